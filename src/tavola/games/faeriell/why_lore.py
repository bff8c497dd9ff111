"""Why not, of Perks, Attunements and Herbs, and of what the Corruption Sower swaps."""

from __future__ import annotations

from tavola.games.faeriell.hero_perks import Convert, EssenceForGem, RemoveMenace, RemoveWhich, StepAlong
from tavola.games.faeriell.kickstarter_perks import EssenceForEvent, EssenceForSteps, NudgeGuardian
from tavola.games.faeriell.lore import (
    AttunementHero,
    AttunementNode,
    HerbGuardian,
    HerbHero,
    free_in_area,
    heroes_in_area,
)
from tavola.games.faeriell.names import ESSENCES, HEROES, MENACES, REGIONS_OF, TRIBES
from tavola.games.faeriell.perk import hero_with
from tavola.games.faeriell.perk_kind import SPECIAL, Perk, holds
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import CORRUPTION, HERB_HERO, HERB_SOLVE, HERB_TERRAIN, HERO_TYPES
from tavola.games.faeriell.refusals import (
    AREA_FULL,
    ATTUNE_TIME,
    ATTUNED,
    CORRUPT_TOKEN,
    HERB_COLOUR,
    HERO_NOT_BESIDE,
    NO_CARD_LEFT,
    NO_GEM,
    NO_GUARDIAN_MOVES,
    NO_HERB_TARGET,
    NO_MENACE,
    NO_STEP,
    NO_STEP_ALONG,
    NO_SUCH_SWAP,
    NOBODY_CORRUPTIBLE,
    NOBODY_HAS_CORRUPTION,
    NOBODY_IN_AREA,
    NODE_NOT_IN_AREA,
    NOT_ACTIVE,
    NOT_BESIDE_IT,
    NOT_IN_AREA,
    NOT_IN_STOCK,
    NOTHING_THERE_TO_REMOVE,
    NOTHING_TO_CONVERT,
    NOTHING_TO_REMOVE,
    PERK_NEEDS,
    PERK_NEEDS_OTHER,
    PERK_TIME,
    PERK_USED,
    SOWER_REMOVES,
    TURNED,
    WRONG_GROUND,
    Reason,
    named,
)
from tavola.games.faeriell.sower_perks import (
    CorruptionForDraft,
    CorruptOpponent,
    EssencesForDoom,
    TakeCorruption,
    TradeCorruption,
    corruptible,
)
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import any_but_corruption
from tavola.games.faeriell.why_piece import (
    HERB_RULES,
    Piece,
    herb_time,
    is_turned,
    occupant,
    of_another_hero,
    perk_time,
    the_guardian,
)

# Perk Actions --------------------------------------------------------------------------------------------------------


def refuse_perk(state: FaeriellState, seat: int, perk: int) -> Reason:
    """The Perk cannot be used (FAE-PERK-02 to -11)."""
    time = perk_time(state, seat, perk)
    if time is not PERK_TIME:
        return time
    tile = TILES[perk]
    if tile.kind == SPECIAL and state.perk_used >> perk & 1:
        return PERK_USED
    hero = hero_with(state, perk)
    if isinstance(tile, RemoveMenace) and tile.terrain >= 0 and state.is_sower(hero):
        return SOWER_REMOVES
    return refuse_tile(state, hero, tile).by(tile.rule)


