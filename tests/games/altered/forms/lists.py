"""Decks for the specs of their forms, and what is said of those that cannot be read."""

from __future__ import annotations

import pytest

from tavola.games.altered.deck import deck_text
from tavola.games.altered.forms import BadList, DeckList, read_decks
from tavola.games.altered.legality import check_text

HERO = "ALT_CORE_B_AX_01_C"
SALVAGER = "ALT_CORE_B_AX_08_C"
MECHANIC = "ALT_CORE_B_AX_07_R1"

Counts = dict[str, int]


def counts(deck: DeckList) -> Counts:
    """How often each card is there."""
    found: Counts = {}
    for line in deck.lines:
        found[line.reference] = found.get(line.reference, 0) + line.count
    return found


def only(data: str | bytes) -> DeckList:
    """The one deck of a list, which can be read to its end."""
    (deck,) = read_decks(data)
    assert deck.unreadable == []
    return deck


def axiom() -> DeckList:
    """The starter deck of Axiom, named and in a format."""
    deck = only(deck_text("axiom"))
    deck.name, deck.format = "Sierra's first; 1", "constructed"
    return deck


def refused(data: str | bytes) -> str:
    """What is said of a list that cannot be read at all."""
    with pytest.raises(BadList) as caught:
        read_decks(data)
    return _checked(caught.value)


def _checked(error: BadList) -> str:
    assert all(sentence.isprintable() for sentence, _ in error.faults("it"))
    assert len(str(error)) < 400
    return str(error)


def told(data: str) -> list[str]:
    """What is said of a list as a deck to be played, without the faults of the whole deck."""
    return [problem.text() for problem in check_text(data, "constructed") if problem.line]
