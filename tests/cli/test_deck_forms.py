"""`tavola decks` and `tavola play` read a deck in any form, and `tavola decks export` writes every form."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tavola.cli import app
from tavola.games.altered.deck import deck_text
from tavola.games.altered.forms import FORMS, address_of, read_decks, write_deck
from tests.cli.command import call, fail, run, run_json
from tests.games.altered.forms.test_account import HEADING, MINE, packed

AXIOM = read_decks(deck_text("axiom"))[0]
FORM_NAMES = [form.name for form in FORMS]


def plain(form: str) -> str:
    """The deck as plain text after it was written in a form; a code has no name."""
    return ("" if form == "code" else "# Axiom\n") + write_deck("plain", AXIOM).decode()


def exported(name: str, form: str, to: Path) -> Path:
    """A deck of the house in a file whose name says nothing of its form."""
    file = to / "deck"
    assert run("decks", "export", name, "--form", form, "--out", str(file)) == ""
    return file


@pytest.mark.parametrize("form", FORM_NAMES)
def test_every_form_that_is_exported_is_checked_and_shown(form: str, tmp_path: Path) -> None:
    file = exported("axiom", form, tmp_path)
    assert run("decks", "check", str(file)) == f"{file}: may be played in the format constructed\n"
    report = run_json("decks", "show", str(file))
    assert (report["hero"], report["cards"]) == ("Sierra & Oddball", 39)
    again = run("decks", "export", str(file), "--form", "plain")
    assert again == plain(form)


@pytest.mark.parametrize("form", FORM_NAMES)
def test_a_deck_comes_from_the_standard_input_and_goes_to_a_pipe(form: str) -> None:
    written = CliRunner().invoke(app, ["decks", "export", "axiom", "--form", form]).stdout_bytes
    assert run("decks", "check", "-", input=written) == "-: may be played in the format constructed\n"
    assert run("decks", "export", "-", input=written) == plain(form)


def test_a_code_or_an_address_stands_in_place_of_a_file() -> None:
    code = run("decks", "export", "axiom", "--form", "code").strip()
    for word in (code, f"https://table.example{address_of(AXIOM)}"):
        assert run("decks", "check", word) == f"{word}: may be played in the format constructed\n"
        assert "Sierra & Oddball, 39 cards and a Hero" in run("decks", "show", word)
        assert run("decks", "export", word) == write_deck("plain", AXIOM).decode()


def test_a_deck_of_the_house_is_exported_with_its_name() -> None:
    assert run("decks", "export", "Axiom", "--form", "csv").splitlines()[1].startswith("1;Axiom;standard;")


def test_one_of_several_decks_is_asked_for_by_name(tmp_path: Path) -> None:
    file = tmp_path / "export"
    file.write_bytes(packed({"decks.csv": (HEADING + MINE).encode()}))
    code, printed, _ = call("decks", "check", str(file))
    assert (code, "There are 2 decks here (1: Mine, 2: Other)" in printed) == (1, True)
    said = fail("decks", "export", str(file))
    assert "There are 2 decks here" in said
    assert (
        run("decks", "export", str(file), "--deck", "other") == "# Other\n1 ALT_CORE_B_BR_01_C\n2 ALT_CORE_B_BR_15_C\n"
    )
    assert run_json("decks", "show", str(file), "--deck", "2")["name"] == "Other"
    code, printed, _ = call("decks", "check", str(file), "--deck", "Mine")
    assert "The deck has 4 cards besides the Hero" in printed


def test_a_fault_is_told_with_its_place_to_programs_too(tmp_path: Path) -> None:
    file = tmp_path / "deck"
    file.write_bytes(packed({"decks.csv": (HEADING + MINE.splitlines()[0] + "0\n").encode()}))
    report = run_json("decks", "check", str(file), code=1)
    place = "the file decks.csv in the ZIP, line 2"
    told = [(one["line"], one["place"]) for one in report["problems"] if one["line"]]
    assert told == [(2, place)]
    assert any(one["text"].startswith(f"{place}: Axiom Salvager is there 30 times") for one in report["problems"])


def test_what_cannot_be_shown_is_told_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "deck"
    file.write_text("3 ALT_CORE_B_AX_08_C\nhello\n1 ALT_CORE_B_AX_05_U_7\n", encoding="utf-8")
    said = " ".join(fail("decks", "show", str(file)).split())
    assert 'line 2: "hello" is not a card line' in said
    assert "line 3: Foundry Engineer (ALT_CORE_B_AX_05_U_7) is a unique" in said


def test_a_deck_without_a_hero_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "deck"
    file.write_text("3 ALT_CORE_B_AX_08_C\n", encoding="utf-8")
    assert "3 cards, no Hero" in run("decks", "show", str(file))


def test_forms_and_files_that_are_not_there_are_refused(tmp_path: Path) -> None:
    said = fail("decks", "export", "axiom", "--form", "pdf")
    assert "there is no form 'pdf'; choose one of plain, csv, zip, publisher_json, api_json, code" in said
    assert "cannot be written" in fail("decks", "export", "axiom", "--out", str(tmp_path / "no" / "deck"))
    assert "a code holds 1 to 66 of a card" in fail(
        "decks", "export", "-", "--form", "code", input="67 ALT_CORE_B_AX_08_C\n"
    )
    assert "cannot be read" in fail("decks", "check", "no/such/file.csv")


def test_a_zip_is_not_written_to_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.cli.altered_decks._is_terminal", lambda: True)
    assert "the form zip is no text; write it to a file with --out FILE" in fail(
        "decks", "export", "axiom", "--form", "zip"
    )
    assert run("decks", "export", "axiom")


def test_a_zip_from_a_pipe_is_a_zip() -> None:
    written = CliRunner().invoke(app, ["decks", "export", "axiom", "--form", "zip"]).stdout_bytes
    with zipfile.ZipFile(io.BytesIO(written)) as archive:
        assert archive.namelist() == ["decks.csv"]


def test_a_game_is_played_with_a_deck_in_a_zip(tmp_path: Path) -> None:
    file = exported("bravos", "zip", tmp_path)
    words = ("sim", "altered", "--decks", f"{file},axiom", "--bots", "random,random", "--games", "1", "--seed", "1")
    assert run(*words)
    code = run("decks", "export", "bravos", "--form", "code").strip()
    assert run("sim", "altered", "--decks", f"{code},axiom", "--bots", "random,random", "--games", "1", "--seed", "1")
