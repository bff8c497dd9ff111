"""Advancing the Doom Token, and the Tribe Corruption level."""

from __future__ import annotations

from tavola.games.faeriell.ending import end_by_doom
from tavola.games.faeriell.perk import DOOM_FEEDS, owner_of_perk
from tavola.games.faeriell.pieces import CORRUPTION, DOOM_END, MOST_CORRUPTION, PURITY
from tavola.games.faeriell.state import VERSUS, FaeriellState
from tavola.games.faeriell.supply import draw_essence


def move_doom(state: FaeriellState, steps: int, rule: str) -> None:
    """Move Doom forward, one space after the other; on 15 the game ends at once (FAE-ENDG-01, A26)."""
    for _ in range(steps):
        if state.doom == DOOM_END or state.ending:
            return
        state.doom += 1
        if state.events is not None:
            state.report("doom", rule, doom=state.doom)
        check_doom_end(state)
        if state.ending:
            return
        fed = owner_of_perk(state, DOOM_FEEDS)
        if fed >= 0:
            draw_essence(state, fed, CORRUPTION, "FAE-SPERK-04")


def move_doom_back(state: FaeriellState, rule: str) -> None:
    """Move Doom one space back; at 0 it stays (FAE-DOOM-06, A64)."""
    if state.doom:
        state.doom -= 1
        if state.events is not None:
            state.report("doom", rule, doom=state.doom)


def check_doom_end(state: FaeriellState) -> None:
    """End the game on 15, unless the optional rule holds it off (FAE-ENDG-16, A78)."""
    if state.doom < DOOM_END or state.ending:
        return
    if not is_held_off(state):
        end_by_doom(state)


def is_held_off(state: FaeriellState) -> bool:
    """Whether the optional rule holds Doom off; a team loses on 15 all the same (FAE-ENDG-16, A88)."""
    if not state.rules.doom_shield or state.rules.mode != VERSUS or state.sower >= 0:
        return False
    return any(claims.bit_count() >= 5 for claims in state.claims)


def corrupt(state: FaeriellState, player: int, rule: str) -> None:
    """Move the Tribe Corruption token forward; the track ends at 5 (FAE-TCL-01, A66)."""
    if state.corruption[player] == MOST_CORRUPTION:
        return
    state.corruption[player] += 1
    if state.corruption[player] == MOST_CORRUPTION:
        state.fallen |= 1 << player
    state.dirty |= 1 << PURITY
    if state.events is not None:
        state.report("corruption", rule, player=player, level=state.corruption[player])


def purify(state: FaeriellState, player: int, rule: str) -> None:
    """Move the Tribe Corruption token back; at 0 it stays (FAE-TCL-01, A64)."""
    if state.corruption[player] == 0:
        return
    state.corruption[player] -= 1
    state.dirty |= 1 << PURITY
    if state.events is not None:
        state.report("corruption", rule, player=player, level=state.corruption[player])
