"""What stands before every request: a limit to its size, and headers that keep secrets where they belong."""

from __future__ import annotations

import re

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavola.server.errors import TooLarge
from tavola.server.refusals import on_refusal

#: The largest body of a request, in bytes.
LARGEST_BODY = 64 * 1024
#: Where decks are read in, a file is as large as their forms allow; around it stand the fields of the form.
LARGEST_UPLOAD = (256 + 16) * 1024
_UPLOADS = re.compile(r"/decks/[a-z]+")
#: The largest WebSocket frame, in bytes. Clients only ever say which position they have.
LARGEST_FRAME = 1024

CONTENT_SECURITY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)


class BodyLimit:
    """Refuses a body that is too large, whether or not its length was announced.

    The body is read before the app sees the request: it is small, and so nothing is begun that must be undone.
    """

    def __init__(self, app: ASGIApp, largest: int = LARGEST_BODY) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        largest = max(self._largest, LARGEST_UPLOAD) if _takes_files(scope) else self._largest
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > largest:
                answer = await on_refusal(Request(scope), TooLarge(largest))
                await answer(scope, receive, send)
                return
        await self._app(scope, _once(bytes(body), receive), send)


def _takes_files(scope: Scope) -> bool:
    return scope["method"] == "POST" and _UPLOADS.fullmatch(scope["path"]) is not None


def _once(body: bytes, receive: Receive) -> Receive:
    """A `receive` that hands over ``body`` first, and then whatever comes (the disconnect)."""
    given = False

    async def next_message() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return next_message


class SafeHeaders:
    """Adds the headers of safety to every answer. Tokens are in addresses, so no address goes to another site."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", CONTENT_SECURITY)
                headers.setdefault("x-content-type-options", "nosniff")
                headers.setdefault("referrer-policy", "same-origin")
                if not scope.get("path", "").startswith("/static/"):
                    # What a seat sees may not be found by the next user of a shared browser.
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_safely)
