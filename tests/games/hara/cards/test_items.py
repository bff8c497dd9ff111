"""The Items of the house set: the deck by number, and what each discard Item does when it is used."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tests.games.hara.cards.staging import (
    FAR_OFF,
    HEALTH,
    HERE,
    SPIRIT,
    Played,
    away,
    offered,
    stage,
    strike,
    ultimate,
    within,
)
from tests.games.hara.scene import Scene

plays = Played()
#: Item -> its number, how many copies there are, and whether it is equipment.
DECK = {
    "dreamstone": (0, 6, False),
    "honeyroot_loaf": (1, 2, False),
    "swiftleaf_tea": (2, 2, False),
    "ember_pot": (3, 2, False),
    "homeward_bell": (4, 2, False),
    "moonmilk": (5, 2, False),
    "whetted_burr": (6, 2, False),
    "veil_puffball": (7, 2, False),
    "doorway_chalk": (8, 2, False),
    "thunderseed": (9, 2, False),
    "hourglass_beetle": (10, 2, False),
    "prism_sap": (11, 2, False),
    "unspoken_name": (12, 2, False),
    "magpie_glove": (13, 2, False),
    "gale_fan": (14, 2, False),
    "remembering_thread": (15, 2, False),
    "rift_hook": (16, 2, False),
    "swallow_sandals": (17, 2, True),
    "tortoise_buckler": (18, 2, True),
    "lucky_knucklebone": (19, 2, True),
    "hunters_tally": (20, 2, True),
    "sunfang": (21, 1, True),
    "scalehide_mantle": (22, 1, True),
    "second_heart": (23, 1, True),
    "pathless_cloak": (24, 1, True),
}


def holding(*items: str, at: str = HERE) -> Scene:
    """Kaoru's turn without Activations, with these Items."""
    scene = stage(at=at)
    scene.have("kaoru", activations=0)
    scene.give("kaoru", *items)
    return scene


def used(item: str, at: str = HERE) -> Scene:
    """The Item has just been used, so that its first question is asked."""
    scene = holding(item, at=at)
    scene.do(f"use {item}")
    assert (scene.items("kaoru"), scene.state.items_left[DECK[item][0]]) == ({}, DECK[item][1])
    return scene


def is_over(scene: Scene) -> bool:
    """The Item asks nothing more, and has used no Activation."""
    return scene.kind == "adventure" and scene.asked == 0 and scene.state.activations == 0


# The deck -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ITEM-01", "HARA-ITEM-02")
@pytest.mark.parametrize("item", DECK)
def test_its_number_brings_a_copy_while_there_are_any(item: str) -> None:
    number, copies, equipment = DECK[item]
    scene = stage()
    assert scene.state.items_left[number] == copies
    for taken in range(copies + 1):
        scene.effect(f'{{do = "item", number = {number}}}')
        assert scene.items("kaoru") == {item: min(taken + 1, copies)}
    assert card_set().items[number].equipment == equipment


@pytest.mark.rule("HARA-DISC-01", "HARA-EQUIP-01")
@pytest.mark.parametrize("item", DECK)
def test_only_a_discard_item_can_be_used_in_the_adventure_phase(item: str) -> None:
    scene = holding(item)
    usable = not DECK[item][2] and item != "dreamstone"
    assert (f"use {item}" in scene.legal()) == usable


# Discard Items of small worth -----------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CORRUPT-03")
@plays("dreamstone")
def test_dreamstone_exposes_a_corrupted() -> None:
    scene = holding("dreamstone")
    scene.enter("ashura", FAR_OFF)
    scene.enter("enoki", FAR_OFF)
    scene.do("use dreamstone")
    assert offered(scene, "aim") == {"ashura", "enoki"}
    scene.do("aim enoki")
    assert is_over(scene)
    assert (scene.items("kaoru"), scene.state.items_left[0]) == ({}, 6)
    assert [told["corrupted"] for told in scene.told("weakness")] == ["enoki"]


@pytest.mark.rule("HARA-DISC-01", "HARA-HEALTH-02")
@plays("honeyroot_loaf")
@pytest.mark.parametrize(("before", "after"), [(5, 8), (9, 10)])
def test_honeyroot_loaf_feeds(before: int, after: int) -> None:
    scene = holding("honeyroot_loaf")
    scene.have("kaoru", health=before)
    scene.do("use honeyroot_loaf")
    assert is_over(scene)
    assert (scene.health("kaoru"), scene.spirit("kaoru"), scene.items("kaoru")) == (after, SPIRIT, {})


