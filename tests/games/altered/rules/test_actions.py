"""Atomic actions (Complete Rules 7.3)."""

import pytest

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.amount import ROLLED
from tavola.games.altered.card import (
    CARD_PLAYED,
    CARDS_DRAWN,
    CHARACTER_JOINS,
    CHARACTER_SACRIFICED,
    DICE_ROLLED,
    FROM_HAND,
    FROM_RESERVE,
    IS_SACRIFICED,
    JOINS,
    LEAVES_EXPEDITIONS,
)
from tavola.games.altered.cards.printing import H, J, R, gigantic, noon, support, tough
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import MoveExpedition
from tavola.games.altered.doing import Activate, Boost, Send, Switch
from tavola.games.altered.drawing import Draw, OpponentDiscards, ReserveToHand, Resupply, Sabotage, TopToMana
from tavola.games.altered.effect import Effect, Node
from tavola.games.altered.kind import A_CHARACTER, CHARACTER_OR_PERMANENT, MY_CHARACTER, THEIRS, Kind
from tavola.games.altered.lasting import THIS_TURN, AfterYou, NextCard
from tavola.games.altered.leaving import MoveInstead
from tavola.games.altered.rolling import ExtraDie, MoreOnDice, Roll
from tavola.games.altered.sacrificing import EachPlayerSacrifices, Sacrifice
from tavola.games.altered.standing_abilities import Modifier
from tavola.games.altered.where import MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tavola.games.altered.which import IT, ITSELF, Each, target
from tavola.games.altered.zones import DISCARD, HAND, MANA
from tests.games.altered.rules.declared import priced
from tests.games.altered.rules.made import character, hero, landmark, spell
from tests.games.altered.scene import Scene


def joins(*nodes: Node) -> Reaction:
    """When a Character joins one of your Expeditions."""
    return Reaction(CHARACTER_JOINS, *nodes, watches=A_CHARACTER)


# Activate ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ACTION-ACTIVATE-01")
@pytest.mark.parametrize(("trigger", "boosts"), [(JOINS, 1), (FROM_HAND, 10), (FROM_RESERVE, 100)])
def test_activating_creates_the_reactions_with_that_trigger(trigger: int, boosts: int) -> None:
    scene = Scene()
    host = scene.put(character("Host", J(Boost(ITSELF, 1)), H(Boost(ITSELF, 10)), R(Boost(ITSELF, 100))), "hero")
    scene.put(spell("Again", Activate(trigger, target(A_CHARACTER))), "hand")
    scene.do("play Again")
    assert scene.boosts(host) == boosts


@pytest.mark.rule("ALT-ACTION-ACTIVATE-01")
def test_activating_is_neither_joining_nor_playing() -> None:
    scene = Scene()
    scene.put(landmark("Echo", joins(Draw(1)), Reaction(CARD_PLAYED, Draw(1), watches=A_CHARACTER)), "landmark")
    scene.put(character("Host", J(Boost(ITSELF, 1)), H(Boost(ITSELF, 1))), "hero")
    scene.put(spell("Again", Activate(JOINS, target(A_CHARACTER)), Activate(FROM_HAND, target(A_CHARACTER))), "hand")
    scene.do("play Again", "1")
    assert (scene.asked, scene.who, scene.names("hand")) == ("turn", 1, [])


@pytest.mark.rule("ALT-ACTION-ACTIVATE-02")
def test_i_in_an_activated_reaction_is_the_object_that_has_it() -> None:
    scene = Scene()
    host = scene.put(character("Host", J(Boost(ITSELF, 1))), "hero")
    caller = scene.put(character("Caller", H(Activate(JOINS, target(Kind(other=True))))), "hand")
    scene.do("play Caller", "hero")
    assert [scene.boosts(host), scene.boosts(caller)] == [1, 0]


@pytest.mark.rule("ALT-ACTION-ACTIVATE-02")
def test_an_activated_reaction_is_its_own_controllers() -> None:
    scene = Scene()
    scene.put(character("Theirs", J(Draw(1))), "hero", 1)
    scene.put(spell("Again", Activate(JOINS, target(A_CHARACTER))), "hand")
    scene.do("play Again")
    assert (len(scene.names("hand")), len(scene.names("hand", 1))) == (0, 1)


# After You -----------------------------------------------------------------------------------------------------------


def polite() -> QuickAction:
    """Support: After You."""
    return support(AfterYou())


