"""Where everything is on the picture of a map: outlines as if drawn by hand, and a place for each piece.

Corners are declared in the units of the board. Every point is bent by one smooth field, so that straight borders look
drawn while Regions, nodes and paths still meet. All is worked out once for each map.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import pairwise
from math import cos, hypot, sin, sqrt
from typing import Any, Final
from zlib import crc32

Point = tuple[float, float]

#: What the picture of every map has about as many of, in its own units.
_GROUND: Final = 960.0 * 640.0
#: Of the sea around the land.
MARGIN: Final = 26.0
#: How far apart the points of a drawn line are.
_STRIDE: Final = 28.0
_MOST_STEPS: Final = 100
#: What a Settlement with all around it, and a Guardian, need around their middles.
_ROOM: Final = 40.0
_GUARDIAN_ROOM: Final = 27.0
_APART: Final = 54.0
_KNOWN_AT_MOST: Final = 16


class Outline:
    """The measures of one map's picture."""

    __slots__ = (
        "_edges",
        "_scale",
        "_vertices",
        "coast",
        "digest",
        "guardian_spots",
        "height",
        "inlets",
        "kept",
        "label_rooms",
        "node_regions",
        "node_size",
        "nodes",
        "piece_size",
        "region_spots",
        "regions",
        "ways",
        "ways_between",
        "width",
    )

    def __init__(self, layout: dict[str, Any], digest: str) -> None:
        #: Tells the names of this map's lines in a document from those of another's.
        self.digest: str = digest
        #: What the picture has drawn of it already and needs again.
        self.kept: dict[str, str] = {}
        wide, high = float(layout["size"][0]), float(layout["size"][1])
        self._scale: float = sqrt(_GROUND / (wide * high))
        self.width: float = wide * self._scale + 2 * MARGIN
        self.height: float = high * self._scale + 2 * MARGIN
        polygons = [[self._flat(corner) for corner in polygon] for polygon in layout["polygons"]]
        nodes = [self._flat(at) for at in layout["nodes"]]
        self.nodes: list[Point] = [self.bent(at) for at in nodes]
        #: Of each Region the points of its drawn outline.
        self.regions: list[list[Point]] = [self._drawn_around(polygon) for polygon in polygons]
        self._vertices: list[Point] = []
        self._edges: dict[tuple[int, int], list[int]] = {}
        corner_of = self._find_edges(polygons, nodes)
        #: Of each node, the Regions it joins.
        self.node_regions: list[list[int]] = [self._regions_at(corner) for corner in corner_of]
        walked: set[tuple[int, int]] = set()
        #: The drawn lines of the paths within an Area, and of those between two.
        self.ways: list[list[Point]] = []
        self.ways_between: list[list[Point]] = []
        for start, end in layout["paths"]:
            both = set(self.node_regions[start]) & set(self.node_regions[end])
            between = len({layout["areas"][region] for region in both}) > 1
            (self.ways_between if between else self.ways).append(self._way(corner_of, start, end, both, walked))
        #: Lines where the land ends, and where water parts two Regions.
        self.coast: list[list[Point]] = [
            self._drawn(*self._ends(edge)) for edge, regions in self._edges.items() if len(regions) == 1
        ]
        self.inlets: list[list[Point]] = [
            self._drawn(*self._ends(edge))
            for edge, regions in self._edges.items()
            if len(regions) > 1 and edge not in walked
        ]
        self.node_size: float = max(4.0, min(8.0, 0.2 * _nearest(nodes)))
        #: Where the middle of a Settlement is, and of a Guardian who is in that Region.
        self.region_spots: list[Point] = []
        self.guardian_spots: list[Point] = []
        #: How wide the Region is where its name is.
        self.label_rooms: list[float] = []
        self.piece_size: float = self._find_spots(polygons)

    def _flat(self, corner: Any) -> Point:
        return (float(corner[0]) * self._scale + MARGIN, float(corner[1]) * self._scale + MARGIN)

    def bent(self, at: Point) -> Point:
        """Where a point of the plain map is drawn."""
        x, y = at
        across = 5.5 * sin(y / 31 + x / 97) + 4 * sin(x / 53 + 1.7) * cos(y / 43) + 1.1 * sin(y / 7.3 + x / 19)
        down = 5.5 * sin(x / 37 + 0.9 + y / 83) + 4 * cos(y / 47) * sin(x / 41 + 4.1) + 1.1 * sin(x / 6.7 + y / 23)
        return (x + across, y + down)

    def _drawn(self, start: Point, end: Point) -> list[Point]:
        """The points of a line, both ends included."""
        steps = max(1, min(_MOST_STEPS, round(hypot(end[0] - start[0], end[1] - start[1]) / _STRIDE)))
        return [
            self.bent((start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps))
            for step in range(steps + 1)
        ]

    def _drawn_around(self, polygon: list[Point]) -> list[Point]:
        points: list[Point] = []
        for at, corner in enumerate(polygon):
            points += self._drawn(polygon[at - 1], corner)[:-1]
        return points

    # Edges: the borders between two corners next to each other, whosever corners they are ---------------------------

    def _find_edges(self, polygons: list[list[Point]], nodes: list[Point]) -> list[int]:
        """Split every border at the corners of others and at nodes; gives the corner of each node."""
        numbers: dict[tuple[int, int], int] = {}
        corners = [[self._corner(at, numbers) for at in polygon] for polygon in polygons]
        corner_of = [self._corner(at, numbers) for at in nodes]
        ordered = sorted(range(len(self._vertices)), key=lambda one: self._vertices[one][0])
        across = [self._vertices[one][0] for one in ordered]
        for region, around in enumerate(corners):
            for at, end in enumerate(around):
                for edge in self._split(around[at - 1], end, ordered, across):
                    beside = self._edges.setdefault(edge, [])
                    if region not in beside:
                        beside.append(region)
        return corner_of

    def _corner(self, at: Point, numbers: dict[tuple[int, int], int]) -> int:
        key = (round(at[0]), round(at[1]))
        if key not in numbers:
            numbers[key] = len(self._vertices)
            self._vertices.append(at)
        return numbers[key]

    def _split(self, start: int, end: int, ordered: list[int], across: list[float]) -> list[tuple[int, int]]:
        (ax, ay), (bx, by) = self._vertices[start], self._vertices[end]
        length = hypot(bx - ax, by - ay)
        if not length:
            return []
        on_it: list[tuple[float, int]] = []
        for place in range(bisect_left(across, min(ax, bx) - 1), bisect_right(across, max(ax, bx) + 1)):
            x, y = self._vertices[ordered[place]]
            along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
            aside = abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
            if aside < 1 and 1 < along < length - 1:
                on_it.append((along, ordered[place]))
        stops = [start, *[corner for _, corner in sorted(on_it)], end]
        return [(min(one, other), max(one, other)) for one, other in pairwise(stops)]

    def _ends(self, edge: tuple[int, int]) -> tuple[Point, Point]:
        return (self._vertices[edge[0]], self._vertices[edge[1]])

    def _regions_at(self, corner: int) -> list[int]:
        return sorted({region for edge, beside in self._edges.items() if corner in edge for region in beside})

    def _way(
        self, corner_of: list[int], start: int, end: int, both: set[int], walked: set[tuple[int, int]]
    ) -> list[Point]:
        """A path follows the border of the two Regions it parts; where there is none it is straight."""
        open_edges = [edge for edge, beside in self._edges.items() if len(beside) > 1 and both.issuperset(beside)]
        first, last = corner_of[start], corner_of[end]
        trails: list[list[int]] = [[first]]
        nodes = set(corner_of)
        for trail in trails:
            if trail[-1] == last:
                break
            if len(trail) > 1 and trail[-1] in nodes:
                continue
            for one, other in open_edges:
                if trail[-1] in (one, other):
                    further = other if one == trail[-1] else one
                    if further not in trail and len(trails) < 400:
                        trails.append([*trail, further])
        else:
            return self._drawn(self._vertices[first], self._vertices[last])
        points: list[Point] = []
        for one, other in pairwise(trail):
            walked.add((min(one, other), max(one, other)))
            points += self._drawn(self._vertices[one], self._vertices[other])
        # Where both ends fall on one corner there is no border between them.
        return points or self._drawn(self._vertices[first], self._vertices[last])

    # Spots: a place for the Settlement and one for the Guardian, clear of borders and of each other -------------------

    def _find_spots(self, polygons: list[list[Point]]) -> float:
        """Find them for every Region; gives how large pieces may be, 1 where there is room."""
        size = 1.0
        for polygon in polygons:
            settlement, guardian = _spots(polygon)
            self.region_spots.append(self.bent(settlement))
            self.guardian_spots.append(self.bent(guardian))
            self.label_rooms.append(_width_at(settlement[0], settlement[1] + 22, polygon))
            apart = hypot(settlement[0] - guardian[0], settlement[1] - guardian[1])
            room = min(
                _clearance(settlement, polygon) / (_ROOM - 6), _clearance(guardian, polygon) / (_GUARDIAN_ROOM - 3)
            )
            size = min(size, max(0.5, min(room, apart / (_APART - 6))))
        return size


