"""What playing a card costs (Complete Rules 5.1.2): increases, then reductions, then floors (ALT-COST-03)."""

from __future__ import annotations

from tavola.games.altered.card import PRICES
from tavola.games.altered.lasting import NextCard, served_by
from tavola.games.altered.passives import is_ignored
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import HAND, RESERVE


def price(state: AlteredState, player: int, card: int, saved: int = 0) -> int:
    """The mana that ``player`` pays for playing ``card`` from where it is, having declared savings of ``saved``."""
    printed = state.card[card]
    from_reserve = RESERVE <= state.zone[card] < RESERVE + 2
    base = printed.reserve_cost if from_reserve else printed.hand_cost
    if not saved and not state.lasting and not state.listening[PRICES]:
        return base
    for one in served_by(state, player, card, RESERVE if from_reserve else HAND):
        node = one.node
        assert isinstance(node, NextCard)
        saved += node.saves
    # A price below 0 is 0 (ALT-COST-05).
    cost = max(0, base - saved)
    for source in state.listening[PRICES]:
        floor = state.card[source].price_floor if not is_ignored(state, source) else None
        if floor is not None and state.controller(source) != player and printed.type & floor.types:
            cost = max(cost, floor.floor)
    return cost
