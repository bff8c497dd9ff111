"""The collection of Altered: steps of building, codes, and faults at the lines that show them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavola.games.altered import GAME
from tavola.games.altered.card import HERO_CARD
from tavola.games.altered.cards import CARDS
from tavola.games.altered.legality import check_text
from tavola.games.altered.options import FORMAT
from tavola.kernel.collection import Deck, folded

COLLECTION = GAME.collection()
BUILT_OF = sorted(one for one, card in CARDS.items() if not card.token)
TOKENS = sorted(one for one, card in CARDS.items() if card.token)

references = st.sampled_from(BUILT_OF)
steps = st.lists(st.tuples(references, st.sampled_from([1, 1, 1, -1])), max_size=30)
decks = st.dictionaries(references, st.integers(1, 5), max_size=20).map(Deck)


@given(steps)
def test_steps_keep_one_hero_at_most_and_no_empty_line(taken: list[tuple[str, int]]) -> None:
    deck = Deck({}, "Mine", "limited")
    for reference, by in taken:
        before = dict(deck.counts)
        after = COLLECTION.changed(deck, reference, by)
        assert deck.counts == before, "the deck itself stays as it is"
        if CARDS[reference].type != HERO_CARD:
            assert after.counts.get(reference, 0) == max(before.get(reference, 0) + by, 0)
        deck = after
        assert sum(count for one, count in deck.counts.items() if CARDS[one].type == HERO_CARD) <= 1
        assert all(count > 0 for count in deck.counts.values())
    assert (deck.name, deck.format) == ("Mine", "limited")


@pytest.mark.parametrize("reference", [*TOKENS, "nothing"])
def test_tokens_and_unknown_cards_go_into_no_deck(reference: str) -> None:
    with pytest.raises(KeyError):
        COLLECTION.changed(Deck({}), reference, 1)


@given(decks)
def test_a_code_stands_for_its_deck(deck: Deck) -> None:
    code = COLLECTION.code(deck)
    assert (COLLECTION.from_code(code).counts if code else {}) == deck.counts


@given(decks, st.sampled_from([name for name, _ in FORMAT.values]))
def test_a_report_has_the_faults_that_the_lobby_would_refuse(deck: Deck, format: str) -> None:
    deck.format = format
    report = COLLECTION.report(deck, "en")
    text = "\n".join(f"{count} {reference}" for reference, count in deck.counts.items())
    problems = check_text(text, format)
    assert report.legal == (not problems)
    assert sorted(rule for _, rule in report.all_faults) == sorted(problem.rule for problem in problems)
    lines = {line.reference: line for group in report.groups for line in group.lines}
    assert {one: line.count for one, line in lines.items()} == deck.counts
    for number, reference in enumerate(deck.counts, start=1):
        assert len(lines[reference].faults) == sum(problem.line == number for problem in problems)
    assert report.size == sum(count for one, count in deck.counts.items() if CARDS[one].type != HERO_CARD)


def test_what_cannot_be_read_of_a_list_is_kept_with_the_deck() -> None:
    (deck,) = COLLECTION.read(
        "2 ALT_CORE_B_LY_08_C\n1 ALT_CORE_B_LY_08_U_7\n1 ALT_CORE_B_AX_31_C\n1 ALT_CORE_B_LY_08_C"
    )
    assert deck.counts == {"ALT_CORE_B_LY_08_C": 3}
    assert deck.unread is not None
    assert [rule for _, rule in deck.unread.faults("en")] == ["ALT-COMP-04", "ALT-TOKEN-05"]


def test_every_facet_has_a_title_in_each_language_and_every_value_a_card() -> None:
    rows = COLLECTION.rows("en")
    for english, italian in zip(COLLECTION.facets("en"), COLLECTION.facets("it"), strict=True):
        assert english.title
        assert len(english.values) > 1
        assert sorted(value for value, _ in english.values) == sorted(value for value, _ in italian.values)
        for value, _ in english.values:
            assert any(value in row.facets.get(english.name, ()) for row in rows), (english.name, value)


def test_a_search_knows_neither_accents_nor_capitals() -> None:
    assert folded("Issun-bōshi È ßÅ") == "issun-boshi e ssa"
