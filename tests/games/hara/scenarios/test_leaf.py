"""Leaf's Scenarios for several players: 04 Shattered Worlds, 05 Part Of The Tree."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara.game import Hara
from tavola.games.hara.options import CORRUPTED_NAMES
from tavola.games.hara.pieces import LEAF, OAKENMOOR, TILE_NAMES
from tavola.kernel.option import BadCombination
from tests.games.hara.corrupted_card import FIRST, answer_all, corrupted, end_round
from tests.games.hara.scene import Scene, monster

TWO = ("kaoru", "leaf")
THREE = ("kaoru", "leaf", "oric")
FULL = (10, 10, 10)
#: The Worlds in the order of their numbers.
WORLDS = TILE_NAMES[1:]


def alone_with(*champions: str, mode: str, content: str = "", **rules: Any) -> Scene:
    """Everybody at 8 Health and 6 Spirit where nothing reaches them; nothing is spawned any more."""
    scene = Scene(*champions, mode=mode, content=content, **rules)
    for name in champions:
        scene.stand(name, "lunaridge-3")
        scene.have(name, health=8, spirit=6)
    return scene


def defeat(scene: Scene, who: str) -> None:
    """A player falls by their own doing."""
    scene.have(who, health=1)
    scene.effect('{do = "suffer", amount = 1}', who)


# 04. Shattered Worlds -------------------------------------------------------------------------------------------------


def worlds(*champions: str, content: str = "") -> Scene:
    return alone_with(*(champions or TWO), mode="s04", content=content)


def fill(scene: Scene, world: str, spaces: str, token_on: str = "") -> None:
    """Hex cards of the World's own deck, and Scenario tokens, on some of its spaces."""
    for number in spaces:
        deck = scene.state.decks[WORLDS.index(world) + 1]
        card = next(card for card in deck if scene.state.cards.hex_cards[card].kind == 0)
        scene.put(scene.state.cards.hex_cards[card].id, f"{world}-{number}")
    for number in token_on:
        scene.state.razed |= 1 << scene.space(f"{world}-{number}")


def tokens(scene: Scene) -> list[str]:
    return [
        f"{world}-{number}"
        for world in WORLDS
        for number in range(1, 7)
        if scene.state.razed >> scene.space(f"{world}-{number}") & 1
    ]


def removed(scene: Scene) -> list[str]:
    return [world for tile, world in enumerate(WORLDS, 1) if scene.state.removed >> tile & 1]


@pytest.mark.rule("HARA-S04-01")
def test_s04_is_for_two_or_more_and_recommends_enoki() -> None:
    with pytest.raises(BadCombination):
        Hara().settle(1, {"mode": "s04"})
    scene = Scene.at_setup(*TWO, mode="s04")
    assert [name for name in CORRUPTED_NAMES if scene.where(name)] == ["enoki"]
    assert tokens(scene) == []


@pytest.mark.rule("HARA-S04-02")
def test_s04_the_corrupteds_defeat_wins() -> None:
    scene = worlds(content=corrupted("enoki", health=9))
    scene.enter("enoki", "oakenmoor-3")
    scene.effect('{do = "damage_all", amount = 17, range = 9, target = "corrupted"}')
    answer_all(scene)
    assert not scene.state.over
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "corrupted"}')
    assert (scene.state.over, scene.state.winners) == ("won", 0b11)


@pytest.mark.rule("HARA-S04-02")
@pytest.mark.parametrize(("day", "over"), [(5, ""), (6, "time")])
def test_s04_must_be_won_by_the_close_of_day_6(day: int, over: str) -> None:
    scene = worlds()
    scene.day(day, dusk=True)
    scene.begin_turn("leaf")
    end_round(scene, 1)
    assert (scene.state.over, scene.state.winners) == (over, 0)


@pytest.mark.rule("HARA-S04-03")
@pytest.mark.parametrize("champions", [TWO, THREE])
def test_s04_one_doom_counter_more_than_players_loses(champions: tuple[str, ...]) -> None:
    scene = worlds(*champions)
    for number in range(1, len(champions) + 2):
        assert not scene.state.over
        defeat(scene, "leaf")
        assert scene.state.doom == number
    assert (scene.state.over, scene.state.winners) == ("doom", 0)


