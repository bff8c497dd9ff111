"""Everything that ever goes out to a seat, gathered, so that two matches can be compared.

For a test of hidden information: make a match, play some moves, then `plant` a state that differs only in what the
seat may not know (see `Game.determinize`), and gather again. What was sent must be equal.
"""

from __future__ import annotations

from typing import Any, cast

from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola.kernel.language import LANGUAGES
from tavola.kernel.state import State
from tavola.server.matches import Matches
from tavola.server.table import Table
from tests.server.play import bearer

#: What the page asks for, by the token of the seat.
PAGES = ("/t/{token}", "/t/{token}/fragment")


def everything_sent(client: TestClient, token: str, pieces: list[str] | None = None) -> dict[str, Any]:
    """All answers that the seat of ``token`` can get without moving, by what was asked.

    ``pieces`` are the pieces of which it asks why not; by default those that its own actions name, and one that does
    not exist.
    """
    sent: dict[str, Any] = {}
    for path in ("/api/seat", "/api/position", "/api/log", "/api/replay"):
        for language in LANGUAGES:
            answer = client.get(path, params={"language": language}, headers=bearer(token))
            sent[f"{path} {language}"] = (answer.status_code, answer.content)
    if pieces is None:
        actions = client.get("/api/position", headers=bearer(token)).json()["actions"]
        pieces = sorted({action["piece"] for action in actions} | {"no-such-piece"})
    for piece in pieces:
        answer = client.get("/api/why-not", params={"piece": piece}, headers=bearer(token))
        sent[f"why not {piece}"] = (answer.status_code, answer.content)
    for page in PAGES:
        for language in LANGUAGES:
            headers = {"Accept-Language": language, "X-Tavola": "1"}
            answer = client.get(page.format(token=token), headers=headers)
            sent[f"{page} {language}"] = (answer.status_code, answer.content)
    with client.websocket_connect(f"/live/{token}") as socket:
        sent["/live"] = socket.receive_text()
    return sent


def live_table(app: FastAPI, token: str) -> Table:
    """The live match that ``token`` opens; look at it once before."""
    matches = cast(Matches, app.state.matches)
    seat = matches._storage.seat(token)
    assert seat is not None
    return matches._tables[seat.match]


def plant(app: FastAPI, token: str, state: State) -> State:
    """Put ``state`` in the place of the true one, which is returned; history and all else stay as they are."""
    match = live_table(app, token).match
    true = match.state
    state.events = []
    match.state = state
    return true
