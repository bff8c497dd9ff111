from __future__ import annotations

from pathlib import Path

import pytest

from tavola.kernel.language import mark, translate

PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "Draw a card."
msgstr "Pesca una carta."

msgctxt "phase"
msgid "Rest"
msgstr "Riposo"

#, fuzzy
msgid "Unsure"
msgstr "Incerto"

msgid "Untranslated"
msgstr ""
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "spoken_game" / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "it.po").write_text(PO, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "spoken_game"


def test_a_sentence_is_looked_up_in_the_catalogue(package: str) -> None:
    assert translate(package, "it", mark("Draw a card.")) == "Pesca una carta."
    assert translate(package, "it", "phase\x04Rest") == "Riposo"


def test_what_the_catalogue_lacks_stays_english(package: str) -> None:
    assert translate(package, "it", "Play a card.") == "Play a card."
    assert translate(package, "it", "Unsure") == "Unsure"
    assert translate(package, "it", "Untranslated") == "Untranslated"


def test_english_needs_no_catalogue() -> None:
    assert translate("no.such.package", "en", "Draw a card.") == "Draw a card."
