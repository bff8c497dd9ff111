"""The Heroes of Axiom, played."""

from __future__ import annotations

import pytest

from tavola.games.altered.card import PERMANENT, Card
from tests.games.altered.scene import Scene

REPROCESSOR = "AX_25_C"

# Sierra & Oddball ----------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_01_C")
def test_sierra_may_be_exhausted_for_a_brassbug_when_a_permanent_of_hand_cost_3_is_played() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put("LY_30_R1", "hand")
    scene.do("play The Ouroboros, Lyra Bastion", "yes", "companion")
    assert scene.names("companion") == ["Brassbug"]
    assert scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("AX_01_C")
@pytest.mark.rule("ALT-COST-09", "ALT-COST-10")
def test_sierra_stays_ready_and_makes_nothing_if_her_player_declines() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand")
    scene.do("play Axiom Reprocessor", "no")
    assert scene.events("created") == []
    assert not scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("AX_01_C")
@pytest.mark.rule("ALT-STATUS-EXHAUSTED-01")
def test_sierra_once_exhausted_does_not_ask_again() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand")
    scene.put("LY_30_R1", "hand")
    scene.do("play Axiom Reprocessor", "yes", "hero", "pass", "play The Ouroboros, Lyra Bastion")
    assert scene.asked == "turn"
    assert len(scene.events("created")) == 1


@pytest.mark.card("AX_01_C")
def test_sierra_leaves_a_permanent_of_hand_cost_2_alone() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(Card("TEST", "Shack", "Axiom", PERMANENT, 2, 2), "hand")
    scene.do("play Shack")
    assert scene.asked == "turn"


@pytest.mark.card("AX_01_C", "AX_07_C")
@pytest.mark.rule("ALT-CARD-13")
def test_sierra_looks_at_the_printed_hand_cost_not_at_the_mana_paid() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put("AX_07_C", "reserve")
    scene.put("LY_30_R1", "hand")
    scene.do("use Foundry Mechanic", "play The Ouroboros, Lyra Bastion", "yes", "hero")
    assert scene.names("hero") == ["Brassbug"]
    assert scene.ready_mana() == 8


