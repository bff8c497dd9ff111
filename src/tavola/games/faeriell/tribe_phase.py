"""Tribe Phase: seven actions, any number of times, in any order (FAE-TRIBE-02)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.achievements import ATTUNEMENT_BITS, HERB_BITS, REGION_BITS, bits_of
from tavola.games.faeriell.actions import (
    ATTUNE,
    BUILD_BEACON,
    COLOUR,
    DONE,
    DRAW_SOWER_PERK,
    DRESS_UP,
    HERB,
    LEVEL_UP,
    MOVE_TRIBE,
    PERK,
    SETTLE,
    TAKE_TOTEM,
)
from tavola.games.faeriell.payment import PayOneColour, begin_payment, can_pay, discounts_of, payable_colours
from tavola.games.faeriell.pieces import (
    ADVENTURER,
    CARD_ROOM,
    CHIEFTAIN,
    COLOUR_NAMES,
    COLOURS,
    CORRUPTION,
    DRUID,
    GREEN,
    GUARDIAN_NAMES,
    GUARDIANS,
    HERO_TYPES,
    MOST_LEVEL,
    MOST_SETTLEMENTS,
    SHADOW,
    SHAMAN,
    YELLOW,
)
from tavola.games.faeriell.sheet import PlaceHero, free_nodes, gain_perk, settle_region
from tavola.games.faeriell.state import WINTER, FaeriellState
from tavola.games.faeriell.twins import may_draw_sower_perk
from tavola.games.faeriell.winter import MoveTribe, tribe_moves
from tavola.kernel.step import Choice, SeatChoice, Step

#: Colours, as bits, that pay for a Tribe on the move (FAE-WINTER-06).
MOVE_COLOURS: Final = 1 << GREEN | 1 << YELLOW


def begin_tribe_phase(state: FaeriellState, player: int) -> None:
    """The Phase begins: innate abilities are fresh (FAE-INNATE-01)."""
    state.innate_used = 0
    state.moved_tribe = False
    state.agenda.append(TRIBE_PHASE)


class TribePhase(Choice):
    """Which Tribe action comes next, or none any more (FAE-TRIBE-02, FAE-TRIBE-04)."""

    __slots__ = ()

    kind: ClassVar[str] = "tribe"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-01", "FAE-TRIBE-02", "FAE-TRIBE-04")

    def player(self, state: FaeriellState) -> int:
        return state.player

    def options(self, state: FaeriellState) -> list[int]:
        player = state.player
        plain = discounts_of(state, player, -1)
        found = [DONE]
        found += dress_ups(state, player, plain)
        found += level_ups(state, player, plain)
        found += settlements(state, player, plain)
        found += beacons(state, player)
        found += totems(state, player, plain)
        found += herbs(state, player)
        found += attunements(state, player)
        if state.rules.scenario == WINTER:
            found += moves(state, player, plain)
        return found

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        state.agenda.append(self)
        player = state.player
        if option >= MOVE_TRIBE:
            state.agenda.append(MoveTribe(player, option - MOVE_TRIBE))
            state.agenda.append(PayOneColour(player, 1, -1, MOVE_COLOURS))
        elif option >= TAKE_TOTEM:
            begin_payment(state, player, totem_cost(state), -1, 0, TakeTotem(player, option - TAKE_TOTEM))
        elif option >= BUILD_BEACON:
            state.agenda.append(BuildBeacon(player, option - BUILD_BEACON))
            begin_payment(state, player, state.rules.values.beacon_cost, CHIEFTAIN)
        elif option >= SETTLE:
            state.agenda.append(BuildSettlement(player, option - SETTLE))
            state.agenda.append(PayOneColour(player, settlement_cost(state, player), -1))
        elif option >= HERB:
            state.agenda.append(GatherHerb(player, option - HERB))
            begin_payment(state, player, state.rules.values.herb_cost, DRUID)
        elif option >= ATTUNE:
            guardian = option - ATTUNE
            state.agenda.append(Attune(player, guardian))
            cost = state.rules.values.attunement_costs[guardian]
            begin_payment(state, player, cost, SHAMAN, own_in_area(state, player, guardian))
        elif option >= LEVEL_UP:
            self.level_up(state, player, option - LEVEL_UP)
        else:
            self.dress_up(state, player, option - DRESS_UP)

    def dress_up(self, state: FaeriellState, player: int, kind: int) -> None:
        """Pay in the Hero's colour, a Shadow in any one (M01); then place the new Hero."""
        state.agenda.append(PlaceHero(player, kind, "FAE-TRIBE-06"))
        count = state.rules.values.dress_up_cost
        if kind == SHADOW and count:
            state.agenda.append(PayOneColour(player, count, -1))
        else:
            begin_payment(state, player, one_colour(kind, count), -1)

    def level_up(self, state: FaeriellState, player: int, kind: int) -> None:
        """Pay the next level in one colour; then take a Perk (FAE-TRIBE-10 to -14)."""
        hero = player * HERO_TYPES + kind
        state.agenda.append(TakePerk(player, kind))
        state.agenda.append(PayOneColour(player, level_cost(state, hero), innate_for_level(kind)))


