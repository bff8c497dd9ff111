"""General Setup: games are begun, and what lies where is looked at."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.faeriell.harvest import most_steps
from tavola.games.faeriell.menaces import PLACED
from tavola.games.faeriell.pieces import (
    CARD_KINDS,
    CARD_ROOM,
    COLOUR_NAMES,
    GUARDIANS,
    HERO_NAMES,
    HERO_TYPES,
    PURITY,
    TERRAIN_NAMES,
)
from tavola.games.faeriell.state import FaeriellState
from tests.games.faeriell.scene import Scene

SEEDS = range(20)


def in_order(state: FaeriellState) -> list[int]:
    """The seats from the first player on, clockwise."""
    return [(state.first_player + turn) % state.seats for turn in range(state.seats)]


# 2. Heartlands --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-06", "FAE-SETUP-08", "FAE-COMP-14", "FAE-COMP-21")
def test_each_area_has_one_terrain_token_in_a_random_region() -> None:
    where: set[int] = set()
    tokens: set[int] = set()
    for seed in SEEDS:
        state = Scene.at_setup(4, seed).state
        heartlands = [region for region, token in enumerate(state.heartland) if token >= 0]
        assert [state.world.area[region] for region in heartlands] == sorted(range(GUARDIANS))
        assert Counter(state.heartland[region] for region in heartlands) == dict.fromkeys(range(4), 2)
        where.add(heartlands[0])
        tokens.add(state.heartland[heartlands[0]])
    assert (len(where), len(tokens)) == (4, 4)


@pytest.mark.rule("FAE-SETUP-07", "FAE-BOARD-01")
def test_each_guardian_stands_on_the_heartland_of_its_own_area() -> None:
    for seed in SEEDS:
        state = Scene.at_setup(4, seed).state
        for guardian, region in enumerate(state.guardian_at):
            assert state.world.area[region] == guardian
            assert state.heartland[region] >= 0


@pytest.mark.rule("FAE-SETUP-09")
def test_a_token_may_repeat_the_terrain_that_is_printed() -> None:
    states = [Scene.at_setup(4, seed).state for seed in SEEDS]
    pairs = [(state.world.terrain[region], token) for state in states for region, token in enumerate(state.heartland)]
    assert any(printed == token for printed, token in pairs)
    assert any(printed != token >= 0 for printed, token in pairs)


# 3. to 9. Supplies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-10")
def test_herbs_are_shuffled_and_three_lie_face_up() -> None:
    rows = set()
    for seed in SEEDS:
        state = Scene.at_setup(4, seed).state
        assert len(state.herb_row) == 3
        assert sorted([*state.herb_row, *state.herb_deck]) == list(range(16))
        rows.add(tuple(state.herb_row))
    assert len(rows) > 10


@pytest.mark.rule("FAE-SETUP-11", "FAE-SETUP-12")
@pytest.mark.parametrize(("kickstarter", "sizes"), [(False, [6, 6, 5, 5]), (True, [10, 10, 9, 9])])
def test_perks_are_shuffled_into_four_piles_as_even_as_can_be(kickstarter: bool, sizes: list[int]) -> None:
    tops = set()
    for seed in SEEDS:
        state = Scene.at_setup(4, seed, kickstarter=kickstarter).state
        assert [len(pile) for pile in state.piles] == sizes
        tops.add(tuple(pile[-1] for pile in state.piles))
    assert len(tops) > 10


@pytest.mark.rule("FAE-SETUP-13", "FAE-COMP-23", "FAE-COMP-24", "FAE-BOARD-06")
def test_totem_and_beacons_begin_on_the_board_and_not_on_the_map() -> None:
    state = Scene.after_setup(4).state
    assert state.totem == -1
    assert state.totem_cards == []
    assert state.beacon_supply == [2, 2, 2, 2]
    assert set(state.beacon) == {-1}


@pytest.mark.rule("FAE-SETUP-14", "FAE-COMP-06")
def test_all_eight_attunements_can_still_be_had() -> None:
    scene = Scene.after_setup(4)
    assert scene.state.attunement_of == [-1] * 8
    for colour in COLOUR_NAMES[:4]:
        scene.essences(scene.player, *[colour] * 4)
    scene.phase("tribe", scene.player)
    assert len([words for words in scene.legal() if words.startswith("attune")]) == 8


@pytest.mark.rule("FAE-SETUP-15", "FAE-BOARD-11")
@pytest.mark.parametrize("difficulty", range(len(PLACED)))
def test_doom_begins_on_the_first_space(difficulty: int) -> None:
    assert Scene.after_setup(4, difficulty=difficulty).state.doom == 0


@pytest.mark.rule("FAE-SETUP-16")
def test_the_sower_lies_on_the_board_with_its_perks_and_is_nobody_s() -> None:
    state = Scene.after_setup(4).state
    assert state.sower == -1
    assert len(state.sower_stock) == 5
    assert all(HERO_NAMES[kind] != "sower" for player in range(4) for kind in state.heroes(player))


@pytest.mark.rule("FAE-SETUP-17", "FAE-ESS-03")
def test_each_colour_is_a_deck_of_its_own_shuffled_by_itself() -> None:
    orders = set()
    for seed in SEEDS:
        for deck in Scene.at_setup(4, seed).state.decks:
            order = tuple(card % CARD_ROOM for card in deck)
            assert sorted(order) == [guardian for guardian in range(GUARDIANS) for _ in range(2)]
            orders.add(order)
    assert len(orders) == 5 * len(SEEDS)


# 10. and 11. First Player, Tribes -------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-18")
def test_anybody_may_be_the_first_player() -> None:
    assert {Scene.at_setup(4, seed).state.first_player for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("FAE-SETUP-19", "FAE-SETUP-34", "FAE-COMP-26")
def test_each_tribe_begins_with_all_its_pieces_before_it() -> None:
    state = Scene.at_setup(4).state
    for player in range(4):
        assert state.owned[player] == 0
        assert state.inactive[player] == 0b1111
        assert state.heroes(player) == []
        assert state.slots[player].bit_count() + state.claims[player].bit_count() == 6


# 12. and 13. Achievement tokens, Tribe Corruption ---------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-20", "FAE-SETUP-21")
def test_the_sixth_token_lies_on_purity_and_costs_nothing() -> None:
    scene = Scene.after_setup(4)
    assert scene.state.slots == [0b11111] * 4
    assert scene.state.spare == [0] * 4
    assert scene.state.claims == [1 << PURITY] * 4
    assert not scene.told("spent")


@pytest.mark.rule("FAE-SETUP-22", "FAE-BOARD-09", "FAE-COMP-20")
def test_all_tribes_begin_uncorrupted() -> None:
    assert Scene.after_setup(4).state.corruption == [0, 0, 0, 0]


# 14. Settlements ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-23")
@pytest.mark.parametrize("seats", [3, 4])
def test_settlements_are_placed_in_order_of_play_and_then_back(seats: int) -> None:
    scene = Scene.at_setup(seats, seed=5)
    order = in_order(scene.state)
    asked = []
    while scene.kind == "place_settlement":
        asked.append(scene.player)
        scene.do(scene.legal()[-1])
    assert asked == order + order[::-1]


@pytest.mark.rule("FAE-SETUP-24")
def test_a_settlement_may_go_into_every_region_but_those_with_one() -> None:
    scene = Scene.at_setup(4)
    assert len(scene.legal()) == 32
    scene.do("BEAR-C")
    scene.do("OWL-A")
    assert len(scene.legal()) == 30
    assert not {"BEAR-C", "OWL-A"} & set(scene.legal())


@pytest.mark.rule("FAE-SETUP-25", "FAE-SETUP-26")
def test_everybody_owns_two_regions_and_four_settlements_fill_the_slots_from_the_top() -> None:
    state = Scene.after_setup(4).state
    assert [owned.bit_count() for owned in state.owned] == [2, 2, 2, 2]
    # The topmost empty slot, the fifth, has a 3 in it.
    assert [most_steps(state, player) for player in range(4)] == [3, 3, 3, 3]


# 15. to 21. The first Hero --------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-27", "FAE-COMP-13", "FAE-TURN-03")
def test_the_three_phases_lie_face_up_before_everybody() -> None:
    scene = Scene.after_setup(4)
    assert scene.state.phases == [0, 0, 0, 0]
    assert scene.legal() == ["tribe", "event", "hero"]


@pytest.mark.rule("FAE-SETUP-28", "FAE-SETUP-33")
def test_in_order_of_play_each_picks_one_of_the_four_basic_heroes() -> None:
    scene = Scene.at_setup(4, seed=5)
    asked = []
    for _ in range(4):
        scene.until("first_hero")
        asked.append(scene.player)
        # Two Tribes may have the same Hero: the tiles are their own (A08).
        assert set(scene.legal()) == {f"dress up {hero}" for hero in ("adventurer", "chieftain", "shaman", "druid")}
        scene.do("dress up druid")
    assert asked == in_order(scene.state)


@pytest.mark.rule("FAE-SHADOW-02")
def test_the_shadow_is_no_starting_hero() -> None:
    scene = Scene.at_setup(4, shadows=True)
    scene.until("first_hero")
    assert "dress up shadow" not in scene.legal()


@pytest.mark.rule("FAE-SETUP-29")
@pytest.mark.parametrize(
    ("hero", "bound"), [("adventurer", "red"), ("druid", "green"), ("shaman", "blue"), ("chieftain", "yellow")]
)
def test_each_hero_is_bound_to_its_colour_and_solves_no_other_menace(hero: str, bound: str) -> None:
    for colour in COLOUR_NAMES[:4]:
        scene = Scene()
        scene.hero(0, hero, "N09")
        scene.guardian("owl", "OWL-C")
        scene.token("owl", colour)
        scene.phase("hero")
        assert (f"{hero} solves owl" in scene.legal()) == (colour == bound)


@pytest.mark.rule("FAE-SETUP-31", "FAE-SETUP-33", "FAE-SHADOW-01")
@pytest.mark.parametrize(("shadows", "left"), [(False, 3), (True, 4)])
def test_the_heroes_not_picked_wait_on_the_left(shadows: bool, left: int) -> None:
    scene = Scene.at_setup(4, shadows=shadows)
    scene.until("first_hero")
    player = scene.player
    scene.do("dress up shaman")
    scene.until("first_hero", "heartland", "phase")
    assert scene.state.heroes(player) == [HERO_NAMES.index("shaman")]
    assert not scene.state.inactive[player] >> HERO_NAMES.index("shaman") & 1
    assert scene.state.inactive[player].bit_count() == left


@pytest.mark.rule("FAE-SETUP-36", "FAE-HERO-02")
def test_the_active_tile_has_two_gems_and_no_other_has_any() -> None:
    state = Scene.after_setup(4).state
    for player in range(4):
        gems = state.gems[player * HERO_TYPES : (player + 1) * HERO_TYPES]
        assert sorted(gems) == [0, 0, 0, 0, 0, 2]
        assert gems[state.heroes(player)[0]] == 2


@pytest.mark.rule("FAE-SETUP-37")
def test_the_first_hero_stands_on_a_free_node_of_an_own_region() -> None:
    scene = Scene.at_setup(4)
    first = scene.player
    scene.do("OWL-A")
    scene.do("OWL-B")
    scene.until("first_hero")
    scene.do("dress up druid")
    assert scene.player == first
    state = scene.state
    own = {node for region in range(32) if state.owner[region] == first for node in scene.world.region_nodes[region]}
    assert set(scene.legal()) == {scene.world.node_names[node] for node in own}
    scene.do("N09")
    scene.until("place_hero")
    # The second player's Region shares this node; two cannot stand there (A07).
    assert "N10" in scene.legal()
    assert "N09" not in scene.legal()


# 22. Essence Pool -----------------------------------------------------------------------------------------------------


def settled(scene: Scene, *regions: str) -> int:
    """The first player's Settlements in two Regions; the others take what comes first. Up to the first Essences."""
    first = scene.player
    scene.do(regions[0])
    while scene.kind == "place_settlement":
        scene.do(regions[1] if scene.player == first else scene.legal()[-1])
    while scene.kind in ("first_hero", "place_hero"):
        scene.do(scene.legal()[0])
    return first