@pytest.mark.rule("ALT-ACTION-AFTERYOU-01")
def test_after_you_ends_the_turn_with_no_card_played() -> None:
    scene = Scene()
    scene.put(character("Alice", polite()), "reserve")
    scene.put(character("Guest"), "hand")
    scene.do("use Alice")
    assert (scene.asked, scene.who, scene.names("hand")) == ("turn", 1, ["Guest"])


@pytest.mark.rule("ALT-ACTION-AFTERYOU-01")
def test_after_you_waits_until_no_reaction_is_pending() -> None:
    scene = Scene()
    host = scene.put(character("Host", J(Boost(ITSELF, 1))), "hero")
    scene.put(character("Alice", support(Activate(JOINS, target(A_CHARACTER)), AfterYou())), "reserve")
    scene.do("use Alice")
    assert (scene.who, scene.boosts(host)) == (1, 1)


@pytest.mark.rule("ALT-ACTION-AFTERYOU-02")
def test_after_you_is_no_pass() -> None:
    scene = Scene()
    scene.put(character("Alice", polite()), "reserve")
    scene.put(character("Guest"), "hand")
    scene.do("use Alice", "pass")
    assert (scene.who, scene.state.passed) == (0, [False, True])
    assert scene.can("play Guest")


@pytest.mark.rule("ALT-ACTION-AFTERYOU-03")
def test_if_the_opponent_has_passed_the_same_player_starts_a_new_turn() -> None:
    scene = Scene()
    scene.put(character("Alice", polite()), "reserve")
    scene.put(character("First"), "hand")
    scene.do("play First", "hero", "pass", "use Alice")
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.rule("ALT-ACTION-AFTERYOU-03")
def test_this_turn_effects_have_ended_in_the_new_turn() -> None:
    scene = Scene()
    scene.put(character("Alice", polite()), "reserve")
    scene.put(character("Page", support(NextCard(None, THIS_TURN, saves=3))), "reserve")
    scene.put(character("First"), "hand")
    scene.put(priced(character("Second"), 4), "hand")
    scene.do("play First", "hero", "pass", "use Page", "use Alice", "play Second", "hero")
    assert scene.ready_mana() == 5


# Discard, put, draw --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ACTION-DISCARD-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_to_discard_is_to_move_to_the_owners_discard_pile(owner: int) -> None:
    scene = Scene()
    victim = scene.put(character("Victim"), "hero", 1)
    scene.state.owner[victim] = owner
    scene.put(spell("Gate", Send(DISCARD, target(A_CHARACTER))), "hand")
    scene.do("play Gate")
    assert scene.names("discard", owner) == ["Victim"]


@pytest.mark.rule("ALT-ACTION-DISCARD-01")
@pytest.mark.parametrize(
    ("where", "node"),
    [
        ("landmark", Send(DISCARD, target(CHARACTER_OR_PERMANENT))),
        ("hand", OpponentDiscards(1)),
        ("reserve", Sabotage()),
    ],
)
def test_a_card_is_discarded_from_wherever_it_is(where: str, node: Node) -> None:
    scene = Scene()
    victim = scene.put(landmark("Victim"), where, 1)
    scene.put(spell("Gate", node), "hand")
    scene.do("play Gate")
    if scene.can("pick Victim"):
        scene.do("pick Victim")
    assert scene.zone(victim) == "discard"


@pytest.mark.rule("ALT-ACTION-DRAW-01")
def test_to_draw_two_is_one_step_with_the_top_two_cards() -> None:
    scene = Scene()
    thief = scene.put(character("Thief", Reaction(CARDS_DRAWN, Boost(ITSELF, 1), whose=THEIRS)), "hero", 1)
    for name in ("Third", "Second", "First"):
        scene.put(character(name), "deck")
    scene.put(spell("Study", Draw(2)), "hand")
    scene.do("play Study")
    assert (scene.names("hand"), scene.boosts(thief)) == (["First", "Second"], 1)


@pytest.mark.rule("ALT-ACTION-DRAW-02")
@pytest.mark.parametrize("node", [Resupply(), TopToMana(1), ReserveToHand(1)])
def test_other_ways_of_moving_cards_are_not_drawing(node: Node) -> None:
    scene = Scene()
    thief = scene.put(character("Thief", Reaction(CARDS_DRAWN, Boost(ITSELF, 1), whose=THEIRS)), "hero", 1)
    scene.put(character("Spare"), "reserve")
    scene.put(spell("Study", node), "hand")
    scene.do("play Study")
    assert (scene.who, scene.boosts(thief)) == (1, 0)


