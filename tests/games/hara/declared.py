"""Test cards in TOML: each takes the place of a house card, with facts that a rule needs (see `scene.monster`)."""

from __future__ import annotations

from tavola.games.hara.card import SIZES
from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import COLOR_NAMES, TILE_NAMES


def item(card: str, **facts: object) -> str:
    """A house Item with other facts: its number and copies stay, everything else is as given (values are TOML)."""
    old = next(one for one in card_set().items if one.id == card)
    kind = '"equipment"' if old.equipment else '"discard"'
    return _table("item", card, {"number": old.number, "copies": old.copies, "kind": kind, **facts})


def event(card: str, **facts: object) -> str:
    """A house Event with other facts: nothing happens unless ``effects`` says so, and the gift is as given."""
    old = card_set().events[card_set().by_id[card]]
    return _table("event", card, {"world": f'"{TILE_NAMES[old.deck]}"', "effects": "[]", **facts})


def rift(card: str, **facts: object) -> str:
    """A house Rift with other facts: it gives nothing, and its rating is 4, unless something else is given."""
    old = card_set().rifts[card_set().by_id[card]]
    color = (*COLOR_NAMES, "gold")[old.color]
    return _table("rift", card, {"size": f'"{SIZES[old.size]}"', "color": f'"{color}"', "rating": 4, **facts})


def _table(kind: str, card: str, facts: dict[str, object]) -> str:
    lines = [f"[[{kind}]]", f'id = "{card}"', 'name = "Test"', 'source = "test"']
    return "\n".join([*lines, *[f"{key} = {value}" for key, value in facts.items()], ""])
