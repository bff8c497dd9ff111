"""Hero Phase: Perk Actions and Abilities."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.perk import PERKS
from tavola.games.faeriell.perk_kind import KIND_NAMES
from tavola.games.faeriell.perk_tiles import TILES
from tests.games.faeriell.scene import Scene

CONVERT_GREEN_BLUE, STEP_RIVER, REMOVE_RIVER, GREEN_FOR_GEM = 1, 6, 7, 17
ANY_QUEST, LONG_STRIDE, STEP_AFTER_SOLVING = 18, 20, 21


def perks_of(scene: Scene) -> list[str]:
    """The Perks that may be used now."""
    return [words for words in scene.legal() if words.startswith("perk ")]


def nodes(scene: Scene) -> set[str]:
    """The nodes among the answers of a question."""
    return {words for words in scene.legal() if words.startswith("N")}


def threatened(*perks: int, colour: str = "blue", gems: int = -1, node: str = "N10") -> Scene:
    """The Owl stands in its River Region, with a Menace under it, and a Druid on a node of that Region."""
    scene = Scene()
    scene.guardian("owl", "OWL-D")
    scene.token("owl", colour)
    scene.hero(0, "druid", node, perks=perks, gems=gems)
    return scene


def two_green_menaces() -> Scene:
    """A Druid with the Perk that steps on after solving, next to two Guardians with a Green Menace each."""
    scene = threatened(STEP_AFTER_SOLVING, colour="green", node="N12")
    scene.guardian("wolf", "WOLF-B")
    scene.token("wolf", "green")
    return scene


# The kinds of tiles --------------------------------------------------------------------------------------------------

#: Kind -> the numbers of its tiles, as the reference prints them.
PRINTED = {
    "Activated Action": (7, 9, 11, 13, 14, 15, 16, 17, 26, 27, 28, 29, 33, 38, 39, 41, 42, 43),
    "Special Action": (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 22, 23, 24, 25, 34, 35, 36, 37, 44, 45, 46),
    "Triggered Ability": (21, 30, 32, 40),
    "Ongoing Ability": (18, 19, 20, 31),
}


@pytest.mark.rule("FAE-PERK-01")
def test_each_tile_is_of_the_kind_that_is_printed() -> None:
    kinds = [KIND_NAMES[tile.kind] for tile in TILES]
    assert len(kinds) == PERKS == 47
    assert {kind: tuple(n for n, one in enumerate(kinds) if one == kind) for kind in PRINTED} == PRINTED


# Activated Actions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-PERK-02", "FAE-EX-12")
def test_an_activated_action_is_used_as_often_as_it_is_paid() -> None:
    scene = Scene()
    scene.essences(0, "green-owl", "green-bear")
    scene.hero(0, "druid", "N10", perks=[GREEN_FOR_GEM], gems=0)
    scene.phase("hero")
    scene.do("perk 17", "card green-owl", "perk 17")
    assert scene.gems(0, "druid") == 2
    assert scene.count(0, "green") == 0
    assert "perk 17" not in scene.legal()


@pytest.mark.rule("FAE-EX-12")
def test_a_gained_gem_pays_for_an_action_of_that_hero() -> None:
    scene = Scene()
    scene.essences(0, "green")
    scene.hero(0, "druid", "N10", perks=[GREEN_FOR_GEM], gems=0)
    scene.hero(0, "shaman", "N46", gems=0)
    scene.phase("hero")
    scene.do("perk 17")
    assert not any(words.startswith("shaman") for words in scene.legal())
    scene.do("druid to N11")
    assert scene.at(0, "druid") == "N11"


@pytest.mark.rule("FAE-PERK-02")
def test_a41_a_gained_gem_is_lost_at_the_end_of_the_round() -> None:
    scene = Scene()
    scene.essences(0, "green")
    scene.hero(0, "druid", "N10", perks=[GREEN_FOR_GEM])
    scene.phase("hero")
    scene.do("perk 17")
    assert scene.gems(0, "druid") == 3
    scene.over_and_again("hero")
    assert scene.gems(0, "druid") == 2


@pytest.mark.rule("FAE-PERK-02", "FAE-PERK-11")
@pytest.mark.parametrize("phase", ["tribe", "event"])
def test_a49_perks_are_used_in_the_own_hero_phase_only(phase: str) -> None:
    scene = Scene()
    scene.bag()
    scene.own(0, "OWL-A")
    scene.essences(0, "green", "blue")
    scene.hero(0, "druid", "N10", perks=[GREEN_FOR_GEM, CONVERT_GREEN_BLUE])
    scene.phase(phase)
    assert perks_of(scene) == []


@pytest.mark.rule("FAE-PERK-11")
def test_a49_perks_are_not_used_in_the_phase_of_another_player() -> None:
    scene = Scene()
    scene.essences(1, "green", "blue")
    scene.hero(0, "shaman", "N46")
    scene.hero(1, "druid", "N10", perks=[GREEN_FOR_GEM, CONVERT_GREEN_BLUE])
    scene.phase("hero")
    assert perks_of(scene) == []


# Special Actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-PERK-03", "FAE-EX-13", "FAE-ROUND-02")
def test_a_special_action_is_used_once_in_a_hero_phase() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12", perks=[STEP_RIVER])
    scene.phase("hero")
    scene.do("perk 6", "N11")
    assert scene.at(0, "druid") == "N11"
    assert perks_of(scene) == []
    scene.over_and_again("hero")
    assert perks_of(scene) == ["perk 6"]


@pytest.mark.rule("FAE-PERK-03")
def test_each_special_action_has_a_gem_of_its_own() -> None:
    scene = Scene()
    scene.essences(0, "green")
    scene.hero(0, "druid", "N12", perks=[STEP_RIVER, CONVERT_GREEN_BLUE])
    scene.phase("hero")
    scene.do("perk 6", "N11")
    assert perks_of(scene) == ["perk 1"]


@pytest.mark.rule("FAE-PERK-04")
def test_the_gem_of_a_special_action_pays_for_nothing_else() -> None:
    scene = threatened(STEP_RIVER, REMOVE_RIVER, colour="green", gems=0)
    scene.phase("hero")
    assert scene.legal() == ["done", "perk 6"]


@pytest.mark.rule("FAE-PERK-04")
def test_a_special_action_takes_no_gem_of_the_hero() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N12", perks=[STEP_RIVER])
    scene.phase("hero")
    scene.do("perk 6", "N11")
    assert scene.gems(0, "druid") == 2


# Triggered and Ongoing Abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-PERK-05", "FAE-PERK-06")
@pytest.mark.parametrize("perk", [18, 19, 20, 21, 30, 31, 32, 40, 45])
def test_triggered_and_ongoing_abilities_are_not_used_as_actions(perk: int) -> None:
    scene = threatened(perk)
    scene.essences(0, "green", "blue", "corruption")
    scene.phase("hero")
    assert perks_of(scene) == []


@pytest.mark.rule("FAE-PERK-05", "FAE-EX-14")
def test_a_triggered_ability_takes_effect_when_its_condition_happens() -> None:
    scene = threatened(STEP_AFTER_SOLVING, colour="green")
    scene.phase("hero")
    scene.do("druid to N11")
    assert scene.kind == "hero"
    scene.do("druid solves owl")
    assert scene.kind == "step"
    assert nodes(scene) == {"N02", "N10", "N12"}
    scene.do("N10")
    assert scene.at(0, "druid") == "N10"
    assert scene.gems(0, "druid") == 0


@pytest.mark.rule("FAE-PERK-06")
def test_an_ongoing_ability_applies_all_the_time() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01", perks=[LONG_STRIDE])
    scene.phase("hero")
    # Three nodes for level 2, one action after the other.
    scene.do("druid to N22", "druid to N02")
    assert scene.at(0, "druid") == "N02"


@pytest.mark.rule("FAE-PERK-10", "FAE-EX-14")
def test_the_step_after_solving_comes_once_in_a_hero_phase() -> None:
    scene = two_green_menaces()
    scene.phase("hero")
    scene.do("druid solves owl", "N11", "druid solves wolf")
    assert scene.kind != "step"
    assert scene.at(0, "druid") == "N11"


@pytest.mark.rule("FAE-PERK-10")
def test_the_step_after_solving_comes_again_in_the_next_round() -> None:
    scene = two_green_menaces()
    scene.phase("hero")
    scene.do("druid solves owl", "N11")
    scene.over_and_again("hero")
    scene.do("druid solves wolf")
    assert scene.kind == "step"


@pytest.mark.rule("FAE-HPERK-22")
def test_a_step_after_solving_that_is_declined_is_not_used_up() -> None:
    scene = two_green_menaces()
    scene.phase("hero")
    scene.do("druid solves owl", "done", "druid solves wolf")
    assert scene.kind == "step"


# Remove a Menace -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-PERK-07", "FAE-PERK-08", "FAE-EX-11")
def test_removing_costs_a_gem_and_gives_no_essence() -> None:
    scene = threatened(REMOVE_RIVER)
    scene.phase("hero")
    token = scene.state.token_on[0]
    scene.do("perk 7")
    assert scene.under("owl") == ""
    assert scene.state.aside == [token]
    assert scene.state.tracking[:4] == [0, 0, 1, 0]
    assert scene.count(0, "blue") == 0
    assert scene.gems(0, "druid") == 1


@pytest.mark.rule("FAE-PERK-08")
def test_removing_asks_for_a_gem_of_the_acting_hero() -> None:
    scene = threatened(REMOVE_RIVER, gems=0)
    scene.hero(0, "shaman", "N11")
    scene.phase("hero")
    assert "perk 7" not in scene.legal()


@pytest.mark.rule("FAE-PERK-08")
def test_removing_asks_for_a_node_of_the_threatened_region() -> None:
    scene = threatened(REMOVE_RIVER)
    scene.guardian("owl", "OWL-A")
    scene.heartland("OWL-A", "river")
    scene.phase("hero")
    assert "perk 7" not in scene.legal()
    scene.do("druid to N09")
    assert "perk 7" in scene.legal()


@pytest.mark.rule("FAE-PERK-07")
def test_a47_a_corruption_token_is_not_removed() -> None:
    scene = threatened(REMOVE_RIVER, colour="corruption")
    scene.phase("hero")
    assert "perk 7" not in scene.legal()


@pytest.mark.rule("FAE-PERK-09")
def test_removing_does_not_trigger_what_solving_triggers() -> None:
    scene = threatened(REMOVE_RIVER, STEP_AFTER_SOLVING)
    scene.phase("hero")
    scene.do("perk 7")
    assert scene.kind == "hero"


@pytest.mark.rule("FAE-PERK-07")
def test_a31_removing_on_space_five_pushes_nobody_back() -> None:
    scene = threatened(REMOVE_RIVER)
    scene.tracked(0, "blue", 5)
    scene.tracked(1, "blue", 3)
    scene.phase("hero")
    scene.do("perk 7")
    assert scene.kind == "hero"
    assert scene.state.tracking[6] == 3


@pytest.mark.rule("FAE-PERK-07")
def test_the_player_picks_which_menace_is_removed() -> None:
    scene = threatened(REMOVE_RIVER)
    scene.guardian("wolf", "WOLF-A")
    scene.token("wolf", "red")
    scene.heartland("WOLF-B", "river")
    scene.guardian("wolf", "WOLF-B")
    scene.phase("hero")
    scene.do("druid to N11", "perk 7")
    assert scene.legal() == ["owl", "wolf"]
    scene.do("wolf")
    assert (scene.under("owl"), scene.under("wolf")) == ("blue", "")


@pytest.mark.rule("FAE-SOWER-08")
@pytest.mark.parametrize("perk", [7, 9, 11, 13])
def test_the_sower_removes_nothing_by_a_hero_perk(perk: int) -> None:
    scene = Scene()
    scene.guardian("owl", {7: "OWL-D", 9: "OWL-B", 11: "OWL-A", 13: "OWL-C"}[perk])
    scene.token("owl", "red")
    scene.hero(0, "sower", "N09" if perk != 7 else "N10", perks=[perk])
    scene.phase("hero")
    assert perks_of(scene) == []


# A Perk serves its own Hero ------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-PERK-11")
def test_a_perk_serves_only_its_own_hero() -> None:
    scene = threatened(ANY_QUEST, LONG_STRIDE, colour="blue")
    scene.essences(0, "green")
    scene.hero(0, "shaman", "N46", perks=[STEP_RIVER, REMOVE_RIVER, GREEN_FOR_GEM])
    scene.phase("hero")
    # The Shaman stands neither beside the Owl nor beside a River, and walks and quests as Shamans do.
    assert perks_of(scene) == ["perk 17"]
    assert "shaman quests red" not in scene.legal()
    assert "shaman to N07" not in scene.legal()
    scene.do("perk 17")
    assert (scene.gems(0, "druid"), scene.gems(0, "shaman")) == (2, 4)


@pytest.mark.rule("FAE-EX-15")
def test_a_druid_of_level_four_uses_all_it_has() -> None:
    scene = threatened(REMOVE_RIVER, CONVERT_GREEN_BLUE, GREEN_FOR_GEM, colour="blue", node="N23")
    scene.guardian("bear", "BEAR-D")
    scene.token("bear", "green")
    scene.essences(0, "green-owl")
    scene.phase("hero")
    assert scene.gems(0, "druid") == 3
    # Three nodes, then the Green Menace, whose Essence buys a gem.
    scene.do("druid to N16", "druid solves bear")
    assert (scene.gems(0, "druid"), scene.count(0, "green")) == (1, 2)
    scene.do("perk 17", "card green-toad")
    assert (scene.gems(0, "druid"), scene.count(0, "green")) == (2, 1)
    # To a River, where the last gem removes a Blue Menace; the gem of the Perk converts.
    scene.do("druid to N23", "perk 7", "perk 1")
    assert scene.under("owl") == ""
    assert scene.gems(0, "druid") == 0
    assert (scene.count(0, "green"), scene.count(0, "blue")) == (0, 1)
    assert scene.kind != "hero"
