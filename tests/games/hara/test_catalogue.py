"""The Italian of Champions of Hara is whole: every sentence of its sources, and nothing besides."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from html import unescape
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from rich.console import Console

from tavola.games.hara import GAME
from tavola.games.hara.card_set import card_set
from tavola.games.hara.event_words import EVENTS
from tavola.games.hara.face import face_of
from tavola.games.hara.pieces import TILE_NAMES
from tavola.games.hara.prompts import PICK_QUESTIONS, QUESTIONS
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.space_words import cards_by_id
from tavola.games.hara.terminal import draw
from tavola.kernel.errors import BadSetting
from tavola.kernel.language import translate
from tavola.kernel.match import Match
from tavola.kernel.option import BadCombination
from tavola.kernel.view import SPECTATOR
from tests.games.hara.everything import pieces_of

PACKAGE: Final = Path(__file__).parents[3] / "src" / "tavola" / "games" / "hara"
#: It has a catalogue of its own.
OF_THE_PAGE: Final = "page"
GAP: Final = re.compile(r"\{\w*\}|%\(\w+\)s")
#: Words that only an English sentence has.
ENGLISH: Final = re.compile(
    r"\b(?:the|of|and|your?|which|goes|takes|any|cards?|spend|move|forward|back|deals?|gains?|lose|pay|range|attack|"
    r"damage|Health|Spirit|energy|Gold|Monsters?|Events?|Rifts?|Worlds?|Dusk|Dawn|Days?|Items?|Ability|Abilities|"
    r"Activations?|Loot|Quests?|Stances?|Crane|Tiger|Level|Corrupted|Scenarios|tokens?|Turn|Order|Ally|Aggressive|"
    r"Armored|Dangerous|Critical|Grit|Fear|Heat|red|blue|green|spaces?|seat|hand|board|pile)\b",
    re.IGNORECASE,
)
#: An article that Italian would join to the preposition before it, and one that it would cut before a vowel.
UNJOINED: Final = re.compile(r"\b(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le)\b|l')|\buna [aeiou]", re.IGNORECASE)
#: Faults of an owner's file, which name what is written there.
OF_A_FILE: Final = "{at}"
#: The Worlds whose names have an article.
WORLDS: Final = ("The Baiyu", "The Drear")
#: Names of their own: places, cards, and the titles of Scenarios.
PROPER: Final = re.compile(
    "|".join(
        re.escape(name)
        for name in sorted(
            {
                *WORLDS,
                *[card.name["it"] for card in cards_by_id(card_set()).values()],
                *[translate(GAME.package, "it", scenario.title) for scenario in SCENARIOS],
            },
            key=lambda name: (-len(name), name),
        )
    )
)
MODES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"quests": "yes", "places": "chosen"}),
    (4, {"mode": "s01", "refuse_gifts": "yes"}),
    (2, {"mode": "s04", "corrupted_start": "yes"}),
    (1, {"mode": "s06"}),
    (3, {"mode": "s11"}),
    (2, {"mode": "s16"}),
]


def marked(path: Path) -> Iterator[str]:
    """What a source marks for the catalogue."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "mark":
            sentence = node.args[0]
            assert isinstance(sentence, ast.Constant), f"{path.name}:{node.lineno} marks what is no plain text"
            yield str(sentence.value)


def messages() -> set[str]:
    """All that the sources mark for the catalogue of the game."""
    sources = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != OF_THE_PAGE]
    return {sentence for path in sources for sentence in marked(path)}


def catalogue() -> Catalog:
    with (PACKAGE / "locale" / "it.po").open("rb") as lines:
        return read_po(lines, locale="it")


def italian() -> dict[str, str]:
    return {str(one.id): str(one.string) for one in catalogue() if one.id}


def is_italian(text: str) -> bool:
    """Whether a text for people has no English word, no gap, and no article that Italian writes otherwise."""
    said = PROPER.sub("", text)
    return bool(text.strip()) and not (GAP.search(said) or ENGLISH.search(said) or UNJOINED.search(said))


