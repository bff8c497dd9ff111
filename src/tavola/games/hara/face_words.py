"""The words of faces: kinds of cards, what their facts are called, and what is said of the tiles."""

from __future__ import annotations

from typing import Final

from tavola.kernel.language import mark

KINDS: Final = {
    "ability": mark("Ability"),
    "monster": mark("Monster"),
    "event": mark("Event"),
    "rift": mark("Rift"),
    "shift": mark("World Shift"),
    "item": mark("Item"),
    "turn_order": mark("Turn Order card"),
    "quest": mark("Quest"),
    "corrupted": mark("Corrupted"),
    "champion": mark("Champion"),
    "world": mark("World"),
    "dojo": mark("Dojo"),
}
#: Group of an Ability -> what such a card is called (`card.GROUPS`).
GROUP_WORDS: Final = (
    mark("Core Ability"),
    mark("Red Level Up card"),
    mark("Blue Level Up card"),
    mark("Green Level Up card"),
    mark("Ultimate"),
    mark("Alternate Ultimate"),
    mark("Passive"),
)
#: Where the facts of a card come from.
SOURCES: Final = {
    "rulebook": mark("As in the rulebook"),
    "public": mark("As publicly shown"),
    "house": mark("Of the house"),
}
#: Any other source, such as an owner's.
OWN_SOURCE: Final = mark("Source: {source}")

# Facts
HEALTH: Final = mark("Health")
SPIRIT: Final = mark("Spirit")
ATTACK: Final = mark("Attack")
RANGE: Final = mark("Range")
RATING: Final = mark("Challenge rating")
DECK: Final = mark("Deck")
NUMBER: Final = mark("Item number")
TYPE: Final = mark("Type")
CHARGES: Final = mark("Charges")
COPIES: Final = mark("Copies")
PRIMARY: Final = mark("Primary color")
RESOURCE: Final = mark("Resource")
OWNER: Final = mark("Champion")
ENERGY: Final = mark("Energy")
DISCARD_ITEM: Final = mark("discard")
EQUIPMENT: Final = mark("equipment")
COLORS: Final = (mark("red"), mark("blue"), mark("green"))
RESOURCES: Final = (
    mark("Grit"),
    mark("Momentum"),
    mark("Fear"),
    mark("Mana"),
    mark("Heat"),
    mark("Runes"),
)
#: The deck of Dusk among those of the Worlds.
DUSK: Final = mark("Dusk")

# Parts
TOP: Final = mark("Hand")
BOTTOM: Final = mark("Board")
TOP_FREE: Final = mark("Hand (Free)")
BOTTOM_FREE: Final = mark("Board (Free)")
CHARGE: Final = mark("Charges")
LASTING: Final = mark("Always")
BONUS: Final = mark("Once a Day")
SPECIAL: Final = mark("Special")
OBJECTIVE: Final = mark("Objective {part}")
REWARD: Final = mark("Reward {part}")
WEAKNESS: Final = mark("Weakness")
#: An ability of a Corrupted, and the Worlds of the die that call it.
CALLED: Final = mark("{name} ({worlds})")

#: What is said of the Dojo, and of each World.
DOJO_LINES: Final = (
    mark("Everybody begins here and comes back here after a defeat."),
    mark("No Monster harms you here, but players and Corrupted can."),
    mark("End your turn here to gain up to 3 points of Health and Spirit."),
)
WORLD_LINES: Final = (
    mark("At Dawn its top card appears on the space with the number of the Day."),
    mark("Its deck lies in the middle, where nobody goes."),
    mark("World Shifts make it change places with other tiles."),
)
