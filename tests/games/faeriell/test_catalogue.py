"""The Italian of Sons of Faeriell is whole: every sentence of its sources, and nothing besides."""

from __future__ import annotations

import ast
import csv
import random
import re
from collections.abc import Iterator
from html import unescape
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from rich.console import Console

import tavola
from tavola.games.faeriell.face import FAMILIES, face_of
from tavola.games.faeriell.face_words import PLAIN
from tavola.games.faeriell.herb import herb_name, herb_text
from tavola.games.faeriell.labels import QUESTIONS
from tavola.games.faeriell.names import TRIBES
from tavola.games.faeriell.perk_tiles import TILES
from tavola.games.faeriell.pieces import (
    ACHIEVEMENT_NAMES,
    COLOUR_NAMES,
    GUARDIAN_NAMES,
    HERB_TERRAIN,
    HERO_NAMES,
    PHASE_NAMES,
)
from tavola.games.faeriell.sentences import ENDINGS, EVENTS, words_for
from tavola.games.faeriell.terminal import draw
from tavola.games.faeriell.values import HOUSE, read_values
from tavola.kernel.errors import BadSetting
from tavola.kernel.match import Match
from tavola.kernel.option import BadCombination

PACKAGE = Path(__file__).parents[3] / "src" / "tavola" / "games" / "faeriell"
#: It has a catalogue of its own.
OF_THE_PAGE = "page"
GAP = re.compile(r"\{\w*\}|%\(\w+\)s")
#: Words that only an English sentence has.
ENGLISH = re.compile(
    r"\b(?:the|of|and|your?|which|goes|takes|any|card|spend|move|forward|back|"
    r"Essences?|Menaces?|Quests?(?!')|Perks?|Heroe?s?|Regions?|Tribes?|Phases?|Doom|Settlements?|Beacons?|Herbs?|"
    r"Achievements?|Attunements?|Guardians?|Corruption|Corrupted|Threatened|Harvest|Havoc|Sower|Drifter|Shadow|"
    r"Adventurer|Chieftain|Shaman|Druid|Mountains?|Meadows?|Rivers?|Forests?|red|yellow|blue|green|"
    r"Owl|Wolf|Snake|Bear|Stag|Turtle|Boar|Toad)\b",
    re.IGNORECASE,
)
#: An article that Italian would join to the preposition before it, and a vowel before which it would be cut.
UNJOINED = re.compile(r"\b(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le)\b|l')|\b(?:una|lo|la) [aeiou]", re.IGNORECASE)
#: Sentences that are a gap and no word.
WORDLESS = ("{region}", "{hero}", "{ending}", "{essence}, {guardian}", "{phase}: {who}.")

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"kickstarter": "yes", "shadows": "yes", "drifter": "yes", "difficulty": "very_hard"}),
    (1, {"mode": "solo", "kickstarter": "yes", "difficulty": "easy"}),
    (4, {"scenario": "first_game", "shadows": "yes"}),
    (2, {"scenario": "twins", "kickstarter": "yes"}),
    (2, {"scenario": "winter", "mode": "coop", "winter_gems": "turn"}),
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


# The catalogue -------------------------------------------------------------------------------------------------------


def test_every_message_has_its_italian_and_no_other_is_there() -> None:
    wanted = messages()
    found = italian()
    assert len(wanted) > 500, "the messages are not found where they are looked for"
    assert [one for one in sorted(wanted) if not found.get(one, "").strip()] == []
    assert sorted(set(found) - wanted) == []


def test_no_translation_is_fuzzy_or_obsolete() -> None:
    found = catalogue()
    assert [str(one.id) for one in found if one.id and one.fuzzy] == []
    assert list(found.obsolete) == []


def test_translations_keep_the_gaps_and_the_spaces_at_the_ends() -> None:
    for one, other in italian().items():
        assert sorted(GAP.findall(one)) == sorted(GAP.findall(other)), other
        assert one[0].isspace() == other[0].isspace(), other
        assert one[-1].isspace() == other[-1].isspace(), other


def test_sentences_end_as_the_english_ones_do() -> None:
    signs = (".", "!", "?", ":")
    wrong = [other for one, other in italian().items() if one.endswith(signs) != other.endswith(signs)]
    assert wrong == []


def test_no_translation_has_an_english_word() -> None:
    # What is written in a file of values, or said on the command line, is the same in both languages.
    written = re.compile(r"\((?:mode|scenario)=\w+\)|coast = true|terrain_tokens")
    wrong = [other for other in italian().values() if ENGLISH.search(written.sub("", GAP.sub("", other)))]
    assert wrong == []


def test_no_sentence_of_the_log_stays_english() -> None:
    words = words_for("it")
    for own, others in EVENTS.values():
        for sentence in (own, others):
            assert words(sentence) != sentence or sentence in WORDLESS


