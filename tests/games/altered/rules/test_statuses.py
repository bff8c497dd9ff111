"""Statuses (Complete Rules 2.4)."""

import pytest

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.arena import arena_progress
from tavola.games.altered.card import AT_NIGHT
from tavola.games.altered.cards.printing import eternal, noon
from tavola.games.altered.cost import Cost
from tavola.games.altered.deciding import MayPay
from tavola.games.altered.doing import Boost, Gain, Lose, Send, Switch
from tavola.games.altered.drawing import Draw
from tavola.games.altered.effect import Node
from tavola.games.altered.kind import A_CHARACTER, A_PERMANENT, MY_CHARACTER
from tavola.games.altered.passives import TOUGH, tough
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.standing_abilities import Grant
from tavola.games.altered.victory import open_the_arena
from tavola.games.altered.which import IT, ITSELF, target
from tavola.games.altered.zones import ANCHORED, ASLEEP, DECK, DISCARD, EXHAUSTED, FLEETING, HAND, MANA, RESERVE
from tests.games.altered.rules.made import character, landmark, spell
from tests.games.altered.scene import FILLER, Scene

SALVAGER = "AX_08_C"
ALL_STATUSES = "anchored asleep exhausted fleeting"


def done_to_a_character(*nodes: Node, statuses: str = "") -> tuple[Scene, int]:
    """A Spell does something to the only Character in play."""
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", statuses=statuses)
    scene.put(spell("Deed", *nodes), "hand")
    scene.do("play Deed")
    return scene, salvager


# Statuses in general --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-STATUS-02")
@pytest.mark.parametrize(("to", "where"), [(HAND, "hand"), (DECK, "deck"), (DISCARD, "discard")])
def test_no_status_goes_along_into_hand_deck_or_discard_pile(to: int, where: str) -> None:
    scene, salvager = done_to_a_character(Send(to, target(A_CHARACTER)), statuses=ALL_STATUSES)
    assert scene.zone(salvager) == where
    assert scene.state.status[salvager] == 0


@pytest.mark.rule("ALT-STATUS-02")
@pytest.mark.parametrize("status", [ANCHORED, ASLEEP, EXHAUSTED, FLEETING])
def test_no_status_is_gained_in_the_discard_pile(status: int) -> None:
    scene, salvager = done_to_a_character(Send(DISCARD, target(A_CHARACTER)), Gain(status, IT))
    assert scene.zone(salvager) == "discard"
    assert scene.state.status[salvager] == 0


@pytest.mark.rule("ALT-STATUS-03")
def test_an_object_enters_a_zone_without_the_statuses_it_had() -> None:
    scene, salvager = done_to_a_character(Send(RESERVE, target(A_CHARACTER)), statuses="anchored asleep exhausted")
    assert scene.zone(salvager) == "reserve"
    assert scene.state.status[salvager] == 0


@pytest.mark.rule("ALT-STATUS-03")
def test_an_object_enters_play_with_the_status_that_its_rules_grant() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "reserve")
    scene.do("play Axiom Salvager", "hero")
    assert scene.state.status[salvager] == FLEETING


@pytest.mark.rule("ALT-STATUS-04")
def test_statuses_stay_until_something_says_otherwise() -> None:
    scene = Scene()
    stays = scene.put(character("Immortal", eternal()), "hero", statuses="fleeting exhausted")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    scene.to_dusk()
    assert scene.state.day == 3
    assert scene.has(stays, "fleeting")
    assert not scene.has(stays, "exhausted")


@pytest.mark.rule("ALT-STATUS-04")
@pytest.mark.parametrize("status", ["anchored", "asleep"])
def test_dusk_takes_no_status(status: str) -> None:
    scene = Scene()
    number = scene.put(SALVAGER, "hero", statuses=status)
    seer = landmark("Seer", Reaction(AT_NIGHT, Sacrifice(1, A_PERMANENT)))
    scene.put(seer, "landmark")
    scene.put("AX_24_C", "landmark")
    scene.to_dusk()
    assert scene.asked == "sacrifice"
    assert scene.has(number, status)


@pytest.mark.rule("ALT-STATUS-05")
@pytest.mark.parametrize("status", ["anchored", "asleep", "exhausted", "fleeting"])
def test_gaining_a_status_already_held_does_nothing(status: str) -> None:
    code = {"anchored": ANCHORED, "asleep": ASLEEP, "exhausted": EXHAUSTED, "fleeting": FLEETING}[status]
    scene, salvager = done_to_a_character(Gain(code, target(A_CHARACTER)), statuses=status)
    assert scene.has(salvager, status)
    assert not scene.events("gained_status")


