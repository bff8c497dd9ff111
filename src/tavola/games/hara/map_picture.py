"""The map as a picture: seven tiles, what lies on their spaces, and the figures.

Every piece is a group with ``data-piece`` (its id in the view), ``data-ref`` (the card that explains it) and a title
that says all of it. Each tile is a group ``data-tile`` moved to its place by its transform (also as ``data-x`` and
``data-y``), with everything on it inside, so that a script can let it glide there from where it was. What colour
tells, a pattern or a shape tells too.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Any, Final

from tavola.games.hara.emblems import GROUNDS
from tavola.games.hara.figures import Figures, figure_spots
from tavola.games.hara.glyphs import ROUND, attribute, shape, text
from tavola.games.hara.hex_picture import deck_drawing, event_back, hex_drawing, monster_frame, number, use
from tavola.games.hara.map_layout import (
    HIGH,
    POINT,
    UNIT,
    WIDE,
    Spot,
    hex_path,
    space_spots,
    tile_path,
    tile_spot,
    within_tile,
)
from tavola.games.hara.map_words import deck_title, razing, reaches, space_title
from tavola.games.hara.palette import colour
from tavola.games.hara.pieces import TILE_NAMES
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.space_words import Names
from tavola.kernel.language import mark

#: The names of the tiles as they stand on the map.
TILE_TITLES: Final = (
    mark("Dojo"),
    mark("Arechi Wastes"),
    mark("Oppenheim"),
    mark("Oakenmoor"),
    mark("The Baiyu"),
    mark("Lunaridge"),
    mark("The Drear"),
)
_USED: Final = re.compile(r'href="#hara-([a-z0-9_-]+)"')


def lit_pieces(view: Any) -> set[str]:
    """The pieces on which the question that waits has answers."""
    choice = view["choice"]
    return {action["piece"] for action in choice["actions"]} if choice else set()


def map_svg(view: Any, language: str, lit: Collection[str] | None = None) -> str:
    """The map of a view; ``lit`` are the pieces that may be acted upon, those with answers unless told otherwise."""
    table = view["table"]
    picture = _Map(table, Names(table["cards"], language), lit_pieces(view) if lit is None else lit)
    drawn = picture.drawn()
    label = attribute(picture.names.words(mark("Map")))
    return (
        f'<svg class="hara-map" viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="group" aria-label="{label}"'
        f' font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle" fill="{colour("dark")}" {ROUND}>'
        f"{_definitions(drawn)}{drawn}</svg>"
    )


def places(view: Any) -> dict[str, Spot]:
    """The middle of each piece of the map, in percent of its width and height."""
    table = view["table"]
    spots = space_spots(table)
    found = dict(spots)
    for space in table["spaces"]:
        x, y = spots[space["id"]]
        for unit, (dx, dy, _) in zip(space["units"], figure_spots(space), strict=True):
            found[unit] = (x + dx, y + dy)
    for tile in table["tiles"]:
        if not tile["removed"]:
            found[f"tile/{tile['id']}"] = tile_spot(tile["slot"])
    return {piece: (round(x * 100 / WIDE, 2), round(y * 100 / HIGH, 2)) for piece, (x, y) in found.items()}


# Definitions ----------------------------------------------------------------------------------------------------------


@cache
def _grounds() -> str:
    parts: list[str] = []
    for tile, (wide, high, lines) in zip(TILE_NAMES, GROUNDS, strict=True):
        parts.append(
            f'<pattern id="hara-ground-{tile}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse">'
            f'<rect width="{wide}" height="{high}" fill="{colour(f"{tile}-land")}"/><path d="{lines}" fill="none"'
            f' stroke="{colour(tile)}" stroke-opacity=".34" stroke-width="1.5"/></pattern>'
        )
    parts.append(
        '<pattern id="hara-threat" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M-2 14 14 -2M-2 2 2 -2'
        f'M10 14 14 10" stroke="{colour("harm")}" stroke-width="2.4" stroke-opacity=".6"/></pattern>'
        f'<path id="hara-cell" d="{hex_path(0, 0)}" fill-opacity="0" stroke="{colour("seam")}" stroke-opacity=".55"'
        f' stroke-width="2"/><path id="hara-tile" d="{tile_path()}"/>'
        f'<path id="hara-card" d="{hex_path(0, 0, 0.93)}"/>{event_back()}'
        f'<path id="hara-ring" d="{hex_path(0, 0, 0.93)}" fill="none"/>'
    )
    return "".join(parts)


@cache
def _symbol(name: str) -> str:
    drawn = _blank_die() if name == "die-blank" else shape(name)
    return f'<symbol id="hara-{name}" viewBox="-2 -2 28 28">{drawn}</symbol>'


def _blank_die() -> str:
    return (
        f'<rect x="1" y="1" width="22" height="22" rx="5" fill="{colour("card")}" stroke="{colour("dark")}"'
        ' stroke-width="1.4"/>'
    )


_OWN: Final = {"card", "back", "cell", "tile", "ring"}


def _definitions(drawn: str) -> str:
    """The grounds, the frames of Monsters, and the shapes that ``drawn`` and these use."""
    names = sorted(set(_USED.findall(drawn)) - _OWN)
    frames = "".join([_frame(name) for name in names if _is_frame(name)])
    shapes = sorted({*[name for name in names if not _is_frame(name)], *_USED.findall(frames)} - _OWN)
    return f"<defs>{_grounds()}{frames}{''.join([_symbol(name) for name in shapes])}</defs>"


_frame: Final = cache(monster_frame)


def _is_frame(name: str) -> bool:
    return name.startswith(("frame-", "boss-"))


# The map --------------------------------------------------------------------------------------------------------------


class _Map:
    """A map while it is drawn."""

    def __init__(self, table: Any, names: Names, lit: Collection[str]) -> None:
        self.table: Any = table
        self.names: Names = names
        self.lit: Collection[str] = lit
        #: What a movement to a space costs: on the way, and there.
        self.ways: dict[str, int] = {
            way["spaces"][-1]: way["danger"] + way["threat"] for way in table["ways"] if way["spaces"]
        }
        self.figures: Figures = Figures(table, names, lit)

    def drawn(self) -> str:
        parts = [_orbits(), self._empty_slots()]
        parts += [self._tile(number) for number, tile in enumerate(self.table["tiles"]) if not tile["removed"]]
        parts.append(self._reaches())
        return "".join(parts)

    def _empty_slots(self) -> str:
        """Where a World was removed, its outline."""
        parts: list[str] = []
        for tile in self.table["tiles"]:
            if tile["removed"]:
                x, y = tile_spot(tile["slot"])
                parts.append(
                    f'<use href="#hara-tile" x="{x}" y="{y}" fill="none" stroke="{colour("line")}" stroke-width="2.5"'
                    ' stroke-dasharray="3 9"/>'
                )
        return "".join(parts)

    def _tile(self, tile: int) -> str:
        now = self.table["tiles"][tile]
        x, y = tile_spot(now["slot"])
        name = now["id"]
        piece = f"tile/{name}"
        spaces = [space for space in self.table["spaces"] if space["tile"] == tile]
        at = [within_tile(now["slot"], space["q"], space["r"]) for space in spaces]
        parts = [
            f'<use href="#hara-tile" y="7" fill="{colour("edge")}" stroke="{colour("edge")}" stroke-width="7"/>',
            f'<g data-piece="{piece}" role="img"{self._lit(piece)}>'
            f"<title>{text(self.names.words(TILE_WORDS[tile]))}</title>",
            f'<use href="#hara-tile" fill="url(#hara-ground-{name})" stroke="{colour(f"{name}-deep")}"'
            ' stroke-width="7"/></g>',
        ]
        parts += [self._space(space, *spot) for space, spot in zip(spaces, at, strict=True)]
        parts.append(self._over(spaces, at))
        for space, spot in zip(spaces, at, strict=True):
            parts += self.figures.on(space, *spot)
        parts += [
            _danger(self.ways[space["id"]], *spot) for space, spot in zip(spaces, at, strict=True) if self._costs(space)
        ]
        if piece in self.lit:
            parts.append(_glow('<use href="#hara-tile"', 9))
        return (
            f'<g class="hara-tile" data-tile="{name}" data-x="{x}" data-y="{y}" transform="translate({x} {y})">'
            f"{''.join(parts)}</g>"
        )

    def _over(self, spaces: list[Any], at: list[Spot]) -> str:
        """The lights around spaces, and their numbers over all that lies on them: large where nothing does."""
        parts = ['<g pointer-events="none">']
        for space, (x, y) in zip(spaces, at, strict=True):
            if space["id"] in self.lit:
                parts.append(_glow(f'<use href="#hara-ring" x="{x}" y="{y}"', 5))
        large, small = "", ""
        for space, (x, y) in zip(spaces, at, strict=True):
            if not space["number"]:
                continue
            if space["hex"] or space["units"]:
                small += f'<circle cx="{x}" cy="{y - 42:.1f}" r="11" stroke="{colour("white")}" stroke-width="1.6"/>'
                small += number(space["number"], x, y - 42, 16, "white")
            else:
                large += f'<text x="{x}" y="{y + 13:.1f}">{space["number"]}</text>'
        tile = self.table["tiles"][spaces[0]["tile"]]["id"]
        parts.append(
            f'<g font-size="37" font-family="Georgia,serif" fill="{colour(tile)}" stroke="{colour(f"{tile}-land")}"'
            f' stroke-width="6" paint-order="stroke">{large}</g><g fill="{colour(f"{tile}-deep")}">{small}</g>'
        )
        return "".join(parts) + "</g>"

    def _costs(self, space: Any) -> bool:
        """Whether there is damage to tell on a lit space."""
        return space["id"] in self.lit and self.ways.get(space["id"], 0) > 0

    def _lit(self, piece: str) -> str:
        return ' data-lit=""' if piece in self.lit else ""

    # Spaces -------------------------------------------------------------------------------------------------------

    def _space(self, space: Any, x: float, y: float) -> str:
        piece, tile = space["id"], self.table["tiles"][space["tile"]]
        if not space["enterable"]:
            name = self.names.words(TILE_TITLES[space["tile"]])
            title, reference = deck_title(tile, name, self.names), ""
            drawn = deck_drawing(tile, name)
        else:
            title = space_title(self.table, space, self.names)
            reference = space["hex"]["card"] if space["hex"] else ""
            drawn = self._on_space(space, tile["id"])
        threat = f' data-threat="{space["threat"]}"' if space["enterable"] else ""
        explained = f' data-ref="{reference}"' if reference else ""
        return (
            f'<g class="hara-space" data-piece="{piece}"{explained}{threat}{self._lit(piece)} role="img"'
            f' transform="translate({x} {y})"><title>{text(title)}</title>{drawn}</g>'
        )

    def _on_space(self, space: Any, tile: str) -> str:
        """What lies on a space."""
        # The cell is there to be pressed; the ground of its tile shows through.
        parts = ['<use href="#hara-cell"/>']
        crowded = bool(space["units"])
        if space["id"] == "dojo":
            parts.append(_home(crowded))
        if space["razed"] and razing(self.table):
            parts.append(f'<path d="{hex_path(0, 0)}" fill="{colour("stone")}" fill-opacity=".55"/>')
            parts.append(use("razed", 0, 0, 84, ' opacity=".6"'))
        if space["hex"]:
            parts.append(hex_drawing(self.names.cards, space["hex"], self.names.language, crowded))
        if space["razed"]:
            parts.append(use("token", 33, 27, 25) if space["hex"] else use("token", 28, 22, 33))
        return "".join(parts)

    # Reach ----------------------------------------------------------------------------------------------------------

    def _reaches(self) -> str:
        """For each Monster and Corrupted the spaces in its reach, to be shown while it is pointed at."""
        spots = space_spots(self.table)
        parts = [
            f'<g class="hara-reaches" pointer-events="none" fill="url(#hara-threat)" stroke="{colour("harm")}"'
            ' stroke-width="3">'
        ]
        outline = hex_path(0, 0, 0.95)
        outline = outline[outline.index("l") :]
        for piece, spaces in reaches(self.table, self.names):
            starts = [f"M{x:.0f} {y - POINT * 0.95:.0f}" for x, y in [spots[space] for space in spaces]]
            d = "".join([start + outline for start in starts])
            parts.append(f'<path class="hara-reach" data-reach="{piece}" visibility="hidden" d="{d}"/>')
        return "".join(parts) + "</g>"


def _orbits() -> str:
    """The paths of light on which the Worlds lie around the Dojo."""
    x, y = tile_spot(0)
    rings = "".join([f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for radius in (2.646 * UNIT, 3.6 * UNIT, 4.06 * UNIT)])
    return f'<g fill="none" stroke="{colour("orbit")}" stroke-width="2" stroke-dasharray="2 7">{rings}</g>'


def _home(crowded: bool) -> str:
    """The Dojo itself, the home of all (HARA-DOJO-01)."""
    drawn = (
        f'<path d="{hex_path(0, 0, 0.9)}" fill="{colour("dojo-land")}" stroke="{colour("dojo-deep")}"'
        ' stroke-width="4"/>'
    )
    faint = f' color="{colour("dojo")}"' + (' opacity=".28"' if crowded else "")
    return drawn + use("world-dojo", 0, 2, 62, faint)


def _glow(shape_tag: str, width: float) -> str:
    """A light around something that may be acted upon."""
    return (
        f'{shape_tag} fill="none" stroke="{colour("lit-ring")}" stroke-width="{width + 3}" pointer-events="none"/>'
        f'{shape_tag} class="hara-lit" fill="none" stroke="{colour("lit")}" stroke-width="{width}"'
        ' pointer-events="none"/>'
    )


def _danger(damage: int, x: float, y: float) -> str:
    """The damage of a movement to a space: on the way, and at the end of the turn."""
    return (
        f'<g pointer-events="none"><rect x="{x + 12:.1f}" y="{y + 20:.1f}" width="36" height="24" rx="12"'
        f' fill="{colour("peril")}" stroke="{colour("white")}" stroke-width="2"/>'
        f"{number(f'−{damage}', x + 30, y + 31.5, 19, 'white')}</g>"
    )
