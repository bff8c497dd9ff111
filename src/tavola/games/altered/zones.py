"""Zones (Complete Rules 3): where a card can be, as small numbers.

A zone's number is its kind plus its player; an Expedition's is ``EXPEDITION + 2 * player + side``. Objects in play have
the numbers from ``LANDMARK`` to ``LAST_IN_PLAY`` (ALT-ZONE-03).
"""

from __future__ import annotations

from typing import Final

DECK: Final = 0
HAND: Final = 2
MANA: Final = 4
DISCARD: Final = 6
RESERVE: Final = 8
HERO: Final = 10
LANDMARK: Final = 12
EXPEDITION: Final = 14
LAST_IN_PLAY: Final = 17
LIMBO: Final = 18
#: Where a token goes that ceases to exist (ALT-TOKEN-01).
GONE: Final = 19
#: The numbers of tokens that ended on an earlier Day, to be used again: nothing refers to them any more.
SPARE: Final = 20
ZONE_COUNT: Final = 21

#: The two sides of a player.
HERO_SIDE: Final = 0
COMPANION_SIDE: Final = 1

#: Zone number -> the player whose zone it is; Limbo and "gone" are nobody's.
PLAYER_OF: Final = (0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, -1, -1, -1)

#: Terrains, as bits (ALT-COMP-03).
FOREST: Final = 1
MOUNTAIN: Final = 2
WATER: Final = 4
ALL_TERRAINS: Final = 7
TERRAIN_NAMES: Final = ("forest", "mountain", "water")

#: Statuses, as bits (ALT-STATUS-01). Boosted is having boost counters and needs no bit.
ANCHORED: Final = 1
ASLEEP: Final = 2
EXHAUSTED: Final = 4
FLEETING: Final = 8
STATUS_NAMES: Final = {ANCHORED: "anchored", ASLEEP: "asleep", EXHAUSTED: "exhausted", FLEETING: "fleeting"}

#: The phases of a Day, in their order (ALT-DAY-01).
SETUP_PHASE: Final = 0
MORNING: Final = 1
NOON: Final = 2
AFTERNOON: Final = 3
DUSK: Final = 4
NIGHT: Final = 5
PHASE_NAMES: Final = ("setup", "morning", "noon", "afternoon", "dusk", "night")