@pytest.mark.rule("HARA-DISC-01", "HARA-MOVE-01")
@plays("swiftleaf_tea")
def test_swiftleaf_tea_moves_3_spaces() -> None:
    scene = used("swiftleaf_tea")
    assert offered(scene, "go") == within(scene, 3)
    goal = away(3, scene)
    scene.do(f"go {goal}")
    assert is_over(scene)
    assert scene.where("kaoru") == goal
    scene = used("swiftleaf_tea")
    scene.do("done")
    assert (is_over(scene), scene.where("kaoru")) == (True, HERE)


@pytest.mark.rule("HARA-DISC-01", "HARA-TARGET-01")
@plays("ember_pot")
def test_ember_pot_burns_another_target_within_range_1() -> None:
    scene = holding("ember_pot")
    near, far = away(1, scene), away(2, scene)
    scene.put("dream_eater", near)
    scene.put("ink_serpent", far)
    scene.stand("leaf", HERE)
    scene.do("use ember_pot")
    assert offered(scene, "aim") == {near, "leaf"}
    declined = scene.state.clone()
    scene.do(f"aim {near}")
    assert (is_over(scene), scene.hurt(near), scene.health("leaf")) == (True, 2, HEALTH)
    scene.state = declined
    scene.do("done")
    assert (is_over(scene), scene.hurt(near), scene.health("leaf")) == (True, 0, HEALTH)
    assert is_over(used("ember_pot"))


@pytest.mark.rule("HARA-DISC-01", "HARA-TRANS-01")
@plays("homeward_bell")
def test_homeward_bell_rings_its_owner_home() -> None:
    scene = used("homeward_bell")
    assert (is_over(scene), scene.where("kaoru")) == (True, "dojo")


@pytest.mark.rule("HARA-DISC-01", "HARA-SPIRIT-01")
@plays("moonmilk")
@pytest.mark.parametrize(("before", "after"), [(5, 8), (9, 10)])
def test_moonmilk_lifts_the_spirit(before: int, after: int) -> None:
    scene = holding("moonmilk")
    scene.have("kaoru", spirit=before)
    scene.do("use moonmilk")
    assert (is_over(scene), scene.health("kaoru"), scene.spirit("kaoru")) == (True, HEALTH, after)


@pytest.mark.rule("HARA-DISC-01", "HARA-DMG-04")
@plays("whetted_burr")
def test_whetted_burr_clings_to_the_next_attack() -> None:
    scene = used("whetted_burr")
    far = away(2, scene)
    scene.put("ancient_hydra", far)
    scene.put("whispering_crowd", away(3, scene))
    scene.effect('{do = "damage", amount = 1, range = 1, target = "monster"}')
    assert offered(scene, "aim") == {far}
    scene.do(f"aim {far}")
    assert scene.hurt(far) == 2
    scene.effect('{do = "damage", amount = 1, range = 1, target = "monster"}')
    assert scene.kind == "adventure"
    strike(scene, 1, far)
    assert scene.hurt(far) == 3


@pytest.mark.rule("HARA-DISC-01", "HARA-AGGR-01", "HARA-ATTACK-05")
@plays("veil_puffball")
@pytest.mark.parametrize(("monster", "taken"), [("thing_under_the_bed", 0), ("unlit_paladin", 1)])
def test_veil_puffball_hides_from_monsters_this_turn(monster: str, taken: int) -> None:
    scene = used("veil_puffball", at=away(1, stage()))
    scene.put(monster, HERE)
    scene.effect('{do = "move", spaces = 1}')
    scene.do(f"go {HERE}")
    assert scene.health("kaoru") == HEALTH
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("kaoru") == HEALTH - 1
    scene.do("end")
    assert scene.health("kaoru") == HEALTH - 1 - taken
    scene.have("kaoru", health=HEALTH)
    scene.begin_turn("kaoru")
    assert scene.health("kaoru") == HEALTH - taken - 2


