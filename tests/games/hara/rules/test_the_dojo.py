"""The Dojo: the one space that is safe, heals, and is come back to."""

from __future__ import annotations

import pytest

from tavola.games.hara.moving import put_on
from tavola.games.hara.pieces import TILE_NAMES
from tests.games.hara.scene import Scene, monster

TEAGLE = monster("teagle", health=3, attack=2, range=3, reward="{red = 1}")


def quest_with(trigger: str) -> str:
    """A Quest whose first part does something at the end of turns."""
    return f"""
[[quest]]
id = "the_bell_keeper"
name = "The Bell Keeper"
[quest.one]
special = {{when = [{{at = "turn_ends", then = [{trigger}]}}]}}
objective = {{count = "monsters", at_least = 9}}
reward = []
[quest.two]
objective = {{count = "monsters", at_least = 9}}
reward = []
"""


# What it is -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DOJO-01")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_other_spaces_of_its_tile_are_not_the_dojo(number: int) -> None:
    """A06: they protect from nothing, heal nobody and win nothing."""
    scene = Scene("kaoru", "leaf", content=TEAGLE)
    near = [f"{world}-1" for world in TILE_NAMES[1:]]
    home = min(near, key=lambda one: scene.state.apart(scene.space(one), scene.space(f"dojo-{number}")))
    scene.put("teagle", home)
    scene.stand("kaoru", f"dojo-{number}")
    scene.have("kaoru", health=6, energy=(10, 10, 10))
    scene.do("end")
    assert scene.health("kaoru") == 4
    assert scene.kind != "heal"
    assert scene.state.over == ""


@pytest.mark.rule("HARA-DOJO-01")
def test_a_transport_to_the_dojo_ends_on_its_center() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-3")
    scene.effect('{do = "transport", to = "dojo"}')
    assert scene.where("kaoru") == "dojo"


@pytest.mark.rule("HARA-DOJO-01")
@pytest.mark.parametrize(("space", "gained"), [("dojo", 1), ("dojo-1", 0)])
def test_a_condition_on_the_dojo_means_the_center(space: str, gained: int) -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", space)
    scene.effect('{do = "when", test = {place = "dojo"}, then = [{do = "energy", red = 1}]}')
    assert scene.energy("kaoru") == (gained, 0, 0)


@pytest.mark.rule("HARA-DOJO-02")
def test_moving_the_dojo_moves_the_whole_tile_with_everybody_on_it() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("leaf", "dojo-4")
    slot = scene.state.board.slots[3]
    before = scene.state.board.hex_of(scene.space("dojo-4"))
    scene.effect('{do = "swap", tiles = ["dojo", "oakenmoor"]}')
    assert scene.state.board.slots[0] == slot
    assert (scene.where("kaoru"), scene.where("leaf")) == ("dojo", "dojo-4")
    assert scene.state.board.hex_of(scene.space("dojo-4")) != before
    assert scene.state.apart(scene.space("dojo"), scene.space("dojo-4")) == 1


@pytest.mark.rule("HARA-DOJO-03")
def test_the_center_has_no_deck_and_may_be_entered_and_walked_through() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "dojo-1")
    scene.effect('{do = "move", spaces = 2}')
    assert {"go dojo", "go dojo-4"} <= set(scene.legal())
    scene.do("step dojo", "go dojo-4")
    assert scene.where("kaoru") == "dojo-4"


@pytest.mark.rule("HARA-DOJO-04")
@pytest.mark.parametrize("mode", ["arena", "intro", "s02", "s04", "s13"])
def test_every_champion_begins_in_the_dojo(mode: str) -> None:
    scene = Scene.at_setup("kaoru", "leaf", "oric", "soff", mode=mode)
    assert [scene.where(name) for name in scene.names] == ["dojo"] * 4


@pytest.mark.rule("HARA-DOJO-04")
def test_a_scenario_may_have_them_begin_elsewhere() -> None:
    assert Scene.at_setup("persephone", mode="s12").where("persephone") != "dojo"


# Who can be hurt there ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DOJO-05")
@pytest.mark.parametrize(("space", "lost"), [("dojo", 0), ("dojo-1", 2)])
def test_monsters_do_not_attack_a_player_in_the_dojo(space: str, lost: int) -> None:
    scene = Scene("kaoru", "leaf", content=TEAGLE)
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", space)
    before = scene.health("kaoru")
    scene.end_turn()
    assert before - scene.health("kaoru") == lost


@pytest.mark.rule("HARA-DOJO-05")
@pytest.mark.parametrize(("space", "lost"), [("dojo", 0), ("dojo-1", 2)])
def test_not_even_a_dangerous_monster_that_is_killed_from_there(space: str, lost: int) -> None:
    strikes = '[{do = "lose", spirit = 2}]'
    teagle = monster("teagle", health=1, attack=2, range=3, dangerous="true", strikes=strikes)
    scene = Scene("kaoru", "leaf", content=teagle)
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", space)
    before, spirit = scene.health("kaoru"), scene.spirit("kaoru")
    scene.effect('{do = "damage", amount = 1, range = 3}')
    scene.do("aim oakenmoor-1")
    assert scene.at("oakenmoor-1") == ""
    assert (before - scene.health("kaoru"), spirit - scene.spirit("kaoru")) == (lost, lost)


@pytest.mark.rule("HARA-DOJO-05")
def test_what_a_monster_s_attack_does_besides_does_not_reach_into_the_dojo() -> None:
    strikes = monster("teagle", attack=1, range=3, strikes='[{do = "lose", spirit = 2}]')
    scene = Scene("kaoru", "leaf", content=strikes)
    scene.put("teagle", "oakenmoor-1")
    before = scene.spirit("kaoru")
    scene.end_turn()
    assert scene.spirit("kaoru") == before


