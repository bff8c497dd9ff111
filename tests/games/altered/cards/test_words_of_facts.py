"""The text that each ability generates says what the list of public card facts writes in its shorthand."""

from __future__ import annotations

import re
from typing import Final

from tavola.games.altered.face import face_of
from tests.games.altered.cards.test_facts import each_fact, needs_facts

#: How an ability begins: in the list, and in the text.
BEGINNINGS: Final = (
    ("J>", "{J} "),
    ("H>", "{H} "),
    ("R>", "{R} "),
    ("NOON", "At Noon"),
    ("DUSK", "At Dusk"),
    ("NIGHT", "At Night"),
    ("ON(", "When "),
    ("ACT{D}", "{D}: "),
    ("ACT{T", "{T}"),
)
#: What stands in the one if and only if it stands in the other.
TOGETHER: Final = (
    (r"\bt\.Chars?/Permanents?", r"target Characters? or Permanents?"),
    (r"\bt\.(my )?Chars?(?!/)", r"target Characters?(?! or Permanent)"),
    (r"\bt\.Permanents?", r"target Permanents?"),
    (r"\bt\.Plants?", r"target Plants?"),
    (r"\bt\.Exp", r"target Expedition"),
    (r"\bt\.Player", r"target player"),
    (r"\bsabotage\b", r"Sabotage"),
    (r"\bresuppl(y|ies)\b", r"[Rr]esuppl(y|ies)"),
)
#: What the list writes with a number, and how the text says it.
NUMBERS: Final = (
    (r"HC<=(\d)", r"Hand Cost (of )?{n} or less"),
    (r"HC>=(\d)", r"Hand Cost (of )?{n} or more"),
    (r"\b0-(\d) t\.", r"up to {n} target|You may .*target"),
    (r"boost (?:\S+ )*?(\d)\b(?!-)", r"by {n}\b"),
    (r"draws? (\d)", r"draws? (up to )?{n} card"),
    (r"cost-(\d)", r"\b{n} less"),
)


def pairs_of(fact: dict[str, str]) -> list[tuple[str, str]]:
    """Every ability of a card: as the list writes it, and as its text says it."""
    abilities = face_of(fact["ref"], "en")["abilities"]
    printed = fact["effect"].split(" ; ") if fact["effect"] else []
    texts = [ability["text"] for ability in abilities if not ability["support"]]
    found = list(zip(printed, texts, strict=False))
    found += [(fact["support"], ability["text"]) for ability in abilities if ability["support"]]
    return found


@needs_facts
@each_fact
def test_an_ability_begins_with_its_trigger_or_its_cost(fact: dict[str, str]) -> None:
    for listed, text in pairs_of(fact):
        for beginning, said in BEGINNINGS:
            if listed.startswith(beginning):
                assert text.startswith(said)


@needs_facts
@each_fact
def test_an_ability_names_the_targets_that_it_has(fact: dict[str, str]) -> None:
    for listed, text in pairs_of(fact):
        for short, said in TOGETHER:
            assert bool(re.search(short, listed)) == bool(re.search(said, text)), (listed, text)


@needs_facts
@each_fact
def test_an_ability_says_its_numbers(fact: dict[str, str]) -> None:
    for listed, text in pairs_of(fact):
        # Up to how many are chosen is no amount.
        amounts = re.sub(r"boost 0-\d", "boost", listed)
        for short, said in NUMBERS:
            for number in re.findall(short, listed if "t\\." in short else amounts):
                wanted = said.replace("{n}", number)
                assert re.search(wanted, text.replace("a card", "1 card"), re.IGNORECASE), (listed, text)


@needs_facts
@each_fact
def test_an_ability_is_optional_if_and_only_if_it_is_listed_so(fact: dict[str, str]) -> None:
    for listed, text in pairs_of(fact):
        if "sabotage" not in listed and not listed.startswith("PAS:"):
            optional = re.search(r"\bmay\b|\b0-\d", listed)
            assert bool(optional) == bool(re.search(r"\bmay\b|up to|any number", text)), (listed, text)
