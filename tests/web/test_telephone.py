"""The table on a telephone: what is read and what is asked do not lie over what is pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

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
def arrive(browser: Browser, staged: Staged) -> Iterator[Come]:
    """Somebody with a telephone at the first seat of a table that stands as a state does."""
    came: list[Person] = []

    def arrive(state: Any, game: str, **settings: Any) -> Person:
        size: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "reduced_motion": "reduce"}
        person = Person(browser, staged.address, **size, **settings)
        came.append(person)
        person.sit_at(staged.show(state, "hotseat", game)[0].rpartition("/")[2])
        return person

    yield arrive
    for person in came:
        person.leave()
    assert [problem for person in came for problem in person.problems] == []


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


def test_the_mark_of_the_question_is_not_drawn_across_take_back(arrive: Come) -> None:
    page = arrive(HaraScene("kaoru", "leaf").state, "hara").page
    page.keyboard.press("Tab")  # from here on the focus is shown
    page.locator("#question").focus()
    expect(page.locator("#question")).to_have_css("outline-style", "none")
    expect(page.locator("#question > span").first).to_have_css("text-decoration-line", "underline")
