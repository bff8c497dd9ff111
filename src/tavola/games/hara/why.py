"""Why not: the reason why a seat can do nothing with a piece just now, with the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.hara.actions import OPTION as OPTION_ACTION
from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.deciding import ChooseOne
from tavola.games.hara.giving import people_here
from tavola.games.hara.pieces import MOST_SEATS
from tavola.games.hara.refusals import (
    ANOTHER_QUESTION,
    GAME_OVER,
    NO_TEAMMATE,
    NOT_ACTING,
    NOT_ATTACKING,
    NOT_CORRUPTED,
    NOT_DEALT,
    NOT_EQUAL,
    NOT_ON_YOUR_SPACE,
    NOT_SWAPPED,
    NOT_THERE,
    NOT_YOUR_TURN,
    OTHERS_QUESTION,
    QUESTION_WORDS,
    Reason,
    sentence,
)
from tavola.games.hara.state import BETWEEN, HaraState
from tavola.games.hara.view import verb_and_piece
from tavola.games.hara.why_card import (
    refuse_answer,
    refuse_help,
    refuse_item_of_others,
    refuse_level,
    refuse_loot,
    refuse_option,
    refuse_out_of_turn,
    refuse_pick,
    refuse_ultimate,
)
from tavola.games.hara.why_map import (
    refuse_aiming,
    refuse_corrupted_step,
    refuse_hex,
    refuse_moving,
    refuse_rift,
    refuse_shove_to,
    refuse_shoving,
    refuse_start,
    refuse_stealing,
    refuse_transport,
)
from tavola.games.hara.why_piece import OPTION, QUEST, SPACE, TILE, UNIT, Piece, find_piece, name_of
from tavola.games.hara.why_turn import refuse_in_adventure
from tavola.kernel.refusal import Refusal
from tavola.kernel.step import Choice


def why_not(state: HaraState, seat: int, piece: str) -> Refusal | None:
    """Why ``seat`` can do nothing with ``piece``, an id of its view or ``option/2``; None if it can."""
    choice = state.choice
    if choice is None:
        return GAME_OVER.by(state.rules.scenario.rule_of(state.over))
    found = find_piece(state, seat, piece)
    if found is None:
        return NOT_THERE
    asked = choice.player(state)
    if asked != seat:
        return not_asked(state, asked)
    if is_lit(state, seat, choice, piece, found):
        return None
    refuse = REFUSE.get(choice.kind)
    reason = refuse(state, seat, found) if refuse is not None else None
    return reason if reason is not None else another_question(choice)


def is_lit(state: HaraState, seat: int, choice: Choice, piece: str, found: Piece) -> bool:
    """Whether an answer is to be had with the piece."""
    if found.sort == OPTION:
        return isinstance(choice, ChooseOne) and OPTION_ACTION + found.number in state.legal
    return any(verb_and_piece(state, seat, choice, action)[1] == piece for action in state.legal)


def not_asked(state: HaraState, asked: int) -> Reason:
    """Somebody else decides: it is their turn, or they answer a question in another's (HARA-TURN-01)."""
    reason = NOT_YOUR_TURN if state.phase != BETWEEN and asked == state.active else OTHERS_QUESTION
    return reason.said(who=name_of(state, asked))


def another_question(choice: Choice) -> Reason:
    """The question that waits has no use for the piece: what has begun is resolved first (HARA-ADV-02)."""
    rule = choice.rules[0] if choice.rules else ANOTHER_QUESTION.rule
    return ANOTHER_QUESTION.by(rule).said(question=sentence(PACKAGE, QUESTION_WORDS[choice.kind]))


# Questions with a single reason ---------------------------------------------------------------------------------------


def refuse_attacker(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """It does not attack, or not any more (HARA-ATTACK-03)."""
    return NOT_ATTACKING if piece.sort in (SPACE, UNIT) else None


def refuse_taker(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """They are not on the space of the giver (HARA-GIVE-01)."""
    if piece.sort != UNIT:
        return None
    assert piece.number not in people_here(state, seat)
    return NOT_ON_YOUR_SPACE


def refuse_helper(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """They cannot help (HARA-HELP-02)."""
    return NO_TEAMMATE if piece.sort == UNIT else None


def refuse_equal(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The effect means somebody else (HARA-CTURN-06)."""
    return NOT_EQUAL if piece.sort == UNIT else None


def refuse_acting(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """It is not the turn of this Corrupted (HARA-CTEAM-01)."""
    return NOT_ACTING if piece.sort == UNIT and piece.number >= MOST_SEATS else None


def refuse_weakness(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """Only a Corrupted in play has a weakness (HARA-CORRUPT-03)."""
    return NOT_CORRUPTED if piece.sort == UNIT else None


def refuse_tile(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The tile is the one that another changes places with, or the Dojo (HARA-SHIFT-02)."""
    return NOT_SWAPPED if piece.sort == TILE else None


def refuse_quest(state: HaraState, seat: int, piece: Piece) -> Reason | None:
    """The Quest was dealt to somebody else (HARA-QUEST-02)."""
    return NOT_DEALT if piece.sort == QUEST else None


#: The kind of the question that waits -> what it answers to a piece with which nothing can be done.
REFUSE: Final[dict[str, Callable[[HaraState, int, Piece], Reason | None]]] = {
    # Setup
    "quest": refuse_quest,
    "corrupted_start": refuse_start,
    # A turn
    "adventure": refuse_in_adventure,
    "out_of_turn": refuse_out_of_turn,
    "attacker": refuse_attacker,
    "respond": refuse_answer,
    # The map
    "move": refuse_moving,
    "transport": refuse_transport,
    "shove": refuse_shoving,
    "shove_to": refuse_shove_to,
    "target": refuse_aiming,
    "rift": refuse_rift,
    "discard_hex": refuse_hex,
    "tile": refuse_tile,
    # Cards, Items, options
    "option": refuse_option,
    "pick": refuse_pick,
    "level_up": refuse_level,
    "ultimate": refuse_ultimate,
    "discard_item": refuse_item_of_others,
    "steal": refuse_stealing,
    "steal_item": refuse_loot,
    "give": refuse_taker,
    # Help and the Corrupted
    "ask_help": refuse_helper,
    "help": refuse_help,
    "player": refuse_equal,
    "corrupted": refuse_acting,
    "corrupted_move": refuse_corrupted_step,
    "weakness": refuse_weakness,
}
