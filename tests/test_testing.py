"""The contract kit, as authors of further games use it: it passes a good game and finds the faults of a bad one."""

from __future__ import annotations

from typing import Any

import pytest

from tavola import testing
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tests.pebbles import GAME, Pebbles


def test_a_good_game_passes() -> None:
    testing.check_contract(GAME, games=3)


class Leaking(Pebbles):
    """A game that shows each seat the true state where it ought to deal the hidden part anew."""

    def view(self, state: Any, seat: int) -> Any:
        view = super().view(state, seat)
        return {**view, "table": {**view["table"], "bag": state.bag[:]}}


class Sharing(Pebbles):
    """A game whose words do not tell its actions apart."""

    def action_words(self, state: Any, action: int) -> str:
        return "move"


def test_a_leak_is_found() -> None:
    with pytest.raises(AssertionError, match="sees what is hidden"):
        testing.check_contract(Leaking(), games=20)


def test_words_that_are_the_same_are_found() -> None:
    settings = GAME.settle(2, {})
    with pytest.raises(AssertionError, match="two actions are both written"):
        testing.check_words(Sharing(), settings, 1)


def test_components_that_vanish_are_found() -> None:
    settings = GAME.settle(2, {})

    def in_the_bag(state: Any) -> dict[str, int]:
        return {"bag": len(state.bag)}

    with pytest.raises(AssertionError, match="components"):
        testing.check_conserved(GAME, settings, 1, in_the_bag)


def test_facts_see_what_a_move_changes() -> None:
    state: State = GAME.new_state(GAME.settle(2, {}), 1, False)
    before = testing.facts(state)
    assert testing.facts(state.clone()) == before
    state.rng = Rng(99)
    assert testing.facts(state) != before
