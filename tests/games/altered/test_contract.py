"""Altered keeps the contract of a game, in random play of every pairing of the starter decks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola import testing
from tavola.games.altered import GAME
from tavola.games.altered.deck import STARTER_DECKS
from tavola.games.altered.state import AlteredState
from tavola.games.altered.zones import GONE, SPARE
from tavola.kernel.option import Settings

DECKS = st.sampled_from(STARTER_DECKS)
SEEDS = st.integers(0, 1 << 48)
PROFILES = st.sampled_from(["summary", "complete"])
EMPTY_DECKS = st.sampled_from(["any_time", "morning_only"])


@st.composite
def tables(draw: st.DrawFn) -> tuple[Settings, int]:
    """The settings and the seed of a game."""
    chosen = {
        "decks": [draw(DECKS), draw(DECKS)],
        "profile": draw(PROFILES),
        "empty_deck": draw(EMPTY_DECKS),
    }
    return GAME.settle(2, chosen), draw(SEEDS)


@pytest.mark.parametrize(
    "check",
    [
        testing.check_actions,
        testing.check_clones,
        testing.check_seeds,
        testing.check_replay,
        testing.check_hidden,
        testing.check_words,
        testing.check_keys,
    ],
)
def test_contract(check) -> None:  # type: ignore[no-untyped-def]
    @settings(max_examples=15, deadline=None)
    @given(tables())
    def holds(table: tuple[Settings, int]) -> None:
        check(GAME, *table)

    holds()


def cards_of_each_owner(state: AlteredState) -> Counter[str]:
    """Every card that is no token, by owner and reference, wherever it is; each is in exactly one zone."""
    counted: Counter[str] = Counter()
    placed = [card for zone in state.zones for card in zone]
    assert sorted(placed) == list(range(len(state.card))), "a card is in no zone, or in two"
    for zone, cards in enumerate(state.zones):
        for card in cards:
            assert state.zone[card] == zone
            printed = state.card[card]
            if printed.token:
                assert zone >= 14, "a token is outside the Expeditions"
            else:
                assert zone not in (GONE, SPARE)
                counted[f"{state.owner[card]} {printed.reference}"] += 1
    return counted


@settings(max_examples=25, deadline=None)
@given(tables())
@pytest.mark.rule("ALT-OBJ-02")
def test_cards_are_conserved(table: tuple[Settings, int]) -> None:
    testing.check_conserved(GAME, *table, cards_of_each_owner)


@settings(max_examples=25, deadline=None)
@given(tables())
def test_invariants(table: tuple[Settings, int]) -> None:
    """What holds between any two decisions, whatever was done."""
    chosen, seed = table
    for state in testing.random_play(GAME, chosen, seed, Random(seed)):
        assert isinstance(state, AlteredState)
        for player in (0, 1):
            assert 0 <= state.spent[player] <= len(state.zones[4 + player])
        assert all(boosts >= 0 for boosts in state.boosts)
        assert all(counters >= 0 for counters in state.counters)
        assert len(set(state.stamp)) == len(state.stamp), "two objects share a timestamp"
        if state.is_terminal():
            assert state.winner >= 0
            assert state.returns()[state.winner] == 1.0
