"""The Rise of the Corruption Sower, and those who are lost to Corruption."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.faeriell.achievements import PERK_BITS
from tavola.games.faeriell.actions import DONE, HERO_PICK, PERK
from tavola.games.faeriell.doom import check_doom_end, move_doom
from tavola.games.faeriell.perk import FIRST_SOWER_PERK
from tavola.games.faeriell.pieces import CARD_ROOM, CORRUPTION, HERO_NAMES, HERO_TYPES, MOST_CORRUPTION, SOWER
from tavola.games.faeriell.sheet import on_gain
from tavola.games.faeriell.state import VERSUS, FaeriellState
from tavola.kernel.step import SeatChoice


def rise_or_fall(state: FaeriellState) -> None:
    """The end of a turn on which somebody reached the black slot (FAE-TCL-04 to -07, A68, A69)."""
    fallen = state.fallen
    state.fallen = 0
    if state.rules.mode != VERSUS:
        return
    for player in state.order_of_play():
        if not fallen >> player & 1 or state.corruption[player] < MOST_CORRUPTION or state.sower == player:
            continue
        if state.sower < 0:
            state.sower = player
            if state.events is not None:
                state.report("sower", "FAE-TCL-05", player=player)
            state.agenda.append(BecomeSower(player))
            # Nothing holds Doom off any more (FAE-ENDG-16, A78).
            check_doom_end(state)
        else:
            move_doom(state, 2, "FAE-DOOM-05")


class BecomeSower(SeatChoice):
    """Which own Hero becomes the Corruption Sower (FAE-SOWER-03)."""

    __slots__ = ()

    kind: ClassVar[str] = "become_sower"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SOWER-03", "FAE-SOWER-05")

    def options(self, state: FaeriellState) -> list[int]:
        return [HERO_PICK + kind for kind in state.heroes(self.who)]

    def take(self, state: FaeriellState, option: int) -> None:
        """The Hero's tile and mask leave the game (FAE-SOWER-03); its Quests but for Corruption are discarded (A74)."""
        old = self.who * HERO_TYPES + option - HERO_PICK
        new = self.who * HERO_TYPES + SOWER
        state.hero_node[new], state.hero_node[old] = state.hero_node[old], -1
        state.perks[new], state.perks[old] = state.perks[old], ()
        state.gems[new], state.gems[old] = state.gems[old], 0
        state.lost_actions[new], state.lost_actions[old] = state.lost_actions[old], 0
        kept = []
        for card in state.quests[old]:
            if card // CARD_ROOM == CORRUPTION:
                kept.append(card)
            else:
                state.discards[card // CARD_ROOM].append(card)
                state.shown |= ((1 << state.seats) - 1) & ~(1 << self.who)
        state.quests[new], state.quests[old] = tuple(kept), ()
        state.dirty |= PERK_BITS
        if state.events is not None:
            state.report("became_sower", "FAE-SOWER-03", player=self.who, hero=HERO_NAMES[option - HERO_PICK])
        state.agenda.append(SwapPerk(self.who))


class SwapPerk(SeatChoice):
    """Which Perk of the Sower is swapped for a Sower Perk, any number one for one (FAE-SOWER-04)."""

    __slots__ = ()

    kind: ClassVar[str] = "swap_perk"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SOWER-04",)

    def options(self, state: FaeriellState) -> list[int]:
        if not state.sower_stock:
            return [DONE]
        # What was swapped in is not swapped out again: it was not acquired before.
        perks = state.perks[self.who * HERO_TYPES + SOWER]
        return [DONE, *[PERK + perk for perk in perks if perk < FIRST_SOWER_PERK]]

    def take(self, state: FaeriellState, option: int) -> None:
        if option != DONE:
            state.agenda.append(self)
            state.agenda.append(TakeSowerPerk(self.who, option - PERK))


class TakeSowerPerk(SeatChoice):
    """Which Sower Perk takes its place; the old tile leaves the game (FAE-SOWER-04)."""

    __slots__ = ("old",)

    kind: ClassVar[str] = "take_sower_perk"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SOWER-04",)

    def __init__(self, who: int, old: int) -> None:
        super().__init__(who)
        self.old: int = old

    def options(self, state: FaeriellState) -> list[int]:
        return [PERK + perk for perk in state.sower_stock]

    def take(self, state: FaeriellState, option: int) -> None:
        hero = self.who * HERO_TYPES + SOWER
        state.sower_stock.remove(option - PERK)
        state.perks[hero] = tuple([perk for perk in state.perks[hero] if perk != self.old])
        swap_in(state, hero, option - PERK)


def swap_in(state: FaeriellState, hero: int, perk: int) -> None:
    """The new tile is attached; the level is what it was, so there is no gem for reaching it again."""
    state.perks[hero] += (perk,)
    state.dirty |= PERK_BITS
    if state.events is not None:
        state.report("perk", "FAE-SOWER-04", player=hero // HERO_TYPES, hero=HERO_NAMES[SOWER], perk=perk)
    on_gain(state, hero, perk)
