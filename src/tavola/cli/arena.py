"""`tavola arena`: bots against each other until it is settled which is the stronger."""

from __future__ import annotations

import time
from contextlib import closing
from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from tavola.bots import check_bot
from tavola.cli.console import CommandError, Json, err, out, print_json, print_table
from tavola.cli.progress import progress_bar
from tavola.cli.settings import (
    MOST_GAMES,
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

if TYPE_CHECKING:
    from tavola.lab.contest import Contest
    from tavola.lab.ratings import Rating, Record

Pair = tuple[int, int]


def arena(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    bots: Annotated[str, typer.Option(help="Two bots or more, with a comma between them: ismcts:1s,greedy.")],
    games: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="The most games of each pairing.")] = 1000,
    elo: Annotated[
        float,
        typer.Option(min=0, help="Stop a pairing once it is shown who is so many Elo points stronger; 0: never."),
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
    shows one of the two to be the stronger, wrong one time in 20 at most; its share of the points is then told as it
    stood. For an exact figure let it play all games with --elo 0.
    """
    from tavola.lab.contest import Contest, play

    found = find_game(game)
    names = tuple(bots.split(","))
    if len(names) < 2 or len(set(names)) < len(names):
        raise CommandError("name two different bots or more, with a comma between them: --bots ismcts:1s,greedy")
    for name in names:
        check_bot(name)
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
        with progress_bar(json, may_end_early=True) as progress, closing(play(contest, jobs)) as steps:
            bars: dict[Pair, Any] = {}
            for pair, record, _ in steps:
                if pair not in bars:
                    bars[pair] = progress.add_task(f"{names[pair[0]]} – {names[pair[1]]}", total=games)
                records[pair] = record
                progress.update(bars[pair], completed=record.games)
    except KeyboardInterrupt:
        err.print("interrupted; what was played is told")
        interrupted = True
    result = _result(contest, records, time.perf_counter() - began)
    print_json(result) if json else _show(result)
    if interrupted:
        raise typer.Exit(130)


def _result(contest: Contest, records: dict[Pair, Record], seconds: float) -> dict[str, Any]:
    from tavola.lab.ratings import Record, rate

    count = len(contest.bots)
    # After an interruption some pairings have no games yet: nothing is known of them, and that is told as such.
    ratings = rate(count, dict.fromkeys(combinations(range(count), 2), Record(0, 0, 0)) | records)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "seed": contest.seed,
        "ratings": [{"bot": bot, **_rated(one)} for bot, one in zip(contest.bots, ratings, strict=True)],
        "pairings": [_pairing(contest, pair, record) for pair, record in records.items()],
        "seconds": round(seconds, 1),
    }


def _rated(rating: Rating) -> dict[str, float]:
    return {"elo": round(rating.elo, 1), "low": round(rating.low, 1), "high": round(rating.high, 1)}


def _pairing(contest: Contest, pair: Pair, record: Record) -> dict[str, Any]:
    from tavola.lab.ratings import interval, settled

    low, high = interval(record)
    verdict = settled(record, contest.elo) if contest.elo else 0
    return {
        "bots": [contest.bots[pair[0]], contest.bots[pair[1]]],
        "games": record.games,
        "wins": record.wins,
        "draws": record.draws,
        "losses": record.losses,
        "score": round(record.score, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "stronger": contest.bots[pair[0 if verdict > 0 else 1]] if verdict else "",
    }


def _show(result: dict[str, Any]) -> None:
    table = Table("bot", "Elo", "likely", box=None, padding=(0, 2, 0, 0))
    for one in sorted(result["ratings"], key=lambda one: -one["elo"]):
        table.add_row(one["bot"], f"{one['elo']:+.0f}", f"{one['low']:+.0f} to {one['high']:+.0f}")
    print_table(table)
    out.print()
    table = Table("pairing", "won", "drawn", "lost", "share", "likely", "stronger", box=None, padding=(0, 2, 0, 0))
    for one in result["pairings"]:
        table.add_row(
            " – ".join(one["bots"]),
            str(one["wins"]),
            str(one["draws"]),
            str(one["losses"]),
            f"{one['score']:.1%}",
            f"{one['low']:.1%} to {one['high']:.1%}",
            one["stronger"] or "open",
        )
    print_table(table)
