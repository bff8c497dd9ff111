"""The house map, and every fault that a map may have."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

from tavola.games.faeriell.pieces import GUARDIANS, NODE_ROOM, OWL, REGION_ROOM, TERRAIN_NAMES
from tavola.games.faeriell.values import HOUSE, read_values
from tavola.games.faeriell.world import MOST_STEPS, World
from tavola.kernel.errors import BadSetting

WORLD = HOUSE.world
TEXT = files("tavola.games.faeriell").joinpath("house.toml").read_text("utf-8").replace('"house"', '"test"')
#: One line of the house map, to be spoilt.
OWL_A = next(line for line in TEXT.split("\n") if line.startswith("OWL-A = "))
N01 = next(line for line in TEXT.split("\n") if line.startswith("N01 = "))
#: The stubs between outer Regions, where the house map has water and another may have a coast.
STUBS = (
    ("C1", (5, 0), ("OWL-A", "WOLF-A"), "N01"),
    ("C2", (11, 0), ("WOLF-A", "SNAKE-A"), "N04"),
    ("C3", (15, 0), ("SNAKE-A", "BEAR-A"), "N07"),
    ("C4", (24, 6), ("BEAR-A", "TOAD-A"), "N20"),
    ("C5", (0, 10), ("OWL-A", "STAG-A"), "N28"),
    ("C6", (9, 16), ("STAG-A", "TURTLE-A"), "N41"),
    ("C7", (13, 16), ("TURTLE-A", "BOAR-A"), "N44"),
    ("C8", (19, 16), ("BOAR-A", "TOAD-A"), "N47"),
)


def faults(text: str) -> list[str]:
    with pytest.raises(BadSetting) as caught:
        read_values(text)
    return [sentence for sentence, _ in caught.value.faults("en")]


def spoilt(old: str, new: str) -> list[str]:
    """The faults of the house map with ``new`` for ``old``."""
    assert TEXT.count(old) == 1
    return faults(TEXT.replace(old, new))


def line_of(start: str) -> int:
    """The line of the house's file that begins so."""
    return next(number for number, line in enumerate(TEXT.split("\n"), 1) if line.startswith(start))


def farthest(ways: tuple[tuple[int, ...], ...]) -> int:
    """The most steps between any two; fails where there is no way."""
    most = 0
    for start in range(len(ways)):
        steps = {start: 0}
        waiting = [start]
        for one in waiting:
            for other in ways[one]:
                if other not in steps:
                    steps[other] = steps[one] + 1
                    waiting.append(other)
        assert len(steps) == len(ways)
        most = max(most, *steps.values())
    return most


def with_coast() -> str:
    """The house's file with the eight stubs as paths to nodes of the coast."""
    nodes = "".join(
        f'{name} = {{ at = {list(at)}, regions = ["{one}", "{other}"], coast = true }}\n'
        for name, at, (one, other), _ in STUBS
    )
    paths = "".join(f'    ["{name}", "{inner}"],\n' for name, _, _, inner in STUBS)
    return TEXT.replace("paths = [\n", "paths = [\n" + paths).rstrip("\n") + "\n" + nodes


# The house map --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-BOARD-01", "FAE-BOARD-02", "FAE-SETUP-01")
def test_eight_areas_of_four_regions() -> None:
    assert WORLD.region_count == 32
    assert [len(regions) for regions in WORLD.area_regions] == [4] * GUARDIANS
    for guardian, regions in enumerate(WORLD.area_regions):
        assert all(WORLD.area[region] == guardian for region in regions)


@pytest.mark.rule("FAE-BOARD-03")
def test_each_area_has_all_terrains() -> None:
    for regions in WORLD.area_regions:
        assert sorted(WORLD.terrain[region] for region in regions) == list(range(len(TERRAIN_NAMES)))


