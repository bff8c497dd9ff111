"""The panel beside the table of Sons of Faeriell, its talk and its small signs, in real browsers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.faeriell.scene import Scene
from tests.web.person import PHONE, Person
from tests.web.test_faeriell_staged import arrive

__all__ = ["arrive"]

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


@pytest.mark.parametrize("phone", [False, True])
def test_ones_own_words_are_seen(arrive: Come, phone: bool) -> None:
    scene = Scene()
    scene.phase("tribe")
    person = arrive(scene, **({"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}))
    page = person.page
    if phone:
        page.locator(".tab--log").tap()
    page.get_by_label("Your message").fill("hello")
    page.get_by_label("Your message").press("Enter")
    line = page.locator(".talk-lines li", has_text="hello")
    expect(line).to_be_visible()
    assert line.evaluate("(one) => one.clientHeight") < 60


@pytest.mark.parametrize("phone", [False, True])
def test_a_hero_is_chosen_by_name(arrive: Come, phone: bool) -> None:
    scene = Scene.at_setup(1, mode=2)
    scene.until("first_hero")
    person = arrive(scene, **({"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}))
    named = person.page.locator(".named button")
    expect(named).to_have_count(len(scene.state.legal))
    seq = person.seq
    named.first.click()
    person.wait_after(seq)


@pytest.mark.rule("FAE-EVENT-23")
def test_a_corruption_event_names_the_guardian_that_may_be_freed(arrive: Come) -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N01")
    scene.essences(0, "green-owl")
    scene.own(0, "BEAR-A")
    scene.token("bear", "corruption")
    scene.harvest_on("bear")
    assert scene.kind == "corruption"
    person = arrive(scene)
    expect(person.page.locator(".named button")).to_contain_text(["free the Bear"])
    expect(person.page.locator(".spot--guardian.lit")).to_have_count(1)
    expect(person.page.locator(".mine .phase--now")).to_have_text("Event")
    expect(person.page.locator(".mine .phase--done")).to_have_count(0)


def test_a_node_shows_its_name_when_it_is_lit(arrive: Come) -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.phase("hero")
    page = arrive(scene).page
    expect(page.locator(".spot--node.lit .node-name").first).to_be_visible()
    expect(page.locator(".spot--node:not(.lit) .node-name").last).to_be_hidden()


def test_a_whole_board_of_another_is_closed_again(arrive: Come) -> None:
    scene = Scene()
    scene.phase("tribe")
    page = arrive(scene).page
    page.locator(".open-board").click()
    expect(page.locator(".whole .phase")).to_have_text(["Tribe", "Event", "Hero"])
    page.locator(".close-board").click()
    expect(page.locator(".whole")).to_be_hidden()


def test_at_a_harvest_the_tab_of_the_map_is_dotted(arrive: Come) -> None:
    scene = Scene.after_setup()
    scene.phase("event")
    scene.until("harvest")
    page = arrive(scene, viewport=PHONE, has_touch=True, is_mobile=True).page
    page.locator(".tab--mine").tap()
    dot = "(one) => getComputedStyle(one, '::after').content"
    assert page.locator(".tab--map span").evaluate(dot) == '""'
    assert page.locator(".tab--others span").evaluate(dot) == "none"
