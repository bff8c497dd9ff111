"""Reading decks keeps nobody else waiting: it is done away from the event loop, and once for each text."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tavola.games.altered.deck import deck_text
from tavola.games.altered.forms import read_decks, write_deck
from tavola.kernel.errors import TavolaError
from tavola.server.lobby import LONGEST_VALUE, Lobby
from tests.games.altered.forms.lists import HERO

Asking = Callable[[TestClient, str], Any]


def unheard_of(name: str, legal: bool) -> str:
    """A deck that nobody has asked about yet, in a form that the library for JSON reads."""
    deck = read_decks(deck_text("bravos") if legal else f"1 {HERO}\n9 ALT_CORE_B_BR_15_C\n")[0]
    deck.name = name
    return json.dumps(json.loads(write_deck("api_json", deck)))


def paste(client: TestClient, text: str) -> Any:
    form = {"game": "altered", "opponent": "bot", "decks-0-text": text}
    return client.post("/", data=form, follow_redirects=False)


def upload(client: TestClient, text: str) -> Any:
    # Longer than what may be pasted, so that the file itself is read.
    files = {"decks-1-file": ("deck", (text + " " * 21_000).encode())}
    return client.post("/", data={"game": "altered", "opponent": "bot"}, files=files, follow_redirects=False)


def follow(client: TestClient, text: str) -> Any:
    return client.get(f"/?game=altered&decks-1={quote(text)}")


def read_in(client: TestClient, text: str) -> Any:
    return client.post("/decks/altered", data={"text": text}, follow_redirects=False)


def call(client: TestClient, text: str) -> Any:
    return client.post("/api/matches", json={"game": "altered", "opponent": "bot", "settings": {"decks": text}})


def in_event_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[bool]]:
    """For each text that is read: whether it was done in the event loop, time by time."""
    found: dict[str, list[bool]] = {}
    loads = json.loads

    def watched(text: Any, **words: Any) -> Any:
        found.setdefault(text.strip() if isinstance(text, str) else "", []).append(in_event_loop())
        return loads(text, **words)

    monkeypatch.setattr(json, "loads", watched)
    return found


@pytest.mark.parametrize("legal", [True, False])
@pytest.mark.parametrize("ask", [paste, upload, follow, read_in, call])
def test_a_deck_is_read_once_and_not_in_the_event_loop(
    client: TestClient, readings: dict[str, list[bool]], ask: Asking, legal: bool
) -> None:
    text = unheard_of(f"{ask.__name__} {legal}", legal)
    answer = ask(client, text)
    assert answer.status_code < 500
    if ask in (paste, call):
        assert (answer.status_code in (200, 201, 303)) == legal
    assert readings[text] == [False]


def test_a_deck_that_cannot_be_read_is_not_read_again_for_every_field(
    client: TestClient, readings: dict[str, list[bool]]
) -> None:
    text = '{"deckCards": "none of them"}'
    answer = paste(client, text)
    assert answer.status_code == 422
    assert "is no list" in answer.text
    assert readings[text] == [False]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The address gives more than 4096 characters here"),
        ("it", "L&#39;indirizzo dà più di 4096 caratteri qui"),
    ],
)
def test_an_address_gives_no_more_than_so_much_for_an_option(
    client: TestClient, readings: dict[str, list[bool]], language: str, said: str
) -> None:
    whole = json.dumps({"name": language, "deckCards": []}).ljust(LONGEST_VALUE)
    assert client.get("/", params={"game": "altered", "decks-0": whole}).status_code == 200
    assert len(readings) == 1
    for value in (whole + "x", "x" * 30_000):
        answer = client.get("/", params={"game": "altered", "decks-0": value}, headers={"Accept-Language": language})
        assert answer.status_code == 422
        assert answer.text.count(said) == 1
        assert 'id="wrong-decks-0"' in answer.text
        assert re.findall(r'<textarea id="decks-0-text"[^>]*>(.*?)</textarea>', answer.text, re.DOTALL) == [""]
    assert len(readings) == 1


def test_what_cannot_be_seen_is_no_part_of_a_name_in_an_address(client: TestClient) -> None:
    code = write_deck("code", read_decks(deck_text("bravos"))[0]).decode()
    name = "=My\x00\x1b[31m\u202e  deck"
    answer = client.get("/decks/altered/export", params={"deck": code, "name": name, "form": "csv"})
    assert answer.text.splitlines()[1].startswith("1;'=My [31m deck;standard;")
    page = client.get("/decks/altered/build", params={"deck": code, "name": name}).text
    assert 'value="=My [31m deck"' in page


def test_the_fields_to_blame_are_looked_for_away_from_the_event_loop(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[bool] = []
    blame = Lobby.blame

    def watched(self: Lobby, error: TavolaError, language: str) -> None:
        found.append(in_event_loop())
        blame(self, error, language)

    monkeypatch.setattr(Lobby, "blame", watched)
    assert paste(client, f"9 {HERO}").status_code == 422
    assert found == [False]
