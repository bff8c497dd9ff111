"""The Shadows."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

SHADOW = 4
BASIC = ("red", "yellow", "blue", "green")


def shadow(node: str = "N10", gems: int = -1) -> Scene:
    """Player 0 with an active Shadow, and a Hero that keeps the Phase open."""
    scene = Scene(shadows=True)
    scene.hero(0, "shadow", node, gems=gems)
    scene.hero(0, "adventurer", "N46")
    return scene


def corrupted_owl(region: str = "OWL-B") -> Scene:
    """The Owl has a Corruption token under it, and the Shadow stands on N10."""
    scene = shadow()
    scene.guardian("owl", region)
    scene.token("owl", "corruption")
    return scene


def corruption_event(scene: Scene) -> None:
    """The Adventurer solves a Quest for Corruption."""
    scene.guardian("toad", "TOAD-C")
    scene.state.quests[0] = (scene.take_card("corruption-toad"),)
    scene.phase("hero")
    scene.do("adventurer solves quest corruption-toad")


# Setup ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SHADOW-01")
@pytest.mark.parametrize(("shadows", "tiles"), [(False, 4), (True, 5)])
def test_each_player_has_a_fifth_hero_tile(shadows: bool, tiles: int) -> None:
    scene = Scene.at_setup(seats=3, shadows=shadows)
    assert [hero.bit_count() for hero in scene.state.inactive] == [tiles] * 3


@pytest.mark.rule("FAE-SHADOW-02")
@pytest.mark.parametrize(("seats", "kind"), [(3, "first_hero"), (2, "second_hero")])
def test_a_shadow_is_no_starting_hero(seats: int, kind: str) -> None:
    scene = Scene.at_setup(seats=seats, shadows=True)
    scene.until(kind)
    assert scene.kind == kind
    assert "dress up druid" in scene.legal()
    assert "dress up shadow" not in scene.legal()


@pytest.mark.rule("FAE-SHADOW-01", "FAE-SHADOW-02")
def test_a_shadow_is_dressed_up_later() -> None:
    """M01: for three Essences of one colour."""
    scene = Scene(shadows=True)
    scene.own(0, "OWL-A")
    scene.hero(0, "druid", "N46")
    scene.essences(0, "red", "red", "red")
    scene.phase("tribe")
    scene.do("dress up shadow")
    scene.pay()
    scene.do("N01")
    assert scene.at(0, "shadow") == "N01"
    assert scene.count(0, "red") == 0


# Quests and cleansing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SHADOW-03", "FAE-SHADOW-04")
def test_a_shadow_goes_on_black_quests_only() -> None:
    scene = shadow()
    scene.phase("hero")
    assert [words for words in scene.legal() if words.startswith("shadow quests")] == ["shadow quests corruption"]


@pytest.mark.rule("FAE-SHADOW-04")
def test_a_shadow_solves_black_quests() -> None:
    scene = shadow()
    scene.guardian("owl", "OWL-B")
    scene.state.quests[SHADOW] = (scene.take_card("corruption-owl"),)
    scene.phase("hero")
    scene.do("shadow solves quest corruption-owl")
    assert scene.kind == "corruption"


@pytest.mark.rule("FAE-SHADOW-03", "FAE-SHADOW-05")
@pytest.mark.parametrize("option", ["cleanse tribe", "cleanse doom"])
def test_with_an_active_shadow_corruption_pays_for_a_cleansing(option: str) -> None:
    scene = shadow()
    scene.state.corruption[0] = 2
    scene.state.doom = 2
    scene.essences(0, "corruption")
    corruption_event(scene)
    scene.do(option)
    assert scene.count(0, "corruption") == 0
    assert (scene.state.corruption[0], scene.state.doom) == ((1, 2) if option == "cleanse tribe" else (2, 1))


@pytest.mark.rule("FAE-SHADOW-05")
def test_without_an_active_shadow_corruption_pays_for_no_cleansing() -> None:
    scene = Scene(shadows=True)
    scene.hero(0, "adventurer", "N46")
    scene.hero(1, "shadow", "N10")
    scene.essences(0, "corruption")
    corruption_event(scene)
    assert scene.legal() == ["yield", "ignore"]


# Corruption tokens ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SHADOW-06", "FAE-SHADOW-07", "FAE-SHADOW-08")
def test_a81_a_shadow_solves_a_corruption_token() -> None:
    scene = corrupted_owl()
    token = scene.state.token_on[0]
    scene.phase("hero")
    scene.do("shadow solves owl")
    # Discarded before the event; no Essence comes of it.
    assert scene.under("owl") == ""
    assert scene.state.aside == [token]
    assert scene.count(0, "corruption") == 0
    assert scene.gems(0, "shadow") == 1
    assert (scene.kind, scene.player) == ("corruption", 0)
    assert scene.legal() == ["yield", "ignore"]
    scene.do("ignore")
    assert scene.kind == "track"
    assert scene.legal() == list(BASIC)
    scene.do("yellow")
    assert scene.state.tracking[:4] == [0, 1, 0, 0]
    assert scene.kind == "hero"


@pytest.mark.rule("FAE-SHADOW-06")
def test_a81_the_shadow_stands_on_a_node_of_the_corrupted_region() -> None:
    scene = corrupted_owl("OWL-A")
    scene.phase("hero")
    assert "shadow solves owl" not in scene.legal()


@pytest.mark.rule("FAE-SHADOW-06")
@pytest.mark.parametrize("colour", BASIC)
def test_a_shadow_solves_no_menace_of_another_colour(colour: str) -> None:
    scene = shadow()
    scene.guardian("owl", "OWL-B")
    scene.token("owl", colour)
    scene.phase("hero")
    assert "shadow solves owl" not in scene.legal()


# Move with the shadows -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SHADOW-09", "FAE-SHADOW-10")
def test_a_shadow_walks_to_any_free_node_for_a_corruption_essence_and_no_gem() -> None:
    scene = shadow(gems=0)
    scene.essences(0, "corruption-owl", "corruption-bear", "corruption-bear")
    scene.phase("hero")
    scene.do("walk in shadow", "card corruption-bear")
    assert set(scene.legal()) == set(scene.world.node_names) - {"N10", "N46"}
    scene.do("N39")
    assert scene.at(0, "shadow") == "N39"
    assert scene.count(0, "corruption") == 2
    assert scene.gems(0, "shadow") == 0
    assert scene.state.discards[4] == [4 * 8 + 3]


@pytest.mark.rule("FAE-SHADOW-10")
def test_a_shadow_walks_once_in_each_own_hero_phase() -> None:
    scene = shadow()
    scene.essences(0, "corruption-owl", "corruption-owl")
    scene.phase("hero")
    scene.do("walk in shadow", "card corruption-owl", "N39")
    assert "walk in shadow" not in scene.legal()
    scene.over_and_again("hero")
    assert "walk in shadow" in scene.legal()


@pytest.mark.rule("FAE-SHADOW-09")
def test_only_corruption_lets_a_shadow_walk() -> None:
    scene = shadow()
    scene.essences(0, *BASIC)
    scene.phase("hero")
    assert "walk in shadow" not in scene.legal()


@pytest.mark.rule("FAE-SHADOW-09")
def test_without_an_active_shadow_nobody_walks() -> None:
    scene = Scene(shadows=True)
    scene.hero(0, "adventurer", "N46")
    scene.hero(1, "shadow", "N10")
    scene.essences(0, "corruption")
    scene.phase("hero")
    assert "walk in shadow" not in scene.legal()


# Achievements --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SHADOW-03")
def test_a82_a_shadow_counts_for_fellowship() -> None:
    scene = Scene(shadows=True)
    scene.hero(0, "shadow", "N10", perks=[0])
    scene.hero(0, "druid", "N46")
    scene.look()
    assert scene.kind == "phase"
    scene.hero(0, "shaman", "N39")
    scene.look()
    assert scene.kind != "phase"
