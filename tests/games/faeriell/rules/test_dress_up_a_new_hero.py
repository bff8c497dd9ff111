"""1. Dress Up a New Hero."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.pieces import DRUID
from tavola.games.faeriell.values import read_values
from tests.games.faeriell.scene import Scene

HEROES = [("adventurer", "red"), ("chieftain", "yellow"), ("shaman", "blue"), ("druid", "green")]


def dress_ups(scene: Scene) -> list[str]:
    """The Heroes that could be dressed up now."""
    return [words.removeprefix("dress up ") for words in scene.legal() if words.startswith("dress up ")]


def ready(*cards: str, shadows: bool = False) -> Scene:
    """Player 0 owns one Region and has these cards."""
    scene = Scene(shadows=shadows)
    scene.own(0, "OWL-A")
    scene.essences(0, *cards)
    return scene


@pytest.mark.rule("FAE-TRIBE-05", "FAE-TRIBE-07")
def test_an_inactive_hero_becomes_active_with_two_gems() -> None:
    scene = ready("green", "green", "green")
    scene.phase("tribe")
    scene.do("dress up druid")
    scene.pay()
    scene.do("N21")
    assert scene.at(0, "druid") == "N21"
    assert scene.gems(0, "druid") == 2
    assert not scene.state.inactive[0] >> DRUID & 1


@pytest.mark.rule("FAE-TRIBE-05")
def test_an_active_hero_is_not_dressed_up_again() -> None:
    scene = ready(*["green"] * 6)
    scene.hero(0, "druid", "N40")
    scene.phase("tribe")
    assert dress_ups(scene) == []


@pytest.mark.rule("FAE-TRIBE-05")
def test_two_tribes_may_have_the_same_hero() -> None:
    """A08."""
    scene = ready("green", "green", "green")
    scene.hero(1, "druid", "N40")
    scene.phase("tribe")
    assert dress_ups(scene) == ["druid"]


@pytest.mark.rule("FAE-TRIBE-06")
def test_the_new_hero_stands_on_a_free_node_of_an_own_region() -> None:
    """A07: one figure to a node. N21 is on the border and counts; N02 is no node of the Region."""
    scene = ready("green", "green", "green")
    scene.own(1, "BOAR-A")
    scene.hero(1, "shaman", "N09")
    scene.phase("tribe")
    scene.do("dress up druid")
    scene.pay()
    assert set(scene.legal()) == {"N01", "N21", "N28"}


@pytest.mark.rule("FAE-TRIBE-06")
def test_nobody_is_dressed_up_without_a_free_node_of_an_own_region() -> None:
    scene = ready("green", "green", "green")
    for hero, node in zip(("adventurer", "chieftain", "shaman"), ("N01", "N09", "N21"), strict=True):
        scene.hero(1, hero, node)
    scene.hero(0, "shaman", "N28")
    scene.phase("tribe")
    assert dress_ups(scene) == []


@pytest.mark.rule("FAE-TRIBE-08")
def test_three_active_heroes_are_the_most() -> None:
    scene = ready("green", "green", "green")
    scene.hero(0, "adventurer", "N40")
    scene.hero(0, "chieftain", "N41")
    scene.phase("tribe")
    assert dress_ups(scene) == ["druid"]

    scene = ready("green", "green", "green")
    scene.hero(0, "adventurer", "N40")
    scene.hero(0, "chieftain", "N41")
    scene.hero(0, "shaman", "N42")
    scene.phase("tribe")
    assert dress_ups(scene) == []


@pytest.mark.rule("FAE-TRIBE-09")
@pytest.mark.parametrize(("hero", "colour"), HEROES)
def test_it_costs_three_essences_in_the_heros_colour(hero: str, colour: str) -> None:
    """M01."""
    scene = ready(colour, colour, colour)
    scene.phase("tribe")
    scene.do(f"dress up {hero}")
    scene.pay()
    assert scene.count(0, colour) == 0

    scene = ready(colour, colour, *[other for _, other in HEROES if other != colour])
    scene.phase("tribe")
    assert dress_ups(scene) == []


@pytest.mark.rule("FAE-TRIBE-09")
def test_the_cost_is_what_the_values_say() -> None:
    scene = Scene(values=read_values('source = "other"\n[costs]\ndress_up = 2\n'))
    scene.own(0, "OWL-A")
    scene.essences(0, "blue", "blue", "red")
    scene.phase("tribe")
    scene.do("dress up shaman")
    scene.pay()
    assert (scene.count(0, "blue"), scene.count(0, "red")) == (0, 1)


@pytest.mark.rule("FAE-TRIBE-09")
def test_a_shadow_is_paid_in_any_one_colour() -> None:
    """M01: any colour, but one."""
    scene = ready("blue", "blue", "blue", "red", "red", shadows=True)
    scene.phase("tribe")
    assert dress_ups(scene) == ["shaman", "shadow"]
    scene.do("dress up shadow")
    scene.pay()
    assert scene.count(0, "blue") == 0
    assert scene.count(0, "red") == 2

    scene = ready("blue", "blue", "red", "red", shadows=True)
    scene.phase("tribe")
    assert dress_ups(scene) == []
