"""Range: what an effect's range comes to, and what lies in it."""

from __future__ import annotations

from tavola.games.hara.pieces import MODIFIERS, RANGE, SPACES
from tavola.games.hara.state import HaraState


def range_of(state: HaraState, user: int, source: int, printed: int) -> int:
    """The range with everything that changes it, never below 0 (HARA-ORIC-05). An effect without a printed range stays
    at range 0 (A99)."""
    if printed == 0 and not state.rules.stance_reaches_all:
        return 0
    return max(0, printed + state.mods[user * MODIFIERS + RANGE])


def in_range(state: HaraState, here: int, there: int, reach: int) -> bool:
    """Whether a space is within a range of another (HARA-RANGE-02)."""
    return state.board.distance[here * SPACES + there] <= reach