@pytest.mark.rule("HARA-S04-04", "HARA-S04-08")
@pytest.mark.parametrize(("cards", "razed"), [("12345", "6"), ("123456", ""), ("1234", "56"), ("12345", "156")])
def test_s04_a_full_world_is_removed(cards: str, razed: str) -> None:
    """A113: at once."""
    scene = worlds()
    fill(scene, "oakenmoor", cards, razed)
    scene.effect('{do = "recover", health = 1}')
    assert removed(scene) == []
    scene.state.dirty = True
    scene.effect('{do = "recover", health = 1}')
    assert removed(scene) == ["oakenmoor"]


@pytest.mark.rule("HARA-S04-04")
def test_s04_a_world_with_one_space_left_stays() -> None:
    scene = worlds()
    fill(scene, "oakenmoor", "1234", "6")
    scene.state.dirty = True
    scene.effect('{do = "recover", health = 1}')
    assert removed(scene) == []


@pytest.mark.rule("HARA-S04-04")
def test_s04_a_spawned_card_may_be_the_last_one() -> None:
    """A113: nothing waits for the end of the turn."""
    scene = worlds(content=monster("teagle", health=3))
    fill(scene, "oakenmoor", "12345")
    card = next(
        one
        for one in scene.state.decks[OAKENMOOR]
        if scene.state.cards.hex_cards[one].kind == 0 and not scene.state.cards.monsters[one].boss
    )
    scene.effect(f'{{do = "spawn", card = "{scene.state.cards.hex_cards[card].id}"}}')
    assert (scene.state.phase, removed(scene)) == (1, ["oakenmoor"])


@pytest.mark.rule("HARA-S04-EX01", "HARA-S04-04", "HARA-S04-13")
def test_s04_a_token_on_the_last_space_destroys_oakenmoor() -> None:
    scene = worlds()
    fill(scene, "oakenmoor", "12345")
    end_round(scene, 3, "oakenmoor", 6)
    assert removed(scene) == ["oakenmoor"]


@pytest.mark.rule("HARA-S04-05")
def test_s04_the_second_removed_world_loses() -> None:
    scene = worlds()
    for world in ("oakenmoor", "the_drear"):
        assert not scene.state.over
        fill(scene, world, "12345", "6")
        scene.state.dirty = True
        scene.effect('{do = "recover", health = 1}')
    assert (scene.state.over, scene.state.winners) == ("shattered", 0)


@pytest.mark.rule("HARA-S04-06", "HARA-S04-07")
def test_s04_a_razed_space_is_a_space_like_any_other() -> None:
    scene = worlds(content=monster("teagle", health=3))
    fill(scene, "oakenmoor", "", "13")
    scene.put("teagle", "oakenmoor-1")
    scene.stand("kaoru", "oakenmoor-2")
    scene.enter("enoki", "oakenmoor-3")
    scene.effect('{do = "move", spaces = 1}')
    scene.do("go oakenmoor-3")
    assert (scene.where("kaoru"), scene.where("enoki"), scene.at("oakenmoor-1")) == (
        "oakenmoor-3",
        "oakenmoor-3",
        "teagle",
    )
    assert tokens(scene) == ["oakenmoor-1", "oakenmoor-3"]


@pytest.mark.rule("HARA-S04-07", "HARA-S04-06")
def test_s04_cards_spawn_on_razed_spaces_and_tokens_under_cards() -> None:
    """A112: a hex card does not matter for a token."""
    scene = worlds(content=monster("teagle", health=3))
    scene.put("teagle", "oakenmoor-2")
    end_round(scene, 3, "oakenmoor", 2)
    assert tokens(scene) == ["oakenmoor-2"]
    assert scene.at("oakenmoor-2") == "teagle"
    scene.take("oakenmoor-2")
    scene.top_of("oakenmoor", "teagle")
    scene.top_of("dusk", "pillow_imp")
    with scene.dice("oakenmoor", 2):
        scene.effect('{do = "spawn_dusk", count = 1}')
    assert scene.at("oakenmoor-2") == "pillow_imp"


