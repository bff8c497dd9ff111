"""Setting Up The Board: seven tiles, what touches what, how far it is, and Worlds that have moved or are gone (A01 to
A05, A07 to A10)."""

from __future__ import annotations

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.board import FAR, SLOTS, without
from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import DOJO_TILE, ROOM, SPACES, TILE_NAMES, TILES, WORLD_COLORS, WORLDS
from tavola.games.hara.scenarios.leaf import remove_world
from tavola.games.hara.setup import SLOT_COLORS
from tavola.games.hara.spawning import spawn_at_dawn
from tests.games.hara.scene import AROUND, Scene, monster

SEEDS = range(30)


def neighbours(scene: Scene, space: str) -> set[str]:
    return {SPACE_IDS[one] for one in scene.state.board.near[scene.space(space)]}


def apart(scene: Scene, one: str, other: str) -> int:
    return scene.state.apart(scene.space(one), scene.space(other))


def slots_of(scene: Scene) -> dict[str, int]:
    return dict(zip(TILE_NAMES, scene.state.board.slots, strict=True))


# The tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-SETUP-01", "HARA-COMP-09")
def test_the_dojo_lies_in_the_middle_of_the_six_worlds() -> None:
    for seed in SEEDS:
        slots = Scene.at_setup(seed=seed).state.board.slots
        assert slots[DOJO_TILE] == 0
        assert sorted(slots) == list(range(TILES))
    table = Scene.at_setup().table()
    middle = next(space for space in table["spaces"] if space["id"] == "dojo")
    assert (middle["q"], middle["r"]) == (0, 0)


@pytest.mark.rule("HARA-SETUP-02")
def test_each_world_lies_at_a_symbol_of_its_energy() -> None:
    assert sorted(WORLD_COLORS[1:]) == [0, 0, 1, 1, 2, 2]
    assert SLOT_COLORS[:3] == SLOT_COLORS[3:]
    for seed in SEEDS:
        board = Scene.at_setup(seed=seed).state.board
        for world in range(1, TILES):
            assert SLOT_COLORS[board.slots[world] - 1] == WORLD_COLORS[world]


@pytest.mark.rule("HARA-SETUP-03")
def test_by_default_chance_says_which_of_two_worlds_takes_which_of_two_places() -> None:
    layouts = {Scene.at_setup(seed=seed).state.board.slots for seed in range(60)}
    assert len(layouts) == 8


@pytest.mark.rule("HARA-SETUP-03")
@pytest.mark.parametrize("swapped", range(8))
def test_players_may_choose_the_places_themselves(swapped: int) -> None:
    """A05, the other setting: one question for each of the three symbols."""
    scene = Scene.at_setup(seed=4, choose_places=True)
    first = scene.state.order[0]
    for color in range(3):
        assert (scene.kind, scene.asked) == ("places", first)
        assert len(scene.legal()) == 2
        scene.do(f"option {1 + (swapped >> color & 1)}")
    assert scene.kind == "adventure"
    assert scene.state.spread
    board = scene.state.board
    for color in range(3):
        one, other = [world for world in range(1, TILES) if WORLD_COLORS[world] == color]
        assert (board.slots[one] > board.slots[other]) == bool(swapped >> color & 1)
        assert SLOT_COLORS[board.slots[one] - 1] == SLOT_COLORS[board.slots[other] - 1] == color
    touching = {space % ROOM for space in range(ROOM, SPACES) if any(near < ROOM for near in board.near[space])}
    assert touching == {1, 6}


