"""Champions of Hara on the command line: played in the terminal, simulated, and owners told what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.cli.settings import Flags, asked_for, seats_of
from tavola.kernel import replay
from tavola.kernel.registry import find_game
from tests.cli.command import call, run, run_json


@pytest.mark.rule("HARA-WINARENA-03")
def test_a_game_is_played_to_its_end_from_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever always ends the turn at once wins nothing by Day 6."""
    monkeypatch.chdir(tmp_path)
    printed = run("play", "hara", "--seed", "3", "--bots", "random", input="1\n" * 2000)
    assert "Day 1, Dawn" in printed
    assert "Day 6, Dusk" in printed
    kept = replay.verify(replay.decode((tmp_path / "1.tavola.json").read_bytes()))
    assert kept.is_terminal()
    assert kept.state.returns() == [0.0, 0.0]


def test_a_question_mark_tells_why_not_of_every_piece() -> None:
    printed = " ".join(run("play", "hara", "--seed", "3", "--bots", "random", input="?\n").split())
    reasons = printed.partition("> ")[2]
    assert "[HARA-" in reasons
    assert "There is no piece" not in reasons


@pytest.mark.parametrize("mode", ["arena", "intro", "s02", "s13"])
def test_games_of_every_sort_are_simulated(mode: str) -> None:
    words = ("sim", "hara", "--games", "2", "--seed", "1", "--bots", "random,random", "--option", f"mode={mode}")
    report = run_json(*words)
    assert (report["games"], report["finished"], report["errors"]) == (2, 2, 0)
    assert run_json(*words)["digest"] == report["digest"]


def test_unless_asked_for_nobody_plays_alone() -> None:
    found = find_game("hara")
    for flags, seats in ((Flags(), 2), (Flags(modes=["s03"]), 1), (Flags(modes=["s01"]), 3), (Flags(modes=["s08"]), 4)):
        assert seats_of(found, asked_for(found, flags), None) == seats


def test_every_fault_of_a_file_is_told_on_a_line_of_its_own(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text('[[monster]]\nid = "teagle"\nname = "T"\nworld = "the_baiyu"\nhealth = 99\nattack = -1\n', "utf-8")
    for more in ((), ("--json",)):
        code, _, told = call("sim", "hara", "--games", "1", "--content", str(cards), *more)
        assert code == 1
        lines = [line[:7] for line in told.splitlines()[1:]]
        assert {"line 5:", "line 6:"} <= set(lines)
        assert all(line.startswith("line ") for line in lines)
        assert "\\n" not in told
