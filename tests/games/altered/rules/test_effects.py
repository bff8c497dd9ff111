"""Effects (Complete Rules 6.1, 6.5): steps in order, choices, conditions, modes, repetition."""

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.amount import DONE, AtLeast, HowMany, Unless
from tavola.games.altered.card import CHARACTER_SACRIFICED
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.creating import Create
from tavola.games.altered.deciding import ChooseSome, ForEach, If, May, Repeat
from tavola.games.altered.doing import Boost, Gain, Send
from tavola.games.altered.drawing import Draw, HandToReserve, OpponentDiscards, Resupply
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER, Kind
from tavola.games.altered.leaving import MoveInstead
from tavola.games.altered.sacrificing import EachPlayerSacrifices, Sacrifice
from tavola.games.altered.standing_abilities import Modifier
from tavola.games.altered.where import MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tavola.games.altered.which import IT, Each, target
from tavola.games.altered.zones import ANCHORED, MANA, RESERVE
from tests.games.altered.rules.made import character, spell
from tests.games.altered.scene import Scene

BOOSTED = Kind(boosted=True)


# Steps ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-EFFECT-01")
def test_steps_are_carried_out_in_printed_order() -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero")
    scene.put(spell("Charm", Boost(Each(BOOSTED), 4), Boost(Each(MY_CHARACTER), 1), Boost(Each(BOOSTED), 2)), "hand")
    scene.do("play Charm")
    assert scene.boosts(host) == 3


@pytest.mark.rule("ALT-EFFECT-02")
def test_one_step_acts_on_several_objects_at_the_same_time() -> None:
    scene = Scene()
    for _ in range(2):
        scene.put(character("Mourner", Reaction(CHARACTER_SACRIFICED, Draw(1))), "hero")
    scene.put(spell("Offering", Sacrifice(2)), "hand")
    scene.do("play Offering", "pick Mourner")
    assert len(scene.options) == 4


# Choices -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-EFFECT-03")
def test_choices_are_made_right_before_their_step() -> None:
    scene = Scene()
    scene.put(character("Host"), "hero")
    scene.put(spell("Call", Create(RECRUIT, MY_HERO_EXPEDITION), Boost(target(A_CHARACTER), 1)), "hand")
    scene.do("play Call")
    assert scene.can("pick Ordis Recruit")


@pytest.mark.rule("ALT-EFFECT-03")
def test_choices_are_the_controllers_even_about_the_opponents_objects() -> None:
    scene = Scene()
    scene.put(character("One"), "hero", 1)
    scene.put(character("Two"), "hero", 1)
    scene.put(spell("Wind", Send(RESERVE, target(A_CHARACTER))), "hand")
    scene.do("play Wind")
    assert (scene.asked, scene.who) == ("target", 0)


@pytest.mark.rule("ALT-EFFECT-03")
def test_an_effect_may_let_the_opponent_choose() -> None:
    scene = Scene()
    scene.put(character("One"), "hand", 1)
    scene.put(character("Two"), "hand", 1)
    scene.put(spell("Baku", OpponentDiscards(1)), "hand")
    scene.do("play Baku")
    assert (scene.asked, scene.who) == ("card", 1)


@pytest.mark.rule("ALT-EFFECT-04")
def test_what_is_impossible_cannot_be_picked() -> None:
    scene = Scene()
    small = scene.put(character("Small"), "hero")
    scene.put("BR_20_C", "hero")
    scene.put(spell("Charm", Boost(target(Kind(most_cost=3)), 1)), "hand")
    scene.do("play Charm")
    assert scene.boosts(small) == 1


@pytest.mark.rule("ALT-EFFECT-04")
def test_an_impossible_yes_cannot_be_given() -> None:
    scene = Scene()
    scene.put(spell("Offer", May(HandToReserve(1)), Draw(1)), "hand")
    scene.do("play Offer")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.rule("ALT-EFFECT-04")
def test_where_nothing_is_possible_the_action_falls_away() -> None:
    scene = Scene()
    scene.put(spell("Study", HandToReserve(1), Draw(1)), "hand")
    scene.do("play Study")
    assert (scene.names("reserve"), len(scene.names("hand"))) == (["Study"], 1)


@pytest.mark.rule("ALT-EFFECT-05")
@pytest.mark.card("MU_28_C")
def test_a_choice_that_changes_nothing_is_allowed() -> None:
    scene = Scene()
    sleeper = scene.put(character("Sleeper"), "hero", statuses="asleep")
    other = scene.put(character("Other"), "hero")
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep", "pick Sleeper")
    assert [scene.has(sleeper, "asleep"), scene.has(other, "asleep")] == [True, False]


@pytest.mark.rule("ALT-EFFECT-06")
def test_a_step_without_may_is_mandatory() -> None:
    scene = Scene()
    scene.put(spell("Study", Draw(1), HandToReserve(1)), "hand")
    scene.do("play Study")
    assert (scene.names("hand"), scene.names("reserve")) == ([], ["Ordis Trooper", "Study"])


