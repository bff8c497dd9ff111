"""Gaining Loot."""

from __future__ import annotations

import pytest

from tavola.games.hara.card_set import card_set
from tests.games.hara.scene import Scene, monster

STRIKE = '{do = "damage", amount = 9, range = 3, target = "monster"}'


def defeating(who: str = "kaoru", **facts: object) -> Scene:
    """The Hedge Imp as declared has just been defeated, and its loot is being gained."""
    scene = Scene("kaoru", "leaf", content=monster("hedge_imp", **facts))
    scene.put("hedge_imp", "oakenmoor-1")
    scene.stand(who, "oakenmoor-3")
    scene.effect(STRIKE, who)
    scene.do("aim oakenmoor-1")
    return scene


@pytest.mark.rule("HARA-LOOT-01")
def test_all_three_kinds_of_loot_are_gained() -> None:
    scene = defeating(reward="{red = 1}", item=1, loot='[{do = "recover", spirit = 2}]')
    assert scene.energy("kaoru") == (1, 0, 0)
    assert scene.items("kaoru") == {"dreamstone": 1, "honeyroot_loaf": 1}
    assert scene.spirit("kaoru") == card_set().champions[0].spirit + 2


@pytest.mark.rule("HARA-LOOT-02")
def test_energy_advances_the_bar_of_its_color() -> None:
    scene = defeating(reward="{red = 1, blue = 2, green = 3}")
    assert scene.energy("kaoru") == (1, 2, 3)
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-LOOT-02", "HARA-LOOT-EX01")
@pytest.mark.parametrize(
    ("chosen", "energy"),
    [
        (("red", "red", "green"), (2, 0, 1)),
        (("red", "blue", "green"), (1, 1, 1)),
        (("blue", "blue", "blue"), (0, 3, 0)),
    ],
)
def test_gold_is_divided_as_the_player_likes(chosen: tuple[str, ...], energy: tuple[int, int, int]) -> None:
    scene = defeating(reward="{gold = 3}")
    assert set(scene.legal()) == {"red", "blue", "green"}
    scene.do(*chosen)
    assert scene.energy("kaoru") == energy
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-LOOT-03", "HARA-ITEM-02")
def test_the_item_with_that_number_comes_from_the_deck() -> None:
    scene = defeating(item=17)
    assert scene.items("kaoru") == {"dreamstone": 1, "swallow_sandals": 1}
    assert scene.state.items_left[17] == card_set().items[17].copies - 1


@pytest.mark.rule("HARA-LOOT-04")
def test_special_loot_happens_at_once_after_energy_and_item() -> None:
    """A58: energy, then the Item, then Special Loot."""
    scene = defeating(
        reward="{gold = 1}", item=1, loot='[{do = "recover", spirit = {per = "items"}}, {do = "energy", gold = 1}]'
    )
    before = scene.spirit("kaoru")
    assert (scene.kind, scene.items("kaoru")) == ("gold", {"dreamstone": 1})
    scene.do("red")
    assert scene.spirit("kaoru") == before + 2
    assert scene.kind == "gold"
    scene.do("blue")
    assert scene.kind == "adventure"


@pytest.mark.rule("HARA-LOOT-01")
def test_the_loot_is_of_whoever_dealt_the_final_damage() -> None:
    """A57."""
    scene = Scene("kaoru", "leaf", content=monster("hedge_imp", health=4, reward="{red = 2}"))
    scene.put("hedge_imp", "oakenmoor-1")
    for who in ("kaoru", "leaf"):
        scene.stand(who, "oakenmoor-1")
        scene.effect('{do = "damage", amount = 2, target = "monster"}', who)
        scene.do("aim oakenmoor-1")
    assert (scene.energy("kaoru"), scene.energy("leaf")) == ((0, 0, 0), (2, 0, 0))


@pytest.mark.rule("HARA-LOOT-01", "HARA-FIGHT-05")
def test_nobody_gains_the_loot_of_a_monster_that_a_corrupted_defeats() -> None:
    """A57: neither loot nor Special Loot."""
    scene = Scene(
        "kaoru",
        "leaf",
        mode="s02",
        content=monster("hedge_imp", reward="{red = 2}", item=1, loot='[{do = "energy", blue = 1}]'),
    )
    scene.put("hedge_imp", "oakenmoor-1")
    scene.enter("ashura", "oakenmoor-1")
    scene.effect('{do = "damage_all", amount = 9, target = "monster"}', "ashura")
    assert scene.discarded() == {"hedge_imp"}
    for who in ("kaoru", "leaf"):
        assert scene.energy(who) == (0, 0, 0)
        assert scene.items(who) == {"dreamstone": 1}
