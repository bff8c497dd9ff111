"""Perk Actions and Abilities: every Perk tile as a declaration, in the order of `perk`.

A tile says of which kind it is (FAE-PERK-01), when it can be used, what it then does, and in words the same. Triggered
and ongoing tiles act where their condition is looked at; here they have their words only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tavola.games.faeriell.actions import CARD, COLOUR, DONE, GUARDIAN, NODE, PLAYERS, REGION
from tavola.games.faeriell.corruption_event import CorruptionEvent
from tavola.games.faeriell.doom import corrupt, move_doom
from tavola.games.faeriell.event_phase import MENACE_DRAFT, MoveGuardian, put_guardian
from tavola.games.faeriell.names import ESSENCES, GUARDIANS_THE, REGIONS_OF
from tavola.games.faeriell.perk import hero_with
from tavola.games.faeriell.pieces import (
    BEAR,
    BLUE,
    BOAR,
    CARD_KINDS,
    CARD_ROOM,
    COLOURS,
    CORRUPTION,
    FOREST,
    GREEN,
    GUARDIANS,
    HERO_TYPES,
    MEADOW,
    MOUNTAIN,
    OWL,
    RED,
    RIVER,
    SNAKE,
    STAG,
    TOAD,
    TURTLE,
    WOLF,
    YELLOW,
)
from tavola.games.faeriell.solving import StepOn, free_within, remove_menace, step_to
from tavola.games.faeriell.state import FaeriellState
from tavola.games.faeriell.supply import BASIC, SpendOne, any_but_corruption, draw_essence, has_cards, spend
from tavola.kernel.language import mark
from tavola.kernel.step import SeatChoice, Step

#: Looks a message up in the catalogue of a language.
Words = Callable[[str], str]

ACTIVATED: Final = 0
SPECIAL: Final = 1
TRIGGERED: Final = 2
ONGOING: Final = 3
KIND_NAMES: Final = (
    mark("Activated Action"),
    mark("Special Action"),
    mark("Triggered Ability"),
    mark("Ongoing Ability"),
)


class Perk:
    """One Perk tile."""

    __slots__ = ("kind", "rule")

    def __init__(self, kind: int, rule: str) -> None:
        self.kind: int = kind
        self.rule: str = rule

    def usable(self, state: FaeriellState, hero: int) -> bool:
        """Whether its cost can be paid and it would do something; triggered and ongoing tiles are never used."""
        return False

    def use(self, state: FaeriellState, hero: int) -> None:
        """Pay its cost and do it, or ask what is to be known first."""
        raise AssertionError(f"{type(self).__name__} is not used")

    def text(self, words: Words) -> str:
        """What it does, as a sentence."""
        raise AssertionError(f"{type(self).__name__} cannot be said")


def perk_actions(state: FaeriellState, hero: int) -> list[int]:
    """The Perks of the Hero that could be used now; a Special Action once a Phase (FAE-PERK-02, -03, -11)."""
    return [
        perk
        for perk in state.perks[hero]
        if not (TILES[perk].kind == SPECIAL and state.perk_used >> perk & 1) and TILES[perk].usable(state, hero)
    ]


def use_perk(state: FaeriellState, perk: int) -> None:
    """Use a tile; a Special Action spends the gem on it (FAE-PERK-04)."""
    tile = TILES[perk]
    if tile.kind == SPECIAL:
        state.perk_used |= 1 << perk
    hero = hero_with(state, perk)
    if state.events is not None:
        state.report("perk_used", tile.rule, player=hero // HERO_TYPES, perk=perk)
    tile.use(state, hero)


def holds(state: FaeriellState, hero: int, colour: int) -> int:
    """How many Essences of the colour the Hero's player holds."""
    return state.essences[hero // HERO_TYPES * COLOURS + colour]


# Hero Perks ----------------------------------------------------------------------------------------------------------


class Convert(Perk):
    """One Essence of either colour becomes one of the other (FAE-HPERK-01 to -06, A48)."""

    __slots__ = ("one", "other")

    def __init__(self, rule: str, one: int, other: int) -> None:
        super().__init__(SPECIAL, rule)
        self.one: int = one
        self.other: int = other

    def usable(self, state: FaeriellState, hero: int) -> bool:
        one, other = self.one, self.other
        return (holds(state, hero, one) > 0 and has_cards(state, other)) or (
            holds(state, hero, other) > 0 and has_cards(state, one)
        )

    def use(self, state: FaeriellState, hero: int) -> None:
        state.agenda.append(ConvertCard(hero // HERO_TYPES, self.one, self.other, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Turn 1 {one} into 1 {other}, or the other way round.")).format(
            one=words(ESSENCES[self.one]), other=words(ESSENCES[self.other])
        )


class ConvertCard(SeatChoice):
    """Which card is converted."""

    __slots__ = ("one", "other", "rule")

    kind: ClassVar[str] = "convert"

    def __init__(self, who: int, one: int, other: int, rule: str) -> None:
        super().__init__(who)
        self.one: int = one
        self.other: int = other
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        found: list[int] = []
        for colour, into in ((self.one, self.other), (self.other, self.one)):
            if has_cards(state, into):
                found += [CARD + card for card in state.cards_of(self.who, colour)]
        return found

    def take(self, state: FaeriellState, option: int) -> None:
        colour = (option - CARD) // CARD_ROOM
        spend(state, self.who, option - CARD, self.rule)
        draw_essence(state, self.who, self.other if colour == self.one else self.one, self.rule)


class StepAlong(Perk):
    """Move 1 node along a path that borders a Region of a terrain (FAE-HPERK-07, A38, A42)."""

    __slots__ = ("terrain",)

    def __init__(self, rule: str, terrain: int) -> None:
        super().__init__(SPECIAL, rule)
        self.terrain: int = terrain

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return bool(steps_along(state, state.hero_node[hero], self.terrain))

    def use(self, state: FaeriellState, hero: int) -> None:
        state.agenda.append(StepAlongPath(hero // HERO_TYPES, hero, self.terrain, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Move 1 node along a path beside a {region}.")).format(region=words(REGIONS_OF[self.terrain]))


def steps_along(state: FaeriellState, node: int, terrain: int) -> list[int]:
    """The free nodes one step away along such a path, as actions."""
    world = state.world
    found = []
    for place, other in enumerate(world.neighbours[node]):
        if state.occupied >> other & 1:
            continue
        if any(state.has_terrain(region, terrain) for region in world.path_regions[node][place]):
            found.append(NODE + other)
    return found


class StepAlongPath(SeatChoice):
    """To which node it steps."""

    __slots__ = ("hero", "rule", "terrain")

    kind: ClassVar[str] = "step"

    def __init__(self, who: int, hero: int, terrain: int, rule: str) -> None:
        super().__init__(who)
        self.hero: int = hero
        self.terrain: int = terrain
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return steps_along(state, state.hero_node[self.hero], self.terrain)

    def take(self, state: FaeriellState, option: int) -> None:
        step_to(state, self.hero, option - NODE, self.rule)


class RemoveMenace(Perk):
    """For an Action gem remove a Menace of any colour from an adjacent Region (FAE-HPERK-08, FAE-PERK-08, A47).

    ``terrain`` -1 stands for any Region; ``doom`` is what the Sower makes of it (FAE-SPERK-02).
    """

    __slots__ = ("doom", "terrain")

    def __init__(self, rule: str, terrain: int, doom: int = 0) -> None:
        super().__init__(ACTIVATED, rule)
        self.terrain: int = terrain
        self.doom: int = doom

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return state.gems[hero] > 0 and bool(removable(state, hero, self.terrain))

    def use(self, state: FaeriellState, hero: int) -> None:
        state.gems[hero] -= 1
        state.agenda.append(RemoveWhich(hero // HERO_TYPES, hero, self.terrain, self.doom, self.rule))

    def text(self, words: Words) -> str:
        if self.doom:
            return words(
                mark("For 1 Action gem remove a Menace of any colour from an adjacent Region; Doom moves 1 forward.")
            )
        return words(mark("For 1 Action gem remove a Menace of any colour from an adjacent {region}.")).format(
            region=words(REGIONS_OF[self.terrain])
        )


def removable(state: FaeriellState, hero: int, terrain: int) -> list[int]:
    """The Guardians whose Menace the Hero could remove, as actions."""
    bits = state.world.node_region_bits[state.hero_node[hero]]
    found = []
    for guardian in range(GUARDIANS):
        colour = state.token_colour(guardian)
        region = state.guardian_at[guardian]
        if 0 <= colour < CORRUPTION and bits >> region & 1 and (terrain < 0 or state.has_terrain(region, terrain)):
            found.append(GUARDIAN + guardian)
    return found


class RemoveWhich(SeatChoice):
    """Which Menace is removed."""

    __slots__ = ("doom", "hero", "rule", "terrain")

    kind: ClassVar[str] = "remove"
    rules: ClassVar[tuple[str, ...]] = ("FAE-PERK-07", "FAE-PERK-08")

    def __init__(self, who: int, hero: int, terrain: int, doom: int, rule: str) -> None:
        super().__init__(who)
        self.hero: int = hero
        self.terrain: int = terrain
        self.doom: int = doom
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return removable(state, self.hero, self.terrain)

    def take(self, state: FaeriellState, option: int) -> None:
        remove_menace(state, self.who, option - GUARDIAN, self.rule)
        move_doom(state, self.doom, self.rule)


class EssenceForGem(Perk):
    """Spend Essences of a colour for Action gems of this Hero, in this Phase (FAE-HPERK-15 to -18, FAE-SPERK-05)."""

    __slots__ = ("colour", "gems")

    def __init__(self, rule: str, colour: int, gems: int = 1) -> None:
        super().__init__(ACTIVATED, rule)
        self.colour: int = colour
        self.gems: int = gems

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, self.colour) > 0

    def use(self, state: FaeriellState, hero: int) -> None:
        state.gems[hero] += self.gems
        state.agenda.append(SpendOne(hero // HERO_TYPES, 1 << self.colour, self.rule))

    def text(self, words: Words) -> str:
        sentence = (
            mark("Spend 1 {essence}: this Hero gains 1 Action gem.")
            if self.gems == 1
            else mark("Spend 1 {essence}: this Hero gains 2 Action gems.")
        )
        return words(sentence).format(essence=words(ESSENCES[self.colour]))


class Says(Perk):
    """A triggered or ongoing ability, which other parts of the rules look for."""

    __slots__ = ("sentence",)

    def __init__(self, kind: int, rule: str, sentence: str) -> None:
        super().__init__(kind, rule)
        self.sentence: str = sentence

    def text(self, words: Words) -> str:
        return words(self.sentence)


# Kickstarter edition -------------------------------------------------------------------------------------------------


class NudgeGuardian(Perk):
    """Move one of two Guardians to an adjacent Region of its Area (FAE-KSPERK-01 to -04)."""

    __slots__ = ("one", "other")

    def __init__(self, rule: str, one: int, other: int) -> None:
        super().__init__(SPECIAL, rule)
        self.one: int = one
        self.other: int = other

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return bool(next_regions(state, self.one) or next_regions(state, self.other))

    def use(self, state: FaeriellState, hero: int) -> None:
        state.agenda.append(NudgeWhich(hero // HERO_TYPES, self.one, self.other, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Move {one} or {other} to an adjacent Region of its own Area.")).format(
            one=words(GUARDIANS_THE[self.one]), other=words(GUARDIANS_THE[self.other])
        )


def next_regions(state: FaeriellState, guardian: int) -> list[int]:
    """The Regions of its own Area next to where the Guardian stands."""
    here = state.guardian_at[guardian]
    return [region for region in state.world.adjacent[here] if state.world.area[region] == guardian]


class NudgeWhich(SeatChoice):
    """To which Region one of the two goes; the Region says which."""

    __slots__ = ("one", "other", "rule")

    kind: ClassVar[str] = "move_guardian"

    def __init__(self, who: int, one: int, other: int, rule: str) -> None:
        super().__init__(who)
        self.one: int = one
        self.other: int = other
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return [REGION + region for one in (self.one, self.other) for region in next_regions(state, one)]

    def take(self, state: FaeriellState, option: int) -> None:
        region = option - REGION
        put_guardian(state, state.world.area[region], region, self.rule)


class RelocateGuardians(Perk):
    """For an Action gem relocate both of two Guardians inside their Areas (FAE-KSPERK-05 to -08)."""

    __slots__ = ("one", "other")

    def __init__(self, rule: str, one: int, other: int) -> None:
        super().__init__(ACTIVATED, rule)
        self.one: int = one
        self.other: int = other

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return state.gems[hero] > 0

    def use(self, state: FaeriellState, hero: int) -> None:
        state.gems[hero] -= 1
        player = hero // HERO_TYPES
        state.agenda.append(MoveGuardian(player, self.other, self.rule))
        state.agenda.append(MoveGuardian(player, self.one, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("For 1 Action gem move {one} and {other}, each to any Region of its own Area.")).format(
            one=words(GUARDIANS_THE[self.one]), other=words(GUARDIANS_THE[self.other])
        )


class EssenceForSteps(Perk):
    """Spend an Essence that is not Corruption to move 2 nodes (FAE-KSPERK-12)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return any_but_corruption(state, hero // HERO_TYPES) > 0 and bool(free_within(state, state.hero_node[hero], 2))

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(StepOn(player, hero, 2, self.rule, False, -1))
        state.agenda.append(SpendOne(player, BASIC, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 1 Essence that is not Corruption to move up to 2 nodes."))


class EssenceForEvent(Perk):
    """Spend an Essence of a colour to trigger a Corruption Event (FAE-KSPERK-13 to -16)."""

    __slots__ = ("colour",)

    def __init__(self, rule: str, colour: int) -> None:
        super().__init__(SPECIAL, rule)
        self.colour: int = colour

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, self.colour) > 0

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(CorruptionEvent(player))
        state.agenda.append(SpendOne(player, 1 << self.colour, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 1 {essence} to trigger a Corruption Event.")).format(
            essence=words(ESSENCES[self.colour])
        )


# Sower Perks ---------------------------------------------------------------------------------------------------------


class CorruptOpponent(Perk):
    """Spend 1 Corruption to corrupt an opponent who is corrupted already (FAE-SPERK-01)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, CORRUPTION) > 0 and bool(corruptible(state, hero // HERO_TYPES))

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(CorruptWhom(player))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))

    def text(self, words: Words) -> str:
        return words(
            mark("Spend 1 Corruption Essence: an opponent at Tribe Corruption 1 or more moves 1 forward on that track.")
        )


def corruptible(state: FaeriellState, player: int) -> list[int]:
    """The opponents whose token could be moved, as actions."""
    return [PLAYERS + one for one in range(state.seats) if one != player and state.corruption[one] > 0]


class CorruptWhom(SeatChoice):
    """Which opponent it is (FAE-SPERK-01)."""

    __slots__ = ()

    kind: ClassVar[str] = "corrupt_whom"
    rules: ClassVar[tuple[str, ...]] = ("FAE-SPERK-01",)

    def options(self, state: FaeriellState) -> list[int]:
        return corruptible(state, self.who)

    def take(self, state: FaeriellState, option: int) -> None:
        corrupt(state, option - PLAYERS, "FAE-SPERK-01")


class EssencesForDoom(Perk):
    """Spend 2 Essences that are not Corruption to move Doom (FAE-SPERK-06)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return any_but_corruption(state, hero // HERO_TYPES) >= 2

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(DoomStep(self.rule))
        state.agenda.append(SpendOne(player, BASIC, self.rule))
        state.agenda.append(SpendOne(player, BASIC, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 2 Essences that are not Corruption: Doom moves 1 forward."))


class DoomStep(Step):
    """Doom moves 1 forward."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule: str = rule

    def run(self, state: FaeriellState) -> None:
        move_doom(state, 1, self.rule)


class CorruptionForDraft(Perk):
    """Spend 2 Corruption for a Menace draft (FAE-KSSPERK-01)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, CORRUPTION) >= 2

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        state.agenda.append(MENACE_DRAFT)
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Spend 2 Corruption Essences to carry out a Menace draft."))


class TakeCorruption(Perk):
    """Discard 1 Essence to take 1 Corruption from each other player (FAE-KSSPERK-02)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        player = hero // HERO_TYPES
        return any_but_corruption(state, player) > 0 and any(
            state.essences[other * COLOURS + CORRUPTION] for other in range(state.seats) if other != player
        )

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        for other in reversed(state.order_of_play()):
            if other != player and state.essences[other * COLOURS + CORRUPTION]:
                state.agenda.append(HandOver(other, player))
        state.agenda.append(SpendOne(player, BASIC, self.rule))

    def text(self, words: Words) -> str:
        return words(
            mark("Discard 1 Essence that is not Corruption: take 1 Corruption Essence from each other player.")
        )


class HandOver(SeatChoice):
    """Which Corruption card the other player hands over: its owner picks (A20)."""

    __slots__ = ("to",)

    kind: ClassVar[str] = "hand_over"
    rules: ClassVar[tuple[str, ...]] = ("FAE-KSSPERK-02",)

    def __init__(self, who: int, to: int) -> None:
        super().__init__(who)
        self.to: int = to

    def options(self, state: FaeriellState) -> list[int]:
        return [CARD + card for card in state.cards_of(self.who, CORRUPTION)]

    def take(self, state: FaeriellState, option: int) -> None:
        card = option - CARD
        state.give_up(self.who, card)
        state.gain(self.to, card)
        state.revealed[self.to * CARD_KINDS + card] += 1
        if state.events is not None:
            state.report("handed_over", "FAE-KSSPERK-02", player=self.who, to=self.to)


class TradeCorruption(Perk):
    """Trade 2 Corruption for 3 Essences of free colours (FAE-KSSPERK-04)."""

    __slots__ = ()

    def usable(self, state: FaeriellState, hero: int) -> bool:
        return holds(state, hero, CORRUPTION) >= 2 and any(has_cards(state, colour) for colour in range(4))

    def use(self, state: FaeriellState, hero: int) -> None:
        player = hero // HERO_TYPES
        for _ in range(3):
            state.agenda.append(DrawAny(player, self.rule))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))
        state.agenda.append(SpendOne(player, 1 << CORRUPTION, self.rule))

    def text(self, words: Words) -> str:
        return words(mark("Trade 2 Corruption Essences for 3 Essences of any colours."))


class DrawAny(SeatChoice):
    """Which colour is drawn."""

    __slots__ = ("rule",)

    kind: ClassVar[str] = "draw_any"

    def __init__(self, who: int, rule: str) -> None:
        super().__init__(who)
        self.rule: str = rule

    def options(self, state: FaeriellState) -> list[int]:
        return [COLOUR + colour for colour in range(4) if has_cards(state, colour)] or [DONE]

    def take(self, state: FaeriellState, option: int) -> None:
        if option != DONE:
            draw_essence(state, self.who, option - COLOUR, self.rule)


TILES: Final[tuple[Perk, ...]] = (
    Convert("FAE-HPERK-01", YELLOW, BLUE),
    Convert("FAE-HPERK-02", GREEN, BLUE),
    Convert("FAE-HPERK-03", RED, BLUE),
    Convert("FAE-HPERK-04", GREEN, RED),
    Convert("FAE-HPERK-05", YELLOW, GREEN),
    Convert("FAE-HPERK-06", YELLOW, RED),
    StepAlong("FAE-HPERK-07", RIVER),
    RemoveMenace("FAE-HPERK-08", RIVER),
    StepAlong("FAE-HPERK-09", MOUNTAIN),
    RemoveMenace("FAE-HPERK-10", MOUNTAIN),
    StepAlong("FAE-HPERK-11", FOREST),
    RemoveMenace("FAE-HPERK-12", FOREST),
    StepAlong("FAE-HPERK-13", MEADOW),
    RemoveMenace("FAE-HPERK-14", MEADOW),
    EssenceForGem("FAE-HPERK-15", BLUE),
    EssenceForGem("FAE-HPERK-16", YELLOW),
    EssenceForGem("FAE-HPERK-17", RED),
    EssenceForGem("FAE-HPERK-18", GREEN),
    Says(ONGOING, "FAE-HPERK-19", mark("This Hero goes on Quests, and solves them, in all four colours.")),
    Says(ONGOING, "FAE-HPERK-20", mark("An Essence of any of the four colours pays for your cleansing.")),
    Says(ONGOING, "FAE-HPERK-21", mark("A Movement of this Hero covers 1 more node.")),
    Says(TRIGGERED, "FAE-HPERK-22", mark("After solving a Menace this Hero may move 1 node, once per Hero Phase.")),
    # Kickstarter edition
    NudgeGuardian("FAE-KSPERK-01", SNAKE, WOLF),
    NudgeGuardian("FAE-KSPERK-02", BEAR, TOAD),
    NudgeGuardian("FAE-KSPERK-03", BOAR, TURTLE),
    NudgeGuardian("FAE-KSPERK-04", OWL, STAG),
    RelocateGuardians("FAE-KSPERK-05", TURTLE, SNAKE),
    RelocateGuardians("FAE-KSPERK-06", BEAR, STAG),
    RelocateGuardians("FAE-KSPERK-07", TOAD, OWL),
    RelocateGuardians("FAE-KSPERK-08", BOAR, WOLF),
    Says(TRIGGERED, "FAE-KSPERK-09", mark("When this Hero solves a Quest it gains 1 Action gem.")),
    Says(ONGOING, "FAE-KSPERK-10", mark("This Hero solves a Menace of any colour on a Region that you own.")),
    Says(
        TRIGGERED,
        "FAE-KSPERK-11",
        mark("Whenever this Hero gains a Perk, this one included, move one of your Tracking tokens 1 forward."),
    ),
    EssenceForSteps(ACTIVATED, "FAE-KSPERK-12"),
    EssenceForEvent("FAE-KSPERK-13", BLUE),
    EssenceForEvent("FAE-KSPERK-14", YELLOW),
    EssenceForEvent("FAE-KSPERK-15", RED),
    EssenceForEvent("FAE-KSPERK-16", GREEN),
    # Corruption Sower
    CorruptOpponent(ACTIVATED, "FAE-SPERK-01"),
    RemoveMenace("FAE-SPERK-02", -1, 1),
    Says(
        TRIGGERED,
        "FAE-SPERK-04",
        mark(
            "On gaining this the Hero has one Hero action less for good. "
            "Each time Doom moves 1 forward you gain 1 Corruption Essence."
        ),
    ),
    EssenceForGem("FAE-SPERK-05", CORRUPTION, 2),
    EssencesForDoom(ACTIVATED, "FAE-SPERK-06"),
    CorruptionForDraft(ACTIVATED, "FAE-KSSPERK-01"),
    TakeCorruption(SPECIAL, "FAE-KSSPERK-02"),
    Says(
        TRIGGERED,
        "FAE-KSSPERK-03",
        mark("Once a round, in your harvest, gain 1 Corruption Essence for each Corruption token on the map."),
    ),
    TradeCorruption(SPECIAL, "FAE-KSSPERK-04"),
)
