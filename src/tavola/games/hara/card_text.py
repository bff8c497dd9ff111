"""The text of whole cards, generated from what they do, in the order of the rulebook."""

from __future__ import annotations

from typing import Final, TypedDict

from tavola.games.hara.card import (
    GAINS_DAMAGED,
    GAINS_DEFEATING,
    GAINS_MOVED,
    GAINS_NOTHING,
    GAINS_TURN,
    GOAL_COUNT,
    GOAL_ENERGY,
    IN_ADVENTURE,
    NEVER,
    WHEN_ATTACKED,
    WHEN_DAMAGED,
    Ability,
    CardSet,
    Charge,
    Corrupted,
    Energy,
    Event,
    Goal,
    Item,
    Lasting,
    Monster,
    Quest,
    QuestPart,
    Rift,
    Shift,
    Trigger,
    TurnOrder,
)
from tavola.games.hara.effect import Effects
from tavola.games.hara.effect_words import ORDERS, effects_text, sentences, sequence
from tavola.games.hara.event_card import Challenge
from tavola.games.hara.lasting_words import MOMENTS, MOMENTS_OF_CORRUPTED, modifiers_words
from tavola.games.hara.pieces import DAMAGED, DREAMSTONE
from tavola.games.hara.place_words import ON_TILE_WORDS, TILE_WORDS
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.speaking import (
    ENERGY_NOUNS,
    IT,
    YOU,
    Speaker,
    energy_words,
    item_words,
    quantity,
    sentence,
)
from tavola.kernel.language import mark

# What lasts -----------------------------------------------------------------------------------------------------------


def lasting_text(cards: CardSet, lasting: Lasting, language: str, voice: int = YOU) -> list[str]:
    """A sentence for each modifier and each trigger."""
    speaker = Speaker(cards, language, voice)
    said = [sentence(words) for words in modifiers_words(speaker, lasting.modifiers)]
    return said + [_trigger_words(speaker, trigger) for trigger in lasting.triggers]


def _trigger_words(speaker: Speaker, trigger: Trigger) -> str:
    """When it is set off, and what happens then."""
    moments = MOMENTS_OF_CORRUPTED if speaker.voice == IT else MOMENTS
    moment = speaker.say(moments[trigger.at])
    if trigger.once:
        moment = speaker.say(mark("{moment} (once a turn)"), moment=moment)
    # A wound of a Corrupted is answered by whoever dealt it.
    user = speaker.to(YOU) if trigger.at == DAMAGED else speaker
    then = sequence(user, trigger.effects)
    if trigger.may:
        then = speaker.say(mark("you may {what}"), what=then)
    return sentence(speaker.say(mark("{first}: {then}"), first=moment, then=then))


# Ability Cards --------------------------------------------------------------------------------------------------------


class AbilityText(TypedDict):
    """``top_free`` and ``bottom_free`` are the word for it, or empty."""

    top: str
    bottom: str
    charge: str
    lasting: list[str]
    top_free: str
    bottom_free: str


def ability_text(cards: CardSet, ability: Ability, language: str) -> AbilityText:
    """The halves of a card, its charges, what lasts, and which half is Free."""
    free = Speaker(cards, language).say(mark("Free"))
    return {
        "top": effects_text(cards, ability.top, language),
        "bottom": effects_text(cards, ability.bottom, language),
        "charge": charge_text(cards, ability.charge, language) if ability.charge is not None else "",
        "lasting": lasting_text(cards, ability.lasting, language),
        "top_free": free if ability.top_free else "",
        "bottom_free": free if ability.bottom_free else "",
    }


#: What adds a charge (HARA-CHARGE-02).
_GAINS: Final[dict[int, str]] = {
    GAINS_DAMAGED: mark("Gains 1 for each damage you take, up to {most}."),
    GAINS_MOVED: mark("Gains 1 for each space you move, up to {most}."),
    GAINS_DEFEATING: mark("Gains 1 for each Monster you defeat, up to {most}."),
    GAINS_TURN: mark("Gains 1 when your turn begins, up to {most}."),
}
#: When a charge is used (HARA-CHARGE-06).
_USES: Final[dict[int, str]] = {
    IN_ADVENTURE: mark("spend a charge in your Adventure phase"),
    WHEN_DAMAGED: mark("spend a charge when damage is dealt to you"),
    WHEN_ATTACKED: mark("spend a charge when a Monster's attack damages you"),
}


