"""Solve a Corruption Event: Yield, Ignore, Cleanse your Tribe, Cleanse Corruption (FAE-EVENT-20 to -27)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import (
    CLEANSE_DOOM,
    CLEANSE_TOKENS,
    CLEANSE_TRIBE,
    IGNORE,
    YIELD,
)
from tavola.games.faeriell.doom import corrupt, move_doom, move_doom_back, purify
from tavola.games.faeriell.perk import ANY_ESSENCE
from tavola.games.faeriell.pieces import (
    CLEANSER,
    CORRUPTION,
    GUARDIAN_NAMES,
    GUARDIANS,
    HERO_TYPES,
    SOWER,
)
from tavola.games.faeriell.state import VERSUS, FaeriellState
from tavola.games.faeriell.supply import BASIC, SpendOne, count_of, draw_essence
from tavola.games.faeriell.twins import is_tash
from tavola.kernel.step import SeatChoice, Step

#: A team's level from which Yield is closed (FAE-COOP-12, A85).
TEAM_LIMIT: Final = 4


def cleansing_colours(state: FaeriellState, player: int) -> int:
    """The colours, as bits, whose Essences cleanse: those of the active Heroes (FAE-EVENT-23, FAE-CORR-04, A65).

    A Shadow lets Corruption do so too (FAE-SHADOW-05); a Perk any of the four colours (FAE-HPERK-20).
    """
    bits = 0
    first = player * HERO_TYPES
    for kind in range(HERO_TYPES):
        if state.hero_node[first + kind] < 0:
            continue
        if kind != SOWER:
            bits |= 1 << kind
        if ANY_ESSENCE in state.perks[first + kind]:
            bits |= BASIC
    return bits


class CorruptionEvent(SeatChoice):
    """How the player solves it. ``token`` was drawn for ``guardian`` in a draft, or is -1 (FAE-CORR-06 to -11)."""

    __slots__ = ("guardian", "token")

    kind: ClassVar[str] = "corruption"
    rules: ClassVar[tuple[str, ...]] = ("FAE-EVENT-20", "FAE-CORR-10")

    def __init__(self, who: int, token: int = -1, guardian: int = -1) -> None:
        super().__init__(who)
        self.token: int = token
        self.guardian: int = guardian

    def options(self, state: FaeriellState) -> list[int]:
        found = [YIELD, IGNORE]
        if state.rules.mode != VERSUS and state.corruption[self.who] >= TEAM_LIMIT:
            found = [IGNORE]
        if count_of(state, self.who, cleansing_colours(state, self.who)):
            tokens = [
                CLEANSE_TOKENS + guardian for guardian in range(GUARDIANS) if state.token_colour(guardian) == CORRUPTION
            ]
            found.append(CLEANSE_TRIBE)
            if not tokens or not is_tash(state, self.who):
                # Tash discards a token whenever there is one, and moves Doom as well (FAE-TWINS-09).
                found.append(CLEANSE_DOOM)
            found += tokens
        return found

    def take(self, state: FaeriellState, option: int) -> None:
        who = self.who
        if self.token >= 0 and option != IGNORE:
            # A drawn token that nobody ignores is discarded (FAE-EVENT-26, A28).
            state.aside.append(self.token)
        if option == YIELD:
            lose_cleanser(state, who)
            draw_essence(state, who, CORRUPTION, "FAE-EVENT-21")
            corrupt(state, who, "FAE-EVENT-21")
        elif option == IGNORE:
            lose_cleanser(state, who)
            if self.token >= 0:
                corrupt_guardian(state, self.token, self.guardian)
            move_doom(state, 1, "FAE-EVENT-22")
        else:
            state.agenda.append(Cleansed(who, option))
            state.agenda.append(SpendOne(who, cleansing_colours(state, who), "FAE-EVENT-23"))


def lose_cleanser(state: FaeriellState, player: int) -> None:
    """Who yields or ignores is no Corruption Cleanser (FAE-ACHC-23)."""
    state.cleansed &= ~(1 << player)
    state.dirty |= 1 << CLEANSER


def corrupt_guardian(state: FaeriellState, token: int, guardian: int) -> None:
    """An ignored token goes under its Guardian, in place of a Menace (FAE-EVENT-25); a second one does not (A27)."""
    there = state.token_on[guardian]
    if there >= 0 and there >> 2 == CORRUPTION:
        state.aside.append(token)
        return
    if there >= 0:
        state.aside.append(there)
    state.token_on[guardian] = token
    if state.events is not None:
        state.report("corrupted", "FAE-EVENT-25", guardian=GUARDIAN_NAMES[guardian])


class Cleansed(Step):
    """The Essence is spent: the cleansing takes effect (FAE-EVENT-23, FAE-EVENT-24)."""

    __slots__ = ("option", "player")

    def __init__(self, player: int, option: int) -> None:
        self.player: int = player
        self.option: int = option

    def run(self, state: FaeriellState) -> None:
        player = self.player
        if self.option == CLEANSE_TRIBE:
            purify(state, player, "FAE-EVENT-23")
            return
        self.earn_cleanser(state)
        if self.option == CLEANSE_DOOM or is_tash(state, player):
            move_doom_back(state, "FAE-EVENT-24")
        if self.option != CLEANSE_DOOM:
            guardian = self.option - CLEANSE_TOKENS
            state.aside.append(state.token_on[guardian])
            state.token_on[guardian] = -1
            if state.events is not None:
                state.report("token_cleansed", "FAE-EVENT-24", player=player, guardian=GUARDIAN_NAMES[guardian])

    def earn_cleanser(self, state: FaeriellState) -> None:
        """At zero Tribe Corruption (A61); a holder who earns it again is alone with it (FAE-ACHC-22, -24, A60)."""
        if state.corruption[self.player]:
            return
        if state.claims[self.player] >> CLEANSER & 1:
            state.cleansed = 0
        state.cleansed |= 1 << self.player
        state.dirty |= 1 << CLEANSER
