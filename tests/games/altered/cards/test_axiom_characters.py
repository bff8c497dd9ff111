"""The Characters of Axiom up to Three Little Pigs (numbers 4 to 12), played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

HUB = "AX_24_C"
REPROCESSOR = "AX_25_C"


@pytest.mark.card("AX_04_C")
def test_kelon_elemental_from_hand_puts_another_hand_card_into_reserve() -> None:
    scene = Scene()
    scene.put("AX_04_C", "hand")
    kept = scene.put("AX_11_C", "hand")
    given = scene.put("AX_08_C", "hand")
    scene.do("play Kelon Elemental", "hero")
    assert not scene.can("no")
    scene.do("pick Axiom Salvager")
    assert scene.zone(given) == "reserve"
    assert scene.zone(kept) == "hand"


@pytest.mark.card("AX_04_R1", "AX_04_R2")
@pytest.mark.rule("ALT-EFFECT-06")
@pytest.mark.parametrize("reference", ["AX_04_R1", "AX_04_R2"])
@pytest.mark.parametrize(("answer", "zone"), [("pick Axiom Salvager", "reserve"), ("no", "hand")])
def test_the_rare_kelon_elemental_leaves_the_choice(reference: str, answer: str, zone: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    given = scene.put("AX_08_C", "hand")
    kept = scene.put("AX_11_C", "hand")
    scene.do("play Kelon Elemental", "hero", answer)
    assert (scene.zone(given), scene.zone(kept)) == (zone, "hand")
    assert scene.who == 1


@pytest.mark.card("AX_04_C", "AX_04_R1", "AX_04_R2")
@pytest.mark.rule("ALT-EFFECT-11")
@pytest.mark.parametrize("reference", ["AX_04_C", "AX_04_R1", "AX_04_R2"])
def test_kelon_elemental_with_an_empty_hand_puts_nothing_into_reserve(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Kelon Elemental", "hero")
    assert scene.asked == "turn"
    assert scene.names("reserve") == []


@pytest.mark.card("AX_04_C", "AX_04_R1", "AX_04_R2")
@pytest.mark.rule("ALT-PLAY-15")
@pytest.mark.parametrize("reference", ["AX_04_C", "AX_04_R1", "AX_04_R2"])
def test_kelon_elemental_from_reserve_leaves_the_hand_alone(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    kept = scene.put("AX_11_C", "hand")
    scene.do("play Kelon Elemental", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.zone(kept) == "hand"


ENGINEERS = [
    pytest.param("AX_05_C", 1, marks=pytest.mark.card("AX_05_C")),
    pytest.param("AX_05_R1", 2, marks=pytest.mark.card("AX_05_R1")),
    pytest.param("AX_05_R2", 2, marks=pytest.mark.card("AX_05_R2")),
]


@pytest.mark.parametrize(("reference", "saves"), ENGINEERS)
@pytest.mark.rule("ALT-DUR-05", "ALT-DUR-06")
def test_foundry_engineer_from_reserve_makes_the_next_permanent_of_the_afternoon_cheaper(
    reference: str, saves: int
) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("AX_11_C", "hand")
    scene.put(HUB, "hand")
    scene.do("play Foundry Engineer", "hero", "pass", "play Amelia Earhart", "hero")
    # A Character in between costs what it costs.
    assert scene.ready_mana() == 5
    scene.do("play Brassbug Hub")
    assert scene.ready_mana() == 2 + saves


@pytest.mark.parametrize(("reference", "saves"), ENGINEERS)
@pytest.mark.rule("ALT-DUR-06")
def test_foundry_engineer_serves_one_permanent_only(reference: str, saves: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put(HUB, "hand")
    scene.put("AX_27_C", "hand")
    scene.do("play Foundry Engineer", "hero", "pass", "play Brassbug Hub", "play Kelonic Generator")
    assert scene.ready_mana() == 2 + saves


@pytest.mark.parametrize(("reference", "saves"), ENGINEERS)
def test_foundry_engineer_serves_a_permanent_from_reserve_as_well(reference: str, saves: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put(HUB, "reserve")
    scene.do("play Foundry Engineer", "hero", "pass", "play Brassbug Hub")
    assert scene.ready_mana() == 5 + saves


@pytest.mark.parametrize(("reference", "saves"), ENGINEERS)
@pytest.mark.rule("ALT-PLAY-15")
def test_foundry_engineer_from_hand_makes_nothing_cheaper(reference: str, saves: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(HUB, "hand")
    scene.do("play Foundry Engineer", "hero", "pass", "play Brassbug Hub")
    assert scene.ready_mana() == 5


@pytest.mark.parametrize(("reference", "saves"), ENGINEERS)
@pytest.mark.rule("ALT-DUR-05")
def test_foundry_engineer_serves_neither_the_next_day_nor_the_opponent(reference: str, saves: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put(HUB, "hand", 1)
    hub = scene.put(HUB, "hand")
    scene.do("play Foundry Engineer", "hero", "play Brassbug Hub")
    assert scene.ready_mana(1) == 7
    scene.to_next_afternoon()
    # The other player is first now.
    scene.do("pass", "play Brassbug Hub")
    assert scene.zone(hub) == "landmark"
    assert scene.ready_mana() == 7


def crowd(scene: Scene) -> dict[str, int]:
    """Robots and Plants of both players, and one who is neither."""
    return {
        "robot": scene.put("AX_31_C", "hero"),
        "far robot": scene.put("AX_14_C", "companion"),
        "plant": scene.put("MU_12_C", "hero"),
        "amelia": scene.put("AX_11_C", "hero"),
        "their robot": scene.put("AX_31_C", "hero", 1),
        "their plant": scene.put("MU_12_C", "hero", 1),
    }


@pytest.mark.card("AX_06_C")
@pytest.mark.rule("ALT-TARGET-07")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_ogun_boosts_each_robot_of_his_player(origin: str) -> None:
    scene = Scene()
    ogun = scene.put("AX_06_C", origin)
    others = crowd(scene)
    scene.do("play Ogun", "hero")
    assert [name for name, card in others.items() if scene.boosts(card)] == ["robot", "far robot"]
    assert scene.boosts(others["robot"]) == 1
    assert scene.boosts(ogun) == 0


@pytest.mark.card("AX_06_R2")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_ogun_of_muna_boosts_each_plant_of_his_player(origin: str) -> None:
    scene = Scene()
    scene.put("AX_06_R2", origin)
    others = crowd(scene)
    scene.do("play Ogun", "hero")
    assert [name for name, card in others.items() if scene.boosts(card)] == ["plant"]
    assert scene.boosts(others["plant"]) == 1


@pytest.mark.card("AX_06_R1")
@pytest.mark.rule("ALT-EFFECT-01")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_ogun_boosts_the_brassbug_that_he_has_just_made(origin: str) -> None:
    scene = Scene()
    scene.put("AX_06_R1", origin)
    others = crowd(scene)
    scene.do("play Ogun", "hero", "yes", "companion")
    assert scene.ready_mana() == 6
    assert scene.names("companion") == ["Coppélia", "Brassbug"]
    # 2/2/0 and 2/2/2, boosted by 1 each.
    assert scene.totals("companion") == [6, 6, 4]
    assert [name for name, card in others.items() if scene.boosts(card)] == ["robot", "far robot"]


@pytest.mark.card("AX_06_R1")
@pytest.mark.rule("ALT-COST-09", "ALT-EFFECT-06")
@pytest.mark.parametrize(("mana", "answers"), [(4, ("no",)), (3, ())], ids=["declined", "too little mana"])
def test_the_rare_ogun_boosts_robots_also_if_nothing_is_paid(mana: int, answers: tuple[str, ...]) -> None:
    scene = Scene(mana=mana)
    scene.put("AX_06_R1", "hand")
    robot = scene.put("AX_31_C", "hero")
    scene.do("play Ogun", "hero", *answers)
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.events("created") == []
    assert scene.ready_mana() == mana - 2
    assert scene.boosts(robot) == 1


@pytest.mark.card("AX_06_R1")
@pytest.mark.rule("ALT-CONTROL-03")
def test_the_rare_ogun_boosts_no_brassbug_made_on_the_other_side() -> None:
    scene = Scene()
    scene.put("AX_06_R1", "hand")
    scene.do("play Ogun", "hero", "yes", "their hero")
    assert scene.totals("hero", 1) == [2, 2, 2]


@pytest.mark.card("AX_07_C", "AX_07_R1", "AX_07_R2")
@pytest.mark.parametrize("reference", ["AX_07_C", "AX_07_R1", "AX_07_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_foundry_mechanic_discarded_from_reserve_makes_the_next_permanent_cheaper(reference: str, origin: str) -> None:
    scene = Scene()
    mechanic = scene.put(reference, "reserve")
    scene.put(REPROCESSOR, origin)
    scene.do("use Foundry Mechanic", "play Axiom Reprocessor")
    assert scene.zone(mechanic) == "discard"
    assert scene.ready_mana() == 7


@pytest.mark.card("AX_07_C")
@pytest.mark.rule("ALT-DUR-06")
def test_two_foundry_mechanics_serve_the_same_permanent() -> None:
    scene = Scene()
    scene.put("AX_07_C", "reserve")
    scene.put("AX_07_R1", "reserve")
    scene.put(REPROCESSOR, "hand")
    scene.do("use Foundry Mechanic", "use Foundry Mechanic", "play Axiom Reprocessor")
    assert scene.ready_mana() == 8


@pytest.mark.card("AX_07_C", "AX_07_R1", "AX_07_R2")
@pytest.mark.parametrize("reference", ["AX_07_C", "AX_07_R1", "AX_07_R2"])
@pytest.mark.rule("ALT-DUR-02")
def test_foundry_mechanic_serves_no_character_and_no_later_turn(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("AX_11_C", "hand")
    scene.put(REPROCESSOR, "hand")
    scene.do("use Foundry Mechanic", "play Amelia Earhart", "hero")
    assert scene.ready_mana() == 7
    scene.do("pass", "play Axiom Reprocessor")
    assert scene.ready_mana() == 3


@pytest.mark.card("AX_07_C", "AX_07_R1", "AX_07_R2")
@pytest.mark.parametrize("reference", ["AX_07_C", "AX_07_R1", "AX_07_R2"])
@pytest.mark.rule("ALT-QUICK-08")
def test_foundry_mechanic_helps_from_reserve_only(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    scene.put(reference, "hand")
    assert not scene.can("use Foundry Mechanic")


@pytest.mark.card("AX_08_C", "AX_08_R1", "AX_08_R2")
@pytest.mark.parametrize("reference", ["AX_08_C", "AX_08_R1", "AX_08_R2"])
def test_axiom_salvager_from_reserve_resupplies(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    top = scene.put("AX_11_C", "deck")
    scene.do("play Axiom Salvager", "hero")
    assert scene.zone(top) == "reserve"


@pytest.mark.card("AX_08_C", "AX_08_R1", "AX_08_R2")
@pytest.mark.parametrize("reference", ["AX_08_C", "AX_08_R1", "AX_08_R2"])
@pytest.mark.rule("ALT-PLAY-15")
def test_axiom_salvager_from_hand_does_not_resupply(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Axiom Salvager", "hero")
    assert scene.names("reserve") == []


@pytest.mark.card("AX_09_C", "AX_09_R1", "AX_09_R2")
@pytest.mark.parametrize("reference", ["AX_09_C", "AX_09_R1", "AX_09_R2"])
@pytest.mark.parametrize(("answer", "zone"), [("pick Axiom Salvager", "discard"), ("no", "reserve")])
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_tinker_bell_from_reserve_may_sabotage(reference: str, answer: str, zone: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Tinker Bell", "hero", answer)
    assert scene.zone(theirs) == zone


@pytest.mark.card("AX_09_C", "AX_09_R1", "AX_09_R2")
@pytest.mark.parametrize("reference", ["AX_09_C", "AX_09_R1", "AX_09_R2"])
@pytest.mark.rule("ALT-PLAY-15")
def test_tinker_bell_from_hand_does_not_sabotage(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Tinker Bell", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("AX_10_R1", "AX_10_R2")
@pytest.mark.parametrize("reference", ["AX_10_R1", "AX_10_R2"])
@pytest.mark.rule("ALT-ACTION-ACTIVATE-01", "ALT-ACTION-ACTIVATE-02")
def test_jian_discarded_from_reserve_activates_the_j_of_the_permanent_that_is_chosen(reference: str) -> None:
    scene = Scene()
    jian = scene.put(reference, "reserve")
    hub = scene.put(HUB, "landmark")
    scene.put("AX_30_C", "landmark")
    scene.do("use Jian, Assembly Overseer", "pick Brassbug Hub")
    assert scene.zone(jian) == "discard"
    assert scene.counters(hub) == 3
    assert scene.events("created") == []


@pytest.mark.card("AX_10_R1", "AX_10_R2")
@pytest.mark.parametrize("reference", ["AX_10_R1", "AX_10_R2"])
def test_jian_activates_nothing_but_j(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put(REPROCESSOR, "landmark")
    scene.do("use Jian, Assembly Overseer")
    assert scene.asked == "turn"
    assert scene.names("reserve") == []


@pytest.mark.card("AX_10_R1", "AX_10_R2")
@pytest.mark.parametrize("reference", ["AX_10_R1", "AX_10_R2"])
@pytest.mark.rule("ALT-TARGET-03")
def test_jian_does_nothing_to_the_opponents_permanents(reference: str) -> None:
    scene = Scene()
    jian = scene.put(reference, "reserve")
    hub = scene.put(HUB, "landmark", 1)
    scene.do("use Jian, Assembly Overseer")
    assert scene.zone(jian) == "discard"
    assert scene.counters(hub) == 0


@pytest.mark.card("AX_10_C")
def test_the_common_jian_cannot_be_used_from_reserve() -> None:
    scene = Scene()
    scene.put("AX_10_C", "reserve")
    scene.put(HUB, "landmark")
    assert not scene.can("use Jian, Assembly Overseer")


@pytest.mark.card("AX_11_R1", "AX_11_R2")
@pytest.mark.parametrize("reference", ["AX_11_R1", "AX_11_R2"])
@pytest.mark.parametrize(("origin", "boosts"), [("hand", 1), ("reserve", 0)])
@pytest.mark.rule("ALT-PLAY-15")
def test_the_rare_amelia_earhart_is_boosted_when_played_from_hand_only(
    reference: str, origin: str, boosts: int
) -> None:
    scene = Scene()
    amelia = scene.put(reference, origin)
    scene.do("play Amelia Earhart", "hero")
    assert scene.boosts(amelia) == boosts


@pytest.mark.card("AX_11_C")
def test_the_common_amelia_earhart_is_not_boosted() -> None:
    scene = Scene()
    amelia = scene.put("AX_11_C", "hand")
    scene.do("play Amelia Earhart", "hero")
    assert scene.boosts(amelia) == 0


PIGS = [
    pytest.param("AX_12_C", 1, marks=pytest.mark.card("AX_12_C")),
    pytest.param("AX_12_R1", 2, marks=pytest.mark.card("AX_12_R1")),
]


@pytest.mark.parametrize(("reference", "boosts"), PIGS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_three_little_pigs_are_boosted_with_two_landmarks(reference: str, boosts: int, origin: str) -> None:
    scene = Scene()
    scene.put(HUB, "landmark")
    scene.put(REPROCESSOR, "landmark")
    pigs = scene.put(reference, origin)
    scene.do("play Three Little Pigs", "hero")
    assert scene.boosts(pigs) == boosts


@pytest.mark.parametrize(("reference", "boosts"), PIGS)
def test_three_little_pigs_are_not_boosted_with_one_landmark(reference: str, boosts: int) -> None:
    scene = Scene()
    scene.put(HUB, "landmark")
    pigs = scene.put(reference, "hand")
    scene.do("play Three Little Pigs", "hero")
    assert scene.boosts(pigs) == 0


@pytest.mark.parametrize(("reference", "boosts"), PIGS)
@pytest.mark.rule("ALT-CARD-04", "ALT-CONTROL-02")
def test_three_little_pigs_count_neither_the_opponents_landmarks_nor_those_in_reserve(
    reference: str, boosts: int
) -> None:
    scene = Scene()
    scene.put(HUB, "landmark")
    scene.put(HUB, "landmark", 1)
    scene.put(REPROCESSOR, "reserve")
    pigs = scene.put(reference, "hand")
    scene.do("play Three Little Pigs", "hero")
    assert scene.boosts(pigs) == 0


@pytest.mark.card("AX_12_R2")
@pytest.mark.parametrize(("mine", "theirs", "boosts"), [(0, 1, 0), (1, 0, 1), (2, 0, 1)])
def test_three_little_pigs_of_bravos_are_content_with_one_landmark(mine: int, theirs: int, boosts: int) -> None:
    scene = Scene()
    for player, landmarks in ((0, mine), (1, theirs)):
        for _ in range(landmarks):
            scene.put(HUB, "landmark", player)
    pigs = scene.put("AX_12_R2", "hand")
    scene.do("play Three Little Pigs", "hero")
    assert scene.boosts(pigs) == boosts
