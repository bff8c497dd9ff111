"""Decks of the house, and the references by which lists name cards. How lists are written see `forms`."""

from __future__ import annotations

import csv
import re
from importlib.resources import files
from typing import Final

from tavola.games.altered.card import HERO_CARD, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.fault import Place

#: The decks of the house: the six starter decks.
STARTER_DECKS: Final = ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir")
#: The word for a deck that is drawn from all cards, another one for every seed and seat.
RANDOM_CORE: Final = "random-core"
#: The count of a line that says more than any deck could need.
TOO_MANY: Final = 10_000

#: The Core set: Heroes have the numbers 1 to 3 of their faction, tokens the number 31 (ALT-TOKEN-04).
HERO_NUMBERS: Final = ("01", "02", "03")
TOKEN_NUMBER: Final = "31"

#: Prints of the same card: the Kickstarter set, and the alternate and promotional products, have the same game data.
_REFERENCE: Final = re.compile(
    r"ALT_(?:CORE|COREKS)_[BAP]_((?:AX|BR|LY|MU|OR|YZ|NE)_[0-9]{2})_(C|R|R1|R2|U_[0-9]{1,6})"
)


class DeckLine:
    """One line of a deck list."""

    __slots__ = ("count", "number", "place", "reference")

    def __init__(self, number: int, count: int, reference: str, place: Place | None = None) -> None:
        #: The number of the line or entry, 1 for the first.
        self.number: int = number
        self.count: int = count
        self.reference: str = reference
        #: Where it stands, in a list that does not consist of lines.
        self.place: Place | None = place


# References ----------------------------------------------------------------------------------------------------------


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


def is_hero(reference: str) -> bool:
    """Whether this is the reference of a Hero of the Core set."""
    design = design_of(reference)
    return design is not None and design[0][3:] in HERO_NUMBERS and not design[0].startswith("NE")


_names: dict[str, str] = {}


def name_of(reference: str) -> str:
    """The name of a Core card by its reference, whether or not it can be played here; "" for none."""
    design = design_of(reference)
    if design is None:
        return ""
    if not _names:
        with files("tavola.games.altered.cards").joinpath("core_names.tsv").open(encoding="utf-8") as lines:
            rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
        # All at once: lists are read in several threads, and none may find a part of the names.
        _names.update({row["number"]: row["name"] for row in rows})
    number, rarity = design
    # Heroes, tokens and Mana Convergence have no rarity; their reference says "C" (ALT-CARD-09).
    if rarity != "C" and (number[3:] in HERO_NUMBERS or number[3:] == TOKEN_NUMBER or number.startswith("NE")):
        return ""
    return _names.get(number, "")


# Decks ---------------------------------------------------------------------------------------------------------------


_texts: dict[str, str] = {}


def house_name(word: str) -> str:
    """The deck of the house that a word means, in capitals or not; "" for none."""
    name = word.strip().casefold() if len(word) < 20 else ""
    return name if name in STARTER_DECKS else ""


def deck_text(word: str) -> str:
    """The list of a deck of the house, or ``word`` itself if it is a list, a code or an address."""
    name = house_name(word)
    if not name:
        return word
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
