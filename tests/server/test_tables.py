"""Tables of one, three and four: who is invited and by whom, who is asked, whose turn it is, and who has won."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from tavola.kernel.errors import BadSetting
from tavola.kernel.view import SPECTATOR
from tavola.server.errors import NoUndoAsked
from tavola.server.matches import Matches
from tavola.server.outcome import outcome
from tests.server.play import act, bearer, new_match, position

pytestmark = pytest.mark.anyio

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


async def three_friends(matches: Matches) -> list[str]:
    """Their tokens; all sit."""
    tokens = (await matches.create("stones", {}, "friend", seats=3)).tokens
    for token, name in zip(tokens, NAMES, strict=False):
        await matches.join(token, name)
    return tokens


# Sitting down ---------------------------------------------------------------------------------------------------------


async def test_only_who_opened_the_match_hands_out_its_links(matches: Matches) -> None:
    anna, bruno, carla = (await matches.create("stones", {}, "friend", seats=3)).tokens
    await matches.join(anna, "Anna")
    assert (await matches.join(bruno, "Bruno")).invitations == []
    host = await matches.seat(anna)
    assert (host.invitations, [one.kind for one in host.players]) == ([carla], ["person", "person", "open"])
    assert (await matches.seat(bruno)).invitations == []


async def test_the_others_may_be_bots_and_friends(matches: Matches) -> None:
    created = await matches.create("stones", {}, "bot", seat=1, others=["random", "friend", "greedy"])
    seat = await matches.seat(created.tokens[0])
    assert [one.bot or one.kind for one in seat.players] == ["random", "person", "open", "greedy"]
    assert (seat.opponent, created.tokens[1:]) == ("friend", seat.invitations)


@pytest.mark.parametrize(
    ("seats", "others", "opponent"),
    [(3, ["random"], "bot"), (2, ["random", "random"], "bot"), (2, ["random"], "hotseat"), (1, ["random"], "bot")],
)
async def test_others_that_do_not_fit_the_seats_are_refused(
    matches: Matches, seats: int, others: list[str], opponent: Any
) -> None:
    with pytest.raises(BadSetting):
        await matches.create("stones", {"mode": "solo"} if seats == 1 else {}, opponent, seats=seats, others=others)


async def test_without_a_number_as_few_sit_down_as_the_settings_allow(matches: Matches) -> None:
    for settings, seats in (({}, 2), ({"mode": "solo"}, 1), ({"scenario": "crowd"}, 4)):
        created = await matches.create("stones", settings, "bot")
        assert len((await matches.seat(created.tokens[0])).players) == seats


def test_a_program_seats_bots_and_friends(client: TestClient) -> None:
    assert len(new_match(client, game="stones", others=["random", "friend", "friend"])) == 3
    assert len(new_match(client, game="stones", settings={"mode": "solo"})) == 1
    for others, code in ((["genius"], "unknown_bot"), (["friend"] * 4, "bad_setting"), (["friend"] * 99, "malformed")):
        answer = client.post("/api/matches", json={"game": "stones", "others": others})
        assert (answer.status_code, answer.json()["error"]) == (422, code)


def test_the_host_sees_who_sits_and_which_links_are_open(client: TestClient) -> None:
    anna, bruno, carla = new_match(client, game="stones", seats=3)
    client.post(f"/t/{bruno}/join", data={"name": "Bruno"})
    page = client.get(f"/t/{anna}").text
    assert "Bruno has sat down." in page
    assert re.findall(r'id="invitation-\d" value="http://testserver/t/(.*?)"', page) == [carla]
    assert re.findall('data-copy="(.*?)"', page) == ["invitation-2", "watch"]
    assert "Secret link for Player 3, who is still to come:" in page
    for link in re.findall('value="(http[^"]*)"', client.get(f"/t/{bruno}").text):
        assert carla not in link, "a guest could take another's seat"
    client.post(f"/t/{carla}/join", data={"name": "Carla"})
    assert "data-copy" not in client.get(f"/t/{anna}").text


# Playing --------------------------------------------------------------------------------------------------------------


async def test_several_bots_answer_one_after_the_other(matches: Matches) -> None:
    created = await matches.create("stones", {}, "bot", "random", seats=4)
    token = created.tokens[0]
    await matches.act(token, 0, words="take one")
    async with asyncio.timeout(20):
        while (now := await matches.read(token)).thinking:
            await asyncio.sleep(0.02)
    assert now.seq == 4
    assert now.view["table"]["takers"] == [0, 1, 2, 3]


async def test_alone_one_moves_again_and_again(matches: Matches) -> None:
    created = await matches.create("stones", {"mode": "solo"}, "friend", seats=1)
    position = await act(matches, created.tokens[0], "take one", "take two")
    assert (position.seq, position.undo_asks, position.can_undo) == (2, False, True)
    undone = await matches.undo(created.tokens[0], 2)
    assert undone.view["table"]["takers"] == [0]


def test_a_shared_screen_goes_to_whose_turn_it_is(client: TestClient) -> None:
    tokens = new_match(client, game="stones", opponent="hotseat", seats=3)
    for seat in (0, 1, 2):
        client.post(f"/t/{tokens[seat]}/act", data={"seq": str(seat), "action": "1"}, follow_redirects=False)
        page = client.get(f"/t/{tokens[seat]}").text
        following = (seat + 1) % 3
        assert f"Hand the screen to player {following + 1}" in page
        assert f'href="/t/{tokens[following]}"' in page


def test_who_is_waited_for_is_named(client: TestClient) -> None:
    anna, bruno, carla = new_match(client, game="stones", seats=3)
    client.post(f"/t/{anna}/act", data={"seq": "0", "action": "1"})
    assert "Waiting for Player 2 to sit down" in client.get(f"/t/{anna}").text
    client.post(f"/t/{bruno}/join", data={"name": "Bruno"})
    assert "Bruno&#39;s turn" in client.get(f"/t/{anna}").text
    client.post(f"/t/{carla}/join", data={"name": "Carla"})
    assert "Bruno&#39;s turn" in client.get(f"/t/{carla}").text


# Taking back ----------------------------------------------------------------------------------------------------------


async def test_all_who_sit_must_consent_to_taking_back(matches: Matches) -> None:
    anna, bruno, carla = await three_friends(matches)
    await matches.act(anna, 0, words="take one")
    await matches.undo(anna, 1)
    first = await matches.answer_undo(bruno, 2, yes=True)
    assert (first.undo_asked_by, first.undo_agreed, first.view["table"]["takers"]) == (0, True, [0])
    with pytest.raises(NoUndoAsked):
        await matches.answer_undo(bruno, 3, yes=True)
    second = await matches.answer_undo(carla, 3, yes=True)
    assert (second.undo_asked_by, second.view["table"]["takers"]) == (None, [])


async def test_one_refusal_is_enough(matches: Matches) -> None:
    anna, bruno, carla = await three_friends(matches)
    await matches.act(anna, 0, words="take one")
    await matches.undo(anna, 1)
    await matches.answer_undo(carla, 2, yes=True)
    refused = await matches.answer_undo(bruno, 3, yes=False)
    assert (refused.undo_asked_by, refused.undo_agreed, refused.view["table"]["takers"]) == (None, False, [0])


async def test_a_consent_outlives_the_server(matches: Matches) -> None:
    anna, bruno, carla = await three_friends(matches)
    await matches.act(anna, 0, words="take one")
    await matches.undo(anna, 1)
    await matches.answer_undo(bruno, 2, yes=True)
    matches._tables.clear()
    assert (await matches.read(bruno)).undo_agreed
    assert (await matches.answer_undo(carla, 3, yes=True)).view["table"]["takers"] == []


def test_who_asks_is_named_and_who_consented_waits(client: TestClient) -> None:
    tokens = new_match(client, game="stones", seats=3)
    for token, name in zip(tokens, NAMES, strict=False):
        client.post(f"/t/{token}/join", data={"name": name})
    client.post(f"/t/{tokens[0]}/act", data={"seq": "0", "action": "1"})
    client.post(f"/t/{tokens[0]}/undo", data={"seq": "1"})
    assert "Anna asks to take the last move back." in client.get(f"/t/{tokens[1]}").text
    client.post(f"/t/{tokens[1]}/undo-answer", data={"seq": "2", "consent": "yes"})
    pages = [client.get(f"/t/{token}").text for token in tokens]
    assert ["asks to take the last move back" in page for page in pages] == [False, False, True]
    assert ["it is for the other players to decide" in page for page in pages] == [True, True, False]


# The end --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("returns", "seat", "sentence"),
    [
        ([1, -1], 0, "You have won!"),
        ([1, -1], 1, "You have lost."),
        ([1, -1], SPECTATOR, "Anna has won."),
        ([0, 0], 1, "Nobody has won."),
        ([1], 0, "You have won!"),
        ([-1], 0, "You have lost."),
        ([-1, -1, -1], 1, "All have lost."),
        ([-1, -1, -1], SPECTATOR, "All have lost."),
        ([1, 1, 1], 1, "All have won!"),
        ([1, 1, -1], 0, "You have won, together with Bruno!"),
        ([1, 1, -1], 2, "Anna, Bruno have won. Your place: 3."),
        ([1, 1, -1], SPECTATOR, "Anna, Bruno have won."),
        ([1, -1, -1], 2, "Anna has won."),
        ([1, 1, -1, -1], 2, "Anna, Bruno have won."),
        ([0.2, -0.5, 1, -1], 0, "Carla has won. Your place: 2."),
        ([0.2, -0.5, 1, -1], 2, "You have won!"),
        ([0.5, 0.5, 0.2], 2, "Nobody has won."),
    ],
)
def test_the_result_is_told_to_each(returns: list[float], seat: int, sentence: str) -> None:
    assert outcome(returns, seat, NAMES[: len(returns)], "en") == sentence


def play_out(client: TestClient, tokens: list[str]) -> None:
    while (player := position(client, tokens[0])["player"]) >= 0:
        now = position(client, tokens[player])
        body = {"seq": now["seq"], "action": now["actions"][0]["action"]}
        assert client.post("/api/actions", json=body, headers=bearer(tokens[player])).status_code == 200


def test_the_end_is_shown_at_every_seat(client: TestClient) -> None:
    tokens = new_match(client, game="stones", seats=3, settings={"mode": "cursed"})
    play_out(client, tokens)
    for token in tokens[1:]:
        client.post(f"/t/{token}/join", data={"name": ""})
    assert all("All have lost." in client.get(f"/t/{token}").text for token in tokens)


def test_a_shared_screen_names_the_winner(client: TestClient) -> None:
    tokens = new_match(client, game="stones", opponent="hotseat", seats=3)
    play_out(client, tokens)
    winner = position(client, tokens[0])["returns"].index(1.0)
    assert all(f"Player {winner + 1} has won." in client.get(f"/t/{token}").text for token in tokens)
