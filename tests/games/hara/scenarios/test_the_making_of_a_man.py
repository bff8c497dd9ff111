"""03 The Making Of A Man, Kaoru's Scenario for one player."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara.game import Hara
from tavola.games.hara.pieces import MOST_SEATS, TILE_NAMES
from tavola.kernel.option import BadCombination
from tests.games.hara.corrupted_card import answer_all, play_round, still
from tests.games.hara.scene import Scene


def defeat(scene: Scene) -> None:
    """Kaoru falls by his own doing."""
    scene.have("kaoru", health=1)
    scene.effect('{do = "suffer", amount = 1}')


WORLDS = TILE_NAMES[1:]


def bosses(scene: Scene) -> dict[str, str]:
    """World, or "dusk" -> the id of its boss."""
    cards = scene.state.cards
    return {
        name: next(cards.hex_cards[card].id for card in cards.decks[deck] if cards.monsters[card].boss)
        for deck, name in enumerate(("dusk", *WORLDS))
    }


def slay(scene: Scene, card: str) -> None:
    """Kaoru goes to a Monster and defeats it."""
    card_number = scene.card(card)
    space = scene.state.hex_at.index(card_number)
    scene.state.at[0] = space
    scene.have("kaoru", health=10)
    blow = '{do = "damage_all", amount = 20, target = "monster"}'
    scene.effect(f"{blow}, {blow}, {blow}")
    answer_all(scene)


def man(**rules: Any) -> Scene:
    """Alone with the six bosses of the Worlds, each on its space 3."""
    scene = Scene("kaoru", mode="s03", **rules)
    for world, boss in bosses(scene).items():
        if world != "dusk":
            scene.put(boss, f"{world}-3")
    return still(scene)


@pytest.mark.rule("HARA-S03-01")
def test_is_for_kaoru_alone_without_corrupted_or_scenario_effect() -> None:
    for champion in ("leaf", "oric"):
        with pytest.raises(BadCombination):
            Hara().settle(1, {"mode": "s03", "champion": [champion]})
    scene = Scene.at_setup("kaoru", mode="s03")
    assert all(scene.state.at[unit] < 0 for unit in range(MOST_SEATS, MOST_SEATS + 3))
    play_round(scene, "kaoru")
    assert not scene.told("scenario_effect")
    assert not scene.told("corrupted_acts")


@pytest.mark.rule("HARA-S03-04", "HARA-S03-05")
def test_the_bosses_wait_on_space_3_on_top_of_what_spawns() -> None:
    """A110: even on Day 1."""
    scene = Scene.at_setup("kaoru", mode="s03")
    found = bosses(scene)
    for world in WORLDS:
        assert scene.at(f"{world}-3") == found[world]
        assert scene.at(f"{world}-1") not in ("", found[world])
    hydra = scene.card(found["dusk"])
    assert hydra not in scene.state.decks[0]
    assert hydra not in scene.state.hex_at
    assert found["dusk"] == "ancient_hydra"
    assert len(scene.state.cards.decks[0]) == len(scene.state.decks[0]) + 1


@pytest.mark.rule("HARA-S03-05")
def test_dawn_of_day_3_finds_another_space() -> None:
    """A110."""
    scene = Scene("kaoru", mode="s03")
    found = bosses(scene)
    for world in WORLDS:
        scene.put(found[world], f"{world}-3")
    scene.day(2, dusk=True)
    scene.stand("kaoru", "dojo")
    scene.have("kaoru", health=10, spirit=10)
    scene.do("end")
    answer_all(scene)
    assert scene.state.day == 3
    assert all(scene.at(f"{world}-3") == found[world] for world in WORLDS)


@pytest.mark.rule("HARA-S03-02", "HARA-S03-06")
def test_after_six_bosses_comes_the_hydra_and_after_it_the_win() -> None:
    scene = man()
    found = bosses(scene)
    for world in WORLDS:
        assert scene.at("dojo") == ""
        slay(scene, found[world])
    assert (scene.at("dojo"), scene.state.over) == ("ancient_hydra", "")
    slay(scene, "ancient_hydra")
    assert (scene.state.over, scene.state.winners) == ("won", 1)


@pytest.mark.rule("HARA-S03-06")
def test_the_hydra_does_not_reach_the_dojo_it_lies_on() -> None:
    """A110."""
    scene = man()
    for world in WORLDS:
        slay(scene, bosses(scene)[world])
    scene.stand("kaoru", "dojo")
    scene.have("kaoru", health=9, spirit=10)
    scene.do("end")
    assert scene.kind == "heal"
    assert scene.health("kaoru") == 9


@pytest.mark.rule("HARA-S03-02")
@pytest.mark.parametrize("returns", [False, True])
def test_a_boss_that_only_left_does_not_count(returns: bool) -> None:
    """A111, both settings."""
    scene = man(respawn_boss=returns)
    boss = bosses(scene)["oakenmoor"]
    scene.stand("kaoru", "oakenmoor-3")
    scene.effect('{do = "discard_hex", kind = "monster", range = 0}')
    scene.do("aim oakenmoor-3")
    assert scene.state.bosses == 0
    assert (scene.at("oakenmoor-1") == boss) == returns
    assert (boss in scene.discarded()) != returns


@pytest.mark.rule("HARA-S03-02")
@pytest.mark.parametrize("returns", [False, True])
def test_nor_does_the_hydra(returns: bool) -> None:
    """A111, both settings."""
    scene = man(respawn_boss=returns)
    for world in WORLDS:
        slay(scene, bosses(scene)[world])
    scene.stand("kaoru", "dojo")
    scene.effect('{do = "discard_hex", kind = "monster", range = 0}')
    scene.do("aim dojo")
    assert not scene.state.over
    assert (scene.card("ancient_hydra") in scene.state.hex_at) == returns


@pytest.mark.rule("HARA-S03-03")
def test_the_third_defeat_loses() -> None:
    scene = man()
    for number in (1, 2, 3):
        assert not scene.state.over
        defeat(scene)
        assert scene.state.doom == number
        answer_all(scene)
    assert (scene.state.over, scene.state.returns()) == ("doom", [-1.0])


@pytest.mark.rule("HARA-S03-02")
@pytest.mark.parametrize(("day", "dusk", "over"), [(4, True, ""), (5, False, ""), (5, True, "time")])
def test_ends_with_dusk_of_day_5(day: int, dusk: bool, over: str) -> None:
    scene = Scene("kaoru", mode="s03")
    scene.stand("kaoru", "oakenmoor-6")
    scene.day(day, dusk)
    play_round(scene, "kaoru")
    assert scene.state.over == over
