"""Every Lyra card of the starter decks, played."""

from __future__ import annotations

import pytest

from tests.games.altered.cards.printed import costs, totals_of
from tests.games.altered.scene import Scene

PRINTED = [
    ("LY_06_C", "Ouroboros Trickster", 2, 1),
    ("LY_06_R1", "Ouroboros Trickster", 2, 2),
    ("LY_07_C", "Hathor", 2, 3),
    ("LY_08_C", "Lyra Skald", 2, 2),
    ("LY_09_C", "Tanuki", 3, 3),
    ("LY_09_R1", "Tanuki", 3, 3),
    ("LY_11_C", "Esmeralda", 2, 2),
    ("LY_11_R1", "Esmeralda", 2, 3),
    ("LY_14_C", "Lyra Cloth Dancer", 3, 2),
    ("LY_14_R2", "Lyra Cloth Dancer", 3, 2),
    ("LY_16_C", "Lyra Chronicler", 3, 3),
    ("LY_17_C", "Ouroboros Croupier", 4, 4),
    ("LY_18_C", "The Hatter", 4, 5),
    ("LY_20_C", "Asmodeus", 6, 6),
    ("LY_20_R1", "Asmodeus", 5, 5),
    ("LY_25_C", "All In!", 3, 3),
    ("LY_26_C", "Paint Prison", 5, 5),
    ("LY_26_R1", "Paint Prison", 4, 4),
    ("LY_30_R1", "The Ouroboros, Lyra Bastion", 3, 3),
    ("LY_30_R2", "The Ouroboros, Lyra Bastion", 3, 3),
]
STATISTICS = [
    ("LY_07_C", "Hathor", [3, 3, 0]),
    ("LY_08_C", "Lyra Skald", [3, 0, 2]),
    ("LY_09_C", "Tanuki", [3, 3, 0]),
    ("LY_09_R1", "Tanuki", [3, 3, 0]),
    ("LY_11_C", "Esmeralda", [0, 2, 2]),
    ("LY_11_R1", "Esmeralda", [0, 2, 2]),
    ("LY_14_C", "Lyra Cloth Dancer", [0, 3, 2]),
    ("LY_14_R2", "Lyra Cloth Dancer", [0, 3, 2]),
    ("LY_16_C", "Lyra Chronicler", [4, 0, 4]),
    ("LY_17_C", "Ouroboros Croupier", [0, 4, 4]),
    ("LY_18_C", "The Hatter", [5, 5, 0]),
]
#: Reference, name, the die, what the totals are then.
ROLLED = [
    ("LY_06_C", "Ouroboros Trickster", 4, [2, 2, 2]),
    ("LY_06_C", "Ouroboros Trickster", 3, [1, 1, 1]),
    ("LY_06_R1", "Ouroboros Trickster", 4, [3, 3, 3]),
    ("LY_06_R1", "Ouroboros Trickster", 3, [1, 1, 1]),
    ("LY_20_C", "Asmodeus", 4, [5, 5, 5]),
    ("LY_20_C", "Asmodeus", 3, [8, 8, 8]),
    ("LY_20_R1", "Asmodeus", 4, [4, 4, 4]),
    ("LY_20_R1", "Asmodeus", 3, [7, 7, 7]),
]


@pytest.mark.card("LY_08_C", "LY_16_C")
@pytest.mark.rule("ALT-COST-01")
@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), PRINTED)
def test_it_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    assert costs(reference, name, "hand", hand_cost)
    assert costs(reference, name, "reserve", reserve_cost)


@pytest.mark.card("LY_08_C", "LY_16_C")
@pytest.mark.parametrize(("reference", "name", "statistics"), STATISTICS)
def test_its_statistics_count_in_the_expedition_that_it_joins(reference: str, name: str, statistics: list[int]) -> None:
    assert totals_of(reference, name) == ([0, 0, 0], statistics)


@pytest.mark.card("LY_06_C", "LY_06_R1", "LY_20_C", "LY_20_R1")
@pytest.mark.rule("ALT-ACTION-ROLL-01")
@pytest.mark.parametrize(("reference", "name", "die", "totals"), ROLLED)
def test_it_boosts_itself_by_what_the_die_brings(reference: str, name: str, die: int, totals: list[int]) -> None:
    assert totals_of(reference, name, die) == ([0, 0, 0], totals)


