"""The Twins: Tash, who cleanses, and Wido, who does not mind Corruption."""

from __future__ import annotations

import pytest

from tavola.games.faeriell.options import OPTIONS, check_combination
from tavola.games.faeriell.perk import FIRST_SOWER_PERK
from tavola.games.faeriell.pieces import COLOUR_NAMES, DRUID, HERO_TYPES
from tavola.games.faeriell.state import TWINS
from tavola.kernel.errors import BadSetting
from tavola.kernel.option import settle
from tests.games.faeriell.scene import Scene

SEEDS = range(10)


def twins(seed: int = 1, kind: str = "phase") -> Scene:
    """The scenario up to the first question of a kind."""
    scene = Scene.at_setup(2, seed, scenario=TWINS)
    scene.until(kind)
    return scene


def laid_out() -> Scene:
    """An empty land in which player 0 is Tash and player 1 is Wido."""
    scene = Scene(seats=2, scenario=TWINS)
    scene.state.tash = 0
    return scene


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-TWINS-01")
@pytest.mark.parametrize(("seats", "mode"), [(3, "versus"), (4, "versus"), (2, "coop"), (1, "solo")])
def test_the_scenario_is_for_two_who_play_against_each_other(seats: int, mode: str) -> None:
    check_combination(2, settle(OPTIONS, 2, {"scenario": "twins"}))
    with pytest.raises(BadSetting):
        check_combination(seats, settle(OPTIONS, seats, {"scenario": "twins", "mode": mode}))


@pytest.mark.rule("FAE-TWINS-02", "FAE-TWINS-01")
def test_a_third_settlement_in_order_of_play_gives_an_essence_of_its_region() -> None:
    scene = twins(kind="first_hero")
    scene.until("place_settlement")
    state, asked = scene.state, []
    while scene.kind == "place_settlement":
        asked.append(scene.player)
        assert len(scene.legal()) == 32 - 3 - len(asked)
        plain = [words for words in scene.legal() if state.heartland[scene.region(words)] < 0]
        colour = COLOUR_NAMES[scene.world.terrain[scene.region(plain[0])]]
        before = scene.count(asked[-1], colour)
        scene.do(plain[0])
        assert scene.count(asked[-1], colour) == before + 1
    assert asked == [state.first_player, 1 - state.first_player]
    assert [sum(state.essences[player * 5 : player * 5 + 5]) for player in range(2)] == [3, 3]
    assert [owned.bit_count() for owned in state.owned] == [3, 3]


@pytest.mark.rule("FAE-TWINS-02", "FAE-SETUP-39")
def test_of_a_heartland_its_owner_picks_the_essence() -> None:
    for seed in SEEDS:
        scene = twins(seed, "first_hero")
        scene.until("place_settlement")
        printed, tokens = scene.world.terrain, scene.state.heartland
        both = [
            words for words in scene.legal() if tokens[scene.region(words)] not in (-1, printed[scene.region(words)])
        ]
        player = scene.player
        before = scene.count(player, "red")
        for words in both:
            if 0 in (printed[scene.region(words)], tokens[scene.region(words)]):
                scene.do(words)
                assert scene.kind == "heartland"
                scene.do("red")
                assert scene.count(player, "red") == before + 1
                return
    raise AssertionError("no seed has such a Heartland")


@pytest.mark.rule("FAE-TWINS-03")
def test_in_reverse_order_of_play_the_starting_hero_levels_up_for_nothing() -> None:
    scene = twins(kind="take_perk")
    state, asked = scene.state, []
    essences = state.essences[:]
    for _ in range(2):
        player = scene.player
        asked.append(player)
        tops = {f"perk {pile[-1]}" for pile in state.piles}
        assert tops <= set(scene.legal())
        perk = int(scene.legal()[0].split()[1])
        scene.do(f"perk {perk}")
        hero = player * HERO_TYPES + state.heroes(player)[0]
        assert state.perks[hero] == (perk,)
        assert state.level(hero) == 2
        # The usual choice of a Perk goes with turning another one under its pile.
        assert (scene.kind, scene.player) == ("turn_pile", player)
        scene.do(scene.legal()[0])
    assert asked == [1 - state.first_player, state.first_player]
    assert state.essences == essences


@pytest.mark.rule("FAE-TWINS-04")
def test_nobody_dresses_a_second_hero() -> None:
    for seed in SEEDS:
        state = twins(seed).state
        assert [len(state.heroes(player)) for player in range(2)] == [1, 1]


@pytest.mark.rule("FAE-TWINS-05")
def test_doom_begins_on_space_2() -> None:
    assert twins().state.doom == 2


@pytest.mark.rule("FAE-TWINS-06")
@pytest.mark.parametrize("slot", range(5))
def test_the_first_player_is_tash_and_claims_corruption_cleanser_with_any_token(slot: int) -> None:
    scene = twins(kind="claim")
    tash = scene.state.first_player
    assert scene.player == scene.state.tash == tash
    assert scene.legal() == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    essences, doom = scene.state.essences[:], scene.state.doom
    scene.do(f"slot {slot + 1}")
    assert scene.holds(tash, "cleanser")
    assert not scene.holds(1 - tash, "cleanser")
    assert scene.state.slots[tash] == 31 & ~(1 << slot)
    # Neither an Essence nor Doom pays for it.
    assert (scene.state.essences, scene.state.doom) == (essences, doom)


@pytest.mark.rule("FAE-TWINS-06")
def test_tash_keeps_the_achievement_until_yielding() -> None:
    scene = twins()
    tash = scene.state.tash
    scene.look()
    assert scene.holds(tash, "cleanser")
    assert scene.holds(tash, "purity")


