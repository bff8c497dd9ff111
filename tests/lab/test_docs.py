"""What docs/lab.md shows, run as it stands but for the number of games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.command import call
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")
#: As few as still tell something: the bots of the page think.
GAMES = "4"


def commands(ray: bool) -> list[list[str]]:
    """The commands of the page, with few games each."""
    lines = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
    return [
        shlex.split(re.sub(r"--games \d+", f"--games {GAMES}", line)) for line in lines if ("--on ray" in line) == ray
    ]


def test_the_commands_and_the_example_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    found = commands(ray=False)
    assert len(found) > 10
    for program, *words in found:
        assert program == "tavola"
        if words[1] == "run" and "--jobs" not in words:
            words += ["--jobs", "1"]
        code, printed, errors = call(*words)
        assert code == 0, f"{words}: {printed}{errors}"
    assert (tmp_path / "study" / "report.html").exists()
    assert (tmp_path / "after" / "against-before.html").exists()
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(example, {"__name__": "lab"})
    assert "greedy" in capsys.readouterr().out


def test_every_column_is_explained(tmp_path: Path) -> None:
    from tests.lab.made import played, study

    explained = set(re.findall(r"`([a-z]\w*?)(?:_\d)?`", PAGE))
    for game in ("altered", "hara", "faeriell"):
        for column in played(study(game, "random,random", games=4), tmp_path / game).columns:
            name = re.sub(r"_\d$", "", column)
            if not name.startswith(("stat_", "vary_", "curve_")):
                assert name in explained, column


@pytest.mark.peers
def test_the_command_for_a_cluster_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ((_, *words),) = commands(ray=True)
    code, printed, errors = call(*words)
    assert code == 0, printed + errors
