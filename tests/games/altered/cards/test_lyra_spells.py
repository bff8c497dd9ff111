"""Lyra Spells of the booster packs, played."""

from __future__ import annotations

import pytest

from tests.games.altered.scene import Scene

# A Cappella Training -------------------------------------------------------------------------------------------------

TRAININGS = [("LY_22_C", 0, "reserve"), ("LY_22_R1", 1, "discard"), ("LY_22_R2", 0, "reserve")]


@pytest.mark.card("LY_22_C", "LY_22_R1", "LY_22_R2")
@pytest.mark.parametrize(("reference", "drawn", "zone"), TRAININGS)
@pytest.mark.rule("ALT-TARGET-02", "ALT-STATUS-FLEETING-06")
def test_a_cappella_training_makes_one_character_fleeting(reference: str, drawn: int, zone: str) -> None:
    scene = Scene()
    training = scene.put(reference, "hand")
    mine = scene.put("LY_08_C", "hero")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.do("play A Cappella Training")
    assert not scene.can("no")
    scene.do("pick Lyra Chronicler")
    assert [scene.has(one, "fleeting") for one in (mine, theirs)] == [False, True]
    assert len(scene.names("hand")) == drawn
    assert scene.zone(training) == zone


@pytest.mark.card("LY_22_C", "LY_22_R1", "LY_22_R2")
@pytest.mark.parametrize(("reference", "drawn", "zone"), TRAININGS)
@pytest.mark.rule("ALT-TARGET-03", "ALT-EFFECT-11")
def test_a_cappella_training_without_a_character_only_draws(reference: str, drawn: int, zone: str) -> None:
    scene = Scene()
    training = scene.put(reference, "hand")
    scene.do("play A Cappella Training")
    assert len(scene.names("hand")) == drawn
    assert scene.zone(training) == zone


