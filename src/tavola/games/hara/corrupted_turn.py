"""Corrupted: entering, the Corrupted Turn, what their abilities do besides damage."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.actions import AIM_UNIT, PLACE
from tavola.games.hara.attacking import attack_value, attacked
from tavola.games.hara.damage import hit_all
from tavola.games.hara.deciding import CLOSEST, LEAST_HEALTH, MOST_ENERGY, extremes
from tavola.games.hara.effect import NO_SOURCE, Amount, Doing, Effect, perform
from tavola.games.hara.lasting import refresh, take_back
from tavola.games.hara.measure import amount_of
from tavola.games.hara.own_cards import pick_up_emptied
from tavola.games.hara.pieces import CORRUPTED, DOJO, MODIFIERS, MOST_SEATS, NOWHERE, RANGE, SPACES, TILE_NAMES, UNITS
from tavola.games.hara.spawning import random_space
from tavola.games.hara.state import HaraState
from tavola.games.hara.targets import ENEMIES, targets_of
from tavola.kernel.step import Choice, Step

# Entering -------------------------------------------------------------------------------------------------------------


def enter_corrupted(state: HaraState, number: int, space: int) -> None:
    """A Corrupted enters: a full bar and its Resilience tokens (HARA-CHEALTH-02)."""
    unit = MOST_SEATS + number
    scenario = state.rules.scenario
    bar = max(1, scenario.bar_of(state.cards.corrupted[number].health))
    state.bars[number] = bar
    state.health[unit] = bar
    state.resilience[number] = scenario.resilience(state)
    state.at[unit] = space
    refresh(state, unit)
    if state.events is not None:
        state.report("corrupted", "HARA-CHEALTH-02", corrupted=state.cards.corrupted[number].id, space=space)


def random_corrupted(state: HaraState) -> int:
    """One that is not in play (A81)."""
    absent = [number for number in range(CORRUPTED) if state.at[MOST_SEATS + number] == NOWHERE]
    state.secrets += 1
    return absent[state.rng.below(len(absent))]


class WhereItStarts(Choice):
    """The group chooses the space on which the Corrupted begins (A81)."""

    __slots__ = ("number",)

    kind: ClassVar[str] = "corrupted_start"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CHEALTH-02",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def player(self, state: HaraState) -> int:
        return state.decider(MOST_SEATS + self.number)

    def options(self, state: HaraState) -> list[int]:
        near = state.board.near
        return [PLACE + space for space in range(7, SPACES) if near[space]]

    def take(self, state: HaraState, option: int) -> None:
        enter_corrupted(state, self.number, option - PLACE)


def place_corrupted(state: HaraState, number: int) -> None:
    """A Corrupted begins on a random space, or where the group wants it (A81)."""
    if state.rules.start_chosen:
        state.agenda.append(WhereItStarts(number))
    else:
        enter_corrupted(state, number, random_space(state))


# Corrupted Turn -------------------------------------------------------------------------------------------------------


class CorruptedTurn(Step):
    """Every Corrupted takes its turn, then the Scenario Effect is rolled (HARA-CTURN-01, HARA-CTURN-04, -05)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-CTURN-01", "HARA-CTURN-03")

    def run(self, state: HaraState) -> None:
        state.fired.clear()
        state.agenda.append(EndCorruptedTurn())
        state.agenda.append(ScenarioEffect())
        waiting = [unit for unit in range(MOST_SEATS, UNITS) if state.at[unit] != NOWHERE]
        if waiting:
            state.agenda.append(NextCorrupted(tuple(waiting)))


