"""The Arena (Complete Rules 4.3; the summary's tiebreaker): Days without movement, decided in Dusk (ALT-ARENA-15)."""

from __future__ import annotations

from tavola.games.altered.adventure import totals
from tavola.games.altered.passives import terrains
from tavola.games.altered.state import AlteredState
from tavola.games.altered.victory import win


def arena_progress(state: AlteredState) -> None:
    """Compare both players' Expeditions taken together; without a winner the game goes on (ALT-ARENA-08)."""
    there = terrains(state, 0)
    sums: list[list[int]] = []
    for player in (0, 1):
        # A Gigantic Character is in both Expeditions and so counts twice (ALT-KEYWORD-GIGANTIC-10).
        hero, companion = totals(state, 2 * player), totals(state, 2 * player + 1)
        sums.append([hero[i] + companion[i] if there >> i & 1 else 0 for i in range(3)])
    if state.events is not None:
        state.report("arena_totals", "ALT-ARENA-05", first=sums[0], second=sums[1])
    if state.rules.complete:
        # Who leads, above 0, in more of its terrains (ALT-ARENA-05, ALT-ARENA-06).
        leads = [sum(1 for i in range(3) if sums[player][i] > sums[1 - player][i]) for player in (0, 1)]
        rule = "ALT-ARENA-06"
    else:
        # One grand total over all terrains and both Expeditions (ALT-ARENA-07).
        leads = [sum(sums[0]), sum(sums[1])]
        rule = "ALT-ARENA-07"
    if leads[0] != leads[1]:
        win(state, 0 if leads[0] > leads[1] else 1, rule)
