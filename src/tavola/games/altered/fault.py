"""What is wrong with a deck list: where, which card, by which rule, and how it is told to people."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tavola.kernel.errors import BadSetting
from tavola.kernel.language import mark, translate

_PACKAGE: Final = "tavola.games.altered"

#: How many faults a message spells out.
FAULTS_TOLD: Final = 12
#: The most characters of somebody else's text that a message repeats.
_MOST_SHOWN: Final = 60


class Place:
    """Where in a list something stands, where the number of a line does not say it."""

    __slots__ = ("_details", "_sentence")

    def __init__(self, sentence: str, **details: str | int) -> None:
        #: A message of the catalogue with gaps for the details.
        self._sentence: str = sentence
        self._details: dict[str, str | int] = details

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Place, self._sentence, **self._details), ()

    def text(self, language: str) -> str:
        """The place as people say it."""
        return translate(_PACKAGE, language, self._sentence).format(**self._details)


class Problem:
    """One fault of a deck list."""

    __slots__ = ("card", "details", "line", "place", "reason", "rule")

    def __init__(
        self, line: int, card: str, rule: str, reason: str, place: Place | None = None, **details: str | int
    ) -> None:
        #: The line or entry that shows it, 1 for the first; 0 if it is about the whole deck.
        self.line: int = line
        #: The name or reference of the card it is about, or "".
        self.card: str = card
        self.rule: str = rule
        #: A message of the catalogue with gaps ``{card}`` and those of ``details``.
        self.reason: str = reason
        #: Where the fault is, for what is no list of lines.
        self.place: Place | None = place
        self.details: dict[str, str | int] = details

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Problem, self.line, self.card, self.rule, self.reason, self.place, **self.details), ()

    def sentence(self, language: str) -> str:
        """The fault with its place."""
        say = translate(_PACKAGE, language, self.reason).format(card=self.card, **self.details)
        place = self.place
        if place is None and self.line:
            place = Place(mark("line {line}"), line=self.line)
        return say if place is None else f"{place.text(language)}: {say}"

    def text(self, language: str = "en") -> str:
        """The fault with its place and rule."""
        return f"{self.sentence(language)} [{self.rule}]" if self.rule else self.sentence(language)


class BadList(BadSetting):
    """A deck list cannot be read; the message names the faults with their places."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems: list[Problem] = problems
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        told = "; ".join(problem.text(language) for problem in self.problems[:FAULTS_TOLD])
        more = len(self.problems) - FAULTS_TOLD
        if more <= 0:
            return told
        return translate(_PACKAGE, language, mark("{faults}; and {more} more")).format(faults=told, more=more)

    def faults(self, language: str) -> list[tuple[str, str]]:
        return [(problem.sentence(language), problem.rule) for problem in self.problems]


class BadDeck(BadList):
    """A deck cannot be played; the message names the faults with their lines."""

    def __init__(self, seat: int, problems: list[Problem]) -> None:
        self.seat: int = seat
        super().__init__(problems)

    def text(self, language: str) -> str:
        say = translate(_PACKAGE, language, mark("the deck of seat {seat} cannot be played: {faults}"))
        return say.format(seat=self.seat, faults=super().text(language))


def shown(text: str) -> str:
    """A text of somebody else, short enough for a message, with what cannot be seen spelled out."""
    short = text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in short)
