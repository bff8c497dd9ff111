from __future__ import annotations

import pytest

from tavola.kernel.errors import IllegalAction
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.kernel.step import Choice, Step
from tests.pebbles import GAME, PebblesState


def new(seed: int = 1, record: bool = False) -> PebblesState:
    return GAME.new_state(GAME.settle(2, {}), seed, record)


def play_out(state: PebblesState, rng: Rng) -> list[int]:
    taken = []
    while not state.is_terminal():
        legal = state.legal_actions()
        taken.append(legal[rng.below(len(legal))])
        state.apply_action(taken[-1])
    return taken


class Note(Step):
    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def run(self, state: Notebook) -> None:
        state.notes.append(self.text)


class Ask(Choice):
    """Asks for one of some numbers and notes the answer."""

    __slots__ = ("_options",)

    def __init__(self, *options: int) -> None:
        self._options = list(options)

    def player(self, state: Notebook) -> int:
        return 0

    def options(self, state: Notebook) -> list[int]:
        return self._options

    def take(self, state: Notebook, option: int) -> None:
        state.notes.append(f"took {option}")


class AskAlways(Ask):
    asks_always = True


class Notebook(State):
    __slots__ = ("notes",)

    def __init__(self, *agenda: Step) -> None:
        super().__init__(Rng(0))
        self.notes: list[str] = []
        self.agenda.extend(reversed(agenda))


def test_steps_run_in_order_until_a_choice_waits() -> None:
    state = Notebook(Note("a"), Note("b"), Ask(1, 2), Note("c"))
    state.advance()
    assert state.notes == ["a", "b"]
    assert state.current_player() == 0
    assert state.legal_actions() == [1, 2]
    state.apply_action(2)
    assert state.notes == ["a", "b", "took 2", "c"]
    assert state.is_terminal()
    assert state.current_player() == -1
    assert state.legal_actions() == []


def test_a_single_answer_is_taken_at_once() -> None:
    state = Notebook(Ask(5), Note("after"))
    state.advance()
    assert state.notes == ["took 5", "after"]


def test_a_choice_that_asks_always_waits_even_for_a_single_answer() -> None:
    state = Notebook(AskAlways(5), Note("after"))
    state.advance()
    assert state.notes == []
    assert state.legal_actions() == [5]


def test_a_choice_without_answers_is_a_mistake_of_the_game() -> None:
    state = Notebook(Ask())
    with pytest.raises(AssertionError, match="Ask leaves nothing to choose"):
        state.advance()


def test_an_illegal_action_changes_nothing_and_names_the_legal_ones() -> None:
    state = Notebook(Ask(3, 1))
    state.advance()
    with pytest.raises(IllegalAction, match=r"action 2 is not legal now; choose one of \[1, 3\]"):
        state.apply_action(2)
    assert state.notes == []
    assert state.legal_actions() == [3, 1]
    state.apply_action(1)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply_action(1)


def test_random_play_ends_and_somebody_wins_what_the_other_loses() -> None:
    winners = set()
    for seed in range(30):
        state = new(seed)
        assert state.returns() == [0.0, 0.0]
        play_out(state, Rng(seed))
        assert sum(state.returns()) == 0
        winners.add(state.returns()[0])
    assert {1.0, -1.0} <= winners


def test_same_seed_and_same_actions_give_the_same_game() -> None:
    first, second = new(4), new(4)
    for action in play_out(first, Rng(9)):
        second.apply_action(action)
    assert (first.heaps, first.rng.state) == (second.heaps, second.rng.state)
    assert new(4).hands != new(5).hands


def test_a_clone_is_independent_and_records_nothing() -> None:
    state = new(record=True)
    before = (state.hands, state.bag[:], state.legal[:])
    clone = state.clone()
    assert clone.events is None
    play_out(clone, Rng(1))
    assert (state.hands, state.bag, state.legal) == before
    assert not state.is_terminal()


def test_events_are_recorded_only_when_asked() -> None:
    assert new(record=False).events is None
    recorded = new(record=True).events
    assert recorded is not None
    assert len(recorded) == 12  # six draws, each told twice
