"""The Gymnasium environments: Gymnasium's own check, and what we promise beyond."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tavola.envs import register_gymnasium, single_env
from tavola.kernel.errors import BadSetting
from tests.envs.tables import each_game, each_table

pytestmark = pytest.mark.peers


@each_table
def test_gymnasium_finds_no_fault(game: str, seats: int) -> None:
    """Its checker samples without masks: an illegal action ends an episode, and that is all."""
    from gymnasium.utils.env_checker import check_env

    check_env(single_env(game, players=seats), skip_render_check=True)


@each_game
def test_the_learning_seat_is_the_only_one_asked(game: str) -> None:
    env = single_env(game, players=2, seat=1)
    chance = random.Random(1)
    env.reset(seed=1)
    over = False
    while not over:
        state = env.match_state
        assert state.current_player() == 1
        assert env.action_masks().nonzero()[0].tolist() == sorted(state.legal_actions())
        seen, reward, over, cut, info = env.step(chance.choice(state.legal_actions()))
        assert seen.tolist() == pytest.approx(env.setup.game.observe(state, 1))
        assert info["action_mask"].astype(bool).tolist() == env.action_masks().tolist()
        assert not cut
        assert over or reward == 0
    assert reward == state.returns()[1]


def results(**settings: Any) -> list[tuple[int, float]]:
    """The seats and results of some random episodes."""
    env = single_env("altered", **settings)
    chance = random.Random(3)
    env.reset(seed=3)
    found: list[tuple[int, float]] = []
    while len(found) < 12:
        _, reward, over, _, _ = env.step(chance.choice(env.match_state.legal_actions()))
        if over:
            found.append((env.seat, reward))
            env.reset()
    return found


def test_seats_change_and_seeds_repeat() -> None:
    found = results()
    assert found == results()
    assert {seat for seat, _ in found} == {0, 1}
    assert {seat for seat, _ in results(seat=0)} == {0}


def test_a_bot_that_thinks_is_the_harder_one() -> None:
    assert sum(reward for _, reward in results(bots="greedy")) == -12


def test_shaped_rewards_add_up() -> None:
    env = single_env("altered", seat=0, shaping=True)
    env.reset(seed=2)
    begun = env.setup.game.evaluate(env.match_state, 0)
    chance = random.Random(2)
    rewards: list[float] = []
    over = False
    while not over:
        _, reward, over, _, _ = env.step(chance.choice(env.match_state.legal_actions()))
        rewards.append(reward)
    assert any(rewards[:-1])
    assert sum(rewards) == pytest.approx(env.match_state.returns()[0] - begun)


def test_an_illegal_action_ends_the_episode() -> None:
    env = single_env("altered")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(1)
    assert (reward, over, cut, info["illegal"]) == (-1, True, False, 1)


def test_names_for_gymnasium() -> None:
    import gymnasium

    assert register_gymnasium() == ["Tavola/Altered-v0", "Tavola/Faeriell-v0", "Tavola/Hara-v0"]
    env = gymnasium.make("Tavola/Hara-v0", players=3, bots=["greedy", "random"], options={"mode": "intro"})
    seen, info = env.reset(seed=4)
    assert seen in env.observation_space
    assert info["action_mask"].any()


def test_the_masks_of_what_gymnasium_makes() -> None:
    """As those of `single_env`, with the method that MaskablePPO asks; under a wrapper as Gymnasium has it."""
    import gymnasium

    register_gymnasium()
    env: Any = gymnasium.make("Tavola/Altered-v0", seat=0)
    wrapped = gymnasium.make("Tavola/Altered-v0", seat=0, max_episode_steps=9)
    own = single_env("altered", seat=0)
    for one in (env, wrapped, own):
        one.reset(seed=4)
    assert env.action_masks().any()
    assert env.action_masks().tolist() == own.action_masks().tolist()
    assert wrapped.get_wrapper_attr("action_masks")().tolist() == own.action_masks().tolist()


@pytest.mark.parametrize(
    "settings", [{"seat": 2}, {"bots": ["random", "random"]}, {"render_mode": "film"}, {"players": 3}]
)
def test_what_cannot_be(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        single_env("altered", **settings)


def test_pictures() -> None:
    env = single_env("altered", render_mode="ansi", seat=1)
    env.reset(seed=1)
    assert "Hand" in env.render()
