"""The export of the publisher's account: a table of decks, alone or in a ZIP."""

from __future__ import annotations

import io
import zipfile

import pytest

from tavola.games.altered.deck import DeckLine
from tavola.games.altered.forms import BadList, DeckList, one_deck, read_decks, write_deck
from tests.games.altered.forms.lists import HERO, MECHANIC, SALVAGER, axiom, counts, only, refused, told

HEADING = "id;name;format;hero;card;reference;rarity;quantity\n"
MINE = (
    f"d1;Mine;standard;{HERO};Axiom Salvager;{SALVAGER};C;3\n"
    f"d2;Other;nuc;ALT_CORE_B_BR_01_C;x;ALT_CORE_B_BR_15_C;C;2\n"
    f"d1;Mine;standard;{HERO};Foundry Mechanic;ALT_COREKS_B_AX_07_R;R;1\n"
)


def packed(files: dict[str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return written.getvalue()


# The table -----------------------------------------------------------------------------------------------------------


def test_every_deck_of_the_table_is_read_with_its_hero() -> None:
    mine, other = read_decks(HEADING + MINE)
    assert (mine.name, mine.format, counts(mine)) == ("Mine", "constructed", {HERO: 1, SALVAGER: 3, MECHANIC: 1})
    assert (other.name, other.format) == ("Other", "no_unique")
    assert counts(other) == {"ALT_CORE_B_BR_01_C": 1, "ALT_CORE_B_BR_15_C": 2}


def test_decks_of_the_same_name_are_told_apart_by_their_id() -> None:
    rows = [f"{id};Mine;standard;{HERO};x;{SALVAGER};C;{id}" for id in (1, 2)]
    assert [counts(deck)[SALVAGER] for deck in read_decks(HEADING + "\n".join(rows))] == [1, 2]


def test_columns_are_found_by_their_names() -> None:
    table = f"\ufeffQuantity;extra;REFERENCE;Hero;name\r\n3;x;{SALVAGER};{HERO};Mine\r\n\r\n"
    assert counts(only(table)) == {HERO: 1, SALVAGER: 3}


def test_a_hero_may_be_named_and_may_have_a_row_too() -> None:
    by_name = HEADING + f"1;Mine;;Sierra & Oddball;x;{SALVAGER};C;3\n"
    assert counts(only(by_name)) == {HERO: 1, SALVAGER: 3}
    with_row = HEADING + f"1;Mine;;{HERO};x;{SALVAGER};C;3\n1;Mine;;{HERO};x;{HERO};C;1\n"
    assert counts(only(with_row)) == {HERO: 1, SALVAGER: 3}


def test_a_table_is_written_with_the_publishers_heading() -> None:
    deck = DeckList("Mine", "no_unique", [DeckLine(1, 2, MECHANIC), DeckLine(2, 1, HERO)])
    row = f"1;Mine;nuc;{HERO};Foundry Mechanic;{MECHANIC};R1;2\n"
    assert write_deck("csv", deck).decode() == HEADING + row


def test_a_hero_alone_and_two_heroes_come_back() -> None:
    for heroes in ([HERO], [HERO, "ALT_CORE_B_AX_02_C"]):
        deck = DeckList(lines=[DeckLine(1, 1, hero) for hero in heroes])
        assert counts(only(write_deck("csv", deck))) == dict.fromkeys(heroes, 1)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (f"1;Mine;;{HERO};x;{SALVAGER};C;-3", 'line 2: "-3" is no number of cards; write a whole number from 1 on.'),
        (f"1;Mine;;{HERO};x;{SALVAGER};C;3.0", 'line 2: "3.0" is no number of cards; write a whole number from 1 on.'),
        (f"1;Mine;;{HERO};x;{SALVAGER};C;３", 'line 2: "３" is no number of cards; write a whole number from 1 on.'),
        (f"1;Mine;;{HERO};x;{SALVAGER};C;", 'line 2: "" is no number of cards; write a whole number from 1 on.'),
        (f"1;Mine;;{HERO};x;{SALVAGER};C;0", "line 2: Axiom Salvager is listed with count 0. [ALT-DECK-01]"),
        (f"1;Mine;;{HERO};x;;C;3", 'line 2: "" is no reference of a card.'),
        (f"1;Mine;;Nobody;x;{SALVAGER};C;3", 'line 2: "Nobody" is no Hero of the Core set. [ALT-COMP-04]'),
        (f"1;Mine;;{HERO};x;ALT_ALIZE_B_AX_35_C;C;3", "line 2: No card of the Core set has the reference ALT_ALIZE"),
    ],
)
def test_a_fault_is_told_at_its_row(row: str, said: str) -> None:
    assert [one for one in told(HEADING + row) if one.startswith(said)]


