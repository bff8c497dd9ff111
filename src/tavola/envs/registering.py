"""Making the games known to Gymnasium. Importing this does it, so that Gymnasium can be told to:

``gymnasium.make("tavola.envs.registering:Tavola/Altered-v0", bots="greedy")``.
"""

from __future__ import annotations

import gymnasium

from tavola.kernel.registry import find_game, game_names


def register() -> list[str]:
    """See `tavola.envs.register_gymnasium`. Registering twice does no harm."""
    ids: list[str] = []
    for name in game_names():
        game = find_game(name)
        if not game.observation_names(game.seats[0]):
            continue
        known_as = f"Tavola/{name.title()}-v0"
        ids.append(known_as)
        if known_as not in gymnasium.registry:
            # Gymnasium's own checker takes actions without asking which are legal, and the environment itself says when
            # no match is under way. So nothing is wrapped around it that would hide `action_masks`.
            gymnasium.register(
                known_as,
                "tavola.envs.single:SingleSeat",
                kwargs={"game": name},
                disable_env_checker=True,
                order_enforce=False,
            )
    return ids


register()
