"""The search that plays on to the next turn: what it looks at, what it compares, and where its playouts end."""

from __future__ import annotations

from random import Random

import pytest

from tavola.bots.bot import Dealer
from tavola.bots.ismcts import IsmctsBot, Search
from tavola.bots.ismcts.tree import Tree
from tavola.bots.ismcts.turns import CHALLENGERS, LOOKS, TurnTree
from tavola.kernel.game import Game
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State


def begin(seats: int = 2, seed: int = 1) -> tuple[Game, State]:
    game = find_game("faeriell")
    return game, game.new_state(game.settle(seats, {}), seed, False)


def grown(game: Game, state: State, iterations: int) -> TurnTree:
    tree = TurnTree(game, 2, 4)
    deal = Dealer(game, state, state.current_player(), Rng(1))
    dealt = 0

    def sample() -> State:
        nonlocal dealt
        dealt += 1
        assert dealt <= iterations + 1, "it does not end"
        return deal()

    tree.grow(sample, Rng(2), 0.0, iterations)
    return tree


def turn_of_a_seat(seats: int = 2) -> tuple[Game, State]:
    """The first question with which a turn begins."""
    game, state = begin(seats)
    rng = Rng(3)
    while state.choice is not None and state.choice.kind != game.turn_begins:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return game, state


def asked_widely() -> tuple[Game, State]:
    """A question with more answers than are compared at a time, but not with many more."""
    game, state = turn_of_a_seat()
    rng = Rng(3)
    while not CHALLENGERS + 1 < len({game.action_key(state, action) for action in state.legal_actions()}) < 10:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return game, state


def test_a_short_search_looks_at_every_answer_once() -> None:
    game, state = asked_widely()
    tree = grown(game, state, 1)
    assert set(tree.root.children) == {game.action_key(state, action) for action in state.legal_actions()}
    assert {(node.available, node.visits) for node in tree.root.children.values()} == {(1, 0)}


@pytest.mark.parametrize("long_enough", [False, True])
def test_where_looks_take_no_more_than_their_share_the_promising_are_played_out(long_enough: bool) -> None:
    game, state = asked_widely()
    looks = len({game.action_key(state, action) for action in state.legal_actions()}) * LOOKS
    children = grown(game, state, 3 * looks if long_enough else 2 * looks).root.children.values()
    (dealt,) = {node.available for node in children}
    assert dealt == LOOKS if long_enough else dealt > LOOKS
    visits = sum(node.visits for node in children)
    assert visits % CHALLENGERS == 0
    assert (visits > 0) is long_enough


def test_all_that_are_compared_at_a_time_share_the_dealt_state() -> None:
    game, state = asked_widely()
    tree = grown(game, state, 1)
    seat = state.current_player()
    dealt: list[State] = []

    def sample() -> State:
        dealt.append(game.determinize(state, seat, Rng(7)))
        return dealt[-1]

    before = tree.root.visits
    tree._compare(sample())
    assert tree.root.visits - before == CHALLENGERS
    assert sum(node.visits for node in tree.root.children.values()) == CHALLENGERS
    assert len(dealt) == 1
    assert dealt[0].legal_actions() == state.legal_actions()  # answers are played out in copies


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_playout_ends_with_the_next_turn_of_the_seat(seats: int) -> None:
    game, state = turn_of_a_seat(seats)
    seat = state.current_player()
    state.apply_action(state.legal_actions()[0])
    results = TurnTree(game, seats, 4)._played_out(state, seat)
    assert state.choice is not None
    assert (state.current_player(), state.choice.kind) == (seat, game.turn_begins)
    assert results == [game.evaluate(state, each) for each in range(seats)]


def test_a_counted_search_ends_where_playouts_decide_nothing() -> None:
    """Two Corruption cards to choose from, and the next turn of the seat right after."""
    game, state = begin(seed=4)
    rng = Random(4)
    for number in range(140):
        state.apply_action(rng.choice(state.legal_actions()))
        if number < 139:
            rng.random()
    keys = {game.action_key(state, action) for action in state.legal_actions()}
    assert len(keys) == 2
    tree = grown(game, state, 200)
    assert set(tree.root.children) == keys
    assert tree.root.visits > 0


def test_a_playout_to_the_end_of_the_game_has_its_result() -> None:
    game, state = begin()
    tree = TurnTree(game, 2, 4)
    while state.choice is not None:
        seat = state.current_player()
        state.apply_action(tree._greedy(state))
        results = tree._played_out(state, seat)
    assert results == state.returns()


@pytest.mark.parametrize(
    ("name", "horizon", "kind"), [("faeriell", 4, TurnTree), ("faeriell", 0, Tree), ("hara", 4, Tree)]
)
def test_it_is_for_games_that_say_how_turns_begin(name: str, horizon: int, kind: type[Tree]) -> None:
    bot = IsmctsBot(find_game(name), Search(0.0, 8, horizon))
    assert type(bot._new_tree(2, None)) is kind
