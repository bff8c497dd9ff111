"""What lasts in words: modifiers, and when triggers are set off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tavola.games.hara.card import Modifier
from tavola.games.hara.pieces import (
    ACTIVATIONS,
    ATTACK,
    CALM,
    CHALLENGE,
    DASH_DAMAGE,
    DASH_MOVE,
    DASH_RANGE,
    DOJO_HEAL,
    FROM_MONSTERS,
    INCOMING,
    MOVE,
    RANGE,
    THROUGH_EVENTS,
    TRIGGERS,
)
from tavola.games.hara.speaking import Speaker, signed
from tavola.kernel.language import mark

#: Modifier -> its pattern and the noun that it changes, for the player who has it.
_PATTERNS: Final[dict[int, tuple[str, str]]] = {
    ATTACK: (mark("{plus} with each attack"), "damage"),
    RANGE: (mark("{plus} for everything that has a range"), "range"),
    MOVE: (mark("{plus} with each move"), "space"),
    INCOMING: (mark("{plus} each time you take damage"), "damage"),
    FROM_MONSTERS: (mark("{plus} from each attack of a Monster"), "damage"),
    ACTIVATIONS: (mark("{plus} each turn"), "activation"),
    CHALLENGE: (mark("{plus} in challenges"), "point"),
    DOJO_HEAL: (mark("{plus} of Health or Spirit when the Dojo heals you"), "point"),
    DASH_MOVE: (mark("top of Dash: {plus}"), "space"),
    DASH_MOVE + 1: (mark("bottom of Dash: {plus}"), "space"),
    DASH_DAMAGE: (mark("top of Dash: {plus}"), "damage"),
    DASH_DAMAGE + 1: (mark("bottom of Dash: {plus}"), "damage"),
    DASH_RANGE: (mark("top of Dash: {plus}"), "range"),
    DASH_RANGE + 1: (mark("bottom of Dash: {plus}"), "range"),
}
#: Those of a Corrupted that are said in another way.
_OF_CORRUPTED: Final[dict[int, str]] = {INCOMING: mark("{plus} each time it takes damage")}
_DASH: Final = mark("Dash: {plus}")


def modifiers_words(speaker: Speaker, modifiers: Iterable[Modifier]) -> list[str]:
    """Each modifier; what changes both halves of Dash alike is one (HARA-EQUIP-06)."""
    said: list[str] = []
    for modifier in modifiers:
        words = _modifier_words(speaker, modifier)
        if modifier.what in (DASH_MOVE + 1, DASH_DAMAGE + 1, DASH_RANGE + 1):
            other = _modifier_words(speaker, Modifier(modifier.what - 1, modifier.plus))
            if other in said:
                noun = _PATTERNS[modifier.what][1]
                said[said.index(other)] = speaker.say(_DASH, plus=signed(speaker, modifier.plus, noun))
                continue
        said.append(words)
    return said


def _modifier_words(speaker: Speaker, modifier: Modifier) -> str:
    what = modifier.what
    if what == THROUGH_EVENTS:
        return speaker.say(mark("Events do not stop you"))
    if what == CALM:
        return speaker.say(mark("for you no Monster is Aggressive"))
    pattern, noun = _PATTERNS[what]
    if speaker.voice:
        pattern = _OF_CORRUPTED.get(what, pattern)
    return speaker.say(pattern, plus=signed(speaker, modifier.plus, noun))


#: When a trigger is set off (`pieces.TRIGGERS`).
MOMENTS: Final = (
    mark("when your turn begins"),
    mark("when your turn ends"),
    mark("at Dawn"),
    mark("at Dusk"),
    mark("when you have taken damage"),
    mark("when you defeat a Monster"),
    mark("when you close a Rift"),
    mark("when you have completed an Event"),
    mark("when you defeat another player"),
    mark("when you are defeated"),
    mark("when you gain a Level Up card"),
    mark("when you deal damage"),
)
#: The same of a Corrupted. What its wounds set off is carried out by whoever dealt the damage.
MOMENTS_OF_CORRUPTED: Final = (
    mark("when its turn begins"),
    mark("when its turn ends"),
    mark("at Dawn"),
    mark("at Dusk"),
    mark("whoever damages it"),
    mark("when it defeats a Monster"),
    mark("when it closes a Rift"),
    mark("when it has completed an Event"),
    mark("when it defeats a player"),
    mark("when it is defeated"),
    mark("when it gains a Level Up card"),
    mark("when it deals damage"),
)


assert len(MOMENTS) == len(MOMENTS_OF_CORRUPTED) == len(TRIGGERS)
