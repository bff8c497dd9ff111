"""The components by number: tiles, spaces, colors, champions and the figures on the map (Components)."""

from __future__ import annotations

from typing import Final

#: The tiles: the Dojo, then the six Worlds in the order of the components (HARA-COMP-02, HARA-COMP-09).
TILES: Final = 7
DOJO_TILE: Final = 0
WORLDS: Final = 6
TILE_NAMES: Final = ("dojo", "arechi_wastes", "oppenheim", "oakenmoor", "the_baiyu", "lunaridge", "the_drear")
THE_BAIYU: Final = 4
OAKENMOOR: Final = 3
#: The decks of hex cards: the Worlds' by tile, the one of Dusk in the place of the Dojo (HARA-COMP-01).
DUSK_DECK: Final = 0

#: A space is ``tile * ROOM + number``: 0 the center, 1 to 6 the ring. The center of the Dojo tile is the Dojo
#: (HARA-DOJO-01); those of the Worlds hold the decks and are no spaces (HARA-MOVE-02).
ROOM: Final = 7
SPACES: Final = TILES * ROOM
DOJO: Final = 0

# Energy (HARA-ENERGY-01)
COLORS: Final = 3
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
COLOR_NAMES: Final = ("red", "blue", "green")
#: In a gift or reward there is a fourth sort, which may be taken as any color (HARA-ENERGY-03).
GOLD: Final = 3
#: The energy of each tile's World (A05); -1 for the Dojo.
WORLD_COLORS: Final = (-1, RED, RED, GREEN, GREEN, BLUE, BLUE)

#: No bar exceeds it (HARA-PBOARD-02); the threshold lies in the middle (HARA-LEVEL-01).
MOST: Final = 10
THRESHOLD: Final = 5

# Champions (HARA-CHAR-01)
CHAMPIONS: Final = 6
CHAMPION_NAMES: Final = ("kaoru", "leaf", "oric", "persephone", "soff", "thomas")
KAORU: Final = 0
LEAF: Final = 1
ORIC: Final = 2
PERSEPHONE: Final = 3
SOFF: Final = 4
THOMAS: Final = 5

# Ability cards of a champion by place: 4 core with Dash first, 2 of each color, 1 Ultimate, 2 locked (HARA-COMP-05)
ABILITIES: Final = 13
CORE: Final = 4
ULTIMATE: Final = 10
ALTERNATE: Final = 11
PASSIVE: Final = 12
#: The place of the first Level Up card of each color.
LEVEL_CARDS: Final = (4, 6, 8)

# The special resources (Champions)
GRIT: Final = 0
MOMENTUM: Final = 1
FEAR: Final = 2
MANA: Final = 3
HEAT: Final = 4
RUNES: Final = 5
RESOURCES: Final = 6
RESOURCE_NAMES: Final = ("grit", "momentum", "fear", "mana", "heat", "runes")
#: The end of each tracker: Momentum and Mana as ruled (HARA-LEAF-01, HARA-SOFF-01), the others A94, A96, A97.
RESOURCE_MOST: Final = (4, 5, 10, 5, 6, 6)
#: At the start of the game, and after a respawn; -1 leaves the resource as it is (HARA-THOMAS-04).
RESOURCE_START: Final = (4, 0, 0, 5, 0, 3)
RESOURCE_RESPAWN: Final = (4, 0, 2, 5, 0, -1)
#: The champion who has the resource.
RESOURCE_OWNER: Final = (KAORU, LEAF, PERSEPHONE, SOFF, SOFF, THOMAS)
#: Fear from which Persephone is Scared (A95) and Terrified.
SCARED: Final = 3
TERRIFIED: Final = 6

# Stances (HARA-ORIC-01)
NO_STANCE: Final = -1
CRANE: Final = 0
TIGER: Final = 1
KOI: Final = 2
STANCE_NAMES: Final = ("crane", "tiger", "koi")

#: Units are the figures on the map: players by seat, then the Corrupted.
MOST_SEATS: Final = 4
CORRUPTED: Final = 3
UNITS: Final = MOST_SEATS + CORRUPTED
NOWHERE: Final = -1
#: Nobody: the source of what no figure does, and the owner of what lies in its deck.
NOBODY: Final = -1

# Hex cards
MONSTER: Final = 0
EVENT: Final = 1
RIFT: Final = 2
HEX_KINDS: Final = ("monster", "event", "rift")

LAST_DAY: Final = 6
ITEM_NUMBERS: Final = 25
DREAMSTONE: Final = 0
SCENARIO_TOKENS: Final = 6

#: What modifies (`HaraState.mods`): each is a sum over everything that a unit has and is under.
ATTACK: Final = 0
RANGE: Final = 1
MOVE: Final = 2
INCOMING: Final = 3
FROM_MONSTERS: Final = 4
ACTIVATIONS: Final = 5
CHALLENGE: Final = 6
DOJO_HEAL: Final = 7
#: Those of Dash have one entry for the top and the next for the bottom (HARA-EQUIP-06).
DASH_MOVE: Final = 8
DASH_DAMAGE: Final = 10
DASH_RANGE: Final = 12
THROUGH_EVENTS: Final = 14
CALM: Final = 15
MODIFIERS: Final = 16
MODIFIER_NAMES: Final = (
    "attack",
    "range",
    "move",
    "incoming",
    "from_monsters",
    "activations",
    "challenge",
    "dojo_heal",
    "dash_move",
    "",
    "dash_damage",
    "",
    "dash_range",
    "",
    "through_events",
    "calm",
)

#: What triggers wait for (`when` of Items, Quests, passives and Corrupted).
TRIGGERS: Final = (
    "turn_begins",
    "turn_ends",
    "dawn",
    "dusk",
    "damaged",
    "monster_defeated",
    "rift_closed",
    "event_done",
    "player_defeated",
    "defeated",
    "leveled",
    "dealt_damage",
)
TURN_BEGINS: Final = 0
TURN_ENDS: Final = 1
DAWN: Final = 2
DUSK: Final = 3
DAMAGED: Final = 4
MONSTER_DEFEATED: Final = 5
RIFT_CLOSED: Final = 6
EVENT_DONE: Final = 7
PLAYER_DEFEATED: Final = 8
DEFEATED: Final = 9
LEVELED: Final = 10
DEALT_DAMAGE: Final = 11


def tile_of(space: int) -> int:
    """The tile that a space belongs to."""
    return space // ROOM
