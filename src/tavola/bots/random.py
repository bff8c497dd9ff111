"""The bot that takes any legal action, each equally likely."""

from __future__ import annotations

from tavola.bots.bot import Sample, actions
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.view import View


class RandomBot:
    """Takes any legal action."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        legal = actions(view)
        return legal[rng.below(len(legal))]
