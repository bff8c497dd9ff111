"""The equipment Items of the house set: what each does while it is there, and its charges."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.inventory import charges_of
from tests.games.hara.cards.staging import (
    HEALTH,
    HERE,
    SPIRIT,
    Played,
    arrive,
    away,
    defeat,
    offered,
    stage,
    strike,
    take_gold,
    within,
)
from tests.games.hara.declared import event
from tests.games.hara.scene import Scene

plays = Played()


def holding(*items: str, at: str = HERE, content: str = "") -> Scene:
    """Kaoru's turn, who has these Items."""
    scene = stage(at=at, content=content)
    scene.give("kaoru", *items)
    return scene


def dash(scene: Scene, half: str) -> set[str]:
    """Where that half of Kaoru's Dash reaches."""
    if half == "bottom":
        scene.on_board("kaoru", "kaoru_dash")
    scene.do(f"{half} kaoru_dash")
    return offered(scene, "go")


@pytest.mark.rule("HARA-EQUIP-01", "HARA-EQUIP-06", "HARA-EQUIP-02")
@plays("swallow_sandals")
@pytest.mark.parametrize("pairs", [1, 2])
def test_swallow_sandals_hurry_the_top_of_dash(pairs: int) -> None:
    scene = holding(*["swallow_sandals"] * pairs)
    assert dash(scene, "top") == within(scene, 3)
    scene = holding(*["swallow_sandals"] * pairs)
    assert dash(scene, "bottom") == within(scene, 1)


@pytest.mark.rule("HARA-EQUIP-03", "HARA-EQUIP-04", "HARA-EQUIP-05")
@plays("tortoise_buckler")
def test_tortoise_buckler_prevents_2_damage_twice() -> None:
    scene = holding("tortoise_buckler")
    scene.begin_turn("leaf")
    hit = '{do = "damage", amount = 3, range = 9, target = "player"}'
    health = HEALTH
    for left in (2, 1):
        assert charges_of(scene.state, 0, 18) == [left]
        scene.effect(hit, "leaf")
        scene.do("aim kaoru")
        assert (scene.kind, scene.asked, scene.legal()) == ("respond", 0, ["done", "use tortoise_buckler"])
        if left == 2:
            scene.do("done")
            health -= 3
            assert scene.health("kaoru") == health
            scene.effect(hit, "leaf")
            scene.do("aim kaoru")
        scene.do("use tortoise_buckler")
        if left == 2:
            scene.do("done")
        health -= 1
        assert scene.health("kaoru") == health
    assert (scene.items("kaoru"), scene.state.items_left[18]) == ({}, 2)


@pytest.mark.rule("HARA-EQUIP-01", "HARA-CR-02")
@plays("lucky_knucklebone")
@pytest.mark.parametrize(("roll", "met"), [(3, True), (2, False)])
def test_lucky_knucklebone_adds_1_to_a_challenge(roll: int, met: bool) -> None:
    scene = holding("lucky_knucklebone")
    scene.have("kaoru", spirit=0)
    scene.put("small_red_rift", HERE)
    with scene.dice(roll):
        scene.do("close")
    assert (scene.kind, scene.energy("kaoru")) == ("adventure", (3 if met else 1, 0, 0))


@pytest.mark.rule("HARA-EQUIP-01")
@plays("hunters_tally")
def test_hunters_tally_gives_a_spirit_for_the_first_monster_of_a_turn() -> None:
    scene = holding("hunters_tally")
    for monster in ("moth_of_hours", "night_mare"):
        defeat(scene, monster)
        assert scene.spirit("kaoru") == SPIRIT + 1
    scene.begin_turn("kaoru")
    defeat(scene, "dream_eater")
    assert (scene.spirit("kaoru"), scene.spirit("leaf")) == (SPIRIT + 2, SPIRIT)


@pytest.mark.rule("HARA-EQUIP-01")
@plays("sunfang")
def test_sunfang_sharpens_every_attack() -> None:
    scene = holding("sunfang")
    scene.put("ancient_hydra", HERE)
    for hurt in (2, 4):
        strike(scene, 1)
        assert scene.hurt(HERE) == hurt


