"""Gigantic (Complete Rules 7.4.4): one Character in both Expeditions of its controller."""

from __future__ import annotations

from tavola.games.altered.card import CHARACTER_JOINS
from tavola.games.altered.passives import GIGANTIC, Granted
from tavola.games.altered.reactions import announce
from tavola.games.altered.state import AlteredState


def changed_size(state: AlteredState, before: Granted | None, now: Granted | None) -> None:
    """Let Characters join the other Expedition that gained Gigantic in play (ALT-KEYWORD-GIGANTIC-12).

    They join an Expedition, not the Expedition zone, so their own {J} stays silent. Those that lost it leave the
    Expedition where their card is not, which no ability of the game waits for.
    """
    if now is None or not now.values[GIGANTIC]:
        return
    small = before.values[GIGANTIC] if before is not None else {}
    for card in now.values[GIGANTIC]:
        if card not in small and not state.card[card].gigantic and state.zone[card] >= 14:
            announce(state, CHARACTER_JOINS, state.listening[CHARACTER_JOINS], state.controller(card), state.ref(card))
