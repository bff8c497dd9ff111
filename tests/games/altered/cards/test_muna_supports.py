"""The cards of Muna that are discarded from Reserve for an effect."""

import pytest

from tests.games.altered.scene import Scene

# A Character with Hand Cost 3 or less gains Anchored ------------------------------------------------------------------

ANCHORING = [
    pytest.param("MU_04_C", "Muna Caregiver", marks=pytest.mark.card("MU_04_C")),
    pytest.param("MU_04_R1", "Muna Caregiver", marks=pytest.mark.card("MU_04_R1")),
    pytest.param("MU_04_R2", "Muna Caregiver", marks=pytest.mark.card("MU_04_R2")),
    pytest.param("MU_07_R1", "Mowgli", marks=pytest.mark.card("MU_07_R1")),
    pytest.param("MU_09_R1", "Kodama", marks=pytest.mark.card("MU_09_R1")),
    pytest.param("MU_09_R2", "Kodama", marks=pytest.mark.card("MU_09_R2")),
    pytest.param("MU_13_R1", "Muna Druid", marks=pytest.mark.card("MU_13_R1")),
    pytest.param("MU_13_R2", "Muna Druid", marks=pytest.mark.card("MU_13_R2")),
    pytest.param("MU_17_R1", "Aja", marks=pytest.mark.card("MU_17_R1")),
    pytest.param("MU_21_R1", "Son of Yggdrasil", marks=pytest.mark.card("MU_21_R1")),
]
each_anchoring = pytest.mark.parametrize(("reference", "name"), ANCHORING)


@each_anchoring
def test_it_is_discarded_to_anchor_a_character_and_the_turn_goes_on(reference: str, name: str) -> None:
    scene = Scene()
    support = scene.put(reference, "reserve")
    mine = scene.put("MU_11_C", "hero")
    other = scene.put("MU_05_C", "companion")
    scene.do(f"use {name}")
    assert not scene.can("no")
    scene.do("pick Inari")
    assert scene.has(mine, "anchored")
    assert not scene.has(other, "anchored")
    assert scene.zone(support) == "discard"
    assert (scene.asked, scene.who, scene.ready_mana()) == ("turn", 0, 10)


@each_anchoring
@pytest.mark.rule("ALT-TARGET-02", "ALT-CARD-13")
def test_it_must_take_a_small_character_of_the_opponent_and_never_a_large_one(reference: str, name: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    large = scene.put("MU_14_C", "hero")
    theirs = scene.put("MU_14_R1", "hero", 1)
    scene.do(f"use {name}")
    assert scene.has(theirs, "anchored")
    assert not scene.has(large, "anchored")


@each_anchoring
@pytest.mark.rule("ALT-TARGET-03")
def test_it_may_be_discarded_for_nothing(reference: str, name: str) -> None:
    scene = Scene()
    support = scene.put(reference, "reserve")
    scene.do(f"use {name}")
    assert scene.zone(support) == "discard"
    assert (scene.asked, scene.who) == ("turn", 0)


@each_anchoring
@pytest.mark.parametrize("zone", ["hand", "hero", "mana"])
@pytest.mark.rule("ALT-QUICK-08")
def test_it_gives_no_support_from_elsewhere(reference: str, name: str, zone: str) -> None:
    scene = Scene()
    scene.put(reference, zone)
    scene.put("MU_11_C", "companion")
    assert not scene.can(f"use {name}")


@pytest.mark.parametrize(
    ("reference", "name"),
    [
        pytest.param("MU_07_C", "Mowgli", marks=pytest.mark.card("MU_07_C")),
        pytest.param("MU_07_R2", "Mowgli", marks=pytest.mark.card("MU_07_R2")),
        pytest.param("MU_09_C", "Kodama", marks=pytest.mark.card("MU_09_C")),
        pytest.param("MU_17_C", "Aja", marks=pytest.mark.card("MU_17_C")),
        pytest.param("MU_17_R2", "Aja", marks=pytest.mark.card("MU_17_R2")),
        pytest.param("MU_21_C", "Son of Yggdrasil", marks=pytest.mark.card("MU_21_C")),
        pytest.param("MU_21_R2", "Son of Yggdrasil", marks=pytest.mark.card("MU_21_R2")),
        pytest.param("MU_25_R2", "Meditation Training", marks=pytest.mark.card("MU_25_R2")),
    ],
)
def test_this_print_gives_no_support(reference: str, name: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("MU_11_C", "hero")
    assert not scene.can(f"use {name}")


# The {J} of a Permanent -----------------------------------------------------------------------------------------------


@pytest.mark.card("MU_11_R2")
@pytest.mark.rule("ALT-ACTION-ACTIVATE-01")
def test_the_inari_of_axiom_activates_what_a_permanent_does_on_joining() -> None:
    scene = Scene()
    inari = scene.put("MU_11_R2", "reserve")
    scene.put("MU_30_C", "landmark")
    scene.put("MU_24_R1", "landmark")
    scene.do("use Inari")
    assert not scene.can("no")
    scene.do("pick Bountiful Meadow", "yes")
    assert scene.zone(inari) == "discard"
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert (scene.asked, scene.who, scene.ready_mana()) == ("turn", 0, 10 - 1)


@pytest.mark.card("MU_11_R2")
@pytest.mark.rule("ALT-TARGET-03")
def test_the_inari_of_axiom_reaches_no_character_and_no_permanent_of_the_opponent() -> None:
    scene = Scene()
    inari = scene.put("MU_11_R2", "reserve")
    harvesters = scene.put("MU_06_C", "hero")
    scene.put("AX_30_C", "landmark", 1)
    scene.do("use Inari")
    assert (scene.asked, scene.who) == ("turn", 0)
    assert scene.zone(inari) == "discard"
    assert not scene.has(harvesters, "anchored")
    assert [scene.names(side, player) for player in (0, 1) for side in ("hero", "companion")] == [
        ["Spindle Harvesters"],
        [],
        [],
        [],
    ]


@pytest.mark.card("MU_11_R2")
@pytest.mark.parametrize("zone", ["hand", "hero"])
def test_the_inari_of_axiom_gives_no_support_from_elsewhere(zone: str) -> None:
    scene = Scene()
    scene.put("MU_11_R2", zone)
    scene.put("AX_30_C", "landmark")
    assert not scene.can("use Inari")
