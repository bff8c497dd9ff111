"""A deck as the community's deck service takes and gives it: a list of cards with their counts, the Hero among them."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.fault import Place, Problem
from tavola.games.altered.forms.deck_list import (
    DeckList,
    check_length,
    clean_name,
    counts_of,
    format_of,
    refusal,
    word_for,
)
from tavola.games.altered.forms.json_text import dump
from tavola.kernel.language import mark

_CARDS: Final = "deckCards"
#: The service's word for a deck that keeps to no format, or to one that it does not know.
_NO_FORMAT: Final = "sandbox"


def is_api_deck(data: dict[str, object]) -> bool:
    """Whether a JSON map is such a deck."""
    return _CARDS in data


def read(data: dict[str, object]) -> DeckList:
    """The deck of such a map.

    Raises:
        BadList: it has no list of cards, or too many of them.
    """
    deck = DeckList(clean_name(data.get("name")), format_of(data.get("format")))
    cards = data[_CARDS]
    if not isinstance(cards, list):
        raise refusal(mark('"{key}" is no list.'), key=_CARDS)
    check_length(len(cards))
    for number, card in enumerate(cards, start=1):
        place = Place(mark("{key} entry {line}"), key=_CARDS, line=number)
        if isinstance(card, dict):
            deck.add(number, card.get("quantity"), card.get("cardReference"), place)
        else:
            deck.unreadable.append(Problem(number, "", "", mark("This is no card with its count."), place))
    return deck


def write(deck: DeckList) -> bytes:
    """The deck as such a file."""
    return dump(
        {
            "name": clean_name(deck.name),
            "format": word_for(deck.format) or _NO_FORMAT,
            "isPublic": False,
            _CARDS: [{"cardReference": reference, "quantity": count} for reference, count in counts_of(deck)],
        }
    )
