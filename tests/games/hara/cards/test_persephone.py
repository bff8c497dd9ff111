"""Persephone's Abilities: what each half, charge and passive does at which Fear."""

from __future__ import annotations

import pytest

from tests.games.hara.cards.ability_cases import (
    BOTTOM,
    HEALTH,
    SPIRIT,
    TOP,
    Case,
    Stage,
    aim,
    answer,
    case,
    dash_cases,
    go,
    parts_of,
    place,
    play,
    played_by,
    push,
    push_player,
    staged,
    up_to,
    whether,
)
from tests.games.hara.cards.staging import FAR_OFF, HERE, Played
from tests.games.hara.scene import Scene, monster

plays = Played()

# Core -----------------------------------------------------------------------------------------------------------------

CARD = "persephone_fever_dream"
FEVER_DREAM = [
    case(CARD, TOP, "calm", then={"health": -1, "fear": 1, "next attack": 2}, fear=0),
    case(CARD, TOP, "almost Terrified", then={"health": -1, "fear": 1, "next attack": 2}, fear=4),
    case(CARD, TOP, "Terrified by it", then={"health": -1, "fear": 1, "next attack": 3}, fear=5),
    case(CARD, BOTTOM, "pays 3", up_to(3), "3", aim(1), "aim 1", then={"fear": -3, "hurt 1": 5}, fear=4),
    case(CARD, BOTTOM, "pays what there is", up_to(1), "1", "aim 0", then={"fear": -1, "hurt 0": 3}, fear=1),
    case(CARD, BOTTOM, "pays nothing", up_to(3), "0", "aim kaoru", then={"kaoru health": -2}, fear=5),
    case(CARD, BOTTOM, "cannot pay", aim(1), "aim 0", then={"hurt 0": 2}, fear=0),
    case(CARD, BOTTOM, "pays and spares all", "2", aim(1), "done", then={"fear": -2}, fear=2),
]
CARD = "persephone_cold_hands"
COLD_HANDS = [
    case(CARD, TOP, "calm", aim(1), "aim 1", then={"hurt 1": 2}, fear=2),
    case(CARD, TOP, "Scared", aim(2), "aim 2", then={"hurt 2": 2}, fear=3),
    case(CARD, TOP, "spares all", aim(2), "done", then={}, fear=6),
    case(CARD, BOTTOM, "at 2 Fear", go(1), "done", aim(0), "aim 0", then={"hurt 0": 2}, fear=2),
    case(CARD, BOTTOM, "at 3 Fear after a step", "go 1", aim(0), "aim 1", then={"at": 1, "hurt 1": 3}, fear=3),
    case(CARD, BOTTOM, "at 9 Fear", "done", aim(0), "aim leaf", then={"leaf health": -5}, fear=9),
    case(CARD, BOTTOM, "spares all", "done", "done", then={}, fear=9),
]
CARD = "persephone_flight"
FLIGHT = [
    case(CARD, TOP, "at 2 Fear", go(1), "go 1", then={"at": 1}, fear=2),
    case(CARD, TOP, "at 3 Fear", go(2), "go 2", then={"at": 2}, fear=3),
    case(CARD, TOP, "at 9 Fear", go(4), "go 4", then={"at": 4}, fear=9),
    case(CARD, TOP, "stays", go(3), "done", then={}, fear=6),
    case(CARD, BOTTOM, "pays 3", up_to(3), "3", then={"fear": -3, "health": 3}, fear=5),
    case(CARD, BOTTOM, "pays 1", up_to(2), "1", then={"fear": -1, "health": 1}, fear=2),
    case(CARD, BOTTOM, "pays nothing", "0", then={}, fear=5),
    case(CARD, BOTTOM, "has nothing to pay", then={}, fear=0),
    case(CARD, BOTTOM, "ends at 10 Health", "3", then={"fear": -3, "health": 1}, fear=3, health=9),
]

# Red ------------------------------------------------------------------------------------------------------------------

