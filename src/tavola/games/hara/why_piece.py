"""Pieces by their ids, and the words that many reasons share."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.board import FAR
from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.names import SPACE_IDS, ability_id, unit_id
from tavola.games.hara.pieces import (
    ABILITIES,
    DOJO,
    ITEM_NUMBERS,
    MOST_SEATS,
    NOWHERE,
    ROOM,
    SPACES,
    TILE_NAMES,
    UNITS,
)
from tavola.games.hara.refusals import Reason, Saying, counted
from tavola.games.hara.state import HaraState

# What an id names
SPACE: Final = "space"
DECK: Final = "deck"
UNIT: Final = "unit"
CARD: Final = "card"
ITEM: Final = "item"
BONUS: Final = "bonus"
QUEST: Final = "quest"
TILE: Final = "tile"
OPTION: Final = "option"


class Piece:
    """What an id of the view names (see `table`): its sort, a number, and for cards and Items whose it is."""

    __slots__ = ("number", "owner", "sort")

    def __init__(self, sort: str, number: int, owner: int = -1) -> None:
        self.sort: str = sort
        self.number: int = number
        self.owner: int = owner


def find_piece(state: HaraState, seat: int, id: str) -> Piece | None:
    """The piece with that id; None if the seat sees none."""
    sort, _, rest = id.partition("/")
    if rest:
        return _find_in_area(state, seat, sort, rest)
    if id in SPACE_IDS:
        space = SPACE_IDS.index(id)
        return Piece(DECK if space % ROOM == 0 and space != DOJO else SPACE, space)
    for unit in range(UNITS):
        is_there = unit < state.seats or (unit >= MOST_SEATS and state.at[unit] != NOWHERE)
        if is_there and unit_id(state, unit) == id:
            return Piece(UNIT, unit)
    return None


def _find_in_area(state: HaraState, seat: int, sort: str, rest: str) -> Piece | None:
    """What lies in a player area; tiles and options have the same form."""
    if sort == CARD:
        for owner in range(state.seats):
            for place in range(ABILITIES):
                if ability_id(state, owner, place) == rest:
                    return Piece(CARD, place, owner)
    elif sort == ITEM:
        owner_word, _, card = rest.partition("/")
        owner = _seat_of(state, owner_word)
        for item in state.cards.items:
            if owner >= 0 and item.id == card and state.items[owner * ITEM_NUMBERS + item.number]:
                return Piece(ITEM, item.number, owner)
    elif sort == BONUS:
        owner = _seat_of(state, rest)
        return Piece(BONUS, state.order.index(owner), owner) if owner >= 0 else None
    elif sort == QUEST:
        for number, quest in enumerate(state.cards.quests):
            if quest.id == rest and (number in state.quest or number in state.dealt_quests[seat]):
                return Piece(QUEST, number)
    elif sort == TILE and rest in TILE_NAMES:
        return Piece(TILE, TILE_NAMES.index(rest))
    elif sort == OPTION and rest in [str(number) for number in range(1, 9)]:
        return Piece(OPTION, int(rest) - 1)
    return None


def _seat_of(state: HaraState, word: str) -> int:
    """A seat by its number, -1 for none."""
    seats = [str(seat) for seat in range(state.seats)]
    return seats.index(word) if word in seats else -1


# Words of reasons -----------------------------------------------------------------------------------------------------


def name_of(state: HaraState, unit: int) -> Saying:
    """The name of a champion or Corrupted, as a gap."""
    if unit < MOST_SEATS:
        champion = state.cards.champions[state.champion[unit]]
        return lambda language: champion.name[language]
    corrupted = state.cards.corrupted[unit - MOST_SEATS]
    return lambda language: corrupted.name[language]


def spaces(number: int) -> Saying:
    """A distance or a number of steps, as a gap."""
    return counted(PACKAGE, number, "space")


def away(state: HaraState, unit: int, space: int, reason: Reason, otherwise: Reason) -> Reason:
    """A reason that tells how far a space is from a unit, or another one where no way leads there."""
    distance = state.apart(state.at[unit], space)
    return otherwise if distance >= FAR else reason.said(distance=spaces(distance))


def hex_kind(state: HaraState, space: int) -> int:
    """Monster, Event or Rift; -1 where no hex card lies."""
    card = state.hex_at[space]
    return state.cards.hex_cards[card].kind if card >= 0 else -1


def is_gone(state: HaraState, space: int) -> bool:
    """Whether the space belongs to a World that was removed."""
    return state.removed >> space // ROOM & 1 == 1


def target_of(piece: Piece) -> int:
    """The target that a piece would be: the space of a Monster, or ``SPACES +`` a unit."""
    return SPACES + piece.number if piece.sort == UNIT else piece.number
