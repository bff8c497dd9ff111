"""Objects and timestamps (Complete Rules 2.1, 2.2.16)."""

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.amount import OwnBoosts, OwnCounters
from tavola.games.altered.card import CARD_PLAYED, CHARACTER_JOINS, EXPEDITION_TO_RESERVE, LEAVES_EXPEDITIONS
from tavola.games.altered.cards.printing import J, R, gigantic, support
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.creating import Create
from tavola.games.altered.deciding import If
from tavola.games.altered.doing import Boost, Gain, Send, Switch
from tavola.games.altered.drawing import DiscardFromReserve, Draw
from tavola.games.altered.effect import Effect, Node
from tavola.games.altered.kind import A_CHARACTER
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.where import MY_EXPEDITION
from tavola.games.altered.which import IT, ITSELF, target
from tavola.games.altered.zones import DISCARD, EXHAUSTED, HAND, RESERVE
from tests.games.altered.rules.made import character, landmark, spell
from tests.games.altered.scene import Scene

SALVAGER = "AX_08_C"


def joins(*nodes: Node) -> Reaction:
    """When a Character joins your Expeditions."""
    return Reaction(CHARACTER_JOINS, *nodes, watches=A_CHARACTER)


def plays(*nodes: Node) -> Reaction:
    """When you play a Character."""
    return Reaction(CARD_PLAYED, *nodes, watches=A_CHARACTER)


# One object, one zone -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-OBJ-02")
def test_a_gigantic_character_is_one_object_in_one_zone() -> None:
    scene = Scene()
    atlas = scene.put("BR_20_C", "hand")
    scene.do("play Atlas", "hero")
    assert sum(zone.count(atlas) for zone in scene.state.zones) == 1
    assert scene.names("hero") == ["Atlas"]
    assert scene.names("companion") == []


@pytest.mark.rule("ALT-OBJ-03", "ALT-STATUS-03")
def test_a_card_that_changes_zone_is_a_fresh_object() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", statuses="anchored asleep exhausted", boosts=2)
    before = scene.state.stamp[salvager]
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert scene.zone(salvager) == "reserve"
    assert scene.state.stamp[salvager] > before
    assert scene.state.status[salvager] == 0
    assert scene.boosts(salvager) == 0


@pytest.mark.rule("ALT-OBJ-03")
def test_a_reaction_bound_to_the_former_object_does_not_serve_the_new_one() -> None:
    scene = Scene()
    scene.put(landmark("Trapdoor", joins(Send(RESERVE, IT))), "landmark")
    scene.put(landmark("Tutor", joins(Boost(IT, 2))), "landmark")
    salvager = scene.put(SALVAGER, "hand")
    scene.do("play Axiom Salvager", "hero", "1")
    assert scene.zone(salvager) == "reserve"
    assert scene.boosts(salvager) == 0


# What an ability can still find ---------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-OBJ-04")
def test_an_ability_finds_the_card_that_its_own_cost_has_moved() -> None:
    scene = Scene()
    phoenix = scene.put(character("Phoenix", support(Send(RESERVE, ITSELF))), "reserve")
    before = scene.state.stamp[phoenix]
    scene.do("use Phoenix")
    assert scene.zone(phoenix) == "reserve"
    assert scene.state.stamp[phoenix] == before + 2


@pytest.mark.rule("ALT-OBJ-04")
def test_an_ability_finds_the_card_that_its_own_trigger_has_moved() -> None:
    scene = Scene()
    boomerang = scene.put(character("Boomerang", Reaction(EXPEDITION_TO_RESERVE, Send(HAND, ITSELF))), "hero")
    scene.to_dusk()
    assert scene.zone(boomerang) == "hand"


@pytest.mark.rule("ALT-OBJ-04")
def test_an_effect_finds_the_card_that_it_has_moved_itself() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", 1)
    scene.put(spell("Ambush", Send(RESERVE, target(A_CHARACTER)), Gain(EXHAUSTED, IT)), "hand")
    scene.do("play Ambush")
    assert scene.zone(salvager) == "reserve"
    assert scene.has(salvager, "exhausted")


@pytest.mark.rule("ALT-OBJ-04")
def test_an_effect_loses_the_card_that_it_has_moved_into_a_hidden_zone() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", 1)
    scene.put(spell("Ambush", Send(HAND, target(A_CHARACTER)), Send(RESERVE, IT)), "hand")
    scene.do("play Ambush")
    assert scene.zone(salvager) == "hand"


