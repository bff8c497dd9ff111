"""Every Bravos card of the starter decks, played."""

from __future__ import annotations

import pytest

from tests.games.altered.cards.printed import costs, totals_of
from tests.games.altered.scene import Scene

PRINTED = [
    ("BR_04_C", "Ratatoskr", 1, 3),
    ("BR_04_R1", "Ratatoskr", 1, 3),
    ("BR_04_R2", "Ratatoskr", 1, 3),
    ("BR_05_C", "Issun-bōshi", 1, 1),
    ("BR_07_C", "Bravos Tracer", 2, 2),
    ("BR_07_R1", "Bravos Tracer", 2, 2),
    ("BR_08_C", "Bravos Pathfinder", 2, 2),
    ("BR_09_C", "Haven Trainee", 2, 4),
    ("BR_13_C", "Kappa", 4, 4),
    ("BR_15_C", "Haven Bouncer", 3, 3),
    ("BR_17_C", "Haven Warrior", 3, 3),
    ("BR_17_R1", "Haven Warrior", 3, 3),
    ("BR_18_C", "Sun Wukong", 3, 4),
    ("BR_18_R1", "Sun Wukong", 3, 4),
    ("BR_20_C", "Atlas", 5, 5),
    ("BR_22_R1", "Shenlong", 6, 6),
    ("BR_26_C", "Physical Training", 2, 3),
    ("BR_26_R1", "Physical Training", 3, 3),
    ("BR_26_R2", "Physical Training", 2, 3),
    ("BR_28_C", "Intimidation", 2, 2),
]
STATISTICS = [
    ("BR_04_C", "Ratatoskr", [1, 1, 1]),
    ("BR_04_R1", "Ratatoskr", [1, 1, 1]),
    ("BR_04_R2", "Ratatoskr", [1, 1, 1]),
    ("BR_05_C", "Issun-bōshi", [0, 0, 2]),
    ("BR_07_C", "Bravos Tracer", [3, 3, 3]),
    ("BR_07_R1", "Bravos Tracer", [4, 3, 4]),
    ("BR_08_C", "Bravos Pathfinder", [0, 3, 3]),
    ("BR_09_C", "Haven Trainee", [3, 1, 1]),
    ("BR_13_C", "Kappa", [4, 4, 5]),
    ("BR_15_C", "Haven Bouncer", [2, 2, 2]),
    ("BR_17_C", "Haven Warrior", [4, 2, 4]),
    ("BR_17_R1", "Haven Warrior", [4, 4, 4]),
    ("BR_18_C", "Sun Wukong", [2, 4, 2]),
    ("BR_18_R1", "Sun Wukong", [2, 4, 2]),
    ("BR_22_R1", "Shenlong", [9, 9, 9]),
]


@pytest.mark.card("BR_08_C", "BR_13_C", "BR_17_C")
@pytest.mark.rule("ALT-COST-01")
@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), PRINTED)
def test_it_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    assert costs(reference, name, "hand", hand_cost)
    assert costs(reference, name, "reserve", reserve_cost)


@pytest.mark.card("BR_08_C", "BR_13_C", "BR_17_C")
@pytest.mark.parametrize(("reference", "name", "statistics"), STATISTICS)
def test_its_statistics_count_in_the_expedition_that_it_joins(reference: str, name: str, statistics: list[int]) -> None:
    assert totals_of(reference, name) == ([0, 0, 0], statistics)


# Kojo & Booda --------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_01_C")
def test_kojo_makes_a_booda_in_the_companion_expedition_at_noon_if_first_player() -> None:
    scene = Scene(heroes=("BR_01_C", None))
    scene.noon()
    assert scene.names("companion") == ["Booda"]


@pytest.mark.card("BR_01_C")
def test_kojo_makes_nothing_at_noon_if_not_first_player() -> None:
    scene = Scene(heroes=(None, "BR_01_C"))
    scene.noon()
    assert scene.events("created") == []


