from __future__ import annotations

from pathlib import Path

import pytest

from tavola.kernel.errors import UnknownRule
from tavola.kernel.rulebook import RuleBook, read_rulebook

TSV = """id\tkind\tprofile\tsection\tsection_it\trule\trule_it
G-1\tsetup\tboth\tSetup\tPreparazione\tShuffle the "deck".\tMescola il mazzo.
G-2\trule\tboth\tTurn\tTurno\tDraw a card.\tPesca una carta.
G-3\tdefinition\tcomplete\tTerms\tTermini\tA card is paper.\tUna carta è di carta.
G-4\texample\tboth\tTurn\tTurno\tAnna draws.\tAnna pesca.
"""


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RuleBook:
    package = tmp_path / "ruled_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.tsv").write_text(TSV, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return read_rulebook("ruled_game")


def test_rules_are_read_in_their_order(book: RuleBook) -> None:
    assert [rule.id for rule in book] == ["G-1", "G-2", "G-3", "G-4"]
    assert len(book) == 4
    assert (book["G-3"].kind, book["G-3"].profile) == ("definition", "complete")


def test_a_rule_speaks_every_language_it_has_and_english_otherwise(book: RuleBook) -> None:
    assert book["G-1"].text() == 'Shuffle the "deck".'
    assert book["G-1"].text("it") == "Mescola il mazzo."
    assert book["G-1"].section("it") == "Preparazione"
    assert book["G-1"].text("de") == 'Shuffle the "deck".'


def test_definitions_need_no_test(book: RuleBook) -> None:
    assert [rule.id for rule in book.to_be_tested()] == ["G-1", "G-2", "G-4"]


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        ("draw", "en", ["G-2", "G-4"]),
        ("DRAW card", "en", ["G-2"]),
        ("turn", "en", ["G-2", "G-4"]),
        ("g-3", "en", ["G-3"]),
        ("carta è", "it", ["G-3"]),
        ("zebra", "en", []),
        ("", "en", ["G-1", "G-2", "G-3", "G-4"]),
    ],
)
def test_search_wants_every_word(book: RuleBook, words: str, language: str, found: list[str]) -> None:
    assert [rule.id for rule in book.search(words, language)] == found


def test_an_unknown_rule_is_refused_by_name(book: RuleBook) -> None:
    assert "G-1" in book
    assert "G-9" not in book
    with pytest.raises(UnknownRule, match="there is no rule 'G-9'"):
        book["G-9"]
