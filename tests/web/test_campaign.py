"""A campaign in the browser: a match, what the winner unlocks and chooses, the next match, and the profile's page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
FILE = {"form": 1, "unlocked": {"shells": [{"word": "shore/red", "time": "2020-02-02T00:00:00Z"}]}}


def open_match(person: Person, opponent: str, game: str = "shells", name: str = "Anna") -> Page:
    """Sit down at a match of a tiny game, for two."""
    page = person.page
    page.goto(f"/?game={game}")
    page.locator("[name=seats][value='2']").check(force=True)
    page.locator(f"[name=opponent][value={opponent}]").check(force=True)
    page.get_by_label("Your name").fill(name)
    page.locator(".go button").click()
    page.wait_for_selector("#frame form, #take-over")
    return page


def link(page: Page, id: str) -> str:
    return page.locator(f"#{id}").input_value().rpartition("/")[2]


def take(person: Person, answer: str = "Take two") -> None:
    person.wait_for_turn()
    person.page.locator(".answers button", has_text=answer).click()


def play_to_the_end(come: Come, **settings: bool) -> tuple[Person, Person, Person]:
    """Anna, Bruno, who has won, and somebody who looks on."""
    anna, bruno, carla = come(**settings), come(**settings), come()
    page = open_match(anna, "friend")
    expect(page.locator(".whose")).to_have_text("Waiting for Player 2 to sit down")
    expect(page.locator("#question")).to_have_text("The match begins once everybody has sat down.")
    expect(page.locator(".answers button")).to_have_count(0)
    carla.sit_at(link(page, "watch"))
    bruno.sit_at(link(page, "invitation-1"), "Bruno")
    if not anna.scripted:
        page.reload()
    take(anna)
    if not bruno.scripted:
        bruno.page.reload()
    take(bruno)
    if not anna.scripted:
        page.reload()
    for person in (anna, bruno, carla):
        expect(person.form).to_have_attribute("data-turn", "over")
    return anna, bruno, carla


def test_the_winner_chooses_and_everybody_is_led_there(come: Come) -> None:
    anna, bruno, carla = play_to_the_end(come)
    expect(bruno.page.locator(".unlocked")).to_have_text("Unlocked for your campaign: A white shell")
    for other in (anna, carla):
        expect(other.page.locator(".after p")).to_have_text("Bruno may choose what follows:")
        expect(other.page.locator(".after li strong")).to_have_text(["Flood", "Calm"])
        expect(other.page.locator(".after button")).to_have_count(0)
        expect(other.page.get_by_role("button", name="Play again")).to_have_count(0)
        expect(other.page.locator(".unlocked")).to_have_count(0)
    flood = bruno.page.get_by_role("button", name="Flood")
    expect(flood).to_have_accessible_description("The sea comes in.")
    flood.focus()
    before = bruno.page.url
    bruno.page.keyboard.press("Enter")
    bruno.page.wait_for_url(lambda url: url != before)
    for other in (anna, carla):
        expect(other.page.locator("#status")).to_have_text("The next match has begun")
        other.page.get_by_role("link", name="Go to the next match").click()
        expect(other.form).to_have_attribute("data-turn", "mine" if other is anna else "theirs")
    # Bruno brings his shell: of five stones, two and two are taken, and the last one must be.
    take(anna)
    take(bruno)
    for person in (anna, bruno, carla):
        expect(person.form).to_have_attribute("data-turn", "over")
    expect(anna.page.locator(".unlocked")).to_have_text("Unlocked for your campaign: A red shell")
    anna.page.goto("/")
    anna.page.get_by_role("link", name="My campaign").click()
    expect(anna.page.locator(".unlocked strong")).to_have_text("A red shell")
    bruno.page.goto("/profile")
    expect(bruno.page.locator(".unlocked strong")).to_have_text("A white shell")


def test_all_of_it_works_without_a_script(come: Come) -> None:
    anna, bruno, _ = play_to_the_end(come, java_script_enabled=False)
    before = bruno.page.url
    bruno.page.get_by_role("button", name="Calm").click()
    bruno.page.wait_for_url(lambda url: url != before)
    anna.page.reload()
    anna.page.get_by_role("link", name="Go to the next match").click()
    expect(anna.page.locator(".whose")).to_have_text("Your turn")


def test_the_same_again_at_one_screen(come: Come) -> None:
    person = come()
    page = open_match(person, "hotseat", game="stones")
    while person.turn != "over":
        person.page.locator(".answers button").last.click()
        page.wait_for_selector("#take-over, #frame form[data-turn=over]")
        if page.locator("#take-over").count():
            page.locator("#take-over").click()
            page.wait_for_selector("#frame form")
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("#take-over, #frame form[data-turn=mine]")
    page.goto(before)
    expect(page.get_by_role("link", name="Go to the next match")).to_be_visible()


def load(page: Page, file: Path, button: str = "Load the file") -> None:
    page.goto("/profile")
    page.locator("#file").set_input_files(file)
    page.get_by_role("button", name=button).click()


def test_a_campaign_goes_to_another_browser_by_file_and_by_key(come: Come, tmp_path: Path) -> None:
    file = tmp_path / "tavola-profile.json"
    file.write_text(json.dumps(FILE), encoding="utf-8")
    first, second, third = (come().page for _ in range(3))
    first.goto("/profile")
    expect(first.get_by_text("Nothing is unlocked yet.")).to_be_visible()
    load(first, file)
    expect(first.locator(".unlocked")).to_contain_text("February 2, 2020")
    with first.expect_download() as download:
        first.get_by_role("link", name="Save to a file").click()
    assert download.value.suggested_filename == file.name
    load(second, Path(download.value.path()))
    expect(second.locator(".unlocked strong")).to_have_text("A red shell")
    expect(first.locator("#own-key")).to_be_hidden()
    first.get_by_text("Show the key of this campaign").click()
    key = first.locator("#own-key").input_value()
    third.goto("/profile")
    third.get_by_label("The key of a campaign from elsewhere").fill(key)
    third.keyboard.press("Enter")
    expect(third.locator(".unlocked strong")).to_have_text("A red shell")
    assert third.locator("#own-key").input_value() == key
    assert second.locator("#own-key").input_value() != key
    assert first.evaluate("document.cookie") == ""


def test_what_is_wrong_is_said_at_its_field(come: Come, tmp_path: Path) -> None:
    person = come(language="it")
    page = person.page
    file = tmp_path / "tavola-profile.json"
    file.write_text('{"form": 3, "unlocked": {}}', encoding="utf-8")
    load(page, file, "Carica il file")
    said = "form: questo file ha la forma 3, e qui si legge solo la forma 1."
    expect(page.locator("#file")).to_have_accessible_description(said)
    expect(page.locator("#wrong-file")).to_have_text(said)
    page.locator("#key").fill("di qualcun altro")
    page.get_by_role("button", name="Usa questa chiave").click()
    expect(page.locator("#key")).to_have_accessible_description(
        "Nessuna campagna ha questa chiave. Controlla di averla copiata per intero."
    )
    # That the answers were refusals is no fault of the page.
    person.problems = [problem for problem in person.problems if "422" not in problem and "404" not in problem]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_telephone(come: Come, tmp_path: Path, theme: str) -> None:
    file = tmp_path / "tavola-profile.json"
    file.write_text(json.dumps(FILE), encoding="utf-8")
    person = come(language="it", viewport=PHONE, color_scheme=theme)
    page = person.page
    load(page, file, "Carica il file")
    page.get_by_text("Mostra la chiave di questa campagna").click()
    assert page.evaluate(PAGE_SIZE)[0] == PHONE["width"]
    assert page.evaluate(TOO_SMALL) == []
