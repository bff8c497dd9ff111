"""Event Phase, step 3: Solve a Menace by Beacon or Spiritual Totem."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.faeriell.scene import Scene


def solving(*tokens: str, beacon: str = "red", seats: int = 2, **rules: Any) -> Scene:
    """Player 0 owns WOLF-A with a Beacon; tokens such as ``"red-wolf"`` lie on the map; nothing is drafted."""
    scene = Scene(seats, **rules)
    scene.plain()
    scene.own(0, "WOLF-A", "OWL-B")
    scene.beacon("WOLF-A", beacon)
    for words in tokens:
        colour, guardian = words.split("-")
        scene.token(guardian, colour)
    scene.state.bag = []
    return scene


@pytest.mark.rule("FAE-BEACON-02")
def test_a_beacon_solves_a_menace_of_its_colour_anywhere_in_its_area() -> None:
    scene = solving("red-wolf", "red-owl")
    scene.guardian("wolf", "WOLF-D")
    scene.phase("event")
    assert scene.legal() == ["done", "wolf"]


@pytest.mark.rule("FAE-BEACON-02", "FAE-BEACON-05")
@pytest.mark.parametrize("token", ["blue-wolf", "corruption-wolf"])
def test_a_beacon_solves_no_other_colour_and_no_corruption(token: str) -> None:
    scene = solving(token)
    scene.phase("event")
    assert scene.kind == "harvest"


@pytest.mark.rule("FAE-BEACON-06", "FAE-BEACON-02")
def test_a_beacon_serves_the_owner_of_its_region_only() -> None:
    scene = solving("red-wolf")
    scene.own(1, "SNAKE-A", "BOAR-A")
    scene.phase("event", 1)
    assert scene.kind == "harvest"


@pytest.mark.rule("FAE-BEACON-01")
def test_each_beacon_solves_once_in_a_phase() -> None:
    scene = solving("red-wolf", "red-owl")
    scene.totem("WOLF-A")
    scene.phase("event")
    assert scene.legal() == ["done", "owl", "wolf"]
    scene.do("owl")
    assert scene.kind == "harvest"
    assert scene.under("wolf") == "red"


@pytest.mark.rule("FAE-BEACON-01")
def test_two_beacons_solve_two_menaces_and_serve_again_in_the_next_phase() -> None:
    scene = solving("red-wolf", "yellow-owl")
    scene.beacon("OWL-B", "yellow")
    scene.phase("event")
    scene.do("owl", "wolf")
    assert [scene.under(name) for name in ("owl", "wolf")] == ["", ""]
    scene.do("1")
    scene.bag("red")
    scene.token("wolf", "red")
    scene.state.essences, scene.state.pool = [0] * 10, [0] * 80
    scene.phase("event")
    assert scene.legal() == ["done", "wolf"]


@pytest.mark.rule("FAE-BEACON-03")
def test_beacon_and_totem_in_one_region_reach_the_whole_map() -> None:
    """A32: both must be the player's, in that Region, and it is still one Menace of the Beacon's colour."""
    scene = solving("red-toad", "blue-bear")
    scene.totem("WOLF-A")
    scene.phase("event")
    assert scene.legal() == ["done", "toad"]


@pytest.mark.rule("FAE-BEACON-03")
def test_the_totem_in_another_region_does_not_help() -> None:
    scene = solving("red-toad")
    scene.totem("OWL-B")
    scene.phase("event")
    assert scene.kind == "harvest"


@pytest.mark.rule("FAE-BEACON-04")
def test_solving_discards_the_token_draws_its_essence_and_tracks_it() -> None:
    scene = solving("red-wolf")
    token = scene.state.token_on[1]
    scene.phase("event")
    scene.do("wolf")
    assert scene.under("wolf") == ""
    assert scene.state.aside == [token]
    assert scene.count(0, "red") == 1
    assert scene.state.tracking[:4] == [1, 0, 0, 0]
    assert [one["name"] for one in told(scene)] == ["solved", "essence", "essence", "tracked"]


def told(scene: Scene) -> list[dict[str, Any]]:
    """What was told of solving, in order; an Essence is told twice, to its owner and to the rest."""
    assert scene.state.events is not None
    names = ("solved", "essence", "tracked")
    return [event.as_data() | {"name": event.name} for event in scene.state.events if event.name in names]


@pytest.mark.rule("FAE-BEACON-04", "FAE-ACH-02")
def test_the_essence_just_drawn_may_pay_for_the_achievement_it_brings() -> None:
    """First the Essence, then the Tracking token: red is in hand when Vigor is claimed."""
    scene = solving("red-wolf")
    scene.tracked(0, "red", 3)
    scene.phase("event")
    scene.do("wolf")
    assert scene.claiming == "vigor"
    scene.do("slot 1")
    assert [one.split("-")[0] for one in scene.legal()] == ["card red", "doom"]


@pytest.mark.rule("FAE-BEACON-04", "FAE-EVENT-01")
def test_a_menace_just_drafted_may_be_solved() -> None:
    """A29."""
    scene = solving()
    scene.draws("red-wolf")
    scene.phase("event")
    scene.do("wolf")
    assert scene.state.tracking[0] == 1


@pytest.mark.rule("FAE-BEACON-08")
def test_a_tracking_token_on_5_goes_no_further() -> None:
    scene = solving("red-wolf", advanced=False)
    scene.tracked(0, "red", 5)
    scene.phase("event")
    scene.do("wolf")
    assert scene.state.tracking[0] == 5
    assert scene.count(0, "red") == 1


@pytest.mark.rule("FAE-BEACON-07")
def test_advanced_rule_a_solver_on_5_moves_another_token_of_that_colour_back() -> None:
    scene = solving("red-wolf", seats=3)
    scene.tracked(0, "red", 5)
    scene.tracked(1, "red", 2)
    scene.tracked(1, "blue", 2)
    scene.phase("event")
    scene.do("wolf")
    # A30: the solver may leave it; whose token is on 0 cannot be picked.
    assert scene.kind == "push_back"
    assert scene.legal() == ["done", "player 2"]
    scene.do("player 2")
    assert scene.state.tracking[4:8] == [1, 0, 2, 0]


@pytest.mark.rule("FAE-BEACON-07")
def test_advanced_rule_begins_with_the_token_on_5() -> None:
    scene = solving("red-wolf")
    scene.tracked(0, "red", 3)
    scene.tracked(1, "red", 2)
    scene.claimed(0, "vigor")
    scene.phase("event")
    scene.do("wolf")
    assert scene.kind == "harvest"


@pytest.mark.rule("FAE-BEACON-07")
def test_without_the_advanced_rule_nobody_is_moved_back() -> None:
    scene = solving("red-wolf", advanced=False)
    scene.tracked(0, "red", 5)
    scene.tracked(1, "red", 2)
    scene.phase("event")
    scene.do("wolf")
    assert scene.kind == "harvest"


@pytest.mark.rule("FAE-BEACON-07", "FAE-ACH-08")
def test_who_is_moved_back_loses_the_achievement_at_once() -> None:
    """A30."""
    scene = solving("red-wolf")
    scene.tracked(0, "red", 5)
    scene.tracked(1, "red", 5)
    scene.claimed(0, "vigor")
    scene.claimed(1, "vigor")
    scene.phase("event")
    scene.do("wolf", "player 2")
    assert scene.holds(0, "vigor")
    assert not scene.holds(1, "vigor")
    assert scene.state.spare == [0, 1]
    assert scene.kind == "harvest"
