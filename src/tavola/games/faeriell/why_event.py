"""Why not, in the Event Phase, at a Corruption Event and for the Drifter."""

from __future__ import annotations

from tavola.games.faeriell.achievements import bits_of
from tavola.games.faeriell.corruption_event import TEAM_LIMIT, CorruptionEvent, cleansing_colours
from tavola.games.faeriell.drifter import EXTRA_NODES, MOVED, SHIFTED
from tavola.games.faeriell.event_phase import MoveGuardian, PushBack, UseBeacon
from tavola.games.faeriell.harvest import HarvestTerrain, most_steps
from tavola.games.faeriell.kickstarter_perks import NudgeWhich
from tavola.games.faeriell.names import BEACONS_OF, REGIONS_OF
from tavola.games.faeriell.pieces import CARD_KINDS, CARD_ROOM, COLOURS, CORRUPTION
from tavola.games.faeriell.refusals import (
    AT_THE_START,
    BEACON_COLOUR,
    BEACON_ELSEWHERE,
    BEACON_USED,
    CANNOT_CLEANSE,
    CHOOSE_DOOM,
    CHOOSE_FIRST,
    CHOOSE_YIELD,
    CORRUPT_TOKEN,
    DRIFTER_HOW,
    DRIFTER_MOVED,
    DRIFTER_NOT_BESIDE,
    DRIFTER_SHIFTED,
    HAS_NO_BEACON,
    NO_CARD_OF,
    NO_CLEANSING_HERO,
    NO_MENACE,
    NO_SUCH_BEACON,
    NOT_NEXT,
    NOT_YOUR_REGION,
    NOTHING_TO_CLEANSE,
    OTHER_AREA,
    PICK_THE_MENACE,
    PURE_ALREADY,
    REVEAL_A_CARD,
    STANDS_HERE,
    STAYS_PUT,
    TOKEN_THERE,
    TOKEN_TOO_FAR,
    TOO_FAR_TO_ROAM,
    WRONG_TERRAIN,
    YIELD_CLOSED,
    YOURSELF,
    Reason,
    essences,
    named,
)
from tavola.games.faeriell.state import VERSUS, FaeriellState
from tavola.games.faeriell.supply import count_of
from tavola.games.faeriell.why_piece import DOOM_PIECE, DRIFTER_PIECE, Piece, occupant, steps_between, the_guardian

# 1. Great Guardian Movement ------------------------------------------------------------------------------------------


