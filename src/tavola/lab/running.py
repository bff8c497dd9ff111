"""Plays what a study still lacks, and keeps it file by file."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from filelock import FileLock, Timeout

from tavola.kernel.registry import find_game
from tavola.lab.local import on_processes
from tavola.lab.shards import DECISIONS, GAMES, missing, shard, sweep, unfinished, write_shard, write_whole
from tavola.lab.study import PLAN_FILE, BadStudy, RowMaker, Rows, Study, differences, read_study

#: Where batches are played: a function of what makes the player, the batches, and how many are played at once.
Place = Callable[[Callable[[], RowMaker], list[int], int], Generator[tuple[int, Rows]]]

#: Held by the run that plays in a folder. The file stays, but the lock of a process ends with it.
LOCK_FILE = ".lock"


@contextmanager
def open_folder(study: Study, folder: Path) -> Iterator[None]:
    """Have ``folder`` as that of ``study``, which it becomes if it is empty, and for nobody else meanwhile.

    Raises:
        BadStudy: another study is kept there, or other things, or another run plays there; the message says so.
    """
    lock = FileLock(folder / LOCK_FILE)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Before anything is put there.
        _is_kept(study, folder)
        lock.acquire(timeout=0)
    except Timeout:
        raise BadStudy(f"another run plays in {str(folder)!r}; wait until it has ended, or end it") from None
    except (OSError, NotImplementedError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadStudy(f"a study cannot be kept in {str(folder)!r}: {why}") from None
    try:
        if not _is_kept(study, folder):
            plan = json.dumps(study.as_data(), indent=1, ensure_ascii=False)
            write_whole(folder / PLAN_FILE, plan.encode())
        sweep(folder)
        yield
    finally:
        lock.release()


def _is_kept(study: Study, folder: Path) -> bool:
    """Whether the study has been begun there.

    Raises:
        BadStudy: another is kept there, or other things.
    """
    if (folder / PLAN_FILE).exists():
        found = differences(read_study(folder), study)
        if found:
            raise BadStudy(f"another study is kept in {str(folder)!r}:\n" + "\n".join(found))
        return True
    # A run that was ended at once may have left these.
    if any(file.name not in (LOCK_FILE, unfinished(Path(PLAN_FILE)).name) for file in folder.iterdir()):
        raise BadStudy(f"{str(folder)!r} is not empty, and no study is kept there")
    return False


def run(study: Study, folder: Path, jobs: int, place: Place = on_processes) -> Iterator[int]:
    """Play what is missing in the folder, which is open; each time a batch is kept, its number of games.

    Raises:
        BadStudy: a file that is there is broken or one cannot be written, or the game's content has changed.
        BadSetting: the game cannot be played with the options of the study.
        WorkerLost: a batch was given up after several tries.
    """
    # What is wrong with it is said here, and once.
    RowMaker(study)
    for chosen in study.plan.chosen:
        find_game(study.plan.game).settle(len(study.plan.bots), chosen)
    with closing(place(partial(RowMaker, study), missing(study, folder), jobs)) as played:
        for start, rows in played:
            if study.decisions:
                write_shard(shard(folder, DECISIONS, start), rows.decisions)
            write_shard(shard(folder, GAMES, start), rows.games)
            yield len(rows.games)
