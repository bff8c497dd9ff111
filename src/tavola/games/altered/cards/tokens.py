"""Tokens (ALT-TOKEN-04)."""

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import CHARACTER_SACRIFICED
from tavola.games.altered.cards.printing import token
from tavola.games.altered.doing import Boost
from tavola.games.altered.which import ITSELF

BRASSBUG = token("AX_31", "Brassbug", "Robot", (2, 2, 2))
BOODA = token("BR_31", "Booda", "Companion", (2, 2, 2))
RECRUIT = token("OR_31", "Ordis Recruit", "Soldier", (1, 1, 1))
MAW = token("YZ_31", "Maw", "Companion", (0, 0, 0), Reaction(CHARACTER_SACRIFICED, Boost(ITSELF, 2)))
