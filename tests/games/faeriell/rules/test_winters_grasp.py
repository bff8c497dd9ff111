"""Winter's Grasp: the wheel freezes over, and Tribes move."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.options import OPTIONS, rules_of
from tavola.games.faeriell.pieces import BLUE
from tavola.games.faeriell.state import EASY, FROZEN, HARD, MEDIUM, VERY_HARD, WINTER
from tavola.games.faeriell.values import HOUSE
from tavola.kernel.option import settle
from tests.games.faeriell.scene import Scene

#: The slots of the wheel, clockwise.
WHEEL = [
    "owl",
    "wolf",
    "forest",
    "snake",
    "bear",
    "mountain",
    "toad",
    "boar",
    "river",
    "turtle",
    "stag",
    "meadow",
]


def winter(frozen: str = "", seats: int = 2, each_turn: bool = False) -> Scene:
    """An empty land in winter, with gems on these icons."""
    scene = Scene(seats=seats, scenario=WINTER, winter_each_turn=each_turn)
    scene.state.wheel_gems = sum(1 << WHEEL.index(icon) for icon in frozen.split())
    return scene


def icy(scene: Scene) -> list[str]:
    """The icons with a gem."""
    return [icon for slot, icon in enumerate(WHEEL) if scene.state.wheel_gems >> slot & 1]


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-WINTER-01", "FAE-WINTER-02")
@pytest.mark.parametrize(("difficulty", "gems"), [(EASY, 1), (MEDIUM, 2), (HARD, 3), (VERY_HARD, 5)])
def test_random_guardians_are_frozen_at_the_start(difficulty: int, gems: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        scene = Scene.at_setup(3, seed, scenario=WINTER, difficulty=difficulty)
        assert len(icy(scene)) == gems
        seen |= set(icy(scene))
    # All eight Guardians, and no terrain icon.
    assert seen == {"owl", "wolf", "snake", "bear", "toad", "boar", "turtle", "stag"}


@pytest.mark.rule("FAE-WINTER-01")
def test_in_other_scenarios_the_wheel_is_free_and_stays_so() -> None:
    scene = Scene()
    assert scene.state.wheel_gems == 0
    scene.end_round()
    assert scene.state.wheel_gems == 0


# The wheel ------------------------------------------------------------------------------------------------------------


def harvest(scene: Scene, steps: str = "1") -> None:
    """The active player moves the Harvest token."""
    scene.bag()
    scene.phase("event")
    scene.until("harvest")
    scene.do(steps)


def on_the_wolf(frozen: str) -> Scene:
    """Player 0 owns a Region of the Wolf, and the Harvest token is one step before its icon."""
    scene = winter(frozen)
    scene.own(0, "WOLF-A", "WOLF-D")
    scene.guardian("wolf", "WOLF-B")
    scene.wheel("owl")
    return scene


@pytest.mark.rule("FAE-WINTER-03")
@pytest.mark.parametrize(("frozen", "essences"), [("wolf", 0), ("owl", 1), ("", 1)])
def test_a_frozen_guardian_gives_no_harvest(frozen: str, essences: int) -> None:
    scene = on_the_wolf(frozen)
    harvest(scene)
    assert scene.state.wheel == WHEEL.index("wolf")
    assert scene.count(0, "blue") == scene.count(0, "green") == essences


@pytest.mark.rule("FAE-WINTER-03")
def test_a_terrain_icon_with_a_gem_is_harvested_all_the_same() -> None:
    # Only Guardian icons are named (A95).
    scene = on_the_wolf("forest")
    harvest(scene, "2")
    assert scene.count(0, "green") == 1


@pytest.mark.rule("FAE-WINTER-04")
def test_at_the_end_of_the_round_a_gem_lies_where_the_harvest_token_is() -> None:
    scene = winter()
    scene.wheel("boar")
    scene.end_round()
    assert icy(scene) == ["boar"]


@pytest.mark.rule("FAE-WINTER-04")
@pytest.mark.parametrize(("each_turn", "gems"), [(False, []), (True, ["owl"])])
def test_each_turn_brings_a_gem_only_where_the_scenario_is_played_to_the_letter(
    each_turn: bool, gems: list[str]
) -> None:
    # The table's own way is once a round (A93).
    scene = winter(each_turn=each_turn)
    scene.wheel("owl")
    scene.do("tribe")
    assert scene.player == 1
    assert icy(scene) == gems


@pytest.mark.rule("FAE-WINTER-04")
def test_to_the_letter_the_last_turn_of_a_round_brings_one_gem_and_not_two() -> None:
    scene = winter(each_turn=True)
    scene.wheel("owl")
    scene.end_round()
    assert icy(scene) == ["owl"]


@pytest.mark.rule("FAE-WINTER-04")
@pytest.mark.parametrize(("chosen", "each_turn"), [({}, False), ({"winter_gems": "turn"}, True)])
def test_the_option_decides_it(chosen: dict[str, str], each_turn: bool) -> None:
    rules = rules_of(settle(OPTIONS, 2, {"scenario": "winter", **chosen}))
    assert (rules.scenario, rules.winter_each_turn) == (WINTER, each_turn)
    assert rules.values is HOUSE


@pytest.mark.rule("FAE-WINTER-05")
@pytest.mark.parametrize(
    ("frozen", "token", "new"),
    [
        ("owl", "owl", "wolf"),
        ("owl wolf forest", "owl", "snake"),
        ("meadow stag", "stag", "owl"),
        ("owl", "stag", "stag"),
    ],
)
def test_on_a_space_with_a_gem_it_goes_on_clockwise_to_the_first_without(frozen: str, token: str, new: str) -> None:
    scene = winter(frozen)
    scene.wheel(token)
    scene.end_round()
    assert set(icy(scene)) == {*frozen.split(), new}
    assert scene.state.wheel == WHEEL.index(token)


@pytest.mark.rule("FAE-WINTER-09")
def test_when_every_space_has_a_gem_all_lose_at_once() -> None:
    scene = winter(" ".join(WHEEL[1:]), seats=3)
    scene.wheel("boar")
    scene.end_round()
    assert scene.state.ending == FROZEN
    assert scene.state.places == [0, 0, 0]
    assert scene.state.is_terminal()
    assert scene.state.returns() == [-1.0, -1.0, -1.0]


@pytest.mark.rule("FAE-WINTER-09")
def test_with_one_space_left_the_game_goes_on() -> None:
    scene = winter(" ".join(WHEEL[2:]), seats=3)
    scene.wheel("boar")
    scene.end_round()
    assert (scene.state.ending, scene.kind, scene.state.round) == (0, "phase", 2)


# Tribes on the Move ---------------------------------------------------------------------------------------------------


def tribe(*cards: str, scenario: int = WINTER) -> Scene:
    """Player 0 owns one Region, holds these Essences, and begins a Tribe Phase."""
    scene = Scene(scenario=scenario)
    scene.own(0, "OWL-A")
    scene.essences(0, *cards)
    return scene


@pytest.mark.rule("FAE-WINTER-06")
@pytest.mark.parametrize("colour", ["green", "yellow"])
def test_for_a_green_or_a_yellow_essence_a_settlement_moves_next_door(colour: str) -> None:
    scene = tribe(colour)
    scene.own(1, "OWL-B")
    scene.phase("tribe")
    scene.do("move from OWL-A")
    scene.pay()
    # OWL-B is settled: OWL-C and STAG-B are the other neighbours.
    assert scene.legal() == ["OWL-C", "STAG-B"]
    scene.do("STAG-B")
    assert scene.count(0, colour) == 0
    assert scene.state.owner[scene.region("OWL-A")] == -1
    assert scene.state.owner[scene.region("STAG-B")] == 0
    assert scene.state.owned[0] == 1 << scene.region("STAG-B")


@pytest.mark.rule("FAE-WINTER-06")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_no_other_colour_pays_for_the_move(colour: str) -> None:
    scene = tribe(colour, colour)
    scene.phase("tribe")
    assert not [words for words in scene.legal() if words.startswith("move")]


@pytest.mark.rule("FAE-WINTER-06")
def test_with_both_colours_the_player_picks_one() -> None:
    scene = tribe("green", "yellow", "red")
    scene.phase("tribe")
    scene.do("move from OWL-A")
    assert scene.legal() == ["yellow", "green"]
    scene.do("green")
    assert (scene.count(0, "yellow"), scene.count(0, "green"), scene.count(0, "red")) == (1, 0, 1)


@pytest.mark.rule("FAE-WINTER-06")
def test_a_settlement_without_a_free_neighbour_stays_and_those_of_others_do_not_move() -> None:
    scene = tribe("green")
    scene.own(1, "OWL-B", "OWL-C", "STAG-B")
    scene.phase("tribe")
    assert not [words for words in scene.legal() if words.startswith("move")]


@pytest.mark.rule("FAE-WINTER-06")
def test_tribes_move_in_winter_only() -> None:
    scene = tribe("green", scenario=0)
    scene.phase("tribe")
    assert not [words for words in scene.legal() if words.startswith("move")]


@pytest.mark.rule("FAE-WINTER-07")
def test_beacon_and_totem_move_along() -> None:
    scene = tribe("green")
    scene.beacon("OWL-A", "blue")
    scene.totem("OWL-A")
    scene.phase("tribe")
    scene.do("move from OWL-A")
    scene.pay()
    scene.do("OWL-C")
    assert scene.state.beacon[scene.region("OWL-A")] == -1
    assert scene.state.beacon[scene.region("OWL-C")] == BLUE
    assert scene.state.totem == scene.region("OWL-C")


@pytest.mark.rule("FAE-WINTER-07")
def test_the_totem_of_another_region_stays_where_it_is() -> None:
    scene = tribe("green")
    scene.own(0, "BEAR-A")
    scene.beacon("BEAR-A", "blue")
    scene.totem("BEAR-A")
    scene.phase("tribe")
    scene.do("move from OWL-A")
    scene.pay()
    scene.do("OWL-C")
    assert scene.state.totem == scene.region("BEAR-A")
    assert scene.state.beacon[scene.region("BEAR-A")] == BLUE


@pytest.mark.rule("FAE-WINTER-06", "FAE-ACH-08")
def test_after_a_move_the_shire_is_looked_at_again() -> None:
    scene = tribe("green", "red")
    scene.own(0, "OWL-B", "OWL-C", "OWL-D")
    scene.claimed(0, "shire")
    scene.phase("tribe")
    scene.do("move from OWL-B")
    scene.pay()
    # Away from the others: the group of four is torn (A97).
    scene.do("WOLF-A")
    assert not scene.holds(0, "shire")
    assert scene.state.spare[0] == 1


@pytest.mark.rule("FAE-WINTER-08")
def test_a_tribe_moves_once_in_a_tribe_phase_and_again_in_the_next() -> None:
    scene = tribe("green", "green", "green")
    scene.phase("tribe")
    scene.do("move from OWL-A")
    scene.pay()
    scene.do("OWL-C")
    assert scene.kind == "tribe"
    assert not [words for words in scene.legal() if words.startswith("move")]
    scene.do("done")
    scene.phase("tribe")
    assert "move from OWL-C" in scene.legal()
