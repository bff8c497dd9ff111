"""Thomas's Abilities: what each half does, with Runes and without, and the Rifts that he closes from afar."""

from __future__ import annotations

import pytest

from tavola.games.hara.pieces import TILE_NAMES
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
    anywhere,
    case,
    dash_cases,
    go,
    parts_of,
    place,
    play,
    played_by,
    staged,
    up_to,
    whether,
)
from tests.games.hara.cards.staging import FAR_OFF, HERE, Played
from tests.games.hara.declared import rift
from tests.games.hara.scene import Scene

plays = Played()

# Core -----------------------------------------------------------------------------------------------------------------

CARD = "thomas_beam_saber"
OPTIONS = answer("option 1", "option 2")
BEAM_SABER = [
    case(CARD, TOP, "strikes", aim(0), "aim 0", then={"hurt 0": 3}),
    case(CARD, TOP, "spares all", aim(0), "done", then={}),
    case(CARD, BOTTOM, "with a Rune", OPTIONS, "option 1", aim(0), "aim 0", then={"runes": -1, "hurt 0": 4}, runes=1),
    case(CARD, BOTTOM, "keeps the Rune", OPTIONS, "option 2", aim(0), "aim 0", then={"hurt 0": 2}, runes=3),
    case(CARD, BOTTOM, "without a Rune", aim(0), "aim kaoru", then={"kaoru health": -2}, runes=0, kaoru=0),
    case(CARD, BOTTOM, "pays and spares all", "option 1", "done", then={"runes": -1}, runes=3),
]
CARD = "thomas_rift_hook"
RIFT_HOOK = [
    case(CARD, TOP, "goes", place(2), "place 2", then={"at": 2}),
    case(CARD, TOP, "stays", place(2), "done", then={}),
    case(CARD, BOTTOM, "no Rift", then={"runes": 1}),
    case(CARD, BOTTOM, "no Rift, at 6 Runes", then={}, runes=6),
]
CARD = "thomas_rune_volley"
RUNE_VOLLEY = [
    case(CARD, TOP, "goes", go(1), "go 1", then={"at": 1, "runes": 1}),
    case(CARD, TOP, "stays", go(1), "done", then={"runes": 1}, runes=5),
    case(CARD, BOTTOM, "fires 2", up_to(2), "2", aim(2), "aim 2", then={"runes": -2, "hurt 2": 3}, runes=3),
    case(CARD, BOTTOM, "fires 1", up_to(1), "1", "aim kaoru", then={"runes": -1, "kaoru health": -2}, runes=1),
    case(CARD, BOTTOM, "fires none", "0", aim(2), "aim 1", then={"hurt 1": 1}, runes=3),
    case(CARD, BOTTOM, "has no Rune", aim(2), "aim 0", then={"hurt 0": 1}, runes=0),
    case(CARD, BOTTOM, "spares all", "1", "done", then={"runes": -1}, runes=3),
]

# Red ------------------------------------------------------------------------------------------------------------------

CARD = "thomas_twin_sabers"
TWIN_SABERS = [
    case(CARD, TOP, "strikes twice", aim(0), "aim 0", aim(1), "aim 1", then={"hurt 0": 2, "hurt 1": 1}),
    case(CARD, TOP, "strikes one twice", "aim 0", "aim 0", then={"hurt 0": 3}),
    case(CARD, TOP, "spares all", "done", aim(1), "done", then={}),
    case(CARD, BOTTOM, "strikes 2", up_to(2), "2", aim(0, "foe"), "aim 0", aim(0, "foe", [0]), "aim kaoru",
         then={"runes": -2, "hurt 0": 4, "kaoru health": -4}, runes=6, kaoru=0),
    case(CARD, BOTTOM, "strikes 1", up_to(1), "1", aim(0, "foe"), "aim 0", then={"runes": -1, "hurt 0": 3}, runes=1),
    case(CARD, BOTTOM, "has no Rune", aim(0, "foe"), "aim 0", then={"hurt 0": 2}, runes=0),
    case(CARD, BOTTOM, "nobody there", "1", then={"runes": -1}, runes=2, alone=True),
]  # fmt: skip
CARD = "thomas_long_shot"
LONG_SHOT = [
    case(CARD, TOP, "fires", aim(3), "aim 3", then={"runes": -1, "hurt 3": 4}, runes=1),
    case(CARD, TOP, "spares all", aim(3), "done", then={"runes": -1}, runes=1),
    case(CARD, TOP, "cannot pay", then={}, runes=0),
    case(CARD, BOTTOM, "among friends", aim(3), "aim 3", then={"hurt 3": 2}, runes=1),
    case(CARD, BOTTOM, "alone", aim(3), "done", then={"runes": 1}, runes=1, alone=True),
    case(CARD, BOTTOM, "alone, at himself", "aim thomas", then={"health": -2, "runes": 1}, alone=True),
]

