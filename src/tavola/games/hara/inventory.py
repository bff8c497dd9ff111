"""Items: taking, using, discarding, giving (Items, Discard Items, Equipment Items); and the charges of Abilities."""

from __future__ import annotations

from tavola.games.hara.card import COUNT_ITEMS_USED
from tavola.games.hara.effect import FIRST_ITEM_SOURCE, TOP_HALF, perform
from tavola.games.hara.lasting import refresh
from tavola.games.hara.pieces import ABILITIES, ITEM_NUMBERS
from tavola.games.hara.quest import count
from tavola.games.hara.state import HaraState


def gain_item(state: HaraState, seat: int, number: int) -> None:
    """A card with that number from the Item deck; none if all copies are taken (HARA-ITEM-02, A72)."""
    if not state.items_left[number]:
        return
    state.items_left[number] -= 1
    add_item(state, seat, number, state.cards.items[number].charges)
    if state.events is not None:
        state.report("gain_item", "HARA-ITEM-02", seat=seat, item=state.cards.items[number].id)


def charges_of(state: HaraState, seat: int, number: int) -> list[int]:
    """The charges on each copy in an inventory, the fewest first: that copy is the one in use (A74). The state keeps
    them as the digits of a number, the copy in use last."""
    place = seat * ITEM_NUMBERS + number
    return [state.item_charges[place] // 10**copy % 10 for copy in range(state.items[place])]


def keep_charges(state: HaraState, seat: int, number: int, charges: list[int]) -> None:
    """So many copies with so many charges are in the inventory."""
    place = seat * ITEM_NUMBERS + number
    state.items[place] = len(charges)
    state.item_charges[place] = sum([left * 10**copy for copy, left in enumerate(sorted(charges))])


def add_item(state: HaraState, seat: int, number: int, charges: int) -> None:
    """Put a copy with so many charges into an inventory."""
    keep_charges(state, seat, number, [*charges_of(state, seat, number), charges])
    if state.cards.items[number].equipment:
        refresh(state, seat)
    state.dirty = True


def remove_item(state: HaraState, seat: int, number: int) -> int:
    """Take a copy out of an inventory, the one in use; its charges."""
    first, *others = charges_of(state, seat, number)
    keep_charges(state, seat, number, others)
    if state.cards.items[number].equipment:
        refresh(state, seat)
    return first


def return_item(state: HaraState, seat: int, number: int) -> None:
    """A copy goes back to the Item deck (HARA-DISC-02, HARA-EQUIP-05, A71)."""
    remove_item(state, seat, number)
    state.items_left[number] += 1


def move_item(state: HaraState, giver: int, taker: int, number: int) -> None:
    """A copy changes hands with its charges (HARA-GIVE-02)."""
    charges = remove_item(state, giver, number)
    add_item(state, taker, number, charges)


def use_item(state: HaraState, seat: int, number: int) -> None:
    """Use a discard Item, or a charge of equipment; with the last one it returns to the deck (HARA-DISC-01, -02,
    HARA-EQUIP-03, HARA-EQUIP-05)."""
    item = state.cards.items[number]
    if state.events is not None:
        state.report("use_item", "HARA-DISC-01", seat=seat, item=item.id)
    count(state, seat, COUNT_ITEMS_USED, 1)
    if item.equipment:
        first, *others = charges_of(state, seat, number)
        keep_charges(state, seat, number, [first - 1, *others])
        if first == 1:
            return_item(state, seat, number)
    else:
        return_item(state, seat, number)
    perform(state, item.use, seat, FIRST_ITEM_SOURCE + number)


def use_charge(state: HaraState, seat: int, place: int) -> None:
    """Use one charge of an Ability on the board; after the last one it returns to the hand (HARA-CHARGE-02, -04)."""
    at = seat * ABILITIES + place
    state.charges[at] -= 1
    ability = state.cards.champions[state.champion[seat]].abilities[place]
    if state.events is not None:
        state.report("use_charge", "HARA-CHARGE-02", seat=seat, card=ability.id, left=state.charges[at])
    if state.charges[at] == 0:
        state.emptied[seat] |= 1 << place
    if ability.charge is not None:
        perform(state, ability.charge.effects, seat, at * 2 + TOP_HALF)
