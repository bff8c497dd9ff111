"""Puts the games that were played into the files of a study, so that an interruption costs seconds."""

from __future__ import annotations

import time
from pathlib import Path

import polars as pl

from tavola.lab.shards import DECISIONS, GAMES, frame_of, read_shard, shard, together, write_shard
from tavola.lab.study import Rows, Study

#: The seconds after which files that have more games to hold are written again; more if writing them takes its time.
PAUSE = 2.0
#: What part of the time may go into writing.
SHARE = 0.05


class Keeper:
    """The files that are not full yet, with what is to be put into them.

    A file is written when it is full, and now and then before. The first game is kept at once: so it is soon known if
    nothing can be.
    """

    def __init__(self, study: Study, folder: Path) -> None:
        self._study = study
        self._folder = folder
        #: By the first game of the file; the tables in the order in which they are written: a game that has a row has
        #: all of its decisions.
        self._open: dict[int, dict[str, list[pl.DataFrame]]] = {}
        #: Which of them have games that are not kept.
        self._changed: set[int] = set()
        self._due = 0.0

    def add(self, first: int, rows: Rows) -> None:
        """Put in the rows of some games of one file; ``first`` is the number of the first.

        Raises:
            BadStudy: a file is broken or cannot be written.
        """
        plan = self._study.plan
        start = plan.start_of(first)
        if start not in self._open:
            self._open[start] = self._tables(start)
        tables = self._open[start]
        self._changed.add(start)
        if self._study.decisions:
            tables[DECISIONS].append(frame_of(rows.decisions))
        tables[GAMES].append(frame_of(rows.games))
        if sum(map(len, tables[GAMES])) == len(plan.numbers(start)):
            self._write(start)
            del self._open[start]
        if time.monotonic() >= self._due:
            self.keep()

    def keep(self) -> None:
        """Write everything that is not kept yet.

        Raises:
            BadStudy: it cannot be written.
        """
        began = time.monotonic()
        for start in sorted(self._changed):
            self._write(start)
        ended = time.monotonic()
        self._due = ended + max(PAUSE, (ended - began) / SHARE)

    def _tables(self, start: int) -> dict[str, list[pl.DataFrame]]:
        """What a file holds already."""
        kept = read_shard(self._study, self._folder, start)
        names = [DECISIONS, GAMES] if self._study.decisions else [GAMES]
        return {name: [kept[name]] if name in kept else [] for name in names}

    def _write(self, start: int) -> None:
        for name, frames in self._open[start].items():
            frames[:] = [together(frames)]
            write_shard(shard(self._folder, name, start), frames[0])
        self._changed.discard(start)
