"""`tavola bench`: the figures are there, and measure what they say."""

from __future__ import annotations

import re
import sys
import time

import pytest

from tavola.cli import bench
from tavola.kernel import state as kernel_state
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tests.cli.command import call, run, run_json


def test_the_report_has_its_fields() -> None:
    report = run_json("bench", "pebbles", "--seconds", "0.1")
    for name in ("decisions_per_s", "games_per_s", "clone_us", "state_bytes", "calibration_mops"):
        assert report[name] > 0
    assert report["compiled"] is str(kernel_state.__file__).endswith((".so", ".pyd"))
    assert f"{sys.version_info.major}.{sys.version_info.minor}." in report["python"]
    assert report["machine"]


def test_decisions_and_games_are_of_the_same_rounds() -> None:
    report = run_json("bench", "pebbles", "--seconds", "0.1")
    assert report["decisions_per_s"] / report["games_per_s"] == pytest.approx(
        report["decisions"] / report["games"], rel=0.01
    )


def test_altered_can_be_measured() -> None:
    report = run_json("bench", "altered", "--seconds", "0.1")
    assert report["game"] == "altered"
    assert 1_000 < report["state_bytes"] < 100_000


def test_people_read_how_to_compare_machines() -> None:
    printed = re.sub(r"\s+", " ", run("bench", "pebbles", "--seconds", "0.1"))
    assert "decisions a second" in printed
    assert "To compare machines, look at the ratios: " in printed


def test_a_figure_is_the_best_of_its_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 5.0, 10.0, 12.0, 20.0, 27.0, 30.0, 33.0, 40.0, 44.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    assert bench.best_time(lambda: None) == 2.0


def test_the_calibration_loop_is_always_the_same_work() -> None:
    assert bench.calibrate() == 366300225


class Cards(State):
    """A state with a list of its own, and a table that it shares with its copies."""

    __slots__ = ("own", "table")

    def __init__(self) -> None:
        super().__init__(Rng(1))
        self.own = list(range(1000, 1100))
        self.table = ["a card"] * 100_000

    def clone(self) -> Cards:
        copy = Cards.__new__(Cards)
        self.copy_kernel_fields(copy)
        copy.own, copy.table = self.own[:], self.table
        return copy


def test_the_bytes_of_a_state_are_those_that_it_does_not_share_with_copies() -> None:
    state = Cards()
    size = bench.own_bytes(state)
    assert sys.getsizeof(state.own) < size < sys.getsizeof(state.own) + 2000
    state.own.extend([1] * 10_000)
    assert bench.own_bytes(state) > size + 50_000


def test_too_short_a_time_is_refused() -> None:
    assert call("bench", "pebbles", "--seconds", "0")[0] == 2
