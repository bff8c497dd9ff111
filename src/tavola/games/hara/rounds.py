"""Game Flow: Days, Dawn, Dusk, World Shift."""

from __future__ import annotations

from typing import ClassVar

from tavola.games.hara.corrupted_turn import CorruptedTurn
from tavola.games.hara.effect import NO_SOURCE, perform
from tavola.games.hara.energy import DrawUltimate
from tavola.games.hara.lasting import fire
from tavola.games.hara.pieces import DAWN, DUSK, GRIT, KAORU, LAST_DAY, RESOURCE_START, RESOURCES
from tavola.games.hara.spawning import spawn_at_dawn, spawn_at_dusk
from tavola.games.hara.state import HaraState
from tavola.games.hara.turn import Turn
from tavola.kernel.step import Step

#: The Day at whose Dusk everybody draws an Ultimate (HARA-DUSK-05).
ULTIMATE_DAY = 3


class Dawn(Step):
    """A new Day: the tracker moves, Turn Order cards pass, the Worlds spawn (HARA-TIME-02, HARA-DAWN-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-TIME-02", "HARA-DAWN-01", "HARA-ORDER-05")

    def run(self, state: HaraState) -> None:
        state.day += 1
        state.dusk = False
        if state.day > 1:
            # The last becomes the first (HARA-ORDER-05), so may take two turns in a row (HARA-ORDER-06).
            state.order = [state.order[-1], *state.order[:-1]]
        state.bonus_used = 0
        if state.events is not None:
            state.report("dawn", "HARA-TIME-02", day=state.day, order=state.order[:])
        for seat in state.order:
            if state.champion[seat] == KAORU:  # HARA-KAORU-01
                state.resources[seat * RESOURCES + GRIT] = RESOURCE_START[GRIT]
        state.agenda.append(EndOfRound())
        state.agenda.append(Turns())
        spawn_at_dawn(state)
        tell_everybody(state, DAWN)


def tell_everybody(state: HaraState, at: int) -> None:
    """What waits for a Dawn or a Dusk happens: first that of players in their order (HARA-CORRUPT-01)."""
    for unit in reversed(state.units()):
        fire(state, unit, at, unit)


class Dusk(Step):
    """The tracker moves, the Dusk deck spawns, Ultimates on Day 3, then what the Scenario does (HARA-DUSK-01,
    HARA-DUSK-05, A23, A24)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-TIME-02", "HARA-DUSK-01", "HARA-DUSK-05", "HARA-ULT-05")

    def run(self, state: HaraState) -> None:
        state.dusk = True
        if state.events is not None:
            state.report("dusk", "HARA-TIME-02", day=state.day)
        scenario = state.rules.scenario
        scenario.dusk_is_reached(state)
        if state.over:
            return
        state.agenda.append(EndOfRound())
        state.agenda.append(Turns())
        tell_everybody(state, DUSK)
        state.agenda.append(ScenarioAtDusk())
        if state.day == ULTIMATE_DAY:
            for seat in reversed(state.order):
                state.agenda.append(DrawUltimate(seat))
        spawn_at_dusk(state, scenario.dusk_cards(state))


class ScenarioAtDusk(Step):
    """What a Scenario does at the beginning of Dusk (A23)."""

    __slots__ = ()

    def run(self, state: HaraState) -> None:
        state.rules.scenario.dusk_begins(state)


class Turns(Step):
    """One turn for each player, in the order of the Turn Order cards (HARA-TURN-01, HARA-FLOW-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-TURN-01",)

    def run(self, state: HaraState) -> None:
        for seat in reversed(state.order):
            state.agenda.append(Turn(seat))


class EndOfRound(Step):
    """The Corrupted turn, then the Scenario; after Dusk the World Shift and the next Day (A21)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-DAYS-01", "HARA-DAYS-03", "HARA-TURN-02")

    def run(self, state: HaraState) -> None:
        agenda = state.agenda
        if not state.dusk:
            agenda.append(Dusk())
        elif state.day == LAST_DAY:
            agenda.append(TimeIsUp())
        else:
            agenda.append(Dawn())
            agenda.append(WorldShift())
        agenda.append(ScenarioAtRoundEnd())
        if state.rules.scenario.has_corrupted_turn:
            agenda.append(CorruptedTurn())


class ScenarioAtRoundEnd(Step):
    """What a Scenario does at the end of a round (A21)."""

    __slots__ = ()

    def run(self, state: HaraState) -> None:
        state.rules.scenario.round_ends(state)


class WorldShift(Step):
    """One card of the World Shift deck is flipped and resolved (HARA-SHIFT-01, HARA-DUSK-06, A16)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-SHIFT-01", "HARA-DUSK-06")

    def run(self, state: HaraState) -> None:
        card = state.cards.shifts[state.shift_deck.pop()]
        state.secrets += 1
        if state.events is not None:
            state.report("shift", "HARA-SHIFT-01", card=card.id)
        perform(state, card.effects, state.order[0], NO_SOURCE)


class TimeIsUp(Step):
    """Dusk of Day 6 is over (HARA-WINARENA-03, HARA-SCENWIN-01, A22)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("HARA-WINARENA-03", "HARA-SCENWIN-01")

    def run(self, state: HaraState) -> None:
        state.rules.scenario.time_is_up(state)
