"""Quests."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.game import Hara
from tests.games.hara.corrupted_card import answer_all, play_round, quest
from tests.games.hara.scene import Scene, monster

SPECIAL = 'special = {gives = [{what = "incoming", plus = 1}]}, '
HUNT = 'objective = {count = "monsters", at_least = 2}, reward = [{do = "energy", red = 2}]'
REST = 'objective = {place = "oppenheim", holds = 1}, reward = [{do = "energy", blue = 3}]'
VOW = "the_red_vow"


def embarked(one: str, two: str = REST, part: int = 0, content: str = "", mode: str = "arena") -> Scene:
    scene = Scene("kaoru", "leaf", content=quest(VOW, one, two) + content, quests=True, mode=mode)
    scene.quest("kaoru", VOW, part)
    scene.have("kaoru", health=8, spirit=5)
    return scene


def defeat(scene: Scene, card: str) -> None:
    scene.put(card, "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-1")
    scene.effect('{do = "damage_all", amount = 9, target = "monster"}')


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-QUEST-02")
def test_there_are_12() -> None:
    assert len({card.id for card in card_set().quests}) == 12


@pytest.mark.rule("HARA-QUEST-02")
def test_each_player_is_dealt_two_and_keeps_one() -> None:
    scene = Scene.at_setup("kaoru", "leaf", "oric", "soff", quests=True)
    dealt = [scene.state.dealt_quests[seat] for seat in range(4)]
    assert len({card for two in dealt for card in two}) == 8
    for seat, option in ((0, "option 2"), (1, "option 1"), (2, "option 1"), (3, "option 2")):
        assert (scene.kind, scene.asked, scene.legal()) == ("quest", seat, ["option 1", "option 2"])
        scene.do(option)
    assert scene.state.quest == [dealt[0][1], dealt[1][0], dealt[2][0], dealt[3][1]]
    assert scene.kind != "quest"


@pytest.mark.rule("HARA-QUEST-02")
def test_which_ones_are_dealt_is_chance() -> None:
    found = set()
    for seed in range(20):
        found |= set(Scene.at_setup("kaoru", "leaf", quests=True, seed=seed).state.dealt_quests[0])
    assert len(found) == 12


@pytest.mark.rule("HARA-QUEST-01", "HARA-QUEST-06")
def test_they_are_optional_in_arena_and_scenario() -> None:
    game = Hara()
    for mode, seats in (("arena", 2), ("s01", 3), ("s03", 1), ("s04", 2)):
        assert game.settle(seats, {"mode": mode})["quests"] == "no"
        for quests in ("yes", "no"):
            settings = game.settle(seats, {"mode": mode, "quests": quests})
            state = game.new_state(settings, 1, record=False)
            asked = state.choice is not None and state.choice.kind == "quest"
            assert asked == (quests == "yes")


# Parts ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-QUEST-03", "HARA-QUEST-04", "HARA-QUEST-05")
def test_part_one_is_rewarded_at_once_and_then_part_two_begins() -> None:
    content = monster("teagle", health=1) + monster("hedge_imp", health=1)
    scene = embarked(HUNT, content=content)
    defeat(scene, "teagle")
    assert (scene.state.quest_part[0], scene.energy("kaoru")) == (0, (0, 0, 0))
    defeat(scene, "hedge_imp")
    assert (scene.kind, scene.state.quest_part[0], scene.energy("kaoru")) == ("adventure", 1, (2, 0, 0))


@pytest.mark.rule("HARA-QUEST-03")
def test_part_two_counts_from_the_beginning() -> None:
    content = monster("teagle", health=1) + monster("hedge_imp", health=1)
    more = HUNT.replace("at_least = 2", "at_least = 1").replace("red", "green")
    scene = embarked(HUNT, more, content=content)
    defeat(scene, "teagle")
    defeat(scene, "hedge_imp")
    assert (scene.state.quest_part[0], scene.energy("kaoru")) == (1, (2, 0, 0))
    defeat(scene, "teagle")
    assert (scene.state.quest_part[0], scene.energy("kaoru")) == (2, (2, 0, 2))
    # It is completed: nothing more comes of it.
    defeat(scene, "hedge_imp")
    assert scene.energy("kaoru") == (2, 0, 2)


@pytest.mark.rule("HARA-QUEST-04")
def test_a_place_rewards_whoever_arrives_at_once() -> None:
    scene = embarked(REST, HUNT)
    scene.stand("kaoru", "oppenheim-3")
    scene.stand("kaoru", "dojo-4")
    goal = next(space for space in range(15, 21) if scene.state.apart(scene.state.at[0], space) == 1)
    number = goal - 14
    scene.do("top kaoru_dash", f"go oppenheim-{number}")
    assert (scene.kind, scene.state.active, scene.energy("kaoru")) == ("adventure", 0, (0, 3, 0))
    assert scene.state.quest_part[0] == 1


@pytest.mark.rule("HARA-QUEST-04")
def test_a_transport_is_an_arrival_too_and_what_must_be_held_must_be_held() -> None:
    scene = embarked(REST.replace("holds = 1", "holds = 2"), HUNT)
    scene.effect('{do = "transport", to = "space", world = "oppenheim"}')
    scene.do("place oppenheim-3")
    assert scene.state.quest_part[0] == 0
    scene.give("kaoru", "honeyroot_loaf")
    scene.effect('{do = "recover", health = 1}')
    assert (scene.state.quest_part[0], scene.energy("kaoru")) == (1, (0, 3, 0))


@pytest.mark.rule("HARA-QUEST-04")
def test_energy_reached_is_rewarded_at_once() -> None:
    goal = 'objective = {energy = "green", at_least = 4}, reward = [{do = "recover", spirit = 2}]'
    scene = embarked(goal, HUNT)
    scene.effect('{do = "energy", green = 3}')
    assert scene.spirit("kaoru") == 5
    scene.effect('{do = "energy", green = 1}')
    assert (scene.spirit("kaoru"), scene.state.quest_part[0]) == (7, 1)


@pytest.mark.rule("HARA-QUEST-03")
@pytest.mark.parametrize(("part", "taken"), [(0, 2), (1, 1), (2, 1)])
def test_the_special_of_the_part_in_hand_works(part: int, taken: int) -> None:
    scene = embarked(SPECIAL + HUNT, part=part)
    before = scene.health("kaoru")
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("kaoru") == before - taken


@pytest.mark.rule("HARA-QUEST-03", "HARA-QUEST-05")
def test_the_special_goes_and_comes_as_the_card_is_flipped() -> None:
    goal = 'objective = {energy = "green", at_least = 4}, reward = []'
    scene = embarked(SPECIAL + goal, SPECIAL.replace("plus = 1", "plus = 3") + HUNT)
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("kaoru") == 6
    scene.effect('{do = "energy", green = 4}')
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("kaoru") == 2


@pytest.mark.rule("HARA-QUEST-03")
def test_others_do_not_count_for_it() -> None:
    scene = embarked(HUNT.replace("at_least = 2", "at_least = 1"), content=monster("teagle", health=1))
    scene.put("teagle", "oakenmoor-1")
    scene.stand("leaf", "oakenmoor-1")
    scene.effect('{do = "damage_all", amount = 9, target = "monster"}', "leaf")
    answer_all(scene)
    assert scene.state.quest_part == [0, 0]


@pytest.mark.rule("HARA-QUEST-01")
def test_every_house_quest_can_be_played_in_its_special() -> None:
    for card in card_set().quests:
        scene = Scene("kaoru", "leaf", quests=True)
        for part in (0, 1):
            scene.quest("kaoru", card.id, part)
            for name in scene.names:
                scene.stand(name, "the_drear-3")
                scene.have(name, health=10)
            play_round(scene, "kaoru", "leaf")
            assert not scene.state.over
