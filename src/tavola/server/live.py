"""Live updates: a WebSocket that tells a seat whenever its match moves on.

The server sends ``{"seq": 12}``: now, and at each new position. A client may send the same with the position that it
has; if the match stands elsewhere, it is told again. Anything else that a client sends closes the socket with a code:
1003 for binary, 1007 for what cannot be understood, 1009 (from the WebSocket layer) for what is too large.
"""

from __future__ import annotations

from contextlib import aclosing, suppress
from typing import cast

import msgspec
from anyio import create_task_group
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from tavola.server.errors import UnknownToken
from tavola.server.matches import Matches
from tavola.server.refusals import reasons, refusal

NOT_TEXT = 1003
NOT_UNDERSTOOD = 1007

router = APIRouter()


class Have(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may say: the position that it has."""

    seq: int


@router.websocket("/live/{token}")
async def live(socket: WebSocket, token: str) -> None:
    """Tell the seat of ``token`` of every new position."""
    matches = cast(Matches, socket.app.state.matches)
    try:
        seat = await matches.seat(token)
    except UnknownToken as error:
        status, code, place = reasons(error)
        await socket.send_denial_response(refusal(status, code, str(error), place))
        return
    await socket.accept()
    async with create_task_group() as both:
        both.start_soon(_tell, socket, matches, seat.match_id)
        await _listen(socket, matches, token)
        both.cancel_scope.cancel()


async def _tell(socket: WebSocket, matches: Matches, match_id: str) -> None:
    async with aclosing(matches.subscribe(match_id)) as news:
        async for seq in news:
            await _send(socket, seq)


async def _send(socket: WebSocket, seq: int) -> None:
    with suppress(WebSocketDisconnect):  # it has just left; `_listen` will hear of it
        await socket.send_json({"seq": seq})


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
            await _send(socket, position.seq)
