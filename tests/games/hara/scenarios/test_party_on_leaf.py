"""06 Party on, Leaf, Leaf's Scenario for one player."""

from __future__ import annotations

import pytest

from tavola.games.hara.board import board_of
from tavola.games.hara.game import Hara
from tavola.games.hara.options import CORRUPTED_NAMES
from tavola.games.hara.pieces import OAKENMOOR, THE_BAIYU, TILE_NAMES
from tavola.kernel.option import BadCombination
from tests.games.hara.corrupted_card import answer_all, still
from tests.games.hara.scene import Scene, monster

FULL = (10, 10, 10)
#: The Worlds in the order of their numbers.
WORLDS = TILE_NAMES[1:]


def defeat(scene: Scene) -> None:
    """Leaf falls by his own doing."""
    scene.have("leaf", health=1)
    scene.effect('{do = "suffer", amount = 1}')


ALLY = monster("teagle", health=3, ally='[{do = "energy", red = 1}]')


def party(content: str = "") -> Scene:
    """Leaf with all conditions met but for the place: The Baiyu and Oakenmoor lie side by side."""
    scene = Scene("leaf", mode="s06", content=content)
    scene.stand("leaf", "the_baiyu-2")
    scene.have("leaf", energy=FULL, health=10, spirit=10)
    lay(scene, baiyu=1, oakenmoor=2)
    scene.state.guests = guests(scene, 7)
    return still(scene)


def guests(scene: Scene, number: int) -> list[int]:
    """Cards out of the Dusk deck as guests."""
    return [scene.state.cards.decks[0][place] for place in range(number)]


def lay(scene: Scene, baiyu: int, oakenmoor: int) -> None:
    """The two Worlds in these slots, the other tiles in the rest; slot 0 is the middle."""
    rest = [slot for slot in range(7) if slot not in (baiyu, oakenmoor)]
    slots = [0] * 7
    for tile in range(7):
        slots[tile] = baiyu if tile == THE_BAIYU else oakenmoor if tile == OAKENMOOR else rest.pop(0)
    scene.state.board = board_of(tuple(slots), scene.state.board.facings, False)


def go_to_the_party(scene: Scene) -> bool:
    scene.effect('{do = "transport", to = "space", world = "the_baiyu"}')
    scene.do("place the_baiyu-3")
    return scene.state.over == "won"


@pytest.mark.rule("HARA-S06-01")
def test_is_for_leaf_alone_without_corrupted() -> None:
    with pytest.raises(BadCombination):
        Hara().settle(1, {"mode": "s06", "champion": ["soff"]})
    scene = Scene.at_setup("leaf", mode="s06")
    assert all(scene.where(name) == "" for name in CORRUPTED_NAMES)
    scene = Scene("leaf", mode="s06")
    still(scene)
    scene.stand("leaf", "oakenmoor-3")
    scene.do("end")
    assert not scene.told("corrupted_acts")
    assert not scene.told("scenario_effect")


@pytest.mark.rule("HARA-S06-02", "HARA-S06-05")
def test_the_party_starts_as_leaf_arrives() -> None:
    """A121."""
    scene = party()
    scene.effect('{do = "move", spaces = 1}')
    assert not scene.state.over
    scene.do("go the_baiyu-3")
    assert (scene.state.over, scene.state.returns()) == ("won", [1.0])


@pytest.mark.rule("HARA-S06-05")
@pytest.mark.parametrize("space", ["the_baiyu-4", "oakenmoor-3"])
def test_no_other_space_will_do(space: str) -> None:
    scene = party()
    scene.effect('{do = "transport", to = "space"}')
    scene.do(f"place {space}")
    assert not scene.state.over


@pytest.mark.rule("HARA-S06-03", "HARA-S06-02")
def test_energy_must_be_full() -> None:
    scene = party()
    scene.have("leaf", energy=(10, 9, 10))
    assert not go_to_the_party(scene)
    scene.effect('{do = "energy", blue = 1}')
    assert scene.state.over == "won"


