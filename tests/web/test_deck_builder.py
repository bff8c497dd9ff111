"""A deck built in a browser, from nothing to the first turn with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tavola.games.altered import GAME
from tavola.kernel.collection import Deck
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
COLLECTION = GAME.collection()
LYRA = next(deck for deck in COLLECTION.house_decks() if deck.name == "lyra")
NEVENKA, SKALD, HATHOR = "ALT_CORE_B_LY_01_C", "ALT_CORE_B_LY_08_C", "ALT_CORE_B_LY_07_C"


def address(deck: Deck) -> str:
    return f"/decks/altered/build?deck={COLLECTION.code(deck)}"


def state(page: Page) -> Locator:
    return page.locator("#deck .legal")


def deck_line(page: Page, reference: str) -> Locator:
    return page.locator(f"#line-{reference}")


def test_from_nothing_over_a_fault_to_the_first_turn(come: Come) -> None:
    person = come()
    page = person.page
    page.goto("/?game=altered")
    page.get_by_role("link", name="Build a deck").click()
    expect(state(page)).to_contain_text("Begin with a Hero")
    page.get_by_role("button", name="One more: Nevenka & Blotch").click()
    expect(deck_line(page, NEVENKA)).to_be_visible()
    wanted = {one: count for one, count in LYRA.counts.items() if one not in (NEVENKA, SKALD)}
    page.goto(address(Deck({NEVENKA: 1, **wanted})))
    page.locator("#search").fill("lyra skald")
    expect(page.locator("#found")).to_have_text("2 cards")  # its prints of this faction
    add = page.locator(f"#add-{SKALD}")
    for _ in range(4):  # quickly: each press counts
        add.click()
    expect(deck_line(page, SKALD)).to_contain_text("Lyra Skald is there 4 times")
    expect(deck_line(page, SKALD).get_by_role("link", name="ALT-DECK-03")).to_be_visible()
    expect(page.locator("#said")).to_contain_text(
        "Lyra Skald (common): 4 in the deck. New: Lyra Skald is there 4 times"
    )
    expect(page.get_by_role("link", name="Play with this deck")).to_have_count(0)
    expect(add).to_be_focused()
    page.locator(f"#take-{SKALD}").click()
    expect(state(page)).to_contain_text("39 cards and a Hero Legal in Constructed")
    expect(page.locator("#said")).to_contain_text("The deck is legal now.")
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.locator(".brought")).to_contain_text("You bring: Nevenka & Blotch")
    page.select_option("#bot", "random")
    page.locator(".go button").click()
    page.wait_for_selector("#frame form")
    person.wait_for_turn()
    expect(page.locator(".strip--mine .zone--hero")).to_contain_text("Nevenka & Blotch")


def test_who_picks_from_the_list_brings_no_deck_any_more(come: Come) -> None:
    page = come().page
    page.goto(f"/?game=altered&decks-0={COLLECTION.code(LYRA)}")
    expect(page.locator(".brought")).to_be_visible()
    page.select_option("#decks-0", "muna")
    expect(page.locator(".brought")).to_have_count(0)
    expect(page.locator("#decks-0-text")).to_have_value("")


def test_by_keyboard_alone_and_back_again(come: Come) -> None:
    page = come().page
    page.goto(address(Deck({NEVENKA: 1})))
    page.keyboard.press("/")
    page.keyboard.type("hathor")
    expect(page.locator("#found")).to_have_text("2 cards")
    page.locator(f"#card-{HATHOR} .tile-link").focus()
    page.keyboard.press("+")
    expect(page.locator("#said")).to_have_text("Hathor (common): 1 in the deck.")  # what is wrong is not new
    page.keyboard.press("+")
    expect(page.locator("#said")).to_have_text("Hathor (common): 2 in the deck.")
    page.keyboard.press("-")
    expect(page.locator("#said")).to_have_text("Hathor (common): 1 in the deck.")
    expect(page.locator(f"#card-{HATHOR} .tile-link")).to_be_focused()
    page.get_by_role("button", name="Take back").click()
    expect(deck_line(page, HATHOR).locator(".step-count")).to_have_text("2")
    page.keyboard.press("Control+z")
    expect(deck_line(page, HATHOR).locator(".step-count")).to_have_text("1")
    page.go_back()
    expect(deck_line(page, HATHOR)).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    assert COLLECTION.code(Deck({NEVENKA: 1})) in page.url


def test_the_list_of_the_deck_steps_too(come: Come) -> None:
    page = come(language="it").page
    page.goto(address(Deck({NEVENKA: 1, HATHOR: 1, SKALD: 1})))
    page.locator(f"#deck-add-{SKALD}").click()
    expect(deck_line(page, SKALD).locator(".step-count")).to_have_text("2")
    page.locator(f"#deck-take-{HATHOR}").click()
    expect(deck_line(page, HATHOR)).to_have_count(0)
    expect(page.locator(f"#deck-read-{SKALD}")).to_be_focused()  # pressing again takes nothing else out
    expect(state(page)).to_contain_text("Non ancora regolare")
    expect(page.locator("#said")).to_contain_text("Hathor (comune): 0 nel mazzo.")


def test_a_deck_is_kept_renamed_and_deleted(come: Come) -> None:
    page = come().page
    page.goto(address(LYRA))
    page.get_by_label("Name", exact=True).fill("Wanderers")
    page.get_by_label("Name", exact=True).press("Tab")
    page.wait_for_url("**name=Wanderers*")
    page.get_by_role("button", name="Keep in my decks").click()
    page.goto("/decks/altered")
    mine = page.locator("#mine")
    expect(mine.get_by_role("link", name="Look at it: Wanderers")).to_be_visible()
    mine.get_by_role("button", name="Rename: Wanderers").click()
    page.keyboard.type("Dancers")
    page.keyboard.press("Enter")
    page.reload()
    mine.get_by_role("link", name="Look at it: Dancers").click()
    expect(state(page)).to_contain_text("39 cards and a Hero Legal")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Dancers")
    page.goto("/decks/altered")
    mine.get_by_role("button", name="Delete: Dancers").click()
    mine.get_by_role("button", name="Delete it for good").click()
    expect(mine.get_by_text("Dancers")).to_have_count(0)
    mine.get_by_role("link", name="Go on with the deck that I was building").click()
    expect(state(page)).to_contain_text("39 cards and a Hero Legal")
    page.goto("/cards/altered/ALT_CORE_B_LY_07_C")
    page.get_by_role("link", name="Put it into the deck that I am building").click()
    expect(state(page)).to_contain_text("40 cards")


def test_no_deck_takes_the_name_of_another(come: Come) -> None:
    page = come().page
    for deck, name in ((LYRA, "Wanderers"), (Deck({NEVENKA: 1}), "Dancers")):
        page.goto(f"{address(deck)}&name={name}")
        page.locator("#keep").click()
    page.goto("/decks/altered")
    mine = page.locator("#mine")
    mine.get_by_role("button", name="Rename: Wanderers").click()
    page.keyboard.type("Dancers")
    page.keyboard.press("Enter")
    field = mine.get_by_label("Name of the deck")
    expect(field).to_be_focused()
    assert field.evaluate("field => field.validationMessage") == "Another of your decks has this name."
    page.keyboard.press("Escape")
    expect(mine.get_by_role("link", name="Look at it: Wanderers")).to_be_visible()
    expect(mine.get_by_role("link", name="Look at it: Dancers")).to_be_visible()


def test_a_deck_of_mine_is_seen_played_and_chosen(come: Come) -> None:
    person = come(language="it")
    page = person.page
    page.goto(f"{address(LYRA)}&name=Viandanti")
    page.locator("#keep").click()
    page.goto("/decks/altered")
    mine = page.locator("#mine")
    expect(mine.get_by_role("link", name="Nevenka & Blotch")).to_be_visible()
    expect(mine).to_contain_text("39 carte e un Eroe")
    mine.get_by_role("link", name="Giocaci: Viandanti").click()
    expect(page.locator(".brought")).to_contain_text("Porti: Viandanti: Nevenka & Blotch")
    page.goto("/?game=altered")
    group = page.locator("#decks-1 optgroup")
    expect(group).to_have_attribute("label", "I miei mazzi")
    assert group.locator("option").get_attribute("value") == COLLECTION.code(LYRA)
    page.select_option("#decks-0", label="Viandanti")
    page.locator("#decks-1-text").evaluate("field => { field.closest('details').open = true; field.value = 'niente'; }")
    page.locator(".go button").click()
    expect(page.locator("#decks-1-text")).to_be_focused()
    person.problems.clear()  # the browser notes that the answer was a 422
    expect(page.locator("#decks-0")).to_have_value(COLLECTION.code(LYRA))  # it is still chosen
    page.locator("#decks-1-text").fill("")
    page.select_option("#bot", "random")
    page.locator(".go button").click()
    expect(page.locator(".strip--mine .zone--hero")).to_contain_text("Nevenka & Blotch")


def test_a_list_of_which_something_is_left_out_goes_on_in_the_builder(come: Come) -> None:
    page = come().page
    page.goto("/decks/altered")
    page.get_by_label("As text").fill("# Half\n1 LY_01_C\n2 LY_08_C\n1 Kodama")
    page.get_by_role("button", name="Open in the builder").click()
    expect(page.locator("#refused")).to_contain_text('line 4: "1 Kodama" has the name of a card')
    expect(page.get_by_label("Name", exact=True)).to_have_value("Half")
    page.wait_for_url("**/decks/altered/build*")
    page.locator(f"#deck-add-{SKALD}").click()
    expect(deck_line(page, SKALD).locator(".step-count")).to_have_text("3")
    page.reload()
    expect(deck_line(page, SKALD).locator(".step-count")).to_have_text("3")


def test_without_a_script_every_step_is_a_page(come: Come) -> None:
    page = come(java_script_enabled=False).page
    page.goto("/decks/altered/build")
    page.get_by_role("button", name="One more: Nevenka & Blotch").click()
    page.locator("#search").fill("hathor")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("button", name="One more: Hathor").first.click()
    expect(deck_line(page, HATHOR).locator(".step-count")).to_have_text("1")
    expect(page.locator("#search")).to_have_value("hathor")
    page.select_option("#format", "limited")
    page.get_by_role("button", name="Use this name and format").click()
    expect(state(page)).to_contain_text("Not legal yet in Limited")
    deck_line(page, HATHOR).get_by_role("button", name="One less: Hathor").click()
    expect(deck_line(page, HATHOR)).to_have_count(0)


def test_on_a_phone_there_are_two_tabs_and_a_summary(come: Come) -> None:
    page = come(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark").page
    page.goto(address(COLLECTION.changed(LYRA, SKALD, 1)))
    expect(page.locator("#deck")).to_be_hidden()
    expect(page.locator("#summary")).to_contain_text("40 cards and a Hero not legal yet")
    page.locator(".builder-tabs label", has_text="Deck").tap()
    expect(page.locator(".builder-cards")).to_be_hidden()
    expect(deck_line(page, SKALD)).to_contain_text("ALT-DECK-03")
    assert page.evaluate(PAGE_SIZE)[0] == PHONE["width"]
    assert page.evaluate(TOO_SMALL) == []
    page.locator(f"#deck-take-{SKALD}").tap()
    expect(page.locator("#summary")).to_contain_text("39 cards and a Hero legal")
    expect(page.locator(".builder-cards")).to_be_hidden()
    page.reload()
    expect(page.locator(".builder-cards")).to_be_hidden()


def test_a_broken_address_is_told_in_the_page(come: Come) -> None:
    person = come(viewport=DESKTOP)
    person.page.goto("/decks/altered?deck=nonsense")
    expect(person.page.get_by_role("alert")).to_contain_text("The deck of this address cannot be read.")
    expect(state(person.page)).to_contain_text("Begin with a Hero")
    person.problems.clear()  # the browser notes that the answer was a 422


FULL = """() => {
    localStorage.__proto__.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
REFUSED = """() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
    document.execCommand = () => false;
}"""


def test_a_browser_that_keeps_nothing_is_told_of(come: Come) -> None:
    page = come().page
    page.goto(address(LYRA))
    page.evaluate(FULL)
    keeping = page.locator("#keep")
    keeping.click()
    expect(page.get_by_role("alert").filter(has_text="This browser has not kept it")).to_be_visible()
    expect(keeping).to_have_text("Keep in my decks")


def test_a_deck_that_could_not_be_renamed_or_deleted_says_so(come: Come) -> None:
    page = come().page
    page.goto(f"{address(LYRA)}&name=Wanderers")
    page.locator("#keep").click()
    page.goto("/decks/altered")
    page.evaluate(FULL)
    mine = page.locator("#mine")
    mine.get_by_role("button", name="Delete: Wanderers").click()
    mine.get_by_role("button", name="Delete it for good").click()
    expect(mine.get_by_text("This browser keeps nothing")).to_be_visible()
    expect(mine.get_by_role("link", name="Look at it: Wanderers")).to_be_visible()


def test_a_clipboard_that_refuses_is_told_of(come: Come) -> None:
    page = come().page
    page.goto(address(LYRA))
    page.evaluate(REFUSED)
    page.get_by_text("Hand it on").click()
    page.locator("[data-copy=code-field]").click()
    told = page.get_by_role("alert").filter(has_text="The browser did not copy it")
    expect(told).to_have_count(1)
    expect(page.locator("[data-copy=code-field]")).to_have_text("Copy")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.resolve(); }")
    page.locator("[data-copy=code-field]").click()
    expect(page.locator("[data-copy=code-field]")).to_have_text("Copied")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("status", [500, 404, 422])
def test_a_deck_of_mine_that_cannot_be_looked_at_says_so(come: Come, status: int) -> None:
    person = come()
    page = person.page
    page.goto(f"{address(LYRA)}&name=Wanderers")
    page.locator("#keep").click()
    page.route("**/glance?*", lambda route: route.fulfill(status=status, body="<h1>Something went wrong</h1>"))
    page.goto("/decks/altered")
    mine = page.locator("#mine")
    expect(mine.get_by_text("This deck cannot be shown just now.")).to_be_visible()
    expect(mine.get_by_text("Something went wrong")).to_have_count(0)
    expect(mine.get_by_role("button", name="Rename: Wanderers")).to_be_visible()
    person.problems.clear()  # the browser notes the answer
