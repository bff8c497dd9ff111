"""The cards of a game on pages, without a browser: what is found, what a card's page tells, what is refused."""

from __future__ import annotations

import html
import re
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from tavola.games.altered import GAME
from tavola.games.altered.cards import CARDS
from tavola.games.altered.face import rules_of
from tavola.games.altered.terms import TERMS
from tavola.server.card_search import A_PAGE, LONGEST_SEARCH

BROWSER = {"Accept": "text/html,application/xhtml+xml"}
TANUKI = "ALT_CORE_B_LY_09_R1"


def browse(client: TestClient, *pairs: tuple[str, str], language: str = "en") -> str:
    answer = client.get(f"/cards/altered?{urlencode(pairs)}", headers=BROWSER | {"Accept-Language": language})
    assert answer.status_code == 200
    return answer.text


def shown(page: str) -> list[str]:
    """The references of the cards in the grid, as they follow one another."""
    return re.findall(r'class="tile-link" href="/cards/altered/(ALT_\w+)', page)


def count(page: str) -> str:
    found = re.search(r'id="found"[^>]*>([^<]*)<', page)
    assert found is not None
    return found.group(1).strip()


# Looking for cards ----------------------------------------------------------------------------------------------------


def test_all_cards_are_there_a_page_at_a_time(client: TestClient) -> None:
    page = browse(client)
    assert count(page) == f"{len(CARDS)} cards"
    assert shown(page) == sorted(CARDS)[:A_PAGE]
    assert "shown=120" in page
    everything = browse(client, ("shown", str(len(CARDS))))
    assert sorted(shown(everything)) == sorted(CARDS)
    assert "More cards" not in everything


def test_every_word_must_be_there_in_name_text_or_kind(client: TestClient) -> None:
    found = shown(browse(client, ("search", "tanuki spirit")))
    assert found
    assert {CARDS[one].name for one in found} == {"Tanuki"}
    assert shown(browse(client, ("search", "tanuki dragon"))) == []
    assert TANUKI in shown(browse(client, ("search", "SABOTAGE"), ("shown", "900")))
    assert TANUKI in shown(browse(client, ("search", "sabotaggio"), ("shown", "900"), language="it"))


def test_accents_and_capitals_are_no_matter(client: TestClient) -> None:
    found = shown(browse(client, ("search", "ISSUN-BOSHI")))
    assert found
    assert {CARDS[one].name for one in found} == {"Issun-bōshi"}
    assert shown(browse(client, ("search", "issun-bōshi"))) == found


@pytest.mark.parametrize(
    ("facet", "value"),
    [
        ("faction", "Lyra"),
        ("type", "Landmark"),
        ("rarity", "R2"),
        ("cost", "8"),
        ("keyword", "Gigantic"),
        ("trigger", "At Noon"),
        ("subtype", "Dragon"),
    ],
)
def test_a_facet_keeps_what_has_the_value(client: TestClient, facet: str, value: str) -> None:
    rows = {row.reference: row for row in GAME.collection().rows("en")}
    found = shown(browse(client, (facet, value), ("shown", "900")))
    assert found
    assert set(found) == {one for one, row in rows.items() if value in row.facets.get(facet, ())}


def test_the_facets_say_what_is_printed() -> None:
    rows = {row.reference: row for row in GAME.collection().rows("en")}
    for card in CARDS.values():
        facets = rows[card.reference].facets
        assert list(facets["faction"]) == [card.faction or "Neutral"]
        assert "Gigantic" in facets["keyword"] or not card.gigantic
        assert "Tough" in facets["keyword"] or not (card.tough > 0 or card.tough_count is not None)
        assert ("By discarding it from the Reserve" in facets["trigger"]) == (card.support is not None)
        if "cost" in facets:
            assert list(facets["cost"]) == [str(min(card.hand_cost, 8))]


@pytest.mark.parametrize(
    ("keyword", "reference"),
    [
        ("Anchored", "LY_18_C"),
        ("Asleep", "MU_09_R1"),
        ("Fleeting", "AX_18_C"),
        ("Boost", "AX_06_C"),
        ("Resupply", "AX_08_C"),
        ("Sabotage", "AX_15_C"),
        ("After You", "YZ_13_C"),
        ("Dice", "LY_06_C"),
    ],
)
def test_what_a_text_names_is_found_by_keyword_and_explained_at_the_card(
    client: TestClient, keyword: str, reference: str
) -> None:
    whole = f"ALT_CORE_B_{reference}"
    assert whole in shown(browse(client, ("keyword", keyword), ("shown", "900")))
    term = next(one for one in TERMS if one.title == keyword)
    for language in ("en", "it"):
        page = client.get(f"/cards/altered/{whole}", headers=BROWSER | {"Accept-Language": language}).text
        words = html.unescape(page[page.index('class="terms"') : page.index("</dl>")])
        for rule in term.rules:
            assert GAME.rulebook()[rule].text(language) in words
            assert f"/rules/altered#{rule}" in words


def test_a_step_that_gives_a_status_cites_what_the_status_does() -> None:
    (ability,) = (one for one in CARDS["ALT_CORE_B_MU_09_R1"].abilities if "Asleep" in one.text(lambda text: text))
    assert "ALT-STATUS-ASLEEP-01" in rules_of(ability)


