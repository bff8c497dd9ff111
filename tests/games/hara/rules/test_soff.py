"""Soff: Mana & Heat."""

from __future__ import annotations

import pytest

from tests.games.hara.corrupted_card import ability, play_round
from tests.games.hara.scene import Scene


def soff(content: str = "", **values: int) -> Scene:
    """Soff's turn, with 10 Health."""
    scene = Scene("soff", "kaoru", content=content)
    scene.have("soff", **{"health": 10, **values})
    return scene


def both(scene: Scene) -> tuple[int, int]:
    return scene.resource("soff", "mana"), scene.resource("soff", "heat")


def reignite(scene: Scene, rolled: int) -> None:
    with scene.dice(rolled):
        scene.do("reignite")


@pytest.mark.rule("HARA-SOFF-01")
def test_she_begins_with_5_mana_and_no_heat() -> None:
    assert both(Scene.at_setup("soff", "kaoru")) == (5, 0)


@pytest.mark.rule("HARA-SOFF-02")
def test_abilities_cost_mana_and_add_heat() -> None:
    pay = '[{do = "pay", what = "mana", amount = 2, then = [{do = "gain", resource = "heat", amount = 3}]}]'
    scene = soff(ability("soff_spark", pay, pay))
    scene.do("top soff_spark")
    assert both(scene) == (3, 3)
    scene.have("soff", mana=1)
    scene.on_board("soff", "soff_spark")
    scene.do("bottom soff_spark")
    # Too little Mana: nothing of it happens.
    assert both(scene) == (1, 3)


@pytest.mark.rule("HARA-SOFF-02")
def test_the_house_cards_of_soff_do_so_in_varying_amounts() -> None:
    found = set()
    for card in ("soff_spark", "soff_meteor", "soff_sun_lance"):
        scene = soff()
        scene.hand("soff", card)
        scene.do(f"top {card}")
        found.add(both(scene))
    assert len(found) > 1
    assert all(mana < 5 and heat > 0 for mana, heat in found)


# Reignite -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-SOFF-03", "HARA-SOFF-05")
def test_reignite_brings_mana_and_a_high_roll_costs_nothing() -> None:
    """A96: no Activation."""
    scene = soff(mana=1, heat=3)
    reignite(scene, 4)
    assert (both(scene), scene.health("soff"), scene.state.activations) == ((4, 3), 10, 3)


@pytest.mark.rule("HARA-SOFF-04")
@pytest.mark.parametrize("rolled", [1, 3])
def test_a_roll_up_to_her_heat_burns_her_out(rolled: int) -> None:
    scene = soff(mana=0, heat=3)
    reignite(scene, rolled)
    assert (both(scene), scene.health("soff")) == ((3, 0), 8)


@pytest.mark.rule("HARA-SOFF-03")
def test_mana_never_exceeds_5() -> None:
    """A96."""
    scene = soff(mana=3, heat=4)
    reignite(scene, 6)
    assert both(scene) == (5, 4)


@pytest.mark.rule("HARA-SOFF-04", "HARA-SOFF-03")
def test_at_6_heat_she_always_burns_out() -> None:
    """A96."""
    scene = soff(mana=0, heat=5)
    scene.effect('{do = "gain", resource = "heat", amount = 4}')
    assert scene.resource("soff", "heat") == 6
    reignite(scene, 6)
    assert both(scene) == (5, 0)


@pytest.mark.rule("HARA-SOFF-04")
def test_a_burn_out_can_defeat_her() -> None:
    """A96: the Adventure phase is over then."""
    scene = soff(mana=0, heat=3, health=2)
    scene.begin_turn("soff", "kaoru")
    reignite(scene, 2)
    assert [event["seat"] for event in scene.told("defeat")] == [0]
    assert scene.energy("kaoru") == (0, 0, 0)
    assert scene.kind == "heal"


@pytest.mark.rule("HARA-SOFF-04")
def test_a_burn_out_is_damage() -> None:
    scene = soff(mana=0, heat=3)
    scene.effect('{do = "prevent", amount = 1}')
    reignite(scene, 1)
    assert scene.health("soff") == 9


@pytest.mark.rule("HARA-SOFF-03")
def test_it_is_optional_and_once_a_turn() -> None:
    scene = soff(mana=1, heat=1)
    scene.begin_turn("soff", "kaoru", "soff")
    assert "reignite" in scene.legal()
    reignite(scene, 6)
    assert "reignite" not in scene.legal()
    for name in ("soff", "kaoru"):
        scene.stand(name, "the_drear-3")
    scene.do("end")
    # Nobody else has it, and in her next turn she has it again.
    assert (scene.asked, "reignite" in scene.legal()) == (1, False)
    scene.do("end")
    assert (scene.asked, "reignite" in scene.legal()) == (0, True)


@pytest.mark.rule("HARA-SOFF-06")
def test_heat_and_mana_stay_from_turn_to_turn_and_day_to_day() -> None:
    scene = soff(mana=2, heat=4)
    for name in ("soff", "kaoru"):
        scene.stand(name, "the_drear-3")
    play_round(scene, "soff", "kaoru")
    assert both(scene) == (2, 4)
    play_round(scene)
    assert (scene.state.day, both(scene)) == (2, (2, 4))


@pytest.mark.rule("HARA-SOFF-07")
def test_respawning_fills_her_mana_and_cools_her() -> None:
    scene = soff(mana=1, heat=4, health=1)
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "player"}', "kaoru")
    assert scene.told("defeat")
    assert both(scene) == (5, 0)
