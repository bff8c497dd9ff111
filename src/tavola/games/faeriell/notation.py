"""The notation: stable words for every action, different for each action of one choice, as replays record them."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.actions import (
    ATTUNE,
    BUILD_BEACON,
    CARD,
    CLEANSE_DOOM,
    CLEANSE_TOKENS,
    CLEANSE_TRIBE,
    COLOUR,
    DONE,
    DRAW_SOWER_PERK,
    DRESS_UP,
    GUARDIAN,
    HERB,
    HERO_PICK,
    IGNORE,
    INNATE,
    LEVEL_UP,
    MOVE_TRIBE,
    MOVES,
    NODE,
    NUMBERS,
    PAY,
    PERK,
    PHASES,
    PLAYERS,
    QUESTS,
    REGION,
    REGION_DISCOUNT,
    SETTLE,
    SLOTS,
    SOLVE_QUESTS,
    SOLVES,
    TAKE_DOOM,
    TAKE_TOTEM,
    WALK_IN_SHADOW,
    YES,
    YIELD,
)
from tavola.games.faeriell.pieces import (
    CARD_KINDS,
    CARD_ROOM,
    COLOUR_NAMES,
    COLOURS,
    GUARDIAN_NAMES,
    GUARDIANS,
    HERO_NAMES,
    NODE_ROOM,
    PHASE_NAMES,
    TERRAIN_NAMES,
)
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.world import World

SINGLE: Final = {
    DONE: "done",
    YES: "designated",
    PAY: "pay",
    YIELD: "yield",
    IGNORE: "ignore",
    CLEANSE_TRIBE: "cleanse tribe",
    CLEANSE_DOOM: "cleanse doom",
    TAKE_DOOM: "doom",
    WALK_IN_SHADOW: "walk in shadow",
    REGION_DISCOUNT: "discount settlement",
    DRAW_SOWER_PERK: "draw sower perk",
}
HERB_WORDS: Final = (
    *[f"discount-{colour}" for colour in COLOUR_NAMES[:4]],
    *[f"solve-{colour}" for colour in COLOUR_NAMES[:4]],
    *[f"gem-{hero}" for hero in HERO_NAMES[:4]],
    *[f"harvest-{terrain}" for terrain in TERRAIN_NAMES],
)


def card_words(card: int) -> str:
    """An Essence card: its colour and the Guardian on its hidden side."""
    return f"{COLOUR_NAMES[card // CARD_ROOM]}-{GUARDIAN_NAMES[card % CARD_ROOM]}"


def words_of(state: FaeriellState, action: int) -> str:
    """The words of a legal action."""
    if action in SINGLE:
        return SINGLE[action]
    if action >= MOVES:
        return hero_words(state.world, action)
    if action >= REGION:
        return place_words(state.world, action)
    return thing_words(action)


def hero_words(world: World, action: int) -> str:
    """What a Hero does for an Action gem."""
    if action >= SOLVE_QUESTS:
        kind, card = divmod(action - SOLVE_QUESTS, CARD_KINDS)
        return f"{HERO_NAMES[kind]} solves quest {card_words(card)}"
    if action >= QUESTS:
        kind, colour = divmod(action - QUESTS, COLOURS)
        return f"{HERO_NAMES[kind]} quests {COLOUR_NAMES[colour]}"
    if action >= SOLVES:
        kind, guardian = divmod(action - SOLVES, GUARDIANS)
        return f"{HERO_NAMES[kind]} solves {GUARDIAN_NAMES[guardian]}"
    kind, node = divmod(action - MOVES, NODE_ROOM)
    return f"{HERO_NAMES[kind]} to {world.node_names[node]}"


def place_words(world: World, action: int) -> str:
    """A node, or a Region and what is done there."""
    if action >= NODE:
        return world.node_names[action - NODE]
    for first, verb in (
        (MOVE_TRIBE, "move from "),
        (TAKE_TOTEM, "totem "),
        (BUILD_BEACON, "beacon "),
        (SETTLE, "settle "),
    ):
        if action >= first:
            return verb + world.region_names[action - first]
    return world.region_names[action - REGION]


def thing_words(action: int) -> str:
    """Everything else that can be pointed at."""
    if action >= CARD:
        return f"card {card_words(action - CARD)}"
    if action >= PERK:
        return f"perk {action - PERK}"
    for first, verb, names in THINGS:
        if first <= action < first + len(names):
            return verb + names[action - first]
    raise AssertionError(f"action {action} has no words")


THINGS: Final = (
    (HERB, "herb ", HERB_WORDS),
    (ATTUNE, "attune ", GUARDIAN_NAMES),
    (INNATE, "innate ", HERO_NAMES),
    (LEVEL_UP, "level up ", HERO_NAMES),
    (DRESS_UP, "dress up ", HERO_NAMES),
    (HERO_PICK, "pick ", HERO_NAMES),
    (GUARDIAN, "", GUARDIAN_NAMES),
    (SLOTS, "slot ", ("1", "2", "3", "4", "5")),
    (PLAYERS, "player ", ("1", "2", "3", "4")),
    (COLOUR, "", COLOUR_NAMES),
    (NUMBERS, "", tuple([str(number) for number in range(16)])),
    (CLEANSE_TOKENS, "cleanse ", GUARDIAN_NAMES),
    (PHASES, "", PHASE_NAMES),
)
