"""How cards are declared: a design once, with what differs by rarity (see ``docs/add-a-card.md``)."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.abilities import (
    Ability,
    Keyword,
    PrintedFleeting,
    QuickAction,
    Reaction,
    SpellEffect,
)
from tavola.games.altered.card import (
    AT_DUSK,
    AT_NOON,
    CHARACTER,
    FROM_HAND,
    FROM_RESERVE,
    HERO_CARD,
    JOINS,
    PERMANENT,
    SPELL,
    Card,
)
from tavola.games.altered.cost import Cost
from tavola.games.altered.effect import Node
from tavola.games.altered.passives import DEFENDER, ETERNAL, GIGANTIC, SEASONED, TOUGH

#: Reference -> card, in the printed order of each faction. Filled by the modules of this folder.
CARDS: Final[dict[str, Card]] = {}

FACTIONS: Final = {
    "AX": "Axiom",
    "BR": "Bravos",
    "LY": "Lyra",
    "MU": "Muna",
    "OR": "Ordis",
    "YZ": "Yzmir",
}


class Print:
    """One rarity of a design."""

    __slots__ = ("abilities", "costs", "faction", "rarity", "stats")

    def __init__(
        self,
        rarity: str,
        faction: str,
        costs: tuple[int, int],
        stats: tuple[int, int, int],
        abilities: tuple[Ability, ...],
    ) -> None:
        self.rarity: str = rarity
        self.faction: str = faction
        self.costs: tuple[int, int] = costs
        self.stats: tuple[int, int, int] = stats
        self.abilities: tuple[Ability, ...] = abilities


def common(hand_cost: int, reserve_cost: int, stats: tuple[int, int, int] = (0, 0, 0), *abilities: Ability) -> Print:
    """The common print."""
    return Print("C", "", (hand_cost, reserve_cost), stats, abilities)


def rare(hand_cost: int, reserve_cost: int, stats: tuple[int, int, int] = (0, 0, 0), *abilities: Ability) -> Print:
    """The rare print of the same faction."""
    return Print("R1", "", (hand_cost, reserve_cost), stats, abilities)


def rare_in(
    faction: str, hand_cost: int, reserve_cost: int, stats: tuple[int, int, int] = (0, 0, 0), *abilities: Ability
) -> Print:
    """The rare print out of faction: it counts as the faction it is played in (ALT-DECK-02)."""
    return Print("R2", faction, (hand_cost, reserve_cost), stats, abilities)


NO_STATS: Final = (0, 0, 0)


def _design(number: str, name: str, type: int, subtypes: str, prints: tuple[Print, ...]) -> None:
    home = FACTIONS[number[:2]]
    kinds = tuple(subtypes.split()) if subtypes else ()
    for one in prints:
        reference = f"ALT_CORE_B_{number}_{one.rarity}"
        CARDS[reference] = Card(
            reference,
            name,
            one.faction or home,
            type,
            one.costs[0],
            one.costs[1],
            one.stats,
            kinds,
            numbered(one.abilities),
            home,
            one.rarity,
        )


def numbered(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, each told its place on the card."""
    for place, ability in enumerate(abilities):
        ability.place = place
    return abilities


def character(number: str, name: str, subtypes: str, *prints: Print) -> None:
    """A Character design: Forest, Mountain and Water are the print's ``stats``."""
    _design(number, name, CHARACTER, subtypes, prints)


def spell(number: str, name: str, subtypes: str, *prints: Print) -> None:
    """A Spell design."""
    _design(number, name, SPELL, subtypes, prints)


def landmark(number: str, name: str, subtypes: str, *prints: Print) -> None:
    """A Landmark design: all Permanents of the Core set are Landmarks (ALT-CARD-07)."""
    _design(number, name, PERMANENT, subtypes, prints)


def hero(number: str, name: str, *abilities: Ability) -> None:
    """A Hero."""
    reference = f"ALT_CORE_B_{number}_C"
    CARDS[reference] = Card(
        reference,
        name,
        FACTIONS[number[:2]],
        HERO_CARD,
        abilities=numbered(abilities),
        print_faction=FACTIONS[number[:2]],
    )


def token(number: str, name: str, subtypes: str, stats: tuple[int, int, int], *abilities: Ability) -> Card:
    """A token: a Character without faction, rarity or cost (ALT-TOKEN-04, ALT-TOKEN-05, ALT-CARD-11)."""
    reference = f"ALT_CORE_B_{number}_C"
    card = Card(
        reference,
        name,
        "",
        CHARACTER,
        stats=stats,
        subtypes=tuple(subtypes.split()),
        abilities=numbered(abilities),
        print_faction=FACTIONS[number[:2]],
        token=True,
    )
    CARDS[reference] = card
    return card


# Abilities in the symbols that cards print (ALT-NUM-03) --------------------------------------------------------------


def J(*nodes: Node) -> Reaction:
    """{J}: on joining an Expedition or the Landmarks."""
    return Reaction(JOINS, *nodes)


def H(*nodes: Node) -> Reaction:
    """{H}: on being played from Hand."""
    return Reaction(FROM_HAND, *nodes)


def R(*nodes: Node) -> Reaction:
    """{R}: on being played from Reserve."""
    return Reaction(FROM_RESERVE, *nodes)


def noon(*nodes: Node) -> Reaction:
    """At Noon."""
    return Reaction(AT_NOON, *nodes)


def dusk(*nodes: Node) -> Reaction:
    """At Dusk."""
    return Reaction(AT_DUSK, *nodes)


def support(*nodes: Node) -> QuickAction:
    """{D}: discard this card from Reserve for an effect."""
    return QuickAction(Cost(discard=True), *nodes, support=True)


def does(*nodes: Node) -> SpellEffect:
    """What a Spell does."""
    return SpellEffect(*nodes)


def fleeting() -> PrintedFleeting:
    """A Spell's printed Fleeting."""
    return PrintedFleeting()


def gigantic() -> Keyword:
    return Keyword(GIGANTIC)


def tough(amount: int) -> Keyword:
    return Keyword(TOUGH, amount)


def seasoned() -> Keyword:
    return Keyword(SEASONED)


def eternal() -> Keyword:
    return Keyword(ETERNAL)


def defender() -> Keyword:
    return Keyword(DEFENDER)
