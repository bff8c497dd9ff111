"""`tavola serve` hands what was asked for to the server."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tavola.kernel.errors import TavolaError
from tavola.server import app
from tavola.server.storage import open_storage
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


@pytest.mark.parametrize("host", ["", " "])
def test_no_host_is_not_every_host(host: str) -> None:
    assert "no host is named; use 127.0.0.1 for this machine only" in fail("serve", "--port", "0", "--host", host)


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "x.sqlite")
    said = fail("serve", "--port", "0", "--host", "a..b", "--database", database)
    assert re.fullmatch(r"error: a\.\.b port 0 cannot be opened \([^()]+\); choose another port or host\n", said)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("junk", "cannot be opened: file is not a database; name another, or mend it"),
        ("folder", "cannot be opened: unable to open database file; name another, or mend it"),
        ("newer", "is of another version of Tavola (Can't locate revision identified by '9999'); use that version"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_without_a_traceback(tmp_path: Path, kind: str, message: str) -> None:
    file = tmp_path / "some.sqlite"
    if kind == "junk":
        file.write_bytes(b"no database " * 100)
    elif kind == "folder":
        file.mkdir()
    else:
        open_storage(f"sqlite:///{file}").close()
        with closing(sqlite3.connect(file)) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
            database.commit()
    assert message in fail("serve", "--port", "0", "--database", str(file))


@pytest.mark.parametrize("database", ["", ":memory:", "sqlite://", "sqlite:///"])
def test_a_database_without_a_file_is_refused(database: str) -> None:
    assert "in memory cannot be shared; name a file" in fail("serve", "--port", "0", "--database", database)