def check(*texts: str) -> None:
    assert [text for text in texts if not is_italian(text)] == []


@pytest.mark.parametrize("text", ["", "Spendi 1 energy.", "Vai su {space}.", "Vai su il Dojo.", "Gioca una abilità."])
def test_the_check_can_fail(text: str) -> None:
    assert not is_italian(text)


# The catalogue --------------------------------------------------------------------------------------------------------


def test_every_message_has_its_italian_and_no_other_is_there() -> None:
    wanted = messages()
    found = italian()
    assert len(wanted) > 900, "the messages are not found where they are looked for"
    assert [one for one in sorted(wanted) if not found.get(one, "").strip()] == []
    assert sorted(set(found) - wanted) == []


def test_no_translation_is_fuzzy_or_obsolete() -> None:
    found = catalogue()
    assert [str(one.id) for one in found if one.id and one.fuzzy] == []
    assert list(found.obsolete) == []


def test_translations_keep_the_gaps_and_the_spaces_at_the_ends() -> None:
    for one, other in italian().items():
        assert sorted(GAP.findall(one)) == sorted(GAP.findall(other)), other
        assert one[0].isspace() == other[:1].isspace(), other
        assert one[-1].isspace() == other[-1:].isspace(), other


def test_sentences_end_as_the_english_ones_do() -> None:
    signs = (".", "!", "?", ":")
    wrong = [other for one, other in italian().items() if one.endswith(signs) != other.endswith(signs)]
    assert wrong == []


def test_no_translation_has_an_english_word() -> None:
    sentences = [GAP.sub("", other) for one, other in italian().items() if not one.startswith(OF_A_FILE)]
    assert len(sentences) > 800
    wrong = [one for one in sentences if ENGLISH.search(PROPER.sub("", one)) or UNJOINED.search(PROPER.sub("", one))]
    assert wrong == []


def test_no_sentence_of_the_log_and_no_question_stays_english() -> None:
    pairs = [one for both in EVENTS.values() for one in both]
    for sentence in (*pairs, *QUESTIONS.values(), *PICK_QUESTIONS.values()):
        assert translate(GAME.package, "it", sentence) != sentence or not GAP.sub("", sentence).strip(" .:,()")