@pytest.mark.rule("HARA-SETUP-04")
@pytest.mark.parametrize("mirror", [False, True])
def test_exactly_spaces_one_and_six_of_each_world_touch_the_dojo_tile(mirror: bool) -> None:
    """A02, both settings."""
    for seed in SEEDS:
        board = Scene.at_setup(seed=seed, mirror=mirror).state.board
        for world in range(1, TILES):
            touching = [
                number
                for number in range(1, ROOM)
                if any(near // ROOM == DOJO_TILE for near in board.near[world * ROOM + number])
            ]
            assert touching == [1, 6]


@pytest.mark.rule("HARA-SETUP-04")
@pytest.mark.parametrize(("mirror", "contacts"), [(False, (1, 2)), (True, (2, 1))])
def test_the_mirror_image_turns_the_numbers_round(mirror: bool, contacts: tuple[int, int]) -> None:
    """A02: clockwise space 6 has two contacts with the Dojo tile, counterclockwise space 1 has."""
    board = Scene(mirror=mirror).state.board
    for world in range(1, TILES):
        found = tuple(
            sum(1 for near in board.near[world * ROOM + number] if near // ROOM == DOJO_TILE) for number in (1, 6)
        )
        assert found == contacts


@pytest.mark.rule("HARA-SETUP-04", "HARA-RANGE-01")
@pytest.mark.parametrize("mirror", [False, True])
def test_the_map_that_seven_rosettes_make(mirror: bool) -> None:
    """A01: 43 spaces, 84 borders, the ring of each World in the order of its numbers."""
    scene = Scene(mirror=mirror)
    near = scene.state.board.near
    assert SLOTS[1:] == ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
    assert sum(1 for space in range(SPACES) if near[space]) == 43
    assert sum(len(one) for one in near) == 2 * 84
    for world in TILE_NAMES:
        for number in range(1, ROOM):
            assert f"{world}-{number % 6 + 1}" in neighbours(scene, f"{world}-{number}")
    for world in TILE_NAMES[1:]:
        assert [apart(scene, "dojo", f"{world}-{number}") for number in range(1, ROOM)] == [2, 3, 4, 4, 3, 2]


@pytest.mark.rule("HARA-RANGE-01", "HARA-SETUP-01")
def test_spaces_touch_across_the_borders_of_tiles() -> None:
    """A01: next to each other lie tiles that share three edges between two spaces on each side."""
    near = Scene().state.board.near
    slots = Scene().state.board.slots
    for one in range(TILES):
        for other in range(TILES):
            edges = [
                (space, beyond)
                for space in range(one * ROOM, one * ROOM + ROOM)
                for beyond in near[space]
                if beyond // ROOM == other
            ]
            ring = abs(slots[one] - slots[other]) in (1, 5)
            if one != other:
                touch = ring or 0 in (slots[one], slots[other])
                assert len(edges) == (3 if touch else 0)
                assert len({space for space, _ in edges}) == (2 if touch else 0)


@pytest.mark.rule("HARA-SETUP-05")
def test_the_sides_of_the_tiles_make_no_difference_to_the_rules() -> None:
    table = Scene.at_setup().table()
    assert set(table["tiles"][1]) == {"id", "slot", "color", "removed", "cards", "top"}
    assert not [name for name in GAME.settle(2, {}).as_data() if "side" in name]


# Places that are none, and hex cards ----------------------------------------------------------------------------------


@pytest.mark.rule("HARA-RANGE-03")
def test_the_center_of_a_world_is_a_hole_and_that_of_the_dojo_is_not() -> None:
    scene = Scene()
    for world in TILE_NAMES[1:]:
        assert neighbours(scene, world) == set()
        assert apart(scene, f"{world}-2", f"{world}-5") == 3
    assert neighbours(scene, "dojo") == {f"dojo-{number}" for number in range(1, ROOM)}
    assert apart(scene, "dojo-2", "dojo-5") == 2


@pytest.mark.rule("HARA-RANGE-03", "HARA-MON-02")
@pytest.mark.parametrize(("reach", "hit"), [(4, True), (3, False)])
def test_a_monster_reaches_through_the_dojo_and_past_whatever_lies_between(reach: int, hit: bool) -> None:
    """A09: the way through the center of the Dojo counts; cards and figures block nothing."""
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=9, attack=1, range=reach))
    home = "oakenmoor-6"
    facing = TILE_NAMES[AROUND[(AROUND.index(TILE_NAMES.index("oakenmoor")) + 3) % WORLDS]]
    scene.put("teagle", home)
    scene.stand("kaoru", f"{facing}-6")
    scene.stand("leaf", "dojo")
    assert apart(scene, home, f"{facing}-6") == 4
    before = scene.health("kaoru")
    scene.end_turn()
    assert before - scene.health("kaoru") == (1 if hit else 0)


