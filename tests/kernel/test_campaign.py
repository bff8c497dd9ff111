"""What a game says of earlier and later matches: options from profiles, rewards, sequels."""

from __future__ import annotations

import pytest

from tavola import testing
from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Option
from tavola.kernel.sequel import ANYBODY, Sequel
from tests import pebbles, shells


def test_what_comes_from_a_profile_is_per_seat() -> None:
    option = Option("shells", "Shells", "", from_profile=True)
    assert (option.from_profile, option.per_seat, option.is_switch) == (True, True, False)
    assert not Option("colour", "Colour", "grey", per_seat=True).from_profile


def test_it_is_settled_as_any_other() -> None:
    assert shells.GAME.settle(2, {}).of_seats("shells") == ("", "")
    given = ["", "shore/red shore/white"]
    assert shells.GAME.settle(2, {"shells": given}).of_seats("shells") == tuple(given)
    with pytest.raises(BadSetting, match="no such shell"):
        shells.GAME.settle(2, {"shells": "shore/blue"})


def test_a_game_without_a_campaign_unlocks_nothing_and_has_no_sequel() -> None:
    state = pebbles.GAME.new_state(pebbles.GAME.settle(2, {}), 1, False)
    assert pebbles.GAME.rewards(state) == []
    assert pebbles.GAME.sequels(state, "en") == []
    with pytest.raises(KeyError):
        pebbles.GAME.reward_title("shore/red", "en")


def test_a_game_with_one_tells_of_both() -> None:
    game: Game = shells.GAME
    match = Match(game, game.settle(2, {}), 1)
    while not match.is_terminal():
        match.apply_action(match.legal_actions()[-1])
    assert [(seat, game.reward_title(word, "it")) for seat, word in game.rewards(match.state)] == [
        (1, "Una conchiglia bianca")
    ]
    first, _ = game.sequels(match.state, "en")
    assert (first.seat, first.title, first.about) == (1, "Flood", "The sea comes in.")
    assert game.settle(2, first.chosen)["tide"] == "high"
    assert Sequel(ANYBODY, "", "", {}).seat == -1


def test_the_example_keeps_the_contract() -> None:
    testing.check_contract(shells.GAME, games=3)
