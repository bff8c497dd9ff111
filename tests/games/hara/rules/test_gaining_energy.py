"""Gaining Energy, Player Boards, Leveling Up, Level Up Pile (A38 to A41, A50, A78)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hara.scene import Scene, monster

RED = {"pick rock_maul", "pick bared_teeth"}
BLUE = {"pick faultline", "pick long_sleep"}
GREEN = {"pick bear_hug", "pick honey_trail"}
#: A Quest that gives something whenever a Level Up card is taken.
LEVELED = """
[[quest]]
id = "the_bell_keeper"
name = "The Bell Keeper"
[quest.one]
special = {when = [{at = "leveled", then = [{do = "energy", blue = 1}], once = true}]}
objective = {count = "monsters", at_least = 9}
reward = []
[quest.two]
objective = {count = "monsters", at_least = 9}
reward = []
"""


def out_there(*champions: str, **rules: Any) -> Scene:
    """Kaoru away from the Dojo, so that no healing is asked for."""
    scene = Scene(*(champions or ("kaoru", "leaf")), **rules)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-4")
    return scene


def energy(**colors: int) -> str:
    return '{do = "energy", ' + ", ".join(f"{color} = {amount}" for color, amount in colors.items()) + "}"


# Where it comes from --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ENERGY-01", "HARA-ENERGY-02")
def test_a_defeated_monster_advances_the_bars_of_its_reward() -> None:
    scene = Scene("kaoru", "leaf", content=monster("teagle", health=1, reward="{red = 2, blue = 1}"))
    scene.put("teagle", "oakenmoor-4")
    scene.stand("kaoru", "oakenmoor-4")
    scene.have("kaoru", energy=(1, 0, 3))
    scene.effect('{do = "damage", amount = 1}')
    scene.do("aim oakenmoor-4")
    assert scene.energy("kaoru") == (3, 1, 3)


@pytest.mark.rule("HARA-ENERGY-01", "HARA-ENERGY-02")
def test_an_event_advances_the_bar_of_its_gift() -> None:
    event = """
[[event]]
id = "white_fog"
name = "White Fog"
world = "oakenmoor"
gift = {green = 2}
effects = [{do = "energy", blue = 1}]
"""
    scene = Scene("kaoru", "leaf", content=event)
    scene.put("white_fog", "oakenmoor-4")
    scene.stand("kaoru", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-4")
    assert scene.energy("kaoru") == (0, 1, 2)


@pytest.mark.rule("HARA-ENERGY-01", "HARA-ENERGY-02")
@pytest.mark.parametrize(("rolled", "blue"), [(6, 4), (1, 1)])
def test_a_closed_rift_gives_its_gift_and_if_met_its_reward(rolled: int, blue: int) -> None:
    rift = """
