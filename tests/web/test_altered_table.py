"""The table of Altered as a newcomer meets it: symbols drawn, powers told, one Character in two rows, the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.altered.scene import Scene
from tests.web.person import PHONE, Person
from tests.web.staged import Staged
from tests.web.test_staged import OVERLAPPING

pytestmark = pytest.mark.browser
Come = Callable[..., Page]

#: The identity of what has the focus.
FOCUS = "document.activeElement.id || document.activeElement.dataset.id"
#: Counters that reach beyond their region.
CLIPPED = """() => [...document.querySelectorAll(".region")].flatMap((region) => {
    const box = region.getBoundingClientRect();
    return [...region.querySelectorAll(".counter")].map((one) => one.getBoundingClientRect())
      .filter((one) => one.left < box.left - 1 || one.right > box.right + 1).map(() => region.ariaLabel);
})"""


@pytest.fixture
def look_at(guest: Callable[..., Person], staged: Staged) -> Callable[..., Page]:
    """The page of the first seat of a scene."""

    def look_at(scene: Scene, **settings: Any) -> Page:
        person = guest(**settings)
        person.page.goto(staged.show(scene.state)[0])
        person.page.wait_for_selector("#sound")
        return person.page

    return look_at


def with_hero() -> Scene:
    scene = Scene(heroes=("LY_02_C", "LY_01_C"))
    scene.put("BR_20_C", "hero")
    scene.put("AX_08_C", "hand")
    scene.afternoon()
    return scene


@pytest.mark.rule("ALT-NUM-03")
@pytest.mark.parametrize(("language", "meaning"), [("en", "When it joins"), ("it", "Quando entra")])
def test_the_rules_and_the_questions_draw_the_symbols(look_at: Come, language: str, meaning: str) -> None:
    scene = Scene()
    scene.put("MU_16_R1", "hand")
    scene.do("play Aloe Vera", "hero")
    page = look_at(scene, language=language)
    assert "{" not in page.locator(".ask").inner_text()
    expect(page.locator("#question .price")).to_have_text("1")
    page.goto("/rules/altered")
    assert "{J}" not in page.locator("main").inner_text()
    expect(page.locator(f".rule svg.symbol[aria-label^='{meaning}']").first).to_be_visible()


def test_a_heros_power_is_read_at_the_table_and_by_a_click(look_at: Come) -> None:
    page = look_at(with_hero())
    theirs = page.locator(".strip--rival .zone--hero .card")
    expect(theirs.locator(".card-text")).to_contain_text("Roll a die")
    theirs.click()
    expect(page.locator("#preview h2")).to_have_text("Nevenka & Blotch")
    expect(page.locator("#preview h2")).to_be_visible()


def test_a_power_that_cannot_be_taken_back_says_what_it_does_and_why(look_at: Come) -> None:
    scene = Scene(heroes=("LY_01_C", None))
    scene.put("AX_08_C", "hero")  # the only target, so that the die is rolled at once
    scene.afternoon()
    page = look_at(scene)
    page.locator(".strip--mine .zone--hero .card.lit").click()
    dialog = page.get_by_role("dialog", name="This cannot be taken back.")
    expect(dialog).to_contain_text("Choose a target Character you control. Roll a die.")
    expect(dialog.get_by_role("img", name="Exhaust it")).to_be_visible()
    expect(dialog).to_contain_text("It brings something hidden into sight, or chance is used.")


@pytest.mark.rule("ALT-KEYWORD-GIGANTIC-01")
@pytest.mark.parametrize(("language", "told"), [("en", "also here"), ("it", "anche qui")])
def test_a_gigantic_character_is_seen_in_both_rows(look_at: Come, language: str, told: str) -> None:
    page = look_at(with_hero(), language=language)
    rows = page.locator(".expeditions--mine .characters")
    expect(rows.nth(0).locator(".card")).to_have_count(1)
    expect(rows.nth(1).locator(".card")).to_have_count(0)
    ghost = rows.nth(1).get_by_role("img", name=told)
    expect(ghost).to_be_visible()
    expect(ghost).to_contain_text("Atlas")


def test_a_die_is_chosen_by_the_key_of_what_it_shows(look_at: Come) -> None:
    scene = Scene()
    scene.put("LY_30_C", "landmark")
    scene.put("LY_06_R1", "hand")
    scene.dice(2, 5)
    scene.do("play Ouroboros Trickster", "hero")
    page = look_at(scene)
    assert page.locator(".answers .key").all_inner_texts() == ["2", "5"]
    page.keyboard.press("1")
    expect(page.locator("#question")).to_contain_text("Which die counts?")
    page.keyboard.press("5")
    expect(page.get_by_role("heading", name="Hand the screen to player 2")).to_be_visible()


def test_the_focus_comes_to_the_question_and_stays_in_the_hand(come: Callable[..., Person]) -> None:
    person = come()
    person.sit_down()
    page = person.page
    assert page.evaluate(FOCUS) == "question"
    page.locator(".hand .card.lit").nth(1).focus()
    for _ in range(2):
        seq = person.seq
        page.keyboard.press("Enter")
        person.wait_after(seq)
        assert page.evaluate("document.activeElement.matches('.hand .card.lit')"), page.evaluate(FOCUS)


def test_a_phone_shows_drawings_for_badges_and_whole_counters(look_at: Come) -> None:
    scene = with_hero()
    scene.at(3, 3, 3, 3)
    for _ in range(3):
        scene.put("AX_08_C", "companion", statuses="anchored fleeting", boosts=1)
    page = look_at(scene, viewport=PHONE, has_touch=True, is_mobile=True, language="it")
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(OVERLAPPING) == []
    short = page.locator(".expeditions--mine .badge--anchored .short").first
    expect(short).to_have_text("")
    expect(short.locator("svg")).to_be_visible()
