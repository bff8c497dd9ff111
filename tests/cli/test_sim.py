"""`tavola sim`: the same seed gives the same games, every game is counted, and what goes wrong can be had again."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tavola.bots import RandomBot, Sample
from tavola.cli.settings import Flags, asked_for, seats_of, variants
from tavola.cli.tally import Tally
from tavola.kernel import replay
from tavola.kernel.game import Game
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.kernel.view import View
from tavola.lab import playing
from tests.cli.command import call, fail, run, run_json


def sim(*words: str, game: str = "pebbles", games: int = 20, code: int = 0) -> Any:
    return run_json("sim", game, "--games", str(games), *words, code=code)


def test_the_report_has_its_fields() -> None:
    report = sim("--seed", "4")
    assert {"games", "finished", "errors", "digest", "decisions_per_s", "wins"} <= set(report)
    assert (report["games"], report["finished"], report["errors"]) == (20, 20, 0)
    assert sum(report["wins"]) + report["unwon"] == 20
    assert re.fullmatch("[0-9a-f]{64}", report["digest"])
    assert report["decisions_per_s"] > 0


def test_random_games_of_altered_end_without_an_error_in_both_profiles() -> None:
    report = sim("--profile", "both", game="altered", games=12)
    assert (report["finished"], report["errors"]) == (12, 0)


# Digest --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_same_seed_gives_the_same_digest(bots: str) -> None:
    assert sim("--seed", "4", "--bots", bots)["digest"] == sim("--seed", "4", "--bots", bots)["digest"]


def test_a_digest_stays_what_it_was() -> None:
    digest = "3001baf066fff8890e570fbf74e5042fa7125045ed07eb21de16ea4bc1aef2d7"
    assert sim("--seed", "4", "--bots", "greedy,random")["digest"] == digest


def test_another_seed_bot_option_or_number_of_games_gives_another_digest() -> None:
    digests = {
        sim("--seed", "4")["digest"],
        sim("--seed", "5")["digest"],
        sim("--seed", "4", "--bots", "greedy")["digest"],
        sim("--seed", "4", "--option", "begins=1")["digest"],
        sim("--seed", "4", games=19)["digest"],
    }
    assert len(digests) == 5


def test_several_processes_play_the_same_games() -> None:
    one, two = sim("--seed", "4"), sim("--seed", "4", "--jobs", "2")
    assert (one["digest"], one["wins"], one["decisions"]) == (two["digest"], two["wins"], two["decisions"])


def test_recorded_games_are_the_same_games(tmp_path: Path) -> None:
    kept = tmp_path / "some" / "where"
    recorded = sim("--seed", "4", "--record", str(kept), game="altered", games=3)
    assert recorded["digest"] == sim("--seed", "4", game="altered", games=3)["digest"]
    files = sorted(kept.iterdir())
    assert [file.name for file in files] == [f"altered-{seed}.tavola.json" for seed in (4, 5, 6)]
    for file in files:
        assert replay.verify(replay.decode(file.read_bytes())).is_terminal()


def test_the_digest_covers_the_order_of_the_games() -> None:
    there, back = Tally(2), Tally(2)
    there.add(0, 1, b"a", [1.0, -1.0], "")
    there.add(1, 1, b"b", [1.0, -1.0], "")
    back.add(0, 1, b"b", [1.0, -1.0], "")
    back.add(1, 1, b"a", [1.0, -1.0], "")
    assert there.digest != back.digest


def test_a_game_is_won_by_whom_its_result_favours() -> None:
    tally = Tally(2)
    for returns in ([1.0, -1.0], [1.0, 1.0], [0.5, 0.0], [-1.0, -1.0]):
        tally.add(0, 1, b"", returns, "")
    assert (tally.wins, tally.shared, tally.unwon, tally.all_lost) == ([2, 1], 1, 2, 1)


# Settings ------------------------------------------------------------------------------------------------------------


def chosen(game: str, *options: str, most: int = 100, everything: bool = False, **flags: list[str]) -> list[Any]:
    found = find_game(game)
    asked = asked_for(found, Flags(options, flags.get("decks", []), flags.get("profiles", [])))
    return [one.settings for one in variants(found, 2, asked, most, everything)]


def test_decks_that_are_not_named_are_played_in_all_pairings() -> None:
    pairs = [one.of_seats("decks") for one in chosen("altered", everything=True)]
    assert len(pairs) == len(set(pairs)) == 36
    first_six = pairs[:6]
    assert len({one for one, _ in first_six}) == len({other for _, other in first_six}) == 6
    assert all(one != other for one, other in pairs[:30])


def test_several_profiles_take_turns_within_each_pairing() -> None:
    ways = chosen("altered", profiles=["both"], everything=True)
    assert len(ways) == 72
    assert [one["profile"] for one in ways[:4]] == ["summary", "complete"] * 2
    assert ways[0].of_seats("decks") == ways[1].of_seats("decks")
    assert [one["profile"] for one in chosen("altered", profiles=["complete", "summary"])] == ["complete", "summary"]


def test_named_decks_are_the_ones_that_are_played() -> None:
    (two,) = chosen("altered", decks=["Muna,lyra"], everything=True)
    (one,) = chosen("altered", decks=["ordis"], everything=True)
    assert (two.of_seats("decks"), one.of_seats("decks")) == (("muna", "lyra"), ("ordis", "ordis"))


def test_a_deck_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("1 ALT_CORE_B_AX_01_C\n39 ALT_CORE_B_AX_08_C\n", encoding="utf-8")
    assert "Axiom Salvager is there 39 times" in fail("sim", "altered", "--decks", f"axiom,{file}")


def test_any_option_of_any_game_can_be_set() -> None:
    (one,) = chosen("pebbles", "begins=1", "colour=blue,red")
    assert (one["begins"], one.of_seats("colour")) == ("1", ("blue", "red"))
    assert [one["begins"] for one in chosen("pebbles", "begins=all")] == ["0", "1"]
    assert [one["begins"] for one in chosen("pebbles", "begins=1", "begins=0")] == ["1", "0"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("pebbles", "--option", "size=3"), "pebbles has no option 'size'; its options are begins, colour"),
        (("pebbles", "--option", "begins"), "write --option NAME=VALUE, not 'begins'"),
        (("pebbles", "--option", "begins=2"), "option 'begins' cannot be '2'; allowed: 0, 1"),
        (("pebbles", "--option", "colour=a,b,c"), "option 'colour' needs 2 values, one for each seat, not 3"),
        (("pebbles", "--decks", "axiom"), "pebbles has no option 'decks'"),
        (("altered", "--decks", "axoim"), "there is no deck 'axoim'; the decks are Axiom, Bravos"),
        (("altered", "--profile", "simple"), "option 'profile' cannot be 'simple'; allowed: summary, complete"),
        (("altered", "--option", "format=singleton"), "ALT-OPT-03"),
        (("pebbles", "--bots", "random,clever"), "there is no bot 'clever'; installed: random, greedy"),
        (("pebbles", "--bots", "clever", "--jobs", "2"), "there is no bot 'clever'; installed: random, greedy"),
        (("pebbles", "--bots", "random,random,random"), "2 seats, not 3"),
        (
            ("pebbles", "--bots", "random,ismcts:1s/cores=2", "--jobs", "2"),
            "ismcts:1s/cores=2 searches in processes of its own, but with several jobs it may start none",
        ),
        (
            ("pebbles", "--record", "/dev/null/replays"),
            "replays cannot be kept in '/dev/null/replays'",
        ),
    ],
)
def test_what_cannot_be_set_is_refused_with_what_can(words: tuple[str, ...], message: str) -> None:
    assert message in fail("sim", *words)


# Errors --------------------------------------------------------------------------------------------------------------


class Stumbling(RandomBot):
    """Fails whenever it holds the pebbles 1, 2 and 3."""

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        if view["table"]["hand"] == [1, 2, 3]:
            raise RuntimeError("I cannot count")
        return super().choose(view, sample, rng)


@pytest.fixture
def stumbling(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, game: Game) -> Stumbling:
        return Stumbling(game)

    monkeypatch.setattr(playing, "make_bot", make)


@pytest.mark.usefixtures("stumbling")
def test_errors_are_counted_and_the_first_can_be_had_again() -> None:
    report = sim("--seed", "1", "--option", "begins=all", games=300, code=1)
    assert 0 < report["errors"] < 300
    assert report["finished"] == 300 - report["errors"]
    first = report["first_error"]
    assert re.match(r"RuntimeError: I cannot count \(test_sim.py:\d+\)", first["message"])
    command, *words = shlex.split(first["again"])
    assert command == "tavola"
    once = run_json(*words, code=1)
    assert (once["games"], once["errors"], once["first_error"]) == (1, 1, first)


@pytest.mark.usefixtures("stumbling")
def test_the_first_error_is_told_to_people() -> None:
    code, printed, errors = call("sim", "pebbles", "--games", "300")
    assert code == 1
    assert re.search(r"errors +[1-9]", printed)
    assert "first error: RuntimeError: I cannot count" in errors
    assert "again: tavola sim pebbles --games 1 --seed " in errors


@pytest.mark.usefixtures("stumbling")
def test_a_game_that_fails_is_kept_up_to_there(tmp_path: Path) -> None:
    report = sim("--record", str(tmp_path), games=300, code=1)
    kept = tmp_path / f"pebbles-{report['first_error']['seed']}.tavola.json"
    match = replay.verify(replay.decode(kept.read_bytes()))
    assert match.view(match.current_player())["table"]["hand"] == [1, 2, 3]


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 3)
    report = sim(games=2, code=1)
    assert (report["finished"], report["errors"], report["decisions"]) == (0, 2, 6)
    assert "has not ended after 3 decisions" in report["first_error"]["message"]


def test_people_read_a_table() -> None:
    printed = run("sim", "pebbles", "--games", "20", "--bots", "greedy,random")
    assert re.search(r"finished +20\n", re.sub(" +\n", "\n", printed))
    assert re.search(r"won by seat 0 \(greedy\) +\d+ \(\d", printed)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_ends_it_in_one_line_and_keeps_whole_replays_only(jobs: str, tmp_path: Path) -> None:
    words = ("sim", "altered", "--games", "99999", "--jobs", jobs, "--record", str(tmp_path))
    process = subprocess.Popen(
        [sys.executable, "-c", "from tavola.cli import app; app()", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while not any(tmp_path.glob("altered-*.json")) and time.monotonic() < end:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    printed, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert printed == ""
    assert re.fullmatch(r"interrupted after \d+ of 99999 games\n", errors)
    files = list(tmp_path.iterdir())
    assert files
    for file in files:
        assert replay.decode(file.read_bytes()).moves
        assert file.name.startswith("altered-")


def test_every_fault_of_a_file_is_told_on_a_line_of_its_own(tmp_path: Path) -> None:
    values = tmp_path / "mine.toml"
    values.write_text('source = "x"\n[costs]\ndress_up = -1\nbacon = 3\n', encoding="utf-8")
    for more in ((), ("--json",)):
        code, _, told = call("sim", "faeriell", "--games", "1", "--content", str(values), *more)
        assert code == 1
        assert [line[:7] for line in told.splitlines()[1:]] == ["line 3:", "line 4:"]
        assert "\\n" not in told


def test_what_cannot_be_seen_is_spelled_out_in_what_is_wrong() -> None:
    assert "\x1b" not in fail("sim", "pebbles\x1b[31m", "--games", "1")


def test_unless_asked_for_nobody_plays_alone() -> None:
    found = find_game("faeriell")
    for flags, seats in ((Flags(), 2), (Flags(modes=["solo"]), 1), (Flags(words="first_game"), 4)):
        assert seats_of(found, asked_for(found, flags), None) == seats
