"""Tokens (Complete Rules 2.1, 7.3.5, 7.3.31)."""

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import (
    CHARACTER_JOINS,
    CHARACTER_SACRIFICED,
    EXPEDITION_TO_RESERVE,
    IS_SACRIFICED,
    LEAVES_EXPEDITIONS,
)
from tavola.games.altered.cards.printing import J
from tavola.games.altered.cards.tokens import BRASSBUG, MAW, RECRUIT
from tavola.games.altered.creating import Create
from tavola.games.altered.doing import Boost, Send
from tavola.games.altered.drawing import Draw
from tavola.games.altered.kind import A_CHARACTER, MY_TOKEN
from tavola.games.altered.sacrificing import Sacrifice
from tavola.games.altered.where import MY_HERO_EXPEDITION, TARGET_EXPEDITION
from tavola.games.altered.which import IT, target
from tavola.games.altered.zones import DECK, DISCARD, HAND, MANA, RESERVE
from tests.games.altered.rules.made import character, landmark, spell, token
from tests.games.altered.scene import Scene

EVERYWHERE = [(DISCARD, "discard"), (RESERVE, "reserve"), (HAND, "hand"), (DECK, "deck"), (MANA, "mana")]


@pytest.mark.rule("ALT-TOKEN-01")
@pytest.mark.parametrize(("to", "where"), EVERYWHERE)
def test_a_token_on_its_way_elsewhere_ceases_to_exist(to: int, where: str) -> None:
    scene = Scene()
    bug = scene.put(BRASSBUG, "hero", 1)
    before = len(scene.names(where, 1))
    scene.put(spell("Deed", Send(to, target(A_CHARACTER))), "hand")
    scene.do("play Deed")
    assert scene.zone(bug) == "gone"
    assert len(scene.names(where, 1)) == before
    assert scene.ready_mana(1) == 10


@pytest.mark.rule("ALT-TOKEN-01")
def test_a_token_leaves_the_expedition_zone_but_never_arrives_in_reserve() -> None:
    scene = Scene()
    leaving = token("Ghost", Reaction(LEAVES_EXPEDITIONS, Draw(1)), Reaction(EXPEDITION_TO_RESERVE, Draw(5)))
    scene.put(leaving, "hero")
    scene.put("YZ_21_C", "hand")
    scene.do("play Off You Go!")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-TOKEN-01")
def test_rest_ends_a_token() -> None:
    scene = Scene()
    bug = scene.put(BRASSBUG, "hero")
    scene.to_dusk()
    assert scene.zone(bug) == "gone"
    assert scene.names("reserve") == []


@pytest.mark.rule("ALT-TOKEN-01")
def test_an_effect_does_not_find_a_token_again_that_it_has_moved() -> None:
    scene = Scene()
    bug = scene.put(BRASSBUG, "hero", 1)
    scene.put(spell("Deed", Send(DISCARD, target(A_CHARACTER)), Boost(IT, 2)), "hand")
    scene.do("play Deed")
    assert scene.boosts(bug) == 0


# Joining --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-TOKEN-02")
def test_a_token_is_created_in_the_expedition_that_is_named() -> None:
    scene = Scene()
    scene.put(spell("Delivery", Create(BRASSBUG, TARGET_EXPEDITION)), "hand")
    scene.do("play Delivery", "companion")
    assert scene.names("companion") == ["Brassbug"]


@pytest.mark.rule("ALT-TOKEN-02")
def test_a_token_joins_so_that_its_own_reaction_to_that_activates() -> None:
    scene = Scene()
    scene.put(spell("Delivery", Create(token("Messenger", J(Draw(1))), MY_HERO_EXPEDITION)), "hand")
    scene.do("play Delivery")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-TOKEN-02")
def test_a_token_joins_so_that_others_react_to_it() -> None:
    scene = Scene()
    scene.put(landmark("Tutor", Reaction(CHARACTER_JOINS, Boost(IT, 1), watches=A_CHARACTER)), "landmark")
    scene.put(spell("Delivery", Create(RECRUIT, MY_HERO_EXPEDITION)), "hand")
    scene.do("play Delivery")
    assert scene.totals("hero") == [2, 2, 2]


# Sacrifice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-TOKEN-03")
def test_sacrificing_a_token_is_sacrificing_a_character() -> None:
    scene = Scene()
    maw = scene.put(MAW, "companion")
    bug = scene.put(BRASSBUG, "hero")
    scene.put(spell("Pyre", Sacrifice(1, MY_TOKEN)), "hand")
    scene.do("play Pyre", "pick Brassbug")
    assert scene.boosts(maw) == 2
    assert scene.zone(bug) == "gone"
    assert scene.names("discard") == []


@pytest.mark.rule("ALT-TOKEN-03")
def test_a_sacrificed_token_reacts_to_that_itself() -> None:
    scene = Scene()
    scene.put(token("Martyr", Reaction(IS_SACRIFICED, Draw(1))), "hero")
    scene.put(spell("Pyre", Sacrifice(1)), "hand")
    scene.do("play Pyre")
    assert len(scene.names("hand")) == 1


@pytest.mark.rule("ALT-TOKEN-03")
def test_a_token_can_be_discarded_by_an_effect() -> None:
    scene = Scene()
    scene.put(character("Mourner", Reaction(CHARACTER_SACRIFICED, Draw(1))), "hero")
    scene.put(BRASSBUG, "hero")
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate", "pick Brassbug")
    assert scene.names("hero") == ["Mourner"]
    assert scene.names("hand") == []
