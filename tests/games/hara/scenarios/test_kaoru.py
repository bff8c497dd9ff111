"""Kaoru's Scenarios for several players: 01 Favorite Pastime, 02 Lights In The Dark."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tavola.games.hara.determinize import determinize
from tavola.games.hara.game import Hara
from tavola.games.hara.options import CORRUPTED_NAMES
from tavola.games.hara.pieces import NOBODY
from tavola.games.hara.table import HaraTable
from tavola.games.hara.view import view_of
from tavola.kernel.option import BadCombination
from tavola.kernel.rng import Rng
from tests.games.hara.corrupted_card import FIRST, answer_all, corrupted, end_round, quest
from tests.games.hara.scene import Scene, monster

THREE = ("kaoru", "leaf", "oric")
STRIKE = '{do = "damage_all", amount = 9, range = 9, target = "corrupted"}'


def alone_with(*champions: str, mode: str, content: str = "", **rules: Any) -> Scene:
    """Everybody at 8 Health and 6 Spirit where nothing reaches them."""
    scene = Scene(*champions, mode=mode, content=content, **rules)
    for name in champions:
        scene.stand(name, "the_drear-3")
        scene.have(name, health=8, spirit=6)
    return scene


def defeat(scene: Scene, who: str) -> None:
    """A player falls by their own doing."""
    scene.have(who, health=1)
    scene.effect('{do = "suffer", amount = 1}', who)


def table_of(scene: Scene, seat: int) -> HaraTable:
    """What a seat sees."""
    return cast(HaraTable, view_of(scene.state, seat)["table"])


def doom(scene: Scene) -> int:
    return scene.state.doom


# 01. Favorite Pastime -------------------------------------------------------------------------------------------------


def brawl(*champions: str, content: str = "", **rules: Any) -> Scene:
    """Favorite Pastime, in which Kaoru hunts Leaf, who hunts Oric, who hunts Kaoru."""
    scene = alone_with(*(champions or THREE), mode="s01", content=content, **rules)
    scene.state.prey = [*range(1, scene.state.seats), 0]
    return scene


def end_s01_round(scene: Scene, *rolls: int | str) -> None:
    """Oric has the first turn nowhere, so that no Stance is asked for in between."""
    scene.begin_turn("kaoru")
    end_round(scene, *rolls)


@pytest.mark.rule("HARA-S01-01")
def test_s01_is_for_three_or_four_and_begins_without_a_corrupted() -> None:
    with pytest.raises(BadCombination):
        Hara().settle(2, {"mode": "s01"})
    scene = Scene.at_setup(*THREE, mode="s01")
    assert all(scene.where(name) == "" for name in CORRUPTED_NAMES)


@pytest.mark.rule("HARA-S01-02")
def test_s01_is_everyone_for_themselves() -> None:
    scene = brawl()
    assert all(scene.state.are_enemies(one, other) for one, other in ((0, 1), (1, 2), (0, 2)))
    scene.have("leaf", health=1)
    scene.effect('{do = "damage_all", amount = 1, range = 9, target = "enemy"}')
    assert scene.told("defeat")
    # Two Gold for who did it.
    assert scene.kind == "gold"


@pytest.mark.rule("HARA-S01-02", "HARA-S01-03")
@pytest.mark.parametrize("day", [5, 6])
def test_s01_is_over_as_dusk_of_day_6_begins(day: int) -> None:
    scene = brawl()
    scene.state.points = [1, 3, 2]
    scene.day(day)
    end_s01_round(scene, 4)
    answer_all(scene)
    assert scene.state.over == ("points" if day == 6 else "")
    if day == 6:
        assert scene.state.winners == 0b010
        assert scene.state.returns() == [-1.0, 1.0, -1.0]
        # The tracker has moved, but nothing is spawned any more.
        assert scene.state.dusk
        assert not scene.told("spawn")


@pytest.mark.rule("HARA-S01-04")
@pytest.mark.parametrize(
    ("energy", "health", "winner"),
    [((3, 3, 4), (5, 5, 5), 0b100), ((4, 3, 4), (5, 9, 6), 0b100), ((4, 3, 4), (6, 9, 5), 0b001)],
)
def test_s01_ties_go_by_energy_and_then_by_health(
    energy: tuple[int, ...], health: tuple[int, ...], winner: int
) -> None:
    scene = brawl()
    scene.state.points = [2, 1, 2]
    for name, points, left in zip(THREE, energy, health, strict=True):
        scene.have(name, energy=(points, 0, 0), health=left)
    scene.day(6)
    scene.state.rules.scenario.dusk_is_reached(scene.state)
    assert scene.state.winners == winner


@pytest.mark.rule("HARA-S01-05", "HARA-S01-09", "HARA-S01-10")
@pytest.mark.parametrize(("day", "drawn"), [(1, False), (2, True), (3, False), (4, True), (5, False)])
def test_s01_targets_are_drawn_at_dusk_of_days_2_and_4(day: int, drawn: bool) -> None:
    scene = alone_with(*THREE, mode="s01")
    scene.day(day)
    scene.begin_turn("kaoru")
    hands = [scene.cards(name, "hand") for name in THREE]
    end_round(scene, 4)
    answer_all(scene)
    prey = scene.state.prey
    assert sorted(prey) == ([0, 1, 2] if drawn else [NOBODY] * 3)
    assert all(prey[seat] != seat for seat in range(3))
    if day != 3:
        assert [scene.cards(name, "hand") for name in THREE] == hands


@pytest.mark.rule("HARA-S01-05")
def test_s01_targets_come_after_what_dusk_spawns() -> None:
    """A23."""
    scene = alone_with(*THREE, mode="s01")
    scene.day(2)
    with scene.dice(6):
        scene.do("end")
    answer_all(scene)
    names = [event.name for event in scene.state.events or []]
    dusk = names.index("dusk")
    assert "spawn" in names[dusk : names.index("target")]


@pytest.mark.rule("HARA-S01-05")
def test_s01_any_draw_in_which_nobody_has_themselves_may_come() -> None:
    """A101: with three players there are two such draws."""
    found = set()
    for seed in range(20):
        scene = Scene(*THREE, mode="s01", seed=seed)
        scene.day(2)
        scene.state.rules.scenario.dusk_begins(scene.state)
        found.add(tuple(scene.state.prey))
    assert found == {(1, 2, 0), (2, 0, 1)}


@pytest.mark.rule("HARA-S01-10", "HARA-S01-08")
def test_s01_old_targets_lapse_with_new_ones() -> None:
    scene = brawl()
    scene.day(4)
    scene.state.rules.scenario.dusk_begins(scene.state)
    scene.state.prey = [2, 0, 1]
    defeat(scene, "leaf")
    assert scene.state.points == [0, 0, 1]


@pytest.mark.rule("HARA-S01-06")
def test_s01_targets_are_secret() -> None:
    scene = brawl()
    for seat, target in enumerate(("leaf", "oric", "kaoru")):
        shown = [area["target"] for area in table_of(scene, seat)["seats"]]
        assert shown == [target if one == seat else "" for one in range(3)]
    guessed = {tuple(determinize(scene.state, 0, Rng(seed)).prey) for seed in range(20)}
    assert guessed == {(1, 2, 0)}
    four = brawl("kaoru", "leaf", "oric", "soff")
    guessed = {tuple(determinize(four.state, 0, Rng(seed)).prey) for seed in range(40)}
    assert len(guessed) == 3
    assert all(prey[0] == 1 for prey in guessed)


@pytest.mark.rule("HARA-S01-06")
def test_s01_events_tell_each_their_own_target_only() -> None:
    scene = alone_with(*THREE, mode="s01")
    scene.day(2)
    scene.state.events = []
    scene.state.rules.scenario.dusk_begins(scene.state)
    told = [event for event in scene.state.events or [] if event.name == "target"]
    assert sorted(event.to for event in told if "target" in event.details) == [0, 1, 2]


@pytest.mark.rule("HARA-S01-07", "HARA-S01-08")
def test_s01_each_defeat_of_the_target_is_a_point_whatever_did_it() -> None:
    """A104: even the target itself."""
    scene = brawl(content=monster("teagle", health=5, attack=9, range=0))
    defeat(scene, "leaf")
    assert scene.state.points == [1, 0, 0]
    scene.have("leaf", health=1)
    scene.effect('{do = "damage", amount = 1, range = 9, target = "player"}', "oric")
    scene.do("aim leaf")
    answer_all(scene)
    assert scene.state.points == [2, 0, 0]
    scene.put("teagle", "oakenmoor-3")
    scene.stand("leaf", "oakenmoor-3")
    scene.begin_turn("leaf", "kaoru")
    scene.do("end")
    answer_all(scene)
    assert scene.state.points == [3, 0, 0]
    # The hunter's own fall is the point of whoever hunts them.
    defeat(scene, "kaoru")
    assert scene.state.points == [3, 0, 1]


@pytest.mark.rule("HARA-S01-07")
def test_s01_a_corrupted_may_do_it_too() -> None:
    scene = brawl(content=corrupted("ashura", '[{do = "damage_all", amount = 8, range = 2, target = "other"}]'))
    scene.enter("ashura", "oakenmoor-3")
    scene.stand("leaf", "oakenmoor-4")
    end_s01_round(scene, FIRST, 4)
    assert scene.state.points == [1, 0, 0]


@pytest.mark.rule("HARA-S01-07")
def test_s01_before_there_are_targets_a_defeat_is_no_point() -> None:
    scene = alone_with(*THREE, mode="s01")
    defeat(scene, "leaf")
    assert scene.state.points == [0, 0, 0]


@pytest.mark.rule("HARA-S01-11")
@pytest.mark.parametrize("rolled", [1, 3])
def test_s01_1_to_3_everybody_has_an_activation_in_turn_order(rolled: int) -> None:
    """A27, A105: at once, or not at all."""
    scene = brawl()
    scene.state.order = [2, 0, 1]
    end_s01_round(scene, rolled)
    for seat in (2, 0, 1):
        assert (scene.kind, scene.asked) == ("out_of_turn", seat)
        scene.do("done")
    assert scene.kind != "out_of_turn"


@pytest.mark.rule("HARA-S01-12")
@pytest.mark.parametrize("rolled", [4, 5])
def test_s01_4_to_5_the_weakest_gains_2_gold(rolled: int) -> None:
    scene = brawl()
    scene.have("leaf", health=3)
    end_s01_round(scene, rolled)
    assert (scene.kind, scene.asked) == ("gold", 1)
    scene.do("red", "blue")
    assert scene.energy("leaf") == (1, 1, 0)
    assert scene.energy("kaoru") == scene.energy("oric") == (0, 0, 0)


@pytest.mark.rule("HARA-S01-12")
def test_s01_of_equals_a_die_says_who() -> None:
    """A105: nobody chooses."""
    found = set()
    for seed in range(20):
        scene = Scene(*THREE, mode="s01", seed=seed)
        for name in THREE:
            scene.stand(name, "the_drear-3")
            scene.have(name, health=5 if name != "kaoru" else 6)
        scene.begin_turn("kaoru")
        end_round(scene, 4)
        assert scene.kind == "gold"
        found.add(scene.asked)
    assert found == {1, 2}


@pytest.mark.rule("HARA-S01-13")
def test_s01_6_brings_a_corrupted_with_half_its_health() -> None:
    """A103: with a token for each player all the same."""
    content = "".join(corrupted(name, health=17) for name in CORRUPTED_NAMES)
    found = set()
    for seed in range(15):
        scene = Scene(*THREE, mode="s01", content=content, seed=seed)
        for name in THREE:
            scene.stand(name, "the_drear-3")
        scene.begin_turn("kaoru")
        end_round(scene, 6)
        present = [name for name in CORRUPTED_NAMES if scene.where(name)]
        assert len(present) == 1
        number = CORRUPTED_NAMES.index(present[0])
        assert (scene.health(present[0]), scene.state.bars[number], scene.state.resilience[number]) == (8, 8, 3)
        found.add((present[0], scene.where(present[0])))
    assert {name for name, _ in found} == set(CORRUPTED_NAMES)
    assert len({space for _, space in found}) > 5


@pytest.mark.rule("HARA-S01-13")
def test_s01_6_with_a_corrupted_in_play_is_a_gold_for_everybody() -> None:
    scene = brawl(content=corrupted("ashura"))
    scene.enter("ashura", "oakenmoor-3")
    end_s01_round(scene, FIRST, 6)
    for seat in range(3):
        assert (scene.kind, scene.asked) == ("gold", seat)
        scene.do("red")
    assert [scene.energy(name) for name in THREE] == [(1, 0, 0)] * 3
    assert sum(scene.where(name) != "" for name in CORRUPTED_NAMES) == 1


@pytest.mark.rule("HARA-S01-14")
@pytest.mark.parametrize(("everybody", "points"), [(False, [0, 1, 0]), (True, [1, 1, 1])])
def test_s01_a_resilience_token_is_a_point(everybody: bool, points: list[int]) -> None:
    """A102, both settings."""
    scene = brawl(content=corrupted("ashura", health=18), point_for_all=everybody)
    scene.enter("ashura", "oakenmoor-3")
    scene.effect(STRIKE, "leaf")
    assert scene.state.points == points


@pytest.mark.rule("HARA-S01-15")
def test_s01_unlocks_grizzled_heart() -> None:
    scene = brawl()
    scene.state.points = [3, 0, 0]
    scene.day(6)
    scene.state.rules.scenario.dusk_is_reached(scene.state)
    assert Hara().rewards(scene.state) == [(0, "kaoru/grizzled_heart")]


# 02. Lights In The Dark -----------------------------------------------------------------------------------------------

FULL = (10, 10, 10)


def lights(*champions: str, content: str = "", **rules: Any) -> Scene:
    scene = alone_with(*(champions or ("kaoru", "leaf")), mode="s02", content=content, quests=True, **rules)
    scene.state.tokens = 5
    return scene


def fulfil(scene: Scene, *but: str) -> None:
    """Everybody but some has all that is needed, outside the Dojo."""
    for name in scene.names:
        if name not in but:
            scene.quest(name, "the_red_vow", 2)
            scene.have(name, energy=FULL)


def come_home(scene: Scene, *names: str) -> None:
    for name in names or scene.names:
        if not scene.state.over:
            scene.effect('{do = "transport", to = "dojo"}', name)


@pytest.mark.rule("HARA-S02-01", "HARA-S02-04")
def test_s02_has_quests_a_corrupted_and_five_tokens() -> None:
    """A108."""
    with pytest.raises(BadCombination):
        Hara().settle(1, {"mode": "s02"})
    assert Hara().settle(2, {"mode": "s02", "quests": "no"})["quests"] == "yes"
    scene = Scene.at_setup("kaoru", "leaf", mode="s02", quests=True)
    assert scene.kind == "quest"
    answer_all(scene)
    assert scene.state.tokens == 5
    assert sum(scene.where(name) != "" for name in CORRUPTED_NAMES) == 1


@pytest.mark.rule("HARA-S02-02")
def test_s02_is_won_together() -> None:
    scene = lights()
    fulfil(scene)
    come_home(scene, "kaoru")
    assert not scene.state.over
    come_home(scene, "leaf")
    assert (scene.state.over, scene.state.winners) == ("won", 0b11)


@pytest.mark.rule("HARA-S02-02")
def test_s02_everybody_needs_full_energy() -> None:
    scene = lights()
    fulfil(scene)
    scene.have("leaf", energy=(10, 9, 10))
    come_home(scene)
    assert not scene.state.over
    scene.effect('{do = "energy", blue = 1}', "leaf")
    assert scene.state.winners == 0b11


@pytest.mark.rule("HARA-S02-02")
def test_s02_everybody_needs_both_parts_of_a_quest() -> None:
    """A107: it is won the moment the last part is done."""
    part = 'objective = {energy = "red", at_least = 1}, reward = []'
    scene = lights(content=quest("the_red_vow", part, 'objective = {count = "monsters", at_least = 1}, reward = []'))
    fulfil(scene)
    scene.quest("leaf", "the_red_vow", 0)
    come_home(scene)
    assert (scene.state.over, scene.state.quest_part) == ("", [2, 1])
    scene.state.counted[1] = 1
    scene.effect('{do = "energy", red = 1}')
    assert scene.state.over == "won"


@pytest.mark.rule("HARA-S02-03")
@pytest.mark.parametrize(("champions", "most"), [(("kaoru", "leaf"), 3), (THREE, 4)])
def test_s02_is_lost_with_one_doom_counter_more_than_players(champions: tuple[str, ...], most: int) -> None:
    scene = lights(*champions)
    for number in range(1, most + 1):
        assert not scene.state.over
        defeat(scene, "leaf")
        assert doom(scene) == number
    assert (scene.state.over, scene.state.winners) == ("doom", 0)


@pytest.mark.rule("HARA-S02-05")
@pytest.mark.parametrize("dusk", [False, True])
def test_s02_every_round_costs_a_token(dusk: bool) -> None:
    """A107: after the Corrupted turn."""
    scene = lights()
    scene.day(1, dusk)
    scene.begin_turn("kaoru")
    end_round(scene, 2)
    assert scene.state.tokens == 4
    names = [event.name for event in scene.state.events or []]
    assert names.index("scenario_effect") < names.index("tokens") < names.index("dawn" if dusk else "dusk")


@pytest.mark.rule("HARA-S02-05")
def test_s02_the_last_token_is_the_wish() -> None:
    scene = lights()
    scene.state.tokens = 1
    end_round(scene, 2)
    assert (scene.state.over, scene.state.winners) == ("wish", 0)


@pytest.mark.rule("HARA-S02-02", "HARA-S02-05")
def test_s02_a_win_in_the_last_round_precedes_the_wish() -> None:
    """A107."""
    scene = lights()
    scene.state.tokens = 1
    fulfil(scene)
    scene.have("leaf", energy=(10, 10, 9))
    come_home(scene)
    for name in scene.names:
        scene.have(name, health=10, spirit=10)
    end_round(scene, 6)
    answer_all(scene)
    assert scene.state.over == "won"


@pytest.mark.rule("HARA-S02-06")
@pytest.mark.parametrize(("capped", "tokens"), [(False, 9), (True, 6)])
def test_s02_each_resilience_token_adds_two(capped: bool, tokens: int) -> None:
    """A106, both settings."""
    scene = lights(content=corrupted("ashura", health=9), capped_tokens=capped)
    scene.enter("ashura", "oakenmoor-3")
    scene.state.resilience[0] = 3
    scene.effect(f"{STRIKE}, {STRIKE}")
    answer_all(scene)
    assert scene.state.tokens == tokens


@pytest.mark.rule("HARA-S02-07")
def test_s02_goes_on_without_the_corrupted() -> None:
    """A88, A109: rounds still cost tokens, and the dice are still rolled."""
    scene = lights(content=corrupted("ashura", health=9))
    scene.enter("ashura", "oakenmoor-3")
    scene.effect(f"{STRIKE}, {STRIKE}")
    answer_all(scene)
    assert (scene.where("ashura"), scene.state.over, scene.state.tokens) == ("", "", 9)
    end_round(scene, 2)
    assert scene.state.tokens == 8
    fulfil(scene)
    come_home(scene)
    assert scene.state.over == "won"


@pytest.mark.rule("HARA-S02-07")
def test_s02_day_6_is_the_end_whatever_tokens_are_left() -> None:
    scene = lights()
    scene.day(6, dusk=True)
    end_round(scene, 2)
    assert (scene.state.over, scene.state.winners, scene.state.tokens) == ("time", 0, 4)


@pytest.mark.rule("HARA-S02-08")
@pytest.mark.parametrize("rolled", [1, 3])
def test_s02_1_to_3_hurts_everybody(rolled: int) -> None:
    scene = lights()
    end_round(scene, rolled)
    for name in scene.names:
        assert (scene.health(name), scene.spirit(name)) == (7, 5)


@pytest.mark.rule("HARA-S02-09")
@pytest.mark.parametrize("rolled", [4, 5])
def test_s02_4_to_5_each_chooses_between_spirit_and_health(rolled: int) -> None:
    """A108."""
    scene = lights()
    end_round(scene, rolled)
    assert (scene.kind, scene.asked) == ("option", 0)
    scene.do("option 1")
    assert (scene.kind, scene.asked) == ("option", 1)
    scene.do("option 2")
    assert [(scene.health(name), scene.spirit(name)) for name in scene.names] == [(8, 4), (6, 6)]


@pytest.mark.rule("HARA-S02-09")
def test_s02_who_cannot_pay_2_spirit_takes_the_damage() -> None:
    """A108."""
    scene = lights()
    for name in scene.names:
        scene.have(name, spirit=1)
    end_round(scene, 4)
    assert scene.kind == "adventure"
    assert [(scene.health(name), scene.spirit(name)) for name in scene.names] == [(6, 1), (6, 1)]


@pytest.mark.rule("HARA-S02-10")
def test_s02_6_is_2_gold_for_everybody() -> None:
    scene = lights()
    end_round(scene, 6)
    for seat in (0, 0, 1, 1):
        assert (scene.kind, scene.asked) == ("gold", seat)
        scene.do("green")
    assert [scene.energy(name) for name in scene.names] == [(0, 0, 2)] * 2


@pytest.mark.rule("HARA-S02-11")
def test_s02_unlocks_unbearable_force() -> None:
    scene = lights()
    fulfil(scene)
    come_home(scene)
    assert Hara().rewards(scene.state) == [(0, "kaoru/unbearable_force")]