TRIBE_PHASE: Final = TribePhase()


def one_colour(colour: int, count: int) -> list[int]:
    """A cost of ``count`` Essences of a colour."""
    cost = [0, 0, 0, 0, 0]
    cost[colour] = count
    return cost


# 1. Dress Up a New Hero ----------------------------------------------------------------------------------------------


def dress_ups(state: FaeriellState, player: int, discounts: list[int]) -> list[int]:
    """The Heroes that could be dressed up now (FAE-TRIBE-05, FAE-TRIBE-08, M01)."""
    inactive = state.inactive[player]
    if not inactive or not state.may_dress(player):
        return []
    count = state.rules.values.dress_up_cost
    first = player * COLOURS
    wild = state.essences[first + CORRUPTION]
    found = []
    for kind in range(SHADOW + 1):
        if not inactive >> kind & 1:
            continue
        if kind == SHADOW:
            payable = bool(payable_colours(state, player, count, discounts))
        else:
            payable = state.essences[first + kind] + discounts[kind] + wild >= count
        if payable:
            found.append(DRESS_UP + kind)
    return found if found and free_nodes(state, player) else []


# 2. Level Up a Hero --------------------------------------------------------------------------------------------------


def level_cost(state: FaeriellState, hero: int) -> int:
    """Essences of one colour for the next level (FAE-TRIBE-10, FAE-TRIBE-13)."""
    return state.level(hero) + 1


def innate_for_level(kind: int) -> int:
    """Only the Adventurer discounts its own level (FAE-INNATE-05)."""
    return ADVENTURER if kind == ADVENTURER else -1


def level_ups(state: FaeriellState, player: int, discounts: list[int]) -> list[int]:
    """The Heroes that could level up now (FAE-TRIBE-12, FAE-TRIBE-17)."""
    if not any(state.piles) and not may_draw_sower_perk(state, player):
        return []
    found = []
    for kind in state.heroes(player):
        hero = player * HERO_TYPES + kind
        if state.level(hero) == MOST_LEVEL:
            continue
        usable = discounts_of(state, player, ADVENTURER) if kind == ADVENTURER else discounts
        if payable_colours(state, player, level_cost(state, hero), usable):
            found.append(LEVEL_UP + kind)
    return found


class TakePerk(SeatChoice):
    """Take one of the face up Perks (FAE-TRIBE-14); Wido may draw a Sower Perk instead (FAE-TWINS-10)."""

    __slots__ = ("hero_type",)

    kind: ClassVar[str] = "take_perk"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-14",)

    def __init__(self, who: int, hero_type: int) -> None:
        super().__init__(who)
        self.hero_type: int = hero_type

    def options(self, state: FaeriellState) -> list[int]:
        found = [PERK + pile[-1] for pile in state.piles if pile]
        if may_draw_sower_perk(state, self.who):
            found.append(DRAW_SOWER_PERK)
        return found

    def take(self, state: FaeriellState, option: int) -> None:
        hero = self.who * HERO_TYPES + self.hero_type
        if option == DRAW_SOWER_PERK:
            state.secrets += 1
            perk = state.sower_stock.pop(state.rng.below(len(state.sower_stock)))
            gain_perk(state, hero, perk, "FAE-TWINS-10")
            return
        perk = option - PERK
        for number, pile in enumerate(state.piles):
            if pile and pile[-1] == perk:
                pile.pop()
                state.pile_known[number] = min(state.pile_known[number], len(pile))
        # The tile uncovered may have been seen by nobody.
        state.secrets += 1
        state.agenda.append(TurnPile(self.who))
        gain_perk(state, hero, perk, "FAE-TRIBE-14")


class TurnPile(SeatChoice):
    """Move another face up Perk to the bottom of its own pile (FAE-TRIBE-15, A09, A10)."""

    __slots__ = ()

    kind: ClassVar[str] = "turn_pile"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-15",)

    def options(self, state: FaeriellState) -> list[int]:
        return [PERK + pile[-1] for pile in state.piles if pile] or [DONE]

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        perk = option - PERK
        for number, pile in enumerate(state.piles):
            if pile and pile[-1] == perk and len(pile) > 1:
                pile.insert(0, pile.pop())
                state.pile_known[number] = min(state.pile_known[number] + 1, len(pile))
                state.secrets += 1
        if state.events is not None:
            state.report("pile_turned", "FAE-TRIBE-15", player=self.who, perk=perk)


