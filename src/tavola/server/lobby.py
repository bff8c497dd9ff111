"""The lobby's form: drawn from a game's options, read back, and every mistake shown at its field."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import FormData, UploadFile

from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Option

OPPONENTS = ("bot", "friend", "hotseat")


@dataclass
class Lobby:
    """What is filled in, by field name, and what is wrong with it."""

    game: Game
    seats: int
    filled: dict[str, str] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)

    def value(self, name: str, default: str = "") -> str:
        """What stands in a field."""
        return self.filled.get(name, default)

    def settings(self) -> dict[str, Any]:
        """The options as chosen."""
        return {option.name: self._chosen(option) for option in self.game.options}

    def _chosen(self, option: Option) -> str | list[str]:
        if not option.per_seat:
            return self._answer(option, option.name)
        return [self._answer(option, f"{option.name}-{seat}") for seat in range(self.seats)]

    def _answer(self, option: Option, name: str) -> str:
        """What is pasted or uploaded goes before what is picked from the list."""
        return self.value(f"{name}-text").strip() or self.value(name, option.default)

    def blame(self, error: TavolaError) -> None:
        """Find the field that causes ``error``: the one whose value alone is refused."""
        for option in self.game.options:
            chosen = self._chosen(option)
            if isinstance(chosen, str):
                self._try(option.name, {option.name: chosen})
                continue
            for seat, value in enumerate(chosen):
                alone = [option.default] * self.seats
                alone[seat] = value
                self._try(f"{option.name}-{seat}", {option.name: alone})
        if not self.wrong:
            self.wrong[""] = str(error)

    def _try(self, name: str, settings: dict[str, Any]) -> None:
        try:
            Match(self.game, self.game.settle(self.seats, settings), 0)
        except TavolaError as error:
            self.wrong[name] = str(error)


async def read_lobby(game: Game, form: FormData) -> Lobby:
    """The form as sent. A file's text counts as pasted."""
    filled: dict[str, str] = {}
    for name, value in form.multi_items():
        if isinstance(value, UploadFile):
            text = (await value.read()).decode("utf-8", "replace")
            if text.strip():
                filled[name.removesuffix("-file") + "-text"] = text
        else:
            filled.setdefault(name, value)
    return Lobby(game, game.seats[0], filled)
