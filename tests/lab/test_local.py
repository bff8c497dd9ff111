"""Games on the cores of this machine: told in their order, and not played far ahead of the one that is to be told."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.bots import workers
from tavola.bots.workers import Worker
from tavola.lab.local import AHEAD, outcomes
from tavola.lab.plan import Plan
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
