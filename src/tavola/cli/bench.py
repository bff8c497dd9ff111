"""`tavola bench`: how fast a game runs on one core, beside what shows how fast the machine is."""

from __future__ import annotations

import gc
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Annotated, Any

import typer
from rich.table import Table

from tavola.cli.console import Json, out, print_json
from tavola.cli.settings import (
    Content,
    Decks,
    Difficulty,
    Flags,
    Mode,
    Options,
    Players,
    Profile,
    With,
    asked_for,
    seats_of,
    variants,
)
from tavola.kernel import state as kernel_state
from tavola.kernel.game import Game
from tavola.kernel.option import Settings
from tavola.kernel.registry import find_game
from tavola.kernel.state import State

#: Every figure is the best of so many rounds, in the processor's time: what else the machine does matters little.
ROUNDS = 5
#: The turns of the calibration loop.
LOOP = 1_000_000
#: Positions that are copied and weighed, and how often each is copied in a round.
POSITIONS = 200
COPIES = 5


def bench(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="About how long to measure games.")] = 5.0,
    players: Players = None,
    mode: Mode = [],  # noqa: B006
    difficulty: Difficulty = [],  # noqa: B006
    with_: With = "",
    content: Content = "",
    decks: Decks = [],  # noqa: B006
    profile: Profile = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    json: Json = False,
) -> None:
    """Measure random play on one core: house decks, nothing recorded, the garbage collector on.

    Unless told otherwise, as many sit at the table as may.
    """
    found = find_game(game)
    asked = asked_for(found, Flags(option, decks, profile, mode, difficulty, with_, content))
    seats = seats_of(found, asked, players, most=True)
    ways = [one.settings for one in variants(found, seats, asked, 10_000, everything=True)]
    result = measure(found, ways, seconds)
    print_json(result) if json else _show(result)


def measure(game: Game, ways: list[Settings], seconds: float) -> dict[str, Any]:
    """All figures of ``game``."""
    mops = LOOP / best_time(calibrate) / 1e6
    games, decisions = _warm_up(game, ways, seconds / (ROUNDS + 1))
    all_games = best_time(lambda: _play(game, ways, games))
    positions = _positions(game, ways)
    copying = best_time(lambda: _copy(positions))
    per_second = decisions / all_games
    clone_us = copying / (len(positions) * COPIES) * 1e6
    return {
        "game": game.name,
        "seats": ways[0].seats,
        "decisions_per_s": round(per_second, 1),
        "games_per_s": round(games / all_games, 2),
        "clone_us": round(clone_us, 3),
        "state_bytes": round(sum(own_bytes(one) for one in positions) / len(positions)),
        "calibration_mops": round(mops, 2),
        "compiled": is_compiled(),
        "decisions_per_mop": round(per_second / mops),
        "clone_ops": round(clone_us * mops, 1),
        "games": games,
        "decisions": decisions,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": machine(),
    }


def best_time(act: Callable[[], object]) -> float:
    """The seconds of processor time that ``act`` takes, in the best round."""
    times: list[float] = []
    for _ in range(ROUNDS):
        began = time.process_time()
        act()
        times.append(time.process_time() - began)
    return min(times)


def calibrate() -> int:
    """A fixed loop of plain Python: a multiplication, an addition, a mask and a list's item each turn."""
    cells = [0] * 256
    number = 1
    for _ in range(LOOP):
        number = (number * 1664525 + 1013904223) & 0xFFFFFFFF
        cells[number >> 24] = number
    return number


# Games ---------------------------------------------------------------------------------------------------------------


def _warm_up(game: Game, ways: list[Settings], seconds: float) -> tuple[int, int]:
    """Plays for so many seconds, and says how many games and decisions these were; the rounds play the same games."""
    games = decisions = 0
    end = time.process_time() + seconds
    while games == 0 or time.process_time() < end:
        decisions += _play_one(game, ways[games % len(ways)], games)
        games += 1
    return games, decisions


def _play(game: Game, ways: list[Settings], games: int) -> None:
    for number in range(games):
        _play_one(game, ways[number % len(ways)], number)


def _play_one(game: Game, settings: Settings, seed: int) -> int:
    """Plays a game by chance, and counts its decisions. The random numbers cost as little as they can."""
    state = game.new_state(settings, seed, False)
    decisions = 0
    chance = seed
    while state.choice is not None:
        chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
        legal = state.legal
        state.apply_action(legal[(chance >> 8) % len(legal)])
        decisions += 1
    return decisions


# Positions -----------------------------------------------------------------------------------------------------------


def _positions(game: Game, ways: list[Settings]) -> list[State]:
    """Positions from the middle of games, each of another game."""
    found: list[State] = []
    for seed in range(POSITIONS):
        length = _play_one(game, ways[seed % len(ways)], seed)
        # From a quarter to three quarters of the way.
        found.append(_position(game, ways[seed % len(ways)], seed, length // 4 + length * (seed % 10) // 20))
    return found


def _position(game: Game, settings: Settings, seed: int, moves: int) -> State:
    state = game.new_state(settings, seed, False)
    chance = seed
    for _ in range(moves):
        chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
        legal = state.legal
        state.apply_action(legal[(chance >> 8) % len(legal)])
    return state


def _copy(positions: list[State]) -> None:
    for state in positions:
        for _ in range(COPIES):
            state.clone()


#: What no state has for itself.
_NEVER_OWN = (type, ModuleType, FunctionType, BuiltinFunctionType)


def own_bytes(state: State) -> int:
    """The bytes of a state without what it shares with its copies, such as cards."""
    shared = _reachable(state.clone(), {})
    return sum(sys.getsizeof(one) for one in _reachable(state, shared).values())


def _reachable(root: object, known: dict[int, object]) -> dict[int, object]:
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) in found or id(one) in known or isinstance(one, _NEVER_OWN):
            continue
        found[id(one)] = one
        waiting.extend(gc.get_referents(one))
    return found


# The machine ---------------------------------------------------------------------------------------------------------


def is_compiled() -> bool:
    """Whether the kernel is an extension module made by mypyc."""
    return str(kernel_state.__file__).endswith((".so", ".pyd"))


def machine() -> str:
    """The processor and the system."""
    processor = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        for line in cpus.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                processor = line.partition(":")[2].strip()
                break
    return f"{processor}, {platform.system()} {platform.machine()}"


def _show(result: dict[str, Any]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    rows = (
        ("decisions a second", f"{result['decisions_per_s']:,.0f}", "setup and all; random play, nothing recorded"),
        ("games a second", f"{result['games_per_s']:,.1f}", f"{result['games']:,} games, best of {ROUNDS} rounds"),
        ("a copy", f"{result['clone_us']:.2f} µs", f"{POSITIONS} positions from the middle of games"),
        ("bytes of a state", f"{result['state_bytes']:,}", "without what copies share"),
        ("calibration", f"{result['calibration_mops']:.2f} Mop/s", "turns of a fixed loop of plain Python"),
        ("kernel", "compiled" if result["compiled"] else "interpreted", "TAVOLA_COMPILE=1 at install compiles it"),
        ("Python", result["python"], result["machine"]),
    )
    for row in rows:
        table.add_row(*row)
    out.print(table)
    out.print(
        f"\nTo compare machines, look at the ratios: {result['decisions_per_mop']:,} decisions in the time of a"
        f" million turns of the calibration loop, and a copy in the time of {result['clone_ops']:,.0f} turns. A machine"
        " twice as fast makes both speeds twice as high and leaves the ratios as they are."
    )
