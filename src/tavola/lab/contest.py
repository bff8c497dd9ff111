"""Bots against each other until it is settled who is the stronger: what `tavola arena` plays."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from itertools import combinations
from typing import NamedTuple

from tavola.kernel.errors import TavolaError
from tavola.lab.local import outcomes
from tavola.lab.plan import Chosen, Plan
from tavola.lab.playing import Outcome
from tavola.lab.ratings import Record, settled


class Contest(NamedTuple):
    """Who plays whom, at most how often, and when a pairing is settled."""

    game: str
    seats: int
    bots: tuple[str, ...]
    #: The options of the games, taken in turn.
    chosen: tuple[Chosen, ...]
    #: The most games of each pairing.
    games: int
    seed: int
    #: A pairing is over once it is shown which of the two is stronger by so many Elo points or more; 0 for never.
    elo: float

    def plan(self, one: str, other: str) -> Plan:
        """The games between two of the bots: they take the seats in turn, and change them from game to game."""
        seats = tuple(one if seat % 2 == 0 else other for seat in range(self.seats))
        return Plan(self.game, seats, self.chosen, self.games, self.seed, rotate=True)


class Step(NamedTuple):
    """A game more of a pairing, by the places of the two in `Contest.bots`."""

    pair: tuple[int, int]
    record: Record
    #: Whether the pairing is over.
    over: bool


class BrokenGame(TavolaError):
    """A game of a contest could not be played to its end."""


def play(contest: Contest, jobs: int) -> Generator[Step]:
    """Every game of every pairing, in so many processes.

    Raises:
        BrokenGame: a game went wrong; the message says which and how.
    """
    for pair in combinations(range(len(contest.bots)), 2):
        yield from _play_pair(contest, pair, jobs)


def _play_pair(contest: Contest, pair: tuple[int, int], jobs: int) -> Iterator[Step]:
    plan = contest.plan(contest.bots[pair[0]], contest.bots[pair[1]])
    record = Record(0, 0, 0)
    # A game of thinking bots takes long: no more than one each is begun before it is asked again who is stronger.
    with closing(outcomes(plan._replace(batch=1), jobs)) as played:
        for outcome in played:
            if outcome.error:
                raise BrokenGame(f"the game with seed {plan.seed + outcome.number} broke: {outcome.error}")
            record = record.with_result(points(plan, outcome))
            # Both must have had every seat equally often.
            even = record.games % contest.seats == 0
            over = record.games == plan.games or (even and contest.elo > 0 and settled(record, contest.elo) != 0)
            yield Step(pair, record, over)
            if over:
                return


def points(plan: Plan, outcome: Outcome) -> float:
    """What the first of the two made of a game: 1 where its seats did better on average, 0.5 where equally well."""
    first = plan.bots[0]
    sides: tuple[list[float], list[float]] = ([], [])
    for seat, result in enumerate(outcome.returns):
        sides[0 if plan.bot_of(outcome.number, seat) == first else 1].append(result)
    lead = sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