#: What becomes of an Ability (HARA-CHARGE-04) and of an Item (HARA-EQUIP-05) whose charges are spent.
_SPENT_ABILITY: Final = mark("With the last one spent, the card returns to your hand at the end of the turn.")
_SPENT_ITEM: Final = mark("With the last one spent, it goes back to the Item deck.")


def charge_text(cards: CardSet, charge: Charge, language: str, spent: str = _SPENT_ABILITY) -> str:
    """How many charges it starts with, what adds some, what one is for, and what happens without any."""
    speaker = Speaker(cards, language, YOU, charge.at in (WHEN_DAMAGED, WHEN_ATTACKED))
    said = [speaker.say(mark("Starts with {charges}."), charges=quantity(speaker, charge.start, "charge"))]
    if charge.gains != GAINS_NOTHING:
        said.append(speaker.say(_GAINS[charge.gains], most=str(charge.most)))
    if charge.at != NEVER:
        first = speaker.say(_USES[charge.at])
        then = sequence(speaker, charge.effects)
        said += [sentence(speaker.say(mark("{first}: {then}"), first=first, then=then)), speaker.say(spent)]
    return " ".join(said)


# Monsters, Events, Rifts ----------------------------------------------------------------------------------------------


def monster_text(cards: CardSet, monster: Monster, language: str) -> list[str]:
    """A line for each keyword, for what its attack does, and for the loot (HARA-MON-01)."""
    speaker = Speaker(cards, language)
    keywords = (
        (monster.boss, mark("Boss: it does not come on Day 1.")),
        (
            monster.aggressive,
            mark("Aggressive: it attacks when on your turn you enter its space or begin there."),
        ),
        (monster.armored, mark("Armored: only damage from its own space harms it.")),
        (monster.dangerous, mark("Dangerous: defeated by somebody in its range, it attacks them once more.")),
    )
    said = [speaker.say(words) for present, words in keywords if present]
    parts = (
        (mark("Critical (5-6): {text}"), monster.critical),
        (mark("Its attack: {text}"), monster.strikes),
        (mark("Ally: {text}"), monster.ally),
    )
    said += [speaker.say(line, text=sentences(speaker, effects)) for line, effects in parts if effects]
    loot = _prize(speaker, monster.reward, monster.item)
    if loot:
        said.append(speaker.say(mark("Loot: {text}"), text=loot))
    if monster.loot:
        said.append(speaker.say(mark("Special Loot: {text}"), text=sentences(speaker, monster.loot)))
    return said


def _prize(speaker: Speaker, energy: Energy, item: int) -> str:
    """Energy and an Item as a sentence."""
    parts = energy_words(speaker, energy)
    if item >= 0:
        parts.append(item_words(speaker, item))
    return sentence(speaker.joined(parts))


def event_text(cards: CardSet, event: Event, language: str) -> list[str]:
    """The gift; then a challenge in lines of its own, and whatever else happens."""
    speaker = Speaker(cards, language)
    said = [_gift(speaker, event.gift)] if any(event.gift) else []
    for effect in event.effects:
        if isinstance(effect, Challenge):
            said += _challenge_lines(speaker, effect)
        else:
            said.append(sentences(speaker, (effect,)))
    return said


def _gift(speaker: Speaker, gift: Energy) -> str:
    return speaker.say(mark("Gift: {text}"), text=_prize(speaker, gift, -1))


def _challenge_lines(speaker: Speaker, challenge: Challenge) -> list[str]:
    said = [sentence(speaker.say(ORDERS[int(challenge.roll_first)], rating=str(challenge.rating)))]
    if challenge.success:
        said.append(_success(speaker, sentences(speaker, challenge.success)))
    if challenge.fail:
        said.append(speaker.say(mark("Failure: {text}"), text=sentences(speaker, challenge.fail)))
    return said


