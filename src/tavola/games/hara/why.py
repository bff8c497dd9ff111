"""Why."""

from __future__ import annotations

from tavola.games.hara.state import HaraState
from tavola.kernel.refusal import Refusal


def why_not(state: HaraState, seat: int, piece: str) -> Refusal | None:
    return None
