"""The games as OpenSpiel games, each with its name after ``python_tavola_``.

All chance of a match follows from its seed. So the first node is OpenSpiel's chance node, which deals one of ``seeds``
seeds, each equally likely, and everything after it is determined: histories replay, states serialise, clones agree.
(OpenSpiel's other way, chance sampled inside, cannot be serialised for a game written in Python.)
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tavola.envs.played import NoSuchAction, Played
from tavola.kernel.errors import BadSetting, IllegalAction
from tavola.kernel.event import Event
from tavola.kernel.game import Game, seat_counts, usual_count
from tavola.kernel.option import Settings
from tavola.kernel.registry import find_game, game_names
from tavola.kernel.state import State

PREFIX = "python_tavola_"
#: No match is longer, in decisions.
LONGEST = 100_000
#: How many seeds are dealt from, unless told otherwise.
SEEDS = 10_000


def register() -> list[str]:
    """See `tavola.envs.register_openspiel`. Registering twice does no harm."""
    names: list[str] = []
    known = set(pyspiel.registered_names())
    for name in game_names():
        game = find_game(name)
        if not game.observation_names(game.seats[0]):
            continue
        names.append(PREFIX + name)
        if PREFIX + name not in known:
            kind = _kind_of(game)
            # A class, and nothing that Python takes away before OpenSpiel lets go of it.
            made = type(f"Spiel{game.name.title()}", (SpielGame,), {"game": game, "kind": kind})
            pyspiel.register_game(kind, made)
    return names


def _load(name: str, params: dict[str, Any]) -> Any:
    """The game of that name, in a process that may not know it yet."""
    register()
    return pyspiel.load_game(name, params)


def _kind_of(game: Game) -> Any:
    least, most = game.seats
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility_of(game),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        # Numbers that remember everything would be without end; the observation forgets.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_count(seat_counts(game, {})), "options": "", "seeds": SEEDS},
    )


def _utility_of(game: Game) -> Any:
    kinds = pyspiel.GameType.Utility
    if game.returns_sum is None:
        return kinds.GENERAL_SUM
    return kinds.CONSTANT_SUM if game.returns_sum else kinds.ZERO_SUM


def read_options(text: str) -> dict[str, object]:
    """Options as OpenSpiel's parameters can hold them: ``mode:s01;champion:kaoru|any``; ``|`` parts the seats.

    Raises:
        BadSetting: it is not written so.
    """
    chosen: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadSetting(f"write options as name:value;name:value, not {part!r}")
        chosen[name.strip()] = value.split("|") if "|" in value else value
    return chosen


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings, as OpenSpiel loads it; `register` makes a class of it for each game."""

    game: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = self.game
        players = int(given.get("players", usual_count(seat_counts(game, {}))))
        self.seeds = int(given.get("seeds", SEEDS))
        if self.seeds < 1:
            raise BadSetting(f"chance deals one of at least 1 seed, not of {self.seeds}")
        self.settings: Settings = game.settle(players, read_options(str(given.get("options", ""))))
        facts = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=game.returns_sum,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, facts, given)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """A match whose seed is still to be dealt."""
        return SpielState(self)

    def check_seed(self, seed: int) -> None:
        """See that chance may deal the seed.

        Raises:
            IllegalAction: it may not.
        """
        if not 0 <= seed < self.seeds:
            raise NoSuchAction(f"chance deals a seed from 0 to {self.seeds - 1}, not {seed}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.get_type().short_name, dict(self.get_parameters()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Numbers and texts of what a player sees now or, with perfect recall, the text of all it has seen."""
        if params:
            raise ValueError(f"observers take no parameters; {params} were given")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Running(Played):
    """A match whose seed is dealt, with all that happened in it. OpenSpiel copies and pickles a state's fields."""

    def __init__(self, game: Game, settings: Settings, seed: int) -> None:
        super().__init__(game, settings, seed, True)
        #: Events in their order, and before those of a decision who took it and in which words.
        self.told: list[str | Event] = list(self.state.events or [])
        self.state.events = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = super().__deepcopy__(memo)
        # What was told never changes, so a copy of the list will do.
        copy.told = self.told[:]
        return copy

    def words(self, action: int) -> str:
        """What the action is called.

        Raises:
            IllegalAction: it is not legal.
        """
        state = self.state
        if action not in state.legal:
            raise IllegalAction(action, state.legal)
        return self.game.action_words(state, action)

    def apply(self, action: int) -> None:
        """Take the action and keep what happened."""
        state = self.state
        said = f"{state.current_player()} {self.words(action)}"
        state.events = []
        super().apply(action)
        self.told += [said, *state.events]
        state.events = None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel sees it: a chance node that deals the seed, then decisions."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._running: Running | None = None

    def table(self) -> State | None:
        """The match; None before its seed is dealt."""
        return None if self._running is None else self._running.state

    def current_player(self) -> int:
        """Who decides; OpenSpiel's numbers for chance and for the end."""
        if self._running is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self._running.state.current_player()
        return player if player >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each equally likely."""
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._running is None else sorted(self._running.state.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self._running is None:
            spiel = self.get_game()
            spiel.check_seed(action)
            self._running = Running(spiel.game, spiel.settings, action)
        else:
            self._running.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self._running is None:
            self.get_game().check_seed(action)
            return f"seed {action}"
        return self._running.words(action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self._running is not None and self._running.state.is_terminal()

    def returns(self) -> list[float]:
        """The result of each seat, all 0 while the match runs."""
        return [0.0] * self.num_players() if self._running is None else self._running.state.returns()

    def seen_by(self, player: int) -> str:
        """All that the player saw happen, with its own decisions, and what it sees now, as text."""
        if self._running is None:
            return ""
        lines: list[str] = []
        for one in self._running.told:
            if isinstance(one, str):
                who, _, words = one.partition(" ")
                # Others' decisions show in what came of them only.
                if int(who) == player:
                    lines.append(f"> {words}")
            elif one.visible_to(player):
                lines.append(_stable(one.as_data()))
        return "\n".join([*lines, self.view_of(player)])

    def view_of(self, player: int) -> str:
        """What the player sees now, as text that is equal where the views are."""
        if self._running is None:
            return ""
        return _stable(self.get_game().game.view(self._running.state, player))

    def __str__(self) -> str:
        if self._running is None:
            return "no seed is dealt yet"
        # Who looks on sees less than everybody together; the history tells one match from another.
        return f"{self.history_str()}\n{self.view_of(-1)}"


def _stable(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Observer:
    """What one player sees, for OpenSpiel's observations and information states."""

    def __init__(self, spiel: SpielGame, perfect_recall: bool) -> None:
        self._spiel = spiel
        self._perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(len(spiel.game.observation_names(spiel.settings.seats)), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what ``player`` sees in ``state``; zeros before the seed is dealt."""
        if self.tensor is None:
            raise ValueError("there are no numbers with perfect recall; `information_state_string` has it all")
        table = state.table()
        if table is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self._spiel.game.observe(table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What ``player`` sees, or with perfect recall has seen, in ``state`` as text."""
        return state.seen_by(player) if self._perfect_recall else state.view_of(player)
