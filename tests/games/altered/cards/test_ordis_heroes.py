"""The Heroes of Ordis besides Sigismar & Wingspan."""

import pytest

from tavola.games.altered.drawing import TopToMana
from tests.games.altered.rules.made import spell
from tests.games.altered.scene import Scene

# Waru & Mack ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_02_C")
@pytest.mark.parametrize("origin", ["hand", "reserve"])
def test_waru_puts_a_bureaucrat_to_sleep_that_his_player_plays(origin: str) -> None:
    scene = Scene(heroes=("OR_02_C", None))
    prince = scene.put("OR_09_C", origin)
    scene.do("play The Frog Prince", "hero")
    assert scene.has(prince, "asleep")
    assert scene.has(prince, "fleeting") == (origin == "reserve")
    assert scene.totals("hero") == [0, 0, 0]
    # Nobody was asked: it must be so.
    assert (scene.asked, scene.who) == ("turn", 1)


@pytest.mark.card("OR_02_C")
@pytest.mark.rule("ALT-STATUS-ASLEEP-03")
def test_a_bureaucrat_put_to_sleep_by_waru_is_awake_on_the_next_day() -> None:
    scene = Scene(heroes=("OR_02_C", None))
    prince = scene.put("OR_09_C", "hand")
    scene.do("play The Frog Prince", "hero")
    scene.to_next_afternoon()
    assert scene.zone(prince) == "hero"
    assert scene.totals("hero") == [3, 0, 3]


@pytest.mark.card("OR_02_C")
def test_waru_leaves_those_awake_who_are_no_bureaucrats_or_were_there_before() -> None:
    scene = Scene(heroes=("OR_02_C", None))
    there = scene.put("OR_09_C", "companion")
    trooper = scene.put("OR_05_C", "hand")
    scene.do("play Ordis Trooper", "hero")
    assert not scene.has(trooper, "asleep")
    assert not scene.has(there, "asleep")


@pytest.mark.card("OR_02_C")
def test_waru_leaves_the_bureaucrats_awake_that_the_opponent_plays() -> None:
    scene = Scene(heroes=("OR_02_C", None))
    prince = scene.put("OR_09_C", "hand", 1)
    scene.do("pass", "play The Frog Prince", "hero")
    assert not scene.has(prince, "asleep")


# Gulrang & Tocsin -----------------------------------------------------------------------------------------------------


@pytest.mark.card("OR_03_C")
@pytest.mark.rule("ALT-CONTROL-03", "ALT-GOLDEN-13")
@pytest.mark.parametrize(("side", "zone", "player"), [("companion", "companion", 0), ("their hero", "hero", 1)])
def test_gulrang_boosts_a_token_that_his_player_creates_wherever_it_is(side: str, zone: str, player: int) -> None:
    scene = Scene(heroes=("OR_03_C", None))
    scene.put("OR_04_C", "reserve")
    scene.do("use Paper Herald", side)
    assert scene.names(zone, player) == ["Ordis Recruit"]
    assert scene.totals(zone, player) == [2, 2, 2]


@pytest.mark.card("OR_03_C")
@pytest.mark.rule("ALT-GOLDEN-13")
@pytest.mark.parametrize(("side", "player"), [("hero", 1), ("their hero", 0)])
def test_gulrang_boosts_no_token_that_the_opponent_creates(side: str, player: int) -> None:
    scene = Scene(heroes=("OR_03_C", None))
    scene.put("OR_04_C", "reserve", 1)
    scene.do("pass", "use Paper Herald", side)
    assert scene.totals("hero", player) == [1, 1, 1]


@pytest.mark.card("OR_03_C")
def test_gulrang_boosts_no_character_that_is_played() -> None:
    scene = Scene(heroes=("OR_03_C", None))
    cadets = scene.put("OR_06_C", "hand")
    scene.do("play Ordis Cadets", "hero")
    assert scene.boosts(cadets) == 0
    # The Cadets' 1/1/0 and a Recruit with a boost.
    assert scene.totals("hero") == [3, 3, 2]


@pytest.mark.card("OR_03_C", "OR_26_C")
@pytest.mark.rule("ALT-REACT-09")
def test_gulrang_boosts_each_of_several_tokens_once() -> None:
    scene = Scene(heroes=("OR_03_C", None))
    scene.put("OR_26_C", "hand")
    scene.do("play Open the Gates")
    while scene.asked == "reaction":
        scene.do("1")
    assert scene.totals("hero") == scene.totals("companion") == [4, 4, 4]
    assert len(scene.events("boosted")) == 4


@pytest.mark.card("OR_03_C")
@pytest.mark.rule("ALT-KEYWORD-DEFENDER-01", "ALT-PASSIVE-02")
@pytest.mark.parametrize(("mana", "moved"), [(7, 0), (8, 1)])
def test_a_boosted_token_of_gulrang_is_a_defender_while_there_are_fewer_than_8_orbs(mana: int, moved: int) -> None:
    scene = Scene(heroes=("OR_03_C", None), mana=mana)
    scene.put("OR_04_C", "reserve")
    scene.put("OR_05_C", "companion")
    # Exhausted Orbs are Orbs.
    scene.put("OR_05_C", "hand")
    scene.do("use Paper Herald", "hero", "play Ordis Trooper", "companion")
    scene.to_dusk()
    assert scene.state.at == [moved, 6, 0, 7]


@pytest.mark.card("OR_03_C")
@pytest.mark.rule("ALT-PASSIVE-02")
def test_the_eighth_orb_ends_the_defence_of_gulrangs_tokens() -> None:
    scene = Scene(heroes=("OR_03_C", None), mana=7)
    scene.put("OR_31_C", "hero", boosts=1)
    scene.put(spell("Growth", TopToMana()), "hand")
    scene.do("play Growth")
    scene.to_dusk()
    assert scene.state.at[0] == 1


@pytest.mark.card("OR_03_C")
@pytest.mark.parametrize(("reference", "boosts", "player"), [("OR_31_C", 0, 0), ("OR_05_C", 1, 0), ("OR_31_C", 1, 1)])
def test_gulrang_makes_no_defender_of_other_characters(reference: str, boosts: int, player: int) -> None:
    scene = Scene(heroes=("OR_03_C", None), mana=7)
    scene.put(reference, "hero", player, boosts=boosts)
    scene.to_dusk()
    assert scene.state.at[2 * player] == 1


@pytest.mark.card("OR_03_C")
def test_a_token_of_gulrang_becomes_a_defender_with_its_first_boost() -> None:
    scene = Scene(heroes=("OR_03_C", None), mana=7)
    scene.put("OR_31_C", "hero")
    scene.put("OR_23_C", "hand")
    scene.do("play Charge!")
    scene.to_dusk()
    assert scene.state.at[0] == 0
