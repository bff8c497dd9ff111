"""Reactions (Complete Rules 4.4, 5.4, 6.3): when they activate, and how those that are pending resolve."""

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.amount import AtLeast, HadStatus, OwnBoosts
from tavola.games.altered.card import (
    AT_AFTERNOON,
    AT_DUSK,
    AT_MORNING,
    AT_NIGHT,
    AT_NOON,
    CARDS_DRAWN,
    CHARACTER_JOINS,
    CHARACTER_SACRIFICED,
    EXPEDITION_TO_RESERVE,
    FAILED_TO_MOVE,
    HAND_TO_RESERVE,
    IS_SACRIFICED,
    JOINS,
    LEAVES_EXPEDITIONS,
    LEAVES_LANDMARKS,
    MOVED_FORWARD,
    RESERVE_LEFT,
)
from tavola.games.altered.cards.printing import H, J, noon, support
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.creating import Create
from tavola.games.altered.deciding import If, May
from tavola.games.altered.doing import Activate, Boost, Gain, Send, Switch
from tavola.games.altered.drawing import DiscardFromReserve, Draw, HandToReserve
from tavola.games.altered.effect import Effect, Node
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER, THEIRS, Kind
from tavola.games.altered.passives import IGNORED
from tavola.games.altered.sacrificing import EachPlayerSacrifices, Sacrifice
from tavola.games.altered.standing_abilities import Grant, NoTriggers
from tavola.games.altered.where import MY_EXPEDITION, MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tavola.games.altered.which import IT, ITSELF, Each, target
from tavola.games.altered.zones import ANCHORED, FLEETING, RESERVE
from tests.games.altered.rules.made import character, landmark, spell, token
from tests.games.altered.scene import Scene


def joins(*nodes: Node) -> Reaction:
    """When a Character joins one of your Expeditions."""
    return Reaction(CHARACTER_JOINS, *nodes, watches=A_CHARACTER)


def story(scene: Scene) -> list[str]:
    """What happened, in order: the names of events, and the phases that began."""
    return [str(event.details.get("phase", event.name)) for event in scene.state.events or []]


def reacted(scene: Scene) -> list[str]:
    """Whose Reactions resolved, in order."""
    return [str(event.details["card"]).removeprefix("MADE_") for event in scene.events("reaction")]


def ask() -> May:
    """A question, so that the scene stops while the Reaction resolves."""
    return May(Draw(1))


# When they are checked (4.4) -----------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-REACT-01")
@pytest.mark.parametrize(
    ("trigger", "phase", "first"),
    [
        (AT_MORNING, "morning", "first_player"),
        (AT_NOON, "noon", "afternoon"),
        (AT_AFTERNOON, "afternoon", "passed"),
        (AT_DUSK, "dusk", "moved_forward"),
        (AT_NIGHT, "night", "to_reserve"),
    ],
)
def test_reactions_are_checked_at_the_start_of_each_phase(trigger: int, phase: str, first: str) -> None:
    scene = Scene()
    scene.put(landmark("Clock", Reaction(trigger, Boost(Each(A_CHARACTER), 1))), "landmark")
    scene.put(character("Host"), "hero")
    scene.morning()
    while scene.state.day < 4 and scene.asked:
        scene.do("pass" if scene.asked == "turn" else "no")
    told = story(scene)
    assert told.index(phase) < told.index("reaction") < told.index(first, told.index(phase))


@pytest.mark.rule("ALT-REACT-01")
def test_reactions_are_checked_after_the_draw_of_morning() -> None:
    scene = Scene()
    thief = scene.put(character("Thief", Reaction(CARDS_DRAWN, Boost(ITSELF, 1), whose=THEIRS)), "hero")
    scene.morning()
    assert (scene.asked, scene.boosts(thief)) == ("expand", 1)


