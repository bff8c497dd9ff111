"""Monster Keywords: Aggressive, Ally, Armored, Critical, Dangerous."""

from __future__ import annotations

import pytest

from tests.games.hara.scene import Scene, monster

STRIKE = '{do = "damage", amount = 3, range = 4, target = "monster"}'


def facing(where: str, *champions: str, loot_after_loss: bool = False, **facts: object) -> Scene:
    """Kaoru on a space, and the Hedge Imp as declared on Oakenmoor 1."""
    scene = Scene(
        *(champions or ("kaoru", "leaf")), content=monster("hedge_imp", **facts), loot_after_loss=loot_after_loss
    )
    scene.put("hedge_imp", "oakenmoor-1")
    scene.stand("kaoru", where)
    scene.have("kaoru", health=8)
    scene.have("leaf", health=6)
    return scene


def strike(scene: Scene, who: str = "kaoru") -> None:
    scene.effect(STRIKE, who)
    scene.do("aim oakenmoor-1")


@pytest.mark.rule("HARA-KEY-01")
def test_there_are_five_keywords_and_a_monster_may_have_all() -> None:
    scene = facing(
        "oakenmoor-3",
        aggressive="true",
        armored="true",
        dangerous="true",
        ally='[{do = "recover", health = 1}]',
        critical='[{do = "more_damage", amount = 1}]',
    )
    card = scene.state.cards.monsters[scene.card("hedge_imp")]
    assert (card.aggressive, card.armored, card.dangerous) == (True, True, True)
    assert card.ally
    assert card.critical


# Aggressive -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-AGGR-01")
def test_an_aggressive_monster_attacks_once_when_its_space_is_entered() -> None:
    scene = facing("oakenmoor-2", aggressive="true", attack=2)
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-1")
    assert scene.health("kaoru") == 6
    scene.effect('{do = "recover", spirit = 1}')
    assert scene.health("kaoru") == 6


@pytest.mark.rule("HARA-AGGR-01")
def test_it_attacks_in_the_middle_of_a_move_at_every_entry() -> None:
    """A45."""
    scene = facing("oakenmoor-2", aggressive="true", attack=1)
    scene.effect('{do = "move", spaces = 4}')
    scene.do("step oakenmoor-1")
    assert scene.health("kaoru") == 7
    scene.do("step oakenmoor-6", "step oakenmoor-1")
    assert scene.health("kaoru") == 6
    scene.do("go oakenmoor-2")
    assert (scene.health("kaoru"), scene.where("kaoru")) == (6, "oakenmoor-2")


@pytest.mark.rule("HARA-AGGR-01")
def test_nearby_spaces_are_not_its_space() -> None:
    scene = facing("oakenmoor-3", aggressive="true", attack=2, range=2)
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-2")
    assert scene.health("kaoru") == 8


@pytest.mark.rule("HARA-AGGR-01")
def test_being_transported_onto_its_space_is_entering_and_staying_is_not() -> None:
    """A46."""
    to_it = '{do = "transport", to = "target", target = "monster", range = 3}'
    scene = facing("oakenmoor-3", aggressive="true", attack=2)
    scene.effect(to_it)
    scene.do("aim oakenmoor-1")
    assert scene.health("kaoru") == 6
    scene.effect(to_it)
    scene.do("aim oakenmoor-1")
    assert scene.health("kaoru") == 6


@pytest.mark.rule("HARA-AGGR-01", "HARA-AGGR-02")
def test_it_leaves_alone_whoever_is_moved_there_outside_their_turn() -> None:
    scene = facing("oakenmoor-2", aggressive="true", attack=2)
    scene.stand("leaf", "oakenmoor-2")
    scene.effect('{do = "shove", range = 0, spaces = 1, target = "player"}')
    scene.do("aim leaf", "place oakenmoor-1")
    assert (scene.where("leaf"), scene.health("leaf")) == ("oakenmoor-1", 6)
    scene.effect('{do = "transport", to = "space", range = 1}', "leaf")
    scene.do("place oakenmoor-2")
    scene.effect('{do = "move", spaces = 1}', "leaf")
    scene.do("go oakenmoor-1")
    assert scene.health("leaf") == 6


