"""The `tavola` command: one file for each group of commands, put together here."""

from __future__ import annotations

from typing import Annotated

import typer

from tavola import __version__
from tavola.cli import arena, bench, decks, lab, play, replays, rules, serving, sim
from tavola.cli.console import Polite, out

__all__ = ["app"]

app = typer.Typer(
    name="tavola",
    help="Board games that know their rules, for people, bots and researchers.",
    cls=Polite,
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        out.print(f"tavola {__version__}")
        raise typer.Exit


@app.callback()
def _tavola(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version, and end.")
    ] = False,
) -> None:
    """Board games that know their rules, for people, bots and researchers."""


app.command("serve")(serving.serve)
app.command("play")(play.play)
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.add_typer(replays.app, name="replay")
app.add_typer(rules.app, name="rules")
app.add_typer(decks.app, name="decks")
app.add_typer(lab.app, name="lab")
