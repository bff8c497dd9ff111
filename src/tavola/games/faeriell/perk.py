"""Perk tiles by number: which there are in which edition, and who has one. What they do is in `perk_tiles`."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.pieces import HERO_TYPES
from tavola.games.faeriell.state import FaeriellState

#: Hero Perks 0 to 21 are the base game's, up to 37 the Kickstarter edition's (FAE-COMP-08, FAE-COMP-09).
FIRST_KICKSTARTER_PERK: Final = 22
#: Sower Perks begin here: five of the base game, four of the Kickstarter edition (FAE-COMP-11, FAE-COMP-12).
FIRST_SOWER_PERK: Final = 38
FIRST_KICKSTARTER_SOWER_PERK: Final = 43
PERKS: Final = 47

# Perks that rules ask for by name.
ANY_QUEST: Final = 18
ANY_ESSENCE: Final = 19
LONG_STRIDE: Final = 20
STEP_AFTER_SOLVING: Final = 21
GEM_FOR_QUEST: Final = 30
DEFEND_OWN_LAND: Final = 31
LEARN_FROM_PERKS: Final = 32
DOOM_FEEDS: Final = 40
HARVEST_CORRUPTION: Final = 45


def owner_of_perk(state: FaeriellState, perk: int) -> int:
    """The player one of whose Heroes has the Perk; -1 if nobody has it."""
    hero = hero_with(state, perk)
    return -1 if hero < 0 else hero // HERO_TYPES


def hero_with(state: FaeriellState, perk: int) -> int:
    """The Hero that has the Perk, or -1."""
    for hero, perks in enumerate(state.perks):
        if perks and perk in perks:
            return hero
    return -1
