"""A server and a browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser_ready import installed_browser
from tests.server.served import Served
from tests.web.person import Person, people
from tests.web.staged import Staged

#: A page on a busy machine may take its time; one that never shows what is expected fails all the same.
expect.set_options(timeout=15_000)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# Closed after each module: while Playwright runs, no other event loop can run in the same process.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = installed_browser()
    assert chromium is not None, "the browser tests need Chromium: python -m tests.browser_ready"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("table")
    with Served(f"sqlite:///{folder / 'table.sqlite'}", folder / "output.txt") as served:
        yield served.address.rstrip("/")


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staged]:
    """A server whose tables stand as a state does."""
    with Staged(tmp_path_factory.mktemp("staged")) as staged:
        yield staged


@pytest.fixture
def come(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own."""
    with people(browser, address) as come:
        yield come


@pytest.fixture
def guest(browser: Browser, staged: Staged) -> Iterator[Callable[..., Person]]:
    """Somebody at the server of staged tables, where nothing moves for long."""
    with people(browser, staged.address, reduced_motion="reduce") as guest:
        yield guest