def test_every_rule_has_its_italian() -> None:
    with (PACKAGE / "rules.tsv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert len(rows) > 500
    assert [row["id"] for row in rows if not row["section_it"].strip() or not row["rule_it"].strip()] == []
    assert [row["id"] for row in rows if row["rule_it"] == row["rule"]] == []


# What is said --------------------------------------------------------------------------------------------------------

PROPER = re.compile("|".join(map(re.escape, (*HOUSE.world.region_names, *HOUSE.world.node_names, *TRIBES))))


def check(text: str) -> None:
    """See that a text for people is Italian and has no gap."""
    said = PROPER.sub("", text)
    assert text.strip()
    assert GAP.findall(said) == [], text
    assert ENGLISH.search(said) is None, text
    assert UNJOINED.search(said) is None, text


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_questions_answers_and_log_of_a_game_are_italian(seats: int, settings: dict[str, Any]) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        match = tavola.new("faeriell", seed=seed, seats=seats, **settings)
        chance = random.Random(seed)
        while not match.is_terminal():
            texts, kind = asked(match)
            kinds.add(kind)
            for text in texts:
                check(text)
            match.apply_action(chance.choice(match.legal_actions()))
        for seat in range(-1, seats):
            log = match.log(seat, "it")
            assert len(log) > 50
            for line in log:
                check(line)
                assert line[:1] == line[:1].upper(), line
    assert len(kinds) > 12, "the games are too short to ask much"


@pytest.mark.parametrize("number", range(8))
def test_every_sentence_of_the_log_is_right_whatever_it_names(number: int) -> None:
    """Also of what random games seldom reach: all Guardians, Heroes, colours, Achievements in turn."""
    game = tavola.find_game("faeriell")
    for name in EVENTS:
        event: dict[str, Any] = {
            "event": name,
            "player": 0,
            "to": 1,
            "hero": HERO_NAMES[number % len(HERO_NAMES)],
            "guardian": GUARDIAN_NAMES[number],
            "other": GUARDIAN_NAMES[number - 1],
            "colour": COLOUR_NAMES[number % (4 if name == "beacon" else 5)],
            "phase": PHASE_NAMES[number % 3],
            "achievement": ACHIEVEMENT_NAMES[number * 2],
            "icon": number + number // 4 * 4,
            "ending": tuple(ENDINGS)[number % len(ENDINGS)],
            "perk": number * 5,
            "herb": number * 2,
            "node": "N01",
            "region": "OWL-A",
            **dict.fromkeys(("round", "space", "level", "doom"), number),
        }
        for seat in (0, 1, -1):
            check(game.sentence(event, seat, "it"))


@pytest.mark.parametrize("number", range(8))
def test_every_question_is_right_whatever_it_is_about(number: int) -> None:
    view: Any = tavola.new("faeriell", seats=2).view(0)
    view["table"]["asked"] = {
        "hero": number % len(HERO_NAMES),
        "guardian": number,
        "colour": number % 4,
        "colours": [number % 4, 1],
        "region": number,
        "terrain": number % 4,
        "achievement": number * 2,
        "due": [1, 0, 2, 0, number],
        "count": number,
    }
    for kind in QUESTIONS:
        view["choice"]["kind"] = kind
        check(tavola.find_game("faeriell").prompt(view, "it"))


def asked(match: Match) -> tuple[set[str], str]:
    """The question that waits with its answers, and its kind."""
    view = match.view(match.current_player())
    choice = view["choice"]
    assert choice is not None
    texts = {match.game.label(view, action, "it") for action in choice["actions"]}
    return {match.game.prompt(view, "it"), *texts}, choice["kind"]


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_what_is_drawn_speaks_italian(seats: int, settings: dict[str, Any]) -> None:
    match = tavola.new("faeriell", seed=8, seats=seats, **settings)
    chance = random.Random(8)
    while not match.is_terminal():
        if len(match.moves) % 40 == 39:
            check_drawn(match)
        match.apply_action(chance.choice(match.legal_actions()))
    check_drawn(match)


def check_drawn(match: Match) -> None:
    """The picture and the terminal, from every seat."""
    for seat in range(-1, match.settings.seats):
        view = match.view(seat)
        drawing = match.game.picture(view, "it")
        said = re.findall(r"<title>(.*?)</title>|aria-label=\"(.*?)\"", drawing)
        assert len(said) > 100
        for parts in said:
            check(unescape("".join(parts)))
        screen = Console(file=StringIO(), width=4000, color_system=None)
        with screen.capture() as shown:
            screen.print(draw(view, "it")[0])
        check(re.sub(r"\[\w+\]", "", shown.get()))


def test_perks_and_herbs_are_told_in_italian() -> None:
    words = words_for("it")
    for tile in TILES:
        check(tile.text(words))
    for herb in range(HERB_TERRAIN + 4):
        check(herb_name(herb, words))
        check(herb_text(herb, words))


def test_pieces_are_explained_in_italian() -> None:
    for reference in (*PLAIN, *[f"{family}-{n}" for family, (room, _) in FAMILIES.items() for n in range(room)]):
        face = face_of(reference, "it")
        for text in (face["name"], face["kind"], *face["text"]):
            check(text)
        assert face["text"] != face_of(reference, "en")["text"]


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_why_not_is_told_in_italian(seats: int, settings: dict[str, Any]) -> None:
    said: set[str] = set()
    match = tavola.new("faeriell", seed=5, seats=seats, **settings)
    chance = random.Random(5)
    while not match.is_terminal():
        for seat in range(seats):
            for piece in chance.sample(PIECES, 40):
                refusal = match.why_not(seat, piece)
                if refusal is not None:
                    said.add(refusal.text(match.game.package, "it"))
        match.apply_action(chance.choice(match.legal_actions()))
    assert len(said) > 30
    for text in said:
        check(text)


#: Ids of pieces of every sort, whether on the table or not.
PIECES = [
    *[f"{sort}{number}" for sort in "rngpabckwxsfmt" for number in range(40)],
    *[f"{sort}{one}-{other}" for sort in "hoq" for one in range(6) for other in range(40)],
    "totem",
    "doom",
    "drifter",
]


@pytest.mark.parametrize(
    ("hero", "own", "other"),
    [
        ("adventurer", "Il tuo Avventuriero va", "l'Avventuriero va"),
        ("shaman", "Il tuo Sciamano va", "lo Sciamano va"),
        ("druid", "Il tuo Druido va", "il Druido va"),
        ("shadow", "La tua Ombra va", "l'Ombra va"),
    ],
)
def test_heroes_have_the_article_of_their_gender(hero: str, own: str, other: str) -> None:
    match = tavola.new("faeriell", seats=2)
    event: dict[str, Any] = {"event": "moved", "player": 0, "hero": hero, "node": "N01"}
    assert match.game.sentence(event, 0, "it") == f"{own} sul nodo N01."
    assert match.game.sentence(event, 1, "it") == f"Longfeather: {other} sul nodo N01."


def test_what_a_guardian_has_is_joined_to_its_article() -> None:
    match = tavola.new("faeriell", seats=2)
    for guardian, owner in (("owl", "del Gufo"), ("bear", "dell'Orso"), ("turtle", "della Tartaruga")):
        event: dict[str, Any] = {"event": "solved", "player": 0, "colour": "red", "guardian": guardian}
        assert match.game.sentence(event, 0, "it") == f"Risolvi: Minaccia rossa {owner}."
        assert match.game.sentence(event, 1, "it") == f"Longfeather risolve: Minaccia rossa {owner}."


# What cannot be played -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "settings", "option", "rule", "english", "words"),
    [
        (2, {"mode": "solo"}, "mode", "FAE-COOP-01", "Solo is for one", "In solitario"),
        (1, {"mode": "coop"}, "mode", "FAE-COOP-01", "Solo is for one", "In solitario"),
        (3, {"scenario": "first_game"}, "scenario", "FAE-START-01", "four players", "quattro giocatori"),
        (4, {"scenario": "first_game", "mode": "coop"}, "scenario", "FAE-START-01", "four players", "ognuno per sé"),
        (4, {"scenario": "twins"}, "scenario", "FAE-TWINS-01", "two players", "due giocatori"),
        (2, {"scenario": "twins", "mode": "coop"}, "scenario", "FAE-TWINS-01", "two players", "ognuno per sé"),
    ],
)
def test_what_does_not_go_together_is_told_in_both_languages(
    seats: int, settings: dict[str, Any], option: str, rule: str, english: str, words: str
) -> None:
    with pytest.raises(BadCombination) as caught:
        tavola.new("faeriell", seats=seats, **settings)
    bad = caught.value
    assert bad.option == option
    assert english in str(bad) == bad.text("en")
    assert words in bad.text("it")
    assert bad.faults("it") == [(bad.text("it"), rule)]
    assert bad.faults("en") == [(bad.text("en"), rule)]
    assert rule in tavola.find_game("faeriell").rulebook()


def test_faults_of_a_file_of_values_are_italian() -> None:
    with pytest.raises(BadSetting) as caught:
        read_values('source = "mine"\n[costs]\ndress_up = 99\nherbs = 2\n')
    assert [sentence for sentence, _ in caught.value.faults("it")] == [
        "riga 3: costs.dress_up è 99; deve essere un numero intero da 0 a 12.",
        "riga 4: costs.herbs non si conosce; intendevi herb?",
    ]
