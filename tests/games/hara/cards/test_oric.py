"""Oric's Ability cards, as the house set declares them, in each of his stances."""

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
from tests.games.hara.cards.staging import HERE, Played, offered, within
from tests.games.hara.corrupted_card import answer_all
from tests.games.hara.declared import rift
from tests.games.hara.scene import Scene, monster

plays = Played()
STANCES = ("crane", "tiger", "koi")
NO_MOVE = ("done",)
PAIN = '{do = "damage_all", amount = 2, range = 9, target = "player"}'


def oric(stance: str = "koi", **more: Any) -> Scene:
    """His turn in a stance, with 5 Health. Koi changes neither ranges nor moves nor attacks."""
    return on_turn("oric", "kaoru", stance, **more)


def among_others(stance: str = "koi", **more: Any) -> Scene:
    return crowd("oric", "kaoru", stance, **more)


def reach_in(stance: str, printed: int) -> int:
    """A printed range in a stance (HARA-ORIC-02, HARA-ORIC-03, A99)."""
    return printed and printed + {"crane": 1, "tiger": -1, "koi": 0}[stance]


def next_turn(scene: Scene, stance: str) -> None:
    """The teammate's turn ends, and his next one begins in that stance."""
    scene.do("end")
    answer_all(scene, "stance")
    scene.do(stance)


# Tables ---------------------------------------------------------------------------------------------------------------

ATTACKS = (
    Attack("bottom", "oric_dash", 1, 1, before=NO_MOVE),
    Attack("bottom", "vault", 1, before=NO_MOVE),
    Attack("top", "sorasu", 1, 1, after=("done",)),
    Attack("bottom", "sorasu", 2, 1),
    Attack("top", "threefold_palm", 2, 1),
    Attack("top", "pouncing_dusk", 2, 1),
    Attack("bottom", "pouncing_dusk", 2, before=NO_MOVE),
    Attack("top", "answering_blow", 1, 1),
    # Two Monsters are near.
    Attack("bottom", "answering_blow", 3, 1),
    Attack("bottom", "bamboo_patience", 2, 1, before=NO_MOVE),
)
WALKS = (
    Walk("top", "oric_dash", 2),
    Walk("bottom", "oric_dash", 1, after=("done",)),
    Walk("bottom", "pouncing_dusk", 2, after=("done",)),
    Walk("top", "upstream", 2),
)
GAINS = (
    Gain("top", "crane_gate", {}, NO_MOVE),
    Gain("bottom", "crane_gate", {"spirit": 2}, ("done",)),
    Gain("top", "reflecting_pool", {"spirit": 2}),
    Gain("bottom", "reflecting_pool", {"spirit": 1}),
    Gain("bottom", "upstream", {"health": 2, "activations": 1}),
    Gain("bottom", "upstream", {"health": 1, "activations": 1}, have={"health": 9}),
    Gain("top", "dragon_stance", {"activations": 2}),
)
plays.each(tables(*ATTACKS, *WALKS, *GAINS))


@pytest.mark.rule("HARA-ORIC-02", "HARA-ORIC-03", "HARA-TARGET-01", "HARA-RANGE-02")
@pytest.mark.parametrize("stance", STANCES)
@pytest.mark.parametrize("case", ATTACKS, ids=str)
def test_attack(case: Attack, stance: str) -> None:
    reach = reach_in(stance, case.reach)
    more = 0 if stance != "tiger" else 2 if str(case) == "pouncing_dusk top" else 1
    # Dash from the board is a move of 1, which Crane takes away.
    before = () if (case.card, stance) == ("oric_dash", "crane") else case.before
    check_attack(lambda: among_others(stance), case._replace(reach=reach, damage=case.damage + more, before=before))


@pytest.mark.rule("HARA-ORIC-02", "HARA-MOVE-01", "HARA-ECARD-03", "HARA-AGGR-01")
@pytest.mark.parametrize("stance", STANCES)
@pytest.mark.parametrize("case", WALKS, ids=str)
def test_move(case: Walk, stance: str) -> None:
    spaces = case.spaces - (stance == "crane")
    if spaces:
        check_walk(lambda **more: oric(stance, **more), case._replace(spaces=spaces), 3 if stance == "koi" else 2)
    else:
        scene = oric(stance)
        start(scene, case.half, case.card)
        assert scene.kind != "move"


