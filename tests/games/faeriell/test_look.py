"""The pictures: whole, for any game and any map; nothing told by colour alone; no name taken for a tag."""

from __future__ import annotations

import random
import re
from collections import Counter
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from tavola.games.faeriell.glyphs import GROUNDS, glyph, shape
from tavola.games.faeriell.look import map_svg, picture, places, tracks_svg, wheel_places, wheel_svg
from tavola.games.faeriell.map_outline import Outline, outline_of
from tavola.games.faeriell.names import BEACONS_OF, GUARDIANS_OF, HEROES, MENACES, TERRAINS, TRIBES
from tavola.games.faeriell.palette import PALETTE
from tavola.games.faeriell.pieces import BLUE, CORRUPTION, FOREST, GUARDIANS, RED, SOWER, TERRAIN_NAMES
from tavola.games.faeriell.setup import begin
from tavola.games.faeriell.state import COOP, FIRST_GAME, SOLO, TWINS, WINTER, FaeriellState, Rules
from tavola.games.faeriell.values import HOUSE
from tavola.games.faeriell.view import view_of

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"scenario": FIRST_GAME}),
    (2, {"scenario": TWINS}),
    (3, {"scenario": WINTER, "shadows": True}),
    (1, {"mode": SOLO, "drifter": True}),
    (3, {"mode": COOP, "drifter": True, "shadows": True, "scenario": WINTER}),
]
#: Bytes of a map: it is sent with every answer.
LARGEST_MAP = 60_000
HOSTILE = "<script>\"&'</title>"


def played(seats: int, moves: int, seed: int = 1, **rules: Any) -> FaeriellState:
    """A game after so many random moves."""
    state = begin(Rules(HOUSE, **rules), seats, seed, False)
    chance = random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal))
    return state


def full_view() -> Any:
    """A table on which there is one of everything that a map can show."""
    view: Any = view_of(played(4, 400, drifter=True, shadows=True), 0)
    table = view["table"]
    table["regions"][1].update(owner=2, beacon=RED, totem=True, token=FOREST)
    table["totem"] = 1
    table["guardians"][0].update(region=1, token=BLUE)
    table["guardians"][1].update(token=CORRUPTION)
    table["guardians"][2].update(token=-1)
    table["drifter"] = 40
    table["seats"][1]["heroes"][0].update(type=SOWER, active=True, node=41, id="h1-5", level=3)
    return view


def pieces(svg: str) -> dict[str, str]:
    """The title of each piece; fails where a piece is there twice."""
    root = ElementTree.fromstring(svg)
    found = [part for part in root.iter() if part.get("data-piece")]
    counts = Counter(part.get("data-piece") for part in found)
    assert set(counts.values()) == {1}, counts
    return {part.get("data-piece", ""): part.findtext("title") or "" for part in found}


def colourless(drawing: str) -> str:
    """A drawing with every colour the same."""
    return re.sub(r"var\((?:[^()]|\([^()]*\))*\)", "grey", drawing)


# Whole ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rules"), MODES)
def test_every_moment_of_every_mode_can_be_drawn(seats: int, rules: dict[str, Any]) -> None:
    for moves in (0, 7, 30, 150, 500, 5000):
        state = played(seats, moves, seed=moves, **rules)
        for seat in (-1, seats - 1):
            view = view_of(state, seat)
            for drawing in (map_svg(view, "it"), wheel_svg(view, "it"), tracks_svg(view, "en")):
                ElementTree.fromstring(drawing)
            table = picture(view, "en")
            assert table.startswith("<svg")
            ElementTree.fromstring(table)


def test_every_piece_is_on_the_map_once_and_says_what_it_is() -> None:
    view = full_view()
    table = view["table"]
    said = pieces(map_svg(view, "en"))
    heroes = [hero for seat in table["seats"] for hero in seat["heroes"] if hero["active"]]
    expected = {f"r{region}" for region in range(HOUSE.world.region_count)}
    expected |= {f"n{node}" for node in range(HOUSE.world.node_count)}
    expected |= {f"g{guardian}" for guardian in range(GUARDIANS)}
    expected |= {hero["id"] for hero in heroes} | {"drifter", "totem"}
    assert heroes
    assert set(said) == expected
    assert all(said.values())
    assert set(places(view)) == expected


def test_the_title_of_a_region_says_all_of_it() -> None:
    said = pieces(map_svg(full_view(), "en"))
    for words in (
        HOUSE.world.region_names[1],
        GUARDIANS_OF[HOUSE.world.area[1]] + " Area",
        TERRAINS[HOUSE.world.terrain[1]],
        f"Heartland, its token: {TERRAINS[FOREST]}",
        f"Settlement of {TRIBES[2]}",
        BEACONS_OF[RED],
        "Spiritual Totem",
        f"{GUARDIANS_OF[0]}, Threatened: {MENACES[BLUE]}",
    ):
        assert words in said["r1"]
    assert f"Corrupted: {MENACES[CORRUPTION]}" in said["g1"]
    assert "not threatened" in said["g2"]
    assert said["h1-5"].startswith(f"{HEROES[SOWER]} of {TRIBES[1]}, level 3")
    for node in range(HOUSE.world.node_count):
        names = [HOUSE.world.region_names[region] for region in HOUSE.world.node_regions[node]]
        assert said[f"n{node}"].endswith(": " + ", ".join(names))


