"""The bots that may sit at a table: in which order they are offered, what they are called, how long they may think."""

from __future__ import annotations

from tavola.bots import SEARCHING, UnknownBot, bot_names, check_bot
from tavola.bots.ismcts import read_search
from tavola.kernel.language import mark
from tavola.server.errors import ThinksTooLong
from tavola.server.rendering import translated

#: The bot that is offered first.
USUAL_BOT = "medium"
#: Bots that are there to be measured and tested against; they are offered last.
FOR_TESTING = ("greedy", "random")

#: What a search at a table may be set to: the others wait meanwhile, and a worker that takes much longer is ended.
MOST_SECONDS = 10.0
MOST_ITERATIONS = 1000
MOST_HORIZON = 10
#: The longest name of a bot that a seat can hold.
LONGEST_NAME = 64

_TITLES = {
    "easy": mark("Easy"),
    "medium": mark("Medium"),
    "hard": mark("Hard"),
    "greedy": mark("Greedy"),
    "random": mark("Random"),
}
_OFFERS = {
    "easy": mark("Easy: hardly looks ahead"),
    "medium": mark("Medium: looks ahead, answers soon"),
    "hard": mark("Hard: thinks about a second a move"),
    "greedy": mark("For testing: greedy, takes the best next move"),
    "random": mark("For testing: random, takes anything legal"),
}


def offered() -> list[str]:
    """The names of the bots in the order in which they are offered."""
    serious = [name for name in bot_names() if name not in FOR_TESTING]
    return [*serious, *FOR_TESTING]


def title(name: str, language: str) -> str:
    """What a bot is called at the table; one that is not the house's by its name."""
    return translated(_TITLES[name], language) if name in _TITLES else name


def offer(name: str, language: str) -> str:
    """What the lobby says of a bot."""
    return translated(_OFFERS[name], language) if name in _OFFERS else name


def check_opponent(name: str) -> None:
    """See that the bot of that name may sit at a table.

    Raises:
        UnknownBot: there is none; the message lists those that are.
        ThinksTooLong: its setting asks for more than the others should wait for.
    """
    check_bot(name)
    if len(name) > LONGEST_NAME:
        raise UnknownBot(f"the name of a bot has {LONGEST_NAME} letters at most, setting included, not {len(name)}")
    kind, _, setting = name.partition(":")
    if kind != SEARCHING:
        return
    search = read_search(setting)
    # A worker may not start processes of its own, so a search there has one core.
    too_much = search.seconds > MOST_SECONDS or search.iterations > MOST_ITERATIONS or search.horizon > MOST_HORIZON
    if too_much or search.cores > 1:
        raise ThinksTooLong(name, int(MOST_SECONDS), MOST_ITERATIONS, MOST_HORIZON)
