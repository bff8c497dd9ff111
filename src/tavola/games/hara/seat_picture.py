"""A player board as a picture: Health, Spirit and three energies on bars, the special resource, the Stance."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.hara.glyphs import ROUND, attribute, placed, text
from tavola.games.hara.palette import colour
from tavola.games.hara.pieces import COLOR_NAMES, MOST, SCARED, STANCE_NAMES, TERRIFIED, THRESHOLD
from tavola.games.hara.space_words import Names
from tavola.kernel.language import mark

_WIDE: Final = 380.0
_HEAD: Final = 46.0
_ROW: Final = 27.0
#: The name of a special resource stands under its bar.
_NAME: Final = 15.0
#: Where the cells of a bar begin and end.
_FROM: Final = 66.0
_TO: Final = 372.0

ENERGY_TITLES: Final = (
    mark("red energy {value} of {most}"),
    mark("blue energy {value} of {most}"),
    mark("green energy {value} of {most}"),
)
RESOURCE_TITLES: Final = {
    "grit": mark("Grit {value} of {most}"),
    "momentum": mark("Momentum {value} of {most}"),
    "fear": mark("Fear {value} of {most}"),
    "mana": mark("Mana {value} of {most}"),
    "heat": mark("Heat {value} of {most}"),
    "runes": mark("Runes {value} of {most}"),
}
#: What is written at the bar of a resource.
TRACK_NAMES: Final = {
    "grit": mark("Grit"),
    "momentum": mark("Momentum"),
    "fear": mark("Fear: Scared {scared}, Terrified {terrified}"),
    "mana": mark("Mana"),
    "heat": mark("Heat"),
    "runes": mark("Runes"),
}
#: Health, Spirit, and three energies.
BARS: Final = 5
STANCE_TITLES: Final = {"crane": mark("Crane Stance"), "tiger": mark("Tiger Stance"), "koi": mark("Koi Stance")}
_RESOURCE_COLOURS: Final = {
    "grit": "wood",
    "momentum": "green",
    "fear": "persephone",
    "mana": "blue",
    "heat": "red",
    "runes": "stone",
}


def seat_svg(view: Any, seat: int, language: str) -> str:
    """The player board of a seat."""
    table = view["table"]
    now = table["seats"][seat]
    names = Names(table["cards"], language)
    words = names.words
    most = table["bar"]
    rows = [_bar("heart", "heart", now["health"], MOST, words(mark("Health {value} of {most}")), ())]
    rows.append(_bar("spirit", "spirit", now["spirit"], MOST, words(mark("Spirit {value} of {most}")), ()))
    for number, color in enumerate(COLOR_NAMES):
        rows.append(_energy(now, number, color, most, words(ENERGY_TITLES[number])))
    for resource in now["resources"]:
        rows.append(_resource(resource, words(RESOURCE_TITLES[resource["name"]]), words(TRACK_NAMES[resource["name"]])))
    drawn = [_head(table, now, names)]
    tops = [_HEAD + _ROW * at + _NAME * max(at - BARS, 0) for at in range(len(rows))]
    drawn += [f'<g transform="translate(0 {top:.0f})">{row}</g>' for top, row in zip(tops, rows, strict=True)]
    high = seat_height(view, seat)
    label = attribute(words(mark("Player board of {champion}")).format(champion=names.card(now["champion"])))
    return (
        f'<svg class="hara-seat" viewBox="0 0 {_WIDE:.0f} {high:.0f}" role="group" aria-label="{label}"'
        f' font-family="system-ui,sans-serif" font-weight="700" {ROUND}>{"".join(drawn)}</svg>'
    )


def seat_height(view: Any, seat: int) -> float:
    """The height of a player board that is 380 wide."""
    return _HEAD + _ROW * BARS + (_ROW + _NAME) * len(view["table"]["seats"][seat]["resources"]) + 4


def _head(table: Any, now: Any, names: Names) -> str:
    """The champion with the place in the order of turns, and the Stances where there are any."""
    words = names.words
    champion = now["champion"]
    active = now["seat"] == table["active"]
    ring = f'<circle cx="24" cy="23" r="21" fill="{colour("gold")}"/>' if active else ""
    order = words(mark("Turn Order card {number}")).format(number=now["order"])
    card = "card" if not now["bonus_used"] else "stone"
    base = 22 if now["stance"] else 29
    parts = [
        f'<g data-piece="{champion}" data-ref="{champion}" role="img"><title>{text(names.card(champion))}</title>'
        f"{ring}{placed(f'champion-{champion}', 24, 23, 36)}{_words(names.card(champion), 52, base, 19)}</g>",
        f'<g data-piece="bonus/{now["seat"]}" data-ref="turn_order_{now["order"]}" role="img">'
        f"<title>{text(order)}</title>"
        f'<rect x="344" y="7" width="26" height="32" rx="4" fill="{colour(card)}" stroke="{colour("dark")}"'
        f' stroke-width="1.4"/>{_words(str(now["order"]), 357, 30, 19, "dark", "middle")}</g>',
    ]
    if now["stance"]:
        parts.append(_stances(now["stance"], names))
    return "".join(parts)


def _stances(stance: str, names: Names) -> str:
    """Oric's three Stances, the one that he is in on a ground of its own."""
    name = names.words(STANCE_TITLES[stance])
    parts = [f'<g role="img"><title>{text(name)}</title>{_words(name, 52, 40, 14, "faded")}']
    for at, one in enumerate(STANCE_NAMES):
        x = 236 + 36 * at
        if one == stance:
            parts.append(f'<circle cx="{x}" cy="23" r="17" fill="{colour("oric")}" stroke="{colour("dark")}"/>')
        tint, faint = ("white", "") if one == stance else ("faded", ' opacity=".6"')
        parts.append(f'<g color="{colour(tint)}"{faint}>{placed(f"stance-{one}", x, 23, 22)}</g>')
    return "".join(parts) + "</g>"


