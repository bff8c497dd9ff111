"""Positions of Sons of Faeriell that a game seldom comes to: the crowd of a long game, the Sower, the last round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tavola.games.faeriell.pieces import SOWER
from tests.games.faeriell.scene import Scene
from tests.web.person import PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL
from tests.web.staged import Staged
from tests.web.test_faeriell import COVERED, OUT_OF_SIGHT, OVERLAPS, SPILLS, STICKS_OUT

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


@pytest.fixture
def arrive(guest: Come, staged: Staged) -> Come:
    """Somebody at the first seat of a table that stands as a scene does."""

    def arrive(scene: Scene, **settings: Any) -> Person:
        person = guest(**settings)
        path, *_ = staged.show(scene.state, "friend", "faeriell", scene.state.seats)
        person.sit_at(path.rpartition("/")[2], "Anna")
        return person

    return arrive


def crowd() -> Scene:
    """The first Tribe has about as much as a Tribe can have, in its Tribe Phase; the others have much, too."""
    scene = Scene(seats=4)
    scene.own(0, "OWL-A", "OWL-B", "OWL-C", "OWL-D", "WOLF-A", "WOLF-B")
    scene.own(1, "BEAR-A", "BEAR-B", "BEAR-C")
    scene.own(2, "BOAR-A", "BOAR-B")
    scene.beacon("OWL-A", "red")
    scene.beacon("OWL-B", "blue")
    scene.beacon("WOLF-A", "green")
    scene.totem("OWL-A", "yellow-owl", "yellow-wolf", "yellow-bear")
    scene.hero(0, "adventurer", "N01", (0, 1, 2, 3), ("red-owl", "red-wolf", "corruption-owl"))
    scene.hero(0, "shaman", "N09", (4, 5, 6, 7), ("blue-owl", "blue-wolf", "corruption-wolf"))
    scene.hero(0, "druid", "N11", (8, 9, 10, 11), ("green-owl", "green-wolf", "corruption-bear"))
    for player, node in ((1, "N19"), (2, "N45"), (3, "N39")):
        scene.hero(player, "chieftain", node, (12 + player, 16 + player))
    for colour, animals in (("red", 6), ("yellow", 5), ("blue", 4), ("green", 5), ("corruption", 6)):
        for animal in ("snake", "bear", "stag", "turtle", "boar", "toad")[:animals]:
            if (colour, animal) not in (("yellow", "bear"), ("corruption", "bear")):
                scene.essences(0, f"{colour}-{animal}")
    for player in (1, 2, 3):
        scene.essences(player, "red", "blue")
    scene.herb(0, "discount-red", "solve-blue", "gem-druid", "harvest-river", "discount-green")
    scene.attunement(0, "owl", "wolf", "snake", "bear")
    scene.attunement(1, "stag")
    for guardian, colour in (("owl", "red"), ("wolf", "blue"), ("bear", "corruption"), ("boar", "green")):
        scene.token(guardian, colour)
    for achievement in ("fellowship", "herbs", "attunements", "shire", "totem"):
        scene.claimed(0, achievement)
    scene.state.doom = 13
    scene.state.triggered = True
    return scene


@pytest.mark.parametrize("phase", ["tribe", "hero"])
def test_the_crowd_of_a_long_game_is_in_sight(arrive: Come, phase: str) -> None:
    scene = crowd()
    scene.phase(phase)
    person = arrive(scene)
    page = person.page
    assert page.evaluate(PAGE_SIZE) == [1280, 800]
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate(SPILLS) == []
    assert page.locator(".map-area").evaluate("(one) => one.clientHeight") > 330
    expect(page.locator(".banner--last")).to_be_visible()
    expect(page.locator(".mine .perk")).to_have_count(12)
    expect(page.locator(".mine .quest")).to_have_count(9)


def test_the_crowd_on_a_phone(arrive: Come) -> None:
    scene = crowd()
    scene.phase("hero")
    person = arrive(scene, viewport=PHONE, has_touch=True, is_mobile=True)
    for tab in ("mine", "middle", "others", "log"):
        person.page.locator(f".tab--{tab}").tap()
        assert person.page.evaluate(PAGE_SIZE) == [390, 844]
        assert person.page.evaluate(TOO_SMALL) == []


def test_a_piece_with_several_actions_asks_which(arrive: Come) -> None:
    scene = Scene()
    scene.hero(0, "adventurer", "N01", gems=2)
    scene.hero(0, "druid", "N03", gems=2)
    scene.phase("hero")
    person = arrive(scene)
    person.page.locator("[data-id=n1].lit").click()  # both can go there
    menu = person.page.locator("#menu:popover-open button")
    expect(menu).to_have_count(2)
    seq = person.seq
    menu.first.click()
    person.wait_after(seq)


@pytest.mark.rule("FAE-SOWER-01")
def test_the_sowers_change_of_goal_is_shown(arrive: Come) -> None:
    scene = Scene(seats=3)
    scene.state.sower = 1
    scene.hero(1, "sower", "N20")
    scene.phase("tribe")
    person = arrive(scene)
    expect(person.page.locator(".banner--sower")).to_contain_text("Berrywort")
    expect(person.page.locator(".other .sower-mark")).to_have_count(1)
    assert person.page.locator(f".other .hero--{SOWER}").count() == 1


def test_a_payment_shows_what_is_due(arrive: Come) -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, "shaman", "N01")
    scene.essences(0, "yellow-owl", "yellow-owl", "yellow-wolf", "red-owl", "blue-owl")
    scene.phase("tribe")
    person = arrive(scene)
    page = person.page
    seq = person.seq
    page.locator("[data-id=r0].lit").click()
    if page.locator("#menu:popover-open button").count():
        page.locator("#menu button", has_text="Beacon").click()
    person.wait_after(seq)
    expect(page.locator(".paying")).to_contain_text("Due")
    cards = page.locator(".mine .card.lit")
    assert cards.count() >= 2
    seq = person.seq
    cards.first.click()
    person.wait_after(seq)
    expect(page.locator(".paying")).to_contain_text("Paid")
