"""Addresses that carry a deck: as a code or a list, in their query, their fragment, or their path."""

from __future__ import annotations

import pytest

from tavola.games.altered.forms import address_of, write_deck
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
