"""How the texts of cards are put together: one language, one voice, numbers with their nouns, and lists.

A text is generated from what the card does, so it cannot say anything else. Every piece is a whole pattern of the
catalogue with gaps. The gap ``{one}`` marks the pattern for one of a thing and ``{n}`` that for several, since other
languages have two words where English has one.
"""

from __future__ import annotations

from typing import Final

from tavola.games.hara.card import CardSet, Energy
from tavola.games.hara.effect import (
    FIXED,
    MEASURES,
    MONSTERS_NEAR,
    PLAYERS_NEAR,
    Amount,
)
from tavola.games.hara.pieces import RESOURCE_NAMES
from tavola.kernel.language import mark, translate

PACKAGE: Final = "tavola.games.hara"

#: Who carries the text out: the player who reads it, or the Corrupted of whom it speaks.
YOU: Final = 0
IT: Final = 1


class Speaker:
    """Says things in a language. ``voice`` is `YOU` or `IT`; ``answering``: there is damage that may be prevented."""

    __slots__ = ("answering", "cards", "language", "voice")

    def __init__(self, cards: CardSet, language: str, voice: int = YOU, answering: bool = False) -> None:
        self.cards: CardSet = cards
        self.language: str = language
        self.voice: int = voice
        self.answering: bool = answering

    def say(self, pattern: str, **gaps: str) -> str:
        """A pattern of the catalogue with its gaps filled."""
        return translate(PACKAGE, self.language, pattern).format(**gaps)

    def to(self, voice: int) -> Speaker:
        """The same for somebody else."""
        return Speaker(self.cards, self.language, voice, False)

    def joined(self, parts: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(mark("{first} and {last}"), first=", ".join(parts[:-1]), last=parts[-1])

    def in_turn(self, parts: list[str]) -> str:
        """Things that happen one after the other: "a", "a, then b", "a, b, then c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(mark("{first}, then {last}"), first=", ".join(parts[:-1]), last=parts[-1])


def sentence(text: str) -> str:
    """A text that stands by itself: a capital in front, a stop at the end."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


# Numbers with their nouns ---------------------------------------------------------------------------------------------

#: Noun -> the patterns for one and for several.
NOUNS: Final[dict[str, tuple[str, str]]] = {
    "damage": (mark("{one} damage"), mark("{n} damage")),
    "health": (mark("{one} Health"), mark("{n} Health")),
    "spirit": (mark("{one} Spirit"), mark("{n} Spirit")),
    "red": (mark("{one} red energy"), mark("{n} red energy")),
    "blue": (mark("{one} blue energy"), mark("{n} blue energy")),
    "green": (mark("{one} green energy"), mark("{n} green energy")),
    "gold": (mark("{one} Gold energy"), mark("{n} Gold energy")),
    "energy": (mark("{one} energy"), mark("{n} energy")),
    "grit": (mark("{one} Grit"), mark("{n} Grit")),
    "momentum": (mark("{one} Momentum"), mark("{n} Momentum")),
    "fear": (mark("{one} Fear"), mark("{n} Fear")),
    "mana": (mark("{one} Mana"), mark("{n} Mana")),
    "heat": (mark("{one} Heat"), mark("{n} Heat")),
    "runes": (mark("{one} Rune"), mark("{n} Runes")),
    "space": (mark("{one} space"), mark("{n} spaces")),
    "range": (mark("{one} range"), mark("{n} range")),
    "activation": (mark("{one} Activation"), mark("{n} Activations")),
    "point": (mark("{one} point"), mark("{n} points")),
    "charge": (mark("{one} charge"), mark("{n} charges")),
    "item": (mark("{one} Item"), mark("{n} Items")),
}
#: The nouns of a gift or reward, in the order of `Energy`.
ENERGY_NOUNS: Final = ("red", "blue", "green", "gold")


def quantity(speaker: Speaker, number: int, noun: str, sign: str = "") -> str:
    """ "1 space", "3 spaces"; with a sign "+1 space"."""
    one, several = NOUNS[noun]
    shown = f"{sign}{number}"
    return speaker.say(one, one=shown) if number == 1 else speaker.say(several, n=shown)


def signed(speaker: Speaker, plus: int, noun: str) -> str:
    """ "+1 damage", "-2 damage"."""
    return quantity(speaker, abs(plus), noun, "-" if plus < 0 else "+")


def energy_words(speaker: Speaker, energy: Energy) -> list[str]:
    """ "2 red energy", "1 Gold energy": what there is of each sort."""
    return [quantity(speaker, number, noun) for number, noun in zip(energy, ENERGY_NOUNS, strict=True) if number]


def item_words(speaker: Speaker, number: int) -> str:
    """An Item by its name and number."""
    name = speaker.cards.items[number].name[speaker.language]
    return speaker.say(mark("{name} (Item {number})"), name=name, number=str(number))


# Where ----------------------------------------------------------------------------------------------------------------

_ON_SPACE: Final = (mark("on your space"), mark("on its space"))


def where(speaker: Speaker, reach: int) -> str:
    """Within a range of the user; range 0 is their own space (HARA-RANGE-02)."""
    if reach == 0:
        return speaker.say(_ON_SPACE[speaker.voice])
    return speaker.say(mark("within range {range}"), range=str(reach))


# Amounts that count ---------------------------------------------------------------------------------------------------

#: Measure -> for each of it, for every so many of it, and what a condition calls it.
MEASURE_WORDS: Final[tuple[tuple[str, str, str], ...]] = (
    (mark("each Grit"), mark("every {n} Grit"), mark("Grit")),
    (mark("each Momentum"), mark("every {n} Momentum"), mark("Momentum")),
    (mark("each Fear"), mark("every {n} Fear"), mark("Fear")),
    (mark("each Mana"), mark("every {n} Mana"), mark("Mana")),
    (mark("each Heat"), mark("every {n} Heat"), mark("Heat")),
    (mark("each Rune"), mark("every {n} Runes"), mark("Runes")),
    (mark("each red energy"), mark("every {n} red energy"), mark("red energy")),
    (mark("each blue energy"), mark("every {n} blue energy"), mark("blue energy")),
    (mark("each green energy"), mark("every {n} green energy"), mark("green energy")),
    (mark("each Health"), mark("every {n} Health"), mark("Health")),
    (mark("each Spirit"), mark("every {n} Spirit"), mark("Spirit")),
    (mark("each missing Health"), mark("every {n} missing Health"), mark("missing Health")),
    (mark("each energy"), mark("every {n} energy"), mark("energy in all")),
    (mark("each point paid"), mark("every {n} points paid"), mark("points paid")),
    (mark("each point rolled"), mark("every {n} points rolled"), mark("the roll")),
    (mark("each charge on this card"), mark("every {n} charges on this card"), mark("charges on this card")),
    (mark("each Monster {where}"), mark("every {n} Monsters {where}"), mark("Monsters {where}")),
    (mark("each other player {where}"), mark("every {n} other players {where}"), mark("other players {where}")),
    (mark("each Item held"), mark("every {n} Items held"), mark("Items held")),
    (mark("each card on your board"), mark("every {n} cards on your board"), mark("cards on your board")),
    (mark("each card in your hand"), mark("every {n} cards in your hand"), mark("cards in your hand")),
    (
        mark("each Monster defeated this turn"),
        mark("every {n} Monsters defeated this turn"),
        mark("Monsters defeated this turn"),
    ),
    (mark("each Day begun"), mark("every {n} Days begun"), mark("number of the Day")),
    (mark("each player in the game"), mark("every {n} players in the game"), mark("players in the game")),
    (mark("each Doom counter"), mark("every {n} Doom counters"), mark("Doom counters")),
)


def _near(speaker: Speaker, measure: int, reach: int) -> dict[str, str]:
    """The gap of the measures that look around."""
    return {"where": where(speaker, reach)} if measure in (MONSTERS_NEAR, PLAYERS_NEAR) else {}


def measure_words(speaker: Speaker, measure: int, reach: int) -> str:
    """What a condition calls a measure."""
    return speaker.say(MEASURE_WORDS[measure][2], **_near(speaker, measure, reach))


def amount_words(speaker: Speaker, amount: Amount, noun: str, sign: str = "") -> str:
    """ "2 damage", "1 damage for each point paid", "1 damage (plus 1 for every 2 Fear, at most 4 in all)"."""
    if amount.measure == FIXED:
        return quantity(speaker, abs(amount.base), noun, "-" if sign and amount.base < 0 else sign)
    each, every, _ = MEASURE_WORDS[amount.measure]
    gaps = _near(speaker, amount.measure, amount.range)
    counted = speaker.say(each, **gaps) if amount.every == 1 else speaker.say(every, n=str(amount.every), **gaps)
    capped = amount.most < 99
    if amount.base == 0:
        what = quantity(speaker, amount.each, noun, sign)
        if capped:
            return speaker.say(
                mark("{what} for {each} (at most {most})"), what=what, each=counted, most=str(amount.most)
            )
        return speaker.say(mark("{what} for {each}"), what=what, each=counted)
    what = quantity(speaker, amount.base, noun, sign)
    plus = str(amount.each)
    if capped:
        pattern = mark("{what} (plus {plus} for {each}, at most {most} in all)")
        return speaker.say(pattern, what=what, plus=plus, each=counted, most=str(amount.most))
    return speaker.say(mark("{what} (plus {plus} for {each})"), what=what, plus=plus, each=counted)


def is_nothing(amount: Amount) -> bool:
    """Whether an amount is nothing whatever happens."""
    return amount.measure == FIXED and amount.base == 0


assert len(MEASURE_WORDS) == len(MEASURES)
assert all(name in NOUNS for name in RESOURCE_NAMES)
