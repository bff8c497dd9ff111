"""Batches of games on the cores of this machine."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import TypeVar

from tavola.bots import check_bot
from tavola.bots.workers import Crew
from tavola.lab.plan import Plan
from tavola.lab.playing import Batches, Outcome

Job = TypeVar("Job")
Played = TypeVar("Played")

#: Games are told in their order: for each process so many batches may be played while the next to tell is not back.
AHEAD = 16


def on_processes(
    begin: Callable[[], Callable[[Job], Played]], batches: Iterable[Job], jobs: int, ahead: int | None = None
) -> Generator[tuple[Job, Played]]:
    """Each batch with what came of it, in the order in which they are finished. It is taken when it can be begun.

    With one job they are played in this very process. A process that dies is started anew, and its batch is played
    again. None is begun that is ``ahead`` batches or more after one that is not finished.

    Raises:
        WorkerLost: a batch was given up after several tries.
    """
    if jobs == 1:
        play = begin()
        for batch in batches:
            yield batch, play(batch)
        return
    crew = Crew(begin, jobs)
    try:
        yield from crew.answers(batches, ahead)
    finally:
        crew.close()


def outcomes(plan: Plan, jobs: int) -> Generator[Outcome]:
    """The outcomes of the games of ``plan`` in their order, played in so many processes."""
    for name in plan.bots:
        check_bot(name)
    waiting: dict[int, list[Outcome]] = {}
    following = 0
    if jobs == 1:
        # Game by game, so that whoever counts along sees each.
        plan = plan._replace(batch=1)
    jobs = min(jobs, len(plan.starts))
    for start, batch in on_processes(partial(Batches, plan), plan.starts, jobs, AHEAD * jobs):
        waiting[start] = batch
        while following in waiting:
            yield from waiting.pop(following)
            following += plan.batch