@pytest.mark.rule("ALT-STATUS-05")
def test_a_status_already_held_is_still_a_legal_if_pointless_choice() -> None:
    scene = Scene()
    scene.put(SALVAGER, "hero", 1, statuses="asleep")
    scene.put(FILLER, "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    assert scene.can("pick Axiom Salvager")


@pytest.mark.rule("ALT-STATUS-06")
def test_one_loss_removes_a_status_however_often_it_was_granted() -> None:
    twice = (Gain(FLEETING, target(A_CHARACTER)), Gain(FLEETING, IT), Lose(FLEETING, IT))
    scene, salvager = done_to_a_character(*twice)
    assert not scene.has(salvager, "fleeting")


@pytest.mark.rule("ALT-STATUS-07")
@pytest.mark.parametrize("status", [ANCHORED, ASLEEP, EXHAUSTED, FLEETING])
def test_losing_a_status_that_is_not_there_does_nothing(status: int) -> None:
    scene, salvager = done_to_a_character(Lose(status, target(A_CHARACTER)))
    assert scene.state.status[salvager] == 0
    assert not scene.events("lost_status")


# Anchored -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-STATUS-ANCHORED-01")
def test_rest_leaves_an_anchored_character_in_its_expedition() -> None:
    scene = Scene()
    anchored = scene.put(SALVAGER, "companion", statuses="anchored")
    scene.to_dusk()
    assert scene.zone(anchored) == "companion"


@pytest.mark.rule("ALT-STATUS-ANCHORED-02")
def test_that_same_rest_takes_anchored_so_that_it_leaves_the_next_night() -> None:
    scene = Scene()
    anchored = scene.put(SALVAGER, "hero", statuses="anchored")
    scene.to_next_afternoon()
    assert scene.zone(anchored) == "hero"
    assert not scene.has(anchored, "anchored")
    scene.to_dusk()
    assert scene.zone(anchored) == "reserve"


@pytest.mark.rule("ALT-STATUS-ANCHORED-03")
@pytest.mark.parametrize(
    ("node", "where"),
    [
        (Send(RESERVE, target(A_CHARACTER)), "reserve"),
        (Send(DISCARD, target(A_CHARACTER)), "discard"),
        (Send(HAND, target(A_CHARACTER)), "hand"),
        (Switch(target(A_CHARACTER)), "companion"),
        (Sacrifice(1), "discard"),
    ],
)
def test_anchored_does_not_protect_from_effects(node: Node, where: str) -> None:
    scene, salvager = done_to_a_character(node, statuses="anchored")
    assert scene.zone(salvager) == where


# Asleep ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-STATUS-ASLEEP-01")
def test_an_asleep_character_adds_nothing_boosts_included() -> None:
    scene = Scene()
    scene.put("BR_13_C", "hero", statuses="asleep", boosts=3)
    scene.put(FILLER, "hero")
    assert scene.totals("hero") == [1, 1, 1]
    scene.to_dusk()
    assert scene.state.at[0] == 1


@pytest.mark.rule("ALT-STATUS-ASLEEP-01")
def test_an_expedition_of_sleepers_does_not_move() -> None:
    scene = Scene()
    scene.put("BR_13_C", "hero", statuses="asleep")
    scene.to_dusk()
    assert scene.state.at[0] == 0


@pytest.mark.rule("ALT-STATUS-ASLEEP-02")
def test_rest_leaves_an_asleep_character_and_wakes_it() -> None:
    scene = Scene()
    sleeper = scene.put(SALVAGER, "hero", statuses="asleep")
    scene.to_next_afternoon()
    assert scene.zone(sleeper) == "hero"
    assert not scene.has(sleeper, "asleep")
    scene.to_dusk()
    assert scene.zone(sleeper) == "reserve"


@pytest.mark.rule("ALT-STATUS-ASLEEP-03")
def test_one_rest_takes_both_anchored_and_asleep() -> None:
    scene = Scene()
    both = scene.put(SALVAGER, "hero", statuses="anchored asleep")
    scene.to_next_afternoon()
    assert scene.zone(both) == "hero"
    assert scene.state.status[both] == 0
    scene.to_dusk()
    assert scene.zone(both) == "reserve"


@pytest.mark.rule("ALT-STATUS-ASLEEP-04")
def test_an_asleep_character_can_be_targeted_and_boosted() -> None:
    scene, sleeper = done_to_a_character(Boost(target(A_CHARACTER), 2), statuses="asleep")
    assert scene.boosts(sleeper) == 2


@pytest.mark.rule("ALT-STATUS-ASLEEP-04")
def test_an_asleep_character_can_be_sacrificed() -> None:
    scene, sleeper = done_to_a_character(Sacrifice(1), statuses="asleep")
    assert scene.zone(sleeper) == "discard"


@pytest.mark.rule("ALT-STATUS-ASLEEP-04")
def test_the_reactions_of_an_asleep_character_activate() -> None:
    scene = Scene()
    shroom = scene.put("MU_08_R1", "hero", statuses="asleep")
    scene.noon()
    assert scene.boosts(shroom) == 1


@pytest.mark.rule("ALT-STATUS-ASLEEP-04")
def test_the_passives_and_quick_actions_of_an_asleep_character_function() -> None:
    scene = Scene()
    scene.put(character("Guard", Grant(TOUGH, MY_CHARACTER, 1), QuickAction(Cost(), Draw(1))), "hero", 0, "asleep")
    salvager = scene.put(SALVAGER, "companion")
    assert tough(scene.state, salvager) == 1
    assert scene.can("use Guard")


@pytest.mark.rule("ALT-STATUS-ASLEEP-05")
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_asleep_characters_are_left_out_of_the_arena(profile: str) -> None:
    scene = Scene(profile=profile)
    open_the_arena(scene.state)
    scene.put("BR_13_C", "hero", 0, statuses="asleep")
    scene.put(FILLER, "companion", 1)
    arena_progress(scene.state)
    assert scene.state.winner == 1


# Exhausted ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-01")
def test_a_cost_that_exhausts_needs_a_ready_object() -> None:
    scene = Scene()
    scene.put(landmark("Lever", QuickAction(Cost(exhaust=True), Draw(1))), "landmark")
    scene.do("use Lever")
    assert not scene.can("use Lever")


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-01")
def test_a_price_inside_an_effect_that_exhausts_needs_a_ready_object() -> None:
    scene = Scene()
    gate = noon(MayPay(Cost(exhaust=True), Draw(1)))
    scene.put(landmark("Gate", gate), "landmark", statuses="exhausted")
    scene.noon()
    assert scene.asked == "turn"
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-01")
def test_an_effect_does_not_exhaust_what_is_exhausted() -> None:
    scene, _ = done_to_a_character(Gain(EXHAUSTED, target(A_CHARACTER)), statuses="exhausted")
    assert not scene.events("gained_status")


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-02")
def test_an_exhausted_card_in_reserve_cannot_be_played() -> None:
    scene = Scene()
    scene.put(SALVAGER, "reserve", statuses="exhausted")
    scene.put(FILLER, "reserve")
    assert scene.options == ["pass", "play Ordis Trooper (reserve)"]


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-03")
def test_an_exhausted_card_in_reserve_has_no_support_ability() -> None:
    scene = Scene()
    scene.put("BR_05_C", "reserve", statuses="exhausted")
    scene.put("YZ_04_C", "reserve")
    assert [option for option in scene.options if option.startswith("use")] == ["use Studious Disciple (reserve)"]


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-04")
def test_an_exhausted_character_still_counts() -> None:
    scene = Scene()
    scene.put(SALVAGER, "hero", statuses="exhausted")
    scene.to_dusk()
    assert scene.state.at[0] == 1


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-04")
def test_the_reactions_of_an_exhausted_object_activate() -> None:
    scene = Scene()
    scene.put("OR_30_C", "landmark", statuses="exhausted")
    shroom = scene.put("MU_08_R1", "hero", statuses="exhausted")
    scene.noon()
    scene.do("1")
    assert scene.names("companion") == ["Ordis Recruit"]
    assert scene.boosts(shroom) == 1


@pytest.mark.rule("ALT-STATUS-EXHAUSTED-04")
def test_the_passives_of_an_exhausted_object_function() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put("MU_30_R2", "landmark", statuses="exhausted")
    assert tough(scene.state, salvager) == 2


# Fleeting -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-STATUS-FLEETING-01")
def test_a_spell_played_from_reserve_is_fleeting_in_limbo() -> None:
    scene = Scene()
    training = scene.put("BR_26_C", "reserve")
    scene.put(SALVAGER, "hero")
    scene.put(FILLER, "hero")
    scene.do("play Physical Training")
    assert scene.zone(training) == "limbo"
    assert scene.has(training, "fleeting")


@pytest.mark.rule("ALT-STATUS-FLEETING-01")
@pytest.mark.parametrize(("where", "fleeting"), [("hand", False), ("reserve", True)])
def test_a_character_played_from_reserve_is_fleeting(where: str, fleeting: bool) -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, where)
    scene.do("play Axiom Salvager", "hero")
    assert scene.has(salvager, "fleeting") == fleeting


