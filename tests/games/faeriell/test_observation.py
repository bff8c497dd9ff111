"""The numbers that programs learn Sons of Faeriell from say what the view says, and no more.

That a seat is told no secret is looked at in `test_contract`, for every kind of game.
"""

from __future__ import annotations

from typing import Any

import pytest

from tavola.games.faeriell import GAME
from tavola.games.faeriell.actions import HERB, MOVES, PLAYERS, SETTLE
from tavola.games.faeriell.observation_names import KINDS, layout_of
from tavola.games.faeriell.pieces import ACHIEVEMENT_NAMES, COLOUR_NAMES, GUARDIAN_NAMES, HERO_NAMES, NODE_ROOM
from tests.games.observed import check_answers_for_asked_only, check_scale, kinds_asked, positions, told

VERSUS = GAME.settle(3, {"shadows": "yes"})
TOGETHER = GAME.settle(2, {"mode": "coop"})


def test_every_question_has_its_number() -> None:
    assert kinds_asked(GAME) == set(KINDS)


@pytest.mark.parametrize("table", [VERSUS, TOGETHER])
def test_scale_and_answers(table: Any) -> None:
    check_scale(GAME, table, 1)
    check_answers_for_asked_only(GAME, table, 2)


def test_the_table_as_the_view_tells_it() -> None:
    for state in positions(GAME, VERSUS, 3):
        for seat in range(3):
            numbers = told(GAME, state, seat, 3)
            table: Any = GAME.view(state, seat)["table"]
            assert numbers["doom"] * 15 == pytest.approx(table["doom"])
            assert numbers["bag"] * 21 == pytest.approx(table["bag"])
            assert numbers[f"wheel slot {table['wheel']['at'] + 1}"] == 1
            for number, name in enumerate(GUARDIAN_NAMES):
                token = table["guardians"][number]["token"]
                shown = [colour for colour in COLOUR_NAMES if numbers[f"{name} token {colour}"]]
                assert shown == ([COLOUR_NAMES[token]] if token >= 0 else [])
            for who, player in (("own", seat), ("other 1", (seat + 1) % 3), ("other 2", (seat + 2) % 3)):
                side = table["seats"][player]
                assert [numbers[f"{who} essences {one}"] * 8 for one in COLOUR_NAMES] == pytest.approx(side["essences"])
                claims = [one for one, name in enumerate(ACHIEVEMENT_NAMES) if numbers[f"{who} achievement {name}"]]
                assert claims == side["claims"]
                for hero in side["heroes"]:
                    name = f"{who} {HERO_NAMES[hero['type']]}"
                    assert numbers[f"{name} is active"] == hero["active"]
                    assert numbers[f"{name} level"] * 5 == pytest.approx(hero["level"])
                    assert numbers[f"{name} gems"] * 5 == pytest.approx(hero["gems"] if hero["active"] else 0)


def test_own_cards_by_both_sides() -> None:
    """Of its own cards a seat is told the Guardians; the cards of others have no numbers."""
    names = layout_of(3).names
    assert not any(name.startswith("other 1 card") for name in names)
    for state in positions(GAME, VERSUS, 4):
        for seat in range(3):
            numbers = told(GAME, state, seat, 3)
            cards = {one["card"]: one["count"] for one in GAME.view(state, seat)["table"]["seats"][seat]["cards"]}  # type: ignore[index]
            for card in range(40):
                name = f"own card {COLOUR_NAMES[card // 8]} {GUARDIAN_NAMES[card % 8]}"
                assert numbers[name] * 2 == cards.get(card, 0)


def test_who_owns_which_region() -> None:
    for state in positions(GAME, VERSUS, 5):
        for seat in range(3):
            numbers = told(GAME, state, seat, 3)
            for region, shown in enumerate(GAME.view(state, seat)["table"]["regions"]):  # type: ignore[arg-type,var-annotated]
                assert numbers[f"region {region + 1} is own"] == (shown["owner"] == seat)
                assert numbers[f"region {region + 1} is another's"] == (shown["owner"] not in (seat, -1))
                assert numbers[f"region {region + 1} has a Beacon"] == (shown["beacon"] >= 0)


def test_what_can_be_done() -> None:
    """Every legal action has a number that tells it, and nothing else is told."""
    layout = layout_of(3)
    answers = layout.names[layout.answers + 1 :]
    for state in positions(GAME, VERSUS, 6, share=0.4):
        if not state.is_terminal():
            seat = state.current_player()
            numbers = told(GAME, state, seat, 3)
            places = [layout.flags[seat][action] for action in state.legal_actions()]
            assert {name for name in answers if numbers[name]} == {layout.names[one] for one in places if one >= 0}


def test_actions_and_their_names() -> None:
    layout = layout_of(4)
    assert layout.names[layout.flags[0][SETTLE + 4]] == "can settle region 5"
    assert layout.names[layout.flags[0][HERB + 15]] == "can take herb 16"
    assert layout.names[layout.flags[2][MOVES + NODE_ROOM + 7]] == "can move chieftain"
    assert layout.names[layout.flags[3][PLAYERS]] == "can choose other 1"
    assert layout.names[layout.flags[3][PLAYERS + 3]] == "can choose own"
