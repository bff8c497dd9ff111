"""Corruption Essences: wild in the Tribe Phase, and nowhere else."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

#: Perk tiles that spend an Essence of a colour: numbers 0 to 5 convert, 14 to 17 give a gem, the others are of the
#: Kickstarter edition.
PAID_PERKS = (0, 1, 2, 3, 4, 5, 14, 15, 16, 17, 33, 34, 35, 36, 37)


@pytest.mark.rule("FAE-CORR-01", "FAE-CORR-02")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("dress up druid", 3),
        ("level up shaman", 2),
        ("settle OWL-B", 2),
        ("beacon OWL-A", 3),
        ("totem TOAD-B", 1),
        ("herb ", 3),
        ("attune stag", 4),
    ],
)
def test_any_tribe_action_may_be_paid_with_corruption_alone(action: str, cost: int) -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.beacon("TOAD-B", "red")
    if action.startswith("level"):
        scene.hero(0, "shaman", "N40")
    scene.essences(0, *["corruption"] * (cost - 1))
    scene.phase("tribe")
    assert not [words for words in scene.legal() if words.startswith(action)]

    scene.essences(0, "corruption")
    scene.phase("tribe")
    scene.do(next(words for words in scene.legal() if words.startswith(action)))
    if scene.kind == "pay_colour":
        scene.do("yellow")
    scene.pay()
    assert [event["colour"] for event in scene.told("spent")] == ["corruption"] * cost


@pytest.mark.rule("FAE-CORR-01")
def test_the_player_may_spend_corruption_though_the_colour_is_there() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "yellow-owl", "yellow-bear", "red-owl", "corruption-owl")
    scene.phase("tribe")
    scene.do("beacon OWL-A", "card corruption-owl")
    scene.do("card yellow-owl")
    scene.do("card red-owl")
    assert scene.kind == "beacon"
    assert scene.count(0, "yellow") == 1


@pytest.mark.rule("FAE-CORR-01")
def test_only_corruption_is_wild() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "yellow", "red", "red", "green", "blue")
    scene.phase("tribe")
    assert not [words for words in scene.legal() if words.startswith("beacon")]


@pytest.mark.rule("FAE-CORR-03")
@pytest.mark.parametrize("perk", PAID_PERKS)
def test_corruption_does_not_pay_for_a_perk(perk: int) -> None:
    scene = Scene(kickstarter=True)
    scene.hero(0, "shaman", "N10", perks=(perk,))
    scene.essences(0, "corruption", "corruption")
    scene.phase("hero")
    assert f"perk {perk}" not in scene.legal()

    scene.essences(0, "red", "yellow", "blue", "green")
    scene.phase("hero")
    scene.do(f"perk {perk}")
    assert not [words for words in scene.legal() if words.startswith("card corruption")]


@pytest.mark.rule("FAE-CORR-04")
def test_corruption_does_not_pay_for_a_cleansing() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=("corruption-owl",))
    scene.guardian("owl", "OWL-C")
    scene.token("bear", "corruption")
    scene.essences(0, "corruption", "corruption")
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl")
    assert scene.legal() == ["yield", "ignore"]


@pytest.mark.rule("FAE-CORR-04")
def test_beside_the_heros_colour_corruption_is_no_answer() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=("corruption-owl",))
    scene.guardian("owl", "OWL-C")
    scene.essences(0, "corruption", "green-owl", "green-bear")
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl", "cleanse tribe")
    assert scene.legal() == ["card green-owl", "card green-bear"]


@pytest.mark.rule("FAE-CORR-05")
def test_a_corruption_quest_brings_no_essence_by_itself() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=("corruption-owl",))
    scene.guardian("owl", "OWL-C")
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl", "ignore")
    assert scene.count(0, "corruption") == 0
    assert len(scene.state.discards[4]) == 1


@pytest.mark.rule("FAE-CORR-05")
def test_a_corruption_event_brings_one_by_yielding() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=("corruption-owl",))
    scene.guardian("owl", "OWL-C")
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl", "yield")
    assert scene.count(0, "corruption") == 1


@pytest.mark.rule("FAE-CORR-05")
def test_a_corrupted_region_gives_no_corruption_in_a_harvest() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-C")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.harvest_on("owl")
    scene.do("ignore")
    assert scene.count(0, "corruption") == 0
