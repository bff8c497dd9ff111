"""The database: matches, seats, moves, messages, profiles. The moves table is the truth; all else of a match is cache.

Moves are only ever appended. `(match, seq)` is the primary key, so of two racing moves one wins. Taking back is a row
too, so a number is never used twice and the history of a match can be told in full.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    Connection,
    DateTime,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
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
#: `player` has sat down before any move was made, and the match is set up anew; `words` are its settings as JSON.
SETTLE = "settle"

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
    # Whose campaign the seat plays for, if anybody's.
    Column("profile", String(64)),
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

profiles = Table(
    "profiles",
    metadata,
    # Not the key itself, which is its owner's secret, but what is computed from it.
    Column("id", String(64), primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False),
)

unlocked = Table(
    "unlocked",
    metadata,
    Column("profile", String(64), ForeignKey("profiles.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("word", String(64), primary_key=True),
    Column("time", DateTime(timezone=True), nullable=False),
)

# Which match follows which: the key sees to it that only one does.
sequels = Table(
    "sequels",
    metadata,
    Column("match", String(64), ForeignKey("matches.id"), primary_key=True),
    Column("next", String(64), ForeignKey("matches.id"), nullable=False, unique=True),
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
    profile: str | None = None


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


@dataclass(frozen=True, slots=True)
class UnlockedRow:
    """What a profile has unlocked in a game, and when."""

    profile: str
    game: str
    word: str
    time: datetime


class SequenceTaken(Exception):
    """Another move or message has this number already; nothing was written."""


class HasSequel(Exception):
    """Another match follows already; nothing was written."""


class Storage:
    """Reads and writes rows. Every method is one transaction and may be called from any thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def close(self) -> None:
        """Let go of every connection."""
        self._engine.dispose()

    def add_match(self, match: MatchRow, its_seats: Iterable[SeatRow], follows: str = "") -> None:
        """Write a new match with its seats; it is the sequel of the match ``follows``, if that is one.

        Raises:
            HasSequel: that match has one already.
        """
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(matches).values(**_columns(match)))
                connection.execute(insert(seats), [_columns(seat) for seat in its_seats])
                if follows:
                    connection.execute(insert(sequels).values(match=follows, next=match.id))
        except IntegrityError:
            if not follows:
                raise
            raise HasSequel from None

    def next_seat(self, match: str, number: int) -> str | None:
        """The token of seat ``number`` of the match that follows ``match``; None where none does."""
        joined = sequels.join(seats, seats.c.match == sequels.c.next)
        query = select(seats.c.token).select_from(joined).where(sequels.c.match == match, seats.c.number == number)
        with self._engine.connect() as connection:
            return connection.scalar(query)

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

    def take_seat(self, seat: SeatRow, settle: MoveRow | None = None) -> None:
        """Note who sits on a seat, and with that, if it changes how the match is set up, append the row that says so.

        Raises:
            SequenceTaken: another row has its number; the seat is as it was.
        """
        change = update(seats).where(seats.c.match == seat.match, seats.c.number == seat.number)
        try:
            with self._engine.begin() as connection:
                if settle is not None:
                    connection.execute(insert(moves).values(**_columns(settle)))
                connection.execute(change.values(kind=seat.kind, name=seat.name, profile=seat.profile))
        except IntegrityError:
            raise SequenceTaken from None

    def moves_after(self, match: str, seq: int) -> list[MoveRow]:
        """The rows of a match whose number is above ``seq``, in their order."""
        query = select(moves).where(moves.c.match == match, moves.c.seq > seq).order_by(moves.c.seq)
        with self._engine.connect() as connection:
            return [MoveRow(**row._mapping) for row in connection.execute(query)]

    def add_move(self, move: MoveRow, game: str = "", rewards: Sequence[tuple[int, str]] = ()) -> None:
        """Append one row, and with a move that ends a match its ``rewards``: seats, and words of the ``game``.

        When this returns, all of it survives the end of the process and of the machine; before, nothing of it does.

        Raises:
            SequenceTaken: another row has its number.
        """
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(moves).values(**_columns(move)))
                if rewards:
                    _reward(connection, move.match, game, rewards)
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

    def add_profile(self, id: str) -> None:
        """Write a profile that has nothing unlocked."""
        with self._engine.begin() as connection:
            connection.execute(insert(profiles).values(id=id, created=datetime.now(UTC)))

    def has_profile(self, id: str) -> bool:
        """Whether there is a profile of that id."""
        with self._engine.connect() as connection:
            return connection.scalar(select(profiles.c.id).where(profiles.c.id == id)) is not None

    def unlocked(self, profile: str) -> list[UnlockedRow]:
        """All that a profile has unlocked, in the order of games and times."""
        query = select(unlocked).where(unlocked.c.profile == profile)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(unlocked.c.game, unlocked.c.time, unlocked.c.word))
            return [replace(row, time=_in_utc(row.time)) for row in (UnlockedRow(**one._mapping) for one in rows)]

    def unlock(self, rows: Sequence[UnlockedRow]) -> None:
        """Add what is unlocked to the profiles; what is there already stays as it is."""
        with self._engine.begin() as connection:
            _unlock(connection, rows)


def _reward(connection: Connection, match: str, game: str, rewards: Sequence[tuple[int, str]]) -> None:
    """Give the rewards of a match to the profiles that sit there. A seat without one, as a bot's is, keeps nothing."""
    query = select(seats.c.number, seats.c.profile).where(seats.c.match == match)
    owners = {number: profile for number, profile in connection.execute(query) if profile}
    now = datetime.now(UTC)
    _unlock(connection, [UnlockedRow(owners[seat], game, word, now) for seat, word in rewards if seat in owners])


def _unlock(connection: Connection, rows: Sequence[UnlockedRow]) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    for row in rows:
        connection.execute(dialect.insert(unlocked).values(**_columns(row)).on_conflict_do_nothing())


def _columns(row: MatchRow | SeatRow | MoveRow | MessageRow | UnlockedRow) -> dict[str, Any]:
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
