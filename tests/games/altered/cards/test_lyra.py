"""The Lyra cards of the starter decks and the prints that do the same, played."""

from __future__ import annotations

import pytest

from tests.games.altered.cards.printed import totals_of
from tests.games.altered.scene import Scene

#: Reference, name, the die, what the totals are then.
ROLLED = [
    ("LY_06_C", "Ouroboros Trickster", 4, [2, 2, 2]),
    ("LY_06_C", "Ouroboros Trickster", 3, [1, 1, 1]),
    ("LY_06_R1", "Ouroboros Trickster", 4, [3, 3, 3]),
    ("LY_06_R1", "Ouroboros Trickster", 3, [1, 1, 1]),
    ("LY_06_R2", "Ouroboros Trickster", 4, [2, 2, 2]),
    ("LY_06_R2", "Ouroboros Trickster", 3, [1, 1, 1]),
    ("LY_20_C", "Asmodeus", 4, [5, 5, 5]),
    ("LY_20_C", "Asmodeus", 3, [8, 8, 8]),
    ("LY_20_R1", "Asmodeus", 4, [4, 4, 4]),
    ("LY_20_R1", "Asmodeus", 3, [7, 7, 7]),
    ("LY_20_R2", "Asmodeus", 4, [5, 5, 5]),
    ("LY_20_R2", "Asmodeus", 3, [8, 8, 8]),
]


@pytest.mark.card("LY_06_C", "LY_06_R1", "LY_06_R2", "LY_20_C", "LY_20_R1", "LY_20_R2")
@pytest.mark.rule("ALT-ACTION-ROLL-01")
@pytest.mark.parametrize(("reference", "name", "die", "totals"), ROLLED)
def test_it_boosts_itself_by_what_the_die_brings(reference: str, name: str, die: int, totals: list[int]) -> None:
    assert totals_of(reference, name, die) == ([0, 0, 0], totals)


# Characters ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_07_C", "LY_07_R1", "LY_07_R2")
@pytest.mark.parametrize("reference", ["LY_07_C", "LY_07_R1", "LY_07_R2"])
@pytest.mark.rule("ALT-ACTION-DRAW-02")
def test_hathor_discarded_from_reserve_takes_another_reserve_card_to_hand(reference: str) -> None:
    scene = Scene()
    hathor = scene.put(reference, "reserve")
    wanted = scene.put("LY_08_C", "reserve")
    left = scene.put("LY_16_C", "reserve")
    scene.do("use Hathor")
    assert not scene.can("no")
    scene.do("pick Lyra Skald")
    assert scene.zone(wanted) == "hand"
    assert scene.zone(left) == "reserve"
    assert scene.zone(hathor) == "discard"


@pytest.mark.card("LY_07_C", "LY_07_R1", "LY_07_R2")
@pytest.mark.parametrize("reference", ["LY_07_C", "LY_07_R1", "LY_07_R2"])
@pytest.mark.rule("ALT-TARGET-03")
def test_hathor_alone_in_reserve_takes_nothing(reference: str) -> None:
    scene = Scene()
    hathor = scene.put(reference, "reserve")
    scene.put("LY_08_C", "reserve", 1)
    scene.do("use Hathor")
    assert scene.names("hand") == []
    assert scene.zone(hathor) == "discard"


