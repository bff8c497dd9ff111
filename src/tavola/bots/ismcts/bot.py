"""The bot that searches as long as its budget lasts, and answers what it looked into most."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tavola.bots.bot import Sample, actions
from tavola.bots.ismcts.cores import grow_together
from tavola.bots.ismcts.tree import Node, Question, Tree, question_of
from tavola.bots.ismcts.turns import TurnTree
from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.view import View

#: How many decisions are played out beyond the tree, unless a setting says otherwise. Where a game says how turns
#: begin, any number but 0 has whole turns played out.
HORIZON: Final = 4
#: The most trees that grow at the same time.
MOST_CORES: Final = 64


class Search(NamedTuple):
    """How a search goes. Only one that counts iterations repeats exactly."""

    #: How long it lasts, in seconds; 0 where iterations are counted.
    seconds: float
    iterations: int
    #: How many decisions beyond the tree are played out before the game's evaluation is asked.
    horizon: int = HORIZON
    #: How many trees grow at the same time, each on a core of its own.
    cores: int = 1


#: The bots of the lobby by name.
STRENGTHS: Final = {
    "easy": Search(0.0, 8, horizon=0),
    "medium": Search(0.0, 120),
    "hard": Search(1.0, 0),
}

_SECONDS = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s")
_ITERATIONS = re.compile(r"([1-9][0-9]{0,6})")
_MORE = re.compile(r"(horizon|cores)=([0-9]{1,3})")
_SAID = (
    'write "1s" or "0.2s" for seconds, "500" for iterations, and after it, if wanted, "/horizon=8" or "/cores=2" '
    "(64 at most)"
)


def read_search(text: str) -> Search:
    """The search that "1s", "500" or "0.5s/horizon=8/cores=2" says; one second where nothing is said.

    Raises:
        TavolaError: the text says something else.
    """
    first, *more = (text or "1s").split("/")
    seconds, iterations = _SECONDS.fullmatch(first), _ITERATIONS.fullmatch(first)
    if seconds is not None and float(seconds.group(1)) > 0:
        search = Search(float(seconds.group(1)), 0)
    elif iterations is not None:
        search = Search(0.0, int(iterations.group(1)))
    else:
        raise TavolaError(f"{first!r} is no length of a search; {_SAID}")
    for one in more:
        found = _MORE.fullmatch(one)
        if found is None or (found.group(1) == "cores" and not 1 <= int(found.group(2)) <= MOST_CORES):
            raise TavolaError(f"{one!r} is no setting of a search; {_SAID}")
        name, number = found.groups()
        search = search._replace(horizon=int(number)) if name == "horizon" else search._replace(cores=int(number))
    return search


class IsmctsBot:
    """Searches the states that it could believe in; see `tree.py`."""

    def __init__(self, game: Game, search: Search) -> None:
        self._game = game
        self._search = search
        #: What was learned of the last answer, and of what could be answered after it.
        self._kept: Node | None = None

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        legal = actions(view)
        seat = view["seat"]
        state = sample()
        keys = [self._game.action_key(state, action) for action in legal]
        known = self._known(question_of(state), keys)
        tree = self._new_tree(len(view["returns"]), known)
        if len(set(keys)) > 1:
            self._grow(tree, sample, rng)
        best = tree.best(keys, seat)
        self._kept = tree.root.children.get(best)
        return legal[keys.index(best)]

    def _new_tree(self, seats: int, known: Node | None) -> Tree:
        kind = TurnTree if self._game.turn_begins and self._search.horizon else Tree
        return kind(self._game, seats, self._search.horizon, known)

    def _known(self, question: Question, keys: list[int]) -> Node | None:
        """What an earlier search learned of this very question: the chain that its answer began goes on."""
        kept = self._kept
        if kept is not None and kept.visits > 0 and kept.question == question and set(kept.children) == set(keys):
            return kept
        return None

    def _grow(self, tree: Tree, sample: Sample, rng: Rng) -> None:
        search = self._search
        if search.cores > 1:
            grow_together(tree, sample, rng, search.cores, search.seconds, search.iterations)
            return
        tree.grow(sample, rng, search.seconds, search.iterations, until_settled=True)
