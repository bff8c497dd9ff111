"""The words of card texts that have a meaning of their own, each with the rules that say what it does."""

from __future__ import annotations

import re
from typing import Final

from tavola.games.altered.abilities import Ability
from tavola.games.altered.card import Card
from tavola.kernel.language import mark


class Term:
    """A status, a keyword or an action that card texts name."""

    __slots__ = ("pattern", "rules", "title")

    def __init__(self, title: str, pattern: str, *rules: str) -> None:
        #: A message of the catalogue.
        self.title: str = title
        #: How the English text of a card names it.
        self.pattern: re.Pattern[str] = re.compile(pattern)
        self.rules: tuple[str, ...] = rules

    def is_named(self, text: str) -> bool:
        """Whether an English text names it."""
        return self.pattern.search(text) is not None


TERMS: Final = (
    Term(mark("Gigantic"), r"\bGigantic\b", "ALT-KEYWORD-GIGANTIC-01"),
    Term(mark("Tough"), r"\bTough\b", "ALT-KEYWORD-TOUGH-01"),
    Term(mark("Defender"), r"\bDefender\b", "ALT-KEYWORD-DEFENDER-01"),
    Term(mark("Seasoned"), r"\bSeasoned\b", "ALT-KEYWORD-SEASONED-01"),
    Term(mark("Eternal"), r"\bEternal\b", "ALT-KEYWORD-ETERNAL-01"),
    Term(mark("Anchored"), r"\bAnchored\b", "ALT-STATUS-ANCHORED-01", "ALT-STATUS-ANCHORED-02"),
    Term(mark("Asleep"), r"\bAsleep\b", "ALT-STATUS-ASLEEP-01", "ALT-STATUS-ASLEEP-02"),
    Term(mark("Fleeting"), r"\bFleeting\b", "ALT-STATUS-FLEETING-03", "ALT-STATUS-FLEETING-05"),
    Term(mark("Boost"), r"\b[Bb]oost(?:s|ed)?\b", "ALT-COUNTER-08"),
    Term(mark("Resupply"), r"\b[Rr]esuppl(?:y|ies|ied)\b", "ALT-ACTION-RESUPPLY-01"),
    Term(mark("Sabotage"), r"\b[Ss]abotaged?\b", "ALT-ACTION-SABOTAGE-01"),
    Term(mark("After You"), r"\bAfter You\b", "ALT-ACTION-AFTERYOU-01", "ALT-ACTION-AFTERYOU-02"),
    Term(mark("Dice"), r"\b(?:die|dice)\b", "ALT-ACTION-ROLL-01"),
    Term(mark("Exhausted"), r"\b[Ee]xhaust(?:s|ed)?\b|\{T\}", "ALT-ACTION-EXHAUST-01", "ALT-STATUS-EXHAUSTED-02"),
)


def terms_in(abilities: list[Ability]) -> list[Term]:
    """The terms that abilities name, in the order of `TERMS`."""
    text = "\n".join(ability.text(_as_written) for ability in abilities)
    return [term for term in TERMS if term.is_named(text)]


def terms_of(card: Card) -> list[Term]:
    """The terms that the text of a card names, its printed keywords among them."""
    return terms_in(list(card.abilities))


def _as_written(message: str) -> str:
    """The source is in English, so its messages are the English text."""
    return message