@pytest.mark.rule("ALT-OBJ-05")
def test_an_effect_keeps_track_through_several_moves_of_its_own() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", 1)
    scene.put(spell("Detour", Send(RESERVE, target(A_CHARACTER)), Send(DISCARD, IT), Send(HAND, IT)), "hand")
    scene.do("play Detour")
    assert scene.zone(salvager) == "hand"


@pytest.mark.rule("ALT-OBJ-06")
@pytest.mark.parametrize(("first", "where"), [("1", "hand"), ("2", "discard")])
def test_an_ability_loses_a_card_that_another_effect_has_moved_away(first: str, where: str) -> None:
    scene = Scene()
    boomerang = scene.put(character("Boomerang", Reaction(EXPEDITION_TO_RESERVE, Send(HAND, ITSELF))), "hero")
    scene.put(character("Scavenger", Reaction(EXPEDITION_TO_RESERVE, DiscardFromReserve(1))), "hero")
    scene.to_dusk()
    scene.do(first)
    assert scene.zone(boomerang) == where


@pytest.mark.rule("ALT-OBJ-06")
def test_an_ability_does_not_find_its_card_as_it_comes_back_to_the_zone_it_named() -> None:
    scene = Scene()
    away_and_back = Reaction(EXPEDITION_TO_RESERVE, Send(DISCARD, ITSELF), Send(RESERVE, ITSELF))
    tired = Reaction(EXPEDITION_TO_RESERVE, Gain(EXHAUSTED, ITSELF))
    fickle = scene.put(character("Fickle", away_and_back, tired), "hero")
    scene.to_dusk()
    scene.do("1")
    assert scene.zone(fickle) == "reserve"
    assert not scene.has(fickle, "exhausted")


# Objects that are gone ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-OBJ-07")
def test_what_is_gone_still_counts_as_being_where_it_was_last() -> None:
    scene = Scene()
    scene.put(landmark("Pit", joins(Send(DISCARD, IT))), "landmark")
    cadets = scene.put("OR_06_C", "hand")
    scene.do("play Ordis Cadets", "companion", "2")
    assert scene.zone(cadets) == "discard"
    assert scene.events("created")[0].details["expedition"] == 1


@pytest.mark.rule("ALT-OBJ-07", "ALT-OBJ-09")
def test_what_is_gone_was_last_where_it_had_been_moved_to() -> None:
    scene = Scene()
    scene.put(landmark("Ferryman", plays(Switch(IT))), "landmark")
    scene.put(landmark("Pit", plays(Send(DISCARD, IT))), "landmark")
    cadets = scene.put("OR_06_C", "hand")
    scene.do("play Ordis Cadets", "hero", "2", "2")
    assert scene.zone(cadets) == "discard"
    assert scene.events("created")[0].details["expedition"] == 1


@pytest.mark.rule("ALT-OBJ-07", "ALT-KEYWORD-GIGANTIC-06")
def test_what_was_gigantic_when_it_went_still_has_two_expeditions() -> None:
    scene = Scene()
    giant = character("Giant", gigantic(), Reaction(LEAVES_EXPEDITIONS, Create(RECRUIT, MY_EXPEDITION)))
    scene.put(giant, "hero")
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert scene.options == ["hero", "companion"]


@pytest.mark.rule("ALT-OBJ-07")
@pytest.mark.parametrize(("boosts", "drawn"), [(1, 0), (2, 1)])
def test_what_is_gone_still_counts_with_the_boosts_it_had(boosts: int, drawn: int) -> None:
    heir = character("Heir", Reaction(LEAVES_EXPEDITIONS, If(OwnBoosts(2), Effect(Draw(1)))))
    scene = Scene()
    scene.put(heir, "hero", boosts=boosts)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert len(scene.names("hand")) == drawn


@pytest.mark.rule("ALT-OBJ-07")
@pytest.mark.parametrize(("counters", "drawn"), [(2, 0), (3, 1)])
def test_what_is_gone_still_counts_with_the_counters_it_had(counters: int, drawn: int) -> None:
    heir = character("Heir", Reaction(LEAVES_EXPEDITIONS, If(OwnCounters(3), Effect(Draw(1)))))
    scene = Scene()
    number = scene.put(heir, "hero")
    scene.state.counters[number] = counters
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert len(scene.names("hand")) == drawn


@pytest.mark.rule("ALT-OBJ-08")
def test_what_is_gone_cannot_be_moved_again() -> None:
    scene = Scene()
    scene.put(landmark("Pit", joins(Send(DISCARD, IT))), "landmark")
    scene.put(landmark("Exit", joins(Send(HAND, IT))), "landmark")
    salvager = scene.put(SALVAGER, "hand")
    scene.do("play Axiom Salvager", "hero", "1")
    assert scene.zone(salvager) == "discard"


