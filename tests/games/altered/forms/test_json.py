"""Decks in JSON: the publisher's, and those of the community's deck service."""

from __future__ import annotations

import json

import pytest

from tavola.games.altered.deck import DeckLine
from tavola.games.altered.forms import DeckList, read_decks, write_deck
from tests.games.altered.forms.lists import HERO, MECHANIC, SALVAGER, axiom, counts, only, refused, told

CARDS = [{"cardReference": HERO, "quantity": 1}, {"cardReference": SALVAGER, "quantity": 3}]
COUNTS = {f"/cards/{SALVAGER}": 3, f"/cards/{MECHANIC}": 1}


def api(*cards: object, **more: object) -> str:
    return json.dumps({"name": "Mine", "format": "singleton", "isPublic": True, "deckCards": list(cards), **more})


def publisher(**more: object) -> str:
    return json.dumps({"name": "Mine", "alterator": {"reference": HERO}, "cardIndexes": COUNTS, **more})


# The deck service ----------------------------------------------------------------------------------------------------


def test_the_list_of_cards_holds_the_hero() -> None:
    deck = only(api(*CARDS, id=3, isDraft=False))
    assert (deck.name, deck.format, counts(deck)) == ("Mine", "singleton", {HERO: 1, SALVAGER: 3})


def test_a_deck_is_written_as_the_service_takes_it() -> None:
    deck = DeckList("Mine", "no_unique", [DeckLine(1, 3, SALVAGER), DeckLine(2, 1, HERO)])
    assert json.loads(write_deck("api_json", deck)) == {
        "name": "Mine",
        "format": "nuc",
        "isPublic": False,
        "deckCards": CARDS,
    }


@pytest.mark.parametrize(
    ("format", "word", "back"),
    [
        ("constructed", "standard", "constructed"),
        ("constructed_2025", "standard", "constructed"),
        ("no_unique", "nuc", "no_unique"),
        ("singleton", "singleton", "singleton"),
        ("", "sandbox", ""),
    ],
)
def test_formats_have_other_words_there(format: str, word: str, back: str) -> None:
    deck = axiom()
    deck.format = format
    written = write_deck("api_json", deck)
    assert json.loads(written)["format"] == word
    assert only(written).format == back


# The publisher -------------------------------------------------------------------------------------------------------


def test_the_map_of_cards_goes_with_the_hero_beside_it() -> None:
    deck = only(publisher(description="", eventFormat="STANDARD"))
    assert (deck.name, deck.format) == ("Mine", "constructed")
    assert counts(deck) == {HERO: 1, SALVAGER: 3, MECHANIC: 1}


@pytest.mark.parametrize("hero", [HERO, {"reference": HERO, "name": "Sierra"}])
def test_the_hero_is_a_reference_or_a_card_that_has_one(hero: object) -> None:
    assert counts(only(publisher(alterator=hero)))[HERO] == 1
    assert counts(only(publisher(alterator=hero, cardIndexes={f"/cards/{HERO}": 1}))) == {HERO: 1}


def test_references_stand_alone_or_behind_cards() -> None:
    assert counts(only(publisher(cardIndexes={SALVAGER: 2}))) == {HERO: 1, SALVAGER: 2}


def test_without_the_map_the_cards_are_taken_from_their_types() -> None:
    kinds = {
        "character": {"deckUserListCard": [{"quantity": 3, "card": {"reference": SALVAGER, "name": "Axiom Salvager"}}]},
        "spell": {"deckUserListCard": [{"quantity": 1, "card": {"reference": MECHANIC}}]},
        "permanent": {"deckUserListCard": []},
    }
    deck = {"name": "Mine", "alterator": {"reference": HERO}, "deckCardsByType": kinds}
    assert counts(only(json.dumps(deck))) == {HERO: 1, SALVAGER: 3, MECHANIC: 1}


def test_a_deck_is_written_as_the_publishers_site_gives_it() -> None:
    deck = DeckList("Mine", "", [DeckLine(1, 3, SALVAGER), DeckLine(2, 1, MECHANIC), DeckLine(3, 1, HERO)])
    written = json.loads(write_deck("publisher_json", deck))
    assert written["alterator"] == {"reference": HERO}
    assert written["cardIndexes"] == COUNTS
    assert (written["name"], written["description"]) == ("Mine", "")


def test_a_deck_without_a_hero_or_with_two_comes_back() -> None:
    for heroes in ([], [HERO, "ALT_CORE_B_AX_02_C"]):
        deck = DeckList(lines=[DeckLine(number, 1, one) for number, one in enumerate([*heroes, SALVAGER])])
        assert counts(only(write_deck("publisher_json", deck))) == dict.fromkeys([*heroes, SALVAGER], 1)


# Several decks, and names --------------------------------------------------------------------------------------------


def test_a_list_of_decks_holds_several() -> None:
    decks = read_decks(f"[{api(*CARDS)}, {publisher()}]")
    assert [counts(deck)[SALVAGER] for deck in decks] == [3, 3]