def test_a_count_of_many_digits_is_just_too_many() -> None:
    assert "listed 10000 times or more" in told(HEADING + f"1;Mine;;{HERO};x;{SALVAGER};C;{'9' * 5000}")[0]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (
            "id;name;hero;reference\n",
            "line 1: The table has no column quantity; its columns are id, name, format, hero",
        ),
        (
            "id,name,format,hero,card,reference,rarity,quantity\n",
            "line 1: The table has no column name; its columns are",
        ),
        ("name;hero;reference;reference;quantity\n", "line 1: The column reference is there twice."),
        (HEADING + "1;Mine\n", "line 2: The row has 2 cells; the heading has 8."),
        (HEADING + '1;"Mine;;;;;;\n', "The quotation marks of this row do not match"),
        (HEADING + f"1;{'x' * 19_000 * 8};;;;;;\n", "longer than 20000 characters"),
        (HEADING + "".join(f"{n};Mine;;;;;;\n" for n in range(201)), "line 202: The file holds more than 200 decks."),
    ],
)
def test_what_is_no_such_table_is_refused_with_the_place(table: str, said: str) -> None:
    assert said in refused(table)


def test_a_deck_of_more_rows_than_any_deck_has_is_refused() -> None:
    assert "The list has more than 500 lines." in refused((HEADING + f"1;M;;;x;{SALVAGER};C;1\n" * 501).encode())


# Several decks -------------------------------------------------------------------------------------------------------


def test_one_of_several_decks_is_chosen_by_name_or_number() -> None:
    decks = read_decks(HEADING + MINE)
    assert one_deck(decks, "other") is decks[1]
    assert one_deck(decks, "2") is decks[1]
    with pytest.raises(BadList, match=r"There are 2 decks here \(1: Mine, 2: Other\); give the list of one of them"):
        one_deck(decks)
    with pytest.raises(BadList, match="There is no one deck called Third; the decks are 1: Mine, 2: Other"):
        one_deck(decks, "Third")


# The ZIP -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["decks.csv", "export/decks.csv", "DECKS.CSV", "my_decks.csv"])
def test_the_table_is_found_in_the_zip(name: str) -> None:
    archive = packed({"export/profile.json": b"{}", name: (HEADING + MINE).encode("utf-8-sig")})
    assert [deck.name for deck in read_decks(archive)] == ["Mine", "Other"]


def test_other_tables_beside_decks_csv_are_left_alone() -> None:
    archive = packed({"collection.csv": b"\xff", "decks.csv": (HEADING + MINE).encode()})
    assert len(read_decks(archive)) == 2


def test_a_fault_in_the_zip_is_told_with_file_and_line() -> None:
    archive = packed({"export/decks.csv": (HEADING + MINE + "x\n").encode()})
    assert refused(archive) == "the file export/decks.csv in the ZIP, line 5: The row has 1 cells; the heading has 8."


def test_a_written_zip_is_always_the_same_and_holds_the_table() -> None:
    written = write_deck("zip", axiom())
    assert write_deck("zip", axiom()) == written
    with zipfile.ZipFile(io.BytesIO(written)) as archive:
        assert archive.read("decks.csv") == write_deck("csv", axiom())
        assert archive.infolist()[0].date_time == (1980, 1, 1, 0, 0, 0)