@pytest.mark.rule("FAE-SETUP-04")
def test_a_node_joins_three_or_four_regions() -> None:
    assert WORLD.node_count == 47
    degrees = [len(regions) for regions in WORLD.node_regions]
    assert (degrees.count(3), degrees.count(4)) == (40, 7)
    for node, regions in enumerate(WORLD.node_regions):
        assert WORLD.node_region_bits[node] == sum(1 << region for region in regions)
        assert all(node in WORLD.region_nodes[region] for region in regions)
    assert [len(nodes) for nodes in WORLD.region_nodes].count(4) == 14
    assert {len(nodes) for nodes in WORLD.region_nodes} == {4, 5, 6}
    # By terrain: how often a Region of it meets a node, and how many nodes that are; two nodes meet the same two twice.
    by_terrain = [[WORLD.region_nodes[r] for r in range(32) if WORLD.terrain[r] == t] for t in range(4)]
    assert [sum(len(nodes) for nodes in each) for each in by_terrain] == [39, 36, 38, 35]
    assert [len(set().union(*each)) for each in by_terrain] == [38, 35, 37, 34]


@pytest.mark.rule("FAE-SETUP-02")
def test_a_path_joins_two_nodes_between_two_regions() -> None:
    paths = {(node, end) for node, ends in enumerate(WORLD.neighbours) for end in ends}
    assert len(paths) == 2 * 70
    assert all((end, node) in paths and end != node for node, end in paths)
    for node, ends in enumerate(WORLD.neighbours):
        for at, end in enumerate(ends):
            bordered = WORLD.path_regions[node][at]
            assert set(bordered) == set(WORLD.node_regions[node]) & set(WORLD.node_regions[end])
            assert len(bordered) == 2
            assert WORLD.along[node][at] == sum({1 << WORLD.terrain[region] for region in bordered})
    # Whoever shares two Regions has a path.
    for one in range(47):
        for other in range(one):
            shared = set(WORLD.node_regions[one]) & set(WORLD.node_regions[other])
            assert (len(shared) == 2) == ((one, other) in paths)


@pytest.mark.rule("FAE-SETUP-03", "FAE-SETUP-05")
def test_regions_are_adjacent_by_paths_and_not_by_nodes() -> None:
    sharing = {regions for each in WORLD.path_regions for regions in each}
    pairs = {(region, other) for region, others in enumerate(WORLD.adjacent) for other in others}
    assert pairs == sharing | {(other, region) for region, other in sharing}
    assert len(pairs) == 2 * 70
    for region, others in enumerate(WORLD.adjacent):
        assert WORLD.adjacent_bits[region] == sum(1 << other for other in others)
    # WOLF-A and OWL-A meet at N01 only.
    owl, wolf = WORLD.region_names.index("OWL-A"), WORLD.region_names.index("WOLF-A")
    assert WORLD.node_regions[0] == (owl, WORLD.region_names.index("OWL-B"), wolf)
    assert wolf not in WORLD.adjacent[owl]


def test_the_map_is_in_one_piece_and_not_too_wide() -> None:
    assert farthest(WORLD.neighbours) == 10
    assert farthest(WORLD.adjacent) == 7
    assert {len(ends) for ends in WORLD.neighbours} == {2, 3, 4}
    assert {len(others) for others in WORLD.adjacent} == {3, 4, 5, 6}
    for regions in WORLD.area_regions:
        reached = {regions[0]}
        for _ in regions:
            reached |= {other for one in reached for other in WORLD.adjacent[one] if other in regions}
        assert reached == set(regions)


def test_neighbours_never_have_the_same_terrain() -> None:
    for region, others in enumerate(WORLD.adjacent):
        assert all(WORLD.terrain[region] != WORLD.terrain[other] for other in others)
    for _, _, pair, _ in STUBS:
        one, other = (WORLD.region_names.index(name) for name in pair)
        assert WORLD.terrain[one] != WORLD.terrain[other]


def test_the_shapes_are_the_same_after_half_a_turn() -> None:
    width, height = WORLD.size
    shapes = {frozenset(polygon) for polygon in WORLD.polygons}
    assert len(shapes) == 32
    assert {frozenset((width - x, height - y) for x, y in shape) for shape in shapes} == shapes
    nodes = set(WORLD.node_at)
    assert {(width - x, height - y) for x, y in nodes} == nodes


