"""The lobby, the rules, the languages and themes, and what fits on which screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.person import PHONE, Person
from tests.web.seen import OUT_OF_SIGHT, PAGE_SIZE, TOO_SMALL

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def test_a_mistake_is_shown_at_its_field(come: Come) -> None:
    person = come()
    page = person.page
    page.goto("/?game=altered")
    page.get_by_label("Your name").fill("Anna")
    page.locator("#decks-1").locator("xpath=..").get_by_text("Paste or load your own").click()
    page.fill("#decks-1-text", "3 ALT_CORE_B_XX_99_C")
    page.locator(".go button").click()
    expect(page.locator("#wrong-decks-1")).to_contain_text("ALT_CORE_B_XX_99_C")
    expect(page.locator("#wrong-decks-0")).to_have_count(0)
    assert page.input_value("#decks-1-text") == "3 ALT_CORE_B_XX_99_C"
    assert page.get_by_label("Your name").input_value() == "Anna"
    person.problems.clear()  # the browser notes that the answer was a 422


def test_a_deck_comes_from_a_file(come: Come) -> None:
    person = come()
    page = person.page
    page.goto("/?game=altered")
    page.locator("#decks-0").locator("xpath=..").get_by_text("Paste or load your own").click()
    page.set_input_files("#decks-0-file", {"name": "deck.txt", "mimeType": "text/plain", "buffer": b"nonsense"})
    with page.expect_response(lambda response: response.status == 422):
        page.locator(".go button").click()
    expect(page.locator("#decks-0-text")).to_have_value("nonsense")
    person.problems.clear()  # the browser notes that the answer was a 422


def test_italian_by_the_browser_and_by_the_switch(come: Come) -> None:
    person = come(language="it")
    person.sit_down()
    person.wait_for_turn()
    page = person.page
    assert page.locator("html").get_attribute("lang") == "it"
    expect(page.locator(".whose")).to_have_text("Tocca a te")
    expect(page.locator(".phases")).to_contain_text("Crepuscolo")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".whose")).to_have_text("Your turn")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator(".whose")).to_have_text("Tocca a te")


def test_light_and_dark(come: Come) -> None:
    page = come(color_scheme="light").page
    page.goto("/")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("body")).not_to_have_css("background-color", light)
    page.reload()
    expect(page.locator("body")).not_to_have_css("background-color", light)


def test_the_rules_page_searches(come: Come) -> None:
    page = come().page
    page.goto("/rules/altered")
    everything = page.locator(".rule").count()
    page.get_by_label("Search the rules").fill("ALT-MORNING")
    page.keyboard.press("Enter")
    page.wait_for_url("**search=*")
    found = page.locator(".rule").count()
    assert 0 < found < everything
    page.get_by_role("link", name="All").click()
    page.goto("/rules/altered#ALT-SETUP-03")
    assert page.locator(".rule:target .rule-id").inner_text() == "ALT-SETUP-03"


def test_the_whole_table_is_seen_without_scrolling(come: Come) -> None:
    person, chance = come(reduced_motion="reduce"), Random(7)
    person.sit_down()
    for _ in range(40):
        if person.wait_for_turn() == "over":
            break
        assert person.page.evaluate(PAGE_SIZE) == [1280, 800]
        assert person.page.evaluate(OUT_OF_SIGHT) == []
        person.move(chance)


def test_on_a_phone(come: Come) -> None:
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit_down()
    person.wait_for_turn()
    page = person.page
    for tab in ("board", "mine", "rival", "log"):
        page.locator(f".tab--{tab}").tap()
        width, height = page.evaluate(PAGE_SIZE)
        assert (width, height) == (390, 844)
        assert page.evaluate(TOO_SMALL) == []
    page.locator(".tab--board").tap()
    card = page.locator(".hand .card").first
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = [{"x": box["x"] + 20, "y": box["y"] + 60}]
    seq = person.seq
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(page.locator("#preview")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert person.seq == seq, "a long press is a look, not a move"
    page.locator("#preview .close").tap()
    expect(page.locator("#preview")).to_be_hidden()
    card.tap()
    person.wait_after(seq)


@pytest.mark.parametrize("path", ["/?game=altered", "/rules/altered", "/nothing", "/cards"])
def test_pages_that_are_read_fit_a_thumb(come: Come, path: str) -> None:
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    page.goto(path)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert page.evaluate(PAGE_SIZE)[0] == PHONE["width"]
    assert page.evaluate(TOO_SMALL) == []
    person.problems.clear()  # the browser notes where the answer was a 404


def test_the_whole_log_is_loaded_when_asked_for(come: Come) -> None:
    person, chance = come(reduced_motion="reduce"), Random(12)
    person.sit_down()
    page = person.page
    lines = page.locator("#log li")
    more = page.get_by_role("link", name="Show all")
    while not more.count():
        assert person.wait_for_turn() == "mine", "the game ended before"
        person.move(chance)
    person.wait_for_turn()
    assert lines.count() == 80
    person.look_away()
    more.click()
    expect(more).to_have_count(0)
    whole = lines.count()
    assert whole > 80
    person.move(chance)
    assert lines.count() >= whole, "the log is folded again by the next move"


def test_the_sound_is_remembered(come: Come) -> None:
    person = come()
    person.sit_down()
    sound = person.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    person.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_a_game_without_a_page_of_its_own_is_playable(come: Come) -> None:
    person, chance = come(), Random(8)
    page = person.page
    page.goto("/?game=pebbles")
    page.select_option("#bot", "random")
    page.locator(".go button").click()
    page.wait_for_selector("#frame form")
    while person.wait_for_turn() != "over":
        person.move(chance)


def test_a_wrong_link_says_so(come: Come) -> None:
    person = come()
    person.page.goto("/t/nonsense")
    expect(person.page.get_by_role("heading")).to_have_text("That did not work")
    person.problems.clear()  # the browser notes that the answer was a 404


def test_on_a_telephone_no_line_parts_a_sentence_from_its_button(come: Come) -> None:
    """The bar of the lobby, which stays in sight, is for what is filled in."""
    person = come(viewport=PHONE, has_touch=True, is_mobile=True)
    drawn = "(one) => [getComputedStyle(one).borderTopWidth, getComputedStyle(one).boxShadow]"
    person.page.goto("/t/nonsense")
    assert person.page.locator(".lead + .go").evaluate(drawn) == ["0px", "none"]
    person.problems.clear()  # the browser notes that the answer was a 404
    person.page.goto("/?game=altered")
    assert person.page.locator(".go").evaluate(drawn)[0] == "1px"
