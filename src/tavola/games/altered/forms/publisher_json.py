"""A deck as the publisher's site gives it: its Hero ("alterator"), and a map from cards to how often they are there."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.fault import Place, Problem
from tavola.games.altered.forms.deck_list import (
    DeckList,
    check_length,
    clean_name,
    counts_of,
    format_of,
    hero_of,
    refusal,
    word_for,
)
from tavola.games.altered.forms.json_text import dump
from tavola.kernel.language import mark

_HERO: Final = "alterator"
_COUNTS: Final = "cardIndexes"
#: The same cards once more, with all that is printed on them.
_BY_TYPE: Final = "deckCardsByType"
_FORMAT: Final = "eventFormat"
#: What stands before a reference: a card's address within the site.
_CARDS: Final = "/cards/"


def is_publisher_deck(data: dict[str, object]) -> bool:
    """Whether a JSON map is such a deck."""
    return _HERO in data or _COUNTS in data or _BY_TYPE in data


def read(data: dict[str, object]) -> DeckList:
    """The deck of such a map.

    Raises:
        BadList: it has no cards, or too many.
    """
    deck = DeckList(clean_name(data.get("name")), format_of(data.get(_FORMAT)))
    if _COUNTS in data:
        _read_counts(data[_COUNTS], deck)
    elif _BY_TYPE in data:
        _read_by_type(data[_BY_TYPE], deck)
    else:
        raise refusal(mark('The deck has no "{key}".'), key=_COUNTS)
    _read_hero(data.get(_HERO), deck)
    return deck


def _read_hero(hero: object, deck: DeckList) -> None:
    """The Hero goes in front, unless the cards hold the Hero already."""
    if hero is None:
        return
    place = Place(mark("the Hero"))
    cards = deck.lines
    deck.lines = []
    deck.add(0, 1, hero.get("reference") if isinstance(hero, dict) else hero, place)
    if deck.lines and any(line.reference == deck.lines[0].reference for line in cards):
        deck.lines = []
    deck.lines += cards


def _read_counts(counts: object, deck: DeckList) -> None:
    if counts == []:  # some tools write an empty map so
        return
    if not isinstance(counts, dict):
        raise refusal(mark('"{key}" is no map from cards to counts.'), key=_COUNTS)
    check_length(len(counts))
    for number, (key, count) in enumerate(counts.items(), start=1):
        deck.add(number, count, key.removeprefix(_CARDS), Place(mark("{key} entry {line}"), key=_COUNTS, line=number))


def _read_by_type(types: object, deck: DeckList) -> None:
    number = 0
    for kind in types.values() if isinstance(types, dict) else ():
        for entry in _entries(kind):
            number += 1
            check_length(number)
            place = Place(mark("{key} entry {line}"), key=_BY_TYPE, line=number)
            card = entry.get("card") if isinstance(entry, dict) else None
            if isinstance(entry, dict) and isinstance(card, dict):
                deck.add(number, entry.get("quantity"), card.get("reference"), place)
            else:
                deck.unreadable.append(Problem(number, "", "", mark("This is no card with its count."), place))


def _entries(kind: object) -> list[object]:
    found = kind.get("deckUserListCard") if isinstance(kind, dict) else None
    return found if isinstance(found, list) else []


def write(deck: DeckList) -> bytes:
    """The deck as such a file."""
    counts = counts_of(deck)
    hero = hero_of(counts)
    data: dict[str, object] = {"name": clean_name(deck.name), "description": "", _FORMAT: word_for(deck.format).upper()}
    if hero:
        data[_HERO] = {"reference": hero}
    data[_COUNTS] = {f"{_CARDS}{reference}": count for reference, count in counts if reference != hero}
    return dump(data)
