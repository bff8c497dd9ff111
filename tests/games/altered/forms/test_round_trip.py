"""What is written in any form is read again as the same deck, and the same deck is always written alike."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import STARTER_DECKS, DeckLine, deck_text, is_hero
from tavola.games.altered.forms import FORMS, BadList, DeckList, deck_from_file, read_decks, write_deck
from tavola.games.altered.forms.deck_list import clean_name
from tests.games.altered.forms.lists import axiom, counts, only

NAMES = [form.name for form in FORMS]
#: Forms that say what a deck is called and which format it keeps to.
TELLING = ("csv", "zip", "publisher_json", "api_json")

_HEROES = sorted(reference for reference in CARDS if is_hero(reference))
_OTHERS = sorted(reference for reference, card in CARDS.items() if not card.token and not is_hero(reference))


@st.composite
def decks(draw: st.DrawFn) -> DeckList:
    """Any cards that are known, 1 to 66 of each, a few of them on several lines, with a Hero."""
    cards = draw(st.dictionaries(st.sampled_from(_OTHERS), st.integers(1, 66), max_size=80))
    cards[draw(st.sampled_from(_HEROES))] = 1
    lines = [DeckLine(0, count, reference) for reference, count in cards.items()]
    for line in [one for one in lines if one.count > 1][:3]:
        line.count -= 1
        lines.append(DeckLine(0, 1, line.reference))
    draw(st.randoms(use_true_random=False)).shuffle(lines)
    name = clean_name(draw(st.text(max_size=120)))
    return DeckList(name, draw(st.sampled_from(["", "constructed", "no_unique", "singleton"])), lines)


@pytest.mark.parametrize("form", NAMES)
@settings(max_examples=50)
@given(deck=decks())
def test_a_deck_comes_back_from_every_form(form: str, deck: DeckList) -> None:
    again = only(write_deck(form, deck))
    assert counts(again) == counts(deck)
    if form == "plain":
        assert again.name == deck.name
    if form in TELLING:
        assert (again.name, again.format) == (deck.name, deck.format)


@pytest.mark.parametrize("form", NAMES)
@settings(max_examples=20)
@given(deck=decks(), seed=st.integers(0, 99))
def test_the_order_of_the_lines_changes_no_byte(form: str, deck: DeckList, seed: int) -> None:
    turned = DeckList(deck.name, deck.format, list(deck.lines))
    random.Random(seed).shuffle(turned.lines)
    assert write_deck(form, turned) == write_deck(form, deck)
    assert write_deck(form, only(write_deck(form, deck))) == write_deck(form, deck)


@pytest.mark.parametrize("form", NAMES)
@pytest.mark.parametrize("name", STARTER_DECKS)
def test_the_starter_decks_come_back_from_every_form(name: str, form: str) -> None:
    deck = only(deck_text(name))
    written = write_deck(form, deck)
    assert counts(only(written)) == counts(deck)
    assert counts(only(deck_from_file(written))) == counts(deck)
    if form != "zip":
        assert counts(only(written.decode())) == counts(deck)


@pytest.mark.parametrize("form", NAMES)
def test_a_deck_that_could_not_be_read_or_is_empty_is_not_written(form: str) -> None:
    with pytest.raises(BadList, match="The list is empty"):
        write_deck(form, DeckList())
    with pytest.raises(BadList, match='line 2: "nonsense" is not a card line'):
        write_deck(form, read_decks("3 ALT_CORE_B_AX_08_C\nnonsense")[0])


def test_every_form_has_a_title_and_a_type_and_no_other_is_known() -> None:
    assert NAMES == ["plain", "csv", "zip", "publisher_json", "api_json", "code"]
    assert all(form.title and "/" in form.media_type for form in FORMS)
    extensions = {form.name: form.extension for form in FORMS}
    assert len(set(extensions.values())) == len(FORMS), "or one file would take the place of another"
    assert (extensions["publisher_json"], extensions["api_json"]) == ("publisher.json", "api.json")
    with pytest.raises(KeyError):
        write_deck("other", axiom())
