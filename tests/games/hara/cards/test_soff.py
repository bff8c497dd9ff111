"""Soff's Abilities: what each half costs in Mana or Heat, what it does for that, and what it adds."""

from __future__ import annotations

import pytest

from tests.games.hara.cards.ability_cases import (
    BOTTOM,
    HEALTH,
    SPIRIT,
    TOP,
    Case,
    Changes,
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
    staged,
    up_to,
)
from tests.games.hara.cards.staging import FAR_OFF, HERE, Played
from tests.games.hara.scene import Scene, monster

plays = Played()


def around(damage: int) -> Changes:
    """Everybody else within range 1 takes so much."""
    return {"hurt 0": damage, "hurt 1": damage, "kaoru health": -damage, "leaf health": -damage}


# Core -----------------------------------------------------------------------------------------------------------------

CARD = "soff_spark"
SPARK = [
    case(CARD, TOP, "burns", aim(1), "aim 1", then={"mana": -1, "heat": 1, "hurt 1": 2}, mana=1),
    case(CARD, TOP, "spares all", aim(1), "done", then={"mana": -1, "heat": 1}, mana=5),
    case(CARD, TOP, "at 6 Heat", "aim kaoru", then={"mana": -1, "kaoru health": -2}, mana=5, heat=6),
    case(CARD, TOP, "cannot pay", then={}, mana=0),
    case(CARD, BOTTOM, "burns", aim(1), "aim 1", then={"mana": -2, "heat": 2, "hurt 1": 3}, mana=2),
    case(CARD, BOTTOM, "spares all", aim(1), "done", then={"mana": -2, "heat": 2}, mana=2),
    case(CARD, BOTTOM, "cannot pay", then={}, mana=1),
]
CARD = "soff_meteor"
METEOR = [
    case(CARD, TOP, "up to 2 Heat", then={"mana": -3, "heat": 2, **around(1)}, mana=3),
    case(CARD, TOP, "up to 3 Heat", then={"mana": -3, "heat": 2, **around(2)}, mana=5, heat=1),
    case(CARD, TOP, "up to 6 Heat", then={"mana": -3, "heat": 1, **around(3)}, mana=5, heat=5),
    case(CARD, TOP, "nobody near", then={"mana": -3, "heat": 2}, mana=3, alone=True),
    case(CARD, TOP, "cannot pay", then={}, mana=2),
    case(CARD, BOTTOM, "up to 2 Heat", then={"mana": -3, "heat": 1, **around(2)}, mana=3, heat=1),
    case(CARD, BOTTOM, "up to 3 Heat", then={"mana": -3, "heat": 1, **around(3)}, mana=3, heat=2),
    case(CARD, BOTTOM, "cannot pay", then={}, mana=2, heat=2),
]
CARD = "soff_cinder_step"
CINDER_STEP = [
    case(CARD, TOP, "goes", place(2), "place 2", then={"mana": -1, "heat": 1, "at": 2}, mana=1),
    case(CARD, TOP, "stays", place(2), "done", then={"mana": -1, "heat": 1}, mana=1),
    case(CARD, TOP, "cannot pay", then={}, mana=0),
    case(CARD, BOTTOM, "cools by 2", go(2), "go 2", up_to(2), "2", then={"at": 2, "heat": -2, "mana": 2}, heat=3),
    case(CARD, BOTTOM, "cools by 1", "done", up_to(1), "1", then={"heat": -1, "mana": 1}, heat=1, mana=3),
    case(CARD, BOTTOM, "has full Mana", "done", "2", then={"heat": -2, "mana": 1}, heat=6, mana=4),
    case(CARD, BOTTOM, "keeps her Heat", "go 1", "0", then={"at": 1}, heat=3),
    case(CARD, BOTTOM, "has no Heat", go(2), "go 1", then={"at": 1}, heat=0),
]

# Red ------------------------------------------------------------------------------------------------------------------