class NextCorrupted(Choice):
    """Which Corrupted acts next: those with teammates first (HARA-CTEAM-01), of two sides the one with the highest Turn
    Order card (HARA-CTEAM-02), else as the players like (HARA-CTURN-02)."""

    __slots__ = ("waiting",)

    kind: ClassVar[str] = "corrupted"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CTURN-02", "HARA-CTEAM-01", "HARA-CTEAM-02")

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting: tuple[int, ...] = waiting

    def player(self, state: HaraState) -> int:
        return state.decider(self._first(state)[0])

    def _first(self, state: HaraState) -> list[int]:
        present = [unit for unit in self.waiting if state.at[unit] != NOWHERE]
        ranks = [self._rank(state, unit) for unit in present]
        return [unit for unit, rank in zip(present, ranks, strict=True) if rank == max(ranks)]

    def _rank(self, state: HaraState, unit: int) -> int:
        """The highest Turn Order card of its team; -1 for one without teammates."""
        team = state.team[unit]
        return max([place for place, seat in enumerate(state.order) if state.team[seat] == team], default=-1)

    def run(self, state: HaraState) -> None:
        if any(state.at[unit] != NOWHERE for unit in self.waiting):
            super().run(state)

    def options(self, state: HaraState) -> list[int]:
        return [AIM_UNIT + unit for unit in self._first(state)]

    def take(self, state: HaraState, option: int) -> None:
        unit = option - AIM_UNIT
        left = tuple([other for other in self.waiting if other != unit])
        if left:
            state.agenda.append(NextCorrupted(left))
        corrupted_acts(state, unit)


def corrupted_acts(state: HaraState, unit: int) -> None:
    """One Activation: the color die picks the ability (HARA-CTURN-04, A83)."""
    card = state.cards.corrupted[unit - MOST_SEATS]
    world = state.roll_world()
    for ability in card.abilities:
        if world in ability.symbols:
            if state.events is not None:
                state.report(
                    "corrupted_acts",
                    "HARA-CTURN-04",
                    corrupted=card.id,
                    ability=card.abilities.index(ability),
                    rolled=TILE_NAMES[world],
                )
            perform(state, ability.effects, unit, NO_SOURCE)


class ScenarioEffect(Step):
    """The number die is rolled once for the Scenario's table (HARA-CTURN-05, A88)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-CTURN-05",)

    def run(self, state: HaraState) -> None:
        scenario = state.rules.scenario
        if not scenario.effect_rows:
            return
        rolled = state.roll()
        if state.events is not None:
            state.report("scenario_effect", "HARA-CTURN-05", rolled=rolled)
        scenario.scenario_effect(state, rolled)


class EndCorruptedTurn(Step):
    """Damage to Monsters in the Corrupted turn heals, cards used out of turn are ready again, and what lasted for this
    turn is over (A27, A56)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-CTURN-07",)

    def run(self, state: HaraState) -> None:
        heal_monsters(state)
        pick_up_emptied(state)
        take_back(state, -1)


def heal_monsters(state: HaraState) -> None:
    """Monsters are at full Health again, and nothing is turned sideways any more (HARA-DMG-02, HARA-FIGHT-02)."""
    hurt = state.hurt
    for space in state.spread:
        hurt[space] = 0
    for seat in range(state.seats):
        state.used[seat] = 0


# What abilities do ----------------------------------------------------------------------------------------------------

TOWARD_CLOSEST: Final = 0
TOWARD_LEAST_HEALTH: Final = 1
TOWARD_MOST_ENERGY: Final = 2
TOWARD_DOJO: Final = 3
TOWARD_NAMES: Final = ("closest", "least_health", "most_energy", "dojo")


class Advance(Effect):
    """The Corrupted goes so many spaces towards a player or the Dojo, through anything (A82)."""

    __slots__ = ("spaces", "toward")

    def __init__(self, spaces: int, toward: int) -> None:
        self.spaces: int = spaces
        self.toward: int = toward

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if self.toward == TOWARD_DOJO:
            state.agenda.append(AdvanceBy(user, source, DOJO_AS_TARGET, self.spaces))
            return
        enemies = [seat for seat in state.order if state.are_enemies(user, seat)]
        who = (CLOSEST, LEAST_HEALTH, MOST_ENERGY)[self.toward]
        found = extremes(state, user, who, enemies)
        if found:
            state.agenda.append(AdvanceToward(user, source, tuple(found), self.spaces))


#: Stands for the Dojo where a unit is named.
DOJO_AS_TARGET: Final = -1


class AdvanceToward(Doing):
    """Towards which of several equals (HARA-CTURN-06)."""

    __slots__ = ("seats", "spaces")

    kind: ClassVar[str] = "player"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CTURN-06",)

    def __init__(self, user: int, source: int, seats: tuple[int, ...], spaces: int) -> None:
        super().__init__(user, source)
        self.seats: tuple[int, ...] = seats
        self.spaces: int = spaces

    def options(self, state: HaraState) -> list[int]:
        return [AIM_UNIT + seat for seat in self.seats]

    def take(self, state: HaraState, option: int) -> None:
        state.agenda.append(AdvanceBy(self.user, self.source, option - AIM_UNIT, self.spaces))


