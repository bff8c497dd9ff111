"""`tavola decks`: decks are checked with every fault named, listed, shown and exported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.games.altered.deck import STARTER_DECKS
from tests.cli.command import call, fail, run, run_json


@pytest.fixture
def axiom(tmp_path: Path) -> Path:
    """The Axiom starter deck as exported."""
    file = tmp_path / "axiom.txt"
    file.write_text(run("decks", "export", "axiom"), encoding="utf-8")
    return file


def append(file: Path, line: str) -> str:
    file.write_text(file.read_text(encoding="utf-8") + line, encoding="utf-8")
    return str(file)


# Check ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STARTER_DECKS)
def test_the_starter_decks_as_exported_are_accepted(name: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(run("decks", "export", name), encoding="utf-8")
    assert run("decks", "check", str(file)) == f"{file}: may be played in the format constructed\n"


def test_every_fault_is_named_with_line_card_and_rule(axiom: Path) -> None:
    file = append(axiom, "1 ALT_CORE_B_BR_15_C\n1 ALT_CORE_B_AX_08_C\n")
    code, printed, _ = call("decks", "check", file)
    assert code == 1
    assert printed.splitlines() == [
        f"{file}: line 6: Axiom Salvager is there 4 times; 3 cards of one name are the most. [ALT-DECK-03]",
        f"{file}: line 23: Haven Bouncer is Bravos, and the Hero is Axiom. [ALT-DECK-02]",
        f"{file}: line 24: Axiom Salvager is there 4 times; 3 cards of one name are the most. [ALT-DECK-03]",
    ]


def test_programs_get_the_same(axiom: Path) -> None:
    assert run_json("decks", "check", str(axiom)) == {
        "file": str(axiom),
        "format": "constructed",
        "legal": True,
        "problems": [],
    }
    report = run_json("decks", "check", append(axiom, "1 ALT_CORE_B_BR_15_C\n"), code=1)
    assert not report["legal"]
    (problem,) = report["problems"]
    assert (problem["line"], problem["card"], problem["rule"]) == (23, "Haven Bouncer", "ALT-DECK-02")


def test_a_deck_is_checked_for_the_format_that_is_asked_for(axiom: Path) -> None:
    file = append(axiom, "9 ALT_CORE_B_AX_08_C\n")
    assert "limited" in run("decks", "check", file, "--format", "limited")
    assert "there is no format 'modern'; choose one of constructed, " in fail(
        "decks", "check", file, "--format", "modern"
    )


def test_the_standard_input_is_a_file_too() -> None:
    code, printed, _ = call("decks", "check", "-", input=b"hello\r\n")
    assert code == 1
    assert '-: line 1: "hello" is not a card line' in printed


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"1 ALT_CORE_B_AX_01_C\n\xff\xfe", "line 2: this is no text in UTF-8 (byte 21); save it as UTF-8"),
        ("1 ALT_CORE_B_AX_01_C".encode("utf-16"), "line 1: this is no text in UTF-8 (byte 0); save it as UTF-8"),
    ],
)
def test_what_is_no_text_is_refused_with_the_place(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(content)
    assert message in fail("decks", "check", str(file))


@pytest.mark.parametrize("file", ["nowhere.txt", "/", "/dev/zero", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_read_is_refused(file: str) -> None:
    assert "cannot be read: " in (said := fail("decks", "check", file)) or "is larger than" in said


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("3 ALT_CORE_B_AX_08_C\n" * 100_000, encoding="utf-8")
    code, printed, _ = call("decks", "check", str(file))
    assert (code, printed) == (1, f"{file}: The file is larger than 262144 bytes. [ALT-DECK-01]\n")


# List, show, export --------------------------------------------------------------------------------------------------


def test_the_decks_of_the_house_are_listed() -> None:
    rows = run_json("decks", "list")
    assert [row["name"] for row in rows] == list(STARTER_DECKS)
    assert rows[0] == {"name": "axiom", "hero": "Sierra & Oddball", "faction": "Axiom", "cards": 39}
    assert "Kojo & Booda" in run("decks", "list")


def test_a_deck_is_shown_with_its_curve_and_counts() -> None:
    report = run_json("decks", "show", "Axiom")
    assert sum(line["count"] for line in report["lines"]) == 40
    assert sum(report["curve"].values()) == 39
    assert report["rarities"] == {"C": 31, "R1": 6, "R2": 2}
    printed = run("decks", "show", "axiom")
    assert f"cost  1  {'█' * report['curve']['1']} {report['curve']['1']}\n" in printed
    assert "Sierra & Oddball, 39 cards and a Hero" in printed
    assert "Common: 31, Rare: 6, Rare, out of faction: 2" in printed


def test_decks_are_shown_in_italian() -> None:
    assert run("decks", "list", "--lang", "it").split()[:4] == ["nome", "Eroe", "fazione", "carte"]
    printed = run("decks", "show", "axiom", "--lang", "it")
    assert "Sierra & Oddball, 39 carte e un Eroe" in printed
    assert "Personaggio: 25, Punto di Riferimento: 11, Incantesimo: 3" in printed
    assert "Comune: 31, Rara: 6, Rara, fuori fazione: 2" in printed
    assert all(word not in printed for word in ("card ", "type", "rarity", "Common", "cost "))


def test_a_random_deck_is_no_list_but_is_explained() -> None:
    assert "random-core is no fixed deck" in fail("decks", "show", "random-core")
    assert "random-core non è un mazzo fisso" in fail("decks", "show", "Random-Core", "--lang", "it")


def test_the_words_of_a_card_are_explained() -> None:
    printed = " ".join(run("decks", "show", "MU_09_R1").split())
    assert "Asleep An Asleep Character contributes nothing to its Expedition at Progress" in printed
    assert "Anchored Rest leaves an Anchored Character where it is" in printed
    (face,) = run_json("decks", "show", "MU_09_R1", "--lang", "it")
    assert [term["title"] for term in face["terms"]] == ["Ancorato", "Addormentato"]
    assert face["terms"][0]["text"].startswith("Il Riposo lascia un Personaggio Ancorato")


def test_several_faults_have_a_line_each(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("1 Kodama\n1 nothing\n3 AX_07_C\n", encoding="utf-8")
    exported = fail("decks", "export", str(file)).splitlines()
    assert [line.split(":")[0] for line in exported] == ["error", "line 2"]
    refused = fail("sim", "altered", "--decks", str(file)).splitlines()
    assert refused[0] == "error: the deck of seat 0 cannot be played:"
    assert refused[1] == "The deck has no Hero; it needs exactly one. [ALT-DECK-01]"
    assert len(refused) == 5


@pytest.mark.parametrize("name", ["ALT_CORE_B_AX_08_C", "ax_08_c", "ALT_COREKS_P_AX_08_C", "Axiom Salvager", "salvag"])
def test_a_card_is_shown_by_reference_or_name(name: str) -> None:
    printed = run("decks", "show", name)
    assert "Axiom Salvager  ALT_CORE_B_AX_08_C" in printed
    assert "Hand Cost 1, Reserve Cost 2" in printed
    assert "Forest 1, Mountain 1, Water 1" in printed
    assert "When it is played from the Reserve: Resupply." in printed


def test_every_print_of_a_name_is_shown() -> None:
    references = [face["ref"] for face in run_json("decks", "show", "Foundry Mechanic")]
    assert references == [f"ALT_CORE_B_AX_07_{rarity}" for rarity in ("C", "R1", "R2")]


def test_the_text_of_a_card_is_shown_in_italian() -> None:
    (english,), (italian,) = (run_json("decks", "show", "AX_08_C", "--lang", one) for one in ("en", "it"))
    assert english["name"] == italian["name"]
    assert english["type_text"] == "Character"


@pytest.mark.parametrize("name", ["nobody", "AX_99_C", "", " "])
def test_what_is_neither_a_deck_nor_a_card_is_said_to_be_so(name: str) -> None:
    assert "is neither a deck (axiom, bravos, " in fail("decks", "show", name)


def test_a_deck_that_is_not_there_cannot_be_exported() -> None:
    assert "there is no deck 'axoim'; the decks are axiom, bravos, " in fail("decks", "export", "axoim")


@pytest.mark.parametrize("name", ["axiom", "Axiom"])
def test_a_deck_of_the_house_is_checked_by_its_name(name: str) -> None:
    assert run("decks", "check", name) == f"{name}: may be played in the format constructed\n"


@pytest.mark.parametrize(
    "line", ["3 Foundry Mechanic", "foundry mechanic x3", "3x Foundry Mechanic", "Foundry Mechanic"]
)
def test_a_line_with_the_name_of_a_card_gets_its_references(line: str) -> None:
    _, printed, _ = call("decks", "check", "-", input=f"{line}\n")
    references = ", ".join(f"ALT_CORE_B_AX_07_{rarity}" for rarity in ("C", "R1", "R2"))
    say = f'-: line 1: "{line}" has the name of a card; write a reference in its place: {references}.'
    assert say in printed.splitlines()


def test_a_line_that_cannot_be_read_cites_no_rule() -> None:
    _, printed, _ = call("decks", "check", "-", input="hello\n")
    assert printed.splitlines()[-1].endswith('"ALT_CORE_B_AX_04_C x3".')


def test_names_are_not_cut_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    printed = run("decks", "list")
    assert [line.split()[0] for line in printed.splitlines() if not line.startswith(" ")] == ["name", *STARTER_DECKS]
    assert "Jian, Assembly Overseer" in run("decks", "show", "axiom")
