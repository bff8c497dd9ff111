"""Trigger a Corruption Event: the four causes, and who solves it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.faeriell.scene import Scene


def drawn() -> Scene:
    """Player 0 draws a Corruption token in the Menace draft; the Guardian on its side has nothing underneath."""
    scene = Scene()
    scene.bag("corruption", "corruption")
    scene.phase("event")
    return scene


def quest() -> Scene:
    """Player 0's Hero solves a Corruption Quest."""
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=("corruption-owl",))
    scene.guardian("owl", "OWL-C")
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl")
    return scene


def area() -> Scene:
    """The Owl's icon is harvested while player 1 owns its Corrupted Region."""
    scene = Scene()
    scene.own(0, "OWL-C")
    scene.own(1, "OWL-A")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.harvest_on("owl")
    return scene


def terrain() -> Scene:
    """Player 0 harvests a forest and owns two, of which OWL-A is Corrupted."""
    scene = Scene()
    scene.own(0, "OWL-A", "WOLF-D")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.harvest_on("forest")
    return scene


@pytest.mark.rule("FAE-CORR-06")
def test_a_drawn_corruption_token_is_solved_by_the_active_player() -> None:
    scene = Scene(seats=3)
    scene.bag("corruption")
    scene.phase("event", player=1)
    assert (scene.kind, scene.player) == ("corruption", 1)


@pytest.mark.rule("FAE-CORR-06")
def test_a_drawn_menace_triggers_no_event() -> None:
    scene = Scene()
    scene.bag("red")
    scene.phase("event")
    assert scene.kind != "corruption"


@pytest.mark.rule("FAE-CORR-07")
def test_a_corruption_quest_is_followed_by_an_event_of_the_active_player() -> None:
    scene = quest()
    assert (scene.kind, scene.player) == ("corruption", 0)


@pytest.mark.rule("FAE-CORR-07")
def test_a_quest_of_another_colour_triggers_no_event() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N10", quests=("green-owl",))
    scene.guardian("owl", "OWL-C")
    scene.phase("hero")
    scene.do("druid solves quest green-owl")
    assert scene.kind == "hero"
    assert scene.count(0, "green") == 1


@pytest.mark.rule("FAE-CORR-08")
def test_the_owner_of_a_corrupted_region_of_the_area_solves_it_though_another_player_harvests() -> None:
    scene = area()
    assert (scene.kind, scene.player) == ("corruption", 1)
    assert scene.count(1, "green") == 0
    assert scene.count(0, "yellow") == 1


@pytest.mark.rule("FAE-CORR-08")
@pytest.mark.parametrize(("region", "token"), [("OWL-D", "corruption"), ("OWL-A", "red")])
def test_an_unowned_corrupted_region_and_a_threatened_one_trigger_nothing(region: str, token: str) -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.guardian("owl", region)
    scene.token("owl", token)
    scene.harvest_on("owl")
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-CORR-08")
def test_a_corrupted_region_outside_the_area_triggers_nothing() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.harvest_on("wolf")
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-CORR-09")
def test_a_terrain_harvest_triggers_it_only_if_the_corrupted_region_is_chosen() -> None:
    scene = terrain()
    assert set(scene.legal()) == {"OWL-A", "WOLF-D"}
    scene.do("OWL-A")
    assert (scene.kind, scene.player) == ("corruption", 0)

    scene = terrain()
    scene.do("WOLF-D")
    assert scene.kind == "phase"
    assert scene.count(0, "green") == 1


@pytest.mark.rule("FAE-CORR-09")
def test_the_only_region_of_the_terrain_cannot_be_avoided() -> None:
    scene = Scene()
    scene.own(1, "OWL-A")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.harvest_on("forest")
    assert (scene.kind, scene.player) == ("corruption", 1)


@pytest.mark.rule("FAE-CORR-10")
@pytest.mark.parametrize("trigger", [drawn, quest, area, terrain])
def test_the_four_options_are_the_same_whatever_triggers_it(trigger: Callable[[], Scene]) -> None:
    scene = trigger()
    if scene.kind == "harvest_terrain":
        scene.do("OWL-A")
    who = scene.player
    assert scene.legal() == ["yield", "ignore"]
    scene.hero(who, "chieftain", "N46")
    scene.essences(who, "yellow")
    if not scene.under("owl"):
        scene.token("owl", "corruption")
    scene.look()
    assert scene.legal() == ["yield", "ignore", "cleanse tribe", "cleanse doom", "cleanse owl"]


@pytest.mark.rule("FAE-CORR-11")
@pytest.mark.parametrize("trigger", [quest, area, terrain])
def test_ignoring_outside_a_draft_moves_doom_and_places_no_token(trigger: Callable[[], Scene]) -> None:
    scene = trigger()
    if scene.kind == "harvest_terrain":
        scene.do("OWL-A")
    before = list(scene.state.token_on), list(scene.state.aside)
    scene.do("ignore")
    assert scene.state.doom == 1
    assert (scene.state.token_on, scene.state.aside) == before


@pytest.mark.rule("FAE-CORR-11")
def test_ignoring_in_a_draft_places_the_token() -> None:
    scene = drawn()
    scene.do("ignore")
    assert scene.state.doom == 1
    assert [token >> 2 for token in scene.state.token_on if token >= 0] == [4]


def cleansing(tash: bool = False) -> Scene:
    """Player 0 may cleanse: Doom is on 5 and the Bear is Corrupted."""
    scene = quest()
    scene.hero(0, "chieftain", "N46")
    scene.essences(0, "yellow")
    scene.token("bear", "corruption")
    scene.state.doom = 5
    scene.state.corruption[0] = 1
    scene.state.tash = 0 if tash else -1
    scene.look()
    return scene


@pytest.mark.rule("FAE-CORR-12")
def test_cleansing_doom_leaves_the_tokens_alone() -> None:
    scene = cleansing()
    scene.do("cleanse doom")
    assert (scene.state.doom, scene.under("bear")) == (4, "corruption")


@pytest.mark.rule("FAE-CORR-12")
def test_cleansing_a_guardian_leaves_doom_alone() -> None:
    scene = cleansing()
    scene.do("cleanse bear")
    assert (scene.state.doom, scene.under("bear")) == (5, "")


@pytest.mark.rule("FAE-CORR-12")
def test_tash_does_both_at_once() -> None:
    scene = cleansing(tash=True)
    scene.do("cleanse bear")
    assert (scene.state.doom, scene.under("bear")) == (4, "")
