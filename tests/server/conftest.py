"""A server of its own for each test, on a database file that is thrown away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola.server.app import create_app
from tavola.server.matches import Matches
from tavola.server.storage import open_storage
from tavola.server.workers import Workers


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite'}"


@pytest.fixture
def app(url: str) -> FastAPI:
    return create_app(url, workers=1)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
async def matches(url: str) -> AsyncIterator[Matches]:
    service = Matches(open_storage(url), Workers())
    yield service
    await service.close()
