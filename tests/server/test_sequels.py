"""What follows a finished match: who may choose it, that only one does, and that everybody is led to it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from starlette.testclient import TestClient

from tavola.kernel.sequel import ANYBODY, Sequel
from tavola.server.campaign import Campaign
from tavola.server.errors import NoSuchSequel, NotOver, NotYours
from tavola.server.matches import Matches
from tavola.server.position import Created
from tavola.server.sequels import Sequels
from tavola.server.storage import open_storage
from tavola.server.workers import Workers
from tests.server.play import act, bearer, new_match, play_out, position
from tests.shells import Shells

asynchronous = pytest.mark.anyio
FLOOD, CALM = 0, 1


@pytest.fixture
def sequels(matches: Matches) -> Sequels:
    return Sequels(matches._storage, matches)


async def finished(matches: Matches, game: str = "shells", opponent: Any = "friend", **more: Any) -> Created:
    """A match that is over; of shells, the second seat has won."""
    created = await matches.create(game, more.pop("settings", {}), opponent, **more)
    for token in created.tokens[1:] if opponent == "friend" else []:
        await matches.join(token, "Bruno")
    await play_out(matches, created.tokens)
    return created


async def settings(matches: Matches, token: str) -> Mapping[str, object]:
    async with matches.at(token) as (_, table):
        return table.match.settings.as_data()


@asynchronous
async def test_nothing_follows_a_match_that_still_goes_on(matches: Matches, sequels: Sequels) -> None:
    first, _ = (await matches.create("pebbles", {}, "friend")).tokens
    after = await sequels.look(first, "en")
    assert (after.token, after.offers, after.again) == ("", [], False)
    for number in (None, 0):
        with pytest.raises(NotOver, match="still goes on"):
            await sequels.choose(first, number)


@asynchronous
async def test_the_winner_chooses_what_follows(matches: Matches, sequels: Sequels) -> None:
    created = await finished(matches)
    loser, winner = created.tokens
    after = await sequels.look(winner, "en")
    assert [(one.seat, one.title, one.about, one.mine) for one in after.offers] == [
        (1, "Flood", "The sea comes in.", True),
        (1, "Calm", "The sea stays away.", True),
    ]
    for token in (loser, created.watch):
        after = await sequels.look(token, "en")
        assert ([one.mine for one in after.offers], after.again) == ([False, False], False)
        for number in (FLOOD, None):
            with pytest.raises(NotYours):
                await sequels.choose(token, number)
    for number in (2, -1, 10**9):
        with pytest.raises(NoSuchSequel):
            await sequels.choose(winner, number)
    assert (await sequels.look(winner, "en")).token == ""
    following = await sequels.choose(winner, FLOOD)
    assert (await settings(matches, following))["tide"] == "high"


@asynchronous
async def test_everybody_is_led_to_the_own_seat(matches: Matches, sequels: Sequels) -> None:
    created = await finished(matches)
    await sequels.choose(created.tokens[1], CALM)
    found = [(await sequels.look(token, "en")) for token in (*created.tokens, created.watch)]
    seats = [await matches.seat(after.token) for after in found]
    assert [seat.seat for seat in seats] == [0, 1, -1]
    assert len({seat.match_id for seat in seats}) == 1
    assert not {after.token for after in found} & {*created.tokens, created.watch}
    assert [(player.kind, player.name) for player in seats[0].players] == [("person", ""), ("person", "Bruno")]
    assert not [after for after in found if after.offers or after.again]
    await act(matches, found[0].token, "take one")


@asynchronous
async def test_who_follows_brings_along_what_has_just_been_unlocked(matches: Matches, sequels: Sequels) -> None:
    campaign = Campaign(matches._storage)
    anna = await campaign.open(await campaign.begin())
    first, second = (await matches.create("shells", {"shells": ["shore/red", ""]}, "friend")).tokens
    await matches.join(second, "", anna)
    await act(matches, first, "take two")
    await act(matches, second, "take one")
    await act(matches, first, "take one")  # and the last one must be taken
    assert (await sequels.look(second, "it")).unlocked == ["Una conchiglia bianca"]
    assert (await sequels.look(first, "it")).unlocked == []
    following = await sequels.choose(second, FLOOD)
    assert (await settings(matches, following))["shells"] == ["shore/red", "shore/white"]


@asynchronous
@pytest.mark.parametrize("servers", [1, 2])
async def test_however_many_choose_one_match_follows(url: str, matches: Matches, servers: int) -> None:
    other = matches if servers == 1 else Matches(open_storage(url), Workers())
    services = [Sequels(server._storage, server) for server in (matches, other)]
    first, second = (await finished(matches, "stones", seats=2)).tokens
    clicks = [services[number % 2].choose((first, second)[number // 2 % 2], None) for number in range(12)]
    found = await asyncio.gather(*clicks)
    assert len({(await matches.seat(token)).match_id for token in found}) == 1
    assert len(set(found)) == 2
    if other is not matches:
        await other.close()


@asynchronous
async def test_the_same_again_has_the_same_settings_and_another_seed(matches: Matches, sequels: Sequels) -> None:
    chosen = {"begins": "1", "colour": ["red", "blue"]}
    created = await matches.create("pebbles", chosen, "bot", "random", seat=1)
    async with matches.at(created.tokens[0]) as (_, table):
        seed = table.match.seed
        while not table.match.is_terminal():
            await matches._play(table, table.match.legal_actions()[-1])
    (token,) = created.tokens
    assert (await sequels.look(token, "en")).again
    following = await sequels.choose(token, None)
    assert await settings(matches, following) == chosen
    seat = await matches.seat(following)
    assert [(player.kind, player.bot) for player in seat.players] == [("bot", "random"), ("person", "")]
    async with matches.at(following) as (_, table):
        assert table.match.seed != seed


@asynchronous
async def test_what_was_given_outright_is_given_again(matches: Matches, sequels: Sequels) -> None:
    created = await finished(matches, settings={"shells": ["shore/red", "shore/red shore/white"], "tide": "high"})
    following = await sequels.choose(created.tokens[0], None)
    assert (await settings(matches, following))["shells"] == ["shore/red", "shore/red shore/white"]


@asynchronous
async def test_what_a_sequel_does_not_choose_stays_as_it_was(
    matches: Matches, sequels: Sequels, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards and the rulings that a group plays with are not for the sequel to forget."""
    monkeypatch.setattr(Shells, "sequels", lambda *_: [Sequel(ANYBODY, "On", "Nothing changes.", {})])
    created = await finished(matches, settings={"tide": "high"})
    following = await sequels.choose(created.tokens[0], 0)
    assert (await settings(matches, following))["tide"] == "high"


