"""The Characters of Axiom from Ada Lovelace to Ganesha (numbers 13 to 19), played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

HUB, REPROCESSOR, HIVE, JAMMER = "AX_24_C", "AX_25_C", "AX_30_C", "AX_28_C"


# Ada Lovelace --------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_13_C", "AX_13_R1", "AX_13_R2")
@pytest.mark.parametrize(
    ("reference", "given", "draws"),
    [
        ("AX_13_C", "Brassbug Hub", 1),
        ("AX_13_C", "Hooked", 0),
        ("AX_13_C", "Amelia Earhart", 0),
        ("AX_13_R1", "Brassbug Hub", 1),
        ("AX_13_R1", "Hooked", 1),
        ("AX_13_R1", "Amelia Earhart", 1),
        ("AX_13_R2", "Brassbug Hub", 0),
        ("AX_13_R2", "Hooked", 1),
        ("AX_13_R2", "Amelia Earhart", 0),
    ],
)
def test_ada_lovelace_draws_for_the_right_card_put_into_reserve(reference: str, given: str, draws: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    for name in (HUB, "AX_20_C", "AX_11_C"):
        scene.put(name, "hand")
    scene.do("play Ada Lovelace", "hero", f"pick {given}")
    assert scene.names("reserve") == [given]
    assert len(scene.names("hand")) == 2 + draws


@pytest.mark.card("AX_13_C", "AX_13_R1", "AX_13_R2")
@pytest.mark.parametrize("reference", ["AX_13_C", "AX_13_R1", "AX_13_R2"])
@pytest.mark.rule("ALT-EFFECT-06", "ALT-EFFECT-09")
@pytest.mark.parametrize("hand", [(HUB, "AX_20_C"), ()], ids=["declined", "empty hand"])
def test_ada_lovelace_draws_nothing_if_nothing_is_put_into_reserve(reference: str, hand: tuple[str, ...]) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    for name in hand:
        scene.put(name, "hand")
    scene.do("play Ada Lovelace", "hero", *["no"] * bool(hand))
    assert scene.names("reserve") == []
    assert len(scene.names("hand")) == len(hand)


@pytest.mark.card("AX_13_C", "AX_13_R1", "AX_13_R2")
@pytest.mark.parametrize("reference", ["AX_13_C", "AX_13_R1", "AX_13_R2"])
@pytest.mark.rule("ALT-PLAY-15")
def test_ada_lovelace_from_hand_does_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(HUB, "hand")
    scene.do("play Ada Lovelace", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.names("hand") == ["Brassbug Hub"]


# Coppélia ------------------------------------------------------------------------------------------------------------

COPPELIAS = ["AX_14_C", "AX_14_R1", "AX_14_R2"]


@pytest.mark.card("AX_14_C", "AX_14_R1", "AX_14_R2")
@pytest.mark.parametrize("reference", COPPELIAS)
@pytest.mark.rule("ALT-REACT-15", "ALT-OBJ-05", "ALT-PLAY-18", "ALT-STATUS-FLEETING-01")
def test_coppelia_put_from_hand_into_reserve_may_be_played_for_free_and_sleeps(reference: str) -> None:
    scene = Scene(mana=2)
    scene.put("AX_04_C", "hand")
    coppelia = scene.put(reference, "hand")
    scene.do("play Kelon Elemental", "hero", "yes", "companion")
    assert scene.zone(coppelia) == "companion"
    assert scene.has(coppelia, "asleep")
    assert scene.has(coppelia, "fleeting")
    assert len(scene.events("played")) == 2


@pytest.mark.card("AX_14_C", "AX_14_R1", "AX_14_R2")
@pytest.mark.parametrize("reference", COPPELIAS)
@pytest.mark.rule("ALT-EFFECT-06")
def test_coppelia_may_also_stay_in_reserve(reference: str) -> None:
    scene = Scene()
    scene.put("AX_04_C", "hand")
    coppelia = scene.put(reference, "hand")
    scene.do("play Kelon Elemental", "hero", "no")
    assert scene.zone(coppelia) == "reserve"
    assert not scene.has(coppelia, "asleep")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("AX_14_C")
@pytest.mark.rule("ALT-STATUS-ASLEEP-04", "ALT-REST-02")
def test_coppelia_sleeps_through_the_day_and_through_rest() -> None:
    scene = Scene()
    scene.put("AX_04_C", "hand")
    coppelia = scene.put("AX_14_C", "hand")
    scene.do("play Kelon Elemental", "hero", "yes", "companion")
    scene.to_next_afternoon()
    assert scene.zone(coppelia) == "companion"
    assert not scene.has(coppelia, "asleep")
    assert scene.state.at[1] == 7


@pytest.mark.card("AX_14_C")
def test_coppelia_played_from_hand_is_awake_and_costs_what_she_prints() -> None:
    scene = Scene()
    coppelia = scene.put("AX_14_C", "hand")
    scene.do("play Coppélia", "hero")
    assert not scene.has(coppelia, "asleep")
    assert scene.ready_mana() == 8


@pytest.mark.card("AX_14_C", "AX_14_R1", "AX_14_R2")
@pytest.mark.parametrize("reference", COPPELIAS)
def test_coppelia_sent_to_reserve_from_anywhere_but_the_hand_stays_there(reference: str) -> None:
    scene = Scene()
    resupplied = scene.put(reference, "deck")
    bounced = scene.put(reference, "hero")
    scene.put("AX_08_C", "reserve")
    scene.put("YZ_21_C", "hand")
    scene.do("play Axiom Salvager", "companion", "pass", "play Off You Go!", "pick Coppélia")
    assert [scene.zone(card) for card in (resupplied, bounced)] == ["reserve", "reserve"]
    assert scene.asked == "turn"


@pytest.mark.card("AX_14_R1", "AX_30_R1")
def test_coppelia_who_comes_out_for_free_is_a_robot_that_joins() -> None:
    scene = Scene()
    scene.put("AX_30_R1", "landmark")
    scene.put("AX_04_C", "hand")
    coppelia = scene.put("AX_14_R1", "hand")
    scene.do("play Kelon Elemental", "hero", "yes", "hero")
    assert scene.boosts(coppelia) == 1


# Axiom Scrambler and Foundry Armorer ---------------------------------------------------------------------------------


@pytest.mark.card("AX_15_C", "AX_15_R1", "AX_15_R2")
@pytest.mark.parametrize("reference", ["AX_15_C", "AX_15_R1", "AX_15_R2"])
def test_axiom_scrambler_from_hand_sabotages(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("AX_11_C", "reserve")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Axiom Scrambler", "hero", "pick Axiom Salvager")
    assert scene.zone(theirs) == "discard"
    assert scene.zone(mine) == "reserve"


@pytest.mark.card("AX_15_C", "AX_15_R1", "AX_15_R2")
@pytest.mark.parametrize("reference", ["AX_15_C", "AX_15_R1", "AX_15_R2"])
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_axiom_scrambler_need_not_sabotage_anything(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Axiom Scrambler", "hero", "no")
    assert scene.zone(theirs) == "reserve"


@pytest.mark.card("AX_15_C", "AX_15_R1", "AX_15_R2")
@pytest.mark.parametrize("reference", ["AX_15_C", "AX_15_R1", "AX_15_R2"])
def test_axiom_scrambler_from_reserve_does_not_sabotage(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Axiom Scrambler", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("AX_16_C", "AX_16_R2")
@pytest.mark.parametrize("reference", ["AX_16_C", "AX_16_R2"])
def test_foundry_armorer_from_reserve_makes_a_brassbug_in_any_expedition(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.do("play Foundry Armorer", "hero")
    assert sorted(scene.options) == ["companion", "hero", "their companion", "their hero"]
    scene.do("companion")
    assert scene.names("companion") == ["Brassbug"]


@pytest.mark.card("AX_16_C", "AX_16_R2")
@pytest.mark.parametrize("reference", ["AX_16_C", "AX_16_R2"])
@pytest.mark.rule("ALT-PLAY-15")
def test_foundry_armorer_from_hand_makes_no_brassbug(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Foundry Armorer", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("AX_16_R1")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_foundry_armorer_makes_a_brassbug_from_wherever_it_is_played(origin: str) -> None:
    scene = Scene()
    scene.put("AX_16_R1", origin)
    scene.do("play Foundry Armorer", "hero", "their companion")
    assert scene.names("companion", 1) == ["Brassbug"]


# Dr. Frankenstein ----------------------------------------------------------------------------------------------------

FRANKENSTEINS = ["AX_17_C", "AX_17_R1", "AX_17_R2"]


@pytest.mark.card("AX_17_C", "AX_17_R1", "AX_17_R2")
@pytest.mark.parametrize("reference", FRANKENSTEINS)
@pytest.mark.rule("ALT-ACTION-ACTIVATE-01", "ALT-ACTION-ACTIVATE-02")
def test_dr_frankenstein_from_reserve_may_activate_the_j_of_an_own_permanent(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    hub = scene.put(HUB, "landmark")
    scene.put(HIVE, "landmark")
    theirs = scene.put(HUB, "landmark", 1)
    scene.do("play Dr. Frankenstein", "hero")
    assert scene.options == ["no", "pick Brassbug Hub (landmark)", "pick Brassbug Hive (landmark)"]
    scene.do("pick Brassbug Hub")
    assert [scene.counters(card) for card in (hub, theirs)] == [3, 0]
    assert scene.events("created") == []


@pytest.mark.card("AX_17_C", "AX_17_R1", "AX_17_R2")
@pytest.mark.parametrize("reference", FRANKENSTEINS)
@pytest.mark.parametrize(("origin", "answers"), [("reserve", ("no",)), ("hand", ())])
def test_dr_frankenstein_declining_or_from_hand_activates_nothing(
    reference: str, origin: str, answers: tuple[str, ...]
) -> None:
    scene = Scene()
    scene.put(reference, origin)
    hub = scene.put(HUB, "landmark")
    scene.do("play Dr. Frankenstein", "hero", *answers)
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.counters(hub) == 0


# Athena --------------------------------------------------------------------------------------------------------------


def with_landmarks(count: int) -> Scene:
    """A table where player 0 has so many Landmarks."""
    scene = Scene()
    for _ in range(count):
        scene.put(REPROCESSOR, "landmark")
        scene.put(REPROCESSOR, "landmark", 1)
    return scene


def with_others(count: int) -> Scene:
    """A table where player 0 has so many Characters."""
    scene = Scene()
    for _ in range(count):
        scene.put("AX_11_C", "companion")
        scene.put("AX_11_C", "companion", 1)
    return scene


@pytest.mark.card("AX_18_C", "AX_18_R1")
@pytest.mark.parametrize("reference", ["AX_18_C", "AX_18_R1"])
@pytest.mark.rule("ALT-STATUS-06")
@pytest.mark.parametrize(("landmarks", "fleeting"), [(1, True), (2, False)])
def test_athena_from_reserve_loses_fleeting_with_two_landmarks(reference: str, landmarks: int, fleeting: bool) -> None:
    scene = with_landmarks(landmarks)
    athena = scene.put(reference, "reserve")
    scene.do("play Athena", "hero")
    assert scene.has(athena, "fleeting") == fleeting
    assert scene.boosts(athena) == 0


@pytest.mark.card("AX_18_C", "AX_18_R1")
@pytest.mark.parametrize(
    ("reference", "landmarks", "boosts"), [("AX_18_R1", 1, 0), ("AX_18_R1", 2, 2), ("AX_18_C", 2, 0)]
)
def test_the_rare_athena_from_hand_is_boosted_with_two_landmarks(reference: str, landmarks: int, boosts: int) -> None:
    scene = with_landmarks(landmarks)
    athena = scene.put(reference, "hand")
    scene.do("play Athena", "hero")
    assert scene.boosts(athena) == boosts


@pytest.mark.card("AX_18_R2")
@pytest.mark.parametrize(("others", "boosts"), [(0, 0), (1, 0), (2, 2)])
def test_athena_of_ordis_from_hand_is_boosted_with_two_other_characters(others: int, boosts: int) -> None:
    scene = with_others(others)
    athena = scene.put("AX_18_R2", "hand")
    scene.do("play Athena", "hero")
    assert scene.boosts(athena) == boosts


@pytest.mark.card("AX_18_R2")
@pytest.mark.parametrize(("others", "fleeting"), [(1, True), (2, False)])
def test_athena_of_ordis_from_reserve_loses_fleeting_with_two_other_characters(others: int, fleeting: bool) -> None:
    scene = with_others(others)
    athena = scene.put("AX_18_R2", "reserve")
    scene.do("play Athena", "hero")
    assert scene.has(athena, "fleeting") == fleeting
    assert scene.boosts(athena) == 0


@pytest.mark.card("AX_18_C", "AX_18_R1", "AX_18_R2")
@pytest.mark.parametrize("reference", ["AX_18_C", "AX_18_R1", "AX_18_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-CONTROL-02")
def test_athena_counts_neither_what_the_opponent_controls_nor_what_is_of_the_other_kind(
    reference: str, origin: str
) -> None:
    scene = Scene()
    ordis = reference == "AX_18_R2"
    for _ in range(2):
        scene.put("AX_11_C", "companion", 1 if ordis else 0)
        scene.put(REPROCESSOR, "landmark", 0 if ordis else 1)
    athena = scene.put(reference, origin)
    scene.do("play Athena", "hero")
    assert scene.boosts(athena) == 0
    assert scene.has(athena, "fleeting") == (origin == "reserve")


@pytest.mark.card("AX_18_C", "AX_18_R1", "LY_27_C")
@pytest.mark.parametrize("reference", ["AX_18_C", "AX_18_R1"])
@pytest.mark.rule("ALT-PLAY-16")
def test_athena_put_into_play_neither_is_boosted_nor_loses_fleeting(reference: str) -> None:
    scene = with_landmarks(2)
    athena = scene.put(reference, "deck")
    scene.put("LY_27_C", "hand")
    scene.do("play Mind Apotheosis", "1", "hero", "no")
    assert (scene.zone(athena), scene.boosts(athena), scene.has(athena, "fleeting")) == ("hero", 0, True)


# Ganesha -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_19_C", "AX_19_R1")
@pytest.mark.parametrize("reference", ["AX_19_C", "AX_19_R1"])
@pytest.mark.rule("ALT-EFFECT-12", "ALT-REACT-02")
def test_ganesha_activates_the_j_of_several_permanents_in_any_order(reference: str) -> None:
    scene = Scene()
    hub = scene.put(HUB, "landmark")
    scene.put("AX_25_R1", "landmark")
    scene.put(HIVE, "landmark")
    scene.put(reference, "hand")
    scene.do("play Ganesha", "hero", "pick Brassbug Hub", "pick Axiom Reprocessor", "pick Brassbug Hive")
    assert scene.asked == "reaction"
    scene.do("3", "hero", "2")
    assert scene.counters(hub) == 3
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert scene.names("hero") == ["Ganesha", "Brassbug"]


@pytest.mark.card("AX_19_C", "AX_19_R1")
@pytest.mark.parametrize("reference", ["AX_19_C", "AX_19_R1"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-EFFECT-06")
def test_ganesha_may_leave_out_any_permanent(reference: str, origin: str) -> None:
    scene = Scene()
    hub = scene.put(HUB, "landmark")
    scene.put(HIVE, "landmark")
    theirs = scene.put(HUB, "landmark", 1)
    scene.put(reference, origin)
    scene.do("play Ganesha", "hero")
    assert scene.options == ["no", "pick Brassbug Hub (landmark)", "pick Brassbug Hive (landmark)"]
    scene.do("pick Brassbug Hub", "no")
    assert scene.counters(hub) == 3
    assert scene.counters(theirs) == 0
    assert scene.events("created") == []


@pytest.mark.card("AX_19_C", "AX_19_R1", "AX_19_R2")
@pytest.mark.parametrize("reference", ["AX_19_C", "AX_19_R1", "AX_19_R2"])
def test_ganesha_need_not_activate_anything(reference: str) -> None:
    scene = Scene()
    hub = scene.put(HUB, "landmark")
    pigs = scene.put("AX_12_R2", "hero")
    scene.put(reference, "hand")
    scene.do("play Ganesha", "hero", "no")
    assert (scene.counters(hub), scene.boosts(pigs)) == (0, 0)
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("AX_19_R2", "AX_12_R2")
@pytest.mark.rule("ALT-ACTION-ACTIVATE-02", "ALT-EFFECT-12")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_ganesha_of_muna_activates_the_j_of_other_characters_each_as_its_own(origin: str) -> None:
    scene = Scene()
    scene.put(HUB, "landmark")
    pigs = scene.put("AX_12_R2", "hero")
    scene.put("AX_16_R1", "companion")
    scene.put("AX_12_R2", "hero", 1)
    ganesha = scene.put("AX_19_R2", origin)
    scene.do("play Ganesha", "hero")
    # Neither Ganesha himself, nor the Landmark, nor what the opponent controls.
    assert scene.options == [
        "no",
        "pick Three Little Pigs (hero expedition)",
        "pick Foundry Armorer (companion expedition)",
    ]
    scene.do("pick Three Little Pigs", "pick Foundry Armorer", "1", "companion")
    assert scene.boosts(pigs) == 1
    assert scene.boosts(ganesha) == 0
    assert scene.names("companion") == ["Foundry Armorer", "Brassbug"]


@pytest.mark.card("AX_19_C", "AX_19_R2")
@pytest.mark.parametrize("reference", ["AX_19_C", "AX_19_R2"])
def test_ganesha_with_nothing_to_activate_does_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(HIVE, "landmark", 1)
    scene.put("AX_16_R1", "hero", 1)
    scene.put(reference, "hand")
    scene.do("play Ganesha", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.events("created") == []