@pytest.mark.rule("ALT-REACT-01")
def test_reactions_are_checked_after_progress() -> None:
    scene = Scene()
    scene.put(character("Runner", Reaction(MOVED_FORWARD, ask())), "hero")
    scene.to_dusk()
    assert story(scene)[-2:] == ["moved_forward", "reaction"]


@pytest.mark.rule("ALT-REACT-01")
def test_reactions_are_checked_after_rest() -> None:
    scene = Scene()
    for name in ("One", "Two", "Three"):
        scene.put(character(name), "reserve")
    scene.put(character("Leaver", Reaction(LEAVES_EXPEDITIONS, Draw(1))), "hero")
    scene.to_dusk()
    assert (scene.asked, len(scene.names("hand"))) == ("clean_up_reserve", 1)


@pytest.mark.rule("ALT-REACT-01")
def test_reactions_are_checked_after_clean_up() -> None:
    scene = Scene()
    for _ in range(3):
        scene.put(landmark("Tower", Reaction(LEAVES_LANDMARKS, ask())), "landmark")
    scene.to_dusk()
    scene.do("pick Tower")
    assert (scene.asked, scene.state.day) == ("yes_no", 2)


@pytest.mark.rule("ALT-REACT-01", "ALT-REACT-05")
def test_reactions_are_checked_after_a_turn_effect_before_the_next_turn() -> None:
    scene = Scene()
    scene.put(character("Guest", J(ask())), "hand")
    scene.do("play Guest", "hero")
    assert (scene.asked, scene.who) == ("yes_no", 0)


@pytest.mark.rule("ALT-REACT-01", "ALT-REACT-05")
def test_reactions_are_checked_after_each_resolved_reaction() -> None:
    scene = Scene()
    scene.put(landmark("Echo", joins(ask())), "landmark")
    scene.put(character("Guest", H(Create(RECRUIT, MY_HERO_EXPEDITION))), "hand")
    scene.do("play Guest", "hero", "2")
    assert scene.names("hero") == ["Guest", "Ordis Recruit"]
    assert (scene.asked, scene.who, len(scene.options)) == ("reaction", 0, 2)


@pytest.mark.rule("ALT-REACT-05")
def test_the_next_turn_waits_for_a_whole_chain_of_reactions() -> None:
    scene = Scene()
    last = token("Last", J(Draw(1)))
    scene.put(character("First", J(Create(token("Second", J(Create(last, MY_EXPEDITION))), MY_EXPEDITION))), "hand")
    scene.do("play First", "hero")
    assert scene.who == 1
    assert reacted(scene) == ["First", "Second", "Last"]


# In which order (4.4) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-REACT-02")
def test_a_player_picks_which_of_the_own_pending_reactions_resolves() -> None:
    scene = Scene()
    scene.put(landmark("One", noon(Draw(1))), "landmark")
    scene.put(landmark("Two", noon(Draw(1))), "landmark")
    scene.noon()
    assert (scene.asked, scene.who, scene.options) == ("reaction", 0, ["1", "2"])
    scene.do("2")
    assert reacted(scene) == ["Two", "One"]


@pytest.mark.rule("ALT-REACT-02")
def test_the_player_with_initiative_resolves_first() -> None:
    scene = Scene()
    scene.state.first_player = 1
    scene.put(landmark("One", noon(Draw(1))), "landmark")
    scene.put(landmark("Theirs", noon(Draw(1))), "landmark", 1)
    scene.noon()
    assert reacted(scene) == ["Theirs", "One"]


@pytest.mark.rule("ALT-REACT-03")
def test_the_player_with_initiative_empties_the_own_list_new_ones_included() -> None:
    scene = Scene()
    scene.put(landmark("Camp", noon(Create(RECRUIT, MY_HERO_EXPEDITION))), "landmark")
    scene.put(landmark("Echo", joins(Draw(1))), "landmark")
    scene.put(landmark("Theirs", noon(Draw(1))), "landmark", 1)
    scene.noon()
    assert reacted(scene) == ["Camp", "Echo", "Theirs"]


