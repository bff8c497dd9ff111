"""What studies of many games look at: what a seat plays, how the race stands, which tiles and cards it had and used."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.actions import HERB, PERK, PERK_ROOM
from tavola.games.faeriell.herb import herb_name
from tavola.games.faeriell.names import TRIBES
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import HERB_KINDS, HERO_TYPES, TRIBE_NAMES
from tavola.games.faeriell.sentences import ENDINGS
from tavola.games.faeriell.state import FaeriellState

#: A Perk tile has no name of its own: people know it by what it does.
PERK_TITLES: Final = tuple([f"Perk: {tile.text(str)}" for tile in TILES])
HERB_TITLES: Final = tuple([f"Herb: {herb_name(herb, str)}" for herb in range(HERB_KINDS)])


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
            found.append(PERK_TITLES[perk])
    return found + [HERB_TITLES[herb] for herb in state.herbs[seat]]


def played_by(state: FaeriellState, action: int) -> str:
    """The Perk that a Hero uses, or the Herb that is turned."""
    choice = state.choice
    if choice is None:
        return ""
    if PERK <= action < PERK + PERK_ROOM and choice.kind == "hero":
        return PERK_TITLES[action - PERK]
    # In the Tribe Phase and when one is discarded, a Herb of the common row is meant.
    if HERB <= action < HERB + HERB_KINDS and choice.kind not in ("tribe", "discard_herb"):
        return HERB_TITLES[action - HERB]
    return ""


def title_of(kind: str, word: str) -> str:
    """What a word of these is called. Perks and Herbs are told by what they do as it is."""
    if kind == "tribe":
        return TRIBES[TRIBE_NAMES.index(word)] if word in TRIBE_NAMES else word
    if kind == "ending":
        return ENDINGS[word].rstrip(".") if word in ENDINGS else word
    return word