# Twinkle Twinkle -----------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_23_C", "LY_23_R2")
@pytest.mark.parametrize("reference", ["LY_23_C", "LY_23_R2"])
def test_twinkle_twinkle_sends_one_character_to_sleep(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    mine = scene.put("LY_08_C", "hero")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.do("play Twinkle Twinkle")
    assert not scene.can("no")
    scene.do("pick Lyra Chronicler")
    assert [scene.has(one, "asleep") for one in (mine, theirs)] == [False, True]
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("LY_23_C", "LY_23_R2")
@pytest.mark.parametrize("reference", ["LY_23_C", "LY_23_R2"])
@pytest.mark.rule("ALT-TARGET-03")
def test_twinkle_twinkle_without_a_character_does_nothing(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    scene.do("play Twinkle Twinkle")
    assert scene.events("gained_status") == []
    assert scene.zone(spell) == "reserve"


@pytest.mark.card("LY_23_R1")
@pytest.mark.rule("ALT-TARGET-06", "ALT-TARGET-07", "ALT-KEYWORD-GIGANTIC-05")
def test_the_rare_twinkle_twinkle_sends_a_whole_expedition_to_sleep() -> None:
    scene = Scene()
    spell = scene.put("LY_23_R1", "hand")
    skald = scene.put("LY_08_C", "hero", 1)
    # Tough is not due: an Expedition is the target.
    shenlong = scene.put("BR_22_R1", "hero", 1)
    # A Gigantic Character is in both.
    atlas = scene.put("BR_20_C", "companion", 1)
    beside = scene.put("LY_08_C", "companion", 1)
    mine = scene.put("LY_08_C", "hero")
    scene.do("play Twinkle Twinkle")
    assert sorted(scene.options) == ["companion", "hero", "their companion", "their hero"]
    scene.do("their hero")
    assert [scene.has(one, "asleep") for one in (skald, shenlong, atlas)] == [True, True, True]
    assert [scene.has(one, "asleep") for one in (beside, mine)] == [False, False]
    assert scene.zone(spell) == "discard"
    assert scene.ready_mana() == 10 - 4


@pytest.mark.card("LY_23_C", "LY_23_R1", "LY_23_R2")
@pytest.mark.parametrize("reference", ["LY_23_C", "LY_23_R1", "LY_23_R2"])
@pytest.mark.parametrize("origin", ["hand", "reserve"])
@pytest.mark.rule("ALT-DUR-06", "ALT-QUICK-05")
def test_twinkle_twinkle_discarded_from_reserve_makes_the_next_card_cheaper(reference: str, origin: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "reserve")
    for _ in range(2):
        scene.put("LY_16_C", origin)
    scene.do("use Twinkle Twinkle", "play Lyra Chronicler", "hero", "pass", "play Lyra Chronicler", "hero")
    assert scene.ready_mana() == 10 - 2 - 3
    assert scene.zone(spell) == "discard"


# Cloth Cocoon --------------------------------------------------------------------------------------------------------

TWO_WAYS = ["LY_24_C", "LY_24_R2"]


@pytest.mark.card("LY_24_C", "LY_24_R1", "LY_24_R2")
@pytest.mark.parametrize("reference", ["LY_24_C", "LY_24_R1", "LY_24_R2"])
@pytest.mark.parametrize("status", ["fleeting", "anchored", "asleep"])
def test_cloth_cocoon_discards_a_character_with_one_of_three_statuses(reference: str, status: str) -> None:
    scene = Scene()
    cocoon = scene.put(reference, "hand")
    caught = scene.put("LY_16_C", "hero", 1, statuses=status)
    # Neither a boost nor exhaustion is one of them.
    free = scene.put("LY_08_C", "hero", 1, statuses="exhausted", boosts=2)
    scene.do("play Cloth Cocoon")
    assert scene.asked == "turn", "there is one target"
    assert [scene.zone(one) for one in (caught, free)] == ["discard", "hero"]
    assert scene.zone(cocoon) == "discard"


@pytest.mark.card("LY_24_C", "LY_24_R1", "LY_24_R2")
@pytest.mark.parametrize("reference", ["LY_24_C", "LY_24_R1", "LY_24_R2"])
def test_cloth_cocoon_discards_one_of_two_characters(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    first = scene.put("LY_16_C", "hero", 1, statuses="asleep")
    second = scene.put("LY_08_C", "hero", 1, statuses="asleep")
    scene.do("play Cloth Cocoon")
    assert not scene.can("no")
    scene.do("pick Lyra Skald")
    assert [scene.zone(one) for one in (first, second)] == ["hero", "discard"]
    assert scene.who == 1


@pytest.mark.card(*TWO_WAYS)
@pytest.mark.parametrize("reference", TWO_WAYS)
def test_cloth_cocoon_discards_one_of_two_permanents(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    theirs = scene.put("AX_30_C", "landmark", 1)
    mine = scene.put("AX_25_C", "landmark")
    scene.do("play Cloth Cocoon")
    assert not scene.can("no")
    scene.do("pick Brassbug Hive")
    assert [scene.zone(one) for one in (mine, theirs)] == ["landmark", "discard"]
    assert scene.who == 1


@pytest.mark.card("LY_24_C", "LY_24_R1", "LY_24_R2")
@pytest.mark.parametrize("reference", ["LY_24_C", "LY_24_R1", "LY_24_R2"])
@pytest.mark.rule("ALT-TARGET-02", "ALT-TARGET-06")
def test_cloth_cocoon_must_take_an_own_character_if_there_is_no_other(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("LY_16_C", "hero", statuses="asleep")
    scene.do("play Cloth Cocoon")
    assert scene.zone(mine) == "discard"


@pytest.mark.card(*TWO_WAYS)
@pytest.mark.parametrize("reference", TWO_WAYS)
@pytest.mark.rule("ALT-EFFECT-10")
@pytest.mark.parametrize(("answer", "zones"), [("1", ["discard", "landmark"]), ("2", ["hero", "discard"])])
def test_cloth_cocoon_takes_a_character_or_a_permanent_as_chosen(reference: str, answer: str, zones: list[str]) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    character = scene.put("LY_16_C", "hero", 1, statuses="anchored")
    hive = scene.put("AX_30_C", "landmark", 1)
    scene.do("play Cloth Cocoon", answer)
    assert [scene.zone(one) for one in (character, hive)] == zones


@pytest.mark.card("LY_24_C", "LY_24_R1", "LY_24_R2")
@pytest.mark.parametrize(
    ("reference", "zone"), [("LY_24_C", "discard"), ("LY_24_R1", "landmark"), ("LY_24_R2", "discard")]
)
@pytest.mark.rule("ALT-EFFECT-04")
def test_only_the_rare_lyra_cocoon_leaves_permanents_alone(reference: str, zone: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    hive = scene.put("AX_30_C", "landmark", 1)
    free = scene.put("LY_16_C", "hero", 1)
    scene.do("play Cloth Cocoon")
    assert scene.zone(hive) == zone
    assert scene.zone(free) == "hero"


# All In! -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_25_R1")
@pytest.mark.rule("ALT-COST-09", "ALT-ACTION-ROLL-01")
def test_the_rare_all_in_adds_2_for_a_reserve_card_given_up_after_the_roll() -> None:
    scene = Scene()
    scene.put("LY_25_R1", "hand")
    given = scene.put("LY_05_C", "reserve")
    kept = scene.put("LY_07_C", "reserve")
    mine = scene.put("LY_08_C", "hero")
    theirs = scene.put("LY_16_C", "hero", 1)
    scene.dice(4)
    scene.do("play All In!")
    assert scene.asked == "yes_no"
    assert scene.events("rolled")[0].details["dice"] == [4], "it is asked once the die is seen"
    scene.do("yes", "pick Lyra Thespian", "pick Lyra Skald")
    assert [scene.zone(one) for one in (given, kept)] == ["discard", "reserve"]
    assert [scene.boosts(one) for one in (mine, theirs)] == [6, 0]


@pytest.mark.card("LY_25_R1")
@pytest.mark.rule("ALT-EFFECT-06")
def test_the_rare_all_in_boosts_by_the_plain_result_if_nothing_is_given_up() -> None:
    scene = Scene()
    scene.put("LY_25_R1", "hand")
    kept = scene.put("LY_05_C", "reserve")
    mine = scene.put("LY_08_C", "hero")
    scene.dice(4)
    scene.do("play All In!", "no")
    assert scene.zone(kept) == "reserve"
    assert scene.boosts(mine) == 4


@pytest.mark.card("LY_25_C", "LY_25_R1", "LY_25_R2", "LY_04_R1")
@pytest.mark.parametrize("reference", ["LY_25_C", "LY_25_R1", "LY_25_R2"])
@pytest.mark.rule("ALT-ACTION-ROLL-02")
def test_all_in_uses_the_result_with_what_was_added_to_it(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    martengale = scene.put("LY_04_R1", "hero")
    scene.dice(6)
    scene.do("play All In!", "7")
    assert scene.boosts(martengale) == 7


# Mind Apotheosis -----------------------------------------------------------------------------------------------------

APOTHEOSES = ["LY_27_C", "LY_27_R1", "LY_27_R2"]


def apotheosis(reference: str, *tops: str) -> Scene:
    """A scene in which the Spell has just been played and the Deck began with ``tops``."""
    scene = Scene()
    scene.put(reference, "hand")
    for top in reversed(tops):
        scene.put(top, "deck")
    scene.do("play Mind Apotheosis")
    return scene


@pytest.mark.card(*APOTHEOSES)
@pytest.mark.parametrize("reference", APOTHEOSES)
@pytest.mark.rule("ALT-PLAY-14", "ALT-PLAY-16", "ALT-STATUS-FLEETING-03")
def test_mind_apotheosis_puts_two_characters_into_play_and_discards_the_rest(reference: str) -> None:
    scene = apotheosis(reference, "LY_11_C", "LY_25_C", "LY_20_C", "LY_08_C", "LY_16_C")
    assert scene.events("revealed")[0].details["cards"] == [
        f"ALT_CORE_B_{one}" for one in ("LY_11_C", "LY_25_C", "LY_20_C", "LY_08_C")
    ]
    # The Spell among them is not on offer.
    assert scene.options == ["no", "1", "3", "4"]
    scene.dice(3)
    scene.do("1", "companion", "3", "hero")
    assert (scene.names("hero"), scene.names("companion")) == (["Asmodeus"], ["Esmeralda"])
    # {J} of Asmodeus has worked, {H} of Esmeralda has not.
    assert scene.totals("hero") == [8, 8, 8]
    assert scene.names("reserve") == []
    assert sorted(scene.names("discard")) == ["All In!", "Lyra Skald", "Mind Apotheosis"]
    assert scene.names("deck")[-1] == "Lyra Chronicler"
    # Both are Fleeting and do not come to Reserve.
    scene.to_dusk()
    assert {"Asmodeus", "Esmeralda"} < set(scene.names("discard"))


@pytest.mark.card(*APOTHEOSES)
@pytest.mark.parametrize("reference", APOTHEOSES)
@pytest.mark.rule("ALT-TARGET-05")
def test_mind_apotheosis_may_put_one_or_none_and_discards_the_rest(reference: str) -> None:
    scene = apotheosis(reference, "LY_11_C", "LY_25_C", "LY_12_C", "LY_08_C")
    scene.do("4", "hero", "no")
    assert scene.names("hero") == ["Lyra Skald"]
    assert len(scene.names("discard")) == 4
    none = apotheosis(reference, "LY_11_C", "LY_25_C", "LY_12_C", "LY_08_C")
    none.do("no")
    assert none.names("hero") == none.names("companion") == []
    assert len(none.names("discard")) == 5


@pytest.mark.card(*APOTHEOSES)
@pytest.mark.parametrize("reference", APOTHEOSES)
@pytest.mark.rule("ALT-EFFECT-04")
def test_mind_apotheosis_without_a_character_discards_all_four(reference: str) -> None:
    scene = apotheosis(reference, "LY_25_C", "LY_29_C", "LY_30_C", "LY_22_C")
    assert scene.who == 1, "nothing is asked"
    assert len(scene.names("discard")) == 5


# Ride the Bifröst ----------------------------------------------------------------------------------------------------


@pytest.mark.card("LY_28_C", "LY_28_R2")
@pytest.mark.parametrize("reference", ["LY_28_C", "LY_28_R2"])
@pytest.mark.rule("ALT-ACTION-SWITCH-01", "ALT-OBJ-09", "ALT-TARGET-07")
def test_ride_the_bifrost_switches_all_own_characters(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    first = scene.put("LY_08_C", "hero", statuses="anchored", boosts=2)
    second = scene.put("LY_16_C", "companion")
    theirs = scene.put("LY_08_C", "hero", 1)
    scene.do("play Ride the Bifröst")
    assert [scene.zone(one) for one in (first, second, theirs)] == ["companion", "hero", "hero"]
    assert scene.has(first, "anchored")
    assert scene.boosts(first) == 2
    assert scene.zone(spell) == "discard"


@pytest.mark.card("LY_28_C", "LY_28_R1", "LY_28_R2")
@pytest.mark.parametrize("reference", ["LY_28_C", "LY_28_R1", "LY_28_R2"])
@pytest.mark.rule("ALT-ACTION-SWITCH-02")
def test_ride_the_bifrost_makes_nobody_join_play_anew(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    esmeralda = scene.put("LY_11_R1", "hero")
    scene.do("play Ride the Bifröst", *(["1"] if reference == "LY_28_R1" else []))
    assert scene.zone(esmeralda) == "companion"
    assert scene.names("reserve") == []


@pytest.mark.card("LY_28_R1")
@pytest.mark.rule("ALT-TARGET-01")
@pytest.mark.parametrize(("answer", "mine", "theirs"), [("1", "companion", "hero"), ("2", "hero", "companion")])
def test_the_rare_bifrost_switches_the_characters_of_a_chosen_player(answer: str, mine: str, theirs: str) -> None:
    scene = Scene()
    scene.put("LY_28_R1", "hand")
    own = scene.put("LY_08_C", "hero")
    # Tough is not due: a player is the target.
    others = [scene.put("BR_22_R1", "hero", 1), scene.put("LY_08_C", "hero", 1)]
    scene.do("play Ride the Bifröst")
    assert not scene.can("no")
    scene.do(answer)
    assert scene.zone(own) == mine
    assert [scene.zone(one) for one in others] == [theirs, theirs]
    assert [scene.controller(one) for one in others] == [1, 1]
    assert scene.ready_mana() == 10 - 2
