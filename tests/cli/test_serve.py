"""`tavola serve` hands what was asked for to the server."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.kernel.errors import TavolaError
from tavola.server import app
from tests.cli.command import call, fail, run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    asked: dict[str, Any] = {}
    monkeypatch.setattr(app, "serve", lambda **words: asked.update(words))
    return asked


def test_by_default_it_serves_this_machine_only_and_keeps_matches_in_a_file(served: dict[str, Any]) -> None:
    run("serve")
    assert served == {
        "host": "127.0.0.1",
        "port": 8000,
        "database_url": "sqlite:///tavola.sqlite",
        "open_browser": False,
    }


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("my.sqlite", "sqlite:///my.sqlite"),
        ("/var/lib/tavola.db", "sqlite:////var/lib/tavola.db"),
        ("postgresql://host/tavola", "postgresql://host/tavola"),
        ("sqlite:///x.db", "sqlite:///x.db"),
    ],
)
def test_a_database_is_a_file_or_a_url(served: dict[str, Any], database: str, url: str) -> None:
    run("serve", "--database", database, "--port", "0", "--host", "0.0.0.0", "--open")
    assert served == {"host": "0.0.0.0", "port": 0, "database_url": url, "open_browser": True}


def test_a_port_that_cannot_be_opened_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise TavolaError("127.0.0.1 port 80 cannot be opened (Permission denied); choose another port")

    monkeypatch.setattr(app, "serve", refuse)
    assert fail("serve", "--port", "80").startswith("error: 127.0.0.1 port 80 cannot be opened")


def test_a_port_is_a_number_up_to_65535() -> None:
    assert call("serve", "--port", "65536")[0] == 2
