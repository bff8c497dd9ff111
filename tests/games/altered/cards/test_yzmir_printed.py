"""What the prints of Yzmir that are in no starter deck cost and count."""

import pytest

from tests.games.altered.cards.printed import check_costs, check_statistics

CHARACTERS = [
    pytest.param("YZ_04_R1", "Studious Disciple", 1, 1, [0, 1, 1], marks=pytest.mark.card("YZ_04_R1")),
    pytest.param("YZ_04_R2", "Studious Disciple", 1, 1, [0, 1, 1], marks=pytest.mark.card("YZ_04_R2")),
    pytest.param("YZ_05_C", "Moonlight Jellyfish", 1, 1, [1, 0, 1], marks=pytest.mark.card("YZ_05_C")),
    pytest.param("YZ_05_R1", "Moonlight Jellyfish", 1, 1, [1, 0, 1], marks=pytest.mark.card("YZ_05_R1")),
    pytest.param("YZ_05_R2", "Moonlight Jellyfish", 1, 1, [1, 0, 1], marks=pytest.mark.card("YZ_05_R2")),
    pytest.param("YZ_06_C", "Tooth Fairy", 2, 2, [1, 1, 1], marks=pytest.mark.card("YZ_06_C")),
    pytest.param("YZ_06_R2", "Tooth Fairy", 2, 2, [1, 1, 1], marks=pytest.mark.card("YZ_06_R2")),
    pytest.param("YZ_07_C", "Kadigiran Mage-Dancer", 2, 1, [1, 1, 1], marks=pytest.mark.card("YZ_07_C")),
    pytest.param("YZ_07_R1", "Kadigiran Mage-Dancer", 2, 1, [1, 1, 1], marks=pytest.mark.card("YZ_07_R1")),
    pytest.param("YZ_08_R1", "Yzmir Stargazer", 2, 2, [2, 2, 2], marks=pytest.mark.card("YZ_08_R1")),
    pytest.param("YZ_08_R2", "Yzmir Stargazer", 1, 1, [1, 2, 1], marks=pytest.mark.card("YZ_08_R2")),
    pytest.param("YZ_09_R1", "Lady of the Lake", 2, 2, [1, 1, 3], marks=pytest.mark.card("YZ_09_R1")),
    pytest.param("YZ_09_R2", "Lady of the Lake", 2, 2, [1, 1, 3], marks=pytest.mark.card("YZ_09_R2")),
    pytest.param("YZ_10_C", "Baku", 4, 2, [2, 2, 2], marks=pytest.mark.card("YZ_10_C")),
    pytest.param("YZ_10_R1", "Baku", 4, 4, [2, 2, 2], marks=pytest.mark.card("YZ_10_R1")),
    pytest.param("YZ_10_R2", "Baku", 4, 2, [2, 2, 2], marks=pytest.mark.card("YZ_10_R2")),
    pytest.param("YZ_11_R2", "Baba Yaga", 3, 2, [3, 2, 2], marks=pytest.mark.card("YZ_11_R2")),
    pytest.param("YZ_12_R2", "Kadigiran Alchemist", 3, 1, [1, 1, 1], marks=pytest.mark.card("YZ_12_R2")),
    pytest.param("YZ_13_R2", "Alice", 3, 3, [3, 3, 4], marks=pytest.mark.card("YZ_13_R2")),
    pytest.param("YZ_14_C", "Flamel", 4, 3, [4, 3, 3], marks=pytest.mark.card("YZ_14_C")),
    pytest.param("YZ_14_R1", "Flamel", 4, 3, [4, 3, 3], marks=pytest.mark.card("YZ_14_R1")),
    pytest.param("YZ_14_R2", "Flamel", 4, 3, [4, 3, 3], marks=pytest.mark.card("YZ_14_R2")),
    pytest.param("YZ_15_C", "Kuwat, the Dissenter", 4, 4, [5, 5, 5], marks=pytest.mark.card("YZ_15_C")),
    pytest.param("YZ_15_R1", "Kuwat, the Dissenter", 4, 3, [5, 5, 5], marks=pytest.mark.card("YZ_15_R1")),
    pytest.param("YZ_15_R2", "Kuwat, the Dissenter", 4, 4, [5, 5, 5], marks=pytest.mark.card("YZ_15_R2")),
    pytest.param("YZ_17_C", "The Kraken", 7, 7, [0, 0, 8], marks=pytest.mark.card("YZ_17_C")),
    pytest.param("YZ_17_R1", "The Kraken", 7, 7, [0, 0, 8], marks=pytest.mark.card("YZ_17_R1")),
    pytest.param("YZ_17_R2", "The Kraken", 7, 7, [0, 0, 8], marks=pytest.mark.card("YZ_17_R2")),
    pytest.param("YZ_18_R2", "Sakarabru", 7, 4, [4, 4, 4], marks=pytest.mark.card("YZ_18_R2")),
]
OTHERS = [
    pytest.param("YZ_19_C", "Magical Training", 1, 3, marks=pytest.mark.card("YZ_19_C")),
    pytest.param("YZ_19_R1", "Magical Training", 1, 2, marks=pytest.mark.card("YZ_19_R1")),
    pytest.param("YZ_19_R2", "Magical Training", 1, 3, marks=pytest.mark.card("YZ_19_R2")),
    pytest.param("YZ_20_C", "Gift of Self", 2, 2, marks=pytest.mark.card("YZ_20_C")),
    pytest.param("YZ_20_R1", "Gift of Self", 3, 3, marks=pytest.mark.card("YZ_20_R1")),
    pytest.param("YZ_20_R2", "Gift of Self", 2, 2, marks=pytest.mark.card("YZ_20_R2")),
    pytest.param("YZ_21_R1", "Off You Go!", 3, 4, marks=pytest.mark.card("YZ_21_R1")),
    pytest.param("YZ_22_R1", "Spy Craft", 2, 3, marks=pytest.mark.card("YZ_22_R1")),
    pytest.param("YZ_22_R2", "Spy Craft", 2, 2, marks=pytest.mark.card("YZ_22_R2")),
    pytest.param("YZ_23_C", "Conjuring Seal", 3, 5, marks=pytest.mark.card("YZ_23_C")),
    pytest.param("YZ_23_R1", "Conjuring Seal", 4, 5, marks=pytest.mark.card("YZ_23_R1")),
    pytest.param("YZ_23_R2", "Conjuring Seal", 3, 5, marks=pytest.mark.card("YZ_23_R2")),
    pytest.param("YZ_24_R1", "Banishing Gate", 4, 5, marks=pytest.mark.card("YZ_24_R1")),
    pytest.param("YZ_24_R2", "Banishing Gate", 4, 4, marks=pytest.mark.card("YZ_24_R2")),
    pytest.param("YZ_25_C", "Small Step, Giant Leap", 6, 6, marks=pytest.mark.card("YZ_25_C")),
    pytest.param("YZ_25_R1", "Small Step, Giant Leap", 6, 7, marks=pytest.mark.card("YZ_25_R1")),
    pytest.param("YZ_25_R2", "Small Step, Giant Leap", 6, 6, marks=pytest.mark.card("YZ_25_R2")),
    pytest.param("YZ_26_R1", "Kraken's Wrath", 5, 5, marks=pytest.mark.card("YZ_26_R1")),
    pytest.param("YZ_26_R2", "Kraken's Wrath", 5, 5, marks=pytest.mark.card("YZ_26_R2")),
    pytest.param("YZ_27_C", "Celestial Blast", 7, 7, marks=pytest.mark.card("YZ_27_C")),
    pytest.param("YZ_27_R1", "Celestial Blast", 7, 7, marks=pytest.mark.card("YZ_27_R1")),
    pytest.param("YZ_27_R2", "Celestial Blast", 7, 7, marks=pytest.mark.card("YZ_27_R2")),
    pytest.param("YZ_28_C", "Baba's Isba", 3, 3, marks=pytest.mark.card("YZ_28_C")),
    pytest.param("YZ_28_R1", "Baba's Isba", 2, 2, marks=pytest.mark.card("YZ_28_R1")),
    pytest.param("YZ_28_R2", "Baba's Isba", 3, 3, marks=pytest.mark.card("YZ_28_R2")),
    pytest.param("YZ_29_C", "Aether Shard", 5, 5, marks=pytest.mark.card("YZ_29_C")),
    pytest.param("YZ_29_R1", "Aether Shard", 5, 5, marks=pytest.mark.card("YZ_29_R1")),
    pytest.param("YZ_29_R2", "Aether Shard", 5, 5, marks=pytest.mark.card("YZ_29_R2")),
    pytest.param("YZ_30_C", "The Kadigir, Yzmir Bastion", 8, 8, marks=pytest.mark.card("YZ_30_C")),
    pytest.param("YZ_30_R1", "The Kadigir, Yzmir Bastion", 8, 8, marks=pytest.mark.card("YZ_30_R1")),
    pytest.param("YZ_30_R2", "The Kadigir, Yzmir Bastion", 8, 8, marks=pytest.mark.card("YZ_30_R2")),
]


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost", "stats"), CHARACTERS)
def test_a_character_costs_and_counts_what_it_prints(
    reference: str, name: str, hand_cost: int, reserve_cost: int, stats: list[int]
) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)
    check_statistics(reference, stats)


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), OTHERS)
def test_a_spell_or_landmark_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)
