"""Why not, in the Event Phase and for the Drifter: each reason with its rule."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.drifter import DRIFTER, ShiftMenace
from tavola.games.faeriell.event_phase import SOLVE_BY_BEACON, PushBack, UseBeacon
from tavola.games.faeriell.kickstarter_perks import NudgeWhich
from tavola.games.faeriell.state import COOP
from tavola.games.faeriell.why import why_not
from tests.games.faeriell.reasons import ask, node, put, region, why
from tests.games.faeriell.scene import Scene

# Event Phase ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-EVENT-05", "FAE-EVENT-06", "FAE-EVENT-07")
def test_guardian_movement() -> None:
    scene = Scene()
    scene.plain()
    scene.essences(0, "red-owl")
    scene.phase("event")
    assert why(scene, "g1") == ("You hold no card that shows the Wolf.", "FAE-EVENT-05")
    assert why(scene, "g0") == ("Pick the card of yours that shows the Owl, to reveal it.", "FAE-EVENT-06")
    scene.do("card red-owl")
    assert why(scene, region(scene, "WOLF-A")) == ("The Owl never leaves its own Area.", "FAE-EVENT-07")
    assert why(scene, region(scene, "OWL-A")) == ("The Owl stands here now.", "FAE-EVENT-07")


@pytest.mark.rule("FAE-BEACON-01", "FAE-BEACON-02", "FAE-BEACON-05", "FAE-BEACON-06")
def test_solving_by_beacon() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "WOLF-A", "BEAR-A")
    scene.beacon("OWL-A", "red")
    scene.beacon("WOLF-A", "green")
    for guardian, colour in (("owl", "red"), ("bear", "red"), ("wolf", "blue"), ("stag", "corruption")):
        scene.token(guardian, colour)
    scene.state.bag = []
    scene.phase("event")
    scene.until("beacon_solve")
    assert why_not(scene.state, 0, "g0") is None
    assert why(scene, "g2") == ("There is no token under the Snake.", "FAE-BEACON-02")
    assert why(scene, "g3")[0] == "Your red Beacon stands in another Area, without the Totem to reach further."
    assert why(scene, "g1") == ("You have no blue Beacon.", "FAE-BEACON-02")
    assert why(scene, "g4")[1] == "FAE-BEACON-05"
    assert why(scene, region(scene, "BEAR-A")) == ("There is no Beacon.", "FAE-BEACON-06")
    assert why(scene, region(scene, "TOAD-A"))[1] == "FAE-BEACON-06"
    assert why(scene, region(scene, "OWL-A"))[0].startswith("Pick the Guardian")
    scene.state.beacons_used = 1 << scene.region("OWL-A")
    assert why(scene, region(scene, "OWL-A"))[1] == "FAE-BEACON-01"


@pytest.mark.rule("FAE-HARVEST-01", "FAE-HARVEST-02", "FAE-HARVEST-13")
def test_harvest() -> None:
    scene = Scene()
    scene.plain()
    scene.own(0, "OWL-A", "OWL-B", "OWL-C")
    scene.wheel("stag")
    scene.state.bag = []
    scene.phase("event")
    scene.until("harvest")
    at = scene.state.wheel
    assert why(scene, f"w{(at + 5) % 12}") == (
        "That slot is 5 steps away; you move the token 1 to 4.",
        "FAE-HARVEST-02",
    )
    assert why(scene, f"w{at}")[0].startswith("That slot is 12 steps away")
    terrain = scene.world.terrain[scene.region("OWL-A")]
    twin = next(r for r in range(32) if scene.world.terrain[r] == terrain and scene.state.owner[r] < 0)
    scene.own(0, scene.world.region_names[twin])
    scene.harvest_on(("mountain", "meadow", "river", "forest")[terrain])
    assert scene.kind == "harvest_terrain"
    assert why(scene, region(scene, "OWL-B"))[0].startswith("It is no ")
    assert why(scene, region(scene, "TOAD-A")) == ("It is no Region of yours.", "FAE-HARVEST-13")


@pytest.mark.rule("FAE-EVENT-23", "FAE-EVENT-24", "FAE-CORR-04", "FAE-EVENT-20")
def test_a_corruption_event() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.essences(0, "corruption-owl", "red-owl")
    scene.harvest_on("owl")
    assert scene.kind == "corruption"
    assert why(scene, "g0") == ("No active Hero of yours lets you cleanse.", "FAE-CORR-04")
    scene.hero(0, "druid", "N40")
    assert why(scene, "g0") == ("To cleanse you need one Essence of these: Green Essence.", "FAE-EVENT-23")
    assert why(scene, "doom")[1] == "FAE-EVENT-23"
    assert why(scene, "c0")[1] == "FAE-EVENT-23"
    assert why(scene, "g1") == ("There is no Corruption token under the Wolf.", "FAE-EVENT-24")
    scene.essences(0, "green-owl")
    assert why(scene, "c0")[1] == "FAE-EVENT-20"
    assert why(scene, "doom")[1] == "FAE-EVENT-24"
    assert why(scene, "t0")[1] == "FAE-EVENT-20"


@pytest.mark.rule("FAE-COOP-12")
def test_a_team_yields_no_further() -> None:
    scene = Scene(mode=COOP)
    scene.own(0, "OWL-A")
    scene.guardian("owl", "OWL-A")
    scene.token("owl", "corruption")
    scene.hero(0, "druid", "N40")
    scene.essences(0, "green-owl")
    scene.state.corruption[0] = 4
    scene.harvest_on("owl")
    assert why(scene, "t0") == ("Your Tribe Corruption is 4: a team yields no further.", "FAE-COOP-12")


@pytest.mark.rule("FAE-BEACON-01", "FAE-BEACON-02")
def test_which_beacon() -> None:
    scene = Scene()
    scene.own(0, "OWL-A", "OWL-B", "OWL-C", "WOLF-A")
    for name, colour in (("OWL-A", "red"), ("OWL-B", "red"), ("OWL-C", "blue")):
        scene.beacon(name, colour)
    scene.token("owl", "red")
    scene.state.beacons_used = 1 << scene.region("OWL-B")
    put(scene, UseBeacon(0, 0))
    assert why(scene, region(scene, "OWL-B")) == ("This Beacon has solved a Menace in this Phase.", "FAE-BEACON-01")
    assert why(scene, region(scene, "OWL-C")) == ("The Menace needs a red Beacon.", "FAE-BEACON-02")
    assert why(scene, region(scene, "WOLF-A"))[0] == "There is no Beacon."
    scene.beacon("WOLF-A", "red")
    assert why(scene, region(scene, "WOLF-A"))[0].startswith("Your red Beacon stands in another Area")
    scene.state.beacons_used |= 1 << scene.region("OWL-A")
    put(scene, SOLVE_BY_BEACON)
    assert why(scene, "g0")[1] == "FAE-BEACON-01"
    scene.token("toad", "blue")
    assert why(scene, "g7")[0].startswith("Your blue Beacon stands in another Area")
    scene.totem("OWL-C")
    scene.state.beacons_used |= 1 << scene.region("OWL-C")
    assert why(scene, "g7")[1] == "FAE-BEACON-01"


@pytest.mark.rule("FAE-BEACON-07", "FAE-KSPERK-01")
def test_whose_token_and_which_guardian() -> None:
    scene = Scene(seats=3)
    scene.plain()
    scene.tracked(1, "red", 2)
    put(scene, PushBack(0, 0))
    assert why_not(scene.state, 0, "t1") is None
    assert why(scene, "t0") == ("It must be another Tribe.", "FAE-BEACON-07")
    assert why(scene, "t2") == ("Its Tracking token is on 0, and cannot go back.", "FAE-BEACON-07")
    put(scene, NudgeWhich(0, 2, 1, "FAE-KSPERK-01"))
    assert why(scene, region(scene, "OWL-A")) == (
        "Only the Snake, the Wolf can move, and only one Region over.",
        "FAE-KSPERK-01",
    )


@pytest.mark.rule("FAE-DRIFT-04", "FAE-DRIFT-05", "FAE-DRIFT-06", "FAE-DRIFT-07")
def test_the_drifter() -> None:
    scene = Scene(drifter=True)
    scene.plain()
    scene.state.occupied = 1 << scene.node("N01")
    scene.state.drifter = scene.node("N01")
    scene.state.drifter_holder = 1
    scene.token("toad", "red")
    scene.token("wolf", "red")
    ask(scene, "hero")
    assert why(scene, "drifter") == ("The Drifter is led by Berrywort.", "FAE-DRIFT-04")
    scene.state.drifter_holder = 0
    assert why(scene, "drifter")[0].startswith("You lead the Drifter when")
    scene.do("done")
    assert scene.kind == "drifter"
    assert why(scene, node(scene, "N01"))[0] == "The Drifter stands there."
    assert why(scene, node(scene, "N05"))[0].startswith("It is 4 nodes away; the Drifter moves up to 2")
    assert why(scene, "g7") == ("The Drifter is not beside the Toad.", "FAE-DRIFT-07")
    assert why(scene, "g0") == ("There is no token under the Owl.", "FAE-DRIFT-07")
    scene.do("N02")
    assert why(scene, node(scene, "N03"))[1] == "FAE-DRIFT-05"


@pytest.mark.rule("FAE-DRIFT-05", "FAE-DRIFT-07")
def test_the_drifter_shifts() -> None:
    scene = Scene(drifter=True)
    scene.token("toad", "red")
    scene.token("owl", "red")
    scene.state.drifter_did = 2
    put(scene, DRIFTER)
    assert why(scene, "g7") == ("The Drifter has shifted a token in this Phase.", "FAE-DRIFT-05")
    assert why(scene, "drifter")[1] == "FAE-DRIFT-05"
    put(scene, ShiftMenace(0, 7))
    assert why(scene, "g0") == ("There is a token under the Owl already.", "FAE-DRIFT-07")
