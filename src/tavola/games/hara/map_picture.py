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

from tavola.games.hara.board import SLOTS
from tavola.games.hara.emblems import GROUNDS
from tavola.games.hara.glyphs import ROUND, attribute, shape, text
from tavola.games.hara.hex_picture import deck_drawing, hex_drawing, number, use
from tavola.games.hara.map_layout import HIGH, UNIT, WIDE, Spot, hex_path, space_spots, tile_path, tile_spot, within_tile
from tavola.games.hara.map_words import champion_title, corrupted_title, deck_title, reaches, space_title
from tavola.games.hara.palette import colour
from tavola.games.hara.pieces import CHAMPION_NAMES, TILE_NAMES
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
        f' font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle" {ROUND}>'
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


def figure_spots(space: Any) -> list[tuple[float, float, float]]:
    """Where the figures on a space stand, from its middle, and how large they are."""
    count = len(space["units"])
    if not count:
        return []
    if space["hex"]:
        size, y = (33.0, 37.0) if count == 1 else (30.0, 36.0) if count == 2 else (72.0 / count, 35.0)
        step = size if count < 3 else 62.0 / (count - 1)
        return [((at - (count - 1) / 2) * step, y, size) for at in range(count)]
    if count == 1:
        return [(0.0, 3.0, 48.0)]
    if count == 2:
        return [(-20.0, 3.0, 38.0), (20.0, 3.0, 38.0)]
    size = 33.0 if count < 5 else 27.0
    rows = [count // 2, count - count // 2]
    found: list[tuple[float, float, float]] = []
    for row, many in enumerate(rows):
        y = 5 + (row - 0.5) * (size + 1)
        found += [((at - (many - 1) / 2) * (size + 1), y, size) for at in range(many)]
    return found


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
        f'M10 14 14 10" stroke="{colour("harm")}" stroke-width="2.6"/></pattern>'
        f'<path id="hara-cell" d="{hex_path(0, 0)}"/><path id="hara-tile" d="{tile_path()}"/>'
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


_OWN: Final = {"cell", "tile", "ring"}


def _definitions(drawn: str) -> str:
    """The grounds, and the shapes that ``drawn`` uses."""
    names = sorted(set(_USED.findall(drawn)) - _OWN)
    return f"<defs>{_grounds()}{''.join([_symbol(name) for name in names])}</defs>"


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
        self.seats: dict[str, Any] = {seat["champion"]: seat for seat in table["seats"]}
        self.corrupted: dict[str, Any] = {unit["id"]: unit for unit in table["corrupted"]}

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
            f'<g data-piece="{piece}" data-ref="{name}" role="img"{self._lit(piece)}>'
            f"<title>{text(self.names.words(TILE_WORDS[tile]))}</title>",
            f'<use href="#hara-tile" fill="url(#hara-ground-{name})" stroke="{colour(f"{name}-deep")}"'
            ' stroke-width="7"/></g>',
        ]
        parts += [self._space(space, *spot) for space, spot in zip(spaces, at, strict=True)]
        for space, spot in zip(spaces, at, strict=True):
            parts += self._figures(space, *spot)
        if piece in self.lit:
            parts.append(_glow('<use href="#hara-tile"', 9))
        return (
            f'<g class="hara-tile" data-tile="{name}" data-x="{x}" data-y="{y}" transform="translate({x} {y})">'
            f"{''.join(parts)}</g>"
        )

    def _lit(self, piece: str) -> str:
        return ' data-lit=""' if piece in self.lit else ""

    # Spaces -------------------------------------------------------------------------------------------------------

    def _space(self, space: Any, x: float, y: float) -> str:
        piece, tile = space["id"], self.table["tiles"][space["tile"]]
        if not space["enterable"]:
            name = self.names.words(TILE_TITLES[space["tile"]])
            title, reference = deck_title(tile, name, self.names), tile["id"]
            drawn = deck_drawing(tile, name)
        else:
            title = space_title(self.table, space, self.names)
            reference = (space["hex"]["card"] or "event") if space["hex"] else ""
            drawn = self._on_space(space, tile["id"])
        threat = f' data-threat="{space["threat"]}"' if space["enterable"] else ""
        explained = f' data-ref="{reference}"' if reference else ""
        return (
            f'<g class="hara-space" data-piece="{piece}"{explained}{threat}{self._lit(piece)} role="img"'
            f' transform="translate({x} {y})"><title>{text(title)}</title>{drawn}</g>'
        )

    def _on_space(self, space: Any, tile: str) -> str:
        """What lies on a space, its number, and the light around it."""
        # The cell itself is the ground to press on; the pattern of its tile shows through.
        parts = [
            f'<use href="#hara-cell" fill="{colour(f"{tile}-land")}" fill-opacity=".18" stroke="{colour("seam")}"'
            ' stroke-opacity=".55" stroke-width="2"/>'
        ]
        crowded = bool(space["units"])
        if space["id"] == "dojo":
            parts.append(_home(crowded))
        if space["razed"]:
            parts.append(f'<use href="#hara-cell" fill="{colour("stone")}" fill-opacity=".55"/>' + use("razed", 0, 0, 84))
        if space["hex"]:
            parts.append(hex_drawing(self.names.cards, space["hex"], self.names.language, crowded))
            if space["razed"]:
                parts.append(use("token", 33, 33, 20))
        if space["number"]:
            parts.append(_numbered(space["number"], tile, bool(space["hex"] or crowded)))
        if space["id"] in self.lit:
            parts.append(_glow('<use href="#hara-ring"', 6))
            if self.ways.get(space["id"]):
                parts.append(_danger(self.ways[space["id"]]))
        return "".join(parts)

    # Figures --------------------------------------------------------------------------------------------------------

    def _figures(self, space: Any, x: float, y: float) -> list[str]:
        return [
            self._figure(unit, x + dx, y + dy, size)
            for unit, (dx, dy, size) in zip(space["units"], figure_spots(space), strict=True)
        ]

    def _figure(self, unit: str, x: float, y: float, size: float) -> str:
        is_champion = unit in self.seats
        if is_champion:
            seat = self.seats[unit]
            title = champion_title(seat, self.names)
            active = seat["seat"] == self.table["active"]
            drawn = _base(size, active) + use(f"champion-{_emblem(seat, self.names)}", 0, -1, size)
        else:
            now = self.corrupted[unit]
            title = corrupted_title(now, self.names)
            drawn = _base(size, False) + use(f"corrupted-{unit}", 0, -2, size * 1.12) + _bar(now, size)
        if unit in self.lit:
            drawn += (
                f'<circle r="{size / 2 + 2:.1f}" fill="none" stroke="{colour("lit-ring")}" stroke-width="7"/>'
                f'<circle class="hara-lit" r="{size / 2 + 2:.1f}" fill="none" stroke="{colour("lit")}" stroke-width="4"/>'
            )
        kind = "champion" if is_champion else "corrupted"
        return (
            f'<g class="hara-figure hara-{kind}" data-piece="{unit}" data-ref="{unit}"{self._lit(unit)} role="img"'
            f' transform="translate({x:.1f} {y:.1f})"><title>{text(title)}</title>{drawn}</g>'
        )

    # Reach ----------------------------------------------------------------------------------------------------------

    def _reaches(self) -> str:
        """For each Monster and Corrupted the spaces in its reach, to be shown while it is pointed at."""
        spots = space_spots(self.table)
        parts = [
            f'<g class="hara-reaches" pointer-events="none" fill="url(#hara-threat)" stroke="{colour("harm")}"'
            ' stroke-width="3">'
        ]
        for piece, spaces in reaches(self.table, self.names):
            d = "".join([hex_path(*spots[space], 0.95) for space in spaces])
            parts.append(f'<path class="hara-reach" data-reach="{piece}" visibility="hidden" d="{d}"/>')
        return "".join(parts) + "</g>"


