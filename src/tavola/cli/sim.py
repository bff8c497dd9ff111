"""`tavola sim`: many games between bots, counted."""

from __future__ import annotations

import time
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tavola.cli.console import CommandError, Json, err, out, print_json
from tavola.cli.settings import Decks, Options, Profile, Seed, Variant, asked_for, variants
from tavola.kernel.registry import find_game

if TYPE_CHECKING:
    from tavola.cli.simulation import Plan


class Tally:
    """What is counted over all games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.wins = [0] * seats
        #: Games that finished without a winner.
        self.unwon = 0
        self.errors = 0
        self.first_error: tuple[int, str] | None = None
        self._digest = sha256()

    def add(self, number: int, decisions: int, digest: bytes, returns: list[float], error: str) -> None:
        """Count game ``number``."""
        self.games += 1
        self.decisions += decisions
        self._digest.update(digest)
        if error:
            self.errors += 1
            if self.first_error is None:
                self.first_error = (number, error)
            return
        self.finished += 1
        winners = [seat for seat, result in enumerate(returns) if result > 0]
        for seat in winners:
            self.wins[seat] += 1
        self.unwon += not winners

    @property
    def digest(self) -> str:
        """Over the actions and results of all games in their order."""
        return self._digest.hexdigest()


def sim(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option(help="The bots of the seats; one alone sits on every seat.")] = "random",
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
    from tavola.cli.simulation import Plan, outcomes

    found = find_game(game)
    names = bots.split(",")
    seats = names if len(names) > 1 else names * found.seats[0]
    taken = variants(found, len(seats), asked_for(found, option, decks, profile), games, everything=True)
    plan = Plan(game, tuple(seats), tuple(one.chosen for one in taken), games, seed, _folder(record))
    tally = Tally(len(seats))
    began = time.perf_counter()
    try:
        with _progress(json) as progress, closing(outcomes(plan, jobs)) as played:
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


def _progress(silent: bool) -> Progress:
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=silent or not err.is_terminal)


def _result(plan: Plan, tally: Tally, taken: list[Variant], seconds: float) -> dict[str, Any]:
    result: dict[str, Any] = {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tally.games,
        "finished": tally.finished,
        "errors": tally.errors,
        "wins": tally.wins,
        "unwon": tally.unwon,
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
    words = ["tavola", "sim", plan.game, "--games", "1", "--seed", str(seed), "--bots", ",".join(plan.bots), *options]
    return join(words)


def _show(result: dict[str, Any], plan: Plan) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_row("games", f"{result['games']:,}")
    table.add_row("finished", f"{result['finished']:,}")
    table.add_row("errors", f"{result['errors']:,}", style="bold red" if result["errors"] else "")
    for seat, (bot, wins) in enumerate(zip(plan.bots, result["wins"], strict=True)):
        share = f" ({wins / result['finished']:.1%})" if result["finished"] else ""
        table.add_row(f"won by seat {seat} ({bot})", f"{wins:,}{share}")
    table.add_row("without a winner", f"{result['unwon']:,}")
    table.add_row("decisions", f"{result['decisions']:,}")
    table.add_row("decisions a second", f"{result['decisions_per_s']:,.0f}")
    out.print(table)
    out.print(f"digest {result['digest']}", soft_wrap=True)
    if "first_error" in result:
        first = result["first_error"]
        err.print(Text(f"first error: {first['message']}\nagain: {first['again']}", style="red"), soft_wrap=True)
