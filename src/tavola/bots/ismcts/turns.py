"""The search of a game whose positions are judged well only between turns (`Game.turn_begins`): its tree has one level.

A tree that ends within a turn, or grows into the next by halves, judges worse than a look at each answer with its chain
of decisions complete. So every answer is looked at in a few dealt states first; then the most promising ones are
compared, each played out in the same dealt state by greedy decisions of everybody until the searching seat has its next
turn. That they share a state, and with it what chance brings, tells them apart sooner than looking into one at a time.
"""

from __future__ import annotations

import time

from tavola.bots.bot import Sample
from tavola.bots.greedy import DEPTH, question, worth_of
from tavola.bots.ismcts.tree import Node, Tree
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

#: In how many dealt states each answer is looked at, if that takes no more than its share of the search.
LOOKS = 8
SHARE_OF_LOOKS = 1 / 3
#: How many answers are compared at a time.
CHALLENGERS = 4
#: After so many decisions a playout ends wherever it is.
LONGEST = 60


class TurnTree(Tree):
    """The answers to one question, and what came of playing on to the next turn."""

    def grow(self, sample: Sample, rng: Rng, seconds: float, iterations: int, *, until_settled: bool = False) -> None:
        """Learn from dealt states; a look at an answer and a playout of one are an iteration each."""
        begin = time.monotonic()
        done = looked = 0
        used = longest = 0.0
        while True:
            share = used / seconds if not iterations else done / iterations
            if looked and share + longest >= 1.0:
                return
            if looked < LOOKS and share < SHARE_OF_LOOKS:
                looked += 1
                done += self._look(sample())
            else:
                done += self._compare(sample())
            before, used = used, time.monotonic() - begin
            if not iterations:
                # What is under way when the time is over would be thrown away.
                longest = max(longest, (used - before) / seconds)

    def best(self, keys: list[int], seat: int) -> int:
        """The answer of these that is worth most: what seems to be is compared once more, and so not by luck."""
        return max(keys, key=lambda key: self.root.children[key].worth(seat) if key in self.root.children else -1.0)

    def _look(self, state: State) -> int:
        """Look at each answer once; how many there are."""
        seat = state.current_player()
        answers = self._answers(state)
        for key, action in answers.items():
            node = self.root.children.setdefault(key, Node(self._seats, 0.0))
            node.available += 1
            look = worth_of(self._game, state, action, seat, DEPTH)
            node.first_look += (look - node.first_look) / node.available
        return len(answers)

    def _compare(self, state: State) -> int:
        """Play out the most promising answers in one dealt state; how many there are."""
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
        return max(1, min(len(known), CHALLENGERS))

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
        seat = state.current_player()
        return max(legal, key=lambda action: worth_of(self._game, state, action, seat, DEPTH))
