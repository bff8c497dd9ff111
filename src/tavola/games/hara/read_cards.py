"""The cards of a content file, every fault with its line."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.card import (
    COUNT_ALLIES,
    COUNT_MONSTERS,
    COUNT_WORLDS_VISITED,
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
from tavola.games.hara.effect_places import OF_A_CORRUPTED, OF_A_CRITICAL, OF_A_PLAYER, Scope
from tavola.games.hara.pieces import COLOR_NAMES, DREAMSTONE, ITEM_NUMBERS, MOST, MOST_SEATS, TILE_NAMES, WORLDS
from tavola.games.hara.read_effects import EffectReader, Node
from tavola.kernel.language import mark
from tavola.kernel.toml_lines import Place

#: What every card has.
COMMON: Final = ("id", "name", "flavor", "source")
LONGEST_NAME: Final = 60
LONGEST_FLAVOR: Final = 200
KINDS_OF_ITEMS: Final = ("discard", "equipment")
#: The decks as a file names them.
DECKS: Final = ("dusk", *TILE_NAMES[1:])
COLORS_AND_GOLD: Final = (*COLOR_NAMES, "gold")
#: The largest Health and attack strength of anything.
LARGEST_BODY: Final = 60
#: What a Corrupted notices; the rest happens to players only.
HEARD_BY_CORRUPTED: Final = ("dawn", "dusk", "damaged", "dealt_damage", "player_defeated")
#: What is counted World by World.
COUNTED_BY_WORLD: Final = (COUNT_MONSTERS, COUNT_ALLIES, COUNT_WORLDS_VISITED)
#: The groups without a bottom, and the one without halves.
ULTIMATES: Final = ("ultimate", "locked_ultimate")
PASSIVE: Final = "locked_passive"
#: The objectives of Quests, each by the key that says which it is.
GOALS: Final = ("count", "place", "energy")


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

    def ability(self, place: Place, champion: int) -> Ability:
        """An Ability of the champion of that number."""
        node = self.keys(
            place,
            (*COMMON, "group", "top", "bottom", "top_free", "bottom_free", "charge", "gives", "when"),
            ("id", "name", "group"),
        )
        self._scope = Scope(champion=champion)
        id, name, flavor, source = self.head(place, node)
        ability = Ability(
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
            self.lasting(place, node),
        )
        self._check_group(place, node, ability)
        return ability

    def _check_group(self, place: Place, node: Node, ability: Ability) -> None:
        """A passive has no halves (HARA-LOCK-04), an Ultimate only a top (HARA-ULT-01), nothing else lasts."""
        group = node.get("group")
        if group not in GROUPS:
            return
        if group == PASSIVE:
            halves = ("top", "bottom", "top_free", "bottom_free", "charge")
            self._none(place, node, halves, mark("{at}: a locked passive has no halves and no charges."))
            if not ability.lasting.modifiers and not ability.lasting.triggers:
                self.fault(place, mark("{at}: a locked passive needs gives or when."))
            return
        self._none(place, node, ("gives", "when"), mark("{at}: only a locked passive has this."))
        if group in ULTIMATES:
            below = ("bottom", "bottom_free", "charge")
            say = mark("{at}: an Ultimate goes back to its pile after its top; it has no bottom and no charges.")
            self._none(place, node, below, say)

    def _none(self, place: Place, node: Node, keys: tuple[str, ...], say: str) -> None:
        """Keys that must not be there, unless they say nothing."""
        for key in keys:
            if node.get(key):
                self.fault((*place, key), say)

    def fault(self, place: Place, say: str, rule: str = "", **details: str | int) -> None:
        self._file.fault(place, say, rule, **details)

    def charge(self, place: Place, node: Node) -> Charge | None:
        if node.get("charge") is None:
            return None
        here: Place = (*place, "charge")
        table = self.keys(here, ("start", "most", "at", "then", "gains"), ("start",))
        start = self.number(here, table, "start", 0, 20, 0)
        charge = Charge(
            start,
            self.number(here, table, "most", 1, 20, max(start, 1)),
            self.word(here, table, "at", USE_NAMES, NEVER),
            self.then(here, table),
            self.word(here, table, "gains", GAIN_NAMES, 0),
        )
        if charge.most < start:
            self.fault((*here, "most"), mark("{at} is less than what it starts with."))
        if table.get("start") == 0 and not table.get("gains"):
            self.fault(here, mark("{at}: there is never a charge; let it start with some or gain some."))
        if charge.at == NEVER and charge.effects:
            say = mark("{at}: nobody can use the charges; say when, with at.")
            self.fault((*here, "then"), say, "HARA-CHARGE-02")
        if table.get("at") and "then" not in table:
            self.fault((*here, "at"), mark("{at}: a charge that is used must do something; say what, with then."))
        return charge

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
        self._scope = OF_A_PLAYER
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
            self.within(OF_A_CRITICAL, place, node, "critical"),
            self.then(place, node, "loot"),
            self.then(place, node, "strikes"),
        )

    def event(self, place: Place) -> Event:
        node = self.keys(place, (*COMMON, "world", "gift", "effects"), ("id", "name", "world", "effects"))
        self._scope = OF_A_PLAYER
        id, name, flavor, source = self.head(place, node)
        world = self.word(place, node, "world", DECKS, 0)
        if node.get("world") == DECKS[0]:
            self.fault((*place, "world"), mark("{at}: the Dusk deck has no Events."), "HARA-COMP-01")
        gift = self.energy_at(place, node, "gift")
        return Event(id, name, flavor, source, world, gift, self.then(place, node, "effects"))

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
        self._scope = OF_A_PLAYER
        return Shift(id, name, flavor, source, self.then(place, node, "effects"))

    def item(self, place: Place) -> Item:
        node = self.keys(
            place,
            (*COMMON, "number", "copies", "kind", "charges", "use", "use_at", "gives", "when"),
            ("id", "name", "number", "copies", "kind"),
        )
        self._scope = OF_A_PLAYER
        id, name, flavor, source = self.head(place, node)
        item = Item(
            id,
            name,
            flavor,
            source,
            self.number(place, node, "number", 0, ITEM_NUMBERS - 1, 0),
            self.number(place, node, "copies", 1, 9, 1),
            self.word(place, node, "kind", KINDS_OF_ITEMS, 0) == 1,
            self.number(place, node, "charges", 0, 9, 0),
            self.then(place, node, "use"),
            self.word(place, node, "use_at", USE_NAMES[:3], 0),
            self.lasting(place, node),
        )
        if node.get("kind") == "equipment":
            self._check_equipment(place, node)
        elif node.get("kind") == "discard":
            self._check_discard(place, node)
        if node.get("number") == DREAMSTONE:
            self._check_dreamstone(place, node)
        if not node.get("use"):
            self.idle(place, node, ("use_at",), "use")
        return item

    def _check_equipment(self, place: Place, node: Node) -> None:
        """Charges are used up, and what is used has charges (HARA-EQUIP-03)."""
        if node.get("use") and not node.get("charges"):
            say = mark("{at}: equipment is used by its charges; say how many, with charges.")
            self.fault((*place, "use"), say, "HARA-EQUIP-03")
        if node.get("charges") and not node.get("use"):
            say = mark("{at}: a charge must do something; say what, with use.")
            self.fault((*place, "charges"), say, "HARA-EQUIP-03")
        if not node.get("use") and not node.get("gives") and not node.get("when"):
            self.fault(place, mark("{at}: this equipment does nothing; it needs use with charges, gives or when."))

    def _check_discard(self, place: Place, node: Node) -> None:
        """A discard Item is used once and works only then (HARA-DISC-01)."""
        say = mark("{at}: a discard Item is used once and has neither charges nor what lasts.")
        self._none(place, node, ("charges", "gives", "when"), say)
        if not node.get("use") and node.get("number") != DREAMSTONE:
            self.fault((*place, "use"), mark("{at}: a discard Item must do something; say what, with use."))

    def _check_dreamstone(self, place: Place, node: Node) -> None:
        """Everybody begins with one, and it is discarded to expose a weakness (HARA-CHAR-03, HARA-CORRUPT-03)."""
        if node.get("kind") == "equipment":
            say = mark("{at}: Item 0 is discarded to expose a weakness, so it is a discard Item.")
            self.fault((*place, "kind"), say, "HARA-CORRUPT-03")
        copies = node.get("copies")
        if isinstance(copies, int) and 0 < copies < MOST_SEATS:
            say = mark("{at}: every player begins with Item 0, so there are {least} copies or more.")
            self.fault((*place, "copies"), say, "HARA-CHAR-03", least=MOST_SEATS)

    def turn_order(self, place: Place) -> TurnOrder:
        """The card, whose number, from 1 on, is its id."""
        node = self.keys(place, (*COMMON[1:], "number", "use"), ("number", "name", "use"))
        self._scope = OF_A_PLAYER
        _, name, flavor, source = self.head(place, node)
        number = self.number(place, node, "number", 1, MOST_SEATS, 1)
        return TurnOrder(f"turn_order_{number}", name, flavor, source, self.then(place, node, "use"))

    def quest(self, place: Place) -> Quest:
        node = self.keys(place, (*COMMON, "one", "two"), ("id", "name", "one", "two"))
        self._scope = OF_A_PLAYER
        id, name, flavor, source = self.head(place, node)
        return Quest(id, name, flavor, source, (self._part((*place, "one")), self._part((*place, "two"))))

    def _part(self, place: Place) -> QuestPart:
        if self._file.at(place) is None:
            return QuestPart(NOTHING_LASTING, Goal(GOAL_PLACE, 0, 0, 0), ())  # the card has said that it is missing
        node = self.keys(place, ("special", "objective", "reward"), ("objective", "reward"))
        special = NOTHING_LASTING
        if "special" in node:
            here: Place = (*place, "special")
            special = self.lasting(here, self.keys(here, ("gives", "when"), ()))
        goal = self._goal((*place, "objective")) if "objective" in node else Goal(GOAL_PLACE, 0, 0, 0)
        return QuestPart(special, goal, self.then(place, node, "reward"))

    def _goal(self, place: Place) -> Goal:
        node = self.keys(place, (*GOALS, "at_least", "world", "holds"), ())
        if isinstance(self._file.at(place), dict) and sum([key in node for key in GOALS]) != 1:
            self.fault(place, mark("{at} needs one of {keys}, and only one."), keys=", ".join(GOALS))
        if "place" in node:
            self.idle(place, node, ("at_least",), "count, energy")
        else:
            self.idle(place, node, ("holds",), "place")
        if "count" in node:
            return self._counting(place, node)
        self.idle(place, node, ("world",), "count")
        if "energy" in node:
            color = self.word(place, node, "energy", COLOR_NAMES, 0)
            return Goal(GOAL_ENERGY, color, self.number(place, node, "at_least", 1, MOST, 1), -1)
        tile = self.word(place, node, "place", TILE_NAMES, 0)
        return Goal(GOAL_PLACE, 0, self.number(place, node, "holds", 0, 20, 0), tile)

    def _counting(self, place: Place, node: Node) -> Goal:
        what = self.word(place, node, "count", COUNTS, 0)
        if what not in COUNTED_BY_WORLD:
            names = ", ".join([f'count = "{COUNTS[one]}"' for one in COUNTED_BY_WORLD])
            self.idle(place, node, ("world",), names)
        world = self.word(place, node, "world", TILE_NAMES[1:], -1)
        most = 99
        if what == COUNT_WORLDS_VISITED:
            most = WORLDS if world < 0 else 1
        return Goal(GOAL_COUNT, what, self.number(place, node, "at_least", 1, most, 1), world + 1 if world >= 0 else -1)

    def corrupted(self, place: Place) -> Corrupted:
        node = self.keys(
            place,
            (*COMMON, "title", "health", "attack", "range", "gives", "when", "weakness", "ability"),
            ("id", "name", "title", "health", "attack", "range", "weakness", "ability"),
        )
        self._scope = OF_A_CORRUPTED
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
            self.lasting(place, node, HEARD_BY_CORRUPTED),
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
            symbols = self._symbols((*entry, "symbols"), table, seen)
            name = self.words(entry, table, "name", LONGEST_NAME)
            read.append(CorruptedAbility(name, symbols, self.then(entry, table, "effects")))
        missing = [TILE_NAMES[world] for world in range(1, WORLDS + 1) if world not in seen]
        if read and missing and 0 not in seen:
            say = mark("{at}: the symbols must cover all six Worlds; {world} calls no ability.")
            self.fault(here, say, "HARA-CTURN-04", world=missing[0])
        return read

    def _symbols(self, place: Place, node: Node, seen: list[int]) -> tuple[int, ...]:
        """The Worlds of the die that call an ability; what cannot be read is 0 in ``seen``."""
        symbols: list[int] = []
        found = self._file.array(place, node.get("symbols"), 1, WORLDS)
        for number, symbol in enumerate(found):
            world = self._file.word((*place, number), symbol, TILE_NAMES[1:]) + 1
            if world and world in seen:
                self.fault((*place, number), mark("{at}: this World calls two abilities."), "HARA-CTURN-04")
            seen.append(world)
            symbols.append(world)
        if not found:
            seen.append(0)
        return tuple(symbols)
