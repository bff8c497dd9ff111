"""The JSON API: what a program can do, and every way in which it is told no."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tavola.kernel import replay
from tavola.server.guard import LARGEST_BODY
from tests.server.play import bearer, new_match, position


def test_games_are_listed_with_their_options(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert games["pebbles"]["seats"] == [2, 2]
    begins, colour = games["pebbles"]["options"]
    assert begins["values"][1] == {"name": "1", "meaning": "player 1"}
    assert begins["rules"] == ["PEB-TURN-01"]
    assert (colour["per_seat"], colour["values"]) == (True, [])
    assert client.get("/api/games/pebbles").json() == games["pebbles"]


def test_rules_are_listed_and_searched(client: TestClient) -> None:
    assert len(client.get("/api/games/pebbles/rules").json()) == 5
    (found,) = client.get("/api/games/pebbles/rules", params={"search": "nobody see"}).json()
    assert found["id"] == "PEB-DRAW-01"
    assert client.get("/api/games/pebbles/rules/PEB-DRAW-01").json() == found
    assert client.get("/api/games/pebbles/rules/NO-1").json()["error"] == "unknown_rule"


def test_a_whole_match_by_the_api_alone(client: TestClient) -> None:
    tokens = new_match(client, settings={"begins": "1", "colour": ["blue", "red"]})
    assert client.post("/api/seat", json={"name": "Anna"}, headers=bearer(tokens[1])).json()["players"][1] == {
        "seat": 1,
        "kind": "person",
        "name": "Anna",
        "bot": "",
    }
    assert position(client, tokens[0])["player"] == 1
    use_words = True
    while not (now := position(client, tokens[0]))["over"]:
        token = tokens[now["player"]]
        now = position(client, token)
        chosen = now["actions"][-1]
        by = {"words": chosen["words"]} if use_words else {"action": chosen["action"]}
        use_words = not use_words
        answer = client.post("/api/actions", json={"seq": now["seq"], **by}, headers=bearer(token))
        assert answer.status_code == 200
        assert answer.json()["seq"] == now["seq"] + 1
    assert sorted(now["returns"]) in ([-1, 1], [0, 0])
    text = client.get("/api/replay", headers=bearer(tokens[0])).content
    assert replay.verify(replay.decode(text)).is_terminal()


def test_a_position_says_what_may_be_done_in_words(client: TestClient) -> None:
    first, second = new_match(client)
    mine, other = position(client, first), position(client, second)
    assert mine["prompt"] == "Draw, or play a pebble"
    assert mine["actions"][0] == {
        "action": 0,
        "words": "draw",
        "label": "Draw",
        "verb": "pick",
        "piece": "",
        "final": False,
    }
    assert mine["view"]["seat"] == 0
    assert other["actions"] == []
    assert other["player"] == 0


def test_the_log_is_told_in_sentences_with_rules(client: TestClient) -> None:
    first, second = new_match(client)
    client.post("/api/actions", json={"seq": 0, "words": "draw"}, headers=bearer(first))
    whole = client.get("/api/log", headers=bearer(second)).json()
    assert len(whole) == 7
    (last,) = client.get("/api/log", params={"after": 0}, headers=bearer(second)).json()
    assert last == whole[-1]
    assert (last["sentence"], last["rule"], last["seq"]) == ("Player 0 draws a pebble.", "PEB-DRAW-01", 1)


def test_why_not_answers_with_the_rule(client: TestClient) -> None:
    _, second = new_match(client)
    answer = client.get("/api/why-not", params={"piece": "pebble-3"}, headers=bearer(second)).json()
    assert answer["rule"] == "PEB-TURN-01"
    assert answer["rule_text"].startswith("In your turn")


def test_taking_back_by_the_api(client: TestClient) -> None:
    first, second = new_match(client)
    play = position(client, first)["actions"][1]["words"]
    client.post("/api/actions", json={"seq": 0, "words": play}, headers=bearer(first))
    moved = client.post("/api/actions", json={"seq": 1, "words": "left"}, headers=bearer(first)).json()
    assert (moved["can_undo"], moved["undo_asks"]) == (True, True)
    asked = client.post("/api/undo", json={"seq": 2}, headers=bearer(first)).json()
    assert asked["undo_asked_by"] == 0
    back = client.post("/api/undo/answer", json={"seq": 3, "yes": True}, headers=bearer(second)).json()
    assert (back["seq"], back["player"], back["undo_asked_by"]) == (4, 0, None)
    refused = client.post("/api/undo/answer", json={"seq": 4, "yes": True}, headers=bearer(second))
    assert (refused.status_code, refused.json()["error"]) == (409, "no_undo_asked")


# Saying no ------------------------------------------------------------------------------------------------------------


def post(client: TestClient, path: str, body: Any, token: str) -> tuple[int, str, str]:
    """Status, code and place of the answer; `body` is JSON, or bytes as they are."""
    if isinstance(body, bytes):
        answer = client.post(path, content=body, headers=bearer(token) | {"content-type": "application/json"})
    else:
        answer = client.post(path, json=body, headers=bearer(token))
    data = answer.json()
    assert set(data) == {"error", "message", "place"}, data
    assert len(data["message"]) > 5
    return answer.status_code, data["error"], data["place"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"seq": 0, "action": 11}, (422, "illegal_action", "body.action")),
        ({"seq": 0, "words": "jump"}, (422, "illegal_action", "body.words")),
        ({"seq": 1, "words": "draw"}, (409, "stale_sequence", "body.seq")),
        ({"seq": 0}, (422, "malformed", "")),
        ({"seq": 0, "words": "draw", "action": 0}, (422, "malformed", "")),
        ({"words": "draw"}, (422, "malformed", "body.seq")),
        ({"seq": "0", "words": "draw"}, (422, "malformed", "body.seq")),
        ({"seq": True, "words": "draw"}, (422, "malformed", "body.seq")),
        ({"seq": 0.5, "words": "draw"}, (422, "malformed", "body.seq")),
        ({"seq": -1, "words": "draw"}, (422, "malformed", "body.seq")),
        ({"seq": 10**40, "words": "draw"}, (422, "malformed", "body.seq")),
        ({"seq": 0, "action": None, "words": None}, (422, "malformed", "")),
        ({"seq": 0, "words": "x" * 201}, (422, "malformed", "body.words")),
        ({"seq": 0, "words": "draw", "token": "x"}, (422, "malformed", "body.token")),
        ([], (422, "malformed", "body")),
        (b"", (422, "malformed", "body")),
        (b"{", (422, "malformed", "body.1")),
        (b"\xff\xfe\x00", (422, "malformed", "")),
        (b"[" * 50_000, (422, "malformed", "")),
        (b'{"seq": 0, "words": "\\ud800"}', (422, "malformed", "body.words")),
        (b'{"seq": NaN, "words": "draw"}', (422, "malformed", "body.seq")),
        (b" " * (LARGEST_BODY + 1), (413, "too_large", "")),
    ],
)
def test_a_bad_action_is_refused_and_nothing_changes(
    client: TestClient, body: Any, expected: tuple[int, str, str]
) -> None:
    first, _ = new_match(client)
    before = position(client, first)
    status, code, place = post(client, "/api/actions", body, first)
    assert (status, code) == expected[:2]
    assert place.startswith(expected[2])
    assert position(client, first) == before


def test_another_players_turn_is_refused(client: TestClient) -> None:
    _, second = new_match(client)
    assert post(client, "/api/actions", {"seq": 0, "words": "draw"}, second) == (409, "wrong_turn", "")


def test_a_stale_number_wins_over_the_turn(client: TestClient) -> None:
    """Who is out of step must be told so, whoever's turn it is by now."""
    first, _ = new_match(client)
    client.post("/api/actions", json={"seq": 0, "words": "draw"}, headers=bearer(first))
    assert post(client, "/api/actions", {"seq": 0, "words": "draw"}, first) == (409, "stale_sequence", "body.seq")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/seat", None),
        ("GET", "/api/position", None),
        ("GET", "/api/log", None),
        ("GET", "/api/why-not?piece=pebble-1", None),
        ("GET", "/api/replay", None),
        ("POST", "/api/seat", {}),
        ("POST", "/api/actions", {"seq": 0, "words": "draw"}),
        ("POST", "/api/undo", {"seq": 0}),
        ("POST", "/api/undo/answer", {"seq": 0, "yes": True}),
    ],
)
def test_a_wrong_or_missing_token_opens_nothing(client: TestClient, method: str, path: str, body: Any) -> None:
    answer = client.request(method, path, json=body, headers=bearer("wrong-token"))
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown_token")
    assert "wrong-token" not in answer.text
    answer = client.request(method, path, json=body)
    assert (answer.status_code, answer.json()["error"]) == (401, "no_token")