@pytest.mark.rule("ALT-EFFECT-06")
def test_yes_or_no_comes_right_before_the_step() -> None:
    scene = Scene()
    scene.put(spell("Study", Draw(1), May(Draw(1))), "hand")
    scene.do("play Study")
    assert (scene.asked, len(scene.names("hand"))) == ("yes_no", 1)


@pytest.mark.rule("ALT-EFFECT-06")
def test_a_no_does_not_stop_later_steps() -> None:
    scene = Scene()
    scene.put(spell("Study", May(Draw(2)), Draw(1)), "hand")
    scene.do("play Study", "no")
    assert len(scene.names("hand")) == 1


# Conditions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-EFFECT-07")
def test_a_condition_is_read_immediately_before_its_step() -> None:
    scene = Scene()
    scene.put(spell("Call", Create(RECRUIT, MY_HERO_EXPEDITION), If(AtLeast(MY_CHARACTER, 1), Effect(Draw(1)))), "hand")
    scene.do("play Call")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-EFFECT-07")
def test_unless_is_read_immediately_before_its_step() -> None:
    scene = Scene()
    alone = Unless(AtLeast(MY_CHARACTER, 1))
    scene.put(spell("Call", Create(RECRUIT, MY_HERO_EXPEDITION), If(alone, Effect(Draw(1)))), "hand")
    scene.do("play Call")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-EFFECT-08")
def test_otherwise_is_not_brought_on_by_the_first_branch() -> None:
    scene = Scene()
    scene.put(character("Host"), "hero")
    branch = If(AtLeast(MY_CHARACTER, 1), Effect(Sacrifice(1)), Effect(Draw(1)))
    scene.put(spell("Call", branch), "hand")
    scene.do("play Call")
    assert (scene.names("hero"), scene.names("hand")) == ([], [])


@pytest.mark.rule("ALT-EFFECT-08")
def test_otherwise_happens_if_the_condition_does_not_hold() -> None:
    scene = Scene()
    branch = If(AtLeast(MY_CHARACTER, 1), Effect(Sacrifice(1)), Effect(Draw(1)))
    scene.put(spell("Call", branch), "hand")
    scene.do("play Call")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-EFFECT-09")
def test_if_you_did_needs_the_step_to_have_been_started() -> None:
    scene = Scene()
    scene.put(spell("Gift", Sacrifice(1), If(DONE, Effect(Draw(2)))), "hand")
    scene.do("play Gift")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-EFFECT-09", "ALT-ACTION-SACRIFICE-02")
def test_if_you_did_holds_even_if_the_step_was_replaced() -> None:
    scene = Scene()
    jinn = character("Jinn", Modifier(MoveInstead(MANA), "If I would leave, put me into Mana instead."))
    spirit = scene.put(jinn, "hero")
    scene.put(spell("Gift", Sacrifice(1), If(DONE, Effect(Draw(2)))), "hand")
    scene.do("play Gift")
    assert (scene.zone(spirit), len(scene.names("hand"))) == ("mana", 2)


# Modes ---------------------------------------------------------------------------------------------------------------


def three_modes() -> ChooseSome:
    """Choose two: draw, boost what is boosted, boost."""
    return ChooseSome(2, Effect(Draw(1)), Effect(Boost(Each(BOOSTED), 2)), Effect(Boost(Each(MY_CHARACTER), 1)))


@pytest.mark.rule("ALT-EFFECT-10")
def test_modes_are_chosen_as_the_effect_resolves() -> None:
    scene = Scene()
    scene.put(character("Host"), "hero", boosts=1)
    charm = scene.put(spell("Charm", three_modes()), "hand")
    scene.do("play Charm")
    assert (scene.asked, scene.zone(charm), scene.options) == ("mode", "limbo", ["1", "2", "3"])


@pytest.mark.rule("ALT-EFFECT-10")
def test_the_chosen_modes_are_different() -> None:
    scene = Scene()
    scene.put(character("Host"), "hero", boosts=1)
    scene.put(spell("Charm", three_modes()), "hand")
    scene.do("play Charm", "1")
    assert (scene.asked, scene.options) == ("mode", ["2", "3"])


@pytest.mark.rule("ALT-EFFECT-10")
@pytest.mark.parametrize(("answers", "boosts"), [(("3", "2"), 3), (("2", "3"), 1)])
def test_modes_are_carried_out_in_the_order_of_choosing(answers: tuple[str, ...], boosts: int) -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero")
    other = scene.put(character("Other"), "companion", boosts=1)
    scene.put(spell("Charm", three_modes()), "hand")
    scene.do("play Charm", *answers)
    assert (scene.boosts(host), scene.boosts(other)) == (boosts, 4)


