"""Why not: the reason why a seat can do nothing with a piece just now, with the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavola.games.faeriell.achievements import LEAST, may_claim, score
from tavola.games.faeriell.names import PHASES_OF, TRIBES
from tavola.games.faeriell.pieces import CLEANSER, FELLOWSHIP, MOST_HEROES, PURITY, TOTEM
from tavola.games.faeriell.refusals import (
    ANOTHER_QUESTION,
    CLAIMED_SOON,
    CONDITION_RULES,
    CORRUPTED,
    GAME_OVER,
    NO_CLEANSER,
    NO_TOKEN_LEFT,
    NO_TOTEM,
    NOT_THERE,
    NOT_YOUR_TURN,
    OTHERS_QUESTION,
    OVER_RULES,
    PHASE_DONE,
    PICK_A_PHASE,
    QUESTIONS,
    SLOT_EMPTY,
    SOMEBODY_HAS_MORE,
    TOO_FEW_HEROES,
    TOO_LITTLE,
    YOU_HOLD_IT,
    Reason,
    named,
)
from tavola.games.faeriell.rounds import phase_under_way
from tavola.games.faeriell.state import SOLO, TEAM, FaeriellState
from tavola.games.faeriell.view import verb_and_piece
from tavola.games.faeriell.why_event import (
    refuse_corrupting,
    refuse_drifter,
    refuse_harvest,
    refuse_new_region,
    refuse_nudging,
    refuse_pushing,
    refuse_revealing,
    refuse_shifting,
    refuse_solving_by_beacon,
    refuse_solving_event,
    refuse_stop,
    refuse_which_beacon,
)
from tavola.games.faeriell.why_hero import (
    refuse_dropping,
    refuse_in_hero_phase,
    refuse_shadow_node,
    refuse_step,
)
from tavola.games.faeriell.why_lore import (
    refuse_attuned_hero,
    refuse_attuned_node,
    refuse_herb_guardian,
    refuse_herb_hero,
    refuse_pick,
    refuse_removing,
    refuse_stock,
    refuse_swap,
)
from tavola.games.faeriell.why_piece import Piece, find_piece, its_time, refuse_tile
from tavola.games.faeriell.why_tribe import (
    refuse_beacon_left,
    refuse_card,
    refuse_discarding,
    refuse_first_hero,
    refuse_in_tribe_phase,
    refuse_move_of_tribe,
    refuse_new_node,
    refuse_other_essence,
    refuse_paying,
    refuse_perk_of_pile,
    refuse_placing,
)
from tavola.kernel.refusal import Refusal
from tavola.kernel.step import Choice

#: Questions that are asked between actions: every piece has its own answer there.
OPEN_QUESTIONS: Final = ("tribe", "hero")


def why_not(state: FaeriellState, seat: int, piece: str) -> Refusal | None:
    """Why ``seat`` can do nothing with ``piece``, an id of its view; None if it can."""
    choice = state.choice
    if choice is None:
        return GAME_OVER.by(
            "FAE-COOP-16" if state.rules.mode == SOLO and state.ending == TEAM else OVER_RULES[state.ending]
        )
    found = find_piece(state, seat, piece)
    if found is None:
        return NOT_THERE
    if found.sort == "x":
        return refuse_achievement(state, seat, found.number)
    asked = choice.player(state)
    if asked != seat:
        return not_asked(state, choice, asked)
    if any(verb_and_piece(state, seat, choice.kind, action)[1] == piece for action in state.legal):
        return None
    if found.sort == "f" and phase_under_way(state) >= 0:
        return refuse_tile(state, seat, found.number)
    refuse = REFUSE.get(choice.kind)
    reason = refuse(state, seat, found) if refuse is not None else None
    if reason is not None:
        return reason
    return its_time(state, seat, found) if choice.kind in OPEN_QUESTIONS else another_question(state, choice)


def not_asked(state: FaeriellState, choice: Choice, asked: int) -> Reason:
    """Somebody else decides: it is their turn, or they answer a question in another's."""
    if state.round and asked != state.player and choice.kind != "phase":
        return OTHERS_QUESTION.by(rule_of(state, choice)).said(who=TRIBES[asked])
    rule = NOT_YOUR_TURN.rule if state.round else rule_of(state, choice)
    return NOT_YOUR_TURN.by(rule).said(who=TRIBES[asked])


