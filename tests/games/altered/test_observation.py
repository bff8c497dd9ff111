"""The numbers that programs learn Altered from say what the view says, and no more."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola import testing
from tavola.games.altered import GAME
from tavola.games.altered.actions import EXPEDITIONS, PIECES, ROOM, USES
from tavola.games.altered.cards import CARDS
from tavola.games.altered.observation_names import CARD_FACTS, FLAGS, KINDS, NAMES
from tests.games.altered.scene import Scene
from tests.games.altered.test_contract import tables
from tests.games.observed import check_answers_for_asked_only, check_scale, kinds_asked, positions, told

PAIR = GAME.settle(2, {"decks": ["axiom", "yzmir"]})


def test_every_question_has_its_number() -> None:
    assert kinds_asked(GAME) == set(KINDS)


def test_only_what_the_seat_may_know() -> None:
    @settings(max_examples=8, deadline=None)
    @given(tables())
    def holds(table) -> None:  # type: ignore[no-untyped-def]
        testing.check_observation(GAME, *table)

    holds()


@settings(max_examples=3, deadline=None)
@given(st.integers(0, 1000))
def test_scale_and_answers(seed: int) -> None:
    check_scale(GAME, PAIR, seed)
    check_answers_for_asked_only(GAME, PAIR, seed)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_table_as_the_view_tells_it(seed: int) -> None:
    for state in positions(GAME, PAIR, seed):
        for seat in (0, 1):
            numbers = told(GAME, state, seat, 2)
            table = GAME.view(state, seat)["table"]
            assert numbers[f"phase {table['phase']}"] == 1
            assert numbers["day"] * 12 == pytest.approx(table["day"])
            for owner, player in (("own", seat), ("facing", 1 - seat)):
                side = table["seats"][player]  # type: ignore[index]
                assert numbers[f"{owner} mana ready"] * 12 == pytest.approx(side["mana_ready"])
                assert numbers[f"{owner} hand"] * 10 == pytest.approx(side["hand"])
                assert numbers[f"{owner} faction {CARDS[side['hero']['card']].faction}"] == 1
                for expedition in side["expeditions"]:
                    name = f"{owner} {expedition['side']}"
                    totals = [numbers[f"{name} total {one}"] * 10 for one in ("forest", "mountain", "water")]
                    assert totals == pytest.approx(expedition["totals"])


@pytest.mark.parametrize("seed", [3, 4])
def test_own_hand_card_by_card(seed: int) -> None:
    for state in positions(GAME, PAIR, seed):
        for seat in (0, 1):
            numbers = told(GAME, state, seat, 2)
            hand = GAME.view(state, seat)["table"]["seats"][seat]["hand_cards"]  # type: ignore[index]
            for slot in range(10):
                name = f"own hand {slot + 1}"
                if slot >= len(hand):
                    assert not any(numbers[f"{name} {fact}"] for fact in CARD_FACTS)
                    continue
                card = CARDS[hand[slot]["card"]]
                assert numbers[f"{name} is there"] == 1
                assert numbers[f"{name} hand cost"] * 8 == pytest.approx(card.hand_cost)
                assert numbers[f"{name} forest"] * 10 == pytest.approx(card.forest)


def test_what_can_be_done() -> None:
    """Every legal action that has a number is told, and nothing else."""
    flagged = {name for name in NAMES if "can " in name}
    for state in positions(GAME, PAIR, 5, share=0.5):
        if not state.is_terminal():
            seat = state.current_player()
            numbers = told(GAME, state, seat, 2)
            wanted = {NAMES[FLAGS[action]] for action in state.legal_actions() if FLAGS[action] >= 0}
            assert {name for name in flagged if numbers[name]} == wanted


def test_places_and_actions_agree() -> None:
    assert NAMES[FLAGS[PIECES]] == "own hand 1 can be picked"
    assert NAMES[FLAGS[PIECES + 9 * ROOM + 1]] == "facing companion character 2 can be picked"
    assert NAMES[FLAGS[USES + ROOM]] == "own reserve 1 can be used"
    assert NAMES[FLAGS[EXPEDITIONS + 3]] == "can choose facing companion"


def test_a_character_on_the_way() -> None:
    """Who is asked is told which card the question is about, the other seat is not (ALT-PLAY-04)."""
    scene = Scene()
    scene.put("AX_08_C", "hand")
    scene.put("BR_15_C", "hero", 1)
    scene.do("play Axiom Salvager")
    own, facing = (told(GAME, scene.state, seat, 2) for seat in (0, 1))
    assert own["question expedition"] == facing["question expedition"] == 1
    assert own["asking card hand cost"] * 8 == pytest.approx(CARDS[scene_card("AX_08_C")].hand_cost)
    assert not any(facing[f"asking card {fact}"] for fact in CARD_FACTS)
    assert own["facing hero character 1 is there"] == 1
    assert facing["own hero character 1 is there"] == 1


def scene_card(short: str) -> str:
    """The reference in full of a card that a scene names in short."""
    return next(reference for reference in CARDS if reference.endswith(short))
