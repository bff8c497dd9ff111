"""Kaoru & Kuma: Grit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hara.corrupted_card import ability, play_round
from tests.games.hara.scene import Scene, monster


def kaoru(content: str, **rules: Any) -> Scene:
    """Kaoru on turn with 8 Health."""
    scene = Scene("kaoru", "leaf", content=content, **rules)
    scene.have("kaoru", health=8)
    return scene


def costly(amount: int, then: str = '[{do = "recover", spirit = 1}]', rest: str = "", **more: str) -> str:
    """A Landslide whose top costs so much Grit."""
    pay = f'{{do = "pay", what = "grit", amount = {amount}, then = {then}}}'
    return ability("landslide", f"[{pay}{rest}]", **more)


# The Day --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-KAORU-01")
def test_kaoru_begins_with_4_grit() -> None:
    assert Scene.at_setup("kaoru", "leaf").resource("kaoru", "grit") == 4


@pytest.mark.rule("HARA-KAORU-01")
def test_dawn_sets_it_back_and_dusk_does_not() -> None:
    scene = Scene("kaoru", "leaf")
    for name in ("kaoru", "leaf"):
        scene.stand(name, "the_drear-3")
    scene.have("kaoru", grit=1)
    play_round(scene, "kaoru", "leaf")
    assert (scene.state.dusk, scene.resource("kaoru", "grit")) == (True, 1)
    play_round(scene)
    assert (scene.state.day, scene.state.dusk) == (2, False)
    assert scene.resource("kaoru", "grit") == 4


# Paying with Health ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-KAORU-02")
@pytest.mark.parametrize(("grit", "left", "health"), [(4, 1, 8), (3, 0, 8), (2, 0, 7), (0, 0, 5)])
def test_grit_is_spent_first_and_health_pays_the_rest(grit: int, left: int, health: int) -> None:
    """A92: paying Health is no damage."""
    scene = kaoru(costly(3))
    scene.have("kaoru", grit=grit)
    spirit = scene.spirit("kaoru")
    scene.do("top landslide")
    assert (scene.resource("kaoru", "grit"), scene.health("kaoru")) == (left, health)
    assert scene.spirit("kaoru") == spirit + 1
    assert not scene.told("damage")


@pytest.mark.rule("HARA-KAORU-02")
def test_a_cost_beyond_grit_and_health_is_not_paid() -> None:
    scene = kaoru(costly(6))
    scene.have("kaoru", grit=2, health=3)
    spirit = scene.spirit("kaoru")
    scene.do("top landslide")
    assert (scene.resource("kaoru", "grit"), scene.health("kaoru"), scene.spirit("kaoru")) == (2, 3, spirit)


@pytest.mark.rule("HARA-KAORU-02")
def test_a_cost_of_up_to_so_much_may_be_paid_with_health_too() -> None:
    bonus = '{do = "next_attack", plus = {per = "paid"}}'
    pay = f'[{{do = "pay", what = "grit", amount = 4, up_to = true, then = [{bonus}]}}]'
    scene = kaoru(ability("landslide", pay))
    scene.have("kaoru", grit=1)
    scene.do("top landslide")
    assert scene.legal() == ["0", "1", "2", "3", "4"]
    scene.do("3")
    assert (scene.resource("kaoru", "grit"), scene.health("kaoru")) == (0, 6)
    assert scene.state.attack_bonus[0] == 3


@pytest.mark.rule("HARA-KAORU-02")
def test_health_pays_for_nothing_but_grit() -> None:
    scene = Scene("leaf", "kaoru", content=ability("modal_movements", '[{do = "pay", what = "momentum", amount = 1}]'))
    before = scene.health("leaf")
    scene.do("top modal_movements")
    assert scene.health("leaf") == before
    assert scene.told("cannot_pay")


@pytest.mark.rule("HARA-KAORU-02")
def test_the_last_health_may_be_paid_and_the_whole_effect_still_happens() -> None:
    """A92: then he is defeated."""
    content = costly(1, rest=', {do = "damage", amount = 2}') + monster("teagle", health=2, reward="{red = 4}")
    scene = kaoru(content)
    scene.put("teagle", "oakenmoor-3")
    scene.stand("kaoru", "oakenmoor-3")
    scene.have("kaoru", grit=0, health=1)
    scene.begin_turn("kaoru", "leaf")
    scene.do("top landslide")
    assert (scene.kind, scene.health("kaoru")) == ("target", 0)
    scene.do("aim oakenmoor-3")
    assert scene.at("oakenmoor-3") == ""
    # Defeated: the loot is his, two energy of it lost again, and nobody gains Gold for it.
    assert [event["seat"] for event in scene.told("defeat")] == [0]
    assert scene.energy("kaoru") == (2, 0, 0)
    assert scene.energy("leaf") == (0, 0, 0)
    assert scene.where("kaoru") == "dojo"


@pytest.mark.rule("HARA-KAORU-02")
def test_or_a_cost_must_leave_1_health() -> None:
    """A92, the option."""
    scene = kaoru(costly(3), health_must_remain=True)
    scene.have("kaoru", grit=0, health=3)
    spirit = scene.spirit("kaoru")
    scene.do("top landslide")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (3, spirit)
    scene = kaoru(costly(3), health_must_remain=True)
    scene.have("kaoru", grit=0, health=4)
    scene.do("top landslide")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (1, spirit + 1)


# Respawning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-KAORU-03")
def test_respawning_sets_grit_to_4() -> None:
    scene = Scene("leaf", "kaoru")
    scene.have("kaoru", grit=0, health=1)
    scene.effect('{do = "damage_all", amount = 1, target = "player"}')
    assert scene.told("defeat")
    assert scene.resource("kaoru", "grit") == 4


# The example ----------------------------------------------------------------------------------------------------------


def pass_all(scene: Scene) -> None:
    """Whatever else the card offers is declined."""
    while scene.kind != "adventure":
        scene.do("done")


@pytest.mark.rule("HARA-KAORU-EX01")
def test_a_day_of_kaorus() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=1, attack=0))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "dojo-3")
    scene.stand("leaf", "the_drear-3")
    scene.begin_turn("kaoru", "leaf")
    scene.do("top landslide", "go oakenmoor-1")
    pass_all(scene)
    scene.do("top bearfriend")
    pass_all(scene)
    scene.do("top stone_claw", "aim oakenmoor-1")
    assert scene.at("oakenmoor-1") == ""
    assert scene.resource("kaoru", "grit") == 2
    scene.do("end")
    play_round(scene)
    while scene.asked != 0:
        scene.do("end")
    assert scene.state.dusk
    scene.state.hand[0] |= 1 << scene.place("kaoru", "rock_maul")
    scene.have("kaoru", health=8)
    scene.do("bottom landslide", "go oakenmoor-3")
    pass_all(scene)
    assert scene.resource("kaoru", "grit") == 0
    scene.do("top rock_maul")
    assert (scene.where("kaoru"), scene.health("kaoru")) == ("oakenmoor-3", 6)
    assert scene.resource("kaoru", "grit") == 0
