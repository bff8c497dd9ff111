"""Joining Expeditions (Complete Rules 7.5.9): what comes into play, and what that sets off."""

from __future__ import annotations

from tavola.games.altered.card import (
    CHARACTER_JOINS,
    JOINS,
    MODIFIES_JOINING,
    RESERVE_LEFT,
    TOKEN_CREATED,
    Card,
)
from tavola.games.altered.kind import Kind
from tavola.games.altered.modifiers import (
    ADDITION,
    Change,
)
from tavola.games.altered.objects import change_zone, follow, new_card, refresh
from tavola.games.altered.passives import is_gigantic, is_ignored
from tavola.games.altered.reactions import activate, announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.statuses import gain_boosts, gain_counters, gain_status, piece_details
from tavola.games.altered.zones import (
    EXPEDITION,
    HERO,
    LAST_IN_PLAY,
    RESERVE,
)


def joined(state: AlteredState, card: int, listeners: tuple[int, ...]) -> None:
    """What a card sets off that has come into an Expedition or Landmark zone, however it did (ALT-PLAY-14)."""
    where = state.zone[card]
    player = state.controller(card)
    for reaction in state.card[card].reactions[JOINS]:
        activate(state, reaction, player, card, where)
    if where >= EXPEDITION and listeners:
        announce(state, CHARACTER_JOINS, listeners, player, state.ref(card))


class ComeWith(Change):
    """Cards that come into play do so with boosts, counters or a status: an addition to their coming."""

    __slots__ = ("boosts", "counters", "kind", "status")

    event = MODIFIES_JOINING

    def __init__(self, boosts: int = 0, counters: int = 0, status: int = 0, kind: Kind | None = None) -> None:
        super().__init__(ADDITION)
        self.boosts: int = boosts
        self.counters: int = counters
        self.status: int = status
        #: Which others it is for; None for its bearer alone.
        self.kind: Kind | None = kind

    def fits(self, state: AlteredState, bearer: int, card: int) -> bool:
        """Whether it is for ``card``, which has just come into play."""
        if self.kind is None:
            return card == bearer
        return card != bearer and self.kind.fits(state, state.controller(bearer), bearer, card)

    def give(self, state: AlteredState, card: int) -> None:
        """Add what the card comes with."""
        gain_boosts(state, card, self.boosts, "ALT-MODIFIER-01")
        if self.counters:
            gain_counters(state, card, self.counters, "ALT-MODIFIER-01")
        if self.status:
            gain_status(state, card, self.status, "ALT-MODIFIER-01")


def come_with(state: AlteredState, card: int, others: tuple[int, ...]) -> None:
    """Add what a card comes into play with: by its own modifiers, and by those of ``others``.

    These were there before; nothing else changes a step but a modifier of its object's own coming (ALT-MODIFIER-05).
    """
    for bearer in (card, *others):
        if not is_ignored(state, bearer):
            for modifier in state.card[bearer].modifiers:
                change = modifier.change
                if isinstance(change, ComeWith) and change.fits(state, bearer, card):
                    change.give(state, card)


def put_in_expeditions(state: AlteredState, cards: list[int], expeditions: list[int], rule: str) -> None:
    """Put Characters, each into its Expedition (0 to 3), at the same moment and without playing them.

    {J} works, {H} and {R} do not (ALT-PLAY-16).
    """
    joining = waiting_for(state, CHARACTER_JOINS)
    leaving_reserve = waiting_for(state, RESERVE_LEFT)
    adding = state.listening[MODIFIES_JOINING]
    from_reserve: list[tuple[int, int]] = []
    for card, expedition in zip(cards, expeditions, strict=True):
        ref = state.ref(card)
        if RESERVE <= state.zone[card] < HERO:
            from_reserve.append((state.controller(card), ref))
        change_zone(state, card, EXPEDITION + expedition)
        follow(state, ref, card)
        if state.events is not None:
            state.report("put", rule, **piece_details(state, card), expedition=expedition)
    for card in cards:
        come_with(state, card, adding)
    refresh(state, *cards)
    for player, ref in from_reserve:
        announce(state, RESERVE_LEFT, leaving_reserve, player, ref)
    for card in cards:
        joined(state, card, joining)


def create_tokens(state: AlteredState, printed: Card, expeditions: list[int], maker: int, rule: str) -> list[int]:
    """Create a token in each of ``expeditions`` (0 to 3), all at once; returns references to them.

    The maker owns them; who has the Expedition controls them (ALT-CONTROL-03, ALT-TOKEN-02).
    """
    joining = waiting_for(state, CHARACTER_JOINS)
    making = waiting_for(state, TOKEN_CREATED)
    adding = state.listening[MODIFIES_JOINING]
    tokens = [new_card(state, printed, maker, EXPEDITION + expedition) for expedition in expeditions]
    if state.events is not None:
        for token in tokens:
            state.report(
                "created",
                rule,
                player=maker,
                card=printed.reference,
                id=state.stamp[token],
                expedition=state.zone[token] - EXPEDITION,
            )
    if adding or printed.modifiers:
        for token in tokens:
            come_with(state, token, adding)
    refresh(state, *tokens)
    for token in tokens:
        joined(state, token, joining)
        if making:
            announce(state, TOKEN_CREATED, making, maker, state.ref(token))
    return [state.ref(token) for token in tokens]


def switch_expeditions(state: AlteredState, cards: list[int]) -> None:
    """Move Characters to their controllers' other Expeditions: the objects stay the same (ALT-OBJ-09).

    They join an Expedition, but neither join nor leave the Expedition zone (ALT-ACTION-SWITCH-02).
    """
    joining = waiting_for(state, CHARACTER_JOINS)
    switched = [card for card in cards if EXPEDITION <= state.zone[card] <= LAST_IN_PLAY]
    for card in switched:
        old = state.zone[card]
        new = old ^ 1
        state.zones[old].remove(card)
        state.zones[new].append(card)
        state.zone[card] = new
        if state.events is not None:
            state.report("switched", "ALT-ACTION-SWITCH-01", **piece_details(state, card), expedition=new - EXPEDITION)
    refresh(state)
    for card in switched:
        if not is_gigantic(state, card):
            # A Gigantic one was there before and joins nothing (ALT-KEYWORD-GIGANTIC-11).
            announce(state, CHARACTER_JOINS, joining, state.controller(card), state.ref(card))
