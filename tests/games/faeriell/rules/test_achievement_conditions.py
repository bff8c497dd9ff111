"""Achievement Conditions."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.pieces import ACHIEVEMENT_NAMES, ACHIEVEMENTS
from tests.games.faeriell.scene import Scene

BY_TERRAIN = {
    "mountains": ("OWL-B", "WOLF-C", "SNAKE-C", "BEAR-C"),
    "rivers": ("OWL-D", "WOLF-A", "SNAKE-D", "BEAR-B"),
    "forests": ("OWL-A", "WOLF-D", "SNAKE-A", "BEAR-D"),
    "meadows": ("OWL-C", "WOLF-B", "SNAKE-B", "BEAR-A"),
}


def plain(seats: int = 2) -> Scene:
    scene = Scene(seats)
    scene.plain()
    return scene


def due(scene: Scene) -> list[tuple[int, str]]:
    """Every claim that is due now, with its player; each is made."""
    found = []
    scene.look()
    while scene.kind in ("claim", "pay_for_claim"):
        if scene.kind == "claim":
            found.append((scene.player, scene.claiming))
        scene.do(scene.legal()[0])
    return found


@pytest.mark.rule("FAE-ACHC-25")
def test_there_are_twenty_achievements() -> None:
    assert len(set(ACHIEVEMENT_NAMES)) == ACHIEVEMENTS == 20


# Hero Achievements ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACHC-01", "FAE-ACHC-02", "FAE-ACHC-03", "FAE-ACHC-04")
@pytest.mark.parametrize("hero", ["adventurer", "shaman", "druid", "chieftain"])
def test_the_highest_hero_of_a_type_from_level_4(hero: str) -> None:
    scene = plain()
    scene.hero(0, hero, "N01", perks=(0, 1))
    assert due(scene) == []
    scene.hero(0, hero, "N01", perks=(0, 1, 2))
    scene.hero(1, hero, "N02", perks=(3,))
    assert due(scene) == [(0, hero)]
    scene.hero(1, hero, "N02", perks=(3, 4, 5, 6))
    assert due(scene) == [(1, hero)]
    assert not scene.holds(0, hero)


@pytest.mark.rule("FAE-ACHC-01")
def test_a_hero_of_another_type_is_of_no_account() -> None:
    scene = plain()
    scene.hero(0, "druid", "N01", perks=(0, 1, 2))
    assert due(scene) == [(0, "druid")]


# Essence Achievements -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACHC-05", "FAE-ACHC-06", "FAE-ACHC-07", "FAE-ACHC-08")
@pytest.mark.parametrize(
    ("colour", "achievement"),
    [("red", "vigor"), ("blue", "spirit"), ("green", "ley_lines"), ("yellow", "influence")],
)
def test_the_furthest_tracking_token_from_space_4(colour: str, achievement: str) -> None:
    scene = plain()
    scene.tracked(0, colour, 3)
    assert due(scene) == []
    scene.tracked(0, colour, 4)
    assert due(scene) == [(0, achievement)]
    scene.tracked(1, colour, 5)
    assert due(scene) == [(1, achievement)]
    assert not scene.holds(0, achievement)


# Terrain Achievements -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACHC-09", "FAE-ACHC-10", "FAE-ACHC-11", "FAE-ACHC-12")
@pytest.mark.parametrize("terrain", list(BY_TERRAIN))
def test_the_most_regions_of_a_terrain_from_four(terrain: str) -> None:
    scene = plain()
    scene.own(0, *BY_TERRAIN[terrain][:3])
    assert due(scene) == []
    scene.own(0, BY_TERRAIN[terrain][3])
    assert due(scene) == [(0, terrain)]


@pytest.mark.rule("FAE-ACHC-13")
def test_a_heartland_counts_for_each_of_its_two_types() -> None:
    scene = plain()
    scene.own(0, *BY_TERRAIN["mountains"][:3], *BY_TERRAIN["rivers"][1:])
    scene.heartland("WOLF-A", "mountain")
    assert due(scene) == [(0, "mountains")]
    scene.own(0, "TOAD-A")
    assert due(scene) == [(0, "rivers")]


@pytest.mark.rule("FAE-ACHC-13")
def test_a_heartland_of_one_type_twice_counts_twice() -> None:
    scene = plain()
    scene.own(0, *BY_TERRAIN["mountains"][:3])
    scene.heartland("OWL-B", "mountain")
    assert due(scene) == [(0, "mountains")]


@pytest.mark.rule("FAE-ACHC-09")
def test_regions_of_others_do_not_count() -> None:
    scene = plain()
    scene.own(0, *BY_TERRAIN["mountains"][:3])
    scene.own(1, BY_TERRAIN["mountains"][3])
    assert due(scene) == []


# Tribe Achievements ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACHC-14")
def test_fellowship_is_the_most_perks_with_three_heroes() -> None:
    scene = plain()
    scene.hero(0, "druid", "N01", perks=(0, 1))
    scene.hero(0, "shaman", "N02")
    scene.hero(1, "druid", "N05", perks=(2, 3))
    scene.hero(1, "shaman", "N06", perks=(4,))
    assert due(scene) == []
    scene.hero(0, "chieftain", "N03")
    # Player 1 has more Perks, but two Heroes only.
    assert due(scene) == [(0, "fellowship")]
    scene.hero(1, "chieftain", "N07")
    assert due(scene) == [(1, "fellowship")]
    assert not scene.holds(0, "fellowship")


@pytest.mark.rule("FAE-ACHC-14")
def test_three_heroes_without_a_perk_are_no_fellowship() -> None:
    """A56."""
    scene = plain()
    for place, hero in enumerate(("druid", "shaman", "chieftain")):
        scene.hero(0, hero, f"N0{place + 1}")
    assert due(scene) == []


@pytest.mark.rule("FAE-ACHC-14")
@pytest.mark.parametrize(("perk", "counts"), [(38, False), (0, True)])
def test_the_sower_makes_a_third_hero_but_its_own_perks_do_not_count(perk: int, counts: bool) -> None:
    """A57."""
    scene = plain()
    scene.hero(0, "druid", "N01")
    scene.hero(0, "shaman", "N02")
    scene.hero(0, "sower", "N03", perks=(perk,))
    assert due(scene) == ([(0, "fellowship")] if counts else [])


@pytest.mark.rule("FAE-ACHC-15")
def test_the_most_herbs_from_three() -> None:
    scene = plain()
    scene.herb(0, "solve-red", "solve-blue")
    assert due(scene) == []
    scene.herb(0, "solve-green")
    assert due(scene) == [(0, "herbs")]


@pytest.mark.rule("FAE-ACHC-16")
def test_the_most_attunements_from_three() -> None:
    scene = plain()
    scene.attunement(0, "owl", "wolf")
    assert due(scene) == []
    scene.attunement(0, "bear")
    assert due(scene) == [(0, "attunements")]


@pytest.mark.rule("FAE-ACHC-17")
def test_the_most_beacons_from_three() -> None:
    scene = plain()
    scene.own(0, "OWL-A", "WOLF-B", "BEAR-C")
    scene.own(1, "TOAD-A")
    for region, colour in (("OWL-A", "red"), ("WOLF-B", "red"), ("TOAD-A", "blue")):
        scene.beacon(region, colour)
    assert due(scene) == []
    scene.beacon("BEAR-C", "green")
    assert due(scene) == [(0, "beacon")]


# The Pillar of Society ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACHC-18")
def test_the_totem_is_an_achievement_of_its_controller_alone() -> None:
    scene = plain()
    scene.own(1, "OWL-A")
    assert due(scene) == []
    scene.totem("OWL-A")
    assert due(scene) == [(1, "totem")]


@pytest.mark.rule("FAE-ACHC-19", "FAE-ACHC-18")
def test_who_loses_the_totem_loses_its_achievement_at_once() -> None:
    scene = plain()
    scene.own(0, "OWL-A")
    scene.own(1, "WOLF-B")
    scene.totem("OWL-A")
    scene.claimed(0, "totem")
    scene.beacon("WOLF-B", "red")
    scene.essences(1, *["yellow"] * 5)
    scene.phase("tribe", 1)
    scene.do("totem WOLF-B")
    scene.pay()
    assert not scene.holds(0, "totem")
    assert scene.state.spare[0] == 1
    assert (scene.player, scene.claiming) == (1, "totem")


@pytest.mark.rule("FAE-ACHC-20")
def test_a_shire_is_the_largest_group_of_touching_regions_from_four() -> None:
    scene = plain()
    # OWL-C touches OWL-B and OWL-D; STAG-A touches none of them.
    scene.own(0, "OWL-B", "OWL-C", "OWL-D", "STAG-A")
    assert due(scene) == []
    scene.own(0, "OWL-A")
    assert due(scene) == [(0, "shire")]


@pytest.mark.rule("FAE-ACHC-20")
def test_two_groups_are_not_added_up() -> None:
    scene = plain()
    scene.own(0, "OWL-A", "OWL-C", "OWL-D", "BEAR-A", "BEAR-B", "BEAR-C")
    assert due(scene) == []


@pytest.mark.rule("FAE-ACHC-20")
def test_regions_that_meet_in_a_node_only_do_not_touch() -> None:
    """SNAKE-D and TURTLE-D meet in N24 only, and so do WOLF-D and BOAR-D."""
    scene = plain()
    scene.own(0, "SNAKE-B", "SNAKE-D", "TURTLE-D", "TURTLE-C")
    assert due(scene) == []


@pytest.mark.rule("FAE-ACHC-21", "FAE-TCL-03")
@pytest.mark.parametrize(("level", "held"), [(0, True), (1, False), (5, False)])
def test_purity_is_to_have_no_tribe_corruption(level: int, held: bool) -> None:
    scene = plain()
    scene.state.claims[0], scene.state.spare[0] = 0, 1
    scene.state.corruption[0] = level
    due(scene)
    assert scene.holds(0, "purity") is held


# Corruption Cleanser --------------------------------------------------------------------------------------------------


def cleansing(level: int = 0, seats: int = 2) -> Scene:
    """Player 0 is about to solve a Corruption Event, and can pay for any option."""
    scene = plain(seats)
    scene.own(0, "BEAR-A")
    scene.token("bear", "corruption")
    scene.hero(0, "druid", "N01")
    scene.essences(0, "green-owl")
    scene.state.corruption[0] = level
    if level:
        scene.state.claims[0], scene.state.spare[0] = 0, 1
    return scene


@pytest.mark.rule("FAE-ACHC-22")
@pytest.mark.parametrize("option", ["cleanse doom", "cleanse bear"])
def test_at_zero_corruption_to_cleanse_corruption_makes_a_cleanser(option: str) -> None:
    scene = cleansing()
    scene.harvest_on("bear")
    scene.do(option)
    assert (scene.kind, scene.claiming) == ("claim", "cleanser")


@pytest.mark.rule("FAE-ACHC-22")
@pytest.mark.parametrize(("level", "option"), [(0, "cleanse tribe"), (1, "cleanse tribe"), (1, "cleanse doom")])
def test_neither_another_option_nor_a_corrupted_tribe_makes_a_cleanser(level: int, option: str) -> None:
    """A61: the level before the option counts."""
    scene = cleansing(level)
    scene.harvest_on("bear")
    scene.do(option)
    while scene.kind == "claim":
        assert scene.claiming == "purity"
        scene.do("designated")
    assert not scene.state.cleansed


@pytest.mark.rule("FAE-ACHC-23")
@pytest.mark.parametrize(("option", "kept"), [("yield", False), ("ignore", False), ("cleanse tribe", True)])
def test_a_cleanser_who_yields_or_ignores_is_one_no_more(option: str, kept: bool) -> None:
    scene = cleansing()
    scene.state.cleansed = 1
    scene.claimed(0, "cleanser")
    scene.harvest_on("bear")
    scene.do(option)
    assert scene.holds(0, "cleanser") is kept


@pytest.mark.rule("FAE-ACHC-24")
@pytest.mark.parametrize("held_already", [True, False])
def test_only_a_holder_who_earns_it_again_puts_the_others_out(held_already: bool) -> None:
    """A60: who claims it for the first time joins them."""
    scene = cleansing(seats=3)
    scene.state.cleansed = 0b110 | held_already
    for player in (1, 2):
        scene.claimed(player, "cleanser")
    if held_already:
        scene.claimed(0, "cleanser")
    scene.harvest_on("bear")
    scene.do("cleanse doom")
    if not held_already:
        scene.do("slot 1")
    assert scene.holds(0, "cleanser")
    assert [scene.holds(player, "cleanser") for player in (1, 2)] == [not held_already] * 2
    assert scene.state.spare == ([0, 1, 1] if held_already else [0, 0, 0])


@pytest.mark.rule("FAE-ACHC-23", "FAE-ACHC-22")
def test_a_cleanser_who_was_put_out_may_earn_it_again() -> None:
    scene = cleansing()
    scene.state.spare[0], scene.state.slots[0] = 1, 0b11110
    scene.harvest_on("bear")
    scene.do("cleanse doom", "designated")
    assert scene.holds(0, "cleanser")


# The rulebook's example -----------------------------------------------------------------------------------------------

MICHAEL, JULIE, ALEX = 0, 1, 2


@pytest.mark.rule("FAE-EX-18", "FAE-EX-19", "FAE-EX-20")
def test_example_julies_purity_token_goes_to_the_herbs_and_then_drives_michael_out() -> None:
    scene = plain(3)
    scene.herb(MICHAEL, "solve-red", "solve-blue", "solve-green")
    scene.claimed(MICHAEL, "herbs")
    scene.herb(JULIE, "gem-druid", "gem-shaman")
    scene.own(JULIE, "BEAR-A")
    scene.token("bear", "corruption")
    scene.harvest_on("bear", JULIE)
    scene.do("yield")
    assert [scene.holds(player, "purity") for player in range(3)] == [True, False, True]
    assert scene.state.spare == [0, 1, 0]
    scene.herb(JULIE, "gem-chieftain")
    scene.look()
    scene.do("designated")
    assert [scene.holds(player, "herbs") for player in range(3)] == [True, True, False]
    scene.herb(JULIE, "gem-adventurer")
    scene.look()
    assert [scene.holds(player, "herbs") for player in range(3)] == [False, True, False]
    assert scene.state.spare == [1, 0, 0]
    assert scene.state.doom == 0
