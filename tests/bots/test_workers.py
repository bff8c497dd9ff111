"""Worker processes: what they answer, and what becomes of a job whose worker dies or fails."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from multiprocessing import resource_tracker, util
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest

from tavola.bots import workers
from tavola.bots.workers import Crew, JobFailed, Worker, WorkerLost
from tavola.cli.progress import interruptible


def double() -> Callable[[int], int]:
    return lambda number: 2 * number


def mortal(folder: str, lives: int) -> Callable[[int], int]:
    """Dies of the job 3 so many times, as after kill -9."""

    def answer(number: int) -> int:
        deaths = len(list(Path(folder).iterdir()))
        if number == 3 and deaths < lives:
            (Path(folder) / str(deaths)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number

    return answer


def never() -> Callable[[int], int]:
    raise LookupError("nothing to begin with")


def fussy() -> Callable[[int], int]:
    def answer(number: int) -> int:
        if number == 3:
            raise ValueError("three is too many")
        return os.getpid()

    return answer


@pytest.fixture
def hire() -> Iterator[Callable[..., Crew[Any, Any]]]:
    hired: list[Crew[Any, Any]] = []

    def crew(*words: Any) -> Crew[Any, Any]:
        hired.append(Crew(*words))
        return hired[-1]

    yield crew
    for one in hired:
        one.close()


def test_every_job_is_answered_once(hire: Callable[..., Crew[int, int]]) -> None:
    assert sorted(hire(double, 2).answers(range(20))) == [(number, 2 * number) for number in range(20)]


def last_first(pipes: list[Any], timeout: float | None = None) -> list[Any]:
    """As if whoever was given a job first were the slowest of all."""
    return wait(pipes[1:] or pipes, timeout)


def test_nobody_runs_further_ahead_of_a_slow_job_than_is_wanted(
    hire: Callable[..., Crew[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "wait", last_first)
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(20):
            taken.append(number)
            yield number

    seen: dict[int, int] = {}
    for job, _ in hire(double, 2).answers(jobs(), 5):
        seen[job] = len(taken)
    assert sorted(seen) == list(range(20))
    assert list(seen)[:5] == [1, 2, 3, 4, 0]
    assert seen[4] == 5


def test_a_job_whose_worker_is_killed_is_done_by_another(hire: Callable[..., Crew[int, int]], tmp_path: Path) -> None:
    crew = hire(partial(mortal, str(tmp_path), 2), 2)
    assert sorted(crew.answers(range(6))) == [(number, number) for number in range(6)]
    assert len(list(tmp_path.iterdir())) == 2


def test_a_job_that_kills_every_worker_is_given_up(hire: Callable[..., Crew[int, int]], tmp_path: Path) -> None:
    with pytest.raises(WorkerLost, match="given up after 3 tries"):
        list(hire(partial(mortal, str(tmp_path), 99), 1).answers(range(6)))
    assert len(list(tmp_path.iterdir())) == 3


def test_a_job_that_fails_is_told_with_its_place_and_not_tried_again(hire: Callable[..., Crew[int, int]]) -> None:
    with pytest.raises(JobFailed, match=r"ValueError: three is too many \(test_workers.py:\d+\)"):
        list(hire(fussy, 1).answers([1, 2, 3]))
    with pytest.raises(JobFailed, match="LookupError: nothing to begin with"):
        list(hire(never, 1).answers([1]))


def test_a_worker_is_kept_warm_and_begun_anew_when_it_fails() -> None:
    worker: Worker[int, int] = Worker(fussy)
    try:
        pids = []
        for job in (1, 2, 3, 4):
            worker.give(job)
            if job == 3:
                with pytest.raises(JobFailed):
                    worker.take()
            else:
                pids.append(worker.take())
    finally:
        worker.end()
    first, second, third = pids
    assert first == second != third


def test_closing_ends_every_process(hire: Callable[..., Crew[int, int]]) -> None:
    crew = hire(fussy, 2)
    answers = crew.answers(iter([1, 2, 4, 5]))
    next(answers)
    busy = [worker._process for worker, _ in crew._busy.values()]
    crew.close()
    assert busy
    for process in busy:
        assert process is not None
        assert not process.is_alive()


def test_whoever_is_to_end_while_a_process_starts_leaves_it_whole(
    hire: Callable[..., Crew[Any, Any]], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """One that got only half of what it is to do would say so in a traceback; and it is ended with all others."""
    started: list[int] = []
    spawn = util.spawnv_passfds

    def asked_to_end(*words: Any) -> int:
        started.append(spawn(*words))
        os.kill(os.getpid(), signal.SIGTERM)
        return started[-1]

    resource_tracker.ensure_running()
    monkeypatch.setattr(util, "spawnv_passfds", asked_to_end)
    crew = hire(double, 2)
    with interruptible(), pytest.raises(KeyboardInterrupt):
        list(crew.answers([1, 2]))
    crew.close()
    (pid,) = started
    with suppress(ChildProcessError):
        os.waitpid(pid, 0)
        pytest.fail("it was left behind")
    assert capfd.readouterr().err == ""
