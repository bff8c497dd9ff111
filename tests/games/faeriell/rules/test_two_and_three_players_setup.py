"""Two Players Setup and Three Players Setup."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.harvest import most_steps
from tavola.games.faeriell.pieces import COLOUR_NAMES, HERO_TYPES, TERRAIN_NAMES
from tavola.games.faeriell.state import COOP, SOLO
from tests.games.faeriell.scene import Scene


def third_settlements() -> Scene:
    """A game of two in which General Setup is done and the first player places a third Settlement."""
    scene = Scene.at_setup(2)
    scene.until("first_hero")
    scene.until("place_settlement")
    return scene


# Two Players Setup ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP2-01")
def test_two_players_place_a_third_settlement_in_order_of_play_in_any_free_region() -> None:
    scene = third_settlements()
    state = scene.state
    assert state.owned[state.first_player].bit_count() == 2
    asked = []
    while scene.kind == "place_settlement":
        asked.append(scene.player)
        assert len(scene.legal()) == 32 - 3 - len(asked)
        assert all(state.owner[scene.region(words)] == -1 for words in scene.legal())
        scene.do(scene.legal()[-1])
    assert asked == [state.first_player, 1 - state.first_player]


@pytest.mark.rule("FAE-SETUP2-02")
def test_two_players_begin_with_three_regions_and_three_settlements_left() -> None:
    state = Scene.after_setup(2).state
    assert [owned.bit_count() for owned in state.owned] == [3, 3]
    # The topmost empty slot, the fourth, has a 4 in it.
    assert [most_steps(state, player) for player in range(2)] == [4, 4]


@pytest.mark.rule("FAE-SETUP2-03")
def test_the_third_settlement_gives_no_essence() -> None:
    scene = third_settlements()
    before = scene.state.essences[:]
    scene.play_setup()
    assert scene.state.essences == before
    assert sum(before) == 4


@pytest.mark.rule("FAE-SETUP2-04")
def test_in_reverse_order_of_play_each_of_two_dresses_a_second_hero_at_no_cost() -> None:
    scene = third_settlements()
    state = scene.state
    essences = state.essences[:]
    asked = []
    while scene.kind != "phase":
        if scene.kind == "second_hero":
            asked.append(scene.player)
            first = state.heroes(scene.player)[0]
            others = [hero for kind, hero in enumerate(("adventurer", "chieftain", "shaman", "druid")) if kind != first]
            assert scene.legal() == [f"dress up {hero}" for hero in others]
        scene.do(scene.legal()[0])
    assert asked == [1 - state.first_player, state.first_player]
    assert [len(state.heroes(player)) for player in range(2)] == [2, 2]
    assert state.essences == essences


@pytest.mark.rule("FAE-SETUP2-05")
def test_the_second_hero_stands_on_a_free_node_of_an_own_region() -> None:
    scene = third_settlements()
    scene.until("second_hero")
    scene.do(scene.legal()[0])
    state, world = scene.state, scene.world
    own = {node for node in range(world.node_count) if world.node_region_bits[node] & state.owned[scene.player]}
    assert {scene.node(words) for words in scene.legal()} == own - set(state.hero_node)
    assert own & set(state.hero_node)


@pytest.mark.rule("FAE-SETUP2-06")
def test_the_second_hero_tile_has_two_gems_as_well() -> None:
    state = Scene.after_setup(2).state
    for player in range(2):
        assert [state.gems[player * HERO_TYPES + kind] for kind in state.heroes(player)] == [2, 2]


@pytest.mark.rule("FAE-COOP-09")
@pytest.mark.parametrize(("mode", "seats"), [(SOLO, 1), (COOP, 2)])
def test_solo_and_a_team_of_two_follow_the_setup_for_two(mode: int, seats: int) -> None:
    state = Scene.after_setup(seats, mode=mode).state
    for player in range(seats):
        assert state.owned[player].bit_count() == 3
        assert len(state.heroes(player)) == 2


@pytest.mark.rule("FAE-SETUP2-01", "FAE-SETUP2-04")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_have_no_third_settlement_and_no_second_hero(seats: int) -> None:
    state = Scene.after_setup(seats).state
    assert {owned.bit_count() for owned in state.owned} == {2}
    assert {len(state.heroes(player)) for player in range(seats)} == {1}


# Three Players Setup --------------------------------------------------------------------------------------------------


def on_heartlands(count: int, seats: int = 3, equal: bool = False) -> tuple[Scene, int, list[int]]:
    """The first player has settled on so many Heartlands, with equal terrains or two; the others on none."""
    for seed in range(200):
        scene = Scene.at_setup(seats, seed)
        state, world = scene.state, scene.world
        fit = [
            one for one, token in enumerate(state.heartland) if token >= 0 and (token == world.terrain[one]) == equal
        ]
        if len(fit) >= count:
            break
    first = scene.player
    own, plain = fit[:count], [one for one, token in enumerate(state.heartland) if token < 0]
    while scene.kind == "place_settlement":
        mine = own[state.owned[first].bit_count() :] if scene.player == first else []
        free = [one for one in plain if state.owner[one] < 0]
        scene.do(world.region_names[(mine or free)[0]])
    while scene.kind in ("first_hero", "place_hero"):
        scene.do(scene.legal()[0])
    return scene, first, own


@pytest.mark.rule("FAE-SETUP3-01")
@pytest.mark.parametrize("pick", [0, 1])
def test_three_players_also_take_the_essence_that_they_left_on_a_heartland(pick: int) -> None:
    scene, first, own = on_heartlands(1)
    both = scene.legal()
    assert {TERRAIN_NAMES[scene.state.heartland[own[0]]], TERRAIN_NAMES[scene.world.terrain[own[0]]]} == {
        TERRAIN_NAMES[COLOUR_NAMES.index(colour)] for colour in both
    }
    before = scene.count(first, both[1 - pick])
    scene.do(both[pick])
    assert scene.count(first, both[1 - pick]) == before + 1
    extra = [event["colour"] for event in scene.told("essence") if event["rule"] == "FAE-SETUP3-01"]
    assert set(extra) == {both[1 - pick]}


@pytest.mark.rule("FAE-SETUP3-01")
def test_of_two_heartlands_one_is_picked_and_gives_one_essence() -> None:
    scene, first, own = on_heartlands(2)
    scene.until("other_essence")
    assert scene.player == first
    assert {scene.region(words) for words in scene.legal()} == set(own)
    before = sum(scene.state.essences)
    scene.do(scene.legal()[1])
    assert sum(scene.state.essences) == before + 1
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-SETUP3-01")
def test_a_heartland_with_one_terrain_twice_gives_that_essence_again() -> None:
    scene, _, own = on_heartlands(1, equal=True)
    scene.until("phase")
    extra = [event["colour"] for event in scene.told("essence") if event["rule"] == "FAE-SETUP3-01"]
    assert set(extra) == {COLOUR_NAMES[scene.world.terrain[own[0]]]}


@pytest.mark.rule("FAE-SETUP3-02")
def test_who_owns_no_heartland_gets_nothing_more() -> None:
    scene, first, _ = on_heartlands(1)
    scene.until("phase")
    held = [sum(scene.state.essences[player * 5 : player * 5 + 5]) for player in range(3)]
    assert held == [3 if player == first else 2 for player in range(3)]


@pytest.mark.rule("FAE-SETUP3-01")
def test_four_players_take_nothing_for_their_heartlands() -> None:
    scene, first, _ = on_heartlands(2, seats=4)
    scene.until("phase")
    assert sum(scene.state.essences[first * 5 : first * 5 + 5]) == 2
