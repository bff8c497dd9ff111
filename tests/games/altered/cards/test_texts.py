"""The texts that cards generate: whole sentences, without gaps, and every part of them translatable."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tavola.games.altered as altered
from tavola.games.altered import face
from tavola.games.altered.cards import CARDS
from tavola.games.altered.face import face_of

SYMBOLS = re.compile(r"\{[JHRTD]\}|\{\d+\}")


def texts_of(reference: str) -> list[str]:
    """The texts of a card's abilities, in its order."""
    return [ability["text"] for ability in face_of(reference, "en")["abilities"]]


@pytest.mark.parametrize("reference", sorted(CARDS))
def test_every_ability_of_a_card_is_said_in_whole_sentences(reference: str) -> None:
    said = face_of(reference, "en")
    assert len(said["keywords"]) + len(said["abilities"]) == len(CARDS[reference].abilities)
    assert all(keyword["text"] and keyword["rules"] for keyword in said["keywords"])
    for text in texts_of(reference):
        assert text.endswith("."), text
        assert text[0] == "{" or text[0].isupper(), text
        assert "  " not in text, text


@pytest.mark.parametrize("reference", sorted(CARDS))
def test_no_text_of_a_card_has_a_gap_left(reference: str) -> None:
    for text in [*texts_of(reference), *(keyword["text"] for keyword in face_of(reference, "en")["keywords"])]:
        assert not re.search("[{}\0]", SYMBOLS.sub("", text)), text


@pytest.mark.parametrize("reference", sorted(CARDS))
def test_every_sentence_of_a_card_begins_with_a_capital(reference: str) -> None:
    for text in texts_of(reference):
        beginnings = re.findall(r"(?:\. |: |— |• |^\{[JHR]\} )([^{•\d])", text)
        assert all(letter.isupper() for letter in beginnings), text


@pytest.mark.parametrize("reference", sorted(CARDS))
def test_articles_and_plurals_of_a_card_text_agree_with_what_follows(reference: str) -> None:
    for text in texts_of(reference):
        assert not re.search(r"\b[Aa] [AEIOUaeiou]", text), text
        assert not re.search(r"\b1 (counters|cards|tokens|regions|targets|boosts)\b", text), text


@pytest.mark.parametrize(
    ("reference", "place", "text"),
    [
        (
            "AX_01_C",
            0,
            "When you play a Permanent with Hand Cost 3 or more — You may exhaust this card. If you do: "
            "Create a 2/2/2 Brassbug token in a target Expedition.",
        ),
        ("AX_07_C", 0, "{D}: The next time you play a Permanent this turn, it costs 1 less."),
        ("AX_10_R1", 0, "{D}: Activate every {J} ability of a target Permanent you control."),
        ("AX_12_C", 0, "{J} If you control 2 or more Landmarks: Boost this card by 1."),
        (
            "AX_23_C",
            1,
            "Choose one: • Send a target Character with Hand Cost 4 or less to Reserve. "
            "• Discard a target Permanent with Hand Cost 4 or less.",
        ),
        (
            "AX_24_C",
            1,
            "At Noon — You may pay {1} and spend a counter from this card. If you do: "
            "Create a 2/2/2 Brassbug token in a target Expedition.",
        ),
        ("AX_27_R1", 0, "{1}, {T}: Draw a card."),
        ("AX_30_R1", 2, "When a Robot joins one of your Expeditions — Boost it by 1."),
        ("BR_04_R2", 0, "{R} Create 2 Ordis Recruit tokens (1/1/1) in this card's Expedition."),
        ("BR_05_C", 0, "{D}: The next time you play a Character this turn: Boost it by 1."),
        ("BR_18_R1", 0, "{R} Boost this card by 2. This card loses Fleeting."),
        ("BR_28_C", 1, "Return a target Character or Permanent with Hand Cost 4 or less to its owner's Hand."),
        (
            "LY_01_C",
            0,
            "{T}: Choose a target Character you control. Roll a die. 6+: It gains Anchored. 2–5: Boost it by 1. "
            "1: Send it to Reserve.",
        ),
        ("LY_14_C", 0, "{H} You may have a target Character gain Fleeting."),
        ("LY_25_C", 0, "Roll a die. Boost a target Character by the result."),
        (
            "LY_26_C",
            1,
            "When you play this card, you may also discard a card from your Reserve. If you do, it costs 2 less.",
        ),
        ("MU_01_C", 0, "When you play a Character, if it is the first one you play this Afternoon — Boost it by 1."),
        ("MU_27_C", 0, "Boost up to 2 target Characters by 1 each."),
        ("MU_30_R2", 0, "Each Character you control has Tough 2."),
        ("OR_07_R1", 0, "{H} If you control a token: Resupply."),
        ("OR_15_C", 0, "{J} If you control 3 or more other Characters: Boost this card by 2."),
        (
            "OR_17_C",
            0,
            "When this card leaves the Expedition zone — Create a 1/1/1 Ordis Recruit token in each of "
            "your Expeditions.",
        ),
        ("OR_26_R1", 0, "Create 4 Ordis Recruit tokens (1/1/1), each in a target Expedition."),
        ("YZ_01_C", 0, "{T}: After You. Use this only if you are first player."),
        ("YZ_16_C", 0, "{H} You may send a target Character to Reserve."),
        ("YZ_18_C", 0, "{H} Move your opponent's Expedition facing this card backward 1 region."),
        (
            "YZ_26_C",
            1,
            "Send up to 3 target Characters with a total Hand Cost of 5 or less to Reserve.",
        ),
    ],
)
def test_a_text_reads_as_a_person_would_say_it(reference: str, place: int, text: str) -> None:
    said = face_of(f"ALT_CORE_B_{reference}", "en")["abilities"]
    assert [ability["text"] for ability in said if ability["place"] == place] == [text]


# Translation ---------------------------------------------------------------------------------------------------------


def marked_messages() -> set[str]:
    """Every message that the sources of the game mark for the catalogue."""
    found: set[str] = set()
    for source in Path(altered.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "mark":
                message = node.args[0]
                assert isinstance(message, ast.Constant), f"{source.name}:{node.lineno}"
                found.add(str(message.value))
    return found


def test_every_message_of_a_face_is_marked_for_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def translate(package: str, language: str, sentence: str) -> str:
        asked.add(sentence)
        return sentence

    monkeypatch.setattr(face, "translate", translate)
    for reference in CARDS:
        face_of(reference, "it")
    symbols = {"{J}", "{H}", "{R}"}
    assert asked - symbols - marked_messages() == set()


def test_a_text_is_made_of_translated_messages_only() -> None:
    """With every letter of every message struck out, nothing but names of cards, symbols and numbers remains."""

    def strike_out(message: str) -> str:
        return "".join(re.findall(r"\{\w+\}", message))

    names = re.compile("|".join(re.escape(card.name) for card in CARDS.values() if card.token))
    for card in CARDS.values():
        for ability in card.abilities:
            text = ability.text(strike_out)
            assert not re.search("[A-Za-z]", names.sub("", SYMBOLS.sub("", text))), text
