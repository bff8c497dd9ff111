"""Files made to do harm: each is refused in a sentence, before it costs anything."""

from __future__ import annotations

import random
import struct
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavola.games.altered.forms import FORMS, LARGEST_FILE, LARGEST_TEXT, BadList, read_decks, write_deck
from tavola.games.altered.forms.account_zip import MOST_FILES
from tavola.games.altered.legality import BadDeck, check_deck, check_text, checked_deck
from tests.games.altered.forms.lists import axiom, refused
from tests.games.altered.forms.test_account import HEADING, MINE, packed

TABLE = (HEADING + MINE).encode()


# Size ----------------------------------------------------------------------------------------------------------------


def test_a_text_that_is_too_long_is_not_looked_at() -> None:
    for begin in ("", "{", HEADING, "https://x.example/?deck=", "EBAg"):
        said = refused(begin.ljust(LARGEST_TEXT + 1, "x"))
        assert said == "The list is longer than 20000 characters. [ALT-DECK-01]"


def test_a_file_that_is_too_large_is_not_looked_at() -> None:
    for begin in (b"", b"{", b"PK\x03\x04", b"\xff"):
        assert "The file is larger than 262144 bytes. [ALT-DECK-01]" in refused(begin.ljust(LARGEST_FILE + 1))


def test_a_long_list_in_a_file_is_as_long_as_one_that_is_pasted() -> None:
    assert "longer than 20000 characters" in refused(b"3 ALT_CORE_B_AX_08_C\n" * 1_000)


# ZIPs ----------------------------------------------------------------------------------------------------------------


def lying(archive: bytes, size: int) -> bytes:
    """A ZIP that says of its only file, in both places, that it has so many bytes when unpacked."""
    changed = bytearray(archive)
    struct.pack_into("<I", changed, 22, size)
    struct.pack_into("<I", changed, changed.index(b"PK\x01\x02") + 24, size)
    return bytes(changed)


def flagged(archive: bytes, offset_there: int, offset_here: int, value: int) -> bytes:
    changed = bytearray(archive)
    struct.pack_into("<H", changed, offset_here, value)
    struct.pack_into("<H", changed, changed.index(b"PK\x01\x02") + offset_there, value)
    return bytes(changed)


def test_a_zip_that_unpacks_to_too_much_is_refused() -> None:
    bomb = packed({"decks.csv": b"0" * 50_000_000})
    assert len(bomb) < LARGEST_FILE
    said = refused(bomb)
    assert said == "decks.csv in the ZIP is larger than 262144 bytes. [ALT-DECK-01]"


def test_no_more_is_unpacked_than_is_allowed_whatever_the_zip_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    read = zipfile.ZipExtFile.read

    def watched(self: zipfile.ZipExtFile, n: int | None = -1) -> bytes:
        asked.append(-1 if n is None else n)
        return read(self, n)

    monkeypatch.setattr(zipfile.ZipExtFile, "read", watched)
    assert refused(packed({"decks.csv": b"0" * 5_000_000}))
    assert asked == [], "it says so itself, and nothing is unpacked"
    for size in (LARGEST_FILE, 100, 0):
        assert refused(lying(packed({"decks.csv": b"0" * 5_000_000}), size))
    read_decks(packed({"decks.csv": TABLE}))
    assert set(asked) == {LARGEST_FILE + 1}


def test_a_zip_of_many_files_is_refused() -> None:
    many = {f"{number}.txt": b"" for number in range(MOST_FILES)} | {"decks.csv": TABLE}
    assert refused(packed(many)) == "The ZIP holds more than 64 files."
    del many["0.txt"]
    assert len(read_decks(packed(many))) == 2


@pytest.mark.parametrize(
    ("archive", "said"),
    [
        (packed({}), "There is no file decks.csv in the ZIP."),
        (packed({"decks.txt": TABLE}), "There is no file decks.csv in the ZIP."),
        (packed({"inner.zip": packed({"decks.csv": TABLE})}), "There is no file decks.csv in the ZIP."),
        (packed({"decks.csv": packed({"decks.csv": TABLE})}), "decks.csv in the ZIP is no text in UTF-8"),
        (packed({"decks.csv": TABLE + b"\xff"}), "line 5: decks.csv in the ZIP is no text in UTF-8"),
        (packed({"decks.csv": b""}), ""),
        (
            packed({"a/decks.csv": TABLE, "b/decks.csv": TABLE}),
            "Which file in the ZIP holds the decks? There are a/deck",
        ),
        (packed({"a.csv": TABLE, "b.csv": TABLE}), "Which file in the ZIP holds the decks? There are a.csv, b.csv."),
        (flagged(packed({"decks.csv": TABLE}), 8, 6, 1), "decks.csv in the ZIP is locked with a password."),
        (flagged(packed({"decks.csv": TABLE}), 10, 8, 12), "The ZIP is broken, or packed in a way that is not known"),
        (flagged(packed({"decks.csv": TABLE}), 10, 8, 99), "The ZIP is broken, or packed in a way that is not known"),
        (packed({"decks.csv": TABLE})[:-30], "The ZIP is broken"),
        (b"PK\x03\x04", "The ZIP is broken"),
        (
            packed({"decks\x1b[31m.csv": TABLE + b"x\n"}),
            "the file decks\\u001b[31m.csv in the ZIP, line 5: The row has",
        ),
    ],
)
def test_a_zip_that_is_broken_or_unfit_is_refused(archive: bytes, said: str) -> None:
    if said:
        assert said in refused(archive)
    else:
        (deck,) = read_decks(archive)
        assert "The list is empty" in check_deck(deck, "constructed")[0].text()


def test_changed_bytes_in_the_table_of_a_zip_are_noticed() -> None:
    archive = bytearray(write_deck("zip", axiom()))
    archive[200] ^= 1
    assert "The ZIP is broken" in refused(bytes(archive))


# Anything at all -----------------------------------------------------------------------------------------------------


def _answers(data: str | bytes) -> None:
    """A deck or a sentence comes out of it, and nothing else."""
    try:
        decks = read_decks(data)
    except BadList as error:
        told = [*error.faults("en"), *error.faults("it")]
        assert told
        assert all(sentence.isprintable() and len(sentence) < 600 for sentence, _ in told)
        return
    for deck in decks:
        for problem in check_deck(deck, "constructed"):
            assert problem.text("it").isprintable()


@given(st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_whatever_comes_gets_an_answer(data: str | bytes) -> None:
    _answers(data)


@pytest.mark.parametrize("form", [form.name for form in FORMS])
@given(seed=st.integers(0, 10**6))
def test_a_deck_damaged_anywhere_gets_an_answer(form: str, seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(write_deck(form, axiom()))
    for _ in range(chance.randint(1, 4)):
        where = chance.randrange(len(data))
        match chance.randrange(3):
            case 0:
                data[where] = chance.randrange(256)
            case 1:
                del data[where : where + chance.randint(1, 40)]
            case _:
                data[where:where] = chance.choice([b'"', b"[", b"{", b";", b"\n", b"\0", b"9" * 30, b"\xff", b"="])
        if not data:
            break
    _answers(bytes(data))


@given(st.text(alphabet='{}[]",:;=\\/?&#%xE0189_ALT-\n ', max_size=200))
def test_texts_full_of_signs_get_an_answer_as_a_setting_too(text: str) -> None:
    _answers(text)
    check_text(text, "limited")
    with pytest.raises(BadDeck):
        checked_deck(text, "constructed", 0)