@pytest.mark.rule("HARA-AGGR-03")
def test_it_attacks_whoever_begins_a_turn_on_its_space() -> None:
    scene = facing("oakenmoor-1", aggressive="true", attack=2)
    assert scene.health("kaoru") == 8
    scene.begin_turn("kaoru")
    assert (scene.kind, scene.health("kaoru")) == ("adventure", 6)


@pytest.mark.rule("HARA-AGGR-03")
def test_a_monster_without_the_keyword_waits() -> None:
    scene = facing("oakenmoor-1", attack=2)
    scene.begin_turn("kaoru")
    assert scene.health("kaoru") == 8


# Ally -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ALLY-01", "HARA-ALLY-02")
def test_allying_discards_the_monster_for_its_ally_reward_alone() -> None:
    """A63: no Activation, no Dangerous attack, no loot, no defeat."""
    scene = facing(
        "oakenmoor-1",
        ally='[{do = "energy", blue = 2}]',
        reward="{red = 3}",
        item=1,
        loot='[{do = "recover", spirit = 3}]',
        dangerous="true",
        attack=2,
    )
    spirit = scene.spirit("kaoru")
    scene.do("ally")
    assert (scene.at("oakenmoor-1"), scene.discarded()) == ("", {"hedge_imp"})
    assert scene.energy("kaoru") == (0, 2, 0)
    assert scene.items("kaoru") == {"dreamstone": 1}
    assert (scene.spirit("kaoru"), scene.health("kaoru")) == (spirit, 8)
    assert scene.state.activations == 3
    assert scene.told("monster_defeated") == []


@pytest.mark.rule("HARA-ALLY-01")
def test_an_ally_is_won_on_its_own_space_only() -> None:
    scene = facing("oakenmoor-2", ally='[{do = "energy", blue = 2}]')
    assert "ally" not in scene.legal()
    scene = facing("oakenmoor-1")
    assert "ally" not in scene.legal()


@pytest.mark.rule("HARA-ALLY-01")
def test_allying_needs_no_activation() -> None:
    """A63."""
    scene = facing("oakenmoor-1", ally='[{do = "energy", blue = 2}]')
    scene.have("kaoru", activations=0)
    assert "ally" in scene.legal()


@pytest.mark.rule("HARA-ALLY-01", "HARA-AGGR-01")
def test_an_aggressive_ally_attacks_whoever_comes_before_it_can_be_won() -> None:
    """A63."""
    scene = facing("oakenmoor-2", ally='[{do = "energy", blue = 2}]', aggressive="true", attack=2)
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-1")
    assert scene.health("kaoru") == 6
    scene.do("ally")
    assert scene.energy("kaoru") == (0, 2, 0)


@pytest.mark.rule("HARA-ALLY-03")
def test_an_ally_may_be_fought_for_its_loot_instead() -> None:
    scene = facing("oakenmoor-1", ally='[{do = "energy", blue = 2}]', reward="{red = 3}")
    strike(scene)
    assert scene.energy("kaoru") == (3, 0, 0)


# Armored --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ARMOR-01", "HARA-ARMOR-EX01")
def test_armor_prevents_damage_from_another_space() -> None:
    scene = facing("oakenmoor-2", armored="true", health=5)
    scene.effect('{do = "damage", amount = 2, range = 2}')
    scene.do("aim oakenmoor-1")
    assert scene.hurt("oakenmoor-1") == 0


@pytest.mark.rule("HARA-ARMOR-02", "HARA-ARMOR-EX01")
def test_on_its_own_space_armor_is_no_matter_even_for_effects_with_a_range() -> None:
    scene = facing("oakenmoor-1", armored="true", health=5)
    scene.effect('{do = "damage", amount = 2, range = 2}')
    scene.do("aim oakenmoor-1")
    assert scene.hurt("oakenmoor-1") == 2


