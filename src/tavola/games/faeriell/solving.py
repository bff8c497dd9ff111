"""Removing a Menace, free steps of a Hero, and what comes after a Hero has solved a Menace."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.faeriell.actions import DONE, NODE
from tavola.games.faeriell.event_phase import take_menace
from tavola.games.faeriell.perk import STEP_AFTER_SOLVING
from tavola.games.faeriell.pieces import HERO_NAMES, HERO_TYPES
from tavola.games.faeriell.sheet import move_hero, track
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.step import SeatChoice


def remove_menace(state: FaeriellState, player: int, guardian: int, rule: str) -> None:
    """Set the token aside and move the Tracking token; no Essence, and it is no Solve (FAE-PERK-07, A31)."""
    colour = take_menace(state, player, guardian, rule, "removed")
    track(state, player, colour, rule)


def after_solving(state: FaeriellState, hero: int) -> None:
    """The Hero is about to solve: a Perk may let it step on afterwards, once per Phase (FAE-HPERK-22, FAE-PERK-10)."""
    if STEP_AFTER_SOLVING in state.perks[hero] and not state.perk_used >> STEP_AFTER_SOLVING & 1:
        state.agenda.append(StepOn(hero // HERO_TYPES, hero, 1, "FAE-HPERK-22", True, STEP_AFTER_SOLVING))


class StepOn(SeatChoice):
    """To which free node within some steps a Hero goes, without a gem; ``optional`` where it may stay."""

    __slots__ = ("hero", "optional", "perk", "rule", "steps")

    kind: ClassVar[str] = "step"

    def __init__(self, who: int, hero: int, steps: int, rule: str, optional: bool, perk: int) -> None:
        super().__init__(who)
        self.hero: int = hero
        self.steps: int = steps
        self.rule: str = rule
        self.optional: bool = optional
        #: The Perk whose use is noted when the step is taken, or -1.
        self.perk: int = perk

    def options(self, state: FaeriellState) -> list[int]:
        found = free_within(state, state.hero_node[self.hero], self.steps)
        return [DONE, *found] if self.optional or not found else found

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        if self.perk >= 0:
            state.perk_used |= 1 << self.perk
        step_to(state, self.hero, option - NODE, self.rule)


def free_within(state: FaeriellState, node: int, steps: int) -> list[int]:
    """The free nodes that ``steps`` steps reach, as actions (FAE-HERO-09)."""
    return [NODE + one for one in state.world.within[node][steps] if not state.occupied >> one & 1]


def step_to(state: FaeriellState, hero: int, node: int, rule: str) -> None:
    """The Hero goes to another node."""
    move_hero(state, hero, node)
    if state.events is not None:
        name = state.world.node_names[node]
        player, kind = divmod(hero, HERO_TYPES)
        state.report("moved", rule, player=player, hero=HERO_NAMES[kind], node=name)
