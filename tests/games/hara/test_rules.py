"""Every rule of the rulebook is proven by a test, and the inventory is whole."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

from tavola.cli.rules import marks_in
from tavola.games.hara import GAME
from tavola.kernel.rulebook import Rule

HERE: Final = Path(__file__).parent
#: The specification, where it stands beside the checkout.
SPECIFICATION: Final = HERE.parents[2].parent / "shared" / "rules" / "hara.tsv"
#: What a definition defines is used by the others; the options are rules of modules, and are tested like all rules.
PROVEN_KINDS: Final = ("rule", "setup", "example", "option")
RULES: Final[list[Rule]] = list(GAME.rulebook())
IDS: Final = {rule.id for rule in RULES}
_ID: Final = re.compile(r"\bHARA(?:-[A-Z0-9]+)+-(?:EX)?[0-9]{2}\b")
#: "HARA-CR-06, -07" or "HARA-ORDER-02 to -04": an id, and the numbers of others beside it.
_SHORT: Final = re.compile(r"\b(HARA(?:-[A-Z0-9]+)+)-[0-9]{2}((?:(?:,| and| to) -[0-9]{2})+)")


def test_every_rule_setup_example_and_option_has_a_test() -> None:
    marked = {mark.id for mark in marks_in(HERE)}
    assert [rule.id for rule in RULES if rule.kind in PROVEN_KINDS and rule.id not in marked] == []


def test_every_mark_names_a_rule() -> None:
    assert [mark for mark in marks_in(HERE) if mark.id not in IDS] == []


def test_no_id_stands_twice() -> None:
    lines = files("tavola.games.hara").joinpath("rules.tsv").read_text("utf-8").splitlines()[1:]
    assert len(lines) == len(IDS)


def specification() -> dict[str, str]:
    """Id -> kind."""
    with SPECIFICATION.open(encoding="utf-8") as lines:
        return {row["id"]: row["kind"] for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)}


def test_the_ids_and_kinds_are_those_of_the_specification() -> None:
    if SPECIFICATION.exists():
        assert {rule.id: rule.kind for rule in RULES} == specification()


def test_every_rule_is_written_in_both_languages() -> None:
    for rule in RULES:
        for language in ("en", "it"):
            assert rule.section(language), rule.id
            assert rule.text(language).endswith((".", ")")), rule.id
        assert rule.text("en") != rule.text("it"), rule.id


# Rules that the source names ------------------------------------------------------------------------------------------


def sources() -> Iterator[tuple[str, str]]:
    """Name and text of every file of the game that names rules."""
    folder = Path(str(files("tavola.games.hara")))
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".html", ".toml"):
            yield str(path.relative_to(folder)), path.read_text("utf-8")


def ids_named_in(text: str) -> set[str]:
    """The ids in a text, those that a short form stands for included."""
    found = set(_ID.findall(text))
    for stem, rest in _SHORT.findall(text):
        found |= {f"{stem}{number}" for number in re.findall(r"-[0-9]{2}", rest)}
    return found


def test_every_rule_that_the_source_names_exists() -> None:
    named = {(file, id) for file, text in sources() for id in ids_named_in(text)}
    assert len({id for _, id in named}) > 300, "the ids are not found where they are looked for"
    assert sorted((file, id) for file, id in named if id not in IDS) == []


def test_short_forms_are_understood() -> None:
    assert ids_named_in("(HARA-ORDER-02 to -04, HARA-S01-06)") == {"HARA-ORDER-02", "HARA-ORDER-04", "HARA-S01-06"}
    assert ids_named_in("HARA-CR-06, -07 and HARA-DMG-EX01") == {"HARA-CR-06", "HARA-CR-07", "HARA-DMG-EX01"}


def test_every_rule_that_is_put_together_exists() -> None:
    """An f-string begins an id: some rule begins so."""
    begun = [
        (file, part.value)
        for file, text in sources()
        if file.endswith(".py")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.JoinedStr)
        for part in node.values[:1]
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.startswith("HARA-")
    ]
    assert begun
    assert [one for one in begun if not any(id.startswith(one[1]) for id in IDS)] == []


def test_every_option_names_rules_that_exist() -> None:
    assert [id for option in GAME.options for id in option.rules if id not in IDS] == []
