"""Decks in their plain text form: one card a line, ``<count> <reference>`` or ``<reference> x<count>``."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from tavola.games.altered.card import HERO_CARD, Card
from tavola.games.altered.cards import CARDS

#: The decks of the house: the six starter decks.
STARTER_DECKS: Final = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir")
#: The count of a line that gives more digits than any deck could need.
TOO_MANY: Final = 10_000

# Digits and letters are plain ones: others look alike and mean nothing here. Spaces may be of any sort.
_COUNT_FIRST: Final = re.compile(r"([0-9]+)\s*x?\s+(ALT_[A-Z0-9_]+)", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"(ALT_[A-Z0-9_]+)\s+x\s*([0-9]+)", re.IGNORECASE)
#: The characters of a line that are looked at.
LONGEST_LINE: Final = 120
#: Where a line ends. `str.splitlines` knows other ends too, which no editor counts as lines.
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
#: Prints of the same card: the Kickstarter set, and the alternate and promotional products, have the same game data.
_REFERENCE: Final = re.compile(
    r"ALT_(?:CORE|COREKS)_[BAP]_((?:AX|BR|LY|MU|OR|YZ|NE)_[0-9]{2})_(C|R|R1|R2|U_[0-9]{1,6})"
)


def design_of(reference: str) -> tuple[str, str] | None:
    """The number of a Core card, "AX_04", and its rarity "C", "R1", "R2" or "U_7"; None for any other reference."""
    found = _REFERENCE.fullmatch(reference)
    if found is None:
        return None
    number, rarity = found.groups()
    return str(number), "R1" if rarity == "R" else str(rarity)


def usual_reference(reference: str) -> str:
    """The reference under which a print's game data are kept: "R" is written "R1", other prints count as "CORE_B"."""
    design = design_of(reference)
    return f"ALT_CORE_B_{design[0]}_{design[1]}" if design is not None else reference


class DeckLine:
    """One line of a deck list."""

    __slots__ = ("count", "number", "reference")

    def __init__(self, number: int, count: int, reference: str) -> None:
        #: The number of the line, 1 for the first.
        self.number: int = number
        self.count: int = count
        self.reference: str = reference


def read_lines(text: str) -> tuple[list[DeckLine], list[tuple[int, str]]]:
    """The lines of a deck list, and those that cannot be read as (number, line). Blank lines are passed over."""
    lines: list[DeckLine] = []
    unreadable: list[tuple[int, str]] = []
    for number, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        if not line.strip():
            continue
        # A longer line is no card, and trying the patterns on it would take long.
        short = line.strip()[:LONGEST_LINE]
        first = _COUNT_FIRST.fullmatch(short)
        last = _COUNT_LAST.fullmatch(short)
        if first is not None:
            lines.append(DeckLine(number, _count(first.group(1)), usual_reference(first.group(2).upper())))
        elif last is not None:
            lines.append(DeckLine(number, _count(last.group(2)), usual_reference(last.group(1).upper())))
        else:
            unreadable.append((number, line.strip()))
    return lines, unreadable


def _count(digits: str) -> int:
    significant = digits.lstrip("0") or "0"
    return int(significant) if len(significant) < len(str(TOO_MANY)) else TOO_MANY


_texts: dict[str, str] = {}


def deck_text(name: str) -> str:
    """The list of a deck of the house, or ``name`` itself if it is a list."""
    if name not in STARTER_DECKS:
        return name
    if name not in _texts:
        source = files("tavola.games.altered.decks").joinpath(f"{name}.txt")
        _texts[name] = source.read_text(encoding="utf-8")
    return _texts[name]


def split(lines: list[DeckLine]) -> tuple[Card | None, list[Card]]:
    """The Hero, if any, and the cards of the Deck (ALT-DECK-09). Every reference must be known."""
    hero: Card | None = None
    cards: list[Card] = []
    for line in lines:
        card = CARDS[line.reference]
        if card.type == HERO_CARD:
            hero = card
        else:
            cards += [card] * line.count
    return hero, cards


def write_deck(hero: Card | None, cards: list[Card]) -> str:
    """The deck as plain text: the Hero first, then the cards by reference."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card.reference] = counts.get(card.reference, 0) + 1
    lines = [f"1 {hero.reference}\n"] if hero is not None else []
    return "".join(lines + [f"{count} {reference}\n" for reference, count in counts.items()])
