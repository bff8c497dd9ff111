"""How environments show a position: as text, and as an array of pixels."""

from __future__ import annotations

import io
import json
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavola.envs import needing
from tavola.kernel.errors import BadSetting
from tavola.kernel.game import Game
from tavola.kernel.state import State
from tavola.kernel.view import View

#: The columns of a text, and the pixels across a picture.
COLUMNS = 120
PIXELS = 960

MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> None:
    """See that positions can be shown so; None for not at all.

    Raises:
        BadSetting: there is no such mode; the message lists those that are.
    """
    if mode is not None and mode not in MODES:
        raise BadSetting(f"there is no render mode {mode!r}; there are {', '.join(MODES)}")


def draw(game: Game, state: State, seat: int, mode: str) -> Any:
    """The position as ``seat`` sees it, -1 as who looks on: a text, an array, or None once it is printed ("human")."""
    if mode == "rgb_array":
        return pixels(game, game.view(state, seat))
    text = written(game, game.view(state, seat))
    if mode == "human":
        print(text)
        return None
    return text


def written(game: Game, view: View) -> str:
    """The table as the game's ``terminal`` module draws it; a game without one shows its view as data."""
    name = f"{game.package}.terminal"
    if not game.package or find_spec(name) is None:
        return json.dumps(view["table"], indent=1, sort_keys=True, default=str)
    from rich.console import Console

    console = Console(file=io.StringIO(), width=COLUMNS, color_system=None, legacy_windows=False)
    drawn, _ = import_module(name).draw(view, "en")
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def pixels(game: Game, view: View) -> NDArray[np.uint8]:
    """The game's picture as an array of height, width and red, green, blue.

    Raises:
        MissingExtra: the library that draws it is not installed.
    """
    with needing("envs", "PIL", "resvg_py"):
        import resvg_py
        from PIL import Image
    picture = resvg_py.svg_to_bytes(svg_string=game.picture(view, "en"), width=PIXELS, background="white")
    with Image.open(io.BytesIO(bytes(picture))) as image:
        return np.asarray(image.convert("RGB"))
