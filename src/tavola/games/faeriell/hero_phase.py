"""Hero Phase: Hero, Perk and Lore actions in any sequence (FAE-HERO-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import (
    ATTUNE,
    CARD,
    DONE,
    HERB,
    MOVES,
    NODE,
    PERK,
    QUESTS,
    SOLVE_QUESTS,
    SOLVES,
    WALK_IN_SHADOW,
)
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.drifter import begin_drifter
from tavola.games.faeriell.event_phase import solve_menace, take_menace
from tavola.games.faeriell.lore import attunement_moves, herb_actions, use_attunement, use_herb
from tavola.games.faeriell.perk import (
    ANY_QUEST,
    DEFEND_OWN_LAND,
    GEM_FOR_QUEST,
    LONG_STRIDE,
)
from tavola.games.faeriell.perk_tiles import perk_actions, use_perk
from tavola.games.faeriell.pieces import (
    CARD_KINDS,
    CARD_ROOM,
    COLOUR_NAMES,
    COLOURS,
    CORRUPTION,
    GUARDIAN_NAMES,
    GUARDIANS,
    HERO_NAMES,
    HERO_TYPES,
    NODE_ROOM,
    SHADOW,
    SOWER,
)
from tavola.games.faeriell.sheet import TrackAny
from tavola.games.faeriell.solving import after_solving, step_to
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import SpendOne, card_details, draw_card, has_cards
from tavola.kernel.step import Choice, SeatChoice


def begin_hero_phase(state: FaeriellState, player: int) -> None:
    """The Phase begins."""
    state.shadow_moved = False
    state.agenda.append(HERO_PHASE)


class HeroPhase(Choice):
    """Which action comes next, or none any more (FAE-HERO-01)."""

    __slots__ = ()

    kind: ClassVar[str] = "hero"
    rules: ClassVar[tuple[str, ...]] = ("FAE-HERO-01", "FAE-HERO-03")

    def player(self, state: FaeriellState) -> int:
        return state.player

    def run(self, state: FaeriellState) -> None:
        """Asked of whoever could have a Quest to solve, so that nobody learns from a missing question (FAE-HERO-16)."""
        options = self.options(state)
        if len(options) == 1 and not may_have_a_quest_to_solve(state):
            self.take(state, options[0])
        else:
            state.wait_for(self, options)

    def options(self, state: FaeriellState) -> list[int]:
        player = state.player
        found = [DONE]
        for kind in state.heroes(player):
            hero = player * HERO_TYPES + kind
            if state.gems[hero]:
                found += movements(state, hero, kind)
                found += solvable(state, hero, kind)
                found += quests_to_go_on(state, hero, kind)
                found += solvable_quests(state, hero, kind)
            found += [PERK + perk for perk in perk_actions(state, hero)]
        found += [HERB + herb for herb in herb_actions(state, player)]
        found += [ATTUNE + guardian for guardian in attunement_moves(state, player)]
        if may_walk_in_shadow(state, player):
            found.append(WALK_IN_SHADOW)
        return found

    def take(self, state: FaeriellState, option: int) -> None:
        player = state.player
        if option == DONE:
            begin_drifter(state, player)
            return
        state.agenda.append(self)
        if option == WALK_IN_SHADOW:
            walk_in_shadow(state, player)
        elif option >= MOVES:
            self.act(state, player, option)
        elif option >= PERK:
            use_perk(state, option - PERK)
        elif option >= HERB:
            use_herb(state, player, option - HERB)
        else:
            use_attunement(state, player, option - ATTUNE)

    def act(self, state: FaeriellState, player: int, option: int) -> None:
        """A Hero action: it costs one Action gem of the acting Hero (FAE-HERO-03)."""
        first = player * HERO_TYPES
        if option >= SOLVE_QUESTS:
            option -= SOLVE_QUESTS
            state.gems[first + option // CARD_KINDS] -= 1
            solve_quest(state, first + option // CARD_KINDS, option % CARD_KINDS)
        elif option >= QUESTS:
            option -= QUESTS
            state.gems[first + option // COLOURS] -= 1
            go_on_quest(state, first + option // COLOURS, option % COLOURS)
        elif option >= SOLVES:
            option -= SOLVES
            state.gems[first + option // GUARDIANS] -= 1
            solve_by_hero(state, first + option // GUARDIANS, option % GUARDIANS)
        else:
            option -= MOVES
            state.gems[first + option // NODE_ROOM] -= 1
            step_to(state, first + option // NODE_ROOM, option % NODE_ROOM, "FAE-HERO-08")


HERO_PHASE: Final = HeroPhase()


# 1. Movement ---------------------------------------------------------------------------------------------------------


def stride(state: FaeriellState, hero: int) -> int:
    """How many nodes one Movement covers (FAE-HERO-08, FAE-HPERK-21)."""
    return state.level(hero) + (LONG_STRIDE in state.perks[hero])


def movements(state: FaeriellState, hero: int, kind: int) -> list[int]:
    """The free nodes in reach; others may be passed through, not stopped on (FAE-HERO-09)."""
    occupied = state.occupied
    first = MOVES + kind * NODE_ROOM
    reach = state.world.within[state.hero_node[hero]][stride(state, hero)]
    return [first + node for node in reach if not occupied >> node & 1]


# 2. Solve a Menace by a Hero -----------------------------------------------------------------------------------------


def can_solve(state: FaeriellState, hero: int, kind: int, guardian: int) -> bool:
    """Whether the Hero may solve what lies under the Guardian (FAE-HERO-10, -11, FAE-SOWER-07, FAE-SHADOW-06)."""
    colour = state.token_colour(guardian)
    region = state.guardian_at[guardian]
    if colour < 0 or kind == SOWER or not state.touches(state.hero_node[hero], region):
        return False
    if colour == kind:
        return True
    # A Perk lets the Hero defend its player's own Region against any Menace (FAE-KSPERK-10).
    own = state.owner[region] == hero // HERO_TYPES
    return own and colour != CORRUPTION and DEFEND_OWN_LAND in state.perks[hero]


def solvable(state: FaeriellState, hero: int, kind: int) -> list[int]:
    """What the Hero could solve now."""
    first = SOLVES + kind * GUARDIANS
    return [
        first + guardian
        for guardian in range(GUARDIANS)
        if state.token_on[guardian] >= 0 and can_solve(state, hero, kind, guardian)
    ]


def solve_by_hero(state: FaeriellState, hero: int, guardian: int) -> None:
    """Solve the Menace (FAE-HERO-12); a Shadow solves a Corruption token, which triggers an event (FAE-SHADOW-07)."""
    player, kind = divmod(hero, HERO_TYPES)
    after_solving(state, hero)
    if state.token_colour(guardian) == CORRUPTION:
        take_menace(state, player, guardian, "FAE-SHADOW-07", "solved", HERO_NAMES[kind])
        state.agenda.append(TrackAny(player, "FAE-SHADOW-08"))
        state.agenda.append(CorruptionEvent(player))
    else:
        solve_menace(state, player, guardian, "FAE-HERO-12", HERO_NAMES[kind])


# 3. Go on a Quest ----------------------------------------------------------------------------------------------------


def quest_colours(state: FaeriellState, hero: int, kind: int) -> int:
    """The colours of Quests the Hero may go on and solve, as bits (FAE-HERO-15, -21, FAE-SHADOW-04, FAE-SOWER-06)."""
    if kind == SOWER:
        return 1 << CORRUPTION
    if ANY_QUEST in state.perks[hero]:
        return 31
    return 1 << kind | 1 << CORRUPTION


def quests_to_go_on(state: FaeriellState, hero: int, kind: int) -> list[int]:
    """The decks from which the Hero could draw a Quest."""
    colours = quest_colours(state, hero, kind)
    first = QUESTS + kind * COLOURS
    return [first + colour for colour in range(COLOURS) if colours >> colour & 1 and has_cards(state, colour)]


def go_on_quest(state: FaeriellState, hero: int, colour: int) -> None:
    """Draw a card that only its owner sees into the Quest Pool (FAE-HERO-15, FAE-HERO-16)."""
    card = draw_card(state, colour)
    state.quests[hero] += (card,)
    player = hero // HERO_TYPES
    if state.events is not None:
        state.report_secret(
            "quest",
            "FAE-HERO-15",
            player,
            {"guardian": GUARDIAN_NAMES[card % CARD_ROOM]},
            player=player,
            hero=HERO_NAMES[hero % HERO_TYPES],
            colour=COLOUR_NAMES[colour],
        )
    if len(state.quests[hero]) > state.level(hero):
        state.agenda.append(DropQuest(player, hero))


class DropQuest(SeatChoice):
    """Which Quest card goes, the Pool being over its limit (FAE-HERO-17, FAE-HERO-18, A45)."""

    __slots__ = ("hero",)

    kind: ClassVar[str] = "drop_quest"
    rules: ClassVar[tuple[str, ...]] = ("FAE-HERO-17", "FAE-HERO-18")
    asks_always: ClassVar[bool] = True

    def __init__(self, who: int, hero: int) -> None:
        super().__init__(who)
        self.hero: int = hero

    def options(self, state: FaeriellState) -> list[int]:
        return [CARD + card for card in sorted(set(state.quests[self.hero]))]

    def take(self, state: FaeriellState, option: int) -> None:
        drop_quest(state, self.hero, option - CARD)
        state.shown |= ((1 << state.seats) - 1) & ~(1 << self.who)
        if state.events is not None:
            state.report("quest_dropped", "FAE-HERO-18", player=self.who, **card_details(option - CARD))


def drop_quest(state: FaeriellState, hero: int, card: int) -> None:
    """Put a Quest card on its discard pile."""
    take_quest(state, hero, card)
    state.discards[card // CARD_ROOM].append(card)


def take_quest(state: FaeriellState, hero: int, card: int) -> None:
    """Take one card of that kind out of the Quest Pool."""
    quests = list(state.quests[hero])
    quests.remove(card)
    state.quests[hero] = tuple(quests)


# 4. Solve a Quest ----------------------------------------------------------------------------------------------------


def solvable_quests(state: FaeriellState, hero: int, kind: int) -> list[int]:
    """The Quest cards whose Guardian stands in a Region that the Hero's node joins (FAE-HERO-20, -21, -24)."""
    quests = state.quests[hero]
    if not quests:
        return []
    colours = quest_colours(state, hero, kind)
    bits = state.world.node_region_bits[state.hero_node[hero]]
    first = SOLVE_QUESTS + kind * CARD_KINDS
    return [
        first + card
        for card in sorted(set(quests))
        if colours >> card // CARD_ROOM & 1 and bits >> state.guardian_at[card % CARD_ROOM] & 1
    ]


