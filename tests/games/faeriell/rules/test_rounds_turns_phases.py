"""Rounds, Turns, Phases; and the End of the Round."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.pieces import HERO_TYPES
from tavola.kernel.errors import IllegalAction
from tests.games.faeriell.scene import Scene


def take_turn(scene: Scene, phase: str) -> None:
    """Take the Phase and do nothing in it; Corruption and Doom stay out of it, as the bag is empty."""
    scene.state.bag = []
    scene.do(phase)
    while scene.kind != "phase":
        scene.state.apply_action(scene.state.legal[0])
        scene.state.bag = []


# Rounds, Turns, Phases ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TURN-01", "FAE-TURN-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_three_turns_one_at_a_time_clockwise(seats: int) -> None:
    scene = Scene(seats=seats)
    scene.state.first_player = seats - 1
    scene.phase("tribe", seats - 1)
    for phase in ("tribe", "hero"):
        while scene.state.round == 1 and phase in scene.legal():
            take_turn(scene, phase)
    scene.until("phase")
    first_round = [event["player"] for event in scene.told("phase")]
    assert first_round == [(seats - 1 + turn) % seats for turn in range(3 * seats)]


@pytest.mark.rule("FAE-TURN-02", "FAE-TURN-04")
def test_on_a_turn_one_face_up_phase_must_be_picked() -> None:
    scene = Scene()
    assert scene.legal() == ["tribe", "event", "hero"]


@pytest.mark.rule("FAE-TURN-04", "FAE-TURN-05")
@pytest.mark.parametrize(
    ("first", "left"),
    [("tribe", ["event", "hero"]), ("event", ["tribe", "hero"]), ("hero", ["tribe", "event"])],
)
def test_a_phase_turned_down_is_not_picked_again_in_the_round(first: str, left: list[str]) -> None:
    scene = Scene()
    take_turn(scene, first)
    assert scene.player == 1
    # Of another player's tiles none is turned down by it.
    assert scene.legal() == ["tribe", "event", "hero"]
    take_turn(scene, first)
    assert scene.player == 0
    assert scene.legal() == left


@pytest.mark.rule("FAE-TURN-04")
def test_a_phase_that_is_face_down_is_refused() -> None:
    scene = Scene()
    tribe = scene.state.legal[0]
    take_turn(scene, "tribe")
    take_turn(scene, "tribe")
    with pytest.raises(IllegalAction):
        scene.state.apply_action(tribe)


@pytest.mark.rule("FAE-TURN-05")
@pytest.mark.parametrize("order", [("hero", "tribe"), ("event", "hero"), ("tribe", "event"), ("hero", "event")])
def test_the_phases_may_come_in_any_order(order: tuple[str, str]) -> None:
    scene = Scene()
    for phase in order:
        take_turn(scene, phase)
        take_turn(scene, phase)
    # The one Phase that is left is no question; only its own questions are.
    last = ({"tribe", "event", "hero"} - set(order)).pop()
    assert [event["phase"] for event in scene.told("phase") if event["player"] == 0][:3] == [*order, last]


@pytest.mark.rule("FAE-TURN-02", "FAE-TURN-06")
def test_the_turn_ends_when_the_one_phase_is_resolved() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red", "red")
    scene.do("tribe")
    assert (scene.kind, scene.player) == ("tribe", 0)
    scene.do("done")
    assert (scene.kind, scene.player) == ("phase", 1)


@pytest.mark.rule("FAE-TURN-07", "FAE-TURN-01")
def test_the_round_ends_when_everybody_has_resolved_all_phases() -> None:
    scene = Scene(seats=3)
    for phase in ("tribe", "hero"):
        for _ in range(3):
            assert scene.state.round == 1
            take_turn(scene, phase)
    # Only the Event Phase is left to everybody, and begins by itself.
    scene.state.bag = []
    scene.until("phase")
    assert scene.state.round == 2
    assert scene.state.phases == [0, 0, 0]
    phases = [(event["player"], event["phase"]) for event in scene.told("phase")]
    assert sorted(phases) == sorted((player, phase) for player in range(3) for phase in ("tribe", "event", "hero"))


@pytest.mark.rule("FAE-TURN-08", "FAE-ROUND-04", "FAE-COMP-17")
@pytest.mark.parametrize(("seats", "holder", "following"), [(2, 0, 1), (4, 1, 2), (4, 3, 0)])
def test_the_first_player_token_passes_clockwise_and_its_holder_begins(seats: int, holder: int, following: int) -> None:
    scene = Scene(seats=seats)
    scene.state.first_player = holder
    scene.end_round()
    assert scene.state.first_player == following
    assert (scene.kind, scene.player, scene.state.round) == ("phase", following, 2)


# End of the Round -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-ROUND-01")
def test_at_the_end_of_the_round_every_phase_is_face_up_again() -> None:
    scene = Scene(seats=3)
    scene.end_round()
    for player in (1, 2, 0):
        assert scene.player == player
        assert scene.legal() == ["tribe", "event", "hero"]
        take_turn(scene, "tribe")


@pytest.mark.rule("FAE-ROUND-02")
def test_a_herb_that_was_turned_works_again_in_the_next_round() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.hero(0, "druid", "N01")
    scene.herb(0, "gem-druid")
    scene.phase("hero")
    scene.do("herb gem-druid")
    assert "herb gem-druid" not in scene.legal()
    scene.end_round()
    scene.phase("hero")
    assert "herb gem-druid" in scene.legal()


@pytest.mark.rule("FAE-ROUND-02")
def test_an_attunement_that_was_turned_works_again_in_the_next_round() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.attunement(0, "owl")
    scene.phase("hero")
    scene.do("attune owl", "N09")
    assert "attune owl" not in scene.legal()
    scene.end_round()
    scene.phase("hero")
    assert "attune owl" in scene.legal()


@pytest.mark.rule("FAE-ROUND-03")
@pytest.mark.parametrize(("perks", "gems"), [((), 2), ((0, 1), 2), ((0, 1, 2), 3), ((0, 1, 2, 3), 3)])
@pytest.mark.parametrize("left", [0, 1, 5])
def test_a_hero_tile_has_its_own_number_of_gems_again(perks: tuple[int, ...], gems: int, left: int) -> None:
    scene = Scene()
    # Gems beyond it, gained by a Perk or a Herb, are lost (A41).
    scene.hero(0, "druid", "N01", perks=perks, gems=left)
    scene.end_round()
    assert scene.gems(0, "druid") == gems


@pytest.mark.rule("FAE-ROUND-03", "FAE-ROUND-02")
def test_in_the_middle_of_a_round_nothing_is_restored() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01", gems=0)
    scene.herb(0, "gem-shaman")
    scene.state.rotated_herbs[0] = scene.state.herbs[0]
    scene.state.rotated_attunements, scene.state.perk_used = 1, 2
    take_turn(scene, "tribe")
    take_turn(scene, "tribe")
    assert scene.player == 0
    assert scene.gems(0, "druid") == 0
    assert scene.state.rotated_herbs[0] == scene.state.herbs[0]
    assert (scene.state.rotated_attunements, scene.state.perk_used) == (1, 2)


@pytest.mark.rule("FAE-ROUND-03")
def test_the_gem_on_a_perk_with_a_special_action_comes_back() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.state.perk_used = (1 << 47) - 1
    scene.end_round()
    assert scene.state.perk_used == 0


@pytest.mark.rule("FAE-ROUND-03")
def test_tiles_that_are_not_active_get_no_gems() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N01")
    scene.end_round()
    assert sum(scene.state.gems) == scene.gems(0, "druid") == 2
    assert len(scene.state.gems) == 2 * HERO_TYPES


@pytest.mark.rule("FAE-ROUND-04", "FAE-DRIFT-09")
def test_the_two_tokens_go_opposite_ways() -> None:
    scene = Scene(seats=4, drifter=True)
    scene.state.drifter_holder = 3
    scene.end_round()
    assert (scene.state.first_player, scene.state.drifter_holder) == (1, 2)
