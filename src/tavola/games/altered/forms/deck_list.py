"""A deck as a list says it, in whatever form, and the limits that every form keeps to."""

from __future__ import annotations

import json
import re
from typing import Final

from tavola.games.altered.deck import TOO_MANY, DeckLine, is_hero, usual_reference
from tavola.games.altered.fault import BadList, Place, Problem, shown
from tavola.kernel.language import mark

#: The longest text that is pasted, in characters, and the longest list, in lines.
LARGEST_TEXT: Final = 20_000
MOST_LINES: Final = 500
#: The largest file that is read, packed or unpacked, in bytes.
LARGEST_FILE: Final = 256 * 1024
#: The most decks that one file holds.
MOST_DECKS: Final = 200
#: The longest reference that is looked at, and the longest name of a deck that is kept.
LONGEST_REFERENCE: Final = 60
LONGEST_NAME: Final = 100

#: A reference as any set may have it; small letters count as well. Anything else would do harm in files and on screens.
_REFERENCE: Final = re.compile(rf"[A-Za-z0-9_]{{1,{LONGEST_REFERENCE}}}")

#: A format in the words of other tools -> ours.
_FORMATS: Final = {
    "standard": "constructed",
    "constructed": "constructed",
    "constructed_2025": "constructed_2025",
    "nuc": "no_unique",
    "no_unique": "no_unique",
    "singleton": "singleton",
    "limited": "limited",
    "draft": "limited",
    "sealed": "limited",
}
#: Ours -> in the words of other tools. They have no word for the list of late 2025, which is part of the standard.
_WORDS: Final = {
    "constructed": "standard",
    "constructed_2025": "standard",
    "no_unique": "nuc",
    "singleton": "singleton",
    "limited": "limited",
}


class DeckList:
    """One deck of a list, as it was read: it may be far from legal."""

    __slots__ = ("format", "lines", "name", "unreadable")

    def __init__(
        self,
        name: str = "",
        format: str = "",
        lines: list[DeckLine] | None = None,
        unreadable: list[Problem] | None = None,
    ) -> None:
        self.name: str = name
        #: A value of the option "format", or "" if the list does not say.
        self.format: str = format
        self.lines: list[DeckLine] = lines if lines is not None else []
        #: What stands there in place of a card, a fault for each.
        self.unreadable: list[Problem] = unreadable if unreadable is not None else []

    def add(self, number: int, count: object, reference: object, place: Place | None = None) -> None:
        """One more card, by what a list says: a reference, and a whole number from 0 on."""
        if not isinstance(reference, str) or not is_reference(reference):
            say = mark("{text} is no reference of a card.")
            self.unreadable.append(Problem(number, "", "", say, place, text=quoted(reference)))
        elif not isinstance(count, int) or isinstance(count, bool) or count < 0:
            say = mark("{text} is no number of cards; write a whole number from 1 on.")
            self.unreadable.append(Problem(number, "", "", say, place, text=quoted(count)))
        else:
            known = usual_reference(reference.upper())
            self.lines.append(DeckLine(number, min(count, TOO_MANY), known, place))


def is_reference(text: str) -> bool:
    """Whether a text can be a reference at all: 1 to 60 plain letters, digits and underscores."""
    return _REFERENCE.fullmatch(text) is not None


def quoted(value: object) -> str:
    """What stands in a list, as a message repeats it."""
    return shown(json.dumps(value, ensure_ascii=False))


def refusal(reason: str, line: int = 0, rule: str = "", place: Place | None = None, **details: str | int) -> BadList:
    """What is raised where a list as a whole cannot be read or written."""
    return BadList([Problem(line, "", rule, reason, place, **details)])


def check_length(lines: int) -> None:
    """Refuse a list of more lines than any deck needs.

    Raises:
        BadList: it has more.
    """
    if lines > MOST_LINES:
        raise refusal(mark("The list has more than {most} lines."), rule="ALT-DECK-01", most=MOST_LINES)


def counts_of(deck: DeckList) -> list[tuple[str, int]]:
    """How often each card is there: Heroes first, then by reference. Every form writes a deck in this order.

    Raises:
        BadList: a part of the deck could not be read, or it is empty.
    """
    if deck.unreadable:
        raise BadList(deck.unreadable)
    counts: dict[str, int] = {}
    for line in deck.lines:
        if not is_reference(line.reference):
            say = mark("{text} is no reference of a card.")
            raise refusal(say, line.number, place=line.place, text=quoted(line.reference))
        counts[line.reference] = counts.get(line.reference, 0) + line.count
    if not counts:
        raise refusal(mark("The list is empty."), rule="ALT-DECK-01")
    heroes = sorted(reference for reference in counts if is_hero(reference))
    others = sorted(reference for reference in counts if not is_hero(reference))
    return [(reference, counts[reference]) for reference in (*heroes, *others)]


def hero_of(counts: list[tuple[str, int]]) -> str:
    """The Hero whom a form names apart from the cards; "" where none or several are there."""
    heroes = [(reference, count) for reference, count in counts if is_hero(reference)]
    return heroes[0][0] if len(heroes) == 1 and heroes[0][1] == 1 else ""


def clean_name(name: object) -> str:
    """The name of a deck as it is kept: one line, not too long, of characters that can be seen."""
    if not isinstance(name, str):
        return ""
    visible = "".join(one if one.isprintable() else " " for one in name[: 4 * LONGEST_NAME])
    return " ".join(visible.split())[:LONGEST_NAME].strip()


def format_of(word: object) -> str:
    """Our format by the word of another tool; "" for one that is not known."""
    return _FORMATS.get(word.strip().casefold(), "") if isinstance(word, str) else ""


def word_for(format: str) -> str:
    """The word of other tools for a format; "" for none."""
    return _WORDS.get(format, "")
