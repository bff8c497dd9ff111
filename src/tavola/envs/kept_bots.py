"""Bots as bytes, with what they remember. A game is one object in each process, and is known by its name."""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from typing import Any

from tavola.bots import Bot
from tavola.kernel.game import Game
from tavola.kernel.registry import find_game


class _Packer(pickle.Pickler):
    def persistent_id(self, obj: Any) -> str | None:
        return obj.name if isinstance(obj, Game) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> Game:
        return find_game(pid)


def packed(bots: Sequence[Bot]) -> bytes:
    """The bots as `unpacked` makes them again. What a bot holds must be something that can be pickled."""
    found = io.BytesIO()
    _Packer(found).dump(list(bots))
    return found.getvalue()


def unpacked(data: bytes) -> list[Bot]:
    """The bots that were packed; they have nothing in common with the originals but the game."""
    bots: list[Bot] = _Unpacker(io.BytesIO(data)).load()
    return bots
