"""How far a long command has come, and that it may be ended."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Any

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tavola.cli.console import err

#: The seconds until the first line where there is no terminal. Each pause is twice the one before, up to `LONGEST`.
FIRST_LINE = 10.0
LONGEST = 600.0


def progress_bar(silent: bool, may_end_early: bool = False) -> Progress:
    """A bar on the terminal, which disappears in the end; where there is none, a line now and then.

    It says how long is left; where it ``may_end_early``, which nobody can tell, how long it has taken so far. What is
    ``silent`` shows nothing.
    """
    if not silent and not err.is_terminal:
        return _Lines(may_end_early)
    time = TimeElapsedColumn() if may_end_early else TimeRemainingColumn()
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), time)
    return Progress(*columns, console=err, transient=True, disable=silent)


class _Lines(Progress):
    """Says a line now and then, and rarely if it takes long: for logs."""

    def __init__(self, may_end_early: bool) -> None:
        super().__init__(console=err, disable=True)
        self._may_end_early = may_end_early
        self._pause = FIRST_LINE
        self._due = monotonic() + FIRST_LINE

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        super().advance(task_id, advance)
        self._say(task_id)

    def update(self, task_id: TaskID, **changes: Any) -> None:
        super().update(task_id, **changes)
        self._say(task_id)

    def _say(self, task_id: TaskID) -> None:
        if monotonic() < self._due:
            return
        self._pause = min(2 * self._pause, LONGEST)
        self._due = monotonic() + self._pause
        task = next(task for task in self.tasks if task.id == task_id)
        said = f"{task.description}: {task.completed:,.0f} of {task.total or 0:,.0f} games"
        if self._may_end_early:
            said += "" if task.finished else " at most"
        elif task.time_remaining is not None:
            said += f", about {_time(task.time_remaining)} left"
        err.print(said, soft_wrap=True)


def _time(seconds: float) -> str:
    """A length of time, to no more than two or three digits."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.0f} h"


@contextmanager
def interruptible() -> Iterator[None]:
    """Let the signal that ends a process (SIGTERM: of a scheduler, or ``kill``) interrupt as Ctrl-C does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, _frame: FrameType | None) -> None:
        # Once is enough: what is left to be done is to keep what is there.
        signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
