"""How the table says no over HTTP: every error as the same JSON with a fitting status."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from tavola.bots import UnknownBot
from tavola.kernel.errors import BadSetting, IllegalAction, IllegalWords, TavolaError, UnknownGame, UnknownRule
from tavola.server.errors import (
    CannotContinue,
    NothingToUndo,
    NotOver,
    NoUndoAsked,
    StaleSequence,
    TableError,
    UnknownToken,
    WrongTurn,
)

#: Error -> status, code, place.
_ANSWERS: dict[type[TavolaError], tuple[int, str, str]] = {
    UnknownToken: (404, UnknownToken.code, "token"),
    UnknownGame: (404, "unknown_game", "game"),
    UnknownRule: (404, "unknown_rule", "id"),
    WrongTurn: (409, WrongTurn.code, ""),
    StaleSequence: (409, StaleSequence.code, "body.seq"),
    NothingToUndo: (409, NothingToUndo.code, ""),
    NoUndoAsked: (409, NoUndoAsked.code, ""),
    NotOver: (409, NotOver.code, ""),
    CannotContinue: (409, CannotContinue.code, ""),
    IllegalAction: (422, "illegal_action", "body.action"),
    # The service raises it for words only.
    IllegalWords: (422, "illegal_action", "body.words"),
    # A setting, or the number of seats.
    BadSetting: (422, "bad_setting", "body"),
    UnknownBot: (422, "unknown_bot", "body.bot"),
}
_CODES = {401: "no_token", 404: "not_found", 405: "wrong_method", 413: "too_large", 415: "wrong_type", 422: "malformed"}


def refusal(status: int, code: str, message: str, place: str = "") -> JSONResponse:
    """The one form of every error."""
    return JSONResponse({"error": code, "message": message, "place": place}, status)


def install(app: FastAPI) -> None:
    """Let ``app`` answer errors in this form."""
    app.add_exception_handler(TavolaError, _on_tavola_error)
    app.add_exception_handler(RequestValidationError, _on_malformed)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(Exception, _on_our_fault)


def answer(error: TavolaError) -> JSONResponse:
    """The answer to a refusal of the kernel or the table."""
    status, code, place = _ANSWERS.get(type(error), (422, getattr(error, "code", TableError.code), ""))
    return refusal(status, code, str(error), place)


async def _on_tavola_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TavolaError)
    return answer(error)


async def _on_malformed(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems: Sequence[Any] = error.errors()
    first = problems[0]
    return refusal(422, "malformed", first["msg"], ".".join(str(part) for part in first["loc"]))


async def _on_http_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    # FastAPI answers 400 to a body that is not even text; to a caller that is one more malformed body.
    status = 422 if error.status_code == 400 else error.status_code
    answer = refusal(status, _CODES.get(status, "refused"), error.detail)
    answer.headers.update(error.headers or {})
    return answer


async def _on_our_fault(_request: Request, _error: Exception) -> JSONResponse:
    return refusal(500, "our_fault", "something went wrong here; look at the match again before you go on")
