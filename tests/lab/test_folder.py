"""The folder of a study: one run at a time plays there, and what is kept stays, whatever goes wrong."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from tavola.lab.running import open_folder
from tavola.lab.running import run as play
from tavola.lab.study import BadStudy, RowMaker, Rows
from tests.cli.command import fail, run, run_json
from tests.lab.made import files, study

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
    # The plan and two batches.
    room = [1, 1, 1]

    def crowded(number: int) -> None:
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        room.pop()
        fsync(number)

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
    def without_it(begin: Callable[[], RowMaker], starts: list[int], jobs: int) -> Generator[tuple[int, Rows]]:
        make = begin()
        shutil.rmtree(tmp_path / "study")
        yield 0, make(0)

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
