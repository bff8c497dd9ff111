"""How the table says no over HTTP: a page to a person, a sentence to the page's script, the same JSON to programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tavola.bots import UnknownBot
from tavola.kernel.errors import BadSetting, IllegalAction, IllegalWords, TavolaError, UnknownGame, UnknownRule
from tavola.kernel.language import mark
from tavola.server.errors import NotHere, TableError
from tavola.server.rendering import asked_language, render, translated

#: Error of the kernel -> status, code, place. The last one is for all others.
_KERNEL: dict[type[TavolaError], tuple[int, str, str]] = {
    UnknownGame: (404, "unknown_game", "game"),
    UnknownRule: (404, "unknown_rule", "id"),
    IllegalAction: (422, "illegal_action", "body.action"),
    # The service raises it for words only.
    IllegalWords: (422, "illegal_action", "body.words"),
    # A setting, or the number of seats.
    BadSetting: (422, "bad_setting", "body"),
    UnknownBot: (422, "unknown_bot", "body.bot"),
    TavolaError: (422, TableError.code, ""),
}
#: What a person is told where the kernel speaks to programs.
_PLAINLY: dict[type[TavolaError], str] = {
    UnknownGame: mark("There is no such game here."),
    UnknownRule: mark("There is no such rule."),
    IllegalAction: mark("That is not possible now."),
    IllegalWords: mark("That is not possible now."),
    BadSetting: mark("That cannot be chosen here."),
    UnknownBot: mark("There is no such bot here."),
}
_CODES = {401: "no_token", 404: "not_found", 405: "wrong_method", 413: "too_large", 415: "wrong_type", 422: "malformed"}
_NOT_UNDERSTOOD = mark("The table does not understand what was asked of it.")
_OUR_FAULT = mark("Something went wrong here. Look at the match again before you go on.")


def install(app: FastAPI) -> None:
    """Let ``app`` answer errors in these forms."""
    app.add_exception_handler(TavolaError, on_refusal)
    app.add_exception_handler(RequestValidationError, _on_malformed)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(Exception, _on_our_fault)


def _refuse(request: Request, status: int, code: str, message: str, place: str = "", plain: str = "") -> Response:
    """The answer to ``request`` in the form for whoever sent it; ``plain`` is what a person is told instead."""
    if not request.url.path.startswith("/api/"):
        if "x-tavola" in request.headers:
            return PlainTextResponse(plain or message, status)
        if "text/html" in request.headers.get("accept", ""):
            return render(request, "error.html", status, sentence=plain or message, back=_way_back(request))
    return refusal(status, code, message, place)


def refusal(status: int, code: str, message: str, place: str) -> JSONResponse:
    """The form for programs."""
    return JSONResponse({"error": code, "message": message, "place": place}, status)


def _way_back(request: Request) -> str:
    token = request.path_params.get("token")
    return f"/t/{token}" if token and request.method == "POST" else "/"


def told(error: TavolaError, language: str) -> str:
    """What a person is told of ``error``."""
    plain = _PLAINLY.get(type(error))
    return translated(plain, language) if plain else error.text(language)


def reasons(error: TavolaError) -> tuple[int, str, str]:
    """Status, code and place for ``error``."""
    if isinstance(error, TableError):
        return error.status, error.code, error.place
    return next(found for kind, found in _KERNEL.items() if isinstance(error, kind))


async def on_refusal(request: Request, error: Exception) -> Response:
    """The answer to a refusal of the kernel or the table."""
    assert isinstance(error, TavolaError)
    language = asked_language(request)
    plain = told(error, language)
    status, code, place = reasons(error)
    return _refuse(request, status, code, str(error) if language == "en" else plain, place, plain)


async def _on_malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems: Sequence[Any] = error.errors()
    first = problems[0]
    place = ".".join(str(part) for part in first["loc"])
    return _refuse(request, 422, "malformed", first["msg"], place, translated(_NOT_UNDERSTOOD, asked_language(request)))


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    # FastAPI answers 400 to a body that is not even text; to a caller that is one more malformed body.
    status = 422 if error.status_code == 400 else error.status_code
    language = asked_language(request)
    plain = translated(NotHere.sentence if status == 404 else _NOT_UNDERSTOOD, language)
    message = translated(error.detail, language)
    answer = _refuse(request, status, _CODES.get(status, TableError.code), message, "", plain)
    answer.headers.update(error.headers or {})
    return answer


async def _on_our_fault(request: Request, _error: Exception) -> Response:
    return _refuse(request, 500, "our_fault", translated(_OUR_FAULT, asked_language(request)))