@pytest.mark.rule("ALT-REACT-04")
def test_a_new_reaction_of_the_player_with_initiative_takes_precedence() -> None:
    scene = Scene()
    scene.put(landmark("Echo", joins(Draw(1))), "landmark")
    scene.put(landmark("Theirs", noon(Create(RECRUIT, TARGET_EXPEDITION))), "landmark", 1)
    scene.put(landmark("Later", noon(Draw(1))), "landmark", 1)
    scene.noon()
    scene.do("1", "their hero")
    assert reacted(scene) == ["Theirs", "Echo", "Later"]


# Resolving (5.4, 6.3) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-REACT-06")
def test_a_reaction_costs_nothing_and_cannot_be_declined() -> None:
    scene = Scene(mana=1)
    guest = scene.put(character("Guest", J(Sacrifice(1))), "hand")
    scene.do("play Guest", "hero")
    assert (scene.zone(guest), scene.ready_mana(), scene.who) == ("discard", 0, 1)


@pytest.mark.rule("ALT-REACT-06")
def test_a_reaction_is_gone_once_it_has_resolved() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(Draw(1))), "landmark")
    scene.noon()
    scene.do("pass")
    assert (scene.who, len(scene.names("hand"))) == (1, 1)


@pytest.mark.rule("ALT-REACT-06")
def test_the_content_of_a_reaction_may_be_optional() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(ask())), "landmark")
    scene.noon()
    scene.do("no")
    assert (scene.asked, scene.names("hand")) == ("turn", [])


@pytest.mark.rule("ALT-REACT-07")
def test_nothing_interrupts_an_effect() -> None:
    scene = Scene()
    scene.put(landmark("Tutor", joins(Boost(IT, 1))), "landmark")
    scene.put(spell("Call", Create(RECRUIT, MY_HERO_EXPEDITION), Boost(Each(Kind(boosted=True)), 5)), "hand")
    scene.do("play Call")
    assert scene.totals("hero") == [2, 2, 2]


@pytest.mark.rule("ALT-REACT-08")
def test_entries_are_pending_right_after_the_step_all_of_one_step_together() -> None:
    scene = Scene()
    scene.put(landmark("Tutor", joins(Boost(IT, 1))), "landmark")
    scene.put(spell("Call", Create(RECRUIT, MY_HERO_EXPEDITION, 2), Gain(ANCHORED, target(A_CHARACTER))), "hand")
    scene.do("play Call")
    assert scene.asked == "target"
    assert len(scene.state.pending[0]) == 2


@pytest.mark.rule("ALT-REACT-09")
def test_one_event_activates_a_reaction_once_for_each_object_in_it() -> None:
    scene = Scene()
    host = scene.put(character("Host", Reaction(RESERVE_LEFT, Boost(ITSELF, 1))), "hero")
    scene.put(character("One"), "reserve")
    scene.put(character("Two"), "reserve")
    scene.put(spell("Sweep", DiscardFromReserve(2)), "hand")
    scene.do("play Sweep", "pick One", "1")
    assert scene.boosts(host) == 2


@pytest.mark.rule("ALT-REACT-10", "ALT-REACT-09")
@pytest.mark.card("OR_26_R1", "OR_28_C")
def test_four_tokens_made_in_one_step_get_a_boost_each() -> None:
    scene = Scene()
    scene.put("OR_28_C", "landmark")
    scene.put("OR_26_R1", "hand")
    scene.do("play Open the Gates", "hero", "hero", "companion", "companion")
    assert (scene.asked, len(scene.options)) == ("reaction", 4)
    scene.do("4", "1", "2")
    assert [scene.totals("hero"), scene.totals("companion")] == [[4, 4, 4], [4, 4, 4]]


# Conditions ----------------------------------------------------------------------------------------------------------


def two_bells(scene: Scene, first: Reaction, second: Reaction) -> None:
    """Noon, with two Reactions of player 0, of which the second is resolved first."""
    scene.put(landmark("First", first), "landmark")
    scene.put(landmark("Second", second), "landmark")
    scene.noon()
    if scene.asked == "reaction":
        scene.do("2")


