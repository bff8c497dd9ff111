"""The cards as they are printed: what each declares, whatever happens to it in a game. Everything is immutable."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.effect import Effects
from tavola.games.hara.pieces import DUSK_DECK

#: Texts by language.
Words = dict[str, str]
#: Energy as red, blue, green, gold.
Energy = tuple[int, int, int, int]
NO_ENERGY: Final[Energy] = (0, 0, 0, 0)


class Card:
    """What every card has. ``source`` says where its facts come from: "rulebook", "public" or "house"."""

    __slots__ = ("flavor", "id", "name", "source")

    def __init__(self, id: str, name: Words, flavor: Words, source: str) -> None:
        self.id: str = id
        self.name: Words = name
        self.flavor: Words = flavor
        self.source: str = source


class Modifier:
    """``plus`` on what `pieces.MODIFIERS` numbers."""

    __slots__ = ("plus", "what")

    def __init__(self, what: int, plus: int) -> None:
        self.what: int = what
        self.plus: int = plus


class Trigger:
    """Effects that happen whenever something does (`pieces.TRIGGERS`); ``may``: if the user wants; ``once`` a turn."""

    __slots__ = ("at", "effects", "may", "once")

    def __init__(self, at: int, effects: Effects, may: bool, once: bool) -> None:
        self.at: int = at
        self.effects: Effects = effects
        self.may: bool = may
        self.once: bool = once


class Lasting:
    """What works as long as one has it: modifiers and triggers of Items, passives, Quests and Corrupted."""

    __slots__ = ("modifiers", "triggers")

    def __init__(self, modifiers: tuple[Modifier, ...] = (), triggers: tuple[Trigger, ...] = ()) -> None:
        self.modifiers: tuple[Modifier, ...] = modifiers
        self.triggers: tuple[Trigger, ...] = triggers


NOTHING_LASTING: Final = Lasting()

#: When a charge may be used (Charges): in one's Adventure phase, when one is damaged, when a Monster damages one.
IN_ADVENTURE: Final = 0
WHEN_DAMAGED: Final = 1
WHEN_ATTACKED: Final = 2
NEVER: Final = 3
USE_NAMES: Final = ("adventure", "damaged", "monster_attack", "")

#: What adds a charge to an Ability.
GAIN_NAMES: Final = ("", "damaged", "moved", "monster_defeated", "turn_begins")
GAINS_NOTHING: Final = 0
GAINS_DAMAGED: Final = 1
GAINS_MOVED: Final = 2
GAINS_DEFEATING: Final = 3
GAINS_TURN: Final = 4


class Charge:
    """The charges of an Ability that lies on the board (HARA-CHARGE-01)."""

    __slots__ = ("at", "effects", "gains", "most", "start")

    def __init__(self, start: int, most: int, at: int, effects: Effects, gains: int) -> None:
        self.start: int = start
        self.most: int = most
        self.at: int = at
        self.effects: Effects = effects
        self.gains: int = gains


GROUPS: Final = ("core", "red", "blue", "green", "ultimate", "locked_ultimate", "locked_passive")


class Ability(Card):
    """An Ability card (HARA-ABIL-02). ``group`` is an index of `GROUPS`."""

    __slots__ = ("bottom", "bottom_free", "charge", "group", "lasting", "top", "top_free")

    def __init__(
        self,
        id: str,
        name: Words,
        flavor: Words,
        source: str,
        group: int,
        top: Effects,
        bottom: Effects,
        top_free: bool,
        bottom_free: bool,
        charge: Charge | None,
        lasting: Lasting,
    ) -> None:
        super().__init__(id, name, flavor, source)
        self.group: int = group
        self.top: Effects = top
        self.bottom: Effects = bottom
        self.top_free: bool = top_free
        self.bottom_free: bool = bottom_free
        self.charge: Charge | None = charge
        self.lasting: Lasting = lasting


class Champion(Card):
    """A character card with its Abilities by place, as `pieces` numbers them (HARA-CHAR-04)."""

    __slots__ = ("abilities", "health", "primary", "spirit")

    def __init__(
        self,
        id: str,
        name: Words,
        flavor: Words,
        source: str,
        health: int,
        spirit: int,
        primary: int,
        abilities: list[Ability],
    ) -> None:
        super().__init__(id, name, flavor, source)
        self.health: int = health
        self.spirit: int = spirit
        self.primary: int = primary
        self.abilities: list[Ability] = abilities


class HexCard(Card):
    """A card of a World deck or the Dusk deck (Components)."""

    __slots__ = ("deck", "kind")

    def __init__(self, id: str, name: Words, flavor: Words, source: str, kind: int, deck: int) -> None:
        super().__init__(id, name, flavor, source)
        self.kind: int = kind
        #: The tile whose deck it belongs to, `pieces.DUSK_DECK` for that of Dusk.
        self.deck: int = deck


class Monster(HexCard):
    """A Monster card (HARA-MON-01). ``item`` is an Item number, -1 for none."""

    __slots__ = (
        "aggressive",
        "ally",
        "armored",
        "attack",
        "boss",
        "critical",
        "dangerous",
        "health",
        "item",
        "loot",
        "range",
        "reward",
        "strikes",
    )

    def __init__(
        self,
        id: str,
        name: Words,
        flavor: Words,
        source: str,
        deck: int,
        health: int,
        attack: int,
        range: int,
        reward: Energy = NO_ENERGY,
        item: int = -1,
        boss: bool = False,
        aggressive: bool = False,
        armored: bool = False,
        dangerous: bool = False,
        ally: Effects = (),
        critical: Effects = (),
        loot: Effects = (),
        strikes: Effects = (),
    ) -> None:
        super().__init__(id, name, flavor, source, 0, deck)
        self.health: int = health
        self.attack: int = attack
        self.range: int = range
        self.reward: Energy = reward
        self.item: int = item
        self.boss: bool = boss
        self.aggressive: bool = aggressive
        self.armored: bool = armored
        self.dangerous: bool = dangerous
        self.ally: Effects = ally
        self.critical: Effects = critical
        self.loot: Effects = loot
        self.strikes: Effects = strikes


#: Stands for every hex card that is no Monster: it reaches nobody.
NO_MONSTER: Final = Monster("", {}, {}, "", DUSK_DECK, 0, 0, -1)


class Event(HexCard):
    """An Event card (HARA-EVENT-01)."""

    __slots__ = ("effects", "gift")

    def __init__(
        self, id: str, name: Words, flavor: Words, source: str, deck: int, gift: Energy, effects: Effects
    ) -> None:
        super().__init__(id, name, flavor, source, 1, deck)
        self.gift: Energy = gift
        self.effects: Effects = effects


SIZES: Final = ("small", "medium", "large")


class Rift(HexCard):
    """A Rift card (HARA-RIFT-01)."""

    __slots__ = ("color", "gift", "item", "rating", "reward", "size")

    def __init__(
        self,
        id: str,
        name: Words,
        flavor: Words,
        source: str,
        size: int,
        color: int,
        gift: Energy,
        rating: int,
        reward: Energy,
        item: int,
    ) -> None:
        super().__init__(id, name, flavor, source, 2, DUSK_DECK)
        self.size: int = size
        self.color: int = color
        self.gift: Energy = gift
        self.rating: int = rating
        self.reward: Energy = reward
        self.item: int = item


class Shift(Card):
    """A World Shift card."""

    __slots__ = ("effects",)

    def __init__(self, id: str, name: Words, flavor: Words, source: str, effects: Effects) -> None:
        super().__init__(id, name, flavor, source)
        self.effects: Effects = effects


class Item(Card):
    """An Item card (HARA-ITEM-01): equipment or, used once, a discard Item."""

    __slots__ = ("charges", "copies", "equipment", "lasting", "number", "use", "use_at")

    def __init__(
        self,
        id: str,
        name: Words,
        flavor: Words,
        source: str,
        number: int,
        copies: int,
        equipment: bool,
        charges: int,
        use: Effects,
        use_at: int,
        lasting: Lasting,
    ) -> None:
        super().__init__(id, name, flavor, source)
        self.number: int = number
        self.copies: int = copies
        self.equipment: bool = equipment
        self.charges: int = charges
        self.use: Effects = use
        self.use_at: int = use_at
        self.lasting: Lasting = lasting


class TurnOrder(Card):
    """A Turn Order card with its bonus (HARA-ORDER-02)."""

    __slots__ = ("use",)

    def __init__(self, id: str, name: Words, flavor: Words, source: str, use: Effects) -> None:
        super().__init__(id, name, flavor, source)
        self.use: Effects = use


#: What the objective of a Quest counts, since its part began; the rest looks at how things are.
COUNTS: Final = (
    "monsters",
    "bosses",
    "rifts",
    "events",
    "allies",
    "challenges",
    "items_used",
    "players_defeated",
    "damage_dealt",
    "worlds_visited",
    "dojo_returns",
)
COUNT_MONSTERS: Final = 0
COUNT_BOSSES: Final = 1
COUNT_RIFTS: Final = 2
COUNT_EVENTS: Final = 3
COUNT_ALLIES: Final = 4
COUNT_CHALLENGES: Final = 5
COUNT_ITEMS_USED: Final = 6
COUNT_PLAYERS_DEFEATED: Final = 7
COUNT_DAMAGE_DEALT: Final = 8
COUNT_WORLDS_VISITED: Final = 9
COUNT_DOJO_RETURNS: Final = 10
GOAL_COUNT: Final = 0
GOAL_PLACE: Final = 1
GOAL_ENERGY: Final = 2


class Goal:
    """The objective of a part: to have counted something (``what``, of the World ``tile`` if that is not -1) so often;
    to be on the tile with so many Items; or to have so much energy of the color ``what``."""

    __slots__ = ("at_least", "sort", "tile", "what")

    def __init__(self, sort: int, what: int, at_least: int, tile: int) -> None:
        self.sort: int = sort
        self.what: int = what
        self.at_least: int = at_least
        self.tile: int = tile


class QuestPart:
    """Special, Objective and Reward of one part (HARA-QUEST-03)."""

    __slots__ = ("goal", "reward", "special")

    def __init__(self, special: Lasting, goal: Goal, reward: Effects) -> None:
        self.special: Lasting = special
        self.goal: Goal = goal
        self.reward: Effects = reward


class Quest(Card):
    """A Quest card of two parts."""

    __slots__ = ("parts",)

    def __init__(self, id: str, name: Words, flavor: Words, source: str, parts: tuple[QuestPart, QuestPart]) -> None:
        super().__init__(id, name, flavor, source)
        self.parts: tuple[QuestPart, QuestPart] = parts


class CorruptedAbility:
    """One of a Corrupted's three abilities with the Worlds of the die that call it (A83)."""

    __slots__ = ("effects", "name", "symbols")

    def __init__(self, name: Words, symbols: tuple[int, ...], effects: Effects) -> None:
        self.name: Words = name
        self.symbols: tuple[int, ...] = symbols
        self.effects: Effects = effects


