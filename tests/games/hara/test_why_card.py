"""Why not, for questions about cards, Items and options."""

from __future__ import annotations

from functools import partial

import pytest

from tavola.games.hara.damage import Respond
from tavola.games.hara.helping import Help
from tavola.games.hara.why import why_not
from tests.games.hara.reasons import Cases, Reached, asking, check, put, reaching, why
from tests.games.hara.scene import Scene, monster

CASES: Cases = {}
reaches = partial(reaching, CASES)

CLAW = """
[[ability]]
id = "stone_claw"
name = "Stone Claw"
group = "core"
top = [{do = "damage", amount = 3}]
bottom = [{do = "recover", health = 1}]
flavor = "Ready."
source = "test"
"""


# Cards that are picked ------------------------------------------------------------------------------------------------


@reaches("NOT_ON_BOARD")
def not_on_the_board() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.on_board("kaoru", "bearfriend")
    scene.effect('{do = "pick_up"}')
    return scene, "card/stone_claw", "It is not on your board."


@reaches("NOT_IN_HAND")
def not_in_hand() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.on_board("kaoru", "bearfriend")
    scene.effect('{do = "put_down"}')
    return scene, "card/bearfriend", "It is not in your hand."


@reaches("ULTIMATE_STAYS")
def no_ultimate_on_the_board() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.hand("kaoru", "ursine_tectonics")
    scene.effect('{do = "put_down"}')
    return scene, "card/ursine_tectonics", "An Ultimate never lies on the board."


@reaches("NOT_USED")
def not_used() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.state.used[0] |= 1 << scene.place("kaoru", "bearfriend")
    scene.effect('{do = "ready"}')
    return scene, "card/stone_claw", "It has not been used this turn, or is the card that acts."


@pytest.mark.rule("HARA-PICK-01")
def test_nobody_picks_a_card_of_another() -> None:
    scene = Scene("kaoru", "leaf")
    scene.on_board("kaoru", "bearfriend")
    scene.effect('{do = "pick_up"}')
    assert why(scene, "card/leaf_dash")[0] == "This card belongs to Leaf."


# Level Up cards -------------------------------------------------------------------------------------------------------


def green(scene: Scene) -> str:
    return f"card/{scene.state.cards.champions[0].abilities[8].id}"


@reaches("WRONG_COLOR")
def a_card_of_another_color() -> Reached:
    scene = asking('{do = "level_up", color = "red"}')
    return scene, green(scene), "It is a card of another color."


@reaches("NOT_IN_PILE")
def a_card_that_is_held() -> Reached:
    return asking('{do = "level_up", color = "any"}'), "card/stone_claw", "It is not in your Level Up pile."


def two_ultimates() -> Scene:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1})
    scene.effect('{do = "ultimate"}')
    return scene


@reaches("NO_ULTIMATE")
def no_ultimate() -> Reached:
    return two_ultimates(), "card/stone_claw", "It is no Ultimate."


@reaches("ULTIMATE_HELD")
def an_ultimate_that_is_held() -> Reached:
    scene = two_ultimates()
    scene.hand("kaoru", "ursine_tectonics")
    return scene, "card/ursine_tectonics", "You have this Ultimate already."


# Out of turn ----------------------------------------------------------------------------------------------------------


@reaches("DOES_NOT_HELP")
def a_card_without_damage() -> Reached:
    scene = Scene("kaoru", "leaf", mode="s02", content=CLAW)
    scene.on_board("kaoru", "stone_claw")
    return put(scene, Help(0)), "card/stone_claw", "It does no damage to a Monster, so it does not help."


@reaches("DOES_NOT_REACH")
def a_card_that_is_too_far_away() -> Reached:
    scene = Scene("kaoru", "leaf", mode="s02", content=CLAW + monster("teagle"))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-2")
    scene.hand("kaoru", "stone_claw")
    scene.state.helping_at = scene.space("oakenmoor-1")
    return put(scene, Help(0)), "card/stone_claw", "It does not reach the Monster from where you stand."


@pytest.mark.rule("HARA-ADV-05")
def test_out_of_turn_a_card_is_used_once_as_well() -> None:
    scene = Scene("kaoru", "leaf")
    scene.state.used[1] |= 1 << scene.place("leaf", "leaf_dash")
    scene.effect('{do = "activation", amount = 1}', "leaf")
    assert scene.kind == "out_of_turn"
    assert why(scene, "card/leaf_dash")[1] == "HARA-ADV-05"
    assert why(scene, "card/kaoru_dash")[0] == "This card belongs to Kaoru."


# Answering damage, and Items ------------------------------------------------------------------------------------------


def damaged() -> Scene:
    scene = Scene("kaoru", "leaf")
    scene.state.incoming = [2]
    return put(scene, Respond(0, False))


@reaches("NO_CHARGE")
def a_card_that_answers_nothing() -> Reached:
    return damaged(), "card/stone_claw", "No charge of it can answer this."


@reaches("NO_ANSWER")
def an_item_that_answers_nothing() -> Reached:
    return damaged(), "item/0/dreamstone", "It does nothing against this damage."


@reaches("NOT_THE_OWNER")
def an_item_of_somebody_else() -> Reached:
    scene = Scene("kaoru", "leaf", "oric")
    scene.give("leaf", "ember_pot")
    scene.effect('{do = "steal", range = 1}')
    scene.do("aim leaf")
    return scene, "item/2/dreamstone", "You take one of the Items of Leaf."


@pytest.mark.rule("HARA-GIVE-03")
def test_nobody_discards_an_item_of_another() -> None:
    scene = Scene("kaoru", "leaf")
    scene.give("kaoru", "ember_pot")
    scene.effect('{do = "discard_item"}')
    assert why(scene, "item/1/dreamstone")[1] == "HARA-GIVE-03"


# Options --------------------------------------------------------------------------------------------------------------


@reaches("CANNOT_PAY")
def a_cost_beyond_ones_means() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", spirit=1)
    cheap = '[{do = "recover", health = 1}], [{do = "lose", spirit = 1}]'
    scene.effect(f'{{do = "choose", options = [[{{do = "pay", what = "spirit", amount = 3}}], {cheap}]}}')
    return scene, "option/1", "You cannot pay for this: you lack 2 Spirit."


@reaches("NO_ITEM")
def an_item_that_is_not_there() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.no_items("kaoru")
    toll = '[{do = "discard_item", then = [{do = "energy", red = 1}]}]'
    cheap = '[{do = "recover", health = 1}], [{do = "lose", spirit = 1}]'
    scene.effect(f'{{do = "choose", options = [{toll}, {cheap}]}}')
    return scene, "option/1", "You have no Item to discard for this."


def test_an_option_that_can_be_had_has_no_reason() -> None:
    scene, _, _ = a_cost_beyond_ones_means()
    assert why_not(scene.state, 0, "option/2") is None
    assert why(scene, "option/5")[0].startswith("Another question waits")


@pytest.mark.parametrize("name", CASES)
def test_a_reason_is_reached(name: str) -> None:
    check(name, CASES[name]())
