"""The cards of the Muna starter deck, one spec or a few for each."""

import pytest

from tests.games.altered.cards.printed import check_costs, check_statistics
from tests.games.altered.scene import Scene

# What is printed ------------------------------------------------------------------------------------------------------

CHARACTERS = [
    ("MU_05_C", "Kitsune", 2, 2, [0, 3, 2]),
    ("MU_06_C", "Spindle Harvesters", 1, 1, [1, 0, 0]),
    ("MU_08_C", "Sneezer Shroom", 2, 2, [1, 1, 1]),
    ("MU_08_R1", "Sneezer Shroom", 2, 2, [1, 1, 1]),
    ("MU_10_C", "Yong-Su, Verdant Weaver", 3, 3, [3, 3, 3]),
    ("MU_10_R1", "Yong-Su, Verdant Weaver", 2, 2, [2, 2, 2]),
    pytest.param("MU_11_C", "Inari", 3, 2, [3, 1, 3], marks=pytest.mark.card("MU_11_C")),
    ("MU_12_C", "Daughter of Yggdrasil", 3, 3, [5, 5, 3]),
    ("MU_13_C", "Muna Druid", 3, 2, [3, 2, 2]),
    pytest.param("MU_14_C", "Cernunnos", 4, 3, [4, 4, 4], marks=pytest.mark.card("MU_14_C")),
    ("MU_18_R1", "Parvati", 4, 3, [3, 0, 3]),
    ("MU_20_C", "Coniferal Coneman", 5, 5, [3, 3, 3]),
    ("MU_20_R1", "Coniferal Coneman", 4, 4, [3, 3, 3]),
]
SPELLS_AND_LANDMARKS = [
    ("MU_25_C", "Meditation Training", 2, 3),
    ("MU_25_R1", "Meditation Training", 2, 2),
    ("MU_27_C", "Nurture", 2, 1),
    ("MU_27_R1", "Nurture", 3, 2),
    ("MU_28_C", "Beauty Sleep", 1, 3),
    ("MU_28_R2", "Beauty Sleep", 1, 3),
    ("MU_30_R2", "The Spindle, Muna Bastion", 3, 3),
]


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost", "stats"), CHARACTERS)
def test_a_character_costs_and_counts_what_it_prints(
    reference: str, name: str, hand_cost: int, reserve_cost: int, stats: list[int]
) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)
    check_statistics(reference, stats)


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), SPELLS_AND_LANDMARKS)
def test_a_spell_or_landmark_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)


# Teija & Nauraa -------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_01_C")
def test_teija_boosts_the_first_character_of_her_player_in_an_afternoon_only() -> None:
    scene = Scene(heroes=("MU_01_C", None))
    first = scene.put("MU_11_C", "hand")
    second = scene.put("MU_14_C", "hand")
    scene.do("play Inari", "hero", "pass", "play Cernunnos", "hero")
    assert scene.boosts(first) == 1
    assert scene.boosts(second) == 0


@pytest.mark.card("MU_01_C")
def test_teija_boosts_no_landmark_played_after_the_first_character() -> None:
    scene = Scene(heroes=("MU_01_C", None))
    scene.put("MU_11_C", "hand")
    landmark = scene.put("MU_30_R2", "hand")
    scene.do("play Inari", "hero", "pass", "play The Spindle, Muna Bastion")
    assert scene.boosts(landmark) == 0


@pytest.mark.card("MU_01_C")
def test_teija_does_not_boost_characters_of_the_opponent() -> None:
    scene = Scene(heroes=("MU_01_C", None))
    theirs = scene.put("MU_11_C", "hand", 1)
    scene.do("pass", "play Inari", "hero")
    assert scene.boosts(theirs) == 0


@pytest.mark.card("MU_01_C")
def test_teija_still_waits_after_a_spell_and_after_a_character_of_the_opponent() -> None:
    scene = Scene(heroes=("MU_01_C", None))
    scene.put("MU_28_C", "hand")
    scene.put("MU_14_C", "hand", 1)
    mine = scene.put("MU_11_C", "hand")
    scene.do("play Beauty Sleep", "play Cernunnos", "hero", "play Inari", "hero")
    assert scene.boosts(mine) == 1


@pytest.mark.card("MU_01_C")
def test_teija_boosts_again_in_the_afternoon_of_the_next_day() -> None:
    scene = Scene(heroes=("MU_01_C", None))
    inari = scene.put("MU_11_C", "hand")
    scene.do("play Inari", "hero")
    scene.to_dusk()
    assert scene.zone(inari) == "reserve"
    assert scene.boosts(inari) == 0
    scene.do("no", "no", "pass", "play Inari", "hero")
    assert scene.boosts(inari) == 1


# Characters -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_05_C")
def test_kitsune_from_hand_lets_each_player_draw_one() -> None:
    scene = Scene()
    scene.put("MU_05_C", "hand")
    scene.do("play Kitsune", "hero")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [1, 1]


