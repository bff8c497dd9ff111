"""Why not: the answer when something is not legal."""

from __future__ import annotations


class Refusal:
    """A reason why something may not be done now.

    ``reason`` is a sentence of the game's catalogue with named gaps, ``rule`` the id of the rule that says so.
    Refusals are made once per reason; a check returns the reason itself, so asking costs nothing.
    """

    __slots__ = ("reason", "rule")

    def __init__(self, reason: str, rule: str) -> None:
        self.reason: str = reason
        self.rule: str = rule

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r})"
