"""The bots' worker processes, seen from the server: kept warm, restarted when they fail, never able to lose a match."""

from __future__ import annotations

import logging
import multiprocessing
import threading
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from zlib import crc32

from anyio import CapacityLimiter, to_thread

from tavola.server.thinking import Job, think

log = logging.getLogger("tavola.server")

#: How often a job is given to a worker before the caller is told that no answer comes.
TRIES = 3


class NoAnswer(Exception):
    """The bot failed or took too long, each time it was asked."""


class Workers:
    """A few worker processes. A match always asks the same one, which so keeps it at hand."""

    def __init__(self, count: int = 1, patience: float = 30.0) -> None:
        self._workers = [_Worker(patience) for _ in range(count)]
        # Threads that wait for bots must not take the places of those that commit moves.
        self._waiting = CapacityLimiter(count)

    async def ask(self, job: Job) -> str:
        """The words that the bot of ``job`` chooses.

        Raises:
            NoAnswer: there is none after several tries, each in a new process.
        """
        worker = self._workers[crc32(job.match_id.encode()) % len(self._workers)]
        for attempt in range(1, TRIES + 1):
            try:
                return await to_thread.run_sync(worker.ask, job, limiter=self._waiting, abandon_on_cancel=True)
            except WorkerLost as error:
                log.warning("bot %s, try %d of %d: %s", job.bot, attempt, TRIES, error)
        raise NoAnswer(job.bot)

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.close()


class WorkerLost(Exception):
    """The process died or was too slow, and has been ended."""


class _Worker:
    """One process, started when it is first asked, and the pipe to it."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._one_at_a_time = threading.Lock()
        self._closed = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, job: Job) -> str:
        with self._one_at_a_time:
            if self._closed:
                raise WorkerLost("the server is ending")
            try:
                return self._ask(self._pipe or self._start(), job)
            except (WorkerLost, EOFError, OSError) as error:
                self._end()
                raise WorkerLost(str(error) or "the process died") from None

    def _ask(self, pipe: Connection, job: Job) -> str:
        pipe.send(job)
        if not pipe.poll(self._patience):
            raise WorkerLost(f"no answer within {self._patience} seconds")
        answer: str = pipe.recv()
        return answer

    def _start(self) -> Connection:
        # "spawn": a forked child would inherit the server's threads, sockets and database connections.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs,), daemon=True, name="tavola-bot")
        self._process.start()
        # Only the child may hold its end, so that its death closes the pipe.
        theirs.close()
        self._pipe = ours
        return ours

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        """End the process for good, even while a thread waits for its answer."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        with self._one_at_a_time:
            self._end()