@pytest.mark.card("MU_05_C")
def test_kitsune_from_reserve_lets_nobody_draw() -> None:
    scene = Scene()
    scene.put("MU_05_C", "reserve")
    scene.do("play Kitsune", "hero")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [0, 0]


ANCHORED_ON_JOINING = [
    pytest.param("MU_06_C", "Spindle Harvesters", marks=pytest.mark.card("MU_06_C")),
    pytest.param("MU_08_C", "Sneezer Shroom", marks=pytest.mark.card("MU_08_C")),
    pytest.param("MU_08_R1", "Sneezer Shroom", marks=pytest.mark.card("MU_08_R1")),
    pytest.param("MU_20_C", "Coniferal Coneman", marks=pytest.mark.card("MU_20_C")),
    pytest.param("MU_20_R1", "Coniferal Coneman", marks=pytest.mark.card("MU_20_R1")),
]


@pytest.mark.parametrize(("reference", "name"), ANCHORED_ON_JOINING)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_it_anchors_itself_when_it_joins_from_anywhere(reference: str, name: str, origin: str) -> None:
    scene = Scene()
    it = scene.put(reference, origin)
    scene.do(f"play {name}", "hero")
    assert scene.has(it, "anchored")


@pytest.mark.parametrize(("reference", "name"), ANCHORED_ON_JOINING)
@pytest.mark.rule("ALT-STATUS-ANCHORED-01", "ALT-STATUS-ANCHORED-02")
def test_anchored_it_stays_for_one_night_only(reference: str, name: str) -> None:
    scene = Scene()
    it = scene.put(reference, "hand")
    scene.do(f"play {name}", "hero")
    scene.to_dusk()
    assert scene.zone(it) == "hero"
    assert not scene.has(it, "anchored")
    scene.do("no", "no")
    scene.to_dusk()
    assert scene.zone(it) == "reserve"


@pytest.mark.card("MU_08_R1")
def test_the_rare_sneezer_shroom_boosts_itself_at_noon() -> None:
    scene = Scene()
    rare = scene.put("MU_08_R1", "hero")
    theirs = scene.put("MU_08_R1", "hero", 1)
    common = scene.put("MU_08_C", "hero")
    scene.noon()
    assert [scene.boosts(one) for one in (rare, theirs, common)] == [1, 1, 0]


@pytest.mark.card("MU_08_R1")
def test_the_rare_sneezer_shroom_does_nothing_at_noon_from_reserve() -> None:
    scene = Scene()
    rare = scene.put("MU_08_R1", "reserve")
    scene.noon()
    assert scene.boosts(rare) == 0


