"""How Sons of Faeriell looks: its pictures for the page, and the whole table as one for notebooks.

Every picture is a pure function of a view. On the page colours follow the theme by custom properties (``palette``);
the stand-alone picture is in plain colours, so that any program can show it.
"""

from __future__ import annotations

from typing import Any, Final

from tavola.games.faeriell.glyphs import ROUND, glyph, placed, text
from tavola.games.faeriell.map_outline import outline_of
from tavola.games.faeriell.map_picture import map_svg, places, region_words
from tavola.games.faeriell.names import ESSENCES, HEROES, TRIBES
from tavola.games.faeriell.palette import TRIBE_COLOURS, colour, settled
from tavola.games.faeriell.track_picture import tracks_svg
from tavola.games.faeriell.wheel_picture import wheel_places, wheel_svg
from tavola.kernel.language import mark, translate

__all__ = ["glyph", "map_svg", "picture", "places", "region_words", "tracks_svg", "wheel_places", "wheel_svg"]

_GAME: Final = "tavola.games.faeriell"
_WIDE: Final = 1020.0
_PAD: Final = 14.0
_WHEEL: Final = 250.0
_ROW: Final = 42.0


def picture(view: Any, language: str) -> str:
    """The table of ``view`` as a stand-alone SVG document."""
    table = view["table"]
    outline = outline_of(table["map"])
    wide = _WIDE - 2 * _PAD
    high = wide * outline.height / outline.width
    below = 40 + high + 10
    beside = _PAD + _WHEEL + 18
    tracks = (_WIDE - _PAD - beside) * 138 / 660
    rows = below + tracks + 12
    bottom = max(below + _WHEEL, rows + _ROW * len(table["seats"])) + _PAD
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE:.0f} {bottom:.0f}" width="{_WIDE:.0f}"'
        f' height="{bottom:.0f}" font-family="system-ui,sans-serif" {ROUND}>',
        f'<rect width="{_WIDE:.0f}" height="{bottom:.0f}" rx="10" fill="{colour("paper")}"/>',
        f'<text x="{_PAD + 4}" y="28" font-family="Georgia,serif" font-size="20" font-weight="600"'
        f' fill="{colour("ink")}">{text(_headline(table, language))}</text>',
        _inside(map_svg(view, language), _PAD, 40, wide, high),
        _inside(wheel_svg(view, language), _PAD, below, _WHEEL, _WHEEL),
        _inside(tracks_svg(view, language), beside, below, _WIDE - _PAD - beside, tracks),
    ]
    parts += [_tribe(table, seat, beside, rows + _ROW * at, language) for at, seat in enumerate(table["seats"])]
    return settled("".join(parts)) + "</svg>"


def _say(language: str, sentence: str, **gaps: object) -> str:
    words = translate(_GAME, language, sentence)
    return words % gaps if gaps else words


def _inside(svg: str, x: float, y: float, wide: float, high: float) -> str:
    return svg.replace("<svg ", f'<svg x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" ', 1)


def _headline(table: Any, language: str) -> str:
    said = ["Sons of Faeriell", _say(language, mark("Round %(round)s"), round=table["round"])]
    if table["places"]:
        said.append(_say(language, mark("the game is over")))
    else:
        said.append(_say(language, mark("turn of %(tribe)s"), tribe=TRIBES[table["player"]]))
    return " · ".join(said)


def _tribe(table: Any, seat: Any, x: float, y: float, language: str) -> str:
    """A row: the Tribe, its Essences, its active Heroes, its Settlements and Achievements."""
    player = seat["player"]
    middle = y + _ROW / 2 - 2
    mine = player == table["player"] and not table["places"]
    parts = [
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{_WIDE - _PAD - x:.1f}" height="{_ROW - 5}" rx="7" fill="none"'
        f' stroke="{colour(TRIBE_COLOURS[player])}" stroke-width="{3 if mine else 1.3}"/>',
        placed(f"tribe-{player}", x + 20, middle, 25),
        _words(TRIBES[player], x + 38, middle + 5, 15, 600),
    ]
    at = x + 146
    for number, count in enumerate(seat["essences"]):
        parts.append(_counted(f"essence-{number}", count, at, middle, _say(language, ESSENCES[number])))
        at += 46
    at += 10
    for hero in seat["heroes"]:
        if hero["active"]:
            title = f"{_say(language, HEROES[hero['type']])} {hero['level']}"
            parts.append(_counted(f"hero-{hero['type']}", hero["level"], at, middle, title))
            at += 46
    at = _WIDE - _PAD - 148
    houses = _say(language, mark("Settlements on the map"))
    parts.append(_counted(f"settlement-{player}", len(seat["regions"]), at, middle, houses))
    parts.append(_counted("herb", len(seat["herbs"]), at + 46, middle, _say(language, mark("Heirloom Herbs"))))
    claimed = len(seat["claims"])
    parts.append(_counted("achievement", claimed, at + 92, middle, _say(language, mark("Achievements"))))
    return "".join(parts)


def _counted(name: str, count: int, x: float, y: float, title: str) -> str:
    faint = "" if count else ' opacity=".35"'
    return (
        f"<g{faint}><title>{text(title)}: {count}</title>{placed(name, x + 12, y, 23)}"
        f"{_words(str(count), x + 27, y + 5, 15, 600)}</g>"
    )


def _words(words: str, x: float, y: float, size: int, weight: int) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{colour("ink")}">'
        f"{text(words)}</text>"
    )