def test_a_bots_seat_cannot_be_opened(client: TestClient) -> None:
    client.post("/api/matches", json={"game": "pebbles"})
    for token in ("None", "null", ""):
        answer = client.get("/api/position", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code in (401, 404)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess"}, (404, "unknown_game", "game")),
        ({"game": "pebbles", "bot": "genius"}, (422, "unknown_bot", "body.bot")),
        ({"game": "pebbles", "settings": {"begins": "7"}}, (422, "bad_setting", "body")),
        ({"game": "pebbles", "settings": {"begins": 0}}, (422, "malformed", "body.settings.begins")),
        ({"game": "pebbles", "settings": {"begins": {}}}, (422, "malformed", "body.settings.begins")),
        ({"game": "pebbles", "opponent": "ghost"}, (422, "malformed", "body.opponent")),
        ({"game": "pebbles", "seats": 2_000_000_000}, (422, "bad_setting", "body")),
        ({"game": "pebbles", "seat": 2}, (422, "bad_setting", "body")),
        ({"game": "pebbles", "seed": 7}, (422, "malformed", "body.seed")),
        ({}, (422, "malformed", "body.game")),
    ],
)
def test_an_impossible_match_is_not_begun(client: TestClient, body: Any, expected: tuple[int, str, str]) -> None:
    status, code, place = post(client, "/api/matches", body, "none")
    assert (status, code) == expected[:2]
    assert place.startswith(expected[2])