@pytest.mark.rule("ALT-REACT-11")
def test_a_condition_before_the_dash_need_not_hold_at_resolution() -> None:
    scene = Scene()
    scene.put(character("Host"), "hero")
    two_bells(scene, Reaction(AT_NOON, Draw(1), condition=AtLeast(MY_CHARACTER, 1)), noon(Sacrifice(1)))
    assert (scene.names("hero"), len(scene.names("hand"))) == ([], 1)


@pytest.mark.rule("ALT-REACT-11")
def test_a_condition_before_the_dash_comes_true_too_late_at_resolution() -> None:
    scene = Scene()
    call = noon(Create(RECRUIT, MY_HERO_EXPEDITION))
    two_bells(scene, Reaction(AT_NOON, Draw(1), condition=AtLeast(MY_CHARACTER, 1)), call)
    assert (scene.names("hero"), scene.names("hand")) == (["Ordis Recruit"], [])


@pytest.mark.rule("ALT-REACT-12")
def test_a_condition_in_past_tense_looks_at_the_state_before_the_event() -> None:
    scene = Scene()
    was_fleeting = HadStatus(FLEETING, True, "it was Fleeting")
    scene.put(character("Ghost", Reaction(IS_SACRIFICED, Draw(1), condition=was_fleeting)), "hero", statuses="fleeting")
    scene.put(spell("Offering", Sacrifice(1)), "hand")
    scene.do("play Offering")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-REACT-12")
def test_a_condition_in_present_tense_looks_at_the_state_after_the_event() -> None:
    scene = Scene()
    crowd = Reaction(CHARACTER_JOINS, Draw(1), watches=A_CHARACTER, condition=AtLeast(MY_CHARACTER, 2))
    scene.put(landmark("Crowd", crowd), "landmark")
    scene.put(spell("Call", Create(RECRUIT, MY_HERO_EXPEDITION, 2)), "hand")
    scene.do("play Call", "1")
    assert len(scene.names("hand")) == 2


@pytest.mark.rule("ALT-REACT-13")
def test_a_condition_after_the_dash_is_tested_at_resolution() -> None:
    scene = Scene()
    call = noon(Create(RECRUIT, MY_HERO_EXPEDITION))
    two_bells(scene, noon(If(AtLeast(MY_CHARACTER, 1), Effect(Draw(1)))), call)
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-REACT-13")
def test_a_condition_after_the_dash_may_have_ceased_to_hold() -> None:
    scene = Scene()
    scene.put(character("Host"), "hero")
    two_bells(scene, noon(If(AtLeast(MY_CHARACTER, 1), Effect(Draw(1)))), noon(Sacrifice(1)))
    assert scene.names("hand") == []


# Which Reactions are there -------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-REACT-15")
def test_a_self_move_reaction_works_where_abilities_do_not_function() -> None:
    scene = Scene()
    scene.put(character("Page", support(HandToReserve(1))), "reserve")
    scene.put(character("Doll", Reaction(HAND_TO_RESERVE, Draw(1))), "hand")
    scene.do("use Page")
    assert scene.names("hand") == ["Ordis Trooper"]


@pytest.mark.rule("ALT-REACT-16")
def test_another_reaction_must_be_there_before_the_event() -> None:
    scene = Scene()
    twin = token("Twin", joins(Draw(1)))
    scene.put(spell("Call", Create(twin, MY_HERO_EXPEDITION, 2)), "hand")
    scene.do("play Call")
    assert (scene.names("hero"), scene.names("hand")) == (["Twin", "Twin"], [])
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.rule("ALT-REACT-16", "ALT-EFFECT-02")
def test_a_reaction_activates_though_its_object_is_gone_afterwards() -> None:
    scene = Scene()
    for _ in range(2):
        scene.put(character("Mourner", Reaction(CHARACTER_SACRIFICED, Draw(1))), "hero")
    scene.put(spell("Offering", Sacrifice(2)), "hand")
    scene.do("play Offering", "pick Mourner", "1", "1", "1")
    assert len(scene.names("hand")) == 4


