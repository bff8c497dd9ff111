"""What there is on the table: the colours, terrains, Guardians, Heroes, Achievements and tokens, by number."""

from __future__ import annotations

from typing import Final

# Essences (FAE-ESS-04 to -09): the terrain and the Hero type bound to a colour have its number

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
CORRUPTION: Final = 4
#: In a cost or on a slot: whichever colour the player likes.
ANY: Final = 4
COLOURS: Final = 5
COLOUR_NAMES: Final = ("red", "yellow", "blue", "green", "corruption")

MOUNTAIN: Final = 0
MEADOW: Final = 1
RIVER: Final = 2
FOREST: Final = 3
TERRAIN_NAMES: Final = ("mountain", "meadow", "river", "forest")

ADVENTURER: Final = 0
CHIEFTAIN: Final = 1
SHAMAN: Final = 2
DRUID: Final = 3
SHADOW: Final = 4
SOWER: Final = 5
#: The kinds of Hero tile a player may have, the Corruption Sower included.
HERO_TYPES: Final = 6
HERO_NAMES: Final = ("adventurer", "chieftain", "shaman", "druid", "shadow", "sower")
MOST_HEROES: Final = 3
MOST_LEVEL: Final = 5

# Great Guardians, each with an Area of its own ------------------------------------------------------------------------

OWL: Final = 0
WOLF: Final = 1
SNAKE: Final = 2
BEAR: Final = 3
STAG: Final = 4
TURTLE: Final = 5
BOAR: Final = 6
TOAD: Final = 7
GUARDIANS: Final = 8
GUARDIAN_NAMES: Final = ("owl", "wolf", "snake", "bear", "stag", "turtle", "boar", "toad")

#: An Essence card is its colour times this, plus the Guardian on its hidden side (FAE-ESS-03).
CARD_ROOM: Final = 8
#: The different Essence cards; there are two of each.
CARD_KINDS: Final = 40

# The Event Bag: token ``colour * 4 + i`` is a Menace, or a Corruption token where that is the colour ------------------

HAVOC: Final = 20
TOKENS: Final = 21
#: How many tokens each colour, and Corruption, has.
TOKENS_EACH: Final = 4

# Board ----------------------------------------------------------------------------------------------------------------

REGION_ROOM: Final = 48
NODE_ROOM: Final = 96
MOST_SETTLEMENTS: Final = 6
BEACONS_EACH: Final = 2
#: A slot of the harvest wheel from here on is a terrain icon.
WHEEL_TERRAIN: Final = 8
DOOM_END: Final = 15
MOST_CORRUPTION: Final = 5
MOST_TRACKED: Final = 5
#: The Herbs: four discounts, four that solve, four for a Hero type, four for a terrain, in the order of the colours.
HERB_KINDS: Final = 16
HERB_SOLVE: Final = 4
HERB_HERO: Final = 8
HERB_TERRAIN: Final = 12

TRIBE: Final = 0
EVENT: Final = 1
HERO: Final = 2
PHASE_NAMES: Final = ("tribe", "event", "hero")
#: Words of moves, which no node may be called.
MOVE_WORDS: Final = frozenset(
    ("done", "designated", "pay", "yield", "ignore", "doom", *GUARDIAN_NAMES, *COLOUR_NAMES, *PHASE_NAMES)
)
TRIBE_NAMES: Final = ("longfeather", "berrywort", "stoneroot", "cedarmoon")

# Achievements (FAE-ACHC-25): the first twelve by Hero type, colour and terrain ----------------------------------------

ACH_ESSENCE: Final = 4
ACH_TERRAIN: Final = 8
FELLOWSHIP: Final = 12
HERBS: Final = 13
ATTUNEMENTS: Final = 14
BEACONS: Final = 15
TOTEM: Final = 16
SHIRE: Final = 17
PURITY: Final = 18
CLEANSER: Final = 19
ACHIEVEMENTS: Final = 20
ACHIEVEMENT_NAMES: Final = (
    "adventurer",
    "chieftain",
    "shaman",
    "druid",
    "vigor",
    "influence",
    "spirit",
    "ley_lines",
    "mountains",
    "meadows",
    "rivers",
    "forests",
    "fellowship",
    "herbs",
    "attunements",
    "beacon",
    "totem",
    "shire",
    "purity",
    "cleanser",
)
