"""Tribe Phase: seven actions, in any order, as often as they can be paid."""

from __future__ import annotations

import pytest

from tavola.kernel.event import EVERYBODY
from tests.games.faeriell.scene import Scene


@pytest.mark.rule("FAE-TRIBE-01")
def test_nothing_else_begins_before_an_action_is_resolved() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "red-bear", "green-owl", "green-bear", "green-stag")
    scene.phase("tribe")
    assert {"dress up druid", "settle OWL-B"} <= set(scene.legal())
    scene.do(next(words for words in scene.legal() if words.startswith("herb")))
    assert set(scene.legal()) == {"pay", "card green-owl", "card green-bear", "card green-stag"}
    scene.pay()
    assert scene.kind == "discard_herb"
    scene.do(scene.legal()[0])
    assert scene.kind == "tribe"
    assert "settle OWL-B" in scene.legal()


@pytest.mark.rule("FAE-TRIBE-02")
def test_actions_are_done_any_number_of_times_in_any_order() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, "druid", "N01")
    scene.essences(0, *["corruption"] * 12)
    scene.phase("tribe")
    for action in ("herb", "settle", "herb", "beacon", "settle", "totem"):
        scene.do(next(words for words in scene.legal() if words.startswith(action)))
        while scene.kind != "tribe":
            scene.do(scene.legal()[0])
    assert len(scene.state.herbs[0]) == 2
    assert scene.state.owner.count(0) == 3
    assert scene.state.totem >= 0


@pytest.mark.rule("FAE-TRIBE-02", "FAE-TRIBE-04")
def test_who_does_nothing_passes_the_turn_on() -> None:
    scene = Scene(seats=3)
    scene.own(0, "OWL-A")
    scene.essences(0, "red", "green")
    scene.phase("tribe")
    scene.do("done")
    assert scene.kind == "phase"
    assert scene.player == 1
    assert scene.count(0, "red") == 1


@pytest.mark.rule("FAE-TRIBE-04")
def test_the_turn_does_not_pass_by_itself_after_an_action() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "green", "green")
    scene.phase("tribe")
    scene.do("settle OWL-B", "red")
    assert scene.kind == "tribe"
    assert scene.player == 0


@pytest.mark.rule("FAE-TRIBE-03")
def test_spent_essences_show_their_guardians_on_the_discard_piles_of_their_colours() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-B")
    scene.essences(0, "red-owl", "red-bear", "corruption-toad")
    scene.phase("tribe")
    scene.do("settle OWL-D", "card red-bear", "card corruption-toad")
    assert [len(pile) for pile in scene.state.discards] == [1, 0, 0, 0, 1]
    spent = scene.told("spent")
    assert [event["guardian"] for event in spent] == ["bear", "toad"]
    events = [event for event in scene.state.events or [] if event.name == "spent"]
    assert all(event.to == EVERYBODY for event in events)
    assert scene.count(0, "red") == 1


@pytest.mark.rule("FAE-TRIBE-03")
def test_the_owner_picks_which_card_of_a_colour_is_spent() -> None:
    """A20: Guardian sides differ. Asked for alike cards too, as a missing question would tell (A21)."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "red-toad")
    scene.phase("tribe")
    scene.do("settle OWL-B")
    assert set(scene.legal()) == {"pay", "card red-owl", "card red-toad"}

    alike = Scene()
    alike.own(0, "OWL-A")
    alike.essences(0, "red-owl", "red-owl")
    alike.phase("tribe")
    alike.do("settle OWL-B")
    assert alike.legal() == ["pay", "card red-owl"]
