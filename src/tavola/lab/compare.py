"""Two studies beside each other: in what they differ, and which differences chance alone would hardly make."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from tavola.lab.intervals import FALSE, Difference, adjusted, are_marks, means_apart, rates_apart
from tavola.lab.rates import ENDING, Rate, Rates, rate_of
from tavola.lab.shapes import figures_in

#: A group or figure is compared if both studies have so many of it.
LEAST = 10


class Found(NamedTuple):
    """One figure in both studies. ``share`` is its adjusted chance: the false finds among it and all surer ones."""

    name: str
    #: Whether it is one of the many figures of single cards, which are judged among themselves.
    is_of_card: bool
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
    """Every figure that both studies have: those of the game and then those of cards, the surest differences first.

    Cards are many, and the few other figures are what was asked for; so each of the two kinds is adjusted by itself.
    """
    raw = [*_compared_rates(rates, other_rates), *_compared_means(games, other_games)]
    found: list[Found] = []
    for of_card in (False, True):
        kind = [one for one in raw if one.is_of_card == of_card]
        shares = adjusted([one.apart.chance for one in kind])
        found += [one._replace(share=share) for one, share in zip(kind, shares, strict=True)]
    return sorted(found, key=lambda one: (one.is_of_card, one.share, one.apart.chance, -abs(one.apart.value), one.name))


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
                name = f"{table.title}: {rate.title}"
                found.append(Found(name, table.is_of_cards, True, rate.rate, other.rate, apart, 1.0))
    return found


def _fill(rates: dict[str, Rate], others: dict[str, Rate]) -> None:
    tries = next(iter(rates.values())).tries
    for group, other in others.items():
        rates.setdefault(group, rate_of(group, 0, tries, other.title))


def _compared_means(games: pl.DataFrame, others: pl.DataFrame) -> list[Found]:
    theirs = figures_in(others)
    found: list[Found] = []
    for name, figures in figures_in(games).items():
        if name in theirs and min(len(figures), len(theirs[name])) >= LEAST:
            values, other = figures.to_list(), theirs[name].to_list()
            here, there = sum(values) / len(values), sum(other) / len(other)
            if are_marks(values) and are_marks(other):
                apart = rates_apart(int(sum(values)), len(values), int(sum(other)), len(other))
                found.append(Found(f"Share of games with {name}", False, True, here, there, apart, 1.0))
            else:
                found.append(Found(f"Mean of {name}", False, False, here, there, means_apart(values, other), 1.0))
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
    """What the comparison comes to, in a few sentences."""
    if not found:
        return "The two studies have no figure in common that both know well enough."
    kinds = [("the game as a whole", [one for one in found if not one.is_of_card])]
    kinds.append(("single cards", [one for one in found if one.is_of_card]))
    told = [f"{_counted(kind)} about {what}" for what, kind in kinds if kind]
    said = f"Real differences: {' and '.join(told)}."
    if any(one.is_real for one in found):
        return f"{said} Of every 20 differences called real about one may still be chance (Benjamini and Hochberg)."
    return (
        f"No difference is shown: {' and '.join(told)} part further than chance would. That does not say that there is"
        " none; more games show smaller ones."
    )


def _counted(found: list[Found]) -> str:
    real = sum(one.is_real for one in found)
    return f"{real or 'none'} of {len(found)}"
