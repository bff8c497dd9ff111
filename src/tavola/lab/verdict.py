"""What a study says of balance, in plain sentences, and what keeps it from saying more."""

from __future__ import annotations

from typing import NamedTuple

import polars as pl

from tavola.lab.intervals import FALSE, adjusted, rate_against, shown_from
from tavola.lab.rates import ENDING, Facts, Rate, Rates, finished
from tavola.lab.shapes import led_at_half, usual_length
from tavola.lab.study import Study
from tavola.lab.titles import Titles

#: A bot that wins this share of its games against others leaves nothing for anything else to decide.
DECIDES = 0.9
#: A group is called the strongest or weakest if it was tried so often.
LEAST_TRIES = 10
#: Where so many of the games had no winner, the rest says little.
SELDOM = 0.9
#: So many groups are told with their figures, and so many by name.
FEW = 4
MOST_NAMED = 8
#: A tenth of a point is worth telling from so many tries.
MANY_TRIES = 1000
#: A bot that plays without aim.
AIMLESS = "random"


class Verdict(NamedTuple):
    """Sentences: what must be known before the figures are believed, and what they say."""

    warnings: list[str]
    findings: list[str]


class Balance(NamedTuple):
    """Which groups of some rates part from all together further than chance would, 19 times in 20."""

    known: list[Rate]
    stronger: list[Rate]
    weaker: list[Rate]
    #: About the difference that so many games show.
    shown_from: float


def verdict_of(
    study: Study, games: pl.DataFrame, rates: list[Rates], facts: Facts, word: str, titles: Titles
) -> Verdict:
    """The first things to say of a study."""
    done = finished(games)
    seats = range(len(study.plan.bots))
    count = done.select(pl.len()).collect().item()
    if not count:
        return Verdict([], [])
    tables = {table.key: table for table in rates}
    winners = done.select(pl.any_horizontal(pl.col(f"won_{seat}") for seat in seats).sum()).collect().item()
    if not winners:
        return Verdict(
            [_nobody(count, tables[ENDING], study)], ["It cannot be told: nobody won.", *_lengths(games, word)]
        )
    parted = pl.any_horizontal(pl.col(f"won_{seat}") != pl.col("won_0") for seat in seats)
    together = not done.select(parted.any()).collect().item()
    best = _deciding(tables.get("bot"))
    warnings = [*_of_bots(study, best), *_of_seats(study, facts, titles, together), *_of_variants(study)]
    warnings += _of_few_winners(count - winners, count)
    findings = _of_bots_won(tables.get("bot"))
    if best is not None:
        findings.append("Of what is played, and of the seats, nothing can be told: the bot decides.")
    else:
        findings += [*_of_what_differs(tables), _of_the_seat(tables["seat"], facts, together)]
    findings += [*_of_winning(games, word), *_of_endings(tables[ENDING]), *_lengths(games, word)]
    return Verdict(warnings, findings)


# Warnings ------------------------------------------------------------------------------------------------------------


def _nobody(count: int, endings: Rates, study: Study) -> str:
    how = ", ".join(_as_clause(rate.title) for rate in sorted(endings.rows, key=lambda rate: -rate.hits)[:FEW])
    every = f"All {count:,} games" if count > 1 else "The one game"
    said = f"{every} ended without a winner ({how}). This says nothing about balance."
    if AIMLESS in study.plan.bots:
        said += " Random play does not get there; let bots play that want to win: --bots greedy."
    return said


def _as_clause(title: str) -> str:
    return title[:1].lower() + title[1:]


def _deciding(bots: Rates | None) -> Rate | None:
    """The bot that wins nearly all of its games against others, if there is one."""
    best = max(bots.rows, key=lambda rate: rate.rate, default=None) if bots is not None else None
    return best if best is not None and best.rate >= DECIDES else None


def _of_bots(study: Study, best: Rate | None) -> list[str]:
    if set(study.plan.bots) == {AIMLESS}:
        return ["Only random played: what is strong in aimless play need not be so in good play. See --bots greedy."]
    if best is None:
        return []
    return [
        f"The bot decides nearly everything: {best.title} won {best.hits:,} of {best.tries:,} games against others. So"
        " decks, champions and seats would look equal here whatever they are worth. To compare those, let one bot play"
        f" every seat: --bots {best.title}."
    ]


def _of_few_winners(without: int, count: int) -> list[str]:
    if not without:
        return []
    said = f"In {without:,} of {count:,} games ({without / count:.0%}) nobody won."
    return [f"{said} The rest says little about balance." if without / count >= SELDOM else said]


def _of_seats(study: Study, facts: Facts, titles: Titles, together: bool) -> list[str]:
    """What cannot be told from the seat that it was played on."""
    if together:
        return []
    found: list[str] = []
    for name, values in facts.of_seats.items():
        option = titles.option_of(name)
        if option is None or not option.per_seat:
            continue
        played = ", ".join(f"{titles.of(name, value)} on {titles.seat(seat)}" for seat, value in enumerate(values))
        words = ",".join(dict.fromkeys(values))
        found.append(
            f"Each {name} was played on one seat only ({played}): whether the {name} or the seat makes the difference"
            f" cannot be told. --vary {name}={words} plays each on every seat."
        )
    return found


