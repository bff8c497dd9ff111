"""Who wins how often: by seat, bot, what a seat plays, variant, and card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
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


class Seating(NamedTuple):
    """One seat of one finished game."""

    number: int
    seat: int
    bot: str
    won: bool
    facts: dict[str, str]
    variant: tuple[str, ...]
    seen: list[str]
    played: list[str]


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


def finished(games: pl.DataFrame) -> pl.DataFrame:
    """The games that came to their end."""
    return games.filter(pl.col("error") == "")


def seatings(study: Study, games: pl.DataFrame) -> list[list[Seating]]:
    """The seats of each finished game."""
    seats = len(study.plan.bots)
    fact_names = facts_in(study, games)
    return [[_seating(study, row, seat, fact_names) for seat in range(seats)] for row in _rows(games)]


def _rows(games: pl.DataFrame) -> Iterator[dict[str, object]]:
    return finished(games).iter_rows(named=True)


#: The columns of a seat that are no facts of the game's.
_OWN = ("bot", "result", "won", "points", "seen", "played")


def facts_in(study: Study, games: pl.DataFrame) -> list[str]:
    """The words of the game for what a seat plays."""
    names = [name[:-2] for name in games.columns if re.fullmatch(r"[a-z]\w*_0", name)]
    apart = ("vary_", "stat_", "curve_")
    return [name for name in names if name not in _OWN and not name.startswith(apart)]


def _seating(study: Study, row: dict[str, object], seat: int, fact_names: list[str]) -> Seating:
    def cards(name: str) -> list[str]:
        found = row[f"{name}_{seat}"]
        return [str(one) for one in found] if isinstance(found, list) else []

    number = row["number"]
    assert isinstance(number, int)
    facts = {name: str(row[f"{name}_{seat}"]) for name in fact_names if row[f"{name}_{seat}"] is not None}
    variant = tuple(str(row[f"vary_{name}"]) for name in study.varied)
    won = bool(row[f"won_{seat}"])
    return Seating(number, seat, str(row[f"bot_{seat}"]), won, facts, variant, cards("seen"), cards("played"))


def all_rates(study: Study, table: list[list[Seating]]) -> list[Rates]:
    """Every rate of a study, plots of which a report shows."""
    everybody = [one for game in table for one in game]
    found = [_by_seat(study, everybody)]
    if len(set(study.plan.bots)) > 1:
        groups = _counted(
            (one.bot, one.won) for game in table if not _is_mirror([s.bot for s in game], game) for one in game
        )
        found.append(Rates("bot", "Win rate by bot", MIRRORS, "bot", groups))
    for name in dict.fromkeys(name for one in everybody for name in one.facts):
        rates = _by_fact(name, table)
        if len(rates.rows) > 1:
            found.append(rates)
    for place, name in enumerate(study.varied):
        found += _by_variant(study, place, name, table)
    for name in ("played", "seen"):
        rows = _by_card(name, everybody)
        if rows:
            about = f"How often a seat won that had {name} the card. {CONFOUNDED}"
            found.append(Rates(f"card_{name}", f"Win rate by card {name}", about, f"card {name}", rows))
    return found


def _by_seat(study: Study, everybody: list[Seating]) -> Rates:
    about = "How often each seat won; seat 0 is the first that is set up."
    if study.plan.rotate:
        about += " Every bot had every seat equally often."
    return Rates("seat", "Win rate by seat", about, "seat", _counted((str(one.seat), one.won) for one in everybody))


def _by_fact(name: str, table: list[list[Seating]]) -> Rates:
    pairs = [
        (one.facts[name], one.won)
        for game in table
        if not _is_mirror([one.facts.get(name, "") for one in game], game)
        for one in game
        if name in one.facts
    ]
    return Rates(f"fact_{name}", f"Win rate by {name}", MIRRORS, name, _counted(pairs))


def _is_mirror(values: list[str], game: list[Seating]) -> bool:
    """Whether all seats have the same value though some won and others did not."""
    return len(set(values)) == 1 and len({one.won for one in game}) > 1


def _by_variant(study: Study, place: int, name: str, table: list[list[Seating]]) -> list[Rates]:
    """How often anybody won, and who did, by the value of one option."""
    found: list[Rates] = []
    somebody = _counted((game[0].variant[place], any(one.won for one in game)) for game in table)
    if any(0 < rate.hits < rate.tries for rate in somebody):
        about = "How often somebody won; in the other games nobody did."
        found.append(Rates(f"vary_{name}", f"Games that were won, by {name}", about, name, somebody))
    several = len(set(study.plan.bots)) > 1
    who = "bot" if several else "seat"
    everybody = [one for game in table for one in game]
    rows = _counted(
        (f"{one.variant[place]} · {one.bot if several else f'seat {one.seat}'}", one.won) for one in everybody
    )
    about = f"How often each {who} won with each value of the option {name}."
    title = f"Win rate by {name} and {who}"
    found.append(Rates(f"vary_{name}_{who}", title, about, f"{name} · {who}", rows))
    return found


def _by_card(name: str, everybody: list[Seating]) -> list[Rate]:
    return _counted((card, one.won) for one in everybody for card in (one.seen if name == "seen" else one.played))


def _counted(pairs: Iterable[tuple[str, bool]]) -> list[Rate]:
    tries: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    for group, hit in pairs:
        tries[group] += 1
        hits[group] += hit
    return [rate_of(group, hits[group], tries[group]) for group in sorted(tries)]


def endings(games: pl.DataFrame) -> Rates:
    """How games ended, in the game's words."""
    words = [str(word) or "the only way" for word in finished(games)["ending"]]
    counts = Counter(words)
    rows = [rate_of(word, count, len(words)) for word, count in sorted(counts.items())]
    return Rates(ENDING, "How games end", "The share of all finished games.", "ending", rows)
