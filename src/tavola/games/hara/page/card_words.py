"""The cards in words, for the templates: what is written on each of them. Every text is made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from tavola.games.hara.card import GROUPS, Ability, Corrupted, Item, Quest, TurnOrder
from tavola.games.hara.card_set import PACKAGE, card_set, set_named
from tavola.games.hara.card_text import (
    AbilityText,
    CorruptedText,
    QuestPartText,
    ScenarioText,
    ability_text,
    corrupted_text,
    item_text,
    quest_text,
    scenario_text,
    turn_order_text,
)
from tavola.games.hara.options import scenario_named
from tavola.games.hara.pieces import TILE_NAMES
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.seat_picture import RESOURCE_TITLES
from tavola.games.hara.space_words import Names, cards_by_id
from tavola.kernel.language import mark, translate

_PAGE: Final = "tavola.games.hara.page"
#: So many texts are kept: the cards of a few sets in each language.
KEPT: Final = 2048
#: A row of a Corrupted's card: the name of the ability, the Worlds on the die, the text.
Called = tuple[str, list[str], str]


def say(language: str, sentence: str, **gaps: object) -> str:
    """A sentence of the page, with its gaps filled."""
    text = translate(_PAGE, language, sentence)
    return text % gaps if gaps else text


def name(digest: str, id: str, language: str) -> str:
    """What a card of any kind is called."""
    return Names(digest, language).card(id)


def reference(digest: str, id: str) -> str:
    """By what the preview finds a card: an owner's cards by their set."""
    if not id or (id not in TILE_NAMES and id not in cards_by_id(set_named(digest))):
        return ""
    return id if digest == card_set().digest else f"{digest}:{id}"


def name_of_world(world: str, language: str) -> str:
    """A World in a sentence."""
    return translate(PACKAGE, language, TILE_WORDS[TILE_NAMES.index(world)])


# Ability cards --------------------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def ability(digest: str, id: str, language: str) -> AbilityText:
    """Both halves of an Ability card, its charges, and what lasts."""
    cards = set_named(digest)
    card = cards_by_id(cards)[id]
    assert isinstance(card, Ability)
    return ability_text(cards, card, language)


#: About so many letters are in a line of a card, fewer where more than six of them share the strip below the map;
#: and so many lines are on it. Charges take two.
LETTERS: Final = 24
FEWER: Final = 16
IN_FULL_WIDTH: Final = 6
LINES: Final = 10


def is_crowded(text: AbilityText, cards: int) -> bool:
    """Whether a card that shares the strip with others has no room for both halves in full."""
    letters = LETTERS if cards <= IN_FULL_WIDTH else FEWER
    lines = [len(text["top"]), len(text["bottom"]), *[len(line) for line in text["lasting"]]]
    return sum([-(-length // letters) for length in lines]) + (2 if text["charge"] else 0) > LINES


def group_of(digest: str, id: str) -> str:
    """Whether it is a core card, of a color, an Ultimate or a locked one."""
    card = cards_by_id(set_named(digest))[id]
    assert isinstance(card, Ability)
    return GROUPS[card.group].partition("_")[0]


# What else a player has -----------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def item_lines(digest: str, id: str, language: str) -> list[str]:
    """What an Item does."""
    cards = set_named(digest)
    card = cards_by_id(cards)[id]
    assert isinstance(card, Item)
    return item_text(cards, card, language)


@lru_cache(KEPT)
def order_bonus(digest: str, number: int, language: str) -> str:
    """The bonus of a Turn Order card (HARA-ORDER-02)."""
    cards = set_named(digest)
    card = cards.turn_order[number - 1]
    assert isinstance(card, TurnOrder)
    return turn_order_text(cards, card, language)


@lru_cache(KEPT)
def quest_parts(digest: str, id: str, language: str) -> list[QuestPartText]:
    """Both parts of a Quest."""
    cards = set_named(digest)
    card = cards_by_id(cards)[id]
    assert isinstance(card, Quest)
    return quest_text(cards, card, language)


def resource_words(resource: dict[str, Any], language: str) -> str:
    """A special resource and how much of it there is."""
    return translate(PACKAGE, language, RESOURCE_TITLES[resource["name"]]).format(**resource)


# The Corrupted and the Scenario ---------------------------------------------------------------------------------------


@lru_cache(KEPT)
def corrupted(digest: str, id: str, language: str) -> tuple[Corrupted, CorruptedText, list[Called]]:
    """The card of a Corrupted, its texts, and its abilities with the Worlds whose symbols call them."""
    cards = set_named(digest)
    card = cards_by_id(cards)[id]
    assert isinstance(card, Corrupted)
    text = corrupted_text(cards, card, language)
    called = [
        (told["name"], [TILE_NAMES[world] for world in one.symbols], told["text"])
        for one, told in zip(card.abilities, text["abilities"], strict=True)
    ]
    return card, text, called


@lru_cache(KEPT)
def scenario(digest: str, mode: str, language: str) -> ScenarioText:
    """What is played: how it is won and lost, and what is special."""
    return scenario_text(set_named(digest), scenario_named(mode), language)


def title_of_mode(mode: str, language: str) -> str:
    """The Arena or the Scenario, this one with its number."""
    played = scenario_named(mode)
    title = translate(PACKAGE, language, played.title)
    if not played.number:
        return title
    return say(language, mark("Scenario %(number)s: %(title)s"), number=played.number, title=title)


def effect_table(digest: str, mode: str, language: str) -> list[tuple[list[int], str]]:
    """The Scenario Effect: the faces of the number die, and what they bring (HARA-CTURN-05)."""
    found: list[tuple[list[int], str]] = []
    for rolls, text in scenario(digest, mode, language)["table"]:
        first, _, last = rolls.partition("-")
        found.append((list(range(int(first), int(last or first) + 1)), text))
    return found


def all_sides(seat: dict[str, Any], bar: int) -> bool:
    """Whether the energy of each color is full."""
    return all(value >= bar for value in seat["energy"])
