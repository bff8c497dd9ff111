"""Corrupted Turn; Corrupted Teammates."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara.options import CORRUPTED_NAMES
from tavola.games.hara.pieces import MOST_SEATS
from tests.games.hara.corrupted_card import FIRST, SECOND, THIRD, answer_all, corrupted, end_round
from tests.games.hara.scene import Scene, monster

SPIRIT = '[{do = "each", who = "all", then = [{do = "lose", spirit = 1}]}]'
HEALTH = '[{do = "each", who = "all", then = [{do = "lose", health = 1}]}]'
ENERGY = '[{do = "each", who = "all", then = [{do = "energy", red = 1}]}]'
#: A roll of the Scenario Effect of Shattered Worlds that changes nothing.
NOTHING = 1


def away(scene: Scene) -> Scene:
    """Everybody stands where nothing reaches them, with 8 Health and 6 Spirit."""
    for name in scene.names:
        scene.stand(name, "the_drear-3")
        scene.have(name, health=8, spirit=6)
    return scene


def lone(*abilities: str, mode: str = "s04", champions: tuple[str, ...] = ("kaoru", "leaf"), **more: Any) -> Scene:
    """One Corrupted with these abilities, far from all players."""
    scene = Scene(*champions, mode=mode, content=corrupted("ashura", *abilities, **more))
    scene.enter("ashura", "oakenmoor-3")
    return away(scene)


def side(scene: Scene, name: str, team: int) -> None:
    """A Corrupted joins a team."""
    scene.state.team[MOST_SEATS + CORRUPTED_NAMES.index(name)] = team


def acted(scene: Scene) -> list[str]:
    return [event["corrupted"] for event in scene.told("corrupted_acts")]


# Corrupted Turn -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CTURN-01")
@pytest.mark.parametrize("dusk", [False, True])
def test_it_comes_after_all_turns_of_a_round_and_before_the_day_tracker_moves(dusk: bool) -> None:
    scene = lone(SPIRIT)
    scene.day(2, dusk)
    scene.begin_turn("kaoru", "leaf")
    scene.do("end")
    assert not acted(scene)
    end_round(scene, FIRST, NOTHING)
    names = [event.name for event in scene.state.events or []]
    assert names.index("corrupted_acts") < names.index("scenario_effect") < names.index("dawn" if dusk else "dusk")
    # In the same round the World Shift comes after it (A21).
    assert not dusk or names.index("scenario_effect") < names.index("shift")


@pytest.mark.rule("HARA-CTURN-03", "HARA-CTURN-04")
@pytest.mark.parametrize(
    ("rolled", "spirit", "health", "energy"), [(FIRST, 1, 0, 0), (SECOND, 0, 1, 0), (THIRD, 0, 0, 1)]
)
def test_the_die_selects_one_of_its_abilities(rolled: str, spirit: int, health: int, energy: int) -> None:
    scene = lone(SPIRIT, HEALTH, ENERGY)
    before = scene.spirit("leaf"), scene.health("leaf")
    end_round(scene, rolled, NOTHING)
    assert acted(scene) == ["ashura"]
    assert (before[0] - scene.spirit("leaf"), before[1] - scene.health("leaf")) == (spirit, health)
    assert scene.energy("leaf") == (energy, 0, 0)


@pytest.mark.rule("HARA-CTURN-02", "HARA-CTURN-04")
def test_of_several_the_players_choose_the_order_and_each_is_resolved_completely() -> None:
    """A90: the player with Turn Order card 1 decides."""
    scene = Scene(
        "kaoru", "leaf", mode="s04", content=corrupted("ashura", SPIRIT, SPIRIT) + corrupted("enoki", HEALTH, HEALTH)
    )
    for name in ("ashura", "enoki"):
        scene.enter(name, "oakenmoor-3")
    away(scene)
    scene.state.order = [1, 0]
    scene.begin_turn("kaoru")
    scene.do("end")
    assert (scene.kind, scene.asked, scene.legal()) == ("corrupted", 1, ["aim ashura", "aim enoki"])
    with scene.dice(FIRST, SECOND, NOTHING):
        scene.do("aim enoki")
    names = [event.name for event in scene.state.events or []]
    assert acted(scene) == ["enoki", "ashura"]
    # Both acted, and the Scenario Effect came once, when both were done.
    assert names.count("scenario_effect") == 1
    assert [name for name in names if name in ("corrupted_acts", "scenario_effect")][-1] == "scenario_effect"
    assert (scene.spirit("leaf"), scene.health("leaf")) == (5, 7)


@pytest.mark.rule("HARA-CTURN-05")
@pytest.mark.parametrize("present", [True, False])
def test_the_scenario_effect_is_rolled_in_every_round(present: bool) -> None:
    """A88: even without a Corrupted on the board."""
    scene = away(Scene("kaoru", "leaf", mode="s02", content=corrupted("ashura")))
    if present:
        scene.enter("ashura", "oakenmoor-3")
    before = scene.health("leaf"), scene.spirit("leaf")
    end_round(scene, *([FIRST] if present else []), 2)
    assert [event["rolled"] for event in scene.told("scenario_effect")] == [2]
    assert (scene.health("leaf"), scene.spirit("leaf")) == (before[0] - 1, before[1] - 1)


@pytest.mark.rule("HARA-CTURN-06", "HARA-CTURN-EX01")
def test_players_choose_among_equals() -> None:
    scene = lone('[{do = "each", who = "most_health", then = [{do = "suffer", amount = 3}]}]')
    for name in ("kaoru", "leaf"):
        scene.have(name, health=6)
    scene.state.order = [1, 0]
    scene.begin_turn("kaoru")
    end_round(scene, FIRST)
    assert (scene.kind, scene.asked, scene.legal()) == ("player", 1, ["aim leaf", "aim kaoru"])
    scene.do("aim kaoru")
    assert (scene.health("kaoru"), scene.health("leaf")) == (3, 6)


@pytest.mark.rule("HARA-CTURN-06")
def test_players_choose_among_ways() -> None:
    """A82: it moves through anything and triggers nothing."""
    content = corrupted("ashura", '[{do = "advance", spaces = 2, toward = "closest"}]') + monster(
        "teagle", health=5, attack=1, aggressive="true"
    )
    scene = Scene("kaoru", "leaf", mode="s04", content=content)
    scene.enter("ashura", "oakenmoor-3")
    scene.put("teagle", "oakenmoor-4")
    scene.stand("kaoru", "oakenmoor-6")
    scene.stand("leaf", "the_drear-3")
    scene.begin_turn("leaf")
    end_round(scene, FIRST)
    assert (scene.kind, scene.asked) == ("corrupted_move", 0)
    assert scene.legal() == ["place oakenmoor-2", "place oakenmoor-4"]
    with scene.dice(NOTHING):
        scene.do("place oakenmoor-4")
    # Never through the middle of a World, and no further than 2.
    assert scene.where("ashura") == "oakenmoor-5"
    assert (scene.at("oakenmoor-4"), scene.health("ashura")) == ("teagle", 18)


@pytest.mark.rule("HARA-CTURN-06")
def test_it_stops_where_its_prey_stands() -> None:
    scene = lone('[{do = "advance", spaces = 5, toward = "closest"}]')
    scene.stand("leaf", "oakenmoor-4")
    end_round(scene, FIRST, NOTHING)
    assert scene.where("ashura") == "oakenmoor-4"


@pytest.mark.rule("HARA-CTURN-06")
def test_players_choose_the_target() -> None:
    scene = lone('[{do = "damage", amount = 2, range = 9, target = "enemy"}]')
    before = scene.health("kaoru"), scene.health("leaf")
    end_round(scene, FIRST)
    assert (scene.kind, scene.legal()) == ("target", ["aim kaoru", "aim leaf"])
    scene.do("aim leaf")
    assert (scene.health("kaoru"), scene.health("leaf")) == (before[0], before[1] - 2)


@pytest.mark.rule("HARA-CTURN-07")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    """A56: Monsters heal."""
    hurting = '[{do = "damage_all", amount = 2, range = 1, target = "monster"}, {do = "this_turn", gives = GIVES}]'
    ability = hurting.replace("GIVES", '[{what = "attack", plus = 5}]')
    content = corrupted("ashura", ability, attack=2, range=0) + monster("teagle", health=3)
    scene = away(Scene("kaoru", "leaf", mode="s04", content=content))
    scene.enter("ashura", "oakenmoor-3")
    scene.put("teagle", "oakenmoor-3")
    end_round(scene, FIRST, NOTHING)
    assert [event["amount"] for event in scene.told("hurt")] == [2]
    assert (scene.kind, scene.state.dusk, scene.hurt("oakenmoor-3")) == ("adventure", True, 0)
    scene.take("oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end")
    assert scene.health("kaoru") == 6


# Corrupted Teammates --------------------------------------------------------------------------------------------------


def sides(*abilities: str, champions: tuple[str, ...] = ("kaoru", "leaf", "oric"), **more: Any) -> Scene:
    """Part Of The Tree: Leaf with Enoki, here far from everybody, against the others."""
    scene = Scene(*champions, mode="s05", content=corrupted("enoki", *abilities, **more))
    scene.enter("enoki", "oakenmoor-3")
    return away(scene)


@pytest.mark.rule("HARA-CTEAM-01")
@pytest.mark.parametrize("alone", ["ashura", "miravel"])
def test_the_ones_with_teammates_act_first(alone: str) -> None:
    scene = Scene("kaoru", "leaf", "oric", mode="s05", content=corrupted("enoki") + corrupted(alone))
    for name in (alone, "enoki"):
        scene.enter(name, "lunaridge-3")
    away(scene)
    with scene.dice(FIRST, FIRST, 6):
        scene.do("end")
    assert scene.kind != "corrupted"
    assert acted(scene) == ["enoki", alone]


@pytest.mark.rule("HARA-CTEAM-02")
@pytest.mark.parametrize(("order", "first"), [([0, 2, 1], "enoki"), ([1, 0, 2], "miravel"), ([1, 2, 0], "miravel")])
def test_of_two_sides_the_one_that_plays_last_goes_first(order: list[int], first: str) -> None:
    scene = sides()
    scene.enter("miravel", "lunaridge-3")
    side(scene, "miravel", 0)
    scene.state.order = order
    scene.begin_turn("kaoru")
    scene.do("end")
    assert acted(scene)[0] == first


@pytest.mark.rule("HARA-CTEAM-03")
def test_it_does_not_attack_its_own() -> None:
    scene = sides(attack=2, range=1)
    for name in ("kaoru", "leaf"):
        scene.stand(name, "oakenmoor-3")
    before = scene.health("kaoru"), scene.health("leaf")
    scene.begin_turn("leaf", "kaoru", "leaf")
    scene.do("end")
    scene.do("end")
    assert (scene.health("kaoru"), scene.health("leaf")) == (before[0] - 2, before[1])


@pytest.mark.rule("HARA-CTEAM-04")
def test_enemies_are_players_and_corrupted_of_the_other_team() -> None:
    scene = sides('[{do = "damage_all", amount = 1, range = 9, target = "enemy"}]')
    scene.enter("miravel", "lunaridge-3")
    side(scene, "miravel", 0)
    scene.state.order = [0, 2, 1]
    scene.begin_turn("kaoru")
    with scene.dice(FIRST):
        scene.do("end")
    lost = dict.fromkeys(("kaoru", "leaf", "oric", "miravel"), 0)
    for event in scene.told("damage"):
        lost[next(name for name in lost if scene.unit(name) == event["unit"])] += event["amount"]
    assert lost["kaoru"] >= 1
    assert lost["oric"] >= 1
    assert (lost["leaf"], lost["miravel"]) == (0, 1)


@pytest.mark.rule("HARA-CTEAM-04")
def test_the_closest_player_is_the_closest_enemy() -> None:
    scene = sides('[{do = "advance", spaces = 1, toward = "closest"}]')
    scene.stand("leaf", "oakenmoor-4")
    scene.stand("kaoru", "oakenmoor-1")
    with scene.dice(FIRST):
        scene.do("end")
    assert scene.where("enoki") == "oakenmoor-2"


@pytest.mark.rule("HARA-CTEAM-04")
def test_the_player_with_the_most_of_something_is_an_enemy_too() -> None:
    scene = sides('[{do = "each", who = "most_health", then = [{do = "lose", spirit = 2}]}]')
    scene.have("leaf", health=10)
    scene.have("kaoru", health=9)
    before = scene.spirit("kaoru"), scene.spirit("leaf")
    with scene.dice(FIRST):
        scene.do("end")
    assert (scene.spirit("kaoru"), scene.spirit("leaf")) == (before[0] - 2, before[1])


@pytest.mark.rule("HARA-CTEAM-05")
@pytest.mark.parametrize(
    "ability",
    [
        '[{do = "damage_all", amount = 1, range = 9, target = "other"}]',
        '[{do = "each", who = "all", then = [{do = "suffer", amount = 1}]}]',
    ],
)
def test_all_means_teammates_as_well(ability: str) -> None:
    scene = sides(ability)
    before = scene.health("leaf")
    with scene.dice(FIRST):
        scene.do("end")
    assert scene.health("leaf") == before - 1


@pytest.mark.rule("HARA-CTEAM-06")
@pytest.mark.parametrize(
    "ability",
    [
        '[{do = "damage", amount = 2, range = 1, target = "enemy"}]',
        '[{do = "damage_all", amount = 2, range = 1, target = "enemy"}]',
        '[{do = "attack"}]',
    ],
)
def test_without_a_valid_target_nothing_happens(ability: str) -> None:
    scene = sides(ability)
    scene.stand("leaf", "oakenmoor-3")
    with scene.dice(FIRST):
        scene.do("end")
    assert acted(scene) == ["enoki"]
    assert not scene.told("damage")
    assert scene.told("scenario_effect")


@pytest.mark.rule("HARA-CTURN-06", "HARA-CTEAM-04")
def test_teammates_decide_for_their_corrupted() -> None:
    """A90."""
    scene = sides('[{do = "damage", amount = 1, range = 9, target = "enemy"}]')
    assert scene.state.order[0] == 0
    with scene.dice(FIRST):
        scene.do("end")
    assert (scene.kind, scene.asked, scene.legal()) == ("target", 1, ["aim kaoru", "aim oric"])
    answer_all(scene)
