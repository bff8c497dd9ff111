"""`tavola sim`: many games between bots, counted."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tavola.cli.console import CommandError, Json, err, out, print_json
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
    Variant,
    With,
    asked_for,
    bots_of,
    seats_of,
    variants,
)
from tavola.cli.tally import Tally
from tavola.kernel.registry import find_game
from tavola.lab.plan import MOST_GAMES

if TYPE_CHECKING:
    from tavola.lab.plan import Plan


def sim(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 100,
    seed: Seed = 1,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="The bots of the seats; one alone sits on every seat.")] = "random",
    mode: Mode = [],  # noqa: B006
    difficulty: Difficulty = [],  # noqa: B006
    with_: With = "",
    content: Content = "",
    decks: Decks = [],  # noqa: B006
    profile: Profile = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a replay of each game there.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    json: Json = False,
) -> None:
    """Play many games between bots and count what came of them.

    Game n has the seed SEED + n. Decks that are not named play in all pairings in turn. An option may be given several
    times, or as "all": its values are then taken in turn. The digest is the same whenever all games went the same way.
    """
    from tavola.lab.local import outcomes
    from tavola.lab.plan import Plan

    found = find_game(game)
    asked = asked_for(found, Flags(option, decks, profile, mode, difficulty, with_, content))
    named = bots.count(",") + 1
    seats = seats_of(found, asked, named if players is None and named > 1 else players)
    taken = variants(found, seats, asked, games, everything=True)
    plan = Plan(game, tuple(bots_of(bots, seats)), tuple(one.chosen for one in taken), games, seed, _folder(record))
    tally = Tally(seats)
    began = time.perf_counter()
    try:
        with interruptible(), progress_bar(json) as progress, closing(outcomes(plan, jobs)) as played:
            bar = progress.add_task(found.title, total=games)
            for outcome in played:
                tally.add(*outcome)
                progress.advance(bar)
    except KeyboardInterrupt:
        err.print(f"interrupted after {tally.games} of {games} games")
        raise typer.Exit(130) from None
    seconds = time.perf_counter() - began
    result = _result(plan, tally, taken, seconds)
    print_json(result) if json else _show(result, plan)
    if tally.errors:
        raise typer.Exit(1)


def _folder(record: Path | None) -> str:
    if record is None:
        return ""
    try:
        record.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"replays cannot be kept in {str(record)!r}: {error.strerror}") from None
    return str(record)


def _result(plan: Plan, tally: Tally, taken: list[Variant], seconds: float) -> dict[str, Any]:
    result: dict[str, Any] = {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tally.games,
        "finished": tally.finished,
        "errors": tally.errors,
        "wins": tally.wins,
        "win_rates": tally.win_rates,
        "shared": tally.shared,
        "unwon": tally.unwon,
        "all_lost": tally.all_lost,
        "endings": dict(sorted(tally.endings.items())),
        "averages": tally.averages,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds, 1),
        "digest": tally.digest,
    }
    if tally.first_error is not None:
        number, message = tally.first_error
        result["first_error"] = {
            "seed": plan.seed + number,
            "message": message,
            "again": again(plan, taken[number % len(taken)], plan.seed + number),
        }
    return result


def again(plan: Plan, variant: Variant, seed: int) -> str:
    """The command line that plays one game of a plan again."""
    from shlex import join

    options = [word for flag in variant.flags for word in ("--option", flag)]
    words = ["tavola", "sim", plan.game, "--games", "1", "--seed", str(seed)]
    return join([*words, "--players", str(len(plan.bots)), "--bots", ",".join(plan.bots), *options])


def _show(result: dict[str, Any], plan: Plan) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_row("games", f"{result['games']:,}")
    table.add_row("finished", f"{result['finished']:,}")
    table.add_row("errors", f"{result['errors']:,}", style="bold red" if result["errors"] else "")
    for seat, (bot, wins, rate) in enumerate(zip(plan.bots, result["wins"], result["win_rates"], strict=True)):
        table.add_row(f"won by seat {seat} ({bot})", f"{wins:,}{_share(rate) if result['finished'] else ''}")
    table.add_row("won together", f"{result['shared']:,}")
    table.add_row("without a winner", f"{result['unwon']:,}")
    table.add_row("lost by all", f"{result['all_lost']:,}")
    for ending, count in result["endings"].items():
        table.add_row(f"ended by {ending}", f"{count:,}")
    for name, average in result["averages"].items():
        table.add_row(f"{name.replace('_', ' ')}, on average", f"{average:,.2f}")
    table.add_row("decisions", f"{result['decisions']:,}")
    table.add_row("decisions a second", f"{result['decisions_per_s']:,.0f}")
    out.print(table)
    out.print(f"digest {result['digest']}", soft_wrap=True)
    if "first_error" in result:
        first = result["first_error"]
        err.print(Text(f"first error: {first['message']}\nagain: {first['again']}", style="red"), soft_wrap=True)


def _share(rate: dict[str, float]) -> str:
    return f" ({rate['rate']:.1%}, likely {rate['low']:.1%} to {rate['high']:.1%})"
