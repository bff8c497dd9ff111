"""What the command prints: tables and sentences for people, JSON for programs, errors on a stream of their own."""

from __future__ import annotations

import errno
import json
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from tavola.kernel.errors import BadSetting, TavolaError
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

    def main(self, *args: Any, **words: Any) -> Any:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # What the terminal cannot show is replaced rather than failed at.
                stream.reconfigure(errors="replace")
        try:
            try:
                return super().main(*args, **words)
            finally:
                # Now, and not at the end of the process, where nobody can say what is wrong.
                for stream in (sys.stdout, sys.stderr):
                    if stream is not None:
                        stream.flush()
        except OSError as error:
            if error.errno not in _OUTPUT_ERRORS:
                raise
            _give_up_output()
            if error.errno != errno.EPIPE:
                with suppress(OSError):
                    os.write(2, f"error: the output cannot be written: {error.strerror}\n".encode())
            sys.exit(1)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TavolaError as error:
            err.print(Text.assemble(("error: ", "bold red"), _lines(_told(error))), soft_wrap=True)
            raise typer.Exit(1) from None


def _told(error: TavolaError) -> str:
    """The message; of several faults each has a line of its own."""
    faults = error.faults("en") if isinstance(error, BadSetting) else []
    if len(faults) < 2:
        return str(error)
    # What the message says before the first of them is about all.
    about, _, _ = str(error).partition(faults[0][0])
    lines = [f"{sentence} [{rule}]" if rule else sentence for sentence, rule in faults]
    return "\n".join(filter(None, (about.strip(), *lines)))


def _lines(text: str) -> str:
    """What is wrong, as it may be shown: a message that names several faults says each on a line of its own."""
    return "\n".join(visible(line) for line in text.split("\n"))


#: What is wrong when nothing more can be written.
_OUTPUT_ERRORS = (errno.EPIPE, errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT)


def _give_up_output() -> None:
    """Let what has not been written yet go nowhere, so that the end of the process does not fail at it again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with suppress(OSError, ValueError):
                os.dup2(nowhere, stream.fileno())
        except AttributeError:  # there is no such stream
            pass


def visible(text: str, most: int = 0) -> str:
    """``text`` with what cannot be seen, such as an escape code, spelled out; with ``most``, cut to so many characters.

    What a file says is shown in this way, so that it cannot do anything to the terminal.
    """
    shown = text if not most or len(text) <= most else f"{text[:most]}…"
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode("ascii") for one in shown)


def print_table(table: Table) -> None:
    """Print a table. On a narrow terminal its columns that do not wrap stick out rather than be cut."""
    least = Measurement.get(out, out.options.update(width=10_000), table).minimum
    if least > out.width:
        table.width = least
    out.print(table, crop=False)


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
            if sys.stdin is None:
                raise CommandError("'-' cannot be read: there is no standard input")
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


def is_file(name: str) -> bool:
    """Whether there is a file of that name; a text that no file can be called is none."""
    with suppress(OSError, ValueError):
        return Path(name).is_file()
    return False


def read_text(name: str) -> str:
    """The text in the file of that name; "-" is the standard input.

    Raises:
        CommandError: it cannot be read, is too large, or is no text in UTF-8; the message names the place.
    """
    return text_of(name, read_bytes(name))


def text_of(name: str, found: bytes) -> str:
    """The text that was read from the file of that name.

    Raises:
        CommandError: it is no text in UTF-8; the message names the place.
    """
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise CommandError(
            f"{name!r}, line {line}: this is no text in UTF-8 (byte {error.start}); save it as UTF-8"
        ) from None
