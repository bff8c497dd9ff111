"""What the observation tests of all games share: questions that a game asks, and numbers by their names."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from random import Random

from tavola import testing
from tavola.kernel.game import Game
from tavola.kernel.option import Settings
from tavola.kernel.state import State
from tavola.kernel.step import Choice


def kinds_asked(game: Game) -> set[str]:
    """The kinds of all questions that the code of ``game`` can ask."""
    package = import_module(game.package)
    for module in walk_packages(package.__path__, f"{game.package}."):
        if ".page" not in module.name:
            import_module(module.name)
    found: set[str] = set()
    waiting: list[type[Choice]] = [Choice]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(f"{game.package}.") and kind.kind:
                found.add(kind.kind)
    return found


def told(game: Game, state: State, seat: int, seats: int) -> dict[str, float]:
    """What ``seat`` is told, by name."""
    return dict(zip(game.observation_names(seats), game.observe(state, seat), strict=True))


def positions(game: Game, settings: Settings, seed: int, share: float = 0.15) -> Iterator[State]:
    """Some states of a random game, and its last."""
    play = Random(seed)
    for state in testing.random_play(game, settings, seed, play):
        if state.is_terminal() or play.random() < share:
            yield state


def check_scale(game: Game, settings: Settings, seed: int) -> None:
    """Every number is near -1 to 1, and hardly any is beyond."""
    beyond = counted = 0
    for state in positions(game, settings, seed):
        for seat in range(settings.seats):
            seen = game.observe(state, seat)
            assert max(map(abs, seen)) <= 5, "a number is far from 1"
            beyond += sum(abs(one) > 1 for one in seen)
            counted += len(seen)
    assert beyond < counted / 100


def check_answers_for_asked_only(game: Game, settings: Settings, seed: int, word: str = "can ") -> None:
    """What can be done is told to the seat that is asked, and to nobody else."""
    for state in positions(game, settings, seed):
        for seat in range(settings.seats):
            numbers = told(game, state, seat, settings.seats)
            possible = any(value for name, value in numbers.items() if word in name)
            if state.current_player() != seat:
                assert not possible
                assert not numbers["own is asked"]
                assert not numbers["answers"]
            else:
                assert numbers["own is asked"] == 1
                assert numbers["answers"] > 0
