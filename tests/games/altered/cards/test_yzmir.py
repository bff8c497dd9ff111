"""The cards of the Yzmir starter deck, one spec or a few for each."""

import pytest

from tavola.games.altered.card import CHARACTER, Card
from tavola.games.altered.cards.printing import J, numbered
from tavola.games.altered.sacrificing import Sacrifice
from tests.games.altered.cards.printed import check_costs, check_statistics
from tests.games.altered.scene import Scene

#: A card of no starter deck: {J} sacrifice a Character.
ZEALOT = Card("TEST_ZEALOT", "Zealot", "Yzmir", CHARACTER, 1, 1, (1, 1, 1), (), numbered((J(Sacrifice(1)),)))

# What is printed ------------------------------------------------------------------------------------------------------

CHARACTERS = [
    ("YZ_04_C", "Studious Disciple", 1, 1, [0, 1, 1]),
    ("YZ_06_R1", "Tooth Fairy", 2, 1, [1, 1, 1]),
    ("YZ_07_R2", "Kadigiran Mage-Dancer", 2, 1, [1, 1, 1]),
    pytest.param("YZ_08_C", "Yzmir Stargazer", 2, 1, [1, 2, 1], marks=pytest.mark.card("YZ_08_C")),
    pytest.param("YZ_09_C", "Lady of the Lake", 2, 2, [1, 1, 3], marks=pytest.mark.card("YZ_09_C")),
    ("YZ_11_C", "Baba Yaga", 3, 2, [2, 1, 2]),
    ("YZ_11_R1", "Baba Yaga", 3, 2, [3, 2, 2]),
    ("YZ_12_C", "Kadigiran Alchemist", 3, 1, [1, 1, 1]),
    ("YZ_12_R1", "Kadigiran Alchemist", 3, 1, [1, 1, 1]),
    ("YZ_13_C", "Alice", 3, 3, [2, 2, 4]),
    ("YZ_13_R1", "Alice", 3, 3, [3, 3, 4]),
    ("YZ_16_C", "Dorothy Gale", 5, 3, [3, 2, 2]),
    ("YZ_16_R1", "Dorothy Gale", 5, 5, [3, 2, 2]),
    ("YZ_16_R2", "Dorothy Gale", 5, 3, [3, 2, 2]),
    ("YZ_18_C", "Sakarabru", 7, 4, [4, 4, 4]),
    ("YZ_18_R1", "Sakarabru", 7, 4, [5, 5, 5]),
]
SPELLS = [
    ("YZ_21_C", "Off You Go!", 2, 4),
    ("YZ_21_R2", "Off You Go!", 2, 4),
    ("YZ_22_C", "Spy Craft", 2, 2),
    ("YZ_24_C", "Banishing Gate", 4, 4),
    ("YZ_26_C", "Kraken's Wrath", 5, 5),
]


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost", "stats"), CHARACTERS)
def test_a_character_costs_and_counts_what_it_prints(
    reference: str, name: str, hand_cost: int, reserve_cost: int, stats: list[int]
) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)
    check_statistics(reference, stats)


@pytest.mark.parametrize(("reference", "name", "hand_cost", "reserve_cost"), SPELLS)
def test_a_spell_costs_what_it_prints(reference: str, name: str, hand_cost: int, reserve_cost: int) -> None:
    check_costs(reference, name, hand_cost, reserve_cost)


# Akesha & Taru --------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_01_C")
@pytest.mark.rule("ALT-ACTION-AFTERYOU-01", "ALT-ACTION-AFTERYOU-02")
def test_akesha_gives_the_turn_away_without_passing() -> None:
    scene = Scene(heroes=("YZ_01_C", None))
    akesha = scene.state.hero(0)
    scene.do("use Akesha & Taru")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.has(akesha, "exhausted")
    scene.do("pass")
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.card("YZ_01_C")
@pytest.mark.rule("ALT-QUICK-04")
def test_akesha_can_do_so_once_a_day() -> None:
    scene = Scene(heroes=("YZ_01_C", None))
    scene.do("use Akesha & Taru", "pass")
    assert not scene.can("use Akesha & Taru")


@pytest.mark.card("YZ_01_C")
def test_akesha_can_do_so_as_first_player_only() -> None:
    scene = Scene(heroes=(None, "YZ_01_C"))
    scene.do("pass")
    assert scene.who == 1
    assert not scene.can("use Akesha & Taru")


