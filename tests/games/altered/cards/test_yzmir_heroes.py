"""The Heroes of Yzmir besides Akesha & Taru."""

import pytest

from tests.games.altered.scene import Scene

# Lindiwe & Maw --------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_02_C", "YZ_31_C")
@pytest.mark.rule("ALT-QUICK-04", "ALT-TOKEN-04")
def test_lindiwe_calls_maw_for_nothing_as_first_player() -> None:
    scene = Scene(heroes=("YZ_02_C", None), mana=0)
    lindiwe = scene.state.hero(0)
    scene.do("use Lindiwe & Maw")
    assert scene.names("companion") == ["Maw"]
    assert scene.names("hero") == []
    assert scene.totals("companion") == [0, 0, 0]
    assert scene.has(lindiwe, "exhausted")
    # A quick action leaves the turn running, but it can be used once a Day only.
    assert (scene.asked, scene.who) == ("turn", 0)
    assert not scene.can("use Lindiwe & Maw")


@pytest.mark.card("YZ_02_C")
def test_lindiwe_calls_maw_for_1_mana_otherwise() -> None:
    scene = Scene(heroes=(None, "YZ_02_C"), mana=1)
    scene.do("pass", "use Lindiwe & Maw")
    assert scene.names("companion", 1) == ["Maw"]
    assert (scene.ready_mana(0), scene.ready_mana(1)) == (1, 0)


@pytest.mark.card("YZ_02_C")
@pytest.mark.rule("ALT-COST-07")
def test_lindiwe_calls_nobody_if_that_mana_is_missing() -> None:
    scene = Scene(heroes=(None, "YZ_02_C"), mana=0)
    scene.do("pass")
    assert scene.who == 1
    assert not scene.can("use Lindiwe & Maw")


@pytest.mark.card("YZ_02_C")
def test_lindiwe_pays_as_first_player_nothing_whoever_begins_the_next_day() -> None:
    scene = Scene(heroes=("YZ_02_C", None), mana=1)
    scene.to_next_afternoon()
    # The other player is first player now.
    scene.do("pass", "use Lindiwe & Maw")
    assert scene.ready_mana() == 0


@pytest.mark.card("YZ_02_C", "YZ_31_C", "YZ_20_C")
@pytest.mark.rule("ALT-TOKEN-04")
def test_the_maw_of_lindiwe_grows_with_a_sacrifice() -> None:
    scene = Scene(heroes=("YZ_02_C", None))
    scene.put("OR_05_C", "hero")
    scene.put("YZ_20_C", "hand")
    scene.do("use Lindiwe & Maw", "play Gift of Self", "pick Ordis Trooper")
    assert scene.totals("companion") == [2, 2, 2]


# Afanas & Senka -------------------------------------------------------------------------------------------------------


@pytest.mark.card("YZ_03_C", "YZ_19_C")
@pytest.mark.rule("ALT-SPELL-02", "ALT-STATUS-FLEETING-05")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_a_spell_with_hand_cost_1_is_fleeting_with_afanas(origin: str) -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    training = scene.put("YZ_19_C", origin)
    scene.do("play Magical Training")
    assert scene.zone(training) == "discard"
    assert scene.names("hand") == ["Ordis Trooper"]


@pytest.mark.card("YZ_03_C", "YZ_23_C")
def test_a_spell_with_a_greater_hand_cost_is_not() -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    seal = scene.put("YZ_23_C", "hand")
    scene.do("play Conjuring Seal")
    assert scene.zone(seal) == "reserve"


@pytest.mark.card("YZ_03_C", "YZ_04_C")
@pytest.mark.rule("ALT-CARD-13")
def test_afanas_looks_at_the_printed_hand_cost_and_not_at_what_was_paid() -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    scene.put("YZ_04_C", "reserve")
    spy_craft = scene.put("YZ_22_R1", "hand")
    scene.do("use Studious Disciple", "play Spy Craft")
    assert scene.ready_mana() == 9
    assert scene.zone(spy_craft) == "reserve"


@pytest.mark.card("YZ_03_C")
def test_afanas_leaves_the_opponents_spells_alone() -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    inari = scene.put("MU_11_C", "hero")
    training = scene.put("YZ_19_C", "hand", 1)
    scene.do("pass", "play Magical Training")
    assert scene.zone(training) == "reserve"
    assert scene.boosts(inari) == 0


@pytest.mark.card("YZ_03_C", "YZ_09_R1")
@pytest.mark.rule("ALT-SPELL-02")
def test_what_lady_of_the_lake_takes_she_takes_after_afanas_has_given_it() -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    scene.put("YZ_09_R1", "reserve")
    training = scene.put("YZ_19_C", "hand")
    scene.do("use Lady of the Lake", "play Magical Training")
    assert scene.zone(training) == "reserve"


@pytest.mark.card("YZ_03_C")
@pytest.mark.rule("ALT-TARGET-02")
def test_afanas_boosts_a_character_of_her_player_when_a_spell_is_played() -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    inari = scene.put("MU_11_C", "hero")
    kitsune = scene.put("MU_05_C", "companion")
    theirs = scene.put("MU_14_C", "hero", 1)
    scene.put("YZ_23_C", "hand")
    scene.do("play Conjuring Seal")
    assert not scene.can("no")
    assert not scene.can("pick Cernunnos")
    scene.do("pick Kitsune")
    assert [scene.boosts(one) for one in (inari, kitsune, theirs)] == [0, 1, 0]


@pytest.mark.card("YZ_03_C", "YZ_20_C")
@pytest.mark.rule("ALT-PLAY-10", "ALT-TARGET-03")
def test_the_boost_of_afanas_comes_after_the_spell_has_resolved() -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    inari = scene.put("MU_11_C", "hero")
    kitsune = scene.put("MU_05_C", "hero")
    scene.put("YZ_20_C", "hand")
    scene.do("play Gift of Self", "pick Inari")
    # The one who is gone could not be chosen; the other one was the only target.
    assert scene.zone(inari) == "discard"
    assert scene.boosts(kitsune) == 1
    # With nobody left the boost finds no target.
    scene.put("YZ_20_C", "hand")
    scene.do("pass", "play Gift of Self")
    assert scene.zone(kitsune) == "discard"
    assert len(scene.events("boosted")) == 1


@pytest.mark.card("YZ_03_C")
@pytest.mark.rule("ALT-QUICK-09")
def test_afanas_boosts_nobody_for_a_character_or_a_quick_action() -> None:
    scene = Scene(heroes=("YZ_03_C", None))
    scene.put("YZ_04_C", "reserve")
    inari = scene.put("MU_11_C", "hand")
    scene.do("use Studious Disciple", "play Inari", "hero")
    assert scene.boosts(inari) == 0