@pytest.mark.rule("HARA-ADV-03", "HARA-ADV-04", "HARA-HEALTH-02", "HARA-SPIRIT-01")
@pytest.mark.parametrize("case", GAINS, ids=str)
def test_gain(case: Gain) -> None:
    check_gain(oric, case)


# Core cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TRANS-01", "HARA-ORIC-06")
@pytest.mark.parametrize("stance", STANCES)
@pytest.mark.parametrize(("card", "printed"), [("vault", 2), ("crane_gate", 3)])
@plays("vault top", "crane_gate top")
def test_transport_to_a_space(card: str, printed: int, stance: str) -> None:
    scene = oric(stance)
    start(scene, "top", card)
    reach = reach_in(stance, printed)
    assert (scene.kind, offered(scene, "place")) == ("transport", within(scene, reach))
    goal = AT[min(reach, 3)]
    scene.do(f"place {goal}")
    assert (is_done(scene), scene.where("oric")) == (True, goal)
    scene = oric(stance)
    start(scene, "top", card, "done")
    assert (is_done(scene), scene.where("oric")) == (True, HERE)


@pytest.mark.rule("HARA-TRANS-01", "HARA-TARGET-01", "HARA-ORIC-06")
@pytest.mark.parametrize("stance", STANCES)
def test_vault_bottom_lands_on_another_target_and_strikes_there(stance: str) -> None:
    scene = among_others(stance)
    start(scene, "bottom", "vault")
    reach = reach_in(stance, 2)
    assert (scene.kind, offered(scene, "aim")) == ("transport", of_the_crowd(scene, "other", reach))
    scene.do(f"aim {AT[reach]}")
    assert (scene.where("oric"), offered(scene, "aim")) == (AT[reach], {AT[reach], "oric"})
    scene.do(f"aim {AT[reach]}")
    assert (is_done(scene), scene.hurt(AT[reach])) == (True, 1 + (stance == "tiger"))


@pytest.mark.rule("HARA-CHARGE-01", "HARA-CHARGE-02", "HARA-ORIC-EX04")
@plays("sorasu charge")
def test_sorasu_charge_grows_with_each_damage() -> None:
    scene = oric("crane", content=monster("teagle", attack=1))
    scene.have("oric", health=9)
    play(scene, "top", "sorasu", "done")
    found = [charges(scene, "sorasu")]
    for amount in (1, 0, 1, 2):
        scene.effect(f'{{do = "suffer", amount = {amount}}}')
        found.append(charges(scene, "sorasu"))
    scene.effect('{do = "lose", health = 1}')
    # Lost Health is no damage, and it holds 4.
    assert [*found, charges(scene, "sorasu")] == [1, 2, 2, 3, 4, 4]
    # It is spent on nothing.
    assert "charge sorasu" not in scene.legal()
    scene.put("teagle", HERE)
    scene.do("end")
    assert (scene.asked, scene.kind, scene.health("oric")) == (1, "adventure", 3)


@pytest.mark.rule("HARA-CHARGE-01")
@pytest.mark.parametrize(("left", "damage"), [(0, 1), (1, 2), (4, 5)])
def test_sorasu_bottom_gives_it_back(left: int, damage: int) -> None:
    scene = among_others()
    lay_down(scene, "sorasu", left)
    play(scene, "bottom", "sorasu", f"aim {AT[1]}")
    assert (hurt(scene), charges(scene, "sorasu")) == ([0, damage, 0, 0], left)


