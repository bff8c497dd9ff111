""" "Lose" Versus "Cost/Pay"."""

from __future__ import annotations

import pytest

from tests.games.hara.scene import Scene

#: What is paid, the champion who has it, and how to have so much of it.
PAID = (
    ("health", "kaoru", "health"),
    ("spirit", "kaoru", "spirit"),
    ("momentum", "leaf", "momentum"),
    ("runes", "thomas", "runes"),
    ("red", "kaoru", "energy"),
    ("energy", "kaoru", "energy"),
)
GAIN = 'then = [{do = "energy", green = 1}]'


def have(scene: Scene, who: str, name: str, amount: int) -> None:
    scene.have(who, **{name: (amount, 0, 0) if name == "energy" else amount})


def held(scene: Scene, who: str, name: str) -> int:
    if name == "energy":
        return scene.energy(who)[0]
    if name in ("health", "spirit"):
        return scene.health(who) if name == "health" else scene.spirit(who)
    return scene.resource(who, name)


@pytest.mark.rule("HARA-LOSE-01", "HARA-LOSE-EX01")
@pytest.mark.parametrize(("held", "left"), [(2, 0), (3, 0), (5, 2)])
def test_what_is_lost_goes_down_to_nothing_and_play_goes_on(held: int, left: int) -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", spirit=held)
    scene.effect('{do = "lose", spirit = 3}, {do = "energy", green = 1}')
    assert (scene.spirit("kaoru"), scene.energy("kaoru")) == (left, (0, 0, 1))
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-LOSE-01")
def test_energy_and_resources_are_lost_as_far_as_they_are_there() -> None:
    scene = Scene("leaf", "kaoru")
    scene.have("leaf", energy=(1, 0, 1), momentum=1)
    scene.effect('{do = "lose", energy = 3}, {do = "lose_resource", resource = "momentum", amount = 4}')
    scene.do("red")
    assert (scene.energy("leaf"), scene.resource("leaf", "momentum"), scene.kind) == ((0, 0, 0), 0, "adventure")


@pytest.mark.rule("HARA-LOSE-02", "HARA-LOSE-03")
@pytest.mark.parametrize(("what", "who", "name"), PAID)
@pytest.mark.parametrize("amount", [2, 3])
def test_a_cost_is_paid_in_full_or_not_at_all(what: str, who: str, name: str, amount: int) -> None:
    """Every resource may be a cost."""
    scene = Scene(who, "oric")
    have(scene, who, name, amount)
    scene.effect(f'{{do = "pay", what = "{what}", amount = 3, {GAIN}}}')
    paid = amount == 3
    assert [one["color"] for one in scene.told("energy")] == (["green"] if paid else [])
    if what == "health" and paid:
        # Paid to the last point: who does that is defeated once the effect has happened.
        assert [one["seat"] for one in scene.told("defeat")] == [0]
    else:
        assert held(scene, who, name) == (0 if paid else amount)


@pytest.mark.rule("HARA-LOSE-02", "HARA-LOSE-EX02")
def test_what_may_be_paid_is_not_even_offered_without_the_means() -> None:
    scene = Scene("kaoru", "leaf")
    scene.have("kaoru", spirit=2)
    offer = f'{{do = "pay", what = "spirit", amount = 3, optional = true, {GAIN}}}'
    scene.effect(offer)
    assert (scene.kind, scene.spirit("kaoru"), scene.energy("kaoru")) == ("adventure", 2, (0, 0, 0))
    scene.have("kaoru", spirit=3)
    scene.effect(offer)
    scene.do("done")
    assert (scene.spirit("kaoru"), scene.energy("kaoru")) == (3, (0, 0, 0))
    scene.effect(offer)
    scene.do("yes")
    assert (scene.spirit("kaoru"), scene.energy("kaoru")) == (0, (0, 0, 1))


@pytest.mark.rule("HARA-LOSE-02")
def test_one_pays_ones_own_resource_only() -> None:
    scene = Scene("kaoru", "leaf")
    scene.effect(f'{{do = "pay", what = "momentum", amount = 1, {GAIN}}}')
    assert scene.energy("kaoru") == (0, 0, 0)