# Boosts from Reserve -------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_04_R2")
def test_the_ordis_ratatoskr_from_reserve_makes_two_recruits_beside_itself() -> None:
    scene = Scene()
    scene.put("BR_04_R2", "reserve")
    scene.do("play Ratatoskr", "companion")
    assert scene.names("companion") == ["Ratatoskr", "Ordis Recruit", "Ordis Recruit"]
    assert scene.names("hero") == []


@pytest.mark.card("BR_04_R2")
@pytest.mark.rule("ALT-PLAY-15")
def test_the_ordis_ratatoskr_from_hand_makes_no_recruits() -> None:
    scene = Scene()
    scene.put("BR_04_R2", "hand")
    scene.do("play Ratatoskr", "companion")
    assert scene.names("companion") == ["Ratatoskr"]


@pytest.mark.card("BR_18_C")
@pytest.mark.rule("ALT-STATUS-FLEETING-02", "ALT-STATUS-FLEETING-03")
def test_the_common_sun_wukong_from_reserve_is_discarded_at_night() -> None:
    scene = Scene()
    wukong = scene.put("BR_18_C", "reserve")
    scene.do("play Sun Wukong", "hero")
    scene.to_dusk()
    assert scene.zone(wukong) == "discard"


@pytest.mark.card("BR_18_R1")
@pytest.mark.rule("ALT-STATUS-FLEETING-08")
def test_the_rare_sun_wukong_from_reserve_loses_fleeting_and_returns_to_reserve() -> None:
    scene = Scene()
    wukong = scene.put("BR_18_R1", "reserve")
    trooper = scene.put("OR_05_C", "hero", statuses="fleeting")
    scene.do("play Sun Wukong", "hero")
    assert scene.has(trooper, "fleeting")
    assert not scene.has(wukong, "fleeting")
    scene.to_dusk()
    assert scene.zone(wukong) == "reserve"
    assert scene.boosts(wukong) == 0


# Support -------------------------------------------------------------------------------------------------------------

NEXT_CHARACTER = [
    pytest.param("BR_05_C", "Issun-bōshi", marks=pytest.mark.card("BR_05_C")),
    pytest.param("BR_17_R1", "Haven Warrior", marks=pytest.mark.card("BR_17_R1")),
]


@pytest.mark.parametrize(("reference", "name"), NEXT_CHARACTER)
def test_it_is_discarded_from_reserve_to_boost_the_next_character_of_the_turn(reference: str, name: str) -> None:
    scene = Scene()
    it = scene.put(reference, "reserve")
    kappa = scene.put("BR_13_C", "hand")
    scene.do(f"use {name}", "play Kappa", "hero")
    assert scene.zone(it) == "discard"
    assert scene.boosts(kappa) == 1


