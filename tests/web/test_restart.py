"""The server is killed in the middle of a game; the page comes back by itself, and nothing is lost."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.person import Person

pytestmark = pytest.mark.browser

PROGRAM = "import sys; from tavola.server.app import serve; serve(port=int(sys.argv[1]), database_url=sys.argv[2])"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[int], subprocess.Popen[str]]]:
    """Starts the server on a port and waits until it listens."""
    started: list[subprocess.Popen[str]] = []

    def serve(port: int) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", PROGRAM, str(port), f"sqlite:///{tmp_path / 'table.sqlite'}"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline()
        return process

    yield serve
    for process in started:
        process.kill()
        process.communicate()


def test_a_killed_server_loses_nothing(browser: Browser, start: Callable[[int], subprocess.Popen[str]]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    server = start(port)
    person, chance = Person(browser, f"http://127.0.0.1:{port}"), Random(9)
    person.sit_down()
    for _ in range(8):
        person.wait_for_turn()
        person.move(chance)
    person.wait_for_turn()
    seq, question = person.seq, person.question
    server.send_signal(signal.SIGKILL)
    server.wait()
    expect(person.page.locator("#link-state")).to_be_visible()
    start(port)
    expect(person.page.locator("#link-state")).to_be_hidden(timeout=20_000)
    assert (person.seq, person.question) == (seq, question)
    person.move(chance)
    person.leave()