def test_dangers_are_marked_in_the_region_itself() -> None:
    view = full_view()
    for guardian in view["table"]["guardians"]:
        guardian["token"] = -1
    calm = map_svg(view, "en")
    assert calm.count("url(#fae-threat)") == calm.count("url(#fae-blight)") == 0
    view["table"]["guardians"][3]["token"] = RED
    view["table"]["guardians"][4]["token"] = CORRUPTION
    marked = map_svg(view, "en")
    assert marked.count("url(#fae-threat)") == marked.count("url(#fae-blight)") == 1


def test_what_the_map_refers_to_it_defines() -> None:
    drawing = map_svg(full_view(), "en")
    ids = re.findall(r' id="([^"]+)"', drawing)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', drawing)) <= set(ids)


def test_the_map_is_light() -> None:
    assert max(len(map_svg(view_of(played(4, 900, seed), 0), "en")) for seed in range(4)) < LARGEST_MAP


# Shapes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("essence", 5),
        ("terrain", 4),
        ("heartland", 4),
        ("guardian", 8),
        ("animal", 8),
        ("hero", 6),
        ("tribe", 4),
        ("settlement", 4),
        ("menace", 5),
        ("beacon", 4),
        ("perk-kind", 4),
        ("phase", 3),
    ],
)
def test_things_of_a_kind_differ_without_their_colours(kind: str, count: int) -> None:
    drawings = [colourless(shape(f"{kind}-{number}")) for number in range(count)]
    assert all("#" not in drawing for drawing in drawings)
    assert len(set(drawings)) == count
    for drawing in drawings:
        ElementTree.fromstring(f"<svg>{drawing}</svg>")


def test_heroes_of_all_tribes_and_types_differ_without_their_colours() -> None:
    assert len({colourless(shape(f"weybit-{tribe}-{hero}")) for tribe in range(4) for hero in range(6)}) == 24


def test_each_terrain_has_a_ground_of_its_own() -> None:
    drawing = map_svg(full_view(), "en")
    assert len({lines for _, _, lines in GROUNDS}) == len(TERRAIN_NAMES)
    for terrain in range(len(TERRAIN_NAMES)):
        found = re.search(f'id="fae-land-{terrain}".*?</pattern>', drawing)
        assert found
        assert GROUNDS[terrain][2] in found[0]
        assert drawing.count(f"url(#fae-land-{terrain})") == HOUSE.world.terrain.count(terrain)


def test_an_icon_is_hidden_from_readers_or_named() -> None:
    assert 'aria-hidden="true"' in glyph("gem")
    named = glyph("essence-2", HOSTILE)
    assert ElementTree.fromstring(named).get("aria-label") == HOSTILE
    assert ElementTree.fromstring(named).findtext("title") == HOSTILE
    with pytest.raises(KeyError):
        glyph("unicorn")


def test_the_stand_alone_picture_needs_no_custom_properties() -> None:
    drawing = picture(full_view(), "en")
    assert "var(" not in drawing
    assert "light-dark" not in drawing
    assert PALETTE["longfeather"][0] in drawing


# Places ---------------------------------------------------------------------------------------------------------------


def test_buttons_over_the_map_do_not_lie_on_each_other() -> None:
    view = full_view()
    outline = outline_of(view["table"]["map"])
    spots = [*outline.region_spots, *outline.guardian_spots]
    for at, (x, y) in enumerate(spots):
        for other_x, other_y in spots[:at]:
            assert hypot(x - other_x, y - other_y) > 44
        for node_x, node_y in outline.nodes:
            assert hypot(x - node_x, y - node_y) > 26
    assert all(0 < x < 100 and 0 < y < 100 for x, y in places(view).values())