# Blue -----------------------------------------------------------------------------------------------------------------

CARD = "thomas_tear_the_veil"
TEAR_THE_VEIL = [
    case(CARD, TOP, "no Dusk card left", then={"runes": 2}, runes=1),
    case(CARD, BOTTOM, "sends a Monster back", aim(2, "monster"), "aim 2",
         then={"runes": -1, "monster 2": "", "spirit": 2}, runes=1),
    case(CARD, BOTTOM, "spares all", "done", then={"runes": -1, "spirit": 2}, runes=4),
    case(CARD, BOTTOM, "no Monster", then={"runes": -1, "spirit": 2}, runes=4, alone=True),
    case(CARD, BOTTOM, "cannot pay", then={}, runes=0),
]  # fmt: skip
CARD = "thomas_wormhole"
WORMHOLE = [
    case(CARD, TOP, "goes home", then={"at": "dojo", "runes": 1}),
    case(CARD, BOTTOM, "goes far", anywhere, f"place {FAR_OFF}",
         then={"runes": -1, "at": FAR_OFF, "next attack": 2}, runes=1),
    case(CARD, BOTTOM, "stays", "done", then={"runes": -1, "next attack": 2}, runes=2),
    case(CARD, BOTTOM, "cannot pay", then={}, runes=0),
]  # fmt: skip

# Green ----------------------------------------------------------------------------------------------------------------

CARD = "thomas_capacitor"
CAPACITOR = [
    case(CARD, TOP, "moves 2", go(2), "go 2", then={"at": 2, "charges": 3}),
    case(CARD, TOP, "moves 1", go(2), "go 1", then={"at": 1, "charges": 2}),
    case(CARD, TOP, "stays", "done", then={"charges": 1}),
    case(CARD, BOTTOM, "with 3 charges", then={"runes": 3, "health": 1}, charges=3),
    case(CARD, BOTTOM, "with 2 charges", then={"runes": 1, "health": 1}, charges=2, runes=5),
    case(CARD, BOTTOM, "without charges", then={"health": 1}, charges=0),
]
CARD = "thomas_mender_drone"
MENDER_DRONE = [
    case(CARD, TOP, "mends", answer("done", f"pick {CARD}"), "done", then={"health": 1, "spirit": 1}),
    case(CARD, BOTTOM, "has no Item", then={"health": 3}),
    case(CARD, BOTTOM, "ends at 10 Health", then={"health": 1}, health=9),
]

# Ultimates ------------------------------------------------------------------------------------------------------------

CARD = "thomas_riftbreaker"
RIFTBREAKER = [
    case(CARD, TOP, "swings with 4", aim(3, "foe"), "aim 3", up_to(4), "4", aim(0), "aim 3",
         then={"at": 3, "runes": -4, "hurt 3": 8}, runes=6),
    case(CARD, TOP, "swings with 1", "aim kaoru", up_to(1), "1", aim(0), "aim kaoru",
         then={"at": 1, "runes": -1, "kaoru health": -5}, runes=1),
    case(CARD, TOP, "stays", aim(3, "foe"), "done", "0", aim(0), "aim 0", then={"hurt 0": 4}, runes=2),
    case(CARD, TOP, "has no Rune", "aim 2", aim(0), "done", then={"at": 2}, runes=0),
    case(CARD, TOP, "nobody near", "2", aim(0), "done", then={"runes": -2}, runes=2, alone=True),
]  # fmt: skip

CASES = [
    *dash_cases("thomas"), *BEAM_SABER, *RIFT_HOOK, *RUNE_VOLLEY, *TWIN_SABERS, *LONG_SHOT, *TEAR_THE_VEIL, *WORMHOLE,
    *CAPACITOR, *MENDER_DRONE, *RIFTBREAKER,
]  # fmt: skip
plays.each(played_by(CASES))


