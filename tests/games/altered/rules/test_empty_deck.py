"""When a Deck is empty (Complete Rules 3.2.2, 7.3.26), and the option that changes it."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import CARDS_DRAWN
from tavola.games.altered.drawing import Draw, Resupply, TopToMana
from tavola.games.altered.effect import Node
from tavola.games.altered.kind import THEIRS
from tavola.games.altered.view import view_of
from tests.games.altered.rules.made import landmark, spell
from tests.games.altered.scene import Scene


def with_deck(
    deck: list[str], discard: list[str], *nodes: Node, player: int = 0, seed: int = 1, any_time: bool = True
) -> Scene:
    """A player with this Deck, bottom first, and this discard pile; player 0 holds a Spell that does `nodes`."""
    scene = Scene(deck=0, seed=seed, refill_any_time=any_time)
    for name in deck:
        scene.put(name, "deck", player)
    for name in discard:
        scene.put(name, "discard", player)
    if nodes:
        scene.put(spell("Search", *nodes), "hand")
    return scene


# At any time ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-EMPTY-01", "ALT-EMPTY-03")
def test_a_draw_goes_on_with_the_discard_pile_shuffled_beneath_the_deck() -> None:
    scene = with_deck(["BR_13_C"], ["BR_20_C"] * 3, Draw(2))
    scene.do("play Search")
    assert scene.names("hand") == ["Kappa", "Atlas"]
    assert (len(scene.names("deck")), scene.names("discard")) == (2, [])


@pytest.mark.rule("ALT-EMPTY-01")
def test_it_is_one_draw_all_the_same() -> None:
    scene = with_deck(["BR_13_C"], ["BR_20_C"] * 3, Draw(2))
    scene.put(landmark("Spy Glass", Reaction(CARDS_DRAWN, Resupply(), whose=THEIRS)), "landmark", 1)
    scene.do("play Search")
    assert len(scene.events("reaction")) == 1


@pytest.mark.rule("ALT-EMPTY-01")
def test_the_draw_of_morning_shuffles_the_discard_pile_in() -> None:
    scene = with_deck([], ["BR_20_C"] * 3)
    scene.morning()
    assert (scene.names("hand"), scene.names("discard")) == (["Atlas", "Atlas"], [])


@pytest.mark.rule("ALT-EMPTY-01")
def test_as_long_as_no_card_is_missing_nothing_is_shuffled() -> None:
    scene = with_deck(["BR_13_C", "BR_18_C"], ["BR_20_C"] * 3, Draw(2))
    scene.do("play Search")
    assert (scene.names("deck"), len(scene.names("discard"))) == ([], 3)


@pytest.mark.rule("ALT-EMPTY-01", "ALT-ZONE-16")
def test_any_other_step_that_needs_deck_cards_does_so_too() -> None:
    scene = with_deck(["BR_13_C"], ["BR_20_C"] * 3, TopToMana(2))
    scene.do("play Search")
    assert scene.names("mana")[-2:] == ["Kappa", "Atlas"]


@pytest.mark.rule("ALT-EMPTY-02")
def test_what_is_still_missing_is_skipped() -> None:
    scene = with_deck(["BR_13_C"], ["BR_20_C"], Draw(4))
    scene.do("play Search")
    assert scene.names("hand") == ["Kappa", "Atlas"]


@pytest.mark.rule("ALT-EMPTY-02", "ALT-EFFECT-11")
def test_with_neither_deck_nor_discard_pile_the_rest_of_the_effect_happens() -> None:
    scene = with_deck([], [], Draw(2), TopToMana(1), Draw(1))
    for _ in range(2):
        scene.put("BR_13_C", "deck", 1)
    scene.do("play Search")
    assert (scene.names("hand"), scene.names("reserve"), scene.who) == ([], ["Search"], 1)


@pytest.mark.rule("ALT-EMPTY-04")
def test_a_resupply_with_an_empty_deck_shuffles_the_discard_pile_in_first() -> None:
    scene = with_deck([], ["BR_20_C", "BR_20_C"], Resupply())
    scene.do("play Search")
    assert scene.names("reserve") == ["Atlas", "Search"]
    assert (scene.names("deck"), scene.names("discard")) == (["Atlas"], [])


@pytest.mark.rule("ALT-EMPTY-04")
def test_a_resupply_with_neither_does_nothing() -> None:
    scene = with_deck([], [], Resupply())
    scene.do("play Search")
    assert scene.names("reserve") == ["Search"]


# Hidden order (ALT-EMPTY-06) -----------------------------------------------------------------------------------------

FOUR = ["BR_13_C", "BR_20_C", "BR_18_C", "LY_08_C"]


@pytest.mark.rule("ALT-EMPTY-01", "ALT-EMPTY-06")
def test_the_discard_pile_is_really_shuffled() -> None:
    orders = set()
    for seed in range(60):
        scene = with_deck([], FOUR, Draw(1), seed=seed)
        scene.do("play Search")
        orders.add((*scene.names("hand"), *scene.names("deck")))
    assert len(orders) > 15


@pytest.mark.rule("ALT-EMPTY-06")
@pytest.mark.parametrize("reader", [-1, 0, 1])
def test_nobody_learns_the_new_order(reader: int) -> None:
    told = set()
    orders = set()
    for seed in range(20):
        scene = with_deck(["BR_22_R1"], FOUR, Draw(2), seed=seed)
        scene.do("play Search")
        if scene.names("hand")[1] == "Kappa":
            orders.add(tuple(scene.names("deck")))
            events = [event.as_data() for event in scene.state.events or [] if event.visible_to(reader)]
            told.add(repr((view_of(scene.state, reader), events)))
    assert len(orders) > 1
    assert len(told) == 1


@pytest.mark.rule("ALT-EMPTY-06")
def test_everybody_sees_that_a_discard_pile_was_shuffled_in() -> None:
    scene = with_deck([], FOUR, Draw(1))
    scene.do("play Search")
    assert [(event.details, event.to) for event in scene.events("reshuffled")] == [({"player": 0}, -1)]


@pytest.mark.rule("ALT-EMPTY-01", "ALT-OBJ-03")
def test_a_card_shuffled_in_is_a_fresh_object() -> None:
    scene = with_deck([], FOUR, Draw(1))
    lying = [scene.state.ref(card) for card in scene.state.zones[6]]
    scene.do("play Search")
    assert [scene.state.find(ref) for ref in lying] == [-1, -1, -1, -1]


# In Morning only (ALT-EMPTY-05) --------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-EMPTY-05")
def test_morning_only_draws_at_other_times_give_what_is_there() -> None:
    scene = with_deck(["BR_13_C"], ["BR_20_C"] * 3, Draw(2), any_time=False)
    scene.do("play Search")
    assert (scene.names("hand"), len(scene.names("discard"))) == (["Kappa"], 3)


@pytest.mark.rule("ALT-EMPTY-05")
def test_morning_only_resupplies_from_an_empty_deck_give_nothing() -> None:
    scene = with_deck([], ["BR_20_C"] * 3, Resupply(), any_time=False)
    scene.do("play Search")
    assert (scene.names("reserve"), len(scene.names("discard"))) == (["Search"], 3)


@pytest.mark.rule("ALT-EMPTY-05")
@pytest.mark.parametrize("player", [0, 1])
def test_morning_only_the_owner_may_refill_an_empty_deck(player: int) -> None:
    scene = with_deck([], ["BR_20_C"] * 3, player=player, any_time=False)
    scene.morning()
    assert (scene.asked, scene.who, scene.options) == ("refill", player, ["no", "yes"])
    scene.do("yes")
    assert (len(scene.names("hand", player)), len(scene.names("deck", player))) == (2, 1)


@pytest.mark.rule("ALT-EMPTY-05")
def test_morning_only_the_owner_may_leave_it_empty() -> None:
    scene = with_deck([], ["BR_20_C"] * 3, any_time=False)
    scene.morning()
    scene.do("no")
    assert (scene.names("hand"), scene.names("deck"), len(scene.names("discard"))) == ([], [], 3)


@pytest.mark.rule("ALT-EMPTY-05")
@pytest.mark.parametrize(("deck", "discard"), [(["BR_13_C"], ["BR_20_C"]), ([], [])])
def test_morning_only_nobody_is_asked_with_a_card_in_the_deck_or_nothing_to_refill_it_with(
    deck: list[str], discard: list[str]
) -> None:
    scene = with_deck(deck, discard, any_time=False)
    scene.morning()
    assert scene.asked != "refill"
    assert scene.names("hand") == ["Kappa"] * len(deck)


@pytest.mark.rule("ALT-EMPTY-05")
def test_at_any_time_nobody_is_asked_whether_to_refill() -> None:
    scene = with_deck([], ["BR_20_C"] * 3)
    scene.morning()
    assert scene.asked == "expand"
