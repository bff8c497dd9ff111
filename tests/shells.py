"""Shells: stones with a campaign, to test how rewards go from match to match.

Who takes the last stone finds a shell and keeps it; each shell that a player brings along makes the heap larger by
one stone. The winner then chooses the tide of the next match.
"""

from __future__ import annotations

from collections.abc import Mapping

from tavola.kernel.option import BadCombination, Option, Settings
from tavola.kernel.rng import Rng
from tavola.kernel.sequel import ANYBODY, Sequel
from tests.stones import PACKAGE, Stones, StonesState, Turn

TITLES = {
    "shore/white": ("A white shell", "Una conchiglia bianca"),
    "shore/red": ("A red shell", "Una conchiglia rossa"),
}
#: The shell that is found at a tide.
FOUND = {"low": "shore/white", "high": "shore/red"}


class ShellsState(StonesState):
    """Stones, and the tide."""

    __slots__ = ("shells", "tide")

    def __init__(self, rng: Rng, seats: int, heap: int, tide: str, shells: tuple[str, ...]) -> None:
        super().__init__(rng, seats, "versus", heap)
        self.tide: str = tide
        self.shells: tuple[str, ...] = shells

    def clone(self) -> ShellsState:
        copy = ShellsState(self.rng.clone(), self.seats, self.heap, self.tide, self.shells)
        self.copy_kernel_fields(copy)
        copy.takers = self.takers[:]
        return copy


class Shells(Stones):
    name = "shells"
    title = "Shells"
    seats = (2, 4)
    options = [
        Option("tide", "The tide", "low", [("low", "Low"), ("high", "High")]),
        Option("shells", "Shells that are brought along", "", from_profile=True),
    ]

    def settle(self, seats: int, chosen: Mapping[str, object]) -> Settings:
        settings = super(Stones, self).settle(seats, chosen)
        for words in settings.of_seats("shells"):
            for word in words.split():
                if word not in TITLES:
                    raise BadCombination(PACKAGE, "There is no such shell.", "shells")
        return settings

    def new_state(self, settings: Settings, seed: int, record: bool) -> ShellsState:
        rng = Rng(seed)
        shells = settings.of_seats("shells")
        heap = 4 + sum(len(words.split()) for words in shells)
        state = ShellsState(rng, settings.seats, heap, settings["tide"], shells)
        state.events = [] if record else None
        state.agenda.append(Turn())
        state.advance()
        return state

    def rewards(self, state: ShellsState) -> list[tuple[int, str]]:
        return [(state.takers[-1], FOUND[state.tide])]

    def reward_title(self, word: str, language: str) -> str:
        return TITLES[word][language == "it"]

    def sequels(self, state: ShellsState, language: str) -> list[Sequel]:
        winner = state.takers[-1]
        if state.tide == "high":
            return [Sequel(ANYBODY, "Ebb", "The sea goes back.", {"tide": "low"})]
        return [
            Sequel(winner, "Flood", "The sea comes in.", {"tide": "high"}),
            Sequel(winner, "Calm", "The sea stays away.", {"tide": "low"}),
        ]


GAME = Shells()