@pytest.mark.rule("HARA-DOJO-06")
def test_another_player_can_be_attacked_in_the_dojo() -> None:
    scene = Scene("kaoru", "leaf")
    before = scene.health("leaf")
    scene.effect('{do = "damage", amount = 2}')
    scene.do("aim leaf")
    assert scene.health("leaf") == before - 2


@pytest.mark.rule("HARA-DOJO-06", "HARA-CORRUPT-02")
def test_a_corrupted_attacks_a_player_in_the_dojo() -> None:
    scene = Scene("kaoru", "leaf", mode="s02")
    scene.enter("ashura", "dojo")
    before = scene.health("kaoru")
    scene.do("end")
    assert before - scene.health("kaoru") == scene.state.cards.corrupted[0].attack


# Healing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DOJO-07", "HARA-DOJO-08", "HARA-DOJO-EX01")
def test_whoever_ends_a_turn_there_may_heal_three_points_split_freely() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=3, spirit=3)
    scene.do("end")
    assert (scene.kind, scene.asked) == ("heal", 0)
    assert set(scene.legal()) == {f"heal {h} {s}" for h in range(4) for s in range(4 - h)}
    scene.do("heal 2 1")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (5, 4)


@pytest.mark.rule("HARA-DOJO-08")
def test_nobody_needs_to_heal() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=3, spirit=3)
    scene.do("end", "heal 0 0")
    assert (scene.health("kaoru"), scene.spirit("kaoru")) == (3, 3)


@pytest.mark.rule("HARA-DOJO-08")
def test_healing_stops_at_ten() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", health=9, spirit=8)
    scene.do("end")
    assert set(scene.legal()) == {f"heal {h} {s}" for h in range(2) for s in range(3)}


@pytest.mark.rule("HARA-DOJO-07")
def test_on_somebody_else_s_turn_nobody_heals() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("leaf", health=1)
    scene.stand("kaoru", "oakenmoor-3")
    scene.end_turn()
    assert scene.health("leaf") == 1


@pytest.mark.rule("HARA-DOJO-07")
def test_what_the_end_of_the_turn_brings_comes_before_healing() -> None:
    """A37: effects at the end of the turn first; where they leave the player is where the turn ends."""
    scene = Scene("kaoru", "leaf", content=quest_with('{do = "transport", to = "dojo"}'), quests=True)
    scene.quest("kaoru", "the_bell_keeper")
    scene.stand("kaoru", "oakenmoor-3")
    scene.have("kaoru", health=3)
    scene.do("end")
    assert (scene.where("kaoru"), scene.kind) == ("dojo", "heal")


@pytest.mark.rule("HARA-DOJO-07")
def test_whom_the_end_of_the_turn_takes_away_does_not_heal() -> None:
    """A37."""
    away = '{do = "transport", to = "space", world = "oakenmoor"}'
    scene = Scene("kaoru", "leaf", content=quest_with(away), quests=True)
    scene.quest("kaoru", "the_bell_keeper")
    scene.have("kaoru", health=3)
    scene.begin_turn("kaoru", "leaf")
    scene.do("end", "place oakenmoor-3")
    assert (scene.kind, scene.asked) == ("adventure", 1)


@pytest.mark.rule("HARA-DOJO-07", "HARA-DEFEAT-05")
@pytest.mark.parametrize(("flipped", "asked"), [(True, "heal"), (False, "adventure")])
def test_a_player_defeated_on_their_own_turn_ends_it_in_the_dojo(flipped: bool, asked: str) -> None:
    """A69, both settings."""
    scene = Scene("kaoru", "leaf", heal_after_defeat=flipped)
    scene.begin_turn("kaoru", "leaf")
    scene.stand("kaoru", "oakenmoor-3")
    scene.effect('{do = "suffer", amount = 20}')
    assert scene.kind == asked


# Coming back ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-DOJO-09", "HARA-HEALTH-01")
@pytest.mark.parametrize("who", ["kaoru", "leaf"])
def test_a_defeated_player_is_in_the_dojo_again(who: str) -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand(who, "oakenmoor-3")
    scene.effect('{do = "suffer", amount = 20}', who)
    assert scene.where(who) == "dojo"


@pytest.mark.rule("HARA-DOJO-10")
def test_an_arena_is_not_won_away_from_the_dojo() -> None:
    scene = Scene("kaoru", "leaf")
    scene.stand("kaoru", "dojo-1")
    scene.have("kaoru", energy=(10, 10, 9))
    scene.effect('{do = "energy", green = 1}')
    scene.end_turn()
    assert scene.state.over == ""
    put_on(scene.state, 0, 0, "HARA-TRANS-01")
    scene.effect('{do = "recover", health = 1}')
    assert scene.state.over == "champion"


@pytest.mark.rule("HARA-DOJO-10")
@pytest.mark.parametrize(("flipped", "over"), [(False, "champion"), (True, "")])
def test_the_last_energy_gained_in_the_dojo_itself(flipped: bool, over: str) -> None:
    """A76, both settings."""
    scene = Scene("kaoru", "leaf", must_come_back=flipped)
    scene.have("kaoru", energy=(10, 10, 9))
    scene.effect('{do = "energy", green = 1}')
    assert scene.state.over == over
    if flipped:
        scene.effect('{do = "move", spaces = 2}')
        scene.do("step dojo-1", "go dojo")
        assert scene.state.over == "champion"
