"""The WebSocket: news for a seat, and what closes it."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tests.server.play import bearer, new_match, position


def draw(client: TestClient, token: str) -> None:
    seq = position(client, token)["seq"]
    answer = client.post("/api/actions", json={"seq": seq, "words": "draw"}, headers=bearer(token))
    assert answer.status_code == 200


def test_every_seat_hears_of_each_new_position(client: TestClient) -> None:
    first, second = new_match(client)
    with client.websocket_connect(f"/live/{first}") as mine, client.websocket_connect(f"/live/{second}") as other:
        assert mine.receive_json() == other.receive_json() == {"seq": 0}
        draw(client, first)
        assert mine.receive_json() == other.receive_json() == {"seq": 1}
        draw(client, second)
        assert mine.receive_json() == other.receive_json() == {"seq": 2}


def test_a_client_that_fell_behind_is_told_again(client: TestClient) -> None:
    first, _ = new_match(client)
    draw(client, first)
    with client.websocket_connect(f"/live/{first}") as socket:
        assert socket.receive_json() == {"seq": 1}
        socket.send_json({"seq": 1})  # nothing to say to this
        socket.send_json({"seq": 0})
        assert socket.receive_json() == {"seq": 1}


def test_a_wrong_token_is_refused_before_the_socket_opens(client: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse) as caught, client.websocket_connect("/live/wrong"):
        pass
    assert caught.value.status_code == 404
    assert caught.value.json()["error"] == "unknown_token"


@pytest.mark.parametrize(
    "text",
    ["", "hello", "{", "[]", "{}", '{"seq": "1"}', '{"seq": 1, "action": 0}', '{"seq": 1e99}', "[" * 100_000, "\x00"],
)
def test_what_cannot_be_understood_closes_the_socket(client: TestClient, text: str) -> None:
    first, _ = new_match(client)
    with client.websocket_connect(f"/live/{first}") as socket:
        assert socket.receive_json() == {"seq": 0}
        socket.send_text(text)
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
    assert caught.value.code == 1007
    assert position(client, first)["seq"] == 0


def test_binary_frames_close_the_socket(client: TestClient) -> None:
    first, _ = new_match(client)
    with client.websocket_connect(f"/live/{first}") as socket:
        assert socket.receive_json() == {"seq": 0}
        socket.send_bytes(b'{"seq": 0}')
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
    assert caught.value.code == 1003


def test_a_client_that_leaves_is_forgotten(app: FastAPI, client: TestClient) -> None:
    first, _ = new_match(client)
    with client.websocket_connect(f"/live/{first}") as socket:
        socket.receive_json()
        assert app.state.matches._news._listeners
    draw(client, first)
    assert not app.state.matches._news._listeners
