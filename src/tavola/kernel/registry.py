"""Finding the installed games. Each is an entry point of the group ``tavola.games``."""

from __future__ import annotations

from importlib.metadata import entry_points

from tavola.kernel.errors import UnknownGame
from tavola.kernel.game import Game

GROUP = "tavola.games"

_found: dict[str, Game] = {}


def game_names() -> list[str]:
    """The names of the installed games, in alphabetical order."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def find_game(name: str) -> Game:
    """The game of that name.

    Raises:
        UnknownGame: none is installed; the message lists those that are.
    """
    if not isinstance(name, str):
        raise UnknownGame(f"a game is asked for by its name, not by {name!r}")
    if name in _found:
        return _found[name]
    for entry in entry_points(group=GROUP, name=name):
        game: Game = entry.load()
        _found[name] = game
        return game
    raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(game_names()) or 'none'}")
