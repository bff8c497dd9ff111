"""Corners where two rules, or a rule and an owner's map, meet."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.determinize import determinize
from tavola.games.faeriell.drifter import place_drifter
from tavola.games.faeriell.look import map_svg
from tavola.games.faeriell.pieces import CARD_KINDS
from tavola.games.faeriell.state import ENDING_NAMES, TWINS, WINTER
from tavola.games.faeriell.twins import begin_twins
from tavola.games.faeriell.values import HOUSE, read_values
from tavola.games.faeriell.view import view_of
from tavola.kernel.errors import BadSetting
from tavola.kernel.rng import Rng
from tests.games.faeriell.scene import Scene
from tests.games.faeriell.test_values import HOUSE_TEXT


def test_who_is_asked_for_a_phase_is_the_active_player() -> None:
    scene = Scene(seats=3)
    scene.phase("tribe")
    assert scene.kind == "phase"
    assert scene.player == 1
    assert view_of(scene.state, 0)["table"]["player"] == 1


@pytest.mark.rule("FAE-ENDG-05", "FAE-WINTER-09")
def test_achievements_are_counted_before_the_wheel_freezes() -> None:
    """A79: the win check comes first at the end of a round."""
    scene = Scene(scenario=WINTER)
    scene.state.wheel_gems = (1 << 12) - 1 - (1 << scene.state.wheel)
    scene.state.triggered = True
    scene.end_round()
    assert ENDING_NAMES[scene.state.ending] == "achievements"


@pytest.mark.rule("FAE-TWINS-05")
def test_doom_of_the_twins_adds_to_what_setup_has_cost() -> None:
    scene = Scene(scenario=TWINS)
    scene.state.doom = 1
    begin_twins(scene.state)
    assert scene.state.doom == 3


@pytest.mark.rule("FAE-SHADOW-09")
def test_a_shadow_stays_where_no_node_is_free() -> None:
    scene = Scene(shadows=True)
    scene.hero(0, "shadow", "N10")
    scene.essences(0, "corruption")
    scene.phase("hero")
    assert "walk in shadow" in scene.legal()
    scene.state.occupied = (1 << scene.world.node_count) - 1
    scene.phase("hero")
    assert "walk in shadow" not in scene.legal()


@pytest.mark.rule("FAE-DRIFT-01")
def test_where_the_drifter_falls_cannot_be_taken_back() -> None:
    scene = Scene()
    before = scene.state.secrets
    place_drifter(scene.state)
    assert scene.state.secrets > before


def test_what_another_may_answer_fits_the_cards_dealt_anew() -> None:
    scene = Scene(seed=3)
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "red-bear", "red-toad")
    scene.phase("tribe")
    scene.do("settle OWL-B")
    for seed in range(20):
        other = determinize(scene.state, 1, Rng(seed))
        for action in other.legal:
            trial = other.clone()
            trial.apply_action(action)
            assert min(trial.pool) >= 0


@pytest.mark.rule("FAE-KSSPERK-02")
def test_only_giver_and_taker_know_a_card_handed_over() -> None:
    scene = Scene(seats=3, kickstarter=True)
    scene.state.sower = 0
    scene.hero(0, "sower", "N10", perks=[44])
    scene.essences(0, "red")
    scene.essences(1, "corruption-owl", "corruption-bear")
    scene.phase("hero")
    scene.do("perk 44")
    scene.do("card corruption-owl")
    assert scene.count(0, "corruption") == 1
    assert not any(scene.state.revealed[:CARD_KINDS])


def own_map(printed: str, instead: str) -> str:
    """An owner's file: the house map with something else in it."""
    land = HOUSE_TEXT[HOUSE_TEXT.index("[map]") :]
    assert printed in land
    return 'source = "mine"\n' + land.replace(printed, instead)


@pytest.mark.parametrize("name", ["done", "Owl", "pay", "red", "tribe"])
def test_a_node_is_not_called_like_a_word_of_moves(name: str) -> None:
    text = own_map("N01", name)
    with pytest.raises(BadSetting) as raised:
        read_values(text)
    assert "word of moves" in str(raised.value)


def test_a_map_whose_corners_fall_together_is_drawn() -> None:
    values = read_values(own_map("size = [24, 16]", "size = [2000, 2000]"))
    assert values.digest != HOUSE.digest
    assert map_svg(view_of(Scene(values=values).state, 0), "en").startswith("<svg")


def test_a_board_is_not_a_ribbon() -> None:
    with pytest.raises(BadSetting) as raised:
        read_values(own_map("size = [24, 16]", "size = [24, 1600]"))
    assert "4 times" in str(raised.value)