@pytest.mark.rule("ALT-STATUS-FLEETING-02")
def test_a_character_gains_fleeting_one_step_after_it_has_joined() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "reserve")
    scene.do("play Axiom Salvager", "hero")
    events = [event.name for event in scene.state.events or []]
    assert events.index("played") < events.index("gained_status")
    assert scene.has(salvager, "fleeting")


@pytest.mark.rule("ALT-STATUS-FLEETING-03")
def test_rest_discards_a_fleeting_character() -> None:
    scene = Scene()
    fleeting = scene.put(SALVAGER, "hero", statuses="fleeting")
    scene.to_dusk()
    assert scene.zone(fleeting) == "discard"


@pytest.mark.rule("ALT-STATUS-FLEETING-03")
def test_an_effect_that_sends_a_fleeting_character_to_reserve_discards_it() -> None:
    scene, salvager = done_to_a_character(Send(RESERVE, target(A_CHARACTER)), statuses="fleeting")
    assert scene.zone(salvager) == "discard"


@pytest.mark.rule("ALT-STATUS-FLEETING-04")
@pytest.mark.parametrize(("to", "where"), [(HAND, "hand"), (DECK, "deck"), (MANA, "mana")])
def test_a_fleeting_character_goes_to_hand_deck_or_mana_like_any_other(to: int, where: str) -> None:
    scene, salvager = done_to_a_character(Send(to, target(A_CHARACTER)), statuses="fleeting")
    assert scene.zone(salvager) == where


