"""How far a long command has come."""

from __future__ import annotations

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tavola.cli.console import err


def progress_bar(silent: bool, may_end_early: bool = False) -> Progress:
    """A bar on the terminal, which disappears in the end; none where nobody would see it.

    It says how long is left; where it ``may_end_early``, which nobody can tell, how long it has taken so far.
    """
    time = TimeElapsedColumn() if may_end_early else TimeRemainingColumn()
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), time)
    return Progress(*columns, console=err, transient=True, disable=silent or not err.is_terminal)
