"""People play Sons of Faeriell in real browsers: alone, against a bot, four of them against each other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.person import PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL

pytestmark = pytest.mark.browser
Come = Callable[..., Person]

#: More moves than any game has.
FOREVER = 5000
#: How many moves show that a table works where the whole game is played elsewhere.
A_FEW = 40
#: What of the table does not lie within the window, or within the scrolling part that it belongs to.
OUT_OF_SIGHT = """() => [...document.querySelectorAll("#frame button, #frame .icon, #frame .map svg")]
    .filter((one) => one.getClientRects().length && !one.closest("[popover]"))
    .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([text]) => text)"""
#: Parts of the table that overlap each other.
OVERLAPS = """() => {
    const names = [".news", ".others", ".map-area", ".mine", ".middle", ".side"];
    const parts = names.map((name) => [name, document.querySelector(name)])
        .filter(([, one]) => one).map(([name, one]) => [name, one.getBoundingClientRect()]);
    return parts.flatMap(([name, box], at) => parts.slice(at + 1)
        .filter(([, other]) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
            && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
        .map(([other]) => `${name} and ${other}`));
}"""

#: Buttons whose signs stick out of them.
STICKS_OUT = """() => [...document.querySelectorAll("#frame .chip .icon, #frame .chip .tribe-mark")]
    .filter((one) => one.getClientRects().length && !one.closest("[popover]"))
    .filter((one) => {
        const [sign, chip] = [one, one.closest(".chip")].map((each) => each.getBoundingClientRect());
        return sign.left < chip.left - 1 || sign.right > chip.right + 1;
    }).map((one) => one.closest(".chip").ariaLabel)"""
#: Parts of the table that are too narrow for what is in them.
SPILLS = """() => [...document.querySelectorAll(".middle, .middle .row, .mine, .mine section, .other, .news")]
    .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""
#: Buttons on the map whose middle lies under another one.
COVERED = """() => [...document.querySelectorAll(".spot:not(.spot--beneath)")].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== one;
    }).map((one) => one.dataset.id)"""


@pytest.fixture
def begin(address: str) -> Callable[..., list[str]]:
    """Begins a match, and gives the tokens of its seats."""

    def create(seats: int, opponent: str = "bot", **settings: Any) -> list[str]:
        wanted = {"game": "faeriell", "seats": seats, "opponent": opponent, "bot": "random", "settings": settings}
        answer = httpx.post(f"{address}/api/matches", json=wanted, timeout=20)
        assert answer.status_code == 201, answer.text
        tokens: list[str] = answer.json()["tokens"]
        return tokens

    return create


def view_of(address: str, token: str) -> dict[str, Any]:
    """What a seat sees, as data."""
    answer = httpx.get(f"{address}/api/position", headers={"authorization": f"Bearer {token}"}, timeout=20)
    view: dict[str, Any] = answer.json()["view"]
    return view


def play_until(person: Person, chance: Random, there: Callable[[Page], bool]) -> None:
    """Click on what is offered until the page is as wanted, or the game over."""
    for _ in range(FOREVER):
        if person.wait_for_turn() == "over" or there(person.page):
            return
        person.move(chance)
    raise AssertionError("the game does not end")


# Whole games ----------------------------------------------------------------------------------------------------------


def test_a_whole_game_for_two_by_clicks(come: Come, begin: Callable[..., list[str]]) -> None:
    person = come(reduced_motion="reduce")
    person.sit_at(begin(2)[0])
    play_until(person, Random(1), lambda page: False)
    assert person.turn == "over"
    expect(person.page.locator(".places li")).to_have_count(2)
    expect(person.page.locator(".ending p")).not_to_be_empty()


def test_a_whole_solo_game_by_clicks(come: Come, begin: Callable[..., list[str]]) -> None:
    person = come(reduced_motion="reduce")
    person.sit_at(begin(1, mode="solo")[0])
    expect(person.page.locator(".banner--team")).to_be_visible()
    expect(person.page.locator(".others")).to_have_count(0)
    play_until(person, Random(2), lambda page: False)
    assert person.turn == "over"


def test_four_browsers(come: Come, begin: Callable[..., list[str]], address: str) -> None:
    chance, tokens = Random(3), begin(4, "friend")
    people = [come(reduced_motion="reduce") for _ in tokens]
    for number, (person, token) in enumerate(zip(people, tokens, strict=True)):
        person.sit_at(token, f"Person {number}")
    for _ in range(A_FEW):
        turns = [person.turn for person in people]
        if "over" in turns:
            break
        (player,) = [person for person, turn in zip(people, turns, strict=True) if turn == "mine"]
        player.move(chance)
        # All see the same position, without asking for it.
        for person in people:
            expect(person.form).to_have_attribute("data-seq", player.seq)
    for number, person in enumerate(people):
        expect(person.page.locator(".mine")).to_be_visible()
        expect(person.page.locator(".other")).to_have_count(3)
        assert_nothing_hidden_is_shown(person, view_of(address, tokens[number]))


def assert_nothing_hidden_is_shown(person: Person, view: dict[str, Any]) -> None:
    """Of the others' cards the page has those alone that everybody has seen."""
    page = person.page
    seen = sum(len(seat["cards"]) for seat in view["table"]["seats"] if seat["player"] != view["seat"])
    assert page.locator(".other .essences .card").count() == seen
    assert page.locator(".other [data-id^=c]").count() == 0
    assert page.locator(".other .quest:not(.quest--back)").count() == 0


def test_own_cards_are_seen_by_their_owner_only(come: Come, begin: Callable[..., list[str]]) -> None:
    tokens = begin(2, "friend")
    anna, bruno = come(reduced_motion="reduce"), come(reduced_motion="reduce")
    anna.sit_at(tokens[0], "Anna")
    bruno.sit_at(tokens[1], "Bruno")
    chance = Random(4)
    # The first Essences are drawn in the setup, and nothing has been revealed yet.
    for _ in range(FOREVER):
        if anna.page.locator(".mine .card[data-id]").count() and bruno.page.locator(".mine .card[data-id]").count():
            break
        player = anna if anna.turn == "mine" else bruno
        player.move(chance)
        expect(anna.form).to_have_attribute("data-seq", player.seq)
        expect(bruno.form).to_have_attribute("data-seq", player.seq)
    for person in (anna, bruno):
        assert person.page.locator(".other .essences .card").count() == 0
        assert person.page.locator(".other .in-short .count:not(.none)").count() > 0


def test_who_looks_on_sees_the_table_and_no_cards(come: Come, address: str) -> None:
    wanted = {"game": "faeriell", "seats": 2, "opponent": "friend"}
    created = httpx.post(f"{address}/api/matches", json=wanted, timeout=20).json()
    watcher = come(reduced_motion="reduce")
    watcher.sit_at(created["watch"])
    expect(watcher.page.locator(".map svg").first).to_be_visible()
    expect(watcher.page.locator(".mine")).to_be_visible()
    expect(watcher.page.locator("#frame .lit")).to_have_count(0)
    expect(watcher.page.locator("#frame [data-id^=c]")).to_have_count(0)


def test_what_others_have_changed_is_marked(come: Come, begin: Callable[..., list[str]]) -> None:
    person, chance = come(reduced_motion="reduce"), Random(10)
    person.sit_at(begin(2)[0])
    play_until(person, chance, lambda page: page.locator("[data-watch].changed").count() > 0)
    assert person.page.locator("[data-watch].changed").count() > 0
    person.move(chance)
    if person.turn == "mine":  # nobody else has done anything since
        expect(person.page.locator(".changed")).to_have_count(0)


# What is in sight -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(4, {}), (2, {}), (4, {"scenario": "first_game"}), (3, {"mode": "coop", "shadows": "yes", "drifter": "yes"})],
)
def test_everything_is_in_sight(
    come: Come, begin: Callable[..., list[str]], seats: int, settings: dict[str, str]
) -> None:
    person, chance = come(reduced_motion="reduce"), Random(5)
    person.sit_at(begin(seats, **settings)[0])
    for _ in range(A_FEW // 3):
        if person.wait_for_turn() == "over":
            break
        assert person.page.evaluate(PAGE_SIZE) == [1280, 800]
        assert person.page.evaluate(OUT_OF_SIGHT) == []
        assert person.page.evaluate(OVERLAPS) == []
        assert person.page.evaluate(COVERED) == []
        assert person.page.evaluate(STICKS_OUT) == []
        assert person.page.evaluate(SPILLS) == []
        person.move(chance)


def test_on_a_phone(come: Come, begin: Callable[..., list[str]]) -> None:
    person, chance = come(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"), Random(6)
    person.sit_at(begin(3)[0])
    page = person.page
    for _ in range(8):
        if person.wait_for_turn() == "over":
            break
        person.move(chance)
    person.wait_for_turn()
    person.look_away()
    for tab in ("mine", "middle", "others", "log"):
        page.locator(f".tab--{tab}").tap()
        assert page.evaluate(PAGE_SIZE) == [390, 844]
        assert page.evaluate(TOO_SMALL) == []
    page.locator(".tab--map").tap()
    page.locator(".zoom").tap()
    assert page.evaluate(PAGE_SIZE) == [390, 844]
    assert page.evaluate(TOO_SMALL) == []
    assert page.locator(".map-scroll").evaluate("(one) => one.scrollWidth > 2 * one.clientWidth")


# Pieces ---------------------------------------------------------------------------------------------------------------


def test_a_lit_piece_of_the_map_by_its_button_and_by_its_picture(come: Come, begin: Callable[..., list[str]]) -> None:
    person = come(reduced_motion="reduce")
    person.sit_at(begin(2)[0])
    page = person.page
    person.wait_for_turn()
    lit = page.locator(".spot--region.lit").first
    piece = lit.get_attribute("data-id")
    assert page.locator(f'.map [data-piece="{piece}"][data-lit]').count() == 1
    assert page.locator(".map .glow").count() == page.locator(".spot--region.lit").count()
    seq = person.seq
    page.locator(f'.map [data-piece="{piece}"]').dispatch_event("click")
    person.wait_after(seq)


def test_why_not(come: Come, begin: Callable[..., list[str]]) -> None:
    person = come(reduced_motion="reduce")
    person.sit_at(begin(2)[0])
    person.wait_for_turn()
    seq = person.seq
    assert person.why_not(person.page.locator(".spot--guardian:not(.lit)").first)
    assert person.seq == seq


def test_a_piece_explains_itself(come: Come, begin: Callable[..., list[str]]) -> None:
    person = come(reduced_motion="reduce")
    person.sit_at(begin(2)[0])
    person.page.locator(".perks .chip").first.hover()
    expect(person.page.locator("#preview")).to_be_visible()
    expect(person.page.locator("#preview h2")).not_to_be_empty()


def test_the_harvest_shows_what_each_stop_gives(come: Come, begin: Callable[..., list[str]]) -> None:
    person, chance = come(reduced_motion="reduce"), Random(7)
    stops = person.page.locator(".harvest .stop.lit")
    for _ in range(10):  # chance may end a game before anybody has harvested
        person.sit_at(begin(2)[0])
        play_until(person, chance, lambda page: stops.count() > 0)
        if stops.count():
            break
    assert person.page.locator(".harvest tbody tr").count() == stops.count()
    assert person.page.locator(".harvest tbody tr").first.locator("td").count() == 2
    seq = person.seq
    stops.first.click()
    person.wait_after(seq)


def test_a_tip_in_the_starting_scenario(come: Come, begin: Callable[..., list[str]]) -> None:
    person, chance = come(reduced_motion="reduce"), Random(8)
    person.sit_at(begin(4, scenario="first_game")[0])
    tip = person.page.locator(".tip")
    for _ in range(FOREVER):
        person.wait_for_turn()
        if tip.count():
            break
        phase = person.page.locator("[data-id=f0].lit")
        seq = person.seq
        if phase.count():
            phase.click()
            person.wait_after(seq)
        else:
            person.move(chance)
    expect(tip).to_contain_text("FAE-START-1")


def test_without_script_every_action_is_a_plain_button(come: Come, begin: Callable[..., list[str]]) -> None:
    person, chance = come(java_script_enabled=False), Random(9)
    person.sit_at(begin(1, mode="solo")[0])
    page = person.page
    for _ in range(A_FEW // 2):
        if person.turn == "over":
            break
        seq = person.seq
        choices = person.choices()
        assert choices, f"nothing to click on: {person.question}"
        chance.choice(choices).click()
        if person.seq == seq:  # a piece with several actions: they are answers now
            chance.choice(page.locator(".answers button").all()).click()
        assert person.seq != seq
