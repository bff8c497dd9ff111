"""Every Perk tile as a declaration, in the order of `perk`.

Triggered and ongoing tiles act where their condition is looked at; here they have their words only.
"""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.hero_perks import Convert, EssenceForGem, RemoveMenace, StepAlong
from tavola.games.faeriell.kickstarter_perks import EssenceForEvent, EssenceForSteps, NudgeGuardian, RelocateGuardians
from tavola.games.faeriell.perk import hero_with
from tavola.games.faeriell.perk_kind import ACTIVATED, ONGOING, SPECIAL, TRIGGERED, Perk, Says
from tavola.games.faeriell.pieces import (
    BEAR,
    BLUE,
    BOAR,
    CORRUPTION,
    FOREST,
    GREEN,
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
from tavola.games.faeriell.sower_perks import (
    CorruptionForDraft,
    CorruptOpponent,
    EssencesForDoom,
    TakeCorruption,
    TradeCorruption,
)
from tavola.games.faeriell.state import FaeriellState
from tavola.kernel.language import mark


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
        SPECIAL,
        "FAE-KSSPERK-03",
        mark("Once a round, in your harvest, gain 1 Corruption Essence for each Corruption token on the map."),
    ),
    TradeCorruption(SPECIAL, "FAE-KSSPERK-04"),
)
