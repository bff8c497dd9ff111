"""A match with the actions that were taken in it, so that it can be copied, pickled and played on elsewhere."""

from __future__ import annotations

from typing import Any, Self

from tavola.kernel.errors import IllegalAction
from tavola.kernel.game import Game
from tavola.kernel.option import Settings
from tavola.kernel.registry import find_game
from tavola.kernel.state import State


class NoSuchAction(IllegalAction):
    """An illegal action of which there is something else to say than which are legal; nothing has changed."""

    def __init__(self, message: str) -> None:
        super().__init__(-1, [])
        self.args = (message,)


class Played:
    """A match from its seed on. The actions are numbers already: `apply` says which are legal, not what a number is."""

    def __init__(self, game: Game, settings: Settings, seed: int, record: bool = False) -> None:
        """The match at its first choice; its ``state`` holds the events of the setup if ``record``."""
        self.game = game
        self.settings = settings
        self.seed = seed
        #: Every action taken since, in order, whoever took it.
        self.taken: list[int] = []
        self.state: State = game.new_state(settings, seed, record)

    def apply(self, action: int) -> None:
        """Take the action for the seat that is asked.

        Raises:
            IllegalAction: it is not legal; nothing has changed.
        """
        self.state.apply_action(action)
        self.taken.append(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = object.__new__(type(self))
        vars(copy).update(vars(self), taken=self.taken[:], state=self.state.clone())
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        # Cards are shared and known by what they are, not by what they hold: a pickle plays the match again.
        settings = self.settings
        return _play_again, (type(self), self.game.name, settings.seats, settings.as_data(), self.seed, self.taken)


def _play_again(
    kind: type[Played], name: str, seats: int, chosen: dict[str, object], seed: int, taken: list[int]
) -> Played:
    """The match in which these actions were taken."""
    game = find_game(name)
    match = kind(game, game.settle(seats, chosen), seed)
    for action in taken:
        match.apply(action)
    return match
