"""`tavola lab run`: what it says of a study before and after it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.lab.local import check_bots
from tests.cli.command import call, fail, run_json

WORDS = ("lab", "run", "pebbles", "--jobs", "1")


@pytest.mark.parametrize(
    ("words", "notes"),
    [
        (
            ("--games", "3", "--vary", "begins=0,1"),
            ["each of the 2 variants is played only once or twice"],
        ),
        (
            ("--games", "1", "--vary", "begins=0,1"),
            ["1 of the 2 variants are played; with --games 20 each is played 10 times"],
        ),
        (("--games", "20", "--vary", "begins=0,1"), []),
        (("--games", "2", "--vary", "begins=all", "--bots", "greedy,random"), ["only 1 of the 2 variants are"]),
        (
            ("--games", "4", "--vary", "begins=0,1", "--bots", "greedy,random"),
            ["--games 40 each is played 20 times"],
        ),
        (("--games", "2", "--vary", "begins=1"), ["nothing varies: there is only one value of begins"]),
        (("--games", "2"), []),
    ],
)
def test_what_may_surprise_is_said(words: tuple[str, ...], notes: list[str], tmp_path: Path) -> None:
    found = run_json(*WORDS, *words, "--out", str(tmp_path / "one"))["notes"]
    assert len(found) == len(notes)
    for sentence, said in zip(found, notes, strict=True):
        assert said in sentence
    _, _, errors = call(*WORDS, *words, "--out", str(tmp_path / "two"))
    assert errors == "".join(f"note: {sentence}\n" for sentence in found)


def test_the_end_says_how_much_there_is_and_what_was_played(tmp_path: Path) -> None:
    folder = str(tmp_path / "study")
    for more, said in ((("--games", "20"), "20 played just now"), ((), "the study was finished already, and nothing")):
        words = more or ("--games", "20")
        _, printed, _ = call(*WORDS, *words, "--vary", "begins=0,1", "--out", folder)
        assert printed.startswith(f"20 games of 2 variants in {folder}; {said}")
    _, printed, _ = call(*WORDS, "--games", "2", "--out", str(tmp_path / "one"))
    assert printed.startswith("2 games in")


@pytest.mark.parametrize("more", [("--games", "20"), ("--games", "20", "--on", "processes")])
def test_a_bot_of_several_cores_is_refused_where_it_would_have_one(more: tuple[str, ...], tmp_path: Path) -> None:
    """Before anything is kept, so that the folder is free for what is asked for instead."""
    words = ("lab", "run", "pebbles", "--bots", "ismcts:1s/cores=2,random", "--out", str(tmp_path / "study"), *more)
    said = fail(*words, "--jobs", "2")
    assert "ismcts:1s/cores=2 searches in processes of its own" in said
    assert "--jobs 1" in said
    assert not (tmp_path / "study").exists()


def test_a_bot_of_several_cores_plays_where_it_is_the_same() -> None:
    check_bots(["ismcts:1s/cores=2"], 1)
    check_bots(["random", "greedy", "ismcts:1s", "ismcts:1s/cores=1", "hard"], 2)
    # One tree after the other learns the same, where iterations are counted.
    check_bots(["ismcts:500/cores=2"], 2)


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("tavola.cli.lab.check_bot", "no game is kept yet; to begin again, give the same command"),
        ("tavola.cli.lab.notes", "no game is kept yet; to begin again, give the same command"),
        ("tavola.lab.running.run", "0 of 4 games are kept; to go on: tavola lab run --resume {folder}"),
        ("tavola.cli.lab.print_json", "4 of 4 games are kept; to go on: tavola lab run --resume {folder}"),
    ],
)
def test_an_interruption_is_told_whenever_it_comes(
    where: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = str(tmp_path / "study")
    monkeypatch.setattr(where, interrupted)
    code, printed, errors = call(*WORDS, "--games", "4", "--out", folder, "--json")
    assert (code, printed, errors) == (130, "", f"interrupted: {said.format(folder=folder)}\n")
