"""The smaller Characters of Muna outside its starter deck, up to number 13; their support is specified apart."""

import pytest

from tests.games.altered.scene import Scene

# Kitsune --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_05_R1")
def test_the_rare_kitsune_from_hand_makes_each_player_resupply() -> None:
    scene = Scene()
    scene.put("MU_11_C", "deck")
    scene.put("MU_14_C", "deck", 1)
    scene.put("MU_05_R1", "hand")
    scene.do("play Kitsune", "hero")
    assert [scene.names("reserve", player) for player in (0, 1)] == [["Inari"], ["Cernunnos"]]
    # Nobody was asked: it is no longer a "may".
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("MU_05_R1")
def test_the_rare_kitsune_from_reserve_makes_nobody_resupply() -> None:
    scene = Scene()
    scene.put("MU_05_R1", "reserve")
    scene.do("play Kitsune", "hero")
    assert [scene.names("reserve", player) for player in (0, 1)] == [[], []]


@pytest.mark.card("MU_05_R2", "MU_12_R1")
@pytest.mark.parametrize(("reference", "name"), [("MU_05_R2", "Kitsune"), ("MU_12_R1", "Daughter of Yggdrasil")])
@pytest.mark.parametrize(("origin", "drawn"), [("hand", 1), ("reserve", 0)])
def test_it_lets_each_player_draw_when_played_from_hand(reference: str, name: str, origin: str, drawn: int) -> None:
    scene = Scene()
    scene.put(reference, origin)
    scene.do(f"play {name}", "hero")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [drawn, drawn]


@pytest.mark.card("MU_12_R2")
@pytest.mark.parametrize(("origin", "drawn"), [("hand", 1), ("reserve", 0)])
def test_the_daughter_of_yggdrasil_of_axiom_lets_the_opponent_draw(origin: str, drawn: int) -> None:
    scene = Scene()
    scene.put("MU_12_R2", origin)
    scene.do("play Daughter of Yggdrasil", "hero")
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [0, drawn]


# Anchored on joining --------------------------------------------------------------------------------------------------

ANCHORED_ON_JOINING = [
    pytest.param("MU_06_R1", "Spindle Harvesters", marks=pytest.mark.card("MU_06_R1")),
    pytest.param("MU_06_R2", "Spindle Harvesters", marks=pytest.mark.card("MU_06_R2")),
    pytest.param("MU_08_R2", "Sneezer Shroom", marks=pytest.mark.card("MU_08_R2")),
    pytest.param("MU_15_C", "Dracaena", marks=pytest.mark.card("MU_15_C")),
    pytest.param("MU_15_R1", "Dracaena", marks=pytest.mark.card("MU_15_R1")),
    pytest.param("MU_15_R2", "Dracaena", marks=pytest.mark.card("MU_15_R2")),
    pytest.param("MU_20_R2", "Coniferal Coneman", marks=pytest.mark.card("MU_20_R2")),
]


@pytest.mark.parametrize(("reference", "name"), ANCHORED_ON_JOINING)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_it_anchors_itself_when_it_joins_from_anywhere(reference: str, name: str, origin: str) -> None:
    scene = Scene()
    it = scene.put(reference, origin)
    scene.do(f"play {name}", "companion")
    assert scene.has(it, "anchored")
    scene.to_dusk()
    assert scene.zone(it) == "companion"


# At Noon --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "boosts"),
    [
        pytest.param("MU_08_R2", 1, marks=pytest.mark.card("MU_08_R2")),
        pytest.param("MU_15_C", 1, marks=pytest.mark.card("MU_15_C")),
        pytest.param("MU_15_R1", 2, marks=pytest.mark.card("MU_15_R1")),
        pytest.param("MU_15_R2", 1, marks=pytest.mark.card("MU_15_R2")),
    ],
)
def test_it_boosts_itself_at_noon_in_an_expedition_only(reference: str, boosts: int) -> None:
    scene = Scene()
    it = scene.put(reference, "hero")
    theirs = scene.put(reference, "companion", 1)
    waiting = scene.put(reference, "reserve")
    scene.noon()
    assert [scene.boosts(one) for one in (it, theirs, waiting)] == [boosts, boosts, 0]


@pytest.mark.card("MU_06_R1")
@pytest.mark.parametrize(("boosts", "resupplied"), [(1, []), (2, ["Ordis Trooper"]), (3, ["Ordis Trooper"])])
def test_the_rare_spindle_harvesters_resupply_at_noon_with_two_boosts(boosts: int, resupplied: list[str]) -> None:
    scene = Scene()
    scene.put("MU_06_R1", "hero", boosts=boosts)
    scene.put("MU_06_C", "hero", 1, boosts=2)
    scene.noon()
    assert scene.names("reserve") == resupplied
    assert scene.names("reserve", 1) == []


