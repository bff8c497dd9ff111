"""The bots' worker processes, seen from the server: kept warm, begun anew when they fail, shared fairly by matches."""

from __future__ import annotations

import asyncio
import threading

from anyio import CapacityLimiter, to_thread

from tavola.bots.workers import Worker, WorkerLost
from tavola.server.thinking import KEPT, Job, begin


class Workers:
    """A few worker processes. Whoever asks waits in one line for the next that is free.

    A match asks for one decision at a time and then stands at the end of the line again, so that however long the bots
    of one match think, every other is served in between. Of several free workers it gets the one that knows it.
    """

    def __init__(self, count: int = 2, patience: float = 30.0) -> None:
        """``patience`` is how many seconds an answer may take once a worker has been found."""
        self._idle = [_Worker(patience) for _ in range(count)]
        self._all = tuple(self._idle)
        #: Who waits longest is served first.
        self._line = asyncio.Semaphore(count)
        # Threads that wait for bots must not take the places of those that commit moves.
        self._waiting = CapacityLimiter(count)
        #: The worker that was asked last about a match, those asked about longest ago first.
        self._homes: dict[str, _Worker] = {}

    async def ask(self, job: Job) -> str:
        """The words that the bot of ``job`` chooses.

        Raises:
            WorkerLost: the bot failed or took too long, or its process died. The next job is given to a new process.
        """
        async with self._line:
            worker = self._choose(job.match_id)
            try:
                return await to_thread.run_sync(worker.ask, job, limiter=self._waiting, abandon_on_cancel=True)
            finally:
                self._idle.append(worker)

    def _choose(self, match_id: str) -> _Worker:
        """The free worker that knows the match, or else the one that has been free for longest."""
        home = self._homes.pop(match_id, None)
        worker = home if home is not None and home in self._idle else self._idle[0]
        self._idle.remove(worker)
        self._homes[match_id] = worker
        while len(self._homes) > KEPT * len(self._all):
            del self._homes[next(iter(self._homes))]
        return worker

    def processes(self) -> list[int]:
        """The ids of the processes that have been started and not ended."""
        return [number for worker in self._all if (number := worker.process_id) is not None]

    def close(self) -> None:
        """End the processes."""
        for worker in self._all:
            worker.close()


class _Worker(Worker[Job, str]):
    """A worker that the threads of the server share."""

    def __init__(self, patience: float) -> None:
        super().__init__(begin, patience, "tavola-bot")
        self._one_at_a_time = threading.Lock()
        #: Held while the process may be begun, which cannot be ended before it has been.
        self._beginning = threading.Lock()
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """The id of its process; None while it has none."""
        process = self._process
        return None if process is None else process.pid

    def ask(self, job: Job) -> str:
        """The answer to ``job``.

        Raises:
            WorkerLost: there is none.
        """
        with self._one_at_a_time:
            with self._beginning:
                if self._closed:
                    raise WorkerLost("the server is ending")
                self.give(job)
            return self.take()

    def close(self) -> None:
        """End the process for good, even while a thread waits for its answer."""
        with self._beginning:
            self._closed = True
            self.kill()
        with self._one_at_a_time:
            self.end()
