"""Kaoru's Ability cards, as the house set declares them."""

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
from tests.games.hara.cards.staging import HERE, Played, offered
from tests.games.hara.corrupted_card import answer_all
from tests.games.hara.scene import Scene, monster

plays = Played()
NO_MOVE = ("done",)


def kaoru(**more: Any) -> Scene:
    """His turn with 2 Grit and 5 Health."""
    scene = on_turn("kaoru", "leaf", **more)
    scene.have("kaoru", grit=2)
    return scene


def among_others(**more: Any) -> Scene:
    scene = crowd("kaoru", "leaf", **more)
    scene.have("kaoru", grit=2)
    return scene


# Tables ---------------------------------------------------------------------------------------------------------------

ATTACKS = (
    Attack("bottom", "kaoru_dash", 1, 1, before=NO_MOVE),
    Attack("top", "stone_claw", 3),
    Attack("bottom", "stone_claw", 3),
    Attack("top", "rock_maul", 5),
    Attack("bottom", "rock_maul", 3, 1),
    Attack("top", "bared_teeth", 1, 1),
    Attack("bottom", "bared_teeth", 4),
    Attack("top", "faultline", 2, 2, after=("done",)),
    Attack("top", "bear_hug", 3, before=("option 1",)),
    Attack("top", "unbearable_force", 4, before=("done", "0")),
)
WALKS = (
    Walk("top", "kaoru_dash", 2),
    Walk("bottom", "kaoru_dash", 1, after=("done",)),
    Walk("top", "landslide", 3),
    Walk("bottom", "landslide", 2, through=True),
    Walk("top", "honey_trail", 3, calm=True),
    Walk("top", "unbearable_force", 2, after=("0", "done")),
)
GAINS = (
    Gain("bottom", "bearfriend", {"health": 2, "grit": 2}, have={"grit": 1}),
    Gain("bottom", "bearfriend", {"health": 1, "grit": 1}, have={"health": 9, "grit": 3}),
    Gain("top", "long_sleep", {"spirit": 2}),
    Gain("bottom", "long_sleep", {"grit": 2}, have={"grit": 1}),
    Gain("top", "bear_hug", {"health": 3}, ("option 2",)),
    Gain("bottom", "bear_hug", {"health": 3}),
    Gain("top", "honey_trail", {"health": 1}, NO_MOVE),
)
#: Halves that cost Grit: how much, and how to decline what is bought.
COSTS = (
    Gain("top", "landslide", {"grit": -1}, NO_MOVE),
    Gain("bottom", "landslide", {"grit": -2}, NO_MOVE),
    Gain("top", "stone_claw", {"grit": -1}, ("done",)),
    Gain("top", "rock_maul", {"grit": -2}, ("done",)),
    Gain("top", "faultline", {"grit": -1}, ("done",)),
)
plays.each(tables(*ATTACKS, *WALKS, *GAINS, *COSTS))


@pytest.mark.rule("HARA-TARGET-01", "HARA-RANGE-02", "HARA-DMG-01")
@pytest.mark.parametrize("case", ATTACKS, ids=str)
def test_attack(case: Attack) -> None:
    check_attack(among_others, case)


@pytest.mark.rule("HARA-MOVE-01", "HARA-ECARD-03", "HARA-AGGR-01")
@pytest.mark.parametrize("case", WALKS, ids=str)
def test_move(case: Walk) -> None:
    check_walk(kaoru, case)


@pytest.mark.rule("HARA-ADV-03", "HARA-ADV-04", "HARA-HEALTH-02", "HARA-SPIRIT-01")
@pytest.mark.parametrize("case", GAINS, ids=str)
def test_gain(case: Gain) -> None:
    check_gain(kaoru, case)


