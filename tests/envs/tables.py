"""The tables that every environment is tried at: each game with each number of seats."""

from __future__ import annotations

from typing import Final

import pytest

TABLES: Final = [("altered", 2), *((game, seats) for game in ("hara", "faeriell") for seats in (1, 2, 3, 4))]
each_table: Final = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES]
)
each_game: Final = pytest.mark.parametrize("game", ["altered", "hara", "faeriell"])
