"""A deck drawn by chance is offered in the lobby, and a match begins with it."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from tests.server.play import bearer


def test_the_lobby_offers_a_random_deck_for_every_seat(client: TestClient) -> None:
    page = client.get("/?game=altered").text
    for seat in (0, 1):
        field = re.search(rf'<select id="decks-{seat}".*?</select>', page, re.DOTALL)
        assert field is not None
        assert '<option value="random-core" >A random deck of the Core set</option>' in field.group()
        assert re.findall('value="([^"]*)" selected', field.group()) == [("axiom", "bravos")[seat]]


def test_a_match_with_random_decks_begins(client: TestClient) -> None:
    form = {"game": "altered", "decks-0": "random-core", "decks-1": "random-core"}
    answer = client.post("/", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    token = answer.headers["location"].removeprefix("/t/")
    seat = client.get("/api/seat", headers=bearer(token))
    assert seat.status_code == 200
    assert client.get(f"/t/{token}").status_code == 200
