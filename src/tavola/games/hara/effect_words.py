"""The text of effects that others hang on, and how several are joined to sentences.

What belongs to a cost, an option or a condition stands behind a colon up to the end of the sentence, or in brackets
where more follows.
"""

from __future__ import annotations

from typing import Final

from tavola.games.hara.card import CardSet
from tavola.games.hara.condition_words import condition
from tavola.games.hara.deciding import PAYMENTS, WITHIN, Choose, Each, May, Pay, RollDie, When
from tavola.games.hara.effect import FIXED, Amount, Effect, Effects
from tavola.games.hara.event_card import Challenge
from tavola.games.hara.gaining import ChangeResource, DiscardItem, GainEnergy, GainItem, Recover
from tavola.games.hara.node_words import WORDS, words
from tavola.games.hara.own_cards import GainActivations
from tavola.games.hara.pieces import RESOURCE_NAMES
from tavola.games.hara.place_words import WHO_WORDS
from tavola.games.hara.speaking import YOU, Speaker, amount_words, energy_words, item_words, sentence, where
from tavola.kernel.language import mark


def clause(speaker: Speaker, effect: Effect) -> str:
    """What one effect says."""
    return WORDS[type(effect)](speaker, effect)


def effects_text(cards: CardSet, effects: Effects, language: str, voice: int = YOU, answering: bool = False) -> str:
    """The sentences of what a card does, for the player who reads it or for a Corrupted."""
    speaker = Speaker(cards, language, voice, answering)
    return sentences(speaker, effects)


def sentences(speaker: Speaker, effects: Effects) -> str:
    """A sentence for each effect, and one for gains in a row."""
    return " ".join([sentence(said) for said, _ in clauses(speaker, effects)])


def clauses(speaker: Speaker, effects: Effects) -> list[tuple[str, bool]]:
    """What the effects say, each with whether it reaches to the end of the sentence; gains in a row are one."""
    said: list[tuple[str, bool]] = []
    gained: list[str] = []
    for effect in effects:
        gains = fixed_gains(speaker, effect)
        if gained and not gains:
            said.append((_gain(speaker, gained), False))
            gained = []
        if gains:
            gained += gains
        else:
            said.append((clause(speaker, effect), has_inner(effect)))
    if gained:
        said.append((_gain(speaker, gained), False))
    return said


def fixed_gains(speaker: Speaker, effect: Effect) -> list[str]:
    """What a player gains by an effect that gives a fixed number; nothing for other effects."""
    if isinstance(effect, GainEnergy):
        return energy_words(speaker, effect.energy)
    if isinstance(effect, GainItem):
        return [item_words(speaker, effect.number)]
    pairs: tuple[tuple[Amount, str], ...] = ()
    if isinstance(effect, Recover):
        pairs = ((effect.health, "health"), (effect.spirit, "spirit"))
    elif isinstance(effect, ChangeResource) and not effect.down:
        pairs = ((effect.amount, RESOURCE_NAMES[effect.resource]),)
    elif isinstance(effect, GainActivations):
        pairs = ((effect.amount, "activation"),)
    if any(amount.measure != FIXED or amount.base < 0 for amount, _ in pairs):
        return []
    return [amount_words(speaker, amount, noun) for amount, noun in pairs if amount.base]


def _gain(speaker: Speaker, gained: list[str]) -> str:
    return speaker.say(mark("gain {what}"), what=speaker.joined(gained))


def sequence(speaker: Speaker, effects: Effects) -> str:
    """Effects within a sentence."""
    if not effects:
        return speaker.say(mark("nothing happens"))
    found = clauses(speaker, effects)
    parts = [f"({said})" if reaches else said for said, reaches in found[:-1]]
    return speaker.in_turn([*parts, found[-1][0]])


def has_inner(effect: Effect) -> bool:
    """Whether other effects hang on it, so that its clause reaches to the end of the sentence."""
    if isinstance(effect, (Pay, DiscardItem)):
        return bool(effect.effects)
    return isinstance(effect, (Choose, May, RollDie, Challenge, When, Each))


