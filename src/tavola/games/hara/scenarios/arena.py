"""Winning The Game: Versus Arena, Introductory Arena."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.pieces import THRESHOLD
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.state import HaraState
from tavola.kernel.language import mark


class VersusArena(Scenario):
    """Be the first to fill all three bars and return to the Dojo (HARA-WINARENA-01)."""

    __slots__ = ()

    name: ClassVar[str] = "arena"
    title: ClassVar[str] = mark("Versus Arena")
    about: ClassVar[str] = mark("Everybody against everybody, for the title of champion and one wish.")
    goal: ClassVar[str] = mark("Be the first to hold 10 energy of each color, then return to the Dojo.")
    loss: ClassVar[str] = mark("When Dusk of Day 6 is over and nobody has won, the game ends without a winner.")
    seats: ClassVar[tuple[int, int]] = (2, 4)
    is_arena: ClassVar[bool] = True
    cooperative: ClassVar[bool] = False
    has_corrupted_turn: ClassVar[bool] = False
    may_end_without_winner: ClassVar[bool] = True

    def teams(self, state: HaraState) -> None:
        """Each for themselves."""

    def check(self, state: HaraState) -> None:
        """Full bars in the Dojo win at once, the active player first (A76)."""
        for unit in state.units():
            if unit < state.seats and state.is_home_full(unit):
                if state.rules.must_come_back and not state.homecoming >> unit & 1:
                    continue
                state.end("champion", 1 << unit)
                return

    def rule_of(self, how: str) -> str:
        return "HARA-WINARENA-01" if how == "champion" else "HARA-WINARENA-03"


class IntroductoryArena(VersusArena):
    """The same, but the threshold is the end of each bar (HARA-INTRO-01, HARA-INTRO-02)."""

    __slots__ = ()

    name: ClassVar[str] = "intro"
    title: ClassVar[str] = mark("Introductory Arena")
    about: ClassVar[str] = mark("A shorter Arena to learn the game with: bars end at 5.")
    goal: ClassVar[str] = mark("Be the first to hold 5 energy of each color, then return to the Dojo.")
    bar: ClassVar[int] = THRESHOLD

    def rule_of(self, how: str) -> str:
        return "HARA-INTRO-02" if how == "champion" else "HARA-WINARENA-03"
