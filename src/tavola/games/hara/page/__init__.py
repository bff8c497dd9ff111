"""The page of Champions of Hara: templates, styles and their sentences, found through the game's package.

What the templates say in whole sentences about pieces of the table comes from here.
"""

from tavola.games.hara.page.banners import banners, bonuses, ranking, seat_name, turn_line
from tavola.games.hara.page.card_words import (
    ability,
    corrupted,
    effect_table,
    group_of,
    is_crowded,
    item_lines,
    name,
    name_of_world,
    order_bonus,
    quest_parts,
    reference,
    resource_words,
    scenario,
    title_of_mode,
)
from tavola.games.hara.page.map_pieces import (
    SIZE,
    deck_label,
    drawn_map,
    rows_of_spots,
    split_steps,
    ways,
)
from tavola.games.hara.page.rolled import rolled

__all__ = [
    "SIZE",
    "ability",
    "banners",
    "bonuses",
    "corrupted",
    "deck_label",
    "drawn_map",
    "effect_table",
    "group_of",
    "is_crowded",
    "item_lines",
    "name",
    "name_of_world",
    "order_bonus",
    "quest_parts",
    "ranking",
    "reference",
    "resource_words",
    "rolled",
    "rows_of_spots",
    "scenario",
    "seat_name",
    "split_steps",
    "title_of_mode",
    "turn_line",
    "ways",
]
