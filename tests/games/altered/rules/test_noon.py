"""Noon (Complete Rules 4.2.2)."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.amount import FIRST_PLAYER, AtLeast, Unless
from tavola.games.altered.card import AT_NOON
from tavola.games.altered.cards.printing import noon
from tavola.games.altered.cards.tokens import RECRUIT
from tavola.games.altered.creating import Create
from tavola.games.altered.drawing import Resupply, TopToMana
from tavola.games.altered.kind import MY_CHARACTER
from tavola.games.altered.setup import begin
from tavola.games.altered.state import Rules
from tavola.games.altered.where import MY_HERO_EXPEDITION
from tavola.games.altered.zones import EXPEDITION
from tests.games.altered.rules.made import landmark
from tests.games.altered.scene import FILLER, Scene, card

A_CHARACTER_OF_MINE = AtLeast(MY_CHARACTER, 1)


@pytest.mark.rule("ALT-NOON-01")
def test_nothing_else_takes_place_at_noon() -> None:
    scene = Scene()
    scene.state.spent = [2, 3]
    exhausted = scene.put("YZ_01_C", "hero zone", statuses="exhausted")
    scene.noon()
    assert scene.asked == "turn"
    assert [event.name for event in scene.state.events or []] == ["phase", "phase"]
    assert scene.state.spent == [2, 3]
    assert scene.has(exhausted, "exhausted")


@pytest.mark.rule("ALT-NOON-01", "ALT-DAY-02")
@pytest.mark.card("OR_30_C")
def test_at_noon_reactions_take_place() -> None:
    scene = Scene()
    scene.put("OR_30_C", "landmark", 1)
    scene.noon()
    assert scene.names("companion", 1) == ["Ordis Recruit"]


@pytest.mark.rule("ALT-NOON-02")
@pytest.mark.card("OR_01_C")
def test_at_noon_abilities_work_on_day_1() -> None:
    decks = [[card(FILLER)] * 12] * 2
    state = begin([card("OR_01_C"), card("OR_01_C")], decks, Rules(False, True, False), 1, False)
    while state.choice is not None and state.choice.kind == "first_orbs":
        state.apply_action(state.legal[0])
    assert state.day == 1
    there = [[state.card[one].name for one in state.zones[EXPEDITION + 2 * player]] for player in (0, 1)]
    assert there == [["Ordis Recruit"], ["Ordis Recruit"]]


# Conditions (ALT-NOON-03) --------------------------------------------------------------------------------------------


@pytest.mark.rule("ALT-NOON-03")
@pytest.mark.parametrize(("player", "cards"), [(0, 1), (1, 0)])
def test_a_false_condition_inside_the_trigger_creates_nothing(player: int, cards: int) -> None:
    scene = Scene()
    scene.put(landmark("Throne", Reaction(AT_NOON, Resupply(), condition=FIRST_PLAYER)), "landmark", player)
    scene.noon()
    assert len(scene.names("reserve", player)) == cards
    assert len(scene.events("reaction")) == cards


@pytest.mark.rule("ALT-NOON-03", "ALT-REACT-11")
def test_a_condition_that_becomes_true_only_during_noon_is_too_late() -> None:
    scene = Scene()
    scene.put(landmark("Camp", Reaction(AT_NOON, Resupply(), condition=A_CHARACTER_OF_MINE)), "landmark")
    scene.put(landmark("Tent", noon(Create(RECRUIT, MY_HERO_EXPEDITION))), "landmark")
    scene.noon()
    assert (scene.names("hero"), scene.names("reserve")) == (["Ordis Recruit"], [])


@pytest.mark.rule("ALT-NOON-03", "ALT-REACT-11")
def test_a_condition_that_becomes_false_during_noon_stops_nothing() -> None:
    scene = Scene()
    scene.put(landmark("Tent", noon(Create(RECRUIT, MY_HERO_EXPEDITION))), "landmark")
    alone = Reaction(AT_NOON, Resupply(), condition=Unless(A_CHARACTER_OF_MINE))
    scene.put(landmark("Hermitage", alone), "landmark")
    scene.noon()
    scene.do("1")
    assert (scene.names("hero"), len(scene.names("reserve"))) == (["Ordis Recruit"], 1)


# Options and costs (ALT-NOON-04) -------------------------------------------------------------------------------------


def with_hubs(count: int, mana: int) -> Scene:
    scene = Scene(mana=mana)
    for _ in range(count):
        hub = scene.put("AX_24_C", "landmark")
        scene.state.counters[hub] = 3
    return scene


@pytest.mark.rule("ALT-NOON-04")
@pytest.mark.card("AX_24_C")
def test_a_paid_noon_effect_is_asked_for_when_it_resolves() -> None:
    scene = with_hubs(1, mana=1)
    scene.noon()
    assert (scene.asked, scene.options) == ("yes_no", ["no", "yes"])
    scene.do("yes", "hero")
    assert (scene.names("hero"), scene.ready_mana()) == (["Brassbug"], 0)


@pytest.mark.rule("ALT-NOON-04", "ALT-COST-09")
@pytest.mark.card("AX_24_C")
def test_mana_spent_on_one_noon_effect_is_missing_for_the_next() -> None:
    scene = with_hubs(2, mana=1)
    scene.noon()
    scene.do("1", "yes", "hero")
    assert (scene.asked, scene.names("hero")) == ("turn", ["Brassbug"])


@pytest.mark.rule("ALT-NOON-04")
@pytest.mark.card("AX_24_C")
def test_mana_gained_during_noon_can_pay_a_noon_effect() -> None:
    scene = with_hubs(1, mana=0)
    scene.put(landmark("Well", noon(TopToMana(ready=True))), "landmark")
    scene.noon()
    scene.do("2", "yes", "hero")
    assert scene.names("hero") == ["Brassbug"]