@pytest.mark.rule("ALT-REACT-16")
def test_a_reaction_of_an_object_that_is_gone_is_its_last_controllers() -> None:
    scene = Scene()
    mourner = token("Mourner", Reaction(CHARACTER_SACRIFICED, Draw(1)))
    scene.put(spell("Call", Create(mourner, TARGET_EXPEDITION)), "hand")
    scene.put(spell("Offering", Sacrifice(1)), "hand", 1)
    scene.do("play Call", "their hero", "play Offering")
    assert (len(scene.names("hand")), len(scene.names("hand", 1))) == (0, 1)


@pytest.mark.rule("ALT-REACT-16")
def test_a_reaction_must_function_before_the_event() -> None:
    scene = Scene()
    scene.put(character("Jailer", Grant(IGNORED, Kind(whose=THEIRS))), "hero", 1)
    scene.put(character("Mourner", Reaction(CHARACTER_SACRIFICED, Draw(1))), "hero")
    scene.put(spell("Plague", EachPlayerSacrifices()), "hand")
    scene.do("play Plague")
    assert (scene.names("hero", 1), scene.names("hand")) == ([], [])


@pytest.mark.rule("ALT-REACT-16")
def test_a_reaction_that_functioned_before_the_event_need_not_function_afterwards() -> None:
    scene = Scene()
    scene.put(character("Host", joins(Draw(1))), "hero")
    scene.put(character("Jailer", Grant(IGNORED, Kind(other=True))), "hand")
    scene.do("play Jailer", "companion")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-REACT-17")
def test_going_from_an_expedition_to_reserve_activates_though_abilities_do_not_function_in_reserve() -> None:
    scene = Scene()
    scene.put(character("Inkcaster", Reaction(EXPEDITION_TO_RESERVE, Draw(1))), "hero")
    scene.put(spell("Wind", Send(RESERVE, target(A_CHARACTER))), "hand")
    scene.do("play Wind")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-REACT-17")
def test_going_from_an_expedition_to_reserve_is_judged_before_it_happens() -> None:
    scene = Scene()
    scene.put(character("Jailer", Grant(IGNORED, Kind(whose=THEIRS))), "hero", 1)
    scene.put(character("Inkcaster", Reaction(EXPEDITION_TO_RESERVE, Draw(1))), "hero")
    scene.put(spell("Wind", Send(RESERVE, target(MY_CHARACTER))), "hand")
    scene.do("play Wind")
    assert (scene.names("reserve"), scene.names("hand")) == (["Inkcaster", "Wind"], [])


# Bound to their objects ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-REACT-18")
def test_it_stays_bound_to_the_object_that_it_was() -> None:
    scene = Scene()
    scene.put(landmark("Wind", joins(Send(RESERVE, IT))), "landmark")
    scene.put(landmark("Tutor", joins(Boost(IT, 2))), "landmark")
    guest = scene.put(character("Guest"), "hand")
    scene.do("play Guest", "hero", "1")
    assert (scene.zone(guest), scene.boosts(guest)) == ("reserve", 0)


@pytest.mark.rule("ALT-REACT-18")
def test_i_stays_bound_to_the_object_that_had_the_reaction() -> None:
    scene = Scene()
    scene.put(landmark("Wind", joins(Send(RESERVE, IT))), "landmark")
    guest = scene.put(character("Guest", J(Boost(ITSELF, 2))), "hand")
    scene.do("play Guest", "hero", "2")
    assert (scene.zone(guest), scene.boosts(guest)) == ("reserve", 0)


