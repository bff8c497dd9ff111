"""Effects around effects: costs, options, dice, conditions, and what happens to each of several players."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.actions import AIM_UNIT, COLOR, DONE, NUMBER, NUMBERS, OPTION, YES
from tavola.games.hara.damage import fall
from tavola.games.hara.effect import NO_SOURCE, Amount, Doing, Effect, Effects, Outlasting, Perform, perform
from tavola.games.hara.gaining import DiscardItem, items_of
from tavola.games.hara.measure import Test, amount_of
from tavola.games.hara.pieces import COLORS, GRIT, KAORU, MOST_SEATS, RESOURCES
from tavola.games.hara.reach import in_range, range_of
from tavola.games.hara.state import HaraState
from tavola.kernel.step import Step

# What may be paid (HARA-LOSE-03): the resources first.
PAY_HEALTH: Final = 6
PAY_SPIRIT: Final = 7
PAY_ENERGY: Final = 8
PAY_COLOR: Final = 9
PAYMENTS: Final = (
    "grit",
    "momentum",
    "fear",
    "mana",
    "heat",
    "runes",
    "health",
    "spirit",
    "energy",
    "red",
    "blue",
    "green",
)


def payable(state: HaraState, seat: int, what: int) -> int:
    """How much of it the player can pay at most (HARA-LOSE-02)."""
    if what < RESOURCES:
        own = state.resources[seat * RESOURCES + what]
        if what == GRIT and state.champion[seat] == KAORU:  # HARA-KAORU-02
            own += health_to_pay(state, seat)
        return own
    if what == PAY_HEALTH:
        return health_to_pay(state, seat)
    if what == PAY_SPIRIT:
        return state.spirit[seat]
    if what == PAY_ENERGY:
        return state.total_energy(seat)
    return state.energy[seat * COLORS + what - PAY_COLOR]


def health_to_pay(state: HaraState, seat: int) -> int:
    """The Health that may be paid: to the last point, or all but it (A92)."""
    return max(0, state.health[seat] - 1) if state.rules.health_must_remain else state.health[seat]


class Pay(Effect):
    """A cost, and what happens for it: nothing if it cannot be paid in full (HARA-LOSE-02)."""

    __slots__ = ("amount", "effects", "optional", "up_to", "what")

    def __init__(self, what: int, amount: Amount, effects: Effects, optional: bool, up_to: bool) -> None:
        self.what: int = what
        self.amount: Amount = amount
        self.effects: Effects = effects
        self.optional: bool = optional
        self.up_to: bool = up_to

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user >= MOST_SEATS:
            return
        amount = amount_of(state, user, source, self.amount)
        most = payable(state, user, self.what)
        if self.up_to:
            state.agenda.append(HowMuch(user, source, self, min(amount, most, NUMBERS - 1)))
        elif most < amount:
            if state.events is not None:
                state.report("cannot_pay", "HARA-LOSE-02", seat=user, what=PAYMENTS[self.what], amount=amount)
        elif self.optional:
            state.agenda.append(Whether(user, source, self, amount))
        else:
            pay(state, user, source, self, amount)


def pay(state: HaraState, seat: int, source: int, cost: Pay, amount: int) -> None:
    """Deduct, then let happen what was paid for."""
    what = cost.what
    state.paid = amount
    if amount and state.events is not None:
        state.report("pay", "HARA-LOSE-03", seat=seat, what=PAYMENTS[what], amount=amount)
    if what < RESOURCES:
        place = seat * RESOURCES + what
        own = min(state.resources[place], amount)
        state.resources[place] -= own
        pay_health(state, seat, source, amount - own)
    elif what == PAY_HEALTH:
        pay_health(state, seat, source, amount)
    elif what == PAY_SPIRIT:
        state.spirit[seat] -= amount
    perform(state, cost.effects, seat, source)
    if what == PAY_ENERGY:
        if amount:
            state.agenda.append(PayEnergy(seat, source, amount))
    elif what >= PAY_COLOR:
        state.energy[seat * COLORS + what - PAY_COLOR] -= amount


def pay_health(state: HaraState, seat: int, source: int, amount: int) -> None:
    """Health paid is no damage; whoever pays the last is defeated once the whole effect is done (A92)."""
    if amount <= 0:
        return
    state.health[seat] -= amount
    if state.health[seat] == 0:
        agenda = state.agenda
        at = len(agenda)
        while at > 0 and is_of_the_same(agenda[at - 1], seat, source):
            at -= 1
        agenda.insert(at, PaidTheLast(seat))


def is_of_the_same(step: Step, seat: int, source: int) -> bool:
    """Whether a step is what the half of a card in hand still does."""
    return source != NO_SOURCE and isinstance(step, Perform) and step.user == seat and step.source == source


class PaidTheLast(Outlasting):
    """The effect that was paid with the last Health is done."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, state: HaraState) -> None:
        if state.health[self.seat] == 0:
            fall(state, self.seat, self.seat)


