"""Writing a deck in one of the forms in which decks are handed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.altered.forms import account_csv, account_zip, api_json, code, plain, publisher_json
from tavola.games.altered.forms.deck_list import DeckList
from tavola.kernel.language import mark


class Form:
    """A form in which a deck is written."""

    __slots__ = ("extension", "media_type", "name", "title")

    def __init__(self, name: str, title: str, media_type: str, extension: str) -> None:
        self.name: str = name
        #: A message of the catalogue.
        self.title: str = title
        self.media_type: str = media_type
        #: The end of a file's name, without the dot: no two forms share one.
        self.extension: str = extension


FORMS: Final = (
    Form("plain", mark("Plain text"), "text/plain", "txt"),
    Form("csv", mark("Table of the publisher's account (CSV)"), "text/csv", "csv"),
    Form("zip", mark("Export of the publisher's account (ZIP)"), "application/zip", "zip"),
    Form("publisher_json", mark("Deck of the publisher's site (JSON)"), "application/json", "publisher.json"),
    Form("api_json", mark("Deck of the community's service (JSON)"), "application/json", "api.json"),
    Form("code", mark("Code for addresses"), "text/plain", "code.txt"),
)

_WRITERS: Final[dict[str, Callable[[DeckList], bytes]]] = {
    "plain": plain.write,
    "csv": account_csv.write,
    "zip": account_zip.write,
    "publisher_json": publisher_json.write,
    "api_json": api_json.write,
    "code": code.write,
}


def write_deck(form_name: str, deck: DeckList) -> bytes:
    """The deck in a form: for the same cards, name and format always the same bytes.

    Raises:
        KeyError: there is no such form.
        BadList: the deck is empty, a part of it could not be read, or the form cannot hold it.
    """
    return _WRITERS[form_name](deck)
