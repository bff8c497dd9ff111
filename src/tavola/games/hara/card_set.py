"""The house card set, and an owner's cards in the place of the house's (`docs/hara-content.md`)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import files
from typing import Final

from tavola.games.hara.card import (
    GROUPS,
    Ability,
    Card,
    CardSet,
    Champion,
    Corrupted,
    HexCard,
    Item,
    Quest,
    Shift,
    TurnOrder,
)
from tavola.games.hara.pieces import CHAMPION_NAMES, COLOR_NAMES, ITEM_NUMBERS, MOST, TILE_NAMES
from tavola.games.hara.read_cards import COMMON, DECKS, CardReader
from tavola.kernel.declaration import Declaration, declared
from tavola.kernel.language import mark
from tavola.kernel.toml_lines import Place

PACKAGE: Final = "tavola.games.hara"
#: The files of the house set.
FILES: Final = (*CHAMPION_NAMES, *TILE_NAMES[1:], "dusk", "world_shifts", "items", "turn_order", "quests", "corrupted")
#: The kinds of cards that a file may declare, as tables of a list.
KINDS: Final = ("champion", "ability", "monster", "event", "rift", "shift", "item", "turn_order", "quest", "corrupted")
#: How many Abilities of each group a champion has (HARA-COMP-05).
GROUP_SIZES: Final = (4, 2, 2, 2, 1, 1, 1)

#: A champion without its Abilities: id, name, flavour, source, Health, Spirit, primary color.
ChampionHead = tuple[str, dict[str, str], dict[str, str], str, int, int, int]


class Cards:
    """All cards by kind and id while a set is put together."""

    def __init__(self) -> None:
        self.champions: dict[str, ChampionHead] = {}
        #: Ability -> the champion whose it is.
        self.owners: dict[str, str] = {}
        self.abilities: dict[str, Ability] = {}
        self.hex_cards: dict[str, HexCard] = {}
        self.shifts: dict[str, Shift] = {}
        self.items: dict[str, Item] = {}
        self.turn_order: dict[str, TurnOrder] = {}
        self.quests: dict[str, Quest] = {}
        self.corrupted: dict[str, Corrupted] = {}


def _hex_ids(texts: list[Declaration]) -> frozenset[str]:
    """The ids of the hex cards that files declare."""
    found: set[str] = set()
    for file in texts:
        for kind in ("monster", "event", "rift"):
            entries = file.data.get(kind)
            for entry in entries if isinstance(entries, list) else []:
                if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                    found.add(str(entry["id"]))
    return frozenset(found)


def _champion(reader: CardReader, place: Place) -> ChampionHead:
    node = reader.keys(place, (*COMMON, "health", "spirit", "primary"), ("id", "name", "health", "spirit", "primary"))
    id, name, flavor, source = reader.head(place, node)
    health = reader.number(place, node, "health", 1, MOST, 1)
    spirit = reader.number(place, node, "spirit", 0, MOST, 0)
    return (id, name, flavor, source, health, spirit, reader.word(place, node, "primary", COLOR_NAMES, 0))


def _read(file: Declaration, cards: Cards, hex_ids: frozenset[str], champion: str) -> None:
    """Read every card of a file into ``cards``. With a ``champion`` its Abilities are new ones of that champion;
    without one every card must replace one that is there."""
    reader = CardReader(file, hex_ids)
    file.table((), KINDS, needed=False)
    replacing = not champion

    def each(kind: str, keep: Callable[[Place], None]) -> None:
        found = file.data.get(kind)
        if found is None:
            return
        if kind == "champion" and isinstance(found, dict):
            keep((kind,))
            return
        for number, _ in enumerate(file.array((kind,), found, 0, 200)):
            keep((kind, number))

    def put(place: Place, known: dict[str, Card], card: Card, what: str) -> None:
        if replacing and card.id not in known:
            file.fault((*place, "id"), mark("{at}: there is no {what} with the id {id}."), what=what, id=card.id)
            return
        known[card.id] = card

    def keep_champion(place: Place) -> None:
        head = _champion(reader, place)
        if head[0] not in CHAMPION_NAMES:
            file.fault((*place, "id"), mark("{at}: there is no {what} with the id {id}."), what="champion", id=head[0])
        else:
            cards.champions[head[0]] = head

    def keep_ability(place: Place) -> None:
        ability = reader.ability(place)
        if not replacing:
            cards.owners.setdefault(ability.id, champion)
        elif ability.id in cards.abilities and cards.abilities[ability.id].group != ability.group:
            say = mark("{at}: the card is of the group {group}.")
            file.fault((*place, "group"), say, group=GROUPS[cards.abilities[ability.id].group])
        put(place, cards.abilities, ability, "ability")  # type: ignore[arg-type]

    def keep_hex(place: Place, card: HexCard, what: str) -> None:
        old = cards.hex_cards.get(card.id)
        if replacing and old is not None and (old.kind != card.kind or old.deck != card.deck):
            file.fault(
                place, mark("{at}: the card it replaces is of another kind or deck ({deck})."), deck=DECKS[old.deck]
            )
        put(place, cards.hex_cards, card, what)  # type: ignore[arg-type]

    def keep_item(place: Place) -> None:
        item = reader.item(place)
        put(place, cards.items, item, "item")  # type: ignore[arg-type]

    def keep_turn_order(place: Place) -> None:
        _, card = reader.turn_order(place)
        cards.turn_order[card.id] = card

    each("champion", keep_champion)
    each("ability", keep_ability)
    each("monster", lambda place: keep_hex(place, reader.monster(place), "monster"))
    each("event", lambda place: keep_hex(place, reader.event(place), "event"))
    each("rift", lambda place: keep_hex(place, reader.rift(place), "rift"))
    each("shift", lambda place: put(place, cards.shifts, reader.shift(place), "shift"))  # type: ignore[arg-type]
    each("item", keep_item)
    each("turn_order", keep_turn_order)
    each("quest", lambda place: put(place, cards.quests, reader.quest(place), "quest"))  # type: ignore[arg-type]
    each("corrupted", lambda place: put(place, cards.corrupted, reader.corrupted(place), "corrupted"))  # type: ignore[arg-type]


def _champions(cards: Cards) -> list[Champion]:
    """The champions with their Abilities in the places that `pieces` gives them."""
    made: list[Champion] = []
    for name in CHAMPION_NAMES:
        abilities: list[Ability] = []
        for group, size in enumerate(GROUP_SIZES):
            own = [
                ability
                for id, ability in cards.abilities.items()
                if cards.owners[id] == name and ability.group == group
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


def _house_texts() -> list[str]:
    folder = files(PACKAGE).joinpath("content")
    return [folder.joinpath(f"{name}.toml").read_text("utf-8") for name in FILES]


_kept: Final[dict[str, CardSet]] = {}
_by_digest: Final[dict[str, CardSet]] = {}
#: So many card sets are kept at most, the house's and those of owners.
SETS_KEPT: Final = 32


def card_set(content: str = "") -> CardSet:
    """The house card set, or the one with the cards that ``content``, an owner's file, replaces.

    Raises:
        BadValues: the file cannot be read; the message names every fault with its line.
    """
    if content in _kept:
        return _kept[content]
    texts = _house_texts()
    files_read = [declared(PACKAGE, text) for text in texts]
    hex_ids = _hex_ids(files_read)
    cards = Cards()
    for name, file in zip(FILES, files_read, strict=True):
        _read(file, cards, hex_ids, name)
        file.settle()
    if content:
        own = declared(PACKAGE, content)
        _read(own, cards, hex_ids, "")
        own.settle()
    digest = hashlib.sha256("\0".join([*texts, content]).encode()).hexdigest()[:16]
    made = _card_set(cards, digest, bool(content))
    if len(_kept) >= SETS_KEPT:
        _kept.clear()
        _by_digest.clear()
    _kept[content] = made
    _by_digest[digest] = made
    return made


def set_named(digest: str) -> CardSet:
    """The card set of a view; the house's where an owner's is not at hand any more."""
    return _by_digest.get(digest) or card_set()
