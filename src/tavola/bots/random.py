"""The bot that takes any legal action, each equally likely."""

from __future__ import annotations

from tavola.bots.bot import Bot, Sample, actions, ask
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.kernel.view import View


class RandomBot:
    """Takes any legal action."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        legal = actions(view)
        return legal[rng.below(len(legal))]


def answer(bot: Bot, game: Game, state: State, rng: Rng) -> int:
    """The answer of ``bot`` as `ask` gives it, for whoever plays many games: a random bot is spared the view."""
    if type(bot) is RandomBot:
        # Any legal action, as it would choose; drawing its view up takes far longer than the game itself.
        legal = state.legal_actions()
        return legal[rng.below(len(legal))]
    return ask(bot, game, state, rng)