# 3. Build a Settlement -----------------------------------------------------------------------------------------------


def settlement_cost(state: FaeriellState, player: int) -> int:
    """As many Essences of one colour as Settlements owned (FAE-TRIBE-19)."""
    return state.owned[player].bit_count()


def reach(state: FaeriellState, player: int) -> int:
    """The Regions next to an own Region or to an own Hero's node, as bits (FAE-TRIBE-22, A18)."""
    world = state.world
    found = 0
    for region in bits_of(state.owned[player]):
        found |= world.adjacent_bits[region]
    first = player * HERO_TYPES
    for node in state.hero_node[first : first + HERO_TYPES]:
        if node >= 0:
            found |= world.node_region_bits[node]
    return found


def settlements(state: FaeriellState, player: int, discounts: list[int]) -> list[int]:
    """The Regions that could be settled now (FAE-TRIBE-22 to -24)."""
    cost = settlement_cost(state, player)
    if cost >= MOST_SETTLEMENTS or not payable_colours(state, player, cost, discounts):
        return []
    free = reach(state, player)
    for owned in state.owned:
        free &= ~owned
    return [SETTLE + region for region in bits_of(free)]


class BuildSettlement(Step):
    """The Settlement is built (FAE-TRIBE-21)."""

    __slots__ = ("player", "region")

    def __init__(self, player: int, region: int) -> None:
        self.player: int = player
        self.region: int = region

    def run(self, state: FaeriellState) -> None:
        settle_region(state, self.player, self.region, "FAE-TRIBE-21")


# 4. Build a Beacon ---------------------------------------------------------------------------------------------------


def beacons(state: FaeriellState, player: int) -> list[int]:
    """The own Regions where a Beacon could be built now (FAE-TRIBE-25 to -28, M02)."""
    if not any(state.beacon_supply):
        return []
    if not can_pay(state, player, state.rules.values.beacon_cost, discounts_of(state, player, CHIEFTAIN)):
        return []
    return [BUILD_BEACON + region for region in bits_of(state.owned[player]) if state.beacon[region] < 0]


class BuildBeacon(SeatChoice):
    """Which of the Beacons left is built (FAE-TRIBE-25, FAE-TRIBE-27)."""

    __slots__ = ("region",)

    kind: ClassVar[str] = "beacon"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-25", "FAE-TRIBE-27")

    def __init__(self, who: int, region: int) -> None:
        super().__init__(who)
        self.region: int = region

    def options(self, state: FaeriellState) -> list[int]:
        return [COLOUR + colour for colour in range(4) if state.beacon_supply[colour]]

    def take(self, state: FaeriellState, option: int) -> None:
        colour = option - COLOUR
        state.beacon_supply[colour] -= 1
        state.beacon[self.region] = colour
        state.dirty |= REGION_BITS
        if state.events is not None:
            name = state.world.region_names[self.region]
            state.report("beacon", "FAE-TRIBE-25", player=self.who, colour=COLOUR_NAMES[colour], region=name)


# 5. Control the Spiritual Totem --------------------------------------------------------------------------------------


def totem_cost(state: FaeriellState) -> list[int]:
    """One yellow, and one more for each Essence on the Totem's slot (FAE-TRIBE-29, FAE-TRIBE-30)."""
    return one_colour(YELLOW, 1 + len(state.totem_cards))


def totems(state: FaeriellState, player: int, discounts: list[int]) -> list[int]:
    """The own Regions with a Beacon to which the Totem could go (FAE-TRIBE-32, FAE-TRIBE-33, A17)."""
    found = [
        TAKE_TOTEM + region
        for region in bits_of(state.owned[player])
        if state.beacon[region] >= 0 and region != state.totem
    ]
    return found if found and can_pay(state, player, totem_cost(state), discounts) else []


