"""Leaf: Momentum."""

from __future__ import annotations

import pytest

from tests.games.hara.corrupted_card import ability, play_round
from tests.games.hara.scene import Scene, monster


@pytest.mark.rule("HARA-LEAF-01")
def test_leaf_begins_with_none_and_never_holds_more_than_5() -> None:
    """A93: what is beyond is lost."""
    scene = Scene.at_setup("leaf", "kaoru")
    assert scene.resource("leaf", "momentum") == 0
    scene = Scene("leaf", "kaoru")
    scene.effect('{do = "gain", resource = "momentum", amount = 4}')
    assert scene.resource("leaf", "momentum") == 4
    scene.effect('{do = "gain", resource = "momentum", amount = 4}')
    assert scene.resource("leaf", "momentum") == 5


@pytest.mark.rule("HARA-LEAF-01", "HARA-LEAF-02")
def test_it_is_leafs_alone() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect('{do = "gain", resource = "momentum", amount = 4}')
    assert scene.state.resources[1] == scene.resource("leaf", "momentum") == 0


@pytest.mark.rule("HARA-LEAF-02")
def test_abilities_gain_and_spend_it() -> None:
    pay = '[{do = "pay", what = "momentum", amount = 3, then = [{do = "recover", health = 2}]}]'
    top = '[{do = "gain", resource = "momentum", amount = 2}]'
    scene = Scene("leaf", "kaoru", content=ability("modal_movements", top, pay))
    scene.have("leaf", momentum=1, health=6)
    scene.do("top modal_movements")
    assert scene.resource("leaf", "momentum") == 3
    scene.on_board("leaf", "modal_movements")
    scene.do("bottom modal_movements")
    assert (scene.resource("leaf", "momentum"), scene.health("leaf")) == (0, 8)


@pytest.mark.rule("HARA-LEAF-02")
def test_what_costs_more_than_there_is_does_not_happen() -> None:
    """A93."""
    pay = '[{do = "pay", what = "momentum", amount = 3, optional = true, then = [{do = "recover", health = 2}]}]'
    scene = Scene("leaf", "kaoru", content=ability("modal_movements", pay))
    scene.have("leaf", momentum=2, health=6)
    scene.do("top modal_movements")
    assert (scene.kind, scene.resource("leaf", "momentum"), scene.health("leaf")) == ("adventure", 2, 6)


@pytest.mark.rule("HARA-LEAF-02")
def test_it_stays_from_turn_to_turn_and_day_to_day() -> None:
    scene = Scene("leaf", "kaoru")
    for name in ("kaoru", "leaf"):
        scene.stand(name, "the_drear-3")
    scene.have("leaf", momentum=3)
    play_round(scene, "leaf", "kaoru")
    assert scene.resource("leaf", "momentum") == 3
    play_round(scene)
    assert (scene.state.day, scene.resource("leaf", "momentum")) == (2, 3)


@pytest.mark.rule("HARA-LEAF-03")
def test_a_defeat_loses_it() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("leaf", momentum=4, health=1)
    scene.effect('{do = "damage_all", amount = 1, target = "player"}')
    assert scene.told("defeat")
    assert scene.resource("leaf", "momentum") == 0


@pytest.mark.rule("HARA-LEAF-EX01")
def test_modal_movements_feed_the_falling_pine() -> None:
    hurt: dict[str, int] = {}
    for answer, left in (("yes", 0), ("done", 2)):
        scene = Scene("leaf", "kaoru", content=monster("teagle", health=20, attack=0))
        scene.put("teagle", "oakenmoor-1")
        scene.stand("leaf", "dojo-3")
        scene.on_board("leaf", "falling_pine")
        scene.do("top modal_movements", "go oakenmoor-1")
        assert scene.resource("leaf", "momentum") == 2
        scene.do("bottom falling_pine", answer, "aim oakenmoor-1")
        assert scene.resource("leaf", "momentum") == left
        hurt[answer] = scene.hurt("oakenmoor-1")
    assert hurt["yes"] > hurt["done"] > 0
