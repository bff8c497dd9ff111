"""Addresses that carry a deck within themselves, as a code or as a list. Nothing is ever looked up."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from tavola.games.altered.fault import BadList
from tavola.games.altered.forms import code, plain
from tavola.games.altered.forms.deck_list import DeckList, clean_name, format_of, refusal
from tavola.kernel.language import mark

#: Where this table shows a deck.
DECKS_PAGE: Final = "/decks/altered"
#: What fields of other addresses with a deck are called.
_FIELDS: Final = ("deck", "code", "deckcode", "list", "decklist")
#: The one of them that goes before whatever looks like a deck elsewhere.
_DECK: Final = "deck"
#: The fields that say what it is called and which format it keeps to.
_NAME: Final = "name"
_FORMAT: Final = "format"
_MOST_FIELDS: Final = 50

#: How an address begins that may have spaces in it.
_BEGINNING: Final = re.compile(r"[a-z][a-z0-9+.-]*://|[/?#]", re.IGNORECASE)
#: What an address has somewhere.
_SIGNS: Final = re.compile(r"[/?#]")
_SEPARATORS: Final = re.compile(r"[,;|]")


def is_address(text: str) -> bool:
    """Whether a text is one address, whole or from its path on."""
    if "\n" in text or "\r" in text:
        return False
    return _BEGINNING.match(text) is not None or (len(text.split()) == 1 and _SIGNS.search(text) is not None)


def address_of(deck: DeckList) -> str:
    """The address, within this site, under which a deck can be shared.

    Raises:
        BadList: the deck cannot be written as a code.
    """
    return f"{DECKS_PAGE}?deck={code.write(deck).decode('ascii')}"


def read(text: str) -> DeckList:
    """The deck that an address carries in its query, its fragment, or its path.

    Raises:
        BadList: there is none, or more than one, or it is broken; the message names the place.
    """
    try:
        parts = urlsplit(text)
        fields = [*_fields_of(parts.query), *_fields_of(parts.fragment)]
        # The lobby's address has that of a deck in a field of its own.
        inner = [urlsplit(value).query for _, value in fields if value.startswith(f"{DECKS_PAGE}?")]
        fields += [field for query in inner for field in _fields_of(query)]
    except ValueError:
        raise refusal(mark("This is no address.")) from None
    decks = [(name, value) for name, value in fields if name.casefold() not in (_NAME, _FORMAT)]
    values = [value for _, value in decks]
    # A query of fields is no deck as a whole; a code may end with equals signs.
    wholes = [unquote(part) for part in (parts.query, parts.fragment)]
    values += [one for one in wholes if "=" not in one or code.looks_like_code(one)]
    values += [unquote(part) for part in reversed(parts.path.split("/"))]
    deck = _carried(decks, values)
    deck.name = deck.name or next((clean_name(value) for name, value in fields if name.casefold() == _NAME), "")
    deck.format = next((format_of(value) for name, value in fields if name.casefold() == _FORMAT), "")
    return deck


def _fields_of(query: str) -> list[tuple[str, str]]:
    return parse_qsl(query, max_num_fields=_MOST_FIELDS)


def _carried(fields: list[tuple[str, str]], values: list[str]) -> DeckList:
    """The one deck: of a field for decks, or of any of the values that can be one.

    Raises:
        BadList: there is none, or more than one, or it is broken.
    """
    named = [(name.casefold(), value) for name, value in fields if name.casefold() in _FIELDS]
    meant = _one_of([value for _, value in named if _looks_like_deck(value)])
    meant = meant or _one_of([value for name, value in named if name == _DECK])
    if meant:
        return _read_value(meant)
    codes = [value for value in values if code.looks_like_code(value)]
    # A word in the path may look like a code without being one.
    whole = [value for value in codes if _is_whole(value)]
    if codes:
        return code.read(_one_of(whole) or codes[0])
    lists = [value for value in values if _looks_like_list(value)]
    if lists:
        return _read_value(_one_of(lists))
    if named:
        return code.read(named[0][1])
    say = mark("The address carries neither a code nor a list. Decks kept elsewhere are not looked up: give the list.")
    raise refusal(say)


def _one_of(values: list[str]) -> str:
    """The value that all of these are; "" for none.

    Raises:
        BadList: they differ.
    """
    different = list(dict.fromkeys(values))
    if len(different) > 1:
        say = mark("The address carries {count} decks; give the code or the list of one of them.")
        raise refusal(say, count=len(different))
    return different[0] if different else ""


def _read_value(value: str) -> DeckList:
    return plain.read(_SEPARATORS.sub("\n", value)) if _looks_like_list(value) else code.read(value)


def _looks_like_deck(value: str) -> bool:
    return code.looks_like_code(value) or _looks_like_list(value)


def _looks_like_list(value: str) -> bool:
    return "ALT_" in value.upper()


def _is_whole(word: str) -> bool:
    """Whether a word is a code that can be read to its end."""
    try:
        code.read(word)
    except BadList:
        return False
    return True
