"""The cards of the Ordis starter deck, one spec or a few for each."""

import pytest

from tests.games.altered.cards.printed import check_costs, check_statistics
from tests.games.altered.scene import Scene

# What is printed ------------------------------------------------------------------------------------------------------

CHARACTERS = [
    pytest.param("OR_05_C", "Ordis Trooper", 1, 1, [1, 1, 1], marks=pytest.mark.card("OR_05_C")),
    pytest.param("OR_05_R1", "Ordis Trooper", 1, 1, [1, 2, 2], marks=pytest.mark.card("OR_05_R1")),
    ("OR_06_C", "Ordis Cadets", 2, 2, [1, 1, 0]),
    pytest.param("OR_07_C", "Monolith Rune-Scribe", 2, 2, [2, 2, 2], marks=pytest.mark.card("OR_07_C")),
    ("OR_07_R1", "Monolith Rune-Scribe", 2, 2, [1, 2, 2]),
    pytest.param("OR_09_C", "The Frog Prince", 2, 2, [3, 0, 3], marks=pytest.mark.card("OR_09_C")),
    ("OR_09_R2", "The Frog Prince", 2, 2, [3, 0, 3]),
    ("OR_10_R2", "Monolith Archivist", 2, 2, [3, 3, 3]),
    ("OR_13_C", "Ordis Gatekeeper", 3, 3, [1, 3, 1]),
    ("OR_14_C", "Ordis Spy", 3, 2, [2, 2, 2]),
    ("OR_14_R1", "Ordis Spy", 3, 2, [2, 2, 2]),
    ("OR_15_C", "Kakoba, Legion Commander", 3, 3, [2, 2, 2]),
    ("OR_15_R1", "Kakoba, Legion Commander", 3, 3, [2, 2, 2]),
    ("OR_17_C", "Jeanne d'Arc", 4, 4, [2, 2, 2]),
    ("OR_17_R1", "Jeanne d'Arc", 5, 5, [2, 2, 2]),
]
SPELLS_AND_LANDMARKS = [
    ("OR_23_C", "Charge!", 2, 2),
    ("OR_25_C", "Sticky Note Seals", 3, 3),
    ("OR_26_R1", "Open the Gates", 5, 5),
    ("OR_28_C", "The Monolith, Ordis Bastion", 5, 5),
    ("OR_30_C", "Ordis Carrier", 3, 3),
]


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost", "stats"), CHARACTERS)
def test_a_character_costs_and_counts_what_it_prints(
    reference: str, name: str, hand_cost: int, reserve_cost: int, stats: list[int]
) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)
    check_statistics(reference, stats)


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), SPELLS_AND_LANDMARKS)
def test_a_spell_or_landmark_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)


# Sigismar & Wingspan --------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_01_C", "OR_31_C")
def test_sigismar_makes_a_recruit_in_the_hero_expedition_at_noon() -> None:
    scene = Scene(heroes=("OR_01_C", None))
    scene.noon()
    assert scene.names("hero") == ["Ordis Recruit"]
    assert scene.totals("hero") == [1, 1, 1]
    assert scene.names("companion") == []
    assert scene.names("hero", 1) == []


@pytest.mark.card("OR_01_C")
@pytest.mark.rule("ALT-OPT-01", "ALT-NOON-02")
def test_sigismar_makes_a_recruit_on_day_1_too() -> None:
    scene = Scene(heroes=("OR_01_C", None))
    scene.state.day = 1
    scene.noon()
    assert scene.names("hero") == ["Ordis Recruit"]


@pytest.mark.card("OR_01_C")
@pytest.mark.rule("ALT-OPT-01")
def test_with_the_balance_of_2026_sigismar_is_idle_on_day_1_only() -> None:
    for day, expected in ((1, []), (2, ["Ordis Recruit"])):
        scene = Scene(heroes=("OR_01_C", None), late_balance=True)
        scene.state.day = day
        scene.noon()
        assert scene.names("hero") == expected


