"""Who sits where in a new match: bots, friends by link, people at one screen, or nobody else."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import get_args

from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Settings
from tavola.server.opponents import check_opponent
from tavola.server.position import Opponent
from tavola.server.storage import HOST, MatchRow, SeatRow

#: Whom a seat may wait for in the place of a bot's name.
FRIEND = "friend"


def plan_seats(opponent: Opponent, bot: str, seats: int, others: Sequence[str]) -> tuple[Opponent, list[str]]:
    """What the match is called by, and who takes each seat but the creator's: `FRIEND`, a bot, or "" for a person.

    ``others`` says it seat by seat; where it is empty, all are what ``opponent`` says.

    Raises:
        BadSetting, UnknownBot, ThinksTooLong: with a sentence that says what is possible.
    """
    if opponent not in get_args(Opponent):
        raise BadSetting(f"opponent cannot be {opponent!r}; allowed: {', '.join(get_args(Opponent))}")
    if not others and seats == 1:
        return "bot", []
    if others and opponent == "hotseat":
        raise BadSetting("at one screen every seat is a person's; leave out who sits on the others")
    if others and len(others) != seats - 1:
        raise BadSetting(f"say who sits on each of the {seats - 1} other seats, not on {len(others)}")
    everywhere = {"bot": bot, "friend": FRIEND, "hotseat": ""}[opponent]
    planned = list(others) or [everywhere] * (seats - 1)
    for who in planned:
        if who not in ("", FRIEND) or (opponent == "bot" and not others):
            check_opponent(who)
    if opponent == "hotseat":
        return opponent, planned
    return "friend" if FRIEND in planned else "bot", planned


def new_match(game: Game, settings: Settings, opponent: Opponent, seed: int | None = None) -> MatchRow:
    """A new match, not yet written; without ``seed``, of one that nobody knows.

    Raises:
        BadSetting: some settings are checked only in setup (a deck, say), and one is refused.
    """
    if seed is None:
        seed = secrets.randbits(63)
    Match(game, settings, seed)
    now = datetime.now(UTC)
    return MatchRow(secrets.token_urlsafe(16), game.name, settings.seats, settings.as_data(), seed, opponent, now)


def new_seats(match_id: str, creator: int, others: Sequence[str]) -> list[SeatRow]:
    """The seats of a new match, whose creator sits on ``creator``."""
    rows = [_new_seat(match_id, number + (number >= creator), who) for number, who in enumerate(others)]
    rows.insert(creator, SeatRow(match_id, creator, new_token(), HOST, "", ""))
    return rows


def _new_seat(match_id: str, number: int, who: str) -> SeatRow:
    if who == FRIEND:
        return SeatRow(match_id, number, new_token(), "open", "", "")
    if not who:
        return SeatRow(match_id, number, new_token(), "person", "", "")
    return SeatRow(match_id, number, None, "bot", "", who)


def new_token() -> str:
    """A secret that opens a seat."""
    return secrets.token_urlsafe(24)
