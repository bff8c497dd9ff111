"""Table talk: who says what to whom, what is refused, and that no match notices."""

from __future__ import annotations

import re
import signal
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from alembic import command
from alembic.config import Config
from fastapi import FastAPI
from sqlalchemy import create_engine, inspect, text
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import tavola.server
from tavola.kernel import registry
from tavola.server import talk as talk_module
from tavola.server.guard import LARGEST_BODY, LARGEST_FRAME
from tavola.server.position import Player, SeatAt
from tavola.server.storage import MessageRow, open_storage
from tavola.server.talk import AT_ONCE, KEPT, LONGEST, SECONDS, has_talk
from tests.pebbles import Pebbles
from tests.server.play import bearer, new_match, position
from tests.server.served import Served

BROWSER = {"Accept": "text/html"}


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock(app: FastAPI) -> Clock:
    clock = Clock()
    app.state.talk._now = clock
    return clock


def say(client: httpx.Client, token: str, words: str) -> httpx.Response:
    return client.post("/api/talk", json={"text": words}, headers=bearer(token))


def heard(client: httpx.Client, token: str, **query: Any) -> list[dict[str, Any]]:
    answer = client.get("/api/talk", params=query, headers=bearer(token))
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def texts(client: httpx.Client, token: str) -> list[str]:
    return [message["text"] for message in heard(client, token)]


def watcher(client: httpx.Client, token: str) -> str:
    """The token with which one looks on at the match of ``token``."""
    found: str = client.get("/api/seat", headers=bearer(token)).json()["watch"]
    return found


# Saying and reading ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["pebbles", "altered"])
def test_all_at_the_table_read_who_said_what_and_when(client: TestClient, clock: Clock, game: str) -> None:
    first, second = new_match(client, game=game)
    for token, name in ((first, "Anna"), (second, "Bruno")):
        client.post("/api/seat", json={"name": name}, headers=bearer(token))
    answer = say(client, first, "  shall we?  ")
    assert answer.status_code == 201
    assert answer.json() == {
        "number": 1,
        "seat": 0,
        "name": "Anna",
        "said": "2026-05-01T12:00:00Z",
        "text": "shall we?",
    }
    say(client, second, "yes")
    for token in (first, second, watcher(client, first)):
        assert [(one["number"], one["seat"], one["text"]) for one in heard(client, token)] == [
            (1, 0, "shall we?"),
            (2, 1, "yes"),
        ]
        assert [one["text"] for one in heard(client, token, after=1)] == ["yes"]
        page = client.get(f"/t/{token}").text
        assert re.findall(r'<bdi class="text">(.*?)</bdi>', page) == ["shall we?", "yes"]


def test_other_matches_hear_nothing(client: TestClient) -> None:
    first, _ = new_match(client)
    other, _ = new_match(client)
    say(client, first, "between us")
    assert heard(client, other) == []
    assert "between us" not in client.get(f"/t/{other}").text
    with client.websocket_connect(f"/live/{other}") as socket:
        assert socket.receive_json() == {"seq": 0}
        say(client, first, "still between us")
        say(client, other, "and this is ours")
        assert socket.receive_json() == {"talk": 1}


def test_the_match_and_its_replay_know_nothing_of_it(client: TestClient) -> None:
    first, second = tokens = new_match(client)
    before = position(client, first)
    say(client, first, "a secret plan")
    assert position(client, first) == before
    while not (now := position(client, first))["over"]:
        token = tokens[now["player"]]
        chosen = position(client, token)["actions"][-1]["action"]
        client.post("/api/actions", json={"seq": now["seq"], "action": chosen}, headers=bearer(token))
    assert say(client, second, "well played").status_code == 201, "people talk on when the match is over"
    replay = client.get("/api/replay", headers=bearer(first))
    assert replay.status_code == 200
    assert b"secret plan" not in replay.content
    assert "secret plan" not in client.get("/api/log", headers=bearer(first)).text