@pytest.mark.card("MU_10_C", "MU_10_R1")
@pytest.mark.parametrize("reference", ["MU_10_C", "MU_10_R1"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_yong_su_boosts_itself_by_two_with_two_plants(reference: str, origin: str) -> None:
    scene = Scene()
    scene.put("MU_06_C", "hero")
    scene.put("MU_12_C", "companion")
    yong_su = scene.put(reference, origin)
    scene.do("play Yong-Su, Verdant Weaver", "hero")
    assert scene.boosts(yong_su) == 2


@pytest.mark.card("MU_10_C", "MU_10_R1")
@pytest.mark.rule("ALT-CARD-04", "ALT-CONTROL-02")
@pytest.mark.parametrize("reference", ["MU_10_C", "MU_10_R1"])
def test_yong_su_counts_no_plants_of_the_opponent_nor_in_reserve(reference: str) -> None:
    scene = Scene()
    scene.put("MU_06_C", "hero")
    scene.put("MU_12_C", "hero", 1)
    scene.put("MU_12_C", "reserve")
    yong_su = scene.put(reference, "hand")
    scene.do("play Yong-Su, Verdant Weaver", "hero")
    assert scene.boosts(yong_su) == 0


@pytest.mark.card("MU_12_C")
def test_daughter_of_yggdrasil_from_hand_lets_the_opponent_draw() -> None:
    scene = Scene()
    scene.put("MU_12_C", "hand")
    scene.do("play Daughter of Yggdrasil", "hero")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [0, 1]


@pytest.mark.card("MU_12_C")
def test_daughter_of_yggdrasil_from_reserve_lets_nobody_draw() -> None:
    scene = Scene()
    scene.put("MU_12_C", "reserve")
    scene.do("play Daughter of Yggdrasil", "hero")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [0, 0]


@pytest.mark.card("MU_13_C")
def test_muna_druid_is_discarded_to_anchor_a_character_and_the_turn_goes_on() -> None:
    scene = Scene()
    druid = scene.put("MU_13_C", "reserve")
    mine = scene.put("MU_11_C", "hero")
    scene.put("MU_11_C", "hero", 1)
    scene.do("use Muna Druid", "pick Inari (hero expedition)")
    assert scene.has(mine, "anchored")
    assert scene.zone(druid) == "discard"
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.card("MU_13_C")
@pytest.mark.rule("ALT-CARD-13")
def test_muna_druid_reaches_no_character_with_hand_cost_4() -> None:
    scene = Scene()
    druid = scene.put("MU_13_C", "reserve")
    large = scene.put("MU_14_C", "hero")
    scene.do("use Muna Druid")
    assert not scene.has(large, "anchored")
    assert scene.zone(druid) == "discard"


@pytest.mark.card("MU_13_C")
@pytest.mark.rule("ALT-TARGET-02")
def test_muna_druid_must_anchor_a_character_of_the_opponent_if_there_is_no_other() -> None:
    scene = Scene()
    scene.put("MU_13_C", "reserve")
    theirs = scene.put("MU_11_C", "hero", 1)
    scene.do("use Muna Druid")
    assert scene.has(theirs, "anchored")


@pytest.mark.card("MU_13_C")
@pytest.mark.rule("ALT-QUICK-08")
def test_muna_druid_gives_no_support_from_an_expedition() -> None:
    scene = Scene()
    scene.put("MU_13_C", "hero")
    assert scene.options == ["pass"]


@pytest.mark.card("MU_18_R1")
def test_parvati_anchors_a_target_character_from_hand_and_from_reserve() -> None:
    for origin in ("hand", "reserve"):
        scene = Scene()
        parvati = scene.put("MU_18_R1", origin)
        large = scene.put("MU_14_C", "hero")
        scene.do("play Parvati", "companion", "pick Cernunnos")
        assert scene.has(large, "anchored")
        assert not scene.has(parvati, "anchored")


@pytest.mark.card("MU_18_R1")
@pytest.mark.rule("ALT-TARGET-02")
def test_parvati_alone_must_anchor_herself() -> None:
    scene = Scene()
    parvati = scene.put("MU_18_R1", "hand")
    scene.do("play Parvati", "hero")
    assert scene.has(parvati, "anchored")


# Spells ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_25_C", "MU_25_R1")
@pytest.mark.rule("ALT-SPELL-01")
@pytest.mark.parametrize("reference", ["MU_25_C", "MU_25_R1"])
def test_meditation_training_anchors_a_small_character_and_goes_to_reserve(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    scene.put("MU_05_C", "hero")
    inari = scene.put("MU_11_C", "hero", 1)
    scene.do("play Meditation Training")
    assert not scene.can("no")
    scene.do("pick Inari")
    assert scene.has(inari, "anchored")
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("MU_25_C", "MU_25_R1")
@pytest.mark.rule("ALT-TARGET-03")
@pytest.mark.parametrize("reference", ["MU_25_C", "MU_25_R1"])
def test_meditation_training_without_a_small_character_does_nothing(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    large = scene.put("MU_14_C", "hero")
    scene.do("play Meditation Training")
    assert not scene.has(large, "anchored")
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("MU_25_R1")
def test_the_rare_meditation_training_boosts_the_next_character_of_the_turn() -> None:
    scene = Scene()
    spell = scene.put("MU_25_R1", "reserve")
    inari = scene.put("MU_11_C", "hand")
    scene.do("use Meditation Training", "play Inari", "hero")
    assert scene.boosts(inari) == 1
    assert scene.ready_mana() == 10 - 3
    assert scene.zone(spell) == "discard"


@pytest.mark.card("MU_25_R1")
@pytest.mark.rule("ALT-DUR-06")
def test_two_rare_meditation_trainings_boost_the_same_character() -> None:
    scene = Scene()
    scene.put("MU_25_R1", "reserve")
    scene.put("MU_25_R1", "reserve")
    inari = scene.put("MU_11_C", "hand")
    scene.do("use Meditation Training", "use Meditation Training", "play Inari", "hero", "1")
    assert scene.boosts(inari) == 2


@pytest.mark.card("MU_25_C")
def test_the_common_meditation_training_has_no_support() -> None:
    scene = Scene()
    scene.put("MU_25_C", "reserve")
    assert not scene.can("use Meditation Training")


@pytest.mark.parametrize(
    ("reference", "boost"),
    [
        pytest.param("MU_27_C", 1, marks=pytest.mark.card("MU_27_C")),
        pytest.param("MU_27_R1", 2, marks=pytest.mark.card("MU_27_R1")),
    ],
)
def test_nurture_boosts_two_different_targets(reference: str, boost: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("MU_11_C", "hero")
    theirs = scene.put("MU_14_C", "hero", 1)
    other = scene.put("MU_05_C", "companion")
    scene.do("play Nurture", "pick Inari")
    assert not scene.can("pick Inari")
    scene.do("pick Cernunnos")
    assert [scene.boosts(one) for one in (mine, theirs, other)] == [boost, boost, 0]


@pytest.mark.parametrize(
    ("reference", "boost"),
    [
        pytest.param("MU_27_C", 1, marks=pytest.mark.card("MU_27_C")),
        pytest.param("MU_27_R1", 2, marks=pytest.mark.card("MU_27_R1")),
    ],
)
@pytest.mark.rule("ALT-TARGET-05")
def test_nurture_may_boost_one_or_none(reference: str, boost: int) -> None:
    for answers, expected in ((["pick Inari", "no"], boost), (["no"], 0)):
        scene = Scene()
        spell = scene.put(reference, "hand")
        mine = scene.put("MU_11_C", "hero")
        other = scene.put("MU_14_C", "hero")
        scene.do("play Nurture", *answers)
        assert [scene.boosts(one) for one in (mine, other)] == [expected, 0]
        assert scene.zone(spell) == "reserve"


@pytest.mark.card("MU_28_C", "MU_28_R2")
@pytest.mark.parametrize("reference", ["MU_28_C", "MU_28_R2"])
def test_beauty_sleep_takes_a_character_out_of_progress_and_keeps_it_there_at_rest(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    scene.put("MU_11_C", "hero", 0)
    theirs = scene.put("MU_14_C", "hero", 1, boosts=2)
    scene.do("play Beauty Sleep")
    assert not scene.can("no")
    scene.do("pick Cernunnos")
    assert scene.has(theirs, "asleep")
    assert scene.totals("hero", 1) == [0, 0, 0]
    assert scene.zone(spell) == "reserve"
    scene.to_dusk()
    assert scene.zone(theirs) == "hero"
    assert not scene.has(theirs, "asleep")


@pytest.mark.card("MU_28_C", "MU_28_R2")
@pytest.mark.rule("ALT-TARGET-02")
@pytest.mark.parametrize("reference", ["MU_28_C", "MU_28_R2"])
def test_beauty_sleep_must_take_an_own_character_if_there_is_no_other(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("MU_14_C", "hero")
    scene.do("play Beauty Sleep")
    assert scene.has(mine, "asleep")


@pytest.mark.card("MU_28_C", "MU_28_R2")
@pytest.mark.rule("ALT-TARGET-03")
@pytest.mark.parametrize("reference", ["MU_28_C", "MU_28_R2"])
def test_beauty_sleep_may_be_played_with_nobody_there(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    scene.do("play Beauty Sleep")
    assert scene.zone(spell) == "reserve"
    assert (scene.asked, scene.who) == ("turn", 1)


# The Spindle ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_30_R2")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01")
def test_the_spindle_makes_the_opponent_pay_two_to_aim_at_a_character() -> None:
    scene = Scene()
    scene.put("MU_30_R2", "hand")
    mine = scene.put("MU_11_C", "hero")
    scene.put("MU_28_C", "hand", 1)
    scene.do("play The Spindle, Muna Bastion", "play Beauty Sleep", "pick Inari")
    assert scene.has(mine, "asleep")
    assert scene.ready_mana(1) == 10 - 1 - 2


@pytest.mark.card("MU_30_R2")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-05")
def test_the_spindle_asks_nothing_of_its_own_player() -> None:
    scene = Scene(mana=1)
    scene.put("MU_30_R2", "landmark")
    mine = scene.put("MU_11_C", "hero")
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    assert scene.has(mine, "asleep")


@pytest.mark.card("MU_30_R2")
def test_the_spindle_protects_no_character_of_the_opponent() -> None:
    scene = Scene(mana=1)
    scene.put("MU_30_R2", "landmark")
    theirs = scene.put("MU_11_C", "hero", 1)
    scene.put("MU_28_C", "hand")
    scene.do("play Beauty Sleep")
    assert scene.has(theirs, "asleep")


@pytest.mark.card("MU_30_R2")
def test_the_spindle_protects_no_landmarks_not_even_itself() -> None:
    scene = Scene()
    spindle = scene.put("MU_30_R2", "landmark", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    assert scene.zone(spindle) == "discard"
    assert scene.ready_mana() == 10 - 4


@pytest.mark.card("MU_30_R2")
@pytest.mark.rule("ALT-PASSIVE-02")
def test_without_the_spindle_characters_are_tough_no_more() -> None:
    scene = Scene()
    spindle = scene.put("MU_30_R2", "landmark", 1)
    theirs = scene.put("MU_11_C", "hero", 1)
    scene.put("YZ_24_C", "hand")
    scene.put("MU_28_C", "hand")
    scene.do("play Banishing Gate", "pick The Spindle, Muna Bastion", "pass", "play Beauty Sleep")
    assert scene.zone(spindle) == "discard"
    assert scene.has(theirs, "asleep")
    assert scene.ready_mana() == 10 - 4 - 1