# Nevenka & Blotch ----------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_01_C")
@pytest.mark.parametrize(("die", "boosts", "anchored"), [(6, 0, True), (5, 1, False), (2, 1, False)])
def test_nevenka_exhausts_to_anchor_the_character_on_a_6_and_to_boost_it_on_2_to_5(
    die: int, boosts: int, anchored: bool
) -> None:
    scene = Scene(heroes=("LY_01_C", None))
    skald = scene.put("LY_08_C", "hero")
    other = scene.put("LY_16_C", "hero")
    scene.dice(die)
    scene.do("use Nevenka & Blotch", "pick Lyra Skald")
    assert scene.boosts(skald) == boosts
    assert scene.has(skald, "anchored") == anchored
    assert scene.boosts(other) == 0
    assert scene.has(scene.state.hero(0), "exhausted")


@pytest.mark.card("LY_01_C")
def test_nevenka_sends_the_character_to_reserve_on_a_1() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    skald = scene.put("LY_08_C", "hero")
    scene.dice(1)
    scene.do("use Nevenka & Blotch")
    assert scene.zone(skald) == "reserve"


@pytest.mark.card("LY_01_C")
def test_nevenka_does_nothing_to_the_opponents_characters() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    theirs = scene.put("LY_08_C", "hero", 1)
    scene.dice(5)
    scene.do("use Nevenka & Blotch")
    assert scene.boosts(theirs) == 0


@pytest.mark.card("LY_01_C")
@pytest.mark.rule("ALT-EFFECT-11")
def test_nevenka_rolls_even_without_a_character() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    scene.do("use Nevenka & Blotch")
    assert len(scene.events("rolled")) == 1


@pytest.mark.card("LY_01_C")
@pytest.mark.rule("ALT-QUICK-04", "ALT-TURN-03")
def test_nevenka_can_be_used_once_and_the_turn_goes_on() -> None:
    scene = Scene(heroes=("LY_01_C", None))
    scene.put("LY_08_C", "hand")
    scene.do("use Nevenka & Blotch")
    assert not scene.can("use Nevenka & Blotch")
    assert scene.can("play Lyra Skald")


# Characters ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_07_C")
@pytest.mark.rule("ALT-ACTION-DRAW-02")
def test_hathor_discarded_from_reserve_takes_another_reserve_card_to_hand() -> None:
    scene = Scene()
    hathor = scene.put("LY_07_C", "reserve")
    wanted = scene.put("LY_08_C", "reserve")
    left = scene.put("LY_16_C", "reserve")
    scene.do("use Hathor", "pick Lyra Skald")
    assert scene.zone(wanted) == "hand"
    assert scene.zone(left) == "reserve"
    assert scene.zone(hathor) == "discard"


@pytest.mark.card("LY_07_C")
@pytest.mark.rule("ALT-TARGET-03")
def test_hathor_alone_in_reserve_takes_nothing() -> None:
    scene = Scene()
    hathor = scene.put("LY_07_C", "reserve")
    scene.put("LY_08_C", "reserve", 1)
    scene.do("use Hathor")
    assert scene.names("hand") == []
    assert scene.zone(hathor) == "discard"


