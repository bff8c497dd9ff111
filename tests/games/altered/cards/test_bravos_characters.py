"""Bravos Characters that boost, lose Fleeting, sabotage or help the next one, played."""

from __future__ import annotations

import pytest

from tavola.games.altered.card import JOINS
from tavola.games.altered.cards.printing import dusk
from tavola.games.altered.doing import Activate, Boost
from tavola.games.altered.kind import A_CHARACTER, MY_OTHER_CHARACTER
from tavola.games.altered.which import Each, target
from tests.games.altered.rules.made import character, spell
from tests.games.altered.scene import Scene

# Support -------------------------------------------------------------------------------------------------------------

SUPPORT = [
    pytest.param("BR_05_R1", "Issun-bōshi", 1, marks=pytest.mark.card("BR_05_R1")),
    pytest.param("BR_05_R2", "Issun-bōshi", 1, marks=pytest.mark.card("BR_05_R2")),
    pytest.param("BR_09_R1", "Haven Trainee", 1, marks=pytest.mark.card("BR_09_R1")),
    pytest.param("BR_13_R1", "Kappa", 1, marks=pytest.mark.card("BR_13_R1")),
    pytest.param("BR_17_R2", "Haven Warrior", 1, marks=pytest.mark.card("BR_17_R2")),
    pytest.param("BR_20_R1", "Atlas", 2, marks=pytest.mark.card("BR_20_R1")),
]


@pytest.mark.parametrize(("reference", "name", "boosts"), SUPPORT)
@pytest.mark.rule("ALT-DUR-06", "ALT-QUICK-05")
def test_it_is_discarded_from_reserve_to_boost_the_next_character_only(reference: str, name: str, boosts: int) -> None:
    scene = Scene()
    it = scene.put(reference, "reserve")
    pathfinder = scene.put("BR_08_C", "hand")
    warrior = scene.put("BR_17_C", "hand")
    scene.do(f"use {name}", "play Bravos Pathfinder", "hero", "pass", "play Haven Warrior", "hero")
    assert scene.zone(it) == "discard"
    assert [scene.boosts(pathfinder), scene.boosts(warrior)] == [boosts, 0]


@pytest.mark.parametrize(("reference", "name", "boosts"), SUPPORT)
def test_it_boosts_a_character_from_reserve_as_well_which_costs_what_it_prints(
    reference: str, name: str, boosts: int
) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    pathfinder = scene.put("BR_08_C", "reserve")
    scene.do(f"use {name}", "play Bravos Pathfinder", "hero")
    assert (scene.boosts(pathfinder), scene.ready_mana()) == (boosts, 8)


