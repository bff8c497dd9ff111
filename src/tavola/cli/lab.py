"""`tavola lab`: studies of many games, kept in tables and read as a report."""

from __future__ import annotations

import os
import signal
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tavola.bots import check_bot
from tavola.bots.workers import put_off
from tavola.cli.console import CommandError, Json, err, out, print_json, visible
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
    bots_of,
    seats_of,
)
from tavola.cli.varying import notes, vary
from tavola.kernel.errors import TavolaError
from tavola.kernel.registry import find_game
from tavola.lab.plan import MOST_GAMES

if TYPE_CHECKING:
    from tavola.lab.running import Place
    from tavola.lab.study import Study

app = typer.Typer(help="Studies of many games: run, report.", no_args_is_help=True)

PROCESSES = "processes"
#: What the extra ``lab`` adds.
LIBRARIES = {"altair", "filelock", "polars", "scipy", "vl_convert"}
#: What may be said of a study that goes on: where it is played, and how it is told.
GOES_WITH_RESUME = {"resume", "games", "on", "jobs", "json"}
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a study.")]


@app.command()
def run(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="The game to play.", show_default=False)] = "",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 1000,
    seed: Seed = 1,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="The bots, with a comma between them; one alone sits on every seat.")
    ] = "random",
    vary_: Annotated[
        list[str],
        typer.Option(
            "--vary",
            metavar="NAME=VALUE,…",
            help="An option and its values, or all: each combination is played.",
            show_default=False,
        ),
    ] = [],  # noqa: B006
    mode: Mode = [],  # noqa: B006
    difficulty: Difficulty = [],  # noqa: B006
    with_: With = "",
    content: Content = "",
    decks: Decks = [],  # noqa: B006
    profile: Profile = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep a row of each decision too.")] = False,
    to: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="The folder to keep it in.", show_default=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Go on with the study that is kept there.", show_default=False)
    ] = None,
    on: Annotated[
        str, typer.Option(metavar="WHERE", help="processes, ray (on this machine), or ray://HOST:PORT.")
    ] = PROCESSES,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many play at once; otherwise one on each core.", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    """Play many games between bots, and keep a row of each in DIR.

    Game n has the seed SEED + n. Bots that differ change seats from game to game. The same command, or --resume DIR,
    goes on where an earlier one was ended; with more --games it plays those that are new.
    """
    sources = {name: ctx.get_parameter_source(name) for name in ctx.params}
    said = {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}
    if resume is not None and said - GOES_WITH_RESUME:
        raise CommandError(
            "--resume DIR goes with --games, --on, --jobs and --json only: the study itself says what is played"
        )
    folder = to if resume is None else resume
    if folder is None or (resume is None and not game):
        raise CommandError("name a game and a folder: tavola lab run GAME --out DIR; or --resume DIR")
    with interruptible():
        try:
            place = _place(on)
            if resume is not None:
                study = _kept(folder, games if "games" in said else None)
            else:
                flags = Flags(option, decks, profile, mode, difficulty, with_, content)
                study = _study(game, games, seed, players, bots, vary_, flags, decisions)
            _run(study, folder, jobs or _cores(), place, json)
        except KeyboardInterrupt:
            err.print(f"interrupted: {_so_far(folder)}", soft_wrap=True)
            raise typer.Exit(130) from None


def _study(
    name: str,
    games: int,
    seed: int,
    players: int | None,
    bots: str,
    written: list[str],
    flags: Flags,
    decisions: bool,
) -> Study:
    study = _lab("study")
    game = find_game(name)
    asked = asked_for(game, flags)
    named = bots.count(",") + 1
    seats = seats_of(game, asked, named if players is None and named > 1 else players)
    varied = vary(game, seats, asked, written)
    seated = bots_of(bots, seats)
    for bot in seated:
        check_bot(bot)
    made: Study = study.new_study(game, seated, games, seed, varied.options, varied.variants, decisions)
    return made


def _kept(folder: Path, games: int | None) -> Study:
    """The study that is kept there, with so many games instead of its own."""
    found: Study = _lab("study").read_study(folder)
    return found if games is None else found._replace(plan=found.plan._replace(games=games))


def _run(study: Study, folder: Path, jobs: int, place: Place, json: bool) -> None:
    running, local = _lab("running"), _lab("local")
    plan = study.plan
    if place is local.on_processes:
        local.check_bots(plan.bots, min(jobs, plan.games))
    remarks = notes(plan, study.varied)
    if not json:
        for remark in remarks:
            err.print(f"note: {visible(remark)}", soft_wrap=True)
    played = 0
    with running.open_folder(study, folder) as study, progress_bar(json) as progress:
        began = time.perf_counter()
        bar = progress.add_task(find_game(plan.game).title, total=plan.games, completed=_count(study, folder))
        with closing(running.run(study, folder, jobs, place)) as steps:
            for count in steps:
                played += count
                progress.advance(bar, count)
        seconds = time.perf_counter() - began
    table = _lab("shards").read_games(study, folder, ["seed", "error", "decisions"])
    failed = table.filter(table["error"] != "")
    result: dict[str, Any] = {
        "game": plan.game,
        "out": str(folder),
        "games": len(table),
        "played": played,
        "variants": len(plan.chosen),
        "errors": len(failed),
        "decisions": int(table["decisions"].sum()),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_s": round(played / seconds, 2) if played else 0.0,
        "notes": remarks,
    }
    if len(failed):
        result["first_error"] = {"seed": failed["seed"][0], "message": failed["error"][0]}
    print_json(result) if json else _show(result)
    if len(failed):
        raise typer.Exit(1)


def _so_far(folder: Path) -> str:
    """What is kept there, and how to go on."""
    try:
        study: Study = _lab("study").read_study(folder)
    except TavolaError:
        return "no game is kept yet; to begin again, give the same command"
    return f"{_count(study, folder)} of {study.plan.games} games are kept; to go on: tavola lab run --resume {folder}"


def _count(study: Study, folder: Path) -> int:
    """How many games are kept."""
    missing: list[range] = _lab("shards").missing(study, folder)
    return study.plan.games - sum(map(len, missing))


def _show(result: dict[str, Any]) -> None:
    of = f" of {result['variants']:,} variants" if result["variants"] > 1 else ""
    just_now = f"{result['played']:,} played just now, {result['games_per_s']:,.1f} a second"
    finished = "the study was finished already, and nothing was played"
    told = just_now if result["played"] else finished
    out.print(f"{result['games']:,} games{of} in {result['out']}; {told}", soft_wrap=True)
    if "first_error" in result:
        first = result["first_error"]
        told = visible(first["message"])
        err.print(f"{result['errors']:,} games failed; first, seed {first['seed']}: {told}", soft_wrap=True)
    out.print(f"to read it: tavola lab report {result['out']}", soft_wrap=True)


def _place(on: str) -> Place:
    """Where batches are played."""
    cluster = _lab("cluster")
    if on != PROCESSES and on != cluster.LOCAL and not on.startswith(cluster.PREFIX):
        raise CommandError(f"--on can be {PROCESSES}, ray, or ray://HOST:PORT, not {on!r}")
    found: Place = _lab("local").on_processes if on == PROCESSES else cluster.place_on(on)
    return found


def _lab(module: str) -> Any:
    """A module of the lab, which needs libraries that not everybody has.

    Raises:
        CommandError: they are missing.
    """
    from importlib import import_module

    try:
        # A library that is imported halfway cannot be imported again, not even to say how far it has come.
        with put_off(signal.SIGINT, signal.SIGTERM):
            return import_module(f"tavola.lab.{module}")
    except ModuleNotFoundError as error:
        if error.name not in LIBRARIES:
            raise
        raise CommandError(f"the lab needs {error.name}; pip install 'tavola[lab]' adds it") from None


def _cores() -> int:
    """How many processes may run at once."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


@app.command()
def report(
    folder: Folder,
    against: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Another study, to say in what they differ.", show_default=False),
    ] = None,
    to: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="The page; otherwise report.html in DIR, or against-OTHER.html for a comparison.",
            show_default=False,
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Read a study: one page with all its plots and tables, that needs nothing else. With --json its figures."""
    reporting = _lab("report")
    figures = reporting.figures_of(folder, against)
    if json:
        print_json(reporting.as_data(figures))
        if to is None:
            return
    file = to or folder / reporting.file_name(against)
    try:
        file.write_text(_lab("page").page_of(figures), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{str(file)!r} cannot be written: {error.strerror}") from None
    if not json:
        for sentence in [*reporting.sentences(figures), *reporting.differences(figures)]:
            out.print(visible(sentence), soft_wrap=True)
        out.print(f"the page: {file}", soft_wrap=True)
