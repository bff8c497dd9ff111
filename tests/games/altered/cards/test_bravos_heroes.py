"""Atsadi & Surge and Basira & Kaizaimon, played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

# Atsadi & Surge ------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_02_C")
@pytest.mark.rule("ALT-COUNTER-04")
def test_atsadi_begins_with_five_counters() -> None:
    scene = Scene(heroes=("BR_02_C", None))
    assert scene.counters(scene.state.hero(0)) == 5


@pytest.mark.card("BR_02_C")
def test_atsadi_draws_and_gains_a_counter_for_a_character_that_costs_as_many() -> None:
    scene = Scene(heroes=("BR_02_C", None))
    scene.put("BR_21_C", "hand")
    scene.do("play Achilles", "hero")
    assert len(scene.names("hand")) == 1
    assert scene.counters(scene.state.hero(0)) == 6


@pytest.mark.card("BR_02_C")
def test_atsadi_wants_more_the_next_time() -> None:
    scene = Scene(heroes=("BR_02_C", None), mana=20)
    for one in ("BR_21_C", "BR_20_C", "BR_22_C"):
        scene.put(one, "hand")
    scene.do("play Achilles", "hero", "pass", "play Atlas", "hero")
    assert scene.counters(scene.state.hero(0)) == 6
    scene.do("play Shenlong", "hero")
    assert scene.counters(scene.state.hero(0)) == 7
    assert scene.names("hand") == ["Ordis Trooper", "Ordis Trooper"]


@pytest.mark.card("BR_02_C")
def test_atsadi_does_nothing_for_a_character_that_costs_less() -> None:
    scene = Scene(heroes=("BR_02_C", None))
    scene.put("BR_13_C", "hand")
    scene.do("play Kappa", "hero")
    assert scene.names("hand") == []
    assert scene.counters(scene.state.hero(0)) == 5


@pytest.mark.card("BR_02_C")
@pytest.mark.rule("ALT-CARD-13")
def test_atsadi_reads_the_printed_hand_cost_even_if_less_is_paid_from_reserve() -> None:
    scene = Scene(heroes=("BR_02_C", None))
    scene.put("YZ_18_C", "reserve")
    scene.do("play Sakarabru", "hero")
    assert scene.ready_mana() == 6
    assert scene.counters(scene.state.hero(0)) == 6


@pytest.mark.card("BR_02_C")
@pytest.mark.parametrize(("card", "name"), [("LY_26_C", "Paint Prison"), ("AX_25_C", "Axiom Reprocessor")])
def test_atsadi_looks_at_characters_only(card: str, name: str) -> None:
    scene = Scene(heroes=("BR_02_C", None))
    scene.state.counters[scene.state.hero(0)] = 4
    scene.put(card, "hand")
    scene.do(f"play {name}")
    assert scene.names("hand") == []
    assert scene.counters(scene.state.hero(0)) == 4


@pytest.mark.card("BR_02_C")
@pytest.mark.rule("ALT-EFFECT-14")
def test_atsadi_does_not_look_at_the_opponents_characters() -> None:
    scene = Scene(heroes=(None, "BR_02_C"))
    scene.put("BR_22_C", "hand")
    scene.do("play Shenlong", "hero")
    assert scene.names("hand", 1) == []
    assert scene.counters(scene.state.hero(1)) == 5


# Basira & Kaizaimon --------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_03_C")
def test_basira_exhausts_to_boost_a_character_when_one_gains_a_boost() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    trainee = scene.put("BR_09_C", "reserve")
    kappa = scene.put("BR_13_C", "companion")
    scene.do("play Haven Trainee", "hero", "yes")
    assert not scene.can("no")
    scene.do("pick Kappa")
    assert [scene.boosts(trainee), scene.boosts(kappa)] == [2, 1]
    assert scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("BR_03_C")
@pytest.mark.rule("ALT-COST-09")
def test_basira_need_not() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    trainee = scene.put("BR_09_C", "reserve")
    scene.do("play Haven Trainee", "hero", "no")
    assert scene.boosts(trainee) == 2
    assert not scene.has(scene.state.hero(0), "exhausted")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("BR_03_C")
@pytest.mark.rule("ALT-TARGET-06")
def test_basira_may_boost_a_character_of_the_opponent() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    scene.put("BR_09_C", "reserve")
    theirs = scene.put("BR_13_C", "hero", 1)
    scene.do("play Haven Trainee", "hero", "yes", "pick Kappa")
    assert scene.boosts(theirs) == 1


@pytest.mark.card("BR_03_C")
@pytest.mark.rule("ALT-REACT-09", "ALT-QUICK-04")
def test_basira_exhausts_once_for_two_characters_boosted_together() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    trooper = scene.put("OR_05_C", "hero")
    kappa = scene.put("BR_13_C", "hero")
    scene.put("BR_11_R1", "hand")
    scene.do("play Chiron", "companion", "pick Kappa", "pick Ordis Trooper")
    # One entry for each of the two.
    assert scene.asked == "reaction"
    scene.do("1", "yes", "pick Kappa")
    # Her own boost has activated her too, but exhausted she can do nothing for it.
    scene.do("1")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert [scene.boosts(kappa), scene.boosts(trooper)] == [2, 1]


@pytest.mark.card("BR_03_C")
@pytest.mark.rule("ALT-GOLDEN-13")
def test_basira_looks_at_her_players_characters_whoever_boosts_them() -> None:
    scene = Scene(heroes=(None, "BR_03_C"))
    scene.put("BR_26_C", "hand")
    kappa = scene.put("BR_13_C", "hero", 1)
    scene.do("play Physical Training")
    assert scene.who == 1
    scene.do("yes")
    assert scene.boosts(kappa) == 4


@pytest.mark.card("BR_03_C")
@pytest.mark.rule("ALT-CONTROL-02")
def test_basira_does_not_look_at_the_opponents_characters() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    scene.put("BR_26_C", "hand")
    scene.put("BR_13_C", "hero", 1)
    scene.do("play Physical Training")
    assert scene.asked == "turn"


@pytest.mark.card("BR_03_C", "BR_10_C")
@pytest.mark.rule("ALT-CONTROL-02", "ALT-KEYWORD-SEASONED-01")
def test_basira_does_not_look_at_boosts_that_are_carried_along() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    red = scene.put("BR_10_C", "reserve", boosts=2)
    scene.do("play Red", "hero")
    assert scene.boosts(red) == 2
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("BR_03_C")
@pytest.mark.rule("ALT-MORNING-02")
def test_basira_can_do_it_again_the_next_day() -> None:
    scene = Scene(heroes=("BR_03_C", None))
    scene.put("BR_09_C", "reserve")
    ratatoskr = scene.put("BR_04_C", "reserve")
    scene.do("play Haven Trainee", "hero", "yes")
    scene.to_next_afternoon()
    scene.do(*(["pass"] if scene.who == 1 else []), "play Ratatoskr", "hero", "yes")
    assert scene.boosts(ratatoskr) == 3
