"""Decks on pages, without a browser: each step is an address, and the server keeps nothing."""

from __future__ import annotations

import html
import re
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from starlette.testclient import TestClient

from tavola.games.altered import GAME
from tavola.games.altered.cards import CARDS
from tavola.games.altered.options import FORMAT
from tavola.kernel.collection import Deck
from tavola.server.guard import LARGEST_BODY, LARGEST_UPLOAD

BROWSER = {"Accept": "text/html,application/xhtml+xml"}
COLLECTION = GAME.collection()
HOUSE = {deck.name: deck for deck in COLLECTION.house_decks()}
NEVENKA, SKALD = "ALT_CORE_B_LY_01_C", "ALT_CORE_B_LY_08_C"


def build(client: TestClient, *pairs: tuple[str, str], language: str = "en", status: int = 200) -> str:
    answer = client.get(f"/decks/altered/build?{urlencode(pairs)}", headers=BROWSER | {"Accept-Language": language})
    assert answer.status_code == status
    return answer.text


def step(client: TestClient, *pairs: tuple[str, str]) -> dict[str, str]:
    """What the address says to which a step leads."""
    answer = client.get(f"/decks/altered/build?{urlencode(pairs)}", headers=BROWSER, follow_redirects=False)
    assert answer.status_code == 303
    target = urlsplit(answer.headers["location"])
    assert target.path == "/decks/altered/build"
    return {name: values[0] for name, values in parse_qs(target.query).items()}


def state(page: str) -> str:
    """Whether the deck is legal, as the panel says it."""
    found = re.search(r'<div id="deck".*?<p class="legal [^>]*>(.*?)</p>', page, re.DOTALL)
    assert found is not None
    return " ".join(re.sub(r"<[^>]*>", " ", found.group(1)).split())


def line(page: str, reference: str) -> str:
    """The line of a card in the deck's list."""
    found = re.search(rf'<li class="deck-line[^>]*id="line-{reference}".*?\n    </li>', page, re.DOTALL)
    assert found is not None
    return html.unescape(found.group(0))


def tiles(page: str) -> list[str]:
    return re.findall(r'class="tile-place[^"]*" data-ref="(ALT_\w+)"', page)


# Steps ----------------------------------------------------------------------------------------------------------------


def test_a_deck_is_built_step_by_step_in_the_address(client: TestClient) -> None:
    found = step(client, ("add", NEVENKA))
    found = step(client, ("deck", found["deck"]), ("add", SKALD), ("name", "Wanderers"))
    found = step(client, ("deck", found["deck"]), ("add", SKALD), ("name", found["name"]))
    assert COLLECTION.from_code(found["deck"]).counts == {NEVENKA: 1, SKALD: 2}
    assert found["name"] == "Wanderers"
    found = step(client, ("deck", found["deck"]), ("take", SKALD))
    assert COLLECTION.from_code(found["deck"]).counts == {NEVENKA: 1, SKALD: 1}
    assert "deck" not in step(
        client, ("deck", step(client, ("deck", found["deck"]), ("take", SKALD))["deck"]), ("take", NEVENKA)
    )


def test_a_step_keeps_what_is_looked_for(client: TestClient) -> None:
    kept = {"search": "skald", "faction": "Lyra", "fit": "no", "tab": "deck", "format": "singleton"}
    found = step(client, ("add", SKALD), *kept.items())
    assert {name: found[name] for name in kept} == kept


def test_another_hero_takes_the_place_of_the_first(client: TestClient) -> None:
    code = COLLECTION.code(Deck({NEVENKA: 1, SKALD: 2}))
    found = step(client, ("deck", code), ("add", "ALT_CORE_B_AX_01_C"))
    assert COLLECTION.from_code(found["deck"]).counts == {"ALT_CORE_B_AX_01_C": 1, SKALD: 2}


def test_no_step_goes_below_nothing_or_beyond_what_a_code_holds(client: TestClient) -> None:
    assert "deck" not in step(client, ("take", SKALD))
    code = COLLECTION.code(Deck({SKALD: 66}))
    assert step(client, ("deck", code), ("add", SKALD))["deck"] == code


