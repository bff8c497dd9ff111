"""Progression Rewards."""

from __future__ import annotations

import pytest

from tavola.games.hara.game import Hara
from tavola.games.hara.scenarios import SCENARIOS
from tests.games.hara.corrupted_card import ability
from tests.games.hara.scene import Scene


def hardy() -> str:
    """Kaoru's passive takes one off all damage."""
    return ability("grizzled_heart", gives='[{what = "incoming", plus = -1}]').replace("top = []\nbottom = []\n", "")


def reward(scene: Scene) -> list[tuple[int, str]]:
    return Hara().rewards(scene.state)


@pytest.mark.rule("HARA-PROG-01")
def test_each_champion_unlocks_both_locked_cards_by_two_scenarios() -> None:
    for champion in range(6):
        own = sorted(scenario.unlocks for scenario in SCENARIOS if scenario.champion == champion)
        assert own == [0, 1, 2]


@pytest.mark.rule("HARA-PROG-01")
def test_a_completed_scenario_unlocks_a_card_of_its_champion() -> None:
    scene = Scene("leaf", "kaoru", "oric", mode="s01")
    scene.state.end("points", 0b010)
    assert reward(scene) == [(1, "kaoru/grizzled_heart")]


@pytest.mark.rule("HARA-PROG-01")
def test_it_unlocks_nothing_for_others_or_for_a_loss() -> None:
    scene = Scene("leaf", "kaoru", "oric", mode="s01")
    scene.state.end("points", 0b001)
    assert reward(scene) == []
    scene = Scene("leaf", "soff", "oric", mode="s01")
    scene.state.end("points", 0b111)
    assert reward(scene) == []


@pytest.mark.rule("HARA-PROG-02")
def test_an_alternate_ultimate_may_be_picked_instead() -> None:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1})
    assert {"ursine_tectonics", "unbearable_force"} <= scene.cards("kaoru", "pile")
    scene.effect('{do = "ultimate"}')
    assert (scene.kind, scene.legal()) == ("ultimate", ["pick ursine_tectonics", "pick unbearable_force"])
    scene.do("pick unbearable_force")
    assert "unbearable_force" in scene.cards("kaoru", "hand")
    assert "ursine_tectonics" in scene.cards("kaoru", "pile")


@pytest.mark.rule("HARA-PROG-02")
@pytest.mark.parametrize("unlocked", [{}, {"kaoru": 2}, {"leaf": 1}])
def test_while_it_is_locked_there_is_only_the_usual_one(unlocked: dict[str, int]) -> None:
    scene = Scene("kaoru", "leaf", unlocked=unlocked)
    assert "unbearable_force" not in scene.cards("kaoru", "pile")
    scene.effect('{do = "ultimate"}')
    assert scene.kind == "adventure"
    assert "ursine_tectonics" in scene.cards("kaoru", "hand")


@pytest.mark.rule("HARA-PROG-02")
def test_a_played_one_can_be_drawn_again() -> None:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": 1}, content=ability("unbearable_force"))
    scene.effect('{do = "ultimate"}')
    scene.do("pick unbearable_force", "top unbearable_force")
    assert "unbearable_force" in scene.cards("kaoru", "pile")


@pytest.mark.rule("HARA-PROG-03")
@pytest.mark.parametrize("mode", ["s01", "s02"])
@pytest.mark.parametrize(("bits", "taken"), [(2, 1), (3, 1), (1, 2), (0, 2)])
def test_an_unlocked_passive_works_in_scenarios(mode: str, bits: int, taken: int) -> None:
    scene = Scene("kaoru", "leaf", "oric", mode=mode, unlocked={"kaoru": bits}, content=hardy())
    before = scene.health("kaoru")
    scene.effect('{do = "suffer", amount = 2}')
    assert scene.health("kaoru") == before - taken


@pytest.mark.rule("HARA-PROG-03")
def test_it_is_no_card_of_the_hand_or_pile() -> None:
    scene = Scene("kaoru", "leaf", "oric", mode="s01", unlocked={"kaoru": 2})
    assert "grizzled_heart" not in scene.cards("kaoru", "hand") | scene.cards("kaoru", "pile")


@pytest.mark.rule("HARA-PROG-04")
@pytest.mark.parametrize(("leaf", "taken"), [(0, 2), (1, 2), (2, 1), (3, 1)])
@pytest.mark.parametrize("mode", ["arena", "intro"])
def test_in_the_arena_everybody_must_have_theirs(mode: str, leaf: int, taken: int) -> None:
    scene = Scene("kaoru", "leaf", mode=mode, unlocked={"kaoru": 2, "leaf": leaf}, content=hardy())
    before = scene.health("kaoru")
    scene.effect('{do = "suffer", amount = 2}')
    assert scene.health("kaoru") == before - taken
