"""What all environments share: a game with its settings, and its positions as arrays."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tavola.envs.played import NoSuchAction, Played
from tavola.kernel.errors import BadSetting, TavolaError
from tavola.kernel.game import Game, seat_counts, usual_count
from tavola.kernel.option import Settings
from tavola.kernel.registry import find_game
from tavola.kernel.state import State
from tavola.kernel.whole import whole

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

#: What an illegal action costs who takes it, where it ends the match.
ILLEGAL_REWARD = -1.0
#: Observations lie between about -1 and 1; no number comes near this.
BOUND = 100.0


class NoObservation(TavolaError):
    """The game offers no numbers to learn from."""


class NoMatch(TavolaError, ResetNeeded, AttributeError):
    """No match is under way, so that there is nothing to see or to do.

    It is Gymnasium's error for that, and what an object says that has no such field: PettingZoo's for that.
    """


def no_match(begun: bool) -> NoMatch:
    """That no match has begun, or that it is over."""
    return NoMatch("the match is over; reset() begins another" if begun else "no match has begun; call reset() first")


def action_number(given: object) -> int:
    """The number of an action, legal or not.

    Raises:
        IllegalAction: it is no whole number.
    """
    number = whole(given)
    if number is None:
        raise NoSuchAction(f"an action is a whole number, not {given!r}")
    return number


class Setup:
    """A game settled for so many players, as one makes many matches of it. It never changes."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object]) -> None:
        """``players`` None: as many as usually play it so, two where two may.

        Raises:
            UnknownGame: there is no such game.
            BadSetting: it cannot be played so; the message says why.
            NoObservation: the game has no numbers.
        """
        self.game: Game = find_game(game)
        if not isinstance(options, Mapping):
            raise BadSetting(f"options are given by their names, as in {{'name': 'value'}}, not as {options!r}")
        count = usual_count(seat_counts(self.game, options)) if players is None else whole(players)
        if count is None:
            raise BadSetting(f"the number of players must be a whole number, not {players!r}")
        self.players: int = count
        self.settings: Settings = self.game.settle(self.players, options)
        #: What each number of an observation is.
        self.names: list[str] = self.game.observation_names(self.players)
        if not self.names:
            raise NoObservation(f"{self.game.title} tells no numbers; its `observation_names` are empty")
        self._actions: int = self.game.action_count
        self._pack = struct.Struct(f"{len(self.names)}f").pack

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game.name, self.players, self.settings.as_data())

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self

    def begin(self, seed: int) -> Played:
        """A match of that seed, at its first choice. ``tavola.new(..., seed=seed)`` is the same."""
        return Played(self.game, self.settings, seed)

    def observation(self, state: State, seat: int) -> Floats:
        """What ``seat`` may see, as a new array."""
        # Packing is twice as quick as making an array of a list.
        return np.frombuffer(bytearray(self._pack(*self.game.observe(state, seat))), np.float32)

    def mask(self, legal: list[int]) -> Mask:
        """A 1 for each of the actions, as a new array."""
        marks = bytearray(self._actions)
        for action in legal:
            marks[action] = 1
        return np.frombuffer(marks, np.int8)

    def observation_box(self) -> spaces.Box:
        """The space of `observation`."""
        return spaces.Box(-BOUND, BOUND, (len(self.names),), np.float32)

    def mask_box(self) -> spaces.Box:
        """The space of `mask`."""
        return spaces.Box(0, 1, (self._actions,), np.int8)

    def actions(self) -> spaces.Discrete[np.int64]:
        """The space of actions: all that the game knows, few of them legal at a time."""
        return spaces.Discrete(self._actions)


class Seeds:
    """Where the seeds of matches come from: the one that is asked for, then others that follow from it."""

    def __init__(self) -> None:
        self._source = np.random.default_rng()

    def next(self, asked: int | None) -> int:
        """The seed of the next match.

        Raises:
            BadSetting: it cannot be the one that is asked for.
        """
        if asked is None:
            return int(self._source.integers(1 << 48))
        seed = whole(asked)
        if seed is None or seed < 0:
            raise BadSetting(f"a seed is a whole number from 0 on, not {asked!r}")
        self._source = np.random.default_rng(seed)
        return seed
