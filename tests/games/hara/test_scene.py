"""The kit that the specs of Champions of Hara are written with."""

from __future__ import annotations

from tests.games.hara.scene import Scene, monster


def test_a_scene_is_an_empty_map_at_the_first_turn() -> None:
    scene = Scene("kaoru", "leaf")
    assert (scene.kind, scene.asked) == ("adventure", 0)
    assert scene.state.spread == []
    assert [scene.where(name) for name in ("kaoru", "leaf")] == ["dojo", "dojo"]


def test_a_fight_in_words() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=3, attack=1, range=0, reward="{green = 2}"))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.do("top stone_claw", "aim oakenmoor-1")
    assert scene.at("oakenmoor-1") == ""
    assert scene.energy("kaoru") == (0, 0, 2)
    assert scene.cards("kaoru", "board_cards") == {"stone_claw"}


def test_effects_and_loaded_dice() -> None:
    scene = Scene("kaoru", "leaf")
    with scene.dice(5):
        roll = '{do = "roll", on = [{from = 1, to = 4}, {from = 5, to = 6, then = [{do = "recover", health = 1}]}]}'
        scene.effect(roll)
    assert scene.health("kaoru") == 9
    assert scene.kind == "adventure"
