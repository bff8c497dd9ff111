"""Positions that differ only in what a seat may not know, made by hand: nothing here uses the game's `determinize`."""

from __future__ import annotations

from itertools import permutations
from random import Random

from tavola.games.hara.pieces import DUSK_DECK, EVENT, NOBODY, WORLDS
from tavola.games.hara.state import HaraState
from tavola.kernel.rng import Rng


def all_swapped(state: HaraState, seat: int, play: Random) -> HaraState:
    """The same position, everything anew that ``seat`` (-1 for a spectator) may not know, chance to come included."""
    other = hidden_swapped(state, seat, play)
    other.rng = Rng(play.randrange(1 << 32))
    return other


def hidden_swapped(state: HaraState, seat: int, play: Random) -> HaraState:
    """The same position with other cards where the seat cannot see which they are."""
    other = state.clone()
    for world in range(1, WORLDS + 1):
        swap_events(other, world, play)
        deck = other.decks[world]
        deck[:-1] = play.sample(deck[:-1], max(0, len(deck) - 1))
    for deck in (other.decks[DUSK_DECK], other.shift_deck):
        play.shuffle(deck)
    swap_targets(other, seat, play)
    swap_dealt_quests(other, seat, play)
    return other


def swap_events(state: HaraState, world: int, play: Random) -> None:
    """Exchange the Events of a World that nobody has seen: in its deck, face down on the map, and in the box."""
    places = [
        (pile, at)
        for pile in (state.decks[world], state.hex_at, state.box)
        for at, card in enumerate(pile)
        if card >= 0 and state.cards.hex_cards[card].deck == world and state.cards.hex_cards[card].kind == EVENT
    ]
    events = [pile[at] for pile, at in places]
    play.shuffle(events)
    for (pile, at), card in zip(places, events, strict=True):
        pile[at] = card


def swap_targets(state: HaraState, seat: int, play: Random) -> None:
    """Other secret targets for the others, but for those that have been announced; nobody has themselves."""
    if state.prey[0] == NOBODY:
        return
    known = [one for one in range(state.seats) if one == seat or state.scored >> one & 1]
    drawn = [
        list(prey)
        for prey in permutations(range(state.seats))
        if all(prey[one] != one for one in range(state.seats)) and all(prey[one] == state.prey[one] for one in known)
    ]
    state.prey = play.choice(drawn)


def swap_dealt_quests(state: HaraState, seat: int, play: Random) -> None:
    """Other Quests for the others to choose from."""
    own = state.dealt_quests[seat] if seat >= 0 else ()
    free = [quest for quest in range(len(state.cards.quests)) if quest not in state.quest and quest not in own]
    play.shuffle(free)
    for one, dealt in enumerate(state.dealt_quests):
        if one != seat and dealt:
            state.dealt_quests[one] = (free.pop(), free.pop())


def differences(one: HaraState, other: HaraState) -> set[str]:
    """What differs of that which is hidden."""
    found = {
        name for name in ("box", "shift_deck", "prey", "dealt_quests") if getattr(one, name) != getattr(other, name)
    }
    if one.hex_at != other.hex_at:
        found.add("events")
    if one.decks[DUSK_DECK] != other.decks[DUSK_DECK]:
        found.add("dusk")
    if one.decks[1:] != other.decks[1:]:
        found.add("worlds")
    if any(one.decks[world][-1:] != other.decks[world][-1:] for world in range(1, WORLDS + 1)):
        found.add("tops")
    return found
