"""What a seat could believe: all that it knows kept, the rest dealt anew."""

from __future__ import annotations

from tavola.games.faeriell.pieces import CARD_KINDS, CARD_ROOM, COLOURS, HERO_TYPES
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.rng import Rng


def determinize(state: FaeriellState, seat: int, rng: Rng) -> FaeriellState:
    """A state that gives ``seat`` the same view.

    Dealt anew: the decks, the Guardian sides of others' cards that nobody has seen, others' Quests and cards drawn for
    setup, the Herb deck, and the Perk tiles below the top ones but for those that were seen to go to the bottom. Which
    token of the bag comes next, and on which side it falls, is chance and hangs on the new ``rng``. All is dealt from
    sorted heaps, so that the same chance deals the same, whatever lies where.
    """
    copy = state.clone()
    copy.rng = rng.clone()
    for colour in range(COLOURS):
        deal_essences(copy, seat, colour, rng)
    copy.herb_deck.sort()
    rng.shuffle(copy.herb_deck)
    deal_perks(copy, rng)
    if copy.choice is not None and copy.choice.player(copy) != seat:
        # What another may answer can hang on cards that were dealt anew.
        copy.legal = copy.choice.options(copy)
    return copy


def deal_essences(state: FaeriellState, seat: int, colour: int, rng: Rng) -> None:
    """Shuffle the unseen cards of a colour among all the places where they lie."""
    unseen = state.decks[colour]
    first = colour * CARD_ROOM
    pool, revealed = state.pool, state.revealed
    taken = [0] * state.seats
    for player in range(state.seats):
        if player == seat:
            continue
        for card in range(first, first + CARD_ROOM):
            place = player * CARD_KINDS + card
            hidden = pool[place] - revealed[place]
            if hidden > 0:
                unseen += [card] * hidden
                pool[place] = revealed[place]
                taken[player] += hidden
    quests = [
        hero
        for hero, cards in enumerate(state.quests)
        if hero // HERO_TYPES != seat and any(card // CARD_ROOM == colour for card in cards)
    ]
    for hero in quests:
        unseen += [card for card in state.quests[hero] if card // CARD_ROOM == colour]
    drawn = [
        player
        for player, cards in enumerate(state.drawn)
        if player != seat and any(card // CARD_ROOM == colour for card in cards)
    ]
    for player in drawn:
        unseen += [card for card in state.drawn[player] if card // CARD_ROOM == colour]
    unseen.sort()
    rng.shuffle(unseen)
    for player in range(state.seats):
        for _ in range(taken[player]):
            pool[player * CARD_KINDS + unseen.pop()] += 1
    for hero in quests:
        state.quests[hero] = redealt(state.quests[hero], colour, unseen)
    for player in drawn:
        state.drawn[player] = redealt(state.drawn[player], colour, unseen)


def redealt(cards: tuple[int, ...], colour: int, unseen: list[int]) -> tuple[int, ...]:
    """The same cards, those of the colour replaced by unseen ones."""
    return tuple([unseen.pop() if card // CARD_ROOM == colour else card for card in cards])


def deal_perks(state: FaeriellState, rng: Rng) -> None:
    """Shuffle the tiles that nobody has seen among the piles."""
    hidden: list[int] = []
    for number, pile in enumerate(state.piles):
        hidden += pile[state.pile_known[number] : len(pile) - 1]
    hidden.sort()
    rng.shuffle(hidden)
    for number, pile in enumerate(state.piles):
        for place in range(state.pile_known[number], len(pile) - 1):
            pile[place] = hidden.pop()
