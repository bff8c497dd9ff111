"""The Landmarks of Ordis in every print."""

import pytest

from tests.games.altered.cards.printed import check_costs
from tests.games.altered.scene import Scene

LANDMARKS = [
    pytest.param("OR_28_R1", "The Monolith, Ordis Bastion", 4, marks=pytest.mark.card("OR_28_R1")),
    pytest.param("OR_28_R2", "The Monolith, Ordis Bastion", 4, marks=pytest.mark.card("OR_28_R2")),
    pytest.param("OR_29_C", "Grand Endeavor", 6, marks=pytest.mark.card("OR_29_C")),
    pytest.param("OR_29_R1", "Grand Endeavor", 6, marks=pytest.mark.card("OR_29_R1")),
    pytest.param("OR_29_R2", "Grand Endeavor", 6, marks=pytest.mark.card("OR_29_R2")),
    pytest.param("OR_30_R1", "Ordis Carrier", 5, marks=pytest.mark.card("OR_30_R1")),
    pytest.param("OR_30_R2", "Ordis Carrier", 3, marks=pytest.mark.card("OR_30_R2")),
]


@pytest.mark.parametrize(("reference", "name", "cost"), LANDMARKS)
def test_a_landmark_costs_what_it_prints(reference: str, name: str, cost: int) -> None:
    check_costs(reference, name, cost, cost)


# The Monolith, Ordis Bastion ------------------------------------------------------------------------------------------


@pytest.mark.card("OR_28_R1", "OR_28_R2")
@pytest.mark.parametrize("reference", ["OR_28_R1", "OR_28_R2"])
def test_the_rare_monolith_boosts_a_character_but_not_the_token_that_comes_with_it(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    cadets = scene.put("OR_06_C", "hand")
    scene.do("play Ordis Cadets", "hero")
    if scene.asked == "reaction":
        scene.do("1")
    assert scene.boosts(cadets) == 1
    # 1/1/0 with a boost, and a Recruit without.
    assert scene.totals("hero") == [3, 3, 2]


@pytest.mark.card("OR_28_R1", "OR_28_R2")
@pytest.mark.parametrize("reference", ["OR_28_R1", "OR_28_R2"])
def test_the_rare_monolith_boosts_nobody_of_the_opponents(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    theirs = scene.put("OR_07_C", "hand", 1)
    scene.do("pass", "play Monolith Rune-Scribe", "hero")
    assert scene.boosts(theirs) == 0


# Grand Endeavor -------------------------------------------------------------------------------------------------------

ENDEAVORS = ["OR_29_C", "OR_29_R1", "OR_29_R2"]


@pytest.mark.card("OR_29_C", "OR_29_R1", "OR_29_R2")
@pytest.mark.rule("ALT-TARGET-06", "ALT-ACTION-MOVE-01")
@pytest.mark.parametrize("reference", ENDEAVORS)
@pytest.mark.parametrize(
    ("answer", "at"),
    [
        ("hero", [3, 5, 2, 5]),
        ("companion", [2, 4, 2, 5]),
        ("their hero", [2, 5, 3, 5]),
        ("their companion", [2, 5, 2, 4]),
    ],
)
def test_grand_endeavor_moves_a_target_expedition_at_noon(reference: str, answer: str, at: list[int]) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.at(2, 5, 2, 5)
    scene.noon()
    assert (scene.asked, scene.who) == ("expedition", 0)
    # It must be one.
    assert not scene.can("no")
    scene.do(answer)
    assert scene.state.at == at


@pytest.mark.card("OR_29_C", "OR_29_R1", "OR_29_R2")
@pytest.mark.parametrize("reference", ENDEAVORS)
def test_grand_endeavor_played_in_the_afternoon_waits_for_noon(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Grand Endeavor")
    assert scene.state.at == [0, 7, 0, 7]
    assert (scene.asked, scene.who) == ("turn", 1)
    scene.to_dusk()
    scene.do("no", "no", "companion")
    assert scene.state.at == [0, 6, 0, 7]


@pytest.mark.card("OR_29_C", "OR_29_R1", "OR_29_R2")
@pytest.mark.parametrize("reference", ENDEAVORS)
def test_grand_endeavor_in_reserve_moves_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.noon()
    assert scene.asked == "turn"
    assert scene.state.at == [0, 7, 0, 7]


@pytest.mark.parametrize(
    ("reference", "toll"),
    [
        pytest.param("OR_29_C", 0, marks=pytest.mark.card("OR_29_C")),
        pytest.param("OR_29_R1", 2, marks=pytest.mark.card("OR_29_R1")),
        pytest.param("OR_29_R2", 0, marks=pytest.mark.card("OR_29_R2")),
    ],
)
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01")
def test_only_the_ordis_rare_grand_endeavor_is_tough(reference: str, toll: int) -> None:
    scene = Scene(mana=6)
    endeavor = scene.put(reference, "landmark", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    if toll:
        scene.do("pick Grand Endeavor")
    assert scene.zone(endeavor) == "discard"
    assert scene.ready_mana() == 2 - toll


@pytest.mark.card("OR_29_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-03")
@pytest.mark.parametrize("mana", [5, 6])
def test_the_tough_grand_endeavor_stays_if_nobody_pays(mana: int) -> None:
    scene = Scene(mana=mana)
    endeavor = scene.put("OR_29_R1", "landmark", 1)
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate")
    if mana == 6:
        scene.do("no")
    assert scene.zone(endeavor) == "landmark"
    assert scene.ready_mana() == mana - 4


# Ordis Carrier --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reference", "in_hero"),
    [
        pytest.param("OR_30_R1", ["Ordis Recruit"], marks=pytest.mark.card("OR_30_R1")),
        pytest.param("OR_30_R2", [], marks=pytest.mark.card("OR_30_R2")),
    ],
)
def test_the_rare_carriers_bring_recruits_at_noon(reference: str, in_hero: list[str]) -> None:
    scene = Scene()
    scene.put(reference, "landmark")
    scene.noon()
    assert scene.names("hero") == in_hero
    assert scene.names("companion") == ["Ordis Recruit"]
    assert scene.names("hero", 1) + scene.names("companion", 1) == []


@pytest.mark.card("OR_30_R1", "OR_30_R2")
@pytest.mark.rule("ALT-CARD-19")
@pytest.mark.parametrize("reference", ["OR_30_R1", "OR_30_R2"])
def test_the_rare_carriers_bring_nobody_from_reserve(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.noon()
    assert scene.names("hero") + scene.names("companion") == []
