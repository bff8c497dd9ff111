"""The Landmarks of Muna outside its starter deck."""

import pytest

from tests.games.altered.scene import Scene

# Bountiful Meadow -----------------------------------------------------------------------------------------------------

MEADOWS = [
    pytest.param("MU_24_C", "MU_09_C", "Kodama", 2, marks=pytest.mark.card("MU_24_C")),
    pytest.param("MU_24_R1", "MU_09_C", "Kodama", 2, marks=pytest.mark.card("MU_24_R1")),
    pytest.param("MU_24_R2", "OR_09_C", "The Frog Prince", 2, marks=pytest.mark.card("MU_24_R2")),
]
each_meadow = pytest.mark.parametrize(("reference", "fitting", "name", "cost"), MEADOWS)


@each_meadow
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_bountiful_meadow_makes_the_next_fitting_character_cheaper(
    reference: str, fitting: str, name: str, cost: int, origin: str
) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.put(fitting, origin)
    scene.do("use Bountiful Meadow")
    assert (scene.asked, scene.who, scene.ready_mana()) == ("turn", 0, 10)
    assert not scene.can("use Bountiful Meadow")
    scene.do(f"play {name}", "hero")
    assert scene.ready_mana() == 10 - (cost - 1)


@each_meadow
def test_bountiful_meadow_lets_a_card_be_played_that_was_too_dear(
    reference: str, fitting: str, name: str, cost: int
) -> None:
    scene = Scene(mana=cost - 1)
    scene.put(reference, "landmark")
    scene.put(fitting, "hand")
    assert not scene.can(f"play {name}")
    scene.do("use Bountiful Meadow")
    assert scene.can(f"play {name}")


@pytest.mark.parametrize(
    ("reference", "other", "name", "cost"),
    [
        pytest.param("MU_24_C", "OR_09_C", "The Frog Prince", 2, marks=pytest.mark.card("MU_24_C")),
        pytest.param("MU_24_R1", "MU_11_C", "Inari", 3, marks=pytest.mark.card("MU_24_R1")),
        pytest.param("MU_24_R2", "MU_09_C", "Kodama", 2, marks=pytest.mark.card("MU_24_R2")),
    ],
)
def test_bountiful_meadow_makes_nothing_else_cheaper(reference: str, other: str, name: str, cost: int) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.put(other, "hand")
    scene.do("use Bountiful Meadow", f"play {name}", "hero")
    assert scene.ready_mana() == 10 - cost


@each_meadow
@pytest.mark.rule("ALT-DUR-02")
def test_bountiful_meadow_serves_this_turn_only(reference: str, fitting: str, name: str, cost: int) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.put("MU_29_C", "hand")
    scene.put(fitting, "hand")
    scene.do("use Bountiful Meadow", "play Harvest", "pass", f"play {name}", "hero")
    assert scene.ready_mana() == 10 - 1 - cost


@each_meadow
@pytest.mark.rule("ALT-QUICK-04")
def test_bountiful_meadow_can_be_used_once_a_day(reference: str, fitting: str, name: str, cost: int) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.do("use Bountiful Meadow")
    assert not scene.can("use Bountiful Meadow")
    # The next Day begins with the other player's turn.
    scene.to_next_afternoon()
    scene.do("pass")
    assert scene.can("use Bountiful Meadow")


@pytest.mark.card("MU_24_C", "MU_24_R1")
@pytest.mark.rule("ALT-COST-05", "ALT-DUR-06")
def test_two_bountiful_meadows_serve_the_same_plant_down_to_nothing() -> None:
    scene = Scene()
    scene.put("MU_24_C", "landmark")
    scene.put("MU_24_R1", "landmark")
    scene.put("MU_06_C", "hand")
    scene.do("use Bountiful Meadow", "use Bountiful Meadow #2", "play Spindle Harvesters", "hero")
    assert scene.ready_mana() == 10


@each_meadow
@pytest.mark.rule("ALT-QUICK-08")
def test_bountiful_meadow_cannot_be_used_from_reserve_nor_by_the_opponent(
    reference: str, fitting: str, name: str, cost: int
) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put(reference, "landmark", 1)
    assert not scene.can("use Bountiful Meadow")