@pytest.mark.rule("HARA-KAORU-02", "HARA-LOSE-03")
@pytest.mark.parametrize("case", COSTS, ids=str)
def test_cost(case: Gain) -> None:
    """Health pays what Grit cannot, and what neither can is not had."""
    check_gain(kaoru, case)
    cost = -case.changes["grit"]
    scene = kaoru()
    scene.have("kaoru", grit=cost - 1)
    assert play(scene, case.half, case.card, *case.answers) == {
        name: change for name, change in {"health": -1, "grit": 1 - cost}.items() if change
    }
    scene = kaoru(health_must_remain=True)
    scene.have("kaoru", grit=cost - 1, health=1)
    assert play(scene, case.half, case.card) == {}
    assert [(told["what"], told["amount"]) for told in scene.told("cannot_pay")] == [("grit", cost)]


# Core cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TARGET-03", "HARA-TARGET-04")
def test_landslide_bottom_rolls_over_everybody_where_it_stops() -> None:
    scene = among_others()
    start(scene, "bottom", "landslide", "done")
    assert (is_done(scene), hurt(scene)) == (True, [2, 0, 0, 0])
    assert [scene.health(who) for who in ("kaoru", "leaf", "enoki")] == [HALF, HALF - 2, 7]
    scene = among_others()
    start(scene, "bottom", "landslide", f"go {AT[2]}")
    assert (is_done(scene), hurt(scene)) == (True, [0, 0, 2, 0])
    assert [scene.health(who) for who in ("kaoru", "leaf", "enoki")] == [HALF, HALF, 9]


@pytest.mark.rule("HARA-DMG-04")
@plays("bearfriend top")
def test_bearfriend_top_strengthens_one_attack() -> None:
    scene = among_others()
    assert play(scene, "top", "bearfriend") == {}
    play(scene, "top", "stone_claw", f"aim {HERE}")
    assert hurt(scene) == [5, 0, 0, 0]
    play(scene, "bottom", "rock_maul", f"aim {HERE}")
    assert hurt(scene) == [8, 0, 0, 0]


@pytest.mark.rule("HARA-DMG-04")
def test_bearfriend_top_is_over_with_the_turn() -> None:
    scene = kaoru()
    play(scene, "top", "bearfriend")
    assert scene.state.attack_bonus[0] == 2
    scene.end_turn()
    assert scene.state.attack_bonus[0] == 0


@pytest.mark.rule("HARA-DMG-01")
@pytest.mark.parametrize(("health", "damage"), [(10, 2), (8, 2), (7, 3), (5, 3), (4, 4), (1, 4)])
def test_stone_claw_bottom_grows_with_wounds(health: int, damage: int) -> None:
    scene = among_others()
    scene.have("kaoru", health=health)
    play(scene, "bottom", "stone_claw", f"aim {HERE}")
    assert hurt(scene) == [damage, 0, 0, 0]


# Red ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHARGE-01")
@pytest.mark.parametrize(("left", "damage"), [(2, 4), (1, 3), (0, 2)])
def test_bared_teeth_bottom_grows_with_charges(left: int, damage: int) -> None:
    scene = among_others()
    lay_down(scene, "bared_teeth", left)
    play(scene, "bottom", "bared_teeth", f"aim {HERE}")
    assert (hurt(scene), charges(scene, "bared_teeth")) == ([damage, 0, 0, 0], left)


def bitten(reach: int = 0, at: str = HERE) -> Scene:
    """Bared Teeth lie on the board, and a Monster attacks for 2."""
    scene = kaoru(content=monster("teagle", health=9, attack=2, range=reach) + monster("hedge_imp", health=9, attack=0))
    scene.put("teagle", at)
    scene.put("hedge_imp", "oakenmoor-5")
    scene.have("kaoru", health=9)
    play(scene, "top", "bared_teeth", "done")
    assert charges(scene, "bared_teeth") == 2
    scene.do("end")
    return scene


