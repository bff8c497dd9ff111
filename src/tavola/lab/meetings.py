"""Who beats whom: for each two things that seats may play, how often the one wins where the other sits at the table."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from tavola.lab.intervals import wilson
from tavola.lab.rates import finished
from tavola.lab.titles import Titles

#: A matrix of fewer says no more than the plain rates, one of more cannot be read.
LEAST, MOST = 3, 40


class Meeting(NamedTuple):
    """How often ``one`` won the games in which ``other`` sat at the table too, whatever their seats."""

    one: str
    other: str
    hits: int
    tries: int
    rate: float
    low: float
    high: float


class Matrix(NamedTuple):
    """Every meeting of a fact; ``names`` from the strongest to the weakest."""

    fact: str
    names: list[str]
    meetings: list[Meeting]

    @property
    def rows(self) -> list[tuple[str, Meeting]]:
        """Each meeting with its name, as a table lists them: the strongest first, and whom they meet likewise."""
        place = {name: number for number, name in enumerate(self.names)}
        ordered = sorted(self.meetings, key=lambda one: (place[one.one], place[one.other]))
        return [(f"{one.one} against {one.other}", one) for one in ordered]


def matrix_of(games: pl.DataFrame, fact: str, seats: range, titles: Titles) -> Matrix | None:
    """The meetings of a fact; None where there are too few or too many, or where all win and lose together."""
    done = finished(games)
    pairs = [(one, other) for one in seats for other in seats if one != other]
    parted = pl.any_horizontal(pl.col(f"won_{seat}") != pl.col("won_0") for seat in seats)
    if not pairs or not done.select(parted.any()).collect().item():
        return None
    met = pl.concat(
        done.select(one=pl.col(f"{fact}_{one}"), other=pl.col(f"{fact}_{other}"), hit=pl.col(f"won_{one}"))
        for one, other in pairs
    ).drop_nulls()
    apart = met.filter(pl.col("one") != pl.col("other")).group_by("one", "other")
    counts = apart.agg(pl.col("hit").sum(), pl.len()).sort("one", "other").collect()
    if not LEAST <= counts["one"].n_unique() <= MOST:
        return None
    found = [
        Meeting(titles.of(fact, one), titles.of(fact, other), hits, tries, hits / tries, *wilson(hits, tries))
        for one, other, hits, tries in counts.iter_rows()
    ]
    return Matrix(fact, _strongest_first(found), found)


def _strongest_first(meetings: list[Meeting]) -> list[str]:
    """By the mean over all others, so that whom one met most often does not matter."""
    rates: dict[str, list[float]] = {}
    for one in meetings:
        rates.setdefault(one.one, []).append(one.rate)
    return sorted(rates, key=lambda name: (-sum(rates[name]) / len(rates[name]), name))
