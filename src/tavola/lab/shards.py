"""The tables of a study: one Parquet file for each batch of games, read together as one table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import polars as pl

from tavola.lab.study import BadStudy, Study
from tavola.lab.watching import Row

GAMES = "games"
DECISIONS = "decisions"

#: The types of columns by their first word; every other is a text.
_TYPES: dict[str, Any] = {
    "number": pl.Int64(),
    "seed": pl.UInt64(),
    "seats": pl.Int64(),
    "result": pl.Float64(),
    "won": pl.Boolean(),
    "points": pl.Float64(),
    "seen": pl.List(pl.String()),
    "played": pl.List(pl.String()),
    "decisions": pl.Int64(),
    "rounds": pl.Int64(),
    "stat": pl.Float64(),
    "lead": pl.Int64(),
    "curve": pl.List(pl.Float64()),
    # Decisions
    "game": pl.Int64(),
    "decision": pl.Int64(),
    "seat": pl.Int64(),
    "legal": pl.Int64(),
    "evaluation": pl.Float64(),
}
_DECISION_COLUMNS = ("game", "decision", "seat", "kind", "legal", "action", "evaluation")


def frame_of(rows: list[Row]) -> pl.DataFrame:
    """Rows as a table. Its columns are those of any row, in the order in which they come up."""
    columns = list(dict.fromkeys(name for row in rows for name in row)) or list(_DECISION_COLUMNS)
    schema = {name: _type_of(name) for name in columns}
    return pl.DataFrame({name: [row.get(name) for row in rows] for name in columns}, schema=schema)


def _type_of(name: str) -> Any:
    if name == "curve_round":
        return pl.List(pl.Int64())
    return _TYPES.get(name.partition("_")[0], pl.String())


def shard(folder: Path, table: str, start: int) -> Path:
    """The file of the batch that begins with game ``start``."""
    return folder / f"{table}-{start:06d}.parquet"


def write_shard(file: Path, rows: list[Row]) -> None:
    """Write a file, whole or not at all."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with unfinished.open("wb") as target:
            frame_of(rows).write_parquet(target)
            target.flush()
            os.fsync(target.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Remove what interrupted runs have left half written."""
    for left in folder.glob(".*.part"):
        left.unlink(missing_ok=True)


def missing(study: Study, folder: Path) -> list[int]:
    """The first games of the batches that are not there yet.

    Raises:
        BadStudy: a file that is there is broken; the message names it.
    """
    found: list[int] = []
    for start in study.plan.starts:
        tables = (GAMES, DECISIONS) if study.decisions else (GAMES,)
        if all(shard(folder, table, start).exists() for table in tables):
            _check(study, folder, start)
        else:
            found.append(start)
    return found


def _check(study: Study, folder: Path, start: int) -> None:
    numbers = _read(shard(folder, GAMES, start), columns=["number"])["number"].to_list()
    if numbers != list(study.plan.numbers(start)):
        raise _broken(shard(folder, GAMES, start), "it holds other games than it should")
    if study.decisions:
        _read(shard(folder, DECISIONS, start), columns=["game"])


def read_games(study: Study, folder: Path) -> pl.DataFrame:
    """All games that are there, in their order.

    Raises:
        BadStudy: a file is broken, or there is none yet.
    """
    return _together(study, folder, GAMES)


def read_decisions(study: Study, folder: Path) -> pl.DataFrame:
    """All decisions that are there, in the order of their games.

    Raises:
        BadStudy: a file is broken, or there is none.
    """
    return _together(study, folder, DECISIONS)


def _together(study: Study, folder: Path, table: str) -> pl.DataFrame:
    files = [shard(folder, table, start) for start in study.plan.starts]
    frames = [_read(file) for file in files if file.exists()]
    if not frames:
        raise BadStudy(f"there are no {table} in {str(folder)!r}")
    return pl.concat(frames, how="diagonal")


def _read(file: Path, columns: list[str] | None = None) -> pl.DataFrame:
    try:
        return pl.read_parquet(file, columns=columns)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise _broken(file, str(error).splitlines()[0]) from None


def _broken(file: Path, why: str) -> BadStudy:
    return BadStudy(f"{file.name} is broken ({why}); remove it from {str(file.parent)!r} and run the study again")
