"""The compact code: a deck of the Core set as a short word for addresses (the community's deck format, version 1).

The bits, the highest first: 4 for the version, 8 for the number of groups; a group is 8 bits for its set, 6 for the
number of its lines, and these lines; a line is its count, the print, the faction, the number, and the rarity. Zeros
fill up the last byte, and the whole is written in base64 with the signs that addresses allow.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final

from tavola.games.altered.deck import design_of
from tavola.games.altered.fault import Place
from tavola.games.altered.forms.deck_list import DeckList, check_length, counts_of, refusal
from tavola.kernel.language import mark

VERSION: Final = 1
_SETS: Final = {1: "COREKS", 2: "CORE"}
_CORE: Final = 2
_PRODUCTS: Final = {1: "P", 2: "A"}
_FACTIONS: Final = ("", "AX", "BR", "LY", "MU", "OR", "YZ", "NE")
_RARITIES: Final = ("C", "R1", "R2", "U")
_UNIQUE: Final = 3

#: The most copies of a card and lines of a group, and the greatest number of a unique, that the bits hold.
MOST_COPIES: Final = 66
_MOST_LINES: Final = 63
_LAST_UNIQUE: Final = 0xFFFF

#: Version 1, at most 25 groups, and at least one card.
_LIKELY: Final = re.compile(r"E[A-Z][A-Za-z0-9_-]{5,}={0,2}")
#: A word that can hardly be anything else than some version of a code.
_LONG: Final = re.compile(r"(?=.*[0-9a-z])(?=.*[A-Z])[A-Za-z0-9+/_-]{24,}={0,2}")
_BASE64: Final = re.compile(r"[A-Za-z0-9_-]+={0,2}")


def looks_like_code(word: str) -> bool:
    """Whether a word begins as a code does; it may still be broken."""
    return _LIKELY.fullmatch(word) is not None


def may_be_code(word: str) -> bool:
    """Whether a word that stands alone is meant as a code, perhaps in another version."""
    return looks_like_code(word) or (not word.upper().startswith("ALT_") and _LONG.fullmatch(word) is not None)


# Reading -------------------------------------------------------------------------------------------------------------


class _Bits:
    """The bits of a code that have not been read yet."""

    __slots__ = ("_bits", "left")

    def __init__(self, data: bytes) -> None:
        self._bits: int = int.from_bytes(data, "big")
        self.left: int = 8 * len(data)

    def take(self, count: int, place: Place | None = None) -> int:
        """The number that the next bits say.

        Raises:
            BadList: there are not so many.
        """
        if count > self.left:
            raise refusal(mark("The code ends too early."), place=place)
        self.left -= count
        found = self._bits >> self.left
        self._bits &= (1 << self.left) - 1
        return found

    @property
    def is_padding(self) -> bool:
        """Whether nothing is left but the zeros that fill up the last byte."""
        return self.left < 8 and self._bits == 0


def read(text: str) -> DeckList:
    """The deck of a code.

    Raises:
        BadList: it is none; the message names the place.
    """
    data = _bytes_of(text)
    bits = _Bits(data)
    version = bits.take(4)
    if version != VERSION:
        say = mark("The code has version {version}; only version {known} is known here.")
        raise refusal(say, version=version, known=VERSION)
    deck = DeckList()
    for group in range(1, bits.take(8) + 1):
        _read_group(bits, group, deck)
    # The last letter, too, has bits that belong to no byte.
    if not bits.is_padding or _word_of(data) != text.rstrip("="):
        raise refusal(mark("Behind its last card the code has something more."))
    return deck


def _bytes_of(text: str) -> bytes:
    if _BASE64.fullmatch(text) is None:
        raise refusal(mark("A code consists of letters, digits, - and _ only."))
    word = text.rstrip("=")
    try:
        return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
    except (binascii.Error, ValueError):
        raise refusal(mark("The code ends too early.")) from None


def _read_group(bits: _Bits, group: int, deck: DeckList) -> None:
    place = Place(mark("group {group}"), group=group)
    number = bits.take(8, place)
    if number not in _SETS:
        say = mark("The set with the number {number} is not known here; only Core is.")
        raise refusal(say, place=place, number=number)
    for line in range(1, bits.take(6, place) + 1):
        _read_line(bits, _SETS[number], Place(mark("line {line} of group {group}"), line=line, group=group), deck)


def _read_line(bits: _Bits, card_set: str, place: Place, deck: DeckList) -> None:
    count = bits.take(2, place)
    if count == 0:
        extended = bits.take(6, place)
        count = extended + 3 if extended else 0
    product = "B"
    if not bits.take(1, place):
        number = bits.take(2, place)
        if number not in _PRODUCTS:
            raise refusal(mark("The product with the number {number} is not known here."), place=place, number=number)
        product = _PRODUCTS[number]
    faction = _FACTIONS[bits.take(3, place)]
    if not faction:
        raise refusal(mark("There is no faction with the number {number}."), place=place, number=0)
    number = bits.take(5, place)
    rarity = bits.take(2, place)
    unique = f"_{bits.take(16, place)}" if rarity == _UNIQUE else ""
    reference = f"ALT_{card_set}_{product}_{faction}_{number:02}_{_RARITIES[rarity]}{unique}"
    check_length(len(deck.lines) + 1)
    deck.add(len(deck.lines) + 1, count, reference, place)


# Writing -------------------------------------------------------------------------------------------------------------


class _Written:
    """Bits that are being written."""

    __slots__ = ("_bits", "_count")

    def __init__(self) -> None:
        self._bits: int = 0
        self._count: int = 0

    def put(self, value: int, count: int) -> None:
        """Write a number in so many bits."""
        self._bits = self._bits << count | value
        self._count += count

    def data(self) -> bytes:
        """All that was written, with zeros up to a whole byte."""
        padding = -self._count % 8
        return (self._bits << padding).to_bytes((self._count + padding) // 8, "big")


def write(deck: DeckList) -> bytes:
    """The code of a deck. Prints of the same card are all written as the booster's.

    Raises:
        BadList: a card is not of the Core set, or is there more often than a code holds.
    """
    counts = counts_of(deck)
    groups = [counts[first : first + _MOST_LINES] for first in range(0, len(counts), _MOST_LINES)]
    bits = _Written()
    bits.put(VERSION, 4)
    bits.put(len(groups), 8)
    for group in groups:
        bits.put(_CORE, 8)
        bits.put(len(group), 6)
        for reference, count in group:
            _write_line(bits, reference, count)
    return _word_of(bits.data()).encode()


def _write_line(bits: _Written, reference: str, count: int) -> None:
    if not 1 <= count <= MOST_COPIES:
        say = mark("{reference} is there {count} times; a code holds 1 to {most} of a card.")
        raise refusal(say, reference=reference, count=count, most=MOST_COPIES)
    design = design_of(reference)
    number, rarity = design if design is not None else ("", "")
    unique = int(rarity.removeprefix("U_")) if rarity.startswith("U") else 0
    if design is None or int(number[3:]) > 31 or unique > _LAST_UNIQUE:
        raise refusal(mark("A code cannot hold {reference}."), reference=reference)
    if count <= 3:
        bits.put(count, 2)
    else:
        bits.put(0, 2)
        bits.put(count - 3, 6)
    bits.put(1, 1)
    bits.put(_FACTIONS.index(number[:2]), 3)
    bits.put(int(number[3:]), 5)
    bits.put(_UNIQUE if rarity.startswith("U") else _RARITIES.index(rarity), 2)
    if rarity.startswith("U"):
        bits.put(unique, 16)


def _word_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")
