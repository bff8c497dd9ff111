"""The lobby's form for one to four seats and many options: what it offers, what it keeps, and where mistakes stand."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from tavola.games.hara.pieces import CHAMPION_NAMES
from tavola.games.hara.scenarios import SCENARIOS
from tests.server.play import bearer, position

BROWSER = {"Accept": "text/html,application/xhtml+xml"}


def begin(client: TestClient, **form: str) -> Any:
    """The seat of whoever has sent the form, which must succeed."""
    answer = client.post("/", data={"game": "stones", **form}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    token = answer.headers["location"].removeprefix("/t/")
    return client.get("/api/seat", headers=bearer(token)).json() | {"token": token}


def refused(client: TestClient, **form: str) -> str:
    answer = client.post("/", data={"game": "stones", **form})
    assert answer.status_code == 422
    return answer.text


def wrong(page: str) -> list[str]:
    """The fields at which something is wrong."""
    return re.findall('<ul class="wrong" id="wrong-(.*?)"', page)


def ticked(page: str) -> list[str]:
    return re.findall(r'<input type="checkbox" id="(\w+)"[^>]* checked', page)


def kinds(seat: Any) -> list[str]:
    return [player["bot"] or player["kind"] for player in seat["players"]]


# What is offered ------------------------------------------------------------------------------------------------------


def test_yes_and_no_is_a_box_to_tick(client: TestClient) -> None:
    page = client.get("/?game=stones").text
    assert re.findall('<input type="checkbox" id="(.*?)"', page) == ["shadows", "advanced", "winter"]
    assert ticked(page) == ["advanced"]
    assert '<select id="shadows"' not in page
    assert '<select id="mode"' in page


def test_a_scenario_is_offered_by_its_number_and_its_champion(client: TestClient) -> None:
    page = client.get("/?game=hara").text
    for option in SCENARIOS:
        if option.number:
            champion = CHAMPION_NAMES[option.champion].capitalize()
            assert f">{option.number:02} · {option.title} ({champion})" in page
    assert "07 to 18 are the house&#39;s." in page
    assert "Cards: " in page


def test_a_text_is_asked_for_only_when_it_is_wanted(client: TestClient) -> None:
    page = client.get("/?game=stones").text
    assert '<select id="content"' not in page
    folded = re.search(r'<details\s*>\s*<summary>[^<]*</summary>\s*<label for="content-text"', page)
    assert folded is not None
    assert re.search(
        r"<details open>\s*<summary>[^<]*</summary>\s*<label", refused(client, **{"content-text": "broken"})
    )


def test_the_form_begins_with_a_number_of_seats_that_can_be_played(client: TestClient) -> None:
    page = client.get("/?game=stones").text
    counts = re.findall(r'name="seats" value="(\d)" (checked)?', page)
    assert counts == [("1", ""), ("2", "checked"), ("3", ""), ("4", "")]
    assert [f'id="who-{seat}"' in page for seat in range(5)] == [False, True, True, True, False]


def test_a_game_for_two_asks_for_one_opponent(client: TestClient) -> None:
    page = client.get("/?game=pebbles").text
    assert re.findall('name="opponent" value="(.*?)"', page) == ["bot", "friend", "hotseat"]
    assert "who-1" not in page
    assert 'name="opponent" value="mixed"' in client.get("/?game=stones").text


def test_with_how_many_a_value_can_be_played_stands_beside_it(client: TestClient) -> None:
    page = client.get("/?game=faeriell").text
    beside = re.findall(r'value="(\w+)" data-seats="([\d ]+)"[^>]*>[^<]* · ([^<]*)</option>', page)
    assert beside == [
        ("versus", "2 3 4", "2–4 players"),
        ("coop", "2 3 4", "2–4 players"),
        ("solo", "1", "1 player"),
        ("first_game", "4", "4 players"),
        ("twins", "2", "2 players"),
    ]
    assert "2, 4 players" in client.get("/?game=stones").text
    assert "data-seats" not in client.get("/?game=altered").text


def test_a_box_says_what_it_does(client: TestClient) -> None:
    page = client.get("/?game=faeriell").text
    box = re.search(r'id="drifter".*?</label>', page, re.DOTALL)
    assert box is not None
    assert '<span class="note">A dark Weybit wanders the map</span>' in box.group()
    assert '<span class="note">Yes</span>' not in client.get("/?game=stones").text


def test_a_text_that_is_no_list_says_what_it_is(client: TestClient) -> None:
    page = client.get("/?game=faeriell").text
    assert "A TOML file with what your own copy prints" in page
    assert "used in place of" not in page
    assert 'name="content-file" accept=".toml,.txt,text/plain"' in page
    assert "a code or an address; it is used in place of the deck chosen above" in client.get("/?game=altered").text


def test_decks_to_choose_name_their_heroes(client: TestClient) -> None:
    page = html.unescape(client.get("/?game=altered").text)
    assert '<option value="axiom" selected>Axiom: Sierra & Oddball</option>' in page
    assert ">A random deck of the Core set</option>" in page


def test_a_text_that_is_refused_stays_in_sight_at_its_field(client: TestClient) -> None:
    form = {"game": "altered", "decks-0": "axiom", "decks-0-text": "3 AX_07_C\n1 AX_01_C", "decks-1": "lyra"}
    page = html.unescape(client.post("/", data=form, headers=BROWSER).text)
    field = page[page.index('id="decks-0"') : page.index('id="decks-1"')]
    assert "<details open>" in field
    select, textarea = field.split("<details open>")
    assert 'aria-invalid="true"' not in select.split("<option", 1)[0]
    assert re.search(r'<textarea id="decks-0-text"[^>]*aria-invalid="true" aria-describedby="wrong-decks-0"', textarea)
    assert 'id="wrong-decks-0" role="alert"' in textarea


def test_a_deck_that_is_not_there_is_answered_with_the_titles_to_choose_from(client: TestClient) -> None:
    form = {"game": "altered", "decks-0-text": "axoim", "decks-1": "lyra"}
    page = html.unescape(client.post("/", data=form, headers=BROWSER).text)
    assert "there is no deck 'axoim'; the decks are Axiom, Bravos, Lyra, Muna, Ordis, Yzmir" in page
    in_capitals = form | {"decks-0-text": "Axiom"}
    assert client.post("/", data=in_capitals, headers=BROWSER, follow_redirects=False).status_code == 303


# Who sits there -------------------------------------------------------------------------------------------------------


def test_bots_and_friends_are_mixed_seat_by_seat(client: TestClient) -> None:
    seats = {"who-1": "friend", "who-2": "random", "who-3": "friend"}
    seat = begin(client, seats="4", opponent="mixed", name="Anna", **seats)
    assert kinds(seat) == ["person", "open", "random", "open"]
    assert (seat["opponent"], len(seat["invitations"])) == ("friend", 2)
    assert kinds(begin(client, seats="3", opponent="mixed", **seats)) == ["person", "open", "random"]


def test_one_kind_takes_all_other_seats(client: TestClient) -> None:
    assert kinds(begin(client, seats="3", opponent="bot", bot="random")) == ["person", "random", "random"]
    assert kinds(begin(client, seats="4", opponent="friend")) == ["person", "open", "open", "open"]
    shared = begin(client, seats="3", opponent="hotseat")
    assert (kinds(shared), len(shared["hotseat_tokens"])) == (["person"] * 3, 3)


@pytest.mark.parametrize("opponent", ["bot", "friend", "hotseat", "mixed"])
def test_who_is_alone_plays_against_nobody(client: TestClient, opponent: str) -> None:
    seat = begin(client, seats="1", opponent=opponent, mode="solo", bot="genius", **{"who-1": "genius"})
    assert (kinds(seat), seat["hotseat_tokens"], seat["invitations"]) == (["person"], [], [])
    assert position(client, seat["token"])["player"] == 0


def test_seats_that_are_not_taken_are_not_looked_at(client: TestClient) -> None:
    seat = begin(client, seats="2", opponent="mixed", **{"who-1": "random", "who-2": "genius", "who-3": "friend"})
    assert kinds(seat) == ["person", "random"]
    assert kinds(begin(client, seats="2", opponent="mixed")) == ["person", "medium"]


# Options --------------------------------------------------------------------------------------------------------------


def test_a_box_is_on_off_or_as_usual(client: TestClient) -> None:
    def settings(**form: Any) -> list[str]:
        page = refused(client, **{"content-text": "broken"}, **form)
        return ticked(page)

    assert settings() == ["advanced"]
    assert settings(shadows=["no", "yes"], advanced="no") == ["shadows"]
    assert settings(shadows="no", advanced=["no", "yes"]) == ["advanced"]


def test_nothing_that_is_filled_in_is_lost(client: TestClient) -> None:
    form = {"who-1": "random", "who-2": "friend", "who-3": "random", "name": "Anna", "mode": "coop"}
    page = refused(client, seats="2", opponent="mixed", shadows="yes", **form, **{"content-text": "broken\nvalues"})
    assert wrong(page) == ["content"]
    chosen = re.findall(r'<select id="who-(\d)".*?value="(\w+)" selected', page, re.DOTALL)
    assert chosen == [("1", "random"), ("2", "friend"), ("3", "random")]
    assert re.search('value="coop" selected', page)
    assert ('value="Anna"' in page, "broken\nvalues" in page, ticked(page)) == (True, True, ["shadows", "advanced"])
    assert re.findall(r'name="(?:seats|opponent)" value="(\w+)" checked', page) == ["2", "mixed"]


# Mistakes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"seats": "2", "mode": "solo"}, "mode"),  # the game names the field
        ({"seats": "1"}, "mode"),
        ({"seats": "2", "scenario": "crowd"}, "seats"),
        ({"seats": "3", "scenario": "twins"}, "scenario"),  # found: without it the rest can be played
        ({"seats": "3", "scenario": "nonsense"}, "scenario"),
        ({"seats": "3", "shadows": "maybe"}, "shadows"),
        ({"seats": "2", "content-text": "broken"}, "content"),
        ({"seats": "3", "opponent": "ghost"}, "opponent"),
        ({"seats": "3", "opponent": "bot", "bot": "genius"}, "bot"),
        ({"seats": "3", "opponent": "mixed", "who-1": "friend", "who-2": "genius"}, "who-2"),
    ],
)
def test_every_mistake_is_told_at_its_field(client: TestClient, form: dict[str, str], field: str) -> None:
    page = refused(client, **form)
    assert wrong(page) == [field]
    assert f'aria-describedby="wrong-{field}"' in page


def test_a_fault_of_a_pasted_text_is_told_at_the_text_and_not_at_a_seat(client: TestClient) -> None:
    page = refused(client, game="hara", seats="2", **{"content-text": "[[item]]\nid = 1", "champion-0": "leaf"})
    assert wrong(page) == ["content"]


def test_a_combination_is_told_with_its_rule(client: TestClient) -> None:
    page = refused(client, seats="2", mode="solo")
    assert "One person alone plays solo, and nobody else does." in page
    assert '<a class="rule-id" href="/rules/stones#STO-SOLO-01"' in page


def test_alone_without_a_mode_one_plays_solo(client: TestClient) -> None:
    alone = begin(client, game="faeriell", seats="1", mode="auto")
    assert kinds(alone) == ["person"]
    table = position(client, alone["token"])["view"]["table"]
    assert table["mode"] == "solo"


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"seats": "3", "scenario": "first_game"}, "scenario"),
        ({"seats": "4", "scenario": "twins"}, "scenario"),
        ({"seats": "1", "mode": "versus"}, "mode"),
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_refusal_has_no_names_of_the_program(
    client: TestClient, form: dict[str, str], field: str, language: str
) -> None:
    client.cookies.set("language", language)
    page = refused(client, game="faeriell", **form)
    told = re.search(rf'id="wrong-{field}" role="alert">(.*?)</ul>', page, re.DOTALL)
    assert told is not None
    assert "FAE-" in told.group(1)
    assert re.findall(r"\w+=\w+\)|first_game|versus", told.group(1)) == []


# Invitations ----------------------------------------------------------------------------------------------------------


def test_who_is_invited_is_told_by_whom_and_to_what(client: TestClient) -> None:
    chosen = {"scenario": "twins", "kickstarter": "yes", "content-text": 'source = "My copy"'}
    host = begin(client, game="faeriell", seats="2", opponent="friend", name="Anna & co", **chosen)
    page = client.get(f"/t/{host['invitations'][0]}").text
    assert "Anna &amp; co invites you to a game of Sons of Faeriell." in page
    assert dict(re.findall("<dt>(.*?)</dt><dd>(.*?)</dd>", page)) == {
        "Players": "2",
        "How you play": "Each for itself",
        "Scenario": "The Twins",
        "Difficulty": "Medium",
        "Kickstarter edition": "More Herbs, Perks and Sower Perks",
        "Values of the parts": "their own",
    }


def test_a_host_without_a_name_invites_too(client: TestClient) -> None:
    host = begin(client, seats="2", opponent="friend")
    page = client.get(f"/t/{host['invitations'][0]}").text
    assert "You are invited to a game of Stones." in page
    assert "<dt>Shadows" not in page


def test_a_number_of_seats_that_the_game_does_not_have_is_refused(client: TestClient) -> None:
    for seats in ("0", "5", "-1", "9" * 4000, "", "x", "٢"):
        assert client.post("/", data={"game": "stones", "seats": seats}).status_code == 422
