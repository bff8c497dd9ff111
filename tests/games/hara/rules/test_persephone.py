"""Persephone: Fear."""

from __future__ import annotations

import pytest

from tavola.games.hara.pieces import RESOURCE_MOST, SCARED, TERRIFIED
from tests.games.hara.corrupted_card import ability, play_round
from tests.games.hara.scene import Scene, monster


def persephone(content: str = "", **values: int) -> Scene:
    """Persephone's turn, with 10 Health."""
    scene = Scene("persephone", "kaoru", content=content)
    scene.have("persephone", **{"health": 10, **values})
    return scene


# Gaining Fear ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PERS-01")
def test_she_begins_without_fear() -> None:
    assert Scene.at_setup("persephone", "kaoru").resource("persephone", "fear") == 0


@pytest.mark.rule("HARA-PERS-01")
def test_each_damage_is_as_much_fear() -> None:
    scene = persephone(monster("teagle", health=9, attack=3, range=0))
    scene.effect('{do = "suffer", amount = 2}')
    assert scene.resource("persephone", "fear") == 2
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "player"}', "kaoru")
    assert scene.resource("persephone", "fear") == 3
    scene.put("teagle", "oakenmoor-1")
    scene.stand("persephone", "oakenmoor-1")
    scene.do("end")
    assert scene.resource("persephone", "fear") == 6


@pytest.mark.rule("HARA-PERS-01")
def test_what_is_prevented_or_lost_frightens_nobody() -> None:
    """A94."""
    scene = persephone()
    scene.effect('{do = "prevent", amount = 2}, {do = "suffer", amount = 3}')
    assert (scene.health("persephone"), scene.resource("persephone", "fear")) == (9, 1)
    scene.effect('{do = "lose", health = 2}, {do = "pay", what = "health", amount = 1}')
    assert (scene.health("persephone"), scene.resource("persephone", "fear")) == (6, 1)


@pytest.mark.rule("HARA-PERS-01")
def test_fear_ends_with_its_tracker() -> None:
    """A94."""
    scene = persephone(fear=RESOURCE_MOST[2] - 1)
    scene.effect('{do = "suffer", amount = 3}')
    assert scene.resource("persephone", "fear") == RESOURCE_MOST[2] == 10


@pytest.mark.rule("HARA-PERS-02")
def test_fear_stays_from_turn_to_turn_and_day_to_day() -> None:
    scene = persephone(fear=4)
    for name in ("kaoru", "persephone"):
        scene.stand(name, "the_drear-3")
    play_round(scene, "persephone", "kaoru")
    assert scene.resource("persephone", "fear") == 4
    play_round(scene)
    assert (scene.state.day, scene.resource("persephone", "fear")) == (2, 4)


# Thresholds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PERS-03", "HARA-PERS-04")
@pytest.mark.parametrize(
    ("fear", "found"),
    [
        (SCARED - 1, ()),
        (SCARED, ("scared",)),
        (TERRIFIED - 1, ("scared",)),
        (TERRIFIED, ("scared", "terrified")),
        (TERRIFIED + 1, ("scared", "terrified")),
    ],
)
def test_scared_and_then_terrified_which_is_both(fear: int, found: tuple[str, ...]) -> None:
    """A95."""
    scene = persephone(fear=fear, spirit=0)
    scene.effect('{do = "when", test = {fear = "scared"}, then = [{do = "recover", spirit = 1}]}')
    scene.effect('{do = "when", test = {fear = "terrified"}, then = [{do = "recover", spirit = 2}]}')
    assert scene.spirit("persephone") == ("scared" in found) + 2 * ("terrified" in found)


@pytest.mark.rule("HARA-PERS-03")
def test_the_thresholds_are_3_and_6() -> None:
    """A95, and the example of the rulebook."""
    assert (SCARED, TERRIFIED) == (3, 6)


@pytest.mark.rule("HARA-PERS-04")
def test_abilities_may_spend_fear() -> None:
    pay = '[{do = "pay", what = "fear", amount = 3, then = [{do = "recover", spirit = 2}]}]'
    scene = persephone(ability("persephone_flight", pay), fear=4, spirit=1)
    scene.do("top persephone_flight")
    assert (scene.resource("persephone", "fear"), scene.spirit("persephone")) == (1, 3)


# Respawning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PERS-05")
@pytest.mark.parametrize("fear", [0, 9])
def test_respawning_leaves_her_with_2(fear: int) -> None:
    scene = persephone(fear=fear, health=1)
    scene.effect('{do = "suffer", amount = 5}')
    assert scene.told("defeat")
    assert scene.resource("persephone", "fear") == 2


# The example ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PERS-EX01", "HARA-PERS-03")
def test_a_fever_dream_terrifies_her() -> None:
    scene = persephone(fear=5)
    scene.do("top persephone_fever_dream")
    assert (scene.health("persephone"), scene.resource("persephone", "fear")) == (9, 6)
    empowered = scene.state.attack_bonus[0]
    # The damage comes first, so the card already finds her Terrified.
    calm = persephone(fear=6)
    calm.have("persephone", fear=7)
    calm.do("top persephone_fever_dream")
    assert empowered == calm.state.attack_bonus[0] > 0
