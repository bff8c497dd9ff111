"""What follows a finished match: one of its sequels or the same again, with the same people and bots in their seats.

Exactly one match follows another, however many people choose at once: who comes second is led to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from anyio import to_thread

from tavola.kernel.language import mark
from tavola.kernel.match import Match
from tavola.kernel.sequel import ANYBODY, Sequel
from tavola.server.bringing import brought_on, has_campaign
from tavola.server.campaign import words_of
from tavola.server.errors import NoSuchSequel, NotOver, NotYours
from tavola.server.matches import WATCH, Matches
from tavola.server.seating import new_match, new_token
from tavola.server.storage import HasSequel, SeatRow, Storage
from tavola.server.table import Table

_STILL_ON = mark("The match still goes on. What follows is chosen when it is over.")


@dataclass(frozen=True, slots=True)
class Offer:
    """One sequel, and whether the seat that looks may choose it."""

    seat: int
    title: str
    about: str
    mine: bool


@dataclass(frozen=True, slots=True)
class Afterwards:
    """What a seat is told of what follows its match."""

    #: The token of the same seat in the match that follows, "" while there is none.
    token: str
    #: The sequels in the game's order; none once a match follows.
    offers: list[Offer]
    #: Whether the seat may ask for the same again.
    again: bool
    #: What the match has unlocked for the profile of the seat, for a person.
    unlocked: list[str]


#: While the match goes on nothing follows it.
NOTHING = Afterwards("", [], False, [])


class Sequels:
    """What follows the matches of a database."""

    def __init__(self, storage: Storage, matches: Matches) -> None:
        self._storage = storage
        self._matches = matches

    async def look(self, token: str, language: str) -> Afterwards:
        """What follows the match of ``token``, as far as it is known.

        Raises:
            UnknownToken: it opens no seat.
        """
        async with self._matches.at(token) as (seat, table):
            match = table.match
            if not match.is_terminal():
                return NOTHING
            following = await self._following(table, seat)
            unlocked = await to_thread.run_sync(self._unlocked, table, seat, language)
            if following:
                return Afterwards(following, [], False, unlocked)
            offers = [_offer(one, seat, table) for one in match.game.sequels(match.state, language)]
        return Afterwards("", offers, _may_play_again(offers, seat), unlocked)

    async def choose(self, token: str, sequel: int | None) -> str:
        """Begin the sequel of that number, or without one the same again; the token of the seat in what now follows.

        Raises:
            UnknownToken: the token opens no seat.
            NotOver: the match still goes on.
            NoSuchSequel: it has no sequel of that number.
            NotYours: another seat chooses.
        """
        async with self._matches.at(token) as (seat, table):
            if not table.match.is_terminal():
                raise NotOver(_STILL_ON)
            following = await self._following(table, seat)
            if not following:
                chosen = _chosen(table, seat, sequel)
                with suppress(HasSequel):  # through another server, which was faster
                    await self._begin(table, chosen)
                following = await self._following(table, seat)
                self._matches.moved_on(table)
        return following

    async def _following(self, table: Table, seat: int) -> str:
        return await to_thread.run_sync(self._storage.next_seat, table.row.id, seat) or ""

    async def _begin(self, table: Table, chosen: Mapping[str, Any]) -> None:
        row, game = table.row, table.match.game
        seats = await to_thread.run_sync(self._storage.seats, row.id)
        words = await to_thread.run_sync(self._words, table.match, seats)
        settled = game.settle(row.seats, brought_on(game, row.seats, chosen, table.settings, words))
        new = new_match(game, settled, row.opponent)
        same = [replace(one, match=new.id, token=one.token and new_token()) for one in seats]
        await to_thread.run_sync(self._storage.add_match, new, same, row.id)

    def _unlocked(self, table: Table, seat: int, language: str) -> list[str]:
        match = table.match
        shared = table.row.opponent == "hotseat"
        seats = [one for one in self._storage.seats(table.row.id) if one.profile and seat != WATCH]
        mine = {one.number for one in seats if shared or one.number == seat}
        words = dict.fromkeys(word for number, word in match.game.rewards(match.state) if number in mine)
        return [match.game.reward_title(word, language) for word in words]

    def _words(self, match: Match, seats: list[SeatRow]) -> dict[int, str]:
        """What the people at the table have unlocked by now."""
        game = match.game
        if not has_campaign(game):
            return {}
        return {one.number: words_of(self._storage, one.profile, game.name) for one in seats if one.profile}


def _offer(sequel: Sequel, seat: int, table: Table) -> Offer:
    return Offer(sequel.seat, sequel.title, sequel.about, _may_choose(sequel, seat, table))


def _may_choose(sequel: Sequel, seat: int, table: Table) -> bool:
    """At one screen people settle it among themselves, and in the place of a bot anybody who plays chooses."""
    if seat == WATCH:
        return False
    return sequel.seat in (seat, ANYBODY) or sequel.seat in table.bots or table.row.opponent == "hotseat"


def _may_play_again(offers: list[Offer], seat: int) -> bool:
    """Who may choose nothing cannot take the choice from those who may."""
    return seat != WATCH and (not offers or any(one.mine for one in offers))


def _chosen(table: Table, seat: int, number: int | None) -> Mapping[str, Any]:
    match = table.match
    sequels = match.game.sequels(match.state, "en")
    if number is None:
        if not _may_play_again([_offer(one, seat, table) for one in sequels], seat):
            raise NotYours
        return table.settings
    if not 0 <= number < len(sequels):
        raise NoSuchSequel
    if not _may_choose(sequels[number], seat, table):
        raise NotYours
    return {**table.settings, **sequels[number].chosen}