@pytest.mark.rule("HARA-THOMAS-02", "HARA-LOSE-02", "HARA-ABIL-02", "HARA-ABIL-03", "HARA-ADV-03", "HARA-ADV-04")
@pytest.mark.parametrize("one", CASES, ids=str)
def test_it_does_what_it_says(one: Case) -> None:
    play(one)


# Rifts ----------------------------------------------------------------------------------------------------------------

#: They bring 1 Blue, or 2 Red, if a 4 is rolled or paid for.
RIFTS = rift("small_blue_rift", reward="{blue = 1}") + rift("small_red_rift", reward="{red = 2}")


def with_rifts(card: str, half: str, near: int, far: int, **values: int) -> Stage:
    """No Monsters; a Rift so many steps away, and another farther off."""
    stage = staged(card, half, alone=True, content=RIFTS, **values)
    stage.scene.put("small_blue_rift", stage.spaces[near])
    stage.scene.put("small_red_rift", stage.spaces[far])
    return stage


@pytest.mark.rule("HARA-RIFT-04", "HARA-THOMAS-03")
def test_thomas_rift_hook_closes_a_rift_within_range_2() -> None:
    stage = with_rifts("thomas_rift_hook", BOTTOM, 2, 3)
    before = stage.seen()
    near = f"aim {stage.spaces[2]}"
    with stage.scene.dice(4):
        stage.do("bottom thomas_rift_hook", answer("done", near), near)
    changes = stage.changes(before)
    assert changes == {
        "runes": 2,
        "blue": 1,
        "others": {"small_red_rift"},
        "activations": -1,
        "used": {"thomas_rift_hook"},
    }
    assert stage.scene.discarded() == {"small_blue_rift"}


@pytest.mark.rule("HARA-RIFT-04", "HARA-CR-05")
def test_thomas_rift_hook_may_fail_or_leave_the_rift() -> None:
    stage = with_rifts("thomas_rift_hook", BOTTOM, 2, 3)
    with stage.scene.dice(3):
        stage.do("bottom thomas_rift_hook", "aim 2", up_to(SPIRIT), "0")
    assert (stage.scene.resource("thomas", "runes"), stage.scene.energy("thomas")) == (2, (0, 0, 0))
    stage = with_rifts("thomas_rift_hook", BOTTOM, 2, 3)
    stage.do("bottom thomas_rift_hook", "done")
    assert stage.scene.resource("thomas", "runes") == 1
    assert stage.scene.at(stage.spaces[2]) == "small_blue_rift"


def fold(start: str, blue: str, red: str, world: str) -> tuple[Stage, Changes]:
    """Thomas stands somewhere, the Rifts lie elsewhere, and the tile that he is on changes places with a World."""
    stage = with_rifts("thomas_fold_the_map", TOP, 1, 2)
    scene = stage.scene
    scene.stand("thomas", start)
    scene.put("small_blue_rift", blue)
    scene.put("small_red_rift", red)
    here = start.partition("-")[0]
    before = stage.seen()
    worlds = answer(*[f"tile {name}" for name in TILE_NAMES[1:] if name != here])
    stage.do("top thomas_fold_the_map", worlds, f"tile {world}")
    slots = list(before["tiles"])
    one, other = TILE_NAMES.index(here), TILE_NAMES.index(world)
    slots[one], slots[other] = slots[other], slots[one]
    return stage, {"tiles": tuple(slots)} | stage.changes(before)


@pytest.mark.rule("HARA-SHIFT-02", "HARA-RIFT-04", "HARA-ULT-01")
@plays("thomas_fold_the_map top")
def test_thomas_fold_the_map_brings_a_rift_near() -> None:
    # Both were more than 6 steps away; now they are 3 and 4.
    stage, changes = fold(HERE, "the_baiyu-2", "the_baiyu-3", "the_drear")
    assert (changes["runes"], stage.scene.where("thomas")) == (3, HERE)
    assert changes["tiles"] == stage.scene.state.board.slots
    with stage.scene.dice(4):
        stage.do(answer("done", "aim the_baiyu-2"), "aim the_baiyu-2")
    scene = stage.scene
    assert (scene.resource("thomas", "runes"), scene.energy("thomas")) == (4, (0, 1, 0))
    # It costs an Activation and gives one.
    assert (scene.kind, scene.state.activations) == ("adventure", 3)
    assert "thomas_fold_the_map" in scene.cards("thomas", "pile")
    assert "thomas_fold_the_map" not in scene.cards("thomas", "hand") | scene.cards("thomas", "board_cards")


