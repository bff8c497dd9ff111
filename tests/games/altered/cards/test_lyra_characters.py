"""Lyra Characters of the booster packs, played."""

from __future__ import annotations

import pytest

from tavola.games.altered.cards import CARDS
from tests.games.altered.scene import Scene

# Support abilities ---------------------------------------------------------------------------------------------------

CHEAPER = ["LY_04_C", "LY_04_R1", "LY_04_R2", "LY_08_R1", "LY_08_R2", "LY_10_R1", "LY_17_R1", "LY_17_R2"]
RESUPPLIERS = ["LY_12_R1", "LY_16_R1", "LY_16_R2"]


def name_of(reference: str) -> str:
    return CARDS[f"ALT_CORE_B_{reference}"].name


@pytest.mark.card(*CHEAPER)
@pytest.mark.parametrize("reference", CHEAPER)
@pytest.mark.parametrize(("wanted", "cost"), [("LY_16_C", 3), ("LY_25_C", 3), ("LY_29_C", 4)])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-DUR-06", "ALT-QUICK-05")
def test_discarded_from_reserve_it_makes_the_next_card_of_any_type_cost_1_less(
    reference: str, wanted: str, cost: int, origin: str
) -> None:
    scene = Scene()
    helper = scene.put(reference, "reserve")
    scene.put(wanted, origin)
    scene.do(f"use {name_of(reference)}", f"play {name_of(wanted)}")
    if scene.asked == "expedition":
        scene.do("hero")
    assert scene.zone(helper) == "discard"
    assert scene.ready_mana() == 10 - cost + 1


