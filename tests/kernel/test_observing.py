"""What observations are made of: names in their order, and the question that waits as numbers."""

from __future__ import annotations

from tavola.kernel.observing import Layout, one_of, others
from tests.pebbles import DRAW, GAME, LEFT, RIGHT


def layout() -> Layout:
    """Of Pebbles: to each seat its own heap is named first."""
    play = [(pebble, "can play") for pebble in range(1, 10)]
    heaps = [[(LEFT, "can choose own"), (RIGHT, "can choose other 1")], [(RIGHT, "can choose own")]]
    return Layout(["bag"], ["turn", "heap"], [[*play, *heap] for heap in heaps], 12, 4)


def told(state: object, seat: int) -> dict[str, float]:
    values = [9.0]
    layout().add_question(values, state, seat)  # type: ignore[arg-type]
    return dict(zip(layout().names, values, strict=True))


def test_rows() -> None:
    assert one_of(2) == [(1.0, 0.0), (0.0, 1.0), (0.0, 0.0)]
    assert others(3) == ["other 1", "other 2"]


def test_names_of_answers_stand_once_and_last() -> None:
    asked = ["own is asked", "question turn", "question heap"]
    assert layout().names == ["bag", *asked, "answers", "can play", "can choose own", "can choose other 1"]


def test_answers_are_told_to_the_seat_that_is_asked() -> None:
    state = GAME.new_state(GAME.settle(2, {}), 1, False)
    seat = state.current_player()
    assert DRAW in state.legal_actions()
    own, other = told(state, seat), told(state, 1 - seat)
    # More answers than many count as many; drawing has no number of its own.
    nothing = dict.fromkeys(layout().names, 0.0)
    assert own == nothing | {"bag": 9, "own is asked": 1, "question turn": 1, "answers": 1, "can play": 1}
    assert other == nothing | {"bag": 9, "question turn": 1}


def test_each_seat_has_its_own_names_for_the_answers() -> None:
    state = GAME.new_state(GAME.settle(2, {"begins": "1"}), 1, False)
    state.apply_action(next(action for action in state.legal_actions() if action != DRAW))
    assert state.legal_actions() == [LEFT, RIGHT]
    found = told(state, 1)
    assert (found["answers"], found["can choose own"], found["can choose other 1"]) == (0.5, 1.0, 0.0)


def test_a_finished_match_asks_nobody() -> None:
    state = GAME.new_state(GAME.settle(2, {}), 1, False)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert told(state, 0) == dict.fromkeys(layout().names, 0.0) | {"bag": 9}
