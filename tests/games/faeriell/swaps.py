"""Positions that differ only in what a seat may not know, made by hand: nothing here uses the game's `determinize`."""

from __future__ import annotations

from random import Random

from tavola.games.faeriell.pieces import CARD_KINDS, CARD_ROOM, HERO_TYPES
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.rng import Rng


def all_swapped(state: FaeriellState, seat: int, play: Random) -> FaeriellState:
    """The same position, everything anew that ``seat`` may not know, chance to come included."""
    other = cards_swapped(state, seat, play)
    other.rng = Rng(play.randrange(1 << 32))
    for pile in (other.herb_deck, other.bag):
        play.shuffle(pile)
    for pile, known in zip(other.piles, other.pile_known, strict=True):
        pile[known:-1] = play.sample(pile[known:-1], len(pile[known:-1]))
    return other


def cards_swapped(state: FaeriellState, seat: int, play: Random) -> FaeriellState:
    """The same position with other Guardian sides in decks, and in others' Pools, Quests and cards drawn for setup."""
    other = state.clone()
    for deck in other.decks:
        play.shuffle(deck)
    for player in range(other.seats):
        if player != seat:
            swap_sides(other, player, play)
            for hero in range(player * HERO_TYPES, (player + 1) * HERO_TYPES):
                other.quests[hero] = exchanged(other, other.quests[hero], play)
            other.drawn[player] = exchanged(other, other.drawn[player], play)
    return other


def swap_sides(state: FaeriellState, player: int, play: Random) -> None:
    """Exchange the cards of the player's Pool that nobody else has seen."""
    first = player * CARD_KINDS
    hidden: list[int] = []
    for card in range(CARD_KINDS):
        hidden += [card] * (state.pool[first + card] - state.revealed[first + card])
    for card in hidden:
        state.pool[first + card] -= 1
    for card in exchanged(state, tuple(hidden), play):
        state.pool[first + card] += 1


def exchanged(state: FaeriellState, cards: tuple[int, ...], play: Random) -> tuple[int, ...]:
    """For each card another one of its colour out of the deck, where the card goes instead, if there is a deck."""
    found: list[int] = []
    for card in cards:
        deck = state.decks[card // CARD_ROOM]
        if deck:
            place = play.randrange(len(deck))
            deck[place], card = card, deck[place]
        found.append(card)
    return tuple(found)
