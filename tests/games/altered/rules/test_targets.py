"""Targets (Complete Rules 1.2.6, 6.5)."""

import pytest

from tavola.games.altered.cards.printing import tough
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.creating import Create
from tavola.games.altered.doing import Boost, Gain
from tavola.games.altered.kind import A_CHARACTER, MY_CHARACTER, THEIRS, Kind
from tavola.games.altered.sacrificing import EachPlayerSacrifices
from tavola.games.altered.where import TARGET_EXPEDITION
from tavola.games.altered.which import Each, target, up_to
from tavola.games.altered.zones import ANCHORED, FLEETING
from tests.games.altered.rules.made import character, spell
from tests.games.altered.scene import Scene


@pytest.mark.rule("ALT-TARGET-02")
def test_a_mandatory_step_must_take_a_target_an_own_one_included() -> None:
    scene = Scene()
    mine = scene.put(character("Mine"), "hero")
    scene.put(spell("Curse", Gain(FLEETING, target(A_CHARACTER))), "hand")
    scene.do("play Curse")
    assert scene.has(mine, "fleeting")


@pytest.mark.rule("ALT-TARGET-02")
def test_a_mandatory_step_cannot_be_declined() -> None:
    scene = Scene()
    scene.put(character("Mine"), "hero")
    scene.put(character("Theirs"), "hero", 1)
    scene.put(spell("Curse", Gain(FLEETING, target(A_CHARACTER))), "hand")
    scene.do("play Curse")
    assert not scene.can("no")


@pytest.mark.rule("ALT-TARGET-03")
def test_without_a_target_the_action_does_nothing_and_the_rest_goes_on() -> None:
    scene = Scene()
    mine = scene.put(character("Mine"), "hero")
    scene.put(spell("Curse", Gain(FLEETING, target(Kind(whose=THEIRS))), Boost(Each(MY_CHARACTER), 1)), "hand")
    scene.do("play Curse")
    assert (scene.boosts(mine), scene.has(mine, "fleeting")) == (1, False)


@pytest.mark.rule("ALT-TARGET-04")
def test_within_one_step_nothing_is_picked_twice() -> None:
    scene = Scene()
    scene.put(character("One"), "hero")
    scene.put(character("Two"), "hero")
    scene.put(spell("Charm", Boost(up_to(2, A_CHARACTER), 1)), "hand")
    scene.do("play Charm", "pick One")
    assert scene.options == ["no", "pick Two (hero expedition)"]


@pytest.mark.rule("ALT-TARGET-04")
def test_a_later_step_may_pick_the_same_again() -> None:
    scene = Scene()
    one = scene.put(character("One"), "hero")
    scene.put(character("Two"), "hero")
    scene.put(spell("Charm", Boost(target(A_CHARACTER), 1), Gain(ANCHORED, target(A_CHARACTER))), "hand")
    scene.do("play Charm", "pick One", "pick One")
    assert (scene.boosts(one), scene.has(one, "anchored")) == (1, True)


@pytest.mark.rule("ALT-TARGET-05")
@pytest.mark.parametrize("answers", [("no",), ("pick One", "no"), ("pick One", "pick Two")])
def test_up_to_2_allows_0_1_or_2(answers: tuple[str, ...]) -> None:
    scene = Scene()
    cards = [scene.put(character(name), "hero") for name in ("One", "Two", "Three")]
    scene.put(spell("Charm", Boost(up_to(2, A_CHARACTER), 1)), "hand")
    scene.do("play Charm", *answers)
    assert (scene.asked, scene.who) == ("turn", 1)
    assert sum(scene.boosts(one) for one in cards) == len([one for one in answers if one != "no"])


@pytest.mark.rule("ALT-TARGET-06")
def test_target_character_includes_the_opponents() -> None:
    scene = Scene()
    scene.put(character("Mine"), "hero")
    scene.put(character("Theirs"), "companion", 1)
    scene.put(spell("Charm", Boost(target(A_CHARACTER), 1)), "hand")
    scene.do("play Charm")
    assert scene.options == ["pick Mine (hero expedition)", "pick Theirs (their companion expedition)"]


@pytest.mark.rule("ALT-TARGET-06", "ALT-CONTROL-03")
def test_target_expedition_includes_the_opponents() -> None:
    scene = Scene()
    scene.put(spell("Call", Create(RECRUIT, TARGET_EXPEDITION)), "hand")
    scene.do("play Call")
    assert scene.options == ["hero", "companion", "their hero", "their companion"]
    scene.do("their hero")
    assert scene.names("hero", 1) == ["Ordis Recruit"]


@pytest.mark.rule("ALT-TARGET-07")
def test_each_does_not_target_so_that_tough_costs_nothing() -> None:
    scene = Scene(mana=1)
    knight = scene.put(character("Knight", tough(9)), "hero", 1)
    scene.put(spell("Storm", Gain(FLEETING, Each(A_CHARACTER))), "hand")
    scene.do("play Storm")
    assert scene.has(knight, "fleeting")


@pytest.mark.rule("ALT-TARGET-07")
def test_letting_the_opponent_pick_does_not_target() -> None:
    scene = Scene(mana=1)
    knight = scene.put(character("Knight", tough(9)), "hero", 1)
    scene.put(spell("Plague", EachPlayerSacrifices()), "hand")
    scene.do("play Plague")
    assert scene.zone(knight) == "discard"
