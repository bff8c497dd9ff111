"""The table of decks that the publisher's site gives with an account: one row a card, semicolons between its cells."""

from __future__ import annotations

import csv
import io
import re
from typing import Final

from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import is_hero, name_of, usual_reference
from tavola.games.altered.fault import Place, Problem, shown
from tavola.games.altered.forms.deck_list import (
    MOST_DECKS,
    DeckList,
    check_length,
    clean_name,
    counts_of,
    format_of,
    hero_of,
    quoted,
    refusal,
    word_for,
)
from tavola.games.altered.forms.plain import is_card_line, number_of
from tavola.kernel.language import mark

COLUMNS: Final = ("id", "name", "format", "hero", "card", "reference", "rarity", "quantity")
#: What there must be to know which card belongs to which deck.
_NEEDED: Final = ("name", "hero", "reference", "quantity")

#: A cell that a spreadsheet would run as a formula, and one that an apostrophe in front keeps from that.
_FORMULA: Final = re.compile(r"'*[=+\-@\t]")
_KEPT_FROM_RUNNING: Final = re.compile(r"'+[=+\-@\t]")

#: The Heroes by name, in the order of their references.
_heroes: dict[str, str] = {}


def looks_like_table(text: str) -> bool:
    """Whether the first line of a text is the heading of a table."""
    heading = text.lstrip().partition("\n")[0].casefold()
    if is_card_line(heading.partition(";")[0]):
        return False
    return ";" in heading or ("reference" in heading and "quantity" in heading)


class _Deck:
    """A deck of the table, and the Hero whom its rows name."""

    __slots__ = ("deck", "heroes", "line", "place")

    def __init__(self, name: str, format: str, line: int, place: Place | None) -> None:
        self.deck: DeckList = DeckList(clean_name(name), format_of(format))
        self.heroes: list[str] = []
        self.line: int = line
        self.place: Place | None = place

    def finish(self) -> DeckList:
        """The deck with its Hero in front, unless a row of the table holds the Hero already."""
        there = {line.reference for line in self.deck.lines}
        rows = self.deck.lines
        self.deck.lines = []
        for hero in self.heroes:
            if hero not in there:
                self.deck.add(self.line, 1, hero, self.place)
        self.deck.lines += rows
        return self.deck


# Reading -------------------------------------------------------------------------------------------------------------


def read(text: str, file: str = "") -> list[DeckList]:
    """The decks of a table; ``file`` is its name in the ZIP that it comes from.

    Raises:
        BadList: it is no such table; the message names the place.
    """
    rows = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=";", strict=True)
    columns: dict[str, int] = {}
    width = 0
    decks: dict[tuple[str, str], _Deck] = {}
    try:
        for row in rows:
            place = _place(rows.line_num, file)
            if not any(cell.strip() for cell in row):
                continue
            if not columns:
                columns = _columns(row, rows.line_num, place)
                width = len(row)
            elif len(row) != width:
                say = mark("The row has {found} cells; the heading has {wanted}.")
                raise refusal(say, rows.line_num, place=place, found=len(row), wanted=width)
            else:
                _read_row({name: row[index] for name, index in columns.items()}, rows.line_num, place, decks)
    except csv.Error:
        say = mark("The quotation marks of this row do not match, or a cell is far too long.")
        raise refusal(say, rows.line_num, place=_place(rows.line_num, file)) from None
    return [one.finish() for one in decks.values()] or [DeckList()]


def _place(line: int, file: str) -> Place | None:
    return Place(mark("the file {file} in the ZIP, line {line}"), file=shown(file), line=line) if file else None


def _columns(row: list[str], line: int, place: Place | None) -> dict[str, int]:
    columns: dict[str, int] = {}
    for index, cell in enumerate(row):
        name = cell.strip().casefold()
        if name in columns and name in COLUMNS:
            raise refusal(mark("The column {column} is there twice."), line, place=place, column=name)
        columns[name] = index
    for name in _NEEDED:
        if name not in columns:
            say = mark("The table has no column {column}; its columns are {columns}, with semicolons between them.")
            raise refusal(say, line, place=place, column=name, columns=", ".join(COLUMNS))
    return columns


def _read_row(row: dict[str, str], line: int, place: Place | None, decks: dict[tuple[str, str], _Deck]) -> None:
    key = (row.get("id", "").strip(), _plain_cell(row["name"].strip()))
    if key not in decks:
        if len(decks) == MOST_DECKS:
            raise refusal(mark("The file holds more than {most} decks."), line, place=place, most=MOST_DECKS)
        decks[key] = _Deck(key[1], row.get("format", ""), line, place)
    found = decks[key]
    _read_hero(row["hero"].strip(), line, place, found)
    quantity = row["quantity"].strip()
    plain = quantity.isascii() and quantity.isdecimal()
    found.deck.add(line, number_of(quantity) if plain else quantity, row["reference"].strip(), place)
    check_length(len(found.deck.lines) + len(found.deck.unreadable))


def _read_hero(cell: str, line: int, place: Place | None, found: _Deck) -> None:
    """A Hero is named by reference, or by name."""
    if not cell:
        return
    reference = usual_reference(cell.upper())
    if not is_hero(reference):
        reference = _hero_called(cell)
        if not reference:
            say = mark("{text} is no Hero of the Core set.")
            found.deck.unreadable.append(Problem(line, "", "ALT-COMP-04", say, place, text=quoted(cell)))
            return
    if reference not in found.heroes:
        found.heroes.append(reference)


def _hero_called(name: str) -> str:
    """The reference of the Hero of that name; "" for none."""
    if not _heroes:
        heroes = [card for card in CARDS.values() if is_hero(card.reference)]
        _heroes.update({card.name: card.reference for card in reversed(heroes)})
    return _heroes.get(name, "")


def _plain_cell(cell: str) -> str:
    """A cell without the apostrophe that keeps a spreadsheet from running it."""
    return cell[1:] if _KEPT_FROM_RUNNING.match(cell) else cell


# Writing -------------------------------------------------------------------------------------------------------------


def write(deck: DeckList) -> bytes:
    """The deck as a table with the heading of the publisher's."""
    counts = counts_of(deck)
    hero = hero_of(counts)
    # A row stands for a card; a Hero alone gets one, or nothing would be told of the deck.
    rows = [one for one in counts if one[0] != hero] or counts
    text = io.StringIO(newline="")
    table = csv.writer(text, delimiter=";", lineterminator="\n")
    table.writerow(COLUMNS)
    called = _safe_cell(clean_name(deck.name))
    for reference, count in rows:
        rarity = "U" if "_U_" in reference else reference.rpartition("_")[2]
        card = _safe_cell(name_of(reference) or reference)
        table.writerow(("1", called, word_for(deck.format), hero, card, reference, rarity, count))
    return text.getvalue().encode()


def _safe_cell(cell: str) -> str:
    """A cell with an apostrophe in front if a spreadsheet would run it; `_plain_cell` takes that away again."""
    return f"'{cell}" if _FORMULA.match(cell) else cell