@pytest.mark.parametrize(("reference", "name", "boosts"), SUPPORT)
@pytest.mark.rule("ALT-DUR-02")
def test_its_boost_is_gone_with_the_turn(reference: str, name: str, boosts: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("BR_28_C", "hand")
    pathfinder = scene.put("BR_08_C", "hand")
    scene.do(f"use {name}", "play Intimidation", "pass", "play Bravos Pathfinder", "hero")
    assert scene.boosts(pathfinder) == 0


@pytest.mark.parametrize(("reference", "name", "boosts"), SUPPORT)
@pytest.mark.parametrize("where", ["hand", "hero"])
@pytest.mark.rule("ALT-CARD-21", "ALT-QUICK-08")
def test_it_cannot_be_used_from_anywhere_else(reference: str, name: str, boosts: int, where: str) -> None:
    scene = Scene()
    scene.put(reference, where)
    assert not scene.can(f"use {name}")


# Boosts --------------------------------------------------------------------------------------------------------------

FROM_RESERVE = [
    pytest.param("BR_04_C", "Ratatoskr", 2, marks=pytest.mark.card("BR_04_C")),
    pytest.param("BR_04_R1", "Ratatoskr", 3, marks=pytest.mark.card("BR_04_R1")),
    pytest.param("BR_06_C", "Tiny Jinn", 1, marks=pytest.mark.card("BR_06_C")),
    pytest.param("BR_06_R1", "Tiny Jinn", 1, marks=pytest.mark.card("BR_06_R1")),
    pytest.param("BR_06_R2", "Tiny Jinn", 1, marks=pytest.mark.card("BR_06_R2")),
    pytest.param("BR_09_C", "Haven Trainee", 2, marks=pytest.mark.card("BR_09_C")),
    pytest.param("BR_09_R1", "Haven Trainee", 2, marks=pytest.mark.card("BR_09_R1")),
    pytest.param("BR_15_C", "Haven Bouncer", 1, marks=pytest.mark.card("BR_15_C")),
    pytest.param("BR_15_R1", "Haven Bouncer", 2, marks=pytest.mark.card("BR_15_R1")),
    pytest.param("BR_15_R2", "Haven Bouncer", 2, marks=pytest.mark.card("BR_15_R2")),
    pytest.param("BR_18_C", "Sun Wukong", 2, marks=pytest.mark.card("BR_18_C")),
    pytest.param("BR_18_R1", "Sun Wukong", 2, marks=pytest.mark.card("BR_18_R1")),
]


@pytest.mark.parametrize(("reference", "name", "boosts"), FROM_RESERVE)
def test_it_boosts_itself_when_played_from_reserve(reference: str, name: str, boosts: int) -> None:
    scene = Scene()
    it = scene.put(reference, "reserve")
    trooper = scene.put("OR_05_C", "hero")
    scene.do(f"play {name}", "hero")
    assert [scene.boosts(it), scene.boosts(trooper)] == [boosts, 0]


@pytest.mark.parametrize(("reference", "name", "boosts"), FROM_RESERVE)
@pytest.mark.rule("ALT-PLAY-15", "ALT-PLAY-17")
def test_it_does_not_boost_itself_when_played_from_hand(reference: str, name: str, boosts: int) -> None:
    scene = Scene()
    it = scene.put(reference, "hand")
    scene.do(f"play {name}", "hero")
    assert scene.boosts(it) == 0


TARGETING = [
    pytest.param("BR_05_R1", "Issun-bōshi", "reserve", 1, marks=pytest.mark.card("BR_05_R1")),
    pytest.param("BR_05_R2", "Issun-bōshi", "reserve", 1, marks=pytest.mark.card("BR_05_R2")),
    pytest.param("BR_11_C", "Chiron", "hand", 1, marks=pytest.mark.card("BR_11_C")),
    pytest.param("BR_11_C", "Chiron", "reserve", 1, marks=pytest.mark.card("BR_11_C")),
    pytest.param("BR_18_R2", "Sun Wukong", "reserve", 2, marks=pytest.mark.card("BR_18_R2")),
]


@pytest.mark.parametrize(("reference", "name", "origin", "boosts"), TARGETING)
@pytest.mark.rule("ALT-TARGET-02", "ALT-TARGET-06")
def test_it_must_boost_one_character_itself_or_the_opponents_included(
    reference: str, name: str, origin: str, boosts: int
) -> None:
    scene = Scene()
    it = scene.put(reference, origin)
    theirs = scene.put("BR_08_C", "hero", 1)
    scene.do(f"play {name}", "companion")
    assert scene.options == [
        f"pick {name} (companion expedition)",
        "pick Bravos Pathfinder (their hero expedition)",
    ]
    scene.do("pick Bravos Pathfinder")
    assert [scene.boosts(it), scene.boosts(theirs)] == [0, boosts]


@pytest.mark.parametrize(("reference", "name", "origin", "boosts"), TARGETING)
@pytest.mark.rule("ALT-TARGET-02")
def test_it_boosts_itself_where_no_other_is_there(reference: str, name: str, origin: str, boosts: int) -> None:
    scene = Scene()
    it = scene.put(reference, origin)
    scene.do(f"play {name}", "companion")
    assert scene.boosts(it) == boosts


@pytest.mark.card("BR_05_R1", "BR_05_R2", "BR_18_R2")
@pytest.mark.parametrize(
    ("reference", "name"), [("BR_05_R1", "Issun-bōshi"), ("BR_05_R2", "Issun-bōshi"), ("BR_18_R2", "Sun Wukong")]
)
@pytest.mark.rule("ALT-PLAY-15")
def test_it_boosts_nobody_when_played_from_hand(reference: str, name: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do(f"play {name}", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.events("boosted") == []


@pytest.mark.card("BR_11_R1", "BR_11_R2")
@pytest.mark.parametrize("reference", ["BR_11_R1", "BR_11_R2"])
@pytest.mark.parametrize(
    ("picks", "boosts"),
    [
        (["no"], [0, 0, 0]),
        (["pick Kappa", "no"], [1, 0, 0]),
        (["pick Kappa", "pick Bravos Pathfinder"], [1, 1, 0]),
        (["pick Chiron", "pick Kappa"], [1, 0, 1]),
    ],
)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-TARGET-05")
def test_a_rare_chiron_boosts_up_to_two_characters_of_anybody(
    reference: str, picks: list[str], boosts: list[int], origin: str
) -> None:
    scene = Scene()
    chiron = scene.put(reference, origin)
    kappa = scene.put("BR_13_C", "hero")
    theirs = scene.put("BR_08_C", "hero", 1)
    scene.do("play Chiron", "companion", *picks)
    assert [scene.boosts(one) for one in (kappa, theirs, chiron)] == boosts
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("BR_08_R1")
@pytest.mark.rule("ALT-COST-09")
@pytest.mark.parametrize(("answer", "boosts", "ready"), [("yes", 1, 6), ("no", 0, 8)])
def test_the_rare_pathfinder_from_hand_may_pay_two_for_a_boost(answer: str, boosts: int, ready: int) -> None:
    scene = Scene()
    pathfinder = scene.put("BR_08_R1", "hand")
    scene.put("OR_05_C", "hero")
    scene.do("play Bravos Pathfinder", "hero", answer)
    assert (scene.asked, scene.who) == ("turn", 1)
    assert (scene.boosts(pathfinder), scene.ready_mana()) == (boosts, ready)


@pytest.mark.card("BR_08_R1")
@pytest.mark.rule("ALT-COST-07", "ALT-PLAY-17")
@pytest.mark.parametrize(("origin", "mana"), [("hand", 3), ("reserve", 10)])
def test_the_rare_pathfinder_asks_for_nothing_without_the_mana_or_from_reserve(origin: str, mana: int) -> None:
    scene = Scene(mana=mana)
    pathfinder = scene.put("BR_08_R1", origin)
    scene.do("play Bravos Pathfinder", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert (scene.boosts(pathfinder), scene.ready_mana()) == (0, mana - 2)


# Bravos Bladedancer --------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_16_C", "BR_16_R2")
@pytest.mark.parametrize("reference", ["BR_16_C", "BR_16_R2"])
@pytest.mark.parametrize(("origin", "boosts"), [("hand", 0), ("reserve", 2)])
def test_bladedancer_boosts_itself_whenever_it_joins(reference: str, origin: str, boosts: int) -> None:
    scene = Scene()
    dancer = scene.put(reference, origin, boosts=boosts)
    trooper = scene.put("OR_05_C", "hero")
    scene.do("play Bravos Bladedancer", "hero")
    assert scene.boosts(trooper) == 0
    assert scene.boosts(dancer) == boosts + 1
    assert scene.has(dancer, "fleeting") == (origin == "reserve")


@pytest.mark.card("BR_16_R1")
def test_the_rare_bladedancer_from_hand_just_boosts_itself() -> None:
    scene = Scene()
    dancer = scene.put("BR_16_R1", "hand")
    scene.do("play Bravos Bladedancer", "hero")
    assert (scene.asked, scene.who, scene.boosts(dancer)) == ("turn", 1, 1)


@pytest.mark.card("BR_16_R1")
@pytest.mark.rule("ALT-REACT-02", "ALT-REACT-13")
@pytest.mark.parametrize(
    ("before", "first", "fleeting"),
    [(3, "1", False), (3, "2", False), (4, "1", True), (4, "2", False), (5, "2", True)],
)
def test_the_rare_bladedancer_from_reserve_loses_fleeting_with_four_boosts_or_fewer(
    before: int, first: str, fleeting: bool
) -> None:
    scene = Scene()
    dancer = scene.put("BR_16_R1", "reserve", boosts=before)
    scene.put("OR_05_C", "hero", statuses="fleeting")
    # 1 is the boost, 2 the end of Fleeting; the boosts are counted when the latter resolves.
    scene.do("play Bravos Bladedancer", "hero", first)
    assert scene.boosts(dancer) == before + 1
    assert scene.has(dancer, "fleeting") == fleeting
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("BR_16_R1")
@pytest.mark.rule("ALT-KEYWORD-SEASONED-01")
def test_the_rare_bladedancer_that_lost_fleeting_returns_to_reserve_with_its_boosts() -> None:
    scene = Scene()
    dancer = scene.put("BR_16_R1", "reserve", boosts=1)
    scene.do("play Bravos Bladedancer", "hero", "1")
    scene.to_dusk()
    assert (scene.zone(dancer), scene.boosts(dancer)) == ("reserve", 2)


# Red -----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_10_R1", "BR_10_C")
@pytest.mark.parametrize(
    ("reference", "boosts", "cards"), [("BR_10_R1", 3, 3), ("BR_10_R1", 4, 3), ("BR_10_R1", 2, 2), ("BR_10_C", 3, 2)]
)
def test_the_rare_red_draws_a_card_at_dusk_with_three_boosts(reference: str, boosts: int, cards: int) -> None:
    scene = Scene()
    scene.put(reference, "hero", boosts=boosts)
    scene.to_dusk()
    # Two of them come with the next Morning.
    assert len(scene.names("hand")) == cards


@pytest.mark.card("BR_10_R1")
@pytest.mark.rule("ALT-REACT-13")
def test_the_rare_reds_boosts_are_counted_as_its_reaction_resolves() -> None:
    scene = Scene()
    scene.put("BR_10_R1", "hero", boosts=2)
    scene.put(character("Drummer", dusk(Boost(Each(MY_OTHER_CHARACTER), 1))), "hero")
    scene.do("pass", "pass")
    assert scene.asked == "reaction"
    scene.do("2")
    assert len(scene.names("hand")) == 3


# Fleeting ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_07_R2")
@pytest.mark.rule("ALT-STATUS-FLEETING-03")
def test_the_axiom_tracer_is_fleeting_even_from_hand() -> None:
    scene = Scene()
    tracer = scene.put("BR_07_R2", "hand")
    scene.put("OR_05_C", "hero")
    scene.do("play Bravos Tracer", "hero")
    assert scene.has(tracer, "fleeting")
    scene.to_dusk()
    assert scene.zone(tracer) == "discard"


@pytest.mark.card("BR_07_C", "BR_07_R1", "BR_07_R2")
@pytest.mark.parametrize("reference", ["BR_07_C", "BR_07_R1", "BR_07_R2"])
@pytest.mark.rule("ALT-ACTION-ACTIVATE-01")
def test_what_makes_a_tracer_fleeting_is_its_joining(reference: str) -> None:
    scene = Scene()
    tracer = scene.put(reference, "hero")
    scene.put(spell("Echo", Activate(JOINS, target(A_CHARACTER))), "hand")
    scene.do("play Echo")
    assert scene.has(tracer, "fleeting")


@pytest.mark.card("BR_12_C", "BR_12_R1", "BR_12_R2")
@pytest.mark.parametrize("reference", ["BR_12_C", "BR_12_R1", "BR_12_R2"])
@pytest.mark.rule("ALT-STATUS-FLEETING-08")
def test_hua_mulan_from_reserve_loses_fleeting_and_returns_to_reserve(reference: str) -> None:
    scene = Scene()
    mulan = scene.put(reference, "reserve")
    scene.put("OR_05_C", "hero", statuses="fleeting")
    scene.do("play Hua Mulan", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert len(scene.events("lost_status")) == 1
    scene.to_dusk()
    assert scene.zone(mulan) == "reserve"


@pytest.mark.card("BR_12_C", "BR_12_R1", "BR_12_R2")
@pytest.mark.parametrize("reference", ["BR_12_C", "BR_12_R1", "BR_12_R2"])
@pytest.mark.rule("ALT-PLAY-15")
def test_hua_mulan_from_hand_keeps_what_makes_her_fleeting_later(reference: str) -> None:
    scene = Scene()
    mulan = scene.put(reference, "hand")
    scene.put("LY_14_C", "hand", 1)
    scene.do("play Hua Mulan", "hero", "play Lyra Cloth Dancer", "hero", "pick Hua Mulan")
    assert scene.has(mulan, "fleeting")


@pytest.mark.card("BR_12_C", "BR_12_R1", "BR_12_R2", "LY_27_C")
@pytest.mark.parametrize("reference", ["BR_12_C", "BR_12_R1", "BR_12_R2"])
@pytest.mark.rule("ALT-PLAY-16")
def test_hua_mulan_put_into_play_stays_fleeting(reference: str) -> None:
    scene = Scene()
    mulan = scene.put(reference, "deck")
    scene.put("LY_27_C", "hand")
    scene.do("play Mind Apotheosis", "1", "hero", "no")
    assert (scene.zone(mulan), scene.has(mulan, "fleeting")) == ("hero", True)


VANGUARDS = [("BR_14_C", 0), ("BR_14_R1", 1), ("BR_14_R2", 1)]


@pytest.mark.card("BR_14_C", "BR_14_R1", "BR_14_R2")
@pytest.mark.parametrize(("reference", "boosts"), VANGUARDS)
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize(("where", "player"), [("companion", 0), ("hero", 1)])
def test_vanguard_takes_fleeting_from_another_character_and_a_rare_one_boosts_it(
    reference: str, boosts: int, origin: str, where: str, player: int
) -> None:
    scene = Scene()
    scene.put(reference, origin)
    kappa = scene.put("BR_13_C", where, player, "fleeting")
    scene.do("play Bravos Vanguard", "hero", "pick Kappa")
    assert not scene.has(kappa, "fleeting")
    assert scene.boosts(kappa) == boosts


@pytest.mark.card("BR_14_C", "BR_14_R1", "BR_14_R2")
@pytest.mark.parametrize(("reference", "boosts"), VANGUARDS)
@pytest.mark.rule("ALT-EFFECT-06")
def test_vanguard_need_not_and_then_boosts_nobody(reference: str, boosts: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    kappa = scene.put("BR_13_C", "hero", statuses="fleeting")
    scene.do("play Bravos Vanguard", "hero", "no")
    assert scene.has(kappa, "fleeting")
    assert scene.events("boosted") == []


@pytest.mark.card("BR_14_R1", "BR_14_R2")
@pytest.mark.parametrize("reference", ["BR_14_R1", "BR_14_R2"])
@pytest.mark.rule("ALT-EFFECT-05")
def test_a_rare_vanguard_boosts_one_that_is_not_fleeting_as_well(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    kappa = scene.put("BR_13_C", "hero")
    scene.do("play Bravos Vanguard", "hero", "pick Kappa")
    assert scene.boosts(kappa) == 1


@pytest.mark.card("BR_14_C", "BR_14_R1", "BR_14_R2")
@pytest.mark.parametrize(("reference", "boosts"), VANGUARDS)
def test_vanguard_does_nothing_for_itself(reference: str, boosts: int) -> None:
    scene = Scene()
    vanguard = scene.put(reference, "reserve")
    scene.do("play Bravos Vanguard", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.has(vanguard, "fleeting")
    assert scene.boosts(vanguard) == 0


@pytest.mark.card("BR_14_R1", "BR_21_R1")
@pytest.mark.rule("ALT-KEYWORD-TOUGH-04")
def test_a_rare_vanguard_pays_once_for_a_tough_one() -> None:
    scene = Scene()
    scene.put("BR_14_R1", "hand")
    achilles = scene.put("BR_21_R1", "hero", 1, "fleeting")
    scene.do("play Bravos Vanguard", "hero", "pick Achilles")
    assert (scene.boosts(achilles), scene.has(achilles, "fleeting"), scene.ready_mana()) == (1, False, 5)


# Others --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("BR_15_R1", "BR_15_R2")
@pytest.mark.parametrize("reference", ["BR_15_R1", "BR_15_R2"])
@pytest.mark.parametrize(("answer", "expected"), [("pick Axiom Salvager", "discard"), ("no", "reserve")])
def test_a_rare_bouncer_from_hand_may_sabotage(reference: str, answer: str, expected: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero", answer)
    assert scene.zone(theirs) == expected


@pytest.mark.card("BR_15_R1", "BR_15_R2")
@pytest.mark.parametrize("reference", ["BR_15_R1", "BR_15_R2"])
def test_a_rare_bouncer_from_reserve_does_not_sabotage(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("BR_09_R2")
@pytest.mark.parametrize(("origin", "recruits"), [("reserve", 1), ("hand", 0)])
def test_the_ordis_trainee_from_reserve_makes_a_recruit_in_each_own_expedition(origin: str, recruits: int) -> None:
    scene = Scene()
    scene.put("BR_09_R2", origin)
    scene.do("play Haven Trainee", "companion")
    assert scene.names("hero") == ["Ordis Recruit"] * recruits
    assert scene.names("companion") == ["Haven Trainee"] + ["Ordis Recruit"] * recruits
    assert scene.names("hero", 1) + scene.names("companion", 1) == []