@pytest.mark.card("OR_31_C")
@pytest.mark.rule("ALT-REST-02", "ALT-TOKEN-01")
def test_a_recruit_ceases_to_exist_at_rest() -> None:
    scene = Scene()
    recruit = scene.put("OR_31_C", "hero")
    scene.to_dusk()
    assert scene.zone(recruit) == "gone"
    assert scene.names("reserve") == []


# Characters -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_06_C", "OR_31_C")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("side", "other"), [("hero", "companion"), ("companion", "hero")])
def test_ordis_cadets_bring_a_recruit_into_their_own_expedition(origin: str, side: str, other: str) -> None:
    scene = Scene()
    scene.put("OR_06_C", origin)
    scene.do("play Ordis Cadets", side)
    assert scene.names(side) == ["Ordis Cadets", "Ordis Recruit"]
    assert scene.names(other) == []


@pytest.mark.card("OR_07_R1")
def test_the_rare_rune_scribe_resupplies_from_hand_with_a_token() -> None:
    scene = Scene()
    scene.put("OR_31_C", "companion")
    scene.put("OR_07_R1", "hand")
    scene.do("play Monolith Rune-Scribe", "hero")
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert len(scene.names("deck")) == 9


@pytest.mark.card("OR_07_R1")
@pytest.mark.rule("ALT-CONTROL-03")
def test_the_rare_rune_scribe_needs_a_token_that_its_player_controls() -> None:
    scene = Scene()
    scene.put("OR_31_C", "hero", 1)
    scene.put("OR_05_C", "hero")
    scene.put("OR_07_R1", "hand")
    scene.do("play Monolith Rune-Scribe", "hero")
    assert scene.names("reserve") == []


@pytest.mark.card("OR_07_R1")
def test_the_rare_rune_scribe_does_not_resupply_from_reserve() -> None:
    scene = Scene()
    scene.put("OR_31_C", "companion")
    scene.put("OR_07_R1", "reserve")
    scene.do("play Monolith Rune-Scribe", "hero")
    assert scene.names("reserve") == []


@pytest.mark.card("OR_09_R2")
def test_the_axiom_frog_prince_is_discarded_to_make_the_next_permanent_cheaper() -> None:
    scene = Scene(mana=2)
    prince = scene.put("OR_09_R2", "reserve")
    carrier = scene.put("OR_30_C", "hand")
    assert not scene.can("play Ordis Carrier")
    scene.do("use The Frog Prince", "play Ordis Carrier")
    assert scene.zone(prince) == "discard"
    assert scene.zone(carrier) == "landmark"
    assert scene.ready_mana() == 0


@pytest.mark.card("OR_09_R2")
def test_the_axiom_frog_prince_makes_no_character_cheaper() -> None:
    scene = Scene(mana=2)
    scene.put("OR_09_R2", "reserve")
    scene.put("OR_13_C", "hand")
    scene.do("use The Frog Prince")
    assert not scene.can("play Ordis Gatekeeper")


@pytest.mark.card("OR_09_C")
def test_the_common_frog_prince_has_no_support() -> None:
    scene = Scene()
    scene.put("OR_09_C", "reserve")
    assert not scene.can("use The Frog Prince")


@pytest.mark.card("OR_10_R2")
@pytest.mark.rule("ALT-KEYWORD-DEFENDER-01", "ALT-KEYWORD-DEFENDER-02")
def test_monolith_archivist_holds_back_its_own_expedition_and_no_other() -> None:
    scene = Scene()
    scene.put("OR_10_R2", "hand")
    scene.put("OR_05_C", "companion")
    scene.do("play Monolith Archivist", "hero")
    scene.at(2, 7, 2, 7)
    scene.to_dusk()
    assert scene.state.at == [2, 6, 2, 7]


@pytest.mark.card("OR_10_R2")
@pytest.mark.rule("ALT-KEYWORD-DEFENDER-03")
def test_monolith_archivist_counts_against_the_expedition_it_faces() -> None:
    scene = Scene()
    scene.put("OR_10_R2", "hand")
    scene.put("OR_07_C", "hero", 1)
    scene.do("play Monolith Archivist", "hero")
    scene.to_dusk()
    assert scene.state.at == [0, 7, 0, 7]