@pytest.mark.rule("HARA-DOJO-02", "HARA-RIFT-04")
def test_thomas_fold_the_map_moves_the_dojo_and_may_leave_the_rift() -> None:
    stage, changes = fold("dojo", "oakenmoor-3", "oakenmoor-1", "oakenmoor")
    assert changes["tiles"] == stage.scene.state.board.slots
    stage.do(answer("done", "aim oakenmoor-3"), "done")
    assert (stage.scene.resource("thomas", "runes"), stage.scene.state.activations) == (3, 3)
    # With no Rift within 3 nothing is asked.
    stage, _ = fold(HERE, "oppenheim-3", "oppenheim-4", "arechi_wastes")
    assert (stage.scene.kind, stage.scene.state.activations) == ("adventure", 3)


# What else the cards do -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DUSK-02")
def test_thomas_tear_the_veil_spawns_a_dusk_card() -> None:
    stage = staged("thomas_tear_the_veil", TOP, alone=True)
    stage.scene.top_of("dusk", "thing_under_the_bed", "unlit_paladin")
    before = stage.seen()
    with stage.scene.dice("lunaridge", 4):
        stage.scene.do("top thomas_tear_the_veil")
    assert stage.scene.at("lunaridge-4") == "thing_under_the_bed"
    changes = stage.changes(before)
    assert (changes["others"], changes["runes"]) == ({"thing_under_the_bed"}, 2)


@pytest.mark.rule("HARA-LIFE-03")
def test_thomas_tear_the_veil_sends_monsters_back_without_loot() -> None:
    stage = with_rifts("thomas_tear_the_veil", BOTTOM, 0, 2, runes=1)
    scene = stage.scene
    scene.put("white_fog", stage.spaces[3])
    scene.put("moor_stag", stage.spaces[1])
    stage.do("bottom thomas_tear_the_veil", answer("done", f"aim {stage.spaces[1]}"), "aim 1")
    assert (scene.at(stage.spaces[1]), scene.discarded()) == ("", {"moor_stag"})
    assert (scene.energy("thomas"), scene.items("thomas"), scene.spirit("thomas")) == ((0, 0, 0), {}, SPIRIT + 2)


@pytest.mark.rule("HARA-TARGET-02")
def test_thomas_twin_sabers_are_two() -> None:
    stage = staged("thomas_twin_sabers", BOTTOM, kaoru=0)
    stage.scene.enter("ashura", HERE)
    before = stage.scene.health("ashura")
    three = answer("done", f"aim {HERE}", "aim kaoru", "aim ashura")
    stage.do("bottom thomas_twin_sabers", three, "aim ashura", answer("done", f"aim {HERE}", "aim kaoru"), "aim 0")
    assert (stage.scene.kind, stage.scene.health("kaoru")) == ("adventure", HEALTH)
    assert (before - stage.scene.health("ashura"), stage.scene.hurt(HERE)) == (2, 2)


@pytest.mark.rule("HARA-DMG-04")
def test_thomas_wormhole_surprises_once() -> None:
    stage = staged("thomas_wormhole", BOTTOM, runes=1)
    stage.do("bottom thomas_wormhole", "place 4")
    assert [stage.attack(4), stage.attack(4)] == [3, 1]


@pytest.mark.rule("HARA-CHARGE-02", "HARA-CHARGE-04", "HARA-CHARGE-05")
@plays("thomas_capacitor charge")
def test_thomas_capacitor_strengthens_attacks() -> None:
    stage = staged("thomas_capacitor", BOTTOM, charges=3)
    scene = stage.scene
    scene.have("thomas", activations=0)
    before = stage.seen()
    stage.do("charge thomas_capacitor")
    assert stage.changes(before) == {"charges": -1, "next attack": 1}
    stage.do("charge thomas_capacitor")
    assert [stage.attack(), stage.attack()] == [3, 1]
    stage.do("charge thomas_capacitor")
    assert [stage.attack(), stage.attack()] == [2, 1]
    assert "charge thomas_capacitor" not in scene.legal()
    assert "thomas_capacitor" in scene.cards("thomas", "board_cards")
    scene.end_turn()
    assert "thomas_capacitor" in scene.cards("thomas", "hand")