@pytest.mark.card("AX_01_C")
def test_sierra_leaves_characters_alone() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put("AX_11_C", "hand")
    scene.do("play Amelia Earhart", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("AX_01_C")
def test_sierra_leaves_the_opponents_permanents_alone() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand", 1)
    scene.do("pass", "play Axiom Reprocessor")
    assert scene.asked == "turn"


@pytest.mark.card("AX_01_C")
@pytest.mark.rule("ALT-TARGET-06", "ALT-CONTROL-03")
def test_sierra_may_make_the_brassbug_in_an_expedition_of_the_opponent() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(REPROCESSOR, "hand")
    scene.do("play Axiom Reprocessor", "yes", "their hero")
    assert scene.totals("hero", 1) == [2, 2, 2]


# Treyst & Rossum -----------------------------------------------------------------------------------------------------


def treyst(counters: int, mana: int = 10) -> Scene:
    """A table with that Hero, who has so many counters."""
    scene = Scene(heroes=("AX_02_C", None), mana=mana)
    scene.state.counters[scene.state.hero(0)] = counters
    return scene


def scrap(scene: Scene) -> int:
    """The Hero's counters."""
    return scene.counters(scene.state.hero(0))


@pytest.mark.card("AX_02_C")
@pytest.mark.parametrize(
    "answers",
    [("use Foundry Mechanic",), ("play Foundry Mechanic", "hero")],
    ids=["discarded for a support ability", "played"],
)
def test_treyst_gets_a_counter_when_a_card_leaves_her_players_reserve(answers: tuple[str, ...]) -> None:
    scene = treyst(0)
    scene.put("AX_07_C", "reserve")
    scene.do(*answers)
    assert scrap(scene) == 1


@pytest.mark.card("AX_02_C")
def test_treyst_gets_a_counter_for_spells_and_permanents_too() -> None:
    scene = treyst(0)
    scene.put("AX_20_C", "reserve")
    scene.put("AX_27_C", "reserve")
    scene.do("play Hooked", "pass", "play Kelonic Generator")
    assert scrap(scene) == 2


@pytest.mark.card("AX_02_C")
@pytest.mark.rule("ALT-REACT-09")
def test_treyst_gets_a_counter_for_each_card_also_for_one_that_goes_to_hand() -> None:
    scene = treyst(0)
    scene.put("LY_07_C", "reserve")
    inari = scene.put("MU_11_C", "reserve")
    scene.do("use Hathor")
    # One Reaction waits for each of the two cards.
    scene.do("1")
    assert scene.zone(inari) == "hand"
    assert scrap(scene) == 2


@pytest.mark.card("AX_02_C")
def test_treyst_looks_at_her_own_players_reserve_whoever_empties_it() -> None:
    scene = treyst(0)
    mine = scene.put("AX_07_C", "reserve")
    theirs = scene.put("AX_07_C", "reserve", 1)
    scene.put("AX_15_C", "hand")
    scene.put("AX_15_C", "hand", 1)
    scene.do("play Axiom Scrambler", "hero", "pick Foundry Mechanic (their reserve)")
    assert scene.zone(theirs) == "discard"
    assert scrap(scene) == 0
    scene.do("play Axiom Scrambler", "hero", "pick Foundry Mechanic (their reserve)")
    assert scene.zone(mine) == "discard"
    assert scrap(scene) == 1


@pytest.mark.card("AX_02_C")
def test_treyst_gets_nothing_for_what_clean_up_discards() -> None:
    scene = treyst(0)
    for name in ("AX_07_C", "AX_08_C", "AX_11_C"):
        scene.put(name, "reserve")
    scene.to_dusk()
    scene.do("pick Foundry Mechanic")
    assert len(scene.names("reserve")) == 2
    assert scrap(scene) == 0


@pytest.mark.card("AX_02_C")
@pytest.mark.rule("ALT-EFFECT-07")
def test_treyst_never_gets_a_sixth_counter() -> None:
    scene = treyst(4)
    scene.put("AX_07_C", "reserve")
    scene.put("AX_07_R1", "reserve")
    scene.do("use Foundry Mechanic", "use Foundry Mechanic")
    assert scrap(scene) == 5


@pytest.mark.card("AX_02_C")
@pytest.mark.rule("ALT-EFFECT-07")
def test_treyst_counts_as_each_of_two_reactions_resolves() -> None:
    scene = treyst(4)
    scene.put("LY_07_C", "reserve")
    scene.put("MU_11_C", "reserve")
    scene.do("use Hathor", "1")
    assert scrap(scene) == 5


@pytest.mark.card("AX_02_C")
@pytest.mark.rule("ALT-QUICK-04", "ALT-EFFECT-01")
def test_treyst_with_five_counters_draws_and_then_puts_a_hand_card_into_reserve() -> None:
    scene = treyst(5)
    scene.put("AX_11_C", "hand")
    drawn = scene.put("AX_08_C", "deck")
    scene.do("use Treyst & Rossum")
    assert not scene.can("no")
    scene.do("pick Axiom Salvager")
    assert scene.zone(drawn) == "reserve"
    assert scene.names("hand") == ["Amelia Earhart"]
    assert scene.has(scene.state.hero(0), "exhausted")
    # They are a condition, not a cost.
    assert scrap(scene) == 5
    assert scene.ready_mana() == 10
    assert not scene.can("use Treyst & Rossum")


@pytest.mark.card("AX_02_C")
def test_treyst_with_four_counters_has_no_quick_action() -> None:
    assert not treyst(4).can("use Treyst & Rossum")
    assert treyst(5).can("use Treyst & Rossum")


@pytest.mark.card("AX_02_C", "AX_14_C")
@pytest.mark.rule("ALT-REACT-15", "ALT-TURN-03", "ALT-PLAY-18")
def test_treyst_puts_coppelia_into_reserve_who_comes_out_for_free_while_the_turn_goes_on() -> None:
    scene = treyst(5, mana=0)
    coppelia = scene.put("AX_14_C", "hand")
    scene.do("use Treyst & Rossum", "pick Coppélia", "yes", "companion")
    assert scene.zone(coppelia) == "companion"
    assert scene.has(coppelia, "asleep")
    assert scene.has(coppelia, "fleeting")
    assert (scene.asked, scene.who) == ("turn", 0)


# Subhash & Marmo -----------------------------------------------------------------------------------------------------


@pytest.mark.card("AX_03_C")
def test_subhash_turns_a_mana_and_a_hand_card_into_a_brassbug_at_noon() -> None:
    scene = Scene(heroes=("AX_03_C", None))
    scene.put("AX_11_C", "hand")
    given = scene.put("AX_08_C", "hand")
    scene.noon()
    scene.do("yes", "pick Axiom Salvager")
    assert scene.zone(given) == "reserve"
    assert scene.ready_mana() == 9
    assert sorted(scene.options) == ["companion", "hero", "their companion", "their hero"]
    scene.do("companion")
    assert scene.names("companion") == ["Brassbug"]
    assert scene.names("hand") == ["Amelia Earhart"]
    assert not scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("AX_03_C")
@pytest.mark.rule("ALT-COST-09")
def test_subhash_does_nothing_if_his_player_declines() -> None:
    scene = Scene(heroes=("AX_03_C", None))
    kept = scene.put("AX_08_C", "hand")
    scene.noon()
    scene.do("no")
    assert scene.zone(kept) == "hand"
    assert scene.ready_mana() == 10
    assert scene.events("created") == []


@pytest.mark.card("AX_03_C")
@pytest.mark.rule("ALT-COST-07")
@pytest.mark.parametrize(("mana", "cards"), [(0, 2), (5, 0)])
def test_subhash_asks_only_if_both_parts_can_be_paid(mana: int, cards: int) -> None:
    scene = Scene(heroes=("AX_03_C", None), mana=mana)
    for _ in range(cards):
        scene.put("AX_08_C", "hand")
    scene.noon()
    assert scene.asked == "turn"
    assert len(scene.names("hand")) == cards
    assert scene.ready_mana() == mana


@pytest.mark.card("AX_03_C", "AX_14_C")
@pytest.mark.rule("ALT-REACT-07", "ALT-PLAY-18")
def test_subhash_may_give_coppelia_who_is_played_at_noon_once_the_brassbug_is_there() -> None:
    scene = Scene(heroes=("AX_03_C", None))
    coppelia = scene.put("AX_14_C", "hand")
    scene.noon()
    scene.do("yes", "hero")
    assert scene.names("hero") == ["Brassbug"]
    assert scene.zone(coppelia) == "reserve"
    scene.do("yes", "hero")
    assert scene.names("hero") == ["Brassbug", "Coppélia"]
    assert scene.ready_mana() == 9
