"""What every Perk tile is: its kind, when it can be used, what it then does, and in words the same (FAE-PERK-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.faeriell.pieces import (
    COLOURS,
    HERO_TYPES,
)
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.language import mark

#: Looks a message up in the catalogue of a language.
Words = Callable[[str], str]

ACTIVATED: Final = 0
SPECIAL: Final = 1
TRIGGERED: Final = 2
ONGOING: Final = 3
KIND_NAMES: Final = (
    mark("Activated Action"),
    mark("Special Action"),
    mark("Triggered Ability"),
    mark("Ongoing Ability"),
)


class Perk:
    """One Perk tile."""

    __slots__ = ("kind", "rule")

    def __init__(self, kind: int, rule: str) -> None:
        self.kind: int = kind
        self.rule: str = rule

    def usable(self, state: FaeriellState, hero: int) -> bool:
        """Whether its cost can be paid and it would do something; triggered and ongoing tiles are never used."""
        return False

    def use(self, state: FaeriellState, hero: int) -> None:
        """Pay its cost and do it, or ask what is to be known first."""
        raise AssertionError(f"{type(self).__name__} is not used")

    def text(self, words: Words) -> str:
        """What it does, as a sentence."""
        raise AssertionError(f"{type(self).__name__} cannot be said")


class Says(Perk):
    """A triggered or ongoing ability, which other parts of the rules look for."""

    __slots__ = ("sentence",)

    def __init__(self, kind: int, rule: str, sentence: str) -> None:
        super().__init__(kind, rule)
        self.sentence: str = sentence

    def text(self, words: Words) -> str:
        return words(self.sentence)


def holds(state: FaeriellState, hero: int, colour: int) -> int:
    """How many Essences of the colour the Hero's player holds."""
    return state.essences[hero // HERO_TYPES * COLOURS + colour]