@pytest.mark.card(*CHEAPER)
@pytest.mark.parametrize("reference", CHEAPER)
@pytest.mark.rule("ALT-DUR-02", "ALT-QUICK-08")
def test_it_serves_one_card_this_turn_and_only_from_reserve(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    for _ in range(2):
        scene.put("LY_16_C", "hand")
    scene.do(f"use {name_of(reference)}", "play Lyra Chronicler", "hero", "pass", "play Lyra Chronicler", "hero")
    assert scene.ready_mana() == 10 - 2 - 3
    elsewhere = Scene()
    elsewhere.put(reference, "hand")
    elsewhere.put(reference, "hero")
    assert not elsewhere.can(f"use {name_of(reference)}")


@pytest.mark.card(*RESUPPLIERS)
@pytest.mark.parametrize("reference", RESUPPLIERS)
@pytest.mark.rule("ALT-ACTION-RESUPPLY-01", "ALT-QUICK-05")
def test_discarded_from_reserve_it_resupplies(reference: str) -> None:
    scene = Scene()
    helper = scene.put(reference, "reserve")
    top = scene.put("LY_05_C", "deck")
    scene.do(f"use {name_of(reference)}")
    assert scene.zone(helper) == "discard"
    assert scene.zone(top) == "reserve"
    assert scene.asked == "turn"


@pytest.mark.card(*RESUPPLIERS)
@pytest.mark.parametrize("reference", RESUPPLIERS)
@pytest.mark.rule("ALT-QUICK-08")
def test_it_resupplies_neither_from_hand_nor_from_an_expedition(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.put(reference, "hero")
    assert not scene.can(f"use {name_of(reference)}")


# Martengale ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_04_R1", "LY_06_C")
@pytest.mark.rule("ALT-ACTION-ROLL-02")
@pytest.mark.parametrize(("answer", "boosts"), [("3", 1), ("4", 2)])
def test_the_rare_martengale_may_add_1_to_a_die_that_has_been_seen(answer: str, boosts: int) -> None:
    scene = Scene()
    scene.put("LY_04_R1", "companion")
    trickster = scene.put("LY_06_C", "hand")
    scene.dice(3)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.options == ["3", "4"]
    scene.do(answer)
    assert scene.boosts(trickster) == boosts


@pytest.mark.card("LY_04_R1", "LY_06_C")
def test_two_rare_martengales_may_add_2_and_go_with_more_dice() -> None:
    scene = Scene()
    for _ in range(2):
        scene.put("LY_04_R1", "companion")
    scene.put("LY_30_C", "landmark")
    scene.put("LY_06_C", "hand")
    scene.dice(1, 4)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.options == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.card("LY_04_R1", "LY_04_C", "LY_04_R2", "LY_06_C")
@pytest.mark.parametrize(
    ("reference", "where", "player"),
    [
        ("LY_04_R1", "reserve", 0),
        ("LY_04_R1", "hero", 1),
        ("LY_04_C", "hero", 0),
        ("LY_04_R2", "hero", 0),
    ],
)
def test_no_other_martengale_adds_anything(reference: str, where: str, player: int) -> None:
    scene = Scene()
    scene.put(reference, where, player)
    trickster = scene.put("LY_06_C", "hand")
    scene.dice(3)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.boosts(trickster) == 1


# Lyra Thespian -------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_05_C", "LY_05_R1")
@pytest.mark.parametrize(("reference", "boosts"), [("LY_05_C", 1), ("LY_05_R1", 2)])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.parametrize("others", [("LY_06_C",), ("LY_12_C", "LY_08_C"), ("LY_07_C", "LY_08_C", "LY_16_C")])
@pytest.mark.rule("ALT-CARD-15")
def test_lyra_thespian_is_boosted_if_her_players_characters_print_three_zeros(
    reference: str, boosts: int, origin: str, others: tuple[str, ...]
) -> None:
    scene = Scene()
    thespian = scene.put(reference, origin)
    for number, other in enumerate(others):
        # What boosts add does not change what is printed.
        scene.put(other, ("hero", "companion")[number & 1], boosts=3)
    scene.do("play Lyra Thespian", "hero")
    assert scene.boosts(thespian) == boosts


@pytest.mark.card("LY_05_C", "LY_05_R1")
@pytest.mark.parametrize("reference", ["LY_05_C", "LY_05_R1"])
def test_lyra_thespian_is_not_boosted_with_two_zeros_or_with_the_opponents(reference: str) -> None:
    scene = Scene()
    thespian = scene.put(reference, "hand")
    scene.put("LY_12_C", "hero")
    scene.put("LY_06_C", "hero", 1)
    scene.put("LY_06_C", "reserve")
    scene.do("play Lyra Thespian", "hero")
    assert scene.boosts(thespian) == 0


@pytest.mark.card("LY_05_R2")
@pytest.mark.parametrize(("mine", "theirs", "boosts"), [(2, 0, 2), (3, 0, 2), (1, 1, 0), (0, 2, 0)])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_muna_thespian_is_boosted_with_two_boosted_characters(
    mine: int, theirs: int, boosts: int, origin: str
) -> None:
    scene = Scene()
    thespian = scene.put("LY_05_R2", origin)
    # An unboosted Character with three zeros is of no use here.
    scene.put("LY_06_C", "hero")
    for _ in range(mine):
        scene.put("LY_08_C", "hero", boosts=1)
    for _ in range(theirs):
        scene.put("LY_08_C", "hero", 1, boosts=1)
    scene.do("play Lyra Thespian", "companion")
    assert scene.boosts(thespian) == boosts


# Lyra Skald ----------------------------------------------------------------------------------------------------------

SKALDS = ["LY_08_R1", "LY_08_R2"]


@pytest.mark.card(*SKALDS)
@pytest.mark.parametrize("reference", SKALDS)
@pytest.mark.rule("ALT-COST-09")
def test_the_rare_skald_from_hand_may_give_up_a_reserve_card_for_a_resupply(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    given = scene.put("LY_05_C", "reserve")
    kept = scene.put("LY_07_C", "reserve")
    top = scene.put("LY_16_C", "deck")
    scene.do("play Lyra Skald", "hero", "yes", "pick Lyra Thespian")
    assert [scene.zone(one) for one in (given, kept, top)] == ["discard", "reserve", "reserve"]


@pytest.mark.card(*SKALDS)
@pytest.mark.parametrize("reference", SKALDS)
def test_the_rare_skald_gets_no_resupply_for_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    kept = scene.put("LY_05_C", "reserve")
    scene.do("play Lyra Skald", "hero", "no")
    assert scene.zone(kept) == "reserve"
    assert len(scene.names("deck")) == 10
    empty = Scene()
    empty.put(reference, "hand")
    empty.do("play Lyra Skald", "hero")
    assert empty.asked == "turn"
    assert len(empty.names("deck")) == 10


@pytest.mark.card(*SKALDS)
@pytest.mark.parametrize("reference", SKALDS)
@pytest.mark.rule("ALT-PLAY-15")
def test_the_rare_skald_from_reserve_asks_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("LY_05_C", "reserve")
    scene.do("play Lyra Skald", "hero")
    assert scene.asked == "turn"


# Ouroboros Inkcaster -------------------------------------------------------------------------------------------------

INKCASTERS = ["LY_10_C", "LY_10_R1", "LY_10_R2"]


@pytest.mark.card(*INKCASTERS)
@pytest.mark.parametrize("reference", INKCASTERS)
@pytest.mark.rule("ALT-REACT-17", "ALT-ACTION-DRAW-02")
def test_an_inkcaster_that_goes_to_reserve_may_take_another_card_from_there(reference: str) -> None:
    scene = Scene()
    inkcaster = scene.put(reference, "hero")
    wanted = scene.put("LY_08_C", "reserve")
    kept = scene.put("LY_05_C", "reserve")
    theirs = scene.put("LY_16_C", "reserve", 1)
    scene.to_dusk()
    assert not scene.can("pick Ouroboros Inkcaster")
    assert not scene.can("pick Lyra Chronicler")
    scene.do("pick Lyra Skald")
    assert [scene.zone(one) for one in (inkcaster, kept, theirs)] == ["reserve"] * 3
    assert scene.zone(wanted) == "hand"


@pytest.mark.card(*INKCASTERS)
@pytest.mark.parametrize("reference", INKCASTERS)
@pytest.mark.rule("ALT-EFFECT-06")
def test_an_inkcaster_need_not_take_anything(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    kept = scene.put("LY_08_C", "reserve")
    scene.to_dusk()
    scene.do("no")
    assert scene.zone(kept) == "reserve"


@pytest.mark.card(*INKCASTERS)
@pytest.mark.parametrize("reference", INKCASTERS)
@pytest.mark.rule("ALT-STATUS-FLEETING-03", "ALT-REACT-17")
def test_a_fleeting_or_returned_inkcaster_takes_nothing(reference: str) -> None:
    scene = Scene()
    inkcaster = scene.put(reference, "hero", statuses="fleeting")
    kept = scene.put("LY_08_C", "reserve")
    scene.to_dusk()
    assert scene.zone(inkcaster) == "discard"
    assert scene.zone(kept) == "reserve"
    returned = Scene()
    inkcaster = returned.put(reference, "hero")
    kept = returned.put("LY_08_C", "reserve")
    returned.put("BR_28_C", "hand")
    returned.do("play Intimidation")
    assert returned.zone(inkcaster) == "hand"
    assert returned.zone(kept) == "reserve"


@pytest.mark.card("LY_10_C", "LY_10_R2")
@pytest.mark.rule("ALT-REACT-02", "ALT-REST-01")
def test_each_of_two_inkcasters_may_take_the_other() -> None:
    scene = Scene()
    common = scene.put("LY_10_C", "hero")
    rare = scene.put("LY_10_R2", "companion")
    scene.to_dusk()
    assert scene.asked == "reaction"
    scene.do("1", "pick Ouroboros Inkcaster #2")
    # The other one is in the Hand now; its Reaction still finds the first in Reserve.
    scene.do("pick Ouroboros Inkcaster")
    assert [scene.zone(one) for one in (common, rare)] == ["hand", "hand"]


# Anansi --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_13_C", "LY_13_R1", "LY_13_R2")
@pytest.mark.parametrize(("reference", "boosts"), [("LY_13_C", 2), ("LY_13_R1", 5), ("LY_13_R2", 2)])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_anansi_is_boosted_for_each_card_in_reserve(reference: str, boosts: int, origin: str) -> None:
    scene = Scene()
    anansi = scene.put(reference, origin)
    for player, count in ((0, 2), (1, 3)):
        for _ in range(count):
            scene.put("LY_29_C", "reserve", player)
    scene.do("play Anansi", "hero")
    assert scene.boosts(anansi) == boosts


@pytest.mark.card("LY_13_C", "LY_13_R1", "LY_13_R2")
@pytest.mark.parametrize("reference", ["LY_13_C", "LY_13_R1", "LY_13_R2"])
def test_anansi_is_not_boosted_while_the_reserves_are_empty(reference: str) -> None:
    scene = Scene()
    anansi = scene.put(reference, "hand")
    scene.do("play Anansi", "hero")
    assert scene.boosts(anansi) == 0


# Lyra Cloth Dancer ---------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_14_R1")
@pytest.mark.rule("ALT-TARGET-01", "ALT-TARGET-07")
@pytest.mark.parametrize(("answer", "mine", "theirs"), [("1", True, False), ("2", False, True)])
def test_the_rare_dancer_makes_every_character_of_one_player_fleeting(answer: str, mine: bool, theirs: bool) -> None:
    scene = Scene()
    dancer = scene.put("LY_14_R1", "hand")
    own = scene.put("LY_08_C", "companion")
    others = [scene.put("BR_22_R1", "hero", 1), scene.put("LY_08_C", "companion", 1)]
    scene.do("play Lyra Cloth Dancer", "hero")
    assert not scene.can("no")
    scene.do(answer)
    assert [scene.has(one, "fleeting") for one in (dancer, own)] == [mine, mine]
    # Tough is not due: a player is the target.
    assert [scene.has(one, "fleeting") for one in others] == [theirs, theirs]
    assert scene.ready_mana() == 10 - 3


@pytest.mark.card("LY_14_R1")
@pytest.mark.rule("ALT-PLAY-15")
def test_the_rare_dancer_from_reserve_asks_nothing() -> None:
    scene = Scene()
    scene.put("LY_14_R1", "reserve")
    theirs = scene.put("LY_08_C", "hero", 1)
    scene.do("play Lyra Cloth Dancer", "hero")
    assert scene.asked == "turn"
    assert not scene.has(theirs, "fleeting")


# The Sandman ---------------------------------------------------------------------------------------------------------

SANDMEN = ["LY_15_C", "LY_15_R1", "LY_15_R2"]


@pytest.mark.card(*SANDMEN)
@pytest.mark.parametrize("reference", SANDMEN)
def test_the_sandman_from_hand_may_send_a_character_to_sleep(reference: str) -> None:
    scene = Scene()
    sandman = scene.put(reference, "hand")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.do("play The Sandman", "hero", "pick Lyra Chronicler")
    if scene.asked == "yes_no":
        scene.do("no")
    assert scene.has(theirs, "asleep")
    assert scene.boosts(theirs) == 0
    assert not scene.has(sandman, "asleep")


@pytest.mark.card(*SANDMEN)
@pytest.mark.parametrize("reference", SANDMEN)
@pytest.mark.rule("ALT-TARGET-05", "ALT-EFFECT-06")
def test_the_sandman_need_not_and_then_boosts_nobody(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.do("play The Sandman", "hero", "no")
    assert scene.asked == "turn"
    assert not scene.has(theirs, "asleep")
    assert scene.events("boosted") == []


@pytest.mark.card(*SANDMEN)
@pytest.mark.parametrize("reference", SANDMEN)
def test_the_sandman_from_reserve_asks_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.do("play The Sandman", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("LY_15_R1", "LY_15_R2")
@pytest.mark.parametrize("reference", ["LY_15_R1", "LY_15_R2"])
def test_the_rare_sandman_may_boost_by_2_the_one_that_fell_asleep(reference: str) -> None:
    scene = Scene()
    sandman = scene.put(reference, "hand")
    mine = scene.put("LY_08_C", "hero")
    scene.do("play The Sandman", "hero", "pick Lyra Skald", "yes")
    assert scene.has(mine, "asleep")
    assert [scene.boosts(one) for one in (mine, sandman)] == [2, 0]


@pytest.mark.card("LY_15_R1", "LY_15_R2")
@pytest.mark.parametrize("reference", ["LY_15_R1", "LY_15_R2"])
@pytest.mark.rule("ALT-KEYWORD-TOUGH-01", "ALT-KEYWORD-TOUGH-04")
def test_the_rare_sandman_pays_for_tough_once(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    shenlong = scene.put("BR_22_R1", "hero", 1)
    scene.do("play The Sandman", "hero", "pick Shenlong", "yes")
    assert scene.has(shenlong, "asleep")
    assert scene.boosts(shenlong) == 2
    assert scene.ready_mana() == 10 - 3 - 1


# Amahle, Asgarthan Outcast -------------------------------------------------------------------------------------------


@pytest.mark.card("LY_19_C", "LY_19_R2")
@pytest.mark.parametrize("reference", ["LY_19_C", "LY_19_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-COST-09", "ALT-PLAY-14")
def test_amahle_may_give_up_one_reserve_card_for_one_drawn(reference: str, origin: str) -> None:
    scene = Scene()
    scene.put(reference, origin)
    given = scene.put("LY_05_C", "reserve")
    kept = scene.put("LY_07_C", "reserve")
    scene.do("play Amahle, Asgarthan Outcast", "hero", "yes", "pick Lyra Thespian")
    assert [scene.zone(one) for one in (given, kept)] == ["discard", "reserve"]
    assert len(scene.names("hand")) == 1
    assert scene.asked == "turn"


@pytest.mark.card("LY_19_C", "LY_19_R2")
@pytest.mark.parametrize("reference", ["LY_19_C", "LY_19_R2"])
def test_amahle_draws_nothing_for_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    kept = scene.put("LY_05_C", "reserve")
    scene.do("play Amahle, Asgarthan Outcast", "hero", "no")
    assert scene.zone(kept) == "reserve"
    assert scene.names("hand") == []
    empty = Scene()
    empty.put(reference, "hand")
    empty.do("play Amahle, Asgarthan Outcast", "hero")
    assert empty.asked == "turn"
    assert empty.names("hand") == []


@pytest.mark.card("LY_19_R1")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_the_rare_amahle_draws_as_many_as_are_discarded(count: int, origin: str) -> None:
    scene = Scene()
    scene.put("LY_19_R1", origin)
    for name in ("LY_05_C", "LY_07_C", "LY_08_C"):
        scene.put(name, "reserve")
    scene.do("play Amahle, Asgarthan Outcast", "hero")
    scene.do(*["pick Lyra Thespian", "pick Hathor", "pick Lyra Skald"][:count])
    if count < 3:
        scene.do("no")
    assert scene.asked == "turn"
    assert len(scene.names("discard")) == count
    assert len(scene.names("hand")) == count
    assert len(scene.names("reserve")) == 3 - count


@pytest.mark.card("LY_19_R1")
def test_the_rare_amahle_with_an_empty_reserve_asks_nothing() -> None:
    scene = Scene()
    scene.put("LY_19_R1", "hand")
    scene.put("LY_05_C", "reserve", 1)
    scene.do("play Amahle, Asgarthan Outcast", "hero")
    assert scene.asked == "turn"
    assert scene.names("hand") == []


# Loki ----------------------------------------------------------------------------------------------------------------

LOKIS = ["LY_21_C", "LY_21_R1", "LY_21_R2"]


@pytest.mark.card(*LOKIS)
@pytest.mark.parametrize(("reference", "left"), [("LY_21_C", 1), ("LY_21_R1", 0), ("LY_21_R2", 1)])
@pytest.mark.rule("ALT-EFFECT-15")
def test_loki_from_hand_makes_each_player_discard_and_draw_3(reference: str, left: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    thrown = [scene.put("LY_08_C", "hand", player) for player in (0, 1, 1, 1, 1)]
    for player in (0, 1):
        scene.put("LY_16_C", "reserve", player)
    scene.do("play Loki", "hero")
    assert all(scene.zone(one) == "discard" for one in thrown)
    for player in (0, 1):
        assert scene.names("hand", player) == ["Ordis Trooper"] * 3
        assert len(scene.names("reserve", player)) == left


@pytest.mark.card(*LOKIS)
@pytest.mark.parametrize("reference", LOKIS)
@pytest.mark.rule("ALT-PLAY-15")
def test_loki_from_reserve_does_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    kept = scene.put("LY_08_C", "hand", 1)
    scene.do("play Loki", "hero")
    assert scene.zone(kept) == "hand"
    assert scene.names("hand") == []
