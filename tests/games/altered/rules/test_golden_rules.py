"""The aim, numbers and the golden rules (Complete Rules 1.1, 1.4; the summary's Overview)."""

import pytest

from tavola.games.altered.abilities import Ability, QuickAction, Reaction
from tavola.games.altered.amount import AtLeast, CardsInReserve, Count, Divided, HowMany, Number
from tavola.games.altered.card import (
    AT_DUSK,
    BOOSTS_GAINED,
    CARDS_DRAWN,
    RESERVE_LEFT,
    TOKEN_CREATED,
    Card,
)
from tavola.games.altered.cards.printing import H, J, eternal, noon
from tavola.games.altered.cards.tokens import BRASSBUG
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import Create, MoveExpedition
from tavola.games.altered.deciding import EachMay, MayPay
from tavola.games.altered.doing import AddCounters, Boost
from tavola.games.altered.drawing import OPPONENT, Draw, Resupply
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER
from tavola.games.altered.leaving import MoveInstead
from tavola.games.altered.sacrificing import EachPlayerSacrifices
from tavola.games.altered.standing_abilities import Modifier, OnlyTerrains, Unplayable
from tavola.games.altered.view import view_of
from tavola.games.altered.where import EACH_OF_MINE, MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tavola.games.altered.which import ITSELF
from tavola.games.altered.zones import MANA, WATER
from tests.games.altered.rules.made import character, hero, landmark, spell
from tests.games.altered.scene import FILLER, Scene

DEFENDER = "OR_10_R2"
NOBODY = -1


# Overview -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-OVER-01")
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_whoever_first_brings_hero_and_companion_together_wins(profile: str) -> None:
    scene = Scene(profile=profile)
    scene.at(0, 7, 3, 4)
    scene.put(FILLER, "hero", 1)
    scene.to_dusk()
    assert scene.state.winner == 1


@pytest.mark.rule("ALT-OVER-01")
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_hero_and_companion_that_pass_each_other_win_too(profile: str) -> None:
    scene = Scene(profile=profile)
    scene.at(3, 4, 0, 7)
    scene.put(FILLER, "hero")
    scene.put(FILLER, "companion")
    scene.to_dusk()
    assert scene.state.at[:2] == [4, 3]
    assert scene.state.winner == 0


@pytest.mark.rule("ALT-OVER-01")
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_standing_side_by_side_is_not_meeting(profile: str) -> None:
    scene = Scene(profile=profile)
    scene.at(2, 4, 0, 7)
    scene.put(FILLER, "hero")
    scene.to_dusk()
    assert scene.state.at[:2] == [3, 4]
    assert scene.state.winner == NOBODY


# Numbers --------------------------------------------------------------------------------------------------------------


def boosts_when_played(amount: Count) -> int:
    """The boosts that a Character gives itself, two others being in play."""
    scene = Scene()
    scene.put(FILLER, "hero")
    scene.put(FILLER, "companion", 1)
    it = scene.put(character("Divider", J(Boost(ITSELF, amount))), "hand")
    scene.do("play Divider", "hero")
    return scene.boosts(it)


@pytest.mark.rule("ALT-NUM-01")
def test_a_dividing_effect_names_its_rounding() -> None:
    everybody = HowMany(A_CHARACTER)
    assert boosts_when_played(Divided(everybody, Number(2))) == 1
    assert boosts_when_played(Divided(everybody, Number(2), up=True)) == 2


@pytest.mark.rule("ALT-NUM-01")
def test_an_event_that_divides_by_zero_does_not_occur() -> None:
    assert boosts_when_played(Divided(HowMany(A_CHARACTER), CardsInReserve())) == 0
    assert boosts_when_played(Divided(HowMany(A_CHARACTER), CardsInReserve(), up=True)) == 0


@pytest.mark.rule("ALT-NUM-02")
def test_a_landmark_has_statistics_of_zero() -> None:
    scene = Scene()
    scene.put("AX_24_C", "landmark", boosts=3)
    seats = view_of(scene.state, 0)["table"]["seats"]
    assert seats[0]["landmarks"][0]["stats"] == [0, 0, 0]  # type: ignore[index]


@pytest.mark.rule("ALT-NUM-02")
def test_a_token_adds_a_hand_cost_of_zero() -> None:
    scene = Scene()
    scene.put("YZ_26_C", "hand")
    token = scene.put(BRASSBUG, "hero", 1)
    atlas = scene.put("BR_20_C", "hero", 1)
    scene.do("play Kraken's Wrath", "pick Brassbug", "pick Atlas")
    assert scene.zone(token) == "gone"
    assert scene.zone(atlas) == "reserve"


