"""What studies of many games look at: what a seat plays, how the race stands, which cards it had and used."""

from __future__ import annotations

from tavola.games.hara.actions import BOTTOM, CHARGE, PICK, PICK_ITEM, TOP, USE_ITEM
from tavola.games.hara.card_set import card_set
from tavola.games.hara.event_words import ENDINGS
from tavola.games.hara.names import ability_id
from tavola.games.hara.pieces import ABILITIES, ITEM_NUMBERS
from tavola.games.hara.state import HaraState


def facts_of(state: HaraState, seat: int) -> dict[str, str]:
    """The champion."""
    champion = state.champion[seat]
    return {"champion": state.cards.champions[champion].id if champion >= 0 else "none"}


def curve_of(state: HaraState) -> dict[str, float]:
    """The energy of each player, and what the Scenario counts."""
    found: dict[str, float] = {}
    for seat in range(state.seats):
        found[f"energy/{seat}"] = float(state.total_energy(seat))
    if state.rules.scenario.counts_doom:
        found["doom"] = float(state.doom)
    if state.rules.scenario.counts_tokens:
        found["tokens"] = float(state.tokens)
    return found


def seen_by(state: HaraState, seat: int) -> list[str]:
    """The Ability cards that the seat has gained, and its Items."""
    if state.champion[seat] < 0:
        return []
    cards = state.hand[seat] | state.board_cards[seat]
    found = [ability_id(state, seat, place) for place in range(ABILITIES) if cards >> place & 1]
    first = seat * ITEM_NUMBERS
    return found + [state.cards.items[number].id for number in range(ITEM_NUMBERS) if state.items[first + number]]


def played_by(state: HaraState, action: int) -> str:
    """The Ability or Item that the answer uses."""
    if TOP <= action < PICK:
        first = CHARGE if action >= CHARGE else BOTTOM if action >= BOTTOM else TOP
        return ability_id(state, state.current_player(), action - first)
    if USE_ITEM <= action < PICK_ITEM:
        return state.cards.items[action - USE_ITEM].id
    return ""


def title_of(kind: str, word: str) -> str:
    """What a word of these is called: what is on the card, or how the end is told."""
    if kind == "ending":
        return ENDINGS[word].rstrip(".") if word in ENDINGS else word
    for champion in card_set().champions:
        if kind == "champion" and champion.id == word:
            return champion.name["en"]
        if kind == "card":
            for ability in champion.abilities:
                if ability.id == word:
                    return f"{ability.name['en']} ({champion.name['en']})"
    if kind == "card":
        for item in card_set().items:
            if item.id == word:
                return f"{item.name['en']} (Item)"
    return word