CARD = "soff_wildfire"
WILDFIRE = [
    case(CARD, TOP, "burns 2", aim(2, "foe"), "aim 2", aim(2, "foe", [2]), "aim kaoru",
         then={"mana": -1, "heat": 2, "hurt 2": 2, "kaoru health": -2}, mana=1),
    case(CARD, TOP, "burns 1", "aim 0", "done", then={"mana": -1, "heat": 2, "hurt 0": 2}, mana=1),
    case(CARD, TOP, "spares all", "done", then={"mana": -1, "heat": 2}, mana=1),
    case(CARD, TOP, "cannot pay", then={}, mana=0),
    case(CARD, BOTTOM, "burns 3", aim(3, "foe"), "aim 3", aim(3, "foe", [3]), "aim kaoru",
         aim(3, "foe", [3, "kaoru"]), "aim 1",
         then={"mana": -2, "heat": 1, "hurt 3": 2, "hurt 1": 2, "kaoru health": -2}, mana=2),
    case(CARD, BOTTOM, "burns 1", "aim 2", "done", then={"mana": -2, "heat": 1, "hurt 2": 2}, mana=2),
    case(CARD, BOTTOM, "nobody near", then={"mana": -2, "heat": 1}, mana=2, alone=True),
    case(CARD, BOTTOM, "cannot pay", then={}, mana=1),
]  # fmt: skip
CARD = "soff_sun_lance"
SUN_LANCE = [
    case(CARD, TOP, "up to 2 Heat", aim(1), "aim 1", then={"mana": -2, "heat": 2, "hurt 1": 4}, mana=2),
    case(CARD, TOP, "up to 3 Heat", "aim 1", then={"mana": -2, "heat": 2, "hurt 1": 4}, mana=2, heat=1),
    case(CARD, TOP, "up to 6 Heat", "aim 0", then={"mana": -2, "heat": 2, "hurt 0": 6}, mana=2, heat=4),
    case(CARD, TOP, "spares all", "done", then={"mana": -2, "heat": 2}, mana=2),
    case(CARD, TOP, "cannot pay", then={}, mana=1),
    case(CARD, BOTTOM, "spends 4", up_to(4), "4", aim(2), "aim 2", then={"mana": 1, "heat": -4, "hurt 2": 5}, heat=6),
    case(
        CARD, BOTTOM, "spends 1", up_to(3), "1", "aim kaoru", then={"mana": 1, "heat": -1, "kaoru health": -2}, heat=3
    ),
    case(CARD, BOTTOM, "spends none", "0", "aim 0", then={"mana": 1, "hurt 0": 1}, heat=3),
    case(CARD, BOTTOM, "has no Heat", aim(2), "done", then={"mana": 1}, heat=0),
]

# Blue -----------------------------------------------------------------------------------------------------------------

CARD = "soff_backdraft"
BACKDRAFT = [
    case(CARD, TOP, "burns and blows", aim(2), "aim 2", aim(2, "monster"), "aim 1", push(1, 2), "place 5",
         then={"mana": -1, "heat": 1, "hurt 2": 2, "monster 1": 5}, mana=1),
    case(CARD, TOP, "leaves it", "aim kaoru", "aim 0", push(0, 2), "done",
         then={"mana": -1, "heat": 1, "kaoru health": -2}, mana=1),
    case(CARD, TOP, "blows nobody", "done", aim(2, "monster"), "done", then={"mana": -1, "heat": 1}, mana=1),
    case(CARD, TOP, "no Monster", "done", then={"mana": -1, "heat": 1}, mana=1, alone=True),
    case(CARD, TOP, "cannot pay", then={}, mana=0),
    case(CARD, BOTTOM, "leaps to a Monster", aim(3, "other"), "aim 3",
         then={"mana": -1, "heat": 1, "at": 3, "hurt 3": 2}, mana=1),
    case(CARD, BOTTOM, "leaps to a player", "aim kaoru",
         then={"mana": -1, "heat": 1, "at": 1, "hurt 1": 2, "kaoru health": -2}, mana=1),
    case(CARD, BOTTOM, "stays", "done",
         then={"mana": -1, "heat": 1, "hurt 0": 2, "leaf health": -2}, mana=1),
    case(CARD, BOTTOM, "nobody there", then={"mana": -1, "heat": 1}, mana=1, alone=True),
    case(CARD, BOTTOM, "cannot pay", then={}, mana=0),
]  # fmt: skip
CARD = "soff_smoke_screen"
SMOKE_SCREEN = [
    case(CARD, TOP, "goes", go(2), "go 2", then={"mana": -1, "heat": 1, "at": 2, "charges": 2}, mana=1),
    case(CARD, TOP, "stays", go(2), "done", then={"mana": -1, "heat": 1, "charges": 2}, mana=1),
    case(CARD, TOP, "cannot pay", then={"charges": 2}, mana=0),
    case(CARD, BOTTOM, "goes", place(3), "place 3",
         then={"mana": -1, "heat": 1, "at": 3, "lasting": [("incoming", -1)]}, mana=1),
    case(CARD, BOTTOM, "stays", "done", then={"mana": -1, "heat": 1, "lasting": [("incoming", -1)]}, mana=1),
    case(CARD, BOTTOM, "cannot pay", then={}, mana=0),
]  # fmt: skip