@pytest.mark.rule("ALT-REACT-19")
def test_the_last_expedition_of_what_is_gone_still_serves() -> None:
    scene = Scene()
    scene.put(character("Guest", J(Sacrifice(1)), J(Create(RECRUIT, MY_EXPEDITION))), "hand")
    scene.do("play Guest", "companion", "1")
    assert (scene.names("companion"), scene.names("hero")) == (["Ordis Recruit"], [])


@pytest.mark.rule("ALT-REACT-19")
def test_the_last_expedition_is_not_the_one_at_activation() -> None:
    scene = Scene()
    guest = character("Guest", J(Switch(ITSELF)), J(Sacrifice(1)), J(Create(RECRUIT, MY_EXPEDITION)))
    scene.put(guest, "hand")
    scene.do("play Guest", "companion", "1", "1")
    assert (scene.names("hero"), scene.names("companion")) == (["Ordis Recruit"], [])


@pytest.mark.rule("ALT-REACT-19")
@pytest.mark.parametrize(("boosts", "drawn"), [(2, 1), (1, 0)])
def test_the_last_values_of_what_is_gone_still_serve(boosts: int, drawn: int) -> None:
    scene = Scene()
    scene.put(character("Guest", J(Sacrifice(1)), J(If(OwnBoosts(2), Effect(Draw(1))))), "reserve", boosts=boosts)
    scene.do("play Guest", "companion", "1")
    assert (scene.who, len(scene.names("hand"))) == (1, drawn)


@pytest.mark.rule("ALT-REACT-19")
def test_what_is_gone_cannot_be_changed() -> None:
    scene = Scene()
    guest = scene.put(character("Guest", J(Send(RESERVE, ITSELF)), J(Boost(ITSELF, 2))), "hand")
    scene.do("play Guest", "companion", "1")
    assert (scene.zone(guest), scene.boosts(guest)) == ("reserve", 0)


@pytest.mark.rule("ALT-REACT-20")
def test_a_pending_reaction_resolves_though_its_source_has_left_play() -> None:
    scene = Scene()
    scene.put(character("Guest", J(Sacrifice(1)), J(Draw(1))), "hand")
    scene.do("play Guest", "companion", "1")
    assert (scene.names("companion"), len(scene.names("hand"))) == ([], 1)


@pytest.mark.rule("ALT-REACT-20")
def test_a_pending_reaction_resolves_though_its_source_has_lost_the_ability() -> None:
    scene = Scene()
    jailer = token("Jailer", Grant(IGNORED, Kind(other=True)))
    scene.put(character("Host", noon(Draw(1))), "hero")
    scene.put(landmark("Camp", noon(Create(jailer, MY_HERO_EXPEDITION))), "landmark")
    scene.noon()
    scene.do("2")
    assert reacted(scene) == ["Camp", "Host"]
    assert len(scene.names("hand")) == 1


# Bans and delays -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-REACT-21")
def test_what_cannot_activate_creates_no_entry_when_its_trigger_occurs() -> None:
    scene = Scene()
    scene.put(character("Council", NoTriggers()), "hero", 1)
    scene.put(character("Guest", J(Draw(1))), "hand")
    scene.do("play Guest", "hero")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-REACT-21", "ALT-ACTION-ACTIVATE-01")
def test_what_cannot_activate_creates_no_entry_by_an_activate_effect_either() -> None:
    scene = Scene()
    scene.put(character("Council", NoTriggers()), "hero", 1)
    scene.put(character("Host", J(Draw(1))), "hero")
    scene.put(spell("Again", Activate(JOINS, target(MY_CHARACTER))), "hand")
    scene.do("play Again")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-REACT-22")
def test_after_rest_waits_for_rest_to_finish() -> None:
    scene = Scene()
    late = Reaction(FAILED_TO_MOVE, Create(RECRUIT, MY_HERO_EXPEDITION), after_rest=True)
    scene.put(character("Host", late, stats=(0, 0, 0)), "hero")
    scene.to_dusk()
    told = story(scene)
    assert told.index("to_reserve") < told.index("created")
    assert scene.names("hero") == ["Ordis Recruit"]
