"""Plain text: one card a line, ``<count> <reference>``, ``<count>x <reference>`` or ``<reference> x<count>``."""

from __future__ import annotations

import re
from typing import Final

from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import TOO_MANY, DeckLine, usual_reference
from tavola.games.altered.fault import Problem, shown
from tavola.games.altered.forms.deck_list import LARGEST_TEXT, DeckList, check_length, counts_of, refusal
from tavola.kernel.language import mark

# Digits and letters are plain ones: others look alike and mean nothing here. Spaces may be of any sort.
_COUNT_FIRST: Final = re.compile(r"([0-9]+)\s*x?\s+(ALT_[A-Z0-9_]+)", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"(ALT_[A-Z0-9_]+)\s+x\s*([0-9]+)", re.IGNORECASE)
#: The characters of a line that are looked at.
LONGEST_LINE: Final = 120
#: Where a line ends. `str.splitlines` knows other ends too, which no editor counts as lines.
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
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
    return DeckList(lines=lines, unreadable=[_unreadable(number, line) for number, line in unreadable])


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
            lines.append(DeckLine(number, number_of(first.group(1)), usual_reference(first.group(2).upper())))
        elif last is not None:
            lines.append(DeckLine(number, number_of(last.group(2)), usual_reference(last.group(1).upper())))
        else:
            unreadable.append((number, line.strip()))
    return lines, unreadable


def number_of(digits: str) -> int:
    """The number that plain digits say, `TOO_MANY` for any from there on."""
    significant = digits.lstrip("0") or "0"
    return int(significant) if len(significant) < len(str(TOO_MANY)) else TOO_MANY


def write(deck: DeckList) -> bytes:
    """The deck as plain text: the Hero first, then the cards by reference."""
    return "".join(f"{count} {reference}\n" for reference, count in counts_of(deck)).encode()


def _unreadable(number: int, line: str) -> Problem:
    # No name is as long; and a line may be made so as to keep the search busy.
    found = _NAMED.fullmatch(line) if len(line) <= 100 else None
    name = found.group(1).casefold() if found is not None else ""
    references = [card.reference for card in CARDS.values() if card.name.casefold() == name and not card.token]
    if references:
        say = mark('"{line_text}" has the name of a card; write a reference in its place: {references}.')
        return Problem(number, "", "", say, line_text=shown(line), references=", ".join(references))
    say = mark('"{line_text}" is not a card line; write "3 ALT_CORE_B_AX_04_C" or "ALT_CORE_B_AX_04_C x3".')
    return Problem(number, "", "", say, line_text=shown(line))
