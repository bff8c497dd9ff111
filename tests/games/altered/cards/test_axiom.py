"""Every Axiom card of the starter decks, played."""

from __future__ import annotations

import pytest

from tavola.games.altered.card import PERMANENT, Card
from tests.games.altered.cards.printed import costs, totals_of
from tests.games.altered.scene import Scene

PRINTED = [
    ("AX_04_C", "Kelon Elemental", 2, 2),
    ("AX_07_C", "Foundry Mechanic", 1, 1),
    ("AX_07_R1", "Foundry Mechanic", 1, 1),
    ("AX_07_R2", "Foundry Mechanic", 1, 1),
    ("AX_08_C", "Axiom Salvager", 1, 2),
    ("AX_10_C", "Jian, Assembly Overseer", 2, 2),
    ("AX_10_R1", "Jian, Assembly Overseer", 2, 2),
    ("AX_11_C", "Amelia Earhart", 3, 1),
    ("AX_12_C", "Three Little Pigs", 3, 3),
    ("AX_12_R1", "Three Little Pigs", 3, 3),
    ("AX_15_C", "Axiom Scrambler", 4, 3),
    ("AX_15_R1", "Axiom Scrambler", 3, 3),
    ("AX_16_C", "Foundry Armorer", 3, 3),
    ("AX_23_C", "Kelon Burst", 3, 3),
    ("AX_24_C", "Brassbug Hub", 3, 3),
    ("AX_25_C", "Axiom Reprocessor", 4, 4),
    ("AX_27_R1", "Kelonic Generator", 4, 4),
    ("AX_30_C", "Brassbug Hive", 5, 5),
    ("AX_30_R1", "Brassbug Hive", 6, 6),
]
STATISTICS = [
    ("AX_04_C", "Kelon Elemental", [1, 3, 3]),
    ("AX_07_C", "Foundry Mechanic", [0, 1, 1]),
    ("AX_07_R1", "Foundry Mechanic", [1, 1, 2]),
    ("AX_07_R2", "Foundry Mechanic", [1, 1, 2]),
    ("AX_08_C", "Axiom Salvager", [1, 1, 1]),
    ("AX_10_C", "Jian, Assembly Overseer", [3, 2, 0]),
    ("AX_10_R1", "Jian, Assembly Overseer", [3, 2, 0]),
    ("AX_11_C", "Amelia Earhart", [2, 2, 2]),
    ("AX_12_C", "Three Little Pigs", [3, 3, 3]),
    ("AX_12_R1", "Three Little Pigs", [3, 3, 3]),
    ("AX_15_C", "Axiom Scrambler", [2, 4, 2]),
    ("AX_15_R1", "Axiom Scrambler", [2, 4, 2]),
    ("AX_16_C", "Foundry Armorer", [2, 2, 2]),
]
HUB = "AX_24_C"
REPROCESSOR = "AX_25_C"


@pytest.mark.card("AX_10_C", "AX_11_C")
@pytest.mark.rule("ALT-COST-01")
@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), PRINTED)
def test_it_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    assert costs(reference, name, "hand", hand_cost)
    assert costs(reference, name, "reserve", reserve_cost)


@pytest.mark.card("AX_10_C", "AX_11_C")
@pytest.mark.parametrize(("reference", "name", "statistics"), STATISTICS)
def test_its_statistics_count_in_the_expedition_that_it_joins(reference: str, name: str, statistics: list[int]) -> None:
    assert totals_of(reference, name) == ([0, 0, 0], statistics)


# Sierra & Oddball ----------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_01_C")
def test_sierra_may_be_exhausted_for_a_brassbug_when_a_permanent_of_hand_cost_3_is_played() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put("LY_30_R1", "hand")
    scene.do("play The Ouroboros, Lyra Bastion", "yes", "companion")
    assert scene.names("companion") == ["Brassbug"]
    assert scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("AX_01_C")
