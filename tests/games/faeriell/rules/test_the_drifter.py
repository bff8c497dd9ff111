"""The Drifter."""

from __future__ import annotations

import pytest

from tests.games.faeriell.scene import Scene

GUARDIANS = ("owl", "wolf", "snake", "bear", "stag", "turtle", "boar", "toad")


def drifter(node: str = "N10", level: int = 0, holder: int = 0) -> Scene:
    """The Drifter on a node, led by player 0 with a Druid far off."""
    scene = Scene(drifter=True)
    scene.state.occupied = 1 << scene.node(node)
    scene.state.drifter = scene.node(node)
    scene.state.drifter_holder = holder
    scene.state.corruption[0] = level
    scene.hero(0, "druid", "N46")
    return scene


def led(scene: Scene) -> Scene:
    """Player 0's Heroes have acted."""
    scene.phase("hero")
    scene.do("done")
    return scene


def nodes(scene: Scene) -> set[str]:
    """The nodes among the answers of a question."""
    return {words for words in scene.legal() if words in scene.world.node_names}


def at(scene: Scene) -> str:
    """The node of the Drifter."""
    return scene.world.node_names[scene.state.drifter]


# Setup ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-DRIFT-01")
def test_the_drifter_starts_on_a_random_free_node() -> None:
    found = set()
    for seed in range(12):
        scene = Scene.after_setup(seats=3, seed=seed, drifter=True)
        found.add(scene.state.drifter)
        assert scene.state.drifter not in scene.state.hero_node
        assert scene.state.occupied >> scene.state.drifter & 1
    assert len(found) > 3


@pytest.mark.rule("FAE-DRIFT-01")
def test_without_the_module_there_is_no_drifter() -> None:
    scene = Scene.after_setup(seats=3)
    assert (scene.state.drifter, scene.state.drifter_holder) == (-1, -1)


@pytest.mark.rule("FAE-DRIFT-01")
def test_the_drifter_comes_right_after_the_heroes() -> None:
    scene = Scene.after_setup(seats=3, drifter=True)
    assert scene.state.events is not None
    names = [event.name for event in scene.state.events]
    assert names[names.index("drifter") - 1] == "dressed"
    assert "dressed" not in names[names.index("drifter") :]


