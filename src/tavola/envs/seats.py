"""What all environments share: a game with its settings, and its positions as arrays."""

from __future__ import annotations

import struct
from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game, seat_counts, usual_count
from tavola.kernel.option import Settings
from tavola.kernel.registry import find_game
from tavola.kernel.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

#: What an illegal action costs who takes it, where it ends the match.
ILLEGAL_REWARD = -1.0
#: Observations lie between about -1 and 1; no number comes near this.
BOUND = 100.0


class NoObservation(TavolaError):
    """The game offers no numbers to learn from."""


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
        self.players: int = usual_count(seat_counts(self.game, options)) if players is None else players
        self.settings: Settings = self.game.settle(self.players, options)
        #: What each number of an observation is.
        self.names: list[str] = self.game.observation_names(self.players)
        if not self.names:
            raise NoObservation(f"{self.game.title} tells no numbers; its `observation_names` are empty")
        self._actions: int = self.game.action_count
        self._pack = struct.Struct(f"{len(self.names)}f").pack

    def begin(self, seed: int) -> State:
        """A match of that seed, at its first choice. ``tavola.new(..., seed=seed)`` is the same."""
        return self.game.new_state(self.settings, seed, False)

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
        """The seed of the next match."""
        if asked is not None:
            self._source = np.random.default_rng(asked)
            return asked
        return int(self._source.integers(1 << 48))
