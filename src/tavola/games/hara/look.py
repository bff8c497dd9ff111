"""How Champions of Hara looks: its pictures for the page, and the whole table as one for notebooks.

Every picture is a pure function of a view. On the page colours follow the theme by custom properties (``palette``);
the stand-alone picture is in plain colours, so that any program can show it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.day_track import DAWN_TITLE, DUSK_TITLE, HIGH, WIDE, days_svg, dice_svg
from tavola.games.hara.glyphs import ROUND, glyph, text
from tavola.games.hara.map_layout import HIGH as MAP_HIGH
from tavola.games.hara.map_layout import WIDE as MAP_WIDE
from tavola.games.hara.map_picture import lit_pieces, map_svg, places
from tavola.games.hara.map_words import champion_title, corrupted_title, deck_title, hex_words, space_title
from tavola.games.hara.palette import colour, settled
from tavola.games.hara.seat_picture import seat_height, seat_svg
from tavola.games.hara.space_words import Names
from tavola.kernel.language import mark, translate

__all__ = [
    "champion_title",
    "corrupted_title",
    "days_svg",
    "deck_title",
    "dice_svg",
    "fold",
    "glyph",
    "hex_words",
    "lit_pieces",
    "map_svg",
    "picture",
    "places",
    "seat_svg",
    "space_title",
]

_PAD: Final = 16.0
_MAP: Final = 700.0
_SIDE: Final = 380.0
_TOP: Final = 44.0
_FOLDS: Final = {"help": mark("Ask for help"), "give": mark("Give an Item")}


def picture(view: Any, language: str) -> str:
    """The table of ``view`` as a stand-alone SVG document."""
    table = view["table"]
    names = Names(table["cards"], language)
    map_high = _MAP * MAP_HIGH / MAP_WIDE
    days = _MAP * HIGH / WIDE
    side = _PAD * 2 + _MAP
    parts = [_inside(map_svg(view, language), _PAD, _TOP, _MAP, map_high)]
    parts.append(_inside(days_svg(view, language), _PAD, _TOP + map_high + 8, _MAP, days))
    y = _TOP
    for seat in range(len(table["seats"])):
        high = seat_height(view, seat)
        parts.append(_inside(seat_svg(view, seat, language), side, y, _SIDE, high))
        y += high + 10
    wide = side + _SIDE + _PAD
    bottom = max(_TOP + map_high + 8 + days, y) + _PAD
    return (
        settled(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {bottom:.0f}" width="{wide:.0f}"'
            f' height="{bottom:.0f}" font-family="system-ui,sans-serif" {ROUND}>'
            f'<rect width="{wide:.0f}" height="{bottom:.0f}" rx="10" fill="{colour("paper")}"/>'
            f'<text x="{_PAD + 4}" y="30" font-family="Georgia,serif" font-size="21" font-weight="600"'
            f' fill="{colour("ink")}">{text(_headline(table, names))}</text>{"".join(parts)}'
        )
        + "</svg>"
    )


def fold(action: Mapping[str, Any], language: str) -> str:
    """Under which heading an answer is folded away where there are many of its sort, "" for none."""
    sentence = _FOLDS.get(action["verb"], "")
    return translate(PACKAGE, language, sentence) if sentence else ""


def _inside(svg: str, x: float, y: float, wide: float, high: float) -> str:
    return svg.replace("<svg ", f'<svg x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" ', 1)


def _headline(table: Any, names: Names) -> str:
    words = names.words
    said = ["Champions of Hara", words(DUSK_TITLE if table["dusk"] else DAWN_TITLE).format(day=table["day"])]
    if table["ending"]:
        said.append(words(mark("the game is over")))
    elif table["active"] >= 0:
        champion = names.card(table["seats"][table["active"]]["champion"])
        said.append(words(mark("turn of {champion}")).format(champion=champion))
    return " · ".join(said)
