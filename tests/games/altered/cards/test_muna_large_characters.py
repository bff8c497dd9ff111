"""The larger Characters of Muna outside its starter deck, from number 16 on, and Muna Merchant."""

import pytest

from tests.games.altered.scene import Scene

# Aloe Vera ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_16_C", "MU_16_R1", "MU_16_R2")
@pytest.mark.parametrize("reference", ["MU_16_C", "MU_16_R1", "MU_16_R2"])
def test_aloe_vera_resupplies_at_noon_in_an_expedition_only(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put(reference, "reserve", 1)
    scene.noon()
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert scene.names("reserve", 1) == ["Aloe Vera"]


@pytest.mark.card("MU_16_R1", "MU_16_R2")
@pytest.mark.parametrize("reference", ["MU_16_R1", "MU_16_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("answer", "paid"), [("yes", 4), ("no", 3)])
def test_the_rare_aloe_vera_may_be_anchored_for_one_mana(reference: str, origin: str, answer: str, paid: int) -> None:
    scene = Scene()
    aloe = scene.put(reference, origin)
    scene.do("play Aloe Vera", "hero", answer)
    assert scene.has(aloe, "anchored") == (answer == "yes")
    assert scene.ready_mana() == 10 - paid


@pytest.mark.card("MU_16_R1", "MU_16_R2")
@pytest.mark.rule("ALT-COST-07")
@pytest.mark.parametrize("reference", ["MU_16_R1", "MU_16_R2"])
def test_the_rare_aloe_vera_is_not_anchored_without_the_mana(reference: str) -> None:
    scene = Scene(mana=3)
    aloe = scene.put(reference, "hand")
    scene.do("play Aloe Vera", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert not scene.has(aloe, "anchored")


@pytest.mark.card("MU_16_C")
def test_the_common_aloe_vera_cannot_be_anchored() -> None:
    scene = Scene()
    aloe = scene.put("MU_16_C", "hand")
    scene.do("play Aloe Vera", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert not scene.has(aloe, "anchored")


# Aja ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "origin", "gained"),
    [
        pytest.param("MU_17_C", "hand", 1, marks=pytest.mark.card("MU_17_C")),
        pytest.param("MU_17_C", "reserve", 0, marks=pytest.mark.card("MU_17_C")),
        pytest.param("MU_17_R1", "hand", 1, marks=pytest.mark.card("MU_17_R1")),
        pytest.param("MU_17_R1", "reserve", 1, marks=pytest.mark.card("MU_17_R1")),
        pytest.param("MU_17_R2", "hand", 1, marks=pytest.mark.card("MU_17_R2")),
        pytest.param("MU_17_R2", "reserve", 0, marks=pytest.mark.card("MU_17_R2")),
    ],
)
@pytest.mark.rule("ALT-ZONE-16")
def test_aja_gives_each_player_an_exhausted_mana_orb_from_the_deck(reference: str, origin: str, gained: int) -> None:
    scene = Scene()
    scene.put("MU_11_C", "deck")
    scene.put("MU_14_C", "deck", 1)
    scene.put(reference, origin)
    scene.do("play Aja", "hero")
    assert [scene.names("mana", player)[10:] for player in (0, 1)] == [["Inari"] * gained, ["Cernunnos"] * gained]
    assert [len(scene.names("deck", player)) for player in (0, 1)] == [11 - gained, 11 - gained]
    assert [scene.ready_mana(player) for player in (0, 1)] == [10 - 4, 10]


# Parvati --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "origin", "anchors"),
    [
        pytest.param("MU_18_C", "hand", True, marks=pytest.mark.card("MU_18_C")),
        pytest.param("MU_18_C", "reserve", False, marks=pytest.mark.card("MU_18_C")),
        pytest.param("MU_18_R2", "hand", True, marks=pytest.mark.card("MU_18_R2")),
        pytest.param("MU_18_R2", "reserve", True, marks=pytest.mark.card("MU_18_R2")),
    ],
)
def test_parvati_anchors_a_target_character_of_any_cost(reference: str, origin: str, anchors: bool) -> None:
    scene = Scene()
    parvati = scene.put(reference, origin)
    large = scene.put("MU_22_C", "hero", 1)
    scene.do("play Parvati", "companion")
    if anchors:
        assert not scene.can("no")
        scene.do("pick Hydracaena")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.has(large, "anchored") == anchors
    assert not scene.has(parvati, "anchored")


# Verdantback ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_19_C", "MU_19_R1")
@pytest.mark.rule("ALT-KEYWORD-DEFENDER-01")
@pytest.mark.parametrize("reference", ["MU_19_C", "MU_19_R1"])
@pytest.mark.parametrize(("plants", "region"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_verdantback_is_a_defender_unless_there_are_two_other_plants(reference: str, plants: int, region: int) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    for _ in range(plants):
        scene.put("MU_12_C", "companion")
    scene.to_dusk()
    assert scene.state.at[0] == region
    assert scene.state.at[1] == (6 if plants else 7)


@pytest.mark.card("MU_19_C", "MU_19_R1")
@pytest.mark.rule("ALT-CONTROL-02")
@pytest.mark.parametrize("reference", ["MU_19_C", "MU_19_R1"])
def test_verdantback_counts_no_plants_of_the_opponent_nor_in_reserve_nor_bureaucrats(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put("MU_12_C", "companion")
    scene.put("MU_12_C", "companion", 1)
    scene.put("MU_12_C", "reserve")
    scene.put("OR_09_C", "companion")
    scene.put("OR_09_C", "companion")
    scene.to_dusk()
    assert scene.state.at[0] == 0


@pytest.mark.card("MU_19_C")
@pytest.mark.rule("ALT-PASSIVE-02")
def test_verdantback_defends_again_when_a_plant_goes() -> None:
    scene = Scene()
    scene.put("MU_19_C", "hero")
    scene.put("MU_12_C", "companion")
    scene.put("MU_09_C", "companion")
    scene.put("YZ_21_C", "hand", 1)
    scene.do("pass", "play Off You Go!", "pick Kodama")
    scene.to_dusk()
    assert scene.state.at[0] == 0


@pytest.mark.card("MU_19_R2")
@pytest.mark.parametrize(
    ("others", "region"),
    [([], 0), (["OR_09_C"], 0), (["OR_09_C", "OR_09_C"], 1), (["MU_12_C", "MU_12_C", "OR_09_C"], 0)],
)
def test_the_verdantback_of_ordis_is_a_defender_unless_there_are_two_bureaucrats(
    others: list[str], region: int
) -> None:
    scene = Scene()
    scene.put("MU_19_R2", "hero")
    for other in others:
        scene.put(other, "companion")
    scene.put("OR_09_C", "companion", 1)
    scene.to_dusk()
    assert scene.state.at[0] == region


# Son of Yggdrasil -----------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_21_C", "MU_21_R1", "MU_21_R2")
@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-01")
@pytest.mark.parametrize("reference", ["MU_21_C", "MU_21_R1", "MU_21_R2"])
def test_son_of_yggdrasil_counts_in_both_expeditions(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Son of Yggdrasil", "hero")
    assert scene.totals("hero") == scene.totals("companion") == [6, 3, 3]
    scene.to_dusk()
    assert scene.state.at[:2] == [1, 6]


@pytest.mark.parametrize(
    ("reference", "tough"),
    [
        pytest.param("MU_21_C", 0, marks=pytest.mark.card("MU_21_C")),
        pytest.param("MU_21_R1", 1, marks=pytest.mark.card("MU_21_R1")),
        pytest.param("MU_21_R2", 0, marks=pytest.mark.card("MU_21_R2")),
    ],
)
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-03")
def test_only_the_rare_son_of_yggdrasil_is_tough(reference: str, tough: int) -> None:
    for mana in (1, 2):
        scene = Scene(mana=mana)
        son = scene.put(reference, "hero", 1)
        scene.put("MU_28_C", "hand")
        # Where nothing need be paid, or nothing can be, nobody is asked.
        answers = ["pick Son of Yggdrasil"] if mana == 1 + tough == 2 else []
        scene.do("play Beauty Sleep", *answers)
        assert scene.has(son, "asleep") == (mana >= 1 + tough)
        assert scene.ready_mana() == (mana - 1 - tough if mana >= 1 + tough else mana - 1)


# Hydracaena -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_22_C", "MU_22_R1", "MU_22_R2")
@pytest.mark.parametrize("reference", ["MU_22_C", "MU_22_R1", "MU_22_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-KEYWORD-ETERNAL-01")
def test_hydracaena_joins_with_four_boosts_stays_at_rest_and_grows_at_noon(reference: str, origin: str) -> None:
    scene = Scene()
    hydracaena = scene.put(reference, origin)
    scene.do("play Hydracaena", "hero")
    assert scene.boosts(hydracaena) == 4
    assert scene.totals("hero") == [4, 4, 4]
    scene.to_next_afternoon()
    assert scene.zone(hydracaena) == "hero"
    assert scene.boosts(hydracaena) == 8


@pytest.mark.card("MU_22_C", "MU_22_R2")
@pytest.mark.parametrize("reference", ["MU_22_C", "MU_22_R2"])
def test_hydracaena_is_not_tough(reference: str) -> None:
    scene = Scene(mana=1)
    hydracaena = scene.put(reference, "hero", 1)
    scene.put("MU_12_C", "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep", "pick Hydracaena")
    assert scene.has(hydracaena, "asleep")
    assert scene.ready_mana() == 0


@pytest.mark.card("MU_22_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_the_rare_hydracaena_is_as_tough_as_its_controller_has_plants(others: int) -> None:
    scene = Scene()
    hydracaena = scene.put("MU_22_R1", "hero", 1)
    for _ in range(others):
        scene.put("MU_12_C", "companion", 1)
    # Neither the opponent's Plants count, nor a Druid, nor a Plant in Reserve.
    scene.put("MU_12_C", "hero")
    scene.put("MU_07_C", "hero", 1)
    scene.put("MU_12_C", "reserve", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep", "pick Hydracaena")
    assert scene.has(hydracaena, "asleep")
    assert scene.ready_mana() == 10 - 1 - (1 + others)


@pytest.mark.card("MU_22_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_the_rare_hydracaena_cannot_be_aimed_at_without_the_mana() -> None:
    scene = Scene(mana=2)
    hydracaena = scene.put("MU_22_R1", "hero", 1)
    scene.put("MU_12_C", "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    assert not scene.has(hydracaena, "asleep")


# Muna Merchant --------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_23_C", "MU_23_R1", "MU_23_R2")
@pytest.mark.parametrize("reference", ["MU_23_C", "MU_23_R1", "MU_23_R2"])
@pytest.mark.parametrize(("origin", "resupplied"), [("hand", []), ("reserve", ["Inari"])])
def test_muna_merchant_resupplies_when_played_from_reserve(reference: str, origin: str, resupplied: list[str]) -> None:
    scene = Scene()
    scene.put("MU_11_C", "deck")
    scene.put(reference, origin)
    scene.do("play Muna Merchant", "hero")
    assert scene.names("reserve") == resupplied
    assert scene.names("reserve", 1) == []