def test_a_form_says_it_too_and_leads_back(client: TestClient) -> None:
    first, second = new_match(client)
    client.post(f"/t/{second}/join", data={"name": "Bruno"})
    answer = client.post(f"/t/{second}/talk", data={"text": "ciao"}, headers=BROWSER, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{second}#talk")
    assert re.search(r'<bdi class="who">Bruno</bdi>.*<bdi class="text">ciao</bdi>', client.get(f"/t/{first}").text)
    answer = client.post(f"/t/{first}/talk", data={"text": "eccomi", "after": "1"}, headers={"X-Tavola": "talk"})
    assert re.findall(r'data-number="(\d+)"', answer.text) == ["2"], "the script gets what it does not have"
    assert "Player 1" in answer.text
    for after, numbers in (("0", ["1", "2"]), ("2", []), ("9" * 5000, ["1", "2"]), ("x", ["1", "2"])):
        lines = client.get(f"/t/{first}/talk", params={"after": after}).text
        assert re.findall(r'data-number="(\d+)"', lines) == numbers


def test_only_the_last_messages_are_kept(client: TestClient, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    assert KEPT == 500
    monkeypatch.setattr(talk_module, "KEPT", 3)
    first, second = new_match(client)
    other = new_match(client)[0]
    say(client, other, "elsewhere")
    for number in range(1, 6):
        say(client, (first, second)[number % 2], str(number))
    assert [(one["number"], one["text"]) for one in heard(client, first)] == [(3, "3"), (4, "4"), (5, "5")]
    assert texts(client, other) == ["elsewhere"]


# Who may --------------------------------------------------------------------------------------------------------------


def a_seat(opponent: Any, *kinds: str) -> SeatAt:
    players = [Player(number, kind, "", "") for number, kind in enumerate(kinds)]
    return SeatAt("m", 0, "pebbles", opponent, players, [], [], "w")


def test_people_talk_where_there_are_two_with_links_of_their_own() -> None:
    assert has_talk(a_seat("friend", "person", "open"))
    assert has_talk(a_seat("friend", "person", "bot", "person"))
    assert not has_talk(a_seat("bot", "person", "bot", "bot"))
    assert not has_talk(a_seat("hotseat", "person", "person"))
    assert not has_talk(a_seat("friend", "person"))


@pytest.mark.parametrize("opponent", ["bot", "hotseat"])
def test_there_is_no_talk_with_bots_or_at_one_screen(client: TestClient, opponent: str) -> None:
    token = new_match(client, opponent=opponent)[0]
    answer = say(client, token, "hello?")
    assert (answer.status_code, answer.json()["error"]) == (409, "no_talk")
    assert heard(client, token) == []
    page = client.get(f"/t/{token}").text
    assert 'id="talk"' not in page
    assert "table talk" not in page


def test_who_looks_on_reads_and_does_not_write(client: TestClient) -> None:
    first, _ = new_match(client)
    watch = watcher(client, first)
    answer = say(client, watch, "play the five!")
    assert (answer.status_code, answer.json()["error"]) == (403, "only_looks_on")
    answer = client.post(f"/t/{watch}/talk", data={"text": "!"}, headers=BROWSER | {"Accept-Language": "it"})
    assert answer.status_code == 403
    assert "Per scrivere apri il link di un posto." in answer.text
    assert heard(client, first) == []
    assert ('name="text"' in client.get(f"/t/{first}").text, 'name="text"' in client.get(f"/t/{watch}").text) == (
        True,
        False,
    )


def test_a_wrong_token_neither_reads_nor_writes(client: TestClient) -> None:
    for wrong in ("wrong", "%00", "%FF%FE", "9" * 5000):
        page = f"/t/{wrong}/talk"
        assert client.get(page).status_code == 404
        assert client.post(page, data={"text": "x"}).status_code == 404
    assert say(client, "wrong", "x").status_code == 404
    assert client.get("/api/talk", headers=bearer("wrong")).status_code == 404
    assert client.get("/api/talk").status_code == client.post("/api/talk", json={"text": "x"}).status_code == 401


def test_more_than_two_sit_and_talk(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    class Crowd(Pebbles):
        name = "crowd"
        seats = (2, 4)

    monkeypatch.setitem(registry._found, "crowd", Crowd())
    tokens = new_match(client, game="crowd", seats=4)
    for number, token in enumerate(tokens):
        assert say(client, token, f"I am {number}").status_code == 201
    assert [one["seat"] for one in heard(client, tokens[3])] == [0, 1, 2, 3]


# What is refused ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "Write something first"),
        (" \t \n ", "Write something first"),
        ("\u200b\u2060", "Write something first"),
        ("x" * (LONGEST + 1), "at most 280 characters and this one has 281"),
        ("a\nb", "one line of plain text"),
        ("a\x00b", "one line of plain text"),
        ("a\x1b[31mb", "one line of plain text"),
        ("a\x85b", "one line of plain text"),
        ("a\u2028b", "one line of plain text"),
        ("pay \u202e001 euro", "one line of plain text"),
    ],
)
def test_what_is_no_message_is_refused_with_what_to_do(client: TestClient, words: str, sentence: str) -> None:
    first, second = new_match(client)
    answer = say(client, first, words)
    assert (answer.status_code, answer.json()["error"], answer.json()["place"]) == (422, "bad_message", "body.text")
    assert sentence in answer.json()["message"]
    answer = client.post(f"/t/{first}/talk", data={"text": words}, headers={"X-Tavola": "talk"})
    assert answer.status_code == 422
    assert sentence in answer.text
    assert heard(client, second) == []


@pytest.mark.parametrize(
    "words", ["x" * LONGEST, "  " + "è" * LONGEST + "\n", "👩‍👩‍👧 ❤️", "שלום", "a  b", "'; drop table messages; --"]
)
def test_what_is_a_message_comes_as_it_was_said(client: TestClient, words: str) -> None:
    first, second = new_match(client)
    assert say(client, first, words).status_code == 201
    assert texts(client, second) == [words.strip()]


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{}", b'{"text": 1}', b'{"text": null}', b'{"text": "\\ud800"}', b'{"text": "a", "seat": 1}']
)
def test_a_malformed_body_says_nothing(client: TestClient, body: bytes) -> None:
    first, _ = new_match(client)
    answer = client.post("/api/talk", content=body, headers=bearer(first) | {"content-type": "application/json"})
    assert answer.status_code == 422
    assert heard(client, first) == []


