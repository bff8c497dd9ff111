"""What the numbers of an observation stand for, and which of them say that an action is legal.

"Own" is the seat that looks; "other 1" sits next in the order of seats, and so on around the table: so every seat
learns the same.
"""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.actions import (
    ACTION_COUNT,
    ATTUNE,
    BUILD_BEACON,
    CARD,
    CLEANSE_DOOM,
    CLEANSE_TOKENS,
    CLEANSE_TRIBE,
    COLOUR,
    DONE,
    DRAW_SOWER_PERK,
    DRESS_UP,
    GUARDIAN,
    HERB,
    HERO_PICK,
    IGNORE,
    INNATE,
    LEVEL_UP,
    MOVE_TRIBE,
    MOVES,
    NODE,
    NUMBERS,
    PAY,
    PERK,
    PHASES,
    PLAYERS,
    QUESTS,
    REGION,
    REGION_DISCOUNT,
    SETTLE,
    SLOTS,
    SOLVE_QUESTS,
    SOLVES,
    TAKE_DOOM,
    TAKE_TOTEM,
    WALK_IN_SHADOW,
    YES,
    YIELD,
)
from tavola.games.faeriell.perk import PERKS
from tavola.games.faeriell.pieces import (
    ACHIEVEMENT_NAMES,
    CARD_KINDS,
    CARD_ROOM,
    COLOUR_NAMES,
    COLOURS,
    GUARDIAN_NAMES,
    GUARDIANS,
    HERB_KINDS,
    HERO_NAMES,
    NODE_ROOM,
    PHASE_NAMES,
    REGION_ROOM,
    TERRAIN_NAMES,
)
from tavola.games.faeriell.state import DIFFICULTY_NAMES, MODE_NAMES, SCENARIO_NAMES
from tavola.kernel.observing import Flag, Layout, others

#: The questions that the game asks, by kind. A kind keeps its place; a new one goes to the end.
KINDS: Final = (
    "phase",
    "tribe",
    "hero",
    "pay",
    "claim",
    "pay_for_claim",
    "pay_colour",
    "harvest",
    "harvest_terrain",
    "heartland",
    "draw_any",
    "other_essence",
    "track",
    "spend",
    "beacon",
    "which_beacon",
    "beacon_solve",
    "push_back",
    "move_guardian",
    "guardian_movement",
    "nudge_guardian",
    "take_perk",
    "swap_perk",
    "take_sower_perk",
    "convert",
    "step",
    "remove",
    "shift",
    "drifter",
    "wido",
    "drop_quest",
    "discard_herb",
    "herb_guardian",
    "herb_hero",
    "attunement_hero",
    "attunement_node",
    "corruption",
    "corrupt_whom",
    "become_sower",
    "hand_over",
    "turn_pile",
    "first_hero",
    "second_hero",
    "place_hero",
    "place_settlement",
    "shadow_node",
    "move_tribe",
)

WHEEL_SLOTS: Final = 12
NUMBER_FLAGS: Final = 8
#: By how many answers their number is divided.
MANY_ANSWERS: Final = 16
HERO_FACTS: Final = ("is active", "level", "gems", "x", "y", *(f"quests {colour}" for colour in COLOUR_NAMES))
GUARDIAN_FACTS: Final = (
    *(f"token {colour}" for colour in COLOUR_NAMES),
    "attuned to own",
    "attuned to another",
    "attunement is used",
    "stands in an own Region",
    "stands in another's Region",
)


def _general() -> list[str]:
    names = ["round", "turn", "own turn", "own first player", *(f"phase {name}" for name in PHASE_NAMES)]
    names += [f"mode {name}" for name in MODE_NAMES] + [f"scenario {name}" for name in SCENARIO_NAMES]
    names += [f"difficulty {name}" for name in DIFFICULTY_NAMES]
    names += ["doom", "tokens drawn", "bag", "tokens aside", "last round", "there is a Sower"]
    names += [f"wheel slot {number + 1}" for number in range(WHEEL_SLOTS)]
    names += [f"deck {colour}" for colour in COLOUR_NAMES] + [f"discard {colour}" for colour in COLOUR_NAMES]
    names += ["herb deck", *(f"herb on offer {number + 1}" for number in range(HERB_KINDS))]
    names += [f"perk on offer {number + 1}" for number in range(PERKS)]
    names += [f"beacons left {colour}" for colour in COLOUR_NAMES[:4]]
    names += ["own Totem", "another's Totem", "Totem cards"]
    for guardian in GUARDIAN_NAMES:
        names += [f"{guardian} {fact}" for fact in GUARDIAN_FACTS]
    return names


def _seat(who: str) -> list[str]:
    names = [f"{who} done {name}" for name in PHASE_NAMES]
    names += [f"{who} essences {colour}" for colour in COLOUR_NAMES]
    names += [f"{who} track {number + 1}" for number in range(4)]
    names += [f"{who} achievement {name}" for name in ACHIEVEMENT_NAMES]
    names += [f"{who} slot {number + 1} covered" for number in range(5)]
    facts = "corruption,is the Sower,Regions,spare tokens,achievements,herbs,used herbs,attunements,drawn cards"
    names += [f"{who} {fact}" for fact in facts.split(",")]
    for hero in HERO_NAMES:
        names += [f"{who} {hero} {fact}" for fact in HERO_FACTS]
    return names


