"""Hero Perks of the Kickstarter edition (FAE-KSPERK-01 to -16)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.faeriell.actions import REGION
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.event_phase import MoveGuardian, put_guardian
from tavola.games.faeriell.names import ESSENCES, GUARDIANS_THE
from tavola.games.faeriell.perk_kind import ACTIVATED, SPECIAL, Perk, Words, holds
from tavola.games.faeriell.pieces import (
    HERO_TYPES,
)
from tavola.games.faeriell.solving import StepOn, free_within
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import BASIC, SpendOne, any_but_corruption
from tavola.kernel.language import mark
from tavola.kernel.step import SeatChoice


class NudgeGuardian(Perk):
    """Move one of two Guardians to an adjacent Region of its Area (FAE-KSPERK-01 to -04)."""

    __slots__ = ("one", "other")

    def __init__(self, rule: str, one: int, other: int) -> None:
        super().__init__(SPECIAL, rule)
        self.one: int = one
        self.other: int = other

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return bool(next_regions(state, self.one) or next_regions(state, self.other))

    def use(self, state: FaeriellState, hero: int) -> None:
        state.agenda.append(NudgeWhich(hero // HERO_TYPES, self.one, self.other, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Move {one} or {other} to an adjacent Region of its own Area.")).format(
            one=words(GUARDIANS_THE[self.one]), other=words(GUARDIANS_THE[self.other])
        )


def next_regions(state: FaeriellState, guardian: int) -> list[int]:
    """The Regions of its own Area next to where the Guardian stands."""
    here = state.guardian_at[guardian]
    return [region for region in state.world.adjacent[here] if state.world.area[region] == guardian]


class NudgeWhich(SeatChoice):
    """To which Region one of the two goes; the Region says which."""

    __slots__ = ("one", "other", "rule")

    kind: ClassVar[str] = "nudge_guardian"

    def __init__(self, who: int, one: int, other: int, rule: str) -> None:
        super().__init__(who)
        self.one: int = one
        self.other: int = other
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return [REGION + region for one in (self.one, self.other) for region in next_regions(state, one)]

    def take(self, state: FaeriellState, option: int) -> None:
        region = option - REGION
        put_guardian(state, state.world.area[region], region, self.rule)


class RelocateGuardians(Perk):
    """For an Action gem relocate both of two Guardians inside their Areas (FAE-KSPERK-05 to -08)."""

    __slots__ = ("one", "other")

    def __init__(self, rule: str, one: int, other: int) -> None:
        super().__init__(ACTIVATED, rule)
        self.one: int = one
        self.other: int = other

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return state.gems[hero] > 0

    def use(self, state: FaeriellState, hero: int) -> None:
        state.gems[hero] -= 1
        player = hero // HERO_TYPES
        state.agenda.append(MoveGuardian(player, self.other, self.rule))
        state.agenda.append(MoveGuardian(player, self.one, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("For 1 Action gem move {one} and {other}, each to any Region of its own Area.")).format(
            one=words(GUARDIANS_THE[self.one]), other=words(GUARDIANS_THE[self.other])
        )


class EssenceForSteps(Perk):
    """Spend an Essence that is not Corruption to move 2 nodes (FAE-KSPERK-12)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return any_but_corruption(state, hero // HERO_TYPES) > 0 and bool(free_within(state, state.hero_node[hero], 2))

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(StepOn(player, hero, 2, self.rule, False, -1))
        state.agenda.append(SpendOne(player, BASIC, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 1 Essence that is not Corruption to move up to 2 nodes."))


class EssenceForEvent(Perk):
    """Spend an Essence of a colour to trigger a Corruption Event (FAE-KSPERK-13 to -16)."""

    __slots__ = ("colour",)

    def __init__(self, rule: str, colour: int) -> None:
        super().__init__(SPECIAL, rule)
        self.colour: int = colour

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, self.colour) > 0

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(CorruptionEvent(player))
        state.agenda.append(SpendOne(player, 1 << self.colour, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 1 {essence} to trigger a Corruption Event.")).format(
            essence=words(ESSENCES[self.colour])
        )
