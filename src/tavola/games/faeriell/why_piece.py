"""Pieces by their ids, and reasons that many questions share: a node that is taken, a card that has its own time."""

from __future__ import annotations

import re
from typing import Final

from tavola.games.faeriell.names import GUARDIANS_THE, HEROES, PHASES_OF, TRIBES
from tavola.games.faeriell.perk import FIRST_SOWER_PERK, hero_with
from tavola.games.faeriell.perk_kind import ONGOING, TRIGGERED, Says
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import (
    ACHIEVEMENTS,
    CARD_KINDS,
    COLOURS,
    GUARDIANS,
    HERB_KINDS,
    HERB_SOLVE,
    HERB_TERRAIN,
    HERO_TYPES,
)
from tavola.games.faeriell.refusals import (
    BEACON_TIME,
    CARD_TIME,
    DECK_TIME,
    DOOM_TIME,
    DRIFTER_HELD,
    DRIFTER_LATER,
    DRIFTER_THERE,
    GATHER_TIME,
    GUARDIAN_TIME,
    HERB_HARVESTS,
    HERB_PAYS,
    HERB_TIME,
    NODE_TIME,
    NOT_YOURS,
    OCCUPIED,
    ONE_PHASE,
    ONGOING_PERK,
    PERK_OF_ANOTHER,
    PERK_ON_PILE,
    PERK_TIME,
    PHASE_DONE,
    PLAYER_TIME,
    QUEST_TIME,
    REGION_TIME,
    SLOT_TIME,
    SOWER_PERK,
    THIS_PHASE,
    TOTEM_TIME,
    TRIGGERED_PERK,
    TURNED,
    WHEEL_TIME,
    Reason,
    named,
)
from tavola.games.faeriell.rounds import phase_under_way
from tavola.games.faeriell.state import FaeriellState

_ID: Final = re.compile(r"([a-z])(\d{1,3})(?:-(\d{1,3}))?", re.ASCII)
#: Sorts whose id has two numbers: a Hero, an own Herb, a Quest card.
_PAIRS: Final = "hoq"
#: The pieces of which there is one.
TOTEM_PIECE: Final = "totem"
DOOM_PIECE: Final = "doom"
DRIFTER_PIECE: Final = "drifter"
#: Herb -> the rule of its card (FAE-HERB-01 to -16).
HERB_RULES: Final = tuple([f"FAE-HERB-{n:02}" for n in (3, 1, 4, 2, 7, 5, 8, 6, 10, 9, 12, 11, 14, 13, 16, 15)])


class Piece:
    """What an id of the view names: the letter or word of its sort, and one or two numbers (see `table`)."""

    __slots__ = ("number", "second", "sort")

    def __init__(self, sort: str, number: int = -1, second: int = -1) -> None:
        self.sort: str = sort
        self.number: int = number
        self.second: int = second


def find_piece(state: FaeriellState, seat: int, piece: str) -> Piece | None:
    """The piece of an id of the seat's view; None if the seat sees no such piece."""
    if piece in (TOTEM_PIECE, DOOM_PIECE) or (piece == DRIFTER_PIECE and state.drifter >= 0):
        return Piece(piece)
    match = _ID.fullmatch(piece)
    if match is None:
        return None
    sort = match.group(1)
    number = int(match.group(2))
    second = int(match.group(3) or -1)
    if piece != (f"{sort}{number}" if second < 0 else f"{sort}{number}-{second}") or (sort in _PAIRS) != (second >= 0):
        return None
    seen = sees_pair(state, seat, sort, number, second) if second >= 0 else sees(state, seat, sort, number)
    return Piece(sort, number, second) if seen else None


def sees(state: FaeriellState, seat: int, sort: str, number: int) -> bool:
    """Whether the seat sees a piece of one number."""
    if sort == "p":
        return (
            hero_with(state, number) >= 0
            or number in state.sower_stock
            or any(pile and pile[-1] == number for pile in state.piles)
        )
    if sort == "b":
        return number in state.herb_row
    if sort == "c":
        return number < CARD_KINDS and state.pool[seat * CARD_KINDS + number] > 0
    rooms = {
        "r": state.world.region_count,
        "n": state.world.node_count,
        "g": GUARDIANS,
        "a": GUARDIANS,
        "k": COLOURS,
        "w": len(state.rules.values.wheel),
        "x": ACHIEVEMENTS,
        "s": 5,
        "f": 3,
        "m": 4,
        "t": state.seats,
    }
    return number < rooms.get(sort, 0)


