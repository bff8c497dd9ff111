"""Targets, Charges."""

from __future__ import annotations

import pytest

from tavola.games.hara.inventory import charges_of
from tests.games.hara.rules.own_cards import ability, corrupted, item
from tests.games.hara.scene import Scene, monster

STAG = monster("moor_stag", health=9, attack=2, range=1)
ENOKI = corrupted("enoki", health=9)
HEAL = '[{do = "recover", health = 1}]'


def crowd() -> Scene:
    """Kaoru with a Monster, a Corrupted and Leaf near, and a Rift and an Event."""
    scene = Scene("kaoru", "leaf", mode="s04", content=STAG + ENOKI)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-3")
    scene.stand("leaf", "oakenmoor-4")
    scene.put("moor_stag", "oakenmoor-2")
    scene.put("small_red_rift", "oakenmoor-3")
    scene.put("white_fog", "oakenmoor-4")
    scene.enter("enoki", "oakenmoor-5")
    return scene


def aims(scene: Scene) -> set[str]:
    return {word.removeprefix("aim ") for word in scene.legal() if word.startswith("aim ")}


def charged(scene: Scene, ability: str, who: str = "kaoru") -> int:
    return scene.state.charges[scene.seat(who) * 13 + scene.place(who, ability)]


# Targets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TARGET-01", "HARA-TARGET-02", "HARA-TARGET-EX01")
def test_monsters_corrupted_and_players_are_targets_and_rifts_and_events_are_not() -> None:
    """Teammates and oneself are among them; elsewhere opponents."""
    scene = crowd()
    scene.effect('{do = "damage", amount = 2, range = 2}')
    assert aims(scene) == {"oakenmoor-2", "enoki", "leaf", "kaoru"}
    arena = Scene("kaoru", "leaf")
    arena.effect('{do = "damage", amount = 2, range = 2}')
    assert aims(arena) == {"leaf", "kaoru"}


@pytest.mark.rule("HARA-TARGET-02", "HARA-TARGET-EX01")
@pytest.mark.parametrize("target", ["oakenmoor-2", "enoki", "leaf", "kaoru"])
def test_any_target_may_be_hit(target: str) -> None:
    scene = crowd()
    scene.effect('{do = "damage", amount = 2, range = 2}')
    before = {who: scene.health(who) for who in ("kaoru", "leaf", "enoki")}
    scene.do(f"aim {target}")
    hit = {who for who in before if scene.health(who) == before[who] - 2}
    assert (hit, scene.hurt("oakenmoor-2")) == ((set(), 2) if target == "oakenmoor-2" else ({target}, 0))


@pytest.mark.rule("HARA-TARGET-02")
@pytest.mark.parametrize(
    ("target", "offered"),
    [
        ("monster", {"oakenmoor-2"}),
        ("player", {"leaf"}),
        ("corrupted", {"enoki"}),
        ("other", {"oakenmoor-2", "leaf", "enoki"}),
        ("foe", {"oakenmoor-2", "enoki"}),
    ],
)
def test_an_ability_may_name_a_sort_of_target(target: str, offered: set[str]) -> None:
    scene = crowd()
    scene.effect(f'{{do = "damage", amount = 2, range = 2, target = "{target}"}}')
    assert aims(scene) == offered


@pytest.mark.rule("HARA-TARGET-03", "HARA-TARGET-04", "HARA-RANGE-EX02", "HARA-RANGE-EX03")
@pytest.mark.parametrize(("target", "lost"), [("any", 2), ("other", 0)])
def test_all_targets_are_everybody_in_range_and_the_user_unless_it_says_other(target: str, lost: int) -> None:
    scene = crowd()
    before = {who: scene.health(who) for who in ("kaoru", "leaf", "enoki")}
    scene.effect(f'{{do = "damage_all", amount = 2, range = 2, target = "{target}"}}')
    assert {who: before[who] - scene.health(who) for who in before} == {"kaoru": lost, "leaf": 2, "enoki": 2}
    assert scene.hurt("oakenmoor-2") == 2
    assert (scene.at("oakenmoor-3"), scene.at("oakenmoor-4")) == ("small_red_rift", "white_fog")


@pytest.mark.rule("HARA-TARGET-03")
def test_what_is_out_of_range_is_no_target() -> None:
    scene = crowd()
    before = scene.health("enoki")
    scene.effect('{do = "damage_all", amount = 2, range = 1, target = "any"}')
    assert scene.health("enoki") == before
    assert scene.hurt("oakenmoor-2") == 2


# Charges --------------------------------------------------------------------------------------------------------------


def charge(start: int = 2, at: str = "adventure", then: str = HEAL, gains: str = "") -> str:
    return f'{{start = {start}, most = 5, at = "{at}", then = {then}, gains = "{gains}"}}'


@pytest.mark.rule("HARA-CHARGE-01")
def test_an_ability_enters_play_with_its_starting_charges() -> None:
    scene = Scene("kaoru", "leaf", content=ability("bared_teeth", top="[]", charge=charge(3)))
    scene.hand("kaoru", "bared_teeth")
    assert charged(scene, "bared_teeth") == 0
    scene.do("top bared_teeth")
    assert charged(scene, "bared_teeth") == 3


@pytest.mark.rule("HARA-CHARGE-01", "HARA-PICK-01")
def test_a_card_that_is_put_down_takes_its_charges() -> None:
    scene = Scene("kaoru", "leaf", content=ability("bared_teeth", top="[]", charge=charge(3)))
    scene.hand("kaoru", "bared_teeth")
    scene.effect('{do = "put_down", count = 1}')
    scene.do("pick bared_teeth")
    assert charged(scene, "bared_teeth") == 3


