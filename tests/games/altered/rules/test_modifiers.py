"""Modifiers (Complete Rules 6.2): what happens instead of a step or an action, or besides it."""

import pytest

from tavola.games.altered.abilities import QuickAction, Reaction
from tavola.games.altered.card import (
    EXPEDITION_TO_RESERVE,
    LEAVES_EXPEDITIONS,
    MODIFIES_DRAWS,
    RESUPPLIED,
    Card,
)
from tavola.games.altered.cards.printing import J, noon
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import Create
from tavola.games.altered.doing import Boost, Send
from tavola.games.altered.drawing import Draw, Resupply, ResupplyPlan
from tavola.games.altered.drawpile import DrawPlan
from tavola.games.altered.effect import Effect
from tavola.games.altered.joining import ComeWith
from tavola.games.altered.kind import A_CHARACTER, MINE, MY_CHARACTER, THEIRS, Kind
from tavola.games.altered.leaving import MoveInstead
from tavola.games.altered.modifiers import ADDITION, ONE_ACTION, THE_STEP, WHOLE_STEP, Change, Plan
from tavola.games.altered.questions import prompt_of
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.standing_abilities import Modifier
from tavola.games.altered.state import AlteredState
from tavola.games.altered.view import piece_id, view_of
from tavola.games.altered.where import MY_HERO_EXPEDITION
from tavola.games.altered.which import Each, target, up_to
from tavola.games.altered.zones import DECK, DISCARD, HAND, MANA, RESERVE
from tests.games.altered.rules.made import character, landmark, spell, token
from tests.games.altered.scene import Scene

# Cards ---------------------------------------------------------------------------------------------------------------


def tiny_jinn() -> Card:
    """Would leave the Expedition zone while Boosted: into its owner's Mana instead."""
    return character("Tiny Jinn", Modifier(MoveInstead(MANA, boosted=True), "Into Mana instead while Boosted."))


def mighty_jinn(name: str = "Jinn", draws: bool = True) -> Card:
    """Would leave the Expedition zone: may go to its owner's Mana instead, otherwise a card is drawn."""
    otherwise = Effect(Draw(1)) if draws else None
    return character(name, Modifier(MoveInstead(MANA), "You may put me into Mana instead.", True, otherwise))


def net(kind: Kind, to: int, goes: int = -1, whole: bool = False) -> Card:
    """A Landmark that sends Characters elsewhere when they would leave."""
    return landmark("Net", Modifier(MoveInstead(to, kind, goes, whole=whole), "Elsewhere instead."))


def gate(to: int = DISCARD) -> Card:
    """A Spell that moves a target Character."""
    return spell("Gate", Send(to, target(A_CHARACTER)))


class DrawThree(Change):
    """Its controller, about to draw exactly one card, draws three instead."""

    event = MODIFIES_DRAWS

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        assert isinstance(plan, DrawPlan)
        if plan.player != state.controller(bearer) or plan.count != 1:
            return []
        return [THE_STEP] if self.stage == WHOLE_STEP else [0]

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        assert isinstance(plan, DrawPlan)
        plan.count = 3
        return plan


class DrawOneMore(Change):
    """Its controller, about to draw, also draws one more."""

    event = MODIFIES_DRAWS

    def __init__(self) -> None:
        super().__init__(ADDITION)

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        return [THE_STEP] if plan.player == state.controller(bearer) else []

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        assert isinstance(plan, DrawPlan)
        plan.count += 1
        return plan


class ResupplyInstead(DrawOneMore):
    """Its controller, about to draw, resupplies instead."""

    def __init__(self) -> None:
        Change.__init__(self, WHOLE_STEP)

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        return plan.again(ResupplyPlan(plan.player, plan.controller))


# Instead, and also ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MODIFIER-01")
@pytest.mark.parametrize(("boosts", "where", "ready"), [(1, "mana", 9), (0, "discard", 9)])
def test_instead_changes_what_an_action_does_where_it_fits(boosts: int, where: str, ready: int) -> None:
    scene = Scene()
    jinn = scene.put(tiny_jinn(), "hero", boosts=boosts)
    scene.put(gate(), "hand")
    scene.do("play Gate")
    assert (scene.zone(jinn), scene.ready_mana()) == (where, ready)


