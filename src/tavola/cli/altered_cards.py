"""What `tavola decks` shows of the cards of Altered, one by one or in a list."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from rich.padding import Padding
from rich.text import Text

from tavola.cli.console import CommandError, out, print_json
from tavola.games.altered import GAME
from tavola.games.altered.card import CHARACTER, HERO_CARD, MANA_ORB, PERMANENT, RARITY_NAMES, SPELL, TYPE_NAMES, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.cards.printing import FACTIONS
from tavola.games.altered.deck import STARTER_DECKS, usual_reference
from tavola.games.altered.face import words_for
from tavola.games.altered.legality import checked_deck
from tavola.games.altered.look import TERRAINS, terrain_name
from tavola.games.altered.symbols import in_words
from tavola.kernel.collection import folded
from tavola.kernel.language import mark, translate

_PACKAGE: Final = "tavola.cli"
_PREFIX = "ALT_CORE_B_"
#: The types that a list of cards may be narrowed to.
_TYPES = tuple(TYPE_NAMES[type] for type in (CHARACTER, SPELL, PERMANENT, HERO_CARD))
#: What the rules call the cards of which Landmarks are the only ones here (ALT-CARD-04).
_PERMANENT: Final = "permanent"


class Wanted(NamedTuple):
    """Which cards are listed: every one, unless it is narrowed."""

    #: "Axiom", or "AX".
    faction: str = ""
    type: str = ""
    #: Words that are all in the name, the text, the subtypes or the reference.
    search: str = ""


# The list ------------------------------------------------------------------------------------------------------------


def list_cards(wanted: Wanted, language: str, json: bool) -> None:
    """Print the cards and Heroes of the set that are wanted; neither tokens nor Mana Convergence.

    Raises:
        CommandError: there is no such faction or type.
    """
    rows = [row_of(card, language) for card in _cards_of(wanted)]
    words = folded(wanted.search).split()
    rows = [row for row in rows if all(word in _searched(row) for word in words)]
    cards = [row for row in rows if row["type"] != TYPE_NAMES[HERO_CARD]]
    heroes = [row for row in rows if row["type"] == TYPE_NAMES[HERO_CARD]]
    if json:
        counts = {"cards": len(cards), "heroes": len(heroes)}
        print_json({"cards": cards, "heroes": heroes, "counts": counts})
        return
    if rows:
        _show_rows(rows, language)
        out.print()
    tested = sum(row["tested"] for row in rows)
    say = mark("Cards: {cards}; Heroes: {heroes}; tested: {tested}")
    out.print(said(say, language).format(cards=len(cards), heroes=len(heroes), tested=tested))


def said(sentence: str, language: str) -> str:
    """A sentence of these commands in ``language``."""
    return translate(_PACKAGE, language, sentence)


def _cards_of(wanted: Wanted) -> list[Card]:
    faction, type = _faction(wanted.faction), _type(wanted.type)
    listed = [CARDS[reference] for reference in sorted(CARDS)]
    return [
        card
        for card in listed
        if not card.token
        and card.type != MANA_ORB
        and faction in ("", card.faction)
        and type in ("", TYPE_NAMES[card.type])
    ]


def _faction(written: str) -> str:
    """The faction by its name or by the two letters of its references; "" for any."""
    names = tuple(FACTIONS.values())
    return FACTIONS.get(written.upper()) or _one_of(written, names, "faction")


def _type(written: str) -> str:
    """The type by its name, in English or Italian; "" for any."""
    if written.casefold() == _PERMANENT:
        return TYPE_NAMES[PERMANENT]
    italian = {words_for("it")(name).casefold(): name for name in _TYPES}
    return italian.get(written.casefold()) or _one_of(written, _TYPES, "type")


def _one_of(written: str, names: tuple[str, ...], what: str) -> str:
    for name in names:
        if name.casefold() == written.casefold():
            return name
    if written:
        raise CommandError(f"there is no {what} {written!r}; choose one of {', '.join(names)}")
    return ""


def row_of(card: Card, language: str) -> dict[str, Any]:
    """A card as a row of the list; a Hero has neither rarity nor costs (ALT-CARD-09)."""
    face = GAME.card_face(card.reference, language)
    row: dict[str, Any] = {
        "ref": card.reference,
        "name": card.name,
        "faction": card.faction,
        "type": TYPE_NAMES[card.type],
        "subtypes": face["subtypes"],
    }
    if card.type != HERO_CARD:
        row |= {"rarity": card.rarity, "hand_cost": card.hand_cost, "reserve_cost": card.reserve_cost}
    if card.type == CHARACTER:
        row["stats"] = list(card.stats)
    return {**row, "text": text_of(face), "tested": is_tested(card.reference)}


def text_of(face: dict[str, Any]) -> str:
    """The text of a card: a paragraph a line, keywords first."""
    return "\n".join(paragraph["text"] for paragraph in (*face["keywords"], *face["abilities"]))


def _searched(row: dict[str, Any]) -> str:
    return folded(" ".join((row["ref"], row["name"], *row["subtypes"], row["text"])))


def _show_rows(rows: list[dict[str, Any]], language: str) -> None:
    """Print a line a card, and under it the card's text."""
    headings = tuple(said(one, language) for one in _HEADINGS)
    lines = [headings, *(_facts(row, language) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for row, line in zip([None, *rows], lines, strict=True):
        told = "  ".join(fact.ljust(width) for fact, width in zip(line, widths, strict=True)).rstrip()
        out.print(Text(told, "bold"), soft_wrap=True)
        if row is not None and row["text"]:
            out.print(Padding(Text(in_words(row["text"], language)), (0, 0, 0, widths[0] + 2)))


_HEADINGS: Final = (
    mark("ref"),
    mark("name"),
    mark("faction"),
    mark("type"),
    mark("rarity"),
    mark("cost"),
    mark("F/M/W"),
    mark("tested"),
)


def _facts(row: dict[str, Any], language: str) -> tuple[str, ...]:
    """What stands in the line of a card, under the headings."""
    words = words_for(language)
    rarity = row.get("rarity", "")
    return (
        row["ref"].removeprefix(_PREFIX),
        row["name"],
        row["faction"],
        words(row["type"]),
        words(RARITY_NAMES[rarity]) if rarity else "",
        f"{row['hand_cost']}/{row['reserve_cost']}" if "hand_cost" in row else "",
        "/".join(map(str, row.get("stats", []))),
        said(mark("yes") if row["tested"] else mark("no"), language),
    )


@cache
def _tested() -> frozenset[str]:
    """The short references of the cards that the specs of the house play."""
    lines = files("tavola.games.altered.cards").joinpath("tested.txt").read_text(encoding="utf-8")
    return frozenset(lines.split())


def is_tested(reference: str) -> bool:
    """Whether a spec of the house plays the card."""
    return reference.removeprefix(_PREFIX) in _tested()


# One by one ----------------------------------------------------------------------------------------------------------


def find_cards(name: str) -> list[Card]:
    """The card of a reference, whole or without its beginning; or every print of a name, or of a part of one."""
    reference = name.strip().upper()
    for one in (usual_reference(reference), usual_reference(f"{_PREFIX}{reference}")):
        if one in CARDS:
            return [CARDS[one]]
    wanted = folded(name.strip())
    same = [card for card in CARDS.values() if folded(card.name) == wanted]
    return same or [card for card in CARDS.values() if wanted and wanted in folded(card.name)]


def show_cards(cards: list[Card], language: str, json: bool) -> None:
    """Print cards: what is printed on each, its rulings and rules, the decks of the house that hold it."""
    faces = [details_of(card, language) for card in cards]
    if json:
        print_json(faces)
        return
    for number, face in enumerate(faces):
        if number:
            out.print()
        show_face(face, language)


def details_of(card: Card, language: str) -> dict[str, Any]:
    """The face of a card, and what the house knows of it besides."""
    face = GAME.card_face(card.reference, language)
    paragraphs = (*face["keywords"], *face["abilities"], *face["terms"], *face["rulings"])
    return {
        **face,
        "rules": sorted({rule for paragraph in paragraphs for rule in paragraph["rules"]}),
        "terms": [
            {**term, "text": " ".join(_sentence_of(rule, language) for rule in term["rules"])} for term in face["terms"]
        ],
        "decks": [{"name": name, "count": count} for name, count in decks_with(card.reference).items()],
        "tested": is_tested(card.reference),
    }


def decks_with(reference: str) -> dict[str, int]:
    """The decks of the house that hold a card, and how many copies."""
    found: dict[str, int] = {}
    for name in STARTER_DECKS:
        count = sum(line.count for line in checked_deck(name, "constructed", 0) if line.reference == reference)
        if count:
            found[name] = count
    return found


def show_face(face: dict[str, Any], language: str) -> None:
    """Print the details of a card, each ability with its rules."""
    card = CARDS[face["ref"]]
    facts = [face["type_text"], *face["subtypes"], face["faction"], face["rarity"]]
    out.print(Text.assemble((face["name"], "bold"), "  ", (face["ref"], "dim")))
    out.print(Text(" · ".join(fact for fact in facts if fact)))
    if card.type != HERO_CARD and not card.token:
        costs = said(mark("Hand Cost {hand}, Reserve Cost {reserve}"), language)
        out.print(costs.format(hand=face["hand_cost"], reserve=face["reserve_cost"]))
    if face["stats"]:
        names = [terrain_name(terrain, language) for terrain in TERRAINS]
        out.print(", ".join(f"{name} {value}" for name, value in zip(names, face["stats"], strict=True)))
    for keyword in face["keywords"]:
        _paragraph((keyword["text"], "italic"), keyword["rules"])
        _explain(keyword["rules"][:1], language)
    for ability in face["abilities"]:
        _paragraph((in_words(ability["text"], language), ""), ability["rules"])
    for term in face["terms"]:
        out.print(Text(term["title"], "italic"))
        _explain(term["rules"], language)
    for ruling in face["rulings"]:
        heading = said(mark("Ruling {id}"), language).format(id=ruling["id"])
        _paragraph((f"{heading}: {in_words(ruling['text'], language)}", ""), ruling["rules"])
    decks = ", ".join(f"{deck['name']} ({deck['count']})" for deck in face["decks"])
    say = said(mark("In decks of the house: {decks}"), language)
    out.print(say.format(decks=decks or said(mark("none"), language)))


def _explain(rules: list[str], language: str) -> None:
    """The sentences of rules, which say what a word of the text means."""
    for rule in rules:
        out.print(Padding(Text.assemble(_sentence_of(rule, language), "  ", (rule, "dim")), (0, 0, 0, 2)))


def _sentence_of(rule: str, language: str) -> str:
    return in_words(GAME.rulebook()[rule].text(language), language)


def _paragraph(text: tuple[str, str], rules: list[str]) -> None:
    out.print(Text.assemble(text, "  ", (" ".join(rules), "dim")))
