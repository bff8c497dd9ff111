import pytest
from tests.games.altered.scene import Scene

@pytest.mark.card("BR_15_C")
def test_haven_bouncer_sabotages_from_hand() -> None:
    scene = Scene()
    scene.put("BR_15_C", "hand")
    victim = scene.put("AX_08_C", "reserve", 1)
    scene.do("play Haven Bouncer", "hero", "pick Axiom Salvager")
    assert scene.zone(victim) == "discard"
    assert scene.ready_mana() == 7
    assert scene.who == 1
    scene.do("pass", "pass")
    print(scene.asked, scene.options, scene.state.day)

def test_night() -> None:
    scene = Scene(heroes=("AX_01_C", "OR_01_C"))
    b = scene.put("BR_15_C", "hero")
    scene.to_dusk()
    assert scene.zone(b) == "reserve"
    assert scene.state.at[0] == 1
    assert scene.state.day == 3
