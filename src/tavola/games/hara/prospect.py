"""What would happen: the damage that waits on a space at the end of a turn, and on the way to it."""

from __future__ import annotations

from tavola.games.hara.actions import GO, STEP
from tavola.games.hara.corrupted_turn import corrupted_range
from tavola.games.hara.moving import Moving, safest_path
from tavola.games.hara.pieces import (
    ATTACK,
    DOJO,
    FROM_MONSTERS,
    INCOMING,
    MODIFIERS,
    MOST_SEATS,
    NOWHERE,
    SPACES,
    UNITS,
)
from tavola.games.hara.state import HaraState


def one_attack(state: HaraState, seat: int, attack: int, monster: bool) -> int:
    """What an attack of that strength takes from the player, before prevention and criticals (A61)."""
    if attack <= 0:
        return 0
    first = seat * MODIFIERS
    return max(0, attack + state.mods[first + INCOMING] + (state.mods[first + FROM_MONSTERS] if monster else 0))


def threat_at(state: HaraState, seat: int, space: int) -> int:
    """The damage that the player would take in the Monster Attack phase on a space, before prevention and criticals."""
    total = 0
    monsters = state.cards.monsters
    distance = state.board.distance
    if space != DOJO:
        for at in state.spread:
            monster = monsters[state.hex_at[at]]
            if distance[at * SPACES + space] <= monster.range:
                total += one_attack(state, seat, monster.attack, True)
    for unit in range(MOST_SEATS, UNITS):
        if state.at[unit] != NOWHERE and state.are_enemies(unit, seat):
            card = state.cards.corrupted[unit - MOST_SEATS]
            if distance[state.at[unit] * SPACES + space] <= corrupted_range(state, unit):
                total += one_attack(state, seat, card.attack + state.mods[unit * MODIFIERS + ATTACK], False)
    return total


def damage_on_entering(state: HaraState, seat: int, space: int) -> int:
    """The damage of an Aggressive Monster on a space as the player comes there (HARA-AGGR-01)."""
    card = state.hex_at[space]
    if card < 0 or not state.cards.monsters[card].aggressive:
        return 0
    return one_attack(state, seat, state.cards.monsters[card].attack, True)


def way_of(state: HaraState, choice: Moving, action: int) -> list[int]:
    """The spaces that an answer to a movement enters, in order."""
    if action >= STEP:
        return [action - STEP]
    return safest_path(state, state.at[choice.user], action - GO, choice.left, choice.through, choice.calm)


def damage_on_way(state: HaraState, choice: Moving, way: list[int]) -> int:
    """What Aggressive Monsters on a way would deal."""
    if choice.calm or choice.user >= MOST_SEATS or choice.user != state.active:
        return 0
    return sum(damage_on_entering(state, choice.user, space) for space in way)
