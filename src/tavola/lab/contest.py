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
from tavola.lab.ratings import Record, Verdict, settled


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
    #: A pairing is over once it is shown who is the stronger, or that they lie less than so many Elo points apart; 0
    #: for never.
    elo: float

    def plan(self, one: str, other: str) -> Plan:
        """The games between two of the bots: they take the seats in turn, and change them from game to game.

        Where the seats are odd in number, each of the two has the one seat more equally often.
        """
        seats = tuple((one, other)[seat % 2] for seat in range(self.seats))
        seconds = tuple((other, one)[seat % 2] for seat in range(self.seats)) if self.seats % 2 else ()
        return Plan(self.game, seats, self.chosen, self.games, self.seed, rotate=True, seconds=seconds)

    def verdict(self, record: Record) -> Verdict:
        """Whether a pairing is settled, and how. All answers together are wrong one time in 20 at most."""
        pairings = len(self.bots) * (len(self.bots) - 1) // 2
        return settled(record, self.elo, pairings) if self.elo > 0 else Verdict.OPEN


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
            is_even = record.games % plan.even == 0
            over = record.games == plan.games or (is_even and contest.verdict(record) is not Verdict.OPEN)
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