@asynchronous
async def test_who_looks_on_chooses_nothing(matches: Matches, sequels: Sequels) -> None:
    created = await finished(matches, "stones", seats=2)
    assert not (await sequels.look(created.watch, "en")).again
    with pytest.raises(NotYours):
        await sequels.choose(created.watch, None)


@asynchronous
async def test_what_is_anybodys_any_player_may_choose(matches: Matches, sequels: Sequels) -> None:
    created = await finished(matches, settings={"tide": "high"})
    after = [await sequels.look(token, "en") for token in (*created.tokens, created.watch)]
    assert [[one.mine for one in each.offers] for each in after] == [[True], [True], [False]]
    assert [each.again for each in after] == [True, True, False]
    with pytest.raises(NotYours):
        await sequels.choose(created.watch, 0)
    assert (await settings(matches, await sequels.choose(created.tokens[0], 0)))["tide"] == "low"


@asynchronous
async def test_in_the_place_of_a_bot_a_person_chooses(matches: Matches, sequels: Sequels) -> None:
    (token,) = (await matches.create("shells", {}, "bot", "greedy")).tokens
    await act(matches, token, "take two")
    async with asyncio.timeout(20):
        while not (now := await matches.read(token)).over:
            await asyncio.sleep(0.02)
    assert now.view["returns"] == [0, 1]
    assert [one.mine for one in (await sequels.look(token, "en")).offers] == [True, True]


@asynchronous
async def test_at_one_screen_whoever_holds_it_chooses(matches: Matches, sequels: Sequels) -> None:
    created = await finished(matches, opponent="hotseat")
    following = await sequels.choose(created.tokens[0], FLOOD)
    seat = await matches.seat(following)
    assert (seat.opponent, len(seat.hotseat_tokens)) == ("hotseat", 2)


# From outside ---------------------------------------------------------------------------------------------------------


def over(client: TestClient) -> list[str]:
    """The tokens of a match of shells that the second seat has won, made through the API."""
    tokens = new_match(client, game="shells")
    client.post("/api/seat", json={"name": "Bruno"}, headers=bearer(tokens[1]))
    for token in tokens:
        body = {"seq": position(client, token)["seq"], "words": "take two"}
        assert client.post("/api/actions", json=body, headers=bearer(token)).is_success
    return tokens


def test_a_program_chooses(client: TestClient) -> None:
    loser, winner = over(client)
    refused = client.post("/api/sequel", json={"sequel": 0}, headers=bearer(loser))
    assert (refused.status_code, refused.json()["error"]) == (403, "not_yours")
    refused = client.post("/api/sequel", json={"sequel": 7}, headers=bearer(winner))
    assert (refused.status_code, refused.json()["place"]) == (422, "body.sequel")
    answer = client.post("/api/sequel", json={"sequel": 1}, headers=bearer(winner)).json()
    assert (answer["sequels"], answer["again"]) == ([], False)
    assert position(client, answer["token"])["seat"] == 1
    again = client.post("/api/sequel", json={}, headers=bearer(loser)).json()
    assert position(client, again["token"])["match"] == position(client, answer["token"])["match"]


def test_listeners_are_told_of_what_follows(client: TestClient) -> None:
    loser, winner = over(client)
    with client.websocket_connect(f"/live/{loser}") as socket:
        stands = socket.receive_json()
        client.post("/api/sequel", json={"sequel": 0}, headers=bearer(winner))
        assert socket.receive_json() == stands
    assert client.get("/api/sequel", headers=bearer(loser)).json()["token"]


def test_the_pages_say_what_follows(client: TestClient) -> None:
    loser, winner = over(client)
    mine, theirs = client.get(f"/t/{winner}").text, client.get(f"/t/{loser}").text
    assert mine.count('name="sequel"') == 3
    assert 'name="sequel"' not in theirs
    assert "Bruno may choose what follows:" in theirs
    assert "Flood" in theirs
    answer = client.post(f"/t/{winner}/next", data={"sequel": "0"}, follow_redirects=False)
    assert answer.status_code == 303
    page = client.get(f"/t/{loser}/fragment", headers={"X-Tavola": "1"}).text
    assert 'id="next"' in page
    assert answer.headers["location"] not in page
    assert "The next match has begun" in page


@pytest.mark.parametrize("sequel", ["", "7", "-1", "x", "9" * 5000])
def test_nonsense_begins_nothing(client: TestClient, sequel: str) -> None:
    _, winner = over(client)
    assert client.post(f"/t/{winner}/next", data={"sequel": sequel}).status_code == 422
    assert client.get("/api/sequel", headers=bearer(winner)).json()["token"] == ""
