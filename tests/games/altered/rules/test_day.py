"""The structure of a Day (Complete Rules 4.2): phases, their "At [phase]" Reactions, and when Reactions are checked."""

from __future__ import annotations

import pytest

from tavola.games.altered.abilities import Reaction
from tavola.games.altered.card import (
    AT_AFTERNOON,
    AT_DUSK,
    AT_MORNING,
    AT_NIGHT,
    AT_NOON,
    CARDS_DRAWN,
    FAILED_TO_MOVE,
    LEAVES_LANDMARKS,
    MOVED_FORWARD,
)
from tavola.games.altered.cards.printing import noon
from tavola.games.altered.creating import Create
from tavola.games.altered.drawing import Resupply
from tavola.games.altered.kind import THEIRS
from tavola.games.altered.where import MY_HERO_EXPEDITION
from tests.games.altered.rules.made import character, landmark, token
from tests.games.altered.scene import Scene

PHASES = ["morning", "noon", "afternoon", "dusk", "night"]
TRIGGERS = {
    "morning": AT_MORNING,
    "noon": AT_NOON,
    "afternoon": AT_AFTERNOON,
    "dusk": AT_DUSK,
    "night": AT_NIGHT,
}


def a_day(scene: Scene) -> None:
    """A whole Day from Morning on, in which nobody expands or plays anything."""
    scene.morning()
    scene.do("no", "no")
    scene.to_dusk()


def log(scene: Scene, *names: str) -> list[str]:
    """The events of these names in their order; a phase is told by its own name."""
    events = [event for event in scene.state.events or [] if event.name in names]
    return [str(event.details["phase"]) if event.name == "phase" else event.name for event in events]


@pytest.mark.rule("ALT-DAY-01")
def test_the_five_phases_come_in_order_and_then_the_next_morning() -> None:
    scene = Scene()
    a_day(scene)
    phases = [(event.details["day"], event.details["phase"]) for event in scene.events("phase")]
    assert phases == [*[(3, phase) for phase in PHASES], (4, "morning")]


# At [phase] (ALT-DAY-02, ALT-DAY-03) ---------------------------------------------------------------------------------


@pytest.mark.rule("ALT-DAY-02")
@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_opens_with_its_at_phase_reactions(phase: str) -> None:
    scene = Scene()
    scene.put(landmark("Bell", Reaction(TRIGGERS[phase], Resupply())), "landmark")
    a_day(scene)
    happened = log(scene, "phase", "reaction", "first_player", "passed", "drew")
    assert happened.index("reaction") == happened.index(phase) + 1


@pytest.mark.rule("ALT-DAY-02")
@pytest.mark.parametrize("phase", PHASES)
def test_all_at_phase_reactions_are_activated_at_once(phase: str) -> None:
    scene = Scene()
    for name in ("Bell", "Gong", "Drum"):
        scene.put(landmark(name, Reaction(TRIGGERS[phase], Resupply())), "landmark")
    scene.morning()
    while scene.asked not in ("reaction", ""):
        scene.do("pass" if scene.asked == "turn" else "no")
    assert (scene.asked, scene.options) == ("reaction", ["1", "2", "3"])


@pytest.mark.rule("ALT-DAY-02", "ALT-TURN-01")
def test_the_first_turn_waits_for_the_reactions_of_afternoon() -> None:
    scene = Scene()
    scene.put(landmark("Bell", Reaction(AT_AFTERNOON, Resupply())), "landmark", 1)
    scene.noon()
    assert (scene.asked, scene.who) == ("turn", 0)
    assert len(scene.names("reserve", 1)) == 1


@pytest.mark.rule("ALT-DAY-03")
def test_an_ability_that_appears_after_the_opening_misses_this_phase() -> None:
    herald = token("Herald", noon(Resupply()), stats=(0, 0, 0))
    scene = Scene()
    scene.put(landmark("Summons", noon(Create(herald, MY_HERO_EXPEDITION))), "landmark")
    scene.noon()
    assert scene.names("hero") == ["Herald"]
    assert scene.names("reserve") == []


@pytest.mark.rule("ALT-DAY-03")
def test_an_ability_that_was_there_as_the_phase_opened_does_not_miss_it() -> None:
    scene = Scene()
    scene.put(character("Herald", noon(Resupply())), "hero")
    scene.noon()
    assert len(scene.names("reserve")) == 1


# Reactions after each daily effect (ALT-DAY-04, ALT-DAY-05) ----------------------------------------------------------


@pytest.mark.rule("ALT-DAY-04", "ALT-MORNING-06")
def test_reactions_to_draw_resolve_before_expand() -> None:
    scene = Scene()
    scene.put(landmark("Spy Glass", Reaction(CARDS_DRAWN, Resupply(), whose=THEIRS)), "landmark")
    scene.morning()
    assert scene.asked == "expand"
    assert len(scene.names("reserve")) == 1


@pytest.mark.rule("ALT-DAY-04", "ALT-MORNING-06")
def test_reactions_to_morning_resolve_before_succeed() -> None:
    scene = Scene()
    scene.put(landmark("Bell", Reaction(AT_MORNING, Resupply())), "landmark")
    scene.morning()
    assert log(scene, "reaction", "first_player", "drew") == ["reaction", "first_player", *["drew"] * 4]


@pytest.mark.rule("ALT-DAY-04")
def test_reactions_to_progress_resolve_before_night() -> None:
    scene = Scene()
    scene.put(landmark("Milestone", Reaction(MOVED_FORWARD, Resupply())), "landmark")
    scene.put("AX_11_C", "hero")
    scene.to_dusk()
    assert log(scene, "moved_forward", "reaction", "phase")[1:4] == ["moved_forward", "reaction", "night"]


@pytest.mark.rule("ALT-DAY-04", "ALT-REST-04")
def test_reactions_to_rest_resolve_before_clean_up() -> None:
    scene = Scene()
    scene.put("OR_17_C", "hero")
    for _ in range(2):
        scene.put("BR_13_C", "reserve")
    scene.to_dusk()
    assert scene.asked == "clean_up_reserve"
    assert (scene.names("hero"), scene.names("companion")) == (["Ordis Recruit"], ["Ordis Recruit"])


@pytest.mark.rule("ALT-DAY-04")
def test_reactions_to_clean_up_resolve_before_the_next_day() -> None:
    scene = Scene()
    scene.put(landmark("Old Tower", Reaction(LEAVES_LANDMARKS, Resupply())), "landmark")
    for _ in range(2):
        scene.put("OR_28_C", "landmark")
    scene.to_dusk()
    scene.do("pick Old Tower")
    assert log(scene, "discarded", "reaction", "phase")[-3:] == ["discarded", "reaction", "morning"]


@pytest.mark.rule("ALT-DAY-05", "ALT-REACT-22")
@pytest.mark.parametrize(("pick", "first"), [("1", "ALT_CORE_B_OR_17_C"), ("2", "MADE_Clerk")])
def test_after_rest_reactions_are_mixed_freely_with_those_that_rest_sets_off(pick: str, first: str) -> None:
    scene = Scene()
    scene.put("OR_17_C", "hero")
    scene.put(character("Clerk", Reaction(FAILED_TO_MOVE, Resupply(), after_rest=True), stats=(0, 0, 0)), "companion")
    scene.to_dusk()
    assert (scene.asked, scene.names("reserve")) == ("reaction", ["Jeanne d'Arc", "Clerk"])
    scene.do(pick)
    assert scene.events("reaction")[0].details["card"] == first
