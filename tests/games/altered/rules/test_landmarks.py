"""Playing a Landmark (Complete Rules 5.2.3)."""

import pytest

from tavola.games.altered.abilities import QuickAction
from tavola.games.altered.cost import Cost
from tavola.games.altered.drawing import Draw
from tests.games.altered.rules.made import character, landmark
from tests.games.altered.scene import Scene


@pytest.mark.rule("ALT-LANDMARK-01")
def test_a_landmark_goes_to_its_players_landmark_zone() -> None:
    scene = Scene()
    tower = scene.put(landmark("Tower"), "hand", 1)
    scene.do("pass", "play Tower")
    assert (scene.zone(tower), scene.controller(tower)) == ("landmark", 1)


@pytest.mark.rule("ALT-LANDMARK-01")
def test_a_landmark_stays_over_the_days() -> None:
    scene = Scene()
    tower = scene.put(landmark("Tower"), "hand")
    scene.do("play Tower")
    scene.to_next_afternoon()
    assert scene.state.day == 3
    assert scene.zone(tower) == "landmark"


@pytest.mark.rule("ALT-LANDMARK-02")
def test_for_a_landmark_no_expedition_is_declared() -> None:
    scene = Scene()
    scene.put(landmark("Tower"), "hand")
    scene.do("play Tower")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.rule("ALT-LANDMARK-02")
def test_a_landmark_adds_nothing_to_progress() -> None:
    scene = Scene()
    tower = landmark("Tower")
    tower.forest = tower.mountain = tower.water = 5
    scene.put(tower, "hand")
    scene.put(character("Host"), "companion")
    scene.do("play Tower")
    assert [scene.totals("hero"), scene.totals("companion")] == [[0, 0, 0], [1, 1, 1]]


@pytest.mark.rule("ALT-LANDMARK-02")
def test_a_landmark_alone_moves_no_expedition() -> None:
    scene = Scene()
    tower = landmark("Tower")
    tower.forest = tower.mountain = tower.water = 5
    scene.put(tower, "hand")
    scene.do("play Tower")
    scene.to_dusk()
    assert scene.state.at == [0, 7, 0, 7]


@pytest.mark.rule("ALT-LANDMARK-03")
def test_a_landmark_played_from_reserve_enters_ready_too() -> None:
    scene = Scene()
    tower = scene.put(landmark("Tower"), "reserve")
    scene.do("play Tower")
    assert not scene.has(tower, "exhausted")


@pytest.mark.rule("ALT-LANDMARK-03")
def test_the_exhaust_action_of_a_landmark_is_usable_in_a_later_turn_of_the_same_day() -> None:
    scene = Scene()
    scene.put(landmark("Tower", QuickAction(Cost(exhaust=True), Draw(1))), "hand")
    scene.do("play Tower", "pass", "use Tower")
    assert len(scene.names("hand")) == 1
