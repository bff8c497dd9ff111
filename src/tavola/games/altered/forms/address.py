"""Addresses that carry a deck within themselves, as a code or as a list. Nothing is ever looked up."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from tavola.games.altered.forms import code, plain
from tavola.games.altered.forms.deck_list import DeckList, refusal
from tavola.kernel.language import mark

#: Where this table shows a deck.
DECKS_PAGE: Final = "/decks/altered"
#: What fields of other addresses with a deck are called.
_FIELDS: Final = ("deck", "code", "deckcode", "list", "decklist")
_MOST_FIELDS: Final = 50

_ADDRESS: Final = re.compile(r"(?:[a-z][a-z0-9+.-]*://|/|\?|#).*|\S*[/?#]\S*", re.IGNORECASE)
_SEPARATORS: Final = re.compile(r"[,;|]")


def is_address(text: str) -> bool:
    """Whether a text is one address, whole or from its path on."""
    return "\n" not in text and "\r" not in text and _ADDRESS.fullmatch(text) is not None


def address_of(deck: DeckList) -> str:
    """The address, within this site, under which a deck can be shared.

    Raises:
        BadList: the deck cannot be written as a code.
    """
    return f"{DECKS_PAGE}?deck={code.write(deck).decode('ascii')}"


def read(text: str) -> DeckList:
    """The deck that an address carries in its query, its fragment, or its path.

    Raises:
        BadList: there is none, or it is broken; the message names the place.
    """
    try:
        parts = urlsplit(text)
        fields = [
            *parse_qsl(parts.query, max_num_fields=_MOST_FIELDS),
            *parse_qsl(parts.fragment, max_num_fields=_MOST_FIELDS),
        ]
    except ValueError:
        raise refusal(mark("This is no address.")) from None
    values = [value for _, value in fields]
    values += [unquote(parts.query), unquote(parts.fragment)]
    values += [unquote(part) for part in reversed(parts.path.split("/"))]
    for value in values:
        if code.looks_like_code(value):
            return code.read(value)
    for value in values:
        if "ALT_" in value.upper():
            return plain.read(_SEPARATORS.sub("\n", value))
    for name, value in fields:
        if name.casefold() in _FIELDS:
            return code.read(value)
    say = mark("The address carries neither a code nor a list. Decks kept elsewhere are not looked up: give the list.")
    raise refusal(say)