def test_what_stands_in_a_region_is_drawn_inside_it() -> None:
    outline = outline_of(full_view()["table"]["map"])
    for region, around in enumerate(outline.regions):
        for x, y in (outline.region_spots[region], outline.guardian_spots[region]):
            crossings = sum(
                (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax
                for (ax, ay), (bx, by) in zip(around, around[1:] + around[:1], strict=True)
            )
            assert crossings % 2 == 1


def test_paths_follow_the_border_of_the_regions_they_part() -> None:
    # From OWL-B's upper left to its lower left there is a corner in between.
    layout = full_view()["table"]["map"]
    outline = Outline(layout, "x")
    assert len(outline.ways) + len(outline.ways_between) == len(layout["paths"])
    names = layout["node_names"]
    start, end = outline.nodes[names.index("N01")], outline.nodes[names.index("N09")]
    (way,) = [one for one in outline.ways if {one[0], one[-1]} == {start, end}]
    corner = outline.bent((3 * 40 + 26, 2 * 40 + 26))
    assert min(hypot(x - corner[0], y - corner[1]) for x, y in way) < 1


@pytest.mark.rule("FAE-SETUP-03")
def test_water_parts_regions_that_no_path_joins() -> None:
    outline = outline_of(full_view()["table"]["map"])
    assert len(outline.inlets) == 8


def test_a_map_of_somebody_else_is_drawn_too() -> None:
    """As large as a map may be, of slanting Regions, with nodes that lie on no corner and paths along no border."""
    view = full_view()
    table: Any = view["table"]
    layout: Any = table["map"]
    columns, rows = 8, 6
    layout["size"] = (90.0, 300.0)
    layout["polygons"] = [
        [(x * 11, y * 50), (x * 11 + 11, y * 50), (x * 11 + 12, y * 50 + 50), (x * 11 + 1, y * 50 + 50)]
        for y in range(rows)
        for x in range(columns)
    ]
    layout["region_names"] = [f"R{number}" for number in range(48)]
    layout["areas"] = [number % 8 for number in range(48)]
    layout["terrains"] = [number % 4 for number in range(48)]
    layout["nodes"] = [(number % 12 * 7.3 + 2, number // 12 * 36 + 5.5) for number in range(96)]
    layout["node_names"] = [f"N{number}" for number in range(96)]
    layout["paths"] = [(number, number + 1) for number in range(95)]
    plain = {"owner": -1, "beacon": -1, "totem": False, "token": -1}
    table["regions"] = [{"id": f"r{number}", **plain} for number in range(48)]
    said = pieces(map_svg(view, "en"))
    assert {f"r{number}" for number in range(48)} | {f"n{number}" for number in range(96)} <= set(said)
    assert set(places(view)) == set(said)
    ElementTree.fromstring(picture(view, "en"))


def test_names_of_an_owners_map_are_no_tags() -> None:
    view = full_view()
    view["table"]["map"]["region_names"] = [HOSTILE] * HOUSE.world.region_count
    view["table"]["map"]["node_names"] = [HOSTILE] * HOUSE.world.node_count
    for drawing in (map_svg(view, "en"), picture(view, "en")):
        assert "<script" not in drawing
        root = ElementTree.fromstring(drawing)
        assert any(HOSTILE in (part.text or "") for part in root.iter() if part.tag.endswith("title"))


# The wheel and the tracks ---------------------------------------------------------------------------------------------


def test_the_wheel_tells_every_slot_and_numbers_the_stops() -> None:
    state = begin(Rules(HOUSE, scenario=WINTER), 2, 3, False)
    while state.choice is None or state.choice.kind != "harvest":
        state.apply_action(state.legal[0])
    view: Any = view_of(state, state.player)
    wheel = view["table"]["wheel"]
    said = pieces(wheel_svg(view, "en"))
    assert set(said) == {f"w{slot}" for slot in range(12)} == set(wheel_places(view))
    assert [slot for slot in range(12) if "the Harvest token is here" in said[f"w{slot}"]] == [wheel["at"]]
    assert [slot for slot in range(12) if "Action gem" in said[f"w{slot}"]] == wheel["gems"]
    assert wheel["gems"]
    assert wheel["stops"]
    for slot in range(12):
        steps = [stop["steps"] for stop in wheel["stops"] if stop["slot"] == slot]
        assert re.findall(r"steps to here: (\d+)", said[f"w{slot}"]) == [str(step) for step in steps]
        assert all(f">{step}</text>" in wheel_svg(view, "en") for step in steps)


def test_the_wheel_goes_clockwise_from_the_top() -> None:
    spots = wheel_places(full_view())
    assert spots["w0"][0] == pytest.approx(50)
    assert spots["w0"][1] < 50
    assert spots["w3"][0] > 50
    assert spots["w3"][1] == pytest.approx(50)


@pytest.mark.rule("FAE-EVENT-10", "FAE-EVENT-11", "FAE-EVENT-12")
def test_the_doom_track_shows_how_many_tokens_are_drawn_where() -> None:
    view = full_view()
    view["table"].update(doom=7, draws=2, automatic_doom=2)
    drawing = tracks_svg(view, "en")
    assert pieces(drawing)["doom"] == "Doom 7 of 15, tokens in a Menace draft: 2, Doom at the end of the round: +2"
    # One, two and three tokens over the three parts of the track.
    assert drawing.count(shape("havoc")) == 6


def test_the_corruption_track_shows_every_tribe_at_its_level() -> None:
    view = full_view()
    for seat, level in zip(view["table"]["seats"], (0, 5, 2, 2), strict=True):
        seat.update(corruption=level, sower=level == 5)
    said = pieces(tracks_svg(view, "en"))
    assert said["t0"] == "Longfeather: Tribe Corruption 0"
    assert said["t1"] == "Berrywort: Tribe Corruption 5, the Corruption Sower"
    assert set(said) == {"doom", "t0", "t1", "t2", "t3"}
    drawing = tracks_svg(view, "en")
    assert drawing.count(shape("hero-5")) == 1
    at = [float(x) for x in re.findall(r'data-piece="t\d".*?cx="([\d.]+)"', drawing)]
    assert at[0] < at[2] < at[3] < at[1]