def test_values_of_one_facet_add_up_and_facets_narrow(client: TestClient) -> None:
    two = shown(browse(client, ("faction", "Lyra"), ("faction", "Muna"), ("rarity", "R1"), ("shown", "900")))
    assert {CARDS[one].faction for one in two} == {"Lyra", "Muna"}
    assert {CARDS[one].rarity for one in two} == {"R1"}


def test_the_orders(client: TestClient) -> None:
    names = [CARDS[one].name for one in shown(browse(client, ("sort", "name"), ("faction", "Ordis")))]
    assert names == sorted(names, key=lambda name: name.casefold().replace("ō", "o"))
    costs = [CARDS[one].hand_cost for one in shown(browse(client, ("sort", "cost"), ("shown", "900")))]
    assert costs == sorted(costs)


def test_what_is_chosen_is_ticked_and_can_be_taken_back(client: TestClient) -> None:
    page = browse(client, ("search", "boost"), ("faction", "Lyra"), ("sort", "name"))
    assert re.search(r'name="faction" value="Lyra" checked', page)
    assert 'value="boost"' in page
    back = re.search(r'class="chip-link" href="([^"]*)"', page)
    assert back is not None
    assert html.unescape(back.group(1)) == "/cards/altered?search=boost&sort=name"


@pytest.mark.parametrize(
    "query",
    [
        "faction=Nobody",
        "cost=-1",
        "search=zzzz",
        "faction=%00",
        "rarity=R1&rarity=%F0%9F%83%8F&search=qqq",
        "type=<script>alert(1)</script>",
    ],
)
def test_absurd_wishes_find_nothing_and_the_page_says_so(client: TestClient, query: str) -> None:
    answer = client.get(f"/cards/altered?{query}", headers=BROWSER)
    assert answer.status_code == 200
    assert count(answer.text) == "No card fits"
    assert "No card has all of this." in answer.text
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize(
    "query", ["sort=up", "shown=-5", "shown=1e9", "shown=٣", "shown=99999999999", "nothing=1", "faction="]
)
def test_what_cannot_be_understood_counts_as_not_said(client: TestClient, query: str) -> None:
    answer = client.get(f"/cards/altered?{query}", headers=BROWSER)
    assert (answer.status_code, shown(answer.text)) == (200, sorted(CARDS)[:A_PAGE])


@pytest.mark.parametrize(
    "pairs",
    [
        [("search", "x" * (LONGEST_SEARCH + 1))],
        [("faction", str(number)) for number in range(300)],
        [("faction", "y" * 9000)],
    ],
)
def test_a_search_that_goes_on_and_on_is_refused(client: TestClient, pairs: list[tuple[str, str]]) -> None:
    answer = client.get(f"/cards/altered?{urlencode(pairs)}", headers=BROWSER)
    assert answer.status_code == 422
    assert "That search is too long" in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/cards/chess",
        "/cards/hara",
        "/cards/pebbles",
        "/cards/altered/nothing",
        "/cards/altered/%00",
        f"/cards/hara/{TANUKI}",
    ],
)
def test_where_there_are_no_cards_the_usual_page_says_so(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert "That did not work" in answer.text


# One card -------------------------------------------------------------------------------------------------------------


def test_a_card_tells_its_rules_prints_and_decks(client: TestClient) -> None:
    page = client.get(f"/cards/altered/{TANUKI}", headers=BROWSER).text
    book = GAME.rulebook()
    for rule in GAME.collection().rules(TANUKI):
        assert f'href="/rules/altered#{rule}"' in page
        assert html.escape(book[rule].text("en"), quote=False).replace("'", "&#39;") in page.replace("&#34;", '"')
    assert sorted(set(shown(page))) == ["ALT_CORE_B_LY_09_C", "ALT_CORE_B_LY_09_R2"]
    assert 'href="/decks/altered#deck-lyra"' in page
    assert "#deck-axiom" not in page
    assert f'href="/decks/altered/build?add={TANUKI}"' in page


def test_rulings_come_with_their_rules(client: TestClient) -> None:
    gate = next(card.reference for card in CARDS.values() if card.name == "Banishing Gate")
    page = client.get(f"/cards/altered/{gate}", headers=BROWSER).text
    assert "A token is a legal target" in page
    assert page.count("/rules/altered#ALT-TOKEN-01") >= 2, "once at the ruling, once with its sentence"


def test_a_card_is_read_in_the_language_of_the_reader(client: TestClient) -> None:
    page = client.get(f"/cards/altered/{TANUKI}", headers=BROWSER | {"Accept-Language": "it"}).text
    assert "Sabotaggio" in page
    assert "Regole su cui si basa" in page


def test_a_token_goes_into_no_deck(client: TestClient) -> None:
    page = client.get("/cards/altered/ALT_CORE_B_AX_31_C", headers=BROWSER).text
    assert "Brassbug" in page
    assert "/decks/altered/build?add" not in page


def test_the_way_to_a_card_and_back_keeps_the_deck(client: TestClient) -> None:
    page = client.get(f"/cards/altered/{TANUKI}?deck=EBAgWwg&name=Mine", headers=BROWSER).text
    assert f"/decks/altered/build?deck=EBAgWwg&amp;name=Mine&amp;add={TANUKI}" in page
