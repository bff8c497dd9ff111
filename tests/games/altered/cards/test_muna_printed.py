"""What the cards of Muna outside its starter deck cost and count, and those that do nothing else."""

import pytest

from tests.games.altered.cards.printed import check_costs, check_statistics

#: Nothing is printed on these besides their numbers.
PLAIN = [
    pytest.param("MU_07_C", "Mowgli", 2, 1, [3, 0, 0], marks=pytest.mark.card("MU_07_C")),
    pytest.param("MU_07_R2", "Mowgli", 2, 1, [3, 0, 0], marks=pytest.mark.card("MU_07_R2")),
    pytest.param("MU_14_R1", "Cernunnos", 3, 3, [4, 4, 4], marks=pytest.mark.card("MU_14_R1")),
    pytest.param("MU_14_R2", "Cernunnos", 3, 3, [4, 4, 4], marks=pytest.mark.card("MU_14_R2")),
]
CHARACTERS = [
    ("MU_04_C", "Muna Caregiver", 1, 1, [0, 1, 0]),
    ("MU_04_R1", "Muna Caregiver", 1, 1, [1, 2, 0]),
    ("MU_04_R2", "Muna Caregiver", 1, 1, [0, 1, 0]),
    ("MU_05_R1", "Kitsune", 2, 2, [0, 3, 3]),
    ("MU_05_R2", "Kitsune", 2, 2, [0, 3, 2]),
    ("MU_06_R1", "Spindle Harvesters", 1, 1, [1, 0, 0]),
    ("MU_06_R2", "Spindle Harvesters", 1, 1, [1, 0, 0]),
    ("MU_07_R1", "Mowgli", 2, 1, [3, 0, 0]),
    ("MU_08_R2", "Sneezer Shroom", 2, 2, [1, 1, 1]),
    ("MU_09_C", "Kodama", 2, 2, [3, 3, 3]),
    ("MU_09_R1", "Kodama", 2, 2, [3, 3, 3]),
    ("MU_09_R2", "Kodama", 2, 2, [3, 3, 3]),
    ("MU_10_R2", "Yong-Su, Verdant Weaver", 3, 3, [3, 3, 3]),
    ("MU_11_R1", "Inari", 3, 2, [3, 1, 3]),
    ("MU_11_R2", "Inari", 3, 2, [3, 3, 3]),
    ("MU_12_R1", "Daughter of Yggdrasil", 3, 3, [5, 5, 3]),
    ("MU_12_R2", "Daughter of Yggdrasil", 3, 3, [5, 5, 3]),
    ("MU_13_R1", "Muna Druid", 3, 2, [2, 1, 1]),
    ("MU_13_R2", "Muna Druid", 3, 2, [3, 2, 2]),
    ("MU_15_C", "Dracaena", 3, 3, [0, 2, 2]),
    ("MU_15_R1", "Dracaena", 3, 3, [0, 1, 1]),
    ("MU_15_R2", "Dracaena", 3, 3, [0, 2, 2]),
    ("MU_16_C", "Aloe Vera", 3, 3, [2, 2, 4]),
    ("MU_16_R1", "Aloe Vera", 3, 3, [2, 2, 4]),
    ("MU_16_R2", "Aloe Vera", 3, 3, [2, 2, 4]),
    ("MU_17_C", "Aja", 4, 4, [4, 5, 4]),
    ("MU_17_R1", "Aja", 4, 4, [4, 5, 4]),
    ("MU_17_R2", "Aja", 4, 4, [4, 5, 4]),
    ("MU_18_C", "Parvati", 4, 2, [3, 0, 3]),
    ("MU_18_R2", "Parvati", 4, 3, [3, 0, 3]),
    ("MU_19_C", "Verdantback", 4, 4, [5, 5, 6]),
    ("MU_19_R1", "Verdantback", 3, 3, [4, 4, 5]),
    ("MU_19_R2", "Verdantback", 4, 4, [5, 5, 6]),
    ("MU_20_R2", "Coniferal Coneman", 4, 4, [3, 3, 3]),
    ("MU_21_C", "Son of Yggdrasil", 6, 6, [6, 3, 3]),
    ("MU_21_R1", "Son of Yggdrasil", 6, 6, [6, 3, 3]),
    ("MU_21_R2", "Son of Yggdrasil", 6, 6, [6, 3, 3]),
    ("MU_22_C", "Hydracaena", 7, 7, [0, 0, 0]),
    ("MU_22_R1", "Hydracaena", 7, 7, [0, 0, 0]),
    ("MU_22_R2", "Hydracaena", 7, 7, [0, 0, 0]),
    ("MU_23_C", "Muna Merchant", 2, 3, [3, 2, 0]),
    ("MU_23_R1", "Muna Merchant", 2, 2, [3, 2, 0]),
    ("MU_23_R2", "Muna Merchant", 2, 3, [3, 2, 0]),
]
SPELLS_AND_LANDMARKS = [
    ("MU_24_C", "Bountiful Meadow", 2, 2),
    ("MU_24_R1", "Bountiful Meadow", 2, 2),
    ("MU_24_R2", "Bountiful Meadow", 2, 2),
    ("MU_25_R2", "Meditation Training", 2, 3),
    ("MU_26_C", "Mana Reaping", 3, 3),
    ("MU_26_R1", "Mana Reaping", 3, 3),
    ("MU_26_R2", "Mana Reaping", 3, 3),
    ("MU_27_R2", "Nurture", 2, 1),
    ("MU_28_R1", "Beauty Sleep", 1, 3),
    ("MU_29_C", "Harvest", 1, 2),
    ("MU_29_R1", "Harvest", 2, 2),
    ("MU_29_R2", "Harvest", 1, 2),
    ("MU_30_C", "The Spindle, Muna Bastion", 3, 3),
    ("MU_30_R1", "The Spindle, Muna Bastion", 3, 3),
]


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost", "stats"), [*PLAIN, *CHARACTERS])
def test_a_character_costs_and_counts_what_it_prints(
    reference: str, name: str, hand_cost: int, reserve_cost: int, stats: list[int]
) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)
    check_statistics(reference, stats)


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), SPELLS_AND_LANDMARKS)
def test_a_spell_or_landmark_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)
