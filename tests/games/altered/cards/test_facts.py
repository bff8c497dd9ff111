"""The declarations against the list of public card facts, where that list stands beside the checkout."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

import pytest

from tavola.games.altered.card import CHARACTER, HERO_CARD, LATE_BALANCE, MANA_ORB, PERMANENT, SPELL, Card
from tavola.games.altered.cards import CARDS
from tavola.games.altered.face import face_of
from tests.games.altered.cards.tested import TESTED, cards_marked, text_of_the_list

ROOT: Final = Path(__file__).parents[4]
FACTS: Final = ROOT.parent / "shared" / "content" / "altered_core.tsv"
TYPES: Final = {
    "Character": CHARACTER,
    "Hero": HERO_CARD,
    "Permanent(Landmark)": PERMANENT,
    "Spell": SPELL,
    "Token": CHARACTER,
    "ManaToken": MANA_ORB,
}
#: A token printed a second time, which is the same in everything.
SECOND_PRINT: Final = "ALT_CORE_B_OR_32_C"
RARITIES: Final = {"C": "C", "R": "R1", "R-OOF": "R2", "-": ""}


def facts() -> list[dict[str, str]]:
    """The rows of the list; none where it is not there."""
    if not FACTS.exists():
        return []
    with FACTS.open(encoding="utf-8") as lines:
        rows = csv.DictReader((line for line in lines if line[0] != "#"), delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["ref"] != SECOND_PRINT]


def keywords_of(card: Card) -> list[str]:
    """The printed keywords of a card as the list writes them."""
    found = [
        name
        for name, printed in (
            ("FLT", card.printed_fleeting),
            ("Gigantic", card.gigantic),
            ("Defender", card.defender),
            ("Seasoned", card.seasoned),
            ("Eternal", card.eternal),
            (f"Tough {card.tough}", card.tough),
            ("Tough X", card.tough_count),
        )
        if printed
    ]
    return found


needs_facts = pytest.mark.skipif(not FACTS.exists(), reason="the list of card facts is not beside this checkout")
each_fact = pytest.mark.parametrize("fact", facts(), ids=lambda fact: fact["ref"])


@needs_facts
def test_the_cards_declared_are_those_of_the_list() -> None:
    assert set(CARDS) == {fact["ref"] for fact in facts()}


@needs_facts
@each_fact
def test_a_card_is_called_and_classed_as_printed(fact: dict[str, str]) -> None:
    card = CARDS[fact["ref"]]
    assert card.name == fact["name"]
    assert card.print_faction == ("" if card.type == MANA_ORB else fact["print_faction"])
    assert card.type == TYPES[fact["type"]]
    assert card.token == (fact["type"] == "Token")
    assert card.rarity == RARITIES[fact["rarity"]]
    assert ",".join(card.subtypes) == fact["subtypes"]
    # The list files a token under the faction whose number it bears; in the game it has none (ALT-TOKEN-05).
    assert card.faction == ("" if card.token or card.type == MANA_ORB else fact["faction"])


@needs_facts
@each_fact
def test_a_card_has_the_numbers_and_keywords_printed_on_it(fact: dict[str, str]) -> None:
    card = CARDS[fact["ref"]]
    numbers = (card.hand_cost, card.reserve_cost, *card.stats)
    printed = ("hand_cost", "reserve_cost", "forest", "mountain", "ocean")
    assert numbers == tuple(int(fact[column] or 0) for column in printed)
    # What the X of a Tough counts stands behind it.
    listed = [keyword.partition(", ")[0] for keyword in fact["keywords"].split(" ; ") if keyword]
    assert sorted(keywords_of(card)) == sorted(listed)


@needs_facts
@each_fact
def test_a_card_has_as_many_abilities_as_printed(fact: dict[str, str]) -> None:
    printed = len(fact["effect"].split(" ; ")) if fact["effect"] else 0
    abilities = face_of(fact["ref"], "en")["abilities"]
    if CARDS[fact["ref"]].idle_on_first_day == LATE_BALANCE:
        # The later balance is an option of the table, said on the card beside what is printed (ALT-OPT-01).
        printed += 1
    assert sum(1 for ability in abilities if not ability["support"]) == printed
    assert sum(1 for ability in abilities if ability["support"]) == (1 if fact["support"] else 0)


# Every card is played ------------------------------------------------------------------------------------------------


def test_every_card_has_a_spec() -> None:
    assert {reference.removeprefix("ALT_CORE_B_") for reference in CARDS} - cards_marked() == set()


def test_every_card_marker_names_a_card() -> None:
    assert cards_marked() - {reference.removeprefix("ALT_CORE_B_") for reference in CARDS} == set()


def test_the_package_names_the_cards_that_specs_play() -> None:
    say = "write it anew with `python -m tests.games.altered.cards.tested`"
    assert TESTED.read_text(encoding="utf-8") == text_of_the_list(), say
