"""The Starting Scenario: First Game Setup, and the tips for the first Tribe Phase as checks of costs."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.options import OPTIONS, check_combination
from tavola.games.faeriell.pieces import (
    ADVENTURER,
    BOAR,
    CHIEFTAIN,
    COLOUR_NAMES,
    DRUID,
    HERO_TYPES,
    SHAMAN,
    TERRAIN_NAMES,
    TRIBE_NAMES,
)
from tavola.games.faeriell.state import FIRST_GAME
from tavola.kernel.errors import BadSetting
from tavola.kernel.option import settle
from tests.games.faeriell.scene import Scene

SEEDS = range(6)


def first_game(seed: int = 1) -> Scene:
    return Scene.after_setup(4, seed, scenario=FIRST_GAME)


@pytest.mark.rule("FAE-START-01")
def test_the_terrain_tokens_lie_where_the_diagram_has_them() -> None:
    places = {
        "OWL-B": "forest",
        "TOAD-C": "river",
        "WOLF-D": "meadow",
        "BOAR-B": "mountain",
        "SNAKE-C": "meadow",
        "TURTLE-C": "mountain",
        "BEAR-C": "river",
        "STAG-B": "forest",
    }
    for seed in SEEDS:
        scene = first_game(seed)
        tokens = {scene.world.region_names[one]: token for one, token in enumerate(scene.state.heartland) if token >= 0}
        assert tokens == {region: TERRAIN_NAMES.index(terrain) for region, terrain in places.items()}
        assert [scene.world.region_names[region] for region in scene.state.guardian_at] == sorted(
            places, key=lambda name: scene.world.area[scene.region(name)]
        )


@pytest.mark.rule("FAE-START-02")
def test_the_longfeather_begin_and_the_other_tribes_follow() -> None:
    assert TRIBE_NAMES == ("longfeather", "berrywort", "stoneroot", "cedarmoon")
    for seed in SEEDS:
        # Seat 0 is Longfeather; so player 1 of the scenario sits there.
        assert first_game(seed).state.first_player == 0


@pytest.mark.rule(
    "FAE-START-03",
    "FAE-START-04",
    "FAE-START-05",
    "FAE-START-06",
    "FAE-START-07",
    "FAE-START-08",
    "FAE-START-09",
    "FAE-START-10",
)
@pytest.mark.parametrize(
    ("player", "regions", "hero", "essences"),
    [
        (0, {"OWL-B", "TOAD-C"}, "chieftain", {"red": 1, "yellow": 1}),
        (1, {"WOLF-D", "BOAR-B"}, "shaman", {"green": 1, "blue": 1}),
        (2, {"SNAKE-C", "TURTLE-C"}, "druid", {"red": 1, "green": 1}),
        (3, {"BEAR-C", "STAG-B"}, "adventurer", {"red": 1, "blue": 1}),
    ],
)
def test_what_each_player_begins_with(player: int, regions: set[str], hero: str, essences: dict[str, int]) -> None:
    scene = first_game()
    owned = {scene.world.region_names[region] for region, owner in enumerate(scene.state.owner) if owner == player}
    assert owned == regions
    assert len(scene.state.heroes(player)) == 1
    assert scene.at(player, hero)
    assert {colour: scene.count(player, colour) for colour in COLOUR_NAMES if scene.count(player, colour)} == essences


@pytest.mark.rule("FAE-START-11")
def test_each_player_picks_the_node_of_the_first_hero_and_nothing_else() -> None:
    scene = Scene.at_setup(4, scenario=FIRST_GAME)
    asked = []
    while scene.kind == "place_hero":
        asked.append(scene.player)
        own = scene.state.owned[scene.player]
        assert all(scene.world.node_region_bits[scene.node(node)] & own for node in scene.legal())
        # Next to either of the two Settlements.
        both = [region for region in range(32) if own >> region & 1]
        for region in both:
            assert any(scene.state.touches(scene.node(node), region) for node in scene.legal())
        scene.do(scene.legal()[-1])
    assert asked == [0, 1, 2, 3]
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-START-12")
def test_the_harvest_token_begins_on_the_bear() -> None:
    for seed in SEEDS:
        scene = first_game(seed)
        before = scene.state.wheel
        scene.wheel("bear")
        assert scene.state.wheel == before


@pytest.mark.rule("FAE-START-01", "FAE-START-02")
@pytest.mark.parametrize(("seats", "mode"), [(2, "versus"), (3, "versus"), (4, "coop")])
def test_the_scenario_is_for_four_who_play_against_each_other(seats: int, mode: str) -> None:
    with pytest.raises(BadSetting):
        check_combination(seats, settle(OPTIONS, seats, {"scenario": "first_game", "mode": mode}))


# First Tribe Phase Tips -----------------------------------------------------------------------------------------------


def first_tribe_phase(player: int) -> Scene:
    scene = first_game()
    scene.phase("tribe", player)
    return scene


@pytest.mark.rule("FAE-START-13", "FAE-INNATE-04")
def test_tip_1_red_and_yellow_and_the_chieftain_build_a_beacon() -> None:
    scene = first_tribe_phase(0)
    scene.do("beacon OWL-B")
    scene.pay()
    scene.do("red")
    assert scene.state.beacon[scene.region("OWL-B")] == COLOUR_NAMES.index("red")
    assert scene.count(0, "red") == scene.count(0, "yellow") == 0


@pytest.mark.rule("FAE-START-14")
def test_tip_2_green_and_blue_and_the_shaman_attune_with_the_boar() -> None:
    scene = first_tribe_phase(1)
    # Of all Attunements only this one and that of the own Wolf Area could come into question.
    assert "attune boar" in scene.legal()
    scene.do("attune boar")
    scene.pay()
    scene.until("phase")
    assert scene.state.attunement_of[BOAR] == 1
    assert scene.count(1, "green") == scene.count(1, "blue") == 0


@pytest.mark.rule("FAE-START-14")
def test_tip_2_needs_the_settlement_in_the_boar_area() -> None:
    scene = first_game()
    boar = scene.region("BOAR-B")
    scene.state.owner[boar] = -1
    scene.state.owned[1] &= ~(1 << boar)
    scene.phase("tribe", 1)
    assert "attune boar" not in scene.legal()


@pytest.mark.rule("FAE-START-15")
def test_tip_3_red_and_green_and_the_druid_gather_any_of_the_herbs() -> None:
    scene = first_tribe_phase(2)
    herbs = [words for words in scene.legal() if words.startswith("herb ")]
    assert len(herbs) == 3
    scene.do(herbs[0])
    scene.pay()
    assert scene.kind == "discard_herb"
    assert len(scene.state.herbs[2]) == 1
    assert scene.count(2, "red") == scene.count(2, "green") == 0


@pytest.mark.rule("FAE-START-16")
def test_tip_4_red_and_blue_and_the_adventurer_make_the_adventurer_level_2() -> None:
    scene = first_tribe_phase(3)
    scene.do("level up adventurer")
    scene.pay()
    assert scene.kind == "take_perk"
    scene.do(scene.legal()[0])
    assert scene.state.level(3 * HERO_TYPES + ADVENTURER) == 2
    # The red Essence and the discount were enough.
    assert (scene.count(3, "red"), scene.count(3, "blue")) == (0, 1)


@pytest.mark.rule("FAE-START-13", "FAE-START-14", "FAE-START-15", "FAE-START-16")
@pytest.mark.parametrize(
    ("player", "hero", "action"),
    [(0, CHIEFTAIN, "beacon"), (1, SHAMAN, "attune boar"), (2, DRUID, "herb"), (3, ADVENTURER, "level up")],
)
def test_without_the_discount_of_the_hero_no_tip_works(player: int, hero: int, action: str) -> None:
    scene = first_game()
    scene.phase("tribe", player)
    assert any(words.startswith(action) for words in scene.legal())
    scene.state.innate_used = 1 << hero
    assert scene.state.choice is not None
    scene.state.legal = scene.state.choice.options(scene.state)
    assert not any(words.startswith(action) for words in scene.legal())