@pytest.mark.rule("FAE-TWINS-07")
def test_the_second_player_is_wido_and_begins_at_corruption_2_without_purity() -> None:
    scene = twins()
    wido = 1 - scene.state.first_player
    assert scene.state.corruption[wido] == 2
    assert scene.state.corruption[1 - wido] == 0
    # Purity is lost for that; its token waits in the designated area (A91).
    assert not scene.holds(wido, "purity")
    assert scene.state.spare[wido] == 1


@pytest.mark.rule("FAE-TWINS-08")
@pytest.mark.parametrize("trades", [0, 1, 2])
def test_wido_may_trade_up_to_two_essences_for_corruption(trades: int) -> None:
    scene = twins(kind="wido")
    state = scene.state
    wido = 1 - state.first_player
    assert scene.player == wido
    held = sum(state.essences[wido * 5 : wido * 5 + 5])
    for _ in range(trades):
        assert scene.legal()[0] == "done"
        assert not [words for words in scene.legal() if "corruption" in words]
        scene.do(scene.legal()[1])
    if trades < 2:
        assert scene.kind == "wido"
        scene.do("done")
    assert scene.kind == "phase"
    assert scene.count(wido, "corruption") == trades
    assert sum(state.essences[wido * 5 : wido * 5 + 5]) == held
    assert sum(len(pile) for pile in state.discards) == trades


# Gameplay -------------------------------------------------------------------------------------------------------------


def corruption_event(player: int, wolf: str = "corruption") -> Scene:
    """The player, with a Druid and a green Essence, solves a Corruption Event; the Wolf has a token."""
    scene = laid_out()
    scene.hero(player, "druid", "N01")
    scene.essences(player, "green")
    scene.state.doom = 3
    scene.token("wolf", wolf)
    scene.bag("corruption")
    scene.phase("event", player)
    scene.until("corruption")
    return scene


@pytest.mark.rule("FAE-TWINS-09")
@pytest.mark.parametrize(("player", "doom"), [(0, 2), (1, 3)])
def test_tash_alone_moves_doom_back_and_cleanses_a_guardian_at_once(player: int, doom: int) -> None:
    scene = corruption_event(player)
    scene.do("cleanse wolf")
    assert scene.under("wolf") == ""
    assert scene.state.doom == doom


@pytest.mark.rule("FAE-TWINS-09")
def test_tash_discards_a_token_whenever_there_is_one() -> None:
    assert "cleanse doom" not in corruption_event(0).legal()
    assert "cleanse doom" in corruption_event(1).legal()


@pytest.mark.rule("FAE-TWINS-09")
def test_a_guardian_with_a_menace_only_cannot_be_cleansed_by_tash_either() -> None:
    scene = corruption_event(0, "red")
    assert "cleanse wolf" not in scene.legal()
    assert "cleanse doom" in scene.legal()


@pytest.mark.rule("FAE-TWINS-09")
def test_cleansing_the_own_tribe_moves_no_doom() -> None:
    scene = corruption_event(0)
    scene.do("cleanse tribe")
    assert (scene.state.doom, scene.under("wolf")) == (3, "corruption")


def level_up(player: int) -> Scene:
    """The player levels up a Druid and is about to take a Perk."""
    scene = laid_out()
    scene.hero(player, "druid", "N01")
    scene.essences(player, "green", "green")
    scene.phase("tribe", player)
    scene.do("level up druid")
    scene.pay()
    scene.until("take_perk")
    return scene


@pytest.mark.rule("FAE-TWINS-10")
def test_wido_may_draw_a_random_sower_perk_which_leaves_the_stock() -> None:
    drawn = set()
    for turns in range(12):
        scene = level_up(1)
        for _ in range(turns):
            scene.state.rng.next32()
        piles = [pile[:] for pile in scene.state.piles]
        scene.do("draw sower perk")
        perk = scene.state.perks[HERO_TYPES + DRUID][0]
        assert perk >= FIRST_SOWER_PERK
        assert perk not in scene.state.sower_stock
        assert len(scene.state.sower_stock) == 4
        # No tile of the board was taken, so none is turned under its pile.
        assert scene.state.piles == piles
        assert scene.kind != "turn_pile"
        drawn.add(perk)
    assert len(drawn) > 2


@pytest.mark.rule("FAE-TWINS-10")
def test_wido_may_take_a_perk_of_the_board_as_well() -> None:
    scene = level_up(1)
    assert len(scene.legal()) == 5
    scene.do(scene.legal()[0])
    assert scene.kind == "turn_pile"


@pytest.mark.rule("FAE-TWINS-10")
def test_tash_draws_no_sower_perk_and_nobody_does_elsewhere() -> None:
    assert "draw sower perk" not in level_up(0).legal()
    scene = Scene(seats=2)
    scene.hero(1, "druid", "N01")
    scene.essences(1, "green", "green")
    scene.phase("tribe", 1)
    scene.do("level up druid")
    scene.pay()
    scene.until("take_perk")
    assert "draw sower perk" not in scene.legal()


@pytest.mark.rule("FAE-TWINS-10", "FAE-TWINS-03")
def test_the_level_up_of_the_setup_is_one_of_wido_s() -> None:
    scene = twins(kind="take_perk")
    assert scene.player == 1 - scene.state.tash
    scene.do("draw sower perk")
    assert scene.player == scene.state.tash
    assert "draw sower perk" not in scene.legal()
    wido = 1 - scene.state.tash
    assert scene.state.perks[wido * HERO_TYPES + scene.state.heroes(wido)[0]][0] >= FIRST_SOWER_PERK
