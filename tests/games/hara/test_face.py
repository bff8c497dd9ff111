"""The faces: every card is explained in every language, with rules that can be read."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.face import MOST_RULES, face_of
from tavola.games.hara.game import Hara
from tavola.games.hara.pieces import TILE_NAMES
from tavola.games.hara.space_words import cards_by_id
from tavola.kernel.language import LANGUAGES
from tests.games.hara.scene import Scene, monster

GAME = Hara()
CARDS = card_set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    book = GAME.rulebook()
    for reference in (*cards_by_id(CARDS), *TILE_NAMES):
        face = GAME.card_face(reference, language)
        assert face["name"], reference
        assert face["kind"], reference
        assert face["sort"], reference
        assert face["text"] or face["sort"] == "champion", reference
        words = [face["name"], face["kind"], *face["text"], *[fact["value"] for fact in face["facts"]]]
        assert not any("{" in one or "None" in one for one in words), words
        assert 1 <= len(face["rules"]) <= MOST_RULES, reference
        for rule in face["rules"]:
            assert rule["text"] == book[rule["id"]].text(language), reference
        assert len({rule["id"] for rule in face["rules"]}) == len(face["rules"]), reference


def test_no_two_cards_share_an_id() -> None:
    abilities = sum(len(champion.abilities) for champion in CARDS.champions)
    others = (CARDS.hex_cards, CARDS.shifts, CARDS.items, CARDS.turn_order, CARDS.corrupted, CARDS.quests)
    assert len(cards_by_id(CARDS)) == abilities + len(CARDS.champions) + sum(len(some) for some in others)
    assert not set(cards_by_id(CARDS)) & set(TILE_NAMES)


@pytest.mark.parametrize("reference", ["", "teagle-1", "house:teagle-1", "item/0/dreamstone", "oakenmoor-1"])
def test_what_is_no_card_has_no_face(reference: str) -> None:
    with pytest.raises(KeyError):
        face_of(reference, "en")


def test_facts_and_keywords_of_a_monster() -> None:
    content = monster("teagle", health=4, attack=2, range=1, aggressive="true", armored="true")
    digest = card_set(content).digest
    face = face_of(f"{digest}:teagle", "en")
    assert [tuple(fact.values()) for fact in face["facts"]] == [
        ("Health", "4"),
        ("Attack", "2"),
        ("Range", "1"),
        ("Deck", "The Baiyu"),
    ]
    assert [rule["id"] for rule in face["rules"]][:2] == ["HARA-AGGR-01", "HARA-ARMOR-01"]
    assert any(line.startswith("Armored") for line in face["text"])
    assert face["source"] == "Source: test"
    assert face["flavor"] == "Ready."


def test_a_card_of_a_set_that_is_not_at_hand_is_the_houses() -> None:
    assert face_of("ffffffffffffffff:teagle", "en") == face_of("teagle", "en")


@pytest.mark.parametrize(
    ("reference", "rule"),
    [
        ("stone_claw", "HARA-ADV-03"),
        ("rock_maul", "HARA-LEVEL-01"),
        ("ursine_tectonics", "HARA-ADV-03"),
        ("grizzled_heart", "HARA-LOCK-04"),
        ("dreamstone", "HARA-CORRUPT-03"),
        ("sunfang", "HARA-EQUIP-01"),
        ("white_fog", "HARA-EVENT-02"),
        ("small_red_rift", "HARA-RIFT-02"),
        ("turn_order_1", "HARA-ORDER-02"),
        ("the_red_vow", "HARA-QUEST-03"),
        ("enoki", "HARA-CORRUPT-02"),
        ("oric", "HARA-ORIC-01"),
        ("dojo", "HARA-DOJO-01"),
    ],
)
def test_the_rule_of_the_card_comes_first(reference: str, rule: str) -> None:
    assert face_of(reference, "en")["rules"][0]["id"] == rule


def test_halves_of_an_ability_are_told_apart() -> None:
    face = face_of("stone_claw", "en")
    assert [part["name"] for part in face["abilities"]] == ["Hand", "Board"]
    assert face["kind"] == "Core Ability"
    assert face["facts"][0] == {"name": "Champion", "value": "Kaoru"}


def test_every_card_of_a_view_has_a_face() -> None:
    table: Any = GAME.view(Scene("kaoru", "leaf").state, 0)["table"]
    cards = table["cards"]
    for seat in table["seats"]:
        ids = [seat["champion"], *seat["pile"], *[card["id"] for card in seat["hand"]]]
        for id in (*ids, *[item["card"] for item in seat["items"]]):
            assert face_of(f"{cards}:{id}", "en")["name"]