def test_a_name_is_kept_to_one_line_that_can_be_seen() -> None:
    deck = only(api(*CARDS, name="  My\n\u202edeck\ud800\x00 " + "x" * 500))
    assert deck.name.startswith("My deck ")
    assert len(deck.name) == 100
    assert deck.name.isprintable()
    assert only(api(*CARDS, name=None)).name == ""


# Faults --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"cardReference": SALVAGER, "quantity": True}, "true is no number of cards; write a whole number from 1 on."),
        ({"cardReference": SALVAGER, "quantity": -1}, "-1 is no number of cards; write a whole number from 1 on."),
        ({"cardReference": SALVAGER, "quantity": 1.0}, "1.0 is no number of cards; write a whole number from 1 on."),
        ({"cardReference": SALVAGER, "quantity": "1"}, '"1" is no number of cards; write a whole number from 1 on.'),
        ({"cardReference": SALVAGER, "quantity": None}, "null is no number of cards; write a whole number from 1 on."),
        ({"cardReference": SALVAGER, "quantity": [1]}, "[1] is no number of cards; write a whole number from 1 on."),
        ({"cardReference": SALVAGER}, "null is no number of cards; write a whole number from 1 on."),
        ({"cardReference": SALVAGER, "quantity": 0}, "Axiom Salvager is listed with count 0. [ALT-DECK-01]"),
        ({"cardReference": 5, "quantity": 1}, "5 is no reference of a card."),
        ({"quantity": 1}, "null is no reference of a card."),
        ({"cardReference": "x" * 61, "quantity": 1}, f'"{"x" * 59}… is no reference of a card.'),
        ([SALVAGER, 1], "This is no card with its count."),
        (None, "This is no card with its count."),
    ],
)
def test_a_fault_of_the_service_is_told_at_its_entry(entry: object, said: str) -> None:
    assert f"deckCards entry 2: {said}" in told(api(CARDS[0], entry))


def test_a_fault_of_the_publisher_is_told_at_its_entry() -> None:
    wrong = publisher(cardIndexes={f"/cards/{SALVAGER}": 3, "/cards/ALT_CORE_B_BR_15_C": 1, "/cards/x": True})
    assert told(wrong) == [
        "cardIndexes entry 2: Haven Bouncer is Bravos, and the Hero is Axiom. [ALT-DECK-02]",
        "cardIndexes entry 3: true is no number of cards; write a whole number from 1 on.",
    ]
    kinds = {"spell": {"deckUserListCard": [{"quantity": 1}]}}
    assert told(json.dumps({"alterator": HERO, "deckCardsByType": kinds})) == [
        "deckCardsByType entry 1: This is no card with its count."
    ]
    (deck,) = read_decks(publisher(alterator={"name": "Sierra"}))
    assert [one.text() for one in deck.unreadable] == ["the Hero: null is no reference of a card."]


def test_a_number_of_many_digits_is_just_too_many() -> None:
    huge = api(*CARDS).replace('"quantity": 3', f'"quantity": {"9" * 5000}')
    assert "listed 10000 times or more" in told(huge)[0]
    below = api(*CARDS).replace('"quantity": 3', f'"quantity": -{"9" * 5000}')
    assert told(below) == ["deckCards entry 2: -10000 is no number of cards; write a whole number from 1 on."]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"deckCards": ', "line 1: This is no JSON: it cannot be read from character 15 on."),
        ('\n{"deckCards": []]', "line 2: This is no JSON: it cannot be read from character 17 on."),
        ('{"deckCards": {}}', '"deckCards" is no list.'),
        ('{"cardIndexes": [1]}', '"cardIndexes" is no map from cards to counts.'),
        ('{"alterator": "x"}', 'The deck has no "cardIndexes".'),
        ('{"cards": []}', 'This JSON is no deck: a deck has "deckCards", or "alterator" and "cardIndexes".'),
        ("[[]]", "This JSON is no deck"),
        ('{"deckCards": [], "deckCards": []}', 'The key "deckCards" is there twice.'),
        (api({"cardReference": SALVAGER, "quantity": float("nan")}), "NaN is no number of cards."),
        (api({"cardReference": SALVAGER, "quantity": -float("inf")}), "-Infinity is no number of cards."),
        (json.dumps([{"deckCards": []}] * 201), "The file holds more than 200 decks."),
        ('{"deckCards": [' + "0," * 600 + "0]}", "The list has more than 500 lines. [ALT-DECK-01]"),
        ("[" * 19_000, "line 1: The JSON lies more than 16 levels deep."),
        ('{"a":' * 3_000, "line 1: The JSON lies more than 16 levels deep."),
    ],
)
def test_what_is_no_deck_is_refused_with_the_place(text: str, said: str) -> None:
    assert said in refused(text)


def test_brackets_within_a_text_are_no_levels() -> None:
    assert only(api(*CARDS, name='[[[[[[[[[[\\"[[[[[[[[[[{{{{{{{')).name.startswith("[[[[")
