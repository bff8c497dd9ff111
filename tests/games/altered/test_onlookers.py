"""Somebody who looks on sees what is known to both players, not what one of them has learned."""

from __future__ import annotations

from typing import Any

from tavola.games.altered.view import view_of
from tests.games.altered.scene import Scene


def test_who_looks_on_knows_what_both_players_know() -> None:
    scene = Scene()
    scene.afternoon()
    state = scene.state
    known = [scene.put("AX_04_C", "hand", player) for player in (0, 1)]
    both = scene.put("AX_08_C", "hand", 1)
    for card, by in ((known[0], 2), (known[1], 1), (both, 3)):
        state.known[card] = by
    table: Any = view_of(state, -1)["table"]
    assert [seat["hand_known"] for seat in table["seats"]] == [[], ["ALT_CORE_B_AX_08_C"]]
    mine: Any = view_of(state, 0)["table"]
    assert mine["seats"][1]["hand_known"] == ["ALT_CORE_B_AX_04_C", "ALT_CORE_B_AX_08_C"]
