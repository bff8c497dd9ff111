"""Who wins how often: by seat, bot, what a seat plays, variant, and card."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

import polars as pl

from tavola.lab.intervals import wilson
from tavola.lab.study import Study
from tavola.lab.titles import Titles


class Rate(NamedTuple):
    """How often something was so, and between what the true rate is likely to be. ``title`` is the group for people."""

    group: str
    hits: int
    tries: int
    rate: float
    low: float
    high: float
    title: str


class Rates(NamedTuple):
    """The rates of several groups. ``key`` tells it from others; ``subject`` is what a sentence says of a group."""

    key: str
    title: str
    about: str
    subject: str
    rows: list[Rate]

    @property
    def usual(self) -> float:
        """The rate of all groups together."""
        tries = sum(rate.tries for rate in self.rows)
        return sum(rate.hits for rate in self.rows) / tries if tries else 0.0

    @property
    def titled(self) -> list[tuple[str, Rate]]:
        """Each rate with its name, as a table lists them."""
        return [(rate.title, rate) for rate in self.rows]

    @property
    def is_of_cards(self) -> bool:
        """Whether the groups are cards."""
        return self.key.startswith("card_")


#: The key of the rates of endings.
ENDING = "ending"
#: What stands between two halves of a group's name.
BETWEEN = " · "

MIRRORS = "Games whose seats all played the same against each other say nothing here and are left out."
CONFOUNDED = (
    "What is seen or played late is met in long games only, and a player who is ahead plays more: such a rate does not"
    " yet say that the card makes the difference."
)


def rate_of(group: str, hits: int, tries: int, title: str = "") -> Rate:
    """A rate with its interval."""
    low, high = wilson(hits, tries)
    return Rate(group, hits, tries, hits / tries if tries else 0.0, low, high, title or group)


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


class Facts(NamedTuple):
    """What the seats played: the facts that say something new, and those that are another word for one of them."""

    #: Those that are neither the same everywhere nor the same as the seat or another of them.
    apart: list[str]
    #: A fact, and one of `apart` that always goes with it.
    same: dict[str, str]
    #: The facts that go with the seat: each value was played on one seat only. Seat by seat its values.
    of_seats: dict[str, list[str]]


def facts_of(games: pl.DataFrame, seats: range, titles: Titles) -> Facts:
    """The facts of a study. Of two that always go together the one that an option decides is kept."""
    done = finished(games)
    names = facts_in(games.columns, seats)
    # The options come first.
    names.sort(key=lambda name: titles.option_of(name) is None)
    each = (
        done.select(pl.lit(seat).alias("seat"), *(pl.col(f"{name}_{seat}").alias(name) for name in names))
        for seat in seats
    )
    pairs = pl.concat(each).unique().sort("seat").collect()
    found = Facts([], {}, {})
    for name in names:
        values = pairs[name].drop_nulls().n_unique()
        if values < 2:
            continue
        if pairs.select("seat", name).n_unique() == values == len(seats):
            found.of_seats[name] = pairs.select("seat", name).unique(maintain_order=True)[name].to_list()
            continue
        twin = next((one for one in found.apart if _go_together(pairs, one, name)), None)
        if twin is None:
            found.apart.append(name)
        else:
            found.same[name] = twin
    return found


def _go_together(pairs: pl.DataFrame, one: str, other: str) -> bool:
    both = pairs.select(one, other).n_unique()
    return both == pairs[one].n_unique() == pairs[other].n_unique()


def all_rates(study: Study, games: pl.DataFrame, facts: Facts, titles: Titles) -> list[Rates]:
    """Every rate of a study, plots of which a report shows."""
    done, seats = finished(games), range(len(study.plan.bots))
    found = [_by_seat(study, done, seats, facts, titles)]
    if len(set(study.plan.bots)) > 1:
        found.append(Rates("bot", "Win rate by bot", MIRRORS, "bot", _by_what_differs("bot", done, seats, str)))
    by_facts = (_by_fact(name, done, seats, facts, titles) for name in facts.apart)
    found += [table for table in by_facts if len(table.rows) > 1]
    for name in study.varied:
        if not _is_fact(name, facts, titles):
            found += _by_variant(study, name, done, seats, titles)
    for name in ("played", "seen"):
        rows = _counted(
            (_tries(done, pl.col(f"{name}_{seat}"), seat).explode("group") for seat in seats),
            lambda word: titles.of("card", word),
        )
        if rows:
            about = f"How often a seat won that had {name} the card. {CONFOUNDED}"
            found.append(Rates(f"card_{name}", f"Win rate by card {name}", about, f"card {name}", rows))
    return found


def _by_fact(name: str, done: pl.LazyFrame, seats: range, facts: Facts, titles: Titles) -> Rates:
    rows = _by_what_differs(name, done, seats, lambda word: titles.of(name, word))
    twins = " and ".join(other for other, kept in facts.same.items() if kept == name)
    about = f"{MIRRORS} Each {name} goes with one {twins}, so that it is the same by {twins}." if twins else MIRRORS
    return Rates(f"fact_{name}", f"Win rate by {name}", about, name, rows)


def _is_fact(option: str, facts: Facts, titles: Titles) -> bool:
    """Whether what an option hands out to the seats is told by a fact."""
    known = [*facts.apart, *facts.same, *facts.of_seats]
    deciding = [titles.option_of(name) for name in known]
    return any(one is not None and one.per_seat and one.name == option for one in deciding)


def _by_seat(study: Study, done: pl.LazyFrame, seats: range, facts: Facts, titles: Titles) -> Rates:
    about = "How often each seat won; Player 1 is the first that is set up."
    if study.plan.rotate:
        about += " Every bot had every seat equally often."

    def title(seat: str) -> str:
        own = [titles.of(name, values[int(seat)]) for name, values in facts.of_seats.items()]
        return titles.seat(seat) + (f" ({', '.join(own)})" if own else "")

    rows = _counted((_tries(done, pl.lit(str(seat)), seat) for seat in seats), title)
    return Rates("seat", "Win rate by seat", about, "seat", rows)


def _by_what_differs(name: str, done: pl.LazyFrame, seats: range, title: Callable[[str], str]) -> list[Rate]:
    """By a column of each seat; without the games in which all have the same though some won and others did not."""
    same = pl.all_horizontal(pl.col(f"{name}_{seat}").eq_missing(pl.col(f"{name}_0")) for seat in seats)
    parted = pl.any_horizontal(pl.col(f"won_{seat}") != pl.col("won_0") for seat in seats)
    telling = done.filter(~(same & parted))
    return _counted((_tries(telling, pl.col(f"{name}_{seat}"), seat) for seat in seats), title)


def _by_variant(study: Study, name: str, done: pl.LazyFrame, seats: range, titles: Titles) -> list[Rates]:
    """How often anybody won, and who did, by the value of one option."""
    found: list[Rates] = []
    value = pl.col(f"vary_{name}")
    anybody = pl.any_horizontal(pl.col(f"won_{seat}") for seat in seats)
    told = titles.option(name).lower()
    somebody = _counted([done.select(group=value, hit=anybody)], lambda word: titles.of(name, word))
    if any(0 < rate.hits < rate.tries for rate in somebody):
        about = "How often somebody won; in the other games nobody did."
        rows = _as_listed(study, name, somebody)
        found.append(Rates(f"vary_{name}", f"Games that were won, by {told}", about, told, rows))
    several = len(set(study.plan.bots)) > 1
    who = "bot" if several else "seat"
    winner = [pl.lit(BETWEEN) + (pl.col(f"bot_{seat}") if several else pl.lit(str(seat))) for seat in seats]

    def title(group: str) -> str:
        word, _, last = group.rpartition(BETWEEN)
        return f"{titles.of(name, word)}{BETWEEN}{last if several else titles.seat(last)}"

    rows = _counted((_tries(done, value + winner[seat], seat) for seat in seats), title)
    about = f"How often each {who} won with each value of “{titles.option(name)}”."
    rows = _as_listed(study, name, rows)
    found.append(Rates(f"vary_{name}_{who}", f"Win rate by {told} and {who}", about, f"{told}{BETWEEN}{who}", rows))
    return found


def _as_listed(study: Study, name: str, rows: list[Rate]) -> list[Rate]:
    """The rows in the order in which the study lists the values."""
    place = study.varied.index(name)
    order = {label: number for number, label in enumerate(dict.fromkeys(one[place] for one in study.labels))}
    last = len(order)

    def rank(rate: Rate) -> tuple[int, str]:
        word = rate.group if rate.group in order else rate.group.rpartition(BETWEEN)[0]
        return order.get(word, last), rate.group

    return sorted(rows, key=rank)


def _tries(games: pl.LazyFrame, group: pl.Expr, seat: int) -> pl.LazyFrame:
    """For each game the group that a seat is in, and whether it won."""
    return games.select(group=group, hit=pl.col(f"won_{seat}"))


def _counted(tries: Iterable[pl.LazyFrame], title: Callable[[str], str]) -> list[Rate]:
    """The rate of each group; what is in none is left out."""
    together = pl.concat(tries).drop_nulls("group")
    counts = together.group_by("group").agg(pl.col("hit").sum(), pl.len()).sort("group").collect()
    return [rate_of(group, hits, count, title(group)) for group, hits, count in counts.iter_rows()]


def endings(games: pl.DataFrame, titles: Titles) -> Rates:
    """How games ended, in the game's words."""
    words = finished(games).select("ending")
    counts = words.group_by("ending").len().sort("ending").collect()
    total = int(counts["len"].sum())
    rows = [
        rate_of(word or "the only way", count, total, titles.of("ending", word) if word else "")
        for word, count in counts.iter_rows()
    ]
    return Rates(ENDING, "How games end", "The share of all finished games.", "ending", rows)