def _emblem(seat: Any, names: Names) -> str:
    """The champion's emblem: an owner's cards keep the champions' ids."""
    return CHAMPION_NAMES[[champion.id for champion in names.cards.champions].index(seat["champion"])]


def _orbits() -> str:
    """The paths of light on which the Worlds lie around the Dojo."""
    x, y = tile_spot(0)
    rings = "".join([f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for radius in (2.646 * UNIT, 3.6 * UNIT, 4.06 * UNIT)])
    return f'<g fill="none" stroke="{colour("orbit")}" stroke-width="2" stroke-dasharray="2 7">{rings}</g>'


def _home(crowded: bool) -> str:
    """The Dojo itself, the home of all (HARA-DOJO-01)."""
    drawn = f'<path d="{hex_path(0, 0, 0.9)}" fill="{colour("dojo-land")}" stroke="{colour("dojo-deep")}" stroke-width="4"/>'
    faint = f' color="{colour("dojo")}"' + (' opacity=".28"' if crowded else "")
    return drawn + use("world-dojo", 0, 2, 62, faint)


def _numbered(value: int, tile: str, small: bool) -> str:
    """The number of a space: large where nothing lies, at the upper point where something does."""
    if not small:
        return (
            f'<text y="13" font-size="37" font-family="Georgia,serif" fill="{colour(tile)}" fill-opacity=".85"'
            f' stroke="{colour(f"{tile}-land")}" stroke-width="6" paint-order="stroke">{value}</text>'
        )
    return (
        f'<circle cy="-42" r="11" fill="{colour(f"{tile}-deep")}" stroke="{colour("white")}" stroke-width="1.6"/>'
        f"{number(value, 0, -42, 16, 'white')}"
    )


