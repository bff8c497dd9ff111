"""Why not, for questions about cards and Items outside the open choice of an Adventure phase."""

from __future__ import annotations

from tavola.games.hara.actions import BOTTOM, TOP
from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.deciding import PAYMENTS, ChooseOne, Pay, payable
from tavola.games.hara.energy import LevelUp
from tavola.games.hara.gaining import DiscardItem, StealWhat
from tavola.games.hara.helping import half_of
from tavola.games.hara.measure import amount_of
from tavola.games.hara.own_cards import PICKING_UP, PUTTING_DOWN, ULTIMATES, PickWhich
from tavola.games.hara.pieces import ALTERNATE, ULTIMATE
from tavola.games.hara.refusals import (
    CANNOT_PAY,
    DOES_NOT_HELP,
    DOES_NOT_REACH,
    NO_ANSWER,
    NO_CHARGE,
    NO_ITEM,
    NO_ULTIMATE,
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOT_ON_BOARD,
    NOT_THE_OWNER,
    NOT_USED,
    OTHERS_CARD,
    OTHERS_ITEM,
    ULTIMATE_HELD,
    ULTIMATE_STAYS,
    WRONG_COLOR,
    Reason,
    counted,
)
from tavola.games.hara.state import HaraState
from tavola.games.hara.striking import strikes_of
from tavola.games.hara.why_piece import CARD, ITEM, OPTION, Piece, name_of
from tavola.games.hara.why_turn import color_of, refuse_away, refuse_used


def _others(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The card is somebody else's."""
    return OTHERS_CARD.said(who=name_of(state, piece.owner)) if piece.owner != seat else None


# Activating in another's turn -----------------------------------------------------------------------------------------


def refuse_out_of_turn(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The card cannot be Activated (HARA-ADV-05)."""
    if piece.sort != CARD:
        return None
    return _others(state, seat, piece) or _not_ready(state, seat, piece)


def _not_ready(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    bit = 1 << piece.number
    if not (state.hand[seat] | state.board_cards[seat]) & bit:
        return refuse_away(state, seat, piece.number)
    return refuse_used(state, seat, bit)


def refuse_help(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The card does not help against the Monster (HARA-HELP-04)."""
    if piece.sort != CARD:
        return None
    refused = refuse_out_of_turn(state, seat, piece)
    if refused is not None:
        return refused
    half = TOP if state.hand[seat] >> piece.number & 1 else BOTTOM
    source, effects = half_of(state, seat, half + piece.number)
    return DOES_NOT_REACH if strikes_of(state, seat, source, effects) else DOES_NOT_HELP


# Cards that are picked ------------------------------------------------------------------------------------------------


def refuse_pick(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The card cannot be picked up, put down or made ready (HARA-PICK-01)."""
    choice = state.choice
    if piece.sort != CARD or not isinstance(choice, PickWhich):
        return None
    others = _others(state, seat, piece)
    if others is not None:
        return others
    if choice.what == PICKING_UP:
        return NOT_ON_BOARD
    if choice.what == PUTTING_DOWN:
        held = state.hand[seat] & 1 << piece.number
        return ULTIMATE_STAYS if held and ULTIMATES >> piece.number & 1 else NOT_IN_HAND
    return NOT_USED


def refuse_level(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The card is not among those that the threshold brings (HARA-LEVEL-02)."""
    choice = state.choice
    if piece.sort != CARD or not isinstance(choice, LevelUp):
        return None
    others = _others(state, seat, piece)
    if others is not None:
        return others
    color = color_of(piece.number)
    return WRONG_COLOR if choice.color >= 0 and color >= 0 and color != choice.color else NOT_IN_PILE


def refuse_ultimate(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """It is no Ultimate that could be drawn (HARA-ULT-02)."""
    if piece.sort != CARD:
        return None
    others = _others(state, seat, piece)
    if others is not None:
        return others
    return ULTIMATE_HELD if piece.number in (ULTIMATE, ALTERNATE) else NO_ULTIMATE


# Answering damage, and Items ------------------------------------------------------------------------------------------


def refuse_answer(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """It answers no damage (HARA-CHARGE-06, HARA-EQUIP-04)."""
    if piece.sort == CARD:
        return _others(state, seat, piece) or NO_CHARGE
    if piece.sort == ITEM:
        return OTHERS_ITEM.said(who=name_of(state, piece.owner)) if piece.owner != seat else NO_ANSWER
    return None


def refuse_item_of_others(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """An Item of somebody else is not discarded (HARA-GIVE-03)."""
    return OTHERS_ITEM.said(who=name_of(state, piece.owner)) if piece.sort == ITEM else None


def refuse_loot(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """An Item of somebody who is not stolen from (HARA-EQUIP-01)."""
    choice = state.choice
    if piece.sort != ITEM or not isinstance(choice, StealWhat):
        return None
    return NOT_THE_OWNER.said(who=name_of(state, choice.owner))


# Options --------------------------------------------------------------------------------------------------------------


def refuse_option(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """An option that begins with a cost beyond one's means (HARA-LOSE-02, A108)."""
    choice = state.choice
    if piece.sort != OPTION or not isinstance(choice, ChooseOne) or piece.number >= len(choice.effect.choices):
        return None
    first = choice.effect.choices[piece.number][0]
    if isinstance(first, DiscardItem):
        return NO_ITEM
    assert isinstance(first, Pay)
    missing = amount_of(state, choice.user, choice.source, first.amount) - payable(state, choice.user, first.what)
    return CANNOT_PAY.said(missing=counted(PACKAGE, missing, PAYMENTS[first.what]))