# Green ----------------------------------------------------------------------------------------------------------------

CARD = "soff_hearth"
HEARTH = [
    case(CARD, TOP, "warms", then={"mana": -1, "heat": 1, "health": 3, "leaf health": 1}, mana=1),
    case(CARD, TOP, "warms enemies", then={"mana": -1, "heat": 1, "health": 3, "leaf health": 1, "kaoru health": 1},
         mana=1, kaoru=0),
    case(CARD, TOP, "alone", then={"mana": -1, "heat": 1, "health": 1}, mana=1, health=9, alone=True),
    case(CARD, TOP, "cannot pay", then={}, mana=0),
    case(CARD, BOTTOM, "spends 3", up_to(3), "3", then={"mana": 1, "heat": -3, "health": 3}, heat=5),
    case(CARD, BOTTOM, "spends 1", up_to(2), "1", then={"mana": 1, "heat": -1, "health": 1}, heat=2),
    case(CARD, BOTTOM, "spends none", "0", then={"mana": 1}, heat=2),
    case(CARD, BOTTOM, "has no Heat", then={"mana": 1}, heat=0),
]  # fmt: skip
CARD = "soff_controlled_burn"
CONTROLLED_BURN = [
    # The top is Free: it gives back the Activation that every other half costs.
    case(CARD, TOP, "nothing used", then={"mana": -1, "heat": 2, "activations": 1}, mana=1),
    case(CARD, TOP, "cannot pay", then={"activations": 1}, mana=0),
    case(CARD, BOTTOM, "pays", then={"heat": -2, "mana": 2, "spirit": 1, "activations": 1}, heat=2),
    case(CARD, BOTTOM, "cannot pay", then={}, heat=1),
]

# Ultimates ------------------------------------------------------------------------------------------------------------

CARD = "soff_supernova"
SUPERNOVA = [
    case(CARD, TOP, "up to 3 Heat", then={"mana": -3, "heat": 3, **around(4)}, mana=3),
    case(CARD, TOP, "up to 5 Heat", then={"mana": -3, "heat": 3, **around(4)}, mana=3, heat=2),
    case(CARD, TOP, "up to 6 Heat", then={"mana": -3, "heat": 3, **around(5)}, mana=5, heat=3),
    case(CARD, TOP, "nobody near", then={"mana": -3, "heat": 3}, mana=3, alone=True),
    case(CARD, TOP, "cannot pay", then={}, mana=2),
]
CARD = "soff_out_of_the_ashes"
OUT_OF_THE_ASHES = [
    case(CARD, TOP, "spends 6", up_to(6), "6", then={"heat": -6, "mana": 5, "health": 4, "activations": 2}, heat=6),
    case(CARD, TOP, "spends 3", up_to(4), "3", then={"heat": -3, "mana": 5, "health": 2, "activations": 2}, heat=4),
    case(CARD, TOP, "spends none", "0", then={"mana": 3, "health": 1, "activations": 2}, heat=4, mana=2),
    case(CARD, TOP, "has no Heat", then={"mana": 5, "health": 1, "activations": 2}, heat=0),
]

CASES = [
    *dash_cases("soff"), *SPARK, *METEOR, *CINDER_STEP, *WILDFIRE, *SUN_LANCE, *BACKDRAFT, *SMOKE_SCREEN, *HEARTH,
    *CONTROLLED_BURN, *SUPERNOVA, *OUT_OF_THE_ASHES,
]  # fmt: skip
plays.each(played_by(CASES))


