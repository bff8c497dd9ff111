"""The Twins: Tash and Wido, a scenario for two."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import CARD, DONE, SLOTS, YES
from tavola.games.faeriell.doom import corrupt
from tavola.games.faeriell.pieces import ACHIEVEMENT_NAMES, CLEANSER, COLOURS, CORRUPTION
from tavola.games.faeriell.state import TWINS, FaeriellState
from tavola.games.faeriell.supply import draw_essence, has_cards, spend
from tavola.kernel.step import SeatChoice

#: Doom at the start, and Wido's Tribe Corruption (FAE-TWINS-05, FAE-TWINS-07).
START_DOOM: Final = 2
START_CORRUPTION: Final = 2


def is_tash(state: FaeriellState, player: int) -> bool:
    """Whether the player is Tash, who cleanses doubly (FAE-TWINS-09)."""
    return state.tash == player


def is_wido(state: FaeriellState, player: int) -> bool:
    """Whether the player is Wido."""
    return state.rules.scenario == TWINS and state.tash != player


def may_draw_sower_perk(state: FaeriellState, player: int) -> bool:
    """Whether a level up may bring a random Sower Perk (FAE-TWINS-10, A92)."""
    return bool(state.sower_stock) and is_wido(state, player)


def begin_twins(state: FaeriellState) -> None:
    """Doom 2 further, Tash a Corruption Cleanser for free, Wido at Tribe Corruption 2 (FAE-TWINS-05 to -07, A91)."""
    wido = 1 - state.tash
    # What was claimed in setup may have moved it already.
    state.doom += START_DOOM
    state.cleansed |= 1 << state.tash
    state.agenda.append(TashClaims(state.tash))
    for _ in range(START_CORRUPTION):
        corrupt(state, wido, "FAE-TWINS-07")


class TashClaims(SeatChoice):
    """Which token Tash puts on Corruption Cleanser; the colour uncovered costs nothing (FAE-TWINS-06)."""

    __slots__ = ()

    kind: ClassVar[str] = "claim"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TWINS-06",)

    def options(self, state: FaeriellState) -> list[int]:
        slots = [SLOTS + slot for slot in range(5) if state.slots[self.who] >> slot & 1]
        return [YES, *slots] if state.spare[self.who] else slots

    def take(self, state: FaeriellState, option: int) -> None:
        if option == YES:
            state.spare[self.who] -= 1
        else:
            state.slots[self.who] &= ~(1 << option - SLOTS)
        state.claims[self.who] |= 1 << CLEANSER
        if state.events is not None:
            state.report("claimed", "FAE-TWINS-06", player=self.who, achievement=ACHIEVEMENT_NAMES[CLEANSER])


class WidoTrades(SeatChoice):
    """Wido discards up to two Essences and draws as many Corruption Essences (FAE-TWINS-08)."""

    __slots__ = ("left",)

    kind: ClassVar[str] = "wido"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TWINS-08",)

    def __init__(self, who: int, left: int) -> None:
        super().__init__(who)
        self.left: int = left

    def options(self, state: FaeriellState) -> list[int]:
        found = [DONE]
        if has_cards(state, CORRUPTION):
            found += [CARD + card for colour in range(COLOURS - 1) for card in state.cards_of(self.who, colour)]
        return found

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        spend(state, self.who, option - CARD, "FAE-TWINS-08")
        draw_essence(state, self.who, CORRUPTION, "FAE-TWINS-08")
        if self.left > 1:
            state.agenda.append(WidoTrades(self.who, self.left - 1))
