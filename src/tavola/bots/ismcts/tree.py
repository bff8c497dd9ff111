"""The tree of information sets: what has been learned of each answer, over all the states that a seat could believe in.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012) for any number of seats:
every iteration deals one state that the searching seat could believe in and walks one tree with it, in which answers
that are not legal in the dealt state are passed over. Each node keeps a result for every seat, and whoever decides
looks for the best of their own (max^n), so that seats whose results are the same play together.
"""

from __future__ import annotations

import time
from math import ceil, log, sqrt

from tavola.bots.bot import Sample
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

#: How much an answer that was tried seldom is worth trying again, where results are scaled to lie between 0 and 1.
CURIOSITY = 0.35
#: How many results the first look at an answer counts for.
FIRST_LOOK = 2.0
#: How many answers are looked at for each decision of a playout.
TRIED = 3


#: Who is asked, and the kind of the question.
Question = tuple[int, str]


def question_of(state: State) -> Question:
    """The question that waits; of nobody once the game is over."""
    return (-1, "") if state.choice is None else (state.current_player(), state.choice.kind)


class Node:
    """An answer that was given, and what came of it."""

    __slots__ = ("available", "children", "first_look", "question", "totals", "visits")

    def __init__(self, seats: int, first_look: float) -> None:
        #: How the position after it looked at once to the seat that gave it.
        self.first_look: float = first_look
        self.visits: int = 0
        #: How often it could have been given.
        self.available: int = 0
        #: The sum of the results of each seat.
        self.totals: list[float] = [0.0] * seats
        #: What was asked afterwards in the first state that came here, and the answers to it, by `Game.action_key`.
        self.question: Question = (-1, "")
        self.children: dict[int, Node] = {}

    def worth(self, seat: int) -> float:
        """What to expect of it for ``seat``, which gave this answer."""
        return (self.totals[seat] + FIRST_LOOK * self.first_look) / (self.visits + FIRST_LOOK)


#: What was learned of an answer, as plain data: its first look, visits, how often it could be given, and totals.
Learned = tuple[float, int, int, list[float]]


class Tree:
    """A tree that grows with every iteration."""

    def __init__(self, game: Game, seats: int, horizon: int, root: Node | None = None) -> None:
        self._game = game
        self._seats = seats
        self._horizon = horizon
        self.root: Node = root if root is not None else Node(seats, 0.0)
        #: The worst and the best result met so far, by which results are scaled.
        self._low = 1.0
        self._high = -1.0

    def with_root(self, root: Node) -> Tree:
        """A tree like this one on another ``root``."""
        tree = type(self)(self._game, self._seats, self._horizon, root)
        tree._low, tree._high = self._low, self._high
        return tree

    def grow(self, sample: Sample, rng: Rng, seconds: float, iterations: int, *, until_settled: bool = False) -> None:
        """Learn from so many dealt states, or for so many ``seconds`` where ``iterations`` is 0; from one at least.

        ``until_settled`` ends it as soon as no other answer can catch up with the one that was looked into most.
        """
        begin = time.monotonic()
        done = 0
        while True:
            self.iterate(sample(), rng)
            done += 1
            if iterations:
                left = iterations - done
            else:
                spent = time.monotonic() - begin
                left = ceil(done * (seconds - spent) / max(spent, 1e-9))
            if left <= 0 or (until_settled and self._is_settled(left)):
                return

    def _is_settled(self, left: int) -> bool:
        """Whether the answer in the lead stays there, whatever the iterations that are ``left`` look into."""
        first = second = 0
        for node in self.root.children.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second > left

    def best(self, keys: list[int], seat: int) -> int:
        """The answer of these that ``seat`` had better give: the one that was looked into most."""
        return max(keys, key=lambda key: _confidence(self.root.children.get(key), seat))

    def add(self, learned: dict[int, Learned]) -> None:
        """Add what another tree learned of the answers to the question at its root."""
        for key, (first_look, visits, available, totals) in learned.items():
            child = self.root.children.get(key)
            if child is None:
                child = self.root.children[key] = Node(self._seats, first_look)
            child.visits += visits
            child.available += available
            child.totals = [one + more for one, more in zip(child.totals, totals, strict=True)]
            self.root.visits += visits

    def learned(self) -> dict[int, Learned]:
        """What it has learned of the answers to the question at its root, by `Game.action_key`."""
        children = self.root.children.items()
        return {key: (node.first_look, node.visits, node.available, node.totals[:]) for key, node in children}

    def iterate(self, state: State, rng: Rng) -> None:
        """Learn from one dealt ``state``, which is used up."""
        path = [self.root]
        node = self.root
        while state.choice is not None:
            seat = state.current_player()
            fresh = not node.children
            if fresh:
                node.question = question_of(state)
            action, node = self._select(node, state, seat)
            state.apply_action(action)
            path.append(node)
            if fresh or node.visits == 0:
                break
        results = self._results(state, rng)
        for passed in path:
            passed.visits += 1
            totals = passed.totals
            for seat in range(self._seats):
                totals[seat] += results[seat]

    # Going down -----------------------------------------------------------------------------------------------------

    def _select(self, node: Node, state: State, seat: int) -> tuple[int, Node]:
        """The answer to follow: the most promising of those that are legal in this state."""
        children = node.children
        best: Node | None = None
        best_action, best_score = 0, 0.0
        low, span = self._low, max(1e-9, self._high - self._low)
        seen: set[Node] = set()
        for action in state.legal_actions():
            key = self._game.action_key(state, action)
            child = children.get(key)
            if child is None:
                child = children[key] = Node(self._seats, self._first_look(state, action, seat))
                low, span = self._low, max(1e-9, self._high - self._low)
            elif child in seen:
                # The same answer in other words, such as another copy of the same card.
                continue
            child.available += 1
            seen.add(child)
            score = (child.worth(seat) - low) / span
            score += CURIOSITY * sqrt(log(child.available + 1) / (child.visits + 1))
            if best is None or score > best_score:
                best, best_action, best_score = child, action, score
        assert best is not None, "a choice is never without an answer"
        return best_action, best

    def _first_look(self, state: State, action: int, seat: int) -> float:
        after = state.clone()
        after.apply_action(action)
        return self._noted(self._game.evaluate(after, seat))

    def _noted(self, result: float) -> float:
        self._low = min(self._low, result)
        self._high = max(self._high, result)
        return result

    # Playing out ----------------------------------------------------------------------------------------------------

    def _results(self, state: State, rng: Rng) -> list[float]:
        """The result of each seat once some more decisions are taken: at the end of the game, or as it then looks."""
        left = self._horizon
        while state.choice is not None and left > 0:
            left -= 1
            state = self._likely_next(state, rng)
        if state.choice is None:
            return [self._noted(result) for result in state.returns()]
        return [self._noted(self._game.evaluate(state, seat)) for seat in range(self._seats)]

    def _likely_next(self, state: State, rng: Rng) -> State:
        """The state after a likely answer: the best looking of a few."""
        legal = state.legal_actions()
        seat = state.current_player()
        if len(legal) == 1:
            state.apply_action(legal[0])
            return state
        tried = legal if len(legal) <= TRIED else [legal[rng.below(len(legal))] for _ in range(TRIED)]
        best: State | None = None
        best_look = 0.0
        for action in tried:
            after = state.clone()
            after.apply_action(action)
            look = self._game.evaluate(after, seat)
            if best is None or look > best_look:
                best, best_look = after, look
        assert best is not None
        return best


def _confidence(node: Node | None, seat: int) -> tuple[int, float]:
    return (-1, 0.0) if node is None else (node.visits, node.worth(seat))
