"""Range, Dealing Damage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hara.rules.own_cards import BODIES, ability, corrupted, item, shifts
from tests.games.hara.scene import Scene, monster

STAG = monster("moor_stag", health=4, attack=0, range=0, reward="{green = 1}")


def aims(scene: Scene) -> set[str]:
    return {word.removeprefix("aim ") for word in scene.legal() if word.startswith("aim ")}


def at(space: str, *content: str, mode: str = "arena", **rules: Any) -> Scene:
    scene = Scene("kaoru", "leaf", mode=mode, content="\n".join((BODIES, shifts("[]"), STAG, *content)), **rules)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("kaoru", space)
    return scene


def strike(scene: Scene, amount: int, space: str = "oakenmoor-3", who: str = "kaoru") -> None:
    scene.effect(f'{{do = "damage", amount = {amount}, range = 9, target = "any"}}', who)
    scene.do(f"aim {space}")


# Range ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-RANGE-01", "HARA-RANGE-02", "HARA-RANGE-EX01")
@pytest.mark.parametrize(
    ("reach", "near"),
    [
        (0, {"oakenmoor-3"}),
        (1, {"oakenmoor-3", "oakenmoor-4"}),
        (2, {"oakenmoor-3", "oakenmoor-4", "oakenmoor-5"}),
    ],
)
def test_a_range_covers_every_distance_up_to_it(reach: int, near: set[str]) -> None:
    scene = at("oakenmoor-3")
    for card, space in (("moor_stag", 3), ("bog_lantern", 4), ("moss_shepherd", 5), ("hedge_imp", 6)):
        scene.put(card, f"oakenmoor-{space}")
    scene.effect(f'{{do = "damage", amount = 1, range = {reach}, target = "monster"}}')
    assert aims(scene) == near


@pytest.mark.rule("HARA-RANGE-03")
def test_range_goes_round_a_deck_and_through_the_dojo() -> None:
    scene = at("oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-6")
    scene.effect('{do = "damage", amount = 1, range = 2, target = "monster"}')
    assert scene.kind == "adventure"
    scene.stand("kaoru", "dojo-1")
    scene.stand("leaf", "dojo-4")
    scene.effect('{do = "damage", amount = 1, range = 2, target = "player"}')
    assert aims(scene) == {"leaf"}


@pytest.mark.rule("HARA-RANGE-03", "HARA-RANGE-01")
def test_neither_cards_nor_figures_block_a_range() -> None:
    """A09."""
    scene = at("oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.stand("leaf", "oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-4")
    scene.effect('{do = "damage", amount = 1, range = 2, target = "monster"}')
    assert aims(scene) == {"oakenmoor-4"}


@pytest.mark.rule("HARA-RANGE-02")
def test_what_changes_range_changes_whom_players_within_a_range_are() -> None:
    scene = at("oakenmoor-3")
    scene.stand("leaf", "oakenmoor-5")
    near = '{do = "each", who = "within", range = 1, then = [{do = "energy", red = 1}]}'
    scene.effect(near)
    assert scene.energy("leaf") == (0, 0, 0)
    scene.effect('{do = "this_turn", gives = [{what = "range", plus = 1}]}')
    scene.effect(near)
    assert scene.energy("leaf") == (1, 0, 0)


# Dealing Damage -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DMG-01")
@pytest.mark.parametrize("amount", [1, 3])
def test_damage_takes_as_much_health(amount: int) -> None:
    scene = at("oakenmoor-3", corrupted("enoki", health=9), mode="s04")
    scene.enter("enoki", "oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-3")
    for target in ("enoki", "leaf", "oakenmoor-3"):
        before = 0 if target == "oakenmoor-3" else scene.health(target)
        strike(scene, amount, target)
        lost = scene.hurt(target) if target == "oakenmoor-3" else before - scene.health(target)
        assert lost == amount


@pytest.mark.rule("HARA-DMG-02")
def test_a_monster_must_fall_within_a_turn() -> None:
    scene = at("oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-3")
    strike(scene, 3)
    scene.end_turn()
    assert (scene.asked, scene.hurt("oakenmoor-3")) == (1, 0)
    strike(scene, 3, who="leaf")
    assert scene.at("oakenmoor-3") == "moor_stag"
    strike(scene, 1, who="leaf")
    assert scene.at("oakenmoor-3") == ""


@pytest.mark.rule("HARA-DMG-02")
def test_monsters_heal_as_the_monster_attacks_end_and_not_before() -> None:
    """A37: what answers an attack still adds to the damage of the turn; A55."""
    charge = '{start = 1, most = 1, at = "monster_attack", then = [{do = "damage", amount = 1, range = 1}]}'
    scene = at("oakenmoor-3", monster("teagle", health=4, attack=1, range=0), ability("bared_teeth", charge=charge))
    scene.put("teagle", "oakenmoor-3")
    scene.on_board("kaoru", "bared_teeth")
    strike(scene, 3)
    scene.do("end", "charge bared_teeth", "aim oakenmoor-3")
    assert scene.at("oakenmoor-3") == ""


@pytest.mark.rule("HARA-DMG-02")
def test_damage_of_several_players_adds_up_within_a_turn() -> None:
    """A56."""
    scene = at("oakenmoor-3")
    scene.put("moor_stag", "oakenmoor-3")
    strike(scene, 2)
    strike(scene, 2, who="leaf")
    assert scene.at("oakenmoor-3") == ""
    assert scene.energy("leaf") == (0, 0, 1)


@pytest.mark.rule("HARA-DMG-02")
def test_monsters_heal_after_the_corrupted_turn_as_well() -> None:
    """A56: there too all damage adds up."""
    acts = '[{do = "damage_all", amount = 2, range = 0, target = "monster"}]'
    for health, left in ((3, "moor_stag"), (2, "")):
        stag = monster("moor_stag", health=health, attack=0, range=0)
        scene = Scene(
            "kaoru", "leaf", mode="s02", content="\n".join((shifts("[]"), stag, corrupted("enoki", acts=acts)))
        )
        scene.put("moor_stag", "oakenmoor-3")
        scene.enter("enoki", "oakenmoor-3")
        scene.begin_turn("kaoru")
        scene.end_turn()
        assert scene.told("hurt")
        assert (scene.at("oakenmoor-3"), scene.hurt("oakenmoor-3")) == (left, 0)
        assert scene.energy("kaoru")[2] in (0, 2)


@pytest.mark.rule("HARA-DMG-03")
def test_players_and_corrupted_stay_hurt() -> None:
    scene = at("oakenmoor-4", corrupted("enoki", health=9, range=0), mode="s04")
    scene.enter("enoki", "oakenmoor-1")
    scene.stand("leaf", "oakenmoor-5")
    hurt = {}
    for who in ("leaf", "enoki"):
        hurt[who] = scene.health(who) - 2
        strike(scene, 2, who)
    scene.end_turn()
    assert {who: scene.health(who) for who in hurt} == hurt


@pytest.mark.rule("HARA-DMG-04")
def test_a_bonus_is_for_the_next_attack_only() -> None:
    scene = at("oakenmoor-3", corrupted("enoki", health=20), mode="s04")
    scene.enter("enoki", "oakenmoor-3")
    before = scene.health("enoki")
    scene.effect('{do = "next_attack", plus = 2}, {do = "next_attack", plus = 1}')
    scene.effect('{do = "recover", health = 1}, {do = "suffer", amount = 1}')
    strike(scene, 1, "enoki")
    assert before - scene.health("enoki") == 4
    strike(scene, 1, "enoki")
    assert before - scene.health("enoki") == 5


@pytest.mark.rule("HARA-DMG-04")
@pytest.mark.parametrize("how", ["top stone_claw", "charge bared_teeth", "use ember_pot"])
def test_whatever_deals_damage_is_an_attack(how: str) -> None:
    damage = '[{do = "damage", amount = 1}]'
    cards = (
        ability("stone_claw", top=damage),
        ability("bared_teeth", charge=f'{{start = 1, at = "adventure", then = {damage}}}'),
        item("ember_pot", use=damage),
    )
    scene = at("oakenmoor-3", *cards)
    scene.put("moor_stag", "oakenmoor-3")
    scene.on_board("kaoru", "bared_teeth")
    scene.give("kaoru", "ember_pot")
    scene.effect('{do = "next_attack", plus = 2}')
    scene.do(how, "aim oakenmoor-3")
    assert scene.hurt("oakenmoor-3") == 3
    strike(scene, 0)
    assert scene.hurt("oakenmoor-3") == 3


@pytest.mark.rule("HARA-DMG-04", "HARA-TARGET-03")
def test_an_attack_on_several_has_the_bonus_for_each() -> None:
    scene = at("oakenmoor-3", monster("teagle", health=9, attack=0, range=0))
    scene.put("moor_stag", "oakenmoor-2")
    scene.put("teagle", "oakenmoor-4")
    scene.effect('{do = "next_attack", plus = 1}')
    scene.effect('{do = "damage_all", amount = 1, range = 1, target = "monster"}')
    assert (scene.hurt("oakenmoor-2"), scene.hurt("oakenmoor-4")) == (2, 2)


@pytest.mark.rule("HARA-DMG-01")
@pytest.mark.parametrize(("dealt", "lost"), [(1, 1), (2, 2), (0, 0)])
def test_bonuses_then_what_the_victim_changes_then_prevention(dealt: int, lost: int) -> None:
    """A61: 1 more from the attacker, 2 more and 2 less on the victim, 1 prevented; never below 0."""
    scene = at("dojo")
    scene.have("leaf", health=9)
    scene.effect('{do = "this_turn", gives = [{what = "attack", plus = 1}]}')
    scene.effect('{do = "this_turn", gives = [{what = "incoming", plus = 2}]}', "leaf")
    scene.effect('{do = "this_turn", gives = [{what = "incoming", plus = -2}]}', "leaf")
    scene.effect('{do = "prevent", amount = 1}', "leaf")
    strike(scene, dealt, "leaf")
    assert 9 - scene.health("leaf") == lost


@pytest.mark.rule("HARA-DMG-01")
def test_an_attack_of_nothing_is_not_raised_by_its_victim() -> None:
    """A61: and one that the attacker lowers does not go below 0."""
    scene = at("dojo")
    scene.have("leaf", health=9)
    scene.effect('{do = "this_turn", gives = [{what = "attack", plus = -3}]}')
    scene.effect('{do = "this_turn", gives = [{what = "incoming", plus = 2}]}', "leaf")
    strike(scene, 2, "leaf")
    assert scene.health("leaf") == 9


@pytest.mark.rule("HARA-DMG-01")
def test_only_monsters_damage_stops_at_the_dojo() -> None:
    """A65: that of their Special Loot among it; one's own and that of others is allowed there."""
    loot = '[{do = "suffer", amount = 1}, {do = "damage_all", amount = 1, range = 9, target = "player"}]'
    scene = at("dojo", monster("teagle", health=1, attack=3, range=9, dangerous="true", loot=loot))
    scene.put("teagle", "dojo-1")
    scene.have("leaf", health=6)
    strike(scene, 1, "dojo-1")
    assert (scene.health("kaoru"), scene.health("leaf")) == (8, 6)
    scene.effect('{do = "suffer", amount = 1}')
    strike(scene, 1, "leaf")
    strike(scene, 1, "kaoru", who="leaf")
    assert (scene.health("kaoru"), scene.health("leaf")) == (6, 5)
