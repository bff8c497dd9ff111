"""Moving Spaces, Transporting."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara.names import SPACE_IDS
from tavola.games.hara.pieces import TILE_NAMES
from tests.games.hara.rules.own_cards import BODIES, ability, event
from tests.games.hara.scene import Scene, monster

FOREST = event("walking_forest", gift="{green = 1}")
WILD = monster("strangling_ivy", health=9, attack=1, range=0, aggressive="true")
TWO = '{do = "move", spaces = 2}'
#: The centers of the Worlds, where the decks lie.
CENTERS = set(TILE_NAMES[1:])


def places(scene: Scene, word: str) -> set[str]:
    """The spaces that the waiting question offers with that word."""
    return {legal.removeprefix(f"{word} ") for legal in scene.legal() if legal.startswith(f"{word} ")}


def ring(scene: Scene, start: str, most: int) -> set[str]:
    """The spaces up to so many steps away, without the start."""
    state, here = scene.state, scene.space(start)
    return {SPACE_IDS[space] for space in range(49) if space != here and state.apart(here, space) <= most}


def at(space: str, *names: str, content: str = "", **rules: Any) -> Scene:
    scene = Scene(*(names or ("kaoru", "leaf")), content=BODIES + content, **rules)
    scene.stand(0, space)
    return scene


# Moving Spaces --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MOVE-01", "HARA-MOVE-EX01")
@pytest.mark.parametrize("end", ["oakenmoor-2", "oakenmoor-3", "oakenmoor-4", "oakenmoor-5"])
def test_move_3_goes_0_to_3_spaces(end: str) -> None:
    scene = at("oakenmoor-2")
    scene.effect('{do = "move", spaces = 3}')
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 3)
    scene.do("done" if end == "oakenmoor-2" else f"go {end}")
    assert (scene.where("kaoru"), scene.kind) == (end, "adventure")


@pytest.mark.rule("HARA-MOVE-01")
def test_one_moves_step_by_step_to_adjacent_spaces() -> None:
    scene = at("oakenmoor-3")
    scene.effect(TWO)
    assert places(scene, "step") == {"oakenmoor-2", "oakenmoor-4"}
    scene.do("step oakenmoor-4")
    assert places(scene, "go") == {"oakenmoor-3", "oakenmoor-5"}
    scene.do("go oakenmoor-3")
    assert [one["space"] for one in scene.told("move")] == [scene.space("oakenmoor-4"), scene.space("oakenmoor-3")]


@pytest.mark.rule("HARA-MOVE-02", "HARA-TRANS-01")
def test_nobody_enters_the_center_of_a_world() -> None:
    scene = at("oakenmoor-3")
    scene.enter("enoki", "oakenmoor-1")
    scene.put("teagle", "oakenmoor-2")
    for effect, word in (
        ('{do = "move", spaces = 9}', "go"),
        ('{do = "transport", to = "space"}', "place"),
        ('{do = "shove", range = 9, spaces = 9, target = "any"}', "place"),
    ):
        for target in ("enoki", "leaf", "oakenmoor-2") if "shove" in effect else ("",):
            scene.effect(effect)
            if target:
                scene.do(f"aim {target}")
            offered = places(scene, word)
            assert offered
            assert not offered & CENTERS
            scene.do("done")


@pytest.mark.rule("HARA-MOVE-02", "HARA-RANGE-03")
def test_the_center_of_a_world_is_no_short_cut() -> None:
    scene = at("oakenmoor-3")
    assert scene.state.apart(scene.space("oakenmoor-3"), scene.space("oakenmoor-6")) == 3
    scene.effect(TWO)
    assert "oakenmoor-6" not in places(scene, "go")


@pytest.mark.rule("HARA-MOVE-03", "HARA-RANGE-03")
def test_the_dojo_is_a_space_like_any_other() -> None:
    scene = at("dojo-1")
    scene.effect(TWO)
    assert {"dojo", "dojo-4"} <= places(scene, "go")
    scene.do("step dojo", "go dojo-4")
    assert scene.where("kaoru") == "dojo-4"


@pytest.mark.rule("HARA-MOVE-06")
def test_movement_that_is_left_when_one_stops_is_lost() -> None:
    """Items and bonuses wait until the movement is over (A29)."""
    scene = at("oakenmoor-2")
    scene.give("kaoru", "swiftleaf_tea")
    scene.effect('{do = "move", spaces = 3}')
    scene.do("step oakenmoor-3")
    assert {word.split()[0] for word in scene.legal()} == {"done", "go", "step"}
    scene.do("done")
    assert (scene.where("kaoru"), scene.kind) == ("oakenmoor-3", "adventure")
    assert "use swiftleaf_tea" in scene.legal()


@pytest.mark.rule("HARA-MOVE-06", "HARA-MOVE-04")
def test_movement_that_is_left_on_an_event_is_lost() -> None:
    scene = at("oakenmoor-1", content=FOREST)
    scene.put("walking_forest", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 4}')
    scene.do("step oakenmoor-2", "go oakenmoor-3")
    assert (scene.where("kaoru"), scene.kind) == ("oakenmoor-3", "adventure")


@pytest.mark.rule("HARA-MOVE-01")
def test_not_moving_enters_nothing() -> None:
    """A44: neither the Event nor the Monster on the own space acts again."""
    scene = at("oakenmoor-1", content=FOREST + WILD)
    scene.put("walking_forest", "oakenmoor-1")
    scene.effect(TWO)
    scene.do("done")
    assert scene.at("oakenmoor-1") == "walking_forest"
    scene.take("oakenmoor-1")
    scene.put("strangling_ivy", "oakenmoor-1")
    scene.effect(TWO)
    scene.do("done")
    assert scene.health("kaoru") == 8


# More or less movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MOVE-07")
@pytest.mark.parametrize("plus", [1, -1])
def test_a_pending_bonus_changes_the_next_move_only(plus: int) -> None:
    scene = at("oakenmoor-2")
    scene.effect(f'{{do = "next_move", plus = {plus}}}')
    scene.effect(TWO)
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 2 + plus)
    scene.do("done")
    scene.effect(TWO)
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 2)


@pytest.mark.rule("HARA-MOVE-07")
def test_pending_bonuses_add_up_and_one_move_uses_them_all() -> None:
    """A31."""
    scene = at("oakenmoor-2")
    scene.effect('{do = "next_move", plus = 1}, {do = "next_move", plus = 1}')
    scene.effect('{do = "move", spaces = 1}, {do = "move", spaces = 1}')
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 3)
    scene.do("done")
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 1)


@pytest.mark.rule("HARA-MOVE-07")
def test_a_move_is_never_less_than_nothing() -> None:
    """A31: it is used up all the same."""
    scene = at("oakenmoor-2")
    scene.effect('{do = "next_move", plus = -3}')
    scene.effect('{do = "move", spaces = 1}')
    assert (scene.kind, scene.where("kaoru")) == ("adventure", "oakenmoor-2")
    scene.effect('{do = "move", spaces = 1}')
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 1)


@pytest.mark.rule("HARA-MOVE-07")
def test_a_lasting_bonus_applies_to_each_move_of_a_card() -> None:
    """A32, where a bonus that is used once applies to the first."""
    top = '[{do = "move", spaces = 1}, {do = "move", spaces = 1}]'
    scene = at("oakenmoor-2", content=ability("stone_claw", top=top))
    scene.effect('{do = "this_turn", gives = [{what = "move", plus = 1}]}, {do = "next_move", plus = 1}')
    scene.do("top stone_claw")
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 3)
    scene.do("done")
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 2)


@pytest.mark.rule("HARA-MOVE-07")
@pytest.mark.parametrize("stay", [False, True])
def test_a_bonus_that_was_not_used_lapses_with_the_turn(stay: bool) -> None:
    """A30, with the option either way."""
    scene = at("oakenmoor-3", bonuses_stay=stay)
    scene.effect('{do = "next_move", plus = 1}')
    scene.end_turn()
    scene.begin_turn("kaoru")
    scene.effect('{do = "move", spaces = 1}')
    assert places(scene, "go") == ring(scene, "oakenmoor-3", 2 if stay else 1)


@pytest.mark.rule("HARA-MOVE-EX02", "HARA-MOVE-07")
def test_crane_shortens_the_top_of_orics_dash() -> None:
    scene = at("oakenmoor-3", "oric", "leaf", content=ability("oric_dash", top=f"[{TWO}]"))
    scene.do("tiger")
    scene.have("oric", stance="crane")
    scene.do("top oric_dash")
    assert places(scene, "go") == ring(scene, "oakenmoor-3", 1)


# Aggressive Monsters on the way ---------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-MOVE-05")
def test_each_entry_draws_one_attack_and_the_movement_goes_on() -> None:
    """A45."""
    scene = at("oakenmoor-2", content=WILD)
    scene.put("strangling_ivy", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 4}')
    scene.do("step oakenmoor-3")
    assert scene.health("kaoru") == 7
    scene.do("step oakenmoor-4", "step oakenmoor-3")
    assert scene.health("kaoru") == 6
    assert places(scene, "go") == {"oakenmoor-2", "oakenmoor-4"}


@pytest.mark.rule("HARA-MOVE-05", "HARA-MOVE-06")
def test_whoever_is_defeated_on_the_way_goes_no_further() -> None:
    """A45."""
    scene = at("oakenmoor-2", content=WILD)
    scene.put("strangling_ivy", "oakenmoor-3")
    scene.have("kaoru", health=1)
    scene.begin_turn("kaoru", "leaf")
    scene.effect('{do = "move", spaces = 3}')
    scene.do("go oakenmoor-4")
    assert scene.where("kaoru") == "dojo"


@pytest.mark.rule("HARA-MOVE-06")
def test_whoever_is_taken_away_on_the_way_goes_no_further() -> None:
    """Not even onto a space of the way that happens to be next to where they are now."""
    away = '[{do = "transport", to = "target", target = "monster"}]'
    wild = monster("strangling_ivy", health=9, attack=1, range=0, aggressive="true", strikes=away)
    scene = at("oakenmoor-2", content=wild)
    scene.put("strangling_ivy", "oakenmoor-3")
    scene.put("white_fog", "oakenmoor-6")
    scene.put("hedge_imp", "oppenheim-2")
    scene.effect('{do = "move", spaces = 3}')
    scene.do("go oakenmoor-5", "aim oppenheim-2")
    assert (scene.where("kaoru"), scene.health("kaoru"), scene.kind) == ("oppenheim-2", 7, "adventure")


# Transporting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TRANS-01")
def test_transporting_enters_nothing_in_between() -> None:
    scene = at("oakenmoor-2", content=FOREST + WILD)
    scene.put("walking_forest", "oakenmoor-3")
    scene.put("strangling_ivy", "oakenmoor-1")
    scene.effect('{do = "transport", to = "space", range = 2}')
    scene.do("place oakenmoor-4")
    assert (scene.where("kaoru"), scene.health("kaoru")) == ("oakenmoor-4", 8)
    assert scene.at("oakenmoor-3") == "walking_forest"
    assert scene.told("move") == []


@pytest.mark.rule("HARA-TRANS-02")
def test_bonuses_to_movement_neither_change_transporting_nor_are_used_by_it() -> None:
    """A31."""
    scene = at("oakenmoor-2")
    scene.effect('{do = "next_move", plus = 2}, {do = "this_turn", gives = [{what = "move", plus = 2}]}')
    scene.effect('{do = "transport", to = "space", range = 1}')
    assert places(scene, "place") == ring(scene, "oakenmoor-2", 1)
    scene.do("done")
    scene.effect('{do = "move", spaces = 1}')
    assert places(scene, "go") == ring(scene, "oakenmoor-2", 5)


@pytest.mark.rule("HARA-TRANS-02")
def test_transporting_is_no_movement_for_what_counts_steps() -> None:
    charge = '{start = 1, most = 3, at = "adventure", then = [], gains = "moved"}'
    scene = at("oakenmoor-2", "leaf", "kaoru", content=ability("thorn_waltz", top="[]", charge=charge))
    scene.on_board("leaf", "thorn_waltz")
    first = scene.place("leaf", "thorn_waltz")
    scene.effect('{do = "transport", to = "space", range = 2}')
    scene.do("place oakenmoor-4")
    assert scene.state.charges[first] == 1
    scene.effect(TWO)
    scene.do("go oakenmoor-2")
    assert scene.state.charges[first] == 3


@pytest.mark.rule("HARA-TRANS-03")
@pytest.mark.parametrize("plus", [1, -1])
def test_what_changes_range_changes_how_far_one_transports(plus: int) -> None:
    scene = at("oakenmoor-2")
    scene.effect(f'{{do = "this_turn", gives = [{{what = "range", plus = {plus}}}]}}')
    scene.effect('{do = "transport", to = "space", range = 2}')
    assert places(scene, "place") == ring(scene, "oakenmoor-2", 2 + plus)


@pytest.mark.rule("HARA-TRANS-01")
def test_transporting_onto_an_aggressive_monster_draws_its_attack_and_staying_does_not() -> None:
    """A46."""
    scene = at("oakenmoor-2", content=WILD)
    scene.put("strangling_ivy", "oakenmoor-4")
    scene.effect('{do = "transport", to = "target", range = 2, target = "monster"}')
    scene.do("aim oakenmoor-4")
    assert (scene.where("kaoru"), scene.health("kaoru")) == ("oakenmoor-4", 7)
    scene.effect('{do = "transport", to = "target", range = 2, target = "monster"}')
    scene.do("aim oakenmoor-4")
    assert scene.health("kaoru") == 7
