"""Endgame Conditions, the optional rule: Doom on 15 held off."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.faeriell.pieces import PURITY
from tavola.games.faeriell.state import COOP
from tests.games.faeriell.rules.test_endgame_conditions import FOUR, ending, facing
from tests.games.faeriell.scene import Scene


def shielded(seats: int = 2, doom: int = 14, **rules: Any) -> Scene:
    """The optional rule is played; player 0 has 5 Achievements, and a Corrupted Region."""
    scene = facing(seats=seats, doom_shield=True, **rules)
    scene.claimed(0, *FOUR)
    scene.state.doom = doom
    return scene


@pytest.mark.rule("FAE-ENDG-16")
def test_with_five_achievements_and_no_sower_doom_on_15_ends_nothing() -> None:
    """A78: and there it stays."""
    scene = shielded()
    scene.harvest_on("bear")
    scene.do("ignore")
    assert (scene.kind, scene.state.doom) == ("phase", 15)
    scene.harvest_on("bear")
    scene.do("ignore")
    assert (scene.kind, scene.state.doom) == ("phase", 15)


@pytest.mark.rule("FAE-ENDG-16")
@pytest.mark.parametrize("why", ["not played", "four Achievements", "a Sower"])
def test_otherwise_doom_on_15_ends_the_game(why: str) -> None:
    scene = facing(doom_shield=why != "not played")
    scene.claimed(0, *(FOUR[:3] if why == "four Achievements" else FOUR))
    scene.state.sower = 1 if why == "a Sower" else -1
    scene.state.doom = 14
    scene.harvest_on("bear")
    scene.do("ignore")
    assert ending(scene) == "doom"


@pytest.mark.rule("FAE-ENDG-16", "FAE-EVENT-12")
def test_drafts_on_15_draw_three() -> None:
    """A78."""
    scene = shielded(doom=15)
    scene.draws("red-owl", "yellow-wolf", "blue-snake", "green-bear")
    scene.phase("event")
    assert len(scene.told("drawn")) == 3


@pytest.mark.rule("FAE-ENDG-16", "FAE-ACH-05")
def test_the_doom_paid_for_the_fifth_itself_ends_nothing() -> None:
    """The token is placed before Doom moves (A59)."""
    scene = facing(doom_shield=True)
    scene.claimed(0, *FOUR[:3])
    scene.tracked(0, "red", 4)
    scene.state.doom = 14
    scene.look_at("vigor")
    scene.do("slot 4")
    assert (scene.kind, scene.state.doom) == ("phase", 15)


@pytest.mark.rule("FAE-ENDG-16")
def test_when_nobody_has_five_any_more_doom_ends_the_game_at_once() -> None:
    """A78: even though another claim is due, for losses come first (A51)."""
    scene = shielded(doom=15)
    scene.tracked(0, "red", 4)
    scene.harvest_on("bear")
    scene.do("yield")
    assert ending(scene) == "doom"
    assert scene.state.places == [0, 0]
    assert scene.state.agenda == []


@pytest.mark.rule("FAE-ENDG-16", "FAE-ENDG-01")
def test_nothing_is_settled_after_the_loss_that_ended_the_game() -> None:
    scene = shielded(doom=15)
    scene.tracked(1, "yellow", 4)
    scene.state.corruption = [1, 1]
    scene.look_at("influence", "purity")
    assert ending(scene) == "doom"
    assert [one["player"] for one in scene.told("lost")] == [0]
    assert scene.state.agenda == []


@pytest.mark.rule("FAE-ENDG-16")
def test_another_player_with_five_holds_doom_off_too() -> None:
    scene = shielded(doom=15)
    scene.claimed(1, *FOUR)
    scene.harvest_on("bear")
    scene.do("yield")
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-ENDG-16", "FAE-TCL-05", "FAE-SOWER-02")
def test_a_sower_who_rises_while_doom_is_on_15_wins_at_once() -> None:
    """A78: no Hero is picked any more. Player 0 holds five without Purity."""
    scene = shielded(seats=3, doom=15)
    scene.claimed(0, "vigor")
    scene.state.claims[0] ^= 1 << PURITY
    scene.state.spare[0] = 1
    scene.hero(0, "druid", "N08")
    scene.hero(0, "shaman", "N19")
    scene.state.corruption = [4, 1, 2]
    scene.harvest_on("bear")
    scene.do("yield")
    assert ending(scene) == "doom"
    assert scene.state.places == [1, 3, 2]
    assert scene.state.agenda == []


@pytest.mark.rule("FAE-ENDG-16")
def test_doom_may_go_back_from_15_and_come_again() -> None:
    scene = facing(doom_shield=True)
    scene.claimed(1, *FOUR)
    scene.state.doom = 15
    scene.state.corruption[0] = 1
    scene.hero(0, "druid", "N01")
    scene.essences(0, "green")
    scene.look_at("purity")
    doom = []
    for option in ("cleanse doom", "ignore"):
        scene.harvest_on("bear")
        scene.do(option)
        doom.append(scene.state.doom)
    assert doom == [14, 15]
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-ENDG-16", "FAE-ENDG-05")
def test_the_round_of_the_fifth_still_ends_the_game_by_achievements() -> None:
    scene = shielded(doom=15)
    scene.state.triggered = True
    scene.last_turn("tribe")
    if scene.kind == "tribe":
        scene.do("done")
    assert ending(scene) == "achievements"
    assert scene.state.places == [1, 2]


@pytest.mark.rule("FAE-ENDG-16", "FAE-ENDG-15")
def test_a_seventh_wins_while_doom_is_held_off() -> None:
    scene = shielded(doom=15)
    scene.claimed(0, "shire")
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    assert ending(scene) == "seventh"


@pytest.mark.rule("FAE-ENDG-16", "FAE-ENDG-01")
def test_a_team_is_not_held_off() -> None:
    """A88: Doom on 15 loses for all."""
    scene = shielded(mode=COOP)
    scene.harvest_on("bear")
    scene.do("ignore")
    assert ending(scene) == "doom"
