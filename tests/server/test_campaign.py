"""What a player unlocks: it is kept with the last move, brought along to later matches, and nobody else's."""

from __future__ import annotations

import asyncio
import json
import signal
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola.kernel.errors import BadSetting
from tavola.server import storage as storage_module
from tavola.server.campaign import Campaign
from tavola.server.errors import NotAllHere, UnknownProfile
from tavola.server.matches import Matches
from tavola.server.storage import UnlockedRow, open_storage
from tavola.server.workers import Workers
from tests.server.play import act, bearer, new_match, play_out, position, words
from tests.server.served import Served
from tests.shells import Shells

asynchronous = pytest.mark.anyio
WHITE, RED = "shore/white", "shore/red"
LONG_AGO = datetime(2020, 2, 2, tzinfo=UTC)


async def owner(matches: Matches, *shells: str) -> str:
    """The id of a new profile that has these shells."""
    campaign = Campaign(matches._storage)
    id = await campaign.open(await campaign.begin())
    matches._storage.unlock([UnlockedRow(id, "shells", word, LONG_AGO) for word in shells])
    return id


def kept(matches: Matches, profile: str) -> list[str]:
    return [row.word for row in matches._storage.unlocked(profile)]


async def brought(matches: Matches, token: str) -> tuple[int, list[str]]:
    """The heap, and what each seat has brought along."""
    async with matches.at(token) as (_, table):
        shells = table.match.settings.of_seats("shells")
    view: Any = (await matches.read(token)).view
    return view["table"]["heap"], list(shells)


def told(word: str, time: str) -> list[dict[str, str]]:
    """Something unlocked, as a file says it."""
    return [{"word": word, "time": time}]


# Bringing along -------------------------------------------------------------------------------------------------------


@asynchronous
async def test_each_brings_along_what_he_has_unlocked(matches: Matches) -> None:
    anna, bruno = await owner(matches, WHITE), await owner(matches, RED, WHITE)
    first, second = (await matches.create("shells", {}, "friend", profile=anna)).tokens
    assert await brought(matches, first) == (5, [WHITE, ""])
    await matches.join(second, "Bruno", bruno)
    assert await brought(matches, first) == (7, [WHITE, f"{RED} {WHITE}"])
    assert (await matches.read(first)).seq == 1


@asynchronous
async def test_the_match_is_set_up_anew_from_the_same_seed(matches: Matches) -> None:
    first, second = (await matches.create("shells", {}, "friend", seed=7)).tokens
    await matches.join(second, "", await owner(matches, WHITE))
    async with matches.at(first) as (_, table):
        assert (table.match.seed, table.match.moves) == (7, [])
        assert [line.seq for line in table.position(0).log] == []
    await act(matches, first, "take one")
    assert (await matches.read(second)).view["table"]["heap"] == 4


@asynchronous
async def test_who_sits_down_late_is_brought_back_after_a_restart(url: str, matches: Matches) -> None:
    first, second = (await matches.create("shells", {}, "friend")).tokens
    await matches.join(second, "", await owner(matches, WHITE))
    await act(matches, first, "take two")
    again = Matches(open_storage(url), Workers())
    assert await again.read(second) == await matches.read(second)
    await again.close()


@asynchronous
@pytest.mark.parametrize("servers", [1, 2])
async def test_of_those_who_sit_down_at_once_all_bring_theirs(url: str, matches: Matches, servers: int) -> None:
    other = matches if servers == 1 else Matches(open_storage(url), Workers())
    for _ in range(5):
        owners = [await owner(matches, WHITE), await owner(matches, RED)]
        host, *guests = (await matches.create("shells", {}, "friend", seats=3)).tokens
        await other.read(host)
        joins = zip((matches, other), guests, owners, strict=True)
        await asyncio.gather(*(server.join(token, "", profile) for server, token, profile in joins))
        for server in (matches, other):
            assert await brought(server, host) == (6, ["", WHITE, RED])
            assert (await server.read(host)).waiting == []
    if other is not matches:
        await other.close()


@asynchronous
async def test_two_who_take_the_same_seat_at_once_are_one(matches: Matches) -> None:
    anna, bruno = await owner(matches, WHITE), await owner(matches, RED)
    first, second = (await matches.create("shells", {}, "friend")).tokens
    await asyncio.gather(matches.join(second, "Anna", anna), matches.join(second, "Bruno", bruno))
    heap, shells = await brought(matches, first)
    assert (heap, shells) in [(5, ["", WHITE]), (5, ["", RED])]
    seat = matches._storage.seat(second)
    assert seat is not None
    assert seat.profile == {WHITE: anna, RED: bruno}[shells[1]]