@pytest.mark.rule("ALT-COST-09", "ALT-COST-10")
def test_sierra_stays_ready_and_makes_nothing_if_her_player_declines() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand")
    scene.do("play Axiom Reprocessor", "no")
    assert scene.events("created") == []
    assert not scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("AX_01_C")
@pytest.mark.rule("ALT-STATUS-EXHAUSTED-01")
def test_sierra_once_exhausted_does_not_ask_again() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand")
    scene.put("LY_30_R1", "hand")
    scene.do("play Axiom Reprocessor", "yes", "hero", "pass", "play The Ouroboros, Lyra Bastion")
    assert scene.asked == "turn"
    assert len(scene.events("created")) == 1


@pytest.mark.card("AX_01_C")
def test_sierra_leaves_a_permanent_of_hand_cost_2_alone() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(Card("TEST", "Shack", "Axiom", PERMANENT, 2, 2), "hand")
    scene.do("play Shack")
    assert scene.asked == "turn"


@pytest.mark.card("AX_01_C", "AX_07_C")
@pytest.mark.rule("ALT-CARD-13")
def test_sierra_looks_at_the_printed_hand_cost_not_at_the_mana_paid() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put("AX_07_C", "reserve")
    scene.put("LY_30_R1", "hand")
    scene.do("use Foundry Mechanic", "play The Ouroboros, Lyra Bastion", "yes", "hero")
    assert scene.names("hero") == ["Brassbug"]
    assert scene.ready_mana() == 8


