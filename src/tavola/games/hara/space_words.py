"""Spaces, figures and cards as people call them: "Oakenmoor 3", "the Dojo", "Leaf"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.hara.card import Card, CardSet
from tavola.games.hara.card_set import PACKAGE, set_named
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import DOJO, ROOM, TILE_NAMES
from tavola.games.hara.place_words import TILE_WORDS
from tavola.kernel.language import mark, translate

Words = Callable[[str], str]

# Spaces ---------------------------------------------------------------------------------------------------------------

#: Tile -> a space of it, by its number; the Dojo itself has words of its own.
SPACE_WORDS: Final = (
    mark("Dojo tile {number}"),
    mark("Arechi Wastes {number}"),
    mark("Oppenheim {number}"),
    mark("Oakenmoor {number}"),
    mark("The Baiyu {number}"),
    mark("Lunaridge {number}"),
    mark("The Drear {number}"),
)
#: Tile -> to a space of it.
TO_SPACE_WORDS: Final = (
    mark("to Dojo tile {number}"),
    mark("to Arechi Wastes {number}"),
    mark("to Oppenheim {number}"),
    mark("to Oakenmoor {number}"),
    mark("to The Baiyu {number}"),
    mark("to Lunaridge {number}"),
    mark("to The Drear {number}"),
)
#: Tile -> being on a space of it.
ON_SPACE_WORDS: Final = (
    mark("on Dojo tile {number}"),
    mark("on Arechi Wastes {number}"),
    mark("on Oppenheim {number}"),
    mark("on Oakenmoor {number}"),
    mark("on The Baiyu {number}"),
    mark("on Lunaridge {number}"),
    mark("on The Drear {number}"),
)
#: The Dojo, the center of its tile (HARA-DOJO-01).
DOJO_WORDS: Final = mark("the Dojo")
TO_DOJO: Final = mark("to the Dojo")
IN_DOJO: Final = mark("in the Dojo")


def words_for(language: str) -> Words:
    """Looks sentences of this game up in a language."""
    return lambda sentence: translate(PACKAGE, language, sentence)


def capital(text: str) -> str:
    """``text`` with a capital first letter."""
    return text[:1].upper() + text[1:]


def _said(space: int, dojo: str, patterns: tuple[str, ...], words: Words) -> str:
    if space == DOJO:
        return words(dojo)
    tile, number = divmod(space, ROOM)
    # The center of a World holds its deck, and stands for the World.
    return words(patterns[tile]).format(number=number) if number else words(TILE_WORDS[tile])


def space_words(space: int, words: Words) -> str:
    """ "Oakenmoor 3"."""
    return _said(space, DOJO_WORDS, SPACE_WORDS, words)


def to_space(space: int, words: Words) -> str:
    """ "to Oakenmoor 3"."""
    return _said(space, TO_DOJO, TO_SPACE_WORDS, words)


def on_space(space: int, words: Words) -> str:
    """ "on Oakenmoor 3"."""
    return _said(space, IN_DOJO, ON_SPACE_WORDS, words)


def space_of_id(id: str) -> int:
    """The number of a space by its id."""
    return SPACE_IDS.index(id)


def tile_of_id(id: str) -> int:
    """The number of a tile by its name."""
    return TILE_NAMES.index(id)


# Cards and figures ----------------------------------------------------------------------------------------------------


class Names:
    """The names of everything in a card set, in a language."""

    __slots__ = ("by_id", "cards", "language", "words")

    def __init__(self, digest: str, language: str) -> None:
        self.language: str = language
        self.words: Words = words_for(language)
        self.cards: CardSet = set_named(digest)
        self.by_id: dict[str, Card] = cards_by_id(self.cards)

    def card(self, id: str) -> str:
        """The name of a card of any kind: a champion, a Corrupted, an Ability, a hex card and so on."""
        return self.by_id[id].name[self.language]


_kept: Final[dict[str, tuple[CardSet, dict[str, Card]]]] = {}
#: So many card sets are indexed at most.
KEPT: Final = 32


def cards_by_id(cards: CardSet) -> dict[str, Card]:
    """Every card of a set by its id, indexed once."""
    found = _kept.get(cards.digest)
    if found is None or found[0] is not cards:
        if len(_kept) >= KEPT:
            _kept.clear()
        every: list[Card] = [*cards.hex_cards, *cards.shifts, *cards.items, *cards.turn_order]
        every += [*cards.corrupted, *cards.quests, *cards.champions]
        for champion in cards.champions:
            every += champion.abilities
        found = _kept[cards.digest] = (cards, {card.id: card for card in every})
    return found[1]
