"""Tracking Time, Turn Order Cards: six Days of two rounds, and cards that pass on with each Day (A35, A36)."""

from __future__ import annotations

import pytest

from tests.games.hara.scene import Scene

#: Turn Order cards whose bonuses tell which one was used.
CARDS = "".join(
    f"""
[[turn_order]]
number = {number}
name = "Card {number}"
use = [{{do = "recover", spirit = {number}}}]
"""
    for number in range(1, 5)
)
TABLES = (("kaoru", "leaf"), ("kaoru", "leaf", "soff"), ("kaoru", "leaf", "soff", "thomas"))


def rounds_of(scene: Scene) -> list[tuple[int, bool, list[int]]]:
    """Play on to the end: each round with its Day, whether it was Dusk, and whose turns it had."""
    found: list[tuple[int, bool, list[int]]] = []
    while scene.kind == "adventure":
        now = (scene.state.day, scene.state.dusk)
        if not found or found[-1][:2] != now:
            found.append((*now, []))
        found[-1][2].append(scene.asked)
        scene.end_turn()
    return found


# Tracking Time --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-TIME-01")
def test_six_days_of_a_dawn_and_a_dusk_each_and_then_it_is_over() -> None:
    scene = Scene.at_setup("kaoru", "leaf")
    rounds = rounds_of(scene)
    assert [(day, dusk) for day, dusk, _ in rounds] == [(day, dusk) for day in range(1, 7) for dusk in (False, True)]
    assert scene.state.over == "time"


@pytest.mark.rule("HARA-TIME-02")
def test_the_tracker_moves_as_each_round_begins() -> None:
    scene = Scene.at_setup("kaoru", "leaf")
    rounds_of(scene)
    told = [event for event in scene.told("dawn") + scene.told("dusk") if event["rule"] == "HARA-TIME-02"]
    assert sorted(event["day"] for event in told) == [day for day in range(1, 7) for _ in range(2)]
    names = [event.name for event in scene.state.events or [] if event.name in ("dawn", "dusk", "spawn", "turn")]
    # Before anything else of the round; of later rounds the map may be full.
    assert [names[at + 1] for at, name in enumerate(names) if name in ("dawn", "dusk")][:4] == ["spawn"] * 4
    assert names[names.index("dusk") - 1] == "turn"


@pytest.mark.rule("HARA-TIME-02")
def test_everybody_sees_the_tracker() -> None:
    scene = Scene()
    scene.day(4, dusk=True)
    table = scene.table(-1)
    assert (table["day"], table["dusk"]) == (4, True)


# Turn Order Cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HARA-ORDER-01", "HARA-CHAR-02")
@pytest.mark.parametrize(
    "champions", [("kaoru", "leaf"), ("kaoru", "leaf", "soff"), ("kaoru", "leaf", "soff", "thomas")]
)
def test_a_die_says_who_is_first_and_the_others_follow_clockwise(champions: tuple[str, ...]) -> None:
    seats = len(champions)
    firsts = set()
    for seed in range(40):
        order = Scene.at_setup(*champions, seed=seed).state.order
        assert order == [(order[0] + place) % seats for place in range(seats)]
        firsts.add(order[0])
    assert firsts == set(range(seats))


@pytest.mark.rule("HARA-ORDER-01", "HARA-ORDER-02")
@pytest.mark.parametrize(
    "champions", [("kaoru", "leaf"), ("kaoru", "leaf", "soff"), ("kaoru", "leaf", "soff", "thomas")]
)
def test_so_many_play_with_the_cards_up_to_their_number(champions: tuple[str, ...]) -> None:
    """A36."""
    scene = Scene(*champions, content=CARDS)
    for number, champion in enumerate(champions, 1):
        scene.begin_turn(champion)
        scene.have(champion, spirit=1)
        scene.do("bonus")
        assert scene.spirit(champion) == 1 + number


@pytest.mark.rule("HARA-ORDER-05")
def test_alone_one_has_the_first_card_every_day() -> None:
    """A36."""
    scene = Scene("kaoru", mode="s03", content=CARDS)
    for day in (1, 2, 3):
        assert scene.state.day == day
        scene.have("kaoru", spirit=1, health=10)
        scene.do("bonus")
        assert scene.spirit("kaoru") == 2
        scene.end_turn()
        scene.end_turn()


