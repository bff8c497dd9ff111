"""The service behind the page and the API: create a match, look at it, move, take back, ask why not, listen.

A move is committed to the database before anyone sees it. Work on a match happens under its lock; the rules run in the
event loop (a click takes milliseconds), commits run in threads, bots think in worker processes.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from anyio import to_thread

from tavola.kernel.errors import BadSetting, IllegalAction
from tavola.kernel.game import Game, seat_counts, usual_count
from tavola.kernel.language import mark, translate
from tavola.kernel.match import Match
from tavola.kernel.registry import find_game
from tavola.kernel.replay import encode, record
from tavola.server.bot_turns import BotTurns
from tavola.server.bringing import brought, has_campaign
from tavola.server.campaign import words_of
from tavola.server.errors import (
    CannotContinue,
    NotAllHere,
    NothingToUndo,
    NotOver,
    NoUndoAsked,
    StaleSequence,
    UnknownToken,
    WrongTurn,
)
from tavola.server.news import News
from tavola.server.opponents import USUAL_BOT
from tavola.server.position import Created, Invitation, Opponent, Player, Position, Reason, SeatAt
from tavola.server.seating import new_match, new_seats, new_token, plan_seats
from tavola.server.storage import (
    AGREE,
    ASK,
    HOST,
    MOVE,
    REFUSE,
    SETTLE,
    UNDO,
    MoveRow,
    SeatRow,
    SequenceTaken,
    Storage,
)
from tavola.server.table import Table
from tavola.server.workers import Workers

log = logging.getLogger("tavola.server")

#: The seat number of the spectators.
WATCH = -1
#: The longest name a player may have.
NAME_LENGTH = 40


class Matches:
    """All matches of a database. ``live`` is how many are kept in memory; the others are replayed when asked for."""

    def __init__(self, storage: Storage, workers: Workers, live: int = 256) -> None:
        self._storage = storage
        self._workers = workers
        self._bots = BotTurns(workers, self._catch_up, self._play_for_bot, self._tell)
        self._live = live
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._news = News()

    async def close(self) -> None:
        """Stop the bots and let go of the database. Nothing is lost: every move is already written."""
        await self._bots.stop()
        await to_thread.run_sync(self._workers.close)
        await to_thread.run_sync(self._storage.close)

    # Beginning ------------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        settings: Mapping[str, object],
        opponent: Opponent,
        bot: str = USUAL_BOT,
        seat: int = 0,
        seats: int | None = None,
        seed: int | None = None,
        others: Sequence[str] = (),
        profile: str = "",
    ) -> Created:
        """A new match; the creator sits on ``seat`` and plays for ``profile``, as all do who share the screen.

        ``others`` says who takes each other seat (see `plan_seats`). Without ``seats`` it has as many as it names, or
        else as few as the settings allow.

        Raises:
            UnknownGame, BadSetting, UnknownBot, ThinksTooLong: with a sentence that says what is possible.
        """
        found = find_game(game)
        if seats is None:
            seats = len(others) + 1 if others else await to_thread.run_sync(_fewest, found, settings)
        if not found.seats[0] <= seats <= found.seats[1]:
            raise BadSetting(f"{found.title} is for {found.seats[0]} to {found.seats[1]} players, not {seats}")
        if not 0 <= seat < seats:
            raise BadSetting(f"seat cannot be {seat}; the seats are numbered from 0 to {seats - 1}")
        called, planned = plan_seats(opponent, bot, seats, others)
        owned = range(seats) if called == "hotseat" else [seat]
        words = await self._words(found, dict.fromkeys(owned, profile))
        # The texts of options, such as lists of cards, are read here, which takes a while if they are long.
        settled = await to_thread.run_sync(found.settle, seats, brought(found, seats, settings, words))
        row = new_match(found, settled, called, seed)
        rows = new_seats(row.id, seat, planned)
        rows = [replace(one, profile=profile or None) if one.number in owned else one for one in rows]
        watch = SeatRow(row.id, WATCH, new_token(), "watch", "", "")
        await to_thread.run_sync(self._storage.add_match, row, [*rows, watch])
        tokens = [one.token for one in [rows[seat], *rows[:seat], *rows[seat + 1 :]] if one.token]
        return Created(row.id, tokens, watch.token or "")

    async def join(self, token: str, name: str = "", profile: str = "") -> SeatAt:
        """Take the seat of ``token``, under a name to be shown to the others, and play for ``profile`` there.

        Raises:
            UnknownToken: it opens no seat.
        """
        plain = "".join(letter for letter in name if letter.isprintable()).strip()
        await self._sit(token, profile, plain[:NAME_LENGTH])
        return await self.seat(token)

    async def recognise(self, token: str, profile: str) -> None:
        """Let the taken seat of ``token`` play for ``profile`` if it does for none yet.

        Raises:
            UnknownToken: it opens no seat.
        """
        seat = await self._seat(token)
        if profile and seat.profile is None and seat.kind in (HOST, "person"):
            await self._sit(token, profile, seat.name)

    async def _sit(self, token: str, profile: str, name: str) -> None:
        async with self.at(token) as (number, table):
            while number != WATCH:
                old = await self._seat(token)
                kind = HOST if old.kind == HOST else "person"
                seat = replace(old, kind=kind, name=name, profile=old.profile or profile or None)
                row = await self._settle(table, seat, old)
                try:
                    await to_thread.run_sync(self._storage.take_seat, seat, row)
                except SequenceTaken:  # another server wrote a row: look again at what it made of the match
                    await self._catch_up(table)
                    continue
                if row is not None:
                    table.note(row)
                self.moved_on(table)
                return

    async def _settle(self, table: Table, seat: SeatRow, old: SeatRow) -> MoveRow | None:
        """The row that sets the match up anew for who sits down; None where that changes nothing, or is too late."""
        game = table.match.game
        if not has_campaign(game) or table.rows or (seat.number not in table.waiting and seat.profile == old.profile):
            return None
        settings = table.settings
        words = await self._words(game, {seat.number: seat.profile or ""})
        try:
            settled = game.settle(table.row.seats, brought(game, table.row.seats, settings, words))
            Match(game, settled, table.row.seed)
            settings = settled.as_data()
        except BadSetting:  # nobody could sit down otherwise
            log.warning("match %s: what seat %d brings along does not fit, and is left out", table.row.id, seat.number)
        return MoveRow(table.row.id, table.seq + 1, seat.number, SETTLE, json.dumps(settings))

    async def _words(self, game: Game, profiles: Mapping[int, str]) -> dict[int, str]:
        """What the profiles of seats have unlocked, by seat, as the value of an option."""
        if not has_campaign(game):
            return {}
        found = {seat: profile for seat, profile in profiles.items() if profile}
        return {
            seat: await to_thread.run_sync(words_of, self._storage, profile, game.name)
            for seat, profile in found.items()
        }

    async def seat(self, token: str) -> SeatAt:
        """The seat that ``token`` opens.

        Raises:
            UnknownToken: it opens none.
        """
        mine = await self._seat(token)
        match = await to_thread.run_sync(self._storage.match, mine.match)
        everybody = await to_thread.run_sync(self._storage.seats, mine.match)
        seats = [seat for seat in everybody if seat.number != WATCH]
        hotseat = match.opponent == "hotseat" and mine.number != WATCH
        # A match of an older database does not say who opened it.
        invites = mine.kind == HOST or (mine.kind == "person" and all(seat.kind != HOST for seat in seats))
        return SeatAt(
            match_id=mine.match,
            seat=mine.number,
            game=match.game,
            opponent=match.opponent,
            watch=next(seat.token or "" for seat in everybody if seat.number == WATCH),
            players=[
                Player(seat.number, "person" if seat.kind == HOST else seat.kind, seat.name, seat.bot) for seat in seats
            ],
            hotseat_tokens=[seat.token for seat in seats if seat.token and hotseat],
            invitations=[seat.token for seat in seats if seat.token and seat.kind == "open" and invites],
        )

    async def invitation(self, token: str) -> Invitation:
        """What the friend of ``token`` is invited to, and by whom.

        Raises:
            UnknownToken: it opens no seat.
        """
        mine = await self._seat(token)
        match = await to_thread.run_sync(self._storage.match, mine.match)
        everybody = await to_thread.run_sync(self._storage.seats, mine.match)
        host = next((seat.name for seat in everybody if seat.kind == HOST), "")
        return Invitation(host, match.seats, match.settings)

    # Looking --------------------------------------------------------------------------------------------------------

    async def read(self, token: str, since: int | None = None) -> Position:
        """The match as the seat of ``token`` sees it now, with what happened since position ``since``.

        Raises:
            UnknownToken: it opens no seat.
        """
        seat, table = await self._at(token)
        async with table.lock:
            await self._catch_up(table)
            self._bots.wake(table)
            return table.position(seat, since)

    async def why_not(self, token: str, piece: str, language: str = "en") -> Reason:
        """Why the seat of ``token`` can do nothing with ``piece`` now; all empty if it can.

        Raises:
            UnknownToken: it opens no seat.
        """
        seat, table = await self._at(token)
        if seat == WATCH:
            only = translate("tavola.web", language, mark("You only look on."))
            return Reason(reason=only, rule="", rule_text="")
        async with table.lock:
            await self._catch_up(table)
            match = table.match
            if table.waiting:
                return Reason(reason=NotAllHere().text(language), rule="", rule_text="")
            refusal = match.why_not(seat, piece)
        if refusal is None:
            return Reason(reason="", rule="", rule_text="")
        return Reason(
            reason=refusal.text(match.game.package, language),
            rule=refusal.rule,
            rule_text=match.rule(refusal.rule).text(language) if refusal.rule else "",
        )

    async def replay(self, token: str) -> bytes:
        """The replay of a match that is over.

        Raises:
            UnknownToken: the token opens no seat.
            NotOver: the match still goes on.
        """
        _, table = await self._at(token)
        async with table.lock:
            await self._catch_up(table)
            if not table.match.is_terminal():
                raise NotOver
            return encode(record(table.match))

    async def subscribe(self, match_id: str) -> AsyncGenerator[int, None]:
        """The number of the position now, then of each new one as it comes, without end. Slow readers skip some."""
        table = await self._table(match_id)
        with self._news.listen(match_id) as queue:
            async with table.lock:
                await self._catch_up(table)
                self._bots.wake(table)
                seq = table.seq
            yield seq
            while True:
                yield await queue.get()

    # Moving ---------------------------------------------------------------------------------------------------------

    async def act(self, token: str, seq: int, action: int | None = None, words: str | None = None) -> Position:
        """Answer the choice of position ``seq`` by the number or the words of an action.

        Raises:
            UnknownToken: the token opens no seat.
            StaleSequence: the match has moved on.
            WrongTurn: another seat must answer.
            IllegalAction, IllegalWords: the action is not legal; nothing has changed.
        """
        seat, table = await self._at(token)
        async with table.lock:
            await self._expect(table, seq)
            if seat == WATCH or table.match.current_player() != seat:
                raise WrongTurn(mark("The match is over.") if table.match.is_terminal() else "")
            if table.waiting:
                raise NotAllHere
            if words is not None:
                action = table.match.string_to_action(words)
            if action is None:
                raise IllegalAction(-1, table.match.legal_actions())
            await self._play(table, action)
            # What was said of the last thoughts of bots is read by now.
            table.begun_again.clear()
            return self._moved_on(table, seat)

    async def _play(self, table: Table, action: int) -> None:
        """Apply a move and commit it. Nobody sees it before: the lock is held.

        Applying comes first, so that a move on which the rules break is never written.
        """
        try:
            match = table.match
            move = match.apply_action(action)
            rewards = match.game.rewards(match.state) if match.is_terminal() else []
            await self._write(table, MoveRow(table.row.id, table.seq + 1, move.player, MOVE, move.words), rewards)
        except IllegalAction:
            raise
        except BaseException:
            table.rebuild()
            raise

    async def undo(self, token: str, seq: int) -> Position:
        """Take back the last move of the seat, and all that followed; or ask for consent if its turn has passed.

        Raises:
            UnknownToken: the token opens no seat.
            StaleSequence: the match has moved on.
            NothingToUndo: the sentence says why.
        """
        seat, table = await self._at(token)
        async with table.lock:
            await self._expect(table, seq)
            if table.ask is not None:
                raise NothingToUndo(mark("A player is already asked for consent."))
            keeps = table.take_back(seat)
            kind = ASK if table.undo_asks(seat) else UNDO
            await self._write(table, MoveRow(table.row.id, seq + 1, seat, kind, keeps=keeps))
            return self._moved_on(table, seat)

    async def answer_undo(self, token: str, seq: int, yes: bool) -> Position:
        """Consent, or do not, to what another seat asks to take back. It is taken back once all who sit consent.

        Raises:
            UnknownToken: the token opens no seat.
            StaleSequence: the match has moved on, and the question with it.
            NoUndoAsked: nobody asks this seat.
        """
        seat, table = await self._at(token)
        async with table.lock:
            await self._expect(table, seq)
            asked = table.ask
            if asked is None or seat in (asked.player, WATCH) or seat in table.agreed:
                raise NoUndoAsked
            waits = yes and await self._others_must_agree(table, asked, seat)
            kind = AGREE if waits else UNDO if yes else REFUSE
            keeps = asked.keeps if kind == UNDO else None
            await self._write(table, MoveRow(table.row.id, seq + 1, seat, kind, keeps=keeps))
            return self._moved_on(table, seat)

    async def _others_must_agree(self, table: Table, asked: MoveRow, seat: int) -> bool:
        """Whether somebody else sits at the table who has not yet consented."""
        everybody = await to_thread.run_sync(self._storage.seats, table.row.id)
        people = {one.number for one in everybody if one.kind in (HOST, "person")}
        return bool(people - table.agreed - {asked.player, seat})

    # The truth and the cache ----------------------------------------------------------------------------------------

    async def _seat(self, token: str) -> SeatRow:
        # What is not even text a database may refuse to look for.
        seat = await to_thread.run_sync(self._storage.seat, token) if token.isprintable() else None
        if seat is None:
            raise UnknownToken
        return seat

    async def _at(self, token: str) -> tuple[int, Table]:
        seat = await self._seat(token)
        return seat.number, await self._table(seat.match)

    @asynccontextmanager
    async def at(self, token: str) -> AsyncIterator[tuple[int, Table]]:
        """The seat of ``token`` and its table, as it stands now and locked until the block is left.

        Raises:
            UnknownToken: it opens no seat.
        """
        seat, table = await self._at(token)
        async with table.lock:
            await self._catch_up(table)
            yield seat, table

    async def _table(self, match_id: str) -> Table:
        """The live match of that id. Its rows are taken in by `_catch_up`."""
        table = self._tables.get(match_id)
        if table is None:
            row = await to_thread.run_sync(self._storage.match, match_id)
            seats = await to_thread.run_sync(self._storage.seats, match_id)
            # While we waited, another request may have put it there: there must be one table, for it has the lock.
            table = self._tables.get(match_id) or Table(row, seats)
            self._tables[match_id] = table
        self._tables.move_to_end(match_id)
        self._shrink()
        return table

    def _shrink(self) -> None:
        """Forget the matches that nobody looked at for longest. One in use may go too: its rows stay the truth."""
        while len(self._tables) > self._live:
            self._tables.popitem(last=False)

    async def _catch_up(self, table: Table) -> None:
        """Take in what was written elsewhere: before a restart, or by another server of the same database."""
        new = await to_thread.run_sync(self._storage.moves_after, table.row.id, table.seq)
        try:
            table.catch_up(new)
        except CannotContinue as error:
            log.error("match %s cannot be replayed: %s", table.row.id, error.__cause__)
            raise

    async def _expect(self, table: Table, seq: int) -> None:
        await self._catch_up(table)
        if table.seq != seq:
            raise StaleSequence

    async def _write(self, table: Table, row: MoveRow, rewards: Sequence[tuple[int, str]] = ()) -> None:
        """Commit a row, with the rewards that come with it, then let the table take it in.

        Raises:
            StaleSequence: another server wrote one first; nothing was written.
        """
        try:
            await to_thread.run_sync(self._storage.add_move, row, table.row.game, rewards)
        except SequenceTaken:
            raise StaleSequence from None
        table.note(row)

    def _moved_on(self, table: Table, seat: int) -> Position:
        self.moved_on(table)
        return table.position(seat)

    def moved_on(self, table: Table) -> None:
        """Tell everybody that something has changed at the table, whose lock is held."""
        self._tell(table)
        self._bots.wake(table)

    def _tell(self, table: Table) -> None:
        self._news.tell(table.row.id, table.seq)

    async def _play_for_bot(self, table: Table, seq: int, words: str | None) -> None:
        """Play what a bot has answered to the choice of position ``seq``; without ``words``, anything.

        Raises:
            StaleSequence: the match has moved on.
        """
        async with table.lock:
            await self._expect(table, seq)
            match = table.match
            action = secrets.choice(match.legal_actions()) if words is None else match.string_to_action(words)
            await self._play(table, action)
            self._tell(table)


def _fewest(game: Game, settings: Mapping[str, object]) -> int:
    """The fewest seats with which ``settings`` can be played; one only where it must be one."""
    least, most = game.seats
    return least if least == most else usual_count(seat_counts(game, settings))
