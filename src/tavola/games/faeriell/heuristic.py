"""How good a position looks: the short evaluation that the bots use.

Two chances make it: that the land falls to Doom before the game is decided, and that the seat then has won the race
for Achievements. Both come out of what stands on the table by a logistic curve; its weights are near those that fit
the results of some hundred games of bots. So a position is worth what its outcome is worth on average, and a search
may mix it with outcomes; who leads fears Doom most, and who has all but lost has little to lose by it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tavola.games.faeriell.event_phase import draws_at
from tavola.games.faeriell.pieces import CORRUPTION, EVENT, GUARDIANS, HERO_TYPES
from tavola.games.faeriell.standing import strength, turns_to
from tavola.games.faeriell.state import VERSUS, FaeriellState

# The race: what a lead of one Achievement adds to the odds, as their logarithm; in the last round there is no time
# left to catch up.
LEAD: Final = 1.15
LAST_LEAD: Final = 2.0

# The fall, as the logarithm of its odds. More Tribes draw more tokens in a round.
FALL: Final = -0.4
MORE_TRIBES: Final = 1.5
#: An Achievement of whoever has most: the sooner it is over, the less Doom can rise.
SOONER: Final = -1.0
#: A space of Doom, and what it is more beyond each bracket, from where more tokens are drawn (FAE-EVENT-10 to -12).
DOOM: Final = 0.24
SECOND_BRACKET: Final = 5.0
DOOM_SECOND: Final = 0.21
THIRD_BRACKET: Final = 10.0
DOOM_THIRD: Final = 0.18
CORRUPTED: Final = 0.8
#: A token under a Guardian within reach of a Hero is work to be done; one that nobody reaches is Doom to come.
MENACE: Final = 0.1
UNREACHED: Final = 0.12
FAR: Final = 4
#: How likely a drawn token is Havoc.
HAVOC_DRAWN: Final = 0.06

# A team only has to reach its target in time: what an Achievement of each adds to the odds, and what it lacks at first.
TEAM_LEAD: Final = 1.0
TEAM_TARGET: Final = 5.0


def evaluate(state: FaeriellState, seat: int) -> float:
    """From -1 (lost) to 1 (won), for ``seat``."""
    if state.ending:
        return state.returns()[seat]
    if state.rules.mode != VERSUS:
        together = sum([strength(state, player) for player in range(state.seats)]) / state.seats
        return 2.0 * chance(TEAM_LEAD * (together - TEAM_TARGET) - threats(state)) - 1.0
    fall = chance(FALL + MORE_TRIBES * (state.seats - 2) + SOONER * most_claims(state) + threats(state))
    if state.sower == seat:
        return 2.0 * fall - 1.0
    win = chance((LAST_LEAD if state.triggered else LEAD) * lead(state, seat))
    return (1.0 - fall) * (2.0 * win - 1.0) - fall


def chance(odds: float) -> float:
    """The chance of what has the odds whose logarithm this is."""
    return 1.0 / (1.0 + exp(-odds))


def lead(state: FaeriellState, seat: int) -> float:
    """How far the seat is ahead of the best of those whom it races with, in Achievements."""
    others = [strength(state, player) for player in range(state.seats) if player not in (seat, state.sower)]
    return strength(state, seat) - max(others, default=0.0)


def most_claims(state: FaeriellState) -> int:
    """The Achievements of whoever can end the game with them and has most."""
    most = 0
    for player in range(state.seats):
        if player != state.sower:
            most = max(most, state.claims[player].bit_count())
    return most


def threats(state: FaeriellState) -> float:
    """What Doom and the tokens on the map add to the odds that the land falls."""
    value = 0.0
    tokens = 0
    for guardian in range(GUARDIANS):
        colour = state.token_colour(guardian)
        if colour < 0:
            continue
        tokens += 1
        if colour == CORRUPTION:
            value += CORRUPTED
        else:
            value += MENACE + UNREACHED * nearest(state, colour, state.guardian_at[guardian])
    doom = expected_doom(state, tokens)
    return (
        value
        + DOOM * doom
        + DOOM_SECOND * max(0.0, doom - SECOND_BRACKET)
        + DOOM_THIRD * max(0.0, doom - THIRD_BRACKET)
    )


def expected_doom(state: FaeriellState, tokens: int) -> float:
    """Where Doom will stand once everybody has had this round's Event Phase, so that nobody gains by putting it off."""
    events = 0
    for phases in state.phases:
        if not phases >> EVENT & 1:
            events += 1
    return state.doom + events * draws_at(state.doom) * (tokens / GUARDIANS + HAVOC_DRAWN)


def nearest(state: FaeriellState, colour: int, region: int) -> int:
    """The Movements that the nearest Hero of the colour, of whatever Tribe, needs to the Region; 4 if it is far."""
    best = FAR
    for hero in range(colour, state.seats * HERO_TYPES, HERO_TYPES):
        node = state.hero_node[hero]
        if node >= 0:
            best = min(best, turns_to(state.world.steps_to[node][region], state.level(hero)))
    return best