def _success(speaker: Speaker, text: str) -> str:
    return speaker.say(mark("Success: {text}"), text=text)


def rift_text(cards: CardSet, rift: Rift, language: str) -> list[str]:
    """The gift, the challenge, and what success brings (HARA-RIFT-05, HARA-RIFT-06)."""
    speaker = Speaker(cards, language)
    said = [_gift(speaker, rift.gift)] if any(rift.gift) else []
    said.append(sentence(speaker.say(ORDERS[1], rating=str(rift.rating))))
    prize = _prize(speaker, rift.reward, rift.item)
    return [*said, _success(speaker, prize)] if prize else said


# World Shifts, Items, Turn Order --------------------------------------------------------------------------------------


def shift_text(cards: CardSet, shift: Shift, language: str) -> str:
    """What happens to the map."""
    return effects_text(cards, shift.effects, language)


#: When an Item is used, once or by a charge.
_DISCARDS: Final[dict[int, str]] = {
    IN_ADVENTURE: mark("Discard it on your turn: {text}"),
    WHEN_DAMAGED: mark("Discard it when damage is dealt to you: {text}"),
    WHEN_ATTACKED: mark("Discard it when a Monster's attack damages you: {text}"),
}
_EXPOSES: Final = mark("Discard it on your turn: the weakness of a Corrupted is exposed.")


def item_text(cards: CardSet, item: Item, language: str) -> list[str]:
    """What it is used for, and what lasts while one has it (Discard Items, Equipment Items)."""
    speaker = Speaker(cards, language, YOU, item.use_at != IN_ADVENTURE)
    if item.number == DREAMSTONE:
        return [speaker.say(_EXPOSES)]
    said = lasting_text(cards, item.lasting, language)
    if not item.equipment:
        said.append(speaker.say(_DISCARDS[item.use_at], text=sentences(speaker, item.use)))
    elif item.charges:
        charge = Charge(item.charges, item.charges, item.use_at, item.use, GAINS_NOTHING)
        said.append(charge_text(cards, charge, language, _SPENT_ITEM))
    return said


def turn_order_text(cards: CardSet, card: TurnOrder, language: str) -> str:
    """The bonus of a Turn Order card (HARA-ORDER-02)."""
    return effects_text(cards, card.use, language)


# Quests ---------------------------------------------------------------------------------------------------------------


class QuestPartText(TypedDict):
    """Special, Objective and Reward of a part (HARA-QUEST-03)."""

    special: list[str]
    objective: str
    reward: str


def quest_text(cards: CardSet, quest: Quest, language: str) -> list[QuestPartText]:
    """Both parts."""
    return [_part_text(cards, part, language) for part in quest.parts]


def _part_text(cards: CardSet, part: QuestPart, language: str) -> QuestPartText:
    return {
        "special": lasting_text(cards, part.special, language),
        "objective": goal_text(cards, part.goal, language),
        "reward": effects_text(cards, part.reward, language),
    }


#: What a Quest counts (`card.COUNTS`), one of it and several.
_COUNTS: Final = (
    (mark("Defeat {one} Monster."), mark("Defeat {n} Monsters.")),
    (mark("Defeat {one} boss."), mark("Defeat {n} bosses.")),
    (mark("Close {one} Rift."), mark("Close {n} Rifts.")),
    (mark("Complete {one} Event."), mark("Complete {n} Events.")),
    (mark("Take {one} Monster as an Ally."), mark("Take {n} Monsters as Allies.")),
    (mark("Meet {one} challenge rating."), mark("Meet {n} challenge ratings.")),
    (mark("Use {one} Item."), mark("Use {n} Items.")),
    (mark("Defeat {one} other player."), mark("Defeat other players {n} times.")),
    (mark("Deal {one} damage."), mark("Deal {n} damage in all.")),
    (mark("End a turn on {one} World."), mark("End turns on {n} different Worlds.")),
    (mark("Come to the Dojo {one} time."), mark("Come to the Dojo {n} times.")),
)
#: The same, of one World only; what is not here never belongs to a World.
_COUNTS_OF_WORLD: Final = {
    0: (mark("Defeat {one} Monster that belongs to {world}."), mark("Defeat {n} Monsters that belong to {world}.")),
    9: (mark("End {one} turn on {world}."), mark("End {n} turns on {world}.")),
}