def test_the_replay_is_refused_while_the_match_goes_on(client: TestClient) -> None:
    first, _ = new_match(client)
    answer = client.get("/api/replay", headers=bearer(first))
    assert (answer.status_code, answer.json()["error"]) == (409, "not_over")


def test_unknown_paths_methods_and_languages_are_refused_in_the_same_form(client: TestClient) -> None:
    assert client.get("/api/nothing").json()["error"] == "not_found"
    assert client.delete("/api/games").json()["error"] == "wrong_method"
    first, _ = new_match(client)
    answer = client.get("/api/position", params={"language": "xx"}, headers=bearer(first))
    assert (answer.status_code, answer.json()["place"]) == (422, "query.language")


def test_refusals_are_told_in_the_language_asked_for(client: TestClient) -> None:
    first, second = new_match(client)
    deck = {"game": "altered", "settings": {"decks": ["axiom", "3 ALT_CORE_B_BR_15_C"]}}
    asked: list[tuple[str, dict[str, Any], str, str]] = [
        ("/api/actions", {"seq": 5, "words": "draw"}, first, "Nel frattempo la partita è andata avanti."),
        ("/api/actions", {"seq": 0, "words": "draw"}, second, "Tocca a un altro giocatore."),
        ("/api/actions", {"seq": 0, "words": "jump"}, first, "Ora non è possibile."),
        ("/api/undo", {"seq": 0}, first, "Non hai ancora fatto nessuna mossa."),
        ("/api/undo/answer", {"seq": 0, "yes": True}, first, "Nessuno ti chiede"),
        ("/api/matches", {"game": "pebbles", "bot": "genius"}, first, "Qui non esiste questo bot."),
        ("/api/matches", deck, first, "il mazzo del posto 1 non può essere giocato: "),
    ]
    for path, body, token, sentence in asked:
        named = client.post(path, json=body, headers=bearer(token), params={"language": "it"})
        accepted = client.post(path, json=body, headers=bearer(token) | {"Accept-Language": "it-IT,en;q=0.5"})
        english = client.post(path, json=body, headers=bearer(token) | {"Accept-Language": "fr"})
        assert named.json()["message"].startswith(sentence), named.text
        assert named.json() == accepted.json()
        assert english.json()["message"] != named.json()["message"]
        assert english.json()["error"] == named.json()["error"]
    assert client.post("/api/matches", json=deck).json()["error"] == "bad_setting"


def test_sentences_follow_the_language_that_is_accepted(client: TestClient) -> None:
    first, _ = new_match(client, game="altered")
    prompts = {
        client.get("/api/position", params=params, headers=bearer(first) | {"Accept-Language": accepted}).json()[
            "prompt"
        ]
        for params, accepted in (({}, "it"), ({"language": "it"}, "en"))
    }
    assert len(prompts) == 1
    assert position(client, first)["prompt"] not in prompts


def test_a_large_body_in_chunks_is_refused_before_anything_is_done(client: TestClient) -> None:
    first, _ = new_match(client)

    def chunks() -> Iterator[bytes]:
        yield b'{"seq": 0, "words": "draw"'
        for _ in range(70):
            yield b" " * 1024
        yield b"}"

    headers = bearer(first) | {"content-type": "application/json"}
    answer = client.post("/api/actions", content=chunks(), headers=headers)
    assert "content-length" not in answer.request.headers
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
    assert position(client, first)["seq"] == 0


def test_a_body_of_the_largest_size_is_read(client: TestClient) -> None:
    first, _ = new_match(client)
    body = b'{"seq": 0, "words": "draw"}'.ljust(LARGEST_BODY)
    headers = bearer(first) | {"content-type": "application/json"}
    assert client.post("/api/actions", content=body, headers=headers).status_code == 200


def test_our_own_fault_is_told_without_details(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = new_match(client)

    def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("tests.pebbles.Pebbles.view", broken)
    answer = client.get("/api/position", headers=bearer(first))
    assert (answer.status_code, answer.json()["error"]) == (500, "our_fault")
    assert "secret detail" not in answer.text


def test_safety_headers_are_on_every_answer(client: TestClient) -> None:
    for answer in (client.get("/api/games"), client.get("/api/nothing"), client.post("/api/matches", json={})):
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"


def test_the_description_of_the_api_is_complete(app: FastAPI, client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    assert len(described["paths"]) >= 12
    for path, operations in described["paths"].items():
        assert path.startswith("/api/"), path
        for operation in operations.values():
            assert operation["tags"], path
            assert operation["description"], path
            assert {"404", "409", "422"} <= set(operation["responses"]), path
            if "requestBody" in operation:
                assert "$ref" in operation["requestBody"]["content"]["application/json"]["schema"], path
    assert described["components"]["schemas"]["PositionNow"]["properties"]["actions"]
    assert client.get("/docs").status_code == 404  # it would load scripts from another host