@pytest.mark.card("LY_09_C", "LY_09_R1", "LY_09_R2")
@pytest.mark.parametrize("reference", ["LY_09_C", "LY_09_R1", "LY_09_R2"])
def test_tanuki_from_hand_sabotages_without_a_roll(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.put("LY_16_C", "reserve", 1)
    scene.do("play Tanuki", "hero")
    assert (scene.asked, scene.who) == ("card", 0)
    scene.do("pick Axiom Salvager")
    assert scene.zone(theirs) == "discard"
    assert scene.names("reserve", 1) == ["Lyra Chronicler"]
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.events("rolled") == []


@pytest.mark.card("LY_09_C", "LY_09_R1", "LY_09_R2")
@pytest.mark.parametrize("reference", ["LY_09_C", "LY_09_R1", "LY_09_R2"])
@pytest.mark.rule("ALT-ACTION-SABOTAGE-01")
def test_tanuki_need_not_sabotage_anything(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Tanuki", "hero", "no")
    assert scene.zone(theirs) == "reserve"


@pytest.mark.card("LY_09_C", "LY_09_R2")
@pytest.mark.parametrize("reference", ["LY_09_C", "LY_09_R2"])
def test_the_tanuki_without_r_does_nothing_from_reserve(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.do("play Tanuki", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("LY_09_R1")
def test_the_rare_tanuki_from_reserve_sabotages_on_a_4() -> None:
    scene = Scene()
    scene.put("LY_09_R1", "reserve")
    theirs = scene.put("AX_08_C", "reserve", 1)
    scene.put("LY_16_C", "reserve", 1)
    scene.dice(4)
    scene.do("play Tanuki", "hero")
    assert (scene.asked, scene.who) == ("card", 0)
    assert scene.can("no")
    scene.do("pick Axiom Salvager")
    assert scene.zone(theirs) == "discard"
    assert scene.names("reserve", 1) == ["Lyra Chronicler"]
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("LY_09_R1")
def test_the_rare_tanuki_from_reserve_does_nothing_on_a_3() -> None:
    scene = Scene()
    scene.put("LY_09_R1", "reserve")
    scene.put("AX_08_C", "reserve", 1)
    scene.dice(3)
    scene.do("play Tanuki", "hero")
    assert scene.asked == "turn"


@pytest.mark.card("LY_11_C", "LY_11_R1", "LY_11_R2")
@pytest.mark.parametrize("reference", ["LY_11_C", "LY_11_R1", "LY_11_R2"])
def test_esmeralda_from_hand_resupplies(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    top = scene.put("LY_08_C", "deck")
    scene.do("play Esmeralda", "hero")
    assert scene.zone(top) == "reserve"


@pytest.mark.card("LY_11_C", "LY_11_R1", "LY_11_R2")
@pytest.mark.parametrize(("reference", "zone"), [("LY_11_C", "deck"), ("LY_11_R1", "reserve"), ("LY_11_R2", "deck")])
@pytest.mark.rule("ALT-PLAY-15")
def test_only_the_rare_lyra_esmeralda_resupplies_from_reserve(reference: str, zone: str) -> None:
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


@pytest.mark.card("LY_17_C", "LY_17_R1", "LY_17_R2")
@pytest.mark.parametrize("reference", ["LY_17_C", "LY_17_R1", "LY_17_R2"])
@pytest.mark.parametrize(("die", "hand", "reserve"), [(4, 1, 0), (3, 0, 1)])
def test_ouroboros_croupier_from_hand_draws_on_a_4_and_resupplies_on_a_3(
    reference: str, die: int, hand: int, reserve: int
) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.dice(die)
    scene.do("play Ouroboros Croupier", "hero")
    assert len(scene.names("hand")) == hand
    assert len(scene.names("reserve")) == reserve


@pytest.mark.card("LY_17_C", "LY_17_R1", "LY_17_R2")
@pytest.mark.parametrize("reference", ["LY_17_C", "LY_17_R1", "LY_17_R2"])
def test_ouroboros_croupier_from_reserve_does_not_roll(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.do("play Ouroboros Croupier", "hero")
    assert scene.events("rolled") == []


@pytest.mark.card("LY_18_C", "LY_18_R1", "LY_18_R2")
@pytest.mark.parametrize("reference", ["LY_18_C", "LY_18_R1", "LY_18_R2"])
@pytest.mark.rule("ALT-CARD-13")
def test_the_hatter_discarded_from_reserve_anchors_a_character_of_hand_cost_3(reference: str) -> None:
    scene = Scene()
    hatter = scene.put(reference, "reserve")
    chronicler = scene.put("LY_16_C", "hero")
    croupier = scene.put("LY_17_C", "hero")
    scene.do("use The Hatter")
    assert scene.zone(hatter) == "discard"
    assert scene.has(chronicler, "anchored")
    assert not scene.has(croupier, "anchored")


@pytest.mark.card("LY_18_C", "LY_18_R1", "LY_18_R2")
@pytest.mark.parametrize("reference", ["LY_18_C", "LY_18_R1", "LY_18_R2"])
@pytest.mark.rule("ALT-TARGET-02")
def test_the_hatter_must_anchor_a_character_of_the_opponent_if_there_is_no_other(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.do("use The Hatter")
    assert scene.has(theirs, "anchored")


@pytest.mark.card("LY_18_C", "LY_18_R1", "LY_18_R2")
@pytest.mark.parametrize("reference", ["LY_18_C", "LY_18_R1", "LY_18_R2"])
def test_the_hatter_anchors_one_of_two(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    chronicler = scene.put("LY_16_C", "hero")
    skald = scene.put("LY_08_C", "hero")
    scene.do("use The Hatter", "pick Lyra Skald")
    assert [scene.has(one, "anchored") for one in (chronicler, skald)] == [False, True]
    assert scene.asked == "turn"


@pytest.mark.card("LY_18_C", "LY_18_R1", "LY_18_R2")
@pytest.mark.parametrize("reference", ["LY_18_C", "LY_18_R1", "LY_18_R2"])
@pytest.mark.rule("ALT-TARGET-03")
def test_the_hatter_anchors_nobody_if_all_cost_more_than_3(reference: str) -> None:
    scene = Scene()
    hatter = scene.put(reference, "reserve")
    croupier = scene.put("LY_17_C", "hero")
    scene.do("use The Hatter")
    assert scene.zone(hatter) == "discard"
    assert not scene.has(croupier, "anchored")


@pytest.mark.card("LY_20_C", "LY_20_R1", "LY_20_R2")
@pytest.mark.parametrize("reference", ["LY_20_C", "LY_20_R1", "LY_20_R2"])
@pytest.mark.parametrize(("die", "zone"), [(4, "hero"), (3, "reserve")])
@pytest.mark.rule("ALT-STATUS-ANCHORED-01")
def test_asmodeus_stays_for_the_night_on_a_4(reference: str, die: int, zone: str) -> None:
    scene = Scene()
    asmodeus = scene.put(reference, "hand")
    scene.dice(die)
    scene.do("play Asmodeus", "hero")
    scene.to_dusk()
    assert scene.zone(asmodeus) == zone


@pytest.mark.card("LY_06_C", "LY_06_R1", "LY_06_R2", "LY_20_C", "LY_20_R1", "LY_20_R2")
@pytest.mark.parametrize(("reference", "name", "die", "totals"), ROLLED)
@pytest.mark.rule("ALT-PLAY-14")
def test_it_rolls_as_well_when_played_from_reserve(reference: str, name: str, die: int, totals: list[int]) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.dice(die)
    scene.do(f"play {name}", "companion")
    assert scene.totals("companion") == totals
    assert len(scene.events("rolled")) == 1


# Spells --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_25_C", "LY_25_R1", "LY_25_R2")
@pytest.mark.parametrize("reference", ["LY_25_C", "LY_25_R1", "LY_25_R2"])
@pytest.mark.parametrize("die", [1, 6])
def test_all_in_boosts_the_character_that_is_chosen_by_the_result(reference: str, die: int) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    mine = scene.put("LY_08_C", "hero")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.dice(die)
    scene.do("play All In!")
    assert not scene.can("no")
    scene.do("pick Lyra Skald")
    assert [scene.boosts(mine), scene.boosts(theirs)] == [die, 0]
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("LY_25_C", "LY_25_R1", "LY_25_R2")
@pytest.mark.parametrize("reference", ["LY_25_C", "LY_25_R1", "LY_25_R2"])
@pytest.mark.rule("ALT-TARGET-03")
def test_all_in_without_a_character_rolls_for_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play All In!")
    assert len(scene.events("rolled")) == 1
    assert scene.events("boosted") == []


PRISONS = [
    pytest.param("LY_26_C", 5, 3, marks=pytest.mark.card("LY_26_C")),
    pytest.param("LY_26_R1", 4, 3, marks=pytest.mark.card("LY_26_R1")),
    pytest.param("LY_26_R2", 5, 3, marks=pytest.mark.card("LY_26_R2")),
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
