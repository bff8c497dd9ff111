"""A study: a plan whose games become rows of tables. It is plain data, and a file says it in full."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.registry import find_game
from tavola.kernel.result import WON
from tavola.lab.plan import MOST_GAMES, Chosen, Plan
from tavola.lab.playing import Simulation
from tavola.lab.watching import Observer, Row, leads, race_in, race_of

#: The version of the plan file and of the tables.
FORMAT = 1
PLAN_FILE = "plan.json"
#: The most games that a file may hold, and the most files of a study's games.
MOST_BATCH = 250
MOST_FILES = MOST_GAMES // MOST_BATCH
#: How many games a file of a new study holds, however many the study has: so it can be extended.
BATCH = MOST_BATCH


class BadStudy(TavolaError):
    """The folder of a study cannot be used; the message says why."""


class Study(NamedTuple):
    """What is to be played, and what is kept of it."""

    plan: Plan
    #: The options that vary, and for each variant what they are, as the person wrote it.
    varied: tuple[str, ...]
    labels: tuple[tuple[str, ...], ...]
    #: Whether each decision is a row.
    decisions: bool
    #: The hash of the game's own content.
    content: str

    def as_data(self) -> dict[str, Any]:
        """The study as `PLAN_FILE` keeps it."""
        plan = self.plan
        return {
            "format": FORMAT,
            "game": plan.game,
            "content": self.content,
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "batch": plan.batch,
            "decisions": self.decisions,
            "varied": list(self.varied),
            "variants": [
                {"labels": list(labels), "chosen": chosen}
                for labels, chosen in zip(self.labels, plan.chosen, strict=True)
            ],
        }


def new_study(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    varied: list[str],
    variants: list[tuple[tuple[str, ...], Chosen]],
    decisions: bool,
) -> Study:
    """A study of ``game``. ``variants`` are what the options ``varied`` are called in each, and all that is chosen."""
    rotate = len(set(bots)) > 1
    chosen = tuple(chosen for _, chosen in variants)
    plan = Plan(game.name, tuple(bots), chosen, games, seed, rotate=rotate, batch=BATCH)
    return Study(plan, tuple(varied), tuple(labels for labels, _ in variants), decisions, game.content_hash())


class _Variant(msgspec.Struct, forbid_unknown_fields=True):
    labels: list[str]
    chosen: dict[str, str | list[str]]


class _PlanFile(msgspec.Struct, forbid_unknown_fields=True):
    """What `PLAN_FILE` holds."""

    format: int
    game: str
    content: str
    bots: Annotated[list[str], msgspec.Meta(min_length=1)]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    batch: Annotated[int, msgspec.Meta(ge=1, le=MOST_BATCH)]
    decisions: bool
    varied: list[str]
    variants: Annotated[list[_Variant], msgspec.Meta(min_length=1)]


def read_study(folder: Path) -> Study:
    """The study whose plan lies in ``folder``.

    Raises:
        BadStudy: there is none, it is none, or it is of another version.
    """
    file = folder / PLAN_FILE
    try:
        data = msgspec.json.decode(file.read_bytes())
    except FileNotFoundError:
        raise BadStudy(f"there is no study in {str(folder)!r}: it has no {PLAN_FILE}") from None
    except (OSError, ValueError, RecursionError, msgspec.DecodeError) as error:
        raise BadStudy(f"{str(file)!r} cannot be read: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = _short(data.get("format")) if isinstance(data, dict) else None
        raise BadStudy(f"{str(file)!r} is of format {found}; this version of Tavola reads format {FORMAT}")
    try:
        return _study_of(msgspec.convert(data, _PlanFile))
    except (ValueError, msgspec.ValidationError) as error:
        raise BadStudy(f"{str(file)!r} is no plan of a study: {error}") from None


def _study_of(file: _PlanFile) -> Study:
    """The study that a plan file says.

    Raises:
        ValueError: what it says does not fit together.
    """
    rotate = len(set(file.bots)) > 1
    chosen = tuple(one.chosen for one in file.variants)
    plan = Plan(file.game, tuple(file.bots), chosen, file.games, file.seed, rotate=rotate, batch=file.batch)
    _check_files(plan)
    if len(set(file.varied)) < len(file.varied):
        raise ValueError("an option varies twice")
    if any(len(one.labels) != len(file.varied) for one in file.variants):
        raise ValueError("a variant has not one label for each option that varies")
    return Study(
        plan, tuple(file.varied), tuple(tuple(one.labels) for one in file.variants), file.decisions, file.content
    )


def _check_files(plan: Plan) -> None:
    if len(plan.starts) > MOST_FILES:
        raise ValueError(f"batches of {plan.batch} would take more than {MOST_FILES} files")


def differences(kept: Study, asked: Study) -> list[str]:
    """In what two studies differ, a sentence each; empty if they are the same, or one is the other with more games."""
    ours, theirs = kept.as_data(), asked.as_data()
    found = [
        f"{name}: {_short(ours[name])} there, {_short(theirs[name])} now"
        for name in ours
        if name not in ("games", "batch") and ours[name] != theirs[name]
    ]
    if asked.plan.games < kept.plan.games:
        found.append(f"games: {kept.plan.games} there, {asked.plan.games} now; there may be more, but not fewer")
    return found


def extended(kept: Study, games: int) -> Study:
    """The study that is kept, with so many games: the same ones, and more.

    Raises:
        BadStudy: its files are too small for so many.
    """
    plan = kept.plan._replace(games=games)
    try:
        _check_files(plan)
    except ValueError as error:
        raise BadStudy(f"a study cannot be extended so far: {error}") from None
    return kept._replace(plan=plan)


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:77]}…"


# Playing it ----------------------------------------------------------------------------------------------------------


class Rows(NamedTuple):
    """The rows of some games, and how many seconds they took."""

    games: list[Row]
    decisions: list[Row]
    seconds: float


class RowMaker:
    """Plays games of a study, in whichever process."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._game = find_game(study.plan.game)
        found = self._game.content_hash()
        if found != study.content:
            raise BadStudy(
                f"the content of {study.plan.game} is {found}, and that of the study {study.content}: it is played"
                " with other cards here; use the version of Tavola with which it was begun"
            )
        self._simulation = Simulation(study.plan)

    def __call__(self, numbers: Sequence[int]) -> Rows:
        """The rows of the games of these numbers."""
        began = time.perf_counter()
        games: list[Row] = []
        decisions: list[Row] = []
        for number in numbers:
            game, decided = self._play(number)
            games.append(game)
            decisions += decided
        return Rows(games, decisions, time.perf_counter() - began)

    def _play(self, number: int) -> tuple[Row, list[Row]]:
        """The row of a game, and those of its decisions."""
        plan = self._study.plan
        seats = len(plan.bots)
        observer = Observer(self._game, number, seats, self._study.decisions)
        outcome = self._simulation.play(number, observer)
        labels = self._study.labels[plan.turn(number)]
        row: Row = {"number": number, "seed": plan.seed + number, "error": outcome.error}
        row.update({f"vary_{name}": label for name, label in zip(self._study.varied, labels, strict=True)})
        row["seats"] = seats
        race = [] if outcome.error else race_of(observer.curves)
        for seat in range(seats):
            row[f"bot_{seat}"] = plan.bot_of(number, seat)
            row.update({f"{name}_{seat}": fact for name, fact in observer.facts[seat].items()})
            result = None if outcome.error else float(outcome.returns[seat])
            row[f"result_{seat}"] = result
            row[f"won_{seat}"] = None if result is None else result == WON
            if race:
                row[f"points_{seat}"] = race[seat][-1]
            row[f"seen_{seat}"] = sorted(observer.seen[seat])
            row[f"played_{seat}"] = sorted(observer.played[seat])
        row["decisions"] = outcome.decisions
        row["ending"] = outcome.ending
        row["rounds"] = observer.rounds[-1] if observer.rounds else 0
        row.update({f"stat_{name}": float(value) for name, value in outcome.statistics.items()})
        row["race"] = race_in(observer.curves)
        row["lead_changes"], row["lead_changed"] = leads(race, observer.rounds) if race else (None, None)
        row["curve_round"] = observer.rounds
        row.update({f"curve_{name.replace('/', '_')}": values for name, values in observer.curves.items()})
        row["digest"] = outcome.digest.hex()
        return row, observer.decisions
