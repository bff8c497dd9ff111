"""What studies of many games look at: what a seat plays, how the race stands, which cards it saw and played."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.actions import PIECES, USES, piece_at
from tavola.games.altered.card import HERO_CARD, RARITY_NAMES, Card
from tavola.games.altered.deck import STARTER_DECKS, split
from tavola.games.altered.legality import checked_deck
from tavola.games.altered.state import AlteredState
from tavola.games.altered.victory import distance_sum
from tavola.games.altered.zones import HAND

#: A deck that is none of the house's.
OTHER: Final = "other"
_ENDINGS: Final = {"met": "Hero and Companion have met", "arena": "decided in the Arena"}

_starters: dict[tuple[str, ...], str] = {}


def facts_of(state: AlteredState, seat: int) -> dict[str, str]:
    """The Hero, and the name of the starter deck or "other"."""
    hero = state.hero(seat)
    return {"hero": state.card[hero].name if hero >= 0 else "none", "deck": _deck_of(state, seat)}


def _deck_of(state: AlteredState, seat: int) -> str:
    if not _starters:
        for name in STARTER_DECKS:
            _, cards = split(checked_deck(name, "constructed", 0))
            _starters[_key(cards)] = name
    owned = [state.card[card] for card in range(len(state.card)) if state.owner[card] == seat]
    return _starters.get(_key([card for card in owned if not card.token and card.type != HERO_CARD]), OTHER)


def _key(cards: list[Card]) -> tuple[str, ...]:
    return tuple(sorted([card.reference for card in cards]))


def curve_of(state: AlteredState) -> dict[str, float]:
    """How far both counters of each player have come, added up: at 7 they meet."""
    return {f"distance/{player}": float(distance_sum(state, player)) for player in (0, 1)}


def seen_by(state: AlteredState, seat: int) -> list[str]:
    """The cards of its own deck that have left it, wherever they are now: the seat has seen each of them."""
    found: list[str] = []
    for card in range(len(state.card)):
        printed = state.card[card]
        if state.owner[card] == seat and state.zone[card] >= HAND and not printed.token and printed.type != HERO_CARD:
            found.append(label_of(printed))
    return found


def played_by(state: AlteredState, action: int) -> str:
    """The card that the answer plays in an Afternoon turn, from Hand or Reserve."""
    choice = state.choice
    if choice is None or choice.kind != "turn" or not PIECES <= action < USES:
        return ""
    return label_of(state.card[piece_at(state, choice.player(state), action)])


def label_of(card: Card) -> str:
    """A card by its name and rarity, which together are no other card's."""
    return f"{card.name} {card.rarity}"


def title_of(kind: str, word: str) -> str:
    """What a word of these is called: a card with its rarity spelled out."""
    if kind == "card":
        name, _, rarity = word.rpartition(" ")
        title = RARITY_NAMES.get(rarity, "")
        return f"{name} ({title.lower()})" if name and title else word
    if kind == "ending":
        return _ENDINGS.get(word, word)
    return "another deck" if kind == "deck" and word == OTHER else word
