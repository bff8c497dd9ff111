"""Every sentence of the pages is in the Italian catalogue, with the same gaps, and nothing else is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

SOURCE = Path(__file__).parents[2] / "src" / "tavola"
METHODS = [("**.html", "jinja2.ext:babel_extract"), ("**.py", "python")]
OPTIONS = {"**.html": {"trim_blocks": "true", "lstrip_blocks": "true", "silent": "false"}}
KEYWORDS = {"_": None, "mark": None, "translated": None}
GAP = re.compile(r"%\(\w+\)s|%s")

#: Catalogue -> where the sentences stand that it translates.
CATALOGUES = {
    "web": ["web/templates", "server"],
    "games/altered/page": ["games/altered/page/templates", "games/altered/look.py"],
    "games/faeriell/page": ["games/faeriell/page"],
    "games/hara/page": ["games/hara/page"],
}


def sentences(places: list[str]) -> Iterator[str]:
    for place in places:
        path = SOURCE / place
        folder = path if path.is_dir() else path.parent
        for file, _, message, _, _ in extract_from_dir(str(folder), METHODS, OPTIONS, KEYWORDS):
            if path.is_dir() or file == path.name:
                assert isinstance(message, str)
                yield message


def italian(name: str) -> dict[str, str]:
    with (SOURCE / name / "locale" / "it.po").open("rb") as lines:
        return {str(one.id): str(one.string) for one in read_po(lines, locale="it") if one.id and not one.fuzzy}


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_italian_catalogue_is_whole(name: str) -> None:
    wanted = set(sentences(CATALOGUES[name]))
    found = italian(name)
    assert len(wanted) > 20, "the sentences are not found where they are looked for"
    assert [one for one in sorted(wanted) if not found.get(one)] == []
    assert sorted(set(found) - wanted) == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_translations_keep_the_gaps(name: str) -> None:
    wrong = [one for one, other in italian(name).items() if sorted(GAP.findall(one)) != sorted(GAP.findall(other))]
    assert wrong == []
