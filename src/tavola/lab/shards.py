"""The tables of a study: a Parquet file for each batch of games, with what is kept of it, read together as one."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from io import BytesIO
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
#: The order of columns by their first word, facts of the seats at "". It depends on nothing but which there are: so a
#: table is the same, in whichever order its games came in.
_ORDER = (
    *_DECISION_COLUMNS,
    *("number", "seed", "error", "vary", "seats", "bot", "", "result", "won", "points", "seen", "played"),
    *("decisions", "ending", "rounds", "stat", "lead", "curve", "digest"),
)


def frame_of(rows: list[Row]) -> pl.DataFrame:
    """Rows as a table. Its columns are those of any row; without rows, those of decisions."""
    columns = sorted({name for row in rows for name in row}, key=_place_of) or list(_DECISION_COLUMNS)
    schema = {name: _type_of(name) for name in columns}
    return pl.DataFrame({name: [row.get(name) for row in rows] for name in columns}, schema=schema)


def _type_of(name: str) -> Any:
    if name == "curve_round":
        return pl.List(pl.Int64())
    return _TYPES.get(name.partition("_")[0], pl.String())


def _place_of(column: str) -> tuple[int, str]:
    word = column.partition("_")[0]
    return _ORDER.index(word if word in _ORDER else ""), column


def together(frames: list[pl.DataFrame]) -> pl.DataFrame:
    """One table of several of the same kind, with all their columns, in the order of the games."""
    table = pl.concat(frames, how="diagonal")
    number = next((name for name in ("number", "game") if name in table.columns), None)
    if number is not None:
        table = table.sort(number, maintain_order=True)
    columns: list[str] = sorted(table.columns, key=_place_of)
    return table.select(columns).rechunk()


def shard(folder: Path, table: str, start: int) -> Path:
    """The file of the batch that begins with game ``start``."""
    return folder / f"{table}-{start:06d}.parquet"


def write_shard(file: Path, table: pl.DataFrame) -> None:
    """Write a file, whole or not at all.

    Raises:
        BadStudy: it cannot be written; the message says why.
    """
    content = BytesIO()
    table.write_parquet(content)
    write_whole(file, content.getbuffer())


def write_whole(file: Path, content: bytes | memoryview) -> None:
    """Write a file of a study under another name, and rename it once it lies safe.

    Raises:
        BadStudy: it cannot be written; the message says why.
    """
    part = unfinished(file)
    try:
        try:
            with part.open("wb") as target:
                target.write(content)
                target.flush()
                os.fsync(target.fileno())
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise BadStudy(f"{str(file)!r} cannot be written: {error.strerror or error}") from None


def unfinished(file: Path) -> Path:
    """What a file is called while it is written."""
    return file.with_name(f".{file.name}.part")


def sweep(folder: Path) -> None:
    """Remove what interrupted runs have left half written. Nobody else may be writing there."""
    for left in folder.glob(unfinished(Path("*")).name):
        # It is in nobody's way.
        with suppress(OSError):
            left.unlink()


def missing(study: Study, folder: Path) -> list[range]:
    """The games that are not there yet, as they come one after the other.

    Raises:
        BadStudy: a file that is there is broken; the message names it.
    """
    found: list[range] = []
    following = 0
    for start in _starts(study, folder, GAMES):
        for number in _whole(study, folder, start):
            if number > following:
                found.append(range(following, number))
            following = number + 1
    if following < study.plan.games:
        found.append(range(following, study.plan.games))
    return found


def _whole(study: Study, folder: Path, start: int) -> pl.Series:
    """The games of a file that need not be played again: where decisions are wanted, those that have them."""
    if not study.decisions:
        return _read(study, folder, GAMES, start, ["number"])["number"]
    games = _read(study, folder, GAMES, start, ["number", "decisions"])
    known = pl.col("decisions") == 0
    if shard(folder, DECISIONS, start).exists():
        known |= pl.col("number").is_in(_read(study, folder, DECISIONS, start, ["game"])["game"].unique().implode())
    return games.filter(known)["number"]


def read_shard(study: Study, folder: Path, start: int) -> dict[str, pl.DataFrame]:
    """The tables of a batch that is there, with the games that need not be played again; none if it is not.

    Raises:
        BadStudy: a file is broken.
    """
    if not shard(folder, GAMES, start).exists():
        return {}
    whole = _whole(study, folder, start).implode()
    found = {GAMES: _read(study, folder, GAMES, start, None).filter(pl.col("number").is_in(whole))}
    if study.decisions and shard(folder, DECISIONS, start).exists():
        found[DECISIONS] = _read(study, folder, DECISIONS, start, None).filter(pl.col("game").is_in(whole))
    return found


def read_games(study: Study, folder: Path, columns: list[str] | None = None) -> pl.DataFrame:
    """All games that are there, in their order; every column, or those that are named.

    Raises:
        BadStudy: a file is broken, or there is none yet.
    """
    return _together(study, folder, GAMES, columns)


def read_decisions(study: Study, folder: Path) -> pl.DataFrame:
    """All decisions that are there, in the order of their games.

    Raises:
        BadStudy: a file is broken, or there is none.
    """
    return _together(study, folder, DECISIONS, None)


def _together(study: Study, folder: Path, table: str, columns: list[str] | None) -> pl.DataFrame:
    frames = [_read(study, folder, table, start, columns) for start in _starts(study, folder, table)]
    if not frames:
        raise BadStudy(f"there are no {table} in {str(folder)!r}")
    return together(frames)


def _starts(study: Study, folder: Path, table: str) -> list[int]:
    """The first games of the batches that have a file."""
    written = re.compile(rf"{table}-([0-9]{{6}}|[1-9][0-9]{{6,}})\.parquet")
    try:
        names = os.listdir(folder)
    except OSError as error:
        raise BadStudy(f"{str(folder)!r} cannot be read: {error.strerror}") from None
    found = (int(name[1]) for name in map(written.fullmatch, names) if name)
    return sorted(start for start in found if start in study.plan.starts)


# Reading a file ------------------------------------------------------------------------------------------------------


def _read(study: Study, folder: Path, table: str, start: int, columns: list[str] | None) -> pl.DataFrame:
    file = shard(folder, table, start)
    try:
        # A folder may be called by any name: nothing in it is a pattern.
        frame = pl.read_parquet(file, columns=columns, glob=False, hive_partitioning=False)
        fault = _fault(study, table, start, frame, columns)
    except (OSError, pl.exceptions.PolarsError, pl.exceptions.PanicException) as error:
        fault = str(error).partition("\n")[0]
    if fault:
        raise BadStudy(f"{file.name} is broken ({fault}); remove it from {str(folder)!r} and run the study again")
    return frame


def _fault(study: Study, table: str, start: int, frame: pl.DataFrame, columns: list[str] | None) -> str:
    """What is wrong with the file of a batch, or ""."""
    wrong = [name for name, found in frame.schema.items() if found != _type_of(name)]
    if wrong:
        return f"its column {wrong[0]!r} is of type {frame.schema[wrong[0]]}, not {_type_of(wrong[0])}"
    numbers = study.plan.numbers(start)
    if table == DECISIONS:
        known = frame["game"].is_between(numbers.start, numbers.stop, closed="left").all()
        return "" if known else "it holds decisions of other games than it should"
    if "number" in frame.columns and not _are_some_of(frame["number"], numbers):
        return "it holds other games than it should"
    return "" if columns else _fault_of_games(study, frame)


def _are_some_of(found: pl.Series, numbers: range) -> bool:
    """Whether these are some of the numbers, each once and in their order."""
    if found.is_empty() or found.null_count():
        return False
    return bool(found[0] >= numbers.start and found[-1] < numbers.stop and (found.diff(null_behavior="drop") > 0).all())


def _fault_of_games(study: Study, frame: pl.DataFrame) -> str:
    """What of the columns that a report reads is missing, or ""."""
    of_seats = [f"{name}_{seat}" for name in ("bot", "won") for seat in range(len(study.plan.bots))]
    always = ["number", "error", "decisions", "ending", "rounds", "curve_round", *of_seats]
    always += [f"vary_{name}" for name in study.varied]
    cards = [f"{name}_{seat}" for name in ("seen", "played") for seat in range(len(study.plan.bots))]
    lacking = [name for name in [*always, *cards, "lead_changes", "lead_changed"] if name not in frame.columns]
    if lacking:
        return f"it has no column {lacking[0]!r}"
    if frame["error"].null_count():
        return "not every game says whether it failed"
    done = frame.filter(pl.col("error") == "")
    empty = [name for name in always if done[name].null_count()]
    if empty:
        return f"its column {empty[0]!r} is empty for a game that was finished"
    rounds = pl.col("curve_round").list.len()
    curves = [name for name in frame.columns if name.startswith("curve_")]
    uneven = done.select((pl.col(name).list.len() != rounds) & (pl.col(name).list.len() > 0) for name in curves)
    wrong = [column.name for column in uneven if column.any()]
    return f"its column {wrong[0]!r} is not as long as the game" if wrong else ""
