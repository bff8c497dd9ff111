"""The World Shift deck: every card of the house set, flipped at the end of a Day."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import TILE_NAMES
from tests.games.hara.cards.staging import HEALTH, SPIRIT, Played, offered, stage
from tests.games.hara.scene import Scene

plays = Played()


class Night(NamedTuple):
    """What a card does: the World that the Dojo changes places with, and what each player gains of energy, Health and
    Spirit. ``how``: whether that World is named, rolled or chosen."""

    world: str
    how: str = "named"
    red: int = 0
    health: int = 0
    spirit: int = 0


NIGHTS = {
    "red_dust_rising": Night("arechi_wastes", red=1),
    "oppenheim_unmoored": Night("oppenheim"),
    "roots_let_go": Night("oakenmoor", health=1),
    "rain_from_the_baiyu": Night("the_baiyu"),
    "moon_over_the_dojo": Night("lunaridge", spirit=1),
    "the_drear_draws_near": Night("the_drear", spirit=-1),
    "drifting_stones": Night("lunaridge", "rolled"),
    "a_door_held_open": Night("oppenheim", "chosen"),
    "a_still_night": Night("", health=1, spirit=1),
}


def before_the_night(card: str) -> Scene:
    """The last turn of Dusk of Day 2, Leaf's; the card is on top of the World Shift deck."""
    scene = stage(at="the_drear-2", turns=("leaf",))
    scene.day(2, dusk=True)
    deck = scene.state.shift_deck
    number = [shift.id for shift in card_set().shifts].index(card)
    deck.remove(number)
    deck.append(number)
    return scene


def slots_after(scene: Scene, world: str) -> list[int]:
    """Where the tiles lie once the Dojo and a World have changed places."""
    slots = list(scene.state.board.slots)
    if world:
        tile = TILE_NAMES.index(world)
        slots[0], slots[tile] = slots[tile], slots[0]
    return slots


def bodies(scene: Scene) -> list[tuple[int, int]]:
    return [(scene.health(name), scene.spirit(name)) for name in scene.names]


@pytest.mark.rule("HARA-SHIFT-01", "HARA-SHIFT-02", "HARA-DUSK-06")
@pytest.mark.parametrize("card", plays.each(NIGHTS))
def test_it_moves_the_dojo_and_does_to_everybody_what_it_says(card: str) -> None:
    night = NIGHTS[card]
    scene = before_the_night(card)
    expected = slots_after(scene, night.world)
    with scene.dice(*([night.world] if night.how == "rolled" else [])):
        scene.do("end")
        if night.how == "chosen":
            assert (scene.kind, scene.asked, scene.state.day) == ("tile", scene.state.order[0], 2)
            assert offered(scene, "tile") == set(TILE_NAMES[1:])
            scene.do(f"tile {night.world}")
    assert (scene.kind, scene.state.day) == ("adventure", 3)
    assert [event["card"] for event in scene.told("shift")] == [card]
    assert list(scene.state.board.slots) == expected
    assert bodies(scene) == [(HEALTH + night.health, SPIRIT + night.spirit)] * 2
    assert [scene.energy(name) for name in scene.names] == [(night.red, 0, 0)] * 2
    assert not scene.state.spread


@pytest.mark.rule("HARA-HEALTH-02", "HARA-SPIRIT-01", "HARA-PBOARD-04", "HARA-LOSE-01")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("red_dust_rising", 10, 10),
        ("roots_let_go", 10, 10),
        ("moon_over_the_dojo", 10, 10),
        ("a_still_night", 10, 10),
        ("the_drear_draws_near", 0, 0),
    ],
)
def test_it_goes_no_farther_than_the_ends_of_the_bars(card: str, before: int, after: int) -> None:
    scene = before_the_night(card)
    for name in scene.names:
        scene.have(name, health=max(before, 1), spirit=before, energy=(before, 0, 0))
    scene.do("end")
    assert bodies(scene) == [(max(after, 1), after)] * 2
    assert [scene.energy(name) for name in scene.names] == [(after, 0, 0)] * 2


@pytest.mark.rule("HARA-SHIFT-02", "HARA-DUSK-02")
@plays("the_land_turns_over")
def test_the_land_turns_over_and_one_dusk_card_rolls_out() -> None:
    scene = before_the_night("the_land_turns_over")
    expected = slots_after(scene, "the_baiyu")
    scene.top_of("dusk", "moth_of_hours", "pillow_imp")
    with scene.dice("the_baiyu", "lunaridge", 5):
        scene.do("end")
    assert list(scene.state.board.slots) == expected
    assert (scene.at("lunaridge-5"), len(scene.state.spread)) == ("moth_of_hours", 1)


@pytest.mark.rule("HARA-SHIFT-02", "HARA-ENERGY-03")
@plays("the_faintest_wish")
@pytest.mark.parametrize("poorer", ["kaoru", "leaf"])
def test_the_faintest_wish_is_that_of_whoever_has_least_energy(poorer: str) -> None:
    scene = before_the_night("the_faintest_wish")
    for name in scene.names:
        scene.have(name, energy=(1, 1, 1) if name == poorer else (4, 0, 0))
    expected = slots_after(scene, "lunaridge")
    scene.do("end", "tile lunaridge")
    assert (scene.kind, scene.asked) == ("gold", scene.seat(poorer))
    scene.do("blue")
    assert (scene.kind, scene.energy(poorer)) == ("adventure", (1, 2, 1))
    assert list(scene.state.board.slots) == expected


@pytest.mark.rule("HARA-CTURN-06")
def test_the_faintest_wish_of_equals_is_for_the_first_player_to_say() -> None:
    scene = before_the_night("the_faintest_wish")
    scene.do("end", "tile lunaridge")
    assert (scene.kind, scene.asked, scene.legal()) == ("player", scene.state.order[0], ["aim kaoru", "aim leaf"])
    scene.do("aim leaf", "green")
    assert [scene.energy(name) for name in scene.names] == [(0, 0, 0), (0, 0, 1)]


@pytest.mark.rule("HARA-DUSK-02", "HARA-ENERGY-03")
@plays("the_long_eclipse")
def test_the_long_eclipse_moves_nothing_but_the_dark() -> None:
    scene = before_the_night("the_long_eclipse")
    expected = slots_after(scene, "")
    scene.top_of("dusk", "moth_of_hours", "small_red_rift", "pillow_imp")
    with scene.dice("lunaridge", 5, "oakenmoor", 1):
        scene.do("end")
    assert (scene.at("lunaridge-5"), scene.at("oakenmoor-1")) == ("moth_of_hours", "small_red_rift")
    assert len(scene.state.spread) == 2
    for name, color in (("kaoru", "red"), ("leaf", "green")):
        assert (scene.kind, scene.asked) == ("gold", scene.seat(name))
        scene.do(color)
    assert (scene.kind, scene.energy("kaoru"), scene.energy("leaf")) == ("adventure", (1, 0, 0), (0, 0, 1))
    assert list(scene.state.board.slots) == expected


def test_every_card_of_the_deck_is_played() -> None:
    assert {card.id for card in card_set().shifts} == plays.cards
