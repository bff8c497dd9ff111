"""Playing a card (Complete Rules 5.1, 5.2): declare, move to Limbo, pay, resolve."""

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.actions import OWN_HAND, PIECES, ROOM
from tavola.games.altered.amount import FIRST_PLAYER, OwnBoosts, Unless
from tavola.games.altered.card import CARD_PLAYED, HAND_TO_RESERVE, SPELL
from tavola.games.altered.cards.printing import H, J, R, noon, support
from tavola.games.altered.creating import Create, PutInExpedition
from tavola.games.altered.deciding import If, May
from tavola.games.altered.doing import Boost, Gain
from tavola.games.altered.drawing import Draw, HandToReserve
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER, Kind
from tavola.games.altered.lasting import THIS_TURN, NextCard
from tavola.games.altered.playing import PlayFree
from tavola.games.altered.standing_abilities import Unplayable
from tavola.games.altered.where import MY_HERO_EXPEDITION
from tavola.games.altered.which import IT, ITSELF, Each, target
from tavola.games.altered.zones import ANCHORED, ASLEEP, DECK, DISCARD, FLEETING, HAND
from tavola.kernel.errors import IllegalAction
from tests.games.altered.rules.declared import Fetch, ItHas, ReadyMana, priced
from tests.games.altered.rules.made import character, hero, landmark, spell, token
from tests.games.altered.scene import Scene

# When, and from where ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PLAY-01")
def test_at_noon_no_card_is_played() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(May(Draw(1)))), "landmark")
    scene.put(character("Guest"), "hand")
    scene.noon()
    assert scene.options == ["no", "yes"]


@pytest.mark.rule("ALT-PLAY-01")
def test_in_the_opponents_turn_the_opponents_cards_are_played() -> None:
    scene = Scene()
    scene.put(character("Mine"), "hand")
    scene.put(character("Theirs"), "hand", 1)
    scene.do("pass")
    assert scene.options == ["pass", "play Theirs (hand)"]


@pytest.mark.rule("ALT-PLAY-01")
def test_an_effect_may_tell_to_play_a_card_at_noon() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(HandToReserve(1), PlayFree(IT))), "landmark")
    guest = scene.put(character("Guest"), "hand")
    scene.noon()
    scene.do("hero")
    assert scene.zone(guest) == "hero"


@pytest.mark.rule("ALT-PLAY-02")
@pytest.mark.parametrize(("where", "player"), [("hand", 0), ("reserve", 0)])
def test_cards_in_the_own_hand_and_reserve_may_be_played(where: str, player: int) -> None:
    scene = Scene()
    scene.put(character("Guest"), where, player)
    assert scene.can("play Guest")


@pytest.mark.rule("ALT-PLAY-02")
@pytest.mark.parametrize(
    ("where", "player"),
    [("deck", 0), ("mana", 0), ("discard", 0), ("hero", 0), ("hand", 1), ("reserve", 1), ("discard", 1)],
)
def test_cards_elsewhere_may_not_be_played(where: str, player: int) -> None:
    scene = Scene()
    scene.put(character("Guest"), where, player)
    assert scene.options == ["pass"]


@pytest.mark.rule("ALT-PLAY-02")
def test_an_exhausted_reserve_card_may_not_be_played() -> None:
    scene = Scene()
    scene.put(character("Guest"), "reserve", statuses="exhausted")
    assert not scene.can("play Guest")


# The order of playing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PLAY-03", "ALT-PLAY-04")
def test_the_expedition_is_declared_before_anything_is_moved_or_paid() -> None:
    scene = Scene()
    guest = scene.put(character("Guest"), "hand")
    scene.do("play Guest")
    assert (scene.asked, scene.zone(guest), scene.ready_mana()) == ("expedition", "hand", 10)


