"""Table talk in real browsers: heard at once, typed in peace, on a telephone too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.games.altered.scene import Scene
from tests.web.person import PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL
from tests.web.staged import Staged

pytestmark = pytest.mark.browser
Come = Callable[..., Person]

HOSTILE = "<b>hi</b> <img src=x onerror=alert(1)> https://elsewhere.example"


def open_match(person: Person, game: str) -> tuple[list[str], str]:
    """The tokens of a new match between friends, and that of those who look on."""
    answer = person.context.request.post("/api/matches", data={"game": game, "opponent": "friend"})
    assert answer.ok, answer.text()
    begun = answer.json()
    return begun["tokens"], begun["watch"]


def sit(person: Person, token: str, name: str = "") -> None:
    """Open the link of a token, and take its seat if it is free."""
    page = person.page
    page.goto(f"/t/{token}")
    if page.get_by_label("Your name").count():
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("#sound" if person.scripted else "#frame form")


def sit_together(anna: Person, bruno: Person, game: str = "altered") -> str:
    """Anna and Bruno at a match of theirs; returns the token of those who look on."""
    (first, second), watch = open_match(anna, game)
    sit(anna, first)
    sit(bruno, second, "Bruno")
    return watch


def field(page: Page) -> Locator:
    return page.get_by_label("Your message")


def lines(page: Page) -> Locator:
    return page.get_by_role("log", name="Table talk").locator("li")


def say(page: Page, words: str) -> None:
    field(page).fill(words)
    field(page).press("Enter")
    expect(lines(page).last).to_contain_text(words)


@pytest.mark.parametrize("game", ["pebbles", "altered"])
def test_two_browsers_talk(come: Come, game: str) -> None:
    anna, bruno, watcher = come(), come(), come()
    sit(watcher, sit_together(anna, bruno, game))
    expect(watcher.page.locator("#talk")).to_contain_text("You can read along here.")
    expect(field(watcher.page)).to_have_count(0)
    watcher.page.keyboard.press("t")
    assert watcher.page.evaluate("document.activeElement.id") == "talk-lines"
    seq = anna.seq
    say(anna.page, "shall we?")
    expect(lines(bruno.page)).to_contain_text(["Player 1"])
    expect(lines(bruno.page).last).to_contain_text("shall we?")
    say(bruno.page, HOSTILE)
    expect(lines(anna.page).last.locator(".text")).to_have_text(HOSTILE)
    assert anna.page.locator("#talk b, #talk img, #talk a").count() == 0
    expect(lines(watcher.page).last.locator(".text")).to_have_text(HOSTILE)
    expect(lines(watcher.page).last.locator(".who")).to_have_text("Bruno")
    assert (anna.seq, bruno.seq) == (seq, seq)
    assert field(anna.page).input_value() == ""
    anna.page.reload()
    expect(lines(anna.page)).to_have_count(2)


def test_typing_is_left_in_peace(come: Come) -> None:
    anna, bruno = come(), come()
    sit_together(anna, bruno)
    mover, writer = (anna, bruno) if anna.turn == "mine" else (bruno, anna)
    page, seq = writer.page, writer.seq
    page.keyboard.press("t")
    expect(field(page)).to_be_focused()
    page.keyboard.type("pp uh lt 1?")  # each of these is a key of the table
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#toast")).to_be_hidden()
    mover.move(Random(1))
    expect(writer.form).not_to_have_attribute("data-seq", seq)  # the table was drawn anew
    expect(field(page)).to_be_focused()
    page.keyboard.type(" go on")
    expect(field(page)).to_have_value("pp uh lt 1? go on")
    page.keyboard.press("Enter")
    expect(lines(mover.page)).to_contain_text(["pp uh lt 1? go on"])
    expect(field(page)).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "question"
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="How this table works")).to_contain_text("go to the table talk")


def test_the_keys_of_the_table_sleep_beside_the_field_too(come: Come) -> None:
    anna, bruno = come(), come()
    sit_together(anna, bruno)
    page = anna.page
    field(page).fill("hello")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Send")).to_be_focused()
    for key in ("h", "p", "p", "1", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Send")).to_be_focused()
    expect(page.locator("#help")).to_be_hidden()


def test_no_card_covers_the_field_while_somebody_writes(come: Come) -> None:
    anna, bruno = come(), come()
    sit_together(anna, bruno)
    page, preview = anna.page, anna.page.locator("#preview")
    card = page.locator(".hand .card").first
    page.keyboard.press("Tab")  # from here on the browser shows where the focus is, and so does the preview
    card.focus()
    expect(preview).to_be_visible()
    page.keyboard.press("t")
    expect(preview).to_be_hidden()
    card.hover()
    expect(preview).to_be_visible()
    over, under = preview.bounding_box(), field(page).bounding_box()
    assert over is not None
    assert under is not None
    assert over["x"] + over["width"] <= under["x"]


def test_what_is_refused_stays_in_the_field(come: Come) -> None:
    anna = come(language="it")
    page = anna.page
    sit(anna, open_match(anna, "pebbles")[0][0])
    box = page.get_by_label("Il tuo messaggio")
    for number in range(10):
        box.fill(str(number))
        box.press("Enter")
        expect(page.locator("#talk-lines li")).to_have_count(number + 1)
    box.fill("ancora")
    box.press("Enter")
    expect(page.locator("#toast")).to_contain_text("Aspetta")
    expect(box).to_have_value("ancora")
    box.fill("   ")
    box.press("Enter")
    expect(page.locator("#toast")).to_contain_text("Scrivi prima qualcosa")
    expect(box).to_have_attribute("maxlength", "280")
    anna.problems.clear()  # the browser notes that the answers were 429 and 422


def test_on_a_telephone_it_lies_in_the_tab_of_the_log(come: Come) -> None:
    anna = come(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    bruno = come(reduced_motion="reduce")
    sit_together(anna, bruno)
    page = anna.page
    talk, mark = page.locator("#talk"), page.locator("#tab-log")
    expect(talk).to_be_hidden()
    say(bruno.page, "look at your telephone")
    expect(talk).to_have_class("talk talk--unread")
    expect(mark).to_have_attribute("aria-description", "There are new messages.")
    expect(page.locator("#status")).to_have_text("Bruno: look at your telephone")
    assert page.evaluate("getComputedStyle(document.querySelector('.tab--log span'), '::after').width") == "10px"
    page.locator(".tab--log").tap()
    expect(talk).to_be_visible()
    expect(talk).to_have_class("talk")
    assert mark.get_attribute("aria-description") is None
    for number in range(8):
        say(bruno.page, f"{number} " + "word " * 20)
    expect(lines(page)).to_have_count(9)
    expect(lines(page).last).to_be_in_viewport()
    assert tuple(page.evaluate(PAGE_SIZE)) == (PHONE["width"], PHONE["height"])
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.getElementById('log').clientHeight") > 100
    expect(page.locator(".tab--board")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)


def test_on_a_telephone_no_tab_comes_forward_over_who_writes(browser: Browser, tmp_path: Path) -> None:
    scene = Scene()
    scene.put("AX_07_C", "reserve")  # nothing else can be played, so its tab comes forward
    scene.afternoon()
    with Staged(tmp_path) as staged:
        mine, other = (path.removeprefix("/t/") for path in staged.show(scene.state, "friend"))
        anna = Person(browser, staged.address, viewport=PHONE, has_touch=True, is_mobile=True)
        bruno = Person(browser, staged.address)
        page = anna.page
        sit(anna, mine)
        expect(page.locator("#tab-mine")).to_be_checked()
        page.keyboard.press("t")
        expect(page.locator("#tab-log")).to_be_checked()
        page.keyboard.type("wait")
        expect(page.get_by_label("Send this secret link")).to_have_count(1)
        sit(bruno, other, "Bruno")
        expect(page.get_by_label("Send this secret link")).to_have_count(0)  # the table was drawn anew
        expect(page.locator("#tab-log")).to_be_checked()
        expect(field(page)).to_be_focused()
        expect(field(page)).to_have_value("wait")
        assert anna.problems == []
        for person in (anna, bruno):
            person.leave()


def test_without_a_script(come: Come) -> None:
    anna, bruno = come(java_script_enabled=False), come(java_script_enabled=False)
    sit_together(anna, bruno)
    field(anna.page).fill("by hand")
    anna.page.get_by_role("button", name="Send").click()
    expect(lines(anna.page)).to_contain_text(["by hand"])
    bruno.page.reload()
    expect(lines(bruno.page)).to_contain_text(["by hand"])


@pytest.mark.parametrize("opponent", ["bot", "hotseat"])
def test_there_is_none_with_bots_or_at_one_screen(come: Come, opponent: str) -> None:
    person = come()
    page = person.page
    made = person.context.request.post("/api/matches", data={"game": "pebbles", "opponent": opponent, "bot": "random"})
    sit(person, made.json()["tokens"][0])
    assert page.locator("#talk").count() == 0
    page.keyboard.press("t")  # and its key does nothing
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="How this table works")).not_to_contain_text("table talk")
