"""The conditions of cards in words, as they follow an "if"."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.measure import (
    ALONE,
    ON_MONSTER,
    FearTest,
    MeasureTest,
    PlaceTest,
    StanceTest,
    Test,
    TimeTest,
)
from tavola.games.hara.place_words import ON_TILE_WORDS
from tavola.games.hara.speaking import Speaker, measure_words, where
from tavola.kernel.language import mark

STANCES: Final = (mark("in the Crane stance"), mark("in the Tiger stance"), mark("in the Koi stance"))
#: A measure without an upper bound goes up to here.
NO_BOUND: Final = 99


def condition(speaker: Speaker, test: Test) -> str:
    """A condition."""
    if isinstance(test, StanceTest):
        return speaker.say(STANCES[test.stance])
    if isinstance(test, TimeTest):
        return speaker.say(mark("it is Dusk") if test.dusk else mark("it is Dawn"))
    if isinstance(test, FearTest):
        return speaker.say(mark("Terrified") if test.terrified else mark("Scared"))
    if isinstance(test, PlaceTest):
        return _place_words(speaker, test.place)
    if isinstance(test, MeasureTest):
        return _bounds_words(speaker, test)
    raise AssertionError(f"{type(test).__name__} has no words")


def _place_words(speaker: Speaker, place: int) -> str:
    if place == ON_MONSTER:
        return speaker.say(mark("on the space of a Monster"))
    if place == ALONE:
        return speaker.say(mark("no other figure is {where}"), where=where(speaker, 0))
    return speaker.say(ON_TILE_WORDS[place])


def _bounds_words(speaker: Speaker, test: MeasureTest) -> str:
    what = measure_words(speaker, test.measure, test.within)
    least = str(test.at_least)
    most = str(test.at_most)
    if test.at_least == test.at_most:
        return speaker.say(mark("{what}: exactly {number}"), what=what, number=least)
    if test.at_most >= NO_BOUND:
        return speaker.say(mark("{what}: {number} or more"), what=what, number=least)
    if test.at_least == 0:
        return speaker.say(mark("{what}: {number} or less"), what=what, number=most)
    return speaker.say(mark("{what}: {least} to {most}"), what=what, least=least, most=most)
