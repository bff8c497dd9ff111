"""The Adventure and moves along it (Complete Rules 2.2.2, 3.2.1, 7.3.21, 7.3.22, 7.5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.adventure import distance, lead
from tavola.games.altered.creating import MoveExpedition
from tavola.games.altered.setup import begin
from tavola.games.altered.state import Rules
from tavola.games.altered.view import view_of
from tavola.games.altered.where import MY_COMPANION_EXPEDITION, MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tests.games.altered.rules.made import spell
from tests.games.altered.scene import FILLER, Scene, card

HERO_0, COMPANION_0, HERO_1, COMPANION_1 = range(4)


def regions(scene: Scene) -> Any:
    table: Any = view_of(scene.state, 0)["table"]
    return table["regions"]


def table_at_the_beginning() -> Any:
    decks = [[card(FILLER)] * 12] * 2
    return view_of(begin([None, None], decks, Rules(False, True, False), 1, False), 0)["table"]


def moving(*steps: MoveExpedition, profile: str = "complete") -> Scene:
    """A scene in which a Spell has these steps; `play` plays it."""
    scene = Scene(profile=profile)
    scene.put(spell("March", *steps), "hand")
    return scene


# The row -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-BOARD-01", "ALT-SETUP-01")
def test_the_row_has_eight_regions_which_all_counters_share() -> None:
    table = table_at_the_beginning()
    assert [region["kind"] for region in table["regions"]] == ["hero", *["tumult"] * 6, "companion"]
    assert [[one["at"] for one in seat["expeditions"]] for seat in table["seats"]] == [[0, 7], [0, 7]]


@pytest.mark.rule("ALT-BOARD-02")
@pytest.mark.parametrize("end", [0, 7])
def test_both_ends_have_all_three_terrains(end: int) -> None:
    table = table_at_the_beginning()
    assert table["regions"][end]["terrains"] == ["forest", "mountain", "water"]


@pytest.mark.rule("ALT-BOARD-03")
def test_a_face_down_region_has_no_terrain() -> None:
    scene = Scene()
    scene.state.face_up[1:3] = [False, False]
    assert [region["terrains"] for region in regions(scene)[1:4]] == [[], [], ["mountain"]]


@pytest.mark.rule("ALT-BOARD-04", "ALT-PROGRESS-02")
@pytest.mark.parametrize(("region", "wins"), [(1, ["forest"]), (2, ["mountain", "water"]), (4, ["forest", "water"])])
def test_an_expedition_is_in_the_terrains_of_its_counters_region(region: int, wins: list[str]) -> None:
    scene = Scene()
    scene.at(region, 7, 0, 7)
    scene.put("AX_11_C", "hero")
    table: Any = view_of(scene.state, 0)["table"]
    assert table["seats"][0]["expeditions"][0]["wins"] == wins


@pytest.mark.rule("ALT-BOARD-05")
def test_the_distance_is_counted_from_the_own_start() -> None:
    scene = Scene()
    scene.at(3, 5, 0, 7)
    assert [distance(scene.state, expedition) for expedition in range(4)] == [3, 2, 0, 0]


@pytest.mark.rule("ALT-BOARD-05")
def test_the_one_that_is_farther_from_its_start_is_ahead_of_the_facing_one() -> None:
    scene = Scene()
    scene.at(3, 6, 1, 4)
    leads = [lead(scene.state, expedition) for expedition in (HERO_0, HERO_1, COMPANION_0, COMPANION_1)]
    assert leads == [2, -2, -2, 2]


# Forward -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MOVE-01")
@pytest.mark.parametrize(("side", "region"), [("hero", 3), ("companion", 4)])
def test_hero_and_companion_go_forward_in_opposite_directions(side: str, region: int) -> None:
    scene = Scene()
    scene.at(2, 5, 0, 7)
    scene.put("AX_11_C", side)
    scene.to_dusk()
    assert scene.state.at[("hero", "companion").index(side)] == region


@pytest.mark.rule("ALT-MOVE-02")
@pytest.mark.parametrize(
    ("side", "face_up"),
    [
        ("hero", [True, True, True, False, False, False, False, True]),
        ("companion", [True, False, False, False, False, True, True, True]),
    ],
)
def test_both_halves_are_turned_up_when_a_counter_reaches_one(side: str, face_up: list[bool]) -> None:
    scene = Scene()
    scene.state.face_up[1:7] = [False] * 6
    scene.put("AX_11_C", side)
    scene.to_dusk()
    assert [region["face_up"] for region in regions(scene)] == face_up


@pytest.mark.rule("ALT-MOVE-02")
@pytest.mark.parametrize(
    ("where", "face_up"),
    [
        (MY_HERO_EXPEDITION, [True, True, True, True, False, False]),
        (MY_COMPANION_EXPEDITION, [False, False, True, True, True, True]),
    ],
)
def test_a_counter_turns_up_what_it_passes(where: int, face_up: list[bool]) -> None:
    scene = moving(MoveExpedition(where, 3))
    scene.state.face_up[1:7] = [False] * 6
    scene.do("play March")
    assert scene.state.face_up[1:7] == face_up


@pytest.mark.rule("ALT-MOVE-02")
def test_the_card_is_turned_up_before_the_counter_enters() -> None:
    scene = moving(MoveExpedition(MY_HERO_EXPEDITION, 1))
    scene.state.face_up[1:7] = [False] * 6
    scene.do("play March")
    names = [event.name for event in scene.state.events or []]
    assert names.index("turned_up") < names.index("moved_forward")
    assert scene.events("turned_up")[0].details["regions"] == [1, 2]


@pytest.mark.rule("ALT-MOVE-02")
def test_a_card_turned_up_stays_so_when_the_counter_has_left_it() -> None:
    scene = moving(MoveExpedition(MY_HERO_EXPEDITION, 1), MoveExpedition(MY_HERO_EXPEDITION, -1))
    scene.state.face_up[1:7] = [False] * 6
    scene.do("play March")
    assert scene.state.at[HERO_0] == 0
    assert scene.state.face_up[1:4] == [True, True, False]


@pytest.mark.rule("ALT-MOVE-07")
def test_a_card_turned_up_gives_no_further_step() -> None:
    scene = Scene()
    scene.state.face_up[1:7] = [False] * 6
    scene.put("AX_11_C", "hero")
    scene.put("AX_11_C", "companion", 1)
    scene.to_dusk()
    assert scene.state.at == [1, 7, 0, 6]


@pytest.mark.rule("ALT-MOVE-03")
@pytest.mark.parametrize(("where", "at"), [(MY_HERO_EXPEDITION, [7, 7]), (MY_COMPANION_EXPEDITION, [0, 0])])
def test_a_forward_move_at_the_far_end_does_nothing(where: int, at: list[int]) -> None:
    scene = moving(MoveExpedition(where, 1))
    scene.at(at[0], at[1], 0, 7)
    scene.do("play March")
    assert scene.state.at[:2] == at
    assert not scene.events("moved_forward")


@pytest.mark.rule("ALT-MOVE-03", "ALT-PROGRESS-12")
def test_progress_at_the_far_end_moves_nothing() -> None:
    scene = Scene(profile="complete")
    scene.at(7, 7, 0, 7)
    scene.put("AX_11_C", "hero")
    scene.to_dusk()
    assert scene.state.at[HERO_0] == 7
    assert scene.state.advanced[HERO_0] == -1


@pytest.mark.rule("ALT-MOVE-04")
@pytest.mark.parametrize(
    ("where", "at", "after"), [(MY_HERO_EXPEDITION, [5, 7], [7, 7]), (MY_COMPANION_EXPEDITION, [0, 2], [0, 0])]
)
def test_a_long_forward_move_stops_at_the_far_end(where: int, at: list[int], after: list[int]) -> None:
    scene = moving(MoveExpedition(where, 4))
    scene.at(at[0], at[1], 0, 7)
    scene.do("play March")
    assert scene.state.at[:2] == after


# Backward ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MOVE-05")
@pytest.mark.card("YZ_18_C")
@pytest.mark.parametrize(("side", "at"), [("hero", [1, 5]), ("companion", [2, 6])])
def test_backward_is_towards_the_own_start(side: str, at: list[int]) -> None:
    scene = Scene()
    scene.at(0, 7, 2, 5)
    scene.put("YZ_18_C", "hand")
    scene.do("play Sakarabru", side)
    assert scene.state.at[2:] == at


@pytest.mark.rule("ALT-MOVE-05")
@pytest.mark.card("YZ_18_C")
@pytest.mark.parametrize("side", ["hero", "companion"])
def test_a_backward_move_on_the_own_start_does_nothing(side: str) -> None:
    scene = Scene()
    scene.put("YZ_18_C", "hand")
    scene.do("play Sakarabru", side)
    assert scene.state.at == [0, 7, 0, 7]
    assert not scene.events("moved_backward")


@pytest.mark.rule("ALT-MOVE-06")
@pytest.mark.parametrize(
    ("target", "at"), [("hero", [0, 5]), ("companion", [2, 7]), ("their hero", [0, 5]), ("their companion", [2, 7])]
)
def test_a_long_backward_move_stops_at_the_own_start(target: str, at: list[int]) -> None:
    scene = moving(MoveExpedition(TARGET_EXPEDITION, -4))
    scene.at(2, 5, 2, 5)
    scene.do("play March", target)
    moved = scene.state.at[2:] if target.startswith("their") else scene.state.at[:2]
    assert moved == at


# Others --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-MOVE-08")
def test_any_number_of_counters_share_a_region() -> None:
    scene = moving(MoveExpedition(MY_HERO_EXPEDITION, 1))
    scene.at(3, 4, 4, 4)
    scene.do("play March")
    assert scene.state.at == [4, 4, 4, 4]


@pytest.mark.rule("ALT-MOVE-08")
def test_a_counter_passes_others() -> None:
    scene = moving(MoveExpedition(MY_HERO_EXPEDITION, 3))
    scene.at(2, 3, 4, 3)
    scene.do("play March")
    assert scene.state.at == [5, 3, 4, 3]
