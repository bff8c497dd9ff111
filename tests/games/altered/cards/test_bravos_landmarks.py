"""Haven, Bravos Bastion, played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

HAVEN = "Haven, Bravos Bastion"
GIVING = ["BR_30_C", "BR_30_R1"]


@pytest.mark.card(*GIVING)
@pytest.mark.rule("ALT-PASSIVE-01", "ALT-PLAY-15")
@pytest.mark.parametrize("reference", GIVING)
@pytest.mark.parametrize(("origin", "boosts"), [("reserve", 1), ("hand", 0)])
def test_haven_lets_a_character_from_reserve_boost_itself(reference: str, origin: str, boosts: int) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    kappa = scene.put("BR_13_C", origin)
    scene.put("OR_05_C", "hero")
    scene.do("play Kappa", "hero")
    assert scene.boosts(kappa) == boosts
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card(*GIVING)
@pytest.mark.parametrize("reference", GIVING)
def test_haven_is_for_its_own_players_characters(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    kappa = scene.put("BR_13_C", "reserve", 1)
    scene.do("pass", "play Kappa", "hero")
    assert scene.boosts(kappa) == 0


@pytest.mark.card(*GIVING)
@pytest.mark.rule("ALT-CARD-19")
@pytest.mark.parametrize("reference", GIVING)
@pytest.mark.parametrize("where", ["hand", "reserve"])
def test_haven_gives_nothing_while_it_is_not_in_play(reference: str, where: str) -> None:
    scene = Scene()
    scene.put(reference, where)
    kappa = scene.put("BR_13_C", "reserve")
    scene.do("play Kappa", "hero")
    assert scene.boosts(kappa) == 0


@pytest.mark.card(*GIVING)
@pytest.mark.rule("ALT-REACT-02")
@pytest.mark.parametrize("reference", GIVING)
def test_havens_boost_comes_besides_what_the_character_itself_does(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    ratatoskr = scene.put("BR_04_C", "reserve")
    scene.do("play Ratatoskr", "hero")
    assert scene.asked == "reaction"
    assert len(scene.options) == 2
    scene.do("1")
    assert scene.boosts(ratatoskr) == 3


@pytest.mark.card(*GIVING)
@pytest.mark.rule("ALT-PASSIVE-01")
def test_two_havens_give_two_boosts() -> None:
    scene = Scene()
    scene.put("BR_30_C", "landmark")
    scene.put("BR_30_R1", "landmark")
    kappa = scene.put("BR_13_C", "reserve")
    scene.do("play Kappa", "hero", "1")
    assert scene.boosts(kappa) == 2


@pytest.mark.card("BR_30_C", "BR_06_C")
@pytest.mark.rule("ALT-REACT-20")
def test_a_boost_by_haven_alone_makes_a_tiny_jinn_boosted() -> None:
    scene = Scene()
    scene.put("BR_30_C", "landmark")
    jinn = scene.put("BR_06_C", "reserve")
    scene.do("play Tiny Jinn", "hero", "1")
    assert scene.boosts(jinn) == 2


@pytest.mark.card("BR_30_R1", "BR_30_R2")
@pytest.mark.parametrize("reference", ["BR_30_R1", "BR_30_R2"])
@pytest.mark.parametrize(("origin", "reserve"), [("hand", 1), ("reserve", 1)])
def test_a_rare_haven_resupplies_as_it_joins(reference: str, origin: str, reserve: int) -> None:
    scene = Scene()
    haven = scene.put(reference, origin)
    scene.do(f"play {HAVEN}")
    assert scene.zone(haven) == "landmark"
    assert scene.names("reserve") == ["Ordis Trooper"] * reserve


@pytest.mark.card("BR_30_C")
def test_the_common_haven_does_not_resupply() -> None:
    scene = Scene()
    scene.put("BR_30_C", "hand")
    scene.do(f"play {HAVEN}")
    assert scene.names("reserve") == []


# Of Axiom ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_30_R2")
@pytest.mark.rule("ALT-DUR-06", "ALT-QUICK-04")
def test_the_axiom_haven_exhausts_to_boost_the_next_character_from_reserve() -> None:
    scene = Scene()
    haven = scene.put("BR_30_R2", "landmark")
    kappa = scene.put("BR_13_C", "reserve")
    pathfinder = scene.put("BR_08_C", "reserve")
    scene.do(f"use {HAVEN}")
    assert scene.has(haven, "exhausted")
    assert not scene.can(f"use {HAVEN}")
    scene.do("play Kappa", "hero", "pass", "play Bravos Pathfinder", "hero")
    assert [scene.boosts(kappa), scene.boosts(pathfinder)] == [1, 0]


@pytest.mark.card("BR_30_R2")
@pytest.mark.rule("ALT-DUR-02", "ALT-DUR-06")
def test_the_axiom_haven_gives_nothing_to_a_character_from_hand_or_in_a_later_turn() -> None:
    scene = Scene()
    scene.put("BR_30_R2", "landmark")
    kappa = scene.put("BR_13_C", "hand")
    pathfinder = scene.put("BR_08_C", "reserve")
    scene.do(f"use {HAVEN}", "play Kappa", "hero", "pass", "play Bravos Pathfinder", "hero")
    assert [scene.boosts(kappa), scene.boosts(pathfinder)] == [0, 0]


@pytest.mark.card("BR_30_R2")
def test_the_axiom_haven_that_is_not_used_gives_nothing() -> None:
    scene = Scene()
    scene.put("BR_30_R2", "landmark")
    kappa = scene.put("BR_13_C", "reserve")
    scene.do("play Kappa", "hero")
    assert scene.boosts(kappa) == 0


@pytest.mark.card("BR_30_C", "BR_30_R1")
@pytest.mark.parametrize("reference", GIVING)
def test_the_bravos_havens_have_no_quick_action(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    assert not scene.can(f"use {HAVEN}")