@asynchronous
async def test_nobody_moves_before_all_sit(matches: Matches) -> None:
    first, second, third = (await matches.create("shells", {}, "friend", seats=3)).tokens
    await matches.join(second)
    now = await matches.read(first)
    assert (now.waiting, words(now)) == ([2], [])
    with pytest.raises(NotAllHere):
        await matches.act(first, now.seq, words="take one")
    assert (await matches.why_not(first, "heap"))["reason"] == "The match begins once everybody has sat down."
    await matches.join(third)
    assert (await act(matches, first, "take one")).waiting == []


@asynchronous
async def test_bots_wait_too(matches: Matches) -> None:
    host, guest = (await matches.create("shells", {}, "bot", seat=1, others=["random", "friend"])).tokens
    for _ in range(5):
        assert not (await matches.read(host)).thinking
        await asyncio.sleep(0.02)
    assert (await matches.read(host)).seq == 0
    await matches.join(guest)
    async with asyncio.timeout(20):
        while not words(await matches.read(host)):
            await asyncio.sleep(0.02)


@asynchronous
async def test_other_games_wait_for_nobody(matches: Matches) -> None:
    first, _ = (await matches.create("pebbles", {}, "friend", profile=await owner(matches))).tokens
    assert (await act(matches, first, "draw")).seq == 1


@asynchronous
async def test_what_is_given_outright_stays(matches: Matches) -> None:
    given = {"shells": [RED, ""]}
    first, second = (await matches.create("shells", given, "friend", profile=await owner(matches, WHITE))).tokens
    await matches.join(second, "", await owner(matches, WHITE, RED))
    assert (await brought(matches, first))[1] == [RED, f"{RED} {WHITE}"]
    with pytest.raises(BadSetting, match="no such shell"):
        await matches.create("shells", {"shells": "shore/blue"}, "friend")
    with pytest.raises(BadSetting, match="needs 2 values"):
        await matches.create("shells", {"shells": [RED]}, "friend", profile=await owner(matches, WHITE))


@asynchronous
async def test_what_the_game_does_not_know_any_more_is_left_at_home(matches: Matches) -> None:
    first, _ = (await matches.create("shells", {}, "friend", profile=await owner(matches, "shore/old", RED))).tokens
    assert (await brought(matches, first))[1] == [RED, ""]


@asynchronous
async def test_who_brings_what_does_not_fit_sits_down_all_the_same(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Shells, "reward_title", lambda _, word, __: word)
    first, second = (await matches.create("shells", {}, "friend")).tokens
    await matches.join(second, "", await owner(matches, "shore/blue"))
    assert await brought(matches, first) == (4, ["", ""])
    assert (await matches.read(first)).waiting == []


@asynchronous
async def test_a_seat_keeps_the_profile_that_took_it(matches: Matches) -> None:
    anna, bruno = await owner(matches), await owner(matches, RED)
    first, second = (await matches.create("shells", {}, "friend", profile=anna)).tokens
    await matches.recognise(first, bruno)
    await matches.recognise(second, bruno)  # nobody has sat down there
    seats = matches._storage.seats((await matches.seat(first)).match_id)
    assert [seat.profile for seat in seats] == [anna, None, None]


@asynchronous
async def test_whose_seat_it_is_is_noted_later_too(matches: Matches) -> None:
    created = await matches.create("shells", {}, "bot")
    anna = await owner(matches, WHITE)
    await matches.recognise(created.tokens[0], anna)
    await matches.recognise(created.watch, anna)
    assert await brought(matches, created.tokens[0]) == (5, [WHITE, ""])
    await act(matches, created.tokens[0], "take one")


# Keeping --------------------------------------------------------------------------------------------------------------


async def played(matches: Matches, *profiles: str, opponent: Any = "friend") -> list[str]:
    """A match of shells that is over. Each takes two, and of four stones the second one takes the last."""
    tokens = (await matches.create("shells", {}, opponent, profile=profiles[0])).tokens
    if opponent == "friend":
        await matches.join(tokens[1], "", profiles[1])
    await play_out(matches, tokens)
    return tokens


