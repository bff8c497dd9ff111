"""Worker processes: kept warm, limited in time, started anew when they die. The server and the lab both stand on them.

A job is plain data. What answers jobs is made once in every process, by a function that other processes can find by its
name; so a worker keeps at hand what the next job needs as well.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

from tavola.kernel.errors import TavolaError

Job = TypeVar("Job")
Answer = TypeVar("Answer")

#: Makes, in a process of its own, what answers jobs.
Begin = Callable[[], Callable[[Job], Answer]]

#: How often a job is given to a worker before it is given up.
TRIES = 3
#: The seconds that a process has to leave things tidy when it is to end.
GRACE = 2.0


class WorkerLost(TavolaError):
    """The process died or was too slow, and has been ended."""


class JobFailed(WorkerLost):
    """What answers jobs failed at this one; the message says at what and where."""


class _Reply(NamedTuple):
    answer: Any
    #: What went wrong, or "".
    error: str


class Worker(Generic[Job, Answer]):
    """One process, started when it is first needed, and the pipe to it. To be used by one thread at a time."""

    def __init__(self, begin: Begin[Job, Answer], patience: float | None = None, name: str = "tavola-worker") -> None:
        """``patience`` is how many seconds an answer may take; None for as many as it needs."""
        self._begin = begin
        self._patience = patience
        self._name = name
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pipe(self) -> Connection:
        """Where the answer arrives; for `multiprocessing.connection.wait`."""
        assert self._pipe is not None, "the process has not been started"
        return self._pipe

    def give(self, job: Job) -> None:
        """Give the process a job; it is started if there is none.

        Raises:
            WorkerLost: it has died.
        """
        try:
            (self._pipe or self._start()).send(job)
        except (EOFError, OSError) as error:
            self.end()
            raise WorkerLost(str(error) or "the process died") from None

    def take(self) -> Answer:
        """The answer to the job that was given.

        Raises:
            JobFailed: the job failed.
            WorkerLost: the process died or was too slow. In either case it has been ended.
        """
        try:
            if not self.pipe.poll(self._patience):
                raise WorkerLost(f"no answer within {self._patience} seconds")
            reply: _Reply = self.pipe.recv()
            if reply.error:
                raise JobFailed(reply.error)
        except (WorkerLost, EOFError, OSError) as error:
            self.end()
            if isinstance(error, WorkerLost):
                raise
            raise WorkerLost(str(error) or "the process died") from None
        answer: Answer = reply.answer
        return answer

    def _start(self) -> Connection:
        # "spawn": a forked child would inherit threads, sockets and database connections.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=_live, args=(theirs, self._begin), daemon=True, name=self._name)
        with _undisturbed():
            self._process.start()
        # Only the child may hold its end, so that its death closes the pipe.
        theirs.close()
        self._pipe = ours
        return ours

    def kill(self) -> None:
        """End the process at once, even while another thread waits for its answer."""
        process = self._process
        if process is not None:
            process.kill()

    def ask_to_end(self) -> None:
        """Let the process tidy up and end; `end` waits for it."""
        if self._process is not None:
            self._process.terminate()

    def end(self, grace: float = 0.0) -> None:
        """End the process, which may take ``grace`` seconds to do so itself. The next job starts another."""
        if self._process is not None:
            if grace:
                self._process.join(grace)
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class _Task(NamedTuple):
    """A job that was taken from the list, with its place there, and how often it has been tried."""

    place: int
    job: Any
    tries: int


class Crew(Generic[Job, Answer]):
    """Several workers that share a list of jobs. A job whose worker dies is given to a new one."""

    def __init__(self, begin: Begin[Job, Answer], count: int) -> None:
        self._idle: list[Worker[Job, Answer]] = [Worker(begin) for _ in range(count)]
        self._busy: dict[Connection, tuple[Worker[Job, Answer], _Task]] = {}
        #: What workers died of.
        self._again: deque[_Task] = deque()
        #: How many jobs have been taken from the list.
        self._taken = 0

    def answers(self, jobs: Iterable[Job], ahead: int | None = None) -> Iterator[tuple[Job, Answer]]:
        """Each job with its answer, as they come in. No more are taken from ``jobs`` than there are workers.

        While a job is not answered, none is begun that comes ``ahead`` places after it or later. So whoever wants
        the answers in the order of the jobs need not put aside more than so many.

        Raises:
            JobFailed: a job failed; it would do so again.
            WorkerLost: the workers of a job died, each time it was tried.
        """
        waiting = iter(jobs)
        self._taken = 0
        while True:
            self._employ(waiting, ahead)
            if not self._busy:
                if self._again:
                    continue
                return
            for pipe in wait(list(self._busy)):
                worker, task = self._busy.pop(cast(Connection, pipe))
                self._idle.append(worker)
                try:
                    answer = worker.take()
                except JobFailed:
                    raise
                except WorkerLost as error:
                    self._try_again(task, error)
                    continue
                # Nobody waits while the answer is looked at.
                self._employ(waiting, ahead)
                yield task.job, answer

    def _employ(self, waiting: Iterator[Job], ahead: int | None) -> None:
        """Give everybody something to do, if there is anything that may be begun."""
        while self._idle and (task := self._following(waiting, ahead)) is not None:
            self._give(task)

    def _following(self, waiting: Iterator[Job], ahead: int | None) -> _Task | None:
        if self._again:
            return self._again.popleft()
        begun = [task.place for _, task in self._busy.values()]
        if ahead is not None and begun and self._taken - min(begun) >= ahead:
            return None
        for job in waiting:
            self._taken += 1
            return _Task(self._taken - 1, job, 1)
        return None

    def _give(self, task: _Task) -> None:
        worker = self._idle[-1]
        try:
            worker.give(task.job)
        except WorkerLost as error:
            self._try_again(task, error)
            return
        # Never in neither of the two: whoever is interrupted meanwhile ends all that are there.
        self._busy[worker.pipe] = (worker, task)
        self._idle.pop()

    def _try_again(self, task: _Task, error: WorkerLost) -> None:
        if task.tries >= TRIES:
            raise WorkerLost(f"given up after {task.tries} tries: {error}")
        self._again.append(task._replace(tries=task.tries + 1))

    def close(self) -> None:
        """End the processes, each of which may first tidy up."""
        workers = [*self._idle, *(worker for worker, _ in self._busy.values())]
        for worker in workers:
            worker.ask_to_end()
        for worker in workers:
            worker.end(GRACE)
        self._busy.clear()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let a process start whole: one that is told only half of what it is to do says so in a traceback.

    Ctrl-C is ignored, and by the process from its first moment on, which leaves it to this one to be interrupted. The
    signal that ends a process comes when this is over.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    with put_off(signal.SIGTERM):
        interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, interrupt)


@contextmanager
def put_off(*signals: signal.Signals) -> Iterator[None]:
    """Let the first of these signals that comes take effect when this is over; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = [signal.signal(one, lambda number, _: came.append(number)) for one in signals]
    try:
        yield
    finally:
        for one, handler in zip(signals, before, strict=True):
            signal.signal(one, handler)
        if came:
            signal.raise_signal(came[0])


def place_of(error: BaseException) -> str:
    """The file and the line in which an error arose."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


# In the process ------------------------------------------------------------------------------------------------------


def _live(pipe: Connection, begin: Begin[Any, Any]) -> None:
    """The life of a worker: answer jobs from ``pipe`` until its other end closes."""
    # Ctrl-C reaches the whole process group; whoever started the workers ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # As an exception, so that nothing is left half written.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    answer: Callable[[Any], Any] | None = None
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = answer or begin()
            reply = _Reply(answer(job), "")
        except Exception as error:
            reply = _Reply(None, f"{type(error).__name__}: {error} ({place_of(error)})")
        with suppress(BrokenPipeError):
            pipe.send(reply)
