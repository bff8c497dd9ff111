"""Tiles Reference: Corruption Sower Perks, those of the KS edition included."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.perk_tiles import TILES
from tests.games.faeriell.scene import Scene

BASIC = ("red", "yellow", "blue", "green")


def sower(*perks: int, seats: int = 2, gems: int = -1) -> Scene:
    """Player 0 has the Corruption Sower on N10, and a Hero that keeps the Phase open."""
    scene = Scene(seats=seats, kickstarter=True)
    scene.state.sower = 0
    scene.hero(0, "sower", "N10", perks=perks, gems=gems)
    scene.hero(0, "adventurer", "N46")
    return scene


def offers(scene: Scene, perk: int) -> bool:
    """Whether the Perk may be used now."""
    return scene.words_are(f"perk {perk}")


# Corrupt an opponent -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SPERK-01")
def test_a_corruption_essence_corrupts_an_opponent_who_is_corrupted_already() -> None:
    scene = sower(38, seats=4)
    scene.state.corruption = [2, 1, 0, 2]
    scene.essences(0, "corruption", "corruption")
    scene.phase("hero")
    scene.do("perk 38")
    scene.do(scene.legal()[0])
    assert scene.legal() == ["player 2", "player 4"]
    scene.do("player 4")
    assert scene.state.corruption == [2, 1, 0, 3]
    assert scene.count(0, "corruption") == 1
    assert offers(scene, 38)


@pytest.mark.rule("FAE-SPERK-01")
@pytest.mark.parametrize(("level", "essence"), [(0, "corruption"), (1, "red")])
def test_no_opponent_at_zero_is_corrupted_and_nothing_else_pays(level: int, essence: str) -> None:
    scene = sower(38)
    scene.state.corruption = [3, level]
    scene.essences(0, essence)
    scene.phase("hero")
    assert not offers(scene, 38)


@pytest.mark.rule("FAE-SPERK-01", "FAE-TCL-07")
def test_an_opponent_driven_to_the_black_slot_is_lost_to_corruption() -> None:
    scene = sower(38)
    scene.state.corruption = [3, 4]
    scene.essences(0, "corruption")
    scene.phase("hero")
    scene.do("perk 38", "done")
    assert scene.state.corruption == [3, 5]
    assert scene.state.doom == 2


# Remove a Menace -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-SPERK-02", "FAE-SOWER-08")
@pytest.mark.parametrize("colour", BASIC)
@pytest.mark.parametrize("region", ["OWL-B", "OWL-C", "OWL-D"])
def test_the_sower_removes_a_menace_of_any_colour_and_doom_moves(region: str, colour: str) -> None:
    scene = sower(39)
    scene.guardian("owl", region)
    scene.token("owl", colour)
    scene.phase("hero")
    scene.do("perk 39")
    assert scene.under("owl") == ""
    assert scene.state.doom == 1
    assert scene.gems(0, "sower") == 1
    assert scene.state.tracking[BASIC.index(colour)] == 1
    assert scene.count(0, colour) == 0


@pytest.mark.rule("FAE-SPERK-02")
@pytest.mark.parametrize(
    ("region", "colour", "gems"), [("OWL-A", "red", 2), ("OWL-B", "corruption", 2), ("OWL-B", "red", 0)]
)
def test_the_sower_needs_a_menace_beside_it_and_a_gem(region: str, colour: str, gems: int) -> None:
    scene = sower(39, gems=gems)
    scene.guardian("owl", region)
    scene.token("owl", colour)
    scene.phase("hero")
    assert not offers(scene, 39)


# One action less, Corruption for Doom --------------------------------------------------------------------------------


def rise(perk: int) -> Scene:
    """A Druid of a Tribe on level 4 yields, becomes the Sower and swaps its Perk for a Sower Perk."""
    scene = Scene(kickstarter=True)
    scene.guardian("owl", "OWL-B")
    scene.state.corruption[0] = 4
    scene.hero(0, "druid", "N10", perks=[0], quests=["corruption-owl"])
    scene.hero(0, "adventurer", "N46")
    scene.phase("hero")
    scene.do("druid solves quest corruption-owl", "yield", "done", "pick druid", "perk 0", f"perk {perk}")
    return scene


@pytest.mark.rule("FAE-SPERK-03")
def test_a72_gaining_the_perk_costs_the_sower_one_action_for_good() -> None:
    scene = rise(40)
    assert scene.at(0, "sower") == "N10"
    # One gem went for the Quest, the other with the Perk.
    assert scene.gems(0, "sower") == 0
    scene.phase("hero")
    for _ in range(2):
        scene.over_and_again("hero")
        assert (scene.gems(0, "sower"), scene.gems(0, "adventurer")) == (1, 2)


@pytest.mark.rule("FAE-SPERK-03")
@pytest.mark.parametrize("perk", [38, 39, 41, 42, 43, 44, 45, 46])
def test_other_sower_perks_cost_no_action(perk: int) -> None:
    scene = rise(perk)
    assert scene.gems(0, "sower") == 1
    scene.phase("hero")
    scene.over_and_again("hero")
    assert scene.gems(0, "sower") == 2


@pytest.mark.rule("FAE-SPERK-04")
def test_each_step_of_doom_feeds_the_sower() -> None:
    scene = sower(40)
    scene.guardian("toad", "TOAD-C")
    scene.state.quests[0] = (scene.take_card("corruption-toad"),)
    scene.phase("hero")
    scene.do("adventurer solves quest corruption-toad", "ignore")
    assert (scene.state.doom, scene.count(0, "corruption")) == (1, 1)


@pytest.mark.rule("FAE-SPERK-04")
def test_doom_moving_back_feeds_nobody() -> None:
    scene = sower(40)
    scene.state.doom = 3
    scene.essences(0, "red")
    scene.guardian("toad", "TOAD-C")
    scene.state.quests[0] = (scene.take_card("corruption-toad"),)
    scene.phase("hero")
    scene.do("adventurer solves quest corruption-toad", "cleanse doom")
    assert (scene.state.doom, scene.count(0, "corruption")) == (2, 0)


@pytest.mark.rule("FAE-SPERK-04")
def test_a73_two_steps_of_doom_feed_the_sower_twice_in_the_turn_of_another() -> None:
    scene = sower(40)
    scene.guardian("owl", "OWL-B")
    scene.state.corruption[1] = 4
    scene.hero(1, "druid", "N11", quests=["corruption-owl"])
    scene.phase("hero", 1)
    scene.do("druid solves quest corruption-owl", "yield", "done")
    assert scene.state.doom == 2
    assert (scene.count(0, "corruption"), scene.count(1, "corruption")) == (2, 1)


# Essences for gems, for Doom and for a draft -------------------------------------------------------------------------


@pytest.mark.rule("FAE-SPERK-05")
def test_a_corruption_essence_buys_two_gems() -> None:
    scene = sower(41)
    scene.essences(0, "corruption")
    scene.phase("hero")
    scene.do("perk 41")
    assert scene.gems(0, "sower") == 4
    assert scene.gems(0, "adventurer") == 2
    assert scene.count(0, "corruption") == 0
    assert not offers(scene, 41)


@pytest.mark.rule("FAE-SPERK-05")
def test_only_corruption_buys_the_two_gems() -> None:
    scene = sower(41)
    scene.essences(0, *BASIC)
    scene.phase("hero")
    assert not offers(scene, 41)


@pytest.mark.rule("FAE-SPERK-06")
def test_two_essences_move_doom() -> None:
    scene = sower(42)
    scene.essences(0, "red-owl", "blue-owl", "blue-owl", "corruption")
    scene.phase("hero")
    scene.do("perk 42", "card red-owl", "card blue-owl")
    assert scene.state.doom == 1
    assert (scene.count(0, "red"), scene.count(0, "blue"), scene.count(0, "corruption")) == (0, 1, 1)
    assert not offers(scene, 42)


@pytest.mark.rule("FAE-SPERK-06")
def test_corruption_does_not_move_doom() -> None:
    scene = sower(42)
    scene.essences(0, "red", "corruption", "corruption")
    scene.phase("hero")
    assert not offers(scene, 42)


@pytest.mark.rule("FAE-KSSPERK-01")
@pytest.mark.parametrize(("doom", "left"), [(0, 2), (5, 1), (10, 0)])
def test_two_corruption_carry_out_a_menace_draft_of_the_size_that_doom_asks_for(doom: int, left: int) -> None:
    scene = sower(43)
    scene.state.doom = doom
    scene.bag("red", "red", "red")
    scene.essences(0, "corruption", "corruption")
    scene.phase("hero")
    scene.do("perk 43")
    if scene.kind == "spend":
        scene.do(scene.legal()[0])
    assert len(scene.state.bag) == left
    assert len(scene.told("drawn")) == 3 - left
    assert scene.count(0, "corruption") == 0
    assert scene.kind == "hero"


@pytest.mark.rule("FAE-KSSPERK-01")
def test_one_corruption_is_not_enough_for_a_draft() -> None:
    scene = sower(43)
    scene.essences(0, "corruption", *BASIC)
    scene.phase("hero")
    assert not offers(scene, 43)


# Corruption from others, from the map, for Essences ------------------------------------------------------------------


@pytest.mark.rule("FAE-KSSPERK-02")
def test_each_other_player_hands_over_a_corruption_essence_of_choice() -> None:
    scene = sower(44, seats=4)
    scene.essences(0, "red-owl", "blue-owl")
    scene.essences(1, "corruption-owl", "corruption-bear")
    scene.essences(2, "corruption-wolf")
    scene.essences(3, "red")
    scene.phase("hero")
    scene.do("perk 44", "card blue-owl")
    assert (scene.player, scene.legal()) == (1, ["card corruption-owl", "card corruption-bear"])
    scene.do("card corruption-bear")
    assert [scene.count(player, "corruption") for player in range(4)] == [2, 1, 0, 0]
    assert (scene.count(0, "red"), scene.count(0, "blue")) == (1, 0)
    assert scene.count(3, "red") == 1
    assert scene.player == 0
    assert not offers(scene, 44)


@pytest.mark.rule("FAE-KSSPERK-02")
def test_a21_two_like_cards_are_asked_about_too() -> None:
    scene = sower(44)
    scene.essences(0, "red")
    scene.essences(1, "corruption-owl", "corruption-owl")
    scene.phase("hero")
    scene.do("perk 44")
    assert (scene.player, scene.legal()) == (1, ["card corruption-owl"])


@pytest.mark.rule("FAE-KSSPERK-02")
@pytest.mark.parametrize(("own", "other"), [("corruption", "corruption"), ("red", "red")])
def test_there_must_be_an_essence_to_discard_and_corruption_to_take(own: str, other: str) -> None:
    scene = sower(44)
    scene.essences(0, own)
    scene.essences(1, other)
    scene.phase("hero")
    assert not offers(scene, 44)


def harvest(player: int = 0) -> Scene:
    """A player harvests, with Corruption under two Guardians and a Menace under another."""
    scene = sower(45)
    scene.token("owl", "corruption")
    scene.token("bear", "corruption")
    scene.token("stag", "red")
    scene.bag()
    scene.phase("event", player)
    return scene


@pytest.mark.rule("FAE-KSSPERK-03")
def test_the_sowers_harvest_gives_corruption_for_each_corruption_token_on_the_map() -> None:
    assert harvest().count(0, "corruption") == 2


@pytest.mark.rule("FAE-KSSPERK-03")
def test_the_harvest_of_another_player_gives_the_sower_no_corruption() -> None:
    scene = harvest(1)
    assert (scene.count(0, "corruption"), scene.count(1, "corruption")) == (0, 0)


@pytest.mark.rule("FAE-KSSPERK-04")
def test_two_corruption_are_traded_for_three_essences_of_free_colours() -> None:
    scene = sower(46)
    scene.essences(0, "corruption-owl", "corruption-owl", "corruption-bear", "corruption-bear")
    scene.phase("hero")
    scene.do("perk 46", "card corruption-owl", "card corruption-bear")
    assert scene.legal() == list(BASIC)
    scene.do("green", "red", "green")
    assert (scene.count(0, "green"), scene.count(0, "red"), scene.count(0, "corruption")) == (2, 1, 2)
    assert scene.kind == "hero"
    assert not offers(scene, 46)


@pytest.mark.rule("FAE-KSSPERK-04")
def test_one_corruption_is_traded_for_nothing() -> None:
    scene = sower(46)
    scene.essences(0, "corruption", *BASIC)
    scene.phase("hero")
    assert not offers(scene, 46)


@pytest.mark.rule("FAE-KSSPERK-04")
def test_a19_where_no_essence_is_left_the_trade_ends() -> None:
    scene = sower(46)
    scene.essences(0, "corruption", "corruption")
    for colour in range(4):
        scene.state.decks[colour] = scene.state.decks[colour][:1] if colour == 2 else []
    scene.phase("hero")
    scene.do("perk 46")
    if scene.kind == "spend":
        scene.do(scene.legal()[0])
    assert scene.count(0, "blue") == 1
    assert scene.kind == "hero"


# What the tiles say --------------------------------------------------------------------------------------------------

TEXTS = {
    38: "Spend 1 Corruption Essence: an opponent at Tribe Corruption 1 or more moves 1 forward on that track.",
    39: "For 1 Action gem remove a Menace of any colour from an adjacent Region; Doom moves 1 forward.",
    40: "On gaining this the Hero has one Hero action less for good. "
    "Each time Doom moves 1 forward you gain 1 Corruption Essence.",
    41: "Spend 1 Corruption Essence: this Hero gains 2 Action gems.",
    42: "Spend 2 Essences that are not Corruption: Doom moves 1 forward.",
    43: "Spend 2 Corruption Essences to carry out a Menace draft.",
    44: "Discard 1 Essence that is not Corruption: take 1 Corruption Essence from each other player.",
    45: "Once a round, in your harvest, gain 1 Corruption Essence for each Corruption token on the map.",
    46: "Trade 2 Corruption Essences for 3 Essences of any colours.",
}


@pytest.mark.parametrize("perk", TEXTS)
def test_a_sower_perk_says_what_it_does(perk: int) -> None:
    assert TILES[perk].text(str) == TEXTS[perk]
