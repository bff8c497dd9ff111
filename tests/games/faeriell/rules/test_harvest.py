"""Event Phase, step 4: Harvest."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tavola.games.faeriell.values import Values, read_values
from tests.games.faeriell.scene import Scene

LAND = ("OWL-A", "WOLF-A", "SNAKE-A", "TOAD-A", "STAG-A", "BOAR-A")


def harvesting(seats: int = 2) -> Scene:
    scene = Scene(seats)
    scene.plain()
    return scene


def basket(scene: Scene, player: int) -> dict[str, int]:
    """How many Essences of each colour the player holds, without those of which there are none."""
    colours = ("red", "yellow", "blue", "green", "corruption")
    return {colour: scene.count(player, colour) for colour in colours if scene.count(player, colour)}


# The wheel ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HARVEST-01", "FAE-HARVEST-03")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [("owl", "1", "wolf"), ("owl", "2", "forest"), ("meadow", "1", "owl"), ("stag", "2", "owl")],
)
def test_the_token_moves_clockwise_as_far_as_the_player_likes(start: str, steps: str, end: str) -> None:
    scene = harvesting()
    scene.own(0, "WOLF-A", "SNAKE-A")
    scene.wheel(start)
    scene.bag()
    scene.phase("event")
    scene.do(steps)
    moved = scene.state.wheel
    scene.wheel(end)
    assert moved == scene.state.wheel


@pytest.mark.rule("FAE-HARVEST-01", "FAE-HARVEST-02", "FAE-EX-02")
@pytest.mark.parametrize(("owned", "most"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_the_topmost_empty_settlement_slot_says_how_far(owned: int, most: int) -> None:
    """M08; 3 Settlements make 4 in the rulebook. To stay is not offered."""
    scene = harvesting()
    scene.own(0, *LAND[:owned])
    scene.bag()
    scene.phase("event")
    assert scene.legal() == [str(steps) for steps in range(1, most + 1)]


# A. Great Guardian icon -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HARVEST-04", "FAE-HARVEST-05")
def test_an_animal_icon_gives_every_player_one_essence_per_region_of_the_area() -> None:
    scene = harvesting(3)
    scene.guardian("bear", "BEAR-D")
    scene.own(0, "OWL-A")
    scene.own(1, "BEAR-A", "BEAR-B")
    scene.own(2, "BEAR-C", "OWL-B")
    scene.harvest_on("bear")
    assert [basket(scene, player) for player in range(3)] == [{}, {"yellow": 1, "blue": 1}, {"red": 1}]


@pytest.mark.rule("FAE-HARVEST-05")
def test_the_owner_of_a_heartland_picks_one_of_its_terrains() -> None:
    scene = harvesting()
    scene.own(1, "BEAR-C")
    scene.heartland("BEAR-C", "forest")
    scene.harvest_on("bear")
    assert (scene.player, scene.legal()) == (1, ["red", "green"])
    scene.do("green")
    assert basket(scene, 1) == {"green": 1}


@pytest.mark.rule("FAE-HARVEST-05")
def test_a_heartland_with_its_own_terrain_twice_gives_one_essence() -> None:
    """A02."""
    scene = harvesting()
    scene.own(0, "BEAR-C")
    scene.heartland("BEAR-C", "mountain")
    scene.harvest_on("bear")
    assert basket(scene, 0) == {"red": 1}


@pytest.mark.rule("FAE-HARVEST-06")
@pytest.mark.parametrize(("token", "taken"), [("forest", {"red": 1, "green": 1}), ("mountain", {"red": 2})])
def test_a_heartland_with_a_beacon_gives_an_essence_of_each(token: str, taken: dict[str, int]) -> None:
    """The Beacon's own colour is of no account (A02)."""
    scene = harvesting()
    scene.own(0, "BEAR-C")
    scene.heartland("BEAR-C", token)
    scene.beacon("BEAR-C", "yellow")
    scene.harvest_on("bear")
    assert basket(scene, 0) == taken


@pytest.mark.rule("FAE-HARVEST-07")
def test_a_beacon_elsewhere_adds_nothing() -> None:
    scene = harvesting()
    scene.own(0, "BEAR-C")
    scene.beacon("BEAR-C", "yellow")
    scene.harvest_on("bear")
    assert basket(scene, 0) == {"red": 1}


@pytest.mark.rule("FAE-HARVEST-08", "FAE-HARVEST-09")
def test_a_threatened_region_gives_nothing_and_the_rest_of_the_area_does() -> None:
    scene = harvesting()
    scene.own(0, "BEAR-A", "BEAR-B")
    scene.own(1, "BEAR-C")
    scene.token("bear", "red")
    scene.harvest_on("bear")
    assert basket(scene, 0) == {"blue": 1}
    assert basket(scene, 1) == {"red": 1}
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-HARVEST-09", "FAE-HARVEST-06")
def test_a_threatened_heartland_with_a_beacon_gives_nothing() -> None:
    scene = harvesting()
    scene.own(0, "BEAR-A")
    scene.heartland("BEAR-A", "forest")
    scene.beacon("BEAR-A", "yellow")
    scene.token("bear", "red")
    scene.harvest_on("bear")
    assert basket(scene, 0) == {}


