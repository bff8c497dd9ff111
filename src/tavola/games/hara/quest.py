"""Quests: what they count, and when a part is done."""

from __future__ import annotations

from tavola.games.hara.card import (
    COUNT_WORLDS_VISITED,
    GOAL_COUNT,
    GOAL_ENERGY,
    Goal,
)
from tavola.games.hara.effect import NO_SOURCE, perform
from tavola.games.hara.lasting import refresh
from tavola.games.hara.pieces import COLORS, ITEM_NUMBERS, ROOM
from tavola.games.hara.state import HaraState

#: The parts of a Quest.
PARTS = 2


def count(state: HaraState, seat: int, what: int, amount: int, deck: int = -1) -> None:
    """Something that the objective of a Quest may count has happened; ``deck``: the World it belongs to."""
    quest = state.quest[seat]
    if quest < 0 or state.quest_part[seat] >= PARTS:
        return
    goal = state.cards.quests[quest].parts[state.quest_part[seat]].goal
    if goal.sort == GOAL_COUNT and goal.what == what and goal.tile in (-1, deck):
        state.counted[seat] += amount
        state.dirty = True


def visit(state: HaraState, seat: int, tile: int) -> None:
    """A turn has ended on the tile of a World."""
    if tile and not state.visited[seat] >> tile & 1:
        state.visited[seat] |= 1 << tile
        count(state, seat, COUNT_WORLDS_VISITED, 1, tile)


def check_quests(state: HaraState) -> None:
    """Parts that are done: the reward at once, then the card is flipped (HARA-QUEST-04, HARA-QUEST-05)."""
    for seat in range(state.seats):
        quest = state.quest[seat]
        part = state.quest_part[seat]
        if quest < 0 or part >= PARTS:
            continue
        card = state.cards.quests[quest]
        if not is_reached(state, seat, card.parts[part].goal):
            continue
        state.quest_part[seat] = part + 1
        state.counted[seat] = 0
        state.visited[seat] = 0
        refresh(state, seat)
        if state.events is not None:
            state.report("quest", "HARA-QUEST-04", seat=seat, quest=card.id, part=part + 1)
        state.dirty = True
        perform(state, card.parts[part].reward, seat, NO_SOURCE)


def is_reached(state: HaraState, seat: int, goal: Goal) -> bool:
    """Whether the objective is met."""
    if goal.sort == GOAL_COUNT:
        return state.counted[seat] >= goal.at_least
    if goal.sort == GOAL_ENERGY:
        return state.energy[seat * COLORS + goal.what] >= min(goal.at_least, state.rules.bar)
    space = state.at[seat]
    if space // ROOM != goal.tile or (goal.tile == 0 and space != 0):
        return False
    first = seat * ITEM_NUMBERS
    return sum(state.items[first : first + ITEM_NUMBERS]) >= goal.at_least


def both_parts_done(state: HaraState, seat: int) -> bool:
    """Whether the seat's Quest is completed."""
    return state.quest[seat] >= 0 and state.quest_part[seat] >= PARTS