@pytest.mark.rule("ALT-ACTION-MANA-01")
def test_a_card_put_into_mana_becomes_its_owners_orb() -> None:
    scene = Scene()
    guest = scene.put(character("Guest"), "hero", 1)
    scene.state.owner[guest] = 0
    scene.put(spell("Reaping", Send(MANA, target(A_CHARACTER))), "hand")
    scene.do("play Reaping")
    assert (len(scene.names("mana")), len(scene.names("mana", 1))) == (11, 10)
    assert (scene.ready_mana(), scene.ready_mana(1)) == (9, 10)


# Exhaust, resupply, sabotage -----------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ACTION-EXHAUST-01")
def test_to_exhaust_gives_exhausted_to_a_ready_object() -> None:
    scene = Scene()
    tower = scene.put(landmark("Tower", QuickAction(Cost(exhaust=True), Draw(1))), "landmark")
    scene.do("use Tower")
    assert scene.has(tower, "exhausted")


@pytest.mark.rule("ALT-ACTION-EXHAUST-01")
def test_an_exhausted_object_cannot_be_exhausted() -> None:
    scene = Scene()
    scene.put(landmark("Tower", QuickAction(Cost(exhaust=True), Draw(1))), "landmark", statuses="exhausted")
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-ACTION-EXHAUST-01")
def test_to_ready_takes_exhausted_away() -> None:
    scene = Scene()
    tower = scene.put(landmark("Tower"), "landmark", statuses="exhausted")
    scene.morning()
    assert not scene.has(tower, "exhausted")


@pytest.mark.rule("ALT-ACTION-RESUPPLY-01")
def test_resupply_puts_the_top_card_of_the_deck_ready_into_reserve() -> None:
    scene = Scene()
    scene.put(character("Below"), "deck")
    top = scene.put(character("Top"), "deck")
    scene.put(landmark("Bell", noon(Resupply())), "landmark")
    scene.noon()
    assert (scene.zone(top), scene.names("reserve")) == ("reserve", ["Top"])
    assert scene.can("play Top")


@pytest.mark.rule("ALT-ACTION-RESUPPLY-01")
def test_a_resupplied_card_is_face_up() -> None:
    scene = Scene()
    scene.put(character("Top"), "deck")
    scene.put(landmark("Bell", noon(Resupply())), "landmark")
    scene.noon()
    event = scene.events("to_reserve")[0]
    assert event.details["card"] == "MADE_Top"
    assert event.visible_to(1)


@pytest.mark.rule("ALT-ACTION-RESUPPLY-02")
def test_resupply_may_exceed_the_reserve_limit() -> None:
    scene = Scene()
    scene.put(character("One"), "reserve")
    scene.put(character("Two"), "reserve")
    scene.put(landmark("Bell", noon(Resupply())), "landmark")
    scene.noon()
    assert scene.names("reserve") == ["One", "Two", "Ordis Trooper"]


@pytest.mark.rule("ALT-ACTION-RESUPPLY-02")
def test_resupply_is_not_a_draw() -> None:
    scene = Scene()
    thief = scene.put(character("Thief", Reaction(CARDS_DRAWN, Boost(ITSELF, 1), whose=THEIRS)), "hero", 1)
    scene.put(landmark("Bell", noon(Resupply())), "landmark")
    scene.noon()
    assert scene.boosts(thief) == 0


@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_sabotage_discards_a_card_from_a_reserve() -> None:
    scene = Scene()
    victim = scene.put(character("Victim"), "reserve", 1)
    scene.put(spell("Spies", Sabotage()), "hand")
    scene.do("play Spies", "pick Victim")
    assert scene.zone(victim) == "discard"


@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_sabotage_may_take_no_card_or_an_own_one_but_never_two() -> None:
    scene = Scene()
    scene.put(character("Mine"), "reserve")
    scene.put(character("Theirs"), "reserve", 1)
    scene.put(spell("Spies", Sabotage()), "hand")
    scene.do("play Spies")
    assert scene.options == ["no", "pick Mine (reserve)", "pick Theirs (their reserve)"]
    scene.do("pick Mine")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.rule("ALT-ACTION-SABOTAGE-02")
def test_sabotage_may_take_an_exhausted_card() -> None:
    scene = Scene()
    scene.put(character("Victim"), "reserve", 1, statuses="exhausted")
    scene.put(spell("Spies", Sabotage()), "hand")
    scene.do("play Spies")
    assert scene.can("pick Victim")


