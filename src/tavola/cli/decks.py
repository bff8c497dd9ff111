"""`tavola decks`: deck lists checked and shown. Altered is loaded only when one of these commands is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavola.cli.console import CommandError, Json, Language
from tavola.kernel.registry import find_game, game_names

app = typer.Typer(help="Decks of Altered: check, list, show, export.", no_args_is_help=True)


@app.command()
def check(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE|NAME", help='A deck list, "-" for the standard input, or a deck of the house.'),
    ],
    format: Annotated[
        str, typer.Option(help="constructed, constructed_2025, limited, no_unique or singleton.")
    ] = "constructed",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Name every fault of a deck list: the line, the card, the rule."""
    from tavola.cli import altered_decks

    _refuse_game_without_decks(file, or_anything_else=True)
    if not altered_decks.check(file, format, lang, json):
        raise typer.Exit(1)


@app.command("list")
def list_decks(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)] = "altered", json: Json = False
) -> None:
    """List the decks of the house."""
    from tavola.cli import altered_decks

    _refuse_game_without_decks(game)
    altered_decks.list_decks(json)


@app.command()
def show(
    name: Annotated[str, typer.Argument(metavar="NAME|REF", help="A deck of the house, or a card.")],
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show a deck with its curve and counts; or a card, by reference ("AX_04_C" will do) or by name."""
    from tavola.cli import altered_decks

    _refuse_game_without_decks(name, or_anything_else=True)
    altered_decks.show(name, lang, json)


@app.command()
def export(name: Annotated[str, typer.Argument(help="A deck of the house.")]) -> None:
    """Print a deck of the house as plain text, to be changed and checked."""
    from tavola.cli import altered_decks

    _refuse_game_without_decks(name, or_anything_else=True)
    altered_decks.export(name)


def _refuse_game_without_decks(name: str, or_anything_else: bool = False) -> None:
    """Say so where ``name`` is that of a game that has no decks; a name of no game may be ``or_anything_else``."""
    if or_anything_else and (name not in game_names() or Path(name).is_file()):
        return
    game = find_game(name)
    if not any(option.name == "decks" for option in game.options):
        raise CommandError(f"{game.title} has no decks; `tavola decks` is for Altered")