@pytest.mark.rule("HARA-SOFF-02", "HARA-LOSE-02", "HARA-ABIL-02", "HARA-ABIL-03", "HARA-ADV-03", "HARA-ADV-04")
@pytest.mark.parametrize("one", CASES, ids=str)
def test_it_does_what_it_says(one: Case) -> None:
    play(one)


# What is seen later ---------------------------------------------------------------------------------------------------

#: It bites whoever comes to its space, for 3.
FIERCE = monster("briar_knight", health=20, attack=3, aggressive="true")


@pytest.mark.rule("HARA-AGGR-01")
@pytest.mark.parametrize(("card", "taken"), [("soff_smoke_screen", 0), ("soff_dash", 3)])
def test_soff_smoke_screen_rouses_no_aggressive_monster(card: str, taken: int) -> None:
    stage = staged(card, TOP, alone=True, content=FIERCE, mana=5)
    stage.scene.put("briar_knight", stage.spaces[1])
    stage.do(f"top {card}", "go 1")
    assert (stage.scene.kind, stage.scene.health("soff")) == ("adventure", HEALTH - taken)


@pytest.mark.rule("HARA-DMG-01")
def test_soff_smoke_screen_hides_her_until_her_next_turn() -> None:
    stage = staged("soff_smoke_screen", BOTTOM, charges=0, alone=True, content=FIERCE, mana=5)
    stage.do("bottom soff_smoke_screen", "done")
    scene = stage.scene
    scene.put("briar_knight", HERE)
    scene.do("end")
    assert scene.health("soff") == HEALTH - 2
    stage.strike(2)
    assert scene.health("soff") == HEALTH - 3
    scene.take(HERE)
    scene.begin_turn("soff")
    stage.strike(2)
    assert scene.health("soff") == HEALTH - 5


@pytest.mark.rule("HARA-CHARGE-02", "HARA-CHARGE-04", "HARA-CHARGE-06")
@plays("soff_smoke_screen charge")
def test_soff_smoke_screen_prevents_damage() -> None:
    stage = staged("soff_smoke_screen", BOTTOM, charges=2)
    before = stage.seen()
    stage.strike(3)
    stage.do(answer("done", "charge soff_smoke_screen"), "charge soff_smoke_screen", "done")
    assert stage.changes(before) == {"health": -1, "heat": 1, "charges": -1}
    before = stage.seen()
    stage.strike(1)
    stage.do("charge soff_smoke_screen")
    assert stage.changes(before) == {"heat": 1, "charges": -1}
    # That was the last one.
    stage.strike(1)
    assert (stage.scene.kind, stage.scene.health("soff")) == ("adventure", HEALTH - 2)
    assert "soff_smoke_screen" in stage.scene.cards("soff", "board_cards")
    stage.scene.end_turn()
    assert "soff_smoke_screen" in stage.scene.cards("soff", "hand")


@pytest.mark.rule("HARA-CHARGE-06")
def test_soff_smoke_screen_may_be_kept_or_spent_at_once() -> None:
    stage = staged("soff_smoke_screen", BOTTOM, charges=2)
    before = stage.seen()
    stage.strike(3)
    stage.do("done")
    assert stage.changes(before) == {"health": -3}
    before = stage.seen()
    stage.strike(3)
    stage.do("charge soff_smoke_screen", "charge soff_smoke_screen")
    assert stage.changes(before) == {"heat": 2, "charges": -2}


# Controlled Burn ------------------------------------------------------------------------------------------------------


def used_cards() -> Stage:
    """Soff has used Dash from hand and Cinder Step from the board, and has no Activation left."""
    stage = staged("soff_controlled_burn", TOP, alone=True, mana=1)
    stage.scene.hand("soff", "soff_dash", "soff_spark")
    stage.scene.on_board("soff", "soff_cinder_step")
    stage.do("top soff_dash", "done", "bottom soff_cinder_step", "done")
    stage.scene.have("soff", activations=0)
    return stage