class PayEnergy(Doing):
    """The color of each point that is paid."""

    __slots__ = ("amount",)

    kind: ClassVar[str] = "pay_energy"

    def __init__(self, user: int, source: int, amount: int) -> None:
        super().__init__(user, source)
        self.amount: int = amount

    def options(self, state: HaraState) -> list[int]:
        first = self.user * COLORS
        return [COLOR + color for color in range(COLORS) if state.energy[first + color] > 0]

    def take(self, state: HaraState, option: int) -> None:
        state.energy[self.user * COLORS + option - COLOR] -= 1
        if self.amount > 1:
            state.agenda.append(PayEnergy(self.user, self.source, self.amount - 1))


class Whether(Doing):
    """Whether an optional cost is paid."""

    __slots__ = ("amount", "cost")

    kind: ClassVar[str] = "pay"
    rules: ClassVar[tuple[str, ...]] = ("HARA-LOSE-02", "HARA-LOSE-03")

    def __init__(self, user: int, source: int, cost: Pay, amount: int) -> None:
        super().__init__(user, source)
        self.cost: Pay = cost
        self.amount: int = amount

    def options(self, state: HaraState) -> list[int]:
        return [DONE, YES]

    def take(self, state: HaraState, option: int) -> None:
        if option == YES:
            pay(state, self.user, self.source, self.cost, self.amount)


class HowMuch(Doing):
    """How much of a cost with a limit is paid."""

    __slots__ = ("cost", "most")

    kind: ClassVar[str] = "pay_up_to"
    rules: ClassVar[tuple[str, ...]] = ("HARA-LOSE-03",)

    def __init__(self, user: int, source: int, cost: Pay, most: int) -> None:
        super().__init__(user, source)
        self.cost: Pay = cost
        self.most: int = most

    def options(self, state: HaraState) -> list[int]:
        return [NUMBER + number for number in range(self.most + 1)]

    def take(self, state: HaraState, option: int) -> None:
        pay(state, self.user, self.source, self.cost, option - NUMBER)


class Choose(Effect):
    """One of several options, each a list of effects."""

    __slots__ = ("choices",)

    def __init__(self, choices: tuple[Effects, ...]) -> None:
        self.choices: tuple[Effects, ...] = choices

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.agenda.append(ChooseOne(user, source, self))


class ChooseOne(Doing):
    """Which one."""

    __slots__ = ("effect",)

    kind: ClassVar[str] = "option"

    def __init__(self, user: int, source: int, effect: Choose) -> None:
        super().__init__(user, source)
        self.effect: Choose = effect

    def options(self, state: HaraState) -> list[int]:
        choices = self.effect.choices
        possible = [
            OPTION + number
            for number, effects in enumerate(choices)
            if can_begin(state, self.user, self.source, effects)
        ]
        return possible or [OPTION + number for number in range(len(choices))]

    def take(self, state: HaraState, option: int) -> None:
        perform(state, self.effect.choices[option - OPTION], self.user, self.source)


def can_begin(state: HaraState, user: int, source: int, effects: Effects) -> bool:
    """Whether effects do not begin with a cost beyond the user's means (A108)."""
    if not effects or user >= MOST_SEATS:
        return True
    first = effects[0]
    if isinstance(first, DiscardItem):
        return not first.effects or bool(items_of(state, user))
    if not isinstance(first, Pay) or first.optional or first.up_to:
        return True
    return payable(state, user, first.what) >= amount_of(state, user, source, first.amount)


class May(Effect):
    """The user may let something happen."""

    __slots__ = ("effects",)

    def __init__(self, effects: Effects) -> None:
        self.effects: Effects = effects

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.agenda.append(WhetherMay(user, source, self.effects))


class WhetherMay(Doing):
    """Whether it happens; not asked where it would begin with a cost beyond one's means."""

    __slots__ = ("effects",)

    kind: ClassVar[str] = "may"

    def __init__(self, user: int, source: int, effects: Effects) -> None:
        super().__init__(user, source)
        self.effects: Effects = effects

    def options(self, state: HaraState) -> list[int]:
        return [DONE, YES] if can_begin(state, self.user, self.source, self.effects) else [DONE]

    def take(self, state: HaraState, option: int) -> None:
        if option == YES:
            perform(state, self.effects, self.user, self.source)


class RollDie(Effect):
    """The number die; ``faces`` are the effects of each face."""

    __slots__ = ("faces",)

    def __init__(self, faces: tuple[Effects, ...]) -> None:
        self.faces: tuple[Effects, ...] = faces

    def happen(self, state: HaraState, user: int, source: int) -> None:
        rolled = state.roll()
        state.rolled = rolled
        if state.events is not None:
            state.report("roll", "HARA-COMP-08", unit=user, rolled=rolled)
        perform(state, self.faces[rolled - 1], user, source)


