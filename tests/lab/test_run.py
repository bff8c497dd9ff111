"""`tavola lab run`: the table is the same however it comes about, and nothing is mixed or lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

import polars as pl
import pytest

from tavola.lab import playing
from tavola.lab.local import on_processes
from tavola.lab.shards import read_decisions, read_games
from tavola.lab.study import RowMaker, read_study
from tests.cli.command import call, fail, run, run_json
from tests.lab.fragile import fragile
from tests.lab.made import files, played, study


def test_one_and_two_processes_make_the_same_files(tmp_path: Path) -> None:
    one = study(decisions=True)
    first = played(one, tmp_path / "one", jobs=1)
    second = played(one, tmp_path / "two", jobs=2)
    assert first.equals(second)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert first["number"].to_list() == list(range(40))
    assert not first.equals(played(study(seed=2), tmp_path / "three"))


def begun(folder: Path, jobs: int) -> subprocess.Popen[str]:
    """A study that has kept some games, and is at the next."""
    words = ["lab", "run", "altered", "--games", "160", "--seed", "5", "--jobs", str(jobs), "--out", str(folder)]
    command = [sys.executable, "-c", "from tavola.cli import app; app()", *words, "--decks", "axiom,muna"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    end = time.monotonic() + 60
    while not any(folder.glob("games-*.parquet")) and time.monotonic() < end:
        time.sleep(0.005)
    return process


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    folder = tmp_path_factory.mktemp("unbroken") / "study"
    words = ("lab", "run", "altered", "--games", "160", "--seed", "5", "--jobs", "1", "--decks", "axiom,muna")
    assert run_json(*words, "--out", str(folder))["played"] == 160
    return read_games(read_study(folder), folder)


def test_a_study_that_was_killed_is_finished_with_the_same_table(tmp_path: Path, unbroken: pl.DataFrame) -> None:
    folder = tmp_path / "study"
    process = begun(folder, 2)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    kept = len(read_games(read_study(folder), folder))
    assert 0 < kept < 160
    report = run_json("lab", "run", "--resume", str(folder), "--jobs", "2")
    assert (report["games"], report["played"]) == (160, 160 - kept)
    assert read_games(read_study(folder), folder).equals(unbroken)
    assert not list(folder.glob(".*.part"))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_keeps_what_is_done(number: int, tmp_path: Path, unbroken: pl.DataFrame) -> None:
    folder = tmp_path / "study"
    process = begun(folder, 1)
    os.killpg(process.pid, number)
    printed, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert printed == ""
    found = read_games(read_study(folder), folder)
    kept = len(found)
    assert errors == f"interrupted: {kept} of 160 games are kept; to go on: tavola lab run --resume {folder}\n"
    assert found.equals(unbroken.filter(pl.col("number").is_in(found["number"].implode())))


def test_a_process_that_is_killed_costs_nothing_but_its_batch(tmp_path: Path) -> None:
    one = study(games=24)
    portions = [range(8), range(8, 16), range(16, 24)]
    found = dict(on_processes(partial(fragile, one, tmp_path / "died"), portions, 2))
    assert (tmp_path / "died").exists()
    make = RowMaker(one)
    assert {portion: rows.games for portion, rows in found.items()} == {one: make(one).games for one in portions}


# What is refused -----------------------------------------------------------------------------------------------------


def lab_run(folder: Path, *words: str) -> tuple[str, ...]:
    return ("lab", "run", "pebbles", "--games", "8", "--jobs", "1", "--out", str(folder), *words)


def test_another_plan_is_refused_with_what_differs(tmp_path: Path) -> None:
    run(*lab_run(tmp_path / "study"))
    before = files(tmp_path / "study")
    said = fail(*lab_run(tmp_path / "study", "--bots", "greedy", "--seed", "2"))
    assert 'bots: ["random", "random"] there, ["greedy", "greedy"] now' in said
    assert "seed: 1 there, 2 now" in said
    assert "games:" not in said
    assert "variants:" in fail(*lab_run(tmp_path / "study", "--option", "begins=1"))
    assert files(tmp_path / "study") == before
    assert run_json(*lab_run(tmp_path / "study"))["played"] == 0


@pytest.mark.usefixtures("small_files")
def test_a_broken_file_is_refused_by_name(tmp_path: Path) -> None:
    run(*lab_run(tmp_path / "study"))
    broken = tmp_path / "study" / "games-000004.parquet"
    broken.write_bytes(broken.read_bytes()[:-40])
    for words in (lab_run(tmp_path / "study"), ("lab", "report", str(tmp_path / "study"))):
        assert "games-000004.parquet is broken" in fail(*words)
    broken.write_bytes((tmp_path / "study" / "games-000000.parquet").read_bytes())
    assert "games-000004.parquet is broken (it holds other games" in fail(*lab_run(tmp_path / "study"))
    broken.unlink()
    assert run_json(*lab_run(tmp_path / "study"))["played"] == 4


def test_other_content_is_refused(tmp_path: Path) -> None:
    run(*lab_run(tmp_path / "study"))
    plan = tmp_path / "study" / "plan.json"
    plan.write_text(plan.read_text("utf-8").replace("1-to-9", "1-to-8"), "utf-8")
    assert "the content of pebbles is 1-to-9" in fail("lab", "run", "--resume", str(tmp_path / "study"))


@pytest.mark.parametrize(
    ("written", "message"),
    [("", "cannot be read"), ("[]", "of format None"), ('{"format": 9}', "of format 9"), ('{"format": 1}', "no plan")],
)
def test_a_plan_that_is_none_is_refused(written: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text(written, "utf-8")
    assert message in fail("lab", "run", "--resume", str(tmp_path))


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    assert "is not empty" in fail(*lab_run(tmp_path))
    assert "there is no study" in fail("lab", "run", "--resume", str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("lab", "run"), "name a game and a folder"),
        (("lab", "run", "pebbles"), "name a game and a folder"),
        (("lab", "run", "pebbles", "--resume", "x"), "goes with --games, --on, --jobs and --json only"),
        (("lab", "run", "--resume", "x", "--seed", "1"), "the study itself says what is played"),
        (("lab", "run", "pebbles", "--out", "x", "--on", "mars"), "not 'mars'"),
        (("lab", "run", "pebbles", "--out", "x", "--on", "ray://nowhere"), "is no address of a cluster"),
        (("lab", "run", "pebbles", "--out", "x", "--on", "ray://here:99999"), "write ray://host:port"),
        (("lab", "run", "pebbles", "--out", "x", "--vary", "begins"), "write --vary NAME=VALUE"),
        (("lab", "run", "pebbles", "--out", "x", "--vary", "size=1"), "has no option 'size'"),
        (("lab", "run", "pebbles", "--out", "x", "--vary", "begins=7"), "cannot be '7'"),
        (("lab", "run", "pebbles", "--out", "x", "--vary", "begins=0", "--vary", "begins=1"), "named twice"),
        (("lab", "run", "pebbles", "--out", "x", "--bots", "clever"), "there is no bot 'clever'"),
        (("lab", "report", "nowhere"), "there is no study in 'nowhere'"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in fail(*words)
    assert not list(tmp_path.iterdir())


def test_a_library_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "tavola.lab.shards")
    monkeypatch.delitem(sys.modules, "tavola.lab.running")
    assert "the lab needs polars; pip install 'tavola[lab]' adds it" in fail(*lab_run(tmp_path / "study"))
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'tavola[ray]'" in fail(*lab_run(tmp_path / "study", "--on", "ray"))


# Variants and seats --------------------------------------------------------------------------------------------------


def table(folder: Path, *words: str) -> pl.DataFrame:
    run("lab", "run", *words, "--jobs", "1", "--out", str(folder))
    return read_games(read_study(folder), folder)


def test_each_bot_has_each_seat_in_each_variant(tmp_path: Path) -> None:
    words = ("pebbles", "--games", "32", "--bots", "greedy,random", "--vary", "begins=all", "--vary", "colour=red,blue")
    found = table(tmp_path / "study", *words)
    times = Counter(found.select("bot_0", "bot_1", "vary_begins", "vary_colour").iter_rows())
    assert len(times) == 2 * 2 * 4
    assert set(times.values()) == {2}
    assert {(one[0], one[1]) for one in times} == {("greedy", "random"), ("random", "greedy")}
    assert {one[3] for one in times} == {"red,red", "red,blue", "blue,red", "blue,blue"}


def test_equal_bots_keep_their_seats_and_what_is_impossible_is_left_out(tmp_path: Path) -> None:
    words = ("hara", "--games", "6", "--players", "2", "--mode", "intro", "--vary", "champion=kaoru,leaf,oric")
    found = table(tmp_path / "study", *words)
    handed = [tuple(one.split(",")) for one in found["vary_champion"]]
    assert len(set(handed)) == 6
    assert all(first != second for first, second in handed)
    assert list(found.select("champion_0", "champion_1").iter_rows()) == handed


def test_a_value_that_is_mistyped_is_refused_though_others_are_not(tmp_path: Path) -> None:
    for game, wanted, unknown in (
        ("altered", "deck=axiom,mnua", "mnua"),
        ("altered", "deck=all,axiom", "all"),
        ("pebbles", "begins=0,9", "9"),
    ):
        told = fail("lab", "run", game, "--games", "4", "--out", str(tmp_path / "study"), "--vary", wanted)
        assert repr(unknown) in told
    assert not (tmp_path / "study").exists()


def test_a_value_that_is_named_twice_counts_once(tmp_path: Path) -> None:
    found = table(tmp_path / "study", "altered", "--games", "4", "--vary", "deck=axiom,axiom")
    assert set(found["vary_decks"]) == {"axiom,axiom"}


def test_a_deck_is_one_of_decks_and_content_a_file(tmp_path: Path) -> None:
    found = table(tmp_path / "decks", "altered", "--games", "4", "--vary", "deck=axiom,muna")
    assert found["vary_decks"].to_list() == ["axiom,axiom", "axiom,muna", "muna,axiom", "muna,muna"]
    assert list(found.select("deck_0", "deck_1").iter_rows())[1] == ("axiom", "muna")
    (tmp_path / "mine.toml").write_text('source = "mine"\n', "utf-8")
    words = ("faeriell", "--games", "2", "--players", "2", "--vary", f"content=house,{tmp_path / 'mine.toml'}")
    assert table(tmp_path / "content", *words)["vary_content"].to_list() == ["house", str(tmp_path / "mine.toml")]
    chosen = json.loads((tmp_path / "content" / "plan.json").read_text("utf-8"))["variants"][1]["chosen"]
    assert chosen["content"] == 'source = "mine"\n'


# Rows ----------------------------------------------------------------------------------------------------------------


def test_each_decision_is_a_row(tmp_path: Path) -> None:
    one = study(decisions=True, games=8)
    games = played(one, tmp_path)
    decisions = read_decisions(one, tmp_path)
    counts = decisions.group_by("game", maintain_order=True).len()
    assert counts["len"].to_list() == games["decisions"].to_list()
    assert decisions["kind"].unique().sort().to_list() == ["heap", "turn"]
    assert decisions.filter(pl.col("kind") == "heap")["legal"].unique().to_list() == [2]
    assert decisions["evaluation"].is_between(-1, 1).all()
    assert decisions["decision"].to_list()[:3] == [0, 1, 2]


def test_a_game_that_fails_is_a_row_with_its_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 17)
    code, printed, said = call(*lab_run(tmp_path / "study", "--json"))
    report = json.loads(printed)
    assert code == 1
    assert 0 < report["errors"] <= 8
    assert "has not ended after 17 decisions" in report["first_error"]["message"]
    found = read_games(read_study(tmp_path / "study"), tmp_path / "study")
    failed = found.filter(pl.col("error") != "")
    assert len(failed) == report["errors"]
    assert failed["won_0"].is_null().all()
    assert said == ""
