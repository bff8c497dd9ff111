from __future__ import annotations

import pytest

import tavola
from tavola.kernel.errors import BadSetting, UnknownGame
from tavola.kernel.registry import find_game, game_names
from tests.pebbles import GAME


def test_an_installed_game_is_found_by_its_name() -> None:
    assert find_game("pebbles") is GAME
    assert "pebbles" in game_names()


def test_an_unknown_game_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; installed: .*pebbles"):
        find_game("chess")


def test_a_new_match_takes_the_settings_by_name() -> None:
    match = tavola.new("pebbles", seed=7, begins="1")
    assert match.current_player() == 1
    assert match.settings.seats == 2
    with pytest.raises(BadSetting):
        tavola.new("pebbles", begins="2")
