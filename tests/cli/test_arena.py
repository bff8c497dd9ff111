"""`tavola arena`: ratings and shares with their intervals, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tavola.cli import arena, progress
from tavola.lab import contest
from tavola.lab.ratings import Record
from tests.cli.command import call, fail, run, run_json


def test_programs_get_ratings_and_pairings() -> None:
    result = run_json(
        "arena", "altered", "--bots", "greedy,random", "--games", "8", "--elo", "0", "--decks", "axiom,lyra"
    )
    (pairing,) = result["pairings"]
    assert pairing["bots"] == ["greedy", "random"]
    assert pairing["games"] == pairing["wins"] + pairing["draws"] + pairing["losses"] == 8
    assert pairing["low"] < pairing["score"] <= pairing["high"]
    greedy, random = result["ratings"]
    assert greedy["elo"] > random["elo"]
    assert pairing["stronger"] == ""


def test_the_same_seed_gives_the_same_games() -> None:
    words = ("arena", "faeriell", "--bots", "ismcts:3,random", "--players", "2", "--games", "2", "--seed", "5")
    once, again = run_json(*words), run_json(*words)
    assert once["pairings"] == again["pairings"]


@pytest.mark.parametrize("games", [0, 1])
def test_what_was_played_before_an_interruption_is_told(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: contest.Contest, jobs: int) -> Iterator[contest.Step]:
        for _number in range(games):
            yield contest.Step((0, 1), Record(1, 0, 0), False)
        raise KeyboardInterrupt

    monkeypatch.setattr(contest, "play", interrupted)
    code, printed, errors = call("arena", "altered", "--bots", "greedy,random,easy", "--json")
    assert (code, errors) == (130, "interrupted; what was played is told\n")
    result = json.loads(printed)
    assert [pairing["games"] for pairing in result["pairings"]] == [games, 0, 0]
    assert [pairing["score"] for pairing in result["pairings"]] == [1.0 if games else None, None, None]
    greedy, random, easy = result["ratings"]
    # Of whom nothing is known, nothing is said.
    assert easy == {"bot": "easy", "elo": None, "low": None, "high": None}
    assert greedy["elo"] == -random["elo"] > 0 if games else greedy["elo"] is None

    code, printed, _ = call("arena", "altered", "--bots", "greedy,random,easy")
    assert code == 130
    lines = [line.split() for line in printed.splitlines()]
    assert ["easy", "–", "has", "not", "played"] in lines
    assert ["greedy", "–", "easy", "–", "–", "–", "–", "–", "not", "played"] in lines


def test_a_bar_is_full_when_its_pairing_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    def settled(_: contest.Contest, jobs: int) -> Iterator[contest.Step]:
        for number in range(1, 31):
            yield contest.Step((0, 1), Record(number, 0, 0), number == 30)

    monkeypatch.setattr(contest, "play", settled)
    monkeypatch.setattr(progress, "FIRST_LINE", 0.0)
    monkeypatch.setattr(progress, "LONGEST", 0.0)
    _, _, said = call("arena", "altered", "--bots", "greedy,random")
    assert "greedy – random: 29 of 1,000 games at most\n" in said
    assert said.endswith("greedy – random (stronger: greedy): 30 of 30 games\n")


def test_a_rating_that_rounds_to_nothing_has_no_minus() -> None:
    assert [arena._signed(elo) for elo in (-0.4, 0.4, -0.6, 12.5)] == ["+0", "+0", "-1", "+12"]


def test_people_get_a_table_that_says_who_is_stronger() -> None:
    printed = run("arena", "altered", "--bots", "greedy,random", "--games", "40")
    assert "greedy – random" in printed
    assert printed.count("greedy") >= 3
    assert "open" not in printed


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("greedy", "name two different bots or more"),
        ("greedy,greedy", "name two different bots or more"),
        ("greedy,nobody", "there is no bot 'nobody'"),
        ("greedy,ismcts:0s", "is no length of a search"),
        ("greedy,ismcts:1s/width=3", "is no setting of a search"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: str, said: str) -> None:
    assert said in fail("arena", "altered", "--bots", bots)


def test_a_bot_of_several_cores_is_refused_where_it_would_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, and not when its pairing comes."""
    monkeypatch.setattr(contest, "play", lambda *_: pytest.fail("it was begun"))
    said = fail("arena", "pebbles", "--bots", "random,greedy,ismcts:1s/cores=2", "--jobs", "2")
    assert "ismcts:1s/cores=2 searches in processes of its own" in said
    assert "--jobs 1" in said


def test_nobody_plays_alone_in_an_arena() -> None:
    assert "two seats or more" in fail(
        "arena", "hara", "--bots", "greedy,random", "--players", "1", "--mode", "scenario"
    )
