"""Why not: whatever a player may click answers, in every question of every mode."""

from __future__ import annotations

import pytest

from tavola.games.hara import refusals
from tavola.games.hara.prompts import QUESTIONS
from tavola.games.hara.refusals import QUESTION_WORDS, Reason
from tavola.games.hara.state import HaraState
from tavola.games.hara.why import REFUSE, why_not
from tavola.kernel.step import Choice
from tests.games.hara import test_why_card, test_why_map, test_why_turn
from tests.games.hara.everything import GAME, MODE_NAMES, MODES, game_of, pieces_of, play
from tests.games.hara.scene import Scene

BOOK = GAME.rulebook()


def check_all(state: HaraState, seat: int, language: str) -> None:
    """What is lit answers nothing, what is not lit answers in whole words with a rule that exists."""
    view = GAME.view(state, seat)
    choice = view["choice"]
    assert choice is not None
    lit = {action["piece"] for action in choice["actions"]} - {""}
    for piece in pieces_of(view) | lit:
        refusal = why_not(state, seat, piece)
        if piece in lit:
            assert refusal is None, (piece, refusal)
            continue
        assert refusal is not None, (choice["kind"], piece)
        text = refusal.text(GAME.package, language)
        assert text[:1].isupper(), text
        assert text.endswith("."), text
        assert "{" not in text, text
        assert refusal.rule in BOOK, refusal


@pytest.mark.parametrize("number", range(len(MODES)), ids=MODE_NAMES)
def test_every_piece_answers_in_every_question(number: int) -> None:
    state = game_of(MODES[number], number)
    asked: set[str] = set()
    for chance in play(state, number):
        assert state.choice is not None
        if state.choice.kind in asked and chance.random() > 0.01:
            continue
        asked.add(state.choice.kind)
        before = state.rng.state, len(state.agenda), state.legal[:]
        for seat in range(state.seats):
            check_all(state, seat, chance.choice(("en", "it")))
        assert (state.rng.state, len(state.agenda), state.legal) == before, "asking has changed something"


def test_every_reason_is_reached() -> None:
    reasons = {name for name, value in vars(refusals).items() if isinstance(value, Reason)}
    reached = {*test_why_turn.CASES, *test_why_map.CASES, *test_why_card.CASES}
    # These two are told by who is asked, and have tests of their own.
    assert reasons == reached | {"NOT_YOUR_TURN", "OTHERS_QUESTION"}


def test_every_reason_names_a_rule() -> None:
    for name, value in vars(refusals).items():
        if isinstance(value, Reason):
            assert value.rule in BOOK, name


def kinds_of_questions(base: type[Choice] = Choice) -> set[str]:
    """The kinds of all questions of this game."""
    found = set()
    for one in base.__subclasses__():
        if one.__module__.startswith("tavola.games.hara"):
            found.add(one.kind)
        found |= kinds_of_questions(one)
    return found - {""}


def test_every_question_has_words() -> None:
    kinds = kinds_of_questions()
    assert kinds == set(QUESTION_WORDS) == set(QUESTIONS)
    assert set(REFUSE) <= kinds


NO_PIECES = (
    *("", "card", "card/", "card/x", "item/0", "item/9/dreamstone", "item/x/y", "bonus/7", "bonus/", "quest/x"),
    *("tile/x", "option/0", "option/٣", "enoki", "oakenmoor-7", "oakenmoor-0", "hara"),
)


@pytest.mark.parametrize("piece", NO_PIECES)
def test_what_is_no_piece(piece: str) -> None:
    refusal = why_not(Scene("kaoru", "leaf").state, 0, piece)
    assert refusal is not None
    assert refusal.text(GAME.package, "en") == "It is not on the table as you see it."
