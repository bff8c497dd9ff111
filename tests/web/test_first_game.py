"""What somebody needs who plays for the first time: in the lobby what a game is, at the table what one does first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import DESKTOP, PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def sit(page: Page, game: str, bot: str = "random") -> None:
    page.goto(f"/?game={game}")
    page.select_option("#bot", bot)
    page.locator(".go button").click()
    page.wait_for_selector("#sound")


@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        ("altered", "en", "for two, about half an hour"),
        ("altered", "it", "per due, circa mezz'ora"),
        ("hara", "en", "for one to four"),
        ("hara", "it", "da uno a quattro"),
        ("faeriell", "en", "for one to four"),
        ("faeriell", "it", "da uno a quattro"),
    ],
)
def test_the_lobby_says_what_a_game_is(come: Come, game: str, language: str, told: str) -> None:
    page = come(language=language).page
    page.goto(f"/?game={game}")
    expect(page.locator(".lobby .about")).to_contain_text(told)


def test_seats_are_called_as_at_the_table(come: Come) -> None:
    page = come().page
    page.goto("/?game=altered")
    label = page.locator("label[for=decks-1]")
    expect(label).to_have_text("Bot (Medium)", use_inner_text=True)
    page.select_option("#bot", "hard")
    expect(label).to_have_text("Bot (Hard)", use_inner_text=True)
    page.locator("input[value=friend]").check(force=True)
    expect(label).to_have_text("Your friend", use_inner_text=True)
    page.locator("input[value=hotseat]").check(force=True)
    expect(label).to_have_text("Player 2", use_inner_text=True)


def test_seats_of_a_larger_table_have_their_numbers_and_who_takes_each(come: Come) -> None:
    page = come(language="it").page
    page.goto("/?game=hara")
    page.locator("input[name=seats][value='3']").check(force=True)
    labels = page.locator("label[for=champion-1], label[for=champion-2]")
    expect(labels).to_have_text(["Giocatore 2 · Bot (Medio)", "Giocatore 3 · Bot (Medio)"], use_inner_text=True)
    page.locator("input[value=mixed]").check(force=True)
    page.select_option("#who-1", "hard")
    page.select_option("#who-2", "friend")
    expect(labels).to_have_text(["Giocatore 2 · Bot (Difficile)", "Giocatore 3 · Il tuo amico"], use_inner_text=True)
    page.locator("input[value=hotseat]").check(force=True)
    expect(labels).to_have_text(["Giocatore 2", "Giocatore 3"], use_inner_text=True)


def test_without_its_script_a_seat_is_still_no_number_only(come: Come) -> None:
    page = come(java_script_enabled=False).page
    page.goto("/?game=altered")
    expect(page.locator("label[for=decks-1]")).to_have_text("Bot", use_inner_text=True)


def test_cards_are_offered_once(come: Come) -> None:
    page = come().page
    page.goto("/?game=altered")
    expect(page.get_by_role("link", name="Browse the cards")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "it"])
def test_on_a_telephone_sitting_down_has_a_bar_of_its_own(come: Come, language: str) -> None:
    page = come(viewport=PHONE, language=language).page
    page.goto("/?game=faeriell")
    bar = page.locator(".go")
    expect(bar).to_be_in_viewport(ratio=1)
    assert bar.evaluate("one => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
    box = bar.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
    # What the keyboard goes to does not stop beneath it.
    for field in page.locator("select:visible").all():
        field.focus()
        place = field.bounding_box()
        bar_now = bar.bounding_box()
        assert place is not None
        assert bar_now is not None
        assert place["y"] + place["height"] <= bar_now["y"] + 1


@pytest.mark.parametrize(
    ("game", "first", "told"),
    [
        ("altered", "Turn the three cards", "Play a Character"),
        ("hara", "You have three Activations a turn", "You have three Activations a turn"),
        ("faeriell", "Settle where the terrains differ", "A Chieftain makes Beacons cheaper"),
    ],
)
def test_a_first_game_is_told_what_to_do(come: Come, game: str, first: str, told: str) -> None:
    page = come().page
    sit(page, game)
    hint = page.locator("#first-game")
    expect(hint).to_contain_text(first)
    expect(hint.locator("p").first).to_be_visible()
    expect(hint).to_contain_text(told if game != "altered" else first)


def test_it_stays_as_it_was_left_and_goes_when_it_is_sent_away(come: Come) -> None:
    person = come()
    page = person.page
    sit(page, "altered")
    hint = page.locator("#first-game")
    expect(hint).to_have_attribute("open", "")
    person.wait_for_turn()
    for folded in (False, True):
        if folded:
            hint.locator("summary").click()
        seq = person.seq
        page.locator(".hand .lit").first.click()
        person.wait_after(seq)
        expect(hint.locator("p").first).to_be_visible(visible=not folded)
    page.get_by_role("button", name="Do not show this again").click()
    expect(hint).to_be_hidden()
    sit(page, "altered")
    expect(page.locator("#first-game")).to_be_hidden()
    sit(page, "hara")  # which is another game to learn
    expect(page.locator("#first-game")).to_be_visible()


@pytest.mark.parametrize("game", ["altered", "hara", "faeriell"])
def test_on_a_telephone_it_is_folded_up(come: Come, game: str) -> None:
    page = come(viewport=PHONE).page
    sit(page, game)
    hint = page.locator("#first-game")
    expect(hint.locator("summary")).to_be_visible()
    expect(hint.locator("p").first).to_be_hidden()
    assert [one for one in page.evaluate(TOO_SMALL) if "spot" not in one] == []
    hint.locator("summary").click()
    expect(hint.locator("p").first).to_be_visible()
    assert page.evaluate(PAGE_SIZE) == [PHONE["width"], PHONE["height"]]
    expect(page.locator("#question")).to_be_in_viewport()
    page.get_by_role("button", name="Do not show this again").click()
    expect(hint).to_be_hidden()


def test_who_looks_on_is_told_nothing_to_do(come: Come) -> None:
    page = come(viewport=DESKTOP).page
    page.goto("/?game=altered")
    page.locator("input[value=friend]").check(force=True)
    page.locator(".go button").click()
    watch = page.get_by_label("For somebody who only looks on").input_value()
    expect(page.locator("#first-game")).to_be_visible()
    page.goto(watch)
    page.wait_for_selector("#sound")
    expect(page.locator("#first-game")).to_have_count(0)