@pytest.mark.parametrize("after", ["-1", "x", "9" * 5000, "1.5"])
def test_a_strange_number_to_read_from_is_malformed(client: TestClient, after: str) -> None:
    first, _ = new_match(client)
    answer = client.get("/api/talk", params={"after": after}, headers=bearer(first))
    assert (answer.status_code, answer.json()["error"]) == (422, "malformed")


def test_hostile_forms_say_nothing(client: TestClient) -> None:
    first, _ = new_match(client)
    page = f"/t/{first}/talk"
    assert client.post(page, files={"text": ("a", b"b")}, headers=BROWSER).status_code == 422
    assert client.post(page, content=b'{"text": "x"}', headers={"content-type": "text/plain"}).status_code == 422
    assert client.post(page, data={"text": "x" * LARGEST_BODY}, headers=BROWSER).status_code == 413
    for foreign in ({"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}):
        assert client.post(page, data={"text": "x"}, headers=foreign).status_code == 403
    assert heard(client, first) == []


def test_html_is_text(client: TestClient) -> None:
    first, second = new_match(client)
    client.post(f"/t/{second}/join", data={"name": "<i>Eve</i>"})
    hostile = "<script>alert(1)</script> </bdi> \" onload=x ' {{ 7 * 7 }} https://elsewhere.example"
    say(client, second, hostile)
    for path in (f"/t/{first}", f"/t/{first}/talk"):
        page = client.get(path).text
        assert "<script>alert" not in page
        assert "<i>Eve" not in page
        assert "&lt;script&gt;alert(1)&lt;/script&gt; &lt;/bdi&gt; &#34; onload=x &#39; {{ 7 * 7 }} https://" in page
        assert 'href="https://elsewhere' not in page
    assert texts(client, first) == [hostile]


def test_who_says_much_must_wait(client: TestClient, clock: Clock) -> None:
    first, second = new_match(client)
    for number in range(AT_ONCE):
        assert say(client, first, str(number)).status_code == 201
        clock.time += timedelta(seconds=1)
    answer = say(client, first, "more")
    assert (answer.status_code, answer.json()["error"]) == (429, "too_much_talk")
    assert f"Wait {SECONDS - AT_ONCE} s" in answer.json()["message"]
    italian = client.post(f"/t/{first}/talk", data={"text": "x"}, headers={"X-Tavola": "1", "Accept-Language": "it"})
    assert (italian.status_code, f"Aspetta {SECONDS - AT_ONCE} s" in italian.text) == (429, True)
    assert say(client, second, "I may").status_code == 201, "each seat has a pace of its own"
    assert say(client, new_match(client)[0], "I too").status_code == 201
    clock.time += timedelta(seconds=SECONDS - AT_ONCE)
    assert say(client, first, "now").status_code == 201
    assert say(client, first, "and one more, after the second").status_code == 429
    clock.time -= timedelta(days=1)
    assert say(client, first, "the clock was wrong").status_code == 201
    assert len(heard(client, first)) == AT_ONCE + 3


# Live -----------------------------------------------------------------------------------------------------------------


def test_seats_and_spectators_hear_of_each_message(app: FastAPI, client: TestClient) -> None:
    first, second = new_match(client)
    tokens = (first, second, watcher(client, first))
    sockets = [client.websocket_connect(f"/live/{token}") for token in tokens]
    with sockets[0] as one, sockets[1] as two, sockets[2] as three:
        assert [socket.receive_json() for socket in (one, two, three)] == [{"seq": 0}] * 3
        for number in (1, 2):
            say(client, second, "hello")
            assert [socket.receive_json() for socket in (one, two, three)] == [{"talk": number}] * 3
    say(client, second, "nobody is there")
    assert not app.state.talk._news._listeners


def test_who_comes_back_is_told_of_the_last_message(client: TestClient) -> None:
    first, second = new_match(client)
    for number in range(3):
        say(client, second, str(number))
    with client.websocket_connect(f"/live/{first}") as socket:
        assert sorted([socket.receive_text(), socket.receive_text()]) == ['{"seq":0}', '{"talk":3}']


@pytest.mark.parametrize("frame", ['{"talk": 1}', '{"text": "hello"}', '{"seq": 0, "text": "hello"}'])
def test_nothing_is_said_over_the_socket(client: TestClient, frame: str) -> None:
    first, _ = new_match(client)
    with client.websocket_connect(f"/live/{first}") as socket:
        socket.receive_json()
        socket.send_text(frame)
        assert socket.receive()["code"] == 1007
    assert heard(client, first) == []


# The database ---------------------------------------------------------------------------------------------------------


def test_a_killed_server_keeps_every_message_and_refuses_large_frames(url: str, tmp_path: Path) -> None:
    with Served(url, tmp_path / "output.txt") as served:
        first, second = new_match(served.client)
        live = served.address.replace("http", "ws") + f"live/{first}"
        with connect(live) as socket:
            assert socket.recv() == '{"seq":0}'
            say(served.client, second, "before the end")
            assert socket.recv() == '{"talk":1}'
            socket.send("x" * (LARGEST_FRAME + 1))
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
        said = heard(served.client, first)
        served.stop(signal.SIGKILL)
    with Served(url, tmp_path / "output.txt") as served:
        assert heard(served.client, first) == said
        assert [one["text"] for one in said] == ["before the end"]
        assert say(served.client, first, "and after").json()["number"] == 2


def test_two_servers_of_one_database_number_the_messages_once(client: TestClient, url: str, app: FastAPI) -> None:
    first, second = new_match(client)
    say(client, first, "one")
    storage = open_storage(url)
    match = client.get("/api/seat", headers=bearer(first)).json()["match"]
    latest = app.state.talk._storage.last_message
    raced: list[int] = []

    def last_message(match_id: str) -> int:
        """The other server writes between our look and our own writing."""
        found: int = latest(match_id)
        if not raced:
            raced.append(found)
            storage.add_message(MessageRow(match, found + 1, 1, datetime.now(UTC), "two"), KEPT)
        return found

    app.state.talk._storage.last_message = last_message
    assert say(client, second, "three").json()["number"] == 3
    assert texts(client, first) == ["one", "two", "three"]
    storage.close()


def test_a_database_without_talk_gets_it_and_keeps_its_matches(url: str) -> None:
    engine = create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(Path(tavola.server.__file__).with_name("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        assert not inspect(connection).has_table("messages")
        values = "('m', 'pebbles', 2, '{}', 1, 'friend', '2026-01-01 00:00:00')"
        connection.execute(text(f"insert into matches values {values}"))
    storage = open_storage(url)
    assert storage.match("m").game == "pebbles"
    row = MessageRow("m", 1, 0, datetime(2026, 5, 1, 12, 30, tzinfo=UTC), "hello")
    storage.add_message(row, KEPT)
    assert storage.messages_after("m", 0) == [row]
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        assert not inspect(connection).has_table("messages")
    storage.close()
    engine.dispose()
