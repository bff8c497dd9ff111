"""The cards of content files by kind and id: the house's are gathered, an owner's take their places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from tavola.games.hara.card import (
    GROUPS,
    Ability,
    Card,
    Corrupted,
    HexCard,
    Item,
    Monster,
    Quest,
    Shift,
    TurnOrder,
    Words,
)
from tavola.games.hara.pieces import CHAMPION_NAMES, COLOR_NAMES, HEX_KINDS, MOST
from tavola.games.hara.read_cards import COMMON, DECKS, CardReader
from tavola.kernel.declaration import Declaration
from tavola.kernel.language import mark
from tavola.kernel.toml_lines import Place

#: The kinds of cards that a file may declare, as tables of a list.
KINDS: Final = ("champion", "ability", "monster", "event", "rift", "shift", "item", "turn_order", "quest", "corrupted")
#: So many cards of a kind are read at most; the house has fewer.
MOST_CARDS: Final = 200

#: A champion without its Abilities: id, name, flavour, source, Health, Spirit, primary color.
ChampionHead = tuple[str, Words, Words, str, int, int, int]
AnyCard = TypeVar("AnyCard", bound=Card)


class Cards:
    """All cards by kind and id while a set is put together."""

    def __init__(self) -> None:
        self.champions: dict[str, ChampionHead] = {}
        #: Ability -> the number of the champion whose it is.
        self.owners: dict[str, int] = {}
        self.abilities: dict[str, Ability] = {}
        self.hex_cards: dict[str, HexCard] = {}
        self.shifts: dict[str, Shift] = {}
        self.items: dict[str, Item] = {}
        self.turn_order: dict[str, TurnOrder] = {}
        self.quests: dict[str, Quest] = {}
        self.corrupted: dict[str, Corrupted] = {}

    def copy(self) -> Cards:
        """The same cards, some of which may then be replaced."""
        other = Cards()
        other.champions = dict(self.champions)
        other.owners = self.owners
        other.abilities = dict(self.abilities)
        other.hex_cards = dict(self.hex_cards)
        other.shifts = dict(self.shifts)
        other.items = dict(self.items)
        other.turn_order = dict(self.turn_order)
        other.quests = dict(self.quests)
        other.corrupted = dict(self.corrupted)
        return other


def hex_ids_of(files: list[Declaration]) -> frozenset[str]:
    """The ids of the hex cards that files declare."""
    found: set[str] = set()
    for file in files:
        for kind in HEX_KINDS:
            entries = file.data.get(kind)
            for entry in entries if isinstance(entries, list) else []:
                if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                    found.add(str(entry["id"]))
    return frozenset(found)


class Gathering:
    """Reads every card of a file into ``cards``: the house's as new ones, an owner's in the places of others."""

    def __init__(self, file: Declaration, cards: Cards, hex_ids: frozenset[str], champion: int = -1) -> None:
        self._file: Declaration = file
        self._cards: Cards = cards
        self._reader: CardReader = CardReader(file, hex_ids)
        #: Whose Abilities a house file has.
        self._champion: int = champion
        self._replacing: bool = False
        #: Where each card stands that the file has declared so far.
        self._places: dict[str, Place] = {}
        #: Where a Monster is a boss that was none, or the other way round, each with its deck.
        self._crowned: list[tuple[Place, int]] = []

    def house(self) -> None:
        """The cards of a house file."""
        self._all()

    def owned(self) -> None:
        """The cards of an owner's file, each in the place of the card with its id."""
        self._replacing = True
        self._all()
        if not self._file.faults():
            self._check_bosses()
            if not self._places:
                self._file.fault((), mark("The file has no card in it."))

    def _all(self) -> None:
        cards = self._cards
        reader = self._reader
        self._file.table((), KINDS, needed=False)
        self._each("champion", self._keep_champion)
        self._each("ability", self._keep_ability)
        self._each("monster", lambda place: self._keep_hex(place, reader.monster(place)))
        self._each("event", lambda place: self._keep_hex(place, reader.event(place)))
        self._each("rift", lambda place: self._keep_hex(place, reader.rift(place)))
        self._each("shift", lambda place: self._put(place, cards.shifts, reader.shift(place)))
        self._each("item", self._keep_item)
        self._each("turn_order", self._keep_turn_order)
        self._each("quest", lambda place: self._put(place, cards.quests, reader.quest(place)))
        self._each("corrupted", lambda place: self._put(place, cards.corrupted, reader.corrupted(place)))

    def _each(self, kind: str, keep: Callable[[Place], object]) -> None:
        found = self._file.data.get(kind)
        if not isinstance(found, dict):
            for number, _ in enumerate(self._file.array((kind,), found, 0, MOST_CARDS)):
                keep((kind, number))
        elif kind == "champion":
            keep((kind,))
        else:
            say = mark("{at} must be written [[{at}]], with two brackets on each side, once for each card.")
            self._file.fault((kind,), say)

    # Where a card goes ------------------------------------------------------------------------------------------------

    def _put(self, place: Place, known: dict[str, AnyCard], card: AnyCard, key: str = "id") -> AnyCard | None:
        """Keep a card; the one in whose place it comes, None for a new one and for one that has no place."""
        old = known.get(card.id)
        if not self._once((*place, key), card.id):
            return None
        if self._replacing and old is None:
            # Says which there are: on the map one kind lies beside others.
            self._file.word((*place, key), card.id, tuple([id for id in known if type(known[id]) is type(card)]))
            return None
        known[card.id] = card
        return old

    def _once(self, place: Place, id: str) -> bool:
        """Whether a card has an id, and no card before it the same."""
        if not id:
            return False
        first = self._places.setdefault(id, place)
        if first is not place:
            say = mark("{at}: the file has this card twice, first in line {line}.")
            self._file.fault(place, say, line=self._file.lines.get(first, 0))
        return first is place

    def _keep_champion(self, place: Place) -> None:
        reader = self._reader
        node = reader.keys(
            place, (*COMMON, "health", "spirit", "primary"), ("id", "name", "health", "spirit", "primary")
        )
        id, name, flavor, source = reader.head(place, node)
        health = reader.number(place, node, "health", 1, MOST, 1)
        spirit = reader.number(place, node, "spirit", 0, MOST, 0)
        primary = reader.word(place, node, "primary", COLOR_NAMES, 0)
        if self._once((*place, "id"), id) and self._file.word((*place, "id"), id, CHAMPION_NAMES) >= 0:
            self._cards.champions[id] = (id, name, flavor, source, health, spirit, primary)

    def _keep_ability(self, place: Place) -> None:
        cards = self._cards
        id = self._file.at((*place, "id"))
        owner = cards.owners.get(id.strip(), -1) if isinstance(id, str) else -1
        ability = self._reader.ability(place, owner if self._replacing else self._champion)
        if not self._replacing:
            cards.owners.setdefault(ability.id, self._champion)
        old = self._put(place, cards.abilities, ability)
        if old is not None and old.group != ability.group and self._file.at((*place, "group")) in GROUPS:
            say = mark("{at}: the card that it replaces is of the group {group}, and stays in it.")
            self._file.fault((*place, "group"), say, group=GROUPS[old.group])

    def _keep_hex(self, place: Place, card: HexCard) -> None:
        known = self._cards.hex_cards
        old = known.get(card.id)
        if old is not None and old.kind != card.kind:
            say = mark("{at}: {id} is the id of a card of another kind; it is written [[{kind}]].")
            self._file.fault((*place, "id"), say, id=card.id, kind=HEX_KINDS[old.kind])
            return
        self._put(place, known, card)
        if old is None:
            return
        if old.deck != card.deck and self._file.at((*place, "world")) in DECKS:
            say = mark("{at}: the card that it replaces is of the deck {deck}, and stays in it.")
            self._file.fault((*place, "world"), say, deck=DECKS[old.deck])
        if isinstance(old, Monster) and isinstance(card, Monster) and old.boss != card.boss:
            self._crowned.append((place, old.deck))

    def _check_bosses(self) -> None:
        """Every deck has one boss (HARA-BOSS-01)."""
        for place, deck in self._crowned:
            cards = self._cards.hex_cards.values()
            bosses = sum([card.boss for card in cards if isinstance(card, Monster) and card.deck == deck])
            if bosses != 1:
                say = mark("{at}: each deck has one boss, and {deck} would have {count}.")
                self._file.fault((*place, "boss"), say, "HARA-BOSS-01", deck=DECKS[deck], count=bosses)

    def _keep_item(self, place: Place) -> None:
        item = self._reader.item(place)
        old = self._put(place, self._cards.items, item)
        if old is not None and old.number != item.number:
            say = mark("{at}: the card that it replaces has the number {number}, and keeps it.")
            self._file.fault((*place, "number"), say, "HARA-ITEM-02", number=old.number)

    def _keep_turn_order(self, place: Place) -> None:
        card = self._reader.turn_order(place)
        if self._file.at((*place, "number")) is not None:
            self._put(place, self._cards.turn_order, card, "number")
