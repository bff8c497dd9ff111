"""Thomas: Runes."""

from __future__ import annotations

import pytest

from tests.games.hara.corrupted_card import ability, play_round
from tests.games.hara.scene import Scene, monster

RIFTS = ("small_red_rift", "medium_red_rift", "large_red_rift")


def rift(card: str, rating: int) -> str:
    size = card.split("_")[0]
    return (
        f'[[rift]]\nid = "{card}"\nname = "{card}"\nsize = "{size}"\nrating = {rating}\n'
        'flavor = "Ready."\nsource = "test"\n'
    )


def thomas(content: str = "", **values: int) -> Scene:
    scene = Scene("thomas", "kaoru", content=content)
    scene.have("thomas", **{"health": 10, **values})
    return scene


@pytest.mark.rule("HARA-THOMAS-01")
def test_he_begins_with_3_runes() -> None:
    assert Scene.at_setup("thomas", "kaoru").resource("thomas", "runes") == 3


@pytest.mark.rule("HARA-THOMAS-02")
def test_abilities_spend_and_regain_runes() -> None:
    pay = '[{do = "pay", what = "runes", amount = 2, then = [{do = "recover", spirit = 2}]}]'
    scene = thomas(ability("thomas_rune_volley", pay, '[{do = "gain", resource = "runes", amount = 1}]'), spirit=1)
    scene.do("top thomas_rune_volley")
    assert (scene.resource("thomas", "runes"), scene.spirit("thomas")) == (1, 3)
    scene.on_board("thomas", "thomas_rune_volley")
    scene.do("bottom thomas_rune_volley")
    assert scene.resource("thomas", "runes") == 2


@pytest.mark.rule("HARA-THOMAS-02", "HARA-THOMAS-04")
def test_nothing_else_takes_them() -> None:
    scene = thomas(monster("teagle", health=1), runes=2)
    scene.put("teagle", "oakenmoor-1")
    scene.stand("thomas", "oakenmoor-1")
    scene.effect('{do = "damage_all", amount = 3, target = "monster"}, {do = "suffer", amount = 3}')
    scene.effect('{do = "lose", spirit = 3, energy = 3}')
    assert scene.resource("thomas", "runes") == 2


@pytest.mark.rule("HARA-THOMAS-03")
@pytest.mark.parametrize("card", RIFTS)
@pytest.mark.parametrize(("rating", "met"), [(1, True), (20, False)])
def test_a_rift_of_any_size_brings_one_however_the_roll_goes(card: str, rating: int, met: bool) -> None:
    """A97."""
    scene = thomas(rift(card, rating), spirit=0)
    scene.put(card, "oakenmoor-1")
    scene.stand("thomas", "oakenmoor-1")
    with scene.dice(3):
        scene.do("close")
    assert bool(scene.told("challenge_met")) == met
    assert scene.resource("thomas", "runes") == 4


@pytest.mark.rule("HARA-THOMAS-03")
def test_a_rift_closed_from_afar_counts_too() -> None:
    scene = thomas(rift(RIFTS[0], 1))
    scene.put(RIFTS[0], "oakenmoor-1")
    scene.stand("thomas", "oakenmoor-3")
    scene.effect('{do = "close_rift", range = 2}')
    scene.do("aim oakenmoor-1")
    assert scene.resource("thomas", "runes") == 4


@pytest.mark.rule("HARA-THOMAS-03")
def test_the_tracker_has_an_end() -> None:
    """A97."""
    scene = thomas(rift(RIFTS[0], 1), runes=6)
    scene.put(RIFTS[0], "oakenmoor-1")
    scene.stand("thomas", "oakenmoor-1")
    scene.do("close")
    assert scene.resource("thomas", "runes") == 6


@pytest.mark.rule("HARA-THOMAS-03")
def test_the_rifts_of_others_bring_him_nothing() -> None:
    scene = Scene("kaoru", "thomas", content=rift(RIFTS[0], 1))
    scene.put(RIFTS[0], "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.do("close")
    assert scene.resource("thomas", "runes") == 3
    assert scene.resource("kaoru", "runes") == 0


@pytest.mark.rule("HARA-THOMAS-04")
def test_runes_stay_from_turn_to_turn_and_day_to_day() -> None:
    scene = thomas(runes=1)
    for name in ("thomas", "kaoru"):
        scene.stand(name, "the_drear-3")
    play_round(scene, "thomas", "kaoru")
    assert scene.resource("thomas", "runes") == 1
    play_round(scene)
    assert (scene.state.day, scene.resource("thomas", "runes")) == (2, 1)


@pytest.mark.rule("HARA-THOMAS-04")
@pytest.mark.parametrize("runes", [0, 5])
def test_respawning_leaves_them_as_they_are(runes: int) -> None:
    scene = thomas(runes=runes, health=1)
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "player"}', "kaoru")
    assert scene.told("defeat")
    assert scene.resource("thomas", "runes") == runes
