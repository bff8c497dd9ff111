"""Tavola: board games that know their rules, for people, bots and researchers.

>>> import tavola
>>> match = tavola.new("altered", seed=7)
>>> match.current_player() in (0, 1)
True
"""

from typing import SupportsIndex

from tavola.kernel.errors import BadSetting, TavolaError
from tavola.kernel.match import Match
from tavola.kernel.registry import find_game, game_names
from tavola.kernel.whole import whole

__version__ = "0.1.0"
__all__ = ["Match", "TavolaError", "find_game", "game_names", "new"]


def new(game: str, seed: SupportsIndex = 0, seats: SupportsIndex | None = None, **settings: object) -> Match:
    """A new match of ``game``, set up and waiting for its first answer.

    ``settings`` are the game's options; those not given take their defaults.

    Raises:
        UnknownGame: no game of that name is installed.
        BadSetting: a setting is not possible; the message says which and what is.
    """
    found = find_game(game)
    number = whole(seed)
    if number is None:
        raise BadSetting(f"the seed must be a whole number, not {seed!r}")
    count = found.seats[0] if seats is None else whole(seats)
    if count is None:
        raise BadSetting(f"the number of seats must be a whole number, not {seats!r}")
    return Match(found, found.settle(count, settings), number)