@pytest.mark.rule("HARA-CHARGE-01", "HARA-CHARGE-02", "HARA-CHARGE-03")
def test_an_item_loses_a_charge_a_use_and_with_the_last_leaves() -> None:
    scene = Scene("kaoru", "leaf", content=item("tortoise_buckler", charges=2, use=HEAL))
    scene.have("kaoru", health=5)
    scene.give("kaoru", "tortoise_buckler")
    number = scene.item_number("tortoise_buckler")
    left = scene.state.items_left[number]
    assert charges_of(scene.state, 0, number) == [2]
    scene.do("use tortoise_buckler")
    assert (charges_of(scene.state, 0, number), scene.items("kaoru")["tortoise_buckler"]) == ([1], 1)
    scene.do("use tortoise_buckler")
    assert "tortoise_buckler" not in scene.items("kaoru")
    assert (scene.state.items_left[number], scene.health("kaoru")) == (left + 1, 7)


@pytest.mark.rule("HARA-CHARGE-02", "HARA-CHARGE-05")
def test_each_use_of_a_charge_takes_one_off_and_costs_no_activation() -> None:
    scene = Scene("kaoru", "leaf", content=ability("bared_teeth", charge=charge(2)))
    scene.have("kaoru", health=5)
    scene.on_board("kaoru", "bared_teeth")
    scene.do("charge bared_teeth")
    assert (charged(scene, "bared_teeth"), scene.health("kaoru"), scene.state.activations) == (1, 6, 3)
    scene.do("charge bared_teeth")
    assert (charged(scene, "bared_teeth"), "charge bared_teeth" in scene.legal()) == (0, False)


@pytest.mark.rule("HARA-CHARGE-02")
def test_a_card_may_count_its_charges_up() -> None:
    scene = Scene("kaoru", "leaf", content=ability("bared_teeth", charge=charge(1, at="", then="[]", gains="damaged")))
    scene.on_board("kaoru", "bared_teeth")
    scene.effect('{do = "suffer", amount = 2}')
    assert charged(scene, "bared_teeth") == 3
    assert "charge bared_teeth" not in scene.legal()


@pytest.mark.rule("HARA-CHARGE-04")
def test_an_ability_without_charges_is_picked_up_at_the_end_of_the_turn() -> None:
    """So do the house cards say; with charges left it stays."""
    scene = Scene("kaoru", "leaf", content=ability("bared_teeth", charge=charge(2)))
    scene.begin_turn("kaoru", "leaf", "kaoru")
    scene.have("kaoru", health=5)
    scene.on_board("kaoru", "bared_teeth")
    scene.do("charge bared_teeth")
    scene.end_turn()
    assert "bared_teeth" in scene.cards("kaoru", "board_cards")
    scene.end_turn()
    scene.do("charge bared_teeth")
    assert "bared_teeth" in scene.cards("kaoru", "board_cards")
    scene.end_turn()
    assert "bared_teeth" in scene.cards("kaoru", "hand")


@pytest.mark.rule("HARA-CHARGE-04", "HARA-CHARGE-01")
def test_an_ability_that_was_picked_up_and_played_anew_has_new_charges() -> None:
    scene = Scene("kaoru", "leaf", content=ability("bared_teeth", top="[]", charge=charge(1)))
    scene.begin_turn("kaoru", "leaf")
    scene.on_board("kaoru", "bared_teeth")
    scene.do("charge bared_teeth")
    scene.effect('{do = "pick_up", count = 1}')
    scene.do("pick bared_teeth", "top bared_teeth")
    scene.end_turn()
    assert ("bared_teeth" in scene.cards("kaoru", "board_cards"), charged(scene, "bared_teeth")) == (True, 1)


@pytest.mark.rule("HARA-CHARGE-06")
def test_a_charge_may_prevent_damage_on_another_players_turn() -> None:
    """A29: of the charges those that name a trigger come in between."""
    scene = Scene(
        "kaoru", "leaf", content=ability("counterpoint", charge=charge(2, "damaged", '[{do = "prevent", amount = 2}]'))
    )
    scene.on_board("leaf", "counterpoint")
    before = scene.health("leaf")
    scene.effect('{do = "damage", amount = 3, target = "player"}')
    scene.do("aim leaf")
    assert (scene.kind, scene.asked) == ("respond", 1)
    scene.do("charge counterpoint", "done")
    assert before - scene.health("leaf") == 1
    assert charged(scene, "counterpoint", "leaf") == 1


@pytest.mark.rule("HARA-CHARGE-06")
def test_a_charge_may_answer_the_attack_of_a_monster_and_of_nobody_else() -> None:
    strike = '[{do = "damage", amount = 2, range = 1, target = "monster"}]'
    scene = Scene("kaoru", "leaf", content=STAG + ability("bared_teeth", charge=charge(2, "monster_attack", strike)))
    scene.on_board("kaoru", "bared_teeth")
    scene.stand("kaoru", "oakenmoor-3")
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.kind == "adventure"
    scene.put("moor_stag", "oakenmoor-3")
    scene.begin_turn("kaoru", "leaf")
    scene.do("end", "charge bared_teeth", "aim oakenmoor-3")
    assert scene.hurt("oakenmoor-3") == 2
