"""The table in the terminal: as the game itself draws it, or else as plain data."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.pretty import Pretty

from tavola.kernel.game import Game
from tavola.kernel.view import View


def draw(game: Game, view: View, language: str) -> tuple[RenderableType, list[str]]:
    """The table and its pieces in the order of their letters: by the game's ``terminal`` module, or as plain data."""
    module = f"{game.package}.terminal"
    if _is_installed(module):
        drawn: tuple[RenderableType, list[str]] = import_module(module).draw(view, language)
        return drawn
    pieces = list(references(view))
    choice = view["choice"]
    if choice is not None:
        pieces += [one["piece"] for one in choice["actions"] if one["piece"] and one["piece"] not in pieces]
    return Pretty(view["table"]), pieces


def names(game: Game, view: View, language: str) -> dict[str, str]:
    """What the pieces are called, as far as the game's ``terminal`` module gives names to them."""
    module = f"{game.package}.terminal"
    naming = getattr(import_module(module), "names", None) if _is_installed(module) else None
    found: dict[str, str] = naming(view, language) if naming is not None else {}
    return found


def said(game: Game, text: str, language: str) -> str:
    """A text of the game as a terminal can show it: its symbols in words, if the ``terminal`` module says them."""
    module = f"{game.package}.terminal"
    words = getattr(import_module(module), "words", None) if _is_installed(module) else None
    return str(words(text, language)) if words is not None else text


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its parent
        return False


def references(view: View) -> dict[str, str]:
    """The pieces of a view, wherever they lie in it, with the cards that they are."""
    found: dict[str, str] = {}
    waiting: list[object] = [view["table"]]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, dict):
            if isinstance(one.get("id"), str):
                found[one["id"]] = str(one.get("card", ""))
            waiting.extend(one.values())
        elif isinstance(one, list):
            waiting.extend(one)
    return found