@pytest.mark.rule("ALT-MODIFIER-01", "ALT-ACTION-MANA-01")
def test_the_mana_is_the_owners_and_the_orb_exhausted() -> None:
    scene = Scene()
    jinn = scene.put(tiny_jinn(), "hero", 1, boosts=1)
    scene.state.owner[jinn] = 0
    scene.put(gate(), "hand", 1)
    scene.do("pass", "play Gate")
    assert (len(scene.names("mana")), scene.ready_mana()) == (11, 10)


@pytest.mark.rule("ALT-MODIFIER-01")
@pytest.mark.parametrize("way", ["a Spell", "a sacrifice", "a cost", "Rest"])
def test_instead_holds_for_whatever_makes_the_card_leave(way: str) -> None:
    scene = Scene()
    jinn = scene.put(tiny_jinn(), "hero", boosts=1)
    scene.put(spell("Offering", Sacrifice(1)), "hand")
    scene.put(landmark("Altar", QuickAction(Cost(sacrifice=1), Draw(1))), "landmark")
    scene.put(gate(HAND), "hand")
    if way == "Rest":
        scene.to_dusk()
    else:
        scene.do({"a Spell": "play Gate", "a sacrifice": "play Offering", "a cost": "use Altar"}[way])
    assert scene.zone(jinn) == "mana"


@pytest.mark.rule("ALT-MODIFIER-01")
def test_also_adds_to_what_a_step_does() -> None:
    scene = Scene()
    scene.put(landmark("Well", Modifier(DrawOneMore(), "Also draw one more.")), "landmark")
    scene.put(spell("Study", Draw(1)), "hand")
    scene.do("play Study")
    assert len(scene.names("hand")) == 2


@pytest.mark.rule("ALT-MODIFIER-01")
def test_a_modifier_of_the_own_draws_leaves_the_opponents_alone() -> None:
    scene = Scene()
    scene.put(landmark("Well", Modifier(DrawOneMore(), "Also draw one more.")), "landmark")
    scene.morning()
    assert (len(scene.names("hand")), len(scene.names("hand", 1))) == (3, 2)


# Order ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MODIFIER-02")
@pytest.mark.parametrize("stage", [WHOLE_STEP, ONE_ACTION])
def test_replacements_come_before_additions(stage: int) -> None:
    scene = Scene()
    scene.put(landmark("Well", Modifier(DrawOneMore(), "Also draw one more.")), "landmark")
    scene.put(landmark("Spring", Modifier(DrawThree(stage), "Draw three instead of one.")), "landmark")
    scene.put(spell("Study", Draw(1)), "hand")
    scene.do("play Study")
    assert len(scene.names("hand")) == 4


@pytest.mark.rule("ALT-MODIFIER-02")
def test_replacements_of_the_whole_step_come_before_those_of_single_actions() -> None:
    scene = Scene()
    jinn = scene.put(tiny_jinn(), "hero", boosts=1)
    other = scene.put(character("Other"), "hero")
    scene.put(net(MY_CHARACTER, HAND, whole=True), "landmark")
    scene.put(spell("Storm", Send(DISCARD, Each(MY_CHARACTER))), "hand")
    scene.do("play Storm")
    assert [scene.zone(jinn), scene.zone(other)] == ["mana", "hand"]


@pytest.mark.rule("ALT-MODIFIER-03")
@pytest.mark.parametrize(("answer", "where"), [("1", "hand"), ("2", "mana")])
def test_the_controller_of_the_step_orders_the_modifiers(answer: str, where: str) -> None:
    scene = Scene()
    jinn = scene.put(tiny_jinn(), "hero", 1, boosts=1)
    scene.put(net(Kind(whose=MINE), HAND), "landmark", 1)
    scene.put(gate(), "hand")
    scene.do("play Gate")
    assert (scene.asked, scene.who, scene.options) == ("modifier", 0, ["1", "2"])
    scene.do(answer)
    assert scene.zone(jinn) == where


