"""Overview, Versus Arena, Scenarios, Playing a Story Arc: what may be played, and what follows what."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.options import MODE, OPTIONS, check_combination
from tavola.games.hara.pieces import CHAMPION_NAMES
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios import SCENARIOS
from tavola.kernel.errors import BadSetting
from tavola.kernel.option import settle
from tests.games.hara.scene import Scene

STORIES = [scenario for scenario in SCENARIOS if scenario.number]
TOGETHER = [scenario for scenario in STORIES if scenario.seats[1] > 1]
ALONE = [scenario for scenario in STORIES if scenario.seats[1] == 1]


def names_of(scenarios: list[Scenario]) -> list[str]:
    return [scenario.name for scenario in scenarios]


def arena_won_by(champion: str, *champions: str) -> Scene:
    """An Arena that the champion has just won."""
    scene = Scene(*champions)
    scene.have(champion, energy=(10, 10, 9))
    scene.effect('{do = "energy", green = 1}', champion)
    assert scene.state.over == "champion"
    return scene


# Overview -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-OVER-01", "HARA-OVER-04")
def test_one_plays_an_arena_or_one_of_the_scenarios() -> None:
    modes = [name for name, _ in MODE.values]
    assert modes == ["auto", "arena", "intro", *[f"s{number:02}" for number in range(1, 19)]]
    assert [GAME.settle(seats, {})["mode"] for seats in range(1, 5)] == ["s03", "arena", "arena", "arena"]


@pytest.mark.rule("HARA-OVER-01")
@pytest.mark.parametrize("mode", names_of(list(SCENARIOS)))
def test_each_game_stands_by_itself(mode: str) -> None:
    seats = next(scenario.seats[1] for scenario in SCENARIOS if scenario.name == mode)
    state = GAME.new_state(GAME.settle(seats, {"mode": mode}), 3, False)
    assert state.current_player() >= 0


@pytest.mark.rule("HARA-OVER-02", "HARA-OVER-04", "HARA-ARC-05")
@pytest.mark.parametrize("scenario", [one for one in TOGETHER if not one.champion_needed], ids=lambda one: one.name)
def test_any_champions_may_play_any_scenario_at_any_time(scenario: Scenario) -> None:
    others = [name for name in CHAMPION_NAMES if name != CHAMPION_NAMES[scenario.champion]][: scenario.seats[1]]
    settings = GAME.settle(len(others), {"mode": scenario.name, "champion": others})
    state = GAME.new_state(settings, 1, False)
    table: Any = GAME.view(state, 0)["table"]
    assert [seat["champion"] for seat in table["seats"]] == others


@pytest.mark.rule("HARA-OVER-02")
@pytest.mark.parametrize("mode", names_of(ALONE))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_solo_scenario_is_for_one_player_only(mode: str, seats: int) -> None:
    check_combination(1, settle(OPTIONS, 1, {"mode": mode}))
    with pytest.raises(BadSetting):
        check_combination(seats, settle(OPTIONS, seats, {"mode": mode}))


@pytest.mark.rule("HARA-OVER-03", "HARA-OVARENA-01")
@pytest.mark.parametrize(("mode", "over"), [("arena", "champion"), ("s04", ""), ("s08", ""), ("s13", "")])
def test_full_bars_in_the_dojo_win_an_arena_and_not_just_any_scenario(mode: str, over: str) -> None:
    scene = Scene("kaoru", "leaf", "oric", "soff", mode=mode)
    scene.have("kaoru", energy=(10, 10, 9))
    scene.effect('{do = "energy", green = 1}')
    assert scene.state.over == over


@pytest.mark.rule("HARA-OVER-03")
def test_every_way_to_play_says_how_it_is_won_and_lost() -> None:
    assert all(scenario.goal and scenario.loss for scenario in SCENARIOS)
    assert len({scenario.goal for scenario in SCENARIOS}) > 1


# Versus Arena, Scenarios ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-OVARENA-01")
@pytest.mark.parametrize(("energy", "won"), [((10, 10, 10), True), ((10, 10, 9), False), ((9, 10, 10), False)])
def test_the_arena_is_won_by_coming_back_to_the_dojo_with_ten_of_each(energy: tuple[int, int, int], won: bool) -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "dojo-1")
    scene.have("kaoru", energy=energy)
    scene.effect('{do = "recover", health = 0}')
    assert scene.state.over == ""
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go dojo")
    assert scene.state.over == ("champion" if won else "")
    assert scene.state.winners == (0b01 if won else 0)


@pytest.mark.rule("HARA-OVARENA-01")
def test_the_first_to_come_back_wins_and_nobody_else() -> None:
    scene = Scene("kaoru", "leaf", "oric")
    for champion in scene.names:
        scene.stand(champion, "dojo-1")
        scene.have(champion, energy=(10, 10, 10))
    scene.effect('{do = "move", spaces = 1}', "leaf")
    scene.do("go dojo")
    assert scene.state.returns() == [-1.0, 1.0, -1.0]


@pytest.mark.rule("HARA-OVSCEN-01")
def test_each_champion_has_three_scenarios_one_of_them_for_a_single_player() -> None:
    assert [scenario.number for scenario in STORIES] == list(range(1, 19))
    for champion in range(len(CHAMPION_NAMES)):
        own = [scenario for scenario in STORIES if scenario.champion == champion]
        assert len(own) == 3
        assert len([scenario for scenario in own if scenario in ALONE]) == 1


@pytest.mark.rule("HARA-OVSCEN-02")
def test_players_mostly_stand_together_against_a_corrupted_but_sometimes_in_teams() -> None:
    together = 0
    for scenario in TOGETHER:
        state = GAME.new_state(GAME.settle(scenario.seats[1], {"mode": scenario.name}), 1, False)
        teams = {state.team[seat] for seat in range(state.seats)}  # type: ignore[attr-defined]
        together += len(teams) == 1
        assert scenario.has_corrupted_turn
    assert len(TOGETHER) / 2 < together < len(TOGETHER)


# Playing a Story Arc --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ARC-01", "HARA-ARC-02")
@pytest.mark.parametrize("champion", CHAMPION_NAMES)
def test_after_an_arena_the_winner_has_two_wishes_each_a_scenario_of_the_champion(champion: str) -> None:
    others = [name for name in CHAMPION_NAMES if name != champion][:3]
    scene = arena_won_by(champion, others[0], champion, *others[1:])
    sequels = GAME.sequels(scene.state, "en")
    own = [one.name for one in TOGETHER if CHAMPION_NAMES[one.champion] == champion]
    assert [sequel.chosen["mode"] for sequel in sequels] == own
    assert len(sequels) == 2
    assert {sequel.seat for sequel in sequels} == {1}
    assert all(sequel.title and sequel.about for sequel in sequels)


@pytest.mark.rule("HARA-ARC-01")
def test_a_wish_that_so_many_cannot_play_is_not_offered() -> None:
    scene = arena_won_by("kaoru", "kaoru", "leaf")
    assert [sequel.chosen["mode"] for sequel in GAME.sequels(scene.state, "en")] == ["s02"]


@pytest.mark.rule("HARA-ARC-01")
def test_an_arc_begins_with_an_arena_that_somebody_has_won() -> None:
    scene = Scene("kaoru", "leaf", "oric")
    assert GAME.sequels(scene.state, "en") == []
    scene.day(6, dusk=True)
    scene.end_turn()
    assert scene.state.over == "time"
    assert GAME.sequels(scene.state, "en") == []
    other = won_by_leaf("s04")
    assert GAME.sequels(other.state, "en") == []


@pytest.mark.rule("HARA-ARC-03")
def test_nothing_carries_over_from_the_arena() -> None:
    scene = Scene("leaf", "soff")
    scene.give("leaf", "sunfang", "dreamstone")
    scene.hand("leaf", "leafstorm")
    scene.have("leaf", energy=(10, 10, 9), health=2, spirit=1)
    scene.effect('{do = "energy", green = 1}')
    (sequel,) = GAME.sequels(scene.state, "en")
    assert sequel.chosen == {"mode": "s04", "champion": ["leaf", "soff"]}
    fresh = Scene.at_setup("leaf", "soff", mode="s04")
    fresh.state = GAME.new_state(GAME.settle(2, sequel.chosen), 5, True)  # type: ignore[assignment]
    assert (fresh.energy("leaf"), fresh.where("leaf"), fresh.items("leaf")) == ((0, 0, 0), "dojo", {"dreamstone": 1})
    assert len(fresh.cards("leaf", "hand")) == 4
    head = fresh.state.cards.champions[fresh.state.champion[0]]
    assert (fresh.health("leaf"), fresh.spirit("leaf")) == (head.health, head.spirit)
    assert fresh.state.day == 1


def won_by_leaf(mode: str, *champions: str) -> Scene:
    """Shattered Worlds, won: the last bar of its Corrupted is emptied."""
    scene = Scene(*(champions or ("kaoru", "leaf")), mode=mode)
    scene.enter("enoki", "oakenmoor-1")
    scene.stand(0, "oakenmoor-1")
    scene.have("enoki", health=1)
    scene.state.resilience[1] = 1
    scene.effect('{do = "damage", amount = 1, target = "corrupted"}')
    scene.do("aim enoki")
    assert scene.state.over == "won"
    return scene


@pytest.mark.rule("HARA-ARC-04")
def test_completing_the_scenario_unlocks_a_card_for_its_champion() -> None:
    scene = won_by_leaf("s04")
    assert GAME.rewards(scene.state) == [(1, "leaf/symphony")]
    assert GAME.reward_title("leaf/symphony", "en") == "Leaf: Symphony"
    # The word is what a later game takes from the profile of that seat.
    settings = GAME.settle(2, {"champion": ["oric", "leaf"], "unlocked": ["", "leaf/symphony"]})
    state = GAME.new_state(settings, 1, False)
    table: Any = GAME.view(state, 0)["table"]
    assert "symphony" in table["seats"][1]["pile"]


@pytest.mark.rule("HARA-ARC-04")
def test_without_the_champion_or_the_win_nothing_is_unlocked() -> None:
    assert GAME.rewards(won_by_leaf("s04", "kaoru", "oric").state) == []
    scene = Scene("kaoru", "leaf", mode="s04")
    scene.state.doom = 99
    scene.effect('{do = "recover", health = 1}')
    scene.state.rules.scenario.check(scene.state)
    assert scene.state.over == "doom"
    assert GAME.rewards(scene.state) == []
    assert GAME.rewards(arena_won_by("leaf", "kaoru", "leaf").state) == []


@pytest.mark.rule("HARA-ARC-04", "HARA-LOCK-01")
def test_each_champion_s_two_scenarios_unlock_one_locked_card_each() -> None:
    for champion in range(len(CHAMPION_NAMES)):
        unlocks = [scenario.unlocks for scenario in TOGETHER if scenario.champion == champion]
        assert sorted(unlocks) == [1, 2]
    assert all(scenario.unlocks == 0 for scenario in SCENARIOS if scenario not in TOGETHER)
