"""The player board: Hero tiles and their gems, Perks gained, Settlements placed."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.achievements import PERK_BITS, REGION_BITS
from tavola.games.faeriell.actions import COLOUR, NODE
from tavola.games.faeriell.perk import DOOM_FEEDS, LEARN_FROM_PERKS
from tavola.games.faeriell.pieces import (
    ACH_ESSENCE,
    COLOUR_NAMES,
    HERO_NAMES,
    HERO_TYPES,
    MOST_TRACKED,
)
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.step import SeatChoice

#: Action gems of a Hero tile, and the level from which it has one more (FAE-HERO-02, FAE-TRIBE-16).
GEMS: Final = 2
THIRD_GEM_LEVEL: Final = 4
#: The tile that makes the Sower lose an action is the one that feeds on Doom (FAE-SPERK-03, A72).
LOSES_ACTION: Final = DOOM_FEEDS


def settle_region(state: FaeriellState, player: int, region: int, rule: str) -> None:
    """Put a Settlement of the player in the Region (FAE-TRIBE-21)."""
    state.owner[region] = player
    state.owned[player] |= 1 << region
    state.dirty |= REGION_BITS
    if state.events is not None:
        state.report("settled", rule, player=player, region=state.world.region_names[region])


def leave_region(state: FaeriellState, player: int, region: int) -> None:
    """Take the player's Settlement out of the Region."""
    state.owner[region] = -1
    state.owned[player] &= ~(1 << region)
    state.dirty |= REGION_BITS


def free_nodes(state: FaeriellState, player: int) -> list[int]:
    """The free nodes of the player's Regions, where a new Hero may stand (FAE-TRIBE-06, A07)."""
    owned = state.owned[player]
    bits = state.world.node_region_bits
    return [node for node in range(state.world.node_count) if bits[node] & owned and not state.occupied >> node & 1]


class PlaceHero(SeatChoice):
    """On which node of an owned Region a newly dressed Hero stands (FAE-SETUP-37, FAE-TRIBE-06)."""

    __slots__ = ("hero_type", "rule")

    kind: ClassVar[str] = "place_hero"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SETUP-37", "FAE-TRIBE-06")

    def __init__(self, who: int, hero_type: int, rule: str) -> None:
        super().__init__(who)
        self.hero_type: int = hero_type
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return [NODE + node for node in free_nodes(state, self.who)]

    def take(self, state: FaeriellState, option: int) -> None:
        node = option - NODE
        hero = self.who * HERO_TYPES + self.hero_type
        state.inactive[self.who] &= ~(1 << self.hero_type)
        state.hero_node[hero] = node
        state.occupied |= 1 << node
        state.gems[hero] = GEMS
        state.dirty |= PERK_BITS
        if state.events is not None:
            state.report(
                "dressed",
                self.rule,
                player=self.who,
                hero=HERO_NAMES[self.hero_type],
                node=state.world.node_names[node],
            )


def move_hero(state: FaeriellState, hero: int, node: int) -> None:
    """Put an active Hero on another node."""
    state.occupied ^= 1 << state.hero_node[hero] | 1 << node
    state.hero_node[hero] = node


def most_gems(state: FaeriellState, hero: int) -> int:
    """The Action gems that a Hero tile is restored to (FAE-HERO-02, FAE-ROUND-03)."""
    return max(0, GEMS + (state.level(hero) >= THIRD_GEM_LEVEL) - state.lost_actions[hero])


def gain_perk(state: FaeriellState, hero: int, perk: int, rule: str) -> None:
    """Attach a Perk tile to the Hero, with what comes of gaining it."""
    state.perks[hero] += (perk,)
    state.dirty |= PERK_BITS
    if state.events is not None:
        state.report("perk", rule, player=hero // HERO_TYPES, hero=HERO_NAMES[hero % HERO_TYPES], perk=perk)
    if state.level(hero) == THIRD_GEM_LEVEL:
        state.gems[hero] += 1
    on_gain(state, hero, perk)


def on_gain(state: FaeriellState, hero: int, perk: int) -> None:
    """What gaining the Perk itself sets off (FAE-SPERK-03, FAE-KSPERK-11)."""
    if perk == LOSES_ACTION:
        state.lost_actions[hero] += 1
        state.gems[hero] = max(0, state.gems[hero] - 1)
    if LEARN_FROM_PERKS in state.perks[hero]:
        state.agenda.append(TrackAny(hero // HERO_TYPES, "FAE-KSPERK-11"))


def track(state: FaeriellState, player: int, colour: int, rule: str) -> None:
    """Move a Tracking token 1 forward; the track ends at 5 (FAE-BEACON-08)."""
    place = player * 4 + colour
    if state.tracking[place] < MOST_TRACKED:
        state.tracking[place] += 1
        state.dirty |= 1 << ACH_ESSENCE + colour
        if state.events is not None:
            state.report("tracked", rule, player=player, colour=COLOUR_NAMES[colour], space=state.tracking[place])


def track_back(state: FaeriellState, player: int, colour: int, rule: str) -> None:
    """Move a Tracking token 1 back (FAE-BEACON-07)."""
    place = player * 4 + colour
    state.tracking[place] -= 1
    state.dirty |= 1 << ACH_ESSENCE + colour
    if state.events is not None:
        state.report("tracked", rule, player=player, colour=COLOUR_NAMES[colour], space=state.tracking[place])


class TrackAny(SeatChoice):
    """Which of the own Tracking tokens moves 1 forward (FAE-SHADOW-08, FAE-KSPERK-11)."""

    __slots__ = ("rule",)

    kind: ClassVar[str] = "track"

    def __init__(self, who: int, rule: str) -> None:
        super().__init__(who)
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return [COLOUR + colour for colour in range(4)]

    def take(self, state: FaeriellState, option: int) -> None:
        track(state, self.who, option - COLOUR, self.rule)


def restore(state: FaeriellState) -> None:
    """Phase tiles face up, cards turned back, every Action gem back (FAE-ROUND-01 to -03)."""
    state.phases = [0] * state.seats
    state.rotated_herbs = [()] * state.seats
    state.rotated_attunements = 0
    state.perk_used = 0
    for hero, node in enumerate(state.hero_node):
        if node >= 0:
            state.gems[hero] = most_gems(state, hero)
