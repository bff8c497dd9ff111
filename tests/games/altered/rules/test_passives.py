"""Passives: what applies, in what order, and what is ignored (Complete Rules 2.3, 7.3.18)."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.abilities import Ability, QuickAction, Reaction
from tavola.games.altered.amount import FIRST_PLAYER, CardsInReserve, ManaOrbs, OwnBoosts, OwnCounters
from tavola.games.altered.card import (
    CHARACTER,
    CHARACTER_JOINS,
    HERO_CARD,
    IS_SACRIFICED,
    LEAVES_EXPEDITIONS,
    LEAVES_LANDMARKS,
    PERMANENT,
    Card,
)
from tavola.games.altered.cards.printing import J, defender, eternal, gigantic, noon, seasoned, tough
from tavola.games.altered.cost import Cost
from tavola.games.altered.doing import AddCounters, Boost
from tavola.games.altered.drawing import Draw, Resupply
from tavola.games.altered.kind import A_CHARACTER, A_PERMANENT, EITHER, MINE, MY_CHARACTER, THEIRS, Kind
from tavola.games.altered.passives import GIGANTIC, IGNORED, TOUGH
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.standing_abilities import Grant, NoTriggers, OnlyTerrains, PriceFloor
from tavola.games.altered.view import piece_of, view_of
from tavola.games.altered.which import IT, ITSELF
from tavola.games.altered.zones import FOREST, WATER
from tests.games.altered.rules.made import character, hero, landmark, spell
from tests.games.altered.scene import FILLER, Scene

SALVAGER = "AX_08_C"
SPINDLE = "MU_30_R2"  # its player's Characters have Tough 2


def keywords(scene: Scene, number: int) -> list[str]:
    """The keywords that an object has now."""
    return piece_of(scene.state, number)["keywords"]


def terrains(scene: Scene) -> list[str]:
    """The terrains of the Hero region."""
    table: Any = view_of(scene.state, 0)["table"]
    return table["regions"][0]["terrains"]  # type: ignore[no-any-return]


def one_of(subtype: str, *abilities: Ability) -> Card:
    """A Character of a sub-type, by which others name it."""
    card = character(subtype, *abilities)
    card.subtypes = (subtype,)
    return card


def silences(subtype: str) -> Grant:
    """Ignore the abilities of Characters of a sub-type."""
    return Grant(IGNORED, Kind(subtype=subtype))


def gives_itself_tough() -> Grant:
    return Grant(TOUGH, amount=1, itself=True)


MUZZLE = landmark("Muzzle", Grant(IGNORED, Kind(EITHER, THEIRS)))


# What applies now -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PASSIVE-01")
def test_what_is_printed_and_what_passives_add_make_the_present_value() -> None:
    scene = Scene()
    shenlong = scene.put("BR_22_R1", "hero")
    assert keywords(scene, shenlong) == ["tough 1"]
    scene.put(SPINDLE, "landmark")
    assert keywords(scene, shenlong) == ["tough 3"]


@pytest.mark.rule("ALT-PASSIVE-01", "ALT-PASSIVE-02")
def test_a_passive_ends_with_the_object_that_has_it() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put(SPINDLE, "landmark")
    scene.put("YZ_24_C", "hand", 1)
    scene.do("pass", "play Banishing Gate", "pick The Spindle, Muna Bastion")
    assert keywords(scene, salvager) == []


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_reaches_what_comes_into_play_later() -> None:
    scene = Scene()
    scene.put(SPINDLE, "landmark")
    salvager = scene.put(SALVAGER, "hand")
    scene.do("play Axiom Salvager", "hero")
    assert keywords(scene, salvager) == ["tough 2"]


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_does_not_add_up_over_events() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put(SPINDLE, "landmark")
    scene.put("BR_26_C", "hand")
    scene.put(FILLER, "hand")
    scene.do("play Physical Training", "pass", "play Ordis Trooper", "hero")
    assert keywords(scene, salvager) == ["tough 2"]


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_is_looked_at_anew_when_the_first_player_changes() -> None:
    scene = Scene()
    leader = scene.put(character("Leader", Grant(TOUGH, MY_CHARACTER, 1, condition=FIRST_PLAYER)), "hero")
    assert keywords(scene, leader) == ["tough 1"]
    scene.put(FILLER, "hand", 1)
    scene.morning()
    assert scene.state.first_player == 1
    assert keywords(scene, leader) == []


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_is_looked_at_anew_when_counters_change() -> None:
    forge = Grant(TOUGH, Kind(PERMANENT, MINE), 1, condition=OwnCounters(1))
    scene = Scene()
    number = scene.put(landmark("Forge", forge, QuickAction(Cost(), AddCounters(ITSELF, 1))), "landmark")
    assert keywords(scene, number) == []
    scene.do("use Forge")
    assert keywords(scene, number) == ["tough 1"]


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_is_looked_at_anew_when_boosts_change() -> None:
    scene = Scene()
    number = scene.put(character("Bear", Grant(TOUGH, itself=True, condition=OwnBoosts(3))), "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    assert keywords(scene, number) == ["tough 1"]


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_is_looked_at_anew_when_a_card_comes_into_reserve() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put(landmark("Wall", Grant(TOUGH, MY_CHARACTER, CardsInReserve())), "landmark")
    scene.put(landmark("Well", QuickAction(Cost(), Resupply())), "landmark")
    scene.do("use Well")
    assert keywords(scene, salvager) == ["tough 1"]


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_is_looked_at_anew_when_a_spell_leaves_reserve_and_comes_back() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put(landmark("Wall", Grant(TOUGH, MY_CHARACTER, CardsInReserve())), "landmark")
    scene.put("BR_26_C", "hand")
    scene.put(FILLER, "hero", 1)
    scene.do("play Physical Training")
    assert keywords(scene, salvager) == []
    scene.do("pick Axiom Salvager")
    assert keywords(scene, salvager) == ["tough 1"]
    scene.do("pass", "play Physical Training")
    assert keywords(scene, salvager) == []


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_is_looked_at_anew_when_a_hand_card_becomes_mana() -> None:
    scene = Scene(mana=10)
    rich = scene.put(character("Rich", Grant(TOUGH, itself=True, condition=ManaOrbs(11))), "hero")
    scene.put(SALVAGER, "hand")
    scene.morning()
    scene.do("no", "pick Axiom Salvager")
    assert keywords(scene, rich) == ["tough 1"]


@pytest.mark.rule("ALT-PASSIVE-02")
def test_a_passive_is_looked_at_anew_when_rest_takes_a_status() -> None:
    scene = Scene()
    lazy = Grant(TOUGH, Kind(statuses=1 | 2 | 8))
    sleeper = scene.put(character("Sleeper", lazy), "hero", statuses="asleep")
    assert keywords(scene, sleeper) == ["tough 1"]
    scene.to_dusk()
    assert scene.zone(sleeper) == "hero"
    assert keywords(scene, sleeper) == []


# What is passed through counts for nothing ----------------------------------------------------------------------------

GROWTH = landmark("Growth", Grant(GIGANTIC, MY_CHARACTER))
GREETER = character("Greeter", Reaction(CHARACTER_JOINS, Boost(IT, 1), watches=A_CHARACTER))


@pytest.mark.rule("ALT-PASSIVE-03")
def test_recomputing_makes_no_character_join_again() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero")
    scene.put(GROWTH, "landmark")
    scene.put(GREETER, "hero", 0)
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training", "pick Axiom Salvager")
    assert scene.asked == "turn"
    assert scene.boosts(salvager) == 3


@pytest.mark.rule("ALT-PASSIVE-03")
def test_a_grant_that_is_ignored_in_the_end_makes_no_character_join_on_the_way() -> None:
    scene = Scene()
    greeter = scene.put(GREETER, "hero")
    scene.put(GROWTH, "landmark")
    scene.put(character("Censor", Grant(IGNORED, A_PERMANENT)), "hero", 1)
    salvager = scene.put(SALVAGER, "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training", "pick Axiom Salvager")
    assert scene.asked == "turn"
    assert (scene.boosts(greeter), scene.boosts(salvager)) == (0, 3)


# Characteristics that are not there -----------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PASSIVE-04")
def test_statistics_that_a_landmark_lacks_cannot_be_raised() -> None:
    scene = Scene()
    number = scene.put("AX_24_C", "landmark", boosts=2)
    assert piece_of(scene.state, number)["stats"] == [0, 0, 0]


@pytest.mark.rule("ALT-PASSIVE-04")
def test_a_characteristic_that_an_object_lacks_may_be_gained() -> None:
    scene = Scene()
    number = scene.put("AX_24_C", "landmark")
    assert keywords(scene, number) == []
    scene.put(character("Guard", Grant(TOUGH, Kind(PERMANENT, MINE), 2)), "hero")
    assert keywords(scene, number) == ["tough 2"]


@pytest.mark.rule("ALT-PASSIVE-05")
@pytest.mark.parametrize("where", ["reserve", "hand", "discard"])
def test_a_passive_does_not_reach_cards_outside_play(where: str) -> None:
    scene = Scene()
    outside = scene.put(SALVAGER, where)
    inside = scene.put(SALVAGER, "hero")
    scene.put(SPINDLE, "landmark")
    granted = scene.state.granted
    assert granted is not None
    assert (granted.value(TOUGH, inside), granted.value(TOUGH, outside)) == (2, 0)


@pytest.mark.rule("ALT-PASSIVE-05")
def test_a_passive_does_not_reach_a_hero() -> None:
    scene = Scene(heroes=("AX_01_C", None))
    scene.put(character("Guard", Grant(TOUGH, Kind(HERO_CARD | CHARACTER, MINE), 2)), "hero")
    granted = scene.state.granted
    assert granted is not None
    assert granted.value(TOUGH, scene.state.hero(0)) == 0


@pytest.mark.rule("ALT-PASSIVE-05")
def test_a_passive_reaches_regions_where_its_text_names_them() -> None:
    scene = Scene()
    assert terrains(scene) == ["forest", "mountain", "water"]
    scene.put(landmark("Flood", OnlyTerrains(WATER, "Water everywhere.")), "landmark")
    assert terrains(scene) == ["water"]


# Order ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PASSIVE-07")
def test_of_independent_passives_the_lower_timestamp_is_applied_first() -> None:
    flood = landmark("Flood", OnlyTerrains(WATER, "Water everywhere."))
    forest = landmark("Forest", OnlyTerrains(FOREST, "Forest everywhere."))
    for first, last, outcome in ((flood, forest, "forest"), (forest, flood, "water")):
        scene = Scene()
        scene.put(first, "landmark", 1)
        scene.put(last, "landmark", 0)
        assert terrains(scene) == [outcome]


@pytest.mark.rule("ALT-PASSIVE-07")
@pytest.mark.parametrize("later", [False, True])
def test_a_passive_that_would_be_ignored_waits_for_the_one_that_ignores_it(later: bool) -> None:
    scene = Scene()
    cards = [one_of("Victim", gives_itself_tough()), one_of("Censor", silences("Victim"))]
    numbers = [scene.put(card, "hero") for card in (cards if later else cards[::-1])]
    victim = numbers[0] if later else numbers[1]
    assert keywords(scene, victim) == []


@pytest.mark.rule("ALT-PASSIVE-07", "ALT-PASSIVE-08")
def test_dependencies_are_looked_at_anew_after_each_application() -> None:
    # The last silences the second, which therefore does not silence the first.
    scene = Scene()
    first = scene.put(one_of("First", gives_itself_tough()), "hero")
    second = scene.put(one_of("Second", silences("First"), gives_itself_tough()), "hero")
    scene.put(one_of("Third", silences("Second")), "hero")
    assert keywords(scene, first) == ["tough 1"]
    assert keywords(scene, second) == []


@pytest.mark.rule("ALT-PASSIVE-08")
@pytest.mark.parametrize("order", [("Cat", "Dog"), ("Dog", "Cat")])
def test_of_two_that_silence_each_other_the_older_prevails(order: tuple[str, str]) -> None:
    scene = Scene()
    cards = {
        "Cat": one_of("Cat", gives_itself_tough(), silences("Dog")),
        "Dog": one_of("Dog", gives_itself_tough(), silences("Cat")),
    }
    older, younger = (scene.put(cards[name], "hero") for name in order)
    assert keywords(scene, older) == ["tough 1"]
    assert keywords(scene, younger) == []


@pytest.mark.rule("ALT-PASSIVE-08")
def test_a_circle_of_three_begins_with_the_oldest() -> None:
    # Rock is applied first and silences Scissors, so that nothing silences Paper; Paper silences Rock, whose other
    # passive has waited for that.
    scene = Scene()
    rock = scene.put(one_of("Rock", silences("Scissors"), gives_itself_tough()), "hero")
    paper = scene.put(one_of("Paper", silences("Rock"), gives_itself_tough()), "hero")
    scissors = scene.put(one_of("Scissors", silences("Paper"), gives_itself_tough()), "hero")
    assert keywords(scene, rock) == []
    assert keywords(scene, paper) == ["tough 1"]
    assert keywords(scene, scissors) == []


@pytest.mark.rule("ALT-PASSIVE-08")
def test_a_passive_outside_the_circle_waits_for_the_circle() -> None:
    # It is older than both, and still what they decide is decided first.
    scene = Scene()
    bird = scene.put(one_of("Bird", gives_itself_tough()), "hero")
    scene.put(one_of("Cat", silences("Dog"), silences("Bird")), "hero")
    scene.put(one_of("Dog", silences("Cat")), "hero")
    assert keywords(scene, bird) == []


# Ignored abilities ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PASSIVE-09")
@pytest.mark.parametrize("keyword", [gigantic, seasoned, eternal, defender, lambda: tough(1)])
def test_an_ignored_keyword_changes_nothing(keyword: Any) -> None:
    scene = Scene()
    number = scene.put(character("Bearer", keyword()), "hero")
    assert len(keywords(scene, number)) == 1
    scene.put(MUZZLE, "landmark", 1)
    assert keywords(scene, number) == []


@pytest.mark.rule("ALT-PASSIVE-09")
def test_an_ignored_seasoned_character_loses_its_boosts() -> None:
    scene = Scene()
    number = scene.put(character("Veteran", seasoned()), "hero", boosts=2)
    scene.put(MUZZLE, "landmark", 1)
    scene.to_dusk()
    assert scene.zone(number) == "reserve"
    assert scene.boosts(number) == 0


@pytest.mark.rule("ALT-PASSIVE-09")
def test_an_ignored_eternal_character_rests() -> None:
    scene = Scene()
    number = scene.put(character("Immortal", eternal()), "hero")
    scene.put(MUZZLE, "landmark", 1)
    scene.to_dusk()
    assert scene.zone(number) == "reserve"


@pytest.mark.rule("ALT-PASSIVE-09")
def test_an_ignored_passive_leaves_regions_as_they_are() -> None:
    scene = Scene()
    scene.put(landmark("Flood", OnlyTerrains(WATER, "Water everywhere.")), "landmark")
    scene.put(MUZZLE, "landmark", 1)
    assert terrains(scene) == ["forest", "mountain", "water"]


@pytest.mark.rule("ALT-PASSIVE-09")
@pytest.mark.parametrize(("ignored", "paid"), [(False, 4), (True, 1)])
def test_an_ignored_floor_leaves_prices_as_they_are(ignored: bool, paid: int) -> None:
    scene = Scene()
    scene.put(character("Sheriff", PriceFloor(4, CHARACTER)), "hero", 1)
    if ignored:
        scene.put(MUZZLE, "landmark", 0)
    scene.put(FILLER, "hand")
    scene.do("play Ordis Trooper", "hero")
    assert scene.ready_mana() == 10 - paid


@pytest.mark.rule("ALT-PASSIVE-09")
@pytest.mark.parametrize(("ignored", "drawn"), [(False, 0), (True, 1)])
def test_an_ignored_ban_bans_nothing(ignored: bool, drawn: int) -> None:
    scene = Scene()
    scene.put(character("Council", NoTriggers()), "hero", 1)
    if ignored:
        scene.put(MUZZLE, "landmark", 0)
    scene.put(character("Herald", J(Draw(1))), "hand")
    scene.do("play Herald", "hero")
    assert len(scene.names("hand")) == drawn


@pytest.mark.rule("ALT-PASSIVE-09")
def test_an_ignored_quick_action_is_not_playable() -> None:
    scene = Scene()
    scene.put("AX_27_R1", "landmark")
    assert scene.can("use Kelonic Generator")
    other = Scene()
    other.put("AX_27_R1", "landmark")
    other.put(MUZZLE, "landmark", 1)
    assert not other.can("use Kelonic Generator")


@pytest.mark.rule("ALT-PASSIVE-09")
@pytest.mark.parametrize(("ignored", "drawn"), [(False, 1), (True, 0)])
def test_an_ignored_hero_does_not_react(ignored: bool, drawn: int) -> None:
    scene = Scene(heroes=(hero("Reader", noon(Draw(1))), None))
    if ignored:
        scene.put(landmark("Gag", Grant(IGNORED, Kind(HERO_CARD, THEIRS))), "landmark", 1)
    scene.noon()
    assert len(scene.names("hand")) == drawn


@pytest.mark.rule("ALT-PASSIVE-09")
def test_an_ignored_reaction_to_joining_does_not_activate() -> None:
    scene = Scene()
    scene.put(MUZZLE, "landmark", 1)
    scene.put(character("Herald", J(Draw(1))), "hand")
    scene.do("play Herald", "hero")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-PASSIVE-09")
@pytest.mark.parametrize("trigger", [LEAVES_EXPEDITIONS, IS_SACRIFICED])
@pytest.mark.parametrize(("ignored", "drawn"), [(False, 1), (True, 0)])
def test_a_reaction_to_leaving_does_not_activate_if_it_was_ignored_until_then(
    trigger: int, ignored: bool, drawn: int
) -> None:
    scene = Scene()
    scene.put(character("Martyr", Reaction(trigger, Draw(1))), "hero")
    if ignored:
        scene.put(MUZZLE, "landmark", 1)
    scene.put(spell("Pyre", Sacrifice(1)), "hand")
    scene.do("play Pyre")
    assert len(scene.names("hand")) == drawn


@pytest.mark.rule("ALT-PASSIVE-09")
@pytest.mark.parametrize(("ignored", "drawn"), [(False, 1), (True, 0)])
def test_a_landmarks_reaction_to_leaving_does_not_activate_if_it_was_ignored(ignored: bool, drawn: int) -> None:
    scene = Scene()
    scene.put(landmark("Ruin", Reaction(LEAVES_LANDMARKS, Draw(1))), "landmark")
    if ignored:
        scene.put(MUZZLE, "landmark", 1)
    scene.put(spell("Wreck", Sacrifice(1, Kind(PERMANENT, MINE))), "hand")
    scene.do("play Wreck")
    assert len(scene.names("hand")) == drawn


@pytest.mark.rule("ALT-PASSIVE-09")
def test_an_ignored_ability_is_still_there_when_it_is_ignored_no_more() -> None:
    scene = Scene()
    bearer = scene.put(character("Bearer", tough(1)), "hero")
    scene.put(MUZZLE, "landmark", 1)
    scene.put(spell("Wreck", Sacrifice(1, Kind(PERMANENT, MINE))), "hand", 1)
    scene.do("pass", "play Wreck")
    assert keywords(scene, bearer) == ["tough 1"]


@pytest.mark.rule("ALT-PASSIVE-09")
def test_support_in_reserve_is_no_ability_of_a_character_in_play() -> None:
    scene = Scene()
    scene.put("BR_05_C", "reserve")
    scene.put(MUZZLE, "landmark", 1)
    assert scene.can("use Issun-bōshi")


@pytest.mark.rule("ALT-PASSIVE-10")
def test_a_passive_that_tells_to_ignore_itself_works_all_the_same() -> None:
    scene = Scene()
    monk = character("Monk", Grant(IGNORED, MY_CHARACTER), gives_itself_tough())
    monk_number = scene.put(monk, "hero")
    bearer = scene.put(character("Bearer", tough(1)), "hero")
    assert keywords(scene, monk_number) == []
    assert keywords(scene, bearer) == []
