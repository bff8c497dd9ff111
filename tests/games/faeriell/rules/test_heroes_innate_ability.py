"""Heroes' Innate Ability: one Essence off an action that suits the Hero."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

#: Hero, the action that its ability suits, and what pays for it with the ability.
ABILITIES = [
    pytest.param("shaman", "attune toad", ("blue", "blue", "green"), marks=pytest.mark.rule("FAE-INNATE-02")),
    pytest.param("druid", "herb ", ("green", "red"), marks=pytest.mark.rule("FAE-INNATE-03")),
    pytest.param("chieftain", "beacon OWL-A", ("yellow", "red"), marks=pytest.mark.rule("FAE-INNATE-04")),
    pytest.param("adventurer", "level up adventurer", ("red",), marks=pytest.mark.rule("FAE-INNATE-05")),
]


def offered(scene: Scene, action: str) -> list[str]:
    """The ways to do the action."""
    return [words for words in scene.legal() if words.startswith(action)]


@pytest.mark.parametrize(("hero", "action", "cards"), ABILITIES)
def test_an_active_hero_makes_its_action_cheaper(hero: str, action: str, cards: tuple[str, ...]) -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, hero, "N46")
    scene.essences(0, *cards)
    scene.phase("tribe")
    scene.do(offered(scene, action)[0])
    scene.pay()
    assert sum(scene.state.essences) == 0
    assert [event["hero"] for event in scene.told("discount_innate")] == [hero]


@pytest.mark.parametrize(("hero", "action", "cards"), ABILITIES)
def test_only_an_own_active_hero_does(hero: str, action: str, cards: tuple[str, ...]) -> None:
    others = [one for one in ("adventurer", "chieftain", "shaman", "druid") if one != hero]
    scene = Scene()
    scene.own(0, "OWL-A")
    for one, node in zip(others, ("N46", "N45", "N44"), strict=True):
        scene.hero(0, one, node)
    scene.hero(1, hero, "N20")
    scene.essences(0, *cards)
    scene.phase("tribe")
    assert offered(scene, action) == []


@pytest.mark.rule("FAE-INNATE-01")
@pytest.mark.parametrize(
    ("hero", "first", "second", "cards"),
    [
        ("shaman", "attune toad", "attune bear", ("blue", "blue", "blue", "blue", "green", "red")),
        ("druid", "herb ", "herb ", ("green", "green", "red", "red")),
        ("chieftain", "beacon OWL-A", "beacon TOAD-B", ("yellow", "yellow", "red", "red")),
        ("adventurer", "level up adventurer", "level up adventurer", ("red", "red", "red")),
    ],
)
def test_each_ability_serves_once_in_a_tribe_phase(hero: str, first: str, second: str, cards: tuple[str, ...]) -> None:
    """The cards pay for both actions only if the ability helps with either: so the second waits for the next Phase."""
    scene = Scene()
    scene.own(0, "OWL-A", *(["TOAD-B"] if hero == "chieftain" else []))
    scene.hero(0, hero, "N46")
    scene.essences(0, *cards)
    scene.phase("tribe")
    scene.do(offered(scene, first)[0])
    scene.pay()
    while scene.kind not in ("tribe", "phase"):
        scene.do(scene.legal()[0])
    assert offered(scene, second) == []
    scene.phase("tribe")
    assert offered(scene, second)


@pytest.mark.rule("FAE-INNATE-05")
def test_the_adventurer_makes_no_other_hero_cheaper() -> None:
    scene = Scene()
    scene.hero(0, "adventurer", "N46", perks=(0,))
    scene.hero(0, "shaman", "N45")
    scene.essences(0, "red")
    scene.phase("tribe")
    assert offered(scene, "level up") == []
    scene.essences(0, "red")
    scene.phase("tribe")
    assert offered(scene, "level up") == ["level up adventurer", "level up shaman"]
    scene.do("level up shaman")
    scene.pay()
    assert scene.count(0, "red") == 0


@pytest.mark.rule("FAE-INNATE-05")
def test_the_adventurers_red_counts_for_a_level_paid_in_red() -> None:
    """A13."""
    scene = Scene()
    scene.hero(0, "adventurer", "N46")
    scene.essences(0, "blue")
    scene.phase("tribe")
    assert offered(scene, "level up") == []

    scene.essences(0, "corruption")
    scene.phase("tribe")
    scene.do("level up adventurer")
    assert scene.legal() == ["red", "blue"]


@pytest.mark.rule("FAE-INNATE-02", "FAE-INNATE-03", "FAE-INNATE-04")
@pytest.mark.parametrize(
    ("hero", "action", "cards"),
    [
        ("shaman", "dress up shaman", ("blue", "blue")),
        ("shaman", "settle ", ("blue",)),
        ("druid", "attune stag", ("blue", "blue", "yellow")),
        ("chieftain", "totem ", ("yellow",)),
        ("chieftain", "attune stag", ("blue", "blue", "green")),
        ("adventurer", "beacon ", ("yellow", "yellow")),
    ],
)
def test_an_ability_suits_no_other_action(hero: str, action: str, cards: tuple[str, ...]) -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.beacon("TOAD-B", "red")
    scene.totem("OWL-A", "yellow-owl")
    scene.hero(0, hero, "N46")
    scene.essences(0, *cards)
    scene.phase("tribe")
    assert offered(scene, action) == []


@pytest.mark.rule("FAE-INNATE-02", "FAE-HERB-04", "FAE-TRIBE-38")
def test_innate_herb_and_settlement_discounts_add_up() -> None:
    """A15."""
    scene = Scene()
    scene.own(0, "BEAR-A")
    scene.hero(0, "shaman", "N08")
    scene.herb(0, "discount-blue")
    scene.phase("tribe")
    assert offered(scene, "attune") == []
    scene.essences(0, "red")
    scene.phase("tribe")
    scene.do("attune bear")
    scene.pay()
    assert scene.state.attunement_of[3] == 0
    assert sum(scene.state.essences) == 0
    assert scene.state.discounts == 3
