"""The page of a report in a browser without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tavola.kernel.rng import Rng
from tavola.lab.page import page_of
from tavola.lab.report import figures_of
from tavola.lab.watching import Row
from tests.browser_ready import installed_browser
from tests.lab.made import made_up

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = installed_browser()
    assert chromium is not None, "the browser tests need Chromium: python -m tests.browser_ready"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def overheard(page: Page) -> tuple[list[str], list[str]]:
    """What the page asks the network for, and what it complains of, as it comes."""
    requests: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    return requests, complaints


def test_it_is_drawn_without_a_network_on_a_narrow_screen(browser: Browser, tmp_path: Path) -> None:
    def long_names(number: int, rng: Rng) -> Row:
        return {f"hero_{seat}": f"A Hero with a name that goes on and on and on, {seat}" for seat in (0, 1)}

    here, there = (made_up(tmp_path / name, long_names, games=100, seed=seed) for seed, name in ((1, "a"), (2, "b")))
    file = tmp_path / "report.html"
    file.write_text(page_of(figures_of(here, there)), "utf-8")
    grounds = set()
    for scheme in ("light", "dark"):
        context = browser.new_context(
            viewport={"width": 390, "height": 800},
            color_scheme=scheme,
            offline=True,
        )
        page = context.new_page()
        requests, complaints = overheard(page)
        page.goto(file.as_uri())
        page.wait_for_selector("body[data-drawn=yes]")
        assert requests == [file.as_uri()]
        assert complaints == []
        # What is folded up is drawn when it is opened.
        folded = page.locator("details:has(figure)")
        assert 0 < page.locator("figure svg").count() < page.locator("figure").count()
        for number in range(folded.count()):
            folded.nth(number).locator("summary").click()
            page.wait_for_selector(f":nth-match(details:has(figure), {number + 1}) figure:last-of-type svg")
        assert page.locator("figure svg").count() == page.locator("figure").count() > 8
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        drawn = page.evaluate(
            "[...document.querySelectorAll('figure svg')].map(one => one.getBoundingClientRect().width)"
        )
        assert all(100 < width <= 390 for width in drawn)
        assert page.locator("figure [data-plot=bot] .mark-symbol path").count() == 2
        page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
        # The notes stand above the box that scrolls, and no table is cut here.
        boxes = page.evaluate("[...document.querySelectorAll('.scroll')].map(one => one.scrollWidth - one.clientWidth)")
        assert len(boxes) >= 8
        assert max(boxes) <= 0
        assert page.locator(".scroll caption, .scroll p").count() == 0
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        context.close()
    assert len(grounds) == 2
