"""The Deck (Complete Rules 3.2.2): drawing, resupplying, and what happens when it is empty."""

from __future__ import annotations

from tavola.games.altered.card import (
    CARDS_DRAWN,
    MODIFIES_DRAWS,
    RESUPPLIED,
)
from tavola.games.altered.leaving import move_to
from tavola.games.altered.modifiers import (
    Plan,
    controller_of_step,
)
from tavola.games.altered.objects import EVERYBODY_KNOWS, change_zone, refresh, report_move
from tavola.games.altered.reactions import announce, waiting_for
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import (
    DECK,
    DISCARD,
    HAND,
    MANA,
    RESERVE,
)


def need_deck(state: AlteredState, player: int, count: int) -> None:
    """Shuffle the discard pile beneath a Deck that has fewer than ``count`` cards (ALT-EMPTY-01)."""
    if len(state.zones[DECK + player]) < count and state.rules.refill_any_time:
        refill_deck(state, player)


def refill_deck(state: AlteredState, player: int) -> None:
    """Shuffle the discard pile and put it beneath the Deck (ALT-EMPTY-01, ALT-EMPTY-06)."""
    pile = state.zones[DISCARD + player]
    if not pile:
        return
    state.rng.shuffle(pile)
    state.secrets += 1
    deck = DECK + player
    for card in pile:
        state.zone[card] = deck
        state.known[card] = 0
        # What lay in the discard pile is no more (ALT-OBJ-03).
        state.clock += 1
        state.stamp[card] = state.clock
    state.zones[deck] = pile + state.zones[deck]
    state.zones[DISCARD + player] = []
    if state.events is not None:
        state.report("reshuffled", "ALT-EMPTY-01", player=player)


def draw_each(state: AlteredState, players: list[int], counts: list[int], rule: str) -> None:
    """Let ``players``, given in initiative order, draw so many cards each, unless something modifies that."""
    if state.listening[MODIFIES_DRAWS]:
        controller = controller_of_step(state)
        plans = [DrawPlan(player, controller, count, rule) for player, count in zip(players, counts, strict=True)]
        state.agenda += reversed(plans)
        return
    for player, count in zip(players, counts, strict=True):
        draw(state, player, count, rule)


class DrawPlan(Plan):
    """A player about to draw cards."""

    __slots__ = ("count", "rule")

    event = MODIFIES_DRAWS

    def __init__(self, player: int, controller: int, count: int, rule: str) -> None:
        super().__init__(player, controller)
        self.count: int = count
        self.rule: str = rule

    def copy(self) -> DrawPlan:
        return DrawPlan(self.player, self.controller, self.count, self.rule)

    def carry_out(self, state: AlteredState) -> None:
        draw(state, self.player, self.count, self.rule)


def draw(state: AlteredState, player: int, count: int, rule: str) -> None:
    """Draw ``count`` cards, as one step (ALT-ACTION-DRAW-01), which nothing modifies any more."""
    need_deck(state, player, count)
    deck = state.zones[DECK + player]
    hand = state.zones[HAND + player]
    drawn = 0
    state.secrets += 1
    while deck and drawn < count:
        card = deck.pop()
        state.zone[card] = HAND + player
        hand.append(card)
        state.clock += 1
        state.stamp[card] = state.clock
        drawn += 1
    if drawn and state.events is not None:
        cards = hand[-drawn:]
        state.report_secret(
            "drew",
            rule,
            player,
            {"cards": [state.card[card].reference for card in cards], "ids": [state.stamp[card] for card in cards]},
            player=player,
            count=drawn,
        )
    if drawn and state.listening[CARDS_DRAWN]:
        announce(state, CARDS_DRAWN, waiting_for(state, CARDS_DRAWN), player)


def resupply(state: AlteredState, player: int) -> None:
    """Put the top card of the Deck face up into Reserve (ALT-ACTION-RESUPPLY-01)."""
    need_deck(state, player, 1)
    deck = state.zones[DECK + player]
    if not deck:
        return
    state.secrets += 1
    card = deck[-1]
    was_id = state.stamp[card]
    change_zone(state, card, RESERVE + player)
    if state.events is not None:
        report_move(state, card, DECK, RESERVE, was_id, "ALT-ACTION-RESUPPLY-01")
    refresh(state)
    announce(state, RESUPPLIED, waiting_for(state, RESUPPLIED), player, state.ref(card))


def reveal_top(state: AlteredState, player: int, count: int) -> list[int]:
    """Lay open the top cards of the Deck, the top one first. They stay there, known to both (ALT-INFO-06)."""
    need_deck(state, player, count)
    shown = state.zones[DECK + player][-count:]
    shown.reverse()
    if not shown:
        return []
    state.secrets += 1
    for card in shown:
        state.known[card] = EVERYBODY_KNOWS
    if state.events is not None:
        state.report("revealed", "ALT-INFO-06", player=player, cards=[state.card[c].reference for c in shown])
    return shown


def top_to_mana(state: AlteredState, player: int, count: int, ready: bool = False) -> None:
    """Put the top cards of the Deck into the Mana zone, unseen, and exhausted unless ``ready`` (ALT-ZONE-16)."""
    need_deck(state, player, count)
    for _ in range(min(count, len(state.zones[DECK + player]))):
        # Its owner sees what becomes an Orb.
        state.secrets += 1
        move_to(state, [state.zones[DECK + player][-1]], MANA, "ALT-ZONE-16")
        if ready:
            state.spent[player] -= 1


def place_in_deck(state: AlteredState, card: int, place: int) -> None:
    """Put a card from the top of its Deck at another place, counted from the bottom where negative (ALT-ZONE-04).

    A place deeper than the Deck reaches is the far end (ALT-ZONE-05).
    """
    if state.zone[card] >= HAND:
        return
    deck = state.zones[state.zone[card]]
    deck.remove(card)
    at = len(deck) + 1 - place if place > 0 else -1 - place
    deck.insert(max(0, min(at, len(deck))), card)
