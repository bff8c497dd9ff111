"""Menaces Setup: what threatens the Guardians from the start, and what is in the Event Bag."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.games.faeriell.menaces import begin_menaces
from tavola.games.faeriell.pieces import GUARDIAN_NAMES, HAVOC
from tavola.games.faeriell.state import EASY, HARD, MEDIUM, VERY_HARD, FaeriellState
from tavola.games.faeriell.values import HOUSE, read_values
from tavola.kernel.rng import Rng
from tests.games.faeriell.scene import Scene

LEVELS = [EASY, MEDIUM, HARD, VERY_HARD]


def placed(seed: int, difficulty: int) -> FaeriellState:
    """A game whose Menaces Setup is done again by itself, from a seed."""
    state = BEGUN[difficulty].clone()
    state.events = []
    state.rng = Rng(seed)
    state.token_on, state.aside, state.bag = [-1] * 8, [], []
    begin_menaces(state)
    return state


BEGUN = [Scene.after_setup(4, difficulty=difficulty).state for difficulty in LEVELS]


def kinds(tokens: list[int]) -> tuple[int, int, int]:
    """How many Menaces, Corruption tokens and Havoc tokens there are."""
    corrupt = sum(16 <= token < HAVOC for token in tokens)
    havoc = tokens.count(HAVOC)
    return len(tokens) - corrupt - havoc, corrupt, havoc


@pytest.mark.rule(
    "FAE-MENACE-07",
    "FAE-MENACE-08",
    "FAE-MENACE-09",
    "FAE-MENACE-10",
    "FAE-MENACE-11",
    "FAE-MENACE-12",
    "FAE-MENACE-14",
    "FAE-MENACE-15",
    "FAE-MENACE-16",
    "FAE-MENACE-17",
    "FAE-MENACE-18",
)
@pytest.mark.parametrize(
    ("difficulty", "on_the_map", "in_the_bag"),
    [
        (EASY, (3, 0, 0), (13, 4, 1)),
        (MEDIUM, (4, 0, 0), (12, 4, 1)),
        (HARD, (3, 1, 0), (13, 3, 1)),
        (VERY_HARD, (3, 2, 0), (13, 2, 1)),
    ],
)
def test_what_is_placed_and_what_is_left_in_the_bag(
    difficulty: int, on_the_map: tuple[int, int, int], in_the_bag: tuple[int, int, int]
) -> None:
    # In some of these games a bag runs out before both Corruption tokens lie: then it is filled again.
    for seed in range(150):
        state = placed(seed, difficulty)
        assert kinds([token for token in state.token_on if token >= 0]) == on_the_map
        assert kinds(state.bag) == in_the_bag
        assert state.aside == []


@pytest.mark.rule("FAE-MENACE-01", "FAE-MENACE-05")
def test_any_of_the_sixteen_menaces_may_be_placed_and_under_any_guardian() -> None:
    states = [placed(seed, EASY) for seed in range(150)]
    assert {token for state in states for token in state.token_on if token >= 0} == set(range(16))
    assert {guardian for state in states for guardian, token in enumerate(state.token_on) if token >= 0} == set(
        range(8)
    )


@pytest.mark.rule("FAE-MENACE-04")
def test_either_side_of_a_token_may_be_seen_first() -> None:
    seen: Counter[int] = Counter()
    for seed in range(300):
        for guardian, token in enumerate(placed(seed, EASY).token_on):
            if token >= 0:
                # The side decides: nobody picks the Guardian.
                assert guardian in HOUSE.token_sides[token & 3]
                seen[HOUSE.token_sides[token & 3].index(guardian)] += 1
    assert min(seen.values()) > 0.4 * seen.total()


@pytest.mark.rule("FAE-MENACE-02", "FAE-MENACE-03")
@pytest.mark.parametrize(("difficulty", "drawn"), [(EASY, False), (MEDIUM, False), (HARD, True), (VERY_HARD, True)])
def test_corruption_tokens_are_drawn_on_the_two_hard_levels_only(difficulty: int, drawn: bool) -> None:
    on_the_map = {token for seed in range(60) for token in placed(seed, difficulty).token_on}
    assert on_the_map.isdisjoint(range(16, HAVOC)) != drawn
    assert HAVOC not in on_the_map


def values_with_sides(*sides: tuple[str, str]) -> str:
    """Values in which the tokens of each colour show these Guardians."""
    return f"source = 'mine'\n[event_tokens]\nsides = {[list(pair) for pair in sides]}\n"


@pytest.mark.rule("FAE-MENACE-06", "FAE-MENACE-12")
def test_a_guardian_never_gets_a_second_token() -> None:
    # Half of the tokens show the Owl: with a token under it they are set aside, and are in the bag at the end.
    values = read_values(values_with_sides(("owl", "owl"), ("owl", "owl"), ("bear", "toad"), ("stag", "boar")))
    for seed in range(20):
        state = Scene.after_setup(4, seed, values, difficulty=MEDIUM).state
        laid = [token for token in state.token_on if token >= 0]
        assert kinds(laid) == (4, 0, 0)
        assert sorted([*laid, *state.bag]) == list(range(21))


@pytest.mark.rule("FAE-MENACE-07")
def test_tokens_that_show_one_guardian_only_do_not_hang_the_setup() -> None:
    values = read_values(values_with_sides(*[("owl", "owl")] * 4))
    state = Scene.after_setup(4, 1, values, difficulty=EASY).state
    assert kinds([token for token in state.token_on if token >= 0]) == (1, 0, 0)
    assert len(state.bag) == 20


@pytest.mark.rule("FAE-MENACE-02", "FAE-MENACE-03")
@pytest.mark.parametrize(("difficulty", "draws"), [(EASY, 16), (MEDIUM, 16), (HARD, 20), (VERY_HARD, 20)])
def test_on_the_two_easy_levels_only_menaces_are_in_the_bag_for_the_setup_draws(difficulty: int, draws: int) -> None:
    # Every token shows the Owl, so the first is placed, all the others are set aside, and the bag runs out.
    values = read_values(values_with_sides(*[("owl", "owl")] * 4))
    state = Scene.after_setup(4, 1, values, difficulty=difficulty).state
    state.token_on, state.aside = [-1] * 8, []
    before = state.secrets
    begin_menaces(state)
    assert state.secrets - before == draws


@pytest.mark.rule("FAE-MENACE-13")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_setup_moves_no_doom_and_asks_nobody_to_solve_anything(difficulty: int) -> None:
    for seed in range(20):
        state = Scene.after_setup(4, seed, difficulty=difficulty).state
        assert state.doom == 0
        assert state.corruption == [0] * 4
        assert state.choice is not None
        assert state.choice.kind == "phase"


@pytest.mark.rule("FAE-MENACE-05")
def test_the_log_tells_which_guardians_are_threatened() -> None:
    scene = Scene.after_setup(4, difficulty=HARD)
    told = {(event["guardian"], event["colour"]) for event in scene.told("threatened")}
    assert told == {(guardian, scene.under(guardian)) for guardian in GUARDIAN_NAMES if scene.under(guardian)}