@pytest.mark.rule("ALT-MODIFIER-03", "ALT-REST-01")
@pytest.mark.parametrize("first_player", [0, 1])
def test_at_rest_the_player_with_initiative_orders_the_modifiers(first_player: int) -> None:
    scene = Scene()
    scene.put(tiny_jinn(), "hero", 1, boosts=1)
    scene.put(net(Kind(whose=MINE), HAND), "landmark", 1)
    scene.afternoon(first_player)
    scene.to_dusk()
    assert (scene.asked, scene.who) == ("modifier", first_player)


@pytest.mark.rule("ALT-MODIFIER-03")
@pytest.mark.parametrize(("answer", "where"), [("1", "discard"), ("2", "hand")])
def test_fleeting_is_ordered_with_what_waits_for_reserve_too(answer: str, where: str) -> None:
    scene = Scene()
    guest = scene.put(character("Guest"), "hero", 1, statuses="fleeting")
    scene.put(net(Kind(whose=MINE), HAND, goes=RESERVE), "landmark", 1)
    scene.put(gate(RESERVE), "hand")
    scene.do("play Gate", answer)
    assert scene.zone(guest) == where


@pytest.mark.rule("ALT-MODIFIER-03")
def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    scene = Scene()
    jinn = scene.put(tiny_jinn(), "hero", boosts=1, statuses="fleeting")
    scene.put(gate(RESERVE), "hand")
    scene.do("play Gate")
    assert scene.zone(jinn) == "mana"


@pytest.mark.rule("ALT-MODIFIER-04")
def test_each_modifier_applies_once() -> None:
    scene = Scene()
    for _ in range(2):
        scene.put(landmark("Well", Modifier(DrawOneMore(), "Also draw one more.")), "landmark")
    scene.put(spell("Study", Draw(1)), "hand")
    scene.do("play Study")
    assert len(scene.names("hand")) == 3


@pytest.mark.rule("ALT-MODIFIER-04")
def test_modifiers_that_undo_each_other_come_to_an_end() -> None:
    scene = Scene()
    guest = scene.put(character("Guest"), "hero")
    scene.put(net(MY_CHARACTER, HAND, goes=DISCARD), "landmark")
    scene.put(net(MY_CHARACTER, DISCARD, goes=HAND), "landmark")
    scene.put(gate(), "hand")
    scene.do("play Gate")
    assert scene.zone(guest) == "discard"


@pytest.mark.rule("ALT-MODIFIER-04")
def test_the_changed_step_is_looked_at_anew() -> None:
    scene = Scene()
    jinn = scene.put(tiny_jinn(), "hero", boosts=1)
    scene.put(net(MY_CHARACTER, HAND, goes=MANA), "landmark")
    scene.put(gate(), "hand")
    scene.do("play Gate")
    assert scene.zone(jinn) == "hand"


@pytest.mark.rule("ALT-MODIFIER-04", "ALT-MODIFIER-06", "ALT-EFFECT-02")
def test_two_jinns_removed_at_once_are_asked_about_separately() -> None:
    scene = Scene()
    one = scene.put(mighty_jinn("One", draws=False), "hero", 1)
    two = scene.put(mighty_jinn("Two", draws=False), "companion", 1)
    scene.put(spell("Wrath", Send(DISCARD, up_to(3, A_CHARACTER))), "hand")
    scene.do("play Wrath", "pick One", "pick Two")
    assert (scene.asked, scene.who) == ("instead", 1)
    scene.do("no", "yes")
    assert [scene.zone(one), scene.zone(two)] == ["discard", "mana"]


# Which modifiers are there -------------------------------------------------------------------------------------------


def brings(boosts: int, kind: Kind | None = None) -> Modifier:
    """Comes into play with boosts, or lets others do so."""
    return Modifier(ComeWith(boosts, kind=kind), "With boosts.")


@pytest.mark.rule("ALT-MODIFIER-05")
def test_a_modifier_that_was_there_before_adds_to_the_coming_of_a_card() -> None:
    scene = Scene()
    scene.put(landmark("Camp", brings(2, MY_CHARACTER)), "landmark")
    guest = scene.put(character("Guest"), "hand")
    scene.do("play Guest", "hero")
    assert scene.boosts(guest) == 2


