"""The `tavola` command, called in this process."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner

from tavola.cli import app


def call(*words: str, input: str | bytes | None = None) -> tuple[int, str, str]:
    """The exit code, and what was printed for people and as errors."""
    result = CliRunner().invoke(app, words, input=input, catch_exceptions=False)
    return result.exit_code, result.stdout, result.stderr


def run(*words: str, input: str | bytes | None = None) -> str:
    """What a command prints that succeeds."""
    code, printed, errors = call(*words, input=input)
    assert code == 0, printed + errors
    return printed


def run_json(*words: str, code: int = 0) -> Any:
    """The JSON that a command prints, and nothing else."""
    found, printed, errors = call(*words, "--json")
    assert found == code, printed + errors
    assert errors == ""
    return json.loads(printed)


def fail(*words: str, input: str | bytes | None = None) -> str:
    """What a command says that fails. Line breaks are those of the terminal, and no matter."""
    code, _, errors = call(*words, input=input)
    assert code == 1, errors
    assert "Traceback" not in errors
    return errors
