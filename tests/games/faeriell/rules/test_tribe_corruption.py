"""Advancing the Doom Token; Tribe Corruption Level & the Rise of the Corruption Sower."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.faeriell.scene import Scene

#: One Region of the Corrupted kind for each player; all four are Mountains.
SPOTS = (("owl", "OWL-B"), ("wolf", "WOLF-C"), ("snake", "SNAKE-C"), ("bear", "BEAR-C"))
NODES = ("N01", "N04", "N07", "N20")


def corrupted(seats: int, levels: dict[int, int], **rules: Any) -> Scene:
    """Those players own a Corrupted Mountain each, and have these levels; everybody has a Druid."""
    scene = Scene(seats, **rules)
    scene.plain()
    for player in range(seats):
        scene.hero(player, "druid", NODES[player])
        scene.essences(player, "green")
    for player, level in levels.items():
        guardian, region = SPOTS[player]
        scene.own(player, region)
        scene.guardian(guardian, region)
        scene.token(guardian, "corruption")
        scene.state.corruption[player] = level
    scene.look()
    return scene


# Advancing the Doom Token ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-DOOM-05", "FAE-TCL-07")
def test_doom_moves_2_where_somebody_is_lost_to_corruption() -> None:
    scene = corrupted(2, {0: 4})
    scene.state.sower = 1
    scene.harvest_on("mountain")
    scene.do("yield")
    assert scene.state.doom == 2
    assert scene.state.sower == 1
    assert (scene.kind, scene.player) == ("phase", 1)


@pytest.mark.rule("FAE-DOOM-06")
def test_doom_moves_back_by_one_for_a_cleanse_whatever_moved_it() -> None:
    scene = corrupted(2, {0: 1})
    scene.state.doom = 12
    scene.harvest_on("mountain")
    scene.do("cleanse doom")
    assert scene.state.doom == 11


# Tribe Corruption level -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TCL-01")
@pytest.mark.parametrize(
    ("option", "level"), [("yield", 3), ("ignore", 2), ("cleanse tribe", 1), ("cleanse doom", 2), ("cleanse owl", 2)]
)
def test_the_level_follows_yield_and_cleanse_your_tribe_only(option: str, level: int) -> None:
    scene = corrupted(2, {0: 2})
    scene.harvest_on("mountain")
    scene.do(option)
    assert scene.state.corruption[0] == level


@pytest.mark.rule("FAE-TCL-02")
def test_purity_is_lost_the_moment_the_level_rises() -> None:
    scene = corrupted(2, {0: 0})
    scene.harvest_on("mountain")
    assert scene.holds(0, "purity")
    scene.do("yield")
    assert not scene.holds(0, "purity")
    assert scene.holds(1, "purity")


@pytest.mark.rule("FAE-TCL-03", "FAE-ACHC-21")
@pytest.mark.parametrize(("level", "back"), [(1, True), (2, False)])
def test_purity_comes_back_at_zero(level: int, back: bool) -> None:
    scene = corrupted(2, {0: level})
    scene.harvest_on("mountain")
    scene.do("cleanse tribe")
    assert (scene.claiming == "purity") is back
    if back:
        scene.do("designated")
    assert scene.holds(0, "purity") is back


# The Rise of the Sower ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TCL-04")
def test_the_black_slot_is_looked_at_when_the_turn_ends() -> None:
    """Player 0 reaches level 5 first, but nothing comes of it while player 1 still solves an event of this turn."""
    scene = corrupted(3, {0: 4, 1: 0})
    scene.harvest_on("mountain")
    scene.do("yield")
    assert scene.state.corruption[0] == 5
    assert (scene.kind, scene.player, scene.state.sower) == ("corruption", 1, -1)
    scene.do("ignore")
    assert scene.state.sower == 0
    assert (scene.kind, scene.player) == ("phase", 1)


@pytest.mark.rule("FAE-TCL-04")
def test_who_is_back_below_5_at_the_end_of_the_turn_does_not_rise() -> None:
    scene = corrupted(2, {0: 4})
    scene.harvest_on("mountain")
    # A second event of the same turn, as a Perk may bring.
    event = scene.state.choice
    assert event is not None
    scene.state.agenda.append(event)
    scene.do("yield", "cleanse tribe")
    assert scene.state.corruption[0] == 4
    assert scene.state.sower == -1


@pytest.mark.rule("FAE-TCL-04", "FAE-TCL-05")
def test_a_player_who_is_not_active_rises_too() -> None:
    scene = corrupted(2, {1: 4})
    scene.harvest_on("mountain", 0)
    scene.do("yield")
    assert scene.state.sower == 1


@pytest.mark.rule("FAE-TCL-05")
def test_the_sower_must_be_taken() -> None:
    scene = corrupted(2, {0: 4})
    scene.hero(0, "shaman", "N13")
    scene.harvest_on("mountain")
    scene.do("yield")
    assert scene.state.sower == 0
    assert (scene.kind, scene.legal()) == ("become_sower", ["pick shaman", "pick druid"])
    assert scene.state.doom == 0


@pytest.mark.rule("FAE-TCL-05")
def test_level_4_makes_no_sower() -> None:
    scene = corrupted(2, {0: 3})
    scene.harvest_on("mountain")
    scene.do("yield")
    assert scene.state.sower == -1


@pytest.mark.rule("FAE-TCL-06", "FAE-TCL-07", "FAE-DOOM-05")
def test_of_several_the_first_in_play_order_rises_and_the_others_are_lost() -> None:
    """A69: play order is that of the First Player token, whoever is active."""
    scene = corrupted(3, {0: 4, 1: 4, 2: 4})
    scene.state.first_player = 1
    scene.harvest_on("mountain", 2)
    scene.do("yield", "yield", "yield")
    assert scene.state.sower == 1
    assert scene.state.doom == 4


@pytest.mark.rule("FAE-TCL-07")
def test_nobody_is_lost_again_while_the_level_stays_at_5() -> None:
    """A68: once each time the level goes from 4 to 5."""
    scene = corrupted(2, {0: 5})
    scene.state.sower = 1
    scene.harvest_on("mountain")
    scene.do("yield")
    assert scene.state.doom == 0
    # From 5 to 4, and to 5 again on a later turn.
    scene.harvest_on("mountain")
    scene.do("cleanse tribe")
    scene.harvest_on("mountain")
    scene.do("yield")
    assert scene.state.doom == 2


@pytest.mark.rule("FAE-TCL-07", "FAE-SOWER-01")
def test_the_sower_is_not_lost_to_its_own_corruption_and_stays_the_sower() -> None:
    """A70."""
    scene = corrupted(2, {0: 4})
    scene.harvest_on("mountain")
    scene.do("yield")
    scene.hero(0, "shaman", "N13")
    scene.essences(0, "blue")
    scene.harvest_on("mountain")
    scene.do("cleanse tribe")
    assert (scene.state.corruption[0], scene.state.sower) == (4, 0)
    scene.harvest_on("mountain")
    scene.do("yield")
    assert (scene.state.doom, scene.state.sower) == (0, 0)


@pytest.mark.rule("FAE-TCL-07", "FAE-ENDG-01", "FAE-ENDG-03")
def test_who_is_lost_may_bring_doom_to_its_end() -> None:
    scene = corrupted(2, {0: 4})
    scene.state.sower = 1
    scene.state.doom = 14
    scene.harvest_on("mountain")
    scene.do("yield")
    assert scene.state.is_terminal()
    assert scene.state.doom == 15
    assert scene.state.places == [2, 1]