def plain_regions(scene: Scene) -> list[str]:
    """The names of the Regions without a Terrain token."""
    return [scene.world.region_names[region] for region, token in enumerate(scene.state.heartland) if token < 0]


@pytest.mark.rule("FAE-SETUP-38", "FAE-SETUP-41")
@pytest.mark.parametrize(
    ("terrain", "colour"), [("mountain", "red"), ("meadow", "yellow"), ("river", "blue"), ("forest", "green")]
)
def test_each_own_region_gives_an_essence_of_its_terrain(terrain: str, colour: str) -> None:
    scene = Scene.at_setup(4)
    kind = TERRAIN_NAMES.index(terrain)
    two = [name for name in plain_regions(scene) if scene.world.terrain[scene.region(name)] == kind][:2]
    first = settled(scene, *two)
    assert scene.count(first, colour) == 2
    assert sum(scene.state.pool[first * CARD_KINDS : (first + 1) * CARD_KINDS]) == 2


@pytest.mark.rule("FAE-SETUP-39", "FAE-SETUP-09")
@pytest.mark.parametrize("pick", [0, 1])
def test_of_a_heartland_the_owner_picks_the_printed_terrain_or_that_of_the_token(pick: int) -> None:
    scene = Scene.at_setup(4)
    state = scene.state
    heartlands = [one for one, token in enumerate(state.heartland) if token not in (-1, scene.world.terrain[one])]
    first = settled(scene, scene.world.region_names[heartlands[0]], plain_regions(scene)[0])
    assert scene.kind == "heartland"
    assert scene.player == first
    both = sorted([scene.world.terrain[heartlands[0]], state.heartland[heartlands[0]]])
    assert scene.legal() == [COLOUR_NAMES[colour] for colour in both]
    before = scene.count(first, COLOUR_NAMES[both[pick]])
    scene.do(COLOUR_NAMES[both[pick]])
    assert scene.count(first, COLOUR_NAMES[both[pick]]) == before + 1