@pytest.mark.rule("HARA-LIFE-03", "HARA-ORIC-05")
@pytest.mark.parametrize("stance", STANCES)
def test_sorasu_top_pushes_a_foe_away(stance: str) -> None:
    scene = among_others(stance)
    reach = reach_in(stance, 1)
    start(scene, "top", "sorasu", "done")
    assert (scene.kind, offered(scene, "aim")) == ("shove", of_the_crowd(scene, "foe", reach))
    scene.do(f"aim {HERE}")
    assert (scene.kind, offered(scene, "place")) == ("shove_to", {"oakenmoor-2"})
    scene.do("place oakenmoor-2")
    assert (is_done(scene), scene.at(HERE), scene.at("oakenmoor-2")) == (True, "", "teagle")
    scene = among_others(stance)
    start(scene, "top", "sorasu", "done", "aim enoki", "place oakenmoor-4")
    assert (is_done(scene), scene.where("enoki"), scene.where("kaoru")) == (True, "oakenmoor-4", HERE)


@pytest.mark.rule("HARA-TARGET-03", "HARA-TARGET-01")
@plays("threefold_palm bottom")
@pytest.mark.parametrize("stance", STANCES)
def test_threefold_palm_bottom_strikes_up_to_three(stance: str) -> None:
    damage = 1 + (stance == "tiger")
    scene = among_others(stance)
    reach = reach_in(stance, 1)
    everybody = of_the_crowd(scene, "any", reach)
    start(scene, "bottom", "threefold_palm")
    for target in (AT[reach], "kaoru", "enoki"):
        assert offered(scene, "aim") == everybody
        scene.do(f"aim {target}")
        everybody -= {target}
    assert is_done(scene)
    assert hurt(scene) == [damage if distance == reach else 0 for distance in range(4)]
    assert [scene.health(who) for who in ("oric", "kaoru", "enoki")] == [HALF, HALF - damage, 9 - damage]
    scene = among_others(stance)
    start(scene, "bottom", "threefold_palm", f"aim {HERE}", "done")
    assert (is_done(scene), hurt(scene)) == (True, [damage, 0, 0, 0])


# Red ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DMG-04", "HARA-ORIC-03")
@pytest.mark.parametrize(("stance", "first", "second"), [("crane", 2, 1), ("tiger", 4, 2), ("koi", 2, 1)])
def test_pouncing_dusk_top_is_fiercer_for_the_tiger(stance: str, first: int, second: int) -> None:
    scene = among_others(stance)
    play(scene, "top", "pouncing_dusk", f"aim {HERE}")
    assert scene.hurt(HERE) == first
    play(scene, "top", "answering_blow", f"aim {HERE}")
    assert scene.hurt(HERE) == first + second


@pytest.mark.rule("HARA-CHARGE-02", "HARA-CHARGE-06", "HARA-CHARGE-04")
@plays("answering_blow charge")
@pytest.mark.parametrize("stance", STANCES)
def test_answering_blow_charge_strikes_a_foe_back(stance: str) -> None:
    scene = among_others(stance)
    lay_down(scene, "answering_blow")
    assert (charges(scene, "answering_blow"), "charge answering_blow" in scene.legal()) == (2, False)
    scene.effect('{do = "suffer", amount = 1}')
    assert (scene.kind, scene.legal()) == ("respond", ["done", "charge answering_blow"])
    scene.do("charge answering_blow")
    reach = reach_in(stance, 1)
    assert offered(scene, "aim") == of_the_crowd(scene, "foe", reach)
    scene.do(f"aim {AT[reach]}")
    assert scene.hurt(AT[reach]) == 1 + (stance == "tiger")
    assert (scene.kind, charges(scene, "answering_blow")) == ("respond", 1)
    # The damage comes all the same; with the last charge spent the card returns to the hand.
    scene.do("charge answering_blow", "done")
    assert (is_done(scene), scene.health("oric")) == (True, HALF - 1 - (stance == "koi"))
    scene.do("end")
    answer_all(scene)
    assert "answering_blow" in scene.cards("oric", "hand")


@pytest.mark.rule("HARA-CHARGE-06")
def test_answering_blow_charge_may_be_kept() -> None:
    scene = among_others()
    play(scene, "top", "answering_blow", "done")
    scene.end_turn()
    scene.effect(PAIN, "kaoru")
    assert (scene.kind, scene.asked) == ("respond", 0)
    scene.do("done")
    assert (scene.health("oric"), charges(scene, "answering_blow"), hurt(scene)) == (HALF - 3, 2, [0, 0, 0, 0])


