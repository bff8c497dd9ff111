"""People play whole games in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]

#: More moves than any game has.
FOREVER = 600


def test_a_whole_game_against_a_bot_by_clicks_only(come: Come) -> None:
    person, chance = come(), Random(1)
    person.sit_down()
    for _ in range(FOREVER):
        if person.wait_for_turn() == "over":
            break
        person.move(chance)
    assert person.turn == "over"
    assert "won" in person.question or "lost" in person.question
    with person.page.expect_download() as replay:
        person.page.get_by_role("link", name="Replay").click()
    assert replay.value.suggested_filename.endswith(".tavola.json")


def test_two_browsers_against_each_other(come: Come) -> None:
    anna, bruno, chance = come(reduced_motion="reduce"), come(reduced_motion="reduce"), Random(2)
    anna.sit_down("friend")
    link = anna.page.get_by_label("Send this secret link").input_value()
    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_label("Send this secret link")).to_have_count(0)
    for _ in range(60):
        player = anna if anna.turn == "mine" else bruno
        if player.wait_for_turn() == "over":
            break
        player.move(chance)
        # Both see the same position, without asking for it.
        expect(anna.form).to_have_attribute("data-seq", player.seq)
        expect(bruno.form).to_have_attribute("data-seq", player.seq)
    hidden = [card.get_attribute("data-id") or "" for card in anna.page.locator(".hand .card").all()]
    text = bruno.page.content()
    assert not [one for one in hidden if f'"{one}"' in text]


def test_taking_back_needs_consent_once_the_turn_has_passed(come: Come) -> None:
    anna, bruno = come(), come()
    anna.sit_down("friend")
    bruno.page.goto(anna.page.get_by_label("Send this secret link").input_value())
    bruno.page.get_by_role("button", name="Sit down").click()
    bruno.page.wait_for_selector("#frame form")
    first, second = (anna, bruno) if anna.turn == "mine" else (bruno, anna)
    for _ in range(3):  # the cards that become Mana Orbs
        first.move(Random(0))
    expect(first.form).to_have_attribute("data-turn", "theirs")
    first.page.get_by_role("button", name="Ask to take back").click()
    second.page.get_by_role("button", name="Allow").click()
    expect(first.form).to_have_attribute("data-turn", "mine")
    expect(second.form).to_have_attribute("data-turn", "theirs")


def begin_a_chain(person: Person, chance: Random) -> None:
    """Play until a card is on its way and the table asks for its Expedition."""
    for _ in range(FOREVER):
        assert person.wait_for_turn() == "mine", "the game ended before"
        person.move(chance)
        if person.turn == "mine" and person.page.locator(".choose").count():
            return
    raise AssertionError("no card was ever played")


def test_reload_in_mid_turn(come: Come) -> None:
    person = come()
    person.sit_down()
    begin_a_chain(person, Random(3))
    seq, question = person.seq, person.question
    person.page.reload()
    assert (person.seq, person.question) == (seq, question)
    person.page.locator(".choose").first.click()
    person.wait_after(seq)


def test_a_chain_is_taken_back(come: Come) -> None:
    person = come()
    person.sit_down()
    begin_a_chain(person, Random(4))
    person.page.get_by_role("button", name="Take back").click()
    expect(person.page.locator(".choose")).to_have_count(0)
    assert person.turn == "mine"


def test_a_card_is_dragged_to_its_place(come: Come) -> None:
    person, chance = come(), Random(10)
    person.sit_down()
    cards = person.page.locator(".hand .card.is-character.lit")
    for _ in range(FOREVER):
        person.wait_for_turn()
        if person.page.locator("[data-verb=pass]").count() and cards.count():
            break
        person.move(chance)
    name = cards.first.locator(".card-name").inner_text()
    place = person.page.locator(".expeditions--mine .expedition").first
    cards.first.drag_to(place)
    expect(place.locator(".card-name", has_text=name).first).to_be_visible()


def test_a_game_by_keyboard_only(come: Come) -> None:
    person = come()
    person.sit_down()
    page = person.page
    for number in range(FOREVER):
        if person.wait_for_turn() == "over":
            break
        seq = person.seq
        if page.locator(".answers button[data-verb=pass]").count() and number % 3 == 0:
            page.keyboard.press("p")
            expect(page.locator("#toast")).to_contain_text("Press P again")
            assert person.seq == seq, "one press passes by mistake"
            page.keyboard.press("p")
        else:
            tab_to_something(person)
            page.keyboard.press("Enter")
            if page.locator("#menu:popover-open").count():
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
            if page.locator("#sure[open]").count():
                page.keyboard.press("Tab")  # from "Not yet" to "Do it"
                page.keyboard.press("Enter")
        person.wait_after(seq)
    assert person.turn == "over"


def test_what_cannot_be_taken_back_asks_first(come: Come) -> None:
    person, chance = come(), Random(11)
    person.sit_down()
    page = person.page
    final = page.locator(".answers button[data-verb=pass][data-final]")
    for _ in range(FOREVER):
        if person.wait_for_turn() != "mine":
            # Chance may end a game before it comes to that; then another one is begun.
            person.sit_down()
            continue
        if final.count():
            break
        person.move(chance)
    seq = person.seq
    final.click()
    asked = page.get_by_role("dialog", name="This cannot be taken back.")
    expect(asked).to_contain_text("Pass")
    page.keyboard.press("Enter")  # the safe answer has the focus
    expect(asked).to_be_hidden()
    assert person.seq == seq
    final.click()
    asked.get_by_role("button", name="Do it").click()
    person.wait_after(seq)


def tab_to_something(person: Person) -> None:
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.matches('.lit[name], .answers button')"):
            return
    raise AssertionError(f"the keyboard reaches no answer: {person.question}")


def test_arrows_and_letters(come: Come) -> None:
    person = come()
    person.sit_down()
    person.wait_for_turn()
    page = person.page
    page.locator(".hand .card").first.focus()
    first = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.id")
    assert second not in (None, first)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.id") == first
    page.keyboard.press("?")
    expect(page.locator("#preview")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#preview")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="How this table works")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.id") == "log"


def test_why_not_names_the_rule(come: Come) -> None:
    person = come()
    person.sit_down()
    person.wait_for_turn()
    said = person.why_not(person.page.locator(".zone--hero .card:not(.lit)").first)
    assert re.search(r"ALT-[A-Z0-9-]+", said)
    link = person.page.locator("#toast a").get_attribute("href")
    assert link
    person.page.goto(link)
    assert person.page.locator(".rule:target").count() == 1


def test_the_screen_is_handed_over(come: Come) -> None:
    person, chance = come(reduced_motion="reduce"), Random(5)
    person.sit_down("hotseat")
    page = person.page
    handed = 0
    for _ in range(40):
        if page.locator("#take-over").count():
            assert page.locator(".card").count() == 0, "a card is seen while the screen changes hands"
            page.locator("#take-over").click()
            handed += 1
            continue
        if person.turn == "over":
            break
        assert person.turn == "mine"
        seq = person.seq
        chance.choice(person.choices()).click()
        person._finish(chance)
        page.wait_for_selector(f'#take-over, #frame form:not([data-seq="{seq}"])')
    assert handed > 2


def test_the_preview_tells_rules(come: Come) -> None:
    person = come()
    person.sit_down()
    person.wait_for_turn()
    card = person.page.locator(".hand .card").first
    card.hover()
    preview = person.page.locator("#preview")
    expect(preview).to_be_visible()
    expect(preview.locator("h2")).to_have_text(card.locator(".card-name").inner_text())


def test_without_a_script(come: Come) -> None:
    person, chance = come(java_script_enabled=False), Random(6)
    person.sit_down()
    for _ in range(12):
        if person.turn != "mine":
            person.page.reload()
            continue
        seq = person.seq
        chance.choice(person.choices()).click()
        if "ask=" in person.page.url:
            person.page.locator(".answers button").first.click()
        assert person.seq != seq
    person.page.locator(".zone--hero .card:not(.lit)").last.click()
    expect(person.page.locator("#toast")).to_contain_text("ALT-")
