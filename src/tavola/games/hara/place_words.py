"""Tiles, targets and players as the texts of cards name them. Languages bring their own articles, so each name is a
message with the article that English has."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.speaking import Speaker
from tavola.kernel.language import mark

#: Tile -> its full name.
TILE_WORDS: Final = (
    mark("the Dojo"),
    mark("the Arechi Wastes"),
    mark("Oppenheim"),
    mark("Oakenmoor"),
    mark("the Baiyu"),
    mark("Lunaridge"),
    mark("the Drear"),
)
#: Tile -> being there.
ON_TILE_WORDS: Final = (
    mark("in the Dojo"),
    mark("on the Arechi Wastes"),
    mark("on Oppenheim"),
    mark("on Oakenmoor"),
    mark("on the Baiyu"),
    mark("on Lunaridge"),
    mark("on the Drear"),
)


def tile_words(speaker: Speaker, tile: int) -> str:
    """A tile by its full name."""
    return speaker.say(TILE_WORDS[tile])


#: Whom an effect is aimed at (HARA-TARGET-01, HARA-TARGET-02), one of them.
TARGET_WORDS: Final = (
    mark("any target"),
    mark("another target"),
    mark("a Monster"),
    mark("another player"),
    mark("an enemy"),
    mark("a Corrupted"),
    mark("a Monster or enemy"),
)
#: So many different ones at most.
SEVERAL_WORDS: Final = (
    mark("targets"),
    mark("other targets"),
    mark("Monsters"),
    mark("other players"),
    mark("enemies"),
    mark("Corrupted"),
    mark("Monsters or enemies"),
)
#: All of them (HARA-TARGET-03, HARA-TARGET-04), as one tells the player, and of a Corrupted.
_ALL: Final = (
    mark("all other targets"),
    mark("all Monsters"),
    mark("all other players"),
    mark("all enemies"),
    mark("all Corrupted"),
    mark("all Monsters and enemies"),
)
ALL_WORDS: Final = (
    (mark("all targets, yourself included,"), *_ALL),
    (mark("all targets, itself included,"), *_ALL),
)

#: The players to whom something happens (`deciding.WHO_NAMES`). Extremes are sought among all players, for a Corrupted
#: among its enemies (HARA-CTEAM-04).
WHO_WORDS: Final = (
    (
        mark("each player"),
        mark("each other player"),
        mark("each enemy player"),
        mark("each teammate"),
        mark("each other player on your space"),
        "",
        mark("the player with the least Health"),
        mark("the player with the most Health"),
        mark("the player with the least energy"),
        mark("the player with the most energy"),
        mark("the closest enemy player"),
    ),
    (
        mark("each player"),
        mark("each player"),
        mark("each enemy player"),
        mark("each player of its side"),
        mark("each player on its space"),
        "",
        mark("the enemy player with the least Health"),
        mark("the enemy player with the most Health"),
        mark("the enemy player with the least energy"),
        mark("the enemy player with the most energy"),
        mark("the closest enemy player"),
    ),
)
#: Where a Corrupted goes (`corrupted_turn.TOWARD_NAMES`).
TOWARD_WORDS: Final = (
    mark("the closest enemy player"),
    mark("the enemy player with the least Health"),
    mark("the enemy player with the most energy"),
    mark("the Dojo"),
)
