"""Every rule that the code of a game names is in that game's inventory."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola.kernel.registry import find_game

FOLDERS = sorted(path.parent for path in (Path(__file__).parents[1] / "src" / "tavola" / "games").glob("*/rules.tsv"))


def ids(folder: Path) -> list[str]:
    """The ids of a game's inventory."""
    return [rule.id for rule in find_game(folder.name).rulebook()]


def prefix(folder: Path) -> str:
    """How the ids of a game begin: "ALT"."""
    return ids(folder)[0].partition("-")[0]


def sources(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*.py")):
        yield str(path.relative_to(folder)), path.read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_rule_that_a_text_constant_of_the_code_names_is_in_the_inventory(folder: Path) -> None:
    rule_id = re.compile(rf"{prefix(folder)}-[A-Z0-9-]+")
    named: set[str] = set()
    for _, source in sources(folder):
        nodes = list(ast.walk(ast.parse(source)))
        # An id that is put together is not whole in any of its parts.
        parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        named |= {
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
        }
    named = {text for text in named if rule_id.fullmatch(text)}
    assert len(named) > 100, "the ids are not found where they are looked for"
    assert sorted(named - set(ids(folder))) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_rule_that_a_comment_or_docstring_cites_is_in_the_inventory(folder: Path) -> None:
    rule_id = re.compile(rf"\b{prefix(folder)}(?:-[A-Z]+[0-9]*)+-(?:EX)?[0-9]+\b(?!{{)")
    known = set(ids(folder))
    wrong = [f"{name}: {id}" for name, source in sources(folder) for id in rule_id.findall(source) if id not in known]
    assert wrong == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_id_of_the_inventory_has_the_form_that_is_looked_for(folder: Path) -> None:
    rule_id = re.compile(rf"{prefix(folder)}(?:-[A-Z]+[0-9]*)+-(?:EX)?[0-9]+")
    assert [id for id in ids(folder) if not rule_id.fullmatch(id)] == []
