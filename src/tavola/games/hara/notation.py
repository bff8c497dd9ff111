"""The notation: stable words for every action, different for each action of one choice, as replays record them."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.actions import (
    AIM,
    AIM_UNIT,
    ALLY,
    ASK_HELP,
    BOTTOM,
    CHARGE,
    CLOSE_RIFT,
    COLOR,
    DONE,
    END_ADVENTURE,
    GIVE_ITEM,
    GO,
    HEAL,
    NUMBER,
    OPTION,
    PICK,
    PICK_ITEM,
    PLACE,
    REIGNITE,
    STANCE,
    STEP,
    TILE,
    TOP,
    TURN_BONUS,
    USE_ITEM,
    YES,
)
from tavola.games.hara.names import SPACE_IDS, ability_id, unit_id
from tavola.games.hara.pieces import COLOR_NAMES, STANCE_NAMES, TILE_NAMES
from tavola.games.hara.state import HaraState

SINGLE: Final = {
    DONE: "done",
    YES: "yes",
    END_ADVENTURE: "end",
    CLOSE_RIFT: "close",
    ALLY: "ally",
    TURN_BONUS: "bonus",
    REIGNITE: "reignite",
}


def words_of(state: HaraState, action: int) -> str:
    """The words of an action of the choice that waits."""
    if action in SINGLE:
        return SINGLE[action]
    if action < USE_ITEM:
        return card_words(state, action)
    if action < ASK_HELP:
        return item_words(state, action)
    return board_words(state, action)


def card_words(state: HaraState, action: int) -> str:
    """The actions of Ability cards."""
    assert state.choice is not None
    seat = state.choice.player(state)
    for first, word in ((PICK, "pick"), (CHARGE, "charge"), (BOTTOM, "bottom"), (TOP, "top")):
        if action >= first:
            return f"{word} {ability_id(state, seat, action - first)}"
    raise AssertionError(f"there is no action {action}")


def item_words(state: HaraState, action: int) -> str:
    """The actions of Items."""
    for first, word in ((GIVE_ITEM, "give"), (PICK_ITEM, "pick"), (USE_ITEM, "use")):
        if action >= first:
            return f"{word} {state.cards.items[action - first].id}"
    raise AssertionError(f"there is no action {action}")


def board_words(state: HaraState, action: int) -> str:
    """Everything that points at the map, and single answers."""
    if action >= HEAL:
        health, spirit = divmod(action - HEAL, 8)
        return f"heal {health} {spirit}"
    if action >= NUMBER:
        return str(action - NUMBER)
    if action >= OPTION:
        return f"option {action - OPTION + 1}"
    if action >= STANCE:
        return STANCE_NAMES[action - STANCE]
    if action >= COLOR:
        return COLOR_NAMES[action - COLOR]
    if action >= TILE:
        return f"tile {TILE_NAMES[action - TILE]}"
    if action >= PLACE:
        return f"place {SPACE_IDS[action - PLACE]}"
    if action >= AIM_UNIT:
        return f"aim {unit_id(state, action - AIM_UNIT)}"
    for first, word in ((AIM, "aim"), (STEP, "step"), (GO, "go"), (ASK_HELP, "help")):
        if action >= first:
            return f"{word} {SPACE_IDS[action - first]}"
    raise AssertionError(f"there is no action {action}")