def _glow(shape_tag: str, width: float) -> str:
    """A light around something that may be acted upon."""
    return (
        f'{shape_tag} fill="none" stroke="{colour("lit-ring")}" stroke-width="{width + 3}" pointer-events="none"/>'
        f'{shape_tag} class="hara-lit" fill="none" stroke="{colour("lit")}" stroke-width="{width}"'
        ' pointer-events="none"/>'
    )


def _danger(damage: int) -> str:
    """The damage of a movement to a space: on the way, and at the end of the turn."""
    return (
        f'<rect x="14" y="18" width="36" height="25" rx="12" fill="{colour("peril")}" stroke="{colour("white")}"'
        f' stroke-width="2"/>{number(f"−{damage}", 32, 30, 19, "white")}'
    )


def _base(size: float, active: bool) -> str:
    """The shadow of a figure, and a golden ring around whoever is on turn."""
    shadow = f'<ellipse cy="{size * 0.42:.1f}" rx="{size * 0.44:.1f}" ry="{size * 0.16:.1f}" fill="{colour("dark")}" opacity=".35"/>'
    if not active:
        return shadow
    return shadow + f'<circle cy="-1" r="{size / 2 + 1:.1f}" fill="{colour("gold")}" stroke="{colour("dark")}" stroke-width="1.4"/>'


def _bar(unit: Any, size: float) -> str:
    """A Corrupted's Health on its bar, and its Resilience tokens."""
    wide, high, y = size * 1.1, 12.0, size * 0.5 - 3
    full = wide * unit["health"] / max(1, unit["bar"])
    parts = [
        f'<rect x="{-wide / 2:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high}" rx="5" fill="{colour("dark")}"'
        f' stroke="{colour("bone")}" stroke-width="1.2"/>'
        f'<rect x="{-wide / 2:.1f}" y="{y:.1f}" width="{full:.1f}" height="{high}" rx="5" fill="{colour("heart")}"/>',
        number(unit["health"], 0, y + 6, 12, "white"),
    ]
    if unit["tokens"]:
        parts.append(use("resilience", size * 0.5, -size * 0.32, 19))
        parts.append(number(unit["tokens"], size * 0.5, -size * 0.33, 13, "white"))
    return "".join(parts)


assert len(SLOTS) == len(TILE_NAMES)
