"""The Essences: where each comes from, and decks that run out."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

ROWS = [
    pytest.param("mountain", "red", "adventurer", "WOLF-C", marks=pytest.mark.rule("FAE-ESS-04", "FAE-ESS-05")),
    pytest.param("meadow", "yellow", "chieftain", "WOLF-B", marks=pytest.mark.rule("FAE-ESS-04", "FAE-ESS-06")),
    pytest.param("river", "blue", "shaman", "WOLF-A", marks=pytest.mark.rule("FAE-ESS-04", "FAE-ESS-07")),
    pytest.param("forest", "green", "druid", "WOLF-D", marks=pytest.mark.rule("FAE-ESS-04", "FAE-ESS-08")),
]


@pytest.mark.parametrize(("terrain", "colour", "hero", "region"), ROWS)
def test_a_terrain_gives_its_colour(terrain: str, colour: str, hero: str, region: str) -> None:
    scene = Scene()
    scene.own(0, region)
    scene.harvest_on(terrain)
    assert scene.count(0, colour) == 1
    assert sum(scene.state.essences) == 1


@pytest.mark.parametrize(("terrain", "colour", "hero", "region"), ROWS)
def test_a_colour_is_bound_to_its_hero(terrain: str, colour: str, hero: str, region: str) -> None:
    scene = Scene()
    scene.own(0, region)
    scene.essences(0, colour, colour, colour)
    scene.phase("tribe")
    assert [words for words in scene.legal() if words.startswith("dress up")] == [f"dress up {hero}"]


@pytest.mark.rule("FAE-ESS-09")
def test_no_land_gives_corruption() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-B", "OWL-C", "OWL-D")
    scene.heartland("OWL-B", "forest")
    scene.beacon("OWL-B", "red")
    scene.harvest_on("owl")
    assert sum(scene.state.essences) == 5
    assert scene.count(0, "corruption") == 0


@pytest.mark.rule("FAE-ESS-01")
def test_all_players_draw_from_the_same_decks() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.own(1, "WOLF-D")
    last = scene.state.decks[3][-1]
    scene.state.decks[3] = [last]
    scene.harvest_on("forest")
    assert (scene.count(0, "green"), scene.count(1, "green")) == (1, 0)


@pytest.mark.rule("FAE-ESS-02")
def test_the_discard_pile_is_shuffled_into_a_new_deck_when_the_deck_has_run_out() -> None:
    orders = set()
    for seed in range(8):
        scene = Scene(seed=seed)
        scene.own(0, "WOLF-A")
        whole = sorted(scene.state.decks[2])
        scene.state.decks[2], scene.state.discards[2] = [], whole[:]
        scene.harvest_on("river")
        assert scene.count(0, "blue") == 1
        assert scene.state.discards[2] == []
        assert len(scene.state.decks[2]) == len(whole) - 1
        orders.add(tuple(scene.state.decks[2]))
    assert len(orders) > 1


@pytest.mark.rule("FAE-ESS-02")
def test_a_discard_pile_stays_while_the_deck_has_cards() -> None:
    scene = Scene()
    scene.own(0, "WOLF-A")
    deck = scene.state.decks[2]
    scene.state.decks[2], scene.state.discards[2] = deck[-1:], deck[:-1]
    scene.harvest_on("river")
    assert scene.state.cards_of(0, 2) == deck[-1:]
    assert scene.state.discards[2] == deck[:-1]


@pytest.mark.rule("FAE-ESS-02")
def test_nothing_is_taken_where_neither_deck_nor_discard_pile_has_a_card() -> None:
    """A19: there is no penalty either."""
    scene = Scene()
    scene.own(0, "WOLF-A")
    scene.state.decks[2] = []
    scene.harvest_on("river")
    assert scene.count(0, "blue") == 0
    assert scene.state.doom == 0
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-ESS-03")
def test_every_essence_card_has_a_colour_and_a_guardian() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-bear", "red-owl")
    scene.phase("tribe")
    scene.do("settle OWL-B", "card red-bear")
    spent = scene.told("spent")[0]
    assert (spent["colour"], spent["guardian"]) == ("red", "bear")
