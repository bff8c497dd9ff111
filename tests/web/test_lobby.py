"""The lobby of a game for one to four in a browser: what is in sight for how many, with a script and without."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import DESKTOP, PHONE, Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def choose(page: Page, name: str, value: str) -> None:
    radio = page.locator(f"input[name={name}][value='{value}']")
    radio.evaluate("one => one.scrollIntoView({block: 'center'})")  # away from the button that stays at the bottom
    radio.check(force=True)


def seats_in_sight(page: Page) -> list[str]:
    fields = page.locator(".seats select:visible").all()
    return [field.get_attribute("id") or "" for field in fields]


def sit(page: Page) -> None:
    page.locator(".go button").click()
    page.wait_for_selector("#frame form, #take-over")


@pytest.mark.parametrize("scripted", [True, False])
def test_only_the_seats_that_are_taken_are_in_sight(come: Come, scripted: bool) -> None:
    page = come(java_script_enabled=scripted).page
    page.goto("/?game=stones")
    expect(page.locator("#bot")).to_be_visible()
    assert seats_in_sight(page) == []
    choose(page, "opponent", "mixed")
    expect(page.locator("#bot")).to_be_hidden()
    for count, seats in ((2, 1), (4, 3), (3, 2)):
        choose(page, "seats", str(count))
        assert seats_in_sight(page) == [f"who-{seat}" for seat in range(1, seats + 1)]
    choose(page, "seats", "1")
    assert seats_in_sight(page) == []
    expect(page.locator("[name=opponent]").first).to_be_hidden()
    expect(page.get_by_text("With whom?")).to_be_hidden()


def test_another_number_of_seats_loses_nothing(come: Come) -> None:
    page = come().page
    page.goto("/?game=stones")
    choose(page, "seats", "4")
    choose(page, "opponent", "mixed")
    page.select_option("#who-3", "friend")
    choose(page, "seats", "1")
    choose(page, "seats", "4")
    expect(page.locator("#who-3")).to_have_value("friend")
    assert seats_in_sight(page) == ["who-1", "who-2", "who-3"]


def test_alone_with_a_mistake_first(come: Come) -> None:
    person = come()
    page = person.page
    page.goto("/?game=stones")
    choose(page, "seats", "1")
    page.get_by_label("Play with shadows").check()
    page.get_by_label("Use the advanced side").uncheck()
    page.locator(".go button").click()
    expect(page.locator("#wrong-mode")).to_contain_text("One person alone plays solo")
    expect(page.get_by_label("Play with shadows")).to_be_checked()
    expect(page.get_by_label("Use the advanced side")).not_to_be_checked()
    page.get_by_label("Mode", exact=True).select_option("solo")
    person.problems.clear()  # the browser notes that the answer was a 422
    sit(page)
    expect(page.locator(".whose")).to_have_text("Your turn")
    expect(page.locator(".guests")).to_have_count(0)


def test_friends_arrive_one_by_one(come: Come) -> None:
    host, first, second = come(), come(), come()
    page = host.page
    page.goto("/?game=stones")
    choose(page, "seats", "4")
    choose(page, "opponent", "mixed")
    page.select_option("#who-1", "friend")
    page.select_option("#who-2", "random")
    page.select_option("#who-3", "friend")
    sit(page)
    links = [field.input_value() for field in page.locator(".guests input[id^=invitation]").all()]
    assert len(links) == 2
    expect(page.get_by_role("button", name="Copy")).to_have_count(3)
    for friend, link, name in ((first, links[0], "Bruno"), (second, links[1], "Carla")):
        friend.page.goto(link)
        friend.page.get_by_label("Your name").fill(name)
        friend.page.get_by_role("button", name="Sit down").click()
        friend.page.wait_for_selector("#frame form")
        if friend is first:
            expect(page.locator(".guests")).to_contain_text("Bruno has sat down.")
            expect(page.locator(".guests input[id^=invitation]")).to_have_value(links[1])
            expect(first.page.locator(".guests")).to_have_count(0)
    expect(page.locator(".guests")).to_have_count(0)


def test_three_hand_one_screen_round(come: Come) -> None:
    page = come().page
    page.goto("/?game=stones")
    choose(page, "seats", "3")
    choose(page, "opponent", "hotseat")
    sit(page)
    for player in (2, 3, 1):
        page.locator(".answers button").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Hand the screen to player {player}")
        page.locator("#take-over").click()
        expect(page.locator(".whose")).to_have_text("Your turn")


def test_a_scenario_for_so_many_picks_their_number(come: Come) -> None:
    page = come().page
    page.goto("/?game=faeriell")
    for scenario, seats in (("first_game", "4"), ("twins", "2"), ("winter", "2")):
        page.select_option("#scenario", scenario)
        expect(page.locator("[name=seats]:checked")).to_have_value(seats)
    page.select_option("#mode", "solo")
    expect(page.locator("[name=seats]:checked")).to_have_value("1")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_to_be_picked_is_not_cut_off(come: Come, size: dict[str, int], language: str) -> None:
    page = come(viewport=size, language=language).page
    page.goto("/?game=faeriell")
    # As wide as its widest answer, each select would still fit its field.
    cut = page.evaluate(
        """() => [...document.querySelectorAll("#mode, #scenario, #difficulty, #winter_gems")].filter((one) => {
          const room = one.offsetWidth;
          one.style.width = "max-content";
          return one.offsetWidth > room;
        }).map((one) => one.id)"""
    )
    assert cut == []


def test_alone_needs_no_mode(come: Come) -> None:
    page = come().page
    page.goto("/?game=faeriell")
    choose(page, "seats", "1")
    sit(page)
    expect(page.locator(".whose")).to_have_text("Your turn")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, {"width": 320, "height": 640}])
def test_the_form_fits_the_screen(come: Come, size: dict[str, int]) -> None:
    page = come(viewport=size).page
    page.goto("/?game=stones")
    choose(page, "seats", "4")
    choose(page, "opponent", "mixed")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    for box in page.locator(".check").all():
        measured = box.bounding_box()
        assert measured is not None
        assert measured["height"] >= 40