@pytest.mark.rule("HARA-DAWN-04")
def test_only_hex_cards_fill_a_space_and_figures_do_not() -> None:
    """A08: any number of figures may share a space, and a card may still come there."""
    scene = Scene("kaoru", "leaf", "oric", mode="s02")
    for who in scene.names:
        scene.stand(who, "oakenmoor-1")
    scene.enter("enoki", "oakenmoor-1")
    scene.top_of("dusk", "glass_heron", "moth_of_hours")
    with scene.dice("oakenmoor", 1, "oakenmoor", 1):
        scene.effect('{do = "spawn_dusk", count = 2}')
    # A space never has two hex cards: the second goes to the lowest open one.
    assert (scene.at("oakenmoor-1"), scene.at("oakenmoor-2")) == ("glass_heron", "moth_of_hours")


@pytest.mark.rule("HARA-DOJO-03", "HARA-DAWN-04")
def test_nothing_spawns_on_the_dojo_tile() -> None:
    """A06, A07."""
    for seed in range(10):
        scene = Scene.at_setup("kaoru", "leaf", seed=seed)
        for _ in range(4):
            scene.end_turn()
        assert all(space >= ROOM for space in scene.state.spread)
        assert not any(scene.state.is_open(space) for space in range(ROOM))


# Worlds that move, Worlds that are gone -------------------------------------------------------------------------------


@pytest.mark.rule("HARA-SHIFT-03", "HARA-SETUP-04", "HARA-DOJO-02")
def test_a_swapped_tile_keeps_its_facing_and_one_and_six_need_not_touch_the_dojo_any_more() -> None:
    """A03."""
    scene = Scene("kaoru", "leaf")
    before = slots_of(scene)
    facings = scene.state.board.facings
    scene.effect('{do = "swap", tiles = ["oakenmoor", "lunaridge"]}')
    after = slots_of(scene)
    assert (after["oakenmoor"], after["lunaridge"]) == (before["lunaridge"], before["oakenmoor"])
    assert scene.state.board.facings == facings
    touching = {
        number
        for number in range(1, ROOM)
        if any(one.startswith("dojo") for one in neighbours(scene, f"oakenmoor-{number}"))
    }
    assert len(touching) == 2
    assert touching != {1, 6}


@pytest.mark.rule("HARA-SHIFT-02", "HARA-DOJO-02", "HARA-DOJO-03")
def test_a_world_in_the_middle_is_a_hole_that_ways_go_round() -> None:
    """A04."""
    scene = Scene("kaoru", "leaf")
    slot = slots_of(scene)["oakenmoor"]
    scene.effect('{do = "swap", tiles = ["dojo", "oakenmoor"]}')
    assert (slots_of(scene)["dojo"], slots_of(scene)["oakenmoor"]) == (slot, 0)
    assert neighbours(scene, "oakenmoor") == set()
    assert apart(scene, "oakenmoor-2", "oakenmoor-5") == 3
    assert len(neighbours(scene, "dojo")) == 6
    board = scene.state.board
    assert sum(1 for space in range(SPACES) if board.near[space]) == 43
    # Everybody was in the Dojo and has moved along with it.
    assert scene.where("kaoru") == "dojo"


