from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tavola.kernel import replay
from tavola.kernel.errors import BadReplay
from tavola.kernel.match import Match
from tavola.kernel.rng import Rng
from tests.pebbles import GAME


def played(moves: int = 100) -> Match:
    match = Match(GAME, GAME.settle(2, {"colour": ["blue", "red"]}), 12)
    rng = Rng(12)
    while not match.is_terminal() and len(match.moves) < moves:
        legal = match.legal_actions()
        match.apply_action(legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("moves", [0, 3, 100])
def test_saving_and_replaying_gives_the_same_match(moves: int) -> None:
    match = played(moves)
    text = replay.encode(replay.record(match))
    again = replay.verify(replay.decode(text))
    assert replay.encode(replay.record(again)) == text
    assert [again.view(seat) for seat in (-1, 0, 1)] == [match.view(seat) for seat in (-1, 0, 1)]


def broken(change: Callable[[dict[str, Any]], object]) -> bytes:
    data = json.loads(replay.encode(replay.record(played())))
    change(data)
    return json.dumps(data).encode()


def last_play(data: dict[str, Any]) -> dict[str, Any]:
    """The last event of a pebble going onto a heap."""
    events = [event for move in data["moves"] for event in move["events"] if event["event"] == "play"]
    found: dict[str, Any] = events[-1]
    return found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "this is not a replay"),
        (b"no json", "this is not a replay"),
        (b"\xff\xfe", "this is not a replay"),
        (b"[" * 200_000, "this is not a replay"),
        (b"[]", r"Expected `object`"),
        (broken(lambda data: data.pop("seed")), "missing required field `seed`"),
        (broken(lambda data: data.update(seed="7")), r"Expected `int`, got `str` - at `\$.seed`"),
        (broken(lambda data: data.update(extra=1)), "unknown field `extra`"),
        (broken(lambda data: data["moves"][1].pop("words")), r"`words` - at `\$.moves\[1\]`"),
        (broken(lambda data: data.update(form=2)), "form 2; this program reads form 1"),
        (b" " * (replay.LARGEST + 1), "larger than"),
    ],
)
def test_what_is_no_replay_is_refused_with_the_place(text: bytes, message: str) -> None:
    with pytest.raises(BadReplay, match=message):
        replay.decode(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(game="chess"), "there is no game 'chess'"),
        (lambda data: data["settings"].update(begins="9"), "option 'begins' cannot be '9'"),
        (lambda data: data["opening"].pop(), "in setup, event 12: recorded nothing, now"),
        (lambda data: data["moves"][0].update(player=1), r"at move 1 \(.*\): recorded for seat 1, but seat 0 moves"),
        (lambda data: data["moves"][2].update(words="jump"), r"at move 3 \(jump\): 'jump' is not legal"),
        (lambda data: last_play(data).update(pebble=0), r"at move \d+ \((left|right)\), event 1: recorded"),
        (lambda data: data["moves"][-1]["events"].append({"event": "x"}), "'x'}, now nothing"),
        (lambda data: data["moves"].append(data["moves"][0]), "but seat -1 moves"),
        (lambda data: data.update(seed=13), "in setup, event 1"),
    ],
)
def test_a_replay_that_parts_from_its_game_says_where(change: Callable[[dict[str, Any]], object], message: str) -> None:
    recorded = replay.decode(broken(change))
    with pytest.raises(BadReplay, match=message):
        replay.verify(recorded)
