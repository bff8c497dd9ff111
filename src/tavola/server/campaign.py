"""Profiles: what a player has unlocked for good. Whoever has the secret key of a profile has the profile.

Nobody signs in. A browser keeps the key in a cookie, a program sends it; the database keeps only what is computed from
it, so that nobody can play with what is read there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from anyio import to_thread

from tavola.kernel.errors import UnknownGame
from tavola.kernel.language import mark
from tavola.kernel.registry import find_game
from tavola.server.bringing import knows_reward
from tavola.server.errors import BadProfile, UnknownProfile
from tavola.server.seating import new_token
from tavola.server.storage import Storage, UnlockedRow

#: The number of the form of a profile's file; a reader refuses any other.
FORM = 1

_OTHER_FORM = mark("%(place)s: this file has form %(form)s, and only form %(known)s is read here.")
_NO_GAME = mark("%(place)s: there is no game %(game)s here.")
_NO_REWARD = mark("%(place)s: %(game)s has no reward %(word)s.")


@dataclass(frozen=True, slots=True)
class Unlocked:
    """A reward of a game, by its word, and when it was unlocked."""

    word: str
    time: datetime


#: Of each game what is unlocked, the oldest first.
Rewards = dict[str, list[Unlocked]]


class Campaign:
    """All profiles of a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def begin(self) -> str:
        """The key of a new profile."""
        key = new_token()
        await to_thread.run_sync(self._storage.add_profile, _id_of(key))
        return key

    async def find(self, key: str) -> str:
        """The id of the profile of ``key``, "" if there is none."""
        if not key:
            return ""
        id = _id_of(key)
        return id if await to_thread.run_sync(self._storage.has_profile, id) else ""

    async def open(self, key: str) -> str:
        """The id of the profile of ``key``.

        Raises:
            UnknownProfile: there is none.
        """
        id = await self.find(key)
        if not id:
            raise UnknownProfile
        return id

    async def read(self, id: str) -> Rewards:
        """All that a profile has unlocked."""
        found: Rewards = {}
        for row in await to_thread.run_sync(self._storage.unlocked, id):
            found.setdefault(row.game, []).append(Unlocked(row.word, row.time))
        return found

    async def add(self, id: str, form: int, rewards: Rewards) -> None:
        """Add ``rewards``, as a file of that form tells them, to what a profile has.

        Raises:
            BadProfile: see `check`; nothing has changed.
        """
        check(form, rewards)
        now = datetime.now(UTC)
        rows = [
            UnlockedRow(id, game, one.word, _moment(one.time, now)) for game, some in rewards.items() for one in some
        ]
        await to_thread.run_sync(self._storage.unlock, rows)


def _moment(time: datetime, now: datetime) -> datetime:
    """A time in UTC. No clock of another machine makes anything newer than now, or older than there are years."""
    try:
        return min(time.astimezone(UTC), now)
    except OverflowError:
        return now


def check(form: int, rewards: Rewards) -> None:
    """See that a file of that form tells of rewards that there are.

    Raises:
        BadProfile: it does not; the sentence says where.
    """
    if form != FORM:
        raise BadProfile(_OTHER_FORM, "form", form=form, known=FORM)
    for game, some in rewards.items():
        _check(game, some)


def _check(name: str, rewards: Sequence[Unlocked]) -> None:
    place = f"unlocked.{name}"
    try:
        game = find_game(name)
    except UnknownGame:
        raise BadProfile(_NO_GAME, place, game=repr(name)) from None
    for number, one in enumerate(rewards):
        if not knows_reward(game, one.word):
            raise BadProfile(_NO_REWARD, f"{place}.{number}.word", game=game.title, word=repr(one.word))


def _id_of(key: str) -> str:
    # Keys are long and random: there is nothing to guess, so a plain hash is enough.
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def words_of(storage: Storage, profile: str, game: str) -> str:
    """What a profile has unlocked in a game that the game still knows, as the value of an option; in any thread."""
    found = find_game(game)
    rows = storage.unlocked(profile)
    return " ".join(row.word for row in rows if row.game == game and knows_reward(found, row.word))
