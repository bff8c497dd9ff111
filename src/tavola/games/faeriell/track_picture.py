"""The two tracks as a picture: Doom, and under it the Corruption of each Tribe."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.faeriell.event_phase import draws_at
from tavola.games.faeriell.glyphs import ROUND, attribute, placed, text
from tavola.games.faeriell.names import TRIBES
from tavola.games.faeriell.palette import colour
from tavola.games.faeriell.pieces import DOOM_END, MOST_CORRUPTION
from tavola.kernel.language import mark, translate

_GAME: Final = "tavola.games.faeriell"
_WIDE: Final = 660.0
_HIGH: Final = 138.0
#: Of the Doom track and of the other: where its spaces begin, how wide and high each is.
_LEFT: Final = 48.0
_STEP: Final = 37.8
_SPACE: Final = 38.0
_DOOM_TOP: Final = 30.0
_TRIBE_TOP: Final = 88.0
_TRIBE_STEP: Final = 100.8
_TRIBE_SPACE: Final = 42.0


def tracks_svg(view: Any, language: str) -> str:
    """The tracks of a view."""
    table = view["table"]
    label = attribute(_say(language, mark("Doom and Corruption")))
    return (
        f'<svg class="fae-tracks" viewBox="0 0 {_WIDE:.0f} {_HIGH:.0f}" role="group" aria-label="{label}"'
        f' font-family="system-ui,sans-serif" {ROUND}>{_doom(table, language)}{_corruption(table, language)}</svg>'
    )


def _say(language: str, sentence: str, **gaps: object) -> str:
    words = translate(_GAME, language, sentence)
    return words % gaps if gaps else words


def _shade(part: float) -> str:
    """From white to black, the nearer to the end of a track; printed, so the same on a light and on a dark table."""
    tones = [round(first + (last - first) * part) for first, last in ((253, 36), (243, 29), (218, 39))]
    return "#" + "".join([f"{tone:02x}" for tone in tones])


def _number(words: object, x: float, y: float, size: float, name: str, weight: int = 600) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="middle"'
        f' fill="{colour(name)}">{words}</text>'
    )


def _doom(table: Any, language: str) -> str:
    """Sixteen spaces; above them how many tokens a Menace draft draws there (FAE-EVENT-10 to -12)."""
    at = table["doom"]
    said = [_say(language, mark("Doom %(doom)s of %(end)s"), doom=at, end=DOOM_END)]
    said.append(_say(language, mark("tokens in a Menace draft: %(draws)s"), draws=table["draws"]))
    if table["automatic_doom"]:
        said.append(_say(language, mark("Doom at the end of the round: +%(steps)s"), steps=table["automatic_doom"]))
    parts = [placed("doom", _LEFT - 24, _DOOM_TOP + _SPACE / 2, 32)]
    for first in range(0, DOOM_END, 5):
        parts.append(_bracket(first, draws_at(first), first <= at < first + 5 or (at == DOOM_END and first == 10)))
    for space in range(DOOM_END + 1):
        x = _LEFT + space * _STEP
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{_DOOM_TOP}" width="{_STEP - 2:.1f}" height="{_SPACE}" rx="5"'
            f' fill="{_shade((space / DOOM_END) ** 1.5)}" stroke="{colour("strong")}" stroke-width="1.2"/>'
        )
        dark = space > 9
        parts.append(_number(space, x + _STEP / 2, _DOOM_TOP + 24.5, 15, "coin" if dark else "dark"))
    parts.append(placed("essence-4", _LEFT + (DOOM_END + 0.5) * _STEP, _DOOM_TOP - 13, 20))
    middle = _LEFT + (at + 0.5) * _STEP
    parts.append(
        f'<circle cx="{middle:.1f}" cy="{_DOOM_TOP + _SPACE / 2}" r="17.5" fill="{colour("coin")}"'
        f' stroke="{colour("harm")}" stroke-width="3"/>'
    )
    parts.append(placed("doom", middle, _DOOM_TOP + _SPACE / 2, 23))
    for step in range(table["automatic_doom"]):
        parts.append(_arrow(middle + 10 + step * 10, _DOOM_TOP + _SPACE + 10))
    return f'<g data-piece="doom" data-ref="doom" role="img"><title>{text(", ".join(said))}</title>{"".join(parts)}</g>'


def _arrow(x: float, y: float) -> str:
    """A step that Doom moves by itself."""
    d = f"M{x - 3:.1f} {y - 6}L{x + 3:.1f} {y}L{x - 3:.1f} {y + 6}"
    return f'<path d="{d}" fill="none" stroke="{colour("harm")}" stroke-width="3.4"/>'


def _bracket(first: int, draws: int, now: bool) -> str:
    """Over five spaces as many tokens as are drawn there."""
    left, right = _LEFT + first * _STEP + 3, _LEFT + (first + 5) * _STEP - 3
    name, width = ("harm", 2.6) if now else ("faded", 1.4)
    middle = (left + right) / 2
    half = 12.0 * draws
    d = f"M{left:.1f} 24V14H{middle - half - 4:.1f}M{middle + half + 4:.1f} 14H{right:.1f}V24"
    tokens = [placed("havoc", middle - half + 12 + 24 * one, 14, 21) for one in range(draws)]
    faint = "" if now else ' opacity=".55"'
    return f'<path d="{d}" fill="none" stroke="{colour(name)}" stroke-width="{width}"/><g{faint}>{"".join(tokens)}</g>'


def _corruption(table: Any, language: str) -> str:
    """Six spaces from white to black, with the Tribes side by side."""
    parts = [placed("essence-4", _LEFT - 24, _TRIBE_TOP + _TRIBE_SPACE / 2, 28)]
    for level in range(MOST_CORRUPTION + 1):
        x = _LEFT + level * _TRIBE_STEP
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{_TRIBE_TOP}" width="{_TRIBE_STEP - 2:.1f}" height="{_TRIBE_SPACE}" rx="6"'
            f' fill="{_shade(level / MOST_CORRUPTION)}" stroke="{colour("strong")}" stroke-width="1.2"/>'
        )
        parts.append(_number(level, x + 9, _TRIBE_TOP + 14, 12, "coin" if level > 2 else "dark"))
    tribes = [_tribe(table, seat, language) for seat in table["seats"]]
    return f'<g data-ref="corruption-track">{"".join(parts)}{"".join(tribes)}</g>'


def _tribe(table: Any, seat: Any, language: str) -> str:
    player, level = seat["player"], seat["corruption"]
    beside = [one["player"] for one in table["seats"] if one["corruption"] == level]
    gap = min(30.0, 84 / len(beside))
    x = _LEFT + (level + 0.5) * _TRIBE_STEP + 3 + (beside.index(player) - (len(beside) - 1) / 2) * gap
    y = _TRIBE_TOP + _TRIBE_SPACE / 2 + 1
    said = [_say(language, mark("%(tribe)s: Tribe Corruption %(level)s"), tribe=TRIBES[player], level=level)]
    if seat["sower"]:
        said.append(_say(language, mark("the Corruption Sower")))
    halo = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14.5" fill="{colour("coin")}"/>'
    mask = placed("hero-5", x + 9, y - 11, 18) if seat["sower"] else ""
    return (
        f'<g data-piece="t{player}" role="img"><title>{text(", ".join(said))}</title>'
        f"{halo}{placed(f'tribe-{player}', x, y, 25 if player in (1, 2) else 27)}{mask}</g>"
    )
