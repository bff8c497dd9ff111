"""What things are called in sentences, by number; each is looked up in the catalogue where it is shown."""

from __future__ import annotations

from typing import Final

from tavola.kernel.language import mark

ESSENCES: Final = (
    mark("Red Essence"),
    mark("Yellow Essence"),
    mark("Blue Essence"),
    mark("Green Essence"),
    mark("Corruption Essence"),
)
MENACES: Final = (
    mark("red Menace"),
    mark("yellow Menace"),
    mark("blue Menace"),
    mark("green Menace"),
    mark("Corruption token"),
)
BEACONS_OF: Final = (mark("red Beacon"), mark("yellow Beacon"), mark("blue Beacon"), mark("green Beacon"))
TERRAINS: Final = (mark("Mountain"), mark("Meadow"), mark("River"), mark("Forest"))
REGIONS_OF: Final = (
    mark("Mountain Region"),
    mark("Meadow Region"),
    mark("River Region"),
    mark("Forest Region"),
)
HEROES: Final = (
    mark("Adventurer"),
    mark("Chieftain"),
    mark("Shaman"),
    mark("Druid"),
    mark("Shadow"),
    mark("Corruption Sower"),
)
#: A Hero with its article, and as the reader's own.
HEROES_THE: Final = (
    mark("the Adventurer"),
    mark("the Chieftain"),
    mark("the Shaman"),
    mark("the Druid"),
    mark("the Shadow"),
    mark("the Corruption Sower"),
)
HEROES_YOUR: Final = (
    mark("your Adventurer"),
    mark("your Chieftain"),
    mark("your Shaman"),
    mark("your Druid"),
    mark("your Shadow"),
    mark("your Corruption Sower"),
)
#: A Guardian with its article, as the one to whom something belongs, and by name (FAE-CARD-01).
GUARDIANS_THE: Final = (
    mark("the Owl"),
    mark("the Wolf"),
    mark("the Snake"),
    mark("the Bear"),
    mark("the Stag"),
    mark("the Turtle"),
    mark("the Boar"),
    mark("the Toad"),
)
GUARDIANS_OF_THE: Final = (
    mark("of the Owl"),
    mark("of the Wolf"),
    mark("of the Snake"),
    mark("of the Bear"),
    mark("of the Stag"),
    mark("of the Turtle"),
    mark("of the Boar"),
    mark("of the Toad"),
)
GUARDIANS_OF: Final = (
    mark("Owl"),
    mark("Wolf"),
    mark("Snake"),
    mark("Bear"),
    mark("Stag"),
    mark("Turtle"),
    mark("Boar"),
    mark("Toad"),
)
#: Proper names, the same in every language.
GUARDIAN_PROPER: Final = ("Jagapi", "Lanu", "Suba", "Rhudo", "Koos", "Noka", "Kuri", "Rablo")
TRIBES: Final = ("Longfeather", "Berrywort", "Stoneroot", "Cedarmoon")
PHASES_OF: Final = (mark("Tribe Phase"), mark("Event Phase"), mark("Hero Phase"))
ACHIEVEMENTS_OF: Final = (
    mark("Adventurer Achievement"),
    mark("Chieftain Achievement"),
    mark("Shaman Achievement"),
    mark("Druid Achievement"),
    mark("Vigor"),
    mark("Influence"),
    mark("Spirit"),
    mark("Ley Lines"),
    mark("Mountains"),
    mark("Meadows"),
    mark("Rivers"),
    mark("Forests"),
    mark("Fellowship"),
    mark("Heirloom Herbs"),
    mark("Attunements"),
    mark("Beacons"),
    mark("Spiritual Totem"),
    mark("Shire"),
    mark("Purity"),
    mark("Corruption Cleanser"),
)
