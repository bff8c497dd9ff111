"""Cards (Complete Rules 2.2): what is printed on one, and how its abilities are found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tavola.games.altered.abilities import Ability, QuickAction, Reaction, SpellEffect
    from tavola.games.altered.amount import Condition, Count
    from tavola.games.altered.standing_abilities import (
        GivesReaction,
        Grant,
        Modifier,
        OptionalCost,
        PriceFloor,
        PriceRise,
        SpellsAreFleeting,
    )

# Types (ALT-CARD-01), as bits; a Permanent of the Core set is a Landmark (ALT-CARD-07).
CHARACTER: Final = 1
PERMANENT: Final = 2
SPELL: Final = 4
HERO_CARD: Final = 8
#: Mana Convergence, which is nothing else even before it lies in a Mana zone (ALT-DECK-08).
MANA_ORB: Final = 16
TYPE_NAMES: Final = {
    CHARACTER: "Character",
    PERMANENT: "Landmark",
    SPELL: "Spell",
    HERO_CARD: "Hero",
    MANA_ORB: "Mana Orb",
}

# What an ability may wait for. The first are the card's own moves, which it is asked directly; the rest are announced
# to the cards that listen for them.
JOINS: Final = 0  #: {J}
FROM_HAND: Final = 1  #: {H}
FROM_RESERVE: Final = 2  #: {R}
LEAVES_EXPEDITIONS: Final = 3
EXPEDITION_TO_RESERVE: Final = 4
IS_SACRIFICED: Final = 5
LEAVES_LANDMARKS: Final = 6
HAND_TO_RESERVE: Final = 7
AT_NOON: Final = 8
AT_DUSK: Final = 9
CARD_PLAYED: Final = 10
CHARACTER_JOINS: Final = 11
DICE_ROLLED: Final = 12
MOVED_FORWARD: Final = 13
FAILED_TO_MOVE: Final = 14
TOKEN_CREATED: Final = 15
BOOSTS_GAINED: Final = 16
RESERVE_LEFT: Final = 17
CARDS_DRAWN: Final = 18
RESUPPLIED: Final = 19
CHARACTER_SACRIFICED: Final = 20
AT_MORNING: Final = 21
AT_NIGHT: Final = 22
AT_AFTERNOON: Final = 23
# What an ability may change as long as it is there.
GRANTS: Final = 24
PRICES: Final = 25
FORBIDS: Final = 26
# The steps and actions that modifiers may change (6.2), each listened for on its own.
MODIFIES_MOVES: Final = 27
MODIFIES_JOINING: Final = 28
MODIFIES_DRAWS: Final = 29
MODIFIES_RESUPPLIES: Final = 30
MODIFIES_ROLLS: Final = 31
# What gives something to Spells in Limbo (ALT-SPELL-02).
GIVES_SPELLS: Final = 32
# Progress has moved an Expedition forward due to Forest, whatever else it was due to.
MOVED_BY_FOREST: Final = 33
# What gives Reactions to other cards.
GIVES_REACTIONS: Final = 34
LISTEN_COUNT: Final = 35
FIRST_LISTENED: Final = AT_NOON

# When abilities are ignored on Day 1: with the balance "2026-02" only (ALT-OPT-01), or with every one.
NEVER: Final = 0
LATE_BALANCE: Final = 1
ALWAYS: Final = 2

RARITY_NAMES: Final = {"C": "Common", "R1": "Rare", "R2": "Rare, out of faction", "": ""}


_numbers: list[int] = [0]


def _take_number() -> int:
    _numbers[0] += 1
    return _numbers[0]


class Card:
    """The printed card of one reference. Immutable; every copy in play shares it."""

    __slots__ = (
        "abilities",
        "bars_terrains",
        "defender",
        "eternal",
        "expands_from_deck",
        "faction",
        "forbids_movement",
        "forbids_terrains",
        "forbids_triggers",
        "forest",
        "gigantic",
        "gives_reactions",
        "gives_spells",
        "grants",
        "hand_cost",
        "idle_on_first_day",
        "landmark_limit",
        "limits_terrains",
        "listens",
        "modifiers",
        "morning_draw",
        "mountain",
        "name",
        "number",
        "optional_cost",
        "price_floor",
        "price_rise",
        "print_faction",
        "printed_fleeting",
        "quick_actions",
        "rarity",
        "reactions",
        "reference",
        "reserve_cost",
        "reserve_limit",
        "seasoned",
        "source",
        "spell_effect",
        "starting_counters",
        "stats",
        "subtypes",
        "support",
        "token",
        "tough",
        "tough_count",
        "type",
        "unplayable_while",
        "water",
    )

    def __init__(
        self,
        reference: str,
        name: str,
        faction: str,
        type: int,
        hand_cost: int = 0,
        reserve_cost: int = 0,
        stats: tuple[int, int, int] = (0, 0, 0),
        subtypes: tuple[str, ...] = (),
        abilities: tuple[Ability, ...] = (),
        print_faction: str = "",
        rarity: str = "",
        token: bool = False,
        source: str = "public",
    ) -> None:
        self.reference: str = reference
        #: What tells printed cards apart as a number; it means nothing beyond the process.
        self.number: int = _take_number()
        self.name: str = name
        #: The faction it is played in, "" for neutral (ALT-CARD-14).
        self.faction: str = faction
        self.print_faction: str = print_faction or faction
        self.type: int = type
        self.token: bool = token
        #: "C", "R1", "R2" (out of faction), or "" (ALT-CARD-09).
        self.rarity: str = rarity
        self.subtypes: tuple[str, ...] = subtypes
        self.hand_cost: int = hand_cost
        self.reserve_cost: int = reserve_cost
        self.stats: tuple[int, int, int] = stats
        self.forest: int = stats[0]
        self.mountain: int = stats[1]
        self.water: int = stats[2]
        #: "rulebook", "public" (a fact known from public play) or "house".
        self.source: str = source
        #: Every ability in the order of its text (ALT-CARD-16); the fields below are found from it.
        self.abilities: tuple[Ability, ...] = abilities
        self.gigantic: bool = False
        self.tough: int = 0
        self.tough_count: Count | None = None
        self.seasoned: bool = False
        self.eternal: bool = False
        self.defender: bool = False
        self.printed_fleeting: bool = False
        self.starting_counters: int = 0
        # Every Core Hero prints 2 and 2; a seat without a Hero has the same (ALT-CARD-23, ALT-CARD-24).
        self.reserve_limit: int = 2
        self.landmark_limit: int = 2
        #: Trigger -> the Reactions that it activates.
        self.reactions: list[tuple[Reaction, ...]] = [()] * LISTEN_COUNT
        #: What it listens for while it functions, and with which abilities.
        self.listens: tuple[int, ...] = ()
        self.quick_actions: tuple[QuickAction, ...] = ()
        self.support: QuickAction | None = None
        self.grants: tuple[Grant, ...] = ()
        self.modifiers: tuple[Modifier, ...] = ()
        self.spell_effect: SpellEffect | None = None
        self.optional_cost: OptionalCost | None = None
        self.gives_spells: SpellsAreFleeting | None = None
        self.gives_reactions: tuple[GivesReaction, ...] = ()
        self.price_floor: PriceFloor | None = None
        self.price_rise: PriceRise | None = None
        self.unplayable_while: Condition | None = None
        #: The only terrains that any region has while it is there.
        self.forbids_terrains: int = 7
        #: Whether {J}, {H} and {R} of the Characters that face it cannot activate.
        self.forbids_triggers: bool = False
        #: Whether its controller's other Expedition, and the one facing that, cannot move forward.
        self.forbids_movement: bool = False
        #: The terrains barred for the Expedition that it faces (ALT-PROGRESS-09), and whether only Progress may move
        #: that one forward (ALT-PROGRESS-10).
        self.bars_terrains: int = 0
        self.limits_terrains: bool = False
        #: How a Hero changes Draw and Expand of its player's Morning (ALT-MORNING-07).
        self.morning_draw: int = 2
        self.expands_from_deck: bool = False
        #: Whether its abilities are ignored on Day 1: `NEVER`, `LATE_BALANCE` or `ALWAYS`.
        self.idle_on_first_day: int = NEVER
        for ability in abilities:
            ability.install(self)

    def __repr__(self) -> str:
        return f"<{self.reference} {self.name}>"
