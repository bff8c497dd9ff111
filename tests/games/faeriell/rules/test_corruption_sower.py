"""Playing the Corruption Sower."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tavola.games.faeriell.perk import FIRST_SOWER_PERK
from tavola.games.faeriell.pieces import PURITY, SOWER
from tests.games.faeriell.scene import Scene


def rising(
    perks: Sequence[int] = (), quests: Sequence[str] = (), achievements: Sequence[str] = (), others: Sequence[str] = ()
) -> Scene:
    """Player 0, with a Druid on N09 and perhaps a Shaman, is about to say which Hero becomes the Sower."""
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N09", perks, quests)
    for place, hero in enumerate(others):
        scene.hero(0, hero, f"N1{place}")
    scene.claimed(0, *achievements)
    scene.own(0, "BEAR-A")
    scene.token("bear", "corruption")
    scene.state.corruption[0] = 4
    scene.state.claims[0] &= ~(1 << PURITY)
    scene.state.spare[0] = 1
    scene.harvest_on("bear")
    scene.do("yield")
    return scene


def sower(perks: Sequence[int] = (), quests: Sequence[str] = ()) -> Scene:
    """Player 0 has been the Sower for a while: on N09, which joins OWL-A, OWL-B and OWL-C."""
    scene = Scene()
    scene.plain()
    scene.hero(0, "sower", "N09", perks, quests)
    scene.state.sower = 0
    return scene


@pytest.mark.rule("FAE-SOWER-03")
def test_the_player_picks_the_hero_that_becomes_the_sower() -> None:
    scene = rising(others=("shaman", "chieftain"))
    assert (scene.kind, scene.player) == ("become_sower", 0)
    assert scene.legal() == ["pick chieftain", "pick shaman", "pick druid"]
    scene.do("pick shaman")
    assert scene.at(0, "sower") == "N10"
    assert scene.at(0, "shaman") == ""
    assert scene.at(0, "druid") == "N09"


@pytest.mark.rule("FAE-SOWER-03")
def test_the_tile_that_was_replaced_has_left_the_game() -> None:
    scene = rising()
    scene.essences(0, *["green"] * 5)
    scene.phase("tribe")
    assert scene.at(0, "sower") == "N09"
    assert "dress up druid" not in scene.legal()


@pytest.mark.rule("FAE-SOWER-04")
def test_perks_are_swapped_for_sower_perks_one_for_one() -> None:
    scene = rising(perks=(0, 1))
    assert scene.legal() == ["done", "perk 0", "perk 1"]
    scene.do("perk 0")
    assert scene.legal() == [f"perk {perk}" for perk in scene.state.sower_stock]
    scene.do("perk 41")
    # What was swapped in is not swapped again; the other may be, or not.
    assert scene.legal() == ["done", "perk 1"]
    scene.do("done")
    assert sorted(scene.state.perks[SOWER]) == [1, 41]
    assert 41 not in scene.state.sower_stock
    assert not any(0 in pile for pile in scene.state.piles)


@pytest.mark.rule("FAE-SOWER-04")
def test_none_or_all_may_be_swapped() -> None:
    scene = rising(perks=(0, 1))
    scene.do("perk 0", "perk 41", "perk 1", "perk 42")
    assert sorted(scene.state.perks[SOWER]) == [41, 42]
    assert scene.kind == "phase"
    scene = rising(perks=(0, 1))
    scene.do("done")
    assert scene.state.perks[SOWER] == (0, 1)


@pytest.mark.rule("FAE-SOWER-04")
def test_a_later_level_brings_an_ordinary_perk() -> None:
    """A71."""
    scene = sower()
    scene.essences(0, *["green"] * 4)
    scene.phase("tribe")
    scene.do("level up sower")
    while scene.kind in ("pay_colour", "pay"):
        scene.do("pay" if "pay" in scene.legal() else scene.legal()[0])
    assert scene.kind == "take_perk"
    assert all(int(words.split()[1]) < FIRST_SOWER_PERK for words in scene.legal())


@pytest.mark.rule("FAE-SOWER-03", "FAE-SOWER-06")
def test_quests_of_the_four_colours_are_discarded_and_corruption_stays() -> None:
    """A74."""
    scene = rising(perks=(0, 1), quests=("green-owl", "corruption-bear"))
    scene.do("done")
    assert scene.state.quests[SOWER] == (4 * 8 + 3,)
    assert 3 * 8 in scene.state.discards[3]


@pytest.mark.rule("FAE-SOWER-05")
def test_the_achievement_of_the_replaced_hero_is_lost_and_the_others_stay() -> None:
    scene = Scene()
    scene.plain()
    scene.hero(0, "druid", "N09", perks=(0, 1, 2))
    scene.hero(0, "shaman", "N10", perks=(3, 4, 5))
    scene.claimed(0, "druid", "shaman")
    scene.own(0, "BEAR-A")
    scene.token("bear", "corruption")
    scene.state.corruption[0] = 4
    scene.look()
    scene.harvest_on("bear")
    scene.do("yield", "pick druid")
    assert not scene.holds(0, "druid")
    assert scene.holds(0, "shaman")
    # Purity's token and the Druid's.
    assert scene.state.spare[0] == 2


@pytest.mark.rule("FAE-SOWER-06")
def test_the_sower_quests_and_solves_quests_for_corruption_only() -> None:
    scene = sower(quests=("green-owl", "corruption-owl"))
    scene.phase("hero")
    quests = [words for words in scene.legal() if "quest" in words]
    assert quests == ["sower quests corruption", "sower solves quest corruption-owl"]


@pytest.mark.rule("FAE-SOWER-06")
def test_no_perk_opens_other_quests_to_the_sower() -> None:
    scene = sower(perks=(18,), quests=("green-owl",))
    scene.phase("hero")
    assert [words for words in scene.legal() if "quest" in words] == ["sower quests corruption"]


@pytest.mark.rule("FAE-SOWER-07")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "green", "corruption"])
def test_the_sower_solves_no_menace(colour: str) -> None:
    scene = sower()
    scene.token("owl", colour)
    scene.phase("hero")
    assert scene.legal()[0] == "done"
    assert not [words for words in scene.legal() if words.startswith("sower solves")]


@pytest.mark.rule("FAE-SOWER-07", "FAE-SOWER-08")
def test_no_hero_perk_opens_menaces_to_the_sower() -> None:
    """The Perk that lets a Hero defend the own land is no Sower Perk."""
    scene = sower(perks=(31,))
    scene.own(0, "OWL-A")
    scene.token("owl", "blue")
    scene.phase("hero")
    assert not [words for words in scene.legal() if words.startswith("sower solves")]


@pytest.mark.rule("FAE-SOWER-08")
def test_the_sower_perk_that_removes_a_menace_does() -> None:
    scene = sower(perks=(39,))
    scene.token("owl", "blue")
    scene.phase("hero")
    scene.do("perk 39")
    assert scene.under("owl") == ""
    assert scene.state.doom == 1
    assert scene.gems(0, "sower") == 1


@pytest.mark.rule("FAE-SOWER-09")
def test_the_sower_still_claims_achievements() -> None:
    scene = sower()
    scene.tracked(0, "red", 4)
    scene.look()
    assert (scene.player, scene.claiming) == (0, "vigor")
    scene.do("slot 1")
    assert scene.holds(0, "vigor")


@pytest.mark.rule("FAE-SOWER-01", "FAE-ENDG-10")
def test_a_fifth_achievement_of_the_sower_ends_nothing() -> None:
    """A63."""
    scene = sower()
    scene.claimed(0, "spirit", "ley_lines", "rivers")
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    scene.do("slot 4")
    assert scene.state.claims[0].bit_count() == 5
    assert not scene.state.triggered


@pytest.mark.rule("FAE-SOWER-01", "FAE-ENDG-15")
def test_the_sower_does_not_win_by_a_seventh_achievement() -> None:
    """A62: without a token it claims nothing."""
    scene = sower()
    scene.claimed(0, "spirit", "ley_lines", "rivers", "forests", "shire")
    scene.tracked(0, "red", 4)
    scene.look_at("vigor")
    assert scene.kind == "phase"
    assert not scene.holds(0, "vigor")


@pytest.mark.rule("FAE-SOWER-09", "FAE-ACH-02", "FAE-ACH-10")
def test_what_the_sower_meets_without_a_token_is_claimed_with_the_next_that_is_free() -> None:
    scene = sower()
    scene.claimed(0, "spirit", "ley_lines", "influence", "herbs", "attunements")
    for colour in ("red", "yellow", "blue", "green"):
        scene.tracked(0, colour, 4)
    scene.herb(0, "solve-red", "solve-blue", "solve-green")
    scene.attunement(0, "owl", "wolf", "snake")
    scene.look_at("vigor")
    assert not scene.holds(0, "vigor")
    scene.state.corruption[0] = 1
    scene.look_at("purity")
    assert scene.holds(0, "vigor")
    assert not scene.holds(0, "purity")
    assert (scene.state.spare[0], scene.state.doom) == (0, 0)


@pytest.mark.rule("FAE-SOWER-02", "FAE-ENDG-03")
def test_the_sower_wins_when_doom_reaches_15() -> None:
    scene = sower()
    scene.state.doom = 13
    scene.own(1, "BEAR-A")
    scene.token("bear", "corruption")
    scene.harvest_on("bear")
    scene.do("ignore")
    assert not scene.state.is_terminal()
    scene.harvest_on("bear")
    scene.do("ignore")
    assert scene.state.is_terminal()
    assert scene.state.places == [1, 2]


@pytest.mark.rule("FAE-SOWER-03")
def test_the_sower_keeps_the_gems_and_level_of_the_hero() -> None:
    scene = rising(perks=(0, 1, 2))
    scene.do("done")
    assert scene.state.level(SOWER) == 4
    assert scene.gems(0, "sower") == 3
    assert scene.gems(0, "druid") == 0
