"""The table on a telephone: what is read and what is asked do not lie over what is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavola.games.altered import GAME
from tavola.games.altered.cards import CARDS
from tests.games.altered.scene import Scene as AlteredScene
from tests.games.hara.scene import Scene as HaraScene
from tests.web.person import PHONE, Person
from tests.web.staged import Staged

pytestmark = pytest.mark.browser
Come = Callable[..., Person]

#: Hand cards whose text does not fit on them.
CUT = """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
    const text = card.querySelector(".card-text");
    return text.scrollHeight > text.clientHeight + 1 || getComputedStyle(text).maskImage !== "none";
}).map((card) => card.querySelector(".card-name").textContent)"""
#: Hand cards on which a cost lies over the name, the type or the text.
COVERED = """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
    const words = [...card.querySelectorAll(".card-name, .card-type, .ability")].flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()];
    });
    const meet = (a, b) => a.left < b.right - 1 && a.right > b.left && a.top < b.bottom - 3 && a.bottom > b.top + 3;
    const costs = [...card.querySelectorAll(".cost")].map((one) => one.getBoundingClientRect());
    return costs.some((cost) => words.some((one) => meet(one, cost)));
}).map((card) => card.querySelector(".card-name").textContent)"""


@pytest.fixture
def arrive(guest: Come, staged: Staged) -> Come:
    """Somebody with a telephone at the first seat of a table that stands as a state does."""

    def arrive(state: Any, game: str, **settings: Any) -> Person:
        person = guest(viewport=PHONE, has_touch=True, **settings)
        person.sit_at(staged.show(state, "hotseat", game)[0].rpartition("/")[2])
        return person

    return arrive


def wordy(language: str, count: int) -> list[str]:
    """The cards with the longest texts."""
    faces = {ref: GAME.card_face(ref, language) for ref, card in CARDS.items() if card.hand_cost}
    lengths = {ref: sum(len(one["text"]) for one in face["abilities"]) for ref, face in faces.items()}
    return sorted(lengths, key=lambda ref: -lengths[ref])[:count]


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_text_of_a_hand_card_is_whole(arrive: Come, language: str) -> None:
    scene = AlteredScene()
    for reference in wordy(language, 60):
        scene.put(CARDS[reference], "hand")
    page = arrive(scene.state, "altered", language=language).page
    assert page.locator(".hand .card").count() >= 60
    assert page.evaluate(CUT) == []
    assert page.evaluate(COVERED) == []


def read(page: Page, piece: str) -> dict[str, float]:
    """Press long on a piece; where the sheet lies that explains it, in pixels."""
    place = page.locator(piece).first
    place.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator("#preview:popover-open")).to_be_visible()
    return box(page, "#preview")


def box(page: Page, name: str) -> dict[str, float]:
    found = page.locator(name).first.bounding_box()
    assert found is not None
    return {"top": found["y"], "bottom": found["y"] + found["height"], "height": found["height"]}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return one["bottom"] <= other["top"] or other["bottom"] <= one["top"]


def test_what_explains_a_hand_card_covers_neither_the_hand_nor_the_tabs(arrive: Come) -> None:
    scene = AlteredScene()
    scene.put("BR_13_C", "hand")
    page = arrive(scene.state, "altered").page
    sheet = read(page, ".hand .card")
    assert all(apart(sheet, box(page, one)) for one in (".hand", ".tabs", ".ask"))
    page.locator(".tab--mine").click()
    expect(page.locator(".strip--mine")).to_be_visible()


@pytest.mark.parametrize("space", ["dojo", "oakenmoor-1", "lunaridge-2", "the_drear-3", "arechi_wastes-4"])
def test_what_explains_a_space_leaves_it_and_half_the_screen_in_sight(arrive: Come, space: str) -> None:
    page = arrive(HaraScene("kaoru", "leaf").state, "hara").page
    sheet = read(page, f'.spot[data-id="{space}"]')
    assert all(apart(sheet, box(page, one)) for one in (f'.spot[data-id="{space}"]', ".tabs", ".ask"))
    assert sheet["height"] <= 0.43 * PHONE["height"]


#: Buttons whose words are cut off.
CUT_OFF = """() => [...document.querySelectorAll("#frame button")].filter((one) => one.getClientRects().length)
    .filter((one) => one.matches(".choose, .scenario, .answers *") && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""
#: By how many words a question is long of which a rule lies under the button that takes back.
UNDER_TAKE_BACK = """() => {
    const words = document.querySelector("#question > span");
    return [...Array(20).keys()].filter((count) => {
        words.textContent = "word ".repeat(count + 1);
        return [...document.querySelectorAll("#question .rule-id")].some((one) => {
            const {left, right, top, bottom} = one.getBoundingClientRect();
            return document.elementFromPoint((left + right) / 2, (top + bottom) / 2).closest("#undo");
        });
    });
}"""
#: Numbers of piles that something lies over.
HIDDEN_NUMBERS = """() => [...document.querySelectorAll(".strip--rival .pile b")].filter((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return !one.parentElement.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.parentElement.textContent)"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_words_of_places_and_questions_are_whole(arrive: Come, language: str) -> None:
    scene = AlteredScene()
    scene.put("AX_08_C", "hand")
    scene.do("play Axiom Salvager")
    page = arrive(scene.state, "altered", language=language).page
    expect(page.locator(".choose")).to_have_count(2)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(UNDER_TAKE_BACK) == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_title_of_a_scenario_is_whole(arrive: Come, language: str) -> None:
    page = arrive(HaraScene("kaoru", "leaf", mode="s04").state, "hara", language=language).page
    assert page.evaluate(CUT_OFF) == []


def test_that_somebody_has_passed_hides_no_number(arrive: Come) -> None:
    scene = AlteredScene()
    scene.put("AX_08_C", "hand")
    scene.afternoon()
    scene.state.passed[1] = True
    page = arrive(scene.state, "altered", language="it").page
    page.locator(".tab--rival").click()
    expect(page.locator(".strip--rival .passed")).to_be_visible()
    assert page.evaluate(HIDDEN_NUMBERS) == []


@pytest.mark.parametrize("count", [1, 2])
def test_the_statistics_of_a_lone_character_are_in_sight_beneath_a_long_question(arrive: Come, count: int) -> None:
    scene = AlteredScene(("MU_01_C", None))  # boosts the first Character of the Afternoon
    for _ in range(count):
        scene.put("AX_08_C", "hero", 1)
    scene.put("AX_12_C", "hand")
    scene.put("AX_25_C", "landmark")
    scene.put("AX_25_C", "landmark")
    scene.do("play Three Little Pigs", "hero")
    page = arrive(scene.state, "altered").page
    expect(page.locator(".answers button")).to_have_count(2)
    hidden = """() => [...document.querySelectorAll(".expeditions--rival .characters")].flatMap((row) => {
        const edge = row.getBoundingClientRect().bottom + 1;
        return [...row.querySelectorAll(".stat")].filter((one) => one.getBoundingClientRect().bottom > edge);
    }).length"""
    assert page.evaluate(hidden) == 0


def test_the_mark_of_the_question_is_not_drawn_across_take_back(arrive: Come) -> None:
    page = arrive(HaraScene("kaoru", "leaf").state, "hara").page
    page.keyboard.press("Tab")  # from here on the focus is shown
    page.locator("#question").focus()
    expect(page.locator("#question")).to_have_css("outline-style", "none")
    expect(page.locator("#question > span").first).to_have_css("text-decoration-line", "underline")
