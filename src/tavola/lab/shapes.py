"""How games go: how long they are, what decides them, and their curves from round to round."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import quantiles
from typing import Any, NamedTuple

import polars as pl

from tavola.lab.intervals import mean_of
from tavola.lab.rates import Rate, finished, rate_of


class Mean(NamedTuple):
    """The mean of a figure of each game, and between what the true one is likely to be."""

    name: str
    mean: float
    low: float
    high: float
    games: int


class Point(NamedTuple):
    """A curve at the beginning of a round: the quartiles over so many games or seats."""

    group: str
    round: int
    low: float
    middle: float
    high: float
    tries: int


class Curve(NamedTuple):
    """What is followed from round to round."""

    name: str
    points: list[Point]


#: A round is drawn if so many games, and this share of the most, came to it.
LEAST_GAMES = 5
LEAST_SHARE = 0.05


def figures_in(games: pl.DataFrame) -> dict[str, list[float]]:
    """The figures of each finished game by name: its length, and what the game itself counts."""
    done = finished(games)
    names = {"rounds": "rounds", "decisions": "decisions", "lead_changes": "changes of the lead"}
    names.update({name: name[5:].replace("_", " ") for name in done.columns if name.startswith("stat_")})
    found = {title: done[name].drop_nulls().to_list() for name, title in names.items() if name in done.columns}
    return {title: [float(value) for value in values] for title, values in found.items() if values}


def means(games: pl.DataFrame) -> list[Mean]:
    """The mean of each figure."""
    return [Mean(name, *mean_of(values), len(values)) for name, values in figures_in(games).items()]


def lengths(games: pl.DataFrame) -> list[tuple[int, int]]:
    """How many games had so many rounds; decisions, by tens, where the game counts no rounds."""
    done = finished(games)
    rounds = [int(value) for value in done["rounds"]]
    if not any(rounds):
        rounds = [int(value) // 10 * 10 for value in done["decisions"]]
    return sorted(Counter(rounds).items())


def decided(games: pl.DataFrame) -> list[tuple[int, int]]:
    """In how many games the lead changed for the last time in each round, 0 where it never did."""
    return sorted(Counter(int(value) for value in finished(games)["lead_changed"].drop_nulls()).items())


def led_at_half(games: pl.DataFrame) -> Rate | None:
    """How often whoever led alone halfway through the rounds won; None where seats race in nothing."""
    hits = tries = 0
    names = race_columns(games)
    for row in finished(games).iter_rows(named=True):
        curves = [row[name] for name in names]
        if not curves or not all(curves):
            continue
        values = [curve[len(curve) // 2] for curve in curves]
        ahead = [seat for seat, value in enumerate(values) if value == max(values)]
        if len(ahead) == 1 and len(values) > 1:
            tries += 1
            hits += bool(row[f"won_{ahead[0]}"])
    return rate_of("led halfway", hits, tries) if tries else None


def race_columns(games: pl.DataFrame) -> list[str]:
    """The columns of the curves that the seats race in, seat 0 first."""
    seats = [name for name in games.columns if name.startswith("curve_") and name[-2:-1] == "_" and name[-1].isdigit()]
    return [name for name in seats if name[:-2] == seats[0][:-2]]


def curves(games: pl.DataFrame) -> list[Curve]:
    """Every curve: those of the seats for winners and for others, those of the whole table for all games."""
    samples: dict[str, dict[tuple[str, int], list[float]]] = defaultdict(lambda: defaultdict(list))
    columns = [name for name in games.columns if name.startswith("curve_") and name != "curve_round"]
    for row in finished(games).iter_rows(named=True):
        rounds = _drawn_at(row["curve_round"])
        for column in columns:
            if row[column]:
                name, group = _named(column, row)
                for round_, value in zip(rounds, row[column], strict=True):
                    if value == value:
                        samples[name][group, round_].append(value)
    return [Curve(name, _points(groups)) for name, groups in samples.items()]


def _drawn_at(rounds: list[int]) -> list[int]:
    """The end of a game is drawn where the round after its last would have begun."""
    return [*rounds[:-1], rounds[-1] + 1]


def _named(column: str, row: dict[str, Any]) -> tuple[str, str]:
    name, _, seat = column[len("curve_") :].rpartition("_")
    if not seat.isdigit():
        return column[len("curve_") :].replace("_", " "), "all games"
    return name.replace("_", " "), "won" if row[f"won_{seat}"] else "did not win"


def _points(groups: dict[tuple[str, int], list[float]]) -> list[Point]:
    most: dict[str, int] = defaultdict(int)
    for (group, _), values in groups.items():
        most[group] = max(most[group], len(values))
    found: list[Point] = []
    for (group, round_), values in sorted(groups.items()):
        if len(values) >= max(LEAST_GAMES, LEAST_SHARE * most[group]):
            low, middle, high = quantiles(values, n=4, method="inclusive")
            found.append(Point(group, round_, low, middle, high, len(values)))
    return found