@pytest.mark.rule("ALT-OBJ-08")
def test_what_is_gone_cannot_be_changed() -> None:
    scene = Scene()
    scene.put(landmark("Trapdoor", joins(Send(RESERVE, IT))), "landmark")
    scene.put(landmark("Lullaby", joins(Gain(EXHAUSTED, IT))), "landmark")
    salvager = scene.put(SALVAGER, "hand")
    scene.do("play Axiom Salvager", "hero", "1")
    assert scene.zone(salvager) == "reserve"
    assert not scene.has(salvager, "exhausted")


# From one Expedition to the other -------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-OBJ-09")
def test_going_to_the_other_expedition_keeps_the_object_as_it_is() -> None:
    scene = Scene()
    salvager = scene.put(SALVAGER, "hero", statuses="anchored fleeting", boosts=2)
    scene.state.counters[salvager] = 3
    before = scene.state.stamp[salvager]
    scene.put(spell("Ferry", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Ferry")
    assert scene.zone(salvager) == "companion"
    assert scene.state.stamp[salvager] == before
    assert scene.has(salvager, "anchored")
    assert scene.has(salvager, "fleeting")
    assert (scene.boosts(salvager), scene.counters(salvager)) == (2, 3)


@pytest.mark.rule("ALT-OBJ-09")
def test_an_effect_reads_the_expedition_where_the_object_is_now() -> None:
    scene = Scene()
    scene.put(landmark("Ferryman", plays(Switch(IT))), "landmark")
    scene.put("OR_06_C", "hand")
    scene.do("play Ordis Cadets", "hero", "2")
    assert scene.events("created")[0].details["expedition"] == 1


@pytest.mark.rule("ALT-OBJ-09")
def test_an_effect_still_finds_what_went_to_the_other_expedition() -> None:
    scene = Scene()
    scene.put(landmark("Ferryman", plays(Switch(IT))), "landmark")
    scene.put(landmark("Tutor", plays(Boost(IT, 2))), "landmark")
    salvager = scene.put(SALVAGER, "hand")
    scene.do("play Axiom Salvager", "hero", "1")
    assert scene.zone(salvager) == "companion"
    assert scene.boosts(salvager) == 2


@pytest.mark.rule("ALT-OBJ-10")
def test_a_character_that_sacrifices_itself_leaves_its_own_boost_nobody_to_find() -> None:
    scene = Scene()
    moth = scene.put(character("Moth", J(Sacrifice(1)), R(Boost(ITSELF, 1))), "reserve")
    scene.do("play Moth", "hero", "1")
    assert scene.zone(moth) == "discard"
    assert scene.boosts(moth) == 0
    assert not scene.events("boosted")


# Timestamps -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-TIME-01")
def test_whatever_enters_a_zone_or_is_created_is_the_latest() -> None:
    scene = Scene()
    state = scene.state
    cadets = scene.put("OR_06_C", "hand")
    scene.put("YZ_24_C", "hand")
    newest = max(state.stamp)
    scene.do("play Ordis Cadets", "hero")
    recruit = next(card for card in state.zones[state.zone[cadets]] if card != cadets)
    assert newest < state.stamp[cadets] < state.stamp[recruit]
    newest = max(state.stamp)
    scene.do("pass", "play Banishing Gate", "pick Ordis Cadets")
    assert state.stamp[cadets] > newest


@pytest.mark.rule("ALT-TIME-01")
def test_a_card_drawn_or_resupplied_is_the_latest() -> None:
    scene = Scene()
    state = scene.state
    newest = max(state.stamp)
    scene.put("YZ_22_C", "hand")
    scene.put("YZ_11_C", "hand")
    scene.do("play Spy Craft")
    resupplied = state.zones[8][0]
    assert state.stamp[resupplied] > newest
    newest = max(state.stamp)
    scene.do("pass", "play Baba Yaga", "hero")
    assert state.stamp[state.zones[2][0]] > newest


@pytest.mark.rule("ALT-TIME-02")
@pytest.mark.parametrize("first", [0, 1])
def test_of_simultaneous_arrivals_those_of_the_player_with_initiative_come_first(first: int) -> None:
    scene = Scene()
    scene.state.first_player = first
    mine, theirs = scene.put(SALVAGER, "hero", 0), scene.put(SALVAGER, "hero", 1)
    scene.noon()
    scene.to_dusk()
    stamps = [scene.state.stamp[mine], scene.state.stamp[theirs]]
    assert stamps.index(min(stamps)) == first