def _bar(sign: str, fill: str, value: int, most: int, title: str, thresholds: tuple[int, ...]) -> str:
    """A bar of cells, full as far as ``value``; thresholds have a notch above."""
    wide = (_TO - _FROM) / most
    cells = "".join([_cell(at, wide) for at in range(value)])
    rest = "".join([_cell(at, wide) for at in range(value, most)])
    parts = [
        f'<g role="img"><title>{text(title.format(value=value, most=most))}</title>{placed(sign, 20, 13, 21)}',
        _words(str(value), 48, 20, 19, "ink", "middle"),
        f'<path d="{rest}" fill="none" stroke="{colour("faded")}" stroke-opacity=".55" stroke-width="1.2"/>',
        f'<path d="{cells}" fill="{colour(fill)}" stroke="{colour("dark")}" stroke-width="1.2"/>',
    ]
    parts += [_notch(_FROM + wide * threshold - wide / 2, value >= threshold) for threshold in thresholds]
    return "".join(parts) + "</g>"


def _cell(at: int, wide: float) -> str:
    return f"M{_FROM + at * wide + 1.5:.1f} 5.5h{wide - 3:.1f}v15h-{wide - 3:.1f}z"


def _notch(x: float, reached: bool) -> str:
    """A threshold: a wedge over its cell that is golden once it is reached."""
    return (
        f'<path d="M{x - 7:.1f} .5h14l-7 8.5z" fill="{colour("gold" if reached else "paper")}"'
        f' stroke="{colour("dark" if reached else "faded")}" stroke-width="1.3"/>'
    )


def _energy(now: Any, number: int, color: str, most: int, title: str) -> str:
    """An energy bar: the threshold in its middle brings a card (HARA-LEVEL-01), its end is the goal."""
    value = now["energy"][number]
    drawn = _bar(f"energy-{color}", color, value, most, title, (THRESHOLD,) if most > THRESHOLD else ())
    wide = (_TO - _FROM) / most
    end = _TO - wide / 2
    opacity = "" if value >= most else ' opacity=".55"'
    drawn += f'<g pointer-events="none"{opacity}>{placed("points", end, 13, 14)}</g>'
    if color in now["due"]:
        drawn += placed("ultimate", _FROM + wide * (THRESHOLD - 0.5), 13, 15)
    return drawn


def _resource(resource: Any, title: str, called: str) -> str:
    name = resource["name"]
    thresholds = (SCARED, TERRIFIED) if name == "fear" else ()
    sign, fill = f"resource-{name}", _RESOURCE_COLOURS[name]
    drawn = _bar(sign, fill, resource["value"], resource["most"], title, thresholds)
    return drawn + _words(called.format(scared=SCARED, terrified=TERRIFIED), _FROM + 2, 36, 13, "faded")


def _words(words: str, x: float, y: float, size: int, fill: str = "ink", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}" fill="{colour(fill)}">'
        f"{text(words)}</text>"
    )
