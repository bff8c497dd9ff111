"""Who has won (Complete Rules 4.2.5 Check Victory; the summary's End of the Game)."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.state import AlteredState

#: The sum of both distances at which Hero and Companion have met; more means crossed (ALT-VICTORY-03).
ARRIVED: Final = 7


def distance_sum(state: AlteredState, player: int) -> int:
    """How far both counters of a player are from their starts, added up."""
    return state.at[2 * player] + ARRIVED - state.at[2 * player + 1]


def win(state: AlteredState, player: int, rule: str) -> None:
    """The game is over: nothing more happens."""
    state.winner = player
    state.agenda.clear()
    if state.events is not None:
        state.report("won", rule, player=player)


def look_for_arrivals(state: AlteredState) -> None:
    """Profile "summary": the game stops as soon as Hero and Companion of a player meet (ALT-VICTORY-02, -07, -08)."""
    if state.rules.complete or state.arena or state.stalled:
        return
    arrived = [distance_sum(state, player) >= ARRIVED for player in (0, 1)]
    if arrived[0] != arrived[1]:
        win(state, 0 if arrived[0] else 1, "ALT-VICTORY-02")
    elif arrived[0]:
        both = [state.forward_today[2 * player] and state.forward_today[2 * player + 1] for player in (0, 1)]
        if both[0] != both[1]:
            win(state, 0 if both[0] else 1, "ALT-VICTORY-07")
        else:
            state.stalled = True
            if state.events is not None:
                state.report("both_arrived", "ALT-VICTORY-08")


def check_victory(state: AlteredState) -> None:
    """The last daily effect of Night (ALT-VICTORY-01, -05, -06): nothing on Arena Days (ALT-ARENA-12)."""
    if state.arena:
        return
    if state.stalled:
        open_the_arena(state)
    elif state.rules.complete:
        first, second = distance_sum(state, 0), distance_sum(state, 1)
        if max(first, second) < ARRIVED:
            return
        if first != second:
            win(state, 0 if first > second else 1, "ALT-VICTORY-05")
        else:
            open_the_arena(state)


def open_the_arena(state: AlteredState) -> None:
    """All counters go on the Arena; every other region leaves the game (ALT-ARENA-01)."""
    state.arena = True
    state.stalled = False
    state.regions = [7]
    state.face_up = [True]
    state.at = [0, 0, 0, 0]
    if state.events is not None:
        state.report("arena", "ALT-ARENA-01")