@pytest.mark.rule("HARA-CHARGE-02")
def test_thomas_capacitor_winds_up_to_3_by_any_step_but_no_leap() -> None:
    stage = staged("thomas_capacitor", BOTTOM, charges=0, alone=True)
    scene = stage.scene
    seen = []
    for effect, word in (("move", "go 1"), ("transport", "place 3"), ("move", "go 2"), ("move", "go 3")):
        how = "spaces = 3" if effect == "move" else 'to = "space"'
        scene.stand("thomas", HERE)
        scene.effect(f'{{do = "{effect}", {how}}}')
        stage.do(word)
        seen.append(sum(scene.state.charges))
    assert seen == [1, 1, 3, 3]


def drone(half: str, **values: int) -> Stage:
    """Mender Drone, with Dash on the board and two Items."""
    stage = staged("thomas_mender_drone", half, **values)
    stage.scene.on_board("thomas", "thomas_dash")
    stage.scene.give("thomas", "moonmilk", "sunfang")
    return stage


@pytest.mark.rule("HARA-PICK-01")
def test_thomas_mender_drone_picks_up_a_card() -> None:
    stage = drone(TOP)
    before = stage.seen()
    stage.do("top thomas_mender_drone", answer("done", "pick thomas_dash", "pick thomas_mender_drone"))
    stage.do("pick thomas_dash")
    assert stage.changes(before) == {
        "health": 1,
        "spirit": 1,
        "activations": -1,
        "hand": {"thomas_dash"},
        "board_cards": {"thomas_mender_drone"},
        "used": {"thomas_mender_drone"},
    }
    assert "top thomas_dash" in stage.scene.legal()


@pytest.mark.rule("HARA-LOSE-03")
def test_thomas_mender_drone_may_keep_all_items() -> None:
    stage = drone(BOTTOM)
    before = stage.seen()
    stage.do("bottom thomas_mender_drone", whether, "done")
    assert stage.changes(before) == {"health": 3, "activations": -1, "used": {"thomas_mender_drone"}}


@pytest.mark.rule("HARA-EQUIP-01", "HARA-LOSE-03")
@pytest.mark.parametrize(("item", "kept"), [("moonmilk", "sunfang"), ("sunfang", "moonmilk")])
def test_thomas_mender_drone_makes_runes_of_an_item(item: str, kept: str) -> None:
    stage = drone(BOTTOM)
    before = stage.seen()
    stage.do("bottom thomas_mender_drone", whether, "yes", answer("pick moonmilk", "pick sunfang"), f"pick {item}")
    expected: Changes = {"health": 3, "runes": 2, "items": {kept: 1}}
    assert stage.changes(before) == expected | {"activations": -1, "used": {"thomas_mender_drone"}}


# Rift Sense -----------------------------------------------------------------------------------------------------------


def sensing(bits: int) -> Scene:
    """Both players' passives are unlocked; Thomas stands on a Rift of 4."""
    scene = Scene("thomas", "soff", content=RIFTS, unlocked={"thomas": bits, "soff": bits})
    for name in scene.names:
        scene.stand(name, FAR_OFF)
        scene.have(name, health=HEALTH, spirit=SPIRIT)
    scene.put("small_blue_rift", FAR_OFF)
    return scene


@pytest.mark.rule("HARA-LOCK-04", "HARA-CR-02", "HARA-RIFT-05")
@plays("thomas_rift_sense gives", "thomas_rift_sense when")
@pytest.mark.parametrize(
    ("bits", "rolled", "blue", "spirit"), [(2, 3, 1, SPIRIT + 1), (2, 2, 0, SPIRIT + 1), (0, 3, 0, SPIRIT)]
)
def test_thomas_rift_sense_helps_to_close_rifts(bits: int, rolled: int, blue: int, spirit: int) -> None:
    scene = sensing(bits)
    with scene.dice(rolled):
        scene.do("close")
    assert scene.kind == ("adventure" if blue else "pay_after")
    if not blue:
        scene.do("0")
    assert (scene.energy("thomas"), scene.spirit("thomas")) == ((0, blue, 0), spirit)


def test_every_part_of_his_cards_is_played() -> None:
    assert parts_of("thomas") == plays.cards