@pytest.mark.rule("FAE-DRIFT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_starts_to_the_right_of_the_first_player(seats: int) -> None:
    for seed in range(4):
        state = Scene.after_setup(seats=seats, seed=seed, drifter=True).state
        assert (state.drifter_holder + 1) % seats == state.first_player


# Who leads it --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-DRIFT-03")
def test_the_drifter_is_no_hero_of_anybody() -> None:
    scene = drifter("N12")
    scene.guardian("owl", "OWL-D")
    scene.token("owl", "green")
    scene.phase("hero")
    assert {words.split()[0] for words in scene.legal()} == {"done", "druid"}
    assert "druid solves owl" not in scene.legal()


@pytest.mark.rule("FAE-DRIFT-04")
def test_the_holder_leads_the_drifter_after_the_heroes() -> None:
    scene = drifter()
    scene.phase("hero")
    assert scene.kind == "hero"
    assert nodes(scene) == set()
    scene.do("druid to N45", "done")
    assert (scene.kind, scene.player) == ("drifter", 0)


@pytest.mark.rule("FAE-DRIFT-04")
@pytest.mark.parametrize("holder", [0, 1])
def test_nobody_else_leads_the_drifter(holder: int) -> None:
    assert (led(drifter(holder=holder)).kind == "drifter") == (holder == 0)


@pytest.mark.rule("FAE-DRIFT-04")
def test_the_drifter_acts_in_no_other_phase() -> None:
    scene = drifter()
    scene.phase("tribe")
    scene.do(*["done"] * (scene.kind == "tribe"))
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-DRIFT-05")
@pytest.mark.parametrize("order", [("N11", "owl"), ("owl", "N11")])
def test_the_drifter_does_both_in_either_order_and_each_once(order: tuple[str, str]) -> None:
    """A84: and no more, though the Wolf beside N11 has a token, too."""
    scene = drifter()
    scene.guardian("owl", "OWL-B")
    scene.guardian("wolf", "WOLF-B")
    scene.guardian("toad", "TOAD-C")
    scene.token("owl", "red")
    scene.token("wolf", "red")
    led(scene)
    for words in order:
        scene.do(words)
        if words == "owl":
            scene.do("toad", "ignore")
    assert at(scene) == "N11"
    assert (scene.under("owl"), scene.under("toad")) == ("", "red")
    assert scene.kind == "phase"


@pytest.mark.rule("FAE-DRIFT-05")
def test_a84_both_actions_of_the_drifter_may_be_left_out() -> None:
    scene = led(drifter())
    scene.do("done")
    assert (at(scene), scene.kind, scene.player) == ("N10", "phase", 1)


# Movement ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-DRIFT-06")
@pytest.mark.parametrize("level", [0, 1, 3, 5])
def test_the_drifter_moves_two_nodes_and_one_for_each_level_of_tribe_corruption(level: int) -> None:
    scene = drifter(level=level)
    scene.state.corruption[1] = 2
    led(scene)
    within = scene.world.within[scene.node("N10")][level + 2]
    assert nodes(scene) == {scene.world.node_names[node] for node in within} - {"N46"}


@pytest.mark.rule("FAE-DRIFT-06")
def test_the_drifter_passes_heroes_but_does_not_end_with_them() -> None:
    scene = drifter("N01")
    scene.hero(1, "druid", "N09")
    led(scene)
    assert nodes(scene) == {"N02", "N03", "N11", "N10", "N21"}


@pytest.mark.rule("FAE-DRIFT-06")
def test_a83_a_hero_does_not_end_with_the_drifter() -> None:
    scene = drifter("N01")
    scene.hero(0, "shaman", "N02", perks=[0])
    scene.phase("hero")
    assert "shaman to N01" not in scene.legal()
    assert "shaman to N09" in scene.legal()
    scene.do("done", "N09")
    scene.phase("hero")
    assert "shaman to N01" in scene.legal()
    assert "shaman to N09" not in scene.legal()


# Menace Shift --------------------------------------------------------------------------------------------------------


def beside_owl(region: str = "OWL-B", colour: str = "red") -> Scene:
    """The Drifter on N10, with a token under the Owl and one under the Wolf far off."""
    scene = drifter()
    scene.guardian("owl", region)
    scene.token("owl", colour)
    scene.guardian("wolf", "WOLF-C")
    scene.token("wolf", "yellow")
    return led(scene)


@pytest.mark.rule("FAE-DRIFT-07", "FAE-DRIFT-08")
@pytest.mark.parametrize("colour", ["red", "corruption"])
def test_the_drifter_shifts_a_token_to_any_guardian_without_one(colour: str) -> None:
    scene = beside_owl(colour=colour)
    token = scene.state.token_on[0]
    scene.do("owl")
    assert scene.legal() == ["snake", "bear", "stag", "turtle", "boar", "toad"]
    scene.do("bear")
    assert scene.state.token_on[3] == token
    assert scene.under("owl") == ""
    assert (scene.kind, scene.player) == ("corruption", 0)


@pytest.mark.rule("FAE-DRIFT-07")
@pytest.mark.parametrize(("region", "near"), [("OWL-A", False), ("OWL-B", True), ("OWL-C", True), ("OWL-D", True)])
def test_the_drifter_shifts_from_a_region_beside_its_node(region: str, near: bool) -> None:
    scene = beside_owl(region)
    assert scene.words_are("owl") == near
    assert "wolf" not in scene.legal()


@pytest.mark.rule("FAE-DRIFT-07")
def test_nothing_is_shifted_where_every_guardian_has_a_token() -> None:
    scene = drifter()
    scene.guardian("owl", "OWL-B")
    for guardian in GUARDIANS:
        scene.token(guardian, "red" if guardian in GUARDIANS[:4] else "blue")
    led(scene)
    assert "owl" not in scene.legal()


@pytest.mark.rule("FAE-DRIFT-08")
def test_moving_the_drifter_triggers_no_event() -> None:
    scene = beside_owl()
    scene.do("N09")
    assert scene.kind == "drifter"


# The token -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FAE-DRIFT-09")
@pytest.mark.parametrize(("holder", "following"), [(2, 1), (1, 0), (0, 2)])
def test_the_token_passes_to_the_right_at_the_end_of_the_round(holder: int, following: int) -> None:
    scene = Scene(seats=3, drifter=True)
    scene.state.drifter_holder = holder
    scene.hero(0, "druid", "N46" if scene.state.drifter != scene.node("N46") else "N45")
    scene.phase("hero")
    scene.state.turns = 8
    scene.do("done")
    if scene.kind == "drifter":
        assert scene.state.drifter_holder == holder
        scene.do("done")
    assert scene.state.drifter_holder == following