def _spots(polygon: list[Point]) -> tuple[Point, Point]:
    """The two middles: the best of a grid, then moved by little."""
    left, right = min([x for x, _ in polygon]), max([x for x, _ in polygon])
    top, bottom = min([y for _, y in polygon]), max([y for _, y in polygon])
    grid = [
        (left + (right - left) * (column + 0.5) / 9, top + (bottom - top) * (row + 0.5) / 9)
        for row in range(9)
        for column in range(9)
    ]
    clear = [(at, _clearance(at, polygon)) for at in grid]
    inside = sorted([one for one in clear if one[1] > 0], key=lambda one: -one[1])[:44]
    if not inside:
        middle = (sum([x for x, _ in polygon]) / len(polygon), sum([y for _, y in polygon]) / len(polygon))
        return middle, (middle[0], middle[1] - 20)
    heart = _heart(inside, polygon)
    settlement, guardian, best = inside[0][0], inside[0][0], -1e9
    for one, room in inside:
        for other, space in inside:
            worth = _worth(one, room, other, space, heart)
            if worth > best:
                settlement, guardian, best = one, other, worth
    return _nudged(polygon, settlement, guardian, best, heart)


def _heart(inside: list[tuple[Point, float]], polygon: list[Point]) -> Point:
    """The point with the most room around it; of several the one nearest to the middle of the corners."""
    x = sum([at[0] for at in polygon]) / len(polygon)
    y = sum([at[1] for at in polygon]) / len(polygon)
    most = inside[0][1]
    roomy = [at for at, room in inside if room > most - 2]
    return min(roomy, key=lambda at: hypot(at[0] - x, at[1] - y))