CARD = "persephone_scream"
EVERYBODY_NEAR = {"hurt 0": 1, "hurt 1": 1, "kaoru health": -1, "leaf health": -1}
SCREAM = [
    case(CARD, TOP, "at 3 Fear", then=EVERYBODY_NEAR, fear=3),
    case(CARD, TOP, "at 4 Fear", then={key: 2 * value for key, value in EVERYBODY_NEAR.items()}, fear=4),
    case(CARD, TOP, "nobody near", then={}, fear=4, alone=True),
    case(CARD, BOTTOM, "moves a Monster", aim(1), "aim 1", aim(1, "foe"), "aim 1", push(1, 2), "place 5",
         then={"hurt 1": 3, "monster 1": 5}),
    case(CARD, BOTTOM, "leaves a Monster", "aim 1", "aim 0", push(0, 2), "done", then={"hurt 1": 3}),
    case(CARD, BOTTOM, "moves an enemy", "aim kaoru", aim(1, "foe"), "aim kaoru", push_player(1, 2), "place 0",
         then={"kaoru health": -3, "kaoru at": 0}),
    case(CARD, BOTTOM, "moves nobody", "done", aim(1, "foe"), "done", then={}),
    case(CARD, BOTTOM, "nobody to move", aim(1), "aim persephone", then={"health": -3, "fear": 3}, alone=True),
]  # fmt: skip
CARD = "persephone_tooth_and_nail"
TOOTH_AND_NAIL = [
    case(CARD, TOP, "strikes", aim(0, "other"), "aim 0", then={"health": -1, "fear": 1, "hurt 0": 4}),
    case(CARD, TOP, "spares all", aim(0, "other"), "done", then={"health": -1, "fear": 1}),
    case(CARD, TOP, "nobody there", then={"health": -1, "fear": 1}, alone=True),
    case(CARD, BOTTOM, "goes on", aim(1), "aim 1", whether, "yes",
         then={"hurt 1": 2, "fear": -2, "activations": 1}, fear=2),
    case(CARD, BOTTOM, "does not pay", "aim 0", whether, "done", then={"hurt 0": 2}, fear=9),
    case(CARD, BOTTOM, "cannot pay", "aim 0", then={"hurt 0": 2}, fear=1),
    case(CARD, BOTTOM, "spares all and goes on", "done", "yes", then={"fear": -2, "activations": 1}, fear=3),
]  # fmt: skip

# Blue -----------------------------------------------------------------------------------------------------------------

CARD = "persephone_sleepwalk"
SLEEPWALK = [
    case(CARD, TOP, "goes", place(3), "place 3", then={"at": 3, "fear": 1}),
    case(CARD, TOP, "stays", place(3), "done", then={"fear": 1}),
    case(CARD, BOTTOM, "Scared", aim(3, "monster"), "aim 3", then={"at": 3, "next attack": 2}, fear=3),
    case(CARD, BOTTOM, "calm", aim(3, "monster"), "aim 2", then={"at": 2}, fear=2),
    case(CARD, BOTTOM, "stays", "done", then={"next attack": 2}, fear=3),
    case(CARD, BOTTOM, "no Monster", then={"next attack": 2}, fear=3, alone=True),
]
CARD = "persephone_night_terrors"
NIGHT_TERRORS = [
    case(CARD, TOP, "waits", then={"fear": 1, "charges": 2}),
    case(CARD, BOTTOM, "hits 2", aim(2, "foe"), "aim 2", aim(2, "foe", [2]), "aim kaoru",
         then={"hurt 2": 2, "kaoru health": -2}),
    case(CARD, BOTTOM, "hits 1", "aim 0", "done", then={"hurt 0": 2}),
    case(CARD, BOTTOM, "spares all", "done", then={}),
    case(CARD, BOTTOM, "nobody near", then={}, alone=True),
]  # fmt: skip

# Green ----------------------------------------------------------------------------------------------------------------

CARD = "persephone_lullaby"
LULLABY = [
    case(CARD, TOP, "lasts", then={"spirit": 2, "lasting": [("from_monsters", -1)]}),
    case(CARD, BOTTOM, "at 5 Fear", then={"fear": -2, "health": 2, "spirit": 2}, fear=5),
    case(CARD, BOTTOM, "at 1 Fear", then={"fear": -1, "health": 2, "spirit": 2}, fear=1),
    case(CARD, BOTTOM, "at 0 Fear", then={"health": 2, "spirit": 1}, fear=0, spirit=9),
]
CARD = "persephone_six_seeds"
SIX_SEEDS = [
    *[
        case(CARD, TOP, f"rolls {rolled}", then={"spirit": 1, **then}, dice=(rolled,))
        for rolled, then in ((1, {"fear": 3}), (3, {"fear": 3}), (4, {"health": 3}), (6, {"health": 3}))
    ],
    case(CARD, BOTTOM, "pays", whether, "yes", answer("red", "blue", "green"), "blue",
         then={"health": 2, "fear": -4, "blue": 1}, fear=4),
    case(CARD, BOTTOM, "does not pay", whether, "done", then={"health": 2}, fear=4),
    case(CARD, BOTTOM, "cannot pay", then={"health": 2}, fear=3),
]  # fmt: skip

# Ultimates ------------------------------------------------------------------------------------------------------------

