"""What studies of many games look at: what a seat plays, how the race stands, which tiles and cards it had and used."""

from __future__ import annotations

from tavola.games.faeriell.actions import HERB, PERK, PERK_ROOM
from tavola.games.faeriell.notation import HERB_WORDS
from tavola.games.faeriell.pieces import HERB_KINDS, HERO_TYPES, TRIBE_NAMES
from tavola.games.faeriell.state import FaeriellState


def facts_of(state: FaeriellState, seat: int) -> dict[str, str]:
    """The Tribe, and whether it has ended as the Corruption Sower's."""
    return {"tribe": TRIBE_NAMES[seat], "sower": "yes" if state.sower == seat else "no"}


def curve_of(state: FaeriellState) -> dict[str, float]:
    """The Achievements of each player, and Doom."""
    found: dict[str, float] = {}
    for seat in range(state.seats):
        found[f"achievements/{seat}"] = float(state.claims[seat].bit_count())
    found["doom"] = float(state.doom)
    return found


def seen_by(state: FaeriellState, seat: int) -> list[str]:
    """The Perks of the seat's Heroes, and its Herbs."""
    found: list[str] = []
    for hero in range(seat * HERO_TYPES, seat * HERO_TYPES + HERO_TYPES):
        for perk in state.perks[hero]:
            found.append(f"perk {perk}")
    return found + [f"herb {HERB_WORDS[herb]}" for herb in state.herbs[seat]]


def played_by(state: FaeriellState, action: int) -> str:
    """The Perk that a Hero uses, or the Herb that is turned."""
    choice = state.choice
    if choice is None:
        return ""
    if PERK <= action < PERK + PERK_ROOM and choice.kind == "hero":
        return f"perk {action - PERK}"
    # In the Tribe Phase and when one is discarded, a Herb of the common row is meant.
    if HERB <= action < HERB + HERB_KINDS and choice.kind not in ("tribe", "discard_herb"):
        return f"herb {HERB_WORDS[action - HERB]}"
    return ""