def _card(card: int) -> str:
    return f"{COLOUR_NAMES[card // CARD_ROOM]} {GUARDIAN_NAMES[card % CARD_ROOM]}"


def _own() -> list[str]:
    names = [
        f"own card {COLOUR_NAMES[card // CARD_ROOM]} {GUARDIAN_NAMES[card % CARD_ROOM]}" for card in range(CARD_KINDS)
    ]
    names += [f"own herb {number + 1}" for number in range(HERB_KINDS)]
    names += [f"own Regions of {terrain}" for terrain in TERRAIN_NAMES]
    for hero in HERO_NAMES:
        names += [f"own {hero} nearness to {guardian}" for guardian in GUARDIAN_NAMES]
    names += [f"own {hero} tile set aside" for hero in HERO_NAMES]
    return names


def _map() -> list[str]:
    """By number: an owner's map may have other Regions. There are places for as many as a map may have."""
    regions = [f"region {number + 1}" for number in range(REGION_ROOM)]
    names = [f"{region} is own" for region in regions]
    names += [f"{region} is another's" for region in regions]
    return names + [f"{region} has a Beacon" for region in regions]


def _payment() -> list[str]:
    names = [f"due {colour}" for colour in (*COLOUR_NAMES[:4], "any")]
    return [*names, "paid", "discounts", "draws left"]


_SINGLES: Final = (
    (DONE, "can be done"),
    (YES, "can say yes"),
    (PAY, "can pay"),
    (YIELD, "can yield"),
    (IGNORE, "can ignore"),
    (CLEANSE_TRIBE, "can cleanse the Tribe"),
    (CLEANSE_DOOM, "can cleanse Doom"),
    (TAKE_DOOM, "can take Doom"),
    (WALK_IN_SHADOW, "can walk in shadow"),
    (REGION_DISCOUNT, "can discount by Regions"),
    (DRAW_SOWER_PERK, "can draw a Sower Perk"),
)


def flags(seats: int, seat: int) -> list[Flag]:
    """Actions with the name of the number that says, to ``seat``, whether they are legal, in the order of names."""
    found: list[Flag] = list(_SINGLES)
    found += [(PHASES + number, f"can begin {name}") for number, name in enumerate(PHASE_NAMES)]
    found += [(NUMBERS + number, f"can choose number {number}") for number in range(NUMBER_FLAGS)]
    found += [(COLOUR + number, f"can choose {name}") for number, name in enumerate(COLOUR_NAMES)]
    names = ["own", *others(seats)]
    found += [(PLAYERS + player, f"can choose {names[(player - seat) % seats]}") for player in range(seats)]
    found += [(SLOTS + slot, f"can choose slot {slot + 1}") for slot in range(5)]
    for number, name in enumerate(GUARDIAN_NAMES):
        found += [(GUARDIAN + number, f"can choose {name}"), (CLEANSE_TOKENS + number, f"can cleanse {name}")]
        found += [(ATTUNE + number, f"can attune to {name}")]
    for kind, name in enumerate(HERO_NAMES):
        found += [(HERO_PICK + kind, f"can choose {name}"), (DRESS_UP + kind, f"can dress up {name}")]
        found += [(LEVEL_UP + kind, f"can level up {name}"), (INNATE + kind, f"can use the ability of {name}")]
        found += [(MOVES + kind * NODE_ROOM + node, f"can move {name}") for node in range(NODE_ROOM)]
        found += [
            (SOLVES + kind * GUARDIANS + number, f"can solve with {name} at {guardian}")
            for number, guardian in enumerate(GUARDIAN_NAMES)
        ]
        found += [
            (QUESTS + kind * COLOURS + number, f"can take a quest with {name} of {colour}")
            for number, colour in enumerate(COLOUR_NAMES)
        ]
        found += [
            (SOLVE_QUESTS + kind * CARD_KINDS + card, f"can solve a quest with {name}") for card in range(CARD_KINDS)
        ]
    found += [(HERB + number, f"can take herb {number + 1}") for number in range(HERB_KINDS)]
    found += [(PERK + number, f"can take perk {number + 1}") for number in range(PERKS)]
    found += [(CARD + card, f"can spend {_card(card)}") for card in range(CARD_KINDS)]
    for first, title in (
        (REGION, "choose"),
        (SETTLE, "settle"),
        (BUILD_BEACON, "build in"),
        (TAKE_TOTEM, "choose"),
        (MOVE_TRIBE, "choose"),
    ):
        found += [(first + number, f"can {title} region {number + 1}") for number in range(REGION_ROOM)]
    return found + [(NODE + node, "can choose a node") for node in range(NODE_ROOM)]


def _told(seats: int) -> list[str]:
    """All that comes before the question."""
    names = _general()
    for who in ("own", *others(seats)):
        names += _seat(who)
    return [*names, *_own(), *_map(), *_payment()]


_layouts: Final[dict[int, Layout]] = {}


def layout_of(seats: int) -> Layout:
    """The layout for so many seats."""
    if seats not in _layouts:
        answers = [flags(seats, seat) for seat in range(seats)]
        _layouts[seats] = Layout(_told(seats), KINDS, answers, ACTION_COUNT, MANY_ANSWERS)
    return _layouts[seats]
