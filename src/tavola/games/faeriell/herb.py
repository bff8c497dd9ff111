"""Heirloom Herb Cards: what each kind is called and does, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.faeriell.names import ESSENCES, HEROES_YOUR, MENACES, TERRAINS
from tavola.games.faeriell.pieces import HERB_HERO, HERB_SOLVE, HERB_TERRAIN
from tavola.kernel.language import mark

Words = Callable[[str], str]

STRENGTHS: Final = (
    mark("strength of the Adventurer"),
    mark("strength of the Chieftain"),
    mark("strength of the Shaman"),
    mark("strength of the Druid"),
)
FRUITS: Final = (
    mark("fruit of the Mountain"),
    mark("fruit of the Meadow"),
    mark("fruit of the River"),
    mark("fruit of the Forest"),
)


def herb_name(herb: int, words: Words) -> str:
    """A short name: what the Herb is about."""
    if herb < HERB_SOLVE:
        return words(mark("discount of a {essence}")).format(essence=words(ESSENCES[herb]))
    if herb < HERB_HERO:
        return words(mark("cure for a {menace}")).format(menace=words(MENACES[herb - HERB_SOLVE]))
    if herb < HERB_TERRAIN:
        return words(STRENGTHS[herb - HERB_HERO])
    return words(FRUITS[herb - HERB_TERRAIN])


def herb_text(herb: int, words: Words) -> str:
    """What the Herb does (FAE-HERB-01 to -16)."""
    if herb < HERB_SOLVE:
        return words(mark("Turn it in the Tribe Phase: the cost of a Tribe action is 1 {essence} less.")).format(
            essence=words(ESSENCES[herb])
        )
    if herb < HERB_HERO:
        return words(mark("Turn it in the Hero Phase: one of your Heroes solves a {menace} beside it.")).format(
            menace=words(MENACES[herb - HERB_SOLVE])
        )
    if herb < HERB_TERRAIN:
        return words(
            mark(
                "Turn it in the Hero Phase: {your_hero} gains 1 Action gem. "
                "It counts as 1 level more for the Achievement of that Hero."
            )
        ).format(your_hero=words(HEROES_YOUR[herb - HERB_HERO]))
    return words(
        mark(
            "When you harvest on the {terrain} icon you take 1 Essence more. "
            "It counts as 1 Region of that terrain for its Achievement."
        )
    ).format(terrain=words(TERRAINS[herb - HERB_TERRAIN]))