@pytest.mark.rule("HARA-ARMOR-01")
def test_armor_prevents_damage_of_area_effects_and_of_corrupted_from_another_space() -> None:
    """A62: what counts is where the figure stands whose damage it is."""
    area = '{do = "damage_all", amount = 2, range = 1, target = "monster"}'
    scene = facing("oakenmoor-2", armored="true", health=5)
    scene.effect(area)
    scene.enter("ashura", "oakenmoor-2")
    scene.effect(area, "ashura")
    assert scene.hurt("oakenmoor-1") == 0
    scene.stand("ashura", "oakenmoor-1")
    scene.effect(area, "ashura")
    assert scene.hurt("oakenmoor-1") == 2


@pytest.mark.rule("HARA-ARMOR-03", "HARA-ARMOR-EX02")
def test_an_armored_monster_is_a_target_from_afar_for_everything_but_damage() -> None:
    scene = facing("oakenmoor-3", armored="true")
    scene.effect('{do = "transport", to = "target", target = "monster", range = 2}')
    scene.do("aim oakenmoor-1")
    assert scene.where("kaoru") == "oakenmoor-1"


# Critical -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CRIT-01", "HARA-CRIT-02", "HARA-CRIT-EX01")
@pytest.mark.parametrize(("rolled", "hurt"), [(1, 2), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_critical_happens_on_a_5_or_6(rolled: int, hurt: int) -> None:
    scene = facing("oakenmoor-1", attack=2, critical='[{do = "more_damage", amount = 1}]')
    with scene.dice(rolled):
        scene.end_turn()
    assert scene.health("kaoru") == 8 - hurt


@pytest.mark.rule("HARA-CRIT-01")
def test_a_critical_may_be_something_else_than_damage() -> None:
    scene = facing("oakenmoor-1", attack=2, critical='[{do = "lose", spirit = 2}]')
    spirit = scene.spirit("kaoru")
    with scene.dice(6):
        scene.end_turn()
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (6, spirit - 2)


@pytest.mark.rule("HARA-CRIT-01")
def test_alone_the_die_is_rolled_all_the_same() -> None:
    """A60."""
    content = monster("hedge_imp", attack=2, critical='[{do = "more_damage", amount = 1}]')
    scene = Scene("kaoru", mode="s03", content=content)
    scene.put("hedge_imp", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.have("kaoru", health=8)
    with scene.dice(5):
        scene.do("end")
    assert scene.health("kaoru") == 5


@pytest.mark.rule("HARA-CRIT-01")
def test_any_attack_may_be_critical_an_aggressive_one_too() -> None:
    scene = facing("oakenmoor-2", attack=2, aggressive="true", critical='[{do = "more_damage", amount = 1}]')
    scene.effect('{do = "move", spaces = 1}')
    with scene.dice(5):
        scene.do("go oakenmoor-1")
    assert scene.health("kaoru") == 5


@pytest.mark.rule("HARA-CRIT-EX01")
def test_a_critical_adds_to_the_attack_before_the_victim_takes_off() -> None:
    """A61: what the victim adds and takes off comes after the attack value; nothing goes below 0."""
    scene = facing("oakenmoor-1", attack=2, critical='[{do = "more_damage", amount = 2}]')
    scene.effect('{do = "until_next_turn", gives = [{what = "incoming", plus = -3}]}')
    with scene.dice(5):
        scene.end_turn()
    assert scene.health("kaoru") == 7
    scene = facing("oakenmoor-1", attack=2)
    scene.effect('{do = "until_next_turn", gives = [{what = "incoming", plus = -3}]}')
    scene.end_turn()
    assert scene.health("kaoru") == 8


# Dangerous ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DANGER-01", "HARA-DANGER-02")
def test_a_dangerous_monster_attacks_before_it_is_removed_and_loot_is_gained() -> None:
    """A58."""
    scene = facing("oakenmoor-2", dangerous="true", attack=2, range=1, reward="{red = 1}")
    strike(scene)
    assert (scene.health("kaoru"), scene.energy("kaoru"), scene.at("oakenmoor-1")) == (6, (1, 0, 0), "")
    told = [event.name for event in scene.state.events or []]
    assert told.index("monster_attacks") < told.index("monster_defeated") < told.index("energy")


@pytest.mark.rule("HARA-DANGER-01")
def test_only_the_final_blow_provokes_it_and_only_whoever_deals_it_is_attacked() -> None:
    scene = facing("oakenmoor-1", dangerous="true", attack=2, range=1, health=6)
    scene.stand("leaf", "oakenmoor-1")
    strike(scene)
    assert scene.health("kaoru") == 8
    strike(scene, "leaf")
    assert (scene.health("kaoru"), scene.health("leaf")) == (8, 4)


@pytest.mark.rule("HARA-DANGER-03", "HARA-DANGER-02")
def test_a_final_blow_from_outside_its_range_is_safe() -> None:
    scene = facing("oakenmoor-3", dangerous="true", attack=2, range=1, reward="{red = 1}")
    strike(scene)
    assert (scene.health("kaoru"), scene.energy("kaoru")) == (8, (1, 0, 0))


@pytest.mark.rule("HARA-DANGER-01")
def test_nobody_in_the_dojo_is_hurt_by_a_dangerous_monster() -> None:
    """A59."""
    scene = facing(
        "dojo", dangerous="true", attack=2, range=3, reward="{red = 1}", strikes='[{do = "lose", spirit = 1}]'
    )
    spirit = scene.spirit("kaoru")
    strike(scene)
    assert (scene.health("kaoru"), scene.spirit("kaoru"), scene.energy("kaoru")) == (8, spirit, (1, 0, 0))


@pytest.mark.rule("HARA-DANGER-01", "HARA-CRIT-01")
def test_the_last_attack_of_a_dangerous_monster_may_be_critical() -> None:
    scene = facing("oakenmoor-1", dangerous="true", attack=2, critical='[{do = "more_damage", amount = 1}]')
    with scene.dice(6):
        strike(scene)
    assert scene.health("kaoru") == 5


@pytest.mark.rule("HARA-DANGER-02")
@pytest.mark.parametrize(("later", "energy"), [(False, (0, 0, 0)), (True, (1, 1, 0))])
def test_whom_a_dangerous_monster_defeats_gains_its_loot_all_the_same(
    later: bool, energy: tuple[int, int, int]
) -> None:
    """A58: before the loss of energy, unless the group wants it after."""
    scene = facing(
        "oakenmoor-1",
        loot_after_loss=later,
        dangerous="true",
        attack=9,
        reward="{red = 1, blue = 1}",
        item=1,
        loot='[{do = "item", number = 2}]',
    )
    strike(scene)
    assert scene.where("kaoru") == "dojo"
    while scene.kind == "lose_energy":
        scene.do(scene.legal()[0])
    assert scene.energy("kaoru") == energy
    assert scene.items("kaoru") == {"dreamstone": 1, "honeyroot_loaf": 1, "swiftleaf_tea": 1}
    assert scene.discarded() == {"hedge_imp"}


@pytest.mark.rule("HARA-DANGER-02")
def test_whom_it_defeats_outside_their_turn_gains_the_loot_before_the_loss_too() -> None:
    """A58."""
    scene = facing("dojo-1", dangerous="true", attack=9, reward="{red = 1, blue = 1}")
    scene.stand("leaf", "oakenmoor-1")
    strike(scene, "leaf")
    assert scene.where("leaf") == "dojo"
    while scene.kind == "lose_energy":
        scene.do(scene.legal()[0])
    assert scene.energy("leaf") == (0, 0, 0)
    assert scene.discarded() == {"hedge_imp"}


@pytest.mark.rule("HARA-DANGER-01", "HARA-FIGHT-01")
def test_an_area_effect_hits_everybody_before_a_dangerous_monster_ends_the_turn() -> None:
    """A70: its damage is dealt at once."""
    content = monster("hedge_imp", dangerous="true", attack=9) + monster("talking_sapling", reward="{green = 3}")
    scene = Scene("kaoru", "leaf", content=content)
    scene.put("hedge_imp", "oakenmoor-1")
    scene.put("talking_sapling", "oakenmoor-2")
    scene.stand("kaoru", "oakenmoor-1")
    scene.effect('{do = "damage_all", amount = 3, range = 1, target = "monster"}')
    assert scene.discarded() == {"hedge_imp", "talking_sapling"}
    assert scene.energy("kaoru") == (0, 0, 1)