@pytest.mark.rule("HARA-DISC-01", "HARA-TRANS-01", "HARA-TRANS-03")
@plays("doorway_chalk")
def test_doorway_chalk_opens_a_door_within_range_2() -> None:
    scene = used("doorway_chalk")
    assert offered(scene, "place") == within(scene, 2)
    goal = away(2, scene)
    scene.do(f"place {goal}")
    assert (is_over(scene), scene.where("kaoru")) == (True, goal)
    scene = used("doorway_chalk")
    scene.do("done")
    assert (is_over(scene), scene.where("kaoru")) == (True, HERE)


# Discard Items of greater worth ---------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DISC-01", "HARA-TARGET-04")
@plays("thunderseed")
@pytest.mark.parametrize("roll", range(1, 7))
def test_thunderseed_bursts_by_the_die(roll: int) -> None:
    scene = holding("thunderseed")
    near, far = away(1, scene), away(2, scene)
    for monster, space in (("dream_eater", HERE), ("ancient_hydra", near), ("ink_serpent", far)):
        scene.put(monster, space)
    scene.stand("leaf", near)
    with scene.dice(roll):
        scene.do("use thunderseed")
    dealt = 1 if roll < 4 else 3
    assert is_over(scene)
    assert [scene.hurt(space) for space in (HERE, near, far)] == [dealt, dealt, 0]
    assert (scene.health("leaf"), scene.health("kaoru")) == (HEALTH - dealt, HEALTH)


@pytest.mark.rule("HARA-DISC-01", "HARA-ADV-06")
@plays("hourglass_beetle")
def test_hourglass_beetle_gives_an_activation() -> None:
    scene = used("hourglass_beetle")
    assert (scene.kind, scene.state.activations) == ("adventure", 1)


@pytest.mark.rule("HARA-DISC-01", "HARA-ENERGY-04")
@plays("prism_sap")
def test_prism_sap_gives_2_gold() -> None:
    scene = used("prism_sap")
    scene.do("blue", "green")
    assert (is_over(scene), scene.energy("kaoru")) == (True, (0, 1, 1))


@pytest.mark.rule("HARA-DISC-01", "HARA-ULT-06", "HARA-ULT-03", "HARA-LOSE-01")
@plays("unspoken_name")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
@pytest.mark.parametrize("held", [True, False])
def test_unspoken_name_calls_an_ultimate_for_spirit(before: int, after: int, held: bool) -> None:
    scene = holding("unspoken_name")
    scene.have("kaoru", spirit=before)
    hand = scene.cards("kaoru", "hand") | {ultimate(scene)}
    if held:
        scene.hand("kaoru", ultimate(scene))
    scene.do("use unspoken_name")
    assert (is_over(scene), scene.cards("kaoru", "hand"), scene.spirit("kaoru")) == (True, hand, after)


@pytest.mark.rule("HARA-DISC-01", "HARA-EQUIP-01")
@plays("magpie_glove")
def test_magpie_glove_steals_within_range_2() -> None:
    scene = holding("magpie_glove")
    scene.give("leaf", "sunfang", "moonmilk")
    scene.stand("leaf", away(2, scene))
    scene.do("use magpie_glove")
    assert scene.legal() == ["option 1", "option 2"]
    scene.do("option 1")
    assert scene.legal() == ["done", "aim leaf"]
    declined = scene.state.clone()
    scene.do("aim leaf")
    assert offered(scene, "pick") == {"sunfang", "moonmilk"}
    scene.do("pick sunfang")
    assert (is_over(scene), scene.items("kaoru"), scene.items("leaf")) == (True, {"sunfang": 1}, {"moonmilk": 1})
    scene.state = declined
    scene.do("done")
    assert (is_over(scene), scene.items("kaoru")) == (True, {})


@pytest.mark.rule("HARA-DISC-01")
@pytest.mark.parametrize(("distance", "items"), [(3, ["moonmilk"]), (2, [])])
def test_magpie_glove_finds_nobody_or_nothing(distance: int, items: list[str]) -> None:
    scene = holding("magpie_glove")
    scene.give("leaf", *items)
    scene.stand("leaf", away(distance, scene))
    scene.do("use magpie_glove", "option 1")
    assert (is_over(scene), scene.items("kaoru")) == (True, {})