class AdvanceBy(Doing):
    """Step by step on a shortest way; where there are several the players choose (HARA-CTURN-06)."""

    __slots__ = ("left", "target")

    kind: ClassVar[str] = "corrupted_move"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CTURN-06",)

    def __init__(self, user: int, source: int, target: int, left: int) -> None:
        super().__init__(user, source)
        self.target: int = target
        self.left: int = left

    def run(self, state: HaraState) -> None:
        goal = DOJO if self.target == DOJO_AS_TARGET else state.at[self.target]
        if state.at[self.user] != goal and state.apart(state.at[self.user], goal) < SPACES:
            super().run(state)

    def options(self, state: HaraState) -> list[int]:
        here = state.at[self.user]
        goal = DOJO if self.target == DOJO_AS_TARGET else state.at[self.target]
        closer = state.apart(here, goal) - 1
        return [PLACE + space for space in state.board.near[here] if state.apart(space, goal) == closer]

    def take(self, state: HaraState, option: int) -> None:
        state.at[self.user] = option - PLACE
        state.dirty = True
        if state.events is not None:
            state.report("move", "HARA-CTURN-04", unit=self.user, space=option - PLACE)
        if self.left > 1:
            state.agenda.append(AdvanceBy(self.user, self.source, self.target, self.left - 1))


def corrupted_range(state: HaraState, unit: int) -> int:
    """How far a Corrupted attacks, with what its passive or an exposed weakness changes (HARA-CORRUPT-02, A84)."""
    printed = state.cards.corrupted[unit - MOST_SEATS].range
    return max(0, printed + state.mods[unit * MODIFIERS + RANGE])


class PrintedAttack(Effect):
    """The Corrupted's own attack against every enemy in its range."""

    __slots__ = ()

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if user < MOST_SEATS:
            return
        card = state.cards.corrupted[user - MOST_SEATS]
        targets = targets_of(state, user, ENEMIES, corrupted_range(state, user))
        value = attack_value(state, user, source, Amount(card.attack))
        attacked(state, user)
        hit_all(state, user, source, targets, [value] * len(targets))


class Mend(Effect):
    """The Corrupted's bar goes up, to its end at most."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def happen(self, state: HaraState, user: int, source: int) -> None:
        for unit in range(MOST_SEATS, UNITS):
            if state.at[unit] != NOWHERE and (user == unit or user < MOST_SEATS):
                mended = min(amount_of(state, user, source, self.amount), state.bars[unit - 4] - state.health[unit])
                state.health[unit] += mended
                if mended and state.events is not None:
                    corrupted = state.cards.corrupted[unit - MOST_SEATS].id
                    state.report("mend", "HARA-CHEALTH-01", corrupted=corrupted, amount=mended)


class CorruptedActs(Effect):
    """Every Corrupted in play has one more Activation at once (A89)."""

    __slots__ = ()

    def happen(self, state: HaraState, user: int, source: int) -> None:
        waiting = [unit for unit in range(MOST_SEATS, UNITS) if state.at[unit] != NOWHERE]
        if waiting:
            state.agenda.append(NextCorrupted(tuple(waiting)))


# Weakness -------------------------------------------------------------------------------------------------------------


class WhichWeakness(Doing):
    """Whose weakness the Dreamstone exposes (HARA-CORRUPT-03, A84)."""

    __slots__ = ()

    kind: ClassVar[str] = "weakness"
    rules: ClassVar[tuple[str, ...]] = ("HARA-CORRUPT-03",)

    def options(self, state: HaraState) -> list[int]:
        return [AIM_UNIT + unit for unit in range(MOST_SEATS, UNITS) if state.at[unit] != NOWHERE]

    def take(self, state: HaraState, option: int) -> None:
        unit = option - AIM_UNIT
        card = state.cards.corrupted[unit - MOST_SEATS]
        if state.events is not None:
            state.report("weakness", "HARA-CORRUPT-03", seat=self.user, corrupted=card.id)
        perform(state, card.weakness, unit, NO_SOURCE)
