"""3. Build a Settlement."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

#: Regions far from each other, so that nothing is claimed for them.
FAR = ("OWL-A", "TOAD-B", "BOAR-A", "SNAKE-B", "STAG-D", "WOLF-C")


def settles(scene: Scene) -> set[str]:
    """The Regions that could be settled now."""
    return {words.removeprefix("settle ") for words in scene.legal() if words.startswith("settle ")}


@pytest.mark.rule("FAE-TRIBE-19")
@pytest.mark.parametrize("owned", [1, 2, 3, 4, 5])
def test_it_costs_as_many_essences_as_settlements_owned(owned: int) -> None:
    scene = Scene()
    scene.own(0, *FAR[:owned])
    scene.essences(0, *["red"] * (owned - 1))
    scene.phase("tribe")
    assert settles(scene) == set()

    scene.essences(0, "red")
    scene.phase("tribe")
    scene.do("settle OWL-C")
    scene.pay()
    assert scene.count(0, "red") == 0
    assert scene.state.owner[scene.region("OWL-C")] == 0


@pytest.mark.rule("FAE-TRIBE-20")
def test_all_of_them_are_of_one_colour() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.essences(0, "red", "blue", "green", "yellow")
    scene.phase("tribe")
    assert settles(scene) == set()

    scene.essences(0, "blue")
    scene.phase("tribe")
    scene.do("settle OWL-B")
    scene.pay()
    assert [scene.count(0, colour) for colour in ("red", "blue", "green", "yellow")] == [1, 0, 1, 1]


@pytest.mark.rule("FAE-TRIBE-21")
def test_the_settlement_leaves_the_lowest_filled_slot() -> None:
    """A slot more is empty, and the Harvest token may go as far as its number says."""
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.essences(0, "red", "red")
    scene.state.bag = []
    scene.phase("event")
    scene.do("done")
    assert scene.legal() == ["1", "2", "3"]

    scene.phase("tribe")
    scene.do("settle OWL-C")
    scene.pay()
    scene.phase("event")
    assert scene.legal() == ["1", "2", "3", "4"]


@pytest.mark.rule("FAE-TRIBE-22")
def test_a_region_adjacent_to_an_own_one_is_in_reach() -> None:
    """WOLF-A has a node in common with OWL-A, but no path, so it is not adjacent."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.own(1, "TOAD-B")
    scene.essences(0, "red")
    scene.phase("tribe")
    assert settles(scene) == {"OWL-B", "OWL-C", "STAG-B"}


@pytest.mark.rule("FAE-TRIBE-22")
def test_a_region_at_the_node_of_an_own_hero_is_in_reach_as_well() -> None:
    """A18: any own Hero, wherever it stands; nobody else's."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, "shaman", "N46")
    scene.hero(0, "druid", "N01")
    scene.hero(1, "druid", "N20")
    scene.essences(0, "red")
    scene.phase("tribe")
    assert settles(scene) == {"OWL-B", "OWL-C", "STAG-B", "WOLF-A", "BOAR-A", "BOAR-C", "TOAD-C"}


@pytest.mark.rule("FAE-TRIBE-23")
def test_a_region_with_a_settlement_is_not_settled_again() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-C")
    scene.own(1, "OWL-B", "STAG-B")
    scene.essences(0, "red", "red")
    scene.phase("tribe")
    assert settles(scene) == {"OWL-D"}


@pytest.mark.rule("FAE-TRIBE-24")
def test_with_all_six_settlements_on_the_map_none_is_built() -> None:
    scene = Scene()
    scene.own(0, *FAR)
    scene.essences(0, *["red"] * 10)
    scene.phase("tribe")
    assert settles(scene) == set()
