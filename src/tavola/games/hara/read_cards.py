"""The cards of a content file, every fault with its line."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.card import (
    COUNTS,
    GAIN_NAMES,
    GOAL_COUNT,
    GOAL_ENERGY,
    GOAL_PLACE,
    GROUPS,
    NEVER,
    NOTHING_LASTING,
    SIZES,
    USE_NAMES,
    Ability,
    Charge,
    Corrupted,
    CorruptedAbility,
    Energy,
    Event,
    Goal,
    Item,
    Monster,
    Quest,
    QuestPart,
    Rift,
    Shift,
    TurnOrder,
    Words,
)
from tavola.games.hara.pieces import COLOR_NAMES, ITEM_NUMBERS, TILE_NAMES
from tavola.games.hara.read_effects import EffectReader, Node
from tavola.kernel.language import mark
from tavola.kernel.toml_lines import Place

#: What every card has.
COMMON: Final = ("id", "name", "flavor", "source")
LONGEST_NAME: Final = 60
LONGEST_FLAVOR: Final = 200
#: The decks as a file names them.
DECKS: Final = ("dusk", *TILE_NAMES[1:])
COLORS_AND_GOLD: Final = (*COLOR_NAMES, "gold")
#: The largest Health and attack strength of anything.
LARGEST_BODY: Final = 60


class CardReader(EffectReader):
    """Reads cards of one file."""

    # What all have ----------------------------------------------------------------------------------------------------

    def words(self, place: Place, node: Node, key: str, longest: int) -> Words:
        """A text in both languages, or one for both."""
        here: Place = (*place, key)
        found = node.get(key)
        if isinstance(found, str):
            said = self.text(place, node, key, longest)
            return {"en": said, "it": said}
        if found is None:
            return {"en": "", "it": ""}
        table = self.keys(here, ("en", "it"), ("en", "it"))
        return {language: self.text(here, table, language, longest) for language in ("en", "it")}

    def head(self, place: Place, node: Node) -> tuple[str, Words, Words, str]:
        """Id, name, flavour, source."""
        return (
            self.text(place, node, "id", LONGEST_NAME),
            self.words(place, node, "name", LONGEST_NAME),
            self.words(place, node, "flavor", LONGEST_FLAVOR),
            self.text(place, node, "source", LONGEST_NAME) or "owner",
        )

    def energy_at(self, place: Place, node: Node, key: str) -> Energy:
        """A table of energy."""
        if node.get(key) is None:
            return (0, 0, 0, 0)
        here: Place = (*place, key)
        return self.energy(here, self.keys(here, COLORS_AND_GOLD, ()))

    def item_number(self, place: Place, node: Node, key: str = "item") -> int:
        return self.number(place, node, key, 0, ITEM_NUMBERS - 1, -1)

    # Champions and Abilities ------------------------------------------------------------------------------------------

    def ability(self, place: Place) -> Ability:
        node = self.keys(
            place,
            (*COMMON, "group", "top", "bottom", "top_free", "bottom_free", "charge", "gives", "when"),
            ("id", "name", "group"),
        )
        id, name, flavor, source = self.head(place, node)
        return Ability(
            id,
            name,
            flavor,
            source,
            self.word(place, node, "group", GROUPS, 0),
            self.then(place, node, "top"),
            self.then(place, node, "bottom"),
            self.flag(place, node, "top_free"),
            self.flag(place, node, "bottom_free"),
            self.charge(place, node),
            self.lasting(place, node) if "gives" in node or "when" in node else NOTHING_LASTING,
        )

    def charge(self, place: Place, node: Node) -> Charge | None:
        if node.get("charge") is None:
            return None
        here: Place = (*place, "charge")
        table = self.keys(here, ("start", "most", "at", "then", "gains"), ("start",))
        start = self.number(here, table, "start", 0, 20, 0)
        return Charge(
            start,
            self.number(here, table, "most", 1, 20, max(start, 1)),
            self.word(here, table, "at", USE_NAMES, NEVER),
            self.then(here, table),
            self.word(here, table, "gains", GAIN_NAMES, 0),
        )

    # Hex cards --------------------------------------------------------------------------------------------------------

    def monster(self, place: Place) -> Monster:
        node = self.keys(
            place,
            (
                *COMMON,
                "world",
                "health",
                "attack",
                "range",
                "reward",
                "item",
                "boss",
                "aggressive",
                "armored",
                "dangerous",
                "ally",
                "critical",
                "loot",
                "strikes",
            ),
            ("id", "name", "world", "health", "attack", "range"),
        )
        id, name, flavor, source = self.head(place, node)
        return Monster(
            id,
            name,
            flavor,
            source,
            self.word(place, node, "world", DECKS, 0),
            self.number(place, node, "health", 1, LARGEST_BODY, 1),
            self.number(place, node, "attack", 0, LARGEST_BODY, 0),
            self.number(place, node, "range", 0, 9, 0),
            self.energy_at(place, node, "reward"),
            self.item_number(place, node),
            self.flag(place, node, "boss"),
            self.flag(place, node, "aggressive"),
            self.flag(place, node, "armored"),
            self.flag(place, node, "dangerous"),
            self.then(place, node, "ally"),
            self.then(place, node, "critical"),
            self.then(place, node, "loot"),
            self.then(place, node, "strikes"),
        )

    def event(self, place: Place) -> Event:
        node = self.keys(place, (*COMMON, "world", "gift", "effects"), ("id", "name", "world", "effects"))
        id, name, flavor, source = self.head(place, node)
        world = self.word(place, node, "world", DECKS, 0)
        if world == 0:
            self._file.fault((*place, "world"), mark("{at}: the Dusk deck has no Events."), "HARA-COMP-01")
        return Event(
            id, name, flavor, source, world, self.energy_at(place, node, "gift"), self.then(place, node, "effects")
        )

    def rift(self, place: Place) -> Rift:
        node = self.keys(
            place, (*COMMON, "size", "color", "gift", "rating", "reward", "item"), ("id", "name", "size", "rating")
        )
        id, name, flavor, source = self.head(place, node)
        return Rift(
            id,
            name,
            flavor,
            source,
            self.word(place, node, "size", SIZES, 0),
            self.word(place, node, "color", COLORS_AND_GOLD, 0),
            self.energy_at(place, node, "gift"),
            self.number(place, node, "rating", 1, 20, 1),
            self.energy_at(place, node, "reward"),
            self.item_number(place, node),
        )

    # Other cards ------------------------------------------------------------------------------------------------------

    def shift(self, place: Place) -> Shift:
        node = self.keys(place, (*COMMON, "effects"), ("id", "name", "effects"))
        id, name, flavor, source = self.head(place, node)
        return Shift(id, name, flavor, source, self.then(place, node, "effects"))

    def item(self, place: Place) -> Item:
        node = self.keys(
            place,
            (*COMMON, "number", "copies", "kind", "charges", "use", "use_at", "gives", "when"),
            ("id", "name", "number", "copies", "kind"),
        )
        id, name, flavor, source = self.head(place, node)
        return Item(
            id,
            name,
            flavor,
            source,
            self.number(place, node, "number", 0, ITEM_NUMBERS - 1, 0),
            self.number(place, node, "copies", 1, 9, 1),
            self.word(place, node, "kind", ("discard", "equipment"), 0) == 1,
            self.number(place, node, "charges", 0, 9, 0),
            self.then(place, node, "use"),
            self.word(place, node, "use_at", USE_NAMES[:3], 0),
            self.lasting(place, node),
        )

    def turn_order(self, place: Place) -> tuple[int, TurnOrder]:
        """The card with its number, from 1 on."""
        node = self.keys(place, (*COMMON, "number", "use"), ("number", "name", "use"))
        id, name, flavor, source = self.head(place, node)
        number = self.number(place, node, "number", 1, 4, 1)
        return number, TurnOrder(id or f"turn_order_{number}", name, flavor, source, self.then(place, node, "use"))

    def quest(self, place: Place) -> Quest:
        node = self.keys(place, (*COMMON, "one", "two"), ("id", "name", "one", "two"))
        id, name, flavor, source = self.head(place, node)
        return Quest(id, name, flavor, source, (self._part((*place, "one")), self._part((*place, "two"))))

    def _part(self, place: Place) -> QuestPart:
        node = self.keys(place, ("special", "objective", "reward"), ("objective", "reward"))
        special = NOTHING_LASTING
        if "special" in node:
            here: Place = (*place, "special")
            special = self.lasting(here, self.keys(here, ("gives", "when"), ()))
        return QuestPart(special, self._goal((*place, "objective")), self.then(place, node, "reward"))

    def _goal(self, place: Place) -> Goal:
        node = self.keys(place, ("count", "at_least", "world", "place", "holds", "energy"), ())
        if "count" in node:
            return Goal(
                GOAL_COUNT,
                self.word(place, node, "count", COUNTS, 0),
                self.number(place, node, "at_least", 1, 99, 1),
                self.word(place, node, "world", TILE_NAMES, -1),
            )
        if "energy" in node:
            color = self.word(place, node, "energy", COLOR_NAMES, 0)
            return Goal(GOAL_ENERGY, color, self.number(place, node, "at_least", 1, 10, 1), -1)
        if "place" not in node:
            self._file.fault(place, mark("{at} needs what it counts, a place, or energy."))
        tile = self.word(place, node, "place", TILE_NAMES, 0)
        return Goal(GOAL_PLACE, 0, self.number(place, node, "holds", 0, 20, 0), tile)

    def corrupted(self, place: Place) -> Corrupted:
        node = self.keys(
            place,
            (*COMMON, "title", "health", "attack", "range", "gives", "when", "weakness", "ability"),
            ("id", "name", "title", "health", "attack", "range", "weakness", "ability"),
        )
        id, name, flavor, source = self.head(place, node)
        return Corrupted(
            id,
            name,
            flavor,
            source,
            self.words(place, node, "title", LONGEST_NAME),
            self.number(place, node, "health", 1, LARGEST_BODY, 1),
            self.number(place, node, "attack", 0, LARGEST_BODY, 0),
            self.number(place, node, "range", 0, 9, 0),
            self.lasting(place, node),
            self.then(place, node, "weakness"),
            self._abilities(place, node),
        )

    def _abilities(self, place: Place, node: Node) -> list[CorruptedAbility]:
        """Three abilities, whose symbols cover the six Worlds once (A83)."""
        here: Place = (*place, "ability")
        read: list[CorruptedAbility] = []
        seen: list[int] = []
        for number, _ in enumerate(self._file.array(here, node.get("ability"), 3, 3)):
            entry: Place = (*here, number)
            table = self.keys(entry, ("name", "symbols", "effects"), ("name", "symbols", "effects"))
            symbols: list[int] = []
            for at, symbol in enumerate(self._file.array((*entry, "symbols"), table.get("symbols"), 1, 6)):
                world = self._file.word((*entry, "symbols", at), symbol, TILE_NAMES[1:]) + 1
                if world in seen:
                    say = mark("{at}: this World calls two abilities.")
                    self._file.fault((*entry, "symbols", at), say, "HARA-CTURN-04")
                seen.append(world)
                symbols.append(world)
            name = self.words(entry, table, "name", LONGEST_NAME)
            read.append(CorruptedAbility(name, tuple(symbols), self.then(entry, table, "effects")))
        if read and len(set(seen)) < 6:
            self._file.fault(here, mark("{at}: the symbols must cover all six Worlds."), "HARA-CTURN-04")
        return read
