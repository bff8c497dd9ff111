"""Bravos Characters that are Gigantic or Tough, make others so, or cannot always be played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

# Atlas of Ordis ------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_20_R2")
@pytest.mark.rule("ALT-PASSIVE-01", "ALT-KEYWORD-GIGANTIC-04")
def test_the_ordis_atlas_makes_own_tokens_gigantic_and_nothing_else() -> None:
    scene = Scene()
    scene.put("OR_31_C", "hero")
    scene.put("BR_13_C", "companion")
    scene.put("OR_31_C", "hero", 1)
    scene.put("BR_20_R2", "hand")
    assert [scene.totals("hero"), scene.totals("companion")] == [[1, 1, 1], [4, 4, 5]]
    scene.do("play Atlas", "companion")
    assert [scene.totals("hero"), scene.totals("companion")] == [[2, 2, 2], [6, 6, 7]]
    assert [scene.totals("hero", 1), scene.totals("companion", 1)] == [[1, 1, 1], [0, 0, 0]]


@pytest.mark.card("BR_20_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-02")
def test_a_token_created_beside_the_ordis_atlas_counts_in_both_expeditions() -> None:
    scene = Scene()
    scene.put("BR_20_R2", "hero")
    scene.put("OR_06_C", "hand")
    scene.do("play Ordis Cadets", "hero")
    assert scene.names("hero") == ["Atlas", "Ordis Cadets", "Ordis Recruit"]
    assert [scene.totals("hero"), scene.totals("companion")] == [[3, 3, 2], [2, 2, 2]]


@pytest.mark.card("BR_20_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-12")
def test_a_token_joins_the_other_expedition_as_it_becomes_gigantic() -> None:
    scene = Scene()
    scene.put("OR_28_C", "landmark")
    recruit = scene.put("OR_31_C", "hero")
    atlas = scene.put("BR_20_R2", "hand")
    scene.do("play Atlas", "hero")
    while scene.asked == "reaction":
        scene.do("1")
    # The Monolith, which boosts what joins: the Recruit has joined, and so has Atlas.
    assert [scene.boosts(recruit), scene.boosts(atlas)] == [1, 1]


@pytest.mark.card("BR_20_R2")
@pytest.mark.rule("ALT-PASSIVE-02")
def test_the_tokens_are_small_again_once_the_ordis_atlas_is_gone() -> None:
    scene = Scene()
    scene.put("OR_31_C", "hero")
    scene.put("BR_20_R2", "hero")
    scene.put("YZ_24_C", "hand", 1)
    scene.do("pass", "play Banishing Gate", "pick Atlas")
    assert [scene.totals("hero"), scene.totals("companion")] == [[1, 1, 1], [0, 0, 0]]


# Tough ---------------------------------------------------------------------------------------------------------------

TOUGH = [
    pytest.param("BR_21_C", "Achilles", 1, marks=pytest.mark.card("BR_21_C")),
    pytest.param("BR_21_R1", "Achilles", 2, marks=pytest.mark.card("BR_21_R1")),
    pytest.param("BR_21_R2", "Achilles", 1, marks=pytest.mark.card("BR_21_R2")),
    pytest.param("BR_22_C", "Shenlong", 0, marks=pytest.mark.card("BR_22_C")),
    pytest.param("BR_22_R2", "Shenlong", 0, marks=pytest.mark.card("BR_22_R2")),
]


@pytest.mark.parametrize(("reference", "name", "tough"), TOUGH)
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-02")
def test_the_opponent_pays_for_its_toughness_to_target_it(reference: str, name: str, tough: int) -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero")
    it = scene.put(reference, "hero", 1)
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training", f"pick {name}")
    assert scene.boosts(it) == 3
    assert scene.ready_mana() == 8 - tough


@pytest.mark.parametrize(("reference", "name", "tough"), TOUGH[:3])
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_it_is_no_target_for_who_cannot_pay_its_toughness(reference: str, name: str, tough: int) -> None:
    scene = Scene(mana=1 + tough)
    it = scene.put(reference, "hero", 1)
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.boosts(it) == 0


@pytest.mark.card("BR_21_C", "BR_21_R1", "BR_21_R2")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-05")
@pytest.mark.parametrize("reference", ["BR_21_C", "BR_21_R1", "BR_21_R2"])
def test_achilles_own_player_pays_nothing(reference: str) -> None:
    scene = Scene()
    achilles = scene.put(reference, "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    assert (scene.boosts(achilles), scene.ready_mana()) == (3, 8)


@pytest.mark.card("BR_21_R1", "BR_28_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_nobody_must_pay_for_achilles() -> None:
    scene = Scene()
    achilles = scene.put("BR_21_R1", "hero", 1)
    scene.put("BR_28_R1", "hand")
    scene.do("play Intimidation", "no")
    assert (scene.zone(achilles), scene.ready_mana()) == ("hero", 8)


# Kaibara -------------------------------------------------------------------------------------------------------------

KAIBARA = ["BR_24_C", "BR_24_R1", "BR_24_R2"]


@pytest.mark.card(*KAIBARA)
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01")
@pytest.mark.parametrize("reference", KAIBARA)
@pytest.mark.parametrize(("hero", "companion", "tough"), [(0, 7, 6), (2, 5, 2), (3, 5, 1), (3, 4, 0)])
def test_kaibara_is_tough_by_the_regions_between_its_players_counters(
    reference: str, hero: int, companion: int, tough: int
) -> None:
    scene = Scene()
    scene.at(0, 7, hero, companion)
    kaibara = scene.put(reference, "companion", 1)
    scene.put("OR_05_C", "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training", "pick Kaibara, Asgarthan Leviathan")
    assert scene.boosts(kaibara) == 3
    assert scene.ready_mana() == 8 - tough


@pytest.mark.card(*KAIBARA)
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
@pytest.mark.parametrize("reference", KAIBARA)
def test_kaibara_cannot_be_reached_for_less(reference: str) -> None:
    scene = Scene(mana=7)
    scene.at(3, 4, 0, 7)
    kaibara = scene.put(reference, "hero", 1)
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    assert scene.boosts(kaibara) == 0


@pytest.mark.card("BR_24_C", "YZ_18_C")
@pytest.mark.rule("ALT-PASSIVE-02")
def test_kaibaras_toughness_follows_the_counters() -> None:
    scene = Scene()
    scene.at(3, 4, 0, 7)
    kaibara = scene.put("BR_24_C", "hero")
    scene.put("YZ_18_C", "hand", 1)
    scene.put("BR_26_C", "hand", 1)
    # Sakarabru drives the Hero Expedition back: one region is now between the counters.
    scene.do("pass", "play Sakarabru", "hero", "play Physical Training", "pick Kaibara, Asgarthan Leviathan")
    assert scene.boosts(kaibara) == 3
    assert scene.ready_mana(1) == 10 - 7 - 2 - 1


# Tomoe Gozen ---------------------------------------------------------------------------------------------------------

TOMOE = [
    pytest.param("BR_23_C", 7, marks=pytest.mark.card("BR_23_C")),
    pytest.param("BR_23_R1", 6, marks=pytest.mark.card("BR_23_R1")),
    pytest.param("BR_23_R2", 6, marks=pytest.mark.card("BR_23_R2")),
]


@pytest.mark.parametrize(("reference", "orbs"), TOMOE)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-GOLDEN-01", "ALT-CARD-22")
def test_tomoe_gozen_is_played_for_three_with_enough_mana_orbs_only(reference: str, orbs: int, origin: str) -> None:
    few = Scene(mana=orbs - 1)
    few.put(reference, origin)
    assert not few.can("play Tomoe Gozen")
    scene = Scene(mana=orbs)
    tomoe = scene.put(reference, origin)
    scene.do("play Tomoe Gozen", "hero")
    assert (scene.zone(tomoe), scene.ready_mana()) == ("hero", orbs - 3)


@pytest.mark.parametrize(("reference", "orbs"), TOMOE)
@pytest.mark.rule("ALT-ZONE-16", "ALT-CARD-22")
def test_exhausted_mana_orbs_count_for_tomoe_gozen(reference: str, orbs: int) -> None:
    scene = Scene(mana=orbs)
    tomoe = scene.put(reference, "hand")
    scene.put("BR_17_C", "hand")
    scene.do("play Haven Warrior", "hero", "pass", "play Tomoe Gozen", "hero")
    assert (scene.zone(tomoe), scene.ready_mana()) == ("hero", orbs - 6)


@pytest.mark.parametrize(("reference", "orbs"), TOMOE)
@pytest.mark.rule("ALT-COST-02")
def test_tomoe_gozen_must_be_paid_for_as_well(reference: str, orbs: int) -> None:
    scene = Scene(mana=orbs)
    scene.put(reference, "hand")
    scene.put("BR_22_C" if orbs == 7 else "BR_13_C", "hand")
    scene.do("play Shenlong" if orbs == 7 else "play Kappa", "hero", "pass")
    assert not scene.can("play Tomoe Gozen")
