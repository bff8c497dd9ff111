"""Why not: whatever a player may click answers, with the reason that is true and its rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tavola.games.faeriell.actions import DONE, IGNORE
from tavola.games.faeriell.ending import win_at_once
from tavola.games.faeriell.refusals import QUESTIONS
from tavola.games.faeriell.rounds import TURN
from tavola.games.faeriell.setup import begin
from tavola.games.faeriell.state import COOP, FIRST_GAME, SOLO, TEAM, TWINS, WINTER, FaeriellState, Rules
from tavola.games.faeriell.values import HOUSE
from tavola.games.faeriell.why import OPEN_QUESTIONS, REFUSE, why_not
from tavola.kernel.step import Choice
from tests.games.faeriell.reasons import GAME, ask, put, said, why
from tests.games.faeriell.scene import Scene

BOOK = GAME.rulebook()
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"scenario": FIRST_GAME, "kickstarter": True}),
    (2, {"scenario": TWINS, "shadows": True, "kickstarter": True, "doom_shield": True}),
    (3, {"scenario": WINTER, "shadows": True, "drifter": True}),
    (1, {"mode": SOLO, "shadows": True, "kickstarter": True}),
    (3, {"mode": COOP, "drifter": True, "kickstarter": True}),
]


# Every piece, in every question --------------------------------------------------------------------------------------


def ids_in(part: Any) -> Iterator[str]:
    """Every id in a part of a view."""
    if isinstance(part, dict):
        if part.get("id"):
            yield part["id"]
        for one in part.values():
            yield from ids_in(one)
    elif isinstance(part, list):
        for one in part:
            yield from ids_in(one)


def pieces_of(view: Any) -> set[str]:
    """Every piece that the page shows to a seat."""
    table = view["table"]
    found = set(ids_in(table)) | {"totem", "doom"}
    counts = {"n": len(table["map"]["nodes"]), "w": len(table["wheel"]["slots"]), "t": len(table["seats"])}
    for sort, count in {**counts, "a": 8, "s": 5, "f": 3, "m": 4}.items():
        found |= {f"{sort}{number}" for number in range(count)}
    found |= {
        f"q{hero['type']}-{card}" for hero in table["seats"][view["seat"]]["heroes"] for card in hero["quest_cards"]
    }
    found |= {f"p{perk}" for perk in table["sower_stock"]}
    return found | {"drifter"} if table["drifter"] >= 0 else found


def check_all(state: FaeriellState, seat: int, language: str) -> None:
    """What is lit answers nothing, what is not lit answers in whole words with a rule that exists."""
    view = GAME.view(state, seat)
    lit = {action["piece"] for action in view["choice"]["actions"]} - {""} if view["choice"] else set()
    for piece in pieces_of(view) | lit:
        refusal = why_not(state, seat, piece)
        if piece in lit:
            assert refusal is None, (piece, refusal)
            continue
        assert refusal is not None, piece
        text = refusal.text(GAME.package, language)
        assert text[:1].isupper(), text
        assert "{" not in text, text
        assert refusal.rule in BOOK, refusal


@pytest.mark.parametrize(("seats", "rules"), MODES)
def test_every_piece_answers_in_every_question(seats: int, rules: dict[str, Any]) -> None:
    state = begin(Rules(HOUSE, **rules), seats, 7, False)
    chance = random.Random(7)
    asked: set[str] = set()
    while state.choice is not None:
        if state.choice.kind not in asked or chance.random() < 0.01:
            asked.add(state.choice.kind)
            before = repr(facts(state))
            for seat in range(seats):
                check_all(state, seat, chance.choice(("en", "it")))
            assert repr(facts(state)) == before, "asking has changed something"
        # Somebody who seldom passes and never ignores Corruption comes to more questions.
        eager = [action for action in state.legal if action not in (DONE, IGNORE)]
        state.apply_action(chance.choice(eager if eager and chance.random() < 0.9 else state.legal))
    assert said(why_not(state, 0, "r0"))[0] == "The game is over."


def facts(state: FaeriellState) -> list[Any]:
    """All that a game in progress consists of."""
    names = [name for one in type(state).__mro__ for name in getattr(one, "__slots__", ())]
    plain = [getattr(state, name) for name in names if name not in ("rng", "world", "rules", "agenda", "choice")]
    return [plain, state.rng.state, [type(step).__name__ for step in state.agenda]]


def kinds_of_questions(base: type[Choice] = Choice) -> set[str]:
    """The kinds of all questions of this game."""
    found = set()
    for one in base.__subclasses__():
        if one.__module__.startswith("tavola.games.faeriell"):
            found.add(one.kind)
        found |= kinds_of_questions(one)
    return found - {""}


def test_every_question_has_a_name() -> None:
    kinds = kinds_of_questions()
    assert kinds - {"phase", *OPEN_QUESTIONS} == set(QUESTIONS)
    assert set(REFUSE) <= kinds


@pytest.mark.parametrize(
    "piece",
    ["", "r", "r-1", "r32", "r01", "n47", "z1", "h0", "h0-0-0", "h4-0", "h0-6", "q0-0", "c0", "o0-3", "p47"],
)
def test_what_is_not_there_says_so(piece: str) -> None:
    scene = Scene()
    scene.state.herb_row = []
    assert why(scene, piece)[0] == "It is not on the table as you see it."
    assert why(scene, "drifter")[0] == "It is not on the table as you see it."


def test_nobody_learns_what_others_hold() -> None:
    scene = Scene()
    scene.essences(1, "red-owl")
    scene.hero(1, "druid", "N01", quests=["green-owl"])
    assert why(scene, "c0") == why(scene, "c1")
    assert why(scene, "q3-24") == why(scene, "q3-25")


# Turns and questions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TURN-01", "FAE-TURN-04", "FAE-TURN-05", "FAE-TURN-02")
def test_turns() -> None:
    scene = Scene()
    assert why(scene, "r0", seat=1) == ("It is the turn of Longfeather.", "FAE-TURN-01")
    assert why(scene, "r0") == ("Pick a Phase first: turn one of your Phase tiles.", "FAE-TURN-04")
    assert why_not(scene.state, 0, "f0") is None
    scene.state.phases[0] = 1
    put(scene, TURN)
    assert why(scene, "f0") == ("You have done this Phase in this round: Tribe Phase.", "FAE-TURN-05")
    scene.state.phases[0] = 5
    ask(scene, "tribe")
    assert why(scene, "f2") == ("You have done this Phase in this round: Hero Phase.", "FAE-TURN-05")
    assert why(scene, "f1") == ("A Phase is under way, and a turn has one only.", "FAE-TURN-02")


@pytest.mark.rule("FAE-TRIBE-01")
def test_another_question_waits() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "red-bear")
    ask(scene, "tribe")
    scene.do("settle OWL-B")
    assert scene.kind == "pay"
    assert why(scene, "r0") == ("Another question waits for your answer first: what pays the cost.", "FAE-TRIBE-01")


def test_a_question_to_another_in_ones_own_turn() -> None:
    scene = Scene()
    scene.own(1, "OWL-A")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.harvest_on("owl")
    assert scene.player == 1
    assert why(scene, "r0") == ("A question waits for Berrywort first.", "FAE-TRIBE-01")


@pytest.mark.rule("FAE-ENDG-15", "FAE-COOP-16")
def test_the_game_is_over() -> None:
    scene = Scene()
    scene.state.choice = None
    win_at_once(scene.state)
    assert why(scene, "r0") == ("The game is over.", "FAE-ENDG-15")
    scene.state.ending, scene.state.rules = TEAM, Rules(HOUSE, mode=SOLO)
    assert why(scene, "r0") == ("The game is over.", "FAE-COOP-16")


# Achievements --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ACHC-05", "FAE-ACHC-14", "FAE-ACHC-18", "FAE-ACHC-21", "FAE-ACHC-22")
def test_achievements() -> None:
    scene = Scene()
    scene.state.corruption = [0, 2]
    scene.tracked(0, "red", 4)
    scene.tracked(1, "red", 5)
    assert why(scene, "x18") == ("You hold this Achievement.", "FAE-ACH-02")
    scene.state.claims = [0, 0]
    assert why(scene, "x18", seat=1) == ("Your Tribe Corruption is 2, and it takes 0.", "FAE-ACHC-21")
    assert why(scene, "x4") == ("Your score is 4, and Berrywort has 5.", "FAE-ACHC-05")
    assert why(scene, "x7") == ("Your score is 0, and it takes 4 at least.", "FAE-ACHC-07")
    assert why(scene, "x12") == ("Active Heroes of yours: 0, and it takes 3.", "FAE-ACHC-14")
    assert why(scene, "x16")[1] == "FAE-ACHC-18"
    assert why(scene, "x19")[1] == "FAE-ACHC-22"
    scene.state.claims, scene.state.slots = [0, 0b11111], [31, 0]
    scene.state.sower = 1
    scene.state.corruption = [0, 0]
    assert why(scene, "x18", seat=1)[1] == "FAE-ACH-03"


CONDITIONS = [(0, "01"), (1, "04"), (2, "02"), (3, "03"), (4, "05"), (5, "08"), (6, "06"), (7, "07"), (8, "09")]
CONDITIONS += [(9, "12"), (10, "10"), (11, "11"), (13, "15"), (14, "16"), (15, "17"), (17, "20")]


@pytest.mark.parametrize(("achievement", "number"), CONDITIONS)
def test_each_achievement_names_its_condition(achievement: int, number: str) -> None:
    reason, rule = why(Scene(), f"x{achievement}")
    assert reason.startswith("Your score is 0")
    assert rule == f"FAE-ACHC-{number}"
