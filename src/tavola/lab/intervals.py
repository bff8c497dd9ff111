"""How sure a figure is: intervals that hold the true value 19 times in 20, and tests of differences."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import NamedTuple

#: How many standard deviations an interval reaches: it holds the true rate 19 times in 20.
REACH = 1.96
#: The share of differences called real that may be none.
FALSE = 0.05


class Difference(NamedTuple):
    """A difference of two figures, between what it is likely to be, and how likely chance alone makes one as large."""

    value: float
    low: float
    high: float
    chance: float


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """Wilson's score interval of a rate: where the true one is, 19 times in 20. A draw may count as half a hit."""
    if not tries:
        return 0.0, 1.0
    rate, square = hits / tries, REACH * REACH
    middle = (rate + square / (2 * tries)) / (1 + square / tries)
    half = REACH * sqrt(rate * (1 - rate) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return max(0.0, middle - half), min(1.0, middle + half)


def rates_apart(hits: int, tries: int, other_hits: int, other_tries: int) -> Difference:
    """The first rate less the other: Newcombe's interval (1998, method 10), and the score test of equal rates."""
    rate, other = hits / tries, other_hits / other_tries
    low, high = wilson(hits, tries)
    other_low, other_high = wilson(other_hits, other_tries)
    value = rate - other
    down = sqrt((rate - low) ** 2 + (other_high - other) ** 2)
    up = sqrt((high - rate) ** 2 + (other - other_low) ** 2)
    pooled = (hits + other_hits) / (tries + other_tries)
    error = sqrt(pooled * (1 - pooled) * (1 / tries + 1 / other_tries))
    chance = erfc(abs(value) / error / sqrt(2)) if error else 1.0
    return Difference(value, value - down, value + up, chance)


def rate_against(hits: int, tries: int, usual: float) -> float:
    """How likely chance alone takes so many hits as far from the rate ``usual`` (the exact test of a binomial)."""
    from scipy import stats

    return float(stats.binomtest(hits, tries, usual).pvalue) if tries else 1.0


def shown_from(tries: int, usual: float) -> float:
    """About the difference from the rate ``usual`` that so many tries show 4 times in 5."""
    return 2.8 * sqrt(usual * (1 - usual) / tries) if tries else 1.0


def are_marks(values: Sequence[float]) -> bool:
    """Whether each value is 0 or 1, so that their mean is a rate."""
    return all(value in (0.0, 1.0) for value in values)


def mean_of(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean with its interval (Student's); of one value nothing is known but the value.

    The mean of zeros and ones is a rate, and has the interval of one. Where Student's reaches beyond every value that
    ever came (few games, most of them alike) the values are drawn anew a thousand times instead (percentile bootstrap).
    """
    from scipy import stats

    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, mean, mean
    if are_marks(values):
        return mean, *wilson(sum(values), count)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    half = float(stats.t.ppf(0.975, count - 1)) * spread
    if min(values) <= mean - half and mean + half <= max(values):
        return mean, mean - half, mean + half
    return mean, *_drawn_anew(values)


def _drawn_anew(values: Sequence[float]) -> tuple[float, float]:
    import numpy

    # The same figures make the same page.
    random, known = numpy.random.default_rng(1), numpy.asarray(values)
    means = [float(random.choice(known, len(known)).mean()) for _ in range(1000)]
    low, high = numpy.quantile(means, (0.025, 0.975))
    return float(low), float(high)


def means_apart(values: Sequence[float], others: Sequence[float]) -> Difference:
    """The first mean less the other: Welch's interval and test, for any two spreads. Two values each at least."""
    from scipy import stats

    value = sum(values) / len(values) - sum(others) / len(others)
    if min(values) == max(values) and min(others) == max(others):
        # Nothing varies, so that nothing can be said of chance.
        return Difference(value, value, value, 0.0 if value else 1.0)
    test = stats.ttest_ind(values, others, equal_var=False)
    interval = test.confidence_interval(0.95)
    return Difference(value, float(interval.low), float(interval.high), float(test.pvalue))


def adjusted(chances: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg (1995): for each of many tests, the share of false finds if it and all surer ones are
    called real."""
    from scipy import stats

    if not chances:
        return []
    return [float(one) for one in stats.false_discovery_control(list(chances), method="bh")]
