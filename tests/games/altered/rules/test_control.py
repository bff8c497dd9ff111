"""Owner, controller, joining and leaving (Complete Rules 7.5)."""

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import LEAVES_EXPEDITIONS
from tavola.games.altered.cards.printing import J
from tavola.games.altered.cards.tokens import BRASSBUG, MAW
from tavola.games.altered.creating import Create
from tavola.games.altered.doing import Boost, Switch
from tavola.games.altered.drawing import Draw
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.where import TARGET_EXPEDITION
from tavola.games.altered.which import Each, target
from tests.games.altered.rules.made import character, spell
from tests.games.altered.scene import Scene


def made_for_the_opponent() -> tuple[Scene, int]:
    """Player 0 makes a Maw in the Hero Expedition of player 1."""
    scene = Scene()
    scene.put(spell("Gift", Create(MAW, TARGET_EXPEDITION)), "hand")
    scene.put(spell("Pyre", Sacrifice(1)), "hand", 1)
    scene.put(spell("Muster", Boost(Each(MY_CHARACTER), 1)), "hand", 0)
    scene.do("play Gift", "their hero")
    return scene, scene.state.zones[16][0]


@pytest.mark.rule("ALT-CONTROL-03")
def test_a_token_made_in_the_opponents_expedition_is_theirs_to_control() -> None:
    scene, maw = made_for_the_opponent()
    assert scene.controller(maw) == 1
    assert scene.state.owner[maw] == 0
    scene.do("play Pyre")
    assert scene.zone(maw) == "gone"


@pytest.mark.rule("ALT-CONTROL-03")
def test_a_token_made_in_the_opponents_expedition_is_not_its_makers_character() -> None:
    scene, maw = made_for_the_opponent()
    scene.do("pass", "play Muster")
    assert scene.boosts(maw) == 0


@pytest.mark.rule("ALT-CONTROL-03")
def test_a_token_made_in_the_opponents_expedition_counts_for_the_opponent() -> None:
    scene = Scene()
    scene.put(spell("Gift", Create(BRASSBUG, TARGET_EXPEDITION)), "hand")
    scene.do("play Gift", "their companion")
    assert scene.totals("companion", 1) == [2, 2, 2]
    assert scene.totals("companion", 0) == [0, 0, 0]


@pytest.mark.rule("ALT-CONTROL-05")
def test_going_to_the_other_expedition_is_no_joining_of_the_expedition_zone() -> None:
    scene = Scene()
    scene.put(character("Herald", J(Draw(1))), "hero")
    scene.put(spell("Ferry", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Ferry")
    assert scene.names("companion") == ["Herald"]
    assert scene.names("hand") == []


@pytest.mark.rule("ALT-CONTROL-05")
def test_going_to_the_other_expedition_is_no_leaving_of_the_expedition_zone() -> None:
    scene = Scene()
    scene.put(character("Heir", Reaction(LEAVES_EXPEDITIONS, Draw(1))), "hero")
    scene.put(spell("Ferry", Switch(target(A_CHARACTER))), "hand")
    scene.do("play Ferry")
    assert scene.names("companion") == ["Heir"]
    assert scene.names("hand") == []
