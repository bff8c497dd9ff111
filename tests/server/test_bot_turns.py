"""Bots that die, fail or hang in the middle of a match: it goes on, and the table says what happened."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing

import pytest
from anyio import to_thread
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola.bots.workers import WorkerLost
from tavola.server.matches import Matches
from tavola.server.position import Position
from tavola.server.storage import open_storage
from tavola.server.talk import Talk
from tavola.server.thinking import Job
from tavola.server.workers import Workers
from tests.gated_bot import GATE, Gate
from tests.server.play import act, bearer, words

pytestmark = pytest.mark.anyio


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    with Gate() as gate:
        monkeypatch.setenv(GATE, gate.port)
        yield gate


class Faulty(Workers):
    """Workers that answer as the test says, without any process: each word names a bot that is asked in vain."""

    def __init__(self, *broken: str) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.broken = list(broken)

    async def ask(self, job: Job) -> str:
        self.asked.append(job.bot)
        if job.bot in self.broken:
            self.broken.remove(job.bot)
            raise WorkerLost("the test wants it so")
        return "draw"


@pytest.fixture
async def serve(url: str) -> AsyncIterator[Callable[[Workers], Matches]]:
    """Makes the service with some workers; it is closed in the end."""
    made: list[Matches] = []

    def make(workers: Workers) -> Matches:
        made.append(Matches(open_storage(url), workers))
        return made[-1]

    yield make
    for matches in made:
        await matches.close()


async def until(matches: Matches, token: str, is_so: Callable[[Position], object]) -> Position:
    """The first position that is so, of those of which the table tells."""
    seat = await matches.seat(token)
    async with asyncio.timeout(30), aclosing(matches.subscribe(seat.match_id)) as news:
        async for _ in news:
            position = await matches.read(token)
            if is_so(position):
                return position
    raise AssertionError("the news have ended")


async def settled(matches: Matches, token: str) -> Position:
    return await until(matches, token, lambda position: not position.thinking)


# What happens, without processes


async def test_a_bot_that_fails_once_is_asked_again_and_the_table_says_so(serve: Callable[[Workers], Matches]) -> None:
    workers = Faulty("first")
    matches = serve(workers)
    token = (await matches.create("pebbles", {}, "bot", "first")).tokens[0]
    await act(matches, token, "draw")
    position = await settled(matches, token)
    assert workers.asked == ["first", "first"]
    assert (position.begun_again, position.stand_ins) == ([1], {})
    position = await act(matches, token, "play", "left")
    assert position.begun_again == []  # by now it has been read


async def test_after_repeated_failures_the_greedy_one_plays_to_the_end(serve: Callable[[Workers], Matches]) -> None:
    workers = Faulty("first", "first")
    matches = serve(workers)
    token = (await matches.create("pebbles", {}, "bot", "first")).tokens[0]
    await act(matches, token, "draw")
    position = await settled(matches, token)
    assert (position.begun_again, position.stand_ins) == ([], {1: "greedy"})
    await act(matches, token, "play", "left")
    assert (await settled(matches, token)).stand_ins == {1: "greedy"}
    assert workers.asked == ["first", "first", "greedy", "greedy"]


async def test_where_the_greedy_one_fails_too_chance_plays_and_asks_nobody(serve: Callable[[Workers], Matches]) -> None:
    workers = Faulty("first", "first", "greedy", "greedy")
    matches = serve(workers)
    token = (await matches.create("pebbles", {}, "bot", "first")).tokens[0]
    await act(matches, token, "draw")
    position = await settled(matches, token)
    assert position.stand_ins == {1: "random"}
    while not (position := await settled(matches, token)).over:
        await matches.act(token, position.seq, words=words(position)[-1])
    assert workers.asked == ["first", "first", "greedy", "greedy"]


async def test_failures_count_for_one_question_only(serve: Callable[[Workers], Matches]) -> None:
    workers = Faulty("first")
    matches = serve(workers)
    token = (await matches.create("pebbles", {}, "bot", "first")).tokens[0]
    await act(matches, token, "draw")
    await settled(matches, token)
    workers.broken.append("first")
    await act(matches, token, "play", "left")
    position = await settled(matches, token)
    assert (position.begun_again, position.stand_ins) == ([1], {})


# With processes


async def test_kill_9_in_the_middle_of_a_thought(serve: Callable[[Workers], Matches], gate: Gate) -> None:
    workers = Workers(1)
    matches = serve(workers)
    token = (await matches.create("pebbles", {}, "bot", "gated")).tokens[0]
    await act(matches, token, "draw")
    thought = await to_thread.run_sync(gate.knock)  # it thinks
    (killed,) = workers.processes()
    os.kill(killed, signal.SIGKILL)
    position = await until(matches, token, lambda position: position.begun_again)
    thought.close()
    assert position.thinking
    await to_thread.run_sync(gate.tell, "go")
    position = await settled(matches, token)
    assert (position.seq, position.begun_again, position.stand_ins) == (2, [1], {})
    assert words(position)


async def test_a_bot_that_raises(serve: Callable[[Workers], Matches], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(GATE, raising=False)
    matches = serve(Workers(1))
    token = (await matches.create("pebbles", {}, "bot", "gated")).tokens[0]
    await act(matches, token, "draw")
    assert (await settled(matches, token)).stand_ins == {1: "greedy"}


async def test_a_bot_that_hangs(serve: Callable[[Workers], Matches], gate: Gate) -> None:
    matches = serve(Workers(1, patience=0.001))  # not even the greedy one is as quick, in a new process
    token = (await matches.create("pebbles", {}, "bot", "gated")).tokens[0]
    await act(matches, token, "draw")
    position = await settled(matches, token)
    assert position.stand_ins == {1: "random"}
    assert words(position)


async def test_nothing_waits_for_a_bot_that_thinks(serve: Callable[[Workers], Matches], gate: Gate) -> None:
    matches = serve(Workers(1))
    mine, friends = (await matches.create("stones", {}, "friend", others=["gated", "friend"])).tokens
    position = await matches.read(mine)
    position = await matches.act(mine, position.seq, words=words(position)[0])
    assert position.thinking
    talk = Talk(matches._storage, matches)
    with await to_thread.run_sync(gate.knock):  # it thinks, until the block is left
        assert (await matches.why_not(mine, "anything"))["reason"]
        assert (await talk.say(mine, "It takes its time.")).number == 1
        asked = await matches.undo(mine, position.seq)
        assert (asked.undo_asked_by, asked.thinking) == (0, True)
        assert (await matches.read(friends)).undo_asked_by == 0
        position = await matches.answer_undo(friends, asked.seq, yes=True)
        assert (position.thinking, words(await matches.read(mine)) != []) == (False, True)


async def test_a_server_that_ends_in_the_middle_of_a_thought_asks_again(
    serve: Callable[[Workers], Matches], gate: Gate, url: str
) -> None:
    matches = serve(Workers(1))
    token = (await matches.create("pebbles", {}, "bot", "gated")).tokens[0]
    await act(matches, token, "draw")
    thought = await to_thread.run_sync(gate.knock)  # it thinks
    await matches.close()
    thought.close()
    again = serve(Workers(1))
    position = await again.read(token)
    assert (position.seq, position.thinking) == (1, True)
    await to_thread.run_sync(gate.tell, "go")
    assert (await settled(again, token)).seq == 2


@pytest.mark.parametrize("bot", ["easy", "ismcts:1"])
async def test_a_match_against_a_search_is_played_to_its_end(serve: Callable[[Workers], Matches], bot: str) -> None:
    matches = serve(Workers(1))
    token = (await matches.create("pebbles", {}, "bot", bot)).tokens[0]
    while not (position := await settled(matches, token)).over:
        await matches.act(token, position.seq, words=words(position)[-1])
    assert position.stand_ins == {}


# What the page and the API say


@pytest.fixture
def faulty(app: FastAPI) -> Iterator[tuple[TestClient, Faulty]]:
    workers = Faulty()
    app.state.matches._bots._workers = workers
    with TestClient(app) as client:
        yield client, workers


def begin(client: TestClient, **body: object) -> str:
    answer = client.post("/api/matches", json={"game": "pebbles", "opponent": "bot", **body})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["tokens"][0]
    return token


def after_one_move(client: TestClient, token: str) -> dict[str, object]:
    """The position once the bot has answered a move."""
    assert client.post("/api/actions", json={"seq": 0, "words": "draw"}, headers=bearer(token)).status_code == 200
    with client.websocket_connect(f"/live/{token}") as live:
        while (found := client.get("/api/position", headers=bearer(token)).json())["thinking"]:
            live.receive_text()
    position: dict[str, object] = found
    return position


def page(client: TestClient, token: str, language: str = "en") -> str:
    return client.get(f"/t/{token}", headers={"Accept-Language": language}).text


def test_the_page_says_that_a_bot_began_again(faulty: tuple[TestClient, Faulty]) -> None:
    client, workers = faulty
    workers.broken = ["hard"]
    token = begin(client, bot="hard")
    assert after_one_move(client, token)["begun_again"] == [1]
    assert '<p class="trouble">The bot had to begin again.</p>' in page(client, token)
    assert '<p class="trouble">Il bot ha dovuto ricominciare.</p>' in page(client, token, "it")


def test_the_page_says_who_plays_in_the_place_of_a_bot(faulty: tuple[TestClient, Faulty]) -> None:
    client, workers = faulty
    workers.broken = ["hard", "hard"]
    token = begin(client, bot="hard")
    assert after_one_move(client, token)["stand_ins"] == {"1": "greedy"}
    assert "Bot (Hard) does not answer. Greedy plays in its place." in page(client, token)
    assert "Bot (Difficile) non risponde. Al suo posto gioca Avido." in page(client, token, "it")


THINKING = '<span class="thinks" aria-hidden="true">'


@pytest.mark.parametrize("game", ["altered", "hara", "faeriell"])
def test_the_page_shows_at_its_seat_that_a_bot_thinks(app: FastAPI, gate: Gate, game: str) -> None:
    with TestClient(app) as client:
        token = a_match_that_a_bot_begins(client, game)
        shown = page(client, token)
    board, _, side = shown.partition('<div class="side">')
    assert THINKING in board
    assert f"Bot (gated) thinks… {THINKING}" in side
    assert "<title>Bot (gated) thinks… ·" in shown


def a_match_that_a_bot_begins(client: TestClient, game: str) -> str:
    """Who begins may be a matter of chance, so matches are begun until it is the bot."""
    while True:
        token = begin(client, game=game, bot="gated", seats=2, seat=1)
        if client.get("/api/position", headers=bearer(token)).json()["thinking"]:
            return token


# Who may sit down


@pytest.mark.parametrize("bot", ["ismcts:10s", "ismcts:1000/horizon=10", "ismcts:0.5s", "hard"])
def test_a_bot_may_be_given_with_its_setting(client: TestClient, bot: str) -> None:
    token = begin(client, bot=bot)
    players = client.get("/api/seat", headers=bearer(token)).json()["players"]
    assert [one["bot"] for one in players] == ["", bot]


@pytest.mark.parametrize("bot", ["ismcts:10.1s", "ismcts:1001", "ismcts:1s/horizon=11", "ismcts:1s/cores=2"])
def test_a_bot_that_would_keep_the_table_waiting_is_refused(client: TestClient, bot: str) -> None:
    for who in ({"bot": bot}, {"others": [bot]}):
        answer = client.post("/api/matches", json={"game": "pebbles", **who})
        assert (answer.status_code, answer.json()["error"]) == (422, "thinks_too_long")
        assert answer.json()["place"] == "body.bot"
        assert answer.json()["message"].startswith(
            f"{bot} would keep the table waiting: a bot may think for 10 seconds"
        )
    form = {"game": "altered", "opponent": "bot", "bot": bot}
    answer = client.post("/", data=form, headers={"Accept-Language": "it"})
    assert answer.status_code == 422
    told = answer.text.partition('id="wrong-bot"')[2].partition("</ul>")[0]
    assert f"<li>{bot} farebbe aspettare il tavolo: un bot può pensare 10 secondi" in told


@pytest.mark.parametrize("bot", ["ismcts:soon", "ismcts:0s", "ismcts:1s" + "/horizon=1" * 6])
def test_a_setting_that_is_none_is_refused(client: TestClient, bot: str) -> None:
    answer = client.post("/api/matches", json={"game": "pebbles", "bot": bot})
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown_bot")


def test_bots_are_offered_from_the_easiest_on_and_those_for_testing_last(client: TestClient) -> None:
    names = client.get("/api/bots").json()
    assert names[:3] == ["easy", "medium", "hard"]
    assert names[-2:] == ["greedy", "random"]
    assert "first" in names
    select = client.get("/?game=pebbles").text.partition('<select id="bot"')[2].partition("</select>")[0]
    assert '<option value="medium" selected' in select
    offers = [one.partition("</option>")[0] for one in select.split("<option ")[1:]]
    assert [one.split('"')[1] for one in offers] == names
    assert offers[0].endswith(">Easy: hardly looks ahead")
    assert offers[1].endswith(">Medium: looks ahead, answers soon")
    assert offers[2].endswith(">Hard: thinks about a second a move")
    assert offers[-1].endswith(">For testing: random, takes anything legal")
    italian = client.get("/?game=altered", headers={"Accept-Language": "it"}).text
    assert ">Difficile: pensa circa un secondo a mossa</option>" in italian
    seat_by_seat = client.get("/?game=stones").text.partition('<select id="who-1"')[2].partition("</select>")[0]
    assert ">Bot (Hard)</option>" in seat_by_seat


def test_who_names_no_bot_gets_the_usual_one(client: TestClient) -> None:
    token = begin(client)
    assert client.get("/api/seat", headers=bearer(token)).json()["players"][1]["bot"] == "medium"
