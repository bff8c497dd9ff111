"""What players bring along to a match: options filled in from their profiles, as `Option.from_profile` says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tavola.kernel.game import Game


def has_campaign(game: Game) -> bool:
    """Whether players keep anything from one match of the game for the next ones."""
    return any(option.from_profile for option in game.options)


def knows_reward(game: Game, word: str) -> bool:
    """Whether the game has a reward of that word."""
    try:
        game.reward_title(word, "en")
    except KeyError:
        return False
    return True


def brought(game: Game, seats: int, settings: Mapping[str, Any], words: Mapping[int, str]) -> dict[str, Any]:
    """The settings with ``words`` on the seats that they name. What was given for a seat outright stays."""
    filled = dict(settings)
    for option in game.options:
        if option.from_profile:
            each = _of_seats(filled.get(option.name, option.default), seats)
            # Where there are too many or too few, the game says so.
            for seat in [seat for seat in words if seat < len(each) and each[seat] == option.default]:
                each[seat] = words[seat] or option.default
            filled[option.name] = each
    return filled


def brought_on(
    game: Game, seats: int, chosen: Mapping[str, Any], former: Mapping[str, Any], words: Mapping[int, str]
) -> dict[str, Any]:
    """The settings ``chosen`` for a sequel: who has a profile brings its ``words``, others what they had before."""
    filled = {name: value for name, value in chosen.items() if name not in _from_profile(game)}
    for name in _from_profile(game):
        each = _of_seats(former[name], seats)
        filled[name] = [words.get(seat, value) for seat, value in enumerate(each)]
    return filled


def _from_profile(game: Game) -> list[str]:
    return [option.name for option in game.options if option.from_profile]


def _of_seats(value: Any, seats: int) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else [value] * seats