@pytest.mark.rule("HARA-CHARGE-02", "HARA-CHARGE-04", "HARA-CHARGE-06")
@plays("bared_teeth charge")
def test_bared_teeth_charge_bites_back_twice() -> None:
    scene = bitten(1, "oakenmoor-4")
    assert (scene.kind, scene.legal()) == ("respond", ["done", "charge bared_teeth"])
    # Nobody but a Monster is bitten.
    scene.stand("leaf", HERE)
    scene.enter("enoki", HERE)
    scene.do("charge bared_teeth")
    assert offered(scene, "aim") == {"oakenmoor-4"}
    scene.do("aim oakenmoor-4", "charge bared_teeth", "aim oakenmoor-4")
    # Within the turn both counted; then the Monster heals, and the card without charges is picked up.
    assert [told["amount"] for told in scene.told("hurt")] == [2, 2]
    assert [told["amount"] for told in scene.told("damage")] == [2]
    answer_all(scene)
    assert (scene.health("kaoru"), "bared_teeth" in scene.cards(0, "hand")) == (7, True)


@pytest.mark.rule("HARA-CHARGE-02")
def test_bared_teeth_charge_may_be_kept_or_bite_nobody() -> None:
    scene = bitten()
    scene.do("done")
    answer_all(scene)
    assert (charges(scene, "bared_teeth"), "bared_teeth" in scene.cards(0, "board_cards")) == (2, True)
    assert not scene.told("hurt")
    # A Monster that is too far off for it.
    scene = bitten(2, "oakenmoor-1")
    scene.do("charge bared_teeth")
    assert (scene.kind, charges(scene, "bared_teeth")) == ("respond", 1)


@pytest.mark.rule("HARA-CHARGE-06")
def test_bared_teeth_charge_answers_monsters_only() -> None:
    scene = kaoru()
    lay_down(scene, "bared_teeth")
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "player"}', "leaf")
    assert (is_done(scene), scene.health("kaoru"), charges(scene, "bared_teeth")) == (True, HALF - 1, 2)
    assert "charge bared_teeth" not in scene.legal()


# Blue -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-LIFE-03")
def test_faultline_top_moves_a_foe() -> None:
    scene = among_others()
    start(scene, "top", "faultline", f"aim {AT[2]}")
    assert (scene.kind, offered(scene, "aim")) == ("shove", of_the_crowd(scene, "foe", 2))
    scene.do(f"aim {AT[2]}")
    free = {"oakenmoor-6", "oakenmoor-1", "oppenheim-2", "oppenheim-3", "oppenheim-6"}
    assert (scene.kind, offered(scene, "place")) == ("shove_to", free)
    scene.do("place oppenheim-3")
    # The damage goes with it.
    assert (is_done(scene), scene.at("oppenheim-3"), scene.at(AT[2])) == (True, "moor_stag", "")
    assert scene.hurt("oppenheim-3") == 2
    scene = among_others()
    start(scene, "top", "faultline", "done", "aim enoki")
    assert offered(scene, "place") == {"oakenmoor-1", "oakenmoor-2", "lunaridge-5", *AT[1:3]}
    scene.do("done")
    assert (is_done(scene), scene.where("enoki"), scene.where("leaf")) == (True, HERE, HERE)


@plays("faultline bottom")
@pytest.mark.rule("HARA-TARGET-03", "HARA-LIFE-03")
def test_faultline_bottom_moves_a_monster_and_shakes_all_foes_here() -> None:
    scene = among_others()
    start(scene, "bottom", "faultline")
    assert (scene.kind, offered(scene, "aim")) == ("shove", of_the_crowd(scene, "monster", 2))
    scene.do("done")
    assert (is_done(scene), hurt(scene)) == (True, [2, 0, 0, 0])
    assert [scene.health(who) for who in ("kaoru", "leaf", "enoki")] == [HALF, HALF, 7]
    scene = among_others()
    start(scene, "bottom", "faultline", f"aim {HERE}")
    assert offered(scene, "place") == {"oakenmoor-2"}
    scene.do("place oakenmoor-2")
    assert (is_done(scene), hurt(scene), scene.at("oakenmoor-2"), scene.hurt("oakenmoor-2")) == (
        True,
        [0, 0, 0, 0],
        "teagle",
        0,
    )