class When(Effect):
    """If a condition holds, one thing happens, otherwise another."""

    __slots__ = ("otherwise", "test", "then")

    def __init__(self, test: Test, then: Effects, otherwise: Effects) -> None:
        self.test: Test = test
        self.then: Effects = then
        self.otherwise: Effects = otherwise

    def happen(self, state: HaraState, user: int, source: int) -> None:
        perform(state, self.then if self.test.holds(state, user, source) else self.otherwise, user, source)


# Whom `Each` means
EVERYBODY: Final = 0
THE_OTHERS: Final = 1
EACH_ENEMY: Final = 2
TEAMMATES: Final = 3
HERE: Final = 4
WITHIN: Final = 5
LEAST_HEALTH: Final = 6
MOST_HEALTH: Final = 7
LEAST_ENERGY: Final = 8
MOST_ENERGY: Final = 9
CLOSEST: Final = 10
WHO_NAMES: Final = (
    "all",
    "others",
    "enemies",
    "teammates",
    "here",
    "within",
    "least_health",
    "most_health",
    "least_energy",
    "most_energy",
    "closest",
)


class Each(Effect):
    """The effects happen for each of several players, who becomes the user; or for the one who is the most or least of
    something, whoever decides choosing among equals (HARA-CTURN-06)."""

    __slots__ = ("effects", "range", "who")

    def __init__(self, who: int, effects: Effects, range: int) -> None:
        self.who: int = who
        self.effects: Effects = effects
        self.range: int = range

    def happen(self, state: HaraState, user: int, source: int) -> None:
        seats = who_is_meant(state, user, source, self.who, self.range)
        if self.who >= LEAST_HEALTH and len(seats) > 1:
            state.agenda.append(WhichPlayer(user, source, self.effects, tuple(seats)))
            return
        for seat in reversed(seats):
            state.agenda.append(ForPlayer(self.effects, seat, source))


class ForPlayer(Step):
    """The effects for one of several players; a defeat of that player before does not take them away."""

    __slots__ = ("effects", "seat", "source")

    def __init__(self, effects: Effects, seat: int, source: int) -> None:
        self.effects: Effects = effects
        self.seat: int = seat
        self.source: int = source

    def run(self, state: HaraState) -> None:
        perform(state, self.effects, self.seat, self.source)


def who_is_meant(state: HaraState, user: int, source: int, who: int, within: int) -> list[int]:
    """The seats in the order of turns; of extremes all that are equal."""
    seats = [unit for unit in state.units() if unit < MOST_SEATS]
    here = state.at[user]
    if who == EVERYBODY:
        return seats
    if who == THE_OTHERS:
        return [seat for seat in seats if seat != user]
    if who == TEAMMATES:
        return [seat for seat in seats if seat != user and not state.are_enemies(user, seat)]
    if who == HERE:
        return [seat for seat in seats if seat != user and state.at[seat] == here]
    if who == WITHIN:
        reach = range_of(state, user, source, within)
        return [seat for seat in seats if seat != user and in_range(state, here, state.at[seat], reach)]
    if user >= MOST_SEATS or who in (EACH_ENEMY, CLOSEST):
        # For a Corrupted the players are those of the other team (HARA-CTEAM-04).
        seats = [seat for seat in seats if state.are_enemies(user, seat)]
    if who == EACH_ENEMY:
        return seats
    return extremes(state, user, who, seats)


def extremes(state: HaraState, user: int, who: int, seats: list[int]) -> list[int]:
    """The seats that have the least or the most of something."""
    if not seats:
        return []
    if who in (LEAST_HEALTH, MOST_HEALTH):
        values = [state.health[seat] for seat in seats]
    elif who in (LEAST_ENERGY, MOST_ENERGY):
        values = [state.total_energy(seat) for seat in seats]
    else:
        values = [state.apart(state.at[user], state.at[seat]) for seat in seats]
    best = max(values) if who in (MOST_HEALTH, MOST_ENERGY) else min(values)
    return [seat for seat, value in zip(seats, values, strict=True) if value == best]


class WhichPlayer(Doing):
    """Which of several equals is meant."""

    __slots__ = ("effects", "seats")

    kind: ClassVar[str] = "player"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CTURN-06",)

    def __init__(self, user: int, source: int, effects: Effects, seats: tuple[int, ...]) -> None:
        super().__init__(user, source)
        self.effects: Effects = effects
        self.seats: tuple[int, ...] = seats

    def options(self, state: HaraState) -> list[int]:
        return [AIM_UNIT + seat for seat in self.seats]

    def take(self, state: HaraState, option: int) -> None:
        perform(state, self.effects, option - AIM_UNIT, self.source)
