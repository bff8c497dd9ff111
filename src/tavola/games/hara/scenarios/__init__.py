"""Every way to play: the Arenas, and the three Scenarios of each champion."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios.arena import IntroductoryArena, VersusArena
from tavola.games.hara.scenarios.kaoru import FavoritePastime, LightsInTheDark, TheMakingOfAMan
from tavola.games.hara.scenarios.leaf import PartOfTheTree, PartyOnLeaf, ShatteredWorlds
from tavola.games.hara.scenarios.oric import TheUnfinishedKata, TwelveBreaths, TwoSchools
from tavola.games.hara.scenarios.persephone import AsleepInTheDrear, TheBorrowedFace, WhatTheDarkWants
from tavola.games.hara.scenarios.soff import KeepTheFire, OneCandle, RainOfAsh
from tavola.games.hara.scenarios.thomas import SealingNight, TheLastGate, TheTollBridge

SCENARIOS: Final[tuple[Scenario, ...]] = (
    VersusArena(),
    IntroductoryArena(),
    FavoritePastime(),
    LightsInTheDark(),
    TheMakingOfAMan(),
    ShatteredWorlds(),
    PartOfTheTree(),
    PartyOnLeaf(),
    TheUnfinishedKata(),
    TwoSchools(),
    TwelveBreaths(),
    WhatTheDarkWants(),
    TheBorrowedFace(),
    AsleepInTheDrear(),
    KeepTheFire(),
    RainOfAsh(),
    OneCandle(),
    SealingNight(),
    TheTollBridge(),
    TheLastGate(),
)
