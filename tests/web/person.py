"""Somebody who plays in a browser: sees only what is drawn, and clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LIT = "#frame .lit[name]:visible"
ANSWERS = ".answers button:visible"


class Person:
    """A browser context with one page at the table."""

    def __init__(self, browser: Browser, address: str, language: str = "en", **settings: Any) -> None:
        settings.setdefault("viewport", DESKTOP)
        self.scripted = settings.get("java_script_enabled", True)
        self.context = browser.new_context(base_url=address, locale=language, **settings)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.problems: list[str] = []
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def leave(self) -> None:
        self.context.close()

    def sit_down(self, opponent: str = "bot", bot: str = "random") -> None:
        """Begin a game of Altered from the lobby."""
        self.page.goto("/?game=altered")
        self.page.locator(f"input[value={opponent}]").check(force=True)
        if opponent == "bot":
            self.page.select_option("#bot", bot)
        self.page.select_option("#decks-1", index=1)
        self.page.locator(".go button").click()
        self.page.wait_for_selector("#frame form, #take-over")
        if self.scripted and self.page.locator("#frame").count():
            self.page.wait_for_selector("#sound")  # the script shows it once it listens

    def sit_at(self, token: str, name: str = "") -> None:
        """Come to the table that a token leads to, and take the seat if it is still open."""
        self.page.goto(f"/t/{token}")
        if self.page.get_by_label("Your name").count():
            self.page.get_by_label("Your name").fill(name)
            self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_selector("#frame form")
        if self.scripted:
            self.page.wait_for_selector("#sound")

    @property
    def form(self) -> Locator:
        return self.page.locator("#frame form")

    @property
    def turn(self) -> str:
        """Whose turn the page says it is: "mine", "theirs" or "over"."""
        return self.form.get_attribute("data-turn") or ""

    @property
    def seq(self) -> str:
        return self.form.get_attribute("data-seq") or ""

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    def wait_for_turn(self) -> str:
        """Wait until there is something to do, or the game is over."""
        self.page.wait_for_selector("#frame form:is([data-turn=mine], [data-turn=over])", timeout=30_000)
        return self.turn

    def wait_after(self, seq: str) -> None:
        """Wait until the table has moved on."""
        self.page.wait_for_selector(f'#frame form:not([data-seq="{seq}"])')

    def choices(self) -> list[Locator]:
        """All that is lit and in sight, and every answer that is a button."""
        return [*self.page.locator(LIT).all(), *self.page.locator(ANSWERS).all()]

    def look_away(self) -> None:
        """Take the mouse off the table, as a hand does on its way to something else: no preview covers it then."""
        self.page.mouse.move(0, 0)
        expect(self.page.locator("#preview:popover-open")).to_have_count(0)

    def move(self, chance: Random) -> None:
        """Click on something that is offered."""
        self.look_away()
        seq = self.seq
        choices = self.choices()
        assert choices, f"nothing to click on: {self.question}"
        chance.choice(choices).click()
        self._finish(chance)
        self.wait_after(seq)

    def _finish(self, chance: Random) -> None:
        """A piece with several actions has opened its menu; what cannot be taken back has asked."""
        menu = self.page.locator("#menu:popover-open button")
        if menu.count():
            chance.choice(menu.all()).click()
        sure = self.page.locator("#sure[open] button[value=yes]")
        if sure.count():
            sure.click()

    def why_not(self, piece: Locator) -> str:
        """Click on what is not lit; what does the table say?"""
        self.look_away()
        piece.click()
        self.page.wait_for_selector("#toast:visible")
        return self.page.locator("#toast").inner_text()


@contextmanager
def people(browser: Browser, address: str, **usual: Any) -> Iterator[Callable[..., Person]]:
    """People with a browser each, set as is ``usual`` unless told. In the end nobody's console may have complained."""
    came: list[Person] = []

    def come(**settings: Any) -> Person:
        person = Person(browser, address, **{**usual, **settings})
        came.append(person)
        return person

    yield come
    for person in came:
        person.leave()
    assert [problem for person in came for problem in person.problems] == []
