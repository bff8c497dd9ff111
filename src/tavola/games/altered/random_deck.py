"""Decks drawn by chance from every card there is, legal in the format that is played."""

from __future__ import annotations

import hashlib
from typing import Final

from tavola.games.altered.card import HERO_CARD, MANA_ORB, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cards.printing import FACTIONS
from tavola.games.altered.legality import SUSPENDED
from tavola.kernel.rng import Rng

#: The most copies of one print that a deck gets at a time.
_COPIES: Final = 3
_NO_LIMIT: Final = 1_000


class Limits:
    """What a drawn deck keeps to: the format's limits, at its smallest size."""

    __slots__ = ("of_a_name", "of_a_print", "other_factions", "rares", "size")

    def __init__(self, size: int, of_a_name: int, of_a_print: int, rares: int, other_factions: int) -> None:
        #: How many cards there are besides the Hero.
        self.size: int = size
        self.of_a_name: int = of_a_name
        self.of_a_print: int = of_a_print
        self.rares: int = rares
        #: How many factions there are besides the Hero's.
        self.other_factions: int = other_factions


#: ALT-DECK-01 to ALT-DECK-04.
_CONSTRUCTED: Final = Limits(size=39, of_a_name=3, of_a_print=3, rares=15, other_factions=0)

LIMITS: Final[dict[str, Limits]] = {
    "constructed": _CONSTRUCTED,
    "constructed_2025": _CONSTRUCTED,
    "no_unique": _CONSTRUCTED,
    # ALT-DECK-06, ALT-DECK-07
    "limited": Limits(size=29, of_a_name=_NO_LIMIT, of_a_print=_NO_LIMIT, rares=_NO_LIMIT, other_factions=2),
    # ALT-OPT-03
    "singleton": Limits(size=59, of_a_name=3, of_a_print=1, rares=_NO_LIMIT, other_factions=0),
}


def random_deck(seed: int, seat: int, format: str) -> tuple[Card, list[Card]]:
    """The Hero and the cards of a seat's deck: the same for the same seed, seat and format.

    Every Hero is equally likely, and every card that the format allows beside the Hero can turn up.
    """
    rng = Rng(_own_seed(seed, seat))
    heroes = heroes_by_reference()
    hero = heroes[rng.below(len(heroes))]
    return hero, _draw(_pool(hero, format, rng), LIMITS[format], rng)


def _own_seed(seed: int, seat: int) -> int:
    """A seed for this purpose alone: the stream of the game itself, which begins at ``seed``, is left as it is."""
    digest = hashlib.sha256(f"deck of seat {seat} in game {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def heroes_by_reference() -> list[Card]:
    """Every Hero, in an order that does not depend on how the cards came to be declared."""
    if not _heroes:
        _heroes.extend(CARDS[reference] for reference in sorted(CARDS) if CARDS[reference].type == HERO_CARD)
    return _heroes


_heroes: list[Card] = []


def _pool(hero: Card, format: str, rng: Rng) -> list[Card]:
    """The cards that may go with a Hero; where a format has room for more factions, these are drawn."""
    factions = [hero.faction]
    others = sorted(FACTIONS.values())
    others.remove(hero.faction)
    for _ in range(LIMITS[format].other_factions):
        factions.append(others.pop(rng.below(len(others))))
    key = (format, *factions)
    if key not in _pools:
        cards = [CARDS[reference] for reference in sorted(CARDS)]
        _pools[key] = [card for card in cards if _may_go_in(card, factions, format)]
    return _pools[key]


#: What may go into a deck of a format and factions, once it has been looked for: many games draw from the same.
_pools: dict[tuple[str, ...], list[Card]] = {}


def _may_go_in(card: Card, factions: list[str], format: str) -> bool:
    if card.type == MANA_ORB:
        return format == "limited"  # ALT-DECK-08
    if card.token or card.type == HERO_CARD:
        return False
    if card.reference == SUSPENDED and format == "constructed_2025":
        return False  # ALT-DECK-11
    return card.faction in factions


def _draw(pool: list[Card], limits: Limits, rng: Rng) -> list[Card]:
    """So many cards of ``pool`` as a deck has, by reference: one to three of a print at a time, within the limits."""
    copies = [0] * len(pool)
    names: dict[str, int] = {}
    rares = size = 0
    left: list[int] = []
    before = 0
    while size < limits.size:
        if not left:
            # Every faction of the whole set has enough; a set with less cannot be played so.
            left = [place for place in range(len(pool)) if copies[place] < limits.of_a_print]
            before = size
        place = left.pop(rng.below(len(left)))
        card = pool[place]
        rare = card.rarity.startswith("R")
        room = min(
            1 + rng.below(_COPIES),
            limits.size - size,
            limits.of_a_name - names.get(card.name, 0),
            limits.of_a_print - copies[place],
            limits.rares - rares if rare else _NO_LIMIT,
        )
        copies[place] += room
        names[card.name] = names.get(card.name, 0) + room
        rares += room if rare else 0
        size += room
        assert left or size > before, f"{len(pool)} cards are too few for a deck of {limits.size}"
    return [card for place, card in enumerate(pool) for _ in range(copies[place])]
