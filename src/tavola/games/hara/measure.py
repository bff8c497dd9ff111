"""Amounts that hang on how things stand, and the conditions of cards."""

from __future__ import annotations

from tavola.games.hara.effect import (
    BOARD_CARDS,
    CHARGES,
    COLOR_MEASURES,
    DAY,
    DEFEATED_MONSTERS,
    DOOM,
    ENERGY,
    FIRST_ITEM_SOURCE,
    FIXED,
    HAND_CARDS,
    HEALTH,
    ITEMS,
    MISSING_HEALTH,
    MONSTERS_NEAR,
    PAID,
    PLAYERS,
    PLAYERS_NEAR,
    ROLLED,
    SPIRIT,
    Amount,
)
from tavola.games.hara.pieces import (
    COLORS,
    DOJO,
    FEAR,
    ITEM_NUMBERS,
    MOST,
    MOST_SEATS,
    NOWHERE,
    RESOURCES,
    ROOM,
    SCARED,
    SPACES,
    TERRIFIED,
)
from tavola.games.hara.state import HaraState


def amount_of(state: HaraState, user: int, source: int, amount: Amount) -> int:
    """What an amount comes to now."""
    if amount.measure == FIXED:
        return amount.base
    counted = measured(state, user, source, amount.measure, amount.range)
    return min(amount.most, amount.base + amount.each * (counted // amount.every))


def measured(state: HaraState, user: int, source: int, measure: int, within: int) -> int:
    """What a measure shows; 0 for what a Corrupted does not have."""
    if measure == PAID:
        return state.paid
    if measure == ROLLED:
        return state.rolled
    if measure == DAY:
        return state.day
    if measure == PLAYERS:
        return state.seats
    if measure == DOOM:
        return state.doom
    if measure == MONSTERS_NEAR:
        return len(monsters_within(state, state.at[user], within))
    if measure == PLAYERS_NEAR:
        here = state.at[user]
        return sum(1 for seat in range(state.seats) if seat != user and state.apart(here, state.at[seat]) <= within)
    if measure == HEALTH:
        return state.health[user]
    if user >= MOST_SEATS:
        return 0
    return measured_of_player(state, user, source, measure)


def measured_of_player(state: HaraState, seat: int, source: int, measure: int) -> int:
    """The measures of a player area."""
    if measure < COLOR_MEASURES:
        return state.resources[seat * RESOURCES + measure]
    if measure < COLOR_MEASURES + COLORS:
        return state.energy[seat * COLORS + measure - COLOR_MEASURES]
    if measure == SPIRIT:
        return state.spirit[seat]
    if measure == MISSING_HEALTH:
        return MOST - state.health[seat]
    if measure == ENERGY:
        return state.total_energy(seat)
    if measure == CHARGES:
        return state.charges[source // 2] if 0 <= source < FIRST_ITEM_SOURCE else 0
    if measure == ITEMS:
        first = seat * ITEM_NUMBERS
        return sum(state.items[first : first + ITEM_NUMBERS])
    if measure == BOARD_CARDS:
        return state.board_cards[seat].bit_count()
    if measure == HAND_CARDS:
        return state.hand[seat].bit_count()
    if measure == DEFEATED_MONSTERS:
        return state.defeated
    raise AssertionError(f"there is no measure {measure}")


def monsters_within(state: HaraState, space: int, within: int) -> list[int]:
    """The spaces with a Monster within a range of a space."""
    distance = state.board.distance
    first = space * SPACES
    monsters = state.cards.monsters
    hex_at = state.hex_at
    return [at for at in state.spread if distance[first + at] <= within and monsters[hex_at[at]].range >= 0]


class Test:
    """A condition of a card."""

    __slots__ = ()

    def holds(self, state: HaraState, user: int, source: int) -> bool:
        raise AssertionError(f"{type(self).__name__} tests nothing")


class MeasureTest(Test):
    """A measure lies in bounds."""

    __slots__ = ("at_least", "at_most", "measure", "within")

    def __init__(self, measure: int, at_least: int, at_most: int, within: int) -> None:
        self.measure: int = measure
        self.at_least: int = at_least
        self.at_most: int = at_most
        self.within: int = within

    def holds(self, state: HaraState, user: int, source: int) -> bool:
        return self.at_least <= measured(state, user, source, self.measure, self.within) <= self.at_most


class StanceTest(Test):
    """Oric is in a Stance."""

    __slots__ = ("stance",)

    def __init__(self, stance: int) -> None:
        self.stance: int = stance

    def holds(self, state: HaraState, user: int, source: int) -> bool:
        return user < MOST_SEATS and state.stance[user] == self.stance


class TimeTest(Test):
    """It is Dawn, or Dusk."""

    __slots__ = ("dusk",)

    def __init__(self, dusk: bool) -> None:
        self.dusk: bool = dusk

    def holds(self, state: HaraState, user: int, source: int) -> bool:
        return state.dusk == self.dusk


class FearTest(Test):
    """Persephone is Scared, or Terrified, which includes it (HARA-PERS-03)."""

    __slots__ = ("terrified",)

    def __init__(self, terrified: bool) -> None:
        self.terrified: bool = terrified

    def holds(self, state: HaraState, user: int, source: int) -> bool:
        needed = TERRIFIED if self.terrified else SCARED
        return user < MOST_SEATS and state.resources[user * RESOURCES + FEAR] >= needed


#: Places besides the tiles by number: in the Dojo is tile 0.
ON_MONSTER = 10
ALONE = 11


class PlaceTest(Test):
    """The user is in the Dojo, on a World, on a Monster's space, or alone on a space."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: int = place

    def holds(self, state: HaraState, user: int, source: int) -> bool:
        here = state.at[user]
        if self.place == ON_MONSTER:
            return bool(monsters_within(state, here, 0))
        if self.place == ALONE:
            return sum(1 for at in state.at if at == here and at != NOWHERE) == 1
        if self.place == 0:
            return here == DOJO
        return here // ROOM == self.place