@pytest.mark.rule("HARA-FREE-01", "HARA-LIFE-03")
@pytest.mark.parametrize(("picked", "other"), [("soff_dash", "soff_cinder_step"), ("soff_cinder_step", "soff_dash")])
def test_soff_controlled_burn_readies_a_used_card(picked: str, other: str) -> None:
    stage = used_cards()
    before = stage.seen()
    stage.do("top soff_controlled_burn", answer("done", "pick soff_dash", "pick soff_cinder_step"), f"pick {picked}")
    assert stage.changes(before) == {
        "mana": -1,
        "heat": 2,
        "used": {other, "soff_controlled_burn"},
        "board_cards": before["board_cards"] | {"soff_controlled_burn"},
        "hand": {"soff_spark"},
    }
    stage.scene.have("soff", activations=1)
    assert f"bottom {picked}" in stage.scene.legal()
    assert f"bottom {other}" not in stage.scene.legal()


@pytest.mark.rule("HARA-FREE-01")
def test_soff_controlled_burn_may_ready_nothing() -> None:
    stage = used_cards()
    before = stage.seen()
    stage.do("top soff_controlled_burn", "done")
    after = stage.changes(before)
    assert after["used"] == before["used"] | {"soff_controlled_burn"}
    assert (after["mana"], after["heat"]) == (-1, 2)
    assert "bottom soff_controlled_burn" not in stage.scene.legal()


@pytest.mark.rule("HARA-FREE-01", "HARA-ABIL-03")
def test_soff_controlled_burn_is_free_only_from_hand() -> None:
    stage = staged("soff_controlled_burn", BOTTOM, heat=2)
    stage.scene.have("soff", activations=0)
    assert "bottom soff_controlled_burn" not in stage.scene.legal()
    stage.scene.hand("soff", "soff_controlled_burn")
    assert "top soff_controlled_burn" in stage.scene.legal()


# Ember Heart ----------------------------------------------------------------------------------------------------------


def glowing(bits: int = 2) -> Scene:
    """Both players' passives are unlocked; Soff is beside two Monsters with 2 Health."""
    weak = monster("teagle", health=2, attack=0) + monster("hedge_imp", health=2, attack=0)
    scene = Scene("soff", "thomas", content=weak, unlocked={"soff": bits, "thomas": bits})
    for name in scene.names:
        scene.stand(name, FAR_OFF)
        scene.have(name, health=HEALTH, spirit=SPIRIT)
    scene.have("soff", mana=0)
    scene.put("teagle", "the_drear-2")
    scene.put("hedge_imp", "the_drear-4")
    return scene


@pytest.mark.rule("HARA-LOCK-04", "HARA-EQUIP-06")
@plays("soff_ember_heart gives")
@pytest.mark.parametrize(("bits", "dealt"), [(2, 2), (0, 1)])
def test_soff_ember_heart_heats_the_bottom_of_dash(bits: int, dealt: int) -> None:
    scene = glowing(bits)
    scene.on_board("soff", "soff_dash", "soff_spark")
    scene.have("soff", mana=5)
    scene.do("bottom soff_dash", "done", "aim thomas")
    assert scene.health("thomas") == HEALTH - dealt
    scene.do("bottom soff_spark", "aim thomas")
    assert scene.health("thomas") == HEALTH - dealt - 3


@pytest.mark.rule("HARA-LOCK-04")
@plays("soff_ember_heart when")
@pytest.mark.parametrize(("bits", "mana"), [(2, 1), (0, 0)])
def test_soff_ember_heart_feeds_on_one_monster_a_turn(bits: int, mana: int) -> None:
    scene = glowing(bits)
    scene.effect('{do = "damage_all", amount = 1, range = 1, target = "monster"}')
    assert scene.resource("soff", "mana") == 0
    for space in ("the_drear-2", "the_drear-4"):
        scene.effect('{do = "damage", amount = 1, range = 1, target = "monster"}')
        scene.do(f"aim {space}")
        assert (scene.at(space), scene.resource("soff", "mana")) == ("", mana)
    scene.begin_turn("soff")
    scene.put("teagle", "the_drear-2")
    scene.effect('{do = "damage_all", amount = 2, range = 1, target = "monster"}')
    assert scene.resource("soff", "mana") == 2 * mana


def test_every_part_of_her_cards_is_played() -> None:
    assert parts_of("soff") == plays.cards