@asynchronous
async def test_the_winner_keeps_what_he_has_found(matches: Matches) -> None:
    anna, bruno = await owner(matches), await owner(matches)
    await played(matches, anna, bruno)
    assert (kept(matches, anna), kept(matches, bruno)) == ([], [WHITE])
    (row,) = matches._storage.unlocked(bruno)
    assert (datetime.now(UTC) - row.time).total_seconds() < 60
    await played(matches, anna, bruno)  # of the five stones that Bruno's shell makes, Anna takes the last one
    (hers,) = matches._storage.unlocked(anna)
    await played(matches, anna, bruno)  # and of six
    assert matches._storage.unlocked(anna) == [hers], "what is unlocked stays as it was"
    assert matches._storage.unlocked(bruno) == [row]


@asynchronous
async def test_those_who_share_the_screen_share_the_campaign(matches: Matches) -> None:
    anna = await owner(matches)
    await played(matches, anna, opponent="hotseat")
    assert kept(matches, anna) == [WHITE]


@asynchronous
async def test_a_bot_keeps_nothing(matches: Matches) -> None:
    anna = await owner(matches)
    (token,) = (await matches.create("shells", {}, "bot", "greedy", profile=anna)).tokens
    await act(matches, token, "take two")  # and greedy the last two
    async with asyncio.timeout(20):
        while not (now := await matches.read(token)).over:
            await asyncio.sleep(0.02)
    assert now.view["returns"] == [0, 1]
    assert kept(matches, anna) == []


