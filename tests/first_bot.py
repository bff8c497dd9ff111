"""A bot as somebody else would write one: it takes the first legal action."""

from __future__ import annotations

from tavola.bots import Sample
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.view import View


class FirstBot:
    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        choice = view["choice"]
        assert choice is not None
        return choice["actions"][0]["action"]
