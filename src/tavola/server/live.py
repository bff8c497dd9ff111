"""Live updates: a WebSocket that tells a seat whenever its match moves on, and whenever somebody says something.

The server sends ``{"seq": 12}``: now, and at each new position; and ``{"talk": 7}``, the number of the last message:
now, if there is one, and at each new one. It carries no text: that is fetched, as the position is.

A client may send ``seq`` too, with the position that it has; if the match stands elsewhere, it is told again. Anything
else that a client sends closes the socket with a code: 1003 for binary, 1007 for what cannot be understood, 1009 (from
the WebSocket layer) for what is too large.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import cast

import msgspec
from anyio import create_task_group
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from tavola.server.errors import UnknownToken
from tavola.server.matches import Matches
from tavola.server.refusals import reasons, refusal
from tavola.server.talk import Talk

NOT_TEXT = 1003
NOT_UNDERSTOOD = 1007

router = APIRouter()


class Have(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may say: the position that it has."""

    seq: int


@router.websocket("/live/{token}")
async def live(socket: WebSocket, token: str) -> None:
    """Tell the seat of ``token`` of every new position and message."""
    matches = cast(Matches, socket.app.state.matches)
    talk = cast(Talk, socket.app.state.talk)
    try:
        seat = await matches.seat(token)
    except UnknownToken as error:
        status, code, place = reasons(error)
        await socket.send_denial_response(refusal(status, code, str(error), place))
        return
    await socket.accept()
    async with create_task_group() as both:
        both.start_soon(_tell, socket, "seq", matches.subscribe(seat.match_id))
        both.start_soon(_tell, socket, "talk", talk.subscribe(seat.match_id))
        await _listen(socket, matches, token)
        both.cancel_scope.cancel()


async def _tell(socket: WebSocket, what: str, numbers: AsyncGenerator[int, None]) -> None:
    async with aclosing(numbers):
        async for number in numbers:
            await _send(socket, what, number)


async def _send(socket: WebSocket, what: str, number: int) -> None:
    with suppress(WebSocketDisconnect):  # it has just left; `_listen` will hear of it
        await socket.send_json({what: number})


async def _listen(socket: WebSocket, matches: Matches, token: str) -> None:
    """Read what the client says, until it leaves or says what it should not."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            await socket.close(NOT_TEXT, "only text is understood")
            return
        try:
            have = msgspec.json.decode(text, type=Have)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            await socket.close(NOT_UNDERSTOOD, 'only {"seq": number} is understood')
            return
        position = await matches.read(token)
        if position.seq != have.seq:
            await _send(socket, "seq", position.seq)
