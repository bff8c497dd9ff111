"""`tavola arena`: bots against each other until it is settled which is the stronger."""

from __future__ import annotations

import time
from contextlib import closing
from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from tavola.cli.console import CommandError, Json, err, out, print_json, print_table
from tavola.cli.progress import interruptible, progress_bar
from tavola.cli.settings import (
    Content,
    Decks,
    Difficulty,
    Flags,
    Mode,
    Options,
    Players,
    Profile,
    Seed,
    With,
    asked_for,
    seats_of,
    variants,
)
from tavola.kernel.registry import find_game
from tavola.lab.plan import MOST_GAMES

if TYPE_CHECKING:
    from tavola.lab.contest import Contest
    from tavola.lab.ratings import Rating, Record

Pair = tuple[int, int]
#: No two players are further apart than that, whatever they play.
MOST_ELO = 2000


def arena(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    bots: Annotated[str, typer.Option(help="Two bots or more, with a comma between them: ismcts:1s,greedy.")],
    games: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="The most games of each pairing.")] = 1000,
    elo: Annotated[
        float,
        typer.Option(
            min=0,
            max=MOST_ELO,
            help="Stop once the stronger is shown, or that they are nearer than so many Elo points; 0: never.",
        ),
    ] = 25.0,
    seed: Seed = 1,
    players: Players = None,
    mode: Mode = [],  # noqa: B006
    difficulty: Difficulty = [],  # noqa: B006
    with_: With = "",
    content: Content = "",
    decks: Decks = [],  # noqa: B006
    profile: Profile = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    jobs: Annotated[int, typer.Option(min=1, help="How many games are played at the same time.")] = 1,
    json: Json = False,
) -> None:
    """Let bots play each other, all on every seat in turn, until it is settled which is the stronger.

    Every pair of bots plays. Intervals hold the true value 19 times in 20. A pairing ends early when a sequential test
    shows one of the two to be the stronger, or both to be level; over all pairings it is wrong one time in 20 at most.
    The share of the points, and the Elo, are then told as they stood, which flatters the stronger a little. For exact
    figures let it play all games with --elo 0.
    """
    from tavola.lab.contest import Contest, play
    from tavola.lab.local import check_bots

    found = find_game(game)
    names = tuple(bots.split(","))
    if len(names) < 2 or len(set(names)) < len(names):
        raise CommandError("name two different bots or more, with a comma between them: --bots ismcts:1s,greedy")
    # All of them at once: each pairing would say so only when it begins.
    check_bots(names, jobs)
    asked = asked_for(found, Flags(option, decks, profile, mode, difficulty, with_, content))
    seats = seats_of(found, asked, players)
    if seats < 2:
        raise CommandError("an arena needs two seats or more; say how many with --players")
    taken = variants(found, seats, asked, games, everything=True)
    contest = Contest(game, seats, names, tuple(one.chosen for one in taken), games, seed, elo)
    records: dict[Pair, Record] = {}
    began = time.perf_counter()
    interrupted = False
    try:
        with (
            interruptible(),
            progress_bar(json, may_end_early=True) as progress,
            closing(play(contest, jobs)) as steps,
        ):
            bars: dict[Pair, Any] = {}
            for pair, record, over in steps:
                who = " – ".join(names[place] for place in pair)
                if pair not in bars:
                    bars[pair] = progress.add_task(who, total=games)
                records[pair] = record
                if over:
                    # Its bar is full, however early it ended, and says what came of it.
                    answer = _pairing(contest, pair, record)
                    said = f"stronger: {answer['stronger']}" if answer["stronger"] else _answer(answer)
                    who = f"{who} ({said})"
                    progress.update(bars[pair], description=who, total=record.games)
                progress.update(bars[pair], completed=record.games)
    except KeyboardInterrupt:
        err.print("interrupted; what was played is told")
        interrupted = True
    result = _result(contest, records, time.perf_counter() - began)
    print_json(result) if json else _show(result)
    if interrupted:
        raise typer.Exit(130)


def _result(contest: Contest, records: dict[Pair, Record], seconds: float) -> dict[str, Any]:
    from tavola.lab.ratings import Record

    everybody = dict.fromkeys(combinations(range(len(contest.bots)), 2), Record(0, 0, 0)) | records
    ratings = _ratings(len(contest.bots), everybody)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "seed": contest.seed,
        "ratings": [{"bot": bot, **_rated(one)} for bot, one in zip(contest.bots, ratings, strict=True)],
        "pairings": [_pairing(contest, pair, record) for pair, record in everybody.items()],
        "seconds": round(seconds, 1),
    }


def _ratings(count: int, records: dict[Pair, Record]) -> list[Rating | None]:
    """The ratings of so many bots; None of one that has not played, as after an interruption."""
    from tavola.lab.ratings import rate

    known = sorted({place for pair, record in records.items() if record.games for place in pair})
    found: list[Rating | None] = [None] * count
    if known:
        among = {(known.index(one), known.index(other)): records[one, other] for one, other in combinations(known, 2)}
        for place, rating in zip(known, rate(len(known), among), strict=True):
            found[place] = rating
    return found


def _rated(rating: Rating | None) -> dict[str, float | None]:
    if rating is None:
        return dict.fromkeys(("elo", "low", "high"))
    return {"elo": round(rating.elo, 1), "low": round(rating.low, 1), "high": round(rating.high, 1)}


def _pairing(contest: Contest, pair: Pair, record: Record) -> dict[str, Any]:
    from tavola.lab.ratings import Verdict, interval

    low, high = interval(record)
    names = [contest.bots[place] for place in pair]
    verdict = contest.verdict(record)
    return {
        "bots": names,
        "games": record.games,
        "wins": record.wins,
        "draws": record.draws,
        "losses": record.losses,
        "score": round(record.score, 4) if record.games else None,
        "low": round(low, 4),
        "high": round(high, 4),
        "stronger": {Verdict.FIRST: names[0], Verdict.SECOND: names[1]}.get(verdict, ""),
        "level": verdict is Verdict.LEVEL,
    }


def _show(result: dict[str, Any]) -> None:
    table = Table("bot", "Elo", "likely", box=None, padding=(0, 2, 0, 0))
    known = [one for one in result["ratings"] if one["elo"] is not None]
    for one in sorted(known, key=lambda one: -one["elo"]):
        table.add_row(one["bot"], _signed(one["elo"]), f"{_signed(one['low'])} to {_signed(one['high'])}")
    for one in result["ratings"]:
        if one["elo"] is None:
            table.add_row(one["bot"], "–", "has not played")
    print_table(table)
    out.print()
    table = Table("pairing", "won", "drawn", "lost", "share", "likely", "stronger", box=None, padding=(0, 2, 0, 0))
    for one in result["pairings"]:
        if not one["games"]:
            table.add_row(" – ".join(one["bots"]), *"–––––", "not played")
            continue
        table.add_row(
            " – ".join(one["bots"]),
            str(one["wins"]),
            str(one["draws"]),
            str(one["losses"]),
            f"{one['score']:.1%}",
            f"{one['low']:.1%} to {one['high']:.1%}",
            _answer(one),
        )
    print_table(table)


def _answer(pairing: dict[str, Any]) -> str:
    """Who is the stronger of a pairing, if it is settled."""
    return pairing["stronger"] or ("level" if pairing["level"] else "open")


def _signed(elo: float) -> str:
    # As a whole number, which has no "-0".
    return f"{round(elo):+d}"
