"""What a card is and does, for whoever looks at it closely: facts, generated text, and the rules that say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tavola.games.hara.card import (
    Ability,
    Card,
    Champion,
    Corrupted,
    Event,
    Item,
    Monster,
    Quest,
    Rift,
    Shift,
    TurnOrder,
)
from tavola.games.hara.card_set import PACKAGE
from tavola.games.hara.card_text import (
    ability_text,
    corrupted_text,
    event_text,
    item_text,
    monster_text,
    quest_text,
    rift_text,
    shift_text,
    turn_order_text,
)
from tavola.games.hara.face_words import (
    ATTACK,
    BONUS,
    BOTTOM,
    BOTTOM_FREE,
    CALLED,
    CHARGE,
    CHARGES,
    COLORS,
    COPIES,
    DECK,
    DISCARD_ITEM,
    DOJO_LINES,
    DUSK,
    ENERGY,
    EQUIPMENT,
    GROUP_WORDS,
    HEALTH,
    KINDS,
    LASTING,
    NUMBER,
    OBJECTIVE,
    OWN_SOURCE,
    OWNER,
    PRIMARY,
    RANGE,
    RATING,
    RESOURCE,
    RESOURCES,
    REWARD,
    SOURCES,
    SPECIAL,
    SPIRIT,
    TOP,
    TOP_FREE,
    TYPE,
    WEAKNESS,
    WORLD_LINES,
)
from tavola.games.hara.pieces import CHAMPION_NAMES, DOJO_TILE, DUSK_DECK, RESOURCE_OWNER, TILE_NAMES, WORLD_COLORS
from tavola.games.hara.place_words import TILE_WORDS
from tavola.games.hara.space_words import Names, capital
from tavola.kernel.rulebook import RuleBook, read_rulebook

#: The rule book, read once.
_BOOK: Final[list[RuleBook]] = []
#: Champion -> the heading of its rules.
_CHAMPION_RULES: Final = ("KAORU", "LEAF", "ORIC", "PERS", "SOFF", "THOMAS")
#: The rules told with a card, at most.
MOST_RULES: Final = 7


class Face:
    """What is said of a card: facts with their names, parts with theirs ("" for none), ids of rules."""

    __slots__ = ("facts", "kind", "parts", "rules", "sort")

    def __init__(self, sort: str, kind: str, rules: tuple[str, ...]) -> None:
        self.sort: str = sort
        self.kind: str = kind
        self.rules: tuple[str, ...] = rules
        self.facts: list[tuple[str, str]] = []
        self.parts: list[tuple[str, str]] = []

    def part(self, name: str, text: str) -> None:
        """A part, if it says anything."""
        if text:
            self.parts.append((name, text))

    def lines(self, texts: list[str]) -> None:
        for text in texts:
            self.part("", text)


def face_of(reference: str, language: str) -> dict[str, Any]:
    """The face of a card of any kind by its id, or of a tile by its name. ``digest:id`` is a card of the set with that
    digest, where an owner's cards replace the house's.

    Raises:
        KeyError: there is no such card.
    """
    digest, _, id = reference.rpartition(":")
    names = Names(digest, language)
    if id in TILE_NAMES:
        return _told(_tile_face(TILE_NAMES.index(id), names), id, names.words(TILE_WORDS[TILE_NAMES.index(id)]), names)
    card = names.by_id[id]
    told = _told(_FACES[type(card)](card, names), id, card.name[language], names)
    source = SOURCES.get(card.source)
    told["flavor"] = card.flavor[language]
    told["source"] = names.words(source) if source else names.words(OWN_SOURCE).format(source=card.source)
    return told


def _told(face: Face, id: str, name: str, names: Names) -> dict[str, Any]:
    if not _BOOK:
        _BOOK.append(read_rulebook(PACKAGE))
    book = _BOOK[0]
    return {
        "id": id,
        "name": capital(name),
        "sort": face.sort,
        "kind": face.kind,
        "facts": [{"name": one, "value": value} for one, value in face.facts],
        "abilities": [{"name": one, "text": text} for one, text in face.parts],
        "text": [f"{one}: {text}" if one else text for one, text in face.parts],
        "flavor": "",
        "source": "",
        "rules": [{"id": rule, "text": book[rule].text(names.language)} for rule in face.rules[:MOST_RULES]],
    }


# Champions ------------------------------------------------------------------------------------------------------------


def _ability_face(card: Any, names: Names) -> Face:
    ability: Ability = card
    face = Face("ability", names.words(GROUP_WORDS[ability.group]), _ability_rules(ability))
    owner = next(one for one in names.cards.champions if ability in one.abilities)
    face.facts.append((names.words(OWNER), owner.name[names.language]))
    text = ability_text(names.cards, ability, names.language)
    face.part(names.words(TOP_FREE if ability.top_free else TOP), text["top"])
    face.part(names.words(BOTTOM_FREE if ability.bottom_free else BOTTOM), text["bottom"])
    face.part(names.words(CHARGE), text["charge"])
    for line in text["lasting"]:
        face.part(names.words(LASTING), line)
    return face


def _ability_rules(ability: Ability) -> tuple[str, ...]:
    """By its group, then what it has besides (Ability Cards, Ultimates, Locked Cards, Charges, Free Effects)."""
    if ability.group == 6:
        return ("HARA-LOCK-04", "HARA-LOCK-01")
    usual = ("HARA-ADV-03", "HARA-ADV-04", "HARA-ADV-05")
    if ability.group >= 4:
        rules: tuple[str, ...] = ("HARA-ADV-03", "HARA-ULT-01", "HARA-ULT-07")
    elif ability.group:
        rules = ("HARA-LEVEL-01", *usual)
    else:
        rules = (*usual, "HARA-CORE-03")
    if ability.charge is not None:
        rules = (*rules, "HARA-CHARGE-02")
    return (*rules, "HARA-FREE-01") if ability.top_free or ability.bottom_free else rules


def _champion_face(card: Any, names: Names) -> Face:
    champion: Champion = card
    number = CHAMPION_NAMES.index(champion.id)
    rules = tuple([f"HARA-{_CHAMPION_RULES[number]}-{one:02}" for one in range(1, 8)])
    if not _BOOK:
        _BOOK.append(read_rulebook(PACKAGE))
    face = Face("champion", names.words(KINDS["champion"]), tuple([rule for rule in rules if rule in _BOOK[0]]))
    resources = [names.words(RESOURCES[one]) for one, owner in enumerate(RESOURCE_OWNER) if owner == number]
    face.facts += [
        (names.words(HEALTH), str(champion.health)),
        (names.words(SPIRIT), str(champion.spirit)),
        (names.words(PRIMARY), names.words(COLORS[champion.primary])),
    ]
    if resources:
        face.facts.append((names.words(RESOURCE), ", ".join(resources)))
    return face


# The map --------------------------------------------------------------------------------------------------------------


def _deck_fact(deck: int, names: Names) -> tuple[str, str]:
    return names.words(DECK), capital(names.words(DUSK if deck == DUSK_DECK else TILE_WORDS[deck]))


def _monster_face(card: Any, names: Names) -> Face:
    monster: Monster = card
    keywords = (
        (monster.boss, "HARA-BOSS-02"),
        (monster.aggressive, "HARA-AGGR-01"),
        (bool(monster.ally), "HARA-ALLY-01"),
        (monster.armored, "HARA-ARMOR-01"),
        (bool(monster.critical), "HARA-CRIT-01"),
        (monster.dangerous, "HARA-DANGER-01"),
    )
    rules = tuple([rule for present, rule in keywords if present])
    face = Face("monster", names.words(KINDS["monster"]), (*rules, "HARA-FIGHT-01", "HARA-MON-02", "HARA-LOOT-02"))
    face.facts += [
        (names.words(HEALTH), str(monster.health)),
        (names.words(ATTACK), str(monster.attack)),
        (names.words(RANGE), str(monster.range)),
        _deck_fact(monster.deck, names),
    ]
    face.lines(monster_text(names.cards, monster, names.language))
    return face


def _event_face(card: Any, names: Names) -> Face:
    event: Event = card
    face = Face("event", names.words(KINDS["event"]), ("HARA-EVENT-02", "HARA-EVENT-03", "HARA-CR-06"))
    face.facts.append(_deck_fact(event.deck, names))
    face.lines(event_text(names.cards, event, names.language))
    return face


def _rift_face(card: Any, names: Names) -> Face:
    rift: Rift = card
    face = Face("rift", names.words(KINDS["rift"]), ("HARA-RIFT-02", "HARA-RIFT-05", "HARA-RIFT-06", "HARA-RIFT-08"))
    face.facts.append((names.words(RATING), str(rift.rating)))
    face.lines(rift_text(names.cards, rift, names.language))
    return face


def _shift_face(card: Any, names: Names) -> Face:
    shift: Shift = card
    face = Face("shift", names.words(KINDS["shift"]), ("HARA-SHIFT-01", "HARA-SHIFT-02", "HARA-SHIFT-03"))
    face.part("", shift_text(names.cards, shift, names.language))
    return face


def _tile_face(tile: int, names: Names) -> Face:
    if tile == DOJO_TILE:
        rules = ("HARA-DOJO-01", "HARA-DOJO-05", "HARA-DOJO-06", "HARA-DOJO-07", "HARA-DOJO-10")
        face = Face("dojo", names.words(KINDS["dojo"]), rules)
        face.lines([names.words(line) for line in DOJO_LINES])
        return face
    face = Face("world", names.words(KINDS["world"]), ("HARA-DAWN-02", "HARA-MOVE-02", "HARA-SHIFT-02"))
    face.facts.append((names.words(ENERGY), names.words(COLORS[WORLD_COLORS[tile]])))
    face.lines([names.words(line) for line in WORLD_LINES])
    return face


# Items, Turn Order, Quests, Corrupted ---------------------------------------------------------------------------------


def _item_face(card: Any, names: Names) -> Face:
    item: Item = card
    if item.equipment:
        rules: tuple[str, ...] = ("HARA-EQUIP-01", "HARA-EQUIP-02", "HARA-GIVE-01")
        rules = (*rules, "HARA-EQUIP-03", "HARA-EQUIP-05") if item.charges else rules
    else:
        rules = ("HARA-DISC-01", "HARA-DISC-02", "HARA-GIVE-01")
        rules = rules if item.number else ("HARA-CORRUPT-03", *rules)
    face = Face("item", names.words(KINDS["item"]), rules)
    face.facts += [
        (names.words(NUMBER), str(item.number)),
        (names.words(TYPE), names.words(EQUIPMENT if item.equipment else DISCARD_ITEM)),
        (names.words(COPIES), str(item.copies)),
    ]
    if item.charges:
        face.facts.append((names.words(CHARGES), str(item.charges)))
    face.lines(item_text(names.cards, item, names.language))
    return face


def _turn_order_face(card: Any, names: Names) -> Face:
    rules = ("HARA-ORDER-02", "HARA-ORDER-03", "HARA-ORDER-04", "HARA-ORDER-05")
    face = Face("turn_order", names.words(KINDS["turn_order"]), rules)
    face.part(names.words(BONUS), turn_order_text(names.cards, card, names.language))
    return face


def _quest_face(card: Any, names: Names) -> Face:
    rules = ("HARA-QUEST-03", "HARA-QUEST-04", "HARA-QUEST-05")
    face = Face("quest", names.words(KINDS["quest"]), rules)
    for number, part in enumerate(quest_text(names.cards, card, names.language), 1):
        for line in part["special"]:
            face.part(names.words(SPECIAL), line)
        face.part(names.words(OBJECTIVE).format(part=number), part["objective"])
        face.part(names.words(REWARD).format(part=number), part["reward"])
    return face


def _corrupted_face(card: Any, names: Names) -> Face:
    corrupted: Corrupted = card
    rules = ("HARA-CORRUPT-02", "HARA-CORRUPT-03", "HARA-CHEALTH-03", "HARA-CHEALTH-05", "HARA-CTURN-04")
    face = Face("corrupted", corrupted.title[names.language], rules)
    face.facts += [
        (names.words(HEALTH), str(corrupted.health)),
        (names.words(ATTACK), str(corrupted.attack)),
        (names.words(RANGE), str(corrupted.range)),
    ]
    text = corrupted_text(names.cards, corrupted, names.language)
    for line in text["passive"]:
        face.part(names.words(LASTING), line)
    for ability in text["abilities"]:
        worlds = ", ".join([capital(world) for world in ability["symbols"]])
        face.part(names.words(CALLED).format(name=ability["name"], worlds=worlds), ability["text"])
    face.part(names.words(WEAKNESS), text["weakness"])
    return face


_FACES: Final[dict[type[Card], Callable[[Any, Names], Face]]] = {
    Ability: _ability_face,
    Champion: _champion_face,
    Monster: _monster_face,
    Event: _event_face,
    Rift: _rift_face,
    Shift: _shift_face,
    Item: _item_face,
    TurnOrder: _turn_order_face,
    Quest: _quest_face,
    Corrupted: _corrupted_face,
}
