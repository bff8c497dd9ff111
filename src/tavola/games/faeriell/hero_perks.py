"""Hero Perks of the base game (FAE-HPERK-01 to -22)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.faeriell.actions import CARD, GUARDIAN, NODE
from tavola.games.faeriell.doom import move_doom
from tavola.games.faeriell.names import ESSENCES, REGIONS_OF
from tavola.games.faeriell.perk_kind import ACTIVATED, SPECIAL, Perk, Words, holds
from tavola.games.faeriell.pieces import (
    CARD_ROOM,
    CORRUPTION,
    GUARDIANS,
    HERO_TYPES,
)
from tavola.games.faeriell.solving import remove_menace, step_to
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import SpendOne, draw_essence, has_cards, spend
from tavola.kernel.language import mark
from tavola.kernel.step import SeatChoice


class Convert(Perk):
    """One Essence of either colour becomes one of the other (FAE-HPERK-01 to -06, A48)."""

    __slots__ = ("one", "other")

    def __init__(self, rule: str, one: int, other: int) -> None:
        super().__init__(SPECIAL, rule)
        self.one: int = one
        self.other: int = other

    def usable(self, state: FaeriellState, hero: int) -> bool:
        one, other = self.one, self.other
        return (holds(state, hero, one) > 0 and has_cards(state, other)) or (
            holds(state, hero, other) > 0 and has_cards(state, one)
        )

    def use(self, state: FaeriellState, hero: int) -> None:
        colours = 0
        if has_cards(state, self.other):
            colours |= 1 << self.one
        if has_cards(state, self.one):
            colours |= 1 << self.other
        state.agenda.append(ConvertCard(hero // HERO_TYPES, colours, self.one, self.other, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Turn 1 {one} into 1 {other}, or the other way round.")).format(
            one=words(ESSENCES[self.one]), other=words(ESSENCES[self.other])
        )


class ConvertCard(SpendOne):
    """Which card is converted."""

    __slots__ = ("one", "other")

    kind: ClassVar[str] = "convert"

    def __init__(self, who: int, colours: int, one: int, other: int, rule: str) -> None:
        super().__init__(who, colours, rule)
        self.one: int = one
        self.other: int = other

    def take(self, state: FaeriellState, option: int) -> None:
        colour = (option - CARD) // CARD_ROOM
        spend(state, self.who, option - CARD, self.rule)
        draw_essence(state, self.who, self.other if colour == self.one else self.one, self.rule)


class StepAlong(Perk):
    """Move 1 node along a path that borders a Region of a terrain (FAE-HPERK-07, A38, A42)."""

    __slots__ = ("terrain",)

    def __init__(self, rule: str, terrain: int) -> None:
        super().__init__(SPECIAL, rule)
        self.terrain: int = terrain

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return bool(steps_along(state, state.hero_node[hero], self.terrain))

    def use(self, state: FaeriellState, hero: int) -> None:
        state.agenda.append(StepAlongPath(hero // HERO_TYPES, hero, self.terrain, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Move 1 node along a path beside a {region}.")).format(region=words(REGIONS_OF[self.terrain]))


def steps_along(state: FaeriellState, node: int, terrain: int) -> list[int]:
    """The free nodes one step away along such a path, as actions."""
    world = state.world
    found = []
    for place, other in enumerate(world.neighbours[node]):
        if state.occupied >> other & 1:
            continue
        if any(state.has_terrain(region, terrain) for region in world.path_regions[node][place]):
            found.append(NODE + other)
    return found


class StepAlongPath(SeatChoice):
    """To which node it steps."""

    __slots__ = ("hero", "rule", "terrain")

    kind: ClassVar[str] = "step"

    def __init__(self, who: int, hero: int, terrain: int, rule: str) -> None:
        super().__init__(who)
        self.hero: int = hero
        self.terrain: int = terrain
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return steps_along(state, state.hero_node[self.hero], self.terrain)

    def take(self, state: FaeriellState, option: int) -> None:
        step_to(state, self.hero, option - NODE, self.rule)


class RemoveMenace(Perk):
    """For an Action gem remove a Menace of any colour from an adjacent Region (FAE-HPERK-08, FAE-PERK-08, A47).

    ``terrain`` -1 stands for any Region; ``doom`` is what the Sower makes of it (FAE-SPERK-02).
    """

    __slots__ = ("doom", "terrain")

    def __init__(self, rule: str, terrain: int, doom: int = 0) -> None:
        super().__init__(ACTIVATED, rule)
        self.terrain: int = terrain
        self.doom: int = doom

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return state.gems[hero] > 0 and bool(removable(state, hero, self.terrain))

    def use(self, state: FaeriellState, hero: int) -> None:
        state.gems[hero] -= 1
        state.agenda.append(RemoveWhich(hero // HERO_TYPES, hero, self.terrain, self.doom, self.rule))

    def text(self, words: Words) -> str:
        if self.doom:
            return words(
                mark("For 1 Action gem remove a Menace of any colour from an adjacent Region; Doom moves 1 forward.")
            )
        return words(mark("For 1 Action gem remove a Menace of any colour from an adjacent {region}.")).format(
            region=words(REGIONS_OF[self.terrain])
        )


def removable(state: FaeriellState, hero: int, terrain: int) -> list[int]:
    """The Guardians whose Menace the Hero could remove, as actions; the Sower only by a Sower Perk (FAE-SOWER-08)."""
    if terrain >= 0 and state.is_sower(hero):
        return []
    bits = state.world.node_region_bits[state.hero_node[hero]]
    found = []
    for guardian in range(GUARDIANS):
        colour = state.token_colour(guardian)
        region = state.guardian_at[guardian]
        if 0 <= colour < CORRUPTION and bits >> region & 1 and (terrain < 0 or state.has_terrain(region, terrain)):
            found.append(GUARDIAN + guardian)
    return found


class RemoveWhich(SeatChoice):
    """Which Menace is removed."""

    __slots__ = ("doom", "hero", "rule", "terrain")

    kind: ClassVar[str] = "remove"
    rules: ClassVar[tuple[str, ...]] = ("FAE-PERK-07", "FAE-PERK-08")

    def __init__(self, who: int, hero: int, terrain: int, doom: int, rule: str) -> None:
        super().__init__(who)
        self.hero: int = hero
        self.terrain: int = terrain
        self.doom: int = doom
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return removable(state, self.hero, self.terrain)

    def take(self, state: FaeriellState, option: int) -> None:
        remove_menace(state, self.who, option - GUARDIAN, self.rule)
        move_doom(state, self.doom, self.rule)


class EssenceForGem(Perk):
    """Spend Essences of a colour for Action gems of this Hero, in this Phase (FAE-HPERK-15 to -18, FAE-SPERK-05)."""

    __slots__ = ("colour", "gems")

    def __init__(self, rule: str, colour: int, gems: int = 1) -> None:
        super().__init__(ACTIVATED, rule)
        self.colour: int = colour
        self.gems: int = gems

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, self.colour) > 0

    def use(self, state: FaeriellState, hero: int) -> None:
        state.gems[hero] += self.gems
        state.agenda.append(SpendOne(hero // HERO_TYPES, 1 << self.colour, self.rule))

    def text(self, words: Words) -> str:
        sentence = (
            mark("Spend 1 {essence}: this Hero gains 1 Action gem.")
            if self.gems == 1
            else mark("Spend 1 {essence}: this Hero gains 2 Action gems.")
        )
        return words(sentence).format(essence=words(ESSENCES[self.colour]))