@pytest.mark.parametrize("reference", ["ALT_CORE_B_AX_31_C", "nothing", "\x00", "x" * 3000])
def test_what_is_no_card_of_decks_is_not_put_in(client: TestClient, reference: str) -> None:
    code = COLLECTION.code(Deck({NEVENKA: 1}))
    page = build(client, ("deck", code), ("add", reference))
    assert "Decks are not built of that card." in page
    assert f'name="deck" value="{code}"' in page


# What the builder says ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HOUSE)
def test_the_decks_of_the_house_are_legal(client: TestClient, name: str) -> None:
    code = COLLECTION.code(HOUSE[name])
    page = build(client, ("deck", code))
    assert state(page) == "✓ 39 cards and a Hero Legal in Constructed"
    assert html.unescape(page).count(f"/?game=altered&decks-0={code}") == 1


def test_a_fault_stands_at_its_line_with_its_rule(client: TestClient) -> None:
    deck = COLLECTION.changed(HOUSE["lyra"], SKALD, 1)
    page = build(client, ("deck", COLLECTION.code(deck)))
    assert state(page) == "✗ 40 cards and a Hero Not legal yet in Constructed"
    assert "Lyra Skald is there 4 times; 3 cards of one name are the most." in line(page, SKALD)
    assert "/rules/altered#ALT-DECK-03" in line(page, SKALD)
    assert "faults" not in line(page, "ALT_CORE_B_LY_07_C")
    assert "Play with this deck" not in page


def test_a_card_of_another_faction_is_named(client: TestClient) -> None:
    deck = COLLECTION.changed(HOUSE["lyra"], "ALT_CORE_B_AX_04_C", 1)
    page = build(client, ("deck", COLLECTION.code(deck)), language="it")
    assert "/rules/altered#ALT-DECK-02" in line(page, "ALT_CORE_B_AX_04_C")
    assert "Axiom" in line(page, "ALT_CORE_B_AX_04_C")
    assert state(page) == "✗ 40 carte e un Eroe Non ancora regolare in Costruito"


def test_what_is_wrong_with_the_whole_stands_on_top(client: TestClient) -> None:
    page = html.unescape(build(client, ("deck", COLLECTION.code(Deck({SKALD: 3})))))
    top = page[page.index('<div id="deck"') : page.index('id="group-characters"')]
    assert "The deck has no Hero; it needs exactly one." in top
    assert "The deck has 3 cards besides the Hero; it needs 39 or more." in top
    assert "/rules/altered#ALT-DECK-01" in top


def test_the_format_decides(client: TestClient) -> None:
    code = COLLECTION.code(HOUSE["lyra"])
    assert state(build(client, ("deck", code), ("format", "limited"))) == "✓ 39 cards and a Hero Legal in Limited"
    page = build(client, ("deck", code), ("format", "singleton"))
    assert state(page) == "✗ 39 cards and a Hero Not legal yet in Singleton"
    assert "ALT-OPT-03" in page
    assert state(build(client, ("deck", code), ("format", "chess"))) == "✓ 39 cards and a Hero Legal in Constructed"


def test_every_format_is_offered(client: TestClient) -> None:
    page = build(client, ("format", "no_unique"))
    assert re.findall(r'<option value="(\w+)" (?:selected)?>', page[page.index('id="format"') :]) == [
        value for value, _ in FORMAT.values
    ]


def test_the_figures_are_those_of_the_deck(client: TestClient) -> None:
    report = COLLECTION.report(HOUSE["lyra"], "en")
    cards = [CARDS[one] for one, count in HOUSE["lyra"].counts.items() for _ in range(count)]
    others = [card for card in cards if card.rarity]
    assert [figure.count for figure in report.curve] == [
        sum(min(card.hand_cost, 8) == cost for card in others) for cost in range(9)
    ]
    assert [figure.count for figure in report.totals] == [
        sum(card.stats[number] for card in others) for number in range(3)
    ]
    characters = sum(bool(card.stats[0] or card.stats[1] or card.stats[2]) for card in others)
    assert report.totals[0].average == pytest.approx(report.totals[0].count / characters, rel=0.1)
    assert {figure.title: figure.count for figure in report.kinds} == {
        "Characters": 31,
        "Spells": 7,
        "Landmarks": 1,
        "Common": 31,
        "Rare": 6,
        "Rare, out of faction": 2,
    }
    page = build(client, ("deck", COLLECTION.code(HOUSE["lyra"])))
    assert 'aria-label="Cards by cost: 14 of cost 2, 13 of cost 3' in page