@pytest.mark.rule("HARA-DISC-01")
def test_magpie_glove_finds_gold_instead() -> None:
    scene = used("magpie_glove")
    scene.do("option 2", "green")
    assert (is_over(scene), scene.energy("kaoru")) == (True, (0, 0, 1))


@pytest.mark.rule("HARA-DISC-01", "HARA-TARGET-01", "HARA-RANGE-02")
@plays("gale_fan")
def test_gale_fan_blows_another_away_and_hurts() -> None:
    scene = holding("gale_fan")
    near, far = away(2, scene), away(3, scene)
    scene.put("dream_eater", near)
    scene.put("ink_serpent", far)
    scene.stand("leaf", HERE)
    scene.do("use gale_fan")
    assert (scene.kind, offered(scene, "aim")) == ("shove", {near, "leaf"})
    declined = scene.state.clone()
    scene.do("aim leaf")
    assert offered(scene, "place") == within(scene, 2)
    scene.do(f"place {near}")
    assert (scene.where("leaf"), scene.kind, offered(scene, "aim")) == (near, "target", {near, "leaf"})
    scene.do("aim leaf")
    assert (is_over(scene), scene.health("leaf"), scene.hurt(near)) == (True, HEALTH - 2, 0)
    scene.state = declined
    scene.do("done", "done")
    assert (is_over(scene), scene.where("leaf"), scene.health("leaf")) == (True, HERE, HEALTH)


@pytest.mark.rule("HARA-DISC-01")
def test_gale_fan_moves_a_monster_out_of_its_own_reach_or_finds_nobody() -> None:
    scene = holding("gale_fan")
    near = away(2, scene)
    scene.put("dream_eater", near)
    scene.do("use gale_fan", f"aim {near}")
    goal = next(place for place in sorted(offered(scene, "place")) if place not in within(scene, 2))
    scene.do(f"place {goal}")
    assert (is_over(scene), scene.at(goal), scene.hurt(goal)) == (True, "dream_eater", 0)
    assert is_over(used("gale_fan"))


@pytest.mark.rule("HARA-DISC-01", "HARA-PICK-01")
@plays("remembering_thread")
@pytest.mark.parametrize("picked", [0, 1, 2])
def test_remembering_thread_picks_up_2_cards(picked: int) -> None:
    scene = holding("remembering_thread")
    cards = ["kaoru_dash", "landslide", "stone_claw"]
    scene.on_board("kaoru", *cards)
    scene.do("use remembering_thread")
    for card in cards[:picked]:
        scene.do(f"pick {card}")
    if picked < 2:
        scene.do("done")
    assert (is_over(scene), scene.spirit("kaoru")) == (True, SPIRIT + 1)
    assert scene.cards("kaoru", "board_cards") == set(cards[picked:])


@pytest.mark.rule("HARA-DISC-01", "HARA-PICK-01")
def test_remembering_thread_gives_spirit_where_there_is_no_card() -> None:
    scene = used("remembering_thread")
    assert (is_over(scene), scene.spirit("kaoru")) == (True, SPIRIT + 1)


@pytest.mark.rule("HARA-DISC-01", "HARA-RIFT-04")
@plays("rift_hook")
def test_rift_hook_closes_a_rift_within_range_3() -> None:
    scene = holding("rift_hook")
    near, far = away(3, scene), away(4, scene)
    scene.put("small_blue_rift", near)
    scene.put("small_red_rift", far)
    scene.do("use rift_hook")
    assert (scene.spirit("kaoru"), offered(scene, "aim")) == (SPIRIT + 2, {near})
    declined = scene.state.clone()
    with scene.dice(4):
        scene.do(f"aim {near}")
    assert (is_over(scene), scene.at(near), scene.energy("kaoru")) == (True, "", (0, 3, 0))
    scene.state = declined
    scene.do("done")
    assert (is_over(scene), scene.at(near), scene.energy("kaoru")) == (True, "small_blue_rift", (0, 0, 0))
    scene = used("rift_hook")
    assert (is_over(scene), scene.spirit("kaoru")) == (True, SPIRIT + 2)


def test_every_discard_item_is_played() -> None:
    items = card_set().items
    assert {item.id for item in items} == set(DECK)
    assert {item.id for item in items if not item.equipment} == plays.cards
