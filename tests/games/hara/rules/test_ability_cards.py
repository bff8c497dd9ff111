"""Ability Cards, Playing Ability Cards, Life Cycle Of A Card, Free, Picking Up / Putting Down Cards."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara.card_set import card_set
from tests.games.hara.rules.own_cards import ability, shifts
from tests.games.hara.scene import Scene, monster

SPIRIT = '[{do = "recover", spirit = 1}]'
HEALTH = '[{do = "recover", health = 1}]'
#: Kaoru's Stone Claw and Leaf's Falling Pine: 1 Spirit from the hand, 1 Health from the board.
CLAW = ability("stone_claw", top=SPIRIT, bottom=HEALTH)
PINE = ability("falling_pine", top=SPIRIT, bottom=HEALTH)
HELP = '{do = "activation", amount = 1}'


def scene_with(*content: str, turns: tuple[str, ...] = ("kaoru", "leaf"), **rules: Any) -> Scene:
    scene = Scene("kaoru", "leaf", content="\n".join((shifts("[]"), *content)), **rules)
    for name in ("kaoru", "leaf"):
        scene.have(name, health=5, spirit=5)
    scene.begin_turn(*turns)
    return scene


def uses(scene: Scene) -> set[str]:
    """The Activations that are offered."""
    return {word for word in scene.legal() if word.startswith(("top", "bottom"))}


def body(scene: Scene, who: str) -> tuple[int, int]:
    return scene.health(who), scene.spirit(who)


# Ability Cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ABIL-02")
def test_every_ability_has_a_name_of_its_own() -> None:
    """All but Dash, which everybody has."""
    names = [card.name["en"] for champion in card_set().champions for card in champion.abilities]
    others = [name for name in names if name != "Dash"]
    assert len(set(others)) == len(others)
    assert names.count("Dash") == 6


@pytest.mark.rule("HARA-ABIL-01")
def test_abilities_are_used_in_the_own_adventure_phase() -> None:
    scene = scene_with(CLAW, PINE)
    scene.on_board("leaf", "falling_pine")
    assert scene.asked == 0
    assert not [word for word in uses(scene) if "pine" in word]
    scene.end_turn()
    assert scene.asked == 1
    assert "bottom falling_pine" in scene.legal()


@pytest.mark.rule("HARA-ABIL-03")
@pytest.mark.parametrize("half", ["top", "bottom"])
def test_an_ability_costs_one_activation_from_either_place(half: str) -> None:
    scene = scene_with(CLAW)
    if half == "bottom":
        scene.on_board("kaoru", "stone_claw")
    scene.do(f"{half} stone_claw")
    assert scene.state.activations == 2


# Playing Ability Cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PLAY-01")
def test_a_card_is_in_hand_on_the_board_or_in_the_pile() -> None:
    scene = scene_with(CLAW, turns=("kaoru", "kaoru", "kaoru"))
    zones = ("hand", "board_cards", "pile")
    for word in ("top stone_claw", "bottom stone_claw"):
        held = [scene.cards("kaoru", zone) for zone in zones]
        assert sum(len(cards) for cards in held) == len(set.union(*held)) == 11
        assert uses(scene) == {f"top {card}" for card in held[0]} | {f"bottom {card}" for card in held[1]}
        scene.do(word)
        scene.end_turn()


@pytest.mark.rule("HARA-PLAY-02", "HARA-LIFE-01")
def test_a_card_that_was_played_this_turn_waits_for_a_later_one() -> None:
    scene = scene_with(CLAW, turns=("kaoru", "kaoru"))
    scene.do("top stone_claw")
    assert "bottom stone_claw" not in scene.legal()
    scene.end_turn()
    assert "bottom stone_claw" in scene.legal()


@pytest.mark.rule("HARA-PLAY-02", "HARA-PICK-01")
def test_a_card_that_was_put_down_this_turn_waits_as_well() -> None:
    scene = scene_with(CLAW, turns=("kaoru", "kaoru"))
    scene.effect('{do = "put_down", count = 1}')
    scene.do("pick stone_claw")
    assert scene.cards("kaoru", "board_cards") == {"stone_claw"}
    assert "bottom stone_claw" not in scene.legal()
    scene.end_turn()
    assert "bottom stone_claw" in scene.legal()


@pytest.mark.rule("HARA-LIFE-01")
def test_the_life_of_a_card() -> None:
    scene = scene_with(CLAW, turns=("kaoru", "kaoru", "kaoru"))
    scene.do("top stone_claw")
    assert (scene.cards("kaoru", "board_cards"), scene.cards("kaoru", "used")) == ({"stone_claw"}, {"stone_claw"})
    scene.end_turn()
    assert (scene.cards("kaoru", "board_cards"), scene.cards("kaoru", "used")) == ({"stone_claw"}, set())
    scene.do("bottom stone_claw")
    assert (scene.cards("kaoru", "board_cards"), scene.cards("kaoru", "used")) == ({"stone_claw"}, {"stone_claw"})
    scene.end_turn()
    assert (scene.cards("kaoru", "board_cards"), scene.cards("kaoru", "used")) == (set(), set())
    assert "top stone_claw" in scene.legal()


@pytest.mark.rule("HARA-LIFE-02")
def test_a_card_may_stay_on_the_board() -> None:
    scene = scene_with(CLAW, turns=("kaoru", "leaf", "kaoru", "leaf", "kaoru"))
    scene.on_board("kaoru", "stone_claw")
    for _ in range(4):
        scene.end_turn()
        assert scene.cards("kaoru", "board_cards") == {"stone_claw"}
    assert "bottom stone_claw" in scene.legal()


@pytest.mark.rule("HARA-LIFE-03")
def test_a_card_may_say_that_another_is_used_again() -> None:
    """Activated from the board, that one returns to the hand all the same."""
    again = ability("bearfriend", top='[{do = "ready", count = 1}]')
    scene = scene_with(CLAW, again)
    scene.on_board("kaoru", "stone_claw")
    scene.do("bottom stone_claw", "top bearfriend", "pick stone_claw")
    assert "bottom stone_claw" in scene.legal()
    scene.end_turn()
    assert "stone_claw" in scene.cards("kaoru", "hand")


@pytest.mark.rule("HARA-LIFE-03")
def test_an_ultimate_returns_to_the_pile_instead_of_the_board() -> None:
    """A80: it can be drawn again."""
    scene = scene_with(ability("ursine_tectonics", top=SPIRIT))
    scene.hand("kaoru", "ursine_tectonics")
    scene.do("top ursine_tectonics")
    assert scene.cards("kaoru", "board_cards") == set()
    assert "ursine_tectonics" in scene.cards("kaoru", "pile")
    scene.effect('{do = "ultimate"}')
    assert "ursine_tectonics" in scene.cards("kaoru", "hand")


# Activations outside the own turn -------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ABIL-01", "HARA-ADV-05")
def test_an_activation_outside_the_own_turn_is_used_at_once() -> None:
    """A27: from the hand the card is ready for the own turn, in which it may be used again."""
    scene = scene_with(PINE)
    scene.effect(HELP, "leaf")
    assert (scene.kind, scene.asked) == ("out_of_turn", 1)
    scene.do("top falling_pine")
    assert (scene.kind, scene.asked, body(scene, "leaf")) == ("adventure", 0, (5, 6))
    assert scene.state.activations == 3
    scene.end_turn()
    assert "bottom falling_pine" in scene.legal()


@pytest.mark.rule("HARA-ABIL-01", "HARA-ADV-04")
def test_a_card_used_from_the_board_outside_the_own_turn_returns_when_it_is_resolved() -> None:
    """A27."""
    scene = scene_with(PINE)
    scene.on_board("leaf", "falling_pine")
    scene.effect(HELP, "leaf")
    scene.do("bottom falling_pine")
    assert body(scene, "leaf") == (6, 5)
    assert "falling_pine" in scene.cards("leaf", "hand")
    scene.end_turn()
    assert "top falling_pine" in scene.legal()


@pytest.mark.rule("HARA-ABIL-01")
def test_an_activation_outside_the_own_turn_may_be_declined() -> None:
    """A28: it is lost."""
    scene = scene_with(PINE)
    scene.effect(HELP, "leaf")
    scene.do("done")
    assert (scene.kind, scene.asked) == ("adventure", 0)
    scene.end_turn()
    assert (scene.asked, scene.state.activations) == (1, 3)


# Free -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-FREE-01")
def test_any_number_of_free_effects_comes_on_top_of_the_activations() -> None:
    free = [ability(card, top="[]", bottom="[]", top_free="true") for card in ("rock_maul", "faultline", "bear_hug")]
    scene = scene_with(CLAW, *free)
    scene.hand("kaoru", "rock_maul", "faultline", "bear_hug", "stone_claw", "bearfriend", "landslide")
    for card in ("rock_maul", "faultline", "bear_hug"):
        scene.do(f"top {card}")
    assert scene.state.activations == 3
    assert {"top stone_claw", "top bearfriend"} <= uses(scene)


@pytest.mark.rule("HARA-FREE-02")
@pytest.mark.parametrize("free", ["top", "bottom"])
@pytest.mark.parametrize("used", ["top", "bottom"])
def test_only_the_half_that_says_so_is_free(free: str, used: str) -> None:
    """A34."""
    scene = scene_with(ability("stone_claw", top=SPIRIT, bottom=HEALTH, **{f"{free}_free": "true"}))
    if used == "bottom":
        scene.on_board("kaoru", "stone_claw")
    scene.have("kaoru", activations=0)
    assert (f"{used} stone_claw" in scene.legal()) == (free == used)
    scene.have("kaoru", activations=2)
    scene.do(f"{used} stone_claw")
    assert scene.state.activations == (2 if free == used else 1)


@pytest.mark.rule("HARA-FREE-03")
def test_outside_the_own_turn_a_free_effect_uses_the_activation_up() -> None:
    scene = scene_with(ability("falling_pine", top=SPIRIT, top_free="true"))
    scene.effect(HELP, "leaf")
    scene.do("top falling_pine")
    assert (scene.kind, scene.asked, scene.spirit("leaf")) == ("adventure", 0, 6)


@pytest.mark.rule("HARA-FREE-04", "HARA-ADV-05")
def test_a_free_card_is_used_once_a_turn_as_well() -> None:
    scene = scene_with(ability("stone_claw", top=SPIRIT, bottom=HEALTH, top_free="true", bottom_free="true"))
    scene.do("top stone_claw")
    assert not [word for word in scene.legal() if "stone_claw" in word]


# Picking Up / Putting Down Cards --------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PICK-01")
def test_putting_a_card_down_is_no_use_of_it() -> None:
    scene = scene_with(CLAW)
    scene.effect('{do = "put_down", count = 1}')
    scene.do("pick stone_claw")
    assert (body(scene, "kaoru"), scene.cards("kaoru", "board_cards")) == ((5, 5), {"stone_claw"})
    assert scene.state.activations == 3


@pytest.mark.rule("HARA-PICK-01")
def test_picking_a_card_up_is_no_use_of_it() -> None:
    scene = scene_with(CLAW)
    scene.on_board("kaoru", "stone_claw")
    scene.effect('{do = "pick_up", count = 1}')
    scene.do("pick stone_claw")
    assert (body(scene, "kaoru"), scene.cards("kaoru", "board_cards")) == ((5, 5), set())
    assert "top stone_claw" in scene.legal()


@pytest.mark.rule("HARA-PICK-01")
def test_several_cards_are_picked_up_at_most() -> None:
    scene = scene_with(CLAW)
    scene.on_board("kaoru", "stone_claw", "landslide", "bearfriend")
    scene.effect('{do = "pick_up", count = 2}')
    scene.do("pick stone_claw", "pick bearfriend")
    assert (scene.kind, scene.cards("kaoru", "board_cards")) == ("adventure", {"landslide"})


# What damage of several users comes to --------------------------------------------------------------------------------


@pytest.mark.rule("HARA-FREE-03", "HARA-ABIL-01")
def test_damage_of_two_players_in_one_turn_adds_up() -> None:
    """A56: and whose effect dealt the last of it takes the loot."""
    scene = scene_with(
        monster("moor_stag", health=3, attack=0, range=0, reward="{green = 2}"),
        ability("falling_pine", top='[{do = "damage", amount = 1, range = 1}]'),
    )
    scene.stand("leaf", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-3")
    scene.effect('{do = "damage", amount = 2}')
    scene.do("aim oakenmoor-3")
    scene.effect(HELP, "leaf")
    scene.do("top falling_pine", "aim oakenmoor-3")
    assert scene.at("oakenmoor-3") == ""
    assert (scene.energy("kaoru"), scene.energy("leaf")) == ((0, 0, 0), (0, 0, 2))