def test_the_cards_are_those_that_go_with_the_deck(client: TestClient) -> None:
    heroes = tiles(build(client))
    assert heroes
    assert all(one.endswith(("_01_C", "_02_C", "_03_C")) for one in heroes)
    code = COLLECTION.code(Deck({NEVENKA: 1}))
    fitting = tiles(build(client, ("deck", code), ("shown", "900")))
    assert {CARDS[one].faction for one in fitting} == {"Lyra"}
    assert "ALT_CORE_B_YZ_07_R2" in fitting
    wanted = tiles(build(client, ("deck", code), ("faction", "Axiom")))
    assert {CARDS[one].faction for one in wanted} == {"Axiom"}
    everything = tiles(build(client, ("deck", code), ("fit", "no"), ("shown", "900")))
    assert sorted(everything) == sorted(CARDS)
    limited = tiles(build(client, ("deck", code), ("format", "limited"), ("shown", "900")))
    assert len({CARDS[one].faction for one in limited}) > 3


def test_a_ticked_box_speaks_for_the_field_before_it(client: TestClient) -> None:
    pairs = [("deck", COLLECTION.code(Deck({NEVENKA: 1}))), ("shown", "900")]
    assert tiles(build(client, *pairs, ("fit", "no"), ("fit", "yes"))) == tiles(build(client, *pairs))


# Broken addresses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["x", "EBAg", "!!!", "A" * 5000, "EBAgWwgAAAA", "\x00", "<b>", "é", "FBAgWwg"])
def test_a_broken_code_is_told_and_the_deck_is_empty(client: TestClient, code: str) -> None:
    page = build(client, ("deck", code), status=422)
    found = re.search(r'class="refused" role="alert">(.*?)</div>', page, re.DOTALL)
    assert found is not None
    assert "The deck of this address cannot be read." in found.group(1)
    assert re.search(r"<li>\S.*\.", found.group(1)), "it names the fault"
    assert 'name="deck" value=""' in page
    assert "<b>" not in found.group(1)


def test_a_step_from_a_broken_code_goes_nowhere(client: TestClient) -> None:
    build(client, ("deck", "x"), ("add", NEVENKA), status=422)


def test_a_long_name_is_cut_and_harmless(client: TestClient) -> None:
    page = build(client, ("name", "<i>" + "n" * 500))
    assert "<i>" not in page
    assert f'name="name" value="&lt;i&gt;{"n" * 57}"' in page


@pytest.mark.parametrize("path", ["/decks/chess", "/decks/hara", "/decks/pebbles/build", "/decks/hara/export"])
def test_where_there_are_no_decks_the_usual_page_says_so(client: TestClient, path: str) -> None:
    assert client.get(path, headers=BROWSER).status_code == 404


# Bringing along and handing on ----------------------------------------------------------------------------------------


