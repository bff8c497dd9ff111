"""Altered: of 500 random positions, a seat is sent the same when only what it may not know differs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola import testing
from tavola.games.altered import GAME
from tavola.games.altered.deck import STARTER_DECKS
from tavola.games.altered.state import AlteredState
from tavola.kernel.rng import Rng
from tavola.server.app import create_app
from tests.server.play import bearer, new_match
from tests.server.sent import live_table, plant

POSITIONS = 500
GROUPS = 10


@pytest.fixture
def altered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[FastAPI, TestClient]]:
    app = create_app(f"sqlite:///{tmp_path_factory.mktemp('hidden') / 'table.sqlite'}")
    with TestClient(app) as client:
        yield app, client


def positions(play: Random) -> Iterator[AlteredState]:
    """Positions of random games, a few of each."""
    while True:
        decks = [play.choice(STARTER_DECKS), play.choice(STARTER_DECKS)]
        settings = GAME.settle(2, {"decks": decks, "profile": play.choice(["summary", "complete"])})
        for state in testing.random_play(GAME, settings, play.randrange(1 << 32), play):
            if play.random() < 0.1 and not state.is_terminal():
                assert isinstance(state, AlteredState)
                yield state.clone()


def sent(client: TestClient, token: str, language: str, piece: str) -> list[bytes]:
    """What the seat gets by the API, the page and the WebSocket; and why it can do nothing with ``piece``."""
    asked = {"language": language, "piece": piece}
    page = {"Accept-Language": language, "X-Tavola": "1"}
    answers = [
        client.get("/api/position", params=asked, headers=bearer(token)),
        client.get("/api/why-not", params=asked, headers=bearer(token)),
        client.get(f"/t/{token}/fragment", headers=page),
    ]
    for answer in answers:
        assert answer.is_success, answer.text
    with client.websocket_connect(f"/live/{token}") as socket:
        live = socket.receive_text().encode()
    return [*(answer.content for answer in answers), live]


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_seat_is_sent_nothing_that_it_may_not_know(altered: tuple[FastAPI, TestClient], group: int) -> None:
    app, client = altered
    play = Random(group)
    tokens = new_match(client, game="altered")
    for token in tokens:
        client.get("/api/position", headers=bearer(token))
    differing = 0
    for number, state in enumerate(islice(positions(play), POSITIONS // GROUPS)):
        seat, language = number % 2, ("en", "it")[number // 2 % 2]
        dealt = GAME.determinize(state, seat, Rng(play.randrange(1 << 32)))
        assert isinstance(dealt, AlteredState)
        piece = f"o{play.choice(state.stamp)}"
        token = token_of(app, tokens, seat)
        plant(app, token, state)
        before = sent(client, token, language, piece)
        plant(app, token, dealt)
        assert sent(client, token, language, piece) == before
        differing += dealt.card != state.card
    assert differing > POSITIONS // GROUPS // 2, "hardly anything was dealt anew, so hardly anything was compared"


def token_of(app: FastAPI, tokens: list[str], seat: int) -> str:
    """The token that opens ``seat``."""
    storage = app.state.matches._storage
    return next(token for token in tokens if storage.seat(token).number == seat)


def test_the_test_can_fail(altered: tuple[FastAPI, TestClient]) -> None:
    app, client = altered
    tokens = new_match(client, game="altered")
    client.get("/api/position", headers=bearer(tokens[0]))
    true = live_table(app, tokens[0]).match.state.clone()
    assert isinstance(true, AlteredState)
    token = token_of(app, tokens, 0)
    before = sent(client, token, "en", "o0")
    other = GAME.determinize(true, 1, Rng(5))
    plant(app, token, other)
    assert sent(client, token, "en", "o0") != before
