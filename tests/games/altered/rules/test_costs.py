"""Costs and prices (Complete Rules 1.2.5, 5.1.2, 6.4)."""

import pytest

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.card import CHARACTER, RESERVE_LEFT, SPELL, Card
from tavola.games.altered.cards.printing import does, noon, numbered, support
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import MayPay
from tavola.games.altered.drawing import Draw, HandToReserve
from tavola.games.altered.kind import A_CHARACTER
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tavola.games.altered.playing import PlayFree
from tavola.games.altered.standing_abilities import OptionalCost, PriceFloor, PriceRise
from tavola.games.altered.which import IT
from tests.games.altered.rules.declared import priced
from tests.games.altered.rules.made import character, landmark
from tests.games.altered.scene import Scene


def cheaper(by: int, minimum: int = 0) -> QuickAction:
    """A support that makes the next Character this turn cheaper."""
    return support(NextCard(A_CHARACTER, THIS_TURN, saves=by, minimum=minimum))


def thrifty(by: int) -> Card:
    """A Spell of cost 3 with printed optional cost: discard a Reserve card and it costs less."""
    abilities = numbered((OptionalCost(Cost(discard_reserve=1), by), does(Draw(1))))
    return Card("MADE_Thrifty", "Thrifty", "Ordis", SPELL, 3, 3, abilities=abilities)


def noon_offer(cost: Cost) -> Scene:
    """A scene with a Landmark that at Noon offers a card for ``cost``; Noon has not begun."""
    scene = Scene(mana=1)
    scene.put(landmark("Bell", noon(MayPay(cost, Draw(1)))), "landmark")
    return scene


# Mana ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-COST-01")
@pytest.mark.parametrize(("where", "left"), [("hand", 8), ("reserve", 5)])
def test_the_price_is_the_hand_cost_from_hand_and_the_reserve_cost_from_reserve(where: str, left: int) -> None:
    scene = Scene()
    scene.put(priced(character("Guest"), 2, 5), where)
    scene.do("play Guest", "hero")
    assert scene.ready_mana() == left


@pytest.mark.rule("ALT-COST-02")
def test_mana_is_paid_by_exhausting_own_orbs_which_stay() -> None:
    scene = Scene(mana=4)
    scene.put(priced(character("Guest"), 3), "hand")
    scene.do("play Guest", "hero")
    assert (scene.ready_mana(), len(scene.names("mana")), scene.ready_mana(1)) == (1, 4, 4)


@pytest.mark.rule("ALT-COST-02")
def test_exhausted_orbs_pay_for_nothing() -> None:
    scene = Scene(mana=4)
    scene.put(priced(character("Guest"), 3), "hand")
    scene.put(priced(character("Dear"), 2), "hand")
    scene.put(priced(character("Cheap"), 1), "hand")
    scene.do("play Guest", "hero", "pass")
    assert scene.options == ["pass", "play Cheap (hand)"]


# The final price -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-COST-03", "ALT-COST-05")
def test_increases_come_before_reductions() -> None:
    scene = Scene()
    scene.put(character("Toll", PriceRise(2, CHARACTER)), "hero", 1)
    scene.put(character("Page", cheaper(3)), "reserve")
    scene.put(priced(character("Guest"), 1), "hand")
    scene.do("use Page", "play Guest", "hero")
    assert scene.ready_mana() == 10


@pytest.mark.rule("ALT-COST-03")
def test_an_increase_is_due() -> None:
    scene = Scene()
    scene.put(character("Toll", PriceRise(2, CHARACTER)), "hero", 1)
    scene.put(priced(character("Guest"), 1), "hand")
    scene.do("play Guest", "hero")
    assert scene.ready_mana() == 7


@pytest.mark.rule("ALT-COST-03")
def test_a_floor_comes_after_reductions() -> None:
    scene = Scene()
    scene.put(character("Robin", PriceFloor(2, CHARACTER)), "hero", 1)
    scene.put(character("Page", cheaper(3)), "reserve")
    scene.put(priced(character("Guest"), 4), "hand")
    scene.do("use Page", "play Guest", "hero")
    assert scene.ready_mana() == 8


@pytest.mark.rule("ALT-COST-03")
def test_two_equal_floors_make_it_no_dearer_than_one() -> None:
    scene = Scene()
    scene.put(character("Robin", PriceFloor(2, CHARACTER)), "hero", 1)
    scene.put(character("Robin", PriceFloor(2, CHARACTER)), "hero", 1)
    scene.put(priced(character("Guest"), 1), "hand")
    scene.do("play Guest", "hero")
    assert scene.ready_mana() == 8


@pytest.mark.rule("ALT-COST-04")
def test_a_minimum_limits_its_own_reduction() -> None:
    scene = Scene()
    scene.put(character("Page", cheaper(3, minimum=1)), "reserve")
    scene.put(priced(character("Guest"), 3), "hand")
    scene.do("use Page", "play Guest", "hero")
    assert scene.ready_mana() == 9


@pytest.mark.rule("ALT-COST-04")
def test_another_reduction_may_go_below_the_minimum() -> None:
    scene = Scene()
    scene.put(character("Squire", cheaper(1)), "reserve")
    scene.put(character("Page", cheaper(3, minimum=1)), "reserve")
    scene.put(priced(character("Guest"), 3), "hand")
    scene.do("use Squire", "use Page", "play Guest", "hero")
    assert scene.ready_mana() == 10


@pytest.mark.rule("ALT-COST-04")
def test_a_minimum_makes_nothing_dearer() -> None:
    scene = Scene()
    scene.put(character("Page", cheaper(3, minimum=2)), "reserve")
    scene.put(priced(character("Guest"), 1), "hand")
    scene.do("use Page", "play Guest", "hero")
    assert scene.ready_mana() == 9


