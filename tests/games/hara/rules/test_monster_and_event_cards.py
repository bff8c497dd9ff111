"""World Decks: Monster Cards, Event Cards."""

from __future__ import annotations

import pytest

from tests.games.hara.rules.own_cards import BODIES, event
from tests.games.hara.scene import Scene, monster

TEAGLE = monster("teagle", health=3, attack=2, range=0)
WILD = monster("strangling_ivy", health=9, attack=1, range=0, aggressive="true")
#: An Event that gives a point of green energy, and one that hurts.
FOREST = event("walking_forest", gift="{green = 1}")
FOG = event("white_fog", effects='[{do = "suffer", amount = 1}]')
CARDS = "\n".join((BODIES, TEAGLE, WILD, FOREST, FOG))
SHOVE = '{do = "shove", range = 9, spaces = 2, target = "player"}'


def scene_at(space: str, *names: str) -> Scene:
    scene = Scene(*(names or ("kaoru", "leaf")), content=CARDS)
    scene.stand(0, space)
    return scene


# Monster Cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MCARD-01", "HARA-ECARD-01")
def test_monsters_are_seen_as_they_spawn_and_events_are_not() -> None:
    scene = Scene.at_setup("kaoru", "leaf", seed=3)
    spawned = scene.told("spawn")
    assert {one["kind"] for one in spawned} == {"monster", "event"}
    assert all(bool(one["card"]) == (one["kind"] == "monster") for one in spawned)


@pytest.mark.rule("HARA-MCARD-02", "HARA-MOVE-05")
def test_one_may_walk_through_a_monster_without_a_fight() -> None:
    scene = scene_at("oakenmoor-2")
    scene.put("teagle", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 2}')
    scene.do("go oakenmoor-4")
    assert (scene.where("kaoru"), scene.health("kaoru")) == ("oakenmoor-4", 8)
    assert scene.told("monster_attacks") == []


@pytest.mark.rule("HARA-MCARD-02", "HARA-MOVE-05")
def test_an_aggressive_monster_says_otherwise() -> None:
    scene = scene_at("oakenmoor-2")
    scene.put("strangling_ivy", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 2}')
    scene.do("go oakenmoor-4")
    assert (scene.where("kaoru"), scene.health("kaoru")) == ("oakenmoor-4", 7)


@pytest.mark.rule("HARA-MOVE-05")
def test_one_may_walk_through_a_rift() -> None:
    scene = scene_at("oakenmoor-2")
    scene.put("small_red_rift", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 2}')
    scene.do("go oakenmoor-4")
    assert (scene.where("kaoru"), scene.at("oakenmoor-3")) == ("oakenmoor-4", "small_red_rift")


