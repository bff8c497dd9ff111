"""What the numbers of an observation stand for, and which of them say that an action is legal.

"Own" is the seat that looks, "facing" the other; so both learn the same. Pieces lie in slots in the order of their
zone, which is the order that action numbers count in; a piece beyond the last slot is in the counts only.
"""

from __future__ import annotations

from typing import Final

from tavola.games.altered.actions import (
    ACCEPT,
    ACTION_COUNT,
    DECLINE,
    EXPEDITIONS,
    NUMBERS,
    OWN_EXPEDITION,
    OWN_HAND,
    OWN_HERO,
    OWN_LANDMARKS,
    OWN_RESERVE,
    PIECES,
    ROOM,
    THEIR_EXPEDITION,
    THEIR_LANDMARKS,
    THEIR_RESERVE,
    USES,
)
from tavola.games.altered.adventure import REGION_COUNT
from tavola.games.altered.zones import PHASE_NAMES, TERRAIN_NAMES

#: The questions that the game asks, by kind. A kind keeps its place; a new one goes to the end.
KINDS: Final = (
    "turn",
    "expedition",
    "target",
    "yes_no",
    "mode",
    "reaction",
    "expand",
    "first_orbs",
    "clean_up_reserve",
    "clean_up_landmarks",
    "refill",
    "payment",
    "extra_cost",
    "sacrifice",
    "ability",
    "card",
    "player",
    "die",
    "revealed",
    "put_revealed",
    "modifier",
    "instead",
)

#: How many pieces of a zone are told one by one.
HAND_SLOTS: Final = 10
RESERVE_SLOTS: Final = 3
LANDMARK_SLOTS: Final = 3
CHARACTER_SLOTS: Final = 4
NUMBER_FLAGS: Final = 8

FACTIONS: Final = ("Axiom", "Bravos", "Lyra", "Muna", "Ordis", "Yzmir")
_OWNERS: Final = ("own", "facing")
_SIDES: Final = ("hero", "companion")
_EXPEDITIONS: Final = tuple(f"{owner} {side}" for owner in _OWNERS for side in _SIDES)

# Cards by what is printed on them ------------------------------------------------------------------------------------

CARD_FACTS: Final = (
    "is there",
    "is a Character",
    "is a Landmark",
    "is a Spell",
    "hand cost",
    "reserve cost",
    *TERRAIN_NAMES,
    "reacts when played",
    "reacts when played from Reserve",
    "has a quick action",
    "is Gigantic",
)

# The names -----------------------------------------------------------------------------------------------------------

RESERVE_FACTS: Final = ("boosts", "is Fleeting", "is exhausted")
LANDMARK_FACTS: Final = ("is there", "counters", "is exhausted")
CHARACTER_FACTS: Final = ("is there", *TERRAIN_NAMES, "boosts", "is Anchored", "is Asleep", "is Fleeting")
MAY: Final = ("can be picked", "can be used")


def _slots(title: str, count: int, facts: tuple[str, ...]) -> list[str]:
    return [f"{title} {number + 1} {fact}" for number in range(count) for fact in facts]


def _table_names() -> list[str]:
    names = ["day", *(f"phase {name}" for name in PHASE_NAMES)]
    names += ["own initiative", "own first player", "own turn", "arena", "both arrived"]
    for owner in _OWNERS:
        names += [
            f"{owner} passed",
            f"{owner} mana",
            f"{owner} mana ready",
            f"{owner} hand",
            f"{owner} deck",
            f"{owner} discard",
            f"{owner} reserve",
            f"{owner} landmarks",
            f"{owner} progress",
            f"{owner} hero counters",
            f"{owner} hero is exhausted",
            *(f"{owner} faction {faction}" for faction in FACTIONS),
        ]
    for expedition in _EXPEDITIONS:
        names += [f"{expedition} distance", f"{expedition} moved today", f"{expedition} characters"]
        names += [f"{expedition} region {terrain}" for terrain in TERRAIN_NAMES]
        names += [f"{expedition} total {terrain}" for terrain in TERRAIN_NAMES]
        names += [f"{expedition} lead {terrain}" for terrain in TERRAIN_NAMES]
    for region in range(REGION_COUNT):
        names += [f"region {region + 1} face up", *(f"region {region + 1} {terrain}" for terrain in TERRAIN_NAMES)]
    return names


def _piece_names() -> list[str]:
    names = _slots("own hand", HAND_SLOTS, (*CARD_FACTS, MAY[0]))
    for owner in _OWNERS:
        names += _slots(f"{owner} reserve", RESERVE_SLOTS, (*CARD_FACTS, *RESERVE_FACTS, *MAY))
        names += _slots(f"{owner} landmark", LANDMARK_SLOTS, (*LANDMARK_FACTS, *MAY))
    for expedition in _EXPEDITIONS:
        names += _slots(f"{expedition} character", CHARACTER_SLOTS, (*CHARACTER_FACTS, *MAY))
    return names


ANSWERS: Final = (
    "can decline",
    "can accept",
    *(f"can choose {expedition}" for expedition in _EXPEDITIONS),
    *(f"can choose number {number + 1}" for number in range(NUMBER_FLAGS)),
    "own hero can be used",
)

NAMES: Final = [
    *_table_names(),
    *_piece_names(),
    "own is asked",
    *(f"question {kind}" for kind in KINDS),
    *(f"asking card {fact}" for fact in CARD_FACTS),
    "answers",
    *ANSWERS,
]


def _flags() -> list[int]:
    where = {name: place for place, name in enumerate(NAMES)}
    found = [-1] * ACTION_COUNT
    found[DECLINE] = where["can decline"]
    found[ACCEPT] = where["can accept"]
    for number, expedition in enumerate(_EXPEDITIONS):
        found[EXPEDITIONS + number] = where[f"can choose {expedition}"]
    for number in range(NUMBER_FLAGS):
        found[NUMBERS + number] = where[f"can choose number {number + 1}"]
    found[USES + OWN_HERO * ROOM] = where["own hero can be used"]
    zones = [
        (OWN_HAND, "own hand", HAND_SLOTS),
        (OWN_RESERVE, "own reserve", RESERVE_SLOTS),
        (THEIR_RESERVE, "facing reserve", RESERVE_SLOTS),
        (OWN_LANDMARKS, "own landmark", LANDMARK_SLOTS),
        (THEIR_LANDMARKS, "facing landmark", LANDMARK_SLOTS),
    ]
    for number, expedition in enumerate(_EXPEDITIONS):
        zone = (OWN_EXPEDITION if number < 2 else THEIR_EXPEDITION) + number % 2
        zones.append((zone, f"{expedition} character", CHARACTER_SLOTS))
    for zone, title, slots in zones:
        for slot in range(slots):
            found[PIECES + zone * ROOM + slot] = where[f"{title} {slot + 1} can be picked"]
            found[USES + zone * ROOM + slot] = where.get(f"{title} {slot + 1} can be used", -1)
    return found


#: Action -> the place among `NAMES` that says whether it is legal, -1 where nothing says so.
FLAGS: Final = _flags()
