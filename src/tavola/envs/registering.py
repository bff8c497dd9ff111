"""Making the games known to Gymnasium. Importing this does it, so that Gymnasium can be told to:

``gymnasium.make("tavola.envs.registering:Tavola/Altered-v0", bots="greedy")``.
"""

from __future__ import annotations

import gymnasium

#: The id that Gymnasium knows each of the house's games by.
IDS = {"altered": "Tavola/Altered-v0", "faeriell": "Tavola/Faeriell-v0", "hara": "Tavola/Hara-v0"}

for _game, _id in IDS.items():
    # Gymnasium's own checker takes actions without asking which are legal.
    gymnasium.register(_id, "tavola.envs.single:SingleSeat", kwargs={"game": _game}, disable_env_checker=True)