@pytest.mark.rule("FAE-HARVEST-10", "FAE-HARVEST-11")
def test_a_corrupted_region_gives_nothing_and_its_owner_solves_an_event() -> None:
    scene = harvesting()
    scene.own(1, "BEAR-A", "BEAR-B")
    scene.token("bear", "corruption")
    scene.harvest_on("bear")
    assert (scene.kind, scene.player) == ("corruption", 1)
    # The other Region has given already, so that its Essence may cleanse.
    assert basket(scene, 1) == {"blue": 1}


@pytest.mark.rule("FAE-HARVEST-12")
@pytest.mark.parametrize("neighbour", [False, True])
def test_a_corrupted_region_of_nobody_triggers_nothing(neighbour: bool) -> None:
    scene = harvesting()
    if neighbour:
        scene.own(0, "BEAR-B")
    scene.token("bear", "corruption")
    scene.harvest_on("bear")
    assert scene.kind == "phase"
    assert basket(scene, 0) == ({"blue": 1} if neighbour else {})


@pytest.mark.rule("FAE-HARVEST-05")
def test_with_no_card_left_nothing_is_taken() -> None:
    """A19."""
    scene = harvesting()
    scene.own(0, "BEAR-A", "BEAR-B")
    scene.state.decks[1] = []
    scene.harvest_on("bear")
    assert basket(scene, 0) == {"blue": 1}


# B. Terrain icon ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HARVEST-13", "FAE-HARVEST-15")
def test_a_terrain_icon_gives_each_player_one_essence_for_one_region_of_it() -> None:
    scene = harvesting()
    scene.own(0, "OWL-B", "WOLF-C", "OWL-D")
    scene.own(1, "SNAKE-C")
    scene.harvest_on("mountain")
    assert (scene.player, scene.legal()) == (0, ["OWL-B", "WOLF-C"])
    scene.do("WOLF-C")
    assert basket(scene, 0) == {"red": 1}
    assert basket(scene, 1) == {"red": 1}


@pytest.mark.rule("FAE-HARVEST-14")
def test_who_has_no_region_of_the_terrain_gets_nothing() -> None:
    scene = harvesting()
    scene.own(0, "OWL-A", "OWL-C", "OWL-D")
    scene.harvest_on("mountain")
    assert basket(scene, 0) == {}
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-HARVEST-13", "FAE-HARVEST-16")
def test_a_heartland_gives_the_colour_of_the_icon_only() -> None:
    """A37: with a Beacon too it is one card."""
    scene = harvesting()
    scene.own(0, "BEAR-C")
    scene.heartland("BEAR-C", "forest")
    scene.beacon("BEAR-C", "yellow")
    scene.harvest_on("forest")
    assert basket(scene, 0) == {"green": 1}


@pytest.mark.rule("FAE-HARVEST-17", "FAE-HARVEST-13")
def test_a_threatened_region_may_be_chosen_in_order_to_avoid_a_corrupted_one() -> None:
    """A34: some Region must be chosen."""
    scene = harvesting()
    scene.own(0, "OWL-B", "WOLF-C")
    scene.guardian("owl", "OWL-B")
    scene.guardian("wolf", "WOLF-C")
    scene.token("owl", "blue")
    scene.token("wolf", "corruption")
    scene.harvest_on("mountain")
    assert scene.legal() == ["OWL-B", "WOLF-C"]
    scene.do("OWL-B")
    assert basket(scene, 0) == {}
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-HARVEST-18")
def test_a_corrupted_region_that_is_chosen_triggers_an_event() -> None:
    scene = harvesting()
    scene.own(1, "WOLF-C")
    scene.guardian("wolf", "WOLF-C")
    scene.token("wolf", "corruption")
    scene.harvest_on("mountain")
    assert (scene.kind, scene.player) == ("corruption", 1)
    assert basket(scene, 1) == {}


@pytest.mark.rule("FAE-HARVEST-15")
def test_a_token_elsewhere_in_the_area_is_of_no_account() -> None:
    scene = harvesting()
    scene.own(0, "WOLF-C")
    scene.token("wolf", "corruption")
    scene.harvest_on("mountain")
    assert basket(scene, 0) == {"red": 1}


@pytest.mark.rule("FAE-HARVEST-19")
def test_a_terrain_herb_adds_one_essence() -> None:
    scene = harvesting()
    scene.own(0, "WOLF-C")
    scene.own(1, "OWL-B")
    scene.herb(0, "harvest-mountain", "harvest-river")
    scene.harvest_on("mountain")
    assert basket(scene, 0) == {"red": 2}
    assert basket(scene, 1) == {"red": 1}