@pytest.mark.rule("FAE-SETUP-38")
def test_essences_are_taken_in_order_of_play() -> None:
    scene = Scene.after_setup(4, seed=5)
    takers = [event["player"] for event in scene.told("essence") if event["rule"] == "FAE-SETUP-38"]
    order = in_order(scene.state)
    assert [order.index(taker) for taker in takers] == sorted(order.index(taker) for taker in takers)
    assert set(takers) == set(order)


@pytest.mark.rule("FAE-SETUP-40")
def test_the_guardian_sides_of_a_pool_are_known_to_its_owner_only() -> None:
    scene = Scene.after_setup(4)
    for event in scene.told("essence"):
        assert ("guardian" in event) == (event.get("to") == event["player"])
    assert not any(scene.state.revealed)


# 23. Harvest wheel ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SETUP-42")
def test_the_harvest_token_begins_on_any_of_the_twelve_slots() -> None:
    assert {Scene.after_setup(4, seed).state.wheel for seed in range(80)} == set(range(12))


@pytest.mark.rule("FAE-SETUP-43")
def test_the_first_player_begins() -> None:
    for seed in SEEDS:
        scene = Scene.after_setup(4, seed)
        assert scene.kind == "phase"
        assert (scene.state.round, scene.player) == (1, scene.state.first_player)


@pytest.mark.rule("FAE-DRIFT-01", "FAE-DRIFT-02")
def test_the_drifter_comes_once_the_heroes_stand_and_its_token_to_the_right_of_the_first_player() -> None:
    nodes = set()
    for seed in SEEDS:
        scene = Scene.at_setup(4, seed, drifter=True)
        scene.until("first_hero")
        assert scene.state.drifter == -1
        scene.play_setup()
        state = scene.state
        assert state.drifter not in state.hero_node
        assert state.drifter_holder == (state.first_player + 3) % 4
        nodes.add(state.drifter)
    assert len(nodes) > 10
