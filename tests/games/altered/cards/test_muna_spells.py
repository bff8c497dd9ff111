"""The Spells of Muna outside its starter deck."""

import pytest

from tests.games.altered.scene import Scene

# Meditation Training, Nurture -----------------------------------------------------------------------------------------


@pytest.mark.card("MU_25_R2")
@pytest.mark.rule("ALT-TARGET-03")
def test_the_meditation_training_of_yzmir_anchors_a_small_character_only() -> None:
    scene = Scene()
    spell = scene.put("MU_25_R2", "hand")
    large = scene.put("MU_14_C", "hero")
    scene.put("MU_05_C", "hero")
    theirs = scene.put("MU_11_C", "hero", 1)
    scene.do("play Meditation Training")
    assert not scene.can("pick Cernunnos")
    assert not scene.can("no")
    scene.do("pick Inari")
    assert scene.has(theirs, "anchored")
    assert not scene.has(large, "anchored")
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("MU_25_R2")
def test_the_meditation_training_of_yzmir_may_find_nobody() -> None:
    scene = Scene()
    spell = scene.put("MU_25_R2", "hand")
    large = scene.put("MU_14_C", "hero")
    scene.do("play Meditation Training")
    assert not scene.has(large, "anchored")
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("MU_27_R2")
@pytest.mark.rule("ALT-TARGET-05")
@pytest.mark.parametrize(
    ("answers", "boosts"),
    [(["pick Inari", "pick Cernunnos"], [1, 1, 0]), (["pick Inari", "no"], [1, 0, 0]), (["no"], [0, 0, 0])],
)
def test_the_nurture_of_ordis_boosts_up_to_two_targets_by_one(answers: list[str], boosts: list[int]) -> None:
    scene = Scene()
    spell = scene.put("MU_27_R2", "hand")
    mine = scene.put("MU_11_C", "hero")
    theirs = scene.put("MU_14_C", "hero", 1)
    other = scene.put("MU_05_C", "companion")
    scene.do("play Nurture", *answers)
    assert [scene.boosts(one) for one in (mine, theirs, other)] == boosts
    assert scene.zone(spell) == "reserve"


# Mana Reaping ---------------------------------------------------------------------------------------------------------

REAPINGS = [
    pytest.param("MU_26_C", "discard", marks=pytest.mark.card("MU_26_C")),
    pytest.param("MU_26_R1", "reserve", marks=pytest.mark.card("MU_26_R1")),
    pytest.param("MU_26_R2", "discard", marks=pytest.mark.card("MU_26_R2")),
]
each_reaping = pytest.mark.parametrize(("reference", "ends_in"), REAPINGS)


