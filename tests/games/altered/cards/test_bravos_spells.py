"""Bravos Spells, played."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import QuickAction
from tavola.games.altered.cost import Cost
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tests.games.altered.rules.made import hero
from tests.games.altered.scene import Scene

# Helping Hand --------------------------------------------------------------------------------------------------------

HELPING = [
    pytest.param("BR_25_C", 1, "reserve", marks=pytest.mark.card("BR_25_C")),
    pytest.param("BR_25_R1", 2, "discard", marks=pytest.mark.card("BR_25_R1")),
    pytest.param("BR_25_R2", 1, "reserve", marks=pytest.mark.card("BR_25_R2")),
]


@pytest.mark.parametrize(("reference", "boosts", "where"), HELPING)
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.rule("ALT-STATUS-FLEETING-06", "ALT-TARGET-06")
def test_helping_hand_boosts_a_character_and_takes_fleeting_from_it(
    reference: str, boosts: int, where: str, player: int
) -> None:
    scene = Scene()
    hand = scene.put(reference, "hand")
    kappa = scene.put("BR_13_C", "hero", player, "fleeting")
    other = scene.put("BR_08_C", "hero", statuses="fleeting")
    scene.do("play Helping Hand")
    assert not scene.can("no")
    scene.do("pick Kappa")
    assert (scene.boosts(kappa), scene.has(kappa, "fleeting")) == (boosts, False)
    assert (scene.boosts(other), scene.has(other, "fleeting")) == (0, True)
    assert scene.zone(hand) == where


@pytest.mark.parametrize(("reference", "boosts", "where"), HELPING)
@pytest.mark.rule("ALT-TARGET-03")
def test_helping_hand_without_a_character_does_nothing(reference: str, boosts: int, where: str) -> None:
    scene = Scene()
    hand = scene.put(reference, "hand")
    scene.do("play Helping Hand")
    assert scene.zone(hand) == where
    assert scene.events("boosted") + scene.events("lost_status") == []


@pytest.mark.card("BR_25_C", "BR_21_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-04")
def test_helping_hand_pays_once_for_a_tough_one() -> None:
    scene = Scene()
    scene.put("BR_25_C", "hand")
    achilles = scene.put("BR_21_R1", "hero", 1, "fleeting")
    scene.do("play Helping Hand", "pick Achilles")
    assert (scene.boosts(achilles), scene.has(achilles, "fleeting"), scene.ready_mana()) == (1, False, 7)


@pytest.mark.card("BR_25_C")
@pytest.mark.rule("ALT-STATUS-FLEETING-05")
def test_helping_hand_from_reserve_is_discarded() -> None:
    scene = Scene()
    hand = scene.put("BR_25_C", "reserve")
    kappa = scene.put("BR_13_C", "hero")
    scene.do("play Helping Hand")
    assert (scene.boosts(kappa), scene.zone(hand)) == (1, "discard")


# Mana Channeling -----------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_27_C", "BR_27_R1", "BR_27_R2")
@pytest.mark.parametrize(
    ("reference", "cost", "orbs", "where"),
    [("BR_27_C", 2, 1, "discard"), ("BR_27_R1", 5, 2, "reserve"), ("BR_27_R2", 2, 1, "discard")],
)
@pytest.mark.rule("ALT-ZONE-16")
def test_mana_channeling_turns_the_top_of_the_deck_into_exhausted_orbs(
    reference: str, cost: int, orbs: int, where: str
) -> None:
    scene = Scene()
    channeling = scene.put(reference, "hand")
    tops = [scene.put("BR_22_C", "deck") for _ in range(orbs)]
    scene.do("play Mana Channeling")
    assert [scene.zone(top) for top in tops] == ["mana"] * orbs
    assert (len(scene.names("mana")), len(scene.names("deck"))) == (10 + orbs, 10)
    assert scene.ready_mana() == 10 - cost
    assert scene.zone(channeling) == where


@pytest.mark.card("BR_27_R1")
@pytest.mark.rule("ALT-EFFECT-11", "ALT-EMPTY-01")
def test_mana_channeling_takes_what_an_empty_deck_still_has() -> None:
    scene = Scene(deck=1, refill_any_time=False)
    scene.put("BR_27_R1", "hand")
    scene.do("play Mana Channeling")
    assert len(scene.names("mana")) == 11


# Intimidation --------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_28_R1", "BR_28_R2")
@pytest.mark.parametrize("reference", ["BR_28_R1", "BR_28_R2"])
@pytest.mark.rule("ALT-TARGET-06", "ALT-GOLDEN-06")
def test_a_rare_intimidation_returns_what_costs_five_or_less(reference: str) -> None:
    scene = Scene()
    intimidation = scene.put(reference, "hand")
    scene.put("BR_20_C", "companion")
    scene.put("BR_22_C", "hero", 1)
    hive = scene.put("AX_30_C", "landmark", 1)
    scene.put("AX_30_R1", "landmark", 1)
    scene.do("play Intimidation")
    assert scene.options == ["pick Atlas (companion expedition)", "pick Brassbug Hive (their landmark)"]
    scene.do("pick Brassbug Hive")
    assert scene.names("hand", 1) == ["Brassbug Hive"]
    assert scene.zone(hive) == "hand"
    assert scene.zone(intimidation) == "discard"


@pytest.mark.card("BR_28_R1", "BR_28_R2")
@pytest.mark.parametrize("reference", ["BR_28_R1", "BR_28_R2"])
@pytest.mark.rule("ALT-TARGET-02", "ALT-TARGET-03")
def test_a_rare_intimidation_must_take_an_own_card_and_may_find_none(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("BR_22_C", "hero", 1)
    own = scene.put("BR_13_C", "hero")
    scene.put(reference, "hand")
    scene.do("play Intimidation")
    assert scene.zone(own) == "hand"
    scene.do("pass", "play Intimidation")
    assert scene.names("hero", 1) == ["Shenlong"]


# Mana Eruption -------------------------------------------------------------------------------------------------------

ERUPTION = [
    pytest.param("BR_29_C", 3, marks=pytest.mark.card("BR_29_C")),
    pytest.param("BR_29_R1", 2, marks=pytest.mark.card("BR_29_R1")),
    pytest.param("BR_29_R2", 2, marks=pytest.mark.card("BR_29_R2")),
]


def erupt(scene: Scene) -> None:
    """Play Mana Eruption and give up one Orb, which must be done."""
    scene.do("play Mana Eruption")
    assert scene.asked == "card"
    assert not scene.can("no")
    scene.do(scene.options[0])


@pytest.mark.parametrize(("reference", "cost"), ERUPTION)
@pytest.mark.rule("ALT-EFFECT-09", "ALT-ZONE-17")
def test_mana_eruption_gives_an_orb_for_a_character(reference: str, cost: int) -> None:
    scene = Scene()
    eruption = scene.put(reference, "hand")
    scene.put("OR_05_C", "hero")
    theirs = scene.put("BR_22_C", "hero", 1)
    erupt(scene)
    assert not scene.can("no")
    scene.do("pick Shenlong")
    assert scene.zone(theirs) == "discard"
    assert scene.zone(eruption) == "discard"
    assert len(scene.names("mana")) == 9
    # One of those that paid for it goes.
    assert scene.ready_mana() == 10 - cost
    assert len(scene.names("discard")) == 2


@pytest.mark.parametrize(("reference", "cost"), ERUPTION)
@pytest.mark.rule("ALT-CARD-04")
def test_mana_eruption_discards_a_permanent_as_well(reference: str, cost: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_30_R1", "landmark", 1)
    erupt(scene)
    assert scene.zone(theirs) == "discard"


@pytest.mark.parametrize(("reference", "cost"), ERUPTION)
@pytest.mark.rule("ALT-TARGET-02", "ALT-TARGET-03")
def test_mana_eruption_takes_the_orb_even_where_nothing_or_only_an_own_card_is_there(reference: str, cost: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(reference, "hand")
    own = scene.put("BR_13_C", "hero")
    erupt(scene)
    assert scene.zone(own) == "discard"
    scene.do("pass")
    erupt(scene)
    assert len(scene.names("mana")) == 8
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.parametrize(("reference", "cost"), ERUPTION)
@pytest.mark.rule("ALT-EFFECT-09")
def test_mana_eruption_without_an_orb_discards_nothing(reference: str, cost: int) -> None:
    giver = hero("Giver", QuickAction(Cost(exhaust=True), NextCard(None, THIS_TURN, free=True)))
    scene = Scene(heroes=(giver, None), mana=0)
    scene.put(reference, "hand")
    theirs = scene.put("BR_13_C", "hero", 1)
    scene.do("use Giver", "play Mana Eruption")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.zone(theirs) == "hero"


@pytest.mark.card("BR_29_R1", "BR_21_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-02", "ALT-KEYWORD-TOUGH-03")
@pytest.mark.parametrize(("mana", "where"), [(4, "discard"), (3, "hero")])
def test_mana_eruption_pays_for_a_tough_one_with_what_is_left(mana: int, where: str) -> None:
    scene = Scene(mana=mana)
    scene.put("BR_29_R1", "hand")
    achilles = scene.put("BR_21_R1", "hero", 1)
    erupt(scene)
    if where == "discard":
        scene.do("pick Achilles")
    assert (scene.zone(achilles), (scene.asked, scene.who)) == (where, ("turn", 1))