[[rift]]
id = "small_blue_rift"
name = "Small Blue Rift"
size = "small"
color = "blue"
gift = {blue = 1}
rating = 6
reward = {blue = 3}
"""
    scene = Scene("kaoru", "leaf", content=rift)
    scene.have("kaoru", spirit=0)
    scene.put("small_blue_rift", "oakenmoor-4")
    scene.stand("kaoru", "oakenmoor-4")
    with scene.dice(rolled):
        scene.do("close")
    assert scene.energy("kaoru") == (0, blue, 0)


# Gold -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ENERGY-03", "HARA-ENERGY-04")
def test_each_point_of_gold_is_any_one_color() -> None:
    scene = out_there()
    scene.effect(energy(gold=3))
    for color in ("red", "blue", "red"):
        assert scene.kind == "gold"
        assert scene.legal() == ["red", "blue", "green"]
        scene.do(color)
    assert scene.energy("kaoru") == (2, 1, 0)
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-ENERGY-03", "HARA-PBOARD-04")
def test_gold_goes_into_a_bar_with_room_and_must_be_taken() -> None:
    """A50."""
    scene = out_there()
    scene.have("kaoru", energy=(10, 9, 9))
    scene.effect(energy(gold=3))
    assert scene.legal() == ["blue", "green"]
    scene.do("blue")
    # Only green has room for one of the two points that are left.
    assert scene.energy("kaoru") == (10, 10, 10)
    assert scene.kind == "adventure"
    scene.effect(energy(gold=2))
    assert (scene.kind, scene.energy("kaoru")) == ("adventure", (10, 10, 10))


@pytest.mark.rule("HARA-ENERGY-03")
def test_the_colors_of_a_gift_come_before_its_gold_is_divided() -> None:
    scene = out_there()
    scene.have("kaoru", energy=(9, 0, 0))
    scene.effect(energy(red=1, gold=1))
    assert scene.legal() == ["blue", "green"]


# The bars -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PBOARD-02", "HARA-PBOARD-04", "HARA-ENERGY-02")
@pytest.mark.parametrize("color", ["red", "blue", "green"])
def test_no_bar_goes_past_ten_and_what_is_lost_first_can_be_gained_again(color: str) -> None:
    scene = out_there()
    number = ("red", "blue", "green").index(color)
    scene.effect(energy(**{color: 8}))
    scene.effect(energy(**{color: 5}))
    assert scene.energy("kaoru")[number] == 10
    scene.effect('{do = "lose", energy = 2}')
    assert scene.energy("kaoru")[number] == 8
    scene.effect(energy(**{color: 1}))
    assert scene.energy("kaoru")[number] == 9


@pytest.mark.rule("HARA-ENERGY-05")
@pytest.mark.parametrize(("bars", "full"), [((10, 10, 10), True), ((10, 9, 10), False), ((10, 10, 0), False)])
def test_full_energy_is_ten_of_all_three(bars: tuple[int, int, int], full: bool) -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", energy=bars)
    scene.effect(energy(gold=0))
    scene.effect('{do = "transport", to = "dojo"}')
    scene.state.rules.scenario.check(scene.state)
    assert (scene.state.over == "champion") == full


@pytest.mark.rule("HARA-PBOARD-02", "HARA-LEVEL-01")
@pytest.mark.parametrize(("mode", "bar"), [("intro", 5), ("arena", 10)])
def test_in_the_introductory_arena_bars_end_at_the_threshold(mode: str, bar: int) -> None:
    """A78: what is over is lost; the Level Up card comes all the same."""
    scene = out_there(mode=mode)
    scene.effect(energy(blue=12))
    assert scene.energy("kaoru") == (0, bar, 0)
    scene.effect('{do = "lose", energy = 1}')
    assert scene.energy("kaoru") == (0, bar - 1, 0)
    scene.do("end")
    assert set(scene.legal()) == BLUE


@pytest.mark.rule("HARA-ENERGY-03")
def test_in_the_introductory_arena_gold_goes_into_no_bar_at_five() -> None:
    """A78."""
    scene = out_there(mode="intro")
    scene.have("kaoru", energy=(5, 4, 5))
    scene.effect(energy(gold=3))
    assert scene.energy("kaoru") == (5, 5, 5)


# Leveling Up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PBOARD-03", "HARA-LEVEL-01", "HARA-LEVEL-02")
@pytest.mark.parametrize(("color", "cards"), [("red", RED), ("blue", BLUE), ("green", GREEN)])
def test_at_five_energy_one_card_of_that_color_is_chosen_at_the_end_of_the_turn(color: str, cards: set[str]) -> None:
    scene = out_there()
    scene.effect(energy(**{color: 4}))
    assert scene.state.levels_due[0] == 0
    scene.effect(energy(**{color: 1}))
    assert (scene.kind, len(scene.cards("kaoru", "hand"))) == ("adventure", 4)
    scene.do("end")
    assert (scene.kind, scene.asked, set(scene.legal())) == ("level_up", 0, cards)
    chosen = scene.legal()[1]
    scene.do(chosen)
    assert chosen.removeprefix("pick ") in scene.cards("kaoru", "hand")
    assert len(scene.cards("kaoru", "pile")) == 6
    assert scene.asked == 1


@pytest.mark.rule("HARA-PBOARD-03", "HARA-LEVEL-01")
def test_each_bar_has_only_one_threshold() -> None:
    scene = out_there()
    scene.effect(energy(blue=5))
    scene.end_turn()
    scene.begin_turn("kaoru", "leaf")
    for _ in range(5):
        scene.effect(energy(blue=1))
    scene.do("end")
    assert (scene.kind, scene.energy("kaoru")) == ("adventure", (0, 10, 0))


@pytest.mark.rule("HARA-LEVEL-01", "HARA-DEFEAT-07")
def test_a_threshold_that_is_crossed_again_brings_nothing() -> None:
    scene = out_there()
    scene.effect(energy(blue=5))
    scene.end_turn()
    scene.begin_turn("kaoru", "leaf")
    scene.effect('{do = "lose", energy = 3}')
    scene.effect(energy(blue=3))
    scene.do("end")
    assert scene.kind == "adventure"
    assert len(scene.cards("kaoru", "hand")) == 5


@pytest.mark.rule("HARA-LEVEL-02")
def test_a_card_of_the_own_turn_can_be_used_from_the_next_turn_on() -> None:
    """A38: it comes after the phase."""
    scene = out_there()
    scene.effect(energy(red=5))
    assert not [word for word in scene.legal() if word.removeprefix("top ") in {one[5:] for one in RED}]
    scene.do("end", "pick rock_maul")
    assert scene.asked == 1
    scene.begin_turn("kaoru")
    assert "top rock_maul" in scene.legal()


@pytest.mark.rule("HARA-LEVEL-02", "HARA-ULT-07")
def test_everything_that_was_reached_is_granted() -> None:
    """A39."""
    scene = out_there()
    scene.effect(energy(red=10, blue=5, green=5))
    scene.do("end")
    asked = []
    while scene.kind == "level_up":
        asked.append(set(scene.legal()))
        scene.do(scene.legal()[0])
    assert sorted(asked, key=sorted) == sorted([RED, BLUE, GREEN], key=sorted)
    assert len(scene.cards("kaoru", "hand")) == 4 + 3 + 1
    assert "ursine_tectonics" in scene.cards("kaoru", "hand")


@pytest.mark.rule("HARA-LEVEL-02")
def test_what_was_crossed_is_granted_even_if_it_is_lost_again_before_the_end_of_the_turn() -> None:
    """A41."""
    scene = out_there()
    scene.effect(energy(green=5))
    scene.effect('{do = "lose", energy = 4}')
    scene.do("end")
    assert (scene.energy("kaoru"), set(scene.legal())) == ((0, 0, 1), GREEN)


@pytest.mark.rule("HARA-LEVEL-02", "HARA-DEFEAT-06")
def test_a_defeat_takes_away_neither_the_threshold_nor_the_card() -> None:
    """A41."""
    scene = out_there()
    scene.effect(energy(green=5))
    scene.effect('{do = "suffer", amount = 20}')
    scene.do("heal 0 0")
    assert scene.energy("kaoru") == (0, 0, 3)
    assert set(scene.legal()) == GREEN


@pytest.mark.rule("HARA-LEVEL-02", "HARA-LEVEL-01")
def test_what_a_level_up_card_sets_off_may_level_up_in_the_same_end_of_turn() -> None:
    scene = out_there(content=LEVELED, quests=True)
    scene.quest("kaoru", "the_bell_keeper")
    scene.have("kaoru", energy=(0, 4, 0))
    scene.effect(energy(red=5))
    scene.do("end", "pick rock_maul")
    assert (scene.kind, scene.asked, set(scene.legal())) == ("level_up", 0, BLUE)


@pytest.mark.rule("HARA-LEVEL-02")
def test_the_card_comes_after_the_dojo_has_healed() -> None:
    """A37."""
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=3)
    scene.effect(energy(red=5))
    scene.do("end")
    assert scene.kind == "heal"
    scene.do("heal 1 1")
    assert set(scene.legal()) == RED


@pytest.mark.rule("HARA-LEVEL-03")
def test_the_turn_of_the_next_player_begins_once_the_card_is_chosen() -> None:
    scene = out_there()
    scene.effect(energy(red=5))
    scene.do("end")
    assert scene.asked == 0
    scene.do("pick bared_teeth")
    assert (scene.kind, scene.asked) == ("adventure", 1)


@pytest.mark.rule("HARA-LEVEL-04")
def test_outside_the_own_turn_the_card_is_taken_immediately() -> None:
    scene = Scene("leaf", "kaoru")
    scene.effect(energy(red=5), "kaoru")
    assert (scene.kind, scene.asked, set(scene.legal())) == ("level_up", 1, RED)
    scene.do("pick bared_teeth")
    assert "bared_teeth" in scene.cards("kaoru", "hand")
    assert (scene.kind, scene.asked) == ("adventure", 0)


@pytest.mark.rule("HARA-LEVEL-04")
def test_a_card_that_is_taken_outside_the_own_turn_can_be_used_on_it() -> None:
    scene = Scene("leaf", "kaoru")
    scene.begin_turn("leaf", "kaoru")
    scene.effect(energy(red=5), "kaoru")
    scene.do("pick bared_teeth")
    scene.end_turn()
    assert (scene.asked, "top bared_teeth" in scene.legal()) == (1, True)


@pytest.mark.rule("HARA-LEVEL-04")
def test_between_turns_nobody_is_on_turn() -> None:
    """Energy of a Scenario Effect: everybody takes their card at once."""
    scene = Scene("kaoru", "leaf", mode="s02")
    for name in scene.names:
        scene.have(name, energy=(4, 4, 4))
        scene.stand(name, "oakenmoor-4")
    scene.begin_turn("leaf")
    with scene.dice(6):
        scene.do("end")
        assert (scene.kind, scene.asked) == ("gold", 0)
        scene.do("red")
    assert (scene.kind, scene.asked) == ("level_up", 0)


# Level Up Pile --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-PILE-01", "HARA-LEVEL-02")
def test_when_no_card_of_the_color_is_left_nothing_is_gained() -> None:
    """A40."""
    scene = out_there()
    for number in (5, 6, 6):
        scene.effect('{do = "level_up", color = "red"}')
        if scene.kind == "level_up":
            scene.do("pick rock_maul")
        assert len(scene.cards("kaoru", "hand")) == number
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-PILE-01")
def test_a_card_of_any_color_is_one_of_six() -> None:
    scene = out_there()
    scene.effect('{do = "level_up", color = "any"}')
    assert set(scene.legal()) == RED | BLUE | GREEN


@pytest.mark.rule("HARA-PILE-02", "HARA-LOCK-01", "HARA-LOCK-02")
@pytest.mark.parametrize(("unlocked", "joins"), [(0, set()), (1, {"unbearable_force"}), (2, set())])
def test_only_an_unlocked_alternate_ultimate_joins_the_pile(unlocked: int, joins: set[str]) -> None:
    scene = Scene("kaoru", "leaf", unlocked={"kaoru": unlocked})
    pile = scene.cards("kaoru", "pile")
    assert pile & {"unbearable_force", "grizzled_heart"} == joins
    assert len(pile) == 7 + len(joins)
    assert scene.cards("leaf", "pile") & {"symphony"} == set()
