"""Who wins (Complete Rules 1.3.3 and 4.2.5, Check Victory; the summary's End of the Game)."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import AT_MORNING, AT_NIGHT, AT_NOON, MOVED_FORWARD
from tavola.games.altered.cards.printing import H, J, dusk, noon
from tavola.games.altered.creating import MoveExpedition
from tavola.games.altered.deciding import WinTheGame
from tavola.games.altered.drawing import Draw, Resupply
from tavola.games.altered.effect import Node
from tavola.games.altered.victory import distance_sum
from tavola.games.altered.where import MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tests.games.altered.rules.made import character, landmark, spell
from tests.games.altered.scene import Scene

NOBODY = -1


def march(*nodes: Node, profile: str, at: tuple[int, int, int, int]) -> Scene:
    """Player 0 holds a Spell that does this; the counters stand there."""
    scene = Scene(profile=profile)
    scene.at(*at)
    scene.put(spell("March", *nodes), "hand")
    return scene


def dusk_with_steps(profile: str, at: tuple[int, int, int, int], *expeditions: int) -> Scene:
    """The counters stand there, and in Dusk just these Expeditions (0 to 3) step forward; the Day runs on."""
    scene = Scene(profile=profile)
    scene.at(*at)
    # Each wins by a terrain of its own, if its region has it: the facing one cannot take it away.
    for expedition in expeditions:
        stats = (5, 0, 5) if expedition < 2 else (0, 5, 0)
        scene.state.regions = [7] * 8
        scene.put(character("Giant", stats=stats), ("hero", "companion")[expedition & 1], expedition >> 1, "fleeting")
    scene.to_dusk()
    return scene


def sums(scene: Scene) -> list[int]:
    return [distance_sum(scene.state, player) for player in (0, 1)]


# The sum of distances ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-VICTORY-03")
@pytest.mark.parametrize(
    ("at", "found"), [((0, 7, 0, 7), [0, 0]), ((3, 6, 2, 2), [4, 7]), ((4, 3, 7, 7), [8, 7]), ((7, 0, 0, 0), [14, 7])]
)
def test_the_sum_is_the_distance_of_both_counters_from_their_starts(
    at: tuple[int, int, int, int], found: list[int]
) -> None:
    scene = Scene()
    scene.at(*at)
    assert sums(scene) == found


@pytest.mark.rule("ALT-VICTORY-03", "ALT-OVER-03")
@pytest.mark.parametrize("profile", ["summary", "complete"])
@pytest.mark.parametrize(("at", "steps"), [((3, 4, 0, 7), (0,)), ((3, 4, 0, 7), (0, 1))])
def test_met_and_crossed_both_count_as_arrived(
    profile: str, at: tuple[int, int, int, int], steps: tuple[int, ...]
) -> None:
    scene = dusk_with_steps(profile, at, *steps)
    assert scene.state.winner == 0
    assert sums(scene)[0] == 6 + len(steps)


@pytest.mark.rule("ALT-VICTORY-04")
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_while_no_sum_is_7_the_next_day_follows(profile: str) -> None:
    scene = dusk_with_steps(profile, (2, 4, 5, 7), 0, 2)
    assert sums(scene) == [6, 6]
    assert (scene.state.winner, scene.state.day, scene.state.arena) == (NOBODY, 3, False)


# Complete Rules ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-VICTORY-01")
def test_counters_that_meet_in_the_afternoon_do_not_stop_the_day() -> None:
    scene = march(MoveExpedition(MY_HERO_EXPEDITION, 1), profile="complete", at=(3, 4, 0, 7))
    scene.do("play March")
    assert (scene.asked, scene.state.winner) == ("turn", NOBODY)


@pytest.mark.rule("ALT-VICTORY-01")
def test_victory_is_checked_after_clean_up() -> None:
    scene = Scene(profile="complete")
    scene.at(4, 4, 0, 7)
    for _ in range(3):
        scene.put("BR_13_C", "reserve", 1)
    scene.to_dusk()
    assert (scene.asked, scene.state.winner) == ("clean_up_reserve", NOBODY)
    scene.do("pick Kappa")
    assert (scene.names("discard", 1), scene.state.winner, scene.state.day) == (["Kappa"], 0, 2)


@pytest.mark.rule("ALT-VICTORY-05")
@pytest.mark.parametrize("player", [0, 1])
def test_the_higher_sum_wins(player: int) -> None:
    high, low = (4, 3), (4, 4)
    scene = Scene(profile="complete")
    scene.at(*(*high, *low) if player == 0 else (*low, *high))
    scene.to_dusk()
    assert scene.state.winner == player


@pytest.mark.rule("ALT-VICTORY-05")
@pytest.mark.parametrize("player", [0, 1])
def test_a_single_arrival_wins_for_its_player_only(player: int) -> None:
    scene = Scene(profile="complete")
    scene.at(*((4, 4, 3, 4) if player == 0 else (3, 4, 4, 4)))
    scene.to_dusk()
    assert scene.state.winner == player


@pytest.mark.rule("ALT-VICTORY-05")
def test_who_moved_what_on_the_last_day_does_not_matter() -> None:
    scene = dusk_with_steps("complete", (2, 4, 7, 6), 0, 1)
    assert sums(scene) == [7, 8]
    assert scene.state.winner == 1


@pytest.mark.rule("ALT-VICTORY-06")
def test_equal_sums_of_7_or_more_start_the_tiebreakers() -> None:
    scene = Scene(profile="complete")
    scene.at(4, 4, 5, 5)
    scene.to_dusk()
    assert (scene.state.winner, scene.state.arena, scene.state.day) == (NOBODY, True, 3)


@pytest.mark.rule("ALT-VICTORY-09")
def test_5_and_6_become_7_and_7_complete() -> None:
    scene = dusk_with_steps("complete", (2, 4, 3, 4), 0, 1, 2)
    assert scene.state.winner == NOBODY
    assert scene.state.arena


@pytest.mark.rule("ALT-VICTORY-11")
def test_7_and_8_after_both_moved_both_complete() -> None:
    scene = dusk_with_steps("complete", (2, 4, 3, 4), 0, 1, 2, 3)
    assert sums(scene) == [7, 8]
    assert scene.state.winner == 1


@pytest.mark.rule("ALT-VICTORY-13")
@pytest.mark.card("YZ_18_C")
def test_a_counter_pushed_back_before_night_does_not_win_complete() -> None:
    scene = march(MoveExpedition(MY_HERO_EXPEDITION, 1), profile="complete", at=(3, 4, 0, 7))
    scene.put("YZ_18_C", "hand", 1)
    # So that Sakarabru's Expedition does not matter, and the one that it faces does not step in Dusk.
    scene.put("BR_22_R1", "hero", 0, "asleep")
    scene.do("play March", "play Sakarabru", "hero")
    assert scene.state.at[:2] == [3, 4]
    scene.to_dusk()
    assert (scene.state.winner, scene.state.day) == (NOBODY, 3)


# Summary -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-VICTORY-02")
def test_the_game_stops_as_soon_as_the_effect_has_resolved() -> None:
    scene = march(MoveExpedition(MY_HERO_EXPEDITION, 1), profile="summary", at=(3, 4, 0, 7))
    scene.do("play March")
    assert (scene.asked, scene.state.winner) == ("", 0)
    assert scene.state.returns() == [1.0, -1.0]


@pytest.mark.rule("ALT-VICTORY-02")
def test_the_effect_is_finished_first() -> None:
    steps = (MoveExpedition(MY_HERO_EXPEDITION, 1), MoveExpedition(MY_HERO_EXPEDITION, -1))
    scene = march(*steps, profile="summary", at=(3, 4, 0, 7))
    scene.do("play March")
    assert (scene.asked, scene.state.winner) == ("turn", NOBODY)


@pytest.mark.rule("ALT-VICTORY-02")
def test_the_arrival_comes_before_reactions() -> None:
    scene = Scene()
    scene.at(3, 4, 0, 7)
    scene.put(landmark("Milestone", Reaction(MOVED_FORWARD, Draw(1))), "landmark")
    scene.put("AX_11_C", "hero")
    scene.to_dusk()
    assert scene.state.winner == 0
    assert scene.events("reaction") == []


@pytest.mark.rule("ALT-VICTORY-02", "ALT-REACT-01")
def test_an_arrival_by_one_reaction_leaves_the_next_unresolved() -> None:
    scene = Scene()
    scene.at(3, 4, 0, 7)
    scout = character("Scout", H(MoveExpedition(MY_HERO_EXPEDITION, 1)), J(Resupply()))
    scene.put(scout, "hand")
    scene.do("play Scout", "companion", "2")
    assert scene.state.winner == 0
    assert scene.names("reserve") == []


@pytest.mark.rule("ALT-VICTORY-02")
def test_an_arrival_at_noon_stops_the_game_at_noon() -> None:
    scene = Scene()
    scene.at(0, 7, 3, 4)
    scene.put(landmark("Road", noon(MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark", 1)
    scene.noon()
    assert (scene.asked, scene.state.winner) == ("", 1)


@pytest.mark.rule("ALT-VICTORY-02")
def test_an_arrival_in_progress_stops_the_game_in_dusk() -> None:
    scene = dusk_with_steps("summary", (3, 4, 0, 7), 0)
    assert scene.state.winner == 0
    assert [event.details["phase"] for event in scene.events("phase")] == ["dusk"]


@pytest.mark.rule("ALT-VICTORY-02")
def test_who_is_moved_together_by_an_opponent_wins() -> None:
    scene = march(MoveExpedition(TARGET_EXPEDITION, 1), profile="summary", at=(0, 7, 3, 4))
    scene.do("play March", "their hero")
    assert scene.state.winner == 1


@pytest.mark.rule("ALT-VICTORY-07")
@pytest.mark.parametrize(("at", "steps", "winner"), [((2, 4, 3, 4), (0, 1, 2), 0), ((3, 4, 2, 4), (0, 2, 3), 1)])
def test_if_both_arrive_whoever_moved_both_counters_beats_whoever_moved_one(
    at: tuple[int, int, int, int], steps: tuple[int, ...], winner: int
) -> None:
    scene = dusk_with_steps("summary", at, *steps)
    assert sums(scene) == [7, 7]
    assert scene.state.winner == winner


@pytest.mark.rule("ALT-VICTORY-07")
def test_forward_steps_by_effects_earlier_that_day_count_as_well() -> None:
    scene = march(MoveExpedition(TARGET_EXPEDITION, 1), profile="summary", at=(3, 5, 3, 4))
    scene.state.regions = [7] * 8
    scene.put(character("Giant", stats=(5, 0, 5)), "hero", 0)
    scene.put(character("Giant", stats=(0, 6, 0)), "hero", 1)
    scene.do("play March", "companion")
    scene.to_dusk()
    assert sums(scene) == [7, 7]
    assert scene.state.winner == 0


@pytest.mark.rule("ALT-VICTORY-07")
def test_forward_steps_of_an_earlier_day_do_not_count() -> None:
    scene = march(MoveExpedition(TARGET_EXPEDITION, 1), profile="summary", at=(3, 5, 3, 4))
    scene.do("play March", "companion")
    scene.to_dusk()
    scene.do("no", "no")
    scene.state.regions = [7] * 8
    scene.put(character("Giant", stats=(5, 0, 5)), "hero", 0)
    scene.put(character("Giant", stats=(0, 6, 0)), "hero", 1)
    scene.to_dusk()
    assert scene.state.winner == NOBODY
    assert len(scene.events("both_arrived")) == 1


@pytest.mark.rule("ALT-VICTORY-08")
@pytest.mark.parametrize("steps", [(0, 2), (1, 3), (0, 3)])
def test_if_each_moved_one_counter_an_arena_day_follows(steps: tuple[int, int]) -> None:
    scene = dusk_with_steps("summary", (3, 4, 3, 4), *steps)
    assert (scene.state.winner, scene.state.arena, scene.state.day) == (NOBODY, True, 3)


def both_arrive_in_the_afternoon() -> Scene:
    """One effect lets both players arrive, each with a step of the Hero; it is the turn of player 1."""
    step = MoveExpedition(TARGET_EXPEDITION, 1)
    scene = march(step, step, profile="summary", at=(3, 4, 3, 4))
    scene.put(spell("Advance", step), "hand", 1)
    scene.put(spell("Retreat", MoveExpedition(TARGET_EXPEDITION, -1)), "hand", 1)
    scene.do("play March", "hero", "their hero")
    return scene


@pytest.mark.rule("ALT-VICTORY-08")
def test_both_arriving_by_one_effect_does_not_stop_the_day() -> None:
    scene = both_arrive_in_the_afternoon()
    assert (scene.asked, scene.state.at, scene.state.arena) == ("turn", [4, 4, 4, 4], False)


@pytest.mark.rule("ALT-VICTORY-08")
@pytest.mark.parametrize("name", ["Advance", "Retreat"])
@pytest.mark.parametrize("where", ["hero", "their companion"])
def test_until_the_arena_no_effect_moves_a_counter(name: str, where: str) -> None:
    scene = both_arrive_in_the_afternoon()
    scene.do(f"play {name}", where)
    assert scene.state.at == [4, 4, 4, 4]


@pytest.mark.rule("ALT-VICTORY-08")
def test_until_the_arena_progress_moves_no_counter_and_night_is_held() -> None:
    scene = both_arrive_in_the_afternoon()
    kappa = scene.put("BR_13_C", "companion", 0)
    scene.to_dusk()
    assert len(scene.events("moved_forward")) == 2
    assert [event.name for event in scene.state.events or [] if event.name in ("both_arrived", "arena")] == [
        "both_arrived",
        "arena",
    ]
    assert (scene.zone(kappa), scene.state.day) == ("reserve", 3)


@pytest.mark.rule("ALT-VICTORY-10")
def test_5_and_6_become_7_and_7_summary() -> None:
    scene = dusk_with_steps("summary", (2, 4, 3, 4), 0, 1, 2)
    assert scene.state.winner == 0
    assert [event.details["phase"] for event in scene.events("phase")] == ["dusk"]


@pytest.mark.rule("ALT-VICTORY-12")
def test_7_and_8_after_both_moved_both_summary() -> None:
    scene = dusk_with_steps("summary", (2, 4, 3, 4), 0, 1, 2, 3)
    assert scene.state.winner == NOBODY
    assert scene.state.arena


# Both profiles -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-VICTORY-14")
@pytest.mark.parametrize("profile", ["summary", "complete"])
@pytest.mark.parametrize(
    ("phase", "reaction"),
    [
        ("morning", Reaction(AT_MORNING, WinTheGame())),
        ("noon", Reaction(AT_NOON, WinTheGame())),
        ("dusk", dusk(WinTheGame())),
        ("night", Reaction(AT_NIGHT, WinTheGame())),
    ],
)
def test_a_card_that_says_so_wins_in_any_phase(profile: str, phase: str, reaction: Reaction) -> None:
    scene = Scene(profile=profile)
    scene.put(landmark("Crown", reaction), "landmark", 1)
    scene.morning()
    while scene.asked:
        scene.do("pass" if scene.asked == "turn" else "no")
    assert scene.state.winner == 1
    assert scene.events("phase")[-1].details == {"phase": phase, "day": 3}


@pytest.mark.rule("ALT-VICTORY-14")
def test_a_card_that_says_so_wins_the_moment_its_effect_resolves() -> None:
    scene = Scene()
    scene.put(character("King", J(WinTheGame()), H(Resupply())), "hand")
    scene.do("play King", "hero", "1")
    assert (scene.asked, scene.state.winner) == ("", 0)
    assert scene.names("reserve") == []


@pytest.mark.rule("ALT-VICTORY-15")
@pytest.mark.parametrize("profile", ["summary", "complete"])
@pytest.mark.parametrize("refill_any_time", [True, False])
def test_running_out_of_cards_loses_nothing(profile: str, refill_any_time: bool) -> None:
    scene = Scene(profile=profile, deck=0, refill_any_time=refill_any_time)
    scene.morning()
    for _ in range(3):
        scene.do("pass", "pass")
    assert (scene.state.day, scene.asked, scene.state.winner) == (6, "turn", NOBODY)