@pytest.mark.rule("ALT-ACTION-SABOTAGE-02")
@pytest.mark.parametrize("where", ["hero", "landmark", "hand", "mana"])
def test_sabotage_takes_nothing_from_elsewhere(where: str) -> None:
    scene = Scene()
    scene.put(landmark("Safe") if where == "landmark" else character("Safe"), where, 1)
    scene.put(character("Victim"), "reserve", 1)
    scene.put(spell("Spies", Sabotage()), "hand")
    scene.do("play Spies")
    assert scene.options == ["no", "pick Victim (their reserve)"]


# Sacrifice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ACTION-SACRIFICE-01")
def test_the_sacrificing_player_picks_among_own_objects_in_play() -> None:
    scene = Scene()
    scene.put(character("One"), "hero")
    scene.put(character("Two"), "companion")
    scene.put(character("Theirs"), "hero", 1)
    scene.put(character("Spare"), "reserve")
    scene.put(spell("Offering", Sacrifice(1)), "hand")
    scene.do("play Offering")
    assert scene.who == 0
    assert scene.options == ["pick One (hero expedition)", "pick Two (companion expedition)"]


@pytest.mark.rule("ALT-ACTION-SACRIFICE-01")
def test_to_sacrifice_is_to_discard() -> None:
    scene = Scene()
    only = scene.put(character("Only", Reaction(IS_SACRIFICED, Draw(1))), "hero")
    scene.put(spell("Offering", Sacrifice(1)), "hand")
    scene.do("play Offering")
    assert (scene.zone(only), len(scene.names("hand"))) == ("discard", 1)


@pytest.mark.rule("ALT-ACTION-SACRIFICE-01")
def test_to_discard_from_play_is_not_to_sacrifice() -> None:
    scene = Scene()
    scene.put(character("Only", Reaction(IS_SACRIFICED, Draw(1))), "hero")
    scene.put(spell("Gate", Send(DISCARD, target(A_CHARACTER))), "hand")
    scene.do("play Gate")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-ACTION-SACRIFICE-02", "ALT-MODIFIER-08")
def test_it_remains_a_sacrifice_if_the_discarding_is_replaced() -> None:
    scene = Scene()
    instead = Modifier(MoveInstead(HAND), "If this card would leave the Expedition zone, return it to Hand instead.")
    only = scene.put(character("Only", instead, Reaction(IS_SACRIFICED, Draw(1))), "hero")
    mourner = scene.put(landmark("Mourner", Reaction(CHARACTER_SACRIFICED, Resupply())), "landmark")
    scene.put(spell("Offering", Sacrifice(1)), "hand")
    scene.do("play Offering", "1")
    assert (scene.zone(only), len(scene.names("hand"))) == ("hand", 2)
    assert (len(scene.names("reserve")), scene.zone(mourner)) == (2, "landmark")


@pytest.mark.rule("ALT-ACTION-SACRIFICE-03")
def test_tough_does_not_keep_from_being_sacrificed() -> None:
    scene = Scene(mana=1)
    knight = scene.put(character("Knight", tough(9)), "hero", 1)
    scene.put(spell("Plague", EachPlayerSacrifices()), "hand")
    scene.do("play Plague")
    assert (scene.zone(knight), scene.ready_mana(1)) == ("discard", 1)


# Roll ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ACTION-ROLL-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_later_step_uses_the_result(face: int) -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero")
    scene.put(spell("All In", Roll(), Boost(target(A_CHARACTER), ROLLED)), "hand")
    scene.dice(face)
    scene.do("play All In")
    assert scene.boosts(host) == face


@pytest.mark.rule("ALT-ACTION-ROLL-01")
def test_a_die_has_six_faces_that_come_up_equally_often() -> None:
    counts = [0] * 7
    for seed in range(600):
        scene = Scene(seed=seed)
        host = scene.put(character("Host"), "hero")
        scene.put(spell("All In", Roll(), Boost(target(A_CHARACTER), ROLLED)), "hand")
        scene.do("play All In")
        counts[scene.boosts(host)] += 1
    assert counts[0] == 0
    assert all(70 <= count <= 130 for count in counts[1:])


@pytest.mark.rule("ALT-ACTION-ROLL-02")
def test_an_added_die_is_rolled_and_then_the_player_picks() -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero")
    scene.put(landmark("Casino", Modifier(ExtraDie(), "Roll one more die.")), "landmark")
    scene.put(spell("All In", Roll(), Boost(target(A_CHARACTER), ROLLED)), "hand")
    scene.dice(5, 2)
    scene.do("play All In")
    assert (scene.asked, scene.who, scene.options) == ("die", 0, ["2", "5"])
    scene.do("5")
    assert scene.boosts(host) == 5


