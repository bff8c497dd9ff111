"""The house card set, and an owner's cards in the place of the house's (`docs/hara-content.md`)."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from tavola.games.hara.card import GROUPS, Ability, CardSet, Champion
from tavola.games.hara.card_files import Cards, Gathering, hex_ids_of
from tavola.games.hara.pieces import CHAMPION_NAMES, ITEM_NUMBERS, TILE_NAMES
from tavola.kernel.declaration import Declaration, declared

PACKAGE: Final = "tavola.games.hara"
#: The files of the house set.
FILES: Final = (*CHAMPION_NAMES, *TILE_NAMES[1:], "dusk", "world_shifts", "items", "turn_order", "quests", "corrupted")
#: How many Abilities of each group a champion has (HARA-COMP-05).
GROUP_SIZES: Final = (4, 2, 2, 2, 1, 1, 1)


# The house ------------------------------------------------------------------------------------------------------------


@cache
def _house_texts() -> tuple[str, ...]:
    folder = files(PACKAGE).joinpath("content")
    return tuple([folder.joinpath(f"{name}.toml").read_text("utf-8") for name in FILES])


@cache
def _house_cards() -> Cards:
    """The house's cards. Its files are sound; only if they are not it matters in which line what stands."""
    found = [Declaration(PACKAGE, tomllib.loads(text), {}) for text in _house_texts()]
    cards = _gathered(found)
    if any(file.faults() for file in found):
        found = [declared(PACKAGE, text) for text in _house_texts()]
        _gathered(found)
    for file in found:
        file.settle()
    return cards


def _gathered(found: list[Declaration]) -> Cards:
    """All cards of the house's files."""
    cards = Cards()
    hex_ids = hex_ids_of(found)
    for name, file in zip(FILES, found, strict=True):
        champion = CHAMPION_NAMES.index(name) if name in CHAMPION_NAMES else -1
        Gathering(file, cards, hex_ids, champion).house()
    return cards


def _champions(cards: Cards) -> list[Champion]:
    """The champions with their Abilities in the places that `pieces` gives them."""
    made: list[Champion] = []
    for number, name in enumerate(CHAMPION_NAMES):
        abilities: list[Ability] = []
        for group, size in enumerate(GROUP_SIZES):
            own = [
                ability
                for id, ability in cards.abilities.items()
                if cards.owners[id] == number and ability.group == group
            ]
            if len(own) != size:
                raise AssertionError(f"{name} has {len(own)} cards of the group {GROUPS[group]}")
            abilities += own
        id, title, flavor, source, health, spirit, primary = cards.champions[name]
        made.append(Champion(id, title, flavor, source, health, spirit, primary, abilities))
    return made


def _card_set(cards: Cards, digest: str, owned: bool) -> CardSet:
    items = sorted(cards.items.values(), key=lambda item: item.number)
    if [item.number for item in items] != list(range(ITEM_NUMBERS)):
        raise AssertionError("the Items do not have the numbers 0 to 24")
    return CardSet(
        _champions(cards),
        sorted(cards.hex_cards.values(), key=lambda card: card.deck),
        list(cards.shifts.values()),
        items,
        [cards.turn_order[f"turn_order_{number}"] for number in range(1, 5)],
        list(cards.corrupted.values()),
        list(cards.quests.values()),
        digest,
        owned,
    )


# The sets -------------------------------------------------------------------------------------------------------------

#: The card sets by the content of the owner's file, and the same by digest; what was asked for last stands last.
_kept: Final[dict[str, CardSet]] = {}
_by_digest: Final[dict[str, CardSet]] = {}
#: So many card sets of owners are kept at most besides the house's.
SETS_KEPT: Final = 32


def card_set(content: str = "") -> CardSet:
    """The house card set, or the one with the cards that ``content``, an owner's file, replaces.

    Raises:
        BadValues: the file cannot be read; the message names every fault with its line.
    """
    made = _kept.get(content) or _made(content)
    _keep(content, made)
    return made


def _made(content: str) -> CardSet:
    cards = _house_cards()
    if content:
        own = declared(PACKAGE, content)
        hex_ids = frozenset(cards.hex_cards)
        cards = cards.copy()
        Gathering(own, cards, hex_ids).owned()
        own.settle()
    digest = hashlib.sha256("\0".join([*_house_texts(), content]).encode()).hexdigest()[:16]
    return _card_set(cards, digest, bool(content))


def _keep(content: str, made: CardSet) -> None:
    """Keep a set, and let go of the owner's set that nobody has asked for longest."""
    if content or content not in _kept:
        _kept.pop(content, None)
        _kept[content] = made
    _by_digest[made.digest] = made
    # A server draws in several threads: what is looked through here is a copy.
    owned = [content for content, kept in list(_kept.items()) if kept.owned]
    if len(owned) > SETS_KEPT:
        oldest = _kept.pop(owned[0], None)
        if oldest is not None:
            _by_digest.pop(oldest.digest, None)


def set_named(digest: str) -> CardSet:
    """The card set of a view; the house's where an owner's is not at hand any more."""
    return _by_digest.get(digest) or card_set()
