"""What `tavola decks` shows of the decks of Altered; of its cards see `altered_cards`."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from tavola.cli.altered_cards import find_cards, said, show_cards
from tavola.cli.console import CommandError, is_file, out, print_json, print_table, read_bytes, text_of, visible
from tavola.games.altered import GAME
from tavola.games.altered.card import RARITY_NAMES, TYPE_NAMES, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import RANDOM_CORE, STARTER_DECKS, deck_text, split
from tavola.games.altered.deck_report import size_text
from tavola.games.altered.face import words_for
from tavola.games.altered.forms import FORMS, BadList, DeckList, is_one_word, one_deck, read_decks, write_deck
from tavola.games.altered.forms.account_zip import looks_like_zip
from tavola.games.altered.legality import FORMATS, Problem, check_deck, unknown_cards
from tavola.kernel.collection import Deck
from tavola.kernel.language import mark

_ON_RANDOM = mark(
    "random-core is no fixed deck: each seat gets a Hero and as many cards as the format asks for, drawn from the "
    "whole set, another deck for every seed. Play it: tavola sim altered --decks random-core"
)
#: The forms that a terminal cannot show.
_BINARY = ("zip",)


# Reading a deck ------------------------------------------------------------------------------------------------------


def _read(word: str, deck: str) -> DeckList:
    """The deck that is meant: of the house, in a file, or in the word itself as a code or an address.

    Raises:
        CommandError: a file cannot be read.
        BadList: it holds no deck, or not the one called ``deck``.
    """
    house = word.casefold()
    if house in STARTER_DECKS:
        _refuse_choice(word, deck)
        return _house_deck(house)
    if word != "-" and not is_file(word) and _is_deck(word):
        return one_deck(read_decks(word), deck)
    data = read_bytes(word)
    if not looks_like_zip(data):
        text_of(word, data)
    return one_deck(read_decks(data), deck)


def _refuse_choice(word: str, deck: str) -> None:
    """Only in files there is a deck to choose."""
    if deck:
        raise CommandError(f"{word!r} is no file with several decks: there is one deck only; leave out --deck")


def _house_deck(name: str) -> DeckList:
    found = read_decks(deck_text(name))[0]
    found.name, found.format = name.capitalize(), "constructed"
    return found


def _is_deck(word: str) -> bool:
    """Whether a word is a code or an address, and no path of a file that is not there."""
    return is_one_word(word) and ("/" not in word or "://" in word or "?" in word)


def check(file: str, format: str, language: str, json: bool, deck: str = "") -> bool:
    """Print the faults of the deck in ``file``, or of the deck of the house of that name; whether there are none.

    Raises:
        CommandError: there is no such format, or the file cannot be read.
    """
    if format not in FORMATS:
        raise CommandError(f"there is no format {format!r}; choose one of {', '.join(FORMATS)}")
    problems = _faults(file, format, deck)
    if json:
        print_json({"file": file, "format": format, "legal": not problems, "problems": _told(problems, language)})
    elif problems:
        for problem in problems:
            typer.echo(f"{visible(file)}: {problem.text(language)}")
    else:
        say = said(mark("{file}: may be played in the format {format}"), language)
        typer.echo(say.format(file=visible(file), format=format))
    return not problems


def _faults(file: str, format: str, deck: str) -> list[Problem]:
    try:
        return check_deck(_read(file, deck), format)
    except BadList as error:
        return error.problems


def _told(problems: list[Problem], language: str) -> list[dict[str, Any]]:
    return [
        {
            "line": one.line,
            "place": one.place.text(language) if one.place is not None else "",
            "card": one.card,
            "rule": one.rule,
            "text": one.text(language),
        }
        for one in problems
    ]


def export(name: str, form: str, to: str, deck: str) -> None:
    """Print a deck in a form, or write it to the file ``to``.

    Raises:
        CommandError: there is no such deck or form, or the file cannot be written.
        BadList: the deck cannot be written so.
    """
    if form not in [one.name for one in FORMS]:
        raise CommandError(f"there is no form {form!r}; choose one of {', '.join(one.name for one in FORMS)}")
    if name.casefold() not in STARTER_DECKS and name != "-" and not is_file(name) and not _is_deck(name):
        raise CommandError(
            f"there is no deck {name!r}; the decks are {', '.join(STARTER_DECKS)}, or give a file, a code or an address"
        )
    written = write_deck(form, _read(name, deck))
    if to:
        try:
            Path(to).write_bytes(written)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise CommandError(f"{to!r} cannot be written: {reason}") from None
    elif form in _BINARY:
        if _is_terminal():
            raise CommandError(f"the form {form} is no text; write it to a file with --out FILE")
        typer.get_binary_stream("stdout").write(written)
    else:
        # The code of a deck is a word; on a screen it gets a line of its own.
        typer.echo(written.decode().removesuffix("\n"))


def _is_terminal() -> bool:
    return sys.stdout.isatty()


# Decks of the house --------------------------------------------------------------------------------------------------


def list_decks(language: str, json: bool) -> None:
    """Print the decks of the house."""
    rows = [_summary(name) for name in STARTER_DECKS]
    if json:
        print_json(rows)
        return
    headings = (mark("name"), mark("Hero"), mark("faction"), mark("cards"))
    table = Table(*(said(one, language) for one in headings), box=None, padding=(0, 2, 0, 0))
    table.columns[0].no_wrap = True
    for row in rows:
        size = said(mark("{count} and a Hero"), language).format(count=row["cards"])
        table.add_row(row["name"], row["hero"], row["faction"], size)
    print_table(table)


def _summary(name: str) -> dict[str, Any]:
    return _facts(name, *split(_house_deck(name).lines))


def _facts(name: str, hero: Card | None, cards: list[Card]) -> dict[str, Any]:
    """What there is to say of a deck; its Hero is none of its cards (ALT-DECK-09)."""
    return {
        "name": name,
        "hero": hero.name if hero else "",
        "faction": hero.faction if hero else "",
        "cards": len(cards),
    }


def show(name: str, language: str, json: bool, deck: str = "") -> None:
    """Print a deck of the house or of a file, code or address; or the cards of a name or reference.

    Raises:
        CommandError: there is none of these.
        BadList: the deck cannot be read, or holds cards that are not known.
    """
    if name.casefold() in STARTER_DECKS:
        _refuse_choice(name, deck)
        _show_deck(name.casefold(), _house_deck(name.casefold()), language, json)
        return
    if name.casefold() == RANDOM_CORE:
        raise CommandError(said(_ON_RANDOM, language))
    cards = find_cards(name)
    if name == "-" or is_file(name) or (not cards and _is_deck(name)):
        found = _read(name, deck)
        problems = unknown_cards(found)
        if problems:
            raise BadList(problems)
        _show_deck(found.name or name, found, language, json)
        return
    if not cards:
        decks = ", ".join(STARTER_DECKS)
        raise CommandError(f"{name!r} is neither a deck ({decks}) nor the name or reference of a card known here")
    _refuse_choice(name, deck)
    show_cards(cards, language, json)


def _show_deck(name: str, deck: DeckList, language: str, json: bool) -> None:
    hero, cards = split(deck.lines)
    copies = Counter(card.reference for card in cards)
    curve = Counter(card.hand_cost for card in cards)
    types = Counter(TYPE_NAMES[card.type] for card in cards)
    rarities = Counter(card.rarity for card in cards)
    words = words_for(language)
    if json:
        lines = [_line(hero, 1)] if hero is not None else []
        lines += [_line(CARDS[reference], count) for reference, count in copies.items()]
        counts = {"types": dict(types), "rarities": dict(rarities), "curve": dict(sorted(curve.items()))}
        print_json({**_facts(name, hero, cards), "lines": lines, **counts})
        return
    facts = _facts(name, hero, cards)
    title = name.capitalize() if name in STARTER_DECKS else visible(name, most=60)
    size = size_text(Deck(Counter(line.reference for line in deck.lines for _ in range(line.count))), language)
    out.print(Text.assemble((title, "bold"), "  ", ", ".join(filter(None, (facts["hero"], size)))), soft_wrap=True)
    print_table(_table(copies, language))
    out.print()
    for cost in range(max(curve, default=-1) + 1):
        out.print(f"{said(mark('cost'), language)} {cost:>2}  {'█' * curve[cost]} {curve[cost] or ''}")
    out.print()
    out.print(", ".join(f"{words(kind)}: {count}" for kind, count in types.most_common()))
    none = said(mark("without rarity"), language)
    titles = [(words(RARITY_NAMES[rarity]) if rarity else none, count) for rarity, count in rarities.most_common()]
    out.print(", ".join(f"{title}: {count}" for title, count in titles))


def _table(copies: Counter[str], language: str) -> Table:
    """The cards of a deck, cheap ones first."""
    headings = (mark("card"), mark("type"), mark("cost"), mark("F/M/W"), mark("rarity"))
    table = Table("", *(said(one, language) for one in headings), box=None, padding=(0, 2, 0, 0))
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