def _nudged(polygon: list[Point], one: Point, other: Point, best: float, heart: Point) -> tuple[Point, Point]:
    step = 12.0
    while step > 0.7:
        better = False
        for dx, dy in ((step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)):
            for moved_one, moved_other in (
                ((one[0] + dx, one[1] + dy), other),
                (one, (other[0] + dx, other[1] + dy)),
                ((one[0] + dx, one[1] + dy), (other[0] + dx, other[1] + dy)),
            ):
                room, space = _clearance(moved_one, polygon), _clearance(moved_other, polygon)
                worth = _worth(moved_one, room, moved_other, space, heart)
                if room > 0 and space > 0 and worth > best + 1e-6:
                    one, other, best, better = moved_one, moved_other, worth, True
        if not better:
            step /= 2
    return one, other


def _worth(settlement: Point, room: float, guardian: Point, space: float, heart: Point) -> float:
    """How good two middles are: room first, then the Guardian above the Settlement, and both about the heart."""
    aside, above = abs(settlement[0] - guardian[0]), settlement[1] - guardian[1]
    short = max(0.0, _ROOM - room) + 1.4 * max(0.0, _GUARDIAN_ROOM - space)
    apart = hypot(aside, above)
    short += 1.6 * max(0.0, _APART - apart) + 0.12 * max(0.0, apart - _APART)
    off = hypot((settlement[0] + guardian[0]) / 2 - heart[0], (settlement[1] + guardian[1]) / 2 - heart[1])
    return -short - 0.1 * aside - (0.3 * aside + 4 if above < 0 else 0.0) - 0.15 * off


