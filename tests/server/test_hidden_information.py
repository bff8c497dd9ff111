"""Whatever differs only in what a seat may not know is sent to that seat in the same words."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola.kernel.rng import Rng
from tests.pebbles import PebblesState
from tests.server.play import bearer, new_match, position
from tests.server.sent import everything_sent, live_table, plant

PIECES = [f"pebble-{number}" for number in range(1, 10)]


def play_some(client: TestClient, tokens: list[str], rng: Rng, moves: int) -> None:
    for _ in range(moves):
        player = position(client, tokens[0])["player"]
        if player < 0:
            return
        now = position(client, tokens[player])
        action = now["actions"][rng.below(len(now["actions"]))]["action"]
        body = {"seq": now["seq"], "action": action}
        assert client.post("/api/actions", json=body, headers=bearer(tokens[player])).is_success


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_sent_nothing_that_it_may_not_know(app: FastAPI, client: TestClient, seed: int) -> None:
    rng = Rng(seed)
    tokens = new_match(client)
    differing = 0
    for _ in range(3):
        play_some(client, tokens, rng, 3)
        for seat, token in enumerate(tokens):
            before = everything_sent(client, token, PIECES)
            table = live_table(app, token)
            true = table.match.state
            assert isinstance(true, PebblesState)
            for _ in range(3):
                dealt = table.match.game.determinize(true, seat, rng)
                assert isinstance(dealt, PebblesState)
                differing += dealt.hands != true.hands
                plant(app, token, dealt)
                assert everything_sent(client, token, PIECES) == before
            plant(app, token, true)
    assert differing  # otherwise nothing was compared


def test_the_test_can_fail(app: FastAPI, client: TestClient) -> None:
    tokens = new_match(client)
    before = everything_sent(client, tokens[0], PIECES)
    state = live_table(app, tokens[0]).match.state.clone()
    assert isinstance(state, PebblesState)
    state.hands[0][0], state.bag[0] = state.bag[0], state.hands[0][0]
    plant(app, tokens[0], state)
    after = everything_sent(client, tokens[0], PIECES)
    assert after.keys() == before.keys()
    assert after["/api/position en"] != before["/api/position en"]
