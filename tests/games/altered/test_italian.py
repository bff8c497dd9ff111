"""The Italian of Altered is whole: every message of its sources, every card, every rule, and nothing besides."""

from __future__ import annotations

import csv
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po

import tavola
from tavola.games.altered.cards import CARDS
from tavola.games.altered.effect import capital
from tavola.games.altered.face import face_of, words_for
from tavola.games.altered.sentences import EVENTS

PACKAGE = Path(__file__).parents[3] / "src" / "tavola" / "games" / "altered"
#: These have a catalogue of their own.
OF_THE_PAGE = ("page", "look.py")
GAP = re.compile(r"\{\w+\}")
#: What the texts of cards keep in braces: the symbols, and amounts of mana.
SYMBOL = re.compile(r"\{(?:[JHRTD]|\d+)\}")
#: An article that Italian would join to the preposition before it: "di il", "a la", "in un'altra" is right.
UNJOINED = re.compile(r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l')\b", re.IGNORECASE)


def messages() -> Iterator[str]:
    """All that the sources mark for the catalogue."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] in OF_THE_PAGE:
            continue
        with path.open("rb") as source:
            for _, message, _, _ in extract("python", source, keywords={"mark": None}):
                assert isinstance(message, str)
                yield message


def catalogue() -> Catalog:
    with (PACKAGE / "locale" / "it.po").open("rb") as lines:
        return read_po(lines, locale="it")


def italian() -> dict[str, str]:
    return {str(one.id): str(one.string) for one in catalogue() if one.id}


def test_every_message_has_its_italian_and_no_other_is_there() -> None:
    wanted = set(messages())
    found = italian()
    assert len(wanted) > 400, "the messages are not found where they are looked for"
    assert [one for one in sorted(wanted) if not found.get(one, "").strip()] == []
    assert sorted(set(found) - wanted) == []


def test_no_translation_is_fuzzy_or_obsolete() -> None:
    messages = catalogue()
    assert [str(one.id) for one in messages if one.id and one.fuzzy] == []
    assert list(messages.obsolete) == []


def test_translations_keep_the_gaps_the_symbols_and_the_spaces_at_the_ends() -> None:
    for one, other in italian().items():
        assert sorted(GAP.findall(one)) == sorted(GAP.findall(other)), other
        assert one[0].isspace() == other[0].isspace(), other
        assert one[-1].isspace() == other[-1].isspace(), other


def test_sentences_end_as_the_english_ones_do() -> None:
    signs = (".", "!", "?", ":")
    wrong = [other for one, other in italian().items() if one.endswith(signs) and one[-1] != other[-1]]
    assert wrong == []


@pytest.mark.parametrize("reference", CARDS)
def test_every_card_has_an_italian_face(reference: str) -> None:
    face, english = face_of(reference, "it"), face_of(reference, "en")
    texts = [ability["text"] for ability in (*face["keywords"], *face["abilities"])]
    for text in texts:
        assert GAP.findall(SYMBOL.sub("", text)) == [], text
        assert UNJOINED.search(text) is None, text
        assert "  " not in text, text
        assert SYMBOL.sub("", text)[:1] == capital(SYMBOL.sub("", text)[:1]), text
    for text, before in zip(face["abilities"], english["abilities"], strict=True):
        assert text["text"] != before["text"]
        assert sorted(SYMBOL.findall(text["text"])) == sorted(SYMBOL.findall(before["text"]))
    for word, before in zip(face["keywords"], english["keywords"], strict=True):
        assert word["text"] != before["text"]
    for ruling, before in zip(face["rulings"], english["rulings"], strict=True):
        assert ruling["text"] != before["text"]
    assert face["name"] == english["name"]


def test_every_rule_has_its_italian() -> None:
    with (PACKAGE / "rules.tsv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert len(rows) > 400
    assert [row["id"] for row in rows if not row["section_it"].strip() or not row["rule_it"].strip()] == []
    assert [row["id"] for row in rows if row["rule_it"] == row["rule"]] == []


@pytest.mark.parametrize("decks", [("axiom", "lyra"), ("bravos", "muna"), ("ordis", "yzmir")])
def test_the_log_of_a_game_is_italian_for_each_who_reads_it(decks: tuple[str, str]) -> None:
    match = tavola.new("altered", seed=3, decks=list(decks))
    chance = random.Random(3)
    while not match.is_terminal() and len(match.moves) < 400:
        match.apply_action(chance.choice(match.state.legal_actions()))
    for seat in (-1, 0, 1):
        log = match.log(seat, "it")
        assert len(log) > 100
        for line, before in zip(log, match.log(seat, "en"), strict=True):
            assert line != before
            assert GAP.findall(SYMBOL.sub("", line)) == [], line
            assert UNJOINED.search(line) is None, line


def test_no_sentence_of_the_log_stays_english() -> None:
    words = words_for("it")
    for sentences in EVENTS.values():
        for sentence in sentences:
            assert words(sentence) != sentence
