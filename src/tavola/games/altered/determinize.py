"""What a seat could believe: all that it knows kept, the rest dealt anew."""

from __future__ import annotations

from tavola.games.altered.adventure import REGION_COUNT, TUMULTS
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import DECK, HAND, MANA
from tavola.kernel.rng import Rng


def determinize(state: AlteredState, seat: int, rng: Rng) -> AlteredState:
    """A state that gives ``seat`` the same view: hidden cards and face-down Tumult cards are dealt anew.

    The seat knows its own Hand and Mana and which cards everybody's hidden zones hold together, as if it knew both
    deck lists; what it does not know is where among them each card is (ALT-INFO-01 to -05).
    """
    copy = state.clone()
    copy.rng = rng.clone()
    other = 1 - seat
    deal(copy, rng, seat, [DECK + seat])
    deal(copy, rng, seat, [HAND + other, MANA + other, DECK + other])
    deal_tumults(copy, rng)
    return copy


def deal(state: AlteredState, rng: Rng, seat: int, zones: list[int]) -> None:
    """Shuffle the printed cards of ``zones`` among all their places, but for those that ``seat`` saw go there."""
    places = [card for zone in zones for card in state.zones[zone] if not state.known[card] >> seat & 1]
    # From one order for whatever lies where: the same chance deals the same, and nothing hidden can be told from it.
    held = sorted([state.card[place] for place in places], key=lambda card: card.number)
    order = list(range(len(held)))
    rng.shuffle(order)
    printed = [held[index] for index in order]
    for place, card in zip(places, printed, strict=True):
        state.card[place] = card


def deal_tumults(state: AlteredState, rng: Rng) -> None:
    """Deal the Tumult cards that are face down (ALT-INFO-05)."""
    if state.arena:
        return
    hidden = [first for first in range(1, REGION_COUNT - 1, 2) if not state.face_up[first]]
    left = [TUMULTS[index] for index in range(3)]
    for first in range(1, REGION_COUNT - 1, 2):
        if state.face_up[first]:
            pair = (state.regions[first], state.regions[first + 1])
            left = [one for one in left if one != pair and (one[1], one[0]) != pair]
    order = list(range(len(left)))
    rng.shuffle(order)
    for first, index in zip(hidden, order, strict=True):
        one, other = left[index]
        state.regions[first], state.regions[first + 1] = (one, other) if rng.below(2) else (other, one)
