"""A player of batches that is killed once. Its processes need little else than this file."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

from tavola.lab.study import RowMaker, Rows, Study


def fragile(one: Study, marker: Path) -> Callable[[int], Rows]:
    """As after kill -9 in the batch of game 8, the first time it is played."""
    make = RowMaker(one)

    def rows(start: int) -> Rows:
        if start == 8 and not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return make(start)

    return rows
