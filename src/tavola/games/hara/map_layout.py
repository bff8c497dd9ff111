"""Where things of the map lie in its picture: hexes with a point up, seven to a tile, the tiles a little apart."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from tavola.games.hara.board import SLOTS

#: From the middle of a hex to that of the next one.
UNIT: Final = 100.0
#: How much of its room a tile takes: the rest parts it from its neighbours.
TIGHT: Final = 0.962
WIDE: Final = 830.0
HIGH: Final = 846.0
_MIDDLE: Final = (WIDE / 2, HIGH / 2 - 3)
#: Half the width of a hex, and from its middle to its points.
HALF: Final = UNIT / 2 * TIGHT
POINT: Final = UNIT / sqrt(3) * TIGHT

#: A point of the picture.
Spot = tuple[float, float]


def _spot(q: int, r: int) -> Spot:
    return (UNIT * (q + r / 2), UNIT * r * sqrt(3) / 2)


def tile_spot(slot: int) -> Spot:
    """The middle of a tile."""
    x, y = _spot(*SLOTS[slot])
    return (round(_MIDDLE[0] + x, 1), round(_MIDDLE[1] + y, 1))


def within_tile(slot: int, q: int, r: int) -> Spot:
    """A hex of a tile, from the middle of the tile."""
    x, y = _spot(q - SLOTS[slot][0], r - SLOTS[slot][1])
    return (round(x * TIGHT, 1), round(y * TIGHT, 1))


def space_spots(table: Any) -> dict[str, Spot]:
    """The middle of every space, by id."""
    spots: dict[str, Spot] = {}
    for space in table["spaces"]:
        slot = table["tiles"][space["tile"]]["slot"]
        x, y = tile_spot(slot)
        dx, dy = within_tile(slot, space["q"], space["r"])
        spots[space["id"]] = (x + dx, y + dy)
    return spots


def hex_path(x: float, y: float, size: float = 1.0) -> str:
    """The outline of a hex around a point."""
    half, point = HALF * size, POINT * size
    side, slope = f"{half:.1f}", f"{point / 2:.1f}"
    return f"M{x:.1f} {y - point:.1f}l{side} {slope}v{point:.1f}l-{side} {slope}-{side}-{slope}v-{point:.1f}z"


def tile_path() -> str:
    """The outline of the seven hexes of a tile around its middle: each of the six gives three of its sides."""
    at: list[Spot] = []
    for number in range(6):
        q, r = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))[number]
        x, y = _spot(q, r)
        corners = [
            (HALF, -POINT / 2),
            (HALF, POINT / 2),
            (0, POINT),
            (-HALF, POINT / 2),
            (-HALF, -POINT / 2),
            (0, -POINT),
        ]
        for corner in range(3):
            cx, cy = corners[(number + corner) % 6]
            at.append((x * TIGHT + cx, y * TIGHT + cy))
    return "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in at]) + "Z"


def within(table: Any, start: str, steps: int) -> list[str]:
    """The spaces at most so many steps away (HARA-RANGE-01, HARA-RANGE-03)."""
    at = {(space["q"], space["r"]): space["id"] for space in table["spaces"] if space["enterable"]}
    places = {space: hex for hex, space in at.items()}
    found = {start}
    ring = [start]
    for _ in range(steps):
        outer: list[str] = []
        for space in ring:
            q, r = places[space]
            for hex in ((q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)):
                near = at.get(hex)
                if near is not None and near not in found:
                    found.add(near)
                    outer.append(near)
        ring = outer
    return [space["id"] for space in table["spaces"] if space["id"] in found]