def refuse_revealing(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Guardian cannot be moved so (FAE-EVENT-05, FAE-EVENT-06)."""
    if piece.sort == "c":
        return STAYS_PUT
    if piece.sort != "g":
        return None
    first = seat * CARD_KINDS + piece.number
    if any(state.pool[first + colour * CARD_ROOM] for colour in range(COLOURS)):
        return REVEAL_A_CARD.said(guardian=the_guardian(piece.number))
    return NO_CARD_OF.said(guardian=the_guardian(piece.number))


def refuse_new_region(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Guardian cannot go to the Region (FAE-EVENT-07)."""
    choice = state.choice
    if piece.sort != "r" or not isinstance(choice, MoveGuardian):
        return None
    here = state.guardian_at[choice.guardian] == piece.number
    return (STANDS_HERE if here else OTHER_AREA).by(choice.rule).said(guardian=the_guardian(choice.guardian))


def refuse_nudging(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """Neither of the two Guardians can go to the Region (FAE-KSPERK-01 to -04)."""
    choice = state.choice
    if piece.sort != "r" or not isinstance(choice, NudgeWhich):
        return None
    return NOT_NEXT.by(choice.rule).said(guardians=the_guardian(choice.one) + the_guardian(choice.other))


# 3. Solve a Menace by Beacon or Spiritual Totem ----------------------------------------------------------------------


def refuse_solving_by_beacon(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """No own Beacon solves what lies under the Guardian (FAE-BEACON-01 to -05)."""
    if piece.sort == "r":
        return refuse_beacon_of(state, seat, piece.number, -1) or PICK_THE_MENACE
    if piece.sort != "g":
        return None
    colour = state.token_colour(piece.number)
    if colour < 0:
        return NO_MENACE.by("FAE-BEACON-02").said(guardian=the_guardian(piece.number))
    if colour == CORRUPTION:
        return CORRUPT_TOKEN
    mine = [region for region in bits_of(state.owned[seat]) if state.beacon[region] == colour]
    if not mine:
        return NO_SUCH_BEACON.said(beacon=named(BEACONS_OF[colour]))
    near = [region for region in mine if state.world.area[region] == piece.number or state.totem == region]
    return BEACON_USED if near else BEACON_ELSEWHERE.said(beacon=named(BEACONS_OF[colour]))


def refuse_which_beacon(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Region's Beacon cannot solve this Menace."""
    choice = state.choice
    if piece.sort != "r" or not isinstance(choice, UseBeacon):
        return None
    return refuse_beacon_of(state, seat, piece.number, choice.guardian)


def refuse_beacon_of(state: FaeriellState, seat: int, region: int, guardian: int) -> Reason | None:
    """Why the Region's Beacon solves nothing, or not the Menace of a Guardian (-1 for whichever)."""
    if state.owner[region] != seat:
        return NOT_YOUR_REGION.by("FAE-BEACON-06")
    if state.beacon[region] < 0:
        return HAS_NO_BEACON
    if state.beacons_used >> region & 1:
        return BEACON_USED
    if guardian < 0:
        return None
    colour = state.token_colour(guardian)
    if state.beacon[region] != colour:
        return BEACON_COLOUR.said(beacon=named(BEACONS_OF[colour]))
    return BEACON_ELSEWHERE.said(beacon=named(BEACONS_OF[colour]))


def refuse_pushing(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Tribe's Tracking token cannot go back (FAE-BEACON-07)."""
    if piece.sort != "t" or not isinstance(state.choice, PushBack):
        return None
    return YOURSELF if piece.number == seat else AT_THE_START


# 4. Harvest ----------------------------------------------------------------------------------------------------------


def refuse_stop(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Harvest token cannot stop there (FAE-HARVEST-01, FAE-HARVEST-02)."""
    if piece.sort != "w":
        return None
    slots = len(state.rules.values.wheel)
    steps = (piece.number - state.wheel) % slots or slots
    return TOKEN_TOO_FAR.said(steps=steps, most=most_steps(state, seat))


def refuse_harvest(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Region is not harvested on a terrain icon (FAE-HARVEST-13)."""
    choice = state.choice
    if piece.sort != "r" or not isinstance(choice, HarvestTerrain):
        return None
    if state.owner[piece.number] != seat:
        return NOT_YOUR_REGION.by("FAE-HARVEST-13")
    return WRONG_TERRAIN.said(region=named(REGIONS_OF[choice.terrain]))


# Solve a Corruption Event --------------------------------------------------------------------------------------------


def refuse_solving_event(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The piece is no way to solve the event, or this way is closed (FAE-EVENT-23, FAE-EVENT-24, FAE-COOP-12)."""
    if not isinstance(state.choice, CorruptionEvent):
        return None
    if piece.sort == "c":
        return refuse_cleansing(state, seat) or CHOOSE_FIRST
    if piece.sort == DOOM_PIECE:
        return refuse_cleansing(state, seat) or CHOOSE_DOOM
    if piece.sort == "t" and piece.number == seat:
        level = state.corruption[seat]
        closed = state.rules.mode != VERSUS and level >= TEAM_LIMIT
        return YIELD_CLOSED.said(level=level) if closed else CHOOSE_YIELD
    if piece.sort != "g":
        return None
    if state.token_colour(piece.number) != CORRUPTION:
        return NOTHING_TO_CLEANSE.said(guardian=the_guardian(piece.number))
    return refuse_cleansing(state, seat)


def refuse_cleansing(state: FaeriellState, seat: int) -> Reason | None:
    """The seat cannot cleanse at all (FAE-EVENT-23, FAE-CORR-04, A65)."""
    colours = cleansing_colours(state, seat)
    if not colours:
        return NO_CLEANSING_HERO
    if count_of(state, seat, colours):
        return None
    return CANNOT_CLEANSE.said(colours=essences(bits_of(colours)))


# The Drifter ---------------------------------------------------------------------------------------------------------


def refuse_drifter(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Drifter cannot go there, or not shift that token (FAE-DRIFT-05 to -07)."""
    if piece.sort == DRIFTER_PIECE:
        return DRIFTER_HOW
    if piece.sort == "n":
        if state.drifter_did & MOVED:
            return DRIFTER_MOVED
        steps = steps_between(state, state.drifter, piece.number)
        stride = state.corruption[seat] + EXTRA_NODES
        return occupant(state, piece.number) or TOO_FAR_TO_ROAM.said(steps=steps, stride=stride)
    if piece.sort != "g":
        return None
    if state.drifter_did & SHIFTED:
        return DRIFTER_SHIFTED
    no_token = state.token_on[piece.number] < 0
    return (NO_MENACE.by("FAE-DRIFT-07") if no_token else DRIFTER_NOT_BESIDE).said(guardian=the_guardian(piece.number))


def refuse_shifting(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The token cannot go under the Guardian (FAE-DRIFT-07)."""
    return TOKEN_THERE.said(guardian=the_guardian(piece.number)) if piece.sort == "g" else None


def refuse_corrupting(state: FaeriellState, seat: int, piece: Piece) -> Reason | None:
    """The Tribe cannot be corrupted (FAE-SPERK-01)."""
    if piece.sort != "t":
        return None
    return YOURSELF.by("FAE-SPERK-01") if piece.number == seat else PURE_ALREADY
