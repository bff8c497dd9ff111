"""The three Corrupted of the house set: passive, attack, each ability by the die, and weakness."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tavola.games.hara.pieces import TILE_NAMES
from tests.games.hara.cards.staging import FAR_OFF, HEALTH, HERE, SPIRIT, Played, away, stage, within
from tests.games.hara.scene import Scene

plays = Played()
#: A Scenario Effect of Shattered Worlds that changes nothing.
NOTHING = 1
#: Corrupted -> the Worlds of the color die for each of its abilities.
SYMBOLS = {
    "ashura": (("arechi_wastes", "oppenheim"), ("oakenmoor", "the_baiyu"), ("lunaridge", "the_drear")),
    "enoki": (("oakenmoor", "the_baiyu"), ("arechi_wastes", "lunaridge"), ("oppenheim", "the_drear")),
    "miravel": (("oppenheim", "the_baiyu"), ("arechi_wastes", "lunaridge"), ("oakenmoor", "the_drear")),
}
#: Corrupted -> Health, attack and range.
BODIES = {"ashura": (18, 3, 1), "enoki": (12, 3, 0), "miravel": (16, 2, 1)}
#: The first symbol of each ability, for the tests that need one only.
ASHURA, ENOKI, MIRAVEL = [tuple(two[0] for two in SYMBOLS[name]) for name in ("ashura", "enoki", "miravel")]


def facing(corrupted: str, distance: int = 2, *champions: str) -> Scene:
    """Kaoru stands so far from it, Leaf farther; it is the last turn of a round, Leaf's, so that it is Leaf alone whom
    it would attack at the end of it."""
    scene = stage(*champions, turns=("leaf",), mode="s04")
    scene.enter(corrupted, HERE)
    scene.stand("kaoru", away(distance, scene))
    return scene


def acts(scene: Scene, symbol: str, *rolls: int | str) -> None:
    """The round ends, and it acts; ``rolls`` are those of its ability."""
    with scene.dice(symbol, *rolls):
        # The Scenario Effect is rolled after the questions of the ability, so it is not loaded here.
        scene.do("end")


def quiet(scene: Scene, symbol: str, *rolls: int | str) -> None:
    """The round ends and it acts without a question; the Scenario Effect is nothing."""
    acts(scene, symbol, *rolls, NOTHING)
    assert (scene.kind, scene.state.dusk) == ("adventure", True)


def hit(scene: Scene, amount: int, who: str, corrupted: str) -> None:
    scene.effect(f'{{do = "damage", amount = {amount}, range = 9, target = "corrupted"}}', who)
    scene.do(f"aim {corrupted}")


def expose(scene: Scene) -> None:
    """Kaoru discards a Dreamstone."""
    scene.give("kaoru", "dreamstone")
    scene.do("use dreamstone")


def bodies(scene: Scene) -> list[tuple[int, int]]:
    return [(scene.health(name), scene.spirit(name)) for name in scene.names]


# What all have --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CHEALTH-02", "HARA-CORRUPT-02")
@pytest.mark.parametrize("corrupted", plays.each(BODIES))
def test_it_enters_with_its_health_and_attacks_in_its_range(corrupted: str) -> None:
    health, attack, reach = BODIES[corrupted]
    for beyond in (0, 1):
        scene = facing(corrupted, reach + beyond)
        assert scene.health(corrupted) == health
        scene.begin_turn("kaoru", "leaf")
        scene.do("end")
        assert (scene.asked, scene.health("kaoru")) == (1, HEALTH - (0 if beyond else attack))


@pytest.mark.rule("HARA-CORRUPT-01", "HARA-CTURN-04")
@pytest.mark.parametrize("symbol", TILE_NAMES[1:])
@pytest.mark.parametrize("corrupted", SYMBOLS)
def test_the_die_picks_its_ability(corrupted: str, symbol: str) -> None:
    scene = facing(corrupted)
    acts(scene, symbol)
    expected = next(number for number, symbols in enumerate(SYMBOLS[corrupted]) if symbol in symbols)
    assert [(event["corrupted"], event["ability"]) for event in scene.told("corrupted_acts")] == [(corrupted, expected)]


@pytest.mark.rule("HARA-CORRUPT-03")
@pytest.mark.parametrize("corrupted", BODIES)
def test_a_dreamstone_is_needed_for_its_weakness(corrupted: str) -> None:
    scene = facing(corrupted, 3)
    scene.begin_turn("kaoru")
    assert "use dreamstone" not in scene.legal()
    left = scene.state.items_left[0]
    expose(scene)
    assert (scene.items("kaoru"), scene.state.items_left[0]) == ({}, left)
    assert [event["corrupted"] for event in scene.told("weakness")] == [corrupted]


# A'shura --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CORRUPT-01")
@pytest.mark.parametrize(("corrupted", "health", "spirit"), [("ashura", 1, 0), ("miravel", 0, 1)])
def test_ashura_and_miravel_answer_the_first_wound_of_a_turn(corrupted: str, health: int, spirit: int) -> None:
    scene = facing(corrupted)
    scene.begin_turn("kaoru", "leaf")
    for _ in range(2):
        hit(scene, 2, "kaoru", corrupted)
        assert bodies(scene) == [(HEALTH - health, SPIRIT - spirit), (HEALTH, SPIRIT)]
    assert scene.health(corrupted) == BODIES[corrupted][0] - 4
    scene.do("end")
    hit(scene, 1, "leaf", corrupted)
    assert bodies(scene) == [(HEALTH - health, SPIRIT - spirit)] * 2


@pytest.mark.rule("HARA-CTURN-04", "HARA-CTEAM-04")
def test_ashura_calls_in_a_debt_of_blood_from_whoever_is_closest() -> None:
    scene = facing("ashura", 3, "kaoru", "leaf", "oric")
    prey = scene.where("kaoru")
    # In range once she stands beside Kaoru, so she attacks both; Leaf is too far off.
    scene.stand("oric", prey)
    scene.stand("kaoru", FAR_OFF)
    scene.stand("leaf", FAR_OFF)
    scene.state.order = [1, 0, 2]
    acts(scene, ASHURA[0])
    steps = 0
    while scene.kind == "corrupted_move":
        assert scene.asked == 1
        scene.do(scene.legal()[0])
        steps += 1
    assert scene.state.apart(scene.space(scene.where("ashura")), scene.space(prey)) == 1
    assert steps <= 2
    assert [scene.health(name) for name in scene.names] == [HEALTH, HEALTH, HEALTH - 3]


@pytest.mark.rule("HARA-CTEAM-06")
def test_ashura_reaches_nobody_who_is_too_far_off() -> None:
    scene = facing("ashura", 4)
    acts(scene, ASHURA[0])
    while scene.kind == "corrupted_move":
        scene.do(scene.legal()[0])
    assert scene.state.apart(scene.space(scene.where("ashura")), scene.state.at[0]) == 2
    assert bodies(scene) == [(HEALTH, SPIRIT)] * 2


@pytest.mark.rule("HARA-CTURN-04", "HARA-CTURN-EX01")
def test_ashura_humbles_the_proudest() -> None:
    scene = facing("ashura", 3)
    scene.have("leaf", health=HEALTH + 1)
    quiet(scene, ASHURA[1])
    assert [scene.health(name) for name in scene.names] == [HEALTH, HEALTH - 2]
    scene = facing("ashura", 3)
    acts(scene, ASHURA[1])
    assert (scene.kind, scene.asked, scene.legal()) == ("player", 0, ["aim kaoru", "aim leaf"])
    scene.do("aim kaoru")
    assert [scene.health(name) for name in scene.names] == [HEALTH - 3, HEALTH]


@pytest.mark.rule("HARA-CTURN-04", "HARA-CHEALTH-02", "HARA-LOSE-01")
@pytest.mark.parametrize(("hurt", "left"), [(5, 15), (1, 18), (0, 18)])
def test_ashura_nurses_her_grudge(hurt: int, left: int) -> None:
    scene = facing("ashura", 3)
    scene.state.health[scene.unit("ashura")] -= hurt
    scene.have("leaf", spirit=0)
    quiet(scene, ASHURA[2])
    assert scene.health("ashura") == left
    assert [scene.spirit(name) for name in scene.names] == [SPIRIT - 1, 0]


@pytest.mark.rule("HARA-CTEAM-04")
def test_ashura_bears_her_own_no_grudge() -> None:
    scene = facing("ashura", 3)
    scene.state.team[1] = scene.state.team[scene.unit("ashura")]
    quiet(scene, ASHURA[2])
    assert [scene.spirit(name) for name in scene.names] == [SPIRIT - 1, SPIRIT]


@pytest.mark.rule("HARA-CORRUPT-03")
def test_ashura_exposed_takes_2_more_for_the_rest_of_the_turn() -> None:
    scene = facing("ashura", 3)
    scene.begin_turn("kaoru", "leaf")
    expose(scene)
    for left in (15, 12):
        hit(scene, 1, "kaoru", "ashura")
        assert scene.health("ashura") == left
    scene.do("end")
    hit(scene, 1, "leaf", "ashura")
    assert scene.health("ashura") == 11


# Enoki ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CORRUPT-01")
@pytest.mark.parametrize(("hurt", "left"), [(5, 10), (2, 12)])
def test_enoki_mends_at_dawn(hurt: int, left: int) -> None:
    # In the Arena no Corrupted acts, so nothing but the Dawn can mend him.
    scene = stage(turns=("kaoru",))
    scene.enter("enoki", FAR_OFF)
    scene.stand("leaf", HERE)
    scene.state.health[scene.unit("enoki")] -= hurt
    scene.do("end")
    assert (scene.state.dusk, scene.health("enoki")) == (True, BODIES["enoki"][0] - hurt)
    shifts = scene.state.shift_deck
    quiet_night = [shift.id for shift in card_set().shifts].index("oppenheim_unmoored")
    shifts.remove(quiet_night)
    shifts.append(quiet_night)
    scene.do("end", "end")
    assert (scene.state.day, scene.state.dusk, scene.health("enoki")) == (2, False, left)


@pytest.mark.rule("HARA-CTURN-04", "HARA-CHEALTH-EX04")
@pytest.mark.parametrize("distance", [0, 1, 2])
def test_enoki_whirls_his_axes_at_everybody_around_him(distance: int) -> None:
    scene = facing("enoki", distance)
    acts(scene, ENOKI[0])
    while scene.kind == "corrupted_move":
        assert scene.asked == 0
        scene.do(scene.legal()[0])
    apart = scene.state.apart(scene.space(scene.where("enoki")), scene.state.at[0])
    assert apart == max(0, distance - 1)
    assert bodies(scene) == [(HEALTH - 3, SPIRIT), (HEALTH, SPIRIT)]
    assert scene.health("enoki") == BODIES["enoki"][0]


@pytest.mark.rule("HARA-CHEALTH-08", "HARA-CHEALTH-EX04", "HARA-CTEAM-05")
def test_enoki_whirls_his_axes_at_monsters_and_corrupted_too() -> None:
    scene = facing("enoki", 0)
    beside, beyond = away(1, scene), away(2, scene)
    scene.put("pillow_imp", beside)
    scene.put("star_leech", beyond)
    scene.enter("miravel", beside)
    with scene.dice(ENOKI[0], MIRAVEL[0]):
        scene.do("end", "aim enoki")
    # Miravel, who acts next, asks whom she envies.
    assert scene.kind == "player"
    assert (scene.at(beside), scene.at(beyond)) == ("", "star_leech")
    assert (scene.health("kaoru"), scene.energy("kaoru")) == (HEALTH - 3, (0, 0, 0))
    assert scene.health("miravel") == BODIES["miravel"][0] - 3


@pytest.mark.rule("HARA-CTURN-04", "HARA-CTEAM-04")
@pytest.mark.parametrize(("distance", "taken"), [(3, 3), (4, 0)])
def test_enoki_goes_for_the_weakest(distance: int, taken: int) -> None:
    scene = facing("enoki", distance)
    scene.stand("leaf", scene.where("kaoru"))
    scene.stand("kaoru", away(1, scene))
    scene.have("leaf", health=HEALTH - 1)
    acts(scene, ENOKI[1])
    while scene.kind == "corrupted_move":
        scene.do(scene.legal()[0])
    assert scene.state.apart(scene.space(scene.where("enoki")), scene.state.at[1]) == distance - 3
    assert bodies(scene) == [(HEALTH, SPIRIT), (HEALTH - 1 - taken, SPIRIT)]


@pytest.mark.rule("HARA-CTURN-04", "HARA-CTURN-06", "HARA-CTEAM-04")
def test_enoki_grows_on_graves() -> None:
    scene = facing("enoki", 2)
    scene.stand("leaf", away(3, scene))
    scene.state.health[scene.unit("enoki")] -= 3
    near, nearer, far = away(1, scene), HERE, away(2, scene, HERE)
    beside = max(within(scene, 1) - {near})
    cards = (("pillow_imp", near), ("ink_serpent", nearer), ("star_leech", far), ("small_red_rift", beside))
    for card, space in cards:
        scene.put(card, space)
    with scene.dice(ENOKI[2], NOTHING):
        scene.do("end")
        assert scene.health("enoki") == BODIES["enoki"][0] - 1
        # The Monster that goes is for the players to choose; that one goes is not.
        assert (scene.kind, scene.asked, scene.legal()) == ("discard_hex", 0, sorted([f"aim {near}", f"aim {nearer}"]))
        scene.do(f"aim {nearer}")
    assert [event["card"] for event in scene.told("discard_hex")] == ["ink_serpent"]
    assert (scene.at(near), scene.at(far), scene.energy("kaoru")) == ("pillow_imp", "star_leech", (0, 0, 0))
    # The damage is for enemies: Kaoru within range 2, not Leaf, not the Monsters.
    assert [scene.health(name) for name in scene.names] == [HEALTH - 1, HEALTH]
    assert not scene.hurt(near)


@pytest.mark.rule("HARA-CTEAM-06", "HARA-CHEALTH-02")
def test_enoki_grows_on_nothing_where_no_grave_is_near() -> None:
    scene = facing("enoki", 3)
    scene.state.health[scene.unit("enoki")] -= 1
    scene.put("pillow_imp", away(2, scene))
    quiet(scene, ENOKI[2])
    assert scene.health("enoki") == BODIES["enoki"][0]
    assert (bodies(scene), len(scene.state.spread)) == ([(HEALTH, SPIRIT)] * 2, 1)


@pytest.mark.rule("HARA-CORRUPT-03")
def test_enoki_exposed_takes_1_more_and_strikes_for_2_less_for_the_rest_of_the_turn() -> None:
    scene = facing("enoki", 0)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("leaf", HERE)
    expose(scene)
    for left in (10, 8):
        hit(scene, 1, "kaoru", "enoki")
        assert scene.health("enoki") == left
    scene.do("end")
    assert scene.health("kaoru") == HEALTH - 1
    hit(scene, 1, "leaf", "enoki")
    assert scene.health("enoki") == 7
    with scene.dice(ENOKI[1], NOTHING):
        scene.do("end")
    assert scene.health("leaf") < HEALTH - 2


# Miravel --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-CTURN-04", "HARA-LOSE-01")
@pytest.mark.parametrize(("energy", "lost"), [((2, 1, 0), 2), ((0, 1, 0), 1)])
def test_miravel_wants_what_the_richest_has(energy: tuple[int, int, int], lost: int) -> None:
    scene = facing("miravel", 2)
    scene.have("leaf", energy=energy)
    goal = scene.state.at[1]
    before = scene.state.apart(scene.space(HERE), goal)
    with scene.dice(MIRAVEL[0]):
        scene.do("end")
    while scene.kind == "corrupted_move":
        scene.do(scene.legal()[0])
    assert scene.state.apart(scene.space(scene.where("miravel")), goal) == before - 2
    if lost == 2:
        assert (scene.kind, scene.asked, scene.legal()) == ("lose_energy", 1, ["red", "blue"])
        scene.do("red")
        scene.do("blue")
    assert scene.state.total_energy(1) == sum(energy) - lost


@pytest.mark.rule("HARA-CTURN-04", "HARA-SHIFT-02")
def test_miravel_turns_her_tile_and_another_about() -> None:
    scene = facing("miravel", 2)
    scene.stand("leaf", away(3, scene))
    slots = list(scene.state.board.slots)
    slots[3], slots[5] = slots[5], slots[3]
    quiet(scene, MIRAVEL[1], "lunaridge")
    assert list(scene.state.board.slots) == slots
    near = [scene.state.apart(scene.space(HERE), scene.state.at[seat]) <= 2 for seat in (0, 1)]
    assert [scene.health(name) for name in scene.names] == [HEALTH - (2 if hit else 0) for hit in near]


@pytest.mark.rule("HARA-CTURN-04")
@pytest.mark.parametrize(("distance", "taken"), [(2, 2), (3, 0)])
def test_miravel_looking_at_herself_moves_nothing_and_hurts_within_range_2(distance: int, taken: int) -> None:
    scene = facing("miravel", distance)
    scene.put("pillow_imp", away(1, scene))
    slots = list(scene.state.board.slots)
    quiet(scene, MIRAVEL[1], "oakenmoor")
    assert (list(scene.state.board.slots), scene.hurt(away(1, scene))) == (slots, 0)
    assert bodies(scene) == [(HEALTH - taken, SPIRIT), (HEALTH, SPIRIT)]


@pytest.mark.rule("HARA-CTURN-04", "HARA-CTURN-06", "HARA-DUSK-02")
def test_miravel_borrows_a_nightmare_and_hurts_two() -> None:
    scene = facing("miravel", 3, "kaoru", "leaf", "oric")
    for name in ("leaf", "oric"):
        scene.stand(name, away(2, scene))
    scene.top_of("dusk", "moth_of_hours", "pillow_imp")
    with scene.dice(MIRAVEL[2], "lunaridge", 4, NOTHING):
        scene.do("end")
        assert (scene.at("lunaridge-4"), len(scene.state.spread)) == ("moth_of_hours", 1)
        assert (scene.kind, scene.asked, scene.legal()) == ("target", 0, ["aim kaoru", "aim leaf", "aim oric"])
        scene.do("aim kaoru")
        assert scene.legal() == ["done", "aim leaf", "aim oric"]
        scene.do("aim oric")
    assert [scene.health(name) for name in scene.names] == [HEALTH - 2, HEALTH, HEALTH - 2]


@pytest.mark.rule("HARA-CTEAM-06", "HARA-CTURN-06")
def test_miravel_hurts_one_or_nobody_where_no_more_are_near() -> None:
    scene = facing("miravel", 4)
    scene.top_of("dusk", "moth_of_hours")
    quiet(scene, MIRAVEL[2], "lunaridge", 4)
    assert bodies(scene) == [(HEALTH, SPIRIT)] * 2
    scene = facing("miravel", 3)
    scene.top_of("dusk", "moth_of_hours")
    quiet(scene, MIRAVEL[2], "lunaridge", 4)
    assert bodies(scene) == [(HEALTH - 2, SPIRIT), (HEALTH, SPIRIT)]


@pytest.mark.rule("HARA-CORRUPT-03", "HARA-CTURN-06")
@pytest.mark.parametrize(("distance", "apart", "taken"), [(4, 1, 0), (3, 0, 2)])
def test_miravel_exposed_comes_closer_reaches_less_and_takes_1_more(distance: int, apart: int, taken: int) -> None:
    scene = facing("miravel", distance)
    scene.begin_turn("kaoru", "leaf")
    expose(scene)
    while scene.kind == "corrupted_move":
        scene.do(scene.legal()[0])
    assert scene.state.apart(scene.space(scene.where("miravel")), scene.state.at[0]) == apart
    for left in (14, 12):
        hit(scene, 1, "kaoru", "miravel")
        assert scene.health("miravel") == left
    scene.do("end")
    assert (scene.asked, scene.health("kaoru")) == (1, HEALTH - taken)
    hit(scene, 1, "leaf", "miravel")
    assert scene.health("miravel") == 11
    scene.begin_turn("kaoru", "leaf")
    scene.do("end")
    assert scene.health("kaoru") == HEALTH - taken - 2


def test_every_corrupted_is_played() -> None:
    assert {card.id for card in card_set().corrupted} == plays.cards == set(SYMBOLS)
