"""Monsters; Fighting Monsters; Bosses."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import MONSTER
from tests.games.hara.scene import Scene, monster

STRIKE_TWO = '{do = "damage", amount = 2, range = 3, target = "monster"}'
STRIKE_ONE = '{do = "damage", amount = 1, range = 3, target = "monster"}'


def facing(where: str = "oakenmoor-1", **facts: object) -> Scene:
    """Kaoru on a space, and the Hedge Imp as declared on Oakenmoor 1."""
    scene = Scene("kaoru", "leaf", content=monster("hedge_imp", **facts))
    scene.put("hedge_imp", "oakenmoor-1")
    scene.stand("kaoru", where)
    scene.have("kaoru", health=8)
    scene.have("leaf", health=6)
    return scene


def strike(scene: Scene, effect: str, who: str = "kaoru", space: str = "oakenmoor-1") -> None:
    scene.effect(effect, who)
    scene.do(f"aim {space}")


# Monsters -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MON-01")
def test_every_monster_card_says_what_a_monster_is() -> None:
    monsters = [card for card in card_set().monsters if card.health]
    assert len(monsters) == sum(1 for card in card_set().hex_cards if card.kind == MONSTER) == 73
    for card in monsters:
        assert card.id
        assert card.name["en"]
        assert card.health > 0
        assert card.attack >= 0
        assert card.range >= 0
        assert any(card.reward) or card.item >= 0 or card.loot


@pytest.mark.rule("HARA-MON-02")
@pytest.mark.parametrize(("space", "hurt"), [("oakenmoor-2", 2), ("oakenmoor-3", 2), ("oakenmoor-4", 0)])
def test_range_is_measured_from_the_monsters_own_space(space: str, hurt: int) -> None:
    scene = facing(space, attack=2, range=2)
    scene.end_turn()
    assert scene.health("kaoru") == 8 - hurt


@pytest.mark.rule("HARA-MON-02")
def test_range_goes_through_the_dojo_and_on_to_other_tiles() -> None:
    """A09."""
    scene = facing("dojo-6", attack=2, range=3)
    scene.end_turn()
    assert scene.health("kaoru") == 6
    scene = facing("lunaridge-5", attack=2, range=1)
    scene.end_turn()
    assert scene.health("kaoru") == 6


# Fighting Monsters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-FIGHT-01", "HARA-MON-02", "HARA-FIGHT-05")
def test_damage_of_one_turn_adds_up_to_the_defeat() -> None:
    scene = facing(health=5)
    strike(scene, STRIKE_TWO)
    strike(scene, STRIKE_TWO)
    assert (scene.at("oakenmoor-1"), scene.hurt("oakenmoor-1")) == ("hedge_imp", 4)
    assert scene.discarded() == set()
    strike(scene, STRIKE_ONE)
    assert scene.at("oakenmoor-1") == ""
    assert scene.discarded() == {"hedge_imp"}


@pytest.mark.rule("HARA-FIGHT-01")
def test_damage_of_others_in_the_same_turn_adds_up_too() -> None:
    """A56."""
    scene = facing(health=4)
    strike(scene, STRIKE_TWO)
    strike(scene, STRIKE_TWO, who="leaf")
    assert scene.at("oakenmoor-1") == ""


@pytest.mark.rule("HARA-FIGHT-01", "HARA-FIGHT-02")
def test_damage_of_two_turns_does_not_add_up() -> None:
    scene = Scene("kaoru", "leaf", content=monster("hedge_imp", health=4))
    scene.put("hedge_imp", "oakenmoor-1")
    scene.begin_turn("kaoru", "leaf")
    scene.stand("leaf", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    strike(scene, STRIKE_TWO)
    scene.end_turn()
    assert scene.asked == scene.seat("leaf")
    assert scene.hurt("oakenmoor-1") == 0
    strike(scene, STRIKE_TWO, who="leaf")
    assert scene.at("oakenmoor-1") == "hedge_imp"


@pytest.mark.rule("HARA-FIGHT-03")
def test_every_monster_in_whose_range_the_player_is_attacks_at_the_end_of_the_turn() -> None:
    scene = Scene(
        "kaoru",
        "leaf",
        content=monster("hedge_imp", attack=1, range=2)
        + monster("talking_sapling", attack=2, range=0)
        + monster("bog_lantern", attack=3, range=1),
    )
    scene.put("hedge_imp", "oakenmoor-1")
    scene.put("talking_sapling", "oakenmoor-3")
    scene.put("bog_lantern", "oakenmoor-5")
    scene.stand("kaoru", "oakenmoor-3")
    scene.have("kaoru", health=8)
    scene.end_turn()
    assert scene.health("kaoru") == 5


@pytest.mark.rule("HARA-FIGHT-03")
def test_only_the_player_whose_turn_ends_is_attacked() -> None:
    """A53."""
    scene = facing("oakenmoor-1", attack=2, range=1)
    scene.stand("leaf", "oakenmoor-1")
    scene.end_turn()
    assert scene.health("kaoru") == 6
    assert scene.health("leaf") == 6


@pytest.mark.rule("HARA-FIGHT-04")
def test_moving_through_a_monster_is_safe() -> None:
    scene = facing("oakenmoor-2", attack=5, range=1)
    scene.effect('{do = "move", spaces = 3}')
    scene.do("step oakenmoor-1", "step oakenmoor-6", "go oakenmoor-5")
    assert scene.health("kaoru") == 8
    scene.end_turn()
    assert scene.health("kaoru") == 8


@pytest.mark.rule("HARA-FIGHT-04")
def test_standing_in_range_costs_nothing_before_the_phase() -> None:
    scene = facing(attack=5, health=9)
    strike(scene, STRIKE_TWO)
    assert scene.health("kaoru") == 8


# Bosses ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-BOSS-01")
def test_each_of_the_seven_decks_has_one_boss() -> None:
    cards = card_set()
    for deck in cards.decks:
        assert len([card for card in deck if cards.monsters[card].boss]) == 1


@pytest.mark.rule("HARA-BOSS-02")
def test_on_day_1_a_boss_at_dawn_gives_way_to_another_card() -> None:
    """A11: it stays in its deck, which is shuffled until something else comes up."""
    for seed in range(8):
        scene = Scene.at_setup("kaoru", "leaf", seed=seed)
        bosses = {card for card, one in enumerate(scene.state.cards.monsters) if one.boss}
        assert bosses.isdisjoint(scene.state.hex_at)
        assert not bosses.intersection(scene.state.discard)
        assert bosses <= {card for deck in scene.state.decks for card in deck}
        assert len(scene.state.spread) == 6


@pytest.mark.rule("HARA-BOSS-02")
def test_on_day_1_a_boss_at_dusk_gives_way_to_another_card_before_the_dice() -> None:
    """A12."""
    scene = Scene("kaoru", "leaf")
    scene.top_of("dusk", "ancient_hydra")
    scene.effect('{do = "spawn_dusk"}')
    assert [scene.card("ancient_hydra") == card for card in scene.state.hex_at if card >= 0] == [False]
    assert [event.name for event in scene.state.events or []][-2:] == ["dice", "spawn"]
    assert scene.card("ancient_hydra") in scene.state.decks[0]
    assert [told["card"] for told in scene.told("boss_waits")][:1] == ["ancient_hydra"]


@pytest.mark.rule("HARA-BOSS-03")
def test_from_day_2_on_a_boss_spawns_like_any_monster() -> None:
    scene = Scene("kaoru", "leaf")
    scene.day(2)
    scene.top_of("dusk", "ancient_hydra")
    with scene.dice("oakenmoor", 2):
        scene.effect('{do = "spawn_dusk"}')
    assert scene.at("oakenmoor-2") == "ancient_hydra"


@pytest.mark.rule("HARA-BOSS-03")
def test_a_boss_is_fought_like_any_monster() -> None:
    """A64."""
    scene = Scene("kaoru", "leaf", content=monster("urrowen", health=2, attack=1, range=0, reward="{green = 3}"))
    scene.day(2)
    scene.put("urrowen", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    strike(scene, STRIKE_TWO)
    assert scene.energy("kaoru") == (0, 0, 3)
    assert scene.discarded() == {"urrowen"}
