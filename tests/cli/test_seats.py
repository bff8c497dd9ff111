"""The command line for one to four seats and many options: how they are said, and how many seats are counted."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest

from tavola.cli.settings import Flags, asked_for, seats_of
from tavola.cli.tally import Tally
from tavola.cli.words import read_words
from tavola.kernel.registry import find_game
from tavola.lab.intervals import wilson
from tests.cli.command import fail, run, run_json
from tests.stones import GAME


def sim(*words: str, games: int = 20) -> Any:
    return run_json("sim", "stones", "--games", str(games), *words)


def settings(*words: str) -> dict[str, object]:
    """The settings of the games that a command line plays, as their replays tell."""
    asked = asked_for(GAME, Flags(words=",".join(words)))
    return {name: values[0].value for name, values in asked.items()}


# How options are said -------------------------------------------------------------------------------------------------


def test_a_word_is_a_switch_or_the_value_of_one_option() -> None:
    assert settings("shadows", "twins", "turn") == {"shadows": "yes", "scenario": "twins", "twilight": "turn"}
    # There is a scenario of that name as well; the switch goes before it.
    assert settings("winter") == {"winter": "yes"}
    assert settings(" hard ", "", "hard") == {"difficulty": "hard"}


@pytest.mark.parametrize("word", ["easy", "no", "yes", "house", "mode", "Shadows", "nonsense"])
def test_a_word_that_means_nothing_or_several_things_is_refused_with_what_may_be_said(word: str) -> None:
    said = fail("sim", "stones", "--with", f"shadows,{word}")
    can = "shadows, advanced, winter, versus, coop, solo, cursed, standard, twins, crowd, hard, turn"
    assert f"--with does not know '{word}'; with stones it may say: {can}" in said


def test_two_values_of_one_option_are_refused() -> None:
    assert "'twins' and 'crowd' are both values of the option 'scenario'" in fail(
        "sim", "stones", "--with", "twins,crowd"
    )


def test_a_game_without_words_says_so() -> None:
    assert read_words(find_game("pebbles"), "0") == [("begins", "0")]
    assert "pebbles has no option 'mode'; its options are begins, colour" in fail("sim", "pebbles", "--mode", "solo")


def test_the_content_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "values.txt"
    file.write_text("broken by me", encoding="utf-8")
    assert "These values are broken." in fail("sim", "stones", "--content", str(file))
    file.write_text("mine", encoding="utf-8")
    kept = tmp_path / "kept"
    sim("--content", str(file), "--record", str(kept), games=1)
    assert '"content": "mine"' in next(kept.iterdir()).read_text(encoding="utf-8").replace('":"', '": "')
    assert "'nowhere' cannot be read" in fail("sim", "stones", "--content", "nowhere")
    assert sim("--content", "house", games=1)["finished"] == 1


# How many sit down ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ((), 2),
        (("--mode", "solo"), 1),
        (("--mode", "coop"), 2),
        (("--with", "solo"), 1),
        (("--with", "twins"), 2),
        (("--with", "crowd"), 4),
        (("--option", "scenario=crowd"), 4),
        (("--players", "3"), 3),
        (("--players", "3", "--bots", "greedy"), 3),
        (("--bots", "random,random,random"), 3),
        (("--mode", "coop", "--difficulty", "hard", "--with", "twins", "--players", "4"), 4),
    ],
)
def test_as_many_sit_down_as_are_asked_for_or_as_few_as_may(words: tuple[str, ...], seats: int) -> None:
    report = sim(*words, games=2)
    assert (len(report["bots"]), len(report["wins"]), report["errors"]) == (seats, seats, 0)


def test_the_most_can_be_asked_for_too() -> None:
    def most(*modes: str) -> int:
        return seats_of(GAME, asked_for(GAME, Flags(modes=modes)), None, most=True)

    assert (most(), most("solo")) == (4, 1)
    assert run_json("bench", "stones", "--seconds", "0.1")["seats"] == 4
    assert run_json("bench", "stones", "--seconds", "0.1", "--mode", "solo")["seats"] == 1
    assert run_json("bench", "stones", "--seconds", "0.1", "--players", "3")["seats"] == 3


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--players", "5"), "Stones is played with 1 to 4 seats, not 5"),
        (("--players", "2000000000"), "Stones is played with 1 to 4 seats, not 2000000000"),
        (("--players", "1"), "One person alone plays solo"),
        (("--players", "2", "--mode", "solo"), "One person alone plays solo"),
        (("--mode", "solo", "--with", "crowd"), "A crowd is four."),
        # It is wrong at any table; that one alone cannot play like this is beside the point.
        (("--option", "content=broken"), "These values are broken."),
        (("--mode", "chess"), "option 'mode' cannot be 'chess'; allowed: versus, coop, solo, cursed"),
        (("--players", "4", "--bots", "random,greedy"), "one for each of the 4 seats; 2 are named"),
        (("--decks", "axiom"), "stones has no option 'decks'"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[str, ...], message: str) -> None:
    assert message in " ".join(fail("sim", "stones", *words).split())


# What is counted ------------------------------------------------------------------------------------------------------


def test_endings_and_figures_are_counted() -> None:
    report = sim("--players", "3", games=50)
    assert sum(report["endings"].values()) == 50
    assert set(report["endings"]) == {"odd", "pair"}
    one, other = (sim("--seed", seed, games=1)["averages"]["turns"] for seed in ("1", "3"))
    assert one != other
    assert sim("--seed", "1", games=3)["averages"]["left"] == 0
    second = sim("--seed", "2", games=1)["averages"]["turns"]
    assert sim("--seed", "1", games=3)["averages"]["turns"] == pytest.approx((one + second + other) / 3, abs=1e-3)
    assert run_json("sim", "pebbles", "--games", "2")["endings"] == {}


def test_wins_are_shared_and_everybody_can_lose() -> None:
    together = sim("--mode", "coop", "--players", "3", games=50)
    won = together["wins"][0]
    assert 0 < won < 50
    assert (together["wins"], together["shared"], together["all_lost"]) == ([won] * 3, won, 50 - won)
    against = sim("--players", "4", games=50)
    assert (sum(against["wins"]), against["shared"], against["all_lost"]) == (50, 0, 0)


def test_a_win_of_one_alone_is_not_shared() -> None:
    assert sim("--mode", "solo")["shared"] == 0
    tally = Tally(3)
    tally.add(0, 1, b"", [1.0, 1.0, -1.0], "")
    tally.add(1, 1, b"", [0.9, -1.0, -1.0], "")
    tally.add(2, 1, b"", [], "an error", "ending", {"turns": 3.0})
    assert (tally.wins, tally.shared, tally.unwon, tally.all_lost) == ([1, 1, 0], 1, 1, 0)
    assert (tally.finished, dict(tally.endings), tally.averages) == (2, {}, {})


def test_rates_have_wilson_intervals() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == pytest.approx(1.0)
    report = sim("--players", "4", games=40)
    for wins, rate in zip(report["wins"], report["win_rates"], strict=True):
        assert rate["rate"] == wins / 40
        assert rate["low"] < rate["rate"] < rate["high"]


def test_people_read_all_of_it() -> None:
    printed = " ".join(run("sim", "stones", "--players", "3", "--mode", "coop", "--games", "50").split())
    for told in ("won by seat 2 (random)", ", likely ", "won together", "lost by all", "ended by odd", "turns, on av"):
        assert told in printed


def test_a_failed_game_can_be_had_again_with_its_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.stones.Stones.ending", lambda *_: 1 / 0)
    words = ("--players", "3", "--with", "shadows", "--mode", "coop", "--games", "1")
    report = run_json("sim", "stones", *words, code=1)
    _, *again = shlex.split(report["first_error"]["again"])
    once = run_json(*again, code=1)
    assert (once["bots"], once["digest"]) == (["random"] * 3, report["digest"])


# Playing --------------------------------------------------------------------------------------------------------------


def play(*words: str, answers: str = "1\n" * 30) -> str:
    return " ".join(run("play", "stones", "--seed", "3", "--bot", "random", *words, input=answers).split())


def test_one_may_play_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "You have won." in play("--mode", "solo")
    assert "your seat is 0, not 1" in fail("play", "stones", "--mode", "solo", "--seat", "1")


@pytest.mark.parametrize(("mode", "told"), [("cursed", "You have all lost."), ("versus", "Won by: seat ")])
def test_one_may_play_with_three_bots(mode: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    printed = play("--mode", mode, "--players", "4", "--seat", "1")
    assert told in printed
    assert all(f"Player {seat} takes" in printed for seat in range(4))


def test_a_shared_win_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    endings = {play("--mode", "coop", "--seed", str(seed)).count("You have all won.") for seed in range(6)}
    assert endings == {0, 1}


def test_each_other_seat_may_have_a_bot_of_its_own() -> None:
    asked = ("play", "stones", "--bots", "random,greedy")
    assert "Take one stone or two" in run(*asked, input="")
    assert "one for each of the 3 other seats; 2 are named" in " ".join(fail(*asked, "--players", "4").split())
    assert "there is no bot 'clever'" in fail("play", "stones", "--bots", "random,clever")


# Decks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [("list", "stones"), ("show", "stones"), ("export", "stones"), ("check", "stones")])
def test_a_game_without_decks_says_so(words: tuple[str, ...]) -> None:
    assert "Stones has no decks; games with decks: Altered\n" in fail("decks", *words)
    assert "axiom" in run("decks", "list", "altered")
    assert "there is no game 'chess'" in fail("decks", "list", "chess")
