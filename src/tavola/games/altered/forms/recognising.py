"""Reading a deck in whatever form: the content says which it is, never the name of a file."""

from __future__ import annotations

from functools import lru_cache

from tavola.games.altered.fault import BadList, Problem, shown
from tavola.games.altered.forms import (
    account_csv,
    account_zip,
    address,
    api_json,
    code,
    json_text,
    plain,
    publisher_json,
)
from tavola.games.altered.forms.deck_list import LARGEST_FILE, LARGEST_TEXT, MOST_DECKS, DeckList, refusal
from tavola.kernel.language import mark


def read_decks(data: str | bytes) -> list[DeckList]:
    """The decks of a text that was pasted, or of a file.

    Raises:
        BadList: it cannot be read; the message names the place.
    """
    if isinstance(data, str):
        if len(data) > LARGEST_TEXT:
            raise refusal(mark("The list is longer than {most} characters."), rule="ALT-DECK-01", most=LARGEST_TEXT)
        return _read_text(data)
    if len(data) > LARGEST_FILE:
        raise refusal(mark("The file is larger than {most} bytes."), rule="ALT-DECK-01", most=LARGEST_FILE)
    return account_zip.read(data) if account_zip.looks_like_zip(data) else _read_text(text_of(data))


def remembered_decks(text: str) -> list[DeckList]:
    """The decks of a text, read once however often the same text is asked about. They must not be changed.

    Raises:
        BadList: it cannot be read; the message names the place.
    """
    if len(text) > LARGEST_TEXT:
        return read_decks(text)
    decks, problems = _remembered(text)
    if problems:
        raise BadList(problems)
    return decks


@lru_cache(maxsize=64)
def _remembered(text: str) -> tuple[list[DeckList], list[Problem]]:
    """The decks of a text, or else why it cannot be read."""
    try:
        return read_decks(text), []
    except BadList as error:
        return [], error.problems


def text_of(data: bytes) -> str:
    """The text of a file.

    Raises:
        BadList: it is no text in UTF-8.
    """
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        say = mark("this is no text in UTF-8 (byte {byte}); save it as UTF-8")
        raise refusal(say, line, byte=error.start) from None


def one_deck(decks: list[DeckList], name: str = "") -> DeckList:
    """The deck of that name, or with that number; without a name the only one.

    Raises:
        BadList: there is none, or several; the message lists what there is.
    """
    if not name and len(decks) == 1:
        return decks[0]
    named = [deck for deck in decks if deck.name.casefold() == name.casefold()] if name else []
    if len(named) == 1:
        return named[0]
    if name.isascii() and name.isdecimal() and len(name) < 6 and 1 <= int(name) <= len(decks):
        return decks[int(name) - 1]
    names = ", ".join(f"{number}: {shown(deck.name or '?')}" for number, deck in enumerate(decks[:20], start=1))
    if name:
        say = mark("There is no one deck called {name}; the decks are {names}.")
        raise refusal(say, name=shown(name), names=names)
    say = mark("There are {count} decks here ({names}); give the list of one of them.")
    raise refusal(say, count=len(decks), names=names)


def deck_from_file(data: bytes) -> str:
    """The one deck of a file, as a text that `read_decks` reads again.

    A text that could have been pasted stays as it is, so that faults name its own lines.

    Raises:
        BadList: it cannot be read, or there are several decks.
    """
    if not account_zip.looks_like_zip(data) and len(data) <= LARGEST_FILE:
        text = text_of(data)
        if len(text) <= LARGEST_TEXT:
            return text
    return plain.write(one_deck(read_decks(data))).decode()


def is_one_word(text: str) -> bool:
    """Whether a text is a code or an address, which both stand alone."""
    return address.is_address(text.strip()) or code.may_be_code(text.strip())


def _read_text(text: str) -> list[DeckList]:
    meant = text.removeprefix("\ufeff").strip()
    if meant.startswith(("{", "[")):
        return _read_json(json_text.load(text.removeprefix("\ufeff")))
    if code.may_be_code(meant):
        return [code.read(meant)]
    if meant.startswith(plain.REMARK) and len(meant.splitlines()) > 1:
        return [plain.read(text)]
    if account_csv.looks_like_table(meant) and not address.is_address(meant):
        return account_csv.read(text)
    if address.is_address(meant):
        return [address.read(meant)]
    return [plain.read(text)]


def _read_json(data: object) -> list[DeckList]:
    """One deck, or a list of decks."""
    if not isinstance(data, list):
        return [_read_map(data)]
    if len(data) > MOST_DECKS:
        raise refusal(mark("The file holds more than {most} decks."), most=MOST_DECKS)
    return [_read_map(one) for one in data] or [DeckList()]


def _read_map(data: object) -> DeckList:
    if isinstance(data, dict):
        if api_json.is_api_deck(data):
            return api_json.read(data)
        if publisher_json.is_publisher_deck(data):
            return publisher_json.read(data)
    raise _no_deck()


def _no_deck() -> BadList:
    say = mark('This JSON is no deck: a deck has "{cards}", or "{hero}" and "{counts}".')
    return refusal(say, cards="deckCards", hero="alterator", counts="cardIndexes")
