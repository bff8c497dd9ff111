"""Endgame Conditions: who wins, who loses, and in which place."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.pieces import CLEANSER, PURITY
from tavola.games.faeriell.state import COOP, DOOM, ENDING_NAMES, FIFTH, FROZEN, SEVENTH, SOLO, TEAM, FaeriellState

#: Achievements that win alone (FAE-COOP-16), and the targets of a team: different ones, tokens (FAE-COOP-20 to -23).
SOLO_TARGET: Final = 6
TEAM_TARGETS: Final[dict[int, tuple[int, int]]] = {2: (10, 12), 3: (14, 17), 4: (17, 21), 5: (20, 24)}


def finish(state: FaeriellState, ending: int, places: list[int], rule: str) -> None:
    """The game is over: nothing more happens."""
    state.ending = ending
    state.places = places
    state.agenda.clear()
    state.dirty = 0
    if state.events is not None:
        state.report("over", rule, ending=ENDING_NAMES[ending], places=places)


def all_lose(state: FaeriellState, ending: int, rule: str) -> None:
    """Everybody loses."""
    finish(state, ending, [0] * state.seats, rule)


def end_by_doom(state: FaeriellState) -> None:
    """Doom on 15 (FAE-ENDG-01): all lose, or the Sower wins and the others rank by corruption (FAE-ENDG-02 to -04)."""
    sower = state.sower
    if sower < 0:
        all_lose(state, DOOM, "FAE-ENDG-02")
        return
    levels = state.corruption
    places = [
        1 if player == sower else 2 + sum(levels[one] > levels[player] for one in range(state.seats) if one != sower)
        for player in range(state.seats)
    ]
    finish(state, DOOM, places, "FAE-ENDG-03")


def win_at_once(state: FaeriellState) -> None:
    """A 7th Achievement (FAE-ENDG-15): nobody else can have as many, so the ranking puts its player first."""
    finish(state, SEVENTH, ranked(state), "FAE-ENDG-15")


def end_of_fifth(state: FaeriellState) -> None:
    """The round of a 5th Achievement is over (FAE-ENDG-08 to -14)."""
    able = [player for player in range(state.seats) if player != state.sower]
    counts = {state.claims[player].bit_count() for player in able}
    if len(counts) == 1 and all(state.claims[player] >> PURITY & 1 for player in able):
        places = [1 if player in able else len(able) + 1 for player in range(state.seats)]
        finish(state, FIFTH, places, "FAE-ENDG-08")
    else:
        finish(state, FIFTH, ranked(state), "FAE-ENDG-09")


def ranked(state: FaeriellState) -> list[int]:
    """Places by Achievements, then Cleanser, Purity, turn order (FAE-ENDG-11 to -14); the Sower last (FAE-ENDG-10)."""
    order = state.order_of_play()

    def worth(player: int) -> tuple[bool, int, int, int, int]:
        claims = state.claims[player]
        return (
            player != state.sower,
            claims.bit_count(),
            claims >> CLEANSER & 1,
            claims >> PURITY & 1,
            -order.index(player),
        )

    best_first = sorted(range(state.seats), key=worth, reverse=True)
    return [best_first.index(player) + 1 for player in range(state.seats)]


def team_has_won(state: FaeriellState) -> bool:
    """Full coop and solo: whether the team has reached its target (FAE-COOP-16 to -23)."""
    tokens = sum(claims.bit_count() for claims in state.claims)
    if state.rules.mode == SOLO:
        return tokens >= SOLO_TARGET
    if state.rules.mode != COOP:
        return False
    together = 0
    for claims in state.claims:
        together |= claims
    different, placed = TEAM_TARGETS[state.seats]
    return together.bit_count() >= different or tokens >= placed


def end_as_team(state: FaeriellState) -> None:
    """The team has won; places for glory: tokens placed, then least corruption (FAE-COOP-24)."""
    finish(state, TEAM, [1] * state.seats, "FAE-COOP-16" if state.rules.mode == SOLO else "FAE-COOP-17")


def glory(state: FaeriellState) -> list[int]:
    """The rank of each player of a winning team, ties sharing one (FAE-COOP-24)."""
    worth = [(-state.claims[one].bit_count(), state.corruption[one]) for one in range(state.seats)]
    return [1 + sum(other < mine for other in worth) for mine in worth]


def end_in_ice(state: FaeriellState) -> None:
    """Winter's Grasp: every wheel space has a gem (FAE-WINTER-09)."""
    all_lose(state, FROZEN, "FAE-WINTER-09")
