"""Why not, in the Adventure phase: cards, Items, the Turn Order card, and what lies on the map."""

from __future__ import annotations

from tavola.games.hara.card import IN_ADVENTURE, WHEN_ATTACKED, Item
from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.energy import PRIMARY
from tavola.games.hara.event_words import ENERGIES
from tavola.games.hara.helping import can_help, help_spaces
from tavola.games.hara.pieces import (
    ALTERNATE,
    COLOR_NAMES,
    COLORS,
    DREAMSTONE,
    EVENT,
    LEVEL_CARDS,
    MONSTER,
    MOST_SEATS,
    NOWHERE,
    PASSIVE,
    RIFT,
    THRESHOLD,
    ULTIMATE,
)
from tavola.games.hara.refusals import (
    ALLY_AWAY,
    ALWAYS_WORKS,
    ARMORED_AWAY,
    BONUS_USED,
    CORRUPTED_TIME,
    DECK_HERE,
    EVENT_NEXT_TURN,
    EVENT_TIME,
    FIGURE_TIME,
    HELP_COSTS,
    HELP_IS_ASKED,
    HELP_ONCE,
    JUST_LAID,
    LEVEL_DONE,
    LEVEL_HOW,
    LEVEL_SOON,
    LOCKED,
    MONSTER_HERE,
    MONSTER_TIME,
    NO_ACTIVATIONS,
    NO_CORRUPTED,
    NO_HELP_IN_ARENA,
    NO_HELPER,
    NO_WAY,
    OTHERS_BONUS,
    OTHERS_CARD,
    OTHERS_ITEM,
    PASSIVE_IDLE,
    PASSIVE_WORKS,
    QUEST_WORKS,
    RIFT_AWAY,
    SPACE_TIME,
    TILE_TIME,
    ULTIMATE_HOW,
    ULTIMATE_SOON,
    USED_THIS_TURN,
    WHEN_DAMAGED,
    WORLD_GONE,
    YOU_ARE_HERE,
    YOURSELF,
    Reason,
    sentence,
)
from tavola.games.hara.refusals import WHEN_ATTACKED as WHEN_A_MONSTER_ATTACKS
from tavola.games.hara.setup import unlocked
from tavola.games.hara.state import HaraState
from tavola.games.hara.why_piece import (
    BONUS,
    CARD,
    DECK,
    ITEM,
    QUEST,
    SPACE,
    TILE,
    UNIT,
    Piece,
    away,
    hex_kind,
    is_gone,
    name_of,
    spaces,
)


