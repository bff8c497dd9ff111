"""The action vocabulary: what each action number means. It is the same in every choice and every game.

====================  ==================================================================
number                meaning
====================  ==================================================================
``DECLINE``           pass, no, nothing, no more
``ACCEPT``            yes
``EXPEDITIONS`` + e   an Expedition: own Hero, own Companion, their Hero, their Companion
``NUMBERS`` + n       a mode, a pending Reaction, a die: the n-th of those on offer
``PIECES`` + p        a piece at place p: play it, choose it
``USES`` + p          the quick action of the piece at place p
====================  ==================================================================

A place is a zone as the deciding player sees it, times ``ROOM``, plus the position in that zone.
"""

from __future__ import annotations

from typing import Final

from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import DISCARD, EXPEDITION, HAND, HERO, LANDMARK, MANA, RESERVE

DECLINE: Final = 0
ACCEPT: Final = 1
EXPEDITIONS: Final = 2
NUMBERS: Final = 8
NUMBER_COUNT: Final = 56
PIECES: Final = 64
#: The places counted in one zone. A piece beyond the last place cannot be chosen until others have left: only a Limited
#: deck of hundreds of cards can bring that about.
ROOM: Final = 64

OWN_HAND: Final = 0
OWN_RESERVE: Final = 1
THEIR_RESERVE: Final = 2
OWN_LANDMARKS: Final = 3
THEIR_LANDMARKS: Final = 4
OWN_HERO: Final = 5
OWN_EXPEDITION: Final = 6
THEIR_EXPEDITION: Final = 8
OWN_MANA: Final = 10
OWN_DISCARD: Final = 11
PLACE_ZONES: Final = 12

USES: Final = PIECES + PLACE_ZONES * ROOM
ACTION_COUNT: Final = USES + PLACE_ZONES * ROOM

#: Zone number -> the place zone in which player 0, and player 1, finds it; -1 where nothing can be chosen.
PLACE_OF_ZONE: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    (-1, -1, 0, -1, 10, -1, 11, -1, 1, 2, 5, -1, 3, 4, 6, 7, 8, 9, -1, -1, -1),
    (-1, -1, -1, 0, -1, 10, -1, 11, 2, 1, -1, 5, 4, 3, 8, 9, 6, 7, -1, -1, -1),
)

#: Player -> place zone -> zone number.
ZONE_OF_PLACE: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    (
        HAND,
        RESERVE,
        RESERVE + 1,
        LANDMARK,
        LANDMARK + 1,
        HERO,
        EXPEDITION,
        EXPEDITION + 1,
        EXPEDITION + 2,
        EXPEDITION + 3,
        MANA,
        DISCARD,
    ),
    (
        HAND + 1,
        RESERVE + 1,
        RESERVE,
        LANDMARK + 1,
        LANDMARK,
        HERO + 1,
        EXPEDITION + 2,
        EXPEDITION + 3,
        EXPEDITION,
        EXPEDITION + 1,
        MANA + 1,
        DISCARD + 1,
    ),
)


def piece_at(state: AlteredState, player: int, action: int) -> int:
    """The card that a ``PIECES`` or ``USES`` action of ``player`` names."""
    place = action - (PIECES if action < USES else USES)
    return state.zones[ZONE_OF_PLACE[player][place // ROOM]][place % ROOM]


def expedition_action(player: int, expedition: int) -> int:
    """The action by which ``player`` names an Expedition (0 to 3)."""
    return EXPEDITIONS + (expedition ^ (player << 1))


def expedition_of_action(player: int, action: int) -> int:
    """The Expedition that the action of ``player`` names."""
    return (action - EXPEDITIONS) ^ (player << 1)
