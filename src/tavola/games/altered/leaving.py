"""Moves of cards between zones (Complete Rules 7.3.24 Put): several at the same time, and what they set off."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.card import (
    CHARACTER,
    CHARACTER_SACRIFICED,
    EXPEDITION_TO_RESERVE,
    HAND_TO_RESERVE,
    IS_SACRIFICED,
    LEAVES_EXPEDITIONS,
    LEAVES_LANDMARKS,
    MODIFIES_MOVES,
    RESERVE_LEFT,
)
from tavola.games.altered.kind import Kind
from tavola.games.altered.modifiers import (
    NOBODY,
    ONE_ACTION,
    THE_STEP,
    WHOLE_STEP,
    Change,
    Fit,
    Plan,
    controller_of_step,
    fitting,
)
from tavola.games.altered.objects import change_zone, follow, in_arrival_order, refresh, report_move
from tavola.games.altered.reactions import activate, announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import (
    DISCARD,
    EXPEDITION,
    FLEETING,
    GONE,
    HAND,
    HERO,
    LANDMARK,
    LAST_IN_PLAY,
    MANA,
    RESERVE,
)

#: A move to whatever zone.
ANYWHERE: Final = -1


def move_to(state: AlteredState, cards: list[int], kind: int, rule: str, sacrificed: bool = False) -> None:
    """Move ``cards`` at the same time to the zone of that kind of each one's owner (ALT-GOLDEN-06).

    What modifies the moves may have to ask somebody first: whatever follows must wait on the agenda.
    """
    cards = in_arrival_order(state, cards)
    move_together(state, cards, [kind] * len(cards), rule, sacrificed)


def move_together(state: AlteredState, cards: list[int], kinds: list[int], rule: str, sacrificed: bool = False) -> None:
    """Move each of ``cards``, given in arrival order, to its zone kind, all in one step.

    A Fleeting Character that would go to Reserve is discarded instead (ALT-STATUS-FLEETING-03), and other modifiers may
    send a card elsewhere too.
    """
    if state.listening[MODIFIES_MOVES]:
        plan = MovePlan(cards, kinds, rule, sacrificed, controller_of_step(state))
        if fitting(state, plan):
            state.agenda.append(plan)
            return
    for index, card in enumerate(cards):
        if kinds[index] == RESERVE and state.status[card] & FLEETING and EXPEDITION <= state.zone[card] <= LAST_IN_PLAY:
            kinds[index] = DISCARD
    move_now(state, cards, kinds, rule, sacrificed)


def move_now(state: AlteredState, cards: list[int], kinds: list[int], rule: str, sacrificed: bool) -> None:
    """Move ``cards`` to the zone kinds that nothing modifies any more; a card for a Deck goes on top of it.

    Reactions are those that were there before (ALT-REACT-16).
    """
    leaving_reserve = waiting_for(state, RESERVE_LEFT)
    losses = waiting_for(state, CHARACTER_SACRIFICED) if sacrificed else ()
    moved: list[tuple[int, int, int, int, int]] = []
    for card, to in zip(cards, kinds, strict=True):
        old = state.zone[card]
        ref = state.ref(card)
        player = state.controller(card)
        was_id = state.stamp[card]
        if MANA <= old < MANA + 2 and state.spent[old - MANA]:
            # The owner swaps states first, so that the Orb which goes is an exhausted one (ALT-ZONE-17).
            state.spent[old - MANA] -= 1
        change_zone(state, card, to + state.owner[card])
        if state.zone[card] == GONE:
            # A token arrives nowhere, and nothing finds it there (ALT-TOKEN-01, ALT-OBJ-08).
            to = GONE
        else:
            if to == MANA:
                # Cards put into Mana arrive exhausted (ALT-ZONE-16).
                state.spent[state.owner[card]] += 1
            follow(state, ref, card)
        moved.append((card, old, player, to, ref))
        if state.events is not None:
            report_move(state, card, old, to, was_id, rule)
    refresh(state)
    for card, old, player, to, ref in moved:
        printed = state.card[card]
        if EXPEDITION <= old <= LAST_IN_PLAY:
            for reaction in printed.reactions[LEAVES_EXPEDITIONS]:
                activate(state, reaction, player, card, old)
            if to == RESERVE:
                for reaction in printed.reactions[EXPEDITION_TO_RESERVE]:
                    activate(state, reaction, player, card, old)
        elif LANDMARK <= old < EXPEDITION:
            for reaction in printed.reactions[LEAVES_LANDMARKS]:
                activate(state, reaction, player, card, old)
        elif RESERVE <= old < HERO:
            announce(state, RESERVE_LEFT, leaving_reserve, player, ref)
        elif HAND <= old < MANA and to == RESERVE:
            for reaction in printed.reactions[HAND_TO_RESERVE]:
                activate(state, reaction, player, card, state.zone[card])
        if sacrificed and old >= LANDMARK:
            # Only what is in play is sacrificed (ALT-ACTION-SACRIFICE-01); from Reserve it is a plain discard.
            for reaction in printed.reactions[IS_SACRIFICED]:
                activate(state, reaction, player, card, old)
            if printed.type == CHARACTER:
                announce(state, CHARACTER_SACRIFICED, losses, player, ref)


class MovePlan(Plan):
    """Cards about to move together: one atomic action each (ALT-EFFECT-02)."""

    __slots__ = ("cards", "kinds", "rule", "sacrificed")

    event = MODIFIES_MOVES

    def __init__(self, cards: list[int], kinds: list[int], rule: str, sacrificed: bool, controller: int) -> None:
        super().__init__(NOBODY, controller)
        self.cards: tuple[int, ...] = tuple(cards)
        #: The kind of zone to which each of them is to go.
        self.kinds: tuple[int, ...] = tuple(kinds)
        self.rule: str = rule
        #: A sacrifice remains one, wherever the cards go in the end (ALT-ACTION-SACRIFICE-02).
        self.sacrificed: bool = sacrificed

    def copy(self) -> MovePlan:
        return MovePlan(list(self.cards), list(self.kinds), self.rule, self.sacrificed, self.controller)

    def own_fits(self, state: AlteredState) -> list[Fit]:
        return [
            Fit(FLEETING_INSTEAD, card, None, index)
            for index, card in enumerate(self.cards)
            if FLEETING_INSTEAD.fits(state, card, card, self.kinds[index])
        ]

    def carry_out(self, state: AlteredState) -> None:
        move_now(state, list(self.cards), list(self.kinds), self.rule, self.sacrificed)


class MoveInstead(Change):
    """A card that would leave the Expedition zone goes somewhere else (ALT-MODIFIER-01)."""

    __slots__ = ("boosted", "goes", "kind", "statuses", "to")

    event = MODIFIES_MOVES

    def __init__(
        self,
        to: int,
        kind: Kind | None = None,
        goes: int = ANYWHERE,
        boosted: bool = False,
        statuses: int = 0,
        whole: bool = False,
    ) -> None:
        # It replaces the step with all the fitting moves in it, or each of them.
        super().__init__(WHOLE_STEP if whole else ONE_ACTION)
        #: Where it goes instead.
        self.to: int = to
        #: Which Characters it is for; None for its bearer alone.
        self.kind: Kind | None = kind
        #: The kind of zone for which the card must be headed.
        self.goes: int = goes
        #: Whether it is for Boosted ones only, or for those with one of ``statuses``.
        self.boosted: bool = boosted
        self.statuses: int = statuses

    def fits(self, state: AlteredState, bearer: int, card: int, to: int) -> bool:
        """Whether it fits the move of ``card`` to the zone kind ``to``."""
        if not EXPEDITION <= state.zone[card] <= LAST_IN_PLAY or (self.goes != ANYWHERE and to != self.goes):
            return False
        if self.kind is None:
            if card != bearer:
                return False
        elif not self.kind.fits(state, state.controller(bearer), bearer, card):
            return False
        if self.statuses and not state.status[card] & self.statuses:
            return False
        return not self.boosted or state.boosts[card] > 0

    def actions(self, state: AlteredState, bearer: int, plan: Plan) -> list[int]:
        assert isinstance(plan, MovePlan)
        found = [i for i, card in enumerate(plan.cards) if self.fits(state, bearer, card, plan.kinds[i])]
        return [THE_STEP] if found and self.stage == WHOLE_STEP else found

    def apply(self, state: AlteredState, plan: Plan, bearer: int, action: int) -> Plan:
        assert isinstance(plan, MovePlan)
        kinds = list(plan.kinds)
        for index, card in enumerate(plan.cards):
            if index == action or (action == THE_STEP and self.fits(state, bearer, card, kinds[index])):
                kinds[index] = self.to
        plan.kinds = tuple(kinds)
        return plan

    def overrules(self, other: Change) -> bool:
        # The other waits for a place to which this one never sends anything.
        return isinstance(other, MoveInstead) and self.goes == ANYWHERE and other.goes not in (ANYWHERE, self.to)


#: The rule that a Fleeting Character is discarded instead of going to Reserve (ALT-STATUS-FLEETING-03).
FLEETING_INSTEAD: Final = MoveInstead(DISCARD, goes=RESERVE, statuses=FLEETING)
