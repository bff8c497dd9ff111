"""The tokens, created by what makes them."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import SpellEffect
from tavola.games.altered.card import SPELL, Card
from tavola.games.altered.cards.printing import numbered
from tavola.games.altered.cards.tokens import MAW
from tavola.games.altered.creating import Create
from tavola.games.altered.sacrificing import EachPlayerSacrifices, Sacrifice
from tavola.games.altered.where import MY_HERO_EXPEDITION
from tests.games.altered.scene import Scene

#: No card of the starter decks makes a Maw or sacrifices a Character.
CALL = Card("TEST-1", "Call", "Yzmir", SPELL, 1, 1, abilities=numbered((SpellEffect(Create(MAW, MY_HERO_EXPEDITION)),)))
OFFERING = Card("TEST-2", "Offering", "Yzmir", SPELL, 1, 1, abilities=numbered((SpellEffect(Sacrifice(1)),)))
FEAST = Card("TEST-3", "Feast", "Yzmir", SPELL, 1, 1, abilities=numbered((SpellEffect(EachPlayerSacrifices()),)))


@pytest.mark.card("AX_31_C", "AX_16_C")
@pytest.mark.rule("ALT-TOKEN-04", "ALT-REST-02", "ALT-TOKEN-01")
def test_a_brassbug_has_2_2_2_and_is_gone_after_rest() -> None:
    scene = Scene()
    scene.put("AX_16_C", "reserve")
    scene.do("play Foundry Armorer", "hero", "companion")
    assert scene.totals("companion") == [2, 2, 2]
    scene.to_dusk()
    assert scene.names("companion") == []
    assert "Brassbug" not in scene.names("reserve") + scene.names("discard")


@pytest.mark.card("BR_31_C", "BR_01_C")
@pytest.mark.rule("ALT-TOKEN-04", "ALT-REST-02")
def test_a_booda_has_2_2_2_and_is_gone_after_rest() -> None:
    scene = Scene(heroes=("BR_01_C", None))
    scene.noon()
    assert scene.totals("companion") == [2, 2, 2]
    scene.to_dusk()
    assert scene.names("companion") == []
    assert "Booda" not in scene.names("reserve") + scene.names("discard")


@pytest.mark.card("OR_31_C", "BR_04_R2")
@pytest.mark.rule("ALT-TOKEN-04", "ALT-REST-02")
def test_an_ordis_recruit_has_1_1_1_and_is_gone_after_rest() -> None:
    scene = Scene()
    scene.put("BR_04_R2", "reserve")
    scene.do("play Ratatoskr", "hero")
    # Ratatoskr itself has 1/1/1, and so has each of the two Recruits.
    assert scene.totals("hero") == [3, 3, 3]
    scene.to_dusk()
    assert scene.names("hero") == []
    assert "Ordis Recruit" not in scene.names("reserve") + scene.names("discard")


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-TOKEN-04")
def test_a_maw_arrives_with_0_0_0() -> None:
    scene = Scene()
    scene.put(CALL, "hand")
    scene.do("play Call")
    assert scene.names("hero") == ["Maw"]
    assert scene.totals("hero") == [0, 0, 0]


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-TOKEN-04")
def test_a_maw_boosts_itself_by_two_when_its_controller_sacrifices_a_character() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "hero")
    scene.put("AX_11_C", "companion")
    scene.put(OFFERING, "hand")
    scene.do("play Offering", "pick Amelia Earhart")
    assert scene.boosts(maw) == 2


@pytest.mark.card("YZ_31_C")
def test_a_maw_gets_nothing_for_what_the_opponent_sacrifices() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "hero")
    scene.put("AX_11_C", "companion", 1)
    scene.put(OFFERING, "hand", 1)
    scene.do("pass", "play Offering")
    assert scene.names("companion", 1) == []
    assert scene.boosts(maw) == 0


@pytest.mark.card("YZ_31_C")
def test_a_maw_gets_nothing_for_a_character_that_is_discarded_without_sacrifice() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "hero")
    scene.put("BR_08_C", "companion")
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate", "pick Bravos Pathfinder")
    assert scene.names("companion") == []
    assert scene.boosts(maw) == 0


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-CLEANUP-02")
def test_a_maw_gets_nothing_for_a_landmark_that_is_sacrificed() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "hero", statuses="anchored")
    for _ in range(3):
        scene.put("AX_27_R1", "landmark")
    scene.to_dusk()
    scene.do("pick Kelonic Generator")
    assert scene.names("landmark") == ["Kelonic Generator", "Kelonic Generator"]
    assert scene.boosts(maw) == 0


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-TOKEN-03")
def test_a_maw_is_boosted_for_a_token_that_is_sacrificed() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "hero")
    scene.put("OR_31_C", "companion")
    scene.put(OFFERING, "hand")
    scene.do("play Offering", "pick Ordis Recruit")
    assert scene.boosts(maw) == 2


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-EFFECT-15")
def test_a_maw_is_boosted_once_when_each_player_sacrifices_a_character() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "hero")
    scene.put("AX_11_C", "companion")
    scene.put("AX_11_C", "companion", 1)
    scene.put(FEAST, "hand")
    scene.do("play Feast", "pick Amelia Earhart")
    assert [scene.names("companion", player) for player in (0, 1)] == [[], []]
    assert scene.boosts(maw) == 2
