"""What goes with a question: its words, the rules behind it, the Phase it belongs to, and who did what."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.names import TRIBES
from tavola.games.faeriell.state import COOP, SOLO, TWINS
from tavola.kernel.view import SPECTATOR
from tests.games.faeriell.reasons import GAME, put, why
from tests.games.faeriell.scene import Scene


def asked(scene: Scene) -> tuple[str, list[str]]:
    """The question in English, and its rules."""
    view = GAME.view(scene.state, scene.player)
    assert view["choice"] is not None
    return GAME.prompt(view, "en"), view["choice"]["rules"]


def settling(count: int, seats: int, **rules: Any) -> tuple[str, list[str]]:
    """What is asked of a player with so many Settlements who is to place one more in setup."""
    scene = Scene.at_setup(seats, **rules)
    while scene.kind != "place_settlement" or scene.state.owned[scene.player].bit_count() != count:
        scene.state.apply_action(scene.state.legal[0])
    return asked(scene)


# Who is asked ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "told"), [("en", "%s decides."), ("it", "%s decide.")])
@pytest.mark.parametrize("scene", [Scene.at_setup(2), Scene.after_setup(2)], ids=["setup", "turn"])
def test_the_others_are_told_who_decides_and_are_asked_nothing(scene: Scene, language: str, told: str) -> None:
    others = [GAME.prompt(GAME.view(scene.state, seat), language) for seat in (1 - scene.player, SPECTATOR)]
    assert others == [told % TRIBES[scene.player]] * 2
    assert GAME.prompt(GAME.view(scene.state, scene.player), language) not in others


# Settlements in setup -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-23", "FAE-SETUP2-01", "FAE-TWINS-02")
def test_one_more_settlement_is_asked_for_as_such() -> None:
    assert settling(0, 2) == ("Where do you settle?", ["FAE-SETUP-23", "FAE-SETUP-24"])
    question, rules = settling(2, 2)
    assert question.startswith("One more Settlement")
    assert rules == ["FAE-SETUP2-01", "FAE-SETUP-24"]
    question, rules = settling(2, 2, scenario=TWINS)
    assert question.startswith("One more Settlement")
    assert rules == ["FAE-TWINS-02"]


@pytest.mark.rule("FAE-COOP-07", "FAE-COOP-09")
def test_a_team_settles_by_its_cards_and_is_told_so() -> None:
    question, rules = settling(0, 3, mode=COOP)
    assert "Area of one of your drawn cards" in question
    assert rules == ["FAE-SETUP-23", "FAE-COOP-07"]
    question, rules = settling(2, 1, mode=SOLO)
    assert question.startswith("One more Settlement")
    assert "Area of one of your drawn cards" in question
    assert rules == ["FAE-SETUP2-01", "FAE-COOP-07"]


# The Phase under way --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TURN-02", "FAE-TURN-05")
def test_the_phase_under_way_is_told_whatever_is_asked() -> None:
    scene = Scene()
    assert GAME.view(scene.state, 0)["table"]["phase"] == -1
    scene.state.phases[0] = 1
    scene.hero(0, "druid", "N01")
    scene.essences(0, "red-owl")
    scene.phase("event")
    assert scene.kind == "guardian_movement"
    assert GAME.view(scene.state, 1)["table"]["phase"] == 1
    assert why(scene, "f1") == ("This is the Phase you are in: Event Phase.", "FAE-TURN-02")
    put(scene, CorruptionEvent(0))
    assert why(scene, "f1")[0] == "This is the Phase you are in: Event Phase."
    assert why(scene, "f0") == ("You have done this Phase in this round: Tribe Phase.", "FAE-TURN-05")
    assert why(scene, "f2") == ("A Phase is under way, and a turn has one only.", "FAE-TURN-02")


# Who solved it --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-HERO-12", "FAE-BEACON-04")
def test_the_hero_that_solves_is_named_and_a_beacon_is_nobody() -> None:
    scene = Scene()
    scene.plain()
    scene.guardian("wolf", "WOLF-D")
    scene.token("wolf", "red")
    scene.hero(0, "adventurer", "N24")
    scene.phase("hero")
    scene.do("adventurer solves wolf")
    (event,) = scene.told("solved")
    event["event"] = "solved"
    assert GAME.sentence(event, 0, "en") == "Your Adventurer solves the red Menace of the Wolf."
    assert GAME.sentence(event, 1, "en") == "Longfeather: the Adventurer solves the red Menace of the Wolf."
    del event["hero"]
    assert GAME.sentence(event, 0, "en") == "You solve the red Menace of the Wolf."