@pytest.mark.rule("HARA-S04-12", "HARA-S04-13", "HARA-S04-14")
@pytest.mark.parametrize(("rolled", "number"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_s04_the_roll_spawns_tokens(rolled: int, number: int) -> None:
    scene = worlds()
    dice = [("oakenmoor", 3), ("the_baiyu", 5)][:number]
    end_round(scene, rolled, *[die for pair in dice for die in pair])
    assert tokens(scene) == [f"{world}-{space}" for world, space in dice]


@pytest.mark.rule("HARA-S04-13")
def test_s04_a_second_token_on_a_space_goes_to_the_lowest_number() -> None:
    """A112."""
    scene = worlds()
    fill(scene, "oakenmoor", "", "13")
    end_round(scene, 4, "oakenmoor", 3)
    assert tokens(scene) == ["oakenmoor-1", "oakenmoor-2", "oakenmoor-3"]


@pytest.mark.rule("HARA-S04-13")
def test_s04_a_removed_world_is_rolled_again() -> None:
    """A112, A114."""
    scene = worlds()
    fill(scene, "oakenmoor", "12345", "6")
    scene.state.dirty = True
    scene.effect('{do = "recover", health = 1}')
    end_round(scene, 4, "oakenmoor", 3, "the_baiyu", 2)
    assert tokens(scene) == ["the_baiyu-2"]


@pytest.mark.rule("HARA-S04-14", "HARA-S04-04")
def test_s04_the_first_of_two_tokens_may_remove_a_world() -> None:
    """A113: the second one is rolled for after that."""
    scene = worlds()
    fill(scene, "oakenmoor", "123", "4")
    fill(scene, "oakenmoor", "5")
    end_round(scene, 6, "oakenmoor", 6, "oakenmoor", 2, "the_baiyu", 2)
    assert (removed(scene), tokens(scene)) == (["oakenmoor"], ["the_baiyu-2"])


@pytest.mark.rule("HARA-S04-09")
def test_s04_with_all_six_in_play_nothing_happens() -> None:
    """A115."""
    scene = worlds()
    fill(scene, "oakenmoor", "", "123")
    fill(scene, "the_baiyu", "", "123")
    end_round(scene, 6)
    assert len(tokens(scene)) == 6


@pytest.mark.rule("HARA-S04-09", "HARA-S04-14")
def test_s04_with_five_in_play_one_is_placed() -> None:
    """A115."""
    scene = worlds()
    fill(scene, "oakenmoor", "", "123")
    fill(scene, "the_baiyu", "", "12")
    end_round(scene, 6, "the_drear", 1)
    assert tokens(scene) == ["oakenmoor-1", "oakenmoor-2", "oakenmoor-3", "the_baiyu-1", "the_baiyu-2", "the_drear-1"]


def shatter(scene: Scene) -> None:
    """Oakenmoor is removed."""
    fill(scene, "oakenmoor", "1234", "56")
    scene.state.dirty = True
    scene.effect('{do = "recover", health = 1}')


@pytest.mark.rule("HARA-S04-10")
def test_s04_its_cards_are_discarded_and_its_tokens_free() -> None:
    """A114: nothing is spawned or stepped on there any more."""
    scene = worlds()
    before = set(scene.discarded())
    deck = len(scene.state.decks[OAKENMOOR])
    shatter(scene)
    assert len(scene.discarded() - before) == 4
    assert tokens(scene) == []
    assert scene.state.spread == []
    scene.day(1, dusk=True)
    scene.begin_turn("leaf")
    with scene.dice(1):
        scene.do("end")
    answer_all(scene)
    assert scene.state.day == 2
    assert len(scene.state.decks[OAKENMOOR]) == deck - 4
    assert all(not scene.at(f"oakenmoor-{number}") for number in range(1, 7))
    assert scene.at("the_baiyu-2")
    scene.effect('{do = "transport", to = "space"}')
    assert not [word for word in scene.legal() if word.startswith("place oakenmoor")]


@pytest.mark.rule("HARA-S04-11", "HARA-S04-03")
def test_s04_whoever_stands_there_is_defeated() -> None:
    """A116: a Doom counter for each, and energy is lost."""
    scene = worlds()
    scene.stand("leaf", "oakenmoor-3")
    scene.have("leaf", energy=(4, 0, 0), momentum=3)
    shatter(scene)
    assert [event["seat"] for event in scene.told("defeat")] == [1]
    card = scene.state.cards.champions[LEAF]
    assert (scene.where("leaf"), scene.health("leaf"), scene.spirit("leaf")) == ("dojo", card.health, card.spirit)
    assert (scene.energy("leaf"), scene.resource("leaf", "momentum"), scene.state.doom) == ((2, 0, 0), 0, 1)
    assert scene.energy("kaoru") == (0, 0, 0)


@pytest.mark.rule("HARA-S04-11")
def test_s04_a_corrupted_there_goes_to_a_random_space() -> None:
    found = set()
    for seed in range(12):
        scene = Scene(*TWO, mode="s04", seed=seed)
        scene.enter("enoki", "oakenmoor-3")
        shatter(scene)
        found.add(scene.where("enoki"))
        assert scene.health("enoki") > 0
    assert len(found) > 4
    assert not [space for space in found if space.startswith("oakenmoor") or "-" not in space]


@pytest.mark.rule("HARA-S04-04")
def test_s04_the_symbol_of_a_removed_world_still_calls_an_ability() -> None:
    """A114."""
    scene = worlds(content=corrupted("enoki", "[]", '[{do = "each", who = "all", then = [{do = "lose", spirit = 1}]}]'))
    scene.enter("enoki", "the_baiyu-3")
    shatter(scene)
    end_round(scene, "oakenmoor", 1)
    assert scene.spirit("leaf") == 5


@pytest.mark.rule("HARA-S04-15")
def test_s04_unlocks_symphony() -> None:
    scene = worlds()
    scene.state.end("won", 0b11)
    assert Hara().rewards(scene.state) == [(1, "leaf/symphony")]


# 05. Part Of The Tree -------------------------------------------------------------------------------------------------


def tree(*champions: str, content: str = "") -> Scene:
    scene = alone_with(*(champions or THREE), mode="s05", content=content or corrupted("enoki"))
    scene.enter("enoki", "oakenmoor-3")
    return scene


@pytest.mark.rule("HARA-S05-01", "HARA-S05-04")
def test_s05_leaf_and_enoki_stand_against_all_others() -> None:
    with pytest.raises(BadCombination):
        Hara().settle(2, {"mode": "s05"})
    scene = Scene.at_setup("kaoru", "oric", "leaf", "soff", mode="s05")
    answer_all(scene)
    state = scene.state
    leaf, enoki = scene.unit("leaf"), scene.unit("enoki")
    assert scene.where("enoki")
    assert not state.are_enemies(leaf, enoki)
    for name in ("kaoru", "oric", "soff"):
        assert state.are_enemies(scene.unit(name), leaf)
        assert state.are_enemies(scene.unit(name), enoki)
        assert not state.are_enemies(scene.unit(name), scene.unit("kaoru"))


@pytest.mark.rule("HARA-S05-03")
def test_s05_leaf_begins_with_2_gold() -> None:
    """A118: he chooses the colors."""
    scene = Scene.at_setup(*THREE, mode="s05")
    assert (scene.kind, scene.asked) == ("gold", 1)
    scene.do("blue", "green")
    assert [scene.energy(name) for name in THREE] == [(0, 0, 0), (0, 1, 1), (0, 0, 0)]
    assert scene.kind != "gold"


@pytest.mark.rule("HARA-S05-05")
@pytest.mark.parametrize("champions", [THREE, ("kaoru", "oric", "leaf", "soff")])
def test_s05_enoki_has_a_token_for_each_opponent(champions: tuple[str, ...]) -> None:
    scene = Scene.at_setup(*champions, mode="s05")
    answer_all(scene)
    assert scene.state.resilience[1] == len(champions) - 1


@pytest.mark.rule("HARA-S05-02")
def test_s05_leaf_wins_with_full_energy_wherever_he_is() -> None:
    """A117."""
    scene = tree()
    scene.have("leaf", energy=(10, 10, 9))
    scene.effect('{do = "energy", red = 1, blue = 1}', "leaf")
    assert not scene.state.over
    scene.effect('{do = "energy", green = 1}', "leaf")
    assert (scene.state.over, scene.state.winners, scene.where("leaf")) == ("leaf", 0b010, "lunaridge-3")
    assert scene.state.returns() == [-1.0, 1.0, -1.0]


@pytest.mark.rule("HARA-S05-02")
def test_s05_full_energy_wins_nothing_for_the_others() -> None:
    scene = tree()
    scene.have("kaoru", energy=FULL)
    scene.effect('{do = "transport", to = "dojo"}')
    assert not scene.state.over


@pytest.mark.rule("HARA-S05-02")
def test_s05_the_others_win_by_defeating_enoki() -> None:
    scene = tree(content=corrupted("enoki", health=9))
    scene.effect('{do = "damage_all", amount = 18, range = 9, target = "corrupted"}')
    assert (scene.state.over, scene.state.winners) == ("others", 0b101)


@pytest.mark.rule("HARA-S05-06")
def test_s05_leafs_defeats_cost_one_energy_and_never_the_game() -> None:
    """A119: those of others cost two."""
    scene = tree()
    for name in THREE:
        scene.have(name, energy=(9, 0, 0))
    for left in (8, 7, 6, 5, 4):
        defeat(scene, "leaf")
        assert (scene.energy("leaf"), scene.state.over) == ((left, 0, 0), "")
    defeat(scene, "oric")
    assert scene.energy("oric") == (7, 0, 0)
    assert scene.state.doom == 0


@pytest.mark.rule("HARA-S05-07")
@pytest.mark.parametrize("rolled", [1, 3])
def test_s05_1_to_3_the_lowest_in_energy_has_2_activations_at_once(rolled: int) -> None:
    """A118: Leaf is one of them; all three bars count."""
    scene = tree()
    for name, energy in (("kaoru", (0, 3, 0)), ("leaf", (1, 0, 1)), ("oric", (3, 0, 0))):
        scene.have(name, energy=energy)
    end_round(scene, FIRST, rolled)
    assert (scene.kind, scene.asked) == ("out_of_turn", 1)
    scene.do("top leaf_dash", "done")
    assert (scene.kind, scene.asked) == ("out_of_turn", 1)
    scene.do("done")
    answer_all(scene, until="stance")
    assert not [event for event in scene.told("activate") if event["seat"] != 1]


@pytest.mark.rule("HARA-S05-07")
def test_s05_of_equals_a_die_says_who() -> None:
    found = set()
    for seed in range(25):
        scene = Scene(*THREE, mode="s05", content=corrupted("enoki"), seed=seed)
        for name in THREE:
            scene.stand(name, "lunaridge-3")
        scene.have("oric", energy=(1, 0, 0))
        scene.enter("enoki", "oakenmoor-3")
        end_round(scene, FIRST, 2)
        found.add((scene.kind, scene.asked))
    assert found == {("out_of_turn", 0), ("out_of_turn", 1)}


@pytest.mark.rule("HARA-S05-08")
@pytest.mark.parametrize("rolled", [4, 5])
def test_s05_4_to_5_enoki_acts_once_more(rolled: int) -> None:
    """A89: with a new roll, before the Day tracker moves."""
    grief = '[{do = "each", who = "enemies", then = [{do = "lose", spirit = 2}]}]'
    scene = tree(content=corrupted("enoki", "[]", grief))
    end_round(scene, FIRST, rolled, "oakenmoor")
    assert [event["ability"] for event in scene.told("corrupted_acts")] == [0, 1]
    assert [scene.spirit(name) for name in THREE] == [4, 6, 4]
    names = [event.name for event in scene.state.events or []]
    assert names.index("dusk") > max(place for place, name in enumerate(names) if name == "corrupted_acts")


@pytest.mark.rule("HARA-S05-09")
def test_s05_6_is_a_gold_for_everybody() -> None:
    scene = tree()
    end_round(scene, FIRST, 6)
    for seat in range(3):
        assert (scene.kind, scene.asked) == ("gold", seat)
        scene.do("red")
    assert [scene.energy(name) for name in THREE] == [(1, 0, 0)] * 3


@pytest.mark.rule("HARA-S05-10")
@pytest.mark.parametrize(("how", "winners", "reward"), [("leaf", 0b010, True), ("others", 0b101, False)])
def test_s05_unlocks_guardian_of_the_great_forest(how: str, winners: int, reward: bool) -> None:
    scene = tree()
    scene.state.end(how, winners)
    assert Hara().rewards(scene.state) == ([(1, "leaf/guardian_of_the_great_forest")] if reward else [])