def test_a_deck_can_be_shared_by_the_short_address(client: TestClient) -> None:
    code = COLLECTION.code(HOUSE["muna"])
    answer = client.get(f"/decks/altered?deck={code}&name=Grove", headers=BROWSER, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/decks/altered/build?deck={code}&name=Grove")


@pytest.mark.parametrize("form", [form.name for form in COLLECTION.forms("en")])
def test_what_is_handed_on_comes_back_as_the_same_deck(client: TestClient, form: str) -> None:
    code = COLLECTION.code(HOUSE["yzmir"])
    answer = client.get(f"/decks/altered/export?deck={code}&name=Night+Watch&form={form}")
    assert answer.status_code == 200
    assert 'attachment; filename="night-watch.' in answer.headers["content-disposition"]
    back = client.post(
        "/decks/altered", files={"file": ("deck", answer.content)}, headers=BROWSER, follow_redirects=False
    )
    assert back.status_code == 303
    query = parse_qs(urlsplit(back.headers["location"]).query)
    assert query["deck"] == [code]


def test_an_unknown_form_or_a_broken_deck_is_not_handed_on(client: TestClient) -> None:
    code = COLLECTION.code(HOUSE["yzmir"])
    assert client.get(f"/decks/altered/export?deck={code}&form=pdf", headers=BROWSER).status_code == 404
    assert client.get("/decks/altered/export?deck=x&form=plain", headers=BROWSER).status_code == 422
    assert client.get("/decks/altered/export?form=plain", headers=BROWSER).status_code == 422


@pytest.mark.parametrize("text", ["3 ALT_CORE_B_LY_08_C\n1 ALT_CORE_B_LY_01_C", "/decks/altered?deck={code}", "{code}"])
def test_a_list_a_code_or_an_address_is_read(client: TestClient, text: str) -> None:
    code = COLLECTION.code(Deck({NEVENKA: 1, SKALD: 3}))
    answer = client.post(
        "/decks/altered", data={"text": text.replace("{code}", code)}, headers=BROWSER, follow_redirects=False
    )
    assert (answer.status_code, answer.headers["location"]) == (303, f"/decks/altered/build?deck={code}")


def test_what_cannot_be_read_is_named_and_the_rest_opens_in_the_builder(client: TestClient) -> None:
    text = "# Mine\n1 LY_01_C\n3 ALT_CORE_B_XX_99_C\n1 Kodama"
    answer = client.post("/decks/altered", data={"text": text}, headers=BROWSER)
    page = html.unescape(answer.text)
    assert answer.status_code == 200
    refused = page[page.index('class="refused"') : page.index('id="browse"')]
    assert "Something is left out here." in refused
    assert "line 3: No card of the Core set has the reference ALT_CORE_B_XX_99_C." in refused
    assert 'line 4: "1 Kodama" has the name of a card; write a reference in its place: ' in refused
    code = COLLECTION.code(Deck({NEVENKA: 1}))
    assert f'name="deck" value="{code}"' in page
    assert f'name="back" value="/decks/altered/build?deck={code}&name=Mine"' in page, "a switch does not lose the deck"
    assert line(answer.text, NEVENKA)


def test_each_form_has_a_file_name_of_its_own(client: TestClient) -> None:
    code = COLLECTION.code(HOUSE["bravos"])
    names = [
        client.get(f"/decks/altered/export?deck={code}&name=My+Bravos&form={form.name}").headers["content-disposition"]
        for form in COLLECTION.forms("en")
    ]
    assert [name.partition("filename=")[2].strip('"') for name in names] == [
        "my-bravos.txt",
        "my-bravos.csv",
        "my-bravos.zip",
        "my-bravos.publisher.json",
        "my-bravos.api.json",
        "my-bravos.code.txt",
    ]


def test_a_file_may_be_as_large_as_the_forms_allow_and_no_other_body(client: TestClient) -> None:
    remarks = b"# " + b"x" * 200 + b"\n"
    file = b"".join([b"1 LY_01_C\n", *[remarks] * (LARGEST_BODY // len(remarks) + 9)])
    assert len(file) > LARGEST_BODY
    read = client.post("/decks/altered", files={"file": ("deck", file)}, headers=BROWSER)
    assert "The list is longer than 20000 characters." in html.unescape(read.text)
    huge = b"x" * (LARGEST_UPLOAD + 1)
    assert client.post("/decks/altered", files={"file": ("deck", huge)}, headers=BROWSER).status_code == 413
    assert client.post("/", files={"decks-0-file": ("deck", file)}, headers=BROWSER).status_code == 413


@pytest.mark.parametrize(("language", "hint"), [("en", "Begin with a Hero"), ("it", "Comincia da un Eroe")])
def test_an_empty_deck_is_greeted_and_not_blamed(client: TestClient, language: str, hint: str) -> None:
    page = build(client, language=language)
    panel = page[page.index('<div id="deck"') :]
    assert hint in panel
    assert 'class="faults"' not in panel
    assert "✗" not in panel


def test_too_many_rares_are_a_fault_of_the_whole_deck(client: TestClient) -> None:
    rares = [one for one, card in CARDS.items() if card.faction == "Lyra" and card.rarity == "R1"][:6]
    page = build(client, ("deck", COLLECTION.code(Deck({NEVENKA: 1, **dict.fromkeys(rares, 3)}))))
    top = page[page.index('<div id="deck"') : page.index('id="group-hero"')]
    assert "The deck has 18 rares; 15 are the most." in top
    assert "/rules/altered#ALT-DECK-04" in top
    assert all("ALT-DECK-04" not in line(page, one) for one in rares)


def test_every_row_of_a_name_that_is_there_too_often_is_marked(client: TestClient) -> None:
    rare = "ALT_CORE_B_LY_08_R1"
    page = build(client, ("deck", COLLECTION.code(Deck({NEVENKA: 1, SKALD: 2, rare: 2}))))
    for reference in (SKALD, rare):
        assert "Lyra Skald is there 4 times; 3 cards of one name are the most." in line(page, reference)


def test_buttons_tell_the_prints_of_a_name_apart(client: TestClient) -> None:
    page = build(client, ("deck", COLLECTION.code(Deck({NEVENKA: 1, SKALD: 1, "ALT_CORE_B_LY_08_R1": 1}))))
    for rarity in ("common", "rare"):
        assert page.count(f'aria-label="One more: Lyra Skald ({rarity})"') == 2, "beneath its card, and in the deck"
    assert 'aria-label="One less: Nevenka &amp; Blotch"' in page


@pytest.mark.parametrize(("language", "said"), [("en", "39 cards and a Hero"), ("it", "39 carte e un Eroe")])
def test_a_deck_is_seen_at_a_glance(client: TestClient, language: str, said: str) -> None:
    code = COLLECTION.code(HOUSE["muna"])
    headers = BROWSER | {"Accept-Language": language}
    answer = client.get(f"/decks/altered/glance?deck={code}&name=Grove", headers=headers)
    assert answer.status_code == 200
    found = html.unescape(answer.text)
    assert "<html" not in found
    assert "Teija & Nauraa" in found
    assert said in found
    assert f'href="/decks/altered/build?deck={code}&name=Grove"' in found
    play = re.search(r'href="(/\?game=altered&decks-0=[^"]*)"', found)
    assert play is not None
    bring = "You bring: Grove: Teija" if language == "en" else "Grove: Teija"
    assert bring in html.unescape(client.get(play.group(1), headers=headers).text)
    assert said in client.get("/decks/altered", headers=headers).text, "the same for the decks of the house"
    broken = client.get("/decks/altered/glance?deck=x", headers=headers)
    assert (broken.status_code, "decks-0" in broken.text) == (422, False)


@pytest.mark.parametrize("text", ["", "  \n ", "hello", "{", "\x00"])
def test_what_is_no_deck_is_refused_at_its_field(client: TestClient, text: str) -> None:
    answer = client.post("/decks/altered", data={"text": text}, headers=BROWSER)
    assert answer.status_code == 422
    assert 'id="wrong-text"' in answer.text


def test_of_several_decks_one_is_chosen(client: TestClient) -> None:
    codes = {name: COLLECTION.code(HOUSE[name]) for name in ("lyra", "muna")}
    tables = [COLLECTION.write("csv", Deck(HOUSE[name].counts, name)).decode() for name in codes]
    rows = tables[1].replace("\n1;", "\n2;")
    table = tables[0].rstrip("\n") + "\n" + rows.split("\n", 1)[1]
    page = html.unescape(client.post("/decks/altered", data={"text": table}, headers=BROWSER).text)
    for name, code in codes.items():
        assert f'href="/decks/altered/build?deck={code}&name={name}"' in page


def test_a_deck_from_another_site_is_not_taken(client: TestClient) -> None:
    answer = client.post("/decks/altered", data={"text": "x"}, headers=BROWSER | {"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


# Into the lobby -------------------------------------------------------------------------------------------------------


def test_the_lobby_is_filled_in_from_the_address(client: TestClient) -> None:
    code = COLLECTION.code(HOUSE["ordis"])
    page = client.get(f"/?game=altered&decks-0={code}&decks-1=muna&format=limited&profile=chess&x=1").text
    assert re.search(rf'<textarea id="decks-0-text"[^>]*>{code}</textarea>', page)
    assert "You bring: Sigismar" in page
    seat = page[page.index('id="decks-1"') :]
    assert '<option value="muna" selected>' in seat[: seat.index("</select>")]
    assert '<option value="limited" selected>' in page
    assert '<option value="summary" selected>' in page


def test_what_the_lobby_is_given_is_harmless(client: TestClient) -> None:
    page = client.get("/?game=altered&decks-0=</textarea><script>alert(1)</script>").text
    assert "<script>alert" not in page
    assert client.get("/?game=hara&decks-0=x").status_code == 200


def test_a_game_without_cards_to_build_of_says_nothing_of_them(client: TestClient) -> None:
    assert "/cards/altered" in client.get("/?game=altered").text
    assert "/cards/" not in client.get("/?game=hara").text
