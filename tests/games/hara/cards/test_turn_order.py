"""The Turn Order cards of the house set: the bonus of each."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tests.games.hara.cards.staging import HEALTH, HERE, SPIRIT, Played, away, offered, stage, within
from tests.games.hara.scene import Scene

plays = Played()


def holding(number: int) -> Scene:
    """Kaoru's turn, who holds the card with that number."""
    scene = stage("kaoru", "leaf", "oric", "thomas", turns=("kaoru",))
    others = [1, 2, 3]
    scene.state.order = [*others[: number - 1], 0, *others[number - 1 :]]
    scene.begin_turn("kaoru")
    scene.have("kaoru", activations=0)
    return scene


def attacks(scene: Scene, reach: int, damage: int) -> None:
    """The next attack of 1 damage with range 1 reaches so far and deals so much."""
    near, far = away(reach, scene), away(reach + 1, scene)
    scene.put("ancient_hydra", near)
    scene.put("whispering_crowd", far)
    scene.effect('{do = "damage", amount = 1, range = 1, target = "monster"}')
    assert offered(scene, "aim") == {near}
    scene.do(f"aim {near}")
    assert scene.hurt(near) == damage
    scene.take(near)
    scene.take(far)


def moves(scene: Scene, spaces: int) -> None:
    """A move of 2 spaces goes so far; nobody moves."""
    scene.effect('{do = "move", spaces = 2}')
    assert offered(scene, "go") == within(scene, spaces)
    scene.do("done")


@pytest.mark.rule("HARA-ORDER-02", "HARA-MOVE-07")
@plays("turn_order_1")
def test_turn_order_1_lengthens_the_next_move() -> None:
    scene = holding(1)
    moves(scene, 2)
    scene.do("bonus")
    moves(scene, 3)
    moves(scene, 2)


@pytest.mark.rule("HARA-ORDER-02", "HARA-PICK-01")
@plays("turn_order_2")
def test_turn_order_2_picks_up_a_card() -> None:
    scene = holding(2)
    scene.on_board("kaoru", "kaoru_dash", "stone_claw")
    scene.do("bonus")
    assert scene.legal() == ["option 1", "option 2"]
    scene.do("option 1")
    assert scene.legal() == ["done", "pick kaoru_dash", "pick stone_claw"]
    declined = scene.state.clone()
    scene.do("pick stone_claw")
    assert (scene.kind, scene.cards("kaoru", "board_cards")) == ("adventure", {"kaoru_dash"})
    assert "stone_claw" in scene.cards("kaoru", "hand")
    assert scene.spirit("kaoru") == SPIRIT
    scene.state = declined
    scene.do("done")
    assert scene.cards("kaoru", "board_cards") == {"kaoru_dash", "stone_claw"}


@pytest.mark.rule("HARA-ORDER-02")
def test_turn_order_2_gives_a_spirit_or_finds_no_card() -> None:
    for option, spirit in (("option 1", SPIRIT), ("option 2", SPIRIT + 1)):
        scene = holding(2)
        scene.do("bonus", option)
        assert (scene.kind, scene.spirit("kaoru")) == ("adventure", spirit)


@pytest.mark.rule("HARA-ORDER-02", "HARA-DMG-04")
@plays("turn_order_3")
def test_turn_order_3_strengthens_the_next_attack_or_restores() -> None:
    scene = holding(3)
    scene.do("bonus")
    assert scene.legal() == ["option 1", "option 2"]
    restored = scene.state.clone()
    scene.do("option 1")
    attacks(scene, 1, 2)
    attacks(scene, 1, 1)
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (HEALTH, SPIRIT)
    scene.state = restored
    scene.do("option 2")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (HEALTH + 1, SPIRIT + 1)
    attacks(scene, 1, 1)


@pytest.mark.rule("HARA-ORDER-02", "HARA-DMG-04", "HARA-MOVE-01")
@plays("turn_order_4")
@pytest.mark.parametrize("option", [1, 2, 3])
def test_turn_order_4_moves_strengthens_or_encourages(option: int) -> None:
    scene = holding(4)
    scene.do("bonus")
    assert scene.legal() == ["option 1", "option 2", "option 3"]
    scene.do(f"option {option}")
    if option == 1:
        assert offered(scene, "go") == within(scene, 2)
        goal = away(2, scene)
        scene.do(f"go {goal}")
        assert scene.where("kaoru") == goal
        return
    assert (scene.kind, scene.where("kaoru")) == ("adventure", HERE)
    assert scene.spirit("kaoru") == SPIRIT + (2 if option == 3 else 0)
    attacks(scene, *((2, 2) if option == 2 else (1, 1)))
    attacks(scene, 1, 1)


@pytest.mark.rule("HARA-ORDER-02", "HARA-ORDER-03", "HARA-ORDER-04")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_turn_order_cards_cost_nothing_and_are_spent(number: int) -> None:
    scene = holding(number)
    scene.do("bonus")
    if scene.kind == "option":
        scene.do(scene.legal()[-1])
    assert (scene.kind, scene.state.activations) == ("adventure", 0)
    assert "bonus" not in scene.legal()
    scene.begin_turn("kaoru")
    assert "bonus" not in scene.legal()


def test_every_turn_order_card_is_played() -> None:
    assert {card.id for card in card_set().turn_order} == plays.cards