def _of_variants(study: Study) -> list[str]:
    variants, games = len(study.plan.chosen), study.plan.games
    turns = games // len(study.plan.bots) if study.plan.rotate else games
    if turns >= variants:
        return []
    return [f"Only {max(1, turns)} of the {variants:,} variants were played: the study has too few games for all."]


# Findings ------------------------------------------------------------------------------------------------------------


def balance_of(table: Rates) -> Balance:
    """The groups of a table held against all together; their chances are adjusted together."""
    known = [rate for rate in table.rows if rate.tries >= LEAST_TRIES] or table.rows
    usual = table.usual
    shares = adjusted([rate_against(rate.hits, rate.tries, usual) for rate in known])
    apart = [rate for rate, share in zip(known, shares, strict=True) if share <= FALSE]
    fewest = min((rate.tries for rate in known), default=0)
    return Balance(
        sorted(known, key=lambda rate: -rate.rate),
        [rate for rate in apart if rate.rate > usual],
        [rate for rate in apart if rate.rate < usual],
        shown_from(fewest, usual),
    )


def _of_what_differs(tables: dict[str, Rates]) -> list[str]:
    found: list[str] = []
    for key, table in tables.items():
        if key.startswith("fact_") and not _only_happened(table):
            found.append(_of_table(table, "strongest {}, weakest {}"))
        elif key.startswith("vary_") and not key.endswith(("_bot", "_seat")):
            found.append(_of_table(table, "somebody won most often with {}, least with {}"))
    return found


def _only_happened(table: Rates) -> bool:
    """Whether a fact is a yes or no: something that came about in the game, and not what a seat was given."""
    return {rate.group for rate in table.rows} <= {"yes", "no"}


def _of_table(table: Rates, wording: str) -> str:
    balance = balance_of(table)
    told = wording.format(likely(balance.known[0]), likely(balance.known[-1]))
    return f"{table.subject.capitalize()}: {told}. {_shown(balance, table.subject, table.usual)}"


def _shown(balance: Balance, subject: str, usual: float) -> str:
    if not balance.stronger and not balance.weaker:
        return (
            f"No difference by {subject} is shown; a study of this size shows one of about"
            f" {100 * balance.shown_from:.0f} points and more from the mean of {usual:.0%}."
        )
    sides = [(balance.stronger, "above"), (balance.weaker, "below")]
    told = " and ".join(f"{_named(rates)} {side}" for rates, side in sides if rates)
    return f"A difference by {subject} is shown: {told} the mean of {usual:.0%}."


def _named(rates: list[Rate]) -> str:
    first = ", ".join(rate.title for rate in rates[:MOST_NAMED])
    return f"{first} and {len(rates) - MOST_NAMED} more" if len(rates) > MOST_NAMED else first


def likely(rate: Rate) -> str:
    """A rate with its group and interval."""
    near_an_end = 0 < rate.rate < 0.01 or 0.99 < rate.rate < 1
    digits = 1 if rate.tries >= MANY_TRIES or near_an_end else 0
    return f"{rate.title} {rate.rate:.{digits}%} ({rate.low:.{digits}%} to {rate.high:.{digits}%})"


def _of_bots_won(bots: Rates | None) -> list[str]:
    if bots is None or not bots.rows:
        return []
    told = ", ".join(likely(rate) for rate in sorted(bots.rows, key=lambda rate: -rate.rate))
    return [f"Bot: {told}. {_shown(balance_of(bots), 'bot', bots.usual)}"]


def _of_the_seat(table: Rates, facts: Facts, together: bool) -> str:
    if together:
        whole = table.rows[0]
        who = "Everybody wins or loses together: they" if len(table.rows) > 1 else "The player"
        return f"{who} won {whole.rate:.0%} of the games ({whole.low:.0%} to {whole.high:.0%})."
    told = ", ".join(likely(rate) for rate in table.rows[:FEW])
    subject = " and ".join(["seat", *facts.of_seats])
    return f"{subject.capitalize()}: {told}. {_shown(balance_of(table), subject, table.usual)}"


def _of_winning(games: pl.DataFrame, word: str) -> list[str]:
    """What decides: the lead at half time, and how often it never changes."""
    led = led_at_half(games)
    if led is None:
        return []
    said = (
        f"What decides: whoever led alone halfway through the {word}s won {led.rate:.0%} of the time (likely"
        f" {led.low:.0%} to {led.high:.0%})"
    )
    changes = finished(games).select("lead_changes").drop_nulls().collect().to_series()
    if len(changes):
        said += f"; in {(changes == 0).sum() / len(changes):.0%} of the games the lead never passed to another seat"
    return [f"{said}."]


def _of_endings(endings: Rates) -> list[str]:
    if len(endings.rows) < 2:
        return []
    most = sorted(endings.rows, key=lambda rate: -rate.hits)[:FEW]
    return [f"How games end: {'; '.join(f'{rate.title} {rate.rate:.0%}' for rate in most)}."]


def _lengths(games: pl.DataFrame, word: str) -> list[str]:
    quartiles = usual_length(games)
    if quartiles is None:
        return []
    low, middle, high = quartiles
    return [f"Length: {middle} {word}s (median); the middle half takes {low} to {high}."]
