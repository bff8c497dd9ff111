"""Looking through the cards in a browser: with a script at once, without one by a form."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import DESKTOP, PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def names(page: Page) -> set[str]:
    return set(page.locator(".tiles .card-name").all_inner_texts())


def test_cards_are_found_while_one_types(come: Come) -> None:
    page = come().page
    page.goto("/cards/altered")
    everything = page.locator("#found").inner_text()
    page.keyboard.press("/")
    page.keyboard.type("ISSUN-BOSHI")
    expect(page.locator("#found")).not_to_have_text(everything)
    page.wait_for_url("**search=ISSUN-BOSHI")
    assert names(page) == {"Issun-bōshi"}
    expect(page.locator("#search")).to_be_focused()
    expect(page.locator("#found")).to_have_attribute("role", "status")
    page.locator("#search").fill("no card says this")
    expect(page.locator("#found")).to_have_text("No card fits")
    page.get_by_role("link", name="Show all cards").click()
    expect(page.locator("#found")).to_have_text(everything)
    expect(page.locator("#search")).to_have_value("")


def test_facets_narrow_and_are_taken_back_one_by_one(come: Come) -> None:
    page = come().page
    page.goto("/cards/altered?search=tanuki")
    before = page.locator(".tile-place").count()
    page.get_by_text("Rarity", exact=True).click()
    page.locator("label", has_text="Rare, out of faction").click()
    page.wait_for_url("**rarity=R2")
    expect(page.locator(".tile-place")).to_have_count(1)
    assert before > 1
    page.keyboard.press("Escape")
    expect(page.locator("details[open]")).to_have_count(0)
    page.get_by_role("link", name="Rarity: Rare, out of faction").click()
    expect(page.locator(".tile-place")).to_have_count(before)
    expect(page.locator("input[name=rarity]:checked")).to_have_count(0)


def test_a_card_leads_to_its_own_page_and_back(come: Come) -> None:
    page = come().page
    page.goto("/cards/altered?search=tanuki")
    page.locator(".tile-link").first.click()
    page.wait_for_url("**/cards/altered/ALT_CORE_B_LY_09_C")
    expect(page.locator(".card-large")).to_contain_text("Sabotage")
    page.locator(".card-rules .rule-id").first.click()
    page.wait_for_url("**/rules/altered#ALT-*")
    page.go_back()
    page.go_back()
    expect(page.locator("#search")).to_have_value("tanuki")


def test_without_a_script_a_form_does_it(come: Come) -> None:
    page = come(java_script_enabled=False, language="it").page
    page.goto("/cards/altered")
    page.locator("#search").fill("tanuki")
    page.get_by_role("button", name="Cerca").click()
    page.wait_for_url("**search=tanuki*")
    assert names(page) == {"Tanuki"}
    expect(page.locator("#found")).to_contain_text("carte")


def test_the_pages_fit_both_screens(come: Come) -> None:
    for viewport in (PHONE, DESKTOP):
        page = come(viewport=viewport, color_scheme="dark").page
        for path in ("/cards/altered?faction=Lyra", "/cards/altered/ALT_CORE_B_LY_09_R1", "/decks/altered"):
            page.goto(path)
            assert page.evaluate(PAGE_SIZE)[0] == viewport["width"]
            assert page.evaluate(TOO_SMALL) == []