def test_the_regions_cover_the_board_and_the_nodes_lie_on_their_edges() -> None:
    def area(polygon: tuple[tuple[float, float], ...]) -> float:
        pairs = zip(polygon, polygon[1:] + polygon[:1], strict=True)
        return abs(sum(x * v - u * y for (x, y), (u, v) in pairs)) / 2

    def on_edge(point: tuple[float, float], polygon: tuple[tuple[float, float], ...]) -> bool:
        x, y = point
        edges = zip(polygon, polygon[1:] + polygon[:1], strict=True)
        return any(min(a, c) <= x <= max(a, c) and min(b, d) <= y <= max(b, d) for (a, b), (c, d) in edges)

    assert sum(area(polygon) for polygon in WORLD.polygons) == WORLD.size[0] * WORLD.size[1]
    for node, point in enumerate(WORLD.node_at):
        found = tuple(region for region, polygon in enumerate(WORLD.polygons) if on_edge(point, polygon))
        assert found == WORLD.node_regions[node]


def test_nodes_of_an_area_join_one_of_its_regions() -> None:
    for guardian in range(GUARDIANS):
        wanted = {node for region in WORLD.area_regions[guardian] for node in WORLD.region_nodes[region]}
        assert set(WORLD.area_nodes[guardian]) == wanted
    assert 0 in WORLD.area_nodes[OWL]


# Ways -----------------------------------------------------------------------------------------------------------------


def test_within_lists_what_so_many_steps_reach_nearest_first() -> None:
    for node in range(47):
        steps = {node: 0}
        waiting = [node]
        for one in waiting:
            for other in WORLD.neighbours[one]:
                if other not in steps:
                    steps[other] = steps[one] + 1
                    waiting.append(other)
        assert len(WORLD.within[node]) == MOST_STEPS + 1
        for most, reached in enumerate(WORLD.within[node]):
            assert set(reached) == {other for other, far in steps.items() if 1 <= far <= most}
            assert [steps[other] for other in reached] == sorted(steps[other] for other in reached)


def test_the_steps_to_a_region_are_those_to_its_nearest_node() -> None:
    for node in range(47):
        for region in range(32):
            near = [
                steps
                for steps in range(MOST_STEPS + 1)
                if {node, *WORLD.within[node][steps]} & set(WORLD.region_nodes[region])
            ]
            assert WORLD.steps_to[node][region] == min(near)


# An owner's map -------------------------------------------------------------------------------------------------------


def test_a_coast_makes_outer_neighbours_adjacent() -> None:
    world = read_values(with_coast()).world
    assert (world.node_count, sum(len(ends) for ends in world.neighbours)) == (55, 2 * 78)
    assert len(world.node_regions[world.node_names.index("C1")]) == 2
    for _, _, pair, _ in STUBS:
        one, other = (world.region_names.index(name) for name in pair)
        assert other in world.adjacent[one]
        assert one in world.adjacent[other]


def test_a_path_along_the_coast_borders_one_region() -> None:
    text = with_coast().replace("paths = [\n", 'paths = [\n    ["C1", "C2"],\n')
    world: World = read_values(text).world
    start, end = world.node_names.index("C1"), world.node_names.index("C2")
    at = world.neighbours[start].index(end)
    assert world.path_regions[start][at] == (world.region_names.index("WOLF-A"),)
    assert world.along[start][at] == 1 << world.terrain[world.region_names.index("WOLF-A")]


def test_what_a_map_says_of_terrain_is_believed() -> None:
    text = TEXT.replace(OWL_A, OWL_A.replace("forest", "mountain"))
    assert read_values(text).world.terrain[0] == TERRAIN_NAMES.index("mountain")


