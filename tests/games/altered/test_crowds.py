"""More cards in a zone than can be named: what is out of reach is never offered, and nothing gets stuck."""

from __future__ import annotations

import pytest

from tavola.games.altered import GAME
from tavola.games.altered.actions import ROOM
from tavola.games.altered.zones import HAND
from tests.games.altered.scene import Scene


def crowd(scene: Scene, where: str, count: int = ROOM + 3) -> list[int]:
    return [scene.put("OR_05_C", where) for _ in range(count)]


def check_offers(scene: Scene) -> None:
    """Every offer is another one in other words, and people can read each."""
    state = scene.state
    legal = state.legal_actions()
    words = [GAME.action_words(state, action) for action in legal]
    assert len(set(legal)) == len(set(words)) == len(legal)
    view = GAME.view(state, state.current_player())
    assert view["choice"] is not None
    for action in view["choice"]["actions"]:
        assert GAME.label(view, action, "it")


@pytest.mark.parametrize("where", ["hero", "companion"])
def test_a_sacrifice_among_a_crowd_is_one_of_those_within_reach(where: str) -> None:
    scene = Scene()
    crowd(scene, where)
    scene.put("OR_05_C", "companion" if where == "hero" else "hero")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self")
    check_offers(scene)
    assert len(scene.options) == ROOM + 1


def test_each_player_sacrifices_from_a_crowd() -> None:
    scene = Scene()
    crowd(scene, "hero")
    scene.put("OR_20_C", "hand")
    scene.do("play Anubis", "companion")
    check_offers(scene)


def test_a_cost_is_paid_from_a_crowd() -> None:
    scene = Scene()
    crowd(scene, "companion")
    scene.put("YZ_28_C", "landmark")
    scene.do("use Baba's Isba")
    check_offers(scene)


@pytest.mark.rule("ALT-CLEANUP-01")
@pytest.mark.parametrize("count", [ROOM + 2, ROOM + 3, ROOM + 20])
def test_clean_up_ends_within_the_limit_however_full_a_reserve_is(count: int) -> None:
    scene = Scene()
    crowd(scene, "reserve", count)
    scene.to_dusk()
    while scene.asked == "clean_up_reserve":
        check_offers(scene)
        scene.do(scene.options[-1])
    assert len(scene.names("reserve")) == 2


def test_dice_beyond_the_last_number_are_not_offered() -> None:
    scene = Scene()
    for _ in range(60):
        scene.put("LY_04_R1", "hero")
    scene.put("LY_06_C", "hand")
    scene.do("play Ouroboros Trickster", "companion")
    assert scene.asked == "die"
    check_offers(scene)


@pytest.mark.rule("ALT-EFFECT-04")
def test_a_card_out_of_reach_says_why_it_cannot_be_played() -> None:
    scene = Scene()
    crowd(scene, "hand")
    scene.afternoon()
    check_offers(scene)
    hand = scene.state.zones[HAND]
    refusals = [GAME.why_not(scene.state, 0, f"o{scene.state.stamp[card]}") for card in (hand[ROOM - 1], hand[ROOM])]
    assert refusals[0] is None
    assert refusals[1] is not None
    assert refusals[1].rule == "ALT-EFFECT-04"
