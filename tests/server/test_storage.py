from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_mock_engine, text

from tavola.kernel.errors import TavolaError
from tavola.server.storage import (
    MOVE,
    MatchRow,
    MoveRow,
    SeatRow,
    SequenceTaken,
    Storage,
    metadata,
    migrate,
    open_storage,
)


@pytest.fixture
def storage(url: str) -> Storage:
    storage = open_storage(url)
    match = MatchRow("m", "pebbles", 2, {"begins": "0", "colour": ["è", "b"]}, 2**63 - 1, "friend", datetime.now(UTC))
    seats = [SeatRow("m", number, token, "person", "", "") for number, token in ((0, "a"), (1, None), (-1, "w"))]
    storage.add_match(match, seats)
    return storage


def test_the_migrations_make_the_tables_that_the_program_expects(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        tables = set(connection.scalars(text("select name from sqlite_master where type = 'table'")))
    assert tables == {*metadata.tables, "alembic_version"}


def test_migrating_again_changes_nothing(storage: Storage) -> None:
    migrate(storage._engine)
    assert storage.match("m").game == "pebbles"


def test_rows_come_back_as_they_were_written(storage: Storage) -> None:
    match = storage.match("m")
    assert (match.settings, match.seed) == ({"begins": "0", "colour": ["è", "b"]}, 2**63 - 1)
    assert [seat.number for seat in storage.seats("m")] == [0, 1, -1]
    rows = [MoveRow("m", 1, 0, MOVE, "draw"), MoveRow("m", 2, 1, "undo", keeps=0)]
    for row in rows:
        storage.add_move(row)
    assert storage.moves_after("m", 0) == rows
    assert storage.moves_after("m", 1) == rows[1:]


def test_a_seat_is_found_by_its_token_only(storage: Storage) -> None:
    seat = storage.seat("a")
    assert seat is not None
    assert seat.number == 0
    for wrong in ("A", "", "None", "a ", "%", "b"):
        assert storage.seat(wrong) is None


def test_a_number_is_taken_once(storage: Storage) -> None:
    storage.add_move(MoveRow("m", 1, 0, MOVE, "draw"))
    with pytest.raises(SequenceTaken):
        storage.add_move(MoveRow("m", 1, 0, MOVE, "left"))
    assert [row.words for row in storage.moves_after("m", 0)] == ["draw"]


def test_of_many_racing_writers_exactly_one_wins(storage: Storage) -> None:
    def write(words: str) -> bool:
        try:
            storage.add_move(MoveRow("m", 1, 0, MOVE, words))
        except SequenceTaken:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        won = list(threads.map(write, [str(number) for number in range(24)]))
    assert won.count(True) == 1
    assert [row.words for row in storage.moves_after("m", 0)] == [str(won.index(True))]


def test_each_commit_waits_for_the_disk(storage: Storage) -> None:
    with storage._engine.connect() as connection:
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2  # FULL
        assert connection.scalar(text("pragma foreign_keys")) == 1


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "nonsense", "nodb://x", ""])
def test_what_is_no_database_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(TavolaError, match=r"name a file|not the URL of a database"):
        open_storage(url)


def test_a_folder_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(TavolaError, match="cannot be opened"):
        open_storage("sqlite:////no/such/folder/table.sqlite")


def test_the_tables_suit_postgresql_too() -> None:
    made: list[str] = []

    def note(sql: Any, *_: object, **__: object) -> None:
        made.append(str(sql.compile(dialect=engine.dialect)))

    engine = create_mock_engine("postgresql://", note)
    metadata.create_all(engine, checkfirst=False)
    assert len(made) == len(metadata.tables)
    assert all("SERIAL" not in one for one in made)
