"""Who has won, read from the results of the seats: from -1 (lost) to 1 (won)."""

from __future__ import annotations

from collections.abc import Sequence

WON = 1.0
LOST = -1.0


def winners(returns: Sequence[float]) -> list[int]:
    """The seats that have won; several share a win."""
    return [seat for seat, result in enumerate(returns) if result == WON]


def all_lost(returns: Sequence[float]) -> bool:
    """Whether the game has beaten everybody."""
    return all(result == LOST for result in returns)


def place(returns: Sequence[float], seat: int) -> int:
    """The place of a seat, 1 for the best; equal results share the better one."""
    mine = returns[seat]
    return 1 + sum(result > mine for result in returns)
