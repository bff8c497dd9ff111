"""Endgame Conditions."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.faeriell.pieces import PURITY
from tavola.games.faeriell.state import ENDING_NAMES
from tests.games.faeriell.scene import Scene

FOUR = ("spirit", "ley_lines", "rivers", "forests")
SIX = (*FOUR, "shire")


def ending(scene: Scene) -> str:
    return ENDING_NAMES[scene.state.ending]


def facing(seats: int = 2, **rules: Any) -> Scene:
    """Player 0 owns a Corrupted Region: ``harvest_on("bear")`` brings a Corruption Event."""
    scene = Scene(seats, **rules)
    scene.plain()
    scene.own(0, "BEAR-A")
    scene.token("bear", "corruption")
    return scene


def last_of_round(counts: list[tuple[str, ...]], impure: tuple[int, ...] = ()) -> Scene:
    """The end was triggered; these are the Achievements of each player besides Purity, which ``impure`` lack."""
    scene = Scene(len(counts))
    for player, achievements in enumerate(counts):
        scene.claimed(player, *achievements)
    for player in impure:
        scene.state.claims[player] &= ~(1 << PURITY)
    scene.state.triggered = True
    return scene


def play_out(scene: Scene) -> list[int]:
    """The last turn of the round is played; the places."""
    scene.last_turn("tribe")
    if scene.kind == "tribe":
        scene.do("done")
    assert ending(scene) == "achievements"
    return scene.state.places


# 1. Doom --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ENDG-01", "FAE-ENDG-02")
def test_doom_on_15_ends_the_game_at_once_and_all_lose() -> None:
    scene = facing()
    scene.state.doom = 14
    scene.claimed(0, *FOUR)
    scene.harvest_on("bear")
    scene.do("ignore")
    assert scene.state.is_terminal()
    assert ending(scene) == "doom"
    assert scene.state.places == [0, 0]
    assert scene.state.returns() == [-1.0, -1.0]


@pytest.mark.rule("FAE-ENDG-01")
def test_doom_on_14_ends_nothing() -> None:
    scene = facing()
    scene.state.doom = 13
    scene.harvest_on("bear")
    scene.do("ignore")
    assert not scene.state.is_terminal()


@pytest.mark.rule("FAE-ENDG-03", "FAE-ENDG-04")
@pytest.mark.parametrize(
    ("levels", "places"), [([2, 4, 3, 0], [3, 1, 2, 4]), ([2, 5, 2, 0], [2, 1, 2, 4]), ([1, 0, 2, 1], [3, 1, 2, 3])]
)
def test_the_sower_wins_and_the_others_rank_by_their_corruption(levels: list[int], places: list[int]) -> None:
    """A76: equal levels share a rank; how corrupt the Sower is does not matter."""
    scene = facing(seats=4)
    scene.state.sower = 1
    scene.state.corruption = levels
    scene.state.doom = 14
    scene.harvest_on("bear")
    scene.do("ignore")
    assert scene.state.places == places


# 2. The fifth Achievement ---------------------------------------------------------------------------------------------


def fifth(seats: int = 2, **rules: Any) -> Scene:
    """Player 0 has just claimed a 5th Achievement, Vigor."""
    scene = facing(seats=seats, **rules)
    scene.claimed(0, *FOUR[:3])
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    scene.do("slot 4")
    return scene


@pytest.mark.rule("FAE-ENDG-05", "FAE-ENDG-06")
def test_a_fifth_achievement_ends_the_game_with_the_round() -> None:
    scene = fifth()
    assert scene.state.claims[0].bit_count() == 5
    assert scene.kind == "phase"
    scene.phase("tribe")
    assert scene.state.ending == 0
    assert play_out(scene) == [1, 2]


@pytest.mark.rule("FAE-ENDG-05")
def test_four_achievements_end_nothing() -> None:
    scene = Scene()
    scene.claimed(0, *FOUR[:2])
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    scene.do("slot 3")
    scene.last_turn("tribe")
    if scene.kind == "tribe":
        scene.do("done")
    assert scene.kind == "phase"
    assert scene.state.round == 2


@pytest.mark.rule("FAE-ENDG-06", "FAE-ENDG-01")
def test_doom_may_still_end_the_game_before_the_round_does() -> None:
    scene = fifth()
    scene.state.doom = 14
    scene.harvest_on("bear")
    scene.do("ignore")
    assert ending(scene) == "doom"


@pytest.mark.rule("FAE-ENDG-06", "FAE-ENDG-15")
def test_a_seventh_may_still_end_the_game_before_the_round_does() -> None:
    scene = fifth()
    scene.claimed(0, "shire")
    scene.tracked(0, "yellow", 4)
    scene.look_at("influence")
    assert ending(scene) == "seventh"


@pytest.mark.rule("FAE-ENDG-07")
def test_the_end_stays_triggered_when_the_player_drops_below_five() -> None:
    scene = fifth()
    scene.harvest_on("bear")
    scene.do("yield")
    assert scene.state.claims[0].bit_count() == 4
    assert play_out(scene) == [1, 2]


@pytest.mark.rule("FAE-ENDG-09", "FAE-ACH-01")
def test_the_most_achievements_win_even_with_fewer_than_five() -> None:
    scene = last_of_round([FOUR[:1], FOUR[:2]])
    assert play_out(scene) == [2, 1]


@pytest.mark.rule("FAE-ENDG-08")
def test_equal_players_who_all_hold_purity_share_the_win() -> None:
    scene = last_of_round([FOUR, FOUR, FOUR])
    assert play_out(scene) == [1, 1, 1]
    assert scene.state.returns() == [1.0, 1.0, 1.0]


@pytest.mark.rule("FAE-ENDG-08")
@pytest.mark.parametrize(
    ("counts", "impure"),
    [([FOUR, (*FOUR, "vigor")], (1,)), ([FOUR, FOUR[:3]], ()), ([(*FOUR, "vigor"), (*FOUR, "vigor")], (0, 1))],
)
def test_no_shared_win_without_purity_or_with_unequal_counts(
    counts: list[tuple[str, ...]], impure: tuple[int, ...]
) -> None:
    scene = last_of_round(counts, impure)
    assert sorted(play_out(scene)) == [1, 2]


@pytest.mark.rule("FAE-ENDG-08", "FAE-ENDG-10", "FAE-SOWER-01")
@pytest.mark.parametrize("more", [(), ("shire",)])
def test_the_sower_neither_hinders_nor_shares_the_win(more: tuple[str, ...]) -> None:
    scene = last_of_round([FOUR, (*FOUR, *more), FOUR], impure=() if more else (1,))
    scene.state.sower = 1
    assert play_out(scene) == [1, 3, 1]


@pytest.mark.rule("FAE-ENDG-08", "FAE-ENDG-10")
def test_one_who_stands_alone_against_the_sower_wins() -> None:
    """A75."""
    scene = last_of_round([FOUR, (*FOUR, "shire")])
    scene.state.sower = 1
    assert play_out(scene) == [1, 2]


@pytest.mark.rule("FAE-ENDG-10", "FAE-SOWER-01")
def test_the_sower_is_last_however_many_achievements_it_has() -> None:
    scene = last_of_round([FOUR[:1], (*FOUR, "shire"), FOUR[:2]])
    scene.state.sower = 1
    assert play_out(scene) == [2, 3, 1]


@pytest.mark.rule("FAE-ENDG-11", "FAE-ACH-01")
def test_the_rank_is_by_the_number_of_achievements() -> None:
    scene = last_of_round([FOUR[:2], FOUR, (), FOUR[:3]])
    assert play_out(scene) == [3, 1, 4, 2]


@pytest.mark.rule("FAE-ENDG-12")
def test_the_corruption_cleanser_wins_a_tie() -> None:
    """Before Purity is looked at."""
    scene = last_of_round([FOUR[:3], (*FOUR[:3], "cleanser")], impure=(1,))
    assert play_out(scene) == [2, 1]


@pytest.mark.rule("FAE-ENDG-13")
def test_purity_wins_a_tie_that_the_cleanser_leaves() -> None:
    scene = last_of_round([(*FOUR[:3], "vigor"), FOUR[:3]], impure=(0,))
    assert play_out(scene) == [2, 1]


@pytest.mark.rule("FAE-ENDG-14")
@pytest.mark.parametrize(("first", "places"), [(0, [1, 2, 3]), (1, [3, 1, 2]), (2, [2, 3, 1])])
def test_the_first_in_turn_order_wins_what_is_still_a_tie(first: int, places: list[int]) -> None:
    """A77: by the First Player token of the round that ends."""
    scene = last_of_round([FOUR, FOUR, FOUR], impure=(0, 1, 2))
    scene.state.first_player = first
    assert play_out(scene) == places


@pytest.mark.rule("FAE-ENDG-12", "FAE-ENDG-09")
def test_more_achievements_beat_the_cleanser() -> None:
    scene = last_of_round([FOUR, (*FOUR[:2], "cleanser")])
    assert play_out(scene) == [1, 2]


# 3. The seventh Achievement -------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ENDG-15")
def test_a_seventh_wins_at_once_without_token_essence_or_doom() -> None:
    """A62: six tokens lie on Achievements, none is left; at Doom 14 nothing moves (A59)."""
    scene = Scene(3)
    scene.claimed(0, *SIX)
    scene.claimed(2, *FOUR)
    scene.essences(0, "red", "yellow")
    scene.state.doom = 14
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    assert ending(scene) == "seventh"
    assert scene.state.places == [1, 3, 2]
    assert scene.state.doom == 14
    assert (scene.count(0, "red"), scene.count(0, "yellow")) == (1, 1)


@pytest.mark.rule("FAE-ENDG-15")
def test_the_winner_is_who_met_the_seventh_whoever_is_ahead_in_turn_order() -> None:
    scene = Scene(3)
    for player in range(3):
        scene.claimed(player, *SIX)
    scene.tracked(2, "red", 4)
    scene.look_at("vigor")
    assert scene.state.places == [2, 3, 1]


@pytest.mark.rule("FAE-ENDG-15")
def test_a_sixth_wins_nothing() -> None:
    scene = Scene()
    scene.claimed(0, *FOUR)
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    assert scene.kind == "phase"
    assert scene.state.claims[0].bit_count() == 6


@pytest.mark.rule("FAE-ENDG-15", "FAE-ACH-02")
def test_of_two_sevenths_the_active_player_wins() -> None:
    """A52."""
    scene = Scene()
    for player in range(2):
        scene.claimed(player, "influence", *SIX[1:])
    scene.tracked(0, "red", 4)
    scene.tracked(1, "blue", 4)
    scene.state.player = 1
    scene.look_at("vigor", "spirit")
    assert scene.state.places == [2, 1]


@pytest.mark.rule("FAE-ENDG-15", "FAE-ENDG-01")
def test_doom_15_for_the_sixth_comes_before_the_seventh() -> None:
    """A80: two conditions are met at once; the last token is taken first, and its Doom ends the game."""
    scene = Scene()
    scene.claimed(0, *FOUR)
    scene.tracked(0, "red", 4)
    scene.tracked(0, "yellow", 4)
    scene.state.doom = 14
    scene.look_at("vigor", "influence")
    assert ending(scene) == "doom"


@pytest.mark.rule("FAE-ENDG-15", "FAE-ACH-08")
def test_a_loss_at_the_same_time_comes_before_the_seventh() -> None:
    """A51: six tokens, one of them is lost: what is met now is a sixth again."""
    scene = Scene()
    scene.claimed(0, "spirit", "ley_lines", "influence", "herbs", "attunements")
    for colour in ("red", "yellow", "blue", "green"):
        scene.tracked(0, colour, 4)
    scene.herb(0, "solve-red", "solve-blue", "solve-green")
    scene.attunement(0, "owl", "wolf", "snake")
    scene.state.corruption[0] = 1
    scene.look_at("purity", "vigor")
    assert scene.kind == "phase"
    assert scene.holds(0, "vigor")
    assert scene.state.claims[0].bit_count() == 6
