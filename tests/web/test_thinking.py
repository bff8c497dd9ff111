"""The page while a bot thinks: it says so, goes on answering, and tells when the bot had to begin again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.gated_bot import GATE, Gate
from tests.server.play import bearer
from tests.server.served import Served
from tests.web.person import Person

pytestmark = pytest.mark.browser

#: How many animations the first dot has.
MOVING = "() => document.querySelectorAll('.whose .thinks i')[0].getAnimations().length"
#: What is read out from now on, in its order.
LISTEN = """() => {
    window.heard = [];
    const status = document.getElementById("status");
    new MutationObserver(() => window.heard.push(status.textContent)).observe(status, {childList: true});
}"""


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with Gate() as gate:
        monkeypatch.setenv(GATE, gate.port)
        yield gate


@pytest.fixture
def come(browser: Browser, gate: Gate, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Somebody at a match of pebbles against a bot that waits for the gate."""
    with Served(f"sqlite:///{tmp_path / 'table.sqlite'}", tmp_path / "output.txt") as served:

        def arrive(**settings: str) -> Person:
            person = Person(browser, served.address.rstrip("/"), **settings)
            made = served.client.post("/api/matches", json={"game": "pebbles", "opponent": "bot", "bot": "gated"})
            token = made.json()["tokens"][0]
            assert served.client.get("/api/seat", headers=bearer(token)).is_success
            person.sit_at(token)
            return person

        yield arrive


def test_the_page_says_that_a_bot_thinks_until_it_has_answered(come: Callable[..., Person], gate: Gate) -> None:
    person = come()
    page = person.page
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Draw").click()
    expect(page.locator(".whose")).to_have_text("Bot (gated) thinks…")
    expect(page.locator(".whose .thinks")).to_be_visible()
    assert page.evaluate(MOVING) == 1
    assert page.title().startswith("Bot (gated) thinks… ·")
    gate.tell("fail")
    expect(page.locator(".trouble")).to_have_text("The bot had to begin again.")
    expect(page.locator(".whose .thinks")).to_be_visible()

    gate.tell("go")
    assert person.wait_for_turn() == "mine"
    expect(page.locator(".thinks")).to_have_count(0)
    expect(page.locator(".trouble")).to_have_text("The bot had to begin again.")
    expect(page.locator("#status")).to_have_text("Your turn")
    assert page.evaluate("window.heard") == [
        "Bot (gated) thinks…",
        "The bot had to begin again. Bot (gated) thinks…",
        "Your turn",
    ]
    assert person.problems == []
    person.leave()


def test_meanwhile_the_page_answers(come: Callable[..., Person], gate: Gate) -> None:
    person = come()
    page = person.page
    page.get_by_role("button", name="Play").first.click()
    page.get_by_role("button", name="Left").click()
    expect(page.locator(".whose .thinks")).to_be_visible()
    reason = page.evaluate("async () => (await fetch(`${location.pathname}/why?piece=pebble-1`)).json()")
    assert reason["rule"] == "PEB-TURN-01"
    page.locator("#undo").click()
    assert person.wait_for_turn() == "mine"
    assert person.question.startswith("Onto which heap?")
    expect(page.locator(".thinks")).to_have_count(0)
    gate.tell("go")  # what it thought of is gone
    page.get_by_role("button", name="Right").click()
    expect(page.locator(".whose .thinks")).to_be_visible()
    gate.tell("go")
    assert person.wait_for_turn() == "mine"
    assert person.problems == []
    person.leave()


def test_for_who_wants_little_motion_the_dots_lie_still(come: Callable[..., Person], gate: Gate) -> None:
    person = come(reduced_motion="reduce")
    person.page.get_by_role("button", name="Draw").click()
    expect(person.page.locator(".whose .thinks")).to_be_visible()
    assert person.page.evaluate(MOVING) == 0
    gate.tell("go")
    assert person.wait_for_turn() == "mine"
    person.leave()
