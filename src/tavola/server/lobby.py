"""The lobby's form: drawn from a game's options, read back, and every mistake shown at its field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import FormData, UploadFile

from tavola.kernel.errors import BadSetting, TavolaError
from tavola.kernel.game import Game
from tavola.kernel.match import Match
from tavola.kernel.option import Option
from tavola.server.errors import BadForm
from tavola.server.refusals import told

OPPONENTS = ("bot", "friend", "hotseat")


@dataclass
class Lobby:
    """What is filled in, by field name, and what is wrong with it."""

    game: Game
    seats: int
    filled: dict[str, str] = field(default_factory=dict)
    #: Field name -> its faults, each with the id of the rule that it breaks or "".
    wrong: dict[str, list[tuple[str, str]]] = field(default_factory=dict)

    def value(self, name: str, default: str = "") -> str:
        """What stands in a field."""
        return self.filled.get(name, default)

    def first(self, option: Option, seat: int) -> str:
        """What is offered first, to each seat something else where there is more than one thing."""
        offered = [value for value, _ in option.values or option.suggestions]
        if option.default not in offered:
            return option.default
        return offered[(offered.index(option.default) + seat) % len(offered)]

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

    def blame(self, error: TavolaError, language: str) -> None:
        """Find the fields that cause ``error``: those whose value is refused by itself."""
        shared = [option for option in self.game.options if not option.per_seat]
        for option in shared:
            self._try(option.name, language, option.check, self._chosen(option))
        if not self.wrong:
            settings = {option.name: self._chosen(option) for option in shared}
            for option in self.game.options:
                for seat, value in enumerate(self._chosen(option) if option.per_seat else ()):
                    self._try(
                        f"{option.name}-{seat}", language, self._set_up, {**settings, option.name: [value] * self.seats}
                    )
        if not self.wrong:
            self.wrong[""] = _faults(error, language)

    def _set_up(self, settings: dict[str, Any]) -> None:
        Match(self.game, self.game.settle(self.seats, settings), 0)

    def _try(self, name: str, language: str, attempt: Callable[[Any], object], value: object) -> None:
        try:
            attempt(value)
        except TavolaError as error:
            self.wrong[name] = _faults(error, language)


def _faults(error: TavolaError, language: str) -> list[tuple[str, str]]:
    faults = error.faults(language) if isinstance(error, BadSetting) else []
    return faults or [(told(error, language), "")]


def seat_counts(game: Game) -> range:
    """How many may sit at the table."""
    return range(game.seats[0], game.seats[1] + 1)


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
    seats = filled.get("seats", str(game.seats[0]))
    if seats not in [str(count) for count in seat_counts(game)]:
        raise BadForm
    return Lobby(game, int(seats), filled)
