"""What the service tells of a match: plain immutable records, redacted for one seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypedDict

from tavola.kernel.event import Detail
from tavola.kernel.view import View

#: Whom one plays against: programs or nobody, some people each with a secret link, or people at the same screen.
Opponent = Literal["bot", "friend", "hotseat"]

#: An event as plain data: "event", "rule" and its details.
EventData = dict[str, Detail]


@dataclass(frozen=True, slots=True)
class Created:
    """A new match. Each token is the secret of one seat; whoever has it, plays it."""

    match_id: str
    #: The creator's own token first, then those of the other people in the order of their seats.
    tokens: list[str]
    #: The token of the spectators' link.
    watch: str


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    seat: int
    #: "person", "bot", or "open" while a friend has not yet come.
    kind: str
    name: str
    #: The name of the program, "" for a person.
    bot: str


@dataclass(frozen=True, slots=True)
class SeatAt:
    """The seat that a token opens. A spectator's seat is -1."""

    match_id: str
    seat: int
    game: str
    opponent: Opponent
    players: list[Player]
    #: At one screen: the token of every seat, seat 0 first; otherwise empty.
    hotseat_tokens: list[str]
    #: The tokens of the seats that friends have not yet taken, in their order, for who opened the match to hand out.
    invitations: list[str]
    #: The token for somebody who only looks on.
    watch: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a friend is invited to."""

    #: The name of who opened the match, "" where none was given.
    host: str
    seats: int
    settings: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event that the seat saw."""

    #: The position after the move that caused it; for setup, that in which the match was set up.
    seq: int
    #: The seat that moved, -1 for setup.
    seat: int
    event: EventData


@dataclass(frozen=True, slots=True)
class Position:
    """A match as one seat sees it now."""

    match_id: str
    seat: int
    #: The number of the position; an action names the one that it answers.
    seq: int
    view: View
    over: bool
    #: The seats of people who must sit down before the first move; usually nobody waits for them.
    waiting: list[int]
    #: Whether it is a bot that must answer now.
    thinking: bool
    #: The seats whose bot failed at what it was last asked, and had to begin again.
    begun_again: list[int]
    #: The seats whose bot failed repeatedly, each with the name of the simpler one that now answers for it.
    stand_ins: dict[int, str]
    #: Those of the seat's actions that cannot be taken back and could be pressed by mistake.
    final: list[int]
    can_undo: bool
    #: Whether taking back needs the consent of another player.
    undo_asks: bool
    #: The seat that now asks for consent to take a move back, or None.
    undo_asked_by: int | None
    #: Whether this seat has already consented to that.
    undo_agreed: bool
    #: What the seat saw of the last move, or since the position that it asked from.
    moves: list[EventData]
    #: All that the seat saw since setup, oldest first.
    log: list[LogLine]


class Reason(TypedDict):
    """Why a piece can do nothing now, in the language asked for; all empty where it can do something."""

    reason: str
    rule: str
    rule_text: str
