"""The end of a match: who has won and why, who one was oneself, and what to do next, all of it within the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.hara.scene import Scene
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.seen import PAGE_SIZE
from tests.web.staged import Staged

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


@pytest.fixture
def arrive(guest: Come, staged: Staged) -> Come:
    """Somebody against bots, at the first seat of a match of Champions of Hara that stands as a scene does."""

    def arrive(scene: Scene, **settings: Any) -> Person:
        person = guest(**settings)
        page = person.page
        page.goto("/?game=hara")
        page.locator(f"input[name=seats][value='{scene.state.seats}']").check(force=True)
        page.locator("input[name=opponent][value=bot]").check(force=True)
        page.select_option("#bot", "random")
        page.locator(".go button").click()
        page.wait_for_selector("#sound")
        assert person.wait_for_turn() == "mine"  # no bot is thinking about the match as it was
        staged.put(page.url.rpartition("/")[2], scene.state)
        page.reload()
        return person

    return arrive


def won_by_soff() -> Scene:
    """An Arena for four that the champion of the second seat has won."""
    scene = Scene("leaf", "soff", "kaoru", "oric")
    scene.have("soff", energy=(10, 10, 10))
    scene.begin_turn("soff")
    scene.stand("soff", "dojo-1")
    scene.effect('{do = "move", spaces = 1}', "soff")
    scene.do("go dojo")
    return scene


def test_the_winner_is_named_and_whoever_reads_is_told_which_one_it_is(arrive: Come) -> None:
    page = arrive(won_by_soff()).page
    expect(page.locator(".ask--over h2")).to_have_text("Soff has won.")
    rows = page.locator(".places li")
    expect(rows.first).to_contain_text("winner")
    expect(rows.filter(has_text="Leaf · You")).to_have_count(1)
    expect(rows.filter(has_text="Player 1")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["en", "it"])
def test_whatever_may_follow_is_within_reach(arrive: Come, size: dict[str, int], language: str) -> None:
    page = arrive(won_by_soff(), viewport=size, language=language).page
    assert page.evaluate(PAGE_SIZE) == [size["width"], size["height"]]
    for one in page.locator(".ask--over .button").all():
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]
        one.click(trial=True)
