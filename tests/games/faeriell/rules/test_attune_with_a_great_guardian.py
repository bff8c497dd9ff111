"""7. Attune with a Great Guardian."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.pieces import GUARDIAN_NAMES
from tavola.games.faeriell.values import read_values
from tests.games.faeriell.scene import Scene

COSTS = {
    "owl": ("blue", "blue", "green", "red"),
    "wolf": ("blue", "blue", "red", "yellow"),
    "snake": ("blue", "blue", "red", "green"),
    "bear": ("blue", "blue", "blue", "red"),
    "stag": ("blue", "blue", "green", "yellow"),
    "turtle": ("blue", "blue", "yellow", "red"),
    "boar": ("blue", "blue", "yellow", "green"),
    "toad": ("blue", "blue", "blue", "green"),
}


def attunements(scene: Scene) -> set[str]:
    """The Attunements that could be taken now."""
    return {words.removeprefix("attune ") for words in scene.legal() if words.startswith("attune ")}


def owner(scene: Scene, guardian: str) -> int:
    """Who has the Attunement."""
    return scene.state.attunement_of[GUARDIAN_NAMES.index(guardian)]


@pytest.mark.rule("FAE-TRIBE-38", "FAE-CARD-02")
@pytest.mark.parametrize("guardian", GUARDIAN_NAMES)
def test_an_attunement_costs_the_four_essences_of_its_card(guardian: str) -> None:
    """M04."""
    scene = Scene()
    scene.essences(0, *COSTS[guardian])
    scene.phase("tribe")
    scene.do(f"attune {guardian}")
    scene.pay()
    assert owner(scene, guardian) == 0
    assert sum(scene.state.essences) == 0

    for left_out in range(4):
        scene = Scene()
        scene.essences(0, *COSTS[guardian][:left_out], *COSTS[guardian][left_out + 1 :])
        scene.phase("tribe")
        assert guardian not in attunements(scene)


@pytest.mark.rule("FAE-TRIBE-38")
def test_the_cost_of_an_attunement_is_what_the_values_say() -> None:
    scene = Scene(values=read_values('source = "other"\n[costs.attunements]\nbear = { yellow = 1 }\n'))
    scene.essences(0, "yellow")
    scene.phase("tribe")
    assert attunements(scene) == {"bear"}


@pytest.mark.rule("FAE-TRIBE-38")
@pytest.mark.parametrize("settled", [1, 2, 3])
def test_each_own_settlement_in_the_area_takes_one_essence_off(settled: int) -> None:
    regions = ("BEAR-A", "BEAR-B", "BEAR-C")[:settled]
    scene = Scene()
    scene.own(0, *regions)
    scene.essences(0, *["blue"] * (3 - settled))
    scene.phase("tribe")
    assert attunements(scene) == set()

    scene.essences(0, "blue")
    scene.phase("tribe")
    assert attunements(scene) == {"bear"}
    scene.do("attune bear")
    scene.pay()
    assert owner(scene, "bear") == 0
    assert scene.count(0, "blue") == 0


@pytest.mark.rule("FAE-TRIBE-38")
def test_settlements_elsewhere_and_of_others_take_nothing_off() -> None:
    scene = Scene()
    scene.own(0, "SNAKE-C")
    scene.own(1, "BEAR-A")
    scene.essences(0, "blue", "blue", "blue")
    scene.phase("tribe")
    assert attunements(scene) == set()


@pytest.mark.rule("FAE-TRIBE-38")
def test_four_settlements_pay_for_the_whole_card() -> None:
    scene = Scene()
    scene.own(0, "BEAR-A", "BEAR-B", "BEAR-C", "BEAR-D")
    scene.phase("tribe")
    while scene.claiming or scene.kind == "pay_for_claim":
        scene.do(scene.legal()[-1])
    scene.do("attune bear")
    scene.pay()
    assert owner(scene, "bear") == 0


@pytest.mark.rule("FAE-TRIBE-39")
@pytest.mark.parametrize("saved", ["blue", "green", "red"])
def test_the_player_picks_which_essence_a_settlement_saves(saved: str) -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "blue-owl", "blue-bear", "green-owl")
    scene.phase("tribe")
    scene.do("attune owl")
    for card in ("red-owl", "blue-owl", "blue-bear", "green-owl"):
        if scene.kind != "pay":
            break
        if card.startswith(saved) and "discount settlement" in scene.legal():
            scene.do("discount settlement")
        elif f"card {card}" in scene.legal():
            scene.do(f"card {card}")
    assert owner(scene, "owl") == 0
    assert {colour: scene.count(0, colour) for colour in ("red", "blue", "green")} == {
        colour: int(colour == saved) for colour in ("red", "blue", "green")
    }


@pytest.mark.rule("FAE-TRIBE-39")
def test_a_settlement_cannot_save_what_leaves_the_rest_unpaid() -> None:
    """Without a red card the Settlement must pay the red symbol, and is not offered for a blue one."""
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "blue-owl", "blue-bear", "green-owl")
    scene.phase("tribe")
    scene.do("attune owl")
    assert scene.legal() == ["pay", "card blue-owl", "card blue-bear"]
    scene.pay()
    assert sum(scene.state.essences) == 0


@pytest.mark.rule("FAE-TRIBE-40")
def test_a_card_that_is_taken_is_open_to_nobody() -> None:
    scene = Scene()
    for player in (0, 1):
        scene.essences(player, *COSTS["bear"])
    scene.phase("tribe")
    scene.do("attune bear")
    scene.pay()
    scene.phase("tribe", player=1)
    assert attunements(scene) == set()
    assert owner(scene, "bear") == 0


@pytest.mark.rule("FAE-TRIBE-40")
def test_the_others_stay_on_the_board() -> None:
    scene = Scene()
    scene.attunement(1, "bear")
    scene.essences(0, "blue", "blue", "blue", "red", "green")
    scene.phase("tribe")
    assert attunements(scene) == {"owl", "snake", "toad"}