@pytest.mark.card("AX_01_C")
def test_sierra_leaves_characters_alone() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put("AX_11_C", "hand")
    scene.do("play Amelia Earhart", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("AX_01_C")
def test_sierra_leaves_the_opponents_permanents_alone() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand", 1)
    scene.do("pass", "play Axiom Reprocessor")
    assert scene.asked == "turn"


@pytest.mark.card("AX_01_C")
@pytest.mark.rule("ALT-TARGET-06", "ALT-CONTROL-03")
def test_sierra_may_make_the_brassbug_in_an_expedition_of_the_opponent() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand")
    scene.do("play Axiom Reprocessor", "yes", "their hero")
    assert scene.totals("hero", 1) == [2, 2, 2]


# Characters ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_04_C")
def test_kelon_elemental_from_hand_puts_another_hand_card_into_reserve() -> None:
    scene = Scene()
    scene.put("AX_04_C", "hand")
    kept = scene.put("AX_11_C", "hand")
    given = scene.put("AX_08_C", "hand")
    scene.do("play Kelon Elemental", "hero")
    assert not scene.can("no")
    scene.do("pick Axiom Salvager")
    assert scene.zone(given) == "reserve"
    assert scene.zone(kept) == "hand"


@pytest.mark.card("AX_04_C")
@pytest.mark.rule("ALT-EFFECT-11")
def test_kelon_elemental_with_an_empty_hand_puts_nothing_into_reserve() -> None:
    scene = Scene()
    scene.put("AX_04_C", "hand")
    scene.do("play Kelon Elemental", "hero")
    assert scene.asked == "turn"
    assert scene.names("reserve") == []


@pytest.mark.card("AX_04_C")
@pytest.mark.rule("ALT-PLAY-15")
def test_kelon_elemental_from_reserve_leaves_the_hand_alone() -> None:
    scene = Scene()
    scene.put("AX_04_C", "reserve")
    kept = scene.put("AX_11_C", "hand")
    scene.do("play Kelon Elemental", "hero")
    assert scene.zone(kept) == "hand"


@pytest.mark.card("AX_07_C", "AX_07_R1", "AX_07_R2")
@pytest.mark.parametrize("reference", ["AX_07_C", "AX_07_R1", "AX_07_R2"])
def test_foundry_mechanic_discarded_from_reserve_makes_the_next_permanent_cheaper(reference: str) -> None:
    scene = Scene()
    mechanic = scene.put(reference, "reserve")
    scene.put(REPROCESSOR, "hand")
    scene.do("use Foundry Mechanic", "play Axiom Reprocessor")
    assert scene.zone(mechanic) == "discard"
    assert scene.ready_mana() == 7


@pytest.mark.card("AX_07_C")
@pytest.mark.rule("ALT-DUR-06")
def test_two_foundry_mechanics_serve_the_same_permanent() -> None:
    scene = Scene()
    scene.put("AX_07_C", "reserve")
    scene.put("AX_07_R1", "reserve")
    scene.put(REPROCESSOR, "hand")
    scene.do("use Foundry Mechanic", "use Foundry Mechanic", "play Axiom Reprocessor")
    assert scene.ready_mana() == 8


@pytest.mark.card("AX_07_C", "AX_07_R1", "AX_07_R2")
@pytest.mark.parametrize("reference", ["AX_07_C", "AX_07_R1", "AX_07_R2"])
@pytest.mark.rule("ALT-DUR-02")
def test_foundry_mechanic_serves_no_character_and_no_later_turn(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("AX_11_C", "hand")
    scene.put(REPROCESSOR, "hand")
    scene.do("use Foundry Mechanic", "play Amelia Earhart", "hero")
    assert scene.ready_mana() == 7
    scene.do("pass", "play Axiom Reprocessor")
    assert scene.ready_mana() == 3


@pytest.mark.card("AX_07_C", "AX_07_R1", "AX_07_R2")
@pytest.mark.parametrize("reference", ["AX_07_C", "AX_07_R1", "AX_07_R2"])
@pytest.mark.rule("ALT-QUICK-08")
def test_foundry_mechanic_helps_from_reserve_only(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put(reference, "hand")
    assert not scene.can("use Foundry Mechanic")


@pytest.mark.card("AX_08_C")
def test_axiom_salvager_from_reserve_resupplies() -> None:
    scene = Scene()
    scene.put("AX_08_C", "reserve")
    top = scene.put("AX_11_C", "deck")
    scene.do("play Axiom Salvager", "hero")
    assert scene.zone(top) == "reserve"


@pytest.mark.card("AX_08_C")
@pytest.mark.rule("ALT-PLAY-15")
def test_axiom_salvager_from_hand_does_not_resupply() -> None:
    scene = Scene()
    scene.put("AX_08_C", "hand")
    scene.do("play Axiom Salvager", "hero")
    assert scene.names("reserve") == []


@pytest.mark.card("AX_10_R1")
@pytest.mark.rule("ALT-ACTION-ACTIVATE-01", "ALT-ACTION-ACTIVATE-02")
def test_jian_discarded_from_reserve_activates_the_j_of_the_permanent_that_is_chosen() -> None:
    scene = Scene()
    jian = scene.put("AX_10_R1", "reserve")
    hub = scene.put(HUB, "landmark")
    scene.put("AX_30_C", "landmark")
    scene.do("use Jian, Assembly Overseer", "pick Brassbug Hub")
    assert scene.zone(jian) == "discard"
    assert scene.counters(hub) == 3
    assert scene.events("created") == []


@pytest.mark.card("AX_10_R1")
def test_jian_activates_nothing_but_j() -> None:
    scene = Scene()
    scene.put("AX_10_R1", "reserve")
    scene.put(REPROCESSOR, "landmark")
    scene.do("use Jian, Assembly Overseer")
    assert scene.asked == "turn"
    assert scene.names("reserve") == []


@pytest.mark.card("AX_10_R1")
@pytest.mark.rule("ALT-TARGET-03")
def test_jian_does_nothing_to_the_opponents_permanents() -> None:
    scene = Scene()
    jian = scene.put("AX_10_R1", "reserve")
    hub = scene.put(HUB, "landmark", 1)
    scene.do("use Jian, Assembly Overseer")
    assert scene.zone(jian) == "discard"
    assert scene.counters(hub) == 0


@pytest.mark.card("AX_10_C")
def test_the_common_jian_cannot_be_used_from_reserve() -> None:
    scene = Scene()
    scene.put("AX_10_C", "reserve")
    scene.put(HUB, "landmark")
    assert not scene.can("use Jian, Assembly Overseer")


PIGS = [
    pytest.param("AX_12_C", 1, marks=pytest.mark.card("AX_12_C")),
    pytest.param("AX_12_R1", 2, marks=pytest.mark.card("AX_12_R1")),
]


@pytest.mark.parametrize(("reference", "boosts"), PIGS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_three_little_pigs_are_boosted_with_two_landmarks(reference: str, boosts: int, origin: str) -> None:
    scene = Scene()
    scene.put(HUB, "landmark")
    scene.put(REPROCESSOR, "landmark")
    pigs = scene.put(reference, origin)
    scene.do("play Three Little Pigs", "hero")
    assert scene.boosts(pigs) == boosts


@pytest.mark.parametrize(("reference", "boosts"), PIGS)
def test_three_little_pigs_are_not_boosted_with_one_landmark(reference: str, boosts: int) -> None:
    scene = Scene()
    scene.put(HUB, "landmark")
    pigs = scene.put(reference, "hand")
    scene.do("play Three Little Pigs", "hero")
    assert scene.boosts(pigs) == 0


@pytest.mark.parametrize(("reference", "boosts"), PIGS)
@pytest.mark.rule("ALT-CARD-04", "ALT-CONTROL-02")
def test_three_little_pigs_count_neither_the_opponents_landmarks_nor_those_in_reserve(
    reference: str, boosts: int
) -> None:
    scene = Scene()
    scene.put(HUB, "landmark")
    scene.put(HUB, "landmark", 1)
    scene.put(REPROCESSOR, "reserve")
    pigs = scene.put(reference, "hand")
    scene.do("play Three Little Pigs", "hero")
    assert scene.boosts(pigs) == 0


@pytest.mark.card("AX_15_C", "AX_15_R1")
@pytest.mark.parametrize("reference", ["AX_15_C", "AX_15_R1"])
def test_axiom_scrambler_from_hand_sabotages(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("AX_11_C", "reserve")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Axiom Scrambler", "hero", "pick Axiom Salvager")
    assert scene.zone(theirs) == "discard"
    assert scene.zone(mine) == "reserve"


@pytest.mark.card("AX_15_C", "AX_15_R1")
@pytest.mark.parametrize("reference", ["AX_15_C", "AX_15_R1"])
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_axiom_scrambler_need_not_sabotage_anything(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Axiom Scrambler", "hero", "no")
    assert scene.zone(theirs) == "reserve"


@pytest.mark.card("AX_15_C", "AX_15_R1")
@pytest.mark.parametrize("reference", ["AX_15_C", "AX_15_R1"])
def test_axiom_scrambler_from_reserve_does_not_sabotage(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Axiom Scrambler", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("AX_16_C")
def test_foundry_armorer_from_reserve_makes_a_brassbug_in_any_expedition() -> None:
    scene = Scene()
    scene.put("AX_16_C", "reserve")
    scene.do("play Foundry Armorer", "hero")
    assert sorted(scene.options) == ["companion", "hero", "their companion", "their hero"]
    scene.do("companion")
    assert scene.names("companion") == ["Brassbug"]


@pytest.mark.card("AX_16_C")
@pytest.mark.rule("ALT-PLAY-15")
def test_foundry_armorer_from_hand_makes_no_brassbug() -> None:
    scene = Scene()
    scene.put("AX_16_C", "hand")
    scene.do("play Foundry Armorer", "hero")
    assert scene.asked == "turn"


# Kelon Burst ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_23_C")
def test_kelon_burst_may_send_a_character_of_hand_cost_4_to_reserve() -> None:
    scene = Scene()
    scene.put("AX_23_C", "hand")
    kappa = scene.put("BR_13_C", "hero", 1)
    atlas = scene.put("BR_20_C", "hero", 1)
    reprocessor = scene.put(REPROCESSOR, "landmark", 1)
    scene.do("play Kelon Burst", "1")
    assert scene.zone(kappa) == "reserve"
    assert scene.zone(atlas) == "hero"
    assert scene.zone(reprocessor) == "landmark"


@pytest.mark.card("AX_23_C")
def test_kelon_burst_may_discard_a_permanent_of_hand_cost_4() -> None:
    scene = Scene()
    scene.put("AX_23_C", "hand")
    reprocessor = scene.put(REPROCESSOR, "landmark", 1)
    hive = scene.put("AX_30_C", "landmark", 1)
    kappa = scene.put("BR_13_C", "hero", 1)
    scene.do("play Kelon Burst", "2")
    assert scene.zone(reprocessor) == "discard"
    assert scene.zone(hive) == "landmark"
    assert scene.zone(kappa) == "hero"


@pytest.mark.card("AX_23_C")
@pytest.mark.rule("ALT-TARGET-02", "ALT-EFFECT-04")
def test_kelon_burst_must_take_an_own_permanent_if_nothing_else_can_be_taken() -> None:
    scene = Scene()
    scene.put("AX_23_C", "hand")
    hub = scene.put(HUB, "landmark")
    scene.do("play Kelon Burst")
    assert scene.zone(hub) == "discard"


@pytest.mark.card("AX_23_C")
@pytest.mark.rule("ALT-TARGET-03", "ALT-STATUS-FLEETING-06")
def test_kelon_burst_without_a_target_does_nothing_and_is_discarded() -> None:
    scene = Scene()
    burst = scene.put("AX_23_C", "hand")
    atlas = scene.put("BR_20_C", "hero", 1)
    scene.do("play Kelon Burst")
    assert scene.zone(atlas) == "hero"
    assert scene.zone(burst) == "discard"


# Landmarks -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_24_C")
def test_brassbug_hub_arrives_with_three_counters() -> None:
    scene = Scene()
    hub = scene.put(HUB, "hand")
    scene.do("play Brassbug Hub")
    assert scene.zone(hub) == "landmark"
    assert scene.counters(hub) == 3


@pytest.mark.card("AX_24_C")
def test_brassbug_hub_turns_a_counter_and_one_mana_into_a_brassbug_at_noon() -> None:
    scene = Scene()
    hub = scene.put(HUB, "landmark")
    scene.state.counters[hub] = 3
    scene.noon()
    scene.do("yes", "companion")
    assert scene.names("companion") == ["Brassbug"]
    assert scene.counters(hub) == 2
    assert scene.ready_mana() == 9


@pytest.mark.card("AX_24_C")
@pytest.mark.rule("ALT-NOON-04", "ALT-COST-09")
def test_brassbug_hub_keeps_its_counters_if_its_player_declines() -> None:
    scene = Scene()
    hub = scene.put(HUB, "landmark")
    scene.state.counters[hub] = 3
    scene.noon()
    scene.do("no")
    assert scene.counters(hub) == 3
    assert scene.ready_mana() == 10
    assert scene.events("created") == []


@pytest.mark.card("AX_24_C")
@pytest.mark.rule("ALT-COST-07", "ALT-COUNTER-03")
@pytest.mark.parametrize(("counters", "mana"), [(0, 5), (3, 0)])
def test_brassbug_hub_without_a_counter_or_without_mana_does_not_ask(counters: int, mana: int) -> None:
    scene = Scene(mana=mana)
    hub = scene.put(HUB, "landmark")
    scene.state.counters[hub] = counters
    scene.noon()
    assert scene.asked == "turn"
    assert scene.counters(hub) == counters


@pytest.mark.card("AX_25_C")
@pytest.mark.rule("ALT-LANDMARK-01")
def test_axiom_reprocessor_resupplies_its_player_at_each_noon() -> None:
    scene = Scene()
    scene.put(REPROCESSOR, "hand")
    scene.do("play Axiom Reprocessor", "pass", "pass", "no", "no")
    assert scene.state.day == 3
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert scene.names("reserve", 1) == []


@pytest.mark.card("AX_27_R1")
@pytest.mark.rule("ALT-LANDMARK-03", "ALT-QUICK-04")
def test_kelonic_generator_draws_for_one_mana_once_until_it_is_readied() -> None:
    scene = Scene()
    scene.put("AX_27_R1", "hand")
    scene.do("play Kelonic Generator", "pass", "use Kelonic Generator")
    assert len(scene.names("hand")) == 1
    assert scene.ready_mana() == 5
    assert not scene.can("use Kelonic Generator")


@pytest.mark.card("AX_27_R1")
@pytest.mark.rule("ALT-MORNING-02")
def test_kelonic_generator_is_ready_again_the_next_day() -> None:
    scene = Scene()
    generator = scene.put("AX_27_R1", "landmark")
    scene.do("use Kelonic Generator", "pass", "pass", "no", "no")
    assert scene.state.day == 3
    assert not scene.has(generator, "exhausted")


@pytest.mark.card("AX_27_R1")
@pytest.mark.rule("ALT-COST-02")
def test_kelonic_generator_cannot_be_used_without_mana() -> None:
    scene = Scene(mana=0)
    scene.put("AX_27_R1", "landmark")
    assert not scene.can("use Kelonic Generator")


@pytest.mark.card("AX_30_C", "AX_30_R1")
@pytest.mark.parametrize("reference", ["AX_30_C", "AX_30_R1"])
def test_brassbug_hive_makes_a_brassbug_as_it_arrives(reference: str) -> None:
    scene = Scene()
    hive = scene.put(reference, "hand")
    scene.do("play Brassbug Hive", "hero")
    assert scene.zone(hive) == "landmark"
    assert scene.names("hero") == ["Brassbug"]


@pytest.mark.card("AX_30_C", "AX_30_R1")
@pytest.mark.parametrize("reference", ["AX_30_C", "AX_30_R1"])
def test_brassbug_hive_makes_a_brassbug_at_noon(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.noon()
    scene.do("their companion")
    assert scene.names("companion", 1) == ["Brassbug"]


@pytest.mark.card("AX_30_R1")
def test_the_rare_brassbug_hive_boosts_robots_that_join_its_players_expeditions() -> None:
    scene = Scene()
    scene.put("AX_30_R1", "hand")
    scene.do("play Brassbug Hive", "hero")
    assert scene.totals("hero") == [3, 3, 3]


@pytest.mark.card("AX_30_C")
def test_the_common_brassbug_hive_boosts_no_robot() -> None:
    scene = Scene()
    scene.put("AX_30_C", "hand")
    scene.do("play Brassbug Hive", "hero")
    assert scene.totals("hero") == [2, 2, 2]


@pytest.mark.card("AX_30_R1")
@pytest.mark.rule("ALT-CONTROL-03")
def test_the_rare_brassbug_hive_boosts_no_robot_that_joins_the_opponent() -> None:
    scene = Scene()
    scene.put("AX_30_R1", "landmark")
    scene.noon()
    scene.do("their hero")
    assert scene.totals("hero", 1) == [2, 2, 2]


@pytest.mark.card("AX_30_R1")
def test_the_rare_brassbug_hive_boosts_nothing_but_robots() -> None:
    scene = Scene()
    scene.put("AX_30_R1", "landmark")
    amelia = scene.put("AX_11_C", "hand")
    scene.do("play Amelia Earhart", "hero")
    assert scene.boosts(amelia) == 0
