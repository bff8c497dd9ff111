"""Champions of Hara: `GAME` is the game as the table knows it."""

from __future__ import annotations

from typing import Final

from tavola.games.hara.game import Hara
from tavola.kernel.game import Game

GAME: Final[Game] = Hara()