@pytest.mark.rule("ALT-PLAY-04")
def test_an_optional_cost_is_declared_before_anything_is_moved_or_paid() -> None:
    scene = Scene()
    prison = scene.put("LY_26_C", "hand")
    scene.put(character("Guest"), "reserve")
    scene.do("play Paint Prison")
    assert (scene.asked, scene.zone(prison), scene.ready_mana()) == ("extra_cost", "hand", 10)


@pytest.mark.rule("ALT-PLAY-03")
def test_a_card_is_in_limbo_and_paid_for_before_it_resolves() -> None:
    scene = Scene()
    charm = scene.put(priced(spell("Charm", Boost(target(A_CHARACTER), 1)), 3), "hand")
    scene.put(character("One"), "hero")
    scene.put(character("Two"), "hero")
    scene.do("play Charm")
    assert (scene.zone(charm), scene.ready_mana()) == ("limbo", 7)


@pytest.mark.rule("ALT-PLAY-03")
def test_a_card_is_paid_for_before_its_effect_looks_at_the_mana() -> None:
    scene = Scene()
    scene.put(spell("Thrift", If(ReadyMana(10), Effect(Draw(1)))), "hand")
    scene.do("play Thrift")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-PLAY-03")
def test_a_reserve_card_is_in_limbo_when_its_costs_are_paid() -> None:
    scene = Scene()
    scene.put("LY_26_C", "reserve")
    scene.put(character("One"), "hero", 1)
    scene.put(character("Two"), "hero", 1)
    scene.do("play Paint Prison")
    assert scene.asked == "target"


@pytest.mark.rule("ALT-PLAY-05")
def test_an_illegal_declaration_changes_nothing() -> None:
    scene = Scene(mana=1)
    dear = scene.put(priced(character("Dear"), 2), "hand")
    before = scene.options
    with pytest.raises(IllegalAction):
        scene.state.apply_action(PIECES + OWN_HAND * ROOM + scene.state.zones[HAND].index(dear))
    assert (scene.options, scene.zone(dear), scene.ready_mana()) == (before, "hand", 1)


@pytest.mark.rule("ALT-PLAY-06")
def test_targets_are_chosen_while_resolving() -> None:
    scene = Scene()
    charm = scene.put(spell("Charm", Boost(target(A_CHARACTER), 1)), "hand")
    scene.put(character("One"), "hero")
    scene.put(character("Two"), "hero")
    scene.do("play Charm")
    assert (scene.asked, scene.zone(charm)) == ("target", "limbo")


@pytest.mark.rule("ALT-PLAY-06")
def test_a_spell_may_be_played_though_there_is_no_target() -> None:
    scene = Scene()
    charm = scene.put(spell("Charm", Boost(target(A_CHARACTER), 1)), "hand")
    scene.do("play Charm")
    assert scene.zone(charm) == "reserve"


@pytest.mark.rule("ALT-PLAY-19")
def test_a_card_that_cannot_be_paid_for_stays_and_the_player_chooses_anew() -> None:
    scene = Scene(mana=1)
    dear = scene.put(priced(character("Dear"), 2), "hand")
    scene.put(character("Cheap"), "hand")
    assert scene.options == ["pass", "play Cheap (hand)"]
    assert scene.zone(dear) == "hand"


@pytest.mark.rule("ALT-PLAY-19")
def test_a_declined_optional_cost_leaves_the_full_price_which_must_be_there() -> None:
    scene = Scene(mana=4)
    prison = scene.put("LY_26_C", "hand")
    assert scene.options == ["pass"]
    assert scene.zone(prison) == "hand"


# Characters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PLAY-07")
def test_a_character_may_join_either_own_expedition() -> None:
    scene = Scene()
    scene.put(character("Guest"), "hand")
    scene.put(character("Host"), "companion")
    scene.do("play Guest")
    assert scene.options == ["hero", "companion"]


@pytest.mark.rule("ALT-PLAY-07")
@pytest.mark.parametrize("side", ["hero", "companion"])
def test_a_character_joins_the_declared_expedition(side: str) -> None:
    scene = Scene()
    guest = scene.put(character("Guest"), "hand")
    scene.do("play Guest", side)
    assert (scene.zone(guest), scene.controller(guest)) == (side, 0)


