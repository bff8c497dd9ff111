"""What a bot is: a player that is a program, and that is told no more than a person would be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.kernel.view import View

#: Deals a state that the bot's seat could believe in: all that it knows kept, the rest dealt anew each time.
Sample = Callable[[], State]


class Bot(Protocol):
    """A player that is a program. It is made once for a game and may be asked about many matches."""

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        """The action that answers the choice in ``view``: the number of one of its actions.

        The states that ``sample`` deals are the bot's own to change. All chance in its choice comes from ``rng``, so
        that the same seed gives the same game.
        """


class Dealer:
    """The `Sample` that `ask` hands to a bot."""

    def __init__(self, game: Game, state: State, seat: int, rng: Rng) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._rng = rng

    def __call__(self) -> State:
        return self._game.determinize(self._state, self._seat, self._rng)

    def deal_from(self, rng: Rng) -> None:
        """Let ``rng`` settle all further deals: for a copy of the process, which is to deal states of its own."""
        self._rng = rng


def actions(view: View) -> list[int]:
    """The numbers of the legal actions of ``view``."""
    choice = view["choice"]
    assert choice is not None, "nothing waits for an answer"
    return [action["action"] for action in choice["actions"]]


def ask(bot: Bot, game: Game, state: State, rng: Rng) -> int:
    """The answer of ``bot`` to the choice that waits in ``state``.

    This is the one way to ask a bot: it shows the bot what its seat may see, and deals it states that its seat could
    believe in. All chance comes from ``rng``.
    """
    seat = state.current_player()
    return bot.choose(game.view(state, seat), Dealer(game, state, seat, Rng(rng.next32())), rng)