@pytest.mark.rule("HARA-LIFE-03")
def test_faultline_bottom_pulls_a_monster_onto_the_fault() -> None:
    scene = kaoru(content=monster("hedge_imp", health=9, attack=0))
    scene.put("hedge_imp", "oakenmoor-4")
    start(scene, "bottom", "faultline", "aim oakenmoor-4", f"place {HERE}")
    assert (is_done(scene), scene.at(HERE), scene.hurt(HERE)) == (True, "hedge_imp", 2)


@pytest.mark.rule("HARA-DMG-01")
def test_long_sleep_top_softens_every_blow_until_his_next_turn() -> None:
    pain = '{do = "damage_all", amount = 2, range = 9, target = "player"}'
    scene = kaoru()
    scene.have("kaoru", health=9)
    play(scene, "top", "long_sleep")
    scene.effect('{do = "suffer", amount = 2}, {do = "suffer", amount = 1}')
    assert scene.health("kaoru") == 8
    scene.end_turn()
    assert scene.asked == 1
    scene.effect(pain, "leaf")
    assert scene.health("kaoru") == 7
    scene.end_turn()
    assert scene.asked == 0
    scene.effect(pain, "leaf")
    assert scene.health("kaoru") == 5


@pytest.mark.rule("HARA-LIFE-03", "HARA-ADV-05")
def test_long_sleep_bottom_lets_another_used_card_be_used_again() -> None:
    for answer, again in (("pick kaoru_dash", True), ("done", False)):
        scene = kaoru()
        play(scene, "top", "kaoru_dash", "done")
        play(scene, "top", "stone_claw", "done")
        assert "bottom kaoru_dash" not in scene.legal()
        scene.have("kaoru", activations=2)
        start(scene, "bottom", "long_sleep")
        # Not the card itself, nor one that was not used.
        assert (scene.kind, scene.legal()) == ("pick", ["done", "pick kaoru_dash", "pick stone_claw"])
        scene.do(answer)
        assert (is_done(scene), "bottom stone_claw" in scene.legal()) == (True, False)
        assert ("bottom kaoru_dash" in scene.legal(), "bottom long_sleep" in scene.legal()) == (again, False)


# Green ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ABIL-02")
def test_bear_hug_top_is_one_or_the_other() -> None:
    scene = kaoru()
    start(scene, "top", "bear_hug")
    assert scene.legal() == ["option 1", "option 2"]


@pytest.mark.rule("HARA-HEALTH-02")
@pytest.mark.parametrize(("space", "gained"), [(HERE, 2), ("oakenmoor-4", 0)])
def test_bear_hug_bottom_embraces_whoever_is_here(space: str, gained: int) -> None:
    scene = kaoru()
    scene.stand("leaf", space)
    assert play(scene, "bottom", "bear_hug") == {"health": 3}
    assert scene.health("leaf") == HALF + gained


@pytest.mark.rule("HARA-DMG-01")
@plays("honey_trail bottom")
@pytest.mark.parametrize(("rolled", "health"), [(1, -1), (2, -1), (3, 3), (6, 3)])
def test_honey_trail_bottom_is_honey_or_bees(rolled: int, health: int) -> None:
    scene = kaoru()
    with scene.dice(rolled):
        assert play(scene, "bottom", "honey_trail") == {"grit": 1, "health": health}
    # The bees deal damage.
    assert [told["amount"] for told in scene.told("damage")] == ([1] if health < 0 else [])


# Ultimates and the passive --------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ULT-01", "HARA-TARGET-04", "HARA-SHIFT-02")
@plays("ursine_tectonics top")
def test_ursine_tectonics_strikes_all_around_and_moves_the_world() -> None:
    scene = among_others()
    scene.have("leaf", health=9)
    start(scene, "top", "ursine_tectonics")
    assert hurt(scene) == [4, 4, 0, 0]
    assert [scene.health(who) for who in ("kaoru", "leaf", "enoki")] == [HALF, 5, 5]
    # From Oakenmoor: every other World, and no Dojo.
    assert (scene.kind, offered(scene, "tile")) == (
        "tile",
        {"arechi_wastes", "oppenheim", "the_baiyu", "lunaridge", "the_drear"},
    )
    scene.do("tile the_drear")
    assert [(told["one"], told["other"]) for told in scene.told("swap")] == [("oakenmoor", "the_drear")]
    assert (is_done(scene), scene.where("kaoru"), "ursine_tectonics" in scene.cards(0, "pile")) == (True, HERE, True)