@pytest.mark.rule("HARA-EQUIP-01", "HARA-ATTACK-05")
@plays("scalehide_mantle")
@pytest.mark.parametrize(("monster", "taken"), [("ink_serpent", 2), ("star_leech", 0)])
def test_scalehide_mantle_blunts_monsters_and_nobody_else(monster: str, taken: int) -> None:
    scene = holding("scalehide_mantle")
    scene.put(monster, HERE)
    scene.effect('{do = "damage", amount = 2, range = 9, target = "player"}', "leaf")
    scene.do("aim kaoru")
    assert scene.health("kaoru") == HEALTH - 2
    scene.do("end")
    assert scene.health("kaoru") == HEALTH - 2 - taken


@pytest.mark.rule("HARA-EQUIP-01", "HARA-LOSE-02", "HARA-ADV-06")
@plays("second_heart")
@pytest.mark.parametrize(("spirit", "paid"), [(5, True), (2, True), (5, False)])
def test_second_heart_beats_ahead_for_2_spirit(spirit: int, paid: bool) -> None:
    scene = holding("second_heart")
    scene.have("kaoru", spirit=spirit)
    scene.begin_turn("kaoru")
    assert (scene.kind, scene.legal()) == ("pay", ["done", "yes"])
    scene.do("yes" if paid else "done")
    assert scene.kind == "adventure"
    assert (scene.spirit("kaoru"), scene.state.activations) == ((spirit - 2, 4) if paid else (spirit, 3))


@pytest.mark.rule("HARA-LOSE-02")
def test_second_heart_asks_nobody_who_cannot_pay() -> None:
    scene = holding("second_heart")
    scene.have("kaoru", spirit=1)
    scene.begin_turn("kaoru")
    assert (scene.kind, scene.spirit("kaoru"), scene.state.activations) == ("adventure", 1, 3)


@pytest.mark.rule("HARA-EQUIP-01", "HARA-EQUIP-06", "HARA-ECARD-04", "HARA-AGGR-01")
@plays("pathless_cloak")
def test_pathless_cloak_passes_events_and_the_aggressive() -> None:
    scene = holding("pathless_cloak")
    assert dash(scene, "top") == within(scene, 2)
    scene = holding("pathless_cloak")
    assert dash(scene, "bottom") == within(scene, 2)
    scene = holding("pathless_cloak", at=away(1, stage()))
    scene.put("thing_under_the_bed", HERE)
    scene.effect('{do = "move", spaces = 1}')
    scene.do(f"go {HERE}")
    scene.begin_turn("kaoru")
    assert scene.health("kaoru") == HEALTH


@pytest.mark.rule("HARA-ECARD-04")
@pytest.mark.parametrize("cloaked", [True, False])
def test_pathless_cloak_walks_through_a_ring_of_events(cloaked: bool) -> None:
    scene = holding(*(["pathless_cloak"] if cloaked else []))
    ring = sorted(within(scene, 1))
    events = [card.id for card in card_set().hex_cards if card.kind == 1]
    for card, space in zip(events, ring, strict=False):
        scene.put(card, space)
    scene.effect('{do = "move", spaces = 2}')
    assert offered(scene, "go") == within(scene, 2 if cloaked else 1)


@pytest.mark.rule("HARA-ECARD-02")
def test_pathless_cloak_still_reads_the_event_it_stops_on() -> None:
    card = next(card.id for card in card_set().hex_cards if card.kind == 1)
    scene = holding("pathless_cloak", content=event(card, gift="{red = 1}"))
    goal = away(1, scene)
    scene.put(card, goal)
    arrive(scene, goal)
    take_gold(scene)
    assert (scene.at(goal), scene.energy("kaoru")) == ("", (1, 0, 0))


def test_every_equipment_item_is_played() -> None:
    assert {item.id for item in card_set().items if item.equipment} == plays.cards
