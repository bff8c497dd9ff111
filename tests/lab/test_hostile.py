"""Plans and tables that are not what they should be: one sentence that says so, and never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tests.cli.command import call, fail, run
from tests.lab.made import files

pytestmark = pytest.mark.usefixtures("small_files")

WORDS = ("lab", "run", "altered", "--games", "8", "--jobs", "1", "--decks", "axiom,muna", "--vary", "profile=all")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    run(*WORDS, "--decisions", "--out", str(tmp_path / "study"))
    return tmp_path / "study"


def both(folder: Path) -> list[str]:
    """What going on with a study and reading it say, which both fail."""
    return [fail("lab", "run", "--resume", str(folder), "--jobs", "1"), fail("lab", "report", str(folder))]


def change(folder: Path, **changes: Any) -> None:
    plan = folder / "plan.json"
    plan.write_text(json.dumps(json.loads(plan.read_text("utf-8")) | changes), "utf-8")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"games": 10**12}, "Expected `int` <= 1000000000 - at `$.games`"),
        ({"games": 10**9, "batch": 1}, "would take more than 4000000 files"),
        ({"games": "8"}, "Expected `int`, got `str` - at `$.games`"),
        ({"games": 0}, "Expected `int` >= 1 - at `$.games`"),
        ({"batch": -4}, "Expected `int` >= 1 - at `$.batch`"),
        ({"batch": 10**9}, "Expected `int` <= 250 - at `$.batch`"),
        ({"seed": -1}, "Expected `int` >= 0 - at `$.seed`"),
        ({"seed": 10**30}, "at `$.seed`"),
        ({"decisions": "no"}, "Expected `bool`, got `str`"),
        ({"bots": []}, "length >= 1 - at `$.bots`"),
        ({"bots": "random"}, "Expected `array`, got `str` - at `$.bots`"),
        ({"variants": []}, "length >= 1 - at `$.variants`"),
        ({"variants": [{"labels": ["a"], "chosen": {"decks": 5}}]}, "at `$.variants[0].chosen[...]`"),
        ({"variants": [{"labels": [], "chosen": {}}]}, "not one label for each option"),
        ({"varied": ["profile", "profile"]}, "an option varies twice"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_a_plan_with_a_wrong_field(folder: Path, changes: dict[str, Any], message: str) -> None:
    change(folder, **changes)
    for said in both(folder):
        assert message in said


def test_a_plan_that_is_no_text(folder: Path) -> None:
    for written in (b"\xff\xfe\x00", b"[" * 100_000, b'{"format": "\\ud800"}'):
        (folder / "plan.json").write_bytes(written)
        for said in both(folder):
            assert "cannot be read" in said


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bots": ["random", "clever"]}, "there is no bot 'clever'"),
        ({"bots": ["random"] * 9}, "altered"),
        ({"variants": [{"labels": ["x"], "chosen": {"size": "1"}}]}, "there is no option 'size'"),
        ({"variants": [{"labels": ["x"], "chosen": {"profile": "x"}}]}, "'profile' cannot be 'x'"),
    ],
)
def test_what_cannot_be_played_is_no_row(folder: Path, changes: dict[str, Any], message: str) -> None:
    change(folder, games=12, **changes)
    before = files(folder)
    assert message in fail("lab", "run", "--resume", str(folder), "--jobs", "1").lower()
    assert files(folder) == before


def games(folder: Path) -> Path:
    return folder / "games-000004.parquet"


@pytest.mark.parametrize("written", [b"", b"PAR1" + bytes(60) + b"PAR1"])
def test_a_table_that_is_none(folder: Path, written: bytes) -> None:
    games(folder).write_bytes(written)
    for said in both(folder):
        assert "games-000004.parquet is broken" in said
    games(folder).unlink()
    games(folder).mkdir()
    for said in both(folder):
        assert "games-000004.parquet is broken" in said


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({"rounds": pl.lit("many")}, "its column 'rounds' is of type String, not Int64"),
        ({"won_1": pl.lit(1)}, "its column 'won_1' is of type Int32, not Boolean"),
        ({"seen_0": pl.lit("all")}, "its column 'seen_0' is of type String, not List(String)"),
        ({"else": pl.lit(1)}, "its column 'else' is of type"),
        ({"won_0": pl.lit(None, pl.Boolean)}, "its column 'won_0' is empty for a game that was finished"),
        ({"error": pl.lit(None, pl.String)}, "not every game says whether it failed"),
        ({"curve_round": pl.lit([1])}, "its column 'curve_distance_0' is not as long as the game"),
        ({"number": pl.col("number") + 1}, "it holds other games than it should"),
    ],
)
def test_a_table_with_another_column(folder: Path, columns: dict[str, pl.Expr], message: str) -> None:
    pl.read_parquet(games(folder)).with_columns(**columns).write_parquet(games(folder))
    for words in (("lab", "report", str(folder)), ("lab", "report", str(folder), "--against", str(folder))):
        assert f"games-000004.parquet is broken ({message}" in fail(*words)


def test_a_table_that_lacks_something(folder: Path) -> None:
    whole = pl.read_parquet(games(folder))
    for name in ("vary_profile", "bot_1", "played_0", "ending", "curve_round", "lead_changed"):
        whole.drop(name).write_parquet(games(folder))
        assert f"it has no column '{name}'" in fail("lab", "report", str(folder))
    whole.clear().write_parquet(games(folder))
    for said in both(folder):
        assert "it holds other games than it should" in said


def test_decisions_of_other_games(folder: Path) -> None:
    first, second = folder / "decisions-000000.parquet", folder / "decisions-000004.parquet"
    second.write_bytes(first.read_bytes())
    assert "decisions-000004.parquet is broken" in fail("lab", "run", "--resume", str(folder))


def test_figures_that_are_no_numbers_are_left_out(folder: Path) -> None:
    coins = pl.when(pl.col("number") == 4).then(1.0).otherwise(float("nan"))
    wild = pl.col("curve_distance_0").list.eval(pl.element() * float("inf"))
    whole = pl.read_parquet(games(folder))
    whole.with_columns(stat_coins=coins, curve_distance_0=wild).write_parquet(games(folder))
    code, printed, _ = call("lab", "report", str(folder), "--json")
    assert code == 0
    means = {one["name"]: one["games"] for one in json.loads(printed)["means"]}
    assert (means["rounds"], means["coins"]) == (8, 1)
    assert "NaN" not in printed
    assert "Infinity" not in printed


def test_nothing_in_a_table_reaches_the_terminal_as_it_is(folder: Path) -> None:
    whole = pl.read_parquet(games(folder))
    whole.with_columns(error=pl.lit("\x1b[2J"), ending=pl.lit("\x1b[2J")).write_parquet(games(folder))
    change(folder, bots=["\x1b[2J", "\x1b[2J"])
    for words in (("report", str(folder)), ("report", str(folder), "--against", str(folder))):
        code, printed, _ = call("lab", *words)
        assert code == 0
        assert "\x1b" not in printed
    change(folder, bots=["random", "random"])
    code, printed, said = call("lab", "run", "--resume", str(folder))
    assert code == 1
    assert "4 games failed; first" in said
    assert "\x1b" not in printed + said
