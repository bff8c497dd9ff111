"""Beginning of the game (Complete Rules 4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.setup import begin
from tavola.games.altered.state import AlteredState, Rules
from tavola.games.altered.view import view_of
from tests.games.altered.scene import FILLER, card

BRAVOS = ("BR_04_C", "BR_05_C", "BR_08_C", "BR_09_C", "BR_13_C", "BR_15_C", "BR_17_C", "BR_18_C", "BR_20_C", "BR_28_C")


def beginning(seed: int = 1, record: bool = True) -> AlteredState:
    """A game between Axiom and Ordis Heroes, run to its first question; each Deck has 30 cards."""
    heroes = [card("AX_01_C"), card("OR_01_C")]
    decks = [[card(name) for name in BRAVOS] * 3, [card(name) for name in BRAVOS] * 3]
    return begin([*heroes], decks, Rules(False, True, False), seed, record)


def table(state: AlteredState, seat: int = -1) -> Any:
    return view_of(state, seat)["table"]


def names(state: AlteredState, seat: int) -> list[str]:
    return [piece["card"] for piece in table(state, seat)["seats"][seat]["hand_cards"]]


def commit(state: AlteredState, positions: tuple[int, int, int] = (0, 0, 0)) -> None:
    """Whoever is asked turns three cards into Mana Orbs: those at these positions in the hand, one after the other."""
    for position in positions:
        state.apply_action(state.legal[position])


def told(state: AlteredState, seat: int) -> list[dict[str, Any]]:
    return [event.as_data() for event in state.events or [] if event.visible_to(seat)]


# The board -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-SETUP-01")
def test_all_zones_but_hero_deck_and_hand_begin_empty() -> None:
    begun = table(beginning())
    assert begun["limbo"] == begun["pending"] == begun["lasting"] == []
    for seat in begun["seats"]:
        assert seat["reserve"] == seat["landmarks"] == seat["discard"] == []
        assert seat["mana"] == 0
        assert [expedition["characters"] for expedition in seat["expeditions"]] == [[], []]


@pytest.mark.rule("ALT-SETUP-01", "ALT-SETUP-02")
def test_the_tumult_cards_lie_face_down_between_hero_region_and_companion_region() -> None:
    row = [(region["kind"], region["face_up"]) for region in table(beginning())["regions"]]
    assert row == [("hero", True), *[("tumult", False)] * 6, ("companion", True)]


@pytest.mark.rule("ALT-SETUP-02", "ALT-COMP-02")
def test_all_48_boards_come_up_equally_often() -> None:
    games = 4800
    decks = [[card(FILLER)] * 6] * 2
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(games):
        board = tuple(begin([None, None], decks, Rules(False, True, False), seed, False).regions)
        counts[board] = counts.get(board, 0) + 1
    assert len(counts) == 48
    # Chi-square with 47 degrees of freedom: above 95 only once in about 20,000 fair samples.
    assert sum((count - games / 48) ** 2 / (games / 48) for count in counts.values()) < 95


@pytest.mark.rule("ALT-SETUP-03")
def test_hero_counters_begin_on_the_hero_region_and_companions_on_theirs() -> None:
    begun = table(beginning())
    at = [[(one["side"], one["at"]) for one in seat["expeditions"]] for seat in begun["seats"]]
    assert at == [[("hero", 0), ("companion", 7)]] * 2


# Heroes and first player ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-SETUP-04", "ALT-DECK-09")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_sees_both_heroes_in_their_hero_zones(seat: int) -> None:
    heroes = [player["hero"]["card"] for player in table(beginning(), seat)["seats"]]
    assert heroes == ["ALT_CORE_B_AX_01_C", "ALT_CORE_B_OR_01_C"]


@pytest.mark.rule("ALT-SETUP-04")
def test_heroes_are_shown_before_the_first_player_is_drawn() -> None:
    events = [event.name for event in beginning().events or []]
    assert events[:3] == ["hero", "hero", "first_player"]


@pytest.mark.rule("ALT-SETUP-05")
def test_either_player_is_as_likely_to_be_first() -> None:
    firsts = [beginning(seed, record=False).first_player for seed in range(400)]
    assert 160 < sum(firsts) < 240


# Hands ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-SETUP-06")
def test_both_begin_with_six_cards() -> None:
    seats = table(beginning())["seats"]
    assert [(seat["hand"], seat["deck"]) for seat in seats] == [(6, 24), (6, 24)]


@pytest.mark.rule("ALT-SETUP-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_decks_are_shuffled(seat: int) -> None:
    hands = {tuple(names(beginning(seed, record=False), seat)) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("ALT-SETUP-06")
def test_there_is_no_mulligan() -> None:
    state = beginning()
    choice = view_of(state, state.current_player())["choice"]
    assert choice is not None
    assert choice["kind"] == "first_orbs"
    assert [action["verb"] for action in choice["actions"]] == ["pick"] * 6


@pytest.mark.rule("ALT-SETUP-07")
def test_exactly_three_cards_become_ready_orbs_and_three_are_kept() -> None:
    state = beginning()
    commit(state)
    commit(state)
    seats = table(state)["seats"]
    assert [(seat["hand"], seat["mana"], seat["mana_ready"]) for seat in seats] == [(3, 3, 3), (3, 3, 3)]


@pytest.mark.rule("ALT-SETUP-07")
def test_the_player_picks_which_three_cards_become_orbs() -> None:
    state = beginning()
    seat = state.current_player()
    hand = names(state, seat)
    commit(state, (5, 0, 0))
    assert names(state, seat) == hand[2:5]
    assert [piece["card"] for piece in table(state, seat)["seats"][seat]["mana_cards"]] == [hand[5], hand[0], hand[1]]


@pytest.mark.rule("ALT-SETUP-07", "ALT-INFO-04")
def test_the_first_orbs_lie_face_down() -> None:
    state = beginning()
    seat = state.current_player()
    commit(state)
    assert table(state, 1 - seat)["seats"][seat]["mana_cards"] == []


@pytest.mark.rule("ALT-SETUP-09")
def test_the_first_player_commits_all_three_before_the_other() -> None:
    state = beginning()
    asked = []
    for _ in range(6):
        asked.append(state.current_player())
        state.apply_action(state.legal[0])
    assert asked == [state.first_player] * 3 + [1 - state.first_player] * 3


@pytest.mark.rule("ALT-SETUP-09")
def test_the_other_cannot_tell_which_cards_the_first_player_has_committed() -> None:
    states = [beginning(), beginning()]
    other = 1 - states[0].first_player
    commit(states[0], (0, 0, 0))
    commit(states[1], (5, 4, 3))
    assert names(states[0], 1 - other) != names(states[1], 1 - other)
    assert view_of(states[0], other) == view_of(states[1], other)
    assert told(states[0], other) == told(states[1], other)


# Day 1 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-SETUP-08", "ALT-DAY-01")
def test_day_1_opens_with_noon() -> None:
    state = beginning()
    commit(state)
    commit(state)
    phases = [event.details["phase"] for event in state.events or [] if event.name == "phase"]
    assert (state.day, phases) == (1, ["noon", "afternoon"])


@pytest.mark.rule("ALT-SETUP-08")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_first_player_drawn_by_lot_stays_first_for_day_1(seed: int) -> None:
    state = beginning(seed)
    drawn = state.first_player
    commit(state)
    commit(state)
    assert (state.first_player, state.current_player()) == (drawn, drawn)


@pytest.mark.rule("ALT-SETUP-08")
def test_nobody_draws_or_expands_on_day_1() -> None:
    state = beginning()
    commit(state)
    commit(state)
    assert state.choice is not None
    assert state.choice.kind == "turn"
    drawn = [event.details["count"] for event in state.events or [] if event.name == "drew" and event.to != -1]
    assert drawn == [6, 6]