@pytest.mark.rule("HARA-S06-04", "HARA-S06-02")
def test_seven_guests_must_have_come() -> None:
    """A120: the Ally reward is gained all the same, and the guest is neither discarded nor defeated."""
    scene = party(ALLY)
    scene.state.guests = guests(scene, 6)
    scene.put("teagle", "the_baiyu-3")
    scene.have("leaf", energy=(9, 10, 10))
    assert not go_to_the_party(scene)
    activations = scene.state.activations
    scene.state.guests.pop()
    scene.do("ally")
    assert scene.energy("leaf") == FULL
    assert scene.state.activations == activations
    assert scene.state.guests[-1] == scene.card("teagle")
    assert "teagle" not in scene.discarded()
    assert (len(scene.state.guests), scene.state.over) == (6, "")
    scene.put("hedge_imp", "the_baiyu-3")
    assert "ally" in scene.legal()
    scene.do("ally")
    assert scene.state.over == "won"


@pytest.mark.rule("HARA-S06-04")
def test_a_guest_is_not_there_to_be_spawned() -> None:
    """A73."""
    scene = party(ALLY)
    scene.state.guests = []
    scene.put("teagle", "the_baiyu-2")
    scene.do("ally")
    scene.effect('{do = "spawn", card = "teagle"}')
    assert scene.card("teagle") not in scene.state.hex_at


@pytest.mark.rule("HARA-S06-04")
def test_a_defeated_monster_is_no_guest() -> None:
    """A120."""
    scene = party(ALLY)
    scene.state.guests = []
    scene.put("teagle", "the_baiyu-2")
    scene.effect('{do = "damage_all", amount = 9, target = "monster"}')
    assert scene.at("the_baiyu-2") == ""
    assert (scene.state.guests, "teagle" in scene.discarded()) == ([], True)


@pytest.mark.rule("HARA-S06-04")
def test_guests_stay_when_leaf_falls() -> None:
    """A120."""
    scene = party()
    defeat(scene)
    assert len(scene.state.guests) == 7


@pytest.mark.rule("HARA-S06-06")
@pytest.mark.parametrize(
    ("baiyu", "oakenmoor", "won"),
    [(1, 2, True), (6, 1, True), (4, 3, True), (1, 3, False), (1, 4, False), (0, 1, False), (2, 0, False)],
)
def test_the_two_worlds_lie_side_by_side_on_the_outer_ring(baiyu: int, oakenmoor: int, won: bool) -> None:
    scene = party()
    lay(scene, baiyu, oakenmoor)
    assert go_to_the_party(scene) == won


@pytest.mark.rule("HARA-S06-06", "HARA-S06-02")
def test_a_world_shift_may_be_what_was_missing() -> None:
    """A121: the conditions are looked at all the time."""
    scene = party()
    lay(scene, baiyu=1, oakenmoor=4)
    assert not go_to_the_party(scene)
    neighbour = next(world for tile, world in enumerate(WORLDS, 1) if scene.state.board.slots[tile] == 2)
    scene.effect(f'{{do = "swap", tiles = ["oakenmoor", "{neighbour}"]}}')
    assert scene.state.over == "won"


@pytest.mark.rule("HARA-S06-07")
def test_the_second_defeat_loses() -> None:
    scene = party()
    defeat(scene)
    assert (scene.state.doom, scene.state.over) == (1, "")
    answer_all(scene)
    defeat(scene)
    assert (scene.state.over, scene.state.returns()) == ("doom", [-1.0])


@pytest.mark.rule("HARA-S06-08")
@pytest.mark.parametrize(("day", "over"), [(5, ""), (6, "time")])
def test_is_lost_after_day_6(day: int, over: str) -> None:
    scene = party()
    scene.day(day, dusk=True)
    scene.begin_turn("leaf")
    scene.do("end")
    assert scene.state.over == over
    assert scene.state.winners == 0
