"""4. Build a Beacon; 5. Control the Spiritual Totem."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.values import read_values
from tests.games.faeriell.scene import Scene


def places(scene: Scene, verb: str) -> set[str]:
    """The Regions where a Beacon, or the Totem, could go now."""
    return {words.removeprefix(verb + " ") for words in scene.legal() if words.startswith(verb + " ")}


def slot(scene: Scene) -> list[int]:
    """The colours of the Essences on the slot of the Totem."""
    return [card // 8 for card in scene.state.totem_cards]


# 4. Build a Beacon ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TRIBE-25")
def test_any_beacon_goes_to_an_own_region() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.own(1, "BOAR-A")
    scene.essences(0, "yellow", "yellow", "red")
    scene.phase("tribe")
    assert places(scene, "beacon") == {"OWL-A", "TOAD-B"}
    scene.do("beacon TOAD-B")
    scene.pay()
    assert scene.legal() == ["red", "yellow", "blue", "green"]
    scene.do("green")
    assert scene.state.beacon[scene.region("TOAD-B")] == 3
    assert scene.state.beacon_supply == [2, 2, 2, 1]


@pytest.mark.rule("FAE-TRIBE-26")
def test_a_region_holds_one_beacon() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.beacon("OWL-A", "red")
    scene.essences(0, "yellow", "yellow", "red")
    scene.phase("tribe")
    assert places(scene, "beacon") == {"TOAD-B"}


@pytest.mark.rule("FAE-TRIBE-27")
def test_a_colour_with_both_beacons_built_is_out() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B")
    scene.own(1, "BOAR-A")
    scene.beacon("OWL-A", "blue")
    scene.beacon("BOAR-A", "blue")
    scene.essences(0, "yellow", "yellow", "red")
    scene.phase("tribe")
    scene.do("beacon TOAD-B")
    scene.pay()
    assert scene.legal() == ["red", "yellow", "green"]


@pytest.mark.rule("FAE-TRIBE-27")
def test_without_a_beacon_left_none_is_built() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.state.beacon_supply = [0, 0, 0, 0]
    scene.essences(0, "yellow", "yellow", "red")
    scene.phase("tribe")
    assert places(scene, "beacon") == set()


@pytest.mark.rule("FAE-TRIBE-28")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        (("yellow", "yellow", "red"), True),
        (("yellow", "yellow", "yellow"), True),
        (("yellow", "yellow", "corruption"), True),
        (("yellow", "yellow"), False),
        (("yellow", "red", "red"), False),
    ],
)
def test_a_beacon_costs_two_yellow_and_one_of_any_colour(cards: tuple[str, ...], enough: bool) -> None:
    """M02."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, *cards)
    scene.phase("tribe")
    assert places(scene, "beacon") == ({"OWL-A"} if enough else set())
    if enough:
        scene.do("beacon OWL-A")
        scene.pay()
        scene.do("red")
        assert sum(scene.state.essences) == 0


@pytest.mark.rule("FAE-TRIBE-28")
def test_the_cost_of_a_beacon_is_what_the_values_say() -> None:
    scene = Scene(values=read_values('source = "other"\n[costs]\nbeacon = { blue = 1 }\n'))
    scene.own(0, "OWL-A")
    scene.essences(0, "blue")
    scene.phase("tribe")
    assert places(scene, "beacon") == {"OWL-A"}


# 5. Control the Spiritual Totem --------------------------------------------------------------------------------------


def with_beacons(*cards: str) -> Scene:
    """Player 0 has Beacons in two of three own Regions, and these cards."""
    scene = Scene()
    scene.own(0, "OWL-A", "TOAD-B", "BOAR-A")
    scene.beacon("OWL-A", "red")
    scene.beacon("TOAD-B", "green")
    scene.essences(0, *cards)
    return scene


@pytest.mark.rule("FAE-TRIBE-32")
def test_the_totem_goes_to_an_own_region_with_a_beacon() -> None:
    scene = with_beacons("yellow")
    scene.own(1, "STAG-D")
    scene.beacon("STAG-D", "blue")
    scene.phase("tribe")
    assert places(scene, "totem") == {"OWL-A", "TOAD-B"}


