"""The bots that search, named on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavola.bots import Bot, Sample
from tavola.bots.bot import actions
from tavola.cli.play import Sitting
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.rng import Rng
from tavola.kernel.view import View
from tests.cli.command import fail, run
from tests.pebbles import GAME

ALWAYS_THE_FIRST = "1\n" * 60


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last answer names a file for the replay."""
    monkeypatch.chdir(tmp_path)


def play(*words: str) -> str:
    """What a game shows in which always the first answer is given, without the question for a replay."""
    printed = run("play", "pebbles", "--seed", "3", *words, input=ALWAYS_THE_FIRST)
    return printed.partition("Keep a replay?")[0]


@pytest.mark.parametrize("bot", ["easy", "medium", "ismcts:3", "ismcts:2/horizon=0"])
def test_one_plays_against_a_search(bot: str) -> None:
    printed = play("--bot", bot)
    assert "You have won." in printed or "You have lost." in printed or "Nobody has won." in printed
    assert "thinks" not in printed  # that is for terminals
    assert play("--bot", bot) == printed


def test_who_names_no_bot_plays_against_the_medium_one() -> None:
    assert play() == play("--bot", "medium")
    assert play() != play("--bot", "random")


def test_searches_are_simulated() -> None:
    printed = json.loads(run("sim", "pebbles", "--games", "2", "--bots", "easy,ismcts:2", "--json"))
    assert (printed["bots"], printed["finished"], printed["errors"]) == (["easy", "ismcts:2"], 2, 0)


@pytest.mark.parametrize("command", [("play", "pebbles"), ("sim", "pebbles", "--games", "1")])
def test_a_setting_that_is_none_is_refused_at_once(command: tuple[str, ...]) -> None:
    assert 'write "1s" or "0.2s" for seconds' in " ".join(fail(*command, "--bots", "ismcts:soon").split())


class LastBot:
    """Plays a pebble, which can be taken back, where it could draw one."""

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        return actions(view)[-1]


def test_what_bots_learned_of_moves_that_are_taken_back_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(name: str, game: Game) -> Bot:
        made.append(name)
        return LastBot()

    monkeypatch.setattr("tavola.bots.make_bot", make)
    sitting = Sitting(Match(GAME, GAME.settle(2, {}), 3), 0, {1: "easy"}, "en")
    # A pebble onto a heap, twice; then once more after taking the last heap back.
    answers = iter(["2", "1", "2", "1", "u", "2", "q"])
    monkeypatch.setattr(sitting, "_read", lambda prompt: next(answers, ""))
    sitting.play()
    assert made == ["easy"] * 2
