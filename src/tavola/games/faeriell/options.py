"""The options of the game: difficulty, mode, scenario, modules, values. Each is declared once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tavola.games.faeriell.state import DIFFICULTY_NAMES, MODE_NAMES, SCENARIO_NAMES, Rules
from tavola.games.faeriell.values import HOUSE, Values, read_values
from tavola.kernel.language import mark
from tavola.kernel.option import BadCombination, Option, Settings, settle

_PACKAGE: Final = "tavola.games.faeriell"
#: The mode that goes without saying for as many as sit there. It is settled before a game begins.
AUTO: Final = "auto"

MODE: Final = Option(
    "mode",
    mark("How you play"),
    AUTO,
    (
        (AUTO, mark("Each for itself; alone: solo")),
        ("versus", mark("Each for itself")),
        ("coop", mark("Full coop")),
        ("solo", mark("Solo")),
    ),
    rules=("FAE-COMP-01", "FAE-COOP-01"),
)
DIFFICULTY: Final = Option(
    "difficulty",
    mark("Difficulty"),
    "medium",
    (
        ("easy", mark("Easy")),
        ("medium", mark("Medium")),
        ("hard", mark("Hard")),
        ("very_hard", mark("Very hard")),
    ),
    rules=("FAE-MENACE-08", "FAE-MENACE-09", "FAE-MENACE-10", "FAE-MENACE-11"),
)
SCENARIO: Final = Option(
    "scenario",
    mark("Scenario"),
    "standard",
    (
        ("standard", mark("The standard setup")),
        ("first_game", mark("Starting scenario")),
        ("twins", mark("The Twins")),
        ("winter", mark("Winter's Grasp")),
    ),
    rules=("FAE-START-01", "FAE-TWINS-01", "FAE-WINTER-01"),
)
SHADOWS: Final = Option(
    "shadows",
    mark("The Shadows"),
    "no",
    (("no", mark("No")), ("yes", mark("Each Tribe has a fifth Hero, the Shadow"))),
    rules=("FAE-SHADOW-01",),
)
DRIFTER: Final = Option(
    "drifter",
    mark("The Drifter"),
    "no",
    (("no", mark("No")), ("yes", mark("A dark Weybit wanders the map"))),
    rules=("FAE-DRIFT-01",),
)
ADVANCED: Final = Option(
    "advanced",
    mark("Advanced Rule"),
    "yes",
    (("yes", mark("Who solves with a Tracking token on 5 moves another player's back")), ("no", mark("No"))),
    rules=("FAE-BEACON-07",),
)
KICKSTARTER: Final = Option(
    "kickstarter",
    mark("Kickstarter edition"),
    "no",
    (("no", mark("No")), ("yes", mark("More Herbs, Perks and Sower Perks"))),
    rules=("FAE-COMP-05", "FAE-COMP-09", "FAE-COMP-12"),
)
DOOM_SHIELD: Final = Option(
    "doom_shield",
    mark("Doom held off"),
    "no",
    (
        ("no", mark("No")),
        ("yes", mark("Doom on 15 ends nothing while somebody has 5 Achievements and nobody the Sower")),
    ),
    rules=("FAE-ENDG-16",),
)
WINTER_GEMS: Final = Option(
    "winter_gems",
    mark("Only in Winter's Grasp: a gem is put down"),
    "round",
    (
        ("round", mark("After each round")),
        ("turn", mark("After each turn, as written")),
    ),
    rules=("FAE-WINTER-04",),
)
CONTENT: Final = Option(
    "content",
    mark("Values of the parts"),
    "house",
    suggestions=(("house", mark("House values")),),
    about=mark(
        "A TOML file with what your own copy prints (costs, Harvest wheel, map, …); whatever it leaves out is the "
        "house's."
    ),
)

OPTIONS: Final = (
    MODE,
    SCENARIO,
    DIFFICULTY,
    SHADOWS,
    DRIFTER,
    ADVANCED,
    KICKSTARTER,
    DOOM_SHIELD,
    WINTER_GEMS,
    CONTENT,
)


@lru_cache(maxsize=8)
def values_of(content: str) -> Values:
    """The values that the option names: the house's, or an owner's file.

    Raises:
        BadSetting: the file has faults; each is named with its line.
    """
    return HOUSE if content == CONTENT.default else read_values(content)


def resolve(settings: Settings) -> Settings:
    """The same settings with the mode spelled out, so that whoever keeps them need not know the default."""
    return settle(OPTIONS, settings.seats, {**settings.as_data(), MODE.name: mode_of(settings)})


def mode_of(settings: Settings) -> str:
    """How it is played: unless something is picked, one player plays solo, and several each for themselves."""
    mode = settings["mode"]
    if mode != AUTO:
        return mode
    return "solo" if settings.seats == 1 else "versus"


def check_combination(seats: int, settings: Settings) -> None:
    """Refuse what cannot be played together.

    Raises:
        BadCombination: the message says what does not go with what.
    """
    mode, scenario = mode_of(settings), settings["scenario"]
    if (seats == 1) != (mode == "solo"):
        say = mark("Solo is for one player, and one player always plays solo.")
        raise BadCombination(_PACKAGE, say, "mode", "FAE-COOP-01")
    if scenario == "first_game" and (seats != 4 or mode != "versus"):
        say = mark("The starting scenario is for four players, each for itself.")
        raise BadCombination(_PACKAGE, say, "scenario", "FAE-START-01")
    if scenario == "twins" and (seats != 2 or mode != "versus"):
        say = mark("The Twins are for two players, each for itself.")
        raise BadCombination(_PACKAGE, say, "scenario", "FAE-TWINS-01")


def rules_of(settings: Settings) -> Rules:
    """The options that change rules, as the state keeps them."""
    return Rules(
        values_of(settings["content"]),
        mode=MODE_NAMES.index(mode_of(settings)),
        difficulty=DIFFICULTY_NAMES.index(settings["difficulty"]),
        scenario=SCENARIO_NAMES.index(settings["scenario"]),
        shadows=settings["shadows"] == "yes",
        drifter=settings["drifter"] == "yes",
        advanced=settings["advanced"] == "yes",
        kickstarter=settings["kickstarter"] == "yes",
        doom_shield=settings["doom_shield"] == "yes",
        winter_each_turn=settings["winter_gems"] == "turn",
    )