def goal_text(cards: CardSet, goal: Goal, language: str) -> str:
    """The objective. Counts begin with the part."""
    speaker = Speaker(cards, language)
    if goal.sort == GOAL_COUNT:
        number = str(goal.at_least)
        gaps = {"one": number} if goal.at_least == 1 else {"n": number}
        place = 0 if goal.at_least == 1 else 1
        if goal.tile >= 0 and goal.what in _COUNTS_OF_WORLD:
            world = speaker.say(TILE_WORDS[goal.tile])
            return speaker.say(_COUNTS_OF_WORLD[goal.what][place], world=world, **gaps)
        return speaker.say(_COUNTS[goal.what][place], **gaps)
    if goal.sort == GOAL_ENERGY:
        energy = quantity(speaker, goal.at_least, ENERGY_NOUNS[goal.what])
        return speaker.say(mark("Have {energy} or more."), energy=energy)
    place_words = speaker.say(ON_TILE_WORDS[goal.tile])
    if not goal.at_least:
        return speaker.say(mark("Be {place}."), place=place_words)
    items = quantity(speaker, goal.at_least, "item")
    return speaker.say(mark("Be {place} with at least {items}."), place=place_words, items=items)


# Corrupted ------------------------------------------------------------------------------------------------------------


class CorruptedAbilityText(TypedDict):
    """``symbols`` are the Worlds of the die that call the ability."""

    name: str
    symbols: list[str]
    text: str


class CorruptedText(TypedDict):
    """What stands on a Corrupted card besides its numbers (HARA-CORRUPT-01)."""

    passive: list[str]
    abilities: list[CorruptedAbilityText]
    weakness: str


def corrupted_text(cards: CardSet, corrupted: Corrupted, language: str) -> CorruptedText:
    """Passive, abilities and weakness."""
    speaker = Speaker(cards, language)
    abilities: list[CorruptedAbilityText] = [
        {
            "name": ability.name[language],
            "symbols": [speaker.say(TILE_WORDS[world]) for world in ability.symbols],
            "text": effects_text(cards, ability.effects, language, IT),
        }
        for ability in corrupted.abilities
    ]
    return {
        "passive": lasting_text(cards, corrupted.lasting, language, IT),
        "abilities": abilities,
        "weakness": effects_text(cards, corrupted.weakness, language, IT),
    }


# Scenarios ------------------------------------------------------------------------------------------------------------


class ScenarioText(TypedDict):
    """``table``: the rolls of the number die, each with what happens."""

    about: str
    goal: str
    loss: str
    special: list[str]
    table: list[tuple[str, str]]


def scenario_text(cards: CardSet, scenario: Scenario, language: str) -> ScenarioText:
    """What it is about, how it is won and lost, what is special, and its Scenario Effects (HARA-CTURN-05)."""
    speaker = Speaker(cards, language)
    table: list[tuple[str, str]] = []
    for row in scenario.effect_rows:
        text = _row_text(cards, scenario, row.effects, language)
        if text:
            table.append((str(row.first) if row.first == row.last else f"{row.first}-{row.last}", text))
    return {
        "about": speaker.say(scenario.about),
        "goal": speaker.say(scenario.goal),
        "loss": speaker.say(scenario.loss),
        "special": [speaker.say(words) for words in scenario.special],
        "table": table,
    }


def _row_text(cards: CardSet, scenario: Scenario, effects: Effects, language: str) -> str:
    """A row of the table; one without declared effects is told among what is special, if the Scenario does something
    of its own."""
    if effects:
        return effects_text(cards, effects, language)
    if type(scenario).scenario_effect is not Scenario.scenario_effect:
        return ""
    return sentence(Speaker(cards, language).say(mark("nothing happens")))
