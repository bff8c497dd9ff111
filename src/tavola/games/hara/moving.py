"""Moving Spaces, Transporting; and what happens where one arrives: Aggressive Monsters and Events."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.hara.actions import AIM, AIM_UNIT, DONE, GO, PLACE, STEP
from tavola.games.hara.board import FAR, may_be_entered
from tavola.games.hara.card import COUNT_DOJO_RETURNS, GAINS_MOVED
from tavola.games.hara.damage import MonsterAttacks, add_charges, take_hex
from tavola.games.hara.effect import FIRST_ITEM_SOURCE, Amount, Doing, Effect
from tavola.games.hara.event_card import reveal
from tavola.games.hara.measure import amount_of
from tavola.games.hara.pieces import (
    CALM,
    DASH_MOVE,
    DOJO,
    EVENT,
    MODIFIERS,
    MOST_SEATS,
    MOVE,
    ROOM,
    SPACES,
    THROUGH_EVENTS,
)
from tavola.games.hara.quest import count
from tavola.games.hara.reach import in_range, range_of
from tavola.games.hara.state import BETWEEN, HaraState
from tavola.games.hara.targets import ANY, targets_of
from tavola.kernel.step import Step

#: What an Aggressive Monster adds to a way when the safest one is looked for.
STEP_COST: Final = 1
DANGER_COST: Final = 100


class Move(Effect):
    """ "Move N" (HARA-MOVE-01)."""

    __slots__ = ("calm", "spaces", "through_events")

    def __init__(self, spaces: Amount, through_events: bool = False, calm: bool = False) -> None:
        self.spaces: Amount = spaces
        self.through_events: bool = through_events
        self.calm: bool = calm

    def happen(self, state: HaraState, user: int, source: int) -> None:
        left = spaces_to_move(state, user, source, self.spaces)
        state.move_bonus[user] = 0  # HARA-MOVE-07
        mods = state.mods
        first = user * MODIFIERS
        through = self.through_events or user >= MOST_SEATS or mods[first + THROUGH_EVENTS] > 0
        calm = self.calm or mods[first + CALM] > 0
        if left > 0:
            state.agenda.append(Moving(user, source, left, through, calm))


def spaces_to_move(state: HaraState, user: int, source: int, spaces: Amount) -> int:
    """How far a move goes with everything that changes it, never below 0 (A31, A32, A100)."""
    first = user * MODIFIERS
    left = amount_of(state, user, source, spaces) + state.mods[first + MOVE] + state.move_bonus[user]
    half = dash_half(source)
    if half >= 0:
        left += state.mods[first + DASH_MOVE + half]
    return max(0, left)


def dash_half(source: int) -> int:
    """Which half of Dash a source is, 0 the top and 1 the bottom; -1 for anything else."""
    if 0 <= source < FIRST_ITEM_SOURCE and source % 26 < 2:
        return source % 2
    return -1


class Moving(Doing):
    """How the movement goes on: to a space by the safest way, there to stop; or one step, then further
    (HARA-MOVE-01, HARA-MOVE-06)."""

    __slots__ = ("calm", "left", "stepped", "through")

    kind: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("HARA-MOVE-01", "HARA-MOVE-06")

    def __init__(self, user: int, source: int, left: int, through: bool, calm: bool, stepped: bool = False) -> None:
        super().__init__(user, source)
        self.left: int = left
        self.through: bool = through
        self.calm: bool = calm
        #: Whoever has not left their space enters none by stopping (A44).
        self.stepped: bool = stepped

    def options(self, state: HaraState) -> list[int]:
        here = state.at[self.user]
        near = state.board.near
        reached = reachable(state, here, self.left, self.through)
        found = [DONE] + [GO + space for space in reached if space != here]
        if self.left > 1:
            found += [STEP + space for space in near[here] if self.through or not has_event(state, space)]
        return found

    def take(self, state: HaraState, option: int) -> None:
        user = self.user
        agenda = state.agenda
        if option == DONE:
            if self.stepped:
                agenda.append(Stop(user, self.source))
        elif option < STEP:
            path = safest_path(state, state.at[user], option - GO, self.left, self.through, self.calm)
            agenda.append(Stop(user, self.source))
            for space in reversed(path):
                agenda.append(Enter(user, self.source, space, self.calm))
        else:
            agenda.append(Moving(user, self.source, self.left - 1, self.through, self.calm, True))
            agenda.append(Enter(user, self.source, option - STEP, self.calm))


def has_event(state: HaraState, space: int) -> bool:
    """Whether an Event lies there, which stops a movement (HARA-ECARD-03, HARA-ECARD-04)."""
    card = state.hex_at[space]
    return card >= 0 and state.cards.hex_cards[card].kind == EVENT


def reachable(state: HaraState, start: int, steps: int, through: bool) -> list[int]:
    """The spaces that a movement of so many steps can end on, ascending."""
    near = state.board.near
    seen = 1 << start
    ring = [start]
    found = [start]
    for _ in range(steps):
        outer: list[int] = []
        for space in ring:
            for neighbour in near[space]:
                if seen >> neighbour & 1:
                    continue
                seen |= 1 << neighbour
                found.append(neighbour)
                if through or not has_event(state, neighbour):
                    outer.append(neighbour)
        if not outer:
            break
        ring = outer
    found.sort()
    return found


def danger_of(state: HaraState, space: int, calm: bool) -> int:
    """What stepping there costs when a way is looked for."""
    card = state.hex_at[space]
    if calm or card < 0 or not state.cards.monsters[card].aggressive:
        return STEP_COST
    return STEP_COST + DANGER_COST * state.cards.monsters[card].attack


def safest_path(state: HaraState, start: int, end: int, steps: int, through: bool, calm: bool) -> list[int]:
    """The way of at most so many steps on which Aggressive Monsters hurt least, of those the shortest."""
    near = state.board.near
    best: list[dict[int, int]] = [{start: 0}]
    came: list[dict[int, int]] = [{}]
    for _ in range(steps):
        costs: dict[int, int] = {}
        origin: dict[int, int] = {}
        for space, cost in best[-1].items():
            if space != start and not through and has_event(state, space):
                continue
            for neighbour in near[space]:
                total = cost + danger_of(state, neighbour, calm)
                if total < costs.get(neighbour, 1 << 30):
                    costs[neighbour] = total
                    origin[neighbour] = space
        best.append(costs)
        came.append(origin)
    length = 0
    for number in range(1, steps + 1):
        if end in best[number] and (length == 0 or best[number][end] < best[length][end]):
            length = number
    path: list[int] = []
    space = end
    for number in range(length, 0, -1):
        path.append(space)
        space = came[number][space]
    path.reverse()
    return path


class Enter(Doing):
    """A figure steps onto a space."""

    __slots__ = ("calm", "space")

    def __init__(self, user: int, source: int, space: int, calm: bool) -> None:
        super().__init__(user, source)
        self.space: int = space
        self.calm: bool = calm

    def run(self, state: HaraState) -> None:
        user = self.user
        if self.space not in state.board.near[state.at[user]]:
            # Something on the way has taken them elsewhere, which ends the movement (HARA-MOVE-06).
            agenda = state.agenda
            while agenda and isinstance(agenda[-1], Enter):
                agenda.pop()
            return
        state.at[user] = self.space
        if state.events is not None:
            state.report("move", "HARA-MOVE-01", unit=user, space=self.space)
        if user < MOST_SEATS:
            add_charges(state, user, GAINS_MOVED, 1)
        come_to(state, user, self.calm)


class Stop(Doing):
    """A movement ends; on one's own turn an Event there flips (HARA-MOVE-04, HARA-EVENT-02)."""

    __slots__ = ()

    def run(self, state: HaraState) -> None:
        reveal(state, self.user)


