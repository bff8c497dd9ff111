"""Statuses and counters (Complete Rules 2.4, 2.5)."""

from __future__ import annotations

from tavola.games.altered.card import (
    BOOSTS_GAINED,
    PERMANENT,
)
from tavola.games.altered.objects import refresh
from tavola.games.altered.reactions import announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import (
    EXHAUSTED,
    EXPEDITION,
    FLEETING,
    RESERVE,
    STATUS_NAMES,
)
from tavola.kernel.event import Detail


def gain_status(state: AlteredState, card: int, status: int, rule: str) -> None:
    """Give a status; one already held changes nothing (ALT-STATUS-05), nor does one where none can be.

    No status exists in Deck, Hand or discard pile (ALT-STATUS-02), and a Landmark is never Fleeting
    (ALT-STATUS-FLEETING-07).
    """
    if state.zone[card] < RESERVE or state.status[card] & status:
        return
    if status == FLEETING and state.card[card].type == PERMANENT:
        return
    state.status[card] |= status
    if state.events is not None:
        state.report("gained_status", rule, **piece_details(state, card), status=STATUS_NAMES[status])
    refresh(state)


def lose_status(state: AlteredState, card: int, status: int, rule: str) -> None:
    """Take a status away, however often it was granted (ALT-STATUS-06)."""
    if not state.status[card] & status:
        return
    state.status[card] &= ~status
    if state.events is not None:
        state.report("lost_status", rule, **piece_details(state, card), status=STATUS_NAMES[status])
    refresh(state)


def gain_boosts(state: AlteredState, card: int, count: int, rule: str) -> None:
    """Add boost counters (ALT-COUNTER-08)."""
    if count <= 0 or state.zone[card] < RESERVE:
        return
    state.boosts[card] += count
    if state.events is not None:
        state.report("boosted", rule, **piece_details(state, card), count=count)
    refresh(state)
    listeners = waiting_for(state, BOOSTS_GAINED)
    if listeners and state.zone[card] >= EXPEDITION:
        # In Reserve it is nobody's Character (ALT-CONTROL-02, ALT-CARD-04).
        announce(state, BOOSTS_GAINED, listeners, state.controller(card), state.ref(card))


def gain_counters(state: AlteredState, card: int, count: int, rule: str) -> None:
    """Add counters of the card's own kind, or remove them, never below zero (ALT-COUNTER-02)."""
    if state.zone[card] < RESERVE:
        return
    state.counters[card] = max(0, state.counters[card] + count)
    if state.events is not None:
        state.report("counters", rule, **piece_details(state, card), count=count, now=state.counters[card])
    refresh(state)


def exhaust(state: AlteredState, card: int) -> None:
    """Exhaust a ready object (ALT-ACTION-EXHAUST-01)."""
    gain_status(state, card, EXHAUSTED, "ALT-ACTION-EXHAUST-01")


def piece_details(state: AlteredState, card: int) -> dict[str, Detail]:
    return {"player": state.controller(card), "card": state.card[card].reference, "id": state.stamp[card]}


def pay_mana(state: AlteredState, player: int, count: int) -> None:
    """Exhaust ready Mana Orbs (ALT-COST-02)."""
    state.spent[player] += count
