"""Table talk: short plain texts that the people of one match write to each other.

It lies beside the match and never touches it: what is said has numbers of its own, moves no position, and is in no
replay. Like a move, a message is committed before anyone reads it.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from unicodedata import category

from anyio import to_thread

from tavola.kernel.language import mark
from tavola.server.errors import BadMessage, NobodyToTalkTo, OnlyLooksOn, TooMuchTalk
from tavola.server.matches import WATCH, Matches
from tavola.server.news import News
from tavola.server.position import SeatAt
from tavola.server.storage import MessageRow, SequenceTaken, Storage

#: The most characters of a message.
LONGEST = 280
#: How many messages of a match are kept; older ones are forgotten.
KEPT = 500
#: A seat may say so many messages in so many seconds.
AT_ONCE = 10
SECONDS = 20

#: Control characters, halves of characters, and the separators of lines and paragraphs.
_FORBIDDEN = frozenset({"Cc", "Cs", "Zl", "Zp"})
#: They turn the direction of writing for all that follows, so a text could be shown as another one than was written.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
#: Nothing is seen of these, so a message of nothing else is empty.
_UNSEEN = frozenset({"Cf", "Zs", "Mn", "Me"})

_EMPTY = mark("Write something first, then send it.")
_TOO_LONG = mark("A message has at most %(most)s characters and this one has %(length)s. Shorten it, then send it.")
_NOT_PLAIN = mark("A message is one line of plain text. Take out line breaks and control characters, then send it.")


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody said."""

    #: Its number in the match, from 1 on.
    number: int
    #: Who said it, and the name under which that seat is known now, "" for none.
    seat: int
    name: str
    said: datetime
    text: str


def has_talk(seat: SeatAt) -> bool:
    """Whether people talk at this table: there must be two, and not at the same screen."""
    people = [player for player in seat.players if player.kind != "bot"]
    return len(people) > 1 and seat.opponent != "hotseat"


def plain(text: str) -> str:
    """The message that ``text`` is.

    Raises:
        BadMessage: it is none; the sentence says what to do.
    """
    text = text.strip()
    if any(category(letter) in _FORBIDDEN or letter in _TURNING for letter in text):
        raise BadMessage(_NOT_PLAIN)
    if all(category(letter) in _UNSEEN for letter in text):
        raise BadMessage(_EMPTY)
    if len(text) > LONGEST:
        raise BadMessage(_TOO_LONG, most=LONGEST, length=len(text))
    return text


class Talk:
    """What is said at all tables of a database. ``now`` is the clock."""

    def __init__(
        self, storage: Storage, matches: Matches, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._storage = storage
        self._matches = matches
        self._now = now
        self._news = News()
        self._lock = asyncio.Lock()

    async def read(self, token: str, after: int = 0) -> list[Message]:
        """What was said at the table of ``token`` after message ``after``, oldest first.

        Raises:
            UnknownToken: it opens no seat.
        """
        return await self.heard(await self._matches.seat(token), after)

    async def heard(self, seat: SeatAt, after: int = 0) -> list[Message]:
        """The same for a seat that is known already."""
        if not has_talk(seat):
            return []
        rows = await to_thread.run_sync(self._storage.messages_after, seat.match_id, after)
        return [_message(row, seat) for row in rows]

    async def say(self, token: str, text: str) -> Message:
        """Say ``text`` at the table of ``token``.

        Raises:
            UnknownToken: the token opens no seat.
            OnlyLooksOn: it is the spectators'.
            NobodyToTalkTo: there is no talk at this table.
            BadMessage: this cannot be said; the sentence says why.
            TooMuchTalk: the seat has said much just now.
        """
        seat = await self._matches.seat(token)
        if not has_talk(seat):
            raise NobodyToTalkTo
        if seat.seat == WATCH:
            raise OnlyLooksOn
        text = plain(text)
        # One at a time, so that the pace is kept by whoever sends several at once.
        async with self._lock:
            now = self._now()
            await self._keep_pace(seat, now)
            row = await self._write(seat, now, text)
        self._news.tell(seat.match_id, row.number)
        return _message(row, seat)

    async def subscribe(self, match_id: str) -> AsyncGenerator[int, None]:
        """The number of the last message, if there is one, then of each new one. Slow readers skip some."""
        with self._news.listen(match_id) as queue:
            number = await to_thread.run_sync(self._storage.last_message, match_id)
            if number:
                yield number
            while True:
                yield await queue.get()

    async def _keep_pace(self, seat: SeatAt, now: datetime) -> None:
        times = await to_thread.run_sync(self._storage.last_said, seat.match_id, seat.seat, AT_ONCE)
        if len(times) < AT_ONCE:
            return
        wait = times[-1] + timedelta(seconds=SECONDS) - now
        # A clock that was set back keeps nobody silent for longer than that.
        if timedelta(0) < wait <= timedelta(seconds=SECONDS):
            raise TooMuchTalk(math.ceil(wait.total_seconds()))

    async def _write(self, seat: SeatAt, now: datetime, text: str) -> MessageRow:
        while True:
            last = await to_thread.run_sync(self._storage.last_message, seat.match_id)
            row = MessageRow(seat.match_id, last + 1, seat.seat, now, text)
            # Another server of the same database may have been faster.
            with suppress(SequenceTaken):
                await to_thread.run_sync(self._storage.add_message, row, KEPT)
                return row


def _message(row: MessageRow, seat: SeatAt) -> Message:
    return Message(row.number, row.seat, seat.players[row.seat].name, row.said, row.text)
