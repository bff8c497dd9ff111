"""The command as a whole: what it loads, and how it tells people that something is wrong."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

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
    assert knowing == {"altered_decks.py"}


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
    assert "installed: altered, pebbles" in fail(*words)


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
