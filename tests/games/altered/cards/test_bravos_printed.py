"""What every Bravos card prints: its costs, its statistics and its keywords, at work."""

from __future__ import annotations

import pytest

from tests.games.altered.cards.printed import check_costs, check_statistics, totals_of
from tests.games.altered.scene import Scene

PRINTED = [
    ("BR_05_R1", "Issun-bōshi", 1, 2),
    ("BR_05_R2", "Issun-bōshi", 1, 2),
    ("BR_06_C", "Tiny Jinn", 2, 3),
    ("BR_06_R1", "Tiny Jinn", 1, 2),
    ("BR_06_R2", "Tiny Jinn", 2, 3),
    ("BR_07_R2", "Bravos Tracer", 2, 2),
    ("BR_08_R1", "Bravos Pathfinder", 2, 2),
    ("BR_08_R2", "Bravos Pathfinder", 2, 2),
    ("BR_09_R1", "Haven Trainee", 2, 4),
    ("BR_09_R2", "Haven Trainee", 2, 4),
    ("BR_10_C", "Red", 2, 2),
    ("BR_10_R1", "Red", 2, 3),
    ("BR_10_R2", "Red", 2, 2),
    ("BR_11_C", "Chiron", 2, 2),
    ("BR_11_R1", "Chiron", 2, 2),
    ("BR_11_R2", "Chiron", 2, 2),
    ("BR_12_C", "Hua Mulan", 3, 3),
    ("BR_12_R1", "Hua Mulan", 2, 2),
    ("BR_12_R2", "Hua Mulan", 2, 2),
    ("BR_13_R1", "Kappa", 4, 4),
    ("BR_13_R2", "Kappa", 4, 4),
    ("BR_14_C", "Bravos Vanguard", 3, 3),
    ("BR_14_R1", "Bravos Vanguard", 3, 3),
    ("BR_14_R2", "Bravos Vanguard", 3, 3),
    ("BR_15_R1", "Haven Bouncer", 3, 3),
    ("BR_15_R2", "Haven Bouncer", 3, 3),
    ("BR_16_C", "Bravos Bladedancer", 1, 3),
    ("BR_16_R1", "Bravos Bladedancer", 1, 3),
    ("BR_16_R2", "Bravos Bladedancer", 1, 2),
    ("BR_17_R2", "Haven Warrior", 3, 3),
    ("BR_18_R2", "Sun Wukong", 3, 4),
    ("BR_19_C", "Mighty Jinn", 4, 3),
    ("BR_19_R1", "Mighty Jinn", 4, 3),
    ("BR_19_R2", "Mighty Jinn", 4, 3),
    ("BR_20_R1", "Atlas", 5, 5),
    ("BR_20_R2", "Atlas", 5, 5),
    ("BR_21_C", "Achilles", 5, 5),
    ("BR_21_R1", "Achilles", 5, 5),
    ("BR_21_R2", "Achilles", 5, 5),
    ("BR_22_C", "Shenlong", 6, 6),
    ("BR_22_R2", "Shenlong", 6, 6),
    ("BR_24_C", "Kaibara, Asgarthan Leviathan", 8, 8),
    ("BR_24_R1", "Kaibara, Asgarthan Leviathan", 9, 9),
    ("BR_24_R2", "Kaibara, Asgarthan Leviathan", 8, 8),
    ("BR_25_C", "Helping Hand", 1, 2),
    ("BR_25_R1", "Helping Hand", 1, 1),
    ("BR_25_R2", "Helping Hand", 1, 2),
    ("BR_27_C", "Mana Channeling", 2, 2),
    ("BR_27_R1", "Mana Channeling", 5, 5),
    ("BR_27_R2", "Mana Channeling", 2, 2),
    ("BR_28_R1", "Intimidation", 2, 2),
    ("BR_28_R2", "Intimidation", 2, 2),
    ("BR_29_C", "Mana Eruption", 3, 3),
    ("BR_29_R1", "Mana Eruption", 2, 2),
    ("BR_29_R2", "Mana Eruption", 2, 2),
    ("BR_30_C", "Haven, Bravos Bastion", 2, 2),
    ("BR_30_R1", "Haven, Bravos Bastion", 2, 2),
    ("BR_30_R2", "Haven, Bravos Bastion", 2, 2),
]
STATISTICS = [
    ("BR_05_R1", [0, 0, 2]),
    ("BR_05_R2", [0, 0, 2]),
    ("BR_06_C", [0, 3, 0]),
    ("BR_06_R1", [0, 2, 0]),
    ("BR_06_R2", [0, 3, 0]),
    ("BR_07_R2", [3, 3, 3]),
    ("BR_08_R1", [0, 3, 3]),
    ("BR_08_R2", [0, 3, 3]),
    ("BR_09_R1", [3, 1, 1]),
    ("BR_09_R2", [3, 1, 1]),
    ("BR_10_C", [2, 2, 2]),
    ("BR_10_R1", [2, 2, 2]),
    ("BR_10_R2", [2, 2, 2]),
    ("BR_11_C", [1, 1, 1]),
    ("BR_11_R1", [1, 0, 0]),
    ("BR_11_R2", [1, 0, 0]),
    ("BR_12_C", [1, 3, 3]),
    ("BR_12_R1", [1, 2, 2]),
    ("BR_12_R2", [1, 2, 2]),
    ("BR_13_R1", [4, 4, 5]),
    ("BR_13_R2", [4, 4, 5]),
    ("BR_14_C", [4, 2, 2]),
    ("BR_14_R1", [4, 2, 2]),
    ("BR_14_R2", [4, 2, 2]),
    ("BR_15_C", [2, 2, 2]),
    ("BR_15_R1", [2, 2, 2]),
    ("BR_15_R2", [2, 2, 2]),
    ("BR_16_C", [0, 0, 0]),
    ("BR_16_R1", [0, 0, 0]),
    ("BR_16_R2", [0, 0, 0]),
    ("BR_17_R2", [4, 4, 4]),
    ("BR_18_R2", [2, 4, 2]),
    ("BR_19_C", [4, 4, 0]),
    ("BR_19_R1", [4, 4, 0]),
    ("BR_19_R2", [4, 4, 0]),
    ("BR_20_R1", [3, 3, 3]),
    ("BR_20_R2", [1, 1, 1]),
    ("BR_21_C", [5, 5, 5]),
    ("BR_21_R1", [5, 6, 6]),
    ("BR_21_R2", [5, 5, 5]),
    ("BR_22_C", [8, 8, 8]),
    ("BR_22_R2", [8, 8, 8]),
    ("BR_23_C", [2, 5, 5]),
    ("BR_23_R1", [2, 5, 5]),
    ("BR_23_R2", [2, 5, 5]),
    ("BR_24_C", [6, 6, 6]),
    ("BR_24_R1", [8, 8, 8]),
    ("BR_24_R2", [6, 6, 6]),
]
GIGANTIC = [
    ("BR_20_R1", "Atlas", [3, 3, 3]),
    ("BR_20_R2", "Atlas", [1, 1, 1]),
    ("BR_24_C", "Kaibara, Asgarthan Leviathan", [6, 6, 6]),
    ("BR_24_R1", "Kaibara, Asgarthan Leviathan", [8, 8, 8]),
    ("BR_24_R2", "Kaibara, Asgarthan Leviathan", [6, 6, 6]),
]
SEASONED = ["BR_08_R1", "BR_10_C", "BR_10_R1", "BR_10_R2", "BR_13_R1", "BR_16_C", "BR_16_R1", "BR_16_R2", "BR_20_R1"]
UNSEASONED = ["BR_08_C", "BR_08_R2", "BR_13_C", "BR_13_R2", "BR_20_C", "BR_20_R2"]


