"""Why not, in the Adventure phase: the true reason for each piece, with its rule."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tavola.games.hara.board import without
from tests.games.hara.reasons import Cases, Reached, asking, check, reaching, why
from tests.games.hara.scene import Scene, monster

CASES: Cases = {}
reaches = partial(reaching, CASES)

ITEMS = """
[[item]]
id = "ember_pot"
number = 3
copies = 2
name = "Shell"
kind = "equipment"
charges = 2
use = [{do = "prevent", amount = 1}]
use_at = "damaged"
flavor = "Ready."
source = "test"
[[item]]
id = "swiftleaf_tea"
number = 2
copies = 2
name = "Fang"
kind = "discard"
use = [{do = "prevent", amount = 1}]
use_at = "monster_attack"
flavor = "Ready."
source = "test"
[[item]]
id = "honeyroot_loaf"
number = 1
copies = 2
name = "Charm"
kind = "equipment"
gives = [{what = "move", plus = 1}]
flavor = "Ready."
source = "test"
"""


# Turns and questions --------------------------------------------------------------------------------------------------


@reaches("GAME_OVER")
def the_game_is_over() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.state.choice = None
    scene.state.end("champion", 1)
    return scene, "dojo", "The game is over."


@reaches("NOT_THERE")
def an_item_that_nobody_has() -> Reached:
    return Scene("kaoru", "leaf"), "item/0/ember_pot", "It is not on the table as you see it."


@reaches("ANOTHER_QUESTION")
def an_option_waits() -> Reached:
    scene = asking('{do = "choose", options = [[{do = "recover", health = 1}], [{do = "recover", spirit = 1}]]}')
    text = "Another question waits for your answer first: which option you choose. Nothing here answers it."
    return scene, "oakenmoor-1", text


@pytest.mark.rule("HARA-TURN-01")
def test_it_is_the_turn_of_another() -> None:
    scene = Scene("kaoru", "leaf")
    assert why(scene, "card/leaf_dash", seat=1) == ("It is the turn of Kaoru.", "HARA-TURN-01")


@pytest.mark.rule("HARA-TURN-01")
def test_another_is_asked_first_in_ones_own_turn() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("leaf", energy=(1, 1, 0))
    scene.effect('{do = "each", who = "others", then = [{do = "lose", energy = 1}]}')
    assert scene.asked == 1
    assert why(scene, "card/kaoru_dash", seat=0) == ("A question waits for Leaf first.", "HARA-TURN-01")


# The board ------------------------------------------------------------------------------------------------------------


def removed(piece: str) -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.state.removed |= 1 << 3
    return scene, piece, "This World has been taken out of the game."


@reaches("WORLD_GONE")
def a_world_is_gone() -> Reached:
    return removed("tile/oakenmoor")


@pytest.mark.parametrize("piece", ["tile/oakenmoor", "oakenmoor", "oakenmoor-2"])
def test_nothing_of_a_world_that_is_gone(piece: str) -> None:
    scene, piece, text = removed(piece)
    assert why(scene, piece) == (text, "HARA-S04-04")


@reaches("NO_WAY")
def a_monster_beyond_every_way() -> Reached:
    scene = Scene("kaoru", "leaf", content=monster("teagle", range=0))
    scene.put("teagle", "the_baiyu-3")
    scene.state.board = without(scene.state.board, 4)
    return scene, "the_baiyu-3", "No way leads there."


@reaches("DECK_HERE")
def a_deck() -> Reached:
    text = "The deck lies in the middle of the World: nobody enters it. Its cards come into play at Dawn."
    return Scene("kaoru", "leaf"), "oakenmoor", text


@reaches("TILE_TIME")
def a_tile() -> Reached:
    text = "Tiles change places by a World Shift and by effects that say so."
    return Scene("kaoru", "leaf"), "tile/dojo", text


@reaches("SPACE_TIME")
def an_empty_space() -> Reached:
    text = "Pick a card, Item or bonus that moves or transports you first."
    return Scene("kaoru", "leaf"), "oakenmoor-2", text


@reaches("YOU_ARE_HERE")
def the_own_space() -> Reached:
    return Scene("kaoru", "leaf"), "dojo", "You are here already."


@reaches("FIGURE_TIME")
def another_champion() -> Reached:
    text = "Leaf can be a target: pick a card or Item whose effect is aimed at somebody first."
    return Scene("kaoru", "leaf"), "leaf", text


@reaches("YOURSELF")
def oneself() -> Reached:
    text = "This is you. You act with your cards, your Items and your Turn Order card."
    return Scene("kaoru", "leaf"), "kaoru", text


@reaches("CORRUPTED_TIME")
def a_corrupted() -> Reached:
    scene = Scene("kaoru", "leaf", mode="s02")
    scene.enter("enoki", "oakenmoor-1")
    text = "With a Corrupted nothing can be done but by an effect; a Dreamstone exposes its weakness."
    return scene, "enoki", text


# Ability cards --------------------------------------------------------------------------------------------------------


@reaches("OTHERS_CARD")
def a_card_of_another() -> Reached:
    return Scene("kaoru", "leaf"), "card/leaf_dash", "This card belongs to Leaf."


@reaches("USED_THIS_TURN")
def a_card_used_from_the_board() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.on_board("kaoru", "stone_claw")
    bit = 1 << scene.place("kaoru", "stone_claw")
    scene.state.used[0] |= bit
    scene.state.from_board[0] |= bit
    scene.ask_again()
    return scene, "card/stone_claw", "You have Activated this card this turn: once a turn is all."


@pytest.mark.rule("HARA-ADV-05")
def test_a_card_picked_up_again_stays_used() -> None:
    scene = Scene("kaoru", "leaf")
    scene.state.used[0] |= 1 << scene.place("kaoru", "stone_claw")
    scene.ask_again()
    assert why(scene, "card/stone_claw")[1] == "HARA-ADV-05"


@reaches("JUST_LAID")
def a_card_laid_this_turn() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.on_board("kaoru", "stone_claw")
    scene.state.used[0] |= 1 << scene.place("kaoru", "stone_claw")
    scene.ask_again()
    text = "It lies on your board since this turn, and may be Activated there from your next turn on."
    return scene, "card/stone_claw", text


@reaches("NO_ACTIVATIONS")
def no_activation_is_left() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", activations=0)
    return scene, "card/stone_claw", "You have no Activation left, and this effect of the card is not Free."


@reaches("LEVEL_HOW")
def a_level_up_card() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", energy=(3, 0, 0))
    text = "It waits in the Level Up pile: a card of its color is yours once red energy is at 5 (now 3)."
    return scene, "card/rock_maul", text


@reaches("LEVEL_SOON")
def a_level_up_card_that_is_due() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.state.levels_due[0] = 1
    return scene, "card/rock_maul", "It waits in the Level Up pile: you choose a card of its color as your turn ends."


@reaches("LEVEL_DONE")
def a_level_up_card_after_its_threshold() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.state.leveled[0] = 1
    text = "You have had your Level Up card of this color; only an effect could bring this one."
    return scene, "card/rock_maul", text


@reaches("ULTIMATE_HOW")
def an_ultimate() -> Reached:
    text = "An Ultimate comes at Dusk of Day 3, once red energy is at its end, or by an effect."
    return Scene("kaoru", "leaf"), "card/ursine_tectonics", text


@reaches("ULTIMATE_SOON")
def an_ultimate_that_is_due() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.state.levels_due[0] = 8
    return scene, "card/ursine_tectonics", "It waits in the Level Up pile: you draw an Ultimate as your turn ends."


@reaches("LOCKED")
def a_locked_card() -> Reached:
    text = "A locked card: it plays no part until its Scenario has been completed."
    return Scene("kaoru", "leaf"), "card/unbearable_force", text


@reaches("PASSIVE_WORKS")
def a_passive() -> Reached:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 2, "leaf": 2})
    return scene, "card/grizzled_heart", "It is passive: it is in force all the time and never Activated."


@reaches("PASSIVE_IDLE")
def a_passive_that_another_has_not() -> Reached:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 2})
    text = "In the Arena a passive is in force only if every champion in play has unlocked one."
    return scene, "card/grizzled_heart", text


@pytest.mark.rule("HARA-LOCK-02")
def test_a_passive_that_is_locked() -> None:
    assert why(Scene("kaoru", "leaf"), "card/grizzled_heart")[1] == "HARA-LOCK-02"


# Items, Turn Order, Quests --------------------------------------------------------------------------------------------


def with_item(item: str) -> Scene:
    scene = Scene("kaoru", "leaf", content=ITEMS)
    scene.stand("leaf", "oakenmoor-1")
    scene.give("kaoru", item)
    return scene


@reaches("OTHERS_ITEM")
def an_item_of_another() -> Reached:
    text = "This Item belongs to Leaf: it can be given to you, not taken."
    return Scene("kaoru", "leaf"), "item/1/dreamstone", text


@reaches("WHEN_DAMAGED")
def an_item_against_damage() -> Reached:
    text = "It is of use when damage is dealt to you; then you are asked."
    return with_item("ember_pot"), "item/0/ember_pot", text


@reaches("WHEN_ATTACKED")
def an_item_against_monsters() -> Reached:
    text = "It is of use when a Monster's attack damages you; then you are asked."
    return with_item("swiftleaf_tea"), "item/0/swiftleaf_tea", text


@reaches("ALWAYS_WORKS")
def an_item_that_always_works() -> Reached:
    return with_item("honeyroot_loaf"), "item/0/honeyroot_loaf", "It works all the time, as long as you have it."


@pytest.mark.rule("HARA-DISC-01", "HARA-EQUIP-04")
def test_the_rule_says_what_sort_of_item_it_is() -> None:
    assert why(with_item("ember_pot"), "item/0/ember_pot")[1] == "HARA-EQUIP-04"
    assert why(with_item("swiftleaf_tea"), "item/0/swiftleaf_tea")[1] == "HARA-DISC-01"


@reaches("NO_CORRUPTED")
def a_dreamstone_in_the_arena() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.stand("leaf", "oakenmoor-1")
    text = "A Dreamstone exposes the weakness of a Corrupted, and none is in play."
    return scene, "item/0/dreamstone", text


@reaches("BONUS_USED")
def the_bonus_is_used() -> Reached:
    scene = Scene("kaoru", "leaf")
    scene.state.bonus_used |= 1
    scene.ask_again()
    return scene, "bonus/0", "You have used this bonus today; the next Day it is ready again."


@reaches("OTHERS_BONUS")
def the_bonus_of_another() -> Reached:
    return Scene("kaoru", "leaf"), "bonus/1", "This Turn Order card belongs to Leaf."


@reaches("QUEST_WORKS")
def a_quest() -> Reached:
    scene = Scene("kaoru", "leaf", quests=True)
    scene.quest("kaoru", "the_red_vow")
    text = "Nothing is done with a Quest: when its objective is met, you get the reward at once."
    return scene, "quest/the_red_vow", text


@reaches("NOT_DEALT")
def a_quest_that_another_keeps() -> Reached:
    scene = Scene.at_setup("kaoru", "leaf", quests=True)
    kept = scene.state.cards.quests[scene.state.dealt_quests[0][0]].id
    scene.do("option 1")
    return scene, f"quest/{kept}", "You were dealt two Quests, and this is none of them."


# Monsters, Events, Rifts ----------------------------------------------------------------------------------------------


def facing(mode: str = "arena", here: str = "oakenmoor-1", **facts: Any) -> Scene:
    """Kaoru on space 1 of Oakenmoor, with a Monster on space 2 or where it is said."""
    names = ("kaoru",) if mode == "s03" else ("kaoru", "leaf")
    scene = Scene(*names, mode=mode, content=monster("teagle", **{"range": 0, **facts}))
    scene.stand("kaoru", "oakenmoor-2")
    scene.put("teagle", here)
    return scene


@reaches("MONSTER_TIME")
def a_monster_for_one_player() -> Reached:
    text = "A Monster is defeated by damage: pick a card or Item that deals some first. It is 1 space away."
    return facing("s03"), "oakenmoor-1", text


@reaches("MONSTER_HERE")
def a_monster_on_the_own_space() -> Reached:
    text = "It is no Ally: it is defeated by damage. Pick a card or Item that deals some first."
    return facing(here="oakenmoor-2"), "oakenmoor-2", text


@reaches("ALLY_AWAY")
def an_ally_elsewhere() -> Reached:
    text = "To make it your Ally you must be on its space; it is 1 space away."
    return facing(ally='[{do = "recover", health = 1}]'), "oakenmoor-1", text


@reaches("ARMORED_AWAY")
def an_armored_monster_elsewhere() -> Reached:
    text = "It is Armored: only damage from its own space harms it, and it is 1 space away."
    return facing(armored="true"), "oakenmoor-1", text


@reaches("NO_HELP_IN_ARENA")
def a_monster_in_the_arena() -> Reached:
    text = "Pick a card or Item that deals damage first: it is 1 space away. In the Arena nobody helps you."
    return facing(), "oakenmoor-1", text


@reaches("HELP_IS_ASKED")
def a_monster_against_which_help_may_be_asked() -> Reached:
    scene = facing("s02")
    scene.stand("leaf", "oakenmoor-1")
    text = "It is defeated by damage, and is 1 space away. To be helped against it, choose that beside the question."
    return scene, "oakenmoor-1", text


@reaches("HELP_COSTS")
def no_activation_to_be_helped() -> Reached:
    scene = facing("s02")
    scene.have("kaoru", activations=0)
    return scene, "oakenmoor-1", "You have no Activation left, and to be helped costs one."


@reaches("HELP_ONCE")
def help_against_another_monster() -> Reached:
    scene = facing("s02")
    scene.state.helping_at = scene.space("oakenmoor-5")
    scene.ask_again()
    return scene, "oakenmoor-1", "You are being helped against another Monster in this turn already."


@reaches("NO_HELPER")
def nobody_who_could_help() -> Reached:
    scene = facing("s02")
    scene.state.hand[1] = 0
    scene.ask_again()
    text = "No teammate has a card ready that reaches it; your own may, 1 space away."
    return scene, "oakenmoor-1", text


@reaches("EVENT_TIME")
def an_event_elsewhere() -> Reached:
    scene = facing()
    scene.put("white_fog", "oakenmoor-6")
    return scene, "oakenmoor-6", "An Event is turned over when you come to its space; it is 2 spaces away."


@reaches("EVENT_NEXT_TURN")
def an_event_that_appeared_here() -> Reached:
    scene = facing()
    scene.put("white_fog", "oakenmoor-2")
    return scene, "oakenmoor-2", "It stays face down until your next turn begins here."


@reaches("RIFT_AWAY")
def a_rift_elsewhere() -> Reached:
    scene = facing()
    rift = scene.state.cards.hex_cards[next(iter(scene.state.cards.rifts))].id
    scene.put(rift, "oakenmoor-6")
    return scene, "oakenmoor-6", "To close a Rift you must be on its space; it is 2 spaces away."


@pytest.mark.parametrize("name", CASES)
def test_a_reason_is_reached(name: str) -> None:
    check(name, CASES[name]())
