"""What the numbers of an observation stand for, and which of them say that an action is legal.

"Own" is the seat that looks; "other 1" sits next in the order of seats, and so on around the table: so every seat
learns the same.
"""

from __future__ import annotations

from typing import Final

from tavola.games.hara.actions import (
    ACTION_COUNT,
    AIM,
    AIM_UNIT,
    ALLY,
    ASK_HELP,
    BOTTOM,
    CHARGE,
    CLOSE_RIFT,
    COLOR,
    DONE,
    END_ADVENTURE,
    GIVE_ITEM,
    GO,
    HEAL,
    NUMBER,
    OPTION,
    OPTIONS,
    PICK,
    PICK_ITEM,
    PLACE,
    REIGNITE,
    STANCE,
    STEP,
    TILE,
    TOP,
    TURN_BONUS,
    USE_ITEM,
    YES,
)
from tavola.games.hara.board import may_be_entered
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import (
    ABILITIES,
    CHAMPION_NAMES,
    COLOR_NAMES,
    CORRUPTED,
    ITEM_NUMBERS,
    MOST_SEATS,
    RESOURCE_NAMES,
    SPACES,
    STANCE_NAMES,
    TILE_NAMES,
    TILES,
)
from tavola.games.hara.scenarios import SCENARIOS
from tavola.kernel.observing import Flag, Layout, others

#: The questions that the game asks, by kind. A kind keeps its place; a new one goes to the end.
KINDS: Final = (
    "adventure",
    "move",
    "target",
    "may",
    "yes_no",
    "option",
    "level_up",
    "ultimate",
    "gold",
    "heal",
    "respond",
    "out_of_turn",
    "pick",
    "pay",
    "pay_first",
    "pay_after",
    "pay_up_to",
    "pay_energy",
    "lose_energy",
    "stance",
    "tile",
    "places",
    "player",
    "rift",
    "discard_item",
    "discard_hex",
    "give",
    "gift",
    "share",
    "share_item",
    "steal",
    "steal_item",
    "shove",
    "shove_to",
    "transport",
    "ask_help",
    "help",
    "volunteer",
    "attacker",
    "weakness",
    "quest",
    "corrupted",
    "corrupted_move",
    "corrupted_start",
)

PHASES: Final = ("between turns", "adventure", "attack")
SCENARIO_NAMES: Final = tuple([scenario.name for scenario in SCENARIOS])
#: The spaces that figures may be on, in the order of all planes of the map.
ENTERABLE: Final = tuple([space for space in range(SPACES) if may_be_entered(space)])

HEX_FACTS: Final = ("event", "rift", "strength", "attack", "range", *COLOR_NAMES, "gold", "item")
TILE_FACTS: Final = ("cards", "top is a Monster", "top is an Event", "is removed")
CORRUPTED_FACTS: Final = ("is there", "health", "bar", "tokens", "nearness", "is an enemy", "weakness")
MODIFIER_NAMES: Final = ("attack", "range", "move", "damage taken", "damage from Monsters", "activations")
NUMBER_FLAGS: Final = 8
#: By how many answers their number is divided.
MANY_ANSWERS: Final = 20


def _general() -> list[str]:
    names = ["day", "dusk", "own active", *(f"phase {name}" for name in PHASES), "activations", "turn of the round"]
    names += ["doom", "tokens", "scenario days", "guests", "bosses", "dusk cards", "world shifts"]
    names += ["energy bar", "damage coming", "last roll", "own threat"]
    return names + [f"scenario {name}" for name in SCENARIO_NAMES]


def _seat(who: str) -> list[str]:
    names = [f"{who} champion {name}" for name in CHAMPION_NAMES]
    names += [f"{who} energy {color}" for color in COLOR_NAMES]
    names += [f"{who} energy {color} to go" for color in COLOR_NAMES]
    names += [f"{who} {name}" for name in RESOURCE_NAMES]
    names += [f"{who} stance {name}" for name in STANCE_NAMES]
    names += [f"{who} modifier {name}" for name in MODIFIER_NAMES]
    facts = "health,spirit,shield,next attack,next move,points,quest part,quest count,cards in hand,cards on the board"
    names += [f"{who} {fact}" for fact in facts.split(",")]
    names += [f"{who} cards of the pile", f"{who} items", f"{who} levels due", f"{who} turn order"]
    names += [f"{who} bonus used", f"{who} passive works", f"{who} is an enemy", f"{who} is active"]
    return [*names, f"{who} nearness", f"{who} nearness to the Dojo"]


