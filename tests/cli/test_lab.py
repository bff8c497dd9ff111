"""`tavola lab run`: what it says of a study before and after it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import call, run_json

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
