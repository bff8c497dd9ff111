"""Counters (Complete Rules 2.5)."""

import pytest

from tavola.games.altered.abilities import QuickAction
from tavola.games.altered.arena import arena_progress
from tavola.games.altered.cards.printing import J, noon
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import MayPay
from tavola.games.altered.doing import AddCounters, Boost, Send
from tavola.games.altered.drawing import Draw, Sabotage
from tavola.games.altered.kind import A_CHARACTER, A_PERMANENT
from tavola.games.altered.setup import begin
from tavola.games.altered.standing_abilities import StartingCounters
from tavola.games.altered.state import Rules
from tavola.games.altered.victory import open_the_arena
from tavola.games.altered.which import IT, ITSELF, target
from tavola.games.altered.zones import DECK, DISCARD, HAND, RESERVE
from tests.games.altered.rules.made import hero, landmark, spell
from tests.games.altered.scene import FILLER, Scene, card

SALVAGER = "AX_08_C"
HUB = "AX_24_C"


@pytest.mark.rule("ALT-COUNTER-01")
@pytest.mark.parametrize("to", [DISCARD, HAND, DECK])
def test_no_counter_is_put_on_a_card_in_discard_pile_hand_or_deck(to: int) -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put(spell("Deed", Send(to, target(A_CHARACTER)), Boost(IT, 2), AddCounters(IT, 2)), "hand")
    scene.do("play Deed")
    assert (scene.boosts(salvager), scene.counters(salvager)) == (0, 0)


@pytest.mark.rule("ALT-COUNTER-01")
def test_a_card_in_reserve_may_carry_counters() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put(spell("Deed", Send(RESERVE, target(A_CHARACTER)), Boost(IT, 2)), "hand")
    scene.do("play Deed")
    assert scene.zone(salvager) == "reserve"
    assert scene.boosts(salvager) == 2


@pytest.mark.rule("ALT-COUNTER-02")
@pytest.mark.parametrize(("had", "change", "has"), [(1, 2, 3), (3, -2, 1), (1, -4, 0)])
def test_counters_are_added_or_removed_but_never_below_zero(had: int, change: int, has: int) -> None:
    scene = Scene()
    meter = scene.put(landmark("Meter", QuickAction(Cost(), AddCounters(ITSELF, change))), "landmark")
    scene.state.counters[meter] = had
    scene.do("use Meter")
    assert scene.counters(meter) == has


@pytest.mark.rule("ALT-COUNTER-03")
@pytest.mark.parametrize(("had", "usable"), [(0, False), (1, False), (2, True)])
def test_spending_counters_needs_as_many(had: int, usable: bool) -> None:
    scene = Scene()
    meter = scene.put(landmark("Meter", QuickAction(Cost(spend=2), Draw(1))), "landmark")
    scene.state.counters[meter] = had
    assert scene.can("use Meter") == usable


@pytest.mark.rule("ALT-COUNTER-03")
def test_spending_counters_removes_exactly_as_many() -> None:
    scene = Scene()
    meter = scene.put(landmark("Meter", QuickAction(Cost(spend=2), Draw(1))), "landmark")
    scene.state.counters[meter] = 3
    scene.do("use Meter")
    assert scene.counters(meter) == 1


@pytest.mark.rule("ALT-COUNTER-03")
@pytest.mark.parametrize(("had", "asked"), [(0, "turn"), (1, "yes_no")])
def test_spending_counters_inside_an_effect_is_offered_to_who_has_them(had: int, asked: str) -> None:
    scene = Scene()
    meter = scene.put(landmark("Meter", noon(MayPay(Cost(spend=1), Draw(1)))), "landmark")
    scene.state.counters[meter] = had
    scene.noon()
    assert scene.asked == asked


@pytest.mark.rule("ALT-COUNTER-04")
def test_starting_counters_are_on_a_hero_from_setup_on() -> None:
    captain = hero("Captain", StartingCounters(3))
    deck = [card(FILLER)] * 20
    state = begin([captain, None], [deck, deck], Rules(False, True, False), 1, True)
    assert state.counters[state.hero(0)] == 3


# What becomes of them -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-COUNTER-05")
@pytest.mark.parametrize("to", [RESERVE, HAND, DECK, DISCARD])
def test_a_character_that_leaves_play_loses_all_counters(to: int) -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", boosts=2)
    scene.state.counters[salvager] = 2
    scene.put(spell("Deed", Send(to, target(A_CHARACTER))), "hand")
    scene.do("play Deed")
    assert (scene.boosts(salvager), scene.counters(salvager)) == (0, 0)


@pytest.mark.rule("ALT-COUNTER-05")
def test_a_landmark_that_leaves_play_loses_all_counters() -> None:
    scene = Scene()
    hub = scene.put(HUB, "landmark")
    scene.state.counters[hub] = 3
    scene.put(spell("Deed", Send(RESERVE, target(A_PERMANENT))), "hand")
    scene.do("play Deed")
    assert scene.zone(hub) == "reserve"
    assert scene.counters(hub) == 0


@pytest.mark.rule("ALT-COUNTER-06")
def test_counters_stay_on_a_card_played_from_reserve() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "reserve", boosts=2)
    scene.state.counters[salvager] = 3
    scene.do("play Axiom Salvager", "hero")
    assert scene.zone(salvager) == "hero"
    assert (scene.boosts(salvager), scene.counters(salvager)) == (2, 3)


@pytest.mark.rule("ALT-COUNTER-06")
def test_counters_stay_on_a_landmark_played_from_reserve() -> None:
    scene = Scene()
    hub = scene.put(landmark("Hub", J(AddCounters(ITSELF, 1))), "reserve")
    scene.state.counters[hub] = 2
    scene.do("play Hub")
    assert scene.counters(hub) == 3


@pytest.mark.rule("ALT-COUNTER-06")
def test_counters_do_not_go_along_into_the_discard_pile() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "reserve", boosts=2)
    scene.state.counters[salvager] = 2
    scene.put(spell("Theft", Sabotage()), "hand")
    scene.do("play Theft", "pick Axiom Salvager")
    assert scene.zone(salvager) == "discard"
    assert (scene.boosts(salvager), scene.counters(salvager)) == (0, 0)


# Boosts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-COUNTER-08")
def test_each_boost_adds_one_to_every_statistic() -> None:
    scene = Scene()
    scene.put("LY_08_C", "hero", boosts=2)
    assert scene.totals("hero") == [5, 2, 4]


@pytest.mark.rule("ALT-COUNTER-08")
def test_boosts_are_reckoned_in_progress() -> None:
    scene = Scene()
    scene.put(FILLER, "hero", boosts=1)
    scene.put(FILLER, "hero", 1)
    scene.to_dusk()
    assert (scene.state.at[0], scene.state.at[2]) == (1, 0)


@pytest.mark.rule("ALT-COUNTER-08")
def test_boosts_are_reckoned_in_the_arena() -> None:
    scene = Scene()
    open_the_arena(scene.state)
    scene.put(FILLER, "hero", boosts=1)
    scene.put(FILLER, "hero", 1)
    arena_progress(scene.state)
    assert scene.state.winner == 0
