"""Scenarios (chapter), Scenario Tokens, Doom Counters, Solo Gameplay."""

from __future__ import annotations

import pytest

from tavola.games.hara.campaign import sequels_of
from tavola.games.hara.game import Hara
from tavola.games.hara.options import scenario_named
from tavola.games.hara.pieces import CHAMPION_NAMES, CHAMPIONS, SCENARIO_TOKENS
from tavola.games.hara.scenarios import SCENARIOS
from tavola.kernel.option import BadCombination
from tests.games.hara.corrupted_card import answer_all, play_round
from tests.games.hara.scene import Scene

STORIES = [scenario for scenario in SCENARIOS if scenario.number]


@pytest.mark.rule("HARA-SCRULE-01")
def test_there_are_three_for_each_champion() -> None:
    assert [scenario.number for scenario in STORIES] == list(range(1, 19))
    for champion in range(CHAMPIONS):
        assert sum(scenario.champion == champion for scenario in STORIES) == 3


@pytest.mark.rule("HARA-SCRULE-01")
def test_any_champions_may_be_used_unless_the_scenario_names_one() -> None:
    game = Hara()
    wanted = ["leaf", "oric", "soff"]
    assert game.settle(3, {"mode": "s01", "champion": wanted})["mode"] == "s01"
    with pytest.raises(BadCombination):
        game.settle(3, {"mode": "s05", "champion": ["kaoru", "oric", "soff"]})
    with pytest.raises(BadCombination):
        game.settle(1, {"mode": "s06", "champion": ["kaoru"]})
    for seed in range(5):
        state = game.new_state(game.settle(3, {"mode": "s05"}), seed, record=False)
        assert CHAMPION_NAMES.index("leaf") in state.champion  # type: ignore[attr-defined]


@pytest.mark.rule("HARA-SCRULE-02")
def test_a_required_corrupted_must_be_used() -> None:
    game = Hara()
    with pytest.raises(BadCombination):
        game.settle(3, {"mode": "s05", "corrupted": "ashura"})
    for seed in range(5):
        scene = Scene.at_setup("kaoru", "leaf", "oric", mode="s05", seed=seed)
        answer_all(scene)
        assert scene.where("enoki")
        assert scene.where("ashura") == scene.where("miravel") == ""


@pytest.mark.rule("HARA-SCRULE-02")
def test_a_recommended_one_comes_unless_another_is_wanted() -> None:
    assert Scene.at_setup("kaoru", "leaf", mode="s04").where("enoki")
    scene = Scene.at_setup("kaoru", "leaf", mode="s04", corrupted=2)
    assert scene.where("miravel")
    assert scene.where("enoki") == ""
    assert Hara().settle(2, {"mode": "s04", "corrupted": "ashura"})["corrupted"] == "ashura"


@pytest.mark.rule("HARA-SCRULE-03")
@pytest.mark.parametrize("mode", ["s01", "s04", "s05"])
def test_dawn_dusk_and_ultimates_are_as_in_the_arena(mode: str) -> None:
    scene = Scene.at_setup("kaoru", "leaf", "oric", mode=mode)
    while scene.kind not in ("adventure", "stance"):
        scene.state.apply_action(scene.state.legal[0])
    # A card on space 1 of each World.
    assert sorted(space % 7 for space in scene.state.spread) == [1] * 6
    scene.clear()
    scene.day(3)
    before = len(scene.state.decks[0])
    while not scene.state.dusk:
        scene.state.apply_action(scene.state.legal[0])
    assert len(scene.state.decks[0]) == before - 4
    while scene.kind not in ("adventure", "stance"):
        scene.state.apply_action(scene.state.legal[0])
    for name in scene.names:
        ultimates = [card.id for card in scene.state.cards.champions[scene.state.champion[scene.seat(name)]].abilities]
        assert ultimates[10] in scene.cards(name, "hand")


@pytest.mark.rule("HARA-SCRULE-03")
@pytest.mark.parametrize("mode", ["s02", "s04"])
def test_a_defeat_costs_what_it_costs_in_the_arena(mode: str) -> None:
    scene = Scene("kaoru", "leaf", mode=mode)
    scene.stand("kaoru", "oakenmoor-3")
    scene.have("kaoru", health=1, energy=(3, 0, 0))
    scene.effect('{do = "suffer", amount = 1}')
    card = scene.state.cards.champions[scene.state.champion[0]]
    assert (scene.where("kaoru"), scene.health("kaoru"), scene.energy("kaoru")) == ("dojo", card.health, (1, 0, 0))


@pytest.mark.rule("HARA-STOKEN-01")
def test_there_are_6_scenario_tokens() -> None:
    assert SCENARIO_TOKENS == 6
    scene = Scene("kaoru", "leaf", mode="s04")
    for _ in range(5):
        scene.state.rules.scenario.scenario_effect(scene.state, 6)
    assert scene.state.razed.bit_count() == 6


@pytest.mark.rule("HARA-DOOM-01")
def test_doom_counters_come_as_the_scenario_says() -> None:
    """In Lights In The Dark with each defeat, in Favorite Pastime and Part Of The Tree never."""
    for mode, doom in (("s02", 1), ("s01", 0), ("s05", 0)):
        scene = Scene("kaoru", "leaf", "oric", mode=mode)
        assert scene.state.doom == 0
        scene.have("leaf", health=1)
        scene.effect('{do = "suffer", amount = 1}', "leaf")
        assert scene.told("defeat")
        assert scene.state.doom == doom


@pytest.mark.rule("HARA-SOLO-01")
def test_each_champion_has_one_for_one_player() -> None:
    game = Hara()
    for champion, name in enumerate(CHAMPION_NAMES):
        solo = [scenario for scenario in STORIES if scenario.champion == champion and scenario.seats == (1, 1)]
        assert [scenario.champion_needed for scenario in solo] == [True]
        assert game.settle(1, {"mode": solo[0].name, "champion": [name]})["mode"] == solo[0].name
        with pytest.raises(BadCombination):
            game.settle(2, {"mode": solo[0].name})


@pytest.mark.rule("HARA-SOLO-01")
def test_none_of_them_follows_an_arena() -> None:
    scene = Scene("kaoru", "leaf", "oric")
    scene.have("kaoru", energy=(10, 10, 10))
    scene.effect('{do = "transport", to = "dojo"}')
    scene.state.end("champion", 1)
    offered = [scenario_named(str(sequel.chosen["mode"])) for sequel in sequels_of(scene.state, "en")]
    assert [scenario.name for scenario in offered] == ["s01", "s02"]
    assert all(scenario.seats[1] > 1 for scenario in offered)


@pytest.mark.rule("HARA-SCRULE-01")
@pytest.mark.parametrize("mode", ["s02", "s04", "s05"])
def test_the_end_of_day_6_is_the_end(mode: str) -> None:
    scene = Scene("kaoru", "leaf", "oric", mode=mode)
    scene.state.tokens = 9
    scene.day(6, dusk=True)
    for name in scene.names:
        scene.have(name, health=10)
        scene.stand(name, "the_drear-3")
    play_round(scene, "kaoru")
    assert (scene.state.over, scene.state.winners) == ("time", 0)
    assert scene.state.returns() == [-1.0, -1.0, -1.0]
