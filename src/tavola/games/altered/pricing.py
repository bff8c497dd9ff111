"""What playing a card costs (Complete Rules 5.1.2): increases, then reductions, then floors (ALT-COST-03)."""

from __future__ import annotations

from tavola.games.altered.card import PRICES
from tavola.games.altered.lasting import Lasting, NextCard, served_by
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
    served = served_by(state, player, card, RESERVE if from_reserve else HAND)
    if free_by(served):
        return 0
    sources = [one for one in state.listening[PRICES] if state.controller(one) != player and not is_ignored(state, one)]
    cost = base
    for source in sources:
        rise = state.card[source].price_rise
        if rise is not None and printed.type & rise.types:
            cost += rise.more
    cost = reduced(state, cost, saved, served)
    for source in sources:
        floor = state.card[source].price_floor
        if floor is not None and printed.type & floor.types:
            cost = max(cost, floor.floor)
    return cost


def is_free(state: AlteredState, player: int, card: int) -> bool:
    """Whether an effect that waits for a card like this makes it free."""
    origin = RESERVE if RESERVE <= state.zone[card] < RESERVE + 2 else HAND
    return bool(state.lasting) and free_by(served_by(state, player, card, origin))


def free_by(served: list[Lasting]) -> bool:
    """Whether one of the waiting effects makes the card free (ALT-COST-06)."""
    for one in served:
        node = one.node
        if isinstance(node, NextCard) and node.free:
            return True
    return False


def reduced(state: AlteredState, cost: int, saved: int, served: list[Lasting]) -> int:
    """The cost after all reductions; one below 0 is 0 (ALT-COST-05).

    A minimum limits its own reduction alone (ALT-COST-04). Those with one come first, which is best for the player.
    """
    limited: list[tuple[int, int]] = []
    for one in served:
        node = one.node
        assert isinstance(node, NextCard)
        if node.minimum:
            limited.append((-node.minimum, node.saves))
        else:
            saved += node.saves
    for minimum, saves in sorted(limited):
        cost = min(cost, max(-minimum, cost - saves))
    return max(0, cost - saved)
