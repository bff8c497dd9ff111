"""Why not, for questions about the map: where one goes, whom an effect is aimed at, which hex card it is."""

from __future__ import annotations

from tavola.games.hara.attacking import Aim, attack_range
from tavola.games.hara.board import FAR
from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.corrupted_turn import AdvanceBy, WhereItStarts
from tavola.games.hara.event_card import WhichRift
from tavola.games.hara.gaining import StealFrom, items_of
from tavola.games.hara.moving import Moving, ShoveTo, ShoveWhom, TransportAt, TransportTo
from tavola.games.hara.pieces import EVENT, MOST_SEATS, RIFT, ROOM, SPACES
from tavola.games.hara.place_words import TARGET_WORDS, TILE_WORDS
from tavola.games.hara.reach import range_of
from tavola.games.hara.refusals import (
    CARD_HERE,
    CHOSEN_ALREADY,
    DECK_HERE,
    EVENT_IN_WAY,
    EVENT_NO_TARGET,
    IT_IS_HERE,
    NO_CARDS_IN_DOJO,
    NO_HEX,
    NO_ITEMS,
    NO_PLAYER,
    NO_RIFT,
    NO_SUCH_HEX,
    NO_WAY,
    NOBODY_THERE,
    NOT_CLOSER,
    NOT_MEANT,
    NOT_TO_START,
    OTHER_WORLD,
    OUT_OF_RANGE,
    RIFT_NO_TARGET,
    TOO_FAR,
    TOO_FAR_FOR_IT,
    WORLD_GONE,
    YOU_ARE_HERE,
    Reason,
    sentence,
)
from tavola.games.hara.spawning import WhichHex
from tavola.games.hara.state import HaraState
from tavola.games.hara.targets import ANY, FOES, MONSTERS, OTHER, is_meant
from tavola.games.hara.why_piece import DECK, SPACE, UNIT, Piece, hex_kind, is_gone, name_of, spaces, target_of
from tavola.kernel.language import mark

# Going somewhere ------------------------------------------------------------------------------------------------------


def _no_space(state: HaraState, piece: Piece) -> Reason | None:
    """What is no space that anybody could go to."""
    if piece.sort == DECK:
        return WORLD_GONE if is_gone(state, piece.number) else DECK_HERE
    return WORLD_GONE if piece.sort == SPACE and is_gone(state, piece.number) else None


