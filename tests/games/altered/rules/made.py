"""Cards made for one test: what no printed card touches alone."""

from __future__ import annotations

from tavola.games.altered.abilities import Ability
from tavola.games.altered.card import CHARACTER, HERO_CARD, PERMANENT, SPELL, Card
from tavola.games.altered.cards.printing import does, numbered
from tavola.games.altered.effect import Node


def _made(
    name: str,
    type: int,
    abilities: tuple[Ability, ...],
    cost: int = 1,
    stats: tuple[int, int, int] = (0, 0, 0),
    token: bool = False,
) -> Card:
    reference = f"MADE_{name}"
    return Card(
        reference, name, "Ordis", type, cost, cost, stats, abilities=numbered(abilities), token=token, source="house"
    )


def character(name: str, *abilities: Ability, stats: tuple[int, int, int] = (1, 1, 1)) -> Card:
    """A Character that costs 1."""
    return _made(name, CHARACTER, abilities, stats=stats)


def token(name: str, *abilities: Ability, stats: tuple[int, int, int] = (1, 1, 1)) -> Card:
    """A token."""
    return _made(name, CHARACTER, abilities, 0, stats, token=True)


def landmark(name: str, *abilities: Ability) -> Card:
    """A Landmark that costs 1."""
    return _made(name, PERMANENT, abilities)


def spell(name: str, *nodes: Node) -> Card:
    """A Spell that costs 1 and does this."""
    return _made(name, SPELL, (does(*nodes),))


def hero(name: str, *abilities: Ability, reserve_limit: int = 2, landmark_limit: int = 2) -> Card:
    """A Hero with its limits."""
    card = _made(name, HERO_CARD, abilities, 0)
    card.reserve_limit = reserve_limit
    card.landmark_limit = landmark_limit
    return card
