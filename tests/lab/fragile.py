"""A player of batches that is killed once. Its processes need little else than this file."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

from tavola.lab.study import RowMaker, Rows, Study


def fragile(one: Study, marker: Path) -> Callable[[Sequence[int]], Rows]:
    """As after kill -9 before game 8, the first time it is played."""
    make = RowMaker(one)

    def rows(numbers: Sequence[int]) -> Rows:
        if 8 in numbers and not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return make(numbers)

    return rows
