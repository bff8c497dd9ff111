"""The numbers that programs learn Champions of Hara from say what the view says, and no more.

That a seat is told no secret is looked at in `test_contract`, for every kind of game.
"""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.hara import GAME
from tavola.games.hara.actions import AIM_UNIT, GO, STEP, TOP
from tavola.games.hara.observation_names import CORRUPTED_FACTS, KINDS, MODIFIER_NAMES, layout_of
from tavola.games.hara.pieces import CHAMPION_NAMES, COLOR_NAMES, INCOMING, MODIFIERS, STANCE_NAMES
from tavola.games.hara.state import HaraState
from tavola.kernel.state import State
from tests.games.observed import check_answers_for_asked_only, check_scale, kinds_asked, positions, told

ARENA = GAME.settle(3, {"mode": "arena"})
COOPERATIVE = GAME.settle(2, {"mode": "s04"})


def test_every_question_has_its_number() -> None:
    assert kinds_asked(GAME) == set(KINDS)


@pytest.mark.parametrize("table", [ARENA, COOPERATIVE])
def test_scale_and_answers(table: Any) -> None:
    check_scale(GAME, table, 1)
    check_answers_for_asked_only(GAME, table, 2)


def test_the_table_as_the_view_tells_it() -> None:
    for state in positions(GAME, ARENA, 3):
        for seat in range(3):
            numbers = told(GAME, state, seat, 3)
            table: Any = GAME.view(state, seat)["table"]
            assert numbers["day"] * 6 == pytest.approx(table["day"])
            assert numbers["scenario arena"] == 1
            for who, player in (("own", seat), ("other 1", (seat + 1) % 3), ("other 2", (seat + 2) % 3)):
                side = table["seats"][player]
                assert [name for name in CHAMPION_NAMES if numbers[f"{who} champion {name}"]] == [side["champion"]]
                assert [numbers[f"{who} energy {one}"] * 10 for one in COLOR_NAMES] == pytest.approx(side["energy"])
                assert numbers[f"{who} health"] * 12 == pytest.approx(side["health"])
                stance = [name for name in STANCE_NAMES if numbers[f"{who} stance {name}"]]
                assert stance == ([side["stance"]] if side["stance"] else [])
                assert numbers[f"{who} is an enemy"] == (player != seat)


def test_the_map_as_the_view_tells_it() -> None:
    for state in positions(GAME, ARENA, 4):
        numbers = told(GAME, state, 0, 3)
        table: Any = GAME.view(state, 0)["table"]
        for space in table["spaces"]:
            if not space["enterable"]:
                continue
            lies = space["hex"]
            name = space["id"]
            assert numbers[f"{name} event"] == (lies is not None and lies["kind"] == "event")
            assert numbers[f"{name} rift"] == (lies is not None and lies["kind"] == "rift")
            assert numbers[f"{name} damage"] * 10 == pytest.approx(lies["hurt"] if lies else 0)
            others = {table["seats"][player]["champion"] for player in (1, 2)}
            assert numbers[f"{name} enemies"] == bool(others & set(space["units"]))
            if lies is not None and lies["kind"] == "monster":
                assert numbers[f"{name} strength"] * 10 == pytest.approx(monster_health(state, lies["card"]))
        assert numbers[f"{table['seats'][0]['space']} nearness"] == 1


def monster_health(state: State, card: str) -> int:
    assert isinstance(state, HaraState)
    return next(monster.health for monster in state.cards.monsters if monster.id == card)


def test_what_can_be_done() -> None:
    """Every legal action that has a number is told, and nothing else."""
    layout = layout_of(3)
    answers = layout.names[layout.answers + 1 :]
    for state in positions(GAME, ARENA, 5, share=0.4):
        if not state.is_terminal():
            seat = state.current_player()
            numbers = told(GAME, state, seat, 3)
            places = [layout.flags[seat][action] for action in state.legal_actions()]
            assert {name for name in answers if numbers[name]} == {layout.names[one] for one in places if one >= 0}


def test_others_are_named_from_the_seat_that_looks() -> None:
    layout = layout_of(4)
    assert layout.names[layout.flags[0][AIM_UNIT + 1]] == "can point at other 1"
    assert layout.names[layout.flags[3][AIM_UNIT]] == "can point at other 1"
    assert layout.names[layout.flags[2][AIM_UNIT + 2]] == "can point at own"
    assert layout.names[layout.flags[1][TOP + 3]] == "can take top 4"
    assert layout.flags[1][GO + 8] == layout.flags[1][STEP + 8]


def test_a_corrupted_in_play() -> None:
    seen = 0
    for state in positions(GAME, COOPERATIVE, 6):
        assert isinstance(state, HaraState)
        numbers = told(GAME, state, 0, 2)
        table: Any = GAME.view(state, 0)["table"]
        there = [one for one in range(3) if numbers[f"corrupted {one + 1} is there"]]
        assert len(there) == len(table["corrupted"])
        for one, shown in zip(there, table["corrupted"], strict=True):
            assert numbers[f"corrupted {one + 1} health"] * 20 == pytest.approx(shown["health"])
            assert numbers[f"corrupted {one + 1} tokens"] * 5 == pytest.approx(shown["tokens"])
            seen += 1
        for one in set(range(3)) - set(there):
            assert not any(numbers[f"corrupted {one + 1} {fact}"] for fact in CORRUPTED_FACTS)
    assert seen


def test_modifiers_by_their_names() -> None:
    state = GAME.new_state(ARENA, 7, False)
    assert isinstance(state, HaraState)
    state.mods[1 * MODIFIERS + INCOMING] = 2
    assert MODIFIER_NAMES[INCOMING] == "damage taken"
    assert told(GAME, state, 0, 3)["other 1 modifier damage taken"] * 5 == pytest.approx(2)
