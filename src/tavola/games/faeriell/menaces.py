"""Menaces Setup: what threatens the Guardians from the start, and what is in the Event Bag."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.event_phase import draw_token, seen_side
from tavola.games.faeriell.pieces import COLOUR_NAMES, CORRUPTION, GUARDIAN_NAMES, HAVOC, TOKENS_EACH
from tavola.games.faeriell.state import HARD, FaeriellState

#: Difficulty -> Menace and Corruption tokens placed at the start (FAE-MENACE-08 to -11).
PLACED: Final = ((3, 0), (4, 0), (3, 1), (3, 2))
FIRST_CORRUPTION: Final = CORRUPTION * TOKENS_EACH


def begin_menaces(state: FaeriellState) -> None:
    """Draw until the numbers of both kinds are placed; setup moves no Doom and triggers no event (FAE-MENACE-13)."""
    menaces, corruptions = PLACED[state.rules.difficulty]
    state.bag = list(range(FIRST_CORRUPTION))
    if state.rules.difficulty >= HARD:
        # FAE-MENACE-02; on Easy and Medium they wait (FAE-MENACE-03).
        state.bag += range(FIRST_CORRUPTION, HAVOC)
    while menaces or corruptions:
        if not state.bag and not draws_again(state, menaces, corruptions):
            break
        token = draw_token(state)
        guardian = seen_side(state, token)
        corrupt = token >= FIRST_CORRUPTION
        if state.token_on[guardian] >= 0 or not (corruptions if corrupt else menaces):
            # Set aside for now (FAE-MENACE-06, A03).
            state.aside.append(token)
            continue
        state.token_on[guardian] = token
        if corrupt:
            corruptions -= 1
        else:
            menaces -= 1
        if state.events is not None:
            state.report(
                "threatened", "FAE-MENACE-05", colour=COLOUR_NAMES[token >> 2], guardian=GUARDIAN_NAMES[guardian]
            )
    fill_bag(state)


def draws_again(state: FaeriellState, menaces: int, corruptions: int) -> bool:
    """The bag is empty too early: back goes what was set aside, if any of it could be placed (FAE-MENACE-07, -12)."""
    sides = state.rules.values.token_sides
    for token in state.aside:
        first, second = sides[token & 3]
        wanted = corruptions if token >= FIRST_CORRUPTION else menaces
        if wanted and (state.token_on[first] < 0 or state.token_on[second] < 0):
            state.bag = state.aside
            state.aside = []
            return True
    return False


def fill_bag(state: FaeriellState) -> None:
    """Everything that is not on the map goes into the bag (FAE-MENACE-12, FAE-MENACE-14, A04)."""
    state.aside = []
    state.bag = [token for token in range(HAVOC + 1) if token not in state.token_on]
