"""One live match: the rows of the truth, played."""

from __future__ import annotations

import asyncio
import json
import secrets

from tavola.kernel.errors import BadReplay, BadSetting, UnknownGame
from tavola.kernel.language import mark
from tavola.kernel.match import Match, Move, play_words
from tavola.kernel.registry import find_game
from tavola.kernel.view import SPECTATOR, View
from tavola.server.bringing import has_campaign
from tavola.server.errors import CannotContinue, NothingToUndo
from tavola.server.position import EventData, LogLine, Position
from tavola.server.storage import AGREE, ASK, MOVE, SETTLE, UNDO, MatchRow, MoveRow, SeatRow
from tavola.server.thinking import Job

#: The most moves that are told as news; who missed more looks at the log.
MOST_NEWS = 40
_TOO_LATE = mark("Nothing can be taken back: something hidden was seen, or chance was used, since your last move.")


class Table:
    """A match in memory, always what its rows make of it. It does no input or output of its own.

    Whoever looks at it or changes it holds its `lock`.
    """

    def __init__(self, row: MatchRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.bots = {seat.number: seat.bot for seat in seats if seat.kind == "bot"}
        #: The seats whose bot failed at what it was last asked, and had to begin again.
        self.begun_again: set[int] = set()
        #: The bots that answer for those that failed repeatedly, by seat. Nothing of this is written: after a restart
        #: of the server the bot of the seat is tried again.
        self.stand_ins: dict[int, str] = {}
        self.lock = asyncio.Lock()
        #: The number of the last row.
        self.seq = 0
        #: The rows of the moves that have not been taken back; they are the moves of the match, one for one.
        self.rows: list[MoveRow] = []
        #: The open question for consent to take back, or None.
        self.ask: MoveRow | None = None
        #: The seats that have consented to it so far.
        self.agreed: set[int] = set()
        #: The settings, and the row with which they came; both change until the first move, as people sit down.
        self.settings = row.settings
        self.begun = 0
        self.match = self._begin()
        #: The seats of people for whom the first move waits, since the match will be set up anew when they come.
        open_seats = {seat.number for seat in seats if seat.kind == "open"}
        self.waiting: set[int] = open_seats if has_campaign(self.match.game) else set()

    def _begin(self) -> Match:
        """The match before its first move.

        Raises:
            CannotContinue: the game is gone or refuses the settings.
        """
        try:
            game = find_game(self.row.game)
            return Match(game, game.settle(self.row.seats, self.settings), self.row.seed)
        except (UnknownGame, BadSetting) as error:
            raise CannotContinue(self.row.game) from error

    def rebuild(self) -> None:
        """Play the rows anew, from setup.

        Raises:
            CannotContinue: a move is not legal any more.
        """
        rows, seq = self.rows, self.seq
        # Until all is played again the table knows nothing; if that fails, the next visit takes in every row anew.
        self.rows, self.seq = [], 0
        self.match = self._begin()
        try:
            play_words(self.match, [row.words for row in rows])
        except BadReplay as error:
            # The cause lists legal moves, which are not for everybody's eyes: it stays out of the message.
            raise CannotContinue(self.row.game) from error
        self.rows, self.seq = rows, seq

    def catch_up(self, new: list[MoveRow]) -> None:
        """Take in rows that were written elsewhere.

        Raises:
            CannotContinue: a move is not legal any more.
        """
        if not new:
            return
        for row in new:
            self._take_in(row)
        self.rebuild()

    def note(self, row: MoveRow) -> None:
        """Take in a row that has just been written; a move has already been applied to `match`."""
        self._take_in(row)
        if row.kind in (SETTLE, UNDO):
            self.rebuild()

    def _take_in(self, row: MoveRow) -> None:
        self.seq = row.seq
        if row.kind == AGREE:
            self.agreed.add(row.player)
        else:
            self.ask = row if row.kind == ASK else None
            self.agreed.clear()
        if row.kind == MOVE:
            self.rows.append(row)
        elif row.kind == UNDO:
            assert row.keeps is not None
            self.rows = [kept for kept in self.rows if kept.seq <= row.keeps]
        elif row.kind == SETTLE:
            self.settings, self.begun = json.loads(row.words), row.seq
            self.waiting.discard(row.player)

    # Taking back ----------------------------------------------------------------------------------------------------

    def take_back(self, seat: int) -> int:
        """The number of the row up to which all is kept when ``seat`` takes its last move back.

        Raises:
            NothingToUndo: it has no move that can be taken back; the message says why.
        """
        if self.match.is_terminal():
            raise NothingToUndo(mark("The match is over; nothing can be taken back any more."))
        rows = 0 if seat == SPECTATOR else len(self.rows)
        for index in range(rows - 1, -1, -1):
            move = self.match.moves[index]
            if move.final_for(seat):
                raise NothingToUndo(_TOO_LATE)
            if move.player == seat:
                return self.rows[index - 1].seq if index > 0 else 0
        raise NothingToUndo

    def can_undo(self, seat: int) -> bool:
        """Whether ``seat`` could take its last move back."""
        try:
            self.take_back(seat)
        except NothingToUndo:
            return False
        return True

    def undo_asks(self, seat: int) -> bool:
        """Whether another person must consent when ``seat`` takes a move back: once its turn has passed."""
        if self.row.opponent != "friend":
            return False
        still_on_turn = self.match.current_player() == seat
        return not (still_on_turn and self.rows and self.match.moves[-1].player == seat)

    # Showing --------------------------------------------------------------------------------------------------------

    def position(self, seat: int, since: int | None = None) -> Position:
        """The match as ``seat`` sees it, with what happened since position ``since``, or else in the last move."""
        match = self.match
        view = match.view(seat)
        if self.waiting and view["choice"] is not None:
            view["choice"]["actions"] = []
        return Position(
            match_id=self.row.id,
            seat=seat,
            seq=self.seq,
            view=view,
            over=match.is_terminal(),
            waiting=sorted(self.waiting),
            thinking=match.current_player() in self.bots and not self.waiting,
            begun_again=sorted(self.begun_again),
            stand_ins=dict(self.stand_ins),
            final=self._final(view),
            can_undo=self.can_undo(seat),
            undo_asks=self.undo_asks(seat),
            undo_asked_by=None if self.ask is None else self.ask.player,
            undo_agreed=seat in self.agreed,
            moves=[event for move in self._news(since) for event in _seen(move, seat)],
            log=self._log(seat),
        )

    def _news(self, since: int | None) -> list[Move]:
        moves = self.match.moves
        if since is None:
            return moves[-1:]
        return [move for row, move in zip(self.rows, moves, strict=True) if row.seq > since][-MOST_NEWS:]

    def _final(self, view: View) -> list[int]:
        """The uses and passes that cannot be taken back. Pressed by mistake they would be lost moves, so they ask."""
        actions = [] if view["choice"] is None else view["choice"]["actions"]
        risky = [
            one["action"] for one in actions if one["verb"] == "use" or (one["verb"] == "pass" and len(actions) > 1)
        ]
        return [action for action in risky if self.match.is_final(action)]

    def _log(self, seat: int) -> list[LogLine]:
        setup = Move(-1, "", self.match.opening, True)
        lines = [LogLine(self.begun, -1, event) for event in _seen(setup, seat)]
        for row, move in zip(self.rows, self.match.moves, strict=True):
            lines.extend(LogLine(row.seq, move.player, event) for event in _seen(move, seat))
        return lines

    def job(self) -> Job | None:
        """The choice that waits for a bot, or None while none does."""
        seat = self.match.current_player()
        if seat not in self.bots or self.waiting:
            return None
        return Job(
            self.row.id,
            self.row.game,
            self.row.seats,
            self.settings,
            self.row.seed,
            [row.words for row in self.rows],
            self.stand_ins.get(seat, self.bots[seat]),
            secrets.randbits(63),
        )


def _seen(move: Move, seat: int) -> list[EventData]:
    """What ``seat`` saw of a move."""
    return [event.as_data() for event in move.events if event.visible_to(seat)]