@pytest.mark.rule("HARA-ORDER-02", "HARA-ORDER-04")
def test_the_bonus_is_there_once_a_day_and_is_not_back_at_dusk() -> None:
    scene = Scene("kaoru", "leaf", content=CARDS)
    scene.begin_turn("kaoru", "leaf")
    assert "bonus" in scene.legal()
    scene.do("bonus")
    assert "bonus" not in scene.legal()
    scene.end_turn()
    assert (scene.asked, "bonus" in scene.legal()) == (1, True)
    scene.end_turn()
    assert (scene.state.dusk, scene.asked, "bonus" in scene.legal()) == (True, 0, False)
    assert scene.table(1)["seats"][0]["bonus_used"]
    scene.end_turn()
    assert "bonus" in scene.legal()


@pytest.mark.rule("HARA-ORDER-02", "HARA-ORDER-04")
def test_all_cards_are_fresh_again_the_next_day_and_do_not_pile_up() -> None:
    """A35."""
    scene = Scene.at_setup("kaoru", "leaf", content=CARDS)
    first = scene.asked
    scene.do("bonus")
    for _ in range(4):
        scene.end_turn()
    for _ in range(2):
        assert (scene.state.day, "bonus" in scene.legal()) == (2, True)
        scene.do("bonus")
        assert "bonus" not in scene.legal()
        scene.end_turn()
    assert first in scene.state.order


@pytest.mark.rule("HARA-ORDER-02")
def test_only_on_the_own_turn() -> None:
    """A35: the Adventure phase of its holder, and nobody else's."""
    scene = Scene("kaoru", "leaf", content=CARDS)
    scene.begin_turn("kaoru", "leaf")
    scene.have("leaf", spirit=1)
    scene.do("bonus")
    assert scene.spirit("leaf") == 1
    scene.have("kaoru", health=1)
    scene.do("end")
    assert (scene.kind, "bonus" in scene.legal()) == ("heal", False)
    scene.effect('{do = "activation", amount = 1}', "leaf")
    assert (scene.asked, "bonus" in scene.legal()) == (1, False)


@pytest.mark.rule("HARA-ORDER-03")
@pytest.mark.parametrize("activations", [3, 0])
def test_the_bonus_costs_no_activation_and_nothing_else(activations: int) -> None:
    scene = Scene("kaoru", "leaf", content=CARDS)
    scene.have("kaoru", activations=activations, spirit=1, health=3, energy=(1, 1, 1))
    scene.do("bonus")
    assert scene.state.activations == activations
    assert (scene.spirit("kaoru"), scene.health("kaoru"), scene.energy("kaoru")) == (2, 3, (1, 1, 1))
    assert scene.items("kaoru") == {"dreamstone": 1}


@pytest.mark.rule("HARA-ORDER-05", "HARA-ORDER-06", "HARA-ORDER-07")
@pytest.mark.parametrize(
    "champions", [("kaoru", "leaf"), ("kaoru", "leaf", "soff"), ("kaoru", "leaf", "soff", "thomas")]
)
def test_with_each_day_the_last_becomes_the_first_and_takes_two_turns_in_a_row(champions: tuple[str, ...]) -> None:
    scene = Scene.at_setup(*champions)
    order = scene.state.order[:]
    rounds = rounds_of(scene)
    for day in range(6):
        dawn, dusk = rounds[2 * day][2], rounds[2 * day + 1][2]
        assert dawn == dusk == order
        order = [order[-1], *order[:-1]]
        if day < 5:
            assert rounds[2 * day + 2][2][0] == dusk[-1]


@pytest.mark.rule("HARA-ORDER-05", "HARA-DAWN-01")
def test_the_cards_pass_before_anything_spawns() -> None:
    scene = Scene("kaoru", "leaf", "soff", content=CARDS)
    scene.day(1, dusk=True)
    scene.begin_turn("soff")
    scene.end_turn()
    assert (scene.state.day, scene.state.order, scene.asked) == (2, [2, 0, 1], 2)
    scene.have("soff", spirit=1)
    scene.do("bonus")
    assert scene.spirit("soff") == 2
    assert scene.told("dawn")[0]["order"] == [2, 0, 1]
