"""Objects (Complete Rules 2.1): how a card changes its zone and so becomes another object."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.card import (
    GRANTS,
    Card,
)
from tavola.games.altered.gigantic import changed_size
from tavola.games.altered.passives import is_gigantic, is_ignored, is_seasoned, recompute
from tavola.games.altered.state import WAS_GIGANTIC, WAS_IGNORED, AlteredState, remembered
from tavola.games.altered.zones import (
    DECK,
    DISCARD,
    EXPEDITION,
    GONE,
    HAND,
    HERO,
    LAST_IN_PLAY,
    MANA,
    RESERVE,
    SPARE,
)
from tavola.kernel.event import Detail

#: Both seats saw where the card went.
EVERYBODY_KNOWS: Final = 3


def refresh(state: AlteredState, *arriving: int) -> None:
    """Recompute what passives grant, after an event (ALT-PASSIVE-02). Costs nothing while no card grants anything.

    ``arriving`` have come into play by this event.
    """
    sources = state.listening[GRANTS]
    if not sources and state.granted is None:
        return
    before = state.granted
    # Only the final result counts, not what was passed through on the way to it (ALT-PASSIVE-03).
    state.granted = recompute(state, sources) if sources else None
    changed_size(state, before, state.granted, list(arriving))


# Changing zone -------------------------------------------------------------------------------------------------------


def change_zone(state: AlteredState, card: int, to: int) -> None:
    """Move a card to the zone ``to``, where it is a fresh object (ALT-OBJ-03). No Reaction is looked at here."""
    zone = state.zone
    old = zone[card]
    state.zones[old].remove(card)
    printed = state.card[card]
    if old >= HERO and old <= LAST_IN_PLAY:
        state.was[card] = remembered(old, state.status[card], state.boosts[card], state.counters[card])
        if is_gigantic(state, card):
            state.was[card] |= WAS_GIGANTIC
        if state.granted is not None and is_ignored(state, card):
            state.was[card] |= WAS_IGNORED
        if printed.listens:
            stop_listening(state, card)
        if printed.token and to < EXPEDITION:
            # A token never arrives anywhere else (ALT-TOKEN-01).
            to = GONE
        elif to != RESERVE + state.owner[card] or not state.boosts[card] or not is_seasoned(state, card, old):
            # Counters do not leave play, but for the boosts of a Seasoned Character (ALT-COUNTER-05).
            state.boosts[card] = 0
        state.counters[card] = 0
    elif to < RESERVE:
        state.boosts[card] = 0
        state.counters[card] = 0
    if to < DISCARD:
        if old >= DISCARD:
            state.known[card] = EVERYBODY_KNOWS
        elif HAND <= old < MANA:
            state.known[card] = 0
            forget_hand(state, old)
    elif HAND <= old < DISCARD:
        # The owner knew the card; the other seat sees it now.
        state.shown |= 1 << (1 - state.owner[card])
    # No status outlives a change of zone, unless what moves it says so (ALT-STATUS-03).
    state.status[card] = 0
    zone[card] = to
    state.zones[to].append(card)
    state.clock += 1
    state.stamp[card] = state.clock
    if to >= HERO and to <= LAST_IN_PLAY and printed.listens:
        start_listening(state, card)


def forget_hand(state: AlteredState, hand: int) -> None:
    """A card has left a Hand unseen: which of those once seen are still there is known no more."""
    for card in state.zones[hand]:
        state.known[card] = 0


def start_listening(state: AlteredState, card: int) -> None:
    """Let the abilities of a card function that has come into play or into the Hero zone."""
    for kind in state.card[card].listens:
        state.listening[kind] += (card,)


def stop_listening(state: AlteredState, card: int) -> None:
    """End what `start_listening` began."""
    for kind in state.card[card].listens:
        state.listening[kind] = tuple([other for other in state.listening[kind] if other != card])


def new_card(state: AlteredState, printed: Card, owner: int, zone: int) -> int:
    """Add a card to the game, in the zone ``zone``."""
    spare = state.zones[SPARE]
    if spare:
        card = spare.pop()
        state.card[card] = printed
        state.owner[card] = owner
        state.zone[card] = zone
        state.status[card] = 0
        state.boosts[card] = 0
        state.counters[card] = 0
    else:
        card = len(state.card)
        state.card.append(printed)
        state.owner.append(owner)
        state.zone.append(zone)
        state.stamp.append(0)
        state.boosts.append(0)
        state.status.append(0)
        state.counters.append(0)
        state.was.append(0)
        state.known.append(0)
    state.zones[zone].append(card)
    state.clock += 1
    state.stamp[card] = state.clock
    if zone >= HERO and zone <= LAST_IN_PLAY and printed.listens:
        start_listening(state, card)
    return card


def follow(state: AlteredState, old: int, card: int) -> None:
    """Let the effect that resolves find a card again that it has itself moved (ALT-OBJ-04, ALT-OBJ-05)."""
    if state.frames:
        frame = state.frames[-1]
        if state.zone[card] < MANA:
            # What goes into a Deck or Hand, the hidden zones, is lost.
            return
        new = state.ref(card)
        if frame.source == old:
            frame.source = new
        if old in frame.it:
            frame.it = [new if ref == old else ref for ref in frame.it]


def in_arrival_order(state: AlteredState, cards: list[int]) -> list[int]:
    """The cards as they get their timestamps: the player with initiative orders theirs first (ALT-TIME-02)."""
    if len(cards) < 2:
        return cards
    first = state.initiative()
    owner = state.owner
    return [card for card in cards if owner[card] == first] + [card for card in cards if owner[card] != first]


def report_move(state: AlteredState, card: int, old: int, to: int, was_id: int, rule: str) -> None:
    """Report a move from the zone ``old`` to the zone kind ``to``, to everybody only what everybody may know."""
    name = _MOVE_NAMES[to]
    reference = state.card[card].reference
    owner = state.owner[card]
    face: dict[str, Detail] = {"card": reference, "id": state.stamp[card]}
    if old < HAND and HAND <= to < MANA and state.known[card] == EVERYBODY_KNOWS:
        # Both have seen this one before it went to Hand (ALT-INFO-06); which object it now is remains secret.
        ids: dict[str, Detail] = {"id": state.stamp[card], "from_id": was_id}
        state.report_secret(name, rule, owner, ids, player=owner, card=reference)
    elif old < DISCARD and to < DISCARD:
        # Which object it was among the hidden ones is as secret as its face.
        state.report_secret(name, rule, owner, {**face, "from_id": was_id}, player=owner)
    elif old < HAND:
        state.report(name, rule, player=owner, **face)
    elif old < DISCARD:
        state.report_secret(name, rule, owner, {"from_id": was_id}, player=owner, **face)
    else:
        state.report(name, rule, player=owner, from_id=was_id, **face)


_MOVE_NAMES = {
    DECK: "to_deck",
    HAND: "to_hand",
    MANA: "to_mana",
    DISCARD: "discarded",
    RESERVE: "to_reserve",
    GONE: "vanished",
}
