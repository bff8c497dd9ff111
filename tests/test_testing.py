"""The contract kit, as authors of further games use it: it passes a good game and finds the faults of a bad one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

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


class Unsorted(Pebbles):
    """A game that deals anew from the order in which things truly lie."""

    def determinize(self, state: Any, seat: int, rng: Rng) -> Any:
        dealt = state.clone()
        rng.shuffle(dealt.bag)
        dealt.rng = Rng(rng.next32())
        return dealt


class Sharing(Pebbles):
    """A game whose words do not tell its actions apart."""

    def action_words(self, state: Any, action: int) -> str:
        return "move"


def test_a_leak_is_found() -> None:
    with pytest.raises(AssertionError, match="sees what is hidden"):
        testing.check_contract(Leaking(), games=20)


def test_a_deal_that_can_be_reckoned_back_is_found() -> None:
    with pytest.raises(AssertionError, match="hangs on what is hidden"):
        testing.check_contract(Unsorted(), games=20)


def test_words_that_are_the_same_are_found() -> None:
    settings = GAME.settle(2, {})
    with pytest.raises(AssertionError, match="two actions are both written"):
        testing.check_words(Sharing(), settings, 1)


class Keyed(Pebbles):
    """A game whose keys are what they are told to be."""

    def __init__(self, key: Callable[[Any, int], Any]) -> None:
        self._key = key

    def action_key(self, state: Any, action: int) -> int:
        return self._key(state, action)  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("key", "fault"),
    [
        (lambda state, action: f"move {action}", "not every key is an int"),
        (lambda state, action: id(state) + action, "equal states have different keys"),
        (lambda state, action: action + 100 * state.bag[-1] if state.bag else action, "depend on what is hidden"),
        (lambda state, action: 0, "have one key but do different things"),
    ],
)
def test_keys_that_mislead_are_found(key: Callable[[Any, int], Any], fault: str) -> None:
    settings = GAME.settle(2, {})
    with pytest.raises(AssertionError, match=fault):
        testing.check_keys(Keyed(key), settings, 1)


def test_keys_of_equal_things_are_shared() -> None:
    """Ids and the order of pieces make no difference, what the pieces are does."""
    one = {"coins": [{"id": "o1", "worth": 1}, {"id": "o2", "worth": 2}], "next": ["o1", 3]}
    same = {"next": [3, "o7"], "coins": [{"id": "o8", "worth": 2}, {"id": "o7", "worth": 1}]}
    other = {"coins": [{"id": "o1", "worth": 2}, {"id": "o2", "worth": 2}], "next": ["o1", 3]}
    texts = [testing.without_ids(shown, set(testing.ids_in(shown))) for shown in (one, same, other)]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


class Generous(Pebbles):
    """A game that says a sum of its returns which they do not have."""

    returns_sum: ClassVar[float | None] = 1.0


def test_a_wrong_sum_of_returns_is_found() -> None:
    settings = GAME.settle(2, {})
    with pytest.raises(AssertionError, match="the returns add up to 0"):
        testing.check_actions(Generous(), settings, 1)


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
