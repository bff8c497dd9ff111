"""The action vocabulary: what each action number means. It is the same in every choice and every game."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.pieces import ABILITIES, COLORS, ITEM_NUMBERS, SPACES, TILES, UNITS

#: No, none, stop, no more; and yes.
DONE: Final = 0
YES: Final = 1
#: The Adventure phase is over (HARA-ATTACK-01).
END_ADVENTURE: Final = 2
CLOSE_RIFT: Final = 3
ALLY: Final = 4
TURN_BONUS: Final = 5
#: Soff's (HARA-SOFF-03).
REIGNITE: Final = 6
#: Use an Ability from the hand, from the board, or a charge of it: plus its place.
TOP: Final = 8
BOTTOM: Final = TOP + ABILITIES
CHARGE: Final = BOTTOM + ABILITIES
#: Pick an Ability card: to take it, to pick it up, to put it down.
PICK: Final = CHARGE + ABILITIES
#: Use an Item, pick one, give one away: plus its number.
USE_ITEM: Final = PICK + ABILITIES
PICK_ITEM: Final = USE_ITEM + ITEM_NUMBERS
GIVE_ITEM: Final = PICK_ITEM + ITEM_NUMBERS
#: Ask teammates for help against the Monster on a space (Asking For Help).
ASK_HELP: Final = GIVE_ITEM + ITEM_NUMBERS
#: Go somewhere and stop there, or take one step and go on.
GO: Final = ASK_HELP + SPACES
STEP: Final = GO + SPACES
#: Point at the hex card on a space, or at a unit.
AIM: Final = STEP + SPACES
AIM_UNIT: Final = AIM + SPACES
PLACE: Final = AIM_UNIT + UNITS
TILE: Final = PLACE + SPACES
COLOR: Final = TILE + TILES
STANCE: Final = COLOR + COLORS
#: One of several options of a card, in its order.
OPTION: Final = STANCE + 3
OPTIONS: Final = 8
#: A number: Spirit to pay, points to give.
NUMBER: Final = OPTION + OPTIONS
NUMBERS: Final = 21
#: Health and Spirit to heal in the Dojo: ``Health * 8 + Spirit`` (HARA-DOJO-07).
HEAL: Final = NUMBER + NUMBERS
ACTION_COUNT: Final = HEAL + 64