# Faults ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-BOARD-01")
def test_every_area_has_a_region() -> None:
    text = TEXT.replace('area = "owl"', 'area = "wolf"')
    found = faults(text)
    assert (
        f"line {line_of('[map.regions]')}: The Area of the owl has no Region; each of the eight has one or more."
        in found
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('terrain = "forest"', 'terrain = "florest"', "map.regions.OWL-A.terrain is 'florest'; did you mean forest?"),
        ('area = "owl"', 'area = "eagle"', "map.regions.OWL-A.area is 'eagle'; it is one of owl, wolf,"),
        ('area = "owl"', 'areas = "owl"', "map.regions.OWL-A.areas is not known; did you mean area?"),
        ('area = "owl", ', "", "map.regions.OWL-A.area is missing."),
        ("[5, 0]", '[5, "x"]', "map.regions.OWL-A.corners[2][2] is 'x'; it must be a number from 0 to 16."),
        ("[5, 0]", "[5, 17]", "map.regions.OWL-A.corners[2][2] is 17; it must be a number from 0 to 16."),
        ("[5, 0]", "[5, nan]", "map.regions.OWL-A.corners[2][2] is nan; it must be a number from 0 to 16."),
        ("[5, 0]", "[5]", "map.regions.OWL-A.corners[2] needs exactly 2 entries, not 1."),
        ("OWL-A", '"OWL A"', "map.regions.OWL A: a name has 1 to 16 letters"),
        ("OWL-A", "owl-b", "map.regions.OWL-B: another name differs in capital letters only."),
    ],
)
def test_faults_of_a_region(old: str, new: str, said: str) -> None:
    found = spoilt(OWL_A, OWL_A.replace(old, new, 1))
    line = line_of("OWL-B =" if "OWL-B:" in said else "OWL-A =")
    assert [one for one in found if one.startswith(f"line {line}: {said}")], found


@pytest.mark.rule("FAE-SETUP-04")
@pytest.mark.parametrize(
    ("new", "said"),
    [
        ('["OWL-A", "WOLF-A"]', "map.nodes.N01.regions: a node joins 3 or 4 Regions, not 2; one at the sea"),
        (
            '["OWL-A", "OWL-B", "WOLF-A", "WOLF-B", "WOLF-C"]',
            "map.nodes.N01.regions: a node joins 3 or 4 Regions, not 5;",
        ),
        ('["OWL-A", "OWL-B", "OWL-B"]', "map.nodes.N01.regions names a Region twice."),
        (
            '["OWL-A", "OWL-B", "WOLF-A"], coast = true',
            "map.nodes.N01.regions: a node of the coast joins 2 Regions, not 3.",
        ),
        ('["OWL-A", "OWL-B", "WOLF-A"], coast = 1', "map.nodes.N01.coast is 1; it must be true or false."),
        ('["OWL-A", "OWL-B", "WOLFA"]', "map.nodes.N01.regions[3] is 'WOLFA'; did you mean WOLF-A?"),
        ('"OWL-A"', "map.nodes.N01.regions is 'OWL-A', and it must be a list in [ ]."),
    ],
)
def test_faults_of_a_node(new: str, said: str) -> None:
    found = spoilt(N01, N01.replace('["OWL-A", "OWL-B", "WOLF-A"]', new))
    assert [one for one in found if one.startswith(f"line {line_of('N01 =')}: {said}")], found


def test_a_node_may_not_be_called_as_a_region() -> None:
    assert f"line {line_of('N01 =')}: map.nodes.owl-a: a Region has that name; a node needs one of its own." in spoilt(
        N01, N01.replace("N01", "owl-a")
    )


@pytest.mark.rule("FAE-SETUP-02")
@pytest.mark.parametrize(
    ("path", "said"),
    [
        ('["N01", "N01"]', "map.paths[1]: the path begins and ends at N01; it needs two nodes."),
        ('["N01", "N99"]', "map.paths[1][2] is 'N99'; did you mean N"),
        ('["N01", "N47"]', "map.paths[1]: N01 and N47 join 0 of the same Regions; for a path it must be 2."),
        ('["N01", "N21"]', "map.paths[1]: N01 and N21 join 1 of the same Regions; for a path it must be 2."),
        ('["N01"]', "map.paths[1] needs exactly 2 entries, not 1."),
        ("7", "map.paths[1] is 7, and it must be a list in [ ]."),
    ],
)
def test_faults_of_a_path(path: str, said: str) -> None:
    found = spoilt('    ["N01", "N02"], ', f"    {path}, ")
    assert [one for one in found if one.startswith(f"line {line_of('paths =') + 1}: {said}")], found


