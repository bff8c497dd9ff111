"""Writing a deck in one of the forms in which decks are handed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.altered.forms import account_csv, account_zip, api_json, code, plain, publisher_json
from tavola.games.altered.forms.deck_list import DeckList
from tavola.kernel.collection import DeckForm
from tavola.kernel.language import mark

#: The forms, their titles as messages of the catalogue. No two share an extension.
FORMS: Final = (
    DeckForm("plain", mark("Plain text"), "text/plain", "txt"),
    DeckForm("csv", mark("Table of the publisher's account (CSV)"), "text/csv", "csv"),
    DeckForm("zip", mark("Export of the publisher's account (ZIP)"), "application/zip", "zip"),
    DeckForm("publisher_json", mark("Deck of the publisher's site (JSON)"), "application/json", "publisher.json"),
    DeckForm("api_json", mark("Deck of the community's service (JSON)"), "application/json", "api.json"),
    DeckForm("code", mark("Code for addresses"), "text/plain", "code.txt"),
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