def refuse_moving(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The movement does not reach there (HARA-MOVE-01, HARA-MOVE-02, HARA-ECARD-04)."""
    choice = state.choice
    if piece.sort not in (SPACE, DECK) or not isinstance(choice, Moving):
        return None
    barred = _no_space(state, piece)
    if barred is not None:
        return barred
    here = state.at[choice.user]
    if piece.number == here:
        return YOU_ARE_HERE
    distance = state.apart(here, piece.number)
    if distance >= FAR:
        return NO_WAY
    if distance > choice.left:
        return TOO_FAR.said(distance=spaces(distance), left=spaces(choice.left))
    return EVENT_IN_WAY.said(left=spaces(choice.left))


def refuse_transport(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The transport does not lead there (HARA-TRANS-01, HARA-TRANS-03)."""
    choice = state.choice
    if isinstance(choice, TransportAt):
        effect = choice.effect
        reach = range_of(state, choice.user, choice.source, effect.range) if effect.range else FAR
        return refuse_aimed(state, choice.user, effect.target, reach, piece)
    if piece.sort not in (SPACE, DECK) or not isinstance(choice, TransportTo):
        return None
    barred = _no_space(state, piece)
    if barred is not None:
        return barred
    here = state.at[choice.user]
    if piece.number == here:
        return YOU_ARE_HERE
    effect = choice.effect
    if effect.world >= 0 and piece.number // ROOM != effect.world:
        return OTHER_WORLD.said(world=sentence(PACKAGE, TILE_WORDS[effect.world]))
    return _out_of_range(state, here, piece.number, range_of(state, choice.user, choice.source, effect.range))


def refuse_start(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """A Corrupted does not begin there (A81)."""
    if piece.sort not in (SPACE, DECK) or not isinstance(state.choice, WhereItStarts):
        return None
    return _no_space(state, piece) or NOT_TO_START


def refuse_corrupted_step(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """A Corrupted goes a shortest way (HARA-CTURN-06)."""
    if piece.sort not in (SPACE, DECK) or not isinstance(state.choice, AdvanceBy):
        return None
    if piece.number == state.at[state.choice.user]:
        return IT_IS_HERE
    return _no_space(state, piece) or NOT_CLOSER


def refuse_shove_to(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """What is moved cannot come there (A08)."""
    choice = state.choice
    if piece.sort not in (SPACE, DECK) or not isinstance(choice, ShoveTo):
        return None
    barred = _no_space(state, piece)
    if barred is not None:
        return barred
    is_monster = choice.target < SPACES
    start = choice.target if is_monster else state.at[choice.target - SPACES]
    if piece.number == start:
        return IT_IS_HERE
    distance = state.apart(start, piece.number)
    if distance >= FAR:
        return NO_WAY
    if distance > choice.spaces:
        return TOO_FAR_FOR_IT.said(distance=spaces(distance), spaces=spaces(choice.spaces))
    return NO_CARDS_IN_DOJO if piece.number < ROOM else CARD_HERE


# Aiming ---------------------------------------------------------------------------------------------------------------


def _out_of_range(state: HaraState, here: int, there: int, reach: int) -> Reason:
    distance = state.apart(here, there)
    return NO_WAY if distance >= FAR else OUT_OF_RANGE.said(distance=spaces(distance), range=reach)


def refuse_aiming(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """It cannot be hit (HARA-TARGET-01, HARA-TARGET-02, HARA-RANGE-02)."""
    choice = state.choice
    if not isinstance(choice, Aim):
        return None
    if target_of(piece) in choice.chosen and piece.sort in (SPACE, UNIT):
        return CHOSEN_ALREADY
    reach = attack_range(state, choice.user, choice.source, choice.effect.range)
    return refuse_aimed(state, choice.user, choice.effect.target, reach, piece)


def refuse_shoving(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """It cannot be moved by this effect."""
    choice = state.choice
    if not isinstance(choice, ShoveWhom):
        return None
    reach = range_of(state, choice.user, choice.source, choice.effect.range)
    return refuse_aimed(state, choice.user, choice.effect.target, reach, piece)


def refuse_aimed(state: HaraState, user: int, whom: int, reach: int, piece: Piece) -> Reason | None:
    """The piece is no target of that sort within the range."""
    if piece.sort == UNIT:
        if not is_meant_at_all(state, user, whom, piece.number):
            return NOT_MEANT.said(whom=sentence(PACKAGE, TARGET_WORDS[whom]))
        return _out_of_range(state, state.at[user], state.at[piece.number], reach)
    if piece.sort != SPACE:
        return None
    if is_gone(state, piece.number):
        return WORLD_GONE
    kind = hex_kind(state, piece.number)
    if kind == EVENT:
        return EVENT_NO_TARGET
    if kind == RIFT:
        return RIFT_NO_TARGET
    if kind < 0:
        return NOBODY_THERE
    if whom not in (ANY, OTHER, MONSTERS, FOES):
        return NOT_MEANT.said(whom=sentence(PACKAGE, TARGET_WORDS[whom]))
    return _out_of_range(state, state.at[user], piece.number, reach)


def is_meant_at_all(state: HaraState, user: int, whom: int, unit: int) -> bool:
    """Whether a unit is of the sort that is meant; no unit is where Monsters are."""
    return whom != MONSTERS and is_meant(state, user, whom, unit)


# Hex cards ------------------------------------------------------------------------------------------------------------


def refuse_rift(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """No Rift there can be closed from afar (HARA-RIFT-04)."""
    choice = state.choice
    if piece.sort != SPACE or not isinstance(choice, WhichRift):
        return None
    if hex_kind(state, piece.number) != RIFT:
        return NO_RIFT
    reach = range_of(state, choice.user, choice.source, choice.range)
    return _out_of_range(state, state.at[choice.user], piece.number, reach)


#: What a card lets one discard, by the kind of hex cards.
_KINDS = (mark("a Monster"), mark("an Event"), mark("a Rift"))


def refuse_hex(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The hex card cannot be discarded."""
    choice = state.choice
    if piece.sort != SPACE or not isinstance(choice, WhichHex):
        return None
    kind = hex_kind(state, piece.number)
    if kind < 0:
        return NO_HEX
    if choice.card_kind not in (-1, kind):
        return NO_SUCH_HEX.said(kind=sentence(PACKAGE, _KINDS[choice.card_kind]))
    reach = range_of(state, choice.user, choice.source, choice.range)
    return _out_of_range(state, state.at[choice.user], piece.number, reach)


# Stealing -------------------------------------------------------------------------------------------------------------


def refuse_stealing(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """Nothing can be stolen from them (HARA-EQUIP-01)."""
    choice = state.choice
    if piece.sort != UNIT or not isinstance(choice, StealFrom):
        return None
    unit = piece.number
    if unit >= MOST_SEATS or unit == choice.user:
        return NO_PLAYER
    reach = range_of(state, choice.user, choice.source, choice.range)
    if state.apart(state.at[choice.user], state.at[unit]) > reach:
        return _out_of_range(state, state.at[choice.user], state.at[unit], reach)
    assert not items_of(state, unit)
    return NO_ITEMS.said(who=name_of(state, unit))
