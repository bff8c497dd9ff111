"""`tavola replay`: a file is played again, read, or refused with the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import call, fail, run, run_json


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A replay of a game of pebbles."""
    run_json("sim", "pebbles", "--games", "1", "--seed", "12", "--record", str(tmp_path))
    return tmp_path / "pebbles-12.tavola.json"


def test_a_good_file_is_verified(kept: Path) -> None:
    moves = len(json.loads(kept.read_bytes())["moves"])
    assert f"Pebbles, {moves} moves: all as recorded; over, results [" in run("replay", "verify", str(kept))
    report = run_json("replay", "verify", str(kept))
    assert (report["game"], report["seed"], report["moves"], report["over"]) == ("pebbles", 12, moves, True)


def test_the_standard_input_is_a_file_too(kept: Path) -> None:
    assert "all as recorded" in run("replay", "verify", "-", input=kept.read_bytes())


def test_a_game_of_altered_is_told(tmp_path: Path) -> None:
    run_json("sim", "altered", "--games", "1", "--decks", "axiom,lyra", "--record", str(tmp_path))
    printed = run("replay", "show", str(tmp_path / "altered-1.tavola.json"))
    assert "The Hero of player 1 is Sierra & Oddball." in printed
    assert "(seat 0) You draw: " in printed
    assert " wins!" in printed


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data["moves"][2].update(words="jump"), "at move 3 (jump): 'jump' is not legal now; legal: "),
        (lambda data: data["moves"][0]["events"].append({"event": "x"}), "at move 1 ("),
        (lambda data: data["moves"][1].pop("words"), "Object missing required field `words` - at `$.moves[1]`"),
        (lambda data: data.update(form=9), "this replay has form 9; this program reads form 1"),
        (lambda data: data.update(game="chess"), "there is no game 'chess'"),
        (lambda data: data.update(seed=13), "in setup, event 1: recorded "),
    ],
)
@pytest.mark.parametrize("command", ["verify", "show"])
def test_a_bad_file_is_refused_with_the_place(
    kept: Path, command: str, change: Callable[[dict[str, Any]], object], message: str
) -> None:
    data = json.loads(kept.read_bytes())
    change(data)
    kept.write_text(json.dumps(data), encoding="utf-8")
    said = fail("replay", command, str(kept))
    assert said.startswith(f"error: '{kept}': ")
    assert message in said


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"", "this is not a replay"), (b"\xff\xfe\0", "this is not a replay"), (b"[" * 99_999, "this is not a replay")],
)
def test_what_is_no_replay_is_said_to_be_none(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert message in fail("replay", "verify", str(file))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    assert "'nowhere' cannot be read: No such file or directory" in fail("replay", "verify", "nowhere")
    assert "cannot be read: Is a directory" in fail("replay", "verify", str(tmp_path))
    assert "is larger than 16777216 bytes" in fail("replay", "verify", "/dev/zero")


def test_each_move_is_told_with_what_followed(kept: Path) -> None:
    moves = json.loads(kept.read_bytes())["moves"]
    printed = run("replay", "show", str(kept)).splitlines()
    assert [line for line in printed if line.startswith("   1  seat 0  ")] == [f"   1  seat 0  {moves[0]['words']}"]
    assert len([line for line in printed if not line.startswith(("      ", "Player", "(seat"))]) == len(moves)


def test_everything_is_told_once_and_a_seat_is_told_what_it_saw(kept: Path) -> None:
    everything, own, other, looking_on = (
        run("replay", "show", str(kept), *words) for words in ((), ("--seat", "0"), ("--seat", "1"), ("--seat", "-1"))
    )
    secret = next(line for line in own.splitlines() if line.startswith("Player 0 draws"))
    assert secret != "Player 0 draws a pebble."
    assert f"(seat 0) {secret}" in everything
    assert "draws a pebble" not in everything
    assert secret not in other
    assert secret not in looking_on


def test_the_words_of_a_move_are_for_the_seat_that_made_it(kept: Path) -> None:
    own = run_json("replay", "show", str(kept), "--seat", "0")["moves"]
    assert all(bool(move["words"]) == (move["player"] == 0) for move in own)


def test_a_seat_that_is_not_there_is_refused(kept: Path) -> None:
    assert "there are the seats 0 to 1" in fail("replay", "show", str(kept), "--seat", "2")


def test_italian_is_spoken(kept: Path) -> None:
    assert "   1  posto 0  " in run("replay", "show", str(kept), "--lang", "it")


def rewrite(kept: Path, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(kept.read_bytes())
    change(data)
    kept.write_text(json.dumps(data), encoding="utf-8")
    return str(kept)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["moves"][2].update(words="\x1b[31m\u202e\n" + "x" * 99_999),
        lambda data: data["moves"][0]["events"].append({"event": "\x1b[31m\n" + "x" * 99_999}),
        lambda data: data.update(game="\x1b[31m\n" + "x" * 99_999),
        lambda data: data.update({"\x1b[31m\n" + "x" * 99_999: 1}),
    ],
)
@pytest.mark.parametrize("command", ["verify", "show"])
def test_what_a_bad_file_says_is_cut_and_cannot_touch_the_terminal(
    kept: Path, command: str, change: Callable[[dict[str, Any]], object]
) -> None:
    said = fail("replay", command, rewrite(kept, change))
    assert len(said) < 1500
    assert said.rstrip("\n").isprintable()


def test_other_content_is_told_although_every_event_agrees(kept: Path) -> None:
    assert run_json("replay", "verify", str(kept))["content_differs"] is False
    assert call("replay", "verify", str(kept))[2] == ""
    file = rewrite(kept, lambda data: data.update(content="0" * 64))
    assert run_json("replay", "verify", file)["content_differs"] is True
    code, printed, errors = call("replay", "verify", file)
    assert code == 0
    assert "all as recorded" in printed
    assert errors.startswith("note: this replay was recorded with other cards or rules than are installed here")


def test_other_content_is_told_where_events_part(kept: Path) -> None:
    file = rewrite(kept, lambda data: data.update(content="0" * 64, seed=13))
    assert "(it was recorded with other cards or rules than are installed here)" in fail("replay", "verify", file)
