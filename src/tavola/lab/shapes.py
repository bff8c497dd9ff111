"""How games go: how long they are, what decides them, and their curves from round to round."""

from __future__ import annotations

from typing import NamedTuple

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
LEAST_SHARE = 0.2


def figures_in(games: pl.DataFrame) -> dict[str, pl.Series]:
    """The figures of each finished game by name: its length, and what the game itself counts."""
    names = {"rounds": "rounds", "decisions": "decisions", "lead_changes": "changes of the lead"}
    names.update({name: name[5:].replace("_", " ") for name in games.columns if name.startswith("stat_")})
    done = finished(games).select(pl.col(list(names)).cast(pl.Float64)).collect()
    # A figure that is no number says as little as one that is missing.
    found = {title: done[name].filter(done[name].is_finite()) for name, title in names.items()}
    return {title: values for title, values in found.items() if len(values)}


def means(games: pl.DataFrame) -> list[Mean]:
    """The mean of each figure."""
    return [Mean(name, *mean_of(values.to_list()), len(values)) for name, values in figures_in(games).items()]


def lengths(games: pl.DataFrame) -> list[tuple[int, int]]:
    """How many games had so many rounds; decisions, by tens, where the game counts no rounds."""
    done = finished(games).select("rounds", pl.col("decisions") // 10 * 10).collect()
    return _counts(done["rounds"] if (done["rounds"] != 0).any() else done["decisions"])


def usual_length(games: pl.DataFrame) -> tuple[int, int, int] | None:
    """The quartiles of the rounds of a game; None where the game counts none."""
    rounds = finished(games).select("rounds").collect().to_series()
    if not len(rounds) or not (rounds != 0).any():
        return None
    low, middle, high = (rounds.quantile(share, "nearest") for share in (0.25, 0.5, 0.75))
    return int(low or 0), int(middle or 0), int(high or 0)


def decided(games: pl.DataFrame) -> list[tuple[int, int]]:
    """In how many games the lead changed for the last time in each round, 0 where it never did."""
    return _counts(finished(games).select("lead_changed").drop_nulls().collect().to_series())


def _counts(values: pl.Series) -> list[tuple[int, int]]:
    return [(value, count) for value, count in values.value_counts().sort(values.name).iter_rows()]


def led_at_half(games: pl.DataFrame) -> Rate | None:
    """How often whoever led alone halfway through the rounds won; None where seats race in nothing."""
    race = _race(games)
    if len(race) < 2:
        return None
    names = [column.name for column in race]
    halfway = [pl.col(name).list.get(pl.col(name).list.len() // 2, null_on_oob=True) for name in names]
    # Games in which they raced in something else, or not yet, say nothing.
    known = finished(games).select(*halfway, *(f"won_{column.seat}" for column in race)).drop_nulls().drop_nans()
    ahead = [pl.col(name) > pl.max_horizontal(other for other in names if other != name) for name in names]
    hits = [(one & pl.col(f"won_{column.seat}")).sum() for one, column in zip(ahead, race, strict=True)]
    counts = known.select(pl.sum_horizontal(hits), tries=pl.sum_horizontal(one.sum() for one in ahead)).collect()
    led, tries = counts.row(0)
    return rate_of("led halfway", led, tries) if tries else None


class _Column(NamedTuple):
    """A column of a curve, and the seat whose it is; "" if it is that of the whole table."""

    name: str
    seat: str


def _columns(games: pl.DataFrame) -> dict[str, list[_Column]]:
    """The columns of each curve, by what it follows; seat 0 first."""
    found: dict[str, list[_Column]] = {}
    for column in games.columns:
        followed, _, seat = column.removeprefix("curve_").rpartition("_")
        if column == "curve_round" or not column.startswith("curve_"):
            continue
        if f"won_{seat}" in games.columns:
            found.setdefault(followed, []).append(_Column(column, seat))
        else:
            found.setdefault(column.removeprefix("curve_"), []).append(_Column(column, ""))
    return found


def _race(games: pl.DataFrame) -> list[_Column]:
    """The columns of the curve that the seats race in."""
    if "race" not in games.columns:
        return []
    named = games["race"].drop_nulls().to_list()
    return _columns(games).get(max(named, default=""), [])


def curves(games: pl.DataFrame) -> list[Curve]:
    """Every curve: those of the seats for winners and for others, those of the whole table for all games."""
    found = {name: _points(_samples(games, columns)) for name, columns in _columns(games).items()}
    return [Curve(name.replace("_", " "), points) for name, points in found.items() if points is not None]


#: The groups of a curve, by whether the seat won; null where it is the whole table's.
WHOLE = "all games"
_GROUPS = {True: "won", False: "did not win", None: WHOLE}


def _samples(games: pl.DataFrame, columns: list[_Column]) -> pl.LazyFrame:
    """What a curve was in each game at each round, and whether the seat whose it is won."""
    # The end of a game is drawn where the round after its last would have begun.
    is_end = pl.int_range(pl.len()) == pl.len() - 1
    drawn_at = pl.col("curve_round").list.eval(pl.element() + is_end.cast(pl.Int64))
    return pl.concat(
        finished(games)
        .filter(pl.col(column.name).list.len() > 0)
        .select(
            won=pl.col(f"won_{column.seat}") if column.seat else pl.lit(None, pl.Boolean),
            round=drawn_at,
            value=column.name,
        )
        .explode("round", "value")
        .filter(pl.col("value").is_finite())
        for column in columns
    )


def _points(samples: pl.LazyFrame) -> list[Point] | None:
    """The rounds to which enough games or seats came; None if it never was a number."""
    quartiles = [pl.col("value").quantile(share, "linear").alias(str(share)) for share in (0.25, 0.5, 0.75)]
    rounds = samples.group_by("won", "round").agg(*quartiles, tries=pl.len()).collect()
    if not len(rounds):
        return None
    tries = pl.col("tries")
    enough = (tries >= LEAST_GAMES) & (tries >= LEAST_SHARE * tries.max().over("won"))
    found = [Point(_GROUPS[won], *figures) for won, *figures in rounds.filter(enough).iter_rows()]
    return sorted(found, key=lambda point: (point.group, point.round))
