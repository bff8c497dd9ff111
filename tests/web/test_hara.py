"""People play Champions of Hara in real browsers: against a bot, two of them together, one alone, and a Story Arc."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Page, expect

from tests.games.hara.scene import Scene
from tests.web.person import PHONE, Person
from tests.web.seen import PAGE_SIZE, TOO_SMALL
from tests.web.staged import Staged

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
Begin = Callable[..., list[str]]

#: More moves than any game has.
FOREVER = 3000
#: How many moves show that a table works where the whole game is played elsewhere.
A_FEW = 30


@pytest.fixture
def begin(address: str) -> Begin:
    """Begins a match, and gives the tokens of its seats."""

    def create(seats: int, opponent: str = "bot", bot: str = "random", **settings: Any) -> list[str]:
        wanted = {"game": "hara", "seats": seats, "opponent": opponent, "bot": bot, "settings": settings}
        answer = httpx.post(f"{address}/api/matches", json=wanted, timeout=20)
        assert answer.status_code == 201, answer.text
        tokens: list[str] = answer.json()["tokens"]
        return tokens

    return create


@pytest.fixture
def arrive(guest: Come, staged: Staged) -> Come:
    """Somebody at the first seat of a table that stands as a scene does, or in the lobby of that server."""

    def arrive(scene: Scene | None = None, **settings: Any) -> Person:
        person = guest(**settings)
        if scene is not None:
            # Friends would have to sit down first, all of them: they may bring unlocked cards.
            path, *_ = staged.show(scene.state, "hotseat", "hara", scene.state.seats)
            person.sit_at(path.rpartition("/")[2])
        return person

    return arrive


def hurry(person: Person, chance: Random) -> None:
    """Do what is lit now and then, but rather give the first answer, which ends the turn soonest."""
    answers = person.page.locator(".answers button:visible")
    if not answers.count() or chance.random() < 0.3:
        person.move(chance)
        return
    person.look_away()
    seq = person.seq
    answers.first.click()
    sure = person.page.locator("#sure[open] button[value=yes]")
    if sure.count():
        sure.click()
    person.wait_after(seq)


def play_to_the_end(person: Person, chance: Random) -> None:
    for _ in range(FOREVER):
        if person.wait_for_turn() == "over":
            return
        hurry(person, chance)
    raise AssertionError("the game does not end")


# Whole games ----------------------------------------------------------------------------------------------------------


def test_a_whole_arena_by_clicks(come: Come, begin: Begin) -> None:
    person = come(reduced_motion="reduce")
    person.sit_at(begin(2, bot="greedy", mode="intro")[0])
    expect(person.page.locator(".scenario")).to_contain_text("Introductory Arena")
    play_to_the_end(person, Random(1))
    expect(person.page.locator(".places li")).to_have_count(2)
    expect(person.page.locator(".ending > p")).not_to_be_empty()


@pytest.mark.rule("HARA-SOLO-01")
def test_a_whole_solo_scenario_by_clicks(come: Come, begin: Begin) -> None:
    person = come(reduced_motion="reduce")
    person.sit_at(begin(1, mode="s03", champion=["kaoru"])[0])
    expect(person.page.locator(".scenario")).to_contain_text("The Making Of A Man")
    expect(person.page.locator(".others")).to_have_count(0)
    play_to_the_end(person, Random(2))
    expect(person.page.locator(".places li")).to_have_count(1)


def test_a_scenario_in_two_browsers(come: Come, begin: Begin) -> None:
    chance, tokens = Random(3), begin(2, "friend", mode="s02")
    people = [come(reduced_motion="reduce") for _ in tokens]
    for number, (person, token) in enumerate(zip(people, tokens, strict=True)):
        person.sit_at(token, f"Person {number}")
    people[0].page.reload()  # who came first sees that all are there
    for person in people:
        person.page.wait_for_selector("#frame form:not(:has(.guests))")
    for _ in range(A_FEW):
        turns = [person.turn for person in people]
        if "over" in turns:
            break
        (player,) = [person for person, turn in zip(people, turns, strict=True) if turn == "mine"]
        hurry(player, chance)
        # Both see the same position, without asking for it.
        for person in people:
            expect(person.form).to_have_attribute("data-seq", player.seq)
    for person in people:
        expect(person.page.locator(".corrupted")).to_have_count(1)
        expect(person.page.locator(".mine .quest")).to_have_count(1)
        expect(person.page.locator(".other")).to_have_count(1)


# A Story Arc ----------------------------------------------------------------------------------------------------------


def sit_down_as(page: Page, champion: str, mode: str = "arena") -> str:
    """A match for two against a bot, from the lobby; its token."""
    page.goto("/?game=hara")
    page.locator("input[name=seats][value='2']").check(force=True)
    page.locator("input[name=opponent][value=bot]").check(force=True)
    page.select_option("#champion-0", champion)
    page.select_option("#mode", mode)
    page.locator(".go button").click()
    page.wait_for_selector("#sound")
    return page.url.rpartition("/")[2]


@pytest.mark.rule("HARA-ARC-01", "HARA-ARC-02", "HARA-ARC-04", "HARA-PROG-01", "HARA-LOCK-01")
def test_a_story_arc(arrive: Come, staged: Staged) -> None:
    person = arrive()
    page = person.page
    # The Arena, about to be won.
    token = sit_down_as(page, "soff")
    arena = Scene("soff", "leaf")
    arena.have("soff", energy=(10, 10, 10))
    arena.stand("soff", "dojo-1")
    arena.effect('{do = "move", spaces = 1}')
    person.wait_for_turn()
    staged.put(token, arena.state)
    page.reload()
    expect(page.locator(".banner--full")).to_contain_text("go to the Dojo")
    page.locator("[data-id=dojo].lit").click()
    expect(page.locator(".ask--over h2")).to_have_text("You have won!")
    # The wish: a Scenario of the champion.
    before = page.url
    person.look_away()
    page.get_by_role("button", name="Rain Of Ash").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("#sound")
    expect(page.locator(".scenario")).to_contain_text("Rain Of Ash")
    # It is about to be won, too.
    scenario = Scene("soff", "leaf", mode="s14")
    scenario.enter("ashura", "dojo-1")
    scenario.stand("soff", "dojo-1")
    unit = scenario.unit("ashura")
    scenario.state.health[unit] = 1
    scenario.state.resilience[unit - 4] = 1
    scenario.effect('{do = "damage", amount = 1, range = 0}')
    person.wait_for_turn()
    staged.put(page.url.rpartition("/")[2], scenario.state)
    page.reload()
    page.locator("[data-id=ashura].lit").click()
    expect(page.locator(".ask--over")).to_be_visible()
    unlocked = page.locator(".unlocked").inner_text()
    card = unlocked.rpartition(": ")[2]
    assert card
    page.goto("/profile")
    expect(page.locator(".unlocked strong")).to_contain_text(card)
    # From now on Soff has it; in an Arena it would be fair only if everybody had one (HARA-PROG-04).
    sit_down_as(page, "soff", "s13")
    expect(page.locator(".mine .passive")).to_contain_text(card)
    sit_down_as(page, "soff")
    expect(page.locator(".mine .passive")).to_have_count(0)


# Moving ---------------------------------------------------------------------------------------------------------------


def about_to_move(spaces: int = 2) -> Scene:
    """Kaoru in the Dojo, a Monster beside the way."""
    scene = Scene("kaoru", "leaf")
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "dojo-1")
    scene.effect(f'{{do = "move", spaces = {spaces}}}')
    return scene


def test_a_destination_shows_the_way_and_what_waits(arrive: Come) -> None:
    person = arrive(about_to_move())
    page = person.page
    place = page.locator(".spot--space.lit").first
    id = place.get_attribute("data-id")
    way = page.locator(f"foreignObject:has([data-id={id}]) + .way")
    expect(way).to_be_hidden()
    place.hover()
    expect(way).to_be_visible()
    expect(way).to_contain_text("step")
    page.mouse.move(0, 0)
    expect(way).to_be_hidden()
    place.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spot:focus")).to_have_count(1)


@pytest.mark.rule("HARA-MOVE-06")
def test_a_plain_press_goes_and_stops_and_steps_are_for_who_asks(arrive: Come) -> None:
    scene = about_to_move(3)
    person = arrive(scene)
    page = person.page
    expect(page.locator(".step").first).to_be_hidden()
    page.locator(".tool", has_text="Step by step").click()
    expect(page.locator(".step").first).to_be_visible()
    seq = person.seq
    page.locator("[data-id='step/dojo-2']").click()
    person.wait_after(seq)
    assert scene.where("kaoru") == "dojo-2"
    expect(page.locator("#question")).to_contain_text("Spaces left: 2")
    seq = person.seq
    page.locator("[data-id=dojo-3].lit").click(position={"x": 42, "y": 30})
    person.wait_after(seq)
    assert scene.where("kaoru") == "dojo-3"
    expect(page.locator("#menu:popover-open")).to_have_count(0)
    assert scene.kind == "adventure"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.rule("HARA-SHIFT-02")
def test_worlds_are_seen_to_swap_places_unless_one_wants_no_motion(arrive: Come, motion: str) -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect('{do = "swap", tiles = ["oakenmoor", "any"]}')
    person = arrive(scene, reduced_motion=motion)
    page = person.page
    page.evaluate(
        "() => { window.seen = 0; const old = SVGElement.prototype.animate;"
        " SVGElement.prototype.animate = function (...a) { window.seen++; return old.apply(this, a); }; }"
    )
    seq = person.seq
    page.locator(".spot--tile.lit").first.click()
    person.wait_after(seq)
    page.wait_for_timeout(100)
    assert page.evaluate("() => window.seen") == (0 if motion == "reduce" else 2)


# What is in sight -----------------------------------------------------------------------------------------------------

#: What of the table does not lie within the window, or within the scrolling part that it belongs to.
OUT_OF_SIGHT = """() => [...document.querySelectorAll("#frame button, #frame .map svg")]
    .filter((one) => one.getClientRects().length && !one.closest("[popover], .beside, .cards"))
    .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([text]) => text)"""
#: Parts of the table that overlap each other.
OVERLAPS = """() => {
    const names = [".days", ".now", ".map-area", ".beside", ".cards", ".side"];
    const parts = names.map((name) => [name, document.querySelector(name).getBoundingClientRect()]);
    return parts.flatMap(([name, box], at) => parts.slice(at + 1)
        .filter(([, other]) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
            && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
        .map(([other]) => `${name} and ${other}`));
}"""
#: Parts of the table that are too narrow for what is in them.
SPILLS = """() => [...document.querySelectorAll(".mine, .mine > *, .other, .corrupted, .beside, .card")]
    .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""


def crowd() -> Scene:
    """Four champions late in a Scenario with a Corrupted: full hands, Items, a Quest, Monsters everywhere."""
    scene = Scene("leaf", "kaoru", "soff", "persephone", mode="s02", quests=True)
    for number, card in enumerate(("teagle", "bog_lantern", "moss_shepherd")):
        scene.put(card, f"oakenmoor-{number + 1}")
    scene.enter("ashura", "dojo-2")
    scene.hand("leaf", "leaf_dash", "leafstorm", "counterpoint", "samara", "thousand_leaf_gale")
    scene.on_board("leaf", "modal_movements", "falling_pine", "second_wind", "thorn_waltz", "da_capo")
    scene.give("leaf", "tortoise_buckler", "moonmilk", "homeward_bell", "sunfang")
    scene.quest("leaf", "the_long_way_home")
    scene.have("leaf", energy=(7, 10, 4), momentum=5)
    scene.state.day = 6
    return scene


LAST_DAY = {"en": "The last Day", "it": "L'ultimo Giorno"}


@pytest.mark.parametrize("language", LAST_DAY)
def test_a_crowd_is_in_sight(arrive: Come, language: str) -> None:
    page = arrive(crowd(), language=language).page
    assert page.evaluate(PAGE_SIZE) == [1280, 800]
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(SPILLS) == []
    assert page.locator(".map .drawn > svg").evaluate("(one) => one.clientHeight") > 500
    expect(page.locator(".cards .card")).to_have_count(10)
    expect(page.locator(".mine .item")).to_have_count(5)  # with the Dreamstone
    expect(page.locator(".banner--last")).to_contain_text(LAST_DAY[language])


def test_on_a_phone(arrive: Come) -> None:
    page = arrive(crowd(), viewport=PHONE, has_touch=True, is_mobile=True).page
    for tab in ("mine", "middle", "others", "log"):
        page.locator(f".tab--{tab}").tap()
        assert page.evaluate(PAGE_SIZE) == [390, 844]
        assert page.evaluate(TOO_SMALL) == []
    page.locator(".tab--map").tap()
    assert page.evaluate(PAGE_SIZE) == [390, 844]
    page.locator(".zoom").tap()
    assert page.evaluate(PAGE_SIZE) == [390, 844]
    assert page.evaluate(TOO_SMALL) == []
    assert page.locator(".map-scroll").evaluate("(one) => one.scrollWidth > 2 * one.clientWidth")


def test_halves_and_used_cards_are_told_apart(arrive: Come) -> None:
    scene = crowd()
    scene.state.used[0] |= 1 << scene.place("leaf", "falling_pine")
    page = arrive(scene).page
    hand = page.locator("[data-id='card/samara']")
    expect(hand.locator(".half--bright")).to_have_class("half half--top half--bright")
    board = page.locator("[data-id='card/second_wind']")
    expect(board.locator(".half--bright")).to_have_class("half half--bottom half--bright")
    expect(board.locator(".half--bright .free")).to_have_text("Free")
    used = page.locator("[data-id='card/falling_pine']")
    expect(used.locator(".half--bright")).to_have_count(0)
    expect(used.locator(".used-mark")).to_have_text("used")
    expect(used).to_have_accessible_name(
        "Falling Pine, on the board, used this turn. Top: Deal 2 damage to any target "
        "within range 1. Gain 1 Momentum. Bottom: You may pay 2 Momentum: your next "
        "attack this turn gets +2 damage. Deal 3 damage to any target on your space."
    )


# Pieces ---------------------------------------------------------------------------------------------------------------


def test_everything_explains_itself_and_says_why_not(arrive: Come) -> None:
    person = arrive(crowd())
    page = person.page
    for piece in (
        "[data-id=oakenmoor-1]",
        "[data-id=oakenmoor]",
        "[data-id=dojo-4]",
        "[data-id='card/samara']",
        ".corrupted .who",
    ):
        page.locator(piece).first.hover(position={"x": 20, "y": 30} if "oak" in piece else None)
        expect(page.locator("#preview h2")).not_to_be_empty()
        person.look_away()
    page.locator("[data-id=oakenmoor-1]").hover()
    expect(page.locator("[data-reach='oakenmoor-1']")).to_have_css("visibility", "visible")
    seq = person.seq
    assert person.why_not(page.locator("[data-id=lunaridge-2]"))
    assert person.seq == seq


def test_what_opens_stays_open(arrive: Come) -> None:
    page = arrive(crowd()).page
    page.locator(".scenario").click()
    expect(page.locator(".whole--scenario .faces")).to_have_count(3)
    page.keyboard.press("Escape")
    page.locator(".mine .pile").click()
    assert page.locator(".whole--pile:popover-open .card").count() > 0


def test_a_level_up_card_is_taken_from_its_pile(arrive: Come) -> None:
    scene = Scene("leaf", "kaoru")
    scene.effect('{do = "level_up", color = "red"}')
    person = arrive(scene)
    expect(person.page.locator(".whole--pile:popover-open .card.lit")).to_have_count(2)


def test_italian(arrive: Come) -> None:
    page = arrive(crowd(), language="it").page
    expect(page.locator(".cards .zone--hand h3")).to_contain_text("Mano")
    expect(page.locator(".turn-line")).to_have_text("Il tuo turno · Avventura")


def test_the_lobby_offers_champions_and_modes(come: Come) -> None:
    page = come().page
    page.goto("/?game=hara")
    expect(page.locator("#champion-0 option")).to_have_count(7)
    expect(page.locator("#champion-1")).to_have_value("any")  # so that nobody's pick is taken before it is made
    expect(page.locator("#mode option")).to_have_count(21)
    expect(page.locator("#mode")).to_contain_text("08 · Two Schools (Oric) · 4 players")
