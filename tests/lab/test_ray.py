"""A study on a Ray cluster: the same table as in one process."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola.lab import cluster
from tests.cli.command import fail, run_json
from tests.lab.made import files

pytestmark = pytest.mark.peers

WORDS = ("lab", "run", "altered", "--games", "24", "--bots", "greedy,random", "--decks", "axiom,muna", "--decisions")


def study(folder: Path, *where: str) -> dict[str, bytes]:
    report = run_json(*WORDS, "--out", str(folder), *where)
    assert (report["games"], report["errors"]) == (24, 0)
    return files(folder)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return study(tmp_path_factory.mktemp("expected") / "study", "--jobs", "1")


def test_a_cluster_of_this_machine_makes_the_same_files(tmp_path: Path, expected: dict[str, bytes]) -> None:
    assert study(tmp_path / "study", "--on", "ray", "--jobs", "2") == expected


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture
def head() -> Iterator[tuple[str, dict[str, str]]]:
    """A cluster that is already there: its address, and an environment with the token that it wants."""
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16), "RAY_USAGE_STATS_ENABLED": "0"}
    # Not what a cluster of this process has left in its environment.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")} | token
    ports = [free_port() for _ in range(2)]
    ray = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus=2"]
    ray += [f"--port={ports[0]}", f"--ray-client-server-port={ports[1]}", "--include-dashboard=false"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        ray, stdout=pipe, stderr=subprocess.STDOUT, text=True, env=environment, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            assert any("Ray runtime started" in line for line in process.stdout)
            yield f"ray://127.0.0.1:{ports[1]}", environment
        finally:
            process.terminate()
            process.communicate()


def test_a_cluster_that_is_there_makes_the_same_files(
    tmp_path: Path, head: tuple[str, dict[str, str]], expected: dict[str, bytes]
) -> None:
    address, environment = head
    # In a process of its own: Ray reads the token but once.
    words = [*WORDS, "--out", str(tmp_path / "study"), "--on", address]
    command = [sys.executable, "-c", "from tavola.cli import app; app()", *words]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert files(tmp_path / "study") == expected


def test_a_cluster_that_is_not_there_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def nobody(*_: object, **__: object) -> None:
        raise ConnectionError("ray client connection timeout")

    monkeypatch.setattr(ray, "init", nobody)
    said = fail(*WORDS, "--out", str(tmp_path / "study"), "--on", "ray://127.0.0.1:1")
    assert "'ray://127.0.0.1:1' does not answer" in said
    assert "RAY_AUTH_TOKEN" in said


def test_a_cluster_that_has_only_just_begun_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    answers: list[Exception | None] = [ConnectionAbortedError("Initialization failure from server"), None]

    def init(*_: object, **__: object) -> None:
        answer = answers.pop(0)
        if answer is not None:
            raise answer

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(cluster, "PAUSE", 0.0)
    cluster._join("ray://127.0.0.1:1")
    assert answers == []
    answers += [ConnectionAbortedError("Initialization failure from server")] * cluster.TRIES
    with pytest.raises(ConnectionAbortedError):
        cluster._join("ray://127.0.0.1:1")
    assert answers == []
