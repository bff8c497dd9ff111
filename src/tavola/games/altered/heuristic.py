"""How good a position looks: the short evaluation that the greedy bot uses."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.adventure import totals
from tavola.games.altered.passives import terrains
from tavola.games.altered.state import AlteredState
from tavola.games.altered.victory import ARRIVED, distance_sum
from tavola.games.altered.zones import HAND, LANDMARK, MANA, RESERVE

#: What counts, in regions of the race.
REGION: Final = 1.0
WINNING_A_TERRAIN: Final = 0.55
STATISTIC: Final = 0.02
ORB: Final = 0.16
READY_ORB: Final = 0.01
HAND_CARD: Final = 0.13
RESERVE_CARD: Final = 0.1
LANDMARK_IN_PLAY: Final = 0.3
#: How many regions of lead make the game look won.
SURE: Final = 8.0


def evaluate(state: AlteredState, seat: int) -> float:
    """From -1 (lost) to 1 (won), for ``seat``."""
    if state.winner >= 0:
        return 1.0 if state.winner == seat else -1.0
    lead = strength(state, seat) - strength(state, 1 - seat)
    return max(-0.99, min(0.99, lead / SURE))


def strength(state: AlteredState, player: int) -> float:
    """How far the player is, with what speaks for the next steps, in regions."""
    zones = state.zones
    value = 0.0
    if not state.arena:
        value += REGION * min(distance_sum(state, player), ARRIVED)
    for expedition in (2 * player, 2 * player + 1):
        own = totals(state, expedition)
        facing = totals(state, expedition ^ 2)
        there = terrains(state, state.at[expedition])
        ahead = [own[i] - facing[i] for i in range(3) if there >> i & 1]
        if ahead and max(ahead) > 0:
            value += WINNING_A_TERRAIN
        value += STATISTIC * sum(own)
    value += ORB * len(zones[MANA + player]) + READY_ORB * state.ready_mana(player)
    value += HAND_CARD * len(zones[HAND + player])
    value += RESERVE_CARD * min(2, len(zones[RESERVE + player]))
    value += LANDMARK_IN_PLAY * min(2, len(zones[LANDMARK + player]))
    return value
