"""The notation of actions: stable words, as replays and the API use them.

``pass``, ``no``, ``yes``, ``done``; ``hero``, ``companion``, ``their hero``, ``their companion`` for Expeditions;
``1``, ``2`` for things on offer; ``play NAME (zone)``, ``use ...``, ``pick ...`` for pieces, with ``#2``
for the second of equals.
"""

from __future__ import annotations

from typing import Final

from tavola.games.altered.actions import (
    ACCEPT,
    ACTION_COUNT,
    EXPEDITIONS,
    NUMBERS,
    PIECES,
    PLACE_ZONES,
    ROOM,
    USES,
    piece_at,
)
from tavola.games.altered.state import AlteredState

_ZONE_WORDS: Final = (
    "hand",
    "reserve",
    "their reserve",
    "landmark",
    "their landmark",
    "hero zone",
    "hero expedition",
    "companion expedition",
    "their hero expedition",
    "their companion expedition",
    "mana",
    "discard",
)
assert len(_ZONE_WORDS) == PLACE_ZONES
_EXPEDITION_WORDS: Final = ("hero", "companion", "their hero", "their companion")


def words_of(state: AlteredState, action: int) -> str:
    """The notation of a legal action. Different legal actions of a choice have different words."""
    choice = state.choice
    assert choice is not None
    if action < EXPEDITIONS:
        if choice.kind == "turn":
            return "pass"
        return "yes" if action == ACCEPT else "no"
    if action < NUMBERS:
        return _EXPEDITION_WORDS[action - EXPEDITIONS]
    if action < PIECES:
        # A die is named by what it shows, everything else by its place on offer.
        return str(action - NUMBERS if choice.kind == "die" else action - NUMBERS + 1)
    player = choice.player(state)
    verb = "use" if action >= USES else "play" if choice.kind == "turn" else "pick"
    place = (action - (PIECES if action < USES else USES)) // ROOM
    card = piece_at(state, player, action)
    name = state.card[card].name
    # Of equal cards in one zone the earlier ones count.
    first = action - (action - PIECES) % ROOM if action < USES else action - (action - USES) % ROOM
    same = sum(1 for other in range(first, action) if state.card[piece_at(state, player, other)].name == name)
    number = f" #{same + 1}" if same else ""
    return f"{verb} {name}{number} ({_ZONE_WORDS[place]})"


def key_of(state: AlteredState, action: int) -> int:
    """A legal action by what it means whatever is dealt: a card of the Hand by what it is, not by where it lies."""
    if not PIECES <= action < PIECES + ROOM:
        return action
    choice = state.choice
    assert choice is not None
    # Numbers of printed cards are above those of actions.
    return ACTION_COUNT + state.card[piece_at(state, choice.player(state), action)].number