@pytest.mark.rule("ALT-MODIFIER-05")
def test_a_modifier_that_comes_in_the_same_step_is_too_late() -> None:
    scene = Scene()
    scene.put(spell("Call", Create(token("Twin", brings(2, MY_CHARACTER)), MY_HERO_EXPEDITION, 2)), "hand")
    scene.do("play Call")
    assert scene.totals("hero") == [2, 2, 2]


@pytest.mark.rule("ALT-MODIFIER-05")
def test_a_modifier_of_how_its_own_object_comes_need_not_have_been_there() -> None:
    scene = Scene()
    scene.put(spell("Call", Create(token("Twin", brings(2)), MY_HERO_EXPEDITION, 2)), "hand")
    guest = scene.put(character("Guest", brings(1)), "hand")
    scene.do("play Call", "pass", "play Guest", "companion")
    assert (scene.totals("hero"), scene.boosts(guest)) == ([6, 6, 6], 1)


@pytest.mark.rule("ALT-MODIFIER-05")
def test_a_modifier_whose_bearer_goes_in_the_same_step_still_applies() -> None:
    scene = Scene()
    guard = Modifier(MoveInstead(HAND, Kind(whose=MINE, other=True)), "Other Characters return to Hand instead.")
    bearer = scene.put(character("Guard", guard), "hero")
    other = scene.put(character("Other"), "companion")
    scene.put(spell("Storm", Send(DISCARD, Each(A_CHARACTER))), "hand")
    scene.do("play Storm")
    assert [scene.zone(bearer), scene.zone(other)] == ["discard", "hand"]


# Optional ones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MODIFIER-06")
def test_the_bearers_controller_decides_at_the_moment_of_applying() -> None:
    scene = Scene()
    jinn = scene.put(mighty_jinn(), "hero", 1)
    scene.put(gate(), "hand")
    scene.do("play Gate")
    assert (scene.asked, scene.who, scene.options) == ("instead", 1, ["no", "yes"])
    assert scene.zone(jinn) == "hero"
    scene.do("yes")
    assert (scene.zone(jinn), scene.ready_mana(1), len(scene.names("mana", 1))) == ("mana", 10, 11)


@pytest.mark.rule("ALT-MODIFIER-06")
def test_the_question_shows_the_object_that_bears_the_modifier() -> None:
    scene = Scene()
    jinn = scene.put(mighty_jinn(), "hero", 1)
    scene.put(gate(), "hand")
    scene.do("play Gate")
    view = view_of(scene.state, 1)
    assert view["choice"] is not None
    assert view["choice"]["source"] == piece_id(scene.state, jinn)
    assert prompt_of(view, "en") == "MADE_Jinn would be discarded: put it into Mana instead?"


@pytest.mark.rule("ALT-MODIFIER-06")
def test_the_question_is_put_at_rest_too_and_the_night_goes_on_afterwards() -> None:
    scene = Scene()
    jinn = scene.put(mighty_jinn(draws=False), "hero")
    other = scene.put(character("Other"), "hero")
    scene.to_dusk()
    assert (scene.asked, scene.who, scene.zone(other)) == ("instead", 0, "hero")
    scene.do("no")
    assert [scene.zone(jinn), scene.zone(other)] == ["reserve", "reserve"]
    assert scene.state.day == 3


@pytest.mark.rule("ALT-MODIFIER-07")
def test_if_you_dont_follows_directly_after_the_step() -> None:
    scene = Scene()
    scene.put(mighty_jinn(), "hero")
    scene.put(character("Below"), "deck")
    scene.put(character("Top"), "deck")
    scene.put(spell("Storm", Send(DISCARD, Each(A_CHARACTER)), Resupply()), "hand")
    scene.do("play Storm", "no")
    assert (scene.names("hand"), scene.names("reserve")) == (["Top"], ["Below", "Storm"])


@pytest.mark.rule("ALT-MODIFIER-07")
def test_if_you_do_nothing_follows() -> None:
    scene = Scene()
    scene.put(mighty_jinn(), "hero")
    scene.put(gate(), "hand")
    scene.do("play Gate", "yes")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-MODIFIER-07")
