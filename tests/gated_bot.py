"""A bot that thinks until the test lets it go on: it knocks at the gate that the environment names, and waits there."""

from __future__ import annotations

import os
import socket

from tavola.bots import Sample
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.view import View

#: The environment variable with the port of the gate; worker processes inherit it. Without it the bot fails.
GATE = "TAVOLA_TEST_GATE"
#: After so many seconds the test fails rather than wait for a bot that does not come.
LONGEST = 60.0


class GatedBot:
    """Takes the first legal action once it is told "go"; anything else makes it fail."""

    def __init__(self, game: Game) -> None:
        pass

    def choose(self, view: View, sample: Sample, rng: Rng) -> int:
        with socket.create_connection(("127.0.0.1", int(os.environ[GATE]))) as gate:
            said = gate.recv(16)
        if said != b"go":
            raise RuntimeError("the test wants the bot to fail")
        choice = view["choice"]
        assert choice is not None
        return choice["actions"][0]["action"]


class Gate:
    """Where the bots knock, one connection for each thought."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=16)
        self._listener.settimeout(LONGEST)
        self.port = str(self._listener.getsockname()[1])

    def __enter__(self) -> Gate:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()

    def knock(self) -> socket.socket:
        """Wait for a bot that thinks; it does so until it is told something or the connection is closed."""
        connection, _ = self._listener.accept()
        return connection

    def tell(self, said: str) -> None:
        """Wait for a bot that thinks, and tell it."""
        with self.knock() as bot:
            bot.sendall(said.encode())
