"""The one card without a faction."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene


@pytest.mark.card("NE_01_C")
@pytest.mark.rule("ALT-DECK-08")
def test_mana_convergence_can_be_played_neither_from_hand_nor_from_reserve() -> None:
    scene = Scene()
    scene.put("NE_01_C", "hand")
    scene.put("NE_01_C", "reserve")
    assert scene.options == ["pass"]


@pytest.mark.card("NE_01_C")
@pytest.mark.rule("ALT-DECK-08", "ALT-MORNING-04")
def test_mana_convergence_becomes_an_orb_that_pays_like_any_other() -> None:
    scene = Scene(mana=2)
    scene.put("NE_01_C", "hand")
    scene.put("LY_16_C", "hand")
    scene.morning()
    scene.do("no", "pick Mana Convergence", "pass", "play Lyra Chronicler", "hero")
    assert scene.names("hero") == ["Lyra Chronicler"]
    assert scene.ready_mana() == 0
