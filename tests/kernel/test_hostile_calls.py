"""What a careless program may hand to the public face: refused with a sentence, and nothing changes.

The compiled kernel refuses what is not even of the right type by itself, with ``TypeError``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tavola
from tavola import testing
from tavola.kernel.errors import BadSetting, IllegalAction, UnknownGame, UnknownSeat


@pytest.mark.parametrize("action", [0.0, 64.0, 0j, "0", None, -1, 10**30])
def test_what_is_no_legal_action_changes_nothing(action: Any) -> None:
    match = tavola.new("altered", seed=3)
    for _ in range(6):
        match.apply_action(match.legal_actions()[0])
    before = testing.facts(match.state)
    for face in (match, match.state):
        with pytest.raises((IllegalAction, TypeError)):
            face.apply_action(action)
        assert testing.facts(match.state) == before
    with pytest.raises((IllegalAction, TypeError)):
        match.action_to_string(action)


@pytest.mark.parametrize("action", [1.0, np.float64(1), True, np.bool_(True), "1", None, [1]], ids=repr)
def test_what_is_no_number_is_told_so(action: Any) -> None:
    match = tavola.new("altered", seed=3)
    for ask in (match.apply_action, match.state.apply_action, match.action_to_string):
        with pytest.raises(IllegalAction, match="an action is a whole number, not"):
            ask(action)


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.array])
def test_whole_numbers_of_another_library_are_taken(kind: Any) -> None:
    """Whoever draws from a mask or with NumPy has such."""
    plain, other = tavola.new("altered", seed=3), tavola.new("altered", seed=kind(3), seats=kind(2))
    for _ in range(6):
        action = plain.legal_actions()[-1]
        assert other.action_to_string(kind(action)) == plain.action_to_string(action)
        assert other.is_final(kind(action)) == plain.is_final(action)
        assert other.apply_action(kind(action)).words == plain.apply_action(action).words
        action = plain.legal_actions()[0]
        plain.state.apply_action(action)
        other.state.apply_action(kind(action))
        assert testing.facts(other.state) == testing.facts(plain.state)
    with pytest.raises(IllegalAction, match="action 250 is not legal now; choose one of"):
        other.state.apply_action(kind(250))


@pytest.mark.parametrize("seed", ["x", 1.5, None, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadSetting, match="whole number"):
        tavola.new("altered", seed=seed)


@pytest.mark.parametrize("seats", ["2", 2.0, [], True])
def test_seats_are_a_whole_number(seats: Any) -> None:
    with pytest.raises(BadSetting, match="whole number"):
        tavola.new("altered", seats=seats)


@pytest.mark.parametrize("game", [[], None, 3, "chess"])
def test_an_unknown_game_is_said_to_be_so(game: Any) -> None:
    with pytest.raises((UnknownGame, TypeError)):
        tavola.new(game)


@pytest.mark.parametrize("seat", [2, 99, -2, "0", None])
def test_there_is_no_such_seat(seat: Any) -> None:
    match = tavola.new("altered", seed=3)
    for look in (match.view, match.log, lambda one: match.why_not(one, "o1")):
        with pytest.raises((UnknownSeat, TypeError)):
            look(seat)


def test_a_spectator_is_told_nothing_of_hidden_pieces() -> None:
    match = tavola.new("altered", seed=3)
    with pytest.raises(UnknownSeat):
        match.why_not(-1, "o1")


@pytest.mark.parametrize("piece", ["", "o", "o²", "o" + "9" * 5000, "p1", "o-1", "o1\0"])
def test_a_piece_that_is_none_is_not_there(piece: str) -> None:
    match = tavola.new("altered", seed=3)
    refusal = match.why_not(match.current_player(), piece)
    assert refusal is not None
    assert refusal.rule == "ALT-OBJ-08"


def test_an_unknown_language_is_english() -> None:
    match = tavola.new("altered", seed=3)
    assert match.log(0, "xx") == match.log(0, "en")