def test_every_rule_has_its_italian() -> None:
    with (PACKAGE / "rules.tsv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert len(rows) > 400
    assert [row["id"] for row in rows if not row["section_it"].strip() or not row["rule_it"].strip()] == []
    assert [row["id"] for row in rows if row["rule_it"] == row["rule"]] == []


# What is said ---------------------------------------------------------------------------------------------------------


def random_game(seats: int, settings: dict[str, Any], seed: int) -> Iterator[tuple[Match, Random]]:
    """A random game that goes on from answer to answer, and ends phases late."""
    match = Match(GAME, GAME.settle(seats, settings), seed)
    chance = Random(seed)
    while not match.is_terminal():
        yield match, chance
        legal = match.legal_actions()
        match.apply_action(chance.choice(legal[1:] if len(legal) > 1 and chance.random() < 0.8 else legal))
    yield match, chance


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_questions_answers_reasons_and_log_of_a_game_are_italian(seats: int, settings: dict[str, Any]) -> None:
    kinds: set[str] = set()
    said: set[str] = set()
    reasons: set[str] = set()
    for match, chance in (each for seed in range(2) for each in random_game(seats, settings, seed)):
        if match.is_terminal():
            said |= {line for seat in range(SPECTATOR, seats) for line in match.log(seat, "it")}
            continue
        player = match.current_player()
        view = match.view(player)
        choice = view["choice"]
        assert choice is not None
        kinds.add(choice["kind"])
        said.add(match.game.prompt(view, "it"))
        said |= {match.game.label(view, action, "it") for action in choice["actions"]}
        for piece in chance.sample(sorted(pieces_of(view)), 3):
            refusal = match.why_not(chance.randrange(seats), piece)
            if refusal is not None:
                reasons.add(refusal.text(match.game.package, "it"))
    check(*sorted(said), *sorted(reasons))
    assert [line for line in said if line[:1] != line[:1].upper()] == []
    assert len(kinds) > 8, "the games are too short to ask much"
    assert len(said) > 200
    assert len(reasons) > 5


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_what_is_drawn_speaks_italian(seats: int, settings: dict[str, Any]) -> None:
    for match, _ in random_game(seats, settings, 8):
        if len(match.moves) % 60 == 59 or match.is_terminal():
            check_drawn(match)


def check_drawn(match: Match) -> None:
    """The picture and the terminal, from the first seat and for a spectator."""
    for seat in (SPECTATOR, 0):
        view = match.view(seat)
        drawing = match.game.picture(view, "it")
        said = re.findall(r"<title>(.*?)</title>|aria-label=\"(.*?)\"", drawing)
        assert len(said) > 40
        check(*[unescape("".join(parts)) for parts in said])
        screen = Console(file=StringIO(), width=4000, color_system=None)
        with screen.capture() as shown:
            screen.print(draw(view, "it")[0])
        check(re.sub(r"\[\w+\]", "", shown.get()))


def test_cards_are_explained_in_italian() -> None:
    for reference in (*cards_by_id(card_set()), *TILE_NAMES):
        face = face_of(reference, "it")
        facts = [text for fact in face["facts"] for text in fact.values()]
        check(face["name"], face["kind"], *face["text"], *facts)
        assert not face["text"] or face["text"] != face_of(reference, "en")["text"]


def test_every_card_has_a_name_and_a_saying_in_both_languages() -> None:
    for id, card in cards_by_id(card_set()).items():
        for words in (card.name, card.flavor):
            assert set(words) == {"en", "it"}, id
        assert bool(card.flavor["en"]) == bool(card.flavor["it"]), id
        assert not card.flavor["en"] or card.flavor["en"] != card.flavor["it"], id


# What cannot be played ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "settings", "option", "rule", "english", "words"),
    [
        (1, {"mode": "arena"}, "seats", "HARA-SCRULE-01", "two to four", "da due a quattro"),
        (2, {"mode": "s03"}, "seats", "HARA-SCRULE-01", "one player", "per un giocatore"),
        (2, {"mode": "s08"}, "seats", "HARA-SCRULE-01", "four players", "quattro giocatori"),
        (2, {"champion": ["leaf", "leaf"]}, "champion", "HARA-CHAR-01", "different champion", "campione diverso"),
        (1, {"mode": "s06", "champion": ["soff"]}, "champion", "HARA-SCRULE-01", "one champion", "un campione"),
        (3, {"mode": "s05", "corrupted": "ashura"}, "corrupted", "HARA-SCRULE-02", "own Corrupted", "Corrotto"),
    ],
)
def test_what_does_not_go_together_is_told_in_both_languages(
    seats: int, settings: dict[str, Any], option: str, rule: str, english: str, words: str
) -> None:
    with pytest.raises(BadCombination) as caught:
        GAME.settle(seats, settings)
    bad = caught.value
    assert bad.option == option
    assert english in str(bad) == bad.text("en")
    assert words in bad.text("it")
    assert bad.faults("it") == [(bad.text("it"), rule)]
    assert bad.faults("en") == [(bad.text("en"), rule)]
    assert rule in GAME.rulebook()


def test_faults_of_a_file_of_cards_are_italian() -> None:
    with pytest.raises(BadSetting) as caught:
        card_set('[[monster]]\nid = "teagle"\nname = "Teagle"\nworld = "the_drear"\nhealth = 99\nattack = 1\n')
    told = [sentence for sentence, _ in caught.value.faults("it")]
    assert len(told) >= 2
    assert all(sentence.startswith("riga ") for sentence in told)
    assert "riga 5: monster[1].health è 99; deve essere un numero intero da" in " ".join(told)
