"""A study as figures: what was played, what it says of balance, and every rate and mean."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from tavola.kernel.registry import find_game
from tavola.lab.compare import Found, compare, said, summary
from tavola.lab.meetings import Matrix, matrix_of
from tavola.lab.rates import Rate, Rates, all_rates, endings, facts_of
from tavola.lab.shapes import Curve, Mean, curves, decided, led_at_half, lengths, means, usual_length
from tavola.lab.shards import read_games
from tavola.lab.study import BadStudy, Study, read_study
from tavola.lab.titles import Titles, values_played
from tavola.lab.verdict import Verdict, verdict_of

#: So many real differences of cards are told in a sentence each.
NAMED = 8


class Other(NamedTuple):
    """The study that another is held against: what both are called, and in what they were played differently."""

    here: str
    there: str
    folder: str
    #: What was played differently, here, and there.
    apart: list[tuple[str, str, str]]
    #: What must be known before the figures of that study are believed.
    warnings: list[str]
    found: list[Found]


@dataclass(frozen=True)
class Figures:
    """All that a report says."""

    folder: str
    study: Study
    title: str
    #: What the game's rounds are called.
    word: str
    #: What was played: each option and what it was.
    played: dict[str, str]
    #: The games that are there, those that finished, and those that failed.
    games: int
    done: int
    errors: int
    #: What must be known before the figures are believed.
    warnings: list[str]
    verdict: Verdict
    rates: list[Rates]
    matrices: list[Matrix]
    means: list[Mean]
    #: In rounds; in decisions, by tens, where the game counts no rounds.
    lengths: list[tuple[int, int]]
    counts_rounds: bool
    decided: list[tuple[int, int]]
    led: Rate | None
    curves: list[Curve]
    #: None unless there is another study to compare.
    other: Other | None

    @property
    def found(self) -> list[Found]:
        """What a comparison found."""
        return [] if self.other is None else self.other.found

    @property
    def unusual(self) -> str:
        """What varied or was not as usual, as a sentence names it."""
        plan = self.study.plan
        plain = self.study._replace(plan=plan._replace(chosen=({},)), varied=(), labels=((),))
        usual = _played(plain)
        return "; ".join(f"{name}: {value}" for name, value in self.played.items() if usual.get(name) != value)

    @property
    def heading(self) -> str:
        """What the report is about, in a line."""
        if self.other is None:
            return f"{self.title}: {self.done:,} games"
        return f"{self.title}: {self.other.here} against {self.other.there}"


def figures_of(folder: Path, against: Path | None = None) -> Figures:
    """The figures of the study in ``folder``, compared with that in ``against``.

    Raises:
        BadStudy: one of them cannot be read, or they are of different games; the message says why.
    """
    study = read_study(folder)
    if against is not None:
        _check_game(study, folder, against)
    game = find_game(study.plan.game)
    titles, seats = Titles(game), range(len(study.plan.bots))
    games = read_games(study, folder)
    facts = facts_of(games, seats, titles)
    rates = [*all_rates(study, games, facts, titles), endings(games, titles)]
    matrices = [matrix_of(games, name, seats, titles) for name in facts.apart]
    done = int((games["error"] == "").sum())
    verdict = verdict_of(study, games, rates, facts, game.round_word, titles)
    return Figures(
        folder=str(folder),
        study=study,
        title=game.title,
        word=game.round_word,
        played=_played(study),
        games=len(games),
        done=done,
        errors=len(games) - done,
        warnings=_warnings(study, games, verdict),
        verdict=verdict,
        rates=rates,
        matrices=[one for one in matrices if one is not None],
        means=means(games),
        lengths=lengths(games),
        counts_rounds=usual_length(games) is not None,
        decided=decided(games),
        led=led_at_half(games),
        curves=curves(games),
        other=None if against is None else _other(study, folder, games, rates, against),
    )


def _check_game(study: Study, folder: Path, against: Path) -> None:
    other = read_study(against)
    if study.plan.game != other.plan.game:
        here, there = find_game(study.plan.game).title, find_game(other.plan.game).title
        raise BadStudy(
            f"{str(folder)!r} is a study of {here} and {str(against)!r} one of {there}; only studies of the same game"
            " can be compared"
        )


def _other(study: Study, folder: Path, games: pl.DataFrame, rates: list[Rates], against: Path) -> Other:
    other = read_study(against)
    game = find_game(other.plan.game)
    titles, seats = Titles(game), range(len(other.plan.bots))
    others = read_games(other, against)
    facts = facts_of(others, seats, titles)
    other_rates = [*all_rates(other, others, facts, titles), endings(others, titles)]
    here, there = folder.resolve().name, against.resolve().name
    if here == there:
        here, there = str(folder), str(against)
    beware = _warnings(other, others, verdict_of(other, others, other_rates, facts, game.round_word, titles))
    found = compare(rates, games, other_rates, others)
    return Other(here, there, str(against), _apart(_played(study), _played(other)), beware, found)


def _warnings(study: Study, games: pl.DataFrame, verdict: Verdict) -> list[str]:
    found = list(verdict.warnings)
    if len(games) < study.plan.games:
        found.append(f"The study is not finished: {len(games):,} of {study.plan.games:,} games are there.")
    errors = int((games["error"] != "").sum())
    if errors == 1:
        found.append("One game failed and is left out.")
    elif errors:
        found.append(f"{errors:,} games failed and are left out.")
    return found


def _played(study: Study) -> dict[str, str]:
    """All that was played: bots, seats, and every option."""
    plan = study.plan
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
    found = {"Players": str(len(plan.bots)), "Bots": f"{bots}{', changing seats from game to game' * plan.rotate}"}
    found.update(values_played(study, find_game(plan.game)))
    found["Content"] = study.content
    return found


def _apart(here: dict[str, str], there: dict[str, str]) -> list[tuple[str, str, str]]:
    names = dict.fromkeys([*here, *there])
    usual = "as usual"
    pairs = [(name, here.get(name, usual), there.get(name, usual)) for name in names]
    return [pair for pair in pairs if pair[1] != pair[2]]


def file_name(against: Path | None) -> str:
    """What a page is called where nobody says: a comparison leaves the report of the study itself alone."""
    return "report.html" if against is None else f"against-{against.resolve().name}.html"


def as_data(figures: Figures) -> dict[str, Any]:
    """The figures for programs."""
    plan = figures.study.plan
    data: dict[str, Any] = {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "planned": plan.games,
        "games": figures.games,
        "finished": figures.done,
        "errors": figures.errors,
        "played": figures.played,
        "warnings": figures.warnings,
        "findings": figures.verdict.findings,
        "rates": {table.key: [_rounded(rate) for rate in table.rows] for table in figures.rates},
        "meetings": {matrix.fact: [_rounded(one) for one in matrix.meetings] for matrix in figures.matrices},
        "means": [_rounded(mean) for mean in figures.means],
        "lengths": [list(one) for one in figures.lengths],
        "lead_changed": [list(one) for one in figures.decided],
        "led_halfway": None if figures.led is None else _rounded(figures.led),
        "curves": {curve.name: [_rounded(point) for point in curve.points] for curve in figures.curves},
    }
    if figures.other is not None:
        data["against"] = figures.other.folder
        data["warnings_of_against"] = figures.other.warnings
        data["played_differently"] = [list(one) for one in figures.other.apart]
        data["summary"] = summary(figures.found)
        data["differences"] = [_difference(one) for one in figures.found]
    return data


def _difference(one: Found) -> dict[str, Any]:
    return {
        "name": one.name,
        "of_card": one.is_of_card,
        "here": round(one.here, 6),
        "there": round(one.there, 6),
        "difference": round(one.apart.value, 6),
        "low": round(one.apart.low, 6),
        "high": round(one.apart.high, 6),
        "chance": one.apart.chance,
        "false_finds": one.share,
        "real": one.is_real,
    }


def _rounded(one: Any) -> dict[str, Any]:
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in one._asdict().items()}


def warnings(figures: Figures) -> list[tuple[str, str]]:
    """What must be known before the figures are believed, each with the study that it is about, "" if there is one."""
    other = figures.other
    if other is None:
        return [("", warning) for warning in figures.warnings]
    found = [("both" if one in other.warnings else other.here, one) for one in figures.warnings]
    return found + [(other.there, one) for one in other.warnings if one not in figures.warnings]


def sentences(figures: Figures) -> list[str]:
    """A report in sentences: what was played, what to beware of, what it says of balance, what a comparison found."""
    plan = figures.study.plan
    found = [f"{figures.title}: {figures.done:,} finished games between {', '.join(plan.bots)}."]
    if figures.unusual:
        found.append(f"Played with {figures.unusual}.")
    found += [f"Beware, in {whose}: {said}" if whose else f"Beware: {said}" for whose, said in warnings(figures)]
    if figures.other is not None:
        return [*found, *compared(figures.other)]
    return found + figures.verdict.findings


def compared(other: Other) -> list[str]:
    """What was played differently, and what the comparison comes to."""
    apart = [f"{name}: {here} in {other.here}, {there} in {other.there}" for name, here, there in other.apart]
    told = "; ".join(apart) or "nothing but the games, if their seeds differ"
    return [
        f"{other.here} against {other.there}. What was played differently: {told}.",
        summary(other.found),
    ]


def differences(figures: Figures) -> list[str]:
    """The differences that are real, a sentence each; of cards only the surest."""
    real = [one for one in figures.found if one.is_real]
    cards = [one for one in real if one.is_of_card]
    found = [f"Real: {said(one)}" for one in [one for one in real if not one.is_of_card] + cards[:NAMED]]
    if len(cards) > NAMED:
        found.append(f"Real, of cards: {len(cards) - NAMED} more.")
    return found
