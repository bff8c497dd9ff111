"""Keywords: Defender, Eternal, Gigantic, Seasoned, Tough (Complete Rules 7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.abilities import Ability, QuickAction, Reaction
from tavola.games.altered.amount import AtLeast
from tavola.games.altered.arena import arena_progress
from tavola.games.altered.card import (
    AT_DUSK,
    AT_NOON,
    CHARACTER_JOINS,
    FAILED_TO_MOVE,
    IS_SACRIFICED,
    LEAVES_EXPEDITIONS,
    Card,
)
from tavola.games.altered.cards.printing import H, J, R, defender, eternal, gigantic, seasoned, tough
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.cost import Cost
from tavola.games.altered.creating import Create, MoveExpedition
from tavola.games.altered.deciding import If
from tavola.games.altered.doing import Boost, Gain, Send, Switch
from tavola.games.altered.drawing import Draw, Sabotage
from tavola.games.altered.effect import Effect
from tavola.games.altered.kind import A_CHARACTER, A_PERMANENT, MINE, MY_CHARACTER, THEIRS, Kind
from tavola.games.altered.passives import DEFENDER, ETERNAL, GIGANTIC, IGNORED, SEASONED
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.standing_abilities import Grant, HoldsOthers, NoTriggers
from tavola.games.altered.victory import open_the_arena
from tavola.games.altered.where import MY_EXPEDITION, MY_HERO_EXPEDITION
from tavola.games.altered.which import IT, Each, target
from tavola.games.altered.zones import DISCARD, FLEETING, HAND
from tests.games.altered.rules.made import character, landmark, spell, token
from tests.games.altered.scene import FILLER, Scene

ARCHIVIST = "OR_10_R2"  # Defender, 3/3/3
ATLAS = "BR_20_C"  # Gigantic, 3/3/3
SALVAGER = "AX_08_C"  # 1/1/1
SHENLONG = "BR_22_R1"  # Tough 1
SPINDLE = "MU_30_R2"  # its player's Characters have Tough 2


# Defender -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-KEYWORD-DEFENDER-01")
def test_a_defender_keeps_its_expedition_from_progress() -> None:
    scene = Scene()
    scene.put(ARCHIVIST, "hero")
    scene.put("BR_13_C", "hero")
    scene.to_dusk()
    assert scene.state.at[0] == 0


@pytest.mark.rule("ALT-KEYWORD-DEFENDER-01")
def test_a_defender_keeps_its_expedition_from_any_move_forward_in_dusk() -> None:
    scene = Scene()
    scene.put(ARCHIVIST, "hero")
    scene.put(landmark("Horn", Reaction(AT_DUSK, MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark")
    scene.to_dusk()
    assert scene.state.at[0] == 0


@pytest.mark.rule("ALT-KEYWORD-DEFENDER-01")
def test_a_character_that_is_made_a_defender_holds_back_too() -> None:
    scene = Scene()
    scene.put(SALVAGER, "hero")
    scene.put(landmark("Order", Grant(DEFENDER, MY_CHARACTER)), "landmark")
    scene.to_dusk()
    assert scene.state.at[0] == 0


@pytest.mark.rule("ALT-KEYWORD-DEFENDER-02")
def test_a_defender_does_not_hold_back_in_other_phases() -> None:
    scene = Scene()
    scene.put(ARCHIVIST, "hero")
    scene.put(landmark("Horn", Reaction(AT_NOON, MoveExpedition(MY_HERO_EXPEDITION, 1))), "landmark")
    scene.noon()
    assert scene.state.at[0] == 1


@pytest.mark.rule("ALT-KEYWORD-DEFENDER-02")
def test_a_defender_holds_back_neither_the_facing_nor_the_other_expedition() -> None:
    scene = Scene()
    scene.put(ARCHIVIST, "hero")
    scene.put(SALVAGER, "companion")
    scene.put("BR_13_C", "hero", 1)
    scene.to_dusk()
    assert scene.state.at == [0, 6, 1, 7]


@pytest.mark.rule("ALT-KEYWORD-DEFENDER-03")
def test_a_defender_still_counts_against_the_facing_expedition() -> None:
    scene = Scene()
    scene.put(ARCHIVIST, "hero")
    scene.put(SALVAGER, "hero", 1)
    scene.to_dusk()
    assert scene.state.at[2] == 0


@pytest.mark.rule("ALT-KEYWORD-DEFENDER-03")
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_a_defender_still_counts_in_the_arena(profile: str) -> None:
    scene = Scene(profile=profile)
    open_the_arena(scene.state)
    scene.put(ARCHIVIST, "hero")
    scene.put(SALVAGER, "hero", 1)
    arena_progress(scene.state)
    assert scene.state.winner == 0


# Eternal --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-KEYWORD-ETERNAL-01")
def test_rest_never_sends_an_eternal_character_to_reserve() -> None:
    scene = Scene()
    stays = scene.put(character("Immortal", eternal()), "companion")
    scene.to_next_afternoon()
    scene.to_dusk()
    assert scene.state.day == 4
    assert scene.zone(stays) == "companion"


@pytest.mark.rule("ALT-KEYWORD-ETERNAL-01")
def test_a_character_that_is_made_eternal_stays() -> None:
    scene = Scene()
    stays = scene.put(SALVAGER, "hero")
    scene.put(landmark("Fountain", Grant(ETERNAL, MY_CHARACTER)), "landmark")
    scene.to_dusk()
    assert scene.zone(stays) == "hero"


@pytest.mark.rule("ALT-KEYWORD-ETERNAL-02")
def test_a_fleeting_eternal_character_stays_at_rest() -> None:
    scene = Scene()
    stays = scene.put(character("Immortal", eternal()), "hero", statuses="fleeting")
    scene.to_dusk()
    assert scene.zone(stays) == "hero"


@pytest.mark.rule("ALT-KEYWORD-ETERNAL-02")
def test_a_fleeting_eternal_character_is_discarded_if_something_else_sends_it_to_reserve() -> None:
    scene = Scene()
    immortal = scene.put(character("Immortal", eternal()), "hero", statuses="fleeting")
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert scene.zone(immortal) == "discard"


@pytest.mark.rule("ALT-KEYWORD-ETERNAL-01")
def test_eternal_protects_from_rest_only() -> None:
    scene = Scene()
    immortal = scene.put(character("Immortal", eternal()), "hero")
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert scene.zone(immortal) == "reserve"


# Gigantic -------------------------------------------------------------------------------------------------------------

GROWTH = landmark("Growth", Grant(GIGANTIC, MY_CHARACTER))
TUTOR = landmark("Tutor", Reaction(CHARACTER_JOINS, Boost(IT, 1), watches=A_CHARACTER))


def giant(*abilities: Ability) -> Card:
    """A Gigantic Character, 1/1/1."""
    return character("Giant", gigantic(), *abilities)


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-01", "ALT-KEYWORD-GIGANTIC-04")
def test_a_gigantic_character_counts_in_full_in_both_expeditions() -> None:
    scene = Scene()
    scene.put(ATLAS, "companion", boosts=1)
    assert scene.totals("hero") == [4, 4, 4]
    assert scene.totals("companion") == [4, 4, 4]
    assert scene.totals("hero", 1) == [0, 0, 0]
    scene.to_dusk()
    assert scene.state.at == [1, 6, 0, 7]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-02")
@pytest.mark.parametrize("where", ["hero", "companion"])
def test_a_gigantic_character_is_played_in_one_expedition_and_joins_both(where: str) -> None:
    scene = Scene()
    atlas = scene.put(ATLAS, "hand")
    scene.do("play Atlas", where)
    assert scene.zone(atlas) == where
    assert scene.totals("hero") == scene.totals("companion") == [3, 3, 3]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-02")
def test_a_gigantic_token_is_created_in_one_expedition_and_joins_both() -> None:
    scene = Scene()
    scene.put(spell("Summons", Create(token("Golem", gigantic()), MY_HERO_EXPEDITION)), "hand")
    scene.do("play Summons")
    assert scene.names("hero") == ["Golem"]
    assert scene.totals("companion") == [1, 1, 1]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-02", "ALT-KEYWORD-GIGANTIC-14")
def test_joining_both_expeditions_is_one_event() -> None:
    scene = Scene()
    scene.put(TUTOR, "landmark")
    atlas = scene.put(ATLAS, "hand")
    scene.do("play Atlas", "hero")
    assert scene.boosts(atlas) == 1


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-02")
def test_joining_both_expeditions_is_one_event_for_a_character_that_is_made_gigantic_as_it_joins() -> None:
    scene = Scene()
    scene.put(TUTOR, "landmark")
    scene.put(GROWTH, "landmark")
    salvager = scene.put(SALVAGER, "hand")
    scene.do("play Axiom Salvager", "hero")
    assert scene.totals("companion") == [2, 2, 2]
    assert scene.boosts(salvager) == 1


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-02")
def test_joining_both_expeditions_is_one_event_for_a_token_that_is_made_gigantic_as_it_is_created() -> None:
    scene = Scene()
    scene.put(TUTOR, "landmark")
    scene.put(GROWTH, "landmark")
    scene.put(spell("Summons", Create(RECRUIT, MY_HERO_EXPEDITION)), "hand")
    scene.do("play Summons")
    assert scene.totals("companion") == [2, 2, 2]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-03")
@pytest.mark.parametrize(("where", "drawn"), [("hand", 1 + 2), ("reserve", 1 + 4)])
def test_the_triggers_of_a_gigantic_character_activate_once(where: str, drawn: int) -> None:
    scene = Scene()
    scene.put(giant(J(Draw(1)), H(Draw(2)), R(Draw(4))), where)
    scene.do("play Giant", "hero", "1")
    assert len(scene.names("hand")) == drawn


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-05")
def test_my_expedition_means_both_for_a_gigantic_character() -> None:
    scene = Scene()
    scene.put(giant(H(MoveExpedition(MY_EXPEDITION, 1))), "hand")
    scene.do("play Giant", "hero")
    assert scene.state.at == [1, 6, 0, 7]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-05")
def test_the_expedition_facing_me_means_both_for_a_gigantic_character() -> None:
    scene = Scene()
    scene.at(0, 7, 2, 5)
    scene.put(GROWTH, "landmark")
    scene.put("YZ_18_C", "hand")
    scene.do("play Sakarabru", "companion")
    assert scene.state.at == [0, 7, 1, 6]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-05")
@pytest.mark.parametrize("where", ["hero", "companion"])
@pytest.mark.parametrize("size", [gigantic, None])
def test_a_gigantic_council_silences_the_characters_facing_it_on_both_sides(where: str, size: Any) -> None:
    scene = Scene()
    scene.put(character("Council", NoTriggers(), *([size()] if size else [])), "hero", 1)
    scene.put(character("Herald", J(Draw(1))), "hand")
    scene.do("play Herald", where)
    assert len(scene.names("hand")) == (0 if size or where == "hero" else 1)


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-05")
@pytest.mark.parametrize("where", ["hero", "companion"])
def test_a_gigantic_character_is_silenced_if_either_side_of_it_faces_the_council(where: str) -> None:
    scene = Scene()
    scene.put(character("Council", NoTriggers()), "hero", 1)
    scene.put(giant(J(Draw(1))), "hand")
    scene.do("play Giant", where)
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-06")
def test_for_each_token_in_my_expedition_one_of_both_is_picked() -> None:
    scene = Scene()
    scene.put(GROWTH, "landmark")
    scene.put("BR_04_R2", "reserve")
    scene.do("play Ratatoskr", "hero")
    assert scene.options == ["hero", "companion"]
    scene.do("companion", "hero")
    assert scene.names("companion") == ["Ordis Recruit"]
    assert scene.names("hero") == ["Ratatoskr", "Ordis Recruit"]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-07")
def test_crossing_between_its_two_expeditions_is_neither_joining_nor_leaving() -> None:
    scene = Scene()
    scene.put(TUTOR, "landmark")
    atlas = scene.put(ATLAS, "hero")
    scene.put(spell("Ferry", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Ferry")
    assert scene.zone(atlas) == "companion"
    assert scene.boosts(atlas) == 0


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-08")
@pytest.mark.parametrize(
    ("blocked_hero", "blocked_companion", "drawn"),
    [(True, True, 1), (True, False, 0), (False, True, 0), (False, False, 0)],
)
def test_a_condition_on_my_expedition_must_hold_in_both(
    blocked_hero: bool, blocked_companion: bool, drawn: int
) -> None:
    scene = Scene()
    scene.put(giant(Reaction(FAILED_TO_MOVE, Draw(1))), "hero")
    if blocked_hero:
        scene.put("BR_13_C", "hero", 1)
    if blocked_companion:
        scene.put("BR_13_C", "companion", 1)
    scene.noon()
    scene.to_dusk()
    assert len(scene.names("hand")) == 2 + drawn


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-09")
@pytest.mark.parametrize(("size", "recruits"), [(None, ["Ordis Recruit"]), (GROWTH, [])])
def test_my_other_expedition_does_not_exist_for_a_gigantic_character(size: Card | None, recruits: list[str]) -> None:
    scene = Scene()
    if size is not None:
        scene.put(size, "landmark")
    scene.put("OR_13_C", "hand")
    scene.do("play Ordis Gatekeeper", "hero")
    assert scene.names("companion") == recruits


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-09")
@pytest.mark.parametrize(("size", "at"), [(None, 7), (GROWTH, 6)])
def test_nor_does_the_expedition_that_faces_my_other_one(size: Card | None, at: int) -> None:
    scene = Scene()
    scene.put(character("Issitoq", HoldsOthers(), stats=(0, 0, 0)), "hero")
    if size is not None:
        scene.put(size, "landmark")
    scene.put(SALVAGER, "companion", 1)
    scene.to_dusk()
    assert scene.state.at[3] == at


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-10")
@pytest.mark.parametrize("profile", ["summary", "complete"])
def test_a_gigantic_character_counts_twice_in_the_arena(profile: str) -> None:
    scene = Scene(profile=profile)
    open_the_arena(scene.state)
    scene.put(ATLAS, "hero")
    scene.put("BR_13_C", "hero", 1)  # 4/4/5
    arena_progress(scene.state)
    assert scene.state.winner == 0


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-11")
def test_switching_expeditions_moves_only_the_card_of_a_gigantic_character() -> None:
    scene = Scene()
    number = scene.put(giant(J(Draw(1)), Reaction(LEAVES_EXPEDITIONS, Draw(1))), "hero", statuses="anchored")
    scene.put(spell("Ferry", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Ferry")
    assert scene.zone(number) == "companion"
    assert scene.has(number, "anchored")
    assert scene.totals("hero") == scene.totals("companion") == [1, 1, 1]
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-12")
def test_a_character_that_gains_gigantic_joins_the_other_expedition() -> None:
    scene = Scene()
    scene.put(TUTOR, "landmark")
    salvager = scene.put(SALVAGER, "hero")
    herald = scene.put(character("Herald", J(Draw(1))), "hero")
    scene.put(GROWTH, "hand")
    scene.do("play Growth", "1")
    assert (scene.boosts(salvager), scene.boosts(herald)) == (1, 1)
    assert scene.totals("companion") == [4, 4, 4]
    # It does not join the Expedition zone.
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-12")
def test_a_character_whose_gigantic_is_ignored_no_more_joins_the_other_expedition() -> None:
    scene = Scene()
    scene.put(TUTOR, "landmark")
    atlas = scene.put(ATLAS, "hero")
    scene.put(landmark("Muzzle", Grant(IGNORED, Kind(whose=THEIRS))), "landmark", 1)
    assert scene.totals("companion") == [0, 0, 0]
    scene.put(spell("Wreck", Sacrifice(1, Kind(A_PERMANENT.types, MINE))), "hand", 1)
    scene.do("pass", "play Wreck")
    assert scene.boosts(atlas) == 1
    assert scene.totals("companion") == [4, 4, 4]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-12")
def test_a_character_that_loses_gigantic_leaves_the_expedition_where_its_card_is_not() -> None:
    scene = Scene()
    scene.put(SALVAGER, "companion")
    scene.put(GROWTH, "landmark")
    scene.put(spell("Wreck", Sacrifice(1, Kind(A_PERMANENT.types, MINE))), "hand")
    scene.do("play Wreck")
    assert scene.totals("companion") == [1, 1, 1]
    assert scene.totals("hero") == [0, 0, 0]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-13")
def test_a_gigantic_defender_holds_back_both_expeditions() -> None:
    scene = Scene()
    scene.put(giant(defender()), "hero")
    scene.put("BR_13_C", "companion")
    scene.to_dusk()
    assert scene.state.at[:2] == [0, 7]


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-14")
def test_a_gigantic_character_is_one_character_for_counting() -> None:
    scene = Scene()
    scene.put(giant(), "hero")
    scene.put(spell("Census", If(AtLeast(MY_CHARACTER, 2), Effect(Draw(1)))), "hand")
    scene.do("play Census")
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-14")
def test_a_gigantic_character_is_one_target() -> None:
    scene = Scene()
    scene.put(giant(), "hero")
    scene.put(FILLER, "hero")
    scene.put("MU_27_C", "hand")
    scene.do("play Nurture")
    assert [option for option in scene.options if "Giant" in option] == ["pick Giant (hero expedition)"]
    scene.do("pick Giant")
    assert not scene.can("pick Giant")


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-14")
def test_a_gigantic_character_is_boosted_once_among_all() -> None:
    scene = Scene()
    number = scene.put(giant(), "hero")
    scene.put("OR_23_C", "hand")
    scene.do("play Charge!")
    assert scene.boosts(number) == 1


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-14")
def test_a_gigantic_character_is_one_sacrifice() -> None:
    scene = Scene()
    number = scene.put(giant(Reaction(IS_SACRIFICED, Draw(1))), "hero")
    other = scene.put(FILLER, "hero")
    scene.put(spell("Pyre", Sacrifice(2)), "hand")
    scene.do("play Pyre", "pick Giant")
    assert (scene.zone(number), scene.zone(other)) == ("discard", "discard")
    assert len(scene.names("hand")) == 1


# Seasoned -------------------------------------------------------------------------------------------------------------

VETERAN = character("Veteran", seasoned())


@pytest.mark.rule("ALT-KEYWORD-SEASONED-01")
def test_a_seasoned_character_keeps_its_boosts_at_rest() -> None:
    scene = Scene()
    veteran = scene.put(VETERAN, "hero", boosts=2)
    scene.to_dusk()
    assert scene.zone(veteran) == "reserve"
    assert scene.boosts(veteran) == 2


@pytest.mark.rule("ALT-KEYWORD-SEASONED-01")
def test_a_seasoned_character_keeps_its_boosts_when_an_effect_sends_it_to_reserve() -> None:
    scene = Scene()
    veteran = scene.put(VETERAN, "hero", boosts=2)
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert scene.zone(veteran) == "reserve"
    assert scene.boosts(veteran) == 2


@pytest.mark.rule("ALT-KEYWORD-SEASONED-02")
def test_having_seasoned_in_the_expedition_zone_is_enough() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", boosts=2)
    scene.put(landmark("Academy", Grant(SEASONED, MY_CHARACTER)), "landmark")
    scene.to_dusk()
    assert scene.zone(salvager) == "reserve"
    assert scene.boosts(salvager) == 2


@pytest.mark.rule("ALT-KEYWORD-SEASONED-02")
def test_a_seasoned_character_keeps_neither_other_counters_nor_statuses() -> None:
    scene = Scene()
    veteran = scene.put(VETERAN, "hero", boosts=2, statuses="exhausted anchored")
    scene.state.counters[veteran] = 3
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert (scene.boosts(veteran), scene.counters(veteran)) == (2, 0)
    assert scene.state.status[veteran] == 0


@pytest.mark.rule("ALT-KEYWORD-SEASONED-03")
def test_boosts_kept_in_reserve_are_there_when_it_is_played_again() -> None:
    scene = Scene()
    veteran = scene.put(VETERAN, "hero", boosts=2)
    scene.to_next_afternoon()
    scene.do("pass", "play Veteran", "companion")
    assert scene.boosts(veteran) == 2
    assert scene.totals("companion") == [3, 3, 3]


@pytest.mark.rule("ALT-KEYWORD-SEASONED-03")
@pytest.mark.parametrize("to", [HAND, DISCARD, 0, 4])
def test_boosts_do_not_go_to_hand_deck_mana_or_discard_pile(to: int) -> None:
    scene = Scene()
    veteran = scene.put(VETERAN, "hero", boosts=2)
    scene.put(spell("Deed", Send(to, target(A_CHARACTER))), "hand")
    scene.do("play Deed")
    assert scene.boosts(veteran) == 0


@pytest.mark.rule("ALT-KEYWORD-SEASONED-03")
def test_boosts_kept_in_reserve_do_not_go_on_to_the_discard_pile() -> None:
    scene = Scene()
    veteran = scene.put(VETERAN, "hero", boosts=2)
    scene.put("YZ_21_C", "hand")
    scene.put(spell("Theft", Sabotage()), "hand")
    scene.do("play Off You Go!", "pass", "play Theft", "pick Veteran")
    assert scene.zone(veteran) == "discard"
    assert scene.boosts(veteran) == 0


@pytest.mark.rule("ALT-KEYWORD-SEASONED-03")
def test_a_fleeting_seasoned_character_that_is_discarded_keeps_nothing() -> None:
    scene = Scene()
    veteran = scene.put(VETERAN, "hero", boosts=2, statuses="fleeting")
    scene.to_dusk()
    assert scene.zone(veteran) == "discard"
    assert scene.boosts(veteran) == 0


# Tough ----------------------------------------------------------------------------------------------------------------


def against_tough(*values: int, mana: int = 10) -> tuple[Scene, list[int]]:
    """The opponent controls Characters with these Tough values, named Wall and Wall #2."""
    scene = Scene(mana=mana)
    walls = [scene.put(character("Wall", *([tough(value)] if value else [])), "hero", 1) for value in values]
    return scene, walls


