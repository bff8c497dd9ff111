"""The Drifter: belongs to no Tribe and is led by the holder of its token."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import DONE, GUARDIAN, NODE
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.pieces import GUARDIAN_NAMES, GUARDIANS
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.step import Choice, SeatChoice

#: In `FaeriellState.drifter_did`.
MOVED: Final = 1
SHIFTED: Final = 2
#: Nodes beyond the Tribe Corruption level (FAE-DRIFT-06).
EXTRA_NODES: Final = 2


def place_drifter(state: FaeriellState) -> None:
    """On a random free node; the token to the right of the First Player (FAE-DRIFT-01, FAE-DRIFT-02)."""
    free = [node for node in range(state.world.node_count) if not state.occupied >> node & 1]
    state.drifter = free[state.rng.below(len(free))]
    state.secrets += 1
    state.occupied |= 1 << state.drifter
    state.drifter_holder = (state.first_player - 1) % state.seats
    if state.events is not None:
        state.report("drifter", "FAE-DRIFT-01", node=state.world.node_names[state.drifter])


def begin_drifter(state: FaeriellState, player: int) -> None:
    """All Heroes have acted: the holder of the token leads the Drifter (FAE-DRIFT-04)."""
    if state.drifter >= 0 and state.drifter_holder == player:
        state.drifter_did = 0
        state.agenda.append(DRIFTER)


def pass_drifter(state: FaeriellState) -> None:
    """The token passes to the player on the right (FAE-DRIFT-09)."""
    state.drifter_holder = (state.drifter_holder - 1) % state.seats


class LeadDrifter(Choice):
    """Move the Drifter, shift a Menace, each once and in any order, or nothing (FAE-DRIFT-05, A84)."""

    __slots__ = ()

    kind: ClassVar[str] = "drifter"
    rules: ClassVar[tuple[str, ...]] = ("FAE-DRIFT-04", "FAE-DRIFT-05", "FAE-DRIFT-06", "FAE-DRIFT-07")

    def player(self, state: FaeriellState) -> int:
        return state.player

    def options(self, state: FaeriellState) -> list[int]:
        found = [DONE]
        if not state.drifter_did & MOVED:
            steps = state.corruption[state.player] + EXTRA_NODES
            reach = state.world.within[state.drifter][steps]
            found += [NODE + node for node in reach if not state.occupied >> node & 1]
        if not state.drifter_did & SHIFTED and -1 in state.token_on:
            found += [
                GUARDIAN + guardian
                for guardian in range(GUARDIANS)
                if state.token_on[guardian] >= 0 and state.touches(state.drifter, state.guardian_at[guardian])
            ]
        return found

    def take(self, state: FaeriellState, option: int) -> None:
        if option == DONE:
            return
        state.agenda.append(self)
        if option < NODE:
            state.drifter_did |= SHIFTED
            state.agenda.append(ShiftMenace(state.player, option - GUARDIAN))
            return
        state.drifter_did |= MOVED
        node = option - NODE
        state.occupied ^= 1 << state.drifter | 1 << node
        state.drifter = node
        if state.events is not None:
            state.report("drifter", "FAE-DRIFT-06", node=state.world.node_names[node])


DRIFTER: Final = LeadDrifter()


class ShiftMenace(SeatChoice):
    """Under which Guardian without a token it goes; this triggers a Corruption Event (FAE-DRIFT-07, FAE-DRIFT-08)."""

    __slots__ = ("guardian",)

    kind: ClassVar[str] = "shift"
    rules: ClassVar[tuple[str, ...]] = ("FAE-DRIFT-07", "FAE-DRIFT-08")

    def __init__(self, who: int, guardian: int) -> None:
        super().__init__(who)
        self.guardian: int = guardian

    def options(self, state: FaeriellState) -> list[int]:
        return [GUARDIAN + guardian for guardian in range(GUARDIANS) if state.token_on[guardian] < 0]

    def take(self, state: FaeriellState, option: int) -> None:
        other = option - GUARDIAN
        state.token_on[other] = state.token_on[self.guardian]
        state.token_on[self.guardian] = -1
        if state.events is not None:
            state.report(
                "shifted",
                "FAE-DRIFT-07",
                player=self.who,
                guardian=GUARDIAN_NAMES[self.guardian],
                other=GUARDIAN_NAMES[other],
            )
        state.agenda.append(CorruptionEvent(self.who))
