"""Visible and hidden (Complete Rules 3.1.3, 3.2): what each seat sees in its view and in the events."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.altered.setup import begin
from tavola.games.altered.state import AlteredState, Rules
from tavola.games.altered.view import view_of
from tavola.games.altered.zones import FOREST, MOUNTAIN, WATER
from tests.games.altered.scene import Scene, card

EVERY_SEAT = [-1, 0, 1]


def seat_in_view(scene: Scene, reader: int, player: int) -> Any:
    """What ``reader`` sees of the side of ``player``."""
    table: Any = view_of(scene.state, reader)["table"]
    return table["seats"][player]


def references(pieces: list[dict[str, Any]]) -> list[str]:
    return [piece["card"].removeprefix("ALT_CORE_B_") for piece in pieces]


def told(state: AlteredState, seat: int) -> str:
    """All that a seat has been shown: its view, and every event that it may see."""
    events = [event.as_data() for event in state.events or [] if event.visible_to(seat)]
    return repr(view_of(state, seat)) + repr(events)


# Visible zones (ALT-INFO-01) -----------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-INFO-01")
@pytest.mark.parametrize("reader", EVERY_SEAT)
@pytest.mark.parametrize("zone", ["reserve", "discard", "landmarks"])
def test_everybody_sees_what_lies_in_reserves_discard_piles_and_landmark_zones(reader: int, zone: str) -> None:
    scene = Scene()
    where = "landmark" if zone == "landmarks" else zone
    scene.put("AX_25_C", where, 0)
    scene.put("AX_30_C", where, 0)
    scene.put("OR_30_C", where, 1)
    seen = [references(seat_in_view(scene, reader, player)[zone]) for player in (0, 1)]
    assert seen == [["AX_25_C", "AX_30_C"], ["OR_30_C"]]


@pytest.mark.rule("ALT-INFO-01")
@pytest.mark.parametrize("reader", EVERY_SEAT)
def test_everybody_sees_heroes(reader: int) -> None:
    scene = Scene(heroes=("AX_01_C", "YZ_01_C"))
    heroes = [seat_in_view(scene, reader, player)["hero"] for player in (0, 1)]
    assert references(heroes) == ["AX_01_C", "YZ_01_C"]


@pytest.mark.rule("ALT-INFO-01")
@pytest.mark.parametrize("reader", EVERY_SEAT)
def test_everybody_sees_statistics_boosts_statuses_and_counters(reader: int) -> None:
    scene = Scene()
    scene.put("BR_13_C", "hero", 0, statuses="anchored fleeting", boosts=2)
    hub = scene.put("AX_24_C", "landmark", 0, statuses="exhausted")
    scene.state.counters[hub] = 3
    seen = seat_in_view(scene, reader, 0)
    kappa, landmark = seen["expeditions"][0]["characters"][0], seen["landmarks"][0]
    assert (kappa["stats"], kappa["boosts"], kappa["statuses"]) == ([6, 6, 7], 2, ["anchored", "fleeting"])
    assert (landmark["counters"], landmark["statuses"]) == (3, ["exhausted"])


# Numbers of cards (ALT-INFO-02) --------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-INFO-02")
@pytest.mark.parametrize("reader", EVERY_SEAT)
def test_everybody_knows_how_many_cards_each_deck_and_hand_holds(reader: int) -> None:
    scene = Scene(deck=7)
    scene.put("BR_13_C", "deck", 1)
    scene.put("BR_13_C", "hand", 0)
    scene.put("BR_13_C", "hand", 0)
    counts = [(seat["deck"], seat["hand"]) for seat in (seat_in_view(scene, reader, player) for player in (0, 1))]
    assert counts == [(7, 2), (8, 0)]


# Hand and Deck (ALT-INFO-03) -----------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-INFO-03")
def test_a_player_sees_the_own_hand() -> None:
    scene = Scene()
    scene.put("BR_13_C", "hand", 1)
    scene.put("BR_20_C", "hand", 1)
    assert references(seat_in_view(scene, 1, 1)["hand_cards"]) == ["BR_13_C", "BR_20_C"]


@pytest.mark.rule("ALT-INFO-03")
@pytest.mark.parametrize("reader", [-1, 0])
def test_nobody_else_sees_a_hand(reader: int) -> None:
    scene = Scene()
    scene.put("BR_13_C", "hand", 1)
    assert scene.asked == "turn"
    assert "BR_13" not in told(scene.state, reader)


@pytest.mark.rule("ALT-INFO-03")
@pytest.mark.parametrize("reader", EVERY_SEAT)
def test_nobody_looks_into_a_deck(reader: int) -> None:
    scene = Scene()
    scene.put("BR_13_C", "deck", 0)
    scene.put("BR_20_C", "deck", 1)
    assert scene.asked == "turn"
    assert "BR_13" not in told(scene.state, reader)
    assert "BR_20" not in told(scene.state, reader)


@pytest.mark.rule("ALT-INFO-03")
@pytest.mark.parametrize(("reader", "sees"), [(-1, False), (0, False), (1, True)])
def test_only_the_one_who_draws_sees_the_cards(reader: int, sees: bool) -> None:
    scene = Scene()
    scene.put("BR_13_C", "deck", 1)
    scene.morning()
    assert ("BR_13" in told(scene.state, reader)) == sees


@pytest.mark.rule("ALT-INFO-03")
@pytest.mark.parametrize("reader", [-1, 0])
def test_the_cards_that_the_rival_may_play_are_not_told_to_others(reader: int) -> None:
    scene = Scene()
    scene.put("BR_13_C", "hand", 1)
    scene.do("pass")
    assert scene.can("play Kappa")
    assert "Kappa" not in told(scene.state, reader)


# Mana (ALT-INFO-04) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-INFO-04")
def test_a_player_sees_the_faces_of_the_own_orbs() -> None:
    scene = Scene(mana=0)
    scene.put("BR_13_C", "mana", 1)
    scene.put("BR_20_C", "mana", 1)
    assert references(seat_in_view(scene, 1, 1)["mana_cards"]) == ["BR_13_C", "BR_20_C"]


@pytest.mark.rule("ALT-INFO-04", "ALT-CARD-03")
@pytest.mark.parametrize("reader", [-1, 0])
def test_others_see_how_many_orbs_there_are_and_are_exhausted_and_no_face(reader: int) -> None:
    scene = Scene(mana=2)
    scene.put("YZ_18_C", "mana", 1)
    scene.put("OR_05_R1", "hand", 1)
    scene.do("pass", "play Ordis Trooper", "hero")
    seat = seat_in_view(scene, reader, 1)
    assert (seat["mana"], seat["mana_ready"], seat["mana_cards"]) == (3, 2, [])
    assert "YZ_18" not in told(scene.state, reader)


@pytest.mark.rule("ALT-INFO-04")
@pytest.mark.parametrize(("reader", "sees"), [(-1, False), (0, True), (1, False)])
def test_only_the_owner_knows_which_card_became_an_orb(reader: int, sees: bool) -> None:
    scene = Scene()
    scene.put("BR_13_C", "hand", 0)
    scene.morning()
    scene.do("no", "pick Kappa")
    assert scene.names("mana")[-1] == "Kappa"
    assert ("BR_13" in told(scene.state, reader)) == sees


# Tumult cards (ALT-INFO-05) ------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-INFO-05")
@pytest.mark.parametrize("reader", EVERY_SEAT)
def test_nobody_sees_the_face_of_a_face_down_tumult_card(reader: int) -> None:
    views = []
    for tumult in ([FOREST, MOUNTAIN | WATER], [MOUNTAIN | WATER, FOREST]):
        scene = Scene()
        scene.state.regions[3:5] = tumult
        scene.state.face_up[3:5] = [False, False]
        assert scene.asked == "turn"
        views.append(told(scene.state, reader))
    assert views[0] == views[1]


@pytest.mark.rule("ALT-INFO-05", "ALT-BOARD-03")
@pytest.mark.parametrize("reader", EVERY_SEAT)
def test_a_face_up_tumult_card_is_seen_by_everybody(reader: int) -> None:
    table: Any = view_of(Scene().state, reader)["table"]
    assert [region["terrains"] for region in table["regions"][1:3]] == [["forest"], ["mountain", "water"]]


# Revealing (ALT-INFO-06) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-INFO-06")
@pytest.mark.parametrize("reader", EVERY_SEAT)
def test_deck_cards_that_an_effect_chooses_among_are_revealed_to_everybody(reader: int) -> None:
    scene = Scene()
    scene.put("BR_13_C", "deck")
    scene.put("BR_20_C", "deck")
    scene.put("LY_30_R2", "hand")
    scene.do("play The Ouroboros, Lyra Bastion")
    assert scene.asked == "revealed"
    revealed = [event for event in scene.events("revealed") if event.visible_to(reader)]
    assert [event.details["cards"] for event in revealed] == [["ALT_CORE_B_BR_20_C", "ALT_CORE_B_BR_13_C"]]


# A whole beginning ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-INFO-03", "ALT-INFO-04")
def test_no_card_of_the_rivals_deck_shows_before_it_is_played() -> None:
    bravos, yzmir = card("BR_13_C"), card("YZ_09_C")
    state = begin([card("BR_01_C"), card("YZ_01_C")], [[bravos] * 39, [yzmir] * 39], Rules(False, True, False), 1, True)
    while state.day < 3 and state.choice is not None:
        # Whoever is asked turns a card into Mana where that is asked, and passes.
        state.apply_action(state.legal[-1] if state.choice.kind != "turn" else state.legal[0])
        assert yzmir.reference not in told(state, 0)
        assert bravos.reference not in told(state, 1)
        assert yzmir.reference not in told(state, -1)
        assert bravos.reference not in told(state, -1)
    assert len(state.zones[4]) == len(state.zones[5]) == 4


def test_the_view_says_by_day_that_a_defender_will_hold_its_expedition_back_in_dusk() -> None:
    scene = Scene()
    scene.put("OR_10_R2", "companion")
    scene.afternoon()
    table: Any = view_of(scene.state, 0)["table"]
    companion = table["seats"][0]["expeditions"][1]
    assert companion["wins"] == ["forest", "mountain", "water"]
    assert not companion["would_move"]
    assert companion["held"] == "ALT-KEYWORD-DEFENDER-01"