def refuse_tile(state: FaeriellState, hero: int, tile: Perk) -> Reason:
    """Its cost cannot be paid, or it would do nothing."""
    if isinstance(tile, EssenceForGem):
        return PERK_NEEDS.said(missing=[(1, ESSENCES[tile.colour])])
    if isinstance(tile, EssenceForEvent):
        return PERK_NEEDS.said(missing=[(1, ESSENCES[tile.colour])])
    if isinstance(tile, Convert):
        return NOTHING_TO_CONVERT.said(colours=named(ESSENCES[tile.one]) + named(ESSENCES[tile.other]))
    if isinstance(tile, StepAlong):
        return NO_STEP_ALONG.said(region=named(REGIONS_OF[tile.terrain]))
    if isinstance(tile, RemoveMenace):
        return NOTHING_TO_REMOVE if state.gems[hero] else NO_GEM.said(hero=named(HEROES[hero % HERO_TYPES]))
    if isinstance(tile, NudgeGuardian):
        return NO_GUARDIAN_MOVES
    if isinstance(tile, EssenceForSteps):
        return NO_STEP if any_but_corruption(state, hero // HERO_TYPES) else PERK_NEEDS_OTHER.said(count=1)
    return refuse_sower_tile(state, hero, tile)


def refuse_sower_tile(state: FaeriellState, hero: int, tile: Perk) -> Reason:
    """The same for Sower Perks, and for those that need no more than an Action gem."""
    player = hero // HERO_TYPES
    black = holds(state, hero, CORRUPTION)
    if isinstance(tile, CorruptOpponent):
        return NOBODY_CORRUPTIBLE if black and not corruptible(state, player) else needs_corruption(1)
    if isinstance(tile, EssencesForDoom):
        return PERK_NEEDS_OTHER.said(count=2)
    if isinstance(tile, CorruptionForDraft):
        return needs_corruption(2)
    if isinstance(tile, TakeCorruption):
        return NOBODY_HAS_CORRUPTION if any_but_corruption(state, player) else PERK_NEEDS_OTHER.said(count=1)
    if isinstance(tile, TradeCorruption):
        return NO_CARD_LEFT if black >= 2 else needs_corruption(2)
    return NO_GEM.said(hero=named(HEROES[hero % HERO_TYPES]))


def needs_corruption(count: int) -> Reason:
    """The Perk takes Corruption Essences."""
    return PERK_NEEDS.said(missing=[(count, ESSENCES[CORRUPTION])])


def refuse_removing(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Hero cannot remove what lies under the Guardian (FAE-PERK-08, A47)."""
    choice = state.choice
    if piece.sort != "g" or not isinstance(choice, RemoveWhich):
        return None
    colour = state.token_colour(piece.number)
    if colour < 0:
        return NO_MENACE.by("FAE-PERK-08").said(guardian=the_guardian(piece.number))
    if colour == CORRUPTION:
        return CORRUPT_TOKEN.by("FAE-PERK-07")
    if state.touches(state.hero_node[choice.hero], state.guardian_at[piece.number]):
        return WRONG_GROUND.by(choice.rule).said(region=named(REGIONS_OF[choice.terrain]))
    return NOTHING_THERE_TO_REMOVE.said(hero=named(HEROES[choice.hero % HERO_TYPES]))


# Attunements ---------------------------------------------------------------------------------------------------------


def refuse_attunement_move(state: FaeriellState, seat: int, guardian: int) -> Reason:
    """The Attunement moves no Hero (FAE-LORE-04 to -06)."""
    owner = state.attunement_of[guardian]
    if owner < 0:
        return ATTUNE_TIME
    if owner != seat:
        return ATTUNED.said(who=TRIBES[owner])
    if state.rotated_attunements >> guardian & 1:
        return TURNED
    if heroes_in_area(state, seat, guardian) and not free_in_area(state, guardian):
        return AREA_FULL
    return NOBODY_IN_AREA.said(guardian=the_guardian(guardian))


def refuse_attuned_hero(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Hero is not on a node of the Area (FAE-LORE-05)."""
    choice = state.choice
    if piece.sort != "h" or not isinstance(choice, AttunementHero):
        return None
    return refuse_pick(state, seat, piece) or NOT_IN_AREA.said(guardian=the_guardian(choice.guardian))


def refuse_attuned_node(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The node is taken, or outside the Area (FAE-LORE-06)."""
    choice = state.choice
    if piece.sort != "n" or not isinstance(choice, AttunementNode):
        return None
    return occupant(state, piece.number) or NODE_NOT_IN_AREA.said(guardian=the_guardian(choice.guardian))


def refuse_pick(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """A Hero that is another's or not active cannot be picked."""
    if piece.sort != "h":
        return None
    if piece.number != seat:
        return of_another_hero(piece.number)
    if state.hero_node[seat * HERO_TYPES + piece.second] < 0:
        return NOT_ACTIVE.said(hero=named(HEROES[piece.second]))
    return None


# Heirloom Herbs ------------------------------------------------------------------------------------------------------


def refuse_herb(state: FaeriellState, seat: int, player: int, herb: int) -> Reason:
    """The Herb cannot be used in this Phase (FAE-LORE-02, FAE-LORE-04, FAE-LORE-07)."""
    if player != seat or not HERB_SOLVE <= herb < HERB_TERRAIN or is_turned(state, player, herb):
        return herb_time(state, seat, player, herb)
    if herb >= HERB_HERO:
        return NOT_ACTIVE.by(HERB_RULES[herb]).said(hero=named(HEROES[herb - HERB_HERO]))
    return NO_HERB_TARGET.by(HERB_RULES[herb]).said(menace=named(MENACES[herb - HERB_SOLVE]))


def refuse_herb_guardian(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Herb solves nothing of the Guardian (FAE-LORE-07, FAE-SOWER-08)."""
    choice = state.choice
    if piece.sort != "g" or not isinstance(choice, HerbGuardian):
        return None
    if state.token_colour(piece.number) != choice.colour:
        return HERB_COLOUR.said(menace=named(MENACES[choice.colour]))
    return NOT_BESIDE_IT.said(guardian=the_guardian(piece.number))


def refuse_herb_hero(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Hero is not beside the Menace (FAE-LORE-07), or is the Sower (FAE-SOWER-08)."""
    choice = state.choice
    if piece.sort != "h" or not isinstance(choice, HerbHero):
        return None
    if piece.number == seat and state.is_sower(piece.second):
        return SOWER_REMOVES
    return refuse_pick(state, seat, piece) or HERO_NOT_BESIDE.said(guardian=the_guardian(choice.guardian))


# The Rise of the Corruption Sower ------------------------------------------------------------------------------------


def refuse_swap(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Perk cannot be swapped out (FAE-SOWER-04)."""
    return NO_SUCH_SWAP if piece.sort == "p" else None


def refuse_stock(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Perk is none of the Sower's that are left (FAE-SOWER-04)."""
    return NOT_IN_STOCK if piece.sort == "p" else None
