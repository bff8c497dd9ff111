"""What the evaluation makes of a position."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.achievements import score
from tavola.games.faeriell.game import Faeriell
from tavola.games.faeriell.heuristic import evaluate, expected_doom
from tavola.games.faeriell.pieces import ACHIEVEMENTS, EVENT, FELLOWSHIP, SHIRE, TOTEM
from tavola.games.faeriell.standing import scores_of
from tavola.games.faeriell.state import COOP, FaeriellState
from tavola.kernel.rng import Rng
from tests.games.faeriell.scene import Scene


def scene_of_a_leader() -> FaeriellState:
    """Two Tribes, of which the first is two Achievements ahead."""
    state = Scene().state
    state.claims[0] |= 1 << SHIRE | 1 << FELLOWSHIP
    return state


@pytest.mark.parametrize("seed", range(3))
def test_scores_are_those_of_the_rules(seed: int) -> None:
    game = Faeriell()
    state = game.new_state(game.settle(3, {}), seed, record=False)
    assert isinstance(state, FaeriellState)
    rng = Rng(seed)
    while state.choice is not None:
        for player in range(state.seats):
            assert scores_of(state, player) == [score(state, player, one) for one in range(ACHIEVEMENTS)]
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])


def test_an_achievement_more_is_better_for_its_player_and_worse_for_the_other() -> None:
    state = scene_of_a_leader()
    before = [evaluate(state, seat) for seat in range(2)]
    state.claims[0] |= 1 << TOTEM
    assert evaluate(state, 0) > before[0]
    assert evaluate(state, 1) < before[1]


def test_who_leads_fears_doom_most() -> None:
    state = scene_of_a_leader()
    before = [evaluate(state, seat) for seat in range(2)]
    state.doom = 12
    lost = [before[seat] - evaluate(state, seat) for seat in range(2)]
    assert lost[0] > lost[1] > 0


def test_the_sower_hopes_for_doom() -> None:
    state = scene_of_a_leader()
    state.sower = 1
    before = evaluate(state, 1)
    state.doom = 12
    assert evaluate(state, 1) > before


def test_the_same_lead_is_surer_in_the_last_round() -> None:
    state = scene_of_a_leader()
    before = [evaluate(state, seat) for seat in range(2)]
    state.triggered = True
    assert evaluate(state, 0) > before[0]
    assert evaluate(state, 1) < before[1]


def test_an_event_phase_to_come_is_doom_to_come() -> None:
    state = scene_of_a_leader()
    state.phases = [0, 0]
    waiting = expected_doom(state, 4)
    state.phases = [1 << EVENT, 0]
    assert waiting > expected_doom(state, 4) > state.doom
    state.phases = [1 << EVENT, 1 << EVENT]
    assert expected_doom(state, 4) == state.doom


def test_a_team_shares_its_value_and_gains_by_any_achievement() -> None:
    state = Scene(mode=COOP).state
    before = evaluate(state, 0)
    assert evaluate(state, 1) == before
    state.claims[1] |= 1 << TOTEM
    assert evaluate(state, 0) > before