@pytest.mark.rule("HARA-RANGE-02", "HARA-ORIC-05")
@pytest.mark.parametrize(("monsters", "damage"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4)])
def test_answering_blow_bottom_counts_the_monsters_within_range_1(monsters: int, damage: int) -> None:
    names = ("teagle", "hedge_imp", "moor_stag", "dream_eater")
    spaces = ("dojo-1", "dojo-2", "dojo-3", "dojo-4")
    scene = oric()
    scene.stand("oric", "dojo")
    for number, (card, space) in enumerate(zip(names, spaces, strict=True)):
        scene.put(card, space if number < monsters else f"arechi_wastes-{number + 2}")
    scene.have("kaoru", health=9)
    scene.stand("kaoru", "dojo-6")
    play(scene, "bottom", "answering_blow", "aim kaoru")
    assert scene.health("kaoru") == 9 - damage


# Blue -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORIC-02")
@pytest.mark.parametrize(("stance", "spirit"), [("crane", 1), ("tiger", 0), ("koi", 0)])
def test_crane_gate_top_lifts_the_cranes_spirit(stance: str, spirit: int) -> None:
    scene = oric(stance)
    play(scene, "top", "crane_gate", "done")
    assert scene.spirit("oric") == HALF + spirit


@pytest.mark.rule("HARA-TRANS-02")
def test_crane_gate_bottom_may_lead_home() -> None:
    scene = oric()
    start(scene, "bottom", "crane_gate")
    assert (scene.kind, scene.legal()) == ("may", ["done", "yes"])
    scene.do("yes")
    assert (is_done(scene), scene.where("oric"), scene.spirit("oric")) == (True, "dojo", HALF + 2)
    scene = oric()
    play(scene, "bottom", "crane_gate", "done")
    assert scene.where("oric") == HERE


#: A Rift of rating 4 that brings 3 blue energy and gives nothing before.
RIFT = rift("small_blue_rift", rating=4, reward="{blue = 3}")


@pytest.mark.rule("HARA-CR-02", "HARA-RIFT-06")
@pytest.mark.parametrize(("rolled", "blue"), [(3, 3), (2, 0)])
def test_reflecting_pool_top_helps_in_challenges_this_turn(rolled: int, blue: int) -> None:
    scene = oric(content=RIFT)
    scene.put("small_blue_rift", HERE)
    play(scene, "top", "reflecting_pool")
    scene.have("oric", spirit=0)
    with scene.dice(rolled):
        scene.do("close")
    answer_all(scene)
    assert scene.energy("oric") == (0, blue, 0)
    assert [told["total"] for told in scene.told("challenge")] == [rolled + 1]
    scene.end_turn()
    next_turn(scene, "tiger")
    with scene.dice(rolled):
        scene.effect('{do = "challenge", rating = 1, order = "roll_first", success = [{do = "recover", health = 1}]}')
    assert [told["total"] for told in scene.told("challenge")][-1] == rolled


@pytest.mark.rule("HARA-RIFT-04", "HARA-ORIC-05")
@pytest.mark.parametrize("stance", STANCES)
def test_reflecting_pool_bottom_closes_a_rift_from_afar(stance: str) -> None:
    scene = oric(stance, content=RIFT)
    for card, space in zip(
        ("small_blue_rift", "small_red_rift", "small_green_rift", "large_red_rift"), AT, strict=True
    ):
        scene.put(card, space)
    scene.put("teagle", "oakenmoor-2")
    reach = reach_in(stance, 2)
    start(scene, "bottom", "reflecting_pool")
    assert (scene.kind, offered(scene, "aim")) == ("rift", set(AT[: reach + 1]))
    with scene.dice(4):
        scene.do(f"aim {HERE}")
    assert (is_done(scene), scene.energy("oric"), scene.spirit("oric")) == (True, (0, 3, 0), HALF + 1)
    assert "small_blue_rift" in scene.discarded()
    assert play(scene, "bottom", "reflecting_pool", "done") == {"spirit": 1}


