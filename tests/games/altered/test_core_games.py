"""Random games with decks drawn from all cards: whatever meets, the game goes on by its rules to its end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.altered.core_games import CHECKS, EMPTY_DECKS, PROFILES, Check, check_every_step, table

SEEDS = st.integers(0, 1 << 48)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("empty_deck", EMPTY_DECKS)
@pytest.mark.parametrize("profile", PROFILES)
def test_games_of_all_cards(check: Check, profile: str, empty_deck: str) -> None:
    played = table(profile, empty_deck)

    @settings(max_examples=3, deadline=None)
    @given(SEEDS)
    def holds(seed: int) -> None:
        check(played, seed)

    holds()


@pytest.mark.parametrize("format", ["limited", "singleton"])
def test_games_of_formats_with_other_decks(format: str) -> None:
    played = table("complete", "any_time", format)

    @settings(max_examples=3, deadline=None)
    @given(SEEDS)
    def holds(seed: int) -> None:
        check_every_step(played, seed)

    holds()
