"""Playing through the service and the API, for tests."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx

from tavola.server.matches import Matches
from tavola.server.position import Position


def words(position: Position) -> list[str]:
    """What the seat may do now."""
    choice = position.view["choice"]
    return [] if choice is None else [action["words"] for action in choice["actions"]]


def a_play(position: Position) -> str:
    """Some pebble to play."""
    return next(one for one in words(position) if one.startswith("play"))


async def act(matches: Matches, token: str, *moves: str) -> Position:
    """Make moves one after the other; "play" stands for any pebble."""
    position = await matches.read(token)
    for move in moves:
        wanted = a_play(position) if move == "play" else move
        position = await matches.act(token, position.seq, words=wanted)
    return position


async def play_out(matches: Matches, tokens: list[str]) -> Position:
    """Play to the end, each seat taking its last legal action."""
    while True:
        for token in tokens:
            position = await matches.read(token)
            while words(position):
                position = await matches.act(token, position.seq, words=words(position)[-1])
            if position.over:
                return position


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_match(client: httpx.Client, **body: Any) -> list[str]:
    """The tokens of a new match of pebbles between friends, made through the API."""
    answer = client.post("/api/matches", json={"game": "pebbles", "opponent": "friend", **body})
    assert answer.status_code == 201, answer.text
    tokens: list[str] = answer.json()["tokens"]
    return tokens


def position(client: httpx.Client, token: str) -> dict[str, Any]:
    answer = client.get("/api/position", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found
