"""What the observations of games are made of (`Game.observe`)."""

from __future__ import annotations


def one_of(count: int) -> list[tuple[float, ...]]:
    """For each number below ``count`` a row with a 1 in its place, and last, for -1, one of zeros."""
    return [*(tuple([float(place == number) for place in range(count)]) for number in range(count)), (0.0,) * count]
