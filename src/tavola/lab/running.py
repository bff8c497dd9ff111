"""Plays what a study still lacks, and keeps it file by file."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from filelock import FileLock, Timeout

from tavola.bots import check_bot
from tavola.kernel.registry import find_game
from tavola.lab.keeping import Keeper
from tavola.lab.local import on_processes
from tavola.lab.shards import missing, sweep, unfinished, write_whole
from tavola.lab.study import MOST_BATCH, PLAN_FILE, BadStudy, RowMaker, Rows, Study, differences, extended, read_study

#: Where games are played: a function of what makes the player, the portions, and how many are played at once.
Place = Callable[[Callable[[], RowMaker], Iterable[range], int], Generator[tuple[range, Rows]]]

#: About so many seconds of games are given to a process at once. An interruption costs no more than these, or one game.
PORTION = 1.0

#: Held by the run that plays in a folder. The file stays, but the lock of a process ends with it.
LOCK_FILE = ".lock"


@contextmanager
def open_folder(study: Study, folder: Path) -> Iterator[Study]:
    """Have ``folder`` as that of ``study``, which it becomes if it is empty, and for nobody else meanwhile.

    If the study is kept there with fewer games, it is extended. What is to be played is what comes out: its files may
    have another size. One that is finished is only read, and may lie where nothing can be written.

    Raises:
        BadStudy: another study is kept there, or other things, or another run plays there; the message says so.
    """
    with _said_so(folder):
        folder.mkdir(parents=True, exist_ok=True)
        # Before anything is put there.
        kept = _kept(study, folder)
    if kept is not None and not missing(kept, folder):
        yield kept
        return
    lock = FileLock(folder / LOCK_FILE)
    with _said_so(folder):
        lock.acquire(timeout=0)
    try:
        kept = _kept(study, folder) or study
        if not (folder / PLAN_FILE).exists() or read_study(folder) != kept:
            plan = json.dumps(kept.as_data(), indent=1, ensure_ascii=False)
            write_whole(folder / PLAN_FILE, plan.encode())
        sweep(folder)
        yield kept
    finally:
        lock.release()


@contextmanager
def _said_so(folder: Path) -> Iterator[None]:
    """Say why a folder cannot be used."""
    try:
        yield
    except Timeout:
        raise BadStudy(f"another run plays in {str(folder)!r}; wait until it has ended, or end it") from None
    except (OSError, NotImplementedError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadStudy(f"a study cannot be kept in {str(folder)!r}: {why}") from None


def _kept(study: Study, folder: Path) -> Study | None:
    """The study as it has been begun there, with as many games as are wanted now; None if the folder is free.

    Raises:
        BadStudy: another is kept there, or other things.
    """
    if (folder / PLAN_FILE).exists():
        kept = read_study(folder)
        found = differences(kept, study)
        if found:
            raise BadStudy(f"another study is kept in {str(folder)!r}:\n" + "\n".join(found))
        return extended(kept, study.plan.games)
    # A run that was ended at once may have left these.
    if any(file.name not in (LOCK_FILE, unfinished(Path(PLAN_FILE)).name) for file in folder.iterdir()):
        raise BadStudy(f"{str(folder)!r} is not empty, and no study is kept there")
    return None


class _Pace:
    """How quickly games go."""

    def __init__(self) -> None:
        self._games = 0
        self._seconds = 0.0

    def add(self, games: int, seconds: float) -> None:
        self._games += games
        self._seconds += seconds

    def portion(self) -> int:
        """How many games make a portion; one as long as nothing is known."""
        if not self._games:
            return 1
        return max(1, min(MOST_BATCH, int(PORTION * self._games / max(self._seconds, 1e-6))))


def _portions(gaps: Iterable[range], batch: int, pace: _Pace) -> Iterator[range]:
    """The games of ``gaps`` in portions, each of one file."""
    for gap in gaps:
        first = gap.start
        while first < gap.stop:
            stop = min(first + pace.portion(), first - first % batch + batch, gap.stop)
            yield range(first, stop)
            first = stop


def run(study: Study, folder: Path, jobs: int, place: Place = on_processes) -> Iterator[int]:
    """Play what is missing in the folder, which is open; each time some games were played, how many.

    They are kept now and then, and when this is closed, however it ends.

    Raises:
        BadStudy: a file that is there is broken or one cannot be written, or the game's content has changed.
        BadSetting: the game cannot be played with the options of the study.
        WorkerLost: some games were given up after several tries.
    """
    # What is wrong with it is said here, and once.
    RowMaker(study)
    for name in study.plan.bots:
        check_bot(name)
    for chosen in study.plan.chosen:
        find_game(study.plan.game).settle(len(study.plan.bots), chosen)
    gaps = missing(study, folder)
    if not gaps:
        return
    pace = _Pace()
    keeper = Keeper(study, folder)
    portions = _portions(gaps, study.plan.batch, pace)
    with closing(place(partial(RowMaker, study), portions, min(jobs, sum(map(len, gaps))))) as played:
        try:
            for numbers, rows in played:
                pace.add(len(numbers), rows.seconds)
                keeper.add(numbers.start, rows)
                yield len(numbers)
        finally:
            keeper.keep()