@pytest.mark.rule("FAE-HARVEST-19", "FAE-HARVEST-17")
def test_a_herb_adds_nothing_to_nothing() -> None:
    """A36."""
    scene = harvesting()
    scene.own(0, "WOLF-C")
    scene.guardian("wolf", "WOLF-C")
    scene.token("wolf", "blue")
    scene.herb(0, "harvest-mountain")
    scene.harvest_on("mountain")
    assert basket(scene, 0) == {}


@pytest.mark.rule("FAE-HARVEST-20")
def test_events_of_one_harvest_are_solved_in_play_order() -> None:
    """A35: from the holder of the First Player token, whoever is active."""
    scene = harvesting(3)
    scene.state.first_player = 1
    for player, (area, region) in enumerate((("wolf", "WOLF-C"), ("owl", "OWL-B"), ("snake", "SNAKE-C"))):
        scene.own(player, region)
        scene.guardian(area, region)
        scene.token(area, "corruption")
    scene.harvest_on("mountain", 2)
    asked = []
    while scene.kind == "corruption":
        asked.append(scene.player)
        scene.do("yield")
    assert asked == [1, 2, 0]


@pytest.mark.rule("FAE-ENDG-01", "FAE-HARVEST-20")
def test_doom_15_ends_the_game_in_the_middle_of_a_harvest() -> None:
    """A26: whose turn to harvest had not come gets nothing."""
    scene = harvesting()
    scene.own(0, "WOLF-C")
    scene.own(1, "OWL-B")
    scene.guardian("wolf", "WOLF-C")
    scene.token("wolf", "corruption")
    scene.state.doom = 14
    scene.harvest_on("mountain")
    scene.do("ignore")
    assert scene.state.is_terminal()
    assert basket(scene, 1) == {}


# The rulebook's examples ----------------------------------------------------------------------------------------------

MICHAEL, LUCY, RICK = 0, 1, 2


def two_rivers() -> Values:
    """The map of the house, but BEAR-D is a River too (A01)."""
    house = files("tavola.games.faeriell").joinpath("house.toml").read_text("utf-8")
    lines = [
        line.replace('"forest"', '"river"') if line.startswith("BEAR-D =") else line
        for line in house.replace('source = "house"', 'source = "two rivers"').splitlines()
    ]
    return read_values("\n".join(lines))


def bear_example(beacon: bool = False) -> Scene:
    """Michael owns the Heartland and the River with the Bear on a yellow Menace, Lucy the other River."""
    scene = Scene(3, values=two_rivers())
    scene.plain()
    scene.heartland("BEAR-C", "river")
    scene.own(MICHAEL, "BEAR-C", "BEAR-B")
    scene.own(LUCY, "BEAR-D")
    scene.guardian("bear", "BEAR-B")
    scene.token("bear", "yellow")
    if beacon:
        scene.beacon("BEAR-C", "green")
    scene.harvest_on("bear", MICHAEL)
    return scene


@pytest.mark.rule("FAE-EX-03", "FAE-EX-04")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_example_michael_takes_red_or_blue_and_nothing_for_his_threatened_river(colour: str) -> None:
    scene = bear_example()
    assert (scene.player, scene.legal()) == (MICHAEL, ["red", "blue"])
    scene.do(colour)
    assert basket(scene, MICHAEL) == {colour: 1}


@pytest.mark.rule("FAE-EX-05")
def test_example_lucy_takes_blue_though_she_is_not_active() -> None:
    scene = bear_example()
    scene.do("red")
    assert basket(scene, LUCY) == {"blue": 1}


@pytest.mark.rule("FAE-EX-06")
def test_example_with_a_beacon_michael_takes_both() -> None:
    scene = bear_example(beacon=True)
    assert scene.kind == "phase"
    assert basket(scene, MICHAEL) == {"red": 1, "blue": 1}


def forest_example() -> Scene:
    """Michael's Forest is Corrupted, Lucy has a Meadow with a Forest token, Rick no Forest."""
    scene = harvesting(3)
    scene.own(MICHAEL, "STAG-C", "OWL-D")
    scene.guardian("stag", "STAG-C")
    scene.token("stag", "corruption")
    scene.own(LUCY, "TOAD-C", "OWL-C")
    scene.heartland("TOAD-C", "forest")
    scene.own(RICK, "OWL-B", "TURTLE-A")
    scene.harvest_on("forest", MICHAEL)
    return scene


@pytest.mark.rule("FAE-EX-07", "FAE-EX-09")
def test_example_lucy_takes_green_for_her_meadow_and_rick_nothing() -> None:
    scene = forest_example()
    scene.do("yield")
    assert basket(scene, LUCY) == {"green": 1}
    assert basket(scene, RICK) == {}


@pytest.mark.rule("FAE-EX-08")
def test_example_michael_takes_nothing_and_solves_an_event() -> None:
    scene = forest_example()
    assert (scene.kind, scene.player) == ("corruption", MICHAEL)
    assert basket(scene, MICHAEL) == {}