CARD = "persephone_waking_nightmare"
WAKING_NIGHTMARE = [
    case(CARD, TOP, "at 0 Fear", aim(2), "aim 0", then={"hurt 0": 3}, fear=0),
    case(CARD, TOP, "at 5 Fear", aim(2), "aim 2", then={"hurt 2": 5}, fear=5),
    case(CARD, TOP, "Terrified", aim(2), "aim 2",
         then={"hurt 0": 1, "hurt 1": 1, "hurt 2": 7, "kaoru health": -1}, fear=6),
    case(CARD, TOP, "spares one, Terrified", "done",
         then={"hurt 0": 1, "hurt 1": 1, "hurt 2": 1, "kaoru health": -1}, fear=6),
    case(CARD, TOP, "nobody near", aim(2), "done", then={}, fear=6, alone=True),
]  # fmt: skip
CARD = "persephone_queen_below"
QUEEN_BELOW = [
    case(CARD, TOP, "rules", then={"fear": 3, "activations": 1, "lasting": [("attack", 2), ("calm", 1)]}),
    case(CARD, TOP, "at 8 Fear", then={"fear": 2, "activations": 1, "lasting": [("attack", 2), ("calm", 1)]}, fear=8),
]

CASES = [
    *dash_cases("persephone"), *FEVER_DREAM, *COLD_HANDS, *FLIGHT, *SCREAM, *TOOTH_AND_NAIL, *SLEEPWALK,
    *NIGHT_TERRORS, *LULLABY, *SIX_SEEDS, *WAKING_NIGHTMARE, *QUEEN_BELOW,
]  # fmt: skip
plays.each(played_by(CASES))


@pytest.mark.rule("HARA-ABIL-02", "HARA-ABIL-03", "HARA-ADV-03", "HARA-ADV-04")
@pytest.mark.parametrize("one", CASES, ids=str)
def test_it_does_what_it_says(one: Case) -> None:
    play(one)


# What is seen later ---------------------------------------------------------------------------------------------------

#: It bites whoever comes to its space, for 2.
FIERCE = monster("briar_knight", health=20, attack=2, aggressive="true")


@pytest.mark.rule("HARA-DMG-04")
def test_persephone_fever_dream_empowers_one_attack() -> None:
    stage = staged("persephone_fever_dream", TOP)
    stage.scene.do("top persephone_fever_dream")
    assert [stage.attack(), stage.attack()] == [3, 1]


@pytest.mark.rule("HARA-DEFEAT-05")
def test_persephone_tooth_and_nail_may_be_her_last() -> None:
    stage = staged("persephone_tooth_and_nail", TOP, health=1)
    stage.scene.do("top persephone_tooth_and_nail")
    assert [told["seat"] for told in stage.scene.told("defeat")] == [0]
    assert stage.scene.hurt(HERE) == 0


@pytest.mark.rule("HARA-AGGR-01")
@pytest.mark.parametrize(("card", "taken"), [("persephone_flight", 0), ("persephone_dash", 2)])
def test_persephone_flight_rouses_no_aggressive_monster(card: str, taken: int) -> None:
    stage = staged(card, TOP, alone=True, content=FIERCE)
    stage.scene.put("briar_knight", stage.spaces[1])
    stage.do(f"top {card}", "go 1")
    assert stage.scene.health("persephone") == HEALTH - taken


@pytest.mark.rule("HARA-ATTACK-05")
def test_persephone_lullaby_softens_monsters_until_her_next_turn() -> None:
    dangerous = monster("moor_stag", health=1, attack=2, dangerous="true")
    stage = staged("persephone_lullaby", TOP, alone=True, content=FIERCE + dangerous, health=9)
    scene = stage.scene
    scene.do("top persephone_lullaby")
    scene.put("briar_knight", HERE)
    scene.do("end")
    assert scene.health("persephone") == 8
    stage.strike(2)
    assert scene.health("persephone") == 6
    # In Kaoru's turn she defeats a Dangerous Monster, which strikes back.
    scene.take(HERE)
    scene.put("moor_stag", HERE)
    scene.effect('{do = "damage_all", amount = 1, target = "monster"}', "persephone")
    assert (scene.at(HERE), scene.health("persephone")) == ("", 5)
    scene.put("briar_knight", HERE)
    scene.begin_turn("persephone")
    assert scene.health("persephone") == 3