def another_question(state: FaeriellState, choice: Choice) -> Reason:
    """The question that waits has no use for the piece (FAE-TRIBE-01)."""
    return ANOTHER_QUESTION.by(rule_of(state, choice)).said(question=named(QUESTIONS[choice.kind]))


def rule_of(state: FaeriellState, choice: Choice) -> str:
    """What lets a question come first: in setup its own rule, later that an action is resolved to its end."""
    return choice.rules[0] if choice.rules and not state.round else ANOTHER_QUESTION.rule


def refuse_phase(state: FaeriellState, seat: int, piece: Piece) -> Reason:
    """The Phase was done, or a Phase must be picked before anything else (FAE-TURN-04, FAE-TURN-05)."""
    if piece.sort == "f":
        return PHASE_DONE.said(phase=named(PHASES_OF[piece.number]))
    return PICK_A_PHASE


def refuse_slot(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The slot has no token left (FAE-ACH-04)."""
    return SLOT_EMPTY if piece.sort == "s" else None


# Achievements --------------------------------------------------------------------------------------------------------


def refuse_achievement(state: FaeriellState, seat: int, achievement: int) -> Reason:
    """Why the Achievement is not the seat's, or that it is: nobody claims one by a click (FAE-ACH-02)."""
    if state.claims[seat] >> achievement & 1:
        return YOU_HOLD_IT
    scores = [score(state, player, achievement) for player in range(state.seats)]
    mine, best = scores[seat], max(scores)
    rule = CONDITION_RULES[achievement]
    if mine < LEAST[achievement]:
        return too_little(state, seat, achievement, mine).by(rule)
    if mine < best:
        return SOMEBODY_HAS_MORE.by(rule).said(score=mine, who=TRIBES[scores.index(best)], best=best)
    return CLAIMED_SOON if may_claim(state, seat) else NO_TOKEN_LEFT


def too_little(state: FaeriellState, seat: int, achievement: int, mine: int) -> Reason:
    """What is missing of the condition."""
    if achievement == TOTEM:
        return NO_TOTEM
    if achievement == PURITY:
        return CORRUPTED.said(level=state.corruption[seat])
    if achievement == CLEANSER:
        return NO_CLEANSER
    heroes = len(state.heroes(seat))
    if achievement == FELLOWSHIP and heroes < MOST_HEROES:
        return TOO_FEW_HEROES.said(count=heroes)
    return TOO_LITTLE.said(score=mine, least=LEAST[achievement])


#: The kind of the question that waits -> what it answers to a piece with which nothing can be done.
REFUSE: Final[dict[str, Callable[[FaeriellState, int, Piece], Reason | None]]] = {
    # Setup
    "place_settlement": refuse_placing,
    "first_hero": refuse_first_hero,
    "second_hero": refuse_first_hero,
    "place_hero": refuse_new_node,
    "other_essence": refuse_other_essence,
    "wido": refuse_card,
    # Turns and the Tribe Phase
    "phase": refuse_phase,
    "tribe": refuse_in_tribe_phase,
    "pay": refuse_paying,
    "spend": refuse_card,
    "take_perk": refuse_perk_of_pile,
    "turn_pile": refuse_perk_of_pile,
    "beacon": refuse_beacon_left,
    "discard_herb": refuse_discarding,
    "move_tribe": refuse_move_of_tribe,
    # Event Phase
    "guardian_movement": refuse_revealing,
    "move_guardian": refuse_new_region,
    "nudge_guardian": refuse_nudging,
    "beacon_solve": refuse_solving_by_beacon,
    "which_beacon": refuse_which_beacon,
    "push_back": refuse_pushing,
    "harvest": refuse_stop,
    "harvest_terrain": refuse_harvest,
    "corruption": refuse_solving_event,
    # Hero Phase
    "hero": refuse_in_hero_phase,
    "step": refuse_step,
    "drop_quest": refuse_dropping,
    "shadow_node": refuse_shadow_node,
    "attunement_hero": refuse_attuned_hero,
    "attunement_node": refuse_attuned_node,
    "herb_guardian": refuse_herb_guardian,
    "herb_hero": refuse_herb_hero,
    "convert": refuse_card,
    "remove": refuse_removing,
    "corrupt_whom": refuse_corrupting,
    "hand_over": refuse_card,
    "drifter": refuse_drifter,
    "shift": refuse_shifting,
    # Achievements and the Corruption Sower
    "claim": refuse_slot,
    "pay_for_claim": refuse_card,
    "become_sower": refuse_pick,
    "swap_perk": refuse_swap,
    "take_sower_perk": refuse_stock,
}