@pytest.mark.rule("HARA-SHIFT-02")
def test_ursine_tectonics_alone_in_the_dojo_moves_the_dojo() -> None:
    scene = kaoru()
    scene.stand("kaoru", "dojo")
    start(scene, "top", "ursine_tectonics")
    assert len(offered(scene, "tile")) == 6
    scene.do("tile oakenmoor")
    assert [(told["one"], told["other"]) for told in scene.told("swap")] == [("dojo", "oakenmoor")]


@pytest.mark.rule("HARA-ULT-01", "HARA-KAORU-02", "HARA-DMG-04")
@pytest.mark.parametrize(("paid", "grit", "health", "damage"), [(0, 2, 5, 4), (1, 1, 5, 5), (2, 0, 5, 6), (4, 0, 3, 8)])
def test_unbearable_force_strikes_as_hard_as_he_pays(paid: int, grit: int, health: int, damage: int) -> None:
    scene = among_others()
    start(scene, "top", "unbearable_force", "done")
    assert (scene.kind, scene.legal()) == ("pay_up_to", ["0", "1", "2", "3", "4"])
    scene.do(str(paid), f"aim {HERE}")
    assert (is_done(scene), scene.resource("kaoru", "grit"), scene.health("kaoru")) == (True, grit, health)
    assert (hurt(scene), "unbearable_force" in scene.cards(0, "pile")) == ([damage, 0, 0, 0], True)


@pytest.mark.rule("HARA-LOSE-02")
def test_unbearable_force_takes_no_more_than_he_has() -> None:
    scene = kaoru()
    scene.have("kaoru", grit=1, health=2)
    start(scene, "top", "unbearable_force", "done")
    assert scene.legal() == ["0", "1", "2", "3"]


@pytest.mark.rule("HARA-PROG-03", "HARA-DOJO-07")
@plays("grizzled_heart passive")
@pytest.mark.parametrize(("unlocked", "points"), [(2, 4), (1, 3)])
def test_grizzled_heart_heals_one_more_in_the_dojo(unlocked: int, points: int) -> None:
    scene = kaoru(unlocked={"kaoru": unlocked})
    scene.stand("kaoru", "dojo")
    scene.do("end")
    assert scene.kind == "heal"
    healed = [[int(number) for number in answer.split()[1:]] for answer in scene.legal()]
    assert max(health + spirit for health, spirit in healed) == points
    scene.do(f"heal {points - 1} 1")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (HALF + points - 1, HALF + 1)


@pytest.mark.rule("HARA-PROG-03", "HARA-DMG-01")
@pytest.mark.parametrize(("unlocked", "grit"), [(2, (3, 3, 4, 4)), (1, (2, 2, 2, 2))])
def test_grizzled_heart_turns_the_first_damage_of_a_turn_into_grit(unlocked: int, grit: tuple[int, ...]) -> None:
    scene = kaoru(unlocked={"kaoru": unlocked})
    found: list[int] = []
    for turn in range(2):
        for _ in range(2):
            scene.effect('{do = "suffer", amount = 1}')
            found.append(scene.resource("kaoru", "grit"))
        if turn == 0:
            scene.end_turn()
            scene.end_turn()
    assert tuple(found) == grit


@pytest.mark.rule("HARA-PROG-03")
def test_grizzled_heart_needs_damage_and_room() -> None:
    scene = kaoru(unlocked={"kaoru": 2})
    scene.effect('{do = "lose", health = 1}, {do = "suffer", amount = 0}')
    assert scene.resource("kaoru", "grit") == 2
    scene.have("kaoru", grit=4)
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.resource("kaoru", "grit") == 4


def test_every_half_charge_and_passive_is_played() -> None:
    assert plays.cards == parts_of("kaoru")
