"""What docs/research.md shows, run as it stands; and what it says in numbers is so."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import tavola
from tests.conftest import ROOT

pytestmark = pytest.mark.peers

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_there_are_examples() -> None:
    assert len(BLOCKS) == 6


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_examples_run(block: str) -> None:
    """Each in a process of its own, as a reader would run it."""
    run = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("game", "title"), [("altered", "Altered"), ("hara", "Champions of Hara"), ("faeriell", "Sons of Faeriell")]
)
def test_how_many_numbers_and_actions(game: str, title: str) -> None:
    found = tavola.find_game(game)
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {title} |"))
    _, _, seats, numbers, actions, *_ = [cell.strip() for cell in row.split("|")]
    least, most = found.seats
    lengths = [f"{len(found.observation_names(count)):,}" for count in (least, most)]
    assert seats == " to ".join(dict.fromkeys([str(least), str(most)]))
    assert numbers == " to ".join(dict.fromkeys(lengths))
    assert actions == f"{found.action_count:,}"