@pytest.mark.rule("ALT-ACTION-ROLL-02")
def test_what_alters_results_is_applied_after_the_roll_is_seen() -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero")
    scene.put(character("Gambler", Modifier(MoreOnDice(1), "You may add 1 to your die results.")), "companion")
    scene.put(spell("All In", Roll(), Boost(Each(MY_CHARACTER), ROLLED)), "hand")
    scene.dice(3)
    scene.do("play All In")
    assert scene.events("rolled")[0].details["dice"] == [3]
    assert scene.options == ["3", "4"]
    scene.do("4")
    assert scene.boosts(host) == 4


@pytest.mark.rule("ALT-ACTION-ROLL-02")
def test_the_die_and_the_change_are_picked_together() -> None:
    scene = Scene(heroes=(hero("Gambler", Modifier(MoreOnDice(1), "You may add 1 to your die results.")), None))
    scene.put(landmark("Casino", Modifier(ExtraDie(), "Roll one more die.")), "landmark")
    scene.put(spell("All In", Roll((7, Effect(Draw(1))), (1, Effect()))), "hand")
    scene.dice(6, 2)
    scene.do("play All In")
    assert scene.options == ["2", "3", "6", "7"]
    scene.do("7")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-ACTION-ROLL-02")
def test_the_opponents_dice_are_left_alone() -> None:
    scene = Scene()
    scene.put(landmark("Casino", Modifier(ExtraDie(), "Roll one more die.")), "landmark", 1)
    scene.put(character("Gambler", Reaction(DICE_ROLLED, Draw(1))), "hero")
    scene.put(spell("All In", Roll()), "hand")
    scene.do("play All In")
    assert len(scene.events("rolled")[0].details["dice"]) == 1  # type: ignore[arg-type]


# Switch and move -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-ACTION-SWITCH-01")
def test_a_character_that_switches_keeps_its_statuses_and_counters() -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero", 1, statuses="fleeting anchored", boosts=2)
    scene.put(spell("Bridge", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Bridge")
    assert (scene.zone(host), scene.controller(host), scene.boosts(host)) == ("companion", 1, 2)
    assert [scene.has(host, "fleeting"), scene.has(host, "anchored")] == [True, True]


@pytest.mark.rule("ALT-ACTION-SWITCH-02")
def test_reactions_to_joining_an_expedition_see_a_switch() -> None:
    scene = Scene()
    scene.put(landmark("Tutor", joins(Boost(IT, 1))), "landmark")
    one = scene.put(character("One"), "hero")
    two = scene.put(character("Two"), "companion")
    scene.put(spell("Bridge", Switch(Each(MY_CHARACTER))), "hand")
    scene.do("play Bridge", "1")
    assert [scene.boosts(one), scene.boosts(two)] == [1, 1]


@pytest.mark.rule("ALT-ACTION-SWITCH-02")
def test_j_and_leaving_the_expedition_zone_do_not_see_a_switch() -> None:
    scene = Scene()
    host = scene.put(character("Host", J(Draw(1)), Reaction(LEAVES_EXPEDITIONS, Draw(1))), "hero")
    scene.put(spell("Bridge", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Bridge")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert (scene.zone(host), scene.names("hand")) == ("companion", [])


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-11")
def test_a_gigantic_character_that_switches_joins_nothing() -> None:
    scene = Scene()
    scene.put(landmark("Tutor", joins(Boost(IT, 1))), "landmark")
    giant = scene.put(character("Giant", gigantic()), "hero")
    scene.put(spell("Bridge", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Bridge")
    assert (scene.zone(giant), scene.boosts(giant)) == ("companion", 0)


@pytest.mark.rule("ALT-ACTION-MOVE-01")
def test_an_effect_may_move_an_expedition_at_noon() -> None:
    scene = Scene()
    scene.put(landmark("March", noon(MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark")
    scene.noon()
    assert scene.state.at == [1, 7, 0, 7]


@pytest.mark.rule("ALT-ACTION-MOVE-01")
def test_more_than_one_region_per_day_is_possible() -> None:
    scene = Scene()
    scene.put(landmark("March", noon(MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark")
    scene.put(spell("Leap", MoveExpedition(TARGET_EXPEDITION, 1)), "hand")
    scene.put(character("Host"), "hero")
    scene.noon()
    scene.do("play Leap", "hero")
    scene.to_dusk()
    assert scene.state.at == [3, 7, 0, 7]