# Can't beats can ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-GOLDEN-01")
def test_a_card_that_forbids_itself_is_not_played_though_everything_else_permits_it() -> None:
    shy = character("Hermit", Unplayable(AtLeast(MY_CHARACTER, 1)))
    scene = Scene()
    scene.put(shy, "hand")
    assert scene.can("play Hermit")
    crowded = Scene()
    crowded.put(shy, "hand")
    crowded.put(FILLER, "hero")
    assert not crowded.can("play Hermit")


@pytest.mark.rule("ALT-GOLDEN-01")
def test_an_effect_does_not_move_an_expedition_that_may_not_move() -> None:
    scene = Scene()
    scene.put(DEFENDER, "hero")
    scene.put(landmark("Signpost", Reaction(AT_DUSK, MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark")
    scene.to_dusk()
    assert scene.state.at[0] == 0


@pytest.mark.rule("ALT-GOLDEN-02")
def test_no_part_of_a_cost_is_paid_when_one_part_cannot_be() -> None:
    scene = Scene()
    hub = landmark("Hub", noon(MayPay(Cost(mana=1, spend=1), Draw(1))))
    scene.put(hub, "landmark")
    scene.noon()
    assert scene.asked == "turn"
    assert scene.ready_mana() == 10
    assert not scene.events("drew")


@pytest.mark.rule("ALT-GOLDEN-02")
def test_a_quick_action_with_one_unfeasible_part_is_not_offered() -> None:
    pump = landmark("Pump", QuickAction(Cost(mana=1, sacrifice=1), Draw(1)))
    scene = Scene()
    scene.put(pump, "landmark")
    assert not scene.can("use Pump")
    other = Scene()
    other.put(pump, "landmark")
    other.put(FILLER, "hero")
    assert other.can("use Pump")


@pytest.mark.rule("ALT-GOLDEN-03")
def test_only_the_forbidden_part_of_an_effect_is_dropped() -> None:
    scene = Scene()
    scene.put(DEFENDER, "hero")
    march = landmark("March", Reaction(AT_DUSK, MoveExpedition(EACH_OF_MINE, 1), Draw(1)))
    scene.put(march, "landmark")
    scene.to_dusk()
    assert scene.state.at[:2] == [0, 6]
    assert [event.details["count"] for event in scene.events("drew")][:1] == [1]


@pytest.mark.rule("ALT-GOLDEN-04", "ALT-KEYWORD-ETERNAL-02")
def test_a_forbidden_way_to_reserve_is_not_turned_into_a_discard() -> None:
    scene = Scene()
    stays = scene.put(character("Immortal", eternal()), "hero", statuses="fleeting")
    scene.to_dusk()
    assert scene.zone(stays) == "hero"


@pytest.mark.rule("ALT-GOLDEN-04")
@pytest.mark.parametrize(("abilities", "where"), [((), "mana"), ((eternal(),), "hero")])
def test_no_modifier_turns_a_forbidden_event_into_something_allowed(abilities: tuple[Ability, ...], where: str) -> None:
    jinn = character("Jinn", Modifier(MoveInstead(MANA), "It goes to Mana instead."), *abilities)
    scene = Scene()
    number = scene.put(jinn, "hero")
    scene.to_dusk()
    assert scene.zone(number) == where


@pytest.mark.rule("ALT-GOLDEN-05")
def test_a_card_that_says_which_terrains_there_are_outranks_the_map() -> None:
    walker = character("Walker", stats=(1, 0, 0))
    scene = Scene()
    scene.put(walker, "hero")
    scene.to_dusk()
    assert scene.state.at[0] == 1
    flooded = Scene()
    flooded.put(walker, "hero")
    flooded.put(landmark("Flood", OnlyTerrains(WATER, "Water everywhere.")), "landmark", 1)
    flooded.to_dusk()
    assert flooded.state.at[0] == 0


# My cards, my zones ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-GOLDEN-06")
def test_a_card_goes_to_its_owners_reserve_whoever_controls_it() -> None:
    scene = Scene()
    lent = scene.put("BR_13_C", "hero", 0)
    scene.state.owner[lent] = 1
    scene.to_dusk()
    assert scene.names("reserve", 1) == ["Kappa"]
    assert scene.names("reserve", 0) == []


@pytest.mark.rule("ALT-GOLDEN-06")
@pytest.mark.parametrize(
    ("reference", "name", "where"),
    [
        ("BR_28_C", "Intimidation", "hand"),
        ("YZ_24_C", "Banishing Gate", "discard"),
        ("LY_26_C", "Paint Prison", "deck"),
    ],
)
def test_a_spell_sends_a_card_to_its_owners_zone(reference: str, name: str, where: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    lent = scene.put("AX_08_C", "hero", 1)
    scene.state.owner[lent] = 0
    scene.do(f"play {name}")
    assert "Axiom Salvager" in scene.names(where, 0)
    assert "Axiom Salvager" not in scene.names(where, 1)


# Initiative -----------------------------------------------------------------------------------------------------------

JUDGE = character("Judge", J(EachPlayerSacrifices()))


@pytest.mark.rule("ALT-GOLDEN-08")
@pytest.mark.parametrize("turn", [0, 1])
def test_in_the_afternoon_the_player_whose_turn_it_is_decides_first(turn: int) -> None:
    scene = Scene()
    for player in (0, 1):
        scene.put("AX_08_C", "hero", player)
        scene.put("BR_13_C", "hero", player)
    scene.put(JUDGE, "hand", turn)
    scene.afternoon(turn)
    scene.do("play Judge", "hero")
    assert scene.who == turn
    scene.do("pick Kappa")
    assert scene.who == 1 - turn


@pytest.mark.rule("ALT-GOLDEN-08")
@pytest.mark.parametrize("first", [0, 1])
def test_at_noon_the_first_player_decides_first(first: int) -> None:
    scene = Scene()
    scene.state.first_player = first
    for player in (0, 1):
        scene.put("AX_08_C", "hero", player)
        scene.put("BR_13_C", "hero", player)
    scene.put(landmark("Gallows", noon(EachPlayerSacrifices())), "landmark", 0)
    scene.noon()
    assert scene.who == first
    scene.do("pick Kappa")
    assert scene.who == 1 - first


@pytest.mark.rule("ALT-GOLDEN-08")
def test_the_second_player_knows_which_object_the_first_has_named() -> None:
    scene = Scene()
    for player in (0, 1):
        scene.put("AX_08_C", "hero", player)
        scene.put("BR_13_C", "hero", player)
    scene.put(JUDGE, "hand")
    scene.do("play Judge", "hero", "pick Kappa")
    named = [event for event in scene.events("gives_up") if event.visible_to(1)]
    assert [(event.details["player"], event.details["card"]) for event in named] == [(0, "ALT_CORE_B_BR_13_C")]
    assert scene.who == 1


@pytest.mark.rule("ALT-GOLDEN-09")
def test_a_hidden_card_is_committed_before_the_other_decides_and_stays_face_down() -> None:
    scene = Scene()
    chosen = scene.put("BR_13_C", "hand", 1)
    scene.put("AX_08_C", "hand", 0)
    scene.morning()
    assert scene.who == 1
    scene.do("pick Kappa")
    assert scene.zone(chosen) == "mana"
    assert scene.who == 0
    seen = [event for event in scene.events("to_mana") if event.visible_to(0)]
    assert [event.details["player"] for event in seen] == [1]
    assert "card" not in seen[0].details
    assert "BR_13_C" not in repr(view_of(scene.state, 0))


QUARTERMASTER = character("Quartermaster", H(EachMay(Resupply())))


@pytest.mark.rule("ALT-GOLDEN-10")
def test_each_player_may_resupply_shows_no_card_before_both_have_answered() -> None:
    scene = Scene()
    scene.put(QUARTERMASTER, "hand", 1)
    scene.afternoon(1)
    scene.do("play Quartermaster", "hero")
    assert scene.who == 1
    scene.do("yes")
    assert scene.who == 0
    assert scene.names("reserve", 1) == []
    scene.do("no")
    assert len(scene.names("reserve", 1)) == 1
    assert scene.names("reserve", 0) == []


@pytest.mark.rule("ALT-GOLDEN-10")
def test_each_player_may_resupply_serves_both_who_say_yes() -> None:
    scene = Scene()
    scene.put(QUARTERMASTER, "hand")
    scene.do("play Quartermaster", "hero", "yes", "yes")
    assert [len(scene.names("reserve", player)) for player in (0, 1)] == [1, 1]


# Nothing is forever ---------------------------------------------------------------------------------------------------

CLICKER = hero("Clicker", QuickAction(Cost(), AddCounters(ITSELF, 1)))


@pytest.mark.rule("ALT-GOLDEN-11")
def test_a_quick_action_is_played_a_hundred_times_a_day_at_most() -> None:
    scene = Scene(heroes=(CLICKER, None))
    for _ in range(99):
        scene.do("use Clicker")
    assert scene.can("use Clicker")
    scene.do("use Clicker")
    assert not scene.can("use Clicker")
    scene.to_dusk()
    while scene.asked != "turn" or scene.who != 0:
        scene.do("pass" if scene.asked == "turn" else "no")
    assert scene.state.day == 3
    assert scene.can("use Clicker")


@pytest.mark.rule("ALT-GOLDEN-11")
def test_the_limit_is_each_quick_actions_own_and_each_objects_own() -> None:
    button = landmark("Button", QuickAction(Cost(), AddCounters(ITSELF, 1)), QuickAction(Cost(), Boost(ITSELF, 1)))
    scene = Scene()
    scene.put(button, "landmark")
    scene.put(button, "landmark")
    for _ in range(100):
        scene.do("use Button", "1")
    scene.do("use Button #2", "1")
    scene.do("use Button")
    assert scene.boosts(scene.state.zones[12][0]) == 1


ECHO = character("Echo", Reaction(BOOSTS_GAINED, Boost(ITSELF, 1)))


@pytest.mark.rule("ALT-GOLDEN-12")
def test_a_reaction_activates_a_hundred_times_a_day_at_most() -> None:
    scene = Scene()
    echo = scene.put(ECHO, "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    assert scene.boosts(echo) == 3 + 100


@pytest.mark.rule("ALT-GOLDEN-12")
def test_the_limit_of_a_reaction_is_each_objects_own() -> None:
    scene = Scene()
    echoes = [scene.put(ECHO, "hero"), scene.put(ECHO, "hero")]
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training", "pick Echo")
    while scene.asked == "reaction":
        scene.do("1")
    assert sum(scene.boosts(echo) for echo in echoes) == 3 + 200


@pytest.mark.rule("ALT-GOLDEN-12")
def test_what_a_lasting_effect_gives_does_not_count_as_the_cards_own_reaction() -> None:
    scene = Scene()
    scene.put("BR_05_C", "reserve")
    echo = scene.put(ECHO, "hand")
    scene.do("use Issun-bōshi", "play Echo", "hero")
    assert scene.boosts(echo) == 1 + 100


# Who did that? --------------------------------------------------------------------------------------------------------


def eager(trigger: int) -> Card:
    """A Landmark that counts how often its controller does something."""
    return landmark("Tally", Reaction(trigger, AddCounters(ITSELF, 1)))


@pytest.mark.rule("ALT-GOLDEN-13", "ALT-GOLDEN-14")
def test_the_player_whom_the_effect_names_is_the_one_who_drew() -> None:
    scene = Scene()
    mine, theirs = scene.put(eager(CARDS_DRAWN), "landmark"), scene.put(eager(CARDS_DRAWN), "landmark", 1)
    scene.put(spell("Present", Draw(1, OPPONENT)), "hand")
    scene.do("play Present")
    assert [scene.counters(tally) for tally in (mine, theirs)] == [0, 1]


@pytest.mark.rule("ALT-GOLDEN-13")
def test_where_the_effect_names_nobody_its_controller_did_it() -> None:
    scene = Scene()
    mine, theirs = scene.put(eager(TOKEN_CREATED), "landmark"), scene.put(eager(TOKEN_CREATED), "landmark", 1)
    scene.put(spell("Delivery", Create(BRASSBUG, TARGET_EXPEDITION)), "hand")
    scene.do("play Delivery", "their hero")
    assert [scene.counters(tally) for tally in (mine, theirs)] == [1, 0]


@pytest.mark.rule("ALT-GOLDEN-13")
def test_where_no_effect_acts_it_is_done_by_whose_object_it_is() -> None:
    scene = Scene()
    tallies = [scene.put(eager(RESERVE_LEFT), "landmark", player) for player in (0, 1)]
    for _ in range(3):
        scene.put(FILLER, "reserve", 1)
    scene.to_dusk()
    scene.do("pick Ordis Trooper")
    assert [scene.counters(tally) for tally in tallies] == [0, 1]
