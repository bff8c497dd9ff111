"""Decks drawn from all cards: legal in every format, the same for the same seed, and every card turns up."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola import testing
from tavola.games.altered import GAME
from tavola.games.altered.card import HERO_CARD, MANA_ORB
from tavola.games.altered.cards import CARDS
from tavola.games.altered.deck import RANDOM_CORE
from tavola.games.altered.legality import FORMATS, SUSPENDED, check_text
from tavola.games.altered.random_deck import LIMITS, random_deck
from tavola.games.altered.state import AlteredState
from tavola.kernel.errors import BadSetting
from tavola.kernel.replay import record

SEEDS = st.integers(0, (1 << 63) - 1)
#: So many seeds that a card which never turns up is not to be had.
MANY = 4_000


def deck_list(seed: int, seat: int = 0, format: str = "constructed") -> str:
    """A drawn deck as a list, a line for each copy."""
    hero, cards = random_deck(seed, seat, format)
    return "".join(f"1 {card.reference}\n" for card in (hero, *cards))


def every_card(format: str) -> set[str]:
    """Every reference that a deck of a format may hold, Heroes included."""
    known = {card.reference for card in CARDS.values() if not card.token}
    if format != "limited":
        known -= {reference for reference in known if CARDS[reference].type == MANA_ORB}
    return known - {SUSPENDED} if format == "constructed_2025" else known


# What is drawn -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.rule("ALT-DECK-11")
def test_a_drawn_deck_is_legal_in_its_format(format: str) -> None:
    @settings(max_examples=150, deadline=None)
    @given(SEEDS, st.sampled_from((0, 1)))
    def holds(seed: int, seat: int) -> None:
        deck = deck_list(seed, seat, format)
        assert check_text(deck, format) == [], deck

    holds()


@given(SEEDS, st.sampled_from(("constructed", "constructed_2025", "no_unique")))
def test_a_constructed_deck_is_a_hero_and_39_cards_of_the_heros_faction(seed: int, format: str) -> None:
    hero, cards = random_deck(seed, 0, format)
    assert hero.type == HERO_CARD
    assert len(cards) == 39
    assert {card.faction for card in cards} == {hero.faction}


@pytest.mark.parametrize("format", FORMATS)
def test_every_card_turns_up(format: str) -> None:
    missing = every_card(format)
    for seed in range(MANY):
        hero, cards = random_deck(seed, seed % 2, format)
        missing -= {hero.reference, *(card.reference for card in cards)}
        if not missing:
            break
    assert missing == set()


def test_nothing_turns_up_that_no_deck_may_hold() -> None:
    seen = {card.reference for seed in range(300) for card in random_deck(seed, 0, "constructed_2025")[1]}
    assert seen - every_card("constructed_2025") == set()


def test_the_heroes_are_equally_likely() -> None:
    heroes = [card for card in CARDS.values() if card.type == HERO_CARD]
    each = 100
    drawn = Counter(random_deck(seed, 0, "constructed")[0].reference for seed in range(each * len(heroes)))
    assert set(drawn) == {hero.reference for hero in heroes}
    assert all(0.6 * each < count < 1.4 * each for count in drawn.values()), drawn


def test_a_card_is_there_once_twice_or_three_times() -> None:
    counts: Counter[int] = Counter()
    for seed in range(50):
        counts.update(Counter(card.reference for card in random_deck(seed, 0, "constructed")[1]).values())
    assert set(counts) == {1, 2, 3}


def test_every_format_can_be_drawn_for() -> None:
    assert set(LIMITS) == set(FORMATS)


# From which seed -----------------------------------------------------------------------------------------------------


@given(SEEDS)
def test_the_same_seed_gives_the_same_decks_and_each_seat_its_own(seed: int) -> None:
    assert deck_list(seed, 0) == deck_list(seed, 0)
    assert deck_list(seed, 0) != deck_list(seed, 1)
    assert deck_list(seed, 0) != deck_list(seed + 1, 0)


def test_the_order_in_which_cards_are_declared_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = [deck_list(seed, 0, format) for seed in range(5) for format in FORMATS]
    declared = list(CARDS.items())
    for reference, card in reversed(declared):
        monkeypatch.delitem(CARDS, reference)
        monkeypatch.setitem(CARDS, reference, card)
    assert next(iter(CARDS)) == declared[-1][0]
    assert [deck_list(seed, 0, format) for seed in range(5) for format in FORMATS] == decks


def test_another_process_draws_the_same() -> None:
    program = f"from {__name__} import deck_list; print(deck_list(7, 1, 'limited'), end='')"
    for salt in ("1", "2"):
        printed = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": salt}
        )
        assert printed.stdout == deck_list(7, 1, "limited")


@given(st.integers(0, 1 << 48))
def test_the_decks_take_nothing_from_the_chance_of_the_game(seed: int) -> None:
    first: list[int] = []
    for decks in (RANDOM_CORE, "axiom"):
        state = GAME.new_state(GAME.settle(2, {"decks": decks}), seed, False)
        assert isinstance(state, AlteredState)
        first.append(state.first_player)
    assert first[0] == first[1]


# At the table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decks", [RANDOM_CORE, [RANDOM_CORE, "axiom"], ["yzmir", RANDOM_CORE]])
def test_a_game_is_replayed_byte_for_byte_from_the_word_alone(decks: str | list[str]) -> None:
    chosen = GAME.settle(2, {"decks": decks})
    for seed in range(3):
        testing.check_replay(GAME, chosen, seed)
    kept = record(testing.random_match(GAME, chosen, 1)).settings["decks"]
    assert kept == ([decks, decks] if isinstance(decks, str) else decks)


@pytest.mark.parametrize("format", FORMATS)
def test_the_drawn_decks_are_those_that_are_played(format: str) -> None:
    state = GAME.new_state(GAME.settle(2, {"decks": RANDOM_CORE, "format": format}), 11, False)
    assert isinstance(state, AlteredState)
    for seat in (0, 1):
        hero, cards = random_deck(11, seat, format)
        owned = Counter(
            card.reference for card, owner in zip(state.card, state.owner, strict=True) if owner == seat and card
        )
        assert owned == Counter([hero.reference, *(card.reference for card in cards)])


def test_other_words_and_lists_are_checked_as_ever() -> None:
    with pytest.raises(BadSetting, match=f"there is no deck 'random'; the decks are .*, {RANDOM_CORE}, or give a list"):
        GAME.settle(2, {"decks": "random"})
    with pytest.raises(BadSetting, match="the deck of seat 1 cannot be played"):
        GAME.settle(2, {"decks": [RANDOM_CORE, "1 ALT_CORE_B_AX_01_C"]})


def test_it_is_among_the_suggestions_and_drawn_by_chance() -> None:
    (option,) = (one for one in GAME.options if one.name == "decks")
    assert dict(option.suggestions)[RANDOM_CORE] == "A random deck of the Core set"
    assert option.by_chance == (RANDOM_CORE,)
