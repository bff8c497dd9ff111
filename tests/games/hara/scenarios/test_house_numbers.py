"""The numbers on which the Scenarios 07 to 18 stand or fall."""

from __future__ import annotations

import pytest

from tavola.games.hara.options import scenario_named
from tavola.games.hara.pieces import TILE_NAMES, WORLDS
from tests.games.hara.scene import Scene

TOGETHER = ("s07", "s10", "s13", "s14", "s17")


def ends(scene: Scene) -> str:
    """How it has ended, "" while it runs."""
    scene.rules.scenario.check(scene.state)
    return scene.state.over


def round_ends(scene: Scene) -> None:
    """What the Scenario does at the end of a round happens at once, before the question that waits."""
    state = scene.state
    assert state.choice is not None
    waiting, state.choice, state.legal = state.choice, None, []
    state.agenda.append(waiting)
    scene.rules.scenario.round_ends(state)
    state.advance()


@pytest.mark.parametrize(("mode", "limit"), [*[(mode, 4) for mode in TOGETHER], ("s16", 3)])
def test_so_many_doom_counters_lose_with_two_players(mode: str, limit: int) -> None:
    scene = Scene("kaoru", "leaf", mode=mode)
    scene.state.doom = limit - 1
    assert ends(scene) == ""
    scene.state.doom = limit
    assert ends(scene) == "doom"


@pytest.mark.parametrize(("seats", "seals"), [(2, 8), (3, 10), (4, 12)])
def test_so_many_closed_rifts_end_the_night(seats: int, seals: int) -> None:
    scene = Scene(*("kaoru", "leaf", "oric", "thomas")[:seats], mode="s16")
    scene.state.tokens = seals - 1
    assert ends(scene) == ""
    scene.state.tokens = seals
    assert (ends(scene), scene.state.winners) == ("won", (1 << seats) - 1)


@pytest.mark.parametrize(
    ("champion", "space", "lit"),
    [
        ("kaoru", "lunaridge-3", True),
        ("kaoru", "lunaridge-2", True),
        ("kaoru", "lunaridge-1", False),
        ("soff", "lunaridge-1", True),
        ("soff", "lunaridge-6", False),
    ],
)
def test_who_lights_a_hearth_from_where(champion: str, space: str, lit: bool) -> None:
    scene = Scene(champion, "leaf", mode="s13")
    scene.stand(0, space)
    scene.end_turn()
    assert bool(scene.state.razed >> scene.space("lunaridge-3") & 1) == lit


def test_the_fire_is_kept_as_soon_as_all_six_hearths_are_alight() -> None:
    scene = Scene("kaoru", "leaf", mode="s13")
    for world in TILE_NAMES[1:WORLDS]:
        scene.state.razed |= 1 << scene.space(f"{world}-3")
    assert ends(scene) == ""
    scene.stand(0, "the_drear-3")
    scene.end_turn()
    assert (scene.state.over, scene.state.winners) == ("won", 3)


def test_twelve_breaths_begin_with_nine_and_some_energy() -> None:
    scene = Scene.at_setup("oric", mode="s09")
    assert (scene.state.tokens, scene.energy(0)) == (9, (1, 1, 1))


def test_the_kata_is_fought_against_three_fifths_of_a_corrupted() -> None:
    assert scenario_named("s07").bar_of(18) == 10


def test_the_sleeper_wakes_once_each_world_is_dreamt() -> None:
    scene = Scene("persephone", mode="s12")
    for world in TILE_NAMES[1:WORLDS]:
        scene.state.razed |= 1 << scene.space(f"{world}-2")
    assert ends(scene) == ""
    scene.state.razed |= 1 << scene.space("the_drear-2")
    scene.stand(0, "dojo-1")
    assert ends(scene) == ""
    scene.stand(0, "dojo")
    assert (ends(scene), scene.state.winners) == ("won", 1)


def test_three_lanterns_are_enough() -> None:
    scene = Scene("soff", mode="s15")
    scene.state.razed = 1 << scene.space("lunaridge-3") | 1 << scene.space("oakenmoor-3")
    assert ends(scene) == ""
    scene.state.razed |= 1 << scene.space("oppenheim-3")
    assert (ends(scene), scene.state.winners) == ("won", 1)


@pytest.mark.parametrize(("day", "left"), [(1, 7), (4, 7), (5, 6), (6, 6)])
def test_the_ash_grows_with_the_days(day: int, left: int) -> None:
    scene = Scene("kaoru", "leaf", mode="s14")
    scene.day(day, dusk=True)
    scene.have(0, health=8)
    scene.stand(0, "dojo-1")
    round_ends(scene)
    assert scene.health(0) == left


@pytest.mark.parametrize("mode", ["s14", "s17"])
def test_the_corrupted_has_three_quarters_of_its_health(mode: str) -> None:
    assert scenario_named(mode).bar_of(18) == 13


def test_the_corrupted_takes_one_step_to_the_bridge() -> None:
    scene = Scene("kaoru", "leaf", mode="s17")
    scene.enter("enoki", "lunaridge-3")
    before = scene.state.apart(scene.space(scene.where("enoki")), 0)
    round_ends(scene)
    while scene.kind == "corrupted_move":
        scene.state.apply_action(scene.state.legal_actions()[0])
    assert scene.state.apart(scene.space(scene.where("enoki")), 0) == before - 1
