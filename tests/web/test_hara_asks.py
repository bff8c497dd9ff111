"""What a person is asked at a table of Champions of Hara: by which buttons, beside which card, what stays in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.games.hara.declared import event
from tests.games.hara.scene import Scene, monster
from tests.web.person import PHONE, Person
from tests.web.staged import Staged

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


@pytest.fixture
def arrive(guest: Come, staged: Staged) -> Come:
    """Somebody at the first seat of a table that stands as a scene does."""

    def arrive(scene: Scene, **settings: Any) -> Person:
        person = guest(**settings)
        path, *_ = staged.show(scene.state, "hotseat", "hara", scene.state.seats)
        person.sit_at(path.rpartition("/")[2])
        return person

    return arrive


#: A card of Leaf's that reaches two spaces far.
BLOW = """
[[ability]]
id = "falling_pine"
name = "Blow"
group = "core"
top = [{do = "damage", amount = 3, range = 2, target = "monster"}]
bottom = []
"""


def together() -> Scene:
    """A Scenario, with three Monsters within reach of Leaf's card."""
    scene = Scene("kaoru", "leaf", mode="s02", content=BLOW + monster("hedge_imp"))
    for number, card in enumerate(("teagle", "bog_lantern", "hedge_imp"), start=1):
        scene.put(card, f"oakenmoor-{number}")
    scene.stand("kaoru", "dojo-3")
    scene.stand("leaf", "oakenmoor-2")
    scene.hand("leaf", "falling_pine")
    return scene


# Not by one press -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-GIVE-01")
def test_a_press_on_an_item_gives_nothing_away(arrive: Come) -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "dojo-3")
    scene.stand("leaf", "dojo-3")
    person = arrive(scene)
    page = person.page
    expect(page.locator(".mine .item")).to_have_count(1)
    expect(page.locator(".mine .item.lit")).to_have_count(0)
    seq = person.seq
    assert person.why_not(page.locator(".mine .item"))
    assert person.seq == seq
    page.get_by_role("button", name="Give Dreamstone to Leaf").click()
    person.wait_after(seq)
    assert scene.items("leaf")["dreamstone"] == 2


def test_a_number_does_not_end_the_phase(arrive: Come) -> None:
    """It ends at the key that passes, pressed twice."""
    person = arrive(Scene("kaoru", "leaf"))
    page, acts = person.page, list[str]()
    page.on("request", lambda request: acts.append(request.url) if "/act?" in request.url else None)
    end = page.locator(".answers > button").first
    expect(end).to_contain_text("End the Adventure phase")
    expect(end.locator(".key")).to_have_text("P")
    page.keyboard.press("1")
    page.keyboard.press("p")
    expect(page.locator("#toast")).to_contain_text("Press P again to do this: End the Adventure phase")
    assert acts == []
    seq = person.seq
    page.keyboard.press("p")
    person.wait_after(seq)
    expect(page.locator("#toast")).to_be_hidden()
    assert len(acts) == 1


@pytest.mark.rule("HARA-HELP-01")
def test_help_is_asked_for_by_name_and_not_on_the_map(arrive: Come) -> None:
    scene = together()
    asked = sum(word.startswith("help") for word in scene.legal())
    assert asked > 2
    person = arrive(scene)
    page = person.page
    seq = person.seq
    assert "choose that beside the question" in person.why_not(page.locator("[data-id=oakenmoor-3]"))
    assert person.seq == seq
    answer = page.get_by_role("button", name="Ask for help against")
    expect(answer).to_have_count(0)  # folded away
    page.locator(".folded summary").click()
    expect(answer).to_have_count(asked)
    answer.first.click()
    expect(page.locator("#take-over")).to_be_visible()  # the screen goes to who is asked
    assert scene.kind == "volunteer"


# The card that asks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-EVENT-03")
def test_an_event_is_read_beside_its_question(arrive: Come) -> None:
    success = '[{do = "activation", amount = 1}]'
    dared = f'[{{do = "challenge", rating = 4, order = "pay_first", success = {success}, fail = []}}]'
    scene = Scene("kaoru", "leaf", content=event("white_fog", effects=dared))
    scene.put("white_fog", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-2")
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-1")
    met = arrive(scene).page.locator(".ask .met")
    expect(met.locator("b").first).to_have_text("Test")
    expect(met).to_contain_text("Success: Gain 1 Activation.")


# What lies over what --------------------------------------------------------------------------------------------------


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 1 and down > 1


def test_a_preview_leaves_the_answers_free(arrive: Come) -> None:
    page = arrive(together()).page
    page.locator(".folded summary").click()
    panel, preview = page.locator(".ask"), page.locator("#preview:popover-open")
    page.locator(".cards .card").first.hover()
    expect(preview).to_be_visible()
    assert not overlap(preview, panel)
    panel.locator("h2").hover()
    expect(preview).to_have_count(0)


# A finger -------------------------------------------------------------------------------------------------------------


def test_the_first_tap_shows_the_way_and_the_second_goes(arrive: Come) -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-2")
    scene.effect('{do = "move", spaces = 2}')
    person = arrive(scene, viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    place = page.locator("[data-id=oakenmoor-3]")
    way = page.locator("foreignObject:has([data-id=oakenmoor-3]) + .way")
    seq = person.seq
    place.tap()
    expect(way).to_be_visible()
    assert person.seq == seq
    place.tap()
    person.wait_after(seq)
    assert scene.where("kaoru") == "oakenmoor-3"


def test_larger_leads_to_the_own_figure(arrive: Come) -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "lunaridge-4")
    page = arrive(scene, viewport=PHONE, has_touch=True, is_mobile=True).page
    page.locator(".zoom").tap()
    expect(page.locator(".map [data-id=kaoru]")).to_be_in_viewport()
