"""The pages without a browser: what they say to a mistake, and that nothing hostile does more than be refused."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from tavola.kernel import registry
from tavola.server.guard import LARGEST_BODY
from tavola.server.seat_page import glides
from tests.pebbles import Pebbles
from tests.server.play import bearer, new_match, position

HUGE = "9" * 5000
BROWSER = {"Accept": "text/html,application/xhtml+xml"}
#: Every page that is read, and every form that is sent, by the token of a seat.
READ = ("/t/{token}", "/t/{token}/fragment", "/t/{token}/why?piece=pebble-1", "/t/{token}/replay")
SENT = ("/t/{token}/join", "/t/{token}/act", "/t/{token}/undo", "/t/{token}/undo-answer")
FORMS = ("/", "/settings", *SENT)


@pytest.fixture
def token(client: TestClient) -> str:
    """The seat that begins a match of pebbles."""
    return new_match(client)[0]


def title(text: str) -> str:
    """The heading of a page."""
    found = re.search(r"<h1[^>]*>(.*?)</h1>", text)
    return found.group(1) if found else ""


# Who is told how ------------------------------------------------------------------------------------------------------


def test_unknown_addresses_are_pages_for_browsers_and_json_for_programs(client: TestClient) -> None:
    page = client.get("/nothing", headers=BROWSER | {"Accept-Language": "it"})
    assert (page.status_code, title(page.text)) == (404, "Non è andata")
    assert "A questo indirizzo non c&#39;è nulla." in page.text
    assert client.get("/nothing").json()["error"] == "not_found"
    assert client.get("/api/nothing", headers=BROWSER).json()["error"] == "not_found"
    assert client.get("/static/nothing.css", headers={"Accept": "text/css"}).json()["error"] == "not_found"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/?game=chess", 404),
        ("/rules/chess", 404),
        ("/cards/altered/en/ALT_CORE_B_XX_99_C", 404),
        ("/cards/altered/xx/ALT_CORE_B_AX_04_C", 404),
        ("/cards/altered/../ALT_CORE_B_AX_04_C", 404),
        ("/cards/pebbles/en/1", 404),
        ("/static/games/altered/nothing.css", 404),
        ("/static/games/altered/..%2F__init__.py", 404),
        ("/static/games/pebbles/pebbles.css", 404),
        ("/settings", 405),
        ("/t/nonsense", 404),
        ("/t/%00%FF", 404),
    ],
)
def test_a_wrong_address_is_answered_by_a_page(client: TestClient, path: str, status: int) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, title(answer.text)) == (status, "That did not work")
    assert (
        "There is no" in answer.text or "There is nothing" in answer.text or "This link" in answer.text or status == 405
    )


def test_the_script_is_answered_by_a_sentence(client: TestClient, token: str) -> None:
    headers = {"X-Tavola": "fragment", "Accept-Language": "it"}
    answer = client.post(f"/t/{token}/act", data={"seq": "7", "action": "0"}, headers=headers)
    assert answer.status_code == 409
    assert answer.text == "Nel frattempo la partita è andata avanti. Guardala, poi scegli di nuovo."


def test_a_refused_form_leads_back_to_the_table(client: TestClient, token: str) -> None:
    answer = client.post(f"/t/{token}/undo", data={"seq": "0"}, headers=BROWSER)
    assert answer.status_code == 409
    assert f'href="/t/{token}"' in answer.text
    assert "You have made no move yet." in answer.text


def test_our_own_fault_is_a_page_too(client: TestClient, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.pebbles.Pebbles.view", lambda *_: 1 / 0)
    answer = client.get(f"/t/{token}", headers=BROWSER)
    assert (answer.status_code, title(answer.text)) == (500, "That did not work")
    assert "division" not in answer.text


# Hostile input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", READ + SENT)
def test_a_bad_token_opens_nothing(client: TestClient, path: str) -> None:
    for bad in ("nonsense", "None", HUGE, "%00", "%FF%FE", "a%20b"):
        method = "POST" if path in SENT else "GET"
        answer = client.request(method, path.format(token=bad), headers=BROWSER, data={"seq": "0"})
        assert answer.status_code == 404, (path, bad)


@pytest.mark.parametrize("path", [path for path in SENT if path != "/t/{token}/join"])
@pytest.mark.parametrize("seq", [None, "", "-1", "x", HUGE, "1e3", "٣", "0.0", " 0", "\x00"])
def test_a_bad_position_changes_nothing(client: TestClient, token: str, path: str, seq: str | None) -> None:
    before = position(client, token)
    form = {"action": "0", "consent": "yes"} | ({} if seq is None else {"seq": seq})
    answer = client.post(path.format(token=token), data=form, headers=BROWSER)
    assert (answer.status_code, title(answer.text)) == (422, "That did not work")
    assert position(client, token) == before


@pytest.mark.parametrize("action", [None, "", "-1", "x", HUGE, "11", "٣", "0.0", "\x00"])
def test_a_bad_action_changes_nothing(client: TestClient, token: str, action: str | None) -> None:
    before = position(client, token)
    form = {"seq": "0"} | ({} if action is None else {"action": action})
    answer = client.post(f"/t/{token}/act", data=form, headers=BROWSER)
    assert answer.status_code == 422
    assert "That is not possible now." in answer.text
    assert position(client, token) == before


def test_a_file_in_the_place_of_a_number_changes_nothing(client: TestClient, token: str) -> None:
    before = position(client, token)
    answer = client.post(f"/t/{token}/act", files={"seq": ("0", b"0")}, data={"action": "0"})
    assert answer.status_code == 422
    assert position(client, token) == before


@pytest.mark.parametrize("path", FORMS)
@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json", b'{"seq": 0, "action": 0}'),
        ("text/plain", b"seq=0&action=0"),
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=x", b"--x\r\nnonsense"),
        ("application/x-www-form-urlencoded", b"%ff=%00&&&=;"),
        ("nonsense", b"\xff\xfe"),
    ],
)
def test_a_form_of_the_wrong_type_changes_nothing(
    client: TestClient, token: str, path: str, kind: str, body: bytes
) -> None:
    before = position(client, token)
    answer = client.post(
        path.format(token=token), content=body, headers=BROWSER | {"content-type": kind}, follow_redirects=False
    )
    assert answer.status_code in (303, 404, 422)
    assert position(client, token) == before


@pytest.mark.parametrize("path", FORMS)
@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
    ],
)
def test_a_form_of_another_site_is_refused(client: TestClient, token: str, path: str, headers: dict[str, str]) -> None:
    before = position(client, token)
    form = {"game": "pebbles", "seq": "0", "action": "0", "name": "Eve", "language": "it", "consent": "yes"}
    answer = client.post(path.format(token=token), data=form, headers=headers | BROWSER, follow_redirects=False)
    assert (answer.status_code, title(answer.text)) == (403, "That did not work")
    assert position(client, token) == before


@pytest.mark.parametrize("path", FORMS)
def test_an_oversized_form_is_refused(client: TestClient, token: str, path: str) -> None:
    answer = client.post(path.format(token=token), data={"seq": "0", "name": "x" * LARGEST_BODY}, headers=BROWSER)
    assert (answer.status_code, title(answer.text)) == (413, "That did not work")
    assert position(client, token)["seq"] == 0


@pytest.mark.parametrize(
    "query",
    [f"ask={HUGE}", f"ask=o{HUGE}", "ask=%00", "ask=%FF", "ask=<script>", "log=nonsense", f"since={HUGE}", "since=-1"],
)
@pytest.mark.parametrize("game", ["pebbles", "altered"])
def test_a_strange_address_of_the_table_is_harmless(client: TestClient, game: str, query: str) -> None:
    token, _ = new_match(client, game=game)
    for page in ("/t/{token}", "/t/{token}/fragment"):
        answer = client.get(f"{page.format(token=token)}?{query}", headers=BROWSER | {"X-Tavola": "fragment"})
        assert answer.status_code == (
            422 if page == "/t/{token}" and query.startswith("ask=") and HUGE in query else 200
        )
        assert "<script>" not in answer.text


@pytest.mark.parametrize("game", ["pebbles", "altered"])
@pytest.mark.parametrize("piece", ["", "9" * 199, "o" + "9" * 199, "o-1", "o²", "\x00", "deck-0", "expedition-0-hero"])
def test_why_not_of_anything_is_answered(client: TestClient, game: str, piece: str) -> None:
    token, _ = new_match(client, game=game)
    answer = client.get(f"/t/{token}/why", params={"piece": piece})
    assert (answer.status_code, set(answer.json())) == (200, {"reason", "rule", "rule_text"})
    for query in ("", f"?piece={HUGE}", f"?piece=o{HUGE}"):
        assert client.get(f"/t/{token}/why{query}", headers=BROWSER).status_code == 422


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"game": "chess"},
        {"game": HUGE},
        {"game": "pebbles", "opponent": "ghost"},
        {"game": "pebbles", "bot": "genius"},
        {"game": "pebbles", "seats": "3"},
        {"game": "pebbles", "seats": HUGE},
        {"game": "pebbles", "begins": "7"},
        {"game": "altered", "decks-0-text": "x\n" * 9000},
        {"game": "altered", "decks-1": HUGE},
        {"game": "altered", "format": "nonsense"},
    ],
)
def test_an_impossible_match_is_not_begun_by_a_form(client: TestClient, form: dict[str, str]) -> None:
    answer = client.post("/", data=form, headers=BROWSER, follow_redirects=False)
    assert answer.status_code in (404, 422)
    assert "<h1" in answer.text


@pytest.mark.parametrize(
    ("back", "to"),
    [
        ("/rules/altered?search=x", "/rules/altered?search=x"),
        ("//elsewhere.example", "/"),
        ("/\\elsewhere.example", "/"),
        ("https://elsewhere.example", "/"),
        ("/\t/elsewhere.example", "/%09/elsewhere.example"),
        ("/a\r\nSet-Cookie: x=y", "/a%0D%0ASet-Cookie:%20x=y"),
        ("", "/"),
    ],
)
def test_the_switches_lead_to_our_own_pages_only(client: TestClient, back: str, to: str) -> None:
    answer = client.post("/settings", data={"back": back, "language": "it"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, to)
    answer = client.post("/settings", data={"language": "xx", "theme": HUGE}, follow_redirects=False)
    assert "set-cookie" not in answer.headers


def test_a_name_is_plain_text(client: TestClient) -> None:
    token, other = new_match(client)
    client.post(f"/t/{other}/join", data={"name": "\x00\u202e<b>Eve</b>\n" + "x" * 100})
    seat = client.get("/api/seat", headers=bearer(token)).json()
    assert seat["players"][1]["name"] == "<b>Eve</b>" + "x" * 30
    client.post(f"/t/{token}/act", data={"seq": "0", "action": "0"})
    assert "<b>Eve" not in client.get(f"/t/{token}").text


# The lobby ------------------------------------------------------------------------------------------------------------


def faults(text: str, name: str) -> list[str]:
    """What the lobby says at a field."""
    found = re.search(rf'<ul class="wrong" id="wrong-{name}".*?</ul>', text, re.DOTALL)
    lines = re.findall("<li>(.*?)</li>", found[0]) if found else []
    return [re.sub("<.*?>", "", line) for line in lines]


def test_every_fault_of_a_deck_is_told_at_its_field_in_the_language(client: TestClient) -> None:
    deck = "1 ALT_CORE_B_AX_01_C\n4 ALT_CORE_B_AX_08_C\n1 ALT_CORE_B_BR_15_C"
    form = {"game": "altered", "decks-0": "lyra", "decks-1-text": deck, "name": "Anna"}
    page = client.post("/", data=form, headers={"Accept-Language": "it"})
    assert page.status_code == 422
    assert faults(page.text, "decks-0") == []
    told = faults(page.text, "decks-1")
    assert len(told) == 3
    assert told[0].startswith("Le carte del mazzo")
    assert told[2].startswith("riga 3: Haven Bouncer")
    assert "ALT-DECK-02" in told[2]
    assert '<a class="rule-id" href="/rules/altered#ALT-DECK-02"' in page.text
    assert deck in page.text
    assert 'value="Anna"' in page.text
    assert '<option value="lyra" selected>' in page.text


def test_a_deck_is_judged_by_the_format_that_is_chosen(client: TestClient) -> None:
    page = client.post("/", data={"game": "altered", "format": "singleton", "decks-0": "lyra"})
    assert faults(page.text, "format") == []
    assert "ALT-OPT-03" in faults(page.text, "decks-0")[0]


def test_a_deck_that_is_not_there_is_told_in_the_language(client: TestClient) -> None:
    page = client.post("/", data={"game": "altered", "decks-0-text": "axoim"}, headers={"Accept-Language": "it"})
    assert faults(page.text, "decks-0")[0].startswith("non esiste il mazzo")


class Crowd(Pebbles):
    """Pebbles at which more may sit."""

    name = "crowd"
    title = "Crowd"
    seats = (2, 4)


def test_how_many_sit_down_is_chosen_where_the_game_lets_one(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._found, "crowd", Crowd())
    page = client.get("/?game=crowd").text
    assert re.findall(r'name="seats" value="(\d)" (checked)?', page) == [("2", "checked"), ("3", ""), ("4", "")]
    assert [f"colour-{seat}-text" in page for seat in range(5)] == [True, True, True, True, False]
    form = {"game": "crowd", "opponent": "friend", "seats": "3", "colour-1-text": "red", "colour-3-text": "blue"}
    begun = client.post("/", data=form, follow_redirects=False)
    assert begun.status_code == 303
    seat = client.get("/api/seat", headers=bearer(begun.headers["location"].removeprefix("/t/"))).json()
    assert (len(seat["players"]), len(seat["invitations"])) == (3, 2)
    assert "How many players?" not in client.get("/?game=pebbles").text


# What the table shows -------------------------------------------------------------------------------------------------


def fragment(client: TestClient, token: str, **query: Any) -> str:
    answer = client.get(f"/t/{token}/fragment", params=query, headers={"X-Tavola": "fragment"})
    assert answer.status_code == 200
    return answer.text


def test_the_invitation_has_a_link_for_those_who_only_look_on(client: TestClient, token: str) -> None:
    page = client.get(f"/t/{token}").text
    link = re.search(r'id="watch" value="http://testserver(.*?)"', page)
    assert link is not None
    watching = client.get(link[1]).text
    assert "You only look on" not in watching
    assert 'id="watch"' not in watching
    assert 'name="action"' not in watching


def test_the_log_is_shown_whole_when_asked_for(client: TestClient, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.server.seat_page.LOG_LENGTH", 4)
    short, whole = fragment(client, token), fragment(client, token, log="all")
    assert (short.count('<li class="event-'), whole.count('<li class="event-')) == (4, 6)
    assert "Show all 6 lines" in short
    assert ('data-log="all"' in short, 'data-log="all"' in whole) == (False, True)
    assert "Show all" not in whole
    assert client.get(f"/t/{token}?log=all").text.count('<li class="event-') == 6


def test_a_piece_that_moved_several_times_glides_once() -> None:
    news: list[dict[str, Any]] = [
        {"event": "declared", "from_id": 4, "id": 9},
        {"event": "drew"},
        {"event": "to_reserve", "from_id": 9, "id": 12},
        {"event": "discarded", "from_id": 5, "id": 13},
        {"event": "to_hand", "id": 14},
    ]
    assert glides(news) == [{"from": "o4", "to": "o12"}, {"from": "o5", "to": "o13"}]


def test_the_script_is_told_of_all_that_moved_since_it_looked(client: TestClient) -> None:
    tokens = new_match(client, game="altered")
    first = tokens[position(client, tokens[0])["player"]]
    for seq in range(3):  # the cards that become Mana Orbs
        action = position(client, first)["actions"][0]["action"]
        client.post(f"/t/{first}/act", data={"seq": str(seq), "action": str(action)}, follow_redirects=False)

    def moved(**query: str) -> int:
        found = re.search(r'data-moves="(.*?)"', fragment(client, first, **query))
        assert found is not None
        return len(json.loads(html.unescape(found[1])))

    assert [moved(since=str(seq)) for seq in range(4)] == [3, 2, 1, 0]
