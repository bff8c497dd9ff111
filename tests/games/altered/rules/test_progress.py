"""Dusk (Complete Rules 4.2.4, 7.5.7): Progress."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import FAILED_TO_MOVE, MOVED_FORWARD
from tavola.games.altered.cards.printing import dusk
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.creating import Create, MoveExpedition
from tavola.games.altered.day import Progress
from tavola.games.altered.doing import Send
from tavola.games.altered.drawing import Resupply
from tavola.games.altered.kind import A_CHARACTER
from tavola.games.altered.standing_abilities import BarsTerrains
from tavola.games.altered.victory import open_the_arena
from tavola.games.altered.where import MY_COMPANION_EXPEDITION, MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tavola.games.altered.which import Each
from tavola.games.altered.zones import DUSK, FOREST, MOUNTAIN, RESERVE, WATER
from tests.games.altered.rules.made import character, landmark, spell
from tests.games.altered.scene import Scene

#: Regions of a scene: forest, mountain and water, mountain, forest and water, water, forest and mountain.
IN_FOREST, IN_MOUNTAIN_AND_WATER, IN_MOUNTAIN, IN_FOREST_AND_WATER, IN_WATER, IN_FOREST_AND_MOUNTAIN = range(1, 7)

CLERK = character("Clerk", Reaction(FAILED_TO_MOVE, Resupply()), stats=(1, 1, 1))


def with_stats(
    mine: tuple[int, int, int], theirs: tuple[int, int, int] | None = None, region: int = 0, facing: int = 0
) -> Scene:
    """Both Hero Expeditions have a Character with these statistics, in these regions."""
    scene = Scene()
    scene.at(region, 7, facing, 7)
    scene.put(character("Mine", stats=mine), "hero", 0)
    if theirs is not None:
        scene.put(character("Theirs", stats=theirs), "hero", 1)
    return scene


def steps(scene: Scene) -> list[int]:
    """How far each Expedition goes in Dusk, after both players have passed."""
    before = scene.state.at[:]
    scene.to_dusk()
    return [abs(new - old) for new, old in zip(scene.state.at, before, strict=True)]


# Totals --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PROGRESS-01")
@pytest.mark.parametrize("terrain", [0, 1, 2])
def test_the_statistics_of_all_characters_are_added(terrain: int) -> None:
    stats = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    for index, value in enumerate((2, 2, 3)):
        stats[index][terrain] = value
    scene = Scene()
    for one in stats[:2]:
        scene.put(character("Mine", stats=(one[0], one[1], one[2])), "hero", 0)
    scene.put(character("Theirs", stats=(stats[2][0], stats[2][1], stats[2][2])), "hero", 1)
    assert steps(scene) == [1, 0, 0, 0]


@pytest.mark.rule("ALT-PROGRESS-01", "ALT-COUNTER-08")
def test_boosts_count_in_every_terrain() -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero", 0, boosts=3)
    scene.put("AX_11_C", "hero", 1)
    assert scene.totals("hero") == [4, 4, 4]
    assert steps(scene) == [1, 0, 0, 0]


@pytest.mark.rule("ALT-PROGRESS-01")
def test_characters_of_the_other_expedition_do_not_count() -> None:
    scene = Scene()
    scene.put("BR_13_C", "companion", 0)
    scene.put("OR_05_C", "hero", 1)
    assert steps(scene) == [0, 1, 1, 0]


# Terrains ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PROGRESS-02", "ALT-PROGRESS-03")
@pytest.mark.parametrize(("region", "step"), [(IN_FOREST, 0), (IN_MOUNTAIN_AND_WATER, 1), (IN_WATER, 0)])
def test_only_terrains_of_the_own_region_are_examined(region: int, step: int) -> None:
    scene = with_stats((0, 5, 0), (3, 3, 3), region, IN_FOREST)
    assert steps(scene)[0] == step


@pytest.mark.rule("ALT-PROGRESS-02")
@pytest.mark.parametrize("facing", [IN_FOREST, IN_MOUNTAIN, IN_FOREST_AND_WATER])
def test_the_region_of_the_facing_counter_is_irrelevant(facing: int) -> None:
    scene = with_stats((0, 5, 0), (3, 3, 3), IN_MOUNTAIN, facing)
    assert steps(scene)[0] == 1


@pytest.mark.rule("ALT-PROGRESS-02")
def test_a_terrain_won_in_the_facing_counters_region_only_wins_nothing() -> None:
    scene = with_stats((0, 5, 0), (3, 3, 3), IN_FOREST, IN_MOUNTAIN)
    assert steps(scene)[0] == 0


@pytest.mark.rule("ALT-PROGRESS-03")
def test_one_terrain_is_enough_whatever_is_lost_in_others() -> None:
    assert steps(with_stats((0, 2, 0), (9, 1, 9))) == [1, 0, 1, 0]


@pytest.mark.rule("ALT-PROGRESS-04")
@pytest.mark.parametrize("status", ["", "asleep"])
def test_a_total_of_0_advances_nobody(status: str) -> None:
    scene = Scene()
    if status:
        scene.put("BR_13_C", "hero", 0, statuses=status)
    else:
        scene.put(character("Nobody", stats=(0, 0, 0)), "hero", 0)
    assert steps(scene) == [0, 0, 0, 0]


@pytest.mark.rule("ALT-PROGRESS-05")
def test_a_tie_advances_neither() -> None:
    assert steps(with_stats((3, 3, 3), (3, 3, 3))) == [0, 0, 0, 0]


@pytest.mark.rule("ALT-PROGRESS-17")
def test_an_expedition_without_characters_is_beaten_by_any_statistic() -> None:
    assert steps(with_stats((0, 1, 0))) == [1, 0, 0, 0]


@pytest.mark.rule("ALT-PROGRESS-17", "ALT-PROGRESS-04")
def test_expeditions_without_characters_tie() -> None:
    assert steps(Scene()) == [0, 0, 0, 0]


# Steps ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PROGRESS-06")
def test_three_terrains_won_are_one_step() -> None:
    assert steps(with_stats((9, 9, 9), (1, 1, 1))) == [1, 0, 0, 0]


@pytest.mark.rule("ALT-PROGRESS-07")
def test_all_successful_expeditions_step() -> None:
    scene = Scene()
    for player in (0, 1):
        for side, stats in (("hero", (4, 0, 1)), ("companion", (1, 0, 4))):
            scene.put(character("Giant", stats=stats if player == 0 else (stats[2], 0, stats[0])), side, player)
    assert steps(scene) == [1, 1, 1, 1]


@pytest.mark.rule("ALT-PROGRESS-07", "ALT-VICTORY-08")
def test_no_step_comes_before_another() -> None:
    scene = with_stats((4, 0, 1), (1, 0, 4), IN_FOREST_AND_WATER, IN_FOREST_AND_WATER)
    scene.at(4, 5, 4, 5)
    scene.to_dusk()
    assert [event.details["player"] for event in scene.events("moved_forward")] == [0, 1]
    assert scene.state.winner == -1


@pytest.mark.rule("ALT-PROGRESS-07")
def test_what_a_step_sets_off_changes_no_other_step_of_this_progress() -> None:
    scene = with_stats((4, 0, 1), (1, 0, 4))
    clear = landmark("Gale", Reaction(MOVED_FORWARD, Send(RESERVE, Each(A_CHARACTER))))
    scene.put(clear, "landmark", 0)
    assert steps(scene) == [1, 0, 1, 0]


@pytest.mark.rule("ALT-PROGRESS-08")
def test_facing_expeditions_can_both_advance_by_different_terrains() -> None:
    scene = with_stats((4, 0, 1), (1, 0, 4), IN_FOREST_AND_WATER, IN_FOREST_AND_WATER)
    assert steps(scene) == [1, 0, 1, 0]


@pytest.mark.rule("ALT-PROGRESS-08")
def test_facing_expeditions_can_both_advance_from_different_regions() -> None:
    scene = with_stats((4, 1, 1), (1, 4, 4), IN_FOREST, IN_WATER)
    assert steps(scene) == [1, 0, 1, 0]


@pytest.mark.rule("ALT-PROGRESS-14", "ALT-ZONE-08")
def test_hero_is_compared_with_hero_and_companion_with_companion_wherever_they_are() -> None:
    scene = Scene()
    scene.at(0, 2, 6, 7)
    scene.put("BR_13_C", "hero", 0)
    scene.put("OR_05_C", "companion", 0)
    scene.put("AX_11_C", "hero", 1)
    scene.put("BR_22_R1", "companion", 1)
    assert steps(scene) == [1, 0, 0, 1]


@pytest.mark.rule("ALT-PROGRESS-15")
def test_mountain_4_and_water_3_against_mountain_2_and_water_6() -> None:
    both = with_stats((0, 4, 3), (0, 2, 6), IN_MOUNTAIN_AND_WATER, IN_WATER)
    assert steps(both) == [1, 0, 1, 0]
    only_the_first = with_stats((0, 4, 3), (0, 2, 6), IN_MOUNTAIN_AND_WATER, IN_FOREST)
    assert steps(only_the_first) == [1, 0, 0, 0]


# Barred terrains -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PROGRESS-09")
@pytest.mark.parametrize(("mine", "step"), [((0, 5, 0), 0), ((0, 0, 5), 1), ((0, 5, 5), 1)])
def test_a_barred_terrain_is_left_out(mine: tuple[int, int, int], step: int) -> None:
    scene = with_stats(mine)
    scene.put(character("Toll Keeper", BarsTerrains(MOUNTAIN)), "hero", 1)
    assert steps(scene)[0] == step


@pytest.mark.rule("ALT-PROGRESS-09")
def test_a_terrain_is_barred_for_the_expedition_that_the_card_means_and_no_other() -> None:
    scene = Scene()
    scene.put(character("Climber", stats=(0, 5, 0)), "companion", 0)
    scene.put(character("Toll Keeper", BarsTerrains(MOUNTAIN), stats=(0, 5, 0)), "hero", 1)
    assert steps(scene) == [0, 1, 1, 0]


@pytest.mark.rule("ALT-PROGRESS-10")
@pytest.mark.parametrize(("mine", "step"), [((0, 5, 5), 0), ((5, 0, 0), 1)])
def test_an_expedition_limited_to_forest_ignores_the_other_terrains(mine: tuple[int, int, int], step: int) -> None:
    scene = with_stats(mine)
    scene.put(character("Guide", BarsTerrains(FOREST, all_but_these=True)), "hero", 1)
    assert steps(scene)[0] == step


@pytest.mark.rule("ALT-PROGRESS-10")
@pytest.mark.parametrize(("where", "region"), [("hero", 0), ("companion", 6)])
def test_only_progress_moves_a_limited_expedition_forward(where: str, region: int) -> None:
    scene = Scene()
    scene.put(character("Guide", BarsTerrains(FOREST, all_but_these=True)), "hero", 1)
    scene.put(spell("March", MoveExpedition(TARGET_EXPEDITION, 1)), "hand")
    scene.do("play March", where)
    assert scene.state.at[("hero", "companion").index(where)] == region


@pytest.mark.rule("ALT-PROGRESS-10")
def test_a_limited_expedition_can_still_be_moved_backward() -> None:
    scene = Scene()
    scene.at(3, 7, 0, 7)
    scene.put(character("Guide", BarsTerrains(FOREST, all_but_these=True)), "hero", 1)
    scene.put(spell("Retreat", MoveExpedition(TARGET_EXPEDITION, -1)), "hand")
    scene.do("play Retreat", "hero")
    assert scene.state.at[0] == 2


# Moving due to a terrain; failing to move ----------------------------------------------------------------------------


@pytest.mark.rule("ALT-PROGRESS-11")
@pytest.mark.parametrize(
    ("mine", "region", "due_to"),
    [
        ((5, 5, 5), IN_FOREST_AND_WATER, FOREST | WATER),
        ((5, 5, 0), IN_FOREST_AND_WATER, FOREST),
        ((0, 5, 0), IN_MOUNTAIN_AND_WATER, MOUNTAIN),
    ],
)
def test_a_move_is_due_to_each_terrain_won_in_the_region(mine: tuple[int, int, int], region: int, due_to: int) -> None:
    scene = with_stats(mine, (1, 1, 1), region)
    scene.begin(Progress(), phase=DUSK)
    assert scene.state.advanced[0] == due_to


@pytest.mark.rule("ALT-PROGRESS-12")
def test_an_expedition_that_does_not_advance_fails_to_move_forward() -> None:
    scene = Scene()
    scene.put(CLERK, "hero", 0)
    scene.put("BR_13_C", "hero", 1)
    scene.to_dusk()
    assert [event.details["card"] for event in scene.events("reaction")] == [CLERK.reference]


@pytest.mark.rule("ALT-PROGRESS-12")
def test_an_expedition_that_advances_does_not_fail() -> None:
    scene = Scene()
    scene.put(CLERK, "hero", 0)
    scene.to_dusk()
    assert scene.events("reaction") == []


@pytest.mark.rule("ALT-PROGRESS-12")
def test_a_move_earlier_that_day_does_not_matter() -> None:
    scene = Scene()
    scene.put(CLERK, "hero", 0)
    scene.put("BR_13_C", "hero", 1)
    scene.put(spell("March", MoveExpedition(MY_HERO_EXPEDITION, 1)), "hand")
    scene.do("play March")
    scene.to_dusk()
    assert scene.state.at[0] == 1
    assert len(scene.events("reaction")) == 1


@pytest.mark.rule("ALT-PROGRESS-13")
def test_a_move_that_an_effect_cannot_make_is_no_failure() -> None:
    scene = Scene()
    scene.at(0, 0, 0, 7)
    scene.put(CLERK, "companion", 0)
    scene.put(spell("March", MoveExpedition(MY_COMPANION_EXPEDITION, 1)), "hand")
    scene.do("play March")
    assert scene.events("reaction") == []


@pytest.mark.rule("ALT-PROGRESS-13", "ALT-ARENA-03")
def test_no_expedition_fails_to_move_forward_in_the_arena() -> None:
    scene = Scene()
    open_the_arena(scene.state)
    scene.put(CLERK, "hero", 0)
    scene.put("OR_05_C", "hero", 1)
    scene.to_dusk()
    assert scene.state.day == 3
    assert scene.events("reaction") == []


# Dusk opens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PROGRESS-16")
def test_at_dusk_reactions_resolve_before_progress_is_reckoned() -> None:
    scene = Scene()
    scene.put(landmark("Lamp", dusk(Create(RECRUIT, MY_HERO_EXPEDITION))), "landmark")
    assert steps(scene) == [1, 0, 0, 0]