@pytest.mark.rule("HARA-DOJO-07", "HARA-DOJO-09", "HARA-DOJO-10", "HARA-DOJO-05")
def test_wherever_the_dojo_lies_it_protects_heals_and_wins() -> None:
    """A04."""
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=9, attack=2, range=3))
    scene.effect('{do = "swap", tiles = ["dojo", "oakenmoor"]}')
    scene.put("teagle", "the_baiyu-1")
    scene.have("kaoru", health=5)
    scene.do("end")
    assert scene.health("kaoru") == 5
    scene.do("heal 3 0")
    assert scene.health("kaoru") == 8
    scene.stand("leaf", "oakenmoor-3")
    scene.effect('{do = "suffer", amount = 20}', "leaf")
    assert scene.where("leaf") == "dojo"
    scene.stand("leaf", "dojo-2")
    scene.have("leaf", energy=(10, 10, 10))
    scene.effect('{do = "move", spaces = 1}', "leaf")
    scene.do("go dojo")
    assert scene.state.over == "champion"


@pytest.mark.rule("HARA-SETUP-02")
def test_the_symbols_move_with_the_dojo_and_mean_nothing_after_setup() -> None:
    """A05: a World beside a symbol of another energy stays where the shift put it."""
    scene = Scene()
    scene.effect('{do = "swap", tiles = ["oakenmoor", "arechi_wastes"]}')
    slots = scene.state.board.slots
    assert SLOT_COLORS[slots[3] - 1] != WORLD_COLORS[3]


def without_oakenmoor() -> Scene:
    scene = Scene("kaoru", "leaf", mode="s04")
    scene.stand("leaf", "lunaridge-1")
    remove_world(scene.state, scene.space("oakenmoor") // ROOM)
    return scene


@pytest.mark.rule("HARA-RANGE-03", "HARA-DAWN-01")
def test_the_spaces_of_a_removed_world_do_not_exist() -> None:
    """A10: not for movement, range or spawns."""
    scene = without_oakenmoor()
    board = scene.state.board
    assert sum(1 for space in range(SPACES) if board.near[space]) == 37
    assert not any(SPACE_IDS[near].startswith("oakenmoor") for one in board.near for near in one)
    scene.effect('{do = "transport", to = "space"}')
    assert not [word for word in scene.legal() if "oakenmoor" in word]
    assert len(scene.legal()) == 37
    scene.do("done")
    scene.top_of("dusk", "glass_heron")
    with scene.dice("oakenmoor", 1, "lunaridge", 2):
        scene.effect('{do = "spawn_dusk"}')
    assert scene.at("lunaridge-2") == "glass_heron"
    scene.take("lunaridge-2")
    spawn_at_dawn(scene.state)
    assert len(scene.state.spread) == 5
    assert not [space for space in scene.state.spread if SPACE_IDS[space].startswith("oakenmoor")]


@pytest.mark.rule("HARA-SHIFT-02")
def test_a_shift_swaps_the_empty_position_of_a_removed_world() -> None:
    """A10."""
    scene = without_oakenmoor()
    slot = slots_of(scene)["oakenmoor"]
    scene.effect('{do = "swap", tiles = ["dojo", "oakenmoor"]}')
    assert slots_of(scene)["dojo"] == slot
    assert slots_of(scene)["oakenmoor"] == 0
    near = scene.state.board.near
    assert sum(1 for space in range(SPACES) if near[space]) == 37


@pytest.mark.rule("HARA-TRANS-01", "HARA-DOJO-09")
def test_a_player_who_is_cut_off_can_still_be_transported() -> None:
    """A10: nothing is done about a gap; defeat and transport work across it."""
    scene = Scene("kaoru", "leaf")
    scene.effect('{do = "swap", tiles = ["dojo", "oakenmoor"]}')
    state = scene.state
    for near in state.board.near[1:ROOM]:
        for world in {one // ROOM for one in near} - {DOJO_TILE}:
            state.removed |= 1 << world
            state.board = without(state.board, world)
    far = next(name for name in SPACE_IDS if apart(scene, name, name) == 0 and not name.startswith("dojo"))
    assert apart(scene, far, "dojo") == FAR
    for effect in ('{do = "transport", to = "dojo"}', '{do = "suffer", amount = 20}'):
        scene.stand("leaf", far)
        scene.effect(effect, "leaf")
        assert scene.where("leaf") == "dojo"
    scene.effect('{do = "transport", to = "space"}')
    assert f"place {far}" in scene.legal()