# Characters -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_04_C")
def test_studious_disciple_is_discarded_to_make_the_next_spell_cheaper() -> None:
    scene = Scene(mana=1)
    disciple = scene.put("YZ_04_C", "reserve")
    spell = scene.put("YZ_22_C", "hand")
    assert not scene.can("play Spy Craft")
    scene.do("use Studious Disciple", "play Spy Craft")
    assert scene.ready_mana() == 0
    assert (scene.zone(disciple), scene.zone(spell)) == ("discard", "discard")


@pytest.mark.card("YZ_04_C")
def test_studious_disciple_makes_no_character_cheaper() -> None:
    scene = Scene(mana=1)
    scene.put("YZ_04_C", "reserve")
    scene.put("YZ_08_C", "hand")
    scene.do("use Studious Disciple")
    assert not scene.can("play Yzmir Stargazer")


@pytest.mark.card("YZ_04_C")
def test_studious_disciple_serves_one_spell() -> None:
    scene = Scene(mana=2)
    scene.put("YZ_04_C", "reserve")
    scene.put("YZ_22_C", "hand")
    scene.put("YZ_22_C", "hand")
    scene.do("use Studious Disciple", "play Spy Craft", "pass")
    assert scene.ready_mana() == 1
    assert not scene.can("play Spy Craft")


@pytest.mark.card("YZ_06_R1")
def test_tooth_fairy_sabotages_from_hand_if_her_player_wishes() -> None:
    for answer, expected in (("pick Inari", "discard"), ("no", "reserve")):
        scene = Scene()
        scene.put("YZ_06_R1", "hand")
        theirs = scene.put("MU_11_C", "reserve", 1)
        scene.do("play Tooth Fairy", "hero", answer)
        assert scene.zone(theirs) == expected


@pytest.mark.card("YZ_06_R1")
def test_tooth_fairy_from_reserve_does_not_sabotage() -> None:
    scene = Scene()
    scene.put("YZ_06_R1", "reserve")
    scene.put("MU_11_C", "reserve", 1)
    scene.do("play Tooth Fairy", "hero")
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_07_R2")
def test_mage_dancer_boosts_herself_when_her_player_rolls() -> None:
    scene = Scene()
    scene.put("LY_06_C", "hand")
    dancer = scene.put("YZ_07_R2", "hand")
    scene.do("play Kadigiran Mage-Dancer", "hero")
    assert scene.boosts(dancer) == 0
    scene.do("pass", "play Ouroboros Trickster", "hero")
    assert scene.boosts(dancer) == 1


@pytest.mark.card("YZ_07_R2")
def test_mage_dancer_boosts_herself_once_for_a_roll_of_two_dice() -> None:
    scene = Scene(seed=2)
    scene.put("LY_30_R1", "landmark")
    dancer = scene.put("YZ_07_R2", "hero")
    scene.put("LY_06_C", "hand")
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.asked == "die"
    scene.do(scene.options[0])
    assert scene.boosts(dancer) == 1


@pytest.mark.card("YZ_07_R2")
def test_mage_dancer_does_not_mind_dice_of_the_opponent() -> None:
    scene = Scene()
    dancer = scene.put("YZ_07_R2", "hero", 1)
    scene.put("LY_06_C", "hand")
    scene.do("play Ouroboros Trickster", "hero")
    assert scene.events("rolled")
    assert scene.boosts(dancer) == 0


@pytest.mark.card("YZ_11_C", "YZ_11_R1")
@pytest.mark.parametrize("reference", ["YZ_11_C", "YZ_11_R1"])
def test_baba_yaga_draws_from_hand_only(reference: str) -> None:
    for origin, cards in (("hand", 1), ("reserve", 0)):
        scene = Scene()
        scene.put(reference, origin)
        scene.do("play Baba Yaga", "hero")
        assert [len(scene.names("hand", player)) for player in (0, 1)] == [cards, 0]


@pytest.mark.parametrize(
    ("reference", "boost"),
    [
        pytest.param("YZ_12_C", 2, marks=pytest.mark.card("YZ_12_C")),
        pytest.param("YZ_12_R1", 3, marks=pytest.mark.card("YZ_12_R1")),
    ],
)
def test_kadigiran_alchemist_boosts_itself_from_hand_only(reference: str, boost: int) -> None:
    for origin, expected in (("hand", boost), ("reserve", 0)):
        scene = Scene()
        alchemist = scene.put(reference, origin)
        scene.do("play Kadigiran Alchemist", "hero")
        assert scene.boosts(alchemist) == expected


