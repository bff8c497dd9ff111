"""Gigantic (Complete Rules 7.4.4): one Character in both Expeditions of its controller."""

from __future__ import annotations

from tavola.games.altered.card import CHARACTER_JOINS
from tavola.games.altered.passives import Granted, gigantic_by
from tavola.games.altered.reactions import announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import EXPEDITION


def changed_size(state: AlteredState, before: Granted | None, now: Granted | None, arriving: list[int]) -> None:
    """Let Characters join the other Expedition that gained Gigantic in play (ALT-KEYWORD-GIGANTIC-12).

    They join an Expedition, not the Expedition zone, so their own {J} stays silent. Those that lost it leave the
    Expedition where their card is not, which no ability of the game waits for. ``arriving`` have joined both at once
    just now, which is announced as one event (ALT-KEYWORD-GIGANTIC-02, -03).
    """
    listeners = waiting_for(state, CHARACTER_JOINS)
    if not listeners:
        return
    for zone in range(EXPEDITION, EXPEDITION + 4):
        for card in state.zones[zone]:
            printed = state.card[card]
            if gigantic_by(now, printed, card) and not gigantic_by(before, printed, card) and card not in arriving:
                announce(state, CHARACTER_JOINS, listeners, state.controller(card), state.ref(card))