def come_to(state: HaraState, unit: int, calm: bool) -> None:
    """A figure has come to a space: an Aggressive Monster attacks on its own turn (HARA-AGGR-01, HARA-AGGR-02, A45)."""
    space = state.at[unit]
    if space == DOJO or state.rules.scenario.watches_places or state.rules.quests:
        state.dirty = True
    if unit >= MOST_SEATS:
        return
    if space == DOJO:
        count(state, unit, COUNT_DOJO_RETURNS, 1)
        if state.has_full_energy(unit):
            state.homecoming |= 1 << unit
    if not calm and state.active == unit and state.phase != BETWEEN:
        provoke(state, unit)


def provoke(state: HaraState, unit: int) -> None:
    """If there is an Aggressive Monster on the space of a player, it attacks."""
    space = state.at[unit]
    card = state.hex_at[space]
    if card < 0:
        return
    if state.cards.monsters[card].aggressive:
        state.agenda.append(MonsterAttacks(space, unit))


def put_on(state: HaraState, unit: int, space: int, rule: str) -> None:
    """Place a figure directly on a space; whatever waits there acts (HARA-TRANS-01, A46, HARA-ECARD-02)."""
    moved = state.at[unit] != space
    state.at[unit] = space
    if state.events is not None:
        state.report("transport", rule, unit=unit, space=space)
    if not moved:
        return
    if unit < MOST_SEATS:
        state.agenda.append(Stop(unit, -1))
    come_to(state, unit, state.mods[unit * MODIFIERS + CALM] > 0)


