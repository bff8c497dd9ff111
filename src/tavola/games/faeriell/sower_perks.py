"""Corruption Sower Perks of both editions (FAE-SPERK-01 to -06, FAE-KSSPERK-01 to -04)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.faeriell.actions import CARD, COLOUR, DONE, PLAYERS
from tavola.games.faeriell.doom import corrupt, move_doom
from tavola.games.faeriell.event_phase import MENACE_DRAFT
from tavola.games.faeriell.perk_kind import Perk, Words, holds
from tavola.games.faeriell.pieces import (
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    CORRUPTION,
    HERO_TYPES,
)
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import BASIC, SpendOne, any_but_corruption, draw_essence, has_cards
from tavola.kernel.language import mark
from tavola.kernel.step import SeatChoice, Step


class CorruptOpponent(Perk):
    """Spend 1 Corruption to corrupt an opponent who is corrupted already (FAE-SPERK-01)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, CORRUPTION) > 0 and bool(corruptible(state, hero // HERO_TYPES))

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(CorruptWhom(player))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))

    def text(self, words: Words) -> str:
        return words(
            mark("Spend 1 Corruption Essence: an opponent at Tribe Corruption 1 or more moves 1 forward on that track.")
        )


def corruptible(state: FaeriellState, player: int) -> list[int]:
    """The opponents whose token could be moved, as actions."""
    return [PLAYERS + one for one in range(state.seats) if one != player and state.corruption[one] > 0]


class CorruptWhom(SeatChoice):
    """Which opponent it is (FAE-SPERK-01)."""

    __slots__ = ()

    kind: ClassVar[str] = "corrupt_whom"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SPERK-01",)

    def options(self, state: FaeriellState) -> list[int]:
        return corruptible(state, self.who)

    def take(self, state: FaeriellState, option: int) -> None:
        corrupt(state, option - PLAYERS, "FAE-SPERK-01")


class EssencesForDoom(Perk):
    """Spend 2 Essences that are not Corruption to move Doom (FAE-SPERK-06)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return any_but_corruption(state, hero // HERO_TYPES) >= 2

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(DoomStep(self.rule))
        state.agenda.append(SpendOne(player, BASIC, self.rule))
        state.agenda.append(SpendOne(player, BASIC, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 2 Essences that are not Corruption: Doom moves 1 forward."))


class DoomStep(Step):
    """Doom moves 1 forward."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule: str = rule

    def run(self, state: FaeriellState) -> None:
        move_doom(state, 1, self.rule)


class CorruptionForDraft(Perk):
    """Spend 2 Corruption for a Menace draft (FAE-KSSPERK-01)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, CORRUPTION) >= 2

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(MENACE_DRAFT)
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 2 Corruption Essences to carry out a Menace draft."))


class TakeCorruption(Perk):
    """Discard 1 Essence to take 1 Corruption from each other player (FAE-KSSPERK-02)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        player = hero // HERO_TYPES
        return any_but_corruption(state, player) > 0 and any(
            state.essences[other * COLOURS + CORRUPTION] for other in range(state.seats) if other != player
        )

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        for other in reversed(state.order_of_play()):
            if other != player and state.essences[other * COLOURS + CORRUPTION]:
                state.agenda.append(HandOver(other, player))
        state.agenda.append(SpendOne(player, BASIC, self.rule))

    def text(self, words: Words) -> str:
        return words(
            mark("Discard 1 Essence that is not Corruption: take 1 Corruption Essence from each other player.")
        )


class HandOver(SpendOne):
    """Which Corruption card the other player hands over: its owner picks (A20)."""

    __slots__ = ("to",)

    kind: ClassVar[str] = "hand_over"
    rules: ClassVar[tuple[str, ...]] = ("FAE-KSSPERK-02",)

    def __init__(self, who: int, to: int) -> None:
        super().__init__(who, 1 << CORRUPTION, "FAE-KSSPERK-02")
        self.to: int = to

    def take(self, state: FaeriellState, option: int) -> None:
        """Only the two of them see the card; nobody else is sure any more of what its owner had shown (A21)."""
        card = option - CARD
        first = self.who * CARD_KINDS
        state.pool[first + card] -= 1
        state.essences[self.who * COLOURS + CORRUPTION] -= 1
        for kind in range(first + CORRUPTION * CARD_ROOM, first + CARD_KINDS):
            state.revealed[kind] = max(0, state.revealed[kind] - 1)
        state.gain(self.to, card)
        state.shown |= 1 << self.to
        if state.events is not None:
            state.report("handed_over", self.rule, player=self.who, to=self.to)


class TradeCorruption(Perk):
    """Trade 2 Corruption for 3 Essences of free colours (FAE-KSSPERK-04)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, CORRUPTION) >= 2 and any(has_cards(state, colour) for colour in range(4))

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        for _ in range(3):
            state.agenda.append(DrawAny(player, self.rule))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Trade 2 Corruption Essences for 3 Essences of any colours."))


class DrawAny(SeatChoice):
    """Which colour is drawn."""

    __slots__ = ("rule",)

    kind: ClassVar[str] = "draw_any"

    def __init__(self, who: int, rule: str) -> None:
        super().__init__(who)
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return [COLOUR + colour for colour in range(4) if has_cards(state, colour)] or [DONE]

    def take(self, state: FaeriellState, option: int) -> None:
        if option != DONE:
            draw_essence(state, self.who, option - COLOUR, self.rule)
