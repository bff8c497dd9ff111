"""What may stand for a reference, what a deck may be called, and that nothing else gets into a file that is written."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Callable
from types import FrameType

import pytest

from tavola.games.altered.deck import DeckLine
from tavola.games.altered.forms import FORMS, BadList, DeckList, read_decks, write_deck
from tests.games.altered.forms.lists import HERO, SALVAGER, counts, only
from tests.games.altered.forms.test_account import HEADING

FORM_NAMES = [form.name for form in FORMS]
#: What is no reference: signs that do harm, that cannot be seen, or that only look like letters.
BAD = [
    "\ud800",
    "ALT_X\n99 ALT_CORE_B_AX_04_C",
    f"{SALVAGER}\n",
    f"{SALVAGER}\r",
    f" {SALVAGER}",
    f"{SALVAGER} ",
    "ALT_CORE_B AX_04_C",
    "ALT_\x00",
    "ALT_\x1b[31m",
    "\u202eALT_X",
    "ALT_CORE_B_AX_0\u0664_C",
    "ALT_\u212aX",
    "ALT_\u017fX",
    "ALT-CORE",
    "<b>",
    "=1+1",
    "",
    "A" * 61,
]


def unread(data: str | bytes) -> list[str]:
    """What is said of a deck that was read in part."""
    (deck,) = read_decks(data)
    return [problem.text() for problem in deck.unreadable]


# References ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reference", BAD)
def test_nothing_but_letters_digits_and_underscores_is_a_reference(reference: str) -> None:
    api = {"deckCards": [{"cardReference": HERO, "quantity": 1}, {"cardReference": reference, "quantity": 3}]}
    (said,) = unread(json.dumps(api))
    assert said.startswith("deckCards entry 2: ")
    assert said.endswith("is no reference of a card.")
    (said,) = unread(json.dumps({"alterator": HERO, "cardIndexes": {f"/cards/{reference}": 3}}))
    assert said.startswith("cardIndexes entry 1: ")
    (said,) = unread(json.dumps({"alterator": {"reference": reference}, "cardIndexes": {}}))
    assert said.startswith("the Hero: ")
    assert said.isprintable()


@pytest.mark.parametrize("reference", [one for one in BAD if one == one.strip() and one and one != "\ud800"])
def test_the_same_holds_in_tables_and_lists(reference: str) -> None:
    if reference.isprintable():
        assert unread(f"1 {HERO}\n3 {reference}\n")[0].startswith("line 2: ")
    row = io.StringIO()
    csv.writer(row, delimiter=";").writerow(("1", "Mine", "", HERO, "x", reference, "C", "3"))
    assert "is no reference of a card." in unread(HEADING + row.getvalue())[0]


def test_small_letters_count_and_so_do_60_of_them() -> None:
    for reference in (SALVAGER.lower(), "A" * 60):
        (deck,) = read_decks(json.dumps({"deckCards": [{"cardReference": reference, "quantity": 3}]}))
        assert [line.reference for line in deck.lines] == [reference.upper()]


@pytest.mark.parametrize("form", FORM_NAMES)
@pytest.mark.parametrize("reference", BAD)
def test_no_form_is_written_with_anything_else(form: str, reference: str) -> None:
    with pytest.raises(BadList, match=r"line 2: .* is no reference of a card"):
        write_deck(form, DeckList(lines=[DeckLine(1, 1, HERO), DeckLine(2, 3, reference)]))


# Names ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORM_NAMES)
def test_what_cannot_be_seen_is_left_out_of_a_name(form: str) -> None:
    deck = DeckList("My\x00\x1b[31m\n99 ALT_X\ud800\u202e deck", lines=[DeckLine(1, 1, HERO)])
    again = only(write_deck(form, deck))
    assert counts(again) == {HERO: 1}
    assert again.name == ("" if form == "code" else "My [31m 99 ALT_X deck")


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=cmd|' /c calc'!A0", "'=cmd|' /c calc'!A0"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("'=1", "''=1"),
        ("''-1", "'''-1"),
        ("'quoted'", "'quoted'"),
        ("a=b", "a=b"),
    ],
)
def test_no_cell_is_a_formula_and_the_name_comes_back(name: str, cell: str) -> None:
    written = write_deck("csv", DeckList(name, lines=[DeckLine(1, 1, HERO)]))
    rows = list(csv.reader(io.StringIO(written.decode()), delimiter=";"))
    assert rows[1][1] == cell
    assert not any(one.startswith(("=", "+", "-", "@", "\t")) for row in rows for one in row)
    for form in ("csv", "zip"):
        assert only(write_deck(form, DeckList(name, lines=[DeckLine(1, 1, HERO)]))).name == name


# One card a line -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"3 {SALVAGER}; 2 ALT_CORE_B_AX_05_C",
        f"3 {SALVAGER}, 2 ALT_CORE_B_AX_05_C",
        f"3 {SALVAGER} 2 ALT_CORE_B_AX_05_C",
        "3 AX_08_C; 2 AX_05_C",
        f"{SALVAGER} x3;",
    ],
)
def test_cards_on_one_line_are_told_to_go_on_several(text: str) -> None:
    assert unread(text) == [f'line 1: "{text}" is more than one card; write each card on a line of its own.']
    assert unread(f"1 {HERO}\n{text}\n")[0].startswith("line 2: ")


def test_a_heading_is_still_that_of_a_table() -> None:
    assert counts(only(HEADING + f"1;Mine;;{HERO};x;{SALVAGER};C;3\n")) == {HERO: 1, SALVAGER: 3}
    with pytest.raises(BadList, match="The table has no column name"):
        read_decks(f"1;Mine;;{HERO};x;{SALVAGER};C;3\n")


# Work ----------------------------------------------------------------------------------------------------------------


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, of Python and of C."""
    found = 0

    def count(_frame: FrameType, event: str, _value: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return found


def test_a_row_with_an_unknown_hero_costs_no_look_at_every_card() -> None:
    def table(rows: int) -> str:
        return "name;hero;reference;quantity\n" + "".join(f"{row // 100};x;;\n" for row in range(rows))

    read_decks(table(1))
    few, many = (calls(lambda rows=rows: read_decks(table(rows))) for rows in (100, 1_000))  # type: ignore[misc]
    assert (many - few) / 900 < 100, "fewer calls for a row than there are cards"
