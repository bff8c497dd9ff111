"""Components and the Game Board: how many there are of what, and that there are never more."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.faeriell import GAME
from tavola.games.faeriell.options import OPTIONS, check_combination
from tavola.games.faeriell.perk import FIRST_SOWER_PERK, PERKS
from tavola.games.faeriell.pieces import CARD_ROOM, COLOUR_NAMES, COLOURS, HAVOC
from tavola.games.faeriell.state import COOP, SOLO
from tavola.kernel.errors import BadSetting
from tavola.kernel.option import settle
from tests.games.faeriell.scene import Scene


@pytest.mark.rule("FAE-COMP-01", "FAE-COOP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["versus", "coop", "solo"])
def test_one_player_plays_solo_and_more_play_against_each_other_or_as_a_team(seats: int, mode: str) -> None:
    settings = settle(OPTIONS, seats, {"mode": mode})
    if (seats == 1) == (mode == "solo"):
        check_combination(seats, settings)
    else:
        with pytest.raises(BadSetting):
            check_combination(seats, settings)


@pytest.mark.rule("FAE-COMP-01")
def test_unless_something_else_is_picked_one_plays_solo_and_more_play_for_themselves() -> None:
    modes = [GAME.settle(seats, {})["mode"] for seats in range(1, 5)]
    assert modes == ["solo", "versus", "versus", "versus"]
    assert [GAME.settle(seats, {"scenario": "winter"})["mode"] for seats in (1, 2)] == ["solo", "versus"]


@pytest.mark.rule("FAE-COMP-03", "FAE-BOARD-04")
def test_sixteen_essence_cards_of_each_of_five_colours_lie_in_five_decks() -> None:
    state = Scene.at_setup(4).state
    assert [len(deck) for deck in state.decks] == [16] * 5
    assert state.discards == [[]] * 5
    for colour, deck in enumerate(state.decks):
        assert {card // CARD_ROOM for card in deck} == {colour}


@pytest.mark.rule("FAE-COMP-04", "FAE-COMP-05", "FAE-BOARD-07")
@pytest.mark.parametrize(("kickstarter", "herbs"), [(False, 16), (True, 20)])
def test_the_herbs_of_either_edition(kickstarter: bool, herbs: int) -> None:
    state = Scene.at_setup(4, kickstarter=kickstarter).state
    assert len(state.herb_row) == 3
    assert len(state.herb_deck) == herbs - 3
    assert state.herb_discard == []


@pytest.mark.rule("FAE-COMP-08", "FAE-COMP-09", "FAE-BOARD-08")
@pytest.mark.parametrize(("kickstarter", "tiles"), [(False, 22), (True, 38)])
def test_the_hero_perks_of_either_edition(kickstarter: bool, tiles: int) -> None:
    state = Scene.at_setup(4, kickstarter=kickstarter).state
    assert sorted(tile for pile in state.piles for tile in pile) == list(range(tiles))
    assert tiles <= FIRST_SOWER_PERK


@pytest.mark.rule("FAE-COMP-11", "FAE-COMP-12", "FAE-BOARD-10")
@pytest.mark.parametrize(("kickstarter", "tiles"), [(False, 5), (True, 9)])
def test_the_sower_perks_of_either_edition(kickstarter: bool, tiles: int) -> None:
    state = Scene.at_setup(4, kickstarter=kickstarter).state
    assert state.sower_stock == list(range(FIRST_SOWER_PERK, PERKS))[:tiles]


@pytest.mark.rule("FAE-COMP-07", "FAE-SHADOW-01")
@pytest.mark.parametrize(("shadows", "kinds"), [(False, 4), (True, 5)])
def test_each_tribe_has_a_tile_of_each_hero_and_of_the_shadow_only_in_its_module(shadows: bool, kinds: int) -> None:
    state = Scene.at_setup(4, shadows=shadows).state
    assert state.inactive == [(1 << kinds) - 1] * 4


@pytest.mark.rule("FAE-COMP-15", "FAE-COMP-16")
def test_sixteen_menaces_four_corruption_tokens_and_havoc_make_twenty_one() -> None:
    state = Scene.after_setup(4).state
    tokens = sorted([*state.bag, *(token for token in state.token_on if token >= 0)])
    assert Counter(token >> 2 for token in tokens) == dict.fromkeys(range(COLOURS), 4) | {HAVOC >> 2: 1}
    assert len(tokens) == 21


@pytest.mark.rule("FAE-COMP-22")
def test_nobody_settles_a_seventh_region() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-B", "OWL-C", "OWL-D", "WOLF-A")
    scene.essences(0, *["red"] * 12)
    scene.phase("tribe")
    scene.do("settle WOLF-B")
    scene.until("tribe", "phase")
    assert scene.state.owned[0].bit_count() == 6
    assert not [words for words in scene.legal() if words.startswith("settle")]


@pytest.mark.rule("FAE-COMP-23", "FAE-TRIBE-25")
def test_the_two_beacons_of_a_colour_are_for_everybody_together() -> None:
    scene = Scene(seats=3)
    scene.own(0, "OWL-A")
    scene.own(1, "WOLF-A")
    scene.own(2, "BEAR-A")
    scene.beacon("WOLF-A", "red")
    scene.beacon("BEAR-A", "red")
    scene.essences(0, "yellow", "yellow", "yellow")
    scene.phase("tribe")
    scene.do("beacon OWL-A")
    scene.pay()
    assert sorted(scene.legal()) == ["blue", "green", "yellow"]


@pytest.mark.rule("FAE-COMP-25", "FAE-SETUP-35")
def test_three_weybits_are_three_heroes_and_a_fourth_cannot_be_dressed() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, "druid", "N01")
    scene.hero(0, "shaman", "N09")
    scene.essences(0, *["red"] * 3, *["yellow"] * 3)
    scene.phase("tribe")
    assert scene.words_are("dress up adventurer", "dress up chieftain")
    scene.hero(0, "adventurer", "N21")
    scene.phase("tribe")
    assert not [words for words in scene.legal() if words.startswith("dress up")]


@pytest.mark.rule("FAE-COMP-18", "FAE-SETUP-20")
def test_a_tribe_has_six_achievement_tokens_and_a_seventh_achievement_of_a_team_finds_none() -> None:
    scene = Scene(mode=COOP)
    for colour, achievement in zip(COLOUR_NAMES[:4], ("vigor", "influence", "spirit", "ley_lines"), strict=True):
        scene.tracked(0, colour, 4)
        scene.claimed(0, achievement)
    scene.herb(0, "solve-red", "solve-blue", "solve-green")
    scene.claimed(0, "herbs")
    assert (scene.state.slots[0], scene.state.spare[0]) == (0, 0)
    scene.attunement(0, "owl", "bear", "stag")
    scene.look()
    assert scene.kind == "phase"
    assert not scene.holds(0, "attunements")
    assert scene.state.claims[0].bit_count() == 6


@pytest.mark.rule("FAE-COMP-28")
def test_gems_are_only_markers_and_are_never_too_few() -> None:
    scene = Scene(seats=4)
    nodes = iter(range(1, 13))
    for player in range(4):
        for hero in ("druid", "shaman", "chieftain"):
            one = scene.hero(player, hero, f"N{next(nodes):02}", gems=0)
            scene.state.perks[one] = (0, 1, 2)
    scene.end_round()
    assert sum(scene.state.gems) == 36
    scene.herb(0, "gem-druid", "gem-shaman", "gem-chieftain")
    scene.phase("hero")
    scene.do("herb gem-druid", "herb gem-shaman", "herb gem-chieftain")
    assert sum(scene.state.gems) == 39


@pytest.mark.rule("FAE-COMP-10")
def test_the_one_sower_tile_goes_to_one_player_only() -> None:
    scene = Scene(seats=3)
    for player, node in enumerate(("N01", "N20", "N40")):
        scene.hero(player, "druid", node)
        scene.state.corruption[player] = 5
    scene.state.fallen = 0b110
    scene.phase("tribe")
    scene.do("done")
    scene.until("phase")
    assert scene.state.sower == 1
    assert [kind for player in range(3) for kind in scene.state.heroes(player)] == [3, 5, 3]
    assert scene.state.doom == 2


@pytest.mark.rule("FAE-COOP-06")
@pytest.mark.parametrize(("mode", "seats"), [(COOP, 2), (SOLO, 1)])
def test_a_team_lays_out_no_sower_and_no_sower_perks(mode: int, seats: int) -> None:
    assert Scene.at_setup(seats, mode=mode).state.sower_stock == []


@pytest.mark.rule("FAE-COMP-19", "FAE-SETUP-32")
def test_a_tribe_has_a_tracking_token_of_each_of_four_colours_and_none_of_corruption() -> None:
    state = Scene.after_setup(3).state
    assert state.tracking == [0] * (3 * len(COLOUR_NAMES[:4]))