@pytest.mark.card("BR_08_R2", "BR_13_R2", "BR_22_C", "BR_22_R2")
@pytest.mark.rule("ALT-COST-01")
@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), PRINTED)
def test_it_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)


@pytest.mark.card("BR_08_R2", "BR_13_R2", "BR_22_C", "BR_22_R2")
@pytest.mark.parametrize(("reference", "stats"), STATISTICS)
def test_its_statistics_count_in_its_expedition(reference: str, stats: list[int]) -> None:
    check_statistics(reference, stats)


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-04")
@pytest.mark.parametrize(("reference", "name", "stats"), GIGANTIC)
def test_a_gigantic_one_counts_in_both_expeditions(reference: str, name: str, stats: list[int]) -> None:
    assert totals_of(reference, name) == (stats, stats)


@pytest.mark.card(*SEASONED)
@pytest.mark.rule("ALT-KEYWORD-SEASONED-01")
@pytest.mark.parametrize("reference", SEASONED)
def test_a_seasoned_one_takes_its_boosts_along_to_reserve_at_rest(reference: str) -> None:
    scene = Scene()
    it = scene.put(reference, "hero", boosts=2)
    scene.to_dusk()
    assert (scene.zone(it), scene.boosts(it)) == ("reserve", 2)


@pytest.mark.rule("ALT-COUNTER-05")
@pytest.mark.parametrize("reference", UNSEASONED)
def test_one_that_is_not_seasoned_loses_its_boosts_at_rest(reference: str) -> None:
    scene = Scene()
    it = scene.put(reference, "hero", boosts=2)
    scene.to_dusk()
    assert (scene.zone(it), scene.boosts(it)) == ("reserve", 0)


@pytest.mark.card("BR_10_C", "BR_10_R1", "BR_10_R2")
@pytest.mark.rule("ALT-KEYWORD-SEASONED-03")
@pytest.mark.parametrize("reference", ["BR_10_C", "BR_10_R1", "BR_10_R2"])
def test_red_still_has_the_boosts_when_played_from_reserve(reference: str) -> None:
    scene = Scene()
    red = scene.put(reference, "reserve", boosts=2)
    scene.do("play Red", "hero")
    assert scene.boosts(red) == 2
    assert scene.totals("hero") == [4, 4, 4]


@pytest.mark.card("BR_10_C", "BR_10_R2")
@pytest.mark.rule("ALT-KEYWORD-SEASONED-03", "ALT-STATUS-FLEETING-03")
@pytest.mark.parametrize("reference", ["BR_10_C", "BR_10_R2"])
def test_a_fleeting_red_is_discarded_at_rest_and_its_boosts_are_gone(reference: str) -> None:
    scene = Scene()
    red = scene.put(reference, "hero", statuses="fleeting", boosts=2)
    scene.to_dusk()
    assert (scene.zone(red), scene.boosts(red)) == ("discard", 0)