@pytest.mark.card("MU_06_R1", "MU_30_R1")
@pytest.mark.rule("ALT-EFFECT-07")
def test_the_rare_spindle_harvesters_look_at_their_boosts_as_they_react() -> None:
    outcomes = []
    for first in ("1", "2"):
        scene = Scene()
        scene.put("MU_06_R1", "hero", boosts=1)
        scene.put("MU_30_R1", "landmark")
        scene.noon()
        assert scene.asked == "reaction"
        scene.do(first)
        outcomes.append(scene.names("reserve"))
    # Boosted by The Spindle first they have enough; reacting first they have not.
    assert sorted(outcomes) == [[], ["Ordis Trooper"]]


@pytest.mark.card("MU_11_R1")
def test_the_rare_inari_draws_at_noon() -> None:
    scene = Scene()
    scene.put("MU_11_R1", "hero")
    scene.put("MU_11_C", "hero", 1)
    scene.noon()
    assert [len(scene.names("hand", player)) for player in (0, 1)] == [1, 0]


@pytest.mark.card("MU_11_R1")
def test_the_rare_inari_draws_nothing_from_reserve() -> None:
    scene = Scene()
    scene.put("MU_11_R1", "reserve")
    scene.noon()
    assert scene.names("hand") == []


# Kodama ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_09_C", "MU_09_R1", "MU_09_R2")
@pytest.mark.parametrize("reference", ["MU_09_C", "MU_09_R1", "MU_09_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_kodama_falls_asleep_when_played_from_hand_only(reference: str, origin: str) -> None:
    scene = Scene()
    kodama = scene.put(reference, origin)
    scene.do("play Kodama", "hero")
    assert scene.has(kodama, "asleep") == (origin == "hand")
    assert scene.totals("hero") == ([0, 0, 0] if origin == "hand" else [3, 3, 3])


@pytest.mark.card("MU_09_C")
@pytest.mark.rule("ALT-STATUS-ASLEEP-04")
def test_kodama_wakes_up_after_its_first_night_and_counts_the_next_day() -> None:
    scene = Scene()
    kodama = scene.put("MU_09_C", "hand")
    scene.do("play Kodama", "hero")
    scene.to_next_afternoon()
    assert scene.zone(kodama) == "hero"
    assert scene.totals("hero") == [3, 3, 3]


# Yong-Su of Lyra ------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_10_R2")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_yong_su_of_lyra_boosts_itself_by_two_with_three_statistics_of_zero(origin: str) -> None:
    scene = Scene()
    # Two zeros, which no boost lifts (ALT-CARD-15), and one.
    scene.put("MU_07_C", "hero", boosts=2)
    scene.put("MU_18_C", "companion")
    yong_su = scene.put("MU_10_R2", origin)
    scene.do("play Yong-Su, Verdant Weaver", "hero")
    assert scene.boosts(yong_su) == 2


@pytest.mark.card("MU_10_R2")
@pytest.mark.rule("ALT-CONTROL-02")
def test_the_yong_su_of_lyra_counts_no_zeros_elsewhere_and_no_plants() -> None:
    scene = Scene()
    scene.put("MU_07_C", "hero")
    scene.put("MU_07_C", "hero", 1)
    scene.put("MU_07_C", "reserve")
    scene.put("MU_12_C", "hero")
    scene.put("MU_12_C", "hero")
    yong_su = scene.put("MU_10_R2", "hand")
    scene.do("play Yong-Su, Verdant Weaver", "hero")
    assert scene.boosts(yong_su) == 0


# Muna Druid -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("MU_13_R1")
def test_the_rare_muna_druid_may_boost_a_plant_of_anybody_by_two() -> None:
    scene = Scene()
    scene.put("MU_13_R1", "hand")
    mine = scene.put("MU_09_C", "hero")
    theirs = scene.put("MU_12_C", "hero", 1)
    scene.put("MU_11_C", "hero")
    scene.do("play Muna Druid", "hero")
    assert [option.rsplit(" (", 1)[0] for option in scene.options] == [
        "no",
        "pick Kodama",
        "pick Daughter of Yggdrasil",
    ]
    scene.do("pick Daughter of Yggdrasil")
    assert [scene.boosts(one) for one in (mine, theirs)] == [0, 2]


@pytest.mark.card("MU_13_R1")
@pytest.mark.rule("ALT-EFFECT-06")
def test_the_rare_muna_druid_may_boost_nobody() -> None:
    scene = Scene()
    scene.put("MU_13_R1", "hand")
    plant = scene.put("MU_09_C", "hero")
    scene.do("play Muna Druid", "hero", "no")
    assert scene.boosts(plant) == 0


@pytest.mark.card("MU_13_R1")
def test_the_rare_muna_druid_boosts_no_plant_when_played_from_reserve() -> None:
    scene = Scene()
    scene.put("MU_13_R1", "reserve")
    plant = scene.put("MU_09_C", "hero")
    scene.do("play Muna Druid", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.boosts(plant) == 0


@pytest.mark.card("MU_13_R2")
def test_the_muna_druid_of_axiom_boosts_no_plant() -> None:
    scene = Scene()
    scene.put("MU_13_R2", "hand")
    scene.put("MU_09_C", "hero")
    scene.do("play Muna Druid", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