@pytest.mark.rule("ALT-KEYWORD-TOUGH-01")
@pytest.mark.parametrize("value", [0, 1, 3])
def test_choosing_a_tough_object_needs_its_value_in_addition(value: int) -> None:
    scene, walls = against_tough(value)
    scene.put(spell("Jab", Send(DISCARD, target(A_CHARACTER))), "hand")
    scene.do("play Jab", *(["pick Wall"] if value else []))
    assert scene.zone(walls[0]) == "discard"
    assert scene.ready_mana() == 10 - 1 - value


@pytest.mark.rule("ALT-KEYWORD-TOUGH-01")
def test_a_tough_landmark_is_taxed_too() -> None:
    scene = Scene()
    scene.put(landmark("Wall", tough(2)), "landmark", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate", "pick Wall")
    assert scene.ready_mana() == 10 - 4 - 2


@pytest.mark.rule("ALT-KEYWORD-TOUGH-01")
def test_a_quick_action_and_a_reaction_are_taxed_too() -> None:
    scene, walls = against_tough(1)
    scene.put(landmark("Lamp", QuickAction(Cost(mana=1), Boost(target(A_CHARACTER), 1))), "landmark")
    scene.put(character("Fan", H(Boost(target(Kind(whose=THEIRS)), 1))), "hand")
    scene.do("use Lamp", "pick Wall", "play Fan", "hero", "pick Wall")
    assert scene.boosts(walls[0]) == 2
    assert scene.ready_mana() == 10 - (1 + 1) - (1 + 1)


@pytest.mark.rule("ALT-KEYWORD-TOUGH-02")
def test_paying_is_decided_when_the_target_is_chosen_and_not_when_the_card_is_declared() -> None:
    scene, walls = against_tough(2, mana=1)
    scene.put(spell("Jab", Send(DISCARD, target(A_CHARACTER))), "hand")
    scene.do("play Jab")
    assert scene.ready_mana() == 0
    assert scene.zone(walls[0]) == "hero"


@pytest.mark.rule("ALT-KEYWORD-TOUGH-02")
def test_the_charge_is_paid_just_before_the_step_with_the_target() -> None:
    scene, _ = against_tough(2)
    scene.put(spell("Jab", Draw(1), Boost(target(A_CHARACTER), 1)), "hand")
    scene.do("play Jab")
    assert len(scene.names("hand")) == 1
    assert scene.ready_mana() == 9
    scene.do("pick Wall")
    assert scene.ready_mana() == 7


@pytest.mark.rule("ALT-KEYWORD-TOUGH-02")
def test_the_charge_is_no_part_of_the_price_that_is_made_cheaper() -> None:
    scene, _ = against_tough(2)
    scene.put("LY_26_C", "hand")
    scene.put(FILLER, "reserve")
    scene.do("play Paint Prison", "yes", "pick Wall")
    assert scene.ready_mana() == 10 - 3 - 2


@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_nobody_has_to_pay() -> None:
    scene, walls = against_tough(1)
    scene.put(spell("Jab", Send(DISCARD, target(A_CHARACTER))), "hand")
    scene.do("play Jab", "no")
    assert scene.zone(walls[0]) == "hero"
    assert scene.ready_mana() == 9


@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_a_target_without_charge_has_to_be_taken_if_nothing_is_paid() -> None:
    scene, walls = against_tough(1, 0)
    mine = scene.put(FILLER, "hero")
    scene.put(spell("Jab", Send(DISCARD, target(A_CHARACTER))), "hand")
    scene.do("play Jab")
    assert not scene.can("no")
    scene.do("pick Ordis Trooper")
    assert scene.zone(mine) == "discard"
    assert [scene.zone(wall) for wall in walls] == ["hero", "hero"]


@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
def test_what_cannot_be_paid_for_is_no_legal_target() -> None:
    scene, _ = against_tough(1, 3, mana=3)
    scene.put(spell("Jab", Send(DISCARD, target(A_CHARACTER))), "hand")
    scene.do("play Jab")
    assert scene.can("pick Wall")
    assert not scene.can("pick Wall #2")


@pytest.mark.rule("ALT-KEYWORD-TOUGH-04")
def test_one_payment_covers_all_steps_of_an_effect() -> None:
    scene, walls = against_tough(3)
    thrice = (Boost(target(A_CHARACTER), 1), Boost(target(A_CHARACTER), 1), Gain(FLEETING, target(A_CHARACTER)))
    scene.put(spell("Jab", *thrice), "hand")
    scene.do("play Jab", "pick Wall")
    assert scene.boosts(walls[0]) == 2
    assert scene.has(walls[0], "fleeting")
    assert scene.ready_mana() == 10 - 1 - 3


@pytest.mark.rule("ALT-KEYWORD-TOUGH-04")
def test_the_payment_is_for_one_object_and_one_effect() -> None:
    scene, walls = against_tough(2, 2)
    jab = spell("Jab", Boost(target(A_CHARACTER), 1), Boost(target(A_CHARACTER), 1))
    scene.put(jab, "hand")
    scene.put(jab, "hand")
    scene.do("play Jab", "pick Wall", "pick Wall #2")
    assert scene.ready_mana() == 10 - 1 - 2 - 2
    scene.do("pass", "play Jab (hand)", "pick Wall", "pick Wall")
    assert scene.ready_mana() == 10 - 5 - 1 - 2
    assert [scene.boosts(wall) for wall in walls] == [3, 1]


@pytest.mark.rule("ALT-KEYWORD-TOUGH-05")
def test_its_own_controller_pays_nothing() -> None:
    scene = Scene()
    shenlong = scene.put(SHENLONG, "hero")
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training")
    assert scene.boosts(shenlong) == 3
    assert scene.ready_mana() == 8


@pytest.mark.rule("ALT-KEYWORD-TOUGH-06")
def test_an_effect_that_does_not_target_is_not_taxed() -> None:
    scene, walls = against_tough(2)
    scene.put(spell("Rain", Boost(Each(A_CHARACTER), 1)), "hand")
    scene.do("play Rain")
    assert scene.boosts(walls[0]) == 1
    assert scene.ready_mana() == 9


@pytest.mark.rule("ALT-KEYWORD-TOUGH-06")
def test_a_tough_card_in_reserve_is_taken_for_nothing() -> None:
    scene = Scene()
    shenlong = scene.put(SHENLONG, "reserve", 1)
    scene.put(spell("Theft", Sabotage()), "hand")
    scene.do("play Theft", "pick Shenlong")
    assert scene.zone(shenlong) == "discard"
    assert scene.ready_mana() == 9


@pytest.mark.rule("ALT-KEYWORD-TOUGH-07")
def test_tough_values_of_one_object_are_added() -> None:
    scene = Scene()
    scene.put(SHENLONG, "hero", 1)
    scene.put(SPINDLE, "landmark", 1)
    scene.put(SPINDLE, "landmark", 1)
    scene.put("BR_26_C", "hand")
    scene.do("play Physical Training", "pick Shenlong")
    assert scene.ready_mana() == 10 - 2 - (1 + 2 + 2)


@pytest.mark.rule("ALT-KEYWORD-TOUGH-07")
def test_two_tough_targets_cost_both_values() -> None:
    scene, walls = against_tough(1, 3)
    scene.put("MU_27_C", "hand")
    scene.do("play Nurture", "pick Wall", "pick Wall #2")
    assert [scene.boosts(wall) for wall in walls] == [1, 1]
    assert scene.ready_mana() == 10 - 2 - 1 - 3


@pytest.mark.rule("ALT-KEYWORD-TOUGH-07")
def test_a_second_tough_target_needs_mana_left_after_the_first() -> None:
    scene, _ = against_tough(2, 2, mana=5)
    scene.put("MU_27_C", "hand")
    scene.do("play Nurture", "pick Wall")
    assert scene.asked == "turn"
    assert scene.ready_mana() == 1
