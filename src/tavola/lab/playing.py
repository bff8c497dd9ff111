"""Games between bots, one after another; the same seed gives the same games wherever they are played."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, Protocol

from tavola.bots import answer, make_bot
from tavola.bots.workers import place_of
from tavola.kernel import replay
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Settings
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.lab.plan import Plan

#: A game with more decisions than this is taken to have no end.
MOST_DECISIONS = 100_000


class Outcome(NamedTuple):
    """What came of one game."""

    number: int
    decisions: int
    #: Over all its actions and its result.
    digest: bytes
    #: The result of each seat; empty if the game did not finish.
    returns: list[float]
    #: What went wrong, or "".
    error: str
    #: How it ended, in the game's word for it, and its figures.
    ending: str
    statistics: dict[str, float]


class Watch(Protocol):
    """Looks on while a game is played. It changes nothing."""

    def before(self, state: State, action: int) -> None:
        """The legal ``action`` is about to be applied."""

    def end(self, state: State) -> None:
        """The game is over."""


class Simulation:
    """Plays the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game: Game = find_game(plan.game)
        self._settings: list[Settings | None] = [None for _ in plan.chosen]

    def play(self, number: int, watch: Watch | None = None) -> Outcome:
        """Game ``number`` of the plan. What goes wrong in it is part of the outcome."""
        seed = self._plan.seed + number
        taken: list[int] = []
        returns: list[float] = []
        error, ending, statistics = "", "", dict[str, float]()
        try:
            state = self._play(number, seed, taken, watch)
            returns = state.returns()
            ending, statistics = self._game.ending(state), self._game.statistics(state)
        except Exception as problem:
            error = f"{type(problem).__name__}: {problem} ({place_of(problem)})"
        text = f"{','.join(map(str, taken))};{returns}"
        return Outcome(number, len(taken), sha256(text.encode()).digest(), returns, error, ending, statistics)

    def _play(self, number: int, seed: int, taken: list[int], watch: Watch | None) -> State:
        """The state at the end of a game; its actions are added to ``taken``."""
        settings = self._settings_of(number)
        # Fresh ones: what a bot remembers of another game must not matter, for who knows which it was.
        bots = [make_bot(name, self._game) for name in self._plan.line_up(number)]
        # A stream apart from the game's own, which begins at the seed itself.
        rng = Rng(~seed)
        match = Match(self._game, settings, seed) if self._plan.record else None
        state = match.state if match is not None else self._game.new_state(settings, seed, False)
        try:
            while state.choice is not None:
                action = answer(bots[state.current_player()], self._game, state, rng)
                _count(taken, action)
                if watch is not None:
                    watch.before(state, action)
                if match is not None:
                    match.apply_action(action)
                else:
                    state.apply_action(action)
            if watch is not None:
                watch.end(state)
        except Exception:
            # What went wrong is to be looked at; but a game that is interrupted is not kept.
            self._keep(match)
            raise
        self._keep(match)
        return state

    def _keep(self, match: Match | None) -> None:
        """Write the replay, if one is wanted, whole or not at all."""
        if match is None:
            return
        name = f"{self._game.name}-{match.seed}.tavola.json"
        unfinished = Path(self._plan.record) / f".{name}.{os.getpid()}"
        try:
            unfinished.write_bytes(replay.encode(replay.record(match)))
            unfinished.replace(Path(self._plan.record) / name)
        finally:
            unfinished.unlink(missing_ok=True)

    def _settings_of(self, number: int) -> Settings:
        turn = self._plan.turn(number)
        settings = self._settings[turn]
        if settings is None:
            settings = self._game.settle(len(self._plan.bots), self._plan.chosen[turn])
            self._settings[turn] = settings
        return settings


def _count(taken: list[int], action: int) -> None:
    if len(taken) >= MOST_DECISIONS:
        raise AssertionError(f"the game has not ended after {MOST_DECISIONS} decisions")
    taken.append(action)


class Batches:
    """Plays whole batches of a plan, in whichever process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._simulation = Simulation(plan)

    def __call__(self, start: int) -> list[Outcome]:
        """The outcomes of the games of the batch that begins with game ``start``."""
        return [self._simulation.play(number) for number in self._plan.numbers(start)]
