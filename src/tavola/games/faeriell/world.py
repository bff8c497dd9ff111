"""The map: Areas of Regions, and the nodes and paths that outline them (FAE-BOARD-01 to -03, FAE-SETUP-01 to -05)."""

from __future__ import annotations

import re
from typing import Final

from tavola.games.faeriell.pieces import GUARDIAN_NAMES, GUARDIANS, MOVE_WORDS, NODE_ROOM, REGION_ROOM, TERRAIN_NAMES
from tavola.kernel.declaration import Declaration
from tavola.kernel.language import mark
from tavola.kernel.toml_lines import Place

#: The longest way that ``World.within`` knows.
MOST_STEPS: Final = 12
#: The least nodes of a Region, and the least corners of its picture.
LEAST_OUTLINE: Final = 3
MOST_CORNERS: Final = 24
#: How many times as long as the other a side of the board may be.
MOST_STRETCH: Final = 4
LARGEST_SIZE: Final = 10_000.0
MOST_PATHS: Final = 400

#: Names are words of moves, so they have no spaces.
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,15}", re.ASCII)


class World:
    """A map that never changes; Regions and nodes are numbered in the order in which they are declared."""

    __slots__ = (
        "adjacent",
        "adjacent_bits",
        "along",
        "area",
        "area_nodes",
        "area_regions",
        "neighbours",
        "node_at",
        "node_count",
        "node_names",
        "node_region_bits",
        "node_regions",
        "path_regions",
        "polygons",
        "region_count",
        "region_names",
        "region_nodes",
        "size",
        "steps_to",
        "terrain",
        "within",
    )

    def __init__(
        self,
        size: tuple[float, float],
        regions: list[tuple[str, int, int, tuple[tuple[float, float], ...]]],
        nodes: list[tuple[str, tuple[float, float], tuple[int, ...]]],
        paths: list[tuple[int, int]],
    ) -> None:
        #: Of the board, in the units of the corners.
        self.size: tuple[float, float] = size
        self.region_names: tuple[str, ...] = tuple([one[0] for one in regions])
        self.region_count: int = len(regions)
        #: Of each Region: the Guardian of its Area, the printed terrain, the corners of its picture.
        self.area: tuple[int, ...] = tuple([one[1] for one in regions])
        self.terrain: tuple[int, ...] = tuple([one[2] for one in regions])
        self.polygons: tuple[tuple[tuple[float, float], ...], ...] = tuple([one[3] for one in regions])
        self.node_names: tuple[str, ...] = tuple([one[0] for one in nodes])
        self.node_count: int = len(nodes)
        self.node_at: tuple[tuple[float, float], ...] = tuple([one[1] for one in nodes])
        #: Of each node: the Regions it joins, as numbers and as bits.
        self.node_regions: tuple[tuple[int, ...], ...] = tuple([tuple(sorted(one[2])) for one in nodes])
        self.node_region_bits: tuple[int, ...] = tuple([_bits(joined) for joined in self.node_regions])
        ways: list[list[int]] = [[] for _ in nodes]
        for start, end in paths:
            ways[start].append(end)
            ways[end].append(start)
        #: Of each node: the nodes at the other ends of its paths.
        self.neighbours: tuple[tuple[int, ...], ...] = tuple([tuple(sorted(ends)) for ends in ways])
        #: And of each of these paths: the Regions it borders, and the terrains printed on them as bits.
        self.path_regions: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [
                tuple([common(self.node_regions[node], self.node_regions[end]) for end in ends])
                for node, ends in enumerate(self.neighbours)
            ]
        )
        self.along: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self._terrain_bits(bordered) for bordered in each]) for each in self.path_regions]
        )
        self.region_nodes: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([node for node in range(self.node_count) if self.node_region_bits[node] >> region & 1])
                for region in range(self.region_count)
            ]
        )
        #: Of each Region: the Regions that share a path with it (FAE-SETUP-03); a common node is not enough.
        self.adjacent_bits: tuple[int, ...] = self._adjacent_bits()
        self.adjacent: tuple[tuple[int, ...], ...] = tuple(
            [tuple([other for other in range(self.region_count) if bits >> other & 1]) for bits in self.adjacent_bits]
        )
        #: Of each Guardian: the Regions of its Area, and the nodes that join at least one of them (ruling A40).
        self.area_regions: tuple[tuple[int, ...], ...] = tuple(
            [tuple([region for region, area in enumerate(self.area) if area == one]) for one in range(GUARDIANS)]
        )
        self.area_nodes: tuple[tuple[int, ...], ...] = tuple([self._nodes_of(each) for each in self.area_regions])
        #: Of each node, for n = 0 to MOST_STEPS: the nodes that 1 to n steps along paths reach, nearest first.
        self.within: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [self._within(node) for node in range(self.node_count)]
        )
        #: Of each node, for each Region the steps to the nearest of its nodes; MOST_STEPS + 1 where it is farther.
        self.steps_to: tuple[tuple[int, ...], ...] = tuple([self._steps_to(node) for node in range(self.node_count)])

    def _terrain_bits(self, regions: tuple[int, ...]) -> int:
        return _bits(tuple([self.terrain[region] for region in regions]))

    def _adjacent_bits(self) -> tuple[int, ...]:
        bits = [0] * self.region_count
        for each in self.path_regions:
            for bordered in each:
                for region in bordered:
                    bits[region] |= _bits(bordered) & ~(1 << region)
        return tuple(bits)

    def _nodes_of(self, regions: tuple[int, ...]) -> tuple[int, ...]:
        wanted = _bits(regions)
        return tuple([node for node in range(self.node_count) if self.node_region_bits[node] & wanted])

    def _within(self, start: int) -> tuple[tuple[int, ...], ...]:
        seen = 1 << start
        reached: list[int] = []
        ring = [start]
        answers: list[tuple[int, ...]] = [()]
        for _ in range(MOST_STEPS):
            further: list[int] = []
            for node in ring:
                for end in self.neighbours[node]:
                    if not seen >> end & 1:
                        seen |= 1 << end
                        further.append(end)
            reached += further
            ring = further
            answers.append(tuple(reached) if further else answers[-1])
        return tuple(answers)

    def _steps_to(self, start: int) -> tuple[int, ...]:
        steps = [MOST_STEPS + 1] * self.region_count
        for count in range(MOST_STEPS, -1, -1):
            for node in (*self.within[start][count], start):
                for region in self.node_regions[node]:
                    steps[region] = count
        for region in self.node_regions[start]:
            steps[region] = 0
        return tuple(steps)


