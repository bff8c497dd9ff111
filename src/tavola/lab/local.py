"""Batches of games on the cores of this machine."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import TypeVar

from tavola.bots import check_bot, starts_processes
from tavola.bots.workers import Crew
from tavola.kernel.errors import TavolaError
from tavola.lab.plan import Plan
from tavola.lab.playing import Batches, Outcome

Job = TypeVar("Job")
Played = TypeVar("Played")

#: Games are told in their order: for each process so many batches may be played while the next to tell is not back.
AHEAD = 16


class WeakerThere(TavolaError):
    """A bot would be a weaker one in the processes that are to play; the message says what to do."""


def check_bots(names: Iterable[str], jobs: int) -> None:
    """See that there are such bots, and that they are as strong in so many processes as in one.

    Raises:
        UnknownBot: there is none of that name.
        WeakerThere: it starts processes of its own, which those of several jobs may not.
    """
    for name in names:
        check_bot(name)
        if jobs > 1 and starts_processes(name):
            raise WeakerThere(
                f"{name} searches in processes of its own, but with several jobs it may start none and would search on"
                " one core only; say --jobs 1, or leave out its cores"
            )


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
    count = min(jobs, len(plan.starts))
    check_bots(plan.bots, count)
    waiting: dict[int, list[Outcome]] = {}
    following = 0
    if jobs == 1:
        # Game by game, so that whoever counts along sees each.
        plan = plan._replace(batch=1)
    for start, batch in on_processes(partial(Batches, plan), plan.starts, count, AHEAD * count):
        waiting[start] = batch
        while following in waiting:
            yield from waiting.pop(following)
            following += plan.batch
