"""Positions that a game seldom comes to, put on the table: the crowd, what waits, what lies on another tab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tavola.games.altered.card import CHARACTER
from tavola.games.altered.cards import CARDS
from tests.games.altered.scene import Scene
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.seen import OUT_OF_SIGHT, PAGE_SIZE, TOO_SMALL
from tests.web.staged import Staged

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
CHARACTERS = [card for card in CARDS.values() if card.type == CHARACTER and not card.token]

#: Where the number in a statistic is drawn smaller than a person can read.
UNREADABLE = """() => [...document.querySelectorAll("#frame .stat")]
    .filter((one) => one.getClientRects().length && one.getBoundingClientRect().width < 19)
    .map((one) => one.getAttribute("aria-label"))"""
#: Pairs of numbers or marks of one card that lie over each other.
OVERLAPPING = """() => [...document.querySelectorAll("#frame .card")].flatMap((card) => {
    const parts = [...card.querySelectorAll(".cost, .stat, .badge")].filter((one) => one.getClientRects().length);
    const boxes = parts.map((one) => one.getBoundingClientRect());
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b)).map(() => card.ariaLabel));
})"""


@pytest.fixture
def arrive(guest: Come, staged: Staged) -> Come:
    """Somebody at the seat of an address."""

    def arrive(path: str, **settings: Any) -> Person:
        person = guest(**settings)
        person.page.goto(path)
        if person.page.get_by_role("button", name="Sit down").count():
            person.page.get_by_role("button", name="Sit down").click()
        person.page.wait_for_selector("#sound")
        return person

    return arrive


def crowd(hero: int, companion: int, hand: int) -> Scene:
    """So many Characters on each side's Expeditions, with every mark that there is, and so many cards in hand."""
    scene = Scene(("AX_01_C", "LY_01_C"))
    marks = ("", "anchored", "asleep", "fleeting", "anchored fleeting")
    for player in (0, 1):
        for side, count in (("hero", hero), ("companion", companion)):
            for number in range(count):
                scene.put(CHARACTERS[number * 3], side, player, marks[number % 5], boosts=number % 3)
        for number in range(2):
            scene.put(CHARACTERS[number + 20], "reserve", player)
            scene.put("AX_25_C", "landmark", player)
    for number in range(hand):
        scene.put(CHARACTERS[number * 5], "hand")
    scene.afternoon()
    return scene