# Transporting ---------------------------------------------------------------------------------------------------------

TO_DOJO: Final = 0
TO_SPACE: Final = 1
TO_TARGET: Final = 2


class Transport(Effect):
    """The user is placed in the Dojo, on a space, or at a target; ``range`` 0 is any distance, ``world`` -1 any World
    (Transporting)."""

    __slots__ = ("range", "target", "to", "world")

    def __init__(self, to: int, range: int = 0, world: int = -1, target: int = ANY) -> None:
        self.to: int = to
        self.range: int = range
        self.world: int = world
        self.target: int = target

    def happen(self, state: HaraState, user: int, source: int) -> None:
        if self.to == TO_DOJO:
            put_on(state, user, DOJO, "HARA-TRANS-01")
        elif self.to == TO_SPACE:
            state.agenda.append(TransportTo(user, source, self))
        else:
            state.agenda.append(TransportAt(user, source, self))


class TransportTo(Doing):
    """To which space."""

    __slots__ = ("effect",)

    kind: ClassVar[str] = "transport"
    rules: ClassVar[tuple[str, ...]] = ("HARA-TRANS-01", "HARA-TRANS-03")

    def __init__(self, user: int, source: int, effect: Transport) -> None:
        super().__init__(user, source)
        self.effect: Transport = effect

    def options(self, state: HaraState) -> list[int]:
        effect = self.effect
        here = state.at[self.user]
        reach = range_of(state, self.user, self.source, effect.range) if effect.range else FAR
        near = state.board.near
        return [DONE] + [
            PLACE + space
            for space in range(SPACES)
            if space != here
            and may_be_entered(space)
            and near[space]
            and (effect.world < 0 or space // ROOM == effect.world)
            and (reach >= FAR or in_range(state, here, space, reach))
        ]

    def take(self, state: HaraState, option: int) -> None:
        if option != DONE:
            put_on(state, self.user, option - PLACE, "HARA-TRANS-01")


class TransportAt(Doing):
    """To which target; Armored protects from nothing here (HARA-ARMOR-03)."""

    __slots__ = ("effect",)

    kind: ClassVar[str] = "transport"
    rules: ClassVar[tuple[str, ...]] = ("HARA-TRANS-01", "HARA-TRANS-03")

    def __init__(self, user: int, source: int, effect: Transport) -> None:
        super().__init__(user, source)
        self.effect: Transport = effect

    def options(self, state: HaraState) -> list[int]:
        effect = self.effect
        reach = range_of(state, self.user, self.source, effect.range) if effect.range else FAR
        return [DONE, *[AIM + target for target in targets_of(state, self.user, effect.target, reach)]]

    def take(self, state: HaraState, option: int) -> None:
        if option != DONE:
            target = option - AIM
            put_on(state, self.user, target if target < SPACES else state.at[target - SPACES], "HARA-TRANS-01")


# Moving others --------------------------------------------------------------------------------------------------------


class Shove(Effect):
    """Another figure or a Monster is moved up to so many spaces by the user."""

    __slots__ = ("range", "spaces", "target")

    def __init__(self, range: int, spaces: int, target: int) -> None:
        self.range: int = range
        self.spaces: int = spaces
        self.target: int = target

    def happen(self, state: HaraState, user: int, source: int) -> None:
        state.agenda.append(ShoveWhom(user, source, self))


class ShoveWhom(Doing):
    """Who is moved."""

    __slots__ = ("effect",)

    kind: ClassVar[str] = "shove"

    def __init__(self, user: int, source: int, effect: Shove) -> None:
        super().__init__(user, source)
        self.effect: Shove = effect

    def options(self, state: HaraState) -> list[int]:
        reach = range_of(state, self.user, self.source, self.effect.range)
        return [DONE, *[AIM + target for target in targets_of(state, self.user, self.effect.target, reach)]]

    def take(self, state: HaraState, option: int) -> None:
        if option != DONE:
            state.agenda.append(ShoveTo(self.user, self.source, option - AIM, self.effect.spaces))


class ShoveTo(Doing):
    """Where to. Monsters go only where a hex card may lie (A08)."""

    __slots__ = ("spaces", "target")

    kind: ClassVar[str] = "shove_to"

    def __init__(self, user: int, source: int, target: int, spaces: int) -> None:
        super().__init__(user, source)
        self.target: int = target
        self.spaces: int = spaces

    def options(self, state: HaraState) -> list[int]:
        target = self.target
        if target < SPACES:
            return [DONE] + [
                PLACE + space
                for space in range(SPACES)
                if space != target and state.apart(target, space) <= self.spaces and state.is_open(space)
            ]
        unit = target - SPACES
        # An Event stops a player who is moved as well (HARA-ECARD-04, A42).
        through = unit >= MOST_SEATS or state.mods[unit * MODIFIERS + THROUGH_EVENTS] > 0
        start = state.at[unit]
        return [DONE] + [PLACE + space for space in reachable(state, start, self.spaces, through) if space != start]

    def take(self, state: HaraState, option: int) -> None:
        if option == DONE:
            return
        space = option - PLACE
        target = self.target
        if target >= SPACES:
            unit = target - SPACES
            state.at[unit] = space
            if state.events is not None:
                state.report("shove", "HARA-ECARD-05", unit=unit, space=space)
            if unit == state.active:
                state.agenda.append(Stop(unit, -1))
            come_to(state, unit, state.mods[unit * MODIFIERS + CALM] > 0)
            return
        hurt = state.hurt[target]
        card = take_hex(state, target)
        state.hex_at[space] = card
        state.hurt[space] = hurt
        state.spread.append(space)
        if state.helping_at == target:
            state.helping_at = space
        state.dirty = True
        if state.events is not None:
            state.report("shove_card", "HARA-LIFE-03", card=state.cards.hex_cards[card].id, origin=target, space=space)


# Steps that others use ------------------------------------------------------------------------------------------------


class AggressiveAtStart(Step):
    """A player who begins a turn on an Aggressive Monster's space is attacked at once (HARA-AGGR-03)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-AGGR-03",)

    def run(self, state: HaraState) -> None:
        # Beginning a turn somewhere is not coming there: the Dojo does not count it as a return (A76).
        if state.mods[state.active * MODIFIERS + CALM] <= 0:
            provoke(state, state.active)


class EventAtStart(Step):
    """A player who begins a turn on an Event triggers it (HARA-ECARD-06, HARA-EVENT-05)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-ECARD-05", "HARA-ECARD-06", "HARA-EVENT-05")

    def run(self, state: HaraState) -> None:
        reveal(state, state.active)


assert AIM_UNIT == AIM + SPACES