def _own_cards() -> list[str]:
    names: list[str] = []
    for zone in ("in hand", "on the board", "used", "in the pile"):
        names += [f"own ability {place + 1} {zone}" for place in range(ABILITIES)]
    names += [f"own ability {place + 1} charges" for place in range(ABILITIES)]
    return names + [f"own item {number + 1}" for number in range(ITEM_NUMBERS)]


def _map() -> list[str]:
    spaces = [SPACE_IDS[space] for space in ENTERABLE]
    names = [f"{space} nearness" for space in spaces]
    names += [f"{space} {fact}" for space in spaces for fact in HEX_FACTS]
    names += [f"{space} damage" for space in spaces]
    names += [f"{space} friends" for space in spaces]
    names += [f"{space} enemies" for space in spaces]
    names += [f"{tile} {fact}" for tile in TILE_NAMES[1:] for fact in TILE_FACTS]
    return names + [f"corrupted {number + 1} {fact}" for number in range(CORRUPTED) for fact in CORRUPTED_FACTS]


_SINGLES: Final = (
    (DONE, "can be done"),
    (YES, "can say yes"),
    (END_ADVENTURE, "can end the adventure"),
    (CLOSE_RIFT, "can close a rift"),
    (ALLY, "can ally"),
    (TURN_BONUS, "can use the turn bonus"),
    (REIGNITE, "can reignite"),
)


def flags(seats: int, seat: int) -> list[Flag]:
    """Actions with the name of the number that says, to ``seat``, whether they are legal, in the order of names."""
    found: list[Flag] = list(_SINGLES)
    for first, title in ((TOP, "top"), (BOTTOM, "bottom"), (CHARGE, "charge"), (PICK, "card")):
        found += [(first + place, f"can take {title} {place + 1}") for place in range(ABILITIES)]
    for first in (USE_ITEM, PICK_ITEM, GIVE_ITEM):
        found += [(first + number, f"can take item {number + 1}") for number in range(ITEM_NUMBERS)]
    for first in (GO, STEP):
        found += [(first + space, f"can go to {SPACE_IDS[space]}") for space in ENTERABLE]
    for first in (AIM, ASK_HELP, PLACE):
        found += [(first + space, f"can point at {SPACE_IDS[space]}") for space in ENTERABLE]
    names = ["own", *others(seats)]
    found += [(AIM_UNIT + unit, f"can point at {names[(unit - seat) % seats]}") for unit in range(seats)]
    found += [(AIM_UNIT + MOST_SEATS + one, f"can point at corrupted {one + 1}") for one in range(CORRUPTED)]
    found += [(TILE + tile, f"can choose {TILE_NAMES[tile]}") for tile in range(TILES)]
    found += [(COLOR + color, f"can choose {name}") for color, name in enumerate(COLOR_NAMES)]
    found += [(STANCE + stance, f"can choose {name}") for stance, name in enumerate(STANCE_NAMES)]
    found += [(OPTION + number, f"can choose option {number + 1}") for number in range(OPTIONS)]
    found += [(NUMBER + number, f"can choose number {number}") for number in range(NUMBER_FLAGS)]
    found += [(HEAL + number, "can heal") for number in range(ACTION_COUNT - HEAL)]
    return sorted(found, key=_name_padded)


def _name_padded(flag: Flag) -> str:
    """Its name, with numbers padded so that 10 comes after 9."""
    return " ".join([word.rjust(3, "0") if word.isdigit() else word for word in flag[1].split()])


def _told(seats: int) -> list[str]:
    """All that comes before the question."""
    names = _general()
    for who in ("own", *others(seats)):
        names += _seat(who)
    names += [f"own target other {number}" for number in range(1, seats)]
    return [*names, *_own_cards(), *_map()]


_layouts: Final[dict[int, Layout]] = {}


def layout_of(seats: int) -> Layout:
    """The layout for so many seats."""
    if seats not in _layouts:
        answers = [flags(seats, seat) for seat in range(seats)]
        _layouts[seats] = Layout(_told(seats), KINDS, answers, ACTION_COUNT, MANY_ANSWERS)
    return _layouts[seats]