# Costs, options, dice -------------------------------------------------------------------------------------------------


def _cost(speaker: Speaker, node: Pay) -> str:
    what = amount_words(speaker, node.amount, PAYMENTS[node.what])
    return speaker.say(mark("pay up to {what}") if node.up_to else mark("pay {what}"), what=what)


@words(Pay)
def pay(speaker: Speaker, node: Pay) -> str:
    cost = _cost(speaker, node)
    if node.optional and not node.up_to:
        cost = speaker.say(mark("you may {what}"), what=cost)
    if not node.effects:
        return cost
    return speaker.say(mark("{first}: {then}"), first=cost, then=sequence(speaker, node.effects))


@words(DiscardItem)
def discard_item(speaker: Speaker, node: DiscardItem) -> str:
    if not node.effects:
        return speaker.say(mark("discard an Item"))
    return speaker.say(mark("discard an Item, and if you do: {then}"), then=sequence(speaker, node.effects))


@words(Choose)
def choose(speaker: Speaker, node: Choose) -> str:
    options = [_option(speaker, effects) for effects in node.choices]
    return speaker.say(mark("choose one: {options}"), options=speaker.say(mark("; or ")).join(options))


def _option(speaker: Speaker, effects: Effects) -> str:
    """An option; the cost that it begins with is paid in choosing it (A108)."""
    first = effects[0] if effects else None
    if not isinstance(first, Pay) or first.optional or first.up_to:
        return sequence(speaker, effects)
    rest = (*first.effects, *effects[1:])
    return speaker.in_turn([_cost(speaker, first), sequence(speaker, rest)]) if rest else _cost(speaker, first)


@words(May)
def may(speaker: Speaker, node: May) -> str:
    return speaker.say(mark("you may {what}"), what=sequence(speaker, node.effects))


@words(RollDie)
def roll_die(speaker: Speaker, node: RollDie) -> str:
    lines: list[str] = []
    first = 0
    for face in range(1, len(node.faces) + 1):
        if face < len(node.faces) and node.faces[face] is node.faces[first]:
            continue
        said = sequence(speaker, node.faces[first])
        if first + 1 == face:
            lines.append(speaker.say(mark("on {face}, {then}"), face=str(face), then=said))
        else:
            lines.append(
                speaker.say(mark("on {first}-{last}, {then}"), first=str(first + 1), last=str(face), then=said)
            )
        first = face
    return speaker.say(mark("roll the number die: {lines}"), lines="; ".join(lines))


#: How Spirit is paid: before the roll, or after it (HARA-CR-05, HARA-CR-06).
ORDERS: Final = (mark("challenge {rating} (pay Spirit, then roll)"), mark("challenge {rating} (roll, then pay Spirit)"))


@words(Challenge)
def challenge(speaker: Speaker, node: Challenge) -> str:
    lines = [speaker.say(ORDERS[int(node.roll_first)], rating=str(node.rating))]
    if node.success:
        lines.append(speaker.say(mark("success: {then}"), then=sequence(speaker, node.success)))
    if node.fail:
        lines.append(speaker.say(mark("failure: {then}"), then=sequence(speaker, node.fail)))
    return "; ".join(lines)


@words(When)
def when(speaker: Speaker, node: When) -> str:
    said = speaker.say(mark("if {test}: {then}"), test=condition(speaker, node.test), then=sequence(speaker, node.then))
    if not node.otherwise:
        return said
    return speaker.say(mark("{first}; otherwise: {then}"), first=said, then=sequence(speaker, node.otherwise))


@words(Each)
def each(speaker: Speaker, node: Each) -> str:
    if node.who == WITHIN:
        who = speaker.say(mark("each other player {where}"), where=where(speaker, node.range))
    else:
        who = speaker.say(WHO_WORDS[speaker.voice][node.who])
    return speaker.say(mark("{first}: {then}"), first=who, then=sequence(speaker.to(YOU), node.effects))