@pytest.mark.rule("ALT-PLAY-08")
def test_an_expedition_has_room_for_any_number_of_characters() -> None:
    scene = Scene()
    for _ in range(12):
        scene.put(character("Host"), "hero")
    guest = scene.put(character("Guest"), "hand")
    scene.do("play Guest", "hero")
    assert scene.zone(guest) == "hero"


@pytest.mark.rule("ALT-PLAY-11")
def test_what_waits_for_playing_sees_a_character_from_reserve_not_yet_fleeting() -> None:
    scene = Scene()
    scene.put(landmark("Seer", Reaction(CARD_PLAYED, Draw(1), condition=ItHas(FLEETING))), "landmark")
    guest = scene.put(character("Guest"), "reserve")
    scene.do("play Guest", "hero")
    assert scene.has(guest, "fleeting")
    assert scene.names("hand") == []


# Being played --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-PLAY-10")
def test_when_you_play_a_spell_comes_after_the_spells_own_effect() -> None:
    scene = Scene()
    dancer = scene.put(character("Dancer", Reaction(CARD_PLAYED, Boost(ITSELF, 1), watches=Kind(SPELL))), "hero")
    scene.put(spell("Charm", Boost(Each(Kind(boosted=True)), 5)), "hand")
    scene.do("play Charm")
    assert scene.boosts(dancer) == 1


@pytest.mark.rule("ALT-PLAY-10")
def test_when_you_play_a_spell_is_judged_after_the_spells_own_effect() -> None:
    scene = Scene()
    proud = Reaction(CARD_PLAYED, Draw(1), watches=Kind(SPELL), condition=OwnBoosts(1))
    scene.put(character("Dancer", proud), "hero")
    scene.put(character("Other"), "hero")
    scene.put(spell("Charm", Boost(target(A_CHARACTER), 1)), "hand")
    scene.do("play Charm", "pick Dancer")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-PLAY-12")
def test_a_card_that_an_effect_says_to_play_is_played_within_that_effect() -> None:
    scene = Scene()
    scene.put(character("Host", H(HandToReserve(1), PlayFree(IT), Gain(ANCHORED, target(A_CHARACTER)))), "hand")
    guest = scene.put(character("Guest", J(Boost(ITSELF, 1))), "hand")
    scene.do("play Host", "hero", "companion")
    assert (scene.asked, scene.zone(guest)) == ("target", "companion")


@pytest.mark.rule("ALT-PLAY-12")
def test_what_playing_a_card_within_an_effect_activates_waits_for_the_end_of_the_effect() -> None:
    scene = Scene()
    scene.put(character("Host", H(HandToReserve(1), PlayFree(IT), Gain(ANCHORED, target(A_CHARACTER)))), "hand")
    guest = scene.put(character("Guest", J(Boost(ITSELF, 1))), "hand")
    scene.do("play Host", "hero", "companion")
    assert scene.boosts(guest) == 0
    scene.do("pick Guest")
    assert scene.boosts(guest) == 1


@pytest.mark.rule("ALT-PLAY-12")
def test_a_spell_played_within_an_effect_resolves_before_the_rest_of_the_effect() -> None:
    scene = Scene()
    host = scene.put(character("Host", H(HandToReserve(1), PlayFree(IT), Boost(Each(Kind(boosted=True)), 4))), "hand")
    charm = scene.put(spell("Charm", Boost(Each(MY_CHARACTER), 1)), "hand")
    scene.do("play Host", "hero")
    assert scene.boosts(host) == 5
    assert scene.zone(charm) == "discard"


