"""What the outlooks of Scenarios have in common: how far away what they are about is, in points of energy."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.card import GOAL_COUNT, GOAL_ENERGY, Goal
from tavola.games.hara.pieces import COLORS, DOJO, ITEM_NUMBERS, MOST_SEATS, NOWHERE, ROOM, SPACES, UNITS
from tavola.games.hara.quest import PARTS
from tavola.games.hara.state import HaraState

#: Health below this is a worry where defeats lose the game, for each point that is missing.
SOUND: Final = 7
FRAIL: Final = 0.3
#: Where a Corrupted may come in its turn, and what it is to stand there with no more Health than it takes.
STRIDE: Final = 3
STRUCK: Final = 2.5
#: How much of that each step away from the Dojo counts, where one is healed.
AWAY: Final = 0.1
#: What counts a part of a Quest.
QUEST_PART: Final = 3.0
#: How far somebody looks.
IN_SIGHT: Final = 8


def health_left(state: HaraState) -> int:
    """All the damage that the Corrupted in play can still take."""
    left = 0
    for unit in range(MOST_SEATS, UNITS):
        if state.at[unit] != NOWHERE:
            number = unit - MOST_SEATS
            left += state.bars[number] * (state.resilience[number] - 1) + state.health[unit]
    return left


def frailty(state: HaraState, seat: int) -> float:
    """How much is missing to sound Health, of the player and half as much of teammates."""
    worry = 0.0
    strikers = [
        unit for unit in range(MOST_SEATS, UNITS) if state.at[unit] != NOWHERE and state.are_enemies(unit, seat)
    ]
    for other in range(state.seats):
        if not state.are_enemies(seat, other):
            for unit in strikers:
                attack = state.cards.corrupted[unit - MOST_SEATS].attack
                if state.health[other] <= attack and state.apart(state.at[other], state.at[unit]) <= STRIDE:
                    worry += STRUCK * (1.0 if other == seat else 0.5)
            missing = max(0, SOUND - state.health[other])
            if missing:
                away = 0.6 + AWAY * min(6, state.apart(state.at[other], DOJO))
                worry += FRAIL * missing * missing * away * (1.0 if other == seat else 0.5)
    return worry


def doom_ahead(state: HaraState, limit: int) -> float:
    """The nearer to the limit, the more a Doom counter weighs."""
    return 4.0 * state.doom * state.doom / limit


def nearest(state: HaraState, seat: int, spaces: list[int]) -> int:
    """The steps to the nearest of these spaces."""
    row = state.at[seat] * SPACES
    distance = state.board.distance
    best = IN_SIGHT
    for space in spaces:
        best = min(best, distance[row + space])
    return best


def quest_progress(state: HaraState, seat: int) -> float:
    """How much of the seat's Quest is done."""
    quest = state.quest[seat]
    part = state.quest_part[seat]
    if quest < 0 or part >= PARTS:
        return QUEST_PART * part
    return QUEST_PART * (part + share_of(state, seat, state.cards.quests[quest].parts[part].goal))


def share_of(state: HaraState, seat: int, goal: Goal) -> float:
    """How much of an objective is met, less than 1."""
    if goal.sort == GOAL_COUNT:
        return 0.95 * state.counted[seat] / goal.at_least
    if goal.sort == GOAL_ENERGY:
        return 0.95 * min(1.0, state.energy[seat * COLORS + goal.what] / goal.at_least)
    first = seat * ITEM_NUMBERS
    held = min(1.0, sum(state.items[first : first + ITEM_NUMBERS]) / goal.at_least)
    tile = goal.tile
    spaces = [DOJO] if tile == 0 else list(range(tile * ROOM + 1, tile * ROOM + ROOM))
    near = 1.0 - nearest(state, seat, spaces) / (IN_SIGHT + 1)
    return 0.6 * held + (0.35 * near if held >= 1.0 else 0.0)
