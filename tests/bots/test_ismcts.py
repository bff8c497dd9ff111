"""The searching bot: it repeats, sees no more than its seat may, finds what wins, and keeps what it learned."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path

import pytest

from tavola.bots import UnknownBot, check_bot, make_bot
from tavola.bots.bot import Dealer, ask
from tavola.bots.ismcts import IsmctsBot, Search, read_search
from tavola.bots.ismcts.cores import grow_together
from tavola.bots.ismcts.tree import Learned, Tree, question_of
from tavola.games.altered.state import AlteredState
from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tests.pebbles import Pebbles
from tests.stones import Stones

GAMES = (("altered", 2), ("faeriell", 3), ("hara", 4))


def begin(name: str, seats: int, seed: int = 1) -> tuple[Game, State]:
    game = find_game(name)
    return game, game.new_state(game.settle(seats, {}), seed, False)


@pytest.mark.parametrize(
    ("text", "search"),
    [
        ("", Search(1.0, 0)),
        ("0.25s", Search(0.25, 0)),
        ("500", Search(0.0, 500)),
        ("2s/horizon=0/cores=2", Search(2.0, 0, 0, 2)),
    ],
)
def test_a_setting_is_read(text: str, search: Search) -> None:
    assert read_search(text) == search


@pytest.mark.parametrize(
    "text", ["0", "0s", "-1s", "1m", "1s/cores=0", "1s/cores=65", "1s/depth=2", "1e9", "99999s", " "]
)
def test_a_setting_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(TavolaError):
        read_search(text)
    with pytest.raises(UnknownBot):
        check_bot(f"ismcts:{text or ' '}")


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_counting_iterations_it_repeats_exactly(name: str, seats: int) -> None:
    game, state = begin(name, seats)
    played: list[list[int]] = []
    for _ in range(2):
        bot, one, rng, taken = make_bot("ismcts:12", game), state.clone(), Rng(3), list[int]()
        while one.choice is not None and len(taken) < 6:
            taken.append(ask(bot, game, one, rng))
            one.apply_action(taken[-1])
        played.append(taken)
    assert played[0] == played[1]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_it_answers_the_same_whatever_it_may_not_know(name: str, seats: int) -> None:
    game, state = begin(name, seats)
    rng = Rng(9)
    for _ in range(40):
        if state.choice is None:
            break
        seat = state.current_player()
        other = game.determinize(state, seat, Rng(77))
        assert ask(make_bot("ismcts:4", game), game, state, Rng(5)) == ask(
            make_bot("ismcts:4", game), game, other, Rng(5)
        )
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])


def test_several_cores_answer_legally() -> None:
    game, state = begin("altered", 2)
    bot = IsmctsBot(game, Search(0.0, 40, cores=2))
    assert ask(bot, game, state, Rng(1)) in state.legal_actions()


def test_what_was_known_before_counts_once_however_many_cores_go_on_from_it() -> None:
    game, state = begin("altered", 2)
    tree = Tree(game, 2, 0)
    tree.grow(Counting(game, state), Rng(1), 0.0, 10)
    grow_together(tree, Counting(game, state), Rng(2), 3, 0.0, 12)
    assert tree.root.visits == 10 + 12
    assert sum(child.visits for child in tree.root.children.values()) == 10 + 12
    # Each result of one of two who race lies between -1 and 1.
    assert all(abs(total) <= child.visits for child in tree.root.children.values() for total in child.totals)


def test_each_core_deals_states_of_its_own(tmp_path: Path) -> None:
    game, state = begin("altered", 2)
    sample = Noting(game, state, tmp_path)
    grow_together(Tree(game, 2, 0), sample, Rng(2), 3, 0.0, 30)
    dealt = [file.read_text().splitlines() for file in tmp_path.iterdir()]
    assert [len(one) for one in dealt] == [10, 10, 10]
    assert len(set().union(*dealt)) == 30


def test_without_copies_of_the_process_several_trees_learn_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = begin("faeriell", 2)

    def learned() -> dict[int, Learned]:
        tree, rng = Tree(game, 2, 1), Rng(2)
        grow_together(tree, Dealer(game, state, state.current_player(), Rng(1)), rng, 3, 0.0, 20)
        assert tree.root.visits == 20
        return tree.learned()

    elsewhere = learned()
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert learned() == elsewhere


def test_no_more_trees_grow_than_iterations_are_asked_for() -> None:
    game, state = begin("altered", 2)
    tree = Tree(game, 2, 0)
    grow_together(tree, Counting(game, state), Rng(2), 64, 0.0, 2)
    assert tree.root.visits == 2


class Noting(Dealer):
    """Deals states, and notes for each process which."""

    def __init__(self, game: Game, state: State, folder: Path) -> None:
        super().__init__(game, state, state.current_player(), Rng(1))
        self._folder = folder

    def __call__(self) -> AlteredState:
        dealt = super().__call__()
        assert isinstance(dealt, AlteredState)
        with (self._folder / str(os.getpid())).open("a") as notes:
            print(*(card.reference for card in dealt.card), file=notes)
        return dealt


class Counting:
    """Deals states, and counts them."""

    def __init__(self, game: Game, state: State) -> None:
        self.count = 0
        self._game, self._state, self._rng = game, state, Rng(1)

    def __call__(self) -> State:
        self.count += 1
        return self._game.determinize(self._state, self._state.current_player(), self._rng)


def test_a_tree_counts_every_state_that_it_learned_from() -> None:
    game, state = begin("altered", 2)
    sample = Counting(game, state)
    tree = Tree(game, 2, 2)
    tree.grow(sample, Rng(1), 0.0, 25)
    assert sample.count == tree.root.visits == 25
    assert sum(child.visits for child in tree.root.children.values()) == 25
    assert {game.action_key(state, action) for action in state.legal_actions()} == set(tree.root.children)


def test_it_ends_once_no_other_answer_can_catch_up() -> None:
    game = Pebbles()
    state = game.new_state(game.settle(2, {}), 3, False)
    whole, short = Tree(game, 2, 2), Tree(game, 2, 2)
    whole.grow(Counting(game, state), Rng(1), 0.0, 100)
    short.grow(Counting(game, state), Rng(1), 0.0, 100, until_settled=True)
    visits = sorted((node.visits for node in short.root.children.values()), reverse=True)
    left = 100 - short.root.visits
    assert left > 0
    # An iteration earlier it could still have been caught up.
    assert left < visits[0] - visits[1] <= left + 2
    assert leader(whole) == leader(short)


def leader(tree: Tree) -> int:
    """The answer that was looked into most, by its key."""
    return max(tree.root.children, key=lambda key: tree.root.children[key].visits)


def test_what_two_trees_learned_is_added_up() -> None:
    game, state = begin("faeriell", 2)
    one, other = Tree(game, 2, 0), Tree(game, 2, 0)
    one.grow(Counting(game, state), Rng(1), 0.0, 10)
    other.grow(Counting(game, state), Rng(2), 0.0, 15)
    one.add(other.learned())
    assert one.root.visits == 25
    assert sum(child.visits for child in one.root.children.values()) == 25


def test_the_next_question_of_a_chain_begins_with_what_was_learned() -> None:
    game, state = begin("altered", 2)
    bot = IsmctsBot(game, Search(0.0, 60, 0))
    rng = Rng(4)
    kept = 0
    for _ in range(40):
        seat = state.current_player()
        state.apply_action(ask(bot, game, state, rng))
        if state.choice is not None and state.current_player() == seat:
            keys = [game.action_key(state, action) for action in state.legal_actions()]
            assert state.choice is not None
            kept += bot._known(question_of(state), keys) is not None
            # Not for the other, nor to another question.
            assert bot._known((1 - seat, state.choice.kind), keys) is None
            assert bot._known((seat, "another"), keys) is None
        if state.choice is None:
            break
    assert kept > 0


@pytest.mark.parametrize("game", [Pebbles(), Stones()], ids=["pebbles", "stones"])
def test_it_beats_random_play_in_small_games(game: Game) -> None:
    won = 0
    for number in range(20):
        state = game.new_state(game.settle(2, {}), number, False)
        rng = Rng(number)
        bots = [make_bot("ismcts:60", game), make_bot("random", game)]
        if number % 2:
            bots.reverse()
        while state.choice is not None:
            state.apply_action(ask(bots[state.current_player()], game, state, rng))
        mine = state.returns()[number % 2]
        won += mine > state.returns()[1 - number % 2]
    assert won >= 14