@pytest.mark.rule("HARA-DMG-04", "HARA-AGGR-01")
def test_persephone_queen_below_lasts_this_turn() -> None:
    stage = staged("persephone_queen_below", TOP, content=FIERCE)
    scene = stage.scene
    scene.do("top persephone_queen_below")
    assert [stage.attack(1), stage.attack(1)] == [3, 3]
    scene.take(stage.spaces[1])
    scene.put("briar_knight", stage.spaces[1])
    scene.effect('{do = "move", spaces = 1}')
    stage.do("go 1")
    assert scene.health("persephone") == HEALTH
    scene.end_turn()
    assert (scene.health("persephone"), stage.attack(2)) == (HEALTH - 2, 1)
    scene.begin_turn("persephone")
    assert scene.health("persephone") == HEALTH - 4


# Charges of Night Terrors ---------------------------------------------------------------------------------------------


def terrors(charges: int = 2, **more: bool) -> Stage:
    """Night Terrors lies on the board, and Persephone is about to take 1 damage."""
    stage = staged("persephone_night_terrors", BOTTOM, charges=charges, **more)
    stage.strike(1)
    return stage


@pytest.mark.rule("HARA-CHARGE-02", "HARA-CHARGE-06")
@plays("persephone_night_terrors charge")
def test_persephone_night_terrors_answers_damage() -> None:
    stage = terrors()
    stage.do(answer("done", "charge persephone_night_terrors"), "charge persephone_night_terrors", aim(1, "foe"))
    before = stage.seen()
    stage.do("aim kaoru", answer("done", "charge persephone_night_terrors"), "done")
    assert stage.changes(before) == {"kaoru health": -2, "health": -1, "fear": 1}
    assert "charge persephone_night_terrors" not in stage.scene.legal()
    stage.strike(1)
    before = stage.seen()
    stage.do("charge persephone_night_terrors", "aim 1")
    assert stage.changes(before) == {"hurt 1": 2, "health": -1, "fear": 1, "charges": -1}
    # That was the last one.
    stage.strike(1)
    assert (stage.scene.kind, stage.scene.health("persephone")) == ("adventure", HEALTH - 3)
    assert "persephone_night_terrors" in stage.scene.cards("persephone", "board_cards")
    stage.scene.end_turn()
    assert "persephone_night_terrors" in stage.scene.cards("persephone", "hand")


@pytest.mark.rule("HARA-CHARGE-06")
def test_persephone_night_terrors_may_be_kept_or_find_nobody() -> None:
    stage = terrors()
    before = stage.seen()
    stage.do("done")
    assert stage.changes(before) == {"health": -1, "fear": 1}
    stage = terrors(1, alone=True)
    before = stage.seen()
    stage.do("charge persephone_night_terrors")
    assert stage.changes(before) == {"health": -1, "fear": 1, "charges": -1}
    assert terrors(0).scene.kind == "adventure"


# Old Friend -----------------------------------------------------------------------------------------------------------


def befriended(bits: int = 2) -> Scene:
    """Both players' passives are unlocked; everybody is far from everything."""
    scene = Scene("persephone", "thomas", unlocked={"persephone": bits, "thomas": bits})
    for deck in scene.state.decks:
        deck.clear()
    for name in scene.names:
        scene.stand(name, FAR_OFF)
        scene.have(name, health=HEALTH, spirit=SPIRIT)
    return scene


@pytest.mark.rule("HARA-LOCK-04", "HARA-PERS-03")
@plays("persephone_old_friend when")
@pytest.mark.parametrize(("bits", "fear", "plus"), [(2, 2, 0), (2, 3, 1), (2, 9, 1), (0, 9, 0)])
def test_persephone_old_friend_strikes_with_her(bits: int, fear: int, plus: int) -> None:
    scene = befriended(bits)
    scene.have("persephone", fear=fear)
    scene.begin_turn("persephone")
    for bonus in (plus, 0):
        before = scene.health("thomas")
        scene.effect('{do = "damage", amount = 1, target = "player"}')
        scene.do("aim thomas")
        assert scene.health("thomas") == before - 1 - bonus


@pytest.mark.rule("HARA-LOCK-04", "HARA-DUSK-01")
@pytest.mark.parametrize(("bits", "fear"), [(2, 5), (0, 4)])
def test_persephone_old_friend_comes_at_dusk(bits: int, fear: int) -> None:
    scene = befriended(bits)
    scene.have("persephone", fear=4)
    scene.begin_turn("thomas")
    scene.do("end")
    assert (scene.state.dusk, scene.resource("persephone", "fear")) == (True, fear)
    scene.begin_turn("thomas")
    scene.do("end")
    # Dawn brings nothing.
    assert (scene.state.day, scene.state.dusk, scene.resource("persephone", "fear")) == (2, False, fear)


def test_every_part_of_her_cards_is_played() -> None:
    assert parts_of("persephone") == plays.cards