# Green ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORIC-04", "HARA-CHARGE-06")
@pytest.mark.parametrize(("stance", "health", "taken"), [("crane", 1, 2), ("tiger", 1, 2), ("koi", 0, 1)])
def test_upstream_top_shields_the_koi_and_heals_others(stance: str, health: int, taken: int) -> None:
    scene = oric(stance)
    play(scene, "top", "upstream", "done")
    assert scene.health("oric") == HALF + health
    # In Koi 2 is 3, of which the shield stops 2.
    scene.effect(PAIN, "kaoru")
    assert scene.health("oric") == HALF + health - taken
    # It is used up.
    scene.effect('{do = "suffer", amount = 1}')
    assert scene.health("oric") == HALF + health - taken - (2 if stance == "koi" else 1)


@pytest.mark.rule("HARA-DMG-01")
@pytest.mark.parametrize(("comes_back", "health"), [(False, HALF), (True, HALF - 1)])
def test_upstream_top_shields_until_his_next_turn(comes_back: bool, health: int) -> None:
    scene = oric()
    play(scene, "top", "upstream", "done")
    scene.end_turn()
    if comes_back:
        next_turn(scene, "crane")
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "any"}', "kaoru")
    assert scene.health("oric") == health


@pytest.mark.rule("HARA-PICK-01", "HARA-PLAY-02")
@plays("bamboo_patience top")
def test_bamboo_patience_top_puts_a_card_down() -> None:
    scene = oric()
    hand = scene.cards("oric", "hand")
    start(scene, "top", "bamboo_patience")
    # There is no way round it as long as there is a card.
    assert (scene.kind, set(scene.legal())) == ("pick", {f"pick {card}" for card in hand})
    scene.do("pick sorasu")
    assert (is_done(scene), charges(scene, "sorasu")) == (True, 1)
    assert ("sorasu" in scene.cards("oric", "board_cards"), "bottom sorasu" in scene.legal()) == (True, False)
    scene.end_turn()
    next_turn(scene, "tiger")
    assert "bottom sorasu" in scene.legal()


@pytest.mark.rule("HARA-DMG-01", "HARA-LOSE-01")
@pytest.mark.parametrize(("stance", "taken"), [("crane", 1), ("tiger", 1), ("koi", 2)])
def test_bamboo_patience_top_bends_even_with_an_empty_hand(stance: str, taken: int) -> None:
    scene = oric(stance)
    scene.state.hand[0] = 0
    play(scene, "top", "bamboo_patience")
    scene.effect(PAIN, "kaoru")
    scene.effect(PAIN, "kaoru")
    assert scene.health("oric") == HALF - 2 * taken
    scene.have("oric", health=HALF)
    scene.end_turn()
    scene.effect(PAIN, "kaoru")
    assert scene.health("oric") == HALF - taken
    next_turn(scene, "crane" if stance != "crane" else "tiger")
    scene.have("oric", health=HALF)
    scene.effect(PAIN, "kaoru")
    assert scene.health("oric") == HALF - 2


@pytest.mark.rule("HARA-PICK-01")
@pytest.mark.parametrize("answer", ["pick vault", "done"])
def test_bamboo_patience_bottom_takes_a_card_back(answer: str) -> None:
    scene = oric()
    lay_down(scene, "vault")
    lay_down(scene, "oric_dash")
    start(scene, "bottom", "bamboo_patience")
    assert (scene.kind, set(scene.legal())) == (
        "pick",
        {"done", "pick vault", "pick oric_dash", "pick bamboo_patience"},
    )
    scene.do(answer, "done")
    assert (is_done(scene), "top vault" in scene.legal()) == (True, answer != "done")
    assert "bottom oric_dash" in scene.legal()