def common(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """The Regions that two nodes have in common: those that a path between them borders."""
    return tuple([region for region in one if region in other])


def _bits(numbers: tuple[int, ...]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


# Reading a map --------------------------------------------------------------------------------------------------------

_MAP: Final = "map"
_MAP_KEYS: Final = ("size", "regions", "nodes", "paths")
_REGION_KEYS: Final = ("area", "terrain", "corners")
_NODE_KEYS: Final = ("at", "regions", "coast")


def read_world(file: Declaration) -> World:
    """The map that a file declares; with a fault in it only its Regions, for what else in the file names them."""
    before = file.faults()
    file.table((_MAP,), _MAP_KEYS)
    size = _read_size(file)
    regions = _read_regions(file, size)
    if not regions:
        return World(size, [], [], [])
    coasts: set[int] = set()
    nodes = _read_nodes(file, size, tuple([one[0] for one in regions]), coasts)
    paths = _read_paths(file, nodes, coasts)
    if file.faults() == before:
        world = World(size, regions, nodes, paths)
        _check_outlines(file, world)
        _check_in_one_piece(file, world)
        if file.faults() == before:
            return world
    return World(size, regions, [], [])


def _read_size(file: Declaration) -> tuple[float, float]:
    place: Place = (_MAP, "size")
    sides = file.array(place, file.at(place), 2, 2)
    if not sides:
        return (LARGEST_SIZE, LARGEST_SIZE)
    across = file.measure((*place, 0), sides[0], 1, LARGEST_SIZE)
    down = file.measure((*place, 1), sides[1], 1, LARGEST_SIZE)
    if max(across, down) > MOST_STRETCH * min(across, down):
        file.fault(place, mark("{at}: one side may be at most {most} times as long as the other."), most=MOST_STRETCH)
    return (across, down)


def _check_names(file: Declaration, kind: str, names: tuple[str, ...], most: int) -> None:
    """Every name is a word of its own, and there is room for them."""
    if len(names) > most:
        say = mark("{at} has {count} entries; there is room for {most}.")
        file.fault((_MAP, kind), say, count=len(names), most=most)
    heard: set[str] = set()
    for name in names:
        if _NAME.fullmatch(name) is None:
            say = mark("{at}: a name has 1 to 16 letters, digits, - or _, and begins with a letter or digit.")
            file.fault((_MAP, kind, name), say)
        if name.casefold() in heard:
            file.fault((_MAP, kind, name), mark("{at}: another name differs in capital letters only."))
        if name.casefold() in MOVE_WORDS:
            file.fault((_MAP, kind, name), mark("{at}: a word of moves; a Region or node needs another name."))
        heard.add(name.casefold())


def _read_regions(
    file: Declaration, size: tuple[float, float]
) -> list[tuple[str, int, int, tuple[tuple[float, float], ...]]]:
    names = tuple(file.table((_MAP, "regions")))
    _check_names(file, "regions", names, REGION_ROOM)
    regions: list[tuple[str, int, int, tuple[tuple[float, float], ...]]] = []
    for name in names[:REGION_ROOM]:
        place: Place = (_MAP, "regions", name)
        region = file.table(place, _REGION_KEYS)
        area = file.word((*place, "area"), region.get("area"), GUARDIAN_NAMES)
        terrain = file.word((*place, "terrain"), region.get("terrain"), TERRAIN_NAMES)
        corners = file.array((*place, "corners"), region.get("corners"), LEAST_OUTLINE, MOST_CORNERS)
        points = tuple([file.point((*place, "corners", at), corner, size) for at, corner in enumerate(corners)])
        regions.append((name, area, max(terrain, 0), points))
    areas = {one[1] for one in regions}
    for guardian, called in enumerate(GUARDIAN_NAMES):
        # A Region whose Area cannot be read may be the one.
        if regions and guardian not in areas and -1 not in areas:
            say = mark("The Area of the {guardian} has no Region; each of the eight has one or more.")
            file.fault((_MAP, "regions"), say, "FAE-BOARD-01", guardian=called)
    return regions


def _read_nodes(
    file: Declaration, size: tuple[float, float], region_names: tuple[str, ...], coasts: set[int]
) -> list[tuple[str, tuple[float, float], tuple[int, ...]]]:
    names = tuple(file.table((_MAP, "nodes")))
    _check_names(file, "nodes", names, NODE_ROOM)
    regions_heard = {name.casefold() for name in region_names}
    nodes: list[tuple[str, tuple[float, float], tuple[int, ...]]] = []
    for index, name in enumerate(names[:NODE_ROOM]):
        place: Place = (_MAP, "nodes", name)
        if name.casefold() in regions_heard:
            file.fault(place, mark("{at}: a Region has that name; a node needs one of its own."))
        node = file.table(place, _NODE_KEYS, needed=False)
        for key in ("at", "regions"):
            if key not in node:
                file.fault((*place, key), mark("{at} is missing."))
        coast = file.flag((*place, "coast"), node.get("coast"))
        if coast:
            coasts.add(index)
        at = file.point((*place, "at"), node["at"], size) if "at" in node else (0.0, 0.0)
        joined = _read_joined(file, (*place, "regions"), node.get("regions"), region_names, coast)
        nodes.append((name, at, joined))
    return nodes


def _read_joined(
    file: Declaration, place: Place, found: object, region_names: tuple[str, ...], coast: bool
) -> tuple[int, ...]:
    """The Regions that a node joins: 3 or 4 (FAE-SETUP-04), on the coast 2."""
    listed = file.array(place, found, 1, REGION_ROOM)
    joined = [file.word((*place, at), name, region_names) for at, name in enumerate(listed)]
    if -1 in joined or not joined:
        return ()
    if len(set(joined)) < len(joined):
        file.fault(place, mark("{at} names a Region twice."))
    if coast and len(joined) != 2:
        say = mark("{at}: a node of the coast joins 2 Regions, not {count}.")
        file.fault(place, say, "FAE-SETUP-04", count=len(joined))
    elif not coast and len(joined) not in (3, 4):
        say = mark("{at}: a node joins 3 or 4 Regions, not {count}; one at the sea, with 2, says coast = true.")
        file.fault(place, say, "FAE-SETUP-04", count=len(joined))
    return tuple(sorted(set(joined)))


def _read_paths(
    file: Declaration, nodes: list[tuple[str, tuple[float, float], tuple[int, ...]]], coasts: set[int]
) -> list[tuple[int, int]]:
    names = tuple([one[0] for one in nodes])
    found = file.at((_MAP, "paths"))
    paths: list[tuple[int, int]] = []
    for index, entry in enumerate(file.array((_MAP, "paths"), found, 1, MOST_PATHS)):
        place: Place = (_MAP, "paths", index)
        ends = file.array(place, entry, 2, 2)
        if not ends:
            continue
        start = file.word((*place, 0), ends[0], names)
        end = file.word((*place, 1), ends[1], names)
        if start < 0 or end < 0:
            continue
        path = (min(start, end), max(start, end))
        if start == end:
            say = mark("{at}: the path begins and ends at {start}; it needs two nodes.")
            file.fault(place, say, "FAE-SETUP-02", start=names[start])
        elif path in paths:
            say = mark("{at}: the path from {start} to {end} is there already.")
            file.fault(place, say, "FAE-SETUP-02", start=names[start], end=names[end])
        else:
            paths.append(path)
            if nodes[start][2] and nodes[end][2]:
                _check_path(file, place, nodes[start], nodes[end], start in coasts or end in coasts)
    return paths


def _check_path(
    file: Declaration,
    place: Place,
    start: tuple[str, tuple[float, float], tuple[int, ...]],
    end: tuple[str, tuple[float, float], tuple[int, ...]],
    coast: bool,
) -> None:
    """A path lies between the 2 Regions that both its ends join; along the coast it may border 1."""
    bordered = len(common(start[2], end[2]))
    if bordered == 2 or (coast and bordered == 1):
        return
    if coast:
        say = mark("{at}: {start} and {end} join {count} of the same Regions; at the coast it must be 1 or 2.")
    else:
        say = mark("{at}: {start} and {end} join {count} of the same Regions; for a path it must be 2.")
    file.fault(place, say, "FAE-SETUP-02", start=start[0], end=end[0], count=bordered)


def _check_outlines(file: Declaration, world: World) -> None:
    for region, nodes in enumerate(world.region_nodes):
        if len(nodes) < LEAST_OUTLINE:
            say = mark("{at} needs {least} nodes or more, not {count}.")
            place: Place = (_MAP, "regions", world.region_names[region])
            file.fault(place, say, "FAE-SETUP-02", count=len(nodes), least=LEAST_OUTLINE)


def _check_in_one_piece(file: Declaration, world: World) -> None:
    """From anywhere one can get everywhere, along paths and from Region to Region."""
    reached = _reached(world.neighbours)
    for node, name in enumerate(world.node_names):
        if not reached >> node & 1:
            say = mark("{at}: no way along paths leads here from {start}.")
            file.fault((_MAP, "nodes", name), say, "FAE-SETUP-02", start=world.node_names[0])
    reached = _reached(world.adjacent)
    for region, name in enumerate(world.region_names):
        if not reached >> region & 1:
            say = mark("{at}: no way from Region to adjacent Region leads here from {start}.")
            file.fault((_MAP, "regions", name), say, "FAE-SETUP-03", start=world.region_names[0])


def _reached(ways: tuple[tuple[int, ...], ...]) -> int:
    """What can be reached from the first, as bits."""
    seen = 1
    waiting = [0]
    while waiting:
        for end in ways[waiting.pop()]:
            if not seen >> end & 1:
                seen |= 1 << end
                waiting.append(end)
    return seen