@pytest.mark.rule("FAE-TRIBE-32")
def test_without_an_own_beacon_nobody_takes_the_totem() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.own(1, "STAG-D")
    scene.beacon("STAG-D", "blue")
    scene.essences(0, "yellow")
    scene.phase("tribe")
    assert places(scene, "totem") == set()


@pytest.mark.rule("FAE-TRIBE-29", "FAE-TRIBE-30")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_each_taker_pays_one_yellow_more(taken: int) -> None:
    scene = with_beacons(*["yellow"] * taken, "red", "blue")
    scene.own(1, "STAG-D")
    scene.beacon("STAG-D", "blue")
    if taken:
        scene.totem("STAG-D", *["yellow-owl", "yellow-bear", "yellow-stag"][:taken])
    scene.phase("tribe")
    assert places(scene, "totem") == set()

    scene.essences(0, "yellow")
    scene.phase("tribe")
    scene.do("totem OWL-A")
    scene.pay()
    assert [scene.count(0, colour) for colour in ("yellow", "red", "blue")] == [0, 1, 1]
    assert scene.state.totem == scene.region("OWL-A")


@pytest.mark.rule("FAE-TRIBE-31")
def test_one_spent_yellow_goes_to_the_slot_and_the_others_to_the_discard_pile() -> None:
    scene = with_beacons("yellow-wolf", "yellow-stag")
    scene.totem("OWL-A", "yellow-owl")
    scene.phase("tribe")
    scene.do("totem TOAD-B", "pay")
    assert slot(scene) == [1, 1]
    assert len(scene.state.discards[1]) == 1


@pytest.mark.rule("FAE-TRIBE-31")
def test_a_yellow_goes_to_the_slot_before_corruption_does() -> None:
    """A16."""
    scene = with_beacons("yellow", "corruption-owl")
    scene.totem("OWL-A", "yellow-owl")
    scene.phase("tribe")
    scene.do("totem TOAD-B", "card corruption-owl")
    assert slot(scene) == [1, 1]
    assert [len(pile) for pile in scene.state.discards] == [0, 0, 0, 0, 1]


@pytest.mark.rule("FAE-TRIBE-31", "FAE-TRIBE-29")
def test_corruption_goes_to_the_slot_where_no_yellow_was_spent_and_counts_there() -> None:
    """A16."""
    scene = with_beacons("corruption", "red")
    scene.phase("tribe")
    scene.do("totem TOAD-B")
    scene.pay()
    assert slot(scene) == [4]
    assert scene.state.discards[4] == []

    scene.essences(0, "yellow")
    scene.phase("tribe")
    assert places(scene, "totem") == set()
    scene.essences(0, "yellow")
    scene.phase("tribe")
    assert places(scene, "totem") == {"OWL-A"}


@pytest.mark.rule("FAE-TRIBE-31")
def test_nothing_goes_to_the_slot_where_nothing_was_spent() -> None:
    """A16."""
    scene = with_beacons()
    scene.herb(0, "discount-yellow")
    scene.phase("tribe")
    scene.do("totem TOAD-B")
    assert scene.state.totem == scene.region("TOAD-B")
    assert slot(scene) == []


@pytest.mark.rule("FAE-TRIBE-33")
def test_another_player_takes_control_and_moves_the_totem_home() -> None:
    scene = with_beacons("yellow")
    scene.own(1, "STAG-D")
    scene.beacon("STAG-D", "blue")
    scene.essences(1, "yellow", "yellow")
    scene.phase("tribe")
    scene.do("totem OWL-A")
    while scene.kind != "phase":
        scene.do(scene.legal()[0])
    assert scene.holds(0, "totem")
    scene.phase("tribe", player=1)
    scene.do("totem STAG-D")
    scene.pay()
    assert scene.state.totem == scene.region("STAG-D")
    assert not scene.holds(0, "totem")
    assert (scene.player, scene.claiming) == (1, "totem")


@pytest.mark.rule("FAE-TRIBE-33")
def test_its_controller_may_move_it_to_another_own_beacon_but_not_to_the_same() -> None:
    """A17."""
    scene = with_beacons("yellow", "yellow")
    scene.totem("OWL-A", "yellow-owl")
    scene.phase("tribe")
    assert places(scene, "totem") == {"TOAD-B"}
