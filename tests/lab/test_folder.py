"""The folder of a study: one run at a time plays there, and what is kept stays, whatever goes wrong."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Generator, Iterable
from itertools import permutations
from pathlib import Path

import polars as pl
import pytest

from tavola.kernel.rng import Rng
from tavola.lab import keeping, running
from tavola.lab.running import open_folder
from tavola.lab.running import run as play
from tavola.lab.shards import frame_of, missing, read_decisions, read_games, together
from tavola.lab.study import BadStudy, RowMaker, Rows, read_study
from tavola.lab.watching import Row
from tests.cli.command import fail, run, run_json
from tests.lab.made import files, played, study, usual

pytestmark = pytest.mark.usefixtures("small_files")

WORDS = ("lab", "run", "pebbles", "--games", "16", "--jobs", "1", "--out")


def test_two_runs_do_not_play_in_the_same_folder(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    run(*WORDS, str(folder))
    (folder / "games-000004.parquet").unlink()
    before = files(folder)
    one = study(bots="random,random", games=16)
    one = one._replace(varied=(), labels=((),), plan=one.plan._replace(chosen=({},)))
    with open_folder(one, folder):
        half_written = folder / ".games-000008.parquet.part"
        half_written.touch()
        for words in ((*WORDS, str(folder)), ("lab", "run", "--resume", str(folder))):
            assert f"another run plays in '{folder}'" in fail(*words)
        assert half_written.exists()
        assert files(folder) == before
    assert run_json(*WORDS, str(folder))["played"] == 4
    assert not half_written.exists()


def test_two_runs_do_not_begin_the_same_folder(tmp_path: Path) -> None:
    with open_folder(study(games=16), tmp_path / "study"):
        (tmp_path / "study" / "plan.json").unlink()
        assert "another run plays in" in fail(*WORDS, str(tmp_path / "study"))
        assert not (tmp_path / "study" / "plan.json").exists()
    run(*WORDS, str(tmp_path / "study"))


def test_a_run_that_was_killed_before_it_had_a_plan_leaves_the_folder_free(tmp_path: Path) -> None:
    (tmp_path / ".lock").touch()
    (tmp_path / ".plan.json.part").write_text("{", "utf-8")
    run(*WORDS, str(tmp_path))
    assert not (tmp_path / ".plan.json.part").exists()


def test_a_full_disk_costs_only_what_is_not_kept_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "study"
    fsync = os.fsync
    # The plan, the first game, and two files.
    room = [1, 1, 1, 1]

    def crowded(number: int) -> None:
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        room.pop()
        fsync(number)

    monkeypatch.setattr(keeping, "PAUSE", 1e9)
    monkeypatch.setattr(os, "fsync", crowded)
    said = fail(*WORDS, str(folder))
    assert f"'{folder}/games-000008.parquet' cannot be written: No space left on device" in said
    kept = files(folder)
    assert list(kept) == ["games-000000.parquet", "games-000004.parquet"]
    assert not list(folder.glob(".*.part"))
    monkeypatch.setattr(os, "fsync", fsync)
    assert run_json(*WORDS, str(folder))["played"] == 8
    assert files(folder).items() > kept.items()


def test_a_folder_that_disappears_is_said_so(tmp_path: Path) -> None:
    def without_it(
        begin: Callable[[], RowMaker], portions: Iterable[range], jobs: int
    ) -> Generator[tuple[range, Rows]]:
        make = begin()
        shutil.rmtree(tmp_path / "study")
        yield range(4), make(range(4))

    one = study(games=8)
    with open_folder(one, tmp_path / "study"), pytest.raises(BadStudy, match="cannot be written: No such file"):
        list(play(one, tmp_path / "study", 1, without_it))


def test_a_folder_that_cannot_be_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be kept in" in fail(*WORDS, str(tmp_path / "file" / "study"))
    (tmp_path / "locked" / ".lock").mkdir(parents=True)
    assert "cannot be kept in" in fail(*WORDS, str(tmp_path / "locked"))


def test_a_folder_may_be_called_by_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "a[b]*? {x}"
    run(*WORDS, str(folder))
    assert run_json(*WORDS, str(folder))["played"] == 0
    assert run_json("lab", "report", str(folder))["games"] == 16


def test_a_finished_study_may_lie_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "study"
    run(*WORDS, str(folder))

    class Refused:
        def __init__(self, file: Path) -> None:
            pass

        def acquire(self, timeout: int) -> None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(running, "FileLock", Refused)
    assert "16 games in" in run(*WORDS, str(folder))
    assert "the study was finished already, and nothing was played" in run("lab", "run", "--resume", str(folder))
    (folder / "games-000004.parquet").unlink()
    assert "cannot be kept in" in fail(*WORDS, str(folder))


# What is kept, and when ----------------------------------------------------------------------------------------------


class Ended(Exception):
    """As if the run had been interrupted."""


def test_what_was_played_is_kept_when_a_run_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the file is not full, and its time has not come."""
    monkeypatch.setattr(keeping, "PAUSE", 1e9)
    one = study(games=8, decisions=True)

    def interrupted(
        begin: Callable[[], RowMaker], portions: Iterable[range], jobs: int
    ) -> Generator[tuple[range, Rows]]:
        make = begin()
        # The second comes back before the first.
        for numbers in (range(2, 3), range(1), range(5, 7)):
            yield numbers, make(numbers)
        raise Ended

    with open_folder(one, tmp_path), pytest.raises(Ended):
        list(play(one, tmp_path, 1, interrupted))
    assert read_games(one, tmp_path)["number"].to_list() == [0, 2, 5, 6]
    assert read_decisions(one, tmp_path)["game"].unique().to_list() == [0, 2, 5, 6]
    assert missing(one, tmp_path) == [range(1, 2), range(3, 5), range(7, 8)]
    resumed = played(one, tmp_path)
    whole = played(one, tmp_path.with_name("whole"))
    assert resumed.equals(whole)
    assert read_decisions(one, tmp_path).equals(read_decisions(one, tmp_path.with_name("whole")))


