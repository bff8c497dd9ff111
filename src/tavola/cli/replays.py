"""`tavola replay`: matches that were kept, played again and read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from tavola.cli.console import CommandError, Json, Language, err, out, print_json, read_bytes, visible
from tavola.kernel.errors import BadReplay
from tavola.kernel.event import Event
from tavola.kernel.language import mark, translate
from tavola.kernel.match import Match

_PACKAGE = "tavola.cli"

app = typer.Typer(help="Matches that were kept: play them again, read them.", no_args_is_help=True)

File = Annotated[str, typer.Argument(metavar="FILE", help='A replay, or "-" for the standard input.')]


#: The longest message about a replay, in characters; it may repeat what is in the file.
LONGEST_MESSAGE = 1200
OTHER_CONTENT = "recorded with other cards or rules than are installed here"


def read_match(file: str) -> tuple[Match, bool]:
    """The match in a replay, played again and compared with what was recorded; and whether the game's content differs.

    Raises:
        CommandError: the file cannot be read, is no replay, or parts from its game; the message names the place.
    """
    from tavola.kernel import replay

    differs = False
    try:
        recorded = replay.decode(read_bytes(file))
        differs = recorded.content != replay.start(recorded).game.content_hash()
        return replay.verify(recorded), differs
    except BadReplay as error:
        note = f" (it was {OTHER_CONTENT})" if differs else ""
        raise CommandError(f"{file!r}: {visible(str(error), LONGEST_MESSAGE)}{note}") from None


@app.command()
def verify(file: File, json: Json = False) -> None:
    """Play a replay again and compare everything that happens with what was recorded."""
    match, differs = read_match(file)
    over = match.is_terminal()
    result = {
        "game": match.game.name,
        "seed": match.seed,
        "moves": len(match.moves),
        "over": over,
        "returns": match.returns(),
        "content_differs": differs,
    }
    if json:
        print_json(result)
    else:
        state = f"over, results {match.returns()}" if over else f"seat {match.current_player()} to move"
        out.print(f"{match.game.title}, {len(match.moves)} moves: all as recorded; {state}", soft_wrap=True)
        if differs:
            err.print(f"note: this replay was {OTHER_CONTENT}; every event agrees all the same", soft_wrap=True)


@app.command()
def show(
    file: File,
    seat: Annotated[
        int | None, typer.Option(min=-1, help="Tell what this seat saw; -1 somebody who looked on; else everything.")
    ] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Tell what happened in a match, move by move."""
    match, _ = read_match(file)
    if seat is not None and seat >= match.settings.seats:
        raise CommandError(f"there are the seats 0 to {match.settings.seats - 1}, and -1 for somebody who looked on")
    moves = [
        {
            "move": number,
            "player": move.player,
            "words": move.words if seat in (None, move.player) else "",
            "log": list(_sentences(match, move.events, seat, lang)),
        }
        for number, move in enumerate(match.moves, start=1)
    ]
    opening = list(_sentences(match, match.opening, seat, lang))
    if json:
        print_json({"game": match.game.name, "seed": match.seed, "opening": opening, "moves": moves})
        return
    for sentence in opening:
        typer.echo(visible(sentence))
    for move in moves:
        who = translate(_PACKAGE, lang, mark("seat {seat}")).format(seat=move["player"])
        typer.echo(f"{move['move']:>4}  {who}  {visible(str(move['words']))}".rstrip())
        for sentence in move["log"]:  # type: ignore[attr-defined]
            typer.echo(f"      {visible(sentence)}")


def _sentences(match: Match, events: list[Event], seat: int | None, language: str) -> Iterator[str]:
    """What happened, for somebody in ``seat``; for None each thing once, as whoever knew most of it saw it."""
    for event in events:
        if seat is not None:
            if event.visible_to(seat):
                yield match.game.sentence(event.as_data(), seat, language)
        elif event.hidden_from < 0:
            # What one seat saw in full and others in part is told twice; the part has nothing new.
            who = translate(_PACKAGE, language, mark("seat {seat}")).format(seat=event.to)
            sentence = match.game.sentence(event.as_data(), event.to, language)
            yield sentence if event.to < 0 else f"({who}) {sentence}"
