"""Games on the cores of this machine: told in their order, and not played far ahead of the one that is to be told."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.bots import workers
from tavola.bots.bot import Sample, actions
from tavola.bots.workers import Worker
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.view import View
from tavola.lab import playing
from tavola.lab.local import AHEAD, outcomes
from tavola.lab.plan import Plan
from tavola.lab.playing import Simulation
from tests.bots.test_workers import last_first


def test_no_batch_far_ahead_is_begun_before_a_slow_one_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    give = Worker.give

    def counted(worker: Worker[int, Any], job: int) -> None:
        begun.append(job)
        give(worker, job)

    monkeypatch.setattr(Worker, "give", counted)
    monkeypatch.setattr(workers, "wait", last_first)
    plan = Plan("pebbles", ("random", "random"), ({},), 400, 1, batch=2)
    told = outcomes(plan, 2)
    first = next(told)
    # Once the slow one is back, both may go on.
    assert len(begun) == 2 * AHEAD + 2
    assert [first.number, *(outcome.number for outcome in told)] == list(range(400))


class Counting:
    """A bot that answers by how often it has been asked."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        self._asked += 1
        legal = actions(view)
        return legal[self._asked % len(legal)]


def made(name: str, game: Game) -> Counting:
    return Counting()


def test_a_bot_remembers_nothing_of_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it does not matter which of them were played before, in the same process."""
    monkeypatch.setattr(playing, "make_bot", made)
    plan = Plan("pebbles", ("counting", "counting"), ({},), 5, 1)
    together = Simulation(plan)
    for number in range(5):
        assert together.play(number) == Simulation(plan).play(number)
