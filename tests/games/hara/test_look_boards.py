"""The shapes, the player boards and the Day track: nothing told by colour alone, and every bar as full as it is."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tavola.games.hara.glyphs import PLAIN_NAMES, glyph, shape
from tavola.games.hara.look import days_svg, dice_svg, seat_svg
from tavola.games.hara.options import CORRUPTED_NAMES
from tavola.games.hara.palette import colour
from tavola.games.hara.pieces import CHAMPION_NAMES, COLOR_NAMES, RESOURCE_NAMES, STANCE_NAMES, TILE_NAMES
from tavola.games.hara.scenario import Scenario
from tavola.games.hara.scenarios import SCENARIOS
from tavola.games.hara.view import view_of
from tests.games.hara.scene import Scene

HOSTILE = "<script>\"&'</title>"


def seen(scene: Scene, seat: int = 0) -> Any:
    return view_of(scene.state, seat)


def colourless(drawing: str) -> str:
    """A drawing with every colour the same."""
    return re.sub(r"var\((?:[^()]|\([^()]*\))*\)", "grey", drawing)


# Shapes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "names",
    [
        [f"energy-{color}" for color in (*COLOR_NAMES, "gold")],
        [f"rift-{color}-{size}" for color in COLOR_NAMES for size in ("small", "medium", "large")],
        [f"world-{tile}" for tile in TILE_NAMES],
        [f"champion-{name}" for name in CHAMPION_NAMES],
        [f"corrupted-{name}" for name in CORRUPTED_NAMES],
        [f"stance-{name}" for name in STANCE_NAMES],
        [f"die-{number}" for number in range(1, 7)],
        [f"worlddie-{tile}" for tile in TILE_NAMES[1:]],
        [f"resource-{name}" for name in RESOURCE_NAMES],
        list(PLAIN_NAMES),
    ],
)
def test_things_of_a_kind_differ_without_their_colours(names: list[str]) -> None:
    drawings = [colourless(shape(name)) for name in names]
    assert all("#" not in drawing for drawing in drawings)
    assert len(set(drawings)) == len(names)
    for drawing in drawings:
        ElementTree.fromstring(f"<svg>{drawing}</svg>")


def test_a_die_has_as_many_pips_as_it_shows() -> None:
    for number in range(1, 7):
        assert shape(f"die-{number}").count("a2.1 2.1 0 1 0 4.2 0") == number
    assert "Oakenmoor" in dice_svg(3, "oakenmoor", "en")
    assert ElementTree.fromstring(dice_svg(3, "", "en")).get("aria-label") == "3"


def test_an_icon_is_hidden_from_readers_or_named() -> None:
    assert 'aria-hidden="true"' in glyph("heart")
    named = glyph("energy-red", HOSTILE)
    assert ElementTree.fromstring(named).get("aria-label") == HOSTILE
    assert ElementTree.fromstring(named).findtext("title") == HOSTILE
    with pytest.raises(KeyError):
        glyph("unicorn")


# Player boards and the Day track --------------------------------------------------------------------------------------


def cells(svg: str, row: int) -> tuple[int, int]:
    """The full and the empty cells of a row of a player board."""
    parts = ElementTree.fromstring(svg).iter()
    rows = [part for part in parts if (part.get("transform") or "").startswith("translate(0 ")]
    paths = [part.get("d", "") for part in rows[row].iter() if part.tag == "path"]
    bars = [d.count("v15") for d in paths if "v15" in d or not d]
    return bars[1], bars[0]


@pytest.mark.rule("HARA-PBOARD-01", "HARA-PBOARD-02")
def test_the_bars_of_a_player_board_are_as_full_as_they_are() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=3, spirit=9, energy=(10, 0, 4), grit=2)
    drawing = seat_svg(seen(scene), 0, "en")
    assert [cells(drawing, row) for row in range(6)] == [(3, 7), (9, 1), (10, 0), (0, 10), (4, 6), (2, 2)]
    said = [part.findtext("title") for part in ElementTree.fromstring(drawing).iter() if part.find("title") is not None]
    assert "Health 3 of 10" in said
    assert "red energy 10 of 10" in said
    assert "Grit 2 of 4" in said


@pytest.mark.rule("HARA-PBOARD-03", "HARA-LEVEL-01")
def test_a_threshold_is_golden_once_it_is_reached() -> None:
    scene = Scene("persephone", "leaf")
    for red, fear, golden in ((4, 0, 0), (5, 0, 1), (9, 3, 2), (9, 6, 3)):
        scene.have("persephone", energy=(red, 0, 0), fear=fear)
        notches = re.findall(r'h14l-7 8.5z" fill="([^"]+)"', seat_svg(seen(scene), 0, "en"))
        assert len(notches) == 5
        assert notches.count(colour("gold")) == golden


def test_a_short_bar_ends_at_five() -> None:
    scene = Scene("kaoru", "leaf")
    view: Any = seen(scene)
    view["table"]["bar"] = 5
    drawing = seat_svg(view, 0, "en")
    assert sum(cells(drawing, 2)) == 5
    assert sum(cells(drawing, 0)) == 10


def test_the_stance_that_holds_is_named() -> None:
    scene = Scene("oric", "leaf")
    scene.do("tiger")
    drawing = seat_svg(seen(scene), 0, "en")
    assert "Tiger Stance" in drawing
    assert "Crane Stance" not in drawing
    assert "Stance" not in seat_svg(seen(scene), 1, "en")


@pytest.mark.rule("HARA-DAYS-01")
def test_the_day_tracker_lies_on_one_of_twelve_spaces() -> None:
    scene = Scene("kaoru", "leaf")
    found: list[str] = []
    for day in range(1, 7):
        for dusk in (False, True):
            scene.day(day, dusk)
            root = ElementTree.fromstring(days_svg(seen(scene), "en"))
            halves = [part for part in root.iter() if {"circle", "title"} <= {inner.tag for inner in part}]
            found += [part.findtext("title") or "" for part in halves]
    assert found == [f"{half} of Day {day}" for day in range(1, 7) for half in ("Dawn", "Dusk")]


@pytest.mark.parametrize("mode", ["arena", "intro", "s01", "s05"])
def test_what_is_not_counted_is_not_shown(mode: str) -> None:
    track = days_svg(seen(Scene("kaoru", "leaf", mode=mode)), "en")
    assert "Doom" not in track
    assert "Scenario tokens" not in track


def test_tokens_are_shown_where_they_are_counted() -> None:
    assert "Scenario tokens: 5" in days_svg(seen(Scene("kaoru", "leaf", mode="s02")), "en")
    assert "Scenario tokens" not in days_svg(seen(Scene("leaf", "soff", mode="s04")), "en")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: str(one.name))
def test_whatever_is_counted_is_shown(scenario: Scenario) -> None:
    """Nothing is counted in a game of chance that its track would hide."""
    names = ["kaoru", "leaf", "oric", "persephone"][: max(scenario.seats[0], 1)]
    if scenario.champion >= 0:
        champion = CHAMPION_NAMES[scenario.champion]
        names = [champion, *[one for one in names if one != champion]][: len(names)]
    scene, chance = Scene.at_setup(*names, mode=scenario.name, seed=3, quests=True), Random(3)
    state = scene.state
    for _ in range(400):
        if state.choice is None:
            break
        state.apply_action(chance.choice(state.legal))
        assert scenario.counts_doom or not state.doom
        assert scenario.counts_tokens or not state.tokens


@pytest.mark.rule("HARA-PERS-03")
def test_a_resource_and_a_stance_are_named_in_writing() -> None:
    scene = Scene("persephone", "oric", "soff")
    assert ">Fear: Scared 3, Terrified 6</text>" in seat_svg(seen(scene), 0, "en")
    assert ">Paura: Spaventata 3, Terrorizzata 6</text>" in seat_svg(seen(scene), 0, "it")
    scene.state.stance[1] = 1
    assert ">Tiger Stance</text>" in seat_svg(seen(scene), 1, "en")
    drawn = seat_svg(seen(scene), 2, "en")
    assert ">Mana</text>" in drawn
    assert ">Heat</text>" in drawn


def test_doom_is_counted_in_scenarios_only() -> None:
    scene = Scene("leaf", "soff", mode="s04")
    scene.state.doom = 2
    assert "Doom counters: 2" in days_svg(seen(scene), "en")
