"""The whole server, wired together."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from tavola import __version__
from tavola.kernel.errors import TavolaError
from tavola.server import api, card_pages, deck_pages, live, pages, profile_pages, refusals
from tavola.server.campaign import Campaign
from tavola.server.guard import LARGEST_FRAME, BodyLimit, SafeHeaders
from tavola.server.matches import Matches
from tavola.server.sequels import Sequels
from tavola.server.storage import open_storage
from tavola.server.talk import Talk
from tavola.server.workers import Workers

DATABASE = "sqlite:///tavola.sqlite"
_STATIC = Path(__file__).parents[1] / "web" / "static"


def create_app(database_url: str = DATABASE, workers: int | None = None, patience: float = 30.0) -> FastAPI:
    """The server on the database at ``database_url``, which is brought to its newest form.

    ``workers`` is the number of processes in which bots think, ``patience`` how many seconds they may.

    Raises:
        TavolaError: the database cannot be opened.
    """
    # Two at least, so that one bot that thinks long or hangs does not keep every other match waiting.
    bots = Workers(workers or max(2, (os.cpu_count() or 1) - 1), patience)
    storage = open_storage(database_url)
    matches = Matches(storage, bots)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        yield
        await matches.close()

    app = FastAPI(
        title="Tavola",
        version=__version__,
        description=api.__doc__ or "",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        # The ready-made pages of documentation load scripts from another host.
        docs_url=None,
        redoc_url=None,
    )
    app.state.matches = matches
    app.state.talk = Talk(storage, matches)
    app.state.campaign = Campaign(storage)
    app.state.sequels = Sequels(storage, matches)
    refusals.install(app)
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(pages.router)
    app.include_router(card_pages.router)
    app.include_router(deck_pages.router)
    app.include_router(profile_pages.router)
    app.mount("/static", StaticFiles(directory=_STATIC), name="static")
    app.add_middleware(BodyLimit)
    app.add_middleware(SafeHeaders)
    return app


def serve(host: str = "127.0.0.1", port: int = 8000, database_url: str = DATABASE, open_browser: bool = False) -> None:
    """Serve until interrupted. Port 0 takes any free one; the address is printed.

    Raises:
        TavolaError: the port or the database cannot be opened.
    """
    if not host.strip():
        # To the system this means every address of the machine, which nobody may have asked for.
        raise TavolaError("no host is named; use 127.0.0.1 for this machine only, 0.0.0.0 to let other machines in")
    app = create_app(database_url)
    listener = _listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    print(f"Tavola is served at {address}  (Ctrl-C ends it)")
    sys.stdout.flush()
    if open_browser:
        # The socket listens already, so the browser waits for the first answer.
        webbrowser.open(address)
    config = uvicorn.Config(
        app,
        # Tokens are in addresses: neither the access log nor the notes on WebSockets may be written.
        access_log=False,
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family)
    except OSError as error:
        # Python adds once more which address it was.
        reason = str(error.strerror).partition(" (while ")[0]
        raise TavolaError(f"{host} port {port} cannot be opened ({reason}); choose another port or host") from None
    except ValueError:  # no name in the domain name system is like this
        raise TavolaError(f"{host!r} is no address to listen at; use 127.0.0.1 for this machine only") from None
    # Otherwise each answer waits 40 ms for the acknowledgement of its headers. Accepted sockets inherit this.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener
