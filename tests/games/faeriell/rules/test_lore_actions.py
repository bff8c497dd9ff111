"""Hero Phase: Lore Actions."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.notation import HERB_WORDS
from tests.games.faeriell.scene import Scene

BASIC = ("red", "yellow", "blue", "green")
SNAKE_AREA = {"N04", "N05", "N06", "N07", "N08", "N14", "N15", "N16", "N17", "N24", "N25"}


def lore(scene: Scene) -> list[str]:
    """The Lore actions that are legal now."""
    return [words for words in scene.legal() if words.startswith(("herb ", "attune "))]


def attuned(node: str, *others: str) -> Scene:
    """Player 0 with the Snake Attunement, a Druid on a node, and others of another Tribe."""
    scene = Scene()
    scene.attunement(0, "snake")
    scene.hero(0, "druid", node, gems=0)
    scene.hero(0, "shaman", "N46")
    for hero, place in zip(("druid", "shaman", "chieftain"), others, strict=False):
        scene.hero(1, hero, place)
    return scene


def beside_menace(herb: str, colour: str = "blue", region: str = "OWL-B") -> Scene:
    """Player 0 with a Herb, and a Druid beside the Owl, which has a token under it."""
    scene = Scene()
    scene.herb(0, herb)
    scene.guardian("owl", region)
    scene.token("owl", colour)
    scene.hero(0, "druid", "N10", gems=0)
    scene.hero(0, "adventurer", "N46")
    return scene


# Lore Actions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-LORE-01")
def test_without_attunements_and_herbs_there_is_no_lore_action() -> None:
    scene = beside_menace("discount-red")
    scene.attunement(1, "owl")
    scene.herb(1, "solve-blue")
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-LORE-01")
def test_only_herbs_that_solve_or_give_a_gem_grant_lore_actions() -> None:
    scene = Scene()
    for guardian, region, colour in zip(
        ("wolf", "snake", "turtle", "boar"), ("WOLF-D", "SNAKE-D", "TURTLE-D", "BOAR-D"), BASIC, strict=True
    ):
        scene.guardian(guardian, region)
        scene.token(guardian, colour)
    scene.state.herbs[0] = tuple(range(len(HERB_WORDS)))
    for hero, node in zip(("adventurer", "chieftain", "shaman", "druid"), ("N24", "N01", "N09", "N46"), strict=True):
        scene.hero(0, hero, node)
    for hero, node in zip(("adventurer", "chieftain"), ("N39", "N41"), strict=True):
        scene.hero(1, hero, node)
    scene.phase("hero")
    assert lore(scene) == [f"herb {herb}" for herb in HERB_WORDS[4:12]]


@pytest.mark.rule("FAE-LORE-02", "FAE-LORE-04")
@pytest.mark.parametrize("herb", ["gem-druid", "solve-blue"])
def test_a_herb_is_used_once_in_a_hero_phase(herb: str) -> None:
    scene = beside_menace(herb)
    scene.phase("hero")
    scene.do(f"herb {herb}")
    scene.token("owl", "blue")
    scene.do("adventurer to N47")
    assert lore(scene) == []
    scene.over_and_again("hero")
    assert lore(scene) == [f"herb {herb}"]


@pytest.mark.rule("FAE-LORE-02")
@pytest.mark.parametrize("hero", ["adventurer", "chieftain", "shaman", "druid"])
def test_a_herb_for_a_hero_gives_that_hero_a_gem(hero: str) -> None:
    scene = Scene()
    scene.herb(0, f"gem-{hero}")
    scene.hero(0, hero, "N10", gems=0)
    scene.phase("hero")
    scene.do(f"herb gem-{hero}", f"{hero} to N11")
    assert scene.at(0, hero) == "N11"


@pytest.mark.rule("FAE-LORE-02")
def test_a_herb_for_a_hero_who_is_not_active_does_nothing() -> None:
    scene = beside_menace("gem-shaman")
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-LORE-03")
def test_lore_actions_cost_no_gem() -> None:
    scene = beside_menace("solve-blue")
    scene.attunement(0, "owl")
    scene.phase("hero")
    scene.do("herb solve-blue", "attune owl", "N01")
    assert (scene.gems(0, "druid"), scene.gems(0, "adventurer")) == (0, 2)
    assert scene.at(0, "druid") == "N01"


@pytest.mark.rule("FAE-LORE-04")
def test_a46_a_herb_rotated_in_the_tribe_phase_stays_rotated() -> None:
    scene = beside_menace("solve-blue")
    scene.state.rotated_herbs[0] = (HERB_WORDS.index("solve-blue"),)
    scene.phase("hero")
    assert lore(scene) == []


# Great Guardian Attunement Movement ----------------------------------------------------------------------------------


@pytest.mark.rule("FAE-LORE-06", "FAE-LORE-03")
@pytest.mark.parametrize("others", [(), ("N25", "N05", "N46")])
def test_an_attunement_moves_a_hero_to_any_free_node_of_the_area(others: tuple[str, ...]) -> None:
    scene = attuned("N04", *others[:2])
    scene.phase("hero")
    scene.do("attune snake")
    assert set(scene.legal()) == SNAKE_AREA - {"N04", *others}
    scene.do("N24")
    assert scene.at(0, "druid") == "N24"
    assert scene.gems(0, "druid") == 0


@pytest.mark.rule("FAE-LORE-05")
def test_only_a_hero_in_the_area_is_moved() -> None:
    scene = attuned("N12")
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-LORE-05")
def test_a40_a_node_on_the_border_lies_in_every_area_that_it_joins() -> None:
    scene = attuned("N24")
    scene.attunement(0, "wolf", "turtle", "boar", "owl")
    scene.phase("hero")
    assert lore(scene) == ["attune wolf", "attune snake", "attune turtle", "attune boar"]


@pytest.mark.rule("FAE-LORE-05")
def test_the_hero_of_another_player_is_not_moved() -> None:
    scene = attuned("N12", "N05")
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-LORE-05")
def test_the_attunement_of_another_player_is_not_used() -> None:
    scene = attuned("N05")
    scene.state.attunement_of[2] = 1
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-LORE-02", "FAE-LORE-04", "FAE-LORE-05", "FAE-EX-17")
def test_one_of_two_heroes_in_the_snake_area_is_moved_once() -> None:
    scene = attuned("N05")
    scene.hero(0, "chieftain", "N16")
    scene.phase("hero")
    scene.do("attune snake")
    assert scene.legal() == ["pick chieftain", "pick druid"]
    scene.do("pick chieftain", "N24")
    assert (scene.at(0, "druid"), scene.at(0, "chieftain")) == ("N05", "N24")
    assert lore(scene) == []
    scene.over_and_again("hero")
    assert lore(scene) == ["attune snake"]


@pytest.mark.rule("FAE-LORE-04")
def test_each_attunement_is_rotated_on_its_own() -> None:
    scene = attuned("N24")
    scene.attunement(0, "wolf")
    scene.phase("hero")
    scene.do("attune snake", "N14")
    assert lore(scene) == ["attune wolf"]


# Solve a Menace by a Hero using Heirloom Herbs -----------------------------------------------------------------------


@pytest.mark.rule("FAE-LORE-07", "FAE-LORE-08", "FAE-LORE-09")
@pytest.mark.parametrize("colour", BASIC)
def test_a_herb_solves_a_menace_of_its_colour_by_a_hero_of_any_type(colour: str) -> None:
    scene = beside_menace(f"solve-{colour}", colour)
    token = scene.state.token_on[0]
    scene.phase("hero")
    scene.do(f"herb solve-{colour}")
    assert scene.under("owl") == ""
    assert scene.state.aside == [token]
    assert scene.count(0, colour) == 1
    assert scene.state.tracking[BASIC.index(colour)] == 1


@pytest.mark.rule("FAE-LORE-07")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "corruption"])
def test_a_herb_solves_no_other_colour(colour: str) -> None:
    scene = beside_menace("solve-blue", colour)
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-LORE-07")
def test_a_herb_needs_an_own_hero_on_a_node_of_the_threatened_region() -> None:
    scene = beside_menace("solve-blue", region="OWL-A")
    scene.hero(1, "shaman", "N09")
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-LORE-07")
def test_the_player_picks_the_menace_and_the_hero() -> None:
    scene = beside_menace("solve-blue", region="OWL-D")
    scene.guardian("wolf", "WOLF-B")
    scene.token("wolf", "blue")
    scene.hero(0, "shaman", "N12")
    scene.phase("hero")
    scene.do("herb solve-blue")
    assert scene.legal() == ["owl", "wolf"]
    scene.do("owl")
    assert scene.legal() == ["pick shaman", "pick druid"]
    scene.do("pick druid")
    assert (scene.under("owl"), scene.under("wolf")) == ("", "blue")


@pytest.mark.rule("FAE-LORE-09")
def test_solving_by_a_herb_triggers_what_solving_triggers() -> None:
    scene = beside_menace("solve-blue")
    scene.tracked(0, "blue", 5)
    scene.tracked(1, "blue", 3)
    scene.claimed(0, "spirit")
    scene.state.perks[3] = (21,)
    scene.phase("hero")
    scene.do("herb solve-blue", "player 2")
    assert scene.state.tracking[6] == 2
    assert scene.kind == "step"


@pytest.mark.rule("FAE-SOWER-08")
def test_the_sower_solves_nothing_by_a_herb() -> None:
    scene = Scene()
    scene.herb(0, "solve-blue")
    scene.guardian("owl", "OWL-B")
    scene.token("owl", "blue")
    scene.hero(0, "sower", "N10")
    scene.phase("hero")
    assert lore(scene) == []


@pytest.mark.rule("FAE-EX-16")
def test_a_chieftain_walks_to_the_turtle_and_solves_by_a_herb() -> None:
    scene = Scene()
    scene.herb(0, "solve-blue")
    scene.guardian("turtle", "TURTLE-B")
    scene.token("turtle", "blue")
    scene.hero(0, "chieftain", "N30")
    scene.phase("hero")
    assert lore(scene) == []
    scene.do("chieftain to N31", "herb solve-blue")
    assert scene.under("turtle") == ""
    assert scene.count(0, "blue") == 1
    assert scene.gems(0, "chieftain") == 1
