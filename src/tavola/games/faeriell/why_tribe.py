"""Why not, in setup, in the Tribe Phase and in paying."""

from __future__ import annotations

from tavola.games.faeriell.achievements import PayForClaim, bits_of
from tavola.games.faeriell.names import BEACONS_OF, ESSENCES, HEROES, TRIBES
from tavola.games.faeriell.payment import can_pay, discounts_of, has_innate, missing, next_symbol
from tavola.games.faeriell.pieces import (
    CARD_ROOM,
    CHIEFTAIN,
    COLOURS,
    CORRUPTION,
    DRUID,
    HERB_SOLVE,
    HERO_TYPES,
    MOST_LEVEL,
    MOST_SETTLEMENTS,
    SHADOW,
    SHAMAN,
)
from tavola.games.faeriell.refusals import (
    ACTIVE_ALREADY,
    ALL_HAVE_BEACONS,
    ALL_SETTLED,
    ATTUNED,
    BEACON_HERE,
    BEACON_WHERE,
    CANNOT_PAY_THIS,
    INNATE_USED,
    NO_BEACON_LEFT,
    NO_CARD_LEFT,
    NO_FIRST_SHADOW,
    NO_FREE_NODE,
    NO_HEARTLAND,
    NO_INNATE,
    NO_MOVE_HERE,
    NO_PERKS_LEFT,
    NONE_OF_COLOUR,
    NOT_ACTIVE,
    NOT_BY_YOUR_REGION,
    NOT_DRAWN,
    NOT_DUE,
    NOT_ON_TOP,
    OUT_OF_REACH,
    OWN_HERBS_STAY,
    REGION_TAKEN,
    SET_ASIDE,
    SHORT_FOR_ATTUNEMENT,
    SHORT_FOR_BEACON,
    SHORT_FOR_HERB,
    SHORT_FOR_HERO,
    SHORT_FOR_LEVEL,
    SHORT_FOR_SETTLEMENT,
    SHORT_FOR_SHADOW,
    SHORT_FOR_TOTEM,
    SYMBOLS,
    THREE_HEROES,
    TOP_LEVEL,
    TOTEM_HERE,
    TOTEM_NEEDS_BEACON,
    TOTEM_STAYS,
    TOTEM_WHERE,
    WILD_NEEDED,
    YOUR_ATTUNEMENT,
    Reason,
    counted,
    essences,
    named,
)
from tavola.games.faeriell.sheet import PlaceHero, free_nodes
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import BASIC, SpendOne, has_cards
from tavola.games.faeriell.tribe_phase import (
    innate_for_level,
    level_cost,
    one_colour,
    own_in_area,
    reach,
    settlement_cost,
    totem_cost,
)
from tavola.games.faeriell.twins import may_draw_sower_perk
from tavola.games.faeriell.why_piece import (
    HERB_RULES,
    TOTEM_PIECE,
    Piece,
    herb_time,
    is_turned,
    occupant,
    of_another_hero,
    the_guardian,
)

# Setup ---------------------------------------------------------------------------------------------------------------


