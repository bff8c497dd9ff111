"""How far a long command has come, where no terminal shows a bar; and that it may be ended."""

from __future__ import annotations

import os
import signal

import pytest

from tavola.bots.workers import put_off
from tavola.cli import progress
from tavola.cli.progress import interruptible, progress_bar
from tests.cli.command import call


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which goes on by what is written into it."""
    now = [0.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def test_lines_become_rarer(clock: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    said_at: list[int] = []
    with progress_bar(silent=False) as bar:
        task = bar.add_task("Pebbles", total=5000, completed=1000)
        for second in range(1, 4000):
            clock[0] = float(second)
            bar.advance(task, 1)
            line = capsys.readouterr().err
            if line:
                assert line.startswith(f"Pebbles: {1000 + second:,} of 5,000 games")
                said_at.append(second)
    assert said_at == [10, 30, 70, 150, 310, 630, 1230, 1830, 2430, 3030, 3630]


def test_a_line_says_how_long_is_left_unless_nobody_knows(
    clock: list[float], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for may_end_early, left in ((False, ", about 2 min left"), (True, " at most")):
        clock[0] = 0.0
        with progress_bar(silent=False, may_end_early=may_end_early) as bar:
            bar.get_time = lambda: clock[0]
            task = bar.add_task("Pebbles", total=130)
            for second in range(1, 11):
                clock[0] = float(second)
                bar.update(task, completed=second)
        assert capsys.readouterr().err == f"Pebbles: 10 of 130 games{left}\n"


def test_programs_get_no_lines(clock: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(silent=True) as bar:
        task = bar.add_task("Pebbles", total=10)
        clock[0] = 100.0
        bar.advance(task)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "words",
    [
        ("lab", "run", "pebbles", "--out", "study"),
        ("sim", "pebbles"),
        ("arena", "pebbles", "--bots", "greedy,random"),
    ],
)
def test_long_commands_say_how_far_they_are(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.chdir(str(tmp_path))
    monkeypatch.setattr(progress, "FIRST_LINE", 0.0)
    code, _, said = call(*words, "--games", "8", "--jobs", "1")
    assert code == 0
    assert " of 8 games" in said


def test_the_end_of_the_process_interrupts_once() -> None:
    before = signal.getsignal(signal.SIGTERM)

    def ended_twice() -> None:
        try:
            os.kill(os.getpid(), signal.SIGTERM)
        finally:
            # Whoever asks again does not disturb what is done last.
            os.kill(os.getpid(), signal.SIGTERM)

    with interruptible(), pytest.raises(KeyboardInterrupt):
        ended_twice()
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_that_is_put_off_comes_afterwards(number: int) -> None:
    before = [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)]
    done: list[str] = []

    def imported() -> None:
        with put_off(signal.SIGINT, signal.SIGTERM):
            os.kill(os.getpid(), number)
            done.append("whole")
        done.append("went on")

    with interruptible(), pytest.raises(KeyboardInterrupt):
        imported()
    assert done == ["whole"]
    assert [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)] == before
