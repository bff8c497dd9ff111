"""Tiebreakers in the Arena (Complete Rules 4.3; the summary's End of the Game)."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.adventure import lead
from tavola.games.altered.cards.printing import gigantic, noon
from tavola.games.altered.creating import MoveExpedition
from tavola.games.altered.drawing import Draw, Resupply
from tavola.games.altered.standing_abilities import OnlyTerrains
from tavola.games.altered.victory import open_the_arena
from tavola.games.altered.view import view_of
from tavola.games.altered.where import MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tavola.games.altered.zones import FOREST, WATER
from tests.games.altered.rules.made import character, landmark, spell
from tests.games.altered.scene import Scene

NOBODY = -1
BOTH_PROFILES = ["summary", "complete"]
Stats = tuple[int, int, int]


def in_the_arena(profile: str = "summary") -> Scene:
    """An Arena Day."""
    scene = Scene(profile=profile)
    open_the_arena(scene.state)
    return scene


def facing(profile: str, first: Stats, second: Stats) -> Scene:
    """An Arena Day on which both players have a Character with these statistics, on different sides."""
    scene = in_the_arena(profile)
    scene.put(character("First", stats=first), "hero", 0)
    scene.put(character("Second", stats=second), "companion", 1)
    return scene


def winner(scene: Scene) -> int:
    scene.to_dusk()
    return scene.state.winner


def table(scene: Scene) -> Any:
    return view_of(scene.state, 0)["table"]


# The place -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ARENA-01")
def test_all_counters_go_on_the_arena_and_every_other_region_leaves_complete() -> None:
    scene = Scene(profile="complete")
    scene.at(4, 4, 3, 3)
    scene.to_dusk()
    assert [region["kind"] for region in table(scene)["regions"]] == ["arena"]
    assert [[one["at"] for one in seat["expeditions"]] for seat in table(scene)["seats"]] == [[0, 0], [0, 0]]


@pytest.mark.rule("ALT-ARENA-01")
def test_all_counters_go_on_the_arena_and_every_other_region_leaves_summary() -> None:
    scene = Scene(profile="summary")
    step = MoveExpedition(TARGET_EXPEDITION, 1)
    scene.at(3, 4, 3, 4)
    scene.put(spell("March", step, step), "hand")
    scene.do("play March", "hero", "their hero")
    scene.to_dusk()
    assert [region["kind"] for region in table(scene)["regions"]] == ["arena"]
    assert [[one["at"] for one in seat["expeditions"]] for seat in table(scene)["seats"]] == [[0, 0], [0, 0]]


@pytest.mark.rule("ALT-ARENA-02")
def test_the_arena_has_all_three_terrains() -> None:
    assert table(in_the_arena())["regions"][0]["terrains"] == ["forest", "mountain", "water"]


@pytest.mark.rule("ALT-ARENA-02")
def test_a_passive_may_change_the_terrains_of_the_arena() -> None:
    scene = in_the_arena()
    scene.put(character("Flood", OnlyTerrains(WATER, "")), "hero")
    assert table(scene)["regions"][0]["terrains"] == ["water"]


# Movement ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ARENA-03")
@pytest.mark.parametrize("regions", [1, -1])
@pytest.mark.parametrize("where", ["hero", "companion", "their hero", "their companion"])
def test_no_effect_moves_anything_in_the_arena(regions: int, where: str) -> None:
    scene = in_the_arena()
    scene.put(spell("March", MoveExpedition(TARGET_EXPEDITION, regions)), "hand")
    scene.do("play March", where)
    assert scene.state.at == [0, 0, 0, 0]
    assert not scene.events("moved_forward")
    assert not scene.events("moved_backward")


@pytest.mark.rule("ALT-ARENA-03", "ALT-GOLDEN-03")
def test_the_other_parts_of_such_an_effect_happen() -> None:
    scene = in_the_arena()
    scene.put(spell("March", MoveExpedition(MY_HERO_EXPEDITION, 1), Draw(1)), "hand")
    scene.do("play March")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-ARENA-03")
@pytest.mark.parametrize("profile", BOTH_PROFILES)
def test_progress_moves_nothing_in_the_arena(profile: str) -> None:
    scene = facing(profile, (2, 2, 2), (2, 2, 2))
    scene.to_dusk()
    assert scene.state.at == [0, 0, 0, 0]
    assert not scene.events("moved_forward")


@pytest.mark.rule("ALT-ARENA-13")
def test_every_expedition_counts_as_tied_in_the_arena() -> None:
    scene = Scene()
    scene.at(3, 6, 1, 4)
    assert [lead(scene.state, expedition) for expedition in range(4)] == [2, -2, -2, 2]
    scene.state.arena = True
    assert [lead(scene.state, expedition) for expedition in range(4)] == [0, 0, 0, 0]


# The Day -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ARENA-04", "ALT-ARENA-08")
@pytest.mark.parametrize("profile", BOTH_PROFILES)
def test_an_arena_day_is_a_full_day_and_another_follows_without_a_winner(profile: str) -> None:
    scene = in_the_arena(profile)
    scene.morning()
    scene.do("no", "no")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [2, 2]
    scene.to_dusk()
    phases = [(event.details["day"], event.details["phase"]) for event in scene.events("phase")]
    assert phases == [*[(3, phase) for phase in ("morning", "noon", "afternoon", "dusk", "night")], (4, "morning")]


@pytest.mark.rule("ALT-ARENA-04")
def test_noon_abilities_work_on_arena_days() -> None:
    scene = in_the_arena()
    scene.put(landmark("Bell", noon(Resupply())), "landmark")
    scene.noon()
    assert len(scene.names("reserve")) == 1


@pytest.mark.rule("ALT-ARENA-12")
@pytest.mark.parametrize("profile", BOTH_PROFILES)
def test_rest_and_clean_up_run_on_arena_days(profile: str) -> None:
    scene = in_the_arena(profile)
    kappa = scene.put("BR_13_C", "hero", 0)
    scene.put("BR_13_C", "hero", 1)
    for _ in range(2):
        scene.put("OR_05_C", "reserve", 0)
    scene.to_dusk()
    assert (scene.asked, scene.zone(kappa)) == ("clean_up_reserve", "reserve")


@pytest.mark.rule("ALT-ARENA-12")
@pytest.mark.parametrize("profile", BOTH_PROFILES)
def test_check_victory_does_nothing_on_arena_days(profile: str) -> None:
    scene = in_the_arena(profile)
    entered = len(scene.events("arena"))
    scene.to_dusk()
    assert (scene.state.day, scene.state.winner, scene.state.arena) == (3, NOBODY, True)
    assert len(scene.events("arena")) == entered


# Complete Rules: terrain by terrain ----------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ARENA-05")
@pytest.mark.parametrize("player", [0, 1])
def test_both_own_expeditions_are_added_terrain_by_terrain(player: int) -> None:
    scene = in_the_arena("complete")
    scene.put(character("Left", stats=(2, 2, 0)), "hero", player)
    scene.put(character("Right", stats=(2, 2, 0)), "companion", player)
    scene.put(character("Other", stats=(3, 3, 9)), "hero", 1 - player)
    assert winner(scene) == player


@pytest.mark.rule("ALT-ARENA-06")
@pytest.mark.parametrize(
    ("first", "second", "wins"),
    [
        ((1, 0, 0), (0, 0, 0), 0),
        ((2, 2, 0), (1, 1, 9), 0),
        ((2, 5, 5), (2, 4, 6), NOBODY),
        ((2, 5, 5), (2, 5, 6), 1),
        ((0, 0, 0), (0, 0, 0), NOBODY),
        ((9, 1, 1), (1, 2, 1), NOBODY),
    ],
)
def test_who_leads_in_more_terrains_wins_complete(first: Stats, second: Stats, wins: int) -> None:
    assert winner(facing("complete", first, second)) == wins


@pytest.mark.rule("ALT-ARENA-09")
def test_9_1_1_against_2_3_3_complete() -> None:
    assert winner(facing("complete", (9, 1, 1), (2, 3, 3))) == 1


@pytest.mark.rule("ALT-ARENA-11", "ALT-ARENA-08")
def test_one_terrain_each_and_the_third_equal_complete() -> None:
    scene = facing("complete", (5, 1, 3), (1, 2, 3))
    assert winner(scene) == NOBODY
    assert (scene.state.day, scene.state.arena) == (3, True)


# Summary: one grand total --------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ARENA-07")
@pytest.mark.parametrize(
    ("first", "second", "wins"), [((0, 0, 4), (1, 1, 1), 0), ((0, 0, 4), (2, 2, 1), 1), ((0, 0, 4), (1, 2, 1), NOBODY)]
)
def test_the_higher_grand_total_wins_summary(first: Stats, second: Stats, wins: int) -> None:
    assert winner(facing("summary", first, second)) == wins


@pytest.mark.rule("ALT-ARENA-07")
@pytest.mark.parametrize("player", [0, 1])
def test_both_own_expeditions_are_added_summary(player: int) -> None:
    scene = in_the_arena("summary")
    scene.put(character("Left", stats=(3, 0, 0)), "hero", player)
    scene.put(character("Right", stats=(0, 3, 0)), "companion", player)
    scene.put(character("Other", stats=(2, 2, 1)), "hero", 1 - player)
    assert winner(scene) == player


@pytest.mark.rule("ALT-ARENA-10")
def test_9_1_1_against_2_3_3_summary() -> None:
    assert winner(facing("summary", (9, 1, 1), (2, 3, 3))) == 0


@pytest.mark.rule("ALT-ARENA-08")
def test_equal_grand_totals_bring_another_arena_day_summary() -> None:
    scene = facing("summary", (9, 1, 1), (3, 4, 4))
    assert winner(scene) == NOBODY
    assert (scene.state.day, scene.state.arena) == (3, True)


# Lost terrains; when it is declared ----------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ARENA-14")
@pytest.mark.parametrize("profile", BOTH_PROFILES)
@pytest.mark.parametrize("terrain", [FOREST, WATER])
def test_a_terrain_that_the_arena_has_lost_is_counted_for_nobody(profile: str, terrain: int) -> None:
    scene = facing(profile, (3, 0, 0), (0, 9, 1))
    scene.put(character("Flood", OnlyTerrains(terrain, ""), stats=(0, 0, 0)), "hero", 0)
    assert winner(scene) == (0 if terrain == FOREST else 1)


@pytest.mark.rule("ALT-ARENA-14", "ALT-KEYWORD-GIGANTIC-10")
@pytest.mark.parametrize("profile", BOTH_PROFILES)
def test_the_kraken_counts_its_water_twice_and_nothing_else_counts(profile: str) -> None:
    scene = in_the_arena(profile)
    scene.put(character("Kraken", OnlyTerrains(WATER, ""), gigantic(), stats=(3, 3, 3)), "hero", 0)
    scene.put(character("Other", stats=(9, 9, 5)), "hero", 1)
    assert winner(scene) == 0


@pytest.mark.rule("ALT-ARENA-15")
@pytest.mark.parametrize("profile", BOTH_PROFILES)
def test_the_winner_is_declared_in_dusk(profile: str) -> None:
    scene = facing(profile, (2, 2, 2), (1, 1, 1))
    scene.to_dusk()
    assert scene.state.winner == 0
    assert [event.details["phase"] for event in scene.events("phase")] == ["dusk"]
