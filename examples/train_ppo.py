"""Teach a network to play: MaskablePPO of sb3-contrib in one seat, a bot in the others.

``pip install 'tavola[train]'``, then ``python examples/train_ppo.py``. In a few minutes on two cores the network beats
the bot that plays at random. It prints how it fares as it learns, and in the end how many of fresh games it wins.
"""

from __future__ import annotations

import argparse
import time

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from tavola.envs import single_env
from tavola.envs.single import SingleSeat
from tavola.lab.intervals import wilson

#: Matches that are played side by side while learning, and the decisions of each before the network is bettered.
TABLES = 8
DECISIONS = 512
#: How often it is looked how the network fares, and in how many games at most.
LOOKS = 8
LOOK_GAMES = 100


def play(model: MaskablePPO, env: SingleSeat, games: int, first_seed: int) -> list[float]:
    """The returns of the learner in so many games of new seeds; it takes the action that it likes best."""
    results: list[float] = []
    for seed in range(first_seed, first_seed + games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(action)
        results.append(reward)
    return results


def told(results: list[float]) -> str:
    """How many games were won, with the interval; draws count half."""
    won = sum((one + 1) / 2 for one in results)
    low, high = wilson(won, len(results))
    return f"{won:g} of {len(results)} won: {won / len(results):.1%} (95 % interval {low:.1%} to {high:.1%})"


def learn(
    game: str, steps: int, players: int, options: dict[str, str], bot: str, seed: int, look_games: int
) -> MaskablePPO:
    """A model that has learned for so many of its own decisions; its curve is printed."""

    def table() -> SingleSeat:
        return single_env(game, players=players, options=options, bots=bot, shaping=True)

    test = single_env(game, players=players, options=options, bots=bot)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * TABLES),
        n_steps=DECISIONS,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        gae_lambda=0.95,
        learning_rate=5e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=seed,
    )
    began = time.perf_counter()
    looks = max(1, min(LOOKS, steps // (TABLES * DECISIONS)))
    for number in range(looks + 1):
        if number:
            model.learn(steps // looks, reset_num_timesteps=False)
        fares = told(play(model, test, look_games, 1_000_000))
        print(f"{model.num_timesteps:>8} decisions, {time.perf_counter() - began:4.0f} s: {fares}", flush=True)
    return model


def main() -> None:
    """Learn, then play games that it has not seen."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--game", default="altered")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked.add_argument("--bot", default="random", help="who sits in the other seats")
    asked.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    asked.add_argument("--games", type=int, default=400, help="games to measure with in the end")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    # So small a network is quicker on one thread.
    torch.set_num_threads(1)
    options = dict(one.split("=", 1) for one in given.option)
    model = learn(given.game, given.steps, given.players, options, given.bot, given.seed, min(LOOK_GAMES, given.games))
    test = single_env(given.game, players=given.players, options=options, bots=given.bot)
    print(f"in the end, against {given.bot}: {told(play(model, test, given.games, 2_000_000))}")


if __name__ == "__main__":
    main()
