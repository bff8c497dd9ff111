"""Many games between bots, one after another or in several processes; the same seed gives the same games either way."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tavola.bots import Bot, RandomBot, ask, check_bot, make_bot
from tavola.kernel import replay
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Settings
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

#: A game with more decisions than this is taken to have no end.
MOST_DECISIONS = 100_000
#: How many games a process plays before it reports.
BATCH = 8


class Plan(NamedTuple):
    """What is to be played, as plain data for other processes. Game ``number`` has the seed ``seed + number``."""

    game: str
    bots: tuple[str, ...]
    #: The options of the games, taken in turn.
    chosen: tuple[dict[str, str | list[str]], ...]
    games: int
    seed: int
    #: Where replays go, or "".
    record: str = ""


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


class Simulation:
    """Plays the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game: Game = find_game(plan.game)
        self._bots: list[Bot] = [make_bot(name, self._game) for name in plan.bots]
        self._settings: list[Settings | None] = [None for _ in plan.chosen]

    def play(self, number: int) -> Outcome:
        """Game ``number`` of the plan. What goes wrong in it is part of the outcome."""
        seed = self._plan.seed + number
        taken: list[int] = []
        returns: list[float] = []
        error, ending, statistics = "", "", dict[str, float]()
        try:
            state = self._play(number, seed, taken)
            returns = state.returns()
            ending, statistics = self._game.ending(state), self._game.statistics(state)
        except Exception as problem:
            error = f"{type(problem).__name__}: {problem} ({_place(problem)})"
        text = f"{','.join(map(str, taken))};{returns}"
        return Outcome(number, len(taken), sha256(text.encode()).digest(), returns, error, ending, statistics)

    def _play(self, number: int, seed: int, taken: list[int]) -> State:
        """The state at the end of a game; its actions are added to ``taken``."""
        settings = self._settings_of(number)
        # A stream apart from the game's own, which begins at the seed itself.
        rng = Rng(~seed)
        if not self._plan.record:
            state = self._game.new_state(settings, seed, False)
            while state.choice is not None:
                action = self._answer(state.current_player(), state, rng)
                _count(taken, action)
                state.apply_action(action)
            return state
        match = Match(self._game, settings, seed)
        try:
            while not match.is_terminal():
                action = self._answer(match.current_player(), match.state, rng)
                _count(taken, action)
                match.apply_action(action)
        except Exception:
            # What went wrong is to be looked at; but a game that is interrupted is not kept.
            self._keep(match)
            raise
        self._keep(match)
        return match.state

    def _keep(self, match: Match) -> None:
        """Write the replay, whole or not at all."""
        name = f"{self._game.name}-{match.seed}.tavola.json"
        unfinished = Path(self._plan.record) / f".{name}.{os.getpid()}"
        try:
            unfinished.write_bytes(replay.encode(replay.record(match)))
            unfinished.replace(Path(self._plan.record) / name)
        finally:
            unfinished.unlink(missing_ok=True)

    def _settings_of(self, number: int) -> Settings:
        turn = number % len(self._settings)
        settings = self._settings[turn]
        if settings is None:
            settings = self._game.settle(len(self._bots), self._plan.chosen[turn])
            self._settings[turn] = settings
        return settings

    def _answer(self, seat: int, state: State, rng: Rng) -> int:
        bot = self._bots[seat]
        if type(bot) is RandomBot:
            # What it would choose; drawing its view up takes far longer than the game itself.
            legal = state.legal_actions()
            return legal[rng.below(len(legal))]
        return ask(bot, self._game, state, rng)


def _count(taken: list[int], action: int) -> None:
    if len(taken) >= MOST_DECISIONS:
        raise AssertionError(f"the game has not ended after {MOST_DECISIONS} decisions")
    taken.append(action)


def _place(error: BaseException) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def outcomes(plan: Plan, jobs: int) -> Generator[Outcome]:
    """The outcomes of the games of ``plan`` in their order, played in so many processes."""
    if jobs == 1 or plan.games == 1:
        simulation = Simulation(plan)
        yield from map(simulation.play, range(plan.games))
        return
    for name in plan.bots:
        check_bot(name)
    starts = range(0, plan.games, BATCH)
    with _deaf_to_interruption():
        # From their first moment on the processes leave it to this one to be interrupted.
        pool = multiprocessing.get_context("spawn").Pool(min(jobs, len(starts)), _begin, (plan,))
    with pool:
        for batch in pool.imap(_play_batch, starts):
            yield from batch
        pool.close()
        pool.join()


@contextmanager
def _deaf_to_interruption() -> Iterator[None]:
    """Ignore Ctrl-C, as do the processes that are begun meanwhile."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_plan: Plan | None = None
_simulation: Simulation | None = None


def _begin(plan: Plan) -> None:
    global _plan
    _plan = plan


def _play_batch(start: int) -> list[Outcome]:
    global _simulation
    assert _plan is not None
    if _simulation is None:
        # Not in `_begin`: a process that fails there is begun again for ever.
        _simulation = Simulation(_plan)
    # The pool ends its processes by this signal; they are to leave no half of a replay behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        return [_simulation.play(number) for number in range(start, min(start + BATCH, _plan.games))]
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