@pytest.mark.rule("ALT-PLAY-13")
def test_what_a_lasting_effect_gives_to_a_character_is_a_reaction_ordered_with_its_own() -> None:
    scene = Scene()
    scene.put(character("Page", support(NextCard(A_CHARACTER, THIS_TURN, gives=Effect(Boost(IT, 1))))), "reserve")
    guest = scene.put(character("Guest", J(Boost(Each(Kind(boosted=True)), 4))), "hand")
    scene.do("use Page", "play Guest", "hero")
    assert (scene.asked, len(scene.options)) == ("reaction", 2)
    scene.do("2")
    assert scene.boosts(guest) == 5


@pytest.mark.rule("ALT-PLAY-13")
def test_what_a_passive_gives_to_a_played_character_is_ordered_with_its_own_reaction() -> None:
    scene = Scene(heroes=("MU_01_C", None))
    guest = scene.put(character("Guest", J(Boost(Each(Kind(boosted=True)), 4))), "hand")
    scene.do("play Guest", "hero", "1")
    assert scene.boosts(guest) == 1


# {J}, {H} and {R} ----------------------------------------------------------------------------------------------------


def three_triggers() -> tuple[Reaction, Reaction, Reaction]:
    """{J}, {H} and {R} that boost their Character by 1, 10 and 100."""
    return J(Boost(ITSELF, 1)), H(Boost(ITSELF, 10)), R(Boost(ITSELF, 100))


@pytest.mark.rule("ALT-PLAY-14", "ALT-PLAY-15")
def test_from_hand_j_and_h_activate() -> None:
    scene = Scene()
    guest = scene.put(character("Guest", *three_triggers()), "hand")
    scene.do("play Guest", "hero", "1")
    assert scene.boosts(guest) == 11


@pytest.mark.rule("ALT-PLAY-14", "ALT-PLAY-15")
def test_from_reserve_j_and_r_activate() -> None:
    scene = Scene()
    guest = scene.put(character("Guest", *three_triggers()), "reserve")
    scene.do("play Guest", "hero", "1")
    assert scene.boosts(guest) == 101


@pytest.mark.rule("ALT-PLAY-14", "ALT-PLAY-16")
def test_of_a_created_token_j_alone_activates() -> None:
    scene = Scene()
    scene.put(spell("Call", Create(token("Guest", *three_triggers()), MY_HERO_EXPEDITION)), "hand")
    scene.do("play Call")
    assert scene.names("hero") == ["Guest"]
    assert scene.totals("hero") == [2, 2, 2]


@pytest.mark.rule("ALT-PLAY-14", "ALT-PLAY-16")
def test_of_a_character_put_into_play_j_alone_activates() -> None:
    scene = Scene()
    scene.put(spell("Door", HandToReserve(1), PutInExpedition()), "hand")
    guest = scene.put(character("Guest", *three_triggers()), "hand")
    scene.do("play Door", "companion")
    assert (scene.zone(guest), scene.boosts(guest)) == ("companion", 1)


@pytest.mark.rule("ALT-PLAY-16")
def test_putting_a_character_into_play_is_not_playing_it() -> None:
    scene = Scene()
    host = scene.put(character("Host", Reaction(CARD_PLAYED, Boost(ITSELF, 1), watches=A_CHARACTER)), "hero")
    scene.put(spell("Door", HandToReserve(1), PutInExpedition()), "hand")
    scene.put(character("Guest"), "hand")
    scene.do("play Door", "companion")
    assert scene.boosts(host) == 0


@pytest.mark.rule("ALT-PLAY-16")
@pytest.mark.parametrize(("where", "zone"), [("deck", DECK), ("discard", DISCARD)])
def test_of_a_character_played_from_a_third_place_j_alone_activates(where: str, zone: int) -> None:
    scene = Scene()
    scene.put(spell("Door", Fetch(zone), PlayFree(IT)), "hand")
    guest = scene.put(character("Guest", *three_triggers()), where)
    scene.do("play Door", "hero")
    assert (scene.zone(guest), scene.boosts(guest)) == ("hero", 1)