def refuse_in_adventure(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """Nothing can be done with the piece now."""
    if piece.sort == CARD:
        return refuse_card(state, seat, piece)
    if piece.sort == ITEM:
        return refuse_item(state, seat, piece)
    if piece.sort == BONUS:
        return BONUS_USED if piece.owner == seat else OTHERS_BONUS.said(who=name_of(state, piece.owner))
    if piece.sort == QUEST:
        return QUEST_WORKS
    if piece.sort in (DECK, TILE):
        return WORLD_GONE if is_gone_tile(state, piece) else DECK_HERE if piece.sort == DECK else TILE_TIME
    if piece.sort == UNIT:
        return refuse_figure(state, seat, piece.number)
    return refuse_space(state, seat, piece.number) if piece.sort == SPACE else None


def is_gone_tile(state: HaraState, piece: Piece) -> bool:
    """Whether the tile, or the World whose deck it is, has been taken out of the game."""
    return state.removed >> piece.number & 1 == 1 if piece.sort == TILE else is_gone(state, piece.number)


# Ability cards --------------------------------------------------------------------------------------------------------


def refuse_card(state: HaraState, seat: int, piece: Piece) -> Reason:
    """The card cannot be Activated (HARA-ADV-02, HARA-ADV-05, HARA-PLAY-02)."""
    if piece.owner != seat:
        return OTHERS_CARD.said(who=name_of(state, piece.owner))
    bit = 1 << piece.number
    if not (state.hand[seat] | state.board_cards[seat]) & bit:
        return refuse_away(state, seat, piece.number)
    return refuse_used(state, seat, bit) or NO_ACTIVATIONS


def refuse_used(state: HaraState, seat: int, bit: int) -> Reason | None:
    """A card that lies sideways: just laid on the board, or Activated this turn (HARA-ADV-09)."""
    if not state.used[seat] & bit:
        return None
    return JUST_LAID if state.board_cards[seat] & bit & ~state.from_board[seat] else USED_THIS_TURN


def refuse_away(state: HaraState, seat: int, place: int) -> Reason:
    """A card that is neither in hand nor on the board: what brings it (Level Up, Ultimates, Locked Cards)."""
    if place == PASSIVE:
        if state.passives >> seat & 1:
            return PASSIVE_WORKS
        return PASSIVE_IDLE if unlocked(state, seat) & 2 else LOCKED
    if not state.pile[seat] >> place & 1:
        return LOCKED
    champion = state.cards.champions[state.champion[seat]]
    if place in (ULTIMATE, ALTERNATE):
        if state.levels_due[seat] >> PRIMARY & 1:
            return ULTIMATE_SOON
        return ULTIMATE_HOW.said(energy=sentence(PACKAGE, ENERGIES[COLOR_NAMES[champion.primary]]))
    color = color_of(place)
    if state.levels_due[seat] >> color & 1:
        return LEVEL_SOON
    if state.leveled[seat] >> color & 1:
        return LEVEL_DONE
    now = state.energy[seat * COLORS + color]
    energy = sentence(PACKAGE, ENERGIES[COLOR_NAMES[color]])
    return LEVEL_HOW.said(energy=energy, threshold=THRESHOLD, now=now)


def color_of(place: int) -> int:
    """The color of a Level Up card, by its place; -1 for other cards."""
    for color, first in enumerate(LEVEL_CARDS):
        if first <= place < first + 2:
            return color
    return -1


# Items ----------------------------------------------------------------------------------------------------------------


def refuse_item(state: HaraState, seat: int, piece: Piece) -> Reason:
    """The Item is of no use now (HARA-DISC-01, HARA-EQUIP-01, HARA-EQUIP-04, HARA-CORRUPT-03)."""
    if piece.owner != seat:
        return OTHERS_ITEM.said(who=name_of(state, piece.owner))
    return item_time(state.cards.items[piece.number])


def item_time(item: Item) -> Reason:
    """When an Item is of use."""
    if item.number == DREAMSTONE:
        return NO_CORRUPTED
    if not item.use or item.use_at == IN_ADVENTURE:
        return ALWAYS_WORKS
    rule = "HARA-EQUIP-04" if item.equipment else "HARA-DISC-01"
    return (WHEN_A_MONSTER_ATTACKS if item.use_at == WHEN_ATTACKED else WHEN_DAMAGED).by(rule)


# The map --------------------------------------------------------------------------------------------------------------


def refuse_figure(state: HaraState, seat: int, unit: int) -> Reason:
    """A figure by itself does nothing."""
    if unit == seat:
        return YOURSELF
    return CORRUPTED_TIME if unit >= MOST_SEATS else FIGURE_TIME.said(who=name_of(state, unit))


def refuse_space(state: HaraState, seat: int, space: int) -> Reason:
    """A space, and what lies on it."""
    if is_gone(state, space):
        return WORLD_GONE
    kind = hex_kind(state, space)
    here = state.at[seat]
    if kind == MONSTER:
        return refuse_monster(state, seat, space)
    if kind == RIFT:
        return away(state, seat, space, RIFT_AWAY, NO_WAY)
    if kind == EVENT:
        return EVENT_NEXT_TURN if space == here else away(state, seat, space, EVENT_TIME, NO_WAY)
    return YOU_ARE_HERE if space == here else SPACE_TIME


def refuse_monster(state: HaraState, seat: int, space: int) -> Reason:
    """Nobody fights a Monster by pointing at it (HARA-FIGHT-01, HARA-ALLY-01, HARA-ARMOR-01, Asking For Help)."""
    if space == state.at[seat]:
        return MONSTER_HERE
    monster = state.cards.monsters[state.hex_at[space]]
    if monster.armored:
        return away(state, seat, space, ARMORED_AWAY, NO_WAY)
    if monster.ally:
        return away(state, seat, space, ALLY_AWAY, NO_WAY)
    if not state.rules.scenario.cooperative:
        return away(state, seat, space, NO_HELP_IN_ARENA, NO_WAY)
    if not can_help(state, seat):
        return away(state, seat, space, MONSTER_TIME, NO_WAY)
    if state.activations <= 0:
        return HELP_COSTS
    if state.helping_at not in (NOWHERE, space):
        return HELP_ONCE
    if space in help_spaces(state, seat):
        return away(state, seat, space, HELP_IS_ASKED, NO_WAY)
    return NO_HELPER.said(distance=spaces(state.apart(state.at[seat], space)))
