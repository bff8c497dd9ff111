"""What can be taken back: as far as nothing hidden was seen by the one who takes it back."""

from __future__ import annotations

from tavola.games.altered import GAME
from tavola.kernel.match import Match
from tests.games.altered.scene import Scene


def match_of(scene: Scene) -> Match:
    """A match that goes on from the scene's first Afternoon turn."""
    scene.afternoon()
    return Match(GAME, GAME.settle(2, {}), 0, scene.state)


def test_a_card_played_from_hand_is_shown_to_the_opponent_only() -> None:
    scene = Scene()
    scene.put("OR_05_C", "hand")
    match = match_of(scene)
    match.apply_action(match.string_to_action("play Ordis Trooper (hand)"))
    move = match.apply_action(match.string_to_action("hero"))
    assert not move.final
    assert not move.final_for(0)
    assert move.final_for(1)


def test_choosing_the_expedition_is_not_yet_shown() -> None:
    scene = Scene()
    scene.put("OR_05_C", "hand")
    match = match_of(scene)
    move = match.apply_action(match.string_to_action("play Ordis Trooper (hand)"))
    assert not move.final_for(0)
    assert not move.final_for(1)


def test_a_card_played_from_reserve_was_seen_before() -> None:
    scene = Scene()
    scene.put("OR_05_C", "reserve")
    match = match_of(scene)
    match.apply_action(match.string_to_action("play Ordis Trooper (reserve)"))
    assert not match.apply_action(match.string_to_action("hero")).final_for(1)


def test_a_draw_is_final_for_both() -> None:
    scene = Scene()
    scene.put("YZ_11_C", "hand")
    match = match_of(scene)
    match.apply_action(match.string_to_action("play Baba Yaga (hand)"))
    move = match.apply_action(match.string_to_action("hero"))
    assert move.final_for(0)
    assert move.final_for(1)


def test_the_question_names_the_card_and_the_ability_that_ask() -> None:
    scene = Scene()
    scene.put("BR_15_C", "hand")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer")
    view = GAME.view(scene.state, 0)
    assert GAME.prompt(view, "en") == "Haven Bouncer: Which Expedition?"
    other = GAME.view(scene.state, 1)["choice"]
    assert other is not None
    assert other["about"] == {"card": "", "ability": -1}
    scene.do("hero")
    view = GAME.view(scene.state, 0)
    assert GAME.prompt(view, "en") == "Haven Bouncer: Which card in a Reserve is discarded?"
    assert view["choice"] is not None
    labels = [GAME.label(view, action, "en") for action in view["choice"]["actions"]]
    assert labels == ["Choose nothing", "Choose Axiom Salvager (your opponent's Reserve)"]