def test_what_follows_is_the_bearers_controllers() -> None:
    scene = Scene()
    scene.put(mighty_jinn(), "hero", 1)
    scene.put(gate(), "hand")
    scene.do("play Gate", "no")
    assert (len(scene.names("hand")), len(scene.names("hand", 1))) == (0, 1)


# Events --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MODIFIER-08", "ALT-REACT-17")
def test_the_original_wording_activates_no_reaction() -> None:
    scene = Scene()
    jinn = character(
        "Jinn",
        Modifier(MoveInstead(MANA), "Into Mana instead."),
        Reaction(EXPEDITION_TO_RESERVE, Draw(1)),
        Reaction(LEAVES_EXPEDITIONS, Resupply()),
    )
    scene.put(jinn, "hero")
    scene.put(gate(RESERVE), "hand")
    scene.do("play Gate")
    assert scene.names("hand") == []
    assert scene.names("reserve") == ["Gate", "Ordis Trooper"]


@pytest.mark.rule("ALT-MODIFIER-08", "ALT-STATUS-FLEETING-03")
def test_a_fleeting_character_sent_to_reserve_does_not_go_to_reserve() -> None:
    scene = Scene()
    scene.put(character("Inkcaster", Reaction(EXPEDITION_TO_RESERVE, Draw(1))), "hero", statuses="fleeting")
    scene.put(gate(RESERVE), "hand")
    scene.do("play Gate")
    assert (scene.names("discard"), scene.names("hand")) == (["Inkcaster"], [])


@pytest.mark.rule("ALT-MODIFIER-08", "ALT-MODIFIER-01")
@pytest.mark.card("LY_30_R2")
def test_a_replaced_resupply_is_no_resupply() -> None:
    scene = Scene()
    host = scene.put(character("Host", Reaction(RESUPPLIED, Boost(Each(MY_CHARACTER), 1))), "hero")
    scene.put("LY_30_R2", "landmark")
    for name in ("Below", "Top"):
        scene.put(character(name), "deck")
    scene.put(landmark("Bell", noon(Resupply())), "landmark")
    scene.noon()
    assert scene.asked == "revealed"
    scene.do("2")
    assert (scene.names("reserve"), scene.names("discard"), scene.boosts(host)) == (["Below"], ["Top"], 0)


@pytest.mark.rule("ALT-MODIFIER-08")
def test_what_replaces_a_draw_is_an_event_of_its_own() -> None:
    scene = Scene()
    host = scene.put(character("Host", Reaction(RESUPPLIED, Boost(Each(MY_CHARACTER), 1))), "hero")
    scene.put(landmark("Drought", Modifier(ResupplyInstead(), "Resupply instead of drawing.")), "landmark")
    scene.put(character("Scholar", J(Draw(1))), "hand")
    scene.do("play Scholar", "companion")
    assert (scene.names("hand"), scene.names("reserve"), scene.boosts(host)) == ([], ["Ordis Trooper"], 1)


@pytest.mark.rule("ALT-MODIFIER-09", "ALT-MODIFIER-07")
def test_a_jinn_returned_to_the_top_of_the_deck_is_declined_and_drawn() -> None:
    scene = Scene()
    jinn = scene.put(mighty_jinn(), "hero", 1)
    scene.put(gate(DECK), "hand")
    scene.do("play Gate", "no")
    assert (scene.zone(jinn), scene.names("hand", 1)) == ("hand", ["Jinn"])


@pytest.mark.rule("ALT-MODIFIER-06")
def test_a_copy_made_while_the_question_waits_goes_its_own_way() -> None:
    scene = Scene()
    jinn = scene.put(mighty_jinn(), "hero", 1)
    scene.put(gate(), "hand")
    scene.do("play Gate")
    copy = scene.state.clone()
    copy.apply_action(1)
    assert copy.zone[jinn] == MANA + 1
    scene.do("no")
    assert scene.zone(jinn) == "discard"


@pytest.mark.rule("ALT-MODIFIER-01")
def test_the_opponents_net_catches_only_what_it_names() -> None:
    scene = Scene()
    mine = scene.put(character("Mine"), "hero")
    scene.put(net(Kind(whose=THEIRS), MANA), "landmark")
    scene.put(gate(HAND), "hand")
    scene.do("play Gate")
    assert scene.zone(mine) == "hand"
