"""The action vocabulary: what each action number means. It is the same in every choice and every game.

Below ``MOVES`` stand single answers and things that can be pointed at; from there on stand a Hero type and something.
"""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.pieces import CARD_KINDS, COLOURS, GUARDIANS, HERO_TYPES, NODE_ROOM, REGION_ROOM

#: Pass, no, no more; yes, or the designated area; pay the rest in the way that suggests itself.
DONE: Final = 0
YES: Final = 1
PAY: Final = 2
#: The Phases (FAE-TURN-04).
PHASES: Final = 4
#: Options of a Corruption Event (FAE-EVENT-20); ``CLEANSE_DOOM`` and ``CLEANSE_TOKENS`` + Guardian cleanse Corruption.
YIELD: Final = 8
IGNORE: Final = 9
CLEANSE_TRIBE: Final = 10
CLEANSE_DOOM: Final = 11
CLEANSE_TOKENS: Final = 12
#: Claim an Achievement at the price of Doom (FAE-ACH-05).
TAKE_DOOM: Final = 20
#: A free move of the Shadow (FAE-SHADOW-09).
WALK_IN_SHADOW: Final = 21
#: A discount by a Settlement in the Area of the Attunement (FAE-TRIBE-39).
REGION_DISCOUNT: Final = 22
#: Draw a random Sower Perk (FAE-TWINS-10).
DRAW_SOWER_PERK: Final = 23
#: Steps of the Harvest token and other numbers.
NUMBERS: Final = 24
COLOUR: Final = 40
PLAYERS: Final = 46
SLOTS: Final = 50
GUARDIAN: Final = 56
#: Pick a Hero of one's own, dress one up, level one up, use an innate ability: plus the Hero type.
HERO_PICK: Final = 64
DRESS_UP: Final = 70
LEVEL_UP: Final = 76
INNATE: Final = 82
ATTUNE: Final = 88
HERB: Final = 96
PERK: Final = 112
PERK_ROOM: Final = 48
CARD: Final = PERK + PERK_ROOM
#: Regions: point at one; settle in one, build a Beacon in one, put the Totem in one, move the Tribe out of one.
REGION: Final = CARD + CARD_KINDS
SETTLE: Final = REGION + REGION_ROOM
BUILD_BEACON: Final = SETTLE + REGION_ROOM
TAKE_TOTEM: Final = BUILD_BEACON + REGION_ROOM
MOVE_TRIBE: Final = TAKE_TOTEM + REGION_ROOM
NODE: Final = MOVE_TRIBE + REGION_ROOM

MOVES: Final = NODE + NODE_ROOM
SOLVES: Final = MOVES + HERO_TYPES * NODE_ROOM
QUESTS: Final = SOLVES + HERO_TYPES * GUARDIANS
SOLVE_QUESTS: Final = QUESTS + HERO_TYPES * COLOURS
ACTION_COUNT: Final = SOLVE_QUESTS + HERO_TYPES * CARD_KINDS
