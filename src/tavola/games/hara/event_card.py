"""Events, Rifts, Challenge Ratings."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.actions import AIM, DONE, NUMBER
from tavola.games.hara.card import COUNT_CHALLENGES, COUNT_EVENTS, COUNT_RIFTS, NO_ENERGY, Energy
from tavola.games.hara.damage import take_hex
from tavola.games.hara.effect import NO_SOURCE, Doing, Effect, Effects, Outlasting, perform
from tavola.games.hara.energy import gain_energy
from tavola.games.hara.lasting import fire
from tavola.games.hara.loot import TakeItem
from tavola.games.hara.pieces import (
    CHALLENGE,
    EVENT,
    EVENT_DONE,
    MODIFIERS,
    MOST_SEATS,
    RESOURCE_MOST,
    RESOURCES,
    RIFT,
    RIFT_CLOSED,
    RUNES,
    THOMAS,
)
from tavola.games.hara.quest import count
from tavola.games.hara.reach import in_range, range_of
from tavola.games.hara.state import BETWEEN, HaraState

# Events ---------------------------------------------------------------------------------------------------------------


def reveal(state: HaraState, unit: int) -> None:
    """On their own turn a player flips the Event they are on: gift, then what it says (HARA-EVENT-02, HARA-EVENT-03);
    outside it the card stays face down (HARA-ECARD-05)."""
    if unit >= MOST_SEATS or state.active != unit or state.phase == BETWEEN or state.fallen >> unit & 1:
        return
    space = state.at[unit]
    card = state.hex_at[space]
    if card < 0 or state.cards.hex_cards[card].kind != EVENT:
        return
    state.secrets += 1
    # It goes to the discard pile with its last word; nothing can ask for it before (A43, A51).
    state.discard.append(take_hex(state, space))
    event = state.cards.events[card]
    if state.events is not None:
        state.report("event", "HARA-EVENT-02", seat=unit, card=event.id, space=space)
    state.agenda.append(EventDone(unit, card))
    perform(state, event.effects, unit, NO_SOURCE)
    gain_energy(state, unit, event.gift, "HARA-EVENT-03")


class EventDone(Outlasting):
    """An Event is completed (HARA-EVENT-07). A defeat in it comes only now (A51)."""

    __slots__ = ("card", "seat")

    rules: ClassVar[tuple[str, ...]] = ("HARA-EVENT-07",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        #: For who is shown the card while it asks.
        self.card: int = card

    def run(self, state: HaraState) -> None:
        count(state, self.seat, COUNT_EVENTS, 1)
        fire(state, self.seat, EVENT_DONE, self.seat)


# Rifts ----------------------------------------------------------------------------------------------------------------


def has_rift(state: HaraState, space: int) -> bool:
    """Whether a Rift lies on the space."""
    card = state.hex_at[space]
    return card >= 0 and state.cards.hex_cards[card].kind == RIFT


def close_rift(state: HaraState, seat: int, space: int) -> None:
    """The gift first, then the attempt; closed it is in any case (HARA-RIFT-05 to -08, A49)."""
    card = take_hex(state, space)
    state.discard.append(card)
    rift = state.cards.rifts[card]
    if state.events is not None:
        state.report("rift", "HARA-RIFT-05", seat=seat, card=rift.id, space=space)
    if state.champion[seat] == THOMAS:  # HARA-THOMAS-03, A97
        place = seat * RESOURCES + RUNES
        state.resources[place] = min(RESOURCE_MOST[RUNES], state.resources[place] + 1)
    count(state, seat, COUNT_RIFTS, 1)
    fire(state, seat, RIFT_CLOSED, seat)
    state.rules.scenario.rift_closed(state, seat, card)
    state.agenda.append(
        RollChallenge(seat, NO_SOURCE, rift.rating, 0, True, Prize((), rift.reward, rift.item, card), ())
    )
    gain_energy(state, seat, rift.gift, "HARA-RIFT-05")


class Prize:
    """What a challenge that is met brings: effects, or the energy and Item of a Rift, whose ``card`` it is."""

    __slots__ = ("card", "effects", "energy", "item")

    def __init__(self, effects: Effects, energy: Energy = NO_ENERGY, item: int = -1, card: int = -1) -> None:
        self.effects: Effects = effects
        self.energy: Energy = energy
        self.item: int = item
        self.card: int = card


class CloseRift(Effect):
    """A Rift within a range may be closed from afar (HARA-RIFT-04)."""

    __slots__ = ("range",)

    def __init__(self, range: int) -> None:
        self.range: int = range

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.agenda.append(WhichRift(user, source, self.range))


class WhichRift(Doing):
    """Which Rift is closed, if any."""

    __slots__ = ("range",)

    kind: ClassVar[str] = "rift"
    rules: ClassVar[tuple[str, ...]] = ("HARA-RIFT-04",)

    def __init__(self, user: int, source: int, range: int) -> None:
        super().__init__(user, source)
        self.range: int = range

    def options(self, state: HaraState) -> list[int]:
        reach = range_of(state, self.user, self.source, self.range)
        here = state.at[self.user]
        found = [space for space in state.spread if has_rift(state, space) and in_range(state, here, space, reach)]
        return [DONE, *[AIM + space for space in sorted(found)]]

    def take(self, state: HaraState, option: int) -> None:
        if option != DONE:
            close_rift(state, self.user, option - AIM)


# Challenge Ratings ----------------------------------------------------------------------------------------------------


class Challenge(Effect):
    """A challenge: Spirit is paid before the roll, or after it (HARA-CR-05, HARA-CR-06)."""

    __slots__ = ("fail", "rating", "roll_first", "success")

    def __init__(self, rating: int, roll_first: bool, success: Effects, fail: Effects) -> None:
        self.rating: int = rating
        self.roll_first: bool = roll_first
        self.success: Effects = success
        self.fail: Effects = fail

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user >= MOST_SEATS:
            return
        prize = Prize(self.success)
        if self.roll_first:
            state.agenda.append(RollChallenge(user, source, self.rating, 0, True, prize, self.fail))
        else:
            state.agenda.append(PayFirst(user, source, self.rating, prize, self.fail))


class PayFirst(Doing):
    """How much Spirit is paid before the roll (HARA-CR-06, HARA-CR-07)."""

    __slots__ = ("fail", "prize", "rating")

    kind: ClassVar[str] = "pay_first"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CR-02", "HARA-CR-06", "HARA-CR-07")

    def __init__(self, user: int, source: int, rating: int, prize: Prize, fail: Effects) -> None:
        super().__init__(user, source)
        self.rating: int = rating
        self.prize: Prize = prize
        self.fail: Effects = fail

    def options(self, state: HaraState) -> list[int]:
        return [NUMBER + spirit for spirit in range(state.spirit[self.user] + 1)]

    def take(self, state: HaraState, option: int) -> None:
        spirit = option - NUMBER
        state.spirit[self.user] -= spirit
        state.agenda.append(RollChallenge(self.user, self.source, self.rating, spirit, False, self.prize, self.fail))


class RollChallenge(Doing):
    """The roll, with Spirit still to come or already paid (HARA-CR-02)."""

    __slots__ = ("fail", "pay", "prize", "rating", "spirit")

    rules: ClassVar[tuple[str, ...]] = ("HARA-CR-02",)

    def __init__(
        self, user: int, source: int, rating: int, spirit: int, pay: bool, prize: Prize, fail: Effects
    ) -> None:
        super().__init__(user, source)
        self.rating: int = rating
        self.spirit: int = spirit
        self.pay: bool = pay
        self.prize: Prize = prize
        self.fail: Effects = fail

    def run(self, state: HaraState) -> None:
        rolled = state.roll()
        state.rolled = rolled
        bonus = state.mods[self.user * MODIFIERS + CHALLENGE]
        total = rolled + self.spirit + bonus
        if state.events is not None:
            state.report("challenge", "HARA-CR-02", seat=self.user, rolled=rolled, total=total, rating=self.rating)
        if self.pay and total < self.rating:
            state.agenda.append(PayAfter(self.user, self.source, self.rating, total, self.prize, self.fail))
        else:
            resolve(state, self.user, self.source, total >= self.rating, self.prize, self.fail)


class PayAfter(Doing):
    """How much Spirit is paid after a roll that is too low (HARA-CR-05, HARA-CR-07). A roll that is high enough asks
    nothing, since more would be pointless (A48)."""

    __slots__ = ("fail", "prize", "rating", "total")

    kind: ClassVar[str] = "pay_after"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CR-05", "HARA-CR-07")

    def __init__(self, user: int, source: int, rating: int, total: int, prize: Prize, fail: Effects) -> None:
        super().__init__(user, source)
        self.rating: int = rating
        self.total: int = total
        self.prize: Prize = prize
        self.fail: Effects = fail

    def options(self, state: HaraState) -> list[int]:
        return [NUMBER + spirit for spirit in range(state.spirit[self.user] + 1)]

    def take(self, state: HaraState, option: int) -> None:
        spirit = option - NUMBER
        state.spirit[self.user] -= spirit
        resolve(state, self.user, self.source, self.total + spirit >= self.rating, self.prize, self.fail)


def resolve(state: HaraState, seat: int, source: int, met: bool, prize: Prize, fail: Effects) -> None:
    """The text for success or for failure (HARA-CR-03, HARA-CR-04)."""
    if state.events is not None:
        rule = "HARA-CR-03" if met else "HARA-CR-04"
        state.report("challenge_met" if met else "challenge_failed", rule, seat=seat)
    if not met:
        perform(state, fail, seat, source)
        return
    count(state, seat, COUNT_CHALLENGES, 1)
    perform(state, prize.effects, seat, source)
    if prize.item >= 0:
        state.agenda.append(TakeItem(seat, prize.item))
    gain_energy(state, seat, prize.energy, "HARA-RIFT-06")