# Ultimates and the passive --------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ULT-01", "HARA-TRANS-01", "HARA-ORIC-06")
@plays("thunder_walks_twice top")
@pytest.mark.parametrize("stance", STANCES)
def test_thunder_walks_twice(stance: str) -> None:
    scene = among_others(stance)
    leap = reach_in(stance, 2)
    damage = 3 + (stance == "tiger")
    start(scene, "top", "thunder_walks_twice")
    assert (scene.kind, offered(scene, "aim")) == ("transport", of_the_crowd(scene, "other", leap))
    scene.do(f"aim {AT[1]}")
    near = {"crane": AT, "koi": AT[:3], "tiger": AT[1:2]}[stance]
    units = {"oric"} if stance == "tiger" else {"oric", "kaoru", "enoki"}
    assert (scene.kind, offered(scene, "aim")) == ("target", {*near, *units})
    scene.do(f"aim {AT[1]}")
    # From there again as far.
    assert (scene.kind, offered(scene, "aim")) == ("transport", {"kaoru", "enoki", *AT[: 2 + leap]})
    scene.do(f"aim {AT[2]}")
    near = {"crane": AT, "koi": AT[1:], "tiger": AT[2:3]}[stance]
    units = {"oric", "kaoru", "enoki"} if stance == "crane" else {"oric"}
    assert (scene.kind, offered(scene, "aim")) == ("target", {*near, *units})
    scene.do(f"aim {AT[2]}")
    assert (is_done(scene), scene.where("oric"), hurt(scene)) == (True, AT[2], [0, damage, damage, 0])
    assert "thunder_walks_twice" in scene.cards("oric", "pile")


@pytest.mark.rule("HARA-ULT-01")
def test_thunder_walks_twice_may_be_declined_at_every_step() -> None:
    scene = among_others()
    assert play(scene, "top", "thunder_walks_twice", "done", "done", "done", "done") == {}
    assert (scene.where("oric"), hurt(scene), scene.health("enoki")) == (HERE, [0, 0, 0, 0], 9)


@pytest.mark.rule("HARA-ULT-01", "HARA-ORIC-02", "HARA-ORIC-03")
@pytest.mark.parametrize("stance", STANCES)
def test_dragon_stance_is_one_more_of_everything_this_turn(stance: str) -> None:
    scene = among_others(stance)
    play(scene, "top", "dragon_stance")
    crane, tiger = stance == "crane", stance == "tiger"
    start(scene, "bottom", "oric_dash")
    assert (scene.kind, offered(scene, "go")) == ("move", within(scene, 2 - crane))
    scene.do("done")
    reach = reach_in(stance, 1) + 1
    assert offered(scene, "aim") == of_the_crowd(scene, "any", reach)
    scene.do(f"aim {AT[reach]}")
    assert scene.hurt(AT[reach]) == 2 + tiger
    # Another attack has it too.
    play(scene, "top", "threefold_palm", f"aim {AT[reach]}")
    assert scene.hurt(AT[reach]) == 5 + 2 * tiger
    scene.end_turn()
    next_turn(scene, "koi" if stance != "koi" else "tiger")
    start(scene, "top", "threefold_palm")
    assert offered(scene, "aim") == of_the_crowd(scene, "any", 0 if stance == "koi" else 1)


@pytest.mark.rule("HARA-PROG-03", "HARA-EQUIP-06")
@plays("beginners_mind passive")
@pytest.mark.parametrize(("unlocked", "more"), [(2, 1), (1, 0)])
@pytest.mark.parametrize("stance", STANCES)
def test_beginners_mind_improves_dash(stance: str, unlocked: int, more: int) -> None:
    crane, tiger = stance == "crane", stance == "tiger"
    scene = among_others(stance, unlocked={"oric": unlocked})
    scene.have("oric", activations=4)
    start(scene, "top", "oric_dash")
    assert offered(scene, "go") == within(scene, 2 + more - crane)
    scene.do("done")
    start(scene, "bottom", "oric_dash")
    assert offered(scene, "go") == (set() if crane else within(scene, 1))
    if not crane:
        scene.do("done")
    assert offered(scene, "aim") == of_the_crowd(scene, "any", reach_in(stance, 1) + more)
    scene.do(f"aim {HERE}")
    assert scene.hurt(HERE) == 1 + tiger
    # Other cards gain nothing.
    start(scene, "top", "threefold_palm")
    assert offered(scene, "aim") == of_the_crowd(scene, "any", reach_in(stance, 1))
    scene.do("done")
    start(scene, "top", "upstream")
    assert offered(scene, "go") == within(scene, 2 - crane)


def test_every_half_charge_and_passive_is_played() -> None:
    assert plays.cards == parts_of("oric")