@pytest.mark.parametrize("crowded", [(8, 0), (0, 8), (8, 8), (5, 3), (1, 1)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_crowd_is_seen_whole_and_readable(
    staged: Staged, arrive: Come, crowded: tuple[int, int], language: str
) -> None:
    page = arrive(staged.show(crowd(*crowded, hand=8).state)[0], language=language).page
    assert page.evaluate(PAGE_SIZE) == [DESKTOP["width"], DESKTOP["height"]]
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate(UNREADABLE) == []
    assert page.evaluate(OVERLAPPING) == []


def test_a_crowd_on_a_phone(staged: Staged, arrive: Come) -> None:
    person = arrive(staged.show(crowd(8, 8, hand=8).state)[0], viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    for tab in ("board", "mine", "rival", "log"):
        page.locator(f".tab--{tab}").tap()
        assert page.evaluate(PAGE_SIZE) == [PHONE["width"], PHONE["height"]]
        assert page.evaluate(TOO_SMALL) == []
        assert page.evaluate(UNREADABLE) == []
        assert page.evaluate(OVERLAPPING) == []


def test_what_waits_is_drawn_with_its_text(staged: Staged, arrive: Come) -> None:
    scene = Scene()
    scene.put("AX_07_C", "reserve")
    scene.put("AX_08_C", "hand")
    scene.do("use Foundry Mechanic")
    page = arrive(staged.show(scene.state)[0]).page
    waiting = page.get_by_role("group", name="What waits").get_by_role("button")
    expect(waiting).to_contain_text("Lasting effect · You")
    expect(waiting).to_contain_text("The next time you play a Permanent this turn, it costs 1 less.")
    waiting.click()
    expect(page.locator("#preview h2")).to_have_text("Foundry Mechanic")


def test_reactions_that_wait_are_drawn_for_both(staged: Staged, arrive: Come) -> None:
    scene = Scene(("MU_01_C", None))  # boosts the first Character of the Afternoon
    scene.put("AX_12_C", "hand")
    scene.put("AX_25_C", "landmark")
    scene.put("AX_25_C", "landmark")
    scene.do("play Three Little Pigs", "hero")
    assert scene.asked == "reaction"
    page = arrive(staged.show(scene.state)[0]).page
    expect(page.locator(".chip")).to_have_count(2)
    expect(page.locator(".chip").first).to_contain_text("Reaction · You")


def test_cards_laid_open_are_drawn_with_their_texts(staged: Staged, arrive: Come) -> None:
    scene = Scene()
    scene.put("LY_30_R2", "hand")
    scene.put("LY_16_C", "deck")
    scene.put("LY_08_C", "deck")
    scene.do("play The Ouroboros, Lyra Bastion")
    page = arrive(staged.show(scene.state)[0]).page
    expect(page.locator(".answers button")).to_have_count(2)
    shown = page.get_by_role("group", name="What waits").locator(".card")
    assert shown.locator(".card-name").all_inner_texts() == ["Lyra Skald", "Lyra Chronicler"]
    shown.first.click()
    expect(page.locator("#preview h2")).to_have_text("Lyra Skald")


def test_the_preview_explains_keywords(staged: Staged, arrive: Come) -> None:
    scene = Scene()
    scene.put("AX_23_C", "hand")  # has Fleeting printed on it
    scene.afternoon()
    page = arrive(staged.show(scene.state)[0]).page
    page.locator(".hand .card").hover()
    preview = page.locator("#preview")
    expect(preview).to_contain_text("A Spell with Fleeting printed on it gains Fleeting in Limbo")
    expect(preview.locator("a[href='/rules/altered#ALT-STATUS-FLEETING-06']")).to_be_visible()


def test_on_a_phone_the_tab_with_what_is_lit_comes_forward(staged: Staged, arrive: Come) -> None:
    scene = Scene()
    scene.put("AX_07_C", "reserve")  # nothing else can be played or used
    scene.afternoon()
    person = arrive(staged.show(scene.state)[0], viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    expect(page.locator("#tab-mine")).to_be_checked()
    page.locator(".tab--rival").tap()
    expect(page.locator("#tab-rival")).to_be_checked()
    page.locator(".tab--mine").tap()
    seq = person.seq
    page.locator(".zone--reserve .lit").tap()
    page.locator("#menu button").first.tap()  # play it
    person.wait_after(seq)
    expect(page.locator("#tab-board")).to_be_checked()  # its Expedition is asked for
    expect(page.locator(".choose").first).to_be_visible()


def test_nothing_is_switched_while_something_in_sight_is_lit(staged: Staged, arrive: Come) -> None:
    scene = Scene()
    scene.put("AX_07_C", "reserve")
    scene.put("AX_08_C", "hand")
    scene.afternoon()
    page = arrive(staged.show(scene.state)[0], viewport=PHONE, has_touch=True, is_mobile=True).page
    expect(page.locator("#tab-board")).to_be_checked()


def test_the_title_and_an_announcement_say_whose_turn_it_is(staged: Staged, arrive: Come) -> None:
    scene = Scene()
    scene.put("AX_08_C", "hand")
    scene.put("AX_08_C", "hand", 1)
    scene.afternoon()
    mine, rival = staged.show(scene.state, "friend")
    first, second = arrive(mine), arrive(rival)
    expect(first.page).to_have_title("● Your turn · Altered · Tavola")
    expect(second.page).to_have_title("Player 1's turn · Altered · Tavola")
    first.page.locator(".answers button[data-verb=pass]").click()
    expect(second.page).to_have_title("● Your turn · Altered · Tavola")
    expect(second.page.get_by_role("status").filter(has_text="Your turn")).to_have_count(1)
    expect(first.page.get_by_role("status").filter(has_text="Player 2's turn")).to_have_count(1)


def test_somebody_looks_on(staged: Staged, arrive: Come) -> None:
    person = arrive(staged.show(crowd(2, 1, hand=3).state, "friend")[0])
    link = person.page.get_by_label("For somebody who only looks on").input_value()
    page = arrive(link).page
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(page.get_by_role("group", name="Reserve of Player 2")).to_be_visible()
    expect(page.locator(".whose")).to_have_text("Player 1's turn")
    expect(page.locator(".lit, #undo")).to_have_count(0)