@pytest.mark.rule("ALT-PLAY-17")
@pytest.mark.card("BR_04_C")
@pytest.mark.parametrize(("where", "left", "boosts"), [("hand", 9, 0), ("reserve", 7, 2)])
def test_a_card_from_reserve_differs_in_cost_and_abilities(where: str, left: int, boosts: int) -> None:
    scene = Scene()
    ratatoskr = scene.put("BR_04_C", where)
    scene.do("play Ratatoskr", "hero")
    assert (scene.ready_mana(), scene.boosts(ratatoskr)) == (left, boosts)


# For free ------------------------------------------------------------------------------------------------------------


def coppelia() -> Reaction:
    """Coppélia: when she goes from Hand to Reserve, she may be played for free and gains Asleep."""
    return Reaction(HAND_TO_RESERVE, May(PlayFree(ITSELF), Gain(ASLEEP, ITSELF)))


@pytest.mark.rule("ALT-PLAY-18")
def test_for_free_no_mana_is_paid() -> None:
    scene = Scene(mana=3)
    scene.put(landmark("Bell", noon(HandToReserve(1), PlayFree(IT))), "landmark")
    guest = scene.put(priced(character("Guest"), 9), "hand")
    scene.noon()
    scene.do("hero")
    assert (scene.zone(guest), scene.ready_mana()) == ("hero", 3)


@pytest.mark.rule("ALT-PLAY-18")
def test_for_free_no_optional_cost_is_asked_for() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(HandToReserve(1), PlayFree(IT))), "landmark")
    scene.put("LY_26_C", "hand")
    scene.put(character("Spare"), "reserve")
    scene.put(character("One"), "hero", 1)
    scene.put(character("Two"), "hero", 1)
    scene.noon()
    assert scene.asked == "target"


@pytest.mark.rule("ALT-PLAY-18", "ALT-STATUS-FLEETING-01")
def test_for_free_a_character_from_reserve_is_fleeting_all_the_same() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(HandToReserve(1), PlayFree(IT))), "landmark")
    guest = scene.put(character("Guest"), "hand")
    scene.noon()
    scene.do("hero")
    assert scene.has(guest, "fleeting")


@pytest.mark.rule("ALT-PLAY-18")
def test_for_free_a_ban_holds() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(HandToReserve(1), PlayFree(IT))), "landmark")
    guest = scene.put(character("Guest", Unplayable(FIRST_PLAYER)), "hand")
    scene.noon()
    assert (scene.asked, scene.zone(guest)) == ("turn", "reserve")


@pytest.mark.rule("ALT-PLAY-18")
def test_for_free_a_ban_that_does_not_apply_is_none() -> None:
    scene = Scene()
    scene.put(landmark("Bell", noon(HandToReserve(1), PlayFree(IT))), "landmark")
    guest = scene.put(character("Guest", Unplayable(Unless(FIRST_PLAYER))), "hand")
    scene.noon()
    scene.do("companion")
    assert scene.zone(guest) == "companion"


@pytest.mark.rule("ALT-PLAY-18", "ALT-REACT-15", "ALT-OBJ-05", "ALT-TURN-03")
def test_a_coppelia_put_in_reserve_by_a_quick_action_is_played_free_asleep_and_fleeting() -> None:
    scene = Scene(mana=0)
    scene.put(character("Host", support(HandToReserve(1))), "reserve")
    doll = scene.put(priced(character("Doll", coppelia()), 4), "hand")
    scene.do("use Host", "yes", "hero")
    assert scene.zone(doll) == "hero"
    assert scene.has(doll, "fleeting")
    assert scene.has(doll, "asleep")
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.rule("ALT-PLAY-18")
def test_a_coppelia_may_stay_in_reserve() -> None:
    scene = Scene(heroes=(hero("Nobody"), None))
    scene.put(character("Host", support(HandToReserve(1))), "reserve")
    doll = scene.put(character("Doll", coppelia()), "hand")
    scene.do("use Host", "no")
    assert scene.zone(doll) == "reserve"
    assert not scene.has(doll, "asleep")
