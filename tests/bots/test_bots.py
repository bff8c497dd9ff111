from __future__ import annotations

import pytest

from tavola.bots import Bot, GreedyBot, RandomBot, UnknownBot, ask, bot_names, make_bot
from tavola.kernel.rng import Rng
from tests.first_bot import FirstBot
from tests.pebbles import GAME, LEFT, PebblesState


def play(bots: list[Bot], seed: int) -> PebblesState:
    state = GAME.new_state(GAME.settle(2, {"begins": str(seed % 2)}), seed, False)
    rng = Rng(seed)
    while not state.is_terminal():
        state.apply_action(ask(bots[state.current_player()], GAME, state, rng))
    return state


def test_bots_are_found_by_name_those_of_others_too() -> None:
    assert bot_names()[:2] == ["random", "greedy"]
    assert isinstance(make_bot("random", GAME), RandomBot)
    assert isinstance(make_bot("greedy", GAME), GreedyBot)
    assert isinstance(make_bot("first", GAME), FirstBot)
    with pytest.raises(UnknownBot, match="there is no bot 'genius'; installed: random, greedy"):
        make_bot("genius", GAME)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    bots = [make_bot(name, GAME), make_bot(name, GAME)]
    assert [play(bots, seed).heaps for seed in range(5)] == [play(bots, seed).heaps for seed in range(5)]


def test_random_takes_every_legal_action_sooner_or_later() -> None:
    state = GAME.new_state(GAME.settle(2, {}), 1, False)
    rng = Rng(1)
    bot = RandomBot(GAME)
    assert {ask(bot, GAME, state, rng) for _ in range(200)} == set(state.legal_actions())


def test_greedy_finds_what_is_best_after_its_whole_chain() -> None:
    """The pebble chosen first counts only once it lies on a heap, which is the next decision."""
    state = GAME.new_state(GAME.settle(2, {}), 1, False)
    bot = GreedyBot(GAME)
    first = ask(bot, GAME, state, Rng(1))
    assert first == max(state.hands[0])
    state.apply_action(first)
    assert ask(bot, GAME, state, Rng(1)) == LEFT


def test_greedy_breaks_ties_by_chance() -> None:
    class Indifferent(type(GAME)):  # type: ignore[misc]
        def evaluate(self, state: PebblesState, seat: int) -> float:
            return 0.0

    game = Indifferent()
    state = game.new_state(game.settle(2, {}), 1, False)
    rng = Rng(1)
    assert len({ask(GreedyBot(game, worlds=1), game, state, rng) for _ in range(100)}) == len(state.legal_actions())


def test_greedy_beats_random() -> None:
    greedy, random = make_bot("greedy", GAME), make_bot("random", GAME)
    total = 0.0
    for seed in range(30):
        total += play([greedy, random], seed).returns()[0]
        total += play([random, greedy], seed).returns()[1]
    assert total > 40


@pytest.mark.parametrize("name", ["random", "greedy", "first"])
def test_a_bot_is_told_no_more_than_its_seat_may_know(name: str) -> None:
    """Its answer is the same whatever the hidden truth is: only the view and its own chance go into it."""
    rng = Rng(3)
    bot = make_bot(name, GAME)
    for seed in range(10):
        state = GAME.new_state(GAME.settle(2, {}), seed, False)
        for _ in range(4):
            seat = state.current_player()
            answers = {
                ask(bot, GAME, truth, Rng(8))
                for truth in [state, *(GAME.determinize(state, seat, rng) for _ in range(5))]
            }
            assert len(answers) == 1
            state.apply_action(state.legal_actions()[rng.below(len(state.legal_actions()))])


def test_asking_a_bot_changes_nothing() -> None:
    state = GAME.new_state(GAME.settle(2, {}), 1, False)
    before = (state.rng.state, [hand[:] for hand in state.hands], state.bag[:], state.heaps, state.legal_actions()[:])
    ask(GreedyBot(GAME), GAME, state, Rng(1))
    assert (state.rng.state, state.hands, state.bag, state.heaps, state.legal_actions()) == before
