"""Decks in their plain text form: one card a line, ``<count> <reference>`` or ``<reference> x<count>``."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from tavola.games.altered.card import HERO_CARD, Card
from tavola.games.altered.cards import CARDS
from tavola.kernel.errors import BadSetting

#: The decks of the house: the six starter decks.
STARTER_DECKS: Final = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir")

_COUNT_FIRST: Final = re.compile(r"^\s*(\d{1,4})\s*x?\s+(ALT_\w+)\s*$")
_COUNT_LAST: Final = re.compile(r"^\s*(ALT_\w+)\s+x\s*(\d{1,4})\s*$")
#: Prints of the same card: the Kickstarter set, and the alternate and promotional products, have the same game data.
_REFERENCE: Final = re.compile(r"^ALT_(?:CORE|COREKS)_[BAP]_(AX|BR|LY|MU|OR|YZ|NE)_(\d{2})_(C|R|R1|R2|E|U_\d+)$")


def usual_reference(reference: str) -> str:
    """The reference under which a print's game data are kept: "R" is written "R1", other prints count as "CORE_B"."""
    found = _REFERENCE.match(reference)
    if found is None:
        return reference
    faction, number, rarity = found.groups()
    return f"ALT_CORE_B_{faction}_{number}_{'R1' if rarity == 'R' else rarity}"


class DeckLine:
    """One line of a deck list."""

    __slots__ = ("count", "number", "reference")

    def __init__(self, number: int, count: int, reference: str) -> None:
        #: The number of the line, 1 for the first.
        self.number: int = number
        self.count: int = count
        self.reference: str = reference


class BadDeck(BadSetting):
    """A deck list cannot be read or is not legal. ``places`` holds every fault with its line."""


def read_lines(text: str) -> tuple[list[DeckLine], list[tuple[int, str]]]:
    """The lines of a deck list, and those that cannot be read as (number, line). Blank lines are passed over."""
    lines: list[DeckLine] = []
    unreadable: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        first = _COUNT_FIRST.match(line)
        last = _COUNT_LAST.match(line)
        if first is not None:
            lines.append(DeckLine(number, int(first.group(1)), usual_reference(first.group(2))))
        elif last is not None:
            lines.append(DeckLine(number, int(last.group(2)), usual_reference(last.group(1))))
        else:
            unreadable.append((number, line.strip()))
    return lines, unreadable


def deck_text(name: str) -> str:
    """The list of a deck of the house, or ``name`` itself if it is a list."""
    if name in STARTER_DECKS:
        return files("tavola.games.altered.decks").joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return name


def split(lines: list[DeckLine]) -> tuple[Card | None, list[Card]]:
    """The Hero, if any, and the cards of the Deck. Every reference must be known."""
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
