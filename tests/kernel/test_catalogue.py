"""Every sentence that the kernel can say in Italian is in its catalogue, with the same gaps, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path

from babel.messages.extract import extract_from_dir

import tavola
from tavola.kernel.language import catalogue

FOLDER = Path(tavola.__file__).parent / "kernel"
GAP = re.compile(r"{\w+}")


def sentences() -> set[str]:
    found = extract_from_dir(str(FOLDER), [("**.py", "python")], {}, {"mark": None})
    return {str(message) for _, _, message, _, _ in found}


def test_the_italian_catalogue_is_whole() -> None:
    wanted = sentences()
    assert len(wanted) > 20, "the sentences are not found where they are looked for"
    assert set(catalogue("tavola.kernel", "it")) == wanted


def test_translations_keep_the_gaps_and_the_spaces_at_the_ends() -> None:
    for english, italian in catalogue("tavola.kernel", "it").items():
        assert sorted(GAP.findall(english)) == sorted(GAP.findall(italian))
        assert english[-1].isspace() == italian[-1].isspace()
