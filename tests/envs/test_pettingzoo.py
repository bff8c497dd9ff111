"""The PettingZoo environments: PettingZoo's own tests, and what we promise beyond."""

from __future__ import annotations

import random
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

import tavola
from tavola.envs import pettingzoo_env
from tavola.kernel.errors import BadSetting, IllegalAction
from tests.envs.tables import each_game, each_table

pytestmark = pytest.mark.peers


def play(env: Any, seed: int, decisions: int = 100_000) -> list[int]:
    """Take legal actions at random until the match is over, or for so many decisions; what was taken."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    taken: list[int] = []
    while not any(env.terminations.values()) and len(taken) < decisions:
        seen = env.observe(env.agent_selection)
        taken.append(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
        env.step(taken[-1])
    return taken


@pytest.mark.filterwarnings("ignore:Observation")
@each_table
def test_pettingzoo_finds_no_fault(game: str, seats: int) -> None:
    from pettingzoo.test import api_test

    api_test(pettingzoo_env(game, seats), num_cycles=30)


@each_table
def test_the_same_seed_is_the_same_match(game: str, seats: int) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: pettingzoo_env(game, seats), num_cycles=30)


@each_table
def test_it_runs_under_the_benchmark(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test import performance_benchmark

    ticks = iter(range(1_000_000))
    # Its five seconds pass by the number of times that it looks.
    clock = SimpleNamespace(time=lambda: next(ticks) / 20)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(pettingzoo_env(game, seats))


@each_table
def test_a_match_to_its_end(game: str, seats: int) -> None:
    """The actions are those of the match of the same seed; the rewards are its returns."""
    env = pettingzoo_env(game, seats)
    taken = play(env, 11)
    match = tavola.new(game, seed=11, seats=seats)
    for action in taken:
        match.apply_action(action)
    assert match.is_terminal()
    assert list(env.rewards.values()) == match.returns()
    assert env.possible_agents == [f"seat_{seat}" for seat in range(seats)]
    while env.agents:
        seen, reward, terminated, truncated, _ = env.last()
        assert reward == match.returns()[int(env.agent_selection[-1])]
        assert (terminated, truncated) == (True, False)
        assert seen is not None
        assert not seen["action_mask"].any()
        env.step(None)


@each_game
def test_what_is_seen(game: str) -> None:
    """The numbers are the game's, the mask holds the legal actions, and both are the caller's to keep."""
    env = pettingzoo_env(game, 2)
    play(env, 3, 20)
    state = env.match_state
    seen = [env.observe(agent) for agent in env.possible_agents]
    for seat, one in enumerate(seen):
        numbers = env.setup.game.observe(state, seat)
        assert one["observation"].tolist() == pytest.approx(numbers)
        legal = state.legal_actions() if state.current_player() == seat else []
        assert one["action_mask"].nonzero()[0].tolist() == sorted(legal)
    kept = seen[0]["observation"].copy()
    env.observe("seat_0")["observation"][:] = 7
    assert (seen[0]["observation"] == kept).all()
    assert env.observe("seat_0")["observation"].tolist() == kept.tolist()


@each_game
def test_shaped_rewards_add_up(game: str) -> None:
    env = pettingzoo_env(game, 2, shaping=True)
    env.reset(seed=5)
    begun = [env.setup.game.evaluate(env.match_state, seat) for seat in range(2)]
    chance = random.Random(5)
    total = [0.0, 0.0]
    some_along_the_way = False
    while not any(env.terminations.values()):
        env.step(chance.choice(env.match_state.legal_actions()))
        for seat in range(2):
            total[seat] += env.rewards[f"seat_{seat}"]
        some_along_the_way |= not env.match_state.is_terminal() and any(total)
    assert some_along_the_way
    returns = env.match_state.returns()
    assert total == pytest.approx([returns[seat] - begun[seat] for seat in range(2)])


def test_an_illegal_action_loses() -> None:
    env = pettingzoo_env("altered")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.setup.game.action_count - 1)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    assert sum(env.rewards.values()) == -1
    for _ in range(2):
        env.step(None)
    assert not env.agents


def test_it_loses_as_with_pettingzoos_own_wrapper() -> None:
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

    ours = pettingzoo_env("hara", 3)
    theirs = TerminateIllegalWrapper(pettingzoo_env("hara", 3, forgiving=False), illegal_reward=-1)
    for env in (ours, theirs):
        play(env, 2, 15)
        env.step(env.unwrapped.setup.game.action_count - 1)
    assert ours.rewards == theirs.rewards
    assert ours.terminations == theirs.terminations
    assert ours.agent_selection == theirs.agent_selection
    assert ours._cumulative_rewards == theirs._cumulative_rewards


@pytest.mark.parametrize("action", [1, 100_000, -1])
def test_an_illegal_action_raises_where_nothing_is_forgiven(action: int) -> None:
    env = pettingzoo_env("altered", forgiving=False)
    env.reset(seed=1)
    assert action not in env.match_state.legal_actions()
    before = env.observe("seat_0")["observation"].tolist()
    with pytest.raises(IllegalAction):
        env.step(action)
    assert env.observe("seat_0")["observation"].tolist() == before
    assert not any(env.terminations.values())


def test_matches_follow_from_one_seed() -> None:
    def three() -> list[list[float]]:
        env = pettingzoo_env("altered")
        env.reset(seed=9)
        found: list[list[float]] = []
        for _ in range(3):
            found.append(env.observe("seat_0")["observation"].tolist())
            env.reset()
        return found

    first = three()
    assert first == three()
    assert first[0] != first[1] != first[2]


@each_game
def test_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo_env(game, 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "\x1b" not in text
    assert len(text.splitlines()) > 5
    env = pettingzoo_env(game, 2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1:] == (960, 3)
    assert picture.std() > 10, "nothing is drawn"
    env = pettingzoo_env(game, 2, render_mode="human")
    env.reset(seed=1)
    env.step(env.match_state.legal_actions()[0])
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_options_and_faults() -> None:
    env = pettingzoo_env("hara", 2, options={"mode": "intro", "champion": ["kaoru", "leaf"]})
    env.reset(seed=1)
    names = env.setup.names
    seen = dict(zip(names, env.observe("seat_0")["observation"].tolist(), strict=True))
    assert seen["scenario intro"] == seen["own champion kaoru"] == seen["other 1 champion leaf"] == 1
    with pytest.raises(BadSetting):
        pettingzoo_env("hara", 5)
    with pytest.raises(BadSetting, match="render mode"):
        pettingzoo_env("hara", render_mode="film")