@pytest.mark.rule("ALT-EFFECT-10")
def test_no_more_than_the_stated_number_of_modes_is_carried_out() -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero")
    scene.put(character("Other"), "companion", boosts=1)
    scene.put(spell("Charm", three_modes()), "hand")
    scene.do("play Charm", "1", "2")
    assert (scene.who, scene.boosts(host), len(scene.names("hand"))) == (1, 0, 1)


# What cannot be done, and what is done often -------------------------------------------------------------------------


@pytest.mark.rule("ALT-EFFECT-11")
def test_the_undoable_part_is_left_out_and_the_rest_carried_out() -> None:
    scene = Scene()
    scene.put(spell("Call", Sacrifice(1), Resupply(), Draw(1)), "hand")
    scene.do("play Call")
    assert (len(scene.names("reserve")), len(scene.names("hand"))) == (2, 1)


@pytest.mark.rule("ALT-EFFECT-11")
def test_as_much_as_can_be_done_is_done() -> None:
    scene = Scene()
    only = scene.put(character("Only"), "hero")
    scene.put(spell("Offering", Sacrifice(2)), "hand")
    scene.do("play Offering")
    assert scene.zone(only) == "discard"


@pytest.mark.rule("ALT-EFFECT-12")
def test_n_times_repeats_a_step_with_fresh_choices() -> None:
    scene = Scene()
    one = scene.put(character("One"), "hero")
    two = scene.put(character("Two"), "hero")
    scene.put(spell("Charm", Repeat(3, Boost(target(A_CHARACTER), 1))), "hand")
    scene.do("play Charm", "pick One", "pick Two", "pick One")
    assert [scene.boosts(one), scene.boosts(two)] == [2, 1]
    assert scene.who == 1


@pytest.mark.rule("ALT-EFFECT-12")
def test_n_times_does_one_after_another() -> None:
    scene = Scene()
    scene.put(spell("Call", Repeat(2, Create(RECRUIT, MY_HERO_EXPEDITION), Boost(Each(MY_CHARACTER), 1))), "hand")
    scene.do("play Call")
    assert scene.totals("hero") == [5, 5, 5]


@pytest.mark.rule("ALT-EFFECT-12")
def test_for_each_repeats_a_step_as_often_as_is_counted() -> None:
    scene = Scene()
    scene.put(character("One"), "hero")
    scene.put(character("Two"), "companion")
    scene.put(spell("Call", Repeat(HowMany(MY_CHARACTER), Create(RECRUIT, TARGET_EXPEDITION))), "hand")
    scene.do("play Call", "hero", "their companion")
    assert (scene.names("hero"), scene.names("companion", 1)) == (["One", "Ordis Recruit"], ["Ordis Recruit"])
    assert scene.who == 1


@pytest.mark.rule("ALT-EFFECT-12")
def test_for_each_object_there_is_a_choice_of_its_own() -> None:
    scene = Scene()
    one = scene.put(character("One"), "hero")
    two = scene.put(character("Two"), "companion")
    scene.put(spell("Charm", ForEach(MY_CHARACTER, May(Gain(ANCHORED, IT)))), "hand")
    scene.do("play Charm", "no", "yes")
    assert [scene.has(one, "anchored"), scene.has(two, "anchored")] == [False, True]


# Both players --------------------------------------------------------------------------------------------------------


def plague() -> Scene:
    """Each player has two Characters and is to sacrifice one."""
    scene = Scene()
    for player, names in enumerate((("Mine", "Mine Too"), ("Theirs", "Theirs Too"))):
        for name in names:
            scene.put(character(name), "hero", player)
    scene.put(spell("Plague", EachPlayerSacrifices()), "hand")
    scene.do("play Plague")
    return scene


@pytest.mark.rule("ALT-EFFECT-15")
def test_both_players_choose_in_initiative_order() -> None:
    scene = plague()
    assert (scene.asked, scene.who) == ("sacrifice", 0)
    scene.do("pick Mine")
    assert (scene.asked, scene.who) == ("sacrifice", 1)


@pytest.mark.rule("ALT-EFFECT-15")
def test_nothing_happens_before_both_have_chosen_and_then_everything_at_once() -> None:
    scene = plague()
    scene.do("pick Mine")
    assert scene.names("hero") == ["Mine", "Mine Too"]
    scene.do("pick Theirs")
    assert (scene.names("hero"), scene.names("hero", 1)) == (["Mine Too"], ["Theirs Too"])


@pytest.mark.rule("ALT-EFFECT-16", "ALT-EFFECT-11")
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_without_a_character_sacrifices_none_and_the_other_one(player: int) -> None:
    scene = Scene()
    host = scene.put(character("Host"), "hero", player)
    scene.put(spell("Plague", EachPlayerSacrifices()), "hand")
    scene.do("play Plague")
    assert scene.zone(host) == "discard"
