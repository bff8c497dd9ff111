"""What the command prints: tables and sentences for people, JSON for programs, errors on a stream of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from tavola.kernel.errors import TavolaError
from tavola.kernel.language import LANGUAGES

# Neither markup nor emoji: what a person or a file says is printed as it is.
out = Console(highlight=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)

#: The largest file that a command reads, in bytes.
LARGEST_FILE = 16 * 1024 * 1024

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


class CommandError(TavolaError):
    """What was asked for cannot be done; the message says what to do."""


class Polite(TyperGroup):
    """A group of commands that tells a person what is wrong, and shows no traceback, when it is theirs to mend."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TavolaError as error:
            err.print(Text.assemble(("error: ", "bold red"), str(error)), soft_wrap=True)
            raise typer.Exit(1) from None


def print_json(data: object) -> None:
    """``data`` for programs."""
    typer.echo(json.dumps(data, indent=1))


def one_language(language: str) -> str:
    """``language`` if the table speaks it; for the option ``--lang``."""
    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not spoken here; choose one of {', '.join(LANGUAGES)}")
    return language


Language = Annotated[str, typer.Option("--lang", callback=one_language, help="The language: en or it.")]


def read_bytes(name: str) -> bytes:
    """What is in the file of that name; "-" is the standard input.

    Raises:
        CommandError: it cannot be read, or is too large.
    """
    try:
        if name == "-":
            found: bytes = typer.get_binary_stream("stdin").read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as source:
                found = source.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CommandError(f"{name!r} cannot be read: {reason}") from None
    if len(found) > LARGEST_FILE:
        raise CommandError(f"{name!r} is larger than {LARGEST_FILE} bytes")
    return found


def read_text(name: str) -> str:
    """The text in the file of that name; "-" is the standard input.

    Raises:
        CommandError: it cannot be read, is too large, or is no text in UTF-8; the message names the place.
    """
    found = read_bytes(name)
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise CommandError(
            f"{name!r}, line {line}: this is no text in UTF-8 (byte {error.start}); save it as UTF-8"
        ) from None
