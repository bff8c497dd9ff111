"""Sons of Faeriell."""

from __future__ import annotations

from typing import Final

from tavola.games.faeriell.game import Faeriell

GAME: Final = Faeriell()