@each_reaping
@pytest.mark.rule("ALT-ACTION-MANA-01", "ALT-ZONE-16", "ALT-STATUS-FLEETING-06")
def test_mana_reaping_turns_a_character_into_an_exhausted_orb_of_its_owner(reference: str, ends_in: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    mine = scene.put("MU_11_C", "hero")
    theirs = scene.put("MU_22_C", "hero", 1, boosts=4)
    scene.do("play Mana Reaping")
    assert not scene.can("no")
    scene.do("pick Hydracaena")
    assert scene.zone(theirs) == "mana"
    assert scene.names("mana", 1)[10:] == ["Hydracaena"]
    assert scene.ready_mana(1) == 10
    assert scene.zone(mine) == "hero"
    assert scene.zone(spell) == ends_in


@each_reaping
def test_mana_reaping_takes_a_landmark_too(reference: str, ends_in: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put("MU_11_C", "hero")
    spindle = scene.put("MU_30_C", "landmark", 1)
    scene.do("play Mana Reaping", "pick The Spindle, Muna Bastion")
    assert scene.zone(spindle) == "mana"
    assert scene.names("mana", 1)[10:] == ["The Spindle, Muna Bastion"]


@each_reaping
@pytest.mark.rule("ALT-TARGET-02")
def test_mana_reaping_must_take_what_is_ones_own_if_there_is_nothing_else(reference: str, ends_in: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("MU_11_C", "hero")
    scene.do("play Mana Reaping")
    assert scene.zone(mine) == "mana"
    assert scene.ready_mana() == 10 - 3


@each_reaping
@pytest.mark.rule("ALT-TARGET-03")
def test_mana_reaping_may_be_played_with_nothing_there(reference: str, ends_in: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    in_reserve = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Mana Reaping")
    assert scene.zone(in_reserve) == "reserve"
    assert scene.zone(spell) == ends_in


@each_reaping
@pytest.mark.rule("ALT-TOKEN-01")
def test_mana_reaping_gives_no_orb_for_a_token(reference: str, ends_in: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    token = scene.put("AX_31_C", "hero", 1)
    scene.do("play Mana Reaping")
    assert scene.zone(token) == "gone"
    assert len(scene.names("mana", 1)) == 10


@pytest.mark.card("MU_26_R1")
def test_the_rare_mana_reaping_from_reserve_is_fleeting_like_every_spell() -> None:
    scene = Scene()
    spell = scene.put("MU_26_R1", "reserve")
    theirs = scene.put("MU_11_C", "hero", 1)
    scene.do("play Mana Reaping")
    assert scene.zone(theirs) == "mana"
    assert scene.zone(spell) == "discard"


# Beauty Sleep ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_28_R1")
@pytest.mark.rule("ALT-EFFECT-06")
@pytest.mark.parametrize(("answer", "boosts"), [("yes", 2), ("no", 0)])
def test_the_rare_beauty_sleep_may_boost_the_same_character_by_two(answer: str, boosts: int) -> None:
    scene = Scene()
    spell = scene.put("MU_28_R1", "hand")
    mine = scene.put("MU_11_C", "hero")
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.do("play Beauty Sleep")
    assert not scene.can("no")
    scene.do("pick Cernunnos", answer)
    assert scene.has(theirs, "asleep")
    assert not scene.has(mine, "asleep")
    assert [scene.boosts(one) for one in (mine, theirs)] == [0, boosts]
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("MU_28_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-04")
def test_the_rare_beauty_sleep_pays_for_tough_once() -> None:
    scene = Scene()
    scene.put("MU_28_R1", "hand")
    son = scene.put("MU_21_R1", "hero", 1)
    scene.do("play Beauty Sleep", "pick Son of Yggdrasil", "yes")
    assert scene.boosts(son) == 2
    assert scene.ready_mana() == 10 - 1 - 1


@pytest.mark.card("MU_28_R1")
@pytest.mark.rule("ALT-EFFECT-04")
def test_the_rare_beauty_sleep_offers_no_boost_where_nobody_was_the_target() -> None:
    for unpaid in (False, True):
        scene = Scene()
        scene.put("MU_28_R1", "hand")
        if unpaid:
            son = scene.put("MU_21_R1", "hero", 1)
            scene.do("play Beauty Sleep", "no")
            assert not scene.has(son, "asleep")
            assert scene.boosts(son) == 0
        else:
            scene.do("play Beauty Sleep")
        assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("MU_28_R1")
@pytest.mark.rule("ALT-STATUS-05")
def test_the_rare_beauty_sleep_may_boost_one_that_is_asleep_already() -> None:
    scene = Scene()
    scene.put("MU_28_R1", "hand")
    mine = scene.put("MU_11_C", "hero", statuses="asleep")
    scene.do("play Beauty Sleep", "yes")
    assert scene.has(mine, "asleep")
    assert scene.boosts(mine) == 2


# Harvest --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "resupplied"),
    [
        pytest.param("MU_29_C", ["Inari"], marks=pytest.mark.card("MU_29_C")),
        pytest.param("MU_29_R1", ["Inari", "Cernunnos"], marks=pytest.mark.card("MU_29_R1")),
        pytest.param("MU_29_R2", ["Inari"], marks=pytest.mark.card("MU_29_R2")),
    ],
)
@pytest.mark.rule("ALT-ACTION-RESUPPLY-01")
def test_harvest_resupplies_and_goes_to_reserve_itself(reference: str, resupplied: list[str]) -> None:
    scene = Scene()
    scene.put("MU_14_C", "deck")
    scene.put("MU_11_C", "deck")
    scene.put(reference, "hand")
    scene.do("play Harvest")
    assert scene.names("reserve") == [*resupplied, "Harvest"]
    assert scene.names("reserve", 1) == []


@pytest.mark.card("MU_29_R1")
@pytest.mark.rule("ALT-EMPTY-01")
def test_the_rare_harvest_takes_what_there_is() -> None:
    scene = Scene(deck=1)
    scene.put("MU_29_R1", "hand")
    scene.do("play Harvest")
    assert scene.names("reserve") == ["Ordis Trooper", "Harvest"]
