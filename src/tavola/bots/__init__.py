"""Players that are programs, found by name.

A name may carry a setting after a colon: ``ismcts:1s`` searches for a second, ``ismcts:500`` for 500 iterations.

A package of somebody else offers a bot through the entry-point group ``tavola.bots``: a name, and something that makes
a `Bot` of a `Game`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points
from typing import cast

from tavola.bots.bot import Bot, Sample, ask
from tavola.bots.greedy import GreedyBot
from tavola.bots.ismcts import STRENGTHS, IsmctsBot, read_search
from tavola.bots.random import RandomBot, answer
from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game

__all__ = [
    "GROUP",
    "SEARCHING",
    "Bot",
    "GreedyBot",
    "IsmctsBot",
    "RandomBot",
    "Sample",
    "UnknownBot",
    "answer",
    "ask",
    "bot_names",
    "check_bot",
    "make_bot",
    "starts_processes",
]

GROUP = "tavola.bots"

#: The bots of the house by name, from the weakest to the strongest, each made for a game.
_HOUSE: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(IsmctsBot, search=search) for name, search in STRENGTHS.items()},
}
#: The bot that searches as its setting says.
SEARCHING = "ismcts"


class UnknownBot(TavolaError):
    """No bot of that name is installed."""


def bot_names() -> list[str]:
    """The names of the installed bots: the house's own from the weakest to the strongest, then others."""
    others = {entry.name for entry in entry_points(group=GROUP)} - set(_HOUSE)
    return [*_HOUSE, *sorted(others)]


def check_bot(name: str) -> None:
    """See that there is a bot of that name.

    Raises:
        UnknownBot: there is none; the message lists those that are.
    """
    _find(name)


def starts_processes(name: str) -> bool:
    """Whether the bot, which there must be, starts processes of its own and is a weaker one where it may not."""
    kind, _, setting = name.partition(":")
    if kind != SEARCHING:
        return False
    search = read_search(setting)
    # Iterations are counted: one tree after the other learns the same.
    return search.cores > 1 and not search.iterations


def make_bot(name: str, game: Game) -> Bot:
    """A bot of that name that plays ``game``.

    Raises:
        UnknownBot: there is none; the message lists those that are.
    """
    return _find(name)(game)


def _find(name: str) -> Callable[[Game], Bot]:
    """What makes a bot of that name for a game."""
    kind, _, setting = name.partition(":")
    if kind == SEARCHING:
        try:
            return partial(IsmctsBot, search=read_search(setting))
        except TavolaError as error:
            raise UnknownBot(f"there is no bot {name!r}: {error}") from None
    if name in _HOUSE:
        return _HOUSE[name]
    if name in bot_names():
        (entry, *_) = entry_points(group=GROUP, name=name)
        return cast(Callable[[Game], Bot], entry.load())
    raise UnknownBot(
        f"there is no bot {name!r}; installed: {', '.join(bot_names())}, and {SEARCHING}:1s for a search of one second"
    )