@pytest.mark.card("LY_09_C", "LY_09_R1")
@pytest.mark.parametrize("reference", ["LY_09_C", "LY_09_R1"])
def test_tanuki_from_hand_sabotages_without_a_roll(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Tanuki", "hero", "pick Axiom Salvager")
    assert scene.zone(theirs) == "discard"
    assert scene.events("rolled") == []


@pytest.mark.card("LY_09_C", "LY_09_R1")
@pytest.mark.parametrize("reference", ["LY_09_C", "LY_09_R1"])
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_tanuki_need_not_sabotage_anything(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Tanuki", "hero", "no")
    assert scene.zone(theirs) == "reserve"


@pytest.mark.card("LY_09_C")
def test_the_common_tanuki_from_reserve_does_nothing() -> None:
    scene = Scene()
    scene.put("LY_09_C", "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Tanuki", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("LY_09_R1")
def test_the_rare_tanuki_from_reserve_sabotages_on_a_4() -> None:
    scene = Scene()
    scene.put("LY_09_R1", "reserve")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.dice(4)
    scene.do("play Tanuki", "hero", "pick Axiom Salvager")
    assert scene.zone(theirs) == "discard"


@pytest.mark.card("LY_09_R1")
def test_the_rare_tanuki_from_reserve_does_nothing_on_a_3() -> None:
    scene = Scene()
    scene.put("LY_09_R1", "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.dice(3)
    scene.do("play Tanuki", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("LY_11_C", "LY_11_R1")
@pytest.mark.parametrize("reference", ["LY_11_C", "LY_11_R1"])
def test_esmeralda_from_hand_resupplies(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    top = scene.put("LY_08_C", "deck")
    scene.do("play Esmeralda", "hero")
    assert scene.zone(top) == "reserve"


@pytest.mark.card("LY_11_C", "LY_11_R1")
@pytest.mark.parametrize(("reference", "zone"), [("LY_11_C", "deck"), ("LY_11_R1", "reserve")])
@pytest.mark.rule("ALT-PLAY-15")
def test_only_the_rare_esmeralda_resupplies_from_reserve(reference: str, zone: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    top = scene.put("LY_08_C", "deck")
    scene.do("play Esmeralda", "hero")
    assert scene.zone(top) == zone


@pytest.mark.card("LY_14_C", "LY_14_R2")
@pytest.mark.parametrize("reference", ["LY_14_C", "LY_14_R2"])
def test_lyra_cloth_dancer_from_hand_makes_a_character_fleeting(reference: str) -> None:
    scene = Scene()
    dancer = scene.put(reference, "hand")
    theirs = scene.put("LY_16_C", "companion", 1)
    scene.do("play Lyra Cloth Dancer", "hero", "pick Lyra Chronicler")
    assert scene.has(theirs, "fleeting")
    assert not scene.has(dancer, "fleeting")


@pytest.mark.card("LY_14_C", "LY_14_R2")
@pytest.mark.parametrize("reference", ["LY_14_C", "LY_14_R2"])
@pytest.mark.rule("ALT-EFFECT-06")
def test_lyra_cloth_dancer_need_not_make_anybody_fleeting(reference: str) -> None:
    scene = Scene()
    dancer = scene.put(reference, "hand")
    theirs = scene.put("LY_16_C", "companion", 1)
    scene.do("play Lyra Cloth Dancer", "hero", "no")
    assert not scene.has(theirs, "fleeting")
    assert not scene.has(dancer, "fleeting")


@pytest.mark.card("LY_14_C", "LY_14_R2")
@pytest.mark.parametrize("reference", ["LY_14_C", "LY_14_R2"])
def test_lyra_cloth_dancer_from_reserve_asks_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("LY_16_C", "companion", 1)
    scene.do("play Lyra Cloth Dancer", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("LY_17_C")
@pytest.mark.parametrize(("die", "hand", "reserve"), [(4, 1, 0), (3, 0, 1)])
def test_ouroboros_croupier_from_hand_draws_on_a_4_and_resupplies_on_a_3(die: int, hand: int, reserve: int) -> None:
    scene = Scene()
    scene.put("LY_17_C", "hand")
    scene.dice(die)
    scene.do("play Ouroboros Croupier", "hero")
    assert len(scene.names("hand")) == hand
    assert len(scene.names("reserve")) == reserve


@pytest.mark.card("LY_17_C")
def test_ouroboros_croupier_from_reserve_does_not_roll() -> None:
    scene = Scene()
    scene.put("LY_17_C", "reserve")
    scene.do("play Ouroboros Croupier", "hero")
    assert scene.events("rolled") == []


@pytest.mark.card("LY_18_C")
@pytest.mark.rule("ALT-CARD-13")
def test_the_hatter_discarded_from_reserve_anchors_a_character_of_hand_cost_3() -> None:
    scene = Scene()
    hatter = scene.put("LY_18_C", "reserve")
    chronicler = scene.put("LY_16_C", "hero")
    croupier = scene.put("LY_17_C", "hero")
    scene.do("use The Hatter")
    assert scene.zone(hatter) == "discard"
    assert scene.has(chronicler, "anchored")
    assert not scene.has(croupier, "anchored")


@pytest.mark.card("LY_18_C")
@pytest.mark.rule("ALT-TARGET-02")
def test_the_hatter_must_anchor_a_character_of_the_opponent_if_there_is_no_other() -> None:
    scene = Scene()
    scene.put("LY_18_C", "reserve")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.do("use The Hatter")
    assert scene.has(theirs, "anchored")


@pytest.mark.card("LY_18_C")
@pytest.mark.rule("ALT-TARGET-03")
def test_the_hatter_anchors_nobody_if_all_cost_more_than_3() -> None:
    scene = Scene()
    hatter = scene.put("LY_18_C", "reserve")
    croupier = scene.put("LY_17_C", "hero")
    scene.do("use The Hatter")
    assert scene.zone(hatter) == "discard"
    assert not scene.has(croupier, "anchored")


@pytest.mark.card("LY_20_C", "LY_20_R1")
@pytest.mark.parametrize("reference", ["LY_20_C", "LY_20_R1"])
@pytest.mark.parametrize(("die", "zone"), [(4, "hero"), (3, "reserve")])
@pytest.mark.rule("ALT-STATUS-ANCHORED-01")
def test_asmodeus_stays_for_the_night_on_a_4(reference: str, die: int, zone: str) -> None:
    scene = Scene()
    asmodeus = scene.put(reference, "hand")
    scene.dice(die)
    scene.do("play Asmodeus", "hero")
    scene.to_dusk()
    assert scene.zone(asmodeus) == zone


# Spells --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_25_C")
@pytest.mark.parametrize("die", [1, 6])
def test_all_in_boosts_the_character_that_is_chosen_by_the_result(die: int) -> None:
    scene = Scene()
    spell = scene.put("LY_25_C", "hand")
    mine = scene.put("LY_08_C", "hero")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.dice(die)
    scene.do("play All In!")
    assert not scene.can("no")
    scene.do("pick Lyra Skald")
    assert [scene.boosts(mine), scene.boosts(theirs)] == [die, 0]
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("LY_25_C")
@pytest.mark.rule("ALT-TARGET-03")
def test_all_in_without_a_character_rolls_for_nothing() -> None:
    scene = Scene()
    scene.put("LY_25_C", "hand")
    scene.do("play All In!")
    assert len(scene.events("rolled")) == 1
    assert scene.events("boosted") == []


PRISONS = [
    pytest.param("LY_26_C", 5, 3, marks=pytest.mark.card("LY_26_C")),
    pytest.param("LY_26_R1", 4, 3, marks=pytest.mark.card("LY_26_R1")),
]


@pytest.mark.parametrize(("reference", "whole", "reduced"), PRISONS)
@pytest.mark.rule("ALT-COST-12", "ALT-COST-08")
def test_paint_prison_costs_less_with_a_reserve_card_discarded(reference: str, whole: int, reduced: int) -> None:
    scene = Scene()
    prison = scene.put(reference, "hand")
    paid = scene.put("LY_08_C", "reserve")
    kept = scene.put("LY_07_C", "reserve")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.do("play Paint Prison", "yes", "pick Lyra Skald")
    assert scene.zone(paid) == "discard"
    assert scene.zone(kept) == "reserve"
    assert scene.ready_mana() == 10 - reduced
    assert scene.names("deck", 1)[-1] == "Lyra Chronicler"
    assert scene.zone(theirs) == "deck"
    assert scene.zone(prison) == "discard"


@pytest.mark.parametrize(("reference", "whole", "reduced"), PRISONS)
def test_paint_prison_costs_its_whole_price_if_nothing_is_discarded(reference: str, whole: int, reduced: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    kept = scene.put("LY_08_C", "reserve")
    scene.do("play Paint Prison", "no")
    assert scene.ready_mana() == 10 - whole
    assert scene.zone(kept) == "reserve"


@pytest.mark.parametrize(("reference", "whole", "reduced"), PRISONS)
@pytest.mark.rule("ALT-COST-07", "ALT-COST-12")
def test_paint_prison_can_be_paid_with_little_mana_only_by_the_discard(
    reference: str, whole: int, reduced: int
) -> None:
    alone = Scene(mana=reduced)
    alone.put(reference, "hand")
    assert not alone.can("play Paint Prison")
    scene = Scene(mana=reduced)
    scene.put(reference, "hand")
    paid = scene.put("LY_08_C", "reserve")
    scene.do("play Paint Prison")
    assert scene.zone(paid) == "discard"
    assert scene.ready_mana() == 0


@pytest.mark.parametrize(("reference", "whole", "reduced"), PRISONS)
def test_paint_prison_in_reserve_does_not_pay_for_itself(reference: str, whole: int, reduced: int) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.do("play Paint Prison")
    assert scene.ready_mana() == 10 - whole


@pytest.mark.parametrize(("reference", "whole", "reduced"), PRISONS)
def test_paint_prison_takes_a_permanent_as_well_as_a_character(reference: str, whole: int, reduced: int) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    hive = scene.put("AX_30_C", "landmark", 1)
    character = scene.put("LY_20_C", "hero", 1)
    scene.do("play Paint Prison", "pick Brassbug Hive")
    assert scene.zone(hive) == "deck"
    assert scene.zone(character) == "hero"


@pytest.mark.parametrize(("reference", "whole", "reduced"), PRISONS)
@pytest.mark.rule("ALT-TARGET-03")
def test_paint_prison_without_a_target_does_nothing(reference: str, whole: int, reduced: int) -> None:
    scene = Scene()
    prison = scene.put(reference, "hand")
    scene.do("play Paint Prison")
    assert scene.zone(prison) == "discard"
    assert scene.events("to_deck") == []


# The Ouroboros, Lyra Bastion -----------------------------------------------------------------------------------------


@pytest.mark.card("LY_30_R1", "LY_06_C")
@pytest.mark.rule("ALT-ACTION-ROLL-02")
def test_the_ouroboros_rolls_one_more_die_of_which_its_player_picks_one() -> None:
    scene = Scene()
    scene.put("LY_30_R1", "hand")
    trickster = scene.put("LY_06_C", "hand")
    scene.do("play The Ouroboros, Lyra Bastion", "pass")
    scene.dice(5, 2)
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.options == ["2", "5"]
    scene.do("2")
    assert scene.boosts(trickster) == 1


@pytest.mark.card("LY_30_R1", "LY_06_C")
def test_the_ouroboros_adds_no_die_to_the_opponents_rolls() -> None:
    scene = Scene()
    scene.put("LY_30_R1", "landmark")
    trickster = scene.put("LY_06_C", "hand", 1)
    scene.dice(2, 5)
    scene.do("pass", "play Ouroboros Trickster", "hero")
    assert scene.boosts(trickster) == 1


@pytest.mark.card("LY_30_R2")
@pytest.mark.rule("ALT-MODIFIER-01", "ALT-INFO-06")
@pytest.mark.parametrize(("answer", "chosen"), [("1", "Lyra Skald"), ("2", "Lyra Chronicler")])
def test_the_axiom_ouroboros_lays_two_cards_open_for_its_own_resupply(answer: str, chosen: str) -> None:
    scene = Scene()
    scene.put("LY_30_R2", "hand")
    scene.put("LY_16_C", "deck")
    scene.put("LY_08_C", "deck")
    scene.do("play The Ouroboros, Lyra Bastion")
    assert scene.events("revealed")[0].details["cards"] == ["ALT_CORE_B_LY_16_C", "ALT_CORE_B_LY_08_C"]
    scene.do(answer)
    assert scene.names("reserve") == [chosen]
    assert sorted([*scene.names("reserve"), *scene.names("discard")]) == ["Lyra Chronicler", "Lyra Skald"]


@pytest.mark.card("LY_30_R2", "LY_11_C")
def test_the_axiom_ouroboros_in_play_changes_later_resupplies_of_its_player() -> None:
    scene = Scene()
    scene.put("LY_30_R2", "landmark")
    scene.put("LY_11_C", "hand")
    scene.do("play Esmeralda", "hero", "1")
    assert [len(scene.names(zone)) for zone in ("reserve", "discard", "deck")] == [1, 1, 8]


@pytest.mark.card("LY_30_R2", "LY_11_C")
def test_the_axiom_ouroboros_leaves_the_opponents_resupplies_alone() -> None:
    scene = Scene()
    scene.put("LY_30_R2", "landmark")
    scene.put("LY_11_C", "hand", 1)
    scene.do("pass", "play Esmeralda", "hero")
    assert [len(scene.names(zone, 1)) for zone in ("reserve", "discard", "deck")] == [1, 0, 9]


@pytest.mark.card("LY_30_R2")
@pytest.mark.rule("ALT-EMPTY-02")
def test_the_axiom_ouroboros_with_one_card_left_puts_that_one_into_reserve() -> None:
    scene = Scene(deck=1)
    scene.put("LY_30_R2", "hand")
    scene.do("play The Ouroboros, Lyra Bastion")
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert scene.names("discard") == []
