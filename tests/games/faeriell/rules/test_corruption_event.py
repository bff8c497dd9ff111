"""Solve a Corruption Event."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.pieces import CORRUPTION
from tests.games.faeriell.scene import Scene


def event(token: str = "", heroes: tuple[str, ...] = (), cards: tuple[str, ...] = (), level: int = 0) -> Scene:
    """A Corruption Event of player 0: by a drawn token, or by the harvest of a Corrupted Region."""
    scene = Scene()
    scene.plain()
    for place, hero in enumerate(heroes):
        scene.hero(0, hero, f"N0{place + 1}")
    scene.essences(0, *cards)
    scene.state.corruption[0] = level
    scene.look()
    if token:
        scene.draws(token)
        scene.phase("event")
        if scene.kind == "guardian_movement":
            scene.do("done")
    else:
        scene.own(0, "BEAR-A")
        scene.token("bear", "corruption")
        scene.harvest_on("bear")
    assert scene.kind == "corruption"
    return scene


@pytest.mark.rule("FAE-EVENT-20")
def test_one_of_the_four_options_solves_it() -> None:
    scene = event(heroes=("druid",), cards=("green-owl",))
    assert scene.legal() == ["yield", "ignore", "cleanse tribe", "cleanse doom", "cleanse bear"]
    scene.do("yield")
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-EVENT-21", "FAE-TCL-01")
def test_to_yield_draws_corruption_and_raises_the_level() -> None:
    scene = event()
    scene.do("yield")
    assert scene.count(0, "corruption") == 1
    assert scene.state.corruption == [1, 0]
    assert scene.state.doom == 0


@pytest.mark.rule("FAE-EVENT-21")
def test_to_yield_at_level_5_is_legal_and_draws_a_card() -> None:
    """A66."""
    scene = event(level=5)
    scene.do("yield")
    assert scene.count(0, "corruption") == 1
    assert scene.state.corruption[0] == 5


@pytest.mark.rule("FAE-EVENT-21")
def test_the_level_rises_even_with_no_corruption_card_left() -> None:
    """A67."""
    scene = event()
    scene.state.decks[CORRUPTION] = []
    scene.do("yield")
    assert scene.count(0, "corruption") == 0
    assert scene.state.corruption[0] == 1


@pytest.mark.rule("FAE-EVENT-22", "FAE-DOOM-03")
def test_to_ignore_moves_doom() -> None:
    scene = event()
    scene.do("ignore")
    assert scene.state.doom == 1
    assert scene.state.corruption == [0, 0]


@pytest.mark.rule("FAE-EVENT-23", "FAE-TCL-01")
def test_to_cleanse_the_tribe_lowers_its_level_for_an_essence() -> None:
    scene = event(heroes=("druid",), cards=("green-owl", "red-owl"), level=2)
    scene.do("cleanse tribe")
    assert scene.count(0, "green") == 0
    assert scene.count(0, "red") == 1
    assert scene.state.corruption[0] == 1


@pytest.mark.rule("FAE-EVENT-23")
def test_to_cleanse_the_tribe_at_zero_is_legal_for_its_price() -> None:
    """A64."""
    scene = event(heroes=("druid",), cards=("green-owl",))
    scene.do("cleanse tribe")
    assert scene.count(0, "green") == 0
    assert scene.state.corruption[0] == 0


@pytest.mark.rule("FAE-EVENT-23", "FAE-EVENT-24")
@pytest.mark.parametrize(
    ("heroes", "cards"),
    [
        ((), ("green-owl",)),  # no active Hero
        (("druid",), ("red-owl",)),  # not a colour of an active Hero
        (("druid",), ("corruption-owl",)),  # Corruption stands in for nothing here (FAE-CORR-04)
        (("druid",), ()),
    ],
)
def test_without_an_essence_of_a_hero_nothing_is_cleansed(heroes: tuple[str, ...], cards: tuple[str, ...]) -> None:
    scene = event(heroes=heroes, cards=cards)
    assert scene.legal() == ["yield", "ignore"]


@pytest.mark.rule("FAE-EVENT-23", "FAE-EVENT-24")
def test_any_active_hero_gives_its_colour_and_the_owner_picks_the_card() -> None:
    scene = event(heroes=("druid", "shaman"), cards=("green-owl", "blue-owl", "yellow-owl"), level=1)
    scene.do("cleanse tribe")
    assert scene.kind == "spend"
    assert scene.legal() == ["card blue-owl", "card green-owl"]


@pytest.mark.rule("FAE-EVENT-23", "FAE-EVENT-24")
def test_the_sower_gives_no_colour() -> None:
    """A65."""
    scene = event(heroes=("sower",), cards=("red-owl", "yellow-owl", "blue-owl", "green-owl", "corruption-owl"))
    assert scene.legal() == ["yield", "ignore"]


@pytest.mark.rule("FAE-EVENT-24", "FAE-DOOM-06")
def test_to_cleanse_corruption_may_move_doom_back() -> None:
    scene = event(heroes=("druid",), cards=("green-owl",))
    scene.state.doom = 7
    scene.do("cleanse doom")
    assert scene.state.doom == 6
    assert scene.count(0, "green") == 0
    assert scene.under("bear") == "corruption"


@pytest.mark.rule("FAE-DOOM-06", "FAE-EVENT-24")
def test_doom_on_0_can_be_cleansed_and_stays() -> None:
    """A64."""
    scene = event(heroes=("druid",), cards=("green-owl",))
    scene.do("cleanse doom")
    assert scene.state.doom == 0


@pytest.mark.rule("FAE-EVENT-24")
def test_to_cleanse_corruption_may_discard_a_token_instead() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N01")
    scene.essences(0, "green-owl")
    scene.state.doom = 7
    scene.own(0, "BEAR-A")
    token = scene.token("bear", "corruption")
    scene.token("toad", "corruption")
    # A Menace is no Corruption token.
    scene.token("owl", "red")
    scene.harvest_on("bear")
    assert scene.legal()[3:] == ["cleanse doom", "cleanse bear", "cleanse toad"]
    scene.do("cleanse bear")
    assert [scene.under(name) for name in ("bear", "toad", "owl")] == ["", "corruption", "red"]
    assert scene.state.doom == 7
    assert scene.state.aside == [token]


@pytest.mark.rule("FAE-EVENT-25", "FAE-EVENT-27")
def test_an_ignored_drawn_token_goes_under_its_guardian() -> None:
    scene = event("corruption-bear")
    scene.do("ignore")
    assert scene.under("bear") == "corruption"
    assert scene.state.aside == []
    assert scene.state.doom == 1


@pytest.mark.rule("FAE-EVENT-25")
def test_an_ignored_token_takes_the_place_of_a_menace() -> None:
    scene = Scene()
    menace = scene.token("bear", "red")
    scene.draws("corruption-bear")
    scene.phase("event")
    scene.do("ignore")
    assert scene.under("bear") == "corruption"
    assert scene.state.aside == [menace]


@pytest.mark.rule("FAE-EVENT-25", "FAE-EVENT-19")
def test_an_ignored_token_for_a_corrupted_guardian_is_thrown_away() -> None:
    """A27: the old one stays, and Doom moves once."""
    scene = Scene()
    old = scene.token("bear", "corruption")
    scene.draws("corruption-bear")
    drawn = scene.state.bag[0]
    scene.phase("event")
    scene.do("ignore")
    assert scene.state.token_on[3] == old
    assert scene.state.aside == [drawn]
    assert scene.state.doom == 1


@pytest.mark.rule("FAE-EVENT-26")
@pytest.mark.parametrize("option", ["yield", "cleanse tribe", "cleanse doom"])
def test_a_drawn_token_that_is_not_ignored_is_thrown_away(option: str) -> None:
    scene = event("corruption-bear", heroes=("druid",), cards=("green-owl",))
    scene.do(option)
    assert scene.under("bear") == ""
    assert scene.state.aside == [scene.seen("corruption-bear")[0]]


@pytest.mark.rule("FAE-EVENT-24", "FAE-EVENT-26")
def test_at_a_drawn_token_one_on_the_map_may_be_discarded_and_both_go() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.essences(0, "green-owl")
    old = scene.token("owl", "corruption")
    scene.draws("corruption-bear")
    drawn = scene.state.bag[0]
    scene.phase("event")
    scene.do("done", "cleanse owl")
    assert sorted(scene.state.aside) == sorted([old, drawn])
    assert scene.under("owl") == ""


@pytest.mark.rule("FAE-EVENT-25")
def test_an_ignored_event_of_the_harvest_places_no_token() -> None:
    scene = event()
    tokens = scene.state.token_on[:]
    scene.do("ignore")
    assert scene.state.token_on == tokens
