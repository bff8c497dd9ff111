"""`tavola decks`: the cards of Altered, listed and one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.cli import altered_cards
from tavola.games.altered.card import HERO_CARD, MANA_ORB
from tavola.games.altered.cards import CARDS
from tavola.kernel.collection import Collection
from tests.cli.command import call, fail, run, run_json
from tests.pebbles import Pebbles

BOSHI = "ALT_CORE_B_BR_05_C"


def listed(*words: str) -> list[Any]:
    report = run_json("decks", "list", "--cards", *words)
    return [*report["cards"], *report["heroes"]]


def references(*words: str) -> set[str]:
    return {row["ref"] for row in listed(*words)}


# The list ------------------------------------------------------------------------------------------------------------


def test_every_card_and_hero_is_listed_but_for_tokens_and_mana_convergence() -> None:
    report = run_json("decks", "list", "--cards")
    played = [card for card in CARDS.values() if not card.token and card.type != MANA_ORB]
    heroes = [card.reference for card in played if card.type == HERO_CARD]
    others = [card.reference for card in played if card.type != HERO_CARD]
    assert [row["ref"] for row in report["heroes"]] == sorted(heroes)
    assert [row["ref"] for row in report["cards"]] == sorted(others)
    assert report["counts"] == {"cards": len(others), "heroes": len(heroes)}


def test_a_card_is_listed_with_its_facts_and_text() -> None:
    (row,) = listed("--search", "bravos tracer br_07_c")
    assert {**row, "text": "", "tested": None} == {
        "ref": "ALT_CORE_B_BR_07_C",
        "name": "Bravos Tracer",
        "faction": "Bravos",
        "type": "Character",
        "subtypes": ["Adventurer"],
        "rarity": "C",
        "hand_cost": CARDS["ALT_CORE_B_BR_07_C"].hand_cost,
        "reserve_cost": CARDS["ALT_CORE_B_BR_07_C"].reserve_cost,
        "stats": list(CARDS["ALT_CORE_B_BR_07_C"].stats),
        "text": "",
        "tested": None,
    }
    assert listed("--search", "sneezer mu_08_r1")[0]["text"] == (
        "{J} This card gains Anchored.\nAt Noon — Boost this card by 1."
    )


def test_the_text_is_in_the_language_that_is_asked_for() -> None:
    (row,) = listed("--search", "sneezer mu_08_r1", "--lang", "it")
    assert row["name"] == "Sneezer Shroom"
    assert row["text"].startswith("{J} ")
    assert row["text"] != listed("--search", "sneezer mu_08_r1")[0]["text"]


def test_a_hero_has_neither_rarity_nor_costs() -> None:
    for row in run_json("decks", "list", "--cards")["heroes"]:
        assert set(row) == {"ref", "name", "faction", "type", "subtypes", "text", "tested"}


@pytest.fixture
def only_boshi_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(altered_cards, "_tested", lambda: frozenset({"BR_05_C"}))


@pytest.mark.usefixtures("only_boshi_tested")
def test_it_is_said_which_cards_are_tested() -> None:
    assert [row["ref"] for row in listed() if row["tested"]] == [BOSHI]
    printed = run("decks", "list", "--cards", "--search", "BR_05_C")
    assert "yes\n" in printed
    assert "Cards: 1; Heroes: 0; tested: 1\n" in printed
    assert "; tested: 0\n" in run("decks", "list", "--cards", "--faction", "axiom")


def test_the_house_knows_from_its_specs_which_cards_are_tested() -> None:
    assert altered_cards.is_tested("ALT_CORE_B_AX_15_C")
    assert not altered_cards.is_tested("ALT_CORE_B_AX_15_E")


def test_people_get_a_line_a_card_with_its_text_beneath(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = run("decks", "list", "--cards", "--search", "ax_15_c").splitlines()
    assert lines[0].split() == ["ref", "name", "faction", "type", "rarity", "cost", "F/M/W", "tested"]
    assert " ".join(lines[1].split()) == "AX_15_C Axiom Scrambler Axiom Character Common 4/3 2/4/2 yes"
    assert lines[2].strip() == "When it is played from the hand: Sabotage."


def test_the_list_of_cards_is_italian_as_a_whole() -> None:
    printed = run("decks", "list", "--cards", "--search", "ax_15_c", "--lang", "it").splitlines()
    assert printed[0].split() == ["rif", "nome", "fazione", "tipo", "rarità", "costo", "F/M/A", "provata"]
    assert " ".join(printed[1].split()) == "AX_15_C Axiom Scrambler Axiom Personaggio Comune 4/3 2/4/2 sì"
    assert printed[-1] == "Carte: 1; Eroi: 0; provate: 1"
    assert references("--type", "personaggio", "--lang", "it") == references("--type", "character")


# Narrowing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["Muna", "muna", "MU", "mu"])
def test_a_faction_is_that_in_which_a_card_is_played(faction: str) -> None:
    assert references("--faction", faction) == {card.reference for card in CARDS.values() if card.faction == "Muna"}


@pytest.mark.parametrize(
    ("type", "name"), [("Hero", "Hero"), ("spell", "Spell"), ("LANDMARK", "Landmark"), ("permanent", "Landmark")]
)
def test_a_type_is_listed_alone(type: str, name: str) -> None:
    rows = listed("--type", type)
    assert rows
    assert {row["type"] for row in rows} == {name}
    assert {row["type"] for row in listed()} == {"Character", "Hero", "Landmark", "Spell"}


@pytest.mark.parametrize("text", ["issun-bōshi", "ISSUN-BOSHI", "boshi issun adventurer", BOSHI, "next boshi br_05_c"])
def test_all_words_are_found_in_name_text_subtypes_or_reference(text: str) -> None:
    assert BOSHI in references("--search", text)
    assert references("--search", f"{text} landmarks") == set()


def test_filters_narrow_together() -> None:
    both = references("--faction", "axiom", "--type", "character")
    assert both == references("--faction", "axiom") & references("--type", "character")
    assert both


def test_nothing_found_is_said() -> None:
    assert run("decks", "list", "--cards", "--search", "zzzz") == "Cards: 0; Heroes: 0; tested: 0\n"
    report = run_json("decks", "list", "--cards", "--search", "zzzz")
    assert report == {"cards": [], "heroes": [], "counts": {"cards": 0, "heroes": 0}}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--cards", "--faction", "greens"), "there is no faction 'greens'; choose one of Axiom, Bravos, "),
        (("--cards", "--type", "token"), "there is no type 'token'; choose one of Character, Spell, "),
        (("--type", "spell"), "say --cards as well"),
    ],
)
def test_what_cannot_be_listed_is_refused(words: tuple[str, ...], message: str) -> None:
    assert message in fail("decks", "list", *words)


def test_a_game_without_decks_has_no_cards_to_list() -> None:
    assert "has no decks" in fail("decks", "list", "hara", "--cards")


def test_the_decks_of_another_game_are_not_those_of_altered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pebbles, "collection", lambda _: Collection())
    for words in (("list", "pebbles"), ("show", "pebbles"), ("list", "pebbles", "--cards")):
        assert "the decks of Pebbles are shown in the browser only" in fail("decks", *words)
    assert "games with decks: Altered, Pebbles" in fail("decks", "list", "hara")


# One by one ----------------------------------------------------------------------------------------------------------


def test_a_card_is_shown_with_its_rulings_rules_and_decks() -> None:
    (face,) = run_json("decks", "show", "AX_07_C")
    assert [ruling["id"] for ruling in face["rulings"]] == ["W14"]
    assert face["rules"] == ["ALT-DUR-02", "ALT-DUR-06", "ALT-QUICK-02"]
    assert face["decks"] == [{"name": "axiom", "count": 2}]
    assert face["tested"] is True
    printed = run("decks", "show", "AX_07_C")
    assert 'Ruling W14: A "next card this turn" that is not used is gone' in printed
    assert "ALT-DUR-02 ALT-DUR-06\n" in printed
    assert printed.endswith("In decks of the house: axiom (2)\n")


def test_a_hero_is_in_the_deck_that_begins_with_it() -> None:
    (face,) = run_json("decks", "show", "Sierra & Oddball")
    assert face["decks"] == [{"name": "axiom", "count": 1}]


def test_a_card_in_no_deck_of_the_house_says_so() -> None:
    _, printed, _ = call("decks", "show", "NE_01_C")
    assert printed.endswith("In decks of the house: none\n")


def test_a_name_is_found_without_its_accents() -> None:
    assert BOSHI in {face["ref"] for face in run_json("decks", "show", "issun-boshi")}
