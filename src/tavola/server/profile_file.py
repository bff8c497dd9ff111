"""A profile as it is exchanged: the file of the page and the body of the API are the same."""

from __future__ import annotations

from tavola.server import wire
from tavola.server.campaign import FORM, Rewards, Unlocked


def as_file(rewards: Rewards) -> wire.Profile:
    """The form in which ``rewards`` leave the table."""
    told = {game: [wire.Reward(word=one.word, time=one.time) for one in some] for game, some in rewards.items()}
    return wire.Profile(form=FORM, unlocked=told)


def from_file(profile: wire.Profile) -> Rewards:
    """What a file says is unlocked, not yet checked against the games."""
    return {game: [Unlocked(one.word, one.time) for one in some] for game, some in profile.unlocked.items()}