@pytest.mark.parametrize(("reference", "name"), NEXT_CHARACTER)
def test_it_boosts_a_character_from_reserve_as_well_which_costs_what_it_prints(reference: str, name: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    kappa = scene.put("BR_13_C", "reserve")
    scene.do(f"use {name}", "play Kappa", "hero")
    assert (scene.boosts(kappa), scene.ready_mana()) == (1, 6)


@pytest.mark.parametrize(("reference", "name"), NEXT_CHARACTER)
@pytest.mark.rule("ALT-DUR-02", "ALT-DUR-06")
def test_its_boost_is_gone_with_the_turn_and_is_not_for_the_opponent(reference: str, name: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("BR_28_C", "hand")
    theirs = scene.put("BR_13_C", "hand", 1)
    mine = scene.put("BR_08_C", "hand")
    scene.do(f"use {name}", "play Intimidation", "play Kappa", "hero", "play Bravos Pathfinder", "hero")
    assert scene.boosts(theirs) == 0
    assert scene.boosts(mine) == 0


@pytest.mark.card("BR_17_C")
def test_the_common_haven_warrior_cannot_be_used_from_reserve() -> None:
    scene = Scene()
    scene.put("BR_17_C", "reserve")
    assert not scene.can("use Haven Warrior")


# Other Characters ----------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_07_C", "BR_07_R1")
@pytest.mark.parametrize("reference", ["BR_07_C", "BR_07_R1"])
@pytest.mark.rule("ALT-STATUS-FLEETING-03")
def test_bravos_tracer_is_fleeting_even_from_hand(reference: str) -> None:
    scene = Scene()
    tracer = scene.put(reference, "hand")
    trooper = scene.put("OR_05_C", "hero")
    scene.do("play Bravos Tracer", "hero")
    assert not scene.has(trooper, "fleeting")
    assert scene.has(tracer, "fleeting")
    scene.to_dusk()
    assert scene.zone(tracer) == "discard"


@pytest.mark.card("BR_15_C")
def test_haven_bouncer_from_hand_sabotages() -> None:
    scene = Scene()
    scene.put("BR_15_C", "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero", "pick Axiom Salvager")
    assert scene.zone(theirs) == "discard"


@pytest.mark.card("BR_15_C")
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_haven_bouncer_need_not_sabotage_anything() -> None:
    scene = Scene()
    scene.put("BR_15_C", "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero", "no")
    assert scene.zone(theirs) == "reserve"


@pytest.mark.card("BR_15_C")
def test_haven_bouncer_from_reserve_does_not_sabotage() -> None:
    scene = Scene()
    scene.put("BR_15_C", "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("BR_20_C")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-04")
def test_atlas_counts_in_both_expeditions() -> None:
    assert totals_of("BR_20_C", "Atlas") == ([3, 3, 3], [3, 3, 3])


@pytest.mark.card("BR_22_R1", "BR_26_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-02")
def test_the_opponent_pays_one_more_to_target_shenlong() -> None:
    scene = Scene()
    scene.put("BR_22_R1", "hand")
    scene.put("BR_26_C", "hand", 1)
    scene.do("play Shenlong", "hero", "play Physical Training", "pick Shenlong")
    assert scene.ready_mana(1) == 7
    assert scene.totals("hero") == [12, 12, 12]


@pytest.mark.card("BR_22_R1", "BR_26_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_nobody_must_pay_to_target_shenlong() -> None:
    scene = Scene()
    shenlong = scene.put("BR_22_R1", "hero")
    training = scene.put("BR_26_C", "hand", 1)
    scene.do("pass", "play Physical Training", "no")
    assert scene.boosts(shenlong) == 0
    assert scene.ready_mana(1) == 8
    assert scene.zone(training) == "reserve"


@pytest.mark.card("BR_22_R1", "BR_26_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_shenlong_is_no_target_for_who_cannot_pay() -> None:
    scene = Scene(mana=2)
    shenlong = scene.put("BR_22_R1", "hero")
    scene.put("BR_26_C", "hand", 1)
    scene.do("pass", "play Physical Training")
    assert scene.asked == "turn"
    assert scene.boosts(shenlong) == 0


@pytest.mark.card("BR_22_R1", "BR_26_C")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-05")
def test_shenlongs_own_player_targets_it_without_paying() -> None:
    scene = Scene()
    shenlong = scene.put("BR_22_R1", "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    assert scene.boosts(shenlong) == 3
    assert scene.ready_mana() == 8


# Spells --------------------------------------------------------------------------------------------------------------

TRAINING = ["BR_26_C", "BR_26_R1", "BR_26_R2"]


@pytest.mark.card("BR_26_C", "BR_26_R1", "BR_26_R2")
@pytest.mark.parametrize("reference", TRAINING)
@pytest.mark.rule("ALT-SPELL-01")
def test_physical_training_boosts_the_character_that_is_chosen_by_three(reference: str) -> None:
    scene = Scene()
    training = scene.put(reference, "hand")
    mine = scene.put("BR_13_C", "hero")
    theirs = scene.put("BR_08_C", "hero", 1)
    scene.do("play Physical Training")
    assert not scene.can("no")
    scene.do("pick Kappa")
    assert [scene.boosts(mine), scene.boosts(theirs)] == [3, 0]
    assert scene.zone(training) == "reserve"


@pytest.mark.card("BR_26_C", "BR_26_R1", "BR_26_R2")
@pytest.mark.parametrize("reference", TRAINING)
@pytest.mark.rule("ALT-TARGET-02")
def test_physical_training_must_boost_the_opponents_only_character(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("BR_13_C", "hero", 1)
    scene.do("play Physical Training")
    assert scene.boosts(theirs) == 3


@pytest.mark.card("BR_26_R1")
def test_the_rare_physical_training_also_draws_a_card() -> None:
    scene = Scene()
    scene.put("BR_26_R1", "hand")
    scene.put("BR_13_C", "hero")
    scene.do("play Physical Training")
    assert len(scene.names("hand")) == 1


@pytest.mark.card("BR_26_R1")
@pytest.mark.rule("ALT-EFFECT-11", "ALT-TARGET-03")
def test_the_rare_physical_training_draws_a_card_without_a_character_as_well() -> None:
    scene = Scene()
    scene.put("BR_26_R1", "hand")
    scene.do("play Physical Training")
    assert len(scene.names("hand")) == 1


@pytest.mark.card("BR_26_C", "BR_26_R2")
@pytest.mark.parametrize("reference", ["BR_26_C", "BR_26_R2"])
def test_other_physical_trainings_draw_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("BR_13_C", "hero")
    scene.do("play Physical Training")
    assert scene.names("hand") == []


@pytest.mark.card("BR_28_C")
@pytest.mark.rule("ALT-GOLDEN-06", "ALT-STATUS-FLEETING-06")
def test_intimidation_returns_a_character_of_hand_cost_4_to_its_owners_hand() -> None:
    scene = Scene()
    intimidation = scene.put("BR_28_C", "hand")
    kappa = scene.put("BR_13_C", "hero", 1)
    atlas = scene.put("BR_20_C", "hero", 1)
    scene.do("play Intimidation")
    assert scene.names("hand", 1) == ["Kappa"]
    assert scene.zone(kappa) == "hand"
    assert scene.zone(atlas) == "hero"
    assert scene.zone(intimidation) == "discard"


@pytest.mark.card("BR_28_C")
def test_intimidation_returns_a_permanent_of_hand_cost_4_as_well() -> None:
    scene = Scene()
    scene.put("BR_28_C", "hand")
    reprocessor = scene.put("AX_25_C", "landmark", 1)
    hive = scene.put("AX_30_C", "landmark", 1)
    scene.do("play Intimidation")
    assert scene.zone(reprocessor) == "hand"
    assert scene.zone(hive) == "landmark"


@pytest.mark.card("BR_28_C", "BR_31_C")
@pytest.mark.rule("ALT-TOKEN-01", "ALT-CARD-11")
def test_intimidation_on_a_token_gives_nobody_a_card() -> None:
    scene = Scene()
    scene.put("BR_28_C", "hand")
    booda = scene.put("BR_31_C", "companion", 1)
    scene.do("play Intimidation")
    assert scene.zone(booda) == "gone"
    assert scene.names("hand", 1) == []


@pytest.mark.card("BR_28_C")
@pytest.mark.rule("ALT-STATUS-FLEETING-04")
def test_intimidation_returns_a_fleeting_character_to_hand_as_well() -> None:
    scene = Scene()
    scene.put("BR_28_C", "hand")
    kappa = scene.put("BR_13_C", "hero", 1, "fleeting")
    scene.do("play Intimidation")
    assert scene.zone(kappa) == "hand"


@pytest.mark.card("BR_28_C")
@pytest.mark.rule("ALT-TARGET-03")
def test_intimidation_without_a_target_does_nothing() -> None:
    scene = Scene()
    intimidation = scene.put("BR_28_C", "hand")
    atlas = scene.put("BR_20_C", "hero", 1)
    scene.do("play Intimidation")
    assert scene.zone(atlas) == "hero"
    assert scene.zone(intimidation) == "discard"