@pytest.mark.card("YZ_13_C", "YZ_13_R1")
@pytest.mark.rule("ALT-ACTION-AFTERYOU-01", "ALT-ACTION-AFTERYOU-02")
@pytest.mark.parametrize("reference", ["YZ_13_C", "YZ_13_R1"])
def test_alice_is_discarded_to_give_the_turn_away_without_passing(reference: str) -> None:
    scene = Scene()
    alice = scene.put(reference, "reserve")
    scene.do("use Alice")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.zone(alice) == "discard"
    scene.do("pass")
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.card("YZ_13_C", "YZ_13_R1")
@pytest.mark.rule("ALT-ACTION-AFTERYOU-03")
@pytest.mark.parametrize("reference", ["YZ_13_C", "YZ_13_R1"])
def test_after_alice_the_same_player_begins_a_new_turn_if_the_opponent_has_passed(reference: str) -> None:
    scene = Scene(mana=1)
    scene.put(reference, "reserve", 1)
    scene.put("YZ_04_C", "reserve", 1)
    scene.put("YZ_22_C", "hand", 1)
    scene.do("pass", "use Studious Disciple")
    assert scene.can("play Spy Craft")
    scene.do("use Alice")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert not scene.can("play Spy Craft")


@pytest.mark.card("YZ_13_C", "YZ_13_R1")
@pytest.mark.parametrize("reference", ["YZ_13_C", "YZ_13_R1"])
def test_alice_in_an_expedition_offers_nothing(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hero")
    assert scene.options == ["pass"]


DOROTHY = ["YZ_16_C", "YZ_16_R1", "YZ_16_R2"]


@pytest.mark.card(*DOROTHY)
@pytest.mark.parametrize("reference", DOROTHY)
def test_dorothy_may_send_a_character_to_reserve(reference: str) -> None:
    for answer, expected in (("pick Cernunnos", "reserve"), ("no", "hero")):
        scene = Scene()
        dorothy = scene.put(reference, "hand")
        theirs = scene.put("MU_14_C", "hero", 1)
        scene.do("play Dorothy Gale", "hero", answer)
        assert scene.zone(theirs) == expected
        assert scene.names("reserve", 1) == (["Cernunnos"] if expected == "reserve" else [])
        assert scene.zone(dorothy) == "hero"


@pytest.mark.card(*DOROTHY)
@pytest.mark.parametrize("reference", DOROTHY)
def test_dorothy_alone_may_send_herself_or_stay(reference: str) -> None:
    for answer, expected in (("pick Dorothy Gale", "reserve"), ("no", "hero")):
        scene = Scene()
        dorothy = scene.put(reference, "hand")
        scene.do("play Dorothy Gale", "hero", answer)
        assert scene.zone(dorothy) == expected


@pytest.mark.parametrize(
    ("reference", "asked"),
    [
        pytest.param("YZ_16_C", "turn", marks=pytest.mark.card("YZ_16_C")),
        pytest.param("YZ_16_R2", "turn", marks=pytest.mark.card("YZ_16_R2")),
        pytest.param("YZ_16_R1", "target", marks=pytest.mark.card("YZ_16_R1")),
    ],
)
@pytest.mark.rule("ALT-PLAY-15")
def test_from_reserve_only_the_rare_yzmir_dorothy_asks(reference: str, asked: str) -> None:
    scene = Scene()
    scene.put(reference, "reserve")
    scene.put("MU_14_C", "hero", 1)
    scene.do("play Dorothy Gale", "hero")
    assert scene.asked == asked


SAKARABRU = ["YZ_18_C", "YZ_18_R1"]


@pytest.mark.card(*SAKARABRU)
@pytest.mark.rule("ALT-MOVE-05")
@pytest.mark.parametrize("reference", SAKARABRU)
@pytest.mark.parametrize(("side", "expected"), [("hero", [2, 5, 1, 5]), ("companion", [2, 5, 2, 6])])
def test_sakarabru_from_hand_pushes_the_expedition_it_faces_back(
    reference: str, side: str, expected: list[int]
) -> None:
    scene = Scene()
    scene.at(2, 5, 2, 5)
    scene.put(reference, "hand")
    scene.do("play Sakarabru", side)
    assert scene.state.at == expected


@pytest.mark.card(*SAKARABRU)
@pytest.mark.rule("ALT-MOVE-05")
@pytest.mark.parametrize("reference", SAKARABRU)
@pytest.mark.parametrize("side", ["hero", "companion"])
def test_sakarabru_pushes_nobody_beyond_their_start(reference: str, side: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    scene.do("play Sakarabru", side)
    assert scene.state.at == [0, 7, 0, 7]


@pytest.mark.card(*SAKARABRU)
@pytest.mark.parametrize("reference", SAKARABRU)
def test_sakarabru_from_reserve_pushes_nobody(reference: str) -> None:
    scene = Scene()
    scene.at(2, 5, 2, 5)
    scene.put(reference, "reserve")
    scene.do("play Sakarabru", "hero")
    assert scene.state.at == [2, 5, 2, 5]


@pytest.mark.card("YZ_18_R1")
def test_the_rare_sakarabru_is_discarded_from_reserve_to_draw() -> None:
    scene = Scene()
    sakarabru = scene.put("YZ_18_R1", "reserve")
    scene.do("use Sakarabru")
    assert scene.zone(sakarabru) == "discard"
    assert len(scene.names("hand")) == 1
    assert (scene.asked, scene.who) == ("turn", 0)


@pytest.mark.card("YZ_18_C")
def test_the_common_sakarabru_has_no_support() -> None:
    scene = Scene()
    scene.put("YZ_18_C", "reserve")
    assert not scene.can("use Sakarabru")


# Spells ---------------------------------------------------------------------------------------------------------------

OFF_YOU_GO = ["YZ_21_C", "YZ_21_R2"]


@pytest.mark.card(*OFF_YOU_GO)
@pytest.mark.parametrize("reference", OFF_YOU_GO)
def test_off_you_go_sends_a_small_character_to_its_owners_reserve(reference: str) -> None:
    scene = Scene()
    spell = scene.put(reference, "hand")
    small = scene.put("MU_11_C", "hero", 1, boosts=2)
    large = scene.put("MU_14_C", "hero", 1)
    scene.do("play Off You Go!")
    assert scene.zone(small) == "reserve"
    assert scene.names("reserve", 1) == ["Inari"]
    assert scene.boosts(small) == 0
    assert scene.zone(large) == "hero"
    assert scene.zone(spell) == "reserve"


@pytest.mark.card(*OFF_YOU_GO)
@pytest.mark.rule("ALT-TARGET-02")
@pytest.mark.parametrize("reference", OFF_YOU_GO)
def test_off_you_go_must_take_an_own_character_if_there_is_no_other(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    mine = scene.put("MU_11_C", "hero")
    scene.put("MU_14_C", "hero", 1)
    scene.do("play Off You Go!")
    assert scene.zone(mine) == "reserve"


@pytest.mark.card(*OFF_YOU_GO)
@pytest.mark.rule("ALT-TARGET-03", "ALT-CARD-13")
@pytest.mark.parametrize("reference", OFF_YOU_GO)
def test_off_you_go_does_nothing_to_hand_cost_4(reference: str) -> None:
    scene = Scene()
    scene.put(reference, "hand")
    large = scene.put("MU_14_C", "hero", 1)
    scene.do("play Off You Go!")
    assert scene.zone(large) == "hero"


@pytest.mark.card("YZ_22_C")
@pytest.mark.rule("ALT-EFFECT-01")
def test_spy_craft_sabotages_and_then_resupplies() -> None:
    scene = Scene()
    spy_craft = scene.put("YZ_22_C", "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Spy Craft", "pick Inari")
    assert scene.zone(theirs) == "discard"
    assert scene.names("reserve") == ["Ordis Trooper"]
    assert scene.zone(spy_craft) == "discard"


@pytest.mark.card("YZ_22_C")
@pytest.mark.rule("ALT-EFFECT-06")
def test_spy_craft_resupplies_without_a_sabotage_too() -> None:
    scene = Scene()
    scene.put("YZ_22_C", "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Spy Craft", "no")
    assert scene.zone(theirs) == "reserve"
    assert scene.names("reserve") == ["Ordis Trooper"]


@pytest.mark.card("YZ_22_C")
@pytest.mark.rule("ALT-EFFECT-01")
def test_spy_craft_cannot_sabotage_the_card_that_it_resupplies() -> None:
    scene = Scene()
    scene.put("YZ_22_C", "hand")
    scene.do("play Spy Craft")
    assert (scene.asked, scene.who) == ("turn", 1)
    assert scene.names("reserve") == ["Ordis Trooper"]


@pytest.mark.card("YZ_24_C")
def test_banishing_gate_discards_a_character_of_any_cost() -> None:
    scene = Scene()
    gate = scene.put("YZ_24_C", "hand")
    large = scene.put("YZ_18_C", "hero", 1)
    scene.put("OR_30_C", "landmark", 1)
    scene.do("play Banishing Gate", "pick Sakarabru")
    assert scene.zone(large) == "discard"
    assert scene.zone(gate) == "discard"


@pytest.mark.card("YZ_24_C")
def test_banishing_gate_discards_a_landmark() -> None:
    scene = Scene()
    scene.put("YZ_24_C", "hand")
    scene.put("YZ_18_C", "hero", 1)
    landmark = scene.put("OR_28_C", "landmark", 1)
    scene.do("play Banishing Gate", "pick The Monolith, Ordis Bastion")
    assert scene.zone(landmark) == "discard"


@pytest.mark.card("YZ_24_C")
@pytest.mark.rule("ALT-TARGET-03", "ALT-CARD-04")
def test_banishing_gate_reaches_no_card_in_reserve() -> None:
    scene = Scene()
    gate = scene.put("YZ_24_C", "hand")
    theirs = scene.put("MU_11_C", "reserve", 1)
    scene.do("play Banishing Gate")
    assert scene.zone(theirs) == "reserve"
    assert scene.zone(gate) == "discard"


@pytest.mark.card("YZ_26_C")
def test_krakens_wrath_sends_up_to_three_characters_of_5_together_to_reserve() -> None:
    scene = Scene()
    wrath = scene.put("YZ_26_C", "hand")
    three = scene.put("MU_11_C", "hero", 1)
    two = scene.put("MU_05_C", "companion", 1)
    one = scene.put("OR_05_C", "hero", 1)
    token = scene.put("OR_31_C", "hero", 1)
    scene.do("play Kraken's Wrath", "pick Inari", "pick Kitsune")
    assert not scene.can("pick Ordis Trooper")
    scene.do("pick Ordis Recruit")
    assert [scene.zone(card) for card in (three, two, one, token)] == ["reserve", "reserve", "hero", "gone"]
    assert scene.zone(wrath) == "discard"


@pytest.mark.card("YZ_26_C")
def test_krakens_wrath_takes_three_at_most() -> None:
    scene = Scene()
    scene.put("YZ_26_C", "hand")
    small = [scene.put("OR_05_C", "hero", 1) for _ in range(4)]
    scene.do("play Kraken's Wrath", "pick Ordis Trooper", "pick Ordis Trooper #2", "pick Ordis Trooper #4")
    assert [scene.zone(card) for card in small] == ["reserve", "reserve", "hero", "reserve"]
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("YZ_26_C")
@pytest.mark.rule("ALT-TARGET-05")
def test_krakens_wrath_may_take_one_or_none() -> None:
    for answers, expected in ((["pick Inari", "no"], "reserve"), (["no"], "hero")):
        scene = Scene()
        scene.put("YZ_26_C", "hand")
        theirs = scene.put("MU_11_C", "hero", 1)
        other = scene.put("MU_05_C", "hero", 1)
        scene.do("play Kraken's Wrath", *answers)
        assert scene.zone(theirs) == expected
        assert scene.zone(other) == "hero"


# The token ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-TOKEN-04")
def test_maw_boosts_itself_by_two_when_its_controller_sacrifices_a_character() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "companion")
    theirs = scene.put("YZ_31_C", "companion", 1)
    trooper = scene.put("OR_05_C", "hero")
    scene.put(ZEALOT, "hand")
    scene.do("play Zealot", "hero", "pick Ordis Trooper")
    assert scene.zone(trooper) == "discard"
    assert scene.totals("companion") == [2, 2, 2]
    assert [scene.boosts(one) for one in (maw, theirs)] == [2, 0]


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-TOKEN-04")
def test_maw_does_not_mind_a_character_that_is_discarded() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "companion")
    scene.put("OR_05_C", "hero")
    scene.put("YZ_24_C", "hand")
    scene.do("play Banishing Gate", "pick Ordis Trooper")
    assert scene.boosts(maw) == 0


@pytest.mark.card("YZ_31_C")
@pytest.mark.rule("ALT-TOKEN-04")
def test_maw_does_not_mind_a_landmark_sacrificed_at_clean_up() -> None:
    scene = Scene()
    maw = scene.put("YZ_31_C", "companion", statuses="anchored")
    for _ in range(3):
        scene.put("OR_30_C", "landmark")
    scene.to_dusk()
    scene.do("pick Ordis Carrier")
    assert scene.names("discard") == ["Ordis Carrier"]
    assert scene.boosts(maw) == 0