def sees_pair(state: FaeriellState, seat: int, sort: str, number: int, second: int) -> bool:
    """Whether the seat sees a Hero or a Herb of a player, or a Quest card of its own."""
    if sort == "q":
        return number < HERO_TYPES and second in state.quests[seat * HERO_TYPES + number]
    if number >= state.seats:
        return False
    if sort == "o":
        return second < HERB_KINDS and second in state.herbs[number]
    active = second < HERO_TYPES and state.hero_node[number * HERO_TYPES + second] >= 0
    return active or state.inactive[number] >> second & 1 == 1


# Who stands where ----------------------------------------------------------------------------------------------------


def occupant(state: FaeriellState, node: int) -> Reason | None:
    """Who stands on the node, as a reason not to (FAE-HERO-09, A83); None if it is free."""
    if not state.occupied >> node & 1:
        return None
    for hero, there in enumerate(state.hero_node):
        if there == node:
            player, kind = divmod(hero, HERO_TYPES)
            return OCCUPIED.said(hero=named(HEROES[kind]), who=TRIBES[player])
    return DRIFTER_THERE


def steps_between(state: FaeriellState, start: int, end: int) -> int:
    """How many steps along paths lead from one node to another."""
    rings = state.world.within[start]
    return next((steps for steps in range(len(rings)) if end in rings[steps]), len(rings))


def the_guardian(guardian: int) -> list[tuple[int, str]]:
    """A Guardian as a gap."""
    return named(GUARDIANS_THE[guardian])


# The time of each sort of piece --------------------------------------------------------------------------------------

_TIMES: Final = {
    "r": REGION_TIME,
    "n": NODE_TIME,
    "g": GUARDIAN_TIME,
    "b": GATHER_TIME,
    "c": CARD_TIME,
    "q": QUEST_TIME,
    "k": DECK_TIME,
    "w": WHEEL_TIME,
    "s": SLOT_TIME,
    "m": BEACON_TIME,
    "t": PLAYER_TIME,
    TOTEM_PIECE: TOTEM_TIME,
    DOOM_PIECE: DOOM_TIME,
}


def its_time(state: FaeriellState, seat: int, piece: Piece) -> Reason:
    """When a piece is used, if it is not now: the answer of a Phase that has no action with it."""
    if piece.sort == "p":
        return perk_time(state, seat, piece.number)
    if piece.sort == "o":
        return herb_time(state, seat, piece.number, piece.second)
    if piece.sort == "f":
        return refuse_tile(state, seat, piece.number)
    if piece.sort == DRIFTER_PIECE:
        holder = state.drifter_holder
        return DRIFTER_LATER if holder == seat else DRIFTER_HELD.said(who=TRIBES[holder])
    return _TIMES[piece.sort]


def refuse_tile(state: FaeriellState, seat: int, phase: int) -> Reason:
    """Why a Phase tile cannot be turned while a Phase is under way (FAE-TURN-02, FAE-TURN-05)."""
    name = named(PHASES_OF[phase])
    if state.player == seat and phase_under_way(state) == phase:
        return THIS_PHASE.said(phase=name)
    return PHASE_DONE.said(phase=name) if state.phases[seat] >> phase & 1 else ONE_PHASE


def of_another_hero(player: int) -> Reason:
    """A Hero of another Tribe."""
    return NOT_YOURS.by("FAE-COMP-07").said(who=TRIBES[player])


def perk_time(state: FaeriellState, seat: int, perk: int) -> Reason:
    """When a Perk is used."""
    hero = hero_with(state, perk)
    if hero < 0:
        return PERK_ON_PILE if perk < FIRST_SOWER_PERK else SOWER_PERK
    if hero // HERO_TYPES != seat:
        return PERK_OF_ANOTHER.said(who=TRIBES[hero // HERO_TYPES])
    tile = TILES[perk]
    if tile.kind == ONGOING:
        return ONGOING_PERK
    if tile.kind == TRIGGERED or isinstance(tile, Says):
        return TRIGGERED_PERK
    return PERK_TIME


def herb_time(state: FaeriellState, seat: int, player: int, herb: int) -> Reason:
    """When a Herb of a player is used (FAE-CARD-03)."""
    if player != seat:
        return NOT_YOURS.by("FAE-TRIBE-34").said(who=TRIBES[player])
    if herb >= HERB_TERRAIN:
        return HERB_HARVESTS
    if is_turned(state, player, herb):
        return TURNED
    return HERB_PAYS if herb < HERB_SOLVE else HERB_TIME


def is_turned(state: FaeriellState, player: int, herb: int) -> bool:
    """Whether every Herb of that kind that the player has is turned (FAE-LORE-04)."""
    return state.rotated_herbs[player].count(herb) == state.herbs[player].count(herb)
