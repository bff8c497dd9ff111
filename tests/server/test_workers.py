"""Worker processes: started anew when they die, fail or dawdle, and shared fairly by matches."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess

import pytest
from anyio import to_thread

from tavola.bots.workers import WorkerLost
from tavola.server.thinking import Job
from tavola.server.workers import Workers
from tests.gated_bot import GATE, Gate

pytestmark = pytest.mark.anyio


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with Gate() as gate:
        monkeypatch.setenv(GATE, gate.port)
        yield gate


def job(words: list[str], bot: str = "first", match_id: str = "m", seed: int = 1) -> Job:
    return Job(match_id, "pebbles", 2, {}, seed, words, bot, 5)


async def test_a_killed_worker_is_started_anew() -> None:
    workers = Workers(1)
    try:
        assert await workers.ask(job([])) == "draw"
        (killed,) = workers.processes()
        os.kill(killed, signal.SIGKILL)
        os.waitid(os.P_PID, killed, os.WEXITED | os.WNOWAIT)
        with pytest.raises(WorkerLost):
            await workers.ask(job(["draw"]))
        assert await workers.ask(job(["draw"])) == "draw"
        assert workers.processes() != [killed]
    finally:
        workers.close()
    assert workers.processes() == []


async def test_a_bot_that_fails_does_not_take_the_worker_from_others() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(WorkerLost, match="no such move"):
            await workers.ask(job(["no such move"]))
        assert await workers.ask(job([])) == "draw"
    finally:
        workers.close()


async def test_a_slow_bot_is_ended() -> None:
    workers = Workers(1, patience=0.001)  # less than a process needs to start
    with pytest.raises(WorkerLost, match="no answer within"):
        await workers.ask(job([]))
    assert workers.processes() == []


async def test_a_match_is_given_to_the_worker_that_knows_it() -> None:
    workers = Workers(2)
    try:
        await workers.ask(job([]))
        (first,) = workers.processes()
        await workers.ask(job([], match_id="n"))
        assert len(workers.processes()) == 2
        await workers.ask(job(["draw", "draw"]))
        chosen = workers._choose("m")
        assert chosen.process_id == first
    finally:
        workers.close()


async def test_while_one_bot_thinks_others_answer(gate: Gate) -> None:
    workers = Workers(2)
    try:
        long = asyncio.create_task(workers.ask(job([], "gated", "long")))
        # More at once than there are workers, while one of these is busy.
        quick = [asyncio.create_task(workers.ask(job([], match_id=f"quick-{number}"))) for number in range(5)]
        assert await asyncio.gather(*quick) == ["draw"] * 5
        assert not long.done()
        await to_thread.run_sync(gate.tell, "go")
        assert await long == "draw"
    finally:
        workers.close()


async def test_one_worker_serves_all_in_turn(gate: Gate) -> None:
    workers = Workers(1)
    answered: list[str] = []

    async def think(match_id: str, bot: str, times: int) -> None:
        for _ in range(times):
            await workers.ask(job([], bot, match_id))
            answered.append(match_id)

    try:
        async with asyncio.TaskGroup() as together:
            together.create_task(think("long", "gated", 3))
            together.create_task(think("quick", "first", 2))
            for _ in range(3):
                await to_thread.run_sync(gate.tell, "go")
    finally:
        workers.close()
    assert answered == ["long", "quick", "long", "quick", "long"]


async def test_closing_ends_a_bot_that_thinks(gate: Gate) -> None:
    workers = Workers(1)
    long = asyncio.create_task(workers.ask(job([], "gated")))
    bot = await to_thread.run_sync(gate.knock)  # it thinks now, and nobody will ever tell it
    workers.close()
    with pytest.raises(WorkerLost):
        await long
    bot.close()
    with pytest.raises(WorkerLost, match="the server is ending"):
        await workers.ask(job([]))


class NotedLock:
    """A lock that tells when somebody has to wait for it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.awaited = threading.Event()

    def __enter__(self) -> None:
        if not self._lock.acquire(blocking=False):
            self.awaited.set()
            self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        self._lock.release()


def test_closing_waits_for_a_process_that_is_just_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(1)
    (worker,) = workers._all
    lock = NotedLock()
    monkeypatch.setattr(worker, "_beginning", lock)
    closing = threading.Thread(target=workers.close)
    start = SpawnProcess.start

    def slowly(process: SpawnProcess) -> None:
        closing.start()
        assert lock.awaited.wait(20), "it was closed before it had been started"
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", slowly)
    with pytest.raises(WorkerLost):
        worker.ask(job([]))
    closing.join()
    assert workers.processes() == []
