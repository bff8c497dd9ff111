"""Plays what a study still lacks, and keeps it file by file."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from tavola.lab.local import on_processes
from tavola.lab.shards import DECISIONS, GAMES, missing, shard, sweep, write_shard
from tavola.lab.study import PLAN_FILE, BadStudy, RowMaker, Rows, Study, differences, read_study

#: Where batches are played: a function of what makes the player, the batches, and how many are played at once.
Place = Callable[[Callable[[], RowMaker], list[int], int], Generator[tuple[int, Rows]]]


def open_folder(study: Study, folder: Path) -> None:
    """Make ``folder`` that of ``study``, or see that it is already.

    Raises:
        BadStudy: another study is kept there, or other things; the message says in what it differs.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / PLAN_FILE).exists():
            found = differences(read_study(folder), study)
            if found:
                raise BadStudy(f"another study is kept in {str(folder)!r}:\n" + "\n".join(found))
            return
        if any(folder.iterdir()):
            raise BadStudy(f"{str(folder)!r} is not empty, and no study is kept there")
        unfinished = folder / f".{PLAN_FILE}.part"
        unfinished.write_text(json.dumps(study.as_data(), indent=1, ensure_ascii=False), encoding="utf-8")
        unfinished.replace(folder / PLAN_FILE)
    except OSError as error:
        raise BadStudy(f"a study cannot be kept in {str(folder)!r}: {error.strerror}") from None


def run(study: Study, folder: Path, jobs: int, place: Place = on_processes) -> Iterator[int]:
    """Play what is missing; each time a batch is kept, its number of games.

    Raises:
        BadStudy: a file that is there is broken, or the game's content has changed.
        WorkerLost: a batch was given up after several tries.
    """
    RowMaker(study)  # so that what is wrong with it is said here, and once
    with closing(place(partial(RowMaker, study), missing(study, folder), jobs)) as played:
        for start, rows in played:
            if study.decisions:
                write_shard(shard(folder, DECISIONS, start), rows.decisions)
            write_shard(shard(folder, GAMES, start), rows.games)
            yield len(rows.games)
    sweep(folder)
