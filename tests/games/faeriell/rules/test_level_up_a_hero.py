"""2. Level Up a Hero."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

#: Perks that do nothing by themselves.
PERKS = (0, 1, 2, 3)


def level_ups(scene: Scene) -> list[str]:
    """The Heroes that could level up now."""
    return [words.removeprefix("level up ") for words in scene.legal() if words.startswith("level up ")]


def shaman(level: int, *cards: str) -> Scene:
    """Player 0's Shaman of that level, and these cards; the Tribe Phase has begun."""
    scene = Scene()
    scene.hero(0, "shaman", "N10", perks=PERKS[: level - 1])
    scene.essences(0, *cards)
    scene.phase("tribe")
    return scene


def piles(scene: Scene, *tiles: list[int]) -> None:
    """The Perk piles, the top one last; what is left out is empty."""
    scene.state.piles = [*tiles, *[[] for _ in range(4 - len(tiles))]]
    scene.state.pile_known = [0] * 4


@pytest.mark.rule("FAE-TRIBE-10", "FAE-TRIBE-11", "FAE-TRIBE-13")
@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_a_level_costs_one_essence_more_than_the_hero_has_levels(level: int, cost: int) -> None:
    assert level_ups(shaman(level, *["yellow"] * (cost - 1))) == []
    scene = shaman(level, *["yellow"] * cost)
    scene.do("level up shaman")
    scene.pay()
    assert scene.kind == "take_perk"
    assert scene.count(0, "yellow") == 0


@pytest.mark.rule("FAE-EX-01", "FAE-TRIBE-12")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "green"])
def test_a_druid_with_two_perks_pays_four_essences_of_one_colour(colour: str) -> None:
    """A11: the rulebook pays blue or red; any of the four colours will do."""
    scene = Scene()
    scene.hero(0, "druid", "N10", perks=(0, 1))
    scene.essences(0, *[colour] * 3)
    scene.phase("tribe")
    assert level_ups(scene) == []

    scene.essences(0, colour)
    scene.phase("tribe")
    scene.do("level up druid")
    scene.pay()
    scene.do(scene.legal()[0])
    assert sum(scene.state.essences) == 0
    assert len(scene.state.perks[3]) == 3


@pytest.mark.rule("FAE-TRIBE-12")
def test_two_colours_are_not_mixed() -> None:
    assert level_ups(shaman(1, "red", "blue", "yellow", "green")) == []


@pytest.mark.rule("FAE-TRIBE-12")
def test_the_player_names_the_colour_and_pays_with_it_alone() -> None:
    scene = shaman(1, "red", "red", "blue", "blue", "green")
    scene.do("level up shaman")
    assert scene.legal() == ["red", "blue"]
    scene.do("blue")
    scene.pay()
    assert (scene.count(0, "red"), scene.count(0, "blue")) == (2, 0)


@pytest.mark.rule("FAE-TRIBE-12")
def test_corruption_stands_in_for_some_or_all_of_the_colour() -> None:
    """A12."""
    scene = shaman(2, "red", "corruption", "corruption")
    scene.do("level up shaman")
    scene.pay()
    assert scene.kind == "take_perk"

    scene = shaman(2, "corruption", "corruption", "corruption")
    scene.do("level up shaman")
    assert scene.legal() == ["red", "yellow", "blue", "green"]


@pytest.mark.rule("FAE-TRIBE-14")
def test_any_face_up_perk_is_taken_and_attached_to_that_hero() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10")
    scene.hero(0, "druid", "N11")
    scene.essences(0, "red", "red")
    piles(scene, [4, 5], [6, 7], [8, 9], [10, 11])
    scene.phase("tribe")
    scene.do("level up shaman")
    scene.pay()
    assert scene.legal() == ["perk 5", "perk 7", "perk 9", "perk 11"]
    scene.do("perk 9")
    assert scene.state.perks[2] == (9,)
    assert scene.state.perks[3] == ()
    assert scene.state.piles[2] == [8]


@pytest.mark.rule("FAE-TRIBE-15")
def test_another_face_up_perk_then_goes_to_the_bottom_of_its_own_pile() -> None:
    """A10: the tile uncovered is one of them."""
    scene = shaman(1, "red", "red")
    piles(scene, [20, 4, 5], [21, 6, 7], [8, 9], [10, 11])
    scene.do("level up shaman")
    scene.pay()
    scene.do("perk 5")
    assert scene.legal() == ["perk 4", "perk 7", "perk 9", "perk 11"]
    scene.do("perk 7")
    assert scene.state.piles == [[20, 4], [7, 21, 6], [8, 9], [10, 11]]


@pytest.mark.rule("FAE-TRIBE-15")
def test_the_uncovered_perk_may_be_the_one_that_goes_down() -> None:
    scene = shaman(1, "red", "red")
    piles(scene, [20, 4, 5], [21, 6, 7], [8, 9], [10, 11])
    scene.do("level up shaman")
    scene.pay()
    scene.do("perk 5", "perk 4")
    assert scene.state.piles[0] == [4, 20]


@pytest.mark.rule("FAE-TRIBE-14", "FAE-TRIBE-15")
def test_empty_and_nearly_empty_piles() -> None:
    """A09: an empty pile stays empty, a pile of one tile does not change, and without any tile the move is skipped."""
    scene = shaman(1, "red", "red")
    piles(scene, [4], [6])
    scene.do("level up shaman")
    scene.pay()
    assert scene.legal() == ["perk 4", "perk 6"]
    scene.do("perk 4")
    assert scene.state.piles == [[], [6], [], []]
    assert scene.state.perks[2] == (4,)

    scene = shaman(1, "red", "red")
    piles(scene, [4])
    scene.do("level up shaman")
    scene.pay()
    assert scene.state.piles == [[], [], [], []]
    assert scene.state.perks[2] == (4,)


@pytest.mark.rule("FAE-TRIBE-14")
def test_without_a_face_up_perk_nobody_levels_up() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10")
    scene.essences(0, "red", "red")
    piles(scene)
    scene.phase("tribe")
    assert level_ups(scene) == []


@pytest.mark.rule("FAE-TRIBE-16", "FAE-TRIBE-18")
@pytest.mark.parametrize(("level", "gems"), [(1, 0), (2, 0), (3, 1), (4, 0)])
def test_level_four_brings_one_more_gem_at_once_and_no_other_level_does(level: int, gems: int) -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10", perks=PERKS[: level - 1], gems=1)
    scene.essences(0, *["red"] * 5)
    piles(scene, [4, 5], [6, 7], [8, 9], [10, 11])
    scene.phase("tribe")
    scene.do("level up shaman")
    scene.pay()
    scene.do("perk 5")
    assert scene.gems(0, "shaman") == 1 + gems


@pytest.mark.rule("FAE-TRIBE-17")
def test_level_five_is_the_highest() -> None:
    scene = Scene()
    scene.hero(0, "shaman", "N10", perks=PERKS)
    scene.hero(0, "druid", "N11")
    scene.essences(0, *["red"] * 6)
    scene.phase("tribe")
    assert level_ups(scene) == ["druid"]


@pytest.mark.rule("FAE-TRIBE-14")
def test_an_inactive_hero_does_not_level_up() -> None:
    scene = Scene()
    scene.hero(1, "druid", "N11")
    scene.essences(0, "red", "red")
    scene.phase("tribe")
    assert level_ups(scene) == []
