"""The lobby takes a deck in any form, pasted or as a file, and tells at its field what is wrong with it."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from tavola.games.altered.deck import deck_text
from tavola.games.altered.forms import FORMS, address_of, read_decks, write_deck
from tests.games.altered.forms.lists import HERO, SALVAGER
from tests.games.altered.forms.test_account import HEADING, MINE, packed
from tests.server.play import bearer, position

BRAVOS = read_decks(deck_text("bravos"))[0]
BROKEN = read_decks(deck_text("bravos") + "1 ALT_CORE_B_AX_08_C\n")[0]
FORM_NAMES = [form.name for form in FORMS]


def send(client: TestClient, files: dict[str, bytes], form: dict[str, str] | None = None, language: str = "en") -> Any:
    sent = {name: (f"{name}.bin", content) for name, content in files.items()}
    return client.post(
        "/",
        data={"game": "altered", "opponent": "bot", **(form or {})},
        files=sent or {"decks-0-file": ("", b"")},
        headers={"Accept-Language": language},
        follow_redirects=False,
    )


def heroes(client: TestClient, answer: Any) -> list[str]:
    """The Heroes of the match that has begun."""
    assert answer.status_code == 303, answer.text
    token = answer.headers["location"].removeprefix("/t/")
    assert client.get("/api/seat", headers=bearer(token)).status_code == 200
    return [seat["hero"]["card"] for seat in position(client, token)["view"]["table"]["seats"]]


def faults(answer: Any, field: str) -> list[str]:
    """What is told at a field, and nowhere else."""
    assert answer.status_code == 422
    assert re.findall('<ul class="wrong" id="wrong-(.*?)"', answer.text) == [field]
    (told,) = re.findall(rf'id="wrong-{field}" role="alert">(.*?)</ul>', answer.text, re.DOTALL)
    items = re.findall("<li>(.*?)</li>", told, re.DOTALL)
    return [html.unescape(re.sub("<.*?>", "", item)).strip() for item in items]


@pytest.mark.parametrize("form", FORM_NAMES)
def test_a_file_in_any_form_is_played(client: TestClient, form: str) -> None:
    answer = send(client, {"decks-0-file": write_deck(form, BRAVOS)})
    assert heroes(client, answer)[0] == "ALT_CORE_B_BR_01_C"


@pytest.mark.parametrize("form", [name for name in FORM_NAMES if name != "zip"])
def test_a_text_in_any_form_is_played(client: TestClient, form: str) -> None:
    answer = send(client, {}, {"decks-1-text": write_deck(form, BRAVOS).decode()})
    assert heroes(client, answer)[1] == "ALT_CORE_B_BR_01_C"


def test_an_address_is_played(client: TestClient) -> None:
    answer = send(client, {}, {"decks-0-text": f"https://table.example{address_of(BRAVOS)}\r\n"})
    assert heroes(client, answer)[0] == "ALT_CORE_B_BR_01_C"


@pytest.mark.parametrize(
    ("form", "place", "italian"),
    [
        ("plain", "line 2: ", "riga 2: "),
        ("csv", "line 2: ", "riga 2: "),
        ("zip", "line 2: ", "riga 2: "),
        ("publisher_json", "cardIndexes entry 1: ", "cardIndexes, elemento 1: "),
        ("api_json", "deckCards entry 2: ", "deckCards, elemento 2: "),
        ("code", "line 2 of group 1: ", "riga 2 del gruppo 1: "),
    ],
)
def test_a_fault_in_a_file_is_told_at_its_field_with_its_place(
    client: TestClient, form: str, place: str, italian: str
) -> None:
    files = {"decks-1-file": write_deck(form, BROKEN)}
    (told,) = faults(send(client, files), "decks-1")
    assert told == f"{place}Axiom Salvager is Axiom, and the Hero is Bravos. ALT-DECK-02"
    assert faults(send(client, files, language="it"), "decks-1")[0].startswith(italian)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"PK\x03\x04", "The ZIP is broken, or packed in a way that is not known here."),
        (packed({"decks.csv": b"0" * 5_000_000}), "decks.csv in the ZIP is larger than 262144 bytes."),
        (packed({"decks.csv": (HEADING + MINE).encode()}), "There are 2 decks here (1: Mine, 2: Other); give the list"),
        ((HEADING + MINE).encode(), "There are 2 decks here (1: Mine, 2: Other); give the list of one of them."),
        ("1 ALT_CORE_B_AX_01_C".encode("utf-16"), "line 1: this is no text in UTF-8 (byte 0); save it as UTF-8"),
        (b'{"deckCards": 1}', '"deckCards" is no list.'),
        (b"[" * 60_000, "line 1: The JSON lies more than 16 levels deep."),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_at_its_field(client: TestClient, content: bytes, said: str) -> None:
    answer = send(client, {"decks-0-file": content}, {"name": "Anna"})
    assert [one for one in faults(answer, "decks-0") if one.startswith(said)]
    assert 'value="Anna"' in answer.text


def test_what_a_zip_holds_is_shown_as_a_list_to_be_mended(client: TestClient) -> None:
    one = packed({"decks.csv": (HEADING + f"1;Mine;;{HERO};x;{SALVAGER};C;3\n").encode()})
    answer = send(client, {"decks-0-file": one})
    assert faults(answer, "decks-0")[0].startswith("The deck has 3 cards besides the Hero")
    (shown,) = re.findall(r'<textarea id="decks-0-text"[^>]*>(.*?)</textarea>', answer.text, re.DOTALL)
    assert shown == f"# Mine\n1 {HERO}\n3 {SALVAGER}\n"


def test_a_long_file_is_read_whole_though_a_text_so_long_is_not(client: TestClient) -> None:
    deck = json.loads(write_deck("api_json", BRAVOS))
    long = json.dumps({**deck, "description": "x" * 40_000})
    assert heroes(client, send(client, {"decks-0-file": long.encode()}))[0] == "ALT_CORE_B_BR_01_C"
    assert faults(send(client, {}, {"decks-0-text": long}), "decks-0")[0].startswith("The list is longer than 20000")


def test_the_field_for_a_file_offers_the_forms_of_decks(client: TestClient) -> None:
    page = client.get("/?game=altered").text
    (types,) = set(re.findall(r'name="decks-\d-file" accept="(.*?)"', page))
    assert set(types.split(",")) >= {".txt", ".csv", ".json", ".zip"}
    assert "or the ZIP of your account" in page


def test_files_of_other_games_are_texts_as_before(client: TestClient) -> None:
    answer = client.post("/", data={"game": "hara", "seats": "2"}, files={"content-file": ("x.toml", b"PK\x03\x04")})
    assert re.findall('<ul class="wrong" id="wrong-(.*?)"', answer.text) == ["content"]
    assert "ZIP" not in answer.text