def may_have_a_quest_to_solve(state: FaeriellState) -> bool:
    """Whether, as far as others can see, the active player might solve a Quest: a Hero has a gem and a Quest card."""
    first = state.player * HERO_TYPES
    return any(state.gems[hero] and state.quests[hero] for hero in range(first, first + HERO_TYPES))


def solve_quest(state: FaeriellState, hero: int, card: int) -> None:
    """Reveal the card; it goes to the Pool, or is discarded for a Corruption Event (FAE-HERO-22, FAE-HERO-23)."""
    player = hero // HERO_TYPES
    state.shown |= ((1 << state.seats) - 1) & ~(1 << player)
    if state.events is not None:
        hero_name = HERO_NAMES[hero % HERO_TYPES]
        state.report("quest_solved", "FAE-HERO-22", player=player, hero=hero_name, **card_details(card))
    if GEM_FOR_QUEST in state.perks[hero]:
        state.gems[hero] += 1
    if card // CARD_ROOM == CORRUPTION:
        drop_quest(state, hero, card)
        state.agenda.append(CorruptionEvent(player))
        return
    take_quest(state, hero, card)
    state.gain(player, card)
    state.revealed[player * CARD_KINDS + card] += 1


# The Shadow's innate ability -----------------------------------------------------------------------------------------


