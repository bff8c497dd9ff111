"""Lore Actions: Attunement movement and Herbs (FAE-LORE-01 to -04)."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.faeriell.actions import GUARDIAN, HERO_PICK, NODE
from tavola.games.faeriell.event_phase import solve_menace
from tavola.games.faeriell.pieces import GUARDIANS, HERB_HERO, HERB_SOLVE, HERB_TERRAIN, HERO_NAMES, HERO_TYPES, SOWER
from tavola.games.faeriell.solving import after_solving, step_to
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.step import SeatChoice

# Great Guardian Attunement Movement ----------------------------------------------------------------------------------


def attunement_moves(state: FaeriellState, player: int) -> list[int]:
    """The own Attunements, not rotated, with which an own Hero could move (FAE-LORE-04 to -06)."""
    return [
        guardian
        for guardian in range(GUARDIANS)
        if state.attunement_of[guardian] == player
        and not state.rotated_attunements >> guardian & 1
        and heroes_in_area(state, player, guardian)
        and free_in_area(state, guardian)
    ]


def heroes_in_area(state: FaeriellState, player: int, guardian: int) -> list[int]:
    """The types of own Heroes on a node of the Area (A40)."""
    nodes = state.world.area_nodes[guardian]
    first = player * HERO_TYPES
    return [kind for kind in range(HERO_TYPES) if state.hero_node[first + kind] in nodes]


def free_in_area(state: FaeriellState, guardian: int) -> list[int]:
    """The free nodes of the Area."""
    return [node for node in state.world.area_nodes[guardian] if not state.occupied >> node & 1]


def use_attunement(state: FaeriellState, player: int, guardian: int) -> None:
    """Rotate the card, then pick a Hero and a node (FAE-LORE-05, FAE-LORE-06)."""
    state.rotated_attunements |= 1 << guardian
    state.agenda.append(AttunementHero(player, guardian))


class AttunementHero(SeatChoice):
    """Which Hero in the Area moves (FAE-LORE-05)."""

    __slots__ = ("guardian",)

    kind: ClassVar[str] = "attunement_hero"
    rules: ClassVar[tuple[str, ...]] = ("FAE-LORE-05",)

    def __init__(self, who: int, guardian: int) -> None:
        super().__init__(who)
        self.guardian: int = guardian

    def options(self, state: FaeriellState) -> list[int]:
        return [HERO_PICK + kind for kind in heroes_in_area(state, self.who, self.guardian)]

    def take(self, state: FaeriellState, option: int) -> None:
        state.agenda.append(AttunementNode(self.who, self.who * HERO_TYPES + option - HERO_PICK, self.guardian))


class AttunementNode(SeatChoice):
    """To which free node of the Area it goes, whatever the distance (FAE-LORE-06)."""

    __slots__ = ("guardian", "hero")

    kind: ClassVar[str] = "attunement_node"
    rules: ClassVar[tuple[str, ...]] = ("FAE-LORE-06",)

    def __init__(self, who: int, hero: int, guardian: int) -> None:
        super().__init__(who)
        self.hero: int = hero
        self.guardian: int = guardian

    def options(self, state: FaeriellState) -> list[int]:
        return [NODE + node for node in free_in_area(state, self.guardian)]

    def take(self, state: FaeriellState, option: int) -> None:
        step_to(state, self.hero, option - NODE, "FAE-LORE-06")


# Heirloom Herbs ------------------------------------------------------------------------------------------------------


def herb_actions(state: FaeriellState, player: int) -> list[int]:
    """The own Herbs that could be used in this Phase, not rotated (FAE-LORE-02, FAE-LORE-04)."""
    rotated = state.rotated_herbs[player]
    found = []
    for herb in sorted(set(state.herbs[player])):
        if herb < HERB_SOLVE or herb >= HERB_TERRAIN:
            continue
        if rotated and state.herbs[player].count(herb) == rotated.count(herb):
            continue
        if herb >= HERB_HERO:
            usable = state.hero_node[player * HERO_TYPES + herb - HERB_HERO] >= 0
        else:
            usable = any(herb_targets(state, player, herb - HERB_SOLVE))
        if usable:
            found.append(herb)
    return found


def herb_targets(state: FaeriellState, player: int, colour: int) -> list[list[int]]:
    """Guardian -> the own Heroes, by type, that could solve its Menace of the colour (FAE-LORE-07, FAE-LORE-08).

    The Sower is none of them (FAE-SOWER-08).
    """
    first = player * HERO_TYPES
    found: list[list[int]] = []
    for guardian in range(GUARDIANS):
        able: list[int] = []
        if state.token_colour(guardian) == colour:
            region = state.guardian_at[guardian]
            able = [
                kind
                for kind in range(SOWER)
                if state.hero_node[first + kind] >= 0 and state.touches(state.hero_node[first + kind], region)
            ]
        found.append(able)
    return found


def use_herb(state: FaeriellState, player: int, herb: int) -> None:
    """Rotate the card: a Hero gains a gem (FAE-HERB-09 to -12), or a Menace is solved (FAE-HERB-05 to -08)."""
    state.rotated_herbs[player] += (herb,)
    if herb >= HERB_HERO:
        kind = herb - HERB_HERO
        state.gems[player * HERO_TYPES + kind] += 1
        if state.events is not None:
            state.report("herb_gem", "FAE-LORE-02", player=player, hero=HERO_NAMES[kind])
        return
    if state.events is not None:
        state.report("herb_used", "FAE-LORE-07", player=player, herb=herb)
    state.agenda.append(HerbGuardian(player, herb - HERB_SOLVE))


class HerbGuardian(SeatChoice):
    """Which Menace of the Herb's colour is solved (FAE-LORE-07)."""

    __slots__ = ("colour",)

    kind: ClassVar[str] = "herb_guardian"
    rules: ClassVar[tuple[str, ...]] = ("FAE-LORE-07", "FAE-LORE-08")

    def __init__(self, who: int, colour: int) -> None:
        super().__init__(who)
        self.colour: int = colour

    def options(self, state: FaeriellState) -> list[int]:
        targets = herb_targets(state, self.who, self.colour)
        return [GUARDIAN + guardian for guardian in range(GUARDIANS) if targets[guardian]]

    def take(self, state: FaeriellState, option: int) -> None:
        state.agenda.append(HerbHero(self.who, self.colour, option - GUARDIAN))


class HerbHero(SeatChoice):
    """Which own Hero solves it (FAE-LORE-07); it is a Solve (FAE-LORE-09)."""

    __slots__ = ("colour", "guardian")

    kind: ClassVar[str] = "herb_hero"
    rules: ClassVar[tuple[str, ...]] = ("FAE-LORE-07", "FAE-LORE-09")

    def __init__(self, who: int, colour: int, guardian: int) -> None:
        super().__init__(who)
        self.colour: int = colour
        self.guardian: int = guardian

    def options(self, state: FaeriellState) -> list[int]:
        return [HERO_PICK + kind for kind in herb_targets(state, self.who, self.colour)[self.guardian]]

    def take(self, state: FaeriellState, option: int) -> None:
        after_solving(state, self.who * HERO_TYPES + option - HERO_PICK)
        solve_menace(state, self.who, self.guardian, "FAE-LORE-09", HERO_NAMES[option - HERO_PICK])
