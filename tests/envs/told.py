"""Pebbles with numbers to learn from: a further game, as somebody else may install it."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.pebbles import Pebbles


class Told(Pebbles):
    """One number for the bag, and one for each pebble of the own hand."""

    name: ClassVar[str] = "told"
    returns_sum: ClassVar[float | None] = 0.0

    def observation_names(self, seats: int) -> list[str]:
        return ["bag", *(f"own pebble {pebble}" for pebble in range(1, 10))]

    def observe(self, state: Any, seat: int) -> list[float]:
        return [len(state.bag) / 9, *(float(pebble in state.hands[seat]) for pebble in range(1, 10))]


GAME = Told()
