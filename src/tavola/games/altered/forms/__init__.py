"""The forms in which decks are handed on, in and out: one module a form."""

from tavola.games.altered.fault import BadList
from tavola.games.altered.forms.address import address_of
from tavola.games.altered.forms.deck_list import LARGEST_FILE, LARGEST_TEXT, MOST_LINES, DeckList
from tavola.games.altered.forms.recognising import deck_from_file, is_one_word, one_deck, read_decks, remembered_decks
from tavola.games.altered.forms.writing import FORMS, write_deck

__all__ = [
    "FORMS",
    "LARGEST_FILE",
    "LARGEST_TEXT",
    "MOST_LINES",
    "BadList",
    "DeckList",
    "address_of",
    "deck_from_file",
    "is_one_word",
    "one_deck",
    "read_decks",
    "remembered_decks",
    "write_deck",
]