@pytest.mark.rule("ALT-STATUS-FLEETING-05")
@pytest.mark.parametrize(("where", "then"), [("hand", "reserve"), ("reserve", "discard")])
def test_a_spell_that_is_fleeting_when_it_has_resolved_is_discarded(where: str, then: str) -> None:
    scene = Scene()
    training = scene.put("BR_26_C", where)
    scene.do("play Physical Training")
    assert scene.zone(training) == then


@pytest.mark.rule("ALT-STATUS-FLEETING-05")
@pytest.mark.parametrize(("node", "where", "then"), [(Gain, "hand", "discard"), (Lose, "reserve", "reserve")])
def test_what_a_spell_is_when_its_resolution_ends_is_what_counts(
    node: type[Gain] | type[Lose], where: str, then: str
) -> None:
    scene = Scene()
    number = scene.put(spell("Changeling", node(FLEETING, ITSELF)), where)
    scene.do("play Changeling")
    assert scene.zone(number) == then


@pytest.mark.rule("ALT-STATUS-FLEETING-06")
@pytest.mark.parametrize("where", ["hand", "reserve"])
def test_a_spell_with_printed_fleeting_is_discarded_from_wherever_it_is_played(where: str) -> None:
    scene = Scene()
    number = scene.put("BR_28_C", where)
    scene.do("play Intimidation")
    assert scene.zone(number) == "discard"


@pytest.mark.rule("ALT-STATUS-FLEETING-07")
def test_a_landmark_played_from_reserve_is_not_fleeting() -> None:
    scene = Scene()
    hub = scene.put("AX_24_C", "reserve")
    scene.do("play Brassbug Hub")
    assert scene.zone(hub) == "landmark"
    assert not scene.has(hub, "fleeting")


@pytest.mark.rule("ALT-STATUS-FLEETING-07")
def test_a_landmark_cannot_be_made_fleeting() -> None:
    scene = Scene()
    hub = scene.put("AX_24_C", "landmark")
    scene.put(spell("Rust", Gain(FLEETING, target(A_PERMANENT))), "hand")
    scene.do("play Rust")
    assert not scene.has(hub, "fleeting")


@pytest.mark.rule("ALT-STATUS-FLEETING-07")
def test_a_landmark_cannot_be_made_fleeting_in_reserve_either() -> None:
    scene = Scene()
    hub = scene.put("AX_24_C", "landmark")
    scene.put(spell("Rust", Send(RESERVE, target(A_PERMANENT)), Gain(FLEETING, IT)), "hand")
    scene.do("play Rust")
    assert scene.zone(hub) == "reserve"
    assert not scene.has(hub, "fleeting")


@pytest.mark.rule("ALT-STATUS-FLEETING-08")
def test_a_character_that_loses_fleeting_goes_to_reserve() -> None:
    scene = Scene()
    wukong = scene.put("BR_18_R1", "reserve")
    scene.do("play Sun Wukong", "hero")
    assert not scene.has(wukong, "fleeting")
    scene.to_dusk()
    assert scene.zone(wukong) == "reserve"
