"""Why not: the reason why a seat can do nothing with a piece just now, with the rule."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.actions import PIECES, ROOM, piece_at
from tavola.games.altered.cost import TOO_LITTLE_MANA
from tavola.games.altered.passives import tough
from tavola.games.altered.playing import refuse_play
from tavola.games.altered.pricing import price
from tavola.games.altered.state import AlteredState
from tavola.games.altered.turns import NO_QUICK_ACTION, quick_actions, refuse_use
from tavola.games.altered.zones import (
    DISCARD,
    EXPEDITION,
    HAND,
    HERO,
    LAST_IN_PLAY,
    LIMBO,
    MANA,
    PLAYER_OF,
    RESERVE,
)
from tavola.kernel.language import mark
from tavola.kernel.refusal import Refusal

#: No id has as many digits.
LONGEST_NUMBER: Final = 12

GAME_OVER: Final = Refusal(mark("The game is over."), "ALT-OVER-01")
NOT_ASKED: Final = Refusal(mark("The other player decides now."), "ALT-TURN-01")
PASSED: Final = Refusal(mark("You have passed: you take no further turn this Day."), "ALT-TURN-06")
ANOTHER_QUESTION: Final = Refusal(mark("Another question waits for you, and this is no answer to it."), "ALT-EFFECT-03")
NOT_YOURS: Final = Refusal(mark("It belongs to your opponent: you play your own cards only."), "ALT-PLAY-02")
NOT_YOUR_ACTION: Final = Refusal(mark("You can use quick actions of your own objects only."), "ALT-QUICK-01")
AN_ORB: Final = Refusal(mark("A card turned into Mana is out of play for good."), "ALT-ZONE-18")
DISCARDED: Final = Refusal(mark("Only cards in your Hand or Reserve can be played."), "ALT-PLAY-02")
BEING_PLAYED: Final = Refusal(mark("It is in Limbo, being played."), "ALT-SPELL-05")
NO_TARGET: Final = Refusal(mark("It does not fit what is asked for."), "ALT-EFFECT-04")
TOO_TOUGH: Final = Refusal(mark("It is Tough, and you cannot pay for targeting it."), "ALT-KEYWORD-TOUGH-03")
OUT_OF_REACH: Final = Refusal(
    mark("Only the first 64 cards of a zone can be chosen at this table; others have to leave first."), "ALT-EFFECT-04"
)
NOT_THERE: Final = Refusal(mark("It is not there any more."), "ALT-OBJ-08")


def why_not(state: AlteredState, seat: int, piece: str) -> Refusal | None:
    """Why ``seat`` can do nothing with ``piece``, an id of its view; None if it can."""
    choice = state.choice
    if choice is None:
        return GAME_OVER
    card = find_piece(state, seat, piece)
    if card < 0:
        return NOT_THERE
    if choice.player(state) != seat:
        return PASSED if state.turn >= 0 and state.passed[seat] else NOT_ASKED
    if any(action >= PIECES and piece_at(state, seat, action) == card for action in state.legal):
        return None
    if state.zones[state.zone[card]].index(card) >= ROOM:
        return OUT_OF_REACH
    if choice.kind == "turn":
        return why_not_in_turn(state, seat, card)
    if choice.kind == "target" and EXPEDITION <= state.zone[card] <= LAST_IN_PLAY:
        if PLAYER_OF[state.zone[card]] != seat and tough(state, card) > state.ready_mana(seat):
            return TOO_TOUGH
        return NO_TARGET
    return NO_TARGET if state.zone[card] >= RESERVE else ANOTHER_QUESTION


def why_not_in_turn(state: AlteredState, seat: int, card: int) -> Refusal | None:
    """Why ``seat`` can neither play ``card`` in its turn nor use a quick action of it."""
    zone = state.zone[card]
    if zone == LIMBO:
        return BEING_PLAYED
    if DISCARD <= zone < RESERVE:
        return DISCARDED
    if PLAYER_OF[zone] != seat:
        return NOT_YOURS if zone < HERO else NOT_YOUR_ACTION
    if MANA <= zone < DISCARD:
        return AN_ORB
    if HAND <= zone < MANA or RESERVE <= zone < HERO:
        refusal = refuse_play(state, seat, card)
        if refusal is TOO_LITTLE_MANA:
            return refusal.filled(price=price(state, seat, card), ready=state.ready_mana(seat))
        return refusal
    actions = quick_actions(state, card)
    if not actions:
        return NO_QUICK_ACTION
    refusal = refuse_use(state, seat, card, actions[0])
    if refusal is TOO_LITTLE_MANA:
        return refusal.filled(price=actions[0].cost.mana_due(state, seat), ready=state.ready_mana(seat))
    return refusal


def find_piece(state: AlteredState, seat: int, piece: str) -> int:
    """The card of an id of the seat's view; -1 if the seat sees no such piece."""
    number = piece[1:]
    if not piece.startswith("o") or not number.isdecimal() or len(number) > LONGEST_NUMBER:
        return -1
    stamp = int(number)
    seen: list[int] = [HAND + seat, MANA + seat, DISCARD, DISCARD + 1, *range(RESERVE, LIMBO + 1)]
    for zone in seen:
        for card in state.zones[zone]:
            if state.stamp[card] == stamp:
                return card
    return -1
