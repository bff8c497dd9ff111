"""Intervals and tests, against published figures and against chance."""

from __future__ import annotations

import pytest

from tavola.kernel.rng import Rng
from tavola.lab.intervals import adjusted, mean_of, means_apart, rate_against, rates_apart, shown_from, wilson


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, table II, method 10
        ((56, 70, 48, 80), 0.0524, 0.3339),
        ((9, 10, 3, 10), 0.1705, 0.8090),
        ((10, 10, 0, 10), 0.6075, 1.0000),
    ],
)
def test_rates_apart_as_newcombe_has_them(counts: tuple[int, int, int, int], low: float, high: float) -> None:
    found = rates_apart(*counts)
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)
    there = rates_apart(*counts[2:], *counts[:2])
    assert (there.value, there.low, there.high) == pytest.approx((-found.value, -found.high, -found.low))


def test_equal_rates_are_no_difference() -> None:
    assert rates_apart(5, 10, 50, 100).chance == pytest.approx(1.0)
    assert rates_apart(0, 10, 0, 10).chance == 1.0
    assert rates_apart(90, 100, 50, 100).chance < 1e-6


def test_welch_holds_the_true_difference_19_times_in_20() -> None:
    rng = Rng(3)

    def values(count: int, spread: int) -> list[float]:
        return [float(rng.below(spread) + rng.below(spread)) - spread for _ in range(count)]

    held = sure = 0
    for _ in range(400):
        found = means_apart(values(30, 40), values(12, 6))
        held += found.low <= 0 <= found.high
        sure += found.chance < 0.05
    assert 365 <= held <= 394
    assert sure == 400 - held


def test_means_have_students_intervals() -> None:
    mean, low, high = mean_of([0.0, 1.0, 2.0, 3.0, 4.0])
    assert (mean, low, high) == pytest.approx((2.0, 2 - 2.7764 * 0.5**0.5, 2 + 2.7764 * 0.5**0.5), abs=1e-3)
    assert mean_of([5.0]) == (5.0, 5.0, 5.0)
    assert means_apart([1.0, 1.0], [1.0, 1.0]).chance == 1.0
    assert means_apart([1.0, 1.0], [2.0, 2.0]).chance == 0.0


def test_chances_are_adjusted_as_benjamini_and_hochberg_do() -> None:
    assert adjusted([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert adjusted([]) == []


def test_a_rate_of_nothing_may_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_no_mean_has_an_interval_beyond_its_values() -> None:
    marks = [0.0] * 35 + [1.0]
    assert mean_of(marks) == (1 / 36, *wilson(1, 36))
    few = [0.0] * 9 + [5.0]
    mean, low, high = mean_of(few)
    assert 0.0 <= low < mean == 0.5 < high <= 5.0
    assert mean_of(few) == (mean, low, high)


def test_a_rate_is_held_against_the_usual_one() -> None:
    # Of ten throws of a coin none or all are heads 2 times in 1024.
    assert rate_against(10, 10, 0.5) == pytest.approx(2 / 1024)
    assert rate_against(5, 10, 0.5) == pytest.approx(1.0)
    assert rate_against(0, 0, 0.5) == 1.0
    assert shown_from(400, 0.5) == pytest.approx(0.07)
