"""Where a step happens: the Expeditions that an effect means (ALT-ZONE-07, ALT-TARGET-06)."""

from __future__ import annotations

from typing import Final

from tavola.games.altered.effect import Frame, Words
from tavola.games.altered.passives import characters_in, is_gigantic
from tavola.games.altered.state import WAS_GIGANTIC, AlteredState
from tavola.games.altered.zones import COMPANION_SIDE, HERO_SIDE
from tavola.kernel.language import mark

MY_HERO_EXPEDITION: Final = 0
MY_COMPANION_EXPEDITION: Final = 1
#: The Expedition that the object with the ability is in.
MY_EXPEDITION: Final = 2
#: The controller's other Expedition.
OTHER_EXPEDITION: Final = 3
EACH_OF_MINE: Final = 4
#: A target Expedition, the opponent's too (ALT-TARGET-06).
TARGET_EXPEDITION: Final = 5
#: The opponent's Expedition that faces the object.
FACING_EXPEDITION: Final = 6


def expeditions_meant(state: AlteredState, frame: Frame, where: int) -> list[int]:
    """The Expeditions, 0 to 3, that ``where`` means or among which the controller picks."""
    own = 2 * frame.player
    if where == MY_HERO_EXPEDITION:
        return [own + HERO_SIDE]
    if where == MY_COMPANION_EXPEDITION:
        return [own + COMPANION_SIDE]
    if where == EACH_OF_MINE:
        return [own + HERO_SIDE, own + COMPANION_SIDE]
    if where == TARGET_EXPEDITION:
        return [own, own + 1, own ^ 2, (own + 1) ^ 2]
    here = state.expedition_of(frame.source)
    if here < 0:
        here = frame.where
    if here < 0:
        return []
    card = state.last_known(frame.source)
    # What has gone was Gigantic if it was so when it went (ALT-OBJ-07).
    large = is_gigantic(state, card) if state.in_play(card) else state.was[card] & WAS_GIGANTIC != 0
    if where == MY_EXPEDITION:
        # A Gigantic Character has two; the player picks one for each token (ALT-KEYWORD-GIGANTIC-06).
        return [here, here ^ 1] if large else [here]
    if where == FACING_EXPEDITION:
        return [here ^ 2, here ^ 3] if large else [here ^ 2]
    # A Gigantic Character has no other Expedition (ALT-KEYWORD-GIGANTIC-09).
    return [] if large else [here ^ 1]


def is_there(state: AlteredState, frame: Frame, where: int, card: int) -> bool:
    """Whether a Character is in one of those Expeditions; a Gigantic one is in both of its controller's."""
    return any(card in characters_in(state, expedition) for expedition in expeditions_meant(state, frame, where))


def where_text(words: Words, where: int) -> str:
    """The place in words, its preposition included."""
    return words(_WHERE[where])


def expedition_text(words: Words, where: int) -> str:
    """The Expedition in words, as the object of a sentence."""
    return words(_EXPEDITION[where])


_WHERE: Final = (
    mark("in your Hero Expedition"),
    mark("in your Companion Expedition"),
    mark("in this card's Expedition"),
    mark("in your other Expedition"),
    mark("in each of your Expeditions"),
    mark("in a target Expedition"),
    mark("in the Expedition facing this card"),
)
_EXPEDITION: Final = (
    mark("your Hero Expedition"),
    mark("your Companion Expedition"),
    mark("this card's Expedition"),
    mark("your other Expedition"),
    mark("each of your Expeditions"),
    mark("a target Expedition"),
    mark("your opponent's Expedition facing this card"),
)