def may_walk_in_shadow(state: FaeriellState, player: int) -> bool:
    """Once per own Hero Phase, for a Corruption Essence and no gem (FAE-SHADOW-09, FAE-SHADOW-10)."""
    return (
        not state.shadow_moved
        and state.occupied.bit_count() < state.world.node_count
        and state.hero_node[player * HERO_TYPES + SHADOW] >= 0
        and state.essences[player * COLOURS + CORRUPTION] > 0
    )


def walk_in_shadow(state: FaeriellState, player: int) -> None:
    """Discard a Corruption Essence, then go to any node."""
    state.shadow_moved = True
    state.agenda.append(ShadowNode(player))
    state.agenda.append(SpendOne(player, 1 << CORRUPTION, "FAE-SHADOW-09"))


class ShadowNode(SeatChoice):
    """To which free node of the map the Shadow goes (FAE-SHADOW-09)."""

    __slots__ = ()

    kind: ClassVar[str] = "shadow_node"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SHADOW-09",)

    def options(self, state: FaeriellState) -> list[int]:
        return [NODE + node for node in range(state.world.node_count) if not state.occupied >> node & 1]

    def take(self, state: FaeriellState, option: int) -> None:
        step_to(state, self.who * HERO_TYPES + SHADOW, option - NODE, "FAE-SHADOW-09")
