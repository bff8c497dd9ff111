"""Leaf's Ability cards, as the house set declares them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hara.cards.ability_stage import (
    AT,
    HALF,
    Attack,
    Gain,
    Walk,
    charges,
    check_attack,
    check_gain,
    check_walk,
    crowd,
    hurt,
    is_done,
    lay_down,
    of_the_crowd,
    on_turn,
    parts_of,
    play,
    start,
    tables,
)
from tests.games.hara.cards.staging import HERE, Played, away, offered, within
from tests.games.hara.corrupted_card import answer_all, play_round
from tests.games.hara.scene import Scene, monster

plays = Played()
NO_MOVE = ("done",)


def leaf(**more: Any) -> Scene:
    """His turn without Momentum, with 5 Health."""
    return on_turn("leaf", "kaoru", **more)


def among_others(**more: Any) -> Scene:
    return crowd("leaf", "kaoru", **more)


# Tables ---------------------------------------------------------------------------------------------------------------

ATTACKS = (
    Attack("bottom", "leaf_dash", 1, 1, before=NO_MOVE),
    Attack("bottom", "modal_movements", 2, before=NO_MOVE),
    Attack("top", "falling_pine", 2, 1),
    Attack("bottom", "falling_pine", 3),
    Attack("bottom", "thorn_waltz", 2),
    Attack("top", "leafstorm", 2, 1),
    Attack("bottom", "samara", 2, before=NO_MOVE),
)
WALKS = (
    Walk("top", "leaf_dash", 2),
    Walk("bottom", "leaf_dash", 1, after=("done",)),
    Walk("top", "modal_movements", 1),
    Walk("bottom", "modal_movements", 1, after=("done",)),
    Walk("top", "second_wind", 1),
    Walk("top", "thorn_waltz", 2),
    Walk("top", "da_capo", 1, after=("done",)),
    Walk("top", "hush_of_the_woods", 3, calm=True),
    Walk("top", "thousand_leaf_gale", 4, through=True, calm=True, after=("done",)),
)
GAINS = (
    Gain("top", "modal_movements", {"momentum": 2}, NO_MOVE),
    Gain("top", "modal_movements", {"momentum": 1}, NO_MOVE, {"momentum": 4}),
    Gain("top", "falling_pine", {"momentum": 1}, ("done",)),
    Gain("top", "second_wind", {"health": 1, "momentum": 1}, NO_MOVE),
    # It is Free and brings an Activation.
    Gain("bottom", "second_wind", {"momentum": -2, "activations": 2}, have={"momentum": 2}),
    Gain("bottom", "second_wind", {"momentum": -2, "activations": 2}, have={"momentum": 3}),
    Gain("bottom", "second_wind", {"activations": 1}, have={"momentum": 1}),
    Gain("top", "leafstorm", {"momentum": 2}, ("done",)),
    Gain("bottom", "leafstorm", {"momentum": -3}, have={"momentum": 3}),
    Gain("bottom", "leafstorm", {}, have={"momentum": 2}),
    Gain("top", "counterpoint", {"spirit": 1}),
    Gain("bottom", "counterpoint", {"momentum": 1, "spirit": 2}),
    Gain("top", "da_capo", {"spirit": 1}, ("done", "done")),
    Gain("bottom", "da_capo", {"momentum": -1, "activations": 1}, have={"momentum": 1}),
    Gain("bottom", "da_capo", {}),
    Gain("top", "samara", {"momentum": 1}, NO_MOVE),
    Gain("top", "hush_of_the_woods", {"momentum": 1}, NO_MOVE),
    Gain("bottom", "hush_of_the_woods", {"health": 2}, have={"momentum": 2}),
    Gain("bottom", "hush_of_the_woods", {"health": 2}, ("done",), {"momentum": 3}),
    Gain("bottom", "hush_of_the_woods", {"health": 2, "momentum": -3, "green": 1}, ("yes",), {"momentum": 3}),
    Gain("bottom", "falling_pine", {}, ("done",), {"momentum": 1}),
    Gain("bottom", "falling_pine", {}, ("done", "done"), {"momentum": 2}),
    Gain("bottom", "falling_pine", {"momentum": -2}, ("yes", "done"), {"momentum": 2}),
    Gain("top", "symphony", {"momentum": 3, "activations": 3}),
)
plays.each(tables(*ATTACKS, *WALKS, *GAINS))


@pytest.mark.rule("HARA-TARGET-01", "HARA-RANGE-02", "HARA-DMG-01")
@pytest.mark.parametrize("case", ATTACKS, ids=str)
def test_attack(case: Attack) -> None:
    check_attack(among_others, case)


@pytest.mark.rule("HARA-MOVE-01", "HARA-ECARD-03", "HARA-AGGR-01")
@pytest.mark.parametrize("case", WALKS, ids=str)
def test_move(case: Walk) -> None:
    check_walk(leaf, case)


@pytest.mark.rule("HARA-LEAF-01", "HARA-LOSE-02", "HARA-ADV-03", "HARA-ADV-04")
@pytest.mark.parametrize("case", GAINS, ids=str)
def test_gain(case: Gain) -> None:
    check_gain(leaf, case)


# Core cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MOVE-01", "HARA-LEAF-01")
@pytest.mark.parametrize(("momentum", "spaces"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_modal_movements_bottom_goes_farther_with_momentum(momentum: int, spaces: int) -> None:
    scene = leaf()
    scene.have("leaf", momentum=momentum)
    start(scene, "bottom", "modal_movements")
    assert offered(scene, "go") == within(scene, spaces)
    scene.do("done", "done")
    assert scene.resource("leaf", "momentum") == momentum


@pytest.mark.rule("HARA-DMG-04", "HARA-LOSE-02")
@pytest.mark.parametrize(("answer", "damage", "left"), [("yes", 5, 1), ("done", 3, 3)])
def test_falling_pine_bottom_falls_harder_if_paid_for(answer: str, damage: int, left: int) -> None:
    scene = among_others()
    scene.have("leaf", momentum=3)
    start(scene, "bottom", "falling_pine")
    assert (scene.kind, scene.legal()) == ("pay", ["done", "yes"])
    scene.do(answer, f"aim {HERE}")
    assert (is_done(scene), hurt(scene), scene.resource("leaf", "momentum")) == (True, [damage, 0, 0, 0], left)


@pytest.mark.rule("HARA-FREE-01", "HARA-LEAF-01")
def test_second_wind_bottom_needs_no_activation() -> None:
    scene = leaf()
    lay_down(scene, "second_wind")
    scene.have("leaf", momentum=2, activations=0)
    scene.do("bottom second_wind")
    assert (scene.state.activations, scene.resource("leaf", "momentum")) == (1, 0)
    assert "bottom second_wind" not in scene.legal()


# Red ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHARGE-01", "HARA-CHARGE-02")
def test_thorn_waltz_top_dances_itself_full() -> None:
    scene = leaf()
    start(scene, "top", "thorn_waltz")
    assert charges(scene, "thorn_waltz") == 1
    scene.do("step oakenmoor-4")
    assert charges(scene, "thorn_waltz") == 2
    scene.do("go oakenmoor-5")
    assert charges(scene, "thorn_waltz") == 3
    # It holds no more, and transports are no dance.
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-4")
    assert charges(scene, "thorn_waltz") == 3
    lay_down(scene, "thorn_waltz")
    scene.effect('{do = "transport", to = "dojo"}')
    assert charges(scene, "thorn_waltz") == 1


@pytest.mark.rule("HARA-CHARGE-02", "HARA-CHARGE-04", "HARA-CHARGE-05")
@plays("thorn_waltz charge")
def test_thorn_waltz_charge_scratches_a_foe() -> None:
    scene = among_others()
    lay_down(scene, "thorn_waltz", 2)
    scene.do("charge thorn_waltz")
    assert (scene.kind, offered(scene, "aim")) == ("target", of_the_crowd(scene, "foe", 1))
    scene.do(f"aim {AT[1]}")
    assert (hurt(scene), scene.state.activations, charges(scene, "thorn_waltz")) == ([0, 1, 0, 0], 3, 1)
    # The second is spent in vain; then the card goes back to the hand, but only when the turn ends.
    scene.do("charge thorn_waltz", "done")
    assert (hurt(scene), "charge thorn_waltz" in scene.legal()) == ([0, 1, 0, 0], False)
    assert "thorn_waltz" in scene.cards(0, "board_cards")
    scene.do("end")
    answer_all(scene)
    assert "thorn_waltz" in scene.cards(0, "hand")


@pytest.mark.rule("HARA-CHARGE-01")
@pytest.mark.parametrize(("left", "damage"), [(0, 1), (1, 2), (3, 4)])
def test_thorn_waltz_bottom_counts_its_charges(left: int, damage: int) -> None:
    scene = among_others()
    lay_down(scene, "thorn_waltz", left)
    play(scene, "bottom", "thorn_waltz", f"aim {HERE}")
    assert (hurt(scene), charges(scene, "thorn_waltz")) == ([damage, 0, 0, 0], left)


@pytest.mark.rule("HARA-TARGET-03", "HARA-LOSE-02")
@pytest.mark.parametrize(("momentum", "damage"), [(3, 3), (2, 0)])
def test_leafstorm_bottom_blows_over_all_foes_around(momentum: int, damage: int) -> None:
    scene = among_others()
    scene.have("leaf", momentum=momentum)
    play(scene, "bottom", "leafstorm")
    assert hurt(scene) == [damage, damage, 0, 0]
    assert [scene.health(who) for who in ("leaf", "kaoru", "enoki")] == [HALF, HALF, 9 - damage]
    assert len(scene.told("cannot_pay")) == (0 if damage else 1)


# Blue -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHARGE-01", "HARA-CHARGE-06", "HARA-CHARGE-04")
@plays("counterpoint charge")
@pytest.mark.parametrize(("used", "health", "momentum"), [(0, -3, 0), (1, -2, 1), (2, -1, 2)])
def test_counterpoint_charge_softens_damage_and_gathers_momentum(used: int, health: int, momentum: int) -> None:
    scene = leaf()
    play(scene, "top", "counterpoint")
    assert (charges(scene, "counterpoint"), "charge counterpoint" in scene.legal()) == (2, False)
    scene.end_turn()
    scene.effect('{do = "damage_all", amount = 3, range = 9, target = "player"}', "kaoru")
    assert (scene.kind, scene.asked, scene.legal()) == ("respond", 0, ["done", "charge counterpoint"])
    scene.do(*["charge counterpoint"] * used, *["done"] * (used < 2))
    assert (scene.health("leaf"), scene.resource("leaf", "momentum")) == (HALF + health, momentum)
    assert (scene.kind, charges(scene, "counterpoint")) == ("adventure", 2 - used)
    # With the last charge the card returns at the end of whoever's turn it is.
    scene.end_turn()
    assert "counterpoint" in scene.cards(0, "hand" if used == 2 else "board_cards")


@pytest.mark.rule("HARA-LEAF-01", "HARA-RANGE-02")
@pytest.mark.parametrize(
    ("spaces", "momentum"),
    [((HERE,), 2), ((HERE, "oakenmoor-4"), 3), ((HERE, "oakenmoor-2", "oakenmoor-4"), 3), (("oakenmoor-1",), 1)],
)
def test_counterpoint_bottom_listens_to_the_monsters_around(spaces: tuple[str, ...], momentum: int) -> None:
    scene = leaf()
    for card, space in zip(("teagle", "hedge_imp", "moor_stag"), spaces, strict=False):
        scene.put(card, space)
    assert play(scene, "bottom", "counterpoint") == {"momentum": momentum, "spirit": 2}


@pytest.mark.rule("HARA-PICK-01")
@pytest.mark.parametrize("answer", ["pick leafstorm", "done"])
def test_da_capo_top_takes_a_card_back(answer: str) -> None:
    scene = leaf()
    lay_down(scene, "leafstorm")
    scene.on_board("leaf", "samara")
    start(scene, "top", "da_capo", "done")
    assert (scene.kind, set(scene.legal())) == ("pick", {"done", "pick leafstorm", "pick samara", "pick da_capo"})
    scene.do(answer)
    assert (is_done(scene), "top leafstorm" in scene.legal()) == (True, answer != "done")
    assert ("samara" in scene.cards(0, "board_cards"), scene.spirit("leaf")) == (True, HALF + 1)


@pytest.mark.rule("HARA-LIFE-03", "HARA-ADV-06", "HARA-LOSE-02")
@pytest.mark.parametrize("answer", ["pick leaf_dash", "done"])
def test_da_capo_bottom_plays_a_card_again(answer: str) -> None:
    scene = leaf()
    scene.have("leaf", momentum=1)
    play(scene, "top", "leaf_dash", "done")
    play(scene, "top", "falling_pine", "done")
    start(scene, "bottom", "da_capo")
    assert (scene.kind, scene.legal()) == ("pick", ["done", "pick leaf_dash", "pick falling_pine"])
    scene.do(answer)
    assert (is_done(scene), scene.state.activations, "bottom falling_pine" in scene.legal()) == (True, 1, False)
    assert ("bottom leaf_dash" in scene.legal(), "bottom da_capo" in scene.legal()) == (answer != "done", False)


@pytest.mark.rule("HARA-LOSE-02")
def test_da_capo_bottom_without_momentum_readies_nothing() -> None:
    scene = leaf()
    play(scene, "top", "leaf_dash", "done")
    assert play(scene, "bottom", "da_capo") == {}
    assert "bottom leaf_dash" not in scene.legal()
    assert len(scene.told("cannot_pay")) == 1


# Green ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TRANS-01", "HARA-TRANS-03")
def test_samara_top_flies_3_spaces() -> None:
    scene = leaf()
    start(scene, "top", "samara")
    assert (scene.kind, offered(scene, "place")) == ("transport", within(scene, 3))
    scene.do("place oppenheim-1")
    assert (is_done(scene), scene.where("leaf"), scene.resource("leaf", "momentum")) == (True, "oppenheim-1", 1)


@pytest.mark.rule("HARA-TRANS-01", "HARA-TARGET-01")
def test_samara_bottom_flies_to_another_target_and_strikes_there() -> None:
    scene = among_others()
    scene.put("talking_sapling", away(4, scene))
    start(scene, "bottom", "samara")
    assert (scene.kind, offered(scene, "aim")) == ("transport", of_the_crowd(scene, "other", 3))
    scene.do(f"aim {AT[3]}")
    assert (scene.where("leaf"), offered(scene, "aim")) == (AT[3], {AT[3], "leaf"})
    scene.do(f"aim {AT[3]}")
    assert (is_done(scene), hurt(scene)) == (True, [0, 0, 0, 2])


@pytest.mark.rule("HARA-TRANS-01")
def test_samara_bottom_without_anybody_near_stays() -> None:
    scene = leaf()
    assert play(scene, "bottom", "samara", "done") == {}
    assert scene.where("leaf") == HERE


# Ultimates and the passive --------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ULT-01", "HARA-TARGET-03", "HARA-LEAF-01")
@plays("thousand_leaf_gale top")
@pytest.mark.parametrize(("momentum", "damage"), [(0, 1), (1, 1), (2, 2), (4, 3), (5, 3)])
def test_thousand_leaf_gale_strikes_up_to_three(momentum: int, damage: int) -> None:
    scene = among_others()
    scene.have("leaf", momentum=momentum)
    start(scene, "top", "thousand_leaf_gale", "done")
    everybody = of_the_crowd(scene, "any", 1)
    for target in (AT[0], AT[1]):
        assert offered(scene, "aim") == everybody
        scene.do(f"aim {target}")
        everybody -= {target}
    scene.do("aim enoki")
    assert (is_done(scene), hurt(scene), scene.health("enoki")) == (True, [damage, damage, 0, 0], 9 - damage)
    assert scene.resource("leaf", "momentum") == momentum
    assert "thousand_leaf_gale" in scene.cards(0, "pile")


@pytest.mark.rule("HARA-TARGET-01")
def test_thousand_leaf_gale_may_strike_one_alone_after_the_move() -> None:
    scene = among_others()
    start(scene, "top", "thousand_leaf_gale", f"go {AT[3]}", f"aim {AT[2]}", "done")
    assert (is_done(scene), hurt(scene), scene.where("leaf")) == (True, [0, 0, 1, 0], AT[3])


@pytest.mark.rule("HARA-ULT-01", "HARA-PICK-01", "HARA-LIFE-03")
def test_symphony_begins_the_turn_anew() -> None:
    scene = leaf()
    cards = ("leaf_dash", "modal_movements", "second_wind")
    for card in cards:
        play(scene, "top", card, "done")
    assert scene.state.activations == 0
    scene.have("leaf", activations=1, momentum=0)
    start(scene, "top", "symphony")
    on_board = {f"pick {card}" for card in cards}
    assert set(scene.legal()) == {"done", *on_board}
    scene.do("pick leaf_dash", "pick second_wind")
    # Two cards were picked up; now two that were used may be used again, wherever they are.
    assert set(scene.legal()) == {"done", *on_board}
    scene.do("pick leaf_dash")
    assert set(scene.legal()) == {"done", "pick modal_movements", "pick second_wind"}
    scene.do("pick modal_movements")
    assert (is_done(scene), scene.state.activations, scene.resource("leaf", "momentum")) == (True, 3, 3)
    assert {"top leaf_dash", "bottom modal_movements"} <= set(scene.legal())
    assert "top second_wind" not in scene.legal()
    assert "symphony" in scene.cards(0, "pile")


@pytest.mark.rule("HARA-ULT-01")
def test_symphony_may_leave_all_cards_where_they_are() -> None:
    scene = leaf()
    play(scene, "top", "leaf_dash", "done")
    assert play(scene, "top", "symphony", "done", "done") == {"momentum": 3, "activations": 3}
    assert "bottom leaf_dash" not in scene.legal()
    assert "leaf_dash" in scene.cards(0, "board_cards")


@pytest.mark.rule("HARA-PROG-03", "HARA-AGGR-01", "HARA-AGGR-03")
@plays("guardian_of_the_great_forest passive")
@pytest.mark.parametrize(("unlocked", "blows"), [(2, 0), (1, 2)])
def test_guardian_of_the_great_forest_is_let_pass(unlocked: int, blows: int) -> None:
    beasts = monster("teagle", attack=1, aggressive="true") + monster("moor_stag", attack=1, aggressive="true")
    scene = leaf(unlocked={"leaf": unlocked}, content=beasts)
    scene.put("teagle", HERE)
    scene.put("moor_stag", "oakenmoor-4")
    scene.begin_turn("leaf", "kaoru")
    at_start = scene.health("leaf")
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-4")
    assert [at_start, scene.health("leaf")] == [HALF - (blows > 0), HALF - blows]
    # At the end of the turn they do attack.
    scene.do("end")
    assert scene.health("leaf") == HALF - blows - 1


@pytest.mark.rule("HARA-PROG-03")
@pytest.mark.parametrize(("unlocked", "before", "after"), [(2, 2, 3), (2, 5, 5), (1, 2, 2)])
def test_guardian_of_the_great_forest_wakes_with_the_dawn(unlocked: int, before: int, after: int) -> None:
    scene = leaf(unlocked={"leaf": unlocked})
    scene.have("leaf", momentum=before)
    play_round(scene, "leaf", "kaoru")
    assert (scene.state.dusk, scene.resource("leaf", "momentum")) == (True, before)
    play_round(scene)
    assert (scene.state.dusk, scene.state.day, scene.resource("leaf", "momentum")) == (False, 2, after)


def test_every_half_charge_and_passive_is_played() -> None:
    assert plays.cards == parts_of("leaf")
