"""The database: matches, seats, moves and messages. The moves table is the truth; all else of a match is cache.

Moves are only ever appended. `(match, seq)` is the primary key, so of two racing moves one wins. Taking back is a row
too, so a number is never used twice and the history of a match can be told in full.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    DateTime,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from tavola.kernel.errors import TavolaError
from tavola.server.position import Opponent

#: How long a writer waits for another one, in milliseconds (SQLite).
BUSY_MS = 10_000

#: The kind of the seat of who opened the match; the others are "person", "open", "bot" and "watch".
HOST = "host"

# The kinds of row of the moves table.
MOVE = "move"
#: `player` asks the others for consent to take back all after row `keeps`. Open while it is the last row.
ASK = "ask"
#: `player` consents to it, and others must still be asked; the question stays open.
AGREE = "agree"
#: The consent was refused.
REFUSE = "refuse"
#: All after row `keeps` is taken back.
UNDO = "undo"

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("opponent", String(16), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(64), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # A bot's seat has no token: nobody may open it.
    Column("token", String(64), unique=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(64), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("keeps", Integer),
)

messages = Table(
    "messages",
    metadata,
    Column("match", String(64), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("said", DateTime(timezone=True), nullable=False),
    Column("text", Text, nullable=False),
)


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One match as it was begun."""

    id: str
    game: str
    seats: int
    settings: dict[str, Any]
    seed: int
    opponent: Opponent
    created: datetime


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a match; number -1 is that of the spectators (kind "watch")."""

    match: str
    number: int
    token: str | None
    kind: str
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One row of the truth."""

    match: str
    seq: int
    player: int
    kind: str
    words: str = ""
    keeps: int | None = None


@dataclass(frozen=True, slots=True)
class MessageRow:
    """What a seat said at the table of a match."""

    match: str
    number: int
    seat: int
    said: datetime
    text: str


class SequenceTaken(Exception):
    """Another move or message has this number already; nothing was written."""


class Storage:
    """Reads and writes rows. Every method is one transaction and may be called from any thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def close(self) -> None:
        """Let go of every connection."""
        self._engine.dispose()

    def add_match(self, match: MatchRow, its_seats: Iterable[SeatRow]) -> None:
        """Write a new match with its seats."""
        with self._engine.begin() as connection:
            connection.execute(insert(matches).values(**_columns(match)))
            connection.execute(insert(seats), [_columns(seat) for seat in its_seats])

    def match(self, id: str) -> MatchRow:
        """The match of that id, which must exist."""
        with self._engine.connect() as connection:
            row = connection.execute(select(matches).where(matches.c.id == id)).one()
        return MatchRow(**row._mapping)

    def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match in their order, the spectators' last."""
        query = select(seats).where(seats.c.match == match).order_by(seats.c.number)
        with self._engine.connect() as connection:
            found = [SeatRow(**row._mapping) for row in connection.execute(query)]
        return [seat for seat in found if seat.number >= 0] + [seat for seat in found if seat.number < 0]

    def seat(self, token: str) -> SeatRow | None:
        """The seat that ``token`` opens, or None."""
        with self._engine.connect() as connection:
            row = connection.execute(select(seats).where(seats.c.token == token)).one_or_none()
        return None if row is None else SeatRow(**row._mapping)

    def take_seat(self, token: str, name: str) -> None:
        """Note that a person of that name sits on the seat of ``token``."""
        kind = case((seats.c.kind == HOST, HOST), else_="person")
        with self._engine.begin() as connection:
            connection.execute(update(seats).where(seats.c.token == token).values(kind=kind, name=name))

    def moves_after(self, match: str, seq: int) -> list[MoveRow]:
        """The rows of a match whose number is above ``seq``, in their order."""
        query = select(moves).where(moves.c.match == match, moves.c.seq > seq).order_by(moves.c.seq)
        with self._engine.connect() as connection:
            return [MoveRow(**row._mapping) for row in connection.execute(query)]

    def add_move(self, move: MoveRow) -> None:
        """Append one row. When this returns, it survives the end of the process and of the machine.

        Raises:
            SequenceTaken: another row has its number.
        """
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(moves).values(**_columns(move)))
        except IntegrityError:
            raise SequenceTaken from None

    def messages_after(self, match: str, number: int) -> list[MessageRow]:
        """The messages of a match whose number is above ``number``, in their order."""
        chosen = (messages.c.match == match, messages.c.number > number)
        query = select(messages).where(*chosen).order_by(messages.c.number)
        with self._engine.connect() as connection:
            rows = [MessageRow(**row._mapping) for row in connection.execute(query)]
        return [replace(row, said=_in_utc(row.said)) for row in rows]

    def last_message(self, match: str) -> int:
        """The number of the last message of a match, 0 if there is none."""
        query = select(func.max(messages.c.number)).where(messages.c.match == match)
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    def last_said(self, match: str, seat: int, count: int) -> list[datetime]:
        """When a seat said its last ``count`` messages, the newest first."""
        query = select(messages.c.said).where(messages.c.match == match, messages.c.seat == seat)
        with self._engine.connect() as connection:
            times = connection.scalars(query.order_by(messages.c.number.desc()).limit(count))
            return [_in_utc(time) for time in times]

    def add_message(self, message: MessageRow, keep: int) -> None:
        """Append one message, and forget all but the last ``keep`` of its match.

        Raises:
            SequenceTaken: another message has its number.
        """
        old = (messages.c.match == message.match, messages.c.number <= message.number - keep)
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(messages).values(**_columns(message)))
                connection.execute(delete(messages).where(*old))
        except IntegrityError:
            raise SequenceTaken from None


def _columns(row: MatchRow | SeatRow | MoveRow | MessageRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}


def _in_utc(time: datetime) -> datetime:
    """A time as it was written. SQLite keeps no zone; all times here are written in UTC."""
    return time if time.tzinfo else time.replace(tzinfo=UTC)


def open_storage(url: str) -> Storage:
    """The database at a SQLAlchemy URL, brought to the newest form.

    Raises:
        TavolaError: the URL names no database that can be opened.
    """
    try:
        engine = create_engine(url)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError) as error:
        raise TavolaError(f"this is not the URL of a database that can be opened here: {error}") from None
    if engine.dialect.name == "sqlite":
        if not engine.url.database or ":memory:" in engine.url.database:
            # Each thread would see a database of its own.
            raise TavolaError("an SQLite database in memory cannot be shared; name a file: sqlite:///tavola.sqlite")
        event.listen(engine, "connect", _prepare_sqlite)
    try:
        migrate(engine)
    except CommandError as error:
        engine.dispose()
        raise TavolaError(
            f"the database {engine.url} is of another version of Tavola ({error}); use that version or a newer one, or"
            " name another database"
        ) from None
    except DBAPIError as error:
        engine.dispose()
        reason = " ".join(str(error.orig).split())
        raise TavolaError(f"the database {engine.url} cannot be opened: {reason}; name another, or mend it") from None
    return Storage(engine)


def _prepare_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    # With WAL, only FULL waits for the disk at each commit.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; an empty one gets its tables."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
