"""The kit itself: a scene is laid out and played."""

from __future__ import annotations

from tests.games.faeriell.scene import Scene


def test_an_empty_land() -> None:
    scene = Scene(seats=3)
    assert scene.kind == "phase"
    assert scene.player == 0
    assert scene.state.owner.count(-1) == scene.world.region_count
    assert all(scene.holds(player, "purity") for player in range(3))


def test_a_settlement_is_paid_and_built() -> None:
    scene = Scene()
    scene.own(0, "OWL-A")
    scene.essences(0, "red-owl", "red-bear")
    scene.phase("tribe")
    scene.do("settle OWL-B")
    assert scene.kind == "pay"
    scene.do("card red-bear")
    assert scene.state.owner[scene.region("OWL-B")] == 0
    assert scene.count(0, "red") == 1


def test_a_hero_solves() -> None:
    scene = Scene()
    scene.hero(0, "druid", "N09")
    scene.guardian("owl", "OWL-C")
    scene.token("owl", "green")
    scene.phase("hero")
    scene.do("druid solves owl")
    assert scene.count(0, "green") == 1
    assert scene.gems(0, "druid") == 1
    assert scene.under("owl") == ""
