"""Ids: the stable words by which views, notation and events name spaces, units and cards."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.pieces import DOJO, MOST_SEATS, ROOM, SPACES, TILE_NAMES
from tavola.games.hara.state import HaraState


def _space_id(space: int) -> str:
    tile, number = divmod(space, ROOM)
    if space == DOJO:
        return "dojo"
    return f"{TILE_NAMES[tile]}-{number}" if number else TILE_NAMES[tile]


#: Space -> its id: "dojo", "dojo-4", "oakenmoor-3"; a center of a World has the World's own.
SPACE_IDS: Final = tuple([_space_id(space) for space in range(SPACES)])


def unit_id(state: HaraState, unit: int) -> str:
    """The id of a player's champion or of a Corrupted."""
    if unit < MOST_SEATS:
        return state.cards.champions[state.champion[unit]].id
    return state.cards.corrupted[unit - MOST_SEATS].id


def ability_id(state: HaraState, seat: int, place: int) -> str:
    """The id of an Ability card of the seat's champion."""
    return state.cards.champions[state.champion[seat]].abilities[place].id
