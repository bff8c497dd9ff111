"""What a seat could believe: all that it knows kept, the rest dealt anew."""

from __future__ import annotations

from tavola.games.hara.pieces import DUSK_DECK, EVENT, NOBODY, WORLDS
from tavola.games.hara.state import HaraState
from tavola.kernel.rng import Rng


def determinize(state: HaraState, seat: int, rng: Rng) -> HaraState:
    """A state that gives ``seat`` the same view.

    Dealt anew: the order of every deck, the Events that lie face down and those removed to the box, others' secret
    targets, and Quests that others have not chosen yet. The back of a World deck's top card keeps its type
    (HARA-DECKS-07). All is dealt from sorted heaps, so that the same chance deals the same, whatever lies where.
    """
    copy = state.clone()
    copy.rng = rng.clone()
    for world in range(1, WORLDS + 1):
        deal_world(copy, world, rng)
    shuffle_sorted(copy.decks[DUSK_DECK], rng)
    shuffle_sorted(copy.shift_deck, rng)
    deal_targets(copy, seat, rng)
    deal_unchosen_quests(copy, seat, rng)
    return copy


def shuffle_sorted(heap: list[int], rng: Rng) -> None:
    """Shuffle ``heap`` from one order, whatever its own was."""
    heap.sort()
    rng.shuffle(heap)


def deal_world(state: HaraState, world: int, rng: Rng) -> None:
    """Deal the unseen Events of a World among its deck, the map and the box, then shuffle the deck below its top."""
    deck = state.decks[world]
    hex_cards = state.cards.hex_cards
    face_down = [
        space
        for space in state.spread
        if hex_cards[state.hex_at[space]].kind == EVENT and hex_cards[state.hex_at[space]].deck == world
    ]
    boxed = [card for card in state.box if hex_cards[card].deck == world and hex_cards[card].kind == EVENT]
    events = [card for card in deck if hex_cards[card].kind == EVENT]
    monsters = [card for card in deck if hex_cards[card].kind != EVENT]
    top_is_event = bool(deck) and hex_cards[deck[-1]].kind == EVENT
    unseen = events + [state.hex_at[space] for space in face_down] + boxed
    shuffle_sorted(unseen, rng)
    for space in face_down:
        state.hex_at[space] = unseen.pop()
    for card in boxed:
        state.box.remove(card)
    for _ in boxed:
        state.box.append(unseen.pop())
    if not deck:
        return
    shuffle_sorted(monsters, rng)
    top = unseen.pop() if top_is_event else monsters.pop()
    below = unseen + monsters
    shuffle_sorted(below, rng)
    state.decks[world] = [*below, top]


def deal_targets(state: HaraState, seat: int, rng: Rng) -> None:
    """Secret targets: the seat's own and those that were scored are kept, nobody has themselves (HARA-S01-05, -06)."""
    prey = state.prey
    if prey[0] == NOBODY:
        return
    others = [one for one in range(state.seats) if one != seat and not state.scored >> one & 1]
    left = [prey[one] for one in others]
    while True:
        shuffle_sorted(left, rng)
        if all(one != target for one, target in zip(others, left, strict=True)):
            break
    for one, target in zip(others, left, strict=True):
        prey[one] = target


def deal_unchosen_quests(state: HaraState, seat: int, rng: Rng) -> None:
    """Quests that others were dealt and have not chosen yet."""
    known = set(state.quest)
    if seat >= 0:
        known |= {*state.dealt_quests[seat], state.declined_quest[seat]}
    unknown = [quest for quest in range(len(state.cards.quests)) if quest not in known]
    rng.shuffle(unknown)
    for one in range(state.seats):
        if one != seat and state.dealt_quests[one]:
            state.dealt_quests[one] = (unknown.pop(), unknown.pop())
