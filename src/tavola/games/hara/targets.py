"""Targets: Monsters, Corrupted and players, named by the space of a Monster or ``SPACES +`` the unit."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.pieces import MOST_SEATS, NOWHERE, SPACES
from tavola.games.hara.state import HaraState

#: Whom an effect may be aimed at (HARA-TARGET-01, HARA-TARGET-02).
ANY: Final = 0
OTHER: Final = 1
MONSTERS: Final = 2
PLAYERS: Final = 3
ENEMIES: Final = 4
CORRUPTED_ONLY: Final = 5
FOES: Final = 6
TARGET_NAMES: Final = ("any", "other", "monster", "player", "enemy", "corrupted", "foe")


def targets_of(state: HaraState, user: int, whom: int, reach: int) -> list[int]:
    """Everybody of that sort within a range of the user, Monsters by space first (HARA-TARGET-03, HARA-TARGET-04)."""
    here = state.at[user]
    distance = state.board.distance
    first = here * SPACES
    found: list[int] = []
    if whom in (ANY, OTHER, MONSTERS, FOES):
        monsters = state.cards.monsters
        hex_at = state.hex_at
        for space in state.spread:
            if distance[first + space] <= reach and monsters[hex_at[space]].range >= 0:
                found.append(space)
        found.sort()
        if whom == MONSTERS:
            return found
    at = state.at
    for unit in state.units():
        space = at[unit]
        if space == NOWHERE or distance[first + space] > reach:
            continue
        if is_meant(state, user, whom, unit):
            found.append(SPACES + unit)
    return found


def is_meant(state: HaraState, user: int, whom: int, unit: int) -> bool:
    """Whether a unit is of the sort that is meant."""
    if whom == ANY:
        return True
    if unit == user:
        return False
    if whom == OTHER:
        return True
    if whom == PLAYERS:
        return unit < MOST_SEATS
    if whom == CORRUPTED_ONLY:
        return unit >= MOST_SEATS
    return state.are_enemies(user, unit)
