"""Players that are programs, found by name.

A package of somebody else offers a bot through the entry-point group ``tavola.bots``: a name, and something that makes
a `Bot` of a `Game`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from tavola.bots.bot import Bot, Sample, ask
from tavola.bots.greedy import GreedyBot
from tavola.bots.random import RandomBot
from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game

__all__ = [
    "GROUP",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Sample",
    "UnknownBot",
    "ask",
    "bot_names",
    "check_bot",
    "make_bot",
]

GROUP = "tavola.bots"

_HOUSE: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


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
    if name not in bot_names():
        raise UnknownBot(f"there is no bot {name!r}; installed: {', '.join(bot_names())}")


def make_bot(name: str, game: Game) -> Bot:
    """A bot of that name that plays ``game``.

    Raises:
        UnknownBot: there is none; the message lists those that are.
    """
    check_bot(name)
    make = _HOUSE.get(name)
    if make is None:
        (entry, *_) = entry_points(group=GROUP, name=name)
        make = entry.load()
    return make(game)
