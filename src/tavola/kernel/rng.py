"""The seeded generator that lives inside a state.

Same seed and same actions give the same game on every machine. The generator is PCG-XSH-RR 64/32 (M. E. O'Neill,
2014): small state, good quality, exact in plain integers.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

_MASK64 = (1 << 64) - 1
_MASK32 = (1 << 32) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A random source whose whole state is one integer, so that copying it costs nothing. Tests load it like dice."""

    __slots__ = ("state",)

    def __init__(self, seed: int, state: int = -1) -> None:
        """A source that begins with ``seed``, or goes on from ``state`` if that is given."""
        self.state: int = max(state, 0)
        if state >= 0:
            return
        self.next32()
        self.state = (self.state + seed) & _MASK64
        self.next32()

    def clone(self) -> Rng:
        return Rng(0, self.state)

    def next32(self) -> int:
        """The next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + _INCREMENT) & _MASK64
        mixed = ((old >> 18) ^ old) >> 27 & _MASK32
        turn = old >> 59
        return (mixed >> turn | mixed << (32 - turn)) & _MASK32

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound - 1``, each equally likely."""
        # Draws from the incomplete last stretch of the 32-bit range are thrown away, so that no result is favoured.
        fair = (1 << 32) - (1 << 32) % bound
        while True:
            bits = self.next32()
            if bits < fair:
                return bits % bound

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in a random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
