"""`tavola decks`: deck lists checked and shown. Altered is loaded only when one of these commands is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavola.cli.console import CommandError, Json, Language
from tavola.kernel.registry import find_game, game_names

OneOf = Annotated[
    str,
    typer.Option(
        "--deck", metavar="NAME", help="Which one, where a file holds several: name or number.", show_default=False
    ),
]

#: The game whose decks these commands show: what they print of a card is more than a collection says of it.
SHOWN = "altered"

app = typer.Typer(help="Decks of Altered: check, list, show, export.", no_args_is_help=True)


@app.command()
def check(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE|NAME",
            help='A deck in any form, "-" for the standard input; a deck of the house; or a code or an address.',
        ),
    ],
    format: Annotated[
        str, typer.Option(help="constructed, constructed_2025, limited, no_unique or singleton.")
    ] = "constructed",
    deck: OneOf = "",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Name every fault of a deck list: the line, the card, the rule."""
    from tavola.cli import altered_decks

    _refuse_game_without_decks(file, or_anything_else=True)
    if not altered_decks.check(file, format, lang, json, deck):
        raise typer.Exit(1)


@app.command("list")
def list_decks(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)] = SHOWN,
    cards: Annotated[bool, typer.Option("--cards", help="List every card and Hero of the set.")] = False,
    faction: Annotated[str, typer.Option(metavar="NAME", help="Cards of this faction only.")] = "",
    type: Annotated[
        str,
        typer.Option(metavar="NAME", help="Character, Spell, Landmark (or Permanent), Hero."),
    ] = "",
    search: Annotated[str, typer.Option(metavar="TEXT", help="Cards only in which all these words are.")] = "",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """List the decks of the house, or the cards."""
    from tavola.cli import altered_cards, altered_decks

    _refuse_game_without_decks(game)
    if cards:
        altered_cards.list_cards(altered_cards.Wanted(faction, type, search), lang, json)
        return
    if faction or type or search:
        raise CommandError("--faction, --type and --search narrow the list of cards; say --cards as well")
    altered_decks.list_decks(lang, json)


@app.command()
def show(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME|REF|FILE", help="A deck of the house, in a file, or as a code or an address; or a card."
        ),
    ],
    deck: OneOf = "",
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show a deck with its curve and counts; or a card, by reference ("AX_04_C" will do) or by name."""
    from tavola.cli import altered_decks

    _refuse_game_without_decks(name, or_anything_else=True)
    altered_decks.show(name, lang, json, deck)


@app.command()
def export(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME|FILE", help='A deck of the house, in a file ("-" for the standard input), a code, an address.'
        ),
    ],
    form: Annotated[str, typer.Option(help="plain, csv, zip, publisher_json, api_json or code.")] = "plain",
    to: Annotated[str, typer.Option("--out", metavar="FILE", help="Write it to this file.", show_default=False)] = "",
    deck: OneOf = "",
) -> None:
    """Print a deck in one of the forms in which decks are handed on, or write it to a file."""
    from tavola.cli import altered_decks

    _refuse_game_without_decks(name, or_anything_else=True)
    altered_decks.export(name, form, to, deck)


def _refuse_game_without_decks(name: str, or_anything_else: bool = False) -> None:
    """Say so where ``name`` is that of a game whose decks are not shown; one of no game may be ``or_anything_else``."""
    if or_anything_else and (name not in game_names() or Path(name).is_file()):
        return
    game = find_game(name)
    if game.name == SHOWN:
        return
    if game.collection() is not None:
        raise CommandError(
            f"the decks of {game.title} are shown in the browser only (tavola serve); `tavola decks` shows those of"
            f" {find_game(SHOWN).title}"
        )
    having = [one.title for one in map(find_game, game_names()) if one.collection() is not None]
    raise CommandError(f"{game.title} has no decks; games with decks: {', '.join(having)}")
