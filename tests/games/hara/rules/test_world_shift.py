"""World Shift."""

from __future__ import annotations

import pytest

from tests.games.hara.rules.own_cards import shifts
from tests.games.hara.scene import Scene, monster

SWAP = '[{do = "swap", tiles = ["oakenmoor", "dojo"]}]'


def night(effects: str, *more: str) -> Scene:
    """The night after Day 2, with the Worlds as they were and whatever is on them."""
    scene = Scene("kaoru", "leaf", content="\n".join((shifts(effects), *more)))
    scene.day(2, dusk=True)
    return scene


def slots(scene: Scene) -> list[int]:
    return list(scene.state.board.slots)


@pytest.mark.rule("HARA-SHIFT-01", "HARA-DUSK-06")
def test_the_night_flips_one_card_and_dusk_none() -> None:
    scene = night("[]")
    cards = len(scene.state.shift_deck)
    assert cards == 12
    scene.end_turn()
    assert len(scene.told("shift")) == 1
    assert len(scene.state.shift_deck) == cards - 1
    scene.day(3)
    scene.begin_turn("kaoru")
    scene.end_turn()
    assert len(scene.state.shift_deck) == cards - 1


@pytest.mark.rule("HARA-SHIFT-01", "HARA-DUSK-06")
def test_everything_that_a_card_says_happens_before_the_next_day() -> None:
    scene = night(
        '[{do = "swap", tiles = ["dojo", "any"]}, {do = "each", who = "all", then = [{do = "energy", red = 1}]}]'
    )
    scene.do("end", "heal 0 0")
    assert (scene.kind, scene.state.day) == ("tile", 2)
    scene.do("tile lunaridge")
    assert scene.state.day == 3
    assert [scene.energy(name) for name in ("kaoru", "leaf")] == [(1, 0, 0), (1, 0, 0)]


@pytest.mark.rule("HARA-SHIFT-02")
def test_two_tiles_change_places_and_the_others_stay() -> None:
    scene = night(SWAP)
    before = slots(scene)
    scene.end_turn()
    after = slots(scene)
    assert (after[0], after[3]) == (before[3], before[0])
    assert [after[tile] for tile in (1, 2, 4, 5, 6)] == [before[tile] for tile in (1, 2, 4, 5, 6)]


@pytest.mark.rule("HARA-SHIFT-03")
def test_swapped_tiles_face_as_they_did() -> None:
    """A03, A04: so that spaces 1 and 6 need not touch the Dojo tile any more; the Dojo may lie at the edge."""
    scene = night('[{do = "swap", tiles = ["oakenmoor", "lunaridge"]}]')
    facings = list(scene.state.board.facings)
    board = scene.state.board

    def ring(tile: int) -> list[tuple[int, int]]:
        """Where the spaces of a tile lie, seen from its center."""
        q, r = scene.state.board.hex_of(tile * 7)
        return [(a - q, b - r) for a, b in (scene.state.board.hex_of(tile * 7 + number) for number in range(1, 7))]

    before = [ring(tile) for tile in range(7)]
    scene.end_turn()
    assert scene.state.board is not board
    assert list(scene.state.board.facings) == facings
    assert [ring(tile) for tile in range(7)] == before


@pytest.mark.rule("HARA-SHIFT-03", "HARA-RANGE-03")
def test_everything_on_a_tile_goes_with_it() -> None:
    scene = night(SWAP, monster("moor_stag", health=5, range=0))
    scene.put("moor_stag", "oakenmoor-3")
    scene.stand("leaf", "oakenmoor-3")
    scene.stand("kaoru", "lunaridge-4")
    scene.end_turn()
    assert (scene.at("oakenmoor-3"), scene.where("leaf"), scene.where("kaoru")) == (
        "moor_stag",
        "oakenmoor-3",
        "lunaridge-4",
    )
    apart = scene.state.apart
    # What is next to what follows from where the tiles lie now: Oakenmoor in the middle is a ring round a hole.
    assert apart(scene.space("oakenmoor-3"), scene.space("oakenmoor-6")) == 3
    assert apart(scene.space("dojo"), scene.space("oakenmoor-3")) > 1
    assert scene.state.board.near[scene.space("dojo")] == [scene.space(f"dojo-{number}") for number in range(1, 7)]


@pytest.mark.rule("HARA-SHIFT-02")
def test_a_tile_that_would_change_places_with_itself_stays() -> None:
    scene = night('[{do = "swap", tiles = ["oakenmoor", "rolled"]}]')
    before = slots(scene)
    scene.do("end")
    with scene.dice("oakenmoor"):
        scene.do("heal 0 0")
    assert slots(scene) == before
