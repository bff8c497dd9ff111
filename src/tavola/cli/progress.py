"""How far a long command has come."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tavola.cli.console import err


def progress_bar(silent: bool) -> Progress:
    """A bar on the terminal, which disappears in the end; none where nobody would see it."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=silent or not err.is_terminal)
