"""What somebody reads is not taken away: not by the mouse, by the focus or by what others do meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.altered.scene import Scene
from tests.web.person import PHONE, Person
from tests.web.staged import Staged

pytestmark = pytest.mark.browser
Come = Callable[..., Person]

HERO = ".strip--mine .zone--hero .card"
#: Longer than anything that closes by itself waits for.
LATER = 1_000
#: What has become of the preview from now on.
WATCH = """() => {
    window.became = [];
    document.getElementById("preview").addEventListener("toggle", ({newState}) => window.became.push(newState));
}"""


@pytest.fixture
def arrive(guest: Come, staged: Staged) -> Come:
    """Somebody at the seat of an address, whose clock the test may put forward."""

    def arrive(path: str, **settings: Any) -> Person:
        person = guest(**settings)
        person.page.clock.install()
        person.sit_at(path.rpartition("/")[2])
        return person

    return arrive


def to_move_twice() -> Scene:
    """The first seat plays a card, and then says where it goes."""
    scene = Scene(("AX_01_C", "LY_01_C"))
    scene.put("AX_08_C", "hand")
    scene.put("AX_08_C", "hand", 1)
    scene.afternoon()
    return scene


def both(staged: Staged, arrive: Come) -> tuple[Person, Person]:
    """Who moves, and who waits meanwhile."""
    mine, rival = staged.show(to_move_twice().state, "friend")
    mover = arrive(mine)
    return mover, arrive(rival)


def read_by_press(page: Page) -> None:
    page.locator(HERO).click()
    expect(page.locator("#preview")).to_be_visible()


def test_what_a_press_shows_stays_until_the_next_press(staged: Staged, arrive: Come) -> None:
    page = arrive(staged.show(to_move_twice().state)[0]).page
    read_by_press(page)
    page.locator(".adventure").hover()
    page.mouse.move(0, 0)
    page.clock.run_for(LATER)
    expect(page.locator("#preview h2")).to_be_visible()
    page.locator(".adventure").click()
    expect(page.locator("#preview")).to_be_hidden()


def test_what_hovering_shows_goes_with_the_mouse(staged: Staged, arrive: Come) -> None:
    page = arrive(staged.show(to_move_twice().state)[0]).page
    page.locator(".hand .card").hover()
    expect(page.locator("#preview")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("#preview")).to_be_hidden()


def test_the_focus_that_a_finger_brings_does_not_close_what_it_has_shown(staged: Staged, arrive: Come) -> None:
    page = arrive(staged.show(to_move_twice().state)[0], viewport=PHONE, has_touch=True).page
    card = page.locator(".hand .card")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator("#preview")).to_be_visible()
    card.evaluate("one => one.focus()")
    page.clock.run_for(LATER)
    expect(page.locator("#preview")).to_be_visible()


def test_the_button_that_closes_gives_the_focus_back(staged: Staged, arrive: Come) -> None:
    page = arrive(staged.show(to_move_twice().state)[0]).page
    read_by_press(page)
    close = page.get_by_role("button", name="Close")
    close.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#preview")).to_be_hidden()
    expect(page.locator(HERO)).to_be_focused()
    page.clock.run_for(LATER)
    expect(page.locator("#preview")).to_be_hidden()


def test_a_card_is_read_on_while_the_other_moves(staged: Staged, arrive: Come) -> None:
    mover, reader = both(staged, arrive)
    read_by_press(reader.page)
    reader.page.evaluate(WATCH)
    seq = reader.seq
    mover.page.locator(".hand .card.lit").click()
    reader.wait_after(seq)
    expect(reader.page.locator("#preview")).to_be_visible()
    assert reader.page.evaluate("window.became") == []


def test_a_line_of_the_log_stays_open_and_keeps_the_focus(staged: Staged, arrive: Come) -> None:
    mover, reader = both(staged, arrive)
    page = reader.page
    mover.page.locator(".hand .card.lit").click()
    line = page.locator("#log details").first
    line.locator("summary").click()
    said = line.locator("summary").inner_text()
    seq = reader.seq
    mover.page.locator(".choose").first.click()
    reader.wait_after(seq)
    expect(page.locator("#log details[open] summary")).to_have_text(said)
    expect(page.locator("#log details[open] summary")).to_be_focused()


def test_no_sheet_lies_over_why_not(staged: Staged, arrive: Come) -> None:
    page = arrive(staged.show(to_move_twice().state)[0], viewport=PHONE, has_touch=True, is_mobile=True).page
    page.locator(".tab--mine").tap()
    page.locator(HERO).tap()  # shows its power, and says why it cannot be used
    expect(page.locator("#preview")).to_be_visible()
    toast = page.locator("#toast")
    expect(toast).to_be_visible()
    over = """one => {
        const {left, top, width, height} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    assert toast.evaluate(over)


def test_what_was_asked_before_the_table_moved_on_is_not_done_after(staged: Staged, arrive: Come) -> None:
    path = staged.show(to_move_twice().state)[0]
    first, second = arrive(path), arrive(path)
    first.page.evaluate("document.getElementById('sure').showModal()")
    seq = first.seq
    second.page.locator(".hand .card.lit").click()
    first.wait_after(seq)
    expect(first.page.locator("#sure")).to_be_hidden()


def test_the_help_tells_a_finger_what_it_can_do(staged: Staged, arrive: Come) -> None:
    page = arrive(staged.show(to_move_twice().state)[0], viewport=PHONE, has_touch=True, is_mobile=True).page
    page.locator("#help-button").tap()
    shown = page.get_by_role("dialog", name="How this table works")
    expect(shown).to_contain_text("Press a piece for long to read it")
    expect(shown.locator(".touch")).to_be_visible()
    expect(shown.locator(".keys")).to_be_hidden()


def test_who_leaves_a_menu_is_back_at_its_piece(staged: Staged, arrive: Come) -> None:
    scene = Scene()
    scene.put("AX_07_C", "reserve")  # is played, or used where it lies
    scene.afternoon()
    page = arrive(staged.show(scene.state)[0]).page
    piece = page.locator(".zone--reserve .lit")
    for _ in range(2):
        piece.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#menu")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#menu")).to_be_hidden()
        expect(piece).to_be_focused()
