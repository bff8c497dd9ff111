"""Studies for tests: played, and made up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polars as pl

from tavola.kernel.registry import find_game
from tavola.kernel.rng import Rng
from tavola.lab.plan import Chosen
from tavola.lab.running import open_folder, run
from tavola.lab.shards import GAMES, frame_of, read_games, shard, write_shard
from tavola.lab.study import Study, new_study
from tavola.lab.watching import Row


def study(
    game: str = "pebbles", bots: str = "greedy,random", games: int = 40, seed: int = 1, decisions: bool = False
) -> Study:
    """A study of pebbles with two variants, or of another game as it comes."""
    labels: list[tuple[str, ...]] = [("0",), ("1",)] if game == "pebbles" else [()]
    variants: list[tuple[tuple[str, ...], Chosen]] = [
        (label, {"begins": label[0]} if label else {}) for label in labels
    ]
    varied = ["begins"] if game == "pebbles" else []
    return new_study(find_game(game), bots.split(","), games, seed, varied, variants, decisions)


def played(one: Study, folder: Path, jobs: int = 1) -> pl.DataFrame:
    """The table of a study, once everything that is missing is played."""
    with open_folder(one, folder):
        for _ in run(one, folder, jobs):
            pass
    return read_games(one, folder)


def files(folder: Path) -> dict[str, bytes]:
    """Every table of a folder."""
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.parquet"))}


def made_up(folder: Path, row: Callable[[int, Rng], Row], games: int = 400, seed: int = 1, bots: str = "a,b") -> Path:
    """A study of pebbles whose rows are invented: ``row`` says what in a game is not as usual."""
    one = study(bots=bots, games=games, seed=seed)
    one = one._replace(plan=one.plan._replace(batch=games // 4))
    rng = Rng(seed)
    with open_folder(one, folder):
        for start in one.plan.starts:
            rows = [usual(one, number, rng) | row(number, rng) for number in one.plan.numbers(start)]
            write_shard(shard(folder, GAMES, start), frame_of(rows))
    return folder


def usual(one: Study, number: int, rng: Rng) -> Row:
    """A game that chance decides."""
    first = rng.below(2) == 0
    rounds = 4 + rng.below(3)
    row: Row = {"number": number, "seed": number, "error": "", "vary_begins": one.labels[one.plan.turn(number)][0]}
    row["seats"] = 2
    for seat, won in ((0, first), (1, not first)):
        row[f"bot_{seat}"] = one.plan.bot_of(number, seat)
        row[f"hero_{seat}"] = ("Ann", "Bob")[(number + seat) % 2]
        row |= {f"result_{seat}": 2.0 * won - 1, f"won_{seat}": won, f"points_{seat}": float(won)}
        row[f"seen_{seat}"] = [f"card {rng.below(6)}"]
        row[f"played_{seat}"] = [f"card {rng.below(6)}"]
    row |= {"decisions": 10 * rounds, "ending": ("met", "arena")[rng.below(2)], "rounds": rounds}
    row |= {"stat_coins": float(rng.below(10)), "lead_changes": 1, "lead_changed": rng.below(rounds)}
    row["race"] = "heap"
    row["curve_round"] = [*range(rounds), rounds - 1]
    for seat in range(2):
        row[f"curve_heap_{seat}"] = [float(one + rng.below(3)) for one in range(rounds + 1)]
    row["curve_doom"] = [float(one) for one in range(rounds + 1)]
    return row | {"digest": ""}
