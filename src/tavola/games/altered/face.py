"""What the page draws of a card: its printed facts and the text generated from its abilities."""

from __future__ import annotations

from typing import Any, Final

from tavola.games.altered.abilities import KEYWORD_RULES, Ability, Keyword, QuickAction, Reaction
from tavola.games.altered.card import CHARACTER, RARITY_NAMES, TYPE_NAMES, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.effect import Effect, Words, capital
from tavola.games.altered.rulings import rulings_of
from tavola.games.altered.terms import terms_in
from tavola.kernel.language import mark, translate

_PACKAGE: Final = "tavola.games.altered"

_MORE_WORDS: Final = (
    mark("Character"),
    mark("Landmark"),
    mark("Spell"),
    mark("Hero"),
    mark("Token"),
    mark("Mana Orb"),
    mark("Common"),
    mark("Rare"),
    mark("Rare, out of faction"),
)

_SUBTYPES: Final = (
    mark("Adventurer"),
    mark("Animal"),
    mark("Apprentice"),
    mark("Artist"),
    mark("Boon"),
    mark("Bureaucrat"),
    mark("Citizen"),
    mark("Companion"),
    mark("Construction"),
    mark("Conjuration"),
    mark("Deity"),
    mark("Disruption"),
    mark("Dragon"),
    mark("Druid"),
    mark("Elemental"),
    mark("Engineer"),
    mark("Fairy"),
    mark("Leviathan"),
    mark("Mage"),
    mark("Maneuver"),
    mark("Messenger"),
    mark("Noble"),
    mark("Plant"),
    mark("Robot"),
    mark("Scholar"),
    mark("Soldier"),
    mark("Song"),
    mark("Spirit"),
    mark("Titan"),
    mark("Trainer"),
)


def words_for(language: str) -> Words:
    """Looks messages of this game up in ``language``."""

    def words(message: str) -> str:
        return translate(_PACKAGE, language, message)

    return words


def face_of(reference: str, language: str) -> dict[str, Any]:
    """The face of a card: facts as printed, texts in ``language``."""
    card = CARDS[reference]
    words = words_for(language)
    return {
        "ref": card.reference,
        "name": card.name,
        "faction": card.faction,
        "print_faction": card.print_faction,
        "type": type_of(card),
        "type_text": words(type_of(card)),
        "rarity": words(RARITY_NAMES[card.rarity]) if card.rarity else "",
        "subtypes": [words(subtype) for subtype in card.subtypes],
        "hand_cost": card.hand_cost,
        "reserve_cost": card.reserve_cost,
        "stats": list(card.stats) if card.type == CHARACTER else [],
        "keywords": [
            {"text": ability.text(words), "rules": rules_of(ability)}
            for ability in card.abilities
            if is_keyword(ability)
        ],
        "abilities": [
            {
                "text": capital(ability.text(words)),
                "place": ability.place,
                "support": isinstance(ability, QuickAction) and ability.support,
                "rules": rules_of(ability),
            }
            for ability in card.abilities
            if not is_keyword(ability)
        ],
        # A keyword that is printed by itself is explained at its line.
        "terms": [
            {"title": words(term.title), "rules": list(term.rules)}
            for term in terms_in([ability for ability in card.abilities if not is_keyword(ability)])
        ],
        "rulings": rulings_of(reference, language),
        "source": card.source,
    }


def told_apart(card: Card, words: Words) -> str:
    """The name with the rarity, by which prints of one name are told apart."""
    return f"{card.name} ({words(RARITY_NAMES[card.rarity]).lower()})" if card.rarity else card.name


def quick_text(reference: str, in_play: bool, words: Words) -> str:
    """What using a card does, in play or from Reserve; "" where it has several quick actions, or none."""
    card = CARDS.get(reference)
    if card is None:
        return ""
    usable = card.quick_actions if in_play else () if card.support is None else (card.support,)
    return usable[0].text(words) if len(usable) == 1 else ""


def type_of(card: Card) -> str:
    """The type as people say it; a token says so."""
    return "Token" if card.token else TYPE_NAMES[card.type]


def is_keyword(ability: Ability) -> bool:
    """Whether the ability is a keyword, which the page prints in its own line."""
    return isinstance(ability, Keyword) or (not hasattr(ability, "effect") and ability.rules[:1] == FLEETING_RULES)


FLEETING_RULES: Final = ("ALT-STATUS-FLEETING-06",)


def rules_of(ability: Ability) -> list[str]:
    """The rules that the ability and its steps rest on."""
    found = list(ability.rules)
    if isinstance(ability, Keyword):
        found.append(KEYWORD_RULES[ability.keyword])
    effect: Effect | None = ability.effect if isinstance(ability, (Reaction, QuickAction)) else None
    if effect is not None:
        for node in effect.nodes:
            found += [rule for rule in node.cited() if rule not in found]
    return found