@pytest.mark.card("MU_24_R1")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("answer", "paid", "resupplied"), [("yes", 3, ["Ordis Trooper"]), ("no", 2, [])])
def test_the_rare_bountiful_meadow_may_resupply_for_one_mana(
    origin: str, answer: str, paid: int, resupplied: list[str]
) -> None:
    scene = Scene()
    scene.put("MU_24_R1", origin)
    scene.do("play Bountiful Meadow", answer)
    assert scene.ready_mana() == 10 - paid
    assert scene.names("reserve") == resupplied


@pytest.mark.card("MU_24_R1")
@pytest.mark.rule("ALT-COST-07")
def test_the_rare_bountiful_meadow_does_not_resupply_without_the_mana() -> None:
    scene = Scene(mana=2)
    scene.put("MU_24_R1", "hand")
    scene.do("play Bountiful Meadow")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.names("reserve") == []


@pytest.mark.card("MU_24_C", "MU_24_R2")
@pytest.mark.parametrize("reference", ["MU_24_C", "MU_24_R2"])
def test_the_other_bountiful_meadows_do_nothing_on_joining(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Bountiful Meadow")
    assert (scene.asked, scene.who, scene.ready_mana()) == ("turn", 1, 10 - 2)


# The Spindle ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_30_C", "MU_30_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-03")
@pytest.mark.parametrize("reference", ["MU_30_C", "MU_30_R1"])
@pytest.mark.parametrize("mana", [2, 3])
def test_the_spindle_makes_the_opponent_pay_two_to_aim_at_a_character(reference: str, mana: int) -> None:
    scene = Scene(mana=mana)
    scene.put(reference, "landmark", 1)
    theirs = scene.put("MU_11_C", "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    if mana == 3:
        # Nobody can be made to pay.
        assert scene.can("no")
        scene.do("pick Inari")
    assert scene.has(theirs, "asleep") == (mana == 3)
    assert scene.ready_mana() == (0 if mana == 3 else 1)


@pytest.mark.card("MU_30_C", "MU_30_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-05")
@pytest.mark.parametrize("reference", ["MU_30_C", "MU_30_R1"])
def test_the_spindle_protects_from_opponents_only_and_neither_landmarks_nor_their_characters(reference: str) -> None:
    scene = Scene(mana=1)
    scene.put(reference, "landmark")
    mine = scene.put("MU_11_C", "hero")
    scene.put("MU_28_C", "hand")
    scene.put("MU_14_C", "hero", 1)
    assert scene.options[-1] == "play Beauty Sleep (hand)"
    scene.do("play Beauty Sleep")
    assert [option.rsplit(" (", 1)[0] for option in scene.options] == ["pick Inari", "pick Cernunnos"]
    scene.do("pick Inari")
    assert scene.has(mine, "asleep")
    assert scene.ready_mana() == 0


@pytest.mark.card("MU_30_C", "MU_30_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-07")
def test_two_spindles_and_a_tough_character_add_up() -> None:
    scene = Scene()
    scene.put("MU_30_C", "landmark", 1)
    scene.put("MU_30_R1", "landmark", 1)
    son = scene.put("MU_21_R1", "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep", "pick Son of Yggdrasil")
    assert scene.has(son, "asleep")
    assert scene.ready_mana() == 10 - 1 - (2 + 2 + 1)


@pytest.mark.card("MU_30_R1")
@pytest.mark.rule("ALT-TARGET-02")
def test_the_rare_spindle_boosts_a_target_own_character_at_noon() -> None:
    scene = Scene()
    scene.put("MU_30_R1", "landmark")
    inari = scene.put("MU_11_C", "hero")
    kodama = scene.put("MU_09_C", "companion")
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.noon()
    assert [option.rsplit(" (", 1)[0] for option in scene.options] == ["pick Inari", "pick Kodama"]
    scene.do("pick Kodama")
    assert [scene.boosts(one) for one in (inari, kodama, theirs)] == [0, 1, 0]


@pytest.mark.card("MU_30_R1")
@pytest.mark.rule("ALT-TARGET-03")
def test_the_rare_spindle_boosts_nobody_of_the_opponent_at_noon() -> None:
    scene = Scene()
    scene.put("MU_30_R1", "landmark")
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.noon()
    assert (scene.asked, scene.boosts(theirs)) == ("turn", 0)


@pytest.mark.card("MU_30_C")
def test_the_common_spindle_boosts_nobody_at_noon() -> None:
    scene = Scene()
    scene.put("MU_30_C", "landmark")
    mine = scene.put("MU_14_C", "hero")
    scene.noon()
    assert scene.boosts(mine) == 0