@pytest.mark.card("OR_13_C")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("side", "other"), [("hero", "companion"), ("companion", "hero")])
def test_ordis_gatekeeper_brings_a_recruit_into_the_other_own_expedition(origin: str, side: str, other: str) -> None:
    scene = Scene()
    scene.put("OR_13_C", origin)
    scene.do("play Ordis Gatekeeper", side)
    assert scene.names(side) == ["Ordis Gatekeeper"]
    assert scene.names(other) == ["Ordis Recruit"]
    assert scene.names("hero", 1) + scene.names("companion", 1) == []


@pytest.mark.card("OR_14_C", "OR_14_R1")
@pytest.mark.parametrize("reference", ["OR_14_C", "OR_14_R1"])
def test_ordis_spy_sabotages_from_hand(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Ordis Spy", "hero", "pick Inari")
    assert scene.zone(theirs) == "discard"
    assert scene.names("hero") == ["Ordis Spy"]


@pytest.mark.card("OR_14_C", "OR_14_R1")
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
@pytest.mark.parametrize("reference", ["OR_14_C", "OR_14_R1"])
def test_ordis_spy_may_leave_the_reserves_alone(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Ordis Spy", "hero", "no")
    assert scene.zone(theirs) == "reserve"


@pytest.mark.parametrize(
    ("reference", "recruits"),
    [
        pytest.param("OR_14_C", [], marks=pytest.mark.card("OR_14_C")),
        pytest.param("OR_14_R1", ["Ordis Recruit"], marks=pytest.mark.card("OR_14_R1")),
    ],
)
def test_ordis_spy_from_reserve_does_not_sabotage_but_the_rare_one_brings_a_recruit(
    reference: str, recruits: list[str]
) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("MU_11_C", "reserve", 1)
    scene.do("play Ordis Spy", "companion")
    assert scene.names("companion") == ["Ordis Spy", *recruits]
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.parametrize(
    ("reference", "boost"),
    [
        pytest.param("OR_15_C", 2, marks=pytest.mark.card("OR_15_C")),
        pytest.param("OR_15_R1", 3, marks=pytest.mark.card("OR_15_R1")),
    ],
)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_kakoba_boosts_itself_with_three_other_characters(reference: str, boost: int, origin: str) -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero")
    scene.put("OR_05_C", "companion")
    scene.put("OR_31_C", "companion")
    kakoba = scene.put(reference, origin)
    scene.do("play Kakoba, Legion Commander", "hero")
    assert scene.boosts(kakoba) == boost


@pytest.mark.card("OR_15_C", "OR_15_R1")
@pytest.mark.parametrize("reference", ["OR_15_C", "OR_15_R1"])
def test_kakoba_counts_neither_itself_nor_characters_of_the_opponent(reference: str) -> None:
    scene = Scene()
    scene.put("OR_05_C", "hero")
    scene.put("OR_05_C", "companion")
    scene.put("OR_05_C", "hero", 1)
    kakoba = scene.put(reference, "hand")
    scene.do("play Kakoba, Legion Commander", "hero")
    assert scene.boosts(kakoba) == 0


JEANNE = [
    pytest.param("OR_17_C", 1, marks=pytest.mark.card("OR_17_C")),
    pytest.param("OR_17_R1", 2, marks=pytest.mark.card("OR_17_R1")),
]


@pytest.mark.parametrize(("reference", "recruits"), JEANNE)
@pytest.mark.rule("ALT-REST-04", "ALT-REST-05")
def test_jeanne_leaving_at_rest_leaves_recruits_in_both_expeditions_for_the_next_day(
    reference: str, recruits: int
) -> None:
    scene = Scene()
    jeanne = scene.put(reference, "hand")
    scene.do("play Jeanne d'Arc", "hero")
    assert scene.names("hero") == ["Jeanne d'Arc"]
    scene.to_dusk()
    assert (scene.zone(jeanne), scene.state.day) == ("reserve", 3)
    assert scene.names("hero") == scene.names("companion") == ["Ordis Recruit"] * recruits


@pytest.mark.parametrize(("reference", "recruits"), JEANNE)
@pytest.mark.rule("ALT-REACT-16")
def test_jeanne_discarded_by_the_opponent_leaves_recruits_to_her_own_player(reference: str, recruits: int) -> None:
    scene = Scene()
    jeanne = scene.put(reference, "companion", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert scene.zone(jeanne) == "discard"
    assert scene.names("hero", 1) == scene.names("companion", 1) == ["Ordis Recruit"] * recruits
    assert scene.names("hero") + scene.names("companion") == []


@pytest.mark.card("OR_17_C", "OR_17_R1")
@pytest.mark.parametrize("reference", ["OR_17_C", "OR_17_R1"])
def test_jeanne_leaving_reserve_leaves_nobody(reference: str) -> None:
    scene = Scene()
    scene.put("OR_14_C", "hand")
    jeanne = scene.put(reference, "reserve", 1)
    scene.do("play Ordis Spy", "hero", "pick Jeanne d'Arc")
    assert scene.zone(jeanne) == "discard"
    assert scene.names("hero", 1) + scene.names("companion", 1) == []


# Spells ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_23_C")
@pytest.mark.rule("ALT-STATUS-FLEETING-06", "ALT-STATUS-FLEETING-05")
def test_charge_boosts_every_own_character_and_is_discarded() -> None:
    scene = Scene()
    charge = scene.put("OR_23_C", "hand")
    mine = [scene.put("OR_05_C", "hero"), scene.put("OR_31_C", "hero"), scene.put("OR_07_C", "companion")]
    others = [scene.put("OR_05_C", "hero", 1), scene.put("OR_05_C", "reserve")]
    scene.do("play Charge!")
    assert [scene.boosts(one) for one in mine] == [1, 1, 1]
    assert [scene.boosts(one) for one in others] == [0, 0]
    assert scene.zone(charge) == "discard"


@pytest.mark.card("OR_23_C")
def test_charge_with_nobody_there_does_nothing() -> None:
    scene = Scene()
    charge = scene.put("OR_23_C", "hand")
    scene.do("play Charge!")
    assert scene.zone(charge) == "discard"
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("OR_25_C")
@pytest.mark.rule("ALT-EFFECT-10")
def test_sticky_note_seals_send_a_large_character_to_reserve() -> None:
    scene = Scene()
    seals = scene.put("OR_25_C", "hand")
    large = scene.put("MU_14_C", "hero", 1)
    small = scene.put("MU_11_C", "hero", 1)
    landmark = scene.put("OR_28_C", "landmark", 1)
    scene.do("play Sticky Note Seals", "1")
    assert [scene.zone(one) for one in (large, small, landmark)] == ["reserve", "hero", "landmark"]
    assert scene.zone(seals) == "discard"


@pytest.mark.card("OR_25_C")
@pytest.mark.rule("ALT-EFFECT-10")
def test_sticky_note_seals_discard_an_expensive_permanent() -> None:
    scene = Scene()
    scene.put("OR_25_C", "hand")
    large = scene.put("MU_14_C", "hero", 1)
    cheap = scene.put("OR_30_C", "landmark", 1)
    dear = scene.put("AX_25_C", "landmark", 1)
    scene.do("play Sticky Note Seals", "2")
    assert [scene.zone(one) for one in (large, cheap, dear)] == ["hero", "landmark", "discard"]


@pytest.mark.card("OR_25_C")
@pytest.mark.rule("ALT-EFFECT-04")
def test_sticky_note_seals_do_nothing_to_what_costs_less_than_4() -> None:
    scene = Scene()
    seals = scene.put("OR_25_C", "hand")
    small = scene.put("MU_11_C", "hero", 1)
    cheap = scene.put("OR_30_C", "landmark", 1)
    scene.do("play Sticky Note Seals")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert [scene.zone(one) for one in (small, cheap)] == ["hero", "landmark"]
    assert scene.zone(seals) == "discard"


@pytest.mark.card("OR_25_C")
@pytest.mark.rule("ALT-EFFECT-04")
def test_sticky_note_seals_take_an_own_character_if_no_permanent_can_be_discarded() -> None:
    scene = Scene()
    scene.put("OR_25_C", "hand")
    mine = scene.put("MU_14_C", "hero")
    cheap = scene.put("OR_30_C", "landmark", 1)
    scene.do("play Sticky Note Seals")
    assert [scene.zone(one) for one in (mine, cheap)] == ["reserve", "landmark"]


@pytest.mark.card("OR_26_R1")
def test_open_the_gates_splits_four_recruits_over_any_expeditions() -> None:
    scene = Scene()
    gates = scene.put("OR_26_R1", "hand")
    scene.do("play Open the Gates", "hero", "hero", "companion", "their companion")
    assert scene.names("hero") == ["Ordis Recruit"] * 2
    assert scene.names("companion") == ["Ordis Recruit"]
    assert scene.names("hero", 1) == []
    assert scene.names("companion", 1) == ["Ordis Recruit"]
    assert scene.zone(gates) == "reserve"


@pytest.mark.card("OR_26_R1")
def test_open_the_gates_may_send_all_four_to_one_place() -> None:
    scene = Scene()
    scene.put("OR_26_R1", "reserve")
    scene.do("play Open the Gates", "companion", "companion", "companion", "companion")
    assert scene.totals("companion") == [4, 4, 4]


# Landmarks ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_28_C")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_monolith_boosts_a_character_that_is_played(origin: str) -> None:
    scene = Scene()
    scene.put("OR_28_C", "hand")
    there = scene.put("OR_05_C", "hero")
    trooper = scene.put("OR_07_C", origin)
    scene.do("play The Monolith, Ordis Bastion", "pass", "play Monolith Rune-Scribe", "companion")
    assert scene.boosts(trooper) == 1
    assert scene.boosts(there) == 0


@pytest.mark.card("OR_28_C")
@pytest.mark.rule("ALT-REACT-09", "ALT-REACT-10")
def test_the_monolith_boosts_each_of_four_recruits() -> None:
    scene = Scene()
    scene.put("OR_28_C", "landmark")
    scene.put("OR_26_R1", "hand")
    scene.do("play Open the Gates", "hero", "hero", "hero", "their hero")
    scene.do("1", "1")
    assert scene.totals("hero") == [6, 6, 6]
    assert scene.totals("hero", 1) == [1, 1, 1]


@pytest.mark.card("OR_28_C")
def test_the_monolith_does_not_boost_what_joins_the_opponent() -> None:
    scene = Scene()
    scene.put("OR_28_C", "landmark")
    theirs = scene.put("OR_07_C", "hand", 1)
    scene.do("pass", "play Monolith Rune-Scribe", "hero")
    assert scene.boosts(theirs) == 0


@pytest.mark.card("OR_28_C")
@pytest.mark.rule("ALT-CONTROL-03")
def test_the_monolith_boosts_a_token_that_the_opponent_sends_over() -> None:
    scene = Scene()
    scene.put("OR_28_C", "landmark", 1)
    scene.put("OR_26_R1", "hand")
    scene.do("play Open the Gates", "hero", "hero", "hero", "their hero")
    assert scene.totals("hero", 1) == [2, 2, 2]
    assert scene.totals("hero") == [3, 3, 3]


@pytest.mark.card("OR_30_C")
def test_ordis_carrier_brings_a_recruit_to_the_companion_expedition_at_noon() -> None:
    scene = Scene()
    scene.put("OR_30_C", "hand")
    scene.do("play Ordis Carrier")
    assert scene.names("companion") == []
    scene.to_dusk()
    scene.do("no", "no")
    assert scene.state.day == 3
    assert scene.names("companion") == ["Ordis Recruit"]
    assert scene.names("hero") == []


@pytest.mark.card("OR_30_C")
@pytest.mark.rule("ALT-CARD-19")
def test_ordis_carrier_in_reserve_brings_nobody() -> None:
    scene = Scene()
    scene.put("OR_30_C", "reserve")
    scene.noon()
    assert scene.names("companion") == []
