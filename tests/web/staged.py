"""A server in a thread of this process, on whose tables a test may put any position of a game."""

from __future__ import annotations

import socket
from pathlib import Path
from threading import Thread

import httpx2 as httpx
import uvicorn

from tavola.kernel.state import State
from tavola.server.app import create_app
from tests.server.play import new_match, position
from tests.server.sent import plant


class Staged:
    """Serves while the block is entered."""

    def __init__(self, folder: Path) -> None:
        self._app = create_app(f"sqlite:///{folder / 'staged.sqlite'}", workers=1)
        self._server = uvicorn.Server(uvicorn.Config(self._app, log_level="warning", timeout_graceful_shutdown=1))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._thread = Thread(target=self._server.run, kwargs={"sockets": [self._listener]})
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Staged:
        self._thread.start()
        self._client = httpx.Client(base_url=self.address, timeout=20)
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()
        self._server.should_exit = True
        self._thread.join()

    def show(self, state: State, opponent: str = "hotseat", game: str = "altered", seats: int = 2) -> list[str]:
        """The addresses of the seats of a new match that stands as ``state`` does."""
        tokens = new_match(self._client, game=game, opponent=opponent, seats=seats)
        position(self._client, tokens[0])
        plant(self._app, tokens[0], state)
        return [f"/t/{token}" for token in tokens]

    def put(self, token: str, state: State) -> None:
        """Let the match of ``token``, which somebody looks at, stand as ``state`` does."""
        plant(self._app, token, state)
