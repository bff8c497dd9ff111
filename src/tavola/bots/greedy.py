"""The bot that takes what looks best once its own chain of decisions is complete."""

from __future__ import annotations

from tavola.bots.bot import Sample, actions
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.kernel.view import View

#: How many actions, over all worlds, it is willing to try.
WIDE = 60
#: How many of its own further decisions it follows.
DEPTH = 3


def question(state: State) -> str:
    """The kind of question that waits, "" when the game is over."""
    return "" if state.choice is None else state.choice.kind


class GreedyBot:
    """Tries each legal action on a few states that it could believe in, and judges by the game's own `evaluate`.

    ``worlds`` is how many such states it looks at, fewer where there is much to choose from. It follows its own further
    decisions, ``depth`` at most, each decided greedily, until the same kind of question comes up again.
    """

    def __init__(self, game: Game, worlds: int = 3, depth: int = DEPTH) -> None:
        self._game = game
        self._worlds = worlds
        self._depth = depth

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        seat = view["seat"]
        legal = actions(view)
        worlds = [sample() for _ in range(max(1, min(self._worlds, WIDE // len(legal))))]
        worth = [sum(worth_of(self._game, world, action, seat, self._depth) for world in worlds) for action in legal]
        best = max(worth)
        ties = [action for action, value in zip(legal, worth, strict=True) if value == best]
        return ties[rng.below(len(ties))]


def worth_of(game: Game, state: State, action: int, seat: int, depth: int) -> float:
    """How good ``state`` looks for ``seat`` after ``action`` and up to ``depth`` further decisions of its chain."""
    asked = question(state)
    after = state.clone()
    after.apply_action(action)
    while depth > 0 and after.current_player() == seat and question(after) != asked:
        depth -= 1
        after = _best_next(game, after, seat)
    return game.evaluate(after, seat)


def _best_next(game: Game, state: State, seat: int) -> State:
    """The best looking of the states that one more decision of ``seat`` leads to."""
    best: State | None = None
    best_worth = 0.0
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        worth = game.evaluate(after, seat)
        if best is None or worth > best_worth:
            best, best_worth = after, worth
    assert best is not None, "a choice is never without an answer"
    return best
