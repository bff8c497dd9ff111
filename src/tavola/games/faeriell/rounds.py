"""Rounds, Turns, Phases; and the End of the Round."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.games.faeriell.actions import PHASES
from tavola.games.faeriell.corruption_sower import rise_or_fall
from tavola.games.faeriell.doom import move_doom
from tavola.games.faeriell.drifter import pass_drifter
from tavola.games.faeriell.ending import end_as_team, end_of_fifth, team_has_won
from tavola.games.faeriell.event_phase import begin_event_phase
from tavola.games.faeriell.hero_phase import begin_hero_phase
from tavola.games.faeriell.pieces import EVENT, PHASE_NAMES, TRIBE
from tavola.games.faeriell.sheet import restore
from tavola.games.faeriell.state import VERSUS, WINTER, FaeriellState
from tavola.games.faeriell.tribe_phase import begin_tribe_phase
from tavola.games.faeriell.winter import freeze
from tavola.kernel.step import Choice, Step


class Round(Step):
    """A new round begins with the holder of the First Player token (FAE-SETUP-43, FAE-TURN-01)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-TURN-01",)

    def run(self, state: FaeriellState) -> None:
        state.round += 1
        state.turns = 0
        state.player = state.first_player
        state.phases = [0] * state.seats
        if state.events is not None:
            state.report("round", "FAE-TURN-01", round=state.round, player=state.first_player)
        state.agenda.append(TURN)


class Turn(Choice):
    """The active player turns one of the face up Phase tiles down and resolves it (FAE-TURN-02, FAE-TURN-04, -05)."""

    __slots__ = ()

    kind: ClassVar[str] = "phase"
    rules: ClassVar[tuple[str, ...]] = ("FAE-TURN-02", "FAE-TURN-04", "FAE-TURN-05")

    def player(self, state: FaeriellState) -> int:
        return (state.first_player + state.turns) % state.seats

    def options(self, state: FaeriellState) -> list[int]:
        done = state.phases[self.player(state)]
        return [PHASES + phase for phase in range(3) if not done >> phase & 1]

    def take(self, state: FaeriellState, option: int) -> None:
        phase = option - PHASES
        player = self.player(state)
        state.player = player
        state.phases[player] |= 1 << phase
        if state.events is not None:
            state.report("phase", "FAE-TURN-04", player=player, phase=PHASE_NAMES[phase])
        state.agenda.append(END_TURN[phase])
        if phase == TRIBE:
            begin_tribe_phase(state, player)
        elif phase == EVENT:
            begin_event_phase(state, player)
        else:
            begin_hero_phase(state, player)


class EndTurn(Step):
    """The Phase is resolved: the black slot is looked at (FAE-TCL-04), then a team's target (FAE-COOP-17)."""

    __slots__ = ("phase",)

    rules: ClassVar[tuple[str, ...]] = ("FAE-TURN-06", "FAE-TCL-04")

    def __init__(self, phase: int) -> None:
        self.phase: int = phase

    def run(self, state: FaeriellState) -> None:
        state.agenda.append(NEXT_TURN)
        if state.fallen:
            rise_or_fall(state)


class NextTurn(Step):
    """Play passes clockwise; after three turns of everybody the round ends (FAE-TURN-06, FAE-TURN-07)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-TURN-06", "FAE-TURN-07")

    def run(self, state: FaeriellState) -> None:
        if state.rules.mode != VERSUS and team_has_won(state):
            end_as_team(state)
            return
        state.turns += 1
        if state.turns == 3 * state.seats:
            state.agenda.append(END_ROUND)
            return
        state.player = (state.player + 1) % state.seats
        state.agenda.append(TURN)
        if state.rules.scenario == WINTER and state.rules.winter_each_turn:
            freeze(state)


class EndRound(Step):
    """What ends with the round, in order (FAE-ROUND-01 to -04, A79)."""

    __slots__ = ()

    rules: ClassVar[tuple[str, ...]] = ("FAE-ROUND-01", "FAE-ROUND-02", "FAE-ROUND-03", "FAE-ROUND-04")

    def run(self, state: FaeriellState) -> None:
        if state.triggered:
            end_of_fifth(state)
            return
        if state.rules.mode != VERSUS:
            # The bracket is read before the token moves (FAE-COOP-15, A90).
            move_doom(state, state.rules.values.automatic_doom[state.doom], "FAE-COOP-15")
        if state.rules.scenario == WINTER and not state.ending:
            freeze(state)
        if state.ending:
            return
        restore(state)
        if state.drifter >= 0:
            pass_drifter(state)
        state.first_player = (state.first_player + 1) % state.seats
        state.agenda.append(ROUND)


def phase_under_way(state: FaeriellState) -> int:
    """The Phase whose end is still to come, -1 between two turns."""
    for step in state.agenda:
        if isinstance(step, EndTurn):
            return step.phase
    return -1


ROUND: Final = Round()
TURN: Final = Turn()
END_TURN: Final = tuple([EndTurn(phase) for phase in range(len(PHASE_NAMES))])
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
