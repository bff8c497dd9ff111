from __future__ import annotations

import pytest

from tavola.kernel.errors import BadReplay, IllegalAction, IllegalWords
from tavola.kernel.match import Match, play_words
from tests.pebbles import DRAW, GAME


def new(seed: int = 1) -> Match:
    return Match(GAME, GAME.settle(2, {}), seed)


def first_play(match: Match) -> str:
    return next(words for words in map(match.action_to_string, match.legal_actions()) if words.startswith("play"))


def test_a_move_is_written_down_with_its_words_and_events() -> None:
    match = new()
    play = first_play(match)
    play_words(match, [play, "left"])
    assert [(move.player, move.words) for move in match.moves] == [(0, play), (0, "left")]
    assert [event.name for event in match.moves[1].events] == ["play"]
    assert match.moves[1].events[0].details["pebble"] == int(play.split()[1])
    assert match.current_player() == 1


def test_only_what_reveals_something_is_final() -> None:
    match = new()
    play_words(match, [first_play(match), "left", "draw"])
    assert [move.final for move in match.moves] == [False, False, True]


def test_an_illegal_action_is_not_written_down() -> None:
    match = new()
    with pytest.raises(IllegalAction):
        match.apply_action(99)
    assert match.moves == []


def test_words_that_are_not_legal_are_refused_with_those_that_are() -> None:
    match = new()
    with pytest.raises(IllegalWords, match=r"'left' is not legal now; legal: 'draw', 'play"):
        match.string_to_action("left")
    with pytest.raises(BadReplay, match=r"move 2: 'jump' is not legal"):
        play_words(match, ["draw", "jump"])


def test_words_after_the_end_are_refused() -> None:
    match = new()
    while not match.is_terminal():
        match.apply_action(match.legal_actions()[-1])
    with pytest.raises(IllegalWords, match="the game is over"):
        match.string_to_action("draw")
    assert match.current_player() == -1
    assert sorted(match.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_each_seat_reads_its_own_log() -> None:
    match = new()
    match.apply_action(DRAW)
    mine, other, watcher = match.log(0), match.log(1), match.log(-1)
    assert len(mine) == len(other) == len(watcher) == 7
    assert other[-1] == watcher[-1] == "Player 0 draws a pebble."
    assert mine[-1] != other[-1]
    assert sum("a pebble" in line for line in watcher) == 7


def test_a_clone_has_its_own_history() -> None:
    match = new()
    clone = match.clone()
    clone.apply_action(DRAW)
    assert (len(match.moves), len(clone.moves)) == (0, 1)
    assert len(clone.moves[0].events) == 2
    assert match.current_player() == 0


def test_why_not_names_a_rule_that_can_be_read() -> None:
    match = new()
    refusal = match.why_not(1, "pebble-1")
    assert refusal is not None
    assert refusal.rule == "PEB-TURN-01"
    assert "play one of your hand" in match.rule(refusal.rule).text()
    hand = match.view(0)["table"]["hand"]
    assert isinstance(hand, list)
    assert match.why_not(0, f"pebble-{hand[0]}") is None


def test_a_notebook_shows_the_picture() -> None:
    assert new()._repr_svg_().startswith("<svg")
