"""A further game, once it is installed, has every environment; nothing of ours names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola import testing
from tavola.envs import pettingzoo_env, register_gymnasium, register_openspiel
from tests.envs.told import GAME

pytestmark = pytest.mark.peers


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = tmp_path / "told-1.dist-info"
    entry.mkdir()
    (entry / "METADATA").write_text("Metadata-Version: 2.1\nName: told\nVersion: 1\n", encoding="utf-8")
    (entry / "entry_points.txt").write_text("[tavola.games]\ntold = tests.envs.told:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)


def test_it_keeps_the_contract() -> None:
    testing.check_contract(GAME, games=3)


def test_pettingzoo_plays_it() -> None:
    env = pettingzoo_env("told")
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"].shape == (10,)


def test_gymnasium_makes_it() -> None:
    import gymnasium

    ids = register_gymnasium()
    assert "Tavola/Told-v0" in ids
    assert "Tavola/Pebbles-v0" not in ids, "it has no numbers"
    assert ids == register_gymnasium()
    seen, _ = gymnasium.make("Tavola/Told-v0").reset(seed=1)
    assert seen.shape == (10,)


def test_openspiel_loads_it_with_what_it_says_of_its_returns() -> None:
    import pyspiel

    assert "python_tavola_told" in register_openspiel()
    game = pyspiel.load_game("python_tavola_told")
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.utility_sum() == 0


@pytest.mark.parametrize(("name", "zero"), [("altered", True), ("hara", False), ("faeriell", False)])
def test_of_the_house_only_altered_is_a_game_in_which_others_lose_what_one_wins(name: str, zero: bool) -> None:
    import pyspiel

    register_openspiel()
    utility = pyspiel.load_game(f"python_tavola_{name}").get_type().utility
    assert utility == (pyspiel.GameType.Utility.ZERO_SUM if zero else pyspiel.GameType.Utility.GENERAL_SUM)