def _width_at(x: float, y: float, polygon: list[Point]) -> float:
    """Twice the way from a point to the nearer border beside it."""
    nearest = 1e9
    bx, by = polygon[-1]
    for corner in polygon:
        ax, ay = bx, by
        bx, by = corner
        if (ay > y) != (by > y):
            nearest = min(nearest, abs((bx - ax) * (y - ay) / (by - ay) + ax - x))
    return 2 * nearest if nearest < 1e9 else 60.0


def _clearance(at: Point, polygon: list[Point]) -> float:
    """How far a point is from the border, less than 0 outside."""
    x, y = at
    inside = False
    nearest = 1e18
    bx, by = polygon[-1]
    for corner in polygon:
        ax, ay = bx, by
        bx, by = corner
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        length = (bx - ax) ** 2 + (by - ay) ** 2
        part = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) if length else 0.0
        nearest = min(nearest, (ax + part * (bx - ax) - x) ** 2 + (ay + part * (by - ay) - y) ** 2)
    return sqrt(nearest) if inside else -sqrt(nearest)


def _nearest(points: list[Point]) -> float:
    """The least distance between two of them."""
    least = 1e9
    for at, (x, y) in enumerate(points):
        for other_x, other_y in points[:at]:
            least = min(least, hypot(other_x - x, other_y - y))
    return least


_known: dict[str, Outline] = {}


def outline_of(layout: Any) -> Outline:
    """The picture's measures of the map of a view."""
    key = repr([layout[name] for name in ("size", "areas", "polygons", "nodes", "paths")])
    found = _known.get(key)
    if found is None:
        if len(_known) >= _KNOWN_AT_MOST:
            _known.clear()
        found = _known[key] = Outline(layout, f"{crc32(key.encode()):x}")
    return found


# Lines as text --------------------------------------------------------------------------------------------------------


def line(points: list[Point]) -> str:
    """The ``d`` of a line through points, in tenths, each step from the last."""
    return _steps(points, 10)


def ring(points: list[Point]) -> str:
    """The ``d`` of an outline, in whole numbers: other lines lie on it."""
    return _steps(points, 1) + "z"


def _steps(points: list[Point], parts: int) -> str:
    x, y = round(points[0][0] * parts), round(points[0][1] * parts)
    steps = [f"M{_number(x, parts)} {_number(y, parts)}l"]
    for at, point in enumerate(points[1:]):
        across, down = round(point[0] * parts) - x, round(point[1] * parts) - y
        x, y = x + across, y + down
        second = _number(down, parts)
        steps.append(f"{' ' if at and across >= 0 else ''}{_number(across, parts)}{'' if down < 0 else ' '}{second}")
    return "".join(steps)


def _number(number: int, parts: int) -> str:
    if parts == 1:
        return str(number)
    whole, tenth = divmod(abs(number), 10)
    sign = "-" if number < 0 else ""
    return f"{sign}{whole or ('' if tenth else 0)}{f'.{tenth}' if tenth else ''}"


def inset(points: list[Point], by: float) -> list[Point]:
    """The outline drawn so much further in."""
    if (
        sum([one[0] * other[1] - other[0] * one[1] for one, other in zip(points, points[1:] + points[:1], strict=True)])
        < 0
    ):
        by = -by
    moved: list[Point] = []
    for at, (x, y) in enumerate(points):
        before, after = points[at - 1], points[(at + 1) % len(points)]
        ax, ay = x - before[0], y - before[1]
        bx, by_ = after[0] - x, after[1] - y
        first, second = hypot(ax, ay) or 1.0, hypot(bx, by_) or 1.0
        nx, ny = -(ay / first + by_ / second), ax / first + bx / second
        long = max(nx * nx + ny * ny, 1.0)
        moved.append((x + 2 * by * nx / long, y + 2 * by * ny / long))
    return moved
