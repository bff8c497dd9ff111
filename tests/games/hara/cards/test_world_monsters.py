"""The figures of the Monsters of the Worlds, as they are met in play."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import TILE_NAMES
from tavola.games.hara.spawning import spawn_at_dawn
from tests.games.hara.cards.world_cards import strike, walk
from tests.games.hara.scene import Scene


@dataclass(frozen=True)
class Figures:
    """A Monster; its reward is red, blue, green and Gold. ``rolls``: the dice that its attack needs for a Critical;
    ``loot_rolls``: those of its Special Loot."""

    card: str
    health: int
    attack: int
    range: int
    reward: tuple[int, int, int, int]
    items: tuple[str, ...] = ()
    aggressive: bool = False
    armored: bool = False
    dangerous: bool = False
    boss: bool = False
    rolls: int = 0
    loot_rolls: int = 0

    def __str__(self) -> str:
        return self.card


WORLDS = {
    "arechi_wastes": (
        Figures("redsand_scorpling", 2, 1, 0, (2, 0, 0, 0), aggressive=True),
        Figures("ash_jackal", 3, 1, 1, (2, 0, 0, 0), aggressive=True),
        Figures("banner_raider", 4, 2, 0, (2, 0, 0, 0), ("ember_pot",), aggressive=True, rolls=1),
        Figures("dust_dervish", 3, 1, 1, (1, 1, 0, 0), aggressive=True),
        Figures("glass_viper", 2, 3, 0, (2, 0, 0, 1), dangerous=True),
        Figures("salt_road_guide", 3, 1, 0, (1, 0, 0, 1)),
        Figures("sunspear_deserter", 4, 2, 2, (2, 0, 1, 0)),
        Figures(
            "furnace_scorpion", 5, 3, 0, (3, 0, 0, 0), ("hourglass_beetle",), aggressive=True, armored=True, rolls=1
        ),
        Figures("karresh", 8, 4, 1, (4, 0, 0, 2), ("sunfang",), aggressive=True, boss=True, rolls=1),
    ),
    "oppenheim": (
        Figures("bolt_crawler", 2, 1, 1, (1, 0, 0, 0), ("honeyroot_loaf",), armored=True),
        Figures("powder_drone", 2, 2, 1, (2, 0, 0, 0), dangerous=True),
        Figures("ordnance_turret", 3, 2, 2, (2, 1, 0, 0), armored=True, rolls=1),
        Figures("magnet_harvester", 4, 1, 1, (2, 0, 0, 0), ("tortoise_buckler",)),
        Figures("lamplighter_unit", 3, 1, 0, (1, 0, 0, 1)),
        Figures("foundry_tender", 4, 2, 0, (2, 0, 0, 1), armored=True),
        Figures("orphan_engine", 6, 3, 0, (3, 0, 0, 1), armored=True),
        Figures("boiler_golem", 5, 2, 1, (3, 0, 0, 0), ("unspoken_name",), armored=True, dangerous=True, rolls=1),
        Figures(
            "trinitas",
            8,
            4,
            2,
            (4, 0, 0, 2),
            ("scalehide_mantle", "magpie_glove"),
            armored=True,
            dangerous=True,
            boss=True,
        ),
    ),
    "oakenmoor": (
        Figures("hedge_imp", 3, 1, 0, (0, 0, 1, 0), ("doorway_chalk",)),
        Figures("talking_sapling", 4, 1, 0, (0, 0, 2, 0)),
        Figures("bog_lantern", 3, 1, 2, (0, 1, 1, 0)),
        Figures("moss_shepherd", 5, 1, 1, (0, 0, 2, 1)),
        Figures("moor_stag", 5, 2, 0, (0, 0, 2, 1)),
        Figures("strangling_ivy", 5, 2, 1, (0, 0, 3, 0), aggressive=True),
        Figures("briar_knight", 6, 2, 0, (1, 0, 3, 0), ("unspoken_name",), armored=True, dangerous=True),
        Figures("grandmother_oak", 7, 2, 1, (0, 0, 4, 1), rolls=1),
        Figures("urrowen", 9, 4, 1, (0, 0, 4, 2), ("second_heart",), boss=True, rolls=1),
    ),
    "the_baiyu": (
        Figures("teagle", 4, 2, 1, (0, 0, 2, 1), rolls=1),
        Figures("lantern_carp", 2, 1, 0, (0, 0, 2, 0)),
        Figures("mask_seller_fox", 3, 1, 1, (0, 0, 2, 0)),
        Figures("belly_drum_badger", 3, 1, 0, (0, 0, 2, 0), aggressive=True),
        Figures("porcelain_warden", 5, 3, 0, (0, 0, 3, 0), ("swallow_sandals",), armored=True),
        Figures("reed_duelist", 4, 2, 1, (0, 0, 2, 0), loot_rolls=1),
        Figures("firecracker_imps", 3, 2, 0, (1, 0, 2, 0), dangerous=True),
        Figures("mist_heron", 4, 2, 2, (0, 1, 1, 0), ("whetted_burr",)),
        Figures("queen_of_a_thousand_masks", 8, 4, 1, (0, 0, 4, 2), ("scalehide_mantle",), boss=True),
    ),
    "lunaridge": (
        Figures("hushwing", 2, 1, 2, (0, 2, 0, 0), rolls=1),
        Figures("crescent_acolyte", 3, 1, 2, (0, 1, 0, 1), rolls=1),
        Figures("old_threefeathers", 4, 2, 2, (0, 3, 0, 0)),
        Figures("moonstone_gargoyle", 5, 3, 1, (0, 3, 0, 0), ("lucky_knucklebone",), armored=True),
        Figures("tide_witch", 4, 2, 2, (0, 2, 0, 1), rolls=1),
        Figures("silver_lynx", 4, 2, 0, (0, 2, 1, 0), aggressive=True, rolls=1),
        Figures("blind_astrologer", 3, 1, 2, (0, 1, 0, 0), ("veil_puffball",)),
        Figures("eclipse_zealot", 5, 2, 2, (1, 3, 0, 1), dangerous=True),
        Figures("strigmare", 8, 4, 2, (0, 4, 0, 2), ("second_heart",), boss=True, rolls=1),
    ),
    "the_drear": (
        Figures("candle_wisp", 2, 1, 1, (0, 2, 0, 1), dangerous=True),
        Figures("drowned_piper", 4, 1, 2, (0, 2, 0, 1), ("homeward_bell",)),
        Figures("lost_ferryman", 4, 2, 0, (0, 2, 0, 1)),
        Figures("mire_hound", 4, 2, 0, (1, 2, 0, 1), aggressive=True, dangerous=True),
        Figures("child_in_the_reeds", 2, 1, 0, (0, 2, 0, 1)),
        Figures("peat_colossus", 6, 3, 0, (0, 3, 0, 2), ("hunters_tally",), armored=True, dangerous=True),
        Figures("leech_choir", 5, 2, 1, (0, 3, 0, 2), dangerous=True),
        Figures("soul_pedlar", 4, 2, 1, (1, 2, 0, 0), ("hourglass_beetle",), dangerous=True, rolls=1),
        Figures("mother_undertow", 9, 4, 1, (0, 4, 0, 3), ("pathless_cloak",), dangerous=True, boss=True, rolls=1),
    ),
}
MONSTERS = [(world, foe) for world, foes in WORLDS.items() for foe in foes]
MET = pytest.mark.parametrize(("world", "foe"), MONSTERS, ids=[foe.card for _, foe in MONSTERS])
#: Spaces of one World at 0, 1, 2 and 3 steps from its space 3.
AWAY = (3, 2, 1, 6)


def met(world: str, foe: Figures, steps: int) -> Scene:
    """The Monster on space 3 of its World, Kaoru so many steps away with 10 Health and no Items, Leaf next on turn."""
    scene = Scene("kaoru", "leaf")
    scene.begin_turn("kaoru", "leaf")
    scene.put(foe.card, f"{world}-3")
    scene.stand("kaoru", f"{world}-{AWAY[steps]}")
    scene.have("kaoru", health=10, spirit=10)
    scene.no_items("kaoru")
    return scene


def damage_taken(scene: Scene) -> list[int]:
    """What Kaoru has suffered, blow by blow."""
    return [told["amount"] for told in scene.told("damage") if told["unit"] == 0]


@pytest.mark.rule("HARA-MON-01", "HARA-MON-02", "HARA-LOOT-02", "HARA-LOOT-03", "HARA-DANGER-01", "HARA-FIGHT-05")
@MET
def test_it_falls_to_so_much_damage_and_brings_its_reward(world: str, foe: Figures) -> None:
    scene = met(world, foe, 0)
    space = f"{world}-3"
    strike(scene, space, foe.health - 1)
    assert (scene.at(space), scene.hurt(space)) == (foe.card, foe.health - 1)
    assert (scene.energy("kaoru"), scene.items("kaoru")) == ((0, 0, 0), {})
    red, blue, green, gold = foe.reward
    with scene.dice(*(1,) * (foe.rolls * foe.dangerous + foe.loot_rolls)):
        strike(scene, space, 1)
        assert (scene.at(space), scene.discarded()) == ("", {foe.card})
        assert scene.energy("kaoru") == (red, blue, green)
        scene.do(*["red"] * gold)
    assert scene.energy("kaoru") == (red + gold, blue, green)
    assert scene.kind != "gold"
    assert [told["item"] for told in scene.told("gain_item")] == list(foe.items)
    assert damage_taken(scene) == [foe.attack] * foe.dangerous


@pytest.mark.rule("HARA-MON-01", "HARA-ATTACK-03", "HARA-RANGE-02")
@pytest.mark.parametrize("steps", range(4))
@MET
def test_it_attacks_whoever_ends_the_turn_in_its_range(world: str, foe: Figures, steps: int) -> None:
    scene = met(world, foe, steps)
    reached = steps <= foe.range
    with scene.dice(*(1,) * foe.rolls * reached):
        scene.do("end")
    assert damage_taken(scene) == [foe.attack] * reached
    assert scene.health("kaoru") == 10 - foe.attack * reached


@pytest.mark.rule("HARA-AGGR-01", "HARA-MCARD-02")
@MET
def test_it_attacks_whoever_comes_only_if_it_is_aggressive(world: str, foe: Figures) -> None:
    scene = met(world, foe, 1)
    with scene.dice(*(1,) * foe.rolls * foe.aggressive):
        walk(scene, f"{world}-3")
    assert damage_taken(scene) == [foe.attack] * foe.aggressive


@pytest.mark.rule("HARA-ARMOR-01")
@MET
def test_only_armor_keeps_damage_from_afar_off_it(world: str, foe: Figures) -> None:
    scene = met(world, foe, 1)
    strike(scene, f"{world}-3", 1)
    assert scene.hurt(f"{world}-3") == (0 if foe.armored else 1)


@pytest.mark.rule("HARA-BOSS-02", "HARA-DAWN-02")
@MET
def test_on_day_1_only_bosses_wait(world: str, foe: Figures) -> None:
    """A11."""
    for day in (1, 2):
        scene = Scene("kaoru", "leaf")
        scene.day(day)
        scene.top_of(world, foe.card)
        spawn_at_dawn(scene.state)
        assert (scene.at(f"{world}-{day}") == foe.card) == (day == 2 or not foe.boss)


def test_every_monster_of_the_worlds_is_here() -> None:
    house = {(TILE_NAMES[card.deck], card.id) for card in card_set().monsters if card.deck}
    assert {(world, foe.card) for world, foe in MONSTERS} == house
