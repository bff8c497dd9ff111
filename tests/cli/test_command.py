"""The command as a whole: what it loads, and how it tells people that something is wrong."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import tavola
from tests.cli.command import call, fail, run

FOLDER = Path(tavola.__file__).parent / "cli"


def python(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)


def test_no_command_waits_for_what_it_does_not_need() -> None:
    heavy = "('tavola.games.altered', 'tavola.server', 'fastapi', 'sqlalchemy', 'jinja2')"
    program = f"import sys, tavola.cli; print([one for one in sys.modules if one.startswith({heavy})])"
    assert python(program).stdout == "[]\n"


def test_only_the_group_of_decks_knows_altered() -> None:
    knowing = {
        path.name
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("tavola.games")
    }
    assert knowing == {"altered_cards.py", "altered_decks.py"}


def test_an_error_is_a_sentence_and_no_traceback() -> None:
    ended = python("from tavola.cli import app; app()", "sim", "chess")
    assert ended.returncode == 1
    assert ended.stderr.startswith("error: there is no game 'chess'; installed: ")
    assert ended.stdout == ""


@pytest.mark.parametrize(
    "words",
    [
        ("bench", "chess"),
        ("play", "chess"),
        ("rules", "show", "chess"),
        ("rules", "coverage", "chess"),
    ],
)
def test_every_command_says_which_games_there_are(words: tuple[str, ...]) -> None:
    assert re.search(r"installed: altered, .*pebbles", fail(*words))


def test_the_version_is_said() -> None:
    assert run("--version") == f"tavola {tavola.__version__}\n"


@pytest.mark.parametrize("group", [(), ("replay",), ("rules",), ("decks",)])
def test_without_a_command_help_is_shown(group: tuple[str, ...]) -> None:
    _, printed, errors = call(*group)
    assert "Usage: " in printed + errors


def test_a_language_that_is_not_spoken_is_refused() -> None:
    code, _, errors = call("rules", "show", "altered", "--lang", "tlh")
    assert code == 2
    assert "'tlh' is not spoken here" in errors


# What cannot be written ----------------------------------------------------------------------------------------------

COMMANDS = [("decks", "list"), ("--help",), ("rules", "show", "altered"), ("decks", "export", "axiom")]


def process(output: int | IO[bytes], *words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", "from tavola.cli import app; app()", *words],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("words", COMMANDS)
def test_a_full_disk_is_told(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = process(full, *words)
    assert ended.stderr == b"error: the output cannot be written: No space left on device\n"
    assert ended.returncode == 1


@pytest.mark.parametrize("words", COMMANDS)
def test_nobody_reads_a_closed_pipe(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = process(writing, *words)
    finally:
        os.close(writing)
    assert (ended.stderr, ended.returncode) == (b"", 1)


@pytest.mark.parametrize("words", [*COMMANDS, ("play", "altered", "--lang", "it"), ("decks", "show", "axiom")])
def test_what_a_terminal_cannot_show_is_replaced(words: tuple[str, ...]) -> None:
    ended = process(subprocess.PIPE, *words, PYTHONIOENCODING="ascii")
    assert (ended.stderr, ended.returncode) == (b"", 0)
    assert ended.stdout.isascii()


@pytest.mark.parametrize(
    "words",
    [
        ("play", "[/red]"),
        ("[/red]",),
        ("decks", "show", "[/red]"),
        ("decks", "check", "[/red]"),
        ("replay", "show", "[/red]"),
        ("rules", "show", "altered", "[/red]"),
        ("rules", "show", "altered", "--lang", "[/red]"),
        ("sim", "altered", "--bots", "[/red]"),
        ("sim", "altered", "--option", "[/red]=[/red]"),
    ],
)
def test_square_brackets_are_no_markup(words: tuple[str, ...]) -> None:
    code, _, errors = call(*words)
    assert code in (1, 2)
    assert "[/red]" in errors


def test_an_escape_code_in_an_error_is_spelled_out() -> None:
    assert "\\x1b[31m" in fail("play", "\x1b[31m")
