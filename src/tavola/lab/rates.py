"""Who wins how often: by seat, bot, what a seat plays, variant, and card."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import polars as pl

from tavola.lab.intervals import wilson
from tavola.lab.study import Study


class Rate(NamedTuple):
    """How often something was so, and between what the true rate is likely to be."""

    group: str
    hits: int
    tries: int
    rate: float
    low: float
    high: float


class Rates(NamedTuple):
    """The rates of several groups. ``key`` tells it from others; ``subject`` is what a sentence says of a group."""

    key: str
    title: str
    about: str
    subject: str
    rows: list[Rate]


#: The key of the rates of endings.
ENDING = "ending"

MIRRORS = "Games whose seats all played the same against each other say nothing here and are left out."
CONFOUNDED = (
    "What is seen or played late is met in long games only, and a player who is ahead plays more: such a rate does not"
    " yet say that the card makes the difference."
)


def rate_of(group: str, hits: int, tries: int) -> Rate:
    """A rate with its interval."""
    low, high = wilson(hits, tries)
    return Rate(group, hits, tries, hits / tries if tries else 0.0, low, high)


def finished(games: pl.DataFrame) -> pl.LazyFrame:
    """The games that came to their end. Whoever asks for a few columns of it copies no others."""
    return games.lazy().filter(pl.col("error") == "")


#: The columns of a seat that are no facts of the game's.
_OWN = ("bot", "result", "won", "points", "seen", "played")


def facts_in(columns: list[str], seats: range) -> list[str]:
    """The words of the game for what a seat plays."""
    names = [name[:-2] for name in columns if re.fullmatch(r"[a-z]\w*_0", name)]
    apart = ("vary_", "stat_", "curve_")
    return [
        name
        for name in names
        if name not in _OWN and not name.startswith(apart) and all(f"{name}_{seat}" in columns for seat in seats)
    ]


def all_rates(study: Study, games: pl.DataFrame) -> list[Rates]:
    """Every rate of a study, plots of which a report shows."""
    done, seats = finished(games), range(len(study.plan.bots))
    found = [_by_seat(study, done, seats)]
    if len(set(study.plan.bots)) > 1:
        found.append(Rates("bot", "Win rate by bot", MIRRORS, "bot", _by_what_differs("bot", done, seats)))
    for name in facts_in(games.columns, seats):
        rows = _by_what_differs(name, done, seats)
        if len(rows) > 1:
            found.append(Rates(f"fact_{name}", f"Win rate by {name}", MIRRORS, name, rows))
    for name in study.varied:
        found += _by_variant(study, name, done, seats)
    for name in ("played", "seen"):
        rows = _counted(_tries(done, pl.col(f"{name}_{seat}"), seat).explode("group") for seat in seats)
        if rows:
            about = f"How often a seat won that had {name} the card. {CONFOUNDED}"
            found.append(Rates(f"card_{name}", f"Win rate by card {name}", about, f"card {name}", rows))
    return found


def _by_seat(study: Study, done: pl.LazyFrame, seats: range) -> Rates:
    about = "How often each seat won; seat 0 is the first that is set up."
    if study.plan.rotate:
        about += " Every bot had every seat equally often."
    rows = _counted(_tries(done, pl.lit(str(seat)), seat) for seat in seats)
    return Rates("seat", "Win rate by seat", about, "seat", rows)


def _by_what_differs(name: str, done: pl.LazyFrame, seats: range) -> list[Rate]:
    """By a column of each seat; without the games in which all have the same though some won and others did not."""
    same = pl.all_horizontal(pl.col(f"{name}_{seat}").eq_missing(pl.col(f"{name}_0")) for seat in seats)
    parted = pl.any_horizontal(pl.col(f"won_{seat}") != pl.col("won_0") for seat in seats)
    telling = done.filter(~(same & parted))
    return _counted(_tries(telling, pl.col(f"{name}_{seat}"), seat) for seat in seats)


def _by_variant(study: Study, name: str, done: pl.LazyFrame, seats: range) -> list[Rates]:
    """How often anybody won, and who did, by the value of one option."""
    found: list[Rates] = []
    value = pl.col(f"vary_{name}")
    anybody = pl.any_horizontal(pl.col(f"won_{seat}") for seat in seats)
    somebody = _counted([done.select(group=value, hit=anybody)])
    if any(0 < rate.hits < rate.tries for rate in somebody):
        about = "How often somebody won; in the other games nobody did."
        found.append(Rates(f"vary_{name}", f"Games that were won, by {name}", about, name, somebody))
    several = len(set(study.plan.bots)) > 1
    who = "bot" if several else "seat"
    winner = [pl.lit(" · ") + pl.col(f"bot_{seat}") if several else pl.lit(f" · seat {seat}") for seat in seats]
    rows = _counted(_tries(done, value + winner[seat], seat) for seat in seats)
    about = f"How often each {who} won with each value of the option {name}."
    title = f"Win rate by {name} and {who}"
    found.append(Rates(f"vary_{name}_{who}", title, about, f"{name} · {who}", rows))
    return found


def _tries(games: pl.LazyFrame, group: pl.Expr, seat: int) -> pl.LazyFrame:
    """For each game the group that a seat is in, and whether it won."""
    return games.select(group=group, hit=pl.col(f"won_{seat}"))


def _counted(tries: Iterable[pl.LazyFrame]) -> list[Rate]:
    """The rate of each group; what is in none is left out."""
    together = pl.concat(tries).drop_nulls("group")
    counts = together.group_by("group").agg(pl.col("hit").sum(), pl.len()).sort("group").collect()
    return [rate_of(group, hits, count) for group, hits, count in counts.iter_rows()]


def endings(games: pl.DataFrame) -> Rates:
    """How games ended, in the game's words."""
    words = finished(games).select(pl.col("ending").replace("", "the only way"))
    counts = words.group_by("ending").len().sort("ending").collect()
    total = int(counts["len"].sum())
    rows = [rate_of(word, count, total) for word, count in counts.iter_rows()]
    return Rates(ENDING, "How games end", "The share of all finished games.", "ending", rows)