@asynchronous
async def test_the_last_move_and_its_rewards_are_written_together_or_not_at_all(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await owner(matches), await owner(matches)
    first, second = (await matches.create("shells", {}, "friend", profile=anna)).tokens
    await matches.join(second, "", bruno)
    await act(matches, first, "take two")

    def full(*_: object) -> None:
        raise OSError("the disk is full")

    before = await matches.read(second)
    with monkeypatch.context() as broken:
        broken.setattr(storage_module, "_unlock", full)
        with pytest.raises(OSError, match="disk is full"):
            await act(matches, second, "take two")
    assert await matches.read(second) == before
    assert kept(matches, bruno) == []
    assert (await act(matches, second, "take two")).over
    assert kept(matches, bruno) == [WHITE]


def test_a_killed_server_loses_no_reward(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    with Served(url, tmp_path / "output.txt") as served:
        client = served.client
        key = client.post("/api/profile").json()["key"]
        first, second = new_match(client, game="shells")
        assert client.post("/api/seat", json={"profile": key}, headers=bearer(second)).is_success
        served.stop(signal.SIGKILL)
    with Served(url, tmp_path / "output.txt") as served:
        client = served.client
        for token, taken in ((first, "take two"), (second, "take two")):
            body = {"seq": position(client, token)["seq"], "words": taken}
            assert client.post("/api/actions", json=body, headers=bearer(token)).is_success
        served.stop(signal.SIGKILL)
    with Served(url, tmp_path / "output.txt") as served:
        client = served.client
        assert position(client, first)["over"]
        unlocked = client.get("/api/profile", headers=bearer(key)).json()["unlocked"]
        assert [one["word"] for one in unlocked["shells"]] == [WHITE]


# The profile through the API ------------------------------------------------------------------------------------------


def sent(*shells: str, **more: Any) -> dict[str, Any]:
    told = [{"word": word, "time": "2020-02-02T00:00:00Z"} for word in shells]
    return {"form": 1, "unlocked": {"shells": told}, **more}


@pytest.fixture
def key(client: TestClient) -> str:
    found: str = client.post("/api/profile").json()["key"]
    return found


def test_what_is_sent_is_added(client: TestClient, key: str) -> None:
    assert client.get("/api/profile", headers=bearer(key)).json() == {"form": 1, "unlocked": {}}
    client.put("/api/profile", json=sent(RED), headers=bearer(key))
    answer = client.put("/api/profile", json=sent(WHITE), headers=bearer(key))
    assert answer.json() == sent(RED, WHITE)
    assert client.get("/api/profile", headers=bearer(key)).json() == sent(RED, WHITE)


def test_nothing_is_unlocked_in_the_future(client: TestClient, key: str) -> None:
    body = sent(RED)
    body["unlocked"]["shells"][0]["time"] = "9999-12-31T23:59:59-12:00"
    answer = client.put("/api/profile", json=body, headers=bearer(key))
    assert answer.json()["unlocked"]["shells"][0]["time"] < f"{datetime.now(UTC).year + 1}"


def test_a_time_before_all_years_is_no_failure(client: TestClient, key: str) -> None:
    """In UTC it would be in the year 0, which no calendar here has: the moment of the import stands for it."""
    body = sent(RED)
    body["unlocked"]["shells"][0]["time"] = "0001-01-01T00:00:00+23:59"
    answer = client.put("/api/profile", json=body, headers=bearer(key))
    assert answer.status_code == 200
    assert answer.json()["unlocked"]["shells"][0]["time"] >= "2020"


BROKEN = [
    ([], "body"),
    ({"form": 1}, "body.unlocked"),
    ({"form": 2, "unlocked": {}}, "body.form"),
    ({"form": "1", "unlocked": {}}, "body.form"),
    (sent("shore/blue"), "body.unlocked.shells.0.word"),
    (sent(RED, "two words"), "body.unlocked.shells.1.word"),
    (sent(""), "body.unlocked.shells.0.word"),
    (sent("x" * 65), "body.unlocked.shells.0.word"),
    (sent(RED, more=1), "body.more"),
    ({"form": 1, "unlocked": {"chess": []}}, "body.unlocked.chess"),
    (
        {"form": 1, "unlocked": {"pebbles": told(RED, "2020-02-02T00:00:00Z")}},
        "body.unlocked.pebbles.0.word",
    ),
    ({"form": 1, "unlocked": {"shells": told(RED, "yesterday")}}, "body.unlocked.shells.0.time"),
    (
        {"form": 1, "unlocked": {"shells": told(RED, "2020-02-02T00:00:00")}},
        "body.unlocked.shells.0.time",
    ),
    (sent(*[RED] * 501), "body.unlocked.shells"),
]


@pytest.mark.parametrize(("body", "place"), BROKEN)
def test_what_is_no_profile_is_refused_with_its_place(client: TestClient, key: str, body: Any, place: str) -> None:
    answer = client.put("/api/profile", json=body, headers=bearer(key))
    assert (answer.status_code, answer.json()["place"]) == (422, place)
    assert answer.json()["message"]
    assert client.get("/api/profile", headers=bearer(key)).json()["unlocked"] == {}


def test_only_its_key_opens_a_profile(client: TestClient, key: str) -> None:
    client.put("/api/profile", json=sent(RED), headers=bearer(key))
    for wrong in (key[:-1], key + "x", key.swapcase(), "%", "nobody"):
        for answer in (
            client.get("/api/profile", headers=bearer(wrong)),
            client.put("/api/profile", json=sent(WHITE), headers=bearer(wrong)),
            client.post("/api/matches", json={"game": "shells", "profile": wrong}),
        ):
            assert (answer.status_code, answer.json()["error"]) == (404, "unknown_profile")
    assert client.get("/api/profile").status_code == 401
    other = client.post("/api/profile").json()["key"]
    assert client.get("/api/profile", headers=bearer(other)).json()["unlocked"] == {}


def test_a_token_is_no_key_and_a_key_is_no_token(client: TestClient, key: str) -> None:
    token, _ = new_match(client, game="shells", profile=key)
    assert client.get("/api/profile", headers=bearer(token)).status_code == 404
    assert client.get("/api/position", headers=bearer(key)).status_code == 404


def test_the_database_does_not_hold_the_key(client: TestClient, key: str, tmp_path: Path) -> None:
    client.put("/api/profile", json=sent(RED), headers=bearer(key))
    new_match(client, game="shells", profile=key)
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert RED.encode() in written
    assert key.encode() not in written


def test_the_others_are_told_of_no_profile(app: FastAPI, client: TestClient, key: str) -> None:
    client.put("/api/profile", json=sent(RED), headers=bearer(key))
    first, second = new_match(client, game="shells", profile=key)
    watch = client.get("/api/seat", headers=bearer(second)).json()["watch"]
    id = app.state.matches._storage.seat(first).profile
    for token in (second, watch):
        for path in ("/api/seat", "/api/position", "/api/log", "/api/sequel", f"/t/{token}"):
            text = client.get(path, headers=bearer(token)).text
            assert not [one for one in (key, id, RED) if one in text]


def test_options_say_that_they_are_filled_in(client: TestClient) -> None:
    options = client.get("/api/games/shells").json()["options"]
    assert [(one["name"], one["per_seat"], one["from_profile"]) for one in options] == [
        ("tide", False, False),
        ("shells", True, True),
    ]


# The pages ------------------------------------------------------------------------------------------------------------

LOBBY = {"game": "shells", "seats": "2", "opponent": "bot", "bot": "random"}


def sit(client: TestClient, **form: str) -> str:
    """The token of the seat of a match begun in the lobby."""
    answer = client.post("/", data=LOBBY | form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def load(client: TestClient, body: object, **headers: str) -> Any:
    text = body if isinstance(body, (bytes, str)) else json.dumps(body)
    return client.post("/profile/file", files={"file": ("tavola-profile.json", text)}, headers=headers)


def test_a_browser_gets_a_key_when_it_needs_one(client: TestClient) -> None:
    for path in ("/", "/profile", "/?game=shells"):
        assert "set-cookie" not in client.get(path).headers
    answer = client.post("/", data={"game": "pebbles", "opponent": "bot", "bot": "random"}, follow_redirects=False)
    assert "set-cookie" not in answer.headers
    answer = client.post("/", data=LOBBY, follow_redirects=False)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    key = client.cookies["profile"]
    sit(client)
    assert client.cookies["profile"] == key
    assert client.get("/api/profile", headers=bearer(key)).is_success


def test_a_key_that_was_given_out_safely_goes_no_other_way(app: FastAPI) -> None:
    answer = TestClient(app, base_url="https://testserver").post("/", data=LOBBY, follow_redirects=False)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_key_that_nobody_gave_out_is_not_adopted(client: TestClient) -> None:
    client.cookies.set("profile", "of-my-own-making", domain="testserver.local")
    sit(client)
    assert client.get("/api/profile", headers=bearer("of-my-own-making")).status_code == 404


def test_the_lobby_does_not_ask_for_what_is_brought_along(client: TestClient) -> None:
    assert "brought along" not in client.get("/?game=shells").text
    token = sit(client, **{"shells-0": RED, "shells-0-text": RED, "shells": RED})
    assert position(client, token)["view"]["table"]["heap"] == 4


def test_what_the_file_holds_is_brought_along(client: TestClient) -> None:
    assert load(client, sent(RED, WHITE)).status_code == 200
    page = client.get("/profile", headers={"Accept-Language": "it"}).text
    assert "Una conchiglia rossa" in page
    assert "2 febbraio 2020" in page
    saved = client.get("/profile/file")
    assert saved.headers["content-disposition"] == 'attachment; filename="tavola-profile.json"'
    assert saved.json() == sent(RED, WHITE)
    token = sit(client)
    assert position(client, token)["view"]["table"]["heap"] == 6


def test_a_friend_brings_his_own(app: FastAPI, client: TestClient) -> None:
    token = sit(client, opponent="friend")
    (link,) = client.get("/api/seat", headers=bearer(token)).json()["invitations"]
    friend = TestClient(app)
    load(friend, sent(RED))
    assert "Waiting for Player 2 to sit down" in client.get(f"/t/{token}").text
    friend.post(f"/t/{link}/join", data={"name": "Bruno"})
    assert friend.cookies["profile"] != client.cookies["profile"]
    assert position(client, token)["view"]["table"]["heap"] == 5
    assert "A red shell" not in client.get("/profile").text


@pytest.mark.parametrize("body", ["", "no JSON", b"\xff\xfe", *(one for one, _ in BROKEN), "[" * 5000])
def test_a_broken_file_is_refused_at_its_field(client: TestClient, body: Any) -> None:
    answer = load(client, body)
    assert answer.status_code == 422
    assert 'id="wrong-file" role="alert"' in answer.text
    assert "set-cookie" not in answer.headers
    assert "%(" not in answer.text


def test_a_fault_of_the_file_is_told_with_its_place(client: TestClient) -> None:
    said = load(client, sent(RED, "shore/blue"), **{"Accept-Language": "it"}).text
    assert "unlocked.shells.1.word: in Shells non c&#39;è il premio &#39;shore/blue&#39;." in said


def test_the_key_carries_the_campaign_to_another_browser(app: FastAPI, client: TestClient) -> None:
    load(client, sent(RED))
    key = client.cookies["profile"]
    assert f'value="{key}"' in client.get("/profile").text
    other = TestClient(app)
    assert "A red shell" not in other.get("/profile").text
    wrong = other.post("/profile/key", data={"key": key[:-1]})
    assert (wrong.status_code, "profile" in other.cookies) == (404, False)
    assert "No campaign has this key." in wrong.text
    assert "A red shell" in other.post("/profile/key", data={"key": f" {key} "}).text
    assert other.cookies["profile"] == key


@pytest.mark.parametrize("path", ["/profile/key", "/profile/file", "/t/{token}/next"])
def test_forms_of_other_sites_are_refused(client: TestClient, path: str) -> None:
    token = sit(client)
    answer = client.post(path.format(token=token), data={"key": "x"}, headers={"sec-fetch-site": "cross-site"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign_form")


@asynchronous
async def test_a_profile_that_is_not_there_is_told_of(matches: Matches) -> None:
    for wrong in ("", "x"):
        with pytest.raises(UnknownProfile):
            await Campaign(matches._storage).open(wrong)
