"""Numbers beyond what the house cards have, wins and rewards at the edge of a rule, and questions that must end."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.campaign import sequels_of
from tavola.games.hara.determinize import determinize
from tavola.games.hara.pieces import CHAMPION_NAMES, NOBODY, ROOM, WORLDS
from tavola.kernel.rng import Rng
from tests.games.hara.corrupted_card import corrupted
from tests.games.hara.declared import item
from tests.games.hara.scene import Scene


def strike_corrupted(scene: Scene, unit: str, amount: int) -> int:
    """Oric damages the Corrupted; how many points of Gold that brings."""
    scene.effect(f'{{do = "damage", amount = {amount}, range = 0, target = "corrupted"}}', "oric")
    scene.do(f"aim {unit}")
    points = 0
    while scene.kind == "gold":
        scene.do(scene.legal()[0])
        points += 1
    return points


# Scenarios ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-SCENWIN-01", "HARA-DEFEAT-02")
def test_nobody_wakes_up_by_a_defeat() -> None:
    """A76: a defeat brings her to the Dojo and wins nothing, though each World has its token."""
    scene = Scene("persephone", mode="s12")
    for world in range(1, WORLDS + 1):
        scene.state.razed |= 1 << (world * ROOM + 2)
    scene.stand("persephone", "oakenmoor-1")
    scene.effect('{do = "suffer", amount = 20}')
    assert scene.where("persephone") == "dojo"
    assert (scene.state.over, scene.state.doom) == ("", 1)
    scene.stand("persephone", "dojo-1")
    scene.begin_turn("persephone")
    scene.effect('{do = "transport", to = "dojo"}')
    assert (scene.state.over, scene.state.winners) == ("won", 1)


@pytest.mark.rule("HARA-CHEALTH-05")
def test_gold_is_only_for_tokens_that_stay_away() -> None:
    """The Scenario gives a token back to whoever strikes twice in a row: that brings no Gold."""
    scene = Scene("oric", "leaf", mode="s07")
    scene.enter("ashura", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    scene.state.health[scene.unit("ashura")] = 1
    assert strike_corrupted(scene, "ashura", 1) == 2
    left = scene.state.resilience[0]
    scene.state.health[scene.unit("ashura")] = 1
    assert strike_corrupted(scene, "ashura", 1) == 0
    assert scene.state.resilience[0] == left


@pytest.mark.rule("HARA-CHEALTH-03", "HARA-CHEALTH-06")
def test_the_smallest_bar_is_one_and_damage_ends() -> None:
    """A85: the carried over damage is spent, also where the Scenario leaves only a part of 1 Health."""
    scene = Scene("oric", "leaf", mode="s07", content=corrupted("ashura", health=1))
    scene.enter("ashura", "oakenmoor-1")
    scene.stand("oric", "oakenmoor-1")
    assert scene.health("ashura") == 1
    before = scene.state.resilience[0]
    strike_corrupted(scene, "ashura", 1)
    assert (scene.state.resilience[0], scene.health("ashura")) == (before - 1, 1)


# Numbers --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DOJO-07")
@pytest.mark.parametrize("plus", [6, 20])
def test_each_way_to_heal_in_the_dojo_is_an_answer_of_its_own(plus: int) -> None:
    """Whatever an Item adds, no two ways to share the points are the same answer, and each does what it says."""
    gives = f'[{{what = "dojo_heal", plus = {plus}}}]'
    scene = Scene("kaoru", "leaf", content=item("lucky_knucklebone", gives=gives))
    scene.give("kaoru", "lucky_knucklebone")
    scene.have("kaoru", health=1, spirit=0)
    scene.do("end")
    assert scene.kind == "heal"
    legal = scene.state.legal
    assert len(set(legal)) == len(legal)
    assert max(legal) < GAME.action_count
    view: Any = GAME.view(scene.state, 0)
    label = "Take 1 Health and 2 Spirit"
    (action,) = [one for one in view["choice"]["actions"] if GAME.label(view, one, "en") == label]
    scene.state.apply_action(action["action"])
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (2, 2)


@pytest.mark.rule("HARA-LOSE-03")
def test_more_than_can_be_told_apart_is_not_offered() -> None:
    """The amounts to pay end where the numbers of the answers end."""
    use = '[{do = "pay", what = "energy", amount = {base = 20, per = "energy"}, up_to = true, then = []}]'
    scene = Scene("kaoru", "leaf", content=item("moonmilk", use=use))
    scene.give("kaoru", "moonmilk")
    scene.have("kaoru", energy=(9, 9, 9))
    scene.do("use moonmilk")
    assert (scene.kind, scene.legal()) == ("pay_up_to", [str(number) for number in range(21)])
    view: Any = GAME.view(scene.state, 0)
    labels = [GAME.label(view, action, "en") for action in view["choice"]["actions"]]
    assert labels[0] == "Pay nothing"
    assert labels[-1] == "Pay 20 energy"


# Sequels --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ARC-01", "HARA-ARC-02")
@pytest.mark.parametrize("champion", CHAMPION_NAMES)
def test_cards_and_rulings_of_the_arena_go_with_its_sequel(champion: str) -> None:
    """What a sequel chooses fits with all else that was chosen for the Arena: the server carries that on."""
    other = next(name for name in CHAMPION_NAMES if name != champion)
    content = item("moonmilk", use='[{do = "recover", spirit = 1}]')
    chosen = {"champion": [champion, other], "content": content, "quests": "yes", "refuse_gifts": "yes"}
    former = GAME.settle(2, chosen).as_data()
    scene = Scene(champion, other)
    scene.state.end("champion", 1)
    found = sequels_of(scene.state, "en")
    for sequel in found:
        settled = GAME.settle(2, {**former, **sequel.chosen}).as_data()
        assert settled["mode"] == sequel.chosen["mode"]
        assert {name: settled[name] for name in chosen} == {name: former[name] for name in chosen}


# Questions ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-QUEST-02")
def test_nobody_believes_that_another_has_the_quest_they_returned() -> None:
    """The Quest that was not kept is in the box."""
    scene = Scene.at_setup("kaoru", "leaf", quests=True)
    me = scene.asked
    returned = scene.state.dealt_quests[me][1]
    scene.state.apply_action(scene.state.legal[0])
    assert scene.state.quest[me] not in (returned, NOBODY)
    dealt = [determinize(scene.state, me, Rng(number)).dealt_quests[1 - me] for number in range(100)]
    assert all(len(pair) == 2 and returned not in pair for pair in dealt)


@pytest.mark.rule("HARA-GIVE-01")
def test_whoever_refuses_a_gift_is_not_asked_again_this_turn() -> None:
    """A75, where the group may refuse: no turn goes on forever with gifts."""
    scene = Scene("kaoru", "leaf", gifts_may_be_refused=True)
    scene.do("give dreamstone")
    assert (scene.kind, scene.asked) == ("gift", scene.seat("leaf"))
    scene.do("done")
    assert scene.kind == "adventure"
    assert not [word for word in scene.legal() if word.startswith("give")]
    scene.begin_turn("kaoru")
    assert "give dreamstone" in scene.legal()
