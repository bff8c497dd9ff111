"""The search of a game whose positions are judged well only between turns (`Game.turn_begins`): its tree has one level.

A tree that ends within a turn, or grows into the next by halves, judges worse than a look at each answer with its chain
of decisions complete. So every answer is looked at in a few dealt states first; then the most promising ones are
compared, each played out in the same dealt state by greedy decisions of everybody until the searching seat has its next
turn. That they share a state, and with it what chance brings, tells them apart sooner than looking into one at a time.
A search that is too short for playouts looks in more states instead.
"""

from __future__ import annotations

import time

from tavola.bots.bot import Sample
from tavola.bots.greedy import DEPTH, question, worth_of
from tavola.bots.ismcts.tree import Node, Tree
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

#: In how many dealt states each answer is looked at first.
LOOKS = 8
#: What part of a search that may take, if answers are to be played out.
SHARE_OF_LOOKS = 1 / 3
#: How many answers are compared at a time.
CHALLENGERS = 4
#: After so many decisions a playout ends wherever it is.
LONGEST = 60


class TurnTree(Tree):
    """The answers to one question, and what came of playing on to the next turn."""

    def __init__(self, game: Game, seats: int, horizon: int, root: Node | None = None) -> None:
        super().__init__(game, seats, horizon, root)
        #: How often an answer has been looked at.
        self._looks = 0

    def grow(self, sample: Sample, rng: Rng, seconds: float, iterations: int, *, until_settled: bool = False) -> None:
        """Learn from dealt states: for so many ``seconds``, or by so many looks where ``iterations`` are counted.

        Each answer is looked at once at least; beyond that it takes no more than it may.
        """
        begin = time.monotonic()
        looks_before = self._looks
        used = longest = 0.0
        dealt = 0
        playing = False
        while not dealt or used + longest <= 1.0:
            if playing:
                self._compare(sample())
            else:
                self._look(sample())
            dealt += 1
            before = used
            used = (self._looks - looks_before) / iterations if iterations else (time.monotonic() - begin) / seconds
            longest = max(longest, used - before)
            playing = playing or (dealt == LOOKS and used <= SHARE_OF_LOOKS)

    def best(self, keys: list[int], seat: int) -> int:
        """The answer of these that is worth most: what seems to be is compared once more, and so not by luck."""
        return max(keys, key=lambda key: self.root.children[key].worth(seat) if key in self.root.children else -1.0)

    def _look(self, state: State) -> None:
        """Look at each answer once."""
        for key, action in self._answers(state).items():
            node = self.root.children.setdefault(key, Node(self._seats, 0.0))
            node.available += 1
            node.first_look += (self._worth(state, action) - node.first_look) / node.available

    def _worth(self, state: State, action: int) -> float:
        """How good a legal answer looks to whoever gives it."""
        self._looks += 1
        return worth_of(self._game, state, action, state.current_player(), DEPTH)

    def _compare(self, state: State) -> None:
        """Play out the most promising answers in one dealt state."""
        self._looks += 1  # at least: a playout may decide nothing
        seat = state.current_player()
        answers = self._answers(state)
        known = [key for key in answers if key in self.root.children]
        known.sort(key=lambda key: -self.root.children[key].worth(seat))
        for key in known[:CHALLENGERS]:
            after = state.clone()
            after.apply_action(answers[key])
            results = self._played_out(after, seat)
            for node in (self.root, self.root.children[key]):
                node.visits += 1
                node.totals = [one + more for one, more in zip(node.totals, results, strict=True)]

    def _answers(self, state: State) -> dict[int, int]:
        """A legal action for each answer, by `Game.action_key`."""
        answers: dict[int, int] = {}
        for action in state.legal_actions():
            answers.setdefault(self._game.action_key(state, action), action)
        return answers

    def _played_out(self, state: State, seat: int) -> list[float]:
        """The result of each seat at the next turn of ``seat``, or at the end of the game."""
        left = LONGEST
        while state.choice is not None and left > 0:
            if state.current_player() == seat and question(state) == self._game.turn_begins:
                break
            left -= 1
            state.apply_action(self._greedy(state))
        if state.choice is None:
            return state.returns()
        return [self._game.evaluate(state, each) for each in range(self._seats)]

    def _greedy(self, state: State) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: self._worth(state, action))
