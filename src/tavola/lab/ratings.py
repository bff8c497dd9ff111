"""How strong players are, from the games between them: Elo ratings with intervals, and when a question is settled."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import exp, lgamma, log, sqrt
from typing import NamedTuple

from tavola.lab.intervals import REACH, wilson

#: How often a settled question may be answered wrongly.
ERROR = 0.05
#: Elo points for each unit of the logistic scale.
_SCALE = 400 / log(10)
#: A result of half a game is given to each side of a pairing, so that no rating is infinite.
_PRIOR = 0.5


class Record(NamedTuple):
    """The games of a pairing, as the first of the two sees them."""

    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """How many there were."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The share of the points, a draw counting half; 0.5 without games."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def with_result(self, points: float) -> Record:
        """The record with one more game, in which the first made so many points: 1, 0.5 or 0."""
        return Record(self.wins + (points > 0.5), self.draws + (points == 0.5), self.losses + (points < 0.5))


def expected(elo: float) -> float:
    """The share of the points that so many Elo more than the other bring."""
    return 1 / (1 + exp(-elo / _SCALE))


def interval(record: Record) -> tuple[float, float]:
    """Between what the true share of the points lies, 19 times in 20."""
    return wilson(record.score * record.games, record.games)


# When a question is settled ------------------------------------------------------------------------------------------


class Verdict(Enum):
    """What is shown of a pairing."""

    OPEN = "open"
    FIRST = "first"
    SECOND = "second"
    #: They lie so near each other that it does not matter.
    LEVEL = "level"


def evidence(record: Record, share: float) -> float:
    """How much speaks against the first winning this ``share`` of the games that are not drawn, as a logarithm.

    A wager on every other share alike against this one (Robbins 1970): where the share is the true one, the wager is
    expected to bring nothing, and ever to be multiplied by 20 one time in 20 at most, however often one looks.
    """
    wins, losses = record.wins, record.losses
    return (
        lgamma(wins + 1) + lgamma(losses + 1) - lgamma(wins + losses + 2) - wins * log(share) - losses * log(1 - share)
    )


def settled(record: Record, elo: float, pairings: int = 1) -> Verdict:
    """Who is shown to be the stronger, or that they lie less than ``elo`` points apart; drawn games left aside.

    Of so many ``pairings`` together one time in 20 at most any verdict is wrong, whenever one looks.
    """
    bound = log(pairings / ERROR)
    if evidence(record, 0.5) >= bound:
        return Verdict.FIRST if record.wins > record.losses else Verdict.SECOND
    low, high = expected(-elo), expected(elo)
    decided = record.wins + record.losses
    is_between = low * decided < record.wins < high * decided
    if is_between and min(evidence(record, low), evidence(record, high)) >= bound:
        return Verdict.LEVEL
    return Verdict.OPEN


# Ratings -------------------------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """How strong a player is, in Elo points above the mean of all, and between what it is likely to be."""

    elo: float
    low: float
    high: float


def rate(count: int, records: dict[tuple[int, int], Record]) -> list[Rating]:
    """The ratings of so many players from the records of their pairings (Bradley and Terry, draws half a win each)."""
    strength = [0.0] * count
    for _ in range(100):
        slope, curve = _slopes(strength, records)
        step = _solve(curve, slope)
        strength = [old + change for old, change in zip(strength, step, strict=True)]
        middle = sum(strength) / count
        strength = [one - middle for one in strength]
        if max(abs(change) for change in step) < 1e-9:
            break
    _, curve = _slopes(strength, records)
    ratings: list[Rating] = []
    for player in range(count):
        # The variance of a rating against the mean of all: a diagonal element of the inverted information.
        unit = [(1.0 if other == player else 0.0) - 1 / count for other in range(count)]
        reach = REACH * sqrt(max(0.0, _solve(curve, unit)[player])) * _SCALE
        elo = strength[player] * _SCALE
        ratings.append(Rating(elo, elo - reach, elo + reach))
    return ratings


def _slopes(strength: list[float], records: dict[tuple[int, int], Record]) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how that bends (with the sum of strengths held at 0)."""
    count = len(strength)
    slope = [0.0] * count
    curve = [[1.0] * count for _ in range(count)]
    for (one, other), record in records.items():
        games = record.games + 2 * _PRIOR
        chance = 1 / (1 + exp(strength[other] - strength[one]))
        gap = record.wins + record.draws / 2 + _PRIOR - games * chance
        slope[one] += gap
        slope[other] -= gap
        weight = games * chance * (1 - chance)
        curve[one][one] += weight
        curve[other][other] += weight
        curve[one][other] -= weight
        curve[other][one] -= weight
    return slope, curve


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of a few linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for column in range(count):
        best = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(count):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[row][count] / rows[row][row] for row in range(count)]
