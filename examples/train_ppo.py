"""Teach a network to play: MaskablePPO of sb3-contrib in one seat, a bot in the others.

``pip install 'tavola[train]'``, then ``python examples/train_ppo.py``. In a few minutes the network beats the bot that
plays at random. It prints how it fares as it learns, and in the end how many of fresh games it wins.
"""

from __future__ import annotations

import argparse
import time

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    from tavola.envs import single_env
    from tavola.envs.single import SingleSeat
except ModuleNotFoundError as missing:
    raise SystemExit(f"this example needs {missing.name}; pip install 'tavola[train]' adds it") from None

from tavola.lab.intervals import wilson

#: Matches that are played side by side while learning, and the decisions of each before the network is bettered.
TABLES = 8
DECISIONS = 512
ROUND = TABLES * DECISIONS
#: How often it is looked how the network fares, and in how many games at most.
LOOKS = 4
LOOK_GAMES = 100
#: From how many decisions it learns, unless told otherwise.
STEPS = 65_536


def looks(steps: int) -> list[int]:
    """After how many decisions it is looked how the network fares: after whole rounds, and in the end."""
    rounds = max(1, steps // ROUND)
    return sorted({ROUND * (rounds * number // LOOKS) for number in range(LOOKS + 1)})


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
    """How many games were won, with the interval, and how many ended without a winner or in between."""
    count = len(results)
    won = sum(one == 1 for one in results)
    lost = sum(one == -1 for one in results)
    low, high = wilson(won, count)
    rate = f"{won / count:.1%} (95 % interval {low:.1%} to {high:.1%})"
    return f"{won} of {count} won, {count - won - lost} neither won nor lost: {rate}"


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
    for goal in looks(steps):
        if goal:
            model.learn(goal - model.num_timesteps, reset_num_timesteps=False)
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
    asked.add_argument("--steps", type=int, default=STEPS, help="decisions to learn from")
    asked.add_argument("--games", type=int, default=400, help="games to measure with in the end")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    # So small a network is quicker on one thread.
    torch.set_num_threads(1)
    options = dict(one.split("=", 1) for one in given.option)
    model = learn(given.game, given.steps, given.players, options, given.bot, given.seed, min(LOOK_GAMES, given.games))
    test = single_env(given.game, players=given.players, options=options, bots=given.bot)
    print(f"it has learned; now it plays {given.games} games that it has not seen", flush=True)
    print(f"in the end, against {given.bot}: {told(play(model, test, given.games, 2_000_000))}")


if __name__ == "__main__":
    main()
