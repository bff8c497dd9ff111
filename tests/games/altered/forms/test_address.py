"""Addresses that carry a deck: as a code or a list, in their query, their fragment, or their path."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest

from tavola.games.altered.deck import deck_text
from tavola.games.altered.forms import address, address_of, read_decks, write_deck
from tavola.games.altered.forms.address import is_address
from tests.games.altered.forms.lists import HERO, SALVAGER, axiom, counts, only, refused, told

CODE = write_deck("code", axiom()).decode()


def test_the_house_has_an_address_for_every_deck() -> None:
    assert address_of(axiom()) == f"/decks/altered?deck={CODE}"
    assert counts(only(address_of(axiom()))) == counts(axiom())


@pytest.mark.parametrize(
    "address",
    [
        "https://table.example/decks/altered?deck={}",
        "https://table.example/decks/altered/build?format=limited&deck={}&name=My+deck#top",
        "http://[::1]:8000/?game=altered&decks-0={}",
        "https://other.example/view/{}",
        "https://other.example/view/{}/edit",
        "https://other.example/#{}",
        "https://other.example/#/deck?list={}",
        "https://other.example/?{}",
        "other.example/d?x={}",
        "?deck={}",
        "  https://table.example/decks/altered?deck={}\n",
    ],
)
def test_a_code_is_found_wherever_it_stands(address: str) -> None:
    assert counts(only(address.format(CODE))) == counts(axiom())


@pytest.mark.parametrize(
    "query",
    [
        f"list=1+{HERO}%0A3+{SALVAGER}",
        f"list=1%20{HERO},3%20{SALVAGER}",
        f"list={HERO}+x1;{SALVAGER}+x3",
        f"a=b&cards=1x%20{HERO}%7C3x%20{SALVAGER.lower()}",
    ],
)
def test_a_list_is_found_too(query: str) -> None:
    for separator in "?#":
        assert counts(only(f"https://other.example/deck{separator}{query}")) == {HERO: 1, SALVAGER: 3}


def test_faults_of_a_list_in_an_address_are_told_by_line() -> None:
    assert told(f"https://other.example/?list=1+{HERO},0+{SALVAGER}") == [
        "line 2: Axiom Salvager is listed with count 0. [ALT-DECK-01]"
    ]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("https://other.example/decks/01HKAFJNHG4PN8JTMHCFFRCBXE", "The address carries neither a code nor a list."),
        ("https://other.example", "The address carries neither a code nor a list."),
        ("https://table.example/decks/altered?deck=", "The address carries neither a code nor a list."),
        ("https://table.example/decks/altered?deck=nonsense!", "letters, digits, - and _ only"),
        (f"https://table.example/decks/altered?deck={CODE[:-5]}", "line 19 of group 1: The code ends too early."),
        ("http://[", "This is no address."),
        ("https://other.example/?" + "a=b&" * 60, "This is no address."),
    ],
)
def test_an_address_without_a_deck_is_refused(address: str, said: str) -> None:
    assert said in refused(address)


# Which deck of an address is meant ------------------------------------------------------------------------------------

BRAVOS = write_deck("code", only(deck_text("bravos"))).decode()


@pytest.mark.parametrize(
    "address",
    [
        "https://table.example/decks/altered/build?name=EXAMPLES&deck={}",
        "https://table.example/decks/altered/build?deck={}&name=EBcdefgh",
        "https://table.example/decks/altered/build?name=ALT_deck&format=EXAMPLES&deck={}",
        "https://other.example/EXAMPLES?deck={}",
        "https://other.example/?owner=EXAMPLES&deck={}#EXAMPLES",
        "https://other.example/EXAMPLES/{}",
        "https://other.example/?deck={0}&code={0}&list={0}",
    ],
)
def test_a_word_that_only_looks_like_a_code_is_no_deck(address: str) -> None:
    assert counts(only(address.format(CODE))) == counts(axiom())


def test_the_field_of_the_deck_goes_before_others_even_where_it_is_broken() -> None:
    assert "letters, digits, - and _ only" in refused(f"https://other.example/{CODE}?deck=nonsense!")


def test_our_own_address_says_format_and_name_too() -> None:
    for format in ("limited", "singleton", "no_unique", "constructed_2025"):
        deck = only(f"http://table.example/decks/altered/build?deck={CODE}&format={format}&name=My+%00deck")
        assert (deck.name, deck.format) == ("My deck", format)
    assert only(f"http://table.example/decks/altered/build?deck={CODE}&format=other").format == ""


def test_an_address_of_the_lobby_holds_that_of_a_deck() -> None:
    inner = quote(f"/decks/altered?deck={CODE}&name=My deck")
    deck = only(f"http://table.example/?game=altered&decks-0={inner}&format=limited")
    assert (deck.name, deck.format, counts(deck)) == ("My deck", "limited", counts(axiom()))


@pytest.mark.parametrize(
    "query",
    [
        "deck={}&deck={}",
        "deck={}&code={}",
        "game=altered&decks-0={}&decks-1={}",
        "game=altered&decks-0=%2Fdecks%2Faltered%3Fdeck%3D{}&decks-1=%2Fdecks%2Faltered%3Fdeck%3D{}",
        "x={}#{}",
    ],
)
def test_two_decks_in_one_address_are_refused(query: str) -> None:
    said = "The address carries 2 decks; give the code or the list of one of them."
    assert refused(f"https://table.example/?{query.format(CODE, BRAVOS)}") == said
    assert counts(only(f"https://table.example/?{query.format(CODE, CODE)}")) == counts(axiom())


def test_a_code_beside_a_list_and_two_lists_are_two_decks() -> None:
    for query in (f"deck={CODE}&list=3+{SALVAGER}", f"a=3+{SALVAGER}&b=1+{HERO}"):
        assert "The address carries 2 decks" in refused(f"https://other.example/?{query}")


def test_what_a_deck_is_called_is_never_the_deck() -> None:
    for name in (BRAVOS, "ALT_deck"):
        for query in (f"name={name}&x={CODE}", f"x={CODE}&format={name}"):
            assert counts(only(f"https://other.example/?{query}")) == counts(axiom())
        assert counts(only(f"https://other.example/?name={name}&cards=3+{SALVAGER}")) == {SALVAGER: 3}
        assert "neither a code nor a list" in refused(f"https://other.example/?name={name}")


# What is an address ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["https://a b", "/a b", "? a", "# a", "a/b", "a?b", "a#b", "/", "x:/y", "A1+.-://"])
def test_an_address_begins_as_one_or_is_one_word(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize("text", ["", "a", "a b/c", "3 ALT_CORE_B_AX_04_C", "a/b\nc", "/a\rb", "1://a b"])
def test_anything_else_is_no_address(text: str) -> None:
    assert not is_address(text)


def test_no_pattern_for_addresses_has_two_ways_to_take_the_same_letters() -> None:
    """One unlimited repetition at most: with two of them a long text is tried in as many ways as it has pairs."""
    patterns = [one for one in vars(address).values() if isinstance(one, re.Pattern)]
    assert patterns
    for one in patterns:
        assert len(re.findall(r"(?<!\\)[*+](?![^\[]*\])|\{\d+,\}", one.pattern)) <= 1, one.pattern


def test_a_text_full_of_slashes_gets_its_answer() -> None:
    # With a pattern that tries every pair of slashes the longer text would take hours.
    assert not is_address("a" + "/" * 1_000_000 + " b")
    (deck,) = read_decks("a" + "/" * 19_900 + " b")
    assert len(deck.unreadable) == 1
