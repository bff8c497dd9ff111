"""Environments are copied and pickled in the middle of a match, and the copy goes on as the original."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import tavola
from tavola.bots import Bot, Sample
from tavola.envs import pettingzoo_env, register_gymnasium, single_env
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.view import View
from tests.envs.tables import each_game

pytestmark = pytest.mark.peers

Copying = Callable[[Any], Any]


def _pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def _cloudpickled(env: Any) -> Any:
    """As Ray and the workers of Stable-Baselines send it; Gymnasium brings the library."""
    dumps = import_module("cloudpickle").dumps
    return pickle.loads(dumps(env))


each_way = pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, _pickled, _cloudpickled],
    ids=["copy", "pickle", "cloud"],
)


def play_table(env: Any, seed: int, decisions: int) -> list[Any]:
    """All that is told while so many random decisions are taken, the next match begun where one ends."""
    chance = random.Random(seed)
    told: list[Any] = []
    for _ in range(decisions):
        if not env.agents:
            env.reset()
        seen, reward, over, _, _ = env.last()
        told.append((env.agent_selection, seen["observation"].tolist(), seen["action_mask"].tolist(), reward, over))
        env.step(None if over else chance.choice(seen["action_mask"].nonzero()[0].tolist()))
    return told


@each_way
@each_game
def test_a_table(game: str, copied: Copying) -> None:
    env = pettingzoo_env(game, 2, shaping=True)
    env.reset(seed=4)
    play_table(env, 1, 25)
    again = copied(env)
    assert again.match_state is not env.match_state
    told = play_table(env, 2, 300)
    assert env.match_state.legal_actions() != again.match_state.legal_actions(), "they go their own way"
    assert play_table(again, 2, 300) == told
    assert sum(one[-1] for one in told) >= 2, "no match ended, so that none followed"


def play_seat(env: Any, seed: int, decisions: int) -> list[Any]:
    """The same for a learning seat."""
    chance = random.Random(seed)
    told: list[Any] = []
    over = False
    for _ in range(decisions):
        if over:
            env.reset()
        action = chance.choice(env.action_masks().nonzero()[0].tolist())
        seen, reward, over, _, info = env.step(action)
        told.append((action, seen.tolist(), reward, over, info["seat"], info["action_mask"].tolist()))
    return told


@each_way
@pytest.mark.parametrize("bots", ["random", "greedy", "ismcts:4"])
def test_a_learning_seat(bots: str, copied: Copying) -> None:
    env = single_env("altered", bots=bots, shaping=True)
    env.reset(seed=4)
    play_seat(env, 1, 10)
    again = copied(env)
    told = play_seat(env, 2, 50)
    assert play_seat(again, 2, 50) == told
    assert any(one[3] for one in told), "no match ended, so that none followed"


@pytest.mark.parametrize("game", ["hara", "faeriell"])
def test_a_learning_seat_of_the_other_games(game: str) -> None:
    env = single_env(game, players=3)
    env.reset(seed=4)
    play_seat(env, 1, 10)
    again = pickle.loads(pickle.dumps(env))
    assert play_seat(again, 2, 40) == play_seat(env, 2, 40)


class Counting:
    """A bot that remembers: how often it was asked settles what it answers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked = 0

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        self.asked += 1
        assert view["choice"] is not None
        actions = view["choice"]["actions"]
        return actions[self.asked % len(actions)]["action"]


@each_way
def test_bots_remember(copied: Copying, monkeypatch: pytest.MonkeyPatch) -> None:
    def made(name: str, game: Game) -> Bot:
        return Counting(game)

    monkeypatch.setattr("tavola.envs.single.make_bot", made)
    env = single_env("altered")
    env.reset(seed=4)
    play_seat(env, 1, 15)
    again = copied(env)
    (bot,) = again._bots
    assert isinstance(bot, Counting)
    assert bot.game is tavola.find_game("altered"), "of a game there is one"
    assert bot is not env._bots[0]
    assert vars(bot) == vars(env._bots[0])
    assert bot.asked
    assert play_seat(again, 2, 20) == play_seat(env, 2, 20)


def test_bots_forget_with_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(name: str, game: Game) -> Bot:
        return Counting(game)

    monkeypatch.setattr("tavola.envs.single.make_bot", made)
    env, fresh = single_env("altered"), single_env("altered")
    env.reset(seed=4)
    play_seat(env, 1, 15)
    env.reset(seed=4)
    fresh.reset(seed=4)
    assert play_seat(env, 2, 20) == play_seat(fresh, 2, 20)


@each_way
def test_before_and_after_a_match(copied: Copying) -> None:
    new = copied(pettingzoo_env("altered"))
    new.reset(seed=1)
    env = single_env("altered")
    env.reset(seed=3)
    seat = copied(single_env("altered"))
    seat.reset(seed=3)
    assert seat.match_state.legal_actions() == env.match_state.legal_actions()
    illegal = env.action_masks().tolist().index(False)
    env.step(illegal)
    assert not copied(env).action_masks().any(), "its episode is over"


def test_as_gymnasium_makes_it() -> None:
    import gymnasium

    register_gymnasium()
    env = gymnasium.make("Tavola/Altered-v0", max_episode_steps=100)
    env.reset(seed=2)
    again = pickle.loads(pickle.dumps(env))
    action = int(env.get_wrapper_attr("action_masks")().nonzero()[0][0])
    assert env.step(action)[0].tolist() == again.step(action)[0].tolist()
