"""What `tavola decks` shows of the decks and cards of Altered."""

from __future__ import annotations

from collections import Counter
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from tavola.cli.console import CommandError, out, print_json, print_table, read_text, visible
from tavola.games.altered import GAME
from tavola.games.altered.card import HERO_CARD, TYPE_NAMES, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import STARTER_DECKS, deck_text, read_lines, split, usual_reference, write_deck
from tavola.games.altered.legality import FORMATS, check_text

_STATISTICS = ("Forest", "Mountain", "Water")
_RARITIES = {"C": "common", "R1": "rare", "R2": "rare out of faction"}


def check(file: str, format: str, language: str, json: bool) -> bool:
    """Print the faults of the deck in ``file``, or of the deck of the house of that name; whether there are none.

    Raises:
        CommandError: there is no such format, or the file cannot be read.
    """
    if format not in FORMATS:
        raise CommandError(f"there is no format {format!r}; choose one of {', '.join(FORMATS)}")
    house = file.casefold()
    problems = check_text(deck_text(house) if house in STARTER_DECKS else read_text(file), format)
    if json:
        faults = [
            {"line": one.line, "card": one.card, "rule": one.rule, "text": one.text(language)} for one in problems
        ]
        print_json({"file": file, "format": format, "legal": not problems, "problems": faults})
    elif problems:
        for problem in problems:
            typer.echo(f"{visible(file)}: {problem.text(language)}")
    else:
        typer.echo(f"{visible(file)}: may be played in the format {format}")
    return not problems


# Decks of the house --------------------------------------------------------------------------------------------------


def list_decks(json: bool) -> None:
    """Print the decks of the house."""
    rows = [_summary(name) for name in STARTER_DECKS]
    if json:
        print_json(rows)
        return
    table = Table("name", "Hero", "faction", "cards", box=None, padding=(0, 2, 0, 0))
    table.columns[0].no_wrap = True
    for row in rows:
        table.add_row(*(str(row[key]) for key in ("name", "hero", "faction", "cards")))
    print_table(table)


def _summary(name: str) -> dict[str, Any]:
    hero, cards = _read_deck(name)
    return {"name": name, "hero": hero.name, "faction": hero.faction, "cards": len(cards) + 1}


def _read_deck(name: str) -> tuple[Card, list[Card]]:
    """The Hero and the cards of a deck of the house."""
    hero, cards = split(read_lines(deck_text(name))[0])
    assert hero is not None
    return hero, cards


def export(name: str) -> None:
    """Print a deck of the house as a list.

    Raises:
        CommandError: there is no such deck.
    """
    if name.casefold() not in STARTER_DECKS:
        raise CommandError(f"there is no deck {name!r}; the decks are {', '.join(STARTER_DECKS)}")
    typer.echo(write_deck(*_read_deck(name.casefold())), nl=False)


def show(name: str, language: str, json: bool) -> None:
    """Print a deck of the house, or the cards of a name or reference.

    Raises:
        CommandError: there is neither.
    """
    if name.casefold() in STARTER_DECKS:
        _show_deck(name.casefold(), language, json)
        return
    faces = [GAME.card_face(card.reference, language) for card in find_cards(name)]
    if not faces:
        decks = ", ".join(STARTER_DECKS)
        raise CommandError(f"{name!r} is neither a deck ({decks}) nor the name or reference of a card known here")
    if json:
        print_json(faces)
        return
    for number, face in enumerate(faces):
        if number:
            out.print()
        show_face(face)


def _show_deck(name: str, language: str, json: bool) -> None:
    hero, cards = _read_deck(name)
    copies = Counter(card.reference for card in cards)
    curve = Counter(card.hand_cost for card in cards)
    types = Counter(TYPE_NAMES[card.type] for card in cards)
    rarities = Counter(card.rarity for card in cards)
    if json:
        lines = [_line(hero, 1), *(_line(CARDS[reference], count) for reference, count in copies.items())]
        counts = {"types": dict(types), "rarities": dict(rarities), "curve": dict(sorted(curve.items()))}
        print_json({**_summary(name), "lines": lines, **counts})
        return
    out.print(Text.assemble((name.capitalize(), "bold"), f"  {hero.name}, {len(cards) + 1} cards"))
    print_table(_table(copies, language))
    out.print()
    for cost in range(max(curve) + 1):
        out.print(f"cost {cost:>2}  {'█' * curve[cost]} {curve[cost] or ''}")
    out.print()
    out.print(", ".join(f"{count} {kind}" for kind, count in types.most_common()))
    out.print(", ".join(f"{count} {_RARITIES[rarity]}" for rarity, count in rarities.most_common()))


def _table(copies: Counter[str], language: str) -> Table:
    """The cards of a deck, cheap ones first."""
    table = Table("", "card", "type", "cost", "F/M/W", "rarity", box=None, padding=(0, 2, 0, 0))
    table.columns[1].no_wrap = True
    for reference in sorted(copies, key=lambda one: (CARDS[one].hand_cost, CARDS[one].name)):
        face = GAME.card_face(reference, language)
        costs, statistics = f"{face['hand_cost']}/{face['reserve_cost']}", "/".join(map(str, face["stats"]))
        table.add_row(str(copies[reference]), face["name"], face["type_text"], costs, statistics, face["rarity"])
    return table


def _line(card: Card, count: int) -> dict[str, Any]:
    return {
        "count": count,
        "ref": card.reference,
        "name": card.name,
        "type": TYPE_NAMES[card.type],
        "rarity": card.rarity,
        "hand_cost": card.hand_cost,
        "reserve_cost": card.reserve_cost,
    }


# Cards ---------------------------------------------------------------------------------------------------------------


def find_cards(name: str) -> list[Card]:
    """The card of a reference, whole or without its beginning; or every print of a name, or of a part of one."""
    reference = name.strip().upper()
    for one in (usual_reference(reference), usual_reference(f"ALT_CORE_B_{reference}")):
        if one in CARDS:
            return [CARDS[one]]
    wanted = name.strip().casefold()
    same = [card for card in CARDS.values() if card.name.casefold() == wanted]
    return same or [card for card in CARDS.values() if wanted and wanted in card.name.casefold()]


def show_face(face: dict[str, Any]) -> None:
    """Print a card: its facts and its text, each ability with its rules."""
    card = CARDS[face["ref"]]
    facts = [face["type_text"], *face["subtypes"], face["faction"], face["rarity"]]
    out.print(Text.assemble((face["name"], "bold"), "  ", (face["ref"], "dim")))
    out.print(Text(" · ".join(fact for fact in facts if fact)))
    if card.type != HERO_CARD and not card.token:
        out.print(f"Hand Cost {face['hand_cost']}, Reserve Cost {face['reserve_cost']}")
    if face["stats"]:
        out.print(", ".join(f"{name} {value}" for name, value in zip(_STATISTICS, face["stats"], strict=True)))
    for keyword in face["keywords"]:
        out.print(Text.assemble((keyword["text"], "italic"), "  ", (" ".join(keyword["rules"]), "dim")))
    for paragraph in (*face["abilities"], *face["rulings"]):
        out.print(Text.assemble(paragraph["text"], "  ", (" ".join(paragraph["rules"]), "dim")))