def refuse_placing(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """A Settlement cannot be placed there (FAE-SETUP-24, FAE-COOP-07)."""
    if piece.sort != "r":
        return None
    owner = state.owner[piece.number]
    if owner >= 0:
        return REGION_TAKEN.said(who=TRIBES[owner])
    return NOT_DRAWN.said(guardian=the_guardian(state.world.area[piece.number]))


def refuse_first_hero(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Hero cannot be one of those to begin with."""
    if piece.sort != "h":
        return None
    if piece.number != seat:
        return of_another_hero(piece.number)
    if state.hero_node[seat * HERO_TYPES + piece.second] >= 0:
        return ACTIVE_ALREADY
    if piece.second == SHADOW:
        return NO_FIRST_SHADOW
    return SET_ASIDE


def refuse_new_node(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """A new Hero cannot stand there (FAE-SETUP-37, FAE-TRIBE-06)."""
    if piece.sort != "n":
        return None
    taken = occupant(state, piece.number)
    if taken is not None:
        return taken
    rule = state.choice.rule if isinstance(state.choice, PlaceHero) else "FAE-TRIBE-06"
    return NOT_BY_YOUR_REGION.by(rule)


def refuse_other_essence(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Region gives no second Essence (FAE-SETUP3-01)."""
    return NO_HEARTLAND if piece.sort == "r" else None


# Tribe Phase ---------------------------------------------------------------------------------------------------------


def refuse_in_tribe_phase(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """No Tribe action is to be had with the piece; None if it has none at all."""
    if piece.sort == "r":
        return refuse_region(state, seat, piece.number)
    if piece.sort == "h":
        return refuse_hero(state, seat, piece.number, piece.second)
    if piece.sort == "a":
        return refuse_attunement(state, seat, piece.number)
    if piece.sort == "b":
        return short_of(state, seat, SHORT_FOR_HERB, state.rules.values.herb_cost, DRUID)
    if piece.sort == "m":
        return refuse_beacon_colour(state, seat, piece.number)
    if piece.sort == TOTEM_PIECE:
        return refuse_totem(state, seat)
    return None


def short_of(
    state: FaeriellState,
    player: int,
    reason: Reason,
    cost: tuple[int, ...] | list[int],
    innate: int = -1,
    regions: int = 0,
) -> Reason:
    """What is missing to pay a cost, discounts taken off."""
    gaps = missing(state, player, cost, discounts_of(state, player, innate), regions)
    return reason.said(missing=counted(gaps))


def short_alike(state: FaeriellState, player: int, reason: Reason, count: int, innate: int = -1) -> Reason:
    """What is missing to pay in the colour that is nearest to it, discounts taken off."""
    discounts = discounts_of(state, player, innate)
    first = player * COLOURS
    have = [state.essences[first + colour] + discounts[colour] for colour in range(4)]
    best = have.index(max(have))
    gap = count - have[best] - state.essences[first + CORRUPTION]
    return reason.said(count=count, missing=[(gap, ESSENCES[best])])


def refuse_hero(state: FaeriellState, seat: int, player: int, kind: int) -> Reason:
    """The Hero can neither be dressed up (FAE-TRIBE-05 to -09) nor level up (FAE-TRIBE-10 to -17)."""
    if player != seat:
        return of_another_hero(player)
    hero = player * HERO_TYPES + kind
    if state.hero_node[hero] >= 0:
        if state.level(hero) == MOST_LEVEL:
            return TOP_LEVEL
        if not any(state.piles) and not may_draw_sower_perk(state, player):
            return NO_PERKS_LEFT
        return short_alike(state, player, SHORT_FOR_LEVEL, level_cost(state, hero), innate_for_level(kind))
    if not state.may_dress(player):
        return THREE_HEROES
    if not free_nodes(state, player):
        return NO_FREE_NODE
    count = state.rules.values.dress_up_cost
    if kind == SHADOW:
        return short_alike(state, player, SHORT_FOR_SHADOW, count)
    return short_of(state, player, SHORT_FOR_HERO, one_colour(kind, count))


def refuse_region(state: FaeriellState, seat: int, region: int) -> Reason:
    """Nothing can be built in the Region (FAE-TRIBE-19 to -33)."""
    owner = state.owner[region]
    if owner == seat:
        return refuse_own_region(state, seat, region)
    if owner >= 0:
        return REGION_TAKEN.by("FAE-TRIBE-23").said(who=TRIBES[owner])
    cost = settlement_cost(state, seat)
    if cost >= MOST_SETTLEMENTS:
        return ALL_SETTLED
    if not reach(state, seat) >> region & 1:
        return OUT_OF_REACH
    return short_alike(state, seat, SHORT_FOR_SETTLEMENT, cost)


def refuse_own_region(state: FaeriellState, seat: int, region: int) -> Reason:
    """Neither a Beacon nor the Totem can come to the own Region."""
    if state.beacon[region] < 0:
        return refuse_beacon(state, seat) or BEACON_WHERE
    if state.totem == region:
        return TOTEM_HERE
    return short_of(state, seat, BEACON_HERE, totem_cost(state))


def refuse_beacon(state: FaeriellState, seat: int) -> Reason | None:
    """No Beacon can be built anywhere (FAE-TRIBE-27, FAE-TRIBE-28)."""
    if not any(state.beacon_supply):
        return NO_BEACON_LEFT
    cost = state.rules.values.beacon_cost
    if can_pay(state, seat, cost, discounts_of(state, seat, CHIEFTAIN)):
        return None
    return short_of(state, seat, SHORT_FOR_BEACON, cost, CHIEFTAIN)


def refuse_beacon_colour(state: FaeriellState, seat: int, colour: int) -> Reason:
    """A Beacon of the supply cannot be built by itself."""
    if not state.beacon_supply[colour]:
        return NONE_OF_COLOUR.said(beacon=named(BEACONS_OF[colour]))
    if all(state.beacon[region] >= 0 for region in bits_of(state.owned[seat])):
        return ALL_HAVE_BEACONS
    return refuse_beacon(state, seat) or BEACON_WHERE


def refuse_totem(state: FaeriellState, seat: int) -> Reason:
    """The Totem cannot be taken by itself (FAE-TRIBE-29, FAE-TRIBE-32, A17)."""
    places = [region for region in bits_of(state.owned[seat]) if state.beacon[region] >= 0]
    if not places:
        return TOTEM_NEEDS_BEACON
    if places == [state.totem]:
        return TOTEM_STAYS
    if can_pay(state, seat, totem_cost(state), discounts_of(state, seat, -1)):
        return TOTEM_WHERE
    return short_of(state, seat, SHORT_FOR_TOTEM, totem_cost(state))


def refuse_attunement(state: FaeriellState, seat: int, guardian: int) -> Reason:
    """The Attunement cannot be taken (FAE-TRIBE-38, FAE-TRIBE-40)."""
    owner = state.attunement_of[guardian]
    if owner >= 0:
        return YOUR_ATTUNEMENT if owner == seat else ATTUNED.said(who=TRIBES[owner])
    cost = state.rules.values.attunement_costs[guardian]
    return short_of(state, seat, SHORT_FOR_ATTUNEMENT, cost, SHAMAN, own_in_area(state, seat, guardian))


# What follows a Tribe action -----------------------------------------------------------------------------------------


def refuse_perk_of_pile(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Perk is none of those on top."""
    return NOT_ON_TOP if piece.sort == "p" else None


def refuse_beacon_left(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """No Beacon of the colour is left (FAE-TRIBE-27)."""
    return NONE_OF_COLOUR.said(beacon=named(BEACONS_OF[piece.number])) if piece.sort == "m" else None


def refuse_discarding(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """A Herb that is kept (FAE-TRIBE-35)."""
    return OWN_HERBS_STAY if piece.sort == "o" else None


def refuse_move_of_tribe(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Settlement cannot go there (FAE-WINTER-06)."""
    if piece.sort != "r":
        return None
    owner = state.owner[piece.number]
    return NO_MOVE_HERE if owner < 0 else REGION_TAKEN.by("FAE-WINTER-06").said(who=TRIBES[owner])


# Paying --------------------------------------------------------------------------------------------------------------


def refuse_paying(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The piece pays nothing of what is due now."""
    symbol = next_symbol(state.due)
    not_due = NOT_DUE.said(symbol=named(SYMBOLS[symbol]))
    if piece.sort == "c":
        return WILD_NEEDED if piece.number // CARD_ROOM == CORRUPTION else not_due
    if piece.sort == "o":
        herb = piece.second
        if piece.number != seat or herb >= HERB_SOLVE or is_turned(state, seat, herb):
            return herb_time(state, seat, piece.number, herb)
        return not_due.by(HERB_RULES[herb])
    if piece.sort == "h":
        return refuse_innate(state, seat, piece.number, piece.second) or not_due.by("FAE-INNATE-01")
    return None


def refuse_innate(state: FaeriellState, seat: int, player: int, kind: int) -> Reason | None:
    """The Hero takes nothing off this cost (FAE-INNATE-01)."""
    if player != seat:
        return of_another_hero(player)
    if kind != state.innate:
        return NO_INNATE
    if has_innate(state, seat, kind):
        return None
    if state.innate_used >> kind & 1:
        return INNATE_USED
    return NOT_ACTIVE.by("FAE-INNATE-01").said(hero=named(HEROES[kind]))


def refuse_card(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The card is of a colour that does not pay here."""
    if piece.sort != "c":
        return None
    choice = state.choice
    if isinstance(choice, SpendOne):
        return CANNOT_PAY_THIS.by(choice.rule).said(colours=essences(bits_of(choice.colours)))
    if isinstance(choice, PayForClaim):
        return CANNOT_PAY_THIS.by("FAE-ACH-05").said(colours=essences(bits_of(choice.colours & BASIC)))
    if not has_cards(state, CORRUPTION):
        return NO_CARD_LEFT.by("FAE-TWINS-08")
    return CANNOT_PAY_THIS.by("FAE-TWINS-08").said(colours=essences(bits_of(BASIC)))