# Event Cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ECARD-02", "HARA-ECARD-03", "HARA-MOVE-04")
def test_an_event_flips_as_one_moves_onto_it_and_ends_the_movement() -> None:
    """An Event does not stay: it is resolved and discarded at once (A43)."""
    scene = scene_at("oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 3}')
    scene.do("go oakenmoor-3")
    assert scene.energy("kaoru") == (0, 0, 1)
    assert (scene.kind, scene.where("kaoru")) == ("adventure", "oakenmoor-3")
    assert (scene.at("oakenmoor-3"), "walking_forest" in scene.discarded()) == ("", True)


@pytest.mark.rule("HARA-ECARD-03", "HARA-ECARD-04", "HARA-MOVE-04")
def test_nobody_walks_through_an_event() -> None:
    scene = scene_at("oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 2}')
    legal = scene.legal()
    assert "go oakenmoor-3" in legal
    assert "go oakenmoor-4" not in legal
    assert "step oakenmoor-3" not in legal


@pytest.mark.rule("HARA-ECARD-04")
def test_an_ability_may_say_that_one_walks_through_events() -> None:
    scene = scene_at("oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 2, through_events = true}')
    scene.do("go oakenmoor-4")
    assert (scene.where("kaoru"), scene.at("oakenmoor-3")) == ("oakenmoor-4", "walking_forest")
    assert scene.energy("kaoru") == (0, 0, 0)


@pytest.mark.rule("HARA-ECARD-02")
def test_an_event_flips_as_one_is_transported_onto_it() -> None:
    scene = scene_at("oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-4")
    scene.effect('{do = "transport", to = "space", range = 2}')
    scene.do("place oakenmoor-4")
    assert (scene.energy("kaoru"), scene.at("oakenmoor-4")) == ((0, 0, 1), "")


@pytest.mark.rule("HARA-ECARD-02")
def test_an_event_flips_for_whoever_is_shoved_onto_it_on_their_own_turn() -> None:
    scene = scene_at("oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect('{do = "shove", range = 9, spaces = 1, target = "player"}', "leaf")
    scene.do("aim kaoru", "place oakenmoor-3")
    assert (scene.energy("kaoru"), scene.at("oakenmoor-3")) == ((0, 0, 1), "")


@pytest.mark.rule("HARA-ECARD-05", "HARA-ECARD-06")
def test_an_event_waits_for_the_turn_of_whoever_was_moved_onto_it() -> None:
    """The start of that turn flips it, with the phase begun (A25, A43)."""
    scene = Scene("kaoru", "leaf", content=CARDS)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("leaf", "oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect('{do = "shove", range = 9, spaces = 1, target = "player"}')
    scene.do("aim leaf", "place oakenmoor-3")
    assert (scene.at("oakenmoor-3"), scene.energy("leaf")) == ("walking_forest", (0, 0, 0))
    scene.end_turn()
    assert (scene.asked, scene.kind) == (1, "adventure")
    assert (scene.at("oakenmoor-3"), scene.energy("leaf")) == ("", (0, 0, 1))


@pytest.mark.rule("HARA-ECARD-05", "HARA-ECARD-06")
def test_an_event_that_spawns_on_a_player_waits_for_their_turn() -> None:
    """A17: so does everything that spawns there."""
    scene = Scene("kaoru", "leaf", content=CARDS)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("leaf", "oakenmoor-1")
    scene.top_of("oakenmoor", "walking_forest")
    scene.effect('{do = "spawn", card = "walking_forest"}')
    assert (scene.at("oakenmoor-1"), scene.energy("leaf")) == ("walking_forest", (0, 0, 0))
    scene.end_turn()
    assert (scene.at("oakenmoor-1"), scene.energy("leaf")) == ("", (0, 0, 1))


@pytest.mark.rule("HARA-ECARD-05")
def test_a_monster_that_spawns_on_a_player_does_nothing_until_their_turn() -> None:
    """A17: an Aggressive one attacks as that turn begins."""
    scene = Scene("kaoru", "leaf", content=CARDS)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("leaf", "oakenmoor-1")
    before = scene.health("leaf")
    scene.effect('{do = "spawn", card = "strangling_ivy"}')
    assert (scene.at("oakenmoor-1"), scene.health("leaf")) == ("strangling_ivy", before)
    scene.end_turn()
    assert scene.health("leaf") == before - 1


@pytest.mark.rule("HARA-ECARD-04", "HARA-ECARD-05")
def test_a_player_is_not_shoved_through_an_event() -> None:
    """A42: outside the own turn the movement ends on it as well, and it stays face down."""
    scene = scene_at("dojo")
    scene.stand("leaf", "oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect(SHOVE)
    scene.do("aim leaf")
    legal = scene.legal()
    assert "place oakenmoor-3" in legal
    assert "place oakenmoor-4" not in legal
    scene.do("place oakenmoor-3")
    assert scene.at("oakenmoor-3") == "walking_forest"


@pytest.mark.rule("HARA-ECARD-04", "HARA-ECARD-05")
def test_a_step_onto_an_event_outside_the_own_turn_ends_the_movement() -> None:
    """A42."""
    scene = scene_at("dojo")
    scene.stand("leaf", "oakenmoor-2")
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 3}', "leaf")
    assert not {"go oakenmoor-4", "step oakenmoor-3"} & set(scene.legal())
    scene.do("go oakenmoor-3")
    assert (scene.kind, scene.asked) == ("adventure", 0)
    assert (scene.at("oakenmoor-3"), scene.energy("leaf")) == ("walking_forest", (0, 0, 0))


@pytest.mark.rule("HARA-ECARD-06")
def test_an_event_at_the_start_of_a_turn_comes_before_everything_the_player_does() -> None:
    scene = scene_at("dojo")
    scene.stand("kaoru", "oakenmoor-3")
    scene.put("white_fog", "oakenmoor-3")
    before = scene.health("kaoru")
    scene.begin_turn("kaoru")
    assert scene.kind == "adventure"
    assert (scene.at("oakenmoor-3"), scene.health("kaoru")) == ("", before - 1)