def test_a_game_without_its_decisions_is_played_again(tmp_path: Path) -> None:
    one = study(games=8, decisions=True)
    whole = played(one, tmp_path)
    kept = read_decisions(one, tmp_path)
    file = tmp_path / "decisions-000004.parquet"
    pl.read_parquet(file).filter(pl.col("game") != 5).write_parquet(file)
    (tmp_path / "decisions-000000.parquet").unlink()
    assert missing(one, tmp_path) == [range(4), range(5, 6)]
    assert played(one, tmp_path).equals(whole)
    assert read_decisions(one, tmp_path).equals(kept)


def test_a_table_does_not_tell_in_which_order_its_games_came_in() -> None:
    """Though not every game has every figure."""
    rows: list[Row] = [
        {"number": 0, "deck_0": "a", "stat_b": 1.0, "curve_tokens": [1.0], "digest": ""},
        {"number": 1, "deck_0": "b", "stat_a": 1.0, "curve_doom": [2.0, 3.0], "curve_tokens": [], "digest": ""},
        {"number": 2, "stat_b": None, "error": "broken", "digest": ""},
    ]
    whole = frame_of(rows)
    assert whole.columns == ["number", "error", "deck_0", "stat_a", "stat_b", "curve_doom", "curve_tokens", "digest"]
    for order in permutations(rows):
        assert together([frame_of([row]) for row in order]).equals(whole)
    assert together([frame_of(rows[1:]), frame_of(rows[:1])]).columns == whole.columns


def portions_of(games: int, seconds: float, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many games are given away at once, if each takes so long."""
    one = study(games=games)
    one = one._replace(plan=one.plan._replace(batch=250))
    given: list[int] = []

    def timed(begin: Callable[[], RowMaker], portions: Iterable[range], jobs: int) -> Generator[tuple[range, Rows]]:
        for numbers in portions:
            given.append(len(numbers))
            yield numbers, Rows([usual(one, number, Rng(1)) for number in numbers], [], seconds * len(numbers))

    with open_folder(one, folder):
        assert sum(play(one, folder, 1, timed)) == games
    return given


def test_a_portion_of_games_takes_about_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert portions_of(5, 30.0, tmp_path / "slow", monkeypatch) == [1] * 5
    assert portions_of(11, 0.2, tmp_path / "usual", monkeypatch) == [1, 5, 5]
    # A portion ends where a file ends.
    assert portions_of(600, 0.0, tmp_path / "quick", monkeypatch) == [1, 249, 250, 100]


def test_many_quick_games_make_few_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    portions_of(600, 0.01, tmp_path / "study", monkeypatch)
    assert list(files(tmp_path / "study")) == [
        "games-000000.parquet",
        "games-000250.parquet",
        "games-000500.parquet",
    ]


# More games ----------------------------------------------------------------------------------------------------------


def test_more_games_are_played_on_top_of_those_that_are_there(tmp_path: Path) -> None:
    short, long = study(games=10, decisions=True), study(games=23, decisions=True)
    played(short, tmp_path / "study")
    first = files(tmp_path / "study")["games-000000.parquet"]
    assert played(long, tmp_path / "study").equals(played(long, tmp_path / "unbroken"))
    assert files(tmp_path / "study") == files(tmp_path / "unbroken")
    assert files(tmp_path / "study")["games-000000.parquet"] == first
    assert read_study(tmp_path / "study").plan.games == 23


def test_the_same_command_with_more_games_extends_a_study(tmp_path: Path) -> None:
    folder = str(tmp_path)
    run(*WORDS, folder)
    more = run_json("lab", "run", "pebbles", "--games", "18", "--jobs", "1", "--out", folder)
    assert (more["games"], more["played"]) == (18, 2)
    assert run_json("lab", "run", "--resume", folder, "--games", "21")["played"] == 3
    assert "games: 21 there, 20 now; there may be more, but not fewer" in fail(
        "lab", "run", "--resume", folder, "--games", "20"
    )
    assert run_json("lab", "run", "--resume", folder)["games"] == 21


def test_a_study_with_other_files_keeps_them_when_it_is_extended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*WORDS, str(tmp_path))
    monkeypatch.setattr("tavola.lab.study.BATCH", 250)
    run_json("lab", "run", "--resume", str(tmp_path), "--games", "18")
    assert list(files(tmp_path))[-2:] == ["games-000012.parquet", "games-000016.parquet"]
    said = fail("lab", "run", "--resume", str(tmp_path), "--games", str(10**9))
    assert "cannot be extended so far: batches of 4 would take more than" in said
    assert read_study(tmp_path).plan.games == 18
