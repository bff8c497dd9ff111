"""`tavola rules`: rules are found by id or words, and those that no test proves are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.kernel.registry import find_game
from tests.cli.command import call, fail, run, run_json
from tests.pebbles import RULES

ALL = ["PEB-SETUP-01", "PEB-TURN-01", "PEB-TURN-02", "PEB-DRAW-01", "PEB-HEAP-01"]
assert [rule.id for rule in RULES] == ALL


def coverage(tmp_path: Path, code: int = 1, **files: str) -> dict[str, list[object]]:
    """The report on a folder with these test files."""
    for name, text in files.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    report: dict[str, list[object]] = run_json("rules", "coverage", "pebbles", "--tests", str(tmp_path), code=code)
    return report


# Coverage ------------------------------------------------------------------------------------------------------------


def test_without_marks_every_rule_is_untested(tmp_path: Path) -> None:
    assert coverage(tmp_path) == {"ids": ALL, "tested": [], "untested": ALL, "unknown": []}


def test_marks_are_found_wherever_they_may_stand(tmp_path: Path) -> None:
    marks = """
import pytest
from pytest import mark
pytestmark = pytest.mark.rule("PEB-SETUP-01")
@pytest.mark.rule("PEB-TURN-01", "PEB-TURN-02")
def test_turns(): ...
class TestDraw:
    @mark.rule("PEB-DRAW-01")
    def test_draw(self): ...
@pytest.mark.parametrize("heap", [pytest.param(1, marks=pytest.mark.rule("PEB-HEAP-01"))])
def test_heap(heap): ...
"""
    assert coverage(tmp_path, code=0, test_all=marks) == {"ids": ALL, "tested": ALL, "untested": [], "unknown": []}


def test_marks_elsewhere_than_in_tests_prove_nothing(tmp_path: Path) -> None:
    text = 'import pytest\n# @pytest.mark.rule("PEB-DRAW-01")\n"""pytest.mark.rule("PEB-TURN-01")"""\n'
    report = coverage(tmp_path, test_one=text, helper='import pytest\npytest.mark.rule("PEB-HEAP-01")\n')
    assert report["tested"] == []


def test_files_are_read_and_not_run(tmp_path: Path) -> None:
    report = coverage(
        tmp_path, test_one='import nothing, pytest\n@pytest.mark.rule("PEB-DRAW-01")\ndef test(): 1 / 0\n1 / 0\n'
    )
    assert report["tested"] == ["PEB-DRAW-01"]


def test_folders_within_the_folder_count(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_one.py").write_text('@mark.rule("PEB-DRAW-01")\ndef test(): ...\n', encoding="utf-8")
    assert coverage(tmp_path)["tested"] == ["PEB-DRAW-01"]


def test_a_mark_that_names_no_rule_is_reported_with_its_place(tmp_path: Path) -> None:
    all_ids = ", ".join(map(repr, ALL))
    text = f'@mark.rule({all_ids})\ndef test(): ...\n\n@mark.rule("PEB-DRAW-99", "ALT-DECK-01")\ndef test_2(): ...\n'
    report = coverage(tmp_path, test_one=text)
    assert report["untested"] == []
    assert report["unknown"] == [{"id": "PEB-DRAW-99", "file": str(tmp_path / "test_one.py"), "line": 4}]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\n@mark.rule(*IDS)\ndef test(): ...\n", "test_one.py:2: write the ids of a rule mark out"),
        ("@mark.rule(f'{x}')\ndef test(): ...\n", "test_one.py:1: write the ids of a rule mark out"),
        ("def test(:\n", "test_one.py: this is no Python: "),
        ("\0", "test_one.py: this is no Python: "),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "test_one.py").write_text(text, encoding="utf-8")
    assert message in fail("rules", "coverage", "pebbles", "--tests", str(tmp_path)).replace("\n", "")


def test_a_folder_that_is_not_there_is_refused() -> None:
    assert "there is no folder 'nowhere'" in fail("rules", "coverage", "pebbles", "--tests", "nowhere")


def test_people_read_the_rules_that_are_untested(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@mark.rule("PEB-DRAW-01", "PEB-X-01")\ndef test(): ...\n', encoding="utf-8")
    code, printed, errors = call("rules", "coverage", "pebbles", "--tests", str(tmp_path))
    assert code == 1
    assert "1 of 5 rules" in printed
    assert "untested  PEB-HEAP-01  A pebble is played onto" in " ".join(printed.split("\n"))
    assert "PEB-DRAW-01" not in printed
    assert "test_one.py:1: there is no rule PEB-X-01" in errors


def test_definitions_and_options_of_altered_need_no_test() -> None:
    _, printed, _ = call("rules", "coverage", "altered", "--json")
    assert '"ALT-DECK-01"' in printed
    assert '"ALT-COMP-01"' not in printed  # a definition
    assert '"ALT-OPT-01"' not in printed  # an option


# Show ----------------------------------------------------------------------------------------------------------------


def test_a_rule_is_shown_by_its_id_in_either_case() -> None:
    for id in ("PEB-DRAW-01", "peb-draw-01"):
        assert run("rules", "show", "pebbles", id) == (
            "PEB-DRAW-01  Pebbles  (rule, both)\nNobody else may see what you draw.\n"
        )


def test_rules_are_found_by_words() -> None:
    found = [rule["id"] for rule in run_json("rules", "show", "pebbles", "PLAY", "hand")]
    assert found == ["PEB-TURN-01"]


def test_without_words_all_rules_are_shown() -> None:
    printed = run("rules", "show", "pebbles")
    assert all(id in printed for id in ALL)


def test_words_that_no_rule_has_are_an_error() -> None:
    assert "no rule of pebbles has all of these words: chess queen" in fail(
        "rules", "show", "pebbles", "chess", "queen"
    )


def test_italian_is_spoken() -> None:
    assert "Quando un testo dice" in run("rules", "show", "altered", "ALT-CARD-04", "--lang", "it")


def test_rules_stand_under_the_headings_of_their_sections() -> None:
    printed = run("rules", "show", "altered").splitlines()
    assert printed[0] == "Summary: Overview"
    assert printed[1].startswith("ALT-OVER-01 ")
    assert "1.1.2 Scope" in printed


def test_ids_are_not_cut_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    printed = run("rules", "show", "altered")
    assert all(f"{rule.id} " in printed for rule in find_game("altered").rulebook())
