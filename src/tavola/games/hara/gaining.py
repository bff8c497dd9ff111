"""Effects that give and take: Health, Spirit, energy, resources, Items ("Lose" Versus "Cost/Pay")."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import AIM_UNIT, DONE, PICK_ITEM
from tavola.games.hara.card import Energy
from tavola.games.hara.damage import fall
from tavola.games.hara.effect import Amount, Doing, Effect, Effects, perform
from tavola.games.hara.energy import LoseEnergy, gain_energy
from tavola.games.hara.inventory import gain_item, move_item, return_item
from tavola.games.hara.measure import amount_of
from tavola.games.hara.pieces import (
    ITEM_NUMBERS,
    MOST,
    MOST_SEATS,
    RESOURCE_MOST,
    RESOURCE_NAMES,
    RESOURCE_OWNER,
    RESOURCES,
    SPACES,
)
from tavola.games.hara.reach import range_of
from tavola.games.hara.state import HaraState
from tavola.games.hara.targets import PLAYERS, targets_of


class Recover(Effect):
    """Health and Spirit are gained, up to 10 (HARA-HEALTH-02, HARA-SPIRIT-01)."""

    __slots__ = ("health", "spirit")

    def __init__(self, health: Amount, spirit: Amount) -> None:
        self.health: Amount = health
        self.spirit: Amount = spirit

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user >= MOST_SEATS or state.fallen >> user & 1:
            return
        recover(
            state, user, amount_of(state, user, source, self.health), amount_of(state, user, source, self.spirit), ""
        )


def recover(state: HaraState, seat: int, health: int, spirit: int, rule: str) -> None:
    """Raise Health and Spirit, to 10 at most."""
    health = max(0, min(health, MOST - state.health[seat]))
    spirit = max(0, min(spirit, MOST - state.spirit[seat]))
    state.health[seat] += health
    state.spirit[seat] += spirit
    if (health or spirit) and state.events is not None:
        state.report("recover", rule or "HARA-HEALTH-02", seat=seat, health=health, spirit=spirit)


class Lose(Effect):
    """As much as there is is lost, and play goes on (HARA-LOSE-01)."""

    __slots__ = ("energy", "health", "spirit")

    def __init__(self, health: Amount, spirit: Amount, energy: Amount) -> None:
        self.health: Amount = health
        self.spirit: Amount = spirit
        self.energy: Amount = energy

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user >= MOST_SEATS:
            return
        energy = amount_of(state, user, source, self.energy)
        if energy > 0:
            state.agenda.append(LoseEnergy(user, energy))
        spirit = max(0, min(state.spirit[user], amount_of(state, user, source, self.spirit)))
        health = max(0, min(state.health[user], amount_of(state, user, source, self.health)))
        state.spirit[user] -= spirit
        if (spirit or health) and state.events is not None:
            state.report("lose", "HARA-LOSE-01", seat=user, health=health, spirit=spirit)
        if health:
            lose_health(state, user, health)


def lose_health(state: HaraState, seat: int, amount: int) -> None:
    """Health that goes without damage: nothing prevents it, nobody fears it (A94)."""
    state.health[seat] -= amount
    if state.health[seat] == 0:
        fall(state, seat, seat)


class GainEnergy(Effect):
    """Energy is gained."""

    __slots__ = ("energy",)

    def __init__(self, energy: Energy) -> None:
        self.energy: Energy = energy

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            gain_energy(state, user, self.energy, "HARA-ENERGY-02")


class ChangeResource(Effect):
    """A champion's resource goes up or down, within its tracker; others have none of it."""

    __slots__ = ("amount", "down", "resource")

    def __init__(self, resource: int, amount: Amount, down: bool) -> None:
        self.resource: int = resource
        self.amount: Amount = amount
        self.down: bool = down

    def happen(self, state: HaraState, user: int, source: int) -> None:
        amount = amount_of(state, user, source, self.amount)
        change_resource(state, user, self.resource, -amount if self.down else amount)


def change_resource(state: HaraState, user: int, resource: int, plus: int) -> None:
    """Move the tracker (A93, A96)."""
    if user >= MOST_SEATS or state.champion[user] != RESOURCE_OWNER[resource]:
        return
    place = user * RESOURCES + resource
    before = state.resources[place]
    after = max(0, min(RESOURCE_MOST[resource], before + plus))
    state.resources[place] = after
    if after != before and state.events is not None:
        rule = "HARA-CHAR-05"
        state.report("resource", rule, seat=user, resource=RESOURCE_NAMES[resource], amount=after - before, now=after)


# Items ----------------------------------------------------------------------------------------------------------------


class GainItem(Effect):
    """An Item with that number from the deck."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            gain_item(state, user, self.number)


def items_of(state: HaraState, seat: int) -> list[int]:
    """The numbers of the Items in an inventory."""
    first = seat * ITEM_NUMBERS
    return [number for number in range(ITEM_NUMBERS) if state.items[first + number]]


class DiscardItem(Effect):
    """The user returns an Item to the deck; if one was there, something else happens."""

    __slots__ = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS and items_of(state, user):
            state.agenda.append(WhichItem(user, source, self.effects))


class WhichItem(Doing):
    """Which Item goes."""

    __slots__ = ("effects",)

    kind: ClassVar[str] = "discard_item"

    def __init__(self, user: int, source: int, effects: Effects) -> None:
        super().__init__(user, source)
        self.effects: Effects = effects

    def options(self, state: HaraState) -> list[int]:
        return [PICK_ITEM + number for number in items_of(state, self.user)]

    def take(self, state: HaraState, option: int) -> None:
        number = option - PICK_ITEM
        if state.events is not None:
            state.report("discard_item", "HARA-EQUIP-01", seat=self.user, item=state.cards.items[number].id)
        return_item(state, self.user, number)
        perform(state, self.effects, self.user, self.source)


class Steal(Effect):
    """An Item of another player within a range changes its owner (HARA-EQUIP-01)."""

    __slots__ = ("range",)

    def __init__(self, range: int) -> None:
        self.range: int = range

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.agenda.append(StealFrom(user, source, self.range))


class StealFrom(Doing):
    """From whom."""

    __slots__ = ("range",)

    kind: ClassVar[str] = "steal"

    def __init__(self, user: int, source: int, range: int) -> None:
        super().__init__(user, source)
        self.range: int = range

    def options(self, state: HaraState) -> list[int]:
        reach = range_of(state, self.user, self.source, self.range)
        units = [target - SPACES for target in targets_of(state, self.user, PLAYERS, reach)]
        return [DONE, *[AIM_UNIT + unit for unit in units if items_of(state, unit)]]

    def take(self, state: HaraState, option: int) -> None:
        if option != DONE:
            state.agenda.append(StealWhat(self.user, self.source, option - AIM_UNIT))


class StealWhat(Doing):
    """Which Item."""

    __slots__ = ("owner",)

    kind: ClassVar[str] = "steal_item"

    def __init__(self, user: int, source: int, owner: int) -> None:
        super().__init__(user, source)
        self.owner: int = owner

    def options(self, state: HaraState) -> list[int]:
        return [PICK_ITEM + number for number in items_of(state, self.owner)]

    def take(self, state: HaraState, option: int) -> None:
        number = option - PICK_ITEM
        move_item(state, self.owner, self.user, number)
        if state.events is not None:
            item = state.cards.items[number].id
            state.report("steal", "HARA-EQUIP-01", seat=self.user, owner=self.owner, item=item)
