"""The inventory of a game's rules: every rule with an id, in the project's own words."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib.resources import files

from tavola.kernel.errors import UnknownRule

#: The kinds of row that a test must cover. Definitions and options are used by these.
TESTED_KINDS = ("rule", "setup", "example")


class Rule:
    """One row of the inventory."""

    __slots__ = ("_sections", "_texts", "id", "kind", "profile")

    def __init__(self, id: str, kind: str, profile: str, sections: dict[str, str], texts: dict[str, str]) -> None:
        self.id: str = id
        self.kind: str = kind
        #: The rules profile that the row belongs to, ``"both"`` where it holds in every one.
        self.profile: str = profile
        self._sections: dict[str, str] = sections
        self._texts: dict[str, str] = texts

    def section(self, language: str = "en") -> str:
        """The heading of the rulebook under which the rule stands."""
        return self._sections.get(language, self._sections["en"])

    def text(self, language: str = "en") -> str:
        """The rule in ``language``."""
        return self._texts.get(language, self._texts["en"])


class RuleBook:
    """The rules of one game, in the order of its ``rules.tsv``."""

    __slots__ = ("_rules",)

    def __init__(self, rules: list[Rule]) -> None:
        self._rules: dict[str, Rule] = {rule.id: rule for rule in rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, id: object) -> bool:
        return id in self._rules

    def __getitem__(self, id: str) -> Rule:
        """The rule of that id.

        Raises:
            UnknownRule: there is none.
        """
        try:
            return self._rules[id]
        except KeyError:
            raise UnknownRule(f"there is no rule {id!r}; `tavola rules show` lists them all") from None

    def to_be_tested(self) -> list[Rule]:
        """The rules that a test must cover: all but definitions and options."""
        return [rule for rule in self if rule.kind in TESTED_KINDS]

    def search(self, words: str, language: str = "en") -> list[Rule]:
        """The rules whose id, heading or text contains every one of ``words``, those with the whole phrase first."""
        phrase = " ".join(words.casefold().split())
        pages = [(rule, f"{rule.id} {rule.section(language)} {rule.text(language)}".casefold()) for rule in self]
        found = [(rule, page) for rule, page in pages if all(word in page for word in phrase.split())]
        # Where the words stand together the rule is more likely meant.
        found.sort(key=lambda one: phrase not in one[1])
        return [rule for rule, _ in found]


def read_rulebook(package: str) -> RuleBook:
    """The rule book of the game in ``package``, from its ``rules.tsv``."""
    with files(package).joinpath("rules.tsv").open(encoding="utf-8") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return RuleBook(
            [
                Rule(
                    row["id"],
                    row["kind"],
                    row["profile"],
                    {"en": row["section"], "it": row["section_it"]},
                    {"en": row["rule"], "it": row["rule_it"]},
                )
                for row in rows
            ]
        )