class Corrupted(Card):
    """A Corrupted card (HARA-CORRUPT-01)."""

    __slots__ = ("abilities", "attack", "health", "lasting", "range", "title", "weakness")

    def __init__(
        self,
        id: str,
        name: Words,
        flavor: Words,
        source: str,
        title: Words,
        health: int,
        attack: int,
        range: int,
        lasting: Lasting,
        weakness: Effects,
        abilities: list[CorruptedAbility],
    ) -> None:
        super().__init__(id, name, flavor, source)
        self.title: Words = title
        self.health: int = health
        self.attack: int = attack
        self.range: int = range
        self.lasting: Lasting = lasting
        self.weakness: Effects = weakness
        self.abilities: list[CorruptedAbility] = abilities


class CardSet:
    """Every card that a match is played with. Immutable. Hex cards are numbered through all decks."""

    __slots__ = (
        "by_id",
        "champions",
        "corrupted",
        "decks",
        "digest",
        "events",
        "hex_cards",
        "items",
        "monsters",
        "owned",
        "quests",
        "rifts",
        "shifts",
        "turn_order",
    )

    def __init__(
        self,
        champions: list[Champion],
        hex_cards: list[HexCard],
        shifts: list[Shift],
        items: list[Item],
        turn_order: list[TurnOrder],
        corrupted: list[Corrupted],
        quests: list[Quest],
        digest: str,
        owned: bool = False,
    ) -> None:
        self.champions: list[Champion] = champions
        self.hex_cards: list[HexCard] = hex_cards
        #: Hex card -> the Monster that it is, or `NO_MONSTER`.
        self.monsters: list[Monster] = [card if isinstance(card, Monster) else NO_MONSTER for card in hex_cards]
        self.events: dict[int, Event] = {at: card for at, card in enumerate(hex_cards) if isinstance(card, Event)}
        self.rifts: dict[int, Rift] = {at: card for at, card in enumerate(hex_cards) if isinstance(card, Rift)}
        #: Deck -> its hex cards, sorted.
        self.decks: list[list[int]] = [
            [at for at, card in enumerate(hex_cards) if card.deck == deck] for deck in range(7)
        ]
        self.by_id: dict[str, int] = {card.id: at for at, card in enumerate(hex_cards)}
        self.shifts: list[Shift] = shifts
        #: Sorted by number, which is their place.
        self.items: list[Item] = items
        self.turn_order: list[TurnOrder] = turn_order
        self.corrupted: list[Corrupted] = corrupted
        self.quests: list[Quest] = quests
        #: A short hash of the declarations.
        self.digest: str = digest
        #: Whether an owner's cards are among them.
        self.owned: bool = owned
