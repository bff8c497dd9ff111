"""Winter's Grasp: the wheel freezes over, and Tribes move."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import REGION
from tavola.games.faeriell.ending import end_in_ice
from tavola.games.faeriell.pieces import GUARDIANS
from tavola.games.faeriell.sheet import leave_region, settle_region
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.step import SeatChoice

#: Difficulty -> Guardians frozen at the start (FAE-WINTER-02, A96).
FROZEN_AT_START: Final = (1, 2, 3, 5)


def freeze_some(state: FaeriellState) -> None:
    """Gems on the icons of random Guardians (FAE-WINTER-01)."""
    guardians = list(range(GUARDIANS))
    state.rng.shuffle(guardians)
    chosen = guardians[: FROZEN_AT_START[state.rules.difficulty]]
    for slot, icon in enumerate(state.rules.values.wheel):
        if icon in chosen:
            state.wheel_gems |= 1 << slot


def freeze(state: FaeriellState) -> None:
    """A gem where the Harvest token is, or on the next space without one (FAE-WINTER-04, -05, A94)."""
    slots = len(state.rules.values.wheel)
    slot = state.wheel
    while state.wheel_gems >> slot & 1:
        slot = (slot + 1) % slots
    state.wheel_gems |= 1 << slot
    if state.events is not None:
        state.report("frozen", "FAE-WINTER-04", icon=state.rules.values.wheel[slot])
    if state.wheel_gems == (1 << slots) - 1:
        end_in_ice(state)


def is_frozen(state: FaeriellState) -> bool:
    """Whether the harvest is not resolved: a Guardian icon with a gem (FAE-WINTER-03; terrain icons are, A95)."""
    return state.wheel_gems >> state.wheel & 1 == 1 and state.rules.values.wheel[state.wheel] < GUARDIANS


def tribe_moves(state: FaeriellState, region: int) -> list[int]:
    """The Regions to which a Settlement could move from ``region`` (FAE-WINTER-06)."""
    return [other for other in state.world.adjacent[region] if state.owner[other] < 0]


class MoveTribe(SeatChoice):
    """Where the Settlement goes, with a Beacon and the Totem (FAE-WINTER-06, FAE-WINTER-07)."""

    __slots__ = ("region",)

    kind: ClassVar[str] = "move_tribe"
    rules: ClassVar[tuple[str, ...]] = ("FAE-WINTER-06", "FAE-WINTER-07")

    def __init__(self, who: int, region: int) -> None:
        super().__init__(who)
        self.region: int = region

    def options(self, state: FaeriellState) -> list[int]:
        return [REGION + region for region in tribe_moves(state, self.region)]

    def take(self, state: FaeriellState, option: int) -> None:
        old, new = self.region, option - REGION
        leave_region(state, self.who, old)
        settle_region(state, self.who, new, "FAE-WINTER-06")
        state.beacon[new], state.beacon[old] = state.beacon[old], -1
        if state.totem == old:
            state.totem = new
        state.moved_tribe = True