@pytest.mark.rule("FAE-SETUP-02")
def test_a_path_is_there_once_from_either_end() -> None:
    found = spoilt('["N01", "N02"], ["N01", "N09"],', '["N01", "N02"], ["N01", "N09"], ["N09", "N01"],')
    said = "map.paths[3]: the path from N09 to N01 is there already."
    assert found == [f"line {line_of('paths =') + 1}: {said}"]


def test_a_path_to_the_coast_borders_one_region_or_two() -> None:
    text = with_coast().replace('["C1", "N01"]', '["C1", "N47"]')
    line = next(number for number, one in enumerate(text.split("\n"), 1) if '["C1"' in one)
    said = "map.paths[1]: C1 and N47 join 0 of the same Regions; at the coast it must be 1 or 2."
    assert f"line {line}: {said}" in faults(text)


def without_paths(unwanted: Callable[[str, str], bool]) -> str:
    """The house's file without some paths."""
    text = TEXT
    for node, ends in enumerate(WORLD.neighbours):
        for end in ends:
            one, other = WORLD.node_names[node], WORLD.node_names[end]
            if unwanted(one, other) or unwanted(other, one):
                text = text.replace(f'["{one}", "{other}"],', "")
    return text


def test_every_node_can_be_reached() -> None:
    found = faults(without_paths(lambda one, _: one == "N47"))
    assert found == [f"line {line_of('N47 =')}: map.nodes.N47: no way along paths leads here from N01."]


@pytest.mark.rule("FAE-SETUP-03")
def test_every_region_can_be_reached() -> None:
    snake = WORLD.region_nodes[WORLD.region_names.index("SNAKE-A")]
    names = {WORLD.node_names[node] for node in snake}
    found = faults(without_paths(lambda one, other: one in names and other in names))
    said = "map.regions.SNAKE-A: no way from Region to adjacent Region leads here from OWL-A."
    assert f"line {line_of('SNAKE-A =')}: {said}" in found


def test_a_region_has_three_nodes_or_more() -> None:
    added = OWL_A + "\n" + OWL_A.replace("OWL-A", "OWL-E")
    said = "map.regions.OWL-E needs 3 nodes or more, not 0."
    assert f"line {line_of('OWL-A =') + 1}: {said}" in spoilt(OWL_A, added)


@pytest.mark.parametrize(
    ("line", "kind", "most"), [(OWL_A, "regions", REGION_ROOM), (N01, "nodes", NODE_ROOM)], ids=["regions", "nodes"]
)
def test_there_is_room_for_so_many(line: str, kind: str, most: int) -> None:
    more = "\n".join(f"X{number}{line[line.index(' ') :]}" for number in range(most))
    count = most + (WORLD.region_count if kind == "regions" else WORLD.node_count)
    said = f"map.{kind} has {count} entries; there is room for {most}."
    assert f"line {line_of(f'[map.{kind}]')}: {said}" in spoilt(line, line + "\n" + more)


def test_a_map_is_replaced_whole() -> None:
    assert faults('source = "test"\n\n[map]\nsize = [24, 16]\n') == [
        f"line 3: map.{key} is missing." for key in ("regions", "nodes", "paths")
    ]


@pytest.mark.parametrize("size", ["[24]", "[0, 16]", "[24, inf]", "[24, true]", '"24 x 16"'])
def test_a_board_has_a_width_and_a_height(size: str) -> None:
    found = spoilt("size = [24, 16]", f"size = {size}")
    assert found[0].startswith(f"line {line_of('size =')}: map.size")
