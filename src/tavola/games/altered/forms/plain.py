"""Plain text: one card a line, ``<count> <reference>``, ``<count>x <reference>`` or ``<reference> x<count>``.

The beginning of a reference may be left out: ``3 AX_07_C``. A line with ``#`` in front is a remark; the first one, if
it stands above all cards, is the name of the deck.
"""

from __future__ import annotations

import re
from typing import Final

from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import TOO_MANY, DeckLine, usual_reference
from tavola.games.altered.fault import Problem, shown
from tavola.games.altered.forms.deck_list import (
    LARGEST_TEXT,
    DeckList,
    check_length,
    clean_name,
    counts_of,
    is_reference,
    refusal,
)
from tavola.kernel.language import mark

# Digits and letters are plain ones: others look alike and mean nothing here. Spaces may be of any sort.
_REFERENCE: Final = r"((?:ALT|AX|BR|LY|MU|OR|YZ|NE)_[A-Z0-9_]+)"
_COUNT_FIRST: Final = re.compile(rf"([0-9]+)\s*x?\s+{_REFERENCE}", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(rf"{_REFERENCE}\s+x\s*([0-9]+)", re.IGNORECASE)
#: What may be left out at the beginning of a reference.
_PREFIX: Final = "ALT_"
_PRINT: Final = "ALT_CORE_B_"
#: How a remark begins.
REMARK: Final = "#"
#: The characters of a line that are looked at.
LONGEST_LINE: Final = 120
#: Where a line ends. `str.splitlines` knows other ends too, which no editor counts as lines.
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
#: What people put between cards that they write on one line.
_BETWEEN: Final = re.compile(r"[,;|]")
#: A card's name with its count, as people write it.
_NAMED: Final = re.compile(r"(?:[0-9]+\s*x?\s+)?(.*?)(?:\s+x\s*[0-9]+)?", re.IGNORECASE)


def read(text: str) -> DeckList:
    """The deck of a list in plain text.

    Raises:
        BadList: it is too long.
    """
    if len(text) > LARGEST_TEXT:
        raise refusal(mark("The list is longer than {most} characters."), rule="ALT-DECK-01", most=LARGEST_TEXT)
    lines, unreadable = read_lines(text)
    check_length(len(lines) + len(unreadable))
    unread = [_unreadable(number, line) for number, line in unreadable]
    return DeckList(_name_above(text), lines=lines, unreadable=unread)


def _name_above(text: str) -> str:
    """The name that the first line gives, if it is a remark."""
    first = _LINE_END.split(text.removeprefix("\ufeff").lstrip(), maxsplit=1)[0]
    return clean_name(first.removeprefix(REMARK)) if first.startswith(REMARK) else ""


def read_lines(text: str) -> tuple[list[DeckLine], list[tuple[int, str]]]:
    """The lines of a deck list, and those that cannot be read as (number, line). Blank lines and remarks
    are passed over."""
    lines: list[DeckLine] = []
    unreadable: list[tuple[int, str]] = []
    for number, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        if not line.strip() or line.lstrip().startswith(REMARK):
            continue
        found = _card_of(line)
        if found is not None:
            lines.append(DeckLine(number, number_of(found[0]), _whole(found[1])))
        else:
            unreadable.append((number, line.strip()))
    return lines, unreadable


def is_card_line(line: str) -> bool:
    """Whether a line names a card with its count."""
    return _card_of(line) is not None


def _card_of(line: str) -> tuple[str, str] | None:
    """The digits of the count and the reference on a line; None if it is no card line."""
    # A longer line is no card, and trying the patterns on it would take long.
    short = line.strip()[:LONGEST_LINE]
    first = _COUNT_FIRST.fullmatch(short)
    last = _COUNT_LAST.fullmatch(short)
    count, reference = "", ""
    if first is not None:
        count, reference = first.group(1), first.group(2)
    elif last is not None:
        count, reference = last.group(2), last.group(1)
    # The patterns take signs for letters that look alike, and references of any length.
    return (count, reference) if is_reference(reference) else None


def _whole(reference: str) -> str:
    """A reference as it is known, with the beginning that may be left out."""
    upper = reference.upper()
    return usual_reference(upper if upper.startswith(_PREFIX) else _PRINT + upper)


def number_of(digits: str) -> int:
    """The number that plain digits say, `TOO_MANY` for any from there on."""
    significant = digits.lstrip("0") or "0"
    return int(significant) if len(significant) < len(str(TOO_MANY)) else TOO_MANY


def write(deck: DeckList) -> bytes:
    """The deck as plain text: its name as a remark, the Hero, then the cards by reference."""
    counts = counts_of(deck)
    name = clean_name(deck.name)
    lines = [f"{REMARK} {name}"] if name else []
    lines += [f"{count} {reference}" for reference, count in counts]
    return "".join(f"{line}\n" for line in lines).encode()


def _unreadable(number: int, line: str) -> Problem:
    if is_card_line(_BETWEEN.split(line, maxsplit=1)[0]) or line.upper().count(_PREFIX) > 1:
        say = mark('"{line_text}" is more than one card; write each card on a line of its own.')
        return Problem(number, "", "", say, line_text=shown(line))
    # No name is as long; and a line may be made so as to keep the search busy.
    found = _NAMED.fullmatch(line) if len(line) <= 100 else None
    name = found.group(1).casefold() if found is not None else ""
    references = [card.reference for card in CARDS.values() if card.name.casefold() == name and not card.token]
    if references:
        say = mark('"{line_text}" has the name of a card; write a reference in its place: {references}.')
        return Problem(number, "", "", say, line_text=shown(line), references=", ".join(references))
    say = mark('"{line_text}" is not a card line; write "3 ALT_CORE_B_AX_04_C" or "ALT_CORE_B_AX_04_C x3".')
    return Problem(number, "", "", say, line_text=shown(line))
