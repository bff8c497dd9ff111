"""What a game reads from a declaration file, and how every fault in it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.kernel.declaration import FAULTS_TOLD, LARGEST_FILE, BadValues, Declaration, declared, laid_over, shown
from tavola.kernel.language import mark

#: A game without a catalogue: its sentences stay English.
GAME = "no.such.game"

PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "{at} weighs {count}."
msgstr "{at} pesa {count}."

msgid "{at} is missing."
msgstr "{at}, dice il gioco, manca."
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that has Italian words."""
    folder = tmp_path / "declaring_game" / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "it.po").write_text(PO, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "declaring_game"


def told(file: Declaration, language: str = "en") -> list[str]:
    """The faults noted so far."""
    if not file.faults():
        file.settle()
        return []
    with pytest.raises(BadValues) as caught:
        file.settle()
    return [sentence for sentence, _ in caught.value.faults(language)]


def refused(text: str, language: str = "en") -> list[str]:
    with pytest.raises(BadValues) as caught:
        declared(GAME, text)
    return [sentence for sentence, _ in caught.value.faults(language)]


# Tables and lists -----------------------------------------------------------------------------------------------------


def test_a_table_has_its_keys_and_no_others() -> None:
    file = declared(GAME, "[tower]\nheight = 3\n\nwidht = 2\nodd = 1\n")
    assert file.table(("tower",), ("height", "width")) == {"height": 3, "widht": 2, "odd": 1}
    assert told(file) == [
        "line 1: tower.width is missing.",
        "line 4: tower.widht is not known; did you mean width?",
        "line 5: tower.odd is not known; what can stand here: height, width.",
    ]


def test_keys_may_be_left_out_or_be_any() -> None:
    file = declared(GAME, "[tower]\nheight = 3\n")
    file.table(("tower",), ("height", "width"), needed=False)
    file.table(("tower",))
    assert file.table(("nowhere",), ("key",)) == {}
    assert told(file) == []
    assert declared(GAME, "tower = 3").table(("tower",)) == {}


def test_what_is_no_table_or_list_is_told() -> None:
    file = declared(GAME, "tower = 3\nfloors = 'many'\nfew = [1]\nthree = [1, 2]\n")
    assert file.table(("tower",), ("height",)) == {}
    assert file.array(("floors",), "many", 1, 4) == []
    assert file.array(("few",), [1], 2, 4) == []
    assert file.array(("three",), [1, 2], 3, 3) == []
    assert file.array(("none",), None, 3, 3) == []
    assert told(file) == [
        "line 1: tower is 3, and it must be a table of keys and values.",
        "line 2: floors is 'many', and it must be a list in [ ].",
        "line 3: few needs 2 to 4 entries, not 1.",
        "line 4: three needs exactly 3 entries, not 2.",
    ]


def test_tables_in_lists_are_read_with_their_lines() -> None:
    file = declared(GAME, "[[card]]\nname = 'one'\n[[card]]\nnam = 'two'\n")
    assert file.table(("card", 0), ("name",)) == {"name": "one"}
    assert file.table(("card", 1), ("name",)) == {"nam": "two"}
    assert (file.at(("card", 0, "name")), file.at(("card", 2)), file.at(("card", "name"))) == ("one", None, None)
    assert told(file) == [
        "line 3: card[2].name is missing.",
        "line 4: card[2].nam is not known; did you mean name?",
    ]


# Single values --------------------------------------------------------------------------------------------------------


def test_numbers_are_within_their_bounds() -> None:
    file = declared(GAME, "a = 7\nb = true\nc = 1.5\nd = 'x'\n")
    assert [file.number(("a",), found, 0, 9) for found in (7, 0, 9)] == [7, 0, 9]
    assert file.number(("a",), 10, 2, 9) == 2
    assert file.number(("b",), True, 0, 9) == 0
    assert file.number(("none",), None, 4, 9) == 4
    assert file.measure(("c",), 1.5, 0, 2) == 1.5
    assert file.measure(("d",), "x", 1, 2.5) == 1
    assert file.point(("c",), [1, 0.5], (2, 2)) == (1, 0.5)
    assert told(file) == [
        "line 1: a is 10; it must be a whole number from 2 to 9.",
        "line 2: b is true; it must be a whole number from 0 to 9.",
        "line 4: d is 'x'; it must be a number from 1 to 2.5.",
    ]


def test_a_word_is_one_of_its_names() -> None:
    file = declared(GAME, "a = 'north'\nb = 'nort'\nc = 7\n")
    names = ("north", "south")
    assert [file.word((key,), file.at((key,)), names) for key in "abcd"] == [0, -1, -1, -1]
    assert told(file) == [
        "line 2: b is 'nort'; did you mean north? It is one of north, south.",
        "line 3: c is 7; it is one of north, south.",
    ]


def test_a_text_is_short_and_can_be_seen() -> None:
    file = declared(GAME, "a = ' tower '\nb = 'towers'\nc = ' '\nd = 7\ne = \"two\\nlines\"\n")
    assert file.text(("a",), " tower ", 7) == "tower"
    assert file.text(("none",), None, 5) == ""
    assert [file.text((key,), file.at((key,)), 5) for key in "bcd"] == ["", "", ""]
    assert file.text(("e",), file.at(("e",)), 60) == ""
    assert told(file) == [
        "line 2: b is 'towers'; it must be a text of 1 to 5 characters.",
        "line 3: c is ' '; it must be a text of 1 to 5 characters.",
        "line 4: d is 7; it must be a text of 1 to 5 characters.",
        "line 5: e is 'two\\u000alines'; it must be a text of 1 to 60 characters.",
    ]
    assert file.text(("b",), "towers", 6) == "towers"


def test_a_flag_is_true_or_false() -> None:
    file = declared(GAME, "a = true\nb = false\nc = 1\nd = 'true'\n")
    assert [file.flag((key,), file.at((key,))) for key in "abcde"] == [True, False, False, False, False]
    assert told(file) == [
        "line 3: c is 1; it must be true or false.",
        "line 4: d is 'true'; it must be true or false.",
    ]


def test_values_are_shown_short() -> None:
    assert [shown(value) for value in ([], [1], {}, {"a": 1}, False)] == ["[]", "[…]", "{}", "{…}", "false"]
    assert shown("x" * 50) == f"'{'x' * 40}…'"


# Faults ---------------------------------------------------------------------------------------------------------------


def test_a_game_tells_faults_of_its_own() -> None:
    file = declared(GAME, "[tower]\nheight = 3\n")
    file.fault(("tower", "height"), mark("{at} weighs {count}."), "RULE-1", count=9)
    with pytest.raises(BadValues) as caught:
        file.settle()
    assert caught.value.faults("en") == [("line 2: tower.height weighs 9.", "RULE-1")]
    assert str(caught.value) == "these values cannot be played with:\nline 2: tower.height weighs 9."


def test_each_sentence_is_translated_from_its_own_catalogue(package: str) -> None:
    file = declared(package, "[tower]\nheight = 3\n")
    file.fault(("tower", "height"), mark("{at} weighs {count}."), count=9)
    file.table(("tower",), ("height", "width"))
    with pytest.raises(BadValues) as caught:
        file.settle()
    # The game has other words for what the kernel says, and they are not taken.
    assert caught.value.text("it").split("\n") == [
        "con questi valori non si può giocare:",
        "riga 1: tower.width manca.",
        "riga 2: tower.height pesa 9.",
    ]


def test_of_very_many_faults_the_rest_is_counted() -> None:
    file = declared(GAME, "".join(f"thing_{number} = 1\n" for number in range(FAULTS_TOLD + 7)))
    file.table((), ("other",), needed=False)
    assert file.faults() == FAULTS_TOLD + 7
    found = told(file)
    assert len(found) == FAULTS_TOLD + 1
    assert found[-1] == "and 7 more"
    assert told(file, "it")[-1] == "e altri 7"


# Reading a file -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("source = \n", "line 1: This is not TOML, from column 10 on: Invalid value."),
        ('source = "test"\n[costs', "line 2: This is not TOML"),
        ('source = "test"\nsource = "test"', "line 2: This is not TOML"),
        ("a = " + "[" * 900, "The file has brackets within brackets, more than can be read."),
        ("x = " + "1" * 996 + "1", "line 1: This line has more than 1000 characters or 60 dots; break it in two."),
        ("a" + ".a" * 61 + " = 1", "line 1: This line has more than 1000 characters or 60 dots; break it in two."),
        ('source = "\ud800"', "line 1: This line has a character that is none."),
        ("#" * 80 + "\n" + "#\n" * LARGEST_FILE, f"The file is larger than {LARGEST_FILE} bytes."),
    ],
    ids=["value", "header", "twice", "brackets", "long line", "dots", "surrogate", "large"],
)
def test_what_is_not_toml_is_told_with_its_line(text: str, said: str) -> None:
    found = refused(text)
    assert found[0].startswith(said), found


def test_what_is_not_toml_is_told_in_the_language_of_the_reader() -> None:
    assert refused("a = \n", "it") == ["riga 1: Questo non è TOML, dalla colonna 5 in poi: Invalid value."]


def test_a_hostile_file_is_read_in_no_time() -> None:
    file = declared(GAME, "".join(f"k{number}{'.a' * 59} = 1\n" for number in range(1900)))
    file.table((), ("other",), needed=False)
    assert told(file)[0].startswith("line 1: k0 is not known")


def test_a_file_is_laid_over_another_key_by_key() -> None:
    house: dict[str, object] = {"a": {"b": {"x": 1, "y": 2}, "c": {"x": 1, "y": 2}}, "d": 4}
    own: dict[str, object] = {"a": {"b": {"x": 5}, "c": {"x": 5}}}
    both = {"a": {"b": {"x": 5, "y": 2}, "c": {"x": 5}}, "d": 4}
    assert laid_over(house, own, (("a", "c"),)) == both
    assert laid_over(house, own, (("a", "*"),)) == {"a": {"b": {"x": 5}, "c": {"x": 5}}, "d": 4}
    assert house == {"a": {"b": {"x": 1, "y": 2}, "c": {"x": 1, "y": 2}}, "d": 4}
