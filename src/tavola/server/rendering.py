"""Drawing pages: one Jinja environment that finds the house's templates and those of each game's package."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from fastapi import Request
from jinja2 import BaseLoader, Environment, FunctionLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse

from tavola.kernel.game import Game
from tavola.kernel.language import LANGUAGES, catalogue
from tavola.kernel.registry import find_game

_WEB = "tavola.web"
_LANGUAGE_NAMES = {"en": "English", "it": "Italiano"}
THEMES = ("light", "dark")
#: How much of an ``Accept-Language`` header is read.
LONGEST_HEADER = 500
WEIGHT = re.compile(r"q=([01](?:\.\d{1,3})?)")


def page_language(request: Request) -> str:
    """The language chosen in the page, or else the best of those that the browser asks for."""
    chosen = request.cookies.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    return preferred_language(request.headers.get("accept-language", ""))


def preferred_language(header: str) -> str:
    """The language of ours that an ``Accept-Language`` header wants most; English if it wants none."""
    best, best_weight = "en", 0.0
    for part in header[:LONGEST_HEADER].split(","):
        name, _, parameter = part.partition(";")
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            found = WEIGHT.fullmatch(parameter.strip())
            weight = float(found.group(1)) if found else 1.0
            if weight > best_weight:
                best, best_weight = language, weight
    return best


def asked_language(request: Request) -> str:
    """The language that a program names in its request, or else that of the page."""
    named = request.query_params.get("language", "")
    return named if named in LANGUAGES else page_language(request)


def drawer_of(game: Game, language: str) -> Callable[[str], Markup]:
    """What draws the symbols in a text of a game, as its look knows how to."""
    rich = getattr(look_of(game), "rich", None)
    return (lambda text: Markup(rich(text, language))) if rich else _plain


def _plain(text: str) -> Markup:
    # A number stays in one line with what it counts.
    return escape(text.replace(" × ", "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"))


def speaker_of(game: Game, language: str) -> Callable[[str], str]:
    """What says the symbols in a text of a game in words, where nothing can be drawn."""
    plain = getattr(look_of(game), "plain", None)
    return (lambda text: str(plain(text, language))) if plain else str


def page_package(game: Game) -> str:
    """The package of a game's own templates, styles and page sentences."""
    return f"{game.package}.page"


@cache
def look_of(game: Game) -> ModuleType | None:
    """The game's own drawing functions, for its templates."""
    name = f"{game.package}.look"
    return import_module(name) if is_installed(name) else None


@cache
def is_installed(module: str) -> bool:
    """Whether there is such a module."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its parent
        return False


def has_page(game: Game) -> bool:
    """Whether the game brings its own templates. Without them its table is shown in words."""
    return is_installed(page_package(game))


@cache
def page_of(game: Game) -> ModuleType:
    """The package of the game's page: what it offers to its templates."""
    return import_module(page_package(game))


def has_template(game: Game, name: str) -> bool:
    """Whether the game's page has a template of that name."""
    return has_page(game) and files(page_package(game)).joinpath("templates", name).is_file()


def translated(sentence: str, language: str, game: Game | None = None) -> str:
    """A sentence of the page: in the words of the game's page if it has them, or else of the house."""
    if language == "en":
        return sentence
    packages = [page_package(game), _WEB] if game is not None and has_page(game) else [_WEB]
    for package in packages:
        found = catalogue(package, language).get(sentence)
        if found:
            return found
    return sentence


def render(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A whole page."""
    return HTMLResponse(draw(request, template, **context), status)


def draw(request: Request, template: str, **context: Any) -> str:
    """The text of a page or a part of one."""
    surroundings = {
        "lang": page_language(request),
        "languages": _LANGUAGE_NAMES.items(),
        "theme": _theme(request),
        "here": here(request),
    }
    return _environment().get_template(template).render(surroundings | context)


def draw_part(language: str, template: str, **context: Any) -> str:
    """The text of a part that depends on nothing of the request but its language."""
    return _environment().get_template(template).render(lang=language, **context)


def here(request: Request) -> str:
    """Where to come back to after a switch. An answered form cannot be shown again: its page is."""
    url = request.url
    return f"{url.path}?{url.query}" if url.query and request.method == "GET" else url.path


def _theme(request: Request) -> str:
    theme = request.cookies.get("theme", "")
    return theme if theme in THEMES else ""


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=_loader(), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals["_"] = _say
    return environment


@pass_context
def _say(context: Context, sentence: str) -> str:
    game = context.get("game")
    return translated(sentence, context["lang"], game if isinstance(game, Game) else None)


def _loader() -> BaseLoader:
    """``lobby.html`` is the house's; ``altered/table.html`` lies in the package of the game Altered."""

    def load(name: str) -> tuple[str, str | None, None] | None:
        game, _, rest = name.rpartition("/")
        package = page_package(find_game(game)) if game else _WEB
        source = files(package).joinpath("templates", rest)
        return (source.read_text(encoding="utf-8"), None, None) if source.is_file() else None

    return FunctionLoader(load)
