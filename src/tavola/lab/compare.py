"""Two studies beside each other: in what they differ, and which differences chance alone would hardly make."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from tavola.lab.intervals import FALSE, Difference, adjusted, means_apart, rates_apart
from tavola.lab.rates import ENDING, Rate, Rates, rate_of
from tavola.lab.shapes import figures_in

#: A group or figure is compared if both studies have so many of it.
LEAST = 10


class Found(NamedTuple):
    """One figure in both studies. ``share`` is its adjusted chance: the false finds among it and all surer ones."""

    name: str
    is_rate: bool
    here: float
    there: float
    apart: Difference
    share: float

    @property
    def is_real(self) -> bool:
        """Whether the difference is called real."""
        return self.share <= FALSE


def compare(
    rates: list[Rates], games: pl.DataFrame, other_rates: list[Rates], other_games: pl.DataFrame
) -> list[Found]:
    """Every figure that both studies have, the surest differences first."""
    raw = [*_compared_rates(rates, other_rates), *_compared_means(games, other_games)]
    shares = adjusted([one.apart.chance for one in raw])
    found = [one._replace(share=share) for one, share in zip(raw, shares, strict=True)]
    return sorted(found, key=lambda one: (one.share, one.apart.chance, -abs(one.apart.value), one.name))


def _compared_rates(rates: list[Rates], others: list[Rates]) -> list[Found]:
    tables = {table.key: table for table in others}
    found: list[Found] = []
    for table in rates:
        here = {rate.group: rate for rate in table.rows}
        there = {rate.group: rate for rate in tables[table.key].rows} if table.key in tables else {}
        if table.key == ENDING and here and there:
            # An ending that never came has a rate all the same.
            _fill(here, there)
            _fill(there, here)
        for group, rate in here.items():
            other = there.get(group)
            if other is not None and min(rate.tries, other.tries) >= LEAST:
                apart = rates_apart(rate.hits, rate.tries, other.hits, other.tries)
                found.append(Found(f"{table.title}: {group}", True, rate.rate, other.rate, apart, 1.0))
    return found


def _fill(rates: dict[str, Rate], others: dict[str, Rate]) -> None:
    tries = next(iter(rates.values())).tries
    for group in others:
        rates.setdefault(group, rate_of(group, 0, tries))


def _compared_means(games: pl.DataFrame, others: pl.DataFrame) -> list[Found]:
    theirs = figures_in(others)
    found: list[Found] = []
    for name, figures in figures_in(games).items():
        if name in theirs and min(len(figures), len(theirs[name])) >= LEAST:
            values, other = figures.to_list(), theirs[name].to_list()
            means = (sum(values) / len(values), sum(other) / len(other))
            found.append(Found(f"Mean of {name}", False, *means, means_apart(values, other), 1.0))
    return found


def said(one: Found) -> str:
    """A comparison as a sentence."""
    apart = one.apart
    if one.is_rate:
        here, there = f"{one.here:.1%}", f"{one.there:.1%}"
        change = f"{100 * apart.value:+.1f} points, likely {100 * apart.low:+.1f} to {100 * apart.high:+.1f}"
    else:
        here, there = f"{one.here:,.2f}", f"{one.there:,.2f}"
        change = f"{apart.value:+,.2f}, likely {apart.low:+,.2f} to {apart.high:+,.2f}"
    return f"{one.name}: {here} against {there} ({change})."


def summary(found: list[Found]) -> str:
    """What the comparison comes to, in a sentence or two."""
    real = sum(one.is_real for one in found)
    if not found:
        return "The two studies have no figure in common that both know well enough."
    rest = (
        f"Of every 20 differences called real about one may still be chance (Benjamini and Hochberg over all"
        f" {len(found)} comparisons)."
    )
    if not real:
        return (
            f"No difference is shown: none of the {len(found)} comparisons parts further than chance would. That does"
            " not say that there is none; more games show smaller ones."
        )
    others = len(found) - real
    return f"{real} of {len(found)} differences are real; the other {others} are not shown by so many games. {rest}"