class TakeTotem(Step):
    """One yellow of what was paid goes to the slot (FAE-TRIBE-31, A16); the Totem goes to the Region."""

    __slots__ = ("player", "region")

    def __init__(self, player: int, region: int) -> None:
        self.player: int = player
        self.region: int = region

    def run(self, state: FaeriellState) -> None:
        kept = next((card for card in state.paid if card // CARD_ROOM == YELLOW), state.paid[0] if state.paid else -1)
        for place, card in enumerate(state.paid):
            if card == kept:
                state.totem_cards.append(state.paid.pop(place))
                break
        for card in state.paid:
            state.discards[card // CARD_ROOM].append(card)
        state.paid = []
        state.totem = self.region
        state.dirty |= REGION_BITS
        if state.events is not None:
            name = state.world.region_names[self.region]
            state.report("totem", "FAE-TRIBE-33", player=self.player, region=name)


# 6. Gather an Heirloom Herb ------------------------------------------------------------------------------------------


def herbs(state: FaeriellState, player: int) -> list[int]:
    """The face up Herbs, if one could be paid now (FAE-TRIBE-34, FAE-TRIBE-37, M03)."""
    if not state.herb_row:
        return []
    if not can_pay(state, player, state.rules.values.herb_cost, discounts_of(state, player, DRUID)):
        return []
    return [HERB + kind for kind in sorted(set(state.herb_row))]


class GatherHerb(Step):
    """Take the Herb; then one of the others is discarded and the row refilled (FAE-TRIBE-34, FAE-TRIBE-35)."""

    __slots__ = ("herb", "player")

    def __init__(self, player: int, herb: int) -> None:
        self.player: int = player
        self.herb: int = herb

    def run(self, state: FaeriellState) -> None:
        state.herb_row.remove(self.herb)
        state.herbs[self.player] += (self.herb,)
        state.dirty |= HERB_BITS
        if state.events is not None:
            state.report("herb", "FAE-TRIBE-34", player=self.player, herb=self.herb)
        state.agenda.append(DiscardHerb(self.player))


class DiscardHerb(SeatChoice):
    """Which of the Herbs left is discarded (FAE-TRIBE-35)."""

    __slots__ = ()

    kind: ClassVar[str] = "discard_herb"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TRIBE-35", "FAE-TRIBE-36")

    def options(self, state: FaeriellState) -> list[int]:
        return [HERB + kind for kind in sorted(set(state.herb_row))] or [DONE]

    def take(self, state: FaeriellState, option: int) -> None:
        if option != DONE:
            herb = option - HERB
            state.herb_row.remove(herb)
            state.herb_discard.append(herb)
            if state.events is not None:
                state.report("herb_discarded", "FAE-TRIBE-35", player=self.who, herb=herb)
        fill_herb_row(state)


def fill_herb_row(state: FaeriellState) -> None:
    """Three Herbs face up; an empty deck is made anew of the discarded ones (FAE-SETUP-10, FAE-TRIBE-36)."""
    while len(state.herb_row) < 3:
        if not state.herb_deck:
            if not state.herb_discard:
                return
            state.herb_deck = state.herb_discard
            state.herb_discard = []
            state.rng.shuffle(state.herb_deck)
        state.secrets += 1
        state.herb_row.append(state.herb_deck.pop())


# 7. Attune with a Great Guardian -------------------------------------------------------------------------------------


def own_in_area(state: FaeriellState, player: int, guardian: int) -> int:
    """The player's Settlements in the Guardian's Area, each a discount (FAE-TRIBE-38)."""
    return sum(state.owner[region] == player for region in state.world.area_regions[guardian])


def attunements(state: FaeriellState, player: int) -> list[int]:
    """The Attunements that could be taken now (FAE-TRIBE-38 to -40, M04)."""
    discounts = discounts_of(state, player, SHAMAN)
    costs = state.rules.values.attunement_costs
    return [
        ATTUNE + guardian
        for guardian in range(GUARDIANS)
        if state.attunement_of[guardian] < 0
        and can_pay(state, player, costs[guardian], discounts, own_in_area(state, player, guardian))
    ]


class Attune(Step):
    """The Attunement is the player's alone (FAE-TRIBE-40)."""

    __slots__ = ("guardian", "player")

    def __init__(self, player: int, guardian: int) -> None:
        self.player: int = player
        self.guardian: int = guardian

    def run(self, state: FaeriellState) -> None:
        state.attunement_of[self.guardian] = self.player
        state.dirty |= ATTUNEMENT_BITS
        if state.events is not None:
            state.report("attuned", "FAE-TRIBE-40", player=self.player, guardian=GUARDIAN_NAMES[self.guardian])


# Winter's Grasp: Tribes on the Move ----------------------------------------------------------------------------------


def moves(state: FaeriellState, player: int, discounts: list[int]) -> list[int]:
    """The Regions whose Settlement could move now (FAE-WINTER-06, FAE-WINTER-08)."""
    if state.moved_tribe:
        return []
    payable = payable_colours(state, player, 1, discounts)
    if GREEN not in payable and YELLOW not in payable:
        return []
    return [MOVE_TRIBE + region for region in bits_of(state.owned[player]) if tribe_moves(state, region)]
