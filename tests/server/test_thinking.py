"""The process in which bots think: what it keeps of a match, and for how long."""

from __future__ import annotations

import pytest

from tavola.bots import IsmctsBot, Sample, make_bot
from tavola.bots.bot import Bot
from tavola.bots.ismcts.tree import Question
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Settings
from tavola.kernel.rng import Rng
from tavola.kernel.view import View
from tavola.server.thinking import KEPT, Job, Thinker
from tests.pebbles import GAME


def job(words: list[str], bot: str = "first", match_id: str = "m", seed: int = 1) -> Job:
    return Job(match_id, "pebbles", 2, {}, seed, words, bot, 5)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of the matches that are played from their beginnings, as they are."""
    seeds: list[int] = []

    def begin(game: Game, settings: Settings, seed: int) -> Match:
        seeds.append(seed)
        return Match(game, settings, seed)

    monkeypatch.setattr("tavola.server.thinking.Match", begin)
    return seeds


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the bots that are made, as they are."""
    names: list[str] = []

    def make(name: str, game: Game) -> Bot:
        names.append(name)
        return make_bot(name, game)

    monkeypatch.setattr("tavola.server.thinking.make_bot", make)
    return names


def legal_words() -> list[str]:
    match = Match(GAME, GAME.settle(2, {}), 1)
    return [match.action_to_string(action) for action in match.legal_actions()]


def test_a_match_that_goes_on_is_not_played_anew(begun: list[int]) -> None:
    thinker = Thinker()
    assert thinker.answer(job([])) == "draw"
    assert thinker.answer(job(["draw", "draw"])) == "draw"
    assert len(begun) == 1
    assert thinker.answer(job(["draw"])) == "draw"  # after an undo
    assert len(begun) == 2
    assert thinker.answer(job([legal_words()[-1]])) == "left"  # another past
    assert len(begun) == 3
    thinker.answer(job([], match_id="n", seed=2))
    assert begun == [1, 1, 1, 2]


def test_a_seat_keeps_its_bot_while_the_match_goes_on(made: list[str]) -> None:
    thinker = Thinker()
    thinker.answer(job([]))
    thinker.answer(job(["draw", "draw"]))
    assert made == ["first"]
    thinker.answer(job(["draw", "draw", "draw"]))  # the other seat
    assert made == ["first"] * 2
    thinker.answer(job(["draw", "draw", "draw"], "ismcts:1"))  # another bot takes the seat over
    assert made == ["first", "first", "ismcts:1"]
    thinker.answer(job(["draw"], "ismcts:1"))  # after an undo nothing of what was learned is true any more
    assert made == ["first", "first", "ismcts:1", "ismcts:1"]


def test_what_a_search_learned_serves_the_next_question_of_its_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[bool] = []
    look_up = IsmctsBot._known

    def watched(bot: IsmctsBot, question: Question, keys: list[int]) -> object:
        found = look_up(bot, question, keys)
        known.append(found is not None)
        return found

    monkeypatch.setattr(IsmctsBot, "_known", watched)
    thinker = Thinker()
    drawn = ["draw", "draw", "draw"]  # the bag is empty, so a pebble is played; then it is asked onto which heap
    answer = thinker.answer(job(drawn, "ismcts:50"))
    thinker.answer(job([*drawn, answer], "ismcts:50"))
    assert known == [False, True]


def test_few_matches_are_kept_and_those_asked_about_longest_ago_go_first(begun: list[int]) -> None:
    thinker = Thinker()
    for seed in range(KEPT):
        thinker.answer(job([], match_id=str(seed), seed=seed))
    thinker.answer(job([], match_id="0", seed=0))
    assert len(begun) == KEPT
    thinker.answer(job([], match_id="new", seed=99))
    thinker.answer(job([], match_id="0", seed=0))
    assert len(begun) == KEPT + 1
    thinker.answer(job([], match_id="1", seed=1))
    assert begun[-1] == 1
    assert len(thinker._kept) == KEPT


class Cheat:
    """Answers with an action that is not legal."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        return 11


def test_an_illegal_answer_is_not_passed_on(monkeypatch: pytest.MonkeyPatch, begun: list[int]) -> None:
    thinker = Thinker()
    with monkeypatch.context() as patch:
        patch.setattr("tavola.server.thinking.make_bot", lambda name, game: Cheat(game))
        with pytest.raises(Exception, match="action 11 is not legal"):
            thinker.answer(job([]))
    assert thinker.answer(job([])) == "draw"
    assert begun == [1, 1]  # nothing of the failure is kept
