"""Why not: the answer when something is not legal."""

from __future__ import annotations

from tavola.kernel.language import translate


class Refusal:
    """A reason why something may not be done now.

    ``reason`` is a sentence of the game's catalogue with named gaps, ``rule`` the id of the rule that says so.
    Refusals are made once per reason; a check returns the reason itself, so asking costs nothing.
    """

    __slots__ = ("details", "reason", "rule")

    def __init__(self, reason: str, rule: str, **details: int | str) -> None:
        self.reason: str = reason
        self.rule: str = rule
        #: What fills the gaps of the reason.
        self.details: dict[str, int | str] = details

    def filled(self, **details: int | str) -> Refusal:
        """The same refusal with the gaps of its reason filled."""
        return Refusal(self.reason, self.rule, **details)

    def text(self, package: str, language: str) -> str:
        """The reason as a sentence of the catalogue of ``package``."""
        return translate(package, language, self.reason).format(**self.details)

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r})"