@pytest.mark.rule("ALT-COST-05")
def test_a_price_reduced_below_0_is_0_and_gives_nothing_back() -> None:
    scene = Scene()
    scene.put(character("Page", cheaper(5)), "reserve")
    scene.put(priced(character("Guest"), 2), "hand")
    scene.put(priced(character("Other"), 4), "hand")
    scene.do("use Page", "play Guest", "hero", "pass", "play Other", "hero")
    assert scene.ready_mana() == 6


@pytest.mark.rule("ALT-COST-06")
def test_what_is_played_for_free_is_free_in_spite_of_increases_and_floors() -> None:
    scene = Scene(mana=0)
    scene.put(character("Toll", PriceRise(2, CHARACTER), PriceFloor(2, CHARACTER)), "hero", 1)
    scene.put(landmark("Bell", noon(HandToReserve(1), PlayFree(IT))), "landmark")
    guest = scene.put(character("Guest"), "hand")
    scene.noon()
    scene.do("hero")
    assert (scene.zone(guest), scene.ready_mana()) == ("hero", 0)


# Whole or not at all -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-COST-07")
def test_a_quick_action_with_one_part_unpayable_cannot_be_used() -> None:
    scene = Scene(mana=0)
    scene.put(landmark("Tower", QuickAction(Cost(mana=1, exhaust=True), Draw(1))), "landmark")
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-COST-07")
def test_too_few_counters_pay_nothing_at_all() -> None:
    scene = noon_offer(Cost(mana=1, spend=2))
    tower = scene.state.zones[12][0]
    scene.state.counters[tower] = 1
    scene.noon()
    assert (scene.asked, scene.counters(tower), scene.ready_mana()) == ("turn", 1, 1)


@pytest.mark.rule("ALT-COST-08")
def test_what_is_sacrificed_for_a_cost_sees_what_is_discarded_for_the_same_cost() -> None:
    scene = Scene()
    scene.put(character("Watcher", Reaction(RESERVE_LEFT, Draw(1))), "hero")
    scene.put(character("Page", QuickAction(Cost(discard=True, sacrifice=1), support=True)), "reserve")
    scene.do("use Page")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-COST-08")
def test_cards_of_different_kinds_pay_one_cost() -> None:
    scene = Scene()
    victim = scene.put(character("Victim"), "hero")
    spare = scene.put(character("Spare"), "hand")
    scene.put(landmark("Altar", QuickAction(Cost(sacrifice=1, put_in_reserve=1), Draw(2))), "landmark")
    scene.do("use Altar")
    assert [scene.zone(victim), scene.zone(spare)] == ["discard", "reserve"]


@pytest.mark.rule("ALT-COST-09")
def test_may_pay_is_a_question() -> None:
    scene = noon_offer(Cost(mana=1))
    scene.noon()
    assert scene.options == ["no", "yes"]
    scene.do("no")
    assert (scene.ready_mana(), scene.names("hand")) == (1, [])


@pytest.mark.rule("ALT-COST-10")
def test_what_is_paid_for_happens() -> None:
    scene = noon_offer(Cost(mana=1))
    scene.noon()
    scene.do("yes")
    assert (scene.ready_mana(), len(scene.names("hand"))) == (0, 1)


@pytest.mark.rule("ALT-COST-10")
def test_what_is_not_paid_for_does_not_happen() -> None:
    scene = noon_offer(Cost(mana=2))
    scene.noon()
    assert (scene.asked, scene.ready_mana(), scene.names("hand")) == ("turn", 1, [])


@pytest.mark.rule("ALT-COST-11")
def test_pay_1_and_put_a_hand_card_in_reserve_is_not_on_offer_with_an_empty_hand() -> None:
    scene = noon_offer(Cost(mana=1, put_in_reserve=1))
    scene.noon()
    assert (scene.asked, scene.ready_mana()) == ("turn", 1)


@pytest.mark.rule("ALT-COST-11")
def test_pay_1_and_put_a_hand_card_in_reserve_with_one_orb_and_one_card() -> None:
    scene = noon_offer(Cost(mana=1, put_in_reserve=1))
    spare = scene.put(character("Spare"), "hand")
    scene.noon()
    scene.do("yes")
    assert (scene.zone(spare), scene.ready_mana(), len(scene.names("hand"))) == ("reserve", 0, 1)


@pytest.mark.rule("ALT-COST-12")
def test_an_optional_cost_is_paid_along_with_the_lowered_price() -> None:
    scene = Scene()
    scene.put(thrifty(2), "hand")
    spare = scene.put(character("Spare"), "reserve")
    scene.do("play Thrifty", "yes")
    assert (scene.zone(spare), scene.ready_mana()) == ("discard", 9)


@pytest.mark.rule("ALT-COST-12")
def test_an_optional_cost_may_be_left_out() -> None:
    scene = Scene()
    scene.put(thrifty(2), "hand")
    spare = scene.put(character("Spare"), "reserve")
    scene.do("play Thrifty", "no")
    assert (scene.zone(spare), scene.ready_mana()) == ("reserve", 7)


@pytest.mark.rule("ALT-COST-12")
def test_an_optional_cost_makes_a_card_affordable() -> None:
    scene = Scene(mana=1)
    thrift = scene.put(thrifty(2), "hand")
    scene.put(
        character(
            "Spare",
        ),
        "reserve",
        statuses="exhausted",
    )
    scene.do("play Thrifty")
    assert (scene.zone(thrift), scene.ready_mana()) == ("reserve", 0)
